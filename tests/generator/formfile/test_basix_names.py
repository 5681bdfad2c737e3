"""Basix's own functions in form files against Basix itself, and elements as UFL 2023.2 to 2024.2 made them."""

from __future__ import annotations

import textwrap
from dataclasses import replace

import basix
import numpy as np
import pytest
from formfile_support import anonymous, reader

from femforge.analysis import analyse_expression
from femforge.elements import BlockedElement

#: Points of rules, and of elements, as form files ask for them.
RULES = [
    'basix.make_quadrature(basix.CellType["triangle"], 3)[0]',
    "basix.make_quadrature(basix.CellType.tetrahedron, 5, basix.QuadratureType.xiao_gimbutas)[0]",
    'basix.make_quadrature(basix.CellType.hexahedron, 4, rule=basix.quadrature.string_to_type("GLL"))[0]',
    'basix.quadrature.make_quadrature(basix.CellType["quadrilateral"], 6)[0]',
    'basix.quadrature.make_quadrature(basix.CellType.triangle, 3, basix.quadrature.string_to_type("gauss_jacobi"))[0]',
    'basix.make_quadrature(basix.CellType["interval"], 0)[0]',
    "basix.create_element(basix.ElementFamily.P, basix.CellType.triangle, 2).points",
    "basix.create_element(basix.ElementFamily.P, basix.CellType.hexahedron, 4, "
    "basix.LagrangeVariant.gll_warped).points",
    'basix.create_element(basix.finite_element.string_to_family("Lagrange", "tetrahedron"), '
    'basix.CellType["tetrahedron"], 4, basix.LagrangeVariant.gll_warped, discontinuous=True).points',
    'basix.finite_element.create_element(basix.finite_element.string_to_family("Q", "quadrilateral"), '
    "basix.CellType.quadrilateral, 3, basix.LagrangeVariant.equispaced).points",
]


@pytest.fixture
def read(tmp_path):
    return reader(tmp_path)


@pytest.mark.parametrize("text", RULES)
def test_points_are_those_of_basix(read, text):
    cell = next(
        cell
        for cell in ("triangle", "tetrahedron", "hexahedron", "quadrilateral", "interval")
        if cell in text
    )
    (named,) = read(
        f"""
        import basix
        f = Coefficient(FiniteElement("P", "{cell}", 1))
        expressions = [(f, {text})]
        """
    ).expressions
    theirs = eval(text, {"basix": basix})
    ours = [[float(x) for x in point] for point in named.points.points]
    np.testing.assert_allclose(ours, theirs, rtol=0, atol=2e-15)


def test_weights_are_those_of_basix(read):
    text = "sum(w * x[0]**2 for x, w in zip(*basix.make_quadrature(basix.CellType.triangle, 4)))"
    form = read(f"import basix\nM = {text}*dx(triangle)").forms[0].form
    assert form.integrals()[0].integrand().value() == pytest.approx(1 / 12, rel=1e-15)


def test_an_element_of_basix_is_one_of_its_ufl_module(read):
    read(
        """
        import basix.ufl
        plain = basix.create_element(basix.ElementFamily.P, basix.CellType.hexahedron, 3,
                                     basix.LagrangeVariant.gll_warped)
        same = basix.ufl.wrap_element(plain) == basix.ufl.element("P", "hexahedron", 3)
        M = (1 if same else 0)*Coefficient(plain)*dx
        """
    )


def test_data_of_a_scheme_have_its_points(read):
    """FFCx's demo of expressions has its data so."""
    file = read(
        """
        import basix
        q = Coefficient(quadrature_element("triangle", scheme="gauss_jacobi", degree=3))
        rule = basix.quadrature.string_to_type("gauss_jacobi")
        points, _ = basix.quadrature.make_quadrature(basix.CellType["triangle"], 3, rule=rule)
        expressions = [(3*q**2, points), (3*q**2, quadrature_element("triangle", scheme="gauss_jacobi", degree=3))]
        """
    )
    listed, of_element = (
        analyse_expression(replace(one, name="e"), file.coefficient_names, file.constant_names)
        for one in file.expressions
    )
    assert listed.test == of_element.test
    (ours,), (theirs,) = listed.parts, of_element.parts
    assert (ours.degree, ours.scheme, ours.given) == (theirs.degree, theirs.scheme, theirs.given)


