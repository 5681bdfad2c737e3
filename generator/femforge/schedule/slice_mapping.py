"""Numbers of the mapping ``slices``: blocks share element tensors, each has a slice of many of them."""

from __future__ import annotations

import math
from dataclasses import dataclass

from femforge.errors import Way, at_most, leave_out, use
from femforge.ir.entry_grid import EntryGrid
from femforge.ir.threads import legal_entries_per_thread
from femforge.schedule.devices import SECTOR_BYTES, Device
from femforge.schedule.mapping import check_shared, check_width, widest_store
from femforge.schedule.parameters import TensorParameters, replaced
from femforge.schedule.problems import TensorProblem, refuse

#: Threads of a block, and cells that it works on, if nothing is asked for.
_THREADS, _CELLS = 256, 128
#: 32-bit registers of a thread for its part of K, and entries that it owns at most, of one block of components and of
#: several, if nothing is asked for: more leave room for fewer blocks (H100, fractions of copy bandwidth with 2, 4 and 8
#: of them: Laplace on P6 tetrahedra 1.01, 1.02, 0.99, on P8 0.61, 0.76, 0.61; elasticity on P4 0.84, 0.66, 0.65).
_K_REGISTERS, _MOST_ENTRIES, _MOST_OF_BLOCKS = 96, 4, 2
#: Registers of a thread beside its part of K and of G.
_OTHER_REGISTERS = 40
#: Entries of an element tensor from which on blocks share it (H100, float64, fractions of copy bandwidth, entries of
#: a block alone and in slices: Laplace on tetrahedra P4, 1225 entries, 1.01 and 0.63; P5, 3136, 0.92 and 1.05; P6
#: 0.61 and 1.02; P7 0.46 and 1.05; P8 0.25 and 0.76; on triangles P6, 784, 0.92 and 0.98; P8, 2025, 0.34 and 0.75;
#: elasticity on tetrahedra P3, 3600, 0.65 and 1.02; P4 0.46 and 0.84; weighted by a coefficient on P5 0.17 and 0.91).
_MANY_ENTRIES = 2000
#: Bytes of G that a block holds at a time.
_ROUND_BYTES = 16 << 10


@dataclass(frozen=True)
class Phases:
    """Where element tensors, and turns of their entries, begin in sectors of memory.

    A block that works on cells of one phase only, and a thread that has turns of one phase only, can store whole
    sectors whatever the number of entries is: their places are moved by as many entries as what they begin with is
    past a sector. (H200, float64, of copy bandwidth, anywhere and so: mass on P8 tetrahedra, 165 x 165 entries, 0.57
    and 0.85; on P8 triangles 0.55 and 0.80; elasticity on P4 tetrahedra 0.76 and 0.92.)

    Attributes:
        sector: scalars of it.
        cells: cells until an element tensor begins where a sector does again.
        turns: turns until one begins so.
        slack: the most entries that places are moved by.
    """

    sector: int
    cells: int = 1
    turns: int = 1
    slack: int = 0


