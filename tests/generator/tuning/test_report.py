"""``femforge report``: that it finds the effects that were planted into an invented sweep."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Sequence
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import h5py
import matplotlib.image
import pytest
from cli_support import CommandLine
from synthetic_sweep import BANDWIDTH, CELLS, PEAK32, Model, failures_of, rows_of, run_of, subject_of, sweep

from femforge.errors import ExitCode, FemforgeError
from femforge.tuning.archive import Archive, read_archive, write_archive
from femforge.tuning.records import Row
from femforge.tuning.report.effects import (
    EFFECTS,
    BatchCurves,
    Pairs,
    batch_curves,
    findings,
    pairs_of,
    spreads,
)
from femforge.tuning.report.grids import number
from femforge.tuning.report.series import Series, Sweep, collect, short_parameters
from femforge.tuning.report.text import sections_of
from femforge.tuning.tables import table_of

INTERLEAVE, UNROLL, UNROLL_INNER = EFFECTS
LAPLACE = "laplace_p1_tetrahedron_f32"


@pytest.fixture
def command_line(capsys: pytest.CaptureFixture[str]) -> CommandLine:
    return CommandLine(capsys)


@pytest.fixture(scope="module")
def archive_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("sweep") / "sweep.h5"
    write_archive(sweep((LAPLACE, "elasticity_p1_triangle_f64")), file)
    return file


def single(archive: Archive) -> Series:
    (series,) = collect(archive, "sweep.h5").series
    return series


def of_rows(rows: Sequence[Row]) -> Series:
    archive = Archive()
    archive.add(run_of(), rows)
    return single(archive)


def verdicts(model: Model) -> dict[str, str]:
    return {f.name: f.verdict for f in findings([single(sweep(model=model))])}


def test_planted_effects_are_found() -> None:
    series = single(sweep())
    interleave, unroll, inner = (pairs_of(series, effect) for effect in EFFECTS)
    assert interleave.median == pytest.approx(1.0, abs=0.005)
    assert unroll.median == pytest.approx(1.5, rel=0.005)
    assert inner.median == pytest.approx(1.25, rel=0.005)
    assert unroll.helping == 1.0
    # the best without unrolling has a thread for each cell and K in constant memory
    assert unroll.best == pytest.approx(1.5 * 1.25, rel=0.01)
    for curves in batch_curves(series):
        assert max(curves.best, key=lambda point: point[1])[0] == 64
        assert dict(curves.relative)[32] == pytest.approx(1 / 1.2, rel=0.01)
        assert dict(curves.relative)[256] == pytest.approx(1 / 1.02**2, rel=0.01)
        assert curves.sufficient == 64
    assert verdicts(Model()) == {"batch": "confirmed", "interleave": "no difference", "unroll": "confirmed"}


@pytest.mark.parametrize(
    ("model", "expected"),
    [
        (Model(interleave=1.1), {"interleave": "confirmed"}),
        (Model(interleave=0.9), {"interleave": "contradicted"}),
        (Model(unroll={"none": 0.8, "inner": 1.0, "full": 1.0}), {"unroll": "contradicted"}),
        (Model(unroll={"none": 1.0, "inner": 1.0, "full": 1.0}), {"unroll": "no difference"}),
        # rates grow with the batch up to the largest
        (Model(large=0.8), {"batch": "contradicted"}),
        # the best is a middle batch, but larger ones lose
        (Model(large=1.3), {"batch": "in part"}),
    ],
)
def test_verdicts_follow_the_numbers(model: Model, expected: dict[str, str]) -> None:
    found = verdicts(model)
    assert {name: found[name] for name in expected} == expected


def test_too_little_for_a_verdict() -> None:
    rows = [r for r in rows_of(run_of(), subject_of()) if r.parameters["element_batch"] == 64][:1]
    series = of_rows(rows)
    found = findings([series])
    assert [f.verdict for f in found] == ["undecided"] * 3
    assert "too little was measured" in str(sections_of(Sweep([run_of()], [series])))


def test_only_verified_variants_count() -> None:
    series = single(sweep())
    assert series.statuses == {
        "ok": len(series.valid),
        "wrong": 1,
        "crashed": 1,
        "timed_out": 1,
        "not_built": 1,
    }
    assert series.best
    assert series.best.status == "ok"
    best = series.best.parameters
    assert (best["mapping"], best["unroll"], best["element_batch"], best["concurrent_elements"]) == (
        "cell", "full", 64, 16,
    )  # fmt: skip
    # its time is the memory roof times the planted floor
    assert series.of_copy(series.best) == pytest.approx(1 / 1.1, rel=0.01)
    assert series.of_peak(series.best) == pytest.approx(BANDWIDTH / 1.1 / 104 * 120 / PEAK32, rel=0.01)
    assert series.roof(series.best) == "memory"


def test_pairs_differ_in_one_parameter_only() -> None:
    series = single(sweep())
    values = [row.parameters for row in series.valid]
    expected = sum(
        1
        for v in values
        if v["interleave_stores"]
        and v["element_batch"] > v["concurrent_elements"]
        and {**v, "interleave_stores": False} in values
    )
    assert len(pairs_of(series, INTERLEAVE).ratios) == expected > 0
    # under the cell mapping, unrolling decides where K lives: no pairs there
    contractions = sum(v["mapping"] == "contraction" and v["unroll"] == "full" for v in values)
    assert len(pairs_of(series, UNROLL).ratios) == contractions


def test_pairs_stay_within_a_run() -> None:
    first, second = run_of("run-1"), run_of("run-2")
    subject = subject_of()
    rows = rows_of(first, subject)
    archive = Archive()
    archive.add(first, [row for row in rows if row.parameters["interleave_stores"]])
    slower = [
        replace(row, run="run-2", seconds=tuple(2 * t for t in row.seconds))
        for row in rows
        if not row.parameters["interleave_stores"]
    ]
    archive.add(second, slower)
    series = single(archive)
    found = pairs_of(series, INTERLEAVE)
    assert not found.ratios
    assert found.verdict == "undecided"
    # the best of all runs of a device are compared by their rates
    assert found.best == pytest.approx(2, rel=0.01)


def test_single_group_has_nothing_to_interleave() -> None:
    rows = rows_of(run_of(), subject_of(), Model(interleave=1.2), batches=(16,), concurrent=(16,))
    found = pairs_of(of_rows(rows), INTERLEAVE)
    assert (list(found.ratios), str(found.best)) == ([], "nan")


def test_runs_of_several_devices_are_apart() -> None:
    archive = Archive()
    for identity, device in (("run-1", "Device A"), ("run-2", "Device B"), ("run-3", "Device A")):
        run = run_of(identity, device)
        archive.add(run, rows_of(run, subject_of()))
    found = collect(archive, "sweep.h5")
    assert [(p.device, len(series)) for p, series in found.platforms.items()] == [
        ("Device A", 1),
        ("Device B", 1),
    ]
    first, second = found.series
    assert len(first.rows) == 2 * len(second.rows)


def test_untuned_of_the_same_run() -> None:
    slow, fast = run_of("run-1"), run_of("run-2")
    archive = Archive()
    archive.add(slow, rows_of(slow, subject_of(), Model(floor=2.2)))
    archive.add(fast, rows_of(fast, subject_of()))
    series = single(archive)
    assert series.best
    assert series.untuned
    assert series.untuned.run == series.best.run == "run-2"
    # bs 16 and ce 4 without unrolling, K in global memory, against the best
    expected = 1.2**2 * 1.03**2 * 1.5 * 1.4
    assert series.untuned.median / series.best.median == pytest.approx(expected, rel=0.01)


def test_kernels_of_one_name_and_different_work_are_apart() -> None:
    run, archive = run_of(), Archive()
    archive.add(run, rows_of(run, subject_of(key="a")))
    archive.add(run, rows_of(run, subject_of(key="b")))
    assert [s.name for s in collect(archive, "").series] == [LAPLACE, f"{LAPLACE} (2)"]


def test_spread_needs_two_rounds() -> None:
    run = run_of()
    one, many = rows_of(run, subject_of(), rounds=1), rows_of(run, subject_of())
    assert spreads([of_rows(one)]) == []
    found = spreads([of_rows(many)])
    assert len(found) == len(many)
    assert 0 < found[0] <= found[-1] < 0.01


def test_unknown_roofs_are_not_invented() -> None:
    run = run_of(copy_bandwidth=BANDWIDTH)
    rows = rows_of(run, subject_of())
    archive = Archive()
    archive.add(replace(run, copy_bandwidth=0.0, peak_float32=0.0), rows)
    series = single(archive)
    assert series.best
    assert str(series.of_roof(series.best)) == "nan"
    text = str(sections_of(collect(archive, "")))
    assert "nan" not in text
    assert "inf" not in text


@pytest.mark.parametrize(
    ("value", "text"),
    [(12345.6, "12346"), (1.2345, "1.23"), (0.01234, "0.0123"), (0.0, "0"), (float("nan"), "-")],
)
def test_numbers(value: float, text: str) -> None:
    assert number(value) == text


def test_short_parameters() -> None:
    values = {"element_batch": 64, "concurrent_elements": 16, "interleave_stores": False, "unroll": "full",
              "k_place": "literal", "mapping": "cell", "store_chunk": 0, "store_width": 2}  # fmt: skip
    assert short_parameters(values) == "bs64 ce16 no is unroll=full K=literal cell width=2"
    assert short_parameters({"unroll": "none"}) == "unroll=none"


def test_tables(command_line: CommandLine, archive_file: Path) -> None:
    text = command_line.good("report", archive_file)
    for title in ("What was measured", "Peak for each form", "Batch sizes", "Interleaved stores, unrolling",
                  "K's place, mapping", "Roofline", "Best parameters", "Spread of the times",
                  "The paper's findings"):  # fmt: skip
        assert re.search(rf"^\d\. {title}$", text, re.M), title
    assert "error: [1] & so on" in text
    assert "Every point is the best over all other" in " ".join(text.split())
    assert "confirmed if the median of time without / time with is above 1.02" in text
    assert not re.search(r"\bnan\b|\binf\b", text)


def test_json(command_line: CommandLine, archive_file: Path) -> None:
    facts = json.loads(command_line.good("report", archive_file, "--json"), parse_constant=pytest.fail)
    assert [run["device"] for run in facts["runs"]] == ["Device A"]
    elasticity, laplace = facts["kernels"]
    assert laplace["kernel"] == f"{LAPLACE}_element_tensor"
    assert laplace["variants"]["wrong"] == 1
    assert elasticity["variants"]["wrong"] == 0
    assert laplace["best"]["parameters"]["element_batch"] == 64
    assert laplace["best"]["cells_per_second"] == pytest.approx(CELLS / laplace["best"]["seconds"])
    assert laplace["effects"]["unroll"]["median_ratio"] == pytest.approx(1.5, rel=0.005)
    assert {finding["name"]: finding["verdict"] for finding in facts["findings"]} == {
        "batch": "confirmed", "interleave": "no difference", "unroll": "confirmed",
    }  # fmt: skip
    assert facts["files"] == []


class Page(HTMLParser):
    """What a page refers to, its tags in pairs, and its text."""

    VOID = ("meta", "img", "link", "br")

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.references: list[str] = []
        self.tags: set[str] = set()
        self.words: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.references += [value or "" for name, value in attrs if name in ("src", "href")]
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)


def test_page(command_line: CommandLine, archive_file: Path, tmp_path: Path) -> None:
    out = tmp_path / "new" / "report"
    command_line.good("report", archive_file, "--out", out, "--kernel", "laplace")
    text = (out / "index.html").read_text("utf-8")
    page = Page(text)
    assert not page.open
    assert "script" not in page.tags
    pictures = [name for name in page.references if not name.startswith("#")]
    assert sorted(pictures) == sorted(p.name for p in out.iterdir() if p.name != "index.html")
    assert {name.split("_")[0] for name in pictures} == {
        "peak", "batch", "effects", "values", "roofline", "spread",
    }  # fmt: skip
    assert "://" not in text
    assert "illegal address <0x0>" in page.words
    assert "elasticity" not in text
    for name in pictures:
        image = matplotlib.image.imread(out / name)
        assert image.shape[1] > 1000
        assert image[0, 0, :3].min() == 1.0


def test_page_is_reproducible(command_line: CommandLine, tmp_path: Path) -> None:
    file = tmp_path / "sweep.h5"
    run, archive = run_of(), Archive()
    archive.add(run, rows_of(run, subject_of(), batches=(16, 64, 128), concurrent=(16,)))
    write_archive(archive, file)
    contents = []
    for name in ("first", "second"):
        command_line.good("report", file, "--out", tmp_path / name)
        contents.append({p.name: p.read_bytes() for p in (tmp_path / name).iterdir()})
    assert contents[0] == contents[1]


def test_every_kernel_is_in_some_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    from femforge.tuning.report import drawing, figures, panels

    names = [f"laplace_p{n}_triangle_f64" for n in range(1, 20)]
    run, archive = run_of(), Archive()
    for name in names:
        archive.add(run, rows_of(run, subject_of(name), batches=(32, 64), concurrent=(16,), rounds=3))
    drawn: dict[str, list[list[str]]] = {"peaks": [], "effect": [], "roofline": [], "batches": []}

    def name_of(item: Any) -> str:
        if isinstance(item, Series):
            return item.name
        assert isinstance(item, (Pairs, BatchCurves))
        return item.series.name

    def note(panel: str, *items: Any) -> bool:
        listed = next(i for i in items if not hasattr(i, "parameter"))
        drawn[panel].append([name_of(i) for i in (listed if isinstance(listed, (list, tuple)) else [listed])])
        return True

    for panel in drawn:
        monkeypatch.setattr(panels, panel, lambda _, *items, panel=panel: note(panel, *items))
    monkeypatch.setattr(panels, "values", lambda *_: None)
    monkeypatch.setattr(figures, "picture", lambda *_: None)
    list(figures.pictures_of(collect(archive, "")))
    for panel, groups in drawn.items():
        assert {name for group in groups for name in group} == set(names), panel
        assert max(map(len, groups)) <= drawing.MOST_SERIES


def test_restriction(command_line: CommandLine, tmp_path: Path) -> None:
    file = tmp_path / "sweep.h5"
    run, cpu = run_of(), run_of("run-2", "Processor", "cpu")
    archive = Archive()
    archive.add(run, rows_of(run, subject_of()))
    archive.add(cpu, rows_of(cpu, subject_of(target="cpu")))
    write_archive(archive, file)
    facts = json.loads(command_line.good("report", file, "--target", "cpu", "--json"))
    assert [kernel["target"] for kernel in facts["kernels"]] == ["cpu"]
    assert [r["device"] for r in facts["runs"]] == ["Processor"]
    said = command_line.bad(ExitCode.USAGE, "report", file, "--kernel", "stokes")
    assert f"{LAPLACE}_element_tensor (cuda)" in said


def test_refusals(command_line: CommandLine, archive_file: Path, tmp_path: Path) -> None:
    missing = tmp_path / "missing.h5"
    assert str(missing) in command_line.bad(ExitCode.FILE, "report", missing)
    newer = tmp_path / "newer.h5"
    with h5py.File(newer, "w") as file:
        file.attrs["schema"], file.attrs["writer"] = 99, "femforge 9"
    assert "femforge 9" in command_line.bad(ExitCode.FILE, "report", newer)
    blocked = tmp_path / "file"
    blocked.write_text("")
    assert "--out" in command_line.bad(
        ExitCode.FILE, "report", archive_file, "--out", blocked, "--kernel", "laplace"
    )
    assert os.listdir(tmp_path) in (["newer.h5", "file"], ["file", "newer.h5"])


def test_nothing_valid() -> None:
    with pytest.raises(FemforgeError, match="no variants"):
        collect(Archive(), "empty.h5")
    run, archive = run_of(), Archive()
    archive.add(run, failures_of(run, subject_of()))
    with pytest.raises(FemforgeError, match=r"1 wrong, 1 crashed, 1 timed_out, 1 not_built") as caught:
        collect(archive, "failed.h5")
    assert caught.value.code == ExitCode.FILE


def test_kernel_without_valid_variants_is_shown() -> None:
    run = run_of()
    archive = sweep()
    archive.add(run, failures_of(run, subject_of("stokes_p2_triangle_f64")))
    grids = {grid.title: grid for section in sections_of(collect(archive, "")) for grid in section.grids}
    row = next(r for r in grids["Best variants on Device A, cuda"].rows if r[0] == "stokes_p2_triangle_f64")
    assert row[-1] == "no variant counts"


def test_operators_are_reported_with_their_own_parameters(command_line: CommandLine, tmp_path: Path) -> None:
    run, subject = run_of(), replace(subject_of(), kernel="laplace_apply", kind="apply", key="apply")
    values = {"element_batch": 128, "concurrent_elements": 128, "unroll": "full", "representation": "tensor",
              "division": "fast", "resident_blocks": 4, "macro_cells": 1, "merge_row": 0}  # fmt: skip
    rows = [
        Row(run.identity, subject, {**values, "scatter": scatter, "block_nodes": nodes}, scatter == "atomic", "ok",
            flops=60.0, bytes=30.0, cells=6000, error=0.0, seconds=(seconds,) * 3, dofs=1000)
        for scatter, nodes, seconds in (("atomic", 0, 2e-6), ("gather", 0, 4e-6), ("blocks", 96, 1e-6))
    ]  # fmt: skip
    path = tmp_path / "a.h5"
    write_archive(Archive([run], rows), path)
    text = command_line.good("report", path)
    assert "K's place, mapping, scatter" in text
    assert "scatter=gather" in text
    assert "scatter atomic → blocks, nodes 0 → 96" in re.sub(r"\s+", " ", text)
    facts = json.loads(command_line.good("report", path, "--json"), parse_constant=pytest.fail)
    (kernel,) = facts["kernels"]
    assert kernel["best"]["dofs_per_second"] == pytest.approx(1e9)
    assert kernel["by_value"]["scatter"]["gather"]["cells_per_second"] == pytest.approx(1.5e9)
    assert set(kernel["by_value"]) == {"representation", "scatter"}
    assert "scatter=block" in short_parameters(kernel["best"]["parameters"])
    command_line.good("report", path, "--out", tmp_path / "page")
    assert "laplace_apply" in (tmp_path / "page" / "index.html").read_text("utf-8")
    (entry,) = table_of(read_archive(path), "cuda", None, "")["kernels"].values()
    assert (entry["gigadofs_per_second"], entry["faster_than_untuned"]) == (1.0, 2.0)
