"""Kernels that store the geometric factors of all quadrature points of tensor-product cells.

Of few points they are written out; of many, a thread has a point, and on a CPU a loop goes over them with cells as SIMD
lanes. Derivatives of the coordinates come from tables of one direction.
"""

from __future__ import annotations

from femforge.ir.arrays import Array
from femforge.ir.integers import Index, IntegerExpression, index, less, quotient, remainder
from femforge.ir.integral import COORDINATES, Dof, Geometry, Integral, Slot
from femforge.ir.nests import LoopNest, without_unused
from femforge.ir.scalar import Node
from femforge.ir.statements import Guard, Integer, Statement, Store
from femforge.kernels.access.base import cell_number
from femforge.kernels.access.cell_data import CellData
from femforge.kernels.arguments import RESULTS
from femforge.kernels.costs import costs_of
from femforge.kernels.domains import Pass, all_cells
from femforge.kernels.element_tensor import ELEMENT_TENSORS, ElementKernel
from femforge.kernels.straight import stores
from femforge.kernels.team import Tasks, Team
from femforge.reference import basis
from femforge.represent.choose import Candidate, Choice
from femforge.represent.direction_tables import Tables
from femforge.represent.directions import nodal_basis
from femforge.represent.geometry import geometry_expressions, geometry_members
from femforge.represent.levels import VARIABLES
from femforge.represent.quadrature import QuadraturePart
from femforge.represent.stored import StoredGeometry
from femforge.schedule.devices import DEVICES, SIMD_BYTES
from femforge.schedule.parameters import Parameters, TensorParameters
from femforge.schedule.team import TeamNumbers, resolve_team

#: Points of a cell up to which their factors are written out.
MOST_WRITTEN = 27
#: Threads of a block.
_THREADS = 128


def point_by_point(stored: StoredGeometry) -> bool:
    """Whether factors are computed in a loop over points, or by a thread each."""
    parts = stored.representation.parts
    many = stored.representation.points > MOST_WRITTEN
    return many and all(part.stored is not None and part.stored.directions for part in parts)


