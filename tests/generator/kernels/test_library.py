"""Operators whose tables a library multiplies by the dofs of all cells, against matrices of element matrices."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from form_cases import Variant
from operator_cases import Case, check

from femforge.form_jobs import Job, prepare
from femforge.pipeline import with_parameters

pytestmark = pytest.mark.slow

LAPLACE = Variant("laplace", "tetrahedron", 2)
#: Slabs of which the last one is not full, and blocks of which the last one of a slab is not.
LIBRARY = {"realisation": "library", "element_batch": 7, "concurrent_elements": 4}


def job(variant: Variant, *kernels: str, **parameters: object) -> Job:
    more = "_".join(f"{name}{value}" for name, value in variant.more)
    words = "_".join([more, *(str(value).lower() for value in parameters.values())])
    return replace(variant.job(words, **parameters), kernels=kernels or ("apply",))


@pytest.mark.parametrize("variant", [
    Variant("mass", "tetrahedron", 3),
    Variant("laplace", "triangle", 1),
    Variant("laplace", "tetrahedron", 4),
    Variant("helmholtz", "triangle", 3),
    Variant("elasticity", "tetrahedron", 2),
    Variant("advection_diffusion", "tetrahedron", 2),
    Variant("weighted_laplace", "tetrahedron", 2),
    Variant("curved_laplace", "triangle", 2),
    Variant("neo_hookean", "triangle", 2),
    Variant("stokes", "tetrahedron", 2),
], ids=lambda v: v.label)  # fmt: skip
def test_every_form_agrees_with_its_matrix(variant: Variant, tmp_path: Path) -> None:
    """Modes and points, mixed elements, fields that vary, curved cells."""
    check([Case(job(variant, **LIBRARY), ("hip",))], tmp_path)


@pytest.mark.parametrize("cell", ["triangle", "tetrahedron"])
def test_every_degree(cell: str, tmp_path: Path) -> None:
    """E-vectors of scalars are read, and stored, by the library itself."""
    forms = [Variant(form, cell, degree) for form in ("mass", "laplace") for degree in (1, 2, 3, 5)]
    cases = [Case(job(form, **LIBRARY, scatter="element"), ("hip",)) for form in forms]
    check([*cases, Case(job(forms[1], **LIBRARY, scatter="gather"), ("hip",))], tmp_path)


@pytest.mark.parametrize("values", [
    {"scatter": "element", "constraints": False},
    {"scatter": "gather", "dof_order": "lexicographic"},
    {"scatter": "gather", "component_order": "planar", "constraints": True},
    {"scatter": "atomic", "constraints": True, "component_order": "planar", "index_type": "int64"},
    {"scatter": "atomic", "concurrent_elements": 1, "element_batch": 0},
], ids=str)  # fmt: skip
def test_every_scatter_and_layout(values: dict[str, object], tmp_path: Path) -> None:
    variants = Variant("elasticity", "tetrahedron", 2), Variant("stokes", "triangle", 2)
    check([Case(job(variant, **{**LIBRARY, **values}), ("hip",)) for variant in variants], tmp_path)


@pytest.mark.parametrize("form", ["mixed_parts", "apart_components"])
@pytest.mark.parametrize("scatter", ["atomic", "element", "gather"])
def test_parts_of_functions(scatter: str, form: str, tmp_path: Path) -> None:
    """Columns of one matrix come from different parts of functions; results that no term reaches are zero."""
    variant = Variant(f"../tests/generator/support/{form}", "triangle")
    check([Case(job(variant, **LIBRARY, scatter=scatter), ("hip",))], tmp_path)


@pytest.mark.parametrize("batch", [1, 3, 7])
def test_batches_of_products(batch: int, tmp_path: Path) -> None:
    """Batches that fill a slab, and such that leave some cells to a product of their own."""
    variants = Variant("laplace", "tetrahedron", 2), Variant("elasticity", "triangle", 2)
    check([Case(job(variant, **LIBRARY, blas_batch=batch), ("hip",)) for variant in variants], tmp_path)


def test_float32(tmp_path: Path) -> None:
    variant = Variant("laplace", "tetrahedron", 3)
    check([Case(job(variant, **LIBRARY, scalar="float32"), ("hip",))], tmp_path)


def test_residuals_and_data_at_points(tmp_path: Path) -> None:
    """Coefficients are sampled, or given at the points; a form may sample nothing."""
    variants = [Variant(form, "triangle", 2) for form in ("neo_hookean", "load")]
    cases = [Case(job(variant, "residual", **LIBRARY), ("hip",)) for variant in variants]
    lexicographic = job(Variant("heat_step", "tetrahedron", 2), dof_order="lexicographic", **LIBRARY)
    cases += [Case(job(Variant("heat_step", "triangle"), **LIBRARY), ("hip",)), Case(lexicographic, ("hip",))]
    check(cases, tmp_path)


@pytest.mark.parametrize("order", ["reversed", "random"])
def test_every_order_of_threads(order: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """D stands where samples stood: a thread that read another one's would show."""
    monkeypatch.setenv("FEMFORGE_EMULATION_ORDER", order)
    variants = [Variant("laplace", "tetrahedron", 3), Variant("curved_laplace", "tetrahedron", 2)]
    check([Case(job(variant, **LIBRARY), ("hip",)) for variant in variants], tmp_path)


@pytest.mark.parametrize("flags", [("-O0",), ("-O0", "-DFEMFORGE_WITHOUT_BLAS")], ids=["library", "without"])
@pytest.mark.parametrize("limit", [3, 100])
def test_a_library_is_one_of_the_variants(limit: int, flags: tuple[str, ...], tmp_path: Path) -> None:
    """Below and above the limit: the workspace is that of the variant that wants one, whichever is the last. Without
    the library the other one is taken, whichever would be."""
    batches = {f"from.{limit}.element_batch": 7, f"from.{limit}.concurrent_elements": 4}
    library = {f"from.{limit}.realisation": "library", f"from.{limit}.blas_batch": 3}
    last = with_parameters(job(LAPLACE, scatter="atomic", realisation="team"), {**library, **batches}, "here")
    team: dict[str, object] = {f"from.{limit}.realisation": "team", f"from.{limit}.element_batch": 4}
    first = job(LAPLACE, scatter="atomic", **LIBRARY, blas_batch=3)
    team[f"from.{limit}.blas_batch"] = 0
    first = with_parameters(first, {**team, f"from.{limit}.concurrent_elements": 4}, "here")
    for one in (last, first):
        (named,) = prepare([one])
        kernel = named.operators.kernel("hip")
        (room,) = [variant.kernel.workspace for variant in kernel.variants if variant.kernel.workspace]
        assert kernel.workspace == room
        assert room.argument in kernel.arguments
        check([Case(one, ("hip",))], tmp_path, flags)
