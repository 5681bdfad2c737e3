"""Numbers of the mapping ``values``: a thread computes what differs in an element tensor, its block stores entries."""

from __future__ import annotations

from femforge.errors import Way, leave_out, use
from femforge.schedule.cell_mapping import CELL_MAPPING_BYTES
from femforge.schedule.devices import Device
from femforge.schedule.mapping import check_shared, check_width, widest_store
from femforge.schedule.parameters import TensorParameters, replaced
from femforge.schedule.problems import TensorProblem, refuse
from femforge.schedule.slice_mapping import Phases, phases_of

#: Part of the entries of an element tensor up to which its different values are worth a place of their own.
_MOST_VALUES = 0.75
#: Statements, and operations for each entry, up to which a thread computes the values of a cell unasked: by tables at
#: points, and in directions, which keep more alive. H200, times as fast as what was taken before: with 0.02 to 13
#: operations for each entry 68 kernels over facets 0.88 to 3.4, 1.5 in the median; a C0 interior penalty on Q2
#: quadrilaterals, 29, 0.24; in directions on Q2 quadrilaterals with 0.7 operations 1.2, with 6.4 to 22 0.93 to 0.16.
_MOST_STATEMENTS, _MOST_FLOPS, _MOST_FLOPS_IN_DIRECTIONS = 2500, 14.0, 2.0
#: Entries over cells up to which threads that own them are better in float64, if they are whole sectors and there is a
#: K (H200: 900 and 1156 on P2 tetrahedra 1.06 to 1.1 times as fast; 1600, acoustic waves on P2 tetrahedra, 0.51 and
#: 0.86; in float32 0.75 to 0.9 with 900 to 1156). On triangles they are in either (225 to 400 entries, 1.03 to 1.1).
_OWNED_ENTRIES = 1200
#: Entries of a thread whose numbers of values it keeps.
MOST_ENTRIES_OF_THREAD = 64
#: Threads of a block that stores entries, and its cells; the same where values take many operations for each entry
#: (H200: on facets of tetrahedra and quadrilaterals 16 cells and 128 threads take 0.94 to 1.05 of the time of others
#: with up to 5 operations; with more 32 cells and 64 threads 0.75 to 0.95: they have more registers).
_THREADS, _CELLS = 128, 16
_MANY_FLOPS, _THREADS_OF_MANY, _CELLS_OF_MANY = 5.0, 64, 32
#: Cells of a block that have to fit.
_FEWEST_CELLS = 8


def why_values(asked: TensorParameters, problem: TensorProblem, device: Device) -> str:
    """Why the different values of a cell are computed by themselves if that is not asked for; empty if they are not."""
    own = ("unroll", "k_place", "entries_per_thread", "slice_threads", "store_chunk", "store_width")
    if device.target == "cpu" or problem.added or asked.set_among(own) or not asked.interleave_stores:
        return ""
    size = problem.entries * asked.scalar_bytes
    if size <= CELL_MAPPING_BYTES or not few_values(problem) or not _is_short(problem):
        return ""
    whole = phases_of(problem.entries, None, asked.scalar_bytes).cells == 1
    owned = whole and problem.entries <= _OWNED_ENTRIES and asked.scalar == "float64"
    if problem.candidate.name == "tensor" and not problem.facets and (owned or problem.triangles):
        return ""
    if bytes_of_values(problem, asked.scalar_bytes) * _FEWEST_CELLS > device.dynamic_bytes:
        return ""
    return f"an element tensor of {size} bytes has {problem.values} different values in {problem.entries} entries"


def _is_short(problem: TensorProblem) -> bool:
    """Whether a thread does well with the values of a cell."""
    candidate = problem.candidate
    most = _MOST_FLOPS_IN_DIRECTIONS if candidate.name == "sum_factorised" else _MOST_FLOPS
    return 0 < candidate.statements <= _MOST_STATEMENTS and candidate.flops <= most * problem.entries


def few_values(problem: TensorProblem) -> bool:
    """Whether an element tensor has many entries beside its different values."""
    return problem.values <= _MOST_VALUES * problem.entries


def phases_of_values(entries: int, cells: int, scalar_bytes: int) -> Phases:
    """The phases of element tensors of which a block stores so many; none if it has not as many cells of each."""
    phases = phases_of(entries, None, scalar_bytes)
    return phases if cells % phases.cells == 0 else Phases(phases.sector)


