"""Numbers of the mapping ``contraction``: threads own entries of the element tensor, over a sequence of cells."""

from __future__ import annotations

from collections.abc import Sequence

from femforge.errors import at_least, at_most, leave_out, one_of, use
from femforge.ir.threads import MAX_ENTRIES_PER_THREAD, aligned_entries_per_thread, legal_entries_per_thread
from femforge.schedule.devices import REGISTERS_OF_A_PROCESSOR, Device
from femforge.schedule.mapping import check_shared, check_width, resolve_k_place, widest_store
from femforge.schedule.parameters import TensorParameters, replaced
from femforge.schedule.problems import TensorProblem, refuse
from femforge.schedule.staging import most_staged, staging_group

#: 32-bit registers of a thread that may hold K, and the least threads that share a cell.
_K_REGISTERS, _LEAST_SPAN = 128, 20
#: Threads at least that make element tensors which leave through shared memory, few at a time (H200, mass on P4
#: tetrahedra: 25 threads a cell and more cells than fit 0.43 of copy bandwidth, 175 threads and one cell 0.88).
_STAGED_THREADS = 128
#: Entries of a thread up to which columns of a K that is not in registers are written out: compilers load all of them
#: ahead (ptxas 13, sm_90, H200: of 43, MINI elements on P2 tetrahedra, 22 scalars are spilled, and loops are 1.2 times
#: as fast; of 35, elasticity on P4, none are, and loops take 1.2 times as long).
_MOST_WRITTEN_OUT = 40
#: Bytes of element tensors that a block makes, and the least rounds of its threads. Blocks at work write to as many
#: places as there are, and memory likes what lies together (H200: elasticity on P2 tetrahedra in batches of 8, 16, 32
#: and 55 cells 0.97, 0.94, 0.87 and 0.84 of copy, Stokes on P2 in 8 and 122 0.93 and 0.71).
_BYTES_OF_RESULTS, _LEAST_ROUNDS = 64 << 10, 8
#: Bytes that a multiprocessor stores in a cycle, cycles of an operation of G, of a batch's few threads, and before the
#: first; how many times as long as for G a block contracts, by blocks at work. A block that is alone stands still while
#: G is computed (H200, both sides of facets: elasticity on P2 triangles in 14 and 60 cells 0.75 and 0.94, on P1
#: tetrahedra in 8, 14, 20 and 32 0.34, 0.43, 0.50 and 0.60).
_STORED, _CYCLES_OF_G, _CYCLES_BEFORE_G = 18, 4, 1000
_TIMES_AS_LONG = {1: 8.0, 2: 1.5}
#: Registers beside a thread's part of K and of G; the least for code that computes G, and as many as most do with.
_OTHER_REGISTERS, _LEAST_REGISTERS, _FEW_REGISTERS = 40, 64, 100


def keeps_loops(chosen: TensorParameters, device: Device) -> bool:
    """Whether a GPU's threads own so many entries that the loops over their columns had better be kept.

    Args:
        chosen: concrete but for ``unroll``.
        device: that the kernel is for.
    """
    elsewhere = chosen.representation == "tensor" and chosen.k_place != "registers"
    many = chosen.entries_per_thread > _MOST_WRITTEN_OUT
    return device.target != "cpu" and chosen.mapping == "contraction" and elsewhere and many


