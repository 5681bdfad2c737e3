"""Blocks of neighbouring cells, one a batch."""

from __future__ import annotations

from femforge.ir.integers import compare, entry_of, index, total
from femforge.ir.statements import Integer, Statement
from femforge.kernels.domains.base import BATCH, Domain


def blocks_of_cells(nodes: int, partial: bool = False) -> Domain:
    """Blocks of cells, which are sorted by block; each has a list of its nodes.

    Args:
        nodes: of a cell.
        partial: whether the cells of the blocks are not all.
    """

    def first_and_count(what: str, first: str, count: str) -> tuple[Statement, ...]:
        following = entry_of(f"block_{what}", index(BATCH).plus(1))
        return (
            Integer(first, entry_of(f"block_{what}", BATCH), wide=True),
            Integer(count, total(following, index(first).times(-1)), narrowed=True),
        )

    head = (
        *first_and_count("cells", "first_cell", "cells_here"),
        Integer("first_contribution", index("first_cell").times(nodes), wide=True),
        *first_and_count("nodes", "first_node", "nodes_here"),
    )
    checks = (compare("num_cell_blocks", "<", 0),)
    return Domain("cells", {}, index("num_cell_blocks"), head, checks, partial=partial)
