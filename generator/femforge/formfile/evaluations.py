"""Expressions that a form file wants evaluated at points: ``expressions = [(e, points), ...]``, as in FFCx."""
# UFL is typed in part
# mypy: disable-error-code="no-untyped-call"

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from ufl.algorithms import extract_arguments, extract_coefficients
from ufl.algorithms.analysis import extract_constants
from ufl.classes import CellAvg, FacetAvg, Restricted, Zero
from ufl.core.expr import Expr
from ufl.corealg.traversal import unique_pre_traversal
from ufl.domain import extract_domains
from ufl.form import BaseForm

from femforge.elements import BlockedElement, Element, MixedElement
from femforge.errors import FemforgeError, an
from femforge.formfile.naming import NamedForm, Refuse, not_in_c, slugs
from femforge.formfile.values import describe
from femforge.ir.element import CELL_DIMENSION, PointRule, Region
from femforge.ir.integral import REGIONS, IntegralType
from femforge.reference import written_number

_LIST = "expressions"
_PAIR = "write (expression, points), or (expression, element) for the points of an element"
_POINT_ELEMENTS = "Lagrange, DP, Q, DQ or a quadrature element, or a vector or tensor of one"
#: The dofs of these are values at points.
_AT_POINTS = ("P", "Q", "quadrature")


@dataclass(frozen=True)
class NamedExpression:
    """An expression that is compiled.

    Attributes:
        name: the pair's name in the file, else the expression's, else ``expression0``, ``expression1``, ... after its
            position.
        expression: the UFL expression, with one argument at most.
        points: of the reference cell, or of that of its facets, each of weight 1; None where an element has them.
        element: the element whose values at its points are wanted; None where points are given.
        over: ``cell``; for points of facets ``exterior_facet``, seen from one cell, or ``interior_facet``, from both.
        slug: what kernels call it, as of forms.
    """

    name: str
    expression: Expr
    points: PointRule | None
    element: Element | None
    over: IntegralType
    slug: str = ""

    @property
    def region(self) -> Region:
        """What the points are of."""
        return REGIONS[self.over]

    @property
    def domain(self) -> Any:
        """The mesh."""
        (domain,) = extract_domains(self.expression)
        return domain

    @property
    def arity(self) -> int:
        """Arguments of the form that its values are: one for the points, and that of the expression if it has one."""
        return 1 + len(extract_arguments(self.expression))

    def coefficients(self) -> list[Any]:
        """Its coefficients."""
        return list(extract_coefficients(self.expression))

    def constants(self) -> list[Any]:
        """Its constants."""
        return list(extract_constants(self.expression))


def chosen_expressions(
    values: Mapping[str, Any], forms: Iterable[NamedForm], refuse: Refuse
) -> tuple[NamedExpression, ...]:
    """The expressions that a file asks to compile.

    Args:
        values: top-level values by name, in order.
        forms: that are compiled, too.
        refuse: makes errors.

    Raises:
        FemforgeError: ``expressions`` holds something else, or what cannot be evaluated at points.
    """
    listed = values.get(_LIST, ())
    if not isinstance(listed, tuple | list):
        if isinstance(listed, Expr | BaseForm):
            raise refuse(_LIST, f"'{_LIST}' is {describe(listed)}", f"write a list: {_LIST} = [(e, points)]")
        return ()  # a name like any other
    names: dict[int, str] = {}
    for name, value in values.items():
        if isinstance(value, Expr | tuple) and value is not listed:
            names.setdefault(id(value), name)
    found: list[NamedExpression] = []
    others = list(forms)
    known = {one.name for one in others}
    for number, entry in enumerate(listed):
        reader = _Entry(number, refuse)
        expression, target = reader.pair(entry)
        plain = names.get(id(entry)) or names.get(id(expression)) or f"expression{number}"
        numbered = (f"{plain}_{again}" for again in itertools.count(2))
        name = next(one for one in itertools.chain([plain], numbered) if one not in known)
        known.add(name)
        if problem := not_in_c(name):
            raise refuse(_LIST, f"the expression '{name}' {problem}", "choose another name")
        found.append(reader.named(name, expression, target))
    own = slugs((one.name for one in found), (one.slug for one in others))
    return tuple(replace(one, slug=slug) for one, slug in zip(found, own, strict=True))


def has_expressions(values: Mapping[str, Any]) -> bool:
    """Whether a file asks to compile expressions."""
    return isinstance(values.get(_LIST), tuple | list) and bool(values[_LIST])


