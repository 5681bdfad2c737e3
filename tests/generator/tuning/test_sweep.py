"""Searches from end to end with a driver of invented times: the order of events, folders, budgets, interruptions."""

from __future__ import annotations

import hashlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path

import pytest
from cli_support import CommandLine
from places import FORMS, REPOSITORY
from tuning_runs import PLAN, WORDS, in_folder, names_of, some_variants, tunable, wait_until
from waiting import HANG

import femforge.tuning.folder
import femforge.tuning.sweep
from femforge.errors import ExitCode, FemforgeError
from femforge.tuning.archive import read_archive
from femforge.tuning.collect import collect, read_journal
from femforge.tuning.folder import write_folder
from femforge.tuning.records import Values, key_of
from femforge.tuning.search import Exhaustive, Guided, Random, Strategy, play
from femforge.tuning.sweep import Measuring, Sweep, open_work

pytestmark = pytest.mark.slow


# -- a driver of invented times ----------------------------------------------------------------------------


def invented_seconds(values: Values) -> float:
    """A time for each variant that has nothing to do with the machine."""
    digest = hashlib.sha256(repr(sorted(values.items())).encode()).digest()
    slow = {"none": 2.0, "inner": 1.5, "full": 1.0}[values["unroll"]] / values["concurrent_elements"]
    return 1e-3 * (slow + 0.01 * digest[0] / 256)


@dataclass
class Driver:
    """Stands in for ``run.sh``: writes the journal that the program would write.

    Attributes:
        most: variants that are finished in one call; then it ends with ``code``.
        code: exit code of a call that did not finish; an exception is raised.
        calls: the options of each call.
    """

    most: int = 1 << 20
    code: int | BaseException = 3
    calls: list[list[str]] = field(default_factory=list)

    def __call__(
        self,
        command: Sequence[str],
        environment: Mapping[str, str],
        folder: Path,
        launches: int,
        seconds: float = 0.0,
    ) -> int:
        options = list(command[1:])
        assert Path(command[0]) == folder / "run.sh"
        assert (folder / "plan.tsv").is_file()
        assert int(environment["JOBS"]) > 0
        self.calls.append(options)
        rounds = int(options[options.index("--rounds") + 1])
        listed = json.loads((folder / "variants.json").read_text())["variants"]
        assert launches == rounds * len(listed)
        journal = folder / "journal.tsv"
        done = set(read_journal(journal).outcomes) if journal.is_file() else set()
        with journal.open("a") as stream:
            stream.write("" if done else "device\tcpu\thost\tcpu\t5e10\t4e11\t2e11\n")
            left = [entry for entry in listed if entry["variant"] not in done]
            for entry in left[: self.most]:
                number, seconds = entry["variant"], invented_seconds(entry["parameters"])
                stream.write(f"begin\t{number}\tverify\nverified\t{number}\t1e-16\n")
                stream.writelines(f"time\t{number}\t{k}\t{seconds:.9g}\t1000\n" for k in range(rounds))
        if len(left) <= self.most:
            return 0
        if isinstance(self.code, BaseException):
            raise self.code
        return self.code


@pytest.fixture
def driver(monkeypatch: pytest.MonkeyPatch) -> Driver:
    made = Driver()
    monkeypatch.setattr(femforge.tuning.sweep, "_call", made)
    return made


def sweep_in(folder: Path, strategy: Strategy, budget: float = 0.0) -> Sweep:
    measuring = Measuring(rounds=2, bytes=1 << 20, stall=9)
    return Sweep(
        PLAN, [(tunable(), strategy)], measuring, folder / "a.h5", folder / "work", REPOSITORY, budget
    )


def test_each_step_knows_the_results_of_those_before(driver: Driver, tmp_path: Path) -> None:
    strategy = Guided(tunable().space, 40, seed=1)
    assert sweep_in(tmp_path, strategy).run()
    archive = read_archive(tmp_path / "a.h5")
    played = play(strategy, invented_seconds)
    assert [key_of(row.parameters) for row in archive.rows] == list(played)
    assert len(driver.calls) > 3
    assert len(list((tmp_path / "work").glob("step_*"))) == len(driver.calls)
    assert driver.calls[0] == ["--rounds", "2", "--stall", "9", "--seed", "0", "--bytes", "1048576"]
    (run,) = archive.runs
    assert (run.identity, run.strategy, run.seed, run.device) == ("identity-cpu", "guided", 3, "host")
    assert (run.copy_bandwidth, run.peak_float32, run.peak_float64) == (5e10, 4e11, 2e11)
    for row in archive.rows:
        assert (row.valid, row.cells, row.error, len(row.seconds)) == (True, 1000, 1e-16, 2)
        assert row.median == pytest.approx(invented_seconds(row.parameters), rel=1e-6)
        assert row.flops > 0 < row.bytes


