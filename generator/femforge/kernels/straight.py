"""From expression graphs to straight-line statements with named intermediate results."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from femforge.ir.integral import Local
from femforge.ir.scalar import Node, postorder
from femforge.ir.statements import Let, Statement

#: An expression with more operands than this becomes several statements.
_LONGEST = 12


class Lineariser:
    """Names the shared parts of expressions and orders their statements.

    A node used more than once, or that has a suggested name, becomes a variable; the rest is written in place.

    Args:
        names: suggested variable names (made unique by a number where needed).
        prefix: of the variables without a suggestion.
    """

    def __init__(self, names: dict[Node, str], prefix: str = "t") -> None:
        self.names = names
        self.prefix = prefix
        self._variables: dict[Node, Node] = {}
        self._taken: set[str] = set()
        self._uses: dict[Node, int] = {}
        self._sizes: dict[Node, int] = {}
        self._number = 0

    def announce(self, roots: Sequence[Node]) -> None:
        """Count uses over all expressions that will be linearised."""
        for node in postorder(roots):
            for arg in node.args:
                self._uses[arg] = self._uses.get(arg, 0) + 1
        for root in roots:
            self._uses[root] = self._uses.get(root, 0) + 1

    def statements(self, root: Node) -> tuple[list[Statement], Node]:
        """Statements that have to stand before, and the expression to write for ``root``."""
        lines: list[Statement] = []
        for node in postorder([root], self._variables):
            rewritten = self._rewrite(node)
            if self._deserves_name(node, rewritten, root):
                name = self._name(node)
                lines.append(Let(name, rewritten))
                rewritten = node.graph.symbol(Local(name))
                self._sizes[node] = 1
            self._variables[node] = rewritten
        return lines, self._variables[root]

    def _rewrite(self, node: Node) -> Node:
        args = [self._variables[a] for a in node.args]
        size = sum(self._sizes.get(a, 1) for a in node.args) if node.args else 1
        self._sizes[node] = size
        return _rebuild(node, args)

    def _deserves_name(self, node: Node, rewritten: Node, root: Node) -> bool:
        if rewritten.kind in ("symbol", "const"):
            return (
                rewritten.kind == "symbol" and node in self.names and not isinstance(rewritten.value, Local)
            )
        if node.kind in ("compare", "and", "or", "not"):
            return False
        if node is root and self._uses.get(node, 0) <= 1 and node not in self.names:
            return self._sizes[node] > 4 * _LONGEST
        return node in self.names or self._uses.get(node, 0) > 1 or self._sizes[node] > _LONGEST

    def _name(self, node: Node) -> str:
        suggested = self.names.get(node)
        if suggested and suggested not in self._taken:
            self._taken.add(suggested)
            return suggested
        name = f"{self.prefix}{self._number}"
        self._number += 1
        return name


def _rebuild(node: Node, args: list[Node]) -> Node:
    """The operation on variables, without the simplifications that could merge named parts."""
    if not node.args or all(a is b for a, b in zip(args, node.args, strict=True)):
        return node
    return node.graph.exactly(node, args)


def substitute_symbols(nodes: Sequence[Node], value: Callable[[object], Node | None]) -> list[Node]:
    """Replace symbols by their key."""
    if not nodes:
        return []
    graph = nodes[0].graph
    return graph.substitute(nodes, lambda n: value(n.value) if n.kind == "symbol" else None)
