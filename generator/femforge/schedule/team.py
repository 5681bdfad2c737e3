"""Numbers of kernels whose cells are shared between threads: cells and threads of a block."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass, replace

from femforge.errors import ExitCode, FemforgeError, at_most, leave_out, use
from femforge.ir.threads import whole_warps
from femforge.represent.choose import Candidate
from femforge.represent.live_values import live_values_written
from femforge.schedule.devices import (
    REGISTERS_OF_A_PROCESSOR,
    RESIDENT_THREADS,
    SHARED_OF_A_PROCESSOR,
    SIMD_BYTES,
    Device,
)
from femforge.schedule.names import Realisation, Representation
from femforge.schedule.parameters import Parameters
from femforge.schedule.resolve import CELL_MAPPING_BYTES

_MOST_CELLS = 32
_MOST_THREADS = 384
#: Results that a thread may keep in registers while the memory of what they come from becomes theirs.
_HELD = 32
#: 32-bit registers of a thread, where a point takes few operations and where it takes more than these many.
_REGISTERS, _MORE_REGISTERS, _LONG_POINT = 112, 168, 800
#: The same where they hold results, without these.
_OWN_REGISTERS = 92
#: Warps of a multiprocessor that keep its float64 units busy.
_BUSY = 12
#: What a block waits for itself where no other one is there to fill the gaps between its steps.
_ALONE = 0.4
#: Flops that a multiprocessor could do while it fetches the instructions of one flop's share of the code: a warp of
#: each block has to, and an instruction takes about a cycle to come (measured on an H200).
_FETCH = 256
#: What a halving of the cells costs: threads of a warp then do different tasks.
_UNLIKE = 1.04

#: Statements of straight-line code that one thread of a GPU takes without spilling, and its 32-bit registers that
#: hold no scalars of the cell (of an element matrix, whose entries leave as soon as they are known).
_STRAIGHT, _OTHER_REGISTERS = 1200, 20
#: How many times the operations of one thread a team may take where one thread's code is too long for it, and the
#: operations for each byte of an element tensor that are done while it is stored.
_MORE_FLOPS, _HIDDEN_FLOPS = 1.5, 3.0


@dataclass(frozen=True)
class Stage:
    """One step.

    Attributes:
        tasks: of a cell, in each class of tasks with the same code.
        flops: of a cell.
        code: flops of one task of each class, a measure of the code's length.
    """

    tasks: tuple[int, ...]
    flops: int
    code: int

    def items(self, cells: int, device: Device) -> int:
        """Work items of a block."""
        return cells * sum(whole_warps(self.tasks, cells, device.warp))


@dataclass(frozen=True)
class Way:
    """One way to make the results.

    Attributes:
        split: its number.
        results: the last step.
        held: results of one of its tasks.
    """

    split: int
    results: Stage
    held: int


@dataclass(frozen=True)
class TeamProblem:
    """What the schedule has to know.

    Attributes:
        place: for messages.
        own, moments, entries: scalars of a cell: what is read all the time, what the results are made of, the results.
        stages: the steps but the last.
        ways: of the last step.
        point: operations of a point.
    """

    place: str
    own: int
    moments: int
    entries: int
    stages: tuple[Stage, ...]
    ways: tuple[Way, ...]
    point: int

    def scalars(self, hold: bool) -> int:
        """Shared memory of a cell."""
        tile = self.entries | 1
        return self.own + (max(self.moments, tile) if hold else self.moments + tile)


@dataclass(frozen=True)
class TeamNumbers:
    """What the schedule decides.

    Attributes:
        cells: of a block.
        threads: of a block.
        hold: whether results wait in registers until their memory is free.
        split: number of the way to make the results.
    """

    cells: int
    threads: int
    hold: bool
    split: int


def why_not_straight(candidate: Candidate, parameters: Parameters, entries: int, device: Device) -> str:
    """Why a kernel of another realisation is no good one; empty if it is.

    Args:
        candidate: its representation.
        parameters: concrete, its own.
        entries: of an element tensor.
        device: that it is for.
    """
    if parameters.mapping == "contraction" and candidate.name == "tensor":
        return ""
    if parameters.unroll != "full":
        return "its loops over points take more operations"
    if device.target == "cpu":
        return ""
    if candidate.statements > _STRAIGHT:
        return f"{candidate.statements} statements are more than the {_STRAIGHT} that a thread takes well"
    if candidate.expressions is not None:
        alive = live_values_written(candidate.expressions.outputs)
        room = (device.registers - _OTHER_REGISTERS) * 4 // parameters.scalar_bytes
        if alive > room:
            return f"{alive} values alive at a time are more than the {room} that a thread's registers hold"
    size = entries * parameters.scalar_bytes
    if size > CELL_MAPPING_BYTES:
        return f"an element tensor of {size} bytes is more than the {CELL_MAPPING_BYTES} that a thread takes well"
    return ""


def costs_too_much(team: int, single: int, entries: int, scalar_bytes: int) -> bool:
    """Whether a team takes so many more flops than one thread that the latter's code had better be too long."""
    return team > max(_MORE_FLOPS * single, _HIDDEN_FLOPS * entries * scalar_bytes)


