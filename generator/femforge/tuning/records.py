"""What a sweep records: a run on one device, and a row for each variant that it tried."""

from __future__ import annotations

import math
import statistics
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from femforge.schedule.parameters import ADDED, RENAMED, RENAMED_VALUES
from femforge.schedule.tuned import TUNABLE

#: What became of a variant. Only ``ok`` may be chosen.
Status = Literal["ok", "wrong", "crashed", "timed_out", "not_built"]

#: Values of the parameters of a variant, by name, as :class:`femforge.schedule.parameters.Parameters` has them.
Values = Mapping[str, Any]
Key = tuple[tuple[str, object], ...]


@dataclass(frozen=True)
class Subject:
    """A kernel whose parameters are to be tuned, on one target.

    Attributes:
        kernel: base name of the generated kernel.
        kind: of :data:`femforge.schedule.tuned.TUNABLE`; it decides which parameters there are to tune.
        key: what the kernel computes, without names: equal keys mean equal work (see :mod:`femforge.schedule.tuned`).
        form: the form file and the form's name in it.
        cell, element, coefficients: readable names of what it works on.
        degree: of the test function's element (of the first coefficient's, if there is no test function).
        scalar, input, output: as in the parameters.
        target: ``cpu``, ``cuda`` or ``hip``.
        command: the command line that generates the kernel.
    """

    kernel: str
    kind: str
    key: str
    form: str
    cell: str
    element: str
    coefficients: str
    degree: int
    scalar: str
    input: str
    output: str
    target: str
    command: str


@dataclass(frozen=True)
class Run:
    """One measurement of some variants on one device.

    Attributes:
        identity: a random UUID; merging recognises runs by it.
        started: date and time, ISO 8601 in UTC.
        command: how it was started.
        strategy, seed: of the search.
        device, flavour: as the runtime names them.
        compiler: what compiled the kernels.
        version: of femforge.
        copy_bandwidth: bytes read and written each second when copying, measured in the run.
        peak_float32, peak_float64: operations each second of fused multiply-adds (two each), measured in the run.
    """

    identity: str
    started: str
    command: str
    strategy: str
    seed: int
    device: str
    flavour: str
    compiler: str
    version: str
    copy_bandwidth: float
    peak_float32: float
    peak_float64: float


@dataclass(frozen=True)
class Row:
    """One variant in one run, on one mesh.

    Attributes:
        run: identity of the run.
        subject: what is tuned.
        parameters: all values of the tuned parameters, concrete.
        untuned: whether these are what the generator takes without a table.
        status, detail: what became of it, and what was said.
        threads, shared_bytes: of a block.
        registers, spilled_bytes: of a thread, as the compiler reports; -1 where it does not.
        flops, paper_flops, bytes: of a cell, counted by the generator.
        cells: of the mesh that it was timed on.
        error: largest difference to the reference, relative to the largest entry of the cell; -1: not compared.
        seconds: of each round; empty if it was not timed.
        dofs: entries of the L-vectors on that mesh; 0 for kernels that have none.
    """

    run: str
    subject: Subject
    parameters: Values
    untuned: bool
    status: Status
    detail: str = ""
    threads: int = 0
    shared_bytes: int = 0
    registers: int = -1
    spilled_bytes: int = -1
    flops: float = 0.0
    paper_flops: float = 0.0
    bytes: float = 0.0
    cells: int = 0
    error: float = -1.0
    seconds: tuple[float, ...] = field(default=())
    dofs: int = 0

    @property
    def valid(self) -> bool:
        """Whether its time counts."""
        return self.status == "ok" and bool(self.seconds)

    @property
    def median(self) -> float:
        """Median of the rounds in seconds; infinite if its time does not count."""
        return statistics.median(self.seconds) if self.valid else math.inf

    @property
    def cell_seconds(self) -> float:
        """The median for one cell: what is compared where meshes differ."""
        return self.median / max(self.cells, 1)

    @property
    def spread(self) -> float:
        """Distance of the quartiles as a fraction of the median; 0 for fewer than two rounds."""
        if not self.valid or len(self.seconds) < 2:
            return 0.0
        low, _, high = statistics.quantiles(self.seconds, n=4, method="inclusive")
        return (high - low) / self.median

    @property
    def label(self) -> str:
        """The parameters in one line."""
        return label_of(self.parameters)


def as_now(kind: str, values: Values) -> Values:
    """Values of a variant that another femforge wrote down as this one would: by today's names, with those that were
    added since, in the usual order.

    Those of operators once said ``unroll`` of what is ``realisation``.

    Args:
        kind: of kernel, see :data:`femforge.schedule.tuned.TUNABLE`.
        values: as they were written.
    """
    values = {RENAMED.get(n, n): RENAMED_VALUES.get(n, {}).get(str(v), v) for n, v in values.items()}
    if "scatter" in values and "unroll" in values and "realisation" not in values:
        words = {"full": "written", "inner": "looped"}
        values["realisation"] = words[str(values.pop("unroll"))]
    values |= {n: v for n, v in ADDED.items() if n in TUNABLE.get(kind, ()) and n not in values}
    return dict(sorted(values.items()))


def key_of(values: Values) -> Key:
    """A hashable form of the values of a variant."""
    return tuple(sorted(values.items()))


def by_size(rows: Sequence[Row]) -> dict[int, list[Row]]:
    """Rows of one kernel by the number of cells of the meshes that its variants were timed on, ascending.

    Where no variant was timed on several meshes in a run, there is one size, 0: meshes may differ, and times by the
    cell are compared, as ever. Variants that failed have no size, and are with the smallest one.
    """
    sizes: dict[tuple[str, Key], set[int]] = {}
    for row in rows:
        sizes.setdefault((row.run, key_of(row.parameters)), set()).add(row.cells)
    if all(len(known - {0}) < 2 for known in sizes.values()):
        return {0: list(rows)}
    found: dict[int, list[Row]] = {cells: [] for cells in sorted({row.cells for row in rows if row.cells})}
    for row in rows:
        found[row.cells or min(found)].append(row)
    return found


def label_of(parameters: Values) -> str:
    """Values of parameters in one line, in the words of the paper where it has them."""
    return ", ".join(f"{name}={_plain(value)}" for name, value in parameters.items())


def _plain(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def identity_of(kernel: str, target: str, parameters: Values) -> str:
    """A text that is equal for equal variants."""
    return f"{kernel}|{target}|" + "|".join(
        f"{name}={_plain(parameters[name])}" for name in sorted(parameters)
    )
