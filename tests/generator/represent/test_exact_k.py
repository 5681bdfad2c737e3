"""The reference tensor K: exact values, zeros, symmetries and sums over QQ."""

from __future__ import annotations

from fractions import Fraction

import basix
import numpy as np
import pytest
from flint import fmpq
from form_cases import SIMPLICES, Variant

from femforge.form_jobs import prepare
from femforge.ir.evaluation import evaluate
from femforge.ir.integral import Geometry, GeometryEntry
from femforge.represent.tensor import TensorRepresentation


def tensor_of(variant: Variant) -> TensorRepresentation:
    (named,) = prepare([variant.job()])
    tensor = named.analysed.representations.tensor
    assert isinstance(tensor, TensorRepresentation)
    return tensor


def entry(tensor: TensorRepresentation, i: int, j: int) -> dict[int, fmpq]:
    return tensor.K[i * tensor.integral.columns + j]


def geometry_values(tensor: TensorRepresentation, J: np.ndarray) -> list[float]:
    """The stored G of a cell with the Jacobian J."""
    determinant = np.linalg.det(J)
    adjugate = determinant * np.linalg.inv(J)

    def value(key: object) -> float:
        assert isinstance(key, Geometry)
        return determinant if key.kind == "detJ" else {"adj": adjugate, "J": J}[key.kind][key.row, key.column]

    functions = {"fabs": abs, "copysign": np.copysign, "const": float}
    return [float(x) for x in evaluate(tensor.geometry, value, functions)]


def element_matrix(tensor: TensorRepresentation, J: np.ndarray) -> np.ndarray:
    """E = K G in floating point (no coefficients)."""
    G = geometry_values(tensor, J)
    columns = [G[node.value.index] for node in tensor.columns if isinstance(node.value, GeometryEntry)]
    assert len(columns) == len(tensor.columns)
    flat = [sum(float(Fraction(int(v.p), int(v.q))) * columns[a] for a, v in row.items()) for row in tensor.K]
    return np.array(flat).reshape(tensor.integral.rows, tensor.integral.columns)


def test_p2_triangle_mass_matrix_has_its_textbook_values_and_zeros() -> None:
    """In units of area / 180; Basix numbers the edges by the vertices opposite to them."""
    tensor = tensor_of(Variant("mass", "triangle", 2))
    assert tensor.exact
    assert len(tensor.columns) == 1
    expected = np.array(
        [
            [6, -1, -1, -4, 0, 0], [-1, 6, -1, 0, -4, 0], [-1, -1, 6, 0, 0, -4],
            [-4, 0, 0, 32, 16, 16], [0, -4, 0, 16, 32, 16], [0, 0, -4, 16, 16, 32],
        ]
    )  # fmt: skip
    scale = geometry_values(tensor, np.eye(2))[0]  # |det J| times a rational
    assert scale == 1
    for i, j in np.ndindex(6, 6):
        row = entry(tensor, i, j)
        assert row.get(0, fmpq(0)) == fmpq(int(expected[i, j]), 360)
        assert (0 in row) == bool(expected[i, j]), "a zero is not stored"


@pytest.mark.parametrize("cell", SIMPLICES)
@pytest.mark.parametrize("degree", [1, 2, 3])
def test_laplace_k_is_symmetric_and_its_rows_sum_to_zero_exactly(cell: str, degree: int) -> None:
    tensor = tensor_of(Variant("laplace", cell, degree))
    n = tensor.integral.rows
    dimension = tensor.integral.gdim
    assert tensor.exact
    assert tensor.symmetric
    assert len(tensor.geometry) == dimension * (dimension + 1) // 2, "equal entries of G are stored once"
    for i in range(n):
        total: dict[int, fmpq] = {}
        for j in range(n):
            assert entry(tensor, i, j) == entry(tensor, j, i)
            assert all(value != 0 for value in entry(tensor, i, j).values())
            for column, value in entry(tensor, i, j).items():
                total[column] = total.get(column, fmpq(0)) + value
        assert all(value == 0 for value in total.values())


