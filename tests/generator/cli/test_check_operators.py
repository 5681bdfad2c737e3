"""``femforge check`` of operators: right kernels agree, wrong ones are found, and what is expected is right."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from check_support import checked, command_line, needs_cmake, on, runtime
from cli_support import CommandLine
from operator_problems import grid_cells
from places import FORMS

from femforge.cli.differences import MOST, difference
from femforge.cli.expected import Inputs, MeshArrays
from femforge.cli.numbering import number_dofs
from femforge.errors import ExitCode
from femforge.form_jobs import Job, NamedKernels, prepare
from femforge.kernels import assembly
from femforge.pipeline import with_parameters
from femforge.represent.quadrature import QuadratureRepresentation
from femforge.represent.used_entries import Flags, used_entries

pytestmark = pytest.mark.slow
__all__ = ["command_line", "runtime"]

TWO_SPACES = """
cell = "triangle"
V = VectorElement("Lagrange", cell, 2)
Q = FiniteElement("Lagrange", cell, 1)
u, q, k = TrialFunction(V), TestFunction(Q), Coefficient(Q)
a = k * q * div(u) * dx
"""

KERNELS = f"""
[[kernels]]
form = "{FORMS}/neo_hookean.form"
kernel = ["apply", "residual", "diagonal", "assemble"]
define.cell = "triangle"

[[kernels]]
form = "two.form"
kernel = ["apply", "assemble"]

[[kernels]]
form = "two.form"
kernel = "apply"
parameters = {{ scatter = ["gather", "atomic"], component_order = "planar", constraints = true, index_type = "int64" }}
suffix = "{{scatter}}"

[[kernels]]
form = "{FORMS}/laplace.form"
kernel = ["apply", "diagonal"]
define = {{ cell = "tetrahedron", degree = 1 }}
parameters = {{ numbering = "shared", constraints = true }}

[[kernels]]
form = "{FORMS}/laplace.form"
kernel = "apply"
define = {{ cell = "quadrilateral", degree = 3 }}
parameters = {{ input = "points", scalar = "float32", scatter = ["element", "colour"] }}
suffix = "{{scatter}}"

[[kernels]]
form = "{FORMS}/stokes.form"
kernel = ["apply", "assemble"]
define.cell = "triangle"
parameters = {{ component_order = "planar", dof_order = "lexicographic" }}

[[kernels]]
form = "{FORMS}/mass.form"
kernel = "assemble"
define.cell = "triangle"
parameters.index_type = "int64"

[[kernels]]
form = "{FORMS}/expressions/stress.form"
kernel = ["residual", "apply"]
define = {{ cell = "triangle", degree = 2 }}
parameters = {{ component_order = "planar", hip.scatter = "atomic" }}
"""


@needs_cmake
def test_right_operators_agree(command_line: CommandLine, runtime: Path | None, tmp_path: Path) -> None:
    (tmp_path / "two.form").write_text(TWO_SPACES)
    config = tmp_path / "femforge.toml"
    config.write_text(KERNELS)
    ran = command_line(
        "check", "--config", config, "--mesh", "box:3", "--json", "--samples", "1", *on(runtime)
    )
    assert ran.code == 0, ran
    found = json.loads(ran.out)
    assert len(found) == 2 * (4 + 2 + 2 + 2 + 2 + 2 + 1 + 4)
    for outcome in found:
        assert outcome["passes"]
        # rounding shows: otherwise something would be compared with itself
        assert 0 < outcome["error"] < (1e-5 if "_f32_" in outcome["kernel"] else 1e-14)
        assert outcome["milliseconds"] > 0
    jacobians = {outcome["kernel"]: outcome["difference"] for outcome in found if outcome["difference"]}
    assert list(jacobians) == ["neo_hookean_j_p1x2_triangle_f64_apply"]
    assert 0 < jacobians["neo_hookean_j_p1x2_triangle_f64_apply"] < 1e-7


SUPPORT = Path(__file__).parents[1] / "support"
FACETS = f"""
[[kernels]]
form = "{FORMS}/facets/interior_penalty.form"
kernel = ["apply", "diagonal", "assemble", "element_tensor"]
define = {{ cell = "quadrilateral", degree = 1 }}

[[kernels]]
form = "{FORMS}/facets/interior_penalty.form"
kernel = "apply"
define = {{ cell = ["quadrilateral", "triangle"], degree = 2 }}
parameters = {{ input = "points", scatter = ["element", "blocks"], scalar = "float32" }}
suffix = "{{scatter}}"

