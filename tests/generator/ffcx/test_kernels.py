"""Kernels of the language femforge.ffcx against FFCx's C, entry by entry, on random cells."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator

import basix.ufl
import pytest
import ufl
from ffcx_languages import InBothLanguages
from ffcx_oracle import on_basix
from form_cases import VARIANTS
from ufl import TestFunction as Test  # pytest takes Test... for classes of tests
from ufl import (
    TrialFunction,
    conditional,
    det,
    div,
    dx,
    exp,
    grad,
    gt,
    inner,
    ln,
    sqrt,
    sym,
    tr,
)

from femforge.formfile import read_form_file

pytestmark = pytest.mark.slow

#: Relative to the largest entry.
TOLERANCE = 1e-12
DIMENSION = {"interval": 1, "triangle": 2, "quadrilateral": 2, "tetrahedron": 3, "hexahedron": 3}
#: One cell of each shipped form, and what else has loops.
LABELS = (
    "laplace_interval2",
    "laplace_tetrahedron3",
    "laplace_hexahedron1",
    "mass_quadrilateral2",
    "helmholtz_triangle1",
    "weighted_laplace_tetrahedron2",
    "load_triangle2",
    "load_hexahedron1",
    "advection_diffusion_triangle2",
    "energy_tetrahedron1",
    "energy_quadrilateral1",
    "poisson_hexahedron1",
    "vector_laplace_triangle1",
    "elasticity_tetrahedron2",
    "elasticity_lame_hexahedron1",
    "stokes_tetrahedron2",
    "stokes_quadrilateral2",
    "strain_projection_triangle1",
    "strain_projection_tetrahedron1",
    "two_materials_triangle1",
    "p_laplace_tetrahedron1",
    "neo_hookean_tetrahedron1",
    "neo_hookean_quadrilateral1",
    "phase_change_triangle1",
    "heat_step_triangle1",
    "error_norm_hexahedron1",
    "curved_laplace_triangle2",
    "curved_laplace_quadrilateral2",
    "p_laplace_triangle1_p4.0",
)


def mesh(cell: str, degree: int = 1) -> ufl.Mesh:
    return ufl.Mesh(basix.ufl.element("P", cell, degree, shape=(DIMENSION[cell],)))


def spaces(cell: str, degree: int, *shape: int, geometry: int = 1) -> tuple[ufl.Mesh, ufl.FunctionSpace]:
    domain = mesh(cell, geometry)
    return domain, ufl.FunctionSpace(domain, basix.ufl.element("P", cell, degree, shape=shape))


def shipped() -> Iterator[tuple[str, ufl.Form]]:
    known = {variant.label: variant for variant in VARIANTS}
    for label in LABELS:
        variant = known[label]
        job = variant.job()
        file = read_form_file(job.form, job.define)
        degree = variant.quadrature_degree if variant.quadrature_degree >= 0 else None
        for named in file.forms:
            yield f"{label}:{named.name}", on_basix(named.form, degree)


def two_rules_and_subdomains() -> ufl.Form:
    domain, V = spaces("triangle", 2)
    u, v, f, k = TrialFunction(V), Test(V), ufl.Coefficient(V), ufl.Constant(domain)
    g = ufl.Coefficient(ufl.FunctionSpace(domain, basix.ufl.element("DP", "triangle", 0)))
    return (
        k * inner(grad(u), grad(v)) * dx(degree=2)
        + exp(f) * u * v * dx(degree=5)
        + g * u * v * dx(3)
        + f * inner(grad(u), grad(v)) * dx((1, 3), degree=3)
    )


def mixed() -> ufl.Form:
    """A Taylor-Hood element with a tensor before it, whose parts have dofs in blocks.

    Basix counts both equal entries of the tensor among the components of what stands behind.
    """
    domain = mesh("triangle")
    one = basix.ufl.element
    joined = basix.ufl.mixed_element(
        [
            one("DP", "triangle", 1, shape=(2, 2), symmetry=True),
            one("P", "triangle", 2, shape=(2,)),
            one("P", "triangle", 1),
        ]
    )
    W = ufl.FunctionSpace(domain, joined)
    (s, u, p), (t, v, q) = ufl.TrialFunctions(W), ufl.TestFunctions(W)
    w = ufl.Coefficient(W)
    c = ufl.Constant(domain, (2, 2))
    return (inner(ufl.dot(c, grad(u)), grad(v)) - p * div(v) - q * div(u) + inner(s - sym(grad(u)), t)
            + inner(ufl.split(w)[0] * s, t) + ufl.split(w)[2] * p * q) * dx  # fmt: skip


def mini() -> ufl.Form:
    """The MINI element, which Basix joins from P1 and a bubble."""
    domain = mesh("triangle")
    line = basix.ufl.enriched_element(
        [basix.ufl.element("P", "triangle", 1), basix.ufl.element("bubble", "triangle", 3)]
    )
    joined = basix.ufl.mixed_element(
        [basix.ufl.blocked_element(line, shape=(2,)), basix.ufl.element("P", "triangle", 1)]
    )
    W = ufl.FunctionSpace(domain, joined)
    (u, p), (v, q) = ufl.TrialFunctions(W), ufl.TestFunctions(W)
    return (inner(grad(u), grad(v)) - p * div(v) - q * div(u)) * dx


def conditions() -> ufl.Form:
    domain, V = spaces("quadrilateral", 1)
    u, v, f = ufl.Coefficient(V), Test(V), ufl.Coefficient(V)
    x = ufl.SpatialCoordinate(domain)
    b = conditional(gt(f, 1.0), sqrt(f), f**2) + ufl.max_value(f, 0.9) + abs(ufl.sin(x[0]))
    return ufl.inner(b * grad(u), grad(v)) * dx(degree=3) + ufl.atan2(f, u) * v * dx(degree=3)


def hyperelastic(cell: str, p: int, degree: int) -> ufl.Form:
    dim = DIMENSION[cell]
    _, V = spaces(cell, p, dim)
    u = ufl.Coefficient(V)
    F = ufl.Identity(dim) + 0.01 * grad(u)
    energy = ((inner(F, F) - dim - 2 * ln(det(F))) / 2 + ln(det(F)) ** 2) * dx(degree=degree)
    return ufl.derivative(ufl.derivative(energy, u), u)


def large() -> Iterator[tuple[str, ufl.Form]]:
    """Too long to write out, by the exact tensor and at points."""
    domain, V = spaces("tetrahedron", 4)
    yield "P4", inner(grad(TrialFunction(V)), grad(Test(V))) * dx
    domain, V = spaces("tetrahedron", 3, 3)
    u, v, mu = TrialFunction(V), Test(V), ufl.Constant(domain)
    yield "P3 elasticity", (mu * inner(sym(grad(u)), grad(v)) + tr(grad(u)) * tr(grad(v))) * dx
    domain, V = spaces("hexahedron", 2, 3)
    f = ufl.Coefficient(ufl.FunctionSpace(domain, basix.ufl.element("P", "hexahedron", 1)))
    u, v = TrialFunction(V), Test(V)
    yield "Q2 elasticity", f * inner(sym(grad(u)), grad(v)) * dx(degree=4)
    yield "Q2 vector load", (inner(ufl.Coefficient(V), v) + sqrt(f) * div(v)) * dx(degree=7)
    yield "hyperelastic hexahedra", hyperelastic("hexahedron", 1, degree=2)
    yield "hyperelastic P2", hyperelastic("tetrahedron", 2, degree=3)
    domain, V = spaces("triangle", 2, geometry=3)
    u, v, w = TrialFunction(V), Test(V), ufl.Coefficient(V)
    yield "curved", (exp(w) * inner(grad(u), grad(v)) + u * v) * dx(degree=8)
    domain, V = spaces("triangle", 3)
    yield "biharmonic", inner(grad(grad(TrialFunction(V))), grad(grad(Test(V)))) * dx


def at_points() -> Iterator[tuple[str, ufl.Form]]:
    """Other points than those of the default rules, and data at them."""
    for cell in ("triangle", "hexahedron"):
        domain, V = spaces(cell, 1)
        data = basix.ufl.quadrature_element(cell, degree=4)
        f = ufl.Coefficient(ufl.FunctionSpace(domain, data))
        yield f"data {cell}", f**2 * TrialFunction(V) * Test(V) * dx(degree=4)
    domain, V = spaces("quadrilateral", 2)
    v = Test(V)
    yield "GLL", v * dx(scheme="GLL", degree=5)
    domain, V = spaces("triangle", 1)
    u, v = TrialFunction(V), Test(V)
    yield "vertex", u * v * dx(scheme="vertex", degree=1)
    own = {
        "quadrature_rule": "custom",
        "quadrature_points": [[0.1, 0.3], [0.5, 0.2]],
        "quadrature_weights": [0.2, 0.3],
    }
    yield "custom", u * v * dx(metadata=own)
    yield "xiao_gimbutas", u * v * dx(scheme="Xiao-Gimbutas", degree=4)


def forms() -> dict[str, ufl.Form]:
    found = dict(shipped())
    found |= {
        "rules": two_rules_and_subdomains(),
        "mixed": mixed(),
        "mini": mini(),
        "conditions": conditions(),
    }
    return found | dict(large()) | dict(at_points())


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> InBothLanguages:
    return InBothLanguages(forms(), tmp_path_factory.mktemp("languages"))


def test_all_entries_are_those_of_ffcx(both: InBothLanguages) -> None:
    for key in both.forms:
        for one in both.differences(key):
            assert one.largest > 0, f"{key}: nothing is compared"
            assert one.relative < TOLERANCE, f"{key}: {one}"


def test_all_of_them_are_made_by_femforge(both: InBothLanguages) -> None:
    text = both.text["femforge.ffcx"]
    assert text.count("// Kernel: femforge ") == text.count("// Code for integral ")
    assert "FFCx's own C" not in text
    assert "// Kernel" not in both.text["C"]


def test_loops_and_written_out_code_are_both_tried(both: InBothLanguages) -> None:
    text = both.text["femforge.ffcx"]
    assert len(re.findall(r"static const double K\d+\[", text)) >= 2
    assert "for (int q = 0;" in text
    assert "// element tensor of one cell" in text


def test_structures_are_those_of_ffcx(both: InBothLanguages) -> None:
    """All but the functions' own text, and the hashes in names."""

    def around(text: str) -> str:
        text = re.sub(
            r"\nvoid tabulate_tensor_.*?(?=\n(bool enabled|ufcx_integral ))", "\n", text, flags=re.DOTALL
        )
        return re.sub(r"\b[0-9a-f]{40}\b|_[0-9a-f]{40}|// (Kernel|Elements|Quadrature|  ).*\n", "", text)

    ours, theirs = (
        around(both.text[language].split("#include", 1)[1]) for language in ("femforge.ffcx", "C")
    )
    assert ours.replace(" ", "") == theirs.replace(" ", "")


def test_single_precision(tmp_path_factory: pytest.TempPathFactory) -> None:
    some = {
        key: form for key, form in forms().items() if key in ("P4", "conditions", "elasticity_tetrahedron2:a")
    }
    both = InBothLanguages(some, tmp_path_factory.mktemp("single"), "float32")
    assert "sqrtf(" in both.text["femforge.ffcx"]
    assert "double" not in re.sub(r"//.*", "", both.text["femforge.ffcx"])
    for key in some:
        for one in both.differences(key):
            assert one.relative < 2e-5, f"{key}: {one}"
            assert math.isfinite(one.largest)
