"""Numbers of kernels whose cells are shared between threads: cells and threads of a block."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, Protocol, TypeVar

from femforge.errors import ExitCode, FemforgeError, at_most, leave_out, use
from femforge.ir.threads import whole_warps
from femforge.represent.choose import Candidate
from femforge.represent.live_values import live_values_written
from femforge.schedule.cell_mapping import CELL_MAPPING_BYTES
from femforge.schedule.devices import (
    LARGEST_SHARED,
    REGISTERS_OF_A_PROCESSOR,
    RESIDENT_BLOCKS,
    RESIDENT_THREADS,
    SHARED_OF_THE_SYSTEM,
    SIMD_BYTES,
    Device,
    blocks_by_registers,
)
from femforge.schedule.mapping import OWNED
from femforge.schedule.names import Realisation, Representation
from femforge.schedule.parameters import MappingSchedule, TensorParameters, names_of
from femforge.schedule.rows import scalars_of_a_thread

_MOST_CELLS = 32
_MOST_THREADS = 384
#: Results that a thread may keep in registers while the memory of what they come from becomes theirs.
_HELD = 64
#: 32-bit registers of a thread beside the values that are alive in a task, the most that compilers take for these
#: before they compute values again; the same where it holds results, and registers of each 32 bits of one.
_REGISTERS, _MOST_REGISTERS, _OWN_REGISTERS, _FOR_HELD = 28, 168, 60, 1.5
#: What follows was fitted to the times of 69 kernels on an H200, which it meets within 17 % (root of mean square).
#: Registers beside the results that a thread holds, what part of its registers a bound may leave it so that it hardly
#: spills, and flops of a step's code from which on it spills then (ptxas 13, sm_90, 128 registers, Q2 hexahedra: with
#: 1423 nothing, with 1960 to 2772 up to 392 bytes).
_BESIDE_HELD, _SQUEEZED, _LONG_CODE = 40, 0.87, 1900
#: Warps of a multiprocessor that keep its float64 units busy.
_BUSY = 8
#: Flops that a multiprocessor does while a scalar goes to shared memory or comes from there, and while a result goes to
#: memory; how much of the shorter of two such times the longer one does not hide.
_MOVE, _STORE, _SEEN = 4.7, 59, 0.5
#: Of the time of stores, or of the steps if that is shorter, what a block that is alone waits for.
_ALONE = 1.1
#: Flops that a multiprocessor could do while it fetches the instructions of one flop's share of the code.
_FETCH = 100
#: What a halving of the cells costs: threads of a warp then do different tasks.
_UNLIKE = 1.05
#: The same, and busy warps, of teams by planes: fitted to the times of 15 of their kernels there.
_UNLIKE_TURNS, _BUSY_TURNS = 1.17, 12

#: What element tensors that are not ``written`` have of the parameters of those that are.
OF_STEPS: Mapping[str, Any] = MappingProxyType({"mapping": "cell", "unroll": "inner", "store_width": 1})

#: Statements of straight-line code that one thread of a GPU takes without spilling.
_STRAIGHT = 1200
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
        moved: scalars of a cell that are read from shared memory or written to it.
        alive: named values that are alive at the same time in a task.
        held: the same with what is read from shared memory to be used again: all that wants registers.
    """

    tasks: tuple[int, ...]
    flops: int
    code: int
    moved: int
    alive: int
    held: int

    def items(self, cells: int, device: Device) -> int:
        """Work items of a block."""
        return cells * sum(whole_warps(self.tasks, cells, device.warp))


