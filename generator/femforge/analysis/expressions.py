"""Expressions at points as integrals: sums over points of weight 1, whose test function has its dofs there.

e at points x_q is  sum over q of v(x_q) . e(x_q)  with a test function v that is one at a point, in a component, and
zero at all others. Neither weights nor the measure of a cell are in it.
"""

# UFL is typed in part
# mypy: disable-error-code="no-untyped-call"

from __future__ import annotations

import itertools
from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from typing import Any

import ufl
from ufl.algorithms import extract_arguments, extract_coefficients
from ufl.algorithms.check_arities import ArityMismatch
from ufl.classes import GeometricFacetQuantity
from ufl.corealg.traversal import unique_pre_traversal

from femforge.analysis.forms import (
    Builder,
    action_of,
    check_dimension,
    deep_enough,
    form_data,
    refuse_shape_derivatives,
    zero,
)
from femforge.analysis.geometry import refuse_sizes
from femforge.analysis.rules import Rule
from femforge.analysis.seen import with_views
from femforge.elements import BlockedElement, Element, PlainElement
from femforge.errors import ExitCode, FemforgeError
from femforge.formfile import NamedExpression
from femforge.formfile.limits import LINEAR, UFL_ERRORS, in_one_line
from femforge.ir.element import SIMPLICES, ComponentOrder, DofOrder, PointRule, ScalarElement
from femforge.ir.integral import TRIAL, Integral
from femforge.reference import nodes, quadrature

#: Normals, areas and edges of facets: without a value at a point of a cell.
_OF_FACETS = GeometricFacetQuantity
_MEASURES = {"cell": ufl.dx, "exterior_facet": ufl.ds, "interior_facet": ufl.dS}


@deep_enough()
def analyse_expression(
    named: NamedExpression,
    coefficient_names: Mapping[Any, str],
    constant_names: Mapping[Any, str],
    *,
    dof_order: DofOrder = "ufcx",
    component_order: ComponentOrder = "interleaved",
    place: str = "",
    action: bool = False,
) -> Integral:
    """Analyse an expression at points.

    Args:
        named: what is evaluated, and where.
        coefficient_names, constant_names: names in the form file.
        dof_order, component_order: order of dofs and values.
        place: file, for messages.
        action: evaluate e(x) instead of the expression e(u) of an argument u; the coefficient x is called
            :data:`TRIAL`.

    Returns:
        An integral that is ``evaluated``: over cells; for points of facets over exterior facets, the cell of each, or
        over interior facets, both cells of each, where the expression names sides.

    Raises:
        FemforgeError: for what is not supported, by name.
    """
    where = f"{place}: expression {named.name}" if place else f"expression {named.name}"
    named = _at_data(named)
    _refuse_unsupported(named, where)
    element = named.element or _points_element(named)
    form = _as_form(named, element)
    refuse_sizes(form, where)
    own: dict[Any, str] = {}
    try:
        form, views = with_views(form)
        if action:
            form, x = action_of(form, where)
            own[x] = TRIAL
        data = form_data(form, scaled=False)
    except FemforgeError:
        raise
    except UFL_ERRORS as error:
        cause = f"UFL refuses the expression: {in_one_line(error)}"
        mend = LINEAR if isinstance(error, ArityMismatch) else ""
        raise FemforgeError(cause, place=where, mend=mend, code=ExitCode.FORM) from error
    builder = Builder(named.name, where, coefficient_names, constant_names, dof_order, component_order, views)
    builder.coefficient_names |= own
    rule = _rule(element.parts[0], dof_order)
    found = (builder.integral(data, group, None, None, rule) for group in data.integral_data)
    return next(found, None) or zero("expression is zero", where)


