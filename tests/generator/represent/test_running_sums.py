"""Sums that are added up as their terms become known: same values, as many operations, less that is held."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest

from femforge.ir.evaluation import evaluate
from femforge.ir.integral import Dof
from femforge.ir.scalar import Graph, Node, count_operations, postorder, without_factor
from femforge.represent.expressions import Expressions
from femforge.represent.live_values import live_when_running, live_when_written
from femforge.represent.running_sums import running_sums

INPUTS, POINTS, TERMS, RESULTS = 4, 12, 5, 6


def over_points(rng: random.Random) -> tuple[list[Node], list[list[Node]]]:
    """Results that are sums of the terms of some points, and of other sums; and the terms of each point."""
    graph = Graph()
    inputs = [graph.symbol(Dof("u", k)) for k in range(INPUTS)]
    groups = []
    for _ in range(POINTS):
        value = graph.sum([(x, rng.randint(1, 9)) for x in inputs])
        squares = [graph.product([value] * (n + 2)) for n in range(TERMS)]
        # of a point, a term may be part of another one
        more = graph.product([graph.sum([(squares[0], 2), (squares[1], 3)]), value])
        groups.append([without_factor(node) for node in (*squares, more)])
    terms = [term for group in groups for term in group]

    def some(first: list[Node]) -> Node:
        chosen = rng.sample(terms, rng.randint(1, len(terms)))
        return graph.sum([(node, Fraction(rng.randint(-9, 9) or 1, 7)) for node in [*first, *chosen]])

    shared = some([])
    results = [some([shared, inputs[0]]) for _ in range(RESULTS - 1)]
    return [*results, graph.product([shared, inputs[1]])], groups


@pytest.mark.parametrize("seed", range(20))
def test_values_and_order(seed: int) -> None:
    outputs, groups = over_points(random.Random(seed))
    first, running = running_sums(outputs, groups)

    def value(key: Dof) -> Fraction:
        return Fraction(key.index + 1, 3)

    exact = {"const": Fraction}
    assert evaluate(running, value, exact) == evaluate(outputs, value, exact)
    names = list(first.values())
    assert len(set(names)) == len(names)
    # whatever comes first is used, and what it needs is known when its turn has come
    needed = set(postorder(running))
    assert all(node in needed for node in first)
    place = {node: k for k, node in enumerate(first)}
    for node, k in place.items():
        assert all(place.get(arg, -1) < k for arg in node.args)


def test_points_are_forgotten() -> None:
    """Of many points no more is held than of two; written out otherwise, the terms of all of them are."""
    outputs, groups = over_points(random.Random(1))
    expressions = Expressions(outputs, groups=groups)
    assert live_when_written(expressions) > POINTS * TERMS
    assert live_when_running(expressions) < INPUTS + RESULTS + 2 * TERMS + 3
    first, running = running_sums(outputs, groups)
    before, after = count_operations(outputs), count_operations([*first, *running])
    assert before <= after <= before + len(outputs)


def test_without_groups_nothing_changes() -> None:
    outputs, _ = over_points(random.Random(2))
    assert running_sums(outputs, []) == ({}, outputs)
    assert live_when_running(Expressions(outputs)) == live_when_written(Expressions(outputs))


def test_a_sum_of_one_group_is_left_alone() -> None:
    graph = Graph()
    x, y = graph.symbol(Dof("u", 0)), graph.symbol(Dof("u", 1))
    terms = [x * y, x * x]
    outputs = [graph.sum([(terms[0], 1), (terms[1], 3)])]
    assert running_sums(outputs, [terms]) == ({}, outputs)
