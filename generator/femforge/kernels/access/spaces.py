"""Function spaces on a mesh as kernels see them: the nodes of a cell, their offsets into an L-vector, components.

The convention is libCEED's: the entry of component c at node n of a cell is  offsets[cell][n] + c * stride.  An
element that is a scalar one times a block size has one offset a node; a mixed one has one offset a dof, also where its
parts are equal.
"""

from __future__ import annotations

from dataclasses import dataclass

from femforge.ir.element import SIMPLICES, ComponentOrder, Layout, ScalarElement
from femforge.ir.integers import Index, index, product
from femforge.ir.integral import SEEN, TRIAL, Integral
from femforge.ir.statements import Integer, Statement
from femforge.reference import basis

#: By direction, (node, node of the next cell) on the face between two cells.
Faces = tuple[tuple[tuple[int, int], ...], ...]
#: Vertices, edges, ... of a large structured mesh for each cell: its cells a cube are 1, 2 or 6.
CELLS_OF_A_CUBE = {"interval": 1, "triangle": 2, "quadrilateral": 1, "tetrahedron": 6, "hexahedron": 1}


@dataclass(frozen=True)
class Space:
    """Nodes and components of the dofs of a cell.

    Attributes:
        nodes: offsets of a cell.
        components: scalars at a node.
        places: (node, component) of each dof of the cell.
        planar: whether components are ``component_stride`` apart, a number known at run time, and not neighbours.
    """

    nodes: int
    components: int
    places: tuple[tuple[int, int], ...]
    planar: bool

    def entry(self, dof: int, offset: str = "d") -> Index:
        """Position in an L-vector of a dof whose node's offset is the integer variable ``offset<node>``."""
        node, component = self.places[dof]
        return self.component(f"{offset}{node}", component)

    def component(self, offset: str, component: int) -> Index:
        """Position of a component of the node with the offset of that name."""
        if self.planar and component:
            return index(offset).plus(Index(0, (("component_stride", component),)))
        return index(offset).plus(component)


def space_of(layout: Layout, order: ComponentOrder) -> Space:
    """The space of an element; a mixed one has a node for each dof, as its parts are numbered one after another.

    On both cells of an interior facet, the nodes of the second one follow those of the first.

    Args:
        layout: of its dofs on a cell.
        order: of the components in the L-vector.
    """
    blocks = list(dict.fromkeys(field.dofs for field in layout.member_fields))
    elements = {field.element for field in layout.fields}
    own = layout.member_dim
    if layout.blocks == 1 and len(elements) == 1 and sum(map(len, blocks)) == own:
        nodes = len(blocks[0])
        places = [(0, 0)] * layout.dim
        for component, dofs in enumerate(blocks):
            for node, dof in enumerate(sorted(dofs)):
                for member in range(layout.members):
                    places[member * own + dof] = (member * nodes + node, component)
        planar = order == "planar" and len(blocks) > 1
        return Space(layout.members * nodes, len(blocks), tuple(places), planar)
    return Space(layout.dim, 1, tuple((dof, 0) for dof in range(layout.dim)), False)


def component_of_node(space: Space, offset: str) -> tuple[list[Statement], Index]:
    """Where the ``component`` of a node stands in an L-vector, a number known at run time, and what leads there.

    Args:
        space: the node's; of one component, there is no such number.
        offset: name of the node's offset.
    """
    if space.components == 1:
        return [], index(offset)
    if not space.planar:
        return [], index(offset).plus("component")
    shift = Integer("shift", product("component", "component_stride"), wide=True)
    return [shift], index(offset).plus("shift")


def shared_faces(integral: Integral, space: Space) -> Faces:
    """For each direction of a tensor-product cell, (node, node of the next cell) on the face between neighbours.

    Empty unless the test function's element is one scalar continuous tensor-product element with nodes on its faces
    (bubbles have none), once or blocked.
    """
    assert integral.test is not None
    layout = integral.test.layout
    if integral.kind != "cell" or integral.test.at_points:
        return ()
    whole = basis(layout.fields[0].element)
    if integral.cell in SIMPLICES or whole.factor is None or len({m.element for m in layout.fields}) > 1:
        return ()
    if space.nodes != whole.dimension or is_cell_wise(layout):
        return ()
    position = {space.places[dof][0]: whole.lattice[k] for k, dof in enumerate(layout.fields[0].dofs)}
    faces = []
    for d in range(integral.gdim):
        last = max(p[d] for p in position.values())
        first = {p[:d] + p[d + 1 :]: node for node, p in position.items() if p[d] == 0}
        if not first:
            return ()
        faces.append(
            tuple((node, first[p[:d] + p[d + 1 :]]) for node, p in sorted(position.items()) if p[d] == last)
        )
    return tuple(faces)


