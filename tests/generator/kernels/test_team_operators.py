"""Operators by teams of threads, a thread a line of points, against matrices assembled from element matrices."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from form_cases import Variant, several_rules
from operator_cases import Case, check

from femforge.errors import FemforgeError
from femforge.form_jobs import Job, prepare
from femforge.kernels import stored_points, team_lines
from femforge.kernels.variants import OperatorKernel
from femforge.pipeline import sources_of
from femforge.represent import line_inputs
from femforge.schedule.devices import Device
from femforge.schedule.lines import LineNumbers, LineProblem, line_numbers
from femforge.schedule.parameters import Parameters

pytestmark = pytest.mark.slow

TEAM = {"realisation": "team", "representation": "sum_factorised", "scatter": "atomic"}


def team(variant: Variant, *kernels: str, **parameters: object) -> Job:
    """Kernels of a variant by teams."""
    more = "_".join(f"{name}{value}" for name, value in variant.more)
    return replace(variant.job(more, **{**TEAM, **parameters}), kernels=kernels or ("apply",))


@pytest.mark.parametrize("variant", [
    Variant("laplace", "hexahedron", 1),
    Variant("helmholtz", "hexahedron", 2),
    Variant("weighted_laplace", "hexahedron", 2),
    Variant("advection_diffusion", "hexahedron", 1),
    Variant("elasticity_lame", "hexahedron", 2),
    Variant("neo_hookean", "hexahedron", 1, 3),
    pytest.param(Variant("neo_hookean", "hexahedron", 2, 3), marks=pytest.mark.extra),
    Variant("stokes", "hexahedron", 2),
    Variant("laplace", "hexahedron", 3),
    Variant("two_materials", "hexahedron", 1),
    Variant("curved_laplace", "hexahedron", 1),
    Variant("laplace", "quadrilateral", 1),
    Variant("helmholtz", "quadrilateral", 4),
    Variant("weighted_laplace", "quadrilateral", 3),
    Variant("elasticity_lame", "quadrilateral", 3),
    Variant("neo_hookean", "quadrilateral", 2, 3),
    Variant("stokes", "quadrilateral", 3),
    Variant("two_materials", "quadrilateral", 2),
    Variant("curved_laplace", "quadrilateral", 4),
], ids=lambda v: v.label)  # fmt: skip
def test_every_form_agrees_with_its_matrix(variant: Variant, tmp_path: Path) -> None:
    """Coefficients of several degrees, mixed elements, curved cells, any number of points."""
    check([Case(team(variant, "apply", "diagonal"), ("cpu", "hip"))], tmp_path)


@pytest.mark.parametrize(
    "values",
    [
        {"constraints": True, "index_type": "int64", "concurrent_elements": 3},
        {"scatter": "gather", "scalar": "float32"},
        {"scatter": "element", "dof_order": "lexicographic", "concurrent_elements": 1},
        {"scatter": "colour", "component_order": "planar", "constraints": True},
        {"input": "affine", "element_batch": 32},
    ],
    ids=str,
)
def test_every_scatter_and_layout(values: dict[str, object], tmp_path: Path) -> None:
    """Ways of adding up, constraints, wide offsets, precisions, orders of dofs, affine cells, sizes of blocks."""
    check([Case(team(Variant("elasticity_lame", "hexahedron", 1), **values), ("cpu", "hip"))], tmp_path)


@pytest.mark.parametrize("variant", [
    pytest.param(Variant("neo_hookean", "hexahedron", 2, 3), marks=pytest.mark.extra),
    Variant("stokes", "hexahedron", 2),
    Variant("laplace", "hexahedron", 3),
    Variant("ceed/bp6", "hexahedron", 2),
], ids=lambda v: v.label)  # fmt: skip
def test_lines_as_loops(variant: Variant, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lines that would be too long to be written out."""
    monkeypatch.setattr(team_lines, "_MOST_WRITTEN", 0)
    check([Case(team(variant, "apply", "diagonal"), ("cpu", "hip"))], tmp_path)


