"""Matrices in CSR as sums of the element matrices that a batched kernel of femforge computes, on a CPU or a GPU."""

from __future__ import annotations

import importlib
from typing import Any

import numpy as np
from scipy.sparse import csr_array


class Pattern:
    """Where entries of element matrices stand in a matrix in CSR.

    Args:
        dofs: of the cells, [cell][dof].
        indptr, indices: of the matrix; columns are sorted in each row.
        constrained: dofs whose rows and columns shall be those of the identity.
    """

    def __init__(self, dofs: Any, indptr: Any, indices: Any, constrained: Any = ()) -> None:
        self.indptr, self.indices = indptr, indices
        self.size, self.entries = len(indptr) - 1, len(indices)
        fixed = np.zeros(self.size, dtype=bool)
        fixed[constrained] = True
        row, column = dofs[:, :, None].astype(np.int64), dofs[:, None, :]
        kept = ~(fixed[row] | fixed[column])
        #: [cell][row][column]; what is constrained goes to an entry behind the last one
        self.places = np.where(kept, self._search(row, column), self.entries).ravel()
        diagonal = np.flatnonzero(fixed)
        self.ones = self._search(diagonal, diagonal)

    def _search(self, row: Any, column: Any) -> Any:
        """Numbers of entries."""
        rows = np.repeat(np.arange(self.size, dtype=np.int64), np.diff(self.indptr))
        return np.searchsorted(rows * self.size + self.indices, row * self.size + column)

    def matrix(self, values: Any) -> csr_array:
        """For SciPy."""
        return csr_array((values, self.indices, self.indptr), shape=(self.size, self.size))


class Target:
    """Where kernels run, and the library of arrays there.

    Args:
        name: cpu, or cuda or hip.
        arrays: numpy; cupy or torch on GPUs.
    """

    def __init__(self, name: str, arrays: str) -> None:
        self.name, self.library = name, importlib.import_module(arrays)
        self.is_torch = arrays == "torch"

    def load(self, array: Any) -> Any:
        """An array of the host, where kernels can read it."""
        given = np.ascontiguousarray(array)
        return self.library.from_numpy(given).to("cuda") if self.is_torch else self.library.asarray(given)

    def to_host(self, array: Any) -> Any:
        """An array of NumPy."""
        if self.is_torch:
            return array.cpu().numpy()
        return array.get() if hasattr(array, "get") else array

    def add_up(self, places: Any, values: Any, count: int) -> Any:
        """Sums of the values with the same place. [place]"""
        return self.library.bincount(places, weights=values.reshape(-1), minlength=count)


class BatchedAssembly:
    """Assembles one bilinear form on one mesh, as often as needed.

    Args:
        kernel: ``element_tensor`` of the target.
        pattern: of the matrix.
        points: [point][gdim].
        cells: [cell][node].
        target: where.
    """

    def __init__(self, kernel: Any, pattern: Pattern, points: Any, cells: Any, target: Target) -> None:
        self.kernel, self.pattern, self.target = kernel, pattern, target
        self.inputs = {"coordinates": target.load(points), "cells": target.load(cells)}
        self.places, self.ones = target.load(pattern.places), target.load(pattern.ones)

    def __call__(self) -> Any:
        """Entries of the matrix, in the target's memory."""
        tensors = self.kernel(**self.inputs)
        count = self.pattern.entries
        values = self.target.add_up(self.places, tensors, count + 1)[:count]
        values[self.ones] = 1
        return values
