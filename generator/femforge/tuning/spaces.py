"""The spaces of parameters that are searched, one for each kind of kernel.

Only what the schedule accepts is in a space, and no two points of it resolve to the same parameters.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from femforge.errors import FemforgeError
from femforge.ir.threads import legal_entries_per_thread
from femforge.kernels.element_tensor import ElementKernels
from femforge.kernels.operators import OperatorKernels
from femforge.kernels.realisations import OPERATORS, OperatorRealisation
from femforge.kernels.scatter import ScatterKind
from femforge.schedule.devices import DEVICES, Device
from femforge.schedule.occupancy import resident_threads, shared_scalars, threads_of_block
from femforge.schedule.operators import resolve_operator
from femforge.schedule.parameters import CommonParameters, Parameters, TensorParameters, VectorParameters
from femforge.schedule.problems import OperatorProblem, TensorProblem
from femforge.schedule.realisations import Axes
from femforge.schedule.resolve import resolve
from femforge.schedule.tuned import TUNABLE
from femforge.tuning.records import Values

#: Fewest threads that a multiprocessor has to hold for a variant to be worth its compilation.
_FEWEST_RESIDENT = 256
#: Registers that K may take of a thread; beyond, it spills.
_MOST_K_WORDS = 160
#: Threads of a block that kernels of operators usually do best with.
_USUAL_THREADS = 128
#: What the guess takes other numbers of resident blocks to cost than the one that is chosen where it is left open.
_OTHER_BLOCKS = 1.15


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

    @cached_property
    def preferred(self) -> tuple[Values, ...]:
        """All variants, the most promising first, of each realisation in turn: the guess compares them least."""
        kinds: dict[object, list[Values]] = {}
        for point in self.points:
            kinds.setdefault(point.values.get("realisation"), []).append(point.values)
        turns = itertools.zip_longest(*kinds.values())
        return tuple(values for turn in turns for values in turn if values is not None)


def space_of(kernels: ElementKernels | OperatorKernels, target: str) -> Space:
    """The space of a kernel, whose points are in the order of their prior.

    What the user sets of the parameters that are tuned is kept: the points have these values.

    Raises:
        FemforgeError: if the generator itself refuses the kernel for this target.
    """
    kind = kernels.kind if isinstance(kernels, OperatorKernels) else "element_tensor"
    asked = kernels.asked.with_values(kernels.by_target.get(target, {}))
    kept = {name: getattr(asked, name) for name in asked.set_among(TUNABLE[kind])}
    points = (
        _operator(kernels, target, asked, kept)
        if isinstance(kernels, OperatorKernels)
        else _element_tensor(kernels, target, asked.of(TensorParameters), kept)
    )
    found: dict[tuple[Any, ...], Point] = {}
    for point in points:
        if _agrees(point.values, kept):
            found.setdefault(tuple(point.values.values()), point)
    untuned = values_of(kernels.without_table(target), kind)
    found.setdefault(tuple(untuned.values()), Point(untuned, 1.0))
    return Space(tuple(sorted(found.values(), key=lambda p: p.prior)), untuned)


def values_of(parameters: CommonParameters, kind: str) -> Values:
    """The tunable ones of concrete parameters."""
    return {name: getattr(parameters, name) for name in TUNABLE[kind]}


def _agrees(values: Values, kept: Values) -> bool:
    """Whether values are those that are kept, as far as these are among them."""
    return all(values.get(name, value) == value for name, value in kept.items())


def _element_tensor(
    kernels: ElementKernels, target: str, asked: TensorParameters, kept: Values
) -> Iterator[Point]:
    device = DEVICES[target]
    asked = replace(asked, tuning="none")
    for candidate in kernels.representations.candidates.values():
        if candidate.reason:
            continue
        problem = kernels.problem(candidate)
        base = replace(asked, representation=candidate.name)  # type: ignore[arg-type]
        for wanted in _grid(problem, device):
            if not _agrees({"representation": candidate.name, **wanted}, kept):
                continue
            try:
                point = resolve(replace(base, **wanted), problem, device)
            except FemforgeError:
                continue
            if device.target == "cpu" or _worth_trying(point, problem, device):
                yield Point(values_of(point, "element_tensor"), _prior(point, problem, device))


def _operator(kernels: OperatorKernels, target: str, asked: Parameters, kept: Values) -> Iterator[Point]:
    """Of kernels on global vectors; all blocks are of whole warps."""
    device = DEVICES[target]
    scatters = _scatters(kernels, target)
    asked = replace(asked, tuning="none")
    valid = [c for c in kernels.representations.candidates.values() if not c.reason]
    least = min(candidate.flops for candidate in valid)
    for candidate in valid:
        problem = kernels.problem(candidate)
        base = replace(asked, representation=candidate.name)  # type: ignore[arg-type]
        for wanted in _operator_grid(problem, device, scatters):
            if not _agrees({"representation": candidate.name, **wanted}, kept):
                continue
            try:
                point = resolve_operator(
                    replace(base, **wanted), problem, device, kernels.scatters, OPERATORS
                )
            except FemforgeError:
                continue
            threads = OPERATORS[point.realisation].block_threads(point, problem, device)
            if threads % device.warp == 0:
                work = math.sqrt(max(1, candidate.flops) / max(1, least))
                if wanted.get("resident_blocks"):
                    work *= _OTHER_BLOCKS
                prior = work * _operator_prior(point, threads, device, kernels.scatters[point.scatter])
                yield Point(values_of(point, kernels.kind), prior)


def _scatters(kernels: OperatorKernels, target: str) -> list[ScatterKind]:
    """Those that are tried: that which is taken by itself, and others that leave the result where it does."""
    untuned = kernels.scatters[kernels.without_table(target).scatter]
    return [
        kind for kind in kernels.scatters.values()
        if kind is untuned or (_time(kind, target) and kind.adds_to_vectors == untuned.adds_to_vectors)
    ]  # fmt: skip


def _time(kind: ScatterKind, target: str) -> float:
    """A guess of the time of a scatter; 0 where it is tried only if it is asked for."""
    return kind.cpu_time if target == "cpu" else kind.gpu_time


def _grid(problem: TensorProblem, device: Device) -> Iterator[dict[str, Any]]:
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
    yield from _product(_slices(problem, device))


def _slices(problem: TensorProblem, device: Device) -> Axes:
    """Of blocks that share element tensors; none where these are smaller than a slice."""
    threads = [t for t in (64, 128, 256, 512) if t <= problem.entries]
    if not problem.sliced or not threads:
        return {"mapping": []}
    return {
        "mapping": ["slices"], "unroll": ["inner"], "k_place": ["registers"], "interleave_stores": [True],
        "store_width": (1, 2, 4), "entries_per_thread": (1, 2, 4, 8, 16), "slice_threads": threads,
        "concurrent_elements": [1, 2, 4], "steps": [8, 16, 32, 64, 128, 256],
    }  # fmt: skip


def _cpu_grid(problem: TensorProblem) -> Iterator[dict[str, Any]]:
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


def _operator_grid(
    problem: OperatorProblem, device: Device, scatters: Sequence[ScatterKind]
) -> Iterator[dict[str, Any]]:
    """What is asked for of one representation; much of it is refused."""
    for kind, realisation in itertools.product(scatters, _realisations()):
        if realisation.shares_cells and not kind.takes_teams:
            continue
        axes: dict[str, Sequence[Any]] = {"scatter": [kind.name], "realisation": [realisation.name]}
        if device.target == "cpu":
            yield from _product({**axes, **realisation.axes(device)})
            continue
        together = kind.takes_macro_elements and realisation.takes_macro_elements
        axes["macro_cells"] = [1, 3] if together else [1]
        for wanted in _product({**axes, **realisation.axes(device)}):
            for own in kind.variants(problem, wanted):
                yield {**wanted, **own}


def _realisations() -> list[OperatorRealisation]:
    """Those that are tried, the most promising first."""
    return sorted((one for one in OPERATORS.values() if one.time), key=lambda one: one.time)


def _spread(values: Sequence[int], count: int) -> list[int]:
    """At most so many of some ascending values, the first and the last among them."""
    if len(values) <= count:
        return list(values)
    return sorted({values[round(i * (len(values) - 1) / (count - 1))] for i in range(count)})


def _product(axes: Axes) -> Iterator[dict[str, Any]]:
    """All combinations; ``steps`` groups of concurrent cells make a batch, where they are among them."""
    for chosen in itertools.product(*axes.values()):
        values = dict(zip(axes, chosen, strict=True))
        if "steps" in values:
            values["element_batch"] = values["concurrent_elements"] * values.pop("steps")
        yield values


def _worth_trying(parameters: TensorParameters, problem: TensorProblem, device: Device) -> bool:
    """Whether a variant keeps enough threads on a multiprocessor, and K within a thread's registers."""
    p = parameters
    if p.k_place == "registers":
        words = p.entries_per_thread * problem.columns * p.scalar_bytes // 4
        if words > _MOST_K_WORDS:
            return False
    if threads_of_block(p, problem) < device.warp:
        return False
    return resident_threads(p, problem, device) >= _FEWEST_RESIDENT


def _prior(parameters: TensorParameters, problem: TensorProblem, device: Device) -> float:
    """A rough guess: too few threads wait for memory, small blocks cost their start, idle threads their turn."""
    p = parameters
    if device.target == "cpu":
        lanes = 64 // p.scalar_bytes
        vector = max(1.0, lanes / p.concurrent_elements)
        cache = math.sqrt(max(1.0, shared_scalars(p, problem, device) * p.scalar_bytes / (32 << 10)))
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


def _operator_prior(p: VectorParameters, threads: int, device: Device, scatter: ScatterKind) -> float:
    """A rough guess: how results are added up, loops that are kept, blocks of unusual sizes, idle lanes."""
    computed = OPERATORS[p.realisation].time
    added = 1.0 if p.macro_cells == 3 else _time(scatter, device.target) or 1.0
    if device.target == "cpu":
        lanes = 64 // p.scalar_bytes
        return added * computed * max(1.0, lanes / p.concurrent_elements)
    unusual: float = 1.1 ** abs(math.log2(threads / _USUAL_THREADS))
    return added * computed * unusual * (1.0 if p.division == "fast" else 1.05)
