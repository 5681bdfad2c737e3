"""The archive of sweeps: nothing is lost on the way to a file and back, and nothing counts twice."""

from __future__ import annotations

import errno
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import h5py
import numpy as np
import pytest
from cli_support import CommandLine
from synthetic_sweep import failures_of, rows_of, run_of, subject_of, sweep

import femforge.tuning.archive
from femforge.errors import ExitCode, FemforgeError
from femforge.tuning.archive import SCHEMA, Archive, parameter_value, read_archive, write_archive
from femforge.tuning.records import Row


def odd_archive() -> Archive:
    """Two runs, several kernels, every status, and values that a careless writer would lose."""
    archive = sweep(("laplace_p1_tetrahedron_f32", "elasticity_p1_triangle_f64"))
    other = run_of("run-2", "Gerät β ™", "hip on cuda", seed=-7, peak_float32=0.0)
    subject = subject_of(
        "load_p3_interval_f64", "hip", form="a|b.form: L", coefficients="f: P3^2, g: DP0", degree=0
    )
    awkward = {
        "store_chunk": 0, "unroll": "none", "mapping": "cell", "interleave_stores": False, "slice_threads": 64,
    }  # fmt: skip
    archive.add(other, [
        Row("run-2", subject, awkward, True, "ok", 'tab\t, "quotes", ÷\nand a second line', 1 << 20, 1 << 40, 255,
            4, 0.1 + 0.2, 1e-300, 1e300, 1 << 40, 0.0, (1e-9, 3.3333333333333335e-9, 1 / 3)),
        Row("run-2", subject, {"extra": 12, **awkward}, False, "wrong", "", error=float("inf")),
        Row("run-2", subject, {"extra": 13, "slice_threads": 0}, False, "timed_out", seconds=(0.5,), dofs=1 << 40),
    ])  # fmt: skip
    return archive


def written(archive: Archive, folder: Path) -> Path:
    path = folder / "sweep.h5"
    write_archive(archive, path)
    return path


@pytest.mark.parametrize("make", [odd_archive, sweep, Archive, lambda: Archive([run_of()])])
def test_round_trip(make: Callable[[], Archive], tmp_path: Path) -> None:
    archive = make()
    back = read_archive(written(archive, tmp_path))
    assert back == archive
    for row, read in zip(archive.rows, back.rows, strict=True):
        # equality takes 1 for True, and 2 for 2.0
        assert {n: type(v) for n, v in row.parameters.items()} == {
            n: type(v) for n, v in read.parameters.items()
        }
        assert (type(read.untuned), type(read.cells)) == (bool, int)
        assert list(read.parameters) == [name for name in back_order(back) if name in row.parameters]
    write_archive(back, tmp_path / "again.h5")
    assert read_archive(tmp_path / "again.h5") == archive


def test_archives_from_before_there_were_dofs(tmp_path: Path) -> None:
    path = written(odd_archive(), tmp_path)
    with h5py.File(path, "a") as file:
        del file["variants/dofs"]
    assert read_archive(path).rows == [replace(row, dofs=0) for row in odd_archive().rows]


def test_archives_from_before_a_parameter_was_added(tmp_path: Path) -> None:
    """A variant that was measured before is the same one today: values are those that it had."""
    operator = {"scatter": "atomic", "realisation": "team", "element_batch": 16}
    kinds = {"element_tensor": {"slice_threads": 0}, "apply": {"blas_batch": 0}, "diagonal": {}}
    before = Archive([run_of()], [])
    for kind in kinds:
        own = {"unroll": "full", "element_batch": 16} if kind == "element_tensor" else operator
        before.rows.append(Row("run-1", subject_of(kind=kind), own, False, "ok", seconds=(1.0,)))
    now = read_archive(written(before, tmp_path))
    for old, row in zip(before.rows, now.rows, strict=True):
        assert row.parameters == {**old.parameters, **kinds[row.subject.kind]}
        assert list(row.parameters) == sorted(row.parameters), "as in tables"
    # values that are there stay
    products = replace(now.rows[1], parameters={**now.rows[1].parameters, "blas_batch": 64})
    assert now.merge(Archive(now.runs, [*now.rows, products])) == 1
    assert read_archive(written(now, tmp_path)).rows[-1] == products


