"""What ``femforge generate`` says beside its table."""

from __future__ import annotations

from pathlib import Path

import pytest
from cli_support import LAPLACE, CommandLine

from femforge.errors import ExitCode


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


def test_points_of_an_estimate_are_said_with_how_to_have_fewer(
    command_line: CommandLine, tmp_path: Path
) -> None:
    laplace = LAPLACE.replace("triangle", "hexahedron")
    line = "takes 27 points on a hexahedron; --set quadrature=gauss takes 2 in each direction, 8"
    assert line in said(command_line, tmp_path, laplace)
    form = tmp_path / "test.form"
    words = ("generate", form, "--targets", "cpu", "--out", tmp_path / "gauss", "--set", "quadrature=gauss")
    text = command_line.good(*words)
    assert "quadrature=gauss" not in text
    assert "3 (gauss)" in text
    bad = command_line.bad(ExitCode.PARAMETERS, *words, "--set", "quadrature_degree=4")
    assert "ask for two rules" in bad
    form.write_text(LAPLACE)
    assert "quadrature = gauss is for intervals, quadrilaterals and hexahedra" in command_line.bad(4, *words)


def test_forms_called_alike_get_kernels_with_names_of_their_own(
    command_line: CommandLine, tmp_path: Path
) -> None:
    said(command_line, tmp_path, LAPLACE + "f, F = v*dx, 2*v*dx\nforms = [f, F]\n")
    found = sorted(file.stem for file in (tmp_path / "out").rglob("test_*.cpp"))
    assert found == [f"test_{slug}_p1_triangle_f64_element_tensor" for slug in ("f_2", "f")]