def _refuse_unsupported(named: NamedExpression, where: str) -> None:
    def refused(cause: str, mend: str) -> FemforgeError:
        return FemforgeError(cause, place=where, mend=mend, code=ExitCode.FORM)

    check_dimension(named.domain, where)
    refuse_shape_derivatives([named.expression], where)
    if any(argument.ufl_element().at_points for argument in extract_arguments(named.expression)):
        raise refused(
            "its argument is on a quadrature element, which has no basis functions", "take a coefficient"
        )
    kinds = {type(node) for node in unique_pre_traversal(named.expression)}
    if named.region == "cell" and (
        found := [kind.__name__ for kind in kinds if issubclass(kind, _OF_FACETS)]
    ):
        raise refused(
            f"{' and '.join(sorted(found))} has no value at points of cells",
            "give points of the facet's reference cell",
        )
    data = [
        one.ufl_element().parts[0]
        for one in extract_coefficients(named.expression)
        if one.ufl_element().at_points
    ]
    if not data:
        return
    own = named.element.parts[0] if named.element else None
    wanted = nodes(own) if own else _rational(named.points)
    for element in data:
        if quadrature(
            element.cell, element.degree, element.variant, given=element.given
        ).points != wanted or (element.given is None and own != element):
            raise refused(
                "a coefficient is given at other points than those of the expression",
                "take its element for the points: (expression, element)"
                if named.region == "cell"
                else "give it these: quadrature_element(cell, points=points, weights=weights)",
            )


def _at_data(named: NamedExpression) -> NamedExpression:
    """The expression at the points of its data's scheme, if these are the given ones to the last bit of a double.

    On triangles and tetrahedra only: elsewhere the order of the points depends on that of dofs, and a list has its own.
    """
    if named.points is None or named.region != "cell":
        return named
    given = [tuple(map(float, point)) for point in named.points.points]
    for one in extract_coefficients(named.expression):
        element = one.ufl_element()
        of_scheme = element.at_points and element.parts[0].given is None
        if of_scheme and element.cellname in SIMPLICES and element.points == given:
            scalar, shape = PlainElement(element.parts[0]), named.expression.ufl_shape
            return replace(named, points=None, element=BlockedElement(scalar, shape) if shape else scalar)
    return named


def _rational(points: PointRule | None) -> tuple[Any, ...]:
    assert points is not None
    return quadrature("interval", 0, "custom", given=points).points


def _points_element(named: NamedExpression) -> Element:
    """The element whose dofs are values at given points."""
    assert named.points is not None
    cell = named.domain.ufl_cell().cellname
    scalar = PlainElement(ScalarElement("points", cell, 0, "custom", True, given=named.points))
    shape = named.expression.ufl_shape
    return BlockedElement(scalar, shape) if shape else scalar


def _as_form(named: NamedExpression, element: Element) -> ufl.Form:
    """The expression times a test function, over cells or facets; an argument is the trial function.

    Between two cells the test function is one of the facet alone: the side that it is restricted to says nothing.
    """
    expression = named.expression
    swapped = {one: ufl.Argument(one.ufl_function_space(), 1) for one in extract_arguments(expression)}
    if swapped:
        expression = ufl.replace(expression, swapped)
    v = ufl.TestFunction(ufl.FunctionSpace(named.domain, element))
    if named.over == "interior_facet":
        v = v("+")
    form: ufl.Form = _product(expression, v, element) * _MEASURES[named.over](domain=named.domain)
    return form


def _product(expression: Any, v: Any, element: Element) -> Any:
    """Sum of the products of components; of a symmetric tensor of the lower triangle, whose values it has."""
    if isinstance(element, PlainElement):
        return expression * v
    assert isinstance(element, BlockedElement)
    places = itertools.product(*map(range, element.shape))
    kept = (place for place in places if not element.symmetric or place[0] >= place[1])
    return sum(expression[place] * v[place] for place in kept)


def _rule(scalar: ScalarElement, order: DofOrder) -> Rule:
    """The points of an element in the order of its dofs."""
    if scalar.at_points:
        return Rule(scalar.degree, scalar.variant, "element", order, scalar.given)
    points = tuple(tuple(Fraction(int(x.p), int(x.q)) for x in point) for point in nodes(scalar))
    return Rule(0, "custom", "element", given=PointRule(points, (Fraction(1),) * len(points)))
