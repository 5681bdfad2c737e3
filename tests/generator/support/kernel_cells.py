"""Random cells, coefficients and constants that kernels are tried on."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from femforge.ir.integral import Integral
from femforge.reference import basis
from femforge.reference.seen_geometry import all_views, view_rows

Reals = NDArray[np.float64]


@dataclass(frozen=True)
class Cells:
    """Data of some cells, or facets with their cells.

    Attributes:
        nodes: [cell][node][d], nodes in Basix's order; those of the second cell of a facet follow the first one's.
        coefficients: by name [cell][dof], dofs in Basix's order, components interleaved.
        constants: by name, flat.
    """

    nodes: Reals
    coefficients: dict[str, Reals] = field(default_factory=dict)
    constants: dict[str, Reals] = field(default_factory=dict)

    def __len__(self) -> int:
        return len(self.nodes)


def reference_nodes(integral: Integral) -> Reals:
    """[node][d] of the coordinate element in Basix's order."""
    points = basis(integral.coordinates.layout.fields[0].element).points
    return np.array([[float(x) for x in point] for point in points])


def random_cells(integral: Integral, count: int, seed: int = 0) -> Cells:
    """Deformed, rotated and moved cells, every third one of negative orientation."""
    generator = np.random.default_rng(seed)
    reference = reference_nodes(integral)
    dim = integral.gdim
    nodes = np.empty((count * integral.members, *reference.shape))
    for cell in range(len(nodes)):
        distorted = reference + generator.uniform(-0.08, 0.08, reference.shape)
        turn = np.linalg.qr(generator.normal(size=(dim, dim)))[0]
        turn[:, 0] *= np.sign(np.linalg.det(turn)) * (-1 if cell % 3 == 2 else 1)
        stretch = np.diag(generator.uniform(0.5, 1.5, dim))
        nodes[cell] = distorted @ stretch @ turn + generator.uniform(-1, 1, dim)
    coefficients = {f.name: generator.uniform(0.2, 0.6, (count, f.layout.dim)) for f in integral.coefficients}
    constants = {c.name: generator.uniform(0.4, 1.4, c.size) for c in integral.constants}
    return Cells(nodes.reshape(count, -1, dim), coefficients, constants)


def node_order(integral: Integral) -> list[int]:
    """Position among a cell's nodes of each node in Basix's order."""
    dofs = integral.coordinates.layout.fields[0].dofs
    order = [sorted(dofs).index(dof) for dof in dofs]
    return [member * len(dofs) + place for member in range(integral.members) for place in order]


def dof_order(integral: Integral, name: str, interleaved: Integral) -> list[int]:
    """Position in the kernel's dof vector of each dof in Basix's interleaved order."""
    ours, basix = integral.function(name).layout, interleaved.function(name).layout
    order = [0] * ours.dim
    for mine, other in zip(ours.fields, basix.fields, strict=True):
        for target, source in zip(mine.dofs, other.dofs, strict=True):
            order[source] = target
    return order


def kernel_arrays(
    integral: Integral, cells: Cells, interleaved: Integral | None = None
) -> dict[str, NDArray[np.generic]]:
    """The arrays of a kernel's parameters by name.

    Args:
        integral: of the kernel.
        cells: data in Basix's order.
        interleaved: the same integral in Basix's order, if the kernel has another one.
    """
    count, nodes, dim = cells.nodes.shape
    moved = np.empty_like(cells.nodes)
    moved[:, node_order(integral)] = cells.nodes
    padded = np.zeros((count, nodes, 3))
    padded[:, :, :dim] = moved
    # points in an order of their own, so that connectivity matters
    shuffle = np.random.default_rng(1).permutation(count * nodes)
    points = np.empty((count * nodes, dim))
    points[shuffle] = moved.reshape(-1, dim)
    arrays: dict[str, NDArray[np.generic]] = {
        "coordinates": points,
        "cells": shuffle.reshape(count, nodes),
        "coordinate_dofs": padded,
        **cells.constants,
    }
    if integral.views:  # the first facet, of cells that are numbered as they are seen
        arrays["views"] = np.zeros((count, integral.members), np.int32)
        arrays["view_table"] = np.array(view_rows(integral.cell, all_views(integral.cell), integral.views))
    for function in integral.coefficients:
        values = np.empty_like(cells.coefficients[function.name])
        values[:, dof_order(integral, function.name, interleaved or integral)] = cells.coefficients[
            function.name
        ]
        arrays[function.name] = values
    return arrays
