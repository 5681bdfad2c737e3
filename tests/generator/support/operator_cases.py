"""Kernels on global vectors: built, run on the problems of :mod:`operator_problems`, compared."""

from __future__ import annotations

import ctypes
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
from form_cases import Variant
from kernel_build import NUMPY, Built, call_batch, compile_sources, parameter_names, pointer
from kernel_cells import Cells, kernel_arrays
from numpy.typing import NDArray
from operator_problems import (
    Integers,
    Problem,
    Reals,
    blocks_of,
    colours_of,
    csr_nonzeros,
    dense_matrix,
    dof_numbers,
    dofs_in_common,
    gather_lists,
    macro_elements_of,
    macro_points_of,
    make_problem,
    nonzero_blocks_of,
)
from prepared import Comparison, first_like, prepare_together

from femforge.emit.library import LIBRARY, library_files
from femforge.emit.origin import KernelSource
from femforge.form_jobs import Job, NamedKernels
from femforge.ir.integral import Integral
from femforge.kernels.access.spaces import space_of
from femforge.kernels.arguments import Workspace
from femforge.kernels.variants import OperatorKernel
from femforge.pipeline import sources_of, write_files
from femforge.schedule.parameters import Parameters

Arrays = dict[str, NDArray[np.generic]]
#: Largest error, relative to the largest entry of the matrix.
TOLERANCE = {"float64": 2e-12, "float32": 3e-4}
#: Up to this all terms of a matrix cancel; what is found then is no more than rounding of its kernel.
ROUNDING, ROUNDING_OF = 1e-14, {"float64": 1e-14, "float32": 1e-5}

_TYPES = {"local_nodes": np.uint16, "result_places": np.uint16, "contribution_ends": np.uint16,
          "contribution_begin": np.int64,
          "block_cells": np.int64, "block_nodes": np.int64, "block_nonzeros": np.int64,
          "colour_begin": np.int64, "constrained": np.uint8,
          "cells": np.int32, "macro_points": np.int32}  # fmt: skip
_OFFSETS = ("offsets", "trial_offsets", "node_offsets", "macro_offsets", "nonzeros")


def operator(
    variant: Variant, suffix: str = "", hip: dict[str, object] | None = None, **parameters: object
) -> Job:
    """Apply kernels of a variant; ``hip`` has parameters of the GPU alone."""
    more = "_".join(f"{name}{value}" for name, value in variant.more)
    job = variant.job("_".join(filter(None, (more, suffix))), **parameters)
    return replace(job, kernels=("apply",), by_target={"hip": hip} if hip else {})


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
    if p.macro_cells == 3:
        order, together, single = macro_elements_of(offsets)
        assert len(together), "there are macro elements"
        assert len(single), "there are cells in no macro element"
        arrays["macro_offsets"], numbers["num_macro_elements"] = together, len(together)
    if p.scatter == "gather":
        arrays |= gather_lists(single)
        numbers["num_nodes"] = len(arrays["node_offsets"])
        arrays["element_vectors"] = np.full(len(offsets) * kernel.integral.rows, np.nan)
    if kernel.workspace is not None:
        arrays["workspace"] = workspace_of(kernel.workspace, len(offsets), NUMPY[p.scalar])
    if p.scatter == "blocks" and kernel.kind != "assemble":
        arrays |= blocks_of(together, p.element_batch, p.block_nodes)
        numbers["num_cell_blocks"] = len(arrays["block_cells"]) - 1
    return _Lists(order, single, arrays, numbers)


def workspace_of(workspace: Workspace, num_cells: int, kind: type[np.generic]) -> NDArray[np.generic]:
    """Room for a kernel, with no numbers in it, where its memory has to begin; and some bytes behind it."""
    count = workspace.fixed + workspace.of_cell * min(num_cells, workspace.cells)
    whole = np.full(count + 512, 0xFF, np.uint8)
    first = -whole.ctypes.data % 256
    return whole[first : first + count].view(kind)


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


