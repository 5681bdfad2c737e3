"""Meshes of connected cells, and the structures that kernels on global vectors need, made the plain way."""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from dataclasses import dataclass, replace

import numpy as np
from facet_cells import Place, joined
from kernel_cells import Cells, random_cells, reference_nodes
from numpy.typing import NDArray

from femforge.ir.element import ComponentOrder
from femforge.ir.integral import Integral
from femforge.kernels.access.spaces import Space, space_of
from femforge.kernels.variants import OperatorKernel
from femforge.reference import basis

Reals = NDArray[np.float64]
Integers = NDArray[np.int64]


#: Where the cells of an interior facet meet.
FIRST_FACETS: Place = ([0, 0], [0, 0])


@dataclass(frozen=True)
class Problem:
    """Cells with shared nodes, and global vectors.

    Attributes:
        cells: coordinates, coefficients and constants by cell.
        offsets: [cell][node] of the test space; ``trial_offsets`` of the trial space.
        size: entries of an L-vector of test functions; ``trial_size`` of trial functions.
        stride: of planar components; ``constrained`` [dof].
        vectors: L-vectors by name.
        points, connectivity: of a mesh whose points are numbered as nodes are, or None.
    """

    cells: Cells
    offsets: Integers
    trial_offsets: Integers
    size: int
    trial_size: int
    stride: int
    constrained: NDArray[np.bool_]
    vectors: Mapping[str, Reals]
    points: Reals | None = None


def parallelepipeds(integral: Integral, nodes: Reals) -> Reals:
    """Cells [cell][node][d] of degree 1 with the first vertex and its neighbours where they are, the rest affine."""
    reference = reference_nodes(integral)
    first = int(np.flatnonzero((reference == 0).all(axis=1))[0])
    ends = [int(np.flatnonzero((reference == axis).all(axis=1))[0]) for axis in np.eye(integral.gdim)]
    members = nodes.reshape(-1, len(reference), integral.gdim)
    origin = members[:, [first]]
    return (origin + reference @ (members[:, ends] - origin)).reshape(nodes.shape)


def grid_size(integral: Integral) -> int:
    """Cells of the grids in each direction."""
    return 3 if integral.gdim == 3 else 5


#: Ends of the edges of a tetrahedron, in Basix's order.
TETRAHEDRON_EDGES = ((2, 3), (1, 3), (1, 2), (0, 3), (0, 2), (0, 1))


def grid_cells(integral: Integral, n: int, sheared: bool = False) -> tuple[Reals, Integers]:
    """Points and cells [cell][vertex] of a deformed, or only sheared, grid, x fastest; simplices are cut from boxes."""
    reference = reference_nodes(integral)
    dim = integral.gdim
    strides = (n + 1) ** np.arange(dim)
    points = np.array(list(itertools.product(range(n + 1), repeat=dim)), float)[:, ::-1] / n
    noise = np.random.default_rng(5).uniform(-0.1, 0.1, points.shape)
    points = points @ (np.eye(dim) + noise[:dim]) if sheared else points + noise / n
    cells = []
    for corner in (place[::-1] for place in itertools.product(range(n), repeat=dim)):
        if len(reference) == 2**dim and dim > 1:
            cells.append(
                [int((np.array(corner) + node) @ strides) for node in np.rint(reference).astype(int)]
            )
            continue
        for order in itertools.permutations(range(dim)):
            steps = np.cumsum([np.eye(dim, dtype=int)[axis] for axis in order], axis=0)
            cells.append(
                [int(np.array(corner) @ strides), *(int((np.array(corner) + s) @ strides) for s in steps)]
            )
    return points, np.array(cells)


def grid_nodes(integral: Integral, space: Space, n: int) -> Integers:
    """Nodes [cell][node] of a Lagrange element of any degree on a grid of n^dim cells, x fastest."""
    assert integral.test is not None
    member = integral.test.layout.fields[0]
    lattice = np.array(basis(member.element).lattice)
    degree = int(lattice.max())
    strides = (degree * n + 1) ** np.arange(integral.gdim)
    own = np.empty(space.nodes, int)
    own[[space.places[dof][0] for dof in member.dofs]] = lattice @ strides
    corners = np.array(list(itertools.product(range(n), repeat=integral.gdim)))[:, ::-1]
    return (corners * degree) @ strides[:, None] + own


def disordered(nodes: Integers, rng: np.random.Generator) -> Integers:
    """Some cells elsewhere in the order, some with all nodes but the first in another order."""
    nodes = nodes.copy()
    some = rng.permutation(len(nodes))[:8]
    nodes[some] = nodes[np.roll(some, 1)]
    for cell in rng.permutation(len(nodes))[:4]:
        nodes[cell, 1:] = rng.permutation(nodes[cell, 1:])
    return nodes


