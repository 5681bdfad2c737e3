"""Exact bases of the scalar reference elements.

Every element here is defined by point evaluations (Ciarlet's triple): its basis is dual to its dof points
in a polynomial space given over QQ. An ``enriched`` element joins such elements.
"""

from __future__ import annotations

import dataclasses
import functools
import itertools
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction

import numpy as np
from flint import fmpq, fmpq_mat

from femforge.errors import ExitCode, FemforgeError, an
from femforge.ir.element import HIGHEST_BUBBLE, HIGHEST_DEGREE, PointRule, ScalarElement
from femforge.reference.cells import ReferenceCell, reference_cell
from femforge.reference.decimals import distinct_numbers, is_rounded, round_delivered, round_working
from femforge.reference.directions import multiply_directions
from femforge.reference.lattices import (
    EntityDofs,
    Position,
    interior_positions,
    lagrange_lattice,
    lattice_point,
)
from femforge.reference.polynomials import Exponents, Point, Polynomials, full_space
from femforge.reference.quadrature import quadrature


@dataclass(frozen=True, eq=False)
class Basis:
    """The basis functions of a scalar element, in Basix's order.

    Attributes:
        element: what this is the basis of.
        exact: whether everything is exact over QQ; otherwise rounded irrational numbers occur.
        points: dof points, [dof][d]; irrational ones rounded to 50 digits. For a hierarchical
            ``enriched`` element these are the points of its parts, to which its basis is not dual.
        entity_dofs: [dimension of the entity][entity] -> dofs, as Basix's.
        lattice: integer position of each dof (see ``lattices``), whose order is the lexicographic one. Of
            an ``enriched`` element: empty.
        factor: for elements on quadrilaterals and hexahedra that are tensor products: the interval element.
        factor_index: [dof][direction] -> basis function of ``factor``, in its Basix order.
        own_polynomials: the basis functions, of elements without ``factor``; use ``polynomials``.
    """

    element: ScalarElement
    exact: bool
    points: tuple[tuple[fmpq, ...], ...]
    entity_dofs: EntityDofs
    lattice: tuple[Position, ...]
    factor: ScalarElement | None = None
    factor_index: tuple[tuple[int, ...], ...] = ()
    own_polynomials: Polynomials | None = None

    @property
    def dimension(self) -> int:
        """Number of basis functions."""
        return len(self.points)

    @functools.cached_property
    def polynomials(self) -> Polynomials:
        """The basis functions as polynomials; made from ``factor`` on first use if there is one."""
        if self.own_polynomials is not None:
            return self.own_polynomials
        assert self.factor is not None
        return _tensor_product(basis(self.factor).polynomials, self.factor_index)

    @property
    def monomials(self) -> tuple[Exponents, ...]:
        """Exponents of the monomials, [monomial][d]."""
        return self.polynomials.monomials

    @property
    def coefficients(self) -> fmpq_mat:
        """Coefficients of the basis functions, [dimension, monomials]; 100 digits where not exact."""
        return self.polynomials.coefficients

    @property
    def derivative_degree(self) -> int:
        """The highest total order of a derivative that is not identically zero."""
        if self.factor is not None:
            return basis(self.factor).derivative_degree * reference_cell(self.element.cell).dimension
        return self.polynomials.total_degree

    def derivative(self, orders: Exponents) -> Polynomials:
        """The reference derivatives of the basis functions as polynomials (cached)."""
        return _derivative(self, orders)

    def tabulate(self, points: Sequence[Point], derivative: Exponents) -> fmpq_mat:
        """Values of a derivative of the basis functions.

        Exact if the basis and the points are. Points whose denominators have more than 30 digits are
        taken for rounded irrational ones; the table is then snapped (see ``decimals.snap``).

        Args:
            points: [point][d].
            derivative: order in each direction.

        Returns:
            [number of points, dimension]

        Raises:
            FemforgeError: a point, or the derivative, is not of the cell's dimension; an order is negative.
        """
        size = reference_cell(self.element.cell).dimension
        if len(derivative) != size or min(derivative) < 0 or any(len(point) != size for point in points):
            raise FemforgeError(
                f"a point or a derivative does not have the {size} directions of {an(self.element.cell)}",
                place=self.element.name,
            )
        exact_points = [tuple(fmpq(x) for x in point) for point in points]
        if self.factor is None:
            return self.derivative(tuple(derivative)).values(exact_points)
        return _tabulate_product(self, exact_points, derivative)


@functools.lru_cache(maxsize=1024)
def _derivative(whole: Basis, orders: Exponents) -> Polynomials:
    return whole.polynomials.derivative(orders)


