"""The way in of teams that share lines (:mod:`femforge.kernels.team_lines`): columns, rows of planes,
sections of facets, which are both in one, and monomials."""

from __future__ import annotations

from collections.abc import Sequence

from femforge.ir.arrays import Load
from femforge.ir.element import ScalarElement
from femforge.ir.integers import Index, IntegerExpression, index, quotient, remainder
from femforge.ir.integral import Dof, Integral
from femforge.ir.nests import variables_read
from femforge.ir.scalar import Node
from femforge.ir.statements import Integer, IntegerLoads, Let, Statement, Store
from femforge.kernels.access.stores import variable
from femforge.kernels.access.vector_data import VectorData
from femforge.kernels.straight import stores
from femforge.kernels.team import TableSet, Tasks, Team, stores_in_place
from femforge.kernels.team_cell_values import CellValueTasks
from femforge.kernels.team_gather import DOFS, INPUTS, places_in_order, stride_in_order
from femforge.kernels.team_places import LinePlaces
from femforge.represent.cell_values import CellValue
from femforge.represent.levels import derivative_text
from femforge.represent.line_inputs import LINE, PLANE, Columns, Monomial, monomials
from femforge.represent.line_sums import LinePart
from femforge.schedule.banks import banks_of
from femforge.schedule.lines import LineShape

#: Places from that of a first dof.
_Shifts = tuple[int, ...]
#: Entries of a table of places that come in one access.
_AT_ONCE = 4


