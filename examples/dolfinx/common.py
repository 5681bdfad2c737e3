"""What the examples for DOLFINx share: its import, a deformed cube, and lines of results."""

from __future__ import annotations

import contextlib

with contextlib.suppress(ImportError):  # the wheel of PyPI wants to be imported before what is in it
    import dolfinx_solver  # noqa: F401

import numpy as np
from dolfinx import mesh
from mpi4py import MPI

__all__ = ["MPI", "deformed_cube", "report"]


def deformed_cube(n: int, cell: mesh.CellType, size: float = 0.05) -> mesh.Mesh:
    """The unit cube of n x n x n cells (or six times as many tetrahedra), with the inside bent.

    Args:
        n: cells along an edge.
        cell: tetrahedron or hexahedron.
        size: of the deformation.
    """
    cube = mesh.create_unit_cube(MPI.COMM_WORLD, n, n, n, cell)
    x = cube.geometry.x
    bump = size * np.prod(np.sin(np.pi * x), axis=1)
    x += np.stack([bump, -bump, 2 * bump], axis=1)
    return cube


def report(what: str, error: float, allowed: float) -> bool:
    """Print a line of results; whether it is good."""
    good = bool(error <= allowed)
    if MPI.COMM_WORLD.rank == 0:
        print(f"  {what:<62} {error:8.1e}  {'ok' if good else 'WRONG'}")
    return good
