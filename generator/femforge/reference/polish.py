"""Basix's symmetric quadrature rules on simplices, carried from 16 to 50 digits.

The moment equations of a rule are solved again with 70 digits by the chord method: the Jacobian at the
double-precision rule is factorised once in double precision, the residual is computed with 240 bits, and
each minimum-norm step gains about ten digits. After each step the rule is averaged over the symmetries
that it has, so that they are kept. The test functions are the orthonormal polynomials of the simplex
(Dubiner 1991), which keeps the equations well-conditioned at every degree.

Some rules have a little freedom (a tetrahedron's of degree 4 or 9, for instance): there the rounding of the
factorisation, which differs from machine to machine, shifts the points by about 1e-30, within the rules that are
exact to 50 digits. Points whose barycentric coordinates are simple fractions are kept there exactly, so that no
table has entries that are nothing but such shifts.
"""

from __future__ import annotations

import functools
import itertools
from dataclasses import dataclass
from typing import Any

import numpy as np
from flint import arb, arb_mat, ctx, fmpq
from numpy.typing import NDArray

from femforge.reference.cells import reference_cell

Rule = tuple[list[tuple[fmpq, ...]], list[fmpq]]
"""Points and weights."""

HIGHEST_DEGREE = {"triangle": 30, "tetrahedron": 15}
"""Above, Basix's default rules are collapsed Gauss-Jacobi rules, which need no polishing."""

_BITS = 240
_RESIDUAL = 1e-56
"""Accepted residual of the moment equations: below the 50 digits that are delivered."""

_MAX_STEPS = 12
_SAME_POINT = 1e-12

_SIMPLE = np.array([0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1])
"""Barycentric coordinates of points that are kept where they are."""

_SIMPLE_DENOMINATOR = 12
_COMPLEX_STEP = 1e-30

# Coordinates of all points in one direction: complex numbers, or balls (dtype object).
Coordinates = NDArray[Any]


@functools.cache
def polished_rule(cell: str, degree: int, scheme: str = "default") -> Rule | None:
    """A rule of Basix with 70 digits, in Basix's order of points.

    Args:
        cell: ``triangle`` or ``tetrahedron``.
        degree: polynomials up to this total degree are integrated.
        scheme: ``default`` or ``xiao_gimbutas``.

    Returns:
        The rule; None above ``HIGHEST_DEGREE``, or if the iteration does not converge.
    """
    if degree > HIGHEST_DEGREE[cell]:
        return None
    import basix  # not at the top: it takes longer to load than all rules of low degree to polish

    points, weights = basix.make_quadrature(basix.CellType[cell], degree, basix.QuadratureType[scheme])
    # A row is a point: its coordinates and its weight.
    rule: NDArray[np.float64] = np.column_stack([np.asarray(points), np.asarray(weights)])
    free = np.ones_like(rule, dtype=bool)
    free[_simple_points(rule), :-1] = False
    return _solved(rule, free, _symmetries(rule), cell, degree)


def _simple_points(rule: NDArray[np.float64]) -> NDArray[np.bool_]:
    """Which points have barycentric coordinates of the ``_SIMPLE`` ones only."""
    points = rule[:, :-1]
    barycentric = np.column_stack([1 - points.sum(axis=1), points])
    distance = np.abs(barycentric[:, :, None] - _SIMPLE).min(axis=2)
    return np.asarray((distance < _SAME_POINT).all(axis=1))


def _start(rule: NDArray[np.float64], free: NDArray[np.bool_]) -> list[list[arb]]:
    """The rule as balls, with what is not free at exact fractions."""

    def ball(x: float, is_free: bool) -> arb:
        return arb(x) if is_free else arb(round(_SIMPLE_DENOMINATOR * x)) / _SIMPLE_DENOMINATOR

    return [
        [ball(x, is_free) for x, is_free in zip(row, flags, strict=True)]
        for row, flags in zip(rule.tolist(), free.tolist(), strict=True)
    ]


def _solved(
    rule: NDArray[np.float64], free: NDArray[np.bool_], symmetries: list[_Symmetry], cell: str, degree: int
) -> Rule | None:
    """The rule with all digits; None if the iteration does not converge."""
    scale = _norms(degree, len(rule[0]) - 1)
    columns = free.ravel()
    step = np.zeros((rule.size, len(scale)))
    step[columns] = np.linalg.pinv((scale[:, None] * _jacobian(rule, degree))[:, columns])
    with ctx.workprec(_BITS):
        unknowns = _symmetrised(_start(rule, free), symmetries)
        for _ in range(_MAX_STEPS):
            residual = _residual(unknowns, cell, degree)
            if np.abs(residual * scale).max() < _RESIDUAL:
                return _as_rationals(unknowns)
            corrections = (step @ (residual * scale)).reshape(rule.shape)
            moved = [
                [x - arb(float(c)) for x, c in zip(row, correction, strict=True)]
                for row, correction in zip(unknowns, corrections, strict=True)
            ]
            unknowns = _symmetrised(moved, symmetries)
    return None


def _as_rationals(unknowns: list[list[arb]]) -> Rule:
    exact = [[x.mid().fmpq() for x in row] for row in unknowns]
    return [tuple(row[:-1]) for row in exact], [row[-1] for row in exact]


