"""Form files written for others: the paper's listing, and files for FFCx, which Python itself can run."""

import textwrap

import pytest
import ufl
from formfile_support import anonymous, reader
from ufl.algorithms import compute_form_data

from femforge.elements import to_basix

KNEPLEY_TERREL = """
from ufl import interval, triangle, tetrahedron
from ufl import VectorElement, TestFunction, TrialFunction
from ufl import Coefficient, grad, inner, dx
domains = [None, interval, triangle, tetrahedron]
element = VectorElement('Lagrange', domains[dim], 1)
v = TestFunction(element)
u = TrialFunction(element)
f = Coefficient(element)

def epsilon(u):
    Du = grad(u)
    return 0.5*(Du + Du.T)

a = inner(epsilon(v), epsilon(u))*dx
L = inner(v, f)*dx
"""

# Files as people write them for FFCx: they import ufl and basix.ufl only, and Python itself can run them.
DEMOS = {
    "poisson": """
        from basix.ufl import element
        from ufl import (Coefficient, Constant, FunctionSpace, Mesh, TestFunction, TrialFunction, ds, dx,
                         grad, inner)

        mesh = Mesh(element("Lagrange", "triangle", 1, shape=(2,)))
        V = FunctionSpace(mesh, element("Lagrange", "triangle", 2))
        u, v = TrialFunction(V), TestFunction(V)
        f, g, kappa = Coefficient(V), Coefficient(V), Constant(mesh)
        a = kappa * inner(grad(u), grad(v)) * dx
        L = inner(f, v) * dx + inner(g, v) * ds
    """,
    "stokes": """
        import basix.ufl
        import ufl

        cell = "tetrahedron"
        velocity = basix.ufl.element("P", cell, 2, shape=(3,))
        pressure = basix.ufl.element("P", cell, 1)
        domain = ufl.Mesh(basix.ufl.element("P", cell, 1, shape=(3,)))
        W = ufl.FunctionSpace(domain, basix.ufl.mixed_element([velocity, pressure]))
        (u, p), (v, q) = ufl.TrialFunctions(W), ufl.TestFunctions(W)
        f = ufl.Coefficient(ufl.FunctionSpace(domain, velocity))
        a = (ufl.inner(ufl.grad(u), ufl.grad(v)) - p * ufl.div(v) - q * ufl.div(u)) * ufl.dx
        L = ufl.inner(f, v) * ufl.dx
    """,
    "neo_hookean": """
        from basix.ufl import element
        from ufl import *

        e = element("Q", "hexahedron", 1, shape=(3,))
        mesh = Mesh(e)
        V = FunctionSpace(mesh, e)
        du, v, u = TrialFunction(V), TestFunction(V), Coefficient(V)
        B = Coefficient(V)
        mu, lmbda = Constant(mesh), Constant(mesh)
        d = len(u)
        I = Identity(d)
        F = I + grad(u)
        C = F.T * F
        J = det(F)
        psi = (mu / 2) * (tr(C) - 3) - mu * ln(J) + (lmbda / 2) * ln(J)**2
        Pi = psi * dx(degree=4) - inner(B, u) * dx
        residual = derivative(Pi, u, v)
        tangent = derivative(residual, u, du)
        forms = [residual, tangent, Pi]
    """,
    "p_laplace": """
        from basix.ufl import element
        from ufl import FunctionSpace, Mesh, Coefficient, Constant, TestFunction, inner, grad, dx, derivative

        mesh = Mesh(element("Lagrange", "quadrilateral", 2, shape=(2,)))
        V = FunctionSpace(mesh, element("Lagrange", "quadrilateral", 2))
        u, v, f = Coefficient(V), TestFunction(V), Coefficient(V)
        eps = Constant(mesh)
        p = 4
        E = (1 / p) * (eps**2 + inner(grad(u), grad(u)))**(p / 2) * dx - f * u * dx
        F = derivative(E, u, v)
        J = derivative(F, u)
    """,
    "index_notation": """
        import ufl
        from basix.ufl import element
        from ufl import Dx, as_matrix, as_tensor, as_vector, dx, i, indices, j, k, l

        cell = ufl.triangle
        mesh = ufl.Mesh(element("P", "triangle", 1, shape=(2,)))
        V = ufl.FunctionSpace(mesh, element("P", "triangle", 2, shape=(2,)))
        u, v = ufl.TrialFunction(V), ufl.TestFunction(V)
        E = ufl.Coefficient(ufl.FunctionSpace(mesh, element("DG", "triangle", 0, shape=(2, 2, 2, 2))))
        x = ufl.SpatialCoordinate(mesh)
        a = E[i, j, k, l] * Dx(u[k], l) * Dx(v[i], j) * dx
        m, n = indices(2)
        A = as_tensor(u[m].dx(n) * x[n], (m,))
        b = A[i] * v[i] * dx(1) + as_matrix([[x[0], 0], [0, x[1]]])[:, 0][i] * v[i] * u[0] * dx((2, 3))
        c = as_vector([u[1], -u[0]])[i] * v[i] * dx(metadata={"quadrature_degree": 3})
        forms = [a, b, c]
    """,
    "geometry_and_conditions": """
        from basix.ufl import blocked_element, element
        from ufl import (And, CellVolume, Circumradius, Coefficient, FunctionSpace, Mesh, Or,
                         SpatialCoordinate, TestFunction, conditional, cos, dx, erf, exp, ge, gt, lt,
                         max_value, pi, sign, sin, sqrt)

        def bump(x, centre, width=0.2):
            '''A smooth hill.'''
            r2 = sum((x[n] - c)**2 for n, c in enumerate(centre))
            return exp(-r2 / width**2)

        scalar = element("Crouzeix-Raviart", "triangle", 1)
        mesh = Mesh(blocked_element(element("P", "triangle", 1), (2,)))
        V = FunctionSpace(mesh, scalar)
        v, w = TestFunction(V), Coefficient(V)
        x = SpatialCoordinate(mesh)
        hills = [bump(x, (0.1 * n, 0.5)) for n in range(3)] + [bump(x, (0, 0), width=1.0)]
        inside = And(gt(x[0], 0.25), Or(lt(x[1], 0.5), ge(w, 0)))
        f = conditional(inside, sum(hills), sin(pi * x[0]) * cos(x[1]))
        L = f * v * dx + sqrt(CellVolume(mesh)) * Circumradius(mesh) * sign(w) * erf(w) * v * dx
        M = max_value(w, 0)**2 * dx
    """,
    "transformations": """
        from ufl import *
        from basix.ufl import element, mixed_element

        mesh = Mesh(element("P", "interval", 1, shape=(1,)))
        V = FunctionSpace(mesh, element("P", "interval", 2))
        u, v, w, f = TrialFunction(V), TestFunction(V), Coefficient(V), Coefficient(V)
        F = u * v * dx + u.dx(0) * v * dx - f * v * dx
        a, L = system(F)
        at = adjoint(a)
        act = action(a, w)
        energy = energy_norm(a, f)
        swapped = replace(act, {w: f, f: w})
        called = a(v, u, coefficients={})
        rate = action(derivative(derivative(w**3 * f * dx, w, v, {f: 2 * w}), w, u), w)
        forms = (a, L, at, act, energy, swapped, called, rate)
    """,
    "discontinuous": """
        from ufl import *
        from basix.ufl import element
        mesh = Mesh(element("P", "triangle", 1, shape=(2,)))
        V = FunctionSpace(mesh, element("DP", "triangle", 2))
        u, v, n, h = TrialFunction(V), TestFunction(V), FacetNormal(mesh), 2 * Circumradius(mesh)
        alpha = Constant(mesh)
        a = (inner(grad(u), grad(v)) * dx
             - inner(avg(grad(v)), jump(u, n)) * dS
             + alpha / avg(h) * inner(jump(v, n), jump(u, n)) * dS
             + alpha / h('+') * u('+') * v('-') * dS)
    """,
    "tensor_with_symmetry": """
        from ufl import *
        from basix.ufl import element
        mesh = Mesh(element("P", "tetrahedron", 1, shape=(3,)))
        T = FunctionSpace(mesh, element("P", "tetrahedron", 1, shape=(3, 3), symmetry=True))
        c = VectorConstant(mesh)
        K = TensorConstant(mesh)
        s, t = TrialFunction(T), TestFunction(T)
        a = inner(K * s, t) * dx + inner(div(s), dot(t, c)) * dx
    """,
}


