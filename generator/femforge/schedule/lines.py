"""Numbers of operators by teams, a thread a line of points: cells and threads of a block."""

from __future__ import annotations

from dataclasses import dataclass, replace

from femforge.errors import ExitCode, FemforgeError, at_most, use
from femforge.represent.line_inputs import LineKind
from femforge.schedule.banks import stride_of
from femforge.schedule.devices import (
    LARGEST_SHARED,
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
_NEARLY, _FEW = 0.95, 0.8
#: The share of facets, of which the largest block with it is taken (H200, interior penalty on Q3 hexahedra: 16 facets a
#: block are 1.2 times as fast as 8, and as 4), and what facets of a block count that is alone on a multiprocessor,
#: whose threads have nothing to do at barriers (both sides of Q1: elasticity 1.35, Stokes 1.3 times as fast in three
#: blocks of eight).
_NEARLY_OF_FACETS, _LONELY = 0.85, 0.8
#: Facets of a block, where points are tasks, up to which it may have more than those threads, and how many more lines
#: that has to keep at work, where a line is a thread's and where several share it (H200, both sides, eight facets a
#: block instead of two or four: elasticity and Stokes on Q2, with 1.3 to 1.8 times the lines, 1.3 and 1.2 times as
#: fast; with as many lines acoustic waves on Q3 0.83, but 1.1 with an interior penalty on Q5, two threads a line).
_MORE_FACETS, _MORE_LINES, _MORE_OF_SHARED = 8, 1.1, 1.0
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
#: And of points that are tasks: of each 32 bits that are alive, and beside them (sm_90, both sides of facets of
#: hexahedra, scalars of 64 bits: 21 take 69 registers, 26 to 31 77 to 82, 45 92 to 106, 62 and 67 110 to 118).
_OF_A_POINT, _BESIDE_A_POINT = 0.5, 54
#: Threads that a multiprocessor is to have at work on points, lines that are enough without more threads, and most for
#: a line of these (H200, interior penalty on hexahedra: with one thread a line Q3 and Q4 have 464 and 520; Q4 gains
#: nothing by more, and Q3 loses a twentieth; Q5, Q6 and Q7 have 300, 280 and 216, and are 1.1, 1.4 and 1.25 times as
#: fast with 2, 2 and 3 threads; diagonals of elasticity on exterior facets of Q2 and Q3, with 240 and 230, are 1.17 and
#: 1.08 times as fast with 3 as with 2).
_AT_WORK, _ENOUGH, _MOST_OF_A_LINE = 500, 450, 4


@dataclass(frozen=True)
class LineShape:
    """What of a cell the threads share at a time.

    Attributes:
        planes: of points; 0 for all.
        aside: whether values of a line for which a thread has no registers stand in shared memory.
        spread: whether places are left out so that threads find what they want in banks of their own.
    """

    planes: int = 0
    aside: bool = True
    spread: bool = True


@dataclass(frozen=True)
class LineSize:
    """What a shape takes.

    Attributes:
        shape: what is shared at a time.
        scalars: of a cell in shared memory.
        lines: of a cell at a time.
        live: scalars that are alive in a line.
        points: of a cell, where these are tasks.
    """

    shape: LineShape
    scalars: int
    lines: int
    live: int
    points: int = 0


@dataclass(frozen=True)
class LineProblem:
    """What the schedule has to know.

    Attributes:
        place: for messages.
        sizes: of each shape, the fastest first.
        kind: of lines.
        along: whether they are lines of facets whose data neighbouring threads bring along the cells.
    """

    place: str
    sizes: tuple[LineSize, ...]
    kind: LineKind
    along: bool = False

    def numbers(self, cells: int, scalar_bytes: int, device: Device) -> LineNumbers:
        """Of a block, see :func:`line_numbers`."""
        return line_numbers(cells, scalar_bytes, self, device)

    def bytes_of(self, cells: int, size: LineSize, scalar_bytes: int) -> int:
        """Shared memory of a block of so many cells."""
        return stride_of(cells, self.along) * size.scalars * scalar_bytes

    def shared_of_a_processor(self, device: Device) -> int:
        """Shared memory for blocks; facets, of which few lines take much, count on that of the largest devices."""
        return (LARGEST_SHARED if self.along else SHARED_OF_A_PROCESSOR)[device.target]

    def most_cells(self, size: LineSize, scalar_bytes: int, device: Device) -> int:
        """Cells of the largest block, or of a thread of a CPU."""
        most = device.dynamic_bytes // (size.scalars * scalar_bytes)
        most -= stride_of(most, self.along) - most
        return most if device.target == "cpu" else min(most, device.max_threads // size.lines)

    def threads_of_a_line(self, size: LineSize, scalar_bytes: int, device: Device) -> int:
        """Threads that share the points of a line, where these are tasks: more where shared memory has room for few
        cells, and no more than have points in each of their turns.

        H200, five points a line: by three threads, in two turns, elasticity is 1.13 times as fast as by four.
        """
        if self.kind != "points":
            return 1
        cells = max(1, self.shared_of_a_processor(device) // (size.scalars * scalar_bytes))
        lines = cells * size.lines
        wanted = 1 if lines >= _ENOUGH else min(_MOST_OF_A_LINE, -(-_AT_WORK // lines))
        turns = -(-size.points // (size.lines * wanted))
        return max(1, -(-size.points // (size.lines * max(turns, 1))))

    def registers(self, live: int, scalar_bytes: int, device: Device) -> int:
        """32-bit registers of a thread that has so many scalars alive."""
        words = live * scalar_bytes // 4
        if self.kind == "points":
            return min(device.registers, int(words * _OF_A_POINT) + _BESIDE_A_POINT)
        if self.kind == "written":
            least = _FOR_MANY if words > 2 * _MANY else 0
            return min(device.registers, max(least, int(words * _WRITTEN) + _BESIDE_WRITTEN))
        return min(device.registers, words * _IN_REGISTERS // 8 + _BESIDE_A_LINE)


@dataclass(frozen=True)
class LineNumbers:
    """What the schedule decides.

    Attributes:
        cells, threads: of a block.
        resident: blocks that a multiprocessor is expected to hold at once.
        shape: what of a cell they share at a time.
    """

    cells: int
    threads: int
    resident: int
    shape: LineShape

    @property
    def at_once(self) -> int:
        """Cells that a multiprocessor works on at once."""
        return self.cells * self.resident


def line_numbers(cells: int, scalar_bytes: int, problem: LineProblem, device: Device) -> LineNumbers:
    """The numbers of a block, of the first shape that fits; where cells are left open, so that nearly as many are at
    work at once as can be, or on a CPU so many as a SIMD register has lanes. Cells that are asked for and do not fit so
    are packed densely, if that helps.

    Args:
        cells: of a block; 0 if that is left open.
        scalar_bytes: of a scalar.
        problem: the lines.
        device: what it is for.

    Raises:
        FemforgeError: the cells do not fit (code PARAMETERS).
    """
    fitting = (size for size in problem.sizes if problem.most_cells(size, scalar_bytes, device))
    size = next(fitting, problem.sizes[-1])
    denser = (other for other in problem.sizes if other.shape == replace(size.shape, spread=False))
    if cells > problem.most_cells(size, scalar_bytes, device):
        size = next(denser, size)
    most = problem.most_cells(size, scalar_bytes, device)
    if max(cells, 1) > most:
        raise _too_many(max(cells, 1), scalar_bytes, size, problem, device)
    if device.target == "cpu":
        lanes = SIMD_BYTES // scalar_bytes
        while not cells and lanes > most:
            lanes //= 2
        return LineNumbers(cells or lanes, 1, 0, size.shape)
    counts = [cells] if cells else _counts(most, size, problem, device)
    blocks = [_block(count, scalar_bytes, problem, size, device) for count in counts]
    worth = [block.at_once * _counts_for(block, size, problem) for block in blocks]
    pairs = list(zip(blocks, worth, strict=True))
    if not problem.along:
        return next(block for block, own in pairs if own >= _NEARLY * max(worth))
    best = next(block for block, own in reversed(pairs) if own >= _NEARLY_OF_FACETS * max(worth))
    return best if cells else _with_more_facets(best, most, scalar_bytes, problem, size, device)


def _counts_for(block: LineNumbers, size: LineSize, problem: LineProblem) -> float:
    """What a cell at work in such blocks counts."""
    if problem.along and block.resident == 1:
        return _LONELY
    return 1 if block.cells * size.lines >= _LINES else _FEW


def _with_more_facets(
    best: LineNumbers, most: int, scalar_bytes: int, problem: LineProblem, size: LineSize, device: Device
) -> LineNumbers:
    """A larger block than the best of the usual ones, where points are tasks and it keeps more lines at work."""
    if problem.kind != "points":
        return best
    shared = problem.threads_of_a_line(size, scalar_bytes, device)

    def filled(block: LineNumbers) -> float:
        own = block.cells * size.lines * shared / block.threads
        return own * block.at_once * (_LONELY if block.resident == 1 else 1)

    least = filled(best) * (_MORE_LINES if shared == 1 else _MORE_OF_SHARED)
    cells = min(most, _MORE_FACETS)
    while cells > best.cells:
        block = _block(cells, scalar_bytes, problem, size, device)
        if filled(block) >= least:
            return block
        cells //= 2
    return best


def _too_many(
    cells: int, scalar_bytes: int, size: LineSize, problem: LineProblem, device: Device
) -> FemforgeError:
    """Why so many cells do not fit."""
    taken = problem.bytes_of(cells, size, scalar_bytes)
    most = problem.most_cells(size, scalar_bytes, device)
    own = f"{cells} cells take" if cells > 1 else "a cell takes"
    if device.target == "cpu":
        excess = (
            f"{taken} bytes of a thread's memory, more than the {device.dynamic_bytes} that it is to have"
        )
    elif taken > device.dynamic_bytes:
        excess = f"{taken} bytes of shared memory, more than {device.dynamic_bytes} ({device.name})"
    else:
        excess = f"{cells * size.lines} threads, more than {device.max_threads} ({device.name})"
    ways = [at_most("concurrent_elements", most) if most else use(realisation="looped")]
    return FemforgeError(f"{own} {excess}", place=problem.place, code=ExitCode.PARAMETERS, ways=ways)


def _counts(most: int, size: LineSize, problem: LineProblem, device: Device) -> list[int]:
    """Powers of two: so many cells that their lines fill a warp, or facets nearly, up to those of the largest block."""
    usual = min(most, max(1, _THREADS // size.lines))
    counts = [1 << k for k in range(usual.bit_length())]
    least = device.warp - (device.warp // 8 if problem.along else 0)
    return [count for count in counts if count * size.lines >= least] or counts[-1:]


def _block(
    cells: int, scalar_bytes: int, problem: LineProblem, size: LineSize, device: Device
) -> LineNumbers:
    """A block of so many cells, and how many of these a multiprocessor holds."""
    lines = size.lines * problem.threads_of_a_line(size, scalar_bytes, device)
    threads = -(-cells * lines // device.warp) * device.warp
    registers = problem.registers(size.live, scalar_bytes, device)
    resident = min(
        problem.shared_of_a_processor(device) // problem.bytes_of(cells, size, scalar_bytes),
        REGISTERS_OF_A_PROCESSOR[device.target] // (registers * threads),
        RESIDENT_THREADS // threads,
    )
    return LineNumbers(cells, threads, max(1, resident), size.shape)
