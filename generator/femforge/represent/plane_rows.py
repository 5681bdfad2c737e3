"""What of a cell a thread keeps in shared memory where the points of planes are written out, and a loop counts planes.

What is the same for all planes compilers compute once, outside the loop, and spill what they have no registers for.
They cannot where a number that it takes is read from memory that may have changed: such numbers stand there first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from femforge.ir.integral import Local
from femforge.ir.scalar import Node, postorder
from femforge.represent.levels import Level, NestedSums
from femforge.represent.live_values import touched_in, wanted_in


def names_beside_planes(plan: NestedSums, room: int, most: int, long_plane: int) -> tuple[str, ...]:
    """What of a cell stands in memory so that the rest fits a thread's registers: what planes touch the least.

    Args:
        plan: loops over planes.
        room: scalars that a thread has registers for.
        most: scalars in memory.
        long_plane: scalars alive in a plane; for each one beyond, compilers want one more.
    """
    found: dict[str, None] = {}
    for nest in plan.nests:
        found |= dict.fromkeys(_that_hold_back(nest))
        touched = touched_in(nest)
        excess = wanted_in(plan, nest, long_plane, found) - room
        ranked = sorted((name for name in touched if name not in found), key=touched.__getitem__)
        found |= dict.fromkeys(ranked[: max(0, min(excess, most - len(found)))])
    return tuple(found)


def _that_hold_back(nest: Sequence[Level]) -> list[str]:
    """Numbers without which nothing can be computed once for all planes: few of them, that planes touch the least."""
    touched = touched_in(nest)
    left = _same_for_all(nest[-1])
    found: list[str] = []
    while left:
        uses = Counter(name for names in left for name in names)
        best = max(uses, key=lambda name: (uses[name], -touched[name]))
        found.append(best)
        left = [names for names in left if best not in names]
    return found


def _same_for_all(plane: Level) -> list[tuple[str, ...]]:
    """The numbers of the cell that each operation takes that takes nothing else."""
    same: dict[Node, bool] = {}
    found: list[tuple[str, ...]] = []
    for node in postorder(plane.roots()):
        if node.kind == "symbol":
            same[node] = isinstance(node.value, Local) and node.value.text not in plane.values
            continue
        same[node] = all(same[arg] for arg in node.args)
        names = tuple(dict.fromkeys(arg.value.text for arg in node.args if isinstance(arg.value, Local)))
        if same[node] and names and all(arg.kind in ("const", "symbol") for arg in node.args):
            found.append(names)
    return found
