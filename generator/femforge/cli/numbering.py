"""Global numbers of the dofs of a mesh, found without the runtime: dofs that lie at one place are one.

A dof on a vertex, edge or face is known by where it lies between the vertices of its cell: by the values of the
vertices' own basis functions there, which neighbouring cells agree on. Dofs of a cell's interior are its own.
"""

from __future__ import annotations

import itertools
from dataclasses import dataclass, replace

import numpy as np
import numpy.typing as npt

from femforge.ir.element import SIMPLICES, ComponentOrder, Layout, ScalarElement
from femforge.ir.integral import Function
from femforge.kernels.access.spaces import Space, space_of
from femforge.reference import basis

Array = npt.NDArray[np.float64]
Integers = npt.NDArray[np.int64]
#: Steps in which places on a cell are told apart.
_STEPS = 10**9
_MOST_PARTS = 1000


@dataclass(frozen=True)
class Numbering:
    """The L-vectors of a space on a mesh.

    Attributes:
        offsets: [cell][node], as kernels take them.
        components: of a node; ``stride`` apart.
        entries: of an L-vector.
        dofs: [cell][dof] -> entry.
    """

    offsets: Integers
    components: int
    stride: int
    entries: int
    dofs: Integers

    @property
    def facts(self) -> Integers:
        """What the check program reads: nodes of a cell, components, stride, entries; offsets."""
        head = [self.offsets.shape[1], self.components, self.stride, self.entries]
        return np.concatenate([np.array(head, dtype=np.int64), self.offsets.ravel()])


def number_dofs(
    layout: Layout,
    order: ComponentOrder,
    coordinates: Function,
    cells: npt.NDArray[np.int32],
    points: int,
    distance: int = 1,
) -> Numbering:
    """Number the dofs of an element on a mesh.

    Where the nodes are the points that give the geometry, they are numbered as those are.

    Args:
        layout: of the element.
        order: of the components in an L-vector.
        coordinates: the field that gives the geometry.
        cells: [cell][node of the geometry] -> point, nodes in Basix's order; of interior facets those of both cells.
        points: of the mesh.
        distance: least stride of planar components.
    """
    space = space_of(layout, order)
    if layout.members > 1:
        return _of_both(layout, order, coordinates, cells, points, distance)
    geometry = coordinates.layout.fields[0].element
    places = _places(layout, space)
    if space.components * space.nodes == layout.dim and {element for _, element, _ in places} == {geometry} and (
        layout.blocks == 1
    ):  # fmt: skip
        numbers, count = cells[:, [function for *_, function in places]].astype(np.int64), points
    else:
        numbers, count = _joined(places, cells[:, : _vertices(geometry.cell)])
    return _numbering(space, numbers, count, distance)


def number_apart(layout: Layout, order: ComponentOrder, cells: int, distance: int = 1) -> Numbering:
    """Number the dofs of an element that no cells share, as those of an L-vector.

    Args:
        layout: of the element.
        order: of the components in an L-vector.
        cells: how many.
        distance: least stride of planar components.
    """
    space = space_of(layout, order)
    count = cells * space.nodes
    numbers = np.arange(count, dtype=np.int64).reshape(cells, space.nodes)
    return _numbering(space, numbers, count, distance)


def number_by_cells(layout: Layout, order: ComponentOrder, cells: int) -> Numbering:
    """Number the dofs of an element cell by cell: those of E-vectors.

    Args:
        layout: of the element.
        order: of the components of a cell.
        cells: how many.
    """
    space = space_of(layout, order)
    stride = space.nodes if space.planar else 1
    step = 1 if space.planar else space.components
    first = layout.dim * np.arange(cells, dtype=np.int64)
    offsets = first[:, None] + step * np.arange(space.nodes, dtype=np.int64)
    nodes, components = np.array(space.places, dtype=np.int64).T
    dofs = offsets[:, nodes] + components * stride
    return Numbering(offsets, space.components, stride, cells * layout.dim, dofs)