DIRECT = """
    from ufl import *
    from ufl.finiteelement import FiniteElement, MixedElement, SymmetricElement
    from ufl.pullback import identity_pullback
    from ufl.sobolevspace import H1, L2

    P = FiniteElement("Lagrange", triangle, 2, (), identity_pullback, H1)
    V = FiniteElement("Lagrange", triangle, 2, (2,), identity_pullback, H1)
    D = FiniteElement("Discontinuous Lagrange", triangle, 1, (), identity_pullback, L2)
    S = SymmetricElement({(0, 0): 0, (0, 1): 1, (1, 0): 1, (1, 1): 2}, [P, P, P])
    C = FiniteElement("Quadrature", triangle, 2, (), identity_pullback, H1)
"""
CLASSIC = """
    P = FiniteElement("Lagrange", triangle, 2)
    V = VectorElement("Lagrange", triangle, 2)
    D = FiniteElement("Discontinuous Lagrange", triangle, 1)
    S = TensorElement("Lagrange", triangle, 2, symmetry=True)
    C = FiniteElement("Quadrature", triangle, 2)
"""
FORM = """
    W = MixedElement([V, P, [D, S]])
    space = FunctionSpace(triangle, W)
    (u, p, r), (v, q, t), f = TrialFunctions(space), TestFunctions(space), Coefficient(C)
    a = (inner(grad(u), grad(v)) + p*q + r[0]*t[0])*dx + f*p*q*dx(degree=2)
"""


def test_elements_of_ufl_that_say_their_value_shape(read):
    direct, classic = (read(textwrap.dedent(text + FORM)).forms[0].form for text in (DIRECT, CLASSIC))
    assert anonymous(direct) == anonymous(classic)
    assert direct.arguments()[0].ufl_element() == classic.arguments()[0].ufl_element()
    part = direct.arguments()[0].ufl_element().sub_elements[2].sub_elements[1]
    assert isinstance(part, BlockedElement)
    assert part.symmetric


def test_properties_of_cells_and_meshes_may_be_called(read):
    """They were methods up to UFL 2024.2."""
    form = read(
        """
        mesh = Mesh(element("P", triangle.cellname(), 1, shape=(triangle.topological_dimension(),)))
        e = element("P", mesh.ufl_cell().cellname(), mesh.geometric_dimension())
        M = Coefficient(FunctionSpace(mesh, e))*dx
        """
    )
    assert form.forms[0].form.coefficients()[0].ufl_element().name == "P2"


def test_the_one_argument_of_a_linear_form_may_be_a_trial_function(read):
    """FFCx takes it so, too; its demo of geometric quantities has one."""
    file = read(
        """
        e = FiniteElement("P", triangle, 1)
        u, v, f = TrialFunction(e), TestFunction(e), Coefficient(e)
        a = f*u.dx(0)*dx
        L = f*v.dx(0)*dx
        """
    )
    a, L = file.forms
    assert a.form == L.form
    assert [one.number() for one in a.form.arguments()] == [0]
    assert file.left_out == ()


def test_what_lhs_and_rhs_take_apart_is_not_compiled(read):
    text = """
        e = FiniteElement("P", triangle, 1)
        u, v, f = TrialFunction(e), TestFunction(e), Coefficient(e)
        F = v*(u - f)*dx + inner(grad(v), grad(0.5*(f + u)))*dx
        a, L = lhs(F), rhs(F)
        """
    file = read(text)
    assert [named.name for named in file.forms] == ["a", "L"]
    assert file.left_out == ("F",)
