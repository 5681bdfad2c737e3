"""Operators on quadrilaterals and hexahedra by teams of threads: a thread a line of points.

Steps (:mod:`femforge.represent.line_sums`) with a barrier between them: the data of each cell comes to shared memory;
columns are contracted to planes; lines of points leave their sums; these are contracted with test functions in s, on
hexahedra then in t; the results go where the scatter wants them. On a CPU the tasks of a step follow each other, and
cells are SIMD lanes.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from femforge.ir.arrays import Array, Load
from femforge.ir.element import ScalarElement
from femforge.ir.integers import Index, entry_of, index, quotient, remainder
from femforge.ir.integral import Dof, Integral
from femforge.ir.nests import LoopNest, without_unused
from femforge.ir.scalar import Node
from femforge.ir.statements import Integer, Let, Statement, Store
from femforge.kernels.access.base import cell_number
from femforge.kernels.access.stores import Tile, variable
from femforge.kernels.access.vector_data import VectorData
from femforge.kernels.access.vectors import OUTPUT
from femforge.kernels.nested_loops import ROWS, NestedLoops
from femforge.kernels.scatter import ScatterKind, Staged
from femforge.kernels.team import TableSet, Tasks, Team, stores, stores_in_place
from femforge.kernels.team_gather import ENTRY, INPUTS, Gathering
from femforge.kernels.team_places import LinePlaces, Partial
from femforge.reference import basis
from femforge.represent.direction_tables import Key
from femforge.represent.levels import NestedSums
from femforge.represent.line_inputs import LINE, PLANE, Columns, Monomial, PlaneEntry, monomials
from femforge.represent.line_sums import LinePart, TestSums, line_sums
from femforge.represent.live_values import live_values, names_of_line
from femforge.schedule.lines import LineProblem

#: Flops of a line up to which it is written out.
_MOST_WRITTEN = 8000


def _written(parts: Sequence[LinePart]) -> bool:
    """Whether lines are written out: if they are not too long for that."""
    return all(len(part.points) * part.line.turn_flops <= _MOST_WRITTEN for part in parts)


def why_no_lines(integral: Integral) -> str:
    """Why threads cannot share the lines of an integral; empty if they can."""
    assert integral.test is not None
    if integral.cell not in ("quadrilateral", "hexahedron"):
        return "teams of operators share quadrilaterals and hexahedra"
    dofs = [member.dofs for member in integral.test.layout.fields]
    if len(set(dofs)) < len(dofs):
        return "components of the test function have the same dofs"
    return ""


class LineTeam:
    """Builds the loop nest; holds what its steps share.

    Args:
        plan: loops of the same integral, whose rules and point functions are taken.
        data: access to a cell's inputs.
        scatter: how results are added up.
        team: the threads.
    """

    def __init__(self, plan: NestedSums, data: VectorData, scatter: ScatterKind, team: Team) -> None:
        self.data = data
        self.integral: Integral = data.integral
        self.graph = data.graph
        self.scatter = scatter
        self.team = team
        self.parts = line_sums(self.integral, plan.parts, written=False)
        if _written(self.parts):
            self.parts = line_sums(self.integral, plan.parts, written=True)
        self.at = LinePlaces(self.integral, self.parts)
        self.tables = TableSet()
        rows = self.integral.rows
        self.tile = Tile(team.cells, rows, team.on_device, not team.on_device)
        self.places = [scatter.place(data.space, dof) for dof in range(rows)]

    # -- the loop nest -----------------------------------------------------------------------------------

    def build(self) -> LoopNest:
        """The loop nest of a batch."""
        gather, *steps = self._steps()
        body = self.team.loads(gather)
        for classes in steps:
            body += self.team.stage(classes)
        body += self.scatter.of_tile(Staged(self.data, self.tile, OUTPUT, self.data.mask))
        lines = [a for part in self.parts for a in self._loops(part).tables()]
        tables = {a.name: a for a in (*self.tables.arrays, *lines)}
        return LoopNest(
            self.team.threads, self._shared(), tuple(tables.values()), without_unused(body), self._describe()
        )

    def _shared(self) -> tuple[Array, ...]:
        cells = self.team.cells
        inputs, partial = self.at.input_size * cells, self.at.partial_size * cells
        sums, tile = self.at.sum_size * cells, self.tile.array()
        nodes = self.data.space.nodes
        more: tuple[Array, ...] = (Array(ENTRY, nodes * cells, "shared", bits=self.data.index_bits),)
        more = more if self.scatter.needs_entries else ()
        if self.line_rows and self._rows_in_sums:
            more = (*more, Array(ROWS, sums, "shared", over="sums", stays=True))
        elif self.line_rows:
            more = (*more, Array(ROWS, self.line_rows * self._items, "shared", stays=True))
        if len(self.parts) > 1:  # inputs and results are needed from the first rule to the last
            arrays = [
                Array(INPUTS, inputs, "shared"), Array("sums", sums, "shared"),
                Array("partial", partial, "shared"), tile,
            ]  # fmt: skip
        else:  # results take places that are free by then: of hexahedra those of sums, of quadrilaterals of inputs
            arrays = [
                Array(INPUTS, max(inputs, tile.size if self._flat else partial), "shared"),
                Array("sums", sums if self._flat else max(sums, tile.size), "shared"),
                Array("partial", partial, "shared", over=INPUTS),
                Array("tile", tile.size, "shared", over=INPUTS if self._flat else "sums"),
            ]
        return tuple(array for array in (*arrays, *more) if array.size)

    @property
    def scalars(self) -> int:
        """Shared memory of a cell."""
        inputs, sums, tile = self.at.input_size, self.at.sum_size, self.integral.rows | 1
        entries = self.data.space.nodes if self.scatter.needs_entries else 0
        entries += 0 if self._rows_in_sums else self.line_rows * self.lines
        if len(self.parts) > 1:
            return inputs + sums + self.at.partial_size + tile + entries
        if self._flat:
            return max(inputs, tile) + sums + entries
        return max(inputs, self.at.partial_size) + max(sums, tile) + entries

    def _describe(self) -> tuple[str, ...]:
        planes, last = ("lines", "s") if self._flat else ("planes", "t")
        return (
            "the data of each cell",
            *(
                [f"{planes}: columns contracted in {last}"]
                if any(part.columns for part in self.parts)
                else []
            ),
            f"a line of points: contraction in {'r' if self._flat else 's and r'}, D, sums over the line",
            *([] if self._flat else ["test functions in s"]),
            f"test functions in {last}",
            self.scatter.step,
        )

    def _steps(self) -> list[list[Tasks]]:
        steps = [self._gathering.tasks(self.at.functions)]
        before = self._monomials()
        for part in self.parts:
            if before or part.columns:
                steps.append([*(self._contract(part, columns) for columns in part.columns), *before])
            before = []
            steps.append([self._line(part)])
            partials = self.at.partials(part)
            if not self._flat:
                tested = [(t, last) for t in part.tested for last in t.in_last]
                steps.append([self._test_s(part, t, last, partials[t]) for t, last in tested])
            steps.append([self._test_last(part, t, partials[t]) for t in part.tested])
        steps[1 if len(self.parts) > 1 else -1] += self._clear()
        return steps

    def problem(self, place: str) -> LineProblem:
        """What the schedule has to know."""
        live = max(live_values(part.line) for part in self.parts) - self.line_rows
        return LineProblem(place, self.scalars, self.lines, live, self.parts[0].written)

    @property
    def _gathering(self) -> Gathering:
        return Gathering(self.data, self.team, self.tables, self.at.rows, self.scatter.needs_entries)

    @property
    def _items(self) -> int:
        """Threads that have a line."""
        return self.lines * self.team.cells

    @property
    def lines(self) -> int:
        """Most lines of a cell."""
        return max(part.lines for part in self.parts)

    @property
    def _flat(self) -> bool:
        """Whether a plane of points is a line."""
        return self.integral.gdim == 2

    @property
    def line_rows(self) -> int:
        """Scalars of a line that stand in shared memory."""
        return max(len(self._held(part)) for part in self.parts)

    def _held(self, part: LinePart) -> Collection[str]:
        """Values of a line that stand in shared memory; a CPU's compiler finds room for all of them."""
        return names_of_line(part.line, self.data.parameters.scalar_bytes) if self.team.on_device else ()

    # -- the way in --------------------------------------------------------------------------------------

    def _contract(self, part: LinePart, columns: Columns) -> Tasks:
        """A task a column: its values at all planes."""
        first, unused = min(self.at.rows[dof] for *_, dof in columns.dofs()), columns.row - columns.size

        def body(task: Index) -> list[Statement]:
            head = [Integer("row", quotient(task, columns.size))] if unused else []
            column = task.plus(index("row").times(unused)) if unused else task
            loads = [
                Let(f"dof{k}", self._load(INPUTS, column.plus(first + k * columns.width)))
                for k in range(columns.size)
            ]
            dofs = [variable(self.graph, let.name) for let in loads]
            values = [v for order in columns.orders for v in part.column_values(columns, dofs, order)]
            places = [
                self.at.plane(part, columns, order).plus(column.plus(q * columns.width))
                for order in columns.orders
                for q in range(len(part.points))
            ]
            puts = stores_in_place(loads, values, lambda k, v: Store(INPUTS, self.team.at(places[k]), v))
            return [*head, *puts]

        return Tasks(columns.count, body)

    def _monomials(self) -> list[Tasks]:
        """Tasks that write short functions in monomials, where their dofs were; none for constant ones."""
        shorts = dict.fromkeys(short for part in self.parts for short in part.shorts if len(short.dofs) > 1)
        classes: dict[tuple[ScalarElement, tuple[int, ...]], list[int]] = {}
        for short in shorts:
            rows = [self.at.rows[Dof(short.function, dof)] for dof in short.dofs]
            classes.setdefault((short.element, tuple(row - rows[0] for row in rows)), []).append(rows[0])
        found: list[Tasks] = []
        for (element, shifts), firsts in classes.items():
            step = firsts[1] - firsts[0] if len(firsts) > 1 else 0
            regular = all(first == firsts[0] + k * step for k, first in enumerate(firsts))
            groups = [(firsts[0], step, len(firsts))] if regular else [(first, 0, 1) for first in firsts]
            found += [self._monomials_of(element, shifts, *group) for group in groups]
        return found

    def _monomials_of(
        self, element: ScalarElement, shifts: Sequence[int], first: int, step: int, count: int
    ) -> Tasks:
        """A task a function.

        Args:
            element: of the functions.
            shifts: where the dofs of one stand, from the first.
            first, step, count: where the first dof of each function stands.
        """

        def body(task: Index) -> list[Statement]:
            places = [self.team.at(task.times(step).plus(first + shift)) for shift in shifts]
            loads = [Let(f"dof{k}", self.graph.symbol(Load(INPUTS, place))) for k, place in enumerate(places)]
            values = monomials(element, [variable(self.graph, let.name) for let in loads])
            return stores_in_place(loads, values, lambda k, v: Store(INPUTS, places[k], v))

        return Tasks(count, body)

    # -- lines -------------------------------------------------------------------------------------------

    @property
    def _rows_in_sums(self) -> bool:
        """Whether what of a line stands in shared memory takes the places of the sums that it leaves in the end."""
        return all(self.line_rows <= len(part.sums) for part in self.parts)

    def _loops(self, part: LinePart) -> NestedLoops:
        held = self._held(part)
        line = self._line_number(part)
        places = (
            [self.team.at(self.at.sum(part, key).plus(line)) for key in part.sums]
            if self._rows_in_sums
            else []
        )
        return NestedLoops(part.line, self.data, self._items, 1, True, held, "item", places)

    def _line(self, part: LinePart) -> Tasks:
        """A task a line of points."""
        count = len(part.points)
        loops = self._loops(part)

        def body(task: Index) -> list[Statement]:
            head: list[Statement] = [Integer(LINE, remainder(task, count) if not self._flat else task)]
            head += [] if self._flat else [Integer(PLANE, quotient(task, count))]
            if any(level.point for nest in ((part.line.cell,), *part.line.nests) for level in nest):
                head.append(cell_number("lane"))
            inputs = [self._leaf(part, node) for node in loops.leaves()]
            statements = loops.statements(inputs)
            lines, results = loops.results()
            line = self._line_number(part)
            puts = [
                Store("sums", self.team.at(self.at.sum(part, key).plus(line)), value)
                for key, value in zip(part.sums, results, strict=True)
            ]
            return [*head, *statements, *lines, *puts]

        return Tasks(part.lines, body)

    def _line_number(self, part: LinePart) -> Index:
        """The line that a task is at."""
        return index(LINE) if self._flat else index(PLANE).times(len(part.points)).plus(LINE)

    def _leaf(self, part: LinePart, node: Node) -> Node:
        """What stands for a symbol of a line."""
        key = node.value
        if isinstance(key, PlaneEntry):
            return self._load(INPUTS, self.at.entry(part, key, part.last))
        if isinstance(key, (Dof, Monomial)):
            return self._load(INPUTS, index(self.at.rows[Dof(*key)]))
        datum = self.data.datum(key)
        assert datum is not None
        return self.graph.symbol(Load(datum.array, datum.place))

    # -- the way out -------------------------------------------------------------------------------------

    def _test_s(self, part: LinePart, tested: TestSums, last: Key, partial: Partial) -> Tasks:
        """A task a sum at a plane: contracted with all test functions in s."""
        count = len(part.points)

        def body(task: Index) -> list[Statement]:
            line = index("plane").times(count)
            loaded = {
                s: [
                    self._load("sums", self.at.member(part, tested, (s, last), "member").plus(line).plus(q))
                    for q in range(count)
                ]
                for s in tested.in_s(last)
            }
            head = [
                Integer("plane", quotient(task, tested.count)),
                Integer("member", remainder(task, tested.count)),
            ]
            puts = stores(
                part.tested_sums(tested, loaded), _names(loaded, "s"),
                lambda k, v: Store("partial", self.team.at(partial.place(last, index("plane"), k).plus("member")), v),
            )  # fmt: skip
            return [*head, *puts]

        return Tasks(count * tested.count, body)

    def _test_last(self, part: LinePart, tested: TestSums, partial: Partial) -> Tasks:
        """A task a test function in the other directions: contracted with all test functions in the last one."""
        tasks = tested.rows * tested.count
        results = [self.places[dof] for dof in _results(self.integral, tested)]

        def body(task: Index) -> list[Statement]:
            head = [Integer("member", task if self._flat else remainder(task, tested.count))]
            if not self._flat:
                head.insert(0, Integer("function", quotient(task, tested.count)))
            loaded = {
                key: [self._tested_before(part, tested, partial, key, q) for q in range(len(part.points))]
                for key in tested.in_last
            }
            table = self.tables.name("place_of_result", results, True)
            head += [Integer(f"place{k}", entry_of(table, task.plus(k * tasks))) for k in range(tested.size)]
            puts = stores(
                part.tested_sums(tested, loaded), _names(loaded, part.last[-1]),
                lambda k, v: self._result(index(f"place{k}"), v),
            )  # fmt: skip
            return [*head, *puts]

        return Tasks(tasks, body)

    def _tested_before(self, part: LinePart, tested: TestSums, partial: Partial, key: Key, q: int) -> Node:
        """The sum at a plane that a task of :meth:`_test_last` contracts."""
        if self._flat:
            return self._load("sums", self.at.member(part, tested, (key,), "member").plus(q))
        return self._load("partial", partial.place(key, q, index("function")).plus("member"))

    def _result(self, place: Index, value: Node) -> Store:
        """Several rules add up."""
        return Store("tile", self.tile.place("lane", place), value, accumulate=len(self.parts) > 1)

    def _clear(self) -> list[Tasks]:
        """Tasks that set results to zero: those that lines add to, or those that they never reach."""
        reached = {dof for part in self.parts for t in part.tested for dof in _results(self.integral, t)}
        several = len(self.parts) > 1
        places = [p for dof, p in enumerate(self.places) if several or dof not in reached]
        if not places:
            return []

        def body(task: Index) -> list[Statement]:
            table = self.tables.name("place_of_zero", places, True)
            place = self.tile.place("lane", index("place"))
            return [Integer("place", entry_of(table, task)), Store("tile", place, self.graph.zero)]

        return [Tasks(len(places), body)]

    def _load(self, array: str, place: Index) -> Node:
        return self.graph.symbol(Load(array, self.team.at(place)))


def _results(integral: Integral, tested: TestSums) -> list[int]:
    """Dofs of results: by test function in t, if there is that direction, in s, and by member."""
    assert integral.test is not None
    own = integral.test.layout.fields
    grids = {
        c: dict(zip(basis(own[c].element).factor_index, own[c].dofs, strict=True)) for c in tested.components
    }
    size = range(tested.size)
    others = [(k,) for k in size] if integral.gdim == 2 else [(j, k) for k in size for j in size]
    return [grids[c][i, *other] for other in others for c, i in tested.members()]


def _names(loaded: Mapping[Key, Sequence[Node]], direction: str) -> dict[Node, str]:
    """Names of sums by the derivative of their test functions."""
    return {
        node: "_".join(["sum", *("d" + direction * order for order in key if order), str(q)])
        for key, nodes in loaded.items()
        for q, node in enumerate(nodes)
    }
