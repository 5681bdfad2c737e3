"""The sums of element matrices in CSR of the examples for DOLFINx, which need no DOLFINx."""

from __future__ import annotations

import importlib.util
from types import ModuleType

import numpy as np
import pytest
from built_data import data, dense
from places import REPOSITORY
from scipy.sparse import csr_array

from femforge.built import KernelLibrary

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def csr() -> ModuleType:
    spec = importlib.util.spec_from_file_location("dolfinx_csr", REPOSITORY / "examples/dolfinx/csr.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("constrained", [[], [0, 7]])
def test_element_matrices_are_added_up(
    csr: ModuleType, library: KernelLibrary, constrained: list[int]
) -> None:
    some = data()
    kernel = library.find(kind="element_tensor", form_file="heat.form", scalar="float64")
    expected = dense(kernel(**some.by_cell), some.cells, len(some.points))
    expected[constrained] = expected[:, constrained] = 0
    expected[constrained, constrained] = 1
    every = csr_array(np.ones_like(expected))
    pattern = csr.Pattern(some.cells, every.indptr, every.indices, constrained)
    target = csr.Target("cpu", "numpy")
    assemble = csr.BatchedAssembly(
        lambda **inputs: kernel(**some.by_cell), pattern, some.points, some.cells, target
    )
    np.testing.assert_allclose(pattern.matrix(assemble()).toarray(), expected, atol=1e-13)
