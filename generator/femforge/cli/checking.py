"""Running kernels and comparing them with the witness: the work of ``femforge check``."""

from __future__ import annotations

import json
import shutil
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from femforge.cli.building import build_program, installed_runtime, run
from femforge.cli.devices import Build
from femforge.cli.differences import MOST, difference
from femforge.cli.expected import Inputs, MeshArrays, Sum
from femforge.cli.lines import say
from femforge.errors import ExitCode, FemforgeError
from femforge.form_jobs import NamedKernels
from femforge.kernels.access.coordinates import coordinate_nodes
from femforge.kernels.element_tensor import ElementKernel
from femforge.pipeline import Generated

#: Kinds of kernels whose results are a vector, or one number.
VECTOR_KINDS = ("apply", "residual", "diagonal", "functional")
#: Largest error that passes, relative to the largest entry of a cell's element tensor: some thousand times
#: the unit roundoff, for sums of hundreds of terms that cancel.
TOLERANCES = {"float64": 1e-12, "float32": 1e-4}


@dataclass(frozen=True)
class Case:
    """What kernels are run on.

    Attributes:
        mesh: ``box:N``, ``box:NxNxN`` or a file of Gmsh's.
        amplitude: of the deformation of a box.
        seed: of the random coefficients and constants.
        samples: timed runs.
        under: words of the command that the program is started by, if any.
    """

    mesh: str
    amplitude: float
    seed: int
    samples: int
    under: tuple[str, ...] = ()


@dataclass(frozen=True)
class Outcome:
    """One kernel at one place.

    Attributes:
        kernel: its name.
        place: where it ran: ``cpu``, ``cuda``, or HIP and what it was built for.
        cells: how many.
        error: largest error, relative to the largest entry of its cell.
        worst_cell, worst_row, worst_column: where that is; -1 if nothing differs, and for the column of a vector.
        unwritten, not_finite: entries that were not written, or hold no number.
        milliseconds: median time.
        tolerance: largest error that passes.
        difference: of the Jacobian that an apply kernel stands for, to finite differences; None if it is no Jacobian.
        from_cells: of a kernel with variants, from how many cells on this one is taken; it is run whatever the mesh is.
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
    difference: float | None = None
    from_cells: int | None = None

    @property
    def is_derivative(self) -> bool:
        """Whether a Jacobian agrees with finite differences."""
        return self.difference is None or self.difference <= MOST

    @property
    def passes(self) -> bool:
        """Whether every entry was written and is within the tolerance, and a Jacobian is one."""
        written = self.unwritten == 0 and self.not_finite == 0
        return written and self.error <= self.tolerance and self.is_derivative


def check(
    prepared: Sequence[NamedKernels],
    generated: Generated,
    builds: Sequence[Build],
    case: Case,
    folder: Path,
    runtime: Path | None = None,
    tolerance: float | None = None,
) -> list[Outcome]:
    """Build, run and compare.

    Args:
        prepared: the kernels; those that were made on some target are run.
        generated: their files, for all targets of the builds.
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
        build_program(folder / build.hip, generated, build, installed_runtime(build, runtime))
        for build in builds
    ]
    inputs = folder / "inputs"
    shutil.rmtree(inputs, ignore_errors=True)  # of an earlier run on another mesh
    inputs.mkdir(parents=True)
    made: dict[str, list[ElementKernel]] = {}
    for source in generated.sources:
        made.setdefault(source.name, []).append(source.kernel)
    checked: dict[str, _Checked] = {}
    for named in prepared:
        if named.name in made:
            checked[named.name] = _write_inputs(named, made[named.name], programs[0], case, inputs)
    outcomes: list[Outcome] = []
    for program in programs:
        lines = run([*case.under, program, "run", inputs, str(case.samples)], "the kernels").splitlines()
        facts = [json.loads(line) for line in lines if line.startswith("{")]
        outcomes += [_outcome(fact, checked[fact["kernel"]], tolerance) for fact in facts]
        for line in lines:
            if not line.startswith("{"):  # of the command that it is run under
                say(line, err=True)
    return outcomes


