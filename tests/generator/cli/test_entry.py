"""The command line as a whole: help, exit codes, and how every failure ends."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

import pytest
from cli_support import LAPLACE, CommandLine
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from places import FORMS, REPOSITORY
from waiting import HANG

import femforge
import femforge.cli.generate
from femforge.cli import run
from femforge.errors import ExitCode

COMMANDS = ("generate", "inspect", "check", "tune", "report", "defaults")
DOCUMENTATION = (REPOSITORY / "docs" / "command-line.md").read_text("utf-8")


@pytest.fixture
def command_line(capsys: pytest.CaptureFixture[str]) -> CommandLine:
    return CommandLine(capsys)


def process(*words: str | Path, **keywords: object) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "femforge", *map(str, words)]
    return subprocess.Popen(command, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE, **keywords)  # type: ignore[call-overload,no-any-return]


def test_version(command_line: CommandLine) -> None:
    assert command_line.good("--version") == f"femforge {femforge.__version__}\n"


def test_help_lists_commands_examples_and_every_exit_code(command_line: CommandLine) -> None:
    text = command_line.good("--help")
    for command in COMMANDS:
        assert re.search(rf"^  {command} ", text, re.MULTILINE)
    assert "Examples:" in text
    documented = {
        int(line.split()[0]) for line in text.partition("Exit codes:")[2].splitlines() if line.strip()
    }
    assert documented == {int(code) for code in ExitCode} | {1, 130}


@pytest.mark.parametrize("words", [["--help"], ["scaling", "--element", "Q1"], ["generate", "--help"]])
def test_what_draws_and_stores_is_not_loaded_in_vain(words: list[str]) -> None:
    lines = f"import sys, femforge.cli\nfemforge.cli.run({words!r})\n"
    shown = "print([name for name in ('matplotlib', 'h5py') if name in sys.modules], file=sys.stderr)"
    ran = subprocess.run([sys.executable, "-c", lines + shown], capture_output=True, text=True, check=True)
    assert ran.stdout
    assert ran.stderr == "[]\n"


def check_understood(command_line: CommandLine, words: list[str]) -> None:
    """The files of a documented command line do not exist: that is the only thing wrong with it, if it names any."""
    if "basis" in words:
        command_line.good(*words)
    else:
        assert re.search("[Nn]o such file", command_line.bad(ExitCode.FILE, *words))


@pytest.mark.parametrize("command", COMMANDS)
def test_help_of_commands_has_examples_that_parse(
    command_line: CommandLine, command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    text = command_line.good(command, "--help")
    examples = [line.split()[1:] for line in text.splitlines() if line.startswith("    femforge ")]
    assert len(examples) >= 3
    for words in examples:
        check_understood(command_line, words)


def test_the_documentation_says_the_same(command_line: CommandLine) -> None:
    rows = re.findall(r"^\| (\d+) \| ([^|]+) \|$", DOCUMENTATION, re.MULTILINE)
    shown = command_line.good("--help").partition("Exit codes:")[2].strip().splitlines()
    codes = [tuple(line.strip().split(None, 1)) for line in shown]
    assert [code for code, _ in rows] == [code for code, _ in codes]
    for (_, documented), (_, helped) in zip(rows, codes, strict=True):
        assert documented.replace("`", "").startswith(helped.partition(";")[0])
    for command in COMMANDS:
        options = re.findall(r"(--[a-z-]+)", command_line.good(command, "--help"))
        section = DOCUMENTATION.partition(f"## femforge {command}")[2].partition("\n## ")[0]
        assert {option for option in options if f"`{option}" not in section} <= {"--help", "--runtime"}


@pytest.mark.parametrize("line", re.findall(r"^femforge (?!model|scaling)(.+)$", DOCUMENTATION, re.MULTILINE))
def test_documented_commands_are_understood(
    command_line: CommandLine, line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    check_understood(command_line, line.split())


def test_without_arguments_the_help_is_shown(command_line: CommandLine) -> None:
    ran = command_line()
    assert ran.code == ExitCode.USAGE
    assert "Usage: femforge" in ran.err


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["generate"], "no form file is named"),
        (["generate", "--colour"], "No such option"),
        (["forge"], "No such command 'forge'"),
        (["inspect"], "Missing argument"),
        (
            ["generate", "a.form", "--out", "o", "--define", "degree"],
            "'degree' is not of the form name=value",
        ),
        (["generate", "a.form", "--out", "o", "--targets", "cpu,gpu"], "unknown target 'gpu'"),
        (["generate", "a.form", "--out", "o", "--targets", ","], "no target is named"),
        (["check", "a.form", "--tolerance", "0"], "0.0 is not in the range"),
        (["check", "a.form", "--targets", "opencl"], "unknown target 'opencl'"),
    ],
)
def test_wrong_command_lines(command_line: CommandLine, words: list[str], expected: str) -> None:
    text = command_line.bad(ExitCode.USAGE, *words)
    assert expected in text
    assert "mend: " in text


def test_a_form_that_is_wrong(command_line: CommandLine, tmp_path: Path) -> None:
    form = tmp_path / "wrong.form"
    form.write_text("element = FiniteElement('Lagrange', triangle, 1)\na = import_me\n")
    text = command_line.bad(ExitCode.FORM, "generate", form, "--out", tmp_path / "out")
    assert text.startswith(f"error: {form}:2:5: ")
    assert "\n  a = import_me\n      ^" in text
    assert not (tmp_path / "out").exists()


def test_parameters_that_are_wrong(command_line: CommandLine, tmp_path: Path) -> None:
    words = ["generate", FORMS / "laplace.form", "--out", tmp_path / "out", "--set"]
    assert "unknown parameter 'speed'" in command_line.bad(ExitCode.PARAMETERS, *words, "speed=11")
    assert "float32, float64" in command_line.bad(ExitCode.PARAMETERS, *words, "scalar=float16")
    assert "unknown target 'tpu'" in command_line.bad(ExitCode.PARAMETERS, *words, "tpu.unroll=full")
    assert "cannot be set for one target" in command_line.bad(
        ExitCode.PARAMETERS, *words, "cuda.scalar=float32"
    )
    assert "not valid" in command_line.bad(ExitCode.PARAMETERS, *words, "representation=sum_factorised")


def test_files_that_are_missing(command_line: CommandLine, tmp_path: Path) -> None:
    missing = tmp_path / "missing.form"
    assert str(missing) in command_line.bad(ExitCode.FILE, "generate", missing, "--out", tmp_path)
    assert str(missing) in command_line.bad(ExitCode.FILE, "inspect", missing)
    assert str(missing) in command_line.bad(ExitCode.FILE, "generate", "--config", missing, "--out", tmp_path)


def test_an_output_folder_that_cannot_be_written(command_line: CommandLine, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    text = command_line.bad(
        ExitCode.FILE, "generate", FORMS / "laplace.form", "--out", tmp_path / "file" / "out"
    )
    assert "cannot write" in text


def test_own_faults_are_told_apart(command_line: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("a screw is loose")

    monkeypatch.setattr(femforge.cli.generate, "prepare", fail)
    words = ["generate", str(FORMS / "laplace.form"), "--out", "out"]
    ran = command_line(*words)
    assert ran.code == 1
    assert "femforge itself failed: RuntimeError: a screw is loose" in ran.err
    assert "please report this" in ran.err
    assert "Traceback" not in ran.err
    assert "Traceback" in command_line("--traceback", *words).err


def test_interruption(command_line: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(femforge.cli.generate, "prepare", interrupt)
    ran = command_line("generate", FORMS / "laplace.form", "--out", "out")
    assert (ran.code, ran.out, ran.err.split()) == (130, "", ["interrupted"])


def test_interruption_of_a_process(tmp_path: Path) -> None:
    out = tmp_path / "out"
    # a test run in the background ignores the interrupt, and so would its children
    attend = partial(signal.signal, signal.SIGINT, signal.default_int_handler)
    running = process(
        "generate", "--config", FORMS.parent / "tests" / "kernels.toml", "--out", out, preexec_fn=attend
    )
    time.sleep(4)
    running.send_signal(signal.SIGINT)
    printed, said = running.communicate(timeout=HANG)
    assert (running.returncode, printed, said.strip()) == (130, "", "interrupted")
    assert not out.exists()


def test_as_a_module_and_into_a_closed_pipe() -> None:
    # more than a pipe holds
    running = process("inspect", FORMS / "elasticity.form", "-D", "degree=2", "--json")
    assert running.stdout is not None
    assert running.stdout.read(1) == "["
    running.stdout.close()
    assert running.stderr is not None
    assert running.stderr.read() == ""
    assert running.wait(HANG) == 0


COMMAND_WORDS = """generate inspect --out --define --set --targets cpu x=1 cell=triangle degree=2 --config
    --json --list-inputs --suffix = -- -q nowhere.form laplace.form"""
WORDS = st.sampled_from(COMMAND_WORDS.split())


@settings(
    max_examples=60,
    suppress_health_check=[*settings().suppress_health_check, HealthCheck.function_scoped_fixture],
)
@given(words=st.lists(WORDS, max_size=7))
def test_no_command_line_is_a_fault_of_ours(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "laplace.form").write_text(LAPLACE)
    code = run(words)
    said = capsys.readouterr().err
    assert code in {int(known) for known in ExitCode}, said
    assert (code == 0) == (said == "")


def test_inspect_refuses_parameters_of_operators(command_line: CommandLine, tmp_path: Path) -> None:
    (tmp_path / "laplace.form").write_text(LAPLACE)
    said = command_line.bad(
        ExitCode.PARAMETERS, "inspect", tmp_path / "laplace.form", "--set", "scatter=atomic"
    )
    assert "scatter is for kernels on global vectors and matrices" in said


def test_check_refuses_to_deform_parallelepipeds(command_line: CommandLine, tmp_path: Path) -> None:
    (tmp_path / "laplace.form").write_text(LAPLACE.replace("triangle", "quadrilateral"))
    said = command_line.bad(ExitCode.USAGE, "check", tmp_path / "laplace.form", "--set", "input=affine")
    assert "give --deform 0" in said


@pytest.mark.parametrize(
    "words",
    [
        ["--collect", "folder", "--archive", "a.h5", "--rounds", "3"],
        ["--merge", "b.h5", "--archive", "a.h5", "--targets", "cpu"],
        ["--prepare", "folder", "--strategy", "random", "--targets", "cpu", "--budget", "9"],
    ],
)
def test_tune_refuses_options_that_would_be_ignored(command_line: CommandLine, words: list[str]) -> None:
    assert "does not go with" in command_line.bad(ExitCode.USAGE, "tune", *words)


@pytest.mark.parametrize(
    ("words", "cause"),
    [
        (["--cells", "1000", "--bytes", "9"], "both say how large meshes are"),
        (["--cells", "1000,many"], "as in 1000,10000"),
        (["--cells", "1000,0"], "as in 1000,10000"),
        (["--cells", "1000", "--prepare", "folder"], "does not go with --prepare"),
    ],
)
def test_tune_wants_numbers_of_cells(command_line: CommandLine, words: list[str], cause: str) -> None:
    said = command_line.bad(ExitCode.USAGE, "tune", "laplace.form", "--archive", "a.h5", *words)
    assert cause in " ".join(said.split())
