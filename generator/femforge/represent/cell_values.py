"""What lines of points compute that is the same for all lines of a cell: once a cell instead, as its diameter.

Long ones are computed in two steps: shares of them side by side, and then the value.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, reduce

from femforge.ir.integral import ConstantEntry, Dof
from femforge.ir.scalar import Graph, Node, postorder, symbols
from femforge.represent.levels import Level, NestedSums

#: Operations from which on a value is computed once a cell: fewer cost less than a place in memory and its load.
_DEAR = 16
#: Operations of a share of a value: other tasks of the step that it is in have 10 to 100.
_SHARE = 128
#: Functions of two arguments that are taken of several in any order.
_ASSOCIATIVE = ("fmax", "fmin")
#: Kinds of nodes that are truth values, and all that are no values of the cell: those, and what has nothing to compute.
_TRUTHS = ("compare", "and", "or", "not")
_NO_VALUES = ("const", "symbol", *_TRUTHS)


@dataclass(frozen=True)
class CellValue:
    """Symbol key: a value of the cell.

    Attributes:
        node: what it is, in dofs and constants.
    """

    node: Node

    @cached_property
    def joined(self) -> Node:
        """The value made of shares of it and constants; itself if it has none."""
        if self.node.operations <= _SHARE:
            return self.node
        return _joined(self.node.graph, self.node)

    @property
    def shares(self) -> tuple[CellValue, ...]:
        """What can be computed side by side, each in dofs and constants."""
        return tuple(n.value for n in symbols([self.joined]) if isinstance(n.value, CellValue))


def with_cell_values(graph: Graph, plan: NestedSums) -> NestedSums:
    """A line with what is the same for all lines of a cell replaced by symbols (:class:`CellValue`)."""
    roots = [*(node for level in plan.levels for node in level.roots()), *plan.results]
    moved = {node: graph.symbol(CellValue(node)) for node in nodes_of_cell(roots)}
    if not moved:
        return plan

    def renewed(nodes: Iterable[Node]) -> list[Node]:
        return graph.substitute(list(nodes), moved.get)

    def of_level(level: Level) -> Level:
        values = dict(zip(level.values, renewed(level.values.values()), strict=True))
        sums = [name for name, _ in level.additions]
        names = zip(renewed(level.names), level.names.values(), strict=True)
        return replace(
            level, values=values, first=renewed(level.first),
            additions=list(zip(sums, renewed(node for _, node in level.additions), strict=True)),
            names={node: name for node, name in names if node.kind not in ("const", "symbol")},
        )  # fmt: skip

    nests = tuple(tuple(of_level(level) for level in nest) for nest in plan.nests)
    return replace(plan, cell=of_level(plan.cell), nests=nests, results=tuple(renewed(plan.results)))


def nodes_of_cell(roots: Sequence[Node], dear: int = _DEAR) -> list[Node]:
    """The largest expressions in dofs and constants of so many operations, in the order in which they are found."""
    own: dict[Node, bool] = {}  # of the cell; whether dofs are in it
    found: dict[Node, None] = {}
    for node in postorder(roots):
        if node.kind == "const":
            own[node] = False
        elif node.kind == "symbol":
            if isinstance(node.value, (Dof, ConstantEntry)):
                own[node] = isinstance(node.value, Dof)
        elif all(arg in own for arg in node.args):
            own[node] = any(own[arg] for arg in node.args)
        else:
            found |= dict.fromkeys(arg for arg in node.args if own.get(arg))
    found |= dict.fromkeys(root for root in roots if own.get(root))
    return [node for node in found if node.kind not in _NO_VALUES and node.operations >= dear]


def _joined(graph: Graph, node: Node) -> Node:
    """An expression made of shares: parts that are short enough; the largest of several is made of those of some."""
    if node.kind == "const" or isinstance(node.value, ConstantEntry):
        return node
    if node.operations <= _SHARE and node.kind not in _TRUTHS:
        return graph.symbol(CellValue(node))
    if node.kind == "call" and node.value in _ASSOCIATIVE:
        terms = _terms(node, node.value)
        size = -(-len(terms) // -(-node.operations // _SHARE))
        several = [terms[k : k + size] for k in range(0, len(terms), size)]
        if len(several) > 1:
            name = node.value
            parts = [reduce(lambda a, b: graph.call(name, a, b), own) for own in several]
            return reduce(lambda a, b: graph.call(name, a, b), [_joined(graph, part) for part in parts])
    return graph.rebuild(node, [_joined(graph, arg) for arg in node.args])


def _terms(node: Node, name: str) -> list[Node]:
    """What the largest or smallest is taken of, in order."""
    if node.kind == "call" and node.value == name:
        return [term for arg in node.args for term in _terms(arg, name)]
    return [node]
