"""Even and odd parts on simplices: swaps of two vertices that commute, and what they make of functions and points.

On tetrahedra vertices 0 and 1, and 2 and 3, are swapped, on triangles and intervals 0 and 1. A function is a sum of
parts that each swap leaves as they are or changes the sign of; the combination of signs is the *parity* of a part, a
bit for each swap. Derivatives along :attr:`Symmetries.axes` change a parity to another one. So a table of basis
functions falls into blocks, of which all but one in four are zero on tetrahedra, and one in two on triangles. (Of
intervals that is the even-odd decomposition of Solomonoff, J. Comput. Phys. 1992; the group here is abelian, so
parities are its characters: Serre, *Linear Representations of Finite Groups*, section 3.1.)
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, cached_property

from flint import fmpq, fmpq_mat

from femforge.ir.element import ScalarElement
from femforge.reference.bases import basis
from femforge.reference.cells import reference_cell
from femforge.reference.polynomials import Exponents, Polynomials, moment_matrix

Point = tuple[fmpq, ...]
#: Swapped vertices of each cell.
_SWAPS: dict[str, tuple[tuple[int, int], ...]] = {
    "interval": ((0, 1),), "triangle": ((0, 1),), "tetrahedron": ((0, 1), (2, 3)),
}  # fmt: skip
#: Directions of which each is changed by some swaps in its sign, and left as it is by the others; and these parities.
_AXES: dict[str, tuple[tuple[tuple[int, ...], int], ...]] = {
    "interval": (((1,), 1),),
    "triangle": (((1, 0), 1), ((-1, 2), 0)),
    "tetrahedron": (((1, 0, 0), 1), ((-1, 1, 1), 0), ((0, -1, 1), 2)),
}  # fmt: skip
#: How far numbers may be apart that count as equal: they have 50 digits.
_CLOSE = fmpq(1, 10**35)
#: Where functions are compared, up to the cell's dimension: points in general position.
_GENERIC = ((3, 7, 13), (11, 5, 2), (1, 17, 4))


@dataclass(frozen=True)
class Orbit:
    """Functions, or points, that swaps carry into each other.

    Attributes:
        members: their numbers, the representative first.
        moves: by member, what carries the representative there: a bit for each swap.
        parities: that combinations of them can have, as many as members.
    """

    members: tuple[int, ...]
    moves: tuple[int, ...]
    parities: tuple[int, ...]

    @property
    def kind(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Orbits of one kind are treated alike."""
        return self.moves, self.parities


@dataclass(frozen=True)
class Symmetries:
    """Swaps of a simplex.

    Attributes:
        cell: UFL cell name.
        swaps: pairs of vertices; none for no symmetry.
        axes: directions of derivatives, [axis][d].
        axis_parities: of each.
    """

    cell: str
    swaps: tuple[tuple[int, int], ...]
    axes: tuple[tuple[int, ...], ...]
    axis_parities: tuple[int, ...]

    @property
    def parities(self) -> range:
        """All parities; and all moves, which are as many."""
        return range(1 << len(self.swaps))

    def moved(self, point: Sequence[fmpq], move: int) -> Point:
        """The image of a point."""
        barycentric = [1 - sum(point, fmpq(0)), *point]
        for number, (a, b) in enumerate(self.swaps):
            if move >> number & 1:
                barycentric[a], barycentric[b] = barycentric[b], barycentric[a]
        return tuple(barycentric[1:])

    def parity_of(self, derivative: Exponents) -> int:
        """The parity by which a derivative along the axes changes that of a function."""
        parity = 0
        for order, own in zip(derivative, self.axis_parities, strict=True):
            parity ^= own if order % 2 else 0
        return parity

    def reference_derivatives(self, derivative: Exponents) -> dict[Exponents, fmpq]:
        """A derivative along the axes as a sum of reference derivatives."""
        return _expanded(derivative, [[fmpq(x) for x in axis] for axis in self.axes])

    def along_axes(self, derivative: Exponents) -> dict[Exponents, fmpq]:
        """A reference derivative as a sum of derivatives along the axes."""
        return _expanded(derivative, self.inverse)

    @property
    def volume(self) -> fmpq:
        """Of the axes, in that of the reference directions."""
        return self._matrix.det()

    @property
    def _matrix(self) -> fmpq_mat:
        """The axes, a row each."""
        size = len(self.axes)
        return fmpq_mat(size, size, [fmpq(x) for axis in self.axes for x in axis])

    @cached_property
    def inverse(self) -> list[list[fmpq]]:
        """The reference directions in the axes, [direction][axis]."""
        return [list(row) for row in self._matrix.inv().table()]


