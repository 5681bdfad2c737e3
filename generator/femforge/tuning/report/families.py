"""Kernels of one form whose degrees, or whose numbers of cells, can be compared: which realisation is the best where.

What Beams et al., *High-Order Finite Element Method using Standard and Device-Level Batch GEMM on GPUs* (2020),
section V, find out in a sweep: the best of several ways to do the same, for each size of the problem.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import get_args

from femforge.schedule.names import Realisation
from femforge.tuning.records import Row, Subject
from femforge.tuning.report.effects import HELPS
from femforge.tuning.report.series import SHORT_NAMES, Platform, Series, Sweep, ratio

#: The parameter whose values are the ways to compute the same.
WAY = "realisation"
#: The one whose contractions are a library's products: what generated kernels are set beside.
LIBRARY = "library"
#: What says how many cells are computed together: of products by a library, else of a block.
LIBRARY_BATCH, BLOCK_BATCH = "blas_batch", "element_batch"
#: The value of the first that means one product for all cells.
ONE_PRODUCT = 0
#: Parameters named beside a winner.
MOST_DECIDING = 3


@dataclass(frozen=True, eq=False)
class Point:
    """One kernel at one number of cells.

    Attributes:
        degree, cells: of the element, of the mesh.
        rows: the variants that count, the fastest first; those with equal times in a fixed order.
    """

    degree: int
    cells: int
    rows: Sequence[Row]

    @property
    def best(self) -> Row:
        """The winner."""
        return self.rows[0]

    @cached_property
    def by_way(self) -> Mapping[str, Row]:
        """The best variant of each realisation, the winner first."""
        found: dict[str, Row] = {}
        for row in self.rows:
            found.setdefault(way_of(row), row)
        return found

    @property
    def winner(self) -> str:
        """The realisation of the winner."""
        return way_of(self.best)

    @property
    def next(self) -> Row | None:
        """The best variant of the other realisations."""
        return next((row for way, row in self.by_way.items() if way != self.winner), None)

    @property
    def untuned(self) -> Row | None:
        """What the generator takes without a table, if that counts."""
        return next((row for row in self.rows if row.untuned), None)

    @property
    def margin(self) -> float:
        """The time of the next realisation / that of the winner; NaN if there is none."""
        return self.over(self.next)

    @property
    def gain(self) -> float:
        """The time of the untuned choice / that of the winner; NaN if it was not measured."""
        return self.over(self.untuned)

    def over(self, other: Row | None) -> float:
        """The time of another variant / that of the winner."""
        return ratio(other.median, self.best.median) if other else math.nan

    @cached_property
    def deciding(self) -> Mapping[str, object]:
        """Parameters of the winner that matter: without its value its realisation loses 2 % at least.

        The size of a batch is always among them, then those that matter most.
        """
        best, rivals = self.best, [row for row in self.rows if way_of(row) == self.winner]
        batch = batch_name(rivals)
        losses = {}
        for name in SHORT_NAMES:
            # what always is the size of a batch says nothing more
            told = all(row.parameters.get(name) == row.parameters.get(batch) for row in rivals)
            if name != WAY and not told:
                others = (row for row in rivals if row.parameters.get(name) != best.parameters.get(name))
                losses[name] = self.over(next(others, None))
        matter = sorted(
            (n for n, loss in losses.items() if loss >= HELPS and n != batch), key=lambda n: -losses[n]
        )
        names = [*([batch] if batch in best.parameters else []), *matter][:MOST_DECIDING]
        return {name: best.parameters[name] for name in names if name in best.parameters}


@dataclass(frozen=True, eq=False)
class Family:
    """Kernels that differ in the degree only, measured on meshes of one or more sizes.

    Attributes:
        platform: where they ran.
        subject: one of them.
        shape: what they have in common, the scalar and a number last.
        title: readable, unique on the platform.
        points: by degree and number of cells, ascending.
    """

    platform: Platform
    subject: Subject
    shape: tuple[str, ...]
    title: str
    points: Mapping[tuple[int, int], Point]

    @cached_property
    def degrees(self) -> list[int]:
        """Ascending."""
        return sorted({degree for degree, _ in self.points})

    @cached_property
    def sizes(self) -> list[int]:
        """Numbers of cells, ascending."""
        return sorted({cells for _, cells in self.points})

    @cached_property
    def ways(self) -> list[str]:
        """The realisations that count anywhere, in the order that they have everywhere."""
        found = {way for point in self.points.values() for way in point.by_way}
        return [way for way in in_order(found) if way in found]

    @property
    def comparable(self) -> bool:
        """Whether there is a degree with several sizes, or a size with several degrees."""
        return len(self.points) > min(len(self.degrees), len(self.sizes))

    @cached_property
    def counts_dofs(self) -> bool:
        """Whether rates are dofs each second, or cells, where there are no L-vectors."""
        return all(row.dofs > 0 for point in self.points.values() for row in point.rows)

    @property
    def unit(self) -> str:
        """Of :meth:`rate`."""
        return "GDoF/s" if self.counts_dofs else "Gcell/s"

    def rate(self, row: Row) -> float:
        """10^9 dofs (else cells) each second."""
        return 1e-9 * (row.dofs if self.counts_dofs else row.cells) / row.median

    def space(self, degree: int) -> str:
        """The element as people say it: P3."""
        family = re.search("[A-Za-z]+", self.subject.element)
        return f"{family[0] if family else 'degree '}{degree}"

    def largest(self, degree: int) -> Point:
        """The point of a degree on its largest mesh."""
        return self.points[degree, max(cells for d, cells in self.points if d == degree)]

    def rows_of(self, way: str, cells: int | None = None) -> list[Row]:
        """The variants of a realisation that count; of all numbers of cells, or of one."""
        return [
            row
            for point in self.points.values()
            if cells in (None, point.cells)
            for row in point.rows
            if way_of(row) == way
        ]  # fmt: skip


def way_of(row: Row) -> str:
    """The realisation of a variant; empty for kernels that have none."""
    return str(row.parameters.get(WAY, ""))


def in_order(realisations: Collection[str] = ()) -> list[str]:
    """All realisations that there are, in the order that they have everywhere; those of other femforges come last."""
    known = [name for name in get_args(Realisation) if name != "auto"]
    return [*known, *sorted(set(realisations) - set(known))]


def batch_name(rows: Iterable[Row]) -> str:
    """Which parameter says how many cells variants of one realisation compute together."""
    return LIBRARY_BATCH if any(row.parameters.get(LIBRARY_BATCH) for row in rows) else BLOCK_BATCH


def families_of(sweep: Sweep) -> list[Family]:
    """All families that can be compared, in order; none where kernels have no realisations to choose from."""
    groups: dict[tuple[Platform, tuple[str, ...]], dict[tuple[int, int], Point]] = {}
    subjects: dict[tuple[Platform, tuple[str, ...]], Subject] = {}
    for platform, series in sweep.platforms.items():
        used: Counter[tuple[tuple[str, ...], int]] = Counter()
        for subject, rows in _by_kernel(series).items():
            shape, degree = _shape(subject), subject.degree
            # of one degree there is one kernel in a family: others that are named alike are in the next one
            key = platform, (*shape, str(used[shape, degree]))
            used[shape, degree] += 1
            groups.setdefault(key, {}).update({(degree, p.cells): p for p in _points(degree, rows)})
            subjects.setdefault(key, subject)
    found = []
    for key in sorted(groups):
        (platform, shape), subject = key, subjects[key]
        found.append(Family(platform, subject, shape, _title(subject), dict(sorted(groups[key].items()))))
    return list(_named(family for family in found if family.comparable))


def _by_kernel(series: Sequence[Series]) -> Mapping[Subject, list[Row]]:
    """The variants of each kernel whose times count, whatever the mesh: names and keys tell them apart."""
    kernels: dict[tuple[str, str], tuple[Subject, list[Row]]] = {}
    for s in series:
        kernels.setdefault((s.subject.kernel, s.subject.key), (s.subject, []))[1].extend(s.timed)
    return dict(kernels.values())


def _points(degree: int, rows: Sequence[Row]) -> Iterator[Point]:
    """The variants of one kernel by number of cells."""
    sizes: dict[int, list[Row]] = {}
    for row in rows:
        if way_of(row):
            sizes.setdefault(row.cells, []).append(row)
    order = in_order({way_of(row) for row in rows})
    for cells, mine in sorted(sizes.items()):
        mine.sort(key=lambda row: (row.median, order.index(way_of(row)), row.label))
        yield Point(degree, cells, mine)


def _shape(subject: Subject) -> tuple[str, ...]:
    """What kernels of a family have in common: all but degrees; the scalar comes last."""
    s = subject
    elements = re.findall("[a-z]+", f"{s.element} {s.coefficients}".lower())
    degrees = rf"(?<=_)({'|'.join(sorted(elements))})\d+" if elements else r"(?!)"
    kernel = re.sub(degrees, r"\1", re.sub(r"_f(32|64)(?=_)", "", s.kernel))
    named = (re.sub(r"\d+", "", text) for text in (s.element, s.coefficients))
    return (s.form, s.kind, s.cell, s.input, s.output, *named, kernel, s.scalar)


def _title(subject: Subject) -> str:
    return f"{subject.form}, {subject.kind}, {subject.cell}, {subject.scalar}"


def _named(families: Iterable[Family]) -> Iterator[Family]:
    """Titles that several families of a platform would have get the name of a kernel, then a number."""
    listed = list(families)
    uses = Counter((f.platform, f.title) for f in listed)
    used: Counter[tuple[Platform, str]] = Counter()
    for f in listed:
        several = uses[f.platform, f.title] > 1
        title = f"{f.title} (as {f.subject.kernel})" if several else f.title
        used[f.platform, title] += 1
        number = used[f.platform, title]
        yield replace(f, title=f"{title} ({number})" if number > 1 else title)


def by_precision(families: Sequence[Family]) -> list[list[Family]]:
    """Families side by side that differ in the precision only, double precision first."""
    groups: dict[tuple[Platform, tuple[str, ...]], list[Family]] = {}
    for f in families:
        *common, scalar, number = f.shape
        assert scalar == f.subject.scalar
        groups.setdefault((f.platform, (*common, number)), []).append(f)
    return [sorted(group, key=lambda f: f.subject.scalar, reverse=True) for group in groups.values()]


def names_shown(families: Sequence[Family], platform: Platform) -> list[str]:
    """The parameters that tables list: realisations where they are compared."""
    compared = any(family.platform == platform for family in families)
    return [name for name in SHORT_NAMES if compared or name != WAY]


@dataclass(frozen=True)
class BatchRatios:
    """Rates of a realisation against the size of its batches, at one number of cells (Beams et al., figures 7 to 9).

    Attributes:
        way, cells: the realisation, the number of cells.
        parameter: that says how large a batch is.
        beside_one: whether rates are divided by that with one product for all cells, else by that of the best batch.
        ratios: by degree and batch; each of the best variant with that batch.
    """

    way: str
    cells: int
    parameter: str
    beside_one: bool
    ratios: Mapping[int, Mapping[int, float]]

    @property
    def varied(self) -> bool:
        """Whether there is anything to compare."""
        return bool(self.ratios) and (self.beside_one or any(len(mine) > 1 for mine in self.ratios.values()))


def batch_ratios(family: Family, way: str, cells: int) -> BatchRatios:
    """Compare the batches of a realisation.

    Rates are divided by that with one product for all cells if all degrees have it.
    """
    name = batch_name(family.rows_of(way))
    rates: dict[int, dict[int, float]] = {}
    for row in sorted(family.rows_of(way, cells), key=lambda row: row.subject.degree):
        batch = int(row.parameters.get(name, ONE_PRODUCT))
        mine = rates.setdefault(row.subject.degree, {})
        mine[batch] = max(family.rate(row), mine.get(batch, 0.0))
    beside_one = name == LIBRARY_BATCH and all(ONE_PRODUCT in mine for mine in rates.values())
    ratios = {}
    for degree, mine in rates.items():
        base = mine[ONE_PRODUCT] if beside_one else max(mine.values())
        ratios[degree] = {batch: rate / base for batch, rate in sorted(mine.items()) if batch != ONE_PRODUCT}
    return BatchRatios(
        way, cells, name, beside_one, {degree: mine for degree, mine in ratios.items() if mine}
    )