@pytest.mark.parametrize("variant", [
    Variant("elasticity_lame", "hexahedron", 2),
    Variant("stokes", "hexahedron", 2),
    Variant("ceed/bp6", "hexahedron", 3),
], ids=lambda v: v.label)  # fmt: skip
@pytest.mark.parametrize("most_written", [None, 0])
def test_planes_in_groups(
    variant: Variant, most_written: int | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a block has no room for is shared by a plane, or by two, at a time."""
    if most_written is not None:
        monkeypatch.setattr(team_lines, "_MOST_WRITTEN", most_written)
    monkeypatch.setattr(LineProblem, "numbers", fewest_planes)
    check([Case(team(variant, "apply", "diagonal", concurrent_elements=2), ("cpu", "hip"))], tmp_path)


def fewest_planes(problem: LineProblem, cells: int, scalar_bytes: int, device: Device) -> LineNumbers:
    """Numbers of a block of the shape that takes least of all, of those with two planes if there are some."""
    sizes = [size for size in problem.sizes if size.shape.planes]
    (size,) = [size for size in sizes if size.shape.planes == min(2, sizes[0].shape.planes)]
    return line_numbers(cells, scalar_bytes, replace(problem, sizes=(size,)), device)


def test_orders_whose_buffers_exceed_a_device(tmp_path: Path) -> None:
    """Elasticity of degree 8 on AMD GPUs: all planes take 90 KiB of 64."""
    job = team(Variant("elasticity", "hexahedron", 8), quadrature_degree=17)
    (named,) = prepare([job])
    (source,) = sources_of(named, ["hip"])
    assert "for (int group = 0" in source.text


@pytest.mark.parametrize("number", [1, 3, 5])
def test_even_and_odd_parts_of_longer_columns(number: int, tmp_path: Path) -> None:
    """An odd number of nodes, and of points: the middle ones belong to the even parts."""
    check(
        [Case(team(Variant(f"ceed/bp{number}", "hexahedron", 4), "apply", "diagonal"), ("cpu", "hip"))],
        tmp_path,
    )


@pytest.mark.parametrize("variant", [
    Variant("load", "hexahedron", 2),
    Variant("neo_hookean", "hexahedron", 1, 3),
    pytest.param(Variant("neo_hookean", "hexahedron", 2, 3), marks=pytest.mark.extra),
], ids=lambda v: v.label)  # fmt: skip
def test_residuals(variant: Variant, tmp_path: Path) -> None:
    """Element vectors of linear and nonlinear forms."""
    check([Case(team(variant, "residual"), ("cpu", "hip"))], tmp_path)


@pytest.mark.parametrize("stem", ["helmholtz", "elasticity_lame"])
def test_shared_numbering(stem: str, tmp_path: Path) -> None:
    """One map for the points of the geometry and the nodes."""
    job = team(Variant(stem, "hexahedron", 1), numbering="shared")
    check([Case(job, ("cpu", "hip"), True)], tmp_path)


@pytest.mark.parametrize("most_written", [None, 0])
def test_several_rules_and_data_at_points(
    most_written: int | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The rules follow each other and add up; what is given at points is read where it is used."""
    if most_written is not None:
        monkeypatch.setattr(team_lines, "_MOST_WRITTEN", most_written)
    file = tmp_path / "several.form"
    file.write_text(several_rules("hexahedron"))
    job = Job(file, {}, Parameters().with_values(TEAM), kernels=("apply", "diagonal"))
    check([Case(job, ("cpu", "hip"))], tmp_path)


@pytest.mark.parametrize("variant", [
    pytest.param(Variant("neo_hookean", "hexahedron", 2, 3), marks=pytest.mark.extra),
    Variant("curved_laplace", "hexahedron", 2),
    Variant("stokes", "hexahedron", 2),
    Variant("ceed/bp6", "hexahedron", 2),
    None,
], ids=lambda v: v.label if v else "several rules")  # fmt: skip
@pytest.mark.parametrize("groups", [False, True])
def test_rows_of_planes(
    variant: Variant | None, groups: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rows of any length go before the lines, of all rules, of planes in groups, and where points are nodes."""
    monkeypatch.setattr(line_inputs, "_LONG_ROW", 3)
    if groups:
        monkeypatch.setattr(LineProblem, "numbers", fewest_planes)
    values = {"concurrent_elements": 2} if groups else {}
    if variant is None:
        file = tmp_path / "several.form"
        file.write_text(several_rules("hexahedron"))
        job = Job(file, {}, Parameters().with_values({**TEAM, **values}), kernels=("apply", "diagonal"))
    else:
        job = team(variant, "apply", "diagonal", **values)
    (named, *_) = prepare([job])
    (source,) = sources_of(named, ["hip"])
    assert "rows of planes contracted in s" in source.text
    check([Case(job, ("cpu", "hip"))], tmp_path)


@pytest.mark.parametrize("realisation", ["team", "looped"])
def test_stored_factors_at_points(realisation: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Weighted with the points' weights, or entries of the adjugate; of one rule or two; curved cells; by loops."""
    file = tmp_path / "several.form"
    file.write_text(several_rules("hexahedron"))
    values = {**TEAM, "input": "points", "realisation": realisation}
    several = Job(file, {}, Parameters().with_values(values), kernels=("apply",))
    variants = [
        Variant("laplace", "hexahedron", 3),
        Variant("helmholtz", "quadrilateral", 4),
        Variant("elasticity_lame", "hexahedron", 2),
        Variant("curved_laplace", "hexahedron", 2),
        Variant("curved_laplace", "quadrilateral", 3),
        Variant("ceed/bp5", "hexahedron", 3),
    ]
    if realisation == "looped":
        monkeypatch.setattr(stored_points, "MOST_WRITTEN", 0)
    jobs = [team(variant, input="points", realisation=realisation) for variant in variants]
    check([Case(job, ("cpu", "hip")) for job in (several, *jobs)], tmp_path)
    if realisation == "team":
        monkeypatch.setattr(team_lines, "_MOST_WRITTEN", 0)
        more = [team(Variant("laplace", "hexahedron", 3), input="points"), several]
        check([Case(job, ("cpu", "hip")) for job in more], tmp_path / "loops")


def test_stored_factors_of_a_residual(tmp_path: Path) -> None:
    """A nonlinear form, whose factors are the adjugate and the determinant."""
    check(
        [Case(team(Variant("neo_hookean", "hexahedron", 2, 3), "residual", input="points"), ("cpu", "hip"))],
        tmp_path,
    )


def test_components_without_results_are_zero(tmp_path: Path) -> None:
    """A component of the test function that the form does not have."""
    file = tmp_path / "first.form"
    file.write_text(
        'element = VectorElement("Lagrange", "hexahedron", 1)\n'
        "u, v = TrialFunction(element), TestFunction(element)\n"
        "a = inner(grad(u[1]), grad(v[0])) * dx\n"
    )
    job = Job(file, {}, Parameters().with_values({**TEAM, "scatter": "gather"}), kernels=("apply",))
    check([Case(job, ("cpu", "hip"))], tmp_path)


@pytest.mark.parametrize(
    ("stem", "degree", "scalar", "realisation"),
    [
        ("elasticity_lame", 2, "float64", "team"),
        ("laplace", 2, "float64", "looped"),
        ("curved_laplace", 2, "float64", "looped"),
        ("ceed/bp5", 3, "float64", "team"),
        ("mass", 3, "float64", "team"),
        ("mass", 3, "float32", "looped"),
        ("laplace", 3, "float32", "looped"),
        ("laplace", 4, "float32", "team"),
    ],
)
def test_a_cell_that_a_thread_cannot_hold_is_shared(
    stem: str, degree: int, scalar: str, realisation: str
) -> None:
    """By what a thread would have to hold, and the reason says so; a CPU and smaller cells keep to loops."""
    job = replace(Variant(stem, "hexahedron", degree).job(tuning="none", scalar=scalar), kernels=("apply",))
    (named,) = prepare([job])
    for target, expected in (("cpu", "looped"), ("cuda", realisation)):
        kernel = named.operators.kernel(target)
        assert kernel.parameters.realisation == expected
        assert f"; {expected}, " in kernel.why


@pytest.mark.parametrize(
    ("number", "degree", "realisation"),
    [(1, 5, "looped"), (1, 6, "team"), (2, 3, "looped"), (2, 4, "team"), (6, 4, "team")],
)
def test_many_results_go_by_lines_on_a_cpu(number: int, degree: int, realisation: str) -> None:
    """Scalars and vectors; cells are SIMD lanes, and no source is long."""
    (named,) = prepare([replace(Variant(f"ceed/bp{number}", "hexahedron", degree).job(), kernels=("apply",))])
    (source,) = sources_of(named, ["cpu"])
    parameters = source.kernel.parameters
    assert parameters.realisation == realisation
    assert parameters.scatter == "colour"
    assert parameters.concurrent_elements == 8
    assert len(source.text) < 200_000


@pytest.mark.parametrize(("degree", "place"), [(2, "constant"), (4, "cache")])
def test_constant_memory_is_for_few_numbers_of_loops(degree: int, place: str) -> None:
    """Its first cache is small; lines that are written out ask for other numbers in each thread, or for operands."""
    variant = Variant("ceed/bp3", "hexahedron", degree)
    job = team(variant, realisation="looped", scatter="auto")
    (named,) = prepare([job])
    tables = named.operators.kernel("cuda").nest.tables
    assert {array.place for array in tables if not array.integer} == {place}
    (named,) = prepare([team(variant)])
    tables = named.operators.kernel("cuda").nest.tables
    assert {array.place for array in tables if not array.integer} == {"cache", "operands"}


@pytest.mark.parametrize(
    ("cell", "values", "message"),
    [
        ("interval", {"representation": "auto"}, "share cells in two and three dimensions"),
        ("hexahedron", {"scatter": "merge"}, "takes a cell from one thread"),
        ("hexahedron", {"block_nodes": 64, "scatter": "auto"}, "block_nodes: not for teams"),
        ("hexahedron", {"input": "geometry"}, "one geometry tensor a cell is for affine cells"),
        ("hexahedron", {"concurrent_elements": 512}, "at most"),
        ("hexahedron", {"concurrent_elements": 8, "element_batch": 16}, "leave element_batch out"),
    ],
)
def test_refusals(cell: str, values: dict[str, object], message: str) -> None:
    """What teams do not have, with what to do instead."""
    (named,) = prepare([team(Variant("laplace", cell, 2), **values)])
    with pytest.raises(FemforgeError) as caught:
        named.operators.kernel("hip")
    assert message in str(caught.value)


@pytest.mark.parametrize("target", ["cpu", "cuda"])
def test_nothing_is_shared_where_all_results_are_zero(target: str, tmp_path: Path) -> None:
    """The diagonal of what only couples the two cells of a facet: no thread has anything to do."""
    form = tmp_path / "zero.form"
    form.write_text(
        'D = FiniteElement("DQ", "hexahedron", 1)\nu, v = TrialFunction(D), TestFunction(D)\n'
        "a = u('-')*v('+')*dS(degree=2)\n"
    )

    def diagonal(**values: object) -> OperatorKernel:
        parameters = Parameters().with_values(values)
        (named,) = prepare([Job(form, {}, parameters, kernels=("diagonal",))])
        return named.operators.kernel(target)

    assert diagonal().passes[0].idle
    with pytest.raises(FemforgeError, match="all results of a cell are zero") as caught:
        diagonal(realisation="team", representation="sum_factorised")
    assert "realisation" in caught.value.mend
