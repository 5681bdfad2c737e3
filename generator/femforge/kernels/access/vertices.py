"""Points and connectivity: each cell has the numbers of its points."""

from __future__ import annotations

from collections.abc import Set as AbstractSet

from femforge.ir.integers import Index
from femforge.ir.integral import Integral
from femforge.ir.statements import IntegerLoads, Statement
from femforge.kernels.access.base import node_loads, numbers_of
from femforge.kernels.access.coordinates import POINTS, MeshPoints
from femforge.kernels.arguments import Argument

#: The array of connectivity, [cell][node].
CELLS = "cells"


class Vertices(MeshPoints):
    """The numbers of a cell's points are loaded.

    Attributes:
        widths: of accesses that all numbers of a cell may come in.
    """

    widths: tuple[int, ...] = (4,)

    @staticmethod
    def arguments(integral: Integral) -> tuple[Argument, ...]:
        """Points and connectivity."""
        return Argument(POINTS, "scalar"), Argument(CELLS, "int32", typed=True)

    def entry(self, node: object, component: int) -> Index:
        """By the point's number."""
        return Index(component, ((f"n{node}", self.integral.gdim),))

    def number(self, node: Index) -> list[Statement]:
        """The point's number."""
        return [IntegerLoads(("n",), CELLS, self.place(self.nodes, node))]

    def integers(self, used: AbstractSet[str]) -> list[Statement]:
        """Numbers of points: all of them at once, or those that are used."""
        numbers = numbers_of(used, "n")
        if numbers == list(range(self.nodes)):
            return node_loads(CELLS, "n", self.place(self.nodes), self.nodes, 32, self.widths)
        return [IntegerLoads((f"n{k}",), CELLS, self.place(self.nodes, k)) for k in numbers]


class VertexPairs(Vertices):
    """The same, two numbers in an access where there are so many."""

    widths = (4, 2)
