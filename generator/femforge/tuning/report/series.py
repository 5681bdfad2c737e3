"""What a report is made from: the variants of each kernel on each device, ordered, with their rates.

Only variants that were verified and timed count as results; the others are counted by what became of them.
Rates (cells each second) are compared between runs of a device, times only within a run.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import get_args

from femforge.errors import ExitCode, FemforgeError
from femforge.tuning.archive import Archive
from femforge.tuning.records import Row, Run, Status, Subject, Values

STATUSES: tuple[str, ...] = get_args(Status)
#: Parameters in the order of tables, with short names: the paper's where it has them.
SHORT_NAMES = {
    "element_batch": "bs",
    "blas_batch": "eta",
    "concurrent_elements": "ce",
    "interleave_stores": "is",
    "unroll": "unroll",
    "k_place": "K",
    "mapping": "mapping",
    "realisation": "realisation",
    "representation": "representation",
    "entries_per_thread": "entries",
    "slice_threads": "threads",
    "store_chunk": "chunk",
    "store_width": "width",
    "scatter": "scatter",
    "merge_row": "row",
    "macro_cells": "macro_cells",
    "block_nodes": "nodes",
    "resident_blocks": "resident",
    "division": "division",
}


@dataclass(frozen=True, order=True)
class Platform:
    """A target on a device.

    Attributes:
        device, flavour: as the runtime names them.
        target: ``cpu``, ``cuda`` or ``hip``.
    """

    device: str
    flavour: str
    target: str

    @property
    def label(self) -> str:
        """Readable name."""
        return f"{self.device}, {self.target if self.flavour == self.target else self.flavour}"


@dataclass(frozen=True, eq=False)
class Series:
    """All variants of one kernel on one platform.

    Attributes:
        platform: where they ran.
        subject: what was tuned.
        name: short and unique on the platform.
        rows: the variants, of all runs.
        runs: by identity.
    """

    platform: Platform
    subject: Subject
    name: str
    rows: Sequence[Row]
    runs: Mapping[str, Run] = field(repr=False)

    @cached_property
    def timed(self) -> list[Row]:
        """The variants whose times count, on meshes of any size."""
        return [row for row in self.rows if counts(row)]

    @cached_property
    def valid(self) -> list[Row]:
        """The same on the largest mesh of each run: times of meshes of several sizes are not compared."""
        largest: dict[str, int] = {}
        for row in self.timed:
            largest[row.run] = max(row.cells, largest.get(row.run, 0))
        return [row for row in self.timed if row.cells == largest[row.run]]

    @cached_property
    def best(self) -> Row | None:
        """The fastest, by cells each second."""
        return fastest(self.valid)

    @cached_property
    def untuned(self) -> Row | None:
        """What the generator takes without a table: of the run of the best if it has one. Its time may not count."""
        sizes = {row.cells for row in self.valid}
        marked = [row for row in self.rows if row.untuned and (row.cells in sizes or not counts(row))]
        near = [row for row in marked if self.best and row.run == self.best.run]
        return fastest(row for row in near or marked if counts(row)) or next(iter(near or marked), None)

    @property
    def statuses(self) -> Counter[str]:
        """The number of variants by what became of them."""
        return Counter(row.status for row in self.rows)

    def run(self, row: Row) -> Run:
        """The run of a row."""
        return self.runs[row.run]

    def peak(self, row: Row) -> float:
        """Operations each second of the device, in the precision of the kernel."""
        run = self.run(row)
        return run.peak_float32 if self.subject.scalar == "float32" else run.peak_float64

    def of_copy(self, row: Row) -> float:
        """Bytes that the kernel has to move, as a fraction of what copying moves in the same time."""
        return ratio(row.bytes * rate(row), self.run(row).copy_bandwidth)

    def of_peak(self, row: Row) -> float:
        """Operations as a fraction of those of fused multiply-adds in the same time."""
        return ratio(row.flops * rate(row), self.peak(row))

    def of_roof(self, row: Row) -> float:
        """The larger of both fractions: how near the kernel is to the roof that binds it."""
        return max((f for f in (self.of_copy(row), self.of_peak(row)) if f == f), default=math.nan)

    def roof(self, row: Row) -> str:
        """The roof that binds: ``memory`` or ``arithmetic``."""
        return "arithmetic" if self.of_peak(row) > self.of_copy(row) else "memory"


@dataclass(frozen=True)
class Sweep:
    """What is reported.

    Attributes:
        runs: those with at least one variant of the series.
        series: by platform and name.
    """

    runs: Sequence[Run]
    series: Sequence[Series]

    @cached_property
    def platforms(self) -> dict[Platform, list[Series]]:
        """The series of each platform."""
        found: dict[Platform, list[Series]] = {}
        for series in self.series:
            found.setdefault(series.platform, []).append(series)
        return found


def collect(archive: Archive, place: str, target: str = "", kernel: str = "") -> Sweep:
    """Sort an archive.

    Args:
        archive: from :func:`femforge.tuning.archive.read_archive`.
        place: its name, for messages.
        target: only this one, if not empty.
        kernel: only kernels with this text in their names.

    Raises:
        FemforgeError: nothing is left (code USAGE), or nothing that was verified and timed (code FILE).
    """
    runs = {run.identity: run for run in archive.runs}
    groups: dict[tuple[Platform, str, str], list[Row]] = {}
    for row in archive.rows:
        subject, run = row.subject, runs[row.run]
        if target in ("", subject.target) and kernel in subject.kernel:
            platform = Platform(run.device, run.flavour, subject.target)
            groups.setdefault((platform, subject.kernel, subject.key), []).append(row)
    if not groups:
        raise _empty(archive, place)
    series = _named(groups, runs)
    if not any(s.best for s in series):
        total = sum((s.statuses for s in series), Counter())
        text = ", ".join(f"{total[status]} {status}" for status in STATUSES if total[status])
        raise FemforgeError(
            f"no variant was verified and timed ({text})", place=place, code=ExitCode.FILE,
            mend="run `femforge tune` again, and see what it says of the variants",
        )  # fmt: skip
    used = {row.run for s in series for row in s.rows}
    return Sweep([run for run in archive.runs if run.identity in used], series)


def _empty(archive: Archive, place: str) -> FemforgeError:
    if not archive.rows:
        return FemforgeError(
            "the archive has no variants", place=place, mend="run `femforge tune` first", code=ExitCode.FILE
        )
    known = sorted({f"{row.subject.kernel} ({row.subject.target})" for row in archive.rows})
    listed = ", ".join(known[:8]) + (f" and {len(known) - 8} more" if len(known) > 8 else "")
    return FemforgeError(
        "no kernel of the archive is meant by --target and --kernel",
        place=place,
        mend=f"kernels: {listed}",
    )


def _named(groups: Mapping[tuple[Platform, str, str], list[Row]], runs: Mapping[str, Run]) -> list[Series]:
    """Series in order; a name that two kernels of a platform would have gets a number."""
    series = []
    used: Counter[tuple[Platform, str]] = Counter()
    for (platform, kernel, _), rows in sorted(groups.items(), key=lambda item: item[0]):
        used[platform, kernel] += 1
        number = used[platform, kernel]
        short = kernel.removesuffix("_element_tensor") + (f" ({number})" if number > 1 else "")
        series.append(Series(platform, rows[0].subject, short, rows, runs))
    return series


def counts(row: Row) -> bool:
    """Whether its time counts and gives a rate."""
    return row.valid and row.cells > 0 and row.median > 0


def rate(row: Row) -> float:
    """Cells each second; 0 where the time does not count."""
    return row.cells / row.median if counts(row) else 0.0


def fastest(rows: Iterable[Row]) -> Row | None:
    """The row with most cells each second."""
    return max(rows, key=rate, default=None)


def ratio(numerator: float, denominator: float) -> float:
    """A quotient; not a number where the denominator is not known."""
    return numerator / denominator if denominator > 0 else math.nan


def short_parameters(values: Values, names: Collection[str] = SHORT_NAMES) -> str:
    """Some parameters in a few words: bs, ce and is as in the paper; what is 0 or only repeats others is left out."""
    words = []
    for name, short in SHORT_NAMES.items():
        value = values.get(name) if name in names else None
        if name == "interleave_stores" and value is not None:
            words.append("is" if value else "no is")
        elif name in ("mapping", "realisation", "representation") and value:
            words.append(str(value))
        elif value:
            words.append(f"{short}{value}" if short in ("bs", "ce") else f"{short}={value}")
    return " ".join(words)
