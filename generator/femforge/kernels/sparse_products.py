"""Products with a matrix of which much is zero, as tasks of a team: a task some rows with the same columns."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from flint import fmpq

from femforge.ir.arrays import Load
from femforge.ir.integers import Index, entry_of, index, quotient, remainder
from femforge.ir.scalar import Graph, Node
from femforge.ir.statements import Add, For, Integer, Let, Statement, Variable
from femforge.kernels.access.stores import variable
from femforge.kernels.team import TableSet, Tasks, Team
from femforge.represent.numbers import Key, key_of

#: Most rows of a task: what is loaded serves that many.
_MOST = 6
#: How much longer than one of the longest row a task may be, which others wait for: of few rows it loads more for each
#: product.
_LONGER = 1.4
#: Turns of a loop that are written out together, at most: so many loads are under way.
_TURNS = 10


@dataclass(frozen=True)
class Row:
    """A row of the matrix.

    Attributes:
        result: number of what it gives.
        entries: by the place of what each is multiplied by.
    """

    result: int
    entries: Mapping[int, fmpq]


#: Columns, and the rows of a task.
_Tile = tuple[tuple[int, ...], list[Row]]


class SparseProducts:
    """Makes the tasks.

    Args:
        graph: for the expressions.
        team: the threads.
        tables: where the matrix goes.
        name: of its table.
        source: array of what it is multiplied by.
        store: makes the statement for a result, from its number and its value.
    """

    def __init__(
        self, graph: Graph, team: Team, tables: TableSet, name: str, source: str,
        store: Callable[[Index, Node], Statement],
    ) -> None:  # fmt: skip
        self.graph = graph
        self.team = team
        self.tables = tables
        self.name = name
        self.source = source
        self.store = store

    def tasks(self, rows: Sequence[Row], results: Sequence[Sequence[int]], step: int) -> list[Tasks]:
        """Tasks of classes with as many columns, and rows.

        Args:
            rows: of the matrix, which several vectors are multiplied by.
            results: where the results stand, [vector][result].
            step: from the places of a vector to those of the next one.
        """
        alike: dict[tuple[int, ...], list[Row]] = {}
        for row in rows:
            alike.setdefault(tuple(sorted(row.entries)), []).append(row)
        most_of_a_task = int(_LONGER * max(_length(columns, 1) for columns in alike))
        classes: dict[tuple[int, int], list[_Tile]] = {}
        for columns, own in alike.items():
            most = max(n for n in range(1, _MOST + 1) if n == 1 or _length(columns, n) <= most_of_a_task)
            size = -(-len(own) // -(-len(own) // most))
            for first in range(0, len(own), size):
                tile = own[first : first + size]
                tile += [tile[-1]] * (size - len(tile))
                classes.setdefault((len(columns), size), []).append(_in_order(columns, tile))
        return [self._class(*key, _by_entries(tiles), results, step) for key, tiles in classes.items()]

    def _class(
        self, length: int, size: int, tiles: Sequence[_Tile], results: Sequence[Sequence[int]], step: int
    ) -> Tasks:  # fmt: skip
        """Tasks with so many columns and rows."""
        known = {key_of(own): own for own in map(_entries, tiles)}
        place = {key: number for number, key in enumerate(known)}
        numbers = [place[key_of(_entries(tile))] for tile in tiles]
        many = len(known)
        values = [own[k * size + r] for k in range(length) for own in known.values() for r in range(size)]
        count = len(results) * len(tiles)
        places = [own[tile[r].result] for r in range(size) for own in results for _, tile in tiles]

        def body(task: Index) -> list[Statement]:
            head: list[Statement] = []
            own, vector = task, index(0)
            if len(results) > 1:
                head = [
                    Integer("vector", quotient(task, len(tiles))),
                    Integer("own", remainder(task, len(tiles))),
                ]
                own, vector = index("own"), index("vector").times(step)
            inside, column = self._column(tiles, own, head)
            source = self.graph.symbol(Load(self.source, self.team.at(column.plus(vector))))
            inside.append(Let("operand", source))
            table = self.tables.name(self.name, values, False)
            entries = self._of_tile("entries", numbers, own, head)
            place = index("k").times(many * size).plus(entries.times(size))
            for r in range(size):
                entry = self.graph.symbol(Load(table, place.plus(r)))
                inside.append(Add(f"sum{r}", entry * variable(self.graph, "operand")))
            names = self.tables.name(f"row_of_{self.name}", places, True)
            for r in range(size):
                head.append(Integer(f"place{r}", entry_of(names, task.plus(r * count))))
            puts = [self.store(index(f"place{r}"), variable(self.graph, f"sum{r}")) for r in range(size)]
            loop = For("k", length, tuple(inside), times=_turns(length))
            return [*head, *(Variable(f"sum{r}") for r in range(size)), loop, *puts]

        return Tasks(count, body)

    def _of_tile(self, name: str, numbers: Sequence[int], own: Index, head: list[Statement]) -> Index:
        """A number of each tile: as many neighbours have the same one, or a table says it."""
        each = len(numbers) // (numbers[-1] + 1)
        if numbers == list(range(len(numbers))):
            return own
        if numbers == [n // each for n in range(len(numbers))]:
            head.append(Integer(name, quotient(own, each)))
            return index(name)
        table = self.tables.name(f"{name}_of_{self.name}", numbers, True)
        head.append(Integer(name, entry_of(table, own)))
        return index(name)

    def _column(
        self, tiles: Sequence[_Tile], own: Index, head: list[Statement]
    ) -> tuple[list[Statement], Index]:  # fmt: skip
        """The column of a turn, and statements of the turn that lead to it; those of the task go to ``head``."""
        columns = [columns for columns, _ in tiles]
        length, same = len(columns[0]), len(set(columns)) == 1
        if all(map(_are_neighbours, columns)):
            if same:
                return [], index("k").plus(columns[0][0])
            name = self.tables.name(f"first_of_{self.name}", [one[0] for one in columns], True)
            head.append(Integer("first", entry_of(name, own)))
            return [], index("k").plus("first")
        listed = columns[:1] if same else columns
        flat = [one[k] for k in range(length) for one in listed]
        name = self.tables.name(f"column_of_{self.name}", flat, True)
        place = index("k") if same else index("k").times(len(listed)).plus(own)
        return [Integer("column", entry_of(name, place))], index("column")


def _in_order(columns: tuple[int, ...], tile: list[Row]) -> _Tile:
    """A tile whose columns are neighbours, or stand by their entries: those of like parts of a cell are equal then."""
    if _are_neighbours(columns):
        return columns, tile
    return tuple(sorted(columns, key=lambda column: ([row.entries[column] for row in tile], column))), tile


def _entries(tile: _Tile) -> tuple[fmpq, ...]:
    """Entries of a tile, [column][row]."""
    columns, rows = tile
    return tuple(row.entries[column] for column in columns for row in rows)


def _by_entries(tiles: Sequence[_Tile]) -> list[_Tile]:
    """Tiles with the same entries next to each other: threads of a warp then read the same ones."""
    alike: dict[Key, list[_Tile]] = {}
    for tile in tiles:
        alike.setdefault(key_of(_entries(tile)), []).append(tile)
    return [tile for own in alike.values() for tile in own]


def _turns(length: int) -> int:
    """Turns that are written out together: none are left over where that may be."""
    return max(n for n in range(1, _TURNS + 1) if length % n == 0 or 2 * n <= _TURNS)


def _length(columns: Sequence[int], rows: int) -> int:
    """Instructions of a task with so many rows: entries and products, values, and where these stand."""
    return len(columns) * (2 * rows + 1 + (not _are_neighbours(columns)))


def _are_neighbours(columns: Sequence[int]) -> bool:
    return columns[-1] - columns[0] == len(columns) - 1
