"""How a kernel reads its inputs: coordinates, stored geometry, coefficients and constants of one cell."""

from __future__ import annotations

from collections.abc import Sequence

from femforge.ir.arrays import Load
from femforge.ir.integers import Index, index, less, select, total
from femforge.ir.integral import COORDINATES, ConstantEntry, Dof, GeometryEntry, Integral, PointEntry
from femforge.ir.scalar import Node, symbols
from femforge.ir.statements import Integer, IntegerLoads, Statement
from femforge.reference import dimension

#: Inputs that give the geometry by points and connectivity.
_BY_POINTS = ("vertices", "affine")


class CellData:
    """Access to the data of the cell whose number is the integer variable ``cell``.

    Args:
        integral: names the functions.
        source: ``geometry``, ``vertices``, ``affine`` or ``ufcx`` (see ``Parameters.input``).
        geometry_size: scalars of stored geometry of a cell.
        cell: name of the variable; empty where the pointers are those of one cell already.
    """

    def __init__(self, integral: Integral, source: str, geometry_size: int, cell: str = "cell") -> None:
        self.integral = integral
        self.source = source
        self.geometry_size = geometry_size
        self.cell = cell
        self._places = coordinate_places(integral)

    @property
    def nodes(self) -> int:
        """Number of nodes that give the geometry of a cell."""
        return dimension(self.integral.coordinates.layout.fields[0].element)

    def prepare(self, roots: Sequence[Node]) -> list[Statement]:
        """Integers that the loads of these expressions use."""
        if self.source not in _BY_POINTS:
            return []
        used = sorted({self._places[n.value.index][0] for n in symbols(roots) if _is_coordinate(n)})
        if used == list(range(self.nodes)):
            width = 4 if self.nodes % 4 == 0 else 2 if self.nodes == 2 else self.nodes
            return [
                IntegerLoads(tuple(f"n{k}" for k in range(first, first + width)), "cells",
                             self._offset(self.nodes).plus(first))
                for first in range(0, self.nodes, width)
            ]  # fmt: skip
        return [IntegerLoads((f"n{k}",), "cells", self._offset(self.nodes).plus(k)) for k in used]

    def loads(self, roots: Sequence[Node], names: dict[Node, str]) -> list[Node]:
        """The expressions with this cell's data as array loads; ``names`` gets names for the loads."""
        if not roots:
            return []
        graph = roots[0].graph
        renamed: dict[Node, str] = {}

        def replacement(node: Node) -> Node | None:
            if node.kind != "symbol":
                return None
            found = self.load(node.value)
            if found is None:
                return None
            load, name = found
            result = graph.symbol(load)
            if name:
                renamed[result] = name
            return result

        olds = [*roots, *names]
        news = graph.substitute(olds, replacement)
        for old, new in zip(list(names), news[len(roots) :], strict=True):
            text = names.pop(old)
            if new.kind not in ("symbol", "const"):
                names.setdefault(new, text)
        names.update(renamed)
        return news[: len(roots)]

    def load(self, key: object) -> tuple[Load, str] | None:
        """Array entry and readable name of a datum, None if the key is no datum of a cell."""
        if isinstance(key, ConstantEntry):
            return Load(key.name, Index(key.index)), ""
        if isinstance(key, GeometryEntry):
            return Load("geometry", self._offset(self.geometry_size).plus(key.index)), f"g{key.index}"
        if isinstance(key, PointEntry):
            place = self._offset(self.integral.function(key.function).layout.dim)
            return Load(key.function, place.plus(point_place(key))), f"{key.function}_{key.first}_{key.point}"
        if not isinstance(key, Dof):
            return None
        if key.function == COORDINATES:
            return self._coordinate(key.index)
        size = self.integral.function(key.function).layout.dim
        return Load(key.function, self._offset(size).plus(key.index)), f"{key.function}_{key.index}"

    def _coordinate(self, dof: int) -> tuple[Load, str]:
        node, component = self._places[dof]
        name = f"{COORDINATES}{node}_{component}"
        if self.source in _BY_POINTS:
            gdim = self.integral.gdim
            return Load("coordinates", Index(component, ((f"n{node}", gdim),))), name
        return Load("coordinate_dofs", self._offset(3 * self.nodes).plus(3 * node + component)), name

    def _offset(self, stride: int) -> Index:
        return Index(0, ((self.cell, stride),)) if self.cell else Index()


def cell_number(position_in_batch: str = "batch_cell") -> Integer:
    """The cell with a number of its batch; numbers beyond the last cell repeat it."""
    within = less(position_in_batch, "cells_here")
    position = select(within, position_in_batch, index("cells_here").plus(-1))
    return Integer("cell", total("first_cell", position), wide=True)


def point_place(entry: PointEntry) -> Index:
    """Place among a cell's data of what is given at a point."""
    return Index(entry.first, ((entry.point, entry.stride),) if entry.stride else ())


def coordinate_places(integral: Integral) -> dict[int, tuple[int, int]]:
    """(node, component) of each dof of the coordinate field."""
    places: dict[int, tuple[int, int]] = {}
    for component, member in enumerate(integral.coordinates.layout.fields):
        for node, dof in enumerate(sorted(member.dofs)):
            places[dof] = (node, component)
    return places


def _is_coordinate(node: Node) -> bool:
    return isinstance(node.value, Dof) and node.value.function == COORDINATES
