"""Elements of coefficients that are data at quadrature points: a value at each point of a rule, and no basis.

Such an element is written for a cell. In an integral over facets or vertices its rule is that of their own cell: the
scalar element is then one of that cell, in a layout of the cell that is seen.
"""

from __future__ import annotations

from dataclasses import replace

from femforge.elements import BlockedElement, Element, PlainElement
from femforge.errors import ExitCode, FemforgeError
from femforge.ir.element import CELL_DIMENSION, ScalarElement
from femforge.reference import FACET_CELLS, exactness, given_rule, scheme_called

#: The rules of Basix and ours have their points in one order up to there.
MAX_QUADRATURE_DEGREE = 15


def quadrature_element(cell: str, degree: int, scheme: str = "default") -> PlainElement:
    """Data at the points of a quadrature rule: one value for each point of each cell, or facet.

    Args:
        cell: UFL cell name.
        degree: that the rule integrates exactly, 0 to 15.
        scheme: a name of Basix's; of its rules, so that the points have its order.

    Raises:
        FemforgeError: there is no such rule.
    """
    if isinstance(degree, bool) or not isinstance(degree, int) or not 0 <= degree <= MAX_QUADRATURE_DEGREE:
        raise _refused(
            f"{degree!r} is no degree of a quadrature element",
            f"give a whole number, 0 to {MAX_QUADRATURE_DEGREE}",
        )
    called = scheme_called(scheme, cell)
    if called in ("vertex", "custom"):
        raise _refused(
            f"a quadrature element has no scheme {called!r}",
            "give its points and weights: quadrature_element(cell, points=[...], weights=[...])",
        )
    return PlainElement(ScalarElement("quadrature", cell, degree, called, True))


def given_points_element(cell: str, points: object, weights: object) -> PlainElement:
    """Data at points that the form file gives, with their weights.

    Args:
        cell: UFL cell name.
        points: a list of points of the reference cell, each a list of coordinates; with one coordinate less they are
            on the reference cell of each facet.
        weights: as many numbers.

    Raises:
        FemforgeError: they are no such lists.
    """
    own = FACET_CELLS[cell] if _coordinates(points) == CELL_DIMENSION[cell] - 1 > 0 else cell
    rule = given_rule(own, points, weights)
    degree = max(0, exactness(own, rule))
    return PlainElement(ScalarElement("quadrature", own, degree, "custom", True, given=rule), cell)


def _coordinates(points: object) -> int:
    """Of the first of some points; 0 if they are no such list."""
    first = points[0] if isinstance(points, tuple | list) and points else ()
    return len(first) if isinstance(first, tuple | list) else 0


def data_on(element: Element, cell: str) -> Element:
    """The element of the same data on what an integral is over.

    Args:
        element: of data at quadrature points.
        cell: own cell of what is integrated over, or ``vertex``.

    Returns:
        Points that the form file gives stay as they are: they may be of another cell.

    Raises:
        FemforgeError: the rule's scheme is none of that cell.
    """
    scalar = element.parts[0]
    if scalar.cell == cell or scalar.given is not None:
        return element
    if cell == "vertex":
        own = replace(scalar, cell=cell, degree=0, variant="default")
    else:
        own = replace(scalar, cell=cell, variant=scheme_called(scalar.variant, cell))
    plain = PlainElement(own, element.cellname)
    if isinstance(element, BlockedElement):
        return BlockedElement(plain, element.shape, element.symmetric)
    return plain


def _refused(cause: str, mend: str) -> FemforgeError:
    return FemforgeError(cause, mend=mend, code=ExitCode.FORM)
