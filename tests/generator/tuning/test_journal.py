"""The journal that the measuring program writes: for the archive, and for the progress that is shown."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from femforge.errors import ExitCode, FemforgeError
from femforge.tuning.collect import read_journal
from femforge.tuning.folder import BUILD_LOG
from femforge.tuning.progress import _built, _timed_launches, watch


def test_a_journal_is_read_up_to_its_last_whole_line(tmp_path: Path) -> None:
    path = tmp_path / "journal.tsv"
    path.write_text(
        "device\tcuda\tGPU 0\tcuda\t4e12\t6e13\t3e13\nbegin\t0\tverify\nverified\t0\t1e-7\n"
        "begin\t1\tverify\nwrong\t1\t0.5\tcell 3\nbegin\t2\tverify\nfailed\t2\tcrashed\tsignal 11\n"
        "begin\t0\ttime\ntime\t0\t1\t2e-3\t64\ntime\t0\t0\t1e-3\t64\ndone\t0\ntime\t0\t2\t9e-3"
    )
    journal = read_journal(path)
    assert journal.devices == {"cuda": ("GPU 0", "cuda", 4e12, 6e13, 3e13)}
    assert journal.outcomes[0].seconds == {0: 1e-3, 1: 2e-3}
    assert (journal.outcomes[0].status, journal.outcomes[0].error, journal.outcomes[0].cells) == (
        "ok",
        1e-7,
        64,
    )
    assert journal.outcomes[0].dofs == 0
    assert (journal.outcomes[1].status, journal.outcomes[1].detail) == ("wrong", "cell 3")
    assert (journal.outcomes[2].status, journal.outcomes[2].detail) == ("crashed", "signal 11")


def test_times_of_operators_say_the_number_of_dofs(tmp_path: Path) -> None:
    path = tmp_path / "journal.tsv"
    path.write_text("begin\t0\tbind\nbegin\t0\tverify\nverified\t0\t0\ntime\t0\t0\t1e-3\t64\t25\n")
    outcome = read_journal(path).outcomes[0]
    assert (outcome.status, outcome.seconds, outcome.cells, outcome.dofs) == ("ok", {0: 1e-3}, 64, 25)


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
