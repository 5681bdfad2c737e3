"""Quadrature rules with 50 digits.

Intervals, quadrilaterals and hexahedra have Gauss-Legendre or Gauss-Lobatto-Legendre rules in each
direction. Simplices have the rules that Basix takes by default (FFCx's choice) and those of Xiao and Gimbutas, polished
to 50 digits (``polish``); where there is none, and where they are asked for, Gauss-Jacobi rules of the cube, collapsed.
"""

from __future__ import annotations

import functools
import itertools
import math
from dataclasses import dataclass, replace

from flint import fmpq, fmpq_mat

from femforge.errors import ExitCode, FemforgeError, an
from femforge.ir.element import DofOrder, PointRule, Region
from femforge.reference.cells import FACET_CELLS, integrate_monomial, reference_cell
from femforge.reference.decimals import is_rounded, snap, written_number
from femforge.reference.orthogonal import Rule1D, gauss_jacobi, gauss_lobatto
from femforge.reference.polish import HIGHEST_DEGREE, polished_rule
from femforge.reference.polynomials import all_monomials, monomial_values

SCHEMES = ("default", "GLL", "gauss_jacobi", "xiao_gimbutas", "vertex", "custom")
#: What form files call them beside that: the names of Basix and of older UFL.
_ALSO = {
    "canonical": "default", "gll": "GLL", "Gauss-Lobatto-Legendre": "GLL", "Gauss-Jacobi": "gauss_jacobi",
    "Gauss-Legendre": "gauss_jacobi", "GL": "gauss_jacobi", "Xiao-Gimbutas": "xiao_gimbutas",
}  # fmt: skip
MAX_DEGREE = 60
#: How far the moments of given points and weights may be off, which form files have as decimals.
_GIVEN_RESIDUAL = fmpq(1, 10**12)


@dataclass(frozen=True)
class QuadratureRule:
    """A quadrature rule on a reference cell.

    Attributes:
        cell: UFL cell name.
        degree: polynomials up to this total degree (on quadrilaterals and hexahedra: up to this degree in
            each direction) are integrated exactly, up to the rounding of the points.
        name: readable, for instance ``Gauss-Legendre 3x3``.
        points: [point][d].
        weights: [point]; they add up to the volume of the reference cell, or of the region's own.
        exact: whether points and weights are exact rationals that integrate exactly over QQ.
        rule_1d: on tensor-product cells the points, ascending, and weights of one direction.
        index: on tensor-product cells [point][direction] -> point of ``rule_1d``.
        region: what of the cell the points are on; facets have the rule of their own cell, and no ``rule_1d``.
        of_directions: on facets of tensor-product cells points and weights of each direction, one point in the last;
            ``index`` counts these.
        collapsed: of simplices' rules that are products of collapsed directions (Stroud's conical products), points s,
            ascending, and weights of each: z = s3, y = (1 - s3) s2, x = (1 - s3) (1 - s2) s1. No s is 1. On triangles
            y and x are so without s3. ``points`` have another order.
    """

    cell: str
    degree: int
    name: str
    points: tuple[tuple[fmpq, ...], ...]
    weights: tuple[fmpq, ...]
    exact: bool
    rule_1d: Rule1D | None = None
    index: tuple[tuple[int, ...], ...] = ()
    region: Region = "cell"
    of_directions: tuple[Rule1D, ...] = ()
    collapsed: tuple[Rule1D, ...] = ()

    def __hash__(self) -> int:
        # exact numbers take long to hash, and names tell rules apart
        return hash((self.cell, self.degree, self.name, self.region, self.exact))

    @property
    def directions(self) -> tuple[Rule1D, ...]:
        """Points and weights of each direction; none where points are no products."""
        return (self.rule_1d,) * len(self.index[0]) if self.rule_1d else self.of_directions

    def unweighted(self) -> QuadratureRule:
        """The points with weights of 1: what is added up are values. Products of given points are found."""
        rule = self if self.directions else _as_product(self)
        rule_1d = (rule.rule_1d[0], (fmpq(1),) * len(rule.rule_1d[0])) if rule.rule_1d else None
        return replace(
            rule, weights=(fmpq(1),) * len(rule.weights), rule_1d=rule_1d,
            of_directions=tuple((points, (fmpq(1),) * len(points)) for points, _ in rule.of_directions),
        )  # fmt: skip