class LineWayIn:
    """Tasks of the steps before the lines, and where planes and lines are.

    Args:
        data: access to a cell's inputs.
        team: the threads.
        parts: the rules.
        shape: what of a cell they share at a time.
    """

    def __init__(self, data: VectorData, team: Team, parts: tuple[LinePart, ...], shape: LineShape) -> None:
        self.data = data
        self.integral: Integral = data.integral
        self.graph = data.graph
        self.team = team
        self.parts = parts
        self.shape = shape
        self.tables = TableSet()
        self.at = self.places_of(shape)

    def places_of(self, shape: LineShape) -> LinePlaces:
        """Where the values of a cell stand."""
        spread = self.team.on_device and shape.spread
        banks = banks_of(self.data.parameters.scalar_bytes) if spread else 1
        of = (self.integral, self.parts, banks, shape.planes, self.team.along)
        at = LinePlaces(*of)
        columns = [columns for part in self.parts for columns in part.columns]
        if not self._in_sections(at) or any(one.for_lines for one in columns):
            return at
        wanted = {dof for one in columns for *_, dof in one.dofs()}
        return LinePlaces(*of, places_in_order(self.data, at.functions, wanted, at.unused_dofs))

    def _in_sections(self, at: LinePlaces) -> bool:
        """:attr:`by_sections` with some places."""
        one_plane = all(part.planes == 1 for part in self.parts)
        return self.team.along and not self.flat and at.in_place and one_plane

    def load(self, array: str, place: Index) -> Node:
        """A value of the cell in shared memory."""
        return self.graph.symbol(Load(array, self.team.at(place)))

    # -- planes and lines --------------------------------------------------------------------------------

    @property
    def flat(self) -> bool:
        """Whether a plane of points is a line."""
        return self.integral.gdim == 2

    def plane(self, number: IntegerExpression) -> list[Integer]:
        """The plane of a task, by its number among those that are at work."""
        return [Integer(PLANE, number)]

    @property
    def place_of_plane(self) -> Index:
        """The number of a plane, or of a line of a quadrilateral, in memory; a facet has one plane."""
        if self.flat:
            return index(LINE)
        return self.one_plane or index(PLANE)

    @property
    def one_plane(self) -> Index | None:
        """The number of the plane, if there is one only."""
        return index(0) if all(part.planes == 1 for part in self.parts) else None

    def place_of_line(self, part: LinePart, plane: Index, line: Index | int | str) -> Index:
        """The place of a line of a hexahedron."""
        of_plane, of_line = self.at.line_steps(part)
        return plane.times(of_plane).plus(index(line).times(of_line))

    @property
    def by_sections(self) -> bool:
        """Whether a thread has all dofs of a facet with one number in r, and contracts them in t and s at once.

        There is one plane only, so that a column leaves one value of each derivative: a thread has room for them, and
        nothing goes through shared memory between the two directions. The same of sums and test functions.
        """
        return self._in_sections(self.at)

    # -- steps --------------------------------------------------------------------------------------------

    def way_in(self, part: LinePart, of_cell: Sequence[Sequence[Tasks]] = ((), ())) -> list[list[Tasks]]:
        """The steps before the lines of a rule.

        Args:
            part: the rule.
            of_cell: tasks that the lines wait for, too, see :meth:`of_cell`.
        """
        before, after = of_cell
        at_once = [self.by_sections and not columns.for_lines for columns in part.columns]
        there = [self.at.in_place and part.values_are_dofs(columns) for columns in part.columns]
        first, rows = list(before), list(after)
        for columns, section, known in reversed(list(zip(part.columns, at_once, there, strict=True))):
            if section:
                first.insert(0, self._section(part, columns))
                continue
            if not known:
                first.insert(0, self.contract(part, columns))
            if columns.in_rows:
                rows.insert(0, self._row(part, columns))
        return [classes for classes in (first, rows) if classes]

    def contract(self, part: LinePart, columns: Columns) -> Tasks:
        """A task a column: its values at all planes."""
        first, unused = min(self.at.rows[dof] for *_, dof in columns.dofs()), columns.row - columns.size
        width = self.at.width(columns)

        def body(task: Index) -> list[Statement]:
            head = [Integer("row", quotient(task, columns.size))] if unused else []
            column = task.plus(index("row").times(unused)) if unused else task
            loads = [
                Let(f"dof{k}", self.load(INPUTS, column.plus(first + k * width))) for k in range(columns.size)
            ]
            dofs = [variable(self.graph, let.name) for let in loads]
            last = self.integral.gdim - 1
            values = [v for order in columns.orders for v in part.column_values(columns, dofs, order, last)]
            places = [
                self.at.plane(part, columns, order).plus(column.plus(q * width))
                for order in columns.orders
                for q in range(part.planes)
            ]
            puts = stores_in_place(loads, values, lambda k, v: Store(INPUTS, self.team.at(places[k]), v))
            return [*head, *puts]

        return Tasks(columns.count, body)

    def _row(self, part: LinePart, columns: Columns) -> Tasks:
        """A task a row of a plane: its values at all lines of the plane."""
        planes, lines = self.at.planes(part), part.lines_of_plane
        several = len(columns.members) > 1

        def body(task: Index) -> list[Statement]:
            head = [*self.plane(remainder(task, planes)), Integer("number", quotient(task, planes))]
            place = index("number").plus(self.place_of_plane.times(self.at.width(columns)))
            if several:
                head.append(Integer("function", quotient("number", columns.size)))
                place = place.plus(index("function").times((columns.row - 1) * columns.size))
            values: list[Node] = []
            names: dict[Node, str] = {}
            puts: list[Index] = []
            for orders in columns.in_rows:
                first = self.at.plane(part, columns, orders[-1]).plus(place)
                loads = [self.load(INPUTS, first.plus(rank * columns.row)) for rank in columns.ranks]
                names |= {node: f"dof{k}{derivative_text(orders[1:], 't')}" for k, node in enumerate(loads)}
                values += part.column_values(columns, loads, orders[0], 1)
                puts += [self._row_at_line(part, columns, orders, q) for q in range(lines)]
            return [*head, *stores(values, names, lambda k, v: Store("sums", self.team.at(puts[k]), v))]

        return Tasks(columns.row_count * planes, body)

    def _section(self, part: LinePart, columns: Columns) -> Tasks:
        """A task a section of a facet's cell: the dofs with one number in r, contracted in t, and then in s."""
        last = self.integral.gdim - 1

        def body(task: Index) -> list[Statement]:
            numbers, places, loads = self._dofs_of_section(part, columns)
            head: list[Statement] = [Integer("number", task), *numbers]
            names: dict[Node, str] = {}
            contracted: dict[int, list[Node]] = {order: [] for order in columns.orders}
            for j, dofs in enumerate(loads):
                names |= {node: f"dof{j}_{k}" for k, node in enumerate(dofs)}
                for order, values in contracted.items():
                    values += part.column_values(columns, dofs, order, last)
                    names.setdefault(values[-1], f"column{j}{derivative_text((order,), 't')}")
            results: list[Node] = []
            puts: list[Index] = []
            for orders in columns.in_rows:
                results += part.column_values(columns, contracted[orders[-1]], orders[0], 1)
                puts += [self._row_at_line(part, columns, orders, q) for q in range(part.lines_of_plane)]
            lines = stores(results, names, lambda k, v: Store("sums", self.team.at(puts[k]), v))
            return [*head, *before_use(places, lines)]

        return Tasks(columns.row_count, body)

    def _dofs_of_section(
        self, part: LinePart, columns: Columns
    ) -> tuple[list[Integer], list[IntegerLoads], list[list[Node]]]:
        """Where the dofs of the section ``number`` stand: integers that are known, and those from a table; and
        these dofs, by numbers in s and t."""
        size = columns.size
        place = index("number").plus(index("function").times((columns.row - 1) * size))
        if not self.at.is_in_order(columns):
            first = min(self.at.rows[dof] for *_, dof in columns.dofs())
            several = len(columns.members) > 1
            place = place if several else index("number")
            steps = [rank * columns.row for rank in columns.ranks]
            width = self.at.width(columns)
            found = [
                [self.load(INPUTS, place.plus(first + step + k * width)) for k in range(size)]
                for step in steps
            ]
            return ([Integer("function", quotient("number", size))] if several else []), [], found
        dofs = {(number, k): dof for number, k, dof in columns.dofs()}
        own = [(j, k) for j in range(size) for k in sorted(part.places_read(columns))]
        values: list[Sequence[int]] = []
        for section in range(columns.row_count):
            first = section + section // size * (columns.row - 1) * size
            values.append([self.at.in_order[dofs[first + columns.ranks[j] * columns.row, k]] for j, k in own])
        stride = stride_in_order(self.at.in_order)
        lines = self.places_of_task("place_of_dof", values, index("number"))
        zero = self.graph.zero  # of dofs on which no value depends
        loaded = [[zero] * size for _ in range(size)]
        for n, (j, k) in enumerate(own):
            at = index("lane").times(stride).plus(f"place{n}")
            loaded[j][k] = self.graph.symbol(Load(DOFS, at))
        return [], lines, loaded

    def places_of_task(self, name: str, places: Sequence[Sequence[int]], task: Index) -> list[IntegerLoads]:
        """Integers ``place0``, ``place1`` and so on of a task from a table, several in one access.

        Args:
            name: of the table.
            places: by task.
            task: its number.
        """
        count = len(places[0])
        width = -(-count // _AT_ONCE) * _AT_ONCE
        values = [place for own in places for place in (*own, *[0] * (width - count))]
        table = self.tables.name(name, values, True, aligned=True, bits=16)
        lines: list[IntegerLoads] = []
        first = 0
        while first < count:
            together = next(n for n in (_AT_ONCE, 2, 1) if first + n <= count)
            names = tuple(f"place{first + k}" for k in range(together))
            lines.append(IntegerLoads(names, table, task.times(width).plus(first), 16))
            first += together
        return lines

    def _row_at_line(self, part: LinePart, columns: Columns, orders: tuple[int, ...], line: int) -> Index:
        """Where the row of a task has its value at a line of its plane."""
        first = index("number").times(self.at.stride(part)).plus(self.at.rows_at_lines(part, columns, orders))
        return first.plus(self.place_of_line(part, self.place_of_plane, line))

    def of_cell(self) -> tuple[list[Tasks], list[Tasks]]:
        """Two steps of what all lines share: values of the cell, or their shares, and monomials, which may take the
        places of dofs that values are made of."""
        values = list(dict.fromkeys(value for part in self.parts for value in part.cell_values))
        first, joined = self._cell_values.steps(values)
        if self.joins:
            joined.clear()
        (joined if first else first).extend(self._monomials())
        return first, joined

    @property
    def _cell_values(self) -> CellValueTasks:
        """Makes tasks of values of the cell."""
        return CellValueTasks(self.data, self.team, INPUTS, self.at.rows, self.at.cell_values)

    @property
    def joins(self) -> bool:
        """Whether lines make values of the cell of their shares."""
        return any(part.of_dofs for part in self.parts)

    def cell_value(self, value: CellValue) -> Node:
        """A value of the cell, as lines read it."""
        if self.joins and value.shares:
            return self._cell_values.made_of_shares(value)
        return self.load(INPUTS, index(self.at.cell_values[value]))

    def _monomials(self) -> list[Tasks]:
        """Tasks that write short functions in monomials; none for constant ones."""
        shorts = dict.fromkeys(short for part in self.parts for short in part.shorts if len(short.dofs) > 1)
        classes: dict[tuple[ScalarElement, _Shifts, _Shifts], list[int]] = {}
        for short in shorts:
            dofs = [Dof(short.function, dof) for dof in short.dofs]
            first = self.at.rows[dofs[0]]
            taken = tuple(self.at.rows[dof] - first for dof in dofs)
            put = tuple(self.at.monomials[Monomial(dof)] - first for dof in dofs)
            classes.setdefault((short.element, taken, put), []).append(first)
        found: list[Tasks] = []
        for (element, taken, put), firsts in classes.items():
            step = firsts[1] - firsts[0] if len(firsts) > 1 else 0
            regular = all(first == firsts[0] + k * step for k, first in enumerate(firsts))
            groups = [(firsts[0], step, len(firsts))] if regular else [(first, 0, 1) for first in firsts]
            found += [self._monomials_of(element, (taken, put), *group) for group in groups]
        return found

    def _monomials_of(
        self, element: ScalarElement, shifts: tuple[_Shifts, _Shifts], first: int, step: int, count: int
    ) -> Tasks:
        """A task a function.

        Args:
            element: of the functions.
            shifts: where the dofs of one stand, and where its coefficients go, from its first dof.
            first, step, count: where the first dof of each function stands.
        """

        def body(task: Index) -> list[Statement]:
            taken, places = (
                [self.team.at(task.times(step).plus(first + shift)) for shift in own] for own in shifts
            )
            loads = [Let(f"dof{k}", self.graph.symbol(Load(INPUTS, place))) for k, place in enumerate(taken)]
            dofs = [variable(self.graph, let.name) for let in loads]
            values = monomials(element, dofs, self.integral.region == "facet")
            return stores_in_place(loads, values, lambda k, v: Store(INPUTS, places[k], v))

        return Tasks(count, body)


def before_use(loads: Sequence[IntegerLoads], statements: Sequence[Statement]) -> list[Statement]:
    """Statements with loads of integers that they use, each where the first of these is used: a thread that has many
    would else keep all of them in registers."""
    waiting = {name: load for load in loads for name in load.names}
    found: list[Statement] = []
    for statement in statements:
        for name in sorted(variables_read([statement]) & waiting.keys()):
            if (load := waiting.get(name)) is not None:
                found.append(load)
                waiting = {other: one for other, one in waiting.items() if one is not load}
        found.append(statement)
    return found
