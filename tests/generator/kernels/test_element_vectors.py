"""Element tensors of linear forms and functionals in loops over directions, against a loop over all points."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from kernel_build import Built, call_batch, compile_sources
from kernel_cells import kernel_arrays, random_cells
from places import FORMS

from femforge.errors import FemforgeError
from femforge.form_jobs import Job, NamedKernels, prepare
from femforge.pipeline import generate, write_files
from femforge.schedule.devices import DEVICES
from femforge.schedule.loops import loops_of_a_thread
from femforge.schedule.parameters import Parameters

COUNT = 21
TOLERANCE = {"float64": 2e-13, "float32": 1e-4}
LOOPED = {"realisation": "looped", "tuning": "none"}
POINTS = {"representation": "quadrature", "realisation": "written", "mapping": "cell", "tuning": "none"}
#: Larger displacements than this part of them turn cells inside out.
SMALL = {"hyperelastic": 16, "cubic": 64}
HEXAHEDRON, QUADRILATERAL = {"cell": "hexahedron"}, {"cell": "quadrilateral"}
CASES: dict[str, tuple[str, dict[str, Any], dict[str, Any]]] = {
    "load": ("load", HEXAHEDRON, {}),
    "strain": ("strain_projection", HEXAHEDRON, {}),
    "single": ("p_laplace", {**HEXAHEDRON, "degree": 2}, {"scalar": "float32", "concurrent_elements": 4}),
    "hyperelastic": ("neo_hookean", {**QUADRILATERAL, "degree": 2}, {"component_order": "planar"}),
    "functional": ("energy", {**HEXAHEDRON, "degree": 2}, {"dof_order": "lexicographic"}),
    "functional_in_the_plane": ("energy", QUADRILATERAL, {"concurrent_elements": 4}),
    "affine": ("phase_change", QUADRILATERAL, {"input": "affine", "dof_order": "lexicographic"}),
}


def one_argument_at_most(
    form: str, define: dict[str, Any], values: dict[str, Any], suffix: str = ""
) -> NamedKernels:
    found = prepare([Job(FORMS / f"{form}.form", define, Parameters().with_values(values), suffix)])
    (named,) = [named for named in found if named.kernels.integral.arity < 2]
    return named


def built(kernels: list[NamedKernels], targets: tuple[str, ...], folder: Path) -> Built:
    generated = generate(kernels, targets)
    write_files(generated.files, folder)
    return compile_sources(generated.sources, folder, targets, ("-O0",))


@pytest.mark.slow
def test_loops_over_directions_agree_with_a_loop_over_points(tmp_path: Path) -> None:
    ours, theirs = {}, {}
    for label, (form, define, values) in CASES.items():
        ours[label] = one_argument_at_most(form, define, {**LOOPED, **values}, label)
        kept = {k: v for k, v in values.items() if k != "concurrent_elements"}
        theirs[label] = one_argument_at_most(form, define, {**POINTS, **kept}, f"{label}_points")
    looped = built(list(ours.values()), ("cpu", "hip"), tmp_path / "looped")
    points = built(list(theirs.values()), ("cpu",), tmp_path / "points")
    for label, named in ours.items():
        integral = named.kernels.integral
        arrays = kernel_arrays(integral, random_cells(integral, COUNT))
        if label in SMALL:
            arrays["u"] = arrays["u"] / SMALL[label]
        expected = call_batch(points, theirs[label].name, "cpu", COUNT, arrays)
        scale = np.abs(expected).max(axis=1, keepdims=True)
        for target in ("hip", "cpu"):
            kernel = looped.sources[named.name, target].kernel
            assert kernel.parameters.realisation == "looped"
            result = call_batch(looped, named.name, target, COUNT, arrays)
            assert (np.abs(result - expected) / scale).max() < TOLERANCE[kernel.parameters.scalar], (
                label,
                target,
            )


TEAMS: dict[str, tuple[str, dict[str, Any], dict[str, Any]]] = {
    "strain": ("strain_projection", HEXAHEDRON, {}),
    "hyperelastic": ("neo_hookean", HEXAHEDRON, {"component_order": "planar"}),
    "single": ("p_laplace", {**HEXAHEDRON, "degree": 2}, {"scalar": "float32", "concurrent_elements": 4}),
    "affine": ("phase_change", HEXAHEDRON, {"input": "affine", "dof_order": "lexicographic"}),
    "functional": ("energy", {**HEXAHEDRON, "degree": 3}, {"quadrature_degree": 5}),
    "functional_in_the_plane": ("energy", {**QUADRILATERAL, "degree": 4}, {"quadrature_degree": 7}),
    "cubic": ("neo_hookean", {**QUADRILATERAL, "degree": 3}, {}),
    "samples": ("error_norm", {"cell": "tetrahedron", "degree": 2}, {}),
    "directions": ("error_norm", {"cell": "tetrahedron", "degree": 4}, {"component_order": "planar"}),
    "single_samples": ("error_norm", {"cell": "triangle", "degree": 5}, {"scalar": "float32"}),
    "fragments": ("error_norm", {"cell": "tetrahedron", "degree": 2}, {"realisation": "fragments"}),
    "linear_fragments": ("load", {"cell": "tetrahedron", "degree": 6}, {"realisation": "fragments"}),
}


@pytest.mark.slow
def test_teams_agree_with_a_loop_over_points(tmp_path: Path) -> None:
    """The threads of a block share the lines of points of its cells, the last block not full."""
    ours, theirs = {}, {}
    for label, (form, define, values) in TEAMS.items():
        ours[label] = one_argument_at_most(form, define, {**LOOPED, "realisation": "team", **values}, label)
        kept = {k: v for k, v in values.items() if k not in ("concurrent_elements", "realisation")}
        theirs[label] = one_argument_at_most(form, define, {**POINTS, **kept}, f"{label}_points")
    teams = built(list(ours.values()), ("hip",), tmp_path / "teams")
    points = built(list(theirs.values()), ("cpu",), tmp_path / "points")
    for label, named in ours.items():
        integral = named.kernels.integral
        arrays = kernel_arrays(integral, random_cells(integral, COUNT))
        if label in SMALL:
            arrays["u"] = arrays["u"] / SMALL[label]
        expected = call_batch(points, theirs[label].name, "cpu", COUNT, arrays)
        scale = np.abs(expected).max(axis=1, keepdims=True)
        parameters = teams.sources[named.name, "hip"].kernel.parameters
        assert parameters.realisation == TEAMS[label][2].get("realisation", "team")
        result = call_batch(teams, named.name, "hip", COUNT, arrays)
        assert (np.abs(result - expected) / scale).max() < TOLERANCE[parameters.scalar], label


def test_a_gpu_shares_cells_that_a_thread_has_no_room_for() -> None:
    for form, degree, realisation in (("neo_hookean", 1, "looped"), ("neo_hookean", 2, "team")):
        kernel = one_argument_at_most(form, {**HEXAHEDRON, "degree": degree}, {}).kernels.element_tensor(
            "cuda"
        )
        assert kernel.parameters.realisation == realisation, degree


@pytest.mark.parametrize(
    ("degree", "realisation", "reason"),
    [(1, "written", ""), (2, "team", "written out"), (3, "fragments", "written out")],
)
def test_a_gpu_shares_samples_of_functionals_that_are_long(
    degree: int, realisation: str, reason: str
) -> None:
    """In loops over points a thread waits for tables that its multiprocessor has no cache for."""
    named = one_argument_at_most("error_norm", {"cell": "tetrahedron", "degree": degree}, {"tuning": "none"})
    kernel = named.kernels.element_tensor("cuda")
    assert kernel.parameters.realisation == realisation
    assert reason in kernel.why


def test_cells_that_are_no_whole_fragments_go_to_the_next_that_takes_them() -> None:
    named = one_argument_at_most(
        "error_norm", {"cell": "tetrahedron", "degree": 3}, {"concurrent_elements": 4}
    )
    parameters = named.kernels.element_tensor("cuda").parameters
    assert (parameters.realisation, parameters.concurrent_elements) == ("team", 4)


@pytest.mark.parametrize(
    ("form", "define", "values", "cause"),
    [
        ("strain_projection", QUADRILATERAL, {"representation": "tensor", "input": "affine"}, "no loops"),
        ("load", {"cell": "tetrahedron"}, {}, "no loops over directions"),
        ("load", HEXAHEDRON, {"element_batch": 8, "concurrent_elements": 4}, "worked on at once"),
        ("load", HEXAHEDRON, {"concurrent_elements": 4096}, "shared memory"),
        ("load", {"cell": "tetrahedron"}, {"realisation": "fragments"}, "not for this target"),
    ],
)
def test_what_teams_do_not_share_is_refused(
    form: str, define: dict[str, Any], values: dict[str, Any], cause: str
) -> None:
    named = one_argument_at_most(form, define, {**LOOPED, "realisation": "team", **values})
    with pytest.raises(FemforgeError) as error:
        named.kernels.element_tensor("cuda")
    assert cause in str(error.value)
    assert error.value.mend


def test_a_gpu_takes_loops_where_written_code_is_long_or_saves_little() -> None:
    for form, define, realisation in (
        ("strain_projection", HEXAHEDRON, "looped"),
        ("load", HEXAHEDRON, "looped"),
        ("energy", HEXAHEDRON, "looped"),
        ("energy", QUADRILATERAL, "written"),
        ("load", QUADRILATERAL, "written"),
    ):
        kernel = one_argument_at_most(form, define, {}).kernels.element_tensor("cuda")
        assert kernel.parameters.realisation == realisation, form
        if realisation == "looped":
            looped = kernel.representations.candidates["sum_factorised"].looped
            assert looped is not None
            assert kernel.candidate.flops == loops_of_a_thread(looped, DEVICES["cuda"], 0, 0, 8).flops
            assert "written out" in kernel.why
            assert len(looped.results) == kernel.integral.rows


@pytest.mark.parametrize(
    ("form", "define", "values", "cause"),
    [
        ("load", {"cell": "tetrahedron"}, {}, "no loops over directions"),
        ("energy", {"cell": "triangle"}, {}, "no loops over directions"),
        ("load", HEXAHEDRON, {"input": "ufcx"}, "input = ufcx"),
        ("load", HEXAHEDRON, {"store_chunk": 4}, "store_chunk"),
        ("load", HEXAHEDRON, {"representation": "quadrature"}, "no loops over directions"),
    ],
)
def test_what_has_no_loops_is_refused(
    form: str, define: dict[str, Any], values: dict[str, Any], cause: str
) -> None:
    named = one_argument_at_most(form, define, {**LOOPED, **values})
    with pytest.raises(FemforgeError) as error:
        named.kernels.element_tensor("cuda")
    assert cause in str(error.value)
    assert "written" in (error.value.mend or "")
