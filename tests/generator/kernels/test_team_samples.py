"""Operators on simplices whose samples threads share, or warps multiply, against matrices of element matrices."""

from __future__ import annotations

import itertools
from dataclasses import replace
from pathlib import Path

import pytest
from form_cases import Variant
from operator_cases import Case, check

from femforge.form_jobs import Job, prepare
from femforge.pipeline import generate

pytestmark = pytest.mark.slow

TEAM = {"realisation": "team", "scatter": "atomic"}
FRAGMENTS = {"realisation": "fragments", "scatter": "atomic"}
BOTH = [(TEAM, ("cpu", "hip")), (FRAGMENTS, ("hip",))]


def job(variant: Variant, *kernels: str, **parameters: object) -> Job:
    more = "_".join(f"{name}{value}" for name, value in variant.more)
    words = "_".join([more, *(str(value).lower() for value in parameters.values())])
    return replace(variant.job(words, **parameters), kernels=kernels or ("apply",))


@pytest.mark.parametrize("variant", [
    Variant("mass", "tetrahedron", 3),
    Variant("laplace", "triangle", 5),
    Variant("laplace", "tetrahedron", 4),
    Variant("helmholtz", "triangle", 3),
    Variant("elasticity", "tetrahedron", 2),
    Variant("advection_diffusion", "tetrahedron", 2),
    Variant("weighted_laplace", "tetrahedron", 2),
    Variant("curved_laplace", "triangle", 3),
    Variant("neo_hookean", "triangle", 2),
    Variant("stokes", "tetrahedron", 2),
], ids=lambda v: v.label)  # fmt: skip
def test_every_form_agrees_with_its_matrix(variant: Variant, tmp_path: Path) -> None:
    """Modes and points, mixed elements, fields that vary, curved cells."""
    check([Case(job(variant, **own), targets) for own, targets in BOTH], tmp_path)


@pytest.mark.parametrize("values", [
    {"scatter": "element", "constraints": False},
    {"scatter": "colour", "constraints": True, "component_order": "planar"},
    {"scatter": "gather", "dof_order": "lexicographic"},
    {"scatter": "atomic", "constraints": True, "index_type": "int64", "concurrent_elements": 8},
], ids=str)  # fmt: skip
def test_every_scatter_and_layout(values: dict[str, object], tmp_path: Path) -> None:
    variant = Variant("elasticity", "tetrahedron", 2)
    check([Case(job(variant, **{**own, **values}), targets) for own, targets in BOTH], tmp_path)


@pytest.mark.parametrize(("form", "cell", "degree", "parameters", "realisation"), [
    ("neo_hookean", "triangle", 3, {}, "written"),
    ("neo_hookean", "triangle", 4, {}, "team"),
    ("neo_hookean", "triangle", 4, {"scalar": "float32"}, "team"),
    ("p_laplace", "triangle", 5, {}, "team"),
    ("p_laplace", "triangle", 5, {"scalar": "float32"}, "written"),
    ("weighted_laplace", "triangle", 7, {}, "team"),
    ("neo_hookean", "tetrahedron", 2, {}, "written"),
    ("neo_hookean", "tetrahedron", 3, {}, "team"),
])  # fmt: skip
def test_threads_share_a_cell_whose_dofs_one_has_no_room_for(
    form: str, cell: str, degree: int, parameters: dict[str, object], realisation: str
) -> None:
    """Point by point; on a CPU lanes have what is short enough to be written out."""
    asked = replace(Variant(form, cell, degree).job("", **parameters), kernels=("apply",))
    for kernel in generate(prepare([asked]), ["cuda", "hip"]).sources:
        assert kernel.kernel.parameters.realisation == realisation


def test_float32(tmp_path: Path) -> None:
    check(
        [Case(job(Variant("laplace", "tetrahedron", 3), **TEAM, scalar="float32"), ("cpu", "hip"))], tmp_path
    )


@pytest.mark.parametrize("variant", [Variant("neo_hookean", "triangle", 2)], ids=lambda v: v.label)
def test_residuals(variant: Variant, tmp_path: Path) -> None:
    check([Case(job(variant, "residual", **TEAM), ("cpu", "hip"))], tmp_path)


@pytest.mark.parametrize(("order", "warp"), list(itertools.product(("reversed", "random"), ("32", "64"))))
def test_every_order_of_threads(
    order: str, warp: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A missing barrier, or a shuffle among other lanes than the 32 of a fragment, would show."""
    monkeypatch.setenv("FEMFORGE_EMULATION_ORDER", order)
    monkeypatch.setenv("FEMFORGE_EMULATION_WARP", warp)
    variant = Variant("laplace", "tetrahedron", 3)
    check([Case(job(variant, **own), ("hip",)) for own, _ in BOTH], tmp_path)
