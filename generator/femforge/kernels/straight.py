"""From expression graphs to straight-line statements with named intermediate results."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import reduce
from types import MappingProxyType

from femforge.ir.arrays import Load
from femforge.ir.factors import MINUS_ONE, ONE, is_sign, times
from femforge.ir.integral import Local
from femforge.ir.scalar import Node, postorder, reachable, without_factor
from femforge.ir.statements import Let, Statement, Store
from femforge.represent.expressions import Expressions
from femforge.represent.running_sums import running_sums

#: An expression with more operands than this becomes several statements.
_LONGEST = 12
#: So does one that is nested deeper: compilers limit how deep brackets may stand in each other (clang: 256).
_DEEPEST = 30
#: Kinds of nodes that are no numbers.
_CONDITIONS = ("compare", "and", "or", "not")
#: What a kernel says of code in which sums are added up as their terms become known.
RUNNING = "what is known at a point is added to all sums at once, and forgotten"

#: What it says of code of which a thread has no room for all values.
WAITING = "values that wait long stand in shared memory"


class Lineariser:
    """Names the shared parts of expressions and orders their statements.

    A node used more than once, or that has a suggested name, becomes a variable; the rest is written in place. Signs
    and literals are carried out of products and quotients to where they meet others: no two literals are multiplied.
    Where a name is suggested for the negative of a node only, that is the variable, and the sign goes to those that
    use it.

    Args:
        names: suggested variable names (made unique by a number where needed).
        prefix: of the variables without a suggestion.
        aside: where values stand that have no variable but an entry of an array, by node. An entry may serve several:
            what reads one is computed at once.
    """

    def __init__(
        self, names: dict[Node, str], prefix: str = "t", aside: Mapping[Node, Load] = MappingProxyType({})
    ) -> None:
        self.names = names
        self.prefix = prefix
        self._aside = aside
        self._reading: set[Node] = set()
        self._negatives = {
            n.args[0]: text for n, text in names.items()
            if n.kind == "sum" and len(n.args) == 1 and n.value[0] == -1 and n.args[0] not in names
        }  # fmt: skip
        #: a node is the factor times what is written for it
        self._variables: dict[Node, Node] = {}
        self._factors: dict[Node, Fraction] = {}
        self._taken: set[str] = set()
        self._uses: dict[Node, int] = {}
        self._sizes: dict[Node, int] = {}
        self._depths: dict[Node, int] = {}
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
            core, factor = self._rewrite(node)
            reads = not self._reading.isdisjoint(node.args)
            if node in self._aside:
                place = self._aside[node]
                lines.append(Store(place.array, place.index, _scaled(core, factor)))
                core, factor = node.graph.symbol(place), ONE
                self._sizes[node], self._depths[node] = 1, 0
                self._reading.add(node)
            elif self._deserves_name(node, core, factor, root) or (reads and _is_new_value(node, core)):
                value, factor = self._named(node, core, factor)
                name = self._name(node)
                lines.append(Let(name, value))
                core = node.graph.symbol(Local(name))
                self._sizes[node], self._depths[node] = 1, 0
            elif reads:
                self._reading.add(node)
            self._variables[node], self._factors[node] = core, factor
        return lines, _scaled(self._variables[root], self._factors[root])

    def _rewrite(self, node: Node) -> tuple[Node, Fraction]:
        """The operation on variables, and what it is to be multiplied by."""
        args = list(map(self._variables.__getitem__, node.args))
        factors = list(map(self._factors.__getitem__, node.args))
        if not args:
            self._sizes[node], self._depths[node] = 1, 0
            return node, ONE
        self._sizes[node] = sum(map(self._sizes.__getitem__, node.args))
        self._depths[node] = 1 + max(map(self._depths.__getitem__, node.args))
        if node.kind == "sum":
            coefficients = list(map(times, node.value, factors))
            if len(args) == 1:
                return _folded(args[0], coefficients[0])
            if all(c.numerator < 0 for c in coefficients):
                return node.graph.exact_sum(args, [times(MINUS_ONE, c) for c in coefficients]), MINUS_ONE
            return node.graph.exact_sum(args, coefficients), ONE
        if node.kind == "product":
            return node.graph.exactly(node, args), reduce(times, factors)
        if node.kind == "quotient":
            return node.graph.exactly(node, args), factors[0] / factors[1]
        if node.kind == "hold":
            return args[0], factors[0]
        if node.kind == "call" and node.value == "fabs":
            factors = [abs(f) for f in factors]
        return node.graph.exactly(node, [_scaled(a, f) for a, f in zip(args, factors, strict=True)]), ONE

    def _named(self, node: Node, core: Node, factor: Fraction) -> tuple[Node, Fraction]:
        """The value of a node's variable, and the sign by which the node differs from it."""
        if node in self.names:
            return _scaled(core, factor), ONE
        if node in self._negatives:
            return _scaled(core, times(MINUS_ONE, factor)), MINUS_ONE
        sign = ONE if factor.numerator > 0 else MINUS_ONE
        return _scaled(core, times(sign, factor)), sign

    def _deserves_name(self, node: Node, core: Node, factor: Fraction, root: Node) -> bool:
        if core.kind == "const":
            return False
        if core.kind == "symbol" and is_sign(factor):
            return node in self.names and not isinstance(core.value, Local)
        if node.kind in _CONDITIONS:
            return False
        known = node in self.names or node in self._negatives
        if node is root and self._uses.get(node, 0) <= 1 and not known:
            return self._sizes[node] > 4 * _LONGEST or self._depths[node] > _DEEPEST
        too_large = self._sizes[node] > _LONGEST or self._depths[node] > _DEEPEST
        return known or too_large or self._uses.get(node, 0) > 1

    def _name(self, node: Node) -> str:
        suggested = self.names.get(node) or self._negatives.get(node)
        if suggested and suggested not in self._taken:
            self._taken.add(suggested)
            return suggested
        name = f"{self.prefix}{self._number}"
        self._number += 1
        return name


