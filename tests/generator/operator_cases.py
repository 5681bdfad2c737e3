"""Meshes of connected cells, and the structures that kernels on global vectors need, made the plain way."""

from __future__ import annotations

import ctypes
import itertools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
from kernel_build import NUMPY, Built, call_batch, compile_sources, parameter_names, pointer
from kernel_cells import Cells, kernel_arrays, random_cells, reference_nodes
from numpy.typing import NDArray

from femforge.emit.sources import header_text
from femforge.emit.templates import descriptor_header
from femforge.ir.element import ComponentOrder
from femforge.ir.integral import Integral
from femforge.kernels.operators import OperatorKernel
from femforge.kernels.spaces import Space, space_of
from femforge.pipeline import (
    DESCRIPTOR_HEADER,
    HEADER,
    Job,
    NamedKernels,
    prepare,
    sources_of,
    write_files,
)
from femforge.reference import basis
from femforge.schedule.parameters import Parameters

Reals = NDArray[np.float64]
Integers = NDArray[np.int64]
Arrays = dict[str, NDArray[np.generic]]
#: Largest error, relative to the largest entry of the matrix.
TOLERANCE = {"float64": 2e-12, "float32": 3e-4}


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
    origin = nodes[:, [first]]
    return origin + reference @ (nodes[:, ends] - origin)


def grid_size(integral: Integral) -> int:
    """Cells of the grids in each direction."""
    return 3 if integral.gdim == 3 else 5


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


