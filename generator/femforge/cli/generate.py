"""``femforge generate``: form files in, sources out."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import click
from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from femforge.basis_jobs import BASIS, BasisJob, prepare_basis
from femforge.cli.config import NO_FORM, Choices, Config, KernelEntry, basis_jobs_of, jobs_of, read_config
from femforge.cli.inputs import depfile_text, input_files
from femforge.cli.lines import complain, say
from femforge.cli.notes import notes
from femforge.cli.options import (
    FORM_FILE,
    config_option,
    define_option,
    definitions,
    kernel_option,
    kernels_from,
    set_option,
    targets_from,
)
from femforge.cli.tables import generated_table, origins_text, print_table
from femforge.codes import CODES
from femforge.emit.library import LIBRARY, check_library
from femforge.errors import ExitCode, FemforgeError
from femforge.files import MANIFEST
from femforge.form_jobs import KINDS, Job, prepare
from femforge.kernels.qfunctions import QFUNCTION
from femforge.outputs import output_names
from femforge.pipeline import TARGETS, Generated, Named, Refusal, generate, write_files


@dataclass(frozen=True)
class Request:
    """What the command line and the configuration file ask for together.

    Attributes:
        jobs: what to generate.
        basis: basis actions to generate.
        targets: for which targets.
        out: folder of the output; None if nobody says.
        library: name of the library.
        config: the configuration file.
    """

    jobs: tuple[Job, ...]
    basis: tuple[BasisJob, ...]
    targets: tuple[str, ...]
    out: Path | None
    library: str
    config: Config | None


def request_of(
    forms: tuple[Path, ...],
    config_file: Path | None,
    targets: str | None,
    out: Path | None,
    define: tuple[tuple[str, str], ...],
    settings: tuple[tuple[str, str], ...],
    suffix: str | None,
    kernel: str | None = None,
    library: str | None = None,
    code: str | None = None,
) -> Request:
    """Bring the command line and the configuration file together; the command line wins.

    Forms of the command line take the place of the file's kernels.

    Raises:
        FemforgeError: for what is wrong with either.
    """
    config = read_config(config_file) if config_file else None
    kinds = kernels_from(kernel.split(",") if kernel else ["element_tensor"], "--kernel", every=True)
    if kinds == (BASIS,) and forms:
        raise FemforgeError(
            NO_FORM, place=str(forms[0]), mend="leave the form out: --define cell, nodes, points"
        )
    if kernel and not forms and kinds != (BASIS,):
        raise FemforgeError(
            "--kernel is for the form files of the command line", place="--kernel",
            mend='in a --config file, write kernel = "..." in [[kernels]]',
        )  # fmt: skip
    named = (KernelEntry(forms, kernels=kinds),)
    entries = named if forms or kinds == (BASIS,) else config.kernels if config else ()
    if not entries:
        raise FemforgeError(
            "no form file is named" if config is None else "no kernels are named",
            place="femforge generate" if config is None else str(config.path),
            mend="name form files, or a --config file with [[kernels]]",
        )
    common = config.parameters if config else {}
    choices = Choices(common, definitions(define), dict(settings), suffix, code or "")
    chosen = targets_from(targets.split(","), "--targets") if targets else config.targets if config else ()
    name = library or (config.library if config else "") or LIBRARY
    check_library(name, "--library")
    jobs, basis = tuple(jobs_of(entries, choices)), tuple(basis_jobs_of(entries, choices))
    return Request(jobs, basis, chosen or TARGETS, out or (config.out if config else None), name, config)


def jobs_of_forms(request: Request, command: str) -> tuple[Job, ...]:
    """The jobs of a request to a command that is for kernels that run by themselves; says what it passes over.

    Raises:
        FemforgeError: there are others only.
    """
    if request.basis and not request.jobs:
        raise FemforgeError(
            f"femforge {command} is for kernels of forms, and no form is named", place=f"kernel = {BASIS}",
            mend="name form files; bench_basis compares and times basis actions",
        )  # fmt: skip
    if request.basis:
        say("passed over: basis actions")
    if not any(QFUNCTION in job.kernels for job in request.jobs):
        return request.jobs
    kinds = [(job, tuple(kind for kind in job.kernels if kind != QFUNCTION)) for job in request.jobs]
    jobs = tuple(replace(job, kernels=own) for job, own in kinds if own)
    if not jobs:
        raise FemforgeError(
            f"femforge {command} is for kernels that run by themselves, and QFunctions do not",
            place=f"kernel = {QFUNCTION}", mend=f"take another kernel: {', '.join(KINDS)}",
        )  # fmt: skip
    say("passed over: QFunctions")
    return jobs


def _with_progress(prepared: Sequence[Named], request: Request, join: int) -> Generated:
    """Generate, with a line of progress on stderr if that is a terminal."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("generating", total=len(prepared))
        done = iter(range(len(prepared)))

        def begin(name: str) -> None:
            progress.update(task, description=name, completed=next(done))

        return generate(prepared, request.targets, begin, request.library, join)


