"""Basix's counterparts of the scalar elements: an independent witness, and a check of what can be joined.

The exact bases of ``femforge.reference`` are derived without Basix. What is built here serves to compare
them, and whole kernels, with Basix and FFCx.
"""

from __future__ import annotations

import functools
from typing import Any

import basix
import basix.ufl
import numpy as np
import numpy.typing as npt

from femforge.errors import ExitCode, FemforgeError, an
from femforge.ir.element import ScalarElement

LAGRANGE_VARIANTS = {
    "equispaced": basix.LagrangeVariant.equispaced,
    "gll": basix.LagrangeVariant.gll_warped,
}
_SIMPLE_FAMILIES = {"CR": basix.ElementFamily.CR, "bubble": basix.ElementFamily.bubble}
#: What can be joined.
DISJOINT = "join elements whose spaces meet in zero only, for instance P1 and a bubble"

Array = npt.NDArray[np.float64]


@functools.cache
def scalar_to_basix(scalar: ScalarElement) -> Any:
    """The ``basix.ufl`` element with the basis of ``scalar``, in the same order.

    Args:
        scalar: any scalar element.

    Returns:
        A ``basix.ufl`` element; for an enriched one a custom element.

    Raises:
        FemforgeError: the parts of an enriched element are not linearly independent.
    """
    if scalar.family == "enriched":
        parts = [scalar_to_basix(part) for part in scalar.parts]
        try:
            return _hierarchical(parts) if scalar.variant == "hierarchical" else _nodal(parts)
        except (RuntimeError, np.linalg.LinAlgError) as error:
            raise FemforgeError(
                f"the parts of {scalar.name} on {an(scalar.cell)} are not linearly independent",
                mend=DISJOINT,
                code=ExitCode.FORM,
            ) from error
    cell = basix.CellType[scalar.cell]
    if scalar.given is not None:
        points = np.array([[float(x) for x in point] for point in scalar.given.points])
        weights = np.array([float(weight) for weight in scalar.given.weights])
        return basix.ufl.quadrature_element(cell, points=points, weights=weights)
    if scalar.at_points:
        return basix.ufl.quadrature_element(cell, scheme=scalar.variant, degree=scalar.degree)
    if scalar.family in _SIMPLE_FAMILIES:
        return basix.ufl.element(_SIMPLE_FAMILIES[scalar.family], cell, scalar.degree)
    variant = LAGRANGE_VARIANTS[scalar.variant]
    return basix.ufl.element(
        basix.ElementFamily.P,
        cell,
        scalar.degree,
        lagrange_variant=variant,
        discontinuous=scalar.discontinuous,
    )


def _nodal(parts: list[Any]) -> Any:
    """The element whose basis is dual to the functionals of all parts together."""
    _joined_functionals(parts)
    return basix.ufl.enriched_element(parts)


def _hierarchical(parts: list[Any]) -> Any:
    """The element whose basis is the bases of the parts, one after another, as they are.

    Basix defines an element by its functionals, so those dual to the joined basis are made: with
    A[i][j] = l_i(phi_j) for the joined functionals l and basis phi, they are the rows of A^-1 l.
    """
    weights = np.asarray(np.linalg.inv(_joined_functionals(parts)), dtype=np.float64)
    joined = basix.ufl.enriched_element(parts)
    points, matrices = _functionals_in_entities(parts, weights[_entity_order(parts)])
    first = parts[0]
    return basix.ufl.custom_element(
        first.cell_type,
        first.reference_value_shape,
        np.asarray(joined._wcoeffs),
        points,
        matrices,
        0,
        first.map_type,
        joined.basix_sobolev_space,
        joined.discontinuous,
        joined.embedded_subdegree,
        joined.embedded_superdegree,
    )


def _point_functionals(part: Any) -> tuple[Array, Array]:
    """Points (n, tdim) and matrix (dofs, n) of a scalar element's functionals, dofs in Basix's order."""
    tdim = len(part.entity_dofs) - 1
    points = [x for entities in part._x[: tdim + 1] for x in entities]
    columns = np.cumsum([0, *(len(x) for x in points)])
    matrix = np.zeros((part.dim, columns[-1]))
    entity = 0
    for entities, dofs_of_entities in zip(part._M[: tdim + 1], part.entity_dofs, strict=True):
        for block, dofs in zip(entities, dofs_of_entities, strict=True):
            matrix[dofs, columns[entity] : columns[entity + 1]] = block[:, 0, :, 0]
            entity += 1
    return np.concatenate(points), matrix


def _joined_functionals(parts: list[Any]) -> Array:
    """Functionals of all parts (rows) applied to the bases of all parts (columns)."""
    rows = []
    for part in parts:
        points, matrix = _point_functionals(part)
        rows.append([matrix @ np.asarray(other.tabulate(0, points)[0]) for other in parts])
    functionals = np.block(rows)
    if np.linalg.matrix_rank(functionals) < len(functionals):
        raise np.linalg.LinAlgError("singular")
    return np.asarray(functionals)


def _entity_order(parts: list[Any]) -> list[int]:
    """For each dof in Basix's entity order, its number when the parts follow one another."""
    order: list[int] = []
    for tdim, entities in enumerate(parts[0].entity_dofs):
        for entity in range(len(entities)):
            offset = 0
            for part in parts:
                order += [offset + dof for dof in part.entity_dofs[tdim][entity]]
                offset += part.dim
    # all but bubbles hold the constants, so that independent parts are an element and a bubble, which is the last
    assert order == sorted(order)
    return order


def _functionals_in_entities(parts: list[Any], weights: Array) -> tuple[list[Any], list[Any]]:
    """Points and interpolation matrices for each entity, for the functionals with rows ``weights``."""
    pieces = [_point_functionals(part) for part in parts]
    points = np.concatenate([piece[0] for piece in pieces])
    matrix = np.zeros((len(weights), len(points)))
    row = column = 0
    for piece_points, piece in pieces:
        matrix[row : row + len(piece), column : column + len(piece_points)] = piece
        row, column = row + len(piece), column + len(piece_points)
    matrix = weights @ matrix
    all_points: list[Any] = []
    all_matrices: list[Any] = []
    dof = 0
    for tdim, entities in enumerate(parts[0].entity_dofs):
        all_points.append([])
        all_matrices.append([])
        for entity in range(len(entities)):
            count = sum(len(part.entity_dofs[tdim][entity]) for part in parts)
            used = np.abs(matrix[dof : dof + count]).max(axis=0, initial=0.0) > 1e-12
            all_points[-1].append(points[used])
            block = np.ascontiguousarray(matrix[dof : dof + count][:, used])
            all_matrices[-1].append(block.reshape(count, 1, -1, 1) if count else np.zeros((0, 1, 0, 1)))
            dof += count
    return all_points, all_matrices
