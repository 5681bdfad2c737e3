"""Strides in shared memory, by hand counts of the turns of its banks."""

from __future__ import annotations

import pytest

from femforge.schedule.banks import Grid, banks_of, best_stride, turns


def test_banks_hold_scalars_of_128_bytes() -> None:
    assert (banks_of(8), banks_of(4)) == (16, 32)


@pytest.mark.parametrize(
    ("places", "cells", "expected"),
    [
        (range(16), 1, 1),  # neighbours, a bank each
        (range(32), 1, 2),  # two groups of 16 threads
        ([0] * 16, 1, 1),  # all read one value
        (range(0, 32, 2), 1, 2),  # every second bank, two threads each
        (range(0, 256, 16), 1, 16),  # one bank for all
        (range(0, 17 * 16, 17), 1, 1),  # an odd stride
        (range(0, 8 * 8, 8), 2, 8),  # pairs of cells, 16 scalars apart
        (range(0, 9 * 8, 9), 2, 1),  # 18 apart: pairs of banks
    ],
)
def test_turns(places: range | list[int], cells: int, expected: int) -> None:
    assert turns(list(places), cells, 16) == expected


def test_the_best_stride_leaves_out_few_places() -> None:
    """Four rows of four, side by side in fours: strides of 4 modulo 16 are free of conflicts."""
    access = Grid(4, 4, None, 1)
    stride = best_stride(16, (access,), (1,), 16)
    assert turns(access.places(16), 1, 16) == 4
    assert turns(access.places(stride), 1, 16) == 1
    assert 16 < stride <= 20


def test_cpus_leave_out_nothing() -> None:
    assert best_stride(16, (Grid(4, 4, None, 1),), (1,), 1) == 16


def test_all_accesses_count() -> None:
    """Sixteen rows that threads go down want odd strides; with two cells, pairs of banks."""
    rows = Grid(1, 16, 0, None)
    assert best_stride(16, (rows,), (1,), 16) == 17
    assert best_stride(16, (rows,), (1, 2), 16) == 17
    assert best_stride(16, (Grid(16, 1, None, 0), rows), (1,), 16) == 17


def test_many_cells_side_by_side_leave_out_nothing() -> None:
    """Neighbouring threads have neighbouring cells, and with these all banks."""
    assert best_stride(16, (Grid(1, 16, 0, None),), (16, 32), 16) == 16


def test_room_counts() -> None:
    """Twice the room for two turns instead of three is not taken."""
    access = Grid(3, 1, None, 0)
    assert turns(access.places(16), 1, 16) == 3
    assert best_stride(16, (access,), (1,), 16) == 17
    assert best_stride(1, (Grid(4, 4, None, 8),), (1,), 16) < 16
