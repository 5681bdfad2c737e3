"""Numbers of the mapping ``slices``: blocks share element tensors, each has a slice of many of them."""

from __future__ import annotations

from dataclasses import dataclass, replace

from femforge.errors import at_most, leave_out, one_of, use
from femforge.ir.entry_grid import EntryGrid
from femforge.schedule.devices import Device
from femforge.schedule.mapping import check_width, widest_store
from femforge.schedule.parameters import TensorParameters
from femforge.schedule.problems import TensorProblem, refuse

#: Threads of a block, and cells that it takes, if nothing is asked for.
_THREADS, _CELLS = 256, 128
#: 32-bit registers of a thread for its part of K, and entries that it owns at most, if nothing is asked for.
_K_REGISTERS, _MOST_ENTRIES = 96, 8
#: Registers of a thread beside its part of K and of G.
_OTHER_REGISTERS = 40
#: Bytes of G that a block holds at a time.
_ROUND_BYTES = 16 << 10


@dataclass(frozen=True)
class SliceNumbers:
    """How the entries of an element tensor are dealt out to blocks, and those of a slice to threads.

    Attributes:
        entries: of the element tensor.
        grid: of its entries; None where all are of one block of components.
        threads: that share a slice.
        own: entries of a thread.
        width: neighbouring entries of a thread.
        concurrent: slices of different cells side by side in a block.
        batch: cells of a block.
        round: cells of which the block holds G at a time.
    """

    entries: int
    grid: EntryGrid | None
    threads: int
    own: int
    width: int
    concurrent: int
    batch: int
    round: int

    @property
    def across(self) -> int:
        """Slices beside each other in a turn; of all, where there are no turns."""
        count = self.grid.positions if self.grid else -(-self.entries // self.own)
        return -(-count // self.threads)

    @property
    def slices(self) -> int:
        """Blocks that share an element tensor."""
        return self.across * (-(-self.grid.turns // self.own) if self.grid else 1)


def slice_numbers(parameters: TensorParameters, problem: TensorProblem) -> SliceNumbers:
    """The numbers of concrete parameters."""
    p = parameters
    cell_bytes = problem.shared_per_cell * p.scalar_bytes
    most = max(p.concurrent_elements, _ROUND_BYTES // cell_bytes)
    steps = p.element_batch // p.concurrent_elements
    fitting = max(
        k for k in range(1, steps + 1)
        if steps % k == 0 and (k == 1 or k * p.concurrent_elements <= min(most, p.slice_threads * p.concurrent_elements))
    )  # fmt: skip
    return SliceNumbers(
        problem.entries, problem.grid, p.slice_threads, p.entries_per_thread, p.store_width, p.concurrent_elements,
        p.element_batch, fitting * p.concurrent_elements,
    )  # fmt: skip


def resolve_slices(asked: TensorParameters, problem: TensorProblem, device: Device) -> TensorParameters:
    """Concrete parameters.

    Raises:
        FemforgeError: for what does not go with this mapping or exceeds a limit.
    """
    chosen = _legal(asked, problem, device)
    chosen = replace(chosen, k_place="registers", unroll="inner", store_width=_width(chosen, problem))
    words = problem.columns * chosen.scalar_bytes // 4
    width = chosen.store_width
    own = chosen.entries_per_thread or max(1, min(_MOST_ENTRIES, _K_REGISTERS // words) // width) * width
    if own % width or own > problem.entries:
        raise refuse(
            problem, device, f"entries_per_thread = {own} is no multiple of store_width = {width}",
            use(entries_per_thread=-(-own // width) * width), leave_out("entries_per_thread"),
        )  # fmt: skip
    needed = (own + 1) * words + _OTHER_REGISTERS
    if needed > device.registers:
        fits = (device.registers - _OTHER_REGISTERS) // words - 1
        ways = [at_most("entries_per_thread", fits // width * width)] if fits >= width else []
        raise refuse(
            problem, device, f"mapping = slices takes {needed} of the {device.registers} registers of a thread",
            *ways, use(mapping="contraction"), leave_out("mapping"),
        )  # fmt: skip
    units = problem.grid.positions if problem.grid else -(-problem.entries // own)
    threads = chosen.slice_threads or _threads(units, device)
    concurrent = chosen.concurrent_elements or max(1, _THREADS // threads)
    if threads * concurrent > device.max_threads:
        raise refuse(
            problem, device, f"{threads} x {concurrent} threads exceed {device.max_threads} of a block",
            at_most("concurrent_elements", max(1, device.max_threads // threads)), leave_out("slice_threads"),
        )  # fmt: skip
    batch = chosen.element_batch or -(-_CELLS // concurrent) * concurrent
    return replace(
        chosen, entries_per_thread=own, slice_threads=threads, concurrent_elements=concurrent, element_batch=batch
    )


def _threads(units: int, device: Device) -> int:
    """Threads of a slice: as few slices as there can be, of equal numbers of whole warps."""
    if units <= _THREADS:
        return units
    slices = -(-units // _THREADS)
    return -(-units // (slices * device.warp)) * device.warp


def _width(chosen: TensorParameters, problem: TensorProblem) -> int:
    if chosen.store_width or problem.grid:
        return chosen.store_width or 1
    return max(w for w in (1, 2, 4) if w <= widest_store(chosen) and problem.entries % w == 0)


def _legal(asked: TensorParameters, problem: TensorProblem, device: Device) -> TensorParameters:
    """What was asked for, if it goes with this mapping."""
    if device.target == "cpu":
        raise refuse(problem, device, "mapping = slices is for GPUs", leave_out("mapping"))
    if problem.candidate.name != "tensor":
        raise refuse(
            problem, device, "mapping = slices is for the tensor representation",
            use(representation="tensor"), leave_out("mapping"),
        )  # fmt: skip
    if not problem.sliced:
        raise refuse(
            problem, device, "mapping = slices is for functions whose components have equal elements",
            leave_out("mapping"),
        )  # fmt: skip
    if asked.k_place not in ("auto", "registers"):
        raise refuse(
            problem, device, f"k_place = {asked.k_place} does not go with mapping = slices",
            *one_of("k_place", ["registers"]),
        )  # fmt: skip
    if asked.store_chunk:
        raise refuse(problem, device, "store_chunk belongs to mapping = cell", leave_out("store_chunk"))
    check_width(asked, problem, device)
    if problem.grid and asked.store_width > 1 or problem.entries % max(1, asked.store_width):
        raise refuse(
            problem, device, f"store_width = {asked.store_width} does not go with mapping = slices for "
            f"{problem.entries} entries", leave_out("store_width"),
        )  # fmt: skip
    return asked