#: Parameters that belong to other realisations.
_FOREIGN = (
    "mapping", "unroll", "k_place", "entries_per_thread", "store_chunk", "store_width", "interleave_stores",
)  # fmt: skip


def wants_other(asked: Parameters) -> list[str]:
    """Parameters that were asked for and that teams do not have."""
    return asked.set_among(_FOREIGN)


def resolve_team(
    asked: Parameters, problem: TeamProblem, device: Device, representation: Representation
) -> tuple[Parameters, TeamNumbers]:
    """Concrete parameters and numbers.

    Raises:
        FemforgeError: for parameters of other realisations, or cells that do not fit.
    """
    realisation: Realisation = "looped" if device.target == "cpu" else "team"
    if other := wants_other(asked):
        raise FemforgeError(
            f"{', '.join(other)}: not for realisation = {realisation} ({device.name})", place=problem.place,
            ways=[leave_out(*other), use(realisation="written")], code=ExitCode.PARAMETERS,
        )  # fmt: skip
    if asked.element_batch and asked.concurrent_elements not in (0, asked.element_batch):
        raise FemforgeError(
            f"element_batch = {asked.element_batch}, but all cells of a team's batch are worked on at once",
            place=problem.place, ways=[leave_out("element_batch")], code=ExitCode.PARAMETERS,
        )  # fmt: skip
    cells = asked.concurrent_elements or asked.element_batch
    if device.target == "cpu":
        cells = cells or SIMD_BYTES // asked.scalar_bytes
        numbers = TeamNumbers(cells, cells, False, problem.ways[0].split)
    else:
        numbers = _on_gpu(cells, asked.scalar_bytes, problem, device)
    parameters = replace(
        asked, mapping="cell", unroll="inner", element_batch=numbers.cells, concurrent_elements=numbers.cells,
        realisation=realisation, representation=representation, store_width=1,
    )  # fmt: skip
    return parameters, numbers


def _on_gpu(cells: int, scalar: int, problem: TeamProblem, device: Device) -> TeamNumbers:
    """The numbers with which the steps keep a multiprocessor busiest."""
    found = list(_fitting(cells, scalar, problem, device))
    if not found:
        size = problem.scalars(True) * scalar
        most = device.dynamic_bytes // size
        raise FemforgeError(
            f"{max(cells, 1)} cells of a block take {max(cells, 1) * size} bytes of shared memory, more than "
            f"{device.dynamic_bytes} ({device.name})", place=problem.place, code=ExitCode.PARAMETERS,
            ways=[*([(*at_most("concurrent_elements", most), *leave_out("element_batch"))] if most else []),
                  use(realisation="written")],
        )  # fmt: skip
    return min(found, key=lambda numbers: _time(numbers, scalar, problem, device))


def _fitting(cells: int, scalar: int, problem: TeamProblem, device: Device) -> Iterator[TeamNumbers]:
    """All numbers that a device takes."""
    counts = [cells] if cells else [_MOST_CELLS >> k for k in range(_MOST_CELLS.bit_length())]
    for count, way, hold in itertools.product(counts, problem.ways, (True, False)):
        if count * problem.scalars(hold) * scalar > device.dynamic_bytes:
            continue
        warps = max(1, _MOST_THREADS // device.warp)
        least = -(-way.results.items(count, device) // device.warp) if hold else 1
        if hold and (way.held > _HELD or least > warps):
            continue
        for number in range(least, warps + 1):
            yield TeamNumbers(count, number * device.warp, hold, way.split)


def _time(numbers: TeamNumbers, scalar: int, problem: TeamProblem, device: Device) -> float:
    """Time of a cell, in operations of a busy multiprocessor."""
    (way,) = (way for way in problem.ways if way.split == numbers.split)
    shared = numbers.cells * problem.scalars(numbers.hold) * scalar
    point = _MORE_REGISTERS if problem.point > _LONG_POINT else _REGISTERS
    registers = max(point, _OWN_REGISTERS + 2 * way.held if numbers.hold else 0)
    blocks = min(
        SHARED_OF_A_PROCESSOR[device.target] // shared,
        REGISTERS_OF_A_PROCESSOR[device.target] // (registers * numbers.threads),
        RESIDENT_THREADS // numbers.threads,
    )
    if not blocks:
        return float("inf")
    total = 0.0
    code = 0
    for stage in (*problem.stages, way.results):
        items = stage.items(numbers.cells, device)
        rounds = -(-items // numbers.threads)
        active = items / rounds / device.warp * blocks
        filled = numbers.cells * sum(stage.tasks) / items
        code += stage.code
        total += stage.flops / filled / min(1.0, active / _BUSY)
    total = total * (1 + _ALONE / blocks) + _FETCH * code / numbers.cells
    return total * _UNLIKE ** (_MOST_CELLS // numbers.cells).bit_length()
