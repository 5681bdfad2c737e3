"""Reference cells: vertices, sub-entities, volume, and exact integrals of monomials over them.

The cells are Basix's: the unit simplex with vertex 0 in the origin, and the unit cube ``[0, 1]^d`` with
the vertices numbered x-fastest. Sub-entities are numbered as in Basix, too: those of simplices by the
vertices that they lack, those of cubes by the vertices that they have.
"""

from __future__ import annotations

import functools
import itertools
import math
from collections.abc import Sequence
from dataclasses import dataclass

from flint import fmpq

from femforge.errors import FemforgeError, an
from femforge.ir.element import CELL_DIMENSION, SIMPLICES, TENSOR_CELLS, Region

#: The cells that facets are.
FACET_CELLS = {
    "interval": "vertex", "triangle": "interval", "quadrilateral": "interval", "tetrahedron": "triangle",
    "hexahedron": "quadrilateral",
}  # fmt: skip


@dataclass(frozen=True)
class ReferenceCell:
    """A reference cell.

    Attributes:
        name: UFL cell name.
        dimension: topological dimension d.
        is_simplex: interval, triangle or tetrahedron.
        is_tensor_product: interval, quadrilateral or hexahedron.
        vertices: integer coordinates, [vertex][d].
        entities: [dimension of the entity][entity] -> vertices of the entity, ascending.
        volume: of the reference cell: 1/d! or 1.
    """

    name: str
    dimension: int
    is_simplex: bool
    is_tensor_product: bool
    vertices: tuple[tuple[int, ...], ...]
    entities: tuple[tuple[tuple[int, ...], ...], ...]
    volume: fmpq

    @property
    def facets(self) -> tuple[tuple[int, ...], ...]:
        """Vertices of each facet."""
        return self.entities[self.dimension - 1]

    @property
    def normal(self) -> tuple[int, ...]:
        """Outward normal of the first facet, as long as the product of the facet's own axes."""
        return (1,) * self.dimension if self.is_simplex and self.dimension > 1 else (
            *(0,) * (self.dimension - 1), -1)  # fmt: skip

    @property
    def facet_volume(self) -> fmpq:
        """Of a facet's own reference cell; a vertex has 1."""
        return fmpq(1, math.factorial(self.dimension - 1)) if self.is_simplex else fmpq(1)

    def entity_axes(self, entity: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
        """Edge vectors that carry the entity's own reference axes into this cell, [axis][d]."""
        ends = entity[1:] if self.is_simplex else [entity[1 << axis] for axis in range(_log2(len(entity)))]
        origin = self.vertices[entity[0]]
        return tuple(tuple(v - o for v, o in zip(self.vertices[end], origin, strict=True)) for end in ends)


def _log2(power: int) -> int:
    return power.bit_length() - 1


def _simplex_entities(dimension: int) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """Sub-entities in the lexicographic order of the vertices that they lack; vertices in their own."""
    every = range(dimension + 1)
    by_dimension: list[tuple[tuple[int, ...], ...]] = [tuple((vertex,) for vertex in every)]
    for entity_dimension in range(1, dimension + 1):
        lacking = itertools.combinations(every, dimension - entity_dimension)
        by_dimension.append(tuple(tuple(v for v in every if v not in lack) for lack in lacking))
    return tuple(by_dimension)


def _cube_entities(dimension: int) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """Sub-entities in the lexicographic order of their vertices."""
    by_dimension = []
    for entity_dimension in range(dimension + 1):
        entities = []
        for free in itertools.combinations(range(dimension), entity_dimension):
            fixed = [axis for axis in range(dimension) if axis not in free]
            for corner in itertools.product((0, 1), repeat=len(fixed)):
                pinned = dict(zip(fixed, corner, strict=True))
                entities.append(
                    tuple(
                        vertex
                        for vertex in range(1 << dimension)
                        if all((vertex >> axis) & 1 == side for axis, side in pinned.items())
                    )
                )
        by_dimension.append(tuple(sorted(entities)))
    return tuple(by_dimension)


@functools.cache
def reference_cell(name: str) -> ReferenceCell:
    """The reference cell of a UFL cell name.

    Raises:
        FemforgeError: the cell is not one of ``femforge.ir.element.CELL_DIMENSION``.
    """
    if name not in CELL_DIMENSION:
        raise FemforgeError(f"the cell {name!r} is not known", mend=f"use one of {', '.join(CELL_DIMENSION)}")
    dimension = CELL_DIMENSION[name]
    is_simplex = name in SIMPLICES
    if is_simplex:
        origin = (0,) * dimension
        vertices = (origin, *(tuple(int(i == axis) for i in range(dimension)) for axis in range(dimension)))
    else:
        vertices = tuple(
            tuple((vertex >> axis) & 1 for axis in range(dimension)) for vertex in range(1 << dimension)
        )
    return ReferenceCell(
        name=name,
        dimension=dimension,
        is_simplex=is_simplex,
        is_tensor_product=name in TENSOR_CELLS,
        vertices=vertices,
        entities=_simplex_entities(dimension) if is_simplex else _cube_entities(dimension),
        volume=fmpq(1, math.factorial(dimension)) if is_simplex else fmpq(1),
    )


def integrate_monomial(cell: str, exponents: Sequence[int], region: Region = "cell") -> fmpq:
    """Exact integral of ``x^a y^b z^c`` over the reference cell, its first facet, or its first vertex.

    On the simplex a! b! c! / (a + b + c + d)!, on the cube 1 / ((a+1)(b+1)(c+1)). The first facet is that across from
    the origin, on the simplex, where d is one less; on the cube it is where the last coordinate is zero. Facets are
    measured on their own reference cell.

    Args:
        cell: UFL cell name.
        exponents: one for each direction.
        region: what of the cell.

    Raises:
        FemforgeError: unknown cell, or the number of exponents is not the cell's dimension.
    """
    shape = reference_cell(cell)
    if len(exponents) != shape.dimension:
        raise FemforgeError(
            f"{len(exponents)} exponents for {an(cell)} of dimension {shape.dimension}",
            place="integrate_monomial",
        )
    if region == "vertex" or (region == "facet" and shape.dimension == 1):
        return fmpq(int(not any(exponents)))
    if shape.is_simplex:
        numerator = math.prod(math.factorial(exponent) for exponent in exponents)
        dimension = shape.dimension - (region == "facet")
        return fmpq(numerator, math.factorial(sum(exponents) + dimension))
    if region == "facet":
        *exponents, normal = exponents
        if normal:
            return fmpq(0)
    return fmpq(1, math.prod(exponent + 1 for exponent in exponents))
