"""Values of expressions: in floats as in exact fractions and as SymPy computes them."""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest
import sympy

from femforge.ir.evaluation import evaluate, to_sympy
from femforge.ir.scalar import Graph, Node

EXPRESSIONS: dict[str, Callable[[Graph, Node, Node], Node]] = {
    "sum": lambda g, x, y: g.sum([(x, Fraction(2, 3)), (y, -1), (g.one, 5)]),
    "product": lambda g, x, y: x * x * y,
    "quotient": lambda g, x, y: (x + y) / (y * 3),
    "hold": lambda g, x, y: g.hold(x + y) * 2 + x,
    "compare": lambda g, x, y: g.conditional(g.compare("<=", x, y), x, y),
    "and": lambda g, x, y: g.conditional(g.logic("and", g.compare(">", x, y), g.compare("<", y, x)), y, x),
    "or": lambda g, x, y: g.conditional(g.logic("or", g.compare("<", x, y), g.compare("==", x, y)), x, y * y),
    "not": lambda g, x, y: g.conditional(g.logic("not", g.compare("!=", x, y)), x, y * y),
}


@pytest.mark.parametrize("name", EXPRESSIONS)
@pytest.mark.parametrize("y", [Fraction(-2, 5), Fraction(3, 4)], ids=["smaller", "equal"])
def test_values_are_those_of_sympy(name: str, y: Fraction) -> None:
    graph = Graph()
    root = EXPRESSIONS[name](graph, graph.symbol("x"), graph.symbol("y"))
    values = {"x": Fraction(3, 4), "y": y}
    functions: dict[str, Any] = {"where": lambda truth, yes, no: yes if truth else no}
    (exact,) = evaluate([root], values.__getitem__, {**functions, "const": Fraction})
    (rounded,) = evaluate([root], {key: float(v) for key, v in values.items()}.__getitem__, functions)
    numbers = {key: sympy.Rational(v.numerator, v.denominator) for key, v in values.items()}
    shown = to_sympy(root, str).subs(numbers)
    assert (shown.p, shown.q) == (exact.numerator, exact.denominator)
    assert math.isclose(rounded, exact, rel_tol=1e-15)


def test_functions_are_those_that_are_given() -> None:
    graph = Graph()
    root = graph.call("pow", graph.symbol("x"), graph.symbol("y")) + graph.call("sqrt", graph.symbol("x"))
    values = {"x": 4.0, "y": 1.5}
    assert evaluate([root], values.__getitem__, {"pow": math.pow, "sqrt": math.sqrt}) == [10.0]
    with pytest.raises(KeyError, match="pow"):
        evaluate([root], values.__getitem__, {"sqrt": math.sqrt})
