"""Concrete parameters of kernels on global vectors: defaults, legality, refusals."""

from __future__ import annotations

from dataclasses import dataclass, replace

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
from femforge.schedule.names import Division, Scatter
from femforge.schedule.parameters import ELEMENT_TENSOR_ONLY, Parameters

#: Threads of a block, and lanes of a vector unit.
_THREADS, _CPU_BATCH = 128, 64
#: Cells of a row of the blocks that ``order_cells`` of the runtime makes.
_MERGE_ROW = 8
#: Statements from which a cell is so long that its registers decide, and the blocks that then are resident at once.
_LONG, _RESIDENT = 400, 4
#: Nodes of a macro element of three tetrahedra.
MACRO_NODES = 6
#: Statements up to which ``auto`` writes a cell out.
_WRITE_OUT = 2500
#: The same on a GPU where there are loops over directions, and up to which it need not save an eighth of operations.
_WRITE_OUT_ON_GPU, _SHORT = 1600, 600


@dataclass(frozen=True)
class OperatorProblem:
    """What the schedule has to know about a kernel.

    Attributes:
        place: for messages.
        candidate: the representation taken.
        nodes, components: of a cell's space.
        lattice: distinct nodes of a large structured mesh for each cell.
        vectors: L-vectors that the kernel reads.
        gdim: geometric dimension.
        same_spaces: whether test and trial space are equal.
        apart: why the nodes of the space cannot be numbered as the points of the geometry; empty if they can.
        not_stored: why the geometry cannot be stored as is asked for; empty if it can.
        macro_elements: why there can be no macro elements; empty if there can.
        rows: scalars of a cell that loops keep in shared memory.
        directions: in which neighbouring cells share faces that are known by their nodes; 0 on simplices.
    """

    place: str
    candidate: Candidate
    nodes: int
    components: int
    lattice: float
    vectors: int
    gdim: int
    same_spaces: bool
    directions: int
    apart: str = ""
    macro_elements: str = ""
    not_stored: str = ""
    rows: int = 0