def sign(parity: int, move: int) -> int:
    """The sign that a part of a parity takes when it is moved."""
    return -1 if (parity & move).bit_count() % 2 else 1


def symmetries_of(cell: str) -> Symmetries:
    """The swaps of a simplex."""
    axes = _AXES[cell]
    return Symmetries(cell, _SWAPS[cell], tuple(a for a, _ in axes), tuple(p for _, p in axes))


def no_symmetries(cell: str) -> Symmetries:
    """None, for what has no symmetry: one parity, and derivatives in the reference directions."""
    size = reference_cell(cell).dimension
    axes = tuple(tuple(int(d == axis) for d in range(size)) for axis in range(size))
    return Symmetries(cell, (), axes, (0,) * size)


def _expanded(derivative: Exponents, rows: Sequence[Sequence[fmpq]]) -> dict[Exponents, fmpq]:
    """A product of directions, each a row of a matrix, as a sum of products of the columns' directions."""
    size = len(rows[0]) if rows else 0
    total: dict[Exponents, fmpq] = {(0,) * size: fmpq(1)}
    for axis, order in enumerate(derivative):
        for _ in range(order):
            further: dict[Exponents, fmpq] = {}
            for known, value in total.items():
                for d, factor in enumerate(rows[axis]):
                    if factor != 0:
                        key = (*known[:d], known[d] + 1, *known[d + 1 :])
                        further[key] = further.get(key, fmpq(0)) + value * factor
            total = {key: value for key, value in further.items() if value != 0}
    return total


# -- orbits --------------------------------------------------------------------------------------------------


def _orbits(symmetries: Symmetries, count: int, image: Callable[[int, int], int]) -> tuple[Orbit, ...]:
    """Orbits of numbered things, those of the most members first.

    Args:
        symmetries: the swaps.
        count: of things.
        image: of a thing under a move.
    """
    found, seen = [], set[int]()
    for number in range(count):
        if number in seen:
            continue
        moves: dict[int, int] = {}
        for move in symmetries.parities:
            moves.setdefault(image(number, move), move)
        fixing = [move for move in symmetries.parities if image(number, move) == number]
        parities = tuple(p for p in symmetries.parities if all(sign(p, move) == 1 for move in fixing))
        found.append(Orbit(tuple(moves), tuple(moves.values()), parities))
        seen |= set(moves)
    return tuple(sorted(found, key=lambda orbit: (-len(orbit.members), orbit.moves)))


@cache
def orbits_of_points(
    symmetries: Symmetries, points: tuple[Point, ...], weights: tuple[fmpq, ...]
) -> tuple[Orbit, ...] | None:
    """Orbits of the points of a rule; None if swaps do not leave it as it is.

    Args:
        symmetries: the swaps.
        points: [point][d].
        weights: of them.
    """
    images: dict[tuple[int, int], int] = {}
    for move in symmetries.parities:
        for number, point in enumerate(points):
            moved = symmetries.moved(point, move)
            same = [
                k for k, other in enumerate(points)
                if abs(weights[k] - weights[number]) < _CLOSE
                and all(abs(a - b) < _CLOSE for a, b in zip(moved, other, strict=True))
            ]  # fmt: skip
            if len(same) != 1:
                return None
            images[number, move] = same[0]
    return _orbits(symmetries, len(points), lambda number, move: images[number, move])


@cache
def orbits_of_functions(symmetries: Symmetries, element: ScalarElement) -> tuple[Orbit, ...] | None:
    """Orbits of the basis functions of an element; None if swaps do not carry each to another one."""
    own = basis(element)
    size = reference_cell(symmetries.cell).dimension
    points = [tuple(fmpq(x, 29 + k) for x in point[:size]) for k, point in enumerate(_GENERIC)]
    order = (0,) * size
    here = own.tabulate(points, order).transpose().table()
    images: dict[tuple[int, int], int] = {}
    for move in symmetries.parities:
        # phi_k o g is a basis function again: the one whose own place g carries to that of phi_k
        moved = own.tabulate([symmetries.moved(point, move) for point in points], order).transpose().table()
        for number, values in enumerate(moved):
            same = [
                k for k, other in enumerate(here)
                if all(abs(a - b) < _CLOSE for a, b in zip(values, other, strict=True))
            ]  # fmt: skip
            if len(same) != 1:
                return None
            images[number, move] = same[0]
    return _orbits(symmetries, own.dimension, lambda number, move: images[number, move])


