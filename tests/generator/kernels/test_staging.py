"""Element tensors on their way out: through shared memory in groups of cells, and through the tile of a CPU."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from kernel_build import build, call_batch, call_tabulate
from kernel_cells import kernel_arrays, random_cells
from places import FORMS

from femforge.form_jobs import Job, prepare
from femforge.ir.nests import walk
from femforge.ir.statements import VectorCopy, VectorStore
from femforge.schedule.parameters import Parameters

#: Whole groups, and a part of one.
COUNTS = (1, 27, 60)
CASES: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("laplace", {"cell": "triangle", "degree": 4}, {}),
    ("mass", {"cell": "triangle", "degree": 4}, {"scalar": "float32"}),
    ("stokes", {"cell": "triangle", "degree": 2}, {"concurrent_elements": 2, "element_batch": 12}),
]


@pytest.mark.parametrize(("form", "define", "values"), CASES, ids=[case[0] for case in CASES])
def test_staged_groups_agree_with_the_cpu(
    tmp_path: Path, form: str, define: dict[str, Any], values: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    hip = {name: value for name, value in values.items() if name != "scalar"}
    common = Parameters().with_values({k: v for k, v in values.items() if k == "scalar"})
    job = Job(FORMS / f"{form}.form", define, common, by_target={"hip": hip})
    (named,) = prepare([job])
    built = build([job], tmp_path)
    kernel = built.sources[named.name, "hip"].kernel
    copies = [s for s in walk(kernel.nest.body) if isinstance(s, VectorCopy)]
    assert sorted(copy.width for copy in copies) == [1, 16 // kernel.parameters.scalar_bytes]
    assert "tile" in {array.name for array in kernel.nest.shared}
    arrays = kernel_arrays(named.kernels.integral, random_cells(named.kernels.integral, max(COUNTS)))
    tolerance = 1e-13 if kernel.parameters.scalar == "float64" else 2e-5
    for order in ("forward", "reversed", "random"):
        monkeypatch.setenv("FEMFORGE_EMULATION_ORDER", order)
        for count in COUNTS:
            expected = call_batch(built, named.name, "cpu", count, arrays)
            result = call_batch(built, named.name, "hip", count, arrays)
            assert np.abs(result - expected).max() <= tolerance * np.abs(expected).max()


def test_whole_sectors_are_stored_as_they_are_made() -> None:
    (named,) = prepare([Job(FORMS / "laplace.form", {"cell": "tetrahedron", "degree": 3})])
    kernel = named.kernels.element_tensor("cuda")
    assert kernel.parameters.mapping == "contraction"
    assert "tile" not in {array.name for array in kernel.nest.shared}


@pytest.mark.parametrize("values", [{}, {"interleave_stores": False}, {"scalar": "float32"}], ids=str)
def test_equal_values_of_a_cpu_are_staged_once(tmp_path: Path, values: dict[str, Any]) -> None:
    """Where most of an element tensor is zero or the same as others: batches, a part of one, one cell."""
    parameters = Parameters().with_values(values)
    job = Job(FORMS / "vector_laplace.form", {"cell": "tetrahedron", "degree": 1}, parameters)
    (named,) = prepare([job])
    built = build([job], tmp_path, ["cpu"])
    kernel = built.sources[named.name, "cpu"].kernel
    stores = [s for s in walk(kernel.nest.body) if isinstance(s, VectorStore)]
    assert len(stores) == 4 * 5 // 2 + 1, "those of one component, which are symmetric, and zero"
    cells = random_cells(named.kernels.integral, 150)
    arrays = kernel_arrays(named.kernels.integral, cells)
    unused = np.zeros(1)
    expected = [
        call_tabulate(built, named.name, unused, unused, nodes) for nodes in arrays["coordinate_dofs"]
    ]
    tolerance = 1e-13 if kernel.parameters.scalar == "float64" else 2e-5
    for count in (1, 64, 150):
        result = call_batch(built, named.name, "cpu", count, arrays)
        assert np.abs(result - expected[:count]).max() <= tolerance * np.abs(expected).max()
