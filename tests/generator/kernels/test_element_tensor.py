"""Kernels of element tensors: what is known ahead of them, and what they may leave out."""

from __future__ import annotations

from dataclasses import replace

import pytest
from places import FORMS

from femforge.form_jobs import Job, prepare
from femforge.ir.nests import LoopNest, walk
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
    without = ElementKernels(named.kernels.integral, asked, "poisson", added=True).element_tensor(target)
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


@pytest.mark.parametrize(("degree", "looped"), [(4, False), (5, True)])
def test_one_cell_adds_many_entries_of_few_values_in_a_loop(degree: int, looped: bool) -> None:
    job = Job(FORMS / "mass.form", {"cell": "tetrahedron", "degree": degree}, kernels=("element_tensor",))
    (named,) = prepare([job])
    tabulate = named.kernels.element_tensor("cpu").tabulate
    assert isinstance(tabulate, LoopNest) == looped
    if isinstance(tabulate, LoopNest):
        (values,), (table,) = tabulate.shared, tabulate.tables
        assert len(table.values) == len(named.kernels.entries)
        assert len(set(table.values)) == values.size < len(table.values) / 10