def _tensor_product(factor: Polynomials, index: Iterable[tuple[int, ...]]) -> Polynomials:
    """Products of one-dimensional polynomials, monomials x fastest."""
    table = factor.coefficients.table()
    rows = []
    dimension = 0
    for per_direction in index:
        dimension = len(per_direction)
        row = [fmpq(1)]
        for number in per_direction:
            row = [high * low for high in table[number] for low in row]
        rows.append(row if factor.exact else [round_working(value) for value in row])
    powers = [exponents[0] for exponents in factor.monomials]
    monomials = tuple(e[::-1] for e in itertools.product(powers, repeat=dimension))
    return Polynomials(monomials, fmpq_mat(rows), factor.exact)


def _tabulate_product(product: Basis, points: Sequence[Point], derivative: Exponents) -> fmpq_mat:
    """Tables of the interval element in each direction, multiplied."""
    assert product.factor is not None
    interval = basis(product.factor)
    distinct, codes = [], []
    for axis, order in enumerate(derivative):
        abscissae, abscissa_of_point = distinct_numbers(point[axis] for point in points)
        table = interval.tabulate([(x,) for x in abscissae], (order,))
        values, code_of_entry = distinct_numbers(table.entries())
        at_points = np.array(code_of_entry, dtype=np.int64).reshape(len(abscissae), -1)[abscissa_of_point]
        distinct.append(values)
        codes.append(at_points[:, [numbers[axis] for numbers in product.factor_index]].ravel())
    exact = product.exact and not any(is_rounded(x) for point in points for x in point)
    return fmpq_mat(len(points), product.dimension, multiply_directions(distinct, codes, exact=exact))


def _refuse(element: ScalarElement, cause: str, mend: str) -> FemforgeError:
    return FemforgeError(
        cause, place=f"element {element.name} on {element.cell}", mend=mend, code=ExitCode.FORM
    )


def _check_degree(element: ScalarElement, lowest: int) -> None:
    highest = HIGHEST_BUBBLE if element.family == "bubble" else HIGHEST_DEGREE[element.cell]
    if not lowest <= element.degree <= highest:
        raise _refuse(
            element,
            f"{element.family} on {an(element.cell)} exists from degree {lowest} to {highest} here",
            "choose a degree in this range",
        )


def _assemble(
    element: ScalarElement,
    lattice: Sequence[Position],
    steps: int,
    entity_dofs: EntityDofs,
    span: Polynomials,
) -> Basis:
    """The basis of ``span`` dual to the points of a lattice."""
    points = tuple(lattice_point(element.cell, position, steps, element.variant) for position in lattice)
    polynomials = span.dual(points)
    return Basis(
        element=element,
        exact=polynomials.exact,
        points=_delivered(points),
        entity_dofs=entity_dofs,
        lattice=tuple(lattice),
        own_polynomials=polynomials,
    )


def _delivered(points: Iterable[Sequence[fmpq]]) -> tuple[tuple[fmpq, ...], ...]:
    return tuple(tuple(round_delivered(x) if is_rounded(x) else x for x in point) for point in points)


def _interior_only(cell: ReferenceCell, count: int) -> EntityDofs:
    none = tuple(tuple(() for _ in entities) for entities in cell.entities[:-1])
    return (*none, (tuple(range(count)),))


def _constant(element: ScalarElement) -> Basis:
    """Degree 0: the value at the barycentre."""
    cell = reference_cell(element.cell)
    steps = cell.dimension + 1 if cell.is_simplex else 2
    position = (1,) * cell.dimension
    barycentre = dataclasses.replace(element, variant="equispaced")
    whole = _assemble(barycentre, [position], steps, _interior_only(cell, 1), full_space(0, cell.dimension))
    return dataclasses.replace(whole, element=element)


def _factored(
    element: ScalarElement, factor: ScalarElement, lattice: tuple[Position, ...], entity_dofs: EntityDofs
) -> Basis:
    """A tensor product of an interval element, dofs at lattice positions."""
    interval = basis(factor)
    number = {position[0]: dof for dof, position in enumerate(interval.lattice)}
    index = tuple(tuple(number[i] for i in position) for position in lattice)
    points = tuple(tuple(interval.points[dof][0] for dof in numbers) for numbers in index)
    return Basis(
        element=element,
        exact=interval.exact,
        points=points,
        entity_dofs=entity_dofs,
        lattice=lattice,
        factor=factor,
        factor_index=index,
    )