def _write(request: Request, out: Path, generated: Generated, depfile: Path | None) -> list[str]:
    """Write everything; returns the names of the files that changed."""
    changed = write_files(generated.files, out)
    # files that stay the same keep their times; a new time of the manifest tells build tools
    # that it is made; one of 1970, older than anything, that not all could be made
    os.utime(out / MANIFEST, (0, 0) if generated.refused else None)
    if depfile:
        _write_depfile(request, out, depfile)
    return changed


def _write_depfile(request: Request, out: Path, depfile: Path) -> None:
    text = depfile_text(out / MANIFEST, input_files(request.jobs, request.config))
    write_files({depfile.name: text}, depfile.parent)


@click.command(
    "generate",
    epilog="\b\nExamples:\n"
    "  femforge generate laplace.form --out kernels\n"
    "  femforge generate laplace.form -D degree=2 --targets cpu,cuda --out kernels\n"
    "  femforge generate elasticity.form -s scalar=float32 --out kernels\n"
    "  femforge generate laplace.form --kernel apply -s scatter=atomic --out out\n"
    "  femforge generate --config femforge.toml",
)
@click.argument("forms", nargs=-1, type=FORM_FILE, metavar="[FORM]...")
@click.option("--out", type=click.Path(path_type=Path, file_okay=False), help="Folder for the sources.")
@click.option("--targets", help=f"Targets, with commas between them. Default: {','.join(TARGETS)}.")
@define_option
@set_option
@kernel_option(f" {QFUNCTION}: point functions for libCEED; {BASIS}: basis actions, of no form.")
@click.option(
    "--for", "code", type=click.Choice(sorted(CODES)),
    help="The code that takes the kernels: orders of dofs and components, and E-vectors, are its. --set wins.",
)  # fmt: skip
@click.option(
    "--suffix", help="Append to the kernels' names, to tell variants apart; {name} stands for a value."
)
@config_option
@click.option(
    "--library", metavar="NAME",
    help=f"Name of the header, and of the functions that list all kernels. Default: {LIBRARY}.",
)  # fmt: skip
@click.option(
    "--join", type=click.IntRange(min=0), default=0, metavar="N",
    help="Also write units that compile up to N kernels each, which takes compilers less time.",
)  # fmt: skip
@click.option(
    "--depfile", type=click.Path(path_type=Path, dir_okay=False),
    help=f"Write what the output depends on as a rule for Make and Ninja; its target is {MANIFEST}.",
)  # fmt: skip
@click.option(
    "--list-outputs", is_flag=True, help="Print the names of the files that would be written, and stop."
)
@click.option(
    "--list-inputs", is_flag=True,
    help="Print the files that the output depends on, and stop; with --list-outputs these come after an empty line.",
)  # fmt: skip
@click.option("--quiet", "-q", is_flag=True, help="Print no table.")
def command(
    forms: tuple[Path, ...],
    out: Path | None,
    targets: str | None,
    define: tuple[tuple[str, str], ...],
    settings: tuple[tuple[str, str], ...],
    kernel: str | None,
    code: str | None,
    suffix: str | None,
    config: Path | None,
    library: str | None,
    join: int,
    depfile: Path | None,
    list_outputs: bool,
    list_inputs: bool,
    quiet: bool,
) -> None:
    """Write the kernels of FORM files, a folder for each, with headers, a registry for each target and a manifest.

    Kernels that cannot be had on a target are left out and listed at the end, and the exit code is 4. Files that
    would not change are left alone, so that nothing that depends on them is built again; only the manifest always
    gets a new time.
    """
    request = request_of(forms, config, targets, out, define, settings, suffix, kernel, library, code)
    if list_inputs:
        click.echo("\n".join(map(str, input_files(request.jobs, request.config))))
        if not list_outputs:
            return
        click.echo()
    missing: list[str] = []
    of_forms = prepare(request.jobs, missing.append)
    prepared: list[Named] = [*of_forms, *prepare_basis(request.basis)]
    if list_outputs:
        click.echo("\n".join(output_names(prepared, request.targets, request.library, join)))
        return
    if request.out is None:
        raise FemforgeError(
            "no folder for the output is named",
            place="femforge generate",
            mend="give --out, or out in the --config file",
        )
    generated = _with_progress(prepared, request, join)
    changed = _write(request, request.out, generated, depfile)
    if not quiet:
        print_table(generated_table(generated, changed, request.out))
        if generated.sources:
            say("parameters chosen by: " + origins_text(generated))
        for line in (*notes(of_forms), *(f"passed over: {text}" for text in missing)):
            say(line)
    end_with_refusals(generated.refused)


def end_with_refusals(refused: Sequence[Refusal], otherwise: ExitCode = ExitCode.OK) -> None:
    """List what could not be made on stderr, and end the command with an exit code.

    Args:
        refused: what could not be made.
        otherwise: another reason to end; it comes before that for refusals.
    """
    for refusal in refused:
        complain("not possible: ", f"{refusal.kernel} for {refusal.target}: ", refusal.error)
    if refused or otherwise:
        click.get_current_context().exit(otherwise or ExitCode.PARAMETERS)
