"""Operators that read the geometry instead of computing it: against assembled matrices, and what cannot be stored."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from form_cases import BOXES, Variant
from operator_cases import Case, check, operator

from femforge.errors import FemforgeError
from femforge.form_jobs import Job, prepare
from femforge.schedule.parameters import Parameters

pytestmark = pytest.mark.slow


def test_stored_geometry(tmp_path: Path) -> None:
    """Geometric factors read instead of computed, once a cell or at each point, whatever adds up the cells."""
    laplace, elasticity = Variant("laplace", "hexahedron", 1, 3), Variant("elasticity_lame", "tetrahedron", 1)
    cases = [
        Case(operator(laplace, input="points")),
        Case(operator(laplace, "quadrature", input="points", representation="quadrature")),
        Case(operator(Variant("helmholtz", "quadrilateral", 1, 3), input="points", scatter="gather")),
        Case(operator(Variant("mass", "hexahedron", 1, 3), input="points", scalar="float32")),
        Case(operator(Variant("neo_hookean", "triangle", 1), input="points")),
        Case(operator(Variant("neo_hookean", "triangle", 1), input="geometry", constraints=True)),
        Case(operator(elasticity, input="geometry")),
        Case(operator(elasticity, "quadrature", input="geometry", representation="quadrature")),
        Case(operator(Variant("laplace", "tetrahedron", 2), input="geometry", scatter="atomic")),
        Case(operator(Variant("stokes", "triangle", 2), input="geometry", scatter="element")),
        Case(
            operator(Variant("laplace", "tetrahedron", 1), input="geometry", numbering="shared"), shared=True
        ),
        Case(
            replace(
                operator(Variant("p_laplace", "quadrilateral", 1, 3), input="points"), kernels=("residual",)
            )
        ),
    ]
    check(cases, tmp_path)


AT_A_PLACE = """
cell, degree = "{cell}", {degree}
mesh = Mesh(VectorElement("Lagrange", cell, {geometry}))
V = FunctionSpace(mesh, FiniteElement("Lagrange", cell, degree))
v, u, w, x = TestFunction(V), TrialFunction(V), Coefficient(V), SpatialCoordinate(mesh)
a = (exp(-x[0]) * inner(grad(u), grad(v)) + {factor} * u * v) * dx(degree=4)
L = dot(grad(v), x) * sin(x[1]) * dx(degree=4)
"""


@pytest.mark.parametrize(
    ("cell", "degree", "geometry", "factor"),
    [
        ("triangle", 2, 1, "w"),
        ("triangle", 1, 2, "cos(x[1] * w)"),  # no polynomial: what is stored are its arguments
        ("quadrilateral", 3, 1, "x[0]"),
        ("hexahedron", 3, 1, "w"),  # point by point
    ],
)
def test_what_depends_on_the_place_is_stored_at_points(
    cell: str, degree: int, geometry: int, factor: str, tmp_path: Path
) -> None:
    form = tmp_path / "place.form"
    form.write_text(AT_A_PLACE.format(cell=cell, degree=degree, geometry=geometry, factor=factor))
    job = Job(form, kernels=("apply", "residual"), parameters=Parameters(input="points"))
    for named in prepare([job]):
        names = {argument.name for argument in named.operators.kernel("cpu").arguments}
        assert "geometry" in names
        assert not names & {"coordinates", "cells"}
    check([Case(job)], tmp_path / "built")


def test_what_depends_on_the_place_is_not_stored_once_a_cell(tmp_path: Path) -> None:
    form = tmp_path / "place.form"
    form.write_text(AT_A_PLACE.format(cell="triangle", degree=1, geometry=1, factor="w"))
    (named,) = prepare([Job(form, kernels=("apply",), parameters=Parameters(input="geometry"))])
    with pytest.raises(FemforgeError, match="what depends on the place") as caught:
        named.operators.kernel("cpu")
    assert "points" in caught.value.mend


@pytest.mark.parametrize("kernel", ["apply", "residual", "functional"])
@pytest.mark.parametrize("stored", ["geometry", "points"])
def test_geometry_that_nothing_depends_on_is_not_stored(kernel: str, stored: str, tmp_path: Path) -> None:
    """Values at vertices: there is no factor to store."""
    form = tmp_path / "vertices.form"
    form.write_text("""
V = FiniteElement("Lagrange", "triangle", 1)
v, u, w = TestFunction(V), TrialFunction(V), Coefficient(V)
a, L, M = w * u * v * dP, w * v * dP, w * dP
""")
    (named,) = prepare([Job(form, kernels=(kernel,), parameters=Parameters(input=stored))])
    for target in ("cpu", "cuda"):
        with pytest.raises(FemforgeError, match="nothing that is computed depends on the geometry") as caught:
            named.operators.kernel(target)
        assert "input = vertices" in caught.value.mend
    (named,) = prepare([Job(form, kernels=(kernel,))])
    assert named.operators.kernel("cuda")


BENT = """
V = FunctionSpace(Mesh(VectorElement("Lagrange", "{cell}", 1)), FiniteElement("Lagrange", "{cell}", 2))
u, v, w = TrialFunction(V), TestFunction(V), Coefficient(V)
a = {terms}
"""


@pytest.mark.parametrize("cell", BOXES)
def test_points_of_parallelepipeds_have_no_second_derivatives(cell: str, tmp_path: Path) -> None:
    """Which second derivatives of functions have on other cells, by rules of their own."""
    form = tmp_path / "bent.form"
    terms = "v*u.dx(0).dx(1)*dx(degree=2) + w.dx(1).dx(1)*u*v.dx(0).dx(0)*dx(degree=3) + u*v*dx(degree=1)"
    form.write_text(BENT.format(cell=cell, terms=terms))
    cases = [
        Case(Job(form, {}, Parameters(input="affine", realisation=name), name, kernels=("apply",)))
        for name in ("auto", "written")
    ]
    check(cases, tmp_path)


@pytest.mark.parametrize("cell", ["triangle", "quadrilateral"])
def test_factors_of_both_sides_are_stored_for_rules_that_have_one(cell: str, tmp_path: Path) -> None:
    form = tmp_path / "sides.form"
    terms = "jump(v)*u.dx(0)('+')*dS(degree=2) + v('-')*u.dx(1)('-')*dS(degree=4)"
    form.write_text(BENT.format(cell=cell, terms=terms))
    check([Case(Job(form, {}, Parameters(input="points"), kernels=("apply",)))], tmp_path)
