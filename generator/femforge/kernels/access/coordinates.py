"""Coordinates of the nodes that give the geometry of a cell: what all ways to read them share."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property

from femforge.ir.arrays import Load
from femforge.ir.integers import Index
from femforge.ir.integral import COORDINATES, Dof, Integral, Local
from femforge.ir.statements import Let, Statement
from femforge.kernels.access.base import Brought, Datum, Geometry, Items
from femforge.kernels.access.spaces import CELLS_OF_A_CUBE
from femforge.reference import dimension

#: The array of the mesh's points, [point][component].
POINTS = "coordinates"
#: Bytes of the number of a point.
BYTES_OF_NUMBER = 4.0


def coordinate_places(integral: Integral) -> dict[int, tuple[int, int]]:
    """(node, component) of each dof of the coordinate field; nodes of a second member follow those of the first."""
    places: dict[int, tuple[int, int]] = {}
    for number, field in enumerate(integral.coordinates.layout.fields):
        member, component = divmod(number, integral.gdim)
        for node, dof in enumerate(sorted(field.dofs)):
            places[dof] = (member * len(field.dofs) + node, component)
    return places


def coordinate_nodes(integral: Integral) -> int:
    """Number of nodes that give the geometry of a cell, or of both cells of a facet."""
    return integral.members * dimension(integral.coordinates.layout.fields[0].element)


class Coordinates(Geometry):
    """Nodes with their coordinates."""

    @cached_property
    def places(self) -> Mapping[int, tuple[int, int]]:
        """(node, component) of each dof."""
        return coordinate_places(self.integral)

    @property
    def nodes(self) -> int:
        """Nodes of a cell."""
        return len({node for node, _ in self.places.values()})

    def datum(self, key: object) -> Datum | None:
        """A coordinate of a node."""
        if not isinstance(key, Dof) or key.function != COORDINATES:
            return None
        node, component = self.places[key.index]
        array, place = self.coordinate(node, component)
        return Datum(array, place, f"{COORDINATES}{node}_{component}")

    @abstractmethod
    def coordinate(self, node: int, component: int) -> tuple[str, Index]:
        """Array and entry of a coordinate."""


class MeshPoints(Coordinates):
    """Nodes that are points of a mesh, [point][component]: what is left open is how their numbers are found."""

    @abstractmethod
    def entry(self, node: object, component: int) -> Index:
        """Place of a coordinate of a node's point; ``node`` ends the name of the integer that it is found by."""

    @abstractmethod
    def number(self, node: Index) -> list[Statement]:
        """The integer, its name without an end, of the node with a number."""

    def coordinate(self, node: int, component: int) -> tuple[str, Index]:
        """An entry of the mesh's points."""
        return POINTS, self.entry(node, component)

    def bytes_of_cell(self, scalar_bytes: int) -> float:
        """Numbers of points, and the points of a large structured mesh for each cell."""
        element = self.integral.coordinates.layout.fields[0].element
        points: float = element.degree**self.integral.gdim / CELLS_OF_A_CUBE[self.integral.cell]
        return BYTES_OF_NUMBER * self.nodes + points * self.integral.gdim * scalar_bytes

    @property
    def spared_bytes(self) -> float:
        """Bytes of a cell that are read anyway, as numbers of something else."""
        return 0.0

    def items(self, functions: Sequence[str]) -> list[Items]:
        """A point each."""
        if COORDINATES not in functions:
            return []
        dofs = {place: dof for dof, place in self.places.items()}
        components = range(self.integral.gdim)

        def loads(item: Index) -> tuple[list[Statement], list[Brought]]:
            lines = self.number(item)
            lines += [Let(f"x_{c}", self.graph.symbol(Load(POINTS, self.entry("", c)))) for c in components]
            brought = [
                Brought(
                    f"x{c}", tuple(Dof(COORDINATES, dofs[n, c]) for n in range(self.nodes)),
                    self.graph.symbol(Local(f"x_{c}")),
                )
                for c in components
            ]  # fmt: skip
            return lines, brought

        return [Items(self.nodes, loads)]