def back_order(archive: Archive) -> list[str]:
    """The names of all parameters in the order of an archive, which is that of HDF5."""
    return sorted({name for row in archive.rows for name in row.parameters})


def test_values_of_parameters() -> None:
    for value in (True, False, 0, 17, -1, "auto", "registers"):
        assert parameter_value(femforge.tuning.archive._text(value)) == value


def test_rows_know_their_run() -> None:
    archive = odd_archive()
    assert archive.run_of(archive.rows[0]).identity == "run-1"
    assert archive.run_of(archive.rows[-1]).device == "Gerät β ™"


def test_merging_takes_what_is_new_and_nothing_twice(tmp_path: Path) -> None:
    first, second = sweep(), Archive()
    second.add(run_of("run-2", "Device B"), rows_of(run_of("run-2"), subject_of()))
    both = read_archive(written(first, tmp_path))
    assert both.merge(second) == len(second.rows) > 0
    assert (both.runs, both.rows) == (first.runs + second.runs, first.rows + second.rows)
    path = written(both, tmp_path)
    for again in (second, first, read_archive(path)):
        assert both.merge(again) == 0
    assert both == read_archive(path)


def test_merging_completes_a_run_that_was_taken_halfway() -> None:
    whole = sweep()
    half = Archive(list(whole.runs), whole.rows[::2])
    assert half.merge(whole) == len(whole.rows[1::2])
    assert len(half.runs) == 1
    assert sorted(half.rows, key=repr) == sorted(whole.rows, key=repr)


def test_equal_variants_of_two_runs_or_targets_are_different() -> None:
    run, subject = run_of(), subject_of()
    row = rows_of(run, subject)[0]
    archive = Archive([run], [row])
    others = [replace(row, run="run-2"), replace(row, subject=subject_of(target="hip"))]
    assert archive.merge(Archive([run, run_of("run-2")], others)) == 2


def test_merging_and_adding_by_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command_line = CommandLine(capsys)
    other, path = tmp_path / "other.h5", tmp_path / "all.h5"
    write_archive(sweep(), other)
    count = len(sweep().rows)
    said = command_line.good("tune", "--merge", other, "--archive", path)
    assert f"{path}: {count} variants added, {count} in all" in said
    assert "not counted: 1 crashed, 1 not built, 1 timed out, 1 wrong" in said
    assert f"0 variants added, {count} in all" in command_line.good(
        "tune", "--merge", other, "--archive", path
    )
    assert read_archive(path) == sweep()
    assert "give --archive" in command_line.bad(ExitCode.USAGE, "tune", "--merge", other)
    assert "leave it out" in command_line.bad(
        ExitCode.USAGE, "tune", "a.form", "--merge", other, "--archive", path
    )


def test_every_array_says_its_unit_and_meaning(tmp_path: Path) -> None:
    units: dict[str, str] = {}

    def note(name: str, item: object) -> None:
        if isinstance(item, h5py.Dataset):
            assert item.attrs["description"], name
            units[name] = item.attrs["unit"]

    with h5py.File(written(odd_archive(), tmp_path)) as file:
        file.visititems(note)
        assert file.attrs["schema"] == SCHEMA
        assert str(file.attrs["writer"]).startswith("femforge ")
        assert file["variants/seconds"].shape == (len(odd_archive().rows), 9)
        assert np.isnan(file["variants/seconds"][-1, 1:]).all()
    assert units["variants/seconds"] == "s"
    assert units["variants/bytes"] == "byte/cell"
    assert units["variants/flops"] == units["variants/paper_flops"] == "operation/cell"
    assert units["variants/cells"] == "cell"
    assert units["variants/dofs"] == "entry of an L-vector"
    assert units["variants/shared_bytes"] == units["variants/spilled_bytes"] == "byte"
    assert units["variants/registers"] == "32-bit register"
    assert units["runs/copy_bandwidth"] == "byte/s"
    assert units["runs/peak_float32"] == units["runs/peak_float64"] == "operation/s"
    assert {name for name in units if name.startswith("parameters/")} == {
        f"parameters/{name}" for name in back_order(odd_archive())
    }


