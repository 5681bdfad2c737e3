"""Operators whose tables a library multiplies by the dofs of all cells, against matrices of element matrices."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from form_cases import Variant
from operator_cases import Case, check

from femforge.pipeline import Job

pytestmark = pytest.mark.slow

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
