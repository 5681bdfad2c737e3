"""Numbers of kernels whose cells are shared between threads: cells and threads of a block."""

from __future__ import annotations

from dataclasses import dataclass, replace

from femforge.errors import ExitCode, FemforgeError
from femforge.represent.choose import Candidate
from femforge.schedule.devices import SIMD_BYTES, Device
from femforge.schedule.names import Realisation, Representation
from femforge.schedule.parameters import Parameters
from femforge.schedule.resolve import CELL_MAPPING_BYTES

#: Work items of the last stage that a block should not exceed: small blocks wait less for each other.
_ITEMS = 256
_MOST_CELLS, _FEW_CELLS = 32, 8
_MOST_THREADS = 512
#: Results that a thread may keep in registers while the memory of what they come from becomes theirs.
_HELD = 32
#: How much larger than the last stage another one may be to set the number of threads.
_LARGER = 1.34


@dataclass(frozen=True)
class TeamProblem:
    """What the schedule has to know.

    Attributes:
        place: for messages.
        own, moments, entries: scalars of a cell: what is read all the time, what the results are made of, the results.
        stages: tasks of a cell in each stage but the last.
        results: tasks of a cell in the last stage.
        held: results of one of those.
    """

    place: str
    own: int
    moments: int
    entries: int
    stages: tuple[int, ...]
    results: int
    held: int

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
    """

    cells: int
    threads: int
    hold: bool


#: Statements of straight-line code that one thread of a GPU takes without spilling.
_STRAIGHT = 1200


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
    size = entries * parameters.scalar_bytes
    if size > CELL_MAPPING_BYTES:
        return f"an element tensor of {size} bytes is more than the {CELL_MAPPING_BYTES} that a thread takes well"
    return ""


#: Parameters that belong to other realisations.
_FOREIGN = (
    "mapping",
    "unroll",
    "k_place",
    "entries_per_thread",
    "store_chunk",
    "store_width",
    "interleave_stores",
)


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
            mend="leave it out, or use realisation = written", code=ExitCode.PARAMETERS,
        )  # fmt: skip
    if asked.element_batch and asked.concurrent_elements not in (0, asked.element_batch):
        raise FemforgeError(
            f"element_batch = {asked.element_batch}, but all cells of a team's batch are worked on at once",
            place=problem.place, mend="set concurrent_elements only", code=ExitCode.PARAMETERS,
        )  # fmt: skip
    cells = asked.concurrent_elements or asked.element_batch
    numbers = _on_cpu(cells, asked) if device.target == "cpu" else _on_gpu(cells, asked, problem, device)
    return replace(
        asked, mapping="cell", unroll="inner", element_batch=numbers.cells, concurrent_elements=numbers.cells,
        realisation=realisation, representation=representation, store_width=1,
    ), numbers  # fmt: skip


def _on_cpu(cells: int, asked: Parameters) -> TeamNumbers:
    cells = cells or SIMD_BYTES // asked.scalar_bytes
    return TeamNumbers(cells, cells, False)


def _on_gpu(cells: int, asked: Parameters, problem: TeamProblem, device: Device) -> TeamNumbers:
    hold = problem.held <= _HELD
    size = problem.scalars(hold) * asked.scalar_bytes
    most = device.dynamic_bytes // size
    if cells > most or not most:
        raise FemforgeError(
            f"{max(cells, 1)} cells of a block take {max(cells, 1) * size} bytes of shared memory, more than "
            f"{device.dynamic_bytes} ({device.name})", place=problem.place, code=ExitCode.PARAMETERS,
            mend=f"at most {most} concurrent_elements" if most else "use realisation = written",
        )  # fmt: skip
    if not cells:
        cells = _MOST_CELLS
        while cells > _FEW_CELLS and cells * problem.results > _ITEMS:
            cells //= 2
        while cells > most:
            cells //= 2
    results = cells * problem.results
    if hold and results > device.max_threads:
        hold = False
        size = problem.scalars(hold) * asked.scalar_bytes
        while cells > 1 and cells * size > device.dynamic_bytes:
            cells //= 2
        results = cells * problem.results
    return TeamNumbers(cells, _threads(cells, results, problem, device, hold), hold)


def _threads(cells: int, results: int, problem: TeamProblem, device: Device, hold: bool) -> int:
    """Threads for the largest stage that does not leave many of them idle in the last one."""
    evaluation = cells * problem.stages[1]
    base = max(results if hold else 0, min(max(results, evaluation), _MOST_THREADS))
    fitting = [cells * tasks for tasks in problem.stages if base < cells * tasks <= _LARGER * base]
    wanted = max([base, *fitting])
    return min(-(-wanted // device.warp) * device.warp, device.max_threads)
