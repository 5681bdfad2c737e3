"""Which variants a kernel had better have where the best one depends on the number of cells.

As Beams et al. do (High-Order Finite Element Method using Standard and Device-Level Batch GEMM on GPUs, 2020, section
V): a sweep is made once, and a light layer selects among few kernels by its results. A kernel gets one more variant
only where that saves more than a given gain.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from femforge.kernels.operators import ARITY
from femforge.kernels.realisations import OPERATORS
from femforge.kernels.scatter import SCATTERS, SUMS
from femforge.tuning.records import Row, Values, by_size, identity_of, key_of

#: Kinds of kernels that may have several variants: those whose scatter says what lists they share.
_WITH_VARIANTS = tuple(kind for kind in ARITY if kind != "assemble")


@dataclass(frozen=True)
class Measured:
    """One variant at every size.

    Attributes:
        rows: the fastest one of each size, ascending.
    """

    rows: tuple[Row, ...]

    @property
    def parameters(self) -> Values:
        """Of the variant."""
        return self.rows[0].parameters

    @property
    def untuned(self) -> bool:
        """Whether the generator takes it without a table."""
        return self.rows[0].untuned

    @property
    def identity(self) -> str:
        """Orders variants that are as fast as each other."""
        return identity_of("", "", self.parameters)

    def log_seconds(self, sizes: range) -> float:
        """Logarithms of the times of a cell, added up over some sizes."""
        return sum(math.log(self.rows[k].cell_seconds) for k in sizes)


@dataclass(frozen=True)
class Choice:
    """A variant, and where it is taken.

    Attributes:
        from_cells: the least number of cells.
        best: its row of the largest size that it is taken for.
        untuned: the untuned choice's row of the same size; None where it was not measured.
    """

    from_cells: int
    best: Row
    untuned: Row | None


@dataclass(frozen=True)
class _Plan:
    """Variants for all sizes.

    Attributes:
        parts: variants with the sizes (numbers of them) that they are for, ascending.
    """

    parts: tuple[tuple[Measured, range], ...]

    @property
    def log_seconds(self) -> float:
        return sum(variant.log_seconds(sizes) for variant, sizes in self.parts)

    @property
    def rank(self) -> tuple[int, float, str]:
        """As few variants as do, as fast as can be; else in a fixed order."""
        return len(self.parts), self.log_seconds, "; ".join(variant.identity for variant, _ in self.parts)


def choices_of(rows: Sequence[Row], gain: float) -> tuple[Choice, ...]:
    """The variants that a kernel is to have; none where no run measured them at several sizes.

    At every size a variant is taken that is as fast as the best one to within the gain, with as few changes as can be,
    and the untuned choice where it is among these. All take the same lists: those with which the largest mesh is as
    fast as with any to within the gain, and of these the fastest ones in the geometric mean over the sizes, or the
    untuned choice's if they are as fast as that to within the gain. So small meshes never cost large ones, whose
    launches take the time, any speed.

    Args:
        rows: of one kernel, valid.
        gain: less is taken for noise.
    """
    measured = _measured(rows)
    if not measured:
        return ()
    classes: dict[object, list[Measured]] = {}
    for variant in measured:
        classes.setdefault(lists_of(variant.rows[0]), []).append(variant)
    largest = {lists: _least(variants, -1) for lists, variants in classes.items()}
    limit = (1 + gain) * min(largest.values())
    plans = {lists: _plan(classes[lists], gain) for lists, seconds in largest.items() if seconds <= limit}
    best = min(plans.values(), key=lambda plan: (plan.log_seconds, plan.rank))
    untuned = next((variant for variant in measured if variant.untuned), None)
    own = plans.get(lists_of(untuned.rows[0])) if untuned is not None else None
    if own is not None and own.log_seconds < best.log_seconds + len(measured[0].rows) * math.log1p(gain):
        best = own
    return tuple(_choices(best, untuned))


def calls_library(row: Row) -> bool:
    """Whether a variant calls a library, without which it cannot be compiled."""
    realisation = OPERATORS.get(row.parameters.get("realisation", "auto"))
    return realisation is not None and realisation.calls_library


def without_library(choices: Sequence[Choice], rows: Sequence[Row]) -> tuple[Choice, ...]:
    """The same variants, all of which call a library, after one for no cells: that is taken where there is none.

    Args:
        choices: ascending.
        rows: of the same kernel, valid; those that call no library are looked at.

    Returns:
        Nothing where none of these takes the same lists.
    """
    first, last = choices[0], choices[-1].best
    alike = [
        row for row in rows
        if (row.run, row.cells) == (last.run, last.cells) and lists_of(row) == lists_of(last) and not calls_library(row)
    ]  # fmt: skip
    if not alike:
        return ()
    best = min(alike, key=lambda row: (row.cell_seconds, identity_of("", "", row.parameters)))
    return Choice(0, best, choices[-1].untuned), replace(first, from_cells=1), *choices[1:]


def _measured(rows: Sequence[Row]) -> list[Measured]:
    """Variants that were measured at all sizes, of the runs with the same sizes that measured most."""
    runs: dict[str, list[Row]] = {}
    for row in rows:
        runs.setdefault(row.run, []).append(row)
    alike: dict[tuple[int, ...], list[Row]] = {}
    for own in runs.values():
        sizes = tuple(by_size(own))
        if len(sizes) > 1:
            alike.setdefault(sizes, []).extend(own)
    if not alike:
        return []
    sizes, taken = max(alike.items(), key=lambda item: (len(item[1]), item[0]))
    variants: dict[object, dict[int, Row]] = {}
    for row in taken:
        known = variants.setdefault(key_of(row.parameters), {})
        if row.cells not in known or row.cell_seconds < known[row.cells].cell_seconds:
            known[row.cells] = row
    whole = [
        Measured(tuple(known[s] for s in sizes)) for known in variants.values() if len(known) == len(sizes)
    ]
    return sorted(whole, key=lambda variant: variant.identity)


def lists_of(row: Row) -> object:
    """What is equal for variants that one kernel may have; of kinds with one variant all may be that."""
    kind, values = row.subject.kind, row.parameters
    scatters = SUMS if kind == "functional" else SCATTERS
    return scatters[values["scatter"]].lists_of(values) if kind in _WITH_VARIANTS else kind


def _least(variants: Sequence[Measured], size: int) -> float:
    """The shortest time of a cell on a mesh, by its number."""
    return min(variant.rows[size].cell_seconds for variant in variants)


def _plan(variants: Sequence[Measured], gain: float) -> _Plan:
    """The best plan with variants that one kernel may have: for the first size, for the first two, and so on."""
    count = len(variants[0].rows)
    if variants[0].rows[0].subject.kind not in _WITH_VARIANTS:
        return _Plan(((_fastest(variants, range(count), gain), range(count)),))
    least = [_least(variants, k) for k in range(count)]
    plans = [_Plan(())]
    for end in range(1, count + 1):
        found = []
        for begin in range(end):
            sizes = range(begin, end)
            good = [
                v for v in variants if all(v.rows[k].cell_seconds <= (1 + gain) * least[k] for k in sizes)
            ]
            if good:
                found.append(_Plan((*plans[begin].parts, (_fastest(good, sizes, math.inf), sizes))))
        plans.append(min(found, key=lambda plan: plan.rank))
    return plans[-1]


def _fastest(variants: Sequence[Measured], sizes: range, gain: float) -> Measured:
    """The fastest over some sizes, or the untuned choice if that is as fast to within a gain."""
    best = min(variants, key=lambda variant: (variant.log_seconds(sizes), variant.identity))
    most = best.log_seconds(sizes) + len(sizes) * math.log1p(gain)
    return next((v for v in variants if v.untuned and v.log_seconds(sizes) <= most), best)


def _choices(plan: _Plan, untuned: Measured | None) -> Iterator[Choice]:
    """Where two variants meet, the geometric mean of the sizes between them is the limit, to two digits."""
    for variant, sizes in plan.parts:
        first, last = sizes[0], sizes[-1]
        limit = math.sqrt(variant.rows[first - 1].cells * variant.rows[first].cells) if first else 0.0
        yield Choice(_two_digits(limit), variant.rows[last], untuned.rows[last] if untuned else None)


def _two_digits(number: float) -> int:
    return int(float(f"{number:.1e}"))
