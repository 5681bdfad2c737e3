"""Element matrices by tables at points of which only those entries are made that a sparse matrix has a place for."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from form_cases import Variant
from kernel_build import Built
from operator_cases import Case, check

from femforge.form_jobs import prepare
from femforge.kernels import team_points
from femforge.kernels.element_tensor import ElementKernels

BY_POINTS = {"realisation": "team", "representation": "quadrature"}
#: Fluxes that reach a layer of each cell, entries of several kinds of rows, blocks without entries, mirrored blocks.
VARIANTS = [
    Variant("facets/acoustic_waves", "quadrilateral", 2),
    Variant("facets/interior_penalty", "triangle", 2),
    Variant("facets/stokes_interior_penalty", "quadrilateral", 2),
    Variant("facets/upwind", "tetrahedron", 2),
    Variant("stokes_mini", "quadrilateral"),
]


def adding(variant: Variant, suffix: str = "", **values: object) -> Case:
    job = replace(variant.job(suffix, **values), by_target={"hip": BY_POINTS}, kernels=("assemble",))
    return Case(job, ("hip",))


def added(built: Built) -> list[str]:
    """The text of kernels that add to a matrix."""
    return [source.text for source in built.sources.values() if source.kernel.kind == "assemble"]


@pytest.mark.slow
@pytest.mark.parametrize("variant", VARIANTS, ids=lambda v: v.label)
def test_used_entries_are_those_of_the_whole_matrix(variant: Variant, tmp_path: Path) -> None:
    """A few cells to a batch, the last one not full."""
    asked = [{"scatter": "atomic", "concurrent_elements": 4}, {"scatter": "colour", "index_type": "int64"}]
    texts = added(check([adding(variant, **values) for values in asked], tmp_path))
    assert any("place_of_task" in text for text in texts)


@pytest.mark.slow
def test_used_entries_point_by_point(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(team_points, "WRITE_OUT_LIMIT", 1)
    texts = added(check([adding(variant) for variant in VARIANTS[2:4]], tmp_path))
    assert all("sum0" in text for text in texts if "place_of_task" in text)
    assert any("place_of_task" in text for text in texts)


@pytest.mark.parametrize(("cell", "degree"), [("quadrilateral", 2), ("tetrahedron", 2)])
def test_a_block_has_room_for_more_facets(cell: str, degree: int) -> None:
    """Acoustic waves reach three of nine functions, six of ten: many entries are always zero."""
    job = adding(Variant("facets/acoustic_waves", cell, degree)).job
    named = [one for one in prepare([job]) if one.operators.integral.kind == "exterior_facet"]
    kernel = named[0].operators.kernel("hip")
    asked = named[0].job.parameters.with_values(BY_POINTS)
    matrices = ElementKernels(kernel.integral, asked, "here").element_tensor("hip")
    assert kernel.parameters.element_batch >= 2 * matrices.parameters.element_batch
    assert kernel.costs.flops < matrices.costs.flops


@pytest.mark.parametrize(
    ("form", "degree", "representation"),
    [
        ("acoustic_waves", 1, "quadrature"),  # about as many operations
        ("upwind", 2, "quadrature"),  # 1.34 times as many
        ("interior_penalty", 1, "sum_factorised"),  # 2.3 times as many
    ],
)
def test_facets_of_hexahedra_go_by_points_where_few_entries_are_used(
    form: str, degree: int, representation: str
) -> None:
    job = replace(Variant(f"facets/{form}", "hexahedron", degree).job(tuning="none"), kernels=("assemble",))
    named = [one for one in prepare([job]) if one.operators.integral.kind == "interior_facet"]
    kernel = named[0].operators.kernel("cuda")
    assert (kernel.parameters.realisation, kernel.parameters.representation) == ("team", representation)
    assert ("entries that are used" in kernel.why) == (representation == "quadrature")


@pytest.mark.slow
def test_what_facets_of_hexahedra_add_by_points(tmp_path: Path) -> None:
    variant = Variant("facets/upwind", "hexahedron", 1)
    job = replace(
        variant.job(tuning="none"), by_target={"hip": {"realisation": "team"}}, kernels=("assemble",)
    )
    texts = added(check([Case(job, ("hip",))], tmp_path))
    assert any("place_of_task" in text for text in texts)
