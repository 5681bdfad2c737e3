"""Evaluation at quadrature points inside loops: tables, slots, geometry and the point functions D."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from femforge.ir.arrays import Array, Load
from femforge.ir.element import ScalarElement
from femforge.ir.integers import Index, index
from femforge.ir.integral import Dof, Geometry, Integral, PointEntry, Slot, SlotPair
from femforge.ir.scalar import Node, symbols
from femforge.represent.expressions import Tables, affine_jacobian
from femforge.represent.geometry import geometry_expressions, geometry_members
from femforge.represent.live_values import live_values_written
from femforge.represent.quadrature import QuadraturePart, QuadratureRepresentation
from femforge.represent.remembered import remembered

DofValue = Callable[[Dof], Node]


@dataclass
class TableStore:
    """Tables of basis functions of one part, made when a loop asks for them.

    Attributes:
        part: gives the points.
        suffix: of the tables' names, where a kernel has several rules.
        place: of the arrays (see ``Array``).
        arrays: what was asked for so far, by name.
    """

    part: QuadraturePart
    suffix: str = ""
    place: str = "cache"
    arrays: dict[str, Array] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._tables = Tables(self.part)

    def weights(self) -> str:
        """Name of the table of weights [q]."""
        return self._add("weights", tuple(self.part.rule.weights))

    def basis(self, element: ScalarElement, derivative: Sequence[int], order: Sequence[int]) -> str:
        """Name of a table [q][k] of basis functions, ``order[k]`` the k-th in Basix's order."""
        orders = "".join(str(d) for d in derivative)
        plain = list(order) == list(range(len(order)))
        name = f"{_identifier(element.name)}_d{orders}{'' if plain else '_sorted'}"
        if name + self.suffix in self.arrays:
            return name + self.suffix
        return self._add(name, self._tables.entries(element, tuple(derivative), order))

    def _add(self, name: str, values: tuple[object, ...]) -> str:
        name += self.suffix
        self.arrays.setdefault(name, Array(name, len(values), "table", values, place=self.place))
        return name


def _identifier(name: str) -> str:
    return "".join(c if c.isalnum() else "_" for c in name)


def sorted_member(integral: Integral, slot: Slot) -> tuple[ScalarElement, list[int], list[int]]:
    """Scalar element of a slot, its basis functions in the order of their dofs, and these dofs."""
    member = integral.function(slot.function).layout.fields[slot.component]
    order = sorted(range(len(member.dofs)), key=lambda k: member.dofs[k])
    return member.element, order, [member.dofs[k] for k in order]


def value_place(integral: Integral, slot: Slot, q: str) -> Index | None:
    """The dof of a test function that is the value at the point whose number is the variable ``q``.

    None where dofs are not evenly spaced in the order of the points, or are no values at them: there, all dofs are
    found in tables.
    """
    if not integral.evaluated or slot.function != "test":
        return None
    dofs = integral.function(slot.function).layout.fields[slot.component].dofs
    step = dofs[1] - dofs[0] if len(dofs) > 1 else 0
    if list(dofs) != [dofs[0] + step * k for k in range(len(dofs))]:
        return None
    return Index(dofs[0], ((q, step),) if step else ())


def reads_points(roots: Iterable[Node]) -> bool:
    """Whether expressions have data of a cell that is given at points."""
    return any(isinstance(node.value, PointEntry) for node in symbols(roots))


def point_functions(
    integral: Integral, store: TableStore, q: str, dof_value: DofValue
) -> tuple[dict[SlotPair, Node], dict[Node, str]]:
    """D_st with the weight at the point whose number is the variable ``q``, and names of intermediates.

    Args:
        integral: the integral.
        store: gives tables.
        q: integer variable.
        dof_value: expression of a coefficient's or the coordinates' dof of the cell.

    What is given at the points stays a :class:`PointEntry`.
    """
    graph = integral.graph
    names: dict[Node, str] = {}

    def slot_value(slot: Slot) -> Node:
        element, order, dofs = sorted_member(integral, slot)
        if element.at_points:
            stride = dofs[1] - dofs[0] if len(dofs) > 1 else 0
            return graph.symbol(PointEntry(slot.function, dofs[0], stride, q))
        table = store.basis(element, slot.derivative, order)
        node = graph.sum(
            [
                (
                    graph.symbol(Load(table, Index(k, ((q, len(dofs)),))))
                    * dof_value(Dof(slot.function, dof)),
                    1,
                )
                for k, dof in enumerate(dofs)
            ]
        )
        derivative = "".join(str(d) for d in slot.derivative)
        names.setdefault(node, f"{slot.function}{slot.component}_d{derivative}_q")
        return node

    def curved(i: int, j: int, member: int) -> Node:
        return slot_value(integral.jacobian_slot(i, j, member))

    def affine(i: int, j: int, member: int) -> Node:
        node = affine_jacobian(integral)(i, j, member)
        return graph.substitute([node], lambda n: dof_value(n.value) if isinstance(n.value, Dof) else None)[0]

    geometry: Callable[[Node], Node | None] = lambda _: None  # noqa: E731
    if any(isinstance(n.value, Geometry) for n in symbols(store.part.terms.values())):
        geometry, geometry_names = geometry_expressions(
            integral, affine if integral.affine else curved, geometry_members(store.part.terms.values())
        )
        names |= geometry_names

    def replacement(node: Node) -> Node | None:
        if isinstance(node.value, Dof):  # a coordinate of a vertex
            return dof_value(node.value)
        return slot_value(node.value) if isinstance(node.value, Slot) else geometry(node)

    weight = graph.symbol(Load(store.weights(), index(q)))
    pairs = list(store.part.terms)
    values = graph.substitute([store.part.terms[p] for p in pairs], replacement)
    return {p: weight * v for p, v in zip(pairs, values, strict=True)}, names


def cell_data_at_points(representation: QuadratureRepresentation) -> tuple[list[Node], int]:
    """Dofs that the point functions need of a cell, as symbols, and the most values alive while they are evaluated.

    Args:
        representation: point functions and rules.
    """
    graph, used, alive = representation.integral.graph, dict[Node, None](), 0

    def note(dof: Dof) -> Node:
        node = graph.symbol(dof)
        used[node] = None
        return node

    for part in representation.parts:
        values, _ = point_functions(representation.integral, TableStore(part), "q", note)
        alive = max(alive, live_values_written(list(values.values())))
    return list(used), alive


@remembered
def counted_at_points(representation: QuadratureRepresentation) -> tuple[int, int]:
    """The same, counted: how many dofs, and how many values."""
    with representation.integral.graph.scratch():
        data, alive = cell_data_at_points(representation)
    return len(data), alive
