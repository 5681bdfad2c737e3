"""How a team brings the data of its cells to shared memory, where the tasks of its steps find them."""

from __future__ import annotations

import itertools
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import NamedTuple

from femforge.ir.integers import Index, entry_of, index, minimum
from femforge.ir.integral import Dof
from femforge.ir.statements import Integer, IntegerLoads, Statement, Store, VectorCopy
from femforge.kernels.access.base import CELL, Brought, Items, cell_number
from femforge.kernels.access.vector_data import VectorData
from femforge.kernels.team import TableSet, Tasks, Team

#: Data of cells, [row][cell], dofs as they stand in memory, [cell][dof], and offsets of the nodes, [cell][node].
INPUTS, DOFS, ENTRY = "inputs", "dofs", "entry"
#: The number of an item among the data of a block.
_PLACE = "place"


class _Use(NamedTuple):
    """Items of which the same values are read.

    Attributes:
        items: their numbers.
        brought: numbers of the values.
    """

    items: tuple[int, ...]
    brought: tuple[int, ...]

    def is_all_of(self, items: Items) -> bool:
        """Whether all values of all items are read."""
        return len(self.items) == items.count and len(self.brought) == len(items.loads(index(0))[1])


def _uses(items: Items, unused: Collection[Dof]) -> list[_Use]:
    """Items by what is read of them; those of which nothing is read are left out."""
    _, brought = items.loads(index(0))
    found: dict[tuple[int, ...], list[int]] = {}
    for k in range(items.count):
        read = tuple(number for number, one in enumerate(brought) if one.dofs[k] not in unused)
        found.setdefault(read, []).append(k)
    return [_Use(tuple(of), read) for read, of in found.items() if read]


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
        in_order: places of dofs that go to the array :data:`DOFS`, in a cell, see :func:`places_in_order`.
    """

    def __init__(
        self, data: VectorData, team: Team, tables: TableSet, rows: Mapping[Dof, int], keeps_offsets: bool,
        unused: Collection[Dof] = (), array: str = INPUTS, in_order: Mapping[Dof, int] = MappingProxyType({}),
    ) -> None:  # fmt: skip
        self.data = data
        self.team = team
        self.tables = tables
        self.rows = rows
        self.keeps_offsets = keeps_offsets
        self.unused = frozenset(unused)
        self.array = array
        self.in_order = in_order

    def tasks(self, functions: Sequence[str]) -> list[Tasks]:
        """Tasks that bring the data of some functions, a class for each array that says where they are."""
        found = [items for source in self.data.sources for items in source.items(functions)]
        # the longest class comes last: all others are on their way before its loads of loads
        found.sort(key=lambda items: bool(items.offsets))
        own = [i for items in found for i in self._of_use(items)]
        return [self._tasks(i) for i in own if i.brings or (i.offsets and self.keeps_offsets)]

    def _of_use(self, items: Items) -> list[Items]:
        """The items that bring something that is read, and where offsets are kept, apart from these, those of all.

        Items of which other values are read are apart from each other: a value that nothing reads has no row.
        """
        uses = _uses(items, self.unused)
        if not items.brings or (len(uses) == 1 and uses[0].is_all_of(items)):
            return [items]
        apart = [Items(items.count, lambda _: ([], []), False, items.offsets)] if items.offsets else []
        return [*apart, *(self._used(items, use) for use in uses)]

    def _used(self, items: Items, use: _Use) -> Items:
        """The items of a use, with the values that are read of them."""
        table = self.tables.name("item_of_use", use.items, True)

        def loads(item: Index) -> tuple[list[Statement], list[Brought]]:
            lines, found = items.loads(index("used"))
            kept = [
                replace(found[k], dofs=tuple(found[k].dofs[one] for one in use.items)) for k in use.brought
            ]
            return [Integer("used", entry_of(table, item)), *lines], kept

        return Items(len(use.items), loads)

    def _tasks(self, items: Items) -> Tasks:
        """A task an item: what it brings goes to its rows."""
        _, brought = items.loads(index(0))
        in_order = items.brings and all(dof in self.in_order for one in brought for dof in one.dofs)

        def body(task: Index) -> list[Statement]:
            loads, brought = items.loads(task)
            if self.team.cell_after_cell(tasks):
                loads = _in_order(loads, task, items.count)
            lines: list[Statement] = [cell_number("lane"), *loads]
            if items.offsets and self.keeps_offsets:
                place = Index(0, ((CELL, items.count),)).plus(task)
                entry = index("lane").times(items.count).plus(task)
                lines.append(VectorCopy(ENTRY, entry, items.offsets, place, 1))
            for one in brought:
                lines += self._put(one, task)
            return lines

        tasks = Tasks(items.count, body, in_order)
        return tasks

    def _put(self, one: Brought, task: Index) -> list[Statement]:
        """A value to its row, or to its place among those of the cell: numbered as the tasks are, or from a table."""
        name, value = one.label, one.value
        if one.dofs[0] in self.in_order:
            places = [self.in_order[dof] for dof in one.dofs]
            step = places[1] - places[0] if len(places) > 1 else 0
            place = task.times(step).plus(places[0])
            return [Store(DOFS, index("lane").times(stride_in_order(self.in_order)).plus(place), value)]
        rows = [self.rows[dof] for dof in one.dofs]
        step = rows[1] - rows[0] if len(rows) > 1 else 0
        if all(row == rows[0] + k * step for k, row in enumerate(rows)):
            return [Store(self.array, self.team.at(task.times(step).plus(rows[0])), value)]
        row = f"row_of_{name}_here"
        table = self.tables.name(f"row_of_{name}", rows, True)
        return [Integer(row, entry_of(table, task)), Store(self.array, self.team.at(index(row)), value)]


def places_in_order(
    data: VectorData, functions: Sequence[str], wanted: Collection[Dof], unused: Collection[Dof]
) -> dict[Dof, int]:
    """Places of dofs of a cell as threads bring them, so that neighbouring threads store side by side.

    Args:
        data: access to a cell's inputs.
        functions: whose dofs are brought.
        wanted: dofs that are to have such places.
        unused: dofs that nothing reads.

    Returns:
        No place at all if wanted dofs come together with others.
    """
    found: dict[Dof, int] = {}
    for items in (one for source in data.sources for one in source.items(functions)):
        _, brought = items.loads(index(0))
        if not items.brings or not any(dof in wanted for one in brought for dof in one.dofs):
            continue
        if any(dof not in wanted and dof not in unused for one in brought for dof in one.dofs):
            return {}
        for use in _uses(items, unused):
            for k, number in itertools.product(use.items, use.brought):
                found[brought[number].dofs[k]] = len(found)
    return found


def stride_in_order(places: Mapping[Dof, int]) -> int:
    """Places from cell to cell: an odd number, as neighbouring threads have neighbouring cells later."""
    return len(places) | 1


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
