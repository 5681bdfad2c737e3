"""What a line of points is given: columns contracted in the last direction, and on hexahedra rows contracted in s.

A column of a function's dofs in the last direction is contracted to all planes of points (t), for all lines of a
plane; a row of a plane, what columns with one number in r leave there, is contracted to all lines of the plane (s), or
each line contracts it for itself. On quadrilaterals the last direction is s, and a plane is a line. Functions whose
columns have two dofs at most are written in monomials of all directions, once a cell: a line evaluates them by a few
multiply-adds. In r, functions are written in monomials up to degree 2 (:mod:`femforge.represent.directions`); in the
other directions those with more keep the element's own basis.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property
from typing import Literal, NamedTuple

from flint import fmpq

from femforge.ir.element import Field, ScalarElement
from femforge.ir.integers import Index, index
from femforge.ir.integral import Dof, Integral, Local, Slot
from femforge.ir.scalar import Graph, Node
from femforge.reference import basis
from femforge.represent.direction_tables import Key, ProductTables, Tables
from femforge.represent.directions import (
    Basis1D,
    along_direction,
    basis_of_direction,
    combination,
    nodal_basis,
    points_are_nodes,
    values_at_points,
)
from femforge.represent.levels import LETTERS, VARIABLES, Level, derivative_text
from femforge.represent.point_values import field_of, slots_at_points
from femforge.represent.quadrature import QuadraturePart

#: Dofs of a column from which on it is contracted once for all lines of a plane, and from which on its even and odd
#: parts are; and from which on a row of a plane is contracted once for all lines of the plane.
_LONG_COLUMN, IN_PAIRS, _LONG_ROW = 3, 4, 4
#: Variables that count the points of a line, and the lines.
IN_LINE, LINE, PLANE = VARIABLES
#: What of a line of points is a task: all of it, with a loop over its points or these written out; or a point.
LineKind = Literal["looped", "written", "points"]
#: Sums of a line by test function in r, by component of the test function and derivatives in the other directions.
LineSums = dict[tuple[int, tuple[Key, ...]], list[Node]]
#: A function, the dofs of one of its components, and derivatives in all directions but r.
_Function = tuple[str, tuple[int, ...], tuple[int, ...]]
#: A function, and the element and the dofs of one of its components.
_Scalar = tuple[str, ScalarElement, tuple[int, ...]]


class PlaneEntry(NamedTuple):
    """Symbol key: a column of a function contracted at the plane of a line.

    Attributes:
        column: its :class:`Columns`.
        number: among the columns of these; the line may be in it.
        order: of the derivative in the last direction.
    """

    column: Columns
    number: Index
    order: int


class LineEntry(NamedTuple):
    """Symbol key: a column contracted at the plane of a line, and the row that it is in at the line.

    Attributes:
        column: its :class:`Columns`.
        number: of its row among those of a plane.
        orders: of the derivatives in s and t.
    """

    column: Columns
    number: int
    orders: tuple[int, ...]


@dataclass(frozen=True)
class Monomial:
    """Symbol key: the coefficient of a monomial of a short function.

    Attributes:
        dof: that it takes the place of; no tuple itself, which would be equal to that of its dof.
    """

    dof: Dof


@dataclass(frozen=True)
class Columns:
    """Columns of dofs that the same code contracts in the last direction.

    Attributes:
        element: of their functions.
        orders: of derivatives that lines need.
        in_rows: derivatives in s and t to which rows are contracted before the lines; those in t stay in the orders.
        for_lines: whether lines read columns, and not only what rows leave.
        at_points: derivatives that points want of lines that are no tasks; those in s and t are in the rows.
        members: (function, its dofs) of each scalar function.
    """

    element: ScalarElement
    orders: tuple[int, ...]
    in_rows: tuple[tuple[int, ...], ...]
    for_lines: bool
    at_points: tuple[tuple[int, ...], ...]
    members: tuple[tuple[str, tuple[int, ...]], ...]

    @property
    def size(self) -> int:
        """Dofs of a column."""
        return size_of(self.element)

    @property
    def count(self) -> int:
        """Columns of a cell."""
        return len(self.members) * self.size * self.rows

    @property
    def rows(self) -> int:
        """Rows of columns side by side: numbers in s, where that is not the last direction."""
        return self.size if len(basis(self.element).factor_index[0]) == 3 else 1

    def dofs(self) -> Iterable[tuple[int, int, Dof]]:
        """(column, place in it, dof) of all dofs."""
        for function, dofs in self.members:
            for (i, *between, k), dof in zip(basis(self.element).factor_index, dofs, strict=True):
                rank = self.ranks[between[0]] if between else 0
                yield self.number(function, dofs, i, rank).constant, k, Dof(function, dof)

    def number(self, function: str, dofs: tuple[int, ...], i: int, rank: Index | int = 0) -> Index:
        """A column by its function, the number in r and the place among the nodes in s, if there is one."""
        first = self.members.index((function, dofs)) * self.rows * self.row + i
        return index(rank).times(self.row).plus(first)

    def row_number(self, function: str, dofs: tuple[int, ...], i: int) -> int:
        """A row of a plane by its function and the number in r."""
        return self.members.index((function, dofs)) * self.size + i

    @property
    def row_count(self) -> int:
        """Rows of a plane."""
        return len(self.members) * self.size

    @property
    def row(self) -> int:
        """Places of the columns that have one number in s: an odd number where lines read them at the same time."""
        return self.size | 1 if self.for_lines else self.size

    @property
    def places(self) -> int:
        """Places of all columns at a plane, with those that are left out."""
        return len(self.members) * self.rows * self.row

    @property
    def ranks(self) -> tuple[int, ...]:
        """The places of the nodes of a direction, as they follow each other there."""
        return ranks_of_direction(self.element)


@dataclass(frozen=True)
class Short:
    """A scalar function whose columns have two dofs at most.

    Attributes:
        function: its name.
        element: of it.
        dofs: its own.
    """

    function: str
    element: ScalarElement
    dofs: tuple[int, ...]


def monomials(element: ScalarElement, values: Sequence[Node], on_facet: bool) -> list[Node]:
    """Coefficients of the monomials of all directions from the dofs of an element, each in the place of a dof.

    Args:
        element: of degree 1 at most.
        values: its dofs.
        on_facet: whether lines are those of the first facet, see :func:`_short_basis`.
    """
    places = basis(element).factor_index
    grid = dict(zip(places, values, strict=True))
    for d in range(len(places[0])):
        own = _short_basis(element, on_facet and d == len(places[0]) - 1)
        grid = along_direction(values[0].graph, grid, own.from_nodal, d)
    return [grid[place] for place in places]


def _short_basis(element: ScalarElement, across: bool) -> Basis1D:
    """The monomials of a direction: powers about its centre, or about the facet that the direction goes across, where
    all but the first one vanish."""
    return basis_of_direction(element, "powers" if across else "pairs")


class LineInputs:
    """The way in, of one quadrature rule.

    Args:
        integral: the integral.
        part: the rule and its point functions.
        tables: numbers that lines read.
        staged: whether columns are contracted in the last direction before the lines.
        kind: of lines; those that are loops contract rows of planes themselves.
        all_rows: whether short rows are contracted before lines that are no loops, too, of functions that are
            differentiated in other directions than r.
        of_dofs: whether lines make monomials of short functions themselves, of dofs.
    """

    def __init__(
        self, integral: Integral, part: QuadraturePart, tables: Tables, staged: bool, kind: LineKind,
        all_rows: bool = False, of_dofs: bool = False,
    ) -> None:  # fmt: skip
        self.integral = integral
        self.part = part
        self.tables = tables
        self.staged = staged
        self.kind = kind
        self.all_rows = all_rows
        self.of_dofs = of_dofs
        self.by_rows = kind != "looped" and integral.gdim == 3
        self.directions = part.rule.directions
        self.points, self.weights = self.directions[0]
        self.last = VARIABLES[integral.gdim - 1]
        self.graph: Graph = integral.graph
        self.tests = ProductTables(integral, integral.arity == 2)
        self.slots = slots_at_points(integral, part)

    @property
    def planes(self) -> int:
        """Planes of points; one on a facet."""
        return len(self.directions[-1][0])

    @property
    def lines_of_plane(self) -> int:
        """Lines of a plane, which on quadrilaterals is one itself."""
        return len(self.directions[1][0]) if self.integral.gdim == 3 else 1

    @property
    def lines(self) -> int:
        """Lines of a cell."""
        return self.planes * self.lines_of_plane

    @cached_property
    def columns(self) -> tuple[Columns, ...]:
        """What is contracted in the last direction before the lines."""
        needed: dict[_Scalar, set[tuple[int, ...]]] = {}
        for slot in self.slots:
            own = field_of(self.integral, slot)
            if self.staged and not is_short(own.element):
                needed.setdefault((slot.function, own.element, own.dofs), set()).add(slot.derivative)
        classes: dict[Columns, list[tuple[str, tuple[int, ...]]]] = {}
        for (function, element, dofs), found in needed.items():
            in_planes = {d[1:] for d in found}
            several = len(in_planes) > 1
            rows = tuple(sorted(d for d in in_planes if self._by_rows(element, d, several)))
            orders = tuple(sorted({d[-1] for d in found}))
            at_points = tuple(sorted(found)) if self.kind == "points" else ()
            key = Columns(element, orders, rows, len(rows) < len(in_planes), at_points, ())
            classes.setdefault(key, []).append((function, dofs))
        return tuple(replace(key, members=tuple(members)) for key, members in classes.items())

    def _by_rows(self, element: ScalarElement, derivative: tuple[int, ...], several: bool) -> bool:
        """Whether a derivative in s and t, of one or several, is what rows are contracted to."""
        itself = derivative[0] == 0 and points_are_nodes(element, self.points)
        always = self.kind == "points" or (self.all_rows and several)
        long = always or size_of(element) >= _LONG_ROW
        return self.by_rows and long and not itself

    @cached_property
    def shorts(self) -> tuple[Short, ...]:
        """Functions that lines read as monomials."""
        if self.of_dofs:
            return ()
        fields = dict.fromkeys((slot.function, field_of(self.integral, slot)) for slot in self.slots)
        return tuple(Short(name, own.element, own.dofs) for name, own in fields if is_short(own.element))

    def column_values(self, columns: Columns, dofs: Sequence[Node], order: int, d: int) -> list[Node]:
        """A derivative of a column at all planes, or of a row at all lines of its plane.

        Args:
            columns: that it is one of.
            dofs: of the column, or what the columns of a row have left.
            order: of the derivative.
            d: the direction.
        """
        points, _ = self.directions[d]
        direct = columns.size < IN_PAIRS or len(points) == 1
        if direct or (order == 0 and points_are_nodes(columns.element, points)):
            table = nodal_basis(columns.element).tabulate(points, order)
            return [combination(dofs, row) for row in table]
        own = basis_of_direction(columns.element, "pairs")
        coefficients = [combination(dofs, row) for row in own.from_nodal]
        return values_at_points(self.graph, coefficients, own.tabulate(points, order))

    def values_are_dofs(self, columns: Columns) -> bool:
        """Whether the one value of a column is its first dof, as it is on a facet."""
        points, _ = self.directions[-1]
        (first, *rest), *others = nodal_basis(columns.element).tabulate(points, 0)
        return columns.orders == (0,) and not others and first == 1 and not any(rest)

    def places_read(self, columns: Columns) -> set[int]:
        """Places in a column of the dofs that its values depend on: of values on a facet, the first one."""
        points, _ = self.directions[-1]
        rows = [
            row for order in columns.orders for row in nodal_basis(columns.element).tabulate(points, order)
        ]
        return {k for k in range(columns.size) if any(row[k] != 0 for row in rows)}

    def on_line(self, slot: Slot, i: int) -> Node:
        """A coefficient on a line: on hexahedra contracted in s, if not by rows, unless its points are nodes.

        Args:
            slot: a derivative of a function.
            i: number in r, of the element's own basis, or of monomials if it is short.
        """
        own = field_of(self.integral, slot)
        columns = self.columns_of(slot)
        if self.integral.gdim == 2:
            return self._at_plane(slot, (i,), columns, 0)
        if columns and slot.derivative[1:] in columns.in_rows:
            number = columns.row_number(slot.function, own.dofs, i)
            return self.graph.symbol(LineEntry(columns, number, slot.derivative[1:]))
        if columns and slot.derivative[1] == 0 and points_are_nodes(own.element, self.points):
            return self._at_plane(slot, (i,), columns, index(LINE))
        ranks = ranks_of_direction(own.element)
        values = [self._at_plane(slot, (i, j), columns, ranks[j]) for j in range(size_of(own.element))]
        return self.contracted(own.element, slot.derivative[1], LINE, values)

    def columns_of(self, slot: Slot) -> Columns | None:
        """The columns that a slot's are among, unless the line contracts them itself."""
        own = field_of(self.integral, slot)
        of_slot = ((slot.function, own.dofs), own.element)
        return next((c for c in self.columns if of_slot[0] in c.members and of_slot[1] == c.element), None)

    def _at_plane(
        self, slot: Slot, place: tuple[int, ...], columns: Columns | None, rank: Index | int
    ) -> Node:
        """A coefficient contracted in the last direction.

        Args:
            slot: a derivative of a function.
            place: numbers in the other directions.
            columns: where it is found; without them the line contracts it.
            rank: the place among the nodes in s.
        """
        own, order = field_of(self.integral, slot), slot.derivative[-1]
        if columns is not None:
            number = columns.number(slot.function, own.dofs, place[0], rank)
            return self.graph.symbol(PlaneEntry(columns, number, order))
        grid = dict(zip(basis(own.element).factor_index, own.dofs, strict=True))
        dofs = [Dof(slot.function, grid[*place, k]) for k in range(size_of(own.element))]
        values = [self._on_its_own(own, dof) for dof in dofs]
        return self.contracted(own.element, order, self.last, values)

    def _on_its_own(self, own: Field, dof: Dof) -> Node:
        """A dof that a line contracts itself, of a short function the coefficient of the monomial in its place."""
        if not is_short(own.element):
            return self.graph.symbol(dof)
        if not self.of_dofs:
            return self.graph.symbol(Monomial(dof))
        dofs = [self.graph.symbol(Dof(dof.function, k)) for k in own.dofs]
        return monomials(own.element, dofs, self.integral.region == "facet")[own.dofs.index(dof.index)]

    def in_own_basis(self, component: int, sums: Sequence[Node]) -> list[Node]:
        """Sums with the element's own test functions in one direction, from those with even and odd ones."""
        if self.tests.diagonal:
            return list(sums)
        own = self.tests.basis(component, "pairs")
        return [combination(sums, row) for row in zip(*own.from_nodal, strict=True)]

    def tests_are_sparse(self, component: int, key: Key) -> bool:
        """Whether each test function of a direction is not zero at one point only."""
        element = self.tests.fields[component].element
        return not any(key) and not self.tests.diagonal and points_are_nodes(element, self.points)

    def weighted(self, table: Sequence[Sequence[fmpq]], function: int, d: int = 0) -> list[fmpq]:
        """A column of a table times the weights of a direction."""
        return [w * row[function] for w, row in zip(self.directions[d][1], table, strict=True)]

    def contracted(self, element: ScalarElement, order: int, at: str, values: Sequence[Node]) -> Node:
        """A derivative of a function of one direction at the point whose number is a variable.

        Args:
            element: of the function.
            order: of the derivative.
            at: the variable.
            values: in monomials if the function is short, else in the element's own basis.
        """
        across = self.integral.region == "facet" and at == self.last
        own = _short_basis(element, across) if is_short(element) else nodal_basis(element)
        points, _ = self.directions[VARIABLES.index(at)]
        tables = [self.tables.value(own, points, order, k, at) for k in range(own.size)]
        return self.graph.sum(
            [(self.graph.product([table, value]), 1) for table, value in zip(tables, values, strict=True)]
        )


