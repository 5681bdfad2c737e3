"""``femforge check``: that it passes what is right, finds what is wrong, and that its reference is right."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from check_support import HERE, checked, command_line, needs_cmake, on, runtime
from cli_support import LAPLACE, CommandLine
from places import FORMS, REPOSITORY

import femforge.cli.building
from femforge.cli import devices
from femforge.cli.building import build_program, run, units_of
from femforge.cli.devices import Build, builds_for, chosen_places
from femforge.cli.witness import FUNCTIONS, element_tensors
from femforge.emit import library
from femforge.errors import ExitCode, FemforgeError
from femforge.form_jobs import Job, NamedKernels, prepare
from femforge.ir.evaluation import evaluate
from femforge.ir.integral import COORDINATES, Dof
from femforge.pipeline import Generated, generate
from femforge.reference import basis
from femforge.schedule.parameters import Parameters

pytestmark = pytest.mark.slow
__all__ = ["command_line", "runtime"]


KERNELS = f"""
[[kernels]]
form = "{FORMS}/laplace.form"
define.cell = "triangle"
parameters.input = ["vertices", "geometry", "ufcx"]
parameters.scalar = ["float32", "float64"]

[[kernels]]
form = "{FORMS}/elasticity_lame.form"
define.cell = "tetrahedron"
parameters = {{ dof_order = "lexicographic", component_order = "planar", output = "packed_symmetric" }}

[[kernels]]
form = ["{FORMS}/weighted_laplace.form", "{FORMS}/advection_diffusion.form", "{FORMS}/energy.form"]
define.cell = "quadrilateral"

[[kernels]]
form = "{FORMS}/curved_laplace.form"
define.cell = "triangle"

[[kernels]]
form = "{FORMS}/neo_hookean.form"
define.cell = "triangle"
"""


@needs_cmake
def test_right_kernels_agree(command_line: CommandLine, runtime: Path | None, tmp_path: Path) -> None:
    config = tmp_path / "femforge.toml"
    config.write_text(KERNELS)
    ran = command_line(
        "check", "--config", config, "--mesh", "box:3", "--json", "--samples", "1", *on(runtime)
    )
    assert ran.code == 0, ran
    found = json.loads(ran.out)
    assert {outcome["place"] for outcome in found} == {"cpu", "hip, emulated"}
    names = {outcome["kernel"] for outcome in found}
    assert len(found) == 2 * len(names)
    assert len(names) == 6 + 1 + 3 + 1 + 2
    cells = {"triangle": 2 * 9, "quadrilateral": 9, "tetrahedron": 6 * 27}
    for outcome in found:
        assert outcome["passes"]
        assert outcome["cells"] == next(n for cell, n in cells.items() if f"_{cell}_" in outcome["kernel"])
        # rounding shows: otherwise something would be compared with itself
        assert 0 < outcome["error"] < (1e-5 if "_f32_" in outcome["kernel"] else 1e-13)
        assert outcome["milliseconds"] > 0


CURVED = """
cell = "triangle"
degree = 3
mesh = Mesh(VectorElement("Lagrange", cell, degree))
V = FunctionSpace(mesh, FiniteElement("Lagrange", cell, 1))
u, v, f = TrialFunction(V), TestFunction(V), Coefficient(V)
a = inner(grad(u), grad(v)) * dx(degree=2)
L = avg(f) * avg(v) * dS(degree=2)
"""


@needs_cmake
def test_boxes_have_geometry_of_any_degree(
    command_line: CommandLine, runtime: Path | None, tmp_path: Path
) -> None:
    (tmp_path / "curved.form").write_text(CURVED)
    config = tmp_path / "femforge.toml"
    config.write_text("""
[[kernels]]
form = "curved.form"
kernel = ["element_tensor", "apply", "residual"]
define = { cell = "tetrahedron" }