def apart_from_points(integral: Integral) -> str:
    """Why the points of the geometry cannot be numbered as the nodes of a space; empty if they can."""
    assert integral.test is not None
    if read_layout(integral) is not None:
        return "test and trial spaces differ"
    points = {member.element for member in integral.coordinates.layout.fields}
    own = vector_layout(integral)
    if own.blocks > 1 or {member.element for member in own.fields} != points:
        return "the nodes of the space are not the points that give the geometry"
    return ""


def vector_layout(integral: Integral) -> Layout:
    """The element of L-vectors: that of the test function; of a functional, that of a coefficient.

    This is the first coefficient of the form that is no data at points and whose dofs cells share, or else the first
    that is no data at points: all integrals of a form have the same then. A functional of none has no L-vectors.
    """
    assert integral.test is not None
    own = [f.layout for f in integral.packed if not f.at_points] if integral.functional else []
    shared = [layout for layout in own if not is_cell_wise(layout)]
    return (shared or own or [integral.test.layout])[0]


def vector_names(integral: Integral) -> tuple[str, ...]:
    """Names of the functions that kernels with L-vectors read as such; they read all others as [cell][dof].

    These are the function that an operator acts on, and coefficients on the space of :func:`vector_layout`, unless
    cells share no dof of it: facets always do. Of an expression, all functions on :func:`read_layout` are.
    """
    layout = vector_layout(integral)
    own: tuple[Layout | None, ...] = () if _is_by_cell(integral, layout) else (layout,)
    if integral.evaluated:
        own = (*own, read_layout(integral))
    given = (f for f in integral.coefficients if f.name != SEEN)
    return tuple(f.name for f in given if f.name == TRIAL or f.layout in own)


def read_layout(integral: Integral) -> Layout | None:
    """The second space of a kernel, beside that of the results, whose functions have offsets of their own; None if
    there is none.

    It is that of the function that an operator acts on; of an expression without such, that of the first coefficient
    whose dofs cells share.
    """
    assert integral.test is not None
    functions = [integral.acted_on] if integral.acted_on else []
    if integral.evaluated and not functions:
        functions = [
            f
            for f in integral.packed
            if f in integral.coefficients and not f.at_points and not _is_by_cell(integral, f.layout)
        ]
    return next((f.layout for f in functions if f.layout != integral.test.layout), None)


def stores_values(integral: Integral) -> bool:
    """Whether a kernel gives values of an expression, none of which cells share."""
    test = integral.test
    return integral.evaluated and test is not None and (test.at_points or is_cell_wise(test.layout))


def _is_by_cell(integral: Integral, layout: Layout) -> bool:
    """Whether the vector of a function on a space is [cell][dof] in itself; cells are told apart from facets."""
    return integral.kind == "cell" and is_cell_wise(layout)


def is_cell_wise(layout: Layout) -> bool:
    """Whether no dof of an element is shared by cells: its vector is [cell][dof] in itself."""
    return all(member.element.discontinuous or member.element.degree == 0 for member in layout.fields)


def structured_shares(integral: Integral, layout: Layout, components: int) -> tuple[float, ...]:
    """Distinct nodes of a large structured mesh for each cell, of each field that has nodes of its own.

    Exact for Lagrange elements; any other element is taken not to share its dofs.

    Args:
        integral: for the cell.
        layout: of its space.
        components: at a node; with several, all fields have the same nodes.
    """
    fields = {member.dofs: member.element for member in layout.fields}
    shares = tuple(_share(integral, element, len(dofs)) for dofs, element in fields.items())
    return (sum(shares) / components,) if components > 1 else shares


def _share(integral: Integral, element: ScalarElement, dofs: int) -> float:
    """Distinct dofs of a scalar field for each cell."""
    if element.family not in ("P", "Q") or element.discontinuous or not element.degree:
        return float(dofs)
    return float(element.degree**integral.gdim / CELLS_OF_A_CUBE[integral.cell])
