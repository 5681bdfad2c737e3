"""What commands print where lines are short: nothing is broken inside a name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from check_support import command_line
from cli_support import CommandLine
from places import FORMS
from synthetic_sweep import sweep

from femforge.cli.check import _print
from femforge.cli.checking import Outcome
from femforge.cli.lines import UNBOUNDED, line_width, wrapped
from femforge.cli.tables import new_table, print_table
from femforge.tuning.archive import write_archive

__all__ = ["command_line"]

NAME = re.compile(r"[A-Za-z0-9_]+")
WIDTH = 80


def names(text: str) -> set[str]:
    return set(NAME.findall(text))


def check_lines(wide: str, narrow: str) -> None:
    """The same words in lines that fit, unless a line is one name."""
    assert names(narrow) == names(wide)
    for line in narrow.splitlines():
        assert len(line) <= WIDTH or len(line.split()) == 1 or "│" in line, line


def both(command_line: CommandLine, monkeypatch: pytest.MonkeyPatch, *words: str | Path) -> None:
    """Run a command with lines of any length and with short ones."""
    monkeypatch.delenv("COLUMNS", raising=False)
    wide = command_line(*words)
    monkeypatch.setenv("COLUMNS", str(WIDTH))
    narrow = command_line(*words)
    assert wide.code == narrow.code
    check_lines(wide.out, narrow.out)
    check_lines(wide.err, narrow.err)


KINDS = "element_tensor,apply,residual"
SHIPPED = sorted(FORMS.glob("*.form"))


@pytest.mark.slow
@pytest.mark.parametrize("form", SHIPPED, ids=[form.stem for form in SHIPPED])
def test_shipped_forms(
    form: Path, command_line: CommandLine, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    words = [form, "--kernel", KINDS, "--targets", "cpu,cuda"]
    both(command_line, monkeypatch, "generate", *words, "--out", tmp_path / "kernels")
    both(command_line, monkeypatch, "inspect", *words)


COMMANDS = [
    ["--help"],
    *([command, "--help"] for command in ("generate", "inspect", "check", "tune", "report", "model", "scaling")),
    ["scaling", "--element", "Q2"], ["model"], ["model", "--paper"],
    ["model", "--element", "Q1", "--operator", "elasticity"],
    ["generate", "nowhere/" * 12 + "none.form", "--out", "here"], ["generate", FORMS / "laplace.form", "--set", "a=b"],
    ["inspect", FORMS / "laplace.form", "--set", "unroll=most"],
    ["check", FORMS / "laplace.form", "--mesh", "none.msh"],
]  # fmt: skip


@pytest.mark.parametrize("words", COMMANDS, ids=[" ".join(map(str, words))[-40:] for words in COMMANDS])
def test_other_commands(words: list[str], command_line: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
    both(command_line, monkeypatch, *words)


def test_check(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    kernel = "a_mixed_element_with_many_parts_p2x3_p1_tetrahedron_f64_lexicographic_planar_apply"
    outcomes = [
        Outcome(kernel, "hip, emulated", 384, 1e-3, 18, 3, -1, 0, 0, 0.1, 1e-12, 1e-9),
        Outcome("laplace_p1_tetrahedron_f64", "cpu", 384, 1e-16, 18, 3, 2, 5, 0, 0.1, 1e-12),
    ]
    said = []
    for columns in (str(UNBOUNDED), str(WIDTH)):
        monkeypatch.setenv("COLUMNS", columns)
        _print(outcomes, "box:4", ["cpu"])
        said.append(capsys.readouterr().out)
    check_lines(*said)


def test_report(command_line: CommandLine, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "sweep.h5"
    write_archive(sweep(), file)
    both(command_line, monkeypatch, "report", file)


def test_lines_are_broken_at_spaces_and_separators() -> None:
    assert wrapped("  some words here", 12, 2) == ["  some words", "    here"]
    assert wrapped("name = a_long_factor*another_one*(third + fourth)", 22, 2) == [
        "name = a_long_factor*", "  another_one*(third +", "  fourth)",
    ]  # fmt: skip
    assert wrapped("one_name_that_is_longer_than_a_line", 10) == ["one_name_that_is_longer_than_a_line"]
    assert wrapped("", 10) == [""]


def test_widths(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "66")
    assert line_width() == 66
    monkeypatch.setenv("COLUMNS", "wide")
    assert line_width() == UNBOUNDED
    monkeypatch.delenv("COLUMNS")
    assert line_width() == UNBOUNDED


def test_tables_are_narrowed_between_words(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = new_table("Title", ("name", "why", "number"), ("number",))
    table.add_row("laplace_p1", "fewest flops of those that are valid", "12")
    monkeypatch.setenv("COLUMNS", "40")
    print_table(table)
    lines = capsys.readouterr().out.splitlines()
    assert [line.split() for line in lines if "laplace" in line or "valid" in line] == [
        ["laplace_p1", "fewest", "flops", "of", "12"], ["valid"],
    ]  # fmt: skip
    monkeypatch.setenv("COLUMNS", "20")
    print_table(table)
    lines = capsys.readouterr().out.splitlines()
    assert lines[-4:] == ["  why: fewest flops", "  of those that are", "  valid; number: 12", ""]
    assert "name: laplace_p1" in lines
