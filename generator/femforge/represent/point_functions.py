"""Point functions of forms with one argument in few operations: what tests multiply is computed once.

The test function of a form meets D by way of its gradient, sum_j Jinv_jk d_j v. By slots, as analysis gives it, each
derivative d_j v has a point function of its own, sum_k Jinv_jk P_k, in which P_k (a stress, a flux) stands with
whatever it was multiplied by on the way. Here P is collected and computed once for all j, as one would by hand; the
determinants that a term has go where they take the fewest multiplications.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import partial

from femforge.ir.element import SIMPLICES
from femforge.ir.factors import is_sign
from femforge.ir.integral import Geometry, Integral, Slot, SlotPair
from femforge.ir.scalar import Graph, Node, postorder
from femforge.reference import basis
from femforge.represent.common_factors import with_common_factors
from femforge.represent.determinants import Powers, by_powers
from femforge.represent.geometry import geometry_expressions, geometry_members
from femforge.represent.shared_products import with_shared_products

Terms = Mapping[SlotPair, Node]
#: Instructions at a point of straight simplices up to which products are shared: what is written out for all points
#: then keeps more values alive, for which long code has no registers (neo-Hookean Jacobians on P2 tetrahedra took 1.15
#: times as long on an H200, with 0.95 of the operations).
_MOST_SHARED = 200
_Summands = list[tuple[Node, Fraction]]


def cheapest_point_functions(integral: Integral, own: Terms, known: Terms, points: int) -> Terms:
    """Point functions free of inverse Jacobians, by the fewest instructions of several ways to be rid of them.

    Args:
        integral: of arity 1, or a functional.
        own: as analysis gives them.
        known: by the adjugate, which are taken unless another way takes fewer.
        points: of the rule: what is the same at all of them counts once.
    """
    graph = integral.graph
    cost = partial(instructions, integral, points=points)
    ways: list[Sequence[Node]] = [list(known.values())]
    collected = _Collected(graph, own)
    for carried in (True, False):
        ways.append(by_powers(graph, list(own.values()), carried))
        if collected.any:
            ways += collected.ways(carried)
    ways += [with_common_factors(graph, way) for way in ways]
    best = min(ways, key=cost)
    if not integral.affine or instructions(integral, best, 1) <= _MOST_SHARED:
        best = min([shorter for way in ways for shorter in (way, with_shared_products(graph, way))], key=cost)
    return dict(zip(own, best, strict=True))


#: Instructions of a division and of a square root, of doubles on a GPU; other functions take several times that.
_DIVISION, _ROOT, _FUNCTION = 4, 10, 25
#: Sign bits alone.
_FREE = ("fabs", "copysign")


def instructions(integral: Integral, nodes: Sequence[Node], points: int) -> int:
    """Instructions at all points, the geometry's among them; those of a sum of products as multiply-adds.

    Args:
        integral: of which the expressions are.
        nodes: point functions, free of inverse Jacobians.
        points: what is the same at all of them counts once.
    """
    graph = integral.graph
    with graph.scratch():
        jacobian = lambda i, j, member: graph.symbol(Geometry("J", i, j, member))  # noqa: E731
        replaced, _ = geometry_expressions(integral, jacobian, geometry_members(nodes))
        order = postorder(graph.substitute(nodes, replaced))
        joined = _multiplied_and_added(order)
        varying: set[Node] = set()
        total = 0
        for node in order:
            if varies(integral, node.value) or any(arg in varying for arg in node.args):
                varying.add(node)
            total += _instructions(node, joined) * (points if node in varying else 1)
    return total


def varies(integral: Integral, key: object) -> bool:
    """Whether a symbol is another one at each point: that of straight simplices is not, nor are gradients on P1."""
    if isinstance(key, Geometry):
        return not integral.affine
    if not isinstance(key, Slot):
        return False
    element = integral.function(key.function).layout.fields[key.component].element
    if integral.cell not in SIMPLICES or element.at_points:
        return True
    return basis(element).polynomials.total_degree > sum(key.derivative)


def _multiplied_and_added(order: Sequence[Node]) -> set[Node]:
    """Products that stand in sums only, as they are: their last multiplication is part of the addition."""
    found = {
        arg
        for node in order
        if node.kind == "sum" and len(node.args) > 1
        for arg, c in zip(node.args, node.value, strict=True)
        if arg.kind == "product" and is_sign(c)
    }
    for node in order:
        if node.kind != "sum" or len(node.args) == 1:
            found.difference_update(node.args)
    return found


def _instructions(node: Node, joined: Container[Node]) -> int:
    if node.kind == "sum":
        multiplied = [arg in joined or not is_sign(c) for arg, c in zip(node.args, node.value, strict=True)]
        return len(multiplied) - (0 if all(multiplied) else 1)
    if node.kind == "product":
        return len(node.args) - (2 if node in joined else 1)
    if node.kind == "quotient":
        return _DIVISION
    if node.kind == "call" and node.value not in _FREE:
        return _ROOT if node.value == "sqrt" else _FUNCTION
    return 0


@dataclass(frozen=True)
class _Tested:
    """A point function as sum_k Jinv_jk P_k and a rest.

    Attributes:
        entries: P_k by entry of the inverse Jacobian.
        rest: what no entry of that row multiplies.
    """

    entries: Mapping[Node, Node]
    rest: Node


class _Collected:
    """Point functions by the entries of the inverse Jacobian that test functions' derivatives bring with them."""

    def __init__(self, graph: Graph, terms: Terms) -> None:
        self.graph = graph
        self.known: dict[tuple[Node, int], _Tested] = {}
        self.tested = [self._of(node, _direction(slot)) for (slot, _), node in terms.items()]

    @property
    def any(self) -> bool:
        """Whether there is anything to collect."""
        return any(one.entries for one in self.tested)

    def ways(self, carried: bool) -> list[list[Node]]:
        """The point functions with determinants multiplied in last, with P, or far inside of P."""
        graph = self.graph
        whole = [graph.sum([*((e * graph.hold(p), 1) for e, p in one.entries.items()), (one.rest, 1)])
                 for one in self.tested]  # fmt: skip
        found = dict.fromkeys((e, p) for one in self.tested for e, p in one.entries.items())
        powers = Powers(graph, carried)
        parts = powers.parts([self._divided(e, p) for e, p in found])
        rests = by_powers(graph, [one.rest for one in self.tested], carried)
        ways = [by_powers(graph, whole, carried)]
        for place in (self._with_p, self._inside):
            placed = dict(zip(found, place(list(found), parts), strict=True))
            ways.append(
                [
                    graph.sum([*((placed[item], 1) for item in one.entries.items()), (rest, 1)])
                    for one, rest in zip(self.tested, rests, strict=True)
                ]
            )
        return ways

    def _divided(self, entry: Node, p: Node) -> Node:
        """P over the determinant that an entry of the inverse is the adjugate's over."""
        determinant = self.graph.symbol(Geometry("detJ", member=entry.value.member))
        return self.graph.quotient(p, determinant)

    def _adjugate(self, entry: Node) -> Node:
        return self.graph.symbol(entry.value._replace(kind="adj"))

    def _with_p(
        self, found: Sequence[tuple[Node, Node]], parts: Sequence[tuple[Node, Node]]
    ) -> Iterator[Node]:
        for (entry, _), (core, power) in zip(found, parts, strict=True):
            yield self._adjugate(entry) * self.graph.hold(core * power)

    def _inside(
        self, found: Sequence[tuple[Node, Node]], parts: Sequence[tuple[Node, Node]]
    ) -> Iterator[Node]:
        scaled = _Scaled(self.graph, parts)
        for (entry, _), (core, power) in zip(found, parts, strict=True):
            yield self._adjugate(entry) * self.graph.hold(scaled.of(core, power))

    def _of(self, node: Node, row: int | None) -> _Tested:
        if row is None:
            return _Tested({}, node)
        key = (node, row)
        if key not in self.known:
            self.known[key] = self._opened(node, row)
        return self.known[key]

    def _opened(self, node: Node, row: int) -> _Tested:
        """An expression by entries of a row of the inverse: only sums and products on the way to these are opened."""
        if _is_entry(node, row):
            return _Tested({node: self.graph.one}, self.graph.zero)
        if node.kind == "hold":
            return self._of(node.args[0], row)
        if node.kind == "sum":
            return self._total(
                [(self._of(arg, row), c) for arg, c in zip(node.args, node.value, strict=True)]
            )
        if node.kind == "product":
            return self._of_product(node, row)
        return _Tested({}, node)

    def _total(self, parts: Sequence[tuple[_Tested, Fraction]]) -> _Tested:
        entries: dict[Node, _Summands] = {}
        for part, c in parts:
            for entry, p in part.entries.items():
                entries.setdefault(entry, []).append((p, c))
        rest = self.graph.sum([(part.rest, c) for part, c in parts])
        return _Tested({entry: self.graph.sum(terms) for entry, terms in entries.items()}, rest)

    def _of_product(self, node: Node, row: int) -> _Tested:
        """Of its factors that which comes of the test function, all of whose terms have an entry of this row."""
        parts = [self._of(arg, row) for arg in node.args]
        tested = [k for k, part in enumerate(parts) if part.entries and part.rest.is_zero]
        if not tested:
            return _Tested({}, node)
        at = next((k for k in tested if _is_entry(node.args[k], row)), tested[0])
        others = [arg for k, arg in enumerate(node.args) if k != at]
        entries = {entry: self.graph.product([*others, p]) for entry, p in parts[at].entries.items()}
        return _Tested(entries, self.graph.zero)


