"""How many digits of an expression are lost where products of sums are multiplied out.

Integrated exactly, a square of a difference is a small sum of large products of dofs: where the difference is of the
size eps, of the square only ``1 - 2 log(eps)/log(rounding)`` of the digits are left, while values at points, which take
the difference first, keep ``1 - log(eps)/log(rounding)`` of them.
"""

from __future__ import annotations

from collections.abc import Iterable

from femforge.ir.integral import Slot
from femforge.ir.scalar import Node, postorder


def differences(roots: Iterable[Node]) -> int:
    """Most differences of coefficients' values that are multiplied with each other in one expression.

    A derivative is a difference of dofs, and so is a sum of two or more terms that have no difference themselves. A
    sum has as many as the term of it that has least, as this one is what is left where differences are small.

    Args:
        roots: polynomials of coefficients' values, whose symbols are :class:`~femforge.ir.integral.Slot`.
    """
    roots = list(roots)
    found: dict[Node, int] = {}
    depending: set[Node] = set()
    for node in postorder(roots):
        slot = node.value if node.kind == "symbol" else None
        if isinstance(slot, Slot) or any(arg in depending for arg in node.args):
            depending.add(node)
        parts = [found[arg] for arg in node.args]
        if isinstance(slot, Slot):
            found[node] = int(any(slot.derivative))
        elif node.kind == "product":
            found[node] = sum(parts)
        elif node.kind == "sum" and node in depending:
            found[node] = max(min(parts), int(parts.count(0) > 1))
        else:
            found[node] = max(parts, default=0)
    return max((found[root] for root in roots), default=0)
