"""Whether expressions are equal for all values of their symbols, found by evaluation at random points.

Values are integers modulo a prime, so that nothing is rounded: rational expressions that differ agree at a random point
with a probability of about their degree in 2^61 (Schwartz and Zippel). A function's value is a fixed random number of
its name and of its arguments' values; a condition and what it chooses are taken for such a function, too. So equal
expressions may be taken for different ones, where a property of a function makes them equal, but not the reverse.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from femforge.ir.scalar import Node, postorder

_PRIME = 2**61 - 1
#: Points that are tried.
_POINTS = 2


def fingerprints(
    roots: Sequence[Node], known: dict[Node, tuple[int, ...]] | None = None
) -> list[tuple[int, ...]]:
    """For each expression its values at the same random points: equal for equal expressions only.

    Args:
        roots: the expressions.
        known: values of nodes from calls before, which those of this one are added to.
    """
    values = {} if known is None else known
    for node in postorder(roots, values):
        arguments = [values[arg] for arg in node.args]
        values[node] = tuple(
            _value(node, [argument[point] for argument in arguments], point) for point in range(_POINTS)
        )
    return [values[root] for root in roots]


def _value(node: Node, arguments: Sequence[int], point: int) -> int:
    """Value of one node at a point."""
    kind = node.kind
    if kind == "const":
        return _modulo(node.value.numerator, node.value.denominator)
    if kind == "sum":
        terms = zip(arguments, node.value, strict=True)
        return sum(a * _modulo(f.numerator, f.denominator) for a, f in terms) % _PRIME
    if kind == "product":
        result = 1
        for argument in arguments:
            result = result * argument % _PRIME
        return result
    if kind == "quotient":
        return _modulo(*arguments)
    if kind == "hold":
        return arguments[0]
    # a symbol, a function, or what depends on a condition
    words = f"{point} {kind} {node.value!r} {' '.join(map(str, arguments))}"
    return int.from_bytes(hashlib.sha256(words.encode()).digest()[:16], "big") % _PRIME


def _modulo(top: int, bottom: int) -> int:
    """A quotient modulo the prime; a random point does not make the bottom zero."""
    return top * pow(bottom, -1, _PRIME) % _PRIME if bottom != 1 else top % _PRIME