def storing_threads(places: int, own: int, device: Device) -> int:
    """Threads of a block, in whole warps, of which each stores ``own`` places of every cell.

    Places are entries, and those by which they are moved at most.
    """
    return -(-places // (own * device.warp)) * device.warp


def resolve_values(asked: TensorParameters, problem: TensorProblem, device: Device) -> TensorParameters:
    """Concrete parameters, mapping and unrolling decided.

    Raises:
        FemforgeError: for what does not go with this mapping or exceeds a limit.
    """
    _check(asked, problem, device)
    size = bytes_of_values(problem, asked.scalar_bytes)
    many = problem.candidate.flops > _MANY_FLOPS * problem.entries
    concurrent = asked.concurrent_elements or asked.element_batch or _cells(size, many, device)
    check_shared(
        problem, device, concurrent * size, "concurrent_elements", device.dynamic_bytes // size,
        _without(), limit=device.dynamic_bytes,
    )  # fmt: skip
    places = problem.entries + phases_of_values(problem.entries, concurrent, asked.scalar_bytes).slack
    width = asked.store_width or _width(asked, problem)
    most_threads = _THREADS_OF_MANY if many else _THREADS
    own = asked.entries_per_thread or _entries_of_thread(places, width, most_threads, device)
    most = min(problem.entries, MOST_ENTRIES_OF_THREAD)
    if own > most or own % width:
        raise refuse(
            problem, device, f"entries_per_thread = {own} is no multiple of store_width = {width} up to {most}",
            use(entries_per_thread=most // width * width), leave_out("entries_per_thread"),
        )  # fmt: skip
    threads = storing_threads(places, own, device)
    if threads > device.max_threads:
        least = -(-places // (device.max_threads * width)) * width
        raise refuse(
            problem, device, f"{threads} threads exceed {device.max_threads} of a block",
            use(entries_per_thread=least), leave_out("entries_per_thread"),
        )  # fmt: skip
    return replaced(
        asked, k_place="literal", unroll="full", store_width=width, entries_per_thread=own,
        concurrent_elements=concurrent, element_batch=asked.element_batch or concurrent,
    )  # fmt: skip


def bytes_of_values(problem: TensorProblem, scalar_bytes: int) -> int:
    """Shared memory of the values of a cell."""
    return (problem.values | 1) * scalar_bytes


def _cells(size: int, many: bool, device: Device) -> int:
    """Cells of a block whose values take so many bytes each."""
    cells = _CELLS_OF_MANY if many else _CELLS
    while cells > 1 and cells * size > device.dynamic_bytes:
        cells //= 2
    return cells


def _entries_of_thread(places: int, width: int, most: int, device: Device) -> int:
    """Entries of a thread with which fewest of at most so many threads have no turn at the end."""
    least = -(-places // (most * width))
    turns = range(least, least + 3)
    best = min(turns, key=lambda n: (storing_threads(places, n * width, device) * n, n))
    return min(best * width, MOST_ENTRIES_OF_THREAD // width * width)


def _width(asked: TensorParameters, problem: TensorProblem) -> int:
    """Scalars of the widest access that goes up in the entries, and in those of a thread."""
    fits = [w for w in (4, 2, 1) if w <= widest_store(asked) and problem.entries % w == 0]
    return next(w for w in fits if asked.entries_per_thread % w == 0)


def _without() -> Way:
    """Another mapping, which is taken by itself."""
    return leave_out("mapping")


def _check(asked: TensorParameters, problem: TensorProblem, device: Device) -> None:
    """Refuse what does not go with this mapping."""
    if device.target == "cpu":
        raise refuse(problem, device, "mapping = values is for GPUs", _without())
    if problem.added:
        raise refuse(problem, device, "mapping = values stores element tensors, and adds none", _without())
    legal = {"k_place": "literal", "unroll": "full", "interleave_stores": True}
    for name, value in legal.items():
        given = getattr(asked, name)
        if given not in ("auto", value):
            text = str(given).lower()
            raise refuse(
                problem, device, f"{name} = {text} does not go with mapping = values", use(**{name: value})
            )  # fmt: skip
    if asked.store_chunk:
        raise refuse(problem, device, "store_chunk belongs to mapping = cell", leave_out("store_chunk"))
    check_width(asked, problem, device)
    if problem.entries % max(1, asked.store_width):
        raise refuse(
            problem, device, f"store_width = {asked.store_width} does not divide {problem.entries} entries",
            leave_out("store_width"),
        )  # fmt: skip
