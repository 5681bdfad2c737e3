"""Searches from end to end with real programs on the CPU: killed, resumed, with faults in what they measure."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from cli_support import CommandLine
from places import REPOSITORY
from tuning_runs import PLAN, WORDS, in_folder, names_of, some_variants, tunable, tune, wait_until
from waiting import HANG

import femforge.tuning.folder
from femforge.errors import ExitCode
from femforge.tuning.archive import Archive, read_archive
from femforge.tuning.folder import write_folder
from femforge.tuning.subjects import Variant
from femforge.tuning.sweep import best_rows
from femforge.tuning.tables import table_of

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def swept(environment: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """The archive of a small search, and what was printed."""
    path = tmp_path_factory.mktemp("swept") / "a.h5"
    ran = tune(environment, "--variants", "4", "--rounds", "2", "--bytes", str(1 << 20), "--archive", path)
    assert ran.returncode == 0, ran.stderr
    return path, ran.stdout


def test_a_search_from_end_to_end(swept: tuple[Path, str]) -> None:
    path, printed = swept
    archive = read_archive(path)
    (run,) = archive.runs
    assert (run.flavour, run.strategy, run.seed) == ("cpu", "guided", 0)
    assert run.compiler.startswith("CXX ")
    assert min(run.copy_bandwidth, run.peak_float32, run.peak_float64) > 0
    assert len(set(names_of(archive.rows))) == len(archive.rows) == 4
    assert sum(row.untuned for row in archive.rows) == 1
    for row in archive.rows:
        assert row.valid, (row.label, row.status, row.detail)
        assert len(row.seconds) == 2
        assert 0 <= row.error < 1e-12
        assert row.cells >= (1 << 20) // 48
    (best,) = best_rows(archive.rows).values()
    table = re.sub(r"\s+", "", printed)
    assert "laplace_p1_interval_f64cpu4" in table
    assert re.sub(r"\s+", "", best.label) in table
    assert "4 variants of this search, 4 in all" in printed
    assert [p.name for p in path.parent.iterdir()] == [path.name]


def lines_of(journal: Path, event: str) -> list[list[str]]:
    """The whole lines of one event."""
    lines = journal.read_text().split("\n")[:-1] if journal.is_file() else []
    return [line.split("\t") for line in lines if line.startswith(f"{event}\t")]


def kill_in_the_middle(environment: Mapping[str, str], words: Sequence[str | Path], step: Path) -> None:
    """Start a search, and kill it and its driver once there are times."""
    command = [sys.executable, "-m", "femforge", *map(str, words)]
    running = subprocess.Popen(
        command, env=environment, start_new_session=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        wait_until(lambda: running.poll() is not None or len(lines_of(step / "journal.tsv", "time")) > 20)
        assert running.poll() is None
    finally:
        if running.poll() is None:
            os.killpg(running.pid, signal.SIGKILL)
        running.wait()
        for each in in_folder(step):
            os.kill(each, signal.SIGKILL)
        wait_until(lambda: not in_folder(step))


def test_a_search_that_is_killed_goes_on(
    environment: dict[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rounds, path = 300, tmp_path / "a.h5"
    words = ("--strategy", "random", "--variants", "3", "--bytes", str(4 << 20), "--archive", path)
    step = tmp_path / "a.h5.work" / "step_0000"
    kill_in_the_middle(environment, (*WORDS, *words, "--rounds", str(rounds)), step)
    # the resumed search removes the folder
    journal = tmp_path / "journal.tsv"
    os.link(step / "journal.tsv", journal)
    before = journal.read_text()
    assert 20 < len(lines_of(journal, "time")) < 4 * rounds
    with journal.open("a") as stream:
        stream.write("time\t0\t")  # as if it was killed while writing
    command_line = CommandLine(capsys)
    again = (*WORDS, *words, "--rounds", str(rounds))
    assert "an earlier search stopped here" in command_line.bad(ExitCode.USAGE, *again)
    for other in (("--rounds", "5"), ("--rounds", str(rounds), "--seed", "1")):
        said = command_line.bad(ExitCode.USAGE, *WORDS, *words, *other, "--resume")
        assert "had other settings: " + other[-2].removeprefix("--") in said
    resumed = tune(environment, *words, "--rounds", str(rounds), "--resume")
    assert resumed.returncode == 0, resumed.stderr
    assert journal.read_text().startswith(before)
    variants = {str(k) for k in range(4)}
    times = Counter((words[1], int(words[2])) for words in lines_of(journal, "time"))
    assert times == Counter({(variant, k): 1 for variant in variants for k in range(rounds)})
    assert Counter(words[1] for words in lines_of(journal, "verified")) == Counter(variants)
    assert len(lines_of(journal, "device")) == 1
    archive = read_archive(path)
    assert len(archive.runs) == 1
    assert len(set(names_of(archive.rows))) == len(archive.rows) == 4
    assert all(row.valid and len(row.seconds) == rounds for row in archive.rows)
    assert sorted(p.name for p in tmp_path.iterdir()) == ["a.h5", "journal.tsv"]


#: Faults, and what becomes of variants that have them. The first statement of a kernel is where they are put.
FIRST = "  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;\n"
FAULTS = {
    2: ("= -inv_abs_detJ;", "= +inv_abs_detJ;", "wrong"),
    3: (FIRST, "  if (num_cells > 0) return FEMFORGE_SUCCESS;\n", "wrong"),
    4: (FIRST, "  element_tensors[4 * num_cells] = 0;\n", "wrong"),
    5: (FIRST, "  if (num_cells > 10000) __builtin_trap();\n", "crashed"),
    6: (FIRST, "  for (volatile bool waiting = true; waiting;) continue;\n", "timed_out"),
    8: (FIRST, "#error this does not compile\n", "not_built"),
}


@pytest.fixture(scope="module")
def planted(environment: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that was run, with faults in some of its variants; two share a translation unit."""
    folder = tmp_path_factory.mktemp("planted")
    with pytest.MonkeyPatch.context() as block:
        block.setattr(femforge.tuning.folder, "_MOST_VARIANTS", 2)
        simple = some_variants(10, lambda v: v["representation"] == "tensor" and v["unroll"] == "full")
        variants = [Variant(tunable(), tunable().space.untuned), *(v for v in simple if not v.untuned)][:10]
        write_folder(folder, PLAN, variants, REPOSITORY)
    for number, (old, new, _) in FAULTS.items():
        (source,) = folder.glob(f"group_*/*/*_v{number}_element_tensor.cpp")
        text = source.read_text()
        assert old in text
        source.write_text(text.replace(old, new, 1))
    command = [folder / "run.sh", "--rounds", "2", "--stall", "2", "--bytes", str(1 << 20)]
    ran = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=HANG, check=False)
    assert ran.returncode == 0, ran.stderr
    assert "some variants do not compile" in ran.stderr
    return folder


