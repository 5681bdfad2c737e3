"""UFCx's coordinates, [cell][node][3]: each cell has its own, padded to three components."""

from __future__ import annotations

from femforge.ir.integers import Index
from femforge.ir.integral import Integral
from femforge.kernels.access.coordinates import Coordinates
from femforge.kernels.arguments import Argument

_ARRAY, _PADDED = "coordinate_dofs", 3


class CoordinateDofs(Coordinates):
    """Coordinates cell by cell."""

    @staticmethod
    def arguments(integral: Integral) -> tuple[Argument, ...]:
        """The array, in the place of the points of a mesh."""
        return (Argument(_ARRAY, "scalar", member="coordinates", meaning="[cell][node][3]"),)

    def coordinate(self, node: int, component: int) -> tuple[str, Index]:
        """An entry of the cell's own."""
        return _ARRAY, self.place(_PADDED * self.nodes, _PADDED * node + component)

    def bytes_of_cell(self, scalar_bytes: int) -> float:
        """All of them, the padding too."""
        return float(_PADDED * self.nodes * scalar_bytes)
