"""Operators on simplices by collapsed directions, against matrices of element matrices by the same and other rules."""

from __future__ import annotations

import itertools
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from ffcx_oracle import OracleForm, compile_together
from form_cases import Variant
from operator_cases import Case, build_cases, check, run_operator
from operator_problems import Reals, make_problem

from femforge.form_jobs import Job, prepare
from femforge.formfile import read_form_file
from femforge.kernels.realisations import can_be_shared
from femforge.kernels.scatter import SCATTERS
from femforge.kernels.variants import OperatorKernel
from femforge.represent.choose import Candidate
from femforge.schedule.devices import DEVICES

pytestmark = pytest.mark.slow

COLLAPSED = {"representation": "sum_factorised", "scatter": "atomic"}


def job(variant: Variant, *kernels: str, **parameters: object) -> Job:
    more = "_".join(f"{name}{value}" for name, value in variant.more)
    words = "_".join([more, *(str(value).lower() for value in parameters.values())])
    return replace(variant.job(words, **{**COLLAPSED, **parameters}), kernels=kernels or ("apply",))


def with_conical_points(one: Job, folder: Path) -> Job:
    """A job whose form has the scheme itself, so that its element matrices take the same points."""
    text = one.form.read_text()
    changed = text.replace('{"quadrature_degree"', '{"quadrature_rule": "gauss_jacobi", "quadrature_degree"')
    changed = changed.replace("dx(degree=", 'dx(scheme="gauss_jacobi", degree=')
    assert changed != text
    (folder / one.form.name).write_text(changed)
    return replace(one, form=folder / one.form.name)


@pytest.mark.parametrize("variant", [
    Variant("weighted_laplace", "tetrahedron", 3),
    Variant("weighted_laplace", "triangle", 4, more=(("weight_degree", 3),)),
    Variant("mass", "tetrahedron", 3),
    Variant("helmholtz", "triangle", 3),
    Variant("advection_diffusion", "tetrahedron", 2),
    Variant("elasticity", "tetrahedron", 2),
    Variant("stokes", "triangle", 2),
], ids=lambda v: v.label)  # fmt: skip
def test_polynomials_agree_with_other_rules(variant: Variant, tmp_path: Path) -> None:
    """Element matrices take exact tensors or symmetric points: any rule that is exact gives the same."""
    check([Case(job(variant))], tmp_path)


@pytest.mark.parametrize(("variant", "kernels"), [
    (Variant("p_laplace", "tetrahedron", 2), ("apply", "residual")),
    (Variant("neo_hookean", "triangle", 3, more=(("quadrature_degree", 5),)), ("apply", "residual")),
    (Variant("neo_hookean", "tetrahedron", 2), ("apply",)),
    (Variant("curved_laplace", "tetrahedron", 2), ("apply",)),
    (Variant("curved_laplace", "triangle", 3, more=(("geometry_degree", 3),)), ("apply",)),
], ids=lambda v: v.label if isinstance(v, Variant) else "-".join(v))  # fmt: skip
def test_what_is_no_polynomial_agrees_with_tables_at_the_same_points(
    variant: Variant, kernels: tuple[str, ...], tmp_path: Path
) -> None:
    check([Case(with_conical_points(job(variant, *kernels), tmp_path))], tmp_path)


@pytest.mark.parametrize("values", [
    {"scatter": "element"},
    {"scatter": "colour", "constraints": True, "component_order": "planar"},
    {"scatter": "gather", "dof_order": "lexicographic"},
    {"index_type": "int64", "concurrent_elements": 8},
], ids=str)  # fmt: skip
def test_every_scatter_and_layout(values: dict[str, object], tmp_path: Path) -> None:
    check([Case(job(Variant("elasticity", "triangle", 3), **values))], tmp_path)


def test_float32(tmp_path: Path) -> None:
    check([Case(job(Variant("weighted_laplace", "tetrahedron", 4), scalar="float32"))], tmp_path)


