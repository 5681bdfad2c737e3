"""The steps of a team that shares samples: combine dofs, sample and evaluate D, test, take combinations apart."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from flint import fmpq

from femforge.ir.arrays import Load
from femforge.ir.element import ScalarElement
from femforge.ir.integers import Index, entry_of, index, quotient, remainder
from femforge.ir.integral import Dof, PointEntry, Slot
from femforge.ir.scalar import Node
from femforge.ir.statements import Add, For, Integer, Let, Statement, Store, Variable
from femforge.kernels.access.base import cell_number
from femforge.kernels.access.stores import variable
from femforge.kernels.access.vector_data import VectorData
from femforge.kernels.points import reads_points
from femforge.kernels.sample_values import fluxes_at, with_data
from femforge.kernels.straight import stores
from femforge.kernels.team import TableSet, Tasks, Team
from femforge.kernels.team_cell_values import CellValueTasks
from femforge.kernels.team_gather import INPUTS
from femforge.kernels.team_sample_places import (
    Fields,
    SamplePlaces,
    Tested,
    Tiles,
    Tiling,
    orbits_by_kind,
)  # fmt: skip
from femforge.kernels.team_traces import DOFS, TraceTasks
from femforge.reference.symmetries import Orbit, sign
from femforge.represent.facet_traces import TracedSums
from femforge.represent.symmetric_sums import Family, SumPart, SymmetricSums

#: The array of D at samples.
FLUXES = "fluxes"
#: Turns of a loop over dofs, or samples, that are written out together, so that some loads are under way at a time.
TURNS = 4
#: Letters of derivatives along the axes.
_LETTERS = "abc"


class SampleTasks(ABC):
    """Makes the tasks of each step.

    Args:
        sums: what is computed.
        data: access to a cell's inputs.
        team: the threads.
    """

    tiling: Tiling = Tiling()

    def __init__(self, sums: SymmetricSums, data: VectorData, team: Team) -> None:
        self.sums = sums
        self.integral = sums.integral
        self.graph = sums.integral.graph
        self.data = data
        self.team = team
        self.at = SamplePlaces(sums, self.tiling)
        self.tables = TableSet()
        self.traces = TraceTasks(sums, self.at, team, self.tables) if isinstance(sums, TracedSums) else None

    def load(self, array: str, row: Index | int) -> Node:
        """A value of the cell."""
        return self.graph.symbol(Load(array, self.team.at(row)))

    # -- dofs --------------------------------------------------------------------------------------------

    def of_cell(self) -> tuple[list[Tasks], list[Tasks]]:
        """Two steps: combinations of dofs, or traces, and what is the same at all samples, of which some is made of
        shares."""
        rows, dof = (self.traces.rows, self.traces.dof) if self.traces else (self.at.rows, None)
        own = CellValueTasks(self.data, self.team, INPUTS, rows, self.at.values, dof)
        first, joined = own.steps(list(self.sums.cell_values))
        if self.traces:
            return [*self.traces.traces(), *first], joined
        folds = [
            self._fold(group, read, written, number, orbits)
            for group, read, written in self.at.folded
            for number, orbits in orbits_by_kind(group.functions)
            if len(orbits[0].members) > 1 or read != written
        ]
        return [*folds, *first], joined

    def _fold(self, group: Fields, read: int, written: int, number: int, orbits: Sequence[Orbit]) -> Tasks:
        """A task an orbit of a component: sums and differences of its dofs, in their places."""
        orbit, count = orbits[0], len(orbits)

        def body(task: Index) -> list[Statement]:
            head: list[Statement] = []
            own = task
            if len(group.components) > 1:
                head = [Integer("number", quotient(task, count)), Integer("orbit", remainder(task, count))]
                own = index("orbit").plus(index("number").times(group.functions.size))
            places = [own.plus(group.place(0, number, m)) for m in range(len(orbit.members))]
            loads = [self.load(INPUTS, place.plus(read)) for place in places]
            lets: list[Statement] = [Let(f"dof{m}", load) for m, load in enumerate(loads)]
            dofs = [variable(self.graph, f"dof{m}") for m in range(len(places))]
            values = [
                self.graph.sum([(dof, sign(p, move)) for dof, move in zip(dofs, orbit.moves, strict=True)])
                for p in orbit.parities
            ]
            puts = stores(values, {}, lambda k, v: Store(INPUTS, self.team.at(places[k].plus(written)), v))
            return [*head, *lets, *puts]

        return Tasks(count * len(group.components), body)

    # -- samples -----------------------------------------------------------------------------------------

    def samples(self, part: SumPart) -> list[Tasks]:
        """D at the samples of a part: a task some of a family."""
        return [self._family(part, number, family) for number, family in enumerate(part.families)]

    def _family(self, part: SumPart, number: int, family: Family) -> Tasks:
        tiles = self.at.sample_tiles(part, family)

        def body(task: Index) -> list[Statement]:
            names = [
                self._sum(slot, family, parity, r)
                for slot in part.reads for parity in family.parities for r in range(tiles.size)
            ]  # fmt: skip
            lines: list[Statement] = [Variable(name) for name in names]
            for (element, parity), slots in self._by_block(part, family).items():
                lines.append(self._block(part, number, element, parity, slots, tiles, task))
            values = [value for r in range(tiles.size) for value in self._at_sample(part, family, r)]
            head: list[Statement] = []
            if reads_points(values):
                head = [cell_number("lane")]
                for r in range(tiles.size):
                    head += self.points_of_sample(family, tiles, task.times(tiles.size).plus(r), r)
            puts: list[Index] = [
                task.times(tiles.size).plus(self.at.flux_row(part, slot, parity, number) + r)
                for r in range(tiles.size) for slot in part.fluxes for parity in family.parities
            ]  # fmt: skip
            loaded = self._loaded(values)
            done = stores(loaded, {}, lambda k, v: Store(FLUXES, self.team.at(puts[k]), v))
            return [*lines, *head, *done]

        return Tasks(tiles.tasks, body)

    def _by_block(self, part: SumPart, family: Family) -> dict[tuple[ScalarElement, int], list[Slot]]:
        """Slots by the element and the parity of the dofs that some of their samples are made of."""
        found: dict[tuple[ScalarElement, int], list[Slot]] = {}
        for slot in part.reads:
            element = self.sums.element(slot)
            for parity in family.parities:
                own = parity ^ self.sums.symmetries.parity_of(slot.derivative)
                if self.sums.functions(element).of_parity(own):
                    found.setdefault((element, own), []).append(slot)
        return found

    def _block(
        self, part: SumPart, number: int, element: ScalarElement, parity: int, slots: Sequence[Slot],
        tiles: Tiles, task: Index,
    ) -> Statement:  # fmt: skip
        """A loop over the dofs of a parity: what they add to the samples of a task."""
        family = part.families[number]
        functions = self.sums.functions(element)
        orbits = functions.of_parity(parity)
        derivatives = list(dict.fromkeys(slot.derivative for slot in slots))
        columns = {d: self._columns(part, number, element, d, parity) for d in derivatives}
        samples = list(tiles.numbers())
        table, width = self._table("basis", [
            [columns[d][samples[tile * tiles.size + r]][k] for d in derivatives for r in range(tiles.size)]
            for tile in range(tiles.tasks) for k in range(len(orbits))
        ])  # fmt: skip
        of_task = task.times(len(orbits) * width).plus(index("k").times(width))
        members = list(dict.fromkeys((slot.function, slot.component) for slot in slots))
        body: list[Statement] = []
        for function, component in members:
            slot = next(s for s in slots if (s.function, s.component) == (function, component))
            row = index("k").plus(self.at.sampled_row(slot, parity))
            body.append(Let(self.sums.name(slot), self.load(INPUTS, row)))
        for slot in slots:
            own = parity ^ self.sums.symmetries.parity_of(slot.derivative)
            first = derivatives.index(slot.derivative) * tiles.size
            dof = variable(self.graph, self.sums.name(slot))
            for r in range(tiles.size):
                entry = self.graph.symbol(Load(table, of_task.plus(first + r)))
                body.append(Add(self._sum(slot, family, own, r), entry * dof))
        return For("k", len(orbits), tuple(body), times=TURNS)

    def _columns(
        self, part: SumPart, number: int, element: ScalarElement, derivative: tuple[int, ...], parity: int
    ) -> list[list[fmpq]]:
        """[sample][combination of a parity] of a family."""
        functions = self.sums.functions(element)
        table = part.values(number, element, derivative)
        return [[functions.column(row, k, parity) for k in functions.of_parity(parity)] for row in table]

    def _table(self, name: str, rows: Sequence[Sequence[fmpq]]) -> tuple[str, int]:
        """A table of rows of even length, of which two entries come in one access: its name, and that length."""
        width = -(-len(rows[0]) // 2) * 2
        padded = [value for row in rows for value in (*row, *[fmpq(0)] * (width - len(row)))]
        return self.tables.name(name, padded, False, aligned=True), width

    def _sum(self, slot: Slot, family: Family, parity: int, r: int | None = None) -> str:
        """The variable of a sample of a slot, or the array of all samples of a task."""
        derivative = "".join(a * order for a, order in zip(_LETTERS, slot.derivative, strict=False))
        name = self.sums.name(slot) + (f"_d{derivative}" if derivative else "")
        name += f"_{'even' if not parity else f'odd{parity}'}" if len(family.parities) > 1 else ""
        return name if r is None else f"{name}_{r}"

    def sampled(self, part: SumPart, family: Family, slot: Slot, parity: int, r: int) -> Node:
        """A sample of a slot."""
        return variable(self.graph, self._sum(slot, family, parity, r))

    def here(self, row: Index | int) -> Index:
        """Where a value of the cell stands whose samples are at hand."""
        return self.team.at(row)

    def dof_here(self, traces: TraceTasks, dof: Dof) -> Index:
        """Where a dof of that cell stands among those that traces are made of."""
        return traces.of_dofs.at(traces.rows[dof])

    def _at_sample(self, part: SumPart, family: Family, r: int) -> list[Node]:
        """D at a sample of a task: of each slot of the test function, by parity."""
        at_points = [self._flux(part, family, r, member, move) for member, move in enumerate(family.moves)]
        return [
            self.graph.sum(
                [(own[k], sign(p, move)) for own, move in zip(at_points, family.moves, strict=True)]
            )
            for k in range(len(part.fluxes))
            for p in family.parities
        ]

    def _flux(self, part: SumPart, family: Family, r: int, member: int, move: int) -> list[Node]:
        """D at a point of an orbit, or at a mode."""

        def at_sample(slot: Slot) -> Node:
            if self.sums.element(slot).at_points:
                dofs = self.integral.function(slot.function).layout.fields[slot.component].dofs
                stride = dofs[1] - dofs[0] if len(dofs) > 1 else 0
                return self.graph.symbol(PointEntry(slot.function, dofs[0], stride, f"point{member}_{r}"))
            return self.graph.sum(
                [(self.sampled(part, family, slot, p, r), sign(p, move)) for p in family.parities]
            )

        def load(row: Index | int) -> Node:
            return self.graph.symbol(Load(INPUTS, self.here(row)))

        def dof(own: Dof) -> Node:
            if self.traces:
                return self.graph.symbol(Load(DOFS, self.dof_here(self.traces, own)))
            return load(self.at.rows[own])

        return fluxes_at(self.sums, part, load, self.at.values, dof, at_sample)

    def points_of_sample(self, family: Family, tiles: Tiles, sample: Index, r: int) -> list[Statement]:
        """The points of a sample of a family, by their numbers in the rule."""
        members = range(len(family.moves))
        numbers = [family.points[k][m] for k in tiles.numbers() for m in members]
        table = self.tables.name("point_of_sample", numbers, True)
        place = sample.times(len(members))
        return [Integer(f"point{m}_{r}", entry_of(table, place.plus(m))) for m in members]

    def _loaded(self, values: Sequence[Node]) -> list[Node]:
        """Expressions with constants and data at points as they stand in memory."""
        return with_data(self.data, values)

    # -- results -----------------------------------------------------------------------------------------

    def tested(self, tested: Tested, parity: int) -> Tasks:
        """A task some test functions of a parity: what all samples add to the results of all components."""
        tiles = tested.tiles[parity]

        def body(task: Index) -> list[Statement]:
            parts = [
                line
                for part, derivatives in zip(self.sums.parts, tested.derivatives, strict=True)
                for derivative in derivatives
                for line in self._tested_with(part, tested, parity, derivative, task)
            ]
            numbers = range(len(tested.components))
            sums = [f"result{n}_{r}" for n in numbers for r in range(tiles.size)]
            rows = [
                task.times(tiles.size).plus(tested.row(n, parity) + r)
                for n in numbers
                for r in range(tiles.size)
            ]
            puts = [
                Store(INPUTS, self.team.at(row), variable(self.graph, name))
                for row, name in zip(rows, sums, strict=True)
            ]
            return [*(Variable(name) for name in sums), *parts, *puts]

        return Tasks(tiles.tasks, body)

    def _tested_with(
        self, part: SumPart, tested: Tested, parity: int, derivative: tuple[int, ...], task: Index
    ) -> list[Statement]:
        """A loop over the samples that meet test functions of a parity with a derivative."""
        tiles = tested.tiles[parity]
        own = parity ^ self.sums.symmetries.parity_of(derivative)
        count = self.at.samples(part, own)
        if not count:
            return []
        rows = self._weighted(part, tested, parity, derivative, own)
        functions = list(tiles.numbers())
        table, width = self._table("weighted_basis", [
            [row[functions[tile * tiles.size + r]] for r in range(tiles.size)]
            for tile in range(tiles.tasks) for row in rows
        ])  # fmt: skip
        of_task = task.times(count * width).plus(index("k").times(width))
        body: list[Statement] = []
        for n, component in enumerate(tested.components):
            row = self.at.flux_row(part, Slot("test", component, derivative), own)
            body.append(Let(f"flux{n}", self.load(FLUXES, index("k").plus(row))))
        for n in range(len(tested.components)):
            for r in range(tiles.size):
                entry = self.graph.symbol(Load(table, of_task.plus(r)))
                body.append(Add(f"result{n}_{r}", entry * variable(self.graph, f"flux{n}")))
        return [For("k", count, tuple(body), times=TURNS)]

    def _weighted(
        self, part: SumPart, tested: Tested, parity: int, derivative: tuple[int, ...], own: int
    ) -> list[list[fmpq]]:
        """[sample][combination of a parity], with the sample's weight; zero for repeated samples."""
        functions = tested.functions
        orbits = functions.of_parity(parity)
        rows: list[list[fmpq]] = []
        for number, family in enumerate(part.families):
            if own not in family.parities:
                continue
            table = part.values(number, functions.element, derivative)
            rows += [
                [weight * functions.column(row, k, parity) for k in orbits]
                for weight, row in zip(family.weights, table, strict=True)
            ]
            tiles = self.at.sample_tiles(part, family)
            rows += [[fmpq(0)] * len(orbits)] * (tiles.padded - tiles.count)
        return rows

    def unfold(self, tested: Tested, number: int, orbits: Sequence[Orbit], places: Sequence[int]) -> Tasks:
        """A task an orbit of a component: its results, from sums and differences of them.

        Args:
            tested: the components.
            number: of the first orbit.
            orbits: of a kind.
            places: of each result in the tile.
        """
        orbit, count = orbits[0], len(orbits)
        assert self.integral.test is not None
        layout = self.integral.test.layout
        members = range(len(orbit.members))
        table = [
            places[layout.fields[component].dofs[one.members[m]]]
            for m in members for component in tested.components for one in orbits
        ]  # fmt: skip

        def body(task: Index) -> list[Statement]:
            head: list[Statement] = []
            own = task
            if len(tested.components) > 1:
                head = [Integer("number", quotient(task, count)), Integer("orbit", remainder(task, count))]
                own = index("orbit").plus(index("number").times(tested.stride))
            loads = [
                self.load(INPUTS, own.plus(tested.row(0, p) + tested.functions.of_parity(p).index(number)))
                for p in orbit.parities
            ]
            values = [
                self.graph.sum([(load, sign(p, move)) for load, p in zip(loads, orbit.parities, strict=True)])
                for move in orbit.moves
            ]
            name = self.tables.name("place_of_result", table, True)
            step = count * len(tested.components)
            head += [Integer(f"place{m}", entry_of(name, task.plus(m * step))) for m in members]
            lines = stores(values, {load: f"sum{k}" for k, load in enumerate(loads)},
                           lambda m, v: self.result(index(f"place{m}"), v))  # fmt: skip
            return [*head, *lines]

        return Tasks(count * len(tested.components), body)

    @abstractmethod
    def result(self, place: Index, value: Node) -> Statement:
        """A result that is stored in the tile."""
