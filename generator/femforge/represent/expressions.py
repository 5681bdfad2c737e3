"""Element tensors as straight-line expressions of the cell's own data, one for each representation.

The expressions have :class:`Dof` symbols (coordinates and coefficients of this cell), constants and, for
the tensor representation with stored geometry, :class:`GeometryEntry` symbols. They are what
``unroll=full`` prints.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import lru_cache

from flint import fmpq, fmpq_mat

from femforge.ir.element import ScalarElement
from femforge.ir.integral import COORDINATES, Dof, GeometryEntry, Integral, Slot, SlotPair
from femforge.ir.patterns import Pattern
from femforge.ir.scalar import Node, count_operations, without_factor
from femforge.reference import QuadratureRule, basis
from femforge.represent.geometry import Jacobian, geometry_expressions, geometry_members
from femforge.represent.numbers import fraction
from femforge.represent.quadrature import QuadraturePart, QuadratureRepresentation, given_values
from femforge.represent.rows import contract
from femforge.represent.sum_factorised import factorised_block, factorised_values
from femforge.represent.tensor import TensorRepresentation

Entries = Sequence[tuple[int, int]]


@dataclass(eq=False)
class Expressions:
    """Outputs of a straight-line element kernel.

    Attributes:
        outputs: one for each wanted entry.
        names: suggested variable names of intermediate results.
        flops_before: operations of the contraction before it was optimised (tensor only).
        flops_columns: operations of the columns G_alpha (tensor only).
        first: intermediate results in the order in which they are best computed, before any output.
        groups: terms of the sums that outputs are made of, those together that are known at the same time, in this
            order; empty where nothing is known of it.
        by_nodes: whether values at nodes are on the way (:mod:`femforge.represent.node_values`).
    """

    outputs: list[Node]
    names: dict[Node, str] = field(default_factory=dict)
    flops_before: int = 0
    flops_columns: int = 0
    first: list[Node] = field(default_factory=list)
    groups: list[list[Node]] = field(default_factory=list)
    by_nodes: bool = False

    def add_names(self, names: Mapping[Node, str], sample: int | None = None) -> None:
        """Suggest names of what is the same at all samples, or of what belongs to one, whose number they end with.

        What has a name, as what another sample has, too, keeps it.
        """
        for node, name in names.items():
            self.names.setdefault(node, name if sample is None else f"{name}_{sample}")


@lru_cache(maxsize=512)
def _table(element: ScalarElement, rule: QuadratureRule, derivative: tuple[int, ...]) -> fmpq_mat:
    return basis(element).tabulate(rule.points, derivative)


@lru_cache(maxsize=512)
def _ordered_table(
    element: ScalarElement, rule: QuadratureRule, derivative: tuple[int, ...], order: tuple[int, ...]
) -> tuple[fmpq, ...]:
    return _entries(_table(element, rule, derivative), order)


def _entries(table: fmpq_mat, order: Sequence[int]) -> tuple[fmpq, ...]:
    return tuple([row[k] for row in table.table() for k in order])


class Tables:
    """Values of basis functions at the points of one rule, made once each; nobody changes them."""

    def __init__(self, part: QuadraturePart) -> None:
        self.part = part
        self._tables: dict[tuple[ScalarElement, tuple[int, ...]], fmpq_mat] = {}

    def __call__(self, element: ScalarElement, derivative: tuple[int, ...]) -> fmpq_mat:
        """[point][basis function]."""
        key = (element, derivative)
        if key not in self._tables:
            if element.at_points:  # of a test function whose dofs are the values at these points
                count = len(self.part.rule.points)
                self._tables[key] = fmpq_mat(
                    count, count, [int(q == k) for q in range(count) for k in range(count)]
                )
            else:
                self._tables[key] = _table(element, self.part.rule, derivative)
        return self._tables[key]

    def entries(
        self, element: ScalarElement, derivative: tuple[int, ...], order: Sequence[int]
    ) -> tuple[fmpq, ...]:
        """The same point by point, the basis functions in this order."""
        if element.at_points:
            return _entries(self(element, derivative), order)
        return _ordered_table(element, self.part.rule, derivative, tuple(order))


@lru_cache(maxsize=64)
def _gradients_at_origin(element: ScalarElement, dim: int) -> list[list[Fraction]]:
    """[direction][basis function] of an element's derivatives at the first vertex."""
    own = basis(element)
    directions = [tuple(int(d == j) for d in range(dim)) for j in range(dim)]
    return [[*map(fraction, own.tabulate([(fmpq(0),) * dim], one).entries())] for one in directions]


