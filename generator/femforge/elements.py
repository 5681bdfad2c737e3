"""Elements as UFL sees them, and as the rest of femforge does: layouts of scalar elements.

An :class:`Element` is scalar, blocked (a vector or tensor of one scalar element) or mixed. It can be used in
any UFL form, and :meth:`Element.layout` says where each scalar basis function stands in the dof vector of a
cell.
"""

from __future__ import annotations

import abc
import functools
import itertools
import math
from collections.abc import Sequence
from typing import Any

import basix.ufl
import ufl
from ufl.finiteelement import AbstractFiniteElement
from ufl.pullback import AbstractPullback, MixedPullback, SymmetricPullback, identity_pullback
from ufl.sobolevspace import H1, L2, SobolevSpace

from femforge import basix_elements
from femforge.errors import ExitCode, FemforgeError, an
from femforge.ir.element import (
    CELL_DIMENSION,
    HIGHEST_BUBBLE,
    HIGHEST_DEGREE,
    SIMPLICES,
    ComponentOrder,
    DofOrder,
    Field,
    Layout,
    ScalarElement,
)

#: UFL asks elements for their cells all the time, and makes all parts of a cell with it.
_cell = functools.cache(ufl.Cell)
MAX_COMPONENTS = 256
LOWEST_BUBBLE = {"interval": 2, "triangle": 3, "tetrahedron": 4, "quadrilateral": 2, "hexahedron": 2}


def scalar_element(
    family: str, cell: str, degree: int, *, variant: str = "equispaced", discontinuous: bool = False
) -> ScalarElement:
    """A scalar element that exists, in its one canonical description.

    The two variants have the same points up to degree 2; there ``equispaced`` is the canonical name.

    Args:
        family: ``P``, ``Q``, ``CR`` or ``bubble``; P on a quadrilateral or hexahedron means Q, and Q on an
            interval P.
        cell: UFL cell name.
        degree: from 1 (Lagrange), 0 (discontinuous Lagrange), 1 (CR only) or the cell's lowest bubble, to 8.
        variant: ``equispaced`` or ``gll``, of P and Q.
        discontinuous: of P and Q.

    Raises:
        FemforgeError: the element does not exist, or is beyond the limits above.
    """
    if cell not in CELL_DIMENSION:
        raise _refused(f"there are no elements on {an(cell)}", f"cells: {', '.join(CELL_DIMENSION)}")
    if family in ("P", "Q"):
        if family == "Q" and cell in SIMPLICES and cell != "interval":
            raise _refused(f"Q elements do not exist on {an(cell)}", "use Lagrange (P)")
        family = "P" if cell in SIMPLICES else "Q"
    elif family == "CR" and cell not in ("triangle", "tetrahedron"):
        raise _refused(f"Crouzeix-Raviart does not exist on {an(cell)}", "use a triangle or tetrahedron")
    _check_degree(family, cell, degree, discontinuous)
    if variant not in basix_elements.LAGRANGE_VARIANTS:
        raise _refused(f"variant {variant!r} is not supported", "variants: equispaced, gll")
    if family not in ("P", "Q") or degree <= 2:
        variant = "equispaced"
    return ScalarElement(family, cell, degree, variant, discontinuous)


def _check_degree(family: str, cell: str, degree: int, discontinuous: bool) -> None:
    if isinstance(degree, bool) or not isinstance(degree, int):
        raise _refused(f"the degree of an element is a whole number, not {degree!r}", "write one such as 2")
    lowest, highest, name = 0 if discontinuous else 1, HIGHEST_DEGREE[cell], "Lagrange"
    if family == "CR":
        lowest, highest, name = 1, 1, "Crouzeix-Raviart"
    elif family == "bubble":
        lowest, highest, name = LOWEST_BUBBLE[cell], HIGHEST_BUBBLE, "Bubble"
    elif discontinuous:
        name = "Discontinuous Lagrange"
    if not lowest <= degree <= highest:
        range_ = f"degree {lowest}" if lowest == highest else f"degrees {lowest} to {highest}"
        mend = f"{name} on {an(cell)} has {range_}"
        if degree == 0 and family in ("P", "Q"):
            mend += '; constants on each cell are "DP" of degree 0'
        raise _refused(f"{name} of degree {degree} on {an(cell)} is not supported", mend)


def _refused(cause: str, mend: str) -> FemforgeError:
    return FemforgeError(cause, mend=mend, code=ExitCode.FORM)


