"""Element matrices of tensor-product cells row by row, for degrees at which all products of two functions are many.

The steps of ``represent.matrix_rows``, for one component of the test function after the other. D at the points, with
the test function's factor of the first direction and each trial function's, gives planes of values in the directions
that are left; these, with the factors of the direction between, lines of values in the last direction; these the
entries of one row, for all trial functions. Rows are stored whole, so that neighbouring entries leave at the same time
whatever the numbering. ``team_row_lanes`` takes these steps on a CPU, ``team_row_threads`` on a GPU.
"""

from __future__ import annotations

import itertools
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

from femforge.ir.arrays import Array, Load
from femforge.ir.integers import Index, IntegerExpression, entry_of, index, quotient, remainder
from femforge.ir.nests import LoopNest, without_unused
from femforge.ir.scalar import Node
from femforge.ir.statements import Barrier, For, Integer, Let, Statement, Store
from femforge.kernels.access.cell_data import CellData
from femforge.kernels.access.stores import variable
from femforge.kernels.straight import stores
from femforge.kernels.team import TableSet, Tasks, Team
from femforge.kernels.team_evaluations import PointTasks
from femforge.represent.directions import Matrix
from femforge.represent.matrix_rows import ComponentRows, Orders, Pair, RowClass, RowPlan
from femforge.represent.numbers import fraction
from femforge.represent.tensor_basis import product

#: Arrays: D at points, what is left of it after the first direction, after the one between, and rows.
VALUES, PLANES, LINES, TILE = "values", "planes", "lines", "tile"
_AXES = "rst"


@dataclass(frozen=True)
class PlacedClass:
    """A class of blocks of one component of the test function, and where its values stand, of a cell.

    Attributes:
        own: the class.
        values: first of D.
        terms: first of each term's values within those of a block.
        block: values of D of a block.
        planes: first of each pair of derivatives of the directions after the first; of pairs that take the same of D,
            the same.
    """

    own: RowClass
    values: int
    terms: tuple[int, ...]
    block: int
    planes: dict[Pair, int]


