"""Mends of what analysis, elements and rules refuse: what is said is done, and the form is analysed."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest
import ufl
from form_mends import Case, follow_all, not_printed
from formfile_support import BASE
from mend_sites import sites

from femforge.analysis import analyse
from femforge.elements import BlockedElement, PlainElement, scalar_element
from femforge.errors import FemforgeError
from femforge.formfile import read_form_file

QUADRATURE = "q = Coefficient(FiniteElement('Quadrature', triangle, 2))\n"
CURVED = """\
m = Mesh(VectorElement("P", triangle, {}))
V = FunctionSpace(m, FiniteElement("P", triangle, 3))
v, f = TestFunction(V), Coefficient(V)
L = inner(grad(grad(grad(f))), grad(grad(grad(v))))*dx
forms = [L]"""
SIZES = """\
m = Mesh(VectorElement("P", {}, {}))
V = FunctionSpace(m, FiniteElement("P", {}, 1))
v = TestFunction(V)
h = {}
L = h*v*dx
forms = [L]"""
BY_PLACE = 'x, t = SpatialCoordinate(triangle), TestFunction(VectorElement("P", triangle, 1))\n'
CUSTOM = 'dx(metadata={{"quadrature_rule": {}, "quadrature_points": {}, "quadrature_weights": {}}})'


def sizes(cell: str, degree: int, quantity: str) -> str:
    return SIZES.format(cell, degree, cell, quantity)


def on_facets(quantity: str) -> str:
    return sizes("triangle", 1, quantity).replace("dx", "ds")


RIDGES = sizes("tetrahedron", 1, "RidgeJacobian(m)[0, 0]").replace("dx", "ds")

#: What is refused, by the module that refuses it.
CASES: Mapping[str, tuple[Case, ...]] = {
    "analysis/evaluate.py": (
        Case("L = f*v/(g - g)*dx", "look for a denominator", "L = f*v/g*dx"),
        Case("L = f*v*(g - g)**(-2)*dx", "look for a denominator", "L = f*v*g**(-2)*dx"),
        Case("L = cell_avg(f)*v*dx", "give its values as a coefficient",
             "average = Coefficient(FiniteElement('DP', triangle, 0))\nL = average*v*dx"),
        Case("L = cell_avg(f)*v*dx", "at quadrature points for instance",
             "average = Coefficient(FiniteElement('Quadrature', triangle, 2))\nL = average*v*dx"),
        Case("L = bessel_I(0, f)*v*dx", "at quadrature points for instance",
             "b = Coefficient(FiniteElement('Quadrature', triangle, 2))\nL = b*v*dx"),
        Case("L = bessel_J(200, f)*v*dx", "give its values as a coefficient", "b = Coefficient(e)\nL = b*v*dx"),
        Case(CURVED.format(2), "use an affine mesh", CURVED.format(1)),
        Case("L = jump(f)*v*dx", "integrate over interior facets (dS)", "L = jump(f)*v('+')*dS"),
        Case("L = f('-')*v*ds", "or leave restrictions, jumps and means out", "L = f*v*ds"),
        Case(QUADRATURE + "L = inner(grad(q), grad(v))*dx", "give the derivative as data of its own",
             "q = Coefficient(VectorElement('Quadrature', triangle, 2))\nL = inner(q, grad(v))*dx"),
        Case(QUADRATURE + "L = inner(grad(q), grad(v))*dx", "take a Lagrange element",
             "q = Coefficient(FiniteElement('Lagrange', triangle, 2))\nL = inner(grad(q), grad(v))*dx"),
    ),
    "analysis/expressions.py": (
        Case("expressions = [(sin(u), [[0.2, 0.3]])]", "put a Coefficient where",
             "expressions = [(sin(f), [[0.2, 0.3]])]"),
        Case("expressions = [(u + f, [[0.2, 0.3]])]", "put a Coefficient where",
             "expressions = [(g + f, [[0.2, 0.3]])]"),
        Case("expressions = [(derivative(f**2, g, u), [[0.2, 0.3]])]", "with respect to what it holds",
             "expressions = [(derivative(f**2, f, u), [[0.2, 0.3]])]"),
        Case("t = TestFunction(FiniteElement('Quadrature', triangle, 2))\nexpressions = [(t, [[0.2, 0.3]])]",
             "take a coefficient",
             QUADRATURE + "expressions = [(q, FiniteElement('Quadrature', triangle, 2))]"),
        Case("expressions = [(FacetNormal(triangle), [[0.2, 0.3]])]", "give points of the facet's reference cell",
             "expressions = [(FacetNormal(triangle), [[0.2]])]"),
        Case(QUADRATURE + "expressions = [(q, [[0.2]])]", "give it these: quadrature_element(cell, points=points",
             'q = Coefficient(quadrature_element("triangle", points=[[0.2]], weights=[1]))\n'
             "expressions = [(q, [[0.2]])]"),
        Case(QUADRATURE + "expressions = [(q, [[0.2, 0.3]])]", "take its element for the points",
             QUADRATURE + "expressions = [(q, FiniteElement('Quadrature', triangle, 2))]"),
    ),
    "analysis/forms.py": (
        Case("a = u*v*dS", "u('+'), u('-'), avg(u) or jump(u)", "a = u('+')*v('-')*dS"),
        Case("a = u*v*dS", "avg(u) or jump(u)", "a = avg(u)*jump(v)*dS"),
        Case("L = sin(v)*dx", "put a Coefficient where", "L = sin(f)*v*dx"),
        Case("L = v*v*dx", "put a Coefficient where", "L = f*v*dx"),
        Case("a = derivative(f**2*v*dx, g, u)", "with respect to what it holds", "a = derivative(f**2*v*dx, f, u)"),
        Case("w = Argument(e, 2)\nL = u*v*w*dx", "bilinear forms", "w = Coefficient(e)\nL = u*v*w*dx"),
        Case("t = TestFunction(FiniteElement('Quadrature', triangle, 2))\nL = f*t*dx",
             "quadrature elements are for coefficients",
             QUADRATURE + "L = q*v*dx"),
        Case("t = TestFunction(FiniteElement('Quadrature', triangle, 2))\nL = f*t*dx",
             "take a discontinuous Lagrange element",
             "t = TestFunction(FiniteElement('Discontinuous Lagrange', triangle, 2))\nL = f*t*dx"),
        Case("w = Constant(tetrahedron)\nL = f*v*dx + w*dx(tetrahedron)", "write one form for each mesh",
             "w = Constant(tetrahedron)\nL = f*v*dx\nM = w*dx(tetrahedron)"),
        Case("m = Mesh(VectorElement('P', triangle, 1))\nk = Coefficient(FunctionSpace(m, e))\nL = k*v*dx(triangle)",
             "write one form for each mesh", "L = f*v*dx"),
        Case("L = f*v*Measure('ridge', domain=Mesh(VectorElement('P', triangle, 1)))",
             "integrals over cells (dx), facets (ds, dS) and vertices (dP)", "L = f*v*dx + f*v*ds"),
        Case("L = jump(v)*dS", "component_order = interleaved", "L = jump(v)*dS",
             parameters={"component_order": "planar"}, followed_parameters={}),
        Case('V = FunctionSpace(Mesh(VectorElement("P", triangle, 1, dim=3)), e)\n'
             'f, v = Coefficient(V), TestFunction(V)\n'
             "L = f*v*dx", "use a mesh whose cells have the dimension of the space",
             'V = FunctionSpace(Mesh(VectorElement("P", triangle, 1, dim=2)), e)\n'
             'f, v = Coefficient(V), TestFunction(V)\n'
             "L = f*v*dx"),
        Case("L = f*v*dx((1, -2))", "number subdomains from 0", "L = f*v*dx((1, 2))"),
        Case("L = f*v*ds(2147483648)", "to 2147483647", "L = f*v*ds(2147483647)"),
        Case(BY_PLACE + "L = derivative(f*dx, x, t)", "that of f*dx in a direction t is f*div(t)*dx if f moves",
             BY_PLACE + "L = f*div(t)*dx"),
        Case(BY_PLACE + "L = inner(grad(f), t)*dx + derivative(x[0]*f*dx, x, t)", "write them out",
             BY_PLACE + "L = inner(grad(f), t)*dx + (t[0]*f + x[0]*f*div(t))*dx"),
        Case(BY_PLACE + "expressions = [(derivative(x[0]*grad(f)[0], x, t), [[0.2, 0.3]])]", "write them out",
             BY_PLACE + "expressions = [(t[0]*grad(f)[0] - x[0]*dot(grad(f), t.dx(0)), [[0.2, 0.3]])]"),
    ),
    "analysis/geometry.py": (
        Case(sizes("triangle", 1, "FacetArea(m)"), "use sizes of the cell", sizes("triangle", 1, "CellVolume(m)")),
        Case(RIDGES, "use Jacobian", on_facets("Jacobian(m)[0, 0]")),
        Case(RIDGES, "FacetNormal", on_facets("FacetNormal(m)[0]")),
        Case(RIDGES, "SpatialCoordinate", on_facets("SpatialCoordinate(m)[0]")),
        Case(RIDGES, "or sizes of the cell or facet", on_facets("FacetArea(m)")),
        Case(on_facets("FacetArea(m)").replace("ds", "dP"), "use sizes of the cell",
             on_facets("CellVolume(m)").replace("ds", "dP")),
        Case(sizes("triangle", 1, "CellNormal(m)[0]"), "leave it out", sizes("triangle", 1, "1")),
        Case(sizes("quadrilateral", 1, "CellVolume(m)"), 'a coefficient on FiniteElement("DP", cell, 0)',
             sizes("quadrilateral", 1, "Coefficient(FunctionSpace(m, FiniteElement('DP', quadrilateral, 0)))")),
        Case(sizes("triangle", 2, "CellDiameter(m)"), 'a coefficient on FiniteElement("DP", cell, 0)',
             sizes("triangle", 2, "Coefficient(FunctionSpace(m, FiniteElement('DP', triangle, 0)))")),
    ),
    "analysis/rules.py": (
        Case("L = f*v*dx(metadata={'quadrature_degre': 4})", "write 'quadrature_degree'",
             "L = f*v*dx(metadata={'quadrature_degree': 4})"),
        Case("L = f*v*dx(metadata={'degree': 4})", "write 'quadrature_degree'",
             "L = f*v*dx(metadata={'quadrature_degree': 4})"),
        Case(QUADRATURE + "r = Coefficient(FiniteElement('Quadrature', triangle, 3))\nL = q*r*v*dx",
             "give both the same degree and scheme",
             QUADRATURE + "r = Coefficient(FiniteElement('Quadrature', triangle, 2))\nL = q*r*v*dx"),
        Case(QUADRATURE + "r = Coefficient(FiniteElement('Quadrature', triangle, 3))\nL = (q + r)*v*dx",
             "write an integral for each and its rule with it: dx(degree=2) and dx(degree=3)",
             QUADRATURE + "r = Coefficient(FiniteElement('Quadrature', triangle, 3))\n"
             "L = q*v*dx(degree=2) + r*v*dx(degree=3)"),
        Case(QUADRATURE + "r = Coefficient(FiniteElement('Quadrature', triangle, 2, quad_scheme='gauss_jacobi'))\n"
             "L = (q + r)*v*dx",
             'dx(degree=2, scheme="gauss_jacobi")',
             QUADRATURE + "r = Coefficient(FiniteElement('Quadrature', triangle, 2, quad_scheme='gauss_jacobi'))\n"
             'L = q*v*dx(degree=2) + r*v*dx(degree=2, scheme="gauss_jacobi")'),
        Case(QUADRATURE + 'r = Coefficient(quadrature_element("triangle", points=[[0, 0]], weights=[0.5]))\n'
             'L = (q + r)*v*dx',
             'dx(metadata={"quadrature_rule": "custom", ...})',
             QUADRATURE + 'r = Coefficient(quadrature_element("triangle", points=[[0, 0]], weights=[0.5]))\n'
             "L = q*v*dx(degree=2) + r*v*" + CUSTOM.format('"custom"', "[[0, 0]]", "[0.5]")),
        Case(QUADRATURE + "r = Coefficient(FiniteElement('Quadrature', triangle, 4))\nL = (q + r)*v*ds",
             "ds(degree=2) and ds(degree=4)",
             QUADRATURE + "r = Coefficient(FiniteElement('Quadrature', triangle, 4))\n"
             "L = q*v*ds(degree=2) + r*v*ds(degree=4)"),
        Case('q = Coefficient(quadrature_element("triangle", points=[[0, 0]], weights=[0.5]))\nL = q*v*ds',
             "with one less for ds and dS",
             'q = Coefficient(quadrature_element("triangle", points=[[0.5]], weights=[1]))\nL = q*v*ds'),
        Case('q = Coefficient(quadrature_element("triangle", points=[[0.5]], weights=[1]))\nL = q*v*dx',
             "points with as many coordinates as the cell are for dx",
             'q = Coefficient(quadrature_element("triangle", points=[[0, 0]], weights=[0.5]))\nL = q*v*dx'),
        Case("q = Coefficient(FiniteElement('Quadrature', triangle, 2, quad_scheme='xiao_gimbutas'))\nL = q*v*ds",
             "gauss_jacobi",
             "q = Coefficient(FiniteElement('Quadrature', triangle, 2, quad_scheme='gauss_jacobi'))\nL = q*v*ds"),
        Case(QUADRATURE + "L = q*v*dx(degree=4)", "leave the integral's degree out", QUADRATURE + "L = q*v*dx"),
        Case(QUADRATURE + "L = q*v*dx(degree=4)", "give the element the same",
             "q = Coefficient(FiniteElement('Quadrature', triangle, 4))\nL = q*v*dx(degree=4)"),
        Case(QUADRATURE + 'L = q*v*dx(scheme="vertex")', "leave the integral's scheme out", QUADRATURE + "L = q*v*dx"),
        Case(QUADRATURE + 'L = q*v*dx(scheme="gauss_jacobi")', "leave the integral's scheme out, or give the element",
             "q = Coefficient(FiniteElement('Quadrature', triangle, 2, quad_scheme='gauss_jacobi'))\n"
             'L = q*v*dx(scheme="gauss_jacobi")'),
        Case(QUADRATURE + 'L = q*v*dx(degree=2, scheme="gauss_jacobi")',
             "leave the integral's degree and the integral's scheme out", QUADRATURE + "L = q*v*dx"),
        Case(QUADRATURE + "L = q*v*dx", "leave quadrature_degree out", QUADRATURE + "L = q*v*dx",
             parameters={"quadrature_degree": 4}, followed_parameters={}),
        Case(QUADRATURE + "L = q*v*" + CUSTOM.format('"custom"', "[[0, 0]]", "[0.5]"),
             "leave the integral's points and weights out", QUADRATURE + "L = q*v*dx"),
        Case("L = f*v*" + CUSTOM.format('"default"', "[[0, 0]]", "[0.5]"),
             'metadata={"quadrature_rule": "custom", ...}',
             "L = f*v*" + CUSTOM.format('"custom"', "[[0, 0]]", "[0.5]")),
        Case('L = f*v*dP(metadata={"quadrature_rule": "vertex"})', "leave it out", "L = f*v*dP"),
        Case("L = f*v*dx(degree=1.5)", "write dx(degree=3)", "L = f*v*dx(degree=3)"),
        Case("L = f*v*dx(degree=400)", "ask for one of degree 60 at most, by the measure", "L = f*v*dx(degree=60)"),
        Case("L = f*v*" + CUSTOM.format('"custom"', "[[0, 0]]", "[0.5]"), "leave quadrature_degree out",
             "L = f*v*" + CUSTOM.format('"custom"', "[[0, 0]]", "[0.5]"),
             parameters={"quadrature_degree": 2}, followed_parameters={}),
        Case("L = f*v*dx", "leave it out", "L = f*v*dx", parameters={"quadrature": "gauss"}, followed_parameters={}),
        Case("L = f*v*dx", "or set quadrature_degree", "L = f*v*dx",
             parameters={"quadrature": "gauss"}, followed_parameters={"quadrature_degree": 2}),
        Case("M = Constant(interval)*dx\nforms = [M]", "set quadrature_degree",
             "M = Constant(interval)*dx\nforms = [M]",
             parameters={"quadrature": "gauss"}, followed_parameters={"quadrature_degree": 2}),
    ),
    "elements.py": (
        Case('x = FiniteElement("P", triangle, 1.5)', "write one such as 2", 'x = FiniteElement("P", triangle, 2)'),
        Case('x = VectorElement("P", triangle, 1, dim=0)', "write one such as 2",
             'x = VectorElement("P", triangle, 1, dim=2)'),
        Case('x = TensorElement("P", triangle, 1, shape=(2, 3), symmetry=True)', "give the shape (2, 2)",
             'x = TensorElement("P", triangle, 1, shape=(2, 2), symmetry=True)'),
        Case("x = MixedElement([])", "list its elements", "x = MixedElement([e, e])"),
        Case("x = EnrichedElement(e)", "list two", 'x = EnrichedElement(e, FiniteElement("B", triangle, 3))'),
        Case('x = EnrichedElement(VectorElement(e, dim=3), VectorElement("B", triangle, 3))', "all of them one shape",
             'x = EnrichedElement(VectorElement(e), VectorElement("B", triangle, 3))'),
        Case('x = FiniteElement("Q", triangle, 1)', "use Lagrange (P)", 'x = FiniteElement("P", triangle, 1)'),
        Case('x = FiniteElement("CR", quadrilateral, 1)', "use a triangle", 'x = FiniteElement("CR", triangle, 1)'),
        Case('x = FiniteElement("CR", quadrilateral, 1)', "or tetrahedron", 'x = FiniteElement("CR", tetrahedron, 1)'),
        Case('x = FiniteElement("P", triangle, 9)', "degrees 1 to 8", 'x = FiniteElement("P", triangle, 8)'),
        Case('x = FiniteElement("P", triangle, 0)', '"DP" of degree 0', 'x = FiniteElement("DP", triangle, 0)'),
        Case('x = FiniteElement("B", tetrahedron, 3)', "degrees 4 to 8", 'x = FiniteElement("B", tetrahedron, 4)'),
        Case('x = FiniteElement("CR", triangle, 2)', "has degree 1", 'x = FiniteElement("CR", triangle, 1)'),
        Case('x = FiniteElement("CR", triangle, 1).points', "use Lagrange elements", "x = e.points"),
        Case("x = VectorElement(VectorElement(e))", "use a mixed element", "x = MixedElement([VectorElement(e)]*2)"),
        Case("x = VectorElement(VectorElement(e))", "or a larger shape", "x = TensorElement(e, shape=(2, 2))"),
        Case("x = VectorElement(e, dim=257)", "at most 256", "x = VectorElement(e, dim=256)"),
        Case("x = MixedElement([e]*257)", "at most 256", "x = MixedElement([e]*256)"),
        Case("b = FiniteElement('B', triangle, 3)\nx = MixedElement(e, e) + MixedElement(b, b)", "join scalar elements",
             "b = FiniteElement('B', triangle, 3)\nx = MixedElement(e + b, e + b)"),
        Case("b = FiniteElement('B', triangle, 3)\nx = MixedElement(e, e) + MixedElement(b, b)", "vectors of one shape",
             "b = FiniteElement('B', triangle, 3)\nx = VectorElement(e) + VectorElement(b)"),
        Case("b = [FiniteElement('B', interval, n) for n in (2, 3)]\np = FiniteElement('P', interval, 1)\n"
             "x = NodalEnrichedElement(p, b[0]) + FiniteElement('DP', interval, 0)", "for instance P1 and a bubble",
             "b = FiniteElement('B', interval, 2)\np = FiniteElement('P', interval, 1)\n"
             "x = NodalEnrichedElement(p, b)"),
        Case("x = MixedElement(e, FiniteElement('P', tetrahedron, 1))", "use one cell",
             "x = MixedElement(e, FiniteElement('P', triangle, 1))"),
        Case("x = MixedElement(e, FiniteElement('Quadrature', triangle, 2))", "make a coefficient of its own of it",
             "x = MixedElement(e, e)\n" + QUADRATURE),
    ),
    "point_elements.py": (
        Case('x = FiniteElement("Quadrature", triangle, 16)', "0 to 15",
             'x = FiniteElement("Quadrature", triangle, 15)'),
        Case('x = FiniteElement("Quadrature", triangle, 2, quad_scheme="vertex")',
             "quadrature_element(cell, points=[...], weights=[...])",
             'x = quadrature_element("triangle", points=[[0, 0], [1, 0], [0, 1]], weights=[1/6, 1/6, 1/6])'),
    ),
    "basix_elements.py": (
        Case("x = e + FiniteElement('P', triangle, 2)", "for instance P1 and a bubble",
             "x = e + FiniteElement('B', triangle, 3)"),
    ),
    "reference/quadrature.py": (
        Case('L = f*v*dx(scheme="Simpson")', "xiao_gimbutas", 'L = f*v*dx(scheme="xiao_gimbutas")'),
        Case('L = f*v*dx(scheme="Simpson")', "gauss_jacobi", 'L = f*v*dx(scheme="gauss_jacobi")'),
        Case('L = f*v*dx(scheme="GLL")', "vertex", 'L = f*v*dx(scheme="vertex")'),
        Case("L = f*v*" + CUSTOM.format('"custom"', "[[0]]", "[0.5]"), "each a list of 2 numbers",
             "L = f*v*" + CUSTOM.format('"custom"', "[[0, 0]]", "[0.5]")),
        Case("L = f*v*" + CUSTOM.format('"custom"', "[[0, 0]]", "[0.5, 0.5]"), "a list of 1 numbers",
             "L = f*v*" + CUSTOM.format('"custom"', "[[0, 0]]", "[0.5]")),
    ),
}  # fmt: skip


#: What the form language refuses before, or UFL; the first five have tests of their own below.
BEFORE = (
    "complex numbers are not supported", "the form has no integrals", "the condition {type",
    "there are no elements on", "variant {variant!r} is not supported", "an operator is made from a bilinear form",
    "a test or trial function stands in", "the same argument twice",
    "is out of range", "no rule of Xiao and Gimbutas",  # of the next stage: tests of reference
)  # fmt: skip


@pytest.mark.parametrize("module", CASES)
def test_mends_are_followed(module: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen, _ = follow_all(CASES[module], tmp_path, monkeypatch)
    missing = not_printed(module, seen, BEFORE)
    assert not missing, missing


def test_mends_of_elements_made_in_python_are_followed() -> None:
    for refused, mend, followed in (
        (lambda: scalar_element("P", "prism", 1), "cells: interval", lambda: scalar_element("P", "interval", 1)),
        (
            lambda: scalar_element("P", "triangle", 3, variant="spectral"), "equispaced, gll",
            lambda: scalar_element("P", "triangle", 3, variant="gll"),
        ),
    ):  # fmt: skip
        with pytest.raises(FemforgeError) as caught:
            refused()
        assert mend in caught.value.mend
        followed()


def test_an_operator_is_made_from_a_bilinear_form(tmp_path: Path) -> None:
    (tmp_path / "test.form").write_text(BASE + "L = f*v*dx\nforms = [L]\n")
    file = read_form_file(tmp_path / "test.form")
    arguments = ("L", file.forms[0].form, file.coefficient_names, file.constant_names)
    with pytest.raises(FemforgeError) as caught:
        analyse(*arguments, action=True)
    assert "element_tensor and residual" in caught.value.mend
    assert analyse(*arguments)


def test_forms_made_in_python_without_integrals_or_with_complex_numbers_follow_their_mends() -> None:
    element = PlainElement(scalar_element("P", "triangle", 1))
    space = ufl.FunctionSpace(ufl.Mesh(BlockedElement(element, (2,))), element)
    v = ufl.TestFunction(space)
    for form, mend in (
        (ufl.Form([]), "integrate an expression that is not zero: f*v*dx"),
        (ufl.as_ufl(2j) * v * ufl.dx, "a form of real parts"),
    ):
        with pytest.raises(FemforgeError) as caught:
            analyse("L", form, {}, {})
        assert mend in caught.value.mend
    assert analyse("L", 2 * v * ufl.dx, {}, {})


def test_no_module_is_left_out() -> None:
    assert {
        file for file in sites() if file.startswith(("analysis/", "elements", "point_elements", "basix"))
    } <= CASES.keys()
