"""The module ``basix`` as form files know it: its enumerations, elements as givers of points, and quadrature rules."""

from __future__ import annotations

from typing import Any

import basix

from femforge.elements import Element
from femforge.errors import FemforgeError, an
from femforge.formfile.element_names import (
    BASIX_UFL,
    BASIX_UFL_ABSENT,
    basix_element,
    cell_name,
    not_taken,
)
from femforge.formfile.syntax import refused
from femforge.formfile.values import Absent, Enumeration, EnumMember, Namespace, describe, natives, similar
from femforge.reference import quadrature, scheme_called, to_float

_KINDS = {
    "CellType": tuple(basix.CellType.__members__),
    "ElementFamily": tuple(basix.ElementFamily.__members__),
    "LagrangeVariant": tuple(basix.LagrangeVariant.__members__),
    "QuadratureType": tuple(basix.QuadratureType.__members__),
}
_UNSET = EnumMember("LagrangeVariant", "unset")
_DEFAULT_RULE = EnumMember("QuadratureType", "default")
#: Names of rules for which Basix has a name of its own.
_RULES = {
    "Gauss-Lobatto-Legendre": "gll",
    "GLL": "gll",
    "Gauss-Legendre": "gauss_jacobi",
    "GL": "gauss_jacobi",
    "Gauss-Jacobi": "gauss_jacobi",
    "Xiao-Gimbutas": "xiao_gimbutas",
}
#: Names of the families that femforge has, as Basix knows them.
_FAMILIES = {
    "Lagrange": "P",
    "P": "P",
    "Q": "P",
    "Bubble": "bubble",
    "bubble": "bubble",
    "CR": "CR",
    "Crouzeix-Raviart": "CR",
}
_ABSENT = {
    "create_tp_element": Absent(
        "numbers its dofs as a product of directions",
        "use basix.ufl.element, and set dof_order=lexicographic",
    ),
    "create_custom_element": Absent("is not supported yet", "use basix.ufl.element"),
}


def basix_namespace() -> Namespace:
    """The module ``basix`` for a form file, with its modules ``ufl``, ``quadrature`` and ``finite_element``."""
    kinds = {kind: Enumeration(f"basix.{kind}", _members(kind, names)) for kind, names in _KINDS.items()}
    elements = natives({"create_element": create_element})
    rules = natives({"make_quadrature": make_quadrature})
    modules = {
        "ufl": Namespace("basix.ufl", BASIX_UFL, BASIX_UFL_ABSENT),
        "quadrature": Namespace(
            "basix.quadrature", {**kinds, **rules, **natives({"string_to_type": string_to_type})}
        ),
        "finite_element": Namespace(
            "basix.finite_element",
            {**kinds, **elements, **natives({"string_to_family": string_to_family})},
            _ABSENT,
        ),
    }
    return Namespace("basix", {**kinds, **elements, **rules}, _ABSENT, modules)


def _members(kind: str, names: tuple[str, ...]) -> dict[str, EnumMember]:
    return {name: EnumMember(kind, name) for name in names}


def create_element(
    family: Any,
    celltype: Any,
    degree: Any,
    lagrange_variant: Any = _UNSET,
    dpc_variant: Any = None,
    discontinuous: Any = False,
    dof_ordering: Any = None,
    dtype: Any = None,
) -> Element:
    """``basix.create_element``: an element of ``basix.ufl`` with the same basis.

    Raises:
        FemforgeError: a Lagrange element of degree above 2 without a variant, as in Basix; else as
            ``basix.ufl.element``.
    """
    made = basix_element(
        family,
        celltype,
        degree,
        lagrange_variant,
        dpc_variant,
        discontinuous,
        dof_ordering=dof_ordering,
        dtype=dtype,
    )
    if lagrange_variant == _UNSET and made.degree > 2 and made.parts[0].family in ("P", "Q"):
        raise refused(
            "a Lagrange element of degree above 2 needs a variant",
            "for instance basix.LagrangeVariant.gll_warped",
        )
    return made


def string_to_family(family: Any, cell: Any) -> EnumMember:
    """``basix.finite_element.string_to_family``: the member of ``ElementFamily`` with that name on a cell."""
    name = cell_name(cell)
    if not isinstance(family, str) or family not in _FAMILIES:
        shown = repr(family[:40]) if isinstance(family, str) else describe(family)
        mend = similar(str(family), _FAMILIES) or f"families: {', '.join(_FAMILIES)}"
        raise refused(f"{shown} on {an(name)} is no family of elements here", mend)
    return EnumMember("ElementFamily", _FAMILIES[family])


def string_to_type(rule: Any) -> EnumMember:
    """``basix.quadrature.string_to_type``: the member of ``QuadratureType`` with that name."""
    name = _RULES.get(rule, rule) if isinstance(rule, str) else ""
    if name not in _KINDS["QuadratureType"]:
        shown = repr(rule[:40]) if isinstance(rule, str) else describe(rule)
        raise refused(
            f"{shown} is no rule of Basix", similar(str(rule), (*_RULES, *_KINDS["QuadratureType"]))
        )
    return EnumMember("QuadratureType", name)


def make_quadrature(
    cell: Any, degree: Any, rule: Any = _DEFAULT_RULE, polyset_type: Any = None
) -> tuple[list[tuple[float, ...]], list[float]]:
    """``basix.make_quadrature``: points and weights on the reference cell, in Basix's order.

    Raises:
        FemforgeError: no such rule on this cell.
    """
    not_taken("make_quadrature", polyset_type=polyset_type)
    if not isinstance(rule, EnumMember) or rule.kind != "QuadratureType":
        raise _no_rule(rule)
    if not isinstance(degree, int) or isinstance(degree, bool) or degree < 0:
        raise refused("the degree of a quadrature rule is a whole number from 0 on", "write one such as 2")
    name = cell_name(cell)
    found = quadrature(name, degree, scheme_called(rule.name, name), "ufcx")
    return [tuple(map(to_float, point)) for point in found.points], [*map(to_float, found.weights)]


def _no_rule(rule: Any) -> FemforgeError:
    return refused(
        f"{describe(rule)} is given where a rule is expected",
        "for instance basix.QuadratureType.gauss_jacobi",
    )