@pytest.mark.parametrize(("order", "warp"), list(itertools.product(("reversed", "random"), ("32", "64"))))
def test_every_order_of_threads(
    order: str, warp: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A missing barrier would show."""
    monkeypatch.setenv("FEMFORGE_EMULATION_ORDER", order)
    monkeypatch.setenv("FEMFORGE_EMULATION_WARP", warp)
    check([Case(job(Variant("weighted_laplace", "tetrahedron", 3)), ("hip",))], tmp_path)


FORM = """cell = "tetrahedron"
element = FiniteElement("{family}", cell, {degree}, variant="{variant}")
weight = FiniteElement("DP", cell, 2)
v, u, w = TestFunction(element), TrialFunction(element), Coefficient(weight)
a = (inner(v, w * u) + w * dot(grad(v), grad(u)) + v * u.dx(0)) * dx
"""


@pytest.mark.parametrize(("family", "variant"), [("Lagrange", "gll"), ("DP", "equispaced"), ("DP", "gll")])
def test_other_nodes(family: str, variant: str, tmp_path: Path) -> None:
    """Values and derivatives of different degrees together, warped nodes, cells that share nothing."""
    form = tmp_path / "other.form"
    form.write_text(FORM.format(family=family, variant=variant, degree=3))
    own = job(Variant("mass", "tetrahedron", 3))
    check([Case(replace(own, form=form, define={}))], tmp_path)


def test_components_with_the_same_dofs(tmp_path: Path) -> None:
    """Symmetric tensors, as what is read and as what is tested."""
    form = tmp_path / "symmetric.form"
    form.write_text("""cell = "triangle"
tensors = TensorElement("Lagrange", cell, 2, symmetry=True)
v, u, w = TestFunction(tensors), TrialFunction(tensors), Coefficient(tensors)
a = inner(grad(v), dot(w, w)[0, 0] * grad(u)) * dx
""")
    check([Case(replace(job(Variant("mass", "triangle", 2)), form=form, define={}))], tmp_path / "built")


def test_high_degree_is_taken_by_itself(tmp_path: Path) -> None:
    """P5: where the symmetric rule has no parity, collapsed directions take about half of the operations."""
    variant = Variant("weighted_laplace", "tetrahedron", 5)
    built = check([Case(job(variant, representation="auto"))], tmp_path)
    kernels = [s.kernel for s in built.sources.values() if s.kernel.kind == "apply"]
    assert kernels
    assert all(kernel.candidate.name == "sum_factorised" for kernel in kernels)


def element_vectors(cases: dict[str, Case], folder: Path, weight: float | None = None) -> dict[str, Reals]:
    """E-vectors of kernels of several cases, of the same x on the same cells."""
    built = build_cases(list(cases.values()), folder)
    found: dict[str, Reals] = {}
    for label, case in cases.items():
        (named,), (tensor,) = case.kernels, case.tensors
        kernel, integral = built.sources[named.name, "cpu"].kernel, tensor.analysed.integral
        assert isinstance(kernel, OperatorKernel)
        problem = make_problem(kernel, integral, False)
        if weight is not None and "w" in problem.cells.coefficients:
            problem.cells.coefficients["w"][:] = weight
        found[label] = run_operator(built, named.name, "cpu", problem, integral, np.zeros(problem.size))
    return found


def test_high_degrees(tmp_path: Path) -> None:
    """P6: the exact tensor of the Laplacian where the weight is 1, and tables at the points of the symmetric rule."""
    weighted, laplace = Variant("weighted_laplace", "tetrahedron", 6), Variant("laplace", "tetrahedron", 6)
    cases = {
        "collapsed": Case(job(weighted, scatter="element"), ("cpu",)),
        "tensor": Case(job(laplace, scatter="element", representation="tensor"), ("cpu",)),
        "tables": Case(job(weighted, scatter="element", representation="quadrature"), ("cpu",)),
    }
    found = element_vectors(cases, tmp_path, weight=1.0)
    scale = np.abs(found["tensor"]).max()
    assert np.abs(found["collapsed"] - found["tensor"]).max() < 1e-13 * scale
    assert np.abs(found["collapsed"] - found["tables"]).max() < 1e-13 * scale


@pytest.mark.parametrize("degree", [2, 4])
def test_ffcx(degree: int, tmp_path: Path) -> None:
    case = Case(job(Variant("weighted_laplace", "tetrahedron", degree), scatter="element"), ("cpu",))
    (named,), (tensor,) = case.kernels, case.tensors
    integral = tensor.analysed.integral
    file = read_form_file(case.job.form, case.job.define)
    names = {**file.coefficient_names, **file.constant_names}
    oracle = compile_together({"a": OracleForm(file.forms[0].form, names, None)}, tmp_path / "ffcx")["a"]
    built = build_cases([case], tmp_path)
    kernel = built.sources[named.name, "cpu"].kernel
    assert isinstance(kernel, OperatorKernel)
    problem = make_problem(kernel, integral, False)
    found = run_operator(built, named.name, "cpu", problem, integral, np.zeros(problem.size))
    size = integral.rows * integral.columns
    matrices = oracle.element_tensors("a", integral.subdomain, problem.cells, size)
    x = problem.vectors["x"][problem.trial_offsets]
    expected = np.einsum("cij,cj->ci", matrices.reshape(-1, integral.rows, integral.columns), x)
    assert np.abs(found - expected).max() < 1e-13 * np.abs(expected).max()


def test_what_threads_cannot_share_keeps_tables(tmp_path: Path) -> None:
    """Unasked, they are taken only where the realisation, the scatter and the memory of a block allow it."""
    (named,) = prepare(
        [job(Variant("weighted_laplace", "tetrahedron", 5), representation="auto", scatter="auto")]
    )
    operators = named.operators
    assert operators.kernel("hip").candidate.name == "sum_factorised"
    for refused in (
        {"realisation": "looped"},
        {"realisation": "team", "scatter": "merge"},
        {"concurrent_elements": 32},
    ):
        asked = operators.with_parameters(operators.asked.with_values(refused))
        taken = asked.representations.eligible("auto", 6000)
        left = [
            c.name for c in taken if can_be_shared(asked.asked, c, asked.problem, DEVICES["hip"], SCATTERS)
        ]
        assert left == ["quadrature"], refused
    looped = operators.with_parameters(operators.asked.with_values({"realisation": "looped"})).kernel("hip")
    assert looped.candidate.name == "quadrature"


# -- when ----------------------------------------------------------------------------------------------------


def candidate(text: str, folder: Path, **parameters: object) -> Candidate:
    """What is known of collapsed directions for a form on P3 tetrahedra."""
    head = """cell = "tetrahedron"
element = FiniteElement("Lagrange", cell, 3)
v, u, w = TestFunction(element), TrialFunction(element), Coefficient(FiniteElement("Lagrange", cell, 1))
data = Coefficient(FiniteElement("Quadrature", cell, 4))
"""
    form = folder / "when.form"
    form.write_text(head + text)
    one = job(Variant("mass", "tetrahedron", 3), **{"representation": "auto", **parameters})
    (named,) = prepare([replace(one, form=form, define={})])
    return named.operators.representations.candidates["sum_factorised"]


@pytest.mark.parametrize(("text", "reason"), [
    ("a = w * dot(grad(v), grad(u)) * dx", ""),
    ("a = w * w * dot(grad(v), grad(u)) * dx", ""),
    ("a = w / 2 * v * u.dx(1) * dx", ""),
    ("a = exp(w) * v * u * dx", "no polynomial"),
    ("a = v * u / w * dx", "no polynomial"),
    ("a = abs(w) * v * u * dx", "no polynomial"),
    ("a = w * v * u * dx(degree=6)", "has degree 7"),
    ("a = w * v * u * dx(degree=7)", ""),
    ("a = exp(w) * v * u * dx(degree=6, scheme='gauss_jacobi')", ""),
    ("a = w * v * u * dx(degree=7, scheme='xiao_gimbutas')", "xiao_gimbutas"),
    ("a = data * v * u * dx", "given at quadrature points"),
])  # fmt: skip
def test_when_other_points_give_the_same(text: str, reason: str, tmp_path: Path) -> None:
    """Unasked, the points are those of the form, or of another rule that gives the same."""
    found = candidate(text, tmp_path)
    assert (reason in found.reason) if reason else not found.reason, found.reason


def test_who_asks_gets_the_points(tmp_path: Path) -> None:
    assert not candidate(
        "a = exp(w) * v * u * dx(degree=6)", tmp_path, representation="sum_factorised"
    ).reason
