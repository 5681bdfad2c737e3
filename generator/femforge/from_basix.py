"""Elements of ``basix.ufl``, as programs on UFL have them, as elements of femforge with the same bases."""

from __future__ import annotations

import itertools
from typing import Any

import basix
import basix.ufl

from femforge.elements import (
    LOWEST_BUBBLE,
    BlockedElement,
    Element,
    MixedElement,
    PlainElement,
    enriched,
    scalar_element,
    to_basix,
)
from femforge.errors import ExitCode, FemforgeError, an
from femforge.ir.element import HIGHEST_BUBBLE, HIGHEST_DEGREE
from femforge.point_elements import MAX_QUADRATURE_DEGREE, given_points_element, quadrature_element

#: By Basix's family, what the element is called here.
_FAMILIES = {basix.ElementFamily.P: "P", basix.ElementFamily.CR: "CR", basix.ElementFamily.bubble: "bubble"}
_VARIANTS = {
    basix.LagrangeVariant.unset: "equispaced",
    basix.LagrangeVariant.equispaced: "equispaced",
    basix.LagrangeVariant.gll_warped: "gll",
}
_EXIST = "Lagrange (equispaced, gll_warped), Crouzeix-Raviart, bubbles, quadrature elements; and what is made of them"


def own_element(element: Any) -> Element:
    """The element with the basis of another, in the same order of dofs.

    Args:
        element: made by ``basix.ufl``; an element of femforge stays what it is.

    Returns:
        What ``Element.layout`` with ``dof_order = ufcx`` numbers as Basix does.

    Raises:
        FemforgeError: there is no such element in femforge, or it is none of ``basix.ufl`` (code FORM).
    """
    if isinstance(element, Element):
        return element
    if not hasattr(element, "is_custom_element"):
        raise _refused(f"{element} is no element of basix.ufl", "make it with basix.ufl.element")
    if element.is_mixed:
        return MixedElement([own_element(part) for part in element.sub_elements])
    if element.block_shape:
        part = own_element(element.sub_elements[0])
        return BlockedElement(part, tuple(map(int, element.block_shape)), element.is_symmetric)
    if element.is_real:
        raise _refused("a space of real numbers is not supported", "take a ufl.Constant")
    if element.is_quadrature:
        return _at_points(element)
    return _enriched(element) if element.is_custom_element else _plain(element)


def reference_components(element: Any) -> tuple[int, ...]:
    """Numbers that UFL gives the scalar components of a function on one of Basix's elements, on the reference cell.

    These are the components in femforge's order. Basix counts all entries of symmetric tensors, of which only as many
    stand for a component as are different.
    """
    if not element.is_mixed:
        return tuple(range(element.block_size))
    found: list[int] = []
    first = 0
    for part in element.sub_elements:
        found += [first + number for number in reference_components(part)]
        first += part.reference_value_size
    return tuple(found)


def _at_points(element: Any) -> Element:
    """Data at the points of a rule, which has its name if it is Basix's default of the element's degree."""
    cell, degree = element.cell.cellname, int(element.degree)
    if degree <= MAX_QUADRATURE_DEGREE:
        usual = basix.ufl.quadrature_element(cell, scheme="default", degree=degree)
        if usual == element:
            return quadrature_element(cell, degree)
    points, weights = element.custom_quadrature()
    return given_points_element(cell, points.tolist(), weights.tolist())


def _plain(element: Any) -> Element:
    """One of Basix's own families."""
    family = _FAMILIES.get(element.element_family)
    if family is None or element.map_type != basix.MapType.identity:
        raise _refused(f"{_called(element)} is not supported yet", f"elements: {_EXIST}")
    ordering = list(element.basix_element.dof_ordering)
    if ordering and ordering != list(range(element.dim)):
        raise _refused(
            f"{_called(element)} has its dofs in an order of its own, which is not supported",
            "make it with basix.ufl.element and no dof_ordering",
        )
    if family == "P" and element.lagrange_variant not in _VARIANTS:
        raise _refused(
            f"{_called(element)} of the variant {element.lagrange_variant.name} is not supported",
            "variants: equispaced, gll_warped",
        )
    if family != "P" and element.discontinuous:
        raise _refused(f"a discontinuous {_called(element)} is not supported", f"elements: {_EXIST}")
    variant = _VARIANTS[element.lagrange_variant] if family == "P" else "equispaced"
    scalar = scalar_element(
        family, element.cell.cellname, element.degree, variant=variant, discontinuous=element.discontinuous
    )
    return PlainElement(scalar)


def _called(element: Any) -> str:
    return (
        f"the element {element.element_family.name} of degree {element.degree} on {an(element.cell.cellname)}"
    )


def _enriched(element: Any) -> Element:
    """An element and a bubble, which Basix joins to a custom element and does not name."""
    cell = element.cell.cellname
    degrees = range(1, HIGHEST_DEGREE[cell] + 1)
    bubbles = range(LOWEST_BUBBLE[cell], HIGHEST_BUBBLE + 1)
    if element.reference_value_shape == ():
        for degree, bubble, variant in itertools.product(degrees, bubbles, ("equispaced", "gll")):
            if (variant == "gll" and degree < 3) or max(degree, bubble) != element.embedded_superdegree:
                continue
            parts = [
                PlainElement(scalar_element("P", cell, degree, variant=variant)),
                PlainElement(scalar_element("bubble", cell, bubble)),
            ]
            if sum(part.dim for part in parts) != element.dim:
                continue
            for nodal in (True, False):
                joined = enriched(*parts, nodal=nodal)
                if to_basix(joined) == element:
                    return joined
    raise _refused(
        "a custom element is supported where it is a Lagrange element enriched with a bubble",
        "basix.ufl.enriched_element([P, bubble]); or write the form in a form file",
    )


def _refused(cause: str, mend: str) -> FemforgeError:
    return FemforgeError(cause, mend=mend, code=ExitCode.FORM)
