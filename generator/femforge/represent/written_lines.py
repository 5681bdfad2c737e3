"""A line of points written out: fewer operations than a loop over them, and longer code.

Points +a and -a share the even and odd parts of functions on the way in, and their fluxes are added and subtracted
before they meet even and odd test functions. What is a polynomial of low degree along the line, as the geometry of a
trilinear cell, is evaluated from its coefficients (:mod:`femforge.represent.line_polynomials`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from flint import fmpq

from femforge.ir.integral import GeometryEntry, Slot
from femforge.ir.scalar import Node
from femforge.represent.direction_tables import Key
from femforge.represent.directions import (
    basis_of_direction,
    combination,
    in_pairs,
    nodal_basis,
    points_are_nodes,
    values_at_points,
)
from femforge.represent.levels import LETTERS, Level, NestedSums, derivative_text, prune_values
from femforge.represent.line_inputs import LineInputs, LineSums, LineValues, define
from femforge.represent.line_polynomials import Polynomial, line_polynomials, value_at
from femforge.represent.numbers import fraction
from femforge.represent.point_values import (
    FluxKey,
    PointData,
    field_of,
    flux_name,
    fluxes_at,
    values_at,
)

_HALF = fmpq(1, 2)


class WrittenLine:
    """The line of one quadrature rule.

    Args:
        inputs: the way in.
    """

    def __init__(self, inputs: LineInputs) -> None:
        self.inputs = inputs
        self.graph = inputs.graph
        self.line = Level()
        self.on_line = LineValues(inputs, self.line)
        self.data = PointData(inputs.integral, inputs.part, 1)

    def sums(self) -> LineSums:
        """Write all points; what they leave."""
        found: dict[tuple[int, tuple[Key, ...]], list[list[Node]]] = {}
        for (component, keys), nodes in self._fluxes().items():
            sums = self._tested(component, keys[0], nodes)
            found.setdefault((component, keys[1:]), []).append(sums)
        return {
            key: [self.graph.sum([(node, 1) for node in terms]) for terms in zip(*several, strict=True)]
            for key, several in found.items()
        }

    def _tested(self, component: int, key: Key, fluxes: Sequence[Node]) -> list[Node]:
        """Sums over the points of a flux times each test function."""
        inputs = self.inputs
        sparse = inputs.tests_are_sparse(component, key)
        tests = inputs.tests
        table = (
            tests.nodal(component, key, inputs.points)
            if sparse
            else tests.table(component, key, inputs.points, "pairs")
        )
        sums = [
            self.graph.sum(in_pairs(self.graph, fluxes, inputs.weighted(table, i)))
            for i in range(len(table[0]))
        ]
        return sums if sparse else inputs.in_own_basis(component, sums)

    def plan(self, results: list[Node]) -> NestedSums:
        """The line as a level without loops, with what is made of its sums."""
        prune_values(self.line, results)
        return NestedSums(self.line, (), tuple(results), self.inputs.tables.arrays, (self.inputs.part,))

    # -- at the points -----------------------------------------------------------------------------------

    def _fluxes(self) -> dict[FluxKey, list[Node]]:
        """Fluxes at all points, those of mirrored points one after another."""
        inputs, count = self.inputs, len(self.inputs.points)
        symbols = {slot: self.graph.symbol(slot) for slot in inputs.slots}
        replacement, names = values_at(inputs.integral, inputs.part, symbols, self.graph.symbol)
        fluxes = fluxes_at(inputs.integral, inputs.part, inputs.tests, replacement)
        known = {symbol: p for slot, symbol in symbols.items() if (p := self._polynomial(slot))}
        found = line_polynomials(self.graph, list(fluxes.values()), known, count)
        polynomials = {
            node: self._kept(names.get(node) or _name(node, number), p)
            for number, (node, p) in enumerate(found.items())
        }
        values = {slot: self._values(slot) for slot, s in symbols.items() if s not in polynomials}
        result = {key: [self.graph.zero] * count for key in fluxes}
        for q in sorted(range(count), key=lambda q: (min(q, count - 1 - q), q)):
            here = self._at_point(q, [*names, *fluxes.values()], polynomials, values)
            for node, name in names.items():
                if here[node].kind not in ("const", "symbol"):
                    self.line.names.setdefault(here[node], f"{name}_{q}")
            for key, node in fluxes.items():
                result[key][q] = define(self.line, f"flux{flux_name(*key)}_{q}", here[node])
        return result

    def _at_point(
        self, q: int, nodes: Sequence[Node], polynomials: Mapping[Node, Polynomial],
        values: Mapping[Slot, Sequence[Node]],
    ) -> dict[Node, Node]:  # fmt: skip
        """Expressions at a point."""
        inputs = self.inputs
        x = inputs.points[q] - _HALF
        powers = [
            self.graph.const(fraction(x**k)) for k in range(max(map(len, polynomials.values()), default=1))
        ]

        def replacement(node: Node) -> Node | None:
            if node in polynomials:
                return value_at(self.graph, polynomials[node], powers)
            if isinstance(node.value, GeometryEntry) and inputs.part.stored is not None:
                return self.data.read(node.value, (q,), self.line)
            if not isinstance(node.value, Slot):
                return None
            return (
                values[node.value][q] if node.value in values else self.data.read(node.value, (q,), self.line)
            )

        return dict(zip(nodes, self.graph.substitute(nodes, replacement), strict=True))

    def _polynomial(self, slot: Slot) -> Polynomial:
        """Of a slot whose function is linear at most in r, about the centre; empty for others."""
        own = basis_of_direction(field_of(self.inputs.integral, slot).element, "pairs")
        if own.functions not in (("one",), ("one", "x")):
            return ()
        return tuple(self.on_line.own(slot)[slot.derivative[0] :]) or (self.graph.zero,)

    def _kept(self, name: str, polynomial: Polynomial) -> Polynomial:
        """The polynomial with its coefficients as values of the line."""
        return tuple(define(self.line, f"line_{name}_x{k}", c) for k, c in enumerate(polynomial))

    def _values(self, slot: Slot) -> list[Node]:
        """A slot at all points."""
        inputs, order = self.inputs, slot.derivative[0]
        element = field_of(inputs.integral, slot).element
        if order == 0 and points_are_nodes(element, inputs.points):
            nodal = self.on_line.own(slot)
            return [combination(nodal, row) for row in nodal_basis(element).tabulate(inputs.points, 0)]
        table = basis_of_direction(element, "pairs").tabulate(inputs.points, order)
        return values_at_points(self.graph, self.on_line.in_r(slot), table)


def _name(node: Node, number: int) -> str:
    """Of a part of an expression that has none."""
    if not isinstance(node.value, Slot):
        return f"part{number}"
    return f"{node.value.function}{node.value.component}{derivative_text(node.value.derivative, LETTERS)}"