def resolve_operator(asked: Parameters, problem: OperatorProblem, device: Device) -> Parameters:
    """Concrete parameters of a kernel that adds to a global vector.

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
    chosen = _scatter(asked, problem, device)
    chosen = _macro_cells(chosen, problem, device)
    chosen = _realisation(chosen, problem, device)
    problem = replace(problem, rows=_rows(chosen, problem, device))
    chosen = replace(chosen, division=resolve_division(chosen.division, problem.place, device))
    if asked.scatter == "auto" and chosen.scatter == "blocks" and not asked.block_nodes:
        lanes = chosen.element_batch or chosen.concurrent_elements or _largest(chosen, problem, device)
        if _shared(chosen, problem, lanes) * chosen.scalar_bytes > device.shared_bytes:
            chosen = replace(chosen, scatter="atomic")
    return _batch(chosen, problem, device)


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


def _scatter(asked: Parameters, problem: OperatorProblem, device: Device) -> Parameters:
    """The scatter, with what belongs to it."""
    scatter: Scatter = asked.scatter
    if scatter == "auto":
        scatter = "colour" if device.target == "cpu" else _gpu_scatter(asked, problem)
    _check_scatter(scatter, problem, device)
    if asked.merge_row and scatter != "merge":
        raise _refuse(problem, device, "merge_row belongs to scatter = merge", "leave it out")
    if asked.merge_row > 1 and (asked.merge_row >= device.warp or problem.directions < 2):
        raise _refuse(
            problem, device, f"merge_row = {asked.merge_row} is no distance within a warp",
            f"2 to {device.warp - 1}, or 1 to merge in the first direction only",
        )  # fmt: skip
    if asked.block_nodes and scatter != "blocks":
        raise _refuse(problem, device, "block_nodes belongs to scatter = blocks", "leave it out")
    for name in asked.set_among(("constraints", "numbering")) if scatter == "element" else []:
        cause = f"{name} belongs to L-vectors, scatter = element has none"
        raise _refuse(problem, device, cause, "leave it out")
    if asked.numbering == "shared" and problem.apart:
        raise _refuse(problem, device, f"numbering = shared: {problem.apart}", "use separate")
    row = asked.merge_row
    if scatter == "merge" and not row:
        row = _MERGE_ROW if problem.directions > 1 else 1
    return replace(asked, scatter=scatter, merge_row=row)


def _check_scatter(scatter: Scatter, problem: OperatorProblem, device: Device) -> None:
    """Refuse a way of adding up that the target or the spaces do not have."""
    if scatter == "blocks" and device.target == "cpu":
        raise _refuse(problem, device, "scatter = blocks is for GPUs", "use colour, gather or atomic on CPUs")
    if scatter == "blocks" and not problem.same_spaces:
        cause = "scatter = blocks needs equal test and trial spaces"
        raise _refuse(problem, device, cause, "use atomic, colour or gather")
    if scatter == "merge" and (device.target == "cpu" or not problem.directions):
        raise _refuse(
            problem, device, "scatter = merge is for GPUs, and for Lagrange elements on quadrilaterals and hexahedra",
            "use another scatter",
        )  # fmt: skip


def _gpu_scatter(asked: Parameters, problem: OperatorProblem) -> Scatter:
    """What was fastest on an H200 for the like of it; what is asked for of one scatter asks for that one."""
    if asked.block_nodes:
        return "blocks"
    if asked.merge_row or problem.directions:
        return "merge"
    if not problem.same_spaces:
        return "atomic"
    macro_elements = (
        not problem.macro_elements and asked.numbering == "shared" and asked.macro_cells in (0, 3)
    )
    return "atomic" if macro_elements and problem.components == 1 else "blocks"


def _macro_cells(chosen: Parameters, problem: OperatorProblem, device: Device) -> Parameters:
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
    elif chosen.scatter not in ("atomic", "blocks"):
        reason = "macro elements need scatter = atomic or blocks"
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
    return not _has_loops(chosen, problem) or not _why_looped(problem, device)


def _why_looped(problem: OperatorProblem, device: Device) -> str:
    """Why a cell that has loops is not written out; empty if it is.

    Loops keep a thread's values few; of written code, all that is known at the points is alive at the same time. On a
    GPU writing out has to save something, therefore.
    """
    candidate = problem.candidate
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
    if on_device and statements > _SHORT and 8 * candidate.flops > 7 * flops:
        return f"{statements} statements would save less than an eighth of {flops} flops"
    return ""


def why_realised(asked: Parameters, problem: OperatorProblem, device: Device) -> str:
    """Why a cell is written out or computed in loops, for people."""
    if asked.realisation != "auto":
        return f"{asked.realisation} as asked for"
    if not _has_loops(asked, problem):
        return "written, as it has no loops"
    reason = _why_looped(problem, device)
    return f"looped: {reason}" if reason else f"written: {problem.candidate.statements} statements"


def _rows(chosen: Parameters, problem: OperatorProblem, device: Device) -> int:
    """Scalars of a cell that do not fit a thread's registers."""
    plan = problem.candidate.looped
    if device.target == "cpu" or chosen.realisation != "looped" or plan is None:
        return 0
    threads = chosen.element_batch or chosen.concurrent_elements or _THREADS
    registers = registers_of_a_thread(device, threads, chosen.resident_blocks)
    return len(names_for_rows(plan, registers, chosen.scalar_bytes))


