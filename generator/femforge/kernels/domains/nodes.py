"""All nodes, for what is summed up by node."""

from __future__ import annotations

from femforge.ir.integers import compare, index, minimum, quotient
from femforge.ir.statements import Integer
from femforge.kernels.domains.base import BATCH, Domain


def all_nodes(batch: int) -> Domain:
    """All nodes, ``batch`` at a time."""
    first = Integer("first_node", index(BATCH).times(batch), wide=True)
    rest = index("num_nodes").plus(index("first_node").times(-1))
    count = Integer("nodes_here", minimum(rest, batch), narrowed=True)
    return Domain(
        "nodes", {"num_nodes": index("num_nodes")}, quotient(index("num_nodes").plus(batch - 1), batch),
        (first, count), (compare("num_nodes", "<", 1),),
    )  # fmt: skip
