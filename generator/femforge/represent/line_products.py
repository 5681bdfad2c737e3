"""Products of two basis functions along one direction of a tensor-product cell.

The element matrix of a tensor-product cell needs, in each direction, the integrals of D against all products of a test
and a trial function. These products span a small space (of degree 2 p at most): a few of them, the moments, are
integrated, and the others follow from those exactly.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property, lru_cache

from flint import fmpq

from femforge.ir.element import Field, ScalarElement
from femforge.ir.factors import Ratios, as_ratios
from femforge.reference import QuadratureRule, basis, quadrature, snap
from femforge.represent.numbers import fraction

#: Residuals below this, relative to what they come from, are those of irrational numbers of 50 digits.
_NOTHING = fmpq(1, 10**30)

Row = tuple[fmpq, ...]
#: [test function][trial function] -> (moment, factor) of their product.
Expansion = tuple[tuple[tuple[tuple[int, Fraction], ...], ...], ...]


@dataclass(frozen=True)
class LineProducts:
    """Products of the test and trial functions of one direction, for one pair of derivatives.

    Attributes:
        weights: [moment][point] quadrature weight times the product at the point.
        expansion: [test function][trial function] -> (moment, factor) of the product.
    """

    weights: tuple[tuple[Fraction, ...], ...]
    expansion: Expansion

    @cached_property
    def _hash(self) -> int:
        return hash(tuple(map(as_ratios, self.weights)))

    def __hash__(self) -> int:
        # of many numbers, and asked for often; fractions hash by a modular inverse
        return self._hash

    @property
    def transposed(self) -> LineProducts:
        """The same with test and trial functions exchanged."""
        return LineProducts(self.weights, tuple(zip(*self.expansion, strict=True)))


@dataclass(frozen=True)
class LinePairs:
    """The products themselves, equal ones once.

    Attributes:
        weights: [product][point] quadrature weight times the product at the point.
        number: [test function][trial function] -> product.
    """

    weights: tuple[tuple[Fraction, ...], ...]
    number: tuple[tuple[int, ...], ...]

    @property
    def transposed(self) -> LinePairs:
        """The same with test and trial functions exchanged."""
        return LinePairs(self.weights, tuple(zip(*self.number, strict=True)))


def line_rule(rule: QuadratureRule) -> tuple[tuple[fmpq, ...], tuple[fmpq, ...]]:
    """Points and weights of the one-dimensional rule of a tensor-product rule."""
    assert rule.rule_1d is not None
    points, weights = rule.rule_1d
    return tuple(points), tuple(weights)


def line_element(member: Field) -> ScalarElement:
    """The element of one direction of a field's element."""
    factor = basis(member.element).factor
    assert factor is not None
    return factor


def line_degree(member: Field) -> int:
    """Highest power in one direction of a field: bubbles have fewer functions than powers."""
    return basis(line_element(member)).derivative_degree


def _rows(
    points: Sequence[fmpq], weights: Sequence[fmpq], test: ScalarElement, trial: ScalarElement,
    orders: tuple[int, int],
) -> list[list[Row]]:  # fmt: skip
    """[test function][trial function] -> weighted products at the points."""
    left = basis(test).tabulate([(x,) for x in points], (orders[0],))
    right = basis(trial).tabulate([(x,) for x in points], (orders[1],))
    flat = snap([
        w * left[q, i] * right[q, j]
        for i in range(left.ncols()) for j in range(right.ncols()) for q, w in enumerate(weights)
    ])  # fmt: skip
    n = len(points)
    rows = iter(tuple(flat[k : k + n]) for k in range(0, len(flat), n))
    return [[next(rows) for _ in range(right.ncols())] for _ in range(left.ncols())]


def _fractions(rows: Sequence[Row]) -> tuple[tuple[Fraction, ...], ...]:
    return tuple(map(_as_fractions, rows))


def _as_fractions(row: Row) -> tuple[Fraction, ...]:
    return tuple(map(fraction, row))


def line_products(rule: QuadratureRule, test: Field, trial: Field, orders: tuple[int, int]) -> LineProducts:
    """Moments of one direction.

    Args:
        rule: a tensor product of one 1D rule.
        test, trial: fields with tensor-product elements.
        orders: of the derivatives of the test and the trial function in this direction.
    """
    return _line_products(rule, line_element(test), line_element(trial), orders)


