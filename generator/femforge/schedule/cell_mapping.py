"""Numbers of the mapping ``cell``: a thread or SIMD lane integrates a cell."""

from __future__ import annotations

from femforge.errors import at_least, at_most, leave_out, one_of, use
from femforge.schedule.devices import SIMD_BYTES, Device
from femforge.schedule.mapping import check_shared, check_width, resolve_k_place, widest_store
from femforge.schedule.parameters import TensorParameters, replaced
from femforge.schedule.problems import TensorProblem, refuse

#: Bytes of an element tensor up to which ``mapping=auto`` gives a GPU thread a cell, and of one that it stages in
#: blocks of one warp. Measured on an H200: the P1 elasticity of a tetrahedron (1152 bytes) reaches 0.93 of the
#: copy bandwidth so, the P2 Laplacian (800 bytes, more statements) is better off under ``contraction``.
CELL_MAPPING_BYTES = 1152
_THREADS = 64
#: Of each part of an element tensor that leaves by itself: a barrier, a loop, a place, a store.
_COPY_STATEMENTS = 4
#: Operations of a cell from which a block works on several groups of cells, so that starting it is paid once.
_LONG_CELL, _STEPS_OF_LONG_CELL = 1000, 8
_CPU_BATCH = 64
#: SIMD registers of cells whose data is gathered together, and bytes of their element tensors. A vector of what was
#: just stored one by one is loaded when the last of these stores is done. (Xeon with AVX-512: load vector of a P1
#: triangle 10.6 ns by 8 cells, 5.3 by 32; P2 Laplacian of a tetrahedron, 100 entries, 56 ns by 8, 78 by 32.)
_CPU_REGISTERS, _CPU_TILE = 4, 10 << 10


