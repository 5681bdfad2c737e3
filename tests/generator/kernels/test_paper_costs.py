"""The cost model of Knepley & Terrel, sections 4.2 and 4.3, with the numbers that the paper gives."""

from __future__ import annotations

import pytest
from form_cases import Variant

from femforge.form_jobs import prepare
from femforge.kernels.costs import paper_costs


def test_numbers_of_the_p1_laplacian_with_128_cells_and_2_concurrent() -> None:
    """G is counted as 3 x 3, element matrices are 4 x 4, reals have 4 bytes."""
    costs = paper_costs(9, 4, 4, 128, 2, 4)
    assert costs.shared_memory == 8704 == 8.5 * 1024
    assert costs.flops == 36864
    assert costs.memory_traffic == 13376
    assert int(costs.intensity * 100) / 100 == 2.75


def test_the_paper_counts_the_laplacians_g_as_3_by_3_and_the_kernel_says_so() -> None:
    """36,864 flops a batch of 128 are 288 a cell; the kernel itself stores the symmetric half of G."""
    job = Variant("laplace", "tetrahedron").job(scalar="float32", input="geometry", mapping="contraction")
    (named,) = prepare([job])
    kernel = named.kernels.element_tensor("cuda")
    assert kernel.costs.paper_flops * 128 == 36864
    assert kernel.geometry_size == 6
    assert kernel.costs.bytes_read == 6 * 4
    assert kernel.costs.bytes_written == 16 * 4


@pytest.mark.parametrize(
    ("variant", "size"),
    [
        (Variant("laplace", "triangle"), 4),
        (Variant("laplace", "tetrahedron", 3), 9),
        (Variant("elasticity", "triangle"), 4),
        (Variant("weighted_laplace", "tetrahedron"), 9 * 4),
        (Variant("weighted_laplace", "tetrahedron", 2, more=(("weight_degree", 2),)), 9 * 10),
        (Variant("mass", "tetrahedron", 2), 1),
    ],
    ids=lambda value: value.label if isinstance(value, Variant) else str(value),
)
def test_size_of_g_as_the_paper_counts_it(variant: Variant, size: int) -> None:
    """Products of reference derivatives (eq. 15), times the dofs of a coefficient (eq. 19)."""
    (named,) = prepare([variant.job()])
    kernel = named.kernels.element_tensor("cpu")
    assert kernel.costs.paper_flops == 2 * size * kernel.integral.rows * kernel.integral.columns


def test_memory_traffic_counts_k_once_a_batch_and_g_and_e_once_a_cell() -> None:
    one, two = paper_costs(9, 4, 4, 1, 1, 8), paper_costs(9, 4, 4, 2, 1, 8)
    assert two.memory_traffic - one.memory_traffic == (9 + 16) * 8
    assert 2 * one.memory_traffic - two.memory_traffic == 16 * 9 * 8