[[kernels]]
form = "curved.form"
kernel = "apply"
define = { cell = ["triangle", "hexahedron"], degree = [3, 4] }
parameters = { dof_order = "lexicographic", input = "points", scatter = "gather" }
""")
    words = ["--config", config, "--mesh", "box:2", "--json", "--samples", "1", *on(runtime)]
    ran = command_line("check", *words)
    assert ran.code == 0, ran
    found = json.loads(ran.out)
    assert len(found) == 2 * (4 + 4)
    assert all(0 < outcome["error"] < 1e-13 for outcome in found)


def test_a_target_without_a_kernel_leaves_the_others(
    command_line: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What one target cannot have is told at the end; the kernels of the others are built and run."""
    seen: list[list[str]] = []

    def built(_: Sequence[NamedKernels], generated: Generated, *more: object) -> list[object]:
        seen.append([source.file for source in generated.sources])
        return []

    monkeypatch.setattr("femforge.cli.check.check", built)
    impossible = ["--set", "hip.mapping=contraction", "--set", "hip.element_batch=1000000"]
    ran = command_line("check", FORMS / "laplace.form", *on(None), *impossible)
    assert ran.code == ExitCode.PARAMETERS
    assert seen == [["laplace/laplace_p1_tetrahedron_f64_element_tensor.cpp"]]
    assert "not possible: laplace_p1_tetrahedron_f64_element_tensor for hip: " in " ".join(ran.err.split())


@needs_cmake
@pytest.mark.parametrize("code", [0, 7])
def test_kernels_are_run_under_a_tool(
    command_line: CommandLine, runtime: Path | None, tmp_path: Path, code: int
) -> None:
    """What it prints is shown beside the results; where it fails, they do not count."""
    tool = tmp_path / "tool"
    tool.write_text(
        f'#!/bin/sh\necho "tool: $1 begins"\nshift\n"$@"\necho "tool: all is seen"\nexit {code}\n'
    )
    tool.chmod(0o755)
    under = ["--targets", "cpu", "--samples", "1", "--mesh", "box:2", "--under", f"{tool} 'the program'"]
    ran = command_line("check", FORMS / "laplace.form", *under, *on(runtime))
    assert ran.code == (0 if code == 0 else ExitCode.ENVIRONMENT)
    for words in ("tool: the program begins", "tool: all is seen"):
        assert words in ran.err, "beside the results, which may be JSON"
    assert ("agrees" in ran.out) == (code == 0)
    assert ("the kernels: tool failed" in ran.err) == (code != 0)


@needs_cmake
def test_errors_above_the_tolerance_are_a_mismatch(command_line: CommandLine, runtime: Path | None) -> None:
    ran = command_line(
        "check", FORMS / "laplace.form", "--mesh", "box:2", "--tolerance", "1e-18", *on(runtime)
    )
    assert ran.code == ExitCode.MISMATCH
    rows = [line for line in ran.out.splitlines() if "laplace_p1" in line]
    assert len(rows) == 2
    assert all("differs by more than 1e-18" in row for row in rows)


@pytest.fixture
def laplace(tmp_path: Path) -> Path:
    file = tmp_path / "laplace.form"
    file.write_text(LAPLACE)
    return file


@needs_cmake
def test_a_wrong_kernel_is_found(laplace: Path, runtime: Path | None, tmp_path: Path) -> None:
    wrong = {
        "tensor.hip": ("element_tensors[", "element_tensors[0 * "),
        "tensor.cpp": ("batch < num_batches", "batch < num_batches - 1"),
    }
    cpu, hip = checked(Job(laplace), runtime, tmp_path / "out", wrong)
    assert (cpu.place, hip.place) == ("cpu", "hip, emulated")
    # 72 cells are two batches of 64: the last 8 cells are never written
    assert (cpu.unwritten, cpu.error < 1e-13, cpu.passes) == (8 * 9, True, False)
    assert hip.unwritten > 0
    assert not hip.passes


@needs_cmake
def test_the_worst_entry_is_named(laplace: Path, runtime: Path | None, tmp_path: Path) -> None:
    wrong = {
        "tensor.cpp": (
            "  return FEMFORGE_SUCCESS;\n}",
            "  element_tensors[9 * 70 + 5] += 1e-3;\n  return FEMFORGE_SUCCESS;\n}",
        )
    }
    cpu, hip = checked(Job(laplace), runtime, tmp_path / "out", wrong)
    assert (cpu.worst_cell, cpu.worst_row, cpu.worst_column) == (70, 1, 2)
    assert 1e-4 < cpu.error < 1e-2
    assert not cpu.passes
    assert hip.passes


