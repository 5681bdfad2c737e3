"""Lagrange points: integer lattices of a cell in Basix's order, and where the points lie.

A lattice position is a tuple of integers i, one for each direction, that stands for the equispaced point
i/n. Sub-entities follow each other as in Basix (vertices, edges, faces, interior), and the positions
inside of each run x-fastest along the entity's own axes.
"""

from __future__ import annotations

import functools
import itertools
import math

from flint import fmpq

from femforge.reference.cells import ReferenceCell, reference_cell
from femforge.reference.decimals import is_rounded, round_working, snap
from femforge.reference.orthogonal import gauss_lobatto

Position = tuple[int, ...]
EntityDofs = tuple[tuple[tuple[int, ...], ...], ...]
"""[dimension of the entity][entity] -> dofs."""


def interior_positions(is_simplex: bool, dimension: int, n: int) -> tuple[Position, ...]:
    """Positions strictly inside of a cell with n + 1 positions on an edge, x fastest."""
    reversed_positions = itertools.product(range(1, n), repeat=dimension)
    inside = (position[::-1] for position in reversed_positions)
    return tuple(position for position in inside if not is_simplex or sum(position) < n)


def _entity_positions(cell: ReferenceCell, dimension: int, entity: tuple[int, ...], n: int) -> list[Position]:
    origin = tuple(n * coordinate for coordinate in cell.vertices[entity[0]])
    if dimension == 0:
        return [origin]
    axes = cell.entity_axes(entity)
    return [
        tuple(
            origin[i] + sum(step * axis[i] for step, axis in zip(position, axes, strict=True))
            for i in range(cell.dimension)
        )
        for position in interior_positions(cell.is_simplex, dimension, n)
    ]


@functools.cache
def lagrange_lattice(cell_name: str, n: int) -> tuple[tuple[Position, ...], EntityDofs]:
    """All positions of the lattice with n >= 1 steps on an edge, and the positions of each sub-entity."""
    cell = reference_cell(cell_name)
    positions: list[Position] = []
    entity_dofs = []
    for dimension, entities in enumerate(cell.entities):
        dofs = []
        for entity in entities:
            inside = _entity_positions(cell, dimension, entity, n)
            dofs.append(tuple(range(len(positions), len(positions) + len(inside))))
            positions.extend(inside)
        entity_dofs.append(tuple(dofs))
    return tuple(positions), tuple(entity_dofs)


@functools.cache
def gll_points(n: int) -> tuple[fmpq, ...]:
    """The n + 1 Gauss-Lobatto-Legendre points of [0, 1], n >= 1; rational ones exactly."""
    return tuple(snap_point(gauss_lobatto(n + 1)[0]))


def snap_point(coordinates: tuple[fmpq, ...]) -> tuple[fmpq, ...]:
    """Replace coordinates that are simple rationals by these; the others keep their working digits."""
    simple = snap(coordinates)
    return tuple(c if is_rounded(s) else s for s, c in zip(simple, coordinates, strict=True))


@functools.cache
def _blended_warp(n: int, difference: int) -> fmpq:
    """4 w(s) / (1 - (2s - 1)^2) at s = (n + difference) / 2n, w being the polynomial that moves
    equispaced points of the interval to the GLL points (Hesthaven & Warburton 2008, pp. 175-180)."""
    s = fmpq(n + difference, 2 * n)
    warp = fmpq(0)
    for i, point in enumerate(gll_points(n)):
        cardinal = math.prod(((n * s - j) / (i - j) for j in range(n + 1) if j != i), start=fmpq(1))
        warp += (point - fmpq(i, n)) * cardinal
    return round_working(warp / (s * (1 - s)))


def _warped_simplex_point(position: Position, n: int) -> tuple[fmpq, ...]:
    """Move a lattice point along each edge direction, as Basix's ``warp`` rule does.

    In barycentric coordinates b: b_i += b_i b_j warp((1 + b_i - b_j) / 2) / (s (1 - s)), for each pair.
    """
    steps = (n - sum(position), *position)
    moved = []
    for i in range(1, len(steps)):
        coordinate = fmpq(steps[i], n)
        for j, other in enumerate(steps):
            if j != i and steps[i] and other:
                coordinate += fmpq(steps[i] * other, n * n) * _blended_warp(n, steps[i] - other)
        moved.append(round_working(coordinate))
    return snap_point(tuple(moved))


def lattice_point(cell_name: str, position: Position, n: int, variant: str) -> tuple[fmpq, ...]:
    """Where the dof of a lattice position lies.

    Args:
        cell_name: UFL cell name.
        position: integers, one for each direction.
        n: steps of the lattice along an edge.
        variant: ``equispaced``, or ``gll``: Gauss-Lobatto-Legendre points on edges and cubes; inside of
            simplices warped from these as in Basix's ``gll_warped``.
    """
    if variant == "equispaced":
        return tuple(fmpq(i, n) for i in position)
    if reference_cell(cell_name).is_tensor_product:
        return tuple(gll_points(n)[i] for i in position)
    return _warped_simplex_point(position, n)
