"""Macro elements: three tetrahedra around one edge, worked on by one thread as if they were one cell of six vertices.

The tetrahedra (0 1 2 3), (0 1 2 5) and (0 1 4 3) share the edge 0-1; the second and the third share a face with the
first. What they have in common (differences to vertex 0, products of these, the nodes themselves) is loaded, computed
and added once. Any tetrahedron and two of its neighbours make a macro element: two faces share an edge. Nodes of P2 on
edges come after the vertices: those of the first tetrahedron in its order, then what each of the others adds.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping

from femforge.ir.integral import COORDINATES, TRIAL, Dof, Integral, Part
from femforge.ir.scalar import Node
from femforge.kernels.access.coordinates import BYTES_OF_NUMBER, MeshPoints, coordinate_places
from femforge.kernels.access.spaces import Space, read_layout, vector_names
from femforge.kernels.access.vector_data import VectorData
from femforge.kernels.access.vectors import MACRO_OFFSETS
from femforge.kernels.access.vertices import MacroPoints
from femforge.reference import quadrature, reference_cell
from femforge.reference.symmetries import Symmetries, orbits_of_points
from femforge.represent.expressions import Expressions
from femforge.schedule.problems import MACRO_NODES

#: Cells of a macro element, and the vertices of each among those of the macro element.
MACRO_CELLS = 3
MEMBERS = ((0, 1, 2, 3), (0, 1, 2, 5), (0, 1, 4, 3))
_VERTICES = 6


@functools.cache
def member_nodes(nodes: int) -> tuple[tuple[int, ...], ...]:
    """The nodes of each cell of a macro element among those of the macro element.

    Args:
        nodes: of a cell: 4 at its vertices, 10 with those on its edges in Basix's order.

    Returns:
        [cell][node of the cell].
    """
    if nodes == len(MEMBERS[0]):
        return MEMBERS
    edges: dict[frozenset[int], int] = {}
    result = []
    for vertices in MEMBERS:
        own = [frozenset(vertices[v] for v in edge) for edge in reference_cell("tetrahedron").entities[1]]
        result.append((*vertices, *(edges.setdefault(edge, _VERTICES + len(edges)) for edge in own)))
    return tuple(result)


def no_macro_elements(integral: Integral) -> str:
    """Why the cells of an integral cannot be joined to macro elements; empty if they can."""
    assert integral.test is not None
    if integral.kind != "cell":
        return "macro elements are made of cells, and not of facets"
    if integral.cell != "tetrahedron" or not integral.affine:
        return "macro elements are made of tetrahedra with straight edges"
    elements = {member.element for member in integral.test.layout.fields}
    (element,) = elements if len(elements) == 1 else (None,)
    if (
        element is None
        or (element.family, element.discontinuous) != ("P", False)
        or element.degree not in (1, 2)
    ):
        return "macro elements are for P1 and P2"
    if integral.test.layout.blocks > 1:
        return "macro elements are for P1 and P2, scalar or blocked, and not for mixed elements"
    dofs = integral.test.layout.fields[0].dofs
    if list(dofs) != sorted(dofs):
        return "macro elements of P2 need dof_order = ufcx"
    if read_layout(integral) is not None:
        return "test and trial spaces differ"
    if integral.numbered:
        return "macro elements number the vertices of their cells anew, on which the form depends"
    for f in integral.coefficients:
        # in a macro element its cells' vertices have another order: what varies over a cell would be that of others
        varies = any(len(member.dofs) > 1 for member in f.layout.fields)
        if varies and f.name not in (COORDINATES, TRIAL, *vector_names(integral)):
            return f"macro elements take coefficients that are constant on each cell or of the test space, not {f.name}"
    return ""


def no_macro_points(integral: Integral) -> str:
    """Why macro elements would have other quadrature points than the form; empty if they have the same."""
    if not all(_is_kept(integral.cell, part) for part in integral.parts):
        return "macro elements number the vertices of their cells anew, and the points of the rule would be others"
    return ""


def _is_kept(cell: str, part: Part) -> bool:
    """Whether the points of a part are the same, however the vertices of the cell are numbered."""
    rule = quadrature(cell, part.degree, part.scheme, part.order, part.given, "cell")
    swaps = [Symmetries(cell, ((0, vertex),), (), ()) for vertex in range(1, len(MEMBERS[0]))]
    return all(orbits_of_points(swap, rule.points, rule.weights) is not None for swap in swaps)


class MacroData(VectorData):
    """Access to the data of the macro element whose number is the integer variable ``cell``.

    A dof of a function is numbered node by node of the macro element; of coefficients that are given cell by
    cell, cell by cell of the macro element.

    Attributes:
        single: the space of a cell.
    """

    macro = True
    _offsets, _members = MACRO_OFFSETS, MACRO_CELLS

    def _space(self, single: Space) -> Space:
        self.single = single
        nodes, components = MACRO_NODES[single.nodes], single.components
        places = tuple((k // components, k % components) for k in range(nodes * components))
        return Space(nodes, components, places, single.planar)

    def _places(self, integral: Integral) -> Mapping[int, tuple[int, int]]:
        return {dof: divmod(dof, integral.gdim) for dof in range(_VERTICES * integral.gdim)}

    def _vertices(self, integral: Integral) -> MeshPoints:
        return MacroPoints(integral, self._places(integral))

    @property
    def spared_bytes(self) -> float:
        """Bytes of numbers that a cell is read without: those of nodes, and of points, serve three cells."""
        of_offset = 8 if self.parameters.index_type == "int64" else BYTES_OF_NUMBER
        spared = of_offset * (self.single.nodes - self.space.nodes / MACRO_CELLS)
        if not self.points.spared_bytes:
            spared += BYTES_OF_NUMBER * (len(MEMBERS[0]) - _VERTICES / MACRO_CELLS)
        return spared

    def joined(self, expressions: Expressions) -> Expressions:
        """The results of a macro element, by node and component, from those of one cell.

        What has a name in one cell has it in the first, and with the number of the cell in the others; what they have
        in common is the first one's.
        """
        graph, components = self.graph, self.single.components
        summands: dict[int, list[tuple[Node, int]]] = {k: [] for k in range(len(self.space.places))}
        joined = Expressions([])
        count = len(expressions.outputs)
        for member in range(MACRO_CELLS):

            def moved(node: Node, member: int = member) -> Node | None:
                return graph.symbol(self._moved(node.value, member)) if isinstance(node.value, Dof) else None

            news = graph.substitute([*expressions.outputs, *expressions.names], moved)
            for (node, component), value in zip(self.single.places, news[:count], strict=True):
                summands[self._node(member, node) * components + component].append((value, 1))
            joined.add_names(dict(zip(news[count:], expressions.names.values(), strict=True)), member or None)
        joined.outputs = [graph.sum(terms) for terms in summands.values()]
        return joined

    def _node(self, member: int, node: int) -> int:
        """The macro element's number of a node of one of its cells."""
        return member_nodes(self.single.nodes)[member][node]

    def _moved(self, dof: Dof, member: int) -> Dof:
        """The macro element's number of a dof of one of its cells."""
        if dof.function == COORDINATES:
            node, component = coordinate_places(self.integral)[dof.index]
            return Dof(COORDINATES, MEMBERS[member][node] * self.integral.gdim + component)
        if self.is_vector(dof.function):
            node, component = self.single.places[dof.index]
            return Dof(dof.function, self._node(member, node) * self.single.components + component)
        return Dof(dof.function, member * self.integral.function(dof.function).layout.dim + dof.index)
