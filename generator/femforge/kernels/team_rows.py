"""Element matrices of tensor-product cells row by row, for degrees at which all products of two functions are many.

The steps of ``represent.matrix_rows``, for one component of the test function after the other. D at the points, with
the test function's factor of the first direction and each trial function's, gives planes of values in the directions
that are left; these, with the factors of the direction between, lines of values in the last direction; these the
entries of one row, for all trial functions. A thread of a GPU holds the line of one row and of the trial functions
that differ in the last direction only, and makes their entries of as many rows as there are functions in that
direction. Rows are collected in shared memory and leave it whole, so that neighbouring threads store neighbouring
entries whatever the numbering. On a CPU cells are SIMD lanes.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from flint import fmpq

from femforge.ir.arrays import Array, Load
from femforge.ir.integers import Index, entry_of, index, less, quotient, remainder
from femforge.ir.nests import LoopNest, without_unused
from femforge.ir.scalar import Node
from femforge.ir.statements import (
    Declare,
    For,
    Guard,
    Integer,
    Lanes,
    Let,
    Statement,
    Store,
    StoreTransposed,
    VectorCopy,
)
from femforge.kernels.access.cell_data import CellData
from femforge.kernels.access.stores import variable
from femforge.kernels.arguments import RESULTS
from femforge.kernels.team import TableSet, Tasks, Team, stores
from femforge.kernels.team_evaluations import PointTasks
from femforge.represent.directions import Matrix
from femforge.represent.matrix_rows import ComponentRows, Orders, Pair, RowClass, RowPlan
from femforge.represent.numbers import fraction
from femforge.represent.tensor_basis import product

#: Arrays: D at points, what is left of it after the first direction, after the one between, and rows.
_VALUES, _PLANES, _LINES, _TILE = "values", "planes", "lines", "tile"
_AXES = "rst"


@dataclass(frozen=True)
class _Class:
    """A class of blocks of one component of the test function, and where its values stand, of a cell.

    Attributes:
        own: the class.
        values: first of D, and of each term's values within those of a block.
        block: values of D of a block.
        planes: first of each pair of derivatives of the directions after the first.
    """

    own: RowClass
    values: int
    terms: tuple[int, ...]
    block: int
    planes: dict[Pair, int]


class RowTeam:
    """Builds the loop nest.

    Args:
        plan: what is computed.
        data: access to a cell's inputs.
        team: the threads; of a GPU they work on one cell.
        rows: that differ in the direction before the last and that are made at a time, a divisor of their number.
        sum_of_cell: an array that the entries of one cell are added to, where they are not stored cell by cell.
    """

    def __init__(self, plan: RowPlan, data: CellData, team: Team, rows: int, sum_of_cell: str = "") -> None:
        assert team.cells == 1 or not team.on_device
        self.plan = plan
        self.data = data
        self.team = team
        self.rows = rows
        self.sum_of_cell = sum_of_cell
        self.dim = plan.dim
        self.integral = plan.plan.integral
        self.graph = plan.plan.graph
        self.tables = TableSet()
        self._value_size = self._plane_size = 0
        self._classes = {one.component: self._placed(one) for one in plan.components}

    def _placed(self, component: ComponentRows) -> tuple[_Class, ...]:
        values = planes = 0
        placed = []
        for own in component.classes:
            terms, block = [], 0
            for part in own.parts:
                terms.append(block)
                block += self.plan.points(part) ** self.dim
            first = values
            values += block * len(own.blocks)
            places = {}
            if self.dim > 2:
                for pair in own.pairs(self.dim - 1):
                    places[pair] = planes
                    size = self.plan.points(pair.part) ** (self.dim - 1)
                    planes += len(own.blocks) * own.functions[1] * size
            placed.append(_Class(own, first, tuple(terms), block, places))
        self._value_size, self._plane_size = max(self._value_size, values), max(self._plane_size, planes)
        return tuple(placed)

    # -- the loop nest ---------------------------------------------------------------------------------

    def build(self) -> LoopNest:
        """The loop nest of a batch."""
        body: list[Statement] = []
        for component in self.plan.components:
            points = self._points(component)
            if not body:
                body += self.team.stage(points.gather())
            body += self._rows_of(component, points)
        return LoopNest(
            self.team.threads, self.arrays, self.tables.arrays, without_unused(body), self._describe()
        )

    @cached_property
    def arrays(self) -> tuple[Array, ...]:
        """What a batch has in memory."""
        fields = self._points(self.plan.components[0]).field_size
        sizes = {"fields": fields, _VALUES: self._value_size, _PLANES: self._plane_size}
        if not self.team.on_device:
            sizes[_LINES] = max(map(self._lines_of, self.plan.components))
        sizes[_TILE] = self.rows * self.integral.columns
        return tuple(Array(name, size * self.team.cells, "shared") for name, size in sizes.items() if size)

    def _describe(self) -> tuple[str, ...]:
        planes = ["of each test function in r: D with it and each trial function's factor in r"]
        return (
            "the fields of each cell as polynomials, coordinates from -1 to 1",
            "of each component of the test function: D at the points",
            *(planes if self.dim > 2 else []),
            f"of each test function in {_AXES[self.dim - 2]}: the same of that direction; of each in "
            f"{_AXES[self.dim - 1]}: a row",
        )

    def _points(self, component: ComponentRows) -> PointTasks:
        """Tasks that evaluate what the rows of a component read."""
        places = {
            (block.kind, block.number, n): one.values + b * one.block + first
            for one in self._classes[component.component]
            for b, block in enumerate(one.own.blocks)
            for n, first in enumerate(one.terms)
        }

        def put(k: int, n: int, b: int, m: int, task: Index) -> Index:
            assert m == 0
            return task.plus(places[k, b, n])

        return PointTasks(self.plan.plan, self.data, self.team, self.tables, put, False, _VALUES)

    def _rows_of(self, component: ComponentRows, points: PointTasks) -> list[Statement]:
        """All rows of a component of the test function."""
        classes = self._classes[component.component]
        blocks = {(b.kind, b.number) for one in classes for b in one.own.blocks}
        parts = sorted({part for one in classes for part in one.own.parts})
        body: list[Statement] = []
        if evaluations := [points.tasks(part, blocks) for part in parts]:
            body += self.team.stage(evaluations)
        if clear := self._clear(component):
            body += self.team.stage(clear)
        functions = self.plan.functions(component.test)
        inner = self._rows_on_device(component) if self.team.on_device else self._rows_of_lanes(component)
        if self.dim == 2:
            return [*body, *inner]
        planes = [self._plane(one, part) for one in classes for part in parts if part in one.own.parts]
        return [*body, For("row_r", functions, (*(self.team.stage(planes) if planes else []), *inner))]

    def _clear(self, component: ComponentRows) -> list[Tasks]:
        """Tasks that set entries of rows to zero that no class reaches."""
        trial = self.integral.trial
        assert trial is not None
        reached = {b.trial for one in self._classes[component.component] for b in one.own.blocks}
        dofs = [d for e, member in enumerate(trial.layout.fields) if e not in reached for d in member.dofs]
        if not dofs:
            return []

        def body(task: Index) -> list[Statement]:
            table = self.tables.name("zero_column", dofs, True)
            zeros = [
                Store(_TILE, self._at(index("column").plus(row * self.integral.columns)), self.graph.zero)
                for row in range(self.rows)
            ]
            return [Integer("column", entry_of(table, task)), *zeros]

        return [Tasks(len(dofs), body)]

    def _at(self, value: Index) -> Index:
        """Place of a value in an array [value][cell]."""
        return value if self.team.on_device else self.team.at(value)

    # -- the first direction ---------------------------------------------------------------------------

    def _plane(self, one: _Class, part: int) -> Tasks:
        """Tasks that contract the first direction of a part, with the test function ``row_r``; a point of the others
        and a trial function each."""
        own, points = one.own, self.plan.points(part)
        rest, functions = points ** (self.dim - 1), own.functions[1]
        pairs = [pair for pair in one.planes if pair.part == part]

        def body(task: Index) -> list[Statement]:
            head: list[Statement] = [
                Integer("point", remainder(task, rest)),
                *self._block(one, quotient(task, rest)),
            ]
            sums: dict[Pair, list[tuple[Node, int]]] = {pair: [] for pair in pairs}
            orders = {(r.pair.test[0], r.pair.trial[0]) for r in own.readings if r.pair.part == part}
            lets, factors = self._factors(own, part, orders, index("row_r"))
            for reading in own.readings:
                if reading.pair.part != part:
                    continue
                into = sums[reading.pair.last(self.dim - 1)]
                first = index("point").times(points).plus(one.values + one.terms[reading.term])
                first = first.plus(index("block").times(one.block)) if len(own.blocks) > 1 else first
                for q, factor in enumerate(factors[reading.pair.test[0], reading.pair.trial[0]]):
                    value = self.graph.symbol(Load(_VALUES, self._at(first.plus(q))))
                    into.append((self.graph.product([factor, value]), 1))
            values = [self.graph.sum(sums[pair]) for pair in pairs]
            places = [one.planes[pair] for pair in pairs]
            put = stores(values, {}, lambda k, v: Store(_PLANES, self._at(task.plus(places[k])), v))
            return [*head, *lets, *put]

        return Tasks(len(own.blocks) * functions * rest, body)

    def _block(self, one: _Class, number: Index | object) -> list[Statement]:
        """Integers: the block, and the trial function of a direction, of a number that counts both."""
        functions = one.own.functions[1]
        if len(one.own.blocks) == 1:
            return [Integer("function", number)]  # type: ignore[arg-type]
        return [
            Integer("both", number),  # type: ignore[arg-type]
            Integer("block", quotient("both", functions)),
            Integer("function", remainder("both", functions)),
        ]

    def _factors(
        self, own: RowClass, part: int, orders: set[tuple[int, int]], row: Index
    ) -> tuple[list[Statement], dict[tuple[int, int], list[Node]]]:
        """Products of the test function ``row`` and the trial function ``function`` of a direction at its points.

        Returns:
            Statements that name them, and these by the orders of the derivatives.
        """
        points = self.plan.points(part)
        lets: list[Statement] = []
        found: dict[tuple[int, int], list[Node]] = {}
        for left, right in sorted(orders):
            found[left, right] = []
            for q in range(points):
                name = f"f{left}{right}_{q}" if len(self.plan.plan.representation.parts) == 1 else (
                    f"f{part}_{left}{right}_{q}"
                )  # fmt: skip
                value = self.graph.product(
                    [self._test(own, part, left, row, q), self._trial(own, part, right, q)]
                )
                lets.append(Let(name, value))
                found[left, right].append(variable(self.graph, name))
        return lets, found

    def _test(self, own: RowClass, part: int, order: int, row: Index, q: int) -> Node:
        """A test function's derivative at a point of a direction, times the weight of the point."""
        points = self.plan.points(part)
        table = self._table("test", self.plan.table(own.test, part, order, weighted=True), order)
        return self.graph.symbol(Load(table, row.times(points).plus(q)))

    def _trial(self, own: RowClass, part: int, order: int, q: int) -> Node:
        points = self.plan.points(part)
        table = self._table("trial", self.plan.table(own.trial, part, order), order)
        return self.graph.symbol(Load(table, index("function").times(points).plus(q)))

    def _table(self, name: str, values: Matrix, order: int) -> str:
        flat = [fraction(value) for row in values for value in row]
        return self.tables.name(f"{name}_{'values' if order == 0 else 'derivatives'}", flat, False)

    # -- the direction between -------------------------------------------------------------------------

    def _lines_of(self, component: ComponentRows) -> int:
        """Values of all lines of one row of a component."""
        return sum(
            self._lines(one.own) * self._columns(one.own) for one in self._classes[component.component]
        )

    def _lines(self, own: RowClass) -> int:
        """Values of the lines of one row and the trial functions that differ in the last direction only."""
        return sum(self.plan.points(pair.part) for pair in own.pairs(1))

    def _columns(self, own: RowClass) -> int:
        """Trial functions of all directions but the last, of all blocks."""
        return int(len(own.blocks) * own.functions[1] ** (self.dim - 1))

    def _line_values(self, one: _Class, column: Index, row: Index) -> tuple[list[Statement], list[Node]]:
        """The lines of the test function ``row`` of the direction between, and a column of trial functions."""
        own = one.own
        functions = own.functions[1]
        middle = self.dim - 2
        outer = index("outer")
        head: list[Statement] = [
            Integer("outer", quotient(column, functions)),
            Integer("function", remainder(column, functions)),
        ]
        sums: dict[tuple[Pair, int], list[tuple[Node, int]]] = {}
        for pair in own.pairs(1):
            for q in range(self.plan.points(pair.part)):
                sums[pair, q] = []
        for part in sorted(set(own.parts)):
            pairs = [pair for pair in own.pairs(2) if pair.part == part]
            lets, factors = self._factors(own, part, {(p.test[0], p.trial[0]) for p in pairs}, row)
            head += lets
            points = self.plan.points(part)
            for pair, q in itertools.product(pairs, range(points)):
                own_factors = factors[pair.test[0], pair.trial[0]]
                into = sums[pair.last(1), q]
                for m, factor in enumerate(own_factors):
                    place = self._before(one, pair, outer).plus(m + q * points)
                    array = _PLANES if middle else _VALUES
                    value = self.graph.symbol(Load(array, self._at(place)))
                    into.append((self.graph.product([factor, value]), 1))
        return head, [self.graph.sum(terms) for terms in sums.values()]

    def _before(self, one: _Class, pair: Pair, outer: Index) -> Index:
        """First of the values that lines of a pair of derivatives of the last two directions are made of."""
        if self.dim > 2:
            size = self.plan.points(pair.part) ** 2
            return outer.times(size).plus(one.planes[pair])
        (term,) = (r.term for r in one.own.readings if r.pair == pair)
        return outer.times(one.block).plus(one.values + one.terms[term])

    # -- the last direction ----------------------------------------------------------------------------

    def _entries(self, one: _Class, lines: Sequence[Node]) -> list[Node]:
        """Entries of the row ``row_t`` for all trial functions of the last direction, from their lines."""
        own = one.own
        waiting = iter(lines)
        sums: dict[tuple[int, Orders], list[list[tuple[Node, int]]]] = {}
        for pair in own.pairs(1):
            points = self.plan.points(pair.part)
            here = sums.setdefault((pair.part, pair.trial), [[] for _ in range(points)])
            for q, into in enumerate(here):
                factor = self._test(own, pair.part, pair.test[0], index("row_t"), q)
                into.append((self.graph.product([factor, next(waiting)]), 1))
        results: list[list[Node]] = []
        for (part, orders), terms in sums.items():
            table: tuple[tuple[fmpq, ...], ...] = self.plan.table(own.trial, part, orders[0])
            results.append(product(self.graph, table, [self.graph.sum(own) for own in terms]))
        return [self.graph.sum([(value, 1) for value in values]) for values in zip(*results, strict=True)]

    def _put(self, one: _Class, column: Index, lines: Sequence[Node], tile: Index) -> list[Statement]:
        """Entries of a row into the tile, from ``tile`` on."""
        functions = one.own.functions[1]
        table = self.tables.name("column_of", self._dofs_of_columns(one.own), True)
        numbers = [
            Integer(f"column{k}", entry_of(table, column.times(functions).plus(k))) for k in range(functions)
        ]
        put = stores(
            self._entries(one, lines), {},
            lambda k, v: Store(_TILE, self._at(tile.plus(f"column{k}")), v),
        )  # fmt: skip
        return [*numbers, *put]

    def _dofs_of_columns(self, own: RowClass) -> list[int]:
        trial = self.integral.trial
        assert trial is not None
        found = []
        for block in own.blocks:
            dofs = self.plan.dofs(trial.layout.fields[block.trial])
            found += [dofs[place] for place in itertools.product(range(own.functions[1]), repeat=self.dim)]
        return found

    def _row_table(self, component: ComponentRows) -> str:
        """Table of the rows by the test functions of all directions."""
        dofs = self.plan.dofs(component.test)
        places = itertools.product(range(self.plan.functions(component.test)), repeat=self.dim)
        return self.tables.name("row_of", [dofs[place] for place in places], True)

    def _row(self, component: ComponentRows, middle: Index) -> Index:
        """Number of the row's test function among all."""
        functions = self.plan.functions(component.test)
        first = index("row_r").times(functions**2) if self.dim > 2 else index(0)
        return first.plus(middle.times(functions)).plus("row_t")

    # -- of lanes --------------------------------------------------------------------------------------

    def _rows_of_lanes(self, component: ComponentRows) -> list[Statement]:
        """Rows one after another, for the test function ``row_r``."""
        classes = self._classes[component.component]
        first = list(self._first_lines(classes))
        row = index("row_s")
        lines = [self._lane_lines(one, start, row) for one, start in first]
        entries = [self._lane_entries(one, start) for one, start in first]
        out = self._out_of_lanes()
        number = Integer("row", entry_of(self._row_table(component), self._row(component, row)))
        inner = (*(self.team.stage(entries) if entries else []), number, out)
        functions = self.plan.functions(component.test)
        body = (*(self.team.stage(lines) if lines else []), For("row_t", functions, inner))
        return [For("row_s", functions, body)]

    def _out_of_lanes(self) -> Statement:
        """A row of each lane leaves."""
        columns = self.integral.columns
        if self.sum_of_cell:
            value = self.graph.symbol(Load(_TILE, index("column")))
            place = index("row").times(columns).plus("column")
            return For("column", columns, (Store(self.sum_of_cell, place, value, accumulate=True),))
        entries = self.integral.rows * columns
        place = Index(0, (("first_cell", entries), ("row", columns)))
        return StoreTransposed(RESULTS, place, _TILE, index("cells_here"), columns, self.team.cells, entries)

    def _first_lines(self, classes: Sequence[_Class]) -> Iterator[tuple[_Class, int]]:
        start = 0
        for one in classes:
            yield one, start
            start += self._lines(one.own) * self._columns(one.own)

    def _lane_lines(self, one: _Class, start: int, row: Index) -> Tasks:
        size = self._lines(one.own)

        def body(task: Index) -> list[Statement]:
            head, values = self._line_values(one, task, row)
            first = task.times(size).plus(start)
            return [*head, *stores(values, {}, lambda k, v: Store(_LINES, self._at(first.plus(k)), v))]

        return Tasks(self._columns(one.own), body)

    def _lane_entries(self, one: _Class, start: int) -> Tasks:
        size = self._lines(one.own)

        def body(task: Index) -> list[Statement]:
            first = task.times(size).plus(start)
            lines = [self.graph.symbol(Load(_LINES, self._at(first.plus(k)))) for k in range(size)]
            return self._put(one, task, lines, index(0))

        return Tasks(self._columns(one.own), body)

    # -- of threads ------------------------------------------------------------------------------------

    def _rows_on_device(self, component: ComponentRows) -> list[Statement]:
        """A group of rows at a time, for the test function ``row_r``: a thread holds its lines."""
        classes = self._classes[component.component]
        functions = self.plan.functions(component.test)
        most = max((self._lines(one.own) for one in classes), default=0)
        body: list[Statement] = []
        inner: list[Statement] = []
        if classes:
            compute = [self._thread_lines(one, functions) for one in classes]
            entries = [self._thread_entries(one) for one in classes]
            private = Declare(Array(_LINES, most, "private"))
            body.append(Lanes("item", self.team.threads, (private, self._of(compute)), False, "opens"))
            inner.append(Lanes("item", self.team.threads, (self._of(entries),), scope="continues"))
        inner.append(self._copy_out(component))
        body.append(For("row_t", functions, tuple(inner)))
        groups = functions // self.rows
        return [For("group", groups, tuple(body))]

    def _of(self, tasks: Sequence[Tasks]) -> Statement:
        """The task of an item, if it has one."""
        work = Integer("work", index("item"))
        return Guard(less("item", self.team.numbers(tasks)), (work, *self.team.one_of(tasks)))

    def _thread(self, one: _Class, task: Index) -> tuple[list[Statement], Index]:
        """Integers: the row of the group, and the column of trial functions."""
        columns = self._columns(one.own)
        if self.rows == 1:
            return [], task
        return [Integer("own_row", quotient(task, columns)), Integer("own", remainder(task, columns))], index(
            "own"
        )

    def _thread_lines(self, one: _Class, functions: int) -> Tasks:
        def body(task: Index) -> list[Statement]:
            numbers, column = self._thread(one, task)
            row = index("group").times(self.rows).plus("own_row" if self.rows > 1 else 0)
            head, values = self._line_values(one, column, row)
            return [*numbers, *head, *stores(values, {}, lambda k, v: Store(_LINES, index(k), v))]

        return Tasks(self.rows * self._columns(one.own), body)

    def _thread_entries(self, one: _Class) -> Tasks:
        size = self._lines(one.own)

        def body(task: Index) -> list[Statement]:
            numbers, column = self._thread(one, task)
            lines = [self.graph.symbol(Load(_LINES, index(k))) for k in range(size)]
            tile = index("own_row").times(self.integral.columns) if self.rows > 1 else index(0)
            return [*numbers, *self._put(one, column, lines, tile)]

        return Tasks(self.rows * self._columns(one.own), body)

    def _copy_out(self, component: ComponentRows) -> Statement:
        """The rows of a group leave."""
        columns = self.integral.columns
        staged = [] if self.rows == 1 else [Integer("staged", quotient("k", columns))]
        middle = index("group").times(self.rows).plus("staged" if self.rows > 1 else 0)
        row = Integer("row", entry_of(self._row_table(component), self._row(component, middle)))
        target = Index(0, (("first_cell", self.integral.rows * columns), ("row", columns), ("k", 1)))
        if self.rows > 1:
            target = target.plus(index("staged").times(-columns))
        copy = VectorCopy(RESULTS, target, _TILE, index("k"), 1)
        return Lanes("k", self.rows * columns, (*staged, row, copy))

    # -- what the schedule asks ------------------------------------------------------------------------

    @property
    def scalars(self) -> int:
        """Scalars of a batch in memory."""
        return sum(array.size for array in self.arrays)

    @property
    def held(self) -> int:
        """Values of the lines of a thread."""
        return max(self._lines(one.own) for classes in self._classes.values() for one in classes)

    @property
    def items(self) -> int:
        """Threads that a group of rows takes."""
        return max(
            self.team.numbers([self._thread_entries(one) for one in classes])
            for classes in self._classes.values()
        )
