"""Blocks of cells that add to a matrix: how many cells, how many threads, and whether sums before are worth it."""

from __future__ import annotations

from dataclasses import dataclass

from femforge.schedule.devices import (
    LARGEST_SHARED,
    REGISTERS_OF_A_PROCESSOR,
    RESIDENT_BLOCKS,
    RESIDENT_THREADS,
    SHARED_OF_THE_SYSTEM,
    Device,
)

#: Cells of a block that are tried, a thread each, the shared memory that they may take, and cells that always may.
_CELLS, _SHARED_BYTES, _FEW_CELLS = (128, 64), 56 << 10, 32
#: Threads of a block that are tried: all of them sum, those that have no cell idle before.
_THREADS = (128, 192, 256)
#: Threads at work on a processor from which on sums are faster than additions one by one (H200, float64: P1 tetrahedra
#: 1.8 times as fast with 768 threads, elasticity 1.4 with 512; H100, neo-Hookean 1.24 with 384, p-Laplace on P2 0.66
#: with 256; Q1 quadrilaterals, whose cells share fewer entries, 1.3
#: with 640, but 0.88 with 512; Q1 hexahedra 0.7 with 256 to 480).
_ENOUGH = {"interval": 512, "triangle": 512, "tetrahedron": 384, "quadrilateral": 640, "hexahedron": 640}
#: Bytes of an entry's place in the list of those that are summed.
_PLACE_BYTES = 2
#: Registers that a thread takes at most of code of so many operations, however many values are alive in the order in
#: which it is written: compilers order short code well, if each result is stored as it is known (ptxas 13, sm_90: of
#: 512 operations 72, of 804 to 943 120 to 128, of 1393 166, of 2003 244); and operations from which on compilers order
#: code so that it takes these, however few values are alive as it is written (of 3107, with 140 registers alive, 252).
_REGISTERS, _OPERATIONS_OF_REGISTER, _LONG = 40, 12, 2500
#: Quarters of these registers that there have to be where threads that only sum take some.
_SPARE = 5
#: Bytes of the entries of a block that adds them one by one, and cells that it has at least: what all blocks work on
#: has to stay in the caches until their neighbours have added to it (H200, elasticity on P2 tetrahedra, 900 entries:
#: 8.0 ns a cell by 55, 7.5 by 10; Stokes on P2 triangles, 225: 2.9 by 222, 1.8 by 32, 1.6 by 8).
_BYTES_ONE_BY_ONE, _LEAST_CELLS = 32 << 10, 8


@dataclass(frozen=True)
class SummingBlock:
    """A block of a GPU that sums entries of element matrices.

    Attributes:
        cells: a thread each.
        threads: that sum, no fewer.
        blocks: at work on a processor.
        bound: the same where threads that only sum take registers that compilers would give to others; else 0.
    """

    cells: int
    threads: int
    blocks: int
    bound: int = 0

    def suits(self, cell: str) -> bool:
        """Whether as many threads are at work as hide each other's waiting."""
        return self.blocks * self.threads >= _ENOUGH[cell]


def cells_that_sum(entries: int, scalar_bytes: int) -> int:
    """Cells of a block, of so many entries each."""
    fits = (cells for cells in _CELLS if _bytes_of_block(cells, entries, scalar_bytes) <= _SHARED_BYTES)
    return next(fits, _FEW_CELLS)


def _bytes_of_block(cells: int, entries: int, scalar_bytes: int) -> int:
    """Shared memory for the cells' entries, in rows of an odd length, and their places."""
    return entries * ((cells | 1) * scalar_bytes + cells * _PLACE_BYTES)


def cells_one_by_one(entries: int, scalar_bytes: int, concurrent: int) -> int:
    """Cells of a block, of so many entries each and so many of them at a time, that adds each entry by itself."""
    wanted = max(_LEAST_CELLS, _BYTES_ONE_BY_ONE // (entries * scalar_bytes))
    return -(-wanted // concurrent) * concurrent


def registers_that_sum(live: int, flops: float, scalar_bytes: int) -> int:
    """Registers of a thread that integrates a cell and stores each entry as it is known.

    Args:
        live: registers for all values that are alive as it is written.
        flops: operations of the cell.
        scalar_bytes: of a value.
    """
    if flops > _LONG:
        return _REGISTERS + int(flops) * scalar_bytes // (8 * _OPERATIONS_OF_REGISTER)
    return min(live, _REGISTERS + int(flops) // _OPERATIONS_OF_REGISTER)


def summing_block(
    entries: int, scalar_bytes: int, registers: int, device: Device, cells: int
) -> SummingBlock:
    """As many cells at work as there can be, then as many threads as leave some registers.

    Args:
        entries: of an element matrix.
        scalar_bytes: of an entry.
        registers: of a thread that integrates a cell.
        device: a GPU.
        cells: of the block.
    """
    bytes_of_block = _bytes_of_block(cells, entries, scalar_bytes)
    bytes_of_block += SHARED_OF_THE_SYSTEM[device.target]
    registers = min(registers, device.registers)
    by_shared = min(LARGEST_SHARED[device.target] // bytes_of_block, RESIDENT_BLOCKS)

    def blocks(threads: int, registers: int) -> int:
        by_registers = REGISTERS_OF_A_PROCESSOR[device.target] // (max(registers, 1) * threads)
        return min(by_shared, by_registers, RESIDENT_THREADS // threads)

    fewest, *more = (max(cells, n) for n in _THREADS)
    most = blocks(fewest, registers)
    spare = registers * _SPARE // 4
    threads = max([fewest, *(n for n in more if blocks(n, spare) >= most)])
    return SummingBlock(cells, threads, most, most if threads > fewest else 0)
