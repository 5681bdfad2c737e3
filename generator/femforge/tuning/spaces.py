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
from femforge.kernels.assembly import scatters_of
from femforge.kernels.element_tensor import ElementKernels
from femforge.kernels.operators import OperatorKernels
from femforge.kernels.realisations import ASKED, OPERATORS, OperatorRealisation, TensorRealisation
from femforge.kernels.realisations.written import WrittenTensors
from femforge.kernels.scatter import ScatterKind
from femforge.schedule.devices import DEVICES, Device
from femforge.schedule.occupancy import resident_threads, shared_scalars, threads_of_block
from femforge.schedule.operators import resolve_operator
from femforge.schedule.parameters import (
    CommonParameters,
    Parameters,
    TensorParameters,
    VectorParameters,
    replaced,
)
from femforge.schedule.problems import OperatorProblem, TensorProblem
from femforge.schedule.realisations import Axes
from femforge.schedule.resolve import resolve
from femforge.schedule.summing import cells_one_by_one
from femforge.schedule.tuned import TUNABLE
from femforge.schedule.value_mapping import few_values
from femforge.tuning.records import Values

#: Entries below which a thread stores those of its cell in any case (H200, times as fast by values, 9 to 49 entries:
#: 0.51 to 1.0).
_FEWEST_ENTRIES = 64
#: Fewest threads that a multiprocessor has to hold for a variant to be worth its compilation.
_FEWEST_RESIDENT = 256
#: Registers that K may take of a thread; beyond, it spills.
_MOST_K_WORDS = 160
#: What the guess takes half or twice as many cells to cost as threads that share them, or have one in loops, take by
#: themselves.
_OTHER_CELLS = 1.1
#: The same of sums of a batch's entries where the cost model adds one by one.
_UNLIKELY_SUMS = 1.5
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
        """All variants, the most promising first, of each realisation in turn: the guess compares them least.

        Of what is added to matrices, of each scatter, too.
        """
        kinds: dict[object, list[Values]] = {}
        for point in self.points:
            values = point.values
            scatter = values.get("scatter") if "mapping" in values else None
            kinds.setdefault((values.get("realisation"), scatter), []).append(values)
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
    if isinstance(kernels, ElementKernels):
        points = _element_tensor(kernels, target, asked.of(TensorParameters), kept)
    elif kind == "assemble":
        points = _assembled(kernels, target, asked, kept)
    else:
        points = _operator(kernels, target, asked, kept)
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
    """Of ``written``, and of all other realisations: what takes more operations is liked less."""
    asked = replaced(asked, tuning="none")
    found: list[tuple[Point, int]] = []
    if _agrees({"realisation": WrittenTensors.name}, kept):
        found += _written(kernels, target, asked, kept)
    for realisation in kernels.realisations:
        found += _in_steps(realisation, DEVICES[target], asked, kept)
    least = min((flops for _, flops in found), default=0)
    for point, flops in found:
        yield replace(point, prior=point.prior * _work(flops, least))


def _work(flops: float, least: float) -> float:
    """A guess of what more operations than the fewest cost: some of them hide behind other things."""
    return math.sqrt(max(1, flops) / max(1, least))


def _in_steps(
    realisation: TensorRealisation, device: Device, asked: TensorParameters, kept: Values
) -> Iterator[tuple[Point, int]]:
    """Of one that is not ``written``, with the operations of a cell.

    As many cells as it takes by itself are what the guess likes best.
    """
    name = realisation.called(device)
    axes = dict(realisation.axes(device))
    if name is None or not axes or not _agrees({"realisation": name}, kept):
        return
    for representation in axes.pop("representation", [asked.representation]):
        if not _agrees({"representation": representation}, kept):
            continue
        base = replaced(asked, realisation=name, representation=representation)
        try:
            usual = realisation.asked_for(base, device, ASKED).parameters.concurrent_elements
        except FemforgeError:
            continue
        for wanted in _product(axes):
            try:
                made = realisation.asked_for(replaced(base, **wanted), device, ASKED)
            except FemforgeError:
                continue
            prior: float = _OTHER_CELLS ** abs(math.log2(made.parameters.concurrent_elements / usual))
            yield Point(values_of(made.parameters, "element_tensor"), prior), made.flops


def _written(
    kernels: ElementKernels, target: str, asked: TensorParameters, kept: Values
) -> Iterator[tuple[Point, int]]:
    """Of ``written``, with the operations of a cell that is written out."""
    device = DEVICES[target]
    asked = replaced(asked, realisation=WrittenTensors.name)
    for candidate in kernels.representations.candidates.values():
        if candidate.reason:
            continue
        problem = kernels.problem(candidate)
        base = replaced(asked, representation=candidate.name)
        for wanted in _grid(problem, device):
            if not _agrees({"representation": candidate.name, **wanted}, kept):
                continue
            try:
                point = resolve(replaced(base, **wanted), problem, device)
            except FemforgeError:
                continue
            if device.target == "cpu" or _worth_trying(point, problem, device):
                prior = _prior(point, problem, device)
                yield (
                    Point(values_of(point, "element_tensor"), prior),
                    _flops(candidate.flops, point, problem),
                )


