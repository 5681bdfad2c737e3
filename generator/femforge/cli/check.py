"""``femforge check``: build kernels, run them, compare them with an independent evaluation."""

from __future__ import annotations

import contextlib
import json
import shlex
import shutil
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path

import click
from rich.console import Console
from rich.status import Status

from femforge.cli.checking import TOLERANCES, Case, Outcome, check
from femforge.cli.devices import PLACES, builds_for, chosen_places, missing
from femforge.cli.generate import end_with_refusals, jobs_of_forms, request_of
from femforge.cli.lines import say
from femforge.cli.options import (
    FORM_FILE,
    Number,
    config_option,
    define_option,
    kernel_option,
    set_option,
    targets_from,
)
from femforge.cli.tables import new_table, print_table, short_name
from femforge.errors import ExitCode, FemforgeError
from femforge.form_jobs import NamedKernels, prepare
from femforge.ir.element import TENSOR_CELLS
from femforge.pipeline import TARGETS, generate

_TOLERANCES = ", ".join(f"{value:g} for {scalar}" for scalar, value in TOLERANCES.items())


@click.command(
    "check",
    epilog="\b\nExamples:\n"
    "  femforge check laplace.form\n"
    "  femforge check elasticity.form -D degree=2 --mesh box:8x8x8 --targets cpu\n"
    "  femforge check laplace.form -D cell=triangle --mesh plate.msh\n"
    "  femforge check laplace.form --kernel apply,diagonal,assemble\n"
    "  femforge check --config femforge.toml",
)
@click.argument("forms", nargs=-1, type=FORM_FILE, metavar="[FORM]...")
@click.option(
    "--mesh", default="box:4", show_default=True, help="box:N or box:NxNxN cells, or a file of Gmsh's (.msh)."
)
@click.option(
    "--deform",
    type=Number(0, 0.05),
    help="Move the points of a box by up to this; default 0.03 for boxes.",
)
@click.option(
    "--targets",
    help=f"Where to run, of {', '.join(PLACES)} (hip is HIP on a GPU). Default: all that is here.",
)
@define_option
@set_option
@kernel_option()
@config_option
@click.option(
    "--tolerance", type=Number(0, min_open=True),
    help=f"Largest error, relative to the largest entry of a cell. Default: {_TOLERANCES}.",
)  # fmt: skip
@click.option(
    "--seed", type=click.IntRange(0), default=1, show_default=True, help="Of the random coefficients."
)
@click.option("--samples", type=click.IntRange(1), default=5, show_default=True, help="Timed runs.")
@click.option(
    "--runtime", type=click.Path(path_type=Path), help="Use the C++ half installed here; build none."
)
@click.option(
    "--keep", type=click.Path(path_type=Path, file_okay=False), help="Keep sources, build and inputs here."
)
@click.option(
    "--under", default="", metavar="COMMAND",
    help="Run the kernels under this, for instance 'compute-sanitizer' or 'valgrind -q'.",
)  # fmt: skip
@click.option("--json", "as_json", is_flag=True, help="Print the results as JSON.")
def command(
    forms: tuple[Path, ...],
    mesh: str,
    deform: float | None,
    targets: str | None,
    define: tuple[tuple[str, str], ...],
    settings: tuple[tuple[str, str], ...],
    kernel: str | None,
    config: Path | None,
    tolerance: float | None,
    seed: int,
    samples: int,
    runtime: Path | None,
    keep: Path | None,
    under: str,
    as_json: bool,
) -> None:
    """Build the kernels of FORM files, run them on a mesh, and compare every entry with a reference.

    The reference is the integrand evaluated in double precision by NumPy, with basis functions from Basix, on
    the same cells: no generated code is part of it. Vectors and matrices of operators are added up by NumPy, too; a
    Jacobian is compared with finite differences. Coefficients and constants are random numbers between 1/2 and 3/2,
    or closer to 1 where the form needs that.
    """
    request = request_of(forms, config, None, None, define, settings, None, kernel)
    if not mesh.startswith("box:") and not Path(mesh).is_file():
        raise FemforgeError(
            "there is no such file",
            place=f"--mesh {mesh}",
            mend="give a .msh file, or box:N",
            code=ExitCode.FILE,
        )
    words = _words_of(under)
    asked = targets_from(targets.split(","), "--targets", PLACES) if targets else ()
    passed_over: list[str] = []
    prepared = prepare(jobs_of_forms(request, "check"), passed_over.append)
    amplitude = deform if deform is not None else 0.03 if mesh.startswith("box:") else 0.0
    _check_affine(prepared, amplitude)
    places = chosen_places(asked)
    builds = builds_for(places)
    wanted = [target for target in TARGETS if any(target in build.targets for build in builds)]
    with _status("generating") as status, _folder(keep) as folder:
        generated = generate(prepared, wanted)
        status.update("building and running")
        case = Case(mesh, amplitude, seed, samples, words)
        outcomes = check(prepared, generated, builds, case, folder, runtime, tolerance)
    if as_json:
        click.echo(json.dumps([{**asdict(o), "passes": o.passes} for o in outcomes], indent=1))
    else:
        _print(outcomes, mesh, places)
        for text in passed_over:
            say(f"passed over: {text}")
    agree = all(outcome.passes for outcome in outcomes)
    end_with_refusals(generated.refused, ExitCode.OK if agree else ExitCode.MISMATCH)