def _arguments(
    source: KernelSource, numbers: Mapping[str, int], data: Mapping[str, NDArray[Any]], out: NDArray[Any]
) -> list[object]:
    """What a kernel is called with; arrays are in its types, and live as long as the list."""
    p = source.kernel.parameters
    integer = np.int64 if p.index_type == "int64" else np.int32
    results = {"y", "matrix_values"} | ({"element_vectors"} if p.scatter == "element" else set())
    arguments: list[object] = []
    for parameter in parameter_names(source):
        if parameter in numbers:
            arguments.append(ctypes.c_int64(numbers[parameter]))
        elif parameter == "stream":
            arguments.append(None)
        elif parameter in results:
            arguments.append(pointer(out))
        else:
            if parameter == "contributions":
                kind = np.uint16 if p.scatter == "blocks" else integer
            else:
                kind = _TYPES.get(parameter, integer if parameter in _OFFSETS else NUMPY[p.scalar])
            arguments.append(pointer(np.ascontiguousarray(data[parameter], kind)))
    return arguments


def run_operator(
    built: Built,
    name: str,
    target: str,
    problem: Problem,
    integral: Integral,
    start: Reals,
    nonzeros: Integers | None = None,
) -> Reals:
    """start + A x (or the residual, the diagonal, the matrix's values) by a kernel; [cell][dof] for E-vectors.

    Args:
        built: has the kernel.
        name, target: which kernel.
        problem: its data.
        integral: of the element tensor.
        start: what is added to.
        nonzeros: [cell][entry] of the element matrices, for assemble.
    """
    source = built.sources[name, target]
    kernel = source.kernel
    assert isinstance(kernel, OperatorKernel)
    p = kernel.parameters
    scalar = NUMPY[p.scalar]
    lists = _lists_of(kernel, problem.offsets)
    numbers = {"num_cells": len(problem.cells), "component_stride": problem.stride, **lists.numbers}
    data = {**_inputs(problem, integral, kernel, lists.order), **lists.arrays, "offsets": lists.offsets}
    if p.macro_cells == 3 and p.numbering == "separate":
        cells, joined = data["cells"], 3 * numbers["num_macro_elements"]
        data["macro_points"] = macro_points_of(data["macro_offsets"], problem.offsets[lists.order], cells)
        data["cells"] = cells[joined:]
    if kernel.geometry_size:
        data["geometry"] = _geometry(built, f"{name}_geometry", target, problem, integral, lists.order)
    if nonzeros is not None:
        listed = nonzeros[:, kernel.used.ravel()]
        data["nonzeros"] = listed[lists.order]
        if p.scatter == "blocks":
            data |= nonzero_blocks_of(listed, p.element_batch)
    out = start.astype(scalar)
    if p.scatter == "element":
        out = np.full((len(problem.cells), integral.rows), np.nan, scalar)
    arguments = _arguments(source, numbers, data, out)
    function = built.function(name, target)
    function.restype = ctypes.c_int
    assert function(*arguments) == 0
    if "workspace" in data:
        assert np.isnan(data["workspace"][:64]).all(), "the beginning is the library's"
        assert (data["workspace"].base[-256:] == 0xFF).all(), "the kernel keeps to its room"
    return out


def element_matrices(built: Built, name: str, problem: Problem, integral: Integral) -> Reals:
    """[cell][entry] by the element_tensor kernel of the same form."""
    arrays = kernel_arrays(integral, problem.cells)
    return call_batch(built, name, "cpu", len(problem.cells), arrays).astype(float)


# -- comparing many kernels that are built together ----------------------------------------------------------


@dataclass(frozen=True)
class Case(Comparison):
    """Operator kernels to compare with matrices.

    Attributes:
        job: of the kernels.
        targets: of ``cpu`` and ``hip``.
        shared: whether to run on a mesh whose points are numbered as nodes are.
    """

    job: Job
    targets: tuple[str, ...] = ("cpu", "hip")
    shared: bool = False

    @cached_property
    def plain(self) -> Job:
        """The element_tensor kernels of the same forms, with everything else that does not matter left open."""
        p, default = self.job.parameters, Parameters()
        kept = ("dof_order", "component_order", "quadrature_degree")
        more = [f"{name}{value}" for name, value in self.job.define.items() if name not in ("cell", "degree")]
        return replace(
            self.job, kernels=("element_tensor",), by_target={}, from_cells={}, suffix="_".join(more),
            parameters=replace(default, **{name: getattr(p, name) for name in kept}),
        )  # fmt: skip