@lru_cache(maxsize=256)
def _line_products(
    rule: QuadratureRule, test: ScalarElement, trial: ScalarElement, orders: tuple[int, int]
) -> LineProducts:
    points, weights = line_rule(rule)
    rows = _rows(points, weights, test, trial, orders)
    flat = [row for line in rows for row in line]
    # with as many points as they need, whatever these are, the same are chosen: moments of two rules can be added
    degree = basis(test).derivative_degree + basis(trial).derivative_degree
    rank = max(1, degree + 1 - sum(orders))
    if rank <= len(points):
        gauss = quadrature("interval", 2 * rank - 1)
        points, weights = tuple(x for (x,) in gauss.points), gauss.weights
    exact = _rows(points, weights, test, trial, orders)
    chosen, factors = _independent([row for line in exact for row in line])
    expansions = iter(tuple((m, fraction(f)) for m, f in enumerate(row) if f != 0) for row in factors)
    expansion = tuple(tuple(next(expansions) for _ in line) for line in rows)
    return LineProducts(_fractions([flat[k] for k in chosen]), expansion)


def line_pairs(rule: QuadratureRule, test: Field, trial: Field, orders: tuple[int, int]) -> LinePairs:
    """All products of one direction, arguments as of :func:`line_products`."""
    return _line_pairs(rule, line_element(test), line_element(trial), orders)


@lru_cache(maxsize=256)
def _line_pairs(
    rule: QuadratureRule, test: ScalarElement, trial: ScalarElement, orders: tuple[int, int]
) -> LinePairs:
    rows = [list(map(_as_fractions, line)) for line in _rows(*line_rule(rule), test, trial, orders)]
    known: dict[Ratios, tuple[Fraction, ...]] = {as_ratios(row): row for line in rows for row in line}
    place = {key: number for number, key in enumerate(known)}
    number = tuple(tuple(place[as_ratios(row)] for row in line) for line in rows)
    return LinePairs(tuple(known.values()), number)


def _size(row: Sequence[fmpq]) -> fmpq:
    return max(abs(value) for value in row)


def _independent(rows: Sequence[Row]) -> tuple[list[int], list[list[fmpq]]]:
    """Rows that span all of them, and the factors of these in each row.

    The largest remainder comes next, which keeps the factors small.
    """
    sizes = [_size(row) for row in rows]
    rest = [list(row) for row in rows]
    factors: list[list[fmpq]] = [[] for _ in rows]
    chosen: list[int] = []
    while True:
        left = [
            (_size(row) / size, -k)
            for k, (row, size) in enumerate(zip(rest, sizes, strict=True))
            if size != 0 and k not in chosen and _size(row) > size * _NOTHING
        ]
        if not left:
            break
        k = -max(left)[1]
        pivot = max(range(len(rest[k])), key=lambda q: (abs(rest[k][q]), -q))
        _eliminate(rest, factors, k, pivot)
        chosen.append(k)
    order = sorted(range(len(chosen)), key=lambda m: chosen[m])
    solved = [_back(row, chosen, factors) for row in factors]
    return sorted(chosen), [
        snap([row[m] for m in order]) if any(row) else [fmpq(0)] * len(order) for row in solved
    ]


def _eliminate(rest: list[list[fmpq]], factors: list[list[fmpq]], k: int, pivot: int) -> None:
    """Take the remainder of row ``k`` out of all others."""
    source = list(rest[k])
    for n, row in enumerate(rest):
        f = fmpq(1) if n == k else row[pivot] / source[pivot]
        factors[n].append(f)
        if f != 0:
            rest[n] = [a - f * b for a, b in zip(row, source, strict=True)]


def _back(row: Sequence[fmpq], chosen: Sequence[int], factors: Sequence[Sequence[fmpq]]) -> list[fmpq]:
    """Factors of the chosen rows themselves instead of their remainders.

    A chosen row is its remainder and multiples of the remainders before it.
    """
    result = list(row)
    for m in range(len(chosen) - 1, -1, -1):
        for earlier in range(m):
            result[earlier] -= result[m] * factors[chosen[m]][earlier]
    return result
