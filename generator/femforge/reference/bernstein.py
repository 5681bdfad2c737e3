"""Bernstein polynomials of simplices, which are products of such in collapsed coordinates.

With barycentric coordinates l_0 = 1 - x - y - z, l_1 = x, l_2 = y, l_3 = z and control points a of degree d,

    B_a = d! / (a_0! ... a_3!)  l_0^a_0 l_1^a_1 l_2^a_2 l_3^a_3 ,

and with z = s3, y = (1 - s3) s2, x = (1 - s3) (1 - s2) s1 (Ainsworth, Andriamaro and Davydov, 2011, lemma 1)

    B_a = B^d_{a_3}(s3)  B^{d - a_3}_{a_2}(s2)  B^{d - a_3 - a_2}_{a_1}(s1) .

Derivatives are differences of coefficients. All matrices are over QQ.
"""

from __future__ import annotations

import functools
import itertools
import math
from collections.abc import Sequence

from flint import fmpq, fmpq_mat

from femforge.ir.element import ScalarElement
from femforge.reference.bases import basis
from femforge.reference.cells import reference_cell
from femforge.reference.decimals import snap_matrix

#: a_1, a_2 (and a_3) of a control point: what is left of the degree is a_0.
ControlPoint = tuple[int, ...]


@functools.cache
def control_points(degree: int, dimension: int) -> tuple[ControlPoint, ...]:
    """All control points of a degree; a_1 is fastest, then a_2."""
    reversed_points = itertools.product(range(degree + 1), repeat=dimension)
    return tuple(a[::-1] for a in reversed_points if sum(a) <= degree)


@functools.cache
def bernstein_table(element: ScalarElement) -> fmpq_mat:
    """Coefficients of the basis functions of a simplex's element, [control point][function]."""
    polynomials = basis(element).polynomials
    degree = polynomials.total_degree
    points = control_points(degree, reference_cell(element.cell).dimension)
    of_monomials = fmpq_mat(
        [[_of_monomial(monomial, a, degree) for a in points] for monomial in polynomials.monomials]
    )
    table = (polynomials.coefficients * of_monomials).transpose()
    return table if polynomials.exact else snap_matrix(table)


def _of_monomial(monomial: Sequence[int], a: ControlPoint, degree: int) -> fmpq:
    """The coefficient of x^i y^j z^k: binomial products by the multinomial coefficient of (i, j, k) in the degree."""
    chosen = math.prod(math.comb(n, k) for n, k in zip(a, monomial, strict=True))
    below = math.prod(math.factorial(k) for k in (*monomial, degree - sum(monomial)))
    return fmpq(chosen * below, math.factorial(degree))


def bernstein_values(degree: int, points: Sequence[fmpq]) -> list[list[fmpq]]:
    """Values of Bernstein polynomials of one direction, [point][k]."""
    return [
        [math.comb(degree, k) * s**k * (1 - s) ** (degree - k) for k in range(degree + 1)] for s in points
    ]


@functools.cache
def differences(derivative: tuple[int, ...]) -> tuple[tuple[tuple[int, ...], int], ...]:
    """A derivative as differences of coefficients: ((a_0, a_1, ...) that is added to the control point, sign).

    The coefficients of d^n f, of n degrees less, are d! / (d - n)! times their sum, d f/dx = d (f_{a+e_1} - f_{a+e_0}).
    """
    terms = {(0,) * (len(derivative) + 1): 1}
    for direction, order in enumerate(derivative):
        for _ in range(order):
            taken: dict[tuple[int, ...], int] = {}
            for shift, factor in terms.items():
                for axis, sign in ((direction + 1, 1), (0, -1)):
                    moved = tuple(k + (n == axis) for n, k in enumerate(shift))
                    taken[moved] = taken.get(moved, 0) + sign * factor
            terms = taken
    return tuple((shift, factor) for shift, factor in terms.items() if factor)
