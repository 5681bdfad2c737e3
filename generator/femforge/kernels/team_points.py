"""Element matrices by teams of threads with tables at quadrature points, for cells of any shape.

Three stages: the dofs of each cell come to shared memory; a task a point evaluates D there; a task a test function of a
pair of components contracts D with that function, and then with all trial functions, whose values are literals.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

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
from femforge.represent.expressions import Tables
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


class PointTeam:
    """Builds the loop nest.

    Args:
        representation: for which :func:`tabulated` has no objection.
        data: access to a cell's inputs.
        team: the threads.
    """

    def __init__(self, representation: QuadratureRepresentation, data: CellData, team: Team) -> None:
        self.representation = representation
        self.integral: Integral = representation.integral
        self.graph = self.integral.graph
        self.team = team
        self.at_points = PointValues(representation, data, team)
        self.entries = self.integral.rows * self.integral.columns
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
        clear = clear_tasks(self.integral, pairs, self.team, self.tile, self.tables)
        return [
            *self.at_points.stages(),
            [self.at_points.evaluate(n, stored, "D", self.first[n]) for n, stored in enumerate(self.stored)],
            [*(self._rows(g) for g in self.groups), *clear],
        ]

    @property
    def stages(self) -> tuple[Stage, ...]:
        """The steps, with the operations of a cell; of a team that is not on a device."""
        return tuple(stage_of(classes, (FIELDS, "D", "tile")) for classes in self._classes())

    # -- rows ------------------------------------------------------------------------------------------

    def _rows(self, group: Group) -> Tasks:
        """A task a test function of a block: its row of the block."""
        count = len(self._dofs(0, group.blocks[0][0]))
        trials = len(self._dofs(1, group.blocks[0][1]))

        def body(task: Index) -> list[Statement]:
            head: list[Statement] = []
            block, function = index(0), task
            if len(group.blocks) > 1:
                head.append(Integer("block", quotient(task, count)))
                block = index("block")
                function = task.plus(Index(0, (("block", -count),)))
            if self._written_out(group, trials):
                values = self._row(group, block, function, trials)
            else:
                lines, values = self._looped_row(group, block, function, trials)
                head += lines
            rows = [self._dofs(0, c)[m] for c, _ in group.blocks for m in range(count)]
            columns = [dof for _, e in group.blocks for dof in self._dofs(1, e)]
            table = self.tables.name("row_of_task", rows, True)
            head.append(Integer("row", entry_of(table, task)))
            table = self.tables.name("column_of_block", columns, True)
            head += [
                Integer(f"column{n}", entry_of(table, block.times(trials).plus(n))) for n in range(trials)
            ]
            return [*head, *self._puts(group, values)]

        return Tasks(len(group.blocks) * count, body)

    def _written_out(self, group: Group, trials: int) -> bool:
        """Whether the points of a row are no loop."""
        work = 0
        for part, points in enumerate(self.points):
            terms = [(s, t) for number, s, t in group.terms if number == part]
            work += points * (len(terms) + len({t for _, t in terms}) * trials)
        return work <= WRITE_OUT_LIMIT

    def _looped_row(
        self, group: Group, block: Index, function: Index, trials: int
    ) -> tuple[list[Statement], list[Node]]:
        """Statements that add up the entries of a row of a block point by point, and these."""
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
            flat = [values[t][q, n] for q in range(points) for t in fluxes for n in range(trials)]
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

    def _row(self, group: Group, block: Index, function: Index, trials: int) -> list[Node]:
        """Entries of a row of a block."""
        c, e = group.blocks[0]
        test, trial = self._element(0, c), self._element(1, e)
        table, position, width = self._test_table(group, test)
        entries: list[list[tuple[Node, Fraction]]] = [[] for _ in range(trials)]
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
            for n in range(trials):
                if values[q, n] != 0:
                    entries[n].append((flux, fraction(values[q, n])))
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

    def _puts(self, group: Group, values: Sequence[Node]) -> list[Statement]:
        def put(row: str, column: str, value: Node) -> Store:
            entry = Index(0, ((row, self.integral.columns), (column, 1)))
            return Store("tile", self.tile.place("lane", entry), value)

        result: list[Statement] = []
        for n, statement in _numbered(stores(values, {}, lambda n, v: Store("tile", index(n), v))):
            if not isinstance(statement, Store):
                result.append(statement)
            elif group.mirrored:
                entry = variable(self.graph, f"e{n}")
                result.append(Let(f"e{n}", statement.value))
                result += [put("row", f"column{n}", entry), put(f"column{n}", "row", entry)]
            else:
                result.append(put("row", f"column{n}", statement.value))
        return result


def _numbered(statements: Sequence[Statement]) -> list[tuple[int, Statement]]:
    """Statements with the number of stores before them."""
    result, number = [], 0
    for statement in statements:
        result.append((number, statement))
        number += isinstance(statement, Store)
    return result
