"""The spaces of parameters that are searched, one for each kind of kernel.

A kind joins the tuner by a function in ``SPACES``. Only what the schedule accepts is in a space, and no two points of
it resolve to the same parameters.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from femforge.errors import FemforgeError
from femforge.ir.threads import legal_entries_per_thread
from femforge.kernels.element_tensor import ElementKernels
from femforge.schedule.devices import DEVICES, Device
from femforge.schedule.occupancy import resident_threads, shared_scalars, threads_of_block
from femforge.schedule.parameters import Parameters
from femforge.schedule.resolve import Problem, resolve
from femforge.schedule.tuned import TUNABLE
from femforge.tuning.records import Values

#: Fewest threads that a multiprocessor has to hold for a variant to be worth its compilation.
_FEWEST_RESIDENT = 256
Axes = Mapping[str, Sequence[Any]]
#: Registers that K may take of a thread; beyond, it spills.
_MOST_K_WORDS = 160


@dataclass(frozen=True)
class Point:
    """One variant that may be tried.

    Attributes:
        values: all tunable parameters, concrete.
        prior: the cost model's guess of its time, relative to that of a perfect one; at least 1.
    """

    values: Values
    prior: float


@dataclass(frozen=True)
class Space:
    """All variants of one kernel on one target.

    Attributes:
        points: in the order of their prior, the most promising first.
        untuned: values that the generator takes without a table.
    """

    points: tuple[Point, ...]
    untuned: Values


def space_of(kernels: ElementKernels, target: str, kind: str = "element_tensor") -> Space:
    """The space of a kernel.

    Raises:
        FemforgeError: if the generator itself refuses the kernel for this target.
    """
    return SPACES[kind](kernels, target)


def values_of(parameters: Parameters) -> Values:
    """The tunable ones of concrete parameters."""
    return {name: getattr(parameters, name) for name in TUNABLE}


def _element_tensor(kernels: ElementKernels, target: str) -> Space:
    device = DEVICES[target]
    asked = replace(kernels.asked, tuning="none")
    found: dict[tuple[Any, ...], Point] = {}
    for candidate in kernels.representations.candidates.values():
        if candidate.reason:
            continue
        problem = kernels.problem(candidate)
        base = replace(asked, representation=candidate.name)  # type: ignore[arg-type]
        for wanted in _grid(problem, device):
            try:
                point = resolve(replace(base, **wanted), problem, device)
            except FemforgeError:
                continue
            values = values_of(point)
            if device.target == "cpu" or _worth_trying(point, problem, device):
                found.setdefault(tuple(values.values()), Point(values, _prior(point, problem, device)))
    untuned = values_of(kernels.without_table(target))
    found.setdefault(tuple(untuned.values()), Point(untuned, 1.0))
    return Space(tuple(sorted(found.values(), key=lambda p: p.prior)), untuned)


#: How each kind of kernel makes its space.
SPACES: Mapping[str, Callable[[ElementKernels, str], Space]] = {"element_tensor": _element_tensor}


def _grid(problem: Problem, device: Device) -> Iterator[dict[str, Any]]:
    """What is asked for; much of it is refused."""
    if device.target == "cpu":
        yield from _cpu_grid(problem)
        return
    widths, both = (1, 2, 4), (True, False)
    cells: Axes = {"mapping": ["cell"], "concurrent_elements": [32, 64, 128, 256], "steps": [1, 2, 4, 8, 16]}
    chunks = [0, *(c for c in (8, 16, 32, 64) if c < problem.entries)]
    yield from _product(
        {**cells, "unroll": ["full"], "k_place": ["literal"], "interleave_stores": both, "store_width": widths,
         "store_chunk": chunks}
    )  # fmt: skip
    yield from _product({**cells, "unroll": ["none", "inner"], "k_place": ["constant", "global"]})
    contraction: Axes = {
        "mapping": ["contraction"], "unroll": ["none", "inner", "full"],
        "k_place": ["registers", "shared", "constant", "global"], "interleave_stores": both,
        "store_width": widths, "entries_per_thread": _spread(legal_entries_per_thread(problem.entries), 5),
        "concurrent_elements": [1, 2, 4, 8, 16, 32], "steps": [1, 2, 4, 8, 16, 32],
    }  # fmt: skip
    yield from _product(contraction)


def _cpu_grid(problem: Problem) -> Iterator[dict[str, Any]]:
    cells: Axes = {
        "mapping": ["cell"],
        "concurrent_elements": [1, 2, 4, 8, 16, 32],
        "steps": [1, 2, 4, 8, 16, 32],
    }
    yield from _product(
        {**cells, "unroll": ["full"], "k_place": ["literal"], "interleave_stores": [True, False]}
    )
    yield from _product({**cells, "unroll": ["none", "inner"], "k_place": ["constant", "global"]})
    yield from _product({
        "mapping": ["contraction"], "unroll": ["none", "inner", "full"], "k_place": ["shared", "constant"],
        "interleave_stores": [True], "entries_per_thread": _spread(legal_entries_per_thread(problem.entries), 3),
        "concurrent_elements": [1, 8], "steps": [1, 8],
    })  # fmt: skip


def _spread(values: Sequence[int], count: int) -> list[int]:
    """At most so many of some ascending values, the first and the last among them."""
    if len(values) <= count:
        return list(values)
    return sorted({values[round(i * (len(values) - 1) / (count - 1))] for i in range(count)})


def _product(axes: Axes) -> Iterator[dict[str, Any]]:
    """All combinations; ``steps`` groups of concurrent cells make a batch."""
    for chosen in itertools.product(*axes.values()):
        values = dict(zip(axes, chosen, strict=True))
        values["element_batch"] = values["concurrent_elements"] * values.pop("steps")
        yield values


def _worth_trying(parameters: Parameters, problem: Problem, device: Device) -> bool:
    """Whether a variant keeps enough threads on a multiprocessor, and K within a thread's registers."""
    p = parameters
    if p.k_place == "registers":
        words = p.entries_per_thread * problem.columns * p.scalar_bytes // 4
        if words > _MOST_K_WORDS:
            return False
    if threads_of_block(p, problem) < device.warp:
        return False
    return resident_threads(p, problem, device) >= _FEWEST_RESIDENT


def _prior(parameters: Parameters, problem: Problem, device: Device) -> float:
    """A rough guess: too few threads wait for memory, small blocks cost their start, idle threads their turn."""
    p = parameters
    if device.target == "cpu":
        lanes = 64 // p.scalar_bytes
        vector = max(1.0, lanes / p.concurrent_elements)
        cache = math.sqrt(max(1.0, shared_scalars(p, problem) * p.scalar_bytes / (32 << 10)))
        return vector * cache * (1.0 if p.unroll == "full" else 1.5) * (3.0 if p.mapping != "cell" else 1.0)
    threads = threads_of_block(p, problem)
    waiting = math.sqrt(max(1.0, 1024 / max(1, resident_threads(p, problem, device))))
    idle = -(-threads // device.warp) * device.warp / threads
    stored = p.element_batch * problem.entries
    start = 1.0 + 512 / stored
    work = {"full": 1.0, "inner": 1.1, "none": 1.3}[p.unroll]
    place = {"literal": 1.0, "registers": 1.0, "shared": 1.2, "constant": 1.4, "global": 1.6}[p.k_place]
    width = 1.05 if p.store_width == 1 and problem.entries * p.scalar_bytes > 256 else 1.0
    return waiting * idle * start * work * place * width
