"""Integrals over facets between cells in the language femforge.ffcx against FFCx's C, in all orientations."""

from __future__ import annotations

import re

import basix.ufl
import pytest
import ufl
from ffcx_languages import InBothLanguages
from ufl import TestFunction as Test  # pytest takes Test... for classes of tests
from ufl import TrialFunction, avg, dot, dS, exp, grad, inner, jump, sym

pytestmark = pytest.mark.slow

#: Relative to the largest entry.
TOLERANCE = 1e-12
DIMENSION = {"triangle": 2, "quadrilateral": 2, "tetrahedron": 3, "hexahedron": 3}
#: What depends on how a cell numbers its vertices, or is not known not to.
BY_FFCX = ("jacobian", "diameter", "inverse")


def forms(cell: str) -> dict[str, ufl.Form]:
    dim = DIMENSION[cell]
    curved = ufl.Mesh(basix.ufl.element("P", cell, 2, shape=(dim,)))
    C = ufl.FunctionSpace(curved, basix.ufl.element("DP", cell, 1))
    p, q = TrialFunction(C), Test(C)
    domain = ufl.Mesh(basix.ufl.element("P", cell, 1, shape=(dim,)))
    V = ufl.FunctionSpace(domain, basix.ufl.element("DP", cell, 1))
    P = ufl.FunctionSpace(domain, basix.ufl.element("P", cell, 2))
    W = ufl.FunctionSpace(domain, basix.ufl.element("DP", cell, 1, shape=(dim,)))
    D = ufl.FunctionSpace(domain, basix.ufl.element("DP", cell, 0))
    u, v, f, c = TrialFunction(V), Test(V), ufl.Coefficient(P), ufl.Constant(domain)
    w, z, g, k = TrialFunction(W), Test(W), ufl.Coefficient(W), ufl.Coefficient(D)
    E = ufl.FunctionSpace(domain, basix.ufl.element("DP", cell, 1, shape=(dim, dim), symmetry=True))
    s, t, r = TrialFunction(E), Test(E), ufl.Coefficient(E)
    n, x, m = ufl.FacetNormal(domain), ufl.SpatialCoordinate(domain), ufl.FacetNormal(curved)
    speed = dot(g("+"), n("+"))
    return {
        "penalty": c * jump(u) * jump(v) * dS,
        "interior": (
            avg(k) * jump(u) * jump(v) - dot(avg(grad(u)), jump(v, n)) - dot(avg(grad(v)), jump(u, n))
        )
        * dS,
        "upwind": ufl.conditional(ufl.gt(speed, 0), speed * u("+"), speed * u("-")) * jump(v) * dS(degree=3),
        "stress": inner(avg(sym(grad(w))), ufl.outer(z("+"), n("+")) + ufl.outer(z("-"), n("-"))) * dS,
        # of which both cells have as many components as are different
        "symmetric": inner(s("-"), dot(r("-"), t("-")) + jump(t)) * dS,
        "estimator": jump(grad(f), n) ** 2 * avg(v) * dS(degree=4),
        "load": exp(f("+")) * x[0] * jump(v) * dS(degree=3),
        "functional": f("-") * f("+") * dS,
        "constant": k("+") * k("-") * dS,
        "curved": (dot(avg(grad(p)), jump(q, m)) + p("+") * q("-")) * dS(degree=4),
        "jacobian": ufl.Jacobian(domain)[0, 0]("-") * u("+") * v("-") * dS,
        "inverse": ufl.JacobianInverse(domain)[0, 0]("+") * u("+") * v("-") * dS,
        "diameter": ufl.CellDiameter(domain)("-") * jump(v) * dS,
    }


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> InBothLanguages:
    every = {f"{cell} {name}": form for cell in DIMENSION for name, form in forms(cell).items()}
    return InBothLanguages(every, tmp_path_factory.mktemp("interior_facets"))


def test_all_entries_are_those_of_ffcx(both: InBothLanguages) -> None:
    for key in both.forms:
        for orientation, one in enumerate(both.between_cells(key)):
            assert one.largest > 0, f"{key}, orientation {orientation}: nothing is compared"
            assert one.relative < TOLERANCE, f"{key}, orientation {orientation}: {one}"


def test_what_is_the_same_from_both_cells_is_made_by_femforge(both: InBothLanguages) -> None:
    text = both.text["femforge.ffcx"]
    made = re.findall(r"// Kernel: (femforge|FFCx's own C)", text)
    by_ffcx = sum(key.split()[1] in BY_FFCX for key in both.forms)
    assert made.count("FFCx's own C") == by_ffcx
    assert made.count("femforge") == len(both.forms) - by_ffcx
    assert "depends on how a cell numbers its" in text


def test_programs_hand_over_orientations_where_they_are_read(both: InBothLanguages) -> None:
    """Also where FFCx's C does not ask for them, as nothing varies along the facet."""
    for integral in both.text["femforge.ffcx"].split("// Kernel: ")[1:]:
        if integral.startswith("femforge"):
            assert ".needs_facet_permutations = true" in integral
