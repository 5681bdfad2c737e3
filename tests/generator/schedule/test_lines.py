"""Blocks of operators by teams: how many cells, and how many blocks a multiprocessor holds."""

from __future__ import annotations

import pytest

from femforge.errors import FemforgeError
from femforge.schedule.devices import DEVICES, REGISTERS_OF_A_PROCESSOR, SHARED_OF_A_PROCESSOR
from femforge.schedule.lines import LineProblem, line_numbers

CUDA = DEVICES["cuda"]


def problem(scalars: int, lines: int, live: int) -> LineProblem:
    return LineProblem("here", scalars, lines, live)


def test_usual_cells_make_four_warps() -> None:
    numbers = line_numbers(0, 8, problem(600, 16, 80), CUDA)
    assert (numbers.cells, numbers.threads) == (8, 128)


def test_fewer_cells_where_large_blocks_leave_room_unused() -> None:
    """A multiprocessor has room for 31 cells: one block of 32 would not fit, one of 16 leaves half of it empty."""
    tight = problem(SHARED_OF_A_PROCESSOR["cuda"] // (31 * 8), 4, 40)
    assert line_numbers(16, 8, tight, CUDA).at_once == 16
    numbers = line_numbers(0, 8, tight, CUDA)
    assert (numbers.cells, numbers.at_once) == (8, 24)


def test_larger_cells_where_they_lose_little() -> None:
    roomy = problem(SHARED_OF_A_PROCESSOR["cuda"] // (33 * 8), 4, 40)
    numbers = line_numbers(0, 8, roomy, CUDA)
    assert (numbers.cells, numbers.at_once) == (32, 32)


def test_blocks_fit_registers_and_shared_memory() -> None:
    for cells in (1, 2, 4, 8):
        numbers = line_numbers(cells, 8, problem(500, 16, 90), CUDA)
        assert numbers.cells == cells
        assert numbers.resident * cells * 500 * 8 <= SHARED_OF_A_PROCESSOR["cuda"]
        assert numbers.resident * numbers.threads * 100 <= REGISTERS_OF_A_PROCESSOR["cuda"]


def test_cells_that_do_not_fit_are_refused() -> None:
    with pytest.raises(FemforgeError, match="64 cells of a block take 256000 bytes") as refusal:
        line_numbers(64, 8, problem(500, 16, 90), CUDA)
    assert "concurrent_elements" in str(refusal.value.mend)
