"""Integrals over facets of the boundary in the language femforge.ffcx against FFCx's C, on each facet."""

from __future__ import annotations

import re

import basix.ufl
import pytest
import ufl
from ffcx_languages import InBothLanguages
from ufl import TestFunction as Test  # pytest takes Test... for classes of tests
from ufl import TrialFunction, dot, ds, exp, grad, inner, sym

#: Relative to the largest entry.
TOLERANCE = 1e-12
DIMENSION = {"triangle": 2, "quadrilateral": 2, "tetrahedron": 3, "hexahedron": 3}
#: What depends on how a cell numbers its vertices, or is not known not to.
BY_FFCX = ("jacobian", "diameter", "inverse")


def forms(cell: str) -> dict[str, ufl.Form]:
    dim = DIMENSION[cell]
    curved = ufl.Mesh(basix.ufl.element("P", cell, 2, shape=(dim,)))
    p = Test(ufl.FunctionSpace(curved, basix.ufl.element("P", cell, 1)))
    domain = ufl.Mesh(basix.ufl.element("P", cell, 1, shape=(dim,)))
    V = ufl.FunctionSpace(domain, basix.ufl.element("P", cell, 2))
    W = ufl.FunctionSpace(domain, basix.ufl.element("P", cell, 1, shape=(dim,)))
    u, v, f, c = TrialFunction(V), Test(V), ufl.Coefficient(V), ufl.Constant(domain)
    w, z, g = TrialFunction(W), Test(W), ufl.Coefficient(W)
    n, x = ufl.FacetNormal(domain), ufl.SpatialCoordinate(domain)
    return {
        "mass": c * u * v * ds,
        "inexact": f * u * v * ds(degree=2),
        "nitsche": (c * u * v - dot(grad(u), n) * v - dot(grad(v), n) * u) * ds,
        "pressure": c * inner(n, z) * ds,
        "traction": inner(dot(sym(grad(w)), n), z) * ds,
        "load": exp(f) * x[0] * v * ds(degree=3),
        "gradient": ufl.sqrt(1 + inner(grad(f), grad(f))) * v * ds(degree=3),
        "flux": inner(dot(grad(g), n), g) * ds,
        "curved": dot(grad(p), ufl.FacetNormal(curved)) * ds(degree=4),
        "jacobian": ufl.Jacobian(domain)[0, 0] * u * v * ds,
        "inverse": ufl.JacobianInverse(domain)[0, 0] * u * v * ds,
        "diameter": ufl.MaxFacetEdgeLength(domain) * v * ds
        if dim == 3
        else ufl.CellDiameter(domain) * v * ds,
    }


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> InBothLanguages:
    every = {f"{cell} {name}": form for cell in DIMENSION for name, form in forms(cell).items()}
    return InBothLanguages(every, tmp_path_factory.mktemp("facets"))


def test_all_entries_are_those_of_ffcx(both: InBothLanguages) -> None:
    for key in both.forms:
        for facet, one in enumerate(both.on_facets(key)):
            assert one.largest > 0, f"{key}, facet {facet}: nothing is compared"
            assert one.relative < TOLERANCE, f"{key}, facet {facet}: {one}"


def test_what_is_the_same_from_each_facet_is_made_by_femforge(both: InBothLanguages) -> None:
    text = both.text["femforge.ffcx"]
    made = re.findall(r"// Kernel: (femforge|FFCx's own C)", text)
    by_ffcx = sum(key.split()[1] in BY_FFCX for key in both.forms)
    assert made.count("FFCx's own C") == by_ffcx
    assert made.count("femforge") == len(both.forms) - by_ffcx
    assert "depends on how a cell numbers its" in text
