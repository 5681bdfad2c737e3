"""What point functions see at a point of a tensor-product cell, and the fluxes that they give there."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction

from flint import fmpq

from femforge.ir.element import Field
from femforge.ir.integers import Index
from femforge.ir.integral import (
    STORED,
    Geometry,
    GeometryEntry,
    Integral,
    PointEntry,
    Slot,
    SlotPair,
)
from femforge.ir.scalar import Node, symbols
from femforge.represent.direction_tables import Key, ProductTables
from femforge.represent.expressions import affine_jacobian
from femforge.represent.facet_dofs import coupled
from femforge.represent.geometry import geometry_expressions, geometry_members
from femforge.represent.levels import LETTERS, VARIABLES, Level, derivative_text
from femforge.represent.numbers import fraction
from femforge.represent.quadrature import QuadraturePart, jacobian_slots

#: Component of a test function and its derivatives in each direction.
FluxKey = tuple[int, tuple[Key, ...]]


def field_of(integral: Integral, slot: Slot) -> Field:
    """The scalar element of a slot and its dofs."""
    return integral.function(slot.function).layout.fields[slot.component]


def slots_at_points(integral: Integral, part: QuadraturePart) -> list[Slot]:
    """Slots of all functions that the point functions and the geometry need, those left out that are given there."""
    used = {n.value for n in symbols(part.terms.values())}
    varying = not integral.affine and any(isinstance(key, Geometry) for key in used)
    slots = list(part.slots)
    if varying:
        slots += sorted(
            jacobian_slots(integral, used), key=lambda s: (s.component, [-d for d in s.derivative])
        )
    return [
        slot
        for slot in dict.fromkeys(slots)
        if (slot in used or varying) and not field_of(integral, slot).element.at_points
    ]


def values_at(
    integral: Integral,
    part: QuadraturePart,
    values: Mapping[Slot, Node],
    given: Callable[[Slot | GeometryEntry], Node],
) -> tuple[Callable[[Node], Node | None], dict[Node, str]]:
    """How to replace slots and geometry at a point, and names of what comes of it.

    Args:
        integral: the integral.
        part: the rule.
        values: of :func:`slots_at_points`.
        given: a slot, or a factor of the geometry, that is data at points.
    """
    jacobian = affine_jacobian(integral)
    if not integral.affine:
        jacobian = lambda *entry: values[integral.jacobian_slot(*entry)]  # noqa: E731
    geometry: Callable[[Node], Node | None] = lambda _: None  # noqa: E731
    names: dict[Node, str] = {}
    if any(isinstance(n.value, Geometry) for n in symbols(part.terms.values())):
        geometry, names = geometry_expressions(integral, jacobian, geometry_members(part.terms.values()))

    def replacement(node: Node) -> Node | None:
        if isinstance(node.value, GeometryEntry) and part.stored is not None:
            return given(node.value)
        if not isinstance(node.value, Slot):
            return geometry(node)
        return values[node.value] if node.value in values else given(node.value)

    return replacement, names


def fluxes_at(
    integral: Integral, part: QuadraturePart, tests: ProductTables, replacement: Callable[[Node], Node | None]
) -> dict[FluxKey, Node]:
    """Point functions at a point, by component and derivatives of the test function.

    Of a bilinear form those whose test and trial function have the same dofs, as its diagonal needs them; between two
    cells, too, those that have dofs of the facet in common, which are the first one's.
    """
    graph, pairs = integral.graph, list(part.terms)
    values = dict(zip(pairs, graph.substitute(list(part.terms.values()), replacement), strict=True))
    return {
        key: integral.held(graph.sum([(values[pair], factor) for pair, factor in summands]))
        for key, summands in _summands(integral, part, tests).items()
    }


def _summands(
    integral: Integral, part: QuadraturePart, tests: ProductTables
) -> dict[FluxKey, list[tuple[SlotPair, Fraction]]]:
    """The terms that fluxes are sums of, and their factors.

    What one cell does to the other and the other to the one may be opposite: what is zero at all points is left out.
    """
    assert integral.test is not None
    found: dict[FluxKey, list[tuple[SlotPair, Fraction]]] = {}
    for test, trial in part.terms:
        assert test is not None
        component, keys, number = test.component, tests.key(test, trial), fmpq(1)
        if trial is not None and field_of(integral, test).dofs != field_of(integral, trial).dofs:
            if not coupled(integral.test.layout, test, trial):
                continue
            component = min(test.component, trial.component)
            keys, number = tests.of_facet(test, trial)
        elif trial is not None and integral.region == "facet" and tests.is_of_facet(test, trial):
            keys, number = tests.of_facet(test, trial)
        if number != 0:
            found.setdefault((component, keys), []).append(((test, trial), fraction(number)))

    def is_zero(summands: Sequence[tuple[SlotPair, Fraction]]) -> bool:
        return integral.graph.sum([(part.terms[pair], factor) for pair, factor in summands]).is_zero

    return {key: summands for key, summands in found.items() if not is_zero(summands)}


def tested_text(keys: Sequence[Key], letters: str) -> str:
    """Of a name: the derivatives of the test function; of a diagonal those of both, each by itself.

    The product of two first derivatives is another one than that of a function and its second derivative.
    """
    if not keys:
        return ""
    return "".join(derivative_text([key[n] for key in keys], letters) for n in range(len(keys[0])))


def flux_name(component: int, keys: tuple[Key, ...]) -> str:
    """Of a flux, after ``flux``."""
    return f"{component}{tested_text(keys, LETTERS)}"


def point_data(integral: Integral, slot: Slot, number: int, point: str) -> PointEntry:
    """The datum of a slot that is given at points, ``number`` points after that of the variable ``point``."""
    dofs = field_of(integral, slot).dofs
    stride = dofs[1] - dofs[0] if len(dofs) > 1 else 0
    return PointEntry(slot.function, dofs[0] + stride * number, stride, point)


def point_number(part: QuadraturePart, variables: Mapping[int, str]) -> Index:
    """The number of a point from the variables that count points in each direction."""
    strides = point_strides(part)
    assert strides is not None
    return Index(0, tuple((name, strides[d]) for d, name in variables.items()))


class PointData:
    """What is given at the points of a rule, as loops over directions read it.

    Args:
        integral: names the functions.
        part: the rule.
        written: directions whose points are written out, r first; loops count those of the others.
    """

    def __init__(self, integral: Integral, part: QuadraturePart, written: int) -> None:
        self.integral = integral
        self.part = part
        self.written = written

    def read(self, key: Slot | GeometryEntry, place: Sequence[int], level: Level) -> Node:
        """A slot or a factor of the geometry at a point.

        Args:
            key: what is read.
            place: numbers of the point in the directions that are written out.
            level: whose turns have these points; learns the number by which the first is found.
        """
        if isinstance(key, Slot):
            name = "first_point" if self.written else "point"
            start = point_number(self.part, self._counted)
            strides = point_strides(self.part)
            assert strides is not None
            number = _number(place, strides)
            entry = point_data(self.integral, key, number, name)
        else:
            stored = self.part.stored
            assert stored is not None
            name = ("stored_point", "stored_line", "stored_plane")[self.written]
            start = Index(0, tuple((own, stored.strides[d]) for d, own in self._counted.items()))
            first = stored.of_first_point(key.index) + _number(place, stored.strides)
            entry = PointEntry(STORED, first, 1, name)
        level.points[name] = start
        return self.integral.graph.symbol(entry)

    @property
    def _counted(self) -> dict[int, str]:
        """Variables that count points, by direction."""
        return {d: VARIABLES[d] for d in range(self.written, self.integral.gdim)}


def _number(place: Sequence[int], strides: Sequence[int]) -> int:
    """Of a point among data, from its numbers in the first directions."""
    return sum(k * stride for k, stride in zip(place, strides, strict=False))


def loops_over_directions(integral: Integral, parts: Sequence[QuadraturePart]) -> bool:
    """Whether the points of all rules are tensor products, and data at them in an order that loops can count."""
    return all(_counted(integral, part) for part in parts)


def _counted(integral: Integral, part: QuadraturePart) -> bool:
    stored = part.stored is None or bool(part.stored.directions)
    given = any(field_of(integral, slot).element.at_points for slot in part.slots)
    return bool(part.rule.directions) and stored and not (given and point_strides(part) is None)


def point_strides(part: QuadraturePart) -> tuple[int, ...] | None:
    """Distance of neighbouring points in each direction; None if their order is not of that kind."""
    dim = len(part.rule.index[0])
    number = {place: k for k, place in enumerate(part.rule.index)}
    units = [tuple(int(d == e) for d in range(dim)) for e in range(dim)]
    strides = tuple(number.get(unit, 0) for unit in units)
    regular = all(sum(i * s for i, s in zip(place, strides, strict=True)) == k for place, k in number.items())
    return strides if regular else None
