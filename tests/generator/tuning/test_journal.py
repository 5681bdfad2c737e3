"""The journal that the measuring program writes: for the archive, and for the progress that is shown."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from places import REPOSITORY
from tuning_runs import PLAN, some_variants

from femforge.errors import ExitCode, FemforgeError
from femforge.tuning.archive import Archive, read_archive, write_archive
from femforge.tuning.collect import BY_BYTES, Times, collect, read_journal
from femforge.tuning.folder import BUILD_LOG, JOURNAL, write_folder
from femforge.tuning.progress import _built, _timed_launches, watch
from femforge.tuning.records import by_size, key_of


def test_a_journal_is_read_up_to_its_last_whole_line(tmp_path: Path) -> None:
    path = tmp_path / "journal.tsv"
    path.write_text(
        "device\tcuda\tGPU 0\tcuda\t4e12\t6e13\t3e13\nbegin\t0\tverify\nverified\t0\t1e-7\n"
        "begin\t1\tverify\nwrong\t1\t0.5\tcell 3\nbegin\t2\tverify\nfailed\t2\tcrashed\tsignal 11\n"
        "begin\t0\ttime\ntime\t0\t1\t2e-3\t64\ntime\t0\t0\t1e-3\t64\ndone\t0\ntime\t0\t2\t9e-3"
    )
    journal = read_journal(path)
    assert journal.devices == {"cuda": ("GPU 0", "cuda", 4e12, 6e13, 3e13)}
    assert journal.outcomes[0].times == {BY_BYTES: Times(64, 0, {0: 1e-3, 1: 2e-3})}
    assert (journal.outcomes[0].status, journal.outcomes[0].error) == ("ok", 1e-7)
    assert (journal.outcomes[1].status, journal.outcomes[1].detail) == ("wrong", "cell 3")
    assert (journal.outcomes[2].status, journal.outcomes[2].detail) == ("crashed", "signal 11")


def test_times_of_operators_say_the_number_of_dofs(tmp_path: Path) -> None:
    path = tmp_path / "journal.tsv"
    path.write_text("begin\t0\tbind\nbegin\t0\tverify\nverified\t0\t0\ntime\t0\t0\t1e-3\t64\t25\n")
    outcome = read_journal(path).outcomes[0]
    assert (outcome.status, outcome.times) == ("ok", {BY_BYTES: Times(64, 25, {0: 1e-3})})


#: Two variants at two numbers of cells, of which the second lacks a time; and one that crashed on the larger mesh.
AT_SIZES = (
    "device\tcpu\thost\tcpu\t1e10\t1e10\t1e10\nverified\t0\t0\nverified\t1\t0\nverified\t2\t0\n"
    + "".join(
        f"time\t{variant}\t{round_}\t{seconds}\t{cells}\t0\t{asked}\n"
        for variant, asked, cells, seconds in (
            (0, 100, 98, 1e-6), (0, 900, 882, 7e-6), (1, 100, 98, 2e-6), (2, 100, 98, 1e-6)
        )
        for round_ in (0, 1)
    )
    + "time\t1\t0\t5e-6\t882\t0\t900\nfailed\t2\tcrashed\tsignal 11\n"
)  # fmt: skip


@pytest.mark.parametrize(
    ("rounds", "cells", "rows"),
    [
        (2, (100, 900), {(0, 98): 2, (0, 882): 2, (2, 98): 2}),
        (1, (100, 900), {(0, 98): 2, (0, 882): 2, (1, 98): 2, (1, 882): 1, (2, 98): 2}),
        (2, (100,), {(0, 98): 2, (0, 882): 2, (1, 98): 2, (2, 98): 2}),
        (None, (), {(0, 98): 2, (0, 882): 2, (1, 98): 2, (1, 882): 1, (2, 98): 2}),
        (2, (), {(0, 98): 2, (0, 882): 2, (1, 98): 2, (2, 98): 2}),
    ],
)
def test_each_mesh_gives_a_row(
    rounds: int | None, cells: tuple[int, ...], rows: dict[tuple[int, int], int], tmp_path: Path
) -> None:
    variants = some_variants(3)
    write_folder(tmp_path, PLAN, variants, REPOSITORY)
    (tmp_path / JOURNAL).write_text(AT_SIZES)
    ((run, found),) = collect(tmp_path, rounds, cells)
    numbers = {key_of(variant.values): k for k, variant in enumerate(variants)}
    assert {(numbers[key_of(r.parameters)], r.cells): len(r.seconds) for r in found} == rows
    assert [r.status for r in found if numbers[key_of(r.parameters)] == 2] == ["crashed"]
    archive, again = Archive(), Archive()
    archive.add(run, found[:1])
    again.add(run, found)
    assert archive.merge(again) == len(found) - 1, "rows on other meshes are others"
    assert archive.merge(again) == 0
    write_archive(archive, tmp_path / "a.h5")
    assert read_archive(tmp_path / "a.h5") == archive
    sizes = by_size([row for row in found if numbers[key_of(row.parameters)] < 2])
    assert list(sizes) == [98, 882]
    assert {row.cells for row in sizes[882]} == {882}
    assert by_size(sizes[98]) == {0: sizes[98]}, "one mesh is no choice"


@pytest.mark.parametrize(
    "line", ["applause\t1", "time\t1\tfirst\t1\t1", "failed\t1\tbored\tx", "device\tcpu"]
)
def test_journals_that_are_not_understood(line: str, tmp_path: Path) -> None:
    path = tmp_path / "journal.tsv"
    path.write_text(f"done\t0\n{line}\n")
    with pytest.raises(FemforgeError, match="not understood") as caught:
        read_journal(path)
    assert (caught.value.code, caught.value.place) == (ExitCode.FILE, f"{path}:2")


def test_times_are_counted_as_they_come(tmp_path: Path) -> None:
    journal = tmp_path / "journal.tsv"
    counted = _timed_launches(journal)
    assert next(counted) == 0
    counts = []
    for text in (
        "begin\t0\ttime\ntime\t0\t0\t1\t1\n",
        "time\t0\t1\t1",
        "\t1\ntime\t0\t2\t1\t1\n",
        "done\t0\n",
    ):
        with journal.open("a") as stream:
            stream.write(text)
        counts.append(next(counted))
    assert counts == [1, 1, 3, 3]


def test_steps_of_a_build_are_counted(tmp_path: Path) -> None:
    log = tmp_path / BUILD_LOG
    assert _built(log) == (0, None)
    for text, expected in (
        ("nothing yet\n", (0, None)),
        ("[ 12%] Building CXX object a\n[ 48%] Linking b\n", (48, 100)),
        ("[1/30] Building a\n[17/30] Linking b\n", (17, 30)),
    ):
        log.write_text(text)
        assert _built(log) == expected


@pytest.mark.parametrize("code", [0, 3])
def test_watching_gives_the_exit_code(code: int, tmp_path: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", f"import time; time.sleep(0.6); raise SystemExit({code})"]
    )
    assert watch(process, tmp_path, 5) == code
