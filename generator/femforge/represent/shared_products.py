"""Products with factors in common: these are multiplied once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from femforge.ir.scalar import Graph, Node, postorder

_Pair = tuple[int, int]


@dataclass
class _Products:
    """Products as lists of numbers, of factors and of pairs of such numbers that several products have.

    Attributes:
        factors: of each product.
        pairs: by number, what pairs are of.
        having: the products that have a pair of numbers.
    """

    factors: dict[Node, list[int]]
    pairs: dict[int, _Pair] = field(default_factory=dict)
    having: dict[_Pair, set[Node]] = field(default_factory=dict)

    def enter(self, product: Node) -> None:
        """Learn the pairs of a product."""
        for pair in _pairs(self.factors[product]):
            self.having.setdefault(pair, set()).add(product)

    def leave(self, product: Node) -> None:
        """Forget them."""
        for pair in _pairs(self.factors[product]):
            self.having[pair].discard(product)

    def join(self, pair: _Pair, number: int) -> None:
        """Put a number in place of a pair wherever it stands."""
        self.pairs[number] = pair
        for product in sorted(self.having[pair], key=lambda node: node.id):
            self.leave(product)
            for one in pair:
                self.factors[product].remove(one)
            self.factors[product].append(number)
            self.enter(product)


def _pairs(numbers: Sequence[int]) -> set[_Pair]:
    """All pairs among some numbers, the smaller one first; of equal ones, too."""
    ordered = sorted(numbers)
    return {(a, b) for k, a in enumerate(ordered) for b in ordered[k + 1 :]}


def with_shared_products(graph: Graph, nodes: Sequence[Node]) -> list[Node]:
    """Expressions in which pairs of factors that several products have are computed once, the most frequent first.

    Of p q s and p r s it is p s; what is multiplied changes its order, and nothing else.
    """
    order = postorder(nodes)
    numbers: dict[Node, int] = {}
    products = _Products({})
    for node in order:
        if node.kind == "product":
            products.factors[node] = [numbers.setdefault(arg, len(numbers)) for arg in node.args]
            products.enter(node)
    factors = list(numbers)
    while products.having:
        pair = max(products.having, key=lambda one: (len(products.having[one]), -one[0], -one[1]))
        if len(products.having[pair]) < 2:
            break
        products.join(pair, len(factors) + len(products.pairs))
    if not products.pairs:
        return list(nodes)
    return _Rebuilt(graph, products, factors).of(order, nodes)


class _Rebuilt:
    """The expressions again, from products that share pairs."""

    def __init__(self, graph: Graph, products: _Products, factors: Sequence[Node]) -> None:
        self.graph = graph
        self.products = products
        self.factors = factors
        self.memo: dict[Node, Node] = {}
        self.pairs: dict[int, Node] = {}

    def of(self, order: Sequence[Node], nodes: Sequence[Node]) -> list[Node]:
        """All of them."""
        for node in order:
            if node.kind == "product":
                new = self.graph.product([self._factor(n) for n in self.products.factors[node]])
            elif node.args:
                new = self.graph.rebuild(node, [self.memo[arg] for arg in node.args])
            else:
                new = node
            self.memo[node] = new
        return [self.memo[node] for node in nodes]

    def _factor(self, number: int) -> Node:
        if number < len(self.factors):
            return self.memo[self.factors[number]]
        if number not in self.pairs:
            own = [self._factor(one) for one in self.products.pairs[number]]
            self.pairs[number] = self.graph.hold(self.graph.product(own))
        return self.pairs[number]
