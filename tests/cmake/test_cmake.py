"""``find_package(femforge)``, ``femforge_add_kernels`` and what they build again, and when."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest
from installed import installed_build
from places import REPOSITORY

OPTIONS = [
    "-DCMAKE_BUILD_TYPE=Debug",
    "-DFEMFORGE_CUDA=OFF",
    "-DFEMFORGE_HIP=emulated",
    "-DFEMFORGE_GMSH=OFF",
]
FORM = """
element = FiniteElement("Lagrange", "triangle", 1)
u, v = TrialFunction(element), TestFunction(element)
a = inner(grad(u), grad(v)) * dx
"""
MAIN = """
#include <kernels.h>
#include <cstdio>
#include <femforge/kernels/kernel.hpp>
#include <femforge/mesh/mesh.hpp>
// Prints the sum of the absolute values of all entries, on the cpu and on the emulated GPU.
int main() {
  using namespace femforge;
  const Mesh mesh = make_box({CellType::triangle, {2, 2, 1}});
  std::int32_t count = 0;
  for (const femforge_kernel* kernel : {kernels_cpu(&count)[0], kernels_hip(&count)[0]}) {
    const Target target = target_of(*kernel);
    const DeviceArray<double> points(target, mesh.points);
    const DeviceArray<std::int32_t> cells(target, mesh.cells);
    const auto size = static_cast<std::size_t>(mesh.num_cells() * kernel->entries_per_cell);
    DeviceArray<double> tensors(target, size);
    tensors.poison();
    femforge_arguments arguments{};
    arguments.num_cells = mesh.num_cells();
    arguments.element_tensors = tensors.data();
    arguments.coordinates = points.data();
    arguments.cells = cells.data();
    launch(*kernel, arguments, Stream(target));
    synchronize(target);
    double sum = 0;
    for (const double value : tensors.to_host()) sum += value < 0 ? -value : value;
    std::printf("%s %.12g\\n", kernel->name, sum);
  }
}
"""
PROJECT = """
cmake_minimum_required(VERSION 3.25)
project(consumer LANGUAGES CXX)
{find}
femforge_add_kernels(kernels FORMS laplace.form TARGETS cpu hip PARAMETERS element_batch=256)
add_executable(consumer main.cpp)
target_link_libraries(consumer PRIVATE kernels femforge::runtime)
"""

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(shutil.which("cmake") is None, reason="cmake is not installed"),
]
GENERATORS = ["Unix Makefiles"] + (["Ninja"] if shutil.which("ninja") else [])


def run(*command: str | Path, fails: bool = False) -> str:
    result = subprocess.run([str(word) for word in command], capture_output=True, text=True)
    assert (result.returncode != 0) == fails, result.stdout + result.stderr
    return result.stdout + result.stderr


def touch(file: Path) -> None:
    # File times advance by ticks of the kernel's clock, 10 ms at most; a tick of its own for every change.
    time.sleep(0.05)
    os.utime(file)


@pytest.fixture(scope="session")
def generator_command(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The command ``femforge``, of a copy of the generator whose files a test may touch."""
    folder = tmp_path_factory.mktemp("generator")
    # As pip lays them out: the templates are a subpackage.
    shutil.copytree(
        REPOSITORY / "generator",
        folder / "generator",
        ignore=shutil.ignore_patterns("__pycache__", "templates"),
    )
    shutil.copytree(
        REPOSITORY / "templates", folder / "generator" / "femforge" / "templates", dirs_exist_ok=True
    )
    command = folder / "femforge"
    command.write_text(f'#!/bin/sh\nPYTHONPATH={folder}/generator exec {sys.executable} -m femforge "$@"\n')
    command.chmod(0o755)
    return command


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An installation of the C++ half, of the build that FEMFORGE_BUILD names or a new one."""
    if "FEMFORGE_BUILD" in os.environ:
        return installed_build()
    folder = tmp_path_factory.mktemp("installed")
    run("cmake", "-S", REPOSITORY, "-B", folder / "build", *OPTIONS)
    run("cmake", "--build", folder / "build", "-j", "2")
    run("cmake", "--install", folder / "build", "--prefix", folder / "prefix")
    return folder / "prefix"


def make_project(folder: Path, find: str) -> Path:
    folder.mkdir()
    (folder / "CMakeLists.txt").write_text(PROJECT.format(find=find))
    (folder / "main.cpp").write_text(MAIN)
    (folder / "laplace.form").write_text(FORM)
    return folder


def check_output(program: Path) -> None:
    # Each of the 8 right triangles has the matrix 1/2 [[2, -1, -1], [-1, 1, 0], [-1, 0, 1]] in some order.
    lines = run(program).split()
    assert lines == ["laplace_p1_triangle_f64_element_tensor", "32"] * 2


@pytest.mark.parametrize("tool", GENERATORS)
def test_installed_package(installed: Path, generator_command: Path, tmp_path: Path, tool: str) -> None:
    project = make_project(tmp_path / "project", "find_package(femforge 0.1 REQUIRED)")
    build = tmp_path / "build"
    run("cmake", "-S", project, "-B", build, "-G", tool, f"-DCMAKE_PREFIX_PATH={installed}",
        f"-DFEMFORGE_EXECUTABLE={generator_command}")  # fmt: skip
    run("cmake", "--build", build)
    check_output(build / "consumer")

    manifest = build / "kernels_generated" / "femforge_manifest.json"
    source = build / "kernels_generated" / "laplace" / "laplace_p1_triangle_f64_element_tensor.cpp"
    built = build / "consumer"

    def rebuild() -> tuple[bool, bool, bool]:
        """Whether a build makes the manifest, the kernel's source and the program anew."""
        before = [file.stat().st_mtime_ns for file in (manifest, source, built)]
        run("cmake", "--build", build)
        after = [file.stat().st_mtime_ns for file in (manifest, source, built)]
        return tuple(a != b for a, b in zip(before, after, strict=True))  # type: ignore[return-value]

    assert rebuild() == (False, False, False), "nothing has changed"
    touch(project / "laplace.form")
    assert rebuild() == (True, False, False), "the form is only touched"
    assert rebuild() == (False, False, False), "and settles"
    (project / "laplace.form").write_text(FORM.replace("inner(", "3 * inner("))
    touch(project / "laplace.form")
    assert rebuild() == (True, True, True), "the form is another"
    touch(generator_command.parent / "generator" / "femforge" / "pipeline.py")
    assert rebuild()[0], "the generator is touched"
    template = next((generator_command.parent / "generator" / "femforge" / "templates").glob("**/*.jinja"))
    touch(template)
    assert rebuild()[0], "a template is touched"
    touch(project / "main.cpp")
    assert rebuild() == (False, False, True), "only the program's own source is touched"


