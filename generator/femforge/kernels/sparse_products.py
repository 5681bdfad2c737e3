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

#: Most rows of a task: what is loaded serves that many.
_MOST = 4
#: Turns of a loop that are written out together.
_TURNS = 4


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
        classes: dict[tuple[int, int], list[_Tile]] = {}
        for columns, own in alike.items():
            size = -(-len(own) // -(-len(own) // _MOST))
            for first in range(0, len(own), size):
                tile = own[first : first + size]
                tile += [tile[-1]] * (size - len(tile))
                classes.setdefault((len(columns), size), []).append((columns, tile))
        return [self._class(*key, tiles, results, step) for key, tiles in classes.items()]

    def _class(
        self, length: int, size: int, tiles: Sequence[_Tile], results: Sequence[Sequence[int]], step: int
    ) -> Tasks:  # fmt: skip
        """Tasks with so many columns and rows."""
        values = [row.entries[column] for columns, tile in tiles for column in columns for row in tile]
        places = [own[row.result] for own in results for _, tile in tiles for row in tile]

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
            inside.append(Let("value", source))
            table = self.tables.name(self.name, values, False)
            place = own.times(length * size).plus(index("k").times(size))
            for r in range(size):
                entry = self.graph.symbol(Load(table, place.plus(r)))
                inside.append(Add(f"sum{r}", entry * variable(self.graph, "value")))
            names = self.tables.name(f"row_of_{self.name}", places, True)
            for r in range(size):
                head.append(Integer(f"place{r}", entry_of(names, task.times(size).plus(r))))
            puts = [self.store(index(f"place{r}"), variable(self.graph, f"sum{r}")) for r in range(size)]
            loop = For("k", length, tuple(inside), times=_TURNS)
            return [*head, *(Variable(f"sum{r}") for r in range(size)), loop, *puts]

        return Tasks(len(results) * len(tiles), body)

    def _column(
        self, tiles: Sequence[_Tile], own: Index, head: list[Statement]
    ) -> tuple[list[Statement], Index]:  # fmt: skip
        """The column of a turn, and statements of the turn that lead to it; those of the task go to ``head``."""
        columns = [columns for columns, _ in tiles]
        length, same = len(columns[0]), len(set(columns)) == 1
        if all(one[-1] - one[0] == length - 1 for one in columns):
            if same:
                return [], index("k").plus(columns[0][0])
            name = self.tables.name(f"first_of_{self.name}", [one[0] for one in columns], True)
            head.append(Integer("first", entry_of(name, own)))
            return [], index("k").plus("first")
        listed = columns[:1] if same else columns
        name = self.tables.name(f"column_of_{self.name}", [column for one in listed for column in one], True)
        place = index("k") if same else own.times(length).plus("k")
        return [Integer("column", entry_of(name, place))], index("column")
