"""Bases and tables of one direction of tensor-product elements, chosen so that few of their entries cost anything.

A function of degree 1 or 2 is written in monomials: d/dx of (1, x) does not depend on x, and the geometry of a
trilinear cell then has derivatives that are constant along their own direction. In a direction whose points are
written out, bases consist of even and odd functions about the centre: points come in pairs +a and -a, and one of them
may be the centre itself. From degree 3 on monomials are left aside, as they become ill-conditioned.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from typing import Literal

from flint import fmpq, fmpq_mat

from femforge.ir.element import ScalarElement
from femforge.ir.scalar import Graph, Node
from femforge.reference import basis
from femforge.represent.numbers import Key, fraction, key_of

#: How functions of a direction are written: as even and odd ones; in powers up to degree 2 and the element's own basis
#: beyond; in that basis.
Form = Literal["pairs", "powers", "nodal"]
#: [row][column]
Matrix = tuple[tuple[fmpq, ...], ...]
_Polynomial = tuple[fmpq, ...]
_HALF = fmpq(1, 2)


_Tabulate = Callable[[Sequence[fmpq], int], Matrix]


def _once(tabulate: _Tabulate) -> _Tabulate:
    """The same, which makes each table once: loops ask for their entries one by one."""
    tables: dict[tuple[Key, int], Matrix] = {}

    def known(points: Sequence[fmpq], order: int) -> Matrix:
        key = (key_of(points), order)
        if key not in tables:
            tables[key] = tabulate(points, order)
        return tables[key]

    return known


@dataclass(frozen=True)
class Basis1D:
    """A basis of the polynomials of one direction of an element.

    Attributes:
        name: of its tables.
        from_nodal: [function][node]: its coefficients from those in the element's own basis.
        functions: names of the functions where each has a table of its own; empty where they share one.
        tabulate: [point][function] at points of [0, 1] of a derivative of given order.
    """

    name: str
    from_nodal: Matrix
    functions: tuple[str, ...]
    tabulate: _Tabulate

    @property
    def size(self) -> int:
        """Number of functions."""
        return len(self.from_nodal)

    @property
    def is_nodal(self) -> bool:
        """Whether it is the element's own basis."""
        return all(v == int(i == j) for i, row in enumerate(self.from_nodal) for j, v in enumerate(row))


@cache
def basis_of_direction(element: ScalarElement, form: Form) -> Basis1D:
    """The basis that one direction of a tensor-product element is written in.

    Args:
        element: a tensor product of one element of the interval.
        form: of the basis.
    """
    if form == "nodal":
        return nodal_basis(element)
    factor, paired = basis(element).factor, form == "pairs"
    assert factor is not None
    own = basis(factor)
    degree = own.dimension - 1
    whole = factor.family == "P"  # all polynomials of their degree, which those of a bubble are not
    if whole and degree == 0:
        return _of_polynomials("one", own.tabulate, ("one",), ((fmpq(1),),))
    if whole and degree == 1:
        centre = _HALF if paired else fmpq(0)
        return _of_polynomials("linear", own.tabulate, ("one", "x"), ((fmpq(1),), (-centre, fmpq(1))))
    if whole and degree == 2:
        # the coefficient of 2 xi^2 is the second difference of the nodal values
        quadratic = (fmpq(1, 2), fmpq(-2), fmpq(2))
        return _of_polynomials(
            "quadratic", own.tabulate, ("one", "xi", "xi2"), ((fmpq(1),), (-_HALF, fmpq(1)), quadratic)
        )
    return _in_pairs(element) if paired and whole else nodal_basis(element)


@cache
def nodal_basis(element: ScalarElement) -> Basis1D:
    """A tensor-product element's own basis of one direction."""
    factor = basis(element).factor
    assert factor is not None
    own = basis(factor)
    size = own.dimension
    identity = tuple(tuple(fmpq(int(i == j)) for j in range(size)) for i in range(size))

    def tabulate(points: Sequence[fmpq], order: int) -> Matrix:
        return _rows(own.tabulate([(x,) for x in points], (order,)))

    return Basis1D(_table_name(factor), identity, (), _once(tabulate))


def _table_name(factor: ScalarElement) -> str:
    return f"phi_{factor.name}".replace("-", "_")


def _rows(table: fmpq_mat) -> Matrix:
    return tuple(tuple(row) for row in table.table())


def _value(polynomial: _Polynomial, x: fmpq, order: int) -> fmpq:
    total = fmpq(0)
    for power in range(order, len(polynomial)):
        factor = fmpq(1)
        for k in range(order):
            factor *= power - k
        total += polynomial[power] * factor * x ** (power - order)
    return total


def _of_polynomials(
    name: str, nodal: Callable[..., fmpq_mat], functions: tuple[str, ...], polynomials: Sequence[_Polynomial]
) -> Basis1D:
    """A basis of given polynomials, the coefficients of each lowest power first."""

    def tabulate(points: Sequence[fmpq], order: int) -> Matrix:
        return tuple(tuple(_value(p, x, order) for p in polynomials) for x in points)

    samples = [fmpq(k, max(1, len(polynomials) - 1)) for k in range(len(polynomials))]
    own = nodal([(x,) for x in samples], (0,))
    return Basis1D(
        name, _rows(fmpq_mat([list(r) for r in tabulate(samples, 0)]).inv() * own), functions, _once(tabulate)
    )


