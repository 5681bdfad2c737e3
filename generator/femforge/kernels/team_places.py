"""Where the values of a cell stand while threads share its lines (:mod:`femforge.kernels.team_lines`).

What neighbouring threads touch at the same time stands side by side: columns of a plane, the lines of a cell for each
of their inputs and sums, and planes of what is contracted in s. Neighbouring lines are in neighbouring planes, so that
tasks that have a plane each find theirs side by side, too; only where lines read memory, where neighbours in s stand
side by side, they are neighbours here. Between planes, and between what lines have, places are left out where threads
would else find what they want in the same bank (:mod:`femforge.schedule.banks`). Lines leave their sums where their
inputs were. On quadrilaterals a plane is a line.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType

from femforge.ir.integers import Index, index
from femforge.ir.integral import COORDINATES, Dof, Integral
from femforge.ir.scalar import symbols
from femforge.represent.cell_values import CellValue
from femforge.represent.direction_tables import Key
from femforge.represent.line_inputs import Columns, LineEntry, Monomial, PlaneEntry
from femforge.represent.line_sums import LinePart, SumKey, TestSums
from femforge.schedule.banks import Grid, best_stride

#: Numbers of cells of a block with which strides are tried, and the lines that they are to have.
_CELLS, _FEWEST_LINES, _MOST_LINES = (1, 2, 4, 8, 16, 32), 32, 128


@dataclass(frozen=True)
class Partial:
    """Where sums that are contracted in s stand: (derivative in t, test function in s, member, plane).

    Attributes:
        first: place.
        tested: the sums.
        stride: from member to member.
    """

    first: int
    tested: TestSums
    stride: int

    def place(self, last: Key, plane: Index | int, function: Index | int, member: Index | int | str) -> Index:
        """Of a sum."""
        t = self.tested
        row = index(function).plus(t.in_last.index(last) * t.size).times(t.count).plus(member)
        return row.times(self.stride).plus(plane).plus(self.first)

    @property
    def size(self) -> int:
        """Values of a cell."""
        return len(self.tested.in_last) * self.tested.size * self.tested.count * self.stride


class LinePlaces:
    """Places and sizes, in values of a cell.

    Args:
        integral: whose cells these are.
        parts: its rules.
        banks: of shared memory, in scalars; 1 on CPUs.
        planes: planes at a time; 0 for all.
        along: see :class:`femforge.kernels.team.Team`.
        in_order: dofs of columns that stand as in memory, and their places, see
            :func:`femforge.kernels.team_gather.places_in_order`.
    """

    def __init__(
        self, integral: Integral, parts: Sequence[LinePart], banks: int, planes: int = 0, along: bool = False,
        in_order: Mapping[Dof, int] = MappingProxyType({}),
    ) -> None:  # fmt: skip
        self.integral = integral
        self.parts = parts
        self.banks = banks
        self._planes = planes
        self._along = along
        self.in_order = in_order

    def planes(self, part: LinePart) -> int:
        """Planes of a rule at a time, or lines of a quadrilateral."""
        return self._planes or part.planes

    def lines(self, part: LinePart) -> int:
        """Lines of a rule at a time."""
        return part.lines_of_plane * self.planes(part)

    def _stride(self, least: int, accesses: Iterable[Grid]) -> int:
        """A stride that suits accesses of the tasks of usual blocks."""
        most = max(self.lines(part) for part in self.parts)
        cells = [count for count in _CELLS if _FEWEST_LINES <= count * most <= _MOST_LINES] or [1]
        return best_stride(least, tuple(dict.fromkeys(accesses)), tuple(cells), self.banks, self._along)

    # -- before the lines --------------------------------------------------------------------------------

    @cached_property
    def rows(self) -> dict[Dof, int]:
        """Where the dofs of a cell stand: those of columns side by side, as the columns are numbered."""
        found: dict[Dof, int] = {}
        apart: set[Dof] = set()
        for columns, first in self._first_rows.items():
            if self.is_in_order(columns):
                apart |= {dof for *_, dof in columns.dofs()}
                continue
            for number, place, dof in columns.dofs():
                found.setdefault(dof, first + place * self.width(columns) + number)
        free = sum(self._rows_of(columns) for columns in self._first_rows)
        free += free % 2  # what all lines read stands in pairs that are read at once
        for name in self.functions:
            for k in range(self.integral.function(name).layout.dim):
                if Dof(name, k) not in apart and found.setdefault(Dof(name, k), free) == free:
                    free += 1
        return found

    def is_in_order(self, columns: Columns) -> bool:
        """Whether the dofs of columns stand as in memory."""
        return any(dof in self.in_order for *_, dof in columns.dofs())

    @cached_property
    def monomials(self) -> dict[Monomial, int]:
        """Where the coefficients of monomials stand: where dofs were, unless lines read these dofs, too.

        Values of the cell may: they are, or what they are made of is, before monomials if there are any.
        """
        shorts = dict.fromkeys(short for part in self.parts for short in part.shorts)
        leaves = self._dofs_of_lines
        found: dict[Monomial, int] = {}
        free = max(self.rows.values(), default=-1) + 1
        for short in shorts:
            own = [Dof(short.function, dof) for dof in short.dofs]
            apart = len(own) > 1 and not leaves.isdisjoint(own)
            for dof in own:
                found[Monomial(dof)] = free if apart else self.rows[dof]
                free += apart
        return found

    @cached_property
    def _dofs_of_lines(self) -> frozenset[Dof]:
        """Dofs that lines read as they are."""
        lines = [node for part in self.parts for node in part.line.leaves()]
        return frozenset(node.value for node in lines if isinstance(node.value, Dof))

    @cached_property
    def _dofs_read(self) -> frozenset[Dof]:
        """Dofs that lines, and values of the cell, are made of as they are."""
        values = symbols([value.node for part in self.parts for value in part.cell_values])
        found = self._dofs_of_lines | {node.value for node in values if isinstance(node.value, Dof)}
        columns = (dof for part in self.parts for c in part.columns for *_, dof in c.dofs())
        assert found.isdisjoint(columns), "values of columns take the places of their dofs"
        return found

    @cached_property
    def cell_values(self) -> dict[CellValue, int]:
        """Where values of the cell stand, and their shares."""
        found = dict.fromkeys(value for part in self.parts for value in part.cell_values)
        values = dict.fromkeys([*found, *(share for value in found for share in value.shares)])
        first = max((*self.rows.values(), *self.monomials.values()), default=-1) + 1
        return {value: first + k for k, value in enumerate(values)}

    @cached_property
    def unused_dofs(self) -> frozenset[Dof]:
        """Dofs of a cell that neither columns nor monomials nor lines are made of."""
        used: set[Dof] = set(self._dofs_read)
        for part in self.parts:
            used |= {Dof(short.function, dof) for short in part.shorts for dof in short.dofs}
            for columns in part.columns:
                read = part.places_read(columns)
                used |= {dof for _, k, dof in columns.dofs() if k in read}
        layouts = {name: self.integral.function(name).layout for name in self.functions}
        dofs = (Dof(name, k) for name, layout in layouts.items() for k in range(layout.dim))
        return frozenset(dof for dof in dofs if dof not in used)

    @cached_property
    def _first_rows(self) -> dict[Columns, int]:
        """Where the dofs of columns begin."""
        found: dict[Columns, int] = {}
        for columns in (c for part in self.parts for c in part.columns):
            found.setdefault(columns, sum(map(self._rows_of, found)))
        return found

    def _rows_of(self, columns: Columns) -> int:
        """Rows of the dofs of columns, and of their values at planes where these take their places."""
        if self.is_in_order(columns):
            return 0
        read = max(k for part in self.parts if columns in part.columns for k in part.places_read(columns))
        return self.width(columns) * max(read + 1, self._values(columns) if self.in_place else 0)

    def width(self, columns: Columns) -> int:
        """Places from plane to plane."""
        lines = max(part.lines_of_plane for part in self.parts)
        planes = self._planes or max(part.planes for part in self.parts)
        if self.integral.gdim == 2:
            return self._stride(columns.places, (Grid(1, planes, 0, None),))
        accesses = []
        if columns.for_lines and self.planes_first:
            accesses.append(Grid(lines, planes, columns.row, None))
        elif columns.for_lines:
            accesses.append(Grid(planes, lines, None, columns.row))
        if columns.in_rows:
            accesses.append(Grid(columns.row_count, planes, 1, None))
        return self._stride(columns.places, accesses)

    def _values(self, columns: Columns) -> int:
        """Values of a column at the planes of one rule."""
        return len(columns.orders) * self.parts[0].planes

    @property
    def in_place(self) -> bool:
        """Whether the values of a column take the places of its dofs, which neither other rules nor planes want."""
        return len(self.parts) == 1 and not self._planes

    @cached_property
    def functions(self) -> list[str]:
        """Functions that lines use."""
        used = {dof.function for part in self.parts for c in part.columns for *_, dof in c.dofs()}
        leaves = (n.value for part in self.parts for n in part.line.leaves())
        used |= {key.dof.function for key in leaves if isinstance(key, Monomial)}
        used |= {dof.function for dof in self._dofs_read}
        return [n for n in (COORDINATES, *(f.name for f in self.integral.coefficients)) if n in used]

    def plane(self, part: LinePart, columns: Columns, order: int) -> Index:
        """Where a derivative of columns at the first plane stands."""
        if self.in_place:
            number = columns.orders.index(order) * part.planes
            return index(self._first_rows[columns] + number * self.width(columns))
        first = self._dof_rows
        for other in part.columns:
            for own in other.orders:
                if (other, own) == (columns, order):
                    return index(first)
                first += self.width(other) * self.planes(part)
        raise KeyError(order)

    def entry(self, part: LinePart, key: PlaneEntry, plane: Index) -> Index:
        """Where a column contracted at a plane stands."""
        first = self.plane(part, key.column, key.order).plus(key.number)
        return first.plus(plane.times(self.width(key.column)))

    @property
    def _dof_rows(self) -> int:
        """Rows of dofs, and of what stands in their places."""
        columns = sum(map(self._rows_of, self._first_rows))
        others = (*self.rows.values(), *self.monomials.values(), *self.cell_values.values())
        return max([columns, *(row + 1 for row in others)])

    @property
    def input_size(self) -> int:
        """Values of a cell before the lines."""
        points = self.point_size if self._first_of_points else 0
        return self._dof_rows + self._plane_rows + points

    @property
    def _plane_rows(self) -> int:
        """Values of columns at planes that do not stand in the places of their dofs."""
        planes = [
            sum(self.width(c) * len(c.orders) for c in part.columns) * self.planes(part)
            for part in self.parts
        ]
        return 0 if self.in_place else max(planes)

    # -- of lines ----------------------------------------------------------------------------------------

    def stride(self, part: LinePart) -> int:
        """Places of an input, or a sum, of the lines at a time."""
        planes = self.planes(part)
        if self.integral.gdim == 2:
            reads = [Grid(t.count, 1, None, 0) for t in part.tested]
        else:
            rows = [c.row_count for c in part.columns if c.in_rows]
            step, _ = self.line_steps(part)
            reads = [Grid(count, planes, None, step) for count in (*rows, *(t.count for t in part.tested))]
        return self._stride(self.lines(part), reads)

    @cached_property
    def planes_first(self) -> bool:
        """Whether neighbouring lines of a hexahedron are in neighbouring planes: unless they read data at points."""
        return not any(level.points for part in self.parts for level in part.line.levels)

    def line_steps(self, part: LinePart) -> tuple[int, int]:
        """Between the places of lines of a hexahedron: from plane to plane, and from point to point in s."""
        return (1, self.planes(part)) if self.planes_first else (part.lines_of_plane, 1)

    def rows_at_lines(self, part: LinePart, columns: Columns, orders: tuple[int, ...]) -> int:
        """Where rows of planes contracted to lines begin: (row, line)."""
        before = part.columns[: part.columns.index(columns)]
        inputs = sum(map(_inputs_of_line, before)) + columns.in_rows.index(orders) * columns.row_count
        return inputs * self.stride(part)

    def line_entry(self, part: LinePart, key: LineEntry) -> Index:
        """Where an input of the first line stands; those of the others follow it."""
        first = self.rows_at_lines(part, key.column, key.orders)
        return index(first + key.number * self.stride(part))

    def inputs_of_line(self, part: LinePart) -> int:
        """Values that rows of planes leave for a line, where its sums come to stand."""
        return sum(map(_inputs_of_line, part.columns))

    # -- points that are tasks ---------------------------------------------------------------------------

    def value(self, part: LinePart, columns: Columns, derivative: tuple[int, ...]) -> Index:
        """The number, among the values of a point, of a derivative of the first function of some columns."""
        first = 0
        for other in part.columns:
            for own in other.at_points:
                if (other, own) == (columns, derivative):
                    return index(first)
                first += len(other.members)
        raise KeyError(derivative)

    def flux(self, part: LinePart, tested: TestSums, keys: tuple[Key, ...]) -> Index:
        """The number, among what a point leaves, of a flux of the first component of some sums."""
        first = 0
        for other in part.tested:
            for own in other.fluxes:
                if (other, own) == (tested, keys):
                    return index(first)
                first += len(other.components)
        raise KeyError(keys)

    def at_point(self, part: LinePart, number: Index, point: int | str) -> Index:
        """Where a value of a point of the first line stands, and what it leaves; those of the others follow it."""
        row = number.times(len(part.points)).plus(point)
        return row.times(self.stride(part)).plus(self._first_of_points)

    def _point_size(self, part: LinePart) -> int:
        """Values of all points of a rule."""
        if part.kind != "points":
            return 0
        values = sum(len(c.at_points) * len(c.members) for c in part.columns)
        return max(values, len(part.fluxes)) * len(part.points) * self.stride(part)

    @property
    def point_size(self) -> int:
        """Values of all points of a cell."""
        return max(map(self._point_size, self.parts))

    @property
    def _first_of_points(self) -> int:
        """Where values of points begin: where the columns were, if all are in rows by then, or behind all inputs."""
        free = not any(columns.for_lines for columns in self._first_rows)
        room = sum(map(self._rows_of, self._first_rows))
        at_once = self.in_order or (free and self.point_size <= room)
        return 0 if at_once else self._dof_rows + self._plane_rows

    # -- after them --------------------------------------------------------------------------------------

    def sum(self, part: LinePart, key: SumKey) -> Index:
        """Where a sum of the first line stands; those of the others follow it."""
        (tested,) = (t for t in part.tested if key.component in t.components)
        member = list(tested.members()).index((key.component, key.function))
        return index(self.sums(part, tested, key.keys) + member * self.stride(part))

    def member(self, part: LinePart, tested: TestSums, keys: tuple[Key, ...], member: str | Index) -> Index:
        """The same by the number of its member."""
        return index(member).times(self.stride(part)).plus(self.sums(part, tested, keys))

    def sums(self, part: LinePart, tested: TestSums, keys: tuple[Key, ...]) -> int:
        """Where the sums of a class with some derivatives begin: (member, plane, point in s)."""
        first = 0
        for other in part.tested:
            if other == tested:
                return first + other.keys.index(keys) * other.count * self.stride(part)
            first += len(other.keys) * other.count * self.stride(part)
        raise KeyError(keys)

    def partials(self, part: LinePart) -> Mapping[TestSums, Partial]:
        """Where sums that are contracted in s stand, where that is not the last direction."""
        found: dict[TestSums, Partial] = {}
        first, planes = 0, self.planes(part)
        for tested in part.tested:
            accesses = (Grid(tested.count, planes, None, 1), Grid(tested.rows * tested.count, 1, None, 0))
            found[tested] = Partial(first, tested, self._stride(planes, accesses))
            first += found[tested].size
        return found

    @property
    def sum_size(self) -> int:
        """Values that the lines of a cell are given by rows, and leave."""
        return max(
            max(sum(len(t.keys) * t.count for t in part.tested), self.inputs_of_line(part))
            * self.stride(part)
            for part in self.parts
        )

    @property
    def partial_size(self) -> int:
        """Values of a cell that are contracted in s, where that is not the last direction."""
        if self.integral.gdim == 2:
            return 0
        return max(sum(p.size for p in self.partials(part).values()) for part in self.parts)


def _inputs_of_line(columns: Columns) -> int:
    """Values that rows leave for a line."""
    return len(columns.in_rows) * columns.row_count
