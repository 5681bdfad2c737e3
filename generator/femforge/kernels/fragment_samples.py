"""Teams that share samples (:mod:`femforge.kernels.team_samples`), whose warps multiply fragments on matrix units.

A warp has 8 samples, or a few times as many, of some cells, 8 a fragment: tables are the left factors, in the order of
a warp's lanes in memory; the cells' dofs are the right ones. All slots of a sample and a cell end in one lane, which
evaluates D there in registers. A table's entry is read once for all cells of a task, by one lane instead of all 32: on
ordinary units, each lane takes in every entry, and that is what limits them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from flint import fmpq

from femforge.ir.arrays import Array, Load
from femforge.ir.element import ScalarElement
from femforge.ir.integers import Index, index, minimum, quotient, remainder
from femforge.ir.integral import Dof, Slot
from femforge.ir.scalar import Node
from femforge.ir.statements import Declare, For, Integer, Let, MultiplyFragments, Statement, Store
from femforge.kernels.access.base import cell_number
from femforge.kernels.access.stores import variable
from femforge.kernels.access.vector_data import VectorData
from femforge.kernels.points import reads_points
from femforge.kernels.scatter import ScatterKind
from femforge.kernels.straight import stores
from femforge.kernels.team import Tasks, Team
from femforge.kernels.team_gather import INPUTS
from femforge.kernels.team_sample_places import Tested, Tiles, Tiling
from femforge.kernels.team_sample_tasks import FLUXES, TURNS
from femforge.kernels.team_samples import SampleTeam
from femforge.kernels.team_traces import TraceTasks
from femforge.represent.symmetric_sums import Family, SumPart, SymmetricSums
from femforge.schedule.samples import FRAGMENT, FRAGMENT_LANES

#: Rows of a fragment of the left factor's columns.
_DEPTH = 4
#: Sums that a lane holds.
_SUMS = 48
#: Rows of fragments that a task has for results: what is loaded of samples serves so many.
_RESULT_TILES = 3


@dataclass(frozen=True)
class FragmentTiling(Tiling):
    """Whole fragments to a task.

    Attributes:
        cells: of a block.
    """

    cells: int

    def columns(self, held: int) -> int:
        """Fragments of cells of a task that holds so many sums of each."""
        count = self.cells // FRAGMENT
        while count > 1 and 2 * count * held > _SUMS:
            count //= 2
        return count

    def samples(self, count: int, held: int, flops: int) -> Tiles:
        """Samples of a task."""
        return self._tiles(count, held, _SUMS)

    def results(self, count: int, components: int) -> Tiles:
        """Results of a task."""
        return self._tiles(count, components, _RESULT_TILES)

    def _tiles(self, count: int, held: int, most: int) -> Tiles:
        """As many rows of fragments as registers hold and leave few of them idle."""
        rows = -(-count // FRAGMENT)
        most = max(1, min(most, _SUMS // max(1, 2 * self.columns(held) * held)))
        fewest = min((-(-rows // n) * n for n in range(1, most + 1)), default=rows)
        best = max((n for n in range(1, most + 1) if -(-rows // n) * n <= fewest), default=1)
        return Tiles(count, FRAGMENT * best)


class FragmentTeam(SampleTeam):
    """Builds the loop nest.

    Args:
        sums, data, scatter: see :class:`SampleTeam`.
        team: the threads, cells a multiple of 8.
    """

    def __init__(self, sums: SymmetricSums, data: VectorData, scatter: ScatterKind, team: Team) -> None:
        self.tiling = self.fragments = FragmentTiling(team.cells)
        super().__init__(sums, data, scatter, team)
        self.warps = Team(FRAGMENT_LANES, team.threads, True, FRAGMENT_LANES)

    def here(self, row: Index | int) -> Index:
        """Where a value of the lane's present cell stands."""
        return index(row).times(self.team.stride).plus("own")

    def dof_here(self, traces: TraceTasks, dof: Dof) -> Index:
        """Where a dof of that cell stands among those that traces are made of."""
        return index(traces.rows[dof]).times(traces.of_dofs.stride).plus("own")

    def stage(self, classes: Sequence[Tasks], products: bool) -> list[Statement]:
        """A step; by warps where fragments are multiplied."""
        return self.warps.stage(classes) if products else self.team.stage(classes)

    # -- tasks -------------------------------------------------------------------------------------------

    def _head(self, task: Index, groups: int) -> tuple[list[Statement], Index, Index]:
        """Integers of a task; its number among those of its cells, and the first of these."""
        head: list[Statement] = [
            Integer("row", quotient("lane", _DEPTH)),
            Integer("part", remainder("lane", _DEPTH)),
        ]
        if groups == 1:
            return head, task, index(0)
        head += [Integer("tile", quotient(task, groups)), Integer("group", remainder(task, groups))]
        return head, index("tile"), index("group").times(self.team.cells // groups)

    def _zero(self, name: str, size: int) -> list[Statement]:
        """An array of sums."""
        zero = Store(name, index("n"), self.graph.zero)
        return [Declare(Array(name, size, "private")), For("n", size, (zero,), unroll=True)]

    def _family(self, part: SumPart, number: int, family: Family) -> Tasks:
        tiles = self.at.sample_tiles(part, family)
        columns = self._columns_of(part, family)
        groups = self.team.cells // FRAGMENT // columns
        rows = tiles.size // FRAGMENT

        def body(task: Index) -> list[Statement]:
            head, tile, first = self._head(task, groups)
            for slot in part.reads:
                for parity in family.parities:
                    head += self._zero(self._sum(slot, family, parity), 2 * rows * columns)
            for (element, parity), slots in self._by_block(part, family).items():
                head += self._products(part, number, element, parity, slots, tiles, tile, first, columns)
            values = self._at_sample(part, family, 0)
            inner: list[Statement] = [self._own_cell(first)]
            sample = tile.times(tiles.size).plus(index("t").times(FRAGMENT)).plus("row")
            if reads_points(values):
                inner += [cell_number("own"), *self.points_of_sample(family, tiles, sample, 0)]
            places = [
                sample.plus(self.at.flux_row(part, slot, parity, number))
                for slot in part.fluxes for parity in family.parities
            ]  # fmt: skip
            inner += stores(self._loaded(values), {}, lambda k, v: Store(FLUXES, self.here(places[k]), v))
            return [*head, self._for_sums(rows, columns, inner)]

        return Tasks(tiles.tasks * groups, body)

    def _own_cell(self, first: Index) -> Statement:
        """The cell of a sum of the lane, by its number in the block."""
        return Integer("own", first.plus(Index(0, (("n", FRAGMENT), ("part", 2), ("j", 1)))))

    def _for_sums(self, rows: int, columns: int, body: Sequence[Statement]) -> Statement:
        """Statements for each sum that the lane has."""
        pair = For("j", 2, tuple(body), unroll=True)
        return For("t", rows, (For("n", columns, (pair,), unroll=True),), unroll=True)

    def _of_sum(self, columns: int) -> Index:
        return Index(0, (("t", 2 * columns), ("n", 2), ("j", 1)))

    def _columns_of(self, part: SumPart, family: Family) -> int:
        """Fragments of cells of a task."""
        return self.fragments.columns(len(part.reads) * len(family.parities))

    def sampled(self, part: SumPart, family: Family, slot: Slot, parity: int, r: int) -> Node:
        """A sample of a slot, in the lane's sums."""
        place = self._of_sum(self._columns_of(part, family))
        return self.graph.symbol(Load(self._sum(slot, family, parity), place))

    def _products(
        self, part: SumPart, number: int, element: ScalarElement, parity: int, slots: Sequence[Slot], tiles: Tiles,
        tile: Index, first: Index, columns: int,
    ) -> list[Statement]:  # fmt: skip
        """What the dofs of a parity add to the samples of a task."""
        family = part.families[number]
        derivatives = list(dict.fromkeys(slot.derivative for slot in slots))
        tables = [self._columns(part, number, element, d, parity) for d in derivatives]
        members = list(dict.fromkeys((slot.function, slot.component) for slot in slots))
        rows, count = tiles.size // FRAGMENT, len(tables[0][0])
        table = self._fragments("basis", tables, tiles)
        steps = -(-count // _DEPTH)
        width = len(derivatives) * rows * FRAGMENT_LANES

        def step(k: Index, row: Index) -> list[Statement]:
            entry = tile.times(steps * width).plus(k.times(width)).plus("lane")
            lines = [
                Let(f"basis{d}_{t}", self.graph.symbol(Load(table, entry.plus((d * rows + t) * FRAGMENT_LANES))))
                for d in range(len(derivatives)) for t in range(rows)
            ]  # fmt: skip
            for function, component in members:
                slot = next(s for s in slots if (s.function, s.component) == (function, component))
                at = self._right(row.plus(self.at.sampled_row(slot, parity)), first)
                lines += [
                    Let(f"{self.sums.name(slot)}_{n}", self.graph.symbol(Load(INPUTS, at.plus(FRAGMENT * n))))
                    for n in range(columns)
                ]
            products: list[Statement] = []
            for slot in slots:
                own = parity ^ self.sums.symmetries.parity_of(slot.derivative)
                d = derivatives.index(slot.derivative)
                name = self.sums.name(slot)
                products += [
                    self._multiply(self._sum(slot, family, own), t * columns + n, f"basis{d}_{t}", f"{name}_{n}")
                    for t in range(rows) for n in range(columns)
                ]  # fmt: skip
            return [*lines, *products]

        return self._steps(count, step)

    def _steps(self, count: int, step: Callable[[Index, Index], list[Statement]]) -> list[Statement]:
        """Steps of so many dofs or samples, 4 at a time; in a last one some are taken twice, with entries of zero."""
        whole, rest = divmod(count, _DEPTH)
        lines: list[Statement] = []
        if whole:
            row = Index(0, (("k", _DEPTH), ("part", 1)))
            lines.append(For("k", whole, tuple(step(index("k"), row)), times=TURNS))
        if rest:
            last = Integer("last", minimum(index("part").plus(whole * _DEPTH), count - 1))
            # in a loop of one turn, so that names stay its own
            lines.append(For("k", 1, (last, *step(index(whole), index("last")))))
        return lines

    def _right(self, row: Index, first: Index) -> Index:
        """The entry of the right factor that a lane has: of a row, of the cell that is the lane's column."""
        return row.times(self.team.stride).plus(first).plus("row")

    def _multiply(self, sums: str, number: int, left: str, right: str) -> Statement:
        names = (variable(self.graph, name) for name in (left, right))
        return MultiplyFragments(sums, index(2 * number), *names)

    def _fragments(self, name: str, tables: Sequence[Sequence[Sequence[fmpq]]], tiles: Tiles) -> str:
        """A table of left factors: [task][step][table][row of fragments][lane]."""
        samples, count = list(tiles.numbers()), len(tables[0][0])
        values = [
            table[samples[task * tiles.size + t * FRAGMENT + lane // _DEPTH]][k] if k < count else fmpq(0)
            for task in range(tiles.tasks)
            for step in range(-(-count // _DEPTH))
            for table in tables
            for t in range(tiles.size // FRAGMENT)
            for lane in range(FRAGMENT_LANES)
            for k in [step * _DEPTH + lane % _DEPTH]
        ]
        return self.tables.name(name, values, False)

    # -- results -----------------------------------------------------------------------------------------

    def tested(self, tested: Tested, parity: int) -> Tasks:
        """A task some test functions of a parity: what all samples add to the results of all components."""
        tiles, numbers = tested.tiles[parity], range(len(tested.components))
        columns = self.fragments.columns(len(tested.components))
        groups = self.team.cells // FRAGMENT // columns
        rows = tiles.size // FRAGMENT

        def body(task: Index) -> list[Statement]:
            head, tile, first = self._head(task, groups)
            for n in numbers:
                head += self._zero(f"result{n}", 2 * rows * columns)
            for part, derivatives in zip(self.sums.parts, tested.derivatives, strict=True):
                for derivative in derivatives:
                    head += self._tested_by(part, tested, parity, derivative, tile, first, columns)
            result = tile.times(tiles.size).plus(index("t").times(FRAGMENT)).plus("row")
            puts = [
                Store(
                    INPUTS, self.here(result.plus(tested.row(n, parity))),
                    self.graph.symbol(Load(f"result{n}", self._of_sum(columns))),
                )
                for n in numbers
            ]  # fmt: skip
            return [*head, self._for_sums(rows, columns, [self._own_cell(first), *puts])]

        return Tasks(tiles.tasks * groups, body)

    def _tested_by(
        self, part: SumPart, tested: Tested, parity: int, derivative: tuple[int, ...], tile: Index, first: Index,
        columns: int,
    ) -> list[Statement]:  # fmt: skip
        """What the samples that meet test functions of a parity with a derivative add."""
        tiles = tested.tiles[parity]
        own = parity ^ self.sums.symmetries.parity_of(derivative)
        count = self.at.samples(part, own)
        if not count:
            return []
        weighted = self._weighted(part, tested, parity, derivative, own)
        by_function = [list(column) for column in zip(*weighted, strict=True)]
        table = self._fragments("weighted_basis", [by_function], tiles)
        rows, steps = tiles.size // FRAGMENT, -(-count // _DEPTH)
        width = rows * FRAGMENT_LANES

        def step(k: Index, row: Index) -> list[Statement]:
            entry = tile.times(steps * width).plus(k.times(width)).plus("lane")
            lines: list[Statement] = [
                Let(f"basis_{t}", self.graph.symbol(Load(table, entry.plus(t * FRAGMENT_LANES))))
                for t in range(rows)
            ]
            for c, component in enumerate(tested.components):
                of_slot = self.at.flux_row(part, Slot("test", component, derivative), own)
                at = self._right(row.plus(of_slot), first)
                lines += [
                    Let(f"flux{c}_{n}", self.graph.symbol(Load(FLUXES, at.plus(FRAGMENT * n))))
                    for n in range(columns)
                ]
                lines += [
                    self._multiply(f"result{c}", t * columns + n, f"basis_{t}", f"flux{c}_{n}")
                    for t in range(rows) for n in range(columns)
                ]  # fmt: skip
            return lines

        return self._steps(count, step)
