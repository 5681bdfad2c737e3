"""Places in shared memory that neighbouring threads reach together: strides with the fewest turns of its banks.

Shared memory delivers a scalar of each bank at a time: 128 bytes on GPUs of both makers. Threads that want different
scalars of one bank wait for each other.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

#: Bytes that shared memory delivers at a time.
_BYTES = 128
#: Tasks that are looked at: what follows repeats itself, or nearly.
_TASKS = 96


def banks_of(scalar_bytes: int) -> int:
    """Banks for scalars of a size."""
    return _BYTES // scalar_bytes


def stride_of(cells: int, along: bool) -> int:
    """Places of a value of all cells of a block.

    Args:
        cells: of the block.
        along: whether neighbouring threads reach neighbouring values of one cell, too: where cells fill all banks, a
            place is left out then.
    """
    return cells + 1 if along and cells % banks_of(8) == 0 else cells


def turns(places: Sequence[int], cells: int, banks: int, along: bool = False) -> int:
    """Turns that shared memory takes for an access by all tasks.

    Args:
        places: of the tasks, in values of a cell.
        cells: of a block, side by side at each place; neighbouring threads have neighbouring cells.
        banks: of shared memory, in scalars; so many threads are served together.
        along: see :func:`stride_of`.
    """
    stride = stride_of(cells, along)
    scalars = [place * stride + lane for place in places for lane in range(cells)]
    total = 0
    for first in range(0, len(scalars), banks):
        wanted = [0] * banks
        for scalar in set(scalars[first : first + banks]):
            wanted[scalar % banks] += 1
        total += max(wanted)
    return total


@dataclass(frozen=True)
class Grid:
    """An access by tasks (slow, fast), the fast ones one after another: the places of two numbers are added.

    Attributes:
        slow, fast: how many tasks.
        slow_step, fast_step: between their places; None for the stride that is looked for.
    """

    slow: int
    fast: int
    slow_step: int | None
    fast_step: int | None

    def places(self, stride: int) -> list[int]:
        """Of the tasks, in order."""
        slow, fast = (stride if step is None else step for step in (self.slow_step, self.fast_step))
        return [i * slow + j * fast for i in range(self.slow) for j in range(self.fast)][:_TASKS]


@cache
def best_stride(
    least: int, accesses: tuple[Grid, ...], cells: tuple[int, ...], banks: int, along: bool = False
) -> int:
    """The stride with which accesses take few turns and little room, the smallest of these.

    Args:
        least: the smallest one.
        accesses: that have it.
        cells: side by side, all numbers with which it is tried.
        banks: of shared memory, in scalars; 1 on CPUs.
        along: see :func:`stride_of`.
    """

    def cost(stride: int) -> int:
        return stride * sum(
            turns(access.places(stride), count, banks, along) for access in accesses for count in cells
        )

    return min(range(least, least + banks), key=lambda stride: (cost(stride), stride))
