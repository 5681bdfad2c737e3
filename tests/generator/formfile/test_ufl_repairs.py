"""Absolute values that simplify to what they are taken of."""

from __future__ import annotations

from pathlib import Path

import basix.ufl
import pytest
import ufl

from femforge.form_jobs import Job, prepare

FORM = """
mesh = Mesh(VectorElement("P", triangle, 1))
V = FunctionSpace(mesh, FiniteElement("P", triangle, 1))
u, v, w = TrialFunction(V), TestFunction(V), Coefficient(V)
a = {factor}*u*v*dx(degree=2)
"""


def test_no_absolute_value_is_its_own_operand() -> None:
    """Whatever walks through such an expression does not come to an end."""
    mesh = ufl.Mesh(basix.ufl.element("Lagrange", "triangle", 1, shape=(2,)))
    w = ufl.Coefficient(ufl.FunctionSpace(mesh, basix.ufl.element("Lagrange", "triangle", 1)))
    twice = abs(abs(w))
    assert twice.ufl_operands[0] is w


@pytest.mark.parametrize(
    ("factor", "same"),
    [
        ("abs(abs(w))", "abs(w)"),
        ("abs(CellVolume(mesh))", "CellVolume(mesh)"),
    ],
)
def test_what_is_simplified_is_compiled(factor: str, same: str, tmp_path: Path) -> None:
    """UFL's algorithms build such terms themselves."""
    file = tmp_path / "repaired.form"
    costs = []
    for text in (factor, same):
        file.write_text(FORM.format(factor=text))
        (named,) = prepare([Job(file)])
        costs.append(named.kernels.element_tensor("cpu").costs.flops)
    assert costs[0] == costs[1]
