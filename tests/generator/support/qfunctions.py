"""Generated QFunctions called from Python, on inputs that Basix's tables bring to points."""

from __future__ import annotations

import ctypes
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import basix
import numpy as np
from compilers import run_compiler
from kernel_cells import Cells
from numpy.typing import NDArray
from places import REPOSITORY

from femforge.basix_elements import scalar_to_basix
from femforge.emit.origin import QFunctionSource
from femforge.form_jobs import NamedKernels
from femforge.ir.integral import COORDINATES, TRIAL, Integral, Slot
from femforge.pipeline import write_files
from femforge.reference import quadrature
from femforge.represent.qfunctions import PointField

Reals = NDArray[np.float64]
#: libCEED's headers as ``./dev test`` unpacks them, and what stands for them elsewhere.
LIBCEED = REPOSITORY / ".venv/libceed/libceed/include"
STAND_IN = Path(__file__).parent / "libceed"
STRICT = ["-std=c99", "-pedantic", "-Wall", "-Wextra", "-Werror"]
_CALL = """
#include "{header}"
int call_{name}(void *ctx, CeedInt Q, const CeedScalar *const *in, CeedScalar *const *out);
int call_{name}(void *ctx, CeedInt Q, const CeedScalar *const *in, CeedScalar *const *out) {{
  return {name}_loc[0] ? {name}(ctx, Q, in, out) : 1;
}}
"""


def headers(single: bool = False) -> list[str]:
    """The compiler's options for libCEED's headers; those of single precision are the stand-in's."""
    if single:
        return [f"-I{STAND_IN}", "-DCEED_TEST_FP32"]
    return [f"-I{LIBCEED if LIBCEED.is_dir() else STAND_IN}"]


@dataclass(frozen=True)
class Built:
    """QFunctions in a shared library."""

    library: ctypes.CDLL
    scalar: type[np.floating]

    def call(self, source: QFunctionSource, inputs: Sequence[Reals], constants: Reals) -> list[Reals]:
        """The outputs, [scalar][point] each, of inputs of this kind."""
        points = inputs[0].shape[1]
        given = [np.ascontiguousarray(values, self.scalar) for values in inputs]
        results = [np.full((f.size, points), np.nan, self.scalar) for f in source.kernel.function.outputs]
        arrays = [(ctypes.c_void_p * len(own))(*(a.ctypes.data for a in own)) for own in (given, results)]
        context = np.ascontiguousarray(constants, self.scalar)
        function = getattr(self.library, f"call_{source.name}")
        assert function(ctypes.c_void_p(context.ctypes.data), ctypes.c_int32(points), *arrays) == 0
        return [np.asarray(values, np.float64) for values in results]


def build(sources: Sequence[QFunctionSource], folder: Path, single: bool = False) -> Built:
    """Compile QFunctions as C99, with all warnings as errors."""
    for source in sources:
        write_files(source.files, folder)
    unit = folder / "calls.c"
    unit.write_text("".join(_CALL.format(header=s.header, name=s.name) for s in sources))
    library = folder / "calls.so"
    options = [*STRICT, "-O0", "-shared", "-fPIC", *headers(single)]
    run_compiler(["gcc", *options, unit, "-o", library, "-lm"])
    return Built(ctypes.CDLL(str(library)), np.float32 if single else np.float64)


@dataclass(frozen=True)
class OnCell:
    """A QFunction with the points of its rule on one cell.

    Attributes:
        named: the kernel.
        cells: data; the first one's are taken.
    """

    named: NamedKernels
    cells: Cells

    @property
    def integral(self) -> Integral:
        """Of the function, by one rule."""
        return self.named.qfunction.kernel.function.integral

    @property
    def rule(self) -> tuple[Reals, Reals]:
        """Points and weights."""
        part = self.integral.parts[0]
        rule = quadrature(self.integral.cell, part.degree, part.scheme, part.order, part.given)
        points = np.array([[float(x) for x in point] for point in rule.points])
        return points.reshape(-1, self.integral.gdim), np.array([float(w) for w in rule.weights])

    def table(self, slot: Slot) -> Reals:
        """[point][dof] of a slot, for all dofs of its function."""
        layout = self.integral.function(slot.function).layout
        field = layout.fields[slot.component]
        points = self.rule[0]
        found = np.zeros((len(points), layout.dim))
        if field.element.at_points:
            found[np.arange(len(points)), field.dofs] = 1
        else:
            tables = scalar_to_basix(field.element)._element.tabulate(1, points)
            found[:, field.dofs] = tables[basix.index(*slot.derivative), :, :, 0]
        return found

    def _dofs(self, function: str, trial: Reals) -> Reals:
        if function == TRIAL:
            return trial
        return (
            self.cells.nodes[0].ravel() if function == COORDINATES else self.cells.coefficients[function][0]
        )

    def inputs(self, fields: Sequence[PointField], trial: Reals) -> list[Reals]:
        """What the inputs are on the cell."""
        weights = self.rule[1]
        return [
            weights[None, :]
            if field.mode == "weight"
            else np.array([self.table(slot) @ self._dofs(slot.function, trial) for slot in field.slots])
            for field in fields
        ]

    def constants(self, values: Mapping[str, Reals]) -> Reals:
        """Those that are the function's, as its context has them."""
        used = self.named.qfunction.kernel.function.constants
        return np.concatenate([*(values[c.name] for c in used), np.zeros(1)])

    def vector(self, built: Built, trial: Reals) -> Reals:
        """The element vector, for some dofs of the trial function."""
        source = self.named.qfunction
        function = source.kernel.function
        inputs = self.inputs(function.inputs, trial)
        outputs = built.call(source, inputs, self.constants(self.cells.constants))
        pairs = [
            (slot, values)
            for field, output in zip(function.outputs, outputs, strict=True)
            for slot, values in zip(field.slots, output, strict=True)
        ]
        return np.sum([self.table(slot).T @ values for slot, values in pairs], axis=0)

    def tensor(self, built: Built) -> Reals:
        """The element matrix, or the element vector of a linear form as one column."""
        acted_on = self.integral.acted_on
        columns = np.eye(acted_on.layout.dim) if acted_on else np.zeros((1, 0))
        return np.stack([self.vector(built, column) for column in columns], axis=1)
