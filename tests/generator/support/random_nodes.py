"""Random scalar expressions, and their exact values."""

from __future__ import annotations

import random
from collections.abc import Callable
from fractions import Fraction

from femforge.ir.integral import Geometry
from femforge.ir.scalar import Graph, Node

#: For :func:`femforge.ir.evaluation.evaluate`: fractions.
EXACT = {
    "const": lambda value: value,
    "fabs": abs,
    "copysign": lambda size, sign: abs(size) if sign > 0 else -abs(size),
}


def random_expression(graph: Graph, rng: random.Random, depth: int) -> Node:
    """In entries of J and its inverse, det J, |det J|, a symbol and numbers."""
    if depth == 0 or rng.random() < 0.15:
        determinant = graph.symbol(Geometry("detJ"))
        leaves: list[Callable[[], Node]] = [
            lambda: graph.symbol(Geometry("Jinv", rng.randrange(2), rng.randrange(2))),
            lambda: graph.symbol(Geometry("J", rng.randrange(2), rng.randrange(2))),
            lambda: determinant,
            lambda: graph.call("fabs", determinant),
            lambda: graph.symbol("u"),
            lambda: graph.const(Fraction(rng.randint(1, 5), 3)),
        ]
        return rng.choice(leaves)()
    parts = [random_expression(graph, rng, depth - 1) for _ in range(rng.randint(2, 3))]
    kind = rng.choice(("sum", "sum", "product", "product", "quotient", "hold", "fabs"))
    if kind == "sum":
        return graph.sum([(part, Fraction(rng.choice((-2, -1, 1, 3)))) for part in parts])
    if kind == "product":
        return graph.product(parts)
    if kind == "quotient":
        squared = graph.sum([(graph.product([parts[1], parts[1]]), 1), (graph.one, 1)])
        return graph.quotient(parts[0], squared)
    return graph.hold(parts[0]) if kind == "hold" else graph.call("fabs", parts[0])
