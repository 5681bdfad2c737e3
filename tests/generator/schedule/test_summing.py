"""Blocks that add element matrices to a matrix: cells, threads and registers."""

from __future__ import annotations

import pytest

from femforge.schedule.devices import (
    DEVICES,
    LARGEST_SHARED,
    REGISTERS_OF_A_PROCESSOR,
    RESIDENT_THREADS,
    SHARED_OF_THE_SYSTEM,
)
from femforge.schedule.summing import cells_one_by_one, cells_that_sum, registers_that_sum, summing_block


@pytest.mark.parametrize("registers", [30, 66, 80, 126, 255])
@pytest.mark.parametrize(("entries", "cells"), [(16, 128), (36, 128), (100, 32), (144, 32)])
@pytest.mark.parametrize("target", ["cuda", "hip"])
def test_blocks_fit_a_processor(target: str, entries: int, cells: int, registers: int) -> None:
    """As many blocks as have registers, threads and shared memory; threads that only sum take none away."""
    block = summing_block(entries, 8, registers, DEVICES[target], cells)
    assert block.threads >= block.cells == cells
    tile = entries * 8 * (cells + 1) + entries * 2 * cells

    def fit(blocks: int, threads: int) -> bool:
        shared = blocks * (tile + SHARED_OF_THE_SYSTEM[target]) <= LARGEST_SHARED[target]
        return (
            shared
            and blocks * threads <= RESIDENT_THREADS
            and blocks * threads * registers <= REGISTERS_OF_A_PROCESSOR[target]
        )

    assert not block.blocks or fit(block.blocks, block.threads)
    assert not fit(block.blocks + 1, max(cells, 128))


def test_threads_beside_those_of_cells_take_spare_registers() -> None:
    """A block of few cells has more threads for its sums where as many blocks are at work with them."""
    device = DEVICES["cuda"]
    assert [summing_block(144, 8, n, device, 32).threads for n in (48, 66, 80)] == [256, 192, 128]
    assert {summing_block(144, 8, n, device, 32).blocks for n in (48, 66, 80)} == {4}
    assert summing_block(16, 8, 48, device, 128) == summing_block(16, 8, 40, device, 128)


def test_short_cells_take_few_registers() -> None:
    """However many values are alive as the code is written; long ones take many, however few are alive."""
    assert registers_that_sum(324, 512, 8) == 82
    assert registers_that_sum(62, 96, 8) == 48
    assert registers_that_sum(100, 2000, 8) == 100
    # what ptxas gave them on an H100: 252 registers
    assert registers_that_sum(140, 3107, 8) == 298
    assert registers_that_sum(70, 3107, 4) == 169
    # no thread has more than a device gives it
    device = DEVICES["cuda"]
    assert summing_block(100, 8, 298, device, 32) == summing_block(100, 8, 255, device, 32)


def test_cells_of_a_block_that_sums() -> None:
    """As many as shared memory holds; a float32 tile has room for twice as many."""
    assert [cells_that_sum(n, 8) for n in (16, 36, 64, 100, 900)] == [128, 128, 64, 32, 32]
    assert [cells_that_sum(n, 4) for n in (16, 64, 100)] == [128, 128, 64]


@pytest.mark.parametrize(
    ("entries", "concurrent", "cells"), [(900, 1, 8), (225, 1, 18), (225, 4, 20), (1849, 5, 10), (36, 7, 119)]
)
def test_cells_of_a_block_that_adds_one_by_one(entries: int, concurrent: int, cells: int) -> None:
    """So few that what all blocks add to stays in the caches, in whole groups."""
    assert cells_one_by_one(entries, 8, concurrent) == cells
    assert cells % concurrent == 0
