"""Kernels of functionals: built, run on cells with random dofs, compared with sums of element_tensor kernels."""

from __future__ import annotations

import ctypes
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
from kernel_build import NUMPY, Built, call_batch, compile_sources, parameter_names, pointer
from kernel_cells import Cells, kernel_arrays
from numpy.typing import NDArray
from operator_problems import cells_that_meet, dof_numbers
from prepared import Comparison, first_like, prepare_together

from femforge.emit.library import LIBRARY, library_files
from femforge.emit.origin import KernelSource
from femforge.form_jobs import Job, NamedKernels
from femforge.ir.integral import Integral
from femforge.kernels.variants import OperatorKernel
from femforge.pipeline import sources_of, write_files
from femforge.schedule.parameters import Parameters

#: Largest error, relative to the sum of the absolute values of the cells.
TOLERANCE = {"float64": 1e-13, "float32": 2e-5}
_INDICES = ("offsets", "cells")


@dataclass(frozen=True)
class Case(Comparison):
    """Functionals to compare.

    Attributes:
        job: of the kernels.
        targets: of ``cpu`` and ``hip``.
        cells: how many, more than one batch.
    """

    job: Job
    targets: tuple[str, ...] = ("cpu", "hip")
    cells: int = 300

    @cached_property
    def plain(self) -> Job:
        """The element_tensor kernels of the same forms."""
        kept = ("dof_order", "component_order", "quadrature_degree")
        values = {name: getattr(self.job.parameters, name) for name in kept}
        return replace(
            self.job, kernels=("element_tensor",), by_target={}, from_cells={},
            parameters=replace(Parameters(), **values), suffix=f"{self.job.suffix}plain",
        )  # fmt: skip


@dataclass(frozen=True)
class Data:
    """What a functional is computed of.

    Attributes:
        arrays: by the name of the parameter.
        cells: the same cell by cell.
    """

    arrays: Mapping[str, NDArray[np.generic]]
    cells: Cells

    def first(self, count: int) -> Data:
        """Of the first cells."""
        own = {name: a[:count] if name in _INDICES else a for name, a in self.arrays.items()}
        coefficients = {name: values[:count] for name, values in self.cells.coefficients.items()}
        return Data(own, Cells(self.cells.nodes[:count], coefficients, self.cells.constants))


def make_data(kernel: OperatorKernel, integral: Integral, count: int, seed: int = 3) -> Data:
    """Cells apart from each other, but for the two of a facet, whose dofs are entries of L-vectors at random.

    Some are so twice in a cell.
    Where points are numbered as nodes, these are as many and apart, too.
    """
    rng = np.random.default_rng(seed)
    cells = cells_that_meet(integral, count, kernel.parameters.input == "affine", seed)
    data = kernel.data
    assert data is not None
    space, total = data.space, 3 * count + data.space.nodes
    nodes = rng.integers(0, total, (count, space.nodes))
    if kernel.parameters.numbering == "shared":
        nodes, total = kernel_arrays(integral, cells)["cells"].astype(int), count * space.nodes
    offsets = nodes if space.planar else nodes * space.components
    dofs = dof_numbers(space, offsets, total)
    vectors, coefficients = {}, dict(cells.coefficients)
    for name in data.l_vectors:
        vectors[name] = rng.uniform(0.2, 0.6, total * space.components)
        coefficients[name] = vectors[name][dofs]
    cells = replace(cells, coefficients=coefficients)
    arrays = {**kernel_arrays(integral, cells), **vectors, "offsets": offsets}
    return Data({**arrays, "component_stride": np.array(total)}, cells)


def run_functional(
    built: Built[KernelSource], name: str, target: str, count: int, data: Data, start: float = 0.0
) -> float:
    """start + the functional of so many cells, by a kernel; its workspace is not one entry too small or large."""
    source = built.sources[name, target]
    p = source.kernel.parameters
    integer = np.int64 if p.index_type == "int64" else np.int32
    guard = 12345.678
    value = np.array([start, guard])
    batches = -(-count // p.element_batch)
    partials = np.full(batches + 1, np.nan)
    partials[batches] = guard
    arrays: dict[str, NDArray[Any]] = {"value": value, "partials": partials}
    for key, given in data.arrays.items():
        kind = np.int32 if key == "cells" else integer if key == "offsets" else NUMPY[p.scalar]
        arrays[key] = np.ascontiguousarray(given, kind)
    numbers = {"num_cells": count, "component_stride": int(data.arrays["component_stride"])}
    if source.kernel.geometry_size:
        geometry = call_batch(built, f"{name}_geometry", target, count, data.arrays)
        arrays["geometry"] = np.ascontiguousarray(geometry)
    arguments: list[object] = []
    for parameter in parameter_names(source):
        if parameter in numbers:
            arguments.append(ctypes.c_int64(numbers[parameter]))
        else:
            arguments.append(pointer(None if parameter == "stream" else arrays[parameter]))
    function = built.function(name, target)
    function.restype = ctypes.c_int
    assert function(*arguments) == 0
    assert value[1] == partials[batches] == guard, "written beyond the last entry"
    if "partials" in parameter_names(source):
        assert np.isfinite(partials).all(), "each batch has stored its sum"
    return float(value[0])


def build_cases(cases: Sequence[Case], folder: Path, flags: Sequence[str] = ("-O0",)) -> Built[KernelSource]:
    """All kernels of some cases, and their element_tensor kernels on the CPU."""
    prepare_together(cases)
    sources = [s for case in cases for named in case.kernels for s in sources_of(named, case.targets)]
    for case in cases:
        if first_like(case, cases) is case:
            sources += [s for named in case.tensors for s in sources_of(named, ("cpu",))]
    assert len({source.file for source in sources}) == len(sources), "suffixes tell variants apart"
    files = {source.file: source.text for source in sources}
    write_files({**files, **library_files(LIBRARY, sources, ("cpu", "hip"))}, folder)
    return compile_sources(sources, folder, ("cpu", "hip"), flags)


def expected(built: Built[KernelSource], plain: NamedKernels, data: Data) -> NDArray[np.float64]:
    """[cell] of the values of the element_tensor kernel."""
    integral = plain.analysed.integral
    count = len(data.cells)
    return call_batch(built, plain.name, "cpu", count, kernel_arrays(integral, data.cells))[:, 0].astype(
        float
    )


def check(cases: Sequence[Case], folder: Path, flags: Sequence[str] = ("-O0",)) -> Built[KernelSource]:
    """Run the kernels of some cases on their targets, of several numbers of cells, and compare."""
    built = build_cases(cases, folder, flags)
    for case in cases:
        for named, plain in zip(case.kernels, first_like(case, cases).tensors, strict=True):
            for target in case.targets:
                kernel = built.sources[named.name, target].kernel
                assert isinstance(kernel, OperatorKernel)
                data = make_data(kernel, plain.analysed.integral, case.cells)
                values = expected(built, plain, data)
                for count in (0, 1, case.cells - 7, case.cells):
                    found = run_functional(built, named.name, target, count, data.first(count), 0.25)
                    own = values[:count]
                    bound = TOLERANCE[kernel.parameters.scalar] * (0.25 + np.abs(own).sum())
                    assert abs(found - 0.25 - own.sum()) <= bound, (named.name, target, count)
    return built
