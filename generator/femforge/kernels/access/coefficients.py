"""Coefficients that are given cell by cell, [cell][dof]: E-vectors."""

from __future__ import annotations

from collections.abc import Sequence

from femforge.ir.arrays import Load
from femforge.ir.integers import Index
from femforge.ir.integral import COORDINATES, SEEN, TRIAL, Dof, Integral
from femforge.ir.statements import Statement
from femforge.kernels.access.base import CELL, Brought, Datum, Items, Source
from femforge.kernels.access.vectors import array_of
from femforge.kernels.arguments import Argument


class Coefficients(Source):
    """All dofs of a cell, side by side.

    Args:
        integral: names them.
        cell: see :class:`Source`.
        elsewhere: functions that are read otherwise.
        members: cells that are numbered as one.
    """

    def __init__(
        self, integral: Integral, cell: str = CELL, elsewhere: Sequence[str] = (), members: int = 1
    ) -> None:
        super().__init__(integral, cell)
        self.elsewhere = (COORDINATES, SEEN, *elsewhere)
        self.members = members

    @staticmethod
    def arguments(integral: Integral) -> tuple[Argument, ...]:
        """One each; L-vectors, and data at points, take its place."""
        names = [f.name for f in integral.coefficients if f.name not in (TRIAL, SEEN)]
        return tuple(Argument(name, "scalar", member=f"coefficients[{k}]") for k, name in enumerate(names))

    def size(self, name: str) -> int:
        """Dofs of what has one number."""
        return self.members * self.integral.function(name).layout.dim

    def datum(self, key: object) -> Datum | None:
        """An entry of the cell's."""
        if not isinstance(key, Dof) or key.function in self.elsewhere:
            return None
        place = self.place(self.size(key.function), key.index)
        return Datum(array_of(key.function), place, f"{key.function}_{key.index}")

    def items(self, functions: Sequence[str]) -> list[Items]:
        """A dof each."""
        return [self._items(name) for name in functions if name not in self.elsewhere]

    def _items(self, name: str) -> Items:
        size = self.size(name)
        dofs = tuple(Dof(name, k) for k in range(size))

        def loads(item: Index) -> tuple[list[Statement], list[Brought]]:
            value = self.graph.symbol(Load(array_of(name), self.place(size, item)))
            return [], [Brought(name, dofs, value)]

        return Items(size, loads)
