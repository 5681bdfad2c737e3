"""Kernels of element tensors: what is known ahead of them, and what they may leave out."""

from __future__ import annotations

from dataclasses import replace

import pytest
from places import FORMS

from femforge.form_jobs import Job, prepare
from femforge.ir.nests import walk
from femforge.ir.statements import Lanes
from femforge.kernels.element_tensor import ElementKernels
from femforge.schedule.parameters import TensorParameters


@pytest.mark.parametrize("target", ["cpu", "cuda"])
@pytest.mark.parametrize("cell", ["triangle", "hexahedron"])
def test_parameters_are_those_of_the_kernel(cell: str, target: str) -> None:
    (named, *_) = prepare([Job(FORMS / "poisson.form", {"cell": cell}, kernels=("element_tensor",))])
    asked = replace(named.job.parameters, tuning="none")
    kernels = ElementKernels(named.kernels.integral, asked, "poisson")
    known = kernels.parameters(target)
    kernel = kernels.element_tensor(target)
    assert kernel.parameters.of(TensorParameters) == known
    assert (kernel.tabulate is not None) == (target == "cpu")
    # without the face of UFCx it is the same kernel
    without = kernels.element_tensor(target, added=True)
    assert without.tabulate is None
    assert repr(without.passes) == repr(kernel.passes)


@pytest.mark.parametrize("kind", ["element_tensor", "assemble"])
def test_entries_that_are_added_leave_once(kind: str) -> None:
    (named,) = prepare([Job(FORMS / "elasticity.form", {"cell": "hexahedron"}, kernels=(kind,))])
    if kind == "assemble":
        body = named.operators.kernel("cuda").passes[0].nest.body
    else:
        body = named.kernels.element_tensor("cuda").nest.body
    # threads without work of their own store the last entry again
    again = [s for s in walk(body) if isinstance(s, Lanes) and s.together and s.variable == "part"]
    assert len(again) == (kind == "element_tensor")
