"""Kernels that need more values than a thread of a GPU has registers for hardly spill: compiled by nvcc for sm_90."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import pytest
from compilers import run_compiler
from form_cases import Variant

from femforge.form_jobs import prepare
from femforge.pipeline import generate, write_files
from femforge.tuning.resources import from_ptxas

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(shutil.which("nvcc") is None, reason="nvcc is not installed"),
]

#: Bytes of a thread.
MOST_SPILLED = 64


@pytest.mark.parametrize(("variant", "kind", "name"), [
    (Variant("neo_hookean", "hexahedron", 1), "apply", "J"),
    (Variant("neo_hookean", "hexahedron", 1), "residual", "F"),
    (Variant("vector_laplace", "hexahedron", 2), "diagonal", ""),
    (Variant("weighted_laplace", "hexahedron", 2), "apply", ""),
    (Variant("p_laplace", "hexahedron", 2), "apply", "J"),
    (Variant("p_laplace", "hexahedron", 2), "residual", "F"),
    (Variant("laplace", "hexahedron", 2), "apply", ""),
    (Variant("elasticity", "hexahedron", 1), "diagonal", ""),
    (Variant("phase_change", "hexahedron", 2), "residual", "F"),
    (Variant("neo_hookean", "hexahedron", 2), "element_tensor", "F"),
    (Variant("stokes_mini", "tetrahedron", 2), "element_tensor", ""),
    (Variant("stokes_mini", "hexahedron", 1), "apply", ""),
    (Variant("neo_hookean", "tetrahedron", 2), "apply", "J"),
    (Variant("neo_hookean", "tetrahedron", 2), "residual", "F"),
], ids=lambda v: v.label if isinstance(v, Variant) else v)  # fmt: skip
def test_default_kernels_hardly_spill(variant: Variant, kind: str, name: str, tmp_path: Path) -> None:
    """Loops over directions, and code that is written out, move what registers lack to shared memory."""
    job = replace(variant.job(), kernels=(kind,))
    named = next(n for n in prepare([job]) if n.analysed.integral.form == name or not name)
    made = generate([named], ["cuda"])
    write_files(made.files, tmp_path)
    source = tmp_path / made.sources[0].file
    log = run_compiler(
        ["nvcc", "-arch=sm_90", "-O3", "-std=c++17", "-Xptxas", "-v", f"-I{tmp_path}", "-c", source,
         "-o", source.with_suffix(".o")]
    )  # fmt: skip
    found = from_ptxas(log.splitlines())
    assert found
    assert max(4 * usage.spilled_registers for usage in found) <= MOST_SPILLED
