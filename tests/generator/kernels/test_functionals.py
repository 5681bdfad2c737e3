"""Kernels of functionals against sums of element tensors: all ways to compute and to add up, on cells and facets."""

from __future__ import annotations

import ctypes
import itertools
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from form_cases import Variant
from functional_cases import Case, build_cases, check, expected, make_data, run_functional

from femforge.errors import FemforgeError
from femforge.form_jobs import Job, prepare
from femforge.kernels.variants import OperatorKernel
from femforge.pipeline import generate
from femforge.schedule.parameters import Parameters

pytestmark = pytest.mark.slow


def functional(variant: Variant, suffix: str = "", **parameters: object) -> Job:
    """The functionals of a form file."""
    return replace(variant.job(suffix, **parameters), kernels=("functional",))


VARIANTS = [
    Variant("energy", "tetrahedron", 1),
    Variant("energy", "triangle", 3),
    Variant("energy", "interval", 2),
    Variant("error_norm", "triangle", 1),
    Variant("error_norm", "tetrahedron", 2),
    Variant("error_norm", "quadrilateral", 1, 4),
    Variant("error_norm", "hexahedron", 1, 3),
    Variant("facets/balance", "triangle", 2),
    Variant("facets/balance", "tetrahedron", 1),
    Variant("facets/balance", "quadrilateral", 1, 3),
]


@pytest.mark.parametrize("scatter", ["ordered", "atomic"])
@pytest.mark.parametrize("variant", VARIANTS, ids=lambda v: v.label)
def test_sums_of_cells(variant: Variant, scatter: str, tmp_path: Path) -> None:
    """Written out, in float64 and float32, with several numbers of cells: none, one, batches that are not full."""
    jobs = [functional(variant, scalar, scatter=scatter, scalar=scalar) for scalar in ("float64", "float32")]
    check([Case(job) for job in jobs], tmp_path)


@pytest.mark.parametrize(
    ("variant", "parameters"),
    [
        (Variant("energy", "hexahedron", 2), {"realisation": "looped"}),
        (Variant("error_norm", "quadrilateral", 2), {"realisation": "looped"}),
        (Variant("error_norm", "triangle", 1), {"realisation": "looped", "representation": "quadrature"}),
        (Variant("energy", "hexahedron", 2), {"realisation": "team"}),
        (Variant("energy", "quadrilateral", 4), {"realisation": "team"}),
        (Variant("error_norm", "tetrahedron", 2), {"realisation": "team"}),
        (Variant("facets/balance", "tetrahedron", 1), {"realisation": "looped"}),
        (Variant("energy", "tetrahedron", 2), {"index_type": "int64", "division": "auto"}),
        (Variant("energy", "tetrahedron", 1), {"element_batch": 64}),
        (Variant("energy", "hexahedron", 1), {"input": "affine"}),
        (Variant("energy", "hexahedron", 1, 3), {"input": "points"}),
        (Variant("energy", "tetrahedron", 2), {"input": "geometry"}),
        (Variant("facets/balance", "triangle", 1), {"input": "points"}),
        (Variant("energy", "triangle", 2), {"dof_order": "lexicographic"}),
        (Variant("energy", "tetrahedron", 1), {"numbering": "shared"}),
    ],
    ids=lambda v: v.label if isinstance(v, Variant) else "_".join(map(str, v.values())),
)  # fmt: skip
@pytest.mark.parametrize("scatter", ["ordered", pytest.param("atomic", marks=pytest.mark.extra)])
def test_ways_to_compute(
    variant: Variant, parameters: dict[str, object], scatter: str, tmp_path: Path
) -> None:
    """Loops, teams, inputs, types of indices and sizes of batches."""
    check([Case(functional(variant, scatter=scatter, **parameters))], tmp_path)


@pytest.mark.parametrize("scatter", ["ordered", "atomic"])
def test_products_by_matrix_units(scatter: str, tmp_path: Path) -> None:
    job = functional(Variant("error_norm", "triangle", 2), scatter=scatter, realisation="fragments")
    check([Case(job, targets=("hip",))], tmp_path)


MIXED = """
cell = "triangle"
displacement, pressure = VectorElement("Lagrange", cell, 2), FiniteElement("Lagrange", cell, 1)
kappa = Coefficient(FiniteElement("Discontinuous Lagrange", cell, 0))
w = Coefficient(MixedElement(displacement, pressure))
p = Coefficient(pressure)
history = Coefficient(FiniteElement("Quadrature", cell, 2, quad_scheme="default"))
mu = Constant(cell)
u, q = split(w)

energy = (kappa * mu * inner(sym(grad(u)), sym(grad(u))) + p * q + history * div(u)) * dx(degree=2)
outside = inner(u, FacetNormal(cell)) * kappa * ds + mu * jump(q)**2 * dS + q**2 * dP
nothing = Constant(cell) * dx
forms = [energy, outside, nothing]
"""

PLANAR = """
cell = "tetrahedron"
u = Coefficient(VectorElement("Lagrange", cell, 2))
v = Coefficient(VectorElement("Lagrange", cell, 2))
M = inner(grad(u), grad(v)) * dx + inner(u, v) * ds
"""


def job_of(text: str, folder: Path, suffix: str, **parameters: object) -> Job:
    """The functionals of a form file that is written for it."""
    form = folder / "given.form"
    form.write_text(text)
    return Job(form, {}, Parameters().with_values(parameters), suffix, kernels=("functional",))


