"""Loops over SIMD lanes are SIMD code, whatever is called, chosen or rooted in them: asked of GCC itself."""

from __future__ import annotations

import platform
import re
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest
from compilers import run_compiler
from form_cases import Variant

from femforge.form_jobs import prepare
from femforge.pipeline import generate, write_files


def has_vector_functions() -> bool:
    """Whether the compiler is GCC for a processor that glibc has functions of SIMD registers for."""
    if platform.machine() != "x86_64" or platform.libc_ver()[0] != "glibc" or shutil.which("g++") is None:
        return False
    version = subprocess.run(["g++", "--version"], capture_output=True, text=True, check=False).stdout
    return "Free Software Foundation" in version


pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not has_vector_functions(), reason="GCC with glibc on x86-64 is wanted"),
]


def scalar_loops(source: Path, folder: Path) -> list[str]:
    """Loops after `#pragma omp simd` that GCC does not make vectors of, with the flags of the project's build."""
    log = run_compiler(
        ["g++", "-std=c++17", "-O3", "-mavx2", "-mfma", "-fopenmp", "-fno-math-errno",
         "-fopt-info-vec-optimized", f"-I{folder}", "-c", source, "-o", source.with_suffix(".o")]
    )  # fmt: skip
    done = [int(line) for line in re.findall(rf"{source.name}:(\d+):\d+: optimized: loop vectorized", log)]
    lines = source.read_text().splitlines()
    loops = [number for number, line in enumerate(lines) if "#pragma omp simd" in line]
    assert loops
    # GCC names some line of the loop; these have no loops in them
    ends = [lines.index(re.sub(r"\S.*", "}", lines[first]), first) for first in loops]
    return [
        f"{first + 2}: {lines[first + 1]}"
        for first, end in zip(loops, ends, strict=True)
        # copies are calls of memcpy
        if not any(first < line <= end for line in done)
        and any(" * " in line for line in lines[first + 2 : end])
    ]


@pytest.mark.parametrize("kind", ["element_tensor", "residual", "apply", "diagonal"])
@pytest.mark.parametrize("variant", [
    Variant("phase_change", "quadrilateral", 1),
    Variant("phase_change", "triangle", 2),
    Variant("p_laplace", "triangle", 2),
    Variant("neo_hookean", "tetrahedron", 1),
], ids=lambda v: v.label)  # fmt: skip
def test_lanes_are_vectors(variant: Variant, kind: str, tmp_path: Path) -> None:
    """Conditions with functions in their arms, sines with cosines, logarithms, roots."""
    made = generate(prepare([replace(variant.job(), kernels=(kind,))]), ["cpu"])
    write_files(made.files, tmp_path)
    for source in made.sources:
        assert not scalar_loops(tmp_path / source.file, tmp_path), source.name


def test_lanes_compare_diameters(tmp_path: Path) -> None:
    """Penalties by the diameters of cells."""
    made = generate(prepare([Variant("facets/interior_penalty", "triangle", 1).job()]), ["cpu"])
    write_files(made.files, tmp_path)
    for source in made.sources:
        assert not scalar_loops(tmp_path / source.file, tmp_path), source.name
