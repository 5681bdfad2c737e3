"""The scatter ``tile``: results of a block's cells meet in shared memory, neighbouring threads add neighbouring ones.

Memory takes sectors of four float64 at a time. The nodes of a cell that shares none of them are numbered one after
another: additions of a lane that has a cell fall on a sector each, those of threads that follow each other on few.
"""

from __future__ import annotations

from femforge.errors import one_of
from femforge.ir.arrays import Array
from femforge.ir.statements import Lanes, Statement, Store
from femforge.kernels.access.stores import Tile
from femforge.kernels.scatter.base import ADDED, Outgoing, ScatterKind, Staged, renumbered
from femforge.schedule.devices import Device
from femforge.schedule.parameters import VectorParameters
from femforge.schedule.problems import OperatorProblem
from femforge.schedule.scatters import Refusal

#: Operations for each result that is added up to which additions take more time than what they could hide behind.
_FEW_FLOPS = 300


class ByTile(ScatterKind):
    """Atomic additions by neighbouring threads."""

    name = "tile"
    gpu_time = 1.0
    step = "results meet in shared memory; neighbouring threads add neighbouring results atomically"

    def rank(self, asked: VectorParameters, problem: OperatorProblem, device: Device) -> int:
        """On a GPU where cells share no nodes, and take few operations.

        H200, 182 kernels over cells and facets, apply, residual and diagonal: against additions of lanes, sums in
        blocks, or with the zeros, 0.91 to 2.42 times as fast, in the median 1.28; from 300 operations a result on (Q1
        hexahedra) 0.91 to 1.25, in the median 0.98.
        """
        if self.refusal(asked, problem, device) or problem.added < 2:
            return 0
        return 4 if problem.candidate.fewest <= _FEW_FLOPS * problem.added else 0

    def refusal(self, asked: VectorParameters, problem: OperatorProblem, device: Device) -> Refusal | None:
        """What cells share stands nowhere in a row, and CPUs have no threads that wait for each other."""
        if device.target == "cpu" or not problem.cells_apart:
            return Refusal(
                f"scatter = {self.name} is for GPUs, and for elements none of whose nodes cells share",
                one_of("scatter", ["colour", "gather", "atomic"]),
            )
        return None

    def shared_scalars(self, chosen: VectorParameters, problem: OperatorProblem, lanes: int) -> int:
        """The tile."""
        return lanes * (problem.added | 1)

    def on_device(self, out: Outgoing) -> tuple[tuple[Array, ...], tuple[Statement, ...]]:
        """Compute, store to the tile, add; of results that are always zero, nothing."""
        places = [self.place(out.space, dof) for dof in range(len(out.values))]
        kept = [dof for dof, value in enumerate(out.values) if not value.is_zero]
        if not kept:
            return (), (Lanes("lane", out.lanes, out.inside, barrier=False),)
        added: tuple[int, ...] = ()
        if len(kept) < len(places):
            added, places = renumbered(places, kept)
        tile = Tile(out.lanes, len(kept), True, False)
        stores = [Store("tile", tile.place("lane", places[dof]), out.values[dof]) for dof in kept]
        staged = Staged(out.data, tile, out.output, out.mask, keeps_offsets=False, added=added, ahead=True)
        table = [Array(ADDED, len(added), "table", added, integer=True)] if added else []
        body = (Lanes("lane", out.lanes, (*out.inside, *stores)), *staged.additions(True))
        return (tile.array(), *table), body

    def on_host(self, out: Outgoing) -> list[Statement]:
        """There is no shared memory on a CPU."""
        raise AssertionError("refused on CPUs")
