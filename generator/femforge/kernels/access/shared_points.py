"""Points that are numbered as the nodes of the function space: one map serves both."""

from __future__ import annotations

from collections.abc import Mapping
from collections.abc import Set as AbstractSet

from femforge.ir.integers import Index, quotient
from femforge.ir.integral import Integral
from femforge.ir.statements import Integer, IntegerLoads, Statement
from femforge.kernels.access.base import numbers_of
from femforge.kernels.access.coordinates import BYTES_OF_NUMBER, POINTS, MeshPoints
from femforge.kernels.access.vectors import Vectors
from femforge.kernels.arguments import Argument


class SharedPoints(MeshPoints):
    """The number of a cell's point is made from the offset of its node.

    Args:
        vectors: have the offsets.
        places: (node, component) of each dof of the coordinate field.
    """

    def __init__(self, vectors: Vectors, places: Mapping[int, tuple[int, int]]) -> None:
        super().__init__(vectors.integral)
        self.places = places
        self.vectors = vectors
        space, gdim = vectors.space, self.integral.gdim
        #: whether a node's offset is also that of its point's coordinates: as many components, side by side
        self.entries_agree = not space.planar and space.components == gdim
        self.step = 1 if space.planar else space.components

    @staticmethod
    def arguments(integral: Integral) -> tuple[Argument, ...]:
        """The points."""
        return (Argument(POINTS, "scalar", meaning=f"[point][{integral.gdim}] numbered as nodes are"),)

    def entry(self, node: object, component: int) -> Index:
        """By the point's number, or by the node's offset."""
        if self.entries_agree:
            return Index(component, ((f"d{node}", 1),))
        return Index(component, ((f"n{node}", self.integral.gdim),))

    def of_offset(self, offset: str, name: str) -> list[Statement]:
        """The number of the point at a node, where :meth:`entry` needs it."""
        return [] if self.entries_agree else [Integer(name, quotient(offset, self.step), wide=True)]

    def number(self, node: Index) -> list[Statement]:
        """From the node's offset, which is loaded."""
        place = self.place(self.nodes, node)
        return [IntegerLoads(("d",), self.vectors.array, place, self.vectors.bits), *self.of_offset("d", "n")]

    def needs(self, used: AbstractSet[str]) -> AbstractSet[str]:
        """The offsets."""
        return {f"d{k}" for k in numbers_of(used, "n")}

    def integers(self, used: AbstractSet[str]) -> list[Statement]:
        """Numbers of points."""
        return [line for k in numbers_of(used, "n") for line in self.of_offset(f"d{k}", f"n{k}")]

    @property
    def spared_bytes(self) -> float:
        """The numbers: offsets serve as these."""
        return BYTES_OF_NUMBER * self.nodes
