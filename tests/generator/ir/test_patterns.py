"""Expressions that are filled with values are those that substitution gives."""

from __future__ import annotations

from fractions import Fraction

from femforge.ir.patterns import Pattern
from femforge.ir.scalar import Graph, Node


def test_patterns_are_filled_as_by_substitution() -> None:
    graph, other = Graph(), Graph()
    x, y, z = (graph.symbol(name) for name in "xyz")
    roots = [graph.call("sqrt", x * y + 1), graph.quotient(x + y, z), graph.sum([(x * z, Fraction(2, 3))]), x]
    pattern = Pattern(roots)
    for number in range(3):
        values = {"x": other.symbol("a"), "y": other.const(number)}

        def value(node: Node, values: dict[str, Node] = values) -> Node | None:
            return values.get(node.value) if node.kind == "symbol" else None

        filled = pattern.filled(other, value)
        assert all(a is b for a, b in zip(filled, other.substitute(roots, value), strict=True))
        # what has no value stays
        assert filled[1] is other.quotient(other.symbol("a") + number, other.symbol("z"))