class Element(AbstractFiniteElement):
    """A scalar, blocked or mixed element on one cell.

    Two elements are equal when they have the same name on the same cell; names are unique.

    Attributes:
        name: readable name, for instance ``P2``, ``P1^3``, ``P1^(2x2)``, ``[P2^2, P1]``.
        cellname: UFL cell name.
        parts: the scalar element of each dof-carrying component, in order.
    """

    name: str
    cellname: str

    @property
    @abc.abstractmethod
    def parts(self) -> tuple[ScalarElement, ...]:
        """The scalar element of each flat reference component."""

    @abc.abstractmethod
    def _fields(self, offset: int, order: DofOrder, components: ComponentOrder) -> list[Field]:
        """Fields with dofs counted from ``offset``."""

    @property
    def dim(self) -> int:
        """Number of dofs of one cell."""
        return sum(_dimension(part) for part in self.parts)

    @property
    def blocks(self) -> int:
        """Number of scalar or blocked elements that it is mixed of, parts of parts counted; 1 if it is not mixed."""
        return 1

    @property
    def at_points(self) -> bool:
        """Whether it is data at quadrature points."""
        return self.parts[0].at_points

    @property
    def points(self) -> list[tuple[float, ...]]:
        """Points of the reference cell whose values are the dofs of each component, in Basix's order.

        Raises:
            FemforgeError: the dofs are no values at points, or not of all components at the same.
        """
        from femforge import reference

        scalar, *others = set(self.parts)
        if others or scalar.family not in ("P", "Q", "quadrature"):
            raise _refused(f"dofs of {self.name} are no values at common points", "use Lagrange elements")
        return [tuple(map(reference.to_float, point)) for point in reference.nodes(scalar)]

    @property
    def degree(self) -> int:
        """The highest degree of its scalar elements."""
        return max(part.degree for part in self.parts)

    def layout(self, order: DofOrder = "ufcx", components: ComponentOrder = "interleaved") -> Layout:
        """Where each scalar basis function stands in the dof vector of a cell.

        Args:
            order: ``ufcx``, Basix's order of the nodes; ``lexicographic``, x fastest.
            components: dofs of a blocked element: ``interleaved``, node * block size + component;
                ``planar``, component * number of nodes + node. Sub-elements of a mixed one follow each other.

        Returns:
            One field for each flat reference component; their dofs are a permutation of ``range(dim)``.
        """
        fields = tuple(self._fields(0, order, components))
        return Layout(self.name, self.cellname, fields, self.dim, self.blocks)

    def __add__(self, other: object) -> Element:
        return enriched(self, other) if isinstance(other, Element) else NotImplemented

    def __mul__(self, other: object) -> Element:
        return MixedElement((self, other)) if isinstance(other, Element) else NotImplemented

    def __repr__(self) -> str:
        return f"Element({self.name!r}, {self.cellname!r})"

    def __str__(self) -> str:
        return f"{self.name} on {self.cellname}"

    def __hash__(self) -> int:
        return hash(repr(self))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Element) and repr(self) == repr(other)

    @property
    def cell(self) -> ufl.Cell:
        """The UFL cell."""
        return _cell(self.cellname)

    @property
    def sobolev_space(self) -> SobolevSpace:
        """H1 if every component is continuous, else L2."""
        return H1 if all(_is_continuous(part) for part in self.parts) else L2

    @property
    def pullback(self) -> AbstractPullback:
        """How reference values become physical ones."""
        return identity_pullback

    @property
    def embedded_superdegree(self) -> int:
        """The lowest degree of Lagrange elements that hold every component; of data at points at least 1."""
        # UFL takes what has degree 0 to be constant on cells, and its derivatives to be zero
        return max(max(part.degree, part.at_points) for part in self.parts)

    @property
    def embedded_subdegree(self) -> int:
        """A degree of Lagrange elements that every component holds; -1 with a bubble, as in Basix."""
        return min(_subdegree(part) for part in self.parts)

    @property
    def reference_value_shape(self) -> tuple[int, ...]:
        """Shape of the reference values."""
        return ()

    @property
    def sub_elements(self) -> tuple[Element, ...]:
        """The blocks or the mixed parts, in order; none of a scalar element."""
        return ()


class PlainElement(Element):
    """One scalar element.

    Args:
        scalar: it.
        cellname: of the cell, where the element is data at points of its facets; else that of the scalar element.
    """

    def __init__(self, scalar: ScalarElement, cellname: str = "") -> None:
        self.scalar = scalar
        self.name = scalar.name
        self.cellname = cellname or scalar.cell

    @property
    def parts(self) -> tuple[ScalarElement, ...]:
        """The scalar element."""
        return (self.scalar,)

    def _fields(self, offset: int, order: DofOrder, components: ComponentOrder) -> list[Field]:
        return [Field(self.scalar, tuple(offset + node for node in _nodes(self.scalar, order)))]