def scheme_called(name: object, cell: str) -> str:
    """The scheme of a name.

    Args:
        name: one of ``SCHEMES`` or another name of Basix's.
        cell: UFL cell name.

    Raises:
        FemforgeError: there is no such scheme, or not on this cell.
    """
    scheme = _ALSO.get(name, name) if isinstance(name, str) else ""
    here = [one for one in SCHEMES if _exists(one, cell)]
    if scheme not in SCHEMES:
        shown = repr(name[:40]) if isinstance(name, str) else "this"
        raise _unplaced(f"the quadrature scheme {shown} is not known", f"schemes: {', '.join(here)}")
    if scheme not in here:
        raise _unplaced(f"{an(cell)} has no quadrature scheme {name!r}", f"schemes: {', '.join(here)}")
    return scheme


def _exists(scheme: str, cell: str) -> bool:
    if scheme == "GLL":
        return reference_cell(cell).is_tensor_product
    return scheme != "xiao_gimbutas" or not reference_cell(cell).is_tensor_product


def given_rule(cell: str, points: object, weights: object) -> PointRule:
    """Points and weights of a form file as a rule.

    Args:
        cell: UFL cell name.
        points: a list of points of the reference cell, each a list of coordinates.
        weights: as many numbers.

    Raises:
        FemforgeError: they are no such lists of numbers.
    """
    dimension = reference_cell(cell).dimension
    given = points if isinstance(points, tuple | list) else ()
    rows = [row if isinstance(row, tuple | list) else (row,) for row in given]
    if not rows or any(len(row) != dimension or not all(map(_is_number, row)) for row in rows):
        mend = f"quadrature_points is a list of points, each a list of {dimension} numbers"
        raise _unplaced("the points of a quadrature rule are missing, or no points of this cell", mend)
    if (
        not isinstance(weights, tuple | list)
        or len(weights) != len(rows)
        or not all(map(_is_number, weights))
    ):
        mend = f"quadrature_weights is a list of {len(rows)} numbers, one for each point"
        raise _unplaced("the weights of a quadrature rule are missing, or not as many as points", mend)
    return PointRule(
        tuple(tuple(written_number(x) for x in row) for row in rows),
        tuple(written_number(w) for w in weights),
    )


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def exactness(cell: str, rule: PointRule) -> int:
    """The highest total degree that a rule integrates, up to the rounding of its numbers; -1 if not even constants."""
    degree = -1
    whole = QuadratureRule(cell, 0, rule.name, *_fractions(rule), exact=False)
    while degree < MAX_DEGREE and abs(moment_residual(whole, degree + 1)) < _GIVEN_RESIDUAL:
        degree += 1
    return degree


def _fractions(rule: PointRule) -> tuple[tuple[tuple[fmpq, ...], ...], tuple[fmpq, ...]]:
    points = tuple(tuple(fmpq(x.numerator, x.denominator) for x in point) for point in rule.points)
    return points, tuple(fmpq(w.numerator, w.denominator) for w in rule.weights)