def _lagrange(element: ScalarElement) -> Basis:
    _check_degree(element, 0)
    cell = reference_cell(element.cell)
    if cell.is_simplex != (element.family == "P") and element.cell != "interval":
        raise _refuse(
            element,
            f"family {element.family} is not defined on {an(element.cell)}",
            "P belongs to simplices, Q to quadrilaterals and hexahedra",
        )
    if element.variant not in ("equispaced", "gll"):
        raise _refuse(element, f"unknown variant {element.variant!r}", "use equispaced or gll")
    if element.degree == 0 and cell.is_simplex:
        return _constant(element)
    if cell.is_simplex:
        lattice, entity_dofs = lagrange_lattice(element.cell, element.degree)
        return _assemble(
            element, lattice, element.degree, entity_dofs, full_space(element.degree, cell.dimension)
        )
    factor = ScalarElement("P", "interval", element.degree, element.variant)
    if element.degree == 0:
        return _factored(element, factor, ((1,) * cell.dimension,), _interior_only(cell, 1))
    return _factored(element, factor, *lagrange_lattice(element.cell, element.degree))


def _crouzeix_raviart(element: ScalarElement) -> Basis:
    """Linear polynomials and the barycentres of the facets (Crouzeix & Raviart 1973)."""
    cell = reference_cell(element.cell)
    if not cell.is_simplex or cell.dimension == 1 or element.degree != 1:
        raise _refuse(
            element,
            "CR is not defined on this cell or in this degree",
            "CR has degree 1, on triangles and tetrahedra",
        )
    lattice = [
        tuple(sum(cell.vertices[vertex][i] for vertex in facet) for i in range(cell.dimension))
        for facet in cell.facets
    ]
    entity_dofs = tuple(
        tuple((number,) if dimension == cell.dimension - 1 else () for number in range(len(entities)))
        for dimension, entities in enumerate(cell.entities)
    )
    equispaced = dataclasses.replace(element, variant="equispaced")
    whole = _assemble(equispaced, lattice, cell.dimension, entity_dofs, full_space(1, cell.dimension))
    return dataclasses.replace(whole, element=element)


def _bubble(element: ScalarElement) -> Basis:
    """Polynomials of degree k that vanish on the boundary, dual to the interior equispaced points."""
    cell = reference_cell(element.cell)
    _check_degree(element, cell.dimension + 1 if cell.is_simplex else 2)
    lattice = interior_positions(cell.is_simplex, cell.dimension, element.degree)
    entity_dofs = _interior_only(cell, len(lattice))
    if not cell.is_simplex:
        factor = ScalarElement("bubble", "interval", element.degree)
        return _factored(element, factor, lattice, entity_dofs)
    corners = basis(ScalarElement("P", element.cell, 1)).polynomials
    lowest = functools.reduce(Polynomials.times, [corners.select([i]) for i in range(corners.dimension)])
    span = lowest.times(full_space(element.degree - cell.dimension - 1, cell.dimension))
    equispaced = dataclasses.replace(element, variant="equispaced")
    whole = _assemble(equispaced, lattice, element.degree, entity_dofs, span)
    return dataclasses.replace(whole, element=element)


def _through_points(element: ScalarElement) -> Basis:
    """Polynomials that are one at a point and zero at the others; points are products of those of a direction."""
    cell = reference_cell(element.cell)
    rule = quadrature(element.cell, 0, "custom", given=element.given).unweighted()
    none_on_boundary = _interior_only(cell, len(rule.points))
    if cell.dimension == 1:
        polynomials = full_space(len(rule.points) - 1, 1).dual(rule.points)
        order = sorted(rule.points)
        lattice = tuple((order.index(point),) for point in rule.points)
        return Basis(
            element, polynomials.exact, rule.points, none_on_boundary, lattice, own_polynomials=polynomials
        )
    if rule.rule_1d is None:
        raise _refuse(
            element, "its points are no products of those of a direction", "take a Lagrange element"
        )
    line, _ = rule.rule_1d
    given = PointRule(tuple((Fraction(int(x.p), int(x.q)),) for x in line), (Fraction(1),) * len(line))
    factor = ScalarElement("points", "interval", 0, "custom", True, given=given)
    return _factored(element, factor, rule.index, none_on_boundary)


def _joined_order(element: ScalarElement, parts: Sequence[Basis]) -> list[tuple[int, int]]:
    """(part, dof of the part) of each dof of an enriched element.

    Hierarchical: part after part. Nodal: entity after entity as Basix numbers a custom element, and part
    after part on each entity.
    """
    if element.variant == "hierarchical":
        return [(number, dof) for number, part in enumerate(parts) for dof in range(part.dimension)]
    order: list[tuple[int, int]] = []
    for dimension, entities in enumerate(reference_cell(element.cell).entities):
        for entity in range(len(entities)):
            for number, part in enumerate(parts):
                order.extend((number, dof) for dof in part.entity_dofs[dimension][entity])
    return order