def _batch(chosen: Parameters, problem: OperatorProblem, device: Device) -> Parameters:
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
                "make it one",
            )
        return replace(chosen, concurrent_elements=lanes, element_batch=batch)
    lanes = chosen.concurrent_elements or chosen.element_batch or _largest(chosen, problem, device)
    batch = chosen.element_batch or lanes
    if batch != lanes:
        raise _refuse(
            problem, device, f"element_batch = {batch} and concurrent_elements = {lanes} differ",
            "a thread works on one cell: set one of them",
        )  # fmt: skip
    if chosen.scatter == "merge" and lanes % device.warp:
        raise _refuse(problem, device, f"{lanes} threads are no whole warps", f"a multiple of {device.warp}")
    if lanes > device.max_threads:
        raise _refuse(problem, device, f"{lanes} threads exceed {device.max_threads}", "make it smaller")
    if chosen.resident_blocks * lanes > RESIDENT_THREADS:
        raise _refuse(
            problem, device, f"{chosen.resident_blocks} blocks of {lanes} threads exceed the {RESIDENT_THREADS} "
            "threads of a multiprocessor", f"at most {RESIDENT_THREADS // lanes}",
        )  # fmt: skip
    chosen = replace(chosen, concurrent_elements=lanes, element_batch=lanes)
    if chosen.scatter == "blocks":
        chosen = replace(
            chosen, block_nodes=chosen.block_nodes or block_nodes(problem, lanes * max(1, chosen.macro_cells))
        )
        if _batch_nodes(chosen, problem) * lanes > 65535 or chosen.block_nodes > 65535:
            raise _refuse(problem, device, "a block has more than 65535 places", "make element_batch smaller")
    needed = _shared(chosen, problem, lanes) * scalar
    if needed > device.shared_bytes:
        raise _refuse(
            problem, device, f"{needed} bytes of shared memory exceed the limit of {device.shared_bytes}",
            f"an element tensor of {dofs} dofs takes part in it: make element_batch smaller, or use scatter = atomic",
        )  # fmt: skip
    if not asked_resident and problem.candidate.statements >= _LONG and chosen.realisation == "written":
        by_shared = SHARED_OF_A_PROCESSOR[device.target] // max(needed, 1)
        chosen = replace(chosen, resident_blocks=min(_RESIDENT, RESIDENT_THREADS // lanes, by_shared))
    return chosen


def _largest(chosen: Parameters, problem: OperatorProblem, device: Device) -> int:
    """The usual block, or as large a part of it as fits."""
    lanes = _THREADS
    if problem.components > 1 and problem.candidate.statements >= 2 * _LONG:
        lanes //= 2
    while lanes > device.warp and _shared(chosen, problem, lanes) * chosen.scalar_bytes > device.shared_bytes:
        lanes //= 2
    return lanes


def _shared(chosen: Parameters, problem: OperatorProblem, lanes: int) -> int:
    """Scalars of shared memory of a block."""
    dofs = _batch_nodes(chosen, problem) * problem.components
    rows = lanes * problem.rows
    if chosen.scatter in ("element", "gather"):
        return rows + lanes * (dofs | 1)
    if chosen.scatter != "blocks":
        return rows
    nodes = chosen.block_nodes or block_nodes(problem, lanes * max(1, chosen.macro_cells))
    values = problem.vectors * problem.components
    values += problem.gdim if chosen.numbering == "shared" else 0
    offset = 8 if chosen.index_type == "int64" else 4
    lists = 2 * lanes * _batch_nodes(chosen, problem) + nodes * (offset + 2)
    return rows + lanes * dofs + nodes * values + -(-lists // chosen.scalar_bytes)


def _batch_nodes(chosen: Parameters, problem: OperatorProblem) -> int:
    """Nodes of what a thread works on."""
    return MACRO_NODES if chosen.macro_cells == 3 else problem.nodes


def block_nodes(problem: OperatorProblem, cells: int) -> int:
    """Distinct nodes that a compact block of an unstructured mesh may have: half as many again as a cube's.

    A cube with n cells of a lattice with l nodes a cell has about ((n l)^(1/d) + 1)^d of them.
    """
    d = problem.gdim
    cube = ((cells * problem.lattice) ** (1 / d) + 1) ** d
    return max(problem.nodes, MACRO_NODES, -(-int(1.5 * cube) // 32) * 32)
