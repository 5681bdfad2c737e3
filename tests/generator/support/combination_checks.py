"""Kernels of a covering set of parameters against expressions evaluated in Python.

Run as a program it builds every third of these kernels with AddressSanitizer and UBSan and checks them; the
caller preloads the sanitizer's library.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import numpy as np
from ir_oracle import evaluated
from kernel_build import NUMPY, Built, call_batch, compile_sources
from kernel_cells import Cells, dof_order, kernel_arrays, random_cells
from numpy.typing import NDArray
from parameter_space import SUBJECTS, Choice, covering_choices, job_of

from femforge.emit.library import LIBRARY, library_files
from femforge.form_jobs import NamedKernels, prepare
from femforge.ir.integral import Integral
from femforge.pipeline import generate, write_files

#: More than two batches of the largest kernel.
MOST_CELLS = 2600
#: Some hundred roundings; cells are moved by about their own size, which costs digits in float32.
TOLERANCE = {"float64": 1e-13, "float32": 2e-5}
SANITIZERS = (
    "-O1",
    "-g",
    "-fsanitize=address,undefined",
    "-fno-sanitize-recover=all",
    "-fsanitize-sections=femforge.shared",
)


@dataclass(frozen=True)
class Kernel:
    """A kernel of the covering set."""

    choice: Choice
    named: NamedKernels

    @property
    def target(self) -> str:
        return str(self.choice["target"])

    @property
    def label(self) -> str:
        return " ".join(f"{name}={value}" for name, value in self.choice.items())


class Expected:
    """Element tensors of one form on random cells, in the orders and with the rounding of each kernel."""

    def __init__(self, subject: str) -> None:
        (self.named,) = prepare([SUBJECTS[subject].variant.job()])
        self.integral = self.named.analysed.integral

    @cached_property
    def cells(self) -> Cells:
        return random_cells(self.integral, MOST_CELLS)

    def rounded(self, scalar: str) -> Cells:
        """The cells with their data rounded to a kernel's precision."""
        kind = NUMPY[scalar]
        return Cells(
            self.cells.nodes.astype(kind).astype(float),
            {name: values.astype(kind).astype(float) for name, values in self.cells.coefficients.items()},
            {name: values.astype(kind).astype(float) for name, values in self.cells.constants.items()},
        )

    def tensors(self, kernel: Kernel, scalar: str) -> NDArray[np.float64]:
        """[cell][stored entry]."""
        candidates = self.named.analysed.representations.candidates
        arrays = kernel_arrays(self.integral, self.rounded(scalar))
        flat = evaluated(candidates["quadrature"], self.integral, arrays)
        rows, columns = self.integral.rows, self.integral.columns
        full = flat.reshape(MOST_CELLS, rows, columns)
        other = kernel.named.analysed.integral
        ordered = np.empty_like(full)
        ordered[:, _order(other, "test", self.integral)] = full
        full = ordered.copy()
        ordered[:, :, _order(other, "trial", self.integral)] = full
        upper = np.triu_indices(rows)
        return (
            ordered[:, upper[0], upper[1]]
            if kernel.choice["output"] != "full"
            else ordered.reshape(flat.shape)
        )

    def arrays(self, kernel: Kernel, scalar: str) -> dict[str, NDArray[np.generic]]:
        """What the kernel reads."""
        return kernel_arrays(kernel.named.analysed.integral, self.rounded(scalar), self.integral)


def _order(kernel: Integral, role: str, basix: Integral) -> list[int]:
    present = {"test": basix.test, "trial": basix.trial}[role]
    return dof_order(kernel, role, basix) if present else [0]


def kernels_of(choices: Sequence[Choice]) -> list[Kernel]:
    """The kernels of some choices, named apart."""
    kernels = []
    for number, choice in enumerate(choices):
        (named,) = prepare([job_of(choice, f"c{number}")])
        kernels.append(Kernel(choice, named))
    return kernels


def build_kernels(
    kernels: Sequence[Kernel], folder: Path, flags: Sequence[str], targets: Sequence[str] = ("cpu", "hip")
) -> Built:
    """Generate and compile each kernel for its target."""
    sources = [s for kernel in kernels for s in generate([kernel.named], [kernel.target]).sources]
    files = {source.file: source.text for source in sources}
    write_files({**files, **library_files(LIBRARY, sources, targets)}, folder)
    return compile_sources(sources, folder, targets, flags)


def check_kernel(built: Built, kernel: Kernel, expected: Mapping[str, Expected]) -> str:
    """Run a kernel on many numbers of cells; says what is wrong, or nothing."""
    source = built.sources[kernel.named.name, kernel.target]
    scalar = source.kernel.parameters.scalar
    batch = source.kernel.parameters.element_batch
    one = expected[str(kernel.choice["subject"])]
    reference = one.tensors(kernel, scalar)
    arrays = one.arrays(kernel, scalar)
    if kernel.choice["input"] == "geometry":
        name = kernel.named.geometry_name
        arrays["geometry"] = call_batch(built, name, kernel.target, MOST_CELLS, arrays)
    scale = np.abs(reference).max()
    for count in sorted({0, 1, batch - 1, batch, batch + 1, 2 * batch + batch // 2 + 1}):
        assert count <= MOST_CELLS
        result = call_batch(built, kernel.named.name, kernel.target, count, arrays)
        error = np.abs(result - reference[:count]).max(initial=0) / scale
        if not error < TOLERANCE[scalar]:
            return f"{kernel.label}: error {error:.2e} for {count} cells"
    return ""


def main(folder: Path) -> int:
    """Check every third kernel with sanitizers."""
    kernels = kernels_of(covering_choices()[::3])
    built = build_kernels(kernels, folder, SANITIZERS)
    expected = {subject: Expected(subject) for subject in SUBJECTS}
    wrong = [text for text in (check_kernel(built, kernel, expected) for kernel in kernels) if text]
    print("\n".join(wrong or [f"{len(kernels)} kernels are right"]))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
