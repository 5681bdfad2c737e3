"""Blocks of neighbouring cells, one a batch."""

from __future__ import annotations

from dataclasses import replace

from femforge.ir.integers import compare, entry_of, index, total
from femforge.ir.statements import Integer, Statement
from femforge.kernels.domains.base import BATCH, Domain


def blocks_of_cells(partial: bool = False) -> Domain:
    """Blocks of cells, which are sorted by block; each has a list of its nodes.

    Args:
        partial: whether the cells of the blocks are not all.
    """
    head = (
        *_first_and_count("cells", "first_cell", "cells_here"),
        *_first_and_count("nodes", "first_node", "nodes_here"),
    )
    checks = (compare("num_cell_blocks", "<", 0),)
    some = compare("num_cell_blocks", ">", 0) if partial else None
    return Domain("cells", {}, index("num_cell_blocks"), head, checks, some=some)


def with_nonzeros(domain: Domain) -> Domain:
    """A domain whose batches have lists of a matrix's nonzeros, one for each."""
    return replace(
        domain, head=(*domain.head, *_first_and_count("nonzeros", "first_nonzero", "nonzeros_here"))
    )


def _first_and_count(what: str, first: str, count: str) -> tuple[Statement, ...]:
    """The first of a batch, and how many it has."""
    following = entry_of(f"block_{what}", index(BATCH).plus(1))
    return (
        Integer(first, entry_of(f"block_{what}", BATCH), wide=True),
        Integer(count, total(following, index(first).times(-1)), narrowed=True),
    )