def test_generated_kernels_of_an_installed_package(
    installed: Path, generator_command: Path, tmp_path: Path
) -> None:
    project = make_project(tmp_path / "project", "find_package(femforge REQUIRED)")
    run(generator_command, "generate", project / "laplace.form", "--targets", "cpu,hip",
        "--library", "kernels", "--out", project / "generated")  # fmt: skip
    lines = (project / "CMakeLists.txt").read_text().splitlines()
    (asked,) = (k for k, line in enumerate(lines) if "femforge_add_kernels" in line)
    lines[asked] = "femforge_add_generated(kernels ${CMAKE_CURRENT_SOURCE_DIR}/generated)"
    (project / "CMakeLists.txt").write_text("\n".join(lines))
    build = tmp_path / "build"
    run("cmake", "-S", project, "-B", build, f"-DCMAKE_PREFIX_PATH={installed}")
    run("cmake", "--build", build)
    check_output(build / "consumer")


JOINED = """
cmake_minimum_required(VERSION 3.25)
project(joined LANGUAGES CXX)
find_package(femforge REQUIRED COMPONENTS ${CODES})
foreach(code IN LISTS CODES)
  file(WRITE ${CMAKE_BINARY_DIR}/${code}.cpp "#include <femforge/adapters/${code}.hpp>\\nint main() {}\\n")
  add_executable(with_${code} ${CMAKE_BINARY_DIR}/${code}.cpp)
  target_link_libraries(with_${code} PRIVATE femforge::${code})
endforeach()
"""
#: codes that a program is joined to, and whether they are here
PRESENT = {
    "mpi": shutil.which("mpicxx") is not None,
    "petsc": shutil.which("mpicxx") is not None
    and shutil.which("pkg-config") is not None
    and subprocess.run(["pkg-config", "--exists", "petsc >= 3.18"], check=False).returncode == 0,
}


