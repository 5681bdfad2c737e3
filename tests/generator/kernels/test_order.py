"""Kernels in which what is known at a point is added to all sums at once, against those that keep it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from form_cases import Variant
from kernel_build import call_batch, compile_sources
from kernel_cells import kernel_arrays, random_cells
from operator_cases import Case, check

from femforge.form_jobs import prepare
from femforge.kernels.realisations import written
from femforge.kernels.straight import RUNNING
from femforge.pipeline import generate, write_files
from femforge.represent.expressions import Expressions
from femforge.schedule.devices import DEVICES, Device
from femforge.schedule.order import sums_run

COUNT, TOLERANCE = 21, 2e-13
#: What a thread of a GPU has no room for otherwise.
LONG = [Variant(stem, "tetrahedron", 2) for stem in ("p_laplace", "phase_change", "curved_laplace")]
#: Matrices, a vector, a functional; data at points, results that leave in chunks.
VARIANTS = [
    (Variant("p_laplace", "tetrahedron", 2), {}),
    (Variant("heat_step", "tetrahedron"), {}),
    (Variant("neo_hookean", "triangle", 2), {"store_chunk": 10, "representation": "quadrature"}),
    (Variant("energy", "quadrilateral"), {"representation": "quadrature", "realisation": "written"}),
]


def everywhere(expressions: Expressions, device: Device, scalar_bytes: int) -> bool:
    return device.target != "cpu" and bool(expressions.groups)


@pytest.mark.slow
def test_element_tensors_agree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(written, "sums_run", everywhere)
    kernels = [n for variant, values in VARIANTS for n in prepare([
        replace(variant.job(), by_target={"hip": {"mapping": "cell", "unroll": "full", **values}})
    ])]  # fmt: skip
    generated = generate(kernels, ("cpu", "hip"))
    write_files(generated.files, tmp_path)
    built = compile_sources(generated.sources, tmp_path, ("cpu", "hip"), ("-O0",))
    for named in kernels:
        assert RUNNING in built.sources[named.name, "hip"].text
        assert RUNNING not in built.sources[named.name, "cpu"].text
        integral = named.kernels.integral
        arrays = kernel_arrays(integral, random_cells(integral, COUNT))
        expected = call_batch(built, named.name, "cpu", COUNT, arrays)
        found = call_batch(built, named.name, "hip", COUNT, arrays)
        scale = np.abs(expected).max(axis=1, keepdims=True)
        assert (np.abs(found - expected) / scale).max() < TOLERANCE, named.name


@pytest.mark.slow
def test_operators_agree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(written, "sums_run", everywhere)
    wanted = [("neo_hookean", "triangle", 2, ("apply", "diagonal", "residual")),
              ("heat_step", "tetrahedron", 1, ("apply", "diagonal"))]  # fmt: skip
    values = {"realisation": "written", "representation": "quadrature"}
    cases = [
        Case(replace(Variant(stem, cell, degree).job(**values), kernels=kinds), ("hip",))
        for stem, cell, degree, kinds in wanted
    ]
    built = check(cases, tmp_path)
    names = [named.name for case in cases for named in prepare([case.job])]
    assert len(names) == 5
    assert all(RUNNING in built.sources[name, "hip"].text for name in names)


@pytest.mark.parametrize("variant", LONG, ids=lambda v: v.label)
def test_long_kernels_are_ordered_so(variant: Variant) -> None:
    """On GPUs whose threads have no room for what is known at all points."""
    (named,) = [n for n in prepare([variant.job()]) if n.kernels.integral.arity == 2]
    quadrature = named.kernels.representations.candidates["quadrature"].expressions
    assert quadrature is not None
    assert sums_run(quadrature, DEVICES["cuda"], 8)
    assert not sums_run(quadrature, DEVICES["cpu"], 8)
    assert not sums_run(Expressions(quadrature.outputs), DEVICES["cuda"], 8)
    kernel = named.kernels.element_tensor("cuda")
    assert RUNNING in kernel.nest.steps
    # less is held than fits 255 registers; a small kernel is left as it is
    (small,) = [
        n
        for n in prepare([replace(variant.job(), define={**variant.job().define, "degree": 1})])
        if n.kernels.integral.arity == 2
    ]
    assert RUNNING not in small.kernels.element_tensor("cuda").nest.steps
