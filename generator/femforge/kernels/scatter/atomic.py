"""The scatter ``atomic``: every cell adds its results to the L-vector, atomically."""

from __future__ import annotations

from femforge.ir.arrays import Array
from femforge.ir.integers import Index, less
from femforge.ir.statements import Guard, IntegerLoads, Lanes, Scatter, Statement
from femforge.kernels.access.spaces import component_of_node
from femforge.kernels.access.vectors import OFFSETS, OUTPUT
from femforge.kernels.scatter.base import Kept, Outgoing, ScatterKind, Staged
from femforge.schedule.devices import Device
from femforge.schedule.parameters import VectorParameters
from femforge.schedule.problems import MACRO_NODES, OperatorProblem, joins_cells

#: Additions of a macro element that are few: those of scalar P1. P2 makes 18 of them.
_FEW = 6


def added_by_lane(out: Outgoing, atomic: bool) -> tuple[Statement, ...]:
    """Statements of a block in which each lane adds the results of its own cell."""
    own = Guard(less("batch_cell", "cells_here"), tuple(out.additions(atomic)))
    return (Lanes("lane", out.lanes, (*out.inside, *out.missing_offsets(), own), barrier=False),)


class Atomic(ScatterKind):
    """Atomic additions."""

    name = "atomic"
    adds_to_matrices = True
    takes_macro_elements = True
    takes_teams = takes_products = True
    needs_entries = True
    takes_registers = True
    gpu_time, cpu_time = 1.2, 2.0
    atomic = True
    step = "results are added atomically"

    def rank(self, asked: VectorParameters, problem: OperatorProblem, device: Device) -> int:
        """On a GPU where nothing is added, little meets in a block, or macro elements add little; and as the last."""
        if device.target == "cpu":
            return 0
        if not problem.added or problem.meets_little:
            return 3
        few = joins_cells(asked, problem) and problem.components == 1 and MACRO_NODES[problem.nodes] <= _FEW
        return 3 if few else 1

    def on_device(self, out: Outgoing) -> tuple[tuple[Array, ...], tuple[Statement, ...]]:
        """Each lane adds."""
        return (), added_by_lane(out, True)

    def of_tile(self, staged: Staged) -> list[Statement]:
        """A thread an entry."""
        return staged.additions(True)

    def of_memory(self, kept: Kept) -> list[Statement]:
        """By the offset of its node."""
        space = kept.data.space
        steps, place = component_of_node(space, "d")
        offset = Index(0, (("cell", space.nodes),)).plus(kept.node)
        load = IntegerLoads(("d",), OFFSETS, offset, kept.data.index_bits)
        return [load, *steps, Scatter(OUTPUT, place, kept.value, True, kept.data.mask)]

    def on_host(self, out: Outgoing) -> list[Statement]:
        """Each cell adds."""
        return [*out.missing_offsets(), *out.additions(True)]
