"""Element tensors that are zero: ``femforge check`` has a scale for their errors, and a wrong kernel is found."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from check_support import checked, command_line, needs_cmake, on, runtime
from cli_support import CommandLine
from operator_problems import grid_cells

from femforge.cli.expected import Inputs, MeshArrays
from femforge.cli.magnitudes import Magnitudes
from femforge.cli.witness import element_tensors
from femforge.form_jobs import Job, prepare

__all__ = ["command_line", "runtime"]
SPACE = """
mesh = Mesh(VectorElement("Lagrange", "triangle", 1))
space = FunctionSpace(mesh, FiniteElement("Lagrange", "triangle", 1))
u, v, w = Coefficient(space), TestFunction(space), TrialFunction(space)
x = SpatialCoordinate(mesh)
"""
CIRCLE = SPACE + "f = (cos(u) ** 2 + sin(u) ** 2 - {}) * dx(degree=2)\n"


def inputs_of(tmp_path: Path, text: str, kind: str) -> Inputs:
    form = tmp_path / "zero.form"
    form.write_text(text)
    (named,) = prepare([Job(form, kernels=(kind,))])
    points, cells = grid_cells(named.analysed.integral, 3)
    mesh = MeshArrays(points, cells.astype(np.int32), np.zeros((0, 1), dtype=np.int32))
    return Inputs(named, mesh, 1)


def areas(mesh: MeshArrays) -> np.ndarray:
    a, b, c = (mesh.points[mesh.cells[:, k]] for k in range(3))
    return abs(np.linalg.det(np.stack([b - a, c - a], axis=-1))) / 2


@pytest.mark.parametrize(("number", "cancels"), [("1", True), ("0.9999999999", False)])
def test_terms_are_the_scale_where_nothing_else_is_left(tmp_path: Path, number: str, cancels: bool) -> None:
    """Of cos^2 + sin^2 - 1 the terms add up to 2."""
    inputs = inputs_of(tmp_path, CIRCLE.format(number), "functional")
    assert inputs.cancels == cancels
    expected = 2 * areas(inputs.mesh) if cancels else 1e-10 * areas(inputs.mesh)
    rounding = {} if cancels else {"rtol": 1e-4}
    np.testing.assert_allclose(inputs.by_cells(((0, 0),)).magnitudes[:, 0], expected, **rounding)
    np.testing.assert_allclose(inputs.added_up(((0, 0),)).magnitudes, expected.sum(), **rounding)


@pytest.mark.parametrize(
    ("difference", "total"),
    [
        # functions are positive, and so are the bases
        ("2 * u - k / 2 - u * k", "2 * u + k / 2 + u * k"),
        ("max_value(u - k, k - u)", "u + k"),
        ("abs(u - k) * v", "(u + k) * v"),
        ("(u - k) ** 2 * v * w", "(u + k) ** 2 * v * w"),
        ("conditional(lt(u, k), u - 2 * k, 3 * u - k) / (1 + u - 1)",
         "conditional(lt(u, k), u + 2 * k, 3 * u + k) / u"),
    ],
)  # fmt: skip
def test_terms_of_differences_are_those_of_sums(tmp_path: Path, difference: str, total: str) -> None:
    text = SPACE + "k = Coefficient(space)\na = ({}) * dx(degree=3)\n"
    found, expected = (inputs_of(tmp_path, text.format(one), "element_tensor") for one in (difference, total))
    magnitudes = element_tensors(
        found.integral, found.mesh.points, found.mesh.cells, expected.coefficients, {}, Magnitudes
    )
    np.testing.assert_allclose(magnitudes, expected.tensors, rtol=1e-12)


BUBBLES = """
space = VectorElement("Bubble", "triangle", 3)
b = Coefficient(space)
v, w = TestFunction(space), TrialFunction(space)
a = inner(v, w) * ds + inner(jump(b), jump(v)) * avg(w)[0] * dS
L = inner(b, v) * ds
"""


@pytest.mark.slow
@needs_cmake
@pytest.mark.parametrize("setting", ["scalar=float64", "scalar=float32"])
def test_bubbles_on_facets_agree(
    command_line: CommandLine, runtime: Path | None, tmp_path: Path, setting: str
) -> None:
    """They are zero there; in Basix they are what rounding leaves."""
    form = tmp_path / "bubbles.form"
    form.write_text(BUBBLES)
    kinds = "element_tensor,residual,apply,diagonal,assemble"
    ran = command_line("check", form, "--kernel", kinds, "--mesh", "box:3", "--json", "--samples", "1",
                       "--set", setting, *on(runtime))  # fmt: skip
    found = json.loads(ran.out)
    assert len(found) == 2 * (3 + 1 + 2 + 2 + 2)
    for outcome in found:
        assert outcome["passes"], outcome
        assert outcome["error"] < 1e-14


ZERO = (
    CIRCLE.format(1)
    + """
d = jump(u) * dS
e = jump(u) / (1 + avg(u) ** 2) * dS
L = (cos(x[0]) ** 2 + sin(x[0]) ** 2 - 1) * v * dx(degree=2)
a = jump(x[1]) * v("+") * w("-") * dS
forms = [f, d, e, L, a]
"""
)


@pytest.mark.slow
@needs_cmake
def test_zeros_agree(command_line: CommandLine, runtime: Path | None, tmp_path: Path) -> None:
    form = tmp_path / "zero.form"
    form.write_text(ZERO)
    kinds = "element_tensor,functional,residual,apply,diagonal,assemble"
    ran = command_line("check", form, "--kernel", kinds, "--mesh", "box:3", "--json", "--samples", "1",
                       *on(runtime))  # fmt: skip
    found = json.loads(ran.out)
    assert len(found) == 2 * (5 + 3 + 1 + 3)
    for outcome in found:
        assert outcome["passes"], outcome
        assert outcome["error"] < 1e-14


@pytest.mark.slow
@needs_cmake
def test_what_is_to_be_zero_and_is_not_is_found(runtime: Path | None, tmp_path: Path) -> None:
    """By a millionth, on one of two targets."""
    form = tmp_path / "zero.form"
    form.write_text(SPACE + "d = jump(u) * dS\n")
    change = {"_functional.cpp": ("0.5 * u_1", "0.500001 * u_1")}
    cpu, hip = checked(Job(form, kernels=("functional",)), runtime, tmp_path / "out", change)
    assert not cpu.passes
    assert 1e-8 < cpu.error < 1e-5
    assert hip.passes
