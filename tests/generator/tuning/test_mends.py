"""Mends of the tuner: what is said is done, and it goes on."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import h5py
import pytest
from form_mends import not_printed
from mend_sites import Site, passed, sites
from places import FORMS, REPOSITORY
from synthetic_sweep import failures_of, rows_of, run_of, subject_of, sweep
from tuning_runs import PLAN

from femforge.errors import FemforgeError
from femforge.form_jobs import Job, prepare
from femforge.schedule.parameters import Parameters
from femforge.tuning.archive import Archive, read_archive, write_archive
from femforge.tuning.collect import collect, read_journal
from femforge.tuning.folder import JOURNAL, VARIANTS, copy_sources
from femforge.tuning.report.page import write_pictures
from femforge.tuning.report.series import collect as sort_archive
from femforge.tuning.subjects import tunables
from femforge.tuning.sweep import SETTINGS, open_work
from femforge.tuning.tables import table_of


class Followed:
    """Follows mends, and keeps what printed them."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self._patch = patch
        self.seen: set[Site] = set()

    def __call__(self, refused: Callable[[], Any], words: str, followed: Callable[[], Any]) -> Any:
        with passed(self._patch) as places, pytest.raises(FemforgeError) as caught:
            refused()
        self.seen |= places
        assert words in caught.value.mend
        return followed()

    def all_of(self, module: str, *elsewhere: str) -> None:
        """Every mend of a module was printed, but for some that other tests see."""
        missing = not_printed(module, self.seen, elsewhere)
        assert not missing, missing


@pytest.fixture
def follow(monkeypatch: pytest.MonkeyPatch) -> Followed:
    return Followed(monkeypatch)


def test_mends_of_archives_are_followed(follow: Followed, tmp_path: Path) -> None:
    good, other = tmp_path / "good.h5", tmp_path / "other.h5"
    write_archive(sweep(), good)
    other.write_bytes(good.read_bytes())
    with h5py.File(other, "r+") as file:
        writer = str(file.attrs["writer"])
        file.attrs["schema"] = 99
    follow(
        lambda: read_archive(other), f"use the femforge that wrote it ({writer})", lambda: read_archive(good)
    )
    with h5py.File(other, "w") as file:
        file.attrs["title"] = "something else"
    follow(
        lambda: read_archive(other), "name an archive that `femforge tune` wrote", lambda: read_archive(good)
    )
    other.write_bytes(good.read_bytes()[:1000])
    follow(
        lambda: read_archive(other), "check the name and that the file is whole", lambda: read_archive(good)
    )
    below = good / "below.h5"
    follow(
        lambda: write_archive(sweep(), below),
        "choose another --archive",
        lambda: write_archive(sweep(), other),
    )
    assert len(read_archive(other).rows) == len(sweep().rows)
    follow.all_of("tuning/archive.py")


def test_mends_of_reports_are_followed(follow: Followed, tmp_path: Path) -> None:
    run, subject = run_of(), subject_of()
    failed = Archive()
    failed.add(run, failures_of(run, subject))
    again = Archive()
    again.add(run, [*failures_of(run, subject), *rows_of(run, subject)])
    follow(
        lambda: sort_archive(failed, "x.h5"), "run `femforge tune` again", lambda: sort_archive(again, "x.h5")
    )
    follow(
        lambda: sort_archive(Archive(), "x.h5"),
        "run `femforge tune` first",
        lambda: sort_archive(again, "x.h5"),
    )
    follow.all_of("tuning/report/series.py", "no kernel of the archive is meant")  # tests of the command line
    (tmp_path / "file").write_text("")
    follow(
        lambda: write_pictures([], tmp_path / "file" / "out"), "choose another --out",
        lambda: write_pictures([], tmp_path / "out"),
    )  # fmt: skip
    follow.all_of("tuning/report/page.py")


