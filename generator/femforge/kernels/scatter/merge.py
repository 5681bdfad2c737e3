"""The scatter ``merge``: lanes of a warp add up what falls on the faces between their cells before they add to memory.

Where the next lane's cell is the neighbour in the first direction, it takes over the sums at the nodes of the face
between them; the same once more with the cell ``merge_row`` lanes on, in the second direction. Whether cells are
neighbours is read off the numbers of their nodes, so that any order of cells gives the right sums; how many atomic
additions are saved depends on it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from femforge.errors import at_most, one_of, use
from femforge.ir.arrays import Array
from femforge.ir.integers import Not, Truth, all_of, compare, less
from femforge.ir.integral import Local
from femforge.ir.statements import Add, FromLane, Guard, LaneMatch, Lanes, Statement, Variable, WarpLane
from femforge.kernels.scatter.base import Outgoing, ScatterKind
from femforge.schedule.devices import Device
from femforge.schedule.parameters import VectorParameters
from femforge.schedule.problems import OperatorProblem
from femforge.schedule.scatters import Refusal

_ACTIVE = less("batch_cell", "cells_here")
#: Cells of a row of the blocks that ``order_cells`` of the runtime makes.
_ROW = 8


class Merge(ScatterKind):
    """Sums of shared faces are passed on within a warp, the rest is added atomically."""

    name = "merge"
    own = ("merge_row",)
    whole_warps = True
    gpu_time = 1.0
    step = "lanes pass on the sums of faces that they share with a later lane; the rest is added atomically"

    def rank(self, asked: VectorParameters, problem: OperatorProblem, device: Device) -> int:
        """On a GPU where cells have neighbours in known directions."""
        return 4 if device.target != "cpu" and (problem.directions or asked.merge_row) else 0

    def refusal(self, asked: VectorParameters, problem: OperatorProblem, device: Device) -> Refusal | None:
        """Warps, and faces that are known by their nodes, are needed."""
        if device.target == "cpu" or not problem.directions:
            return Refusal(
                f"scatter = {self.name} is for GPUs, and for Lagrange elements on quadrilaterals and hexahedra",
                one_of("scatter", ["colour", "gather", "atomic"]),
            )
        if asked.merge_row > 1 and (asked.merge_row >= device.warp or problem.directions < 2):
            return Refusal(
                f"merge_row = {asked.merge_row} is no distance within a warp",
                [at_most("merge_row", device.warp - 1), use(merge_row=1)],
            )
        return None

    def settled(self, chosen: VectorParameters, problem: OperatorProblem, lanes: int) -> VectorParameters:
        """The usual row."""
        return replace(chosen, merge_row=chosen.merge_row or (_ROW if problem.directions > 1 else 1))

    def variants(self, problem: OperatorProblem, wanted: Mapping[str, Any]) -> Sequence[Mapping[str, Any]]:
        """In one direction or two."""
        return {"merge_row": 1}, {"merge_row": _ROW}

    def on_device(self, out: Outgoing) -> tuple[tuple[Array, ...], tuple[Statement, ...]]:
        """Each lane passes on, and adds what is left."""
        body = (*out.inside, *out.missing_offsets(), *_merged(out))
        return (), (Lanes("lane", out.lanes, body, barrier=False),)

    def on_host(self, out: Outgoing) -> list[Statement]:
        """There are no warps on a CPU."""
        raise AssertionError("refused on CPUs")


def _merged(out: Outgoing) -> list[Statement]:
    """Statements that add a lane's results to the output."""
    graph, space = out.graph, out.space
    dof = {place: k for k, place in enumerate(space.places)}
    row = out.data.parameters.merge_row
    steps = [(out.faces[0], 1), *([(out.faces[1], row)] if row > 1 else [])]
    sums: list[Statement] = [Variable(f"sum{k}", value) for k, value in enumerate(out.values)]
    body: list[Statement] = [WarpLane("warp_lane"), *sums]
    for number, (face, distance) in enumerate(steps):
        joined, taken = f"joined{number}", f"taken{number}"
        condition = all_of(_ACTIVE, compare("warp_lane", ">=", distance))
        pairs = [(f"{out.offset}{there}", f"{out.offset}{here}") for there, here in face]
        # a lane that has passed on a face's sums holds old ones there: so must its neighbour, which drops them
        pairs += [(f"taken{earlier}", f"taken{earlier}") for earlier in range(number)]
        body.append(LaneMatch(joined, tuple(pairs), distance, condition))
        body.append(FromLane(taken, joined, distance, down=True, truth=True))
        for there, here in face:
            for component in range(space.components):
                source, target = dof[there, component], dof[here, component]
                body.append(FromLane(f"passed{number}_{source}", f"sum{source}", distance))
                add = Add(f"sum{target}", graph.symbol(Local(f"passed{number}_{source}")))
                body.append(Guard(Truth(joined), (add,)))
    totals = [graph.symbol(Local(f"sum{k}")) for k in range(len(out.values))]
    for node in range(space.nodes):
        dropped = [
            Not(Truth(f"taken{n}"))
            for n, (face, _) in enumerate(steps)
            if node in {there for there, _ in face}
        ]
        own = [dof[node, component] for component in range(space.components)]
        body.append(Guard(all_of(_ACTIVE, *dropped), tuple(out.additions(True, own, totals))))
    return body
