"""Blocks of operators by collapsed directions: rounds of tasks, registers, shared memory."""

from __future__ import annotations

from dataclasses import replace

import pytest

from femforge.errors import FemforgeError
from femforge.schedule.collapsed import CollapsedProblem, Work
from femforge.schedule.devices import DEVICES, LARGEST_SHARED, registers_of_blocks

CUDA, HIP, CPU = DEVICES["cuda"], DEVICES["hip"], DEVICES["cpu"]
#: As those of weighted Laplace on P6 tetrahedra.
PROBLEM = CollapsedProblem(
    "kernel", 1100, 48,
    steps=(
        (Work(10, 254), Work(16, 231), Work(6, 95)), (Work(6, 396), Work(6, 303), Work(24, 120)), (Work(36, 363),),
        (Work(84, 16),),
    ),
    held=42,
)  # fmt: skip


@pytest.mark.parametrize("device", [CUDA, HIP], ids=lambda d: d.target)
@pytest.mark.parametrize("cells", [0, 1, 3, 7])
def test_blocks_have_room(cells: int, device: object) -> None:
    """Shared memory of all resident blocks, and nearly the registers that a line wants."""
    own = CUDA if device is CUDA else HIP
    numbers = PROBLEM.numbers(cells, 8, own)
    assert numbers.cells == (cells or numbers.cells)
    assert numbers.threads % own.warp == 0
    taken = numbers.cells * PROBLEM.scalars * 8
    assert taken <= own.dynamic_bytes
    assert numbers.resident * taken <= LARGEST_SHARED[own.target]
    assert registers_of_blocks(own, numbers.threads, numbers.resident) >= 0.7 * (2 * PROBLEM.held + 28)


def test_threads_are_no_more_than_tasks_want() -> None:
    """One step of equal tasks: a warp more would have nothing to do."""
    alone = replace(PROBLEM, scalars=2500, steps=((Work(16, 300),),))
    numbers = alone.numbers(8, 8, CUDA)
    assert numbers.threads <= 16 * 8


def test_a_long_task_takes_small_blocks() -> None:
    """What waits for one long task is to be little, or another block is to work meanwhile."""
    uneven = replace(PROBLEM, steps=((Work(1, 4000), Work(35, 100)),))
    even = replace(PROBLEM, steps=((Work(36, 208),),))
    assert uneven.numbers(0, 8, CUDA).resident >= even.numbers(0, 8, CUDA).resident


def test_lines_that_hold_more_have_fewer_threads_at_work() -> None:
    heavy = replace(PROBLEM, held=90)
    few, many = heavy.numbers(8, 8, CUDA), PROBLEM.numbers(8, 8, CUDA)
    assert few.threads * few.resident < many.threads * many.resident


def test_cells_that_do_not_fit_are_refused() -> None:
    with pytest.raises(FemforgeError, match="19 cells take 167200 bytes of shared memory"):
        PROBLEM.numbers(19, 8, CUDA)


def test_a_cpu_has_lanes() -> None:
    assert PROBLEM.numbers(0, 8, CPU).cells == 8
