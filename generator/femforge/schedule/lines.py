"""Numbers of operators by teams, a thread a line of points: cells and threads of a block."""

from __future__ import annotations

from dataclasses import dataclass

from femforge.errors import ExitCode, FemforgeError, at_most, use
from femforge.schedule.devices import (
    REGISTERS_OF_A_PROCESSOR,
    RESIDENT_THREADS,
    SHARED_OF_A_PROCESSOR,
    SIMD_BYTES,
    Device,
)

#: Threads of the largest block that is taken, and lines of the smallest: two warps wait for each other for less time
#: than four (H200, Q4 to Q8 hexahedra: a cell a block where it has 49 lines or more is 1.01 to 1.2 times as fast as
#: two; of 16 lines, four cells are 1.1 times as fast as eight with Laplace on Q3, 0.98 with elasticity on Q2).
_THREADS, _LINES = 128, 48
#: A larger block is taken where it keeps more lines at work than smaller ones, which are to have this share of them;
#: what lines of smaller blocks than that count.
_NEARLY, _FEW = 0.95, 0.85
#: Eighths of the scalars of a line that are in registers where it is a loop: the rest is read again from shared memory
#: (sm_90: 54, 71, 87 and 98 scalars of 64 bits take 116, 146, 164 and 168 registers).
_IN_REGISTERS = 5
#: 32-bit registers of a thread beside these, for addresses, loop counters and entries of tables: by the same counts 46
#: to 58, and a few more: asking for less room spills less and costs nothing (Q2 hexahedra, H200: Stokes in 3 blocks of
#: 128 threads spills 96 bytes, in 5 of 64 it spills 56 and is 1.05 times as fast, elasticity 1.00 to 1.02). How many
#: registers are taken in the end is asked here; how many scalars can be squeezed in before some are spilled, as
#: schedule/rows asks of loops over directions, is another question, with a smaller number.
_BESIDE_A_LINE = 62
#: The same of lines that are written out: registers of each 32 bits that are alive, and beside them, with which 41
#: kernels on Q2 to Q8 hexahedra are fastest on an H200 (64 to 75 scalars of 64 bits: 128 to 144 registers, 79 to 120:
#: 168; they spill 100 bytes at most, and fewer registers spill 250 and more); and the scalars beyond which they want so
#: many.
_WRITTEN, _BESIDE_WRITTEN, _MANY, _FOR_MANY = 0.4, 72, 76, 152


@dataclass(frozen=True)
class LineProblem:
    """What the schedule has to know.

    Attributes:
        place: for messages.
        scalars: of a cell in shared memory.
        lines: of a cell.
        live: scalars that are alive in a line.
        written: whether lines are written out.
    """

    place: str
    scalars: int
    lines: int
    live: int
    written: bool

    def registers(self, scalar_bytes: int, device: Device) -> int:
        """32-bit registers of a thread."""
        words = self.live * scalar_bytes // 4
        if self.written:
            least = _FOR_MANY if words > 2 * _MANY else 0
            return min(device.registers, max(least, int(words * _WRITTEN) + _BESIDE_WRITTEN))
        return min(device.registers, words * _IN_REGISTERS // 8 + _BESIDE_A_LINE)


@dataclass(frozen=True)
class LineNumbers:
    """What the schedule decides.

    Attributes:
        cells, threads: of a block.
        resident: blocks that a multiprocessor is expected to hold at once.
    """

    cells: int
    threads: int
    resident: int

    @property
    def at_once(self) -> int:
        """Cells that a multiprocessor works on at once."""
        return self.cells * self.resident


def line_numbers(cells: int, scalar_bytes: int, problem: LineProblem, device: Device) -> LineNumbers:
    """The numbers of a block; where cells are left open, so that nearly as many are at work at once as can be, or on a
    CPU so many as a SIMD register has lanes.

    Args:
        cells: of a block; 0 if that is left open.
        scalar_bytes: of a scalar.
        problem: the lines.
        device: what it is for.

    Raises:
        FemforgeError: the cells do not fit (code PARAMETERS).
    """
    size = problem.scalars * scalar_bytes
    if device.target == "cpu":
        return _of_lanes(cells, scalar_bytes, size, problem, device)
    most = min(device.dynamic_bytes // size, device.max_threads // problem.lines)
    if max(cells, 1) > most:
        raise FemforgeError(
            f"{max(cells, 1)} cells of a block take {max(cells, 1) * size} bytes of shared memory, more than "
            f"{device.dynamic_bytes}, or {max(cells, 1) * problem.lines} threads, more than {device.max_threads} "
            f"({device.name})", place=problem.place, code=ExitCode.PARAMETERS,
            ways=[at_most("concurrent_elements", most) if most else use(realisation="looped")],
        )  # fmt: skip
    counts = [cells] if cells else _counts(most, problem, device)
    blocks = [_block(count, scalar_bytes, problem, device) for count in counts]
    worth = [block.at_once * (1 if block.cells * problem.lines >= _LINES else _FEW) for block in blocks]
    return next(block for block, own in zip(blocks, worth, strict=True) if own >= _NEARLY * max(worth))


def _of_lanes(cells: int, scalar_bytes: int, size: int, problem: LineProblem, device: Device) -> LineNumbers:
    """Cells that are SIMD lanes, fewer where they take too much memory."""
    most = device.dynamic_bytes // size
    if max(cells, 1) > most:
        raise FemforgeError(
            f"{max(cells, 1)} cells take {max(cells, 1) * size} bytes of a thread's memory, more than the "
            f"{device.dynamic_bytes} that it is to have", place=problem.place, code=ExitCode.PARAMETERS,
            ways=[at_most("concurrent_elements", most) if most else use(realisation="looped")],
        )  # fmt: skip
    lanes = SIMD_BYTES // scalar_bytes
    while not cells and lanes > most:
        lanes //= 2
    return LineNumbers(cells or lanes, 1, 0)


def _counts(most: int, problem: LineProblem, device: Device) -> list[int]:
    """Powers of two: so many cells that their lines fill a warp, up to those of the largest block."""
    usual = min(most, max(1, _THREADS // problem.lines))
    counts = [1 << k for k in range(usual.bit_length())]
    return [count for count in counts if count * problem.lines >= device.warp] or counts[-1:]


def _block(cells: int, scalar_bytes: int, problem: LineProblem, device: Device) -> LineNumbers:
    """A block of so many cells, and how many of these a multiprocessor holds."""
    threads = -(-cells * problem.lines // device.warp) * device.warp
    registers = problem.registers(scalar_bytes, device)
    resident = min(
        SHARED_OF_A_PROCESSOR[device.target] // (cells * problem.scalars * scalar_bytes),
        REGISTERS_OF_A_PROCESSOR[device.target] // (registers * threads),
        RESIDENT_THREADS // threads,
    )
    return LineNumbers(cells, threads, max(1, resident))
