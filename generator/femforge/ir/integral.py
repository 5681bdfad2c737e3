"""What analysis hands to the representations: an integral as a sum of products of slots.

A multilinear integrand is  sum over (s, t) of  v_s D_st u_t : ``s`` and ``t`` are slots of the test and
trial functions, D_st a scalar expression in coefficient slots, constants and geometry.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Literal, NamedTuple

from femforge.ir.element import SIMPLICES, DofOrder, Layout, PointRule, Region
from femforge.ir.scalar import Graph, Node

#: Name of the coordinate field among the functions of an integral.
COORDINATES = "x"
#: Name of the function with the numbers of the view in which a cell is seen.
SEEN = "seen"
#: What an integral is over, in UFL's words.
IntegralType = Literal["cell", "exterior_facet", "interior_facet", "vertex"]
#: What of the reference cell that is.
REGIONS: Mapping[IntegralType, Region] = {
    "cell": "cell", "exterior_facet": "facet", "interior_facet": "facet", "vertex": "vertex",
}  # fmt: skip
#: Their measures, as forms have them.
MEASURES: Mapping[IntegralType, str] = {
    "cell": "dx", "exterior_facet": "ds", "interior_facet": "dS", "vertex": "dP",
}  # fmt: skip
#: What is said of them.
OVER: Mapping[IntegralType, str] = {
    "cell": "cells (dx)",
    "exterior_facet": "exterior facets (ds): the cell of each, numbered so that the facet is its first one",
    "interior_facet": "interior facets (dS): both cells of each, + and then -, numbered so that it is their first one",
    "vertex": "vertices (dP): a cell of each, numbered so that the vertex is its first one",
}  # fmt: skip
#: The same of expressions at points.
EVALUATED: Mapping[IntegralType, str] = {
    "cell": "values at points of cells",
    "exterior_facet": "values at points of facets: the cell of each, numbered so that the facet is its first one",
    "interior_facet": "values at points of interior facets, as + sees them: both cells of each, + and then -, numbered "
    "so that it is their first one",
}
#: Name of what is stored of the geometry at points.
STORED = "geometry"
#: Name of the trial function; in the action of a bilinear form, that of the function it acts on.
TRIAL = "trial"


class Slot(NamedTuple):
    """One scalar that a point function sees, before summation over dofs.

    Attributes:
        function: ``test``, ``trial``, a coefficient's name, or :data:`COORDINATES`.
        component: flat reference component; at an interior facet, those of the second cell follow the first one's.
        derivative: reference-derivative multi-index, one entry a reference direction.
    """

    function: str
    component: int
    derivative: tuple[int, ...]


class Geometry(NamedTuple):
    """An entry of the Jacobian ``J``, its inverse ``Jinv`` or its adjugate ``adj``; or ``detJ``.

    Attributes:
        kind: which.
        row, column: of the matrix.
        member: cell that it is of: 1 for the second one of an interior facet.
    """

    kind: str
    row: int = 0
    column: int = 0
    member: int = 0

    def __repr__(self) -> str:
        # keys of integrals are made of it: those over cells have no members
        member = f", member={self.member}" if self.member else ""
        return f"Geometry(kind={self.kind!r}, row={self.row}, column={self.column}{member})"


class ConstantEntry(NamedTuple):
    """One flat component of a constant."""

    name: str
    index: int  # type: ignore[assignment]


class Dof(NamedTuple):
    """One degree of freedom, on this cell, of a coefficient or of the coordinates."""

    function: str
    index: int  # type: ignore[assignment]


class PointEntry(NamedTuple):
    """A scalar that is given at quadrature points, at a point whose number is an integer variable.

    Attributes:
        function: a coefficient's name, or :data:`STORED`.
        first: its place among the cell's data at the first point.
        stride: from one point to the next.
        point: the variable.
    """

    function: str
    first: int
    stride: int
    point: str


class GeometryEntry(NamedTuple):
    """One stored entry of the geometry tensor G of a cell."""

    index: int  # type: ignore[assignment]


class Local(NamedTuple):
    """A named scalar of the kernel itself: an array entry or a variable, as it is written in C."""

    text: str


@dataclass(frozen=True)
class Function:
    """A finite element function of an integral.

    Attributes:
        name: in the generated code.
        layout: its element.
        called: in the form file, if the kernels need that name themselves; else empty.
    """

    name: str
    layout: Layout
    called: str = ""

    @property
    def in_file(self) -> str:
        """What the form file calls it."""
        return self.called or self.name

    @property
    def at_points(self) -> bool:
        """Whether it is given at quadrature points."""
        return self.layout.fields[0].element.at_points


@dataclass(frozen=True)
class Constant:
    """A constant of any shape, flattened row-major; ``name`` and ``called`` as in :class:`Function`."""

    name: str
    shape: tuple[int, ...]
    called: str = ""

    @property
    def size(self) -> int:
        """Number of scalars."""
        size = 1
        for extent in self.shape:
            size *= extent
        return size


SlotPair = tuple[Slot | None, Slot | None]


@dataclass(frozen=True)
class Part:
    """The terms of an integral that are integrated by one quadrature rule.

    Attributes:
        terms: D_st by (test slot, trial slot); None where the arity leaves no such function.
        degree: degree of polynomials that the rule has to integrate exactly.
        scheme: name of the rule's family, one of ``femforge.reference.SCHEMES``.
        origin: where the degree comes from: ``estimate``, ``metadata``, ``option``, or ``element`` of a coefficient
            that is given at the points; ``gauss`` for p + 1 points in each direction.
        order: of the points of quadrilaterals and hexahedra: that of the data where coefficients are given at them.
        given: points and weights of the scheme ``custom``.
    """

    terms: Mapping[SlotPair, Node]
    degree: int
    scheme: str
    origin: str
    order: DofOrder = "lexicographic"
    given: PointRule | None = None


@dataclass(frozen=True)
class Integral:
    """One integral of one form.

    What is not over cells is seen from its facet or vertex: each cell is numbered so that it is the cell's first one,
    and at an interior facet both cells so that vertices with the same number meet.

    Attributes:
        form: name of the form in its file.
        subdomain: subdomain ids, empty for everywhere.
        cell: UFL cell name.
        gdim: geometric dimension.
        test, trial: argument functions, None where the arity is lower.
        coordinates: the coordinate field.
        coefficients: those that the integral uses, in the order of ``packed``.
        constants: all of the form, in the order in which its file makes them.
        parts: at least one.
        graph: owns all expressions.
        packed: all coefficients of the form, in the order in which its file makes them: UFCx hands every
            integral of a form the dofs of all of them.
        parallelepiped: whether all cells are promised to be affine images of the reference cell, which
            quadrilaterals and hexahedra need not be.
        kind: what it is over.
        functional: whether it is a functional written as a linear form, whose test function is one.
        evaluated: whether it is no integral, but the values of an expression at the points of its one part: these are
            the dofs of its test function, and all weights are 1.
        views: blocks of numbers (``reference.seen_geometry``) that the coefficient :data:`SEEN` has, if there is one.
        numbered: whether it is over cells and takes what depends on how these number their vertices.
    """

    form: str
    subdomain: tuple[int, ...]
    cell: str
    gdim: int
    test: Function | None
    trial: Function | None
    coordinates: Function
    coefficients: tuple[Function, ...]
    constants: tuple[Constant, ...]
    parts: tuple[Part, ...]
    graph: Graph
    packed: tuple[Function, ...]
    parallelepiped: bool = False
    kind: IntegralType = "cell"
    functional: bool = False
    evaluated: bool = False
    views: tuple[str, ...] = ()
    numbered: bool = False

    @property
    def region(self) -> Region:
        """What of the reference cell it is over."""
        return REGIONS[self.kind]

    @property
    def members(self) -> int:
        """Cells that one entity has: two at an interior facet."""
        return self.coordinates.layout.members

    def jacobian_slot(self, i: int, j: int, member: int = 0) -> Slot:
        """The slot of d x_i / d xi_j of a member.

        Along the facet between two quadrilaterals or hexahedra of degree 1, that of the first one: they have it in
        common, as they have the normal.
        """
        derivative = tuple(int(d == j) for d in range(self.gdim))
        straight = self.coordinates.layout.fields[0].element.degree == 1
        along = straight and self.region == "facet" and self.cell not in SIMPLICES and j < self.gdim - 1
        return Slot(COORDINATES, (0 if along else member) * self.gdim + i, derivative)

    def held(self, node: Node) -> Node:
        """An expression as a unit of its own; between two cells without its sign: what leaves one enters the other."""
        return self.graph.hold_without_sign(node) if self.members > 1 else self.graph.hold(node)

    @property
    def arity(self) -> int:
        """Number of arguments: 0, 1 or 2."""
        return sum(function is not None for function in (self.test, self.trial))

    @property
    def rows(self) -> int:
        """Dofs of the test function, 1 for a functional."""
        return self.test.layout.dim if self.test else 1

    @property
    def columns(self) -> int:
        """Dofs of the trial function, 1 where there is none."""
        return self.trial.layout.dim if self.trial else 1

    @property
    def acted_on(self) -> Function | None:
        """The trial function, or the function that an operator acts on in its place; None if there is neither."""
        return self.trial or next((f for f in self.coefficients if f.name == TRIAL), None)

    @property
    def affine(self) -> bool:
        """Whether the geometry is constant on every cell."""
        degree = self.coordinates.layout.fields[0].element.degree
        return degree == 1 and (self.cell in SIMPLICES or self.parallelepiped)

    def of_parallelepipeds(self) -> Integral:
        """The same over cells that are affine images of the reference cell, whose points have no second derivatives.

        It has no parts where nothing else was integrated.
        """

        def replacement(node: Node) -> Node | None:
            slot = node.value
            bent = isinstance(slot, Slot) and slot.function == COORDINATES and sum(slot.derivative) > 1
            return self.graph.zero if bent else None

        parts = []
        for part in self.parts:
            values = self.graph.substitute(list(part.terms.values()), replacement)
            terms = {k: v for k, v in zip(part.terms, values, strict=True) if v is not self.graph.zero}
            if terms:
                parts.append(replace(part, terms=terms))
        return replace(self, parts=tuple(parts), parallelepiped=True)

    def function(self, name: str) -> Function:
        """The function of that name, as slots name it."""
        named = {COORDINATES: self.coordinates, "test": self.test, "trial": self.trial}
        named |= {f.name: f for f in self.coefficients}
        function = named[name]
        if function is None:
            raise KeyError(name)
        return function
