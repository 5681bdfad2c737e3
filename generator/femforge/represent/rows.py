"""Optimisation of a contraction E = K G with K known exactly, before any code is written.

Zeros are skipped, columns are scaled so that most entries of K become +-1, equal and proportional rows are
computed once, and a row is built from one or two earlier rows where that takes fewer operations (the idea
of FErari: Kirby, Knepley, Logg, Scott, SIAM J. Sci. Comput. 27, 2005).
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

import numpy as np
from flint import fmpq
from numpy.typing import NDArray

from femforge.ir.scalar import Graph, Node
from femforge.represent.numbers import fraction

#: Above this many distinct rows the search over pairs of earlier rows is left out.
PAIR_SEARCH_LIMIT = 600
#: Above this many distinct rows only equal and proportional rows are shared.
NEIGHBOUR_SEARCH_LIMIT = 2000

Vector = tuple[tuple[int, fmpq], ...]


@dataclass(frozen=True)
class Contraction:
    """An optimised contraction.

    Attributes:
        outputs: one expression for each row of K.
        flops_before: 2 nnz - (nonempty rows): every nonzero one multiply-add.
        names: names for the scaled columns.
    """

    outputs: tuple[Node, ...]
    flops_before: int
    names: dict[Node, str]


def contract(graph: Graph, K: Sequence[dict[int, fmpq]], columns: Sequence[Node]) -> Contraction:
    """Expressions of all rows of K times the columns."""
    before = sum(max(2 * len(row) - 1, 0) for row in K)
    scales = _column_scales(K, len(columns))
    scaled = [
        graph.hold(graph.sum([(n, fraction(s))])) if s != 1 else n
        for n, s in zip(columns, scales, strict=True)
    ]
    names = {node: f"G{k}" for k, node in enumerate(scaled)}
    vectors = [tuple(sorted((a, v / scales[a]) for a, v in row.items())) for row in K]
    distinct = sorted({_normal(v)[0] for v in vectors if v}, key=lambda v: (_cost(v), v))
    search = _RowSearch(graph, scaled, distinct)
    for vector in distinct:
        search.add(vector)
    outputs = []
    for vector in vectors:
        if not vector:
            outputs.append(graph.zero)
            continue
        normal, scale = _normal(vector)
        outputs.append(graph.sum([(search.nodes[normal], fraction(scale))]))
    return Contraction(tuple(outputs), before, names)


def _normal(vector: Vector) -> tuple[Vector, fmpq]:
    """The vector scaled so that its most frequent magnitude becomes 1 and its first entry positive."""
    counts = Counter(abs(v) for _, v in vector)
    most = max(counts.items(), key=lambda item: (item[1], item[0] == 1, -item[0]))[0]
    scale = most if vector[0][1] > 0 else -most
    return tuple((a, v / scale) for a, v in vector), scale


def _column_scales(K: Sequence[dict[int, fmpq]], count: int) -> list[fmpq]:
    counters: list[Counter[fmpq]] = [Counter() for _ in range(count)]
    for row in K:
        for a, value in row.items():
            counters[a][abs(value)] += 1
    return [max(c.items(), key=lambda item: (item[1], -item[0]))[0] if c else fmpq(1) for c in counters]


def _cost(vector: Vector) -> int:
    """Operations of computing a row from the columns."""
    return len(vector) - 1 + sum(1 for _, v in vector if abs(v) != 1)


class _RowSearch:
    """Finds a cheap expression for each row among those found before.

    Rows are held as integers over their common denominator, so that the distance to all earlier rows is one
    array operation; rows without a small common denominator are written out as they are.
    """

    def __init__(self, graph: Graph, columns: Sequence[Node], distinct: Sequence[Vector]) -> None:
        self.graph = graph
        self.columns = columns
        self.nodes: dict[Vector, Node] = {((a, fmpq(1)),): node for a, node in enumerate(columns)}
        self.unit = math.lcm(1, *(int(v.q) for vector in distinct for _, v in vector))
        largest = max((abs(int(v.p)) for vector in distinct for _, v in vector), default=0)
        self.searches = len(distinct) <= NEIGHBOUR_SEARCH_LIMIT and self.unit * largest < 1 << 40
        self.pairs = len(distinct) <= PAIR_SEARCH_LIMIT
        self.known = np.zeros((len(columns) + len(distinct), len(columns)), dtype=np.int64)
        self.order: list[Node] = []
        self.by_bytes: dict[bytes, int] = {}
        for vector, node in list(self.nodes.items()):
            self._remember(vector, node)

    def add(self, vector: Vector) -> None:
        """Find an expression for a row and remember it."""
        if vector in self.nodes:
            return
        terms = [(self.columns[a], fraction(v)) for a, v in vector]
        if self.searches and _cost(vector) > 1:
            terms = self._cheaper(vector) or terms
        node = self.nodes[vector] = self.graph.sum(terms)
        self._remember(vector, node)

    def _remember(self, vector: Vector, node: Node) -> None:
        if self.searches:
            row = self._integers(vector)
            self.by_bytes.setdefault(row.tobytes(), len(self.order))
            self.known[len(self.order)] = row
        self.order.append(node)

    def _integers(self, vector: Vector) -> NDArray[np.int64]:
        row = np.zeros(len(self.columns), dtype=np.int64)
        for a, v in vector:
            row[a] = int(v.p) * (self.unit // int(v.q))
        return row

    def _cheaper(self, vector: Vector) -> list[tuple[Node, Fraction]] | None:
        """The row as +- an earlier row and a few columns, or as +- two earlier rows."""
        target = self._integers(vector)
        known = self.known[: len(self.order)]
        best: tuple[int, int, int] | None = None
        for sign in (1, -1):
            rest = target - sign * known
            nonzero = rest != 0
            costs = nonzero.sum(axis=1) + (nonzero & (np.abs(rest) != self.unit)).sum(axis=1)
            number = int(np.argmin(costs))
            if int(costs[number]) < (best[0] if best else _cost(vector)):
                best = (int(costs[number]), number, sign)
        if self.pairs and (best is None or best[0] > 1):
            pair = self._pair(target, known)
            if pair is not None:
                return pair
        if best is None:
            return None
        _, number, sign = best
        rest_row = target - sign * known[number]
        columns = [
            (self.columns[a], Fraction(int(rest_row[a]), self.unit))
            for a in map(int, np.flatnonzero(rest_row))
        ]
        return [(self.order[number], Fraction(sign)), *columns]

    def _pair(
        self, target: NDArray[np.int64], known: NDArray[np.int64]
    ) -> list[tuple[Node, Fraction]] | None:
        for sign in (1, -1):
            rest = target - sign * known
            for number in range(len(known)):
                for other_sign in (1, -1):
                    other = self.by_bytes.get((other_sign * rest[number]).tobytes())
                    if other is not None:
                        return [
                            (self.order[number], Fraction(sign)),
                            (self.order[other], Fraction(other_sign)),
                        ]
        return None