@pytest.mark.parametrize("code", [3, KeyboardInterrupt(), 130, -signal.SIGKILL])
@pytest.mark.parametrize(
    "make", [lambda: Guided(tunable().space, 40, seed=1), lambda: Random(tunable().space, 30, 2)]
)
def test_a_search_that_is_stopped_again_and_again(
    driver: Driver, tmp_path: Path, code: int | BaseException, make: Callable[[], Strategy]
) -> None:
    driver.most, driver.code = 5, code
    stops = 0
    for _ in range(20):
        try:
            if sweep_in(tmp_path, make()).run():
                break
            assert code == 3
        except KeyboardInterrupt:
            assert code != 3
        stops += 1
        # what was finished is safe
        assert len(read_archive(tmp_path / "a.h5").rows) >= 5 * min(stops, 5)
    assert stops > 3
    rows = read_archive(tmp_path / "a.h5").rows
    assert len(set(names_of(rows))) == len(rows)
    # as if nothing had happened
    assert {key_of(row.parameters) for row in rows} == set(play(make(), invented_seconds))


def test_a_build_that_fails_is_an_error_with_its_place(driver: Driver, tmp_path: Path) -> None:
    driver.most, driver.code = 3, 1
    with pytest.raises(FemforgeError, match="cannot be built or measured") as caught:
        sweep_in(tmp_path, Random(tunable().space, 10)).run()
    assert caught.value.code == ExitCode.ENVIRONMENT
    assert caught.value.place.endswith("step_0000")
    assert "build.log" in caught.value.mend
    assert len(read_archive(tmp_path / "a.h5").rows) == 3


def test_the_driver_is_told_what_is_left_of_the_time(driver: Driver, tmp_path: Path) -> None:
    assert sweep_in(tmp_path, Random(tunable().space, 3), budget=1000.0).run()
    (options,) = driver.calls
    assert 900 <= int(options[options.index("--seconds") + 1]) <= 1000


def test_results_join_an_archive_that_is_there(driver: Driver, tmp_path: Path) -> None:
    assert sweep_in(tmp_path, Exhaustive(tunable().space, 6)).run()
    first = read_archive(tmp_path / "a.h5")
    again = sweep_in(tmp_path, Exhaustive(tunable().space, 6))
    again.plan, again.work = replace(PLAN, identity="second"), tmp_path / "other"
    # another search measures everything itself
    assert again.run()
    both = read_archive(tmp_path / "a.h5")
    assert [run.identity for run in both.runs] == ["identity-cpu", "second-cpu"]
    assert both.rows[: len(first.rows)] == first.rows
    assert len(both.rows) == 2 * len(first.rows)


def test_work_folders_belong_to_one_search(tmp_path: Path) -> None:
    settings = {"kernels": [["laplace", "cpu"]], "rounds": 7, "seed": 0}
    with pytest.raises(FemforgeError, match="no search to go on with"):
        open_work(tmp_path / "new", PLAN, settings, True)
    assert open_work(tmp_path / "new", PLAN, settings, False) == PLAN
    later = replace(PLAN, identity="later")
    assert open_work(tmp_path / "new", later, settings, True) == PLAN
    with pytest.raises(FemforgeError, match="an earlier search stopped here") as caught:
        open_work(tmp_path / "new", later, settings, False)
    assert "--resume" in caught.value.mend
    with pytest.raises(FemforgeError, match="other settings: rounds, seed"):
        open_work(tmp_path / "new", later, {**settings, "rounds": 3, "seed": 1}, True)


# -- folders ----------------------------------------------------------------------------------------------


def test_folders_that_were_not_run_and_none_at_all(tmp_path: Path) -> None:
    with pytest.raises(FemforgeError, match="no folder that"):
        collect(tmp_path)
    write_folder(tmp_path / "new", PLAN, some_variants(2), REPOSITORY)
    with pytest.raises(FemforgeError, match="there are no results") as caught:
        collect(tmp_path / "new")
    assert "run.sh" in caught.value.mend


