"""Several threads to a cell: the stages of a kernel whose work items are (task, cell) pairs.

Cells stand side by side in every array, [value][cell], so that neighbouring threads read and write neighbouring
places whatever the task. A task is straight-line code; tasks of one class differ by offsets only, and the cells of a
class are whole warps where the numbers allow it. On a CPU the cells of a task are the lanes of a SIMD loop.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from operator import mul

from femforge.ir.arrays import Array, Load
from femforge.ir.integers import (
    Index,
    entry_of,
    index,
    less,
    product,
    quotient,
    remainder,
    total,
    variables_of,
)
from femforge.ir.integral import Integral, Local
from femforge.ir.nests import arrays_written, count_flops, values_of, variables_read, walk
from femforge.ir.scalar import Node
from femforge.ir.statements import For, Guard, Integer, Lanes, Let, Statement, Store
from femforge.ir.threads import whole_warps
from femforge.kernels.access.base import cell_number
from femforge.kernels.access.reading import Reading
from femforge.kernels.access.stores import Tile
from femforge.kernels.straight import stores
from femforge.schedule.banks import stride_of
from femforge.schedule.team import Stage

#: Classes of tasks that are asked for one after another, each within the other case of the one before it; of more, it
#: is first asked which half. Compilers limit how deep blocks may stand in each other (clang: 256).
_MOST_IN_TURN = 32
#: Neighbouring scalars that memory gives at a time.
_SECTOR = 4
#: Values that registers keep from task to task. Q1 hexahedra on an H200 load 21 of their shape (Laplacian: 1.1 times as
#: fast so), 32 with those of a state (p-Laplacian: 0.9), 81 where they are curved (0.7).
_KEPT = 25


@dataclass(frozen=True)
class Tasks:
    """Tasks with the same code.

    Attributes:
        count: how many.
        body: gives the statements of a task from its number, an integer expression, for the cell ``lane``.
        in_order: of tasks that load, whether neighbouring threads store neighbouring values of one cell side by side.
    """

    count: int
    body: Callable[[Index], Sequence[Statement]]
    in_order: bool = False


@dataclass(frozen=True)
class Team:
    """Threads that work on some cells together.

    Attributes:
        cells: cells of a batch.
        threads: of a block; on a CPU the SIMD lanes.
        on_device: whether items are threads.
        warp: threads that run together.
        packs: whether classes of tasks share a warp where a stage then takes one turn of the threads.
        along: whether neighbouring threads bring, and send out, neighbouring data of one cell.
        apart: places that are left out after each value.
    """

    cells: int
    threads: int
    on_device: bool
    warp: int = 1
    packs: bool = False
    along: bool = False
    apart: int = 0

    @property
    def stride(self) -> int:
        """Places of a value of all cells."""
        return self.cells + self.apart if self.apart else stride_of(self.cells, self.along)

    def at(self, value: Index | int) -> Index:
        """Place of a value of the cell ``lane`` in an array [value][cell]."""
        return index(value).times(self.stride).plus(index("lane"))

    def stage(self, classes: Sequence[Tasks]) -> list[Statement]:
        """All tasks for all cells; what they store is seen by what follows."""
        if not self.on_device:
            return [statement for tasks in classes for statement in self._in_turn(tasks)]
        total = self.numbers(classes)
        count, body = total * self.cells, self.one_of(classes)
        if self._keeps(count, body):
            return [Lanes("item", count, tuple(body), lanes=self.cells)]
        head: list[Statement] = [Integer("lane", remainder("item", self.cells))]
        if total > 1:
            head.append(Integer("work", quotient("item", self.cells)))
        return [Lanes("item", count, (*head, *body))]

    def _keeps(self, count: int, body: Sequence[Statement]) -> bool:
        """Whether each thread works on several tasks for one lane, and registers hold what it loads for all of them."""
        several = count > self.threads and self.threads % self.cells == 0
        return several and "item" not in variables_read(body) and 0 < len(_same_for_all(body)) <= _KEPT

    def loads(self, classes: Sequence[Tasks]) -> list[Statement]:
        """Tasks that bring data from memory: on a GPU those of a class are under way together; on a CPU one cell after
        another, whose data are neighbours."""
        if not self.on_device:
            return [self._cell_by_cell(tasks) for tasks in classes]
        return [
            Lanes(
                "item",
                tasks.count * self.cells,
                (*self._loaded_by(tasks), *tasks.body(index("work") if tasks.count > 1 else index(0))),
                barrier=tasks is classes[-1],
                together=True,
            )
            for tasks in classes
        ]

    def _loaded_by(self, tasks: Tasks) -> list[Statement]:
        """The cell and the task of a thread that loads."""
        if tasks.count == 1:
            return [Integer("lane", remainder("item", self.cells))]
        group = self._group(tasks)
        if group == 1:
            return [
                Integer("lane", remainder("item", self.cells)),
                Integer("work", quotient("item", self.cells)),
            ]
        if group == tasks.count:
            return [Integer("lane", quotient("item", group)), Integer("work", remainder("item", group))]
        first = product(quotient("group", self.cells), group)
        return [
            Integer("group", quotient("item", group)),
            Integer("lane", remainder("group", self.cells)),
            Integer("work", total(first, remainder("item", group))),
        ]

    def cell_after_cell(self, tasks: Tasks) -> bool:
        """Whether threads that load data of each cell load them in the order in which they stand in memory."""
        return self.on_device and self._group(tasks) == tasks.count > 1

    def _group(self, tasks: Tasks) -> int:
        """Neighbouring data of a cell that neighbouring threads load: all of it, or a sector and what fills a warp."""
        if not self.along:
            return 1
        count = tasks.count
        all_of_it = tasks.in_order or self.stride > self.cells
        least = count if all_of_it else max(_SECTOR, self.warp // self.cells)
        return next((group for group in range(least, count) if count % group == 0), count)

    def numbers(self, classes: Sequence[Tasks]) -> int:
        """Numbers of tasks, with those that are left out so that a warp has tasks of one class."""
        return sum(self._taken(classes))

    def _taken(self, classes: Sequence[Tasks]) -> list[int]:
        """Numbers that the tasks of each class take."""
        counts = [tasks.count for tasks in classes]
        taken = whole_warps(counts, self.cells, self.warp)
        shares = self.packs and sum(counts) * self.cells <= self.threads < sum(taken) * self.cells
        return counts if shares else taken

    def _cell_by_cell(self, tasks: Tasks) -> Statement:
        if tasks.count == 1:
            return Lanes("lane", self.cells, tuple(tasks.body(index(0))), vector=False)
        loop = For("task", tasks.count, tuple(tasks.body(index("task"))))
        return Lanes("lane", self.cells, (loop,), vector=False)

    def _in_turn(self, tasks: Tasks) -> list[Statement]:
        if tasks.count == 1:
            return [Lanes("lane", self.cells, tuple(tasks.body(index(0))))]
        same, own = _same_for_lanes(tasks.body(index("task")))
        return [For("task", tasks.count, (*same, Lanes("lane", self.cells, own)))]

    def one_of(self, classes: Sequence[Tasks]) -> list[Statement]:
        """The task whose number among all tasks is ``work``."""
        return self._one_of(list(zip(classes, self._taken(classes), strict=True)), 0)

    def _one_of(self, classes: Sequence[tuple[Tasks, int]], first: int) -> list[Statement]:
        """One of some classes, with the numbers that they take from ``first`` on."""
        if len(classes) > _MOST_IN_TURN:
            half = len(classes) // 2
            end = first + sum(taken for _, taken in classes[:half])
            before, after = self._one_of(classes[:half], first), self._one_of(classes[half:], end)
            return [Guard(less("work", end), tuple(before), tuple(after))]
        (tasks, taken), *rest = classes
        body: list[Statement] = []
        number = index(0)
        if tasks.count > 1:
            number = index("work")
            if first:
                body.append(Integer("task", index("work").plus(-first)))
                number = index("task")
        body += tasks.body(number)
        if taken > tasks.count:
            body = [Guard(less("work", first + tasks.count), tuple(body))]
        if not rest:
            return body
        otherwise = self._one_of(rest, first + taken)
        return [Guard(less("work", first + taken), tuple(body), tuple(otherwise))]


def _same_for_lanes(body: Sequence[Statement]) -> tuple[tuple[Statement, ...], tuple[Statement, ...]]:
    """Integers of a task that are the same for all its cells, and the rest: compilers make SIMD code of neighbouring
    places only where they see what the lanes have in common."""
    known = {"task"}
    same: list[Statement] = []
    own: list[Statement] = []
    for statement in body:
        if isinstance(statement, Integer) and set(variables_of(statement.value)) <= known:
            same.append(statement)
            known.add(statement.name)
        else:
            own.append(statement)
    return tuple(same), tuple(own)


def _same_for_all(body: Sequence[Statement]) -> set[tuple[str, Index]]:
    """What all tasks of a lane load of what none of them stores, (array, place)."""
    stored = arrays_written(body)
    keys = (key for s in walk(body) for value in values_of(s) for key in value.symbols)
    return {
        (key.array, key.index)
        for key in keys
        if isinstance(key, Load) and key.array not in stored and set(variables_of(key.index)) <= {"lane"}
    }


def gather_tasks(
    team: Team, data: Reading, arrays: Sequence[tuple[Index, Sequence[tuple[Node, str]]]],
    store: Callable[[Index, Node], Statement],
) -> list[Tasks]:  # fmt: skip
    """Tasks that compute values from the data of a cell and store them, one task for each array.

    Args:
        team: the threads.
        data: access to the cell's inputs.
        arrays: place of the first value, and the values with their names.
        store: makes the statement for a place and a value.
    """

    def task(first: Index, values: Sequence[tuple[Node, str]]) -> Tasks:
        def body(_: Index) -> list[Statement]:
            names = {node: name for node, name in values if name}
            roots = [node for node, _ in values]
            prepare = data.prepare(roots)
            loaded = data.loads(roots, names)
            return [
                cell_number("lane"),
                *prepare,
                *stores(loaded, names, lambda k, v: store(first.plus(k), v)),
            ]

        return Tasks(1, body)

    return [task(first, values) for first, values in arrays]


def stores_in_place(
    loads: Sequence[Let], values: Sequence[Node], store: Callable[[int, Node], Statement]
) -> list[Statement]:
    """:func:`stores` of what may take the places of what it is made of: that is loaded before the first one is stored.

    Args:
        loads: a name for each place that is read; those that no value uses are left out.
        values: made of these names.
        store: of a value, by its number.
    """
    used = {key for value in values for key in value.symbols}
    return [*(let for let in loads if Local(let.name) in used), *stores(values, {}, store)]


class TableSet:
    """Constant tables of a kernel; equal ones are one."""

    def __init__(self) -> None:
        self._arrays: dict[tuple[object, ...], Array] = {}

    def name(
        self, name: str, values: Sequence[object], integer: bool, place: str = "cache", aligned: bool = False,
        bits: int = 0,
    ) -> str:  # fmt: skip
        """Name of the table with these values, see :class:`Array`; a number follows where there are several of a
        name."""
        key = (name, integer, bits, tuple(str(v) for v in values))
        if key not in self._arrays:
            number = sum(known[0] == name for known in self._arrays)
            full = f"{name}{number}" if number else name
            self._arrays[key] = Array(
                full, len(values), "table", tuple(values), integer, place, bits, aligned=aligned
            )
        return self._arrays[key].name

    @property
    def arrays(self) -> tuple[Array, ...]:
        """All tables."""
        return tuple(self._arrays.values())


def clear_tasks(
    integral: Integral, pairs: Collection[tuple[int, int]], team: Team, tile: Tile, tables: TableSet
) -> list[Tasks]:
    """Tasks that set the entries of the element matrix to zero that no pair of components reaches.

    Args:
        integral: a bilinear one.
        pairs: (test, trial) components that meet.
        team: the threads.
        tile: where the entries stand.
        tables: where the table of these entries is made.
    """
    assert integral.test is not None
    assert integral.trial is not None
    tests, trials, columns = integral.test.layout.fields, integral.trial.layout.fields, integral.columns
    reached = {row * columns + column for i, j in pairs for row in tests[i].dofs for column in trials[j].dofs}
    zeros = [entry for entry in range(integral.rows * columns) if entry not in reached]
    if not zeros:
        return []

    def body(task: Index) -> list[Statement]:
        table = tables.name("zero_entry", zeros, True)
        place = tile.place("lane", index("entry"))
        return [Integer("entry", entry_of(table, task)), Store("tile", place, integral.graph.zero)]

    return [Tasks(len(zeros), body)]


def stage_of(classes: Sequence[Tasks], shared: Collection[str]) -> Stage:
    """What the schedule has to know of a stage.

    Args:
        classes: the tasks, of one cell and not on a device.
        shared: names of the arrays in shared memory.
    """
    bodies = [tasks.body(index("task")) for tasks in classes]
    counts = [tasks.count for tasks in classes]
    flops = list(map(count_flops, bodies))
    moved = [_moved(body, shared) for body in bodies]
    return Stage(
        tuple(counts),
        sum(map(mul, counts, flops)),
        sum(flops),
        sum(map(mul, counts, moved)),
        max(map(_alive, bodies)),
        max(_alive(body, shared) for body in bodies),
    )


def _moved(body: Sequence[Statement], shared: Collection[str]) -> int:
    """Scalars that the statements of a task read from some arrays, each once, and write to them."""
    statements = list(walk(body))
    keys = (key for statement in statements for value in values_of(statement) for key in value.symbols)
    loads = {key for key in keys if isinstance(key, Load) and key.array in shared}
    return len(loads) + sum(isinstance(s, Store) and s.array in shared for s in statements)


def _alive(body: Sequence[Statement], read: Collection[str] = ()) -> int:
    """Most named values that are alive at the same time in a task, and those read from some arrays to be used again."""
    statements = list(walk(body))
    used = [
        {name for v in values_of(s) for key in v.symbols if (name := _value(key, read)) is not None}
        for s in statements
    ]
    last = {name: number for number, names in enumerate(used) for name in names}
    alive: set[object] = set()
    most = 0
    for number, statement in enumerate(statements):
        alive |= {name for name in used[number] if isinstance(name, Load) and last[name] > number}
        if isinstance(statement, Let) and last.get(statement.name, -1) > number:
            alive.add(statement.name)
        most = max(most, len(alive))
        alive = {name for name in alive if last[name] > number}
    return most


def _value(key: object, read: Collection[str]) -> object:
    """What is held of a symbol: a named value, or an entry of one of some arrays; None of any other."""
    if isinstance(key, Local):
        return key.text
    return key if isinstance(key, Load) and key.array in read else None