[[kernels]]
form = "{FORMS}/facets/stokes_interior_penalty.form"
kernel = ["apply", "residual"]
define.cell = "triangle"
parameters = {{ dof_order = "lexicographic", index_type = "int64" }}

[[kernels]]
form = "vertices.form"
kernel = ["element_tensor", "residual"]

[[kernels]]
form = "{FORMS}/facets/biharmonic.form"
kernel = "diagonal"
define = {{ cell = "triangle", degree = 2 }}
parameters = {{ scatter = ["element", "colour"] }}
suffix = "{{scatter}}"

[[kernels]]
form = "{FORMS}/facets/interior_penalty.form"
kernel = "apply"
define = {{ cell = "hexahedron", degree = 3 }}
parameters = {{ quadrature = "gauss", realisation = "team" }}

[[kernels]]
form = "{FORMS}/facets/upwind.form"
kernel = "apply"
define = {{ cell = "hexahedron", degree = 2 }}
parameters = {{ quadrature = "gauss", realisation = "team" }}

[[kernels]]
form = "sized.form"
kernel = "apply"
parameters = {{ quadrature = "gauss", realisation = "team" }}

[[kernels]]
form = "{SUPPORT}/facet_flux.form"
kernel = ["apply", "functional"]
define = {{ cell = "quadrilateral", degree = 1 }}

[[kernels]]
form = "{SUPPORT}/own_geometry.form"
kernel = "apply"
define = {{ cell = "hexahedron", degree = 2 }}
parameters = {{ realisation = "team" }}
"""
#: Lines read the vertices of a cell beside what its geometry is made of, and all share what comes of it.
SIZED = """
mesh = Mesh(VectorElement("Lagrange", "hexahedron", 1))
space = FunctionSpace(mesh, FiniteElement("Lagrange", "hexahedron", 3))
u, v = TrialFunction(space), TestFunction(space)
a = CellDiameter(mesh) ** 2 * inner(grad(u), grad(v)) * dx
"""
VERTICES = """
cell = "tetrahedron"
mesh = Mesh(VectorElement("Lagrange", cell, 2))
space = FunctionSpace(mesh, FiniteElement("Lagrange", cell, 2))
v, f = TestFunction(space), Coefficient(space)
L = (1 + SpatialCoordinate(mesh)[0]) * f * v * dP
"""


@needs_cmake
def test_right_operators_on_facets_agree(
    command_line: CommandLine, runtime: Path | None, tmp_path: Path
) -> None:
    (tmp_path / "vertices.form").write_text(VERTICES)
    (tmp_path / "sized.form").write_text(SIZED)
    config = tmp_path / "femforge.toml"
    config.write_text(FACETS)
    ran = command_line(
        "check", "--config", config, "--mesh", "box:3", "--json", "--samples", "1", *on(runtime)
    )
    found = json.loads(ran.out)
    # integrals on two targets; blocks are for GPUs
    of_penalty, of_biharmonic, of_teams = 2 * (3 * 4 + 1) + (2 + 1) * 2 * 3, 2 * 2 * 2, 2 * (3 + 3 + 1)
    assert len(found) == of_penalty + 2 * (3 + 2) + 2 * 2 + of_biharmonic + of_teams + 2 * (4 + 2)
    for outcome in found:
        assert outcome["passes"], outcome
        assert outcome["error"] < (1e-5 if "_f32_" in outcome["kernel"] else 1e-14)


@needs_cmake
def test_a_mesh_without_interior_facets_has_none_that_differ(
    command_line: CommandLine, runtime: Path | None
) -> None:
    form = FORMS / "facets" / "interior_penalty.form"
    words = ["--kernel", "apply,diagonal,assemble", "-D", "cell=quadrilateral", "--targets", "cpu"]
    ran = command_line("check", form, *words, "--mesh", "box:1", "--json", "--samples", "1", *on(runtime))
    found = {outcome["kernel"]: outcome for outcome in json.loads(ran.out)}
    inside = [outcome for name, outcome in found.items() if "_interior_" in name]
    assert len(inside) == 3
    assert all(outcome["passes"] for outcome in found.values())
    assert [outcome["error"] for outcome in inside] == [0, 0, 0]


WRONG = {
    "apply": ("_apply.cpp", "offsets[3 * cell + 1]", "offsets[3 * cell + 2]"),
    "diagonal": ("_diagonal.cpp", "batch < num_batches", "batch < num_batches - 1"),
    "assemble": ("_assemble.cpp", "nonzero0 >= 0", "nonzero0 >= 40"),
    "residual": ("_residual.cpp", "offsets[3 * cell + 1]", "offsets[3 * cell + 2]"),
}


@needs_cmake
@pytest.mark.parametrize("kind", WRONG)
def test_wrong_operators_are_found(kind: str, runtime: Path | None, tmp_path: Path) -> None:
    """One of both targets is made wrong; the other one still agrees."""
    form = FORMS / ("load.form" if kind == "residual" else "laplace.form")
    job = Job(form, {"cell": "triangle", "degree": 1}, kernels=(kind,))
    ending, old, new = WRONG[kind]
    cpu, hip = checked(job, runtime, tmp_path / "out", {ending: (old, new)})
    assert (cpu.place, hip.place) == ("cpu", "hip, emulated")
    assert not cpu.passes
    assert cpu.worst_cell >= 0
    assert (cpu.worst_column >= 0) == (kind == "assemble")
    assert hip.passes


@needs_cmake
def test_entries_without_places_are_found(
    runtime: Path | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Kernels leave out an entry that is not zero, and their descriptors say so."""
    job = Job(FORMS / "vector_laplace.form", {"cell": "triangle", "degree": 1}, kernels=("assemble",))

    def too_few(representation: QuadratureRepresentation) -> Flags:
        used = used_entries(representation)
        assert used[0, 2]
        used[0, 2] = False
        return used

    assert all(one.passes for one in checked(job, runtime, tmp_path / "right", {}))
    monkeypatch.setattr(assembly, "used_entries", too_few)
    found = checked(job, runtime, tmp_path / "wrong", {})
    assert len(found) == 2
    assert not any(one.passes for one in found)


