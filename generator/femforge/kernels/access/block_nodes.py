"""Data of the nodes of a block of cells, which its threads have brought to shared memory (``scatter = blocks``)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet

from femforge.ir.integers import Index, index
from femforge.ir.integral import Dof, Integral
from femforge.ir.statements import Statement
from femforge.kernels.access.base import Datum, node_loads, numbers_of
from femforge.kernels.access.shared_points import SharedPoints
from femforge.kernels.access.spaces import Space
from femforge.kernels.access.vectors import Vectors, array_of

#: Array of the places of a cell's nodes among those of the block, [cell][node]; what these are called, with the node.
_LOCAL_NODES, _LOCAL_NODE = "local_nodes", "l"
#: The block's memory of what is known at its nodes, [component][node], for points.
POINT_NODES = "point_nodes"


def nodes_of(array: str) -> str:
    """The block's memory of a vector's entries, [component][node]."""
    return f"{array}_nodes"


class BlockNodes(Vectors):
    """L-vectors whose entries at the nodes of the block are in its memory.

    Args:
        integral, space, names, mask, bits, array: see :class:`Vectors`.
        room: most nodes of a block.
    """

    def __init__(
        self,
        integral: Integral,
        space: Space,
        names: Sequence[str],
        mask: str,
        bits: int,
        array: str,
        room: int,
    ) -> None:
        super().__init__(integral, space, names, None, mask, bits, array)
        self.room = room

    def entry(self, node: int, component: int) -> Index:
        """Place of a component of a node of the cell."""
        return index(f"{_LOCAL_NODE}{node}").plus(component * self.room)

    def datum(self, key: object) -> Datum | None:
        """The entry in the block's memory, zero already where it is constrained."""
        if not isinstance(key, Dof) or key.function not in self.names:
            return None
        place = self.entry(*self.space.places[key.index])
        return Datum(nodes_of(array_of(key.function)), place, f"{key.function}_{key.index}")

    def integers(self, used: AbstractSet[str]) -> list[Statement]:
        """Places of the nodes in the block."""
        if not numbers_of(used, _LOCAL_NODE):
            return []
        nodes = self.space.nodes
        return node_loads(_LOCAL_NODES, _LOCAL_NODE, self.place(nodes), nodes, 16)


class BlockPoints(SharedPoints):
    """Points that are numbered as these nodes.

    Args:
        nodes: of the block.
        places: (node, component) of each dof of the coordinate field.
    """

    def __init__(self, nodes: BlockNodes, places: Mapping[int, tuple[int, int]]) -> None:
        super().__init__(nodes, places)
        self.block = nodes

    def coordinate(self, node: int, component: int) -> tuple[str, Index]:
        """The entry in the block's memory."""
        return POINT_NODES, self.block.entry(node, component)
