"""Powers of det J carried through expressions, to where they are multiplied in once.

A gradient is adj^T g / det J. Times another entry of the inverse Jacobian and abs(det J), as a flux is, it becomes
adj adj^T g / abs(det J): the determinant is divided by once, and the adjugate's entries stay as they are.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from femforge.ir.integral import Geometry
from femforge.ir.scalar import Graph, Node, postorder

_Exponents = tuple[int, int]


def by_powers(graph: Graph, nodes: Sequence[Node], carried: bool = True) -> list[Node]:
    """Expressions free of J^-1, its factor 1 / det J carried through sums and products to the outside.

    Args:
        graph: owner of the expressions.
        nodes: expressions in Jinv, detJ, J and anything else.
        carried: whether factors go on through sums; if not, every sum, a gradient for instance, has its own.
    """
    return [core * power for core, power in Powers(graph, carried).parts(nodes)]


class Powers:
    """Writes every node as a core times det^e abs(det)^a, of the first member; the second's are parts of the core.

    All powers are of abs(det), or if a sign is needed anywhere all of det: there is one division.
    """

    def __init__(self, graph: Graph, carried: bool = True) -> None:
        self.graph = graph
        self.carried = carried
        self.determinant = graph.symbol(Geometry("detJ"))
        self.absolute = graph.call("fabs", self.determinant)
        self.sign = graph.call("copysign", graph.one, self.determinant)
        self.known: dict[Node, tuple[Node, int, int]] = {}
        self.signed = False

    def parts(self, nodes: Sequence[Node]) -> list[tuple[Node, Node]]:
        """The core of each expression, and the powers that it is multiplied by."""
        found = self._parts(nodes)
        if self.signed:
            self.known.clear()
            found = self._parts(nodes)
        return found

    def _parts(self, nodes: Sequence[Node]) -> list[tuple[Node, Node]]:
        for node in postorder(nodes):
            self.known[node] = self._of(node)
        return [(core, self._power(e, a)) for core, e, a in map(self.known.__getitem__, nodes)]

    def _power(self, e: int, a: int) -> Node:
        """The factor det^e abs(det)^a."""
        n, odd = e + a, e % 2 == 1
        self.signed |= odd
        if not self.signed:
            return self._repeated(self.absolute, n)
        power = self._repeated(self.determinant, n)
        if n % 2 == 0:
            return self.graph.product([self.sign, power]) if odd else power
        return power if odd else self.graph.call("fabs", power)

    def _repeated(self, base: Node, n: int) -> Node:
        """A power of the determinant; negative ones by its reciprocal, which all of them share."""
        if n >= -1:
            return self.graph.power(base, n)
        half = self._repeated(base, n // 2 if n % 2 == 0 else n + 1)
        other = half if n % 2 == 0 else self._repeated(base, -1)
        return self.graph.hold(half * other)

    def _whole(self, node: Node) -> Node:
        core, e, a = self.known[node]
        return self.graph.product([core, self._power(e, a)])

    def _of(self, node: Node) -> tuple[Node, int, int]:
        if node is self.determinant:
            return self.graph.one, 1, 0
        if node is self.absolute:
            return self.graph.one, 0, 1
        if node is self.sign:
            return self.graph.one, -1, 1
        if node.kind == "symbol" and isinstance(node.value, Geometry) and node.value.kind == "Jinv":
            adjugate = self.graph.symbol(node.value._replace(kind="adj"))
            if node.value.member:
                determinant = self.graph.symbol(Geometry("detJ", member=node.value.member))
                return self.graph.quotient(adjugate, determinant), 0, 0
            return adjugate, -1, 0
        parts = [self.known[arg] for arg in node.args]
        if node.kind == "product":
            return (self.graph.product([core for core, _, _ in parts]),
                    sum(e for _, e, _ in parts), sum(a for _, _, a in parts))  # fmt: skip
        if node.kind == "quotient":
            (top, e, a), (bottom, f, b) = parts
            return self.graph.quotient(top, bottom), e - f, a - b
        if node.kind == "hold":
            return self.graph.hold(parts[0][0]), *parts[0][1:]
        if node.kind == "sum":
            return self._sum(node)
        if not parts:
            return node, 0, 0
        return self.graph.rebuild(node, [self._whole(arg) for arg in node.args]), 0, 0

    def _sum(self, node: Node) -> tuple[Node, int, int]:
        groups: dict[_Exponents, list[tuple[Node, Fraction]]] = {}
        for arg, factor in zip(node.args, node.value, strict=True):
            core, e, a = self.known[arg]
            groups.setdefault((e, a), []).append((core, factor))
        e, a = self._common(list(groups))
        summed = [
            (self.graph.product([self.graph.sum(terms), self._power(f - e, b - a)]), 1)
            for (f, b), terms in groups.items()
        ]
        total = self.graph.sum(summed)
        if self.carried or len(node.args) == 1:
            return total, e, a
        return self.graph.hold(total * self._power(e, a)), 0, 0

    @staticmethod
    def _common(groups: Sequence[_Exponents]) -> _Exponents:
        """The powers that a sum has as a whole: the most that all terms have, if that saves dividing."""
        if len(groups) == 1:
            return groups[0]
        most = max(groups, key=sum)
        return most if sum(most) < 0 else (0, 0)