def _residual(unknowns: list[list[arb]], cell: str, degree: int) -> NDArray[np.float64]:
    """Of each moment equation; the integrals of all test functions but the first, which is 1, are zero."""
    columns = np.array(unknowns, dtype=object).T
    values = _test_functions(list(columns[:-1]), degree)
    table = arb_mat(len(values), len(unknowns), [entry for row in values for entry in row])
    totals = (table * arb_mat(len(unknowns), 1, columns[-1].tolist())).entries()
    totals[0] -= arb(reference_cell(cell).volume)
    return np.array([float(total.mid()) for total in totals])


def _jacobian(rule: NDArray[np.float64], degree: int) -> NDArray[np.float64]:
    """Derivatives of the moments by the unknowns, [equation, (point, unknown of the point)]."""
    coordinates = [column.astype(complex) for column in rule.T[:-1]]
    weights = rule[:, -1]
    columns = []
    for axis in range(len(coordinates)):
        # A step along the imaginary axis differentiates without cancellation.
        stepped = [x + 1j * _COMPLEX_STEP * (i == axis) for i, x in enumerate(coordinates)]
        columns.append(weights * np.array(_test_functions(stepped, degree)).imag / _COMPLEX_STEP)
    columns.append(np.array(_test_functions(coordinates, degree)).real)
    return np.stack(columns, axis=-1).reshape(len(columns[0]), -1)


def _jacobi_ladder(count: int, alpha: int, x: Coordinates, s: Coordinates) -> list[Coordinates]:
    """Homogeneous Jacobi polynomials s^n P_n^(alpha, 0)(x / s) for n = 0, ..., count.

    The recurrence of Abramowitz & Stegun 22.7.1 with beta = 0, whose coefficients are integers.
    """
    ladder = [s * 0 + 1, ((alpha + 2) * x + alpha * s) / 2]
    shift, square = alpha * alpha * s, s * s
    for n in range(1, count):
        twice = 2 * n + alpha
        linear = (twice + 1) * (twice * (twice + 2) * x + shift)
        constant = 2 * n * (n + alpha) * (twice + 2)
        divisor = 2 * (n + 1) * (n + alpha + 1) * twice
        ladder.append((linear * ladder[n] - constant * (square * ladder[n - 1])) / divisor)
    return ladder[: count + 1]


def _test_functions(coordinates: list[Coordinates], degree: int) -> list[Coordinates]:
    """Orthogonal polynomials of the simplex up to a total degree, each at all points.

    In one direction after the other, the polynomial of degree n on the part of the simplex that the later
    coordinates leave, of width s, is s^n P_n^(2 m + i, 0)((2 x_i - rest) / s); m is the degree so far.
    """
    functions = [(0, coordinates[0] * 0 + 1)]
    for axis, x in enumerate(coordinates):
        width = 1 - sum(coordinates[axis + 1 :], x * 0)
        argument = 2 * x - width
        ladders = [_jacobi_ladder(degree - m, 2 * m + axis, argument, width) for m in range(degree + 1)]
        functions = [(m + n, value * ladders[m][n]) for m, value in functions for n in range(degree - m + 1)]
    return [value for _, value in functions]


def _norms(degree: int, dimension: int) -> NDArray[np.float64]:
    """What makes the test functions orthonormal: the square root of the product of 2 m + i + 1."""
    functions = [(0, 1)]
    for axis in range(dimension):
        functions = [
            (m + n, square * (2 * (m + n) + axis + 1))
            for m, square in functions
            for n in range(degree - m + 1)
        ]
    return np.sqrt([float(square) for _, square in functions])


@dataclass(frozen=True)
class _Symmetry:
    """A permutation of the vertices that carries a rule into itself.

    Attributes:
        barycentric: the permutation of the barycentric coordinates.
        image: for each point the one that it is carried to.
    """

    barycentric: tuple[int, ...]
    image: tuple[int, ...]


def _symmetries(rule: NDArray[np.float64]) -> list[_Symmetry]:
    dimension = rule.shape[1] - 1
    barycentric = np.column_stack([1 - rule[:, :-1].sum(axis=1), rule])
    found = []
    for permutation in itertools.permutations(range(dimension + 1)):
        carried = barycentric[:, [*permutation, dimension + 1]]
        distance = np.abs(carried[:, None, :] - barycentric[None, :, :]).max(axis=2)
        image = tuple(distance.argmin(axis=1).tolist())
        if distance.min(axis=1).max() < _SAME_POINT and len(set(image)) == len(image):
            found.append(_Symmetry(permutation, image))
    return found


def _symmetrised(unknowns: list[list[arb]], symmetries: list[_Symmetry]) -> list[list[arb]]:
    """The average of the rule over its symmetries."""
    barycentric = [[1 - sum(row[:-1], arb(0)), *row] for row in unknowns]
    last = len(unknowns[0])
    totals = [[arb(0)] * last for _ in unknowns]
    for symmetry in symmetries:
        columns = (*symmetry.barycentric[1:], last)
        for source, target in enumerate(symmetry.image):
            for entry, column in enumerate(columns):
                totals[target][entry] += barycentric[source][column]
    return [[(total / len(symmetries)).mid() for total in row] for row in totals]
