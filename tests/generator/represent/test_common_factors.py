"""Factors that products of a sum have in common are taken out of it."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest
from random_nodes import EXACT, random_expression

from femforge.ir.evaluation import evaluate
from femforge.ir.scalar import Graph, Node, count_operations
from femforge.represent import common_factors
from femforge.represent.common_factors import sums_of_few_operations, with_common_factors


def test_a_jump_is_subtracted_once() -> None:
    graph = Graph()
    plus, minus, *normals = (graph.symbol(key) for key in ("plus", "minus", 0, 1, 2))
    sums = [graph.sum([(graph.product([n, plus]), 1), (graph.product([n, minus]), -1)]) for n in normals]
    jump = graph.sum([(plus, 1), (minus, -1)])
    assert with_common_factors(graph, sums) == [graph.product([n, jump]) for n in normals]


def test_a_factor_by_itself_is_none_of_a_product() -> None:
    """x y + x is a multiply-add, x (y + 1) two instructions."""
    graph = Graph()
    x, y = graph.symbol("x"), graph.symbol("y")
    root = graph.sum([(graph.product([x, y]), 1), (x, 1)])
    assert with_common_factors(graph, [root]) == [root]


def test_what_is_left_is_looked_through_again() -> None:
    graph = Graph()
    a, b, c, d, e = (graph.symbol(key) for key in "abcde")
    terms = [(a, b, c), (a, b, d), (a, e), (c, d), (c, e)]
    root = graph.sum([(graph.product(own), 1) for own in terms])
    (found,) = with_common_factors(graph, [root])
    assert (count_operations([root]), count_operations([found])) == (11, 7)


@pytest.mark.parametrize("seed", range(12))
def test_values_are_kept(seed: int) -> None:
    rng = random.Random(seed)
    graph = Graph()
    roots = [random_expression(graph, rng, 5) for _ in range(4)]
    found = with_common_factors(graph, roots)
    numbers: dict[object, Fraction] = {}

    def value(key: object) -> Fraction:
        return numbers.setdefault(key, Fraction(rng.randint(1, 40), rng.randint(1, 9)))

    assert evaluate(found, value, EXACT) == evaluate(roots, value, EXACT)


def test_what_is_constant_multiplies_a_sum_over_points() -> None:
    """Of adj (c_p t), held at each of four points, the c are added first; what is no cheaper so stays as it is."""
    graph = Graph()
    adj, t, *values = (graph.symbol(key) for key in ("adj", "t", *range(4)))
    terms = [(graph.product([adj, graph.hold(graph.product([c, t]))]), Fraction(1, 4)) for c in values]
    (found,) = sums_of_few_operations(graph, [terms])
    assert found == graph.multiple(
        graph.product([adj, t, graph.sum([(c, 1) for c in values])]), Fraction(1, 4)
    )
    shared = graph.sum([(values[0], 1), (values[1], 1)])
    plain = [
        [(shared, Fraction(1)), (values[2], Fraction(1))],
        [(shared, Fraction(1)), (values[3], Fraction(1))],
    ]
    assert sums_of_few_operations(graph, plain) == [graph.sum(terms) for terms in plain]


def test_sums_that_grow_while_they_are_opened_are_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each factor that is taken out opens products of sums again: what that comes to is bounded, for all together."""
    rng = random.Random(5)
    graph = Graph()
    sums = [[(graph.hold(random_expression(graph, rng, 6)), Fraction(1))] for _ in range(4)]
    opened: list[int] = []
    counted = common_factors._opened

    def counting(terms: list[tuple[Node, Fraction]]) -> list[tuple[Node, Fraction]]:
        found = counted(terms)
        opened.append(len(found))
        return found

    monkeypatch.setattr(common_factors, "_opened", counting)
    sums_of_few_operations(graph, sums)
    unbounded = sum(opened)
    opened.clear()
    monkeypatch.setattr(common_factors, "_MOST_OPENED", 8)
    found = sums_of_few_operations(graph, sums)
    assert sum(opened) < unbounded
    numbers: dict[object, Fraction] = {}

    def value(key: object) -> Fraction:
        return numbers.setdefault(key, Fraction(rng.randint(1, 40), rng.randint(1, 9)))

    plain = [graph.sum(terms) for terms in sums]
    assert evaluate(found, value, EXACT) == evaluate(plain, value, EXACT)
    assert count_operations(found) <= count_operations(plain)


@pytest.mark.parametrize("seed", range(12))
def test_sums_keep_their_values(seed: int) -> None:
    rng = random.Random(seed)
    graph = Graph()
    sums = [
        [(graph.hold(random_expression(graph, rng, 4)), Fraction(rng.randint(1, 5), 3)) for _ in range(3)]
        for _ in range(3)
    ]
    found = sums_of_few_operations(graph, sums)
    plain = [graph.sum(terms) for terms in sums]
    assert count_operations(found) <= count_operations(plain)
    numbers: dict[object, Fraction] = {}

    def value(key: object) -> Fraction:
        return numbers.setdefault(key, Fraction(rng.randint(1, 40), rng.randint(1, 9)))

    assert evaluate(found, value, EXACT) == evaluate(plain, value, EXACT)