def _words_of(under: str) -> tuple[str, ...]:
    """The words of a command, which must be there."""
    try:
        words = tuple(shlex.split(under))
    except ValueError as error:
        raise FemforgeError(
            f"this cannot be read: {error}", place=f"--under {under}", mend="close its quotes"
        ) from error
    if words and shutil.which(words[0]) is None:
        raise FemforgeError(
            f"there is no program {words[0]}", place=f"--under {under}", code=ExitCode.ENVIRONMENT,
            mend="install it, or say where it is",
        )  # fmt: skip
    return words


def _check_affine(prepared: Sequence[NamedKernels], amplitude: float) -> None:
    """Refuse to deform cells that a kernel takes to be parallelepipeds."""
    for named in prepared:
        integral = named.analysed.integral
        if amplitude and integral.parallelepiped and integral.cell in TENSOR_CELLS:
            raise FemforgeError(
                f"input = affine promises parallelepipeds, and points are moved by up to {amplitude:g}",
                place=named.name, mend="give --deform 0, or use input = vertices",
            )  # fmt: skip


@contextlib.contextmanager
def _folder(keep: Path | None) -> Iterator[Path]:
    if keep:
        try:
            (keep / "inputs").mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise FemforgeError(
                f"cannot write: {error.strerror}", place=f"--keep {keep}", mend="choose another folder",
                code=ExitCode.FILE,
            ) from error  # fmt: skip
        yield keep
        return
    with tempfile.TemporaryDirectory(prefix="femforge-check-") as folder:
        yield Path(folder)


def _status(text: str) -> Status:
    """What is being done, on stderr if that is a terminal."""
    return Console(stderr=True).status(text)


def _print(outcomes: Sequence[Outcome], mesh: str, places: Sequence[str]) -> None:
    columns = ("kernel", "target", "cells", "largest error", "worst cell", "entry", "ms", "verdict")
    table = new_table(
        f"{mesh}: errors relative to the largest entry of a cell", columns, columns[2:5] + columns[6:7]
    )
    for o in outcomes:
        numbers = [str(number) for number in (o.worst_row, o.worst_column) if number >= 0]
        entry = ",".join(numbers) or "-"
        worst = str(o.worst_cell) if o.worst_cell >= 0 else "-"
        table.add_row(
            _variant_name(o),
            o.place,
            str(o.cells),
            f"{o.error:.2e}",
            worst,
            entry,
            f"{o.milliseconds:.3g}",
            _verdict(o),
        )
    print_table(table)
    for kernel, found in {o.kernel: o.difference for o in outcomes if o.difference is not None}.items():
        say(f"{kernel}: its Jacobian is within {found:.1e} of finite differences")
    for place in PLACES:
        if place not in places and (reason := missing(place)):
            say(f"not run: {place}, {reason}")


def _variant_name(outcome: Outcome) -> str:
    """Of a kernel, and which of its variants."""
    name = short_name(outcome.kernel)
    return f"{name}, variant from {outcome.from_cells} cells on" if outcome.from_cells is not None else name


def _verdict(outcome: Outcome) -> str:
    if outcome.unwritten:
        return f"[red]{outcome.unwritten} entries not written[/red]"
    if outcome.not_finite:
        return f"[red]{outcome.not_finite} entries no numbers[/red]"
    if not outcome.is_derivative:
        return f"[red]no derivative: differs by {outcome.difference:.1e}[/red]"
    if outcome.passes:
        return "[green]agrees[/green]"
    return f"[red]differs by more than {outcome.tolerance:g}[/red]"
