"""Numbers of operators by collapsed directions: cells, threads and resident blocks together, by counting rounds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from femforge.ir.threads import whole_warps
from femforge.schedule.devices import (
    LARGEST_SHARED,
    RESIDENT_BLOCKS,
    RESIDENT_THREADS,
    SHARED_OF_THE_SYSTEM,
    Device,
    registers_of_blocks,
)
from femforge.schedule.lines import LineNumbers, LineShape
from femforge.schedule.samples import SampleProblem

#: 32-bit registers of a thread beside the scalars that it holds, how much longer it takes for each part of all that it
#: does without, and the part with which it does not spill much (sm_90; H200: weighted Laplace on P5 with 0.65 of them
#: takes 1.4 times as long, on P7 with 0.6 twice).
_BESIDE, _SPILLS, _LEAST = 28, 0.35, 0.7
#: Cycles of a multiprocessor for an instruction of a warp, how many more where a block is alone, and cycles for one of
#: the longest warp of each step, which the others of its block wait for: fitted to 29 blocks of weighted Laplace and
#: mass on P5 to P8 tetrahedra (H200, float64: they are met within 10 %, root of mean square; of 23 more none is more
#: than 1.08 times as fast as the block that is taken).
_ISSUE, _ALONE, _WAIT = 0.53, 0.5, 1.8
#: Cells of a block that are tried.
_CELLS = (32, 16, 8, 4, 2, 1)


@dataclass(frozen=True)
class Work:
    """Tasks with the same code.

    Attributes:
        count: of a cell.
        length: of one, in instructions.
    """

    count: int
    length: int


@dataclass(frozen=True)
class CollapsedProblem(SampleProblem):
    """What the schedule has to know.

    Attributes:
        steps: tasks of each, in order.
        held: scalars of a line that a thread holds.
    """

    steps: tuple[tuple[Work, ...], ...]
    held: int

    def on_device(self, cells: int, scalar_bytes: int, device: Device) -> LineNumbers:
        """The block that takes the least time."""
        return _fastest(self, cells, scalar_bytes, device)

    def timed(self, cells: int, scalar_bytes: int, device: Device) -> Iterator[tuple[LineNumbers, float]]:
        """Blocks of so many cells for which there is room, with the time of a cell in cycles of a multiprocessor."""
        taken = cells * self.scalars * scalar_bytes + SHARED_OF_THE_SYSTEM[device.target]
        most = min(RESIDENT_BLOCKS, LARGEST_SHARED[device.target] // taken)
        wanted = min(device.registers, self.held * scalar_bytes // 4 + _BESIDE)
        steps = [_warps(step, cells, device.warp) for step in self.steps]
        issued = sum(map(sum, steps))
        for side in range(1, device.max_threads // device.warp + 1):
            threads = side * device.warp
            waited = sum(max(sum(step[first::side]) for first in range(side)) for step in steps)
            for resident in range(1, min(most, RESIDENT_THREADS // threads) + 1):
                part = min(1.0, registers_of_blocks(device, threads, resident) / wanted)
                if part < _LEAST and side > 1:
                    break
                time = (1 + _ALONE / resident) * _ISSUE * issued + _WAIT * waited / resident
                time *= (1 + _SPILLS * (1 - part)) / cells
                yield LineNumbers(cells, threads, resident, LineShape()), time


def _warps(step: Sequence[Work], cells: int, warp: int) -> list[int]:
    """Instructions of each warp of a step."""
    taken = whole_warps([work.count for work in step], cells, warp)
    lengths = [work.length for work, count in zip(step, taken, strict=True) for _ in range(count * cells)]
    return [max(lengths[first : first + warp]) for first in range(0, len(lengths), warp)]


@lru_cache(maxsize=256)
def _fastest(problem: CollapsedProblem, cells: int, scalar_bytes: int, device: Device) -> LineNumbers:
    """The same, kept: schedules that differ in anything else ask for it again."""
    timed = {
        numbers: time
        for count in ([cells] if cells else _CELLS)
        if count * problem.scalars * scalar_bytes <= device.dynamic_bytes
        for numbers, time in problem.timed(count, scalar_bytes, device)
    }
    return min(timed, key=lambda numbers: timed[numbers])
