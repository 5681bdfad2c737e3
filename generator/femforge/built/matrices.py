"""Sparse matrices by kernels of ``assemble`` on the CPU."""

from __future__ import annotations

from typing import Any

import numpy as np

from femforge.built.arrays import refused
from femforge.built.launches import Given, Launch
from femforge.built.loaded import LoadedKernel
from femforge.built.operators import imported, scatter_of
from femforge.built.spaces import Spaces, read_spaces


def assembled(kernel: LoadedKernel, given: Spaces, fields: Given) -> Any:
    """The matrix, as ``scipy.sparse.csr_array``.

    Raises:
        FemforgeError: an argument does not fit, SciPy is missing, or the kernel is for a device.
    """
    if kernel.target != "cpu":
        raise refused(
            kernel,
            "matrices are assembled on the CPU only",
            "take element tensors, or an operator of a kernel of apply",
        )
    sparse = imported("scipy.sparse", "scipy", kernel)
    scatter = scatter_of(kernel)
    rows, trial = read_spaces(kernel, given, scatter)
    assert rows is not None
    columns = trial or rows
    row, column = rows.dofs(), columns.dofs()
    if (row.shape[1], column.shape[1]) != (kernel.rows, kernel.columns):
        raise refused(
            kernel,
            "components of its element have dofs in common",
            "take element tensors, and add them by their dofs",
        )
    places = (row[:, :, None] * columns.size + column[:, None, :]).reshape(len(row), -1)
    kept, nonzeros = np.unique(places, return_inverse=True)
    lists = scatter.lists(rows.numbers)
    order = slice(None) if lists.order is None else lists.order
    launch = Launch(kernel, {"geometry": None, **fields}, None, num_cells=len(row), order=lists.order)
    values = np.zeros(len(kept), kernel.scalar)
    with launch.borrowed:
        launch.keep("nonzeros", nonzeros.reshape(places.shape)[order].astype(kernel.index_type))
        for name, list_on_host in lists.on_host.items():
            setattr(launch.arguments, name, list_on_host.ctypes.data)
        for name, number in lists.numbers.items():
            setattr(launch.arguments, name, number)
        launch.arguments.matrix_values = values.ctypes.data
        launch.run(None)
    begin = np.searchsorted(kept, np.arange(rows.size + 1) * columns.size)
    return sparse.csr_array((values, kept % columns.size, begin), shape=(rows.size, columns.size))
