"""How operator kernels add up: into sparse matrices, and in which order."""

from __future__ import annotations

import ctypes
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from form_cases import Variant
from kernel_build import Built
from numpy.typing import NDArray
from operator_cases import Case, build_cases, check, run_operator
from operator_problems import make_problem

from femforge.form_jobs import prepare
from femforge.kernels.variants import OperatorKernel

pytestmark = pytest.mark.slow

ORDERS = ("forward", "reversed", "random")

ASSEMBLED = [
    Variant("laplace", "tetrahedron", 2),
    Variant("elasticity_lame", "hexahedron", 1, 3),
    Variant("stokes", "triangle", 2),
    Variant("p_laplace", "triangle", 1),
    Variant("vector_laplace", "tetrahedron", 1),
]


@pytest.mark.parametrize("variant", ASSEMBLED, ids=lambda v: v.label)
def test_assembled_values(variant: Variant, tmp_path: Path) -> None:
    """Entries are added where their nonzeros say, by every scatter and with nonzeros of both sizes."""
    asked = [{"scatter": s, "index_type": i} for s in ("atomic", "colour") for i in ("int32", "int64")]
    cases = [Case(replace(variant.job(**values), kernels=("assemble",))) for values in asked]
    # sums of batches of a few cells, the last one not full
    blocks = {
        "scatter": "blocks",
        "mapping": "cell",
        "element_batch": 8,
        "concurrent_elements": 8,
        "unroll": "full",
    }
    cases += [
        Case(replace(variant.job(**blocks, index_type=i), kernels=("assemble",)), ("hip",))
        for i in ("int32", "int64")
    ]
    # the entries of a batch that has all of them in shared memory, used or not
    whole = {
        "scatter": "blocks",
        "mapping": "cell",
        "unroll": "inner",
        "element_batch": 8,
        "concurrent_elements": 8,
    }
    if variant.cell != "hexahedron":
        cases.append(Case(replace(variant.job("whole", **whole), kernels=("assemble",)), ("hip",)))
    # loops over entries are kept, so that entries leave one at a time
    looped = {"mapping": "contraction", "element_batch": 16, "concurrent_elements": 4}
    cases.append(Case(replace(variant.job("looped", **looped), kernels=("assemble",)), ("hip",)))
    check(cases, tmp_path)


SLICED = [Variant("laplace", "tetrahedron", 2), Variant("elasticity", "tetrahedron", 1)]


@pytest.mark.parametrize("variant", SLICED, ids=lambda v: v.label)
def test_assembled_values_of_slices(variant: Variant, tmp_path: Path) -> None:
    """Blocks that share element matrices add their slices, some of which are not full."""
    asked = [
        {
            "scatter": s,
            "index_type": i,
            "mapping": "slices",
            "slice_threads": 9,
            "element_batch": 8,
            "concurrent_elements": 4,
        }
        for s, i in (("atomic", "int32"), ("atomic", "int64"), ("colour", "int32"))
    ]
    check(
        [Case(replace(variant.job(**values), kernels=("assemble",)), ("hip",)) for values in asked], tmp_path
    )


@pytest.fixture(scope="module")
def sums(tmp_path_factory: pytest.TempPathFactory) -> Built:
    variant = Variant("elasticity", "triangle", 2)
    jobs = [replace(variant.job(scatter=s), kernels=("apply",)) for s in ("gather", "colour", "atomic")]
    return build_cases([Case(job) for job in jobs], tmp_path_factory.mktemp("sums"))


def results(built: Built, scatter: str, target: str) -> NDArray[np.floating]:
    (name,) = {n for n, _ in built.sources if f"_{scatter}_" in n}
    kernel = built.sources[name, target].kernel
    assert isinstance(kernel, OperatorKernel)
    (tensor,) = prepare([Variant("elasticity", "triangle", 2).job()])
    integral = tensor.analysed.integral
    problem = make_problem(kernel, integral)
    start = np.random.default_rng(4).uniform(-1, 1, problem.size)
    return run_operator(built, name, target, problem, integral, start)


@pytest.mark.parametrize("scatter", ["gather", "colour"])
def test_the_order_of_threads_changes_no_bit(
    scatter: str, sums: Built, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = []
    for order in ORDERS:
        monkeypatch.setenv("FEMFORGE_EMULATION_ORDER", order)
        found.append(results(sums, scatter, "hip"))
    assert all((other == found[0]).all() for other in found[1:])


def test_atomic_sums_depend_on_the_order_of_threads(sums: Built, monkeypatch: pytest.MonkeyPatch) -> None:
    """So the orders tried above are such that a sum in another order would be seen."""
    found = []
    for order in ORDERS:
        monkeypatch.setenv("FEMFORGE_EMULATION_ORDER", order)
        found.append(results(sums, "atomic", "hip"))
    assert any((other != found[0]).any() for other in found[1:])
    assert all(np.abs(other - found[0]).max() < 1e-12 for other in found[1:])


@pytest.mark.parametrize("scatter", ["gather", "colour"])
def test_the_number_of_threads_changes_no_bit(scatter: str, sums: Built) -> None:
    threads = ctypes.CDLL("libgomp.so.1")
    before = threads.omp_get_max_threads()
    found = []
    try:
        for count in (1, 2, 5):
            threads.omp_set_num_threads(count)
            found.append(results(sums, scatter, "cpu"))
    finally:
        threads.omp_set_num_threads(before)
    assert all((other == found[0]).all() for other in found[1:])
