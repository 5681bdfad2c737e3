"""The mapping ``values``: each value once in shared memory, every entry from a table."""

from __future__ import annotations

import pytest
from places import FORMS

from femforge.form_jobs import Job, prepare
from femforge.ir.integers import index, less
from femforge.ir.nests import walk
from femforge.ir.statements import For, Guard, VectorStore
from femforge.kernels.element_tensor import ElementKernel
from femforge.schedule.parameters import Parameters


def kernel_of(
    form: str, define: dict[str, object], integral: str = "cell", **parameters: object
) -> ElementKernel:
    asked = Parameters(tuning="none").with_values({"mapping": "values", **parameters})
    job = Job(FORMS / f"{form}.form", define, asked, kernels=("element_tensor",))
    (named,) = (one for one in prepare([job]) if one.kernels.integral.kind == integral)
    return named.kernels.element_tensor("cuda")


@pytest.mark.parametrize(
    ("form", "define", "integral", "values", "entries"),
    [
        ("mass", {"cell": "tetrahedron", "degree": 1}, "cell", 2, 16),
        # a component of the velocity is that of any other, and none meets another
        ("stokes", {"cell": "triangle", "degree": 2}, "cell", 38, 15**2),
        ("facets/upwind", {"cell": "quadrilateral", "degree": 2}, "interior_facet", 25, 18**2),
    ],
)
def test_each_value_has_one_place(
    form: str, define: dict[str, object], integral: str, values: int, entries: int
) -> None:
    kernel = kernel_of(form, define, integral, concurrent_elements=16)
    (table,) = (array for array in kernel.nest.tables if array.name == "value_of_entry")
    assert set(table.values[:entries]) == set(range(values))
    written = [s for s in walk(kernel.nest.body) if isinstance(s, VectorStore) and s.array == "tile"]
    assert sorted(s.index.constant for s in written) == list(range(values))
    (tile,) = (array for array in kernel.nest.shared if array.name == "tile")
    assert tile.size == 16 * (values | 1)
    assert kernel.costs.bytes_written == 8 * entries


@pytest.mark.parametrize(("width", "own", "threads"), [(1, 3, 64), (2, 4, 64), (2, 2, 96)])
def test_threads_store_the_entries_that_they_are_asked_to(width: int, own: int, threads: int) -> None:
    """Whole warps, of which each thread has as many entries of every cell, and all 144 are stored once."""
    asked = {"entries_per_thread": own, "store_width": width}
    kernel = kernel_of("elasticity", {"cell": "triangle", "degree": 2}, **asked)
    assert kernel.nest.threads == threads
    found = []
    for statement in walk(kernel.nest.body):
        if isinstance(statement, VectorStore) and statement.array == "element_tensors":
            assert len(statement.values) == width
            assert set(statement.index.terms) == {("first_cell", 144), ("staged", 144), ("thread", width)}
            found.append(statement.index.constant)
    assert found == list(range(0, width * own // width * threads, width * threads))
    entry = index("thread").times(width).plus(found[-1])
    guards = [s for s in walk(kernel.nest.body) if isinstance(s, Guard) and s.condition == less(entry, 144)]
    assert len(guards) == 1


def test_a_batch_takes_several_steps() -> None:
    """Whose cells, and not those of the batch, stand in shared memory at a time."""
    kernel = kernel_of("mass", {"cell": "triangle", "degree": 2}, element_batch=64, concurrent_elements=16)
    (tile,) = (array for array in kernel.nest.shared if array.name == "tile")
    values = {place for array in kernel.nest.tables for place in array.values}
    assert tile.size == 16 * (len(values) | 1)
    stores = [
        s for s in walk(kernel.nest.body) if isinstance(s, VectorStore) and s.array == "element_tensors"
    ]
    assert all(("group_first", 36) in store.index.terms for store in stores)


@pytest.mark.parametrize(
    ("form", "cell", "entries", "scalar", "width", "phases"),
    [
        ("stokes", "triangle", 225, "float64", 1, 4),
        ("stokes", "triangle", 225, "float32", 1, 8),
        ("elasticity", "tetrahedron", 900, "float32", 4, 2),
    ],
)
def test_cells_that_begin_alike_in_sectors_follow_each_other(
    form: str, cell: str, entries: int, scalar: str, width: int, phases: int
) -> None:
    """Entries that are no whole number of sectors are moved to where these begin, and none is lost."""
    kernel = kernel_of(form, {"cell": cell, "degree": 2}, scalar=scalar)
    (loop,) = (s for s in walk(kernel.nest.body) if isinstance(s, For) and s.variable == "phase")
    assert loop.count == phases
    (table,) = (array for array in kernel.nest.tables if array.name == "value_of_entry")
    sector = 32 // kernel.parameters.scalar_bytes
    slack = sector - sector // phases
    stores = [s for s in walk(loop.body) if isinstance(s, VectorStore)]
    assert {len(store.values) for store in stores} == {width}
    for phase in range(phases):
        shift = phase * entries % sector
        first = [
            store.index.constant + thread * width - shift
            for store in stores
            for thread in range(kernel.nest.threads)
        ]
        assert [entry for entry in first if 0 <= entry < entries] == list(range(0, entries, width))
        assert all((entry + phase * entries) % width == 0 for entry in first)
        assert max(first) + width - 1 + slack < len(table.values)