def layout_offsets(space: Space, nodes: Integers, count: int) -> tuple[Integers, int, int]:
    """Offsets [cell][node], the size of the L-vector, and the component stride, from node numbers."""
    if space.planar:
        return nodes, count * space.components, count
    return nodes * space.components, count * space.components, 1


def _shared_cells(
    kernel: OperatorKernel, integral: Integral, space: Space, rng: np.random.Generator
) -> tuple[Cells, Integers, Reals, int]:
    """Cells of a grid, [cell][node], the points that are numbered as nodes are, and the number of nodes."""
    points, nodes = grid_cells(integral, grid_size(integral), kernel.parameters.input == "affine")
    perm = rng.permutation(len(points))
    nodes, moved = perm[nodes], np.empty_like(points)
    moved[perm] = points
    cells = random_cells(integral, len(nodes))
    own = Cells(moved[nodes], cells.coefficients, cells.constants)
    if space.nodes == nodes.shape[1]:
        return own, nodes, moved, len(points)
    nodes, total = _with_edges(nodes, len(points))
    return own, rng.permutation(total)[nodes], moved, total


def _with_edges(vertices: Integers, count: int) -> tuple[Integers, int]:
    """Nodes [tetrahedron][node] of P2 from numbers of vertices, and how many there are in all."""
    numbers: dict[frozenset[int], int] = {}
    ends = [[frozenset((int(cell[a]), int(cell[b]))) for a, b in TETRAHEDRON_EDGES] for cell in vertices]
    edges = [[numbers.setdefault(edge, count + len(numbers)) for edge in cell] for cell in ends]
    return np.hstack([vertices, np.array(edges)]), count + len(numbers)


def cells_that_meet(integral: Integral, count: int, affine: bool, seed: int = 0) -> Cells:
    """Random cells; those of an interior facet meet at the first of each."""
    cells = random_cells(integral, count, seed)
    places = [FIRST_FACETS] * count
    if not affine:
        return joined(integral, cells, places)
    # joining moves single points of the second cells
    first = replace(cells, nodes=parallelepipeds(integral, cells.nodes))
    together = joined(integral, first, places)
    return replace(together, nodes=parallelepipeds(integral, together.nodes))


def dofs_in_common(integral: Integral) -> list[tuple[int, int]]:
    """Dofs of the first and of the second cell of an interior facet whose points lie on it; they are the same ones."""
    assert integral.test is not None
    layout, found = integral.test.layout, []
    for field in layout.member_fields if layout.members > 1 else ():
        points = basis(field.element).points
        on_facet = [k for k, p in enumerate(points) if (sum(p) == 1 if _is_simplex(integral) else p[-1] == 0)]
        if not field.element.discontinuous:
            found += [(field.dofs[k], field.dofs[k] + layout.member_dim) for k in on_facet]
    return sorted(set(found))


def _is_simplex(integral: Integral) -> bool:
    return integral.cell in ("triangle", "tetrahedron")


def _random_cells(
    kernel: OperatorKernel, integral: Integral, space: Space, rng: np.random.Generator
) -> tuple[Cells, Integers, int]:
    """Cells apart from each other, [cell][node] at random or of a grid, and the number of nodes."""
    count, total = 37, 61 + space.nodes
    nodes = np.array([rng.permutation(total)[: space.nodes] for _ in range(count)])
    for one, other in dofs_in_common(integral):
        nodes[:, space.places[other][0]] = nodes[:, space.places[one][0]]
    if kernel.parameters.scatter == "merge":
        nodes = disordered(grid_nodes(integral, space, grid_size(integral)), rng)
        total = int(nodes.max()) + 1
        nodes = rng.permutation(total)[nodes]
    return cells_that_meet(integral, len(nodes), kernel.parameters.input == "affine"), nodes, total