@pytest.fixture
def read(tmp_path):
    return reader(tmp_path)


# the paper's listing


@pytest.mark.parametrize("dim", [1, 2, 3])
@pytest.mark.parametrize("given", ["override", "line"])
def test_the_listing_of_knepley_and_terrel_works_as_printed(read, dim, given):
    result = read(KNEPLEY_TERREL, dim=dim) if given == "override" else read(f"dim = {dim}\n{KNEPLEY_TERREL}")
    a, L = result.forms
    assert (a.name, L.name) == ("a", "L")
    assert [len(form.form.arguments()) for form in result.forms] == [2, 1]
    (element,) = {argument.ufl_element() for argument in a.form.arguments()}
    assert element.name == f"P1^{dim}"
    assert element.cellname == ["interval", "triangle", "tetrahedron"][dim - 1]
    assert list(result.coefficient_names.values()) == ["f"]
    assert a.form.ufl_domain().ufl_coordinate_element() == element
    v, u = a.form.arguments()

    def epsilon(w):
        return 0.5 * (ufl.grad(w) + ufl.grad(w).T)

    wanted = ufl.inner(epsilon(v), epsilon(u)) * ufl.dx
    assert anonymous(a.form) == anonymous(wanted)
    assert (
        compute_form_data(a.form).integral_data[0].integrals[0].metadata()["estimated_polynomial_degree"] == 0
    )


