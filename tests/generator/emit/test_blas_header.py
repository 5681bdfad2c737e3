"""``femforge_blas.h``: what it asks of a library, and that sources which call one compile for every target."""

from __future__ import annotations

import shutil
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest
from amd import LLVM, rocm_root
from compilers import make_program, run_compiler
from emulation import emulation_library
from form_cases import Variant
from kernel_build import WARNINGS
from places import EMULATION, REPOSITORY

from femforge.cli.devices import nvcc
from femforge.emit.library import LIBRARY
from femforge.form_jobs import prepare
from femforge.outputs import output_names
from femforge.pipeline import generate, with_parameters, write_files

pytestmark = pytest.mark.slow

HIPBLAS = REPOSITORY / "tests" / "generator" / "support" / "hipblas"
INCLUDE = REPOSITORY / "templates" / "include"
ASKED = {"realisation": "library", "blas_batch": 64}
JOBS = [
    replace(Variant("laplace", "tetrahedron", 2).job(**ASKED), kernels=("apply",)),
    replace(Variant("elasticity", "triangle", 2).job(**ASKED, scalar="float32"), kernels=("apply",)),
    replace(Variant("neo_hookean", "triangle", 1).job(**ASKED, scatter="gather"), kernels=("residual",)),
]
TARGETS = ["cuda", "hip"]
#: Calls a product as a kernel does, and prints its code and the library's words, or a result.
CALLED = """
#include <cstdio>

#include "femforge_blas.h"

int main() {
  const double table[] = {2};
  const double factor = 3;
  double result = 0;
  const int code = femforge_blas::multiply(table, {1, 1, false, 1, 0}, &factor, &result, {nullptr, 0}, nullptr);
  if (code == 0) std::printf("0 %g\\n", result);
  else std::printf("%d %s\\n", code, femforge_blas::message(code));
}
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Kernels, all of a target in one unit."""
    folder = tmp_path_factory.mktemp("blas")
    prepared = prepare(JOBS)
    files = generate(prepared, TARGETS, join=len(JOBS)).files
    assert sorted(files) == sorted(output_names(prepared, TARGETS, join=len(JOBS)))
    write_files(files, folder)
    return folder


def unit(folder: Path, suffix: str) -> Path:
    return folder / f"{LIBRARY}_joined_0.{suffix}"


