"""How a team brings the data of its cells to shared memory, where the tasks of its steps find them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from femforge.ir.integers import Index, entry_of, index, minimum
from femforge.ir.integral import Dof
from femforge.ir.scalar import Node
from femforge.ir.statements import Integer, IntegerLoads, Statement, Store, VectorCopy
from femforge.kernels.access.base import CELL, Brought, Items, cell_number
from femforge.kernels.access.vector_data import VectorData
from femforge.kernels.team import TableSet, Tasks, Team

#: Data of cells, [row][cell], and offsets of the nodes of each cell, [cell][node].
INPUTS, ENTRY = "inputs", "entry"
#: The number of an item among the data of a block.
_PLACE = "place"


class Gathering:
    """Tasks that load data, one for each node, and store them by row.

    Args:
        data: access to the cells' inputs.
        team: the threads.
        tables: where tables of rows are made.
        rows: where each dof stands.
        keeps_offsets: whether the offsets of nodes are kept for the results.
        unused: dofs that nothing reads.
        array: that values go to.
    """

    def __init__(
        self, data: VectorData, team: Team, tables: TableSet, rows: Mapping[Dof, int], keeps_offsets: bool,
        unused: Collection[Dof] = (), array: str = INPUTS,
    ) -> None:  # fmt: skip
        self.data = data
        self.team = team
        self.tables = tables
        self.rows = rows
        self.keeps_offsets = keeps_offsets
        self.unused = frozenset(unused)
        self.array = array

    def tasks(self, functions: Sequence[str]) -> list[Tasks]:
        """Tasks that bring the data of some functions, a class for each array that says where they are."""
        found = [items for source in self.data.sources for items in source.items(functions)]
        # the longest class comes last: all others are on their way before its loads of loads
        found.sort(key=lambda items: bool(items.offsets))
        own = [i for items in found for i in self._of_use(items)]
        return [self._tasks(i) for i in own if i.brings or (i.offsets and self.keeps_offsets)]

    def _of_use(self, items: Items) -> list[Items]:
        """The items that bring something that is read, and where offsets are kept, apart from these, those of all."""
        _, brought = items.loads(index(0))
        used = [k for k in range(items.count) if any(one.dofs[k] not in self.unused for one in brought)]
        if not items.brings or len(used) == items.count:
            return [items]
        apart = [Items(items.count, lambda _: ([], []), False, items.offsets)] if items.offsets else []
        if not used:
            return apart
        table = self.tables.name("item_of_use", used, True)

        def loads(item: Index) -> tuple[list[Statement], list[Brought]]:
            lines, found = items.loads(index("used"))
            kept = [replace(one, dofs=tuple(one.dofs[k] for k in used)) for one in found]
            return [Integer("used", entry_of(table, item)), *lines], kept

        return [*apart, Items(len(used), loads)]

    def _tasks(self, items: Items) -> Tasks:
        """A task an item: what it brings goes to its rows."""

        def body(task: Index) -> list[Statement]:
            loads, brought = items.loads(task)
            if self.team.cell_after_cell(items.count):
                loads = _in_order(loads, task, items.count)
            lines: list[Statement] = [cell_number("lane"), *loads]
            if items.offsets and self.keeps_offsets:
                place = Index(0, ((CELL, items.count),)).plus(task)
                entry = index("lane").times(items.count).plus(task)
                lines.append(VectorCopy(ENTRY, entry, items.offsets, place, 1))
            for one in brought:
                lines += self._put(one.label, [self.rows[dof] for dof in one.dofs], task, one.value)
            return lines

        return Tasks(items.count, body)

    def _put(self, name: str, rows: Sequence[int], task: Index, value: Node) -> list[Statement]:
        """A value to its row: numbered as the tasks are, or from a table."""
        step = rows[1] - rows[0] if len(rows) > 1 else 0
        if all(row == rows[0] + k * step for k, row in enumerate(rows)):
            return [Store(self.array, self.team.at(task.times(step).plus(rows[0])), value)]
        row = f"row_of_{name}_here"
        table = self.tables.name(f"row_of_{name}", rows, True)
        return [Integer(row, entry_of(table, task)), Store(self.array, self.team.at(index(row)), value)]


def _in_order(loads: Sequence[Statement], task: Index, count: int) -> list[Statement]:
    """Loads by the threads of a block from ``count`` neighbouring integers of each of its cells: a thread knows where
    from the number of its item, without that of its cell; items beyond the last cell have its last one."""
    own = Index(0, ((CELL, count),)).plus(task)
    place = Index(0, (("first_cell", count),)).plus(_PLACE)
    last = minimum("item", index("cells_here").times(count).plus(-1))
    moved = [
        replace(s, index=place) if isinstance(s, IntegerLoads) and s.index == own and len(s.names) == 1 else s
        for s in loads
    ]
    return [Integer(_PLACE, last), *moved] if moved != list(loads) else moved