class Ordered:
    """Results of a cell, and what is computed before them: terms of their sums, in the order in which these are known.

    Args:
        expressions: of the cell.
        running: whether terms are added up as they become known.
    """

    def __init__(self, expressions: Expressions, running: bool) -> None:
        self._count = len(expressions.outputs)
        self._running = running
        self._groups = expressions.groups if running else [list(dict.fromkeys(expressions.first))]
        #: all that has to be in a cell's own data
        self.roots = [*(node for group in self._groups for node in group), *expressions.outputs]

    def loaded(self, roots: Sequence[Node]) -> tuple[dict[Node, str], list[Node]]:
        """What is computed first, with names, and the results, from :attr:`roots` in a cell's own data."""
        outputs = list(roots[-self._count :])
        # loads in place of dofs may have turned a sum's sign or scale: what counts is what the outputs use
        terms = iter([without_factor(node) for node in roots[: -self._count]])
        groups = [[next(terms) for _ in group] for group in self._groups]
        if self._running:
            return running_sums(outputs, groups)
        used = set(reachable(outputs))
        kept = [n for n in dict.fromkeys(groups[0]) if n in used and n.kind not in ("const", "symbol")]
        return {node: f"flux{k}" for k, node in enumerate(kept)}, outputs


def _is_new_value(node: Node, core: Node) -> bool:
    """Whether a node can have a variable, and is more than what has one or stands in memory."""
    return core.kind not in ("symbol", "const") and node.kind not in _CONDITIONS


def _folded(core: Node, factor: Fraction) -> tuple[Node, Fraction]:
    """Literals are multiplied at once."""
    if core.kind == "const":
        return core.graph.const(factor * core.value), ONE
    return core, factor


def _scaled(core: Node, factor: Fraction) -> Node:
    """A multiple of an expression as it is written; the sign of a sum goes to its terms."""
    core, factor = _folded(core, factor)
    if factor is ONE or factor == 1:
        return core
    if factor == -1 and core.kind == "sum":
        return core.graph.exact_sum(core.args, [times(MINUS_ONE, c) for c in core.value])
    return core.graph.exact_sum([core], [factor])


def substitute_symbols(nodes: Sequence[Node], value: Callable[[object], Node | None]) -> list[Node]:
    """Replace symbols by their key."""
    if not nodes:
        return []
    graph = nodes[0].graph
    return graph.substitute(nodes, lambda n: value(n.value) if n.kind == "symbol" else None)


def stores(
    values: Sequence[Node], names: dict[Node, str], store: Callable[[int, Node], Statement], prefix: str = "t"
) -> list[Statement]:
    """Straight-line statements that compute values and store each; ``prefix`` is that of unnamed results."""
    lineariser = Lineariser(names, prefix)
    lineariser.announce(values)
    body: list[Statement] = []
    for k, value in enumerate(values):
        lines, result = lineariser.statements(value)
        body += [*lines, store(k, result)]
    return body