@functools.cache
def quadrature(
    cell: str,
    degree: int,
    scheme: str = "default",
    order: DofOrder = "lexicographic",
    given: PointRule | None = None,
    region: Region = "cell",
) -> QuadratureRule:
    """The quadrature rule of a cell that is exact to a degree (cached).

    Args:
        cell: UFL cell name; or ``vertex``, which is one point.
        degree: from 0 to 60.
        scheme: one of ``SCHEMES``. ``vertex`` integrates degree 1, whatever degree is given.
        order: of the points on these: ``lexicographic``, x fastest; ``ufcx``, that of Basix, x slowest and the ends
            of a direction's GLL points first. Simplices have Basix's order in any case.
        given: points and weights of the scheme ``custom``, which keep their order.
        region: what of the cell; scheme, order and given points are those of the facet's own cell then.

    Raises:
        FemforgeError: unknown cell or scheme, a scheme that the cell does not have, a degree out of range.
    """
    if cell == "vertex":
        return QuadratureRule(cell, degree, "the vertex", ((),), (fmpq(1),), exact=True)
    shape = reference_cell(cell)
    if region == "vertex" or (region == "facet" and shape.dimension == 1):
        origin = (fmpq(0),) * shape.dimension
        return QuadratureRule(cell, degree, "the vertex", (origin,), (fmpq(1),), exact=True, region=region)
    if region == "facet":
        return _on_facet(cell, quadrature(FACET_CELLS[cell], degree, scheme, order, given))
    if not 0 <= degree <= MAX_DEGREE:
        raise _refuse(cell, f"quadrature degree {degree} is out of range", f"give 0 to {MAX_DEGREE}")
    scheme = scheme_called(scheme, cell)
    if given is not None:
        return QuadratureRule(
            cell, degree, f"given, {len(given.weights)} points", *_fractions(given), exact=False
        )
    if shape.is_tensor_product:
        return _tensor_product(cell, 1 if scheme == "vertex" else degree, scheme, order)
    if scheme == "vertex":
        vertices = tuple(tuple(fmpq(x) for x in vertex) for vertex in shape.vertices)
        weights = (shape.volume / len(vertices),) * len(vertices)
        return QuadratureRule(cell, 1, "vertices", vertices, weights, exact=True)
    return _simplex(cell, degree, scheme)


#: Where a facet is in the direction that leaves it.
_AT_ZERO: Rule1D = ((fmpq(0),), (fmpq(1),))


def _on_facet(cell: str, rule: QuadratureRule) -> QuadratureRule:
    """A rule of the facet's own cell on the first facet of a cell."""
    shape = reference_cell(cell)
    facet = shape.facets[0]
    origin, axes = shape.vertices[facet[0]], shape.entity_axes(facet)

    def carried(point: tuple[fmpq, ...], d: int) -> fmpq:
        return origin[d] + sum((x * axis[d] for x, axis in zip(point, axes, strict=True)), fmpq(0))

    points = tuple(tuple(carried(point, d) for d in range(shape.dimension)) for point in rule.points)
    products = shape.is_tensor_product and rule.rule_1d is not None
    return replace(
        rule, cell=cell, points=points, name=f"{rule.name} on the facet", region="facet", rule_1d=None,
        of_directions=((rule.rule_1d,) * (shape.dimension - 1) + (_AT_ZERO,)) if rule.rule_1d and products else (),
        index=tuple((*place, 0) for place in rule.index) if products else (),
    )  # fmt: skip


def _as_product(rule: QuadratureRule) -> QuadratureRule:
    """The same with its points, in any order, as products of those of one direction, without weights there.

    As it is where they are none: where the directions differ, too.
    """
    shape = reference_cell(rule.cell)
    if not shape.is_tensor_product or shape.dimension == 1 or rule.region == "vertex":
        return rule
    along = shape.dimension - (rule.region == "facet")
    line = tuple(sorted({point[0] for point in rule.points}))
    number = {x: k for k, x in enumerate(line)}
    index = tuple(tuple(number.get(x, -1) for x in point[:along]) for point in rule.points)
    if sorted(index) != list(itertools.product(range(len(line)), repeat=along)):
        return rule
    rule_1d: Rule1D = (line, (fmpq(1),) * len(line))
    if rule.region == "cell":
        return replace(rule, rule_1d=rule_1d, index=index)
    return replace(
        rule, of_directions=(*(rule_1d,) * along, _AT_ZERO), index=tuple((*place, 0) for place in index)
    )