def test_what_the_compiler_says_gets_into_the_rows(driver: Driver, tmp_path: Path) -> None:
    write_folder(tmp_path, PLAN, some_variants(3), REPOSITORY)
    driver([str(tmp_path / "run.sh"), "--rounds", "1"], {"JOBS": "1"}, tmp_path, 3)
    name = json.loads((tmp_path / "variants.json").read_text())["variants"][1]["kernel"]
    (tmp_path / "build.log").write_text(
        f"ptxas info : Compiling entry function '{name}_kernel' for 'sm_90'\n"
        "    0 bytes stack frame, 16 bytes spill stores, 24 bytes spill loads\n"
        "ptxas info : Used 40 registers, used 1 barriers, 9216 bytes smem\n"
    )
    (tmp_path / "compiler.txt").write_text("CXX GNU 12.2.0\n")
    ((run, rows),) = collect(tmp_path)
    assert run.compiler == "CXX GNU 12.2.0"
    assert [(row.registers, row.spilled_bytes) for row in rows] == [(-1, -1), (40, 24), (-1, -1)]


def test_a_folder_that_was_prepared_before_a_parameter_was_added(driver: Driver, tmp_path: Path) -> None:
    """Its variants are those of today, so that they join an archive once."""
    write_folder(tmp_path, PLAN, some_variants(2), REPOSITORY)
    driver([str(tmp_path / "run.sh"), "--rounds", "1"], {"JOBS": "1"}, tmp_path, 2)
    listed = json.loads((tmp_path / "variants.json").read_text())
    whole = [dict(entry["parameters"]) for entry in listed["variants"]]
    for entry in listed["variants"]:
        assert entry["parameters"].pop("slice_threads") == 0
    (tmp_path / "variants.json").write_text(json.dumps(listed))
    ((_, rows),) = collect(tmp_path)
    assert [row.parameters for row in rows] == whole