def _joined_entity_dofs(
    cell: ReferenceCell, parts: Sequence[Basis], order: Sequence[tuple[int, int]]
) -> EntityDofs:
    place = {part_dof: dof for dof, part_dof in enumerate(order)}
    return tuple(
        tuple(
            tuple(
                place[number, dof]
                for number, part in enumerate(parts)
                for dof in part.entity_dofs[dimension][entity]
            )
            for entity in range(len(entities))
        )
        for dimension, entities in enumerate(cell.entities)
    )


def _enriched(element: ScalarElement) -> Basis:
    if not element.parts or any(part.cell != element.cell for part in element.parts):
        raise _refuse(element, "its parts are missing or on different cells", "join elements of one cell")
    if element.variant not in ("hierarchical", "nodal"):
        raise _refuse(element, f"unknown variant {element.variant!r}", "use hierarchical or nodal")
    parts = [basis(part) for part in element.parts]
    order = _joined_order(element, parts)
    joined = functools.reduce(Polynomials.concatenate, [part.polynomials for part in parts])
    offsets = list(itertools.accumulate((part.dimension for part in parts), initial=0))
    joined = joined.select([offsets[number] + dof for number, dof in order])
    points = tuple(parts[number].points[dof] for number, dof in order)
    if element.variant == "nodal":
        try:
            joined = joined.dual(points)
        except ZeroDivisionError:
            raise _refuse(
                element,
                "the dofs of its parts do not determine its functions",
                "join elements without common functions or points",
            ) from None
    return Basis(
        element=element,
        exact=joined.exact,
        points=points,
        entity_dofs=_joined_entity_dofs(reference_cell(element.cell), parts, order),
        lattice=(),
        own_polynomials=joined,
    )


_FAMILIES: dict[str, Callable[[ScalarElement], Basis]] = {
    "P": _lagrange,
    "Q": _lagrange,
    "CR": _crouzeix_raviart,
    "bubble": _bubble,
    "enriched": _enriched,
    "points": _through_points,
}


@functools.cache
def basis(element: ScalarElement) -> Basis:
    """The exact basis of a scalar element (cached).

    Raises:
        FemforgeError: the family, cell, degree or variant is not supported, or the parts of a nodal
            ``enriched`` element do not fit each other.
    """
    if element.family not in _FAMILIES:
        raise _refuse(element, f"unknown family {element.family!r}", f"use one of {', '.join(_FAMILIES)}")
    cell = reference_cell(element.cell)
    if element.discontinuous:
        whole = basis(dataclasses.replace(element, discontinuous=False))
        return dataclasses.replace(whole, element=element, entity_dofs=_interior_only(cell, whole.dimension))
    if element.variant == "gll" and element.degree <= 2 and element.family in ("P", "Q"):
        # The first Gauss-Lobatto points are equispaced.
        return dataclasses.replace(basis(dataclasses.replace(element, variant="equispaced")), element=element)
    return _FAMILIES[element.family](element)


def dimension(element: ScalarElement) -> int:
    """Number of basis functions, or of quadrature points."""
    if element.at_points:
        return len(quadrature(element.cell, element.degree, element.variant, given=element.given).weights)
    return basis(element).dimension


def nodes(element: ScalarElement) -> tuple[tuple[fmpq, ...], ...]:
    """Points whose values are the dofs: of Lagrange elements in Basix's order, of values at points in their rule's."""
    if element.at_points:
        return quadrature(element.cell, element.degree, element.variant, given=element.given).points
    return basis(element).points


@functools.cache
def lexicographic_order(element: ScalarElement) -> tuple[int, ...]:
    """Where each basis function goes in lexicographic order.

    Dof points are sorted by z, then y, then x, so that x varies fastest (as in libCEED, MFEM, deal.II).
    The points of ``gll`` elements are sorted as their equispaced counterparts: inside of simplices they
    lie on no common lines. An ``enriched`` element keeps its parts one after the other.

    Returns:
        [Basix dof] -> lexicographic position; a permutation.
    """
    whole = basis(element)
    if element.family != "enriched":
        ordered = sorted(range(whole.dimension), key=lambda dof: whole.lattice[dof][::-1])
        position = {dof: place for place, dof in enumerate(ordered)}
        return tuple(position[dof] for dof in range(whole.dimension))
    parts = [basis(part) for part in element.parts]
    offsets = list(itertools.accumulate((part.dimension for part in parts), initial=0))
    return tuple(
        offsets[number] + lexicographic_order(element.parts[number])[dof]
        for number, dof in _joined_order(element, parts)
    )
