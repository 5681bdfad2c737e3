"""Differences that are multiplied with each other, which exact integrals of products of dofs lose digits of."""

from __future__ import annotations

from pathlib import Path

import pytest

from femforge.form_jobs import Job, prepare
from femforge.represent.cancellation import differences

FORM = """
V = FiniteElement("Lagrange", triangle, 1)
u, w, c, v = Coefficient(V), Coefficient(V), Constant(triangle), TestFunction(V)
L = ({})*v*dx(degree=4)
"""


@pytest.mark.parametrize(
    ("factor", "count"),
    [
        ("c*c", 0),
        ("u*w", 0),
        ("u - w", 1),
        ("u - c", 1),
        ("u.dx(0)", 1),
        ("u*w.dx(0)", 1),  # convection
        ("(u - w)**2", 2),
        ("(u - w)**2*u", 2),
        ("(u - w)*u.dx(0)", 2),
        ("inner(grad(u), grad(w))", 2),
        ("(1 + u.dx(0))*w.dx(0)", 1),  # what is left of small gradients is w's alone
        ("w.dx(0) + u.dx(0)*w.dx(0)", 1),
        ("(u.dx(0) - w.dx(0))**2", 2),  # a difference of differences is one of dofs
        ("c*(u - w)**3", 3),
    ],
)
def test_differences(factor: str, count: int, tmp_path: Path) -> None:
    """Derivatives, and sums of what has no difference itself, count as one each."""
    form = tmp_path / "factor.form"
    form.write_text(FORM.format(factor))
    (tensor,) = prepare([Job(form)])
    (part,) = tensor.analysed.integral.parts
    assert differences(part.terms.values()) == count
