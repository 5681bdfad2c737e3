"""Sums of products with a factor in common: it is taken out, and what it multiplies is added first.

Of a jump, n (u+ - u-), analysis knows n u+ - n u- only; on a facet six fluxes have it, each with another n, and all of
them u+ - u-.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

from femforge.ir.scalar import Graph, Node, postorder

_Terms = list[tuple[Node, Fraction]]


def with_common_factors(graph: Graph, nodes: Sequence[Node]) -> list[Node]:
    """The same expressions with the factors that most products of a sum have taken out of it, and so on."""
    memo: dict[Node, Node] = {}
    for node in postorder(nodes):
        new = graph.rebuild(node, [memo[arg] for arg in node.args]) if node.args else node
        if new.kind == "sum" and len(new.args) > 1:
            new = factored(graph, list(zip(new.args, new.value, strict=True)))
        memo[node] = new
    return [memo[node] for node in nodes]


def factored(graph: Graph, terms: _Terms) -> Node:
    """A sum; the terms without the factor, and those with it, are looked through for more."""
    counts: Counter[Node] = Counter()
    for term, _ in terms:
        if term.kind == "product":
            counts.update(dict.fromkeys(term.args, 1))
    factor, count = min(counts.items(), key=lambda item: (-item[1], item[0].id), default=(graph.one, 0))
    if count < 2:
        return graph.sum(terms)
    inner: _Terms = []
    rest: _Terms = []
    for term, scale in terms:
        if term.kind == "product" and factor in term.args:
            others = list(term.args)
            others.remove(factor)
            inner.append((graph.product(others), scale))
        else:
            rest.append((term, scale))
    product = graph.product([factor, factored(graph, inner)])
    return graph.sum([(factored(graph, rest), 1), (product, 1)]) if rest else product