def resolve_contraction(asked: TensorParameters, problem: TensorProblem, device: Device) -> TensorParameters:
    """Concrete parameters, mapping and unrolling decided.

    Raises:
        FemforgeError: for what does not go with this mapping or exceeds a limit.
    """
    chosen = resolve_k_place(asked, problem, device)
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
    wanted = max(1, min(256 // span, fitting))
    # a power of two: cells at once end where sectors of memory do, and a thread's cell is found by a shift
    wanted = wanted if device.target == "cpu" else 1 << (wanted.bit_length() - 1)
    concurrent = chosen.concurrent_elements or most_staged(chosen, problem.entries, device, wanted) or wanted
    if span * concurrent > most:
        raise refuse(
            problem, device, f"{span} x {concurrent} threads exceed {most} of a block",
            at_most("concurrent_elements", min(most // span, max(1, fitting))),
        )  # fmt: skip
    chosen = replaced(chosen, concurrent_elements=concurrent)
    return _contraction_batch(chosen, problem, device)


def _fitting_registers(
    asked: TensorParameters, chosen: TensorParameters, problem: TensorProblem, device: Device
) -> TensorParameters:
    """K somewhere else if a thread's part of it, the G that it needs and its sums exceed its registers."""
    if chosen.k_place != "registers" or device.target == "cpu":
        return chosen
    words = {
        r: (r * problem.columns + (1 if aligned else r) * problem.columns + r) * chosen.scalar_bytes // 4
        for r in legal_entries_per_thread(problem.entries)
        for aligned in [r in aligned_entries_per_thread(problem.groups, chosen.store_width)]
    }
    needed = words[chosen.entries_per_thread]
    if needed <= _registers_of_a_thread(problem.entries // chosen.entries_per_thread, device):
        return chosen
    if asked.k_place == "auto":
        return resolve_k_place(replaced(chosen, k_place="auto"), problem, device, ("registers",))
    room = {r: _registers_of_a_thread(problem.entries // r, device) for r in words}
    fitting = [r for r, size in words.items() if size <= room[r]]
    raise refuse(
        problem, device,
        f"k_place = registers takes {needed} of the {room[chosen.entries_per_thread]} registers of a thread",
        *([at_most("entries_per_thread", max(fitting))] if fitting else []),
        *one_of("k_place", ["shared", "constant", "global"]),
    )  # fmt: skip


def _registers_of_a_thread(span: int, device: Device) -> int:
    """Registers that a thread may have, so many of which share a cell.

    Stokes on both sides of a facet of P2 tetrahedra, 578 threads: 124 are wanted, there are 107. With K there all the
    same additions to a matrix took 7 times as long as the element matrices alone (H200).
    """
    warps = -(-span // device.warp)
    return min(device.registers, REGISTERS_OF_A_PROCESSOR[device.target] // (warps * device.warp))


def _rounds(chosen: TensorParameters, problem: TensorProblem, device: Device) -> int:
    """Cells that each set of threads contracts, one after another: few, if G does not keep others waiting."""
    bytes_of_round = problem.entries * chosen.scalar_bytes * chosen.concurrent_elements
    cycles_of_g = _CYCLES_OF_G * problem.geometry_flops(chosen) + _CYCLES_BEFORE_G
    waiting = _TIMES_AS_LONG.get(_blocks_at_work(chosen, problem, device), 0.0) * cycles_of_g
    rounds = max(_BYTES_OF_RESULTS // bytes_of_round, int(waiting * _STORED / bytes_of_round))
    return max(1, rounds // _LEAST_ROUNDS) * _LEAST_ROUNDS


def _blocks_at_work(chosen: TensorParameters, problem: TensorProblem, device: Device) -> int:
    """Blocks that a multiprocessor holds, as far as threads and K in their registers decide it.

    One where only a bound on registers makes it two, as G is long there.
    """
    if two_blocks(chosen, problem, device):
        return 1
    threads = problem.entries // chosen.entries_per_thread * chosen.concurrent_elements
    warps = -(-threads // device.warp)
    held = (chosen.entries_per_thread + 1) * problem.columns * chosen.scalar_bytes // 4
    words = held + _OTHER_REGISTERS if chosen.k_place == "registers" else _LEAST_REGISTERS
    registers = min(words, _registers_of_a_thread(threads, device))
    return REGISTERS_OF_A_PROCESSOR[device.target] // (registers * warps * device.warp)


def two_blocks(chosen: TensorParameters, problem: TensorProblem, device: Device) -> bool:
    """Whether registers are bounded so that two blocks are at work at once where one might be.

    One block computes G, which is what takes registers, while the other one contracts (interior penalty on both sides
    of P2 tetrahedra, 400 threads, H200: 0.82 of copy with 88 registers, 0.85 with 72, 0.90 with batches of half as many
    cells, too). Where it takes few, compilers see to that, and a bound can cost (MINI elements on tetrahedra 7 %).

    Args:
        chosen: concrete but for the batch.
        problem: what is contracted.
        device: that the kernel is for.
    """
    if device.target != "cuda" or chosen.k_place != "registers":
        return False
    threads = problem.entries // chosen.entries_per_thread * chosen.concurrent_elements
    warps = -(-threads // device.warp)
    room = REGISTERS_OF_A_PROCESSOR[device.target] // (2 * warps * device.warp)
    held = (chosen.entries_per_thread + 1) * problem.columns * chosen.scalar_bytes // 4
    if not max(_LEAST_REGISTERS, held + _OTHER_REGISTERS) <= room < _FEW_REGISTERS:
        return False
    return problem.geometry_registers(chosen) > room


def _contraction_batch(chosen: TensorParameters, problem: TensorProblem, device: Device) -> TensorParameters:
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
            comfortable = min(room, device.shared_bytes // (4 if two_blocks(chosen, problem, device) else 2))
            threads = problem.entries // chosen.entries_per_thread * concurrent
            rounds = max(1, min(comfortable // per_cell, max(threads, concurrent)) // concurrent)
            if device.target != "cpu":
                rounds = min(rounds, _rounds(chosen, problem, device))
            batch = rounds * concurrent
            group = staging_group(replaced(chosen, element_batch=0), problem.entries, device)
            batch = batch // group * group if 0 < group <= batch else batch
        check_shared(problem, device, batch * per_cell + tables, name, room // per_cell, *others)
        _check_tile(replaced(chosen, element_batch=batch), problem, device, batch * per_cell + tables)
    else:
        batch = chosen.element_batch or concurrent
        check_shared(problem, device, concurrent * per_cell + tables, name, room // per_cell, *others)
    return replaced(chosen, element_batch=batch)


def _check_tile(chosen: TensorParameters, problem: TensorProblem, device: Device, others: int) -> None:
    """Refuse a batch beside which there is no room for the tile through which its element tensors leave."""
    tile = staging_group(chosen, problem.entries, device) * problem.entries * chosen.scalar_bytes
    if tile + others > device.dynamic_bytes:
        fits = (device.dynamic_bytes - tile) // (problem.shared_per_cell * chosen.scalar_bytes)
        group = chosen.concurrent_elements
        raise refuse(
            problem, device, f"{tile + others} bytes of shared memory exceed the limit of {device.dynamic_bytes}",
            at_most("element_batch", fits // group * group),
        )  # fmt: skip


def _entries_and_width(chosen: TensorParameters, problem: TensorProblem, device: Device) -> TensorParameters:
    """Entries of a thread and how many it stores at once: aligned where possible."""
    if device.target == "cpu" and chosen.store_width > 1:
        raise refuse(problem, device, "store_width is for GPUs", leave_out("store_width"))
    check_width(chosen, problem, device)
    legal = legal_entries_per_thread(problem.entries)
    if chosen.entries_per_thread and chosen.entries_per_thread not in legal:
        raise refuse(
            problem, device, _why_not_legal(chosen.entries_per_thread, problem.entries),
            *one_of("entries_per_thread", legal),
        )  # fmt: skip
    widths = [1] if device.target == "cpu" else [w for w in (4, 2, 1) if w <= widest_store(chosen)]
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
            return replaced(chosen, entries_per_thread=r, store_width=width)
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


def _entries_per_thread(
    wanted: Sequence[int], chosen: TensorParameters, problem: TensorProblem, device: Device
) -> int:
    """As many entries a thread as its registers take, with enough threads to a cell; 0 if nothing fits."""
    most = device.max_threads if device.target != "cpu" else 1 << 20
    words = problem.columns * chosen.scalar_bytes // 4
    staged = most_staged(chosen, problem.entries, device)
    least = max(min(_LEAST_SPAN, problem.entries // 2), -(-_STAGED_THREADS // staged) if staged else 0)
    good = [
        r
        for r in wanted
        if problem.entries // r >= least and problem.entries // r <= most and r * words <= _K_REGISTERS
    ]
    if good:
        return good[-1]
    for r in wanted:
        if problem.entries // r <= most:
            return r
    return 0
