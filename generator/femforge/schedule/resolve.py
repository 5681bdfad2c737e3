"""From what the user asked for to concrete numbers: defaults, legality, refusals."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Sequence
from dataclasses import dataclass, replace

from femforge.errors import ExitCode, FemforgeError, Way, at_least, at_most, leave_out, one_of, use
from femforge.ir.threads import MAX_ENTRIES_PER_THREAD, aligned_entries_per_thread, legal_entries_per_thread
from femforge.represent.choose import Candidate
from femforge.schedule.devices import SIMD_BYTES, Device
from femforge.schedule.names import Place
from femforge.schedule.parameters import Parameters
from femforge.schedule.staging import staging_group

#: Straight-line statements, and their operations, up to which ``auto`` writes a cell out, by target: beyond,
#: compilers take minutes and GPUs spill.
WRITE_OUT = {"cpu": 2500, "cuda": 2500, "hip": 2500}
_WRITE_OUT_FLOPS = 6000
#: Bytes of an element tensor up to which ``mapping=auto`` gives a GPU thread a cell, and of one that it stages in
#: blocks of one warp. Measured on an H200: the P1 elasticity of a tetrahedron (1152 bytes) reaches 0.93 of the
#: copy bandwidth so, the P2 Laplacian (800 bytes, more statements) is better off under ``contraction``.
CELL_MAPPING_BYTES = 1152
_CELL_MAPPING_STATEMENTS = 2500
_THREADS = 64
#: Operations of a cell from which a block works on several groups of cells, so that starting it is paid once.
_LONG_CELL, _STEPS_OF_LONG_CELL = 1000, 8
#: 32-bit registers of a thread that may hold K, and the least threads that share a cell, under ``contraction``.
_K_REGISTERS, _LEAST_SPAN = 128, 20
_CPU_BATCH = 64


@dataclass(frozen=True)
class Problem:
    """What the schedule has to know about a kernel.

    Attributes:
        place: for messages.
        entries: stored entries of an element tensor.
        candidate: the representation taken.
        shared_per_cell: scalars of shared memory of a cell under ``contraction``.
        groups: what each entry needs under ``contraction``; a thread's entries had better be of one group.
        table_scalars: size of K, or of the tables of basis functions.
        points: quadrature points.
        columns: values of K of one entry.
        looped_per_cell: gives the scalars of shared memory of a cell under ``cell`` with loops kept.
    """

    place: str
    entries: int
    candidate: Candidate
    shared_per_cell: int
    groups: tuple[Hashable, ...]
    table_scalars: int
    points: int
    columns: int = 1
    looped_per_cell: Callable[[], int] = lambda: 0


def refuse(problem: Problem, device: Device, cause: str, *ways: Way) -> FemforgeError:
    """An error about parameters that do not fit, with ways to mend it."""
    return FemforgeError(f"{cause} ({device.name})", place=problem.place, ways=ways, code=ExitCode.PARAMETERS)


def worth_writing_out(candidate: Candidate, target: str) -> bool:
    """Whether straight-line code of a representation is short enough to be written without being asked for."""
    alone = candidate.name == "sum_factorised"
    return not _why_long(candidate, target) or (alone and candidate.statements > 0)


def _why_long(candidate: Candidate, target: str) -> str:
    """Why straight-line code of a representation is too long to be written without being asked for."""
    if not candidate.statements:
        return "too long to be written out"
    if candidate.statements > WRITE_OUT[target]:
        return f"{candidate.statements} statements, up to {WRITE_OUT[target]} are written out"
    if candidate.flops > _WRITE_OUT_FLOPS:
        return f"written out {candidate.flops} flops, up to {_WRITE_OUT_FLOPS} are"
    return ""


def why_loops(candidate: Candidate, device: Device) -> str:
    """Why a cell of a thread keeps its loops, for people; empty if it was asked for."""
    return _why_long(candidate, device.target)


def why_shared(candidate: Candidate, entries: int, chosen: Parameters, device: Device) -> str:
    """Why threads own entries of an element tensor instead of a cell, for people; empty if it was asked for."""
    tensor_bytes = entries * chosen.scalar_bytes
    if tensor_bytes > CELL_MAPPING_BYTES:
        return f"an element tensor of {tensor_bytes} bytes, a thread stages up to {CELL_MAPPING_BYTES}"
    return _why_long(candidate, device.target)


def resolve(asked: Parameters, problem: Problem, device: Device) -> Parameters:
    """Concrete parameters.

    Raises:
        FemforgeError: if what was asked for is not legal or exceeds a limit, saying which and what fits.
    """
    chosen = _mapping_and_unroll(asked, problem, device)
    chosen = (
        _cell(chosen, problem, device) if chosen.mapping == "cell" else _contraction(chosen, problem, device)
    )
    if chosen.element_batch % chosen.concurrent_elements:
        raise refuse(
            problem, device,
            f"element_batch = {chosen.element_batch} is no multiple of concurrent_elements = "
            f"{chosen.concurrent_elements}", use(element_batch=_multiple(chosen)),
        )  # fmt: skip
    return replace(chosen, realisation="written")


def _multiple(chosen: Parameters) -> int:
    """The batch asked for, rounded up to whole groups of concurrent cells."""
    lanes = chosen.concurrent_elements
    return -(-chosen.element_batch // lanes) * lanes


def _mapping_and_unroll(asked: Parameters, problem: Problem, device: Device) -> Parameters:
    statements = problem.candidate.statements
    can_write = 0 < statements <= device.max_statements
    mapping = asked.mapping
    if mapping == "auto":
        few = statements <= _CELL_MAPPING_STATEMENTS
        tensor_bytes = problem.entries * asked.scalar_bytes
        fits = tensor_bytes <= CELL_MAPPING_BYTES and device.warp * tensor_bytes <= device.shared_bytes
        small = fits and can_write and few
        wants_cell = (
            asked.k_place == "literal" or asked.store_chunk > 0 or (asked.entries_per_thread == 0 and small)
        )
        too_large = problem.shared_per_cell * asked.scalar_bytes > device.shared_bytes
        mapping = "cell" if device.target == "cpu" or wants_cell or too_large else "contraction"
        if problem.candidate.name == "sum_factorised":
            mapping = "cell"
    unroll = asked.unroll
    if unroll == "auto":
        if mapping == "cell":
            written = can_write and (
                worth_writing_out(problem.candidate, device.target) or asked.k_place == "literal"
            )
            unroll = "full" if written or problem.candidate.name == "sum_factorised" else "inner"
        else:
            unroll = "inner"
    if mapping == "cell" and unroll == "full" and not can_write:
        size = f"{statements} statements" if statements else "more statements than are counted"
        raise refuse(
            problem, device, f"unroll = full would take {size}, the code-size budget is {device.max_statements}",
            use(unroll="inner"), use(mapping="contraction"),
        )  # fmt: skip
    if problem.candidate.name == "sum_factorised" and (mapping, unroll) != ("cell", "full"):
        raise refuse(
            problem, device, "sum_factorised element tensors are written out a cell to a thread",
            use(mapping="cell", unroll="full"),
        )  # fmt: skip
    return replace(asked, mapping=mapping, unroll=unroll, representation=problem.candidate.name)  # type: ignore[arg-type]


def _k_place(chosen: Parameters, problem: Problem, device: Device, full: Collection[str] = ()) -> Parameters:
    """Where K may live under this mapping and unrolling; ``auto`` avoids the places that are ``full``."""
    if chosen.mapping == "cell":
        legal: list[Place] = ["literal"] if chosen.unroll == "full" else ["constant", "global"]
    elif chosen.representation == "tensor":
        legal = ["registers", "shared", "constant", "global"]
    else:
        legal = ["shared", "constant", "global"]
    size = problem.table_scalars * chosen.scalar_bytes
    together = size + problem.shared_per_cell * chosen.scalar_bytes
    too_large = {"shared": together > device.shared_bytes, "constant": size > device.constant_bytes}
    too_large |= dict.fromkeys(full, True)
    place = chosen.k_place
    if place == "auto":
        place = next(candidate for candidate in legal if not too_large.get(candidate, False))
    if place not in legal:
        raise refuse(
            problem, device,
            f"k_place = {place} does not go with mapping = {chosen.mapping}, unroll = {chosen.unroll}, "
            f"representation = {chosen.representation}", *one_of("k_place", legal),
        )  # fmt: skip
    if place == "constant" and size > device.constant_bytes:
        raise refuse(
            problem, device, f"K takes {size} bytes of the {device.constant_bytes} of constant memory",
            use(k_place="global"), leave_out("mapping"),
        )  # fmt: skip
    return replace(chosen, k_place=place)


def _cell(asked: Parameters, problem: Problem, device: Device) -> Parameters:
    chosen = _k_place(asked, problem, device)
    if chosen.entries_per_thread:
        raise refuse(
            problem,
            device,
            "entries_per_thread belongs to mapping = contraction",
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
    _check_shared(problem, device, held * staged_bytes, name, device.shared_bytes // staged_bytes)
    return replace(
        chosen,
        element_batch=batch,
        concurrent_elements=concurrent,
        store_chunk=0 if chunk == problem.entries else chunk,
    )


def _widest(chosen: Parameters) -> int:
    """Scalars of the widest access of a thread."""
    return 16 // chosen.scalar_bytes


def _check_width(chosen: Parameters, problem: Problem, device: Device) -> None:
    legal = [w for w in (1, 2, 4) if w <= _widest(chosen)]
    if chosen.store_width not in (0, *legal):
        raise refuse(
            problem, device, f"store_width = {chosen.store_width} is not legal for {chosen.scalar}",
            *one_of("store_width", legal),
        )  # fmt: skip


def _cell_store_width(chosen: Parameters, problem: Problem, device: Device) -> Parameters:
    _check_width(chosen, problem, device)
    chunk = chosen.store_chunk or _chunk(problem, chosen)
    fits = [w for w in (4, 2, 1) if w <= _widest(chosen) and problem.entries % w == 0 and chunk % w == 0]
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
    return replace(chosen, store_width=width)


def _chunk(problem: Problem, chosen: Parameters) -> int:
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


def _cpu_cell(chosen: Parameters, problem: Problem, device: Device) -> Parameters:
    if chosen.store_chunk:
        raise refuse(
            problem,
            device,
            "store_chunk is for GPUs: a CPU stages whole element tensors",
            leave_out("store_chunk"),
        )
    if chosen.store_width > 1:
        raise refuse(problem, device, "store_width is for GPUs", leave_out("store_width"))
    concurrent = chosen.concurrent_elements or SIMD_BYTES // chosen.scalar_bytes
    if not chosen.concurrent_elements:
        while concurrent > 1 and concurrent * problem.entries * chosen.scalar_bytes > device.shared_bytes:
            concurrent //= 2
    batch = chosen.element_batch or max(concurrent, _CPU_BATCH // concurrent * concurrent)
    held = concurrent if chosen.interleave_stores else batch
    per_cell = problem.entries if chosen.unroll == "full" else problem.looped_per_cell()
    name = "concurrent_elements" if chosen.interleave_stores else "element_batch"
    fits = device.shared_bytes // (per_cell * chosen.scalar_bytes)
    _check_shared(problem, device, held * per_cell * chosen.scalar_bytes, name, fits)
    return replace(chosen, element_batch=batch, concurrent_elements=concurrent, store_width=1)


def _check_shared(problem: Problem, device: Device, needed: int, name: str, fits: int, *others: Way) -> None:
    """Refuse what takes too much shared memory, with the number of cells that fits as a value of ``name``."""
    if needed > device.shared_bytes:
        raise refuse(
            problem, device, f"{needed} bytes of shared memory exceed the limit of {device.shared_bytes}",
            *([at_most(name, fits)] if fits > 0 else []), *others,
        )  # fmt: skip


def _contraction(asked: Parameters, problem: Problem, device: Device) -> Parameters:
    chosen = _k_place(asked, problem, device)
    if chosen.store_chunk:
        raise refuse(problem, device, "store_chunk belongs to mapping = cell", leave_out("store_chunk"))
    if not chosen.interleave_stores and chosen.representation != "tensor":
        raise refuse(
            problem,
            device,
            "interleave_stores = false is for the tensor representation",
            use(interleave_stores=True),
        )
    chosen = _entries_and_width(chosen, problem, device)
    chosen = _fitting_registers(asked, chosen, problem, device)
    r = chosen.entries_per_thread
    span = problem.entries // r
    most = device.max_threads if device.target != "cpu" else 1 << 20
    if span > most:
        raise refuse(
            problem, device, f"{span} threads a cell exceed {most} of a block",
            *(at_least("entries_per_thread", r) for r in legal_entries_per_thread(problem.entries)
              if problem.entries // r <= most), leave_out("mapping"),
        )  # fmt: skip
    tables = problem.table_scalars if chosen.k_place == "shared" else 0
    fitting = (device.shared_bytes // chosen.scalar_bytes - tables) // problem.shared_per_cell
    concurrent = chosen.concurrent_elements or max(1, min(256 // span, fitting))
    if span * concurrent > most:
        raise refuse(
            problem, device, f"{span} x {concurrent} threads exceed {most} of a block",
            at_most("concurrent_elements", min(most // span, max(1, fitting))),
        )  # fmt: skip
    chosen = replace(chosen, concurrent_elements=concurrent)
    return _contraction_batch(chosen, problem, device)


def _fitting_registers(asked: Parameters, chosen: Parameters, problem: Problem, device: Device) -> Parameters:
    """K somewhere else if a thread's part of it, the G that it needs and its sums exceed its registers."""
    if chosen.k_place != "registers" or device.target == "cpu":
        return chosen
    words = {
        r: (r * problem.columns + (1 if aligned else r) * problem.columns + r) * chosen.scalar_bytes // 4
        for r in legal_entries_per_thread(problem.entries)
        for aligned in [r in aligned_entries_per_thread(problem.groups, chosen.store_width)]
    }
    needed = words[chosen.entries_per_thread]
    if needed <= device.registers:
        return chosen
    if asked.k_place == "auto":
        return _k_place(replace(chosen, k_place="auto"), problem, device, ("registers",))
    fitting = [r for r, size in words.items() if size <= device.registers]
    raise refuse(
        problem, device, f"k_place = registers takes {needed} of the {device.registers} registers of a thread",
        *([at_most("entries_per_thread", max(fitting))] if fitting else []),
        *one_of("k_place", ["shared", "constant", "global"]),
    )  # fmt: skip


