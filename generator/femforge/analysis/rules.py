"""Which quadrature rule an integral takes: from its measure, from data at points, an option, or UFL's estimate."""

# UFL is typed in part
# mypy: disable-error-code="no-untyped-call"

from __future__ import annotations

import difflib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from ufl.algorithms import extract_coefficients
from ufl.form import Form
from ufl.measure import integral_type_to_measure_name

from femforge.elements import Element
from femforge.errors import ExitCode, FemforgeError, an
from femforge.ir.element import SIMPLICES, TENSOR_CELLS, DofOrder, PointRule, ScalarElement
from femforge.point_elements import data_on
from femforge.reference import MAX_DEGREE, exactness, given_rule, quadrature, scheme_called

#: Names of a measure's metadata, as UFL, FFCx and older FEniCS have them.
_SCHEME = ("quadrature_rule", "quadrature_scheme", "scheme")
_POINTS, _WEIGHTS = "quadrature_points", "quadrature_weights"
_DEGREE, _ESTIMATE = "quadrature_degree", "estimated_polynomial_degree"
_KNOWN = (*_SCHEME, _POINTS, _WEIGHTS, _DEGREE)


@dataclass(frozen=True)
class Rule:
    """A rule, and why it is taken; fields as in :class:`~femforge.ir.integral.Part`."""

    degree: int
    scheme: str
    origin: str
    order: DofOrder = "lexicographic"
    given: PointRule | None = None

    @property
    def words(self) -> str:
        """For messages."""
        scheme = "" if self.scheme == "default" else f" and scheme {self.scheme}"
        return f"degree {self.degree}{scheme}"


def _meant(key: str) -> str:
    """The name of metadata that another one was meant to be; empty if it is like none."""
    short = [known for known in _KNOWN if known.endswith(f"_{key}")]
    return next(iter(short or difflib.get_close_matches(key, _KNOWN, 1, 0.9)), "")


class Rules:
    """The rules of the integrals of one form.

    Args:
        where: place for messages.
        cell: UFL cell name, of facets that of their own cell; ``vertex`` for points.
        dof_order: order of the data where coefficients are given at points.
        asked_degree: of all integrals, instead of estimates and metadata; None leaves these.
        gauss: the degree p of the arguments where p + 1 points in each direction are asked for instead of estimates,
            else None.
        name_of: what the form file calls a coefficient.
        collapsed: whether triangles and tetrahedra take points of collapsed directions where no scheme is asked for.
    """

    def __init__(
        self,
        where: str,
        cell: str,
        dof_order: DofOrder,
        asked_degree: int | None,
        gauss: int | None,
        name_of: Callable[[Any], str],
        collapsed: bool = False,
    ) -> None:
        self.where = where
        self.cell = cell
        self.dof_order = dof_order
        self.asked_degree = asked_degree
        self.gauss = gauss
        self.name_of = name_of
        self.collapsed = collapsed and cell in SIMPLICES

    def of(self, integral: Any) -> Rule:
        """The rule of an integral, which is that of the coefficients that are given at its points, if there are any.

        Raises:
            FemforgeError: if another one is asked for, the coefficients have different ones, or there is no such rule.
        """
        asked = self._asked(integral.metadata())
        if asked.given is None and asked.degree > MAX_DEGREE:
            raise self._refuse(
                f"there is no quadrature rule of degree {asked.degree} ({asked.origin})",
                f"ask for one of degree {MAX_DEGREE} at most, by the measure or by quadrature_degree",
            )
        given = self._given_at_points(integral)
        if not given:
            return replace(asked, scheme="gauss_jacobi") if self._collapses(asked) else asked
        (first, element), *others = given.items()
        for other, its in others:
            if self._points(its) != self._points(element):
                raise self._refuse(
                    f"{first} is given at the points of {_described(element)}, {other} at those of {_described(its)}",
                    "give both the same degree and scheme, or write an integral for each and its rule with it: "
                    f"{_measure(integral, element)} and {_measure(integral, its)}",
                )
        if asked.origin in ("estimate", "gauss"):
            if asked.scheme in ("default", element.variant):
                return Rule(element.degree, element.variant, "element", self.dof_order, element.given)
            asked = replace(asked, degree=element.degree, origin="element")
        if quadrature(self.cell, asked.degree, asked.scheme, given=asked.given).points != self._points(
            element
        ):
            words = (
                f"scheme {asked.scheme}" if asked.origin == "element" else f"{asked.words} ({asked.origin})"
            )
            same = "" if asked.scheme == "vertex" else ", or give the element the same"
            raise self._refuse(
                f"{first} is given at the points of {_described(element)}, but the integral has {words}",
                f"leave {_said_of(asked, element)} out{same}",
            )
        return replace(asked, order=self.dof_order)

    def _collapses(self, asked: Rule) -> bool:
        """Whether a rule is replaced by that of its degree whose points have collapsed directions."""
        return self.collapsed and asked.scheme == "default"

    def _refuse(self, cause: str, mend: str) -> FemforgeError:
        return FemforgeError(cause, place=self.where, mend=mend, code=ExitCode.FORM)

    def _points(self, element: ScalarElement) -> tuple[Any, ...]:
        return quadrature(self.cell, element.degree, element.variant, given=element.given).points

    def _given_at_points(self, integral: Any) -> dict[str, ScalarElement]:
        """Names of the coefficients of an integral that are given at quadrature points, and where."""
        found: dict[str, ScalarElement] = {}
        for coefficient in extract_coefficients(integral.integrand()):
            if coefficient.ufl_element().at_points:
                found[self.name_of(coefficient)] = self.element_of(coefficient).parts[0]
        return found

    def element_of(self, coefficient: Any) -> Element:
        """The element of a coefficient of an integral: of data at points, those of what is integrated over.

        Raises:
            FemforgeError: the points are of something else.
        """
        element: Element = coefficient.ufl_element()
        if not element.at_points:
            return element
        name = self.name_of(coefficient)
        try:
            own = data_on(element, self.cell)
        except FemforgeError as error:
            raise self._refuse(f"{name}: {error.cause}", error.mend) from None
        if own.parts[0].cell == self.cell:
            return own
        there = "the cell" if own.parts[0].cell == element.cellname else "facets"
        mend = "points with as many coordinates as the cell are for dx, with one less for ds and dS"
        raise self._refuse(f"{name} is given at points of {there}, which the integral is not over", mend)

    def _asked(self, metadata: Mapping[str, Any]) -> Rule:
        """What measure and options ask for."""
        for key in metadata:  # others are of other compilers
            meant = "" if key in (*_KNOWN, _ESTIMATE) else _meant(str(key))
            if meant:
                raise self._refuse(
                    f"the measure's metadata have {key!r}, which says nothing", f"write {meant!r}"
                )
        if self.cell == "vertex":
            return self._of_vertex(metadata)
        name = next((metadata[key] for key in _SCHEME if metadata.get(key) is not None), "default")
        try:
            scheme = scheme_called(name, self.cell)
        except FemforgeError as error:
            raise self._refuse(error.cause, error.mend) from None
        degree = metadata.get(_DEGREE, -1)
        if scheme == "custom":
            return self._custom(metadata)
        if any(metadata.get(key) is not None for key in (_POINTS, _WEIGHTS)):
            raise self._refuse(
                f"points and weights are given with the quadrature scheme {name!r}",
                'write metadata={"quadrature_rule": "custom", ...}',
            )
        if scheme == "vertex":
            return Rule(1, scheme, "metadata")  # it integrates no more, whatever is asked for
        if self.asked_degree is not None:
            return Rule(self.asked_degree, scheme, "option")
        if isinstance(degree, int) and not isinstance(degree, bool) and degree >= 0:
            return Rule(degree, scheme, "metadata")
        if degree not in (-1, None):
            raise self._refuse(
                f"the quadrature degree {degree!r} is no whole number from 0 on", "write dx(degree=3)"
            )
        if self.gauss is not None:
            return Rule(2 * self.gauss + 1, scheme, "gauss")
        estimate = metadata[_ESTIMATE]
        return Rule(max(estimate) if isinstance(estimate, tuple) else int(estimate), scheme, "estimate")

    def _of_vertex(self, metadata: Mapping[str, Any]) -> Rule:
        if any(metadata.get(key) is not None for key in (*_SCHEME, _POINTS, _WEIGHTS)):
            raise self._refuse(
                "a quadrature rule is given for an integral over vertices, which are points", "leave it out"
            )
        return Rule(0, "default", "estimate")

    def _custom(self, metadata: Mapping[str, Any]) -> Rule:
        if self.asked_degree is not None:
            raise self._refuse(
                "the form file gives points and weights, and the parameter quadrature_degree another rule",
                "leave quadrature_degree out",
            )
        try:
            given = given_rule(self.cell, metadata.get(_POINTS), metadata.get(_WEIGHTS))
        except FemforgeError as error:
            raise self._refuse(error.cause, error.mend) from None
        return Rule(max(0, exactness(self.cell, given)), "custom", "metadata", given=given)


