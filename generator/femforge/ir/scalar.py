"""Scalar expressions as a hash-consed graph.

Every stage from the weak form to the printed statement works on these nodes. Equal expressions are one
node, so common subexpressions are found as the graph is built and operation counts are exact. SymPy is
used to show and to check them (:func:`femforge.ir.evaluation.to_sympy`), not to compute: a Jacobian of
hyperelasticity has tens of thousands of nodes and has to be ready in well under a second.

A node belongs to the :class:`Graph` that made it; ordering inside commutative nodes follows creation, so
the same input gives the same graph.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Hashable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from fractions import Fraction
from operator import attrgetter
from typing import Any

from femforge.ir.factors import MINUS_ONE, ONE, Ratios, as_ratios, fraction, is_sign, normalised, plus, times

Number = int | Fraction

#: Functions of one or two arguments that a node may call, by the names of UFL and of C's <math.h>.
FUNCTIONS = frozenset(
    [
        "sqrt",
        "exp",
        "log",
        "sin",
        "cos",
        "tan",
        "asin",
        "acos",
        "atan",
        "sinh",
        "cosh",
        "tanh",
        "erf",
        "fabs",
        "pow",
        "atan2",
        "fmin",
        "fmax",
        "copysign",
        "jn",
        "yn",
    ]
)
#: Bessel functions: their first argument is a constant, the order.
BESSEL = ("jn", "yn")
COMPARISONS = frozenset(("<", "<=", ">", ">=", "==", "!="))
#: Nodes up to which an expression is shown in full by ``repr``.
_LONGEST_REPR = 30


class Node:
    """One expression. ``kind`` is one of

    ===============  =====================================================================
    ``const``        ``value``: Fraction
    ``symbol``       ``value``: any hashable key; what it stands for is the user's business
    ``sum``          ``args`` with rational ``value[i]`` as the coefficient of ``args[i]``
    ``product``      ``args`` (two or more, repeated for powers)
    ``quotient``     ``args`` = (numerator, denominator)
    ``hold``         ``args[0]`` itself, kept from being merged into a sum that uses it
    ``call``         ``value``: function name from :data:`FUNCTIONS`
    ``compare``      ``value``: operator; a truth value
    ``and or not``   truth values
    ``conditional``  ``args`` = (truth value, if true, if false)
    ===============  =====================================================================
    """

    __slots__ = ("_operations", "_own_operations", "_symbols", "args", "graph", "id", "kind", "value")

    def __init__(self, graph: Graph, number: int, kind: str, args: tuple[Node, ...], value: Any) -> None:
        self.graph = graph
        self.id = number
        self.kind = kind
        self.args = args
        self.value = value
        self._symbols: tuple[Any, ...] | None = None
        self._operations: int | None = None
        self._own_operations: int | None = None

    @property
    def symbols(self) -> tuple[Any, ...]:
        """Keys of the symbols in the expression, each once; remembered: statements are asked again and again."""
        if self._symbols is None:
            if self.kind == "symbol":
                self._symbols = (self.value,)
            else:
                self._symbols = tuple([node.value for node in postorder([self]) if node.kind == "symbol"])
        return self._symbols

    @property
    def operations(self) -> int:
        """Floating-point operations of evaluating the expression, shared parts once; remembered as well."""
        if self._operations is None:
            self._operations = count_operations([self])
        return self._operations

    @property
    def own_operations(self) -> int:
        """The same of this node alone, see :func:`operations`."""
        if self._own_operations is None:
            self._own_operations = operations(self)
        return self._own_operations

    def __add__(self, other: Node | Number) -> Node:
        return self.graph.sum([(self, 1), (self.graph.node(other), 1)])

    def __sub__(self, other: Node | Number) -> Node:
        return self.graph.sum([(self, 1), (self.graph.node(other), -1)])

    def __mul__(self, other: Node | Number) -> Node:
        return self.graph.product([self, self.graph.node(other)])

    __radd__ = __add__
    __rmul__ = __mul__

    def __neg__(self) -> Node:
        return self.graph.multiple(self, MINUS_ONE)

    def __truediv__(self, other: Node | Number) -> Node:
        return self.graph.quotient(self, self.graph.node(other))

    def __repr__(self) -> str:
        # written out, shared parts repeat: a large expression would take for ever
        count = len(postorder([self]))
        if count > _LONGEST_REPR:
            return f"<{self.kind} of {count} nodes>"
        if self.kind in ("const", "symbol"):
            return str(self.value)
        parts = [repr(node) for node in self.args]
        if self.kind == "sum":
            parts = [f"{factor}*{part}" for factor, part in zip(self.value, parts, strict=True)]
        name = self.value if self.kind in ("call", "compare") else self.kind
        return f"{name}({', '.join(parts)})"

    @property
    def is_zero(self) -> bool:
        """Whether this is the constant 0."""
        return bool(self.kind == "const" and self.value == 0)


class Graph:
    """Makes and holds nodes; equal nodes are made once."""

    def __init__(self) -> None:
        self._nodes: dict[tuple[Any, ...], Node] = {}
        self._by_id: list[Node] = []  # the same, in the order of their numbers
        self.zero = self.const(0)
        self.one = self.const(1)

    def _make(
        self, kind: str, args: tuple[Node, ...] = (), value: Any = None, ratios: Ratios | None = None
    ) -> Node:
        """The node; ``ratios``: those of a sum's coefficients, if they are known."""
        if kind == "sum":
            key = (kind, ratios or as_ratios(value), args)
        else:
            key = (kind, value.as_integer_ratio() if kind == "const" else value, args)
        node = self._nodes.get(key)
        if node is None:
            node = self._nodes[key] = Node(self, len(self._nodes), kind, args, value)
            self._by_id.append(node)
        return node

    @contextmanager
    def scratch(self) -> Iterator[None]:
        """Forgets, at the end, all nodes that were made within.

        What is made next then does not depend on what was made within. Nodes from within stay readable, but
        must not be combined with later ones.
        """
        count = len(self._nodes)
        try:
            yield
        finally:
            while len(self._nodes) > count:
                self._nodes.popitem()
            del self._by_id[count:]

    def node(self, value: Node | Number) -> Node:
        """The value itself, or the constant."""
        return value if isinstance(value, Node) else self.const(value)

    def const(self, value: Number) -> Node:
        """A rational constant."""
        return self._make("const", (), value if type(value) is Fraction else fraction(value))

    def symbol(self, key: Hashable) -> Node:
        """The symbol of that key."""
        return self._make("symbol", (), key)

    def sum(self, terms: Iterable[tuple[Node, Number]]) -> Node:
        """Sum of rational multiples; like terms collected, constants folded, scaled sums opened."""
        collected: dict[Node, Fraction] = {}
        for node, factor in terms:
            scale = factor if type(factor) is Fraction else fraction(factor)
            kind = node.kind
            if kind == "const":
                node, scale = self.one, times(scale, node.value)
            elif kind == "sum" and len(node.args) == 1:
                node, scale = node.args[0], times(scale, node.value[0])
            collected[node] = plus(collected[node], scale) if node in collected else scale
        kept = [node for node, scale in collected.items() if scale is ONE or scale]
        if not kept:
            return self.zero
        if len(kept) == 1:
            node, scale = kept[0], collected[kept[0]]
            if node is self.one:
                return self.const(scale)
            if scale is ONE or scale == 1:
                return node
            return self._make("sum", (node,), (scale,))
        kept.sort(key=_creation)
        content, coefficients, ratios = normalised([collected[node] for node in kept])
        node = self._make("sum", tuple(kept), coefficients, ratios)
        return node if content is ONE else self._make("sum", (node,), (content,))

    def multiple(self, node: Node, factor: Fraction) -> Node:
        """A rational multiple: the sum of one term."""
        if node.kind == "const":
            return self.const(factor * node.value)
        if node.kind == "sum" and len(node.args) == 1:
            node, factor = node.args[0], times(factor, node.value[0])
        if factor is ONE or factor == 1:
            return node
        return self._make("sum", (node,), (factor,)) if factor else self.zero

    def product(self, factors: Iterable[Node]) -> Node:
        """Product; rational factors move to the front as the coefficient of a one-term sum."""
        scale = ONE
        flat: list[Node] = []
        for node in factors:
            if node.kind == "const":
                scale = times(scale, node.value)
                continue
            if node.kind == "sum" and len(node.args) == 1:
                scale = times(scale, node.value[0])
                node = node.args[0]
            if node.kind == "product":
                flat += node.args
            else:
                flat.append(node)
        if not flat or (scale is not ONE and not scale):
            return self.const(scale)
        flat.sort(key=_creation)
        node = flat[0] if len(flat) == 1 else self._make("product", tuple(flat))
        return node if scale is ONE else self.multiple(node, scale)

    def quotient(self, top: Node, bottom: Node) -> Node:
        """Quotient; a constant denominator becomes a coefficient, a rational numerator leaves it.

        Any other numerator is multiplied by the reciprocal, which quotients with the same denominator share.
        """
        if bottom.kind == "const":
            if not bottom.value:
                raise ZeroDivisionError("division by the constant zero")
            return self.multiple(top, 1 / bottom.value)
        scale = ONE
        if top.kind == "const":
            top, scale = self.one, top.value
        elif top.kind == "sum" and len(top.args) == 1:
            top, scale = top.args[0], top.value[0]
        if bottom.kind == "sum" and len(bottom.args) == 1:
            bottom, scale = bottom.args[0], scale / bottom.value[0]
        if not scale:
            return self.zero
        if top is bottom:
            return self.const(scale)
        return self.multiple(self.product([top, self._make("quotient", (self.one, bottom))]), scale)

    def hold(self, node: Node) -> Node:
        """The expression as a unit of its own: a scaled one stays scaled once, whoever uses it."""
        return node if node.kind in ("const", "symbol") else self._make("hold", (node,))

    def hold_without_sign(self, node: Node) -> Node:
        """The same, its sign left to whoever uses it: of opposite expressions one is held."""
        if node.kind == "sum" and len(node.args) == 1 and node.value[0] < 0:
            return self.multiple(self.hold(-node), MINUS_ONE)
        return self.hold(node)

    def power(self, base: Node, exponent: Node | Number) -> Node:
        """Power; small integers become products, halves square roots, the rest ``pow``."""
        exponent = self.node(exponent)
        if exponent.kind == "const":
            value = exponent.value
            if base.kind == "const" and value.denominator == 1:
                return self.const(base.value ** int(value))
            if value == 0:
                return self.one
            if value < 0:
                return self.quotient(self.one, self.power(base, -value))
            if value.denominator == 1 and value <= 16:
                return self.product([base] * int(value))
            if value.denominator == 2 and value <= 8:
                root = self.call("sqrt", base)
                whole = int(value - Fraction(1, 2))
                return self.product([base] * whole + [root])
        return self.call("pow", base, exponent)

    def call(self, name: str, *args: Node) -> Node:
        """Function call by a name in :data:`FUNCTIONS`."""
        if name not in FUNCTIONS:
            raise ValueError(f"unknown function {name}")
        if name == "fabs" and args[0].kind == "const":
            return self.const(abs(args[0].value))
        if name == "sqrt" and args[0].kind == "const" and args[0].value in (0, 1):
            return args[0]
        return self._make("call", args, name)

    def compare(self, operator: str, left: Node, right: Node) -> Node:
        """Truth value of a comparison."""
        if operator not in COMPARISONS:
            raise ValueError(f"unknown comparison {operator}")
        return self._make("compare", (left, right), operator)

    def logic(self, operator: str, *args: Node) -> Node:
        """``and``, ``or`` or ``not`` of truth values."""
        return self._make(operator, args)

    def conditional(self, truth: Node, yes: Node, no: Node) -> Node:
        """``yes`` where the truth value holds, else ``no``."""
        return yes if yes is no else self._make("conditional", (truth, yes, no))

    def substitute(self, roots: Sequence[Node], replacement: Callable[[Node], Node | None]) -> list[Node]:
        """Rebuild expressions with nodes replaced; what these are not part of stays as it is.

        Args:
            roots: nodes of any graph.
            replacement: called on every node, leaves first is not guaranteed; a result that is not None
                takes the node's place (and must belong to this graph).
        """
        memo: dict[Node, Node] = {}
        held, count = self._by_id, len(self._by_id)
        for node in postorder(roots):
            new = replacement(node)
            if new is None:
                args = tuple([memo[arg] for arg in node.args])
                # as it is, unless it is another graph's, or forgotten
                same = args == node.args and node.id < count and held[node.id] is node
                new = node if same else self.rebuild(node, args)
            memo[node] = new
        return [memo[root] for root in roots]

    def rebuild(self, node: Node, args: Sequence[Node]) -> Node:
        """The same operation as ``node`` on other arguments."""
        kind = node.kind
        if kind == "product":
            return self.product(args)
        if kind == "sum":
            terms = zip(args, node.value, strict=True)
            return self.sum(terms) if len(args) > 1 else self.multiple(*next(terms))
        if kind == "const":
            return self.const(node.value)
        if kind == "symbol":
            return self.symbol(node.value)
        if kind == "quotient":
            return self.quotient(*args)
        if kind == "hold":
            return self.hold(*args)
        if kind == "call":
            return self.call(node.value, *args)
        if kind == "compare":
            return self.compare(node.value, *args)
        if kind == "conditional":
            return self.conditional(*args)
        return self.logic(kind, *args)

    def exact_sum(self, args: Sequence[Node], coefficients: Sequence[Fraction]) -> Node:
        """A sum as it stands, for printing: no simplification and no reordering."""
        return self._make("sum", tuple(args), tuple(coefficients))

    def exactly(self, node: Node, args: Sequence[Node]) -> Node:
        """The same operation on other arguments with no simplification and no reordering.

        For printing: the arguments are variables that stand for the old ones.
        """
        return self._make(node.kind, tuple(args), node.value)