def make_problem(kernel: OperatorKernel, integral: Integral, shared: bool = False, seed: int = 3) -> Problem:
    """Random connectivity; a grid's for kernels that merge or join cells, and where points are to be numbered as nodes.

    Args:
        kernel: says how vectors are laid out.
        integral: of the element tensor; names all functions but the trial function's.
        shared: whether the geometry's points are the space's nodes.
    """
    rng = np.random.default_rng(seed)
    order = kernel.parameters.component_order
    # cells of a macro element have points in common
    shared = shared or kernel.parameters.macro_cells == 3
    assert integral.test is not None
    space = space_of(integral.test.layout, order)
    trial = space_of(integral.trial.layout, order) if integral.trial else space
    if shared:
        cells, nodes, points, total = _shared_cells(kernel, integral, space, rng)
    else:
        cells, nodes, total = _random_cells(kernel, integral, space, rng)
        points = None
    trial_total = total if trial == space else total + trial.nodes
    trial_nodes = nodes if trial == space else np.array(
        [rng.permutation(trial_total)[: trial.nodes] for _ in nodes]
    )  # fmt: skip
    offsets, size, stride = layout_offsets(space, nodes, total)
    trial_offsets, trial_size, _ = layout_offsets(trial, trial_nodes, trial_total)
    names = [
        f.name for f in integral.coefficients if kernel.data is not None and kernel.data.is_vector(f.name)
    ]
    spread = 0.01 if shared else 0.05  # cells must not be turned inside out by a displacement
    vectors = {name: 0.4 + rng.uniform(-spread, spread, size) for name in names}
    vectors["x"] = rng.uniform(-1, 1, trial_size)
    coefficients = dict(cells.coefficients)
    for name in names:
        coefficients[name] = vectors[name][dof_numbers(space, offsets, stride)]
    cells = Cells(cells.nodes, coefficients, cells.constants)
    constrained = rng.uniform(size=max(size, trial_size)) < 0.2
    return Problem(cells, offsets, trial_offsets, size, trial_size, stride, constrained, vectors, points)


def dof_numbers(space: Space, offsets: Integers, stride: int) -> Integers:
    """[cell][dof] -> position in the L-vector."""
    step = stride if space.planar else 1
    return np.array([[row[node] + component * step for node, component in space.places] for row in offsets])


def dense_matrix(problem: Problem, integral: Integral, matrices: Reals, order: ComponentOrder) -> Reals:
    """The assembled matrix [row][column] of element matrices [cell][row * columns + column]."""
    assert integral.test is not None
    rows = dof_numbers(space_of(integral.test.layout, order), problem.offsets, problem.stride)
    if integral.trial is None:
        result = np.zeros((problem.size, 1))
        for cell, row in enumerate(rows):
            np.add.at(result[:, 0], row, matrices[cell])
        return result
    columns = dof_numbers(space_of(integral.trial.layout, order), problem.trial_offsets, problem.stride)
    result = np.zeros((problem.size, problem.trial_size))
    for cell, (row, column) in enumerate(zip(rows, columns, strict=True)):
        np.add.at(result, np.ix_(row, column), matrices[cell].reshape(len(row), len(column)))
    return result


def csr_nonzeros(problem: Problem, integral: Integral) -> tuple[Integers, int]:
    """Nonzeros [cell][entry] into a matrix by rows, -1 in constrained rows and columns; and its number of values."""
    assert integral.test is not None
    assert integral.trial is not None
    rows = dof_numbers(space_of(integral.test.layout, "interleaved"), problem.offsets, 1)
    columns = dof_numbers(space_of(integral.trial.layout, "interleaved"), problem.trial_offsets, 1)
    places = rows[:, :, None] * problem.trial_size + columns[:, None, :]
    left_out = problem.constrained[rows][:, :, None] | problem.constrained[columns][:, None, :]
    known = np.unique(places[~left_out])
    nonzeros = np.where(left_out, -1, np.searchsorted(known, places))
    return nonzeros.reshape(len(rows), -1), len(known)


def colours_of(offsets: Integers) -> tuple[Integers, Integers]:
    """Greedy colours: the cells sorted by colour, and the first of each colour."""
    used: dict[int, set[int]] = {}
    colour = []
    for row in offsets:
        taken = set().union(*(used.get(int(n), set()) for n in row))
        own = next(c for c in itertools.count() if c not in taken)
        colour.append(own)
        for n in row:
            used.setdefault(int(n), set()).add(own)
    order = np.argsort(colour, kind="stable")
    begin = np.searchsorted(np.array(colour)[order], np.arange(max(colour) + 2))
    return order, begin


def macro_elements_of(offsets: Integers) -> tuple[Integers, Integers, Integers]:
    """Cells sorted into macro elements of three around an edge, then the rest; their nodes; the rest's offsets.

    A cell takes two free cells that share a face with it. Nodes of P2: the six vertices, then those of the edges.
    """
    corners = [set(row[:4].tolist()) for row in offsets]
    free = set(range(len(offsets)))
    order: list[int] = []
    nodes: list[list[int]] = []
    for middle, own in enumerate(corners):
        found = [c for c in sorted(free) if c != middle and len(own & corners[c]) == 3][:2]
        if middle not in free or len(found) < 2:
            continue
        second, third = (corners[c] for c in found)
        (without_second,), (without_third,) = own - second, own - third
        if without_second == without_third:
            continue
        edge = sorted(own - {without_second, without_third})
        # members are (0 1 2 3), (0 1 2 5), (0 1 4 3)
        (five,), (four,) = second - own, third - own
        members = offsets[[middle, *found]]
        nodes.append(_with_edge_nodes([*edge, without_third, without_second, four, five], members))
        order += [middle, *found]
        free -= {middle, *found}
    rest = sorted(free)
    return np.array([*order, *rest]), np.array(nodes), offsets[rest]


