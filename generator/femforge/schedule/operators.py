"""Concrete parameters of kernels on global vectors: defaults, legality, refusals."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from femforge.errors import ExitCode, FemforgeError
from femforge.represent.choose import Candidate
from femforge.represent.live_values import names_for_rows
from femforge.schedule.devices import (
    RESIDENT_THREADS,
    SHARED_OF_A_PROCESSOR,
    SIMD_BYTES,
    Device,
    registers_of_a_thread,
)
from femforge.schedule.names import Division
from femforge.schedule.parameters import ELEMENT_TENSOR_ONLY, Parameters
from femforge.schedule.problems import OperatorProblem
from femforge.schedule.scatters import ScatterRules

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
        raise _refuse(problem, device, "unroll is for element_tensor kernels", f"use realisation = {word}")
    for name in asked.set_among(ELEMENT_TENSOR_ONLY):
        raise _refuse(problem, device, f"{name} is for element_tensor kernels", "leave it out")
    if asked.input == "ufcx":
        raise _refuse(
            problem,
            device,
            "input = ufcx is for element_tensor kernels",
            "use vertices, affine, geometry or points",
        )
    if problem.not_stored and asked.input in ("geometry", "points"):
        raise _refuse(
            problem, device, f"input = {asked.input}: {problem.not_stored}", "use vertices or affine"
        )
    chosen = _scatter(asked, problem, device, scatters)
    chosen = _macro_cells(chosen, problem, device, scatters)
    chosen = _realisation(chosen, problem, device)
    problem = replace(problem, rows=_rows(chosen, problem, device))
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
    problem = replace(problem, rows=_rows(chosen, problem, device))
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
            mend="leave it out",
            code=ExitCode.PARAMETERS,
        )
    if asked != "auto":
        return asked
    return "fast" if on_device else "exact"


def _refuse(problem: OperatorProblem, device: Device, cause: str, mend: str) -> FemforgeError:
    return FemforgeError(f"{cause} ({device.name})", place=problem.place, mend=mend, code=ExitCode.PARAMETERS)


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
        raise _refuse(problem, device, *refusal)
    for other in scatters.values():
        for name in asked.set_among(other.own) if other is not rules else []:
            raise _refuse(problem, device, f"{name} belongs to scatter = {other.name}", "leave it out")
    if asked.numbering == "shared" and problem.apart:
        raise _refuse(problem, device, f"numbering = shared: {problem.apart}", "use separate")
    return replace(asked, scatter=rules.name)


def _fitting(
    asked: Parameters, chosen: Parameters, problem: OperatorProblem, device: Device, scatters: Scatters
) -> Parameters:
    """The next best scatter where the best one, for which nothing is asked, takes too much shared memory."""
    rules = scatters[chosen.scatter]
    if asked.scatter != "auto" or asked.set_among(rules.own):
        return chosen
    lanes = chosen.element_batch or chosen.concurrent_elements or _largest(chosen, problem, device, rules)
    if _shared(chosen, problem, lanes, rules) * chosen.scalar_bytes <= device.shared_bytes:
        return chosen
    ranked = _ranked(asked, problem, device, scatters)
    return replace(chosen, scatter=ranked[ranked.index(rules) + 1].name)


def _macro_cells(
    chosen: Parameters, problem: OperatorProblem, device: Device, scatters: Scatters
) -> Parameters:
    """Whether macro elements of cells are worked on together."""
    if chosen.macro_cells not in (0, 1, 3):
        raise _refuse(problem, device, f"macro_cells = {chosen.macro_cells} is not legal", "use 1 or 3")
    reason = problem.macro_elements
    if device.target == "cpu":
        reason = "macro elements are for GPUs"
    elif chosen.numbering != "shared":
        reason = "macro elements need numbering = shared"
    elif chosen.input != "vertices":
        reason = "macro elements compute their geometry from the vertices"
    elif not scatters[chosen.scatter].takes_macro_elements:
        legal = [rules.name for rules in scatters.values() if rules.takes_macro_elements]
        reason = f"macro elements need scatter = {' or '.join(legal)}"
    elif chosen.realisation == "looped":
        reason = "macro elements are written out"
    if chosen.macro_cells == 3 and reason:
        raise _refuse(problem, device, f"macro_cells = 3: {reason}", "use macro_cells = 1")
    return replace(chosen, macro_cells=chosen.macro_cells or (1 if reason else 3))


def _realisation(chosen: Parameters, problem: OperatorProblem, device: Device) -> Parameters:
    candidate, wanted = problem.candidate, chosen.realisation
    if wanted == "auto":
        wanted = "written" if _is_written(chosen, problem, device) else "looped"
    if wanted == "team":
        raise _refuse(
            problem, device, "no kernel of this kind shares a cell between threads", "use looped or written"
        )
    if wanted == "looped" and chosen.input == "points":
        raise _refuse(
            problem, device, "input = points is written out", "use realisation = written, or another input"
        )
    if wanted == "looped" and not _has_loops(chosen, problem):
        raise _refuse(
            problem,
            device,
            f"the {candidate.name} representation is written out",
            "use realisation = written",
        )
    statements = candidate.statements
    if wanted == "written" and not 0 < statements <= 4 * device.max_statements:
        size = f"{statements} statements" if statements else "more statements than are counted"
        raise _refuse(problem, device, f"realisation = written would take {size}", "use realisation = looped")
    return chosen.with_values({"realisation": wanted, "representation": candidate.name})


def _has_loops(chosen: Parameters, problem: OperatorProblem) -> bool:
    """Whether the representation can be computed in loops."""
    candidate = problem.candidate
    return candidate.looped is not None or (candidate.name == "quadrature" and chosen.input != "points")


def _is_written(chosen: Parameters, problem: OperatorProblem, device: Device) -> bool:
    """Whether ``auto`` writes a cell out."""
    return not _has_loops(chosen, problem) or not why_looped(problem.candidate, device)


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
        return f"{flops} flops, written out {candidate.flops}"
    if on_device and statements > SHORT and 8 * candidate.flops > 7 * flops:
        return f"{statements} statements would save less than an eighth of {flops} flops"
    return ""


def why_realised(asked: Parameters, problem: OperatorProblem, device: Device) -> str:
    """Why a cell is written out or computed in loops, for people."""
    if asked.realisation != "auto":
        return f"{asked.realisation} as asked for"
    if not _has_loops(asked, problem):
        return "written, as it has no loops"
    reason = why_looped(problem.candidate, device)
    return f"looped: {reason}" if reason else f"written: {problem.candidate.statements} statements"


def _rows(chosen: Parameters, problem: OperatorProblem, device: Device) -> int:
    """Scalars of a cell that do not fit a thread's registers."""
    plan = problem.candidate.looped
    if device.target == "cpu" or chosen.realisation != "looped" or plan is None:
        return 0
    threads = chosen.element_batch or chosen.concurrent_elements or _THREADS
    registers = registers_of_a_thread(device, threads, chosen.resident_blocks)
    return len(names_for_rows(plan, registers, chosen.scalar_bytes))


