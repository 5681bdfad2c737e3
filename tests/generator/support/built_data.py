"""A mesh and data for the kernels of :mod:`built_kernels`; NumPy only."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]


@dataclass(frozen=True)
class Data:
    """A mesh of triangles whose points are the nodes of P1, and what the forms take.

    Attributes:
        points: [point][2].
        cells: [cell][3], int32.
        c, w, k: [point], [cell], [1].
        x: [point].
    """

    points: Array
    cells: Array
    c: Array
    w: Array
    k: Array
    x: Array

    @property
    def by_cell(self) -> dict[str, Array]:
        """All arguments of element tensors."""
        return {
            "coordinates": self.points,
            "cells": self.cells,
            "c": self.c[self.cells],
            "w": self.w,
            "k": self.k,
        }

    @property
    def of_mesh(self) -> dict[str, Any]:
        """All arguments of operators and functionals."""
        return {**self.by_cell, "c": self.c, "dofs": self.cells, "num_dofs": len(self.points)}


def data(scalar: str = "float64", n: int = 5) -> Data:
    """Random data on a distorted mesh, its cells in no order."""
    rng = np.random.default_rng(4)
    x, y = np.meshgrid(np.arange(n + 1), np.arange(n + 1))
    points = np.stack([x.ravel(), y.ravel()], axis=1) / n + rng.uniform(-0.2, 0.2, ((n + 1) ** 2, 2)) / n
    corner = (np.arange(n) + (n + 1) * np.arange(n)[:, None]).ravel()
    halves = [corner[:, None] + np.array(steps) for steps in ((0, 1, n + 2), (0, n + 1, n + 2))]
    count, cells = len(points), rng.permutation(np.concatenate(halves)).astype(np.int32)
    values = [rng.uniform(0.5, 1.5, size) for size in (count, len(cells), 1)]
    c, w, k = (np.array(one, scalar) for one in values)
    return Data(points.astype(scalar), cells, c, w, k, rng.uniform(-1, 1, count).astype(scalar))


def dense(tensors: Array, dofs: Array, size: int) -> Array:
    """The assembled matrix (or vector) of element tensors."""
    shape = (size,) * (tensors.ndim - 1)
    matrix = np.zeros(shape)
    index = (dofs[:, :, None], dofs[:, None, :]) if tensors.ndim == 3 else (dofs,)
    np.add.at(matrix, index, tensors)
    return matrix