def test_a_folder_is_whole_and_the_same_every_time(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("tune", FORMS / "laplace.form", "-D", "cell=triangle", "--targets", "cuda,hip", "--seed", "4",
             "--strategy", "random", "--variants", "20")  # fmt: skip
    for name in ("one", "two"):
        said = CommandLine(capsys).good(*words, "--prepare", tmp_path / name)
        assert "42 variants of 2 kernels" in " ".join(said.split())
    one, two = (
        {
            str(p.relative_to(tmp_path / name)): p.read_bytes()
            for p in (tmp_path / name).rglob("*")
            if p.is_file()
        }
        for name in ("one", "two")
    )
    assert one.keys() == two.keys()
    # identity and time of the plan
    assert [name for name in one if one[name] != two[name]] == ["variants.json"]
    assert {"CMakeLists.txt", "main.cpp", "run.sh", "femforge/runtime/CMakeLists.txt"} <= one.keys()
    assert os.access(tmp_path / "one" / "run.sh", os.X_OK)
    rows = [line.split("\t") for line in one["plan.tsv"].decode().splitlines()]
    assert [row[0] for row in rows[1:]] == [str(k) for k in range(42)]
    assert {row[2] for row in rows[1:]} == {"cuda", "hip"}
    cmake = one["CMakeLists.txt"].decode()
    for library in {row[3] for row in rows[1:]} | {row[5] for row in rows[1:]}:
        assert f"add_group({Path(library).stem})" in cmake
    for row in rows[1:]:
        suffix = {"cuda": "cu", "hip": "hip"}[row[2]]
        assert f"{Path(row[3]).stem}/laplace/{row[4]}.{suffix}" in one


def test_command_lines_that_make_no_sense(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command_line = CommandLine(capsys)
    assert "no archive is named" in command_line.bad(ExitCode.USAGE, *WORDS)
    said = command_line.bad(ExitCode.USAGE, *WORDS, "--prepare", tmp_path / "folder")
    assert "--strategy exhaustive or random" in said
    assert not (tmp_path / "folder").exists()
    said = command_line.bad(ExitCode.USAGE, *WORDS, "--archive", tmp_path / "a.h5", "--resume")
    assert "there is no search to go on with" in said
    said = command_line.bad(ExitCode.USAGE, "tune", "--collect", tmp_path, "--kernel", "apply")
    assert "'--kernel' does not go with --collect" in said
    archive = ("--archive", tmp_path / "a.h5")
    said = command_line.bad(
        ExitCode.PARAMETERS, *WORDS, "--kernel", "apply", "-s", "scatter=element", *archive
    )
    assert "(scatter = element) are not tuned" in " ".join(said.split())
    assert not any(tmp_path.iterdir())


# -- the budget -------------------------------------------------------------------------------------------


def test_a_budget_covers_generating(driver: Driver, tmp_path: Path) -> None:
    """Nothing is built, nothing half a folder, if the time is over before all variants are generated."""
    assert not sweep_in(tmp_path, Random(tunable().space, 4, 1), budget=1e-9).run()
    assert not driver.calls
    assert not list((tmp_path / "work").glob("step_*/plan.tsv"))


def test_a_budget_ends_a_build_with_all_that_it_started(tmp_path: Path) -> None:
    """What runs is interrupted as a whole, also what is in a process group of its own."""
    script = tmp_path / "run.sh"
    script.write_text("#!/bin/sh\nset -m\nsleep 1000 &\nset +m\nsleep 1000\n")
    script.chmod(0o755)
    before = set(in_folder(tmp_path))
    command = ["sh", "-c", f"cd {tmp_path} && exec ./run.sh"]
    began = time.monotonic()
    code = femforge.tuning.sweep._call(command, dict(os.environ), tmp_path, 1, 1.0)
    assert code == 3
    assert time.monotonic() - began > 1
    assert set(in_folder(tmp_path)) == before


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_an_interrupted_command_ends_what_it_started(number: signal.Signals, tmp_path: Path) -> None:
    """Also if the interruption reaches femforge alone, as `kill` does."""
    # in place of a compiler; it starts others, and ignores what it is not told by its own number
    program = tmp_path / "c++"
    program.write_text("#!/bin/sh\ntrap '' HUP TERM\nsleep 1000 & sleep 1000\n")
    program.chmod(0o755)
    text = (
        "from femforge.cli import main; import femforge.cli.building as b; import femforge.cli.generate as g; "
        f"g.prepare = lambda *_: b.run(['{program}'], 'x'); main()"
    )

    def attend() -> None:  # whoever runs the tests may ignore some, as nohup does
        signal.signal(number, signal.default_int_handler if number == signal.SIGINT else signal.SIG_DFL)

    running = subprocess.Popen(
        [sys.executable, "-c", text, "generate", FORMS / "laplace.form", "--out", "out"], cwd=tmp_path,
        preexec_fn=attend, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    wait_until(lambda: len(in_folder(tmp_path)) == 4)
    running.send_signal(number)
    said = running.communicate(timeout=HANG)[1]
    assert (running.returncode, said.strip()) == (
        130 if number == signal.SIGINT else 128 + number, "interrupted",
    )  # fmt: skip
    assert not in_folder(tmp_path)


def test_an_interruption_ends_a_command_that_is_only_starting(tmp_path: Path) -> None:
    """It comes before anybody knows the command."""
    text = """
import os, signal, subprocess
from femforge import processes

class Interrupted(subprocess.Popen):
    def __init__(self, *words, **options):
        super().__init__(*words, **options)
        os.kill(os.getpid(), signal.SIGINT)

subprocess.Popen = Interrupted
processes.run_session(["sh", "-c", "sleep 1000 & sleep 1000"])
"""
    attend = partial(signal.signal, signal.SIGINT, signal.default_int_handler)
    command = [sys.executable, "-c", text]
    done = subprocess.run(
        command, cwd=tmp_path, preexec_fn=attend, stderr=subprocess.PIPE, text=True, check=False
    )
    assert done.stderr.strip().endswith("KeyboardInterrupt")
    assert not in_folder(tmp_path)


def test_whoever_interrupts_again_does_not_wait(tmp_path: Path) -> None:
    """The second interruption kills what does not end by itself."""
    deaf = "trap '' INT; sleep 1000; sleep 1000"
    text = f"from femforge.processes import run_session; run_session(['sh', '-c', {deaf!r}])"
    attend = partial(signal.signal, signal.SIGINT, signal.default_int_handler)
    running = subprocess.Popen(
        [sys.executable, "-c", text], cwd=tmp_path, preexec_fn=attend, stderr=subprocess.DEVNULL
    )
    wait_until(lambda: len(in_folder(tmp_path)) == 3)
    running.send_signal(signal.SIGINT)
    time.sleep(0.5)
    assert running.poll() is None
    running.send_signal(signal.SIGINT)
    running.wait(HANG)
    assert not in_folder(tmp_path)
