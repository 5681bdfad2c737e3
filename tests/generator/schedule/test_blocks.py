"""Blocks of operators with a thread a cell: threads, room for nodes, how many are resident."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest
from form_cases import Variant

from femforge.form_jobs import prepare
from femforge.kernels.access.spaces import structured_shares
from femforge.kernels.operators import OperatorKernels
from femforge.schedule.devices import DEVICES, THREADS, blocks_by_registers
from femforge.schedule.problems import block_nodes

CUDA, HIP = DEVICES["cuda"], DEVICES["hip"]


def operators(variant: Variant, **parameters: object) -> OperatorKernels:
    job = replace(variant.job(tuning="none", **parameters), kernels=("apply",))
    return prepare([job])[0].operators


@pytest.mark.parametrize(("cell", "nodes"), [
    # of P2 on a mesh of cubes or squares cut into 6 or 2: 8 or 4 nodes for each of these, of P1 one
    ("tetrahedron", [Fraction(8, 6)] * 3 + [Fraction(1, 6)]),
    ("triangle", [Fraction(4, 2)] * 2 + [Fraction(1, 2)]),
    ("quadrilateral", [Fraction(4)] * 2 + [Fraction(1)]),
])  # fmt: skip
def test_nodes_of_mixed_spaces_count_field_by_field(cell: str, nodes: list[Fraction]) -> None:
    integral = operators(Variant("stokes", cell, 2)).integral
    assert integral.test is not None
    assert sorted(structured_shares(integral, integral.test.layout, 1)) == sorted(map(float, nodes))


def test_components_share_their_nodes() -> None:
    integral = operators(Variant("elasticity", "tetrahedron", 2)).integral
    assert integral.test is not None
    (share,) = structured_shares(integral, integral.test.layout, 3)
    assert share == float(Fraction(8, 6))


def test_there_is_room_for_a_compact_block_and_no_more_than_its_cells_have() -> None:
    kernels = operators(Variant("stokes", "tetrahedron", 2))
    problem = kernels.problem(kernels.representations.candidates["tensor"])
    boxes = (2, 2, 3)  # of 6 tetrahedra each: 72 cells
    lattice = [n + 1 for n in boxes]
    fine = [2 * n + 1 for n in boxes]
    distinct = 3 * fine[0] * fine[1] * fine[2] + lattice[0] * lattice[1] * lattice[2]
    assert distinct <= block_nodes(problem, 72) < 2 * distinct
    for cells in (1, 2, 32):
        assert block_nodes(problem, cells) <= -(-cells * problem.nodes // 32) * 32
    alone = replace(problem, lattices=(float(problem.nodes),))
    assert block_nodes(alone, 64) == 64 * problem.nodes // 32 * 32


def test_loops_that_take_many_registers_run_in_blocks_of_a_warp() -> None:
    many = operators(Variant("laplace", "hexahedron", 2))
    few = operators(Variant("mass", "quadrilateral", 1))
    for target, device in (("cuda", CUDA), ("hip", HIP)):
        taken = many.without_table(target)
        assert (taken.realisation, taken.element_batch) == ("looped", device.warp)
        taken = few.without_table(target)
        assert (taken.realisation, taken.element_batch) == ("looped", THREADS)


def test_registers_are_those_of_a_part_of_a_multiprocessor() -> None:
    """Four parts have 512 registers for each thread of a warp: three warps of 136 fit each, not four."""
    assert blocks_by_registers(CUDA, 64, 136) == 6
    assert blocks_by_registers(CUDA, 64, 128) == 8
    assert blocks_by_registers(CUDA, 96, 128) == 5
    assert blocks_by_registers(CUDA, 128, 200) == 2
    assert blocks_by_registers(CUDA, 64, 1000) == blocks_by_registers(CUDA, 64, CUDA.registers) == 4
    assert blocks_by_registers(HIP, 64, 128) == 16


@pytest.mark.parametrize(("form", "threads", "blocks"), [
    # 128 registers each, or fewer, of which four blocks of the usual size have enough; 148
    ("elasticity", THREADS, 4), ("elasticity_lame", THREADS, 4), ("stokes", THREADS // 2, 8),
])  # fmt: skip
def test_contractions_in_blocks_take_the_registers_that_they_need(
    form: str, threads: int, blocks: int
) -> None:
    taken = operators(Variant(form, "tetrahedron", 2)).without_table("cuda")
    assert (taken.scatter, taken.element_batch, taken.resident_blocks) == ("blocks", threads, blocks)


@pytest.mark.parametrize(("form", "degree", "scatter"), [
    ("stokes_mini", 2, "blocks"),  # 204 registers
    ("elasticity", 3, "blocks"),  # 352, within the room of vectors
    ("stokes", 3, "atomic"),  # 392
])  # fmt: skip
def test_few_threads_with_many_registers_add_one_by_one(form: str, degree: int, scatter: str) -> None:
    taken = operators(Variant(form, "tetrahedron", degree)).without_table("cuda")
    assert taken.scatter == scatter
    assert scatter == "atomic" or taken.element_batch == CUDA.warp


@pytest.mark.parametrize(("form", "degree", "over", "kind", "scatter"), [
    # more registers than there are
    ("p_laplace", 2, "cell", "residual", "atomic"),
    ("facets/biharmonic", 3, "interior_facet", "apply", "blocks"),
    ("facets/biharmonic", 3, "interior_facet", "diagonal", "blocks"),
    # within the room of vectors
    ("neo_hookean", 2, "cell", "diagonal", "blocks"),
])  # fmt: skip
def test_facets_and_vectors_are_summed_in_blocks_all_the_same(
    form: str, degree: int, over: str, kind: str, scatter: str
) -> None:
    job = replace(Variant(form, "tetrahedron", degree).job(tuning="none"), kernels=(kind,))
    (taken,) = (
        named.operators.without_table("cuda")
        for named in prepare([job])
        if named.operators.integral.kind == over
    )
    assert taken.scatter == scatter
