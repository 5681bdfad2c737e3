"""Element vectors of forms with one argument, written out: B, D at all samples, and the transpose of B."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from femforge.ir.integral import COORDINATES, TRIAL, Dof, GeometryEntry, Integral, Slot
from femforge.ir.patterns import Pattern
from femforge.ir.scalar import Node, reachable, without_factor
from femforge.represent.expressions import Expressions, affine_jacobian
from femforge.represent.geometry import geometry_expressions, geometry_members
from femforge.represent.point_values import field_of
from femforge.represent.quadrature import QuadraturePart, StoredFactors
from femforge.represent.transforms import Transform

#: At a sample: how to replace geometry, and names of the intermediate results.
_GeometryAt = Callable[[int], tuple[Callable[[Node], Node | None], dict[Node, str]]]


@dataclass(frozen=True)
class _Sampled:
    """Slots and geometry of one part at ``count`` samples."""

    count: int
    values: Mapping[Slot, Sequence[Node]]
    geometry: _GeometryAt

    def at(self, sample: int) -> tuple[Callable[[Node], Node | None], dict[Node, str]]:
        """How to replace slots and geometry at a sample, and names of the geometry's intermediate results."""
        geometry, names = self.geometry(sample)

        def replacement(node: Node) -> Node | None:
            return self.values[node.value][sample] if isinstance(node.value, Slot) else geometry(node)

        return replacement, names


def vector_expressions(
    integral: Integral,
    parts: Sequence[QuadraturePart],
    transform: Callable[[QuadraturePart], Transform],
) -> Expressions:
    """The element vector, all loops written out.

    Args:
        integral: of arity 1.
        parts: its point functions, by test slot.
        transform: gives B for a part.
    """
    graph = integral.graph
    summands: dict[int, list[Node]] = {}
    result = Expressions([])
    for part in parts:
        b = transform(part)
        sampled = _sampled(integral, part, b)
        if part.stored is not None:
            sampled = replace(sampled, geometry=_entries_at(integral, part, part.stored))
        fluxes = _fluxes(integral, part, sampled, result)
        found = _values(integral, fluxes) if integral.evaluated else b.distributed(fluxes)
        for dof, nodes in found.items():
            summands.setdefault(dof, []).extend(nodes)
    result.outputs = [graph.sum([(n, 1) for n in summands.get(dof, [])]) for dof in range(integral.rows)]
    # a flux that has become part of other sums is no result of its own
    used = set(reachable(result.outputs))
    result.first = [node for node in result.first if node in used]
    return result


def _values(integral: Integral, fluxes: Mapping[Slot, Sequence[Node]]) -> dict[int, list[Node]]:
    """Values at points by dof."""
    found: dict[int, list[Node]] = {}
    for slot, samples in fluxes.items():
        for dof, node in zip(field_of(integral, slot).dofs, samples, strict=True):
            found.setdefault(dof, []).append(node)
    return found


def _sampled(integral: Integral, part: QuadraturePart, b: Transform) -> _Sampled:
    """Slots and geometry of a part at the samples of a transform."""
    used = _used_slots(integral, part)
    constant = _constants(integral, used)
    varying = b.values([slot for slot in used if slot not in constant])
    everywhere = {s: [v] * len(b.weights) for s, v in constant.items()}
    return _Sampled(len(b.weights), {**varying, **everywhere}, _geometry_at(integral, part, b))


def _fluxes(
    integral: Integral, part: QuadraturePart, sampled: _Sampled, result: Expressions
) -> dict[Slot, list[Node]]:
    """The point functions at all samples, by test slot; ``result`` learns their names and their order."""
    fluxes: dict[Slot, list[Node]] = {s: [] for s, _ in part.terms if s is not None}
    pattern = Pattern(part.terms.values())
    for sample in range(sampled.count):
        replacement, names = sampled.at(sample)
        values = pattern.filled(integral.graph, replacement)
        result.groups.append([without_factor(value) for value in values])
        for (s, _), value in zip(part.terms, values, strict=True):
            assert s is not None
            fluxes[s].append(value)
        result.first += [core for core in result.groups[-1] if core.kind not in ("const", "symbol")]
        result.add_names(names, None if integral.affine or sampled.count == 1 else sample)
    return fluxes


def _used_slots(integral: Integral, part: QuadraturePart) -> list[Slot]:
    """Slots that are evaluated by B: those of coordinates only where the geometry varies."""
    keep = [
        slot
        for slot in part.slots
        if slot.function != COORDINATES or not integral.affine or not sum(slot.derivative)
    ]
    return list(dict.fromkeys(keep))


def _constants(integral: Integral, slots: Sequence[Slot]) -> dict[Slot, Node]:
    """Values of slots that do not vary on a cell: one value a cell is the same at points and no mode at all."""
    result: dict[Slot, Node] = {}
    for slot in slots:
        member = integral.function(slot.function).layout.fields[slot.component]
        if slot.function != TRIAL and member.element.degree == 0 and not member.element.at_points:
            result[slot] = integral.graph.symbol(Dof(slot.function, member.dofs[0]))
    return result


def _geometry_at(integral: Integral, part: QuadraturePart, b: Transform) -> _GeometryAt:
    """How to replace geometry at a sample."""
    members = geometry_members(part.terms.values())
    if not members:
        return lambda _: ((lambda _: None), {})
    if integral.affine:
        constant = geometry_expressions(integral, affine_jacobian(integral), members)
        return lambda _: constant
    dim = range(integral.gdim)
    jacobians = b.values(
        [integral.jacobian_slot(i, j, member) for member in members for i in dim for j in dim]
    )

    def at(q: int) -> tuple[Callable[[Node], Node | None], dict[Node, str]]:
        return geometry_expressions(
            integral, lambda *entry: jacobians[integral.jacobian_slot(*entry)][q], members
        )

    return at


def _entries_at(integral: Integral, part: QuadraturePart, stored: StoredFactors) -> _GeometryAt:
    """How to replace stored factors at a point by the entries of the cell."""
    graph = integral.graph

    def at(q: int) -> tuple[Callable[[Node], Node | None], dict[Node, str]]:
        def replacement(node: Node) -> Node | None:
            if not isinstance(node.value, GeometryEntry):
                return None
            return graph.symbol(GeometryEntry(stored.place(part.rule, q, node.value.index)))

        return replacement, {}

    return at
