"""Tables of tuned parameters: how they are made from archives, and what the generator does with them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from cli_support import CommandLine
from places import FORMS
from synthetic_sweep import failures_of, rows_of, run_of, subject_of, sweep

import femforge.schedule.tuned
from femforge.cli.generate import request_of
from femforge.errors import ExitCode, FemforgeError
from femforge.form_jobs import Job, NamedKernels, prepare
from femforge.kernels.operators import OperatorKernels
from femforge.pipeline import TARGETS, sources_of
from femforge.schedule.parameters import Parameters
from femforge.schedule.tuned import SCHEMA, TUNABLE, Decision, Table, decide, tables
from femforge.tuning.archive import Archive, write_archive
from femforge.tuning.sweep import best_rows, untuned_seconds
from femforge.tuning.tables import GAIN, table_of

DEFAULTS = Path(femforge.__file__).parent / "tuning" / "defaults"
FILES = sorted(DEFAULTS.glob("*.json"))


def entry_of(archive: Archive, target: str = "cuda", device: str | None = None) -> dict[str, Any]:
    """The only entry of the table of an archive."""
    (entry,) = table_of(archive, target, device, "femforge defaults")["kernels"].values()
    assert isinstance(entry, dict)
    return entry


def with_times(first: float, second: float) -> Archive:
    """Two variants: the untuned one, and another."""
    untuned, other = rows_of(run_of(), subject_of(), rounds=1)[:2]
    rows = [
        replace(untuned, untuned=True, seconds=(first,)),
        replace(other, untuned=False, seconds=(second,)),
    ]
    return Archive([run_of()], rows)


def test_the_fastest_valid_variant_gets_into_the_table() -> None:
    archive = sweep()
    table = table_of(archive, "cuda", None, "femforge defaults a.h5 --target cuda")
    assert (table["schema"], table["target"], table["device"]) == (SCHEMA, "cuda", "Device A")
    assert table["made_by"] == "femforge defaults a.h5 --target cuda"
    best = min((row for row in archive.rows if row.valid), key=lambda row: row.median)
    untuned = next(row for row in archive.rows if row.untuned)
    entry = table["kernels"][best.subject.key]
    assert entry == {
        "kernel": best.subject.kernel,
        "parameters": best.parameters,
        "gigacells_per_second": round(best.cells / best.median * 1e-9, 4),
        "faster_than_untuned": round(untuned.median / best.median, 3),
    }
    # the wrong one has the shortest time of all
    assert min(archive.rows, key=lambda row: min(row.seconds, default=1)).status == "wrong"


def test_every_kernel_has_its_own_entry() -> None:
    names = ("laplace_p1_tetrahedron_f32", "elasticity_p1_triangle_f64", "mass_p1_triangle_f64")
    archive = sweep(names)
    archive.add(run_of("cpu", "host"), rows_of(run_of("cpu", "host"), subject_of(names[0], "cpu"), rounds=1))
    table = table_of(archive, "cuda", None, "")
    assert list(table["kernels"]) == sorted(f"key of {name}" for name in names)
    assert table_of(archive, "cpu", None, "")["device"] == "host"


@pytest.mark.parametrize("faster", [False, True])
def test_the_untuned_choice_stays_unless_the_gain_is_more_than_noise(faster: bool) -> None:
    archive = with_times(1 + GAIN + (1e-4 if faster else -1e-4), 1.0)
    entry = entry_of(archive)
    assert entry["parameters"] == archive.rows[1 if faster else 0].parameters
    assert entry["faster_than_untuned"] == (1.01 if faster else 1.0)


def test_times_count_by_the_cell() -> None:
    archive = with_times(1.0, 3.0)
    large = replace(archive.rows[1], cells=archive.rows[1].cells * 4)
    archive.rows[1] = large
    entry = entry_of(archive)
    assert (entry["parameters"], entry["faster_than_untuned"]) == (large.parameters, 1.333)
    assert list(best_rows(archive.rows).values()) == [large]


def test_a_gain_is_measured_in_one_run() -> None:
    one, other = run_of(), run_of("run-2")
    archive = with_times(1.0, 0.9)
    fast = replace(archive.rows[1], run="run-2", seconds=(0.5,))
    archive.add(other, [fast])
    assert archive.runs == [one, other]
    entry = entry_of(archive)
    assert entry["parameters"] == fast.parameters
    assert "faster_than_untuned" not in entry


def test_archives_that_give_no_table() -> None:
    two = sweep()
    two.add(run_of("run-2", "Device B"), rows_of(run_of("run-2", "Device B"), subject_of(), rounds=1))
    bad = Archive([run_of()], failures_of(run_of(), subject_of()))
    for archive, target, device, cause in (
        (two, "cuda", None, "several devices: Device A, Device B"),
        (two, "cuda", "device", "several devices"),
        (two, "cuda", "Device C", "nothing valid"),
        (two, "hip", None, "nothing valid"),
        (bad, "cuda", None, "nothing valid"),
        (Archive(), "cuda", None, "nothing valid"),
    ):
        with pytest.raises(FemforgeError, match=cause) as caught:
            table_of(archive, target, device, "")
        assert caught.value.code == ExitCode.USAGE
        assert ("--device" in caught.value.mend) == ("several" in cause)
        assert f"target {target}" in caught.value.place
    assert table_of(two, "cuda", "device b", "")["device"] == "Device B"


def test_what_is_printed_as_the_best_is_valid_and_compared_within_its_run() -> None:
    archive = sweep()
    best = best_rows(archive.rows)["laplace_p1_tetrahedron_f32_element_tensor", "cuda", 0]
    assert best.valid
    assert best.median == min(row.median for row in archive.rows)
    untuned = next(row for row in archive.rows if row.untuned)
    assert untuned_seconds(archive.rows, best) == untuned.median
    assert untuned_seconds([row for row in archive.rows if not row.untuned], best) is None
    assert best_rows(failures_of(run_of(), subject_of())) == {}


def test_the_command_writes_a_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command_line = CommandLine(capsys)
    write_archive(sweep(), tmp_path / "a.h5")
    out = tmp_path / "new" / "table.json"
    words = ("defaults", tmp_path / "a.h5", "--target", "cuda", "--out", out)
    assert "1 kernels on Device A" in command_line.good(*words, "--device", "A")
    table = json.loads(out.read_text())
    assert table == table_of(sweep(), "cuda", "A", "femforge defaults a.h5 --target cuda --device A")
    out.unlink()
    assert "nothing valid" in command_line.bad(ExitCode.USAGE, *words, "--device", "B")
    assert not out.exists()


# -- the tables that are shipped ---------------------------------------------------------------------------


@cache
def shipped() -> Mapping[str, NamedKernels]:
    """Every kernel of the tests in C++ by name: those of ``generated/``, and many more."""
    jobs = request_of((), FORMS.parent / "tests" / "kernels.toml", None, None, (), (), None).jobs
    return {named.name: named for named in prepare(jobs)}


def contents() -> Iterator[tuple[str, str, str, dict[str, Any]]]:
    """File, target, key and entry of everything in the tables."""
    for file in FILES:
        content = json.loads(file.read_text("utf-8"))
        for key, entry in content["kernels"].items():
            yield file.stem, content["target"], key, entry


def test_there_are_tables_and_all_are_read() -> None:
    assert FILES
    assert [table.name for table in tables()] == [file.stem for file in FILES]
    for table, file in zip(tables(), FILES, strict=True):
        content = json.loads(file.read_text("utf-8"))
        assert content["schema"] == SCHEMA
        assert table.target == content["target"]
        assert table.target in TARGETS
        assert table.device == content["device"]
        assert content["made_by"].startswith("femforge defaults ")
        assert table.entries == {
            key: {one.get("from_cells", 0): one["parameters"] for one in entry.get("choices", [entry])}
            for key, entry in content["kernels"].items()
        }
        assert table.entries


def test_entries_say_all_tunable_parameters() -> None:
    for table, _, key, entry in contents():
        tunable = TUNABLE[key.partition(" ")[0]]
        choices = entry.get("choices", [entry])
        cells = [one.get("from_cells", 0) for one in choices]
        assert cells[0] == 0, (table, key)
        assert cells == sorted(set(cells)), (table, key)
        for one in choices:
            assert set(one["parameters"]) == set(tunable), (table, key)
            asked = Parameters().with_values(one["parameters"], table)
            assert {name: getattr(asked, name) for name in tunable} == one["parameters"]
        # small meshes never cost large ones any speed
        assert choices[-1].get("faster_than_untuned", 1.0) >= 1.0


def test_shipped_kernels_take_their_entries() -> None:
    taken = 0
    for table, target, key, entry in contents():
        named = shipped().get(entry["kernel"])
        if named is None or named.kind != "element_tensor":
            continue
        kernels = named.kernels
        assert kernels.key == key, entry["kernel"]
        decision = decide(replace(kernels.asked, tuning=table), target, key)
        assert f"table {table}" in decision.origin
        job = replace(named.job, parameters=decision.parameters, by_target={})
        parameters = replace(named, job=job).kernels.parameters(target)
        assert {name: getattr(parameters, name) for name in TUNABLE["element_tensor"]} == entry[
            "parameters"
        ], entry["kernel"]
        assert decision.parameters.scalar == kernels.asked.scalar
        taken += 1
    assert taken >= 10


def tuned_kernel() -> tuple[NamedKernels, str, Table, Mapping[str, Any]]:
    """A shipped kernel whose entry is not what the cost model takes."""
    for table, target, key, entry in contents():
        named = shipped().get(entry["kernel"])
        if named and named.kind == "element_tensor" and entry.get("faster_than_untuned", 1.0) > 1.05:
            found = next(each for each in tables() if each.name == table)
            return named, target, found, found.entries[key][0]
    raise AssertionError("no table makes any shipped kernel faster")


def made(named: NamedKernels, target: str, **parameters: Any) -> tuple[Parameters, str]:
    """The parameters that a kernel gets, and where they come from."""
    job = replace(named.job, parameters=replace(named.job.parameters, **parameters), by_target={})
    kernel = replace(named, job=job).kernels.element_tensor(target)
    return kernel.parameters, kernel.origin


def test_kernels_take_the_tables_parameters_unless_told_otherwise() -> None:
    named, target, table, entry = tuned_kernel()
    for tuning in ("auto", table.name):
        parameters, origin = made(named, target, tuning=tuning)
        assert {name: getattr(parameters, name) for name in TUNABLE["element_tensor"]} == entry
        assert origin == f"tuned on {table.device} (table {table.name})"
    untuned = named.kernels.without_table(target)
    parameters, origin = made(named, target, tuning="none")
    assert replace(parameters, tuning="auto") == untuned
    assert {name: getattr(untuned, name) for name in TUNABLE["element_tensor"]} != entry
    assert origin == "the cost model (tuning = none)"


@pytest.mark.parametrize(
    "own", [{"unroll": "none"}, {"mapping": "cell"}, {"element_batch": 256}, {"representation": "tensor"}]
)
def test_any_parameter_that_is_set_switches_the_table_off(own: dict[str, Any]) -> None:
    named, target, table, _ = tuned_kernel()
    for tuning in ("auto", table.name, "none"):
        parameters, origin = made(named, target, tuning=tuning, **own)
        assert origin == f"asked for: {next(iter(own))}; the rest by the cost model"
        (model,) = prepare(
            [replace(named.job, parameters=replace(named.job.parameters, **own), by_target={})]
        )
        assert replace(parameters, tuning="auto") == model.kernels.without_table(target)


def test_a_table_is_for_its_target_and_its_kernels() -> None:
    named, target, table, _ = tuned_kernel()
    key = named.kernels.key
    others = [each for each in TARGETS if all(t.target != each for t in tables())]
    for other in others:
        assert decide(Parameters(), other, key) == Decision(
            Parameters(), "the cost model (no table has this kernel)"
        )
    assert decide(Parameters(tuning=table.name), target, "another key").origin.startswith("the cost model")
    job = replace(named.job, parameters=replace(named.job.parameters, scalar="float64", input="ufcx"))
    (other_input,) = prepare([job])
    assert other_input.kernels.key != key


def test_names_do_not_matter_but_the_work_does(tmp_path: Path) -> None:
    text = (FORMS / "laplace.form").read_text("utf-8")
    (tmp_path / "diffusion.form").write_text(text)
    job = Job(FORMS / "laplace.form", {"cell": "tetrahedron", "degree": 2})

    def key_of(job: Job) -> str:
        (named,) = prepare([job])
        return named.kernels.key

    assert key_of(job) == key_of(replace(job, form=tmp_path / "diffusion.form", suffix="again"))
    assert key_of(job) == key_of(replace(job, parameters=Parameters(unroll="none", tuning="none")))
    different = [
        replace(job, define={"cell": "tetrahedron", "degree": 1}),
        replace(job, define={"cell": "triangle", "degree": 2}),
        replace(job, form=FORMS / "mass.form"),
        replace(job, form=FORMS / "weighted_laplace.form"),
        *(
            replace(job, parameters=Parameters().with_values(values))
            for values in ({"scalar": "float32"}, {"input": "geometry"}, {"output": "packed_symmetric"})
        ),
    ]
    keys = [key_of(each) for each in [job, *different]]
    assert len(set(keys)) == len(keys)


def test_a_table_that_does_not_exist(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with pytest.raises(FemforgeError, match="no table of tuned parameters called 'abacus'") as caught:
        decide(Parameters(tuning="abacus"), "cuda", "")
    assert caught.value.code == ExitCode.PARAMETERS
    assert all(name in caught.value.mend for name in ("auto", "none", *(file.stem for file in FILES)))
    said = CommandLine(capsys).bad(
        ExitCode.PARAMETERS, "generate", FORMS / "laplace.form", "--out", tmp_path, "--set", "tuning=abacus"
    )
    assert FILES[0].stem in said


def test_the_first_table_of_several_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    entries = [{"key": {0: {"element_batch": size}}} for size in (64, 128)]
    both = (Table("a", "cuda", "A", entries[0]), Table("b", "cuda", "B", entries[1]))
    monkeypatch.setattr(femforge.schedule.tuned, "tables", lambda: both)
    for tuning, size in (("auto", 64), ("a", 64), ("b", 128)):
        assert decide(Parameters(tuning=tuning), "cuda", "key").parameters.element_batch == size
    assert decide(Parameters(), "cpu", "key").parameters == Parameters()


def test_a_table_of_another_gpu_is_taken_if_it_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    entries = {"key": {0: {"element_batch": 64}}}
    both = (Table("host", "cpu", "A", entries), Table("gpu", "cuda", "B", entries))
    monkeypatch.setattr(femforge.schedule.tuned, "tables", lambda: both)
    taken = {
        (tuning, target): decide(Parameters(tuning=tuning), target, "key").parameters.element_batch == 64
        for tuning in ("auto", "host", "gpu")
        for target in TARGETS
    }
    expected = {("auto", "cpu"), ("auto", "cuda"), ("host", "cpu"), ("gpu", "cuda"), ("gpu", "hip")}
    assert {place for place, was in taken.items() if was} == expected


@pytest.mark.parametrize("target", ["cpu", "cuda"])
def test_a_table_that_does_not_fit_is_left_alone(tmp_path: Path, target: str) -> None:
    """The same elements and degree as a kernel in the tables, but no polynomial: no tensor representation."""
    path = tmp_path / "absolute.form"
    path.write_text(
        'element = FiniteElement("Lagrange", "tetrahedron", 1)\n'
        "v, u, w = TestFunction(element), TrialFunction(element), Coefficient(element)\n"
        "a = abs(w) * inner(grad(v), grad(u)) * dx\n"
    )
    kernels = prepare([Job(path)])[0].kernels
    weighted = Job(FORMS / "weighted_laplace.form", {"cell": "tetrahedron"})
    assert kernels.key == prepare([weighted])[0].kernels.key
    kernel = kernels.element_tensor(target)
    assert kernel.parameters.representation == "quadrature"
    assert "does not fit" in kernel.origin


# -- tables with kernels of operators ------------------------------------------------------------------------

APPLY = Job(FORMS / "laplace.form", {"cell": "tetrahedron", "degree": 1}, kernels=("apply",))


def operators_of(job: Job) -> OperatorKernels:
    (named,) = prepare([job])
    return named.operators


def with_entry(monkeypatch: pytest.MonkeyPatch, key: str, **changed: Any) -> dict[str, Any]:
    """Let there be one table, of which one entry is known; returns that."""
    untuned = operators_of(APPLY).without_table("cuda")
    entry = {name: getattr(untuned, name) for name in TUNABLE["apply"]} | changed
    found = (Table("planted", "cuda", "Device A", {key: {0: entry}}),)
    monkeypatch.setattr(femforge.schedule.tuned, "tables", lambda: found)
    return entry


GATHER = {"scatter": "gather", "block_nodes": 0, "element_batch": 64, "concurrent_elements": 64,
          "division": "exact", "representation": "quadrature", "macro_cells": 1}  # fmt: skip


def test_kernels_that_add_to_a_matrix_have_entries_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    job = replace(APPLY, kernels=("assemble",))
    kernels = operators_of(job)
    untuned = kernels.kernel("cuda").parameters
    entry = {name: getattr(untuned, name) for name in TUNABLE["assemble"]}
    entry |= {"scatter": "atomic", "element_batch": 64, "concurrent_elements": 64}
    assert untuned.scatter != "atomic"
    stored = kernels.key.replace("assemble ", "element_tensor ")
    for key, taken, origin in (
        (kernels.key, entry, "tuned on Device A (table planted)"),
        # what is best for element matrices that are stored is nothing to go by
        (stored, {name: getattr(untuned, name) for name in entry}, "the cost model"),
    ):
        found = (Table("planted", "cuda", "Device A", {key: {0: entry}}),)
        monkeypatch.setattr(femforge.schedule.tuned, "tables", lambda found=found: found)
        kernel = kernels.kernel("cuda")
        assert {name: getattr(kernel.parameters, name) for name in entry} == taken
        assert kernel.origin == origin
    own = operators_of(replace(job, parameters=Parameters(scatter="colour")))
    assert own.kernel("cuda").origin == "asked for: scatter; the rest by the cost model"


def test_operators_take_a_tables_parameters_unless_told_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    kernels = operators_of(APPLY)
    untuned = kernels.without_table("cuda")
    entry = with_entry(monkeypatch, kernels.key, **GATHER)
    kernel = kernels.kernel("cuda")
    assert {name: getattr(kernel.parameters, name) for name in TUNABLE["apply"]} == entry
    assert kernel.candidate.name == "quadrature"
    assert len(kernel.passes) == 2
    assert kernel.origin == "tuned on Device A (table planted)"
    head = sources_of(prepare([APPLY])[0], ["cuda"])[0].text
    assert re.search(r"scatter +gather\n", head)
    assert re.search(r"chosen by +tuned on Device A \(table planted\)\n", head)
    for own, origin in (
        ({"tuning": "none"}, "the cost model (tuning = none)"),
        ({"realisation": "written"}, "asked for: realisation; the rest by the cost model"),
    ):
        other = operators_of(replace(APPLY, parameters=Parameters().with_values(own))).kernel("cuda")
        assert other.origin == origin
        assert replace(other.parameters, tuning="auto") == untuned
    assert kernels.kernel("hip").origin == "the cost model (no table has this kernel)"
    named = operators_of(replace(APPLY, by_target={"hip": {"tuning": "planted"}})).kernel("hip")
    assert (named.parameters.scatter, named.origin) == ("gather", kernel.origin)


def test_operators_that_no_table_knows_are_as_they_were(monkeypatch: pytest.MonkeyPatch) -> None:
    def without_operators(table: Table) -> Table:
        kept = {k: e for k, e in table.entries.items() if k.startswith("element_tensor ")}
        return replace(table, entries=kept)

    found = tuple(map(without_operators, tables()))
    monkeypatch.setattr(femforge.schedule.tuned, "tables", lambda: found)
    kernel = operators_of(APPLY).kernel("cuda")
    assert kernel.origin == "the cost model"
    assert kernel.parameters == operators_of(APPLY).without_table("cuda")


def test_the_table_of_operators_that_is_shipped_is_taken() -> None:
    shared = replace(APPLY, parameters=Parameters().with_values({"numbering": "shared"}))
    kernel = operators_of(shared).kernel("cuda")
    assert kernel.origin == "tuned on NVIDIA H200 (table nvidia_h200_operators)"
    unknown = operators_of(replace(shared, kernels=("diagonal",))).kernel("cuda").origin
    assert unknown == "the cost model (no table has this kernel)"


def test_of_several_tables_the_fastest_variant_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    found = {
        name: Table(name, "cuda", name, {"key": {0: {"element_batch": batch}}}, {"key": rate})
        for name, batch, rate in (("a", 1, 2.0), ("b", 2, 3.0), ("c", 3, 3.0))
    }
    monkeypatch.setattr(femforge.schedule.tuned, "tables", lambda: tuple(found.values()))
    decision = decide(Parameters(), "cuda", "key")
    assert (decision.origin, decision.parameters.element_batch) == ("tuned on b (table b)", 2)
    assert decide(replace(Parameters(), tuning="a"), "cuda", "key").parameters.element_batch == 1


def test_what_operators_do_decides_their_entries(monkeypatch: pytest.MonkeyPatch) -> None:
    kinds = [operators_of(replace(APPLY, kernels=(kind,))).key for kind in ("apply", "diagonal")]
    values: list[dict[str, Any]] = [
        {"constraints": True}, {"numbering": "shared"}, {"index_type": "int64"}, {"scalar": "float32"},
        {"input": "geometry"}, {"component_order": "planar"},
    ]  # fmt: skip
    keys = [operators_of(replace(APPLY, parameters=Parameters().with_values(v))).key for v in values]
    (tensor,) = prepare([replace(APPLY, kernels=("element_tensor",))])
    every = [*kinds, *keys, tensor.kernels.key]
    assert len(set(every)) == len(every)
    # the schedule is no part of it
    for own in ({"scatter": "colour"}, {"realisation": "written", "tuning": "none"}):
        assert operators_of(replace(APPLY, parameters=Parameters().with_values(own))).key == kinds[0]
    # an entry of another kind is not taken
    with_entry(monkeypatch, kinds[1], **GATHER)
    assert operators_of(APPLY).kernel("cuda").origin == "the cost model"
    assert operators_of(replace(APPLY, kernels=("diagonal",))).kernel("cuda").parameters.scatter == "gather"


def test_what_does_not_fit_an_operator_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    kernels = operators_of(APPLY)
    untuned = kernels.without_table("cuda")
    with_entry(monkeypatch, kernels.key, **GATHER, merge_row=4)
    kernel = kernels.kernel("cuda")
    assert "does not fit" in kernel.origin
    assert kernel.parameters == untuned
