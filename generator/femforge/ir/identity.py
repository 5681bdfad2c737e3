"""What is integrated, as a short text: equal for all kernels of one integral."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

from femforge.ir.integral import Function, Integral
from femforge.ir.scalar import postorder


def integral_key(integral: Integral) -> str:
    """16 hexadecimal digits that stand for cell, elements and integrand.

    They are equal for kernels of the same integral, whatever these do with it, whichever way and in which precision,
    and whatever form and file it comes from. The quadrature, orders of dofs and subdomains are no part of it.
    """
    return hashlib.sha256("\n".join(_lines(integral)).encode()).hexdigest()[:16]


def _lines(integral: Integral) -> Iterator[str]:
    def named(function: Function | None) -> str:
        return f"{function.name} {function.layout.name}" if function else "-"

    over = "" if integral.kind == "cell" else f" {integral.kind}"
    over += " values" if integral.evaluated else ""
    yield f"{integral.cell} {integral.gdim} {named(integral.coordinates)}{over}"
    yield f"{named(integral.test)} {named(integral.trial)}"
    yield from (f"coefficient {named(function)}" for function in integral.coefficients)
    yield from (f"constant {constant.name} {constant.shape}" for constant in integral.constants)
    nodes = postorder(node for part in integral.parts for node in part.terms.values())
    numbers = {node: number for number, node in enumerate(nodes)}
    for node in nodes:
        yield f"{node.kind} {node.value!r} {[numbers[argument] for argument in node.args]}"
    for part in integral.parts:
        yield "part"
        yield from (f"{pair!r} {numbers[node]}" for pair, node in part.terms.items())