def make_problem(kernel: OperatorKernel, integral: Integral, shared: bool = False, seed: int = 3) -> Problem:
    """Random connectivity; a grid's for kernels that merge, and where points are to be numbered as nodes are.

    Args:
        kernel: says how vectors are laid out.
        integral: of the element tensor; names all functions but the trial function's.
        shared: whether the geometry's points are the space's nodes.
    """
    rng = np.random.default_rng(seed)
    order = kernel.parameters.component_order
    assert integral.test is not None
    space = space_of(integral.test.layout, order)
    trial = space_of(integral.trial.layout, order) if integral.trial else space
    points = None
    affine = kernel.parameters.input == "affine"
    if shared:
        points, nodes = grid_cells(integral, grid_size(integral), affine)
        count, total = len(nodes), len(points)
        perm = rng.permutation(total)
        nodes, moved = perm[nodes], np.empty_like(points)
        moved[perm] = points
        points = moved
        cells = random_cells(integral, count)
        cells = Cells(points[nodes], cells.coefficients, cells.constants)
    else:
        count, total = 37, 61 + space.nodes
        nodes = np.array([rng.permutation(total)[: space.nodes] for _ in range(count)])
        if kernel.parameters.scatter == "merge":
            nodes = disordered(grid_nodes(integral, space, grid_size(integral)), rng)
            count, total = len(nodes), int(nodes.max()) + 1
            nodes = rng.permutation(total)[nodes]
        cells = random_cells(integral, count)
        if affine:
            cells = replace(cells, nodes=parallelepipeds(integral, cells.nodes))
    trial_total = total if trial == space else total + 5
    trial_nodes = nodes if trial == space else np.array(
        [rng.permutation(trial_total)[: trial.nodes] for _ in range(count)]
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


def clusters_of(offsets: Integers) -> tuple[Integers, Integers, Integers]:
    """Cells sorted into clusters of three around an edge, then the rest; the clusters' six nodes; the rest's offsets.

    A cell takes two free cells that share a face with it.
    """
    free = set(range(len(offsets)))
    order: list[int] = []
    nodes: list[list[int]] = []
    for middle in range(len(offsets)):
        own = set(offsets[middle].tolist())
        found = [c for c in sorted(free) if c != middle and len(own & set(offsets[c].tolist())) == 3][:2]
        if middle not in free or len(found) < 2:
            continue
        second, third = (set(offsets[c].tolist()) for c in found)
        (without_second,), (without_third,) = own - second, own - third
        if without_second == without_third:
            continue
        edge = sorted(own - {without_second, without_third})
        # members are (0 1 2 3), (0 1 2 5), (0 1 4 3)
        (five,), (four,) = second - own, third - own
        nodes.append([*edge, without_third, without_second, four, five])
        order += [middle, *found]
        free -= {middle, *found}
    rest = sorted(free)
    return np.array([*order, *rest]), np.array(nodes), offsets[rest]


def gather_lists(offsets: Integers) -> dict[str, Integers]:
    """For each node, its positions cell * nodes + node of the cell."""
    nodes = np.unique(offsets)
    flat = offsets.ravel()
    lists = [np.flatnonzero(flat == node) for node in nodes]
    begin = np.concatenate([[0], np.cumsum([len(one) for one in lists])])
    return {"node_offsets": nodes, "contribution_begin": begin, "contributions": np.concatenate(lists)}


def patches_of(offsets: Integers, element_batch: int, patch_nodes: int) -> dict[str, Integers]:
    """Patches of consecutive cells; see docs/operators.md for the arrays."""
    cells, nodes_per_cell = offsets.shape
    begins, nodes = [0], set()
    for cell in range(cells):
        grown = nodes | set(offsets[cell].tolist())
        if cell > begins[-1] and (cell - begins[-1] == element_batch or len(grown) > patch_nodes):
            begins.append(cell)
            grown = set(offsets[cell].tolist())
        nodes = grown
    begins.append(cells)
    sets = [set(offsets[a:b].ravel().tolist()) for a, b in itertools.pairwise(begins)]
    found: dict[str, list[int]] = {
        k: [] for k in ("node_offsets", "local_nodes", "contributions", "contribution_ends")
    }
    starts = [0]
    for (a, b), one in zip(itertools.pairwise(begins), sets, strict=True):
        ordered = sorted(one)
        found["node_offsets"] += ordered
        place = {node: k for k, node in enumerate(ordered)}
        found["local_nodes"] += [place[n] for n in offsets[a:b].ravel().tolist()]
        end = 0
        for node in ordered:
            for cell, k in zip(*np.nonzero(offsets[a:b] == node), strict=True):
                found["contributions"].append(int(k) * element_batch + int(cell))
                end += 1
            found["contribution_ends"].append(end)
        starts.append(len(found["node_offsets"]))
    assert len(found["contributions"]) == cells * nodes_per_cell
    return {"patch_cells": np.array(begins), "patch_nodes": np.array(starts),
            **{k: np.array(v) for k, v in found.items()}}  # fmt: skip


_TYPES = {"local_nodes": np.uint16, "contribution_ends": np.uint16, "contribution_begin": np.int64,
          "patch_cells": np.int64, "patch_nodes": np.int64, "colour_begin": np.int64, "constrained": np.uint8,
          "cells": np.int32}  # fmt: skip
_OFFSETS = ("offsets", "trial_offsets", "node_offsets", "cluster_offsets", "slots")


@dataclass(frozen=True)
class _Lists:
    """What a scatter needs: an order of the cells, offsets of cells worked on one by one, arrays, numbers."""

    order: Integers
    offsets: Integers
    arrays: Mapping[str, NDArray[np.generic]]
    numbers: Mapping[str, int]


def _lists_of(kernel: OperatorKernel, offsets: Integers) -> _Lists:
    p, order = kernel.parameters, np.arange(len(offsets))
    arrays: dict[str, NDArray[np.generic]] = {}
    numbers: dict[str, int] = {}
    if p.scatter == "colour":
        order, begin = colours_of(offsets)
        arrays["colour_begin"], numbers["num_colours"] = begin, len(begin) - 1
    single = together = offsets[order]
    if p.cluster == 3:
        order, together, single = clusters_of(offsets)
        assert len(together), "there are clusters"
        assert len(single), "there are cells in no cluster"
        arrays["cluster_offsets"], numbers["num_clusters"] = together, len(together)
    if p.scatter == "gather":
        arrays |= gather_lists(single)
        numbers["num_nodes"] = len(arrays["node_offsets"])
        arrays["element_vectors"] = np.full(len(offsets) * kernel.integral.rows, np.nan)
    if p.scatter == "patch":
        arrays |= patches_of(together, p.element_batch, p.patch_nodes)
        numbers["num_patches"] = len(arrays["patch_cells"]) - 1
    return _Lists(order, single, arrays, numbers)


def _inputs(problem: Problem, integral: Integral, kernel: OperatorKernel, order: Integers) -> Arrays:
    """Data of cells in an order, and vectors."""
    data = {**kernel_arrays(integral, _cells_in(problem, order)), **problem.vectors, "constrained": problem.constrained,
            "trial_offsets": problem.trial_offsets[order]}  # fmt: skip
    if kernel.parameters.numbering == "shared":
        assert problem.points is not None
        data["coordinates"] = problem.points
    if kernel.parameters.scatter == "element":
        function = integral.trial or integral.test
        assert function is not None
        data["x"] = problem.vectors["x"][
            dof_numbers(space_of(function.layout, "interleaved"), problem.trial_offsets, 1)
        ]
    return data


def _cells_in(problem: Problem, order: Integers) -> Cells:
    """The cells in an order."""
    return Cells(
        problem.cells.nodes[order],
        {name: values[order] for name, values in problem.cells.coefficients.items()},
        problem.cells.constants,
    )


def _geometry(
    built: Built, name: str, target: str, problem: Problem, integral: Integral, order: Integers
) -> NDArray[np.floating]:
    """[cell][entry] of the geometry that a kernel reads, by the kernel that stores it."""
    arrays = kernel_arrays(integral, _cells_in(problem, order))
    return call_batch(built, name, target, len(order), arrays)


def run_operator(
    built: Built,
    name: str,
    target: str,
    problem: Problem,
    integral: Integral,
    start: Reals,
    slots: Integers | None = None,
) -> Reals:
    """start + A x (or the residual, the diagonal, the matrix's values) by a kernel; [cell][dof] for E-vectors.

    Args:
        built: has the kernel.
        name, target: which kernel.
        problem: its data.
        integral: of the element tensor.
        start: what is added to.
        slots: [cell][entry] of the element matrices, for assemble.
    """
    source = built.sources[name, target]
    kernel = source.kernel
    assert isinstance(kernel, OperatorKernel)
    p = kernel.parameters
    scalar, integer = NUMPY[p.scalar], np.int64 if p.index_type == "int64" else np.int32
    lists = _lists_of(kernel, problem.offsets)
    numbers = {"num_cells": len(problem.cells), "component_stride": problem.stride, **lists.numbers}
    data = {**_inputs(problem, integral, kernel, lists.order), **lists.arrays, "offsets": lists.offsets}
    if kernel.geometry_size:
        data["geometry"] = _geometry(built, f"{name}_geometry", target, problem, integral, lists.order)
    if slots is not None:
        data["slots"] = slots[lists.order]
    out = start.astype(scalar)
    if p.scatter == "element":
        out = np.full((len(problem.cells), integral.rows), np.nan, scalar)
    arguments: list[object] = []
    keep = []
    for parameter in parameter_names(source):
        if parameter in numbers:
            arguments.append(ctypes.c_int64(numbers[parameter]))
        elif parameter == "stream":
            arguments.append(None)
        elif parameter in ("y", "matrix_values") or (
            p.scatter == "element" and parameter == "element_vectors"
        ):
            arguments.append(pointer(out))
        else:
            kind = _TYPES.get(parameter, integer if parameter in _OFFSETS else scalar)
            if parameter == "contributions":
                kind = np.uint16 if p.scatter == "patch" else integer
            keep.append(np.ascontiguousarray(data[parameter], kind))
            arguments.append(pointer(keep[-1]))
    function = built.function(name, target)
    function.restype = ctypes.c_int
    assert function(*arguments) == 0
    return out


def element_matrices(built: Built, name: str, problem: Problem, integral: Integral) -> Reals:
    """[cell][entry] by the element_tensor kernel of the same form."""
    arrays = kernel_arrays(integral, problem.cells)
    return call_batch(built, name, "cpu", len(problem.cells), arrays).astype(float)


# -- comparing many kernels that are built together ----------------------------------------------------------


@dataclass(frozen=True)
class Case:
    """Operator kernels to compare with matrices.

    Attributes:
        job: of the kernels.
        targets: of ``cpu`` and ``hip``.
        shared: whether to run on a mesh whose points are numbered as nodes are.
    """

    job: Job
    targets: tuple[str, ...] = ("cpu", "hip")
    shared: bool = False

    @property
    def plain(self) -> Job:
        """The element_tensor kernels of the same forms, with everything else that does not matter left open."""
        p, default = self.job.parameters, Parameters()
        kept = ("dof_order", "component_order", "quadrature_degree")
        more = [f"{name}{value}" for name, value in self.job.define.items() if name not in ("cell", "degree")]
        return replace(
            self.job, kernels=("element_tensor",), by_target={}, suffix="_".join(more),
            parameters=replace(default, **{name: getattr(p, name) for name in kept}),
        )  # fmt: skip


def build_cases(cases: Sequence[Case], folder: Path, flags: Sequence[str] = ("-O0",)) -> Built:
    """All kernels of some cases, each on its targets, and their element_tensor kernels on the CPU."""
    plain: list[Job] = []
    for case in cases:
        plain += [] if case.plain in plain else [case.plain]
    wanted = [(named, case.targets) for case in cases for named in prepare([case.job])]
    wanted += [(named, ("cpu",)) for named in prepare(plain)]
    sources = [source for named, targets in wanted for source in sources_of(named, targets)]
    assert len({source.file for source in sources}) == len(sources), "suffixes tell variants apart"
    files = {source.file: source.text for source in sources}
    headers = {HEADER: header_text(sources, ("cpu", "hip")), DESCRIPTOR_HEADER: descriptor_header()}
    write_files({**files, **headers}, folder)
    return compile_sources(sources, folder, ("cpu", "hip"), flags)


def check(cases: Sequence[Case], folder: Path, flags: Sequence[str] = ("-O0",)) -> Built:
    """Run every kernel of some cases on every target, and compare with the assembled matrix."""
    built = build_cases(cases, folder, flags)
    for case in cases:
        tensors = {
            (n.analysed.integral.form, n.analysed.integral.subdomain): n for n in prepare([case.plain])
        }
        for named in prepare([case.job]):
            integral = named.analysed.integral
            tensor = tensors[integral.form, integral.subdomain]
            for target in case.targets:
                _compare(built, named.name, target, tensor, case.shared)
    return built


def _compare(built: Built, name: str, target: str, tensor: NamedKernels, shared: bool) -> None:
    kernel, integral = built.sources[name, target].kernel, tensor.analysed.integral
    assert isinstance(kernel, OperatorKernel)
    problem = make_problem(kernel, integral, shared)
    matrices = element_matrices(built, tensor.name, problem, integral)
    start = np.random.default_rng(9).uniform(-1, 1, problem.size)
    found = run_operator(built, name, target, problem, integral, start)
    p = kernel.parameters
    if p.scatter == "element":
        expected, scale = _element_vectors(kernel.kind, problem, integral, matrices), np.abs(matrices).max()
    else:
        A = dense_matrix(problem, integral, matrices, p.component_order)
        mask = problem.constrained if p.constraints else np.zeros_like(problem.constrained)
        A[mask[: len(A)]] = 0
        if integral.trial is not None:
            A[:, mask[: A.shape[1]]] = 0
        scale = np.abs(A).max()
        added = {"apply": lambda: A @ problem.vectors["x"], "diagonal": lambda: np.diag(A),
                 "residual": lambda: A[:, 0]}[kernel.kind]()  # fmt: skip
        expected = start + added
    assert np.abs(found - expected).max() <= TOLERANCE[p.scalar] * scale, (name, target)


def _element_vectors(kind: str, problem: Problem, integral: Integral, matrices: Reals) -> Reals:
    """[cell][dof] of what a kernel on E-vectors gives."""
    if kind == "residual":
        return matrices
    tensors = matrices.reshape(len(matrices), integral.rows, integral.columns)
    if kind == "diagonal":
        return np.einsum("cii->ci", tensors)
    assert integral.trial is not None
    space = space_of(integral.trial.layout, "interleaved")
    x = problem.vectors["x"][dof_numbers(space, problem.trial_offsets, 1)]
    return np.einsum("cij,cj->ci", tensors, x)