def mesh_of(named: NamedKernels, n: int = 3) -> MeshArrays:
    """A deformed grid."""
    points, cells = grid_cells(named.analysed.integral, n)
    return MeshArrays(points, cells.astype(np.int32), np.zeros((0, 1), dtype=np.int32))


ELEMENTS = [
    ("interval", "P", 3), ("triangle", "P", 1), ("triangle", "P", 4), ("quadrilateral", "Q", 3),
    ("tetrahedron", "P", 3), ("tetrahedron", "P", 4), ("hexahedron", "Q", 3), ("triangle", "DP", 2),
    ("triangle", "CR", 1),
]  # fmt: skip


@pytest.mark.parametrize(("cell", "family", "degree"), ELEMENTS)
def test_dofs_at_one_place_are_one(cell: str, family: str, degree: int, tmp_path: Path) -> None:
    """As many as the lattice of the whole grid has, and the coordinates of a place are those of its dof."""
    name = {"P": "Lagrange", "Q": "Lagrange", "DP": "DG", "CR": "CR"}[family]
    form = tmp_path / "mass.form"
    form.write_text(
        f'E = FiniteElement("{name}", "{cell}", {degree})\na = TestFunction(E) * TrialFunction(E) * dx\n'
    )
    named = prepare([Job(form, kernels=("apply",))])[0]
    integral, n = named.analysed.integral, 3
    assert integral.test is not None
    mesh = mesh_of(named, n)
    found = number_dofs(
        integral.test.layout, "interleaved", integral.coordinates, mesh.cells, len(mesh.points)
    )
    lattice = (degree * n + 1) ** integral.gdim
    edges = 3 * n * n + 2 * n  # of the triangles of a square
    expected = {"P": lattice, "Q": lattice, "DP": found.dofs.size, "CR": edges}[family]
    assert found.entries == expected == len(np.unique(found.dofs))
    if family == "DP":
        return
    vertices = mesh.points[mesh.cells]
    from femforge.cli.numbering import _vertex_values

    element = integral.test.layout.fields[0].element
    weights = np.array([_vertex_values(element, k) for k in range(integral.test.layout.dim)])
    places = np.einsum("dv,cvx->cdx", weights, vertices)
    seen = np.zeros((found.entries, integral.gdim))
    seen[found.dofs] = places
    np.testing.assert_allclose(seen[found.dofs], places, atol=1e-12)