@needs_cmake
def test_what_does_not_compile_is_shown(laplace: Path, runtime: Path | None, tmp_path: Path) -> None:
    with pytest.raises(FemforgeError) as error:
        checked(Job(laplace), runtime, tmp_path / "out", {"tensor.cpp": ("num_batches", "nonsense batches")})
    assert error.value.code == ExitCode.ENVIRONMENT
    assert "nonsense" in error.value.excerpt


@needs_cmake
def test_meshes(command_line: CommandLine, runtime: Path | None, tmp_path: Path) -> None:
    mesh = REPOSITORY / "examples" / "meshes" / "plate.msh"
    words = ["check", FORMS / "poisson.form", "-D", "cell=triangle", "--samples", "1", *on(runtime)]
    words += ["--keep", tmp_path / "kept"]
    ran = command_line(*words, "--mesh", mesh)
    if "without Gmsh" in ran.err:
        pytest.skip("the runtime is built without Gmsh's library")
    assert ran.code == 0, ran
    assert ran.out.count("agrees") == 4
    # a kept build serves another mesh
    ran = command_line(*words, "--mesh", "box:2x3")
    assert (ran.code, ran.out.count(" 12 ")) == (0, 4), ran
    text = command_line.bad(ExitCode.FILE, *words, "--mesh", mesh.with_name("bracket.msh"))
    assert "cells of type tetrahedron, not triangle" in text
    assert "has 2 directions" in command_line.bad(ExitCode.USAGE, *words, "--mesh", "box:2x2x2")
    assert "cannot be understood" in command_line.bad(ExitCode.USAGE, *words, "--mesh", "box:many")
    assert "make_box" not in command_line.bad(ExitCode.USAGE, *words, "--mesh", "box:0")
    # of several kernels, the one is named that does not fit
    curved = [
        "check",
        FORMS / "curved_laplace.form",
        "-D",
        "cell=triangle",
        "-D",
        "degree=1",
        "-D",
        "geometry_degree=3",
    ]
    text = command_line.bad(ExitCode.FILE, *curved, *on(runtime), "--mesh", mesh)
    assert (
        f"{mesh}, for curved_laplace_p1_triangle_q3geometry_f64_element_tensor: the geometry of its" in text
    )
    assert "mend: take --mesh box:N" in text
    assert command_line(*curved, *on(runtime), "--mesh", "box:2", "--samples", "1").code == 0


def test_a_mesh_file_that_is_missing(command_line: CommandLine, tmp_path: Path) -> None:
    text = command_line.bad(ExitCode.FILE, "check", FORMS / "laplace.form", "--mesh", tmp_path / "none.msh")
    assert "none.msh: there is no such file" in text


