"""What lines of a cell share: computed once, long values in shares."""

from __future__ import annotations

import itertools
from functools import reduce

from femforge.ir.evaluation import evaluate
from femforge.ir.integral import Dof
from femforge.ir.scalar import Graph, Node, count_operations
from femforge.represent.cell_values import CellValue

FUNCTIONS = {"fmax": max, "sqrt": lambda v: v**0.5}


def diameter(graph: Graph, first: int, vertices: int) -> Node:
    """The largest distance of points of three coordinates."""
    points = [[graph.symbol(Dof("x", first + 3 * k + c)) for c in range(3)] for k in range(vertices)]
    squares = [
        graph.sum([(graph.power(a - b, 2), 1) for a, b in zip(p, q, strict=True)])
        for p, q in itertools.combinations(points, 2)
    ]
    return graph.call("sqrt", reduce(lambda a, b: graph.call("fmax", a, b), squares))


def test_long_values_are_made_of_shares() -> None:
    """Diameters of two hexahedra: shares of some pairs of vertices each, which give what the whole gives."""
    graph = Graph()
    node = graph.quotient(graph.one, diameter(graph, 0, 8) + diameter(graph, 24, 8))
    value = CellValue(node)
    assert len(value.shares) == 4
    operations = [count_operations([share.node]) for share in value.shares]
    assert max(operations) <= 128
    assert sum(operations) + count_operations([value.joined]) <= 1.1 * count_operations([node])

    dofs = {Dof("x", k): float((7 * k) % 23) / (1 + k % 5) for k in range(48)}
    (whole,) = evaluate([node], dofs.__getitem__, FUNCTIONS)
    found = evaluate([share.node for share in value.shares], dofs.__getitem__, FUNCTIONS)
    shares = dict(zip(value.shares, found, strict=True))
    (joined,) = evaluate([value.joined], shares.__getitem__, FUNCTIONS)
    assert joined == whole


def test_short_values_are_computed_at_once() -> None:
    graph = Graph()
    value = CellValue(diameter(graph, 0, 4))
    assert value.joined is value.node
    assert value.shares == ()


def test_shares_are_numbers() -> None:
    """Of a choice between long values, too: what it asks for is asked where the shares meet."""
    graph = Graph()
    first, second = diameter(graph, 0, 8), diameter(graph, 24, 8)
    value = CellValue(graph.conditional(graph.compare("<", first, graph.const(3)), first, second))
    assert value.shares
    assert not {share.node.kind for share in value.shares} & {"compare", "and", "or", "not"}
    short = graph.compare("<", graph.symbol(Dof("x", 0)), graph.const(1))
    chosen = CellValue(graph.conditional(short, first, second))
    assert not {share.node.kind for share in chosen.shares} & {"compare", "and", "or", "not"}
