"""Generated sources compile without a warning, on every compiler that is present."""

from __future__ import annotations

import re
import shutil
from dataclasses import replace
from pathlib import Path

import pytest
from amd import LLVM, rocm_root
from compilers import run_compiler
from form_cases import Variant
from kernel_build import WARNINGS
from places import EMULATION

from femforge.basis_jobs import BasisJob, prepare_basis
from femforge.form_jobs import Job, prepare
from femforge.pipeline import TARGETS, generate, write_files
from femforge.schedule.parameters import Parameters

pytestmark = pytest.mark.slow

SUFFIXES = {"cpu": "cpp", "cuda": "cu", "hip": "hip"}

JOBS = [
    Variant("laplace", "tetrahedron").job(),
    Variant("laplace", "tetrahedron").job("threads", mapping="contraction", unroll="none", scalar="float32"),
    Variant("laplace", "tetrahedron").job(input="geometry", scalar="float32"),
    Variant("elasticity", "triangle", 2).job("looped", mapping="cell", unroll="none"),
    Variant("elasticity", "triangle", 2).job(
        "points", mapping="cell", unroll="inner", representation="quadrature"
    ),
    Variant("elasticity_lame", "tetrahedron").job(
        "points", mapping="contraction", representation="quadrature"
    ),
    Variant("weighted_laplace", "triangle", 2).job(output="packed_symmetric"),
    Variant("laplace", "quadrilateral", 2, 5).job(input="ufcx"),
    Variant("two_materials", "triangle").job(),
    Variant("neo_hookean", "triangle").job(scalar="float32"),
    Variant("phase_change", "triangle").job(),
    Variant("laplace", "quadrilateral", 4).job("rows"),
    replace(
        Variant("mass", "triangle", 5).job("fragments", representation="tensor", realisation="fragments"),
        kernels=("apply",),
    ),
    Variant("energy", "interval", 2).job(),
    replace(
        Variant("energy", "tetrahedron").job("directions", representation="sum_factorised"),
        kernels=("functional",),
    ),
    Variant("load", "triangle", 2).job(store_width=2),
    Variant("laplace", "tetrahedron", 2).job("slices", mapping="slices"),
    replace(
        Variant("elasticity", "triangle", 2).job("slices", mapping="slices"),
        kernels=("element_tensor", "assemble"),
    ),
    Variant("elasticity", "triangle", 2).job("slices", mapping="slices", output="packed_symmetric"),
    Variant("elasticity", "triangle", 2).job("values", mapping="values"),
    Variant("stokes", "triangle", 2).job(
        "values", mapping="values", concurrent_elements=16, element_batch=64
    ),
]
#: Diagonals of which all entries are zero.
JOBS += [replace(Variant("facets/acoustic_waves", "triangle").job(), kernels=("diagonal",))]
#: What is left of a kernel where nothing of the cells is read.
AT_VERTICES = Path(__file__).parents[1] / "support" / "at_vertices.form"
JOBS += [
    Job(
        AT_VERTICES,
        define,
        Parameters().with_values(values),
        "_".join(map(str, values.values())),
        kernels=kinds,
    )
    for define, values, kinds in (
        ({}, {}, ("element_tensor", "apply", "diagonal", "assemble")),
        ({"degree": 3}, {"realisation": "team"}, ("element_tensor",)),
        (
            {"cell": "quadrilateral"},
            {"mapping": "contraction", "representation": "quadrature"},
            ("element_tensor",),
        ),
        ({"cell": "quadrilateral"}, {"mapping": "contraction"}, ("element_tensor",)),
        ({"cell": "hexahedron"}, {"realisation": "looped"}, ("element_tensor", "diagonal", "apply")),
        (
            {"cell": "hexahedron"},
            {"representation": "quadrature"},
            ("element_tensor", "diagonal", "assemble"),
        ),
    )
]
#: With the device routines of theirs that GPUs have.
BASIS = [
    BasisJob({"cell": "hexahedron", "nodes": 4, "points": 3, "components": 2}),
    BasisJob({"cell": "quadrilateral", "nodes": 2, "points": 5}, Parameters(scalar="float32")),
    BasisJob({"cell": "interval", "nodes": 3, "points": 3, "layout": "component", "components": 3}),
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("clean")
    for target in TARGETS:
        of_gpus = [
            job
            for job in JOBS
            if job.parameters.store_width
            or job.parameters.mapping in ("slices", "values")
            or job.parameters.realisation == "team"
        ]
        fitting = [job for job in JOBS if target != "cpu" or job not in of_gpus]
        write_files(generate([*prepare(fitting), *prepare_basis(BASIS)], [target]).files, folder / target)
    return folder


def together(folder: Path, pattern: str) -> Path:
    """One file that includes all others that match: a compiler starts once, and none needs a unit of its own."""
    files = sorted(path for path in folder.glob(f"*/{pattern}"))
    assert len(files) >= 10
    text = '#include "femforge_kernels.h"\n'
    names = [file.relative_to(folder) for file in files]
    text += "".join(f'#include "{name}"\n' for name in names)
    if pattern != "*.cpp":
        text += "".join(
            f'#include "{header.relative_to(folder)}"\n' for header in sorted(folder.glob("basis/*_device.h"))
        )
    unit = folder / f"together.{pattern[2:]}.unit"
    unit.write_text(text)
    return unit


@pytest.mark.parametrize("target", TARGETS)
def test_kernels_of_zeros_launch_nothing(folder: Path, target: str) -> None:
    (source,) = (folder / target).glob(
        f"*/acoustic_waves_r_dp1x2_dp1_triangle_f64_diagonal.{SUFFIXES[target]}"
    )
    text = source.read_text()
    assert "acoustic_waves_r_dp1x2_dp1_triangle_f64_diagonal_kernel" not in text
    assert "namespace {\n\n}" not in text
    (parameters,) = re.findall(rf"_{target}\(\n(.*?)\) {{", text, re.DOTALL)
    assert re.findall(r"(\w+),?$", parameters, re.MULTILINE)[0] == "num_cells"
    assert "double*" not in parameters
    assert "nothing is launched" in text
    assert re.search(r"bytes +0 \(0 read, 0 written\)", text)


@pytest.mark.parametrize("compiler", ["g++", str(LLVM / "clang++")])
@pytest.mark.parametrize("optimisation", ["-O0", "-O2"])
def test_cpu_sources(folder: Path, compiler: str, optimisation: str) -> None:
    if shutil.which(compiler) is None:
        pytest.skip(f"{compiler} is not installed")
    unit = together(folder / "cpu", "*.cpp")
    openmp = ["-fopenmp"] if compiler == "g++" else ["-Wno-unknown-pragmas"]
    run_compiler(
        [
            compiler,
            "-x",
            "c++",
            "-std=c++17",
            f"-I{unit.parent}",
            optimisation,
            *openmp,
            *WARNINGS,
            "-c",
            unit,
            "-o",
            unit.with_suffix(".o"),
        ]
    )


def test_each_cpu_source_stands_alone(folder: Path) -> None:
    """Nothing but the standard library and the headers beside it is needed."""
    for source in sorted((folder / "cpu").glob("laplace/*.cpp")):
        include = f"-I{folder / 'cpu'}"
        run_compiler(
            ["g++", "-std=c++17", "-fsyntax-only", *WARNINGS, "-Wno-unknown-pragmas", include, source]
        )


def test_headers_are_plain_c(folder: Path) -> None:
    header = folder / "cpu" / "femforge_kernels.h"
    run_compiler(
        [
            "gcc",
            "-std=c99",
            "-x",
            "c",
            f"-I{header.parent}",
            "-fsyntax-only",
            "-Wall",
            "-Wextra",
            "-Wpedantic",
            "-Werror",
            header,
        ]
    )


def test_hip_sources_emulated(folder: Path) -> None:
    unit = together(folder / "hip", "*.hip")
    command = ["g++", "-x", "c++", "-std=c++17", "-Wno-unknown-pragmas", *WARNINGS, f"-I{unit.parent}"]
    command.append(f"-isystem{EMULATION}")
    run_compiler([*command, "-c", unit, "-o", unit.with_suffix(".o")])


@pytest.fixture(scope="module")
def rocm() -> Path:
    return rocm_root()


@pytest.mark.parametrize("architecture", ["gfx90a", "gfx942"])
def test_hip_sources_for_amd(folder: Path, rocm: Path, architecture: str) -> None:
    unit = together(folder / "hip", "*.hip")
    command = [LLVM / "clang++", "-x", "hip", f"--rocm-path={rocm}", "-std=c++17", "-O2", *WARNINGS]
    run_compiler(
        [
            *command,
            f"-I{unit.parent}",
            f"--offload-arch={architecture}",
            "--cuda-device-only",
            "--no-gpu-bundle-output",
            "-c",
            unit,
            "-o",
            unit.with_suffix(".o"),
        ]
    )


def test_cuda_sources(folder: Path) -> None:
    if shutil.which("nvcc") is None:
        pytest.skip("nvcc is not installed")
    unit = together(folder / "cuda", "*.cu")
    host = ",".join(word for word in WARNINGS if word not in ("-Wpedantic", "-Werror"))
    run_compiler(
        [
            "nvcc",
            f"-I{unit.parent}",
            "-x",
            "cu",
            "-std=c++17",
            "-O2",
            "-arch=sm_90",
            f"-Xcompiler={host}",
            "-Werror=all-warnings",
            "-c",
            "-cubin",
            unit,
            "-o",
            folder / "together.cubin",
        ]
    )
