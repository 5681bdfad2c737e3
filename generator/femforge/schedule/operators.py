"""Concrete parameters of kernels on global vectors: defaults, legality, refusals."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from femforge.errors import ExitCode, FemforgeError, Way, at_most, leave_out, one_of, use
from femforge.represent.choose import Candidate
from femforge.represent.live_values import (
    live_values,
    registers_when_written,
)
from femforge.schedule.devices import (
    REGISTERS_OF_A_PROCESSOR,
    RESIDENT_THREADS,
    SHARED_OF_A_PROCESSOR,
    SIMD_BYTES,
    Device,
)
from femforge.schedule.inputs import INPUTS, others
from femforge.schedule.lines import LineNumbers, line_numbers
from femforge.schedule.names import Division
from femforge.schedule.parameters import ELEMENT_TENSOR_ONLY, Parameters
from femforge.schedule.problems import OperatorProblem
from femforge.schedule.rows import names_in_rows, offsets_stand_aside, scalars_of_a_thread
from femforge.schedule.scatters import ScatterRules
from femforge.schedule.tuned import TUNED

#: Scalars of a cell beyond a thread's registers from which on its lines are shared by threads. Below, loops are faster
#: even where they spill (H200, Q2 hexahedra: 97 and p-Laplace, 2.7 times; 236, vector Laplace: the team by a tenth).
_BEYOND = 112

Scatters = Mapping[str, ScatterRules]

#: Threads of a block, and lanes of a vector unit.
_THREADS, _CPU_BATCH = 128, 64
#: Statements from which a cell is so long that its registers decide, and the blocks that then are resident at once.
_LONG, _RESIDENT = 400, 4
#: Statements up to which ``auto`` writes a cell out.
_WRITE_OUT = 2500
#: The same on a GPU where there are loops over directions, and up to which it need not save an eighth of operations.
_WRITE_OUT_ON_GPU, SHORT = 1600, 600


def resolve_operator(
    asked: Parameters, problem: OperatorProblem, device: Device, scatters: Scatters
) -> Parameters:
    """Concrete parameters of a kernel that adds to a global vector.

    Args:
        asked: the user's parameters.
        problem: the kernel.
        device: what it is for.
        scatters: all that there are.

    Raises:
        FemforgeError: if what was asked for is not legal or exceeds a limit, saying which and what fits.
    """
    if asked.unroll != "auto":
        word = "written" if asked.unroll == "full" else "looped"
        raise _refuse(
            problem,
            device,
            "unroll is for element_tensor kernels",
            (*leave_out("unroll"), *use(realisation=word)),
        )
    for name in asked.set_among(ELEMENT_TENSOR_ONLY):
        raise _refuse(problem, device, f"{name} is for element_tensor kernels", leave_out(name))
    given = INPUTS[asked.input]
    if not given.operators:
        raise _refuse(
            problem,
            device,
            f"input = {asked.input} is for element_tensor kernels",
            *others(lambda rules: rules.operators),
        )
    if problem.not_stored and given.stored:
        raise _refuse(
            problem,
            device,
            f"input = {asked.input}: {problem.not_stored}",
            *others(lambda rules: rules.operators and rules.stored != "cell"),
        )
    if _is_team(asked, problem, device, scatters):
        return _team(asked, problem, device, scatters)
    chosen = _scatter(asked, problem, device, scatters)
    chosen = _macro_cells(chosen, problem, device, scatters)
    chosen = _realisation(chosen, problem, device)
    problem = replace(problem, rows=_rows(chosen, problem, device, scatters[chosen.scatter]))
    chosen = replace(chosen, division=resolve_division(chosen.division, problem.place, device))
    chosen = _fitting(asked, chosen, problem, device, scatters)
    return _batch(chosen, problem, device, scatters[chosen.scatter])


def resolve_loops(
    asked: Parameters, problem: OperatorProblem, device: Device, rules: ScatterRules
) -> Parameters:
    """Concrete parameters of element vectors in loops over directions, a cell to a thread or SIMD lane.

    Raises:
        FemforgeError: for batches that are not legal or exceed a limit.
    """
    chosen = asked.with_values({"realisation": "looped", "representation": problem.candidate.name})
    problem = replace(problem, rows=_rows(chosen, problem, device, rules))
    return _batch(chosen, problem, device, rules)


def resolve_division(asked: Division, place: str, device: Device) -> Division:
    """How 1 / x is computed.

    Raises:
        FemforgeError: fast division is asked for on a CPU (code PARAMETERS).
    """
    on_device = device.target != "cpu"
    if asked == "fast" and not on_device:
        raise FemforgeError(
            f"division = fast is for GPUs ({device.name})",
            place=place,
            ways=[leave_out("division")],
            code=ExitCode.PARAMETERS,
        )
    if asked != "auto":
        return asked
    return "fast" if on_device else "exact"


def _refuse(problem: OperatorProblem, device: Device, cause: str, *ways: Way) -> FemforgeError:
    return FemforgeError(f"{cause} ({device.name})", place=problem.place, ways=ways, code=ExitCode.PARAMETERS)


def _ranked(
    asked: Parameters, problem: OperatorProblem, device: Device, scatters: Scatters
) -> list[ScatterRules]:
    """The scatters that may be taken if none is asked for, the best first."""
    ranks = {rules.name: rules.rank(asked, problem, device) for rules in scatters.values()}
    return sorted((r for r in scatters.values() if ranks[r.name]), key=lambda r: -ranks[r.name])


def _scatter(asked: Parameters, problem: OperatorProblem, device: Device, scatters: Scatters) -> Parameters:
    """The scatter, and whether what is asked for goes with it."""
    automatic = asked.scatter == "auto"
    rules = _ranked(asked, problem, device, scatters)[0] if automatic else scatters[asked.scatter]
    if refusal := rules.refusal(asked, problem, device):
        raise _refuse(problem, device, refusal.cause, *refusal.ways)
    for other in scatters.values():
        for name in asked.set_among(other.own) if other is not rules else []:
            raise _refuse(problem, device, f"{name} belongs to scatter = {other.name}", leave_out(name))
    if asked.numbering == "shared" and problem.apart:
        raise _refuse(problem, device, f"numbering = shared: {problem.apart}", use(numbering="separate"))
    return replace(asked, scatter=rules.name)


def _is_team(asked: Parameters, problem: OperatorProblem, device: Device, scatters: Scatters) -> bool:
    """Whether the threads of a block share its cells.

    Raises:
        FemforgeError: it is asked for and cannot be.
    """
    reason = _why_no_team(asked, problem, device, scatters)
    if asked.realisation == "team" and reason:
        raise _refuse(
            problem, device, f"realisation = team: {reason}", *one_of("realisation", ["looped", "written"])
        )
    if asked.realisation != "auto" or reason:
        return asked.realisation == "team"
    return bool(_why_team(asked, problem.candidate, device))


def _why_no_team(asked: Parameters, problem: OperatorProblem, device: Device, scatters: Scatters) -> str:
    """Why the threads of a block cannot share its cells as they are asked for; empty if they can."""
    if device.target == "cpu":
        return "teams of threads are for GPUs"
    if problem.no_team:
        return problem.no_team
    if problem.candidate.looped is None:
        return f"the {problem.candidate.name} representation has no loops over directions"
    if not INPUTS[asked.input].of_mesh:
        return "teams compute the geometry from the points of a cell"
    if asked.macro_cells == 3:
        return "a thread works on macro elements"
    legal = [rules.name for rules in scatters.values() if rules.takes_teams]
    if asked.scatter not in ("auto", *legal):
        return f"scatter = {asked.scatter} takes a cell from one thread; {', '.join(legal)} do not"
    foreign = [
        name for rules in scatters.values() if not rules.takes_teams for name in asked.set_among(rules.own)
    ]
    if foreign:
        return f"{', '.join(foreign)}: not for teams"
    return ""


def _why_team(asked: Parameters, candidate: Candidate, device: Device) -> str:
    """Why ``auto`` takes a team; empty if it does not."""
    plan = candidate.looped
    if plan is None or not why_looped(candidate, device):
        return ""
    scalars = live_values(plan)
    room = scalars_of_a_thread(device, 0, 0, asked.scalar_bytes)
    if scalars - room <= _BEYOND:
        return ""
    return f"{scalars} scalars of a cell, a thread has room for {room}"


def _team(asked: Parameters, problem: OperatorProblem, device: Device, scatters: Scatters) -> Parameters:
    """Concrete parameters where threads share cells."""
    rules = scatters["atomic" if asked.scatter == "auto" else asked.scatter]
    if refusal := rules.refusal(asked, problem, device):
        raise _refuse(problem, device, refusal.cause, *refusal.ways)
    if asked.numbering == "shared" and problem.apart:
        raise _refuse(problem, device, f"numbering = shared: {problem.apart}", use(numbering="separate"))
    if asked.concurrent_elements and asked.element_batch not in (0, asked.concurrent_elements):
        raise _refuse(
            problem, device, f"element_batch = {asked.element_batch} and concurrent_elements = "
            f"{asked.concurrent_elements} differ: all cells of a team are worked on at once",
            leave_out("element_batch"), leave_out("concurrent_elements"),
        )  # fmt: skip
    numbers = team_numbers(asked, problem, device)
    return asked.with_values(
        {
            "realisation": "team", "representation": problem.candidate.name, "scatter": rules.name,
            "macro_cells": 1, "division": resolve_division(asked.division, problem.place, device),
            "element_batch": numbers.cells, "concurrent_elements": numbers.cells,
            "resident_blocks": asked.resident_blocks or numbers.resident,
        }
    )  # fmt: skip


def team_numbers(asked: Parameters, problem: OperatorProblem, device: Device) -> LineNumbers:
    """Cells and threads of a block of a team.

    Raises:
        FemforgeError: the cells do not fit (code PARAMETERS).
    """
    assert problem.team is not None
    cells = asked.concurrent_elements or asked.element_batch
    return line_numbers(cells, asked.scalar_bytes, problem.team(), device)


def _fitting(
    asked: Parameters, chosen: Parameters, problem: OperatorProblem, device: Device, scatters: Scatters
) -> Parameters:
    """The next best scatter where the best one, for which nothing is asked, does not go with what a cell takes.

    That is too much shared memory; or so many registers that too few blocks are resident for the steps of one to hide
    behind those of others (p-Laplace on P2 tetrahedra, H200: in blocks 4.9 GDoF/s, 7.8 with spills, atomically 9.8).
    """
    rules = scatters[chosen.scatter]
    if asked.scatter != "auto" or asked.set_among(rules.own):
        return chosen
    lanes = chosen.element_batch or chosen.concurrent_elements or _largest(chosen, problem, device, rules)
    fits = _shared(chosen, problem, lanes, rules) * chosen.scalar_bytes <= device.shared_bytes
    expressions = problem.candidate.expressions
    if rules.from_shared and chosen.realisation == "written" and problem.candidate.statements >= _LONG:
        assert expressions is not None
        registers = _RESIDENT * lanes * registers_when_written(expressions, chosen.scalar_bytes)
        fits = fits and registers <= REGISTERS_OF_A_PROCESSOR[device.target]
    if fits:
        return chosen
    ranked = _ranked(asked, problem, device, scatters)
    return replace(chosen, scatter=ranked[ranked.index(rules) + 1].name)


def _macro_cells(
    chosen: Parameters, problem: OperatorProblem, device: Device, scatters: Scatters
) -> Parameters:
    """Whether macro elements of cells are worked on together."""
    if chosen.macro_cells not in (0, 1, 3):
        raise _refuse(
            problem,
            device,
            f"macro_cells = {chosen.macro_cells} is not legal",
            *one_of("macro_cells", [1, 3]),
        )
    reason = problem.macro_elements
    if device.target == "cpu":
        reason = "macro elements are for GPUs"
    elif chosen.numbering != "shared":
        reason = "macro elements need numbering = shared"
    elif not INPUTS[chosen.input].macro_elements:
        reason = "macro elements compute their geometry from the vertices"
    elif not scatters[chosen.scatter].takes_macro_elements:
        legal = [rules.name for rules in scatters.values() if rules.takes_macro_elements]
        reason = f"macro elements need scatter = {' or '.join(legal)}"
    elif chosen.realisation == "looped":
        reason = "macro elements are written out"
    if chosen.macro_cells == 3 and reason:
        raise _refuse(problem, device, f"macro_cells = 3: {reason}", use(macro_cells=1))
    return replace(chosen, macro_cells=chosen.macro_cells or (1 if reason else 3))


def _realisation(chosen: Parameters, problem: OperatorProblem, device: Device) -> Parameters:
    candidate, wanted = problem.candidate, chosen.realisation
    if wanted == "auto":
        wanted = "looped" if takes_loops(chosen, candidate, device) else "written"
    if wanted == "looped" and not INPUTS[chosen.input].in_loops:
        raise _refuse(
            problem,
            device,
            f"input = {chosen.input} is written out",
            use(realisation="written"),
            *others(lambda rules: rules.of_mesh),
        )
    if wanted == "looped" and not _has_loops(chosen, candidate):
        raise _refuse(
            problem,
            device,
            f"the {candidate.name} representation is written out",
            use(realisation="written"),
        )
    statements = candidate.statements
    if wanted == "written" and not 0 < statements <= 4 * device.max_statements:
        size = f"{statements} statements" if statements else "more statements than are counted"
        raise _refuse(
            problem,
            device,
            f"realisation = written would take {size}",
            use(realisation="looped"),
            leave_out("realisation"),
        )
    return chosen.with_values({"realisation": wanted, "representation": candidate.name})


def _has_loops(chosen: Parameters, candidate: Candidate) -> bool:
    """Whether a representation can be computed in loops."""
    return candidate.looped is not None or (candidate.name == "quadrature" and INPUTS[chosen.input].in_loops)


def takes_loops(asked: Parameters, candidate: Candidate, device: Device) -> bool:
    """Whether a representation is computed in loops: as asked for, or where it is not worth writing out."""
    if asked.realisation != "auto":
        return asked.realisation == "looped"
    return _has_loops(asked, candidate) and bool(why_looped(candidate, device))


def why_looped(candidate: Candidate, device: Device) -> str:
    """Why a cell that has loops is not written out; empty if it is.

    Loops keep a thread's values few; of written code, all that is known at the points is alive at the same time. On a
    GPU writing out has to save something, therefore.

    Args:
        candidate: the representation taken.
        device: that the kernel is for.
    """
    statements, on_device = candidate.statements, device.target != "cpu"
    if not statements:
        return "too long to be written out"
    if candidate.looped is None:
        return (
            "" if statements <= _WRITE_OUT else f"{statements} statements, up to {_WRITE_OUT} are written out"
        )
    most = _WRITE_OUT_ON_GPU if on_device else _WRITE_OUT
    if statements > most:
        return f"{statements} statements, up to {most} are written out"
    flops = candidate.looped.flops
    if candidate.flops > flops:
        return f"written out {candidate.flops}"
    if on_device and statements > SHORT and 8 * candidate.flops > 7 * flops:
        return f"{statements} statements would save less than an eighth"
    return ""


def why_realised(
    own: Parameters, decided: Parameters, candidate: Candidate, flops: int, device: Device, team: bool
) -> str:
    """Why a cell is written out or computed in loops, for people.

    Args:
        own: what the user asks for.
        decided: the same, with what a table has.
        candidate: the representation.
        flops: of a cell, as it is computed.
        device: that the kernel is for.
        team: whether threads share it.
    """
    looped = takes_loops(decided, candidate, device)
    words = f"looped, {flops} flops" if looped else f"written, {flops} flops"
    words = f"team, {flops} flops" if team else words
    if own.realisation != "auto":
        return f"{words}, as asked for"
    if decided.realisation != "auto":
        return f"{words}, {TUNED}"
    if not _has_loops(decided, candidate):
        return f"{words}, as it has no loops"
    reason = _why_team(decided, candidate, device) if team else why_looped(candidate, device)
    return f"{words}: {reason}" if reason else words


def _rows(chosen: Parameters, problem: OperatorProblem, device: Device, rules: ScatterRules) -> int:
    """Scalars of a cell that do not fit a thread's registers, the offsets of its nodes among them."""
    plan = problem.candidate.looped
    if device.target == "cpu" or chosen.realisation != "looped" or plan is None:
        return 0
    threads = chosen.element_batch or chosen.concurrent_elements or _THREADS
    rows = len(names_in_rows(plan, device, threads, chosen.resident_blocks, chosen.scalar_bytes))
    if rules.adds_to_vectors and offsets_stand_aside(rows):
        offset_bytes = 8 if chosen.index_type == "int64" else 4
        rows += -(-problem.nodes * offset_bytes // chosen.scalar_bytes)
    return rows


def _batch(chosen: Parameters, problem: OperatorProblem, device: Device, rules: ScatterRules) -> Parameters:
    scalar, asked_resident = chosen.scalar_bytes, chosen.resident_blocks
    if device.target == "cpu":
        if chosen.resident_blocks:
            raise _refuse(problem, device, "resident_blocks is for GPUs", leave_out("resident_blocks"))
        lanes = chosen.concurrent_elements or SIMD_BYTES // scalar
        batch = chosen.element_batch or max(lanes, _CPU_BATCH // lanes * lanes)
        if batch % lanes:
            raise _refuse(
                problem,
                device,
                f"element_batch = {batch} is no multiple of concurrent_elements = {lanes}",
                use(element_batch=-(-batch // lanes) * lanes),
            )
        return replace(chosen, concurrent_elements=lanes, element_batch=batch)
    lanes = chosen.concurrent_elements or chosen.element_batch or _largest(chosen, problem, device, rules)
    batch = chosen.element_batch or lanes
    if batch != lanes:
        raise _refuse(
            problem, device, f"element_batch = {batch} and concurrent_elements = {lanes} differ",
            leave_out("element_batch"), leave_out("concurrent_elements"),
        )  # fmt: skip
    if rules.whole_warps and lanes % device.warp:
        raise _refuse(
            problem,
            device,
            f"{lanes} threads are no whole warps",
            _threads(chosen, -(-lanes // device.warp) * device.warp),
        )
    if lanes > device.max_threads:
        raise _refuse(
            problem,
            device,
            f"{lanes} threads exceed {device.max_threads}",
            _threads(chosen, device.max_threads),
        )
    if chosen.resident_blocks * lanes > RESIDENT_THREADS:
        raise _refuse(
            problem, device, f"{chosen.resident_blocks} blocks of {lanes} threads exceed the {RESIDENT_THREADS} "
            "threads of a multiprocessor", at_most("resident_blocks", RESIDENT_THREADS // lanes),
        )  # fmt: skip
    chosen = replace(chosen, concurrent_elements=lanes, element_batch=lanes)
    chosen = rules.settled(chosen, problem, lanes)
    if refusal := rules.too_large(chosen, problem, lanes):
        raise _refuse(problem, device, refusal.cause, *refusal.ways)
    needed = _shared(chosen, problem, lanes, rules) * scalar
    if needed > device.shared_bytes:
        raise _refuse(
            problem, device, f"{needed} bytes of shared memory exceed the limit of {device.shared_bytes}",
            *_smaller(chosen, problem, device, rules), use(scatter="atomic"),
        )  # fmt: skip
    if not asked_resident and problem.candidate.statements >= _LONG and chosen.realisation == "written":
        by_shared = SHARED_OF_A_PROCESSOR[device.target] // max(needed, 1)
        assert problem.candidate.expressions is not None
        registers = lanes * registers_when_written(problem.candidate.expressions, scalar)
        by_registers = REGISTERS_OF_A_PROCESSOR[device.target] // registers
        fitting = min(_RESIDENT, RESIDENT_THREADS // lanes, by_shared, by_registers)
        chosen = replace(chosen, resident_blocks=fitting)
    return chosen


def _largest(chosen: Parameters, problem: OperatorProblem, device: Device, rules: ScatterRules) -> int:
    """The usual block, or as large a part of it as fits."""
    lanes = _THREADS
    if problem.components > 1 and problem.candidate.statements >= 2 * _LONG:
        lanes //= 2
    while (
        lanes > device.warp
        and _shared(chosen, problem, lanes, rules) * chosen.scalar_bytes > device.shared_bytes
    ):
        lanes //= 2
    return lanes


def _threads(chosen: Parameters, lanes: int) -> Way:
    """As many threads, by the parameters that are set already."""
    names = chosen.set_among(("element_batch", "concurrent_elements")) or ["element_batch"]
    return use(**dict.fromkeys(names, lanes))


def _smaller(chosen: Parameters, problem: OperatorProblem, device: Device, rules: ScatterRules) -> list[Way]:
    """The largest block of whole warps that fits, if there is one."""
    open_ = replace(chosen, element_batch=0, concurrent_elements=0)
    for lanes in range(chosen.element_batch // device.warp * device.warp, 0, -device.warp):
        if (
            _shared(rules.settled(open_, problem, lanes), problem, lanes, rules) * chosen.scalar_bytes
            <= device.shared_bytes
        ):
            return [use(element_batch=lanes)]
    return []


def _shared(chosen: Parameters, problem: OperatorProblem, lanes: int, rules: ScatterRules) -> int:
    """Scalars of shared memory of a block."""
    return lanes * problem.rows + rules.shared_scalars(chosen, problem, lanes)
