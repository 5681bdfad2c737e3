"""Lists by which the results of cells meet, made once for a mesh; ``docs/operators.md`` says what they are."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

Integers = NDArray[np.int64]


@dataclass(frozen=True)
class Lists:
    """What a scatter needs.

    Attributes:
        order: cell that stands at each place; None to leave them in order.
        indices: arrays of the kernel's index type.
        arrays: others.
        on_host: arrays that stay on the host.
        numbers: by the member of the arguments.
    """

    order: Integers | None = None
    indices: Mapping[str, Integers] = field(default_factory=dict)
    arrays: Mapping[str, Integers] = field(default_factory=dict)
    on_host: Mapping[str, Integers] = field(default_factory=dict)
    numbers: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Scatter:
    """A way in which results of cells meet.

    Attributes:
        lists: made of the nodes of cells, [cell][node].
        results_by_cell: whether they do not meet: the result is an E-vector.
        reads_by_cell: whether x is one, too.
    """

    lists: Callable[[Integers], Lists]
    results_by_cell: bool = False
    reads_by_cell: bool = False


def no_lists(nodes: Integers) -> Lists:
    """Cells as they are."""
    return Lists()


def colours(nodes: Integers) -> Lists:
    """Cells sorted by colour; no two of one colour have a node in common."""
    colour = colour_cells(nodes)
    order = np.argsort(colour, kind="stable")
    count = int(colour.max()) + 1 if len(colour) else 0
    begin = np.searchsorted(colour[order], np.arange(count + 1)).astype(np.int64)
    return Lists(order=order, on_host={"colour_begin": begin}, numbers={"num_colours": count})


def colour_cells(nodes: Integers) -> Integers:
    """A colour for each cell, [cell], as small as its neighbours leave.

    In each round all cells whose random rank is the least at all of their nodes take a colour at once (Jones and
    Plassmann); nodes remember the colours of their cells as bits.
    """
    cells, width = nodes.shape
    total = int(nodes.max()) + 1 if nodes.size else 0
    colour = np.zeros(cells, np.int64)
    rank = np.random.default_rng(1).permutation(cells)
    left = np.argsort(-rank)
    least = np.empty(total, np.int64)
    taken = np.zeros((total, 1), np.uint64)
    while len(left):
        own = nodes[left]
        # of several values for one node the last one stays: the least, as ranks descend
        least[own.ravel()] = np.repeat(rank[left], width)
        first = (least[own] == rank[left, None]).all(axis=1)
        taken, found = _next_colours(taken, own[first])
        colour[left[first]] = found
        left = left[~first]
    return colour


def _next_colours(taken: NDArray[np.uint64], nodes: Integers) -> tuple[NDArray[np.uint64], Integers]:
    """Give cells that share no node the least colour that is free at all of their nodes.

    Args:
        taken: [node][word], bits of colours.
        nodes: [cell][node] of the cells.

    Returns:
        The bits, with more words if need be, and the colours [cell].
    """
    words = np.bitwise_or.reduce(taken[nodes], axis=1)
    free = ~words
    is_full = ~free.any(axis=1)
    if is_full.any():
        more = np.zeros((len(taken), 1), np.uint64)
        return _next_colours(np.hstack([taken, more]), nodes)
    word = (free != 0).argmax(axis=1)
    bits = free[np.arange(len(nodes)), word]
    lowest = bits & (~bits + np.uint64(1))
    # powers of two up to 2^63 are exact in double precision
    bit = np.log2(lowest.astype(np.float64)).round().astype(np.int64)
    taken[nodes, word[:, None]] |= lowest[:, None]
    return taken, 64 * word + bit


def contributions(nodes: Integers) -> Lists:
    """For each node, in ascending order, the places where cells name it."""
    flat = nodes.ravel()
    order = np.argsort(flat, kind="stable")
    named, counts = np.unique(flat, return_counts=True)
    begin = np.concatenate([[0], np.cumsum(counts)]).astype(np.int64)
    return Lists(
        indices={"node_offsets": named, "contributions": order}, arrays={"contribution_begin": begin},
        numbers={"num_nodes": len(named)},
    )  # fmt: skip


#: Those whose lists are made here, by name.
SCATTERS: Mapping[str, Scatter] = {
    "element": Scatter(no_lists, results_by_cell=True, reads_by_cell=True),
    "store": Scatter(no_lists, results_by_cell=True),
    "atomic": Scatter(no_lists),
    "tile": Scatter(no_lists),
    "merge": Scatter(no_lists),
    "ordered": Scatter(no_lists),
    "colour": Scatter(colours),
    "gather": Scatter(contributions),
}
