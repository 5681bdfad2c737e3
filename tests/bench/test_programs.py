"""Programs of benchmarks: those on simplices of high order, on the CPU and small meshes, and command lines of all.

One build serves all of them.
"""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from places import REPOSITORY, within

from femforge.form_jobs import Job, prepare
from femforge.pipeline import generate, write_files
from femforge.schedule.parameters import Parameters

pytestmark = pytest.mark.slow

FORMS = REPOSITORY / "forms"
PROJECT = """
cmake_minimum_required(VERSION 3.25)
project(benchmarks LANGUAGES C CXX)
add_subdirectory(femforge)
add_executable(bench_nothing femforge/tests/bench/command_line.cpp)
target_link_libraries(bench_nothing PRIVATE bench_program)
set_target_properties(bench_nothing PROPERTIES RUNTIME_OUTPUT_DIRECTORY femforge/bench)
"""
#: those that no benchmark here needs, and that CMake would look for
OTHER_CODES = ("MPI", "PETSC", "MFEM", "LIBCEED", "DEALII", "DOLFINX")


def jobs(folder: Path) -> list[Job]:
    """Kernels of L- and of E-vectors, and what checks the former: element matrices, or another operator."""
    laplace = FORMS / "laplace.form"
    discontinuous = folder / "discontinuous.form"
    text = laplace.read_text("utf-8")
    assert '"Lagrange"' in text
    discontinuous.write_text(text.replace('"Lagrange"', '"Discontinuous Lagrange"'), "utf-8")
    tetrahedron = {"cell": "tetrahedron"}
    by_points = Parameters().with_values({"representation": "quadrature", "scatter": "gather"})
    element = [Parameters().with_values({"scatter": "element", "scalar": s}) for s in ("float64", "float32")]
    return [
        Job(laplace, {**tetrahedron, "degree": 3}, Parameters(), kernels=("apply", "element_tensor")),
        Job(discontinuous, {"cell": "triangle", "degree": 4}, Parameters(), kernels=("apply", "element_tensor")),
        Job(laplace, {"cell": "triangle", "degree": 5}, Parameters(), kernels=("apply",)),
        Job(laplace, {"cell": "triangle", "degree": 5}, by_points, kernels=("apply",)),
        Job(laplace, {"cell": "triangle", "degree": 6}, Parameters(), kernels=("apply",)),
        *(
            Job(FORMS / f"{form}.form", {**tetrahedron, "degree": degree}, parameters, kernels=("apply",))
            for form in ("laplace", "mass")
            for degree in (1, 3)
            for parameters in element
        ),
    ]  # fmt: skip


@pytest.fixture(scope="module")
def programs(tmp_path_factory: pytest.TempPathFactory, environment: dict[str, str]) -> Path:
    """The folder of all programs, built for CPUs."""
    for header, library in (("CLI/CLI.hpp", "CLI11"), ("nlohmann/json.hpp", "nlohmann/json")):
        if not Path("/usr/include", header).is_file():
            pytest.skip(f"{library} is not installed")
    if shutil.which("cmake") is None:
        pytest.skip("cmake is not installed")
    folder = tmp_path_factory.mktemp("programs")
    write_files(generate(prepare(jobs(folder)), ["cpu"]).files, folder / "kernels")
    (folder / "CMakeLists.txt").write_text(PROJECT)
    within(folder)
    features = {"BENCH": "ON", "KERNELS": "ON", "CUDA": "OFF", "HIP": "off", "GMSH": "OFF", "TESTS": "OFF"}
    features |= {"EXAMPLES": "OFF", **dict.fromkeys(OTHER_CODES, "OFF"), "GENERATED": folder / "kernels"}
    options = [f"-DFEMFORGE_{name}={value}" for name, value in features.items()]
    options += environment["CMAKE_OPTIONS"].split()
    generator = ["-G", "Ninja"] if shutil.which("ninja") else []
    configure = ["cmake", "-S", folder, "-B", folder / "build", *generator, *options]
    build = ["cmake", "--build", folder / "build", "-j", "2", "--target"]
    # the runtime first: the survey's test, which may run at the same time, wants it a little later
    for command in (
        configure,
        [*build, "femforge_tools"],
        [*build, "bench_operators", "bench_blas", "bench_nothing"],
    ):
        done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
        assert done.returncode == 0, done.stdout + done.stderr
    return folder / "build" / "femforge" / "bench"


Rows = list[dict[str, Any]]


