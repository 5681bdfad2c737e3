"""Element matrices row by row by the threads of a GPU's block, which work on one cell.

Lines stand in shared memory; if there is no room for all, one pair of derivatives after another, or with the planes
that they are made of, one trial function of the first direction after another. Each thread collects the line of one row
of the group and of the trial functions that differ in the last direction only. It then makes their entries of as many
rows as there are test functions in that direction. A group of rows leaves while the next one is made.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from femforge.ir.arrays import Array, Load
from femforge.ir.integers import Index, compare, index, less, quotient, remainder
from femforge.ir.statements import Barrier, Declare, For, Guard, Integer, Lanes, Statement, Store, VectorCopy
from femforge.kernels.access.cell_data import CellData
from femforge.kernels.arguments import RESULTS
from femforge.kernels.team import Tasks, Team
from femforge.kernels.team_rows import LINES, TILE, PlacedClass, RowTeam
from femforge.represent.matrix_rows import ComponentRows, Pair, RowPlan
from femforge.schedule.team_rows import LineOrder

#: A thread's number, and the line that it holds.
_ITEM, _OWN_LINE = "own_item", "own_line"


@dataclass(frozen=True)
class _Lines:
    """A pair of derivatives of the last direction.

    Attributes:
        number: of the class of blocks.
        pair: of derivatives.
        value: first of its values in a thread's line.
        place: first of its lines of a row in memory.
        size: of these.
    """

    number: int
    pair: Pair
    value: int
    place: int
    size: int


class RowThreads(RowTeam):
    """Builds the loop nest.

    Args:
        plan, data: see :class:`RowTeam`.
        threads: of a block.
        warp: threads that run together.
        rows: of a group.
        order: of the lines.
    """

    def __init__(
        self, plan: RowPlan, data: CellData, threads: int, warp: int, rows: int, order: LineOrder
    ) -> None:  # fmt: skip
        self.order = order
        self.tiles = 1 if order == "functions" else 2
        super().__init__(plan, data, Team(1, threads, on_device=True, warp=warp), rows, order == "functions")

    def at(self, value: Index) -> Index:
        """There is one cell."""
        return value

    def pitch(self, size: int) -> int:
        """An odd number, so that threads that read a value of each line meet in no bank."""
        return size | 1

    def line_size(self, classes: Sequence[PlacedClass]) -> int:
        """Those that stand there at a time."""
        return max((sum(one.size for one in some) for some in self._turns(classes)), default=0)

    def _turns(self, classes: Sequence[PlacedClass]) -> list[list[_Lines]]:
        """The lines of a row that are made at a time: all of them, one pair of derivatives of each class, or one class
        (of which one trial function at a time)."""
        turns: list[list[_Lines]] = []
        for number, one in enumerate(classes):
            values = 0
            for position, pair in enumerate(one.own.pairs(1)):
                points = self.plan.points(pair.part)
                size = points * self.pitch(self.lines_apart(one.own))
                turn = {"all": 0, "pairs": position, "functions": number}[self.order]
                if turn == len(turns):
                    turns.append([])
                memory = sum(other.size for other in turns[turn])
                turns[turn].append(_Lines(number, pair, values, memory, size))
                values += points
        return turns

    @property
    def arrays(self) -> tuple[Array, ...]:
        """Rows take the place of lines, unless there are entries that stay zero."""
        if any(self.zeros(component) for component in self.plan.components):
            return super().arrays
        arrays = {array.name: array for array in super().arrays}
        size = max(arrays[LINES].size, arrays[TILE].size)
        arrays[LINES] = replace(arrays[LINES], size=size)
        arrays[TILE] = replace(arrays[TILE], over=LINES)
        return tuple(arrays.values())

    # -- statements ------------------------------------------------------------------------------------

    def made_of_planes(self, component: ComponentRows) -> list[Statement]:
        """A group of rows at a time."""
        classes = self.classes[component.component]
        functions = self.plan.functions(component.test)
        groups = functions // self.rows
        body = self._lines_of(component)
        inner: list[Statement] = [Integer("tile_number", remainder("row_t", self.tiles))]
        if classes:
            entries = [self._entries_of(one, self._name(_OWN_LINE, component)) for one in classes]
            inner.append(self._by_threads(component, entries))
        body.append(For("row_t", functions, (*inner, *self._copy_out(component)), unroll=True))
        return [For("group", groups, (*body, Barrier()))] if groups > 1 else body

    def _middle(self, functions: int, number: str) -> Index:
        """The test function of the direction between that one of a group's rows has, by its number there."""
        own = index(number) if self.rows > 1 else index(0)
        return own.plus(index("group").times(self.rows)) if functions > self.rows else own

    def _name(self, name: str, component: ComponentRows) -> str:
        """A variable of the threads of a component, of which there may be several in one block of statements."""
        return f"{name}{component.component}" if self.dim == 2 and len(self.plan.components) > 1 else name

    def _by_threads(self, component: ComponentRows, tasks: Sequence[Tasks]) -> Lanes:
        """Tasks of the threads of a component, of which each has one or none."""
        item, numbers = self._name(_ITEM, component), self.team.numbers(tasks)
        assert numbers <= self.team.threads
        own = Guard(less(item, numbers), (Integer("work", index(item)), *self.team.one_of(tasks)))
        return Lanes(item, self.team.threads, (own,), scope="continues")

    def _lines_of(self, component: ComponentRows) -> list[Statement]:
        """Each thread gets its line."""
        classes, own_line = self.classes[component.component], self._name(_OWN_LINE, component)
        if not classes:
            return []
        most = max(self.held(one.own) for one in classes)
        private = Declare(Array(own_line, most, "private"))
        item = self._name(_ITEM, component)
        # compilers do not see that the threads that read their lines are those that got them
        zero = For("k", most, (Store(own_line, index("k"), self.graph.zero),), unroll=True)
        body: list[Statement] = [Lanes(item, self.team.threads, (private, zero), False, "opens")]
        row = self._middle(self.plan.functions(component.test), "own_row")
        for turn in self._turns(classes):
            row_size = sum(one.size for one in turn)
            lines = [
                self.lines(classes[one.number], one.pair, row, self._place(one, row_size)) for one in turn
            ]
            load = [
                self._load(own, [one for one in turn if one.number == number], row_size, own_line)
                for number, own in enumerate(classes)
            ]
            made = [*self.stage(lines), self._by_threads(component, load)]
            if self.order == "functions":
                one = classes[turn[0].number]
                planes = self.stage(self.planes(one)) if self.dim > 2 else []
                count = self.columns(one.own) // one.own.functions[1]
                made = [For("outer", count, (*planes, *made))]
            body += made
        return body

    def _place(self, one: _Lines, row_size: int) -> Index:
        place = index(one.place)
        return place.plus(index("own_row").times(row_size)) if self.rows > 1 else place

    def _load(self, one: PlacedClass, made: Sequence[_Lines], row_size: int, own_line: str) -> Tasks:
        """Tasks that take what was made of their lines."""
        columns, functions = self.columns(one.own), one.own.functions[1]
        pitch = self.pitch(self.lines_apart(one.own))

        def body(task: Index) -> list[Statement]:
            numbers, column = self.own_row(task, columns)
            apart = [
                Integer("own_outer", quotient(column, functions)),
                Integer("own_function", remainder(column, functions)),
            ]
            column = index("own_function") if self.apart else column
            loads = [
                Store(own_line, index(lines.value + k), self.graph.symbol(Load(LINES, first.plus(k * pitch))))
                for lines in made
                for first in [self._place(lines, row_size).plus(column)]
                for k in range(self.plan.points(lines.pair.part))
            ]
            if not loads:
                return []
            if self.apart:
                return [*numbers, *apart, Guard(compare("own_outer", "==", "outer"), tuple(loads))]
            return [*numbers, *loads]

        return Tasks(self.rows * columns, body)

    def _entries_of(self, one: PlacedClass, own_line: str) -> Tasks:
        columns = self.columns(one.own)

        def body(task: Index) -> list[Statement]:
            numbers, column = self.own_row(task, columns)
            line = [self.graph.symbol(Load(own_line, index(k))) for k in range(self.held(one.own))]
            tile = index("tile_number").times(self.rows * self.integral.columns)
            if self.rows > 1:
                tile = tile.plus(index("own_row").times(self.integral.columns))
            return [*numbers, *self.entries(one, column, line, tile)]

        return Tasks(self.rows * columns, body)

    def _copy_out(self, component: ComponentRows) -> list[Statement]:
        """The rows of a group leave; nobody waits where what comes next goes into another tile."""
        columns = self.integral.columns
        row = self.row(component, self._middle(self.plan.functions(component.test), "staged"), "constant")
        target = Index(0, (("first_cell", self.integral.rows * columns), ("row", columns), ("k", 1)))
        source = index("k").plus(index("tile_number").times(self.rows * columns))
        if self.rows > 1:
            source = source.plus(index("staged").times(columns))
        copy = (row, Lanes("k", columns, (VectorCopy(RESULTS, target, TILE, source, 1),), barrier=False))
        out: list[Statement] = [For("staged", self.rows, copy, unroll=True)] if self.rows > 1 else list(copy)
        return out if self.tiles > 1 else [*out, Barrier()]

    # -- what the schedule asks ------------------------------------------------------------------------

    @property
    def scalars(self) -> int:
        """Scalars of a batch in memory."""
        return sum(0 if array.over else array.size for array in self.arrays)

    @property
    def most_held(self) -> int:
        """Values of the line of a thread."""
        return max((self.held(one.own) for own in self.classes.values() for one in own), default=0)

    @property
    def threads(self) -> tuple[int, tuple[int, ...]]:
        """Threads that make the entries of a group of rows, and that make lines at a time, of the largest component."""
        entries, lines = 1, [1]
        for classes in self.classes.values():
            if classes:
                entries = max(
                    entries, self.team.numbers([self._entries_of(one, _OWN_LINE) for one in classes])
                )
            own = [
                self.team.numbers(
                    [self.lines(classes[one.number], one.pair, index(0), index(0)) for one in turn]
                )
                for turn in self._turns(classes)
            ]
            lines = max(lines, own, key=sum)
        return entries, tuple(lines)