def _operator(kernels: OperatorKernels, target: str, asked: Parameters, kept: Values) -> Iterator[Point]:
    """Of kernels on global vectors; all blocks are of whole warps."""
    device = DEVICES[target]
    scatters = _scatters(kernels, target)
    asked = replaced(asked, tuning="none")
    valid = [c for c in kernels.representations.candidates.values() if not c.reason]
    least = min(candidate.flops for candidate in valid)
    for candidate in valid:
        problem = kernels.problem(candidate)
        base = replaced(asked, representation=candidate.name)
        for wanted in _operator_grid(problem, device, scatters):
            if not _agrees({"representation": candidate.name, **wanted}, kept):
                continue
            try:
                point = resolve_operator(
                    replaced(base, **wanted), problem, device, kernels.scatters, OPERATORS
                )
            except FemforgeError:
                continue
            threads = OPERATORS[point.realisation].block_threads(point, problem, device)
            if threads % device.warp == 0:
                work = _work(candidate.flops, least)
                if wanted.get("resident_blocks"):
                    work *= _OTHER_BLOCKS
                prior = work * _operator_prior(point, threads, device, kernels.scatters[point.scatter])
                yield Point(values_of(point, kernels.kind), prior)


def _flops(written: int, parameters: TensorParameters, problem: TensorProblem) -> int:
    """About how many operations a cell takes.

    Threads that own entries of a contraction with K do more of them than code that is written out, but they hide behind
    the stores. By quadrature they meet all values at all points again for each entry.
    """
    if parameters.mapping == "cell" or problem.candidate.name == "tensor":
        return written
    return max(written, 2 * problem.entries * problem.shared_per_cell)


def _assembled(kernels: OperatorKernels, target: str, asked: Parameters, kept: Values) -> Iterator[Point]:
    """Of kernels that add to a matrix: entries one by one, or sums of those of a batch."""
    device, untuned = DEVICES[target], kernels.without_table(target)
    matrices = kernels.element_matrices(target)
    one_by_one = [
        point for point in _element_tensor(matrices, target, matrices.asked.of(TensorParameters), kept)
        if target == "cpu" or _adds_one_by_one(point.values)
    ]  # fmt: skip
    for kind in scatters_of(kernels.integral, target):
        time = _time(kind, target)
        if not _agrees({"scatter": kind.name}, kept):
            continue
        if not kind.sums_batches:
            for point in one_by_one:
                few = 1.0 if target == "cpu" else _few_cells(point.values, matrices, asked.scalar_bytes)
                values = {name: {**point.values, "scatter": kind.name}[name] for name in TUNABLE["assemble"]}
                yield Point(values, time * few * point.prior)
            continue
        likely = 1.0 if untuned.scatter == kind.name else _UNLIKELY_SUMS
        written = {c.name: c.flops for c in kernels.matrices.candidates.values() if not c.reason}
        for wanted in _batches_that_sum(matrices, device, kept):
            values = {**wanted, "scatter": kind.name}
            try:
                found = kernels.with_parameters(asked.with_values(values)).without_table(target)
            except FemforgeError:
                continue
            unusual: float = 1.1 ** abs(math.log2(found.element_batch / _USUAL_THREADS))
            work = _work(written.get(found.representation, 0), min(written.values()))
            yield Point(values_of(found, "assemble"), time * likely * unusual * work)


def _adds_one_by_one(values: Values) -> bool:
    """Whether an element_tensor kernel of a GPU gives each lane an entry at a time, as additions want it."""
    alone = values["mapping"] != "cell" or values["element_batch"] == values["concurrent_elements"]
    return alone and bool(values["store_width"] == 1 and values["interleave_stores"])


def _few_cells(values: Values, matrices: ElementKernels, scalar_bytes: int) -> float:
    """What a batch costs from which neighbours wait long for what they add to, too."""
    if values["mapping"] == "cell":
        return 1.0
    few = cells_one_by_one(len(matrices.entries), scalar_bytes, values["concurrent_elements"])
    return float(_OTHER_CELLS ** abs(math.log2(values["element_batch"] / few)))


def _batches_that_sum(matrices: ElementKernels, device: Device, kept: Values) -> Iterator[dict[str, Any]]:
    """What is asked for where sums of a batch's entries are added; its threads may share the cells."""
    alone: Axes = {
        "representation": [c.name for c in matrices.representations.candidates.values() if not c.reason],
        "realisation": [WrittenTensors.name], "mapping": ["cell"], "unroll": ["full"],
        "concurrent_elements": [32, 64, 96, 128], "steps": [1], "store_chunk": [len(matrices.entries)],
        "store_width": [1],
    }  # fmt: skip
    grids = [alone]
    for realisation in matrices.realisations:
        if (name := realisation.called(device)) and realisation.axes(device):
            grids.append({"realisation": [name], **realisation.axes(device)})
    for wanted in itertools.chain.from_iterable(map(_product, grids)):
        if _agrees(wanted, kept):
            yield wanted


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
    yield from _product(_values(problem))


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


def _values(problem: TensorProblem) -> Axes:
    """Of blocks that store entries which have fewer values; none where most differ, or these are few."""
    if problem.added or problem.entries < _FEWEST_ENTRIES or not few_values(problem):
        return {"mapping": []}
    own = sorted({-(-problem.entries // threads) for threads in (32, 64, 128, 256)})
    return {
        "mapping": ["values"], "unroll": ["full"], "k_place": ["literal"], "interleave_stores": [True],
        "entries_per_thread": own, "concurrent_elements": [8, 16, 32, 64], "steps": [1, 4],
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
    if threads_of_block(p, problem, device) < device.warp:
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
    threads = threads_of_block(p, problem, device)
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
