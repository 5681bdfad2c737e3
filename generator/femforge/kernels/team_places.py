"""Where the values of a cell stand while threads share its lines (:mod:`femforge.kernels.team_lines`).

What neighbouring threads touch at the same time stands side by side: columns of a plane, the lines of a cell for each
of their sums, and members of what is contracted in s. The lines of a sum take an odd number of places, so that threads
which read the same line of several sums find them in different banks, too. On quadrilaterals a plane is a line.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from femforge.ir.integers import Index, index
from femforge.ir.integral import COORDINATES, Dof, Integral
from femforge.represent.direction_tables import Key
from femforge.represent.line_inputs import Columns, Monomial, PlaneEntry
from femforge.represent.line_sums import LinePart, SumKey, TestSums


@dataclass(frozen=True)
class Partial:
    """Where sums that are contracted in s stand: (derivative in t, test function in s, plane, member)."""

    first: int
    tested: TestSums
    planes: int

    def place(self, last: Key, plane: Index | int, function: Index | int) -> Index:
        """Of the first member."""
        t = self.tested
        row = index(function).plus(t.in_last.index(last) * t.size).times(self.planes)
        return row.plus(plane).times(t.count).plus(self.first)

    @property
    def size(self) -> int:
        """Values of a cell."""
        return len(self.tested.in_last) * self.planes * self.tested.size * self.tested.count


class LinePlaces:
    """Places and sizes, in values of a cell.

    Args:
        integral: whose cells these are.
        parts: its rules.
        planes: planes at a time; 0 for all.
    """

    def __init__(self, integral: Integral, parts: Sequence[LinePart], planes: int = 0) -> None:
        self.integral = integral
        self.parts = parts
        self._planes = planes

    def planes(self, part: LinePart) -> int:
        """Planes of a rule at a time, or lines of a quadrilateral."""
        return self._planes or len(part.points)

    def lines(self, part: LinePart) -> int:
        """Lines of a rule at a time."""
        return part.lines // len(part.points) * self.planes(part)

    # -- before the lines --------------------------------------------------------------------------------

    @cached_property
    def rows(self) -> dict[Dof, int]:
        """Where the dofs of a cell stand: those of columns side by side, as the columns are numbered."""
        found: dict[Dof, int] = {}
        for columns, first in self._first_rows.items():
            for number, place, dof in columns.dofs():
                found.setdefault(dof, first + place * columns.width + number)
        free = sum(self._rows_of(columns) for columns in self._first_rows)
        for name in self.functions:
            for k in range(self.integral.function(name).layout.dim):
                if found.setdefault(Dof(name, k), free) == free:
                    free += 1
        return found

    @cached_property
    def _first_rows(self) -> dict[Columns, int]:
        """Where the dofs of columns begin."""
        found: dict[Columns, int] = {}
        for columns in (c for part in self.parts for c in part.columns):
            found.setdefault(columns, sum(map(self._rows_of, found)))
        return found

    def _rows_of(self, columns: Columns) -> int:
        """Rows of the dofs of columns, and of their values at planes where these take their places."""
        return columns.width * max(columns.size, self._values(columns) if self._in_place else 0)

    def _values(self, columns: Columns) -> int:
        """Values of a column at the planes of one rule."""
        return len(columns.orders) * len(self.parts[0].points)

    @property
    def _in_place(self) -> bool:
        """Whether the values of a column take the places of its dofs, which neither other rules nor planes want."""
        return len(self.parts) == 1 and not self._planes

    @cached_property
    def functions(self) -> list[str]:
        """Functions that lines use."""
        used = {dof.function for part in self.parts for c in part.columns for *_, dof in c.dofs()}
        leaves = (n.value for part in self.parts for n in part.line.leaves())
        used |= {key.function for key in leaves if isinstance(key, (Dof, Monomial))}
        return [n for n in (COORDINATES, *(f.name for f in self.integral.coefficients)) if n in used]

    def plane(self, part: LinePart, columns: Columns, order: int) -> Index:
        """Where a derivative of columns at the first plane stands."""
        if self._in_place:
            number = columns.orders.index(order) * len(part.points)
            return index(self._first_rows[columns] + number * columns.width)
        first = self._dof_rows
        for other in part.columns:
            for own in other.orders:
                if (other, own) == (columns, order):
                    return index(first)
                first += other.width * self.planes(part)
        raise KeyError(order)

    def entry(self, part: LinePart, key: PlaneEntry, plane: Index) -> Index:
        """Where a column contracted at a plane stands."""
        return self.plane(part, key.column, key.order).plus(key.number).plus(plane.times(key.column.width))

    @property
    def _dof_rows(self) -> int:
        """Rows of dofs, and of what stands in their places."""
        columns = sum(map(self._rows_of, self._first_rows))
        return max([columns, *(row + 1 for row in self.rows.values())])

    @property
    def input_size(self) -> int:
        """Values of a cell before the lines."""
        planes = [
            sum(c.width * len(c.orders) for c in part.columns) * self.planes(part) for part in self.parts
        ]
        return self._dof_rows + (0 if self._in_place else max(planes))

    # -- after them --------------------------------------------------------------------------------------

    def sum(self, part: LinePart, key: SumKey) -> Index:
        """Where a sum of the first line stands; those of the others follow it."""
        (tested,) = (t for t in part.tested if key.component in t.components)
        member = list(tested.members()).index((key.component, key.function))
        return index(self.sums(part, tested, key.keys) + member * self._stride(part))

    def member(self, part: LinePart, tested: TestSums, keys: tuple[Key, ...], member: str) -> Index:
        """The same by the number of its member."""
        return index(member).times(self._stride(part)).plus(self.sums(part, tested, keys))

    def sums(self, part: LinePart, tested: TestSums, keys: tuple[Key, ...]) -> int:
        """Where the sums of a class with some derivatives begin: (member, plane, point in s)."""
        first = 0
        for other in part.tested:
            if other == tested:
                return first + other.keys.index(keys) * other.count * self._stride(part)
            first += len(other.keys) * other.count * self._stride(part)
        raise KeyError(keys)

    def partials(self, part: LinePart) -> Mapping[TestSums, Partial]:
        """Where sums that are contracted in s stand, where that is not the last direction."""
        found: dict[TestSums, Partial] = {}
        first = 0
        for tested in part.tested:
            found[tested] = Partial(first, tested, self.planes(part))
            first += found[tested].size
        return found

    @property
    def sum_size(self) -> int:
        """Values that the lines of a cell leave."""
        return max(
            sum(len(t.keys) * t.count for t in part.tested) * self._stride(part) for part in self.parts
        )

    @property
    def partial_size(self) -> int:
        """Values of a cell that are contracted in s, where that is not the last direction."""
        if self.integral.gdim == 2:
            return 0
        return max(sum(p.size for p in self.partials(part).values()) for part in self.parts)

    def _stride(self, part: LinePart) -> int:
        """Places of a sum of the lines at a time."""
        return self.lines(part) | 1
