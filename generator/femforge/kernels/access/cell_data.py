"""How kernels of element tensors read a cell's data: all arrays are [cell][entry]."""

from __future__ import annotations

from femforge.ir.integral import Integral
from femforge.kernels.access.base import CELL
from femforge.kernels.access.coefficients import Coefficients
from femforge.kernels.access.constants import Constants
from femforge.kernels.access.kinds import GEOMETRIES
from femforge.kernels.access.point_data import PointData
from femforge.kernels.access.reading import Reading
from femforge.kernels.access.stored_geometry import StoredGeometry
from femforge.kernels.access.views import Views
from femforge.schedule.names import Input


class CellData(Reading):
    """Access to the data of the cell whose number is the integer variable ``cell``.

    Args:
        integral: names the functions.
        source: what gives the geometry, not ``points``.
        geometry_size: scalars of stored geometry of a cell.
        cell: name of the variable; empty where the pointers are those of one cell already.
    """

    def __init__(self, integral: Integral, source: Input, geometry_size: int, cell: str = CELL) -> None:
        self.geometry = GEOMETRIES[source](integral, cell, geometry_size)
        self.cell = cell
        others = tuple(kind(integral, cell) for kind in (Coefficients, Views, PointData, Constants))
        super().__init__(integral, (self.geometry, *others))

    @property
    def stored(self) -> bool:
        """Whether the geometry is stored."""
        return isinstance(self.geometry, StoredGeometry)
