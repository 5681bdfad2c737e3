"""Facets of random cells: which facets meet, where the cells lie, and how they are seen from there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import numpy as np
from kernel_cells import Cells
from numpy.typing import NDArray

from femforge.ir.integral import Integral
from femforge.reference import (
    FACET_CELLS,
    View,
    orientations,
    reference_cell,
    seen_dofs,
    seen_layout,
    views,
)

#: Of each cell of a facet: the facet's number, and its orientation as FFCx numbers these.
Place = tuple[list[int], list[int]]


def random_places(integral: Integral, count: int, seed: int = 5) -> list[Place]:
    """Any facets of cells, those of two in any orientation."""
    generator = np.random.default_rng(seed)
    facets = len(reference_cell(integral.cell).facets)
    turns = len(orientations(FACET_CELLS[integral.cell])) if integral.kind == "interior_facet" else 1
    return [
        (generator.integers(facets, size=integral.members).tolist(),
         generator.integers(turns, size=integral.members).tolist())
        for _ in range(count)
    ]  # fmt: skip


def joined(integral: Integral, cells: Cells, places: Sequence[Place]) -> Cells:
    """The second cells of interior facets moved so that they lie beyond the facets, each in its orientation."""
    if integral.kind != "interior_facet" or integral.coordinates.layout.fields[0].element.degree > 1:
        return cells  # normals of curved cells are each side's own, and need not meet
    return Cells(moved_beyond(integral.cell, cells.nodes, places), cells.coefficients, cells.constants)


def moved_beyond(cell: str, nodes: NDArray[np.float64], places: Sequence[Place]) -> NDArray[np.float64]:
    """Vertices [facet][those of the first cell, those of the second one][direction], the second cells moved."""
    nodes, shape = nodes.copy(), reference_cell(cell)
    turned = orientations(FACET_CELLS[cell])
    noise = np.random.default_rng(4).uniform(-0.05, 0.05, nodes.shape)
    for number, (facets, turns) in enumerate(places):
        first, second = nodes[number, : len(shape.vertices)], nodes[number, len(shape.vertices) :]
        plus, minus = (
            [shape.facets[facet][k] for k in turned[turn]] for facet, turn in zip(facets, turns, strict=True)
        )
        second[minus] = first[plus]
        if shape.is_simplex:
            (beyond,), (behind,) = (set(range(len(shape.vertices))) - set(facet) for facet in (minus, plus))
            second[beyond] = 2 * first[plus].mean(axis=0) - first[behind] + noise[number, beyond]
            continue
        across = [
            (~np.bitwise_or.reduce([v ^ facet[0] for v in facet])) % len(shape.vertices)
            for facet in (minus, plus)
        ]
        for v, w in zip(minus, plus, strict=True):
            second[v ^ across[0]] = 2 * first[w] - first[w ^ across[1]] + noise[number, v]
    return nodes


def seen_orders(
    integral: Integral, places: Sequence[Place], of_cell: Callable[[View], Sequence[int]]
) -> NDArray[np.int64]:
    """[facet][number]: which of its cells' nodes or dofs each one of the cells as they are seen is.

    Args:
        integral: over the facets.
        places: of the facets.
        of_cell: the same of one cell that is seen so.
    """
    oriented = integral.kind == "interior_facet"
    turns = len(orientations(FACET_CELLS[integral.cell])) if oriented else 1
    orders = np.array([of_cell(view) for view in views(integral.cell, "facet", oriented)])
    chosen = np.array([np.array(facets) * turns + np.array(turned) for facets, turned in places])
    members = np.arange(integral.members)[:, None] * orders.shape[1]
    return (orders[chosen] + members).reshape(len(places), -1)


def as_seen(integral: Integral, cells: Cells, places: Sequence[Place]) -> Cells:
    """The cells of facets numbered so that the facet is the first one of each."""
    element = integral.coordinates.layout.fields[0].element
    nodes = seen_orders(integral, places, lambda view: seen_dofs(element, view))
    facet = np.arange(len(cells))[:, None]
    coefficients = {}
    for name, values in cells.coefficients.items():
        layout = integral.function(name).layout
        order = seen_orders(integral, places, partial(seen_layout, layout))
        coefficients[name] = values[facet, order]
    return Cells(cells.nodes[facet, nodes], coefficients, cells.constants)
