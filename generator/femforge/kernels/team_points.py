"""Element matrices by teams of threads with tables at quadrature points, for cells of any shape.

Three stages: the dofs of each cell come to shared memory; a task a point evaluates D there; a task a test function of a
pair of components contracts D with that function, and then with all trial functions, whose values are literals. Where
only some entries are stored, those that are not always zero, rows that store the same columns are tasks of the same
code.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import product

from flint import fmpq

from femforge.ir.arrays import Array, Load
from femforge.ir.element import ScalarElement
from femforge.ir.integers import Index, entry_of, index, quotient
from femforge.ir.integral import Integral, SlotPair
from femforge.ir.nests import LoopNest, without_unused
from femforge.ir.scalar import Node
from femforge.ir.statements import Add, For, Integer, Let, Statement, Store, Variable
from femforge.kernels.access.cell_data import CellData
from femforge.kernels.access.stores import Tile, variable
from femforge.kernels.straight import stores
from femforge.kernels.team import TableSet, Tasks, Team, clear_tasks, stage_of
from femforge.kernels.team_point_values import FIELDS, PointValues
from femforge.represent.expressions import Entries, Tables
from femforge.represent.numbers import fraction
from femforge.represent.quadrature import QuadratureRepresentation
from femforge.schedule.team import Stage

#: Operations of a row up to which its points are written out.
WRITE_OUT_LIMIT = 2000

_Derivatives = tuple[int, tuple[int, ...], tuple[int, ...]]


def tabulated(representation: QuadratureRepresentation) -> str:
    """Why an integral cannot be computed so; empty if it can."""
    return "" if representation.integral.arity == 2 else "it is for element matrices"


@dataclass(frozen=True)
class Group:
    """Pairs of components with the same elements and the same pairs of derivatives.

    Attributes:
        blocks: (test, trial) components.
        terms: (part, derivative of the test, of the trial function).
        place: of each term, where D stands among the values of a block.
        mirrored: whether each entry is that of the transposed block, too.
        first: by part, place of the first block among the values of a point.
        width: by part, values of a block at a point.
    """

    blocks: list[tuple[int, int]]
    terms: tuple[_Derivatives, ...]
    place: tuple[int, ...]
    mirrored: bool
    first: list[int]
    width: tuple[int, ...]


@dataclass(frozen=True)
class Rows:
    """Rows of the blocks of a group that store the same columns.

    Attributes:
        group: their group.
        tasks: block of the group, and test function, of each.
        columns: trial functions.
    """

    group: Group
    tasks: list[tuple[int, int]]
    columns: tuple[int, ...]


class PointTeam:
    """Builds the loop nest.

    Args:
        representation: for which :func:`tabulated` has no objection.
        data: access to a cell's inputs.
        team: the threads.
        entries: of the element matrix that are stored, in this order: all, or those that are not always zero.
    """

    def __init__(
        self, representation: QuadratureRepresentation, data: CellData, team: Team, entries: Entries
    ) -> None:
        self.representation = representation
        self.integral: Integral = representation.integral
        self.graph = self.integral.graph
        self.team = team
        self.at_points = PointValues(representation, data, team)
        self.entries = len(entries)
        whole = self.entries == self.integral.rows * self.integral.columns
        #: Where each entry is stored; nothing where all are.
        self.stored_at = {} if whole else {entry: number for number, entry in enumerate(entries)}
        self.tile = Tile(team.cells, self.entries, team.on_device, not team.on_device)
        self.tables = TableSet()
        parts = representation.parts
        self.values = [Tables(part) for part in parts]
        self.points = self.at_points.points
        #: Slot pairs whose D is stored, in the order of a point's values, by part.
        self.stored: list[list[SlotPair]] = [[] for _ in parts]
        self.groups = self._groups()
        self.first = [sum(self.points[k] * len(self.stored[k]) for k in range(n)) for n in range(len(parts))]

    # -- what stands where -----------------------------------------------------------------------------

    def _groups(self) -> list[Group]:
        symmetric = self.representation.symmetric
        found: dict[tuple[object, ...], list[tuple[int, int]]] = {}
        pairs: dict[tuple[int, int], dict[_Derivatives, SlotPair]] = {}
        for number, part in enumerate(self.representation.parts):
            for s, t in part.terms:
                assert s is not None
                assert t is not None
                if symmetric and s.component > t.component:
                    continue
                block = pairs.setdefault((s.component, t.component), {})
                block[number, s.derivative, t.derivative] = (s, t)
        for (c, e), terms in sorted(pairs.items()):
            test, trial = self._element(0, c), self._element(1, e)
            found.setdefault((test, trial, symmetric and c == e, tuple(sorted(terms))), []).append((c, e))
        groups = []
        for (_, _, within, terms_), blocks in found.items():
            assert isinstance(terms_, tuple)
            kept = [k for k in terms_ if not within or k[1] <= k[2]]
            order = [[k for k in kept if k[0] == n] for n in range(len(self.stored))]
            first = [len(own) for own in self.stored]
            for c, e in blocks:
                for own, keys in zip(self.stored, order, strict=True):
                    own += [pairs[c, e][key] for key in keys]
            place = tuple(order[k[0]].index(k if k in kept else (k[0], k[2], k[1])) for k in terms_)
            width = tuple(len(keys) for keys in order)
            groups.append(Group(blocks, terms_, place, bool(symmetric and not within), first, width))
        return groups

    def _element(self, which: int, component: int) -> ScalarElement:
        function = (self.integral.test, self.integral.trial)[which]
        assert function is not None
        return function.layout.fields[component].element

    def _dofs(self, which: int, component: int) -> tuple[int, ...]:
        function = (self.integral.test, self.integral.trial)[which]
        assert function is not None
        return function.layout.fields[component].dofs

    @property
    def value_size(self) -> int:
        """Values of D of a cell."""
        return sum(p * len(own) for p, own in zip(self.points, self.stored, strict=True))

    # -- the loop nest ---------------------------------------------------------------------------------

    def build(self) -> LoopNest:
        """The loop nest of a batch."""
        body = [statement for classes in self._classes() for statement in self.team.stage(classes)]
        body += self.tile.copy_out(self.graph, "first_cell", "cells_here", self.entries)
        shared = (
            self.at_points.array,
            Array("D", self.value_size * self.team.cells, "shared"),
            self.tile.array(),
        )
        tables = [*self.tables.arrays, *self.at_points.tables]
        steps = ("the dofs of each cell", "D at the points", "rows of the element matrix")
        return LoopNest(self.team.threads, shared, tuple(tables), without_unused(body), steps, bounded=True)

    def _classes(self) -> list[list[Tasks]]:
        """Tasks of each stage."""
        pairs = {pair for g in self.groups for pair in g.blocks}
        pairs |= {(e, c) for g in self.groups if g.mirrored for c, e in g.blocks}
        clear = [] if self.stored_at else clear_tasks(self.integral, pairs, self.team, self.tile, self.tables)
        rows = [self._tasks_of_rows(rows) for group in self.groups for rows in self._rows(group)]
        return [
            *self.at_points.stages(),
            [self.at_points.evaluate(n, stored, "D", self.first[n]) for n, stored in enumerate(self.stored)],
            [*rows, *clear],
        ]

    @property
    def stages(self) -> tuple[Stage, ...]:
        """The steps, with the operations of a cell; of a team that is not on a device."""
        return tuple(stage_of(classes, (FIELDS, "D", "tile")) for classes in self._classes())

    # -- rows ------------------------------------------------------------------------------------------

    def _rows(self, group: Group) -> list[Rows]:
        """The rows of a group, apart by the columns that they store."""
        c, e = group.blocks[0]
        found: dict[tuple[int, ...], list[tuple[int, int]]] = {}
        for block, function in product(range(len(group.blocks)), range(len(self._dofs(0, c)))):
            columns = tuple(range(len(self._dofs(1, e))))
            if self.stored_at:
                columns = tuple(n for n in columns if self._places(group, block, function, n))
            if columns:
                found.setdefault(columns, []).append((block, function))
        return [Rows(group, tasks, columns) for columns, tasks in found.items()]

    def _places(self, group: Group, block: int, function: int, column: int) -> list[int]:
        """Where an entry of a block is stored, and where its mirror image is, if not all are stored."""
        c, e = group.blocks[block]
        entry = self._dofs(0, c)[function], self._dofs(1, e)[column]
        wanted = [entry, entry[::-1]] if group.mirrored else [entry]
        return [self.stored_at[one] for one in wanted if one in self.stored_at]

    def _tasks_of_rows(self, rows: Rows) -> Tasks:
        """A task a test function of a block: what it stores of its row of the block."""
        group = rows.group

        def body(task: Index) -> list[Statement]:
            head, block, function = self._numbers(rows, task)
            if self._written_out(rows):
                values = self._row(rows, block, function)
            else:
                lines, values = self._looped_row(rows, block, function)
                head += lines
            if self.stored_at:
                return [*head, *self._put_in_places(rows, task, values)]
            every = [self._dofs(0, group.blocks[block][0])[function] for block, function in rows.tasks]
            columns = [dof for _, e in group.blocks for dof in self._dofs(1, e)]
            count = len(rows.columns)
            table = self.tables.name("row_of_task", every, True)
            head.append(Integer("row", entry_of(table, task)))
            table = self.tables.name("column_of_block", columns, True)
            head += [Integer(f"column{n}", entry_of(table, block.times(count).plus(n))) for n in rows.columns]
            places = [[("row", f"column{n}"), (f"column{n}", "row")] for n in rows.columns]
            own = [
                [self._of_entry(*entry) for entry in (both if group.mirrored else both[:1])]
                for both in places
            ]
            return [*head, *self._puts(values, own)]

        return Tasks(len(rows.tasks), body)

    def _numbers(self, rows: Rows, task: Index) -> tuple[list[Statement], Index, Index]:
        """Statements that tell the block and the function of a task, and these."""
        blocks, functions = (sorted(set(numbers)) for numbers in zip(*rows.tasks, strict=True))
        count, head, block = len(functions), list[Statement](), index(blocks[0])
        regular = rows.tasks == list(product(blocks, functions)) and blocks == list(range(len(blocks)))
        if not regular:
            head.append(Integer("block", entry_of(self._of_tasks("block", [b for b, _ in rows.tasks]), task)))
            head.append(
                Integer("function", entry_of(self._of_tasks("function", [m for _, m in rows.tasks]), task))
            )
            return head, index("block"), index("function")
        number = task
        if len(blocks) > 1:
            head.append(Integer("block", quotient(task, count)))
            block = index("block")
            number = task.plus(Index(0, (("block", -count),)))
        if functions == list(range(functions[0], functions[0] + count)):
            return head, block, number.plus(functions[0])
        head.append(Integer("function", entry_of(self._of_tasks("function", functions), number)))
        return head, block, index("function")

    def _of_tasks(self, what: str, numbers: Sequence[int]) -> str:
        return self.tables.name(f"{what}_of_task", numbers, True)

    def _written_out(self, rows: Rows) -> bool:
        """Whether the points of a row are no loop."""
        work = 0
        for part, points in enumerate(self.points):
            terms = [(s, t) for number, s, t in rows.group.terms if number == part]
            work += points * (len(terms) + len({t for _, t in terms}) * len(rows.columns))
        return work <= WRITE_OUT_LIMIT

    def _looped_row(self, rows: Rows, block: Index, function: Index) -> tuple[list[Statement], list[Node]]:
        """Statements that add up the entries of a row of a block point by point, and these."""
        group, trials = rows.group, len(rows.columns)
        c, e = group.blocks[0]
        test, trial = self._element(0, c), self._element(1, e)
        table, position, width = self._test_table(group, test)
        lines: list[Statement] = [Variable(f"sum{n}") for n in range(trials)]
        for part, points in enumerate(self.points):
            fluxes: dict[tuple[int, ...], list[tuple[Node, int]]] = {}
            stored = len(self.stored[part])
            for (number, s, t), place in zip(group.terms, group.place, strict=True):
                if number != part:
                    continue
                at = index("q").times(stored).plus(self.first[part] + group.first[part] + place)
                d = Load("D", self.team.at(block.times(group.width[part]).plus(at)))
                v = Load(table, function.times(width).plus(index("q")).plus(position[part, s]))
                value = self.graph.symbol(v) * self.graph.symbol(d)
                fluxes.setdefault(t, []).append((value, 1))
            if not fluxes:
                continue
            values = {t: self.values[part](trial, t) for t in fluxes}
            flat = [values[t][q, n] for q in range(points) for t in fluxes for n in rows.columns]
            name = self.tables.name("trial_values", flat, False)
            body: list[Statement] = [
                Let(f"flux{k}", self.graph.sum(terms)) for k, terms in enumerate(fluxes.values())
            ]
            for n in range(trials):
                places = [
                    index("q").times(len(fluxes) * trials).plus(k * trials + n) for k in range(len(fluxes))
                ]
                products = [
                    (self.graph.symbol(Load(name, at)) * variable(self.graph, f"flux{k}"), 1)
                    for k, at in enumerate(places)
                ]
                body.append(Add(f"sum{n}", self.graph.sum(products)))
            lines.append(For("q", points, tuple(body)))
        return lines, [variable(self.graph, f"sum{n}") for n in range(trials)]

    def _row(self, rows: Rows, block: Index, function: Index) -> list[Node]:
        """Entries of a row of a block."""
        group = rows.group
        c, e = group.blocks[0]
        test, trial = self._element(0, c), self._element(1, e)
        table, position, width = self._test_table(group, test)
        entries: list[list[tuple[Node, Fraction]]] = [[] for _ in rows.columns]
        fluxes: dict[tuple[int, int, tuple[int, ...]], list[tuple[Node, int]]] = {}
        for (part, s, t), place in zip(group.terms, group.place, strict=True):
            for q in range(self.points[part]):
                at = self.first[part] + q * len(self.stored[part]) + group.first[part] + place
                d = self.graph.symbol(Load("D", self.team.at(block.times(group.width[part]).plus(at))))
                v = function.times(width).plus(position[part, s] + q)
                value = self.graph.symbol(Load(table, v))
                fluxes.setdefault((part, q, t), []).append((value * d, 1))
        for (part, q, t), terms in fluxes.items():
            flux = self.graph.sum(terms)
            values = self.values[part](trial, t)
            for own, n in zip(entries, rows.columns, strict=True):
                if values[q, n] != 0:
                    own.append((flux, fraction(values[q, n])))
        return [self.graph.sum(terms) for terms in entries]

    def _test_table(
        self, group: Group, test: ScalarElement
    ) -> tuple[str, dict[tuple[int, tuple[int, ...]], int], int]:
        """Name of the table of test functions, place of each derivative of a part, values of a function."""
        derivatives = sorted({(part, s) for part, s, _ in group.terms})
        position: dict[tuple[int, tuple[int, ...]], int] = {}
        width = 0
        for part, s in derivatives:
            position[part, s] = width
            width += self.points[part]
        count = len(self._dofs(0, group.blocks[0][0]))
        matrices = {key: self.values[key[0]](test, key[1]) for key in derivatives}
        flat: list[fmpq] = [
            matrices[part, s][q, m]
            for m in range(count)
            for part, s in derivatives
            for q in range(self.points[part])
        ]
        return self.tables.name("test_values", flat, False), position, width

    def _of_entry(self, row: str, column: str) -> Index:
        """The place of an entry, where all are stored."""
        return Index(0, ((row, self.integral.columns), (column, 1)))

    def _put_in_places(self, rows: Rows, task: Index, values: Sequence[Node]) -> list[Statement]:
        """Stores to places that a table tells."""
        each = [[self._places(rows.group, *one, n) for n in rows.columns] for one in rows.tasks]
        width = max(len(places) for own in each for places in own)
        # an entry that has one place only is stored there twice
        listed = [places[k % len(places)] for own in each for k in range(width) for places in own]
        table = self.tables.name("place_of_task", listed, True)
        count = width * len(rows.columns)
        head = [Integer(f"place{n}", entry_of(table, task.times(count).plus(n))) for n in range(count)]
        size = len(rows.columns)
        own = [[index(f"place{n + k * size}") for k in range(width)] for n in range(size)]
        return [*head, *self._puts(values, own)]

    def _puts(self, values: Sequence[Node], places: Sequence[Sequence[Index]]) -> list[Statement]:
        """Statements that store values, each to one or more places of the cell of the lane."""
        result: list[Statement] = []
        for n, statement in _numbered(stores(values, {}, lambda n, v: Store("tile", index(n), v))):
            if not isinstance(statement, Store):
                result.append(statement)
                continue
            value = statement.value
            if len(places[n]) > 1:
                result.append(Let(f"e{n}", value))
                value = variable(self.graph, f"e{n}")
            result += [Store("tile", self.tile.place("lane", place), value) for place in places[n]]
        return result


def _numbered(statements: Sequence[Statement]) -> list[tuple[int, Statement]]:
    """Statements with the number of stores before them."""
    result, number = [], 0
    for statement in statements:
        result.append((number, statement))
        number += isinstance(statement, Store)
    return result