def _with_edge_nodes(vertices: list[int], members: Integers) -> list[int]:
    """The nodes of a macro element from its vertices and the nodes of its cells."""
    if members.shape[1] == 4:
        return vertices
    on_edge = {
        frozenset((int(row[a]), int(row[b]))): int(row[4 + k])
        for row in members for k, (a, b) in enumerate(TETRAHEDRON_EDGES)
    }  # fmt: skip
    cells = ((0, 1, 2, 3), (0, 1, 2, 5), (0, 1, 4, 3))
    ends = [frozenset((vertices[c[a]], vertices[c[b]])) for c in cells for a, b in TETRAHEDRON_EDGES]
    return [*vertices, *(on_edge[pair] for pair in dict.fromkeys(ends))]


def macro_points_of(together: Integers, offsets: Integers, cells: Integers) -> Integers:
    """Points of the vertices of macro elements.

    Args:
        together: [macro element][node] offsets of the nodes.
        offsets, cells: [cell][node], the cells of the macro elements first.
    """
    members = offsets[: 3 * len(together), :4].reshape(len(together), -1)
    points = cells[: 3 * len(together)].reshape(len(together), -1)
    return np.array(
        [
            [points[e, np.flatnonzero(members[e] == node)[0]] for node in nodes[:6]]
            for e, nodes in enumerate(together)
        ]
    )


def gather_lists(offsets: Integers) -> dict[str, Integers]:
    """For each node, its positions cell * nodes + node of the cell."""
    nodes = np.unique(offsets)
    flat = offsets.ravel()
    lists = [np.flatnonzero(flat == node) for node in nodes]
    begin = np.concatenate([[0], np.cumsum([len(one) for one in lists])])
    return {"node_offsets": nodes, "contribution_begin": begin, "contributions": np.concatenate(lists)}


def blocks_of(offsets: Integers, element_batch: int, block_nodes: int) -> dict[str, Integers]:
    """CellBlocks of consecutive cells; see docs/operators.md for the arrays."""
    cells, nodes_per_cell = offsets.shape
    begins, nodes = [0], set()
    for cell in range(cells):
        grown = nodes | set(offsets[cell].tolist())
        if cell > begins[-1] and (cell - begins[-1] == element_batch or len(grown) > block_nodes):
            begins.append(cell)
            grown = set(offsets[cell].tolist())
        nodes = grown
    begins.append(cells)
    sets = [set(offsets[a:b].ravel().tolist()) for a, b in itertools.pairwise(begins)]
    found: dict[str, list[int]] = {k: [] for k in ("node_offsets", "local_nodes", "contribution_ends")}
    starts, places = [0], np.full((cells, nodes_per_cell), -1)
    for (a, b), one in zip(itertools.pairwise(begins), sets, strict=True):
        ordered = sorted(one)
        found["node_offsets"] += ordered
        place = {node: k for k, node in enumerate(ordered)}
        found["local_nodes"] += [place[n] for n in offsets[a:b].ravel().tolist()]
        end = 0
        for node in ordered:
            ours = offsets[a:b] == node
            places[a:b][ours] = end + np.arange(ours.sum())
            end += int(ours.sum())
            found["contribution_ends"].append(end)
        starts.append(len(found["node_offsets"]))
    return {"block_cells": np.array(begins), "block_nodes": np.array(starts), "result_places": places,
            **{k: np.array(v) for k, v in found.items()}}  # fmt: skip


def nonzero_blocks_of(nonzeros: Integers, element_batch: int) -> dict[str, Integers]:
    """Different nonzeros of batches of consecutive cells, -1 left out; see docs/operators.md for the arrays."""
    cells, entries = nonzeros.shape
    found: dict[str, list[int]] = {k: [] for k in ("nonzeros", "contribution_ends")}
    contributions = np.zeros(-(-cells // element_batch) * element_batch * entries, np.int64)
    begins = [0]
    for first in range(0, cells, element_batch):
        batch = nonzeros[first : first + element_batch]
        end = 0
        for nonzero in sorted(set(batch.ravel().tolist()) - {-1}):
            for cell, entry in zip(*np.nonzero(batch == nonzero), strict=True):
                contributions[first * entries + end] = entry * element_batch + cell
                end += 1
            found["nonzeros"].append(nonzero)
            found["contribution_ends"].append(end)
        begins.append(len(found["nonzeros"]))
    return {"block_nonzeros": np.array(begins), "contributions": contributions,
            **{k: np.array(v) for k, v in found.items()}}  # fmt: skip
