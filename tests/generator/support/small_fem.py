"""A small finite element code in numpy around generated kernels: meshes, dofs, assembly, errors."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import basix
import numpy as np
from kernel_build import Built, call_batch
from numpy.typing import NDArray

from femforge.ir.element import ScalarElement
from femforge.reference import basis

Reals = NDArray[np.float64]
Integers = NDArray[np.int64]
Field = Callable[[Reals], Reals]


@dataclass(frozen=True)
class Mesh:
    """A mesh of the unit square or cube.

    Attributes:
        cell: UFL cell name.
        points: [point][d].
        cells: [cell][vertex].
    """

    cell: str
    points: Reals
    cells: Integers


def unit_mesh(cell: str, n: int, distortion: float = 0.0) -> Mesh:
    """n x n (x n) boxes, cut into simplices where the cell is one; inner points may be moved at random."""
    dim = {"triangle": 2, "tetrahedron": 3}[cell]
    grid = np.array(list(itertools.product(range(n + 1), repeat=dim)))
    points = grid / n
    inner = ((grid > 0) & (grid < n)).all(axis=1)
    points[inner] += np.random.default_rng(0).uniform(-distortion / n, distortion / n, (inner.sum(), dim))
    strides = (n + 1) ** np.arange(dim)[::-1]
    cells = []
    for corner in itertools.product(range(n), repeat=dim):
        for order in itertools.permutations(range(dim)):  # Kuhn's subdivision
            position, vertices = np.array(corner), [np.array(corner) @ strides]
            for axis in order:
                position = position + np.eye(dim, dtype=int)[axis]
                vertices.append(position @ strides)
            cells.append(vertices)
    return Mesh(cell, points, np.array(cells))


@dataclass(frozen=True)
class Space:
    """Lagrange functions on a mesh.

    Attributes:
        mesh: of simplices.
        element: the scalar element.
        nodes: [dof][d].
        dofs: [cell][node], nodes in Basix's order.
    """

    mesh: Mesh
    element: ScalarElement
    nodes: Reals
    dofs: Integers

    @property
    def on_boundary(self) -> NDArray[np.bool_]:
        """Which dofs lie on the boundary of the unit box."""
        return (np.isclose(self.nodes, 0) | np.isclose(self.nodes, 1)).any(axis=1)


def lagrange(mesh: Mesh, degree: int) -> Space:
    """A continuous space: dofs at the same place are one."""
    element = ScalarElement("P", mesh.cell, degree)
    local = np.array([[float(x) for x in point] for point in basis(element).points])
    vertices = mesh.points[mesh.cells]
    places = vertices[:, :1] + np.einsum("qd,cdx->cqx", local, vertices[:, 1:] - vertices[:, :1])
    flat = places.reshape(-1, places.shape[2])
    _, first, dofs = np.unique(flat.round(9) + 0.0, axis=0, return_index=True, return_inverse=True)
    return Space(mesh, element, flat[first], dofs.reshape(places.shape[:2]))


class Kernels:
    """Generated kernels on a space."""

    def __init__(self, built: Built, space: Space) -> None:
        self.built = built
        self.space = space

    def matrix(self, name: str, components: int = 1) -> Reals:
        """The assembled dense matrix of a bilinear form, components interleaved."""
        count = len(self.space.mesh.cells)
        arrays = {"coordinates": self.space.mesh.points, "cells": self.space.mesh.cells}
        tensors = call_batch(self.built, name, "cpu", count, arrays)
        dofs = expanded(self.space.dofs, components)
        size = dofs.shape[1]
        matrix = np.zeros((components * len(self.space.nodes),) * 2)
        rows = np.repeat(dofs, size, axis=1)
        np.add.at(matrix, (rows.ravel(), np.tile(dofs, (1, size)).ravel()), tensors.ravel())
        return matrix


def expanded(dofs: Integers, components: int) -> Integers:
    """Dofs of a vector field, components interleaved."""
    return (components * dofs[:, :, None] + np.arange(components)).reshape(len(dofs), -1)


def solve(matrix: Reals, load: Reals, fixed: NDArray[np.bool_], values: Reals) -> Reals:
    """Solve with some dofs given."""
    solution = np.where(fixed, values, 0.0)
    free = ~fixed
    right = load[free] - matrix[np.ix_(free, fixed)] @ solution[fixed]
    solution[free] = np.linalg.solve(matrix[np.ix_(free, free)], right)
    return solution


def errors(
    space: Space, solution: Reals, exact: Sequence[Field], gradients: Sequence[Field]
) -> tuple[float, float]:
    """L2 error and H1 seminorm of the error, by Basix's tables and a rule of high degree.

    Args:
        space: of each component.
        solution: [dof][component].
        exact: each component as a function of points [point][d].
        gradients: each component's gradient [point][d].
    """
    kind = getattr(basix.CellType, space.mesh.cell)
    element = basix.create_element(
        basix.ElementFamily.P, kind, space.element.degree, basix.LagrangeVariant.equispaced
    )
    points, weights = basix.make_quadrature(kind, 2 * space.element.degree + 4)
    tables = element.tabulate(1, points)[..., 0]
    vertices = space.mesh.points[space.mesh.cells]
    J = np.swapaxes(vertices[:, 1:] - vertices[:, :1], 1, 2)
    scale = np.abs(np.linalg.det(J))[:, None] * weights
    places = (vertices[:, None, 0] + np.einsum("cxd,qd->cqx", J, points)).reshape(-1, J.shape[1])
    physical = np.einsum("dqi,cdx->cqix", tables[1:], np.linalg.inv(J))
    squares = np.zeros(2)
    for component, (value, gradient) in enumerate(zip(exact, gradients, strict=True)):
        local = solution[space.dofs, component]
        difference = np.einsum("qi,ci->cq", tables[0], local) - value(places).reshape(scale.shape)
        slopes = np.einsum("cqix,ci->cqx", physical, local) - gradient(places).reshape(*scale.shape, -1)
        squares += [np.sum(scale * difference**2), np.sum(scale[..., None] * slopes**2)]
    return float(np.sqrt(squares[0])), float(np.sqrt(squares[1]))