def _in_pairs(element: ScalarElement) -> Basis1D:
    """Sums and differences of basis functions that mirror each other, sums first."""
    factor = basis(element).factor
    assert factor is not None
    own = basis(factor)
    count = own.dimension
    position = [p[0] for p in own.lattice]
    by_place = {place: k for k, place in enumerate(position)}
    rows: list[
        tuple[list[fmpq], list[fmpq]]
    ] = []  # functions in nodal ones, and coefficients from nodal ones
    for sign in (1, -1):
        for place in range((count + 1) // 2):
            first, second = by_place[place], by_place[count - 1 - place]
            if first == second and sign < 0:
                continue
            function, coefficient = [fmpq(0)] * count, [fmpq(0)] * count
            coefficient[first], coefficient[second] = fmpq(1), fmpq(sign)
            function[first] = fmpq(1) if first == second else _HALF
            function[second] = function[first] * sign
            rows.append((function, coefficient))
    functions = fmpq_mat([f for f, _ in rows]).transpose()

    def tabulate(points: Sequence[fmpq], order: int) -> Matrix:
        return _rows(own.tabulate([(x,) for x in points], (order,)) * functions)

    return Basis1D(f"{_table_name(factor)}_pairs", tuple(tuple(c) for _, c in rows), (), _once(tabulate))


def points_are_nodes(element: ScalarElement, points: Sequence[fmpq]) -> bool:
    """Whether each function of a direction is one at a point of it and zero at the others."""
    table = nodal_basis(element).tabulate(points, 0)
    rows = [[v for v in row if v != 0] for row in table]
    return len(points) == nodal_basis(element).size and all(row == [1] for row in rows)


def combination(nodes: Sequence[Node], row: Sequence[fmpq]) -> Node:
    """Nodes times numbers, added up."""
    return nodes[0].graph.sum([(node, fraction(v)) for node, v in zip(nodes, row, strict=True) if v != 0])


def along_direction(
    graph: Graph, grid: Mapping[tuple[int, ...], Node], matrix: Matrix, d: int
) -> dict[tuple[int, ...], Node]:
    """A matrix applied to all lines of a grid in direction ``d``."""
    lines: dict[tuple[int, ...], dict[int, Node]] = {}
    for place, node in grid.items():
        lines.setdefault((*place[:d], *place[d + 1 :]), {})[place[d]] = node
    return {
        (*rest[:d], k, *rest[d:]): graph.sum([(line[m], fraction(v)) for m, v in enumerate(row) if v != 0])
        for rest, line in lines.items()
        for k, row in enumerate(matrix)
    }


def _parity(column: Sequence[fmpq]) -> int:
    """1 of an even column, -1 of an odd one, 0 of any other."""
    mirrored = list(reversed(column))
    if list(column) == mirrored:
        return 1
    return -1 if all(a == -b for a, b in zip(column, mirrored, strict=True)) else 0


def values_at_points(graph: Graph, coefficients: Sequence[Node], table: Matrix) -> list[Node]:
    """Values at all points of a direction; those of mirrored points share their even and odd parts."""
    parities = [_parity([row[k] for row in table]) for k in range(len(coefficients))]
    count = len(table)
    plain = 0 in parities or max(parities.count(1), parities.count(-1)) < 2
    values: list[Node] = []
    for q, row in enumerate(table):
        terms = [[(c, fraction(v)) for c, v, p in zip(coefficients, row, parities, strict=True) if p == sign and v != 0]
                 for sign in (1, -1)]  # fmt: skip
        if plain or 2 * q + 1 == count:
            values.append(graph.sum([(c, fraction(v)) for c, v in zip(coefficients, row, strict=True)]))
        elif 2 * q < count:
            values.append(graph.sum([(graph.sum(t), 1) for t in terms if t]))
        else:
            first = [[(c, fraction(v)) for c, v, p in zip(coefficients, table[count - 1 - q], parities, strict=True)
                      if p == sign and v != 0] for sign in (1, -1)]  # fmt: skip
            values.append(graph.sum([(graph.sum(first[0]), 1), (graph.sum(first[1]), -1)]))
    return values


def in_pairs(graph: Graph, nodes: Sequence[Node], column: Sequence[fmpq]) -> list[tuple[Node, Fraction]]:
    """Terms of the sum of nodes times a column of numbers; mirrored points are added or subtracted first."""
    count, parity = len(column), _parity(column)
    terms: list[tuple[Node, Fraction]] = []
    for q, value in enumerate(column):
        if value == 0:
            continue
        if not parity or 2 * q + 1 == count:
            terms.append((nodes[q], fraction(value)))
        elif 2 * q < count:
            terms.append((graph.sum([(nodes[q], 1), (nodes[count - 1 - q], parity)]), fraction(value)))
    return terms
