"""Kernels on global vectors against matrices assembled from element matrices, entry by entry."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from form_cases import BOXES, SIMPLICES, VARIANTS, Variant
from operator_cases import Case, check, operator
from places import FORMS

from femforge.errors import FemforgeError
from femforge.form_jobs import Job, prepare
from femforge.pipeline import generate, sources_of
from femforge.schedule.parameters import Parameters

pytestmark = pytest.mark.slow

BILINEAR = [
    "laplace",
    "mass",
    "helmholtz",
    "weighted_laplace",
    "advection_diffusion",
    "poisson",
    "vector_laplace",
    "elasticity",
    "elasticity_lame",
    "stokes",
    "stokes_mini",
    "strain_projection",
    "two_materials",
    "heat_step",
    "p_laplace",
    "neo_hookean",
    "phase_change",
    "curved_laplace",
]


def variants_of_forms() -> Iterator[object]:
    """Of each form those on triangles, and those of the lowest degree on other cells; and, extra, all others."""
    for stem in BILINEAR:
        every = [variant for variant in VARIANTS if variant.stem == stem]
        lowest = {cell: min(v.degree for v in every if v.cell == cell) for cell in {v.cell for v in every}}
        first = [v for v in every if v.cell == "triangle" or v.degree == lowest[v.cell]]
        yield pytest.param(first, id=stem)
        if others := [v for v in every if v not in first]:
            yield pytest.param(others, id=f"{stem} of higher degree", marks=pytest.mark.extra)


@pytest.mark.parametrize("variants", variants_of_forms())
def test_every_form_agrees_with_its_matrix(variants: list[Variant], tmp_path: Path) -> None:
    """Apply and diagonal of every shipped bilinear form, on the CPU and the emulated GPU, with their defaults."""
    assert {v.cell for v in variants} & {*SIMPLICES, *BOXES}
    check([Case(replace(operator(v), kernels=("apply", "diagonal"))) for v in variants], tmp_path)


EQUAL_PARTS = """
P, V = FiniteElement("Lagrange", {cell}, 1), VectorElement("Lagrange", {cell}, 1)
W = {element}
(c, m), (v, w) = TrialFunctions(W), TestFunctions(W)
k = Constant({cell})
a = (inner(c, v) + k*inner(grad(m), grad(v)) + 2*inner(m, w) + inner(grad(c), grad(w)))*dx(degree=2)
"""


@pytest.mark.parametrize(
    ("cell", "element"), [("triangle", "P*P"), ("hexahedron", "P*P"), ("triangle", "V*V")]
)
def test_mixed_elements_of_equal_parts(tmp_path: Path, cell: str, element: str) -> None:
    """Their parts are numbered one after another: every dof has an offset, in either order of components."""
    form = tmp_path / "equal.form"
    form.write_text(EQUAL_PARTS.format(cell=cell, element=element))
    jobs = [Job(form, {}, Parameters(component_order=order)) for order in ("interleaved", "planar")]
    check([Case(replace(job, kernels=("apply", "diagonal"))) for job in jobs], tmp_path)


FINITE_VOLUMES = """
cell = "triangle"
mesh = Mesh(VectorElement("Lagrange", cell, {degree}))
x, b = SpatialCoordinate(mesh), Coefficient(FunctionSpace(mesh, VectorElement("Lagrange", cell, 1)))
V = FunctionSpace(mesh, FiniteElement("DG", cell, 0))
v, u = TestFunction(V), TrialFunction(V)
a = ({terms}) * dx + jump(v) * (b[0]("+") * u("+") - u("-")) * dS
"""


CONSTANT_PARTS = """
cell = "{cell}"
P, D = FiniteElement("Lagrange", cell, 1), FiniteElement("Discontinuous Lagrange", cell, 0)
W = MixedElement([VectorElement(D, dim=2), P])
(c, p), (d, q), w, z = TrialFunctions(W), TestFunctions(W), Coefficient(W), Coefficient(W)
a = ((w[0].dx(0) + w[2].dx(0))*(c[0]*q + p*d[1]) + dot(c, d) + c[1].dx(1)*q)*dx(degree=2)
L = (z[0].dx(1)*q + z[2].dx(1)*d[0] + z[1]*q)*dx(degree=2)
"""


@pytest.mark.parametrize("cell", ["interval", "triangle", "quadrilateral", "hexahedron"])
def test_derivatives_of_parts_that_are_constant_are_zero(cell: str, tmp_path: Path) -> None:
    """Of mixed elements: UFL takes derivatives of their parts for what varies."""
    form = tmp_path / "parts.form"
    text = CONSTANT_PARTS.format(cell=cell)
    form.write_text(text.replace(".dx(1)", ".dx(0)") if cell == "interval" else text)
    check([Case(Job(form, kernels=("apply", "diagonal", "residual")))], tmp_path)


@pytest.mark.parametrize("kind", ["element_tensor", "apply"])
@pytest.mark.parametrize(
    ("cell", "degree", "term"),
    [
        ("triangle", 1, "u.dx(0).dx(1)*v"),
        ("tetrahedron", 2, "v.dx(0).dx(1).dx(2)*u"),
        ("interval", 1, "u*v.dx(0).dx(0)"),
    ],
)
def test_derivatives_beyond_the_degree_are_zero(
    cell: str, degree: int, term: str, kind: str, tmp_path: Path
) -> None:
    """Alone they are refused; beside others they are left out."""
    form = tmp_path / "beyond.form"
    head = f'P = FiniteElement("Lagrange", "{cell}", {degree})\nu, v = TrialFunction(P), TestFunction(P)\n'
    form.write_text(f"{head}a = {term}*dx(degree=2)\n")
    with pytest.raises(FemforgeError, match="the form is identically zero"):
        prepare([Job(form, kernels=(kind,))])
    costs = []
    for terms in (f"{term}*dx(degree=2) + u*v*dx(degree=2)", "u*v*dx(degree=2)"):
        form.write_text(f"{head}a = {terms}\n")
        ((source,),) = (sources_of(one, ["cpu"]) for one in prepare([Job(form, kernels=(kind,))]))
        costs.append(source.kernel.costs.flops)
    assert costs[0] == costs[1]


SADDLE = """
V, Q = VectorElement("Lagrange", {cell}, 2), FiniteElement("Lagrange", {cell}, 1)
u, p = TrialFunctions(V * Q)
v, q = TestFunctions(V * Q)
a = (p*div(v) + q*div(u))*dx
b = (inner(grad(u), grad(v)) - p*div(v) - q*div(u))*dx
forms = [a, b]
"""


@pytest.mark.parametrize("realisation", ["written", "looped"])
@pytest.mark.parametrize("cell", ["triangle", "quadrilateral"])
def test_what_is_zero_of_a_diagonal_is_not_added(cell: str, realisation: str, tmp_path: Path) -> None:
    """All of it, or that of the pressure: on no target, also in loops."""
    form = tmp_path / "saddle.form"
    form.write_text(SADDLE.format(cell=cell))
    job = Job(form, parameters=Parameters(realisation=realisation), kernels=("diagonal",))  # type: ignore[arg-type]
    alone, whole = prepare([job])
    for target in ("cpu", "cuda", "hip"):
        kernel = alone.operators.kernel(target)
        assert all(one.idle for one in kernel.passes)
        assert kernel.costs.flops == 0
    (source,) = sources_of(whole, ["cpu"])
    added = {int(dof) for dof in re.findall(r"y\[d(\d+)\] \+=", source.text)}
    pressures = {"triangle": {12, 13, 14}, "quadrilateral": {18, 19, 20, 21}}[cell]
    assert added == set(range(source.kernel.integral.rows)) - pressures
    check([Case(job)], tmp_path)


@pytest.mark.parametrize("cell", ["tetrahedron", "hexahedron"])
def test_long_loops_that_add_nothing_are_left_out(cell: str) -> None:
    """Pressure is coupled with velocity only; on hexahedra that is too long to be written out."""
    define = {"cell": cell, "degree": 2}
    jobs = [Job(FORMS / "facets" / "acoustic_waves.form", define, kernels=("diagonal",))]
    (rates,) = (
        n for n in prepare(jobs) if n.analysed.integral.form == "R" and n.analysed.integral.kind == "cell"
    )
    for target in ("cpu", "cuda", "hip"):
        assert all(one.idle for one in rates.operators.kernel(target).passes)


BUBBLES = """
B = {element}
u, v = TrialFunction(B), TestFunction(B)
a = (inner(u, v) + inner(grad(u), grad(v)))*dx(degree=3)
"""


@pytest.mark.parametrize(
    ("cell", "element"),
    [
        ("quadrilateral", "FiniteElement('Bubble', 'quadrilateral', 2)"),
        ("quadrilateral", "VectorElement('Bubble', 'quadrilateral', 3)"),
        ("hexahedron", "FiniteElement('Bubble', 'hexahedron', 2)"),
    ],
)
def test_bubbles_without_a_neighbour(tmp_path: Path, cell: str, element: str) -> None:
    """Tensor-product elements that have no node on any face."""
    form = tmp_path / "bubble.form"
    form.write_text(BUBBLES.format(element=element))
    check([Case(Job(form, kernels=("apply", "diagonal")))], tmp_path)


@pytest.mark.parametrize("degree", [1, 2])
def test_derivatives_of_constants_are_zero_in_forms_and_actions(degree: int, tmp_path: Path) -> None:
    """UFL leaves them out of an action, and takes them into account where it estimates the degree of a form."""
    form = tmp_path / "volumes.form"
    flow = "v * dot(b, grad(u)) - dot(b, grad(v)) * u"
    form.write_text(FINITE_VOLUMES.format(degree=degree, terms=f"exp(x[0]) * u * v + {flow}"))
    kinds = ("element_tensor", "apply", "diagonal", "assemble")
    made = {(one.kind, one.analysed.integral.kind): one for one in prepare([Job(form, kernels=kinds)])}
    assert len(made) == 2 * len(kinds)
    degrees = {
        next(part.degree for part in one.analysed.integral.parts)
        for (_, k), one in made.items()
        if k == "cell"
    }
    assert len(degrees) == 1
    over_cells = tmp_path / "cells.form"
    over_cells.write_text(form.read_text().partition(" + jump")[0])
    check([Case(Job(over_cells, kernels=("apply", "diagonal")))], tmp_path / "built")
    form.write_text(FINITE_VOLUMES.format(degree=degree, terms=flow))
    assert [one.analysed.integral.kind for one in prepare([Job(form, kernels=kinds)])] == [
        "interior_facet"
    ] * 4
    form.write_text(form.read_text().partition(" + jump")[0])
    with pytest.raises(FemforgeError, match="the form is identically zero") as caught:
        prepare([Job(form)])
    assert "what is not constant on cells" in caught.value.mend


@pytest.mark.parametrize("cell", ["triangle", "hexahedron"])
def test_residuals_agree_with_element_vectors(cell: str, tmp_path: Path) -> None:
    """Residuals of linear and nonlinear forms, at the current state."""
    stems = ("load", "p_laplace", "neo_hookean", "poisson", "phase_change")
    variants = [Variant(stem, cell, 1, 3 if cell in BOXES else -1) for stem in stems]
    check([Case(replace(operator(v), kernels=("residual",))) for v in variants], tmp_path)


CASES = [
    Variant("laplace", "tetrahedron", 2),
    Variant("elasticity_lame", "hexahedron", 1, 3),
    Variant("neo_hookean", "triangle", 1),
]


@pytest.mark.parametrize("variant", CASES, ids=lambda v: v.label)
def test_every_scatter_gives_the_same(variant: Variant, tmp_path: Path) -> None:
    """All ways of adding up cells; constrained dofs left out where there are L-vectors."""
    jobs = [operator(variant, scatter="element")]
    jobs += [operator(variant, scatter=s, constraints=True) for s in ("atomic", "colour", "gather")]
    gpu = operator(variant, scatter="blocks", constraints=True)
    cases = [Case(replace(job, kernels=("apply", "diagonal"))) for job in jobs]
    check([*cases, Case(replace(gpu, kernels=("apply", "diagonal")), ("hip",))], tmp_path)


@pytest.mark.parametrize(
    "values",
    [
        {"component_order": "planar"},
        {"index_type": "int64"},
        {"scalar": "float32"},
        {"dof_order": "lexicographic"},
        {"realisation": "looped"},
    ],
    ids=str,
)
def test_layouts_and_precisions(values: dict[str, object], tmp_path: Path) -> None:
    """Planar components, wide offsets, single precision, another order of dofs, loops over points."""
    variants = (Variant("elasticity", "triangle", 2), Variant("vector_laplace", "hexahedron", 1, 3))
    cases = [Case(operator(v, **values), ("cpu",)) for v in variants]
    for scatter in ("atomic", "gather", "blocks"):
        cases += [Case(operator(v, scatter=scatter, **values), ("hip",)) for v in variants]
    check(cases, tmp_path)


@pytest.mark.parametrize(
    ("stem", "cell"),
    [("laplace", "tetrahedron"), ("elasticity_lame", "hexahedron"), ("neo_hookean", "triangle")],
)
def test_shared_numbering(stem: str, cell: str, tmp_path: Path) -> None:
    """Points numbered as nodes are: one map serves both, on a connected mesh."""
    variant = Variant(stem, cell, 1, 3 if cell in BOXES else -1)
    kernels = ("apply", "diagonal")
    cases = [Case(replace(operator(variant, numbering="shared"), kernels=kernels), ("cpu",), True)]
    for scatter in ("atomic", "colour", "gather", "blocks"):
        small = {"element_batch": 32} if scatter == "blocks" else {}
        job = operator(variant, numbering="shared", scatter=scatter, **small)
        cases.append(Case(replace(job, kernels=kernels), ("hip",), True))
    planar = operator(variant, "planar", numbering="shared", component_order="planar", scatter="atomic")
    cases.append(Case(planar, ("hip",), True))
    check(cases, tmp_path)


@pytest.mark.parametrize("component_order", ["interleaved", "planar"])
@pytest.mark.parametrize("scatter", ["atomic", "blocks"])
def test_offsets_of_as_many_components_are_those_of_points(component_order: str, scatter: str) -> None:
    """Side by side, a node's offset is that of its point's coordinates: no division finds the point."""
    asked = {"numbering": "shared", "macro_cells": 1, "component_order": component_order, "scatter": scatter}
    job = operator(Variant("elasticity_lame", "tetrahedron", 1), **asked)
    (source,) = generate(prepare([job]), ["cuda"]).sources
    assert set(re.findall(r"(\w+) / 3\b", source.text)) <= {"k"}, "only work items are divided"
    assert ("coordinates[d" in source.text) == (component_order == "interleaved")
    assert ("coordinates[3 * n" in source.text) == (component_order == "planar")


@pytest.mark.parametrize(
    "variant",
    [
        Variant("laplace", "hexahedron", 1, 3),
        Variant("elasticity", "quadrilateral", 1, 3),
        Variant("laplace", "hexahedron", 2, 5),
    ],
    ids=lambda v: v.label,
)
def test_merged_faces(variant: Variant, tmp_path: Path) -> None:
    """Neighbouring lanes pass on the sums of shared faces, on a grid with rows of that length or another one."""
    length = 3 if variant.cell == "hexahedron" else 5
    cases = []
    for row in (1, 2, length):
        shared = variant.degree == 1 and row == length
        numbering = {"numbering": "shared"} if shared else {}
        job = operator(variant, f"row{row}", scatter="merge", merge_row=row, **numbering)
        kernels = ("apply", "diagonal") if row == length else ("apply",)
        cases.append(Case(replace(job, kernels=kernels), ("hip",), shared))
    check(cases, tmp_path)


def test_representations_agree(tmp_path: Path) -> None:
    """Each valid representation of an operator gives the same."""
    cases = []
    for variant, names in (
        (Variant("elasticity", "tetrahedron", 2), ("tensor", "quadrature")),
        (Variant("laplace", "hexahedron", 1, 3), ("quadrature", "sum_factorised")),
    ):
        cases += [Case(operator(variant, name, representation=name)) for name in names]
    check(cases, tmp_path)


def test_affine_cells(tmp_path: Path) -> None:
    """One Jacobian a cell on parallelepipeds, by every representation, against kernels for any vertices."""
    cases = []
    for variant in (
        Variant("laplace", "hexahedron", 1),
        Variant("elasticity_lame", "quadrilateral", 1),
        Variant("laplace", "quadrilateral", 2),
    ):
        for name in ("tensor", "quadrature", "sum_factorised"):
            shared = name == "tensor" and variant.degree == 1
            numbering = {"numbering": "shared"} if shared else {}
            job = operator(variant, name, representation=name, input="affine", **numbering)
            cases.append(Case(replace(job, kernels=("apply", "diagonal")), shared=shared))
    check(cases, tmp_path)


@pytest.mark.parametrize(
    ("kernel", "values", "text"),
    [
        ("apply", {"mapping": "contraction"}, "mapping is for element_tensor kernels"),
        ("apply", {"output": "packed_symmetric"}, "output is for element_tensor kernels"),
        (
            "apply",
            {"input": "points", "macro_cells": 3, "numbering": "shared"},
            "macro elements compute their geometry",
        ),
        ("apply", {"input": "points", "realisation": "looped"}, "input = points is written out"),
        ("diagonal", {"input": "points"}, "diagonal computes its geometry"),
        ("apply", {"input": "ufcx"}, "input = ufcx is for element_tensor kernels"),
        ("element_tensor", {"input": "points"}, "input = points is for kernels on global vectors"),
        ("assemble", {"input": "points"}, "input = points: assemble computes its geometry"),
        ("assemble", {"input": "geometry"}, "input = geometry: assemble computes its geometry"),
        ("apply", {"scatter": "element", "constraints": True}, "constraints belongs to L-vectors"),
        ("apply", {"scatter": "element", "numbering": "shared"}, "numbering belongs to L-vectors"),
        ("apply", {"scatter": "blocks", "element_batch": 2048}, "2048 threads exceed 1024"),
        ("apply", {"scatter": "atomic", "block_nodes": 64}, "block_nodes belongs to scatter = blocks"),
        ("apply", {"element_batch": 64, "concurrent_elements": 32}, "differ"),
        ("apply", {"unroll": "inner"}, "realisation = looped"),
        ("apply", {"unroll": "full"}, "realisation = written"),
        ("apply", {"realisation": "looped", "representation": "tensor"}, "representation is written out"),
        (
            "assemble",
            {"realisation": "looped"},
            "realisation = looped of element tensors is not for this target",
        ),
        ("element_tensor", {"realisation": "looped"}, "realisation"),
        ("apply", {"scatter": "merge"}, "scatter = merge is for GPUs, and for Lagrange elements on quadri"),
        ("apply", {"merge_row": 8}, "scatter = merge is for GPUs, and for Lagrange elements on quadri"),
        ("apply", {"macro_cells": 2, "numbering": "shared"}, "macro_cells = 2 is not legal"),
        ("apply", {"resident_blocks": 64}, "64 blocks of"),
        ("apply", {"merge_row": 8, "scatter": "atomic"}, "merge_row belongs to scatter = merge"),
        ("apply", {"tuning": "nobody"}, "no table of tuned parameters called 'nobody'"),
        ("element_tensor", {"resident_blocks": 2}, "resident_blocks"),
        ("assemble", {"scatter": "gather"}, "scatter = gather is not for assemble"),
        (
            "assemble",
            {"scatter": "blocks", "mapping": "contraction"},
            "the element matrices of a batch are not in shared memory at a time",
        ),
        ("assemble", {"numbering": "shared"}, "numbering is not for assemble"),
        ("element_tensor", {"scatter": "atomic"}, "scatter"),
        ("element_tensor", {"constraints": True}, "constraints"),
        ("residual", {}, "no form of this file has 1 argument"),
    ],
)
def test_what_does_not_fit_is_refused(kernel: str, values: dict[str, object], text: str) -> None:
    """Parameters of other kernels are refused by name, none is ignored."""
    job = replace(Variant("laplace", "tetrahedron", 1).job(**values), kernels=(kernel,))
    with pytest.raises(FemforgeError, match=text):
        generate(prepare([job]), ["hip"])


@pytest.mark.parametrize(
    ("values", "text"),
    [
        ({"scatter": "blocks"}, "scatter = blocks is for GPUs"),
        ({"merge_row": 8}, "merge_row belongs to scatter = merge"),
        ({"block_nodes": 64}, "block_nodes belongs to scatter = blocks"),
        ({"macro_cells": 3}, "macro elements are for GPUs"),
        ({"division": "fast"}, "division = fast is for GPUs"),
        ({"resident_blocks": 2}, "resident_blocks is for GPUs"),
    ],
)
def test_what_is_for_gpus_is_refused_on_a_cpu(values: dict[str, object], text: str) -> None:
    with pytest.raises(FemforgeError, match=text):
        generate(prepare([operator(Variant("laplace", "hexahedron", 1, 3), **values)]), ["cpu"])


@pytest.mark.parametrize(
    ("variant", "values", "text"),
    [
        (
            Variant("laplace", "tetrahedron", 2),
            {"numbering": "shared"},
            "nodes of the space are not the points",
        ),
        (
            Variant("curved_laplace", "triangle", 2),
            {"input": "affine"},
            "input = affine is for geometry of degree 1",
        ),
    ],
    ids=["space", "geometry"],
)
def test_promises_that_cannot_be_kept_are_refused(
    variant: Variant, values: dict[str, object], text: str
) -> None:
    with pytest.raises(FemforgeError, match=text):
        generate(prepare([operator(variant, **values)]), ["cpu"])


def test_parameters_of_one_scatter_ask_for_it() -> None:
    def scatter(**values: object) -> str:
        (named,) = prepare([operator(Variant("laplace", "hexahedron", 1, 3), **values)])
        return named.operators.kernel("hip").parameters.scatter

    assert scatter() == scatter(merge_row=4) == "merge"
    assert scatter(block_nodes=512) == "blocks"


def test_there_is_no_diagonal_between_two_spaces(tmp_path: Path) -> None:
    """The other kinds are generated."""
    form = tmp_path / "divergence.form"
    form.write_text("""