def _batch(chosen: Parameters, problem: OperatorProblem, device: Device, rules: ScatterRules) -> Parameters:
    scalar, asked_resident = chosen.scalar_bytes, chosen.resident_blocks
    dofs = problem.nodes * problem.components
    if device.target == "cpu":
        if chosen.resident_blocks:
            raise _refuse(problem, device, "resident_blocks is for GPUs", "leave it out")
        lanes = chosen.concurrent_elements or SIMD_BYTES // scalar
        batch = chosen.element_batch or max(lanes, _CPU_BATCH // lanes * lanes)
        if batch % lanes:
            raise _refuse(
                problem,
                device,
                f"element_batch = {batch} is no multiple of concurrent_elements = {lanes}",
                f"element_batch = {-(-batch // lanes) * lanes}, or another multiple of {lanes}",
            )
        return replace(chosen, concurrent_elements=lanes, element_batch=batch)
    lanes = chosen.concurrent_elements or chosen.element_batch or _largest(chosen, problem, device, rules)
    batch = chosen.element_batch or lanes
    if batch != lanes:
        raise _refuse(
            problem, device, f"element_batch = {batch} and concurrent_elements = {lanes} differ",
            "a thread works on one cell: set one of them",
        )  # fmt: skip
    if rules.whole_warps and lanes % device.warp:
        raise _refuse(problem, device, f"{lanes} threads are no whole warps", f"a multiple of {device.warp}")
    if lanes > device.max_threads:
        raise _refuse(problem, device, f"{lanes} threads exceed {device.max_threads}", "make it smaller")
    if chosen.resident_blocks * lanes > RESIDENT_THREADS:
        raise _refuse(
            problem, device, f"{chosen.resident_blocks} blocks of {lanes} threads exceed the {RESIDENT_THREADS} "
            "threads of a multiprocessor", f"at most {RESIDENT_THREADS // lanes}",
        )  # fmt: skip
    chosen = replace(chosen, concurrent_elements=lanes, element_batch=lanes)
    chosen = rules.settled(chosen, problem, lanes)
    if refusal := rules.too_large(chosen, problem, lanes):
        raise _refuse(problem, device, *refusal)
    needed = _shared(chosen, problem, lanes, rules) * scalar
    if needed > device.shared_bytes:
        raise _refuse(
            problem, device, f"{needed} bytes of shared memory exceed the limit of {device.shared_bytes}",
            f"an element tensor of {dofs} dofs takes part in it: make element_batch smaller, or use scatter = atomic",
        )  # fmt: skip
    if not asked_resident and problem.candidate.statements >= _LONG and chosen.realisation == "written":
        by_shared = SHARED_OF_A_PROCESSOR[device.target] // max(needed, 1)
        chosen = replace(chosen, resident_blocks=min(_RESIDENT, RESIDENT_THREADS // lanes, by_shared))
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


def _shared(chosen: Parameters, problem: OperatorProblem, lanes: int, rules: ScatterRules) -> int:
    """Scalars of shared memory of a block."""
    return lanes * problem.rows + rules.shared_scalars(chosen, problem, lanes)
