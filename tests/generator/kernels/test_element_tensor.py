"""Kernels of element tensors: what is known ahead of them, and what they may leave out."""

from __future__ import annotations

from dataclasses import replace

import pytest
from places import FORMS

from femforge.form_jobs import Job, prepare
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
    without = kernels.element_tensor(target, tabulates=False)
    assert without.tabulate is None
    assert repr(without.passes) == repr(kernel.passes)
