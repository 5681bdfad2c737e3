"""Blocks of cells that sum what they add to a matrix: how many cells, how many threads, and whether it is worth it."""

from __future__ import annotations

from dataclasses import dataclass

from femforge.schedule.devices import (
    REGISTERS_OF_A_PROCESSOR,
    RESIDENT_BLOCKS,
    RESIDENT_THREADS,
    SHARED_OF_A_PROCESSOR,
    Device,
)

#: Cells of a block that are tried, a thread each, the shared memory that they may take, and cells that always may.
_CELLS, _SHARED_BYTES, _FEW_CELLS = (128, 64), 56 << 10, 32
#: Threads of a block that are tried: all of them sum, those that have no cell idle before.
_THREADS = (128, 256)
#: Threads at work on a processor from which on sums are faster than additions one by one (H200, float64: P1 tetrahedra
#: 1.8 times as fast with 768 threads, elasticity 1.4 with 512; Q1 quadrilaterals, whose cells share fewer entries, 1.3
#: with 640, but 0.88 with 512; Q1 hexahedra 0.7 with 256 to 480).
_ENOUGH = {"interval": 512, "triangle": 512, "tetrahedron": 512, "quadrilateral": 640, "hexahedron": 640}
#: Bytes of an entry's place in the list of those that are summed.
_PLACE_BYTES = 2


@dataclass(frozen=True)
class SummingBlock:
    """A block of a GPU that sums entries of element matrices.

    Attributes:
        cells: a thread each.
        threads: that sum, no fewer.
        resident: threads at work on a processor.
    """

    cells: int
    threads: int
    resident: int

    def suits(self, cell: str) -> bool:
        """Whether as many threads are at work as hide each other's waiting."""
        return self.resident >= _ENOUGH[cell]


def cells_that_sum(entries: int, scalar_bytes: int) -> int:
    """Cells of a block, of so many entries each."""
    of_cell = _bytes_of_cell(entries, scalar_bytes)
    return next((cells for cells in _CELLS if cells * of_cell <= _SHARED_BYTES), _FEW_CELLS)


def _bytes_of_cell(entries: int, scalar_bytes: int) -> int:
    """Shared memory for a cell's entries and their places."""
    return (entries | 1) * scalar_bytes + entries * _PLACE_BYTES


def summing_block(
    entries: int, scalar_bytes: int, registers: int, device: Device, cells: int
) -> SummingBlock:
    """The block with the most threads at work.

    Args:
        entries: of an element matrix.
        scalar_bytes: of an entry.
        registers: of a thread that integrates a cell.
        device: a GPU.
        cells: of the block.
    """
    bytes_of_block = cells * _bytes_of_cell(entries, scalar_bytes)
    by_shared = min(SHARED_OF_A_PROCESSOR[device.target] // bytes_of_block, RESIDENT_BLOCKS)

    def resident(threads: int) -> int:
        by_registers = REGISTERS_OF_A_PROCESSOR[device.target] // (max(registers, 1) * threads)
        return min(by_shared, by_registers, RESIDENT_THREADS // threads) * threads

    threads = max((max(cells, n) for n in _THREADS), key=lambda n: (resident(n), -n))
    return SummingBlock(cells, threads, resident(threads))