def _direction(slot: Slot | None) -> int | None:
    """The direction in which a test function is derived, once; else nothing."""
    return slot.derivative.index(1) if slot is not None and sum(slot.derivative) == 1 else None


def _is_entry(node: Node, row: int) -> bool:
    return isinstance(node.value, Geometry) and node.value.kind == "Jinv" and node.value.row == row


class _Scaled:
    """Expressions times a factor that is multiplied in where it takes few multiplications.

    Of a sum its terms are scaled, of a product the factor that most products have. What is scaled is computed once.
    """

    def __init__(self, graph: Graph, parts: Sequence[tuple[Node, Node]]) -> None:
        self.graph = graph
        self.count: dict[Node, int] = {}
        for core in dict.fromkeys(core for core, _ in parts):
            for term in self._terms(core):
                for factor in dict.fromkeys(term.args if term.kind == "product" else (term,)):
                    self.count[factor] = self.count.get(factor, 0) + 1

    def _terms(self, node: Node) -> Iterator[Node]:
        """The products and other nodes that a sum of sums is of."""
        if node.kind in ("sum", "hold"):
            for arg in node.args:
                yield from self._terms(arg)
        else:
            yield node

    def of(self, node: Node, factor: Node) -> Node:
        """A node times the factor."""
        if factor is self.graph.one:
            return node
        if node.kind == "const":
            return node * factor
        if node.kind == "hold":
            return self.graph.hold(self.of(node.args[0], factor))
        if node.kind == "sum":
            return self.graph.sum(
                [(self.of(arg, factor), c) for arg, c in zip(node.args, node.value, strict=True)]
            )
        if node.kind == "product":
            most = max(node.args, key=lambda arg: (self.count.get(arg, 0), -arg.id))
            others = list(node.args)
            others.remove(most)
            return self.graph.product([*others, self.graph.hold(most * factor)])
        return self.graph.hold(node * factor)
