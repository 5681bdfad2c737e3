"""Running kernels and comparing them with the witness: the work of ``femforge check``."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from femforge.cli.building import build_program, installed_runtime, run
from femforge.cli.devices import Build
from femforge.cli.witness import element_tensors
from femforge.errors import ExitCode, FemforgeError
from femforge.ir.integral import Integral
from femforge.pipeline import NamedKernels

#: Largest error that passes, relative to the largest entry of a cell's element tensor: some thousand times
#: the unit roundoff, for sums of hundreds of terms that cancel.
TOLERANCES = {"float64": 1e-12, "float32": 1e-4}
#: How far coefficients and constants are from 1 at most. The first for which the integrand is always a number
#: is taken: a random displacement that turns cells inside out has no logarithm of its Jacobian.
SPREADS = (0.5, 0.05, 0.005, 0.0005)
Array = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Case:
    """What kernels are run on.

    Attributes:
        mesh: ``box:N``, ``box:NxNxN`` or a file of Gmsh's.
        amplitude: of the deformation of a box.
        seed: of the random coefficients and constants.
        samples: timed runs.
    """

    mesh: str
    amplitude: float
    seed: int
    samples: int


@dataclass(frozen=True)
class Outcome:
    """One kernel at one place.

    Attributes:
        kernel: its name.
        place: where it ran: ``cpu``, ``cuda``, or HIP and what it was built for.
        cells: how many.
        error: largest error, relative to the largest entry of its cell.
        worst_cell, worst_row, worst_column: where that is; -1 if nothing differs.
        unwritten, not_finite: entries that were not written, or hold no number.
        milliseconds: median time.
        tolerance: largest error that passes.
    """

    kernel: str
    place: str
    cells: int
    error: float
    worst_cell: int
    worst_row: int
    worst_column: int
    unwritten: int
    not_finite: int
    milliseconds: float
    tolerance: float

    @property
    def passes(self) -> bool:
        """Whether every entry was written and is within the tolerance."""
        return self.unwritten == 0 and self.not_finite == 0 and self.error <= self.tolerance


def check(
    prepared: Sequence[NamedKernels],
    files: Mapping[str, str],
    builds: Sequence[Build],
    case: Case,
    folder: Path,
    runtime: Path | None = None,
    tolerance: float | None = None,
) -> list[Outcome]:
    """Build, run and compare.

    Args:
        prepared: the kernels.
        files: their generated files by name, for all targets of the builds.
        builds: how to build them.
        case: what to run them on.
        folder: for everything that is written.
        runtime: an installed C++ half; one is built if there is none.
        tolerance: largest relative error that passes; by default :data:`TOLERANCES`.

    Raises:
        FemforgeError: a mesh that does not fit (code FILE), or something that cannot be built or run (code
            ENVIRONMENT).
    """
    programs = [
        build_program(folder / build.hip, files, build, installed_runtime(build, runtime)) for build in builds
    ]
    inputs = folder / "inputs"
    shutil.rmtree(inputs, ignore_errors=True)  # of an earlier run on another mesh
    inputs.mkdir(parents=True)
    for named in prepared:
        _write_inputs(named, programs[0], case, inputs)
    by_name = {named.name: named for named in prepared}
    outcomes: list[Outcome] = []
    for program in programs:
        text = run([program, "run", inputs, str(case.samples)], "the kernels")
        outcomes += [
            _outcome(fact, by_name[fact["kernel"]], tolerance) for fact in map(json.loads, text.splitlines())
        ]
    return outcomes


def _write_inputs(named: NamedKernels, program: Path, case: Case, folder: Path) -> None:
    """Mesh, coefficients, constants and reference of one kernel."""
    integral = named.analysed.integral
    points, cells = _mesh(integral, program, case, folder)
    for spread in SPREADS:
        coefficients, constants = _random_inputs(integral, len(cells), case.seed, spread)
        tensors = element_tensors(integral, points, cells, coefficients, constants)
        if np.isfinite(tensors).all():
            break
    base = folder / named.name
    for number, values in enumerate(coefficients.values()):
        values.tofile(f"{base}.w{number}")
    for number, values in enumerate(constants.values()):
        values.tofile(f"{base}.c{number}")
    rows, columns = np.array(list(_entries(named)), dtype=np.intp).T
    np.ascontiguousarray(tensors[:, rows, columns]).tofile(f"{base}.reference")


def _random_inputs(
    integral: Integral, cells: int, seed: int, spread: float
) -> tuple[dict[str, Array], dict[str, Array]]:
    """Coefficients and constants by name, in order: numbers around 1.

    Single precision holds them exactly, so that kernels of both precisions get the very same.
    """
    generator = np.random.default_rng(seed)

    def values(*shape: int) -> Array:
        around_one = 1 + spread * (2 * generator.random(shape) - 1)
        return around_one.astype(np.float32).astype(np.float64)

    coefficients = {f.name: values(cells, f.layout.dim) for f in integral.coefficients}
    return coefficients, {c.name: values(c.size) for c in integral.constants}


def _entries(named: NamedKernels) -> Iterator[tuple[int, int]]:
    """(row, column) of the stored entries, in order."""
    yield from named.kernels.entries


def _mesh(integral: Integral, program: Path, case: Case, folder: Path) -> tuple[Array, npt.NDArray[np.int32]]:
    element = integral.coordinates.layout.fields[0].element
    base = folder / f"{integral.cell}_{element.degree}"
    if not base.with_suffix(".cells").is_file():
        words = ["mesh", case.mesh, integral.cell, str(element.degree), repr(case.amplitude), str(base)]
        try:
            run([program, *words], case.mesh)
        except FemforgeError as error:
            lines = [line.removeprefix("  | ") for line in error.excerpt.splitlines()]
            cause, _, mend = "\n".join(lines).removeprefix(f"{case.mesh}: ").partition("\n  mend: ")
            raise FemforgeError(cause, place=f"--mesh {case.mesh}", mend=mend, code=ExitCode.FILE) from error
    points = np.fromfile(base.with_suffix(".points")).reshape(-1, integral.gdim)
    cells = np.fromfile(base.with_suffix(".cells"), dtype=np.int32)
    nodes = len(integral.coordinates.layout.fields[0].dofs)
    return points, cells.reshape(-1, nodes)


def _outcome(fact: Mapping[str, Any], named: NamedKernels, tolerance: float | None) -> Outcome:
    found = fact["comparison"]
    target, flavour = fact["target"], fact["flavour"]
    entry = found["worst_entry"]
    row, column = list(_entries(named))[entry] if entry >= 0 else (-1, -1)
    return Outcome(
        kernel=fact["kernel"],
        place=target if target == flavour else f"{target}, {flavour.removeprefix('hip ')}",
        cells=found["num_cells"],
        error=found["max_relative"],
        worst_cell=found["worst_cell"],
        worst_row=row,
        worst_column=column,
        unwritten=found["num_unwritten"],
        not_finite=found["num_not_finite"],
        milliseconds=fact["milliseconds"],
        tolerance=TOLERANCES[named.job.parameters.scalar] if tolerance is None else tolerance,
    )
