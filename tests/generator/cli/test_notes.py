"""What ``femforge generate`` says beside its table."""

from __future__ import annotations

from pathlib import Path

import pytest
from cli_support import LAPLACE, CommandLine


@pytest.fixture
def command_line(capsys: pytest.CaptureFixture[str]) -> CommandLine:
    return CommandLine(capsys)


def said(command_line: CommandLine, folder: Path, text: str) -> str:
    form = folder / "test.form"
    form.write_text(text)
    return command_line.good("generate", form, "--targets", "cpu", "--out", folder / "out")


def test_forms_that_are_not_compiled_are_said(command_line: CommandLine, tmp_path: Path) -> None:
    text = said(command_line, tmp_path, LAPLACE + "m, A = u*v*dx, 2*a\n")
    assert "test.form: not compiled: m, A; forms = [...] in the file says which forms are" in text
    assert "not compiled" not in said(command_line, tmp_path, LAPLACE)


def test_other_names_in_c_are_said_once(command_line: CommandLine, tmp_path: Path) -> None:
    text = said(command_line, tmp_path, LAPLACE.replace("a =", "k = Constant(cell)\na = k*") + "L = k*v*dx\n")
    line = "test.form: k is called k_value in C: kernels have a k already"
    assert text.count(line) == 1


def test_forms_called_alike_get_kernels_with_names_of_their_own(
    command_line: CommandLine, tmp_path: Path
) -> None:
    said(command_line, tmp_path, LAPLACE + "f, F = v*dx, 2*v*dx\nforms = [f, F]\n")
    found = sorted(file.stem for file in (tmp_path / "out").glob("test_*.cpp"))
    assert found == [f"test_{slug}_p1_triangle_f64_element_tensor" for slug in ("f_2", "f")]
