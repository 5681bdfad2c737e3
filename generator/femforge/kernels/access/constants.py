"""Constants: the same for all cells."""

from __future__ import annotations

from femforge.ir.integers import Index
from femforge.ir.integral import ConstantEntry, Integral
from femforge.kernels.access.base import Datum, Source
from femforge.kernels.arguments import Argument


class Constants(Source):
    """An array for each constant."""

    @staticmethod
    def arguments(integral: Integral) -> tuple[Argument, ...]:
        """One each."""
        return tuple(
            Argument(c.name, "scalar", member=f"constants[{k}]", meaning=f"[{c.size}]")
            for k, c in enumerate(integral.constants)
        )

    def datum(self, key: object) -> Datum | None:
        """An entry of a constant."""
        return Datum(key.name, Index(key.index), "") if isinstance(key, ConstantEntry) else None
