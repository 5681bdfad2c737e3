"""Sums that are added up as their terms become known, so that a term need not be kept.

Code that is written out computes what is known at all points first and adds it up then: everything that sums over
points are made of is alive at the same time. Where there are fewer sums than terms, a thread holds less if what a point
gives is added to all sums at once, and forgotten. The operations are the same.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from femforge.ir.scalar import Node, postorder, reachable

_Terms = list[tuple[Node, Fraction]]


def running_sums(
    outputs: Sequence[Node], groups: Sequence[Sequence[Node]]
) -> tuple[dict[Node, str], list[Node]]:
    """The same outputs, each sum over terms of several groups as a chain of sums, a link for each group.

    The result is for printing, see :meth:`Graph.exact_sum`: nothing that simplifies may follow.

    Args:
        outputs: expressions.
        groups: terms of sums within them, those together that are added together, in this order.

    Returns:
        Links and terms with their names, in the order in which they are best computed; and the outputs.
    """
    number = {node: k for k, group in reversed(list(enumerate(groups))) for node in group}
    order = postorder(outputs)
    within = set(reachable(number))
    chains = {
        node: terms for node in order if node not in within and len(terms := _by_group(node, number)) > 1
    }
    first: dict[Node, str] = {}
    last: dict[Node, Node] = {}
    for k in range(len(groups)):
        for n, (node, terms) in enumerate(chains.items()):
            for term, _ in terms.get(k, ()):
                first.setdefault(term, f"term{len(first)}")
            if k in terms:
                before = [(last[node], Fraction(1))] if node in last else []
                last[node] = _sum([*before, *terms[k]])
                first.setdefault(last[node], f"sum{n}_{k}")
    return first, _with_chains(outputs, last, number)


def _by_group(node: Node, number: Mapping[Node, int]) -> dict[int, _Terms]:
    """Terms of a sum by the group that they belong to; none of what is no sum."""
    found: dict[int, _Terms] = {}
    if node.kind == "sum":
        for arg, factor in zip(node.args, node.value, strict=True):
            if arg in number:
                found.setdefault(number[arg], []).append((arg, factor))
    return found


def _with_chains(
    outputs: Sequence[Node], chains: Mapping[Node, Node], number: Mapping[Node, int]
) -> list[Node]:
    """Outputs with the ends of chains, to which terms of no group are added, in place of sums."""
    renewed: dict[Node, Node] = {}
    for node in postorder(outputs, number):
        args = [renewed.get(arg, arg) for arg in node.args]
        if node in chains:
            terms = zip(args, node.args, node.value, strict=True)
            rest = [(arg, factor) for arg, old, factor in terms if old not in number]
            renewed[node] = _sum([(chains[node], Fraction(1)), *rest])
        elif args != list(node.args):
            renewed[node] = node.graph.exactly(node, args)
    return [renewed.get(node, node) for node in outputs]


def _sum(terms: _Terms) -> Node:
    """A sum as it stands; of one term that is not scaled, the term."""
    (first, factor), *rest = terms
    if not rest and factor == 1:
        return first
    return first.graph.exact_sum([node for node, _ in terms], [c for _, c in terms])
