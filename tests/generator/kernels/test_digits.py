"""How many digits are left of results that are small."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from kernel_build import build, call_batch
from kernel_cells import Cells, kernel_arrays, random_cells

from femforge.form_jobs import Job, prepare
from femforge.schedule.parameters import Parameters

pytestmark = pytest.mark.slow

COUNT, SMALL = 5, 1e-8
#: What a difference of nearly equal numbers leaves of SMALL, twice in a square.
TOLERANCE = 100 * np.finfo(float).eps / SMALL
SQUARES = """
V = FiniteElement("Lagrange", {cell}, 1)
u, w, v = Coefficient(V), Coefficient(V), TestFunction(V)
M = ((u - w)**2 + inner(grad(u - w), grad(u - w))){times}*dx(degree=3)
"""


@pytest.mark.parametrize("cell", ["interval", "triangle", "tetrahedron", "hexahedron"])
@pytest.mark.parametrize("times", ["", "*v"])
def test_squares_of_small_differences(cell: str, times: str, tmp_path: Path) -> None:
    """Norms and vectors: exact integrals of products of dofs, which would take fewer operations, leave no digit."""
    form = tmp_path / "squares.form"
    form.write_text(SQUARES.format(cell=cell, times=times))
    jobs = [Job(form), Job(form, {}, Parameters(representation="tensor"), "tensor")]
    jobs = jobs[: 1 if cell == "hexahedron" else 2]
    built = build(jobs, tmp_path / "built")
    (named, *others) = prepare(jobs)
    integral = named.analysed.integral
    cells = random_cells(integral, COUNT)
    near = cells.coefficients["u"] + SMALL * cells.coefficients["w"]
    apart = {"u": np.zeros_like(near), "w": near - cells.coefficients["u"]}

    def results(name: str, target: str, coefficients: dict[str, np.ndarray]) -> np.ndarray:
        own: Cells = replace(cells, coefficients=coefficients)
        return call_batch(built, name, target, COUNT, kernel_arrays(integral, own)).ravel()

    for target in ("cpu", "hip"):
        expected = results(named.name, target, apart)
        found = results(named.name, target, {"u": cells.coefficients["u"], "w": near})
        assert (np.abs(found - expected) <= TOLERANCE * np.abs(expected)).all()
        for other in others:
            assert np.allclose(results(other.name, target, apart), expected, rtol=1e-12)
            lost = results(other.name, target, {"u": cells.coefficients["u"], "w": near})
            assert (np.abs(lost - expected) > np.abs(expected) * TOLERANCE).any()