class BlockedElement(Element):
    """A vector or tensor of one scalar element, possibly a symmetric tensor.

    Args:
        sub: the scalar element of each component.
        shape: value shape, each entry at least 1.
        symmetric: components (i, j) and (j, i) are one; the lower triangle is numbered by rows, as in Basix.

    Raises:
        FemforgeError: the sub-element is not scalar, or the shape is empty, not positive, not square although
            symmetric, or has more than 256 components.
    """

    def __init__(self, sub: Element, shape: tuple[int, ...], symmetric: bool = False) -> None:
        if not isinstance(sub, PlainElement):
            raise _refused(
                f"a vector or tensor of {sub.name}, which is not scalar, is not supported",
                "use a mixed element, or a larger shape",
            )
        if not shape or any(isinstance(n, bool) or not isinstance(n, int) or n < 1 for n in shape):
            raise _refused(
                f"a vector or tensor has sizes of at least 1, not {shape!r}", "write one such as 2 or (2, 2)"
            )
        if math.prod(shape) > MAX_COMPONENTS:
            raise _refused(f"{math.prod(shape)} components", f"at most {MAX_COMPONENTS} are supported")
        if symmetric and (len(shape) != 2 or shape[0] != shape[1]):
            raise _refused("symmetry needs a square tensor of rank 2", "give the shape (2, 2) or (3, 3)")
        self.sub = sub
        self.shape = shape
        self.symmetric = symmetric
        self.cellname = sub.cellname
        power = str(shape[0]) if len(shape) == 1 else f"({'x'.join(map(str, shape))}{' sym' * symmetric})"
        base = f"({sub.name})" if sub.scalar.parts else sub.name
        self.name = f"{base}^{power}"

    @property
    def block_size(self) -> int:
        """Number of independent components."""
        return self.shape[0] * (self.shape[0] + 1) // 2 if self.symmetric else math.prod(self.shape)

    @property
    def parts(self) -> tuple[ScalarElement, ...]:
        """The scalar element, once for each independent component."""
        return (self.sub.scalar,) * self.block_size

    @property
    def sub_elements(self) -> tuple[Element, ...]:
        """The scalar element, once for each independent component."""
        return (self.sub,) * self.block_size

    @property
    def reference_value_shape(self) -> tuple[int, ...]:
        """The value shape; for a symmetric tensor its independent components in a row."""
        return (self.block_size,) if self.symmetric else self.shape

    @property
    def pullback(self) -> AbstractPullback:
        """The identity, or UFL's expansion of the independent components."""
        if not self.symmetric:
            return identity_pullback
        pairs = itertools.product(range(self.shape[0]), repeat=2)
        numbers: dict[tuple[int, ...], int] = {
            (i, j): max(i, j) * (max(i, j) + 1) // 2 + min(i, j) for i, j in pairs
        }
        return SymmetricPullback(self, numbers)

    def _fields(self, offset: int, order: DofOrder, components: ComponentOrder) -> list[Field]:
        scalar, count = self.sub.scalar, self.block_size
        nodes = _nodes(scalar, order)
        node_stride, block_stride = (count, 1) if components == "interleaved" else (1, len(nodes))
        return [
            Field(scalar, tuple(offset + node * node_stride + block * block_stride for node in nodes))
            for block in range(count)
        ]


class MixedElement(Element):
    """Several elements on one cell, one after another.

    Raises:
        FemforgeError: no elements, different cells, or more than 256 components in all.
    """

    def __init__(self, elements: Sequence[Element]) -> None:
        if not elements:
            raise _refused("a mixed element needs at least one element", "list its elements")
        _check_one_cell(elements)
        _check_no_points(elements, "mixed with others")
        if sum(len(element.parts) for element in elements) > MAX_COMPONENTS:
            raise _refused(
                "too many components in a mixed element", f"at most {MAX_COMPONENTS} are supported"
            )
        self.elements = tuple(elements)
        self.cellname = elements[0].cellname
        self.name = f"[{', '.join(element.name for element in elements)}]"

    @property
    def parts(self) -> tuple[ScalarElement, ...]:
        """The scalar elements of all parts in order."""
        return tuple(itertools.chain.from_iterable(element.parts for element in self.elements))

    @property
    def blocks(self) -> int:
        """Number of scalar or blocked elements in it, those in mixed parts as well."""
        return sum(element.blocks for element in self.elements)

    @property
    def sub_elements(self) -> tuple[Element, ...]:
        """The mixed parts."""
        return self.elements

    @property
    def reference_value_shape(self) -> tuple[int, ...]:
        """All reference components in a row."""
        return (sum(element.reference_value_size for element in self.elements),)

    @property
    def pullback(self) -> AbstractPullback:
        """The identity, or UFL's part-wise pullback when a part is symmetric."""
        plain = all(element.pullback is identity_pullback for element in self.elements)
        return identity_pullback if plain else MixedPullback(self)

    def _fields(self, offset: int, order: DofOrder, components: ComponentOrder) -> list[Field]:
        fields: list[Field] = []
        for element in self.elements:
            fields += element._fields(offset, order, components)
            offset += element.dim
        return fields


