"""Operators on simplices by collapsed directions, against matrices of element matrices by the same and other rules."""

from __future__ import annotations

import itertools
from dataclasses import replace
from pathlib import Path

import pytest
from form_cases import Variant
from operator_cases import Case, check

from femforge.pipeline import Job

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


def test_high_degree_is_taken_by_itself(tmp_path: Path) -> None:
    """P5: where the symmetric rule has no parity, collapsed directions take about half of the operations."""
    variant = Variant("weighted_laplace", "tetrahedron", 5)
    built = check([Case(job(variant, representation="auto"))], tmp_path)
    kernels = [s.kernel for s in built.sources.values() if s.kernel.kind == "apply"]
    assert kernels
    assert all(kernel.candidate.name == "sum_factorised" for kernel in kernels)