@dataclass(frozen=True)
class TeamWay:
    """One way to make the results.

    Attributes:
        number: of it.
        moments: scalars of a cell that the results are made of.
        stages: the steps; the last makes the results.
        held: results of one task of the last step.
        turns: whether a thread may hold those of several.
    """

    number: int
    moments: int
    stages: tuple[Stage, ...]
    held: int
    turns: bool = False

    def held_by(self, numbers: TeamNumbers, device: Device) -> int:
        """Results that a thread holds."""
        return self.held * -(-self.stages[-1].items(numbers.cells, device) // numbers.threads)


@dataclass(frozen=True)
class TeamProblem:
    """What the schedule has to know.

    Attributes:
        place: for messages.
        own, entries: scalars of a cell: what is read all the time, the results.
        ways: at least one.
        staged: whether results stand in shared memory before they leave.
        holds: whether results may wait in registers until their memory is free.
    """

    place: str
    own: int
    entries: int
    ways: tuple[TeamWay, ...]
    staged: bool = True
    holds: bool = True

    @property
    def choices(self) -> tuple[bool, ...]:
        """Whether results wait in registers, as far as there is a choice."""
        return (True, False) if self.staged and self.holds else (False,)

    def scalars(self, way: TeamWay, hold: bool) -> int:
        """Shared memory of a cell."""
        tile = self.entries | 1 if self.staged else 0
        return self.own + (max(way.moments, tile) if hold else way.moments + tile)


@dataclass(frozen=True)
class TeamNumbers:
    """What the schedule decides.

    Attributes:
        cells: of a block.
        threads: of a block.
        hold: whether results wait in registers until their memory is free.
        way: number of the way to make the results.
        resident: blocks that a multiprocessor shall hold at once; 0 leaves that to the compiler.
    """

    cells: int
    threads: int
    hold: bool
    way: int
    resident: int = 0


def why_not_straight(candidate: Candidate, parameters: TensorParameters, entries: int, device: Device) -> str:
    """Why a kernel of another realisation is no good one; empty if it is.

    Args:
        candidate: its representation.
        parameters: concrete, its own.
        entries: of an element tensor.
        device: that it is for.
    """
    if parameters.mapping == "values" or (parameters.mapping in OWNED and candidate.name == "tensor"):
        return ""
    if parameters.unroll != "full":
        return "its loops over points take more operations"
    if device.target == "cpu":
        return ""
    if candidate.statements > _STRAIGHT:
        return f"{candidate.statements} statements are more than the {_STRAIGHT} that a thread takes well"
    if candidate.expressions is not None:
        alive = live_values_written(candidate.expressions.outputs)
        # compilers find better orders than that of the statements: nothing is taken off for addresses
        room = device.registers * 4 // parameters.scalar_bytes
        if alive > room:
            return f"{alive} values alive at a time are more than the {room} that a thread's registers hold"
    size = entries * parameters.scalar_bytes
    if size > CELL_MAPPING_BYTES:
        return f"an element tensor of {size} bytes is more than the {CELL_MAPPING_BYTES} that a thread takes well"
    return ""


def costs_too_much(team: int, single: int, entries: int, scalar_bytes: int) -> bool:
    """Whether a team's flops are so many more than those of one thread that its code had better be too long.

    Args:
        team, single: flops of a cell.
        entries: of an element tensor.
        scalar_bytes: of a scalar.
    """
    return team > max(_MORE_FLOPS * single, _HIDDEN_FLOPS * entries * scalar_bytes)


def wants_other(asked: TensorParameters) -> list[str]:
    """Parameters that were asked for and that only ``written`` element tensors have."""
    return asked.set_among(names_of(MappingSchedule))


def contradicts(asked: TensorParameters) -> list[str]:
    """The same, but for those that say what other realisations have, too: their own parameters, given back to them."""
    return [name for name in wants_other(asked) if getattr(asked, name) != OF_STEPS.get(name)]


class HasCells(Protocol):
    """Numbers of a team."""

    @property
    def cells(self) -> int:
        """Cells of a batch."""


Numbers = TypeVar("Numbers", bound=HasCells)


def resolve_team(
    asked: TensorParameters, place: str, device: Device, representation: Representation,
    numbers_of: Callable[[int], Numbers],
) -> tuple[TensorParameters, Numbers]:  # fmt: skip
    """Concrete parameters and numbers.

    Args:
        asked: the user's parameters.
        place: for messages.
        device: that the kernel is for.
        representation: that the steps are of.
        numbers_of: gives the numbers for as many cells as are asked for, 0 for any.

    Raises:
        FemforgeError: for parameters of other realisations, or cells that do not fit.
    """
    realisation: Realisation = "looped" if device.target == "cpu" else "team"
    if other := contradicts(asked):
        raise FemforgeError(
            f"{', '.join(other)}: not for realisation = {realisation} ({device.name})", place=place,
            ways=[leave_out(*other), use(realisation="written")], code=ExitCode.PARAMETERS,
        )  # fmt: skip
    if asked.element_batch and asked.concurrent_elements not in (0, asked.element_batch):
        raise FemforgeError(
            f"element_batch = {asked.element_batch}, but all cells of a team's batch are worked on at once",
            place=place, ways=[leave_out("element_batch")], code=ExitCode.PARAMETERS,
        )  # fmt: skip
    numbers = numbers_of(asked.concurrent_elements or asked.element_batch)
    parameters = replace(
        asked, element_batch=numbers.cells, concurrent_elements=numbers.cells,
        realisation=realisation, representation=representation, **OF_STEPS,
    )  # fmt: skip
    return parameters, numbers


def team_numbers(cells: int, scalar: int, problem: TeamProblem, device: Device) -> TeamNumbers:
    """The lanes of a CPU, or the numbers with which the steps keep a multiprocessor busiest.

    Args:
        cells: that were asked for; 0 leaves them open.
        scalar: bytes of one.
        problem: what has to be known.
        device: that the kernel is for.

    Raises:
        FemforgeError: the cells do not fit (code PARAMETERS).
    """
    if device.target == "cpu":
        cells = cells or SIMD_BYTES // scalar
        return TeamNumbers(cells, cells, False, problem.ways[0].number)
    found = list(_fitting(cells, scalar, problem, device))
    if not found:
        size = min(problem.scalars(way, problem.choices[0]) for way in problem.ways) * scalar
        most = device.dynamic_bytes // size
        raise FemforgeError(
            f"{max(cells, 1)} cells of a block take {max(cells, 1) * size} bytes of shared memory, more than "
            f"{device.dynamic_bytes} ({device.name})", place=problem.place, code=ExitCode.PARAMETERS,
            ways=[*([(*at_most("concurrent_elements", most), *leave_out("element_batch"))] if most else []),
                  use(realisation="written")],
        )  # fmt: skip
    turns = {way.number for way in problem.ways if way.turns}

    def price(numbers: TeamNumbers) -> tuple[float, int]:
        # of as good ones by planes the one with most threads
        return _time(numbers, scalar, problem, device), -numbers.threads if numbers.way in turns else 0

    best = min(found, key=price)
    (way,) = (way for way in problem.ways if way.number == best.way)
    return replace(best, resident=_blocks(best, way, scalar, problem, device) if way.turns else 0)


def _fitting(cells: int, scalar: int, problem: TeamProblem, device: Device) -> Iterator[TeamNumbers]:
    """All numbers that a device takes, of ways whose tasks a thread has registers for if there are such."""
    counts = [cells] if cells else [_MOST_CELLS >> k for k in range(_MOST_CELLS.bit_length())]
    room = scalars_of_a_thread(device, 0, 0, scalar)
    ways = [way for way in problem.ways if max(stage.held for stage in way.stages) <= room] or problem.ways
    for count, way, hold in itertools.product(counts, ways, problem.choices):
        if count * problem.scalars(way, hold) * scalar > device.dynamic_bytes:
            continue
        warps = max(1, _MOST_THREADS // device.warp)
        least = -(-way.stages[-1].items(count, device) // device.warp) if hold and not way.turns else 1
        for number in range(least, warps + 1):
            numbers = TeamNumbers(count, number * device.warp, hold, way.number)
            if not hold or way.held_by(numbers, device) <= _HELD:
                yield numbers


def _blocks(numbers: TeamNumbers, way: TeamWay, scalar: int, problem: TeamProblem, device: Device) -> int:
    """Blocks that a multiprocessor holds at a time."""
    shared = numbers.cells * problem.scalars(way, numbers.hold) * scalar + SHARED_OF_THE_SYSTEM[device.target]
    held = way.held_by(numbers, device) if numbers.hold else 0
    by_registers = _blocks_by_registers(numbers, way, scalar, held, device)
    return min(
        LARGEST_SHARED[device.target] // shared,
        by_registers,
        RESIDENT_THREADS // numbers.threads,
        RESIDENT_BLOCKS,
    )


def _blocks_by_registers(numbers: TeamNumbers, way: TeamWay, scalar: int, held: int, device: Device) -> int:
    """Blocks for which there are registers, where a thread holds so many results."""
    wanted = {stage: _REGISTERS + stage.alive * scalar // 4 for stage in way.stages}
    registers = max(wanted.values())
    if not way.turns:
        registers = min(_MOST_REGISTERS, registers)
        if held:
            registers = max(registers, int(_OWN_REGISTERS + _FOR_HELD * held * scalar / 4))
        return REGISTERS_OF_A_PROCESSOR[device.target] // (registers * numbers.threads)
    if held:
        registers = max(registers, int(_BESIDE_HELD + held * scalar / 4))
    # compilers keep to what so many blocks leave them
    least = max((wanted[stage] for stage in way.stages if stage.code >= _LONG_CODE), default=0)
    return blocks_by_registers(device, numbers.threads, max(int(registers * _SQUEEZED), least))


def _time(numbers: TeamNumbers, scalar: int, problem: TeamProblem, device: Device) -> float:
    """Time of a cell, in operations of a busy multiprocessor."""
    (way,) = (way for way in problem.ways if way.number == numbers.way)
    blocks = _blocks(numbers, way, scalar, problem, device)
    if not blocks:
        return float("inf")
    steps = 0.0
    for stage in way.stages:
        items = stage.items(numbers.cells, device)
        rounds = -(-items // numbers.threads)
        active = items / rounds / device.warp * blocks
        filled = numbers.cells * sum(stage.tasks) / items
        less, more = sorted((stage.flops, _MOVE * stage.moved))
        busy = _BUSY_TURNS if way.turns else _BUSY
        steps += (more / min(1.0, active / busy) + _SEEN * less) / filled
    less, more = sorted((steps, float(_STORE * problem.entries)))
    code = sum(stage.code for stage in way.stages)
    total = more + less * _ALONE / blocks + _FETCH * code / numbers.cells / blocks
    unlike = _UNLIKE_TURNS if way.turns else _UNLIKE
    return total * unlike ** (_MOST_CELLS // numbers.cells).bit_length()
