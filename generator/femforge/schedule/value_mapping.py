"""Numbers of the mapping ``values``: a thread computes what differs in an element tensor, its block stores entries."""

from __future__ import annotations

from femforge.errors import Way, leave_out, use
from femforge.schedule.devices import SHARED_OF_A_PROCESSOR, Device
from femforge.schedule.mapping import check_shared, check_width, widest_store
from femforge.schedule.parameters import TensorParameters, replaced
from femforge.schedule.problems import TensorProblem, refuse
from femforge.schedule.slice_mapping import Phases, phases_of

#: Part of the entries of an element tensor up to which its different values are worth a place of their own.
_MOST_VALUES = 0.75
#: Entries of a thread whose numbers of values it keeps.
MOST_ENTRIES_OF_THREAD = 64
#: Threads of a block that stores entries.
_FEWEST_THREADS, _MOST_THREADS = 128, 256
#: Cells of a block, and blocks that a multiprocessor shall hold: some compute while others store.
_CELLS, _BLOCKS = (32, 16, 8), 3


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
    concurrent = asked.concurrent_elements or asked.element_batch or cells_of_values(size, device)
    check_shared(
        problem, device, concurrent * size, "concurrent_elements", device.dynamic_bytes // size,
        _without(), limit=device.dynamic_bytes,
    )  # fmt: skip
    places = problem.entries + phases_of_values(problem.entries, concurrent, asked.scalar_bytes).slack
    width = asked.store_width or _width(asked, problem)
    own = asked.entries_per_thread or _entries_of_thread(places, width, device)
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


def cells_of_values(size: int, device: Device) -> int:
    """Cells of a block whose values take so many bytes each."""
    room = SHARED_OF_A_PROCESSOR[device.target] // _BLOCKS
    return next((cells for cells in _CELLS if cells * size <= room), _CELLS[-1])


def _entries_of_thread(places: int, width: int, device: Device) -> int:
    """Entries of a thread with which fewest threads have no turn at the end."""
    least, most = (max(1, -(-places // (width * threads))) for threads in (_MOST_THREADS, _FEWEST_THREADS))
    turns = min(range(least, most + 1), key=lambda n: (storing_threads(places, n * width, device) * n, n))
    return turns * width


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
