"""Assembly: an element_tensor kernel whose entries are added to those of a sparse matrix.

The nonzero of an entry of an element matrix is its place among the matrix's stored values; entries without a place (a
negative nonzero) are left out. Entries are added one by one, or those of a batch that have the same nonzero are summed
before: a GPU adds to memory at a rate far below that of its stores (H200, float64: 97 to 134 G additions/s).
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import replace

from femforge.ir.arrays import Array, Load
from femforge.ir.integers import (
    Index,
    IntegerExpression,
    all_of,
    compare,
    entry_of,
    index,
    less,
    minimum,
    quotient,
    remainder,
    select,
)
from femforge.ir.integral import Integral, Local
from femforge.ir.nests import LoopNest, arrays_written
from femforge.ir.scalar import Graph, Node
from femforge.ir.statements import (
    Add,
    For,
    Guard,
    Integer,
    IntegerLoads,
    Lanes,
    Range,
    Scatter,
    Statement,
    Store,
    StoreTransposed,
    Variable,
    VectorCopy,
    VectorStore,
)
from femforge.kernels.arguments import RESULTS

VALUES, NONZEROS = "matrix_values", "nonzeros"

#: Sums of a thread whose places it asks for at the same time: it waits for memory once, and not for each.
_AT_ONCE = 4
#: The same of entries that are added one by one.
_ROUNDS = 8


def into_nonzeros(nest: LoopNest, integral: Integral, bits: int, atomic: bool) -> LoopNest:
    """The kernel that adds to the matrix what another one stores.

    Args:
        nest: of an element_tensor kernel.
        integral: owns its expressions.
        bits: of a nonzero.
        atomic: whether cells that are worked on at the same time may share entries.
    """
    return replace(nest, body=tuple(_Rewriter(integral.graph, bits, atomic).body(nest.body)))


def into_sums(nest: LoopNest, integral: Integral, bits: int, batch: int) -> LoopNest | None:
    """The kernel that sums the entries of a batch with the same nonzero, and adds each sum to the matrix, atomically.

    Args:
        nest: of an element_tensor kernel on a GPU.
        integral: owns its expressions.
        bits: of a nonzero.
        batch: cells of a batch.

    Returns:
        None if the entries of all cells of a batch are not in the tile at a time, entry by entry.
    """
    entries = integral.rows * integral.columns
    own = [s for s in nest.body if RESULTS in arrays_written((s,))]
    source = _place_in_tile(own[0], entries) if len(own) == 1 and own[0] is nest.body[-1] else None
    if source is None:
        return None
    position = Array("position", entries * batch, "shared", bits=16)
    listed = Index(0, (("first_cell", entries), ("k", 1)))
    lists = Lanes(
        "k", index("cells_here").times(entries),
        (VectorCopy("position", index("k"), "contributions", listed, 1),), barrier=False,
    )  # fmt: skip
    body = (lists, *nest.body[:-1], *_sums(integral.graph, bits, batch, source))
    return replace(nest, body=body, shared=(*nest.shared, position))


def _place_in_tile(copy: Statement, entries: int) -> Index | None:
    """Where an ``entry`` of the cell ``cell_here`` of the batch stands, which a statement copies from the tile.

    None if it is another statement, or copies only some of the batch's cells or entries.
    """
    if not isinstance(copy, Lanes):
        return None
    last = copy.body[-1]
    if isinstance(last, VectorCopy) and last.source == "tile" and last.width == 1:
        source, target = last.source_index, last.target_index
    elif isinstance(last, Store) and isinstance(last.value.value, Load) and last.value.value.array == "tile":
        source, target = last.value.value.index, last.index
    else:
        return None
    whole = [("k", 1)], [("entry", 1), ("staged", entries)]
    if target.constant or sorted(target.terms) not in [sorted([("first_cell", entries), *k]) for k in whole]:
        return None
    names = {"staged": "cell_here", "part": "entry", "entry": "entry"}
    if source.constant or not {name for name, _ in source.terms} <= names.keys():
        return None
    return Index(0, tuple((names[name], factor) for name, factor in source.terms))


def _sums(graph: Graph, bits: int, batch: int, source: Index) -> tuple[Statement, ...]:
    """The nonzeros of the batch: the sum of the entries of each goes to the matrix."""
    parts = range(_AT_ONCE)
    part = Integer("part_size", quotient(index("nonzeros_here").plus(_AT_ONCE - 1), _AT_ONCE))
    body = [statement for n in parts for statement in _loads_of_sum(n, bits)]
    for n in parts:
        sends = _sum(graph, n, batch, source)
        here = compare(Index(0, (("k", 1), ("part_size", n))), "<", "nonzeros_here")
        body += sends if n == 0 else [Guard(here, sends)]
    return part, Lanes("k", index("part_size"), tuple(body), barrier=False)


def _loads_of_sum(n: int, bits: int) -> list[Statement]:
    """The ``n``-th nonzero of a thread, and where its entries are listed; those of the last one if there are fewer."""
    own = index("k") if n == 0 else index(f"own{n}")
    listed = index("first_nonzero").plus(own)
    last = index("nonzeros_here").plus(-1)
    lines: list[Statement] = []
    if n > 0:
        lines.append(Integer(f"own{n}", minimum(Index(0, (("k", 1), ("part_size", n))), last)))
    before = entry_of("contribution_ends", listed.plus(-1))
    return [
        *lines,
        IntegerLoads((f"nonzero{n}",), NONZEROS, listed, bits),
        Integer(f"begin{n}", select(compare(own, ">", 0), before, 0)),
        Integer(f"stop{n}", entry_of("contribution_ends", listed)),
    ]


def _sum(graph: Graph, n: int, batch: int, source: Index) -> tuple[Statement, ...]:
    """The sum of the entries with the ``n``-th nonzero of a thread, on its way to the matrix."""
    add = (
        IntegerLoads(("place",), "position", index("e"), 16),
        Integer("entry", quotient("place", batch)),
        Integer("cell_here", remainder("place", batch)),
        Add(f"sum{n}", graph.symbol(Load("tile", source))),
    )
    return (
        Variable(f"sum{n}"),
        Range("e", index(f"begin{n}"), index(f"stop{n}"), add),
        # atomic also where no other batch adds to it: it is sent and forgotten, a plain addition waits for its load
        Scatter(VALUES, index(f"nonzero{n}"), graph.symbol(Local(f"sum{n}")), atomic=True),
    )


class _Rewriter:
    def __init__(self, graph: Graph, bits: int, atomic: bool) -> None:
        self.graph = graph
        self.bits = bits
        self.atomic = atomic
        self._numbers: Iterator[int] = itertools.count()

    def body(self, statements: Sequence[Statement]) -> list[Statement]:
        return [new for statement in statements for new in self._statement(statement)]

    def _statement(self, s: Statement) -> list[Statement]:
        if isinstance(s, Lanes) and not isinstance(s.count, int) and s.variable == "k":
            return [self._in_rounds(s, s.count)]
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

    def _in_rounds(self, s: Lanes, count: IntegerExpression) -> Lanes:
        """Items of threads that ask for the places of several before they add any."""
        body = [
            replace(new, condition=all_of(less("item", count), new.condition))
            if isinstance(new, Guard)
            else new
            for new in self.body(s.body)
        ]
        return replace(s, body=tuple(body), together=True, rounds=_ROUNDS)

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
