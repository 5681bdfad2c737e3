"""The least that a kernel costs: bytes that must move, and the fewest instructions known for its integral.

Both are for one cell; ``facet_floors`` has the bytes of facets. A floor in seconds is the larger of bytes / measured
copy and instructions / measured rate of fused multiply-adds (half of the measured operations per second).
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from femforge.emit.sources import KernelSource
from femforge.ir.integral import Integral
from femforge.ir.scalar import Node, postorder
from femforge.represent.quadrature import quadrature_representation
from femforge.represent.used_entries import used_entries

#: Instructions of a GPU in double precision for what it has no single one for: a reciprocal or root by Newton's
#: iterations, functions by polynomials. Low on purpose: a floor must not be above what can be reached.
_QUOTIENT, _FUNCTION = 8, 8


def instructions(roots: Iterable[Node]) -> int:
    """Fused multiply-adds, additions and multiplications that evaluating all roots takes, shared nodes once.

    A factor of a term of a sum, or the last product of a term that nothing else uses, is fused with an addition.
    """
    roots = list(roots)
    order = postorder(roots)
    uses = Counter(argument for node in order for argument in node.args)
    uses.update(roots)
    return sum(_instructions(node, uses) for node in order)


def _instructions(node: Node, uses: Counter[Node]) -> int:
    if node.kind == "sum":
        terms = list(zip(node.args, node.value, strict=True))
        scaled = sum(abs(c) != 1 and a.kind != "const" for a, c in terms)
        products = sum(abs(c) == 1 and a.kind == "product" and uses[a] == 1 for a, c in terms)
        additions = len(terms) - 1
        return additions + scaled - min(additions, scaled + products)
    if node.kind == "product":
        return len(node.args) - 1
    if node.kind == "quotient":
        return _QUOTIENT
    if node.kind == "call":
        return 0 if node.value in ("fabs", "copysign", "fmin", "fmax") else _FUNCTION
    return 0


def _of_nest(body: Sequence[Any]) -> int:
    """Instructions of the statements of a batch of cells; each expression is a tree."""
    total = 0
    for statement in body:
        if inner := getattr(statement, "body", ()):
            count = getattr(statement, "count", 1)
            total += (count if isinstance(count, int) else 1) * _of_nest(inner)
            continue
        values = getattr(statement, "values", None) or (getattr(statement, "value", None),)
        roots = [value for value in values if isinstance(value, Node)]
        total += instructions(roots)
        if roots and getattr(statement, "accumulate", False):
            total += roots[0].kind != "product"
    return total


def fewest_instructions(source: KernelSource) -> float:
    """The fewest of all ways that the generator knows for an integral, those of the kernel itself included.

    What is not written out is taken to be fused throughout.
    """
    kernel = source.kernel
    known = [_of_nest(kernel.nest.body) / kernel.parameters.element_batch]
    for candidate in kernel.representations.candidates.values():
        if candidate.reason:
            continue
        written = candidate.expressions
        known.append(float(instructions(written.outputs)) if written else candidate.flops / 2)
    return min(known)


def least_bytes(source: KernelSource) -> float:
    """Each input read once and each output written once, a mesh's points and dofs counted as on a large mesh.

    A sparse matrix is read and written where the cell's dofs meet, which is less often than its cells add to it, and
    not where an element matrix has nothing but zeros.
    """
    kernel = source.kernel
    if kernel.kind != "assemble":
        return kernel.costs.bytes
    used = used_entries(quadrature_representation(kernel.integral))
    most = nonzeros_of_cell(kernel.integral) * used.mean()
    return kernel.costs.bytes_read + 2 * kernel.parameters.scalar_bytes * min(float(used.sum()), most)


def nonzeros_of_cell(integral: Integral) -> float:
    """Nonzeros of the matrix on a large structured mesh, for each cell; exact for Lagrange elements of one degree."""
    test, trial = integral.test, integral.trial
    assert test is not None
    assert trial is not None
    layout, elements = test.layout, {member.element for member in test.layout.fields}
    element = min(elements, key=str)
    if layout != trial.layout or len(elements) > 1 or element.family not in ("P", "Q"):
        return float(layout.member_dim * trial.layout.member_dim)
    components = layout.member_dim // len(layout.fields[0].dofs)
    if element.discontinuous or not element.degree:
        return float(layout.member_dim**2)
    return components**2 * couplings(integral.cell, element.degree)


def couplings(cell: str, degree: int) -> float:
    """Pairs of nodes that share a cell, for each cell of a large structured mesh."""
    dimension = {"interval": 1, "triangle": 2, "quadrilateral": 2, "tetrahedron": 3, "hexahedron": 3}[cell]
    if cell in ("interval", "quadrilateral", "hexahedron"):
        return float((degree * (degree + 2)) ** dimension)
    pairs = set()
    orders = list(itertools.permutations(range(dimension)))
    for order in orders:
        nodes = [
            point
            for point in itertools.product(range(degree + 1), repeat=dimension)
            if all(point[a] >= point[b] for a, b in itertools.pairwise(order))
        ]
        for one, other in itertools.product(nodes, repeat=2):
            first = tuple(x % degree for x in one)
            pairs.add((first, tuple(b - a for a, b in zip(one, other, strict=True))))
    return len(pairs) / len(orders)
