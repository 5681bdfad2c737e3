"""Facets in all places and orientations that kernels are tried on, and how results are compared there."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import numpy as np
from kernel_build import Built, call_tabulate
from kernel_cells import Cells, kernel_arrays

from femforge.emit.origin import KernelSource
from femforge.ir.integral import Integral
from femforge.reference import FACET_CELLS, View, orientations, reference_cell, views

#: Relative to the largest entry.
TOLERANCE = 2e-12
#: Pairings of facets that are tried, of interior ones.
COUNT = 12


def entities(integral: Integral) -> Iterator[tuple[list[int], list[int]]]:
    """Facets (or vertices) of the cells, and orientations, that the integral is tried on."""
    shape = reference_cell(integral.cell)
    if integral.kind == "vertex":
        yield from (([vertex], [0]) for vertex in range(len(shape.vertices)))
        return
    facets = range(len(shape.facets))
    if integral.kind == "exterior_facet":
        yield from (([facet], [0]) for facet in facets)
        return
    turns = range(len(orientations(FACET_CELLS[integral.cell])))
    every = list(itertools.product(facets, facets, turns, turns))
    chosen = np.random.default_rng(3).permutation(len(every))[:COUNT]
    yield from (([every[k][0], every[k][1]], [every[k][2], every[k][3]]) for k in chosen)


def agree(ours: np.ndarray, theirs: np.ndarray, what: str) -> None:
    """Up to rounding; nothing flows out where an upwind flux is zero."""
    scale = np.abs(theirs).max()
    worst = np.abs(ours - theirs).max() / (scale or 1.0)
    assert worst < TOLERANCE, f"{what}: relative error {worst:.2e}"


def tabulated(
    built: Built[KernelSource],
    name: str,
    integral: Integral,
    cells: Cells,
    number: int,
    facets: list[int],
    turns: list[int],
) -> np.ndarray:
    """The element tensor of one facet from UFCx's face."""
    arrays = kernel_arrays(integral, cells)
    unused = np.full((len(cells), 2048), np.nan)
    w = [arrays.get(f.name, unused)[number, : f.layout.dim] for f in integral.packed]
    c = np.concatenate([*(arrays[k.name] for k in integral.constants), np.zeros(1)])
    x = arrays["coordinate_dofs"][number]
    return call_tabulate(built, name, np.concatenate([*w, np.zeros(1)]), c, x, facets, turns)


def seen_as(integral: Integral, facets: list[int], turns: list[int]) -> list[View]:
    """How the cells of a facet are seen."""
    oriented = integral.kind == "interior_facet"
    each = len(orientations(FACET_CELLS[integral.cell])) if oriented else 1
    every = views(integral.cell, integral.region, oriented)
    return [every[facet * each + turn] for facet, turn in zip(facets, turns, strict=True)]
