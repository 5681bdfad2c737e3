"""Points and connectivity: each cell has the numbers of its points."""

from __future__ import annotations

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from typing import ClassVar

from femforge.ir.integers import Index
from femforge.ir.integral import Integral
from femforge.ir.statements import IntegerLoads, Statement
from femforge.kernels.access.base import node_loads, numbers_of
from femforge.kernels.access.coordinates import POINTS, MeshPoints, coordinate_nodes
from femforge.kernels.arguments import Argument

#: The array of connectivity, [cell][node], and that of macro elements.
CELLS, MACRO_POINTS = "cells", "macro_points"


class Vertices(MeshPoints):
    """The numbers of a cell's points are loaded.

    Attributes:
        widths: of accesses that all numbers of a cell may come in.
        numbers: the array of the numbers.
    """

    widths: tuple[int, ...] = (4,)
    numbers: ClassVar[str] = CELLS

    @staticmethod
    def arguments(integral: Integral) -> tuple[Argument, ...]:
        """Points and connectivity."""
        nodes = coordinate_nodes(integral)
        return (
            Argument(POINTS, "scalar", meaning=f"[point][{integral.gdim}]"),
            Argument(MACRO_POINTS, "int32", typed=True, meaning="[macro element][6] points of its vertices"),
            Argument(CELLS, "int32", typed=True, meaning=f"[cell][{nodes}] points of its coordinate nodes"),
        )

    def entry(self, node: object, component: int) -> Index:
        """By the point's number."""
        return Index(component, ((f"n{node}", self.integral.gdim),))

    def number(self, node: Index) -> list[Statement]:
        """The point's number."""
        return [IntegerLoads(("n",), self.numbers, self.place(self.nodes, node))]

    def integers(self, used: AbstractSet[str]) -> list[Statement]:
        """Numbers of points: all of them at once, or those that are used."""
        used_ones = numbers_of(used, "n")
        if used_ones == list(range(self.nodes)):
            return node_loads(self.numbers, "n", self.place(self.nodes), self.nodes, 32, self.widths)
        return [IntegerLoads((f"n{k}",), self.numbers, self.place(self.nodes, k)) for k in used_ones]


class VertexPairs(Vertices):
    """The same, two numbers in an access where there are so many."""

    widths = (4, 2)


class MacroPoints(VertexPairs):
    """Points of macro elements, which are numbered as cells.

    Args:
        integral: of a cell.
        places: (node, component) of each dof of a macro element's coordinates.
    """

    numbers = MACRO_POINTS

    def __init__(self, integral: Integral, places: Mapping[int, tuple[int, int]]) -> None:
        super().__init__(integral)
        self.places = places