def test_mends_of_tables_are_followed(follow: Followed) -> None:
    archive = sweep()
    second = run_of("run-2", "Device B")
    archive.add(second, rows_of(second, subject_of()))
    table = follow(
        lambda: table_of(archive, "cuda", None, "words"), "name one with --device",
        lambda: table_of(archive, "cuda", "Device B", "words"),
    )  # fmt: skip
    assert table["device"] == "Device B"
    # the report names the targets and devices of an archive
    follow(
        lambda: table_of(archive, "hip", None, "words"), "see `femforge report`",
        lambda: sort_archive(archive, "x.h5").platforms,
    )  # fmt: skip
    follow.all_of("tuning/tables.py")


def test_mends_of_subjects_are_followed(follow: Followed) -> None:
    plain = Job(FORMS / "laplace.form", {"cell": "triangle"})
    scatter = replace(plain, kernels=("apply",), parameters=Parameters(scatter="element"))

    def of(*jobs: Job) -> Callable[[], Any]:
        return lambda: tunables(prepare(jobs), ["cpu"])

    follow(of(scatter), "leave scatter out", of(replace(scatter, parameters=Parameters())))
    variants = replace(plain, kernels=("apply",), from_cells={"": {9: {"element_batch": 8}}})
    follow(of(variants), "leave from.9.element_batch out", of(replace(variants, from_cells={})))
    follow.all_of("tuning/subjects.py")


def test_mends_of_searches_are_followed(follow: Followed, tmp_path: Path) -> None:
    work, fresh = tmp_path / "work", tmp_path / "fresh"
    settings, others = {"seed": 1}, {"seed": 2}
    follow(
        lambda: open_work(work, PLAN, settings, True), "leave --resume out",
        lambda: open_work(work, PLAN, settings, False),
    )  # fmt: skip

    def again() -> Any:
        return open_work(work, PLAN, settings, False)

    def remove() -> Any:
        (work / SETTINGS).unlink()
        return again()

    follow(again, "go on with --resume", lambda: open_work(work, PLAN, settings, True))
    follow(again, "remove this folder", remove)
    follow(again, "name another --work", lambda: open_work(fresh, PLAN, settings, False))

    def different() -> Any:
        return open_work(work, PLAN, others, True)

    follow(
        different, "give the same options and forms as before", lambda: open_work(work, PLAN, settings, True)
    )
    follow(
        different, "begin anew with another --work", lambda: open_work(tmp_path / "new", PLAN, others, False)
    )
    follow.all_of("tuning/sweep.py", "cannot be built or measured")  # tests of searches see the logs


def test_mends_of_folders_are_followed(follow: Followed, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    follow(
        lambda: copy_sources(tmp_path / "none", tmp_path / "to"), "run femforge from its source tree",
        lambda: copy_sources(REPOSITORY, tmp_path / "to"),
    )  # fmt: skip
    follow(
        lambda: copy_sources(REPOSITORY, tmp_path / "file"), "choose a folder that can be written",
        lambda: copy_sources(REPOSITORY, tmp_path / "folder"),
    )  # fmt: skip
    follow.all_of("tuning/folder.py")


def test_mends_of_results_are_followed(follow: Followed, tmp_path: Path) -> None:
    prepared, journal = tmp_path / "prepared", tmp_path / JOURNAL
    prepared.mkdir()
    (prepared / VARIANTS).write_text(json.dumps({"variants": []}))
    assert not follow(
        lambda: read_journal(journal), "run ./run.sh in this folder first",
        lambda: journal.write_text("") or read_journal(journal).outcomes,
    )  # fmt: skip
    journal.write_text("nonsense\tx\n")
    assert not follow(
        lambda: read_journal(journal), "remove it, and run ./run.sh again",
        lambda: journal.write_text("") or read_journal(journal).outcomes,
    )  # fmt: skip
    (prepared / JOURNAL).write_text("")
    assert follow(lambda: collect(tmp_path, None), "name that folder", lambda: collect(prepared, None)) == []
    follow.all_of("tuning/collect.py")


def test_no_module_is_left_out() -> None:
    known = ["archive", "collect", "folder", "report/page", "report/series", "subjects", "sweep", "tables"]
    assert {file for file in sites() if file.startswith("tuning/")} == {f"tuning/{name}.py" for name in known}
