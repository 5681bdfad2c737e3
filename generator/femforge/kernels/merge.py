"""The scatter ``merge``: lanes of a warp add up what falls on the faces between their cells before they add to memory.

Where the next lane's cell is the neighbour in the first direction, it takes over the sums at the nodes of the face
between them; the same once more with the cell ``merge_row`` lanes on, in the second direction. Whether cells are
neighbours is read off the numbers of their nodes, so that any order of cells gives the right sums; how many atomic
additions are saved depends on it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from femforge.ir.integers import Not, Truth, all_of, compare, less
from femforge.ir.integral import Local
from femforge.ir.scalar import Node
from femforge.ir.statements import Add, FromLane, Guard, LaneMatch, Statement, Variable, WarpLane
from femforge.kernels.vector_data import VectorData

#: By direction, (node, node of the next cell) on the face between two cells.
Faces = tuple[tuple[tuple[int, int], ...], ...]
_ACTIVE = less("batch_cell", "cells_here")


def merged_scatter(
    data: VectorData,
    faces: Faces,
    values: Sequence[Node],
    scatters: Callable[[Sequence[Node], bool, Sequence[int]], list[Statement]],
) -> list[Statement]:
    """Statements that add a lane's results to the output.

    Args:
        data: gives nodes and components.
        faces: of neighbouring cells.
        values: the results, by dof.
        scatters: makes the additions of the results of some dofs.
    """
    graph, space = data.graph, data.space
    dof = {place: k for k, place in enumerate(space.places)}
    row = data.parameters.merge_row
    steps = [(faces[0], 1), *([(faces[1], row)] if row > 1 else [])]
    sums: list[Statement] = [Variable(f"sum{k}", value) for k, value in enumerate(values)]
    body: list[Statement] = [WarpLane("warp_lane"), *sums]
    for number, (face, distance) in enumerate(steps):
        joined, taken = f"joined{number}", f"taken{number}"
        condition = all_of(_ACTIVE, compare("warp_lane", ">=", distance))
        pairs = [(f"d{there}", f"d{here}") for there, here in face]
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
    totals = [graph.symbol(Local(f"sum{k}")) for k in range(len(values))]
    for node in range(space.nodes):
        dropped = [
            Not(Truth(f"taken{n}"))
            for n, (face, _) in enumerate(steps)
            if node in {there for there, _ in face}
        ]
        own = [dof[node, component] for component in range(space.components)]
        body.append(Guard(all_of(_ACTIVE, *dropped), tuple(scatters(totals, True, own))))
    return body
