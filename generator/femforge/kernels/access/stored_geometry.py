"""Stored geometry, [cell][entry]: G of an affine cell, or the geometric factors of each quadrature point."""

from __future__ import annotations

from femforge.ir.integers import Index
from femforge.ir.integral import STORED, GeometryEntry, Integral, PointEntry
from femforge.kernels.access.base import Datum, Geometry
from femforge.kernels.arguments import Argument

#: The array.
GEOMETRY = STORED


class StoredGeometry(Geometry):
    """What a kernel of kind ``geometry`` has stored."""

    @staticmethod
    def arguments(integral: Integral) -> tuple[Argument, ...]:
        """The array."""
        return (
            Argument(GEOMETRY, "scalar", meaning="[cell][geometry_size] as the kernel of geometry stores it"),
        )

    def datum(self, key: object) -> Datum | None:
        """An entry of the cell's, or of the point's that a loop is at."""
        if isinstance(key, PointEntry) and key.function == STORED:
            place = self.place(self.size, Index(key.first, ((key.point, key.stride),)))
            return Datum(GEOMETRY, place, f"g{key.first}_{key.point}")
        if not isinstance(key, GeometryEntry):
            return None
        return Datum(GEOMETRY, self.place(self.size, key.index), f"g{key.index}")

    def bytes_of_cell(self, scalar_bytes: int) -> float:
        """All of it."""
        return float(self.size * scalar_bytes)