class RowTeam(ABC):
    """Builds the loop nest.

    Args:
        plan: what is computed.
        data: access to a cell's inputs.
        team: who works on it.
        rows: that differ in the direction before the last and that are made at a time, a divisor of their number.
        apart: whether planes and lines of one trial function of the first direction stand in memory at a time, whose
            number among those of a class is ``outer``.
    """

    #: Groups of rows that stand in memory.
    tiles: int = 1

    def __init__(self, plan: RowPlan, data: CellData, team: Team, rows: int, apart: bool = False) -> None:
        self.plan = plan
        self.data = data
        self.team = team
        self.rows = rows
        self.apart = apart
        self.dim = plan.dim
        self.integral = plan.plan.integral
        self.graph = plan.plan.graph
        self.tables = TableSet()
        self._value_size = self._plane_size = 0
        self.classes = {one.component: self._placed(one) for one in plan.components}

    def _placed(self, component: ComponentRows) -> tuple[PlacedClass, ...]:
        values = planes = 0
        placed = []
        for own in component.classes:
            terms, block = [], 0
            for part in own.parts:
                terms.append(block)
                block += self.plan.points(part) ** self.dim
            planes = 0 if self.apart else planes
            places: dict[Pair, int] = {}
            known: dict[object, int] = {}
            for pair in own.pairs(self.dim - 1) if self.dim > 2 else ():
                taken = tuple(
                    sorted((r.term, r.pair.test[0], r.pair.trial[0]) for r in own.readings_of(pair))
                )
                if taken not in known:
                    known[taken] = planes
                    functions = 1 if self.apart else len(own.blocks) * own.functions[1]
                    planes += functions * self._size_of_plane(pair.part)
                places[pair] = known[taken]
            self._plane_size = max(self._plane_size, planes)
            placed.append(PlacedClass(own, values, tuple(terms), block, places))
            values += block * len(own.blocks)
        self._value_size = max(self._value_size, values)
        return tuple(placed)

    # -- what differs ----------------------------------------------------------------------------------

    @abstractmethod
    def at(self, value: Index) -> Index:
        """Place of a value in an array of a batch."""

    @abstractmethod
    def pitch(self, size: int) -> int:
        """Distance of neighbouring lines of so many values."""

    @abstractmethod
    def made_of_planes(self, component: ComponentRows) -> list[Statement]:
        """All rows of a component, for the test function ``row_r``."""

    @abstractmethod
    def line_size(self, classes: Sequence[PlacedClass]) -> int:
        """Values of the lines of one row that stand in memory at a time."""

    @property
    def arrays(self) -> tuple[Array, ...]:
        """What a batch has in memory."""
        fields = self._points(self.plan.components[0]).field_size
        sizes = {
            "fields": fields, VALUES: self._value_size, PLANES: self._plane_size,
            LINES: self.rows * max(map(self.line_size, self.classes.values())),
            TILE: self.tiles * self.rows * self.integral.columns,
        }  # fmt: skip
        return tuple(Array(name, size * self.team.cells, "shared") for name, size in sizes.items() if size)

    # -- the loop nest ---------------------------------------------------------------------------------

    def build(self) -> LoopNest:
        """The loop nest of a batch."""
        body: list[Statement] = []
        for component in self.plan.components:
            points = self._points(component)
            if not body:
                for stage in points.gather():
                    body += self.team.stage(stage)
            body += self._rows_of(component, points)
        return LoopNest(
            self.team.threads,
            self.arrays,
            self.tables.arrays,
            without_unused(body),
            self._describe(),
            bounded=True,
        )

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
            for one in self.classes[component.component]
            for b, block in enumerate(one.own.blocks)
            for n, first in enumerate(one.terms)
        }

        def put(k: int, n: int, b: int, m: int, task: Index) -> Index:
            # [point of the first direction][of the others]: neighbouring threads of the next step read neighbours
            points = self.plan.points(self.plan.plan.kinds[k].terms[n].part)
            return index("line").plus(index("qr").times(points ** (self.dim - 1))).plus(places[k, b, n])

        return PointTasks(self.plan.plan, self.data, self.team, self.tables, put, False, VALUES)

    def _rows_of(self, component: ComponentRows, points: PointTasks) -> list[Statement]:
        """All rows of a component of the test function."""
        classes = self.classes[component.component]
        blocks = {(b.kind, b.number) for one in classes for b in one.own.blocks}
        parts = sorted({part for one in classes for part in one.own.parts})
        body = self.stage([points.tasks(part, blocks) for part in parts])
        if clear := self.zeros(component):
            # rows of the component before may still be on their way
            body += [*([] if body else [Barrier()]), *self.team.stage(clear)]
        inner = self.made_of_planes(component)
        if self.dim == 2:
            return [*body, *inner]
        planes = [] if self.apart else [tasks for one in classes for tasks in self.planes(one)]
        return [*body, For("row_r", self.plan.functions(component.test), (*self.stage(planes), *inner))]

    def stage(self, tasks: Sequence[Tasks]) -> list[Statement]:
        """All of some tasks, if there are any."""
        return self.team.stage(tasks) if tasks else []

    def zeros(self, component: ComponentRows) -> list[Tasks]:
        """Tasks that set entries of rows to zero that no class reaches."""
        trial = self.integral.trial
        assert trial is not None
        reached = {b.trial for one in self.classes[component.component] for b in one.own.blocks}
        dofs = [d for e, member in enumerate(trial.layout.fields) if e not in reached for d in member.dofs]

        def body(task: Index) -> list[Statement]:
            table = self.tables.name("zero_column", dofs, True)
            zeros = [
                Store(TILE, self.at(index("column").plus(row * self.integral.columns)), self.graph.zero)
                for row in range(self.tiles * self.rows)
            ]
            return [Integer("column", entry_of(table, task)), *zeros]

        return [Tasks(len(dofs), body)] if dofs else []

    # -- the first direction ---------------------------------------------------------------------------

    def _size_of_plane(self, part: int) -> int:
        points = self.plan.points(part)
        return points * self.pitch(points)

    def planes(self, one: PlacedClass) -> list[Tasks]:
        """Tasks that contract the first direction of each part, with the test function ``row_r``; a point of the others
        and a trial function each, or the trial function ``outer``."""
        return [self._planes(one, part) for part in sorted(set(one.own.parts))]

    def _planes(self, one: PlacedClass, part: int) -> Tasks:
        own, points = one.own, self.plan.points(part)
        rest = points ** (self.dim - 1)
        pairs = {place: pair for pair, place in one.planes.items() if pair.part == part}

        def body(task: Index) -> list[Statement]:
            number = index("outer") if self.apart else quotient(task, rest)
            head, plane = self._block_and_function(own, number)
            orders = {(r.pair.test[0], r.pair.trial[0]) for r in own.readings if r.pair.part == part}
            lets, factors = self._factors(own, part, orders)
            more = self.pitch(points) - points
            place = task.plus(index("line").times(more))
            place = place if self.apart else place.plus(plane.times(points * more))
            values = [self._plane_value(one, pair, factors) for pair in pairs.values()]
            put = stores(values, {}, lambda k, v: Store(PLANES, self.at(place.plus(list(pairs)[k])), v))
            numbers = [Integer("point", remainder(task, rest)), Integer("line", quotient("point", points))]
            return [*numbers, *head, *lets, *put]

        return Tasks(rest if self.apart else len(own.blocks) * own.functions[1] * rest, body)

    def _plane_value(
        self, one: PlacedClass, pair: Pair, factors: dict[tuple[int, int], list[Node]]
    ) -> Node:  # fmt: skip
        """What ``point`` of a plane has, from D at the points of the first direction there."""
        rest = self.plan.points(pair.part) ** (self.dim - 1)
        terms = []
        for reading in one.own.readings_of(pair):
            first = index("point").plus(one.values + one.terms[reading.term])
            first = first.plus(index("block").times(one.block)) if len(one.own.blocks) > 1 else first
            for q, factor in enumerate(factors[reading.pair.test[0], reading.pair.trial[0]]):
                value = self.graph.symbol(Load(VALUES, self.at(first.plus(q * rest))))
                terms.append((self.graph.product([factor, value]), 1))
        return self.graph.sum(terms)

    def _block_and_function(self, own: RowClass, number: IntegerExpression) -> tuple[list[Statement], Index]:
        """Integers: the block, and the trial function of a direction, of a number that counts both; and that number."""
        if len(own.blocks) == 1:
            return [Integer("function", number)], index("function")
        functions = own.functions[1]
        block, function = quotient("plane", functions), remainder("plane", functions)
        return [Integer("plane", number), Integer("block", block), Integer("function", function)], index(
            "plane"
        )

    def _factors(
        self, own: RowClass, part: int, orders: set[tuple[int, int]]
    ) -> tuple[list[Statement], dict[tuple[int, int], list[Node]]]:
        """Products of the test function ``row_r`` and the trial function ``function`` of a direction at its points.

        Returns:
            Statements that name them, and these by the orders of the derivatives.
        """
        lets: list[Statement] = []
        found: dict[tuple[int, int], list[Node]] = {}
        for left, right in sorted(orders):
            found[left, right] = []
            for q in range(self.plan.points(part)):
                name = f"f{left}{right}_{q}"
                test, trial = self._test(own, part, left, index("row_r"), q), self._trial(own, part, right, q)
                lets.append(Let(name, self.graph.product([test, trial])))
                found[left, right].append(variable(self.graph, name))
        return lets, found

    def _test(self, own: RowClass, part: int, order: int, row: Index, q: int) -> Node:
        """A test function's derivative at a point of a direction, times the weight of the point."""
        table = self._table(
            "test", self.plan.table(own.test, part, order, weighted=True), order, "constant"
        )  # fmt: skip
        return self.graph.symbol(Load(table, row.times(self.plan.points(part)).plus(q)))

    def _trial(self, own: RowClass, part: int, order: int, q: int) -> Node:
        table = self._table("trial", self.plan.table(own.trial, part, order), order, "cache")
        return self.graph.symbol(Load(table, index("function").times(self.plan.points(part)).plus(q)))

    def _table(self, name: str, values: Matrix, order: int, place: str) -> str:
        flat = [fraction(value) for row in values for value in row]
        return self.tables.name(f"{name}_{'values' if order == 0 else 'derivatives'}", flat, False, place)

    # -- the direction between -------------------------------------------------------------------------

    def columns(self, own: RowClass) -> int:
        """Trial functions of all directions but the last, of all blocks."""
        return int(len(own.blocks) * own.functions[1] ** (self.dim - 1))

    def lines_apart(self, own: RowClass) -> int:
        """Trial functions whose lines stand in memory at a time."""
        return own.functions[1] if self.apart else self.columns(own)

    def held(self, own: RowClass) -> int:
        """Values of the lines of one row and the trial functions that differ in the last direction only."""
        return sum(self.plan.points(pair.part) for pair in own.pairs(1))

    def lines(self, one: PlacedClass, last: Pair, row: Index, place: Index) -> Tasks:
        """Tasks that make lines: a point of the last direction, for all trial functions of the one between.

        Args:
            one: of the blocks.
            last: the pair of derivatives of the last direction.
            row: the test function of the direction between.
            place: where the value at the first point is put for the first column, of the group's row ``own_row``.
        """
        points, functions = self.plan.points(last.part), one.own.functions[1]
        outer = self.lines_apart(one.own) // functions

        def body(task: Index) -> list[Statement]:
            head, number = self.own_row(task, outer * points)
            head.append(Integer("point", remainder(number, points)))
            first = place.plus(index("point").times(self.pitch(self.lines_apart(one.own))))
            if not self.apart:
                head.append(Integer("outer", quotient(number, points)))
                first = first.plus(index("outer").times(functions))
            values = self._line_values(one, last, row)
            return [*head, *stores(values, {}, lambda k, v: Store(LINES, self.at(first.plus(k)), v))]

        return Tasks(self.rows * outer * points, body)

    def own_row(self, task: Index, size: int) -> tuple[list[Statement], Index]:
        """Integers: the row of the group and the number within it, of a task."""
        if self.rows == 1:
            return [], task
        return [Integer("own_row", quotient(task, size)), Integer("own", remainder(task, size))], index("own")

    def _line_values(self, one: PlacedClass, last: Pair, row: Index) -> list[Node]:
        """The values at ``point`` of the last direction."""
        own, points = one.own, self.plan.points(last.part)
        sums: dict[int, list[list[tuple[Node, int]]]] = {}
        for pair in own.pairs(2):
            if pair.last(1) != last:
                continue
            into = sums.setdefault(pair.trial[0], [[] for _ in range(points)])
            for m, terms in enumerate(into):
                test = self._test(own, last.part, pair.test[0], row, m)
                terms.append((self.graph.product([test, self.graph.symbol(self._before(one, pair, m))]), 1))
        results = [
            product(
                self.graph, self.plan.table(own.trial, last.part, order), [self.graph.sum(t) for t in terms]
            )
            for order, terms in sums.items()
        ]
        return [self.graph.sum([(value, 1) for value in values]) for values in zip(*results, strict=True)]

    def _before(self, one: PlacedClass, pair: Pair, m: int) -> Load:
        """What a pair of derivatives of the last two directions has at the m-th point of the first of these."""
        points = self.plan.points(pair.part)
        if self.dim > 2:
            place = index("point").times(self.pitch(points)).plus(one.planes[pair] + m)
            if not self.apart:
                place = place.plus(index("outer").times(self._size_of_plane(pair.part)))
            return Load(PLANES, self.at(place))
        (reading,) = one.own.readings_of(pair)
        place = index("outer").times(one.block).plus(one.values + one.terms[reading.term] + m * points)
        return Load(VALUES, self.at(place.plus("point")))

    # -- the last direction ----------------------------------------------------------------------------

    def entries(self, one: PlacedClass, column: Index, line: Sequence[Node], tile: Index) -> list[Statement]:
        """Entries of the row ``row_t`` for the trial functions of a column into the tile.

        Args:
            one: of the blocks.
            column: number of these trial functions.
            line: their values, pair after pair of derivatives of the last direction.
            tile: where the row begins.
        """
        functions = one.own.functions[1]
        table = self.tables.name("column_of", self._dofs_of_columns(one.own), True)
        numbers = [
            Integer(f"column{k}", entry_of(table, column.times(functions).plus(k))) for k in range(functions)
        ]
        values = self._entries(one.own, line)
        put = stores(values, {}, lambda k, v: Store(TILE, self.at(tile.plus(f"column{k}")), v))
        return [*numbers, *put]

    def _entries(self, own: RowClass, line: Sequence[Node]) -> list[Node]:
        waiting = iter(line)
        sums: dict[tuple[int, Orders], list[list[tuple[Node, int]]]] = {}
        for pair in own.pairs(1):
            into = sums.setdefault((pair.part, pair.trial), [[] for _ in range(self.plan.points(pair.part))])
            for q, terms in enumerate(into):
                factor = self._test(own, pair.part, pair.test[0], index("row_t"), q)
                terms.append((self.graph.product([factor, next(waiting)]), 1))
        results = [
            product(self.graph, self.plan.table(own.trial, part, order), [self.graph.sum(t) for t in terms])
            for (part, (order,)), terms in sums.items()
        ]
        return [self.graph.sum([(value, 1) for value in values]) for values in zip(*results, strict=True)]

    def _dofs_of_columns(self, own: RowClass) -> list[int]:
        trial = self.integral.trial
        assert trial is not None
        found = []
        for block in own.blocks:
            dofs = self.plan.dofs(trial.layout.fields[block.trial])
            found += [dofs[place] for place in itertools.product(range(own.functions[1]), repeat=self.dim)]
        return found

    def row(self, component: ComponentRows, middle: Index, place: str) -> Integer:
        """The integer ``row``, of the test functions ``row_r``, ``middle`` and ``row_t``.

        Args:
            component: of the test function.
            middle: the test function of the direction between.
            place: of the table of rows, see :class:`Array`.
        """
        functions = self.plan.functions(component.test)
        dofs = self.plan.dofs(component.test)
        places = itertools.product(range(functions), repeat=self.dim)
        table = self.tables.name("row_of", [dofs[one] for one in places], True, place)
        first = index("row_r").times(functions**2) if self.dim > 2 else index(0)
        return Integer("row", entry_of(table, first.plus(middle.times(functions)).plus("row_t")))