@pytest.mark.parametrize("version", [3, 2])
def test_calls_of_a_library(version: int, tmp_path: Path) -> None:
    """A library that is written by the definition of BLAS is called as it wants to be: the program's comments say what
    is looked at. Before version 3 it cannot be given memory."""
    command = ["g++", "-std=c++17", "-O1", *WARNINGS, f"-DhipblasVersionMajor={version}", "-pthread"]
    command += ["-isystem", str(EMULATION), f"-I{HIPBLAS}", f"-I{INCLUDE}"]
    make_program(command, HIPBLAS / "reference.cpp", tmp_path / "reference", emulation_library())
    done = subprocess.run([tmp_path / "reference"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")


def test_emulated(folder: Path) -> None:
    command = ["g++", "-x", "c++", "-std=c++17", "-Wno-unknown-pragmas", *WARNINGS, f"-I{folder}"]
    run_compiler([*command, f"-isystem{EMULATION}", "-c", unit(folder, "hip"), "-o", folder / "emulated.o"])


@pytest.fixture(scope="module")
def amd() -> list[str | Path]:
    """The compiler for AMD's GPUs."""
    options = ["-x", "hip", f"--rocm-path={rocm_root()}", "-std=c++17", "-O1", "--offload-arch=gfx90a"]
    return [LLVM / "clang++", *options]


def test_amd(folder: Path, amd: list[str | Path]) -> None:
    """Both sides: the library is called by the host, and finds tables that no kernel reads in the device's memory."""
    command = [*amd, *WARNINGS, f"-I{HIPBLAS}", f"-I{folder}", "-S", unit(folder, "hip")]
    run_compiler([*command, "--cuda-device-only", "-o", folder / "device.s"])
    assert "5basisE" in (folder / "device.s").read_text()
    run_compiler([*command, "--cuda-host-only", "-o", folder / "host.s"])
    assert "hipblasDgemmStridedBatched" in (folder / "host.s").read_text()


def test_amd_without_the_library(folder: Path, amd: list[str | Path]) -> None:
    command = [*map(str, amd), f"-I{folder}", "-fsyntax-only", str(unit(folder, "hip"))]
    said = subprocess.run(command, capture_output=True, text=True, check=False)
    assert said.returncode
    assert "install hipBLAS, or generate the kernel without realisation=library" in said.stderr


@pytest.mark.parametrize("without", [(), ("-DFEMFORGE_WITHOUT_BLAS",)])
def test_a_choice_without_the_library(without: tuple[str, ...], tmp_path: Path) -> None:
    """Who calls a variant that is left out is told; a kernel whose variants all call the library wants it."""
    choice = {**ASKED, "scatter": "atomic", "from.9.realisation": "team", "from.9.blas_batch": 0}
    batches = {**ASKED, "from.9.blas_batch": 32}
    for number, (values, wants) in enumerate(((choice, False), (batches, True))):
        asked = {name: values.pop(name) for name in [*values] if not name.startswith("from.")}
        plain = replace(Variant("laplace", "tetrahedron", 2).job(**asked), kernels=("apply",))
        job = with_parameters(plain, values, "here")
        out = tmp_path / str(number)
        write_files(generate(prepare([job]), ["hip"]).files, out)
        (source,) = out.glob("laplace/*.hip")
        compiler = ["g++", "-x", "c++", "-std=c++17", "-Wno-unknown-pragmas", *WARNINGS, f"-I{out}", *without]
        command = [*compiler, f"-isystem{EMULATION}", "-fsyntax-only", str(source)]
        said = subprocess.run(command, capture_output=True, text=True, check=False)
        refused = bool(without) and wants
        assert (said.returncode != 0) == refused, said.stderr
        assert (
            "install hipBLAS, or generate the kernel without realisation=library" in said.stderr
        ) == refused
        assert ("{femforge_blas::available, true};" in source.read_text()) != wants
    called = tmp_path / "called.cpp"
    called.write_text(CALLED)
    run_compiler(
        [
            "g++",
            "-std=c++17",
            *WARNINGS,
            *without,
            f"-I{INCLUDE}",
            f"-isystem{EMULATION}",
            called,
            "-o",
            tmp_path / "c",
            *emulation_library(),
        ]
    )
    printed = subprocess.run([tmp_path / "c"], capture_output=True, text=True, check=True).stdout
    assert printed == (
        "-1001 this kernel was compiled without hipBLAS, whose products it takes\n" if without else "0 6\n"
    )


def test_cuda(folder: Path) -> None:
    compiler = nvcc()
    if compiler is None or not (Path(compiler).resolve().parents[1] / "include" / "cublas_v2.h").exists():
        pytest.skip("there is no nvcc with cuBLAS")
    host = ",".join(word for word in WARNINGS if word not in ("-Wpedantic", "-Werror"))
    options = ["-std=c++17", "-arch=sm_90", f"-Xcompiler={host}", "-Werror=all-warnings", f"-I{folder}"]
    run_compiler([compiler, *options, "-c", unit(folder, "cu"), "-o", folder / "unit.o"])
    run_compiler([compiler, *options, "-c", "-cubin", unit(folder, "cu"), "-o", folder / "unit.cubin"])
    assert b"5basisE" in (folder / "unit.cubin").read_bytes()
    if shutil.which("nm"):
        found = subprocess.run(["nm", "-C", folder / "unit.o"], capture_output=True, text=True, check=True)
        assert {"cublasDgemm_v2", "cublasSgemmStridedBatched"} <= {*found.stdout.split()}
