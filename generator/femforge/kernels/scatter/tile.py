"""The scatter ``tile``: results of a block's cells meet in shared memory, neighbouring threads add neighbouring ones.

Memory takes sectors of four float64 at a time. The nodes of a cell that shares none of them are numbered one after
another: additions of a lane that has a cell fall on a sector each, those of threads that follow each other on few.
"""

from __future__ import annotations

from femforge.errors import one_of
from femforge.ir.arrays import Array
from femforge.ir.statements import Lanes, Statement, Store
from femforge.kernels.access.stores import Tile
from femforge.kernels.scatter.base import Outgoing, ScatterKind, Staged
from femforge.schedule.devices import LARGEST_SHARED, THREADS, Device
from femforge.schedule.parameters import VectorParameters
from femforge.schedule.problems import OperatorProblem
from femforge.schedule.scatters import Refusal

#: Blocks whose results a multiprocessor has room for, at least.
_RESIDENT = 5
#: Operations for each result up to which additions take more time than what they could hide behind.
_FEW_FLOPS = 100
#: Operations of a diagonal up to which many of its threads are at work.
_SHORT_DIAGONAL = 1000
#: Part of the results that are not always zero, at least: all are added.
_MOST = 0.75


class ByTile(ScatterKind):
    """Atomic additions by neighbouring threads."""

    name = "tile"
    gpu_time = 1.0
    step = "results meet in shared memory; neighbouring threads add neighbouring results atomically"

    def rank(self, asked: VectorParameters, problem: OperatorProblem, device: Device) -> int:
        """On a GPU where cells share no nodes, take few operations, and leave few zeros.

        H200, tetrahedra and triangles over cells: against sums in blocks operators are 1.2 to 2.2 times as fast,
        diagonals 1.1 to 1.3; over facets operators 1.1 to 2.2, diagonals, which bring no vectors to their blocks, 0.6
        to 1.2. Quadrilaterals over cells and facets: against additions of lanes 1.2 to 2.1. Cells of hexahedra with
        several nodes, and from 150 operations a result on, 0.7 to 1.0: few of their threads are resident, and additions
        of lanes hide behind operations. So do those of long diagonals (elasticity on Q2 quadrilaterals 0.8).
        """
        if self.refusal(asked, problem, device):
            return 0
        tile = (problem.results | 1) * THREADS * asked.scalar_bytes
        is_short = problem.candidate.fewest <= _FEW_FLOPS * problem.results
        fits = problem.results > 1 and _RESIDENT * tile <= LARGEST_SHARED[device.target]
        many = problem.added >= _MOST * problem.results
        hexahedra = problem.apart_in_lines and problem.gdim > 2 and problem.nodes > 1
        pays = problem.vectors > 0 or (problem.of_cells and problem.candidate.fewest <= _SHORT_DIAGONAL)
        return 4 if is_short and fits and many and not hexahedra and pays else 0

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
        return lanes * (problem.results | 1)

    def on_device(self, out: Outgoing) -> tuple[tuple[Array, ...], tuple[Statement, ...]]:
        """Compute, store to the tile, add."""
        tile = Tile(out.lanes, len(out.values), True, False)
        stores = [
            Store("tile", tile.place("lane", self.place(out.space, dof)), value)
            for dof, value in enumerate(out.values)
        ]
        staged = Staged(out.data, tile, out.output, out.mask, keeps_offsets=False, ahead=True)
        return (tile.array(),), (Lanes("lane", out.lanes, (*out.inside, *stores)), *staged.additions(True))

    def on_host(self, out: Outgoing) -> list[Statement]:
        """There is no shared memory on a CPU."""
        raise AssertionError("refused on CPUs")
