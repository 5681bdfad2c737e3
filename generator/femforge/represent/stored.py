"""Stored geometry: the geometric factors of a form, made once and read by every application of an operator.

Where D is a polynomial in the slots, D_st = sum_k g_k p_k with p_k free of geometry, the g_k are stored: for the
Laplacian the symmetric G of libCEED and MFEM, with the quadrature weight where it is stored at points. Where D is not
of this form (nonlinear in a gradient, say), or has more such factors, the entries of the adjugate and the determinant
are stored instead.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from flint import fmpq

from femforge.ir.integral import COORDINATES, Dof, Geometry, GeometryEntry, Integral, Slot, SlotPair
from femforge.ir.polynomial import Monomial, NotPolynomial, Polynomial, expand, to_node
from femforge.ir.scalar import Graph, Node, symbols
from femforge.reference import QuadratureRule
from femforge.represent.determinants import by_powers
from femforge.represent.expressions import (
    Expressions,
    Tables,
    affine_jacobian,
    point_values,
    slot_at_point,
)
from femforge.represent.geometry import geometry_expressions, geometry_members, to_adjugate
from femforge.represent.numbers import fraction
from femforge.represent.quadrature import QuadraturePart, QuadratureRepresentation, StoredFactors

#: Terms of an expanded entry of D.
_LIMIT = 2000


@dataclass(frozen=True)
class StoredGeometry:
    """What is stored of the geometry of a cell, and D in terms of it.

    Attributes:
        at_points: whether factors are stored at each point (of all rules, one after another), or once a cell.
        factors: one for each scalar of a sample: expressions in the adjugate, det J, coordinates of vertices and of the
            place.
        representation: point functions in slots, constants and :class:`GeometryEntry` symbols, by number of factor.
        split: whether D is linear in the factors; else these are the adjugate's entries and the determinant.
        weighted: whether quadrature weights are part of what is stored.
    """

    at_points: bool
    factors: tuple[Node, ...]
    representation: QuadratureRepresentation
    split: bool
    weighted: bool

    @property
    def varies(self) -> bool:
        """Whether a factor of an affine cell depends on the place in it."""
        return any(isinstance(symbol.value, Slot) for symbol in symbols(self.factors))

    @property
    def size(self) -> int:
        """Scalars stored for a cell."""
        samples = self.representation.points if self.at_points else 1
        return len(self.factors) * samples


def stored_geometry(representation: QuadratureRepresentation, at_points: bool) -> StoredGeometry:
    """Split the geometry off point functions.

    Args:
        representation: by slots of test and trial function; of an operator, that of its bilinear form.
        at_points: store factors at each point; else once a cell, which must be affine.
    """
    graph = representation.integral.graph
    whole: list[Node] = []
    parts = [_symbols_only(graph, part, whole) for part in representation.parts]
    factors: dict[tuple[tuple[Monomial, Fraction], ...], int] = {}
    nodes: list[Node] = []
    linear = True
    try:
        split = [_split(graph, part, factors, nodes) for part in representation.parts]
    except NotPolynomial:
        linear = False
    if linear and len(nodes) <= len(whole):
        whole, parts = nodes, split
    else:
        linear = False
    if at_points:
        parts = _at_points(parts, len(whole), linear)
    return StoredGeometry(
        at_points, tuple(whole), QuadratureRepresentation(representation.integral, tuple(parts), False),
        split=linear, weighted=linear and at_points,
    )  # fmt: skip


def _at_points(parts: Sequence[QuadraturePart], factors: int, weighted: bool) -> list[QuadraturePart]:
    """Parts whose points have stored factors, one rule after another; weights that are among these count no more."""
    found, points = [], 0
    for part in parts:
        rule = _without_weights(part.rule) if weighted else part.rule
        several = rule.rule_1d is not None and len(rule.index[0]) > 1
        directions = (len(rule.rule_1d[0]),) * len(rule.index[0]) if rule.rule_1d and several else ()
        stored = StoredFactors(points * factors, factors, directions)
        found.append(replace(part, rule=rule, stored=stored))
        points += len(rule.points)
    return found


def _without_weights(rule: QuadratureRule) -> QuadratureRule:
    """The points of a rule, every weight one."""
    return replace(
        rule, weights=_ones(rule.weights), rule_1d=rule.rule_1d and (rule.rule_1d[0], _ones(rule.rule_1d[1])),
        of_directions=tuple((points, _ones(weights)) for points, weights in rule.of_directions),
    )  # fmt: skip


def _ones(weights: Sequence[fmpq]) -> tuple[fmpq, ...]:
    return tuple(fmpq(1) for _ in weights)


def _is_geometric(node: Node) -> bool:
    """Whether an atom depends on nothing but the Jacobian, the vertices and the place."""
    found = symbols([node])
    return bool(found) and all(_is_of_cell(s.value) for s in found)


def _is_of_cell(key: object) -> bool:
    """Whether a symbol is of the cell's geometry: of its Jacobian, or a coordinate of a vertex or of the place."""
    return isinstance(key, Geometry) or (isinstance(key, (Dof, Slot)) and key.function == COORDINATES)


