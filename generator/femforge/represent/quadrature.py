"""The quadrature representation: tables at points, and the point function D at each point.

E_ij = sum_q w_q sum_s phi_i^s(q) sum_t D_st(q) phi_j^t(q). Valid for every form.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from femforge.ir.integral import COORDINATES, Dof, Geometry, Integral, Part, Slot, SlotPair
from femforge.ir.scalar import Node, symbols
from femforge.reference import QuadratureRule, quadrature
from femforge.represent.geometry import by_adjugate
from femforge.represent.identity import fingerprints
from femforge.represent.point_functions import cheapest_point_functions


@dataclass(frozen=True)
class StoredFactors:
    """Where the geometric factors of the points of a rule stand among a cell's data.

    On tensor-product cells by (point in t, point in r, factor, point in s): threads that share the lines of a cell, in
    r, read neighbouring places, and loops over planes and their lines go through memory from one end to the other. On
    other cells, intervals among them, by (point, factor).

    Attributes:
        first: the place of the first one.
        count: factors of a point.
        directions: points of each direction, on quadrilaterals and hexahedra.
    """

    first: int
    count: int
    directions: tuple[int, ...]

    @property
    def strides(self) -> tuple[int, ...]:
        """Distance of neighbouring points in each direction."""
        in_r, in_s, *_ = self.directions
        return (self.count * in_s, 1, in_r * self.count * in_s)[: len(self.directions)]

    def of_first_point(self, factor: int) -> int:
        """The place of a factor of the first point of a tensor product."""
        return self.first + factor * self.directions[1]

    def place(self, rule: QuadratureRule, point: int, factor: int) -> int:
        """The place of a factor of a point."""
        if not self.directions:
            return self.first + point * self.count + factor
        steps = (k * stride for k, stride in zip(rule.index[point], self.strides, strict=True))
        return self.of_first_point(factor) + sum(steps)


@dataclass(frozen=True)
class QuadraturePart:
    """The terms integrated by one rule.

    Attributes:
        rule: points and weights on the reference cell.
        terms: D_st without inverse Jacobians, by (test slot, trial slot).
        slots: slots of coefficients and coordinates that D and the geometry need, in a fixed order.
        stored: of factors that are stored at the points.
    """

    rule: QuadratureRule
    terms: Mapping[SlotPair, Node]
    slots: tuple[Slot, ...]
    stored: StoredFactors | None = None


@dataclass(frozen=True, eq=False)
class QuadratureRepresentation:
    """Point functions and rules of an integral; equal to itself only.

    Attributes:
        integral: what is represented.
        parts: one for each rule.
        symmetric: whether D_st = D_ts for all slots and test and trial spaces are equal.
    """

    integral: Integral
    parts: tuple[QuadraturePart, ...]
    symmetric: bool

    @property
    def points(self) -> int:
        """Number of points of all rules."""
        return sum(len(part.rule.weights) for part in self.parts)


def quadrature_representation(integral: Integral) -> QuadratureRepresentation:
    """Rules and point functions of an integral."""
    parts = tuple(_part(integral, part) for part in integral.parts)
    return QuadratureRepresentation(integral, parts, _is_symmetric(integral, parts))


def _part(integral: Integral, part: Part) -> QuadraturePart:
    pairs = list(part.terms)
    nodes = by_adjugate(integral.graph, [part.terms[p] for p in pairs], lambda n: isinstance(n.value, Slot))
    used = [n.value for n in symbols(nodes)]
    slots = {key for key in used if isinstance(key, Slot)}
    if not integral.affine:
        slots |= jacobian_slots(integral, used)
    names = [COORDINATES, *(f.name for f in integral.coefficients)]
    ordered = sorted(slots, key=lambda s: (names.index(s.function), s.component, sum(s.derivative),
                                           tuple(-d for d in s.derivative)))  # fmt: skip
    return QuadraturePart(rule_of(integral, part), dict(zip(pairs, nodes, strict=True)), tuple(ordered))


def rule_of(integral: Integral, part: Part) -> QuadratureRule:
    """The points of a part; those of values, each of weight 1, as products where they are some."""
    rule = quadrature(integral.cell, part.degree, part.scheme, part.order, part.given, integral.region)
    return rule.unweighted() if integral.evaluated else rule


def jacobian_slots(integral: Integral, used: Iterable[object]) -> set[Slot]:
    """Slots of the coordinates that the geometry needs where it varies: of the members that some symbols are of."""
    dim = range(integral.gdim)
    members = {key.member for key in used if isinstance(key, Geometry)}
    return {integral.jacobian_slot(i, j, member) for member in members for i in dim for j in dim}


def with_cheaper_points(representation: QuadratureRepresentation) -> QuadratureRepresentation:
    """The same of a form with one argument, each part's point functions by the cheapest way to be rid of inverse
    Jacobians."""
    integral = representation.integral
    parts = []
    for part, own in zip(representation.parts, integral.parts, strict=True):
        terms = cheapest_point_functions(integral, own.terms, part.terms, len(part.rule.weights))
        parts.append(QuadraturePart(part.rule, terms, part.slots))
    return QuadratureRepresentation(integral, tuple(parts), False)


def given_values(integral: Integral, slot: Slot) -> list[Node]:
    """A slot at each point of its rule, where it is given there as data; else nothing."""
    member = integral.function(slot.function).layout.fields[slot.component]
    if not member.element.at_points:
        return []
    return [integral.graph.symbol(Dof(slot.function, dof)) for dof in member.dofs]


def _is_symmetric(integral: Integral, parts: tuple[QuadraturePart, ...]) -> bool:
    if integral.test is None or integral.trial is None or integral.test.layout != integral.trial.layout:
        return False
    for part in parts:
        pairs = list(part.terms)
        prints = dict(zip(pairs, fingerprints([part.terms[pair] for pair in pairs]), strict=True))
        for s, t in pairs:
            assert s is not None
            assert t is not None
            mirror = (t._replace(function="test"), s._replace(function="trial"))
            if prints.get(mirror) != prints[s, t]:
                return False
    return True
