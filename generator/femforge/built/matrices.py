"""Sparse matrices by kernels of ``assemble`` on the CPU."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from femforge.built.arrays import refused, room_for
from femforge.built.launches import Given, Launch
from femforge.built.loaded import LoadedKernel
from femforge.built.operators import imported, scatter_of
from femforge.built.spaces import Space, Spaces, check_same_cells, read_space, read_trial_space


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
    rows = columns = read_space(kernel, given.dofs, given.num_dofs, kernel.nodes, kernel.components)
    if kernel.trial_nodes or given.names_trial:
        columns = read_trial_space(kernel, given)
        check_same_cells(kernel, rows, columns)
    if rows.size * columns.size > np.iinfo(np.int64).max:
        raise refused(
            kernel, f"places in a matrix of {rows.size} x {columns.size} entries do not fit into 64 bits",
            "give a smaller num_dofs", "num_dofs",
        )  # fmt: skip
    kept, nonzeros = _pattern(kernel, rows, columns)
    lists = scatter.lists(rows.numbers)
    order = slice(None) if lists.order is None else lists.order
    launch = Launch(kernel, {"geometry": None, **fields}, None, num_cells=len(nonzeros), order=lists.order)
    values = np.zeros(len(kept), kernel.scalar)
    with launch.borrowed:
        launch.keep("nonzeros", nonzeros[order].astype(kernel.index_type))
        for name, list_on_host in lists.on_host.items():
            setattr(launch.arguments, name, list_on_host.ctypes.data)
        for name, number in lists.numbers.items():
            setattr(launch.arguments, name, number)
        launch.arguments.matrix_values = values.ctypes.data
        launch.run(None)
    with room_for(kernel, f"{rows.size} rows"):
        begin = np.searchsorted(kept, np.arange(rows.size + 1) * columns.size)
    return sparse.csr_array((values, kept % columns.size, begin), shape=(rows.size, columns.size))


def _pattern(
    kernel: LoadedKernel, rows: Space, columns: Space
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """The places of the matrix, row by row, that are stored; and which of them entries have, [cell][used entry].

    Those of entries that can be anything but zero, and the diagonal.
    """
    row, column = rows.dofs(), columns.dofs()
    places = (row[:, :, None] * columns.size + column[:, None, :]).reshape(
        len(row), row.shape[1] * column.shape[1]
    )
    if kernel.used_entries is None:
        kept, found = np.unique(places, return_inverse=True)
        return kept, found.reshape(places.shape)
    used = kernel.used_entries.ravel()
    diagonal = row.ravel() * (columns.size + 1) if rows is columns else row[:0].ravel()
    kept = np.unique(np.concatenate([places[:, used].ravel(), diagonal]))
    return kept, np.searchsorted(kept, places[:, used])
