"""How the entries of an element tensor are dealt out to threads."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import cache

#: Most entries of the element tensor that one thread may own.
MAX_ENTRIES_PER_THREAD = 64


def legal_entries_per_thread(count: int) -> list[int]:
    """Numbers of entries that a thread may own: they share an element tensor evenly."""
    return [r for r in range(1, min(count, MAX_ENTRIES_PER_THREAD) + 1) if count % r == 0]


@cache
def aligned_entries_per_thread(groups: tuple[Hashable, ...], store_width: int) -> tuple[int, ...]:
    """The legal numbers with which all entries of a thread belong to one group.

    Args:
        groups: what each entry needs (for instance its group of columns of K).
        store_width: neighbouring entries that a thread stores at once.
    """
    return tuple(
        r
        for r in legal_entries_per_thread(len(groups))
        if r % store_width == 0 and is_aligned(groups, r, store_width)
    )


def is_aligned(groups: Sequence[Hashable], r: int, store_width: int) -> bool:
    """Whether the ``r`` entries of every thread belong to one group."""
    span = len(groups) // r
    stride = span * store_width
    return all(
        groups[j // store_width * stride + thread * store_width + j % store_width]
        == groups[thread * store_width]
        for thread in range(span)
        for j in range(r)
    )


def whole_warps(counts: Sequence[int], cells: int, warp: int) -> list[int]:
    """Numbers that tasks of several classes take, so that no warp has tasks of two classes.

    Args:
        counts: tasks of each class.
        cells: work items of a task.
        warp: threads of a warp; 1 on a CPU.

    Returns:
        For each class its tasks and those left out to fill a warp; the last one is not filled, nor is any where warps
        are no multiple of ``cells``.
    """
    step = warp // cells if warp % cells == 0 else 1
    filled = [-(-count // max(1, step)) * max(1, step) for count in counts[:-1]]
    return [*filled, *counts[-1:]]