def test_components_stand_as_they_are_asked_for(tmp_path: Path) -> None:
    form = tmp_path / "two.form"
    form.write_text(TWO_SPACES)
    named = prepare([Job(form, kernels=("apply",))])[0]
    integral = named.analysed.bilinear
    assert integral is not None
    assert integral.trial is not None
    mesh = mesh_of(named)
    arguments = (integral.coordinates, mesh.cells, len(mesh.points))
    layout = integral.trial.layout
    interleaved, planar = (number_dofs(layout, order, *arguments) for order in ("interleaved", "planar"))
    assert (interleaved.stride, interleaved.entries) == (1, 2 * 49)
    assert (planar.stride, planar.entries) == (49, 2 * 49)
    np.testing.assert_array_equal(interleaved.dofs[:, 1::2], interleaved.dofs[:, ::2] + 1)
    assert number_dofs(layout, "planar", *arguments, 60).entries == 120


NONLINEAR = ["neo_hookean", "p_laplace", "phase_change"]


@pytest.mark.parametrize("name", NONLINEAR)
def test_jacobians_are_derivatives(name: str) -> None:
    named = prepare([Job(FORMS / f"{name}.form", {"cell": "triangle"}, kernels=("apply",))])[0]
    inputs = Inputs(named, mesh_of(named), 1)
    found = difference(named, inputs)
    assert found is not None
    assert found < 1e-6
    inputs.tensors = 1.0001 * inputs.tensors
    wrong = difference(named, inputs)
    assert wrong is not None
    assert wrong > MOST


def test_what_is_no_derivative_is_not_compared_with_differences(tmp_path: Path) -> None:
    form = tmp_path / "picard.form"
    form.write_text("""
E = FiniteElement("Lagrange", "triangle", 1)
u, v, w = TrialFunction(E), TestFunction(E), Coefficient(E)
F = (1 + w**2) * inner(grad(w), grad(v)) * dx
a = (1 + w**2) * inner(grad(u), grad(v)) * dx
""")
    named = prepare([Job(form, kernels=("apply",))])[0]
    assert difference(named, Inputs(named, mesh_of(named), 1)) is None


def test_kinds_without_a_form_are_passed_over(
    command_line: CommandLine, runtime: Path | None, tmp_path: Path
) -> None:
    form = tmp_path / "load.form"
    form.write_text('E = FiniteElement("Lagrange", "triangle", 1)\nL = TestFunction(E) * dx\n')
    text = command_line.bad(ExitCode.FORM, "check", form, "--kernel", "apply", *on(runtime))
    assert "no form of this file has 2 arguments" in text


@pytest.mark.parametrize(("mesh", "wrong"), [("box:1", None), ("box:2", None), ("box:1", 1), ("box:2", 0)])
def test_variants_below_and_above(mesh: str, wrong: int | None, runtime: Path | None, tmp_path: Path) -> None:
    """A variant from 10 cells on, on meshes of 6 and 48: it is the wrong one that differs."""
    job = with_parameters(
        Job(FORMS / "laplace.form", {"cell": "tetrahedron", "degree": 3}, kernels=("apply",)),
        {"scatter": "atomic", "macro_cells": 1, "from.10.realisation": "team",
         "hip.from.10.realisation": "fragments"},
        "here",
    )  # fmt: skip
    change = {} if wrong is None else {
        f"_apply.{ending}": (f"from_{10 * wrong}::run(num_cells, ", f"from_{10 * wrong}::run(num_cells - 1, ")
        for ending in ("cpp", "hip")
    }  # fmt: skip
    found = checked(job, runtime, tmp_path / "out", change, mesh)
    places = ("cpu", "hip, emulated")
    assert [(one.place, one.from_cells, one.passes) for one in found] == [
        (place, 10 * variant, variant != wrong) for place in places for variant in (0, 1)
    ]


@needs_cmake
def test_every_variant_is_checked(runtime: Path | None, tmp_path: Path) -> None:
    """Whatever the mesh: a wrong variant is found that would be taken for far more cells than there are."""
    job = Job(FORMS / "laplace.form", {"cell": "triangle", "degree": 2}, kernels=("apply",))
    settings = {
        "scatter": "atomic",
        "from.100000.representation": "quadrature",
        "from.100000.realisation": "looped",
    }
    job = with_parameters(job, settings, "here")
    weights = "weights[3] = {0.1666"  # which the exact variant does not have
    outcomes = checked(
        job, runtime, tmp_path / "out", {"_apply.cpp": (weights, "weights[3] = {0.1667")}, "box:2"
    )
    assert [(o.place, o.from_cells) for o in outcomes] == [
        ("cpu", 0), ("cpu", 100000), ("hip, emulated", 0), ("hip, emulated", 100000),
    ]  # fmt: skip
    assert [o.passes for o in outcomes] == [True, False, True, True]