class LineValues:
    """Coefficients of functions on a line, each computed once.

    Args:
        inputs: the way in.
        line: takes what is computed.
    """

    def __init__(self, inputs: LineInputs, line: Level) -> None:
        self.inputs = inputs
        self.line = line
        self._own: dict[_Function, list[Node]] = {}
        self._in_r: dict[_Function, list[Node]] = {}

    def own(self, slot: Slot) -> list[Node]:
        """In the basis of the slot's element; in monomials if that is short."""
        key = self._function(slot)
        if key not in self._own:
            element = field_of(self.inputs.integral, slot).element
            values = [self.inputs.on_line(slot, k) for k in range(size_of(element))]
            self._own[key] = self._defined(slot, "", values)
        return self._own[key]

    def in_r(self, slot: Slot) -> list[Node]:
        """In the basis of r, see :func:`femforge.represent.directions.basis_of_direction`."""
        element = field_of(self.inputs.integral, slot).element
        if is_short(element):
            return self.own(slot)
        key = self._function(slot)
        if key not in self._in_r:
            rows = basis_of_direction(element, "pairs").from_nodal
            values = [combination(self.own(slot), row) for row in rows]
            self._in_r[key] = self._defined(slot, LETTERS[0], values)
        return self._in_r[key]

    def _function(self, slot: Slot) -> _Function:
        """What slots share that differ by their derivative in r."""
        return slot.function, field_of(self.inputs.integral, slot).dofs, slot.derivative[1:]

    def _defined(self, slot: Slot, basis_name: str, values: Sequence[Node]) -> list[Node]:
        name = f"line_{slot.function}{slot.component}_{basis_name}"
        ending = derivative_text(slot.derivative[1:], LETTERS[1:])
        return [define(self.line, f"{name}{k}{ending}", value) for k, value in enumerate(values)]


def is_short(element: ScalarElement) -> bool:
    """Whether lines read a function of that element as monomials."""
    return size_of(element) < _LONG_COLUMN


@cache
def ranks_of_direction(element: ScalarElement) -> tuple[int, ...]:
    """The place of each node of a direction among all of them, from one end to the other; as numbered if unknown."""
    factor = basis(element).factor
    assert factor is not None
    places = [point[0] for point in basis(factor).lattice]
    order = sorted(range(len(places)), key=places.__getitem__)
    distinct = len(set(places)) == size_of(element)
    return tuple(order.index(k) if distinct else k for k in range(size_of(element)))


def size_of(element: ScalarElement) -> int:
    """Functions of a direction of an element."""
    return nodal_basis(element).size


def define(level: Level, name: str, node: Node) -> Node:
    """A value of a level under a name, a number behind it if that is taken; what has a name stays, and numbers do."""
    if node.kind == "const" or isinstance(node.value, Local):
        return node
    unique, number = name, 1
    while level.values.get(unique, node) is not node:
        number += 1
        unique = f"{name}_more{number}"
    level.values[unique] = node
    return node.graph.symbol(Local(unique))
