"""Assembly: an element_tensor kernel whose entries are added to those of a sparse matrix.

The nonzero of an entry of an element matrix is its place among the matrix's stored values; entries without a place (a
negative nonzero) are left out.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import replace

from femforge.ir.arrays import Load
from femforge.ir.integers import Index, compare, index
from femforge.ir.integral import Integral
from femforge.ir.nests import LoopNest
from femforge.ir.scalar import Graph, Node
from femforge.ir.statements import (
    For,
    Guard,
    IntegerLoads,
    Lanes,
    Scatter,
    Statement,
    Store,
    StoreTransposed,
    VectorCopy,
    VectorStore,
)
from femforge.kernels.arguments import RESULTS

VALUES, NONZEROS = "matrix_values", "nonzeros"


def into_nonzeros(nest: LoopNest, integral: Integral, bits: int, atomic: bool) -> LoopNest:
    """The kernel that adds to the matrix what another one stores.

    Args:
        nest: of an element_tensor kernel.
        integral: owns its expressions.
        bits: of a nonzero.
        atomic: whether cells that are worked on at the same time may share entries.
    """
    return replace(nest, body=tuple(_Rewriter(integral.graph, bits, atomic).body(nest.body)))


class _Rewriter:
    def __init__(self, graph: Graph, bits: int, atomic: bool) -> None:
        self.graph = graph
        self.bits = bits
        self.atomic = atomic
        self._numbers: Iterator[int] = itertools.count()

    def body(self, statements: Sequence[Statement]) -> list[Statement]:
        return [new for statement in statements for new in self._statement(statement)]

    def _statement(self, s: Statement) -> list[Statement]:
        if isinstance(s, (For, Guard, Lanes)):
            return [replace(s, body=tuple(self.body(s.body)))]
        if isinstance(s, VectorCopy) and s.target == RESULTS:
            loads = [self.graph.symbol(Load(s.source, s.source_index.plus(k))) for k in range(s.width)]
            return self._adds(s.target_index, loads)
        if isinstance(s, VectorStore) and s.array == RESULTS:
            return self._adds(s.index, s.values)
        if isinstance(s, Store) and s.array == RESULTS:
            return self._adds(s.index, [s.value])
        if isinstance(s, StoreTransposed):
            return [self._transposed(s)]
        return [s]

    def _adds(self, first: Index, values: Sequence[Node]) -> list[Statement]:
        names = tuple(f"nonzero{next(self._numbers)}" for _ in values)
        adds: list[Statement] = [
            Guard(compare(name, ">=", 0), (Scatter(VALUES, index(name), value, self.atomic),))
            for name, value in zip(names, values, strict=True)
        ]
        return [IntegerLoads(names, NONZEROS, first, self.bits), *adds]

    def _transposed(self, s: StoreTransposed) -> Statement:
        place = s.index.plus(Index(0, (("lane", s.entries), ("entry", 1))))
        value = self.graph.symbol(Load(s.tile, Index(0, (("entry", s.lanes), ("lane", 1)))))
        return Lanes("lane", s.count, (For("entry", s.width, tuple(self._adds(place, [value]))),))
