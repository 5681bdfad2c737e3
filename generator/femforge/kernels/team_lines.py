"""Operators on hexahedra by teams of threads: a thread a line of points (:mod:`femforge.represent.line_sums`).

Steps with a barrier between them: the data of each cell comes to shared memory; columns are contracted to planes;
lines of points leave their sums; these are contracted with test functions in s, then in t; the results go where the
scatter wants them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from femforge.ir.arrays import Array, Load
from femforge.ir.integers import Index, entry_of, index, quotient, remainder
from femforge.ir.integral import COORDINATES, Dof, Integral
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
from femforge.reference import basis
from femforge.represent.direction_tables import Key
from femforge.represent.directions import in_pairs
from femforge.represent.levels import NestedSums
from femforge.represent.line_sums import (
    LINE,
    PLANE,
    Columns,
    LinePart,
    PlaneEntry,
    SumKey,
    TestSums,
    line_sums,
)
from femforge.represent.live_values import live_values, names_of_line
from femforge.schedule.lines import LineProblem


def why_no_lines(integral: Integral) -> str:
    """Why threads cannot share the lines of an integral; empty if they can."""
    assert integral.test is not None
    if integral.cell != "hexahedron":
        return "teams of operators share hexahedra"
    dofs = [member.dofs for member in integral.test.layout.fields]
    if len(set(dofs)) < len(dofs):
        return "components of the test function have the same dofs"
    return ""


@dataclass(frozen=True)
class _Partial:
    """Where sums that are contracted in s stand: (derivative in t, plane, test function in s, member)."""

    first: int
    tested: TestSums
    planes: int

    def place(self, last: Key, plane: Index | int, function: int) -> Index:
        """Of the first member."""
        t = self.tested
        order = t.in_t.index(last)
        row = index(plane).plus(order * self.planes).times(t.size * t.count)
        return row.plus(self.first + function * t.count)

    @property
    def size(self) -> int:
        """Values of a cell."""
        return len(self.tested.in_t) * self.planes * self.tested.size * self.tested.count


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
        self.parts = line_sums(self.integral, plan.parts)
        self.tables = TableSet()
        rows = self.integral.rows
        self.tile = Tile(team.cells, rows, team.on_device, not team.on_device)
        self.places = [scatter.place(data.space, dof) for dof in range(rows)]

    # -- places ------------------------------------------------------------------------------------------

    @cached_property
    def rows(self) -> dict[Dof, int]:
        """Where the dofs of a cell stand: those of columns side by side, as the columns are numbered."""
        found: dict[Dof, int] = {}
        for columns, first in self._first_rows.items():
            for number, place, dof in columns.dofs():
                found.setdefault(dof, first + place * columns.count + number)
        free = sum(self._rows_of(columns) for columns in self._first_rows)
        for name in self.functions:
            for k in range(self.integral.function(name).layout.dim):
                if found.setdefault(Dof(name, k), free) == free:
                    free += 1
        return found

    @cached_property
    def _first_rows(self) -> dict[Columns, int]:
        """Where the dofs of columns begin."""
        found: dict[Columns, int] = {}
        for columns in (c for part in self.parts for c in part.columns):
            found.setdefault(columns, sum(map(self._rows_of, found)))
        return found

    def _rows_of(self, columns: Columns) -> int:
        """Rows of the dofs of columns, and of their values at planes where these take their places."""
        return columns.count * max(columns.size, self._values(columns) if self._in_place else 0)

    def _values(self, columns: Columns) -> int:
        """Values of a column at the planes of one rule."""
        return len(columns.orders) * len(self.parts[0].points)

    @property
    def _in_place(self) -> bool:
        """Whether the values of a column take the places of its dofs, which no other rule wants."""
        return len(self.parts) == 1

    @cached_property
    def functions(self) -> list[str]:
        """Functions that lines use."""
        used = {dof.function for part in self.parts for c in part.columns for *_, dof in c.dofs()}
        leaves = (n.value for part in self.parts for n in part.line.leaves())
        used |= {key.function for key in leaves if isinstance(key, Dof)}
        return [n for n in (COORDINATES, *(f.name for f in self.integral.coefficients)) if n in used]

    def _planes(self, part: LinePart, columns: Columns, order: int) -> Index:
        """Where a derivative of columns at the first plane stands."""
        if self._in_place:
            number = columns.orders.index(order) * len(part.points)
            return index(self._first_rows[columns] + number * columns.count)
        first = self._dof_rows
        for other in part.columns:
            for own in other.orders:
                if (other, own) == (columns, order):
                    return index(first)
                first += other.count * len(part.points)
        raise KeyError(order)

    @property
    def _dof_rows(self) -> int:
        """Rows of dofs, and of what stands in their places."""
        columns = sum(map(self._rows_of, self._first_rows))
        return max([columns, *(row + 1 for row in self.rows.values())])

    @property
    def input_size(self) -> int:
        """Values of a cell before the lines."""
        planes = [
            sum(c.count * len(c.orders) for c in part.columns) * len(part.points) for part in self.parts
        ]
        return self._dof_rows + (0 if self._in_place else max(planes))

    def _sum_place(self, part: LinePart, tested: TestSums, keys: tuple[Key, Key]) -> Index:
        """Where the sums of a class stand for the first line: (pair of derivatives, plane, point in s, member)."""
        lines = len(part.points) ** 2
        first = 0
        for other in part.tested:
            if other == tested:
                return index(first + other.keys.index(keys) * lines * other.count)
            first += len(other.keys) * lines * other.count
        raise KeyError(keys)

    def _partials(self, part: LinePart) -> dict[TestSums, _Partial]:
        found: dict[TestSums, _Partial] = {}
        first = 0
        for tested in part.tested:
            found[tested] = _Partial(first, tested, len(part.points))
            first += found[tested].size
        return found

    @property
    def sum_size(self) -> int:
        """Values that the lines of a cell leave."""
        return max(
            sum(len(t.keys) * t.count for t in part.tested) * len(part.points) ** 2 for part in self.parts
        )

    @property
    def partial_size(self) -> int:
        """Values of a cell that are contracted in s."""
        return max(sum(p.size for p in self._partials(part).values()) for part in self.parts)

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
        inputs, partial = self.input_size * cells, self.partial_size * cells
        sums, tile = self.sum_size * cells, self.tile.array()
        nodes = self.data.space.nodes
        more: tuple[Array, ...] = (Array(ENTRY, nodes * cells, "shared", bits=self.data.index_bits),)
        more = more if self.scatter.needs_entries else ()
        if self.line_rows and self._rows_in_sums:
            more = (*more, Array(ROWS, sums, "shared", over="sums", stays=True))
        elif self.line_rows:
            more = (*more, Array(ROWS, self.line_rows * self._items, "shared", stays=True))
        if len(self.parts) > 1:  # inputs and results are needed from the first rule to the last
            return (
                Array(INPUTS, inputs, "shared"), Array("sums", sums, "shared"),
                Array("partial", partial, "shared"), tile, *more,
            )  # fmt: skip
        return (
            Array(INPUTS, max(inputs, partial), "shared"),
            Array("sums", max(sums, tile.size), "shared"),
            Array("partial", partial, "shared", over=INPUTS),
            Array("tile", tile.size, "shared", over="sums"),
            *more,
        )

    @property
    def scalars(self) -> int:
        """Shared memory of a cell."""
        inputs, sums, tile = self.input_size, self.sum_size, self.integral.rows | 1
        entries = self.data.space.nodes if self.scatter.needs_entries else 0
        entries += 0 if self._rows_in_sums else self.line_rows * self.lines
        if len(self.parts) > 1:
            return inputs + sums + self.partial_size + tile + entries
        return max(inputs, self.partial_size) + max(sums, tile) + entries

    def _describe(self) -> tuple[str, ...]:
        return (
            "the data of each cell",
            *(["planes: columns contracted in t"] if any(part.columns for part in self.parts) else []),
            "a line of points: contraction in s and r, D, sums over the line",
            "test functions in s",
            "test functions in t",
            self.scatter.step,
        )

    def _steps(self) -> list[list[Tasks]]:
        steps = [self._gathering.tasks(self.functions)]
        for part in self.parts:
            if part.columns:
                steps.append([self._contract(part, columns) for columns in part.columns])
            steps.append([self._line(part)])
            partials = self._partials(part)
            steps.append([self._test_s(part, t, last, partials[t]) for t in part.tested for last in t.in_t])
            steps.append([self._test_t(part, t, partials[t]) for t in part.tested])
        steps[1 if len(self.parts) > 1 else -1] += self._clear()
        return steps

    def problem(self, place: str) -> LineProblem:
        """What the schedule has to know."""
        live = max(live_values(part.line) for part in self.parts) - self.line_rows
        return LineProblem(place, self.scalars, self.lines, live)

    @property
    def _gathering(self) -> Gathering:
        return Gathering(self.data, self.team, self.tables, self.rows, self.scatter.needs_entries)

    @property
    def _items(self) -> int:
        """Threads that have a line."""
        return self.lines * self.team.cells

    @property
    def lines(self) -> int:
        """Most lines of a cell."""
        return max(len(part.points) ** 2 for part in self.parts)

    @property
    def line_rows(self) -> int:
        """Scalars of a line that stand in shared memory."""
        return max(len(names_of_line(part.line, self.data.parameters.scalar_bytes)) for part in self.parts)

    # -- the way in --------------------------------------------------------------------------------------

    def _contract(self, part: LinePart, columns: Columns) -> Tasks:
        """A task a column: its values at all planes."""
        first = min(self.rows[dof] for *_, dof in columns.dofs())

        def body(task: Index) -> list[Statement]:
            loads = [
                Let(
                    f"dof{k}",
                    self.graph.symbol(Load(INPUTS, self.team.at(task.plus(first + k * columns.count)))),
                )
                for k in range(columns.size)
            ]
            dofs = [variable(self.graph, let.name) for let in loads]
            values = [v for order in columns.orders for v in part.column_values(columns, dofs, order)]
            places = [
                self._planes(part, columns, order).plus(task.plus(q * columns.count))
                for order in columns.orders
                for q in range(len(part.points))
            ]
            return stores_in_place(loads, values, lambda k, v: Store(INPUTS, self.team.at(places[k]), v))

        return Tasks(columns.count, body)

    # -- lines -------------------------------------------------------------------------------------------

    @property
    def _rows_in_sums(self) -> bool:
        """Whether what of a line stands in shared memory takes the places of the sums that it leaves in the end."""
        return all(self.line_rows <= len(part.sums) for part in self.parts)

    def _loops(self, part: LinePart) -> NestedLoops:
        held = names_of_line(part.line, self.data.parameters.scalar_bytes)
        line = index(PLANE).times(len(part.points)).plus(LINE)
        places = [self.team.at(self._sum(part, key, line)) for key in part.sums] if self._rows_in_sums else []
        return NestedLoops(part.line, self.data, self._items, 1, True, held, "item", places)

    def _line(self, part: LinePart) -> Tasks:
        """A task a line of points."""
        count = len(part.points)
        loops = self._loops(part)

        def body(task: Index) -> list[Statement]:
            head: list[Statement] = [
                Integer(LINE, remainder(task, count)),
                Integer(PLANE, quotient(task, count)),
            ]
            if any(level.point for nest in part.line.nests for level in nest):
                head.append(cell_number("lane"))
            inputs = [self._leaf(part, node) for node in loops.leaves()]
            statements = loops.statements(inputs)
            lines, results = loops.results()
            line = index(PLANE).times(count).plus(LINE)
            puts: list[Statement] = []
            for key, value in zip(part.sums, results, strict=True):
                puts.append(Store("sums", self.team.at(self._sum(part, key, line)), value))
            return [*head, *statements, *lines, *puts]

        return Tasks(count**2, body)

    def _leaf(self, part: LinePart, node: Node) -> Node:
        """What stands for a symbol of a line."""
        key = node.value
        if isinstance(key, PlaneEntry):
            first = self._planes(part, key.column, key.order).plus(key.number)
            place = first.plus(index(PLANE).times(key.column.count))
            return self.graph.symbol(Load(INPUTS, self.team.at(place)))
        if isinstance(key, Dof):
            return self.graph.symbol(Load(INPUTS, self.team.at(self.rows[key])))
        datum = self.data.datum(key)
        assert datum is not None
        return self.graph.symbol(Load(datum.array, datum.place))

    def _sum(self, part: LinePart, key: SumKey, line: Index) -> Index:
        (tested,) = (t for t in part.tested if key.component in t.components)
        member = list(tested.members()).index((key.component, key.function))
        return self._sum_place(part, tested, key.keys).plus(line.times(tested.count)).plus(member)

    # -- the way out -------------------------------------------------------------------------------------

    def _test_s(self, part: LinePart, tested: TestSums, last: Key, partial: _Partial) -> Tasks:
        """A task a sum at a plane: contracted with all test functions in s."""
        count = len(part.points)

        def body(task: Index) -> list[Statement]:
            step = tested.count
            line = index("plane").times(count * step).plus("member")
            loaded = {
                s: [
                    self._load("sums", self._sum_place(part, tested, (s, last)).plus(line).plus(q * step))
                    for q in range(count)
                ]
                for s in tested.in_s(last)
            }
            head = [
                Integer("plane", quotient(task, tested.count)),
                Integer("member", remainder(task, tested.count)),
            ]
            puts = stores(
                self._tested(part, tested, loaded), _names(loaded, "s"),
                lambda k, v: Store("partial", self.team.at(partial.place(last, index("plane"), k).plus("member")), v),
            )  # fmt: skip
            return [*head, *puts]

        return Tasks(count * tested.count, body)

    def _test_t(self, part: LinePart, tested: TestSums, partial: _Partial) -> Tasks:
        """A task a test function in r and s: contracted with all test functions in t."""
        count = len(part.points)
        tasks = tested.size * tested.count
        results = [self.places[dof] for dof in _results(self.integral, tested)]

        def body(task: Index) -> list[Statement]:
            loaded = {
                t: [self._load("partial", partial.place(t, q, 0).plus(task)) for q in range(count)]
                for t in tested.in_t
            }
            table = self.tables.name("place_of_result", results, True)
            head = [Integer(f"place{k}", entry_of(table, task.plus(k * tasks))) for k in range(tested.size)]
            puts = stores(
                self._tested(part, tested, loaded), _names(loaded, "t"),
                lambda k, v: self._result(index(f"place{k}"), v),
            )  # fmt: skip
            return [*head, *puts]

        return Tasks(tasks, body)

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

    def _tested(self, part: LinePart, tested: TestSums, loaded: Mapping[Key, Sequence[Node]]) -> list[Node]:
        """Sums over the points of a direction, weighted by each test function."""
        weights = {key: part.test_weights(tested, key) for key in loaded}
        return [
            self.graph.sum(
                [
                    term
                    for key, nodes in loaded.items()
                    for term in in_pairs(self.graph, nodes, weights[key][function])
                ]
            )
            for function in range(tested.size)
        ]


def _results(integral: Integral, tested: TestSums) -> list[int]:
    """Dofs of results: by test function in t, in s, and by member."""
    assert integral.test is not None
    own = integral.test.layout.fields
    grids = {
        c: dict(zip(basis(own[c].element).factor_index, own[c].dofs, strict=True)) for c in tested.components
    }
    size = range(tested.size)
    return [grids[c][i, j, k] for k in size for j in size for c, i in tested.members()]


def _names(loaded: Mapping[Key, Sequence[Node]], direction: str) -> dict[Node, str]:
    """Names of sums by the derivative of their test functions."""
    return {
        node: "_".join(["sum", *("d" + direction * order for order in key if order), str(q)])
        for key, nodes in loaded.items()
        for q, node in enumerate(nodes)
    }
