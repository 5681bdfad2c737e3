"""Sums over the points of hexahedra in steps that threads of a block can share: planes, lines, sums of lines.

    y = sum_t B_t' sum_s B_s' ( sum_r B_r'  D  B_r ) B_s  B_t u

A column of a function's dofs in t is contracted to all planes of points; then each line of points in r is on its own:
it contracts s, loops over its points, and leaves sums; those of a plane are contracted with the test functions of s,
and what comes of that with those of t. A line has the operations of one thread of :mod:`femforge.represent.nested_sums`
but no sums of a plane or of the cell, so that it holds a third of what that thread holds, or less. Functions whose
columns have two dofs at most come to the lines as they are.

In r, functions are written in monomials up to degree 2 (:mod:`femforge.represent.directions`); in s and t they keep
the element's own basis.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

from flint import fmpq

from femforge.ir.element import ScalarElement
from femforge.ir.integers import index
from femforge.ir.integral import Dof, Integral, Local, Slot
from femforge.ir.scalar import Graph, Node
from femforge.reference import basis
from femforge.represent.direction_tables import Key, ProductTables, Tables
from femforge.represent.directions import basis_of_direction, nodal_basis
from femforge.represent.levels import LETTERS, VARIABLES, Level, NestedSums, keep_outside, prune
from femforge.represent.numbers import fraction
from femforge.represent.point_values import (
    FluxKey,
    field_of,
    flux_name,
    fluxes_at,
    point_data,
    point_number,
    slots_at_points,
    values_at,
)
from femforge.represent.quadrature import QuadraturePart

#: Dofs of a column from which on it is contracted once for all lines of a plane.
_LONG_COLUMN = 3
#: Variables that count the points of a line, and the lines.
IN_LINE, LINE, PLANE = VARIABLES
#: Number of a point, where data at points are read.
_POINT = "point"


class PlaneEntry(NamedTuple):
    """Symbol key: a column of a function contracted at the plane of a line.

    Attributes:
        column: its :class:`Columns`.
        number: among the columns of these.
        order: of the derivative in t.
    """

    column: Columns
    number: int
    order: int


class SumKey(NamedTuple):
    """A sum that a line leaves: of which test functions.

    Attributes:
        component: of the test function.
        function: its number in r.
        keys: derivatives in s and t.
    """

    component: int
    function: int
    keys: tuple[Key, Key]


@dataclass(frozen=True)
class Columns:
    """Columns of dofs that the same code contracts in t.

    Attributes:
        element: of their functions.
        orders: of derivatives that lines need.
        members: (function, its dofs) of each scalar function.
    """

    element: ScalarElement
    orders: tuple[int, ...]
    members: tuple[tuple[str, tuple[int, ...]], ...]

    @property
    def size(self) -> int:
        """Dofs of a column."""
        return nodal_basis(self.element).size

    @property
    def count(self) -> int:
        """Columns of a cell."""
        return len(self.members) * self.size**2

    def dofs(self) -> Iterable[tuple[int, int, Dof]]:
        """(column, place in it, dof) of all dofs."""
        for m, (function, dofs) in enumerate(self.members):
            for (i, j, k), dof in zip(basis(self.element).factor_index, dofs, strict=True):
                yield (m * self.size + j) * self.size + i, k, Dof(function, dof)

    def number(self, function: str, dofs: tuple[int, ...], i: int, j: int) -> int:
        """A column by its function and the numbers in r and s."""
        return (self.members.index((function, dofs)) * self.size + j) * self.size + i


@dataclass(frozen=True)
class TestSums:
    """Sums of lines that the same code contracts with test functions.

    Attributes:
        components: of the test function.
        element: of these.
        keys: derivatives in s and t of their sums.
    """

    components: tuple[int, ...]
    element: ScalarElement
    keys: tuple[tuple[Key, Key], ...]

    @property
    def size(self) -> int:
        """Test functions of a direction."""
        return nodal_basis(self.element).size

    @property
    def count(self) -> int:
        """Sums of a line for each pair of derivatives."""
        return len(self.components) * self.size

    def members(self) -> Iterable[tuple[int, int]]:
        """(component, test function in r) in order."""
        return ((c, i) for c in self.components for i in range(self.size))

    def in_s(self, last: Key) -> tuple[Key, ...]:
        """Derivatives in s of the sums with given ones in t."""
        return tuple(s for s, t in self.keys if t == last)

    @property
    def in_t(self) -> tuple[Key, ...]:
        """Derivatives in t."""
        return tuple(dict.fromkeys(t for _, t in self.keys))


def line_sums(integral: Integral, parts: Sequence[QuadraturePart]) -> tuple[LinePart, ...]:
    """The steps of the element vector of an integral of arity 1, or of the diagonal of one of arity 2, rule by rule.

    Args:
        integral: on hexahedra.
        parts: as for :func:`femforge.represent.nested_sums.nested_sums`.
    """
    tables = Tables(integral.graph)
    found = tuple(LinePart(integral, part, tables) for part in parts)
    members: dict[tuple[str, tuple[int, ...]], Columns] = {}
    for part in found:
        for columns in part.columns:
            for member in columns.members:
                if members.setdefault(member, columns).members != columns.members:
                    # columns of one rule would not stand side by side for another one
                    return tuple(LinePart(integral, part, tables, staged=False) for part in parts)
    return found


@dataclass
class LinePart:
    """The steps of one quadrature rule.

    Attributes:
        integral: the integral.
        part: the rule and its point functions.
        tables: numbers that lines read.
        staged: whether columns are contracted in t before the lines.
    """

    integral: Integral
    part: QuadraturePart
    tables: Tables
    staged: bool = True
    _sums: dict[SumKey, Node] = field(default_factory=dict)

    def __post_init__(self) -> None:
        assert self.part.rule.rule_1d is not None
        self.points, self.weights = self.part.rule.rule_1d
        self.graph: Graph = self.integral.graph
        self.tests = ProductTables(self.integral, self.integral.arity == 2)
        self.slots = slots_at_points(self.integral, self.part)

    # -- on the way in -----------------------------------------------------------------------------------

    @cached_property
    def columns(self) -> tuple[Columns, ...]:
        """What is contracted in t before the lines."""
        orders: dict[tuple[str, ScalarElement, tuple[int, ...]], set[int]] = {}
        for slot in self.slots:
            own = field_of(self.integral, slot)
            if self.staged and nodal_basis(own.element).size >= _LONG_COLUMN:
                orders.setdefault((slot.function, own.element, own.dofs), set()).add(slot.derivative[2])
        classes: dict[tuple[ScalarElement, tuple[int, ...]], list[tuple[str, tuple[int, ...]]]] = {}
        for (function, element, dofs), found in orders.items():
            classes.setdefault((element, tuple(sorted(found))), []).append((function, dofs))
        return tuple(Columns(element, key, tuple(members)) for (element, key), members in classes.items())

    def column_values(self, columns: Columns, dofs: Sequence[Node], order: int) -> list[Node]:
        """A derivative of a column at all planes."""
        table = nodal_basis(columns.element).tabulate(self.points, order)
        return [
            self.graph.sum([(node, fraction(v)) for node, v in zip(dofs, row, strict=True)]) for row in table
        ]

    def _in_plane(self, slot: Slot, i: int, j: int) -> Node:
        """A column's value at the plane of the line."""
        own = field_of(self.integral, slot)
        order = slot.derivative[2]
        for columns in self.columns:
            if (slot.function, own.dofs) in columns.members and own.element == columns.element:
                number = columns.number(slot.function, own.dofs, i, j)
                return self.graph.symbol(PlaneEntry(columns, number, order))
        grid = dict(zip(basis(own.element).factor_index, own.dofs, strict=True))
        values = [self.graph.symbol(Dof(slot.function, grid[i, j, k])) for k in range(_size(own.element))]
        return self._contracted(own.element, order, PLANE, values)

    def _contracted(self, element: ScalarElement, order: int, at: str, values: Sequence[Node]) -> Node:
        own = nodal_basis(element)
        tables = [self.tables.value(own, self.points, order, k, at) for k in range(own.size)]
        return self.graph.sum(
            [(self.graph.product([table, value]), 1) for table, value in zip(tables, values, strict=True)]
        )

    def _in_line(self, line: Level, slot: Slot, done: dict[tuple[object, ...], list[Node]]) -> list[Node]:
        """Coefficients of a slot's function on the line, in the basis of r."""
        own = field_of(self.integral, slot)
        key = (slot.function, own.dofs, slot.derivative[1:])
        if key not in done:
            size = _size(own.element)
            nodal = [
                self._contracted(
                    own.element, slot.derivative[1], LINE, [self._in_plane(slot, i, j) for j in range(size)]
                )
                for i in range(size)
            ]
            rows = basis_of_direction(own.element, True).from_nodal
            ending = _derivative(slot.derivative[1:], LETTERS[1:])
            done[key] = [
                _define(line, f"line_{slot.function}{slot.component}_{k}{ending}", _combined(row, nodal))
                for k, row in enumerate(rows)
            ]
        return done[key]

    # -- a line ------------------------------------------------------------------------------------------

    @cached_property
    def line(self) -> NestedSums:
        """A line's loop over its points, in dofs and :class:`PlaneEntry`; results in the order of ``sums``."""
        line, point = Level(), Level(IN_LINE, len(self.points))
        done: dict[tuple[object, ...], list[Node]] = {}
        values: dict[Slot, Node] = {}
        for slot in self.slots:
            own = basis_of_direction(field_of(self.integral, slot).element, True)
            terms = [
                (self.graph.product([table, coefficient]), 1)
                for k, coefficient in enumerate(self._in_line(line, slot, done))
                for table in [self.tables.value(own, self.points, slot.derivative[0], k, IN_LINE)]
                if not table.is_zero
            ]
            values[slot] = self.graph.sum(terms)
            if values[slot].kind not in ("const", "symbol"):
                ending = _derivative(slot.derivative, LETTERS)
                point.names.setdefault(values[slot], f"{slot.function}{slot.component}{ending}")
        replacement, names = values_at(self.integral, self.part, values, self._given(point))
        point.names |= {node: name for node, name in names.items() if node not in point.names}
        fluxes = fluxes_at(self.integral, self.part, self.tests, replacement)
        for key, node in fluxes.items():
            if node.kind == "hold":
                point.names[node] = f"flux{flux_name(*key)}"
        point.first = list(fluxes.values())
        self._integrate(line, point, fluxes)
        keep_outside(self.graph, line, (point,))
        prune(line, (point,))
        return NestedSums(line, ((point,),), tuple(self._sums.values()), self.tables.arrays, (self.part,))

    def _given(self, point: Level) -> Callable[[Slot], Node]:
        """How to read a slot that is data at points."""

        def given(slot: Slot) -> Node:
            point.point = (_POINT, point_number(self.part, dict(enumerate(VARIABLES))))
            return self.graph.symbol(point_data(self.integral, slot, 0, _POINT))

        return given

    def _integrate(self, line: Level, point: Level, fluxes: Mapping[FluxKey, Node]) -> None:
        """What points add to the sums of the line, and these in the element's own basis in r."""
        added: dict[str, list[tuple[Node, int]]] = {}
        sums: dict[tuple[int, tuple[Key, Key]], list[Node]] = {}
        for (component, keys), flux in fluxes.items():
            own = self.tests.basis(component, True)
            table = self.tests.table(component, keys[0], self.points, True)
            key = (component, (keys[1], keys[2]))
            names = [f"sum{component}_{i}{_test_derivative(keys[1:])}" for i in range(len(table[0]))]
            for i, name in enumerate(names):
                column = [w * row[i] for w, row in zip(self.weights, table, strict=True)]
                if any(v != 0 for v in column):
                    function = self.tests.name(component, keys[0], i, True)
                    entry = self.tables.entry(column, f"weights_{function}", index(IN_LINE))
                    added.setdefault(name, []).append((self.graph.product([entry, flux]), 1))
            if key not in sums:
                sums[key] = [self.graph.symbol(Local(name)) for name in names]
        point.additions = [(name, self.graph.sum(terms)) for name, terms in added.items()]
        line.sums = list(added)
        for (component, last), values in sums.items():
            own = self.tests.basis(component, True)
            known = [
                v if isinstance(v.value, Local) and v.value.text in added else self.graph.zero for v in values
            ]
            if not self.tests.diagonal:
                known = [_combined(row, known) for row in zip(*own.from_nodal, strict=True)]
            for i, node in enumerate(known):
                self._sums[SumKey(component, i, last)] = node

    # -- on the way out ----------------------------------------------------------------------------------

    @property
    def sums(self) -> tuple[SumKey, ...]:
        """What a line leaves, in the order of its results."""
        assert self.line.results
        return tuple(self._sums)

    @cached_property
    def tested(self) -> tuple[TestSums, ...]:
        """Classes of sums that are contracted by the same code."""
        keys: dict[int, list[tuple[Key, Key]]] = {}
        for one in self.sums:
            own = keys.setdefault(one.component, [])
            if one.keys not in own:
                own.append(one.keys)
        classes: dict[tuple[ScalarElement, tuple[tuple[Key, Key], ...]], list[int]] = {}
        for component, found in keys.items():
            element = self.tests.fields[component].element
            classes.setdefault((element, tuple(sorted(found))), []).append(component)
        return tuple(TestSums(tuple(own), element, found) for (element, found), own in classes.items())

    def test_weights(self, tested: TestSums, key: Key) -> list[list[fmpq]]:
        """[test function][point] of a direction: weighted values of the element's own basis."""
        table = self.tests.nodal(tested.components[0], key, self.points)
        return [[w * row[k] for w, row in zip(self.weights, table, strict=True)] for k in range(tested.size)]


def _size(element: ScalarElement) -> int:
    return nodal_basis(element).size


def _define(level: Level, name: str, node: Node) -> Node:
    """A value under a name; numbers stay what they are."""
    if node.kind == "const":
        return node
    level.values[name] = node
    return node.graph.symbol(Local(name))


def _combined(row: Sequence[fmpq], nodes: Sequence[Node]) -> Node:
    return nodes[0].graph.sum([(node, fraction(v)) for node, v in zip(nodes, row, strict=True) if v != 0])


def _derivative(orders: Sequence[int], letters: str) -> str:
    text = "".join(letter * order for letter, order in zip(letters, orders, strict=False))
    return f"_d{text}" if text else ""


def _test_derivative(keys: Sequence[Key]) -> str:
    texts = [_derivative([key[n] for key in keys], LETTERS[1:]) for n in range(len(keys[0]))]
    return "".join(texts)
