"""Written-out operators whose values wait in rows of shared memory give the same results."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from form_cases import Variant
from operator_cases import Case, check

from femforge.kernels.straight import WAITING
from femforge.kernels.vector_nests import DATA_ASIDE
from femforge.schedule import rows

pytestmark = pytest.mark.slow

VARIANTS = [
    Variant("neo_hookean", "tetrahedron", 2),
    Variant("phase_change", "triangle", 2),
    Variant("stokes_mini", "quadrilateral", 1, 4),
    Variant("elasticity_lame", "tetrahedron", 2),
]


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda v: v.label)
def test_rows_of_waiting_values(variant: Variant, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With few registers, so that values, results and offsets wait; in double precision and in single."""
    monkeypatch.setattr(rows, "_BESIDE_SCALARS", {"hip": 490})
    values = [
        {"scatter": "atomic", "element_batch": 64},
        {"scatter": "blocks", "element_batch": 64, "scalar": "float32"},
    ]
    kinds = ("apply", "residual") if variant.stem == "neo_hookean" else ("apply",)
    jobs = [
        replace(variant.job("_".join(map(str, v.values())), realisation="written", **v), kernels=kinds)
        for v in values
    ]
    built = check([Case(job, ("hip",)) for job in jobs], tmp_path)
    texts = [source.text for (name, target), source in built.sources.items() if target == "hip"]
    assert len(texts) == len(jobs) * len(kinds)
    assert all(WAITING in text for text in texts)


@pytest.mark.parametrize("variant", [VARIANTS[0], VARIANTS[2]], ids=lambda v: v.label)
def test_rows_of_data_in_loops_over_points(
    variant: Variant, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With few registers, so that what a loop over points reads of a cell stands in shared memory, and the offsets."""
    monkeypatch.setattr(rows, "_BESIDE_SCALARS", {"hip": 490})
    jobs = [
        replace(variant.job(s, realisation="looped", scatter=s, scalar=scalar), kernels=("apply",))
        for s, scalar in (("atomic", "float64"), ("blocks", "float32"))
    ]
    built = check([Case(job, ("hip",)) for job in jobs], tmp_path)
    texts = [source.text for (_, target), source in built.sources.items() if target == "hip"]
    assert len(texts) == len(jobs)
    assert all(DATA_ASIDE in text for text in texts)
