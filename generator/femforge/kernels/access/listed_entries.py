"""Where the nonzero of an entry stands in the list of its cell, which has those entries only that are used.

What a kernel stores is [cell][entry], for all entries of an element matrix. Of many forms most are zero whatever the
data: a vector Laplacian uses a third, upwind fluxes on a facet of a Q2 hexahedron a ninth. Of a list that had all of
them most would be read for nothing, as memory comes in sectors of eight places.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from femforge.ir.arrays import Array
from femforge.ir.integers import (
    Index,
    IntegerExpression,
    compare,
    entry_of,
    index,
    quotient,
    remainder,
    select,
    total,
    variables_of,
)
from femforge.ir.statements import Integer
from femforge.represent.used_entries import Flags

#: Tables by which a place is found when the kernel runs: those before each row, where the row's kind begins among the
#: kinds, and how many of a kind of row are before each of its columns, -1 for what is not used.
_BEFORE, _KIND, _IN_ROW = "used_before", "kind_of_row", "used_in_row"
#: Tables by which a row is gone through: its used columns, where those of a row's kind begin and end, and what has to
#: be added to their numbers there for the place of an entry in the list of its cell.
_COLUMN, _BEGIN, _END, _SHIFT = "used_column", "begin_of_row", "end_of_row", "shift_of_row"


@dataclass(frozen=True)
class UsedRow:
    """The used entries of a row that is known when the kernel runs.

    Attributes:
        known: statements that come first.
        begin, end: numbers of its entries.
        column: of the entry ``number``.
        place: of the entry ``number`` in the list of its cell.
    """

    known: tuple[Integer, ...]
    begin: Index
    end: Index
    column: IntegerExpression
    place: Index


class ListedEntries:
    """The used entries of an element matrix, row by row.

    Args:
        used: whether an entry can be anything but zero, [row][column].

    Attributes:
        tables: that :meth:`place_of` and :meth:`of_row` have asked for.
    """

    def __init__(self, used: Flags) -> None:
        self.used = used
        self.size = used.size
        self.columns = used.shape[1]
        self.count = int(used.sum())
        self.all_used = self.count == self.size
        self.tables: tuple[Array, ...] = ()
        self._ranks = np.concatenate([[0], np.cumsum(used.ravel(), dtype=np.int64)])

    def of_cell(self, place: Index) -> tuple[Index, Index]:
        """A place among stored entries as that of the cell's list, and the entry of its cell."""
        cells = tuple((name, factor) for name, factor in place.terms if factor % self.size == 0)
        entry = tuple(term for term in place.terms if term not in cells)
        lists = tuple((name, factor // self.size * self.count) for name, factor in cells)
        return Index(0, lists), Index(place.constant, entry)

    def has(self, entry: int) -> bool:
        """Whether an entry is used."""
        return bool(self.used.flat[entry])

    def rank(self, entry: int) -> int:
        """How many used entries are before an entry."""
        return int(self._ranks[entry])

    def places(self, entries: NDArray[np.int64]) -> NDArray[np.int64]:
        """Where used entries stand in the list of their cell."""
        return self._ranks[entries]

    def place_of(self, entry: Index, number: int) -> list[Integer]:
        """Statements that find the place of an entry that is known when the kernel runs.

        Args:
            entry: of the cell; or of all cells of a batch, if it is numbered by ``k``.
            number: of the place, :func:`listed_name`, and of what is negative where the entry is not used,
                :func:`in_row_name`; the place is that of another entry of the cell then.
        """
        kinds, kind_of_row = np.unique(self.used, axis=0, return_inverse=True)
        rows, columns = self.used.shape
        in_row = np.where(kinds, np.cumsum(kinds, axis=1) - 1, -1)
        self._ask_for(_BEFORE, self._ranks[:-1:columns])
        self._ask_for(_KIND, kind_of_row.ravel() * columns)
        self._ask_for(_IN_ROW, in_row.ravel())
        row, cell, inside = f"row{number}", f"cell{number}", in_row_name(number)
        known: list[Integer] = [Integer(row, quotient(entry, columns))]
        before = entry_of(_BEFORE, row)
        if "k" in variables_of(entry):
            known = [
                Integer(cell, quotient(entry, self.size)),
                Integer(row, total(quotient(entry, columns), index(cell).times(-rows))),
            ]
            before = total(before, index(cell).times(self.count))
        place = total(entry_of(_KIND, row), remainder(entry, columns))
        any_place = index(cell).times(self.count) if len(known) > 1 else 0
        listed = select(compare(inside, "<", 0), any_place, total(before, inside))
        return [
            *known,
            Integer(inside, entry_of(_IN_ROW, place)),
            Integer(listed_name(number), listed),
        ]

    def whole_row(self, first: Index, width: int) -> str | None:
        """The integer that numbers a row, if so many entries from this one on are a row; None elsewhere."""
        if self.all_used or first.constant or len(first.terms) != 1 or width != self.columns:
            return None
        ((name, factor),) = first.terms
        return name if factor == width else None

    def of_row(self, row: str, number: int) -> UsedRow:
        """The used entries of a row.

        Args:
            row: name of the integer that numbers it.
            number: of the integers that are known first.
        """
        kinds, kind_of_row = np.unique(self.used, axis=0, return_inverse=True)
        counts = kinds.sum(axis=1)
        end = np.cumsum(counts)[kind_of_row.ravel()]
        begin = end - counts[kind_of_row.ravel()]
        self._ask_for(_COLUMN, np.nonzero(kinds)[1])
        self._ask_for(_BEGIN, begin)
        self._ask_for(_END, end)
        self._ask_for(_SHIFT, self._ranks[: -1 : self.used.shape[1]] - begin)
        first, last, shift = f"first_used{number}", f"end_used{number}", f"shift{number}"
        known = {first: _BEGIN, last: _END, shift: _SHIFT}
        return UsedRow(
            tuple(Integer(name, entry_of(table, row)) for name, table in known.items()),
            index(first),
            index(last),
            entry_of(_COLUMN, "number"),
            index(shift).plus("number"),
        )

    def _ask_for(self, name: str, values: NDArray[np.int64]) -> None:
        """A table of integers, if it is not there."""
        if all(table.name != name for table in self.tables):
            entries = tuple(int(value) for value in values)
            self.tables = (*self.tables, Array(name, len(entries), "table", entries, integer=True))


def listed_name(number: int) -> str:
    """The integer that says where the nonzero is listed of an entry that is known when the kernel runs."""
    return f"listed{number}"


def in_row_name(number: int) -> str:
    """The integer that says how many used entries of its row are before it, or that it is not used."""
    return f"in_row{number}"
