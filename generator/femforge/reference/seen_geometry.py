"""What of a cell's geometry depends on how the cell numbers its vertices, for each way in which it may be seen.

Kernels on facets know a cell as it is seen (``views``). Its own Jacobian is that of what is seen times a matrix of
whole numbers, its own vertices are those that are seen in another order, and so on: these numbers stand in a table with
a row for each view, in the runtime's order of views (``cell_views``).
"""

from __future__ import annotations

import functools
import itertools
import math
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from femforge.reference.cells import FACET_CELLS, ReferenceCell, reference_cell
from femforge.reference.views import View

Array = npt.NDArray[np.float64]
#: Blocks of a row: ``axes`` A with J = J_seen A, ``inverse`` of it, ``sign`` of its determinant, ``normal`` of the
#: facet and ``facet_axes`` that carry its own cell into the reference cell, ``vertices`` and ``facet_edges`` of seen
#: vertices.
BLOCKS = ("axes", "inverse", "sign", "normal", "facet_axes", "vertices", "facet_edges")


@functools.cache
def all_views(cell: str) -> tuple[View, ...]:
    """All ways to number a cell: by vertex that is seen, the vertex of the cell."""
    shape = reference_cell(cell)
    if shape.is_simplex:
        return tuple(itertools.permutations(range(len(shape.vertices))))
    found = []
    for axes in itertools.permutations(range(shape.dimension)):
        for origin_by_axis in range(1 << shape.dimension):
            flipped = sum(1 << axis for d, axis in enumerate(axes) if origin_by_axis >> d & 1)
            images = [
                sum(1 << axis for d, axis in enumerate(axes) if v >> d & 1) for v in range(1 << len(axes))
            ]
            found.append(tuple(image ^ flipped for image in images))
    return tuple(found)


def block_shape(cell: str, block: str) -> tuple[int, ...]:
    """Of an entry of a row."""
    shape = reference_cell(cell)
    dim, corners = shape.dimension, len(shape.vertices)
    edges = len(_facet_edges(shape, 0)) if dim == 3 else 0
    return {
        "axes": (dim, dim), "inverse": (dim, dim), "sign": (), "normal": (dim,), "facet_axes": (dim, dim - 1),
        "vertices": (corners, corners), "facet_edges": (edges, corners),
    }[block]  # fmt: skip


def block_of(cell: str, view: View, block: str) -> Array:
    """A block for a view."""
    shape = reference_cell(cell)
    dim = shape.dimension
    corners = np.array(shape.vertices, dtype=float).reshape(-1, dim)
    ends = range(1, dim + 1) if shape.is_simplex else [1 << d for d in range(dim)]
    inverse = np.stack([corners[view[end]] - corners[view[0]] for end in ends], axis=1)
    axes = np.rint(np.linalg.inv(inverse))
    if block == "normal":
        normal = axes.T @ np.array(shape.normal, dtype=float)
        return np.asarray(normal / math.sqrt(normal @ normal))
    if block == "facet_axes":
        facet = shape.facets[_facet(shape, view)]
        return np.array(shape.entity_axes(facet), dtype=float).reshape(dim - 1, dim).T
    own = np.zeros((len(view), len(view)))
    own[list(view), range(len(view))] = 1
    if block == "facet_edges":
        return np.array([own[a] - own[b] for a, b in _facet_edges(shape, _facet(shape, view))])
    sign = np.asarray(np.rint(np.linalg.det(inverse)))
    return np.asarray({"axes": axes, "inverse": inverse, "sign": sign, "vertices": own}[block])


def view_rows(cell: str, views: Sequence[View], blocks: Sequence[str]) -> list[list[float]]:
    """A row for each view: the blocks one after another, row by row."""
    return [
        [float(x) + 0.0 for block in blocks for x in np.ravel(block_of(cell, view, block))] for view in views
    ]


def _facet(shape: ReferenceCell, view: View) -> int:
    """The number of the facet that is seen as the first one."""
    shown = {view[k] for k in shape.facets[0]}
    return next(number for number, facet in enumerate(shape.facets) if set(facet) == shown)


def _facet_edges(shape: ReferenceCell, number: int) -> list[tuple[int, int]]:
    """Edges of a facet by vertices of the cell, in the order of the facet's own cell."""
    facet = shape.facets[number]
    return [(facet[a], facet[b]) for a, b in reference_cell(FACET_CELLS[shape.name]).entities[1]]
