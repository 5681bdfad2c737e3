"""Expansion of scalar expressions into polynomials of chosen atoms.

A polynomial maps a monomial (a sorted tuple of atom nodes, repeated for powers) to its rational
coefficient. The form is canonical: two expressions that are equal by the ring laws expand alike.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction

from femforge.ir.scalar import Graph, Node, postorder

Monomial = tuple[Node, ...]
Polynomial = dict[Monomial, Fraction]


class NotPolynomial(Exception):  # noqa: N818  an answer, not an error
    """The expression is no polynomial of the atoms, or has too many terms; the text says which."""


def multiply(left: Polynomial, right: Polynomial, limit: int) -> Polynomial:
    """Product of two polynomials.

    Raises:
        NotPolynomial: if the product would have more than ``limit`` terms.
    """
    if len(left) * len(right) > 4 * limit:
        raise NotPolynomial(f"more than {limit} terms when expanded")
    result: Polynomial = {}
    for a, x in left.items():
        for b, y in right.items():
            key = tuple(sorted(a + b, key=lambda n: n.id))
            result[key] = result.get(key, Fraction(0)) + x * y
    result = {m: c for m, c in result.items() if c}
    if len(result) > limit:
        raise NotPolynomial(f"more than {limit} terms when expanded")
    return result


def expand(roots: Iterable[Node], is_variable: Callable[[Node], bool], limit: int = 4000) -> list[Polynomial]:
    """Expand expressions into polynomials whose atoms are symbols and opaque subexpressions.

    A denominator or a function's argument makes the whole subexpression an opaque atom, unless it depends
    on a variable.

    Args:
        roots: expressions of one graph.
        is_variable: tells the symbols in which the result has to be polynomial.
        limit: most terms of any one expansion.

    Raises:
        NotPolynomial: if a variable stands in a denominator, a function or a condition.
    """
    roots = list(roots)
    depending: dict[Node, bool] = {}
    for node in postorder(roots):
        symbol = node.kind == "symbol"
        depending[node] = is_variable(node) if symbol else any(depending[arg] for arg in node.args)
    memo: dict[Node, Polynomial] = {}
    for root in roots:
        path = [] if root in memo else [(root, iter(_expanded_parts(root, depending)))]
        while path:
            node, rest = path[-1]
            part = next((part for part in rest if part not in memo), None)
            if part is not None:
                path.append((part, iter(_expanded_parts(part, depending))))
                continue
            memo[node] = _expand_node(node, memo, depending, limit)
            path.pop()
    return [memo[root] for root in roots]


def _expanded_parts(node: Node, depending: Mapping[Node, bool]) -> Sequence[Node]:
    """The arguments of a node that are expanded, too."""
    if node.kind == "quotient" and not depending[node.args[1]]:
        return node.args[:1]
    return node.args if node.kind in ("hold", "sum", "product") else ()


def _expand_node(
    node: Node, known: Mapping[Node, Polynomial], depending: Mapping[Node, bool], limit: int
) -> Polynomial:
    """The expansion of a node, of whose parts it is known."""
    one: Monomial = ()
    if node.kind == "const":
        return {one: node.value} if node.value else {}
    if node.kind == "symbol":
        return {(node,): Fraction(1)}
    if node.kind == "hold":
        return known[node.args[0]]
    if node.kind == "sum":
        total: Polynomial = {}
        for arg, factor in zip(node.args, node.value, strict=True):
            for monomial, c in known[arg].items():
                total[monomial] = total.get(monomial, Fraction(0)) + factor * c
        return {m: c for m, c in total.items() if c}
    if node.kind == "product":
        result: Polynomial = {one: Fraction(1)}
        for arg in node.args:
            result = multiply(result, known[arg], limit)
        return result
    if node.kind == "quotient" and not depending[node.args[1]]:
        reciprocal = node.graph.quotient(node.graph.one, node.args[1])
        return multiply(known[node.args[0]], {(reciprocal,): Fraction(1)}, limit)
    if depending[node]:
        what = {"quotient": "division", "call": f"{node.value}()"}.get(node.kind, "a condition")
        raise NotPolynomial(f"{what} of a function")
    return {(node,): Fraction(1)}


def to_node(graph: Graph, polynomial: Polynomial) -> Node:
    """The polynomial as an expression, the factors that all terms share taken out."""
    if not polynomial:
        return graph.zero
    shared = common_factor(polynomial)
    terms = []
    for monomial, c in polynomial.items():
        terms.append((graph.product(divide(monomial, shared)), c))
    return graph.product([*shared, graph.sum(terms)])


def common_factor(polynomial: Polynomial) -> Monomial:
    """The largest monomial that divides every term."""
    monomials = iter(polynomial)
    shared = list(next(monomials))
    for monomial in monomials:
        rest = list(monomial)
        kept = []
        for atom in shared:
            if atom in rest:
                rest.remove(atom)
                kept.append(atom)
        shared = kept
    return tuple(shared)


def divide(monomial: Monomial, divisor: Monomial) -> Monomial:
    """The monomial without the factors of ``divisor``, all of which it must have."""
    rest = list(monomial)
    for atom in divisor:
        rest.remove(atom)
    return tuple(rest)
