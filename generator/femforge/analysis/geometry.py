"""Sizes of cells in forms: which ones are compiled, and the edges and vertices that UFL makes them of."""

# UFL is typed in part
# mypy: disable-error-code="no-untyped-call"

from __future__ import annotations

from typing import Any

import ufl
import ufl.classes as uc
from ufl.algorithms.analysis import extract_type

from femforge.analysis.seen import OWN
from femforge.errors import ExitCode, FemforgeError, an
from femforge.ir.element import SIMPLICES, Field, Region
from femforge.ir.integral import COORDINATES, REGIONS, Dof, Function, Geometry
from femforge.ir.scalar import Graph, Node
from femforge.reference import FACET_CELLS, reference_cell

_OF_FACETS = (uc.GeometricFacetQuantity, uc.GeometricRidgeQuantity)
#: Facet quantities that do not depend on how cells number their facets and vertices.
_SEEN = (
    uc.FacetNormal,
    uc.FacetJacobianDeterminant,
    uc.FacetArea,
    uc.MinFacetEdgeLength,
    uc.MaxFacetEdgeLength,
    uc.ReferenceFacetVolume,
)
_OF_FACET_EDGES = (uc.MinFacetEdgeLength, uc.MaxFacetEdgeLength)
#: What a cell has by itself, whatever it is integrated over.
_OF_CELLS = (
    uc.SpatialCoordinate, uc.CellVolume, uc.Circumradius, uc.CellDiameter, uc.MinCellEdgeLength, uc.MaxCellEdgeLength,
    uc.ReferenceCellVolume, uc.ReferenceCellEdgeVectors,
)  # fmt: skip
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
        region = REGIONS[integral.integral_type()]
        for quantity in sorted(extract_type(integral.integrand(), uc.GeometricQuantity), key=repr):
            cause, mend = _why_not(quantity, cell, curved, region)
            if cause:
                raise FemforgeError(cause, place=where, mend=mend, code=ExitCode.FORM)


def _why_not(quantity: Any, cell: str, curved: bool, region: Region) -> tuple[str, str]:
    """Why a quantity is refused, and what to do instead; nothing if it is not."""
    name = type(quantity).__name__
    kind = f"a curved {cell}" if curved else an(cell)
    if isinstance(quantity, _OF_FACETS) and region != "facet":
        over = "cells (dx)" if region == "cell" else "vertices (dP)"
        return f"{name} has no meaning in an integral over {over}", "use sizes of the cell"
    if isinstance(quantity, uc.CellNormal):
        return "CellNormal has no meaning for cells that fill the space", "leave it out"
    if region != "cell" and not isinstance(quantity, (*_SEEN, *_OF_CELLS, *OWN)):
        cause = f"{name} depends on how a cell numbers its vertices, and is not compiled on facets"
        return cause, "use Jacobian, FacetNormal, SpatialCoordinate, or sizes of the cell or facet"
    if isinstance(quantity, (*_OF_VOLUMES, uc.FacetArea)) and (curved or cell not in SIMPLICES):
        return f"{name} is computed on simplices with straight edges, not on {kind}", _AS_DATA
    if isinstance(quantity, (*_OF_EDGES, *_OF_FACET_EDGES)) and curved:
        return f"{name} is computed on cells with straight edges, not on {kind}", _AS_DATA
    return "", ""


def vertex(graph: Graph, coordinates: Function, member: int, number: int, component: int) -> Node:
    """A coordinate of a vertex of a cell with straight edges."""
    dofs = _field(coordinates, member, component).dofs
    return graph.symbol(Dof(COORDINATES, dofs[number]))


def edge_vector(graph: Graph, coordinates: Function, member: int, number: int, component: int) -> Node:
    """A component of the vector along an edge, in the order of the reference cell's edges."""
    first, last = reference_cell(coordinates.layout.cell).entities[1][number]
    return _between(graph, coordinates, member, first, last, component)


def facet_edge_vector(graph: Graph, coordinates: Function, member: int, number: int, component: int) -> Node:
    """The same of an edge of the first facet of a tetrahedron or hexahedron, in the order of the facet's own edges."""
    cell = reference_cell(coordinates.layout.cell)
    facet = cell.facets[0]
    first, last = reference_cell(FACET_CELLS[cell.name]).entities[1][number]
    return _between(graph, coordinates, member, facet[first], facet[last], component)


def _between(graph: Graph, coordinates: Function, member: int, first: int, last: int, component: int) -> Node:
    """From one vertex to another: on simplices, made of columns of the Jacobian, which all inputs of kernels have."""
    if not reference_cell(coordinates.layout.cell).is_simplex:
        ends = [vertex(graph, coordinates, member, end, component) for end in (last, first)]
        return graph.sum([(ends[0], 1), (ends[1], -1)])
    columns = [(graph.symbol(Geometry("J", component, last - 1, member)), 1)]
    if first:
        columns.append((graph.symbol(Geometry("J", component, first - 1, member)), -1))
    return graph.sum(columns)


def _field(coordinates: Function, member: int, component: int) -> Field:
    fields = coordinates.layout.fields
    return fields[member * len(coordinates.layout.member_fields) + component]


def _area_vector(graph: Graph, coordinates: Function, member: int) -> list[Node]:
    """adj(J)^T n of the first facet, n its normal on the reference cell: the physical normal, as long as the product
    of the facet's axes, where J turns nothing inside out (Nanson's formula)."""
    normal = reference_cell(coordinates.layout.cell).normal
    dim = len(normal)
    return [
        graph.sum([(graph.symbol(Geometry("adj", j, i, member)), normal[j]) for j in range(dim) if normal[j]])
        for i in range(dim)
    ]


def facet_scale(graph: Graph, coordinates: Function, member: int) -> Node:
    """Area of the first facet by that of its reference cell (UFL's FacetJacobianDeterminant)."""
    vector = _area_vector(graph, coordinates, member)
    if len(vector) == 1:
        return graph.one
    return graph.call("sqrt", graph.sum([(graph.power(a, 2), 1) for a in vector]))


def facet_normal(graph: Graph, coordinates: Function, member: int, component: int) -> Node:
    """A component of the outward unit normal of the first facet."""
    vector = _area_vector(graph, coordinates, member)
    sign = graph.call("copysign", graph.one, graph.symbol(Geometry("detJ", 0, 0, member)))
    length = facet_scale(graph, coordinates, member)
    return graph.product([sign, graph.quotient(vector[component], length)])
