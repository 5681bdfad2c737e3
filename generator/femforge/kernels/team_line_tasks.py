"""Lines of points as tasks of a team (:mod:`femforge.kernels.team_lines`), or the points of lines as tasks."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from femforge.ir.arrays import Load
from femforge.ir.integers import Index, IntegerExpression, index, less, product, quotient, remainder, total
from femforge.ir.integral import Dof, Local
from femforge.ir.nests import apart_from
from femforge.ir.scalar import Node
from femforge.ir.statements import For, Guard, Integer, Let, Statement, Store
from femforge.kernels.access.base import cell_number
from femforge.kernels.nested_loops import NestedLoops
from femforge.kernels.straight import stores
from femforge.kernels.team import Tasks
from femforge.kernels.team_gather import INPUTS
from femforge.kernels.team_line_inputs import LineWayIn
from femforge.represent.cell_values import CellValue
from femforge.represent.levels import LETTERS, derivative_text
from femforge.represent.line_inputs import (
    IN_LINE,
    LINE,
    Columns,
    LineEntry,
    Monomial,
    PlaneEntry,
)
from femforge.represent.line_sums import LinePart, TestSums
from femforge.represent.live_values import live_values, names_of_line
from femforge.represent.point_lines import PointValue
from femforge.represent.point_values import tested_text

#: Scalars that are alive at a point up to which a task has several points of its line, and keeps what is the same for
#: all of them (H200, facets of hexahedra: an interior penalty on Q2 and Q3, 26 scalars, 1.08 and 1.09 times as fast,
#: a diagonal on Q3 1.2 times; elasticity and Stokes on one side, 22 to 31, 0.97 to 1.04; of more, registers run out:
#: elasticity on both sides of Q1 and Q3, 62 and 45, spills 328 and 184 bytes, and is 0.74 and 0.87 times as fast).
_MOST_LIVE_IN_TURNS = 32
#: Values of points, in a place of their own.
POINTS = "points"


class LineTasks(LineWayIn):
    """The steps between the way in and the way out."""

    def lines_of(self, part: LinePart) -> list[list[Tasks]]:
        """A step of lines; or those of lines contracted to points, of points, and of lines of test functions."""
        if part.kind != "points":
            return [[self.line(part)]]
        return [
            [self._to_points(part, columns) for columns in part.columns],
            [self.line(part)],
            [self._from_points(part, tested) for tested in part.tested],
        ]

    @property
    def tasks(self) -> int:
        """Threads that a cell wants: one a line, or a line of a function where points are tasks."""
        if self.parts[0].kind != "points":
            return self.lines
        return max(
            self.at.lines(part) * max(sum(len(c.members) for c in part.columns), 1) for part in self.parts
        )

    @property
    def points(self) -> int:
        """Most points of a cell, where these are tasks; else 0."""
        return max(self.at.lines(p) * len(p.points) if p.kind == "points" else 0 for p in self.parts)

    @property
    def points_array(self) -> str:
        """Where values of points stand: among the inputs, or where dofs were that stood as in memory."""
        return POINTS if self.at.in_order else INPUTS

    @property
    def _items(self) -> int:
        """Threads that have a line."""
        return self.lines * self.team.cells

    @property
    def lines(self) -> int:
        """Most lines of a cell at a time."""
        return max(self.at.lines(part) for part in self.parts)

    @property
    def line_rows(self) -> int:
        """Scalars of a line that stand in shared memory."""
        return max(len(self._held(part)) for part in self.parts)

    def _held(self, part: LinePart) -> Collection[str]:
        """Values of a line that stand in shared memory; a CPU's compiler finds room for all of them."""
        if not (self.team.on_device and self.shape.aside):
            return ()
        return names_of_line(part.line, self.data.parameters.scalar_bytes)

    @property
    def _rows_in_sums(self) -> bool:
        """Whether what of a line stands in shared memory takes the places of the sums that it leaves in the end."""
        apart = any(self.at.inputs_of_line(part) for part in self.parts)
        return not apart and all(self.line_rows <= len(part.sums) for part in self.parts)

    def _loops(self, part: LinePart) -> NestedLoops:
        held = self._held(part)
        line = self._line_number(part)
        places = (
            [self.team.at(self.at.sum(part, key).plus(line)) for key in part.sums]
            if self._rows_in_sums
            else []
        )
        return NestedLoops(part.line, self.data, self._items, 1, True, held, "item", places)

    def line(self, part: LinePart) -> Tasks:
        """A task a line of points, or some of its points."""
        loops, lines_here = self._loops(part), self.at.lines(part)
        of_line, turns = self._turns(part)

        def body(task: Index) -> list[Statement]:
            head = self._line_of(part, remainder(task, lines_here) if of_line > 1 else task)
            if any(level.points for level in part.line.levels):
                head.append(cell_number("lane"))
            inputs = [self._leaf(part, node) for node in loops.leaves()]
            statements = loops.statements(inputs)
            lines, results = loops.results()
            if part.kind == "points" or self.at.inputs_of_line(part):
                lines, results = self._taken(lines, results)
            puts = [
                Store(array, self.team.at(place), value)
                for (array, place), value in zip(self._left_by(part), results, strict=True)
            ]
            if part.kind != "points":
                return [*head, *statements, *lines, *puts]
            first = quotient(task, lines_here) if of_line > 1 else index(0)
            if turns == 1:
                return [Integer(IN_LINE, first), *head, *statements, *lines, *puts]
            return [*head, *self._in_turns(part, first, turns, [*statements, *lines], puts)]

        return Tasks(lines_here * of_line, body)

    def _turns(self, part: LinePart) -> tuple[int, int]:
        """Tasks of a line, and points of each: one, or so many that the threads of a block go round once."""
        if part.kind != "points":
            return 1, 1
        count = len(part.points)
        if not self.team.on_device or live_values(part.line) > _MOST_LIVE_IN_TURNS:
            return count, 1
        shared = self.team.threads // (self.team.cells * self.at.lines(part))
        turns = -(-count // max(1, shared))
        return -(-count // turns), turns

    def _in_turns(
        self, part: LinePart, first: IntegerExpression, turns: int, statements: Sequence[Statement],
        puts: Sequence[Statement],
    ) -> list[Statement]:  # fmt: skip
        """Some points of a line, one after another; what is the same for all of them is there before."""
        before, inside = apart_from(statements, IN_LINE)
        point = total(product(first, turns), "turn")
        body: list[Statement] = [*inside, *puts]
        if len(part.points) % turns:
            body = [Guard(less(IN_LINE, len(part.points)), tuple(body))]
        return [*before, For("turn", turns, (Integer(IN_LINE, point), *body))]

    def _left_by(self, part: LinePart) -> list[tuple[str, Index]]:
        """Where what a line, or a point, leaves goes."""
        line = self._line_number(part)
        if part.kind != "points":
            return [("sums", self.at.sum(part, key).plus(line)) for key in part.sums]
        places = []
        for component, keys in part.fluxes:
            (tested,) = (t for t in part.tested if component in t.components)
            number = self.at.flux(part, tested, keys).plus(tested.components.index(component))
            places.append((self.points_array, self.at.at_point(part, number, IN_LINE).plus(line)))
        return places

    def _to_points(self, part: LinePart, columns: Columns) -> Tasks:
        """A task a line of a function: its derivatives at all points."""
        lines = self.at.lines(part)

        def body(task: Index) -> list[Statement]:
            head = [Integer("member", quotient(task, lines)), *self._line_of(part, remainder(task, lines))]
            line = self._line_number(part)
            values: list[Node] = []
            names: dict[Node, str] = {}
            places: list[Index] = []
            for in_plane in dict.fromkeys(d[1:] for d in columns.at_points):
                loads = [self._on_line(part, columns, in_plane, i) for i in range(columns.size)]
                names |= {node: f"dof{k}{derivative_text(in_plane, 'st')}" for k, node in enumerate(loads)}
                for order in [d[0] for d in columns.at_points if d[1:] == in_plane]:
                    number = self.at.value(part, columns, (order, *in_plane)).plus("member")
                    values += part.column_values(columns, loads, order, 0)
                    places += [self.at.at_point(part, number, q).plus(line) for q in range(len(part.points))]
            return [
                *head,
                *stores(values, names, lambda k, v: Store(self.points_array, self.team.at(places[k]), v)),
            ]

        return Tasks(len(columns.members) * lines, body)

    def _on_line(self, part: LinePart, columns: Columns, in_plane: tuple[int, ...], i: int) -> Node:
        """A coefficient of the function ``member`` on a line."""
        member = index("member").times(columns.size).plus(i)
        if in_plane in columns.in_rows:
            first = self.at.rows_at_lines(part, columns, in_plane)
            place = member.times(self.at.stride(part)).plus(first).plus(self._line_number(part))
            return self.load("sums", place)
        number = index("member").times(columns.rows * columns.row).plus(i)
        number = number.plus(index(LINE).times(columns.row))
        return self.load(
            INPUTS, self.at.entry(part, PlaneEntry(columns, number, in_plane[-1]), self.place_of_plane)
        )

    def _from_points(self, part: LinePart, tested: TestSums) -> Tasks:
        """A task a line of a component of the test function: its sums."""
        lines = self.at.lines(part)

        def body(task: Index) -> list[Statement]:
            head = [Integer("component", quotient(task, lines)), *self._line_of(part, remainder(task, lines))]
            line = self._line_number(part)
            values: list[Node] = []
            names: dict[Node, str] = {}
            places: list[Index] = []
            for keys in tested.keys:
                loaded = {}
                for flux in [own for own in tested.fluxes if own[1:] == keys]:
                    number = self.at.flux(part, tested, flux).plus("component")
                    loaded[flux[0]] = [
                        self.load(self.points_array, self.at.at_point(part, number, q).plus(line))
                        for q in range(len(part.points))
                    ]
                    names |= {
                        node: f"flux{tested_text(flux, LETTERS)}_{q}"
                        for q, node in enumerate(loaded[flux[0]])
                    }
                values += part.tested_sums(tested, loaded, 0)
                places += [
                    self.at.member(part, tested, keys, index("component").plus(i * len(tested.components)))
                    for i in range(tested.size)
                ]
            puts = stores(values, names, lambda k, v: Store("sums", self.team.at(places[k].plus(line)), v))
            return [*head, *puts]

        return Tasks(len(tested.components) * lines, body)

    def _taken(
        self, lines: Sequence[Statement], results: Sequence[Node]
    ) -> tuple[list[Statement], list[Node]]:
        """Results of a line that takes its inputs before it stores sums in their places: each has a name."""
        named, found = list(lines), list(results)
        for k, node in enumerate(results):
            if node.kind != "const" and not isinstance(node.value, Local):
                named.append(Let(f"result{k}", node))
                found[k] = self.graph.symbol(Local(f"result{k}"))
        return named, found

    def _line_of(self, part: LinePart, task: IntegerExpression) -> list[Statement]:
        """The line of a task, and its plane."""
        if self.flat:
            return [Integer(LINE, task)]
        if self.at.planes_first:
            planes = self.at.planes(part)
            numbers = remainder(task, planes), quotient(task, planes)
        else:
            lines = part.lines_of_plane
            numbers = quotient(task, lines), remainder(task, lines)
        return [Integer(LINE, numbers[1]), *self.plane(numbers[0])]

    def _line_number(self, part: LinePart) -> Index:
        """The place of the line that a task is at."""
        return index(LINE) if self.flat else self.place_of_line(part, self.place_of_plane, LINE)

    def _leaf(self, part: LinePart, node: Node) -> Node:
        """What stands for a symbol of a line."""
        key = node.value
        if isinstance(key, PlaneEntry):
            return self.load(INPUTS, self.at.entry(part, key, self.place_of_plane))
        if isinstance(key, LineEntry):
            return self.load("sums", self.at.line_entry(part, key).plus(self._line_number(part)))
        if isinstance(key, PointValue):
            number = self.at.value(part, key.column, key.derivative).plus(key.member)
            place = self.at.at_point(part, number, IN_LINE).plus(self._line_number(part))
            return self.load(self.points_array, place)
        if isinstance(key, Monomial):
            return self.load(INPUTS, index(self.at.monomials[key]))
        if isinstance(key, Dof):
            return self.load(INPUTS, index(self.at.rows[key]))
        if isinstance(key, CellValue):
            return self.cell_value(key)
        datum = self.data.datum(key)
        assert datum is not None
        return self.graph.symbol(Load(datum.array, datum.place))
