"""Sizes of Lagrange spaces on a structured box: cells, nodes, and pairs of nodes that share a cell."""

from __future__ import annotations

import re
from dataclasses import dataclass
from math import comb, factorial

from femforge.errors import FemforgeError
from femforge.ir.element import CELL_DIMENSION, SIMPLICES

MAX_DEGREE = 8


@dataclass(frozen=True)
class Box:
    """A box of n^d cubes, each kept whole or divided into d! simplices along its diagonal.

    Attributes:
        cell: UFL cell name.
        cubes: n, in each direction.
        periodic: opposite sides are one, so that every node is an interior one.
    """

    cell: str
    cubes: int
    periodic: bool = False

    @property
    def dimension(self) -> int:
        """Topological dimension d."""
        return CELL_DIMENSION[self.cell]

    @property
    def simplicial(self) -> bool:
        """Whether cells are simplices, and so affine."""
        return self.cell in SIMPLICES

    @property
    def cells(self) -> int:
        """Number of cells: n^d, or n^d d!."""
        return int(self.cubes**self.dimension) * (factorial(self.dimension) if self.simplicial else 1)

    @property
    def vertices_of_cell(self) -> int:
        """Vertices of one cell."""
        return self.dimension + 1 if self.simplicial else 1 << self.dimension

    def lattice(self, degree: int) -> int:
        """Nodes of degree k: (kn + 1)^d, or (kn)^d in a periodic box."""
        return int((degree * self.cubes + (not self.periodic)) ** self.dimension)

    def simplices(self, dimension: int) -> int:
        """Vertices (0), edges (1), ... of the simplices.

        A j-simplex inside an m-face of a cube is a chain of j + 1 of its corners: it deals the m directions
        into j steps, none empty, which is a map onto j things.
        """
        d, n = self.dimension, self.cubes
        side = n if self.periodic else n + 1
        return sum(comb(d, m) * n**m * side ** (d - m) * _maps_onto(m, dimension) for m in range(d + 1))


def _maps_onto(m: int, j: int) -> int:
    """Maps of m things onto j things, by inclusion and exclusion."""
    return sum((-1) ** i * comb(j, i) * (j - i) ** m for i in range(j + 1))


@dataclass(frozen=True)
class Space:
    """Scalar Lagrange elements of a degree on a box.

    Attributes:
        degree: k, at least 1.
        box: the mesh.
    """

    degree: int
    box: Box

    @property
    def name(self) -> str:
        """For instance ``P2 tetrahedron``."""
        return f"{'P' if self.box.simplicial else 'Q'}{self.degree} {self.box.cell}"

    @property
    def nodes(self) -> int:
        """Nodes of the mesh."""
        return self.box.lattice(self.degree)

    @property
    def nodes_of_cell(self) -> int:
        """Nodes of one cell."""
        k, d = self.degree, self.box.dimension
        return comb(k + d, d) if self.box.simplicial else (k + 1) ** d

    @property
    def couplings(self) -> int:
        """Ordered pairs of nodes that share a cell: nonzeros of a scalar operator.

        On cubes a product over the directions. On simplices two nodes share a cell if and only if what they
        lie on spans a simplex of the mesh, so that each pair belongs to exactly one simplex.
        """
        k, n = self.degree, self.box.cubes
        if not self.box.simplicial:
            inner_points = n if self.box.periodic else n - 1
            return int((n * (k + 1) ** 2 - inner_points) ** self.box.dimension)
        return sum(self.box.simplices(j) * self._spanning_pairs(j) for j in range(self.box.dimension + 1))

    def _spanning_pairs(self, j: int) -> int:
        """Ordered pairs of nodes of a j-simplex that lie on none of its faces together."""
        faces = range(j + 1)
        return sum((-1) ** (j - i) * comb(j + 1, i + 1) * comb(self.degree + i, i) ** 2 for i in faces)


def space(name: str, dimension: int, cubes: int, periodic: bool = False) -> Space:
    """The space of an element's name.

    Args:
        name: ``P`` (simplices) or ``Q`` (cubes) and a degree from 1 to 8, such as ``P2``.
        dimension: 1, 2 or 3.
        cubes: of the box, in each direction.
        periodic: see :class:`Box`.

    Raises:
        FemforgeError: there is no such element.
    """
    match = re.fullmatch(r"([PQ])([0-9]+)", name)
    if match is None or not 1 <= int(match[2]) <= MAX_DEGREE:
        raise FemforgeError(
            f"there is no model of the element {name!r}",
            place=f"--element {name}",
            mend=f"P1 to P{MAX_DEGREE} (simplices) or Q1 to Q{MAX_DEGREE} (cubes)",
        )
    simplex = match[1] == "P" or dimension == 1
    cells = [c for c, d in CELL_DIMENSION.items() if d == dimension and (c in SIMPLICES) == simplex]
    return Space(int(match[2]), Box(cells[0], cubes, periodic))
