"""Boxes of cells that are walked through, for tests of what the cost models count."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

Point = tuple[int, ...]


def counted_cells(name: str, cubes: Sequence[int]) -> list[list[Point]]:
    """Vertices of every cell, in steps of the degree, by walking through the mesh: cell after cell of each cube."""
    found = []
    for corner in itertools.product(*map(range, cubes)):
        if name[0] == "Q":
            steps = itertools.product((0, 1), repeat=len(cubes))
            found.append([tuple(c + s for c, s in zip(corner, step, strict=True)) for step in steps])
            continue
        for order in itertools.permutations(range(len(cubes))):
            walk = [corner]
            for axis in order:
                walk.append(tuple(c + (a == axis) for a, c in enumerate(walk[-1])))
            found.append(walk)
    return found


def counted_nodes(vertices: list[Point], degree: int, tensor: bool) -> list[Point]:
    """Nodes of a cell as points of the lattice of the degree."""
    if tensor:
        low = min(vertices)
        offsets = itertools.product(range(degree + 1), repeat=len(low))
        return [tuple(degree * x + o for x, o in zip(low, offset, strict=True)) for offset in offsets]
    shares = (s for s in itertools.product(range(degree + 1), repeat=len(vertices)) if sum(s) == degree)
    axes = range(len(vertices[0]))
    return [tuple(sum(n * v[a] for n, v in zip(s, vertices, strict=True)) for a in axes) for s in shares]
