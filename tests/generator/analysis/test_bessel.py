"""Bessel functions of whole orders against FFCx, in both precisions; all others are refused with what to do."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from ffcx_oracle import OracleForm, compile_together
from kernel_build import build, call_batch
from kernel_cells import kernel_arrays, random_cells

from femforge.errors import ExitCode, FemforgeError
from femforge.form_jobs import Job, prepare
from femforge.formfile import read_form_file
from femforge.schedule.parameters import Parameters

FORM = """
element = FiniteElement("Lagrange", triangle, 1)
v, w = TestFunction(element), Coefficient(element)
n = Constant(triangle)
L = ({0})*v*dx(degree=2)
"""
TOLERANCE = {"float64": 1e-13, "float32": 2e-5}


def test_bessel_functions_agree_with_ffcx(tmp_path: Path) -> None:
    path = tmp_path / "bessel.form"
    path.write_text(FORM.format("bessel_J(1, w) + bessel_J(0, -w) + bessel_Y(2, w) + diff_J").replace(
        "L =", "s = variable(w)\ndiff_J = diff(bessel_J(0, s) + bessel_Y(1, s), s)\nL ="))  # fmt: skip
    file = read_form_file(path)
    names = {**file.coefficient_names, **file.constant_names}
    oracle = compile_together({"L": OracleForm(file.forms[0].form, names)}, tmp_path / "ffcx")["L"]
    jobs = [Job(path, {}, Parameters().with_values({"scalar": scalar})) for scalar in TOLERANCE]
    built = build(jobs, tmp_path / "ours")
    for named in prepare(jobs):
        integral = named.analysed.integral
        cells = random_cells(integral, 3)
        expected = oracle.element_tensors("L", (), cells, integral.rows)
        for target in ("cpu", "hip"):
            found = call_batch(built, named.name, target, 3, kernel_arrays(integral, cells))
            error = np.abs(found - expected).max() / np.abs(expected).max()
            assert error < TOLERANCE[named.job.parameters.scalar], (named.name, target)


@pytest.mark.parametrize(
    ("text", "cause"),
    [
        ("bessel_I(1, w)", "bessel_I does not exist on all targets"),
        ("bessel_K(0, w)", "bessel_K does not exist on all targets"),
        ("bessel_J(0.5, w)", "bessel_J has orders 0 to 100"),
        ("bessel_Y(200, w)", "bessel_Y has orders 0 to 100"),
    ],
)
def test_other_bessel_functions_are_refused(tmp_path: Path, text: str, cause: str) -> None:
    path = tmp_path / "bessel.form"
    path.write_text(FORM.format(text))
    with pytest.raises(FemforgeError) as caught:
        prepare([Job(path)])
    assert cause in caught.value.cause
    assert "coefficient" in caught.value.mend
    assert caught.value.code == ExitCode.FORM
