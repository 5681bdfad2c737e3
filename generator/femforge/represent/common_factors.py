"""Sums of products with a factor in common: it is taken out, and what it multiplies is added first.

Of a jump, n (u+ - u-), analysis knows n u+ - n u- only; on a facet six fluxes have it, each with another n, and all of
them u+ - u-.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from fractions import Fraction

from femforge.ir.factors import times
from femforge.ir.scalar import Graph, Node, count_operations, postorder

_Terms = list[tuple[Node, Fraction]]
#: What is opened has at most so many terms: sums that share sums may have any number.
_MOST_TERMS = 4000
#: What is opened again and again, of all sums together, has at most so many.
_MOST_OPENED = 40_000


def with_common_factors(graph: Graph, nodes: Sequence[Node]) -> list[Node]:
    """The same expressions with the factors that most products of a sum have taken out of it, and so on."""
    memo: dict[Node, Node] = {}
    for node in postorder(nodes):
        new = graph.rebuild(node, [memo[arg] for arg in node.args]) if node.args else node
        if new.kind == "sum" and len(new.args) > 1:
            new = factored(graph, list(zip(new.args, new.value, strict=True)))
        memo[node] = new
    return [memo[node] for node in nodes]


def sums_of_few_operations(graph: Graph, sums: Sequence[_Terms]) -> list[Node]:
    """Sums, each of what is computed at several points: what is constant on a cell multiplies all of it at once.

    Terms that are sums are opened, and factors taken out, of what these multiply again or not, if that takes fewer
    operations for all sums together.
    """
    plain = [graph.sum(terms) for terms in sums]
    ways = [plain, [factored(graph, _opened(terms)) for terms in sums]]
    opening = _Opening()
    with suppress(_TooManyTermsError):
        ways.append([factored(graph, _opened(terms), opening) for terms in sums])
    return min(ways, key=count_operations)


class _TooManyTermsError(Exception):
    """What was opened has more terms than are worth the time."""


class _Opening:
    """Opens terms until all that it has opened are too many: opened again and again, they grow without bound.

    None of the sums of shipped forms on degrees 1 to 3 that come to more than the limit is the best: made all the
    same, they take 1.1 to 3.6 times as many operations as the best of the others.
    """

    def __init__(self) -> None:
        self._left = _MOST_OPENED

    def __call__(self, terms: _Terms) -> _Terms:
        opened = _opened(terms)
        self._left -= len(opened)
        if self._left < 0:
            raise _TooManyTermsError
        return opened


def _opened(terms: _Terms) -> _Terms:
    """The terms of all sums among some terms, and of those in these; as they stand where that gives too many."""
    opened: _Terms = []
    left = terms[::-1]
    while left:
        term, scale = left.pop()
        if term.kind == "hold":
            left.append((term.args[0], scale))
        elif term.kind == "sum":
            inner = [(one, times(factor, scale)) for one, factor in zip(term.args, term.value, strict=True)]
            left += inner[::-1]
        else:
            opened.append((term, scale))
        if len(opened) + len(left) > _MOST_TERMS:
            return terms
    return opened


def factored(graph: Graph, terms: _Terms, seen: Callable[[_Terms], _Terms] = list) -> Node:
    """A sum; the terms without the factor, and those with it, are looked through for more; ``seen``: as what."""
    terms = seen(terms)
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
    product = graph.product([factor, factored(graph, inner, seen)])
    return graph.sum([(factored(graph, rest, seen), 1), (product, 1)]) if rest else product
