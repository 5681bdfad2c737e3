"""Operators on triangles and tetrahedra by teams of threads: a thread some samples of a cell, or some results.

Steps (:mod:`femforge.represent.symmetric_sums`) with a barrier between them: the data of each cell comes to shared
memory; dofs that swaps of vertices carry into each other are combined to even and odd parts; a task evaluates D at
some samples, a loop over the dofs of each block; a task sums up the results of some test functions, a loop over the
samples; results are taken apart again, and go where the scatter wants them. On a CPU the tasks of a step follow each
other, and cells are SIMD lanes.
"""

from __future__ import annotations

from collections.abc import Sequence

from femforge.ir.arrays import Array
from femforge.ir.integers import Index, entry_of, index
from femforge.ir.nests import LoopNest, without_unused
from femforge.ir.scalar import Node
from femforge.ir.statements import Integer, Statement, Store
from femforge.kernels.access.stores import Tile
from femforge.kernels.access.vector_data import VectorData
from femforge.kernels.access.vectors import OUTPUT
from femforge.kernels.scatter import ScatterKind, Staged
from femforge.kernels.team import Tasks, Team
from femforge.kernels.team_gather import ENTRY, INPUTS, Gathering
from femforge.kernels.team_sample_places import orbits_by_kind
from femforge.kernels.team_sample_tasks import FLUXES, SampleTasks
from femforge.represent.symmetric_sums import SymmetricSums
from femforge.schedule.samples import SampleProblem


class SampleTeam(SampleTasks):
    """Builds the loop nest.

    Args:
        sums: what is computed.
        data: access to a cell's inputs.
        scatter: how results are added up.
        team: the threads.
    """

    def __init__(self, sums: SymmetricSums, data: VectorData, scatter: ScatterKind, team: Team) -> None:
        super().__init__(sums, data, team)
        self.scatter = scatter
        self.places = [scatter.place(data.space, dof) for dof in range(self.integral.rows)]
        self.tile = Tile(team.cells, self.integral.rows, team.on_device, not team.on_device)

    def build(self) -> LoopNest:
        """The loop nest of a batch."""
        gathering = Gathering(self.data, self.team, self.tables, self.at.rows, self._keeps_offsets)
        body = self.team.loads(gathering.tasks(list(self.at.fields)))
        for classes, products in self.steps():
            body += self.stage(classes, products)
        staged = Staged(self.data, self.tile, OUTPUT, self.data.mask, self._keeps_offsets)
        body += self.scatter.of_tile(staged)
        return LoopNest(
            self.team.threads, self._shared(), self.tables.arrays, without_unused(body), self._describe()
        )

    def stage(self, classes: Sequence[Tasks], products: bool) -> list[Statement]:
        """A step; ``products``: with tables."""
        return self.team.stage(classes)

    @property
    def _keeps_offsets(self) -> bool:
        """Whether offsets stay in shared memory: threads send out neighbouring results, and read neighbouring ones."""
        return self.scatter.needs_entries and not self.team.on_device

    def steps(self) -> list[tuple[list[Tasks], bool]]:
        """Tasks of each step between the data and the results, and whether these are products with tables."""
        steps = [(step, False) for step in self.of_cell()]
        steps.append(([tasks for part in self.sums.parts for tasks in self.samples(part)], True))
        parities = self.sums.symmetries.parities
        tested = [self.tested(t, p) for t in self.at.tested for p in parities if t.tiles[p].count]
        steps.append((tested, True))
        apart = [
            self.unfold(tested, number, orbits, self.places)
            for tested in self.at.tested
            for number, orbits in orbits_by_kind(tested.functions)
        ]
        steps.append(([*apart, *self._clear()], False))
        return [step for step in steps if step[0]]

    def _clear(self) -> list[Tasks]:
        """Results that no term reaches."""
        assert self.integral.test is not None
        reached = {component for tested in self.at.tested for component in tested.components}
        fields = enumerate(self.integral.test.layout.fields)
        zeros = [self.places[dof] for c, member in fields if c not in reached for dof in member.dofs]
        if not zeros:
            return []

        def body(task: Index) -> list[Statement]:
            table = self.tables.name("place_of_zero", zeros, True)
            return [Integer("place", entry_of(table, task)), self.result(index("place"), self.graph.zero)]

        return [Tasks(len(zeros), body)]

    def result(self, place: Index, value: Node) -> Statement:
        """A result that is stored in the tile."""
        return Store("tile", self.tile.place("lane", place), value)

    def _shared(self) -> tuple[Array, ...]:
        stride, tile = self.team.stride, self.tile.array()
        inputs = max(self.at.input_size, self.at.result_size) * stride
        fluxes = max(self.at.flux_size * stride, tile.size)
        entries = Array(ENTRY, self.data.space.nodes * self.team.cells, "shared", bits=self.data.index_bits)
        return (
            Array(INPUTS, inputs, "shared"),
            Array(FLUXES, fluxes, "shared"),
            Array("tile", tile.size, "shared", over=FLUXES),
            *([entries] if self._keeps_offsets else []),
        )

    def _describe(self) -> tuple[str, ...]:
        folds = self.at.folds
        return (
            "the data of each cell",
            *(["even and odd parts of functions under swaps of vertices"] if folds else []),
            "some samples: slots along the axes, D",
            "some test functions: sums over samples",
            *(["results from even and odd parts"] if folds else ["results in order"]),
            self.scatter.step,
        )

    def problem(self, place: str) -> SampleProblem:
        """What the schedule has to know."""
        tasks = [sum(own.count for own in classes) for classes, products in self.steps() if products]
        bits = self.data.space.nodes * self.data.index_bits if self._keeps_offsets else 0
        entries = -(-bits // (8 * self.data.parameters.scalar_bytes))
        scalars = max(self.at.input_size, self.at.result_size) + entries
        scalars += max(self.at.flux_size, self.tile.stride)
        return SampleProblem(place, scalars, max(tasks))