@pytest.mark.parametrize("cell", ["triangle", "tetrahedron"])
def test_translations_are_in_the_exact_kernel_of_elasticity(cell: str) -> None:
    tensor = tensor_of(Variant("elasticity", cell, 2))
    columns = tensor.integral.columns
    fields = tensor.integral.function("trial").layout.fields
    for i in range(tensor.integral.rows):
        for field in fields:
            total: dict[int, fmpq] = {}
            for j in field.dofs:
                for column, value in tensor.K[i * columns + j].items():
                    total[column] = total.get(column, fmpq(0)) + value
            assert all(value == 0 for value in total.values())


def test_advection_is_not_symmetric_and_diffusion_rows_vanish() -> None:
    assert not tensor_of(Variant("advection_diffusion", "tetrahedron")).symmetric
    assert tensor_of(Variant("helmholtz", "tetrahedron", 2)).symmetric


@pytest.mark.parametrize(
    ("degree", "weight_degree", "columns"), [(1, 1, 6), (2, 1, 6 * 4), (2, 2, 6 * 10), (3, 1, 6 * 4)]
)
def test_columns_of_k_with_a_coefficient(degree: int, weight_degree: int, columns: int) -> None:
    """Eq. 19: one for each entry of G and dof of w; with P1 gradients, w enters by its sum alone."""
    tensor = tensor_of(
        Variant("weighted_laplace", "tetrahedron", degree, more=(("weight_degree", weight_degree),))
    )
    assert len(tensor.columns) == columns
    assert len(tensor.geometry) == 6
    if degree == 1:
        assert sum(len(row) for row in tensor.K) == sum(
            len(row) for row in tensor_of(Variant("laplace", "tetrahedron")).K
        )


def test_p1_tetrahedron_laplace_k_by_hand() -> None:
    """Gradients of P1 are the unit vectors and minus their sum; the cell has volume 1/6."""
    tensor = tensor_of(Variant("laplace", "tetrahedron"))
    gradients = np.array([[-1, -1, -1], [1, 0, 0], [0, 1, 0], [0, 0, 1]])
    J = np.array([[2.0, 0.3, 0.1], [-0.2, 1.5, 0.4], [0.1, -0.3, 1.1]])
    physical = gradients @ np.linalg.inv(J)
    expected = physical @ physical.T * np.linalg.det(J) / 6
    assert np.abs(element_matrix(tensor, J) - expected).max() < 1e-15 * np.abs(expected).max() * 8
    values = {value for row in tensor.K for value in row.values()}
    assert {abs(v) for v in values} <= {fmpq(1, 6), fmpq(1, 3)}


def test_p8_tetrahedron_laplace_against_basix_quadrature() -> None:
    variant = Variant("laplace", "tetrahedron", 8)
    tensor = tensor_of(variant)
    assert tensor.exact
    assert tensor.symmetric
    points, weights = basix.make_quadrature(basix.CellType.tetrahedron, 14)
    element = basix.create_element(
        basix.ElementFamily.P, basix.CellType.tetrahedron, 8, basix.LagrangeVariant.equispaced
    )
    J = np.array([[1.0, 0.3, 0.1], [-0.2, 1.5, 0.4], [0.1, -0.3, 1.1]])
    gradients = np.einsum("dqi,dk->kqi", element.tabulate(1, points)[1:, :, :, 0], np.linalg.inv(J))
    expected = np.einsum("kqi,kqj,q->ij", gradients, gradients, weights) * np.linalg.det(J)
    assert np.abs(element_matrix(tensor, J) - expected).max() < 1e-12 * np.abs(expected).max()
    n = tensor.integral.rows
    for i in range(0, n, 16):
        sums = [sum((entry(tensor, i, j).get(a, fmpq(0)) for j in range(n)), fmpq(0)) for a in range(6)]
        assert sums == [0] * 6
