"""All kinds of input of a cell's data."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from femforge.ir.integral import Integral
from femforge.kernels.access.base import Geometry, Source
from femforge.kernels.access.coefficients import Coefficients
from femforge.kernels.access.constants import Constants
from femforge.kernels.access.coordinate_dofs import CoordinateDofs
from femforge.kernels.access.point_data import PointData
from femforge.kernels.access.stored_geometry import StoredGeometry
from femforge.kernels.access.vectors import Vectors
from femforge.kernels.access.vertices import Vertices
from femforge.kernels.access.views import Views
from femforge.kernels.arguments import Argument
from femforge.schedule.names import Input

#: What the parameter ``input`` names.
GEOMETRIES: Mapping[Input, type[Geometry]] = MappingProxyType(
    {
        "vertices": Vertices,
        "affine": Vertices,
        "geometry": StoredGeometry,
        "points": StoredGeometry,
        "ufcx": CoordinateDofs,
    }
)
#: In the order of the arguments of faces.
_KINDS: tuple[type[Source], ...] = (
    Vectors,
    *dict.fromkeys(GEOMETRIES.values()),
    Coefficients,
    Views,
    PointData,
    Constants,
)


def input_arguments(integral: Integral) -> tuple[Argument, ...]:
    """All that faces may take to read the data of cells, in order."""
    return tuple(argument for kind in _KINDS for argument in kind.arguments(integral))
