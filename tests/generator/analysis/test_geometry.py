"""Sizes of cells in forms: against FFCx, in every representation and input that reads them, and what is refused."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from ffcx_oracle import OracleForm, compile_together
from kernel_build import build, call_batch
from kernel_cells import kernel_arrays, random_cells
from operator_cases import Case, check

from femforge.analysis import analyse
from femforge.errors import ExitCode, FemforgeError
from femforge.form_jobs import Job, prepare
from femforge.formfile import read_form_file
from femforge.schedule.parameters import Parameters

pytestmark = pytest.mark.slow

SIMPLICES = ("interval", "triangle", "tetrahedron")
BOXES = ("quadrilateral", "hexahedron")
EDGES = "CellDiameter(cell)*MinCellEdgeLength(cell) + MaxCellEdgeLength(cell)"
ALL = f"CellVolume(cell)/Circumradius(cell) + {EDGES}"
FORM = """
cell = {cell}
element = FiniteElement("Lagrange", cell, 1)
u, v = TrialFunction(element), TestFunction(element)
h = {size}
a = h*inner(grad(u), grad(v))*dx(degree=2)
"""


def job(folder: Path, cell: str, suffix: str, **values: object) -> Job:
    file = folder / f"sizes_{cell}.form"
    file.write_text(FORM.format(cell=cell, size=ALL if cell in SIMPLICES else EDGES))
    return Job(file, {}, Parameters().with_values(values), suffix)


def variants(folder: Path, cell: str) -> list[Job]:
    quadratures = ("quadrature", "sum_factorised") if cell in BOXES else ("tensor", "quadrature")
    jobs = [
        job(folder, cell, "auto"),
        *(job(folder, cell, name, representation=name) for name in quadratures),
    ]
    jobs += [job(folder, cell, "loops", representation="quadrature", unroll="none")]
    jobs += [job(folder, cell, name, realisation=name) for name in ("looped", "team")]
    return [*jobs, job(folder, cell, "contraction", representation="quadrature", mapping="contraction")]


@pytest.mark.parametrize("cell", SIMPLICES + BOXES)
def test_sizes_agree_with_ffcx(tmp_path: Path, cell: str) -> None:
    jobs = variants(tmp_path, cell)
    file = read_form_file(jobs[0].form)
    oracle = compile_together({"a": OracleForm(file.forms[0].form, {})}, tmp_path / "ffcx")["a"]
    built = build(jobs, tmp_path / "ours")
    for named in prepare(jobs):
        integral = named.analysed.integral
        cells = random_cells(integral, 3)
        expected = oracle.element_tensors("a", (), cells, integral.rows * integral.columns)
        targets = [target for target in ("cpu", "hip") if (named.name, target) in built.sources]
        assert targets
        for target in targets:  # not every realisation is for both
            found = call_batch(built, named.name, target, 3, kernel_arrays(integral, cells))
            assert np.abs(found - expected).max() < 1e-13 * np.abs(expected).max(), (named.name, target)


OPERATORS = [("tetrahedron", ("vertices", "geometry")), ("hexahedron", ("vertices", "points", "affine"))]


@pytest.mark.parametrize(("cell", "inputs"), OPERATORS)
def test_sizes_in_operators(tmp_path: Path, cell: str, inputs: tuple[str, ...]) -> None:
    jobs = [job(tmp_path, cell, "", input=name) for name in inputs]
    jobs += [job(tmp_path, cell, "loops", realisation="looped")]
    check([Case(replace(one, kernels=("apply",))) for one in jobs], tmp_path)


REFUSED = [
    ("tetrahedron", "FacetArea(cell)", "FacetArea has no meaning in an integral over cells (dx)"),
    ("triangle", "FacetNormal(cell)[0]", "FacetNormal has no meaning in an integral over cells (dx)"),
    ("tetrahedron", "MinFacetEdgeLength(cell)", "MinFacetEdgeLength has no meaning"),
    ("triangle", "CellNormal(cell)[0]", "CellNormal has no meaning"),
    ("hexahedron", "CellVolume(cell)", "CellVolume is computed on simplices with straight edges, not on a hexahedron"),
    ("quadrilateral", "Circumradius(cell)", "Circumradius is computed on simplices with straight edges"),
    ("triangle", "Circumradius(curved)", "not on a curved triangle"),
    ("triangle", "CellDiameter(curved)", "CellDiameter is computed on cells with straight edges, not on a curved tri"),
    ("interval", "MinCellEdgeLength(curved)", "cells with straight edges, not on a curved interval"),
]  # fmt: skip


@pytest.mark.parametrize(("cell", "size", "cause"), REFUSED)
def test_sizes_without_an_exact_meaning_are_refused_by_name(
    tmp_path: Path, cell: str, size: str, cause: str
) -> None:
    path = tmp_path / "test.form"
    mesh = f"curved = Mesh(VectorElement('P', {cell}, 2))\n"
    domain = "dx(domain=curved)" if "curved" in size else "dx"
    path.write_text(f"cell = {cell}\n{mesh}M = {size}*{domain}\n")
    file = read_form_file(path)
    with pytest.raises(FemforgeError) as caught:
        analyse("M", file.forms[0].form, {}, {}, place="test.form")
    assert cause in caught.value.cause
    assert caught.value.mend
    assert caught.value.code == ExitCode.FORM
