"""Element matrices whose entries blocks share: each has one owner, and is what the CPU makes of it."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from flint import fmpq
from form_cases import Variant
from kernel_build import build, call_batch
from kernel_cells import kernel_arrays, random_cells

from femforge.emit.integers import integer_text
from femforge.form_jobs import Job, prepare
from femforge.ir.entry_grid import Components, EntryGrid, components_of
from femforge.ir.nests import PART, LoopNest
from femforge.ir.statements import For, Guard, Integer, Lanes, Statement, VectorStore
from femforge.kernels.contraction import BlockedK
from femforge.kernels.element_tensor import ElementKernel
from femforge.kernels.slices import block_planes
from femforge.pipeline import sources_of
from femforge.represent.choose import Candidate
from femforge.schedule.devices import DEVICES
from femforge.schedule.problems import TensorProblem
from femforge.schedule.slice_mapping import why_slices

pytestmark = pytest.mark.slow

JUMPS = Variant("facets/interior_penalty", "triangle")
#: Forms, and how their entries are dealt out; grids of components and lines, whole slices and parts.
SLICED: Sequence[tuple[Variant, dict[str, Any]]] = [
    (Variant("laplace", "triangle", 3), {}),
    (Variant("laplace", "triangle", 3), {"entries_per_thread": 3, "slice_threads": 7, "store_width": 1}),
    (Variant("laplace", "tetrahedron", 2), {"entries_per_thread": 4, "slice_threads": 9, "store_width": 2}),
    (Variant("mass", "tetrahedron", 2), {"output": "packed_symmetric", "slice_threads": 8}),
    (Variant("load", "tetrahedron", 2), {"slice_threads": 2, "entries_per_thread": 2}),
    (Variant("../tests/generator/support/petrov", "triangle"), {"slice_threads": 4}),
    (Variant("elasticity", "triangle", 2), {}),
    (Variant("elasticity", "triangle", 2), {"entries_per_thread": 4, "slice_threads": 5}),
    (Variant("elasticity", "triangle", 3), {"entries_per_thread": 3}),
    (Variant("elasticity", "triangle", 2), {"component_order": "planar", "slice_threads": 10}),
    (Variant("elasticity", "tetrahedron", 1), {"output": "packed_symmetric", "entries_per_thread": 3}),
    (Variant("elasticity", "triangle", 2), {"output": "packed_symmetric", "component_order": "planar"}),
    (Variant("elasticity", "tetrahedron", 2), {"output": "packed_symmetric", "slice_threads": 11}),
    (Variant("vector_laplace", "tetrahedron", 2), {"dof_order": "lexicographic", "concurrent_elements": 3}),
    (Variant("elasticity_lame", "tetrahedron", 1), {"element_batch": 6, "concurrent_elements": 2}),
    (Variant("laplace", "triangle", 4), {"slice_threads": 32}),
    (Variant("mass", "triangle", 2), {"output": "packed_symmetric", "slice_threads": 2}),
    (Variant("elasticity", "triangle", 1), {"scalar": "float32"}),
    (
        Variant("elasticity", "triangle", 4),
        {"scalar": "float32", "entries_per_thread": 2, "slice_threads": 33},
    ),
    (Variant("vector_laplace", "tetrahedron", 1), {"scalar": "float32", "concurrent_elements": 2}),
    (JUMPS, {"entries_per_thread": 2}),
    (JUMPS, {"slice_threads": 5}),
]
#: what takes seconds
LARGE = (("elasticity", "tetrahedron", 2), ("elasticity", "triangle", 4))
CASES = [
    pytest.param(
        variant,
        more,
        id=f"{variant.label}{''.join(f' {name}={value}' for name, value in more.items())}",
        marks=[pytest.mark.extra] if (variant.stem, variant.cell, variant.degree) in LARGE else [],
    )
    for variant, more in SLICED
]


def job_of(variant: Variant, more: Mapping[str, Any], *targets: str) -> Job:
    """A job whose kernels for some targets, GPUs, are in slices."""
    common = {
        name: value
        for name, value in more.items()
        if name in ("output", "component_order", "dof_order", "scalar")
    }
    own = {"mapping": "slices", **{name: value for name, value in more.items() if name not in common}}
    return replace(variant.job(tuning="none", **common), by_target=dict.fromkeys(targets, own))


def kernel_of(variant: Variant, more: Mapping[str, Any]) -> ElementKernel:
    named = prepare([job_of(variant, more, "cuda")])[-1]
    return named.kernels.element_tensor("cuda")


def value_of(integer: object, known: Mapping[str, Any]) -> int:
    """An integer of a nest, or a condition."""
    text = integer_text(integer)  # type: ignore[arg-type]
    text = re.sub(r"([^()?]*) \? ([^()?]*) : ([^()?]*)(?=\)|$)", r"(\2) if (\1) else (\3)", text)
    text = re.sub(r"^([^?]*) \? ([^?:]*) : ([^?:]*)$", r"(\2) if (\1) else (\3)", text)
    return int(eval(text.replace(" / ", " // ").replace("&&", "and"), {}, dict(known)))


def stores(body: Sequence[Statement], known: dict[str, Any], step: int = 0) -> Iterator[int]:
    """Places where a thread stores, of the cell that its part of the block works on in a step of its loop."""
    for s in body:
        if isinstance(s, Integer):
            known[s.name] = value_of(s.value, known)
        elif isinstance(s, For):
            known[s.variable] = step if s.variable == "step" else 0
            yield from stores(s.body, known, step)
        elif isinstance(s, Guard) and value_of(s.condition, known):
            yield from stores(s.body, known, step)
        elif isinstance(s, VectorStore):
            first = value_of(s.index, known)
            yield from range(first, first + len(s.values))


def owners(nest: LoopNest) -> Counter[int]:
    """How many threads of all blocks store each place of the batch's first cells."""
    found: Counter[int] = Counter()
    for part in range(nest.parts):
        for thread in range(nest.threads):
            known = known_of(nest, part, thread)
            for statement in threads_of(nest):
                found.update(stores(statement.body, known))
    return found