def build_cases(cases: Sequence[Case], folder: Path, flags: Sequence[str] = ("-O0",)) -> Built:
    """All kernels of some cases, each on its targets, and their element_tensor kernels on the CPU."""
    prepare_together(cases)
    wanted = [(named, case.targets) for case in cases for named in case.kernels]
    wanted += [
        (named, ("cpu",)) for case in cases if first_like(case, cases) is case for named in case.tensors
    ]
    sources = [source for named, targets in wanted for source in sources_of(named, targets)]
    assert len({source.file for source in sources}) == len(sources), "suffixes tell variants apart"
    files = {source.file: source.text for source in sources}
    write_files({**files, **library_files(LIBRARY, sources, ("cpu", "hip"))}, folder)
    return compile_sources(sources, folder, ("cpu", "hip"), flags)


def check(cases: Sequence[Case], folder: Path, flags: Sequence[str] = ("-O0",)) -> Built:
    """Run every kernel of some cases on every target, and compare with the assembled matrix."""
    built = build_cases(cases, folder, flags)
    for case in cases:
        tensors = {_integral_of(n): n for n in first_like(case, cases).tensors}
        for named in case.kernels:
            for target in case.targets:
                _compare(built, named.name, target, tensors[_integral_of(named)], case.shared)
    return built


def _integral_of(named: NamedKernels) -> tuple[str, str, tuple[int, ...]]:
    """Which of a form file's integrals a kernel is of."""
    integral = named.analysed.integral
    return integral.form, integral.kind, integral.subdomain


def _compare(built: Built, name: str, target: str, tensor: NamedKernels, shared: bool) -> None:
    kernel, integral = built.sources[name, target].kernel, tensor.analysed.integral
    assert isinstance(kernel, OperatorKernel)
    problem = make_problem(kernel, integral, shared)
    matrices = element_matrices(built, tensor.name, problem, integral)
    p = kernel.parameters
    scale = np.abs(matrices).max()
    # what is added to is no larger than what is added: it would hide errors
    start = scale * np.random.default_rng(9).uniform(-1, 1, problem.size)
    if kernel.kind == "assemble":
        nonzeros, count = csr_nonzeros(problem, integral)
        assert (nonzeros < 0).any()
        start = scale * np.random.default_rng(2).uniform(-1, 1, count)
        expected = start.copy()
        np.add.at(expected, nonzeros[nonzeros >= 0], matrices[nonzeros >= 0])
        found = run_operator(built, name, target, problem, integral, start, nonzeros)
    elif p.scatter == "element":
        found = run_operator(built, name, target, problem, integral, start)
        expected = _element_vectors(kernel.kind, problem, integral, matrices)
    else:
        found = run_operator(built, name, target, problem, integral, start)
        A = dense_matrix(problem, integral, matrices, p.component_order)
        mask = problem.constrained if p.constraints else np.zeros_like(problem.constrained)
        A[mask[: len(A)]] = 0
        if integral.trial is not None:
            A[:, mask[: A.shape[1]]] = 0
        scale = np.abs(A).max()
        added = {"apply": lambda: A @ problem.vectors["x"], "diagonal": lambda: np.diag(A),
                 "residual": lambda: A[:, 0]}[kernel.kind]()  # fmt: skip
        expected = start + added
    worst = np.abs(found - expected).max()
    allowed = TOLERANCE[p.scalar] * scale if scale > ROUNDING else ROUNDING_OF[p.scalar]
    assert worst <= allowed, f"{name} for {target}: error {worst:.2e} of {scale:.2e}"


def _element_vectors(kind: str, problem: Problem, integral: Integral, matrices: Reals) -> Reals:
    """[cell][dof] of what a kernel on E-vectors gives."""
    if kind == "residual":
        return matrices
    tensors = matrices.reshape(len(matrices), integral.rows, integral.columns)
    if kind == "diagonal":
        found = np.einsum("cii->ci", tensors).copy()
        for one, other in dofs_in_common(integral):
            found[:, one] += tensors[:, one, other] + tensors[:, other, one]
        return found
    assert integral.trial is not None
    space = space_of(integral.trial.layout, "interleaved")
    x = problem.vectors["x"][dof_numbers(space, problem.trial_offsets, 1)]
    return np.einsum("cij,cj->ci", tensors, x)
