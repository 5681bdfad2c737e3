"""Expressions: what is shared between them as they are made."""

from __future__ import annotations

from fractions import Fraction

import pytest

from femforge.ir.evaluation import evaluate
from femforge.ir.scalar import Graph, count_operations


def test_quotients_with_one_denominator_share_its_reciprocal() -> None:
    graph = Graph()
    x, y, z = (graph.symbol(name) for name in "xyz")
    bottom = graph.sum([(x, 1), (y, 2)])
    quotients = [
        graph.quotient(top, bottom) for top in (y, z, graph.const(3), graph.sum([(z, Fraction(2, 3))]))
    ]
    # a sum with a product, one division, products with y and z, and by 3 and by 2/3
    assert count_operations(quotients) == 2 + 1 + 2 + 2
    numbers = {"x": Fraction(1, 3), "y": Fraction(5, 7), "z": Fraction(-2)}
    below = numbers["x"] + 2 * numbers["y"]
    expected = [numbers["y"] / below, numbers["z"] / below, 3 / below, Fraction(2, 3) * numbers["z"] / below]
    assert evaluate(quotients, numbers.__getitem__, {"const": Fraction}) == expected


def test_a_quotient_of_equal_expressions_is_a_number() -> None:
    graph = Graph()
    x = graph.symbol("x")
    twice = graph.sum([(x, 2)])
    assert graph.quotient(twice, x) is graph.const(2)
    assert graph.quotient(graph.zero, x).is_zero


def test_signs_leave_what_is_held() -> None:
    """Fluxes of both sides of a facet differ by their sign only: what is held of them is one node."""
    graph = Graph()
    flux = graph.symbol("a") * 3 + graph.symbol("b")
    assert graph.hold_without_sign(-flux) is -graph.hold_without_sign(flux)
    assert graph.hold_without_sign(flux * 2) is graph.hold(flux * 2)
    assert graph.hold(-flux).kind == "hold"


@pytest.mark.parametrize("factor", [Fraction(0), Fraction(1), Fraction(-1), Fraction(3, 2), Fraction(2, 3)])
def test_multiples_are_sums_of_one_term(factor: Fraction) -> None:
    graph = Graph()
    x, y = graph.symbol("x"), graph.symbol("y")
    for node in (x, graph.const(5), graph.zero, x + y, graph.sum([(x * y, Fraction(2, 3))])):
        assert graph.multiple(node, factor) is graph.sum([(node, factor)])


def test_expressions_remember_their_operations() -> None:
    graph = Graph()
    x, y = graph.symbol("x"), graph.symbol("y")
    shared = x * y
    root = graph.call("sqrt", graph.sum([(shared, 3), (x, 1)])) * (shared + y)
    assert root.operations == count_operations([root]) == 6
    assert root.operations == 6
    assert shared.operations == 1


def test_what_a_substitution_leaves_as_it_was() -> None:
    """Is the node itself; one that was forgotten, or is of another graph, is made anew."""
    graph, other = Graph(), Graph()
    x, y = graph.symbol("x"), graph.symbol("y")
    kept = x * x + 3
    assert graph.substitute([kept / y], {y: x}.get) == [kept / x]
    assert graph.substitute([kept], {y: x}.get) == [kept]
    with graph.scratch():
        forgotten = x * y
    later = graph.symbol("later")  # has its number
    assert later.id == forgotten.id
    [again] = graph.substitute([forgotten], {}.get)
    assert again is not forgotten
    assert again is x * y
    [copy] = other.substitute([kept], {}.get)
    assert copy.graph is other
    assert copy is other.symbol("x") * other.symbol("x") + 3


def test_what_was_made_in_a_scratch_is_made_again() -> None:
    # numbers of nodes are those of a graph that never had it
    graph, other = Graph(), Graph()
    with graph.scratch():
        graph.symbol("x") * graph.symbol("y")
    y, x = graph.symbol("y"), graph.symbol("x")
    assert [n.value for n in (x * y).args] == ["y", "x"]
    assert (x * y).id == (other.symbol("y") * other.symbol("x")).id


def test_short_expressions_are_shown_in_full() -> None:
    graph = Graph()
    x, y = graph.symbol("x"), graph.symbol("y")
    root = graph.conditional(graph.compare("<", x, y), graph.call("sqrt", x * y), x * Fraction(3, 2))
    assert repr(root) == "conditional(<(x, y), sqrt(product(x, y)), sum(3/2*x))"
    for _ in range(20):
        root = graph.call("exp", root) + root
    assert repr(root) == "<sum of 47 nodes>"
