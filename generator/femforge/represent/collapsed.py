"""Operators on simplices by collapsed directions: sums over the points of a conical product, a direction after another.

    y = sum_q  C' Delta' E_1' E_2' E_3'  w_q D  E_3 E_2 E_1 Delta C u

C takes the dofs of an element to its Bernstein coefficients, of which those on a face depend on dofs of that face only;
Delta are differences of coefficients, which derivatives are; E_d evaluates along a collapsed direction
(:mod:`femforge.reference.bernstein`). With p + 1 coefficients and m points in each direction all of that takes
O(p^4) operations and not O(p^6), as tables at points do. After Ainsworth, Andriamaro and Davydov, Bernstein-Bezier
finite elements of arbitrary order and optimal assembly procedures (2011); the points are those of Stroud (1971).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from femforge.ir.element import ScalarElement
from femforge.ir.integral import Dof, Geometry, Integral, Slot
from femforge.ir.scalar import Node, postorder
from femforge.reference import basis, quadrature
from femforge.reference.bernstein import bernstein_table, control_points, differences
from femforge.reference.orthogonal import Rule1D
from femforge.represent.quadrature import QuadraturePart
from femforge.represent.symmetric_sums import SumPart, SymmetricSums, symmetric_sums

#: A conical product takes the directions of points in turn; these are by direction: s1, s2 and s3.
Directions = tuple[Rule1D, ...]


@dataclass(frozen=True)
class Sampled:
    """Components of a function with the same element, of which the same derivatives are sampled.

    Attributes:
        function: name.
        components: of it.
        element: of each.
        derivatives: that are sampled.
    """

    function: str
    components: tuple[int, ...]
    element: ScalarElement
    derivatives: tuple[tuple[int, ...], ...]

    def slot(self, component: int, derivative: tuple[int, ...]) -> Slot:
        """A slot of these."""
        return Slot(self.function, component, derivative)

    def terms(self, derivative: tuple[int, ...]) -> tuple[tuple[tuple[int, ...], int], ...]:
        """A derivative as differences of coefficients; none where it is zero."""
        orders_too_high = sum(derivative) > basis(self.element).polynomials.total_degree
        return () if orders_too_high else differences(derivative)

    @property
    def by_degree(self) -> dict[int, list[tuple[int, ...]]]:
        """Derivatives by the degree of what they are of."""
        found: dict[int, list[tuple[int, ...]]] = {}
        for derivative in self.derivatives:
            found.setdefault(degree_of(self.element, derivative), []).append(derivative)
        return found


def degree_of(element: ScalarElement, derivative: Sequence[int]) -> int:
    """Degree of the Bernstein polynomials of a derivative."""
    return max(0, basis(element).polynomials.total_degree - sum(derivative))


def scale_of(element: ScalarElement, degree: int) -> int:
    """What sums of differences of coefficients are multiplied by, of derivatives that lower the degree to this one."""
    return math.perm(
        basis(element).polynomials.total_degree, basis(element).polynomials.total_degree - degree
    )


@dataclass(frozen=True, eq=False)
class CollapsedPart:
    """The terms of one rule.

    Attributes:
        directions: points and weights of each collapsed direction.
        terms: D at points, and the slots that it reads.
        read: these by function and derivatives.
        tested: the same of the test function.
    """

    directions: Directions
    terms: SumPart
    read: tuple[Sampled, ...]
    tested: tuple[Sampled, ...]

    @property
    def lines(self) -> int:
        """Lines of points in the last direction."""
        return math.prod(len(points) for points, _ in self.directions[:-1])

    @property
    def along(self) -> int:
        """Points of a line."""
        return len(self.directions[-1][0])

    @property
    def flops(self) -> int:
        """Operations of a cell but for those of elements."""
        at_points = self.lines * self.along * self.terms.flops_of_a_sample
        read = sum(self._flops(own, True) for own in self.read)
        return at_points + read + sum(self._flops(own, False) for own in self.tested)

    def _flops(self, own: Sampled, read: bool) -> int:
        """Operations from coefficients to points, or back."""
        total = 0
        dimension = len(self.directions)
        for degree, derivatives in own.by_degree.items():
            slots = len(derivatives)
            terms = sum(len(own.terms(d)) for d in derivatives)
            shifts = len({shift for d in derivatives for shift, _ in own.terms(d)}) if read else slots
            total += 2 * slots * (degree + 1) * self.lines * self.along
            count = math.comb(degree + dimension, dimension)
            rows = math.comb(degree + dimension - 1, dimension - 1)
            first = len(self.directions[0][0])
            total += first * 2 * shifts * count
            if dimension == 3:
                total += 2 * slots * rows * self.lines
            total += max(0, terms - slots) * rows * first if read else terms * count
        return total * len(own.components)


class CollapsedSums:
    """What there is to compute of a cell.

    Args:
        sums: D at points, without symmetries.
        directions: of each rule.
    """

    def __init__(self, sums: SymmetricSums, directions: Sequence[Directions]) -> None:
        self.sums = sums
        self.integral = sums.integral
        self.parts = tuple(
            CollapsedPart(own, part, self._sampled(part.reads), self._sampled(tuple(part.fluxes)))
            for own, part in zip(directions, sums.parts, strict=True)
        )

    def _sampled(self, slots: Sequence[Slot]) -> tuple[Sampled, ...]:
        """Slots by function and derivatives."""
        derivatives: dict[tuple[str, int], list[tuple[int, ...]]] = {}
        for slot in slots:
            derivatives.setdefault((slot.function, slot.component), []).append(slot.derivative)
        alike: dict[tuple[str, ScalarElement, tuple[tuple[int, ...], ...]], list[int]] = {}
        for (function, component), own in derivatives.items():
            element = self.sums.element(Slot(function, component, own[0]))
            alike.setdefault((function, element, tuple(sorted(own, reverse=True))), []).append(component)
        return tuple(Sampled(f, tuple(sorted(c)), element, d) for (f, element, d), c in alike.items())

    @cached_property
    def flops(self) -> int:
        """Operations of a cell."""
        of_cell = sum(value.node.operations for value in self.sums.cell_values)
        read = {
            (own.function, c): own.element for part in self.parts for own in part.read for c in own.components
        }
        tested = {c: own.element for part in self.parts for own in part.tested for c in own.components}
        changed = [*read.values(), *tested.values()]
        return of_cell + sum(part.flops for part in self.parts) + 2 * sum(map(_changes, changed))


def is_bernstein(element: ScalarElement) -> bool:
    """Whether the dofs of an element are its Bernstein coefficients, in their order."""
    table = bernstein_table(element)
    if table.nrows() != table.ncols():
        return False
    return all(value == (i == j) for i, row in enumerate(table.table()) for j, value in enumerate(row))


def _changes(element: ScalarElement) -> int:
    """Products of dofs and entries of the table that gives Bernstein coefficients."""
    return 0 if is_bernstein(element) else sum(value != 0 for value in bernstein_table(element).entries())


def why_not_collapsed(integral: Integral, parts: Sequence[QuadraturePart]) -> str:
    """Why there are no collapsed directions, for an integral whose samples can be shared; empty if there are.

    Args:
        integral: of arity 1 on a simplex.
        parts: its rules, and its point functions.
    """
    for part, own in zip(parts, integral.parts, strict=True):
        for slot in part.slots:
            function = integral.function(slot.function)
            if function.layout.fields[slot.component].element.at_points:
                return f"{function.in_file} is given at quadrature points"
        if part.rule.collapsed:
            continue
        if own.scheme != "default":
            return f"the points of the scheme {own.scheme} have no directions"
        degree = _degree(integral, part)
        if degree is None:
            return "the rule's points have no directions, and other rules give other sums of what is no polynomial"
        if degree > own.degree:
            return (
                f"the integrand has degree {degree}, and other rules of degree {own.degree} give other sums"
            )
    return ""


def collapsed_sums(
    integral: Integral, parts: Sequence[QuadraturePart], bilinear: Sequence[QuadraturePart] | None
) -> CollapsedSums:
    """The sums of an integral, by the point functions with the fewest operations.

    Args:
        integral: for which :func:`why_not_collapsed` has no objection.
        parts: rules and point functions; a rule that has no directions is replaced by one of its degree that has.
        bilinear: those of the form that is applied to a function, by test and trial slot; None if there is none.
    """
    own = [_with_directions(part) for part in parts]
    sums = symmetric_sums(
        integral, own, None if bilinear is None else [_with_directions(part) for part in bilinear], False,
        by_parity=False,
    )  # fmt: skip
    return CollapsedSums(sums, [part.rule.collapsed for part in own])


def _with_directions(part: QuadraturePart) -> QuadraturePart:
    rule = part.rule
    return part if rule.collapsed else replace(part, rule=quadrature(rule.cell, rule.degree, "gauss_jacobi"))


# -- degree --------------------------------------------------------------------------------------------------


def _degree(integral: Integral, part: QuadraturePart) -> int | None:
    """Total degree of the integrand where it is a polynomial on every cell, else None."""
    known: dict[Node, int | None] = {}
    for node in postorder(list(part.terms.values())):
        known[node] = _degree_of(integral, node, known)
    highest = 0
    for (test, _), node in part.terms.items():
        own = known[node]
        if own is None:
            return None
        assert test is not None
        highest = max(highest, own + _degree_of_slot(integral, test))
    return highest


def _degree_of(integral: Integral, node: Node, known: Mapping[Node, int | None]) -> int | None:
    """Degree of a node, whose arguments' are known."""
    of_arguments = [known[arg] for arg in node.args]
    if node.kind == "symbol":
        return _degree_of_symbol(integral, node.value)
    if any(degree is None for degree in of_arguments):
        return None
    degrees = [degree for degree in of_arguments if degree is not None]
    combined: dict[str, Callable[[], int]] = {
        "const": lambda: 0, "sum": lambda: max(degrees, default=0), "hold": lambda: degrees[0],
        "product": lambda: sum(degrees),
    }  # fmt: skip
    if node.kind in combined:
        return combined[node.kind]()
    if node.kind == "quotient" and degrees[1] == 0:
        return degrees[0]
    return None if any(degrees) else 0


def _degree_of_symbol(integral: Integral, key: object) -> int | None:
    if isinstance(key, Slot):
        return _degree_of_slot(integral, key)
    if isinstance(key, (Geometry, Dof)):
        return 0 if integral.affine else None
    return 0


def _degree_of_slot(integral: Integral, slot: Slot) -> int:
    return degree_of(integral.function(slot.function).layout.fields[slot.component].element, slot.derivative)


def coefficients_of(degree: int, dimension: int) -> dict[tuple[int, ...], int]:
    """Number of each control point."""
    return {point: number for number, point in enumerate(control_points(degree, dimension))}