def affine_jacobian(integral: Integral) -> Jacobian:
    """Entries of the Jacobian of an affine cell in the coordinates' dofs."""
    layout, dim = integral.coordinates.layout, integral.gdim
    gradients = _gradients_at_origin(layout.fields[0].element, dim)

    def entry(i: int, j: int, member: int = 0) -> Node:
        dofs = [integral.graph.symbol(Dof(COORDINATES, dof)) for dof in layout.fields[member * dim + i].dofs]
        return integral.graph.sum(zip(dofs, gradients[j], strict=True))

    return entry


def geometry_outputs(tensor: TensorRepresentation) -> Expressions:
    """The stored G of a cell from its vertices."""
    members = geometry_members(tensor.geometry)
    replacement, names = geometry_expressions(tensor.integral, affine_jacobian(tensor.integral), members)
    outputs = tensor.integral.graph.substitute(tensor.geometry, replacement)
    return Expressions(outputs, names)


def tensor_columns(tensor: TensorRepresentation, stored_geometry: bool) -> Expressions:
    """The columns G_alpha, from the stored G or from the vertices; a zero where K has none, as all of it is zero."""
    graph = tensor.integral.graph
    if not tensor.columns:
        return Expressions([graph.zero])
    if stored_geometry:
        return Expressions(list(tensor.columns))
    geometry = geometry_outputs(tensor)
    beside, names = geometry_expressions(
        tensor.integral, affine_jacobian(tensor.integral), geometry_members(tensor.columns)
    )

    def replacement(node: Node) -> Node | None:
        return geometry.outputs[node.value.index] if isinstance(node.value, GeometryEntry) else beside(node)

    return Expressions(graph.substitute(tensor.columns, replacement), {**names, **geometry.names})


def tensor_expressions(tensor: TensorRepresentation, entries: Entries, stored_geometry: bool) -> Expressions:
    """Wanted entries of the element tensor by the optimised contraction."""
    columns = tensor_columns(tensor, stored_geometry)
    rows = [tensor.K[i * tensor.integral.columns + j] for i, j in entries]
    contraction = contract(tensor.integral.graph, rows, columns.outputs)
    return Expressions(
        list(contraction.outputs),
        {**contraction.names, **columns.names},
        contraction.flops_before,
        count_operations(columns.outputs),
    )


SlotValue = Callable[[Slot], Node]


def slot_at_point(integral: Integral, tables: Tables, q: int) -> SlotValue:
    """Values of slots at point ``q``: sums of basis function values times dofs, or data of that point."""
    graph = integral.graph

    def value(slot: Slot) -> Node:
        given = given_values(integral, slot)
        if given:
            return given[q]
        member = integral.function(slot.function).layout.fields[slot.component]
        table = tables(member.element, slot.derivative)
        return graph.sum(
            [
                (graph.symbol(Dof(slot.function, dof)), fraction(table[q, k]))
                for k, dof in enumerate(member.dofs)
            ]
        )

    return value


def point_values(
    integral: Integral, part: QuadraturePart, slot_value: SlotValue, roots: Collection[Node] = ()
) -> tuple[Callable[[Node], Node | None], dict[Node, str]]:
    """Replacement of slots and geometry by their expressions at a point.

    Args:
        integral: whose geometry it is.
        part: the rule.
        slot_value: of a slot at the point.
        roots: expressions in which they are replaced, if these are not the part's own.
    """

    def curved(i: int, j: int, member: int) -> Node:
        return slot_value(integral.jacobian_slot(i, j, member))

    members = geometry_members(roots or part.terms.values())
    jacobian = affine_jacobian(integral) if integral.affine else curved
    geometry, names = geometry_expressions(integral, jacobian, members) if members else (lambda _: None, {})

    def replacement(node: Node) -> Node | None:
        return slot_value(node.value) if isinstance(node.value, Slot) else geometry(node)

    return replacement, names


def quadrature_expressions(representation: QuadratureRepresentation, entries: Entries) -> Expressions:
    """Wanted entries of the element tensor by a sum over points, all loops written out."""
    integral = representation.integral
    contributions: dict[tuple[int, int], list[tuple[Node, object]]] = {}
    result = Expressions([])
    wanted = _computed(entries, representation.symmetric)
    for part in representation.parts:
        tables, pattern = Tables(part), Pattern(part.terms.values())
        for q, weight in enumerate(part.rule.weights):
            replacement, names = point_values(integral, part, slot_at_point(integral, tables, q))
            values = pattern.filled(integral.graph, replacement)
            scaled = [integral.graph.multiple(v, fraction(weight)) for v in values]
            result.add_names(names, q if len(part.rule.weights) > 1 and not integral.affine else None)
            terms = dict(zip(part.terms, scaled, strict=True))
            result.groups += _add_point(integral, terms, tables, q, wanted, contributions)
    sums = {entry: integral.graph.sum(terms) for entry, terms in contributions.items()}  # type: ignore[arg-type]
    result.outputs = [sums.get(_mirror(e, wanted), integral.graph.zero) for e in entries]
    return result