def test_a_folder_that_cannot_be_made(command_line: CommandLine, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    text = command_line.bad(
        ExitCode.FILE,
        "check",
        FORMS / "laplace.form",
        "--targets",
        "cpu",
        "--keep",
        tmp_path / "file" / "kept",
    )
    assert "--keep" in text
    assert "mend: choose another folder" in text


def test_without_cmake(command_line: CommandLine, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("FEMFORGE_CACHE", str(tmp_path / "cache"))
    ran = command_line("check", FORMS / "laplace.form", "--targets", "cpu")
    assert ran.code == ExitCode.ENVIRONMENT
    assert "cmake cannot be run" in ran.err
    assert "install CMake" in ran.err


# -- places and builds -------------------------------------------------------------------------------------


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Any:
    def has(nvidia: bool = False, amd: bool = False, compiler: bool = True) -> None:
        monkeypatch.setattr(devices, "has_nvidia_gpu", lambda: nvidia)
        monkeypatch.setattr(devices, "has_amd_gpu", lambda: amd)
        monkeypatch.setattr(devices, "nvcc", lambda: "nvcc" if compiler else None)

    return has


def test_places_are_all_that_are_possible(machine: Any) -> None:
    machine()
    assert chosen_places(()) == ("cpu", "hip-emulated")
    assert chosen_places(("cpu",)) == ("cpu",)
    for place in ("cuda", "hip"):
        with pytest.raises(FemforgeError, match="GPU") as error:
            chosen_places((place,))
        assert error.value.code == ExitCode.ENVIRONMENT
        assert "hip-emulated" in error.value.mend
        with pytest.raises(FemforgeError, match="GPU") as error:
            chosen_places((place,), ("cpu", "cuda", "hip"))
        assert error.value.mend == "leave it out"
    assert chosen_places((), ("cpu", "cuda", "hip")) == ("cpu",)
    machine(nvidia=True)
    assert chosen_places(()) == ("cpu", "hip-emulated", "cuda", "hip")
    machine(nvidia=True, compiler=False)
    assert chosen_places(()) == ("cpu", "hip-emulated")
    with pytest.raises(FemforgeError, match="nvcc is not found"):
        chosen_places(("cuda",))
    machine(amd=True)
    assert chosen_places(()) == ("cpu", "hip-emulated", "hip")


def test_builds_cover_the_places(machine: Any) -> None:
    machine(nvidia=True)
    everything = builds_for(("cpu", "hip-emulated", "cuda", "hip"))
    assert everything == [Build(("cpu", "cuda", "hip"), "emulated"), Build(("hip",), "cuda")]
    assert [build.languages for build in everything] == [["CXX", "CUDA"], ["CXX", "CUDA"]]
    assert builds_for(("cpu",)) == [Build(("cpu",), "emulated")]
    assert builds_for(("hip-emulated",)) == [Build(("hip",), "emulated")]
    assert builds_for(("cuda",)) == [Build(("cuda",), "emulated")]
    machine(amd=True)
    assert builds_for(("hip",)) == [Build(("hip",), "amd")]
    assert builds_for(("hip",))[0].languages == ["CXX", "HIP"]


# -- the witness -------------------------------------------------------------------------------------------


def test_the_witness_knows_laplace_and_mass_by_hand() -> None:
    points = np.array([[0.0, 0.0], [2.0, 0.0], [0.0, 1.0]])
    cells = np.array([[0, 1, 2]], dtype=np.int32)
    define = {"cell": "triangle", "degree": 1}
    laplace, mass = (
        prepare([Job(FORMS / f"{n}.form", define)])[0].analysed.integral for n in ("laplace", "mass")
    )
    # gradients (-1/2, -1), (1/2, 0), (0, 1) on an area of 1
    expected = [[1.25, -0.25, -1.0], [-0.25, 0.25, 0.0], [-1.0, 0.0, 1.0]]
    np.testing.assert_allclose(element_tensors(laplace, points, cells, {}, {})[0], expected, atol=1e-15)
    expected = (np.ones((3, 3)) + np.eye(3)) / 12
    np.testing.assert_allclose(element_tensors(mass, points, cells, {}, {})[0], expected, atol=1e-15)


WITNESSED = [
    ("elasticity_lame", {"cell": "tetrahedron", "degree": 2}),
    ("stokes_mini", {"cell": "triangle"}),
    ("strain_projection", {"cell": "tetrahedron"}),
    ("curved_laplace", {"cell": "tetrahedron"}),
    ("neo_hookean", {"cell": "quadrilateral"}),
    ("phase_change", {"cell": "hexahedron"}),
    ("two_materials", {"cell": "triangle"}),
]


@pytest.mark.parametrize(("name", "define"), WITNESSED, ids=[name for name, _ in WITNESSED])
def test_the_witness_agrees_with_every_representation(name: str, define: dict[str, str | int]) -> None:
    for named in prepare([Job(FORMS / f"{name}.form", define)]):
        compared = compare_representations(named)
        assert compared, "nothing was compared"
        assert max(compared.values()) < 1e-13, compared


def compare_representations(named: NamedKernels) -> dict[str, float]:
    """Relative error of each representation that is written out, on random cells."""
    integral = named.analysed.integral
    random, count = np.random.default_rng(3), 5
    corners = basis(integral.coordinates.layout.fields[0].element).points
    nodes = np.array([[float(x) for x in point] for point in corners])
    moved = nodes[None] + 0.1 * random.random((count, *nodes.shape))
    cells = np.arange(count * len(nodes), dtype=np.int32).reshape(count, -1)
    coefficients = {f.name: random.random((count, f.layout.dim)) + 0.5 for f in integral.coefficients}
    constants = {c.name: random.random(c.size) + 0.5 for c in integral.constants}
    points = moved.reshape(-1, integral.gdim)
    expected = element_tensors(integral, points, cells, coefficients, constants)
    places = {
        dof: (node, component)
        for component, member in enumerate(integral.coordinates.layout.fields)
        for node, dof in enumerate(member.dofs)
    }

    def value(key: Any) -> Any:
        if not isinstance(key, Dof):
            return constants[key.name][key.index]
        if key.function == COORDINATES:
            node, component = places[key.index]
            return moved[:, node, component]
        return coefficients[key.function][:, key.index]

    representations = named.kernels.representations
    wanted = np.stack([expected[:, i, j] for i, j in representations.entries])
    errors = {}
    for candidate in representations.candidates.values():
        if candidate.expressions is not None:
            outputs = evaluate(candidate.expressions.outputs, value, FUNCTIONS)
            found = np.stack([np.broadcast_to(output, (count,)) for output in outputs])
            errors[candidate.name] = float(np.abs(found - wanted).max() / np.abs(wanted).max())
    return errors


def test_kernels_are_built_for_this_machine_and_idle_threads_sleep(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Times are what a user of this machine gets."""
    assert "OMP_WAIT_POLICY=passive" in run(["env"], "the environment").splitlines()
    commands: list[list[str]] = []

    def recorded(words: Sequence[str | Path], what: str) -> str:
        commands.append([str(word) for word in words])
        return ""

    monkeypatch.setattr(femforge.cli.building, "run", recorded)
    build_program(tmp_path, Generated({}, (), ()), HERE, None)
    assert "-DFEMFORGE_NATIVE=ON" in commands[0]


UNIT = "femforge_kernels_joined_{}.{}"


def test_kernels_are_compiled_in_few_units_and_one_by_one_where_tables_have_no_room(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tables = Parameters().with_values(
        {"representation": "tensor", "mapping": "contraction", "k_place": "constant"}
    )
    jobs = [
        Job(FORMS / f"{stem}.form", {"cell": "tetrahedron", "degree": 1}, tables)
        for stem in ("laplace", "mass")
    ]
    jobs.append(replace(jobs[0], define={"cell": "triangle", "degree": 1}))
    sources = generate(prepare(jobs), ("cpu", "hip")).sources
    for compilers, units in (("2", 2), ("1", 1), ("8", 3), ("many", 1)):
        monkeypatch.setenv("FEMFORGE_JOBS", compilers)
        found = units_of(sources, "hip")
        assert list(found) == [UNIT.format(number, "hip") for number in range(units)]
        for source in sources:
            own = [text for text in found.values() if f'#include "{source.file}"' in text]
            assert len(own) == (source.kernel.target == "hip"), source.file
    assert units_of(sources, "cuda") == {}
    monkeypatch.setattr(library, "MOST_CONSTANT_BYTES", 100)
    alone = {source.file: source.text for source in sources}
    assert units_of(sources, "hip") == {file: alone[file] for file in alone if file.endswith(".hip")}
    assert list(units_of(sources, "cpu")) == [UNIT.format(0, "cpp")]


def test_a_runtime_is_where_it_was_installed(command_line: CommandLine, tmp_path: Path) -> None:
    words = (
        "check",
        FORMS / "mass.form",
        "-D",
        "cell=triangle",
        "--targets",
        "cpu",
        "--runtime",
        tmp_path / "none",
    )
    said = command_line.bad(ExitCode.ENVIRONMENT, *words)
    assert "femforge's runtime is not installed there" in said
    assert "leave --runtime out" in said
