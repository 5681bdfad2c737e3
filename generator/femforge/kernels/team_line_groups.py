"""Teams that share some planes of a hexahedron at a time, where all of them would not fit shared memory.

The steps of :mod:`femforge.kernels.team_lines`, in a loop over groups of planes: columns are contracted to the planes
of a group only, and what its lines leave is added to the results at once. A sum over all planes is a loop then, so
that tables take the place of numbers.
"""

from __future__ import annotations

from collections.abc import Mapping

from femforge.ir.integers import Index, IntegerExpression, entry_of, index, quotient, remainder
from femforge.ir.scalar import Node
from femforge.ir.statements import For, Integer, Let, Statement, Store
from femforge.kernels.access.stores import variable
from femforge.kernels.access.vector_data import VectorData
from femforge.kernels.scatter import ScatterKind
from femforge.kernels.straight import stores
from femforge.kernels.team import Tasks, Team
from femforge.kernels.team_gather import INPUTS
from femforge.kernels.team_lines import LineTeam, results_of
from femforge.kernels.team_places import Partial
from femforge.represent.direction_tables import Key
from femforge.represent.levels import NestedSums
from femforge.represent.line_inputs import PLANE, Columns
from femforge.represent.line_sums import LinePart, TestSums
from femforge.schedule.lines import LineShape

#: Variables that count groups of planes, and the planes of a group.
_GROUP, _IN_GROUP = "group", "plane_of_group"


def line_team(
    plan: NestedSums, data: VectorData, scatter: ScatterKind, team: Team, shape: LineShape
) -> LineTeam:
    """A team of a shape.

    Args:
        plan, data, scatter, team, shape: see :class:`LineTeam`.
    """
    kind = LineGroups if shape.planes else LineTeam
    return kind(plan, data, scatter, team, shape)


class LineGroups(LineTeam):
    """Builds the loop nest; ``shape`` has the planes of a group."""

    @property
    def place_of_plane(self) -> Index:
        """The number in the group."""
        return index(_IN_GROUP) if self.shape.planes > 1 else index(0)

    def plane(self, number: IntegerExpression) -> list[Integer]:
        """By the group and the number in it."""
        if self.shape.planes == 1:
            return [Integer(PLANE, index(_GROUP))]
        first = index(_GROUP).times(self.shape.planes)
        return [Integer(_IN_GROUP, number), Integer(PLANE, first.plus(_IN_GROUP))]

    def of_parts(self) -> list[Statement]:
        """A loop over groups for each rule."""
        first, then = self.of_cell()
        body = self.team.stage([*first, *self.clear()])
        body += self.team.stage(then) if then else []
        for part in self.parts:
            partials = self.at.partials(part)
            steps = [*self.way_in(part), *self.lines_of(part), *self.tested_in_s(part)]
            steps.append([self.test_last(part, tested, partials[tested]) for tested in part.tested])
            inner = [s for classes in steps if classes for s in self.team.stage(classes)]
            body.append(For(_GROUP, part.planes // self.shape.planes, tuple(inner)))
        return body

    def contract(self, part: LinePart, columns: Columns) -> Tasks:
        """A task a column and a plane of the group."""
        first, unused = min(self.at.rows[dof] for *_, dof in columns.dofs()), columns.row - columns.size
        width = self.at.width(columns)

        def body(task: Index) -> list[Statement]:
            head = [
                Integer("number", remainder(task, columns.count)),
                *self.plane(quotient(task, columns.count)),
            ]
            column = index("number")
            if unused:
                head.append(Integer("row", quotient("number", columns.size)))
                column = column.plus(index("row").times(unused))
            loads = [
                Let(f"dof{k}", self.load(INPUTS, column.plus(first + k * width))) for k in range(columns.size)
            ]
            dofs = [variable(self.graph, let.name) for let in loads]
            own = column.plus(self.place_of_plane.times(width))
            places = [self.at.plane(part, columns, order).plus(own) for order in columns.orders]
            values = [part.contracted(columns.element, order, PLANE, dofs) for order in columns.orders]
            puts = stores(values, {}, lambda k, v: Store(INPUTS, self.team.at(places[k]), v))
            return [*head, *loads, *puts]

        return Tasks(columns.count * self.shape.planes, body)

    def test_last(self, part: LinePart, tested: TestSums, partial: Partial) -> Tasks:
        """A task a test function in r and s: what the planes of the group add to all test functions in t."""
        tasks = tested.rows * tested.count
        results = [self.places[dof] for dof in results_of(self.integral, tested)]

        def body(task: Index) -> list[Statement]:
            table = self.tables.name("place_of_result", results, True)
            loaded = self._loaded(tested, partial)
            names = {
                node: "_".join(["sum", *("dt" * order for order in key if order), str(q)])
                for key, nodes in loaded.items()
                for q, node in enumerate(nodes)
            }
            values = [self._sum_of_group(part, tested, loaded, function) for function in range(tested.size)]
            return [
                Integer("function", quotient(task, tested.count)),
                Integer("member", remainder(task, tested.count)),
                *(Integer(f"place{k}", entry_of(table, task.plus(k * tasks))) for k in range(tested.size)),
                *stores(values, names, lambda k, v: self.result(index(f"place{k}"), v)),
            ]

        return Tasks(tasks, body)

    def _loaded(self, tested: TestSums, partial: Partial) -> dict[Key, list[Node]]:
        """What the planes of a group have left, by derivative of the test function in t."""
        planes = range(self.shape.planes)
        return {
            key: [self.load("partial", partial.place(key, q, index("function"), "member")) for q in planes]
            for key in tested.in_last
        }

    def _sum_of_group(
        self, part: LinePart, tested: TestSums, loaded: Mapping[Key, list[Node]], function: int
    ) -> Node:
        """What a group adds to a test function in t."""
        component = tested.components[0]
        terms: list[tuple[Node, int]] = []
        for key, nodes in loaded.items():
            table = part.tests.nodal(component, key, part.directions[-1][0])
            columns = [part.weighted(table, k, -1) for k in range(tested.size)]
            whole = [value for row in zip(*columns, strict=True) for value in row]
            name = part.tests.name(component, key, 0, "nodal").rsplit("_", 1)[0]
            for q, node in enumerate(nodes):
                plane = index(_GROUP).times(self.shape.planes).plus(q)
                place = plane.times(tested.size).plus(function)
                entry = part.tables.entry(whole, f"weighted_{name}", place)
                terms.append((self.graph.product([entry, node]), 1))
        return self.graph.sum(terms)
