"""Concrete parameters of kernels on global vectors: defaults, legality, refusals."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from femforge.errors import ExitCode, FemforgeError, Way, at_most, leave_out, one_of, use
from femforge.represent.choose import Candidate
from femforge.schedule.devices import (
    LARGEST_SHARED,
    REGISTERS_OF_A_PROCESSOR,
    RESIDENT_THREADS,
    SHARED_OF_A_PROCESSOR,
    SIMD_BYTES,
    THREADS,
    Device,
    blocks_by_registers,
)
from femforge.schedule.inputs import INPUTS, others
from femforge.schedule.names import Division, Realisation
from femforge.schedule.parameters import Parameters, ProductSchedule, VectorParameters, names_of, replaced
from femforge.schedule.problems import LONG, OperatorProblem, joins_cells, refuse
from femforge.schedule.realisations import RealisationRules, Scatters
from femforge.schedule.scatters import Refusal, ScatterRules

Realisations = Mapping[Realisation, RealisationRules]

#: Cells of a batch of a CPU, rounded down to whole vectors of lanes.
_CPU_BATCH = 64
#: Blocks that are resident at once where registers decide, and threads of blocks that these count for at least (MINI
#: elements on P2 tetrahedra with more than 256 registers, H200: 5 blocks of 32 threads take 1.6 times as long as
#: additions one by one; by parity they take 204).
_RESIDENT, _FEWEST = 4, 64
#: How much more registers blocks of vector-valued functions may take than there are: some spill, and save more
#: additions than that costs (H100, elasticity on P3 tetrahedra: 21 GDoF/s, atomically 15.5; H200, diagonal of
#: neo-Hookean P2 tetrahedra: 1.53 times as fast in blocks).
_ROOM_OF_VECTORS = 1.5
#: Threads that are, where cells take their data from shared memory and are contracted with constants: what compilers
#: then need of the registers that a thread wants (elasticity on P2 tetrahedra, H200, blocks of 64: 7 of them 0.156 ns
#: a cell, 8 of them, with 126 registers instead of 144 and no spills, 0.139).
_RESIDENT_THREADS, _NEEDED = 512, 0.87


def resolve_operator(
    asked: Parameters,
    problem: OperatorProblem,
    device: Device,
    scatters: Scatters,
    realisations: Realisations,
) -> VectorParameters:
    """Concrete parameters of a kernel that adds to a global vector.

    Args:
        asked: the user's parameters.
        problem: the kernel.
        device: what it is for.
        scatters: all that there are.
        realisations: all that there are, in the order in which they are asked; the last one suits always.

    Raises:
        FemforgeError: if what was asked for is not legal or exceeds a limit, saying which and what fits.
    """
    if asked.unroll != "auto":
        word = "written" if asked.unroll == "full" else "looped"
        raise refuse(
            problem,
            device,
            "unroll is for element_tensor kernels",
            (*leave_out("unroll"), *use(realisation=word)),
        )
    for name in asked.set_beyond(names_of(VectorParameters)):
        raise refuse(problem, device, f"{name} is for element_tensor kernels", leave_out(name))
    given = INPUTS[asked.input]
    if not given.operators:
        raise refuse(
            problem,
            device,
            f"input = {asked.input} is for element_tensor kernels",
            *others(lambda rules: rules.operators),
        )
    if problem.not_stored and given.stored:
        raise refuse(
            problem,
            device,
            f"input = {asked.input}: {problem.not_stored}",
            *others(lambda rules: rules.operators and rules.stored != "cell"),
        )
    own = asked.of(VectorParameters)
    taken = _taken(own, problem, device, scatters, realisations)
    for name in [] if taken.calls_library else own.set_among(names_of(ProductSchedule)):
        callers = [rules.name for rules in realisations.values() if rules.calls_library]
        cause = f"{name} belongs to realisation = {', '.join(callers)}"
        raise refuse(problem, device, cause, leave_out(name), *one_of("realisation", callers))
    return taken.resolved(own, problem, device, scatters)


def _taken(
    asked: VectorParameters,
    problem: OperatorProblem,
    device: Device,
    scatters: Scatters,
    realisations: Realisations,
) -> RealisationRules:
    """The realisation: what is asked for, or the first that suits."""
    if asked.realisation != "auto":
        return realisations[asked.realisation]
    return next(r for r in realisations.values() if r.suits(asked, problem, device, scatters))


def resolve_threads(
    asked: VectorParameters,
    problem: OperatorProblem,
    device: Device,
    scatters: Scatters,
    realisation: RealisationRules,
) -> VectorParameters:
    """Concrete parameters where a thread, or SIMD lane, works on a cell or a macro element.

    Raises:
        FemforgeError: if what was asked for is not legal or exceeds a limit.
    """
    chosen = _scatter(asked, problem, device, scatters)
    chosen = _macro_cells(chosen, problem, device, scatters, realisation)
    check(realisation.refusal(chosen, problem, device, scatters), problem, device)
    values = {"realisation": realisation.name, "representation": problem.candidate.name}
    chosen = chosen.with_values(values)
    problem = replace(problem, rows=realisation.rows(chosen, problem, device, scatters[chosen.scatter]))
    chosen = replaced(chosen, division=resolve_division(chosen.division, problem.place, device))
    chosen = _fitting(asked, chosen, problem, device, scatters, realisation)
    return resolve_batch(chosen, problem, device, scatters[chosen.scatter], realisation)


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


def check(refusal: Refusal | None, problem: OperatorProblem, device: Device) -> None:
    """Raise a refusal, if there is one.

    Raises:
        FemforgeError: with its cause and ways.
    """
    if refusal:
        raise refuse(problem, device, refusal.cause, *refusal.ways)


def check_known(
    asked: VectorParameters, problem: OperatorProblem, device: Device, scatters: Scatters
) -> None:
    """Refuse a scatter that kernels of this kind do not have.

    Raises:
        FemforgeError: naming those that they have.
    """
    if asked.scatter not in ("auto", *scatters):
        cause = f"scatter = {asked.scatter} is for kernels of another kind"
        raise refuse(problem, device, cause, *one_of("scatter", [*scatters]))


def check_numbering(asked: VectorParameters, problem: OperatorProblem, device: Device) -> None:
    """Refuse one numbering of nodes and points where they are apart.

    Raises:
        FemforgeError: saying why they are.
    """
    if asked.numbering == "shared" and problem.apart:
        raise refuse(problem, device, f"numbering = shared: {problem.apart}", use(numbering="separate"))


def _ranked(
    asked: VectorParameters, problem: OperatorProblem, device: Device, scatters: Scatters
) -> list[ScatterRules]:
    """The scatters that may be taken if none is asked for, the best first."""
    ranks = {rules.name: rules.rank(asked, problem, device) for rules in scatters.values()}
    return sorted((r for r in scatters.values() if ranks[r.name]), key=lambda r: -ranks[r.name])


def _scatter(
    asked: VectorParameters, problem: OperatorProblem, device: Device, scatters: Scatters
) -> VectorParameters:
    """The scatter, and whether what is asked for goes with it."""
    automatic = asked.scatter == "auto"
    check_known(asked, problem, device, scatters)
    rules = _ranked(asked, problem, device, scatters)[0] if automatic else scatters[asked.scatter]
    check(rules.refusal(asked, problem, device), problem, device)
    for other in scatters.values():
        for name in asked.set_among(other.own) if other is not rules else []:
            raise refuse(problem, device, f"{name} belongs to scatter = {other.name}", leave_out(name))
    check_numbering(asked, problem, device)
    return replaced(asked, scatter=rules.name)


def _fitting(
    asked: VectorParameters, chosen: VectorParameters, problem: OperatorProblem, device: Device, scatters: Scatters,
    realisation: RealisationRules,
) -> VectorParameters:  # fmt: skip
    """The next best scatter where the best one, for which nothing is asked, does not go with what a cell takes."""
    if asked.scatter != "auto" or asked.set_among(scatters[chosen.scatter].own):
        return chosen
    ranked = _ranked(asked, problem, device, scatters)
    following = ranked[ranked.index(scatters[chosen.scatter]) :]
    fitting = (r for r in following if _goes_with_cells(chosen, problem, device, r, realisation))
    # the last one is what there is: what exceeds a limit then is told where blocks are fitted
    return replaced(chosen, scatter=next(fitting, following[-1]).name)


def _goes_with_cells(
    chosen: VectorParameters, problem: OperatorProblem, device: Device, rules: ScatterRules,
    realisation: RealisationRules,
) -> bool:  # fmt: skip
    """Whether a block of a scatter has room for what its cells take, and there are as many as hide each other's steps.

    There are not if there is too little shared memory; or so many registers that the steps of one block cannot hide
    behind those of others (p-Laplace on P2 tetrahedra, H200: in blocks 4.9 GDoF/s, 7.8 with spills, atomically 9.8).
    Blocks of vectors, which save more additions, are made smaller first. Blocks of facets are better however many
    registers they take (both sides of the biharmonic form on triangles and tetrahedra, P2 and P3, H200: 0.99 to 1.82
    times as fast as atomically).
    """
    lanes = (
        chosen.element_batch
        or chosen.concurrent_elements
        or _largest(chosen, problem, device, rules, realisation)
    )
    if _shared(chosen, problem, lanes, rules) * chosen.scalar_bytes > device.shared_bytes:
        return False
    if not rules.from_shared or problem.facets:
        return True
    # blocks that are small for what cells keep in shared memory are as few as others
    usual = _largest(chosen, replace(problem, rows=0), device, rules, realisation)
    registers = _registers(max(lanes, usual, _FEWEST), problem, chosen, realisation)
    room = REGISTERS_OF_A_PROCESSOR[device.target]
    if problem.components > 1:
        room = round(room * _ROOM_OF_VECTORS)
    return registers <= room


def _macro_cells(
    chosen: VectorParameters,
    problem: OperatorProblem,
    device: Device,
    scatters: Scatters,
    realisation: RealisationRules,
) -> VectorParameters:
    """Whether macro elements of cells are worked on together."""
    if chosen.macro_cells not in (0, 1, 3):
        raise refuse(
            problem,
            device,
            f"macro_cells = {chosen.macro_cells} is not legal",
            *one_of("macro_cells", [1, 3]),
        )
    reason = problem.macro_elements
    if device.target == "cpu":
        reason = "macro elements are for GPUs"
    elif not INPUTS[chosen.input].macro_elements:
        reason = "macro elements compute their geometry from the vertices"
    elif not scatters[chosen.scatter].takes_macro_elements:
        legal = [rules.name for rules in scatters.values() if rules.takes_macro_elements]
        reason = f"macro elements need scatter = {' or '.join(legal)}"
    elif not realisation.takes_macro_elements:
        reason = "macro elements are written out"
    if chosen.macro_cells == 3 and reason:
        raise refuse(problem, device, f"macro_cells = 3: {reason}", use(macro_cells=1))
    together = not reason and joins_cells(chosen, problem)
    return replaced(chosen, macro_cells=chosen.macro_cells or (3 if together else 1))


def resolve_batch(
    chosen: VectorParameters,
    problem: OperatorProblem,
    device: Device,
    rules: ScatterRules,
    realisation: RealisationRules,
) -> VectorParameters:
    """Concrete batches, a cell or macro element to a thread or SIMD lane.

    Args:
        chosen: everything else concrete.
        problem: the kernel.
        device: what it is for.
        rules: of its scatter.
        realisation: how it is computed.

    Raises:
        FemforgeError: for batches that are not legal or exceed a limit.
    """
    scalar, asked_resident = chosen.scalar_bytes, chosen.resident_blocks
    if device.target == "cpu":
        if chosen.resident_blocks:
            raise refuse(problem, device, "resident_blocks is for GPUs", leave_out("resident_blocks"))
        lanes = chosen.concurrent_elements or SIMD_BYTES // scalar
        batch = chosen.element_batch or max(lanes, _CPU_BATCH // lanes * lanes)
        if batch % lanes:
            raise refuse(
                problem,
                device,
                f"element_batch = {batch} is no multiple of concurrent_elements = {lanes}",
                use(element_batch=-(-batch // lanes) * lanes),
            )
        return replaced(chosen, concurrent_elements=lanes, element_batch=batch)
    lanes = (
        chosen.concurrent_elements
        or chosen.element_batch
        or _largest(chosen, problem, device, rules, realisation)
    )
    batch = chosen.element_batch or lanes
    if batch != lanes:
        raise refuse(
            problem, device, f"element_batch = {batch} and concurrent_elements = {lanes} differ",
            leave_out("element_batch"), leave_out("concurrent_elements"),
        )  # fmt: skip
    if rules.whole_warps and lanes % device.warp:
        raise refuse(
            problem,
            device,
            f"{lanes} threads are no whole warps",
            _threads(chosen, -(-lanes // device.warp) * device.warp),
        )
    if lanes > device.max_threads:
        raise refuse(
            problem,
            device,
            f"{lanes} threads exceed {device.max_threads}",
            _threads(chosen, device.max_threads),
        )
    check_resident(chosen, problem, device, lanes)
    chosen = replaced(chosen, concurrent_elements=lanes, element_batch=lanes)
    chosen = rules.settled(chosen, problem, lanes)
    check(rules.too_large(chosen, problem, lanes), problem, device)
    needed = _shared(chosen, problem, lanes, rules) * scalar
    if needed > device.shared_bytes:
        raise refuse(
            problem, device, f"{needed} bytes of shared memory exceed the limit of {device.shared_bytes}",
            *_smaller(chosen, problem, device, rules), use(scatter="atomic"),
        )  # fmt: skip
    if not asked_resident:
        chosen = replaced(chosen, resident_blocks=_resident(chosen, problem, device, rules, realisation))
    return chosen


def check_resident(asked: VectorParameters, problem: OperatorProblem, device: Device, threads: int) -> None:
    """Refuse more blocks of so many threads than a multiprocessor has threads for.

    Raises:
        FemforgeError: saying how many it holds (code PARAMETERS).
    """
    if asked.resident_blocks * threads > RESIDENT_THREADS:
        raise refuse(
            problem, device, f"{asked.resident_blocks} blocks of {threads} threads exceed the {RESIDENT_THREADS} "
            "threads of a multiprocessor", at_most("resident_blocks", RESIDENT_THREADS // threads),
        )  # fmt: skip


def _resident(
    chosen: VectorParameters, problem: OperatorProblem, device: Device, rules: ScatterRules,
    realisation: RealisationRules,
) -> int:  # fmt: skip
    """Blocks that shall be resident at once; 0 leaves that to the compiler."""
    lanes, scalar = chosen.element_batch, chosen.scalar_bytes
    registers: float = realisation.registers(problem.candidate, scalar)
    if not registers:
        return 0
    most, shared = _RESIDENT, SHARED_OF_A_PROCESSOR[device.target]
    if rules.from_shared and problem.candidate.name == "tensor":
        most, shared = max(most, _RESIDENT_THREADS // lanes), LARGEST_SHARED[device.target]
        registers *= _NEEDED
    by_shared = shared // max(_shared(chosen, problem, lanes, rules) * scalar, 1)
    by_registers = blocks_by_registers(device, lanes, int(registers))
    return min(most, RESIDENT_THREADS // lanes, by_shared, by_registers)


def _largest(
    chosen: VectorParameters, problem: OperatorProblem, device: Device, rules: ScatterRules,
    realisation: RealisationRules,
) -> int:  # fmt: skip
    """The usual block, or as large a part of it as fits."""
    lanes = usual_threads(realisation, rules, problem.candidate, device, chosen.scalar_bytes)
    if problem.components > 1 or problem.candidate.name == "tensor":
        # elasticity on P2 tetrahedra, H200: atomically 11 GDoF/s, in blocks of 64 threads 21, of 32 threads 19
        many = (
            rules.from_shared
            and _registers(lanes, problem, chosen, realisation) > REGISTERS_OF_A_PROCESSOR[device.target]
        )
        if many or problem.candidate.statements >= 2 * LONG:
            lanes = max(lanes // 2, device.warp)
    while (
        lanes > device.warp
        and _shared(chosen, problem, lanes, rules) * chosen.scalar_bytes > device.shared_bytes
    ):
        lanes //= 2
    return lanes


def usual_threads(
    realisation: RealisationRules,
    rules: ScatterRules,
    candidate: Candidate,
    device: Device,
    scalar_bytes: int,
) -> int:
    """Threads of a block, if vectors or shared memory do not want fewer."""
    return THREADS if rules.from_shared else realisation.threads(candidate, device, scalar_bytes)


def _registers(
    lanes: int, problem: OperatorProblem, chosen: VectorParameters, realisation: RealisationRules
) -> int:
    """Registers of as many blocks as hide each other's waiting."""
    return _RESIDENT * lanes * realisation.registers(problem.candidate, chosen.scalar_bytes)


def _threads(chosen: VectorParameters, lanes: int) -> Way:
    """As many threads, by the parameters that are set already."""
    names = chosen.set_among(("element_batch", "concurrent_elements")) or ["element_batch"]
    return use(**dict.fromkeys(names, lanes))


def _smaller(
    chosen: VectorParameters, problem: OperatorProblem, device: Device, rules: ScatterRules
) -> list[Way]:
    """The largest block of whole warps that fits, if there is one."""
    open_ = replaced(chosen, element_batch=0, concurrent_elements=0)
    for lanes in range(chosen.element_batch // device.warp * device.warp, 0, -device.warp):
        if (
            _shared(rules.settled(open_, problem, lanes), problem, lanes, rules) * chosen.scalar_bytes
            <= device.shared_bytes
        ):
            return [use(element_batch=lanes)]
    return []


def _shared(chosen: VectorParameters, problem: OperatorProblem, lanes: int, rules: ScatterRules) -> int:
    """Scalars of shared memory of a block."""
    return lanes * problem.rows + rules.shared_scalars(chosen, problem, lanes)
