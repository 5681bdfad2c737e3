"""What operators read of the geometry instead of computing it, and the kernels that store it."""

from __future__ import annotations

from functools import cached_property

from femforge.ir.integral import Integral
from femforge.kernels.element_tensor import ElementKernel, stored_geometry_kernel
from femforge.kernels.stored_points import point_by_point, stored_points_kernel
from femforge.represent.choose import Choice
from femforge.represent.quadrature import quadrature_representation
from femforge.represent.stored import StoredGeometry, stored_geometry, stored_outputs
from femforge.schedule.inputs import INPUTS
from femforge.schedule.parameters import Parameters


class OperatorGeometry:
    """The stored geometry of the operator kernels of one integral.

    Args:
        kind: of kernels, a key of :data:`femforge.kernels.operators.ARITY`.
        integral: what a kernel computes with.
        bilinear: the form of an action.
        asked: the user's parameters, whose ``input`` says what is read.
        place: for messages.
    """

    def __init__(
        self, kind: str, integral: Integral, bilinear: Integral | None, asked: Parameters, place: str
    ) -> None:
        self.kind = kind
        self.integral = integral
        self.bilinear = bilinear
        self.asked = asked
        self.place = place

    @cached_property
    def stored(self) -> StoredGeometry | None:
        """What is stored, if it is an input and can be."""
        return None if not INPUTS[self.asked.input].stored or self.why_not else self._to_store

    @property
    def size(self) -> int:
        """Scalars that are stored of a cell."""
        return self.stored.size if self.stored else 0

    @cached_property
    def _to_store(self) -> StoredGeometry:
        """What there is to store, of affine cells or at points."""
        given = INPUTS[self.asked.input]
        at_points = given.stored == "points"
        if self.bilinear is not None:
            stored = stored_geometry(quadrature_representation(self.bilinear), at_points)
            if stored.split:
                return stored
        # D itself would be formed from the adjugate: the point function as it is written takes fewer operations
        return stored_geometry(quadrature_representation(self.integral), at_points)

    @property
    def why_not(self) -> str:
        """Why the geometry cannot be stored as is asked for; empty if it can, or is not asked for."""
        given = INPUTS[self.asked.input]
        if not given.stored:
            return ""
        if self.kind in ("diagonal", "assemble"):
            return f"{self.kind} computes its geometry"
        if given.stored == "cell" and not self.integral.affine:
            return "one geometry tensor a cell is for affine cells; use points"
        if not self._to_store.size:
            return "nothing that is computed depends on the geometry"
        if given.stored == "cell" and self._to_store.varies:
            return (
                "what depends on the place (SpatialCoordinate) is not the same on all of a cell; use points"
            )
        return ""

    def kernel(self, target: str, representations: Choice) -> ElementKernel:
        """The kernel that stores the geometry of each cell, from its points.

        Args:
            target: of ``cpu``, ``cuda``, ``hip``.
            representations: of the kernel that reads it.

        Raises:
            FemforgeError: for parameters that are not legal or exceed a limit.
        """
        assert self.stored is not None
        owner = self.stored.representation.integral
        with owner.graph.scratch():
            parts = quadrature_representation(owner).parts
            if point_by_point(self.stored):
                return stored_points_kernel(
                    self.stored, parts, self.asked, target, self.place, representations
                )
            outputs = stored_outputs(self.stored, parts)
            return stored_geometry_kernel(owner, outputs, self.asked, target, self.place, representations)