@pytest.mark.skipif(not any(PRESENT.values()), reason="there is no MPI for C++")
def test_components_are_codes_that_programs_are_joined_to(installed: Path, tmp_path: Path) -> None:
    (tmp_path / "CMakeLists.txt").write_text(JOINED)
    codes = ";".join(code for code, present in PRESENT.items() if present)
    build = tmp_path / "build"
    run("cmake", "-S", tmp_path, "-B", build, f"-DCMAKE_PREFIX_PATH={installed}", f"-DCODES={codes}")
    run("cmake", "--build", build)


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        (
            "mfem",
            "of component mfem: MFEM is not found: set MFEM_DIR to the folder that has its include and lib",
        ),
        (
            "nccl",
            "of component nccl: neither NCCL nor RCCL is found, or nothing is built for GPUs: set NCCL_DIR",
        ),
        ("trilinos", "femforge has no component trilinos; there are: mpi, nccl, petsc, mfem, dealii"),
    ],
)
def test_components_that_are_missing_are_told(
    installed: Path, tmp_path: Path, code: str, reason: str
) -> None:
    (tmp_path / "CMakeLists.txt").write_text(JOINED)
    # wherever these are, they are not found
    without = ["-DFEMFORGE_MFEM_INCLUDE=", "-DFEMFORGE_NCCL_INCLUDE="]
    words = [f"-DCMAKE_PREFIX_PATH={installed}", f"-DCODES={code}", *without]
    said = " ".join(run("cmake", "-S", tmp_path, "-B", tmp_path / "build", *words, fails=True).split())
    assert reason in said


def test_subdirectory(generator_command: Path, tmp_path: Path) -> None:
    find = "\n".join(f"set({option[2:].split('=')[0]} {option.split('=')[1]})" for option in OPTIONS)
    project = make_project(tmp_path / "project", f"{find}\nadd_subdirectory({REPOSITORY} femforge)")
    build = tmp_path / "build"
    run("cmake", "-S", project, "-B", build, f"-DFEMFORGE_EXECUTABLE={generator_command}")
    run("cmake", "--build", build, "--target", "kernels")
    symbols = (build / "libkernels.a").read_bytes()
    assert b"laplace_p1_triangle_f64_element_tensor_cpu" in symbols
    assert b"laplace_p1_triangle_f64_element_tensor_hip" in symbols


def test_errors_are_clear(installed: Path, generator_command: Path, tmp_path: Path) -> None:
    find = "find_package(femforge REQUIRED)"
    project = make_project(tmp_path / "project", find)
    prefix = f"-DCMAKE_PREFIX_PATH={installed}"
    (project / "laplace.form").write_text("a = nonsense\n")
    command = [
        "cmake",
        "-S",
        project,
        "-B",
        tmp_path / "build",
        prefix,
        f"-DFEMFORGE_EXECUTABLE={generator_command}",
    ]
    assert "laplace.form:1:5" in run(*command, fails=True)
    text = PROJECT.format(find=find).replace("cpu hip", "cuda")
    (project / "CMakeLists.txt").write_text(text)
    assert "target 'cuda' is not built here" in run(*command, fails=True)
    (project / "CMakeLists.txt").write_text(PROJECT.format(find=find).replace("cpu hip", "gpu"))
    assert "there is no target 'gpu'" in run(*command, fails=True)
    text = "cmake_minimum_required(VERSION 3.25)\nproject(own LANGUAGES CXX)\n" + find
    (project / "CMakeLists.txt").write_text(f"{text}\nfemforge_add_generated(kernels folder TARGETS cpu)\n")
    assert "unknown arguments: TARGETS cpu" in run(*command, fails=True)
    (project / "CMakeLists.txt").write_text(PROJECT.format(find=find))
    command[-1] = "-DFEMFORGE_EXECUTABLE=FEMFORGE_EXECUTABLE-NOTFOUND"
    environment = {**os.environ, "PATH": "/usr/bin:/bin"}
    result = subprocess.run([str(word) for word in command], capture_output=True, text=True, env=environment)
    assert result.returncode != 0
    assert "Install femforge's Python package" in " ".join(result.stderr.split())


