"""Coefficients that are given at quadrature points, [cell][point][component]."""

from __future__ import annotations

from femforge.ir.integers import Index
from femforge.ir.integral import STORED, Integral, PointEntry
from femforge.kernels.access.base import Datum, Source
from femforge.kernels.arguments import Argument


class PointData(Source):
    """Data of the point that a loop is at, or of one that is known."""

    @staticmethod
    def arguments(integral: Integral) -> tuple[Argument, ...]:
        """They are coefficients."""
        return ()

    def datum(self, key: object) -> Datum | None:
        """An entry of the cell's."""
        if not isinstance(key, PointEntry) or key.function == STORED:
            return None
        of_point = Index(key.first, ((key.point, key.stride),) if key.stride else ())
        place = self.place(self.integral.function(key.function).layout.dim, of_point)
        return Datum(key.function, place, f"{key.function}_{key.first}_{key.point}")