def test_faulty_variants_are_recorded_and_never_chosen(
    planted: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = CommandLine(capsys).good("tune", "--collect", planted, "--archive", tmp_path / "a.h5")
    assert "not counted: 1 crashed, 2 not built, 1 timed out, 3 wrong" in said
    archive = read_archive(tmp_path / "a.h5")
    listed = json.loads((planted / "variants.json").read_text())["variants"]
    assert [row.parameters for row in archive.rows] == [entry["parameters"] for entry in listed]
    expected = {number: status for number, (*_, status) in FAULTS.items()}
    expected[9] = "not_built"  # shares the translation unit of the one that does not compile
    assert {k: row.status for k, row in enumerate(archive.rows)} == {
        k: expected.get(k, "ok") for k in range(10)
    }
    for number, row in enumerate(archive.rows):
        assert row.valid == (number in (0, 1, 7))
        assert (row.detail == "") == row.valid
    assert archive.rows[2].error == pytest.approx(2.0)
    assert "beyond the end" in archive.rows[4].detail
    assert "signal" in archive.rows[5].detail
    check_chosen(archive)


def check_chosen(archive: Archive) -> None:
    """Whatever the times are, none but the sound variants is taken."""
    sound = [row.parameters for row in archive.rows if row.valid]
    for favourite in range(len(archive.rows)):
        rows = [
            replace(row, seconds=(1e-12,)) if k == favourite else row for k, row in enumerate(archive.rows)
        ]
        (best,) = best_rows(rows).values()
        (entry,) = table_of(Archive(archive.runs, rows), "cpu", None, "")["kernels"].values()
        assert best.parameters in sound
        assert entry["parameters"] in sound
        if archive.rows[favourite].valid:
            assert best.parameters == archive.rows[favourite].parameters == entry["parameters"]


def test_running_a_finished_folder_again_measures_nothing(planted: Path) -> None:
    before = (planted / "journal.tsv").read_text()
    command = [planted / "build" / "tune_driver", "plan.tsv", "journal.tsv", "--rounds", "2"]
    subprocess.run(command, cwd=planted, check=True, timeout=HANG, stderr=subprocess.DEVNULL)
    assert (planted / "journal.tsv").read_text() == before
