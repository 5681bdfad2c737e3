"""Numbers of teams that make element matrices row by row: rows of a group, and threads."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from femforge.errors import ExitCode, FemforgeError, leave_out, use
from femforge.schedule.devices import (
    LARGEST_SHARED,
    REGISTERS_OF_A_PROCESSOR,
    RESIDENT_BLOCKS,
    RESIDENT_THREADS,
    SHARED_OF_THE_SYSTEM,
    SIMD_BYTES,
    Device,
)

#: 32-bit registers of a thread beside the values of its lines, each of these with what is made of it.
_REGISTERS, _OF_A_VALUE = 48, 1.6
_MOST_REGISTERS = 255
#: Warps of a multiprocessor from which on more of them do not help.
_ENOUGH_WARPS = 16
_MOST_THREADS = 512


@dataclass(frozen=True)
class RowGroup:
    """A group of rows that could be made at a time.

    Attributes:
        rows: how many.
        items: threads that it keeps busy.
        scalars: of a cell in shared memory.
    """

    rows: int
    items: int
    scalars: int


@dataclass(frozen=True)
class RowProblem:
    """What has to be known.

    Attributes:
        place: for messages.
        groups: that there could be, one row first.
        held: values of the lines of a thread.
    """

    place: str
    groups: Sequence[RowGroup]
    held: int


@dataclass(frozen=True)
class RowNumbers:
    """What is decided.

    Attributes:
        cells: of a batch: one of a GPU's block, the lanes of a CPU.
        threads: of a block.
        rows: of a group.
    """

    cells: int
    threads: int
    rows: int


def row_numbers(cells: int, scalar_bytes: int, problem: RowProblem, device: Device) -> RowNumbers:
    """Cells, rows and threads.

    Args:
        cells: that were asked for; 0 leaves them open.
        scalar_bytes: of a scalar.
        problem: what has to be known.
        device: that the kernel is for.

    Raises:
        FemforgeError: for several cells of a GPU's block, or memory that it does not have (code PARAMETERS).
    """
    if device.target == "cpu":
        lanes = cells or SIMD_BYTES // scalar_bytes
        return RowNumbers(lanes, lanes, 1)
    if cells > 1:
        raise FemforgeError(
            f"element_batch = {cells}, but all threads of a block work on the rows of one element matrix",
            place=problem.place, ways=[(*leave_out("element_batch"), *leave_out("concurrent_elements"))],
            code=ExitCode.PARAMETERS,
        )  # fmt: skip
    fitting = [group for group in problem.groups if group.scalars * scalar_bytes <= device.dynamic_bytes]
    if not fitting:
        size = problem.groups[0].scalars * scalar_bytes
        raise FemforgeError(
            f"a cell takes {size} bytes of shared memory, more than {device.dynamic_bytes} ({device.name})",
            place=problem.place, ways=[use(realisation="written")], code=ExitCode.PARAMETERS,
        )  # fmt: skip
    best = max(fitting, key=lambda group: _busy(group, scalar_bytes, problem.held, device))
    return RowNumbers(1, _threads(best, device), best.rows)


def _threads(group: RowGroup, device: Device) -> int:
    return -(-group.items // device.warp) * device.warp


def _busy(group: RowGroup, scalar_bytes: int, held: int, device: Device) -> tuple[float, int]:
    """Warps of a multiprocessor that are at work, as far as they help; of as many, fewer rows."""
    threads = _threads(group, device)
    if threads > _MOST_THREADS:
        return 0.0, -group.rows
    shared = group.scalars * scalar_bytes + SHARED_OF_THE_SYSTEM[device.target]
    registers = min(_MOST_REGISTERS, int(_REGISTERS + _OF_A_VALUE * held * scalar_bytes / 4))
    blocks = min(
        LARGEST_SHARED[device.target] // shared, REGISTERS_OF_A_PROCESSOR[device.target] // (registers * threads),
        RESIDENT_THREADS // threads, RESIDENT_BLOCKS,
    )  # fmt: skip
    used = group.items / threads
    return min(_ENOUGH_WARPS, blocks * threads / device.warp) * used, -group.rows