# agreement with Python and UFL


@pytest.mark.parametrize("name", DEMOS)
def test_files_for_ffcx_mean_what_they_mean_to_python(read, name):
    """The same text run by Python with the real modules gives the same forms on equivalent elements."""
    text = textwrap.dedent(DEMOS[name])
    result = read(text)
    namespace = {}
    exec(text, namespace)
    for named in result.forms:
        theirs = namespace[named.name]
        assert anonymous(named.form) == anonymous(theirs)
        for ours, other in zip(
            (*named.form.arguments(), *named.form.coefficients()),
            (*theirs.arguments(), *theirs.coefficients()),
            strict=True,
        ):
            assert_equivalent(ours.ufl_element(), other.ufl_element())
        assert_equivalent(
            named.form.ufl_domain().ufl_coordinate_element(), theirs.ufl_domain().ufl_coordinate_element()
        )
        names = {**result.coefficient_names, **result.constant_names}
        for ours, other in zip(
            (*named.form.coefficients(), *named.form.constants()),
            (*theirs.coefficients(), *theirs.constants()),
            strict=True,
        ):
            if names[ours] in namespace:
                assert namespace[names[ours]] is other


def assert_equivalent(ours, theirs):
    """Same basis: equal up to the name of the variant, which says nothing up to degree 2."""
    plain = repr(to_basix(ours)).replace("equispaced", "gll_warped")
    assert plain == repr(theirs)


@pytest.mark.parametrize("name", ["poisson", "stokes", "neo_hookean", "p_laplace", "transformations"])
def test_quadrature_degrees_are_those_of_basix_elements(read, name):
    text = textwrap.dedent(DEMOS[name])
    namespace = {}
    exec(text, namespace)
    for named in read(text).forms:
        ours, theirs = (
            [
                integral.metadata()
                for data in compute_form_data(form, do_apply_geometry_lowering=True).integral_data
                for integral in data.integrals
            ]
            for form in (named.form, namespace[named.name])
        )
        assert ours == theirs


def test_reading_twice_gives_the_same_signatures(read):
    for text in DEMOS.values():
        first, second = read(text), read(text)
        assert [one.form.signature() for one in first.forms] == [one.form.signature() for one in second.forms]
