"""Statements of expressions: names survive signs, literals are multiplied before they are written."""

from __future__ import annotations

import random
import re
from fractions import Fraction

import pytest

from femforge.emit.expressions import Expressions
from femforge.ir.evaluation import evaluate
from femforge.ir.integral import Local
from femforge.ir.scalar import Graph, Node
from femforge.ir.statements import Let, Statement
from femforge.kernels.straight import Lineariser

PRODUCT_OF_LITERALS = re.compile(r"(?<![\w.])[\d.]+(e-?\d+)? \* \(?-?\d+\.\d+(e-?\d+)?(?!.* [+-] )")


def written(lineariser: Lineariser, roots: list[Node]) -> tuple[list[Statement], list[Node]]:
    lineariser.announce(roots)
    lines: list[Statement] = []
    values = []
    for root in roots:
        own, value = lineariser.statements(root)
        lines += own
        values.append(value)
    return lines, values


def text(lines: list[Statement], values: list[Node]) -> str:
    print_ = Expressions("float64").text
    named = [f"{s.name} = {print_(s.value)}" for s in lines if isinstance(s, Let)]
    return "\n".join([*named, *map(print_, values)])


def test_a_name_of_the_negative_is_the_variable() -> None:
    """x0 - x1 is what the graph has, J = x1 - x0 what people know."""
    graph = Graph()
    x0, x1, a, b = (graph.symbol(Local(name)) for name in ("x0", "x1", "a", "b"))
    jacobian = graph.sum([(x1, 1), (x0, -1)])
    roots = [graph.product([jacobian, a]), graph.sum([(graph.product([jacobian, b]), 1), (a, -1)])]
    shown = text(*written(Lineariser({jacobian: "J"}), roots))
    assert shown.splitlines()[0] == "J = x1 - x0"
    assert "t0" not in shown
    assert "-(" not in shown


def test_literals_are_multiplied() -> None:
    graph = Graph()
    x, y = graph.symbol(Local("x")), graph.symbol(Local("y"))
    held = graph.hold(graph.sum([(x, Fraction(4, 3))]))
    root = graph.sum([(graph.product([held, y]), Fraction(3, 4))])
    assert text(*written(Lineariser({}), [root])) == "y * x"


@pytest.mark.parametrize("seed", range(20))
def test_values_are_kept(seed: int) -> None:
    """Random expressions, some nodes and some negatives of nodes named."""
    rng = random.Random(seed)
    graph = Graph()
    symbols = [graph.symbol(Local(name)) for name in "abcd"]
    nodes = list(symbols)
    for _ in range(40):
        p, q = rng.choice(nodes), rng.choice(nodes)
        kind = rng.choice(["sum", "product", "quotient", "hold", "fabs"])
        if kind == "sum":
            signs = [Fraction(rng.choice([-3, -1, 1, 2]), rng.choice([1, 3])) for _ in range(2)]
            nodes.append(graph.sum(zip((p, q), signs, strict=True)))
        elif kind == "product":
            nodes.append(graph.product([p, q]))
        elif kind == "quotient" and not q.is_zero:
            nodes.append(graph.quotient(p, graph.sum([(graph.call("fabs", q), -1), (graph.one, -1)])))
        elif kind == "hold":
            nodes.append(graph.hold(graph.sum([(p, Fraction(-3, 4))])))
        else:
            nodes.append(graph.call("fabs", p))
    chosen = [n for n in rng.sample(nodes[4:], 8) if n.kind not in ("const", "symbol")]
    names = {graph.sum([(n, rng.choice([1, -1]))]): f"name{k}" for k, n in enumerate(chosen)}
    roots = [n for n in nodes[-12:] if not n.is_zero]
    lines, values = written(Lineariser({n: t for n, t in names.items() if n.kind != "const"}), roots)
    numbers = {name: Fraction(k + 2, 7) for k, name in enumerate("abcd")}
    functions = {"const": Fraction, "fabs": abs}
    expected = evaluate(roots, lambda key: numbers[key.text], functions)
    for line in lines:
        assert isinstance(line, Let)
        numbers[line.name] = evaluate([line.value], lambda key: numbers[key.text], functions)[0]
    assert evaluate(values, lambda key: numbers[key.text], functions) == expected
    assert not any(map(PRODUCT_OF_LITERALS.search, text(lines, values).splitlines()))
    by_name = {n: numbers[t] for n, t in names.items() if t in numbers}
    wanted = evaluate(list(by_name), lambda key: numbers[key.text], functions)
    assert list(by_name.values()) == wanted
