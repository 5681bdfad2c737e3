"""Bubbles on quadrilaterals and hexahedra, which have fewer functions of a direction than powers, against FFCx."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from ffcx_oracle import OracleForm, compile_together
from kernel_build import build, call_batch
from kernel_cells import kernel_arrays, random_cells

from femforge.form_jobs import Job, prepare
from femforge.formfile import read_form_file
from femforge.schedule.parameters import Parameters

pytestmark = pytest.mark.slow

SUPPORT = Path(__file__).parents[1] / "support"
COUNT = 3
FORM = """
B, Q = FiniteElement("Bubble", {cell}, {degree}), FiniteElement("Q", {cell}, 2)
V, W = {space}, {data}
u, v, f = TrialFunction(V), TestFunction(V), Coefficient(W)
a = (2 + f)*inner(grad(u), grad(v))*dx(degree=4)
"""
CASES = [("B", "Q"), ("Q", "B"), ("B*Q", "Q"), ("Q*B", "B")]


@pytest.mark.parametrize(("cell", "degree"), [("quadrilateral", 2), ("quadrilateral", 4), ("hexahedron", 2)])
def test_bubbles_as_arguments_and_data(tmp_path: Path, cell: str, degree: int) -> None:
    jobs, forms = [], {}
    for number, (space, data) in enumerate(CASES):
        path = tmp_path / f"bubble{number}.form"
        path.write_text(FORM.format(cell=cell, degree=degree, space=space, data=data))
        jobs.append(Job(path))
        file = read_form_file(path)
        forms[path.stem] = OracleForm(file.forms[0].form, file.coefficient_names)
    built = build(jobs, tmp_path / "ours")
    oracles = compile_together(forms, tmp_path / "ffcx")
    for named in prepare(jobs):
        integral = named.analysed.integral
        cells = random_cells(integral, COUNT)
        stem = named.job.form.stem
        expected = oracles[stem].element_tensors(stem, (), cells, integral.rows * integral.columns)
        for target in ("cpu", "hip"):
            found = call_batch(built, named.name, target, COUNT, kernel_arrays(integral, cells))
            assert np.abs(found - expected).max() < 1e-12 * np.abs(expected).max(), (named.name, target)


@pytest.mark.parametrize("unroll", ["none", "inner", "full"])
def test_kernels_whose_integrals_are_zero(unroll: str, tmp_path: Path) -> None:
    """Derivatives of bubbles: K has no modes, and loops over these nothing to go through."""
    job = Job(
        SUPPORT / "bubbles.form", {}, Parameters(representation="tensor", mapping="cell", unroll=unroll)
    )
    ((named,), built) = prepare([job]), build([job], tmp_path)
    integral = named.analysed.integral
    arrays = kernel_arrays(integral, random_cells(integral, COUNT))
    for target in ("cpu", "hip"):
        assert not call_batch(built, named.name, target, COUNT, arrays).any()
