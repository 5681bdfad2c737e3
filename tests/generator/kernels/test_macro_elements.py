"""Operators on macro elements: three tetrahedra a thread, against assembled matrices and where they are taken."""

from __future__ import annotations

import ctypes
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from form_cases import Variant
from kernel_build import build, parameter_names, pointer
from operator_cases import Case, check, operator

from femforge.errors import FemforgeError
from femforge.form_jobs import Job, prepare
from femforge.pipeline import generate
from femforge.schedule.parameters import Parameters

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("stem", ["laplace", "elasticity_lame", "advection_diffusion", "neo_hookean"])
def test_macro_elements_of_tetrahedra(stem: str, tmp_path: Path) -> None:
    """Three tetrahedra a thread, cells that are in no macro element one by one, cell-wise and vector coefficients."""
    asked = {"constraints": True, "macro_cells": 3, "realisation": "written"}
    variant = Variant(stem, "tetrahedron", 1)
    jobs = []
    for numbering in ("shared", "separate"):
        jobs.append(operator(variant, numbering, scatter="atomic", numbering=numbering, **asked))
        blocks = {"scatter": "blocks", "element_batch": 32}
        jobs.append(operator(variant, f"{numbering}_blocks", numbering=numbering, **blocks, **asked))
    check([Case(job, ("hip",), True) for job in jobs], tmp_path)


@pytest.mark.parametrize("stem", ["helmholtz", "vector_laplace"])
def test_macro_elements_of_tetrahedra_of_degree_2(stem: str, tmp_path: Path) -> None:
    """Nodes on edges, in an order that no cell has."""
    asked = {"constraints": True, "macro_cells": 3, "realisation": "written"}
    variant = Variant(stem, "tetrahedron", 2)
    jobs = [
        operator(variant, "atomic", scatter="atomic", **asked),
        operator(variant, "blocks", scatter="blocks", element_batch=32, **asked),
    ]
    check([Case(job, ("hip",), True) for job in jobs], tmp_path)


def test_macro_elements_of_degree_2_are_those_of_short_scalar_cells() -> None:
    """What a thread holds of three cells has to fit its registers; another order of nodes is refused."""
    taken = {}
    for stem in ("laplace", "helmholtz", "vector_laplace"):
        job = operator(Variant(stem, "tetrahedron", 2), constraints=True)
        (source,) = generate(prepare([job]), ["cuda"]).sources
        taken[stem] = source.kernel.parameters.macro_cells
    assert taken == {"laplace": 3, "helmholtz": 1, "vector_laplace": 1}
    asked = operator(
        Variant("laplace", "tetrahedron", 2), macro_cells=3, dof_order="lexicographic", scatter="atomic"
    )
    with pytest.raises(FemforgeError, match="need dof_order = ufcx"):
        generate(prepare([asked]), ["cuda"])


@pytest.mark.parametrize("form", ["heat_step", "weighted_laplace"])
def test_coefficients_that_vary_over_cells_are_not_for_macro_elements(form: str) -> None:
    """Data at points, and dofs of another space, come in the order of a cell's own vertices."""
    more = (("weight_degree", 2),) if form == "weighted_laplace" else ()
    job = operator(Variant(form, "tetrahedron", 1, more=more), numbering="shared")
    (source,) = generate(prepare([job]), ["cuda"]).sources
    assert source.kernel.parameters.macro_cells == 1
    asked = replace(job, parameters=job.parameters.with_values({"macro_cells": 3, "scatter": "atomic"}))
    with pytest.raises(FemforgeError, match="coefficients that are constant on each cell"):
        generate(prepare([asked]), ["cuda"])


P1 = """
from ufl.geometry import *
mesh = Mesh(VectorElement("P", tetrahedron, 1))
V = FunctionSpace(mesh, FiniteElement("P", tetrahedron, 1))
u, v, x = TrialFunction(V), TestFunction(V), SpatialCoordinate(mesh)
"""
OFF_CENTRE = (
    '"quadrature_rule": "custom", "quadrature_points": [[0.1, 0.2, 0.3]], "quadrature_weights": [0.2]'
)


@pytest.mark.parametrize("form", [
    "Jacobian(mesh)[0, 1]*u*v*dx", "JacobianInverse(mesh)[0, 1]*u*v*dx", "JacobianDeterminant(mesh)*u*v*dx",
    "CellVertices(mesh)[0, 0]*u*v*dx", "CellEdgeVectors(mesh)[0, 0]*u*v*dx",
    f"exp(x[0])*u*v*dx(metadata={{{OFF_CENTRE}}})", 'exp(x[0])*u*v*dx(degree=2, scheme="gauss_jacobi")',
])  # fmt: skip
def test_what_depends_on_the_order_of_vertices_is_not_for_macro_elements(form: str, tmp_path: Path) -> None:
    """Cells of macro elements have another one: entries of Jacobians, and points of rules without symmetry."""
    file = tmp_path / "ordered.form"
    file.write_text(f"{P1}a = {form}\n")
    check([Case(Job(file, kernels=("apply",)), ("hip",))], tmp_path)
    asked = Parameters().with_values({"macro_cells": 3, "scatter": "atomic"})
    with pytest.raises(FemforgeError, match="number the vertices of their cells anew"):
        generate(prepare([Job(file, {}, asked, kernels=("apply",))]), ["cuda"])


def test_exact_integrals_have_macro_elements_whatever_the_rule(tmp_path: Path) -> None:
    file = tmp_path / "exact.form"
    file.write_text(f'{P1}a = u*v*dx(degree=2, scheme="gauss_jacobi")\n')
    (source,) = generate(prepare([Job(file, kernels=("apply",))]), ["cuda"]).sources
    assert source.kernel.parameters.macro_cells == 3


def test_offsets_beside_macro_elements_are_checked_for_alignment() -> None:
    """The launch for cells in no macro element reads four offsets at once."""
    job = operator(Variant("laplace", "tetrahedron", 1), numbering="shared")
    (source,) = generate(prepare([job]), ["cuda"]).sources
    assert source.kernel.parameters.macro_cells == 3
    assert "reinterpret_cast<const int4*>(offsets)" in source.text
    assert "reinterpret_cast<uintptr_t>(offsets) % 16" in source.text


def test_arrays_of_what_there_is_none_of_may_be_null(tmp_path: Path) -> None:
    """Lists of macro elements, and those of the other cells: each is asked for if it has any."""
    job = operator(Variant("laplace", "tetrahedron", 1), tuning="none", macro_cells=3)
    built = build([job], tmp_path, ["hip"])
    (name,) = built.names()
    names = parameter_names(built.sources[name, "hip"])
    lists = {"macro_offsets", "macro_points", "offsets", "cells"}
    assert lists < set(names)
    function = built.function(name, "hip")
    # apart from each other: what is added must not be read as an offset
    numbers, values = np.zeros(64, np.int32), np.zeros(64)

    def called(cells: int, macro_elements: int, *missing: str) -> int:
        """With zeros for all that there is: every cell has the same point four times, and adds what is no number."""
        arguments: list[object] = []
        for one in names:
            count = {"num_cells": cells, "num_macro_elements": macro_elements}.get(one)
            own = numbers if one in lists else values
            array = None if one == "stream" or one in missing else own
            arguments.append(ctypes.c_int64(count) if count is not None else pointer(array))
        return int(function(*arguments))

    assert called(3, 1, "offsets", "cells") == 0
    assert called(3, 0, "macro_offsets", "macro_points") == 0
    for missing in ("macro_offsets", "macro_points"):
        assert called(4, 1, missing) == -1
    for missing in ("offsets", "cells"):
        assert called(4, 1, missing) == -1