def _numbering(space: Space, numbers: Integers, count: int, distance: int) -> Numbering:
    """Of nodes that have numbers below ``count``: [cell][node]."""
    stride = max(count, distance) if space.planar else 1
    offsets = numbers if space.planar else numbers * space.components
    nodes, components = np.array(space.places, dtype=np.int64).T
    dofs = offsets[:, nodes] + components * stride
    entries = stride * space.components if space.planar else count * space.components
    return Numbering(offsets, space.components, stride, entries, dofs)


def _of_both(
    layout: Layout,
    order: ComponentOrder,
    coordinates: Function,
    cells: npt.NDArray[np.int32],
    points: int,
    distance: int,
) -> Numbering:
    """Of both cells of interior facets: of each cell by itself, whose facets all have it."""
    # a mesh without interior facets has no rows: sizes cannot be left to be found out
    sides = cells.reshape(len(cells) * layout.members, cells.shape[1] // layout.members)
    single = replace(layout, fields=layout.member_fields, dim=layout.member_dim, members=1)
    one = number_dofs(single, order, coordinates, sides, points, distance)
    both = [a.reshape(len(cells), a.shape[1] * layout.members) for a in (one.offsets, one.dofs)]
    return replace(one, offsets=both[0], dofs=both[1])


def _places(layout: Layout, space: Space) -> list[tuple[int, ScalarElement, int]]:
    """(field, scalar element, basis function) of the first dof of each node."""
    found = {
        dof: (number, field.element, function)
        for number, field in reversed(list(enumerate(layout.fields)))
        for function, dof in enumerate(field.dofs)
    }
    first = {node: dof for dof, (node, component) in enumerate(space.places) if component == 0}
    return [found[first[node]] for node in range(space.nodes)]


def _vertices(cell: str) -> int:
    return basis(ScalarElement("P" if cell in SIMPLICES else "Q", cell, 1)).dimension


def _joined(
    places: list[tuple[int, ScalarElement, int]], vertices: npt.NDArray[np.int32]
) -> tuple[Integers, int]:
    """[cell][node] -> number, and how many there are.

    Args:
        places: of the nodes, from :func:`_places`.
        vertices: [cell][vertex] -> point.
    """
    count, width = vertices.shape
    keys = []
    # a cell is known by its vertices, in whatever order it stands here again, for another facet
    _, cell = np.unique(np.sort(vertices, axis=1), axis=0, return_inverse=True)
    for field, element, function in places:
        key = np.full((count, 2 + 2 * width), -1, dtype=np.int64)
        weights = np.rint(_vertex_values(element, function) * _STEPS).astype(np.int64)
        used = np.flatnonzero(weights)
        own = vertices[:, used]
        ascending = np.argsort(own, axis=1)
        key[:, 0] = field * _MOST_PARTS + _part(element, function)
        if _is_inside(element, function):
            key[:, 1] = cell.ravel()
        key[:, 2 : 2 + len(used)] = np.take_along_axis(own, ascending, axis=1)
        key[:, 2 + width : 2 + width + len(used)] = weights[used][ascending]
        keys.append(key)
    different, numbers = np.unique(np.concatenate(keys), axis=0, return_inverse=True)
    return numbers.reshape(len(places), count).T.astype(np.int64), len(different)


def _part(element: ScalarElement, function: int) -> int:
    """Which of the joined elements of an enriched one a basis function is of: two may have dofs at one point."""
    ends = itertools.accumulate(basis(part).dimension for part in element.parts)
    return next((k for k, end in enumerate(ends) if function < end), 0)


def _is_inside(element: ScalarElement, function: int) -> bool:
    return element.discontinuous or any(function in dofs for dofs in basis(element).entity_dofs[-1])


def _vertex_values(element: ScalarElement, function: int) -> Array:
    """Values of the basis functions of the cell's vertices where a dof is: [vertex]."""
    point = np.array([float(x) for x in basis(element).points[function]])
    if element.cell in SIMPLICES:
        return np.array([1 - point.sum(), *point])
    corners = basis(ScalarElement("Q", element.cell, 1)).points
    return np.array(
        [np.prod([x if c else 1 - x for x, c in zip(point, corner, strict=True)]) for corner in corners]
    )
