"""Loops of one cell, the face of UFCx: whatever its blocks are like, against the same kernel on a batch of cells."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from kernel_build import build, call_batch, call_tabulate
from kernel_cells import kernel_arrays, random_cells

from femforge.form_jobs import Job, prepare
from femforge.schedule.parameters import Parameters

pytestmark = pytest.mark.slow

COUNT = 3
ONE_PRESSURE = """
V = MixedElement(VectorElement("Q", hexahedron, 2), FiniteElement("DQ", hexahedron, 0))
(u, p), (v, q) = TrialFunctions(V), TestFunctions(V)
f = Coefficient(FiniteElement("Q", hexahedron, 1))
a = f*(inner(grad(u), grad(v)) - p*div(v) - q*div(u) + p*q)*dx(degree=4)
"""

RESIDUAL = """
V = VectorElement("Q", hexahedron, 2)
v, f = TestFunction(V), Coefficient(V)
L = (exp(f[0])*v[1] + inner(f, f)*inner(grad(f), grad(v)))*dx(degree=4)
"""


def compare(folder: Path, text: str, component_order: str = "interleaved") -> None:
    """Both faces of the kernel of a form with the coefficient f."""
    form = folder / "one.form"
    form.write_text(text)
    job = Job(form, {}, Parameters().with_values({"component_order": component_order}))
    (named,) = prepare([job])
    built = build([job], folder, ("cpu",))
    arrays = kernel_arrays(named.analysed.integral, random_cells(named.analysed.integral, COUNT))
    expected = call_batch(built, named.name, "cpu", COUNT, arrays)
    found = [
        call_tabulate(built, named.name, arrays["f"][cell], np.zeros(1), arrays["coordinate_dofs"][cell])
        for cell in range(COUNT)
    ]
    assert np.abs(found - expected).max() < 1e-13 * np.abs(expected).max()


@pytest.mark.parametrize("component_order", ["interleaved", "planar"])
def test_trial_functions_of_one_dof(tmp_path: Path, component_order: str) -> None:
    """Their block has one column, as that of no trial function, and a place among those of others."""
    compare(tmp_path, ONE_PRESSURE, component_order)


def test_tables_of_one_name(tmp_path: Path) -> None:
    """Batches take weights of a direction, one cell those of all points."""
    compare(tmp_path, RESIDUAL)


@pytest.mark.parametrize("factor", ["MinCellEdgeLength(mesh)", "conditional(gt(c, 0.5), c, 2)", "cos(c)"])
def test_what_passes_read_is_computed_by_the_face_for_one_cell(tmp_path: Path, factor: str) -> None:
    """Functions that only stored geometry is made of are known there, too."""
    form = tmp_path / "stored.form"
    form.write_text(f"""
mesh = Mesh(VectorElement("P", triangle, 1))
V = FunctionSpace(mesh, FiniteElement("P", triangle, 1))
u, v, c = TrialFunction(V), TestFunction(V), Constant(mesh)
a = {factor}*u*v*dx
""")
    jobs = [Job(form, suffix="plain"), Job(form, {}, Parameters().with_values({"input": "geometry"}))]
    plain, stored = prepare(jobs)
    built = build(jobs, tmp_path, ("cpu",))
    arrays = kernel_arrays(plain.analysed.integral, random_cells(plain.analysed.integral, COUNT))
    c = arrays.get("c", np.zeros(1))
    for cell in range(COUNT):
        x = arrays["coordinate_dofs"][cell]
        found, expected = (call_tabulate(built, n.name, np.zeros(1), c, x) for n in (stored, plain))
        assert np.abs(found - expected).max() < 1e-13 * np.abs(expected).max()