def phases_of(entries: int, grid: EntryGrid | None, scalar_bytes: int) -> Phases:
    """The phases of element tensors with so many entries, which are dealt out in turns if there is a ``grid``."""
    sector = SECTOR_BYTES // scalar_bytes
    if grid and not grid.contiguous:
        return Phases(sector)
    cells = sector // math.gcd(sector, entries)
    turns = sector // math.gcd(sector, grid.positions) if grid else 1
    return Phases(sector, cells, turns, sector - sector // max(cells, turns))


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
        batch: cells that some blocks share.
        round: cells of which a block holds G at a time.
        phases: of the cells, each of which is another block's, and of the turns.
    """

    entries: int
    grid: EntryGrid | None
    threads: int
    own: int
    width: int
    concurrent: int
    batch: int
    round: int
    phases: Phases

    @property
    def across(self) -> int:
        """Slices beside each other in a turn; of all, where there are no turns."""
        slack = self.phases.slack
        count = self.grid.positions + slack if self.grid else -(-(self.entries + slack) // self.own)
        return -(-count // self.threads)

    @property
    def slices(self) -> int:
        """Blocks that share an element tensor."""
        if not self.grid:
            return self.across
        turns = self.phases.turns
        return self.across * turns * -(-self.grid.turns // (turns * self.own))

    @property
    def parts(self) -> int:
        """Blocks that share a batch."""
        return self.slices * self.phases.cells

    @property
    def cells(self) -> int:
        """Cells of a block."""
        return self.batch // self.phases.cells


def slice_numbers(parameters: TensorParameters, problem: TensorProblem) -> SliceNumbers:
    """The numbers of concrete parameters."""
    p = parameters
    phases = phases_of(problem.entries, problem.grid, p.scalar_bytes)
    if p.element_batch % (phases.cells * p.concurrent_elements):
        phases = Phases(phases.sector)  # a batch that was asked for and cannot be dealt out so
    concurrent, steps = p.concurrent_elements, p.element_batch // (phases.cells * p.concurrent_elements)
    held = _ROUND_BYTES // (scalars_of_cell(problem) * p.scalar_bytes)
    most = min(held // concurrent, p.slice_threads)
    together = max(k for k in range(1, steps + 1) if steps % k == 0 and k <= max(1, most))
    return SliceNumbers(
        problem.entries, problem.grid, p.slice_threads, p.entries_per_thread, p.store_width, concurrent,
        p.element_batch, together * concurrent, phases,
    )  # fmt: skip


def group_pitch(columns: int) -> int:
    """Distance of two groups of so many columns of G, which begin where wide accesses do."""
    return columns + columns % 2 if columns > 2 else columns


def scalars_of_cell(problem: TensorProblem) -> int:
    """Scalars of shared memory that the G of a cell takes."""
    return group_pitch(problem.columns) * len(set(problem.groups))


def why_slices(problem: TensorProblem, device: Device) -> str:
    """Why blocks had better share element tensors, for people; empty where ``contraction`` is taken.

    This is all that decides between the two mappings, where none is asked for.
    """
    if device.target == "cpu" or problem.candidate.name != "tensor" or not problem.sliced:
        return ""
    fewest = problem.entries // max(legal_entries_per_thread(problem.entries))
    if fewest > device.max_threads:
        return f"{fewest} threads at least would share a cell, a block has up to {device.max_threads}"
    if problem.entries >= _MANY_ENTRIES:
        return f"{problem.entries} entries, up to {_MANY_ENTRIES - 1} are those of a block"
    return ""


def resolve_slices(asked: TensorParameters, problem: TensorProblem, device: Device) -> TensorParameters:
    """Concrete parameters.

    Raises:
        FemforgeError: for what does not go with this mapping or exceeds a limit.
    """
    _check(asked, problem, device)
    chosen = replaced(asked, k_place="registers", unroll="inner", store_width=_width(asked, problem))
    own = _entries_of_thread(asked, chosen.store_width, problem, device)
    phases = phases_of(problem.entries, problem.grid, chosen.scalar_bytes)
    units = problem.grid.positions if problem.grid else -(-problem.entries // own)
    units += phases.slack if problem.grid else -(-phases.slack // own)
    threads = chosen.slice_threads or _threads(units, device)
    concurrent = chosen.concurrent_elements or max(1, _THREADS // threads)
    if threads * concurrent > device.max_threads:
        raise refuse(
            problem, device, f"{threads} x {concurrent} threads exceed {device.max_threads} of a block",
            at_most("concurrent_elements", max(1, device.max_threads // threads)), leave_out("slice_threads"),
        )  # fmt: skip
    bytes_of_cell = scalars_of_cell(problem) * chosen.scalar_bytes
    check_shared(
        problem, device, concurrent * bytes_of_cell, "concurrent_elements",
        device.shared_bytes // bytes_of_cell, _without(asked),
    )  # fmt: skip
    batch = chosen.element_batch or -(-_CELLS // concurrent) * concurrent * phases.cells
    return replaced(
        chosen,
        entries_per_thread=own,
        slice_threads=threads,
        concurrent_elements=concurrent,
        element_batch=batch,
    )


def _entries_of_thread(asked: TensorParameters, width: int, problem: TensorProblem, device: Device) -> int:
    """Entries that a thread owns, ``width`` of them neighbours, whose part of K its registers hold."""
    words = problem.columns * asked.scalar_bytes // 4
    there_are = problem.grid.turns if problem.grid else problem.entries
    most = _MOST_OF_BLOCKS if problem.grid else _MOST_ENTRIES
    wanted = min(most, _K_REGISTERS // words, there_are)
    own = asked.entries_per_thread or max(1, wanted // width) * width
    if own % width:
        raise refuse(
            problem, device, f"entries_per_thread = {own} is no multiple of store_width = {width}",
            use(entries_per_thread=-(-own // width) * width), leave_out("entries_per_thread"),
        )  # fmt: skip
    fits = (device.registers - _OTHER_REGISTERS) // words - 1
    if own <= min(fits, there_are):
        return own
    most = min(fits, there_are) // width * width
    needed = (own + 1) * words + _OTHER_REGISTERS
    raise refuse(
        problem, device,
        f"entries_per_thread = {own} is more than the {there_are} that there are for one" if own > there_are
        else f"mapping = slices takes {needed} of the {device.registers} registers of a thread",
        *([at_most("entries_per_thread", most)] if most else []), _without(asked),
    )  # fmt: skip


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


def _without(asked: TensorParameters) -> Way:
    """Another mapping, which is taken by itself."""
    return leave_out(*asked.set_among(("mapping", "slice_threads")))


def _check(asked: TensorParameters, problem: TensorProblem, device: Device) -> None:
    """Refuse what does not go with this mapping."""
    if device.target == "cpu":
        raise refuse(problem, device, "mapping = slices is for GPUs", _without(asked))
    if problem.candidate.name != "tensor":
        raise refuse(
            problem, device, "mapping = slices is for the tensor representation",
            use(representation="tensor"), _without(asked),
        )  # fmt: skip
    if not problem.sliced:
        raise refuse(
            problem, device, "mapping = slices is for functions whose components have equal elements",
            _without(asked),
        )  # fmt: skip
    legal = {"k_place": "registers", "unroll": "inner", "interleave_stores": True}
    for name, value in legal.items():
        given = getattr(asked, name)
        if given not in ("auto", value):
            text = str(given).lower()
            raise refuse(
                problem, device, f"{name} = {text} does not go with mapping = slices", use(**{name: value})
            )  # fmt: skip
    if asked.store_chunk:
        raise refuse(problem, device, "store_chunk belongs to mapping = cell", leave_out("store_chunk"))
    check_width(asked, problem, device)
    if (problem.grid and asked.store_width > 1) or problem.entries % max(1, asked.store_width):
        raise refuse(
            problem, device, f"store_width = {asked.store_width} does not go with mapping = slices for "
            f"{problem.entries} entries", leave_out("store_width"),
        )  # fmt: skip