def stored_points_kernel(
    stored: StoredGeometry, parts: tuple[QuadraturePart, ...], asked: Parameters, target: str, place: str,
    representations: Choice,
) -> ElementKernel:  # fmt: skip
    """The kernel that stores the factors of each point.

    Args:
        stored: what is stored.
        parts: the rules, with their weights.
        asked: the user's parameters.
        target: of ``cpu``, ``cuda``, ``hip``.
        place: for messages.
        representations: of the kernel that reads it.
    """
    device, integral = DEVICES[target], stored.representation.integral
    on_device, scalar = target != "cpu", asked.scalar_bytes
    points = stored.representation.points
    cells = max(1, _THREADS // points) if on_device else SIMD_BYTES // scalar
    wanted = TensorParameters(scalar=asked.scalar, dof_order=asked.dof_order)
    numbers = TeamNumbers(cells, _THREADS, False, 0)
    parameters, _ = resolve_team(wanted, place, device, "quadrature", lambda _: numbers)
    team = Team(cells, _THREADS if on_device else cells, on_device, device.warp)
    data = CellData(integral, "vertices", 0)
    nest = PointFactors(stored, parts, data, team).build()
    read = data.geometry.bytes_of_cell(scalar)
    costs = costs_of(nest, cells, read, stored.size * scalar, 0, scalar)
    candidate = Candidate("quadrature", "", 0, 0, 0)
    return ElementKernel(
        "geometry", integral, target, parameters.of(Parameters), candidate, representations, candidate.name, (),
        stored.size, (Pass(all_cells(cells), nest),), ELEMENT_TENSORS, (), costs, "the cost model", why="asked for",
    )  # fmt: skip


class PointFactors:
    """Builds the loop nest.

    Args:
        stored: what is stored at points.
        parts: their rules, with weights.
        data: access to a cell's points.
        team: the threads.
    """

    def __init__(
        self, stored: StoredGeometry, parts: tuple[QuadraturePart, ...], data: CellData, team: Team
    ) -> None:
        self.stored = stored
        self.parts = parts
        self.data = data
        self.team = team
        self.integral: Integral = stored.representation.integral
        self.graph = self.integral.graph
        self.tables = Tables(self.graph)

    def build(self) -> LoopNest:
        """The loop nest of a batch."""
        body = self.team.stage([self._points(number) for number in range(len(self.parts))])
        tables = tuple(
            Array(name, len(values), "table", values, place="cache")
            for name, values in self.tables.arrays.items()
        )
        steps = ("a point: derivatives of the coordinates, factors of the geometry",)
        return LoopNest(self.team.threads, (), tables, without_unused(body), steps)

    def _points(self, number: int) -> Tasks:
        """A task a point of a rule, neighbours in s after one another."""
        part = self.parts[number]
        assert part.rule.rule_1d is not None
        count = len(part.rule.rule_1d[0])
        dim = self.integral.gdim

        def body(task: Index) -> list[Statement]:
            names: dict[Node, str] = {}
            nodes = self._factors(part, names)
            head: list[Statement] = []
            place: IntegerExpression = task
            for d in (*range(1, dim), 0):
                head.append(Integer(VARIABLES[d], remainder(place, count) if d else place))
                place = quotient(task, count ** len(head))
            prepare = self.data.prepare(nodes)
            values = self.data.loads(nodes, names)
            puts = stores(values, names, lambda k, v: Store(RESULTS, self._place(number, k), v))
            if not self.team.on_device:
                return [*head, cell_number("lane"), *prepare, *puts]
            return [*head, Guard(less("lane", "cells_here"), (cell_number("lane"), *prepare, *puts))]

        return Tasks(len(part.rule.points), body)

    def _place(self, number: int, factor: int) -> Index:
        """Where a factor of the point of a task goes."""
        own = self.stored.representation.parts[number].stored
        assert own is not None
        point = zip(VARIABLES, own.strides, strict=False)
        return Index(own.of_first_point(factor), (("cell", self.stored.size), *point))

    def _factors(self, part: QuadraturePart, names: dict[Node, str]) -> list[Node]:
        """All factors at the point of a task, with the weight where that is stored with them."""
        known: dict[Slot, Node] = {}

        def value(slot: Slot) -> Node:
            if slot not in known:
                known[slot] = self._value(part, slot)
                names[known[slot]] = f"{COORDINATES}{slot.component}_d{''.join(map(str, slot.derivative))}"
            return known[slot]

        def jacobian(i: int, j: int, member: int) -> Node:
            return value(self.integral.jacobian_slot(i, j, member))

        members = geometry_members(self.stored.factors)
        geometry, own = geometry_expressions(self.integral, jacobian, members)
        names.update(own)

        def replacement(node: Node) -> Node | None:
            if isinstance(node.value, Slot):
                return value(node.value)
            return geometry(node) if isinstance(node.value, Geometry) else None

        values = self.graph.substitute(list(self.stored.factors), replacement)
        if not self.stored.weighted:
            return values
        assert part.rule.rule_1d is not None
        weights = [
            self.tables.entry(part.rule.rule_1d[1], "weights", index(name))
            for name in VARIABLES[: self.integral.gdim]
        ]
        weight = self.graph.product(weights)
        return [self.graph.product([weight, value]) for value in values]

    def _value(self, part: QuadraturePart, slot: Slot) -> Node:
        """A derivative of a coordinate: its dofs contracted in one direction after another."""
        assert part.rule.rule_1d is not None
        points, _ = part.rule.rule_1d
        member = self.integral.coordinates.layout.fields[slot.component]
        own = nodal_basis(member.element)
        grid: dict[tuple[int, ...], Node] = {
            place: self.graph.symbol(Dof(COORDINATES, dof))
            for place, dof in zip(basis(member.element).factor_index, member.dofs, strict=True)
        }
        for d in reversed(range(self.integral.gdim)):
            table = [
                self.tables.value(own, points, slot.derivative[d], k, VARIABLES[d]) for k in range(own.size)
            ]
            grid = {
                rest: self.graph.sum(
                    [(self.graph.product([entry, grid[*rest, k]]), 1) for k, entry in enumerate(table)]
                )
                for rest in dict.fromkeys(place[:-1] for place in grid)
            }
        return grid[()]
