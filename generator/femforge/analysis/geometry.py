"""Sizes of cells in forms: which ones are compiled, and the edges and vertices that UFL makes them of."""

# UFL is typed in part
# mypy: disable-error-code="no-untyped-call"

from __future__ import annotations

import ufl
import ufl.classes as uc
from ufl.algorithms.analysis import extract_type

from femforge.errors import ExitCode, FemforgeError
from femforge.ir.element import SIMPLICES
from femforge.ir.integral import COORDINATES, Dof, Function, Geometry
from femforge.ir.scalar import Graph, Node
from femforge.reference import reference_cell

_OF_FACETS = (uc.GeometricFacetQuantity, uc.GeometricRidgeQuantity)
_OF_VOLUMES = (uc.CellVolume, uc.Circumradius)
_OF_EDGES = (uc.CellDiameter, uc.MinCellEdgeLength, uc.MaxCellEdgeLength)
_AS_DATA = 'compute it outside and give it as a coefficient on FiniteElement("DP", cell, 0)'


def refuse_sizes(form: ufl.Form, where: str) -> None:
    """Refuse sizes of cells that have no meaning, or no exact one, where the form takes them.

    Raises:
        FemforgeError: sizes of facets, volume and circumradius of cells that are no affine simplices, lengths of curved
            edges.
    """
    for integral in form.integrals():
        domain = integral.ufl_domain()
        cell = domain.ufl_cell().cellname
        curved = domain.ufl_coordinate_element().degree > 1
        kind = f"a curved {cell}" if curved else f"a {cell}"
        for quantity in sorted(extract_type(integral.integrand(), uc.GeometricQuantity), key=repr):
            name = type(quantity).__name__
            cause, mend = "", _AS_DATA
            if isinstance(quantity, _OF_FACETS):
                cause, mend = f"{name} has no meaning in an integral over cells (dx)", "use sizes of the cell"
            elif isinstance(quantity, uc.CellNormal):
                cause, mend = "CellNormal has no meaning for cells that fill the space", "leave it out"
            elif isinstance(quantity, _OF_VOLUMES) and (curved or cell not in SIMPLICES):
                cause = f"{name} is computed on simplices with straight edges, not on {kind}"
            elif isinstance(quantity, _OF_EDGES) and curved:
                cause = f"{name} is computed on cells with straight edges, not on {kind}"
            if cause:
                raise FemforgeError(cause, place=where, mend=mend, code=ExitCode.FORM)


def vertex(graph: Graph, coordinates: Function, number: int, component: int) -> Node:
    """A coordinate of a vertex of a cell with straight edges."""
    dofs = coordinates.layout.fields[component].dofs
    return graph.symbol(Dof(COORDINATES, dofs[number]))


def edge_vector(graph: Graph, coordinates: Function, number: int, component: int) -> Node:
    """A component of the vector along an edge, in the order of the reference cell's edges.

    On simplices it is made of columns of the Jacobian, which all inputs of kernels have.
    """
    cell = reference_cell(coordinates.layout.cell)
    first, last = cell.entities[1][number]
    if not cell.is_simplex:
        ends = [vertex(graph, coordinates, end, component) for end in (last, first)]
        return graph.sum([(ends[0], 1), (ends[1], -1)])
    columns = [(graph.symbol(Geometry("J", component, last - 1)), 1)]
    if first:
        columns.append((graph.symbol(Geometry("J", component, first - 1)), -1))
    return graph.sum(columns)
