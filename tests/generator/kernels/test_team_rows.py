"""Element matrices row by row, on CPUs and on GPUs, against a thread a cell with all points in a loop."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from kernel_build import Built, call_batch, call_tabulate, compile_sources
from kernel_cells import kernel_arrays, random_cells
from places import FORMS

from femforge.errors import ExitCode, FemforgeError
from femforge.form_jobs import Job, NamedKernels, prepare
from femforge.kernels import team_evaluations, team_kernels, team_row_lanes
from femforge.pipeline import generate, sources_of, write_files
from femforge.schedule.devices import DEVICES
from femforge.schedule.parameters import Parameters
from femforge.schedule.team_rows import LINE_ORDERS, LineOrder, RowGroup, RowNumbers, RowProblem, row_numbers

pytestmark = pytest.mark.slow

COUNT = 11
TOLERANCE = {"float64": 2e-13, "float32": 2e-4}
HEXAHEDRON, QUADRILATERAL = {"cell": "hexahedron"}, {"cell": "quadrilateral"}
#: Form, what is defined, parameters: blocks of several kinds and of none, fields of two degrees, data at points, curved
#: cells, several rules, unsymmetric forms, each numbering.
CASES: dict[str, tuple[str, dict[str, Any], dict[str, Any]]] = {
    "elasticity": ("elasticity", {**HEXAHEDRON, "degree": 2}, {}),
    "planar": ("elasticity", {**HEXAHEDRON, "degree": 1}, {"component_order": "planar"}),
    "plane strain": ("elasticity_lame", {**QUADRILATERAL, "degree": 3}, {}),
    "stokes": ("stokes", HEXAHEDRON, {}),
    "two fields": ("stokes", {**QUADRILATERAL, "degree": 3}, {}),
    "neo-hookean": ("neo_hookean", HEXAHEDRON, {}),
    "data at points": ("heat_step", {**HEXAHEDRON, "degree": 2}, {"dof_order": "lexicographic"}),
    "curved": ("curved_laplace", QUADRILATERAL, {}),
    "unsymmetric": ("advection_diffusion", {**QUADRILATERAL, "degree": 4}, {"dof_order": "lexicographic"}),
    "two rules": ("helmholtz", {**HEXAHEDRON, "degree": 3}, {"scalar": "float32"}),
    "points are nodes": ("ceed/bp5", {**HEXAHEDRON, "degree": 3}, {}),
    "even": ("mass", {**HEXAHEDRON, "degree": 3}, {"division": "exact"}),
    "large": ("laplace", {**QUADRILATERAL, "degree": 8}, {}),
    "long field": ("p_laplace", {**QUADRILATERAL, "degree": 4}, {}),
}


def job(case: str, **values: Any) -> Job:
    form, define, own = CASES[case]
    parameters = Parameters().with_values({**own, **values})
    return Job(FORMS / f"{form}.form", define, parameters, case)


def matrices(of: Job) -> NamedKernels:
    """The kernels of the one bilinear form."""
    (named,) = [named for named in prepare([of]) if named.kernels.integral.arity == 2]
    return named


def built(kernels: list[NamedKernels], targets: tuple[str, ...], folder: Path) -> Built:
    generated = generate(kernels, targets)
    write_files(generated.files, folder)
    return compile_sources(generated.sources, folder, targets, ("-O0",))


@pytest.fixture(scope="module")
def points(tmp_path_factory: pytest.TempPathFactory) -> dict[str, tuple[Built, str]]:
    """All points of a cell in a loop, by case."""
    kernels = {}
    for case in CASES:
        alone = job(case, representation="quadrature", realisation="written", mapping="cell", unroll="none")
        kernels[case] = matrices(alone)
    one = built(list(kernels.values()), ("cpu",), tmp_path_factory.mktemp("points"))
    return {case: (one, named.name) for case, named in kernels.items()}


def by_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes the rows of all matrices one after another, fields by several tasks."""
    for device in ("cpu", "gpu"):
        monkeypatch.setitem(team_kernels._MOST_FUNCTIONS, device, {2: 0, 3: 0})
    monkeypatch.setattr(team_evaluations, "_MANY_DOFS", 3)


def check(
    kernels: dict[str, NamedKernels], ours: Built, points: dict[str, tuple[Built, str]], *targets: str
) -> None:
    for case, named in kernels.items():
        integral = named.kernels.integral
        arrays = kernel_arrays(integral, random_cells(integral, COUNT))
        if case == "neo-hookean":
            arrays["u"] = arrays["u"] / 16  # larger displacements turn cells inside out
        theirs, name = points[case]
        expected = call_batch(theirs, name, "cpu", COUNT, arrays)
        scale = np.abs(expected).max(axis=1, keepdims=True)
        for target in targets:
            kernel = ours.sources[named.name, target].kernel
            result = call_batch(ours, named.name, target, COUNT, arrays)
            error = (np.abs(result - expected) / scale).max()
            assert error < TOLERANCE[kernel.parameters.scalar], (case, target, error)


@pytest.fixture(scope="module")
def rows(tmp_path_factory: pytest.TempPathFactory) -> tuple[dict[str, NamedKernels], Built]:
    with pytest.MonkeyPatch.context() as patch:
        by_rows(patch)
        kernels = {case: matrices(job(case)) for case in CASES}
        return kernels, built(list(kernels.values()), ("cpu", "hip"), tmp_path_factory.mktemp("rows"))


