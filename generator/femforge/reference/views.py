"""A cell seen from one of its facets or vertices: numbered so that this is the first one.

A reference cell is mapped onto itself by every renumbering of a simplex's vertices, and by the symmetries of the cube.
The elements here are made of points that these maps carry onto each other, so that a renumbered cell has the same basis
functions in another order. Kernels on facets know the first facet only: who calls them hands them dofs and points as
they are seen from there.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Sequence
from fractions import Fraction

import numpy as np
from flint import fmpq

from femforge.ir.element import Layout, Region, ScalarElement
from femforge.reference.bases import basis, dimension
from femforge.reference.cells import FACET_CELLS, ReferenceCell, reference_cell
from femforge.reference.decimals import to_float64

#: By position, the vertex of the cell that has it.
View = tuple[int, ...]
#: How far values of equal basis functions may be apart, those of irrational points rounded.
_TOLERANCE = 1e-12


@functools.cache
def orientations(facet: str) -> tuple[View, ...]:
    """The ways in which the vertices of a facet may be met, numbered as FFCx's permutations of quadrature points.

    Args:
        facet: UFL cell name of the facet, or ``vertex``.

    Returns:
        For each number, by vertex of the facet: the vertex that takes its place when the facet is rotated
        ``number // 2`` times and then, for odd numbers, reflected.
    """
    if facet == "vertex":
        return ((0,),)
    if facet == "interval":
        return ((0, 1), (1, 0))
    corners = reference_cell(facet).vertices
    turns = len(corners)
    found = []
    for turn, mirrored in itertools.product(range(turns), (False, True)):
        places = list(corners)
        for _ in range(turn):
            places = [(y, 1 - x - y) if turns == 3 else (y, 1 - x) for x, y in places]
        if mirrored:
            places = [(y, x) for x, y in places]
        found.append(tuple(corners.index(place) for place in places))
    return tuple(found)


@functools.cache
def views(cell: str, region: Region, oriented: bool = False) -> tuple[View, ...]:
    """How a cell is numbered as seen from each facet, or each vertex.

    Args:
        cell: UFL cell name.
        region: ``facet`` or ``vertex``.
        oriented: each orientation of each facet, these varying fastest (interior facets).

    Returns:
        For each facet (and orientation) or vertex the vertices of the cell in the order in which it is seen.
    """
    shape = reference_cell(cell)
    if region == "vertex":
        return tuple(
            _with_first(shape, (vertex,), shape.entities[0][0]) for vertex in range(len(shape.vertices))
        )
    first = shape.facets[0]
    turned = orientations(FACET_CELLS[cell]) if oriented else (tuple(range(len(first))),)
    return tuple(
        _with_first(shape, tuple(facet[k] for k in order), first)
        for facet in shape.facets
        for order in turned
    )


def _with_first(shape: ReferenceCell, entity: Sequence[int], first: Sequence[int]) -> View:
    """The vertices with those of an entity where the first one of its kind has its own."""
    places = dict(zip(first, entity, strict=True))
    if shape.is_simplex:
        others = iter(v for v in range(len(shape.vertices)) if v not in places.values())
        return tuple(places[v] if v in places else next(others) for v in range(len(shape.vertices)))
    # the axes that leave the entity follow in their own order; a reflection is a step the other way
    origin = entity[0]
    axes = [places[end] ^ origin for end in (1, 2, 4) if end in places]
    axes += [axis for axis in (1, 2, 4)[: shape.dimension] if axis not in axes]
    found = []
    for vertex in range(len(shape.vertices)):
        seen = origin
        for bit, axis in enumerate(axes):
            seen ^= axis if vertex >> bit & 1 else 0
        found.append(seen)
    return tuple(found)


@functools.cache
def seen_dofs(element: ScalarElement, view: View) -> tuple[int, ...]:
    """The basis function of a cell that each basis function of the renumbered cell is.

    Values at points of the first facet stay where they are: the points are where the renumbering has put them.
    """
    if element.at_points:
        return tuple(range(dimension(element)))
    points = _samples(element.cell)
    carried = [_carried(element.cell, view, point) for point in points]
    none = (0,) * len(points[0])
    whole = basis(element)
    seen, own = (
        to_float64(whole.tabulate(where, none).entries(), (len(points), whole.dimension))
        for where in (points, carried)
    )
    apart = np.abs(seen[:, :, None] - own[:, None, :]).max(axis=0)
    found = apart.argmin(axis=1)
    # true of all elements that there are: a family whose functions change their signs needs more than an order
    assert apart.min(axis=1).max() < _TOLERANCE
    assert len(set(found.tolist())) == whole.dimension
    return tuple(int(k) for k in found)


def seen_layout(layout: Layout, view: View) -> tuple[int, ...]:
    """The dof of a cell that each dof of the renumbered cell is, of one member."""
    found = [0] * layout.member_dim
    for field in layout.member_fields:
        for own, cells in enumerate(seen_dofs(field.element, view)):
            found[field.dofs[own]] = field.dofs[cells]
    return tuple(found)


def _samples(cell: str) -> list[tuple[fmpq, ...]]:
    """Points in general position, as many as tell any two basis functions apart."""
    dimension = reference_cell(cell).dimension
    steps = [Fraction(7 + 5 * d, 41 + 12 * d) for d in range(dimension)]
    points = []
    for k in range(1, 12):
        x = [(k * step) % 1 / (dimension + 1) for step in steps]
        points.append(tuple(fmpq(c.numerator, c.denominator) for c in x))
    return points


def _carried(cell: str, view: View, point: Sequence[fmpq]) -> tuple[fmpq, ...]:
    """The point of the cell that a point of the renumbered one is: vertices are where the view says."""
    shape = reference_cell(cell)
    corners = [shape.vertices[vertex] for vertex in view]
    ends = range(1, shape.dimension + 1) if shape.is_simplex else [1 << d for d in range(shape.dimension)]
    return tuple(
        corners[0][i]
        + sum((x * (corners[end][i] - corners[0][i]) for x, end in zip(point, ends, strict=True)), fmpq(0))
        for i in range(shape.dimension)
    )
