"""An archive of invented measurements whose effects are known: nothing is compiled, nothing is timed.

A time is the time of the memory roof times a factor for each parameter, with a deterministic noise of the rounds.
Planted: ``unroll=full`` takes 1/1.5 of ``none``; interleaving makes no difference; the best batch size is 64, half of
it takes 1.2 times as long, and larger ones 1.02 times; ``contraction`` takes 1.3 times as long as ``cell``.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from femforge.tuning.archive import Archive
from femforge.tuning.records import Row, Run, Subject

BANDWIDTH, PEAK32, PEAK64 = 4.0e12, 60.0e12, 30.0e12
CELLS, BEST_BATCH = 1 << 20, 64
UNROLL = {"none": 1.5, "inner": 1.25, "full": 1.0}
PLACES = {"registers": 1.0, "shared": 1.1, "constant": 1.25, "global": 1.4, "literal": 1.0}
NOISE = 0.002


@dataclass(frozen=True)
class Model:
    """The factors of a time.

    Attributes:
        interleave: factor without interleaved stores.
        unroll: factor of each value.
        small, large: factor of each halving below the best batch size, and of each doubling above it.
        contraction: factor of the mapping.
        floor: factor of the best variant over the memory roof.
    """

    interleave: float = 1.0
    unroll: Mapping[str, float] = field(default_factory=lambda: UNROLL)
    small: float = 1.2
    large: float = 1.02
    contraction: float = 1.3
    floor: float = 1.1

    def factor(self, values: Mapping[str, Any]) -> float:
        """Of the time of the memory roof."""
        steps = np.log2(values["element_batch"] / BEST_BATCH)
        batch = self.large**steps if steps > 0 else self.small**-steps
        group = 1.03 ** abs(np.log2(values["concurrent_elements"] / 16))
        mapping = self.contraction if values["mapping"] == "contraction" else 1.0
        stores = 1.0 if values["interleave_stores"] else self.interleave
        place = PLACES[values["k_place"]]
        return float(self.floor * batch * group * mapping * stores * place * self.unroll[values["unroll"]])


def run_of(identity: str = "run-1", device: str = "Device A", flavour: str = "cuda", **more: Any) -> Run:
    """A run with round numbers."""
    values: dict[str, Any] = {
        "started": "2025-03-01T10:00:00Z", "command": "femforge tune", "strategy": "exhaustive", "seed": 1,
        "compiler": "compiler 1.0", "version": "0.1.0", "copy_bandwidth": BANDWIDTH, "peak_float32": PEAK32,
        "peak_float64": PEAK64,
    }  # fmt: skip
    return Run(identity=identity, device=device, flavour=flavour, **{**values, **more})


def subject_of(name: str = "laplace_p1_tetrahedron_f32", target: str = "cuda", **more: Any) -> Subject:
    """A kernel, by the slug of its name."""
    scalar = "float32" if name.endswith("f32") else "float64"
    values: dict[str, Any] = {
        "kind": "element_tensor", "key": f"key of {name}", "form": "laplace.form: a", "cell": "tetrahedron",
        "element": "P1", "coefficients": "", "degree": 1, "scalar": scalar, "input": "geometry", "output": "full",
        "command": "femforge generate laplace.form",
    }  # fmt: skip
    return Subject(kernel=f"{name}_element_tensor", target=target, **{**values, **more})


def variants(
    batches: Sequence[int] = (16, 32, 64, 128, 256), concurrent: Sequence[int] = (4, 16)
) -> Iterator[dict[str, Any]]:
    """Every legal combination of a small space."""
    choices = [
        ("cell", "full", "literal"), ("cell", "none", "constant"), ("cell", "none", "global"),
        *itertools.product(["contraction"], UNROLL, ["registers", "shared"]),
    ]  # fmt: skip
    for (mapping, unroll, place), batch, ce, stores in itertools.product(
        choices, batches, concurrent, (True, False)
    ):
        if batch % ce == 0 and (stores or mapping == "contraction" or unroll == "full"):
            yield {
                "element_batch": batch, "concurrent_elements": ce, "interleave_stores": stores, "unroll": unroll,
                "k_place": place, "mapping": mapping, "entries_per_thread": 0 if mapping == "cell" else 1,
                "slice_threads": 0, "store_chunk": 0, "store_width": 1, "representation": "tensor",
            }  # fmt: skip


def rows_of(
    run: Run,
    subject: Subject,
    model: Model | None = None,
    seed: int = 0,
    rounds: int = 9,
    flops: float = 120.0,
    **space: Any,
) -> list[Row]:
    """Rows of a kernel; the first batch size without unrolling is marked as the untuned choice."""
    random = np.random.default_rng(seed)
    model = model or Model()
    rows = []
    for values in variants(**space):
        memory = CELLS * 104.0 / run.copy_bandwidth
        noise = 1 + NOISE * random.standard_normal(rounds)
        times = tuple(float(t) for t in memory * model.factor(values) * noise)
        untuned = (
            values["mapping"] == "cell" and values["k_place"] == "global" and not any(r.untuned for r in rows)
        )
        rows.append(
            Row(run.identity, subject, values, untuned, "ok", threads=64, flops=flops, paper_flops=288.0, bytes=104.0,
                cells=CELLS, error=1e-7, seconds=times)
        )  # fmt: skip
    return rows


def failures_of(run: Run, subject: Subject) -> list[Row]:
    """Variants that must not count, the wrong one with the shortest time of all."""
    values = next(variants())
    return [
        Row(run.identity, subject, {**values, "store_width": 4}, False, "wrong", "entry 3 of cell 7 differs",
            bytes=104.0, flops=120.0, cells=CELLS, error=0.5, seconds=(1e-9, 1e-9)),
        Row(run.identity, subject, {**values, "store_width": 2}, False, "crashed", "illegal address <0x0>"),
        Row(run.identity, subject, {**values, "store_chunk": 8}, False, "timed_out", "after 10 s"),
        Row(run.identity, subject, {**values, "store_chunk": 16}, False, "not_built", "error: [1] & so on"),
    ]  # fmt: skip


def sweep(names: Sequence[str] = ("laplace_p1_tetrahedron_f32",), model: Model | None = None) -> Archive:
    """One run of some kernels, with failures of the first."""
    run, archive = run_of(), Archive()
    for seed, name in enumerate(names):
        archive.add(run, rows_of(run, subject_of(name), model, seed))
    archive.add(run, failures_of(run, subject_of(names[0])))
    return archive
