"""Optimisation of a contraction E = K G with K known exactly, before any code is written.

Zeros are skipped, columns are scaled so that most entries of K become +-1, equal and proportional rows are
computed once, and a row is built from one or two earlier rows where that takes fewer operations (the idea
of FErari: Kirby, Knepley, Logg, Scott, SIAM J. Sci. Comput. 27, 2005).
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

import numpy as np
from flint import fmpq
from numpy.typing import NDArray

from femforge.ir.factors import ONE, is_sign
from femforge.ir.scalar import Graph, Node
from femforge.reference.decimals import is_rounded, snap
from femforge.represent.numbers import fraction

#: Above this many distinct rows the search over pairs of earlier rows is left out.
PAIR_SEARCH_LIMIT = 600
#: The same of the search over three earlier rows, all of them and the columns counted.
TRIPLE_SEARCH_LIMIT = 40
#: Above this many distinct rows the sum of all columns is not tried as an earlier row.
SUM_SEARCH_LIMIT = 64
#: Up to this many rows, what is found of a matrix is kept: tables of basis functions are those of many kernels, a large
#: K is that of one.
KEPT_ROWS = 512
#: Above this many distinct rows only equal and proportional rows are shared.
NEIGHBOUR_SEARCH_LIMIT = 2000

Vector = tuple[tuple[int, fmpq], ...]

#: Terms of a sum: numbers of columns, or of rows after all columns, and their factors.
Terms = tuple[tuple[int, Fraction], ...]

#: A row of K as keys of dictionaries: columns, numerators and denominators (fmpq hashes as Fraction does, by a modular
#: inverse).
RowKey = tuple[tuple[int, int, int], ...]


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


@dataclass(frozen=True)
class _Steps:
    """How the rows of a matrix follow from each other, whatever its columns are.

    Attributes:
        scales: what each column is multiplied by.
        rows: distinct rows, each as a sum of scaled columns and earlier rows.
        outputs: the number of each row's column or distinct row, and its factor; none for an empty row.
    """

    scales: tuple[Fraction, ...]
    rows: tuple[Terms, ...]
    outputs: tuple[tuple[int, Fraction] | None, ...]


def contract(graph: Graph, K: Sequence[dict[int, fmpq]], columns: Sequence[Node]) -> Contraction:
    """Expressions of all rows of K times the columns."""
    before = sum(max(2 * len(row) - 1, 0) for row in K)
    find = _kept_steps if len(K) <= KEPT_ROWS else _steps
    steps = find(tuple([_key(sorted(row.items())) for row in K]), len(columns))
    nodes = [
        graph.hold(graph.multiple(n, s)) if s != 1 else n for n, s in zip(columns, steps.scales, strict=True)
    ]
    names = {node: f"G{k}" for k, node in enumerate(nodes)}
    for terms in steps.rows:
        nodes.append(graph.sum([(nodes[k], factor) for k, factor in terms]))
    outputs = [
        graph.zero if found is None else graph.multiple(nodes[found[0]], found[1]) for found in steps.outputs
    ]
    return Contraction(tuple(outputs), before, names)


def _key(vector: Iterable[tuple[int, fmpq]]) -> RowKey:
    return tuple([(a, int(v.p), int(v.q)) for a, v in vector])


def _steps(K: tuple[RowKey, ...], count: int) -> _Steps:
    """Steps for the rows of a matrix with so many columns."""
    vectors = _snapped([tuple([(a, fmpq(p, q)) for a, p, q in row]) for row in K])
    scales = _column_scales(vectors, count)
    common = scales[0] if scales and len(set(map(_one_key, scales))) == 1 and len(K) <= count else fmpq(1)
    vectors = _snapped([tuple([(a, v / scales[a]) for a, v in vector]) for vector in vectors])
    normals = [_normal(vector) if vector else None for vector in vectors]
    by_key = {_key(normal[0]): normal[0] for normal in normals if normal}
    distinct = sorted(by_key.values(), key=lambda v: (_cost(v), v))
    search = _found(count, distinct)
    outputs = [
        (search.numbers[_key(normal[0])], fraction(common * normal[1])) if normal else None
        for normal in normals
    ]
    # what all columns are multiplied by is left to the rows, if these are no more
    return _Steps(tuple(fraction(scale / common) for scale in scales), tuple(search.rows), tuple(outputs))


_kept_steps = lru_cache(maxsize=256)(_steps)


def _found(count: int, distinct: Sequence[Vector]) -> _RowSearch:
    """A search that has found all rows: from the sum of the columns of all rows on, if that takes fewer operations.

    Of a mass matrix, and of linear functions at points that lie evenly, a row is that sum and a multiple of one column.
    """
    searches = [_RowSearch(count, distinct)]
    if 2 < len(distinct) <= SUM_SEARCH_LIMIT:
        common = sorted(set.intersection(*(set(dict(vector)) for vector in distinct)))
        if len(common) > 2:
            searches.append(_RowSearch(count, distinct, tuple([(a, fmpq(1)) for a in common])))
    return min(searches, key=lambda search: search.operations)


def _normal(vector: Vector) -> tuple[Vector, fmpq]:
    """The vector scaled so that its most frequent magnitude becomes 1 and its first entry positive."""
    most = _most_frequent(Counter([(abs(int(v.p)), int(v.q)) for _, v in vector]), prefer_one=True)
    scale = most if vector[0][1] > 0 else -most
    return tuple([(a, v / scale) for a, v in vector]), scale


def _one_key(value: fmpq) -> tuple[int, int]:
    return int(value.p), int(value.q)


def _snapped(vectors: Sequence[Vector]) -> list[Vector]:
    """The same, with exact zeros, ones and equalities where numbers of a table, or their quotients, were rounded."""
    if not any(is_rounded(v) for vector in vectors for _, v in vector):
        return list(vectors)
    values = iter(snap([v for vector in vectors for _, v in vector]))
    snapped = [[(a, next(values)) for a, _ in vector] for vector in vectors]
    return [tuple([(a, v) for a, v in vector if v != 0]) for vector in snapped]


def _column_scales(vectors: Sequence[Vector], count: int) -> list[fmpq]:
    counters: list[Counter[tuple[int, int]]] = [Counter() for _ in range(count)]
    for vector in vectors:
        for a, v in vector:
            counters[a][abs(int(v.p)), int(v.q)] += 1
    return [_most_frequent(c) if c else fmpq(1) for c in counters]


def _most_frequent(counts: Counter[tuple[int, int]], prefer_one: bool = False) -> fmpq:
    """The rational that is counted most; the smallest one of several, or 1 before all others."""
    most = max(counts.values())
    frequent = [key for key, number in counts.items() if number == most]
    if prefer_one and (1, 1) in frequent:
        return fmpq(1)
    return min(fmpq(*key) for key in frequent)


def _cost(vector: Vector) -> int:
    """Operations of computing a row from the columns."""
    return len(vector) - 1 + sum(1 for _, v in vector if abs(v) != 1)


class _RowSearch:
    """Finds a cheap expression for each row among those found before.

    Rows are held as integers over their common denominator, so that the distance to all earlier rows is one
    array operation; rows without a small common denominator are written out as they are.

    Args:
        columns: how many there are.
        distinct: rows to find.
        total: a row that is found before them; all of them have its columns.
    """

    def __init__(self, columns: int, distinct: Sequence[Vector], total: Vector = ()) -> None:
        self.columns = columns
        self.total = total
        self.numbers: dict[RowKey, int] = {}
        self.rows: list[Terms] = []
        self.unit = math.lcm(1, *(int(v.q) for vector in distinct for _, v in vector))
        largest = max((abs(int(v.p)) for vector in distinct for _, v in vector), default=0)
        self.searches = len(distinct) <= NEIGHBOUR_SEARCH_LIMIT and self.unit * largest < 1 << 40
        self.pairs = len(distinct) <= PAIR_SEARCH_LIMIT
        self.known = np.zeros((columns + 1 + len(distinct), columns), dtype=np.int64)
        self.by_bytes: dict[bytes, int] = {}
        for a in range(columns):
            self._remember(((a, fmpq(1)),))
        for vector in [*([total] if total else []), *distinct]:
            self._add(vector)

    @property
    def operations(self) -> int:
        """Of all rows."""
        return sum(len(row) - 1 + sum(not is_sign(factor) for _, factor in row) for row in self.rows)

    def _add(self, vector: Vector) -> None:
        """Find a sum for a row and remember it."""
        if _key(vector) in self.numbers:
            return
        terms: Terms = tuple([(a, fraction(v)) for a, v in vector])
        if _cost(vector) > 1:
            terms = (self._cheaper(vector) if self.searches else self._from_sum(vector)) or terms
        self.rows.append(terms)
        self._remember(vector)

    def _remember(self, vector: Vector) -> None:
        number = self.numbers[_key(vector)] = len(self.numbers)
        if self.searches:
            row = self._integers(vector)
            self.by_bytes.setdefault(row.tobytes(), number)
            self.known[number] = row

    def _integers(self, vector: Vector) -> NDArray[np.int64]:
        row = np.zeros(self.columns, dtype=np.int64)
        for a, v in vector:
            row[a] = int(v.p) * (self.unit // int(v.q))
        return row

    def _from_sum(self, vector: Vector) -> Terms | None:
        """The row as the first one, if that is a sum which all rows have, and a few columns."""
        if not self.total or not self.rows:  # it is the first one itself
            return None
        left = dict(vector)
        for a, _ in self.total:
            left[a] -= 1
        rest: Vector = tuple([(a, v) for a, v in left.items() if v != 0])
        if _cost(rest) + 1 >= _cost(vector):
            return None
        return ((self.columns, ONE), *((a, fraction(v)) for a, v in rest))

    def _cheaper(self, vector: Vector) -> Terms | None:
        """The row as +- an earlier row and a few columns, or as +- two earlier rows."""
        target = self._integers(vector)
        known = self.known[: len(self.numbers)]
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
        if len(known) <= TRIPLE_SEARCH_LIMIT and (best[0] if best else _cost(vector)) > 2:
            triple = self._triple(target, known)
            if triple is not None:
                return triple
        if best is None:
            return None
        _, number, sign = best
        rest_row = target - sign * known[number]
        columns = [(a, Fraction(int(rest_row[a]), self.unit)) for a in map(int, np.flatnonzero(rest_row))]
        return ((number, Fraction(sign)), *columns)

    def _triple(self, target: NDArray[np.int64], known: NDArray[np.int64]) -> Terms | None:
        """The row as a sum of three earlier rows, each with a sign: entries of a Laplacian that add up to zero."""
        for number, row in enumerate(known):
            for sign in (1, -1):
                pair = self._pair(target - sign * row, known[:number])
                if pair is not None:
                    return (*pair, (number, Fraction(sign)))
        return None

    def _pair(self, target: NDArray[np.int64], known: NDArray[np.int64]) -> Terms | None:
        """The row as +- an earlier row +- another one."""
        size = target.nbytes
        for sign in (1, -1):
            rest = target - sign * known
            # numbers are compared as bytes, all rows brought to them at once
            plus, minus = rest.tobytes(), (-rest).tobytes()
            for number, first in enumerate(range(0, len(plus), size)):
                for other_sign, all_rows in ((1, plus), (-1, minus)):
                    other = self.by_bytes.get(all_rows[first : first + size])
                    if other is not None:
                        return ((number, Fraction(sign)), (other, Fraction(other_sign)))
        return None