@dataclass(frozen=True)
class _Checked:
    """A kernel that is run."""

    named: NamedKernels
    entries: tuple[tuple[int, int], ...]
    difference: float | None


def _write_inputs(
    named: NamedKernels, kernels: Sequence[ElementKernel], program: Path, case: Case, folder: Path
) -> _Checked:
    """Mesh, coefficients, constants and reference of one kernel; ``kernels`` are those of its targets."""
    mesh = _mesh(named, program, case, folder)
    inputs = Inputs(named, mesh, case.seed)
    entries = kernels[0].entries
    base = folder / named.name
    for number, values in enumerate(inputs.in_order):
        values.tofile(f"{base}.w{number}")
    for number, values in enumerate(inputs.constants.values()):
        values.tofile(f"{base}.c{number}")
    if not inputs.is_operator:
        _write_sum(f"{base}.reference", inputs.by_cells(entries), with_magnitudes=inputs.cancels)
        return _Checked(named, entries, None)
    if named.kind == "apply":
        inputs.x.tofile(f"{base}.x")
    inputs.rows.facts.tofile(f"{base}.rows")
    if inputs.stored is not None:
        inputs.stored.facts.tofile(f"{base}.stored")
    if inputs.two_spaces:
        inputs.columns.facts.tofile(f"{base}.columns")
    inputs.constrained.tofile(f"{base}.constrained")
    _write_sum(f"{base}.reference", inputs.added_up(entries))
    _write_sum(f"{base}.cells_reference", inputs.by_cells(entries))
    return _Checked(named, entries, difference(named, inputs))


def _write_sum(file: str, found: Sum, with_magnitudes: bool = True) -> None:
    np.ascontiguousarray(found.values).tofile(file)
    if with_magnitudes:
        np.ascontiguousarray(found.magnitudes).tofile(f"{file}_magnitudes")


def _mesh(named: NamedKernels, program: Path, case: Case, folder: Path) -> MeshArrays:
    integral = named.analysed.integral
    element = integral.coordinates.layout.fields[0].element
    base = folder / f"{integral.cell}_{element.degree}_{integral.kind}"
    if not base.with_suffix(".cells").is_file():
        words = [
            "mesh",
            case.mesh,
            integral.cell,
            str(element.degree),
            repr(case.amplitude),
            integral.kind,
            str(base),
        ]
        try:
            run([program, *words], case.mesh)
        except FemforgeError as error:
            lines = [line.removeprefix("  | ") for line in error.excerpt.splitlines()]
            cause, _, mend = "\n".join(lines).removeprefix(f"{case.mesh}: ").partition("\n  mend: ")
            of_box = case.mesh.startswith("box:") and (cause.startswith("make_box: ") or bool(mend))
            raise FemforgeError(
                cause.removeprefix("make_box: "), place=f"--mesh {case.mesh}, for {named.name}",
                mend=mend or ("write box:8x8x8, a number for each direction of the cell" if of_box else ""),
                code=ExitCode.USAGE if of_box else ExitCode.FILE,
            ) from error  # fmt: skip
    points = np.fromfile(base.with_suffix(".points")).reshape(-1, integral.gdim)
    cells = np.fromfile(base.with_suffix(".cells"), dtype=np.int32)
    views = np.fromfile(base.with_suffix(".views"), dtype=np.int32)
    nodes = coordinate_nodes(integral)
    return MeshArrays(points, cells.reshape(-1, nodes), views.reshape(-1, integral.members))


def _outcome(fact: Mapping[str, Any], checked: _Checked, tolerance: float | None) -> Outcome:
    found = fact["comparison"]
    target, flavour = fact["target"], fact["flavour"]
    entry = found["worst_entry"]
    row, column = checked.entries[entry] if entry >= 0 else (-1, -1)
    if checked.named.kind in VECTOR_KINDS:
        column = -1
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
        tolerance=TOLERANCES[checked.named.job.parameters.scalar] if tolerance is None else tolerance,
        difference=checked.difference,
        from_cells=fact.get("from_cells"),
    )
