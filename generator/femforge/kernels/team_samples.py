"""Operators on triangles and tetrahedra, and on facets, by teams of threads: a thread some samples of a cell, or some
results.

Steps (:mod:`femforge.represent.symmetric_sums`) with a barrier between them: the data of each cell comes to shared
memory; dofs that swaps of vertices carry into each other are combined to even and odd parts; a task evaluates D at
some samples, a loop over the dofs of each block; a task sums up the results of some test functions, a loop over the
samples; results are taken apart again, and go where the scatter wants them. On facets of quadrilaterals and hexahedra
traces (:mod:`femforge.represent.facet_traces`) take the place of even and odd parts. On a CPU the tasks of a step
follow each other, and cells are SIMD lanes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from femforge.ir.integral import Dof
from femforge.kernels.access.vector_data import VectorData
from femforge.kernels.scatter import ScatterKind
from femforge.kernels.team import Tasks, Team
from femforge.kernels.team_gather import INPUTS, Gathering
from femforge.kernels.team_sample_places import orbits_by_kind
from femforge.kernels.team_sample_tasks import FLUXES, SampleTasks
from femforge.kernels.team_sampled import SampledTeam
from femforge.kernels.team_traces import DOFS
from femforge.represent.facet_traces import TracedSums
from femforge.represent.symmetric_sums import SymmetricSums


class SampleTeam(SampledTeam, SampleTasks):
    """Builds the loop nest.

    Args:
        sums: what is computed.
        data: access to a cell's inputs.
        scatter: how results are added up.
        team: the threads.
    """

    def __init__(self, sums: SymmetricSums, data: VectorData, scatter: ScatterKind, team: Team) -> None:
        super().__init__(sums, data, team)
        self.receive(scatter)

    def brought(self) -> tuple[Sequence[str], Mapping[Dof, int]]:
        """Functions that are read, and the row of each dof."""
        if self.traces:
            return self.traces.functions, self.traces.rows
        return list(self.at.fields), self.at.rows

    def gathering(self, rows: Mapping[Dof, int]) -> Gathering:
        """How the data of cells come: dofs of lines to an array of their own."""
        if not self.traces:
            return super().gathering(rows)
        team, unused = self.traces.of_dofs, self.traces.unused
        return Gathering(self.data, team, self.tables, rows, self.keeps_offsets, unused, DOFS)

    def reached(self) -> set[int]:
        """Results that some term reaches."""
        if self.traces:
            return self.traces.reached
        return self.results_of(component for tested in self.at.tested for component in tested.components)

    def steps(self) -> list[tuple[list[Tasks], bool]]:
        """Tasks of each step between the data and the results, and whether these are products with tables."""
        steps = [(step, False) for step in self.of_cell()]
        steps.append(([tasks for part in self.sums.parts for tasks in self.samples(part)], True))
        parities = self.sums.symmetries.parities
        tested = [self.tested(t, p) for t in self.at.tested for p in parities if t.tiles[p].count]
        steps.append((tested, True))
        steps.append(([*self._apart(), *self.clear()], False))
        return [step for step in steps if step[0]]

    def _apart(self) -> list[Tasks]:
        """Results of the cell, from those by parity or of traces."""
        if self.traces:
            return self.traces.results(self.places, self.result)
        return [
            self.unfold(tested, number, orbits, self.places)
            for tested in self.at.tested
            for number, orbits in orbits_by_kind(tested.functions)
        ]

    def sizes(self) -> dict[str, int]:
        """Scalars of a cell in each array of a block."""
        return {INPUTS: max(self.at.input_size, self.at.result_size), FLUXES: self.at.flux_size}

    def aside(self) -> tuple[str, int, bool] | None:
        """Dofs of lines: whether samples have none of them."""
        return (DOFS, self.traces.size, self._dofs_go) if self.traces else None

    @property
    def _dofs_go(self) -> bool:
        """Whether dofs of lines are no longer needed where D is evaluated."""
        return isinstance(self.sums, TracedSums) and not self.sums.dofs_of_samples

    def words(self) -> tuple[str, ...]:
        """What the steps do."""
        folds = self.at.folds
        if self.traces:
            return (
                "the data of each cell",
                "traces: values on the facet, and derivatives across it",
                "some samples: slots, D",
                "some functions of traces: sums over samples",
                "results from those of traces",
            )
        return (
            "the data of each cell",
            *(["even and odd parts of functions under swaps of vertices"] if folds else []),
            "some samples: slots along the axes, D",
            "some test functions: sums over samples",
            *(["results from even and odd parts"] if folds else ["results in order"]),
        )
