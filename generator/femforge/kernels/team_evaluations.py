"""D of a bilinear form at the points of tensor-product cells, as tasks of a team.

The fields of each cell become polynomials; a task a line of points evaluates D and contracts the first direction, or a
task a point evaluates D.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cached_property
from itertools import pairwise

from femforge.ir.arrays import Load
from femforge.ir.integers import Index, entry_of, index, quotient, remainder
from femforge.ir.integral import COORDINATES, Dof, Slot, SlotPair
from femforge.ir.scalar import Node
from femforge.ir.statements import Integer, Let, Statement, Store
from femforge.kernels.access.base import cell_number
from femforge.kernels.access.cell_data import CellData
from femforge.kernels.access.stores import variable
from femforge.kernels.points import reads_points
from femforge.kernels.straight import stores
from femforge.kernels.team import TableSet, Tasks, Team, gather_tasks, stores_in_place
from femforge.reference import basis, reference_cell
from femforge.represent.geometry import geometry_expressions, geometry_members
from femforge.represent.live_values import live_values_written
from femforge.represent.matrix_directions import DirectionalPlan
from femforge.represent.numbers import fraction
from femforge.represent.point_values import point_data, point_number, point_strides
from femforge.represent.quadrature import QuadraturePart

_AXES = "rst"
#: The number of the first point of a task, by which data at points are found.
_FIRST_POINT = "first_point"
#: Values alive in the task of a line or point from which on it computes a pair of derivatives for all blocks of
#: components before the next pair, where it then holds less: they share products of two entries of the Jacobian's
#: inverse (ptxas 13, sm_90, elasticity with coefficients on Q2 hexahedra: 154 registers instead of 255 and spills).
_MANY_ALIVE = 70
#: Dofs of a field beyond which it is no single task: it would be long code that one thread runs.
_MANY_DOFS = 64


#: Where a task puts the m-th moment, or the value, of the n-th term of the b-th block of a kind: (k, n, b, m, task).
Put = Callable[[int, int, int, int, Index], Index]


class PointTasks:
    """Makes the tasks.

    Args:
        plan: what is computed.
        data: access to a cell's inputs.
        team: the threads.
        tables: where constant tables are made.
        put: where values go. Of a point, ``line`` is the number of its line and ``qr`` its own in that.
        early: whether the task of a line of points contracts it at once; else a task has one point.
        array: that values go to.
    """

    def __init__(
        self, plan: DirectionalPlan, data: CellData, team: Team, tables: TableSet, put: Put, early: bool, array: str
    ) -> None:  # fmt: skip
        self.plan = plan
        self.data = data
        self.team = team
        self.tables = tables
        self.put = put
        self.early = early
        self.array = array
        self.integral = plan.integral
        self.graph = plan.graph

    @cached_property
    def _field_places(self) -> dict[tuple[str, int], int]:
        places: dict[tuple[str, int], int] = {}
        total = 0
        for function, component in self.plan.fields_at_points:
            places[function, component] = total
            total += (self.plan.degree(function, component) + 1) ** self.plan.dim
        self._field_size = total
        return places

    @property
    def field_size(self) -> int:
        """Values of the fields of a cell."""
        assert self._field_places is not None
        return self._field_size

    def gather(self) -> list[list[Tasks]]:
        """Stages that bring the fields of a cell, as polynomials.

        A task has a field; of long ones it has a dof, and then, one direction after another, a line of the grid.
        """
        arrays = [
            (index(first), [(node, "") for _, node in self.plan.powers(*field)])
            for field, first in self._field_places.items()
            if not self._is_long(field)
        ]

        def store(place: Index, value: Node) -> Statement:
            return Store("fields", self.team.at(place), value)

        long = [field for field in self._field_places if self._is_long(field)]
        stages = [gather_tasks(self.team, self.data, arrays, store) + [self._dofs(field) for field in long]]
        stages += [[self._along(field, d) for field in long] for d in range(self.plan.dim)]
        return [stage for stage in stages if stage]

    def _is_long(self, field: tuple[str, int]) -> bool:
        """Whether a field is too long for one task; points of cells come together."""
        return field[0] != COORDINATES and (self.plan.degree(*field) + 1) ** self.plan.dim > _MANY_DOFS

    def _dofs(self, field: tuple[str, int]) -> Tasks:
        """A task a dof: it goes to its place on the grid of the cell's nodes."""
        function, component = field
        member = self.integral.function(function).layout.fields[component]
        size = self.plan.degree(*field) + 1
        grid = [sum(k * size**d for d, k in enumerate(place)) for place in basis(member.element).factor_index]
        data = [self.data.datum(Dof(function, dof)) for dof in member.dofs]
        first = data[0]
        assert first is not None
        shifts = [datum.place.constant - first.place.constant for datum in data if datum is not None]

        def body(task: Index) -> list[Statement]:
            node, dof = f"node_of_{function}", f"dof_of_{function}"
            places = self.tables.name(f"place_of_{node}", grid, True)
            head = [cell_number("lane"), Integer(node, entry_of(places, task))]
            source = first.place.plus(task.times(step)) if (step := _step(shifts)) is not None else None
            if source is None:
                head.append(Integer(dof, entry_of(self.tables.name(f"place_of_{dof}", shifts, True), task)))
                source = first.place.plus(dof)
            at = self.team.at(index(node).plus(self._field_places[field]))
            return [*head, Store("fields", at, self.graph.symbol(Load(first.array, source)))]

        return Tasks(len(grid), body)

    def _along(self, field: tuple[str, int], d: int) -> Tasks:
        """A task a line of a grid in one direction: values at nodes become coefficients of powers."""
        table = self.plan.power_table(*field)
        size = len(table)

        def body(task: Index) -> list[Statement]:
            head, place = _first_of_line(task, size, d)
            first = place.plus(self._field_places[field])
            places = [self.team.at(first.plus(k * size**d)) for k in range(size)]
            loads = [Let(f"value{k}", self.graph.symbol(Load("fields", at))) for k, at in enumerate(places)]
            values = [variable(self.graph, let.name) for let in loads]
            sums = [self.graph.sum([(values[k], f) for k, f in enumerate(row) if f]) for row in table]
            return [*head, *stores_in_place(loads, sums, lambda k, v: Store("fields", places[k], v))]

        return Tasks(size ** (self.plan.dim - 1), body)

    def tasks(self, number: int, blocks: Collection[tuple[int, int]]) -> Tasks:
        """D of a part at the points of a line, or at one point, and what is stored of it.

        Args:
            number: of the part.
            blocks: (kind, number) of those that are evaluated.
        """
        count = len(self.plan.points(number))
        directions = self.plan.dim - (1 if self.early else 0)

        def body(task: Index) -> list[Statement]:
            head = self._position(number, task, count)
            outputs, names = self._at_points(number, blocks, task)
            nodes = [node for _, node in outputs]
            values = self.data.loads(nodes, names)
            places = [place for place, _ in outputs]
            if not self.early:
                head.append(Integer("line", quotient(task, count)))
            return [
                *head,
                *self._given_here(number, nodes),
                *stores(values, names, lambda k, v: Store(self.array, self.team.at(places[k]), v)),
            ]

        return Tasks(count**directions, body)

    def _position(self, number: int, task: Index, count: int) -> list[Statement]:
        """Coordinates of the line or point in the directions that tasks are told apart by."""
        table = self.tables.name("points", self.plan.points(number), False)
        axes = _AXES[1 if self.early else 0 : self.plan.dim]
        lines: list[Statement] = []
        for d, axis in enumerate(axes):
            place = quotient(task, count**d)
            lines += [
                Integer(f"q{axis}", remainder(place, count) if d + 1 < len(axes) else place),
                Let(axis, self.graph.symbol(Load(table, index(f"q{axis}")))),
            ]
        return lines

    def _given_here(self, number: int, nodes: Sequence[Node]) -> list[Statement]:
        """Integers by which data at the points of a line, or at one point, are found; none where there are none."""
        if not reads_points(nodes):
            return []
        part, first = self.plan.representation.parts[number], 1 if self.early else 0
        variables = {d: f"q{_AXES[d]}" for d in range(first, self.plan.dim)}
        return [cell_number("lane"), Integer(_FIRST_POINT, point_number(part, variables))]

    def _field(self, function: str, component: int) -> dict[tuple[int, ...], Node]:
        """The polynomial of a field, as it was stored."""
        first = self._field_places[function, component]
        exponents = [place for place, _ in self.plan.powers(function, component)]
        return {
            place: self.graph.symbol(Load("fields", self.team.at(first + k)))
            for k, place in enumerate(exponents)
        }

    def _at_points(
        self, number: int, blocks: Collection[tuple[int, int]], task: Index
    ) -> tuple[list[tuple[Index, Node]], dict[Node, str]]:
        """(place, value) of what the task of a line or point stores, and names of intermediate results."""
        part = self.plan.representation.parts[number]
        axes = _AXES[: self.plan.dim]
        outer = tuple(variable(self.graph, axis) for axis in axes)
        inner = (
            [self.graph.const(fraction(x)) for x in self.plan.points(number)] if self.early else [outer[0]]
        )
        fields = {field: self._field(*field) for field in self._field_places}
        names: dict[Node, str] = {}
        for field, grid in fields.items():
            for powers, node in grid.items():
                names[node] = f"{field[0]}{field[1]}_{''.join(map(str, powers))}"
        wanted = [
            (k, n, b, block.slots[n])
            for k, kind in enumerate(self.plan.kinds)
            for b, block in enumerate(kind.blocks)
            for n, term in enumerate(kind.terms)
            if term.part == number and (k, b) in blocks
        ]
        at_points = []
        for q, first in enumerate(inner):
            at = (first, *outer[1:])
            values, own = self._point(part, q, [slots for *_, slots in wanted], fields, at)
            at_points.append(values)
            names |= {node: f"{name}_{q}" if len(inner) > 1 else name for node, name in own.items()
                      if node not in names}  # fmt: skip
        outputs: dict[tuple[int, int, int], list[tuple[Index, Node]]] = {}
        for w, (k, n, b, _) in enumerate(wanted):
            term = self.plan.kinds[k].terms[n]
            line = [values[w] for values in at_points]
            here = outputs.setdefault((k, n, b), [])
            if not self.early:
                here.append((self.put(k, n, b, 0, task), line[0]))
                continue
            for m, weights in enumerate(term.products[0].weights):
                node = self.graph.sum([(v, f) for v, f in zip(line, weights, strict=True) if f])
                here.append((self.put(k, n, b, m, task), node))
        return _in_order(outputs), names

    def _point(
        self, part: QuadraturePart, q: int, slots: Sequence[SlotPair],
        fields: Mapping[tuple[str, int], Mapping[tuple[int, ...], Node]], at: tuple[Node, ...],
    ) -> tuple[list[Node], dict[Node, str]]:  # fmt: skip
        """D of some pairs of slots at one point, the q-th of its line, and names."""

        def value(slot: Slot) -> Node:
            if self.integral.function(slot.function).at_points:
                strides = point_strides(part)
                assert strides is not None
                return self.graph.symbol(point_data(self.integral, slot, strides[0] * q, _FIRST_POINT))
            return self.plan.value(slot, fields[slot.function, slot.component], at)

        def jacobian(i: int, j: int, member: int) -> Node:
            return value(self.integral.jacobian_slot(i, j, member))

        geometry: Callable[[Node], Node | None] = lambda _: None  # noqa: E731
        names: dict[Node, str] = {}
        members = geometry_members(part.terms.values())
        if members:
            geometry, names = geometry_expressions(self.integral, jacobian, members)

        def replacement(node: Node) -> Node | None:
            if isinstance(node.value, Dof):
                return self._vertex(node.value, fields)
            return value(node.value) if isinstance(node.value, Slot) else geometry(node)

        return self.graph.substitute([part.terms[pair] for pair in slots], replacement), names

    def _vertex(self, dof: Dof, fields: Mapping[tuple[str, int], Mapping[tuple[int, ...], Node]]) -> Node:
        """A coordinate of a vertex: the polynomial of that coordinate there."""
        members = self.integral.coordinates.layout.fields
        component = next(c for c, member in enumerate(members) if dof.index in member.dofs)
        corner = reference_cell(self.integral.cell).vertices[members[component].dofs.index(dof.index)]
        at = tuple(self.graph.const(2 * x - 1) for x in corner)
        return self.plan.value(
            Slot(COORDINATES, component, (0,) * self.plan.dim), fields[COORDINATES, component], at
        )


def _step(places: Sequence[int]) -> int | None:
    """The distance of neighbouring places; None if it is not always the same."""
    steps = {after - before for before, after in pairwise(places)}
    return steps.pop() if len(steps) == 1 else None


def _first_of_line(line: Index, size: int, d: int) -> tuple[list[Statement], Index]:
    """The place of the first value of a line of a grid in a direction, the first one running fastest."""
    if d == 0:
        return [], line.times(size)
    inner = size**d
    head: list[Statement] = [
        Integer("inner", remainder(line, inner)),
        Integer("outer", quotient(line, inner)),
    ]
    return head, index("inner").plus(index("outer").times(inner * size))


def _in_order(outputs: Mapping[tuple[int, int, int], list[tuple[Index, Node]]]) -> list[tuple[Index, Node]]:
    """Moments, or values, by kind of block, pair of derivatives and block, in the order in which less is held."""
    by_block = [one for own in outputs.values() for one in own]
    by_pair = [one for key in sorted(outputs) for one in outputs[key]]
    alive, less = (live_values_written([node for _, node in order]) for order in (by_block, by_pair))
    return by_pair if less < alive and alive > _MANY_ALIVE else by_block
