"""The least bytes that a kernel on facets moves, for one facet.

As in ``floors``: each input is read once and each output written once on a large structured mesh. Its facets are those
that kernels are timed on: all interior ones, or one exterior facet for each cell. What cells share is counted once for
the mesh and not once a facet: vectors, points, nonzeros. Dofs whose basis functions are zero on the facet, with all
derivatives that the integral takes, need not be touched.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from floors import nonzeros_of_cell

from femforge.emit.sources import KernelSource
from femforge.ir.element import Layout, ScalarElement
from femforge.ir.integral import COORDINATES, Integral, Slot
from femforge.kernels.access.spaces import is_cell_wise, space_of, vector_names
from femforge.reference import basis, reference_cell
from femforge.represent.quadrature import QuadraturePart, quadrature_representation
from femforge.represent.used_entries import nonzero_values, used_entries

#: Vertices, edges, ... of a large structured mesh for each cell.
_ENTITIES: Mapping[str, tuple[float, ...]] = {
    "interval": (1, 1),
    "triangle": (1 / 2, 3 / 2, 1),
    "quadrilateral": (1, 2, 1),
    "tetrahedron": (1 / 6, 7 / 6, 2, 1),
    "hexahedron": (1, 3, 3, 1),
}
#: Bytes of the number of a point.
_NUMBER = 4


def least_bytes_of_facet(source: KernelSource) -> float:
    """The least bytes that a kernel moves for each facet."""
    kernel = source.kernel
    integral, p = kernel.integral, kernel.parameters
    offset = 8 if p.index_type == "int64" else 4
    used = used_dofs(integral)
    vectors: tuple[str, ...] = ()
    total = _geometry(integral, p.scalar_bytes)
    if kernel.kind == "element_tensor":
        total += kernel.costs.bytes_written
    elif kernel.kind == "assemble":
        pairs = used_pairs(integral)
        total += offset * len(pairs) + 2 * p.scalar_bytes * nonzeros_of_facet(integral, pairs)
    else:
        assert integral.test is not None
        vectors = vector_names(integral)
        own = integral.test.layout
        total += 2 * p.scalar_bytes * dofs_of_facet(integral, own, used["test"])
        total += sum(
            p.scalar_bytes * dofs_of_facet(integral, integral.function(name).layout, used.get(name, set()))
            for name in vectors
        )
        places = space_of(own, p.component_order).places
        dofs = used["test"].union(*(used.get(n, ()) for n in vectors if integral.function(n).layout == own))
        total += offset * len({places[dof][0] for dof in dofs})
    others = [f.name for f in integral.coefficients if f.name not in vectors]
    return total + p.scalar_bytes * sum(len(used.get(name, ())) for name in others)


def cells_of_facet(integral: Integral) -> float:
    """Cells of the mesh for each facet."""
    if integral.kind != "interior_facet":
        return 1.0
    return 2 / len(reference_cell(integral.cell).facets)


def _geometry(integral: Integral, scalar_bytes: int) -> float:
    """Numbers of the points of a facet's cells, and the points."""
    layout = integral.coordinates.layout
    nodes = len(layout.fields[0].dofs) * layout.members
    return _NUMBER * nodes + scalar_bytes * dofs_of_facet(integral, layout, set(range(layout.dim)))


def dofs_of_facet(integral: Integral, layout: Layout, used: set[int]) -> float:
    """Distinct dofs of the mesh for each facet.

    Args:
        integral: over the facets.
        layout: of the space.
        used: dofs that a facet depends on, of its cells. What lies on vertices, edges and so on is counted apart.
    """
    cells, apart = cells_of_facet(integral), is_cell_wise(layout)
    total = 0.0
    for field in layout.member_fields:
        for dimension, entities in enumerate(_entity_dofs(field.element)):
            group = {field.dofs[dof] for dofs in entities for dof in dofs}
            touched = sum(dof % layout.member_dim in group for dof in used)
            on_mesh = _ENTITIES[integral.cell][dimension] * len(entities[0]) if entities else 0.0
            total += min(touched, cells * (len(group) if apart else on_mesh))
    return total


def _entity_dofs(element: ScalarElement) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """As of the element whose dofs cells share."""
    if element.discontinuous and element.degree:
        element = replace(element, discontinuous=False)
    return basis(element).entity_dofs


def used_dofs(integral: Integral) -> dict[str, set[int]]:
    """By function, the dofs of a facet's cells that the integral depends on."""
    used: dict[str, set[int]] = {}
    for part in quadrature_representation(integral).parts:
        for slot in {slot for pair in part.terms for slot in pair if slot}.union(part.slots):
            if slot.function != COORDINATES:
                used.setdefault(slot.function, set()).update(_dofs_of_slot(integral, slot, part))
    return used


def used_pairs(integral: Integral) -> list[tuple[int, int]]:
    """Rows and columns of the entries of an element matrix that are not always zero."""
    rows, columns = used_entries(quadrature_representation(integral)).nonzero()
    return list(zip(rows.tolist(), columns.tolist(), strict=True))


def _dofs_of_slot(integral: Integral, slot: Slot, part: QuadraturePart) -> list[int]:
    """Dofs whose functions are not zero at all points, with the derivative of a slot."""
    dofs = integral.function(slot.function).layout.fields[slot.component].dofs
    anywhere = nonzero_values(integral, slot, part).any(axis=0)
    return [dof for dof, used in zip(dofs, anywhere, strict=True) if used]


def nonzeros_of_facet(integral: Integral, pairs: Iterable[tuple[int, int]]) -> float:
    """Nonzeros of the matrix on the mesh for each facet, of some entries of its element matrix.

    Pairs of dofs that no cell has both of are of that facet only; the others are shared with all facets of the cell.
    """
    assert integral.test is not None
    layout = integral.test.layout
    shared = set() if is_cell_wise(layout) else _on_facet(integral, layout)
    own = layout.member_dim
    of_cell, across = 0, 0
    for i, j in pairs:
        one_cell = i // own == j // own or i in shared or j in shared
        of_cell += one_cell
        across += not one_cell
    return across + min(of_cell, cells_of_facet(integral) * nonzeros_of_cell(integral))


def _on_facet(integral: Integral, layout: Layout) -> set[int]:
    """Dofs of test functions that are not zero on the facet."""
    part, none = quadrature_representation(integral).parts[0], (0,) * integral.gdim
    slots = [Slot("test", component, none) for component in range(len(layout.fields))]
    return {dof for slot in slots for dof in _dofs_of_slot(integral, slot, part)}
