"""Expressions that are made again and again with other values in the place of their symbols, as at all points."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from femforge.ir.scalar import Graph, Node, postorder


class Pattern:
    """Expressions in symbols.

    Args:
        roots: the expressions, nodes of any graph.
    """

    def __init__(self, roots: Iterable[Node]) -> None:
        self._roots = list(roots)
        self._order = postorder(self._roots)

    def filled(self, graph: Graph, value: Callable[[Node], Node | None]) -> list[Node]:
        """The expressions with values for their symbols, as by :meth:`Graph.substitute`.

        Args:
            graph: that the values belong to, and the results.
            value: of a symbol; one whose value is None stays.
        """
        known: dict[Node, Node] = {}
        for node in self._order:
            new = value(node) if node.kind == "symbol" else None
            if new is None:
                new = graph.rebuild(node, list(map(known.__getitem__, node.args)))
            known[node] = new
        return [known[root] for root in self._roots]