#: What orders nodes.
_creation = attrgetter("id")


def postorder(roots: Iterable[Node], known: Container[Node] = ()) -> list[Node]:
    """All nodes reachable from the roots, arguments before users, in a fixed order, without recursion.

    Nodes in ``known``, and what only they need, are left out.
    """
    seen: set[Node] = set()
    order: list[Node] = []
    for root in roots:
        if root in seen or root in known:
            continue
        seen.add(root)
        path = [(root, iter(root.args))]
        while path:
            node, rest = path[-1]
            for argument in rest:
                if argument in seen or argument in known:
                    continue
                seen.add(argument)
                if argument.args:
                    path.append((argument, iter(argument.args)))
                    break
                order.append(argument)
            else:
                path.pop()
                order.append(node)
    return order


def reachable(roots: Iterable[Node]) -> list[Node]:
    """The same nodes as of :func:`postorder`, in an order of no meaning: for what is counted or looked for."""
    found = list(dict.fromkeys(roots))
    seen = set(found)
    for node in found:  # which grows
        for argument in node.args:
            if argument not in seen:
                seen.add(argument)
                found.append(argument)
    return found


def without_factor(node: Node) -> Node:
    """What a scaled expression is a multiple of, as it stands among the terms of a sum; any other as it is."""
    return node.args[0] if node.kind == "sum" and len(node.args) == 1 else node


def symbols(roots: Iterable[Node]) -> list[Node]:
    """The symbols that the roots depend on, in order of creation."""
    return sorted([n for n in reachable(roots) if n.kind == "symbol"], key=_creation)


def operations(node: Node) -> int:
    """Floating-point operations of this node alone, its arguments given.

    An addition, multiplication, division or function call counts one; a multiply-add two; comparisons,
    selections and sign changes none.
    """
    kind = node.kind
    if kind == "symbol":
        return 0
    if kind == "sum":
        args = node.args
        scaled = [c for a, c in zip(args, node.value, strict=True) if not is_sign(c) and a.kind != "const"]
        return len(args) - 1 + len(scaled)
    if kind == "product":
        return len(node.args) - 1
    if kind in ("quotient", "call"):
        return 0 if node.value in ("fabs", "copysign", "fmin", "fmax") else 1
    return 0


def count_operations(roots: Iterable[Node]) -> int:
    """Floating-point operations of evaluating all roots, every shared node once."""
    return sum([node.own_operations for node in reachable(roots)])