def _refuse(cell: str, cause: str, mend: str) -> FemforgeError:
    return FemforgeError(cause, place=f"quadrature on {an(cell)}", mend=mend, code=ExitCode.FORM)


def _unplaced(cause: str, mend: str) -> FemforgeError:
    """For those who know a line of a form file."""
    return FemforgeError(cause, mend=mend, code=ExitCode.FORM)


def _delivered(rule: Rule1D) -> Rule1D:
    points, weights = rule
    return tuple(snap(points)), tuple(snap(weights))


def _tensor_product(cell: str, degree: int, scheme: str, order: DofOrder) -> QuadratureRule:
    dimension = reference_cell(cell).dimension
    if scheme in ("GLL", "vertex"):
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


def _simplex(cell: str, degree: int, scheme: str) -> QuadratureRule:
    shape = reference_cell(cell)
    if degree <= 1:
        barycentre = (fmpq(1, shape.dimension + 1),) * shape.dimension
        return QuadratureRule(
            cell, degree, "barycentre", (barycentre,), (shape.volume,), exact=True, collapsed=_directions(cell, degree)
        )  # fmt: skip
    polished = None if scheme == "gauss_jacobi" else polished_rule(cell, degree, scheme)
    if scheme == "xiao_gimbutas" and polished is None:
        mend = f"take the scheme default, or at most degree {HIGHEST_DEGREE[cell]}"
        raise _refuse(cell, f"there is no rule of Xiao and Gimbutas of degree {degree}", mend)
    points, weights = polished or _collapsed(cell, degree)
    origin = (
        ("Basix default" if scheme == "default" else "Xiao-Gimbutas")
        if polished
        else "collapsed Gauss-Jacobi"
    )
    name = f"{origin}, {len(weights)} points"
    flat = snap([x for point in points for x in point])
    points = [tuple(flat[i : i + shape.dimension]) for i in range(0, len(flat), shape.dimension)]
    weights = snap(weights)
    directions = () if polished else _directions(cell, degree)
    rule = QuadratureRule(
        cell, degree, name, tuple(points), tuple(weights), exact=False, collapsed=directions
    )
    rational = not any(is_rounded(x) for x in flat + weights)
    return replace(rule, exact=rational and moment_residual(rule) == 0)


def _directions(cell: str, degree: int) -> tuple[Rule1D, ...]:
    """Points and weights of the collapsed directions of a simplex: see :attr:`QuadratureRule.collapsed`.

    The weight of a direction has the powers of 1 - s that collapsing brings (Stroud, 1971, section 2.4).
    """
    rules = [gauss_jacobi((degree + 2) // 2, alpha) for alpha in range(reference_cell(cell).dimension)]
    ascending = [(tuple(1 - t for t in reversed(points)), weights[::-1]) for points, weights in rules]
    return tuple(_delivered(rule) for rule in ascending)


def _collapsed(cell: str, degree: int) -> tuple[list[tuple[fmpq, ...]], list[fmpq]]:
    """Gauss-Jacobi rules of the cube, collapsed onto the simplex as Basix does it: z = 1 - t3, y = t3 (1 - t2), ...

    The points are in Basix's order: ascending, x slowest.
    """
    dimension = reference_cell(cell).dimension
    count = (degree + 2) // 2
    rules = [gauss_jacobi(count, alpha) for alpha in range(dimension)]
    points, weights = [], []
    for numbers in itertools.product(reversed(range(count)), repeat=dimension):
        left = fmpq(1)
        point = []
        for (abscissae, _), number in reversed(list(zip(rules, numbers, strict=True))):
            point.append(left * (1 - abscissae[number]))
            left *= abscissae[number]
        points.append(tuple(reversed(point)))
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
    integrals = [integrate_monomial(rule.cell, exponents, rule.region) for exponents in monomials]
    return max(abs(total - integral) for total, integral in zip(totals.entries(), integrals, strict=True))
