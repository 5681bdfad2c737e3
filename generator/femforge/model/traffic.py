"""Bytes that one application of an operator moves, with perfect caching and with none.

Perfect caching reads each number once; without caching, what belongs to a node is read once for each cell (SpMV:
each nonzero) that needs it. A vector that is added to is read and written.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from fractions import Fraction

from femforge.model.spaces import Box, Space


@dataclass(frozen=True)
class Operator:
    """A bilinear form with coefficients constant in each cell.

    Attributes:
        name: readable.
        vector: whether unknowns are vectors, with a component for each direction.
        gradient: whether it takes derivatives; else it is a mass matrix.
        strain: whether it takes symmetric gradients.
        constants: numbers stored for each cell.
    """

    name: str
    vector: bool
    gradient: bool = True
    strain: bool = False
    constants: int = 0

    def components(self, dimension: int) -> int:
        """Unknowns at a node."""
        return dimension if self.vector else 1

    def values_at_point(self, dimension: int) -> int:
        """Numbers that partial assembly stores at a quadrature point.

        For gradients the symmetric matrix of d x d, for strains that of the symmetric gradient's d (d + 1) / 2
        entries, for masses the scaled determinant: 6, 21 and 1 in space (tables 2 and 3).
        """
        if not self.gradient:
            return 1
        size = _triangle(dimension)
        return _triangle(size) if self.strain else size


def _triangle(size: int) -> int:
    """Entries of a symmetric matrix."""
    return size * (size + 1) // 2


#: By the names that the command line takes.
OPERATORS = {
    "laplace": Operator("Laplace", vector=False),
    "vector-laplace": Operator("vector Laplace", vector=True),
    "elasticity": Operator("isotropic elasticity", vector=True, strain=True, constants=2),
    "mass": Operator("mass", vector=False, gradient=False),
    "vector-mass": Operator("vector mass", vector=True, gradient=False),
}


@dataclass(frozen=True)
class Sizes:
    """Bytes of a number, of an index of a node or column, and of an offset of a row."""

    scalar: int = 8
    index: int = 4
    offset: int = 8


@dataclass(frozen=True)
class Part:
    """What is moved of one array: bytes with perfect caching, and with none."""

    name: str
    cached: int
    uncached: int


@dataclass(frozen=True)
class Traffic:
    """What one application of an operator moves."""

    parts: tuple[Part, ...]

    @property
    def cached(self) -> int:
        """Bytes with perfect caching."""
        return sum(part.cached for part in self.parts)

    @property
    def uncached(self) -> int:
        """Bytes without caching."""
        return sum(part.uncached for part in self.parts)

    def part(self, name: str) -> Part:
        """The part of a name."""
        return next(part for part in self.parts if part.name == name)


@dataclass(frozen=True)
class Problem:
    """An operator on a mesh.

    Attributes:
        space: scalar element and mesh; cells have straight edges, their geometry is that of their vertices.
        operator: what is applied.
        sizes: of numbers in bytes.
        interior_rows: count the nonzeros of each row as if its node were an interior one (table 1).
    """

    space: Space
    operator: Operator
    sizes: Sizes = field(default_factory=Sizes)
    interior_rows: bool = False

    @property
    def components(self) -> int:
        """Unknowns at a node."""
        return self.operator.components(self.space.box.dimension)

    @property
    def dofs(self) -> int:
        """Unknowns, rows of the matrix."""
        return self.space.nodes * self.components

    @property
    def nonzeros(self) -> int:
        """Entries of the matrix; the components of nodes are coupled by strains only."""
        scalar = self.space.couplings
        if self.interior_rows:
            unit = _periodic_unit(self.space)
            scalar = round(Fraction(unit.couplings, unit.nodes) * self.space.nodes)
        coupled = self.components if self.operator.strain else 1
        return scalar * self.components * coupled

    @property
    def points_of_cell(self) -> int:
        """Sets of values that partial assembly stores in a cell.

        (k + 1)^d points on cubes. On straight simplices the values are the same at all points but for the
        weights, which the kernel knows: one set.
        """
        box = self.space.box
        return 1 if box.simplicial else int((self.space.degree + 1) ** box.dimension)

    @property
    def vector_bytes(self) -> int:
        """One vector."""
        return self.dofs * self.sizes.scalar

    def constants(self) -> Part:
        """Material of the cells."""
        return _once("cell constants", self.space.box.cells * self.operator.constants * self.sizes.scalar)

    def node_map(self) -> Part:
        """Nodes of each cell."""
        return _once("node map", self.space.box.cells * self.space.nodes_of_cell * self.sizes.index)

    def vertex_map(self) -> Part:
        """Vertices of each cell; the node map itself in degree 1."""
        box = self.space.box
        return _once(
            "vertex map", 0 if self.space.degree == 1 else box.cells * box.vertices_of_cell * self.sizes.index
        )

    def positions(self) -> Part:
        """Coordinates of the vertices."""
        box, point = self.space.box, self.space.box.dimension * self.sizes.scalar
        return Part("read vertex positions", box.lattice(1) * point, box.cells * box.vertices_of_cell * point)

    def vectors(self) -> Part:
        """The input read, the output read and written: three times a vector."""
        each = 3 * self.components * self.sizes.scalar
        cell = self.space.nodes_of_cell * each
        return Part("input/output vectors", self.space.nodes * each, self.space.box.cells * cell)

    def stored(self) -> Part:
        """Values at quadrature points, made once for a mesh."""
        values = self.operator.values_at_point(self.space.box.dimension) * self.points_of_cell
        return _once("quadrature storage", self.space.box.cells * values * self.sizes.scalar)

    def spmv(self) -> Traffic:
        """A product with the assembled matrix in CSR (table 1).

        Without caching, the input is read once for each nonzero; the output is written only.
        """
        entry = self.sizes.scalar + self.sizes.index
        gathered = self.nonzeros * self.sizes.scalar
        return Traffic(
            (
                _once("matrix memory", self.nonzeros * entry),
                _once("row offsets", self.dofs * self.sizes.offset),
                Part("vector memory", 2 * self.vector_bytes, gathered + self.vector_bytes),
            )
        )

    def matrix_free(self) -> Traffic:
        """The operator of algorithm 1, with everything computed from vertex positions (table 2)."""
        maps = (self.node_map(), self.vertex_map())
        return Traffic((*maps, self.constants(), self.positions(), self.vectors()))

    def partial_assembly(self) -> Traffic:
        """The operator from stored values, which contain the constants (table 3)."""
        return Traffic((self.node_map(), self.stored(), self.vectors()))


def _once(name: str, size: int) -> Part:
    return Part(name, size, size)


def _periodic_unit(space: Space) -> Space:
    """One cube of an infinite mesh: its nodes are interior nodes in their proportions."""
    return replace(space, box=Box(space.box.cell, 1, periodic=True))


@dataclass(frozen=True)
class VectorKernel:
    """A vector kernel of conjugate gradients, with the vectors that it reads and writes (table 4)."""

    name: str
    reads: tuple[str, ...]
    writes: tuple[str, ...] = ()

    @property
    def moved(self) -> int:
        """Vectors read and vectors written."""
        return len(self.reads) + len(self.writes)

    @property
    def distinct(self) -> int:
        """Different vectors: the count of table 4, where what is updated in place counts once."""
        return len({*self.reads, *self.writes})


#: Of one iteration; the third does two things in one pass.
CG_KERNELS = (
    VectorKernel("dot p.Ap", ("p", "Ap")),
    VectorKernel("axpy x += alpha p", ("x", "p"), ("x",)),
    VectorKernel("axpy r -= alpha Ap, dot r.r", ("r", "Ap"), ("r",)),
    VectorKernel("axpy p = r + beta p", ("r", "p"), ("p",)),
)