def refused(path: Path) -> FemforgeError:
    with pytest.raises(FemforgeError) as caught:
        read_archive(path)
    error = caught.value
    assert error.code == ExitCode.FILE
    assert error.place == str(path)
    assert error.mend
    return error


def test_a_newer_schema(tmp_path: Path) -> None:
    path = written(sweep(), tmp_path)
    with h5py.File(path, "a") as file:
        file.attrs["schema"] = SCHEMA + 1
        file.attrs["writer"] = "femforge 99.0"
    error = refused(path)
    assert f"schema {SCHEMA + 1}" in error.cause
    assert "femforge 99.0" in error.mend


def test_files_that_are_no_archives(tmp_path: Path) -> None:
    missing, text, foreign = (tmp_path / name for name in ("missing.h5", "text.h5", "foreign.h5"))
    assert refused(missing).cause.endswith(": No such file or directory")
    text.write_text("variant\tseconds\n")
    assert "cannot be read" in refused(text).cause
    with h5py.File(foreign, "w") as file:
        file["temperature"] = np.arange(3)
    assert "no archive of femforge" in refused(foreign).cause
    assert refused(tmp_path).cause.endswith(": Is a directory")


def cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def without_seconds(path: Path) -> None:
    with h5py.File(path, "a") as file:
        del file["variants/seconds"]


def with_an_unknown_run(path: Path) -> None:
    with h5py.File(path, "a") as file:
        file["variants/run"][3] = 17


def with_a_short_column(path: Path) -> None:
    with h5py.File(path, "a") as file:
        values = file["variants/cells"][:-1]
        del file["variants/cells"]
        file["variants/cells"] = values


def with_a_group_for_an_array(path: Path) -> None:
    with h5py.File(path, "a") as file:
        del file["variants/cells"]
        file.create_group("variants/cells")


@pytest.mark.parametrize(
    "damage", [cut, without_seconds, with_an_unknown_run, with_a_short_column, with_a_group_for_an_array]
)
def test_damaged_archives(damage: Callable[[Path], None], tmp_path: Path) -> None:
    path = written(sweep(), tmp_path)
    damage(path)
    assert "the archive cannot be read" in refused(path).cause


def test_places_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    (tmp_path / "folder.h5").mkdir()
    for path in (tmp_path / "file" / "a.h5", tmp_path / "folder.h5"):
        with pytest.raises(FemforgeError, match="the archive cannot be written") as caught:
            write_archive(sweep(), path)
        assert (caught.value.code, caught.value.place) == (ExitCode.FILE, str(path))
        assert "--archive" in caught.value.mend
    assert sorted(p.name for p in tmp_path.iterdir()) == ["file", "folder.h5"]


@pytest.mark.parametrize(
    ("failure", "seen"),
    [(OSError(errno.ENOSPC, "it is full"), FemforgeError), (RuntimeError("flush"), FemforgeError),
     (KeyboardInterrupt(), KeyboardInterrupt)],
)  # fmt: skip
def test_a_failing_write_leaves_what_was_there(
    failure: BaseException, seen: type[BaseException], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = written(sweep(), tmp_path)
    before = path.read_bytes()
    write = femforge.tuning.archive._write

    def half(archive: Archive, file: h5py.File) -> None:
        write(archive, file)
        raise failure

    monkeypatch.setattr(femforge.tuning.archive, "_write", half)
    with pytest.raises(seen):
        write_archive(odd_archive(), path)
    assert path.read_bytes() == before
    assert [p.name for p in tmp_path.iterdir()] == [path.name]


def test_only_verified_and_timed_rows_count() -> None:
    failures = failures_of(run_of(), subject_of())
    assert {row.status for row in failures} == {"wrong", "crashed", "timed_out", "not_built"}
    assert not any(row.valid for row in failures)
    assert {row.median for row in failures} == {float("inf")}
    good = replace(failures[0], status="ok", seconds=(3.0, 1.0, 2.0, 10.0))
    assert (good.median, good.valid, good.spread) == (2.5, True, pytest.approx((4.75 - 1.75) / 2.5))
    assert not replace(good, seconds=()).valid