class _Entry:
    """Reads one entry of the list.

    Args:
        number: its position.
        refuse: makes errors.
    """

    def __init__(self, number: int, refuse: Refuse) -> None:
        self.number = number
        self._refuse_at = refuse

    def _refused(self, cause: str, mend: str) -> FemforgeError:
        return self._refuse_at(_LIST, f"entry {self.number} of '{_LIST}': {cause}", mend)

    def pair(self, entry: Any) -> tuple[Expr, Any]:
        """The expression and what gives its points."""
        if not isinstance(entry, tuple | list) or len(entry) != 2:
            raise self._refused(f"{describe(entry)} is no pair", _PAIR)
        expression, target = entry
        if isinstance(expression, BaseForm):
            raise self._refused(
                "a form has no values at points", "leave the integral out, or list it in 'forms'"
            )
        if isinstance(expression, int | float) and not isinstance(expression, bool):
            raise self._refused("a number is the same at all points", _PAIR)
        if not isinstance(expression, Expr):
            raise self._refused(f"{describe(expression)} is no expression", _PAIR)
        if isinstance(expression, Zero):
            raise self._refused(
                "it is zero", "look for a factor that is zero, or a derivative of what is constant"
            )
        return expression, target

    def named(self, name: str, expression: Expr, target: Any) -> NamedExpression:
        """The entry with its points."""
        cell = self._cell(expression)
        self._check(expression)
        has_sides = any(isinstance(node, Restricted) for node in unique_pre_traversal(expression))
        if isinstance(target, Element):
            self._check_element(target, expression, cell)
            if has_sides:
                raise self._of_no_side()
            return NamedExpression(name, expression, None, target, "cell")
        if not isinstance(target, tuple | list):
            raise self._refused(f"{describe(target)} gives no points", _PAIR)
        points, region = self._points(target, cell)
        if region == "cell":
            if has_sides:
                raise self._of_no_side()
            return NamedExpression(name, expression, points, None, "cell")
        over: IntegralType = "interior_facet" if has_sides else "exterior_facet"
        return NamedExpression(name, expression, points, None, over)

    def _of_no_side(self) -> FemforgeError:
        return self._refused(
            "it has a side ('+' or '-', jump, avg), and points of cells are in one cell",
            "give points of the facet's reference cell",
        )

    def _cell(self, expression: Expr) -> str:
        try:
            domains = extract_domains(expression)
            cause = (
                "it lives on more than one mesh"
                if domains
                else "it lives on no mesh: it is the same everywhere"
            )
        except ValueError:  # meshes of different dimensions
            domains, cause = (), "it lives on more than one mesh"
        if len(domains) != 1:
            raise self._refused(cause, "take functions, constants and geometry of one mesh")
        (domain,) = domains
        return str(domain.ufl_cell().cellname)  # type: ignore[attr-defined]

    def _check(self, expression: Expr) -> None:
        """Refuse what has no value at a point, or has two."""
        if expression.ufl_free_indices:
            raise self._refused(
                "it has a free index", "sum over it, or make a tensor of it: as_tensor(e, (i,))"
            )
        if len(arguments := extract_arguments(expression)) > 1:
            raise self._refused(
                f"it has {len(arguments)} arguments",
                "one argument at most is linear in points: take a coefficient",
            )
        kinds = {type(node) for node in unique_pre_traversal(expression)}
        if kinds & {CellAvg, FacetAvg}:
            raise self._refused(
                "an average over a cell or facet is an integral", "give it as a DP0 coefficient"
            )

    def _check_element(self, element: Element, expression: Expr, cell: str) -> None:
        if element.cellname != cell:
            raise self._refused(
                f"the element is on {an(element.cellname)}, the expression on {an(cell)}",
                f"take an element on {an(cell)}",
            )
        if isinstance(element, MixedElement) or any(part.family not in _AT_POINTS for part in element.parts):
            raise self._refused(
                f"dofs of {element.name} are no values at common points", f"take {_POINT_ELEMENTS}"
            )
        shape = element.shape if isinstance(element, BlockedElement) else ()
        if expression.ufl_shape != shape:
            raise self._refused(
                f"the expression has the shape {expression.ufl_shape}, the element {element.name} {shape}",
                "take an element of the expression's shape",
            )

    def _points(self, given: tuple[Any, ...] | list[Any], cell: str) -> tuple[PointRule, Region]:
        """Points, and whether they are of the cell or of its facets."""
        dimension = CELL_DIMENSION[cell]
        rows = [row if isinstance(row, tuple | list) else (row,) for row in given]
        sizes = {len(row) for row in rows}
        regions: dict[int, Region] = {dimension: "cell", dimension - 1: "facet"}
        mend = f"points of {an(cell)} have {dimension} coordinates, those of its facets {dimension - 1}"
        if not rows:
            raise self._refused("the list of points is empty", mend)
        if len(sizes) > 1 or not sizes <= set(regions):
            found = " and ".join(map(str, sorted(sizes)))
            raise self._refused(f"its points have {found} coordinates", mend)
        if not all(_is_finite(x) for row in rows for x in row):
            raise self._refused("a coordinate of a point is no finite number", mend)
        points = tuple(tuple(written_number(x) for x in row) for row in rows)
        return PointRule(points, (Fraction(1),) * len(points)), regions[sizes.pop()]


def _is_finite(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and math.isfinite(value)
