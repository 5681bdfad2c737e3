"""Dofs that the two cells of an interior facet have in common, and what of a matrix is on its diagonal there.

The element matrix of the facet has such a dof twice, as one of each cell. Its diagonal entry in the matrix of the mesh
is the sum of four: those of each cell with itself, and the two by which the cells are coupled.
"""

from __future__ import annotations

from functools import lru_cache

from femforge.ir.element import Layout, ScalarElement
from femforge.ir.integral import Integral, Slot
from femforge.reference.bases import basis
from femforge.reference.cells import reference_cell


@lru_cache(maxsize=512)
def functions_of_facet(element: ScalarElement) -> tuple[int, ...]:
    """Basis functions whose dofs belong to the first facet, or its edges and vertices: both of its cells have these."""
    if element.at_points:
        return ()
    facet, whole = set(reference_cell(element.cell).facets[0]), basis(element)
    entities = reference_cell(element.cell).entities
    found = [
        dof
        for dimension, of_dimension in enumerate(whole.entity_dofs)
        for entity, dofs in zip(entities[dimension], of_dimension, strict=True)
        if facet.issuperset(entity)
        for dof in dofs
    ]
    return () if element.discontinuous else tuple(sorted(found))


def diagonal_entries(integral: Integral) -> dict[tuple[int, int], int]:
    """The result that each (row, column) of an element matrix is added to which is on the diagonal.

    Of dofs that both cells have, what couples the cells is added to the result of the first one.
    """
    entries = {(i, i): i for i in range(integral.rows)}
    if integral.members == 1 or integral.test is None:
        return entries
    layout = integral.test.layout
    for field in layout.member_fields:
        for k in functions_of_facet(field.element):
            one, other = field.dofs[k], field.dofs[k] + layout.member_dim
            entries[one, other] = entries[other, one] = one
    return entries


def coupled(layout: Layout, test: Slot, trial: Slot) -> bool:
    """Whether a test and a trial function are one component on the two cells of a facet, with dofs in common."""
    one, other = (layout.fields[c] for c in sorted((test.component, trial.component)))
    same = tuple(dof + layout.member_dim for dof in one.dofs) == other.dofs
    return layout.members > 1 and same and bool(functions_of_facet(one.element))


def shares_dofs(integral: Integral) -> bool:
    """Whether the two cells of each interior facet have a dof of the test or the trial function in common."""
    layouts = [f.layout for f in (integral.test, integral.trial) if f is not None and f.layout.members > 1]
    return any(functions_of_facet(field.element) for layout in layouts for field in layout.fields)