def gauss_degree(form: Form, where: str) -> int:
    """The degree p of which p + 1 points in each direction are taken: the highest of the arguments.

    Args:
        form: of a functional the coefficients count.
        where: place for messages.

    Raises:
        FemforgeError: the cell has no directions, or the form no functions.
    """
    cell = form.ufl_domains()[0].ufl_cell().cellname
    if cell not in TENSOR_CELLS:
        raise FemforgeError(
            f"quadrature = gauss is for intervals, quadrilaterals and hexahedra, not for {an(cell)}", place=where,
            mend="leave it out: the degree is UFL's estimate; or set quadrature_degree", code=ExitCode.PARAMETERS,
        )  # fmt: skip
    elements = [function.ufl_element() for function in form.arguments() or form.coefficients()]
    degrees = [element.degree for element in elements if not element.at_points]
    if not degrees:
        raise FemforgeError(
            "quadrature = gauss takes the degree of the form's functions, and it has none", place=where,
            mend="set quadrature_degree", code=ExitCode.PARAMETERS,
        )  # fmt: skip
    return int(max(degrees))


def _measure(integral: Any, element: ScalarElement) -> str:
    """The measure of an integral that takes the points of an element."""
    name = integral_type_to_measure_name[integral.integral_type()]
    if element.given is not None:
        return f'{name}(metadata={{"quadrature_rule": "custom", ...}})'
    scheme = "" if element.variant == "default" else f', scheme="{element.variant}"'
    return f"{name}(degree={element.degree}{scheme})"


def _said_of(asked: Rule, element: ScalarElement) -> str:
    """What says that an integral has a rule of its own, and not that of an element: for mends."""
    if asked.scheme == "custom":
        return "the integral's points and weights"
    said = {"option": "quadrature_degree", "element": ""}.get(asked.origin, "the integral's degree")
    if asked.scheme == "vertex":
        said = ""  # its degree is its own
    scheme = "the integral's scheme" if asked.scheme not in ("default", element.variant) else ""
    return " and ".join(part for part in (said, scheme) if part)


def _described(element: ScalarElement) -> str:
    if element.given is not None:
        return "a rule of its own"
    scheme = "" if element.variant == "default" else f" and scheme {element.variant}"
    return f"the rule of degree {element.degree}{scheme}"
