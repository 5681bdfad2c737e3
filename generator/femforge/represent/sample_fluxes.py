"""D at samples (:mod:`femforge.represent.symmetric_sums`): as it is written, or applied, with slots along axes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction

from femforge.ir.integral import TRIAL, Dof, Geometry, Integral, Slot
from femforge.ir.scalar import Node, count_operations
from femforge.reference.symmetries import Symmetries
from femforge.represent.cell_values import CellValue, nodes_of_cell
from femforge.represent.expressions import affine_jacobian
from femforge.represent.geometry import geometry_expressions, geometry_members
from femforge.represent.identity import fingerprints
from femforge.represent.numbers import fraction
from femforge.represent.quadrature import QuadraturePart

#: Operations from which on a value of the cell is computed once: samples are many, and each would do it again.
DEAR = 2
#: D at a sample, by slot of the test function, in slots along the axes, dofs and constants.
Fluxes = Mapping[Slot, Node]


def cost(fluxes: Fluxes, samples: int) -> int:
    """Operations of D at so many samples, with what is computed once a cell."""
    return samples * flops_at_sample(fluxes) + count_operations(nodes_of_cell(list(fluxes.values()), DEAR))


def flops_at_sample(fluxes: Fluxes) -> int:
    """Operations of D at one sample, without what is computed once a cell."""
    roots = list(fluxes.values())
    graph = roots[0].graph
    known = {node: graph.symbol(CellValue(node)) for node in nodes_of_cell(roots, DEAR)}
    return count_operations(graph.substitute(roots, known.get))


def ways_of_fluxes(
    integral: Integral, symmetries: Symmetries, part: QuadraturePart, bilinear: QuadraturePart | None
) -> list[Fluxes]:
    """D of a part in all ways: as it is written, and applied; with slots of its own directions, or with those along
    the axes and the geometry in these, which is as good where both give the same."""
    found: list[Fluxes] = []
    for write, own in ((_written, part), (_applied, bilinear)):
        if own is None:
            continue
        plain, in_axes = (write(_Frame(integral, symmetries, way), own) for way in (False, True))
        found += [plain, in_axes] if _are_equal(plain, in_axes) else [plain]
    return found


def _are_equal(fluxes: Fluxes, others: Fluxes) -> bool:
    """Whether two ways to write D give the same."""
    if set(fluxes) != set(others):
        return False
    known: dict[Node, tuple[int, ...]] = {}
    return fingerprints([fluxes[s] for s in others], known) == fingerprints(list(others.values()), known)


class _Frame:
    """How slots and geometry become those along the axes.

    Args:
        integral: names the functions.
        symmetries: have the axes.
        in_axes: whether the reference directions are taken for the axes, with the geometry in these. Forms do not know
            directions of the reference cell, unless they ask for entries of the Jacobian: see :func:`_fluxes`.
    """

    def __init__(self, integral: Integral, symmetries: Symmetries, in_axes: bool) -> None:
        self.integral = integral
        self.graph = integral.graph
        self.symmetries = symmetries
        self.in_axes = in_axes

    def along(self, slot: Slot) -> list[tuple[Slot, Fraction]]:
        """A slot as a sum of those along the axes."""
        if self.in_axes:
            return [(slot, Fraction(1))]
        along = self.symmetries.along_axes(slot.derivative)
        return [(slot._replace(derivative=d), fraction(factor)) for d, factor in along.items()]

    def replacement(self, part: QuadraturePart) -> Callable[[Node], Node | None]:
        """Geometry by what it is made of, and slots by those along the axes."""
        members = geometry_members(part.terms.values())
        geometry: Callable[[Node], Node | None] = lambda _: None  # noqa: E731
        if members:
            geometry, _ = geometry_expressions(self.integral, self._jacobian, members)
        volume = fraction(self.symmetries.volume)

        def replaced(node: Node) -> Node | None:
            if isinstance(node.value, Slot):
                return self._sampled(node.value)
            found = geometry(node)
            scaled = self.in_axes and isinstance(node.value, Geometry) and node.value.kind in ("detJ", "adj")
            return self.graph.sum([(found, 1 / volume)]) if found is not None and scaled else found

        return replaced

    def _sampled(self, slot: Slot) -> Node:
        member = self.integral.function(slot.function).layout.fields[slot.component]
        if member.element.at_points:
            return self.graph.symbol(slot)
        if member.element.degree == 0 and slot.function != TRIAL:
            return self.graph.symbol(Dof(slot.function, member.dofs[0]))
        return self.graph.sum([(self.graph.symbol(own), factor) for own, factor in self.along(slot)])

    def _jacobian(self, i: int, j: int, member: int) -> Node:
        """An entry, of the derivative along an axis if directions are taken for these."""
        if not self.integral.affine:
            return self._sampled(self.integral.jacobian_slot(i, j, member))
        affine = affine_jacobian(self.integral)
        if not self.in_axes:
            return affine(i, j, member)
        return self.graph.sum([(affine(i, d, member), x) for d, x in enumerate(self.symmetries.axes[j]) if x])


def _written(frame: _Frame, part: QuadraturePart) -> Fluxes:
    """The point function as it is written."""
    graph = frame.graph
    pairs = list(part.terms)
    nodes = graph.substitute([part.terms[p] for p in pairs], frame.replacement(part))
    summands: dict[Slot, list[tuple[Node, Fraction]]] = {}
    for (s, _), node in zip(pairs, nodes, strict=True):
        assert s is not None
        for own, factor in frame.along(s):
            summands.setdefault(own, []).append((node, factor))
    return {slot: graph.sum(terms) for slot, terms in summands.items()}


def _applied(frame: _Frame, part: QuadraturePart) -> Fluxes:
    """D of the bilinear form along the axes, applied."""
    graph = frame.graph
    pairs = list(part.terms)
    nodes = graph.substitute([part.terms[p] for p in pairs], frame.replacement(part))
    summands: dict[tuple[Slot, Slot], list[tuple[Node, Fraction]]] = {}
    for (s, t), node in zip(pairs, nodes, strict=True):
        assert s is not None
        assert t is not None
        for a, left in frame.along(s):
            for b, right in frame.along(t._replace(function=TRIAL)):
                summands.setdefault((a, b), []).append((node, left * right))
    fluxes: dict[Slot, list[tuple[Node, int]]] = {}
    for (a, b), terms in summands.items():
        entry = frame.integral.held(graph.sum(terms))
        fluxes.setdefault(a, []).append((graph.product([entry, graph.symbol(b)]), 1))
    return {slot: graph.sum(own) for slot, own in fluxes.items()}
