"""Operators in loops over the directions of tensor-product cells, against matrices assembled from element matrices."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from form_cases import Variant, several_rules
from operator_cases import Case, check

from femforge.errors import FemforgeError
from femforge.form_jobs import Job, prepare
from femforge.pipeline import sources_of
from femforge.represent.live_values import live_values
from femforge.schedule.devices import DEVICES
from femforge.schedule.loops import loops_of_a_thread
from femforge.schedule.parameters import Parameters
from femforge.schedule.rows import names_in_rows, offsets_stand_aside, scalars_of_a_thread

pytestmark = pytest.mark.slow

LOOPED = {"realisation": "looped", "representation": "sum_factorised"}


def looped(variant: Variant, suffix: str = "", **parameters: object) -> Job:
    """Apply kernels of a variant in loops over directions."""
    more = "_".join(f"{name}{value}" for name, value in variant.more)
    job = variant.job("_".join(filter(None, (more, suffix))), **{**LOOPED, **parameters})
    return replace(job, kernels=("apply",))


@pytest.mark.parametrize("variant", [
    Variant("laplace", "hexahedron", 1, 3),
    Variant("laplace", "hexahedron", 1),
    Variant("helmholtz", "hexahedron", 1),
    Variant("weighted_laplace", "hexahedron", 1),
    Variant("advection_diffusion", "quadrilateral", 2),
    Variant("elasticity_lame", "hexahedron", 1),
    Variant("neo_hookean", "hexahedron", 1, 3),
    Variant("stokes", "quadrilateral", 2),
    Variant("mass", "hexahedron", 2),
    Variant("laplace", "quadrilateral", 3),
    Variant("helmholtz", "quadrilateral", 4),
    Variant("two_materials", "quadrilateral", 1),
    Variant("curved_laplace", "quadrilateral", 2),
    Variant("curved_laplace", "hexahedron", 1),
], ids=lambda v: v.label)  # fmt: skip
def test_every_form_agrees_with_its_matrix(variant: Variant, tmp_path: Path) -> None:
    """Coefficients of several degrees, mixed elements, curved cells, any number of points."""
    check([Case(replace(looped(variant), kernels=("apply", "diagonal")))], tmp_path)


SECOND = """
mesh = Mesh(VectorElement("Lagrange", "{cell}", 1))
V = FunctionSpace(mesh, FiniteElement("Lagrange", "{cell}", {degree}))
v, u = TestFunction(V), TrialFunction(V)
a = (div(grad(v))*div(grad(u)) + v*u.dx(0).dx(1) + v.dx(0).dx(1)*u.dx(1))*dx(degree=2)
"""


@pytest.mark.parametrize(
    ("cell", "degree", "realisation"),
    [("quadrilateral", 2, "looped"), ("hexahedron", 1, "looped"), ("hexahedron", 2, "team")],
)
def test_second_derivatives(cell: str, degree: int, realisation: str, tmp_path: Path) -> None:
    """On a diagonal the product of two first derivatives is another one than a function by its second derivative."""
    file = tmp_path / "second.form"
    file.write_text(SECOND.format(cell=cell, degree=degree))
    parameters = Parameters().with_values({**LOOPED, "realisation": realisation})
    check([Case(Job(file, {}, parameters, kernels=("apply", "diagonal")))], tmp_path)


@pytest.mark.parametrize(
    "values",
    [
        {"scatter": "atomic", "constraints": True, "index_type": "int64"},
        {"scatter": "gather", "scalar": "float32"},
        {"scatter": "element", "dof_order": "lexicographic"},
        {"scatter": "colour", "component_order": "planar"},
        {"scatter": "merge", "constraints": True},
        {"scatter": "blocks", "element_batch": 32},
        {"input": "affine", "scatter": "atomic"},
    ],
    ids=str,
)
def test_every_scatter_and_layout(values: dict[str, object], tmp_path: Path) -> None:
    """All ways of adding up, constraints, wide offsets, precisions, orders of dofs, affine cells."""
    variant = Variant("elasticity_lame", "hexahedron", 1)
    targets = ("hip",) if values["scatter"] in ("merge", "blocks") else ("cpu", "hip")
    check([Case(looped(variant, **values), targets)], tmp_path)


@pytest.mark.parametrize("stem", ["load", "neo_hookean"])
def test_residuals(stem: str, tmp_path: Path) -> None:
    """Element vectors of linear and nonlinear forms."""
    check([Case(replace(looped(Variant(stem, "hexahedron", 1)), kernels=("residual",)))], tmp_path)


def test_shared_numbering(tmp_path: Path) -> None:
    """One map for the points of the geometry and the nodes."""
    job = looped(Variant("helmholtz", "hexahedron", 1), numbering="shared", scatter="atomic")
    check([Case(job, ("cpu", "hip"), True)], tmp_path)


@pytest.mark.parametrize("kind", ["apply", "residual", "diagonal"])
@pytest.mark.parametrize("cell", ["quadrilateral", "hexahedron"])
def test_resident_blocks_go_with_the_usual_threads(cell: str, kind: str) -> None:
    """What loops keep in registers depends on the threads of a block, which nobody has to say."""
    job = replace(Variant("p_laplace", cell, 1, 3).job(resident_blocks=2), kernels=(kind,))
    for named in prepare([job]):
        parameters = named.operators.kernel("cuda").parameters
        assert parameters.resident_blocks == 2
        assert parameters.concurrent_elements > 0


@pytest.mark.parametrize("scatter", ["atomic", "merge"])
def test_what_exceeds_registers_stands_in_shared_memory(scatter: str, tmp_path: Path) -> None:
    """Bounded to few registers a thread, sums and values of the cell and of its planes are kept in rows of threads.

    So are the offsets of its nodes. (Of planes that are written out: test_planes.)
    """
    asked = {"resident_blocks": 16, "element_batch": 64, "scatter": scatter}
    case = Case(looped(Variant("elasticity_lame", "hexahedron", 1, 9), **asked), ("hip",))
    built = check([case], tmp_path)
    (source,) = [s for (_, target), s in built.sources.items() if target == "hip"]
    assert "__shared__ volatile double values[" in source.text
    assert re.search(r"values\[lane \+ \d+\] = cell_\w+ \* table_x\[qt\]", source.text)
    assert "__shared__ volatile int32_t entry[" in source.text
    free = prepare([looped(Variant("laplace", "hexahedron", 1))])[0].operators.kernel("cuda")
    assert not free.nest.shared


@pytest.mark.parametrize(("variant", "kind", "arrays"), [
    (Variant("mass", "hexahedron", 2), "apply", {"values"}),
    (Variant("p_laplace", "hexahedron", 2), "apply", {"values", "entry"}),
    (Variant("neo_hookean", "hexahedron", 1), "diagonal", {"values", "entry"}),
    (Variant("load", "hexahedron", 1), "residual", set()),
], ids=lambda v: v.label if isinstance(v, Variant) else "")  # fmt: skip
def test_as_much_stands_aside_as_registers_lack(variant: Variant, kind: str, arrays: set[str]) -> None:
    """What is left fits as compilers count it; offsets stand aside where much does."""
    job = replace(variant.job(tuning="none"), kernels=(kind,))
    kernel = next(n for n in prepare([job]) if n.kind == kind).operators.kernel("cuda")
    lines, device = kernel.candidate.looped, DEVICES["cuda"]
    assert lines is not None
    assert kernel.parameters.realisation == "looped"
    resident = kernel.parameters.resident_blocks
    plan = loops_of_a_thread(lines, device, kernel.nest.threads, resident, 8)
    assert {array.name for array in kernel.nest.shared} == arrays
    room = scalars_of_a_thread(device, kernel.nest.threads, resident, 8)
    moved = names_in_rows(plan, device, kernel.nest.threads, resident, 8)
    assert live_values(plan, moved) <= room
    assert offsets_stand_aside(len(moved)) == ("entry" in arrays)
    for array in kernel.nest.shared:
        own = len(moved) if array.name == "values" else kernel.data.space.nodes
        assert array.size == own * kernel.nest.threads
    assert kernel.costs.shared_bytes <= device.shared_bytes


@pytest.mark.parametrize(("variant", "most"), [
    (Variant("laplace", "hexahedron", 1), 2720),
    (Variant("helmholtz", "hexahedron", 1), 2980),
    (Variant("elasticity_lame", "hexahedron", 1), 7400),
    (Variant("laplace", "hexahedron", 2), 8050),
    (Variant("laplace", "hexahedron", 6), 125_000),
], ids=lambda v: v.label if isinstance(v, Variant) else str(v))  # fmt: skip
def test_operations_and_length(variant: Variant, most: int) -> None:
    """Loops take the operations of sum factorisation, and a source does not grow with the number of points."""
    (named,) = prepare([looped(variant)])
    kernel = named.operators.kernel("cpu")
    assert kernel.costs.flops <= most
    assert sum(len(source.text) for source in sources_of(named, ["cpu"])) < 500_000


def test_choice_between_loops_and_writing_out() -> None:
    """By counted costs, and the reason that is printed is the one that decided."""
    found = {}
    for stem, degree, quadrature in (("laplace", 1, 3), ("laplace", 1, -1), ("p_laplace", 1, -1)):
        job = replace(Variant(stem, "hexahedron", degree, quadrature).job(tuning="none"), kernels=("apply",))
        (named,) = prepare([job])
        for target in ("cpu", "cuda"):
            kernel = named.operators.kernel(target)
            found[stem, quadrature, target] = kernel.parameters.realisation
            assert f"; {kernel.parameters.realisation}, " in kernel.why
    assert (
        found["laplace", 3, "cuda"] == found["laplace", 3, "cpu"] == found["laplace", -1, "cpu"] == "written"
    )
    assert found["laplace", -1, "cuda"] == found["p_laplace", -1, "cuda"] == "looped"


def test_several_rules_and_data_at_points(tmp_path: Path) -> None:
    """Loops of each rule follow each other; what is given at points is read where it is used."""
    file = tmp_path / "several.form"
    file.write_text(several_rules("quadrilateral"))
    parameters = Parameters().with_values(LOOPED)
    jobs = [Job(file, {}, parameters, kernels=("apply", "diagonal"))]
    stored = Variant("laplace", "hexahedron", 1).job("stored", input="geometry", **LOOPED)
    affine = Variant("laplace", "hexahedron", 1).job("affine", input="affine", **LOOPED)
    jobs += [replace(affine, kernels=("apply", "diagonal"))]
    check([Case(job) for job in jobs], tmp_path)
    with pytest.raises(FemforgeError, match="use points"):
        prepare([replace(stored, kernels=("apply",))])[0].operators.kernel("cpu")


def test_loops_over_points_of_the_rule_read_a_stored_geometry(tmp_path: Path) -> None:
    """Where nothing is given at the points, what is stored of a cell is."""
    form = Variant("advection_diffusion", "triangle", 2)
    values = {"input": "geometry", "realisation": "looped", "representation": "quadrature"}
    jobs = [
        replace(form.job("apply", **values), kernels=("apply",)),
        replace(Variant("load", "triangle", 2).job("residual", **values), kernels=("residual",)),
    ]
    check([Case(job, ("cpu",)) for job in jobs], tmp_path)


@pytest.mark.parametrize("target", ["cuda", "hip"])
def test_tables_beyond_constant_memory_are_placed_elsewhere(target: str) -> None:
    """Loops over 216 points of an element of 64 functions: the small tables in constant memory, the others not."""
    asked = {"realisation": "looped", "representation": "quadrature", "tuning": "none"}
    job = replace(Variant("weighted_laplace", "hexahedron", 3).job(**asked), kernels=("apply",))
    tables = prepare([job])[0].operators.kernel(target).nest.tables
    constant = sum(table.bytes(8) for table in tables if table.place == "constant")
    assert 0 < constant <= DEVICES[target].constant_bytes
    assert {table.place for table in tables} == {"constant", "cache"}


def test_lanes_of_a_cpu_are_free_to_keep_values_in_registers() -> None:
    """Rows of lanes are ordinary arrays: volatile ones would not be computed by SIMD instructions."""
    (named,) = prepare([looped(Variant("laplace", "hexahedron", 1))])
    (source,) = sources_of(named, ["cpu"])
    assert "double values[" in source.text
    assert "volatile" not in source.text
