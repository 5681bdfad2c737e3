"""``--kernel qfunction`` on the command line, in configuration files, and from Python."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import ufl
from basix.ufl import element
from cli_support import LAPLACE, CommandLine

import femforge
from femforge.errors import ExitCode
from femforge.files import MANIFEST


@pytest.fixture
def command_line(capsys: pytest.CaptureFixture[str]) -> CommandLine:
    return CommandLine(capsys)


@pytest.fixture
def form(tmp_path: Path) -> Path:
    path = tmp_path / "laplace.form"
    path.write_text(LAPLACE)
    return path


def files_in(folder: Path) -> list[str]:
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file())


def test_files_and_manifest(command_line: CommandLine, form: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    words = ("generate", form, "--kernel", "qfunction,apply", "--targets", "cpu,cuda", "--out", out)
    listed = command_line.good(*words, "--list-outputs").split("\n")[:-1]
    text = command_line.good(*words)
    name = "laplace_p1_triangle_f64_qfunction"
    assert sorted(listed) == files_in(out)
    assert {f"laplace/{name}.h", f"laplace/{name}_create.h"} <= set(listed)
    (row,) = [line for line in text.splitlines() if line.split()[:1] == [name]]
    assert "point function" in row
    assert "a point" in row
    # whoever includes the library need not have libCEED
    assert "qfunction" not in (out / "femforge_kernels.h").read_text()
    manifest = json.loads((out / MANIFEST).read_text())
    (entry,) = manifest["qfunctions"]
    (other, *_) = manifest["kernels"]
    assert entry["key"] == other["key"]
    assert entry["inputs"][0] == {"name": "grad_trial", "size": 2, "mode": "CEED_EVAL_GRAD", "components": 1}
    assert [field["name"] for field in entry["inputs"]] == ["grad_trial", "grad_x", "weights"]
    assert (entry["values_read"], entry["values_written"]) == (7, 2)
    assert entry["regenerate"] == "femforge generate laplace.form --kernel qfunction"
    head = (out / entry["header"]).read_text()
    assert f"//   {entry['regenerate']}\n" in head
    assert f"//   flops   {entry['flops']}\n" in head


def test_for_libceed(command_line: CommandLine, form: Path, tmp_path: Path) -> None:
    """Orders of dofs are no matter of QFunctions."""
    out = tmp_path / "out"
    words = ("--kernel", "qfunction,apply", "--targets", "cpu", "--out", out, "-q")
    command_line.good("generate", form, "--for", "libceed", *words)
    assert (out / "laplace/laplace_p1_triangle_f64_qfunction.h").exists()


def test_configuration(command_line: CommandLine, form: Path, tmp_path: Path) -> None:
    entry = '[[kernels]]\nform = "laplace.form"\nkernel = "qfunction"\nparameters = { quadrature_degree = [2, 4] }\n'
    (tmp_path / "two.toml").write_text(entry + 'suffix = "d{quadrature_degree}"\n')
    command_line.good(
        "generate", "--config", tmp_path / "two.toml", "--targets", "cpu", "--out", tmp_path / "o"
    )
    for degree in (2, 4):
        name = f"laplace_p1_triangle_f64_d{degree}_qfunction"
        text = (tmp_path / f"o/laplace/{name}_create.h").read_text()
        assert f"enum {{ {name}_quadrature_degree = {degree} }};" in text


def test_what_cannot_be_had_is_left_out(command_line: CommandLine, form: Path, tmp_path: Path) -> None:
    form.write_text(LAPLACE + "b = u * v * dx + u * v * ds\nforms = [a, b]\n")
    words = ("generate", form, "--kernel", "qfunction", "--targets", "cpu,cuda", "--out", tmp_path / "out")
    ran = command_line(*words)
    assert ran.code == ExitCode.PARAMETERS
    assert ran.err.count("not possible") == 1
    assert "exterior facets (ds)" in ran.err
    assert len([name for name in files_in(tmp_path / "out") if name.endswith("_qfunction.h")]) == 2


def test_commands_that_run_kernels(command_line: CommandLine, form: Path) -> None:
    said = command_line.bad(ExitCode.USAGE, "check", form, "--kernel", "qfunction")
    assert "femforge check is for kernels that run by themselves" in " ".join(said.split())
    said = command_line.bad(ExitCode.USAGE, "inspect", form, "--kernel", "qfunction")
    assert "unknown kernel 'qfunction'" in said


def test_from_python(tmp_path: Path) -> None:
    mesh = ufl.Mesh(element("Lagrange", "triangle", 1, shape=(2,)))
    V = ufl.FunctionSpace(mesh, element("Lagrange", "triangle", 2))
    nu = ufl.Constant(mesh)
    a = nu * ufl.inner(ufl.grad(ufl.TrialFunction(V)), ufl.grad(ufl.TestFunction(V))) * ufl.dx
    written = femforge.generate({"a": a}, tmp_path, functions={"nu": nu}, kernels="qfunction", targets="cpu")
    assert written.kernels == ("forms_p2_triangle_f64_qfunction",)
    assert "  CeedScalar nu;\n" in (tmp_path / "forms/forms_p2_triangle_f64_qfunction.h").read_text()