# -- modes ---------------------------------------------------------------------------------------------------


@cache
def modes_by_parity(symmetries: Symmetries, degree: int) -> tuple[tuple[Polynomials, tuple[fmpq, ...]], ...]:
    """L2-orthogonal polynomials up to a total degree of each parity, exact, and their squared norms.

    Products of coordinates along the axes, from the barycentre, have a parity; those of each are made orthogonal, in
    the order of their total degrees (of :func:`counts_by_parity`).
    """
    cell = symmetries.cell
    size = reference_cell(cell).dimension
    coordinates = _coordinates(symmetries)
    known: dict[Exponents, dict[Exponents, fmpq]] = {(0,) * size: {(0,) * size: fmpq(1)}}
    by_parity = _powers_by_parity(symmetries, degree)
    for exponents in sorted(itertools.chain.from_iterable(by_parity), key=_by_degree):
        if sum(exponents):
            d = next(axis for axis, power in enumerate(exponents) if power)
            lower = (*exponents[:d], exponents[d] - 1, *exponents[d + 1 :])
            known[exponents] = _product(known[lower], coordinates[d])
    monomials = tuple(dict.fromkeys(m for own in known.values() for m in own))
    moments = moment_matrix(cell, monomials, monomials)
    return tuple(_orthogonal([known[e] for e in own], monomials, moments) for own in by_parity)


def counts_by_parity(symmetries: Symmetries, degree: int) -> list[int]:
    """How many modes of each parity have at most a total degree; those come first."""
    return [len(own) for own in _powers_by_parity(symmetries, degree)]


def _by_degree(exponents: Exponents) -> tuple[int, Exponents]:
    return sum(exponents), exponents


def _powers_by_parity(symmetries: Symmetries, degree: int) -> list[list[Exponents]]:
    """Exponents of products of coordinates along the axes, in the order of their total degrees."""
    by_parity: list[list[Exponents]] = [[] for _ in symmetries.parities]
    all_powers = itertools.product(range(degree + 1), repeat=len(symmetries.axes))
    for exponents in sorted((e for e in all_powers if sum(e) <= degree), key=_by_degree):
        by_parity[symmetries.parity_of(exponents)].append(exponents)
    return by_parity


def _coordinates(symmetries: Symmetries) -> list[dict[Exponents, fmpq]]:
    """Affine functions, zero in the barycentre, that grow along one axis each."""
    size = len(symmetries.axes)
    result = []
    for axis in range(size):
        terms = {tuple(int(k == d) for k in range(size)): symmetries.inverse[d][axis] for d in range(size)}
        terms[(0,) * size] = -sum(terms.values(), fmpq(0)) / (size + 1)
        result.append({key: value for key, value in terms.items() if value != 0})
    return result


def _product(a: dict[Exponents, fmpq], b: dict[Exponents, fmpq]) -> dict[Exponents, fmpq]:
    total: dict[Exponents, fmpq] = {}
    for left, x in a.items():
        for right, y in b.items():
            key = tuple(m + n for m, n in zip(left, right, strict=True))
            total[key] = total.get(key, fmpq(0)) + x * y
    return {key: value for key, value in total.items() if value != 0}


def _orthogonal(
    functions: Sequence[dict[Exponents, fmpq]], monomials: tuple[Exponents, ...], moments: fmpq_mat
) -> tuple[Polynomials, tuple[fmpq, ...]]:
    """Gram-Schmidt, in the given order."""
    found: list[fmpq_mat] = []
    duals: list[fmpq_mat] = []
    norms: list[fmpq] = []
    for function in functions:
        row = fmpq_mat(1, len(monomials), [function.get(m, fmpq(0)) for m in monomials])
        for other, dual, norm in zip(found, duals, norms, strict=True):
            row -= other * ((row * dual)[0, 0] / norm)
        dual = moments * row.transpose()
        found.append(row)
        duals.append(dual)
        norms.append((row * dual)[0, 0])
    rows = [row.table()[0] for row in found]
    return Polynomials(monomials, fmpq_mat(rows) if rows else fmpq_mat(0, len(monomials))), tuple(norms)
