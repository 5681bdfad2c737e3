"""Shares of a box of cells: what each of several devices computes, owns, and exchanges with the others.

As the runtime has it (``femforge/parallel``): each cell belongs to one device; a node
that several have is owned by the first of them, and a ghost of the others.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import factorial, prod

import numpy as np
from numpy.typing import NDArray

from femforge.errors import FemforgeError
from femforge.ir.element import SIMPLICES

MAX_DEVICES = 10_000
_GRID = tuple[int, ...]


@dataclass(frozen=True)
class Messages:
    """What one device sends to the others, or receives from them, in one exchange.

    Attributes:
        near: messages within a node of the cluster.
        near_nodes: nodes of the mesh that they carry values of.
        far: messages through the network.
        far_nodes: nodes of the mesh in those.
    """

    near: int = 0
    near_nodes: int = 0
    far: int = 0
    far_nodes: int = 0

    @property
    def count(self) -> int:
        """Of all messages."""
        return self.near + self.far

    @property
    def nodes(self) -> int:
        """Of all messages."""
        return self.near_nodes + self.far_nodes


@dataclass(frozen=True)
class Share:
    """What one device has.

    Attributes:
        cells: that it computes.
        border: those of them that touch ghosts, and so wait for the others.
        owned: nodes that stand in its vectors.
        touched: owned nodes of the cells at the border.
        incoming: ghosts, from their owners; contributions to them travel the other way.
        outgoing: owned nodes that are ghosts elsewhere, once for each message.
    """

    cells: int
    border: int
    owned: int
    touched: int
    incoming: Messages
    outgoing: Messages

    @property
    def ghosts(self) -> int:
        """Nodes of its cells that others own."""
        return self.incoming.nodes


@dataclass(frozen=True)
class Partition:
    """A box of cubes, cut into as many boxes as there are devices.

    Devices are numbered along the first direction first; those of a node of the cluster have consecutive numbers.

    Attributes:
        cell: UFL cell name; simplices are d! to a cube, around its diagonal.
        degree: k of the Lagrange elements.
        cubes: of the box, in each direction.
        grid: devices in each direction, no more than cubes.
        devices_of_node: of the cluster.
    """

    cell: str
    degree: int
    cubes: _GRID
    grid: _GRID
    devices_of_node: int

    @property
    def devices(self) -> int:
        """Of all directions."""
        return prod(self.grid)

    @property
    def cells(self) -> int:
        """Of the whole box."""
        return prod(self.cubes) * self.cells_of_cube

    @property
    def nodes(self) -> int:
        """Of the whole box."""
        return prod(self.degree * n + 1 for n in self.cubes)

    @property
    def cells_of_cube(self) -> int:
        """One, or d! simplices."""
        return factorial(len(self.cubes)) if self.cell in SIMPLICES else 1

    def first_cube(self, axis: int, at: int) -> int:
        """Where the cubes of a place begin in a direction."""
        return self.cubes[axis] * at // self.grid[axis]

    @cached_property
    def shares(self) -> frozenset[Share]:
        """All that differ."""
        return frozenset(map(self._share, np.unique(self._kinds(np.arange(self.devices)), axis=0)))

    def share(self, device: int) -> Share:
        """What a device has."""
        return self._share(self._kinds(np.array([device]))[0])

    @cached_property
    def _ways(self) -> tuple[tuple[_GRID, int], ...]:
        """Directions in which a neighbour is one place further, and how far its number is."""
        axes = range(len(self.grid))
        strides = [prod(self.grid[:axis]) for axis in axes]
        ways = (way for size in axes for way in itertools.combinations(axes, size + 1))
        return tuple((way, sum(strides[axis] for axis in way)) for way in ways)

    def _kinds(self, devices: NDArray[np.int64]) -> NDArray[np.int64]:
        """All that shares depend on, of these devices: [device][column].

        Columns are the cubes in each direction, whether there is a lower neighbour in each, and the neighbours each
        way, lower ones and upper ones: 0 if there is none, 1 in the same node, 2 elsewhere.
        """
        places = np.unravel_index(devices, self.grid, order="F")
        sizes = []
        for axis, count in enumerate(self.grid):
            first = [self.first_cube(axis, at) for at in range(count + 1)]
            sizes.append(np.diff(first)[places[axis]])
        lower = np.array([at > 0 for at in places])
        upper = np.array([at + 1 < count for at, count in zip(places, self.grid, strict=True)])
        node = devices // self.devices_of_node

        def links(there: NDArray[np.bool_], sign: int) -> list[NDArray[np.int64]]:
            near = ((devices + sign * far) // self.devices_of_node == node for _, far in self._ways)
            ways = (there[list(way)].all(axis=0) for way, _ in self._ways)
            return [np.where(way, np.where(one, 1, 2), 0) for way, one in zip(ways, near, strict=True)]

        return np.stack([*sizes, *lower, *links(lower, -1), *links(upper, 1)], axis=1)

    def _share(self, kind: NDArray[np.int64]) -> Share:
        """The share of devices of a kind, a row of :meth:`_kinds`.

        A node on the lower sides of a share belongs to the neighbour that is one place lower in all of these
        directions: the first of those that have it. So what is owned is a box without its lower sides, where there
        are neighbours, and there are at most 2^d - 1 messages each way.
        """
        columns = iter(kind.tolist())
        sizes, lower = (list(itertools.islice(columns, len(self.grid))) for _ in range(2))
        below, above = (list(itertools.islice(columns, len(self._ways))) for _ in range(2))
        own = [self.degree * m + 1 - low for m, low in zip(sizes, lower, strict=True)]

        def messages(links: Sequence[int]) -> Messages:
            counts, nodes = [0, 0, 0], [0, 0, 0]
            for link, (way, _) in zip(links, self._ways, strict=True):
                counts[link] += 1
                nodes[link] += prod(n for axis, n in enumerate(own) if axis not in way)
            return Messages(counts[1], nodes[1], counts[2], nodes[2])

        inner = prod(m - low for m, low in zip(sizes, lower, strict=True))
        # every simplex of a cube touches its lowest vertex
        border = (prod(sizes) - inner) * self.cells_of_cube
        cells = prod(sizes) * self.cells_of_cube
        # nodes that only inner cells have are further from the lower sides than a cube
        all_nodes = [self.degree * m + 1 for m in sizes]
        inside = prod(n - low * (self.degree + 1) for n, low in zip(all_nodes, lower, strict=True))
        touched = prod(own) - inside
        return Share(cells, border, prod(own), touched, messages(below), messages(above))


def growing_grid(devices: int, dimension: int) -> _GRID:
    """The grid of equal cubic shares: as close to a cube as the number of devices allows, by its surface."""

    def surface(grid: _GRID) -> int:
        return sum(devices // count for count in grid)

    return min(_grids(devices, dimension), key=surface)


def fitting_grid(devices: int, cubes: _GRID) -> _GRID:
    """The grid that cuts a box with the least cuts and leaves no share empty.

    Raises:
        FemforgeError: there are too many devices for these cubes.
    """
    grids = [g for g in _grids(devices, len(cubes)) if all(p <= n for p, n in zip(g, cubes, strict=True))]
    if not grids:
        raise FemforgeError(
            f"{devices} devices cannot share {' x '.join(map(str, cubes))} cubes as boxes",
            place=f"--devices {devices}", mend="take fewer devices, or more dofs with --strong",
        )  # fmt: skip
    return min(grids, key=lambda grid: _cut(grid, cubes))


def _grids(devices: int, dimension: int) -> Iterator[_GRID]:
    """All, in ascending order."""
    if dimension == 1:
        yield (devices,)
        return
    for first in _divisors(devices):
        for others in _grids(devices // first, dimension - 1):
            yield (first, *others)


def _divisors(number: int) -> Iterable[int]:
    return (n for n in range(1, number + 1) if number % n == 0)


def _cut(grid: _GRID, cubes: _GRID) -> int:
    """Faces of cubes between devices."""
    whole = prod(cubes)
    return sum((p - 1) * (whole // n) for p, n in zip(grid, cubes, strict=True))
