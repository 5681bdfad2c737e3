"""The last two steps of a team that makes element matrices one direction after another: what they have in common."""

from __future__ import annotations

import itertools
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from femforge.ir.arrays import Array, Load
from femforge.ir.integers import Index, entry_of, index, less, quotient, remainder, total
from femforge.ir.scalar import Node
from femforge.ir.statements import (
    Barrier,
    Declare,
    For,
    Guard,
    Integer,
    Lanes,
    Let,
    Statement,
    Store,
)
from femforge.kernels.access.stores import Tile, variable
from femforge.kernels.straight import stores
from femforge.kernels.team import TableSet, Tasks, Team, clear_tasks
from femforge.represent.matrix_directions import DirectionalPlan

#: Where a held entry of a task stands, by its number.
Kept = Callable[[int], Index]
#: Tasks of the last step with the same code.
Class = TypeVar("Class")


class MatrixSteps(ABC, Generic[Class]):
    """From values at points, or moments of the first direction, to entries of the element matrix in the tile.

    Args:
        plan: what is computed.
        team: the threads.
        tile: where entries go.
        tables: where constant tables are made.

    Attributes:
        size: values of a cell that stand between the steps.
        classes: of tasks of the last step.
        turns: whether a thread may hold the entries of several tasks.
    """

    size: int
    classes: list[Class]
    turns: bool

    def __init__(self, plan: DirectionalPlan, team: Team, tile: Tile, tables: TableSet) -> None:
        self.plan = plan
        self.team = team
        self.tile = tile
        self.tables = tables
        self.graph = plan.graph

    @abstractmethod
    def put(self, k: int, n: int, b: int, m: int, task: Index) -> Index:
        """Where the task of a line or point puts the m-th moment, or the value, of the n-th term of the b-th block of
        a kind. Of a point, ``line`` is the number of its line and ``qr`` its own in that."""

    @property
    def before(self) -> list[Tasks]:
        """Tasks of a step before these, if there is one."""
        return []

    @property
    @abstractmethod
    def between(self) -> list[Tasks]:
        """Tasks of the step before the last."""

    @abstractmethod
    def describe(self) -> tuple[str, str]:
        """What the two steps do."""

    @abstractmethod
    def entries_of(self, c: Class) -> int:
        """Entries of a task."""

    @abstractmethod
    def _tasks_of(self, c: Class) -> int:
        """Tasks of the last step with the same code."""

    @abstractmethod
    def _head(self, c: Class, task: Index) -> list[Statement]:
        """Integers that tell which entries a task makes."""

    @abstractmethod
    def _values(self, c: Class, task: Index) -> tuple[list[Statement], list[Node]]:
        """Integers that lead to what the entries are made of, and the entries."""

    @abstractmethod
    def _put_all(self, c: Class, task: Index, values: Sequence[Node]) -> list[Statement]:
        """Entries into the tile, and those that mirror them."""

    def _compute(self, c: Class, kept: Kept) -> Tasks:
        """Tasks that compute entries and hold them."""

        def body(task: Index) -> list[Statement]:
            numbers, values = self._values(c, task)
            held = stores(values, {}, lambda n, v: Store("E", kept(n), v))
            return [*self._head(c, task), *numbers, *held]

        return Tasks(self._tasks_of(c), body)

    def _put_held(self, c: Class, kept: Kept) -> Tasks:
        """Tasks that put held entries into the tile."""

        def body(task: Index) -> list[Statement]:
            values = [self.graph.symbol(Load("E", kept(n))) for n in range(self.entries_of(c))]
            return [*self._head(c, task), *self._put_all(c, task, values)]

        return Tasks(self._tasks_of(c), body)

    def _compute_and_put(self, c: Class) -> Tasks:
        """Tasks that do both at once."""

        def body(task: Index) -> list[Statement]:
            numbers, values = self._values(c, task)
            return [*self._head(c, task), *numbers, *self._put_all(c, task, values)]

        return Tasks(self._tasks_of(c), body)

    def _dofs_of_tasks(self, name: str, numbers: Sequence[int], width: int, task: Index) -> list[Statement]:
        """Integers: rows or columns of a task, so many, from a table of those of all tasks.

        What is as far from another one in all tasks is not in the table: compilers then find one address for both.
        """
        columns = [numbers[n::width] for n in range(width)]
        sources = [_at_a_distance(columns[n], columns[:n]) for n in range(width)]
        read = [n for n, source in enumerate(sources) if source is None]
        rows = zip(*(columns[n] for n in read), strict=True)
        table = self.tables.name(f"{name}_of_task", list(itertools.chain.from_iterable(rows)), True)
        return [
            Integer(f"{name}{n}", entry_of(table, task.times(len(read)).plus(read.index(n))))
            if source is None
            else Integer(f"{name}{n}", index(f"{name}{source[0]}").plus(source[1]))
            for n, source in enumerate(sources)
        ]

    @property
    def all_tasks(self) -> list[Tasks]:
        """Tasks that compute entries and put them into the tile."""
        return [self._compute_and_put(c) for c in self.classes]

    @property
    def most_entries(self) -> int:
        """Entries of the task that has most."""
        return max(map(self.entries_of, self.classes))

    def statements(self, hold: bool) -> list[Statement]:
        """The last step.

        Args:
            hold: whether entries wait in registers for the end of all tasks, because the tile takes the place of
                what they are made of.
        """
        body = self._held() if hold else self.team.stage(self.all_tasks)
        pairs = {(b.test, b.trial) for kind in self.plan.kinds for b in kind.blocks}
        pairs |= {(b.trial, b.test) for kind in self.plan.kinds if kind.mirrored for b in kind.blocks}
        if clear := clear_tasks(self.plan.integral, pairs, self.team, self.tile, self.tables):
            body += self.team.stage(clear)
        return body

    def _held(self) -> list[Statement]:
        """Each thread computes all its tasks, and puts their entries away when all threads have read what they need."""
        numbers = self.team.numbers(self.all_tasks)
        turns = -(-numbers * self.team.cells // self.team.threads)
        assert turns == 1 or self.turns
        most = self.most_entries
        turn = Index(0, () if turns == 1 else (("turn", 1),))
        head = self._item_of(turn)

        def kept(n: int) -> Index:
            return turn.times(most).plus(n)

        def phase(tasks: Sequence[Tasks]) -> Guard:
            return Guard(less("work", numbers), tuple(self.team.one_of(tasks)))

        compute = phase([self._compute(c, kept) for c in self.classes])
        put = phase([self._put_held(c, kept) for c in self.classes])
        private = Declare(Array("E", turns * most, "private"))
        if turns == 1:
            return [Lanes("item", self.team.threads, (*head, private, compute, Barrier(), put))]
        loops = [For("turn", turns, (*head, body), unroll=True) for body in (compute, put)]
        return [Lanes("item", self.team.threads, (private, loops[0], Barrier(), loops[1]))]

    def _item_of(self, turn: Index) -> list[Statement]:
        """The cell of a thread and the number of its task in a turn."""
        cells, threads = self.team.cells, self.team.threads
        if threads % cells == 0:
            work = total(quotient("item", cells), turn.times(threads // cells))
            return [Integer("lane", remainder("item", cells)), Integer("work", work)]
        item = index("item").plus(turn.times(threads))
        return [Integer("lane", remainder(item, cells)), Integer("work", quotient(item, cells))]

    def _puts(self, values: Sequence[Node], places: Sequence[tuple[str, str, bool]]) -> list[Statement]:
        """Entries into the tile.

        Args:
            values: of the entries.
            places: name of the row, of the column, and whether the entry stands for its mirror image, too.
        """
        result: list[Statement] = []
        number = 0
        for statement in stores(values, {}, lambda n, v: Store("tile", index(n), v)):
            if not isinstance(statement, Store):
                result.append(statement)
                continue
            row, column, mirrored = places[number]
            value = statement.value
            if mirrored:
                result.append(Let(f"e{number}", value))
                value = variable(self.graph, f"e{number}")
                result.append(self._put(column, row, value))
            result.append(self._put(row, column, value))
            number += 1
        return result

    def _put(self, row: str, column: str, value: Node) -> Store:
        entry = Index(0, ((row, self.plan.integral.columns), (column, 1)))
        return Store("tile", self.tile.place("lane", entry), value)


def _at_a_distance(numbers: Sequence[int], others: Sequence[Sequence[int]]) -> tuple[int, int] | None:
    """The first of some sequences from which another one is always equally far, and how far; None if there is none."""
    for which, other in enumerate(others):
        distances = {a - b for a, b in zip(numbers, other, strict=True)}
        if len(distances) == 1:
            return which, distances.pop()
    return None
