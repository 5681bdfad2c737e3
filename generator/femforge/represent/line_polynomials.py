"""Values along a line of points that are polynomials of low degree there: their coefficients are found once a line.

The Jacobian of a trilinear cell is linear along a line of points in r, and its derivatives in r are constant there, so
that adjugate and determinant are linear or quadratic: a point then takes a multiply-add for each degree of each of
them, where products of Jacobian entries would take three times as many.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from femforge.ir.integral import ConstantEntry
from femforge.ir.scalar import Graph, Node, count_operations, postorder

#: Coefficients, lowest power first.
Polynomial = tuple[Node, ...]
#: Highest degree of what is evaluated from its coefficients.
_MOST = 2


def line_polynomials(
    graph: Graph, roots: Sequence[Node], known: Mapping[Node, Polynomial], points: int
) -> dict[Node, Polynomial]:
    """Parts of expressions that are best evaluated from coefficients, the largest such.

    Args:
        graph: owner of the expressions.
        roots: expressions at a point of a line.
        known: symbols in them whose polynomials are known.
        points: of a line.

    Returns:
        The polynomials of these parts; those that do not vary along a line have one coefficient. No more than `known`
        where computing the coefficients costs more than it spares.
    """
    found: dict[Node, Polynomial] = dict(known)
    order = postorder(roots)
    for node in order:
        if polynomial := _polynomial(graph, node, found):
            found[node] = polynomial
    outermost = {arg for node in order if node not in found for arg in node.args if arg in found}
    outermost |= {node for node in roots if node in found}
    largest = {node: found[node] for node in order if node in outermost and node.kind != "const"}
    return largest if _spares(graph, largest, known, points) else dict(known)


def value_at(graph: Graph, polynomial: Polynomial, powers: Sequence[Node]) -> Node:
    """The value of a polynomial.

    Args:
        graph: owner of the coefficients.
        polynomial: its coefficients.
        powers: of the coordinate of a point, the first is one.
    """
    terms = zip(polynomial, powers, strict=False)
    return graph.sum([(graph.product([coefficient, power]), 1) for coefficient, power in terms])


def _polynomial(graph: Graph, node: Node, found: Mapping[Node, Polynomial]) -> Polynomial | None:
    """Of a node, if those of its operands are known and its degree is low."""
    if node in found:
        return found[node]
    if node.kind == "const" or isinstance(node.value, ConstantEntry):
        return (node,)
    if node.kind not in ("sum", "product", "hold") or any(arg not in found for arg in node.args):
        return None
    args = [found[arg] for arg in node.args]
    if node.kind == "hold":
        return args[0]
    if node.kind == "sum":
        size = max(map(len, args))
        return tuple(
            graph.sum([(arg[k], c) for arg, c in zip(args, node.value, strict=True) if k < len(arg)])
            for k in range(size)
        )
    product: Polynomial = (graph.one,)
    for arg in args:
        size = len(product) + len(arg) - 1
        if size > _MOST + 1:
            return None
        product = tuple(
            graph.sum([(product[i] * arg[k - i], 1) for i in range(len(product)) if 0 <= k - i < len(arg)])
            for k in range(size)
        )
    return product


def _spares(
    graph: Graph, largest: Mapping[Node, Polynomial], known: Mapping[Node, Polynomial], points: int
) -> bool:
    """Whether coefficients once and values at all points take fewer operations than the values of what is known."""
    used = [node for node in postorder(list(largest)) if node in known]
    direct = count_operations(list(largest)) + sum(2 * (len(known[node]) - 1) for node in used)
    coefficients = count_operations([c for polynomial in largest.values() for c in polynomial])
    return coefficients + points * sum(2 * (len(p) - 1) for p in largest.values()) < points * direct