def _computed(entries: Entries, symmetric: bool) -> set[tuple[int, int]]:
    """Entries to compute: of a symmetric matrix the upper triangle."""
    return {(min(i, j), max(i, j)) for i, j in entries} if symmetric else set(entries)


def _mirror(entry: tuple[int, int], wanted: set[tuple[int, int]]) -> tuple[int, int]:
    return entry if entry in wanted else (entry[1], entry[0])


def _basis_values(integral: Integral, slot: Slot | None, tables: Tables, q: int) -> list[tuple[int, object]]:
    """(dof, value) of the nonzero basis functions of an argument's slot at a point."""
    if slot is None:
        return [(0, 1)]
    member = integral.function(slot.function).layout.fields[slot.component]
    table = tables(member.element, slot.derivative)
    return [(dof, fraction(table[q, k])) for k, dof in enumerate(member.dofs) if table[q, k] != 0]


def _add_point(
    integral: Integral,
    terms: dict[tuple[Slot | None, Slot | None], Node],
    tables: Tables,
    q: int,
    wanted: set[tuple[int, int]],
    contributions: dict[tuple[int, int], list[tuple[Node, object]]],
) -> list[list[Node]]:
    """Add one point: first D_st phi_j summed over t, the fluxes, then the test functions.

    Returns:
        The fluxes of each trial function.
    """
    slots = {slot for pair in terms for slot in pair}
    values = {slot: _basis_values(integral, slot, tables, q) for slot in slots}
    flux: dict[tuple[Slot | None, int], list[tuple[Node, object]]] = {}
    for (s, t), node in terms.items():
        for j, value in values[t]:
            flux.setdefault((s, j), []).append((node, value))
    groups: dict[int, list[Node]] = {}
    for (s, j), summands in flux.items():
        node = integral.graph.sum(summands)  # type: ignore[arg-type]
        groups.setdefault(j, []).append(without_factor(node))
        for i, value in values[s]:
            if (i, j) in wanted:
                contributions.setdefault((i, j), []).append((node, value))
    return list(groups.values())


def sum_factorised_expressions(representation: QuadratureRepresentation, entries: Entries) -> Expressions:
    """Wanted entries by contracting one direction at a time (tensor-product cells and elements)."""
    integral = representation.integral
    graph = integral.graph
    wanted = _computed(entries, representation.symmetric)
    either = wanted | {(column, row) for row, column in wanted}
    contributions: dict[tuple[int, int], list[tuple[Node, int]]] = {}
    result = Expressions([])
    for part in representation.parts:
        values_of = {slot: factorised_values(integral, part, slot) for slot in part.slots}
        pairs = list(part.terms)
        at_points: dict[SlotPair, list[Node]] = {pair: [] for pair in pairs}
        for q in range(len(part.rule.weights)):
            at_point = {slot: values[q] for slot, values in values_of.items()}
            replacement, names = point_values(integral, part, at_point.__getitem__)
            result.add_names(names, q if len(part.rule.weights) > 1 and not integral.affine else None)
            values = graph.substitute([part.terms[p] for p in pairs], replacement)
            for pair, value in zip(pairs, values, strict=True):
                at_points[pair].append(value)
        blocks: dict[tuple[int, int], list[SlotPair]] = {}
        for s, t in pairs:
            blocks.setdefault((s.component if s else 0, t.component if t else 0), []).append((s, t))
        for block in blocks.values():
            for entry, node in factorised_block(integral, part, block, at_points, either):
                contributions.setdefault(entry, []).append((node, 1))
    sums = {entry: graph.sum(terms) for entry, terms in contributions.items()}
    result.outputs = [sums.get(_mirror(e, wanted), graph.zero) for e in entries]
    return result


def all_entries(integral: Integral) -> list[tuple[int, int]]:
    """All (row, column) of the element tensor, row-major."""
    return list(itertools.product(range(integral.rows), range(integral.columns)))


def stored_entries(integral: Integral, output: str) -> tuple[tuple[int, int], ...]:
    """(row, column) of the entries that are stored, in order."""
    if output == "full":
        return tuple(all_entries(integral))
    return tuple((i, j) for i in range(integral.rows) for j in range(i, integral.columns))