@pytest.mark.parametrize(("order", "warp"), [("forward", 64), ("reversed", 32), ("random", 64)])
def test_rows_agree_with_points(
    rows: tuple[dict[str, NamedKernels], Built], points: dict[str, tuple[Built, str]], order: str, warp: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.setenv("FEMFORGE_EMULATION_ORDER", order)
    monkeypatch.setenv("FEMFORGE_EMULATION_WARP", str(warp))
    check(*rows, points, *(("hip", "cpu") if order == "forward" else ("hip",)))


def test_a_cell_is_added_to_what_is_there(rows: tuple[dict[str, NamedKernels], Built]) -> None:
    """UFCx's face, cell by cell."""
    kernels, ours = rows
    for case in ("elasticity", "stokes", "even"):
        named = kernels[case]
        integral = named.kernels.integral
        arrays = kernel_arrays(integral, random_cells(integral, COUNT))
        expected = call_batch(ours, named.name, "cpu", COUNT, arrays)
        c = np.concatenate([*(arrays[k.name] for k in integral.constants), np.zeros(1)])
        for cell in range(COUNT):
            w = [arrays[f.name][cell] for f in integral.packed]
            points = arrays["coordinate_dofs"][cell]
            found = call_tabulate(ours, named.name, np.concatenate([*w, np.zeros(1)]), c, points)
            assert np.abs(found - expected[cell]).max() < 1e-13 * np.abs(expected[cell]).max(), case


@pytest.mark.parametrize("order", LINE_ORDERS)
def test_any_group_of_rows(
    points: dict[str, tuple[Built, str]], order: LineOrder, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One row at a time, and any order of the lines."""
    by_rows(monkeypatch)

    def numbers(cells: int, scalar_bytes: int, problem: RowProblem, device: Any) -> RowNumbers:
        (group,) = [one for one in problem.groups if one.rows == 1 and one.order == order]
        threads = -(-max(group.entries, *group.lines) // device.warp) * device.warp
        return RowNumbers(1, threads, 1, order)

    monkeypatch.setattr(team_kernels, "row_numbers", numbers)
    kernels = {
        case: matrices(job(case)) for case in ("plane strain", "stokes", "two fields", "even", "large")
    }
    check(kernels, built(list(kernels.values()), ("hip",), tmp_path), points, "hip")


def test_rows_leave_one_by_one_or_together(
    points: dict[str, tuple[Built, str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    by_rows(monkeypatch)
    cases = ("plane strain", "curved", "neo-hookean")
    texts = {}
    for small in (0, 1 << 30):
        monkeypatch.setattr(team_row_lanes, "_SMALL", small)
        kernels = {case: matrices(job(case)) for case in cases}
        ours = built(list(kernels.values()), ("cpu",), tmp_path / str(small))
        check(kernels, ours, points, "cpu")
        texts[small] = [ours.sources[named.name, "cpu"].text for named in kernels.values()]
    assert all(one != other for one, other in zip(*texts.values(), strict=True))


# -- which kernels are made so -----------------------------------------------------------------------------


@pytest.mark.parametrize(("form", "most"), [("mass", 80_000), ("laplace", 200_000), ("elasticity", 900_000)])
def test_high_degrees_have_short_sources(form: str, most: int) -> None:
    """Degree 8: a matrix of half a million entries a component, and a source that compiles in seconds."""
    degree = 8 if form != "elasticity" else 4
    (named,) = prepare([Job(FORMS / f"{form}.form", {**HEXAHEDRON, "degree": degree})])
    for source in sources_of(named, ("cpu", "cuda")):
        assert source.kernel.candidate.name == "sum_factorised"
        assert len(source.text) < most
        assert "row by row" in source.kernel.why


def test_low_degrees_stay_as_they_are() -> None:
    (named,) = prepare([Job(FORMS / "mass.form", {**HEXAHEDRON, "degree": 2})])
    for target in DEVICES:
        assert "row by row" not in named.kernels.element_tensor(target).why


def test_what_does_not_fit_is_refused() -> None:
    place = Job(FORMS / "laplace.form", {**HEXAHEDRON, "degree": 6}, Parameters(element_batch=4))
    with pytest.raises(FemforgeError, match="element_batch = 4") as error:
        matrices(
            replace(place, parameters=replace(place.parameters, realisation="team"))
        ).kernels.element_tensor("cuda")
    assert error.value.code == ExitCode.PARAMETERS
    assert "element_batch" in error.value.mend
    large = RowProblem("here", [RowGroup(1, "all", 64, (64,), 1 << 20)], 8)
    with pytest.raises(FemforgeError, match="8388608 bytes of shared memory"):
        row_numbers(0, 8, large, DEVICES["cuda"])


def test_numbers_of_threads() -> None:
    """As many rows as a block has threads and registers for."""
    groups = [RowGroup(rows, "all", 100 * rows, (120 * rows,), 1000 * rows) for rows in (1, 2, 4, 8)]
    assert row_numbers(0, 8, RowProblem("here", groups, 8), DEVICES["cuda"]).rows == 4
    assert row_numbers(0, 8, RowProblem("here", groups, 70), DEVICES["cuda"]).rows == 2
    assert row_numbers(0, 8, RowProblem("here", groups, 8), DEVICES["cpu"]) == RowNumbers(8, 8)
    few = row_numbers(0, 8, RowProblem("here", [RowGroup(1, "all", 600, (600,), 10)], 8), DEVICES["cuda"])
    assert few.threads == 608