def resolve_cell(asked: TensorParameters, problem: TensorProblem, device: Device) -> TensorParameters:
    """Concrete parameters, mapping and unrolling decided.

    Raises:
        FemforgeError: for what does not go with this mapping or exceeds a limit.
    """
    chosen = resolve_k_place(asked, problem, device)
    if chosen.entries_per_thread:
        raise refuse(
            problem,
            device,
            "entries_per_thread belongs to mapping = contraction or slices",
            leave_out("entries_per_thread"),
        )
    if chosen.unroll != "full" and not chosen.interleave_stores:
        raise refuse(
            problem,
            device,
            f"interleave_stores = false needs unroll = full, not {chosen.unroll}",
            use(interleave_stores=True),
        )
    if chosen.unroll != "full" and chosen.store_chunk:
        raise refuse(
            problem, device, f"store_chunk needs unroll = full, not {chosen.unroll}", leave_out("store_chunk")
        )
    if device.target == "cpu":
        return _cpu_cell(chosen, problem, device)
    chosen = _cell_store_width(chosen, problem, device)
    chunk = chosen.store_chunk or _chunk(problem, chosen)
    if chunk > problem.entries:
        raise refuse(
            problem,
            device,
            f"store_chunk = {chunk} exceeds the {problem.entries} entries",
            at_most("store_chunk", problem.entries),
        )
    if chosen.store_chunk:
        _check_copies(chunk, problem, device)
    staged_bytes = (chunk // chosen.store_width | 1) * chosen.store_width * chosen.scalar_bytes
    if chosen.unroll != "full":
        staged_bytes = problem.looped_per_cell() * chosen.scalar_bytes
    concurrent = chosen.concurrent_elements or _largest_group(staged_bytes, device)
    steps = _STEPS_OF_LONG_CELL if problem.candidate.flops >= _LONG_CELL and chosen.interleave_stores else 1
    batch = chosen.element_batch or concurrent * steps
    if chunk < problem.entries and not (chosen.interleave_stores or batch == concurrent):
        raise refuse(
            problem,
            device,
            "store_chunk needs interleave_stores when a batch takes several steps",
            use(interleave_stores=True),
        )
    if concurrent > device.max_threads:
        raise refuse(
            problem, device, f"concurrent_elements = {concurrent} threads exceed {device.max_threads}",
            at_most("concurrent_elements", min(device.max_threads, max(1, device.shared_bytes // staged_bytes))),
        )  # fmt: skip
    held = concurrent if chosen.interleave_stores else batch
    name = "concurrent_elements" if chosen.interleave_stores else "element_batch"
    # who asks for so many entries at a time wants to sum them before they leave
    whole = asked.store_chunk == problem.entries and problem.entries * asked.scalar_bytes > CELL_MAPPING_BYTES
    limit = device.dynamic_bytes if whole else device.shared_bytes
    check_shared(problem, device, held * staged_bytes, name, limit // staged_bytes, limit=limit)
    return replaced(
        chosen,
        element_batch=batch,
        concurrent_elements=concurrent,
        store_chunk=0 if chunk == problem.entries else chunk,
    )


def _check_copies(chunk: int, problem: TensorProblem, device: Device) -> None:
    """Refuse parts of an element tensor that are too many for the code that sends each of them out.

    Raises:
        FemforgeError: naming the least part that fits.
    """
    parts, room = -(-problem.entries // chunk), device.max_statements - problem.candidate.statements
    if chunk == problem.entries or parts * _COPY_STATEMENTS <= room:
        return
    fitting = room // _COPY_STATEMENTS
    larger = [at_least("store_chunk", -(-problem.entries // fitting))] if fitting else []
    raise refuse(
        problem, device,
        f"store_chunk = {chunk}: {parts} parts of an element tensor are {parts * _COPY_STATEMENTS} statements beside "
        f"{problem.candidate.statements}, the code-size budget is {device.max_statements}",
        *larger, leave_out("store_chunk"),
    )  # fmt: skip


def _cell_store_width(chosen: TensorParameters, problem: TensorProblem, device: Device) -> TensorParameters:
    check_width(chosen, problem, device)
    chunk = chosen.store_chunk or _chunk(problem, chosen)
    fits = [w for w in (4, 2, 1) if w <= widest_store(chosen) and problem.entries % w == 0 and chunk % w == 0]
    small = chosen.scalar == "float64" and problem.entries < 32
    width = chosen.store_width or (1 if small else fits[0])
    if chosen.unroll != "full" and width != 1:
        if chosen.store_width:
            raise refuse(
                problem,
                device,
                "store_width needs unroll = full under mapping = cell",
                leave_out("store_width"),
            )
        width = 1
    if width not in fits:
        raise refuse(
            problem, device, f"store_width = {width} does not divide {problem.entries} entries in chunks of {chunk}",
            *one_of("store_width", fits[::-1]),
        )  # fmt: skip
    return replaced(chosen, store_width=width)


def _chunk(problem: TensorProblem, chosen: TensorParameters) -> int:
    """Entries staged at once: all where a warp's fit, else whole 32-byte sectors."""
    fits = problem.entries * chosen.scalar_bytes <= CELL_MAPPING_BYTES
    return problem.entries if fits or chosen.unroll != "full" else 256 // chosen.scalar_bytes


def _largest_group(staged_bytes: int, device: Device) -> int:
    concurrent = _THREADS
    while concurrent > device.warp and concurrent * staged_bytes > device.shared_bytes // 3:
        concurrent //= 2
    while concurrent > 1 and concurrent * staged_bytes > device.shared_bytes:
        concurrent //= 2
    return concurrent


def _cpu_cell(chosen: TensorParameters, problem: TensorProblem, device: Device) -> TensorParameters:
    if chosen.store_chunk:
        raise refuse(
            problem,
            device,
            "store_chunk is for GPUs: a CPU stages whole element tensors",
            leave_out("store_chunk"),
        )
    if chosen.store_width > 1:
        raise refuse(problem, device, "store_width is for GPUs", leave_out("store_width"))
    concurrent = chosen.concurrent_elements or _cpu_lanes(chosen, problem, device)
    batch = chosen.element_batch or max(concurrent, _CPU_BATCH // concurrent * concurrent)
    held = concurrent if chosen.interleave_stores else batch
    per_cell = problem.entries if chosen.unroll == "full" else problem.looped_per_cell()
    name = "concurrent_elements" if chosen.interleave_stores else "element_batch"
    fits = device.shared_bytes // (per_cell * chosen.scalar_bytes)
    check_shared(problem, device, held * per_cell * chosen.scalar_bytes, name, fits)
    return replaced(chosen, element_batch=batch, concurrent_elements=concurrent, store_width=1)


def _cpu_lanes(chosen: TensorParameters, problem: TensorProblem, device: Device) -> int:
    """Cells of some SIMD registers where their element tensors stay in the first cache; of one, or fewer, else."""
    lanes = SIMD_BYTES // chosen.scalar_bytes
    bytes_of_lane = problem.entries * chosen.scalar_bytes
    if chosen.unroll == "full":
        while (
            lanes * chosen.scalar_bytes < _CPU_REGISTERS * SIMD_BYTES
            and 2 * lanes * bytes_of_lane <= _CPU_TILE
        ):
            lanes *= 2
    while lanes > 1 and lanes * bytes_of_lane > device.shared_bytes:
        lanes //= 2
    return lanes
