"""Kernels on global vectors against matrices assembled from element matrices, entry by entry."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from form_cases import BOXES, VARIANTS, Variant
from kernel_build import build
from operator_cases import dense_matrix, element_matrices, make_problem, run_operator

from femforge.errors import FemforgeError
from femforge.pipeline import Job, generate, prepare

BILINEAR = ("laplace mass helmholtz weighted_laplace advection_diffusion poisson vector_laplace elasticity "
            "elasticity_lame stokes stokes_mini strain_projection two_materials p_laplace neo_hookean phase_change "
            "curved_laplace").split()  # fmt: skip
TOLERANCE = {"float64": 2e-12, "float32": 3e-4}


def check(job: Job, folder: Path, shared: bool = False, targets: tuple[str, ...] = ("cpu", "hip")) -> None:
    """Run every operator kernel of a job on every target, and compare with the assembled matrix."""
    plain = replace(
        job, kernels=("element_tensor",), by_target={},
        parameters=replace(job.parameters, scatter="auto", index_type="int32", constraints=False,
                           numbering="separate", patch_nodes=0, element_batch=0, concurrent_elements=0,
                           unroll="auto", representation="auto", scalar="float64"),
    )  # fmt: skip
    built = build([job, plain], folder, targets)
    tensors = {(n.analysed.integral.form, n.analysed.integral.subdomain): n for n in prepare([plain])}
    for name, target in built.sources:
        kernel = built.sources[name, target].kernel
        if kernel.kind == "element_tensor":
            continue
        named = tensors[kernel.integral.form, kernel.integral.subdomain]
        integral = named.analysed.integral
        problem = make_problem(kernel, integral, shared)
        matrices = element_matrices(built, named.name, problem, integral)
        p = kernel.parameters
        if p.scatter == "element":
            compare_elements(built, name, target, problem, integral, matrices)
            continue
        A = dense_matrix(problem, integral, matrices, p.component_order)
        mask = problem.constrained if p.constraints else np.zeros_like(problem.constrained)
        A[mask[: len(A)]] = 0
        if integral.trial is not None:
            A[:, mask[: A.shape[1]]] = 0
        start = np.random.default_rng(9).uniform(-1, 1, problem.size)
        if kernel.kind == "apply":
            expected = start + A @ problem.vectors["x"]
        else:
            expected = start + (np.diag(A) if kernel.kind == "diagonal" else A[:, 0])
        found = run_operator(built, name, target, problem, integral, start)
        scale = np.abs(A).max()
        assert np.abs(found - expected).max() <= TOLERANCE[p.scalar] * scale, (name, target)


def compare_elements(built, name, target, problem, integral, matrices):  # type: ignore[no-untyped-def]
    """E-vectors against element matrices."""
    found = run_operator(built, name, target, problem, integral, np.zeros(1))
    kernel = built.sources[name, target].kernel
    count = len(problem.cells)
    if kernel.kind == "residual":
        expected = matrices
    else:
        tensors = matrices.reshape(count, integral.rows, integral.columns)
        if kernel.kind == "diagonal":
            expected = np.einsum("cii->ci", tensors)
        else:
            x = (
                problem.vectors["x"][problem.trial_offsets]
                if integral.columns == problem.trial_offsets.shape[1]
                else None
            )
            if x is None:
                components = integral.columns // problem.trial_offsets.shape[1]
                x = (problem.trial_offsets[:, :, None] + np.arange(components)).reshape(count, -1)
                x = problem.vectors["x"][x]
            expected = np.einsum("cij,cj->ci", tensors, x)
    assert np.abs(found - expected).max() <= TOLERANCE[kernel.parameters.scalar] * np.abs(matrices).max(), (
        name,
        target,
    )


def operator_variants() -> list[Variant]:
    """All variants of forms that have a bilinear form."""
    return [v for v in VARIANTS if v.stem in BILINEAR]


@pytest.mark.parametrize("variant", operator_variants(), ids=lambda v: v.label)
def test_every_form_agrees_with_its_matrix(variant: Variant, tmp_path: Path) -> None:
    """Apply and diagonal of every shipped bilinear form, on the CPU and the emulated GPU, with their defaults."""
    job = replace(variant.job(), kernels=("apply", "diagonal"))
    check(job, tmp_path)


@pytest.mark.parametrize("stem", ["load", "p_laplace", "neo_hookean", "poisson", "phase_change"])
@pytest.mark.parametrize("cell", ["triangle", "hexahedron"])
def test_residuals_agree_with_element_vectors(stem: str, cell: str, tmp_path: Path) -> None:
    """Residuals of linear and nonlinear forms, at the current state."""
    job = Variant(stem, cell, 1, 3 if cell in BOXES else -1).job()
    check(replace(job, kernels=("residual",)), tmp_path)


CASES = [
    Variant("laplace", "tetrahedron", 2),
    Variant("elasticity_lame", "hexahedron", 1, 3),
    Variant("neo_hookean", "triangle", 1),
]


@pytest.mark.parametrize("scatter", ["element", "atomic", "colour", "gather", "patch"])
@pytest.mark.parametrize("variant", CASES, ids=lambda v: v.label)
def test_every_scatter_gives_the_same(scatter: str, variant: Variant, tmp_path: Path) -> None:
    """All ways of adding up cells; constrained dofs left out where there are L-vectors."""
    targets = ("hip",) if scatter == "patch" else ("cpu", "hip")
    more = {} if scatter == "element" else {"constraints": True}
    job = replace(variant.job(scatter=scatter, **more), kernels=("apply", "diagonal"))
    check(
        job, tmp_path, targets=("cpu", *(t for t in targets if t != "cpu"))
    ) if scatter != "patch" else check_patch(job, tmp_path)


def check_patch(job: Job, folder: Path) -> None:
    """Patches exist on GPUs only: the CPU gets its default."""
    check(
        replace(
            job, parameters=replace(job.parameters, scatter="auto"), by_target={"hip": {"scatter": "patch"}}
        ),
        folder,
    )


@pytest.mark.parametrize("scatter", ["atomic", "gather", "patch"])
@pytest.mark.parametrize("values", [{"component_order": "planar"}, {"index_type": "int64"}, {"scalar": "float32"},
                                    {"dof_order": "lexicographic"}, {"unroll": "inner"}], ids=str)  # fmt: skip
def test_layouts_and_precisions(scatter: str, values: dict[str, str], tmp_path: Path) -> None:
    """Planar components, wide offsets, single precision, another order of dofs, loops over points."""
    for variant in (Variant("elasticity", "triangle", 2), Variant("vector_laplace", "hexahedron", 1, 3)):
        job = replace(
            variant.job(**values), kernels=("apply",), by_target={"hip": {"scatter": scatter}},
        )  # fmt: skip
        check(job, tmp_path / variant.cell)


@pytest.mark.parametrize("scatter", ["atomic", "colour", "gather", "patch"])
@pytest.mark.parametrize(
    "stem, cell", [("laplace", "tetrahedron"), ("elasticity_lame", "hexahedron"), ("neo_hookean", "triangle")]
)
def test_shared_numbering(scatter: str, stem: str, cell: str, tmp_path: Path) -> None:
    """Points numbered as nodes are: one map serves both, on a connected mesh."""
    job = Variant(stem, cell, 1, 3 if cell in BOXES else -1).job(numbering="shared")
    small = {"scatter": scatter, "element_batch": 32} if scatter == "patch" else {"scatter": scatter}
    check(replace(job, kernels=("apply", "diagonal"), by_target={"hip": small}), tmp_path, shared=True)


@pytest.mark.parametrize("scatter", ["atomic", "patch"])
@pytest.mark.parametrize("stem", ["laplace", "elasticity_lame", "advection_diffusion", "neo_hookean"])
def test_clusters_of_tetrahedra(scatter: str, stem: str, tmp_path: Path) -> None:
    """Three tetrahedra a thread, cells that are in no cluster one by one, cell-wise and vector coefficients."""
    job = Variant(stem, "tetrahedron", 1).job(numbering="shared", constraints=True)
    own = {"scatter": scatter, "cluster": 3, "unroll": "full"} | (
        {"element_batch": 32} if scatter == "patch" else {}
    )
    check(replace(job, kernels=("apply",), by_target={"hip": own}), tmp_path, shared=True)


@pytest.mark.parametrize("row", [1, 3])
@pytest.mark.parametrize(
    "variant",
    [Variant("laplace", "hexahedron", 1, 3), Variant("elasticity", "quadrilateral", 1, 3), Variant("laplace", "hexahedron", 2, 5)],
    ids=lambda v: v.label,
)  # fmt: skip
def test_merged_faces(variant: Variant, row: int, tmp_path: Path) -> None:
    """Neighbouring lanes pass on the sums of shared faces: on a grid of rows of that length, and on random cells."""
    numbering = {"numbering": "shared"} if variant.degree == 1 else {}
    job = variant.job(**numbering)
    own = {"scatter": "merge", "merge_row": row}
    check(
        replace(job, kernels=("apply", "diagonal"), by_target={"hip": own}),
        tmp_path,
        shared=variant.degree == 1,
    )


def test_representations_agree(tmp_path: Path) -> None:
    """Each valid representation of an operator gives the same."""
    for variant, names in (
        (Variant("elasticity", "tetrahedron", 2), ("tensor", "quadrature")),
        (Variant("laplace", "hexahedron", 1, 3), ("quadrature", "sum_factorised")),
    ):
        for name in names:
            job = replace(variant.job(representation=name), kernels=("apply",))
            check(job, tmp_path / f"{variant.label}_{name}")


@pytest.mark.parametrize(
    "kernel, values, text",
    [
        ("apply", {"mapping": "contraction"}, "mapping is for element_tensor kernels"),
        ("apply", {"input": "geometry"}, "input = geometry"),
        ("apply", {"scatter": "element", "constraints": True}, "constraints belongs to L-vectors"),
        ("apply", {"scatter": "patch", "element_batch": 2048}, "2048 threads exceed 1024"),
        ("apply", {"scatter": "atomic", "patch_nodes": 64}, "patch_nodes belongs to scatter = patch"),
        ("apply", {"element_batch": 64, "concurrent_elements": 32}, "differ"),
        ("apply", {"unroll": "none"}, "unroll = none"),
        ("apply", {"scatter": "merge"}, "scatter = merge is for GPUs, and for Lagrange elements on quadri"),
        ("apply", {"cluster": 3}, "clusters need numbering = shared"),
        ("apply", {"cluster": 2, "numbering": "shared"}, "cluster = 2 is not legal"),
        ("apply", {"resident_blocks": 64}, "64 blocks of"),
        ("apply", {"merge_row": 8, "scatter": "atomic"}, "merge_row belongs to scatter = merge"),
        ("element_tensor", {"division": "fast"}, "division"),
        ("assemble", {"scatter": "patch"}, "scatter = patch is not for assemble"),
        ("assemble", {"numbering": "shared"}, "numbering is not for assemble"),
        ("element_tensor", {"scatter": "atomic"}, "scatter"),
        ("element_tensor", {"constraints": True}, "constraints"),
        ("residual", {}, "no form of this file has 1 argument"),
    ],
)  # fmt: skip
def test_what_does_not_fit_is_refused(kernel: str, values: dict[str, object], text: str) -> None:
    """Parameters of other kernels are refused by name, none is ignored."""
    job = replace(Variant("laplace", "tetrahedron", 1).job(**values), kernels=(kernel,))
    with pytest.raises(FemforgeError, match=text):
        generate(prepare([job]), ["hip"])
