"""Slots, geometry and expressions in a form that people read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from femforge.ir.evaluation import to_sympy
from femforge.ir.integral import (
    COORDINATES,
    ConstantEntry,
    Dof,
    Geometry,
    GeometryEntry,
    Integral,
    Local,
    Slot,
)
from femforge.ir.scalar import Node, postorder


class Names:
    """Readable names of the symbols of one integral."""

    def __init__(self, integral: Integral) -> None:
        self.integral = integral

    def slot(self, slot: Slot | None) -> str:
        """For instance ``trial``, ``test[1].dX0``, ``w.dX0dX1``; ``1`` where there is no function.

        On the two cells of an interior facet, ``test(+)[1].dX0`` and ``trial(-)``.
        """
        if slot is None:
            return "1"
        components = len(self.integral.function(slot.function).layout.member_fields)
        member, component = divmod(slot.component, components)
        name = f"{slot.function}{self.side(member)}"
        name = f"{name}[{component}]" if components > 1 else name
        directions = "".join(f"dX{d}" * order for d, order in enumerate(slot.derivative))
        return f"{name}.{directions}" if directions else name

    def side(self, member: int) -> str:
        """How the side of an interior facet is written; nothing elsewhere."""
        return f"({'+-'[member]})" if self.integral.members > 1 else ""

    def symbol(self, key: Any) -> str:
        """For instance ``J01``, ``adj10``, ``detJ``, ``g0``, ``w[2]``; ``J01(-)`` of the other cell of a facet."""
        if isinstance(key, Slot):
            return self.slot(key)
        if isinstance(key, Geometry):
            name = "detJ" if key.kind == "detJ" else f"{key.kind}{key.row}{key.column}"
            return name + self.side(key.member)
        if isinstance(key, GeometryEntry):
            return f"g{key.index}"
        if isinstance(key, Dof):
            return f"{'coordinates' if key.function == COORDINATES else key.function}[{key.index}]"
        if isinstance(key, ConstantEntry):
            size = next(c.size for c in self.integral.constants if c.name == key.name)
            return key.name if size == 1 else f"{key.name}[{key.index}]"
        return key.text if isinstance(key, Local) else str(key)


@dataclass(frozen=True)
class Readable:
    """Expressions with common parts named.

    Attributes:
        common: (name, text) of each part that is used more than once, in order of use.
        texts: one for each expression.
    """

    common: tuple[tuple[str, str], ...]
    texts: tuple[str, ...]


def readable(names: Names, roots: Sequence[Node], prefix: str = "t") -> Readable:
    """Expressions in SymPy's notation, parts that occur more than once written once.

    Args:
        names: of the symbols.
        roots: the expressions; they may be long, because no part is written twice.
        prefix: of the names of common parts.
    """
    if not roots:
        return Readable((), ())
    graph = roots[0].graph
    uses = Counter(a for node in postorder(roots) for a in node.args)
    uses.update(roots)
    common: list[tuple[str, str]] = []
    with graph.scratch():
        short: dict[Node, Node] = {}
        for node in postorder(roots):
            rebuilt = _absolute(graph.exactly(node, [short[a] for a in node.args]))
            if uses[node] > 1 and _is_work(rebuilt) and node not in roots:
                name = f"{prefix}{len(common)}"
                common.append((name, _text(names, rebuilt)))
                rebuilt = graph.symbol(Local(name))
            short[node] = rebuilt
        return Readable(tuple(common), tuple(_text(names, short[root]) for root in roots))


def _absolute(node: Node) -> Node:
    """``fabs(detJ)`` and ``copysign(1, detJ)`` as the symbols that everybody writes."""
    words = {"fabs": "|detJ|", "copysign": "sign(detJ)"}
    if node.kind == "call" and node.value in words:
        *before, last = node.args
        of_determinant = isinstance(last.value, Geometry) and last.value.kind == "detJ"
        if of_determinant and all(a is node.graph.one for a in before):
            return node.graph.symbol(Local(words[node.value]))
    return node


def _is_work(node: Node) -> bool:
    """Whether a node computes something: no symbol, no constant, no multiple of one."""
    if node.kind in ("symbol", "const"):
        return False
    return not (node.kind == "sum" and len(node.args) == 1 and node.args[0].kind == "symbol")


def _text(names: Names, node: Node) -> str:
    return str(to_sympy(node, names.symbol)).replace("**", "^")