def known_of(nest: LoopNest, part: int, thread: int) -> dict[str, Any]:
    """What a thread of a block of the first batch knows."""
    tables = {t.name: t.values for t in nest.tables if t.integer}
    return {**tables, PART: part, "thread": thread, "first_cell": 0, "cells_here": 10**6, "round": 0}


def threads_of(nest: LoopNest, body: Sequence[Statement] | None = None) -> Iterator[Lanes]:
    """What all threads do that own entries."""
    for s in nest.body if body is None else body:
        if isinstance(s, Lanes) and s.variable == "thread":
            assert s.count == nest.threads
            yield s
        elif isinstance(s, (For, Guard)):
            yield from threads_of(nest, s.body)


@pytest.mark.parametrize(("variant", "more"), CASES)
def test_every_entry_has_one_owner(variant: Variant, more: dict[str, Any]) -> None:
    """One block, one thread of it, one of its entries: of as many cells as are worked on at a time."""
    kernel = kernel_of(variant, more)
    p = kernel.parameters
    assert p.mapping == "slices"
    found = owners(kernel.nest)
    phases, rest = divmod(len(found), len(kernel.entries) * p.concurrent_elements)
    sector = 32 // p.scalar_bytes
    assert rest == 0
    assert phases in (1, sector // math.gcd(sector, len(kernel.entries)))
    assert found == Counter(range(len(found)))


@pytest.mark.parametrize(("variant", "more"), CASES)
def test_slices_agree_with_the_cpu(
    variant: Variant, more: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One cell, parts of a batch and of a round, several batches; in any order of threads."""
    job = job_of(variant, more, "hip")
    named = prepare([job])[-1]
    built = build([job], tmp_path)
    batch = built.sources[named.name, "hip"].kernel.parameters.element_batch
    counts = (1, batch - 1, 2 * batch + batch // 2 + 1)
    integral = named.kernels.integral
    arrays = kernel_arrays(integral, random_cells(integral, max(counts)))
    for order, count in zip(("forward", "reversed", "random"), counts, strict=True):
        monkeypatch.setenv("FEMFORGE_EMULATION_ORDER", order)
        expected = call_batch(built, named.name, "cpu", count, arrays)
        result = call_batch(built, named.name, "hip", count, arrays)
        tolerance = 1e-13 if result.dtype == np.float64 else 1e-5
        assert np.abs(result - expected).max(initial=0) <= tolerance * np.abs(expected).max(initial=0)


@pytest.mark.parametrize(
    ("variant", "more", "parts"),
    [
        (Variant("laplace", "triangle", 4), {"slice_threads": 32}, 4 * 2),
        (Variant("mass", "triangle", 2), {"output": "packed_symmetric", "slice_threads": 32}, 4),
        (Variant("elasticity", "triangle", 1), {"scalar": "float32", "slice_threads": 32}, 2 * 2),
        (Variant("elasticity", "triangle", 4), {"scalar": "float32", "slice_threads": 32}, 2 * 2 * 4 * 2),
    ],
    ids=lambda value: getattr(value, "label", None),
)
def test_warps_store_whole_sectors(variant: Variant, more: dict[str, Any], parts: int) -> None:
    """The first thread of a warp stores where a sector begins, in all cells of a block."""
    kernel = kernel_of(variant, more)
    assert kernel.nest.parts == parts
    sector = 32 // kernel.parameters.scalar_bytes
    found = []
    for part in range(parts):
        known = known_of(kernel.nest, part, thread=sector)
        for step in (0, 1):
            found += [place for s in threads_of(kernel.nest) for place in stores(s.body, known, step)]
    assert len(found) >= parts  # in two steps each; slices of turns that there are not store nothing
    assert {place % sector for place in found} == {0}


def test_neighbouring_threads_add_to_neighbouring_entries() -> None:
    """A GPU's additions meet in memory so: an entry at a time, unless wide accesses are asked for."""
    kernels = {
        name: prepare([replace(Variant("laplace", "tetrahedron", 2).job(mapping="slices"), kernels=(name,))])[
            0
        ]
        for name in ("element_tensor", "assemble")
    }
    assert kernels["element_tensor"].kernels.element_tensor("cuda").parameters.store_width == 2
    (source,) = sources_of(kernels["assemble"], ["cuda"])
    assert source.kernel.parameters.store_width == 1
    assert source.kernel.parameters.scatter == "atomic"


def problem(entries: int, name: str = "tensor", sliced: bool = True) -> TensorProblem:
    return TensorProblem("a form", entries, Candidate(name), 9, (0,), 0, 0, sliced=sliced)


@pytest.mark.parametrize("target", ["cuda", "hip"])
def test_slices_are_taken_where_a_block_has_too_few_threads(target: str) -> None:
    """Vectors with 360 dofs: 129600 entries, 64 of them to a thread. Fewer are in slices from 2000 on."""
    device = DEVICES[target]
    assert (
        why_slices(problem(360**2), device)
        == "2025 threads at least would share a cell, a block has up to 1024"
    )
    assert why_slices(problem(45**2), device) == "2025 entries, up to 1999 are those of a block"
    assert why_slices(problem(44**2), device) == ""
    assert why_slices(problem(360**2, sliced=False), device) == ""
    assert why_slices(problem(360**2, "quadrature"), device) == ""
    assert why_slices(problem(360**2), DEVICES["cpu"]) == ""


@pytest.mark.extra
def test_tetrahedra_of_degree_7_have_element_matrices() -> None:
    """By default, and the reason is said; a GPU's matrix is assembled in slices, too."""
    job = replace(Variant("vector_laplace", "tetrahedron", 7).job(), kernels=("element_tensor", "assemble"))
    for named in prepare([job]):
        (source,) = sources_of(named, ["cuda"])
        assert source.kernel.parameters.mapping == "slices"
        assert "in slices, as 2025 threads at least would share a cell" in source.kernel.why
        assert source.kernel.nest.parts > 1


@pytest.mark.parametrize("degree", [1, 2])
def test_everything_else_is_as_before(degree: int) -> None:
    kernels = prepare([Variant("elasticity", "tetrahedron", degree).job(tuning="none")])[0].kernels
    taken = kernels.element_tensor("cuda").parameters
    assert (taken.mapping, taken.slice_threads) == ("cell" if degree == 1 else "contraction", 0)


def test_slice_threads_ask_for_slices() -> None:
    (named,) = prepare([Variant("laplace", "tetrahedron", 2).job(slice_threads=64)])
    assert named.kernels.element_tensor("cuda").parameters.mapping == "slices"


def test_slices_are_of_the_tensor_representation() -> None:
    """Also where another one has fewer operations."""
    variant = Variant("weighted_laplace", "tetrahedron", 2)
    (named,) = prepare([variant.job()])
    assert named.kernels.element_tensor("cuda").candidate.name == "quadrature"
    assert kernel_of(variant, {}).candidate.name == "tensor"


def test_text_says_how_blocks_share(tmp_path: Path) -> None:
    """Batches of as many blocks as there are slices, numbered side by side."""
    (named,) = prepare([job_of(Variant("elasticity", "triangle", 2), {"entries_per_thread": 4}, "cuda")])
    (source,) = sources_of(named, ["cuda"])
    assert source.kernel.nest.parts == 2
    assert "2 blocks share the element tensors of a batch, each has a slice of their entries" in source.text
    assert "const int64_t batch = static_cast<int>(blockIdx.x) / 2;" in source.text
    assert "const int part = static_cast<int>(blockIdx.x) % 2;" in source.text
    assert re.search(r"mapping +slices\n", source.text)
    assert re.search(r"slice_threads +24\n", source.text)


def test_planes_of_blocks_of_components_are_kept_once() -> None:
    """Two components of two nodes, interleaved: equal planes are one; what is not stored is zero."""
    grid = EntryGrid(Components(2, 2, 1, 2), Components(2, 2, 1, 2))
    entries = [(i, j) for i in range(4) for j in range(4)]
    mass = [fmpq(10 * (i // 2) + j // 2 if i % 2 == j % 2 else 0) for i, j in entries]
    blocked = BlockedK(((0,),), (0,) * 16, 1, (tuple(mass),))
    planes, plane_of, group_of = block_planes(blocked, entries, grid)
    assert planes == [(0, 1, 10, 11), (0, 0, 0, 0)]
    assert plane_of == [0, 1, 1, 0]
    assert group_of == [0, 0, 0, 0]
    upper = [entry for entry in entries if entry[0] <= entry[1]]
    stored = BlockedK(
        ((0,),), (0,) * 10, 1, (tuple(m for m, (i, j) in zip(mass, entries, strict=True) if i <= j),)
    )
    planes, plane_of, _ = block_planes(stored, upper, replace(grid, upper=True))
    assert planes == [(0, 1, 0, 11), (0, 0, 0, 0)]
    assert plane_of == [0, 1, 1, 0]


def test_components_that_follow_each_other() -> None:
    assert components_of([[0, 2, 4], [1, 3, 5]]) == Components(2, 3, 1, 2)
    assert components_of([[0, 1, 2], [3, 4, 5]]) == Components(2, 3, 3, 1)
    assert components_of([[0, 1], [2]]) is None
    assert components_of([[0, 1, 3], [2, 4, 5]]) is None


def test_stored_places_are_those_of_rows() -> None:
    grid = EntryGrid(Components(1, 3, 3, 1), Components(1, 3, 3, 1))
    places = [grid.begin(i) + j for i in range(3) for j in range(3)]
    assert places == list(range(9))
    upper = replace(grid, upper=True)
    assert [upper.begin(i) + j for i in range(3) for j in range(i, 3)] == list(range(6))
