"""Bases of tensor-product cells as basis actions see them: nodes, points, weights and tables of one direction."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Literal, get_args

from flint import fmpq, fmpq_poly

from femforge.ir.scalar import Graph, Node
from femforge.reference.orthogonal import gauss_jacobi, gauss_lobatto
from femforge.represent.directions import Matrix, combination
from femforge.represent.numbers import fraction

#: Directions of the cells that have such bases.
DIRECTIONS = MappingProxyType({"interval": 1, "quadrilateral": 2, "hexahedron": 3})
#: How nodes and points lie in a direction: Gauss-Lobatto-Legendre, Gauss-Legendre, or at equal distances, the ends
#: among them.
Family = Literal["gll", "gauss", "equispaced"]
FAMILIES: tuple[str, ...] = get_args(Family)
#: Nodes or points of one direction.
MOST = 32
_HALF = fmpq(1, 2)


def least(family: Family) -> int:
    """Fewest nodes of a family."""
    return 2 if family == "gll" else 1


@dataclass(frozen=True)
class TensorBasis:
    """Lagrange polynomials of p nodes, and q points, in each direction of the unit cell; x runs fastest.

    Attributes:
        cell: ``interval``, ``quadrilateral`` or ``hexahedron``.
        nodes: p, of one direction.
        points: q, of one direction.
        node_family, point_family: where they lie on [0, 1].
    """

    cell: str
    nodes: int
    points: int
    node_family: Family = "gll"
    point_family: Family = "gauss"

    @property
    def dim(self) -> int:
        """Directions."""
        return DIRECTIONS[self.cell]

    def table(self, order: int) -> Matrix:
        """[point][node] values (order 0) or derivatives (order 1) of the polynomials in one direction."""
        return _table(self, order)

    @property
    def node_places(self) -> tuple[fmpq, ...]:
        """The nodes of a direction on [0, 1], ascending."""
        return _places(self.node_family, self.nodes)

    @property
    def point_places(self) -> tuple[fmpq, ...]:
        """The points of a direction on [0, 1], ascending."""
        return _places(self.point_family, self.points)

    @property
    def weights(self) -> tuple[fmpq, ...]:
        """Those of the points of a direction, which integrate all polynomials of degree q - 1 at least."""
        if self.point_family == "gauss":
            return gauss_jacobi(self.points)[1]
        if self.point_family == "gll":
            return gauss_lobatto(self.points)[1]
        integrals = [one.integral() for one in _lagrange(self.point_places)]
        return tuple(one(fmpq(1)) - one(fmpq(0)) for one in integrals)


def _places(family: Family, count: int) -> tuple[fmpq, ...]:
    if family == "gauss":
        return gauss_jacobi(count)[0]
    if family == "gll":
        return gauss_lobatto(count)[0]
    return tuple(fmpq(k, count - 1) for k in range(count)) if count > 1 else (_HALF,)


@cache
def _lagrange(places: tuple[fmpq, ...]) -> tuple[fmpq_poly, ...]:
    """The polynomials that are one at a place and zero at the others."""
    polynomials = []
    for j, own in enumerate(places):
        product = fmpq_poly([1])
        for k, other in enumerate(places):
            if k != j:
                product *= fmpq_poly([-other, 1]) / (own - other)
        polynomials.append(product)
    return tuple(polynomials)


@cache
def _table(basis: TensorBasis, order: int) -> Matrix:
    polynomials = list(_lagrange(basis.node_places))
    for _ in range(order):
        polynomials = [one.derivative() for one in polynomials]
    return tuple(tuple(one(x) for one in polynomials) for x in basis.point_places)


def transposed(matrix: Matrix) -> Matrix:
    """Rows as columns."""
    return tuple(zip(*matrix, strict=True))


def mirror_sign(matrix: Matrix) -> int:
    """1 or -1 where turning rows and columns round gives the matrix or its negative; else 0.

    So it is with values (1) and first derivatives (-1) of bases whose nodes and points lie evenly about the centre.
    """
    turned = tuple(tuple(reversed(row)) for row in reversed(matrix))
    if turned == matrix:
        return 1
    negative = tuple(tuple(-value for value in row) for row in turned)
    return -1 if negative == matrix else 0


def halves(matrix: Matrix) -> tuple[Matrix, Matrix]:
    """What a mirrored matrix does to sums of values that mirror each other, and to their differences.

    Returns:
        [row][pair] of the rows up to the middle one: factors of u_k + u_(n-1-k), the middle value itself last where n
        is odd, and of u_k - u_(n-1-k). The other rows are the same with the sign of :func:`mirror_sign` before the
        sums' part, and the opposite one before the differences'.
    """
    count = len(matrix[0])
    rows = matrix[: (len(matrix) + 1) // 2]
    sums = tuple(
        tuple(
            row[k] if 2 * k + 1 == count else (row[k] + row[count - 1 - k]) * _HALF
            for k in range((count + 1) // 2)
        )
        for row in rows
    )
    differences = tuple(
        tuple((row[k] - row[count - 1 - k]) * _HALF for k in range(count // 2)) for row in rows
    )
    return sums, differences


def product(graph: Graph, matrix: Matrix, line: Sequence[Node]) -> list[Node]:
    """A matrix times the values of a line; by sums and differences of values that mirror each other where that takes
    fewer operations (Solomonoff, "A fast algorithm for spectral differentiation", 1992)."""
    rows, columns = len(matrix), len(line)
    sign = mirror_sign(matrix)
    zeros = sum(value == 0 for row in matrix for value in row)
    if not sign or rows * columns - zeros <= 2 * (rows + columns):
        return [combination(line, row) if any(row) else graph.zero for row in matrix]
    sums = [
        graph.sum([(line[k], 1), (line[columns - 1 - k], 1)]) if 2 * k + 1 < columns else line[k]
        for k in range((columns + 1) // 2)
    ]
    differences = [graph.sum([(line[k], 1), (line[columns - 1 - k], -1)]) for k in range(columns // 2)]
    results: list[Node] = [graph.zero] * rows
    for q, (even, odd) in enumerate(zip(*halves(matrix), strict=True)):
        first = graph.sum([(one, fraction(v)) for one, v in zip(sums, even, strict=True) if v != 0])
        second = graph.sum([(one, fraction(v)) for one, v in zip(differences, odd, strict=True) if v != 0])
        results[q] = graph.sum([(first, 1), (second, 1)])
        if 2 * q + 1 < rows:
            results[rows - 1 - q] = graph.sum([(first, sign), (second, -sign)])
    return results
