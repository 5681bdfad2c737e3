"""Element tensors by ``femforge.load``, compared with formulas."""

from __future__ import annotations

import ctypes
from pathlib import Path

import numpy as np
import pytest
from built_data import data, dense
from small_fem import unit_mesh

from femforge.built import Input, KernelLibrary


def laplace(points: np.ndarray, cells: np.ndarray) -> np.ndarray:
    """[cell][row][column] of P1 on simplices: products of gradients times the volume."""
    vertices = points[cells]
    dim = points.shape[1]
    J = np.swapaxes(vertices[:, 1:] - vertices[:, :1], 1, 2)
    inner = np.linalg.inv(J)
    gradients = np.concatenate([-inner.sum(axis=1, keepdims=True), inner], axis=1)
    volume = np.abs(np.linalg.det(J)) / {2: 2, 3: 6}[dim]
    return np.asarray(np.einsum("c,cid,cjd->cij", volume, gradients, gradients))


@pytest.mark.parametrize("cell", ["triangle", "tetrahedron"])
def test_laplace(library: KernelLibrary, cell: str) -> None:
    mesh = unit_mesh(cell, 3, 0.2)
    kernel = library[f"laplace_p1_{cell}_f64_element_tensor"]
    cells = mesh.cells.astype(np.int32)
    found = kernel(coordinates=mesh.points, cells=cells)
    np.testing.assert_allclose(found, laplace(mesh.points, cells), atol=1e-13)
    out = np.empty_like(found)
    again = kernel(coordinates=mesh.points, cells=cells, out=out)
    assert again is out
    assert (out == found).all()


@pytest.mark.parametrize("scalar", ["float64", "float32"])
def test_coefficients_and_constants(library: KernelLibrary, scalar: str) -> None:
    """Exactly: of P1 the mean of c, of mass (1 + delta_ij) / 12, of v the third of a gradient."""
    some = data(scalar)
    kernel = library.find(kind="element_tensor", form_file="heat.form", scalar=scalar)
    assert [(one.name, one.size) for one in (*kernel.coefficients, *kernel.constants)] == [
        ("c", 3),
        ("w", 1),
        ("k", 1),
    ]
    found = kernel(**some.by_cell)
    points = some.points[some.cells].astype(float)
    J = np.swapaxes(points[:, 1:] - points[:, :1], 1, 2)
    area, inner = np.abs(np.linalg.det(J)) / 2, np.linalg.inv(J)
    slope = np.concatenate([-inner.sum(axis=1, keepdims=True), inner], axis=1)[:, :, 0]
    expected = some.c[some.cells].mean(axis=1)[:, None, None] * laplace(some.points.astype(float), some.cells)
    expected += (some.w * area)[:, None, None] * (1 + np.eye(3)) / 12
    expected += some.k * (area[:, None] * slope / 3)[:, None, :]
    np.testing.assert_allclose(found, expected, atol=1e-13 if scalar == "float64" else 2e-6)
    assert found.dtype == scalar
    same = kernel(**{**some.by_cell, "k": float(some.k[0])})
    assert (same == found).all()


def test_lower_arities(library: KernelLibrary) -> None:
    some = data()
    vector = library.find(kind="element_tensor", form_file="source.form")(**some.by_cell)
    assert vector.shape == (len(some.cells), 3)
    number = library.find(kind="element_tensor", form_file="energy.form")(**some.by_cell)
    assert number.shape == (len(some.cells),)


def test_other_layouts(library: KernelLibrary) -> None:
    some = data()
    expected = laplace(some.points, some.cells)
    upper = expected[:, [0, 0, 0, 1, 1, 2], [0, 1, 2, 1, 2, 2]]
    of_cells = library.find(kind="element_tensor", input="ufcx", output="packed_symmetric")
    padded = np.pad(some.points[some.cells], ((0, 0), (0, 0), (0, 1)))
    np.testing.assert_allclose(of_cells(coordinates=padded), upper, atol=1e-13)
    geometry = library.find(kind="geometry", form_file="laplace.form")
    stored = geometry(coordinates=some.points, cells=some.cells)
    from_stored = library.find(kind="element_tensor", input="geometry")
    np.testing.assert_allclose(from_stored(geometry=stored), upper, atol=1e-13)


def test_no_cells(library: KernelLibrary) -> None:
    some = data()
    kernel = library["laplace_p1_triangle_f64_element_tensor"]
    assert kernel(coordinates=some.points, cells=some.cells[:0]).shape == (0, 3, 3)


def test_description(library: KernelLibrary) -> None:
    kernel = library.find(kind="element_tensor", form_file="heat.form", scalar="float64")
    assert (kernel.form, kernel.target, kernel.cell, kernel.rows, kernel.columns) == (
        "a",
        "cpu",
        "triangle",
        3,
        3,
    )
    assert kernel.elements == {"coordinates": "P1^2", "rows": "P1", "columns": "P1"}
    assert kernel.coefficients[1] == Input("w", "DP0", 1)
    assert kernel.costs["flops"] > 0
    assert "c, w, k" in repr(kernel)
    assert kernel.name in repr(library)
    with pytest.raises(AttributeError):
        kernel.rows = 4  # type: ignore[misc]


def test_functional(library: KernelLibrary, kernels: Path) -> None:
    some = data()
    expected = library.find(kind="element_tensor", form_file="energy.form")(**some.by_cell).sum()
    found = library.find(kind="functional")(**some.of_mesh)
    assert isinstance(found, float)
    assert found == pytest.approx(expected, rel=1e-13)


def test_matrix(library: KernelLibrary) -> None:
    some = data()
    tensors = library.find(kind="element_tensor", form_file="heat.form", scalar="float64")(**some.by_cell)
    expected = dense(tensors, some.cells, len(some.points))
    arguments = {**some.of_mesh, "c": some.c[some.cells]}
    found = library.find(kind="assemble", form_file="heat.form").matrix(**arguments)
    pairs = {(i, j) for cell in some.cells.tolist() for i in cell for j in cell}
    assert found.nnz == len(pairs)
    np.testing.assert_allclose(found.toarray(), expected, atol=1e-13)


def test_face_of_one_cell(library: KernelLibrary) -> None:
    some = data()
    kernel = library.find(kind="element_tensor", form_file="heat.form", scalar="float64")
    expected = kernel(**some.by_cell)
    pointer = ctypes.POINTER(ctypes.c_double)
    face = ctypes.CFUNCTYPE(None, *[pointer] * 4, *[ctypes.c_void_p] * 3)(kernel.tabulate_tensor)
    for k, cell in enumerate(some.cells):
        x = np.zeros((len(cell), 3))
        x[:, :2] = some.points[cell]
        w = np.concatenate(
            [np.ravel(some.by_cell[one.name][k]) for one in kernel.coefficients] or [np.zeros(1)]
        )
        c = np.concatenate([np.ravel(some.by_cell[one.name]) for one in kernel.constants] or [np.zeros(1)])
        found = np.ones((kernel.rows, kernel.columns))
        face(*(one.ctypes.data_as(pointer) for one in (found, w, c, x)), None, None, None)
        np.testing.assert_allclose(found - 1, expected[k], atol=1e-13)