def _contraction_batch(chosen: Parameters, problem: Problem, device: Device) -> Parameters:
    """The batch, and whether what it shares fits."""
    scalar, concurrent = chosen.scalar_bytes, chosen.concurrent_elements
    tables = problem.table_scalars * scalar if chosen.k_place == "shared" else 0
    per_cell = problem.shared_per_cell * scalar
    room = device.shared_bytes - tables
    name = (
        "concurrent_elements"
        if chosen.interleave_stores and chosen.representation != "tensor"
        else "element_batch"
    )
    others = (
        [] if room >= per_cell else [use(k_place="constant"), use(k_place="global"), leave_out("mapping")]
    )
    if chosen.representation == "tensor":
        batch = chosen.element_batch
        if not batch:
            comfortable = min(room, device.shared_bytes // 2)
            threads = problem.entries // chosen.entries_per_thread * concurrent
            batch = max(1, min(comfortable // per_cell, max(threads, concurrent)) // concurrent) * concurrent
            group = staging_group(replace(chosen, element_batch=0), problem.entries, device)
            batch = batch // group * group if 0 < group <= batch else batch
        _check_shared(problem, device, batch * per_cell + tables, name, room // per_cell, *others)
        _check_tile(replace(chosen, element_batch=batch), problem, device, batch * per_cell + tables)
    else:
        batch = chosen.element_batch or concurrent
        _check_shared(problem, device, concurrent * per_cell + tables, name, room // per_cell, *others)
    return replace(chosen, element_batch=batch)


def _check_tile(chosen: Parameters, problem: Problem, device: Device, others: int) -> None:
    """Refuse a batch beside which there is no room for the tile through which its element tensors leave."""
    tile = staging_group(chosen, problem.entries, device) * problem.entries * chosen.scalar_bytes
    if tile + others > device.dynamic_bytes:
        fits = (device.dynamic_bytes - tile) // (problem.shared_per_cell * chosen.scalar_bytes)
        group = chosen.concurrent_elements
        raise refuse(
            problem, device, f"{tile + others} bytes of shared memory exceed the limit of {device.dynamic_bytes}",
            at_most("element_batch", fits // group * group),
        )  # fmt: skip


def _entries_and_width(chosen: Parameters, problem: Problem, device: Device) -> Parameters:
    """Entries of a thread and how many it stores at once: aligned where possible."""
    if device.target == "cpu" and chosen.store_width > 1:
        raise refuse(problem, device, "store_width is for GPUs", leave_out("store_width"))
    _check_width(chosen, problem, device)
    legal = legal_entries_per_thread(problem.entries)
    if chosen.entries_per_thread and chosen.entries_per_thread not in legal:
        raise refuse(
            problem, device, _why_not_legal(chosen.entries_per_thread, problem.entries),
            *one_of("entries_per_thread", legal),
        )  # fmt: skip
    widths = [1] if device.target == "cpu" else [w for w in (4, 2, 1) if w <= _widest(chosen)]
    plain = _entries_per_thread(aligned_entries_per_thread(problem.groups, 1), chosen, problem, device)
    for width in [chosen.store_width] if chosen.store_width else widths:
        fitting = [r for r in legal if r % width == 0 and r == (chosen.entries_per_thread or r)]
        aligned = [r for r in aligned_entries_per_thread(problem.groups, width) if r in fitting]
        wanted = chosen.entries_per_thread or (plain if not chosen.store_width else 0)
        r = wanted if wanted in aligned else 0
        if not r and chosen.store_width:
            r = _entries_per_thread(aligned, chosen, problem, device)
        if not r and (chosen.store_width or width == 1):
            r = _entries_per_thread(fitting, chosen, problem, device) or (fitting[-1] if fitting else 0)
        if r:
            return replace(chosen, entries_per_thread=r, store_width=width)
    raise refuse(
        problem, device, f"store_width = {chosen.store_width} does not go with entries_per_thread = "
        f"{chosen.entries_per_thread or 'auto'} for {problem.entries} entries",
        leave_out("store_width"), leave_out("entries_per_thread"),
    )  # fmt: skip


def _why_not_legal(asked: int, entries: int) -> str:
    """What is wrong with a number of entries of a thread."""
    if entries % asked:
        return f"entries_per_thread = {asked} does not divide {entries} entries"
    return f"entries_per_thread = {asked} is more than the {MAX_ENTRIES_PER_THREAD} that a thread may own"


def _entries_per_thread(wanted: Sequence[int], chosen: Parameters, problem: Problem, device: Device) -> int:
    """As many entries a thread as its registers take, with enough threads to a cell; 0 if nothing fits."""
    most = device.max_threads if device.target != "cpu" else 1 << 20
    words = problem.columns * chosen.scalar_bytes // 4
    good = [
        r
        for r in wanted
        if problem.entries // r >= min(_LEAST_SPAN, problem.entries // 2)
        and problem.entries // r <= most
        and r * words <= _K_REGISTERS
    ]
    if good:
        return good[-1]
    for r in wanted:
        if problem.entries // r <= most:
            return r
    return 0
