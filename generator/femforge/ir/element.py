"""Scalar reference elements by name, and how composite elements are laid out from them.

These are descriptions only. ``femforge.reference`` turns a :class:`ScalarElement` into an exact basis;
``femforge.elements`` turns UFL's composite elements into a :class:`Layout`.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Literal

DofOrder = Literal["ufcx", "lexicographic"]
#: What of the reference cell is integrated over: all of it, its first facet, or its first vertex.
Region = Literal["cell", "facet", "vertex"]
ComponentOrder = Literal["interleaved", "planar"]

CELL_DIMENSION = {"interval": 1, "triangle": 2, "quadrilateral": 2, "tetrahedron": 3, "hexahedron": 3}
SIMPLICES = ("interval", "triangle", "tetrahedron")
TENSOR_CELLS = ("interval", "quadrilateral", "hexahedron")
#: Highest degrees of Lagrange elements, and of bubbles.
HIGHEST_DEGREE = {"interval": 16, "triangle": 8, "quadrilateral": 16, "tetrahedron": 8, "hexahedron": 12}
HIGHEST_BUBBLE = 8


@dataclass(frozen=True)
class PointRule:
    """Points and weights that a form file gives itself.

    Attributes:
        points: [point][direction] on the reference cell.
        weights: [point].
    """

    points: tuple[tuple[Fraction, ...], ...]
    weights: tuple[Fraction, ...]

    @property
    def name(self) -> str:
        """Another one for each rule, for instance ``custom4f1a09c2``."""
        numbers = " ".join(map(str, (*(x for point in self.points for x in point), *self.weights)))
        return f"custom{hashlib.sha256(numbers.encode()).hexdigest()[:8]}"


@dataclass(frozen=True)
class ScalarElement:
    """A scalar-valued reference element.

    Attributes:
        family: ``P``, ``Q``, ``CR`` or ``bubble``; or ``enriched`` with the joined elements in ``parts``.
            DP and DQ are P and Q with ``discontinuous`` set: the basis is the same, only entity dofs differ.
            ``quadrature`` has a value at each point of a quadrature rule, and no basis; ``points`` at each of some
            points, on the cell or on its first facet.
        cell: UFL cell name.
        degree: Lagrange degree of the family (for ``enriched``: the highest of its parts; for ``quadrature``: what
            the rule integrates exactly).
        variant: of P and Q: ``equispaced`` or ``gll`` (Basix's ``gll_warped``; on simplices
            Warburton's warped points). Of ``enriched``: ``hierarchical`` (bases joined as they are, as
            classic UFL's P + B) or ``nodal`` (dual to the joined dofs, as ``basix.ufl.enriched_element``). Of
            ``quadrature``: the rule's scheme, one of ``femforge.reference.SCHEMES``.
        discontinuous: all dofs belong to the interior of the cell.
        parts: the joined elements of an ``enriched`` one.
        given: of ``quadrature`` and ``points``: points and weights of the scheme ``custom``.
    """

    family: str
    cell: str
    degree: int
    variant: str = "equispaced"
    discontinuous: bool = False
    parts: tuple[ScalarElement, ...] = ()
    given: PointRule | None = None

    @property
    def at_points(self) -> bool:
        """Whether it has values at points, and no basis."""
        return self.family in ("quadrature", "points")

    @property
    def name(self) -> str:
        """Readable name, for instance ``P2``, ``DQ3-gll``, ``P1+bubble3``, ``quadrature2``."""
        if self.family == "enriched":
            joined = "+".join(part.name for part in self.parts)
            return joined if self.variant == "hierarchical" else f"{joined}-nodal"
        if self.family == "points":
            assert self.given is not None
            return f"points{len(self.given.points)}-{self.given.name.removeprefix('custom')}"
        if self.at_points:
            rule = self.given.name if self.given else self.variant.lower()
            return f"quadrature{self.degree}" + (f"-{rule}" if rule != "default" else "")
        discontinuous = "D" if self.discontinuous and self.family in ("P", "Q") else ""
        variant = "-gll" if self.variant == "gll" and self.degree > 2 else ""
        return f"{discontinuous}{self.family}{self.degree}{variant}"


@dataclass(frozen=True)
class Field:
    """One flat reference component of an element.

    Attributes:
        element: the scalar element that it is made of.
        dofs: position in the composite element's dof vector of each scalar basis function, the basis
            functions taken in Basix's order; or of the value at each quadrature point, in the order of the rule.
    """

    element: ScalarElement
    dofs: tuple[int, ...]


@dataclass(frozen=True)
class Layout:
    """How a scalar, vector, tensor or mixed element is made of scalar elements.

    Attributes:
        name: readable name, for instance ``P2``, ``P1^3``, ``[P2^2, P1]``.
        cell: UFL cell name.
        fields: one for each flat reference component, in UFL's order of reference components.
        dim: number of dofs of one cell.
        blocks: scalar or blocked elements whose dofs follow each other, one unless the element is mixed.
        members: cells that the function is seen on: two at an interior facet, all fields of one before those of the
            other, and so all dofs.
    """

    name: str
    cell: str
    fields: tuple[Field, ...]
    dim: int
    blocks: int = 1
    members: int = 1

    @property
    def member_fields(self) -> tuple[Field, ...]:
        """Those of one cell, the first."""
        return self.fields[: len(self.fields) // self.members]

    @property
    def member_dim(self) -> int:
        """Dofs of one cell."""
        return self.dim // self.members

    def on_both_sides(self) -> Layout:
        """The same function on the two cells of an interior facet."""
        other = tuple(Field(f.element, tuple(dof + self.dim for dof in f.dofs)) for f in self.fields)
        return replace(self, fields=(*self.fields, *other), dim=2 * self.dim, members=2)