def measure(program: Path, *words: str, code: int = 0) -> tuple[Rows, Rows]:
    """What a program measured, and what failed."""
    file = program.parent / "rows.json"
    command = [program, "--target", "cpu", "--samples", "1", "--json", file, *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == code, done.stdout + done.stderr
    content = json.loads(file.read_text())
    return content["rows"], content.get("failures", [])


def test_operators_of_high_order(programs: Path) -> None:
    rows, failures = measure(programs / "bench_operators", "--dofs", "2000", code=1)
    found = {row["name"]: row for row in rows}
    for name in (
        "laplace_p3_tetrahedron_f64_apply",
        "discontinuous_dp4_triangle_f64_apply",
        "laplace_p5_triangle_f64_apply",
        "laplace_p5_triangle_f64_gather_apply",
        "laplace_p3_tetrahedron_f64_element_apply",
    ):
        assert found[name]["error"] < 1e-12
        assert found[name]["dofs"] >= 2000
    # cells share no dof
    own = found["discontinuous_dp4_triangle_f64_apply"]
    assert own["dofs"] == 15 * own["cells"]
    failed = {row["name"]: row["failed"] for row in failures}
    assert "no kernel of its element matrices" in failed["laplace_p6_triangle_f64_apply"]
    assert "representation = quadrature" in failed["laplace_p6_triangle_f64_apply"]


def test_few_dofs_more_than_are_asked_for(programs: Path) -> None:
    rows, _ = measure(programs / "bench_operators", "--dofs", "100000", "laplace_p5_triangle_f64_apply")
    assert [row["dofs"] for row in rows] == [(5 * 64 + 1) ** 2]


def test_actions_beside_a_library(programs: Path) -> None:
    rows, failures = measure(programs / "bench_blas", "--orders", "1,3,8", "--elements", "1,50")
    assert not failures
    assert {row["error"] < (1e-4 if row["scalar"] == "float32" else 1e-11) for row in rows} == {True}
    assert {(row["action"], row["order"], row["scalar"], row["elements"]) for row in rows} == {
        (action, order, scalar, elements)
        for action in ("laplace", "mass")
        for order in (1, 3, 8)
        for scalar in ("float64", "float32")
        for elements in (1, 50)
    }
    generated = [row for row in rows if "parts" not in row]
    assert {(row["order"], row["method"].partition("_")[0]) for row in generated} == {
        (order, action) for order in (1, 3) for action in ("laplace", "mass")
    }
    for row in rows:
        nodes = (row["order"] + 1) * (row["order"] + 2) * (row["order"] + 3) / 6
        per_second = row["elements"] / row["milliseconds"]["median"] * 1e3
        assert row["gnodes"] == pytest.approx(nodes * per_second * 1e-9, rel=1e-4)
        assert row["gdofs"] == pytest.approx(row["order"] ** 3 / 6 * per_second * 1e-9, rel=1e-4)
    # moments of gradients of order 2, in three directions, from and to 20 dofs; D is 15 operations at each
    library = [row for row in rows if "parts" in row and (row["action"], row["order"]) == ("laplace", 3)]
    assert {row["flops_per_cell"] for row in library} == {2 * 2 * 30 * 20 + 15 * 10}


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("--orders", "9"), "no whole number from 1 to 8"),
        (("--actions", "stokes"), "neither laplace nor mass"),
        (("--target", "cuda"), "built without cuda"),
    ],
)
def test_what_is_refused(programs: Path, words: tuple[str, ...], message: str) -> None:
    done = subprocess.run([programs / "bench_blas", *words], capture_output=True, text=True, check=False)
    assert done.returncode in (1, 2)
    assert message in done.stderr
    assert done.stderr.count("\n") == 1


Done = subprocess.CompletedProcess[str]


@pytest.fixture
def ask(programs: Path) -> Callable[..., Done]:
    """What the program without a benchmark answers: of what is no number, none reads as far as it goes."""

    def run(*words: str) -> Done:
        command = [programs / "bench_nothing", *words]
        return subprocess.run(command, capture_output=True, text=True, check=False)

    return run


def test_counts_are_read_whole(ask: Callable[..., Done]) -> None:
    for text, value in {"1e6": 1000000, "12": 12, "2.5e3": 2500, "1e12": 10**12}.items():
        assert ask("--cells", text).stdout.splitlines()[0] == f"cuda {value} 11"


@pytest.mark.parametrize("text", ["1e6x", "1.5", "0", "-3", "", "nan", "inf", "1e13", "many", "1e-3"])
def test_what_is_no_count_is_refused(ask: Callable[..., Done], text: str) -> None:
    done = ask(f"--cells={text}")
    assert done.returncode == 2
    assert not done.stdout
    assert done.stderr.startswith("error: --cells")
    assert done.stderr.count("\n") == 1


def test_other_words(ask: Callable[..., Done]) -> None:
    done = ask("--target", "cpu,hip", "--json", "/some/where/results.json", "--samples", "3", "laplace", "q1")
    assert done.stdout.splitlines() == [
        "cpu hip 7 3 laplace q1",
        "bench_nothing --target cpu,hip --json results.json --samples 3 laplace q1",
    ]
    for words in (["--target", "quantum"], ["--cells"], ["--no-such", "3"], ["--samples", "1e7"]):
        done = ask(*words)
        assert done.returncode == 2
        assert done.stderr.startswith("error: ")
    done = ask("--help")
    assert done.returncode == 0
    assert "--cells" in done.stdout


def test_a_kernel_that_fails_keeps_no_other_from_being_measured(ask: Callable[..., Done]) -> None:
    done = ask("laplace", "broken", "q1")
    assert done.stdout.splitlines()[0] == "cuda 7 11 laplace q1"
    assert done.stderr.splitlines() == [
        "error: broken (cpu): a kernel: it gives no number",
        "1 of the measurements failed, see above",
    ]
    assert done.returncode == 1
