"""Forms that take what depends on how a cell numbers its vertices, written with what is seen from a facet.

What the form itself names is replaced before UFL's algorithms bring in Jacobians of their own, which are those of cells
as they are seen. The numbers of a view become components of a coefficient, :data:`~femforge.ir.integral.SEEN`, one of
each side; kernels find them by the number of the view.
"""

# UFL is typed in part
# mypy: disable-error-code="no-untyped-call"

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np
import ufl
import ufl.classes as uc
from ufl.algorithms.analysis import extract_type
from ufl.compound_expressions import inverse_expr
from ufl.corealg.map_dag import map_expr_dag
from ufl.corealg.multifunction import MultiFunction

from femforge.elements import BlockedElement, PlainElement
from femforge.ir.element import SIMPLICES, ScalarElement
from femforge.ir.integral import REGIONS
from femforge.reference import reference_cell
from femforge.reference.seen_geometry import BLOCKS, block_shape

#: Blocks of a view's numbers that a quantity is made of.
_NEEDS: Mapping[Any, tuple[str, ...]] = {
    uc.Jacobian: ("axes",), uc.JacobianInverse: ("inverse",), uc.JacobianDeterminant: ("sign",),
    uc.ReferenceNormal: ("normal",), uc.CellFacetJacobian: ("facet_axes",),
    uc.FacetJacobian: ("axes", "facet_axes"), uc.FacetJacobianInverse: ("axes", "facet_axes"),
    uc.CellVertices: ("vertices",), uc.CellEdgeVectors: ("vertices",), uc.FacetEdgeVectors: ("facet_edges",),
}  # fmt: skip
#: What is known on facets by it.
OWN = tuple(_NEEDS)


def with_views(form: ufl.Form) -> tuple[ufl.Form, dict[Any, tuple[str, ...]]]:
    """The form in terms of what is seen.

    Returns:
        The form, and the coefficients that hold numbers of views, with the blocks that these are.
    """
    kinds = {integral.integral_type() for integral in form.integrals()}
    views = {kind: _blocks(form, kind) for kind in kinds if REGIONS[kind] != "cell"}
    (domain,) = form.ufl_domains()
    cell = domain.ufl_cell().cellname
    held = {kind: _coefficient(domain, blocks) for kind, blocks in views.items() if blocks}
    integrals = []
    for integral in form.integrals():
        if not extract_type(integral.integrand(), (*OWN, uc.ReferenceCellEdgeVectors)):
            integrals.append(integral)
            continue
        kind = integral.integral_type()
        rewrite = _Own(cell, held.get(kind), views.get(kind, ()))
        integrals.append(integral.reconstruct(integrand=map_expr_dag(rewrite, integral.integrand())))
    changed = any(new is not old for new, old in zip(integrals, form.integrals(), strict=True))
    return ufl.Form(integrals) if changed else form, {one: views[kind] for kind, one in held.items()}


def is_numbered(form: ufl.Form) -> bool:
    """Whether integrals over cells take what depends on how these number their vertices."""
    over_cells = (one for one in form.integrals() if one.integral_type() == "cell")
    return any(extract_type(one.integrand(), OWN) for one in over_cells)


def _blocks(form: ufl.Form, kind: str) -> tuple[str, ...]:
    """Those that the integrals of a kind need."""
    used: set[str] = set()
    for integral in form.integrals():
        if integral.integral_type() == kind:
            for quantity in extract_type(integral.integrand(), uc.GeometricQuantity):
                used.update(_NEEDS.get(type(quantity), ()))
    return tuple(block for block in BLOCKS if block in used)


def _coefficient(domain: Any, blocks: Iterable[str]) -> ufl.Coefficient:
    cell = domain.ufl_cell().cellname
    size = sum(math.prod(block_shape(cell, block)) for block in blocks)
    constant = ScalarElement("P" if cell in SIMPLICES else "Q", cell, 0, "equispaced", True)
    return ufl.Coefficient(ufl.FunctionSpace(domain, BlockedElement(PlainElement(constant), (size,))))


class _Own(MultiFunction):
    """Rewrites an integrand.

    Args:
        cell: UFL cell name.
        numbers: coefficient with the numbers of the view; None over cells, and where none is needed.
        blocks: what these are.
    """

    def __init__(self, cell: str, numbers: ufl.Coefficient | None, blocks: Iterable[str]) -> None:
        super().__init__()
        self.cell = cell
        self.numbers = numbers
        sizes = [math.prod(block_shape(cell, block)) for block in blocks]
        self.first = dict(zip(blocks, itertools.accumulate([0, *sizes]), strict=False))

    expr = MultiFunction.reuse_if_untouched

    def _block(self, block: str) -> Any:
        """A block as a scalar, vector or matrix."""
        shape, first = block_shape(self.cell, block), self.first[block]
        assert self.numbers is not None
        if not shape:
            return self.numbers[first]
        entries = [self.numbers[first + k] for k in range(math.prod(shape))]
        if len(shape) == 1:
            return ufl.as_vector(entries)
        return ufl.as_matrix([entries[row * shape[1] : (row + 1) * shape[1]] for row in range(shape[0])])

    def jacobian(self, o: Any) -> Any:
        return o if self.numbers is None else o * self._block("axes")

    def jacobian_inverse(self, o: Any) -> Any:
        return o if self.numbers is None else self._block("inverse") * o

    def jacobian_determinant(self, o: Any) -> Any:
        return o if self.numbers is None else o * self._block("sign")

    def reference_normal(self, o: Any) -> Any:
        return self._block("normal")

    def cell_facet_jacobian(self, o: Any) -> Any:
        return self._block("facet_axes")

    def facet_jacobian(self, o: Any) -> Any:
        return self.jacobian(uc.Jacobian(o.ufl_domain())) * self._block("facet_axes")

    def facet_jacobian_inverse(self, o: Any) -> Any:
        return inverse_expr(self.facet_jacobian(o))

    def cell_vertices(self, o: Any) -> Any:
        return o if self.numbers is None else self._block("vertices") * o

    def cell_edge_vectors(self, o: Any) -> Any:
        """From the last vertex of each edge to the first, as FFCx has them."""
        vertices = self.cell_vertices(uc.CellVertices(o.ufl_domain()))
        edges = reference_cell(self.cell).entities[1]
        return ufl.as_matrix(
            [[vertices[a, d] - vertices[b, d] for d in range(vertices.ufl_shape[1])] for a, b in edges]
        )

    def facet_edge_vectors(self, o: Any) -> Any:
        return self._block("facet_edges") * uc.CellVertices(o.ufl_domain())

    def reference_cell_edge_vectors(self, o: Any) -> Any:
        shape = reference_cell(self.cell)
        corners = np.array(shape.vertices)
        return ufl.as_matrix([[int(x) for x in corners[b] - corners[a]] for a, b in shape.entities[1]])