V, Q = VectorElement("Lagrange", "triangle", 1), FiniteElement("Lagrange", "triangle", 1)
a = TestFunction(Q) * div(TrialFunction(V)) * dx
""")
    made = generate(prepare([Job(form, kernels=("apply", "diagonal", "assemble"))]), ["cpu", "hip"])
    assert {source.kernel.kind for source in made.sources} == {"apply", "assemble"}
    assert len(made.refused) == 2
    assert all("the test space P1 and the trial space P1^2 differ" in str(one) for one in made.refused)


@pytest.mark.parametrize("kind", ["apply", "residual", "diagonal", "functional"])
def test_jobs_that_differ_in_schedule_share_representations(kind: str) -> None:
    """They are made once, and kernels are those of a job by itself; what is read of the geometry makes others."""
    variant = Variant({"residual": "load", "functional": "energy"}.get(kind, "laplace"), "triangle", 2)
    given = ({}, {"element_batch": 64}, {"input": "affine"})
    jobs = [replace(variant.job(str(k), **values), kernels=(kind,)) for k, values in enumerate(given)]
    first, second, other = prepare(jobs)
    assert first.operators.representations is second.operators.representations
    assert first.operators.integral is second.operators.integral
    assert other.operators.representations is not first.operators.representations
    for job, named in zip(jobs, (first, second, other), strict=True):
        alone = prepare([job])
        shared = [source.text for source in sources_of(named, ["cpu", "cuda"])]
        assert shared == [source.text for source in sources_of(alone[0], ["cpu", "cuda"])]