def _split(
    graph: Graph,
    part: QuadraturePart,
    factors: dict[tuple[tuple[Monomial, Fraction], ...], int],
    nodes: list[Node],
) -> QuadraturePart:
    pairs = list(part.terms)
    polynomials = expand(
        [part.terms[p] for p in pairs],
        lambda n: n.kind == "symbol" and not _is_of_cell(n.value),
        _LIMIT,
    )
    terms: dict[SlotPair, Node] = {}
    for pair, polynomial in zip(pairs, polynomials, strict=True):
        grouped: dict[Monomial, Polynomial] = {}
        for monomial, c in to_adjugate(graph, polynomial).items():
            rest = tuple(a for a in monomial if not _is_geometric(a))
            own = tuple(a for a in monomial if _is_geometric(a))
            group = grouped.setdefault(rest, {})
            group[own] = group.get(own, Fraction(0)) + c
        summands: list[tuple[Node, Fraction]] = []
        for rest, geometry in grouped.items():
            key, scale = _normal(geometry)
            if key not in factors:
                factors[key] = len(nodes)
                nodes.append(to_node(graph, dict(key)))
            entry = graph.symbol(GeometryEntry(factors[key]))
            summands.append((graph.product([entry, *rest]), scale))
        terms[pair] = graph.sum(summands)
    return QuadraturePart(part.rule, terms, tuple(s for s in part.slots if _is_used(s, terms)))


def _normal(polynomial: Polynomial) -> tuple[tuple[tuple[Monomial, Fraction], ...], Fraction]:
    """A polynomial scaled so that its first coefficient is 1, in a fixed order; and the scale."""
    ordered = sorted(((m, c) for m, c in polynomial.items() if c), key=lambda item: [a.id for a in item[0]])
    scale = ordered[0][1]
    return tuple((m, c / scale) for m, c in ordered), scale


def _is_used(slot: Slot, terms: Mapping[SlotPair, Node]) -> bool:
    return any(node.value == slot for node in symbols(terms.values()))


def _symbols_only(graph: Graph, part: QuadraturePart, nodes: list[Node]) -> QuadraturePart:
    """Point functions with every geometric symbol an entry of its own."""
    pairs = list(part.terms)
    values = by_powers(graph, [part.terms[p] for p in pairs])
    known = {node: k for k, node in enumerate(nodes)}

    def replacement(node: Node) -> Node | None:
        if not _is_of_cell(node.value):
            return None
        if node not in known:
            known[node] = len(nodes)
            nodes.append(node)
        return graph.symbol(GeometryEntry(known[node]))

    terms = dict(zip(pairs, graph.substitute(values, replacement), strict=True))
    return QuadraturePart(part.rule, terms, tuple(s for s in part.slots if _is_used(s, terms)))


def stored_outputs(stored: StoredGeometry, original: Sequence[QuadraturePart]) -> Expressions:
    """Everything that is stored of a cell, from its points' coordinates, written out.

    Args:
        stored: says what.
        original: the parts with the slots of the coordinates that a varying geometry needs.
    """
    integral: Integral = stored.representation.integral
    graph = integral.graph
    if not stored.at_points:
        members = geometry_members(stored.factors)
        replacement, names = geometry_expressions(integral, affine_jacobian(integral), members)
        return Expressions(graph.substitute(list(stored.factors), replacement), names)
    outputs: dict[int, Node] = {}
    for part, own in zip(original, stored.representation.parts, strict=True):
        assert own.stored is not None
        tables = Tables(part)
        for q, weight in enumerate(part.rule.weights):
            at_point = slot_at_point(integral, tables, q)
            replacement, _ = point_values(integral, part, at_point, stored.factors)
            values = graph.substitute(list(stored.factors), replacement)
            scale = fraction(weight) if stored.weighted else Fraction(1)
            for k, value in enumerate(values):
                outputs[own.stored.place(own.rule, q, k)] = graph.sum([(value, scale)])
    return Expressions([outputs[place] for place in sorted(outputs)])