def test_coefficients_of_all_kinds(tmp_path: Path) -> None:
    """The first continuous coefficient gives the L-vectors: mixed here; all others come cell by cell."""
    job = job_of(MIXED, tmp_path, "mixed")
    check([Case(job)], tmp_path)
    by_name = {named.name: named for named in prepare([job])}
    for name, named in by_name.items():
        data = named.operators.kernel("cpu").data
        assert data is not None
        assert data.l_vectors == (() if "nothing" in name else ("w",)), name


def test_planar_components(tmp_path: Path) -> None:
    """Components that stand apart, on cells and exterior facets."""
    check([Case(job_of(PLANAR, tmp_path, "planar", component_order="planar"))], tmp_path)


def test_the_sum_is_the_same_in_every_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """More batches than the second pass has threads; any order of threads, width of warps and number of threads."""
    variant, count = Variant("energy", "interval", 1), 40_000
    jobs = [functional(variant, scatter=s, element_batch=64) for s in ("ordered", "atomic")]
    jobs += [functional(variant, "short", scatter="ordered", element_batch=64, scalar="float32")]
    cases = [Case(job) for job in jobs]
    built = build_cases(cases, tmp_path)
    for case in cases:
        (named,), (plain,) = case.kernels, case.tensors
        kernel = built.sources[named.name, "hip"].kernel
        assert isinstance(kernel, OperatorKernel)
        data = make_data(kernel, plain.analysed.integral, count)
        values = expected(built, plain, data)
        found = {}
        for order, warp in itertools.product(("forward", "reversed", "random"), (32, 64)):
            monkeypatch.setenv("FEMFORGE_EMULATION_ORDER", order)
            monkeypatch.setenv("FEMFORGE_EMULATION_WARP", str(warp))
            found[order, warp] = run_functional(built, named.name, "hip", count, data)
        for threads in (1, 2, 5):
            found["cpu", threads] = with_threads(
                threads, lambda name=named.name, own=data: run_functional(built, name, "cpu", count, own)
            )
        assert all(abs(value - values.sum()) < 1e-5 * abs(values).sum() for value in found.values())
        gpu, cpu = ({v for k, v in found.items() if (k[0] == "cpu") is own} for own in (False, True))
        if case.job.parameters.scatter == "ordered":
            assert len(gpu) == len(cpu) == 1
        else:
            assert len(gpu) > 1, "atomic additions see the order, so another order above would have been seen"


def with_threads(count: int, run: Callable[[], float]) -> float:
    """What a function returns with so many threads of OpenMP."""
    threads = ctypes.CDLL("libgomp.so.1")
    before = threads.omp_get_max_threads()
    try:
        threads.omp_set_num_threads(count)
        return run()
    finally:
        threads.omp_set_num_threads(before)


@pytest.mark.parametrize(
    ("target", "values", "text"),
    [
        ("cpu", {"scatter": "colour"}, "scatter = colour is for kernels of another kind"),
        ("hip", {"scatter": "blocks"}, "scatter = blocks is for kernels of another kind"),
        ("hip", {"scatter": "element"}, "scatter = element is for kernels of another kind"),
        ("cpu", {"constraints": True}, "constraints is for kernels that add to vectors"),
        ("hip", {"merge_row": 8}, "merge_row is for kernels that add to vectors"),
        ("hip", {"block_nodes": 64}, "block_nodes is for kernels that add to vectors"),
        ("hip", {"macro_cells": 3}, "macro_cells is for kernels that add to vectors"),
        ("hip", {"element_batch": 48}, "48 threads are no whole warps"),
        ("cpu", {"resident_blocks": 2}, "resident_blocks is for GPUs"),
        ("cpu", {"unroll": "full"}, "unroll is for element_tensor kernels"),
        ("cpu", {"mapping": "contraction"}, "mapping is for element_tensor kernels"),
        ("cpu", {"output": "packed_symmetric"}, "output is for element_tensor kernels"),
        ("cpu", {"input": "ufcx"}, "input = ufcx is for element_tensor kernels"),
        ("cpu", {"realisation": "fragments"}, "realisation = fragments is for GPUs"),
    ],
)
def test_what_does_not_fit_is_refused(target: str, values: dict[str, object], text: str) -> None:
    """Parameters that mean nothing for one number are refused by name, none is ignored."""
    job = functional(Variant("energy", "tetrahedron", 1), **values)
    with pytest.raises(FemforgeError, match=text):
        generate(prepare([job]), [target])


def test_the_few_samples_of_an_interval_are_not_shared() -> None:
    job = functional(Variant("error_norm", "interval", 2), realisation="team")
    with pytest.raises(FemforgeError, match="realisation = team"):
        generate(prepare([job]), ["hip"])


@pytest.mark.parametrize("kind", ["apply", "assemble"])
def test_sums_of_functionals_are_for_nothing_else(kind: str) -> None:
    job = replace(Variant("laplace", "triangle").job(scatter="ordered"), kernels=(kind,))
    with pytest.raises(FemforgeError, match="scatter = ordered is"):
        generate(prepare([job]), ["cpu"])


def test_a_form_with_arguments_is_no_functional() -> None:
    with pytest.raises(
        FemforgeError, match="no form of this file has 0 arguments, as kernel = functional needs"
    ):
        prepare([functional(Variant("laplace", "triangle"))])
