"""Numbers of teams that make element matrices row by row: rows of a group, and threads."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, get_args

from femforge.errors import ExitCode, FemforgeError, leave_out, use
from femforge.schedule.devices import (
    LARGEST_SHARED,
    RESIDENT_BLOCKS,
    RESIDENT_THREADS,
    SHARED_OF_THE_SYSTEM,
    SIMD_BYTES,
    Device,
    blocks_by_registers,
)

#: 32-bit registers of a thread beside the values of its lines, each of these with what is made of it.
_REGISTERS, _OF_A_VALUE = 48, 1.6
_MOST_REGISTERS = 255
#: Groups of more rows were faster than those of fewer, whatever else that brings, up to blocks of so many threads
#: (H200, mass, Laplace and elasticity of degree 2 to 8: all rows of a group 1.1 to 2.8 times as fast as one).
_MOST_THREADS = 512
#: How many times the threads that make entries a block may have, where lines are made in fewer turns then.
_MORE = 1.3
#: Time of a turn that makes lines, in that of the rows that are made of them: an estimate.
_OF_LINES = 0.25
#: What of the lines of a group stands in memory at a time, the fastest order last: those of one trial function of the
#: first direction, together with the planes that they are made of; one pair of derivatives; all.
LineOrder = Literal["functions", "pairs", "all"]
LINE_ORDERS: tuple[LineOrder, ...] = get_args(LineOrder)


@dataclass(frozen=True)
class RowGroup:
    """A group of rows that could be made at a time.

    Attributes:
        rows: how many.
        order: of the lines.
        entries: threads that hold a line and make its entries; there have to be as many.
        lines: threads that could make these lines, of each step.
        scalars: of a cell in shared memory.
    """

    rows: int
    order: LineOrder
    entries: int
    lines: tuple[int, ...]
    scalars: int


@dataclass(frozen=True)
class RowProblem:
    """What has to be known.

    Attributes:
        place: for messages.
        groups: that there could be.
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
        order: of the lines.
    """

    cells: int
    threads: int
    rows: int = 1
    order: LineOrder = "all"


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
        return RowNumbers(lanes, lanes)
    if cells > 1:
        raise FemforgeError(
            f"element_batch = {cells}, but all threads of a block work on the rows of one element matrix",
            place=problem.place, ways=[(*leave_out("element_batch"), *leave_out("concurrent_elements"))],
            code=ExitCode.PARAMETERS,
        )  # fmt: skip
    fitting = [group for group in problem.groups if group.scalars * scalar_bytes <= device.dynamic_bytes]
    if not fitting:
        scalars = min(group.scalars for group in problem.groups)
        size, most = scalars * scalar_bytes, device.dynamic_bytes
        raise FemforgeError(
            f"a cell takes {size} bytes of shared memory, more than {most} ({device.name})", place=problem.place,
            ways=[use(scalar="float32")] if scalars * 4 <= most else [],
            mend="take elements of a lower degree, fewer points (quadrature_degree) or another kind of kernel",
            code=ExitCode.PARAMETERS,
        )  # fmt: skip
    wanted = min(_MOST_REGISTERS, int(_REGISTERS + _OF_A_VALUE * problem.held * scalar_bytes / 4))
    found = [
        (
            group.order != "functions",
            group.rows,
            _busy(group, threads, wanted, scalar_bytes, device),
            LINE_ORDERS.index(group.order),
            -threads,
        )
        for group in fitting
        for threads in _legal(group, wanted, device)
    ]
    if not found:
        least = min(fitting, key=lambda group: (group.entries, group.scalars))
        return RowNumbers(1, _whole(least.entries, device), least.rows, least.order)
    _, rows, _, order, threads = max(found)
    return RowNumbers(1, -threads, rows, LINE_ORDERS[order])


def _legal(group: RowGroup, registers: int, device: Device) -> list[int]:
    """Threads that a block may have."""
    least = _whole(group.entries, device)
    most = min(_MOST_THREADS, max(least, int(_MORE * least)))
    return [
        threads
        for threads in range(least, most + 1, device.warp)
        if blocks_by_registers(device, threads, registers)
    ]


def _busy(group: RowGroup, threads: int, registers: int, scalar_bytes: int, device: Device) -> float:
    """Threads of a multiprocessor for the time of a group, of which lines take a part for each turn of the threads."""
    shared = group.scalars * scalar_bytes + SHARED_OF_THE_SYSTEM[device.target]
    by_registers = blocks_by_registers(device, threads, registers)
    by_shared = LARGEST_SHARED[device.target] // shared
    blocks = min(by_registers, by_shared, RESIDENT_THREADS // threads, RESIDENT_BLOCKS)
    return blocks * threads / (1 + _OF_LINES * sum(-(-lines // threads) for lines in group.lines))


def _whole(threads: int, device: Device) -> int:
    """Threads of whole warps."""
    return -(-threads // device.warp) * device.warp
