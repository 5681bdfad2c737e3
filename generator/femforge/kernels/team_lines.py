"""Operators on quadrilaterals and hexahedra by teams of threads: a thread a line of points.

Steps (:mod:`femforge.represent.line_sums`) with a barrier between them: the data of each cell comes to shared memory;
columns are contracted to planes, and rows of these to lines; lines of points leave their sums; these are contracted
with test functions in s, on hexahedra then in t; the results go where the scatter wants them. On facets of
discontinuous elements, by sections, columns and rows are one step, and so are test functions in s and t. On a CPU the
tasks of a step follow each other, and cells are SIMD lanes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import replace
from functools import cached_property
from math import gcd

from femforge.ir.arrays import Array
from femforge.ir.integers import Index, entry_of, index, less, product, quotient, remainder, total
from femforge.ir.integral import Integral
from femforge.ir.nests import LoopNest, without_unused
from femforge.ir.scalar import Node
from femforge.ir.statements import Guard, Integer, Scatter, Statement, Store
from femforge.kernels.access.base import cell_number
from femforge.kernels.access.spaces import is_cell_wise
from femforge.kernels.access.stores import Tile
from femforge.kernels.access.vector_data import VectorData
from femforge.kernels.access.vectors import OUTPUT
from femforge.kernels.nested_loops import ROWS
from femforge.kernels.scatter import ScatterKind, Staged
from femforge.kernels.scatter.base import ADDED, renumbered
from femforge.kernels.straight import stores
from femforge.kernels.team import Tasks, Team
from femforge.kernels.team_additions import entries_of_results
from femforge.kernels.team_gather import DOFS, ENTRY, INPUTS, Gathering, stride_in_order
from femforge.kernels.team_line_inputs import before_use
from femforge.kernels.team_line_tasks import POINTS, LineTasks
from femforge.kernels.team_places import Partial
from femforge.reference import basis
from femforge.represent.direction_tables import Key
from femforge.represent.levels import NestedSums, derivative_text
from femforge.represent.line_sums import LinePart, TestSums, line_sums
from femforge.represent.live_values import live_values
from femforge.represent.values import tested_fields
from femforge.schedule.lines import LineProblem, LineShape, LineSize

#: All of a cell at a time.
_WHOLE = LineShape()
#: Flops of a line up to which it is written out, and scalars that are alive in it beyond which points of facets are
#: tasks, and not lines (H200, interior penalty on hexahedra: lines are 1.2 times as fast on Q2, as fast on Q3 with 168
#: registers and 32 bytes of spills, 0.87 and 0.65 times on Q5 and Q7).
_MOST_WRITTEN, _MOST_LIVE = 8000, 90
#: Lines of a facet up to which each makes monomials of dofs, and values of shares, where a step does nothing else
#: otherwise (H200, interior penalty, both sides of Q2 1.05, of Q3 1.02 times as fast; on the boundary, where lines of
#: Q5 have no registers left for it, 0.8).
_FEW_LINES = 4


def _parts(integral: Integral, plan: NestedSums, all_rows: bool) -> tuple[LinePart, ...]:
    """The rules of an integral, with the lines that suit it; for ``all_rows`` see :func:`line_sums`."""
    parts = line_sums(integral, plan.parts, "looped")
    if any(len(part.points) * part.line.turn_flops > _MOST_WRITTEN for part in parts):
        return parts
    parts = line_sums(integral, plan.parts, "written", all_rows)
    if plan.on_facet and max(live_values(part.line) for part in parts) > _MOST_LIVE:
        return line_sums(integral, plan.parts, "points")
    few = all(part.lines <= _FEW_LINES for part in parts)
    if all_rows and few and any(value.shares for part in parts for value in part.cell_values):
        # then nothing is left to do between what makes shares and the lines
        return line_sums(integral, plan.parts, "written", all_rows, of_dofs=True)
    return parts


def why_no_lines(integral: Integral) -> str:
    """Why threads cannot share the lines of an integral; empty if they can."""
    assert integral.test is not None
    if integral.cell not in ("quadrilateral", "hexahedron"):
        return "teams of operators share cells in two and three dimensions, and facets of hexahedra"
    if integral.region != "cell" and integral.cell == "quadrilateral":
        return "a facet of a quadrilateral is one line"
    if integral.region != "cell" and integral.evaluated:
        return "values at points of facets have no test functions that lines could share"
    dofs = [member.dofs for member in integral.test.layout.fields]
    if len(set(dofs)) < len(dofs):
        return "components of the test function have the same dofs"
    return ""


def along_cells(integral: Integral) -> bool:
    """Whether neighbouring threads had better bring and add neighbouring dofs of one cell.

    On facets of discontinuous elements, whose dofs are neighbours in memory and are added to by all facets of a cell
    (H200, interior penalty on Q3 hexahedra: 1.6 times as fast, upwind 2 times; over cells 0.9 to 0.97 times).
    """
    assert integral.test is not None
    return integral.kind != "cell" and is_cell_wise(integral.test.layout)


class LineTeam(LineTasks):
    """Builds the loop nest; holds what its steps share.

    Args:
        plan: loops of the same integral, whose rules and point functions are taken.
        data: access to a cell's inputs.
        scatter: how results are added up.
        team: the threads.
        shape: what of a cell they share at a time.
    """

    def __init__(
        self, plan: NestedSums, data: VectorData, scatter: ScatterKind, team: Team, shape: LineShape = _WHOLE
    ) -> None:
        super().__init__(data, team, _parts(data.integral, plan, team.along), shape)
        self.scatter = scatter
        #: Where each result stands in the tile; those that are added, by scatters that add: none for all.
        self.places = [scatter.place(data.space, dof) for dof in range(self.integral.rows)]
        self._added: tuple[int, ...] = ()
        if self._leaves_out:
            self._added, self.places = renumbered(self.places, self._reached)
        width = len(self._added) or self.integral.rows
        self.tile = Tile(team.cells, width, team.on_device, not team.on_device)

    # -- the loop nest -----------------------------------------------------------------------------------

    def build(self) -> LoopNest:
        """The loop nest of a batch."""
        body = self.team.loads(self.gathering.tasks(self.at.functions))
        body += self.of_parts()
        if not self.adds_at_once:
            if self._added:
                self.tables.name(ADDED, self._added, True)
            staged = Staged(
                self.data, self.tile, OUTPUT, self.data.mask, self._keeps_offsets, self._added, self.by_sections
            )  # fmt: skip
            body += self.scatter.of_tile(staged)
        lines = [a for part in self.parts for a in self._loops(part).tables()]
        tables = {a.name: a for a in (*self.tables.arrays, *lines)}
        return LoopNest(
            self.team.threads, self._shared(), tuple(tables.values()), without_unused(body), self._describe(),
            bounded=self.team.along,
        )  # fmt: skip

    def _shared(self) -> tuple[Array, ...]:
        cells, stride = self.team.cells, self.team.stride
        inputs, partial = self.at.input_size * stride, self.at.partial_size * stride
        sums, tile = self.at.sum_size * stride, self.tile.array()
        tile = replace(tile, size=0) if self.adds_at_once else tile
        nodes = self.data.space.nodes
        more: tuple[Array, ...] = (Array(ENTRY, nodes * cells, "shared", bits=self.data.index_bits),)
        more = more if self._keeps_offsets else ()
        if self.line_rows and self._rows_in_sums:
            more = (*more, Array(ROWS, sums, "shared", over="sums", stays=True))
        elif self.line_rows:
            more = (*more, Array(ROWS, self.line_rows * self._items, "shared", stays=True))
        if self.adds_up:
            arrays = [
                Array(INPUTS, inputs, "shared"), Array("sums", sums, "shared"),
                Array("partial", partial, "shared"), tile,
            ]  # fmt: skip
        elif self.at.in_order:
            own = self.team.cells * stride_in_order(self.at.in_order)
            points = self.at.point_size * stride
            arrays = [
                Array(DOFS, max(own, points, tile.size), "shared"), Array(INPUTS, inputs, "shared"),
                Array("sums", sums, "shared"), Array(POINTS, points, "shared", over=DOFS),
                Array("tile", tile.size, "shared", over=DOFS),
            ]  # fmt: skip
        elif self.tests_at_once:  # results take places that are free by then
            arrays = [
                Array(INPUTS, max(inputs, tile.size), "shared"), Array("sums", sums, "shared"),
                Array("tile", tile.size, "shared", over=INPUTS),
            ]  # fmt: skip
        else:
            arrays = [
                Array(INPUTS, max(inputs, partial), "shared"), Array("sums", max(sums, tile.size), "shared"),
                Array("partial", partial, "shared", over=INPUTS),
                Array("tile", tile.size, "shared", over="sums"),
            ]  # fmt: skip
        return tuple(array for array in (*arrays, *more) if array.size)

    def shaped(self, shape: LineShape) -> LineTeam:
        """The same lines, shared in another way."""
        other = copy(self)
        other.shape, other.at = shape, self.places_of(shape)
        return other

    @property
    def scalars(self) -> int:
        """Shared memory of a cell."""
        inputs, sums, tile = self.at.input_size, self.at.sum_size, self.tile.stride
        tile = 0 if self.adds_at_once else tile
        bits = self.data.space.nodes * self.data.index_bits if self._keeps_offsets else 0
        entries = -(-bits // (8 * self.data.parameters.scalar_bytes))
        entries += 0 if self._rows_in_sums else self.line_rows * self.lines
        if self.adds_up:
            return inputs + sums + self.at.partial_size + tile + entries
        if self.at.in_order:
            own = max(stride_in_order(self.at.in_order), self.at.point_size, tile)
            return own + inputs + sums + entries
        if self.tests_at_once:
            return max(inputs, tile) + sums + entries
        return max(inputs, self.at.partial_size) + max(sums, tile) + entries

    def _describe(self) -> tuple[str, ...]:
        planes, last = ("lines", "s") if self.flat else ("planes", "t")
        return (
            "the data of each cell",
            *self._way_in_described(f"{planes}: columns contracted in {last}"),
            f"a line of points: contraction in {self._of_lines}, D, sums over the line",
            *([] if self.tests_at_once else ["test functions in s"]),
            *(
                [f"test functions in {last}: {self.scatter.step}"]
                if self.adds_at_once
                else [f"test functions in {'s and t' if self.by_sections else last}", self.scatter.step]
            ),
        )

    def _way_in_described(self, contracted: str) -> list[str]:
        """What the steps before the lines do."""
        columns = [c for part in self.parts for c in part.columns]
        if self.by_sections and columns and not any(c.for_lines for c in columns):
            return ["sections of cells, all dofs with one number in r: contracted in t and s"]
        rows = ["rows of planes contracted in s"] if any(c.in_rows for c in columns) else []
        return [*([contracted] if columns else []), *rows]

    @property
    def _of_lines(self) -> str:
        """Directions that lines contract."""
        rows = [c for part in self.parts for c in part.columns]
        return (
            "r" if self.flat or (rows and not any(c.for_lines or not c.in_rows for c in rows)) else "s and r"
        )

    def of_parts(self) -> list[Statement]:
        """The steps from a cell's data to its results."""
        steps: list[list[Tasks]] = []
        of_cell = self.of_cell()
        for part in self.parts:
            steps += [*self.way_in(part, of_cell), *self.lines_of(part), *self.tested_in_s(part)]
            of_cell = ([], [])
            steps.append(self._tested(part))
        if not self.adds_at_once:
            steps[0 if self.adds_up else -1] += self.clear()
        return [statement for classes in steps if classes for statement in self.team.stage(classes)]

    def _tested(self, part: LinePart) -> list[Tasks]:
        """The step that leaves results."""
        if self.by_sections:
            return [self._test_section(part, tested) for tested in part.tested]
        partials = self.at.partials(part)
        return [self.test_last(part, tested, partials[tested]) for tested in part.tested]

    def tested_in_s(self, part: LinePart) -> list[list[Tasks]]:
        """The step between the lines and the last direction, if there is one."""
        if self.tests_at_once:
            return []
        partials = self.at.partials(part)
        return [[self._test_s(part, t, last, partials[t]) for t in part.tested for last in t.in_last]]

    @property
    def tests_at_once(self) -> bool:
        """Whether tasks contract the sums of lines with test functions in all directions but r: on quadrilaterals the
        last one, on facets, by sections, both."""
        return self.flat or self.by_sections

    @property
    def adds_up(self) -> bool:
        """Whether results are sums of what comes one after another, and inputs and results are needed all the time."""
        return len(self.parts) > 1 or self.shape.planes > 0

    @property
    def adds_at_once(self) -> bool:
        """Whether threads add the results that they have to memory themselves."""
        return self.team.on_device and self.scatter.takes_registers and not (self.adds_up or self.team.along)

    @property
    def _keeps_offsets(self) -> bool:
        """Whether offsets stay in shared memory for the results; neighbouring threads read neighbouring ones again."""
        return self.scatter.needs_entries and not (self.adds_at_once or self.team.along)

    @cached_property
    def _reached(self) -> tuple[int, ...]:
        """Results that some sum reaches: of a form without normal derivatives those on the facet."""
        found: set[int] = set()
        for part in self.parts:
            for tested in part.tested:
                tasks, results = tested.rows * tested.count, results_of(self.integral, tested)
                kept = part.places_reached(tested)
                found |= {results[k * tasks + task] for k in kept for task in range(tasks)}
        return tuple(sorted(found))

    @property
    def _leaves_out(self) -> bool:
        """Whether only results that are reached are added."""
        some = self.team.along and self.scatter.needs_entries and not self.adds_up
        return some and len(self._reached) < self.integral.rows

    def problem(self, place: str) -> LineProblem:
        """What the schedule has to know."""
        live = max(live_values(part.line) for part in self.parts)
        shapes = [_WHOLE, *([LineShape(aside=False)] if self.line_rows else [])]
        shapes = [replace(shape, spread=spread) for shape in shapes for spread in (True, False)]
        if not self.flat:
            shapes += [LineShape(planes, aside=False) for planes in self._fewer_planes()]
        teams = [self.shaped(shape) for shape in shapes]
        sizes = tuple(
            LineSize(team.shape, team.scalars, team.tasks, live - team.line_rows, team.points)
            for team in teams
        )
        return LineProblem(place, sizes, self.parts[0].kind, self.team.along)

    def _fewer_planes(self) -> list[int]:
        """Numbers of planes at a time that all rules have a multiple of, the largest first."""
        planes = gcd(*(part.planes for part in self.parts))
        return [n for n in reversed(range(1, max(part.planes for part in self.parts))) if planes % n == 0]

    @property
    def gathering(self) -> Gathering:
        """How a cell's data come."""
        return Gathering(
            self.data, self.team, self.tables, self.at.rows, self._keeps_offsets, self.at.unused_dofs,
            in_order=self.at.in_order,
        )  # fmt: skip

    # -- the way out -------------------------------------------------------------------------------------

    def _test_s(self, part: LinePart, tested: TestSums, last: Key, partial: Partial) -> Tasks:
        """A task a sum at a plane: contracted with all test functions in s."""
        count, planes = part.lines_of_plane, self.at.planes(part)

        def body(task: Index) -> list[Statement]:
            plane = self.one_plane or index("plane")
            lines = [self.place_of_line(part, plane, q) for q in range(count)]
            loaded = {
                s: [
                    self.load("sums", self.at.member(part, tested, (s, last), "member").plus(line))
                    for line in lines
                ]
                for s in tested.in_s(last)
            }
            head = [Integer("plane", remainder(task, planes)), Integer("member", quotient(task, planes))]
            puts = stores(
                part.tested_sums(tested, loaded, 1), _names(loaded, "s"),
                lambda k, v: Store("partial", self.team.at(partial.place(last, plane, k, "member")), v),
            )  # fmt: skip
            return [*head, *puts]

        return Tasks(planes * tested.count, body)

    def test_last(self, part: LinePart, tested: TestSums, partial: Partial) -> Tasks:
        """A task a test function in the other directions: contracted with all test functions in the last one."""
        tasks = tested.rows * tested.count

        def body(task: Index) -> list[Statement]:
            head = [Integer("member", task if self.flat else remainder(task, tested.count))]
            if not self.flat:
                head.insert(0, Integer("function", quotient(task, tested.count)))
            loaded = {
                key: [self._tested_before(part, tested, partial, key, q) for q in range(part.planes)]
                for key in tested.in_last
            }
            values = part.tested_sums(tested, loaded, self.integral.gdim - 1)
            names = _names(loaded, part.last[-1])
            leaves_out = self.adds_at_once or self._leaves_out
            kept = sorted(part.places_reached(tested)) if leaves_out else list(range(tested.size))
            values = [values[k] for k in kept]
            if self.adds_at_once:
                return [*head, *self._add(tested, task, kept, values, names)]
            results = results_of(self.integral, tested)
            places = [self.places[results[k * tasks + n]] for k in kept for n in range(tasks)]
            table = self.tables.name("place_of_result", places, True)
            head += [Integer(f"place{n}", entry_of(table, task.plus(n * tasks))) for n in range(len(kept))]
            return [*head, *stores(values, names, lambda n, v: self.result(index(f"place{n}"), v))]

        return Tasks(tasks, body)

    def _test_section(self, part: LinePart, tested: TestSums) -> Tasks:
        """A task a sum of the lines of a facet: contracted with all test functions in s, and then in t."""
        lines = [self.place_of_line(part, index(0), q) for q in range(part.lines_of_plane)]
        kept = sorted(part.places_reached(tested)) if self._leaves_out else list(range(tested.size))
        results, tasks = results_of(self.integral, tested), tested.rows * tested.count

        def body(task: Index) -> list[Statement]:
            names: dict[Node, str] = {}
            in_s: dict[Key, list[Node]] = {}
            for last in tested.in_last:
                loaded = {
                    s: [
                        self.load("sums", self.at.member(part, tested, (s, last), "member").plus(line))
                        for line in lines
                    ]
                    for s in tested.in_s(last)
                }
                for s, nodes in loaded.items():
                    names |= {
                        node: f"sum{derivative_text((*s, *last), 'st')}_{q}" for q, node in enumerate(nodes)
                    }
                in_s[last] = part.tested_sums(tested, loaded, 1)
            values: list[Node] = []
            dofs: list[Sequence[int]] = []
            for j in range(tested.rows):
                own = part.tested_sums(tested, {last: [nodes[j]] for last, nodes in in_s.items()}, 2)
                for last, nodes in in_s.items():
                    names.setdefault(nodes[j], f"function{j}{derivative_text(last, 't')}")
                for k in kept:
                    values.append(own[k])
                    first = k * tasks + j * tested.count
                    dofs.append(results[first : first + tested.count])
            places = [[self.places[dof] for dof in own] for own in zip(*dofs, strict=True)]
            loads = self.places_of_task("place_of_result", places, task)
            puts = stores(values, names, lambda n, v: self.result(index(f"place{n}"), v))
            return [Integer("member", task), *before_use(loads, puts)]

        return Tasks(tested.count, body)

    def _add(
        self,
        tested: TestSums,
        task: Index,
        kept: Sequence[int],
        values: Sequence[Node],
        names: dict[Node, str],
    ) -> list[Statement]:
        """Results of a task of :meth:`test_last`, those of the functions ``kept``, are added to memory."""
        size, count = tested.size, len(tested.components)
        found = results_of(self.integral, tested)
        dofs = [
            [[found[(k * tested.rows + j) * tested.count + i * count + c] for k in kept]
             for j in range(tested.rows) for i in range(size)]
            for c in range(count)
        ]  # fmt: skip
        number, head = task, []
        if count > 1:
            own = quotient("member", count)
            head = [Integer("number", total(product("function", size), own) if tested.rows > 1 else own)]
            number = index("number")
        places, entries = entries_of_results(self.data, self.tables, dofs, number, remainder("member", count))
        sums = stores(values, names, lambda k, v: Scatter(OUTPUT, entries[k], v, True, self.data.mask))
        lines = [cell_number("lane"), *head, *places, *sums]
        return lines if self.team.cells == 1 else [Guard(less("lane", "cells_here"), tuple(lines))]

    def _tested_before(self, part: LinePart, tested: TestSums, partial: Partial, key: Key, q: int) -> Node:
        """The sum at a plane that a task of :meth:`test_last` contracts."""
        if self.flat:
            return self.load("sums", self.at.member(part, tested, (key,), "member").plus(q))
        return self.load("partial", partial.place(key, q, index("function"), "member"))

    def result(self, place: Index, value: Node) -> Store:
        """An entry of the cell's results, or an addition to it."""
        return Store("tile", self.tile.place("lane", place), value, accumulate=self.adds_up)

    def clear(self) -> list[Tasks]:
        """Tasks that set results to zero: those that lines add to, or those that they never reach."""
        if self._leaves_out:
            return []
        reached = {dof for part in self.parts for t in part.tested for dof in results_of(self.integral, t)}
        places = [p for dof, p in enumerate(self.places) if self.adds_up or dof not in reached]
        if not places:
            return []

        def body(task: Index) -> list[Statement]:
            table = self.tables.name("place_of_zero", places, True)
            place = self.tile.place("lane", index("place"))
            return [Integer("place", entry_of(table, task)), Store("tile", place, self.graph.zero)]

        return [Tasks(len(places), body)]


def results_of(integral: Integral, tested: TestSums) -> list[int]:
    """Dofs of results: by test function in t, if there is that direction, in s, and by member."""
    own = tested_fields(integral)
    grids = {
        c: dict(zip(basis(own[c].element).factor_index, own[c].dofs, strict=True)) for c in tested.components
    }
    size = range(tested.size)
    others = [(k,) for k in size] if integral.gdim == 2 else [(j, k) for k in size for j in size]
    return [grids[c][i, *other] for other in others for c, i in tested.members()]


def _names(loaded: Mapping[Key, Sequence[Node]], direction: str) -> dict[Node, str]:
    """Names of sums by the derivative of their test functions."""
    return {
        node: "_".join(["sum", *("d" + direction * order for order in key if order), str(q)])
        for key, nodes in loaded.items()
        for q, node in enumerate(nodes)
    }
