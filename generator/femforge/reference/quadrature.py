"""Quadrature rules with 50 digits.

Intervals, quadrilaterals and hexahedra have Gauss-Legendre or Gauss-Lobatto-Legendre rules in each
direction. Simplices have the rules that Basix takes by default (FFCx's choice), polished to 50 digits
(``polish``); where there is none, Gauss-Jacobi rules of the cube, collapsed.
"""

from __future__ import annotations

import functools
import itertools
import math
from dataclasses import dataclass, replace

from flint import fmpq, fmpq_mat

from femforge.errors import ExitCode, FemforgeError
from femforge.ir.element import DofOrder
from femforge.reference.cells import integrate_monomial, reference_cell
from femforge.reference.decimals import is_rounded, snap
from femforge.reference.orthogonal import Rule1D, gauss_jacobi, gauss_lobatto
from femforge.reference.polish import polished_rule
from femforge.reference.polynomials import all_monomials, monomial_values

SCHEMES = ("default", "GLL")
MAX_DEGREE = 60


@dataclass(frozen=True)
class QuadratureRule:
    """A quadrature rule on a reference cell.

    Attributes:
        cell: UFL cell name.
        degree: polynomials up to this total degree (on quadrilaterals and hexahedra: up to this degree in
            each direction) are integrated exactly, up to the rounding of the points.
        name: readable, for instance ``Gauss-Legendre 3x3``.
        points: [point][d].
        weights: [point]; they add up to the volume of the reference cell.
        exact: whether points and weights are exact rationals that integrate exactly over QQ.
        rule_1d: on tensor-product cells the points, ascending, and weights of one direction.
        index: on tensor-product cells [point][direction] -> point of ``rule_1d``.
    """

    cell: str
    degree: int
    name: str
    points: tuple[tuple[fmpq, ...], ...]
    weights: tuple[fmpq, ...]
    exact: bool
    rule_1d: Rule1D | None = None
    index: tuple[tuple[int, ...], ...] = ()


@functools.cache
def quadrature(
    cell: str, degree: int, scheme: str = "default", order: DofOrder = "lexicographic"
) -> QuadratureRule:
    """The quadrature rule of a cell that is exact to a degree (cached).

    Args:
        cell: UFL cell name.
        degree: from 0 to 60.
        scheme: ``default``; or ``GLL`` on intervals, quadrilaterals and hexahedra.
        order: of the points on these: ``lexicographic``, x fastest; ``ufcx``, that of Basix, x slowest and the ends
            of a direction's GLL points first. Simplices have Basix's order in any case.

    Raises:
        FemforgeError: unknown cell or scheme, a scheme that the cell does not have, a degree out of range.
    """
    shape = reference_cell(cell)
    if not 0 <= degree <= MAX_DEGREE:
        raise _refuse(cell, f"quadrature degree {degree} is out of range", f"give 0 to {MAX_DEGREE}")
    if scheme not in SCHEMES:
        raise _refuse(cell, f"unknown quadrature scheme {scheme!r}", f"use one of {', '.join(SCHEMES)}")
    if shape.is_tensor_product:
        return _tensor_product(cell, degree, scheme, order)
    if scheme != "default":
        raise _refuse(cell, f"the scheme {scheme} does not exist on a {cell}", "use the scheme default")
    return _simplex(cell, degree)


def _refuse(cell: str, cause: str, mend: str) -> FemforgeError:
    return FemforgeError(cause, place=f"quadrature on a {cell}", mend=mend, code=ExitCode.FORM)


def _delivered(rule: Rule1D) -> Rule1D:
    points, weights = rule
    return tuple(snap(points)), tuple(snap(weights))


def _tensor_product(cell: str, degree: int, scheme: str, order: DofOrder) -> QuadratureRule:
    dimension = reference_cell(cell).dimension
    if scheme == "GLL":
        count = max(2, (degree + 4) // 2)
        name, rule = "Gauss-Lobatto-Legendre", _delivered(gauss_lobatto(count))
    else:
        count = (degree + 2) // 2
        name, rule = "Gauss-Legendre", _delivered(gauss_jacobi(count))
    line = [0, count - 1, *range(1, count - 1)] if (scheme, order) == ("GLL", "ufcx") else list(range(count))
    index = tuple(itertools.product(line, repeat=dimension))
    if order == "lexicographic":
        index = tuple(i[::-1] for i in index)
    weights = [math.prod((rule[1][i] for i in numbers), start=fmpq(1)) for numbers in index]
    exact = not any(is_rounded(x) for x in rule[0] + rule[1])
    return QuadratureRule(
        cell=cell,
        degree=degree,
        name=f"{name} {'x'.join([str(count)] * dimension)}",
        points=tuple(tuple(rule[0][i] for i in numbers) for numbers in index),
        weights=tuple(weights if exact else snap(weights)),
        exact=exact,
        rule_1d=rule,
        index=index,
    )


def _simplex(cell: str, degree: int) -> QuadratureRule:
    shape = reference_cell(cell)
    if degree <= 1:
        barycentre = (fmpq(1, shape.dimension + 1),) * shape.dimension
        return QuadratureRule(cell, degree, "barycentre", (barycentre,), (shape.volume,), exact=True)
    polished = polished_rule(cell, degree)
    points, weights = polished or _collapsed(cell, degree)
    origin = "Basix default" if polished else "collapsed Gauss-Jacobi"
    name = f"{origin}, {len(weights)} points"
    flat = snap([x for point in points for x in point])
    points = [tuple(flat[i : i + shape.dimension]) for i in range(0, len(flat), shape.dimension)]
    weights = snap(weights)
    rule = QuadratureRule(cell, degree, name, tuple(points), tuple(weights), exact=False)
    rational = not any(is_rounded(x) for x in flat + weights)
    return replace(rule, exact=rational and moment_residual(rule) == 0)


def _collapsed(cell: str, degree: int) -> tuple[list[tuple[fmpq, ...]], list[fmpq]]:
    """Gauss-Jacobi rules of the cube, collapsed onto the simplex by x = t1, y = (1 - t1) t2, ..."""
    dimension = reference_cell(cell).dimension
    count = (degree + 2) // 2
    rules = [gauss_jacobi(count, alpha) for alpha in reversed(range(dimension))]
    points, weights = [], []
    for numbers in itertools.product(range(count), repeat=dimension):
        left = fmpq(1)
        point = []
        for (abscissae, _), number in zip(rules, numbers, strict=True):
            point.append(left * (1 - abscissae[number]))
            left *= abscissae[number]
        points.append(tuple(point))
        weights.append(math.prod((rule[1][i] for rule, i in zip(rules, numbers, strict=True)), start=fmpq(1)))
    return points, weights


def moment_residual(rule: QuadratureRule, degree: int | None = None) -> fmpq:
    """The largest error of the rule for a monomial of total degree up to ``degree`` (its own if not given).

    Over QQ if the points are simple rationals, otherwise with 100 digits.
    """
    monomials = all_monomials(rule.degree if degree is None else degree, len(rule.points[0]))
    rounded = any(is_rounded(x) for point in rule.points for x in point)
    values = monomial_values(monomials, rule.points, exact=not rounded)
    totals = fmpq_mat(1, len(rule.weights), rule.weights) * values
    integrals = [integrate_monomial(rule.cell, exponents) for exponents in monomials]
    return max(abs(total - integral) for total, integral in zip(totals.entries(), integrals, strict=True))