LIBRARIES = """
femforge_add_kernels(one FORMS laplace.form TARGETS cpu)
femforge_add_kernels(two CONFIG kernels.toml TARGETS cpu JOIN 2)
add_executable(both both.cpp)
target_link_libraries(both PRIVATE one two)
"""
BOTH = """
#include <one.h>
#include <two.h>
#include <cstdint>
#include <cstdio>
int main() {
  std::int32_t count = 0;
  const femforge_kernel* const* kernels = one_cpu(&count);
  for (std::int32_t k = 0; k < count; ++k) std::printf("one %s\\n", kernels[k]->name);
  kernels = two_cpu(&count);
  for (std::int32_t k = 0; k < count; ++k) std::printf("two %s\\n", kernels[k]->name);
}
"""
CONFIG = """
[[kernels]]
form = "laplace.form"
kernel = ["apply", "diagonal"]

[[kernels]]
form = "laplace.form"
parameters = { scalar = "float32" }
"""


def test_two_libraries_in_one_program(installed: Path, generator_command: Path, tmp_path: Path) -> None:
    """Each has its own header and list; one of them comes from a configuration file, in units of two kernels."""
    project = make_project(tmp_path / "project", "find_package(femforge REQUIRED)")
    with (project / "CMakeLists.txt").open("a") as file:
        file.write(LIBRARIES)
    (project / "both.cpp").write_text(BOTH)
    (project / "kernels.toml").write_text(CONFIG)
    build = tmp_path / "build"
    run("cmake", "-S", project, "-B", build, f"-DCMAKE_PREFIX_PATH={installed}",
        f"-DFEMFORGE_EXECUTABLE={generator_command}")  # fmt: skip
    run("cmake", "--build", build, "--target", "both")
    names = [f"laplace_p1_triangle_{rest}" for rest in ("f64_element_tensor", "f64_apply", "f64_diagonal")]
    lines = [
        f"one {names[0]}",
        f"two {names[1]}",
        f"two {names[2]}",
        "two laplace_p1_triangle_f32_element_tensor",
    ]
    assert run(build / "both").splitlines() == lines
    units = sorted(path.name for path in (build / "two_generated").glob("*.cpp"))
    assert units == ["two_joined_0.cpp", "two_joined_1.cpp", "two_registry_cpu.cpp"]
    # what changes the list is seen
    (project / "kernels.toml").write_text(CONFIG.replace("apply", "assemble"))
    run("cmake", "--build", build, "--target", "both")
    assert "two laplace_p1_triangle_f64_assemble" in run(build / "both").splitlines()


@pytest.mark.parametrize(
    ("call", "message"),
    [
        ("FORMS laplace.form KERNEL assemble", "these arguments are not known: KERNEL"),
        ("FORMS laplace.form TARGETS cpu KERNEL assemble", "these arguments are not known: KERNEL"),
        ("laplace.form", "these arguments are not known: laplace.form"),
        ("TARGETS cpu", "neither FORMS nor CONFIG is given"),
        ("FORMS laplace.form CONFIG", "nothing follows CONFIG"),
        ("FORMS laplace.form JOIN many", "JOIN many is not a number"),
    ],
)
def test_unknown_arguments_are_named(tmp_path: Path, call: str, message: str) -> None:
    script = tmp_path / "script.cmake"
    script.write_text(
        f"include({REPOSITORY}/cmake/FemforgeAddKernels.cmake)\nfemforge_add_kernels(kernels {call})\n"
    )
    said = " ".join(run("cmake", "-P", script, fails=True).split())
    assert f"femforge_add_kernels(kernels): {message}" in said
    assert "[FORMS file...] [CONFIG file]" in said


@pytest.mark.parametrize(
    ("options", "expected"), [([], "Release"), (["-DCMAKE_BUILD_TYPE:STRING=Debug"], "Debug")]
)
def test_kernels_are_optimised_unless_something_else_is_asked_for(
    tmp_path: Path, options: list[str], expected: str
) -> None:
    (tmp_path / "CMakeLists.txt").write_text(
        "cmake_minimum_required(VERSION 3.25)\nproject(consumer LANGUAGES NONE)\n"
        f"include({REPOSITORY}/cmake/FemforgeAddKernels.cmake)\n"
    )
    build = tmp_path / "build"
    subprocess.run(["cmake", "-S", tmp_path, "-B", build, *options], check=True, capture_output=True)
    cache = (build / "CMakeCache.txt").read_text()
    assert f"CMAKE_BUILD_TYPE:STRING={expected}\n" in cache