def enriched(*elements: Element, nodal: bool = False) -> Element:
    """The sum of the spaces of several elements.

    Args:
        elements: at least two scalar elements, or vectors and tensors of one shape, on one cell. A bubble may
            stand anywhere; its basis functions come last.
        nodal: make the basis dual to the joined dofs (``basix.ufl.enriched_element``, classic
            ``NodalEnrichedElement``) instead of joining the bases as they are (classic ``EnrichedElement``).

    Returns:
        A scalar element, or the vector or tensor of one.

    Raises:
        FemforgeError: fewer than two elements, different cells or shapes, mixed elements, or spaces that
            overlap.
    """
    if len(elements) < 2:
        raise _refused("an enriched element joins at least two elements", "list two, or take the one")
    _check_one_cell(elements)
    _check_no_points(elements, "enriched")
    if all(isinstance(element, BlockedElement) for element in elements):
        blocks = [element for element in elements if isinstance(element, BlockedElement)]
        if len({(block.shape, block.symmetric) for block in blocks}) > 1:
            raise _refused("the joined elements have different shapes", "give all of them one shape")
        joined = enriched(*(block.sub for block in blocks), nodal=nodal)
        return BlockedElement(joined, blocks[0].shape, blocks[0].symmetric)
    scalars: list[ScalarElement] = []
    for element in elements:
        if not isinstance(element, PlainElement):
            raise _refused(
                f"{element.name} cannot be enriched", "join scalar elements, or vectors of one shape"
            )
        scalars.append(element.scalar)
    return PlainElement(_joined(scalars, "nodal" if nodal else "hierarchical"))


def _joined(scalars: list[ScalarElement], variant: str) -> ScalarElement:
    parts: list[ScalarElement] = []
    for scalar in scalars:
        if scalar.family == "enriched" and scalar.variant != variant:
            raise _refused(f"{scalar.name} cannot be enriched in another way", basix_elements.DISJOINT)
        parts += scalar.parts or (scalar,)
    parts.sort(key=lambda part: part.family == "bubble")
    degree = max(part.degree for part in parts)
    joined = ScalarElement("enriched", parts[0].cell, degree, variant, parts=tuple(parts))
    basix_elements.scalar_to_basix(joined)  # raises when the spaces overlap
    return joined


def _check_one_cell(elements: Sequence[Element]) -> None:
    cells = sorted({element.cellname for element in elements})
    if len(cells) > 1:
        raise _refused(f"elements on different cells: {', '.join(cells)}", "use one cell")


def _check_no_points(elements: Sequence[Element], how: str) -> None:
    if any(element.at_points for element in elements):
        raise _refused(f"a quadrature element cannot be {how}", "make a coefficient of its own of it")


def _is_continuous(scalar: ScalarElement) -> bool:
    return not scalar.discontinuous and scalar.family != "CR" and all(map(_is_continuous, scalar.parts))


def _subdegree(scalar: ScalarElement) -> int:
    if scalar.family == "enriched":
        return min(map(_subdegree, scalar.parts))
    return -1 if scalar.family == "bubble" else scalar.degree


def _dimension(scalar: ScalarElement) -> int:
    from femforge import reference

    return reference.dimension(scalar)


def _nodes(scalar: ScalarElement, order: DofOrder) -> tuple[int, ...]:
    """Position among the scalar dofs of each basis function, taken in Basix's order."""
    from femforge import reference

    if order == "ufcx" or scalar.at_points:
        return tuple(range(reference.dimension(scalar)))
    return reference.lexicographic_order(scalar)


def to_basix(element: Element) -> Any:
    """The equivalent ``basix.ufl`` element: same dofs (order ``ufcx``, interleaved), same basis.

    Raises:
        FemforgeError: never for an element that could be made.
    """
    if isinstance(element, BlockedElement):
        symmetry = True if element.symmetric else None
        return basix.ufl.blocked_element(to_basix(element.sub), element.shape, symmetry)
    if isinstance(element, MixedElement):
        return basix.ufl.mixed_element([to_basix(part) for part in element.elements])
    assert isinstance(element, PlainElement)
    return basix_elements.scalar_to_basix(element.scalar)
