"""``femforge inspect``: what the generator knows of a form."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import click

from femforge.cli.config import Choices, KernelEntry, jobs_of
from femforge.cli.facts import facts_of
from femforge.cli.generate import end_with_refusals
from femforge.cli.inspect_text import show
from femforge.cli.lines import say
from femforge.cli.options import (
    FORM_FILE,
    define_option,
    definitions,
    kernel_option,
    kernels_from,
    set_option,
    targets_from,
)
from femforge.errors import FemforgeError
from femforge.form_jobs import NamedKernels, prepare
from femforge.pipeline import TARGETS


@click.command(
    "inspect",
    epilog="\b\nExamples:\n"
    "  femforge inspect laplace.form\n"
    "  femforge inspect laplace.form -D cell=triangle -D degree=3 --plot K.png\n"
    "  femforge inspect laplace.form --kernel apply,diagonal\n"
    "  femforge inspect elasticity.form --set representation=quadrature --json",
)
@click.argument("form", type=FORM_FILE)
@define_option
@set_option
@kernel_option()
@click.option("--targets", help=f"Targets, with commas between them. Default: {','.join(TARGETS)}.")
@click.option("--json", "as_json", is_flag=True, help="Print everything as JSON.")
@click.option(
    "--plot",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Draw K and the costs to this file (.png, .svg or .pdf); several integrals get a file each.",
)
def command(
    form: Path,
    define: tuple[tuple[str, str], ...],
    settings: tuple[tuple[str, str], ...],
    kernel: str | None,
    targets: str | None,
    as_json: bool,
    plot: Path | None,
) -> None:
    """Show what the generator knows of each integral of FORM.

    Slots and D; the reference tensor K with its zeros and symmetries, and the geometry tensor G; the
    quadrature degree and where it comes from; the costs of each representation, and which is taken and why; passes,
    arguments and limits of each kernel.
    """
    chosen = targets_from(targets.split(","), "--targets") if targets else TARGETS
    kinds = kernels_from(kernel.split(",") if kernel else ["element_tensor"], "--kernel")
    entry = KernelEntry((form,), kernels=kinds)
    passed_over: list[str] = []
    prepared = prepare(jobs_of([entry], Choices({}, definitions(define), dict(settings))), passed_over.append)
    drawn = [named for named in prepared if named.kind == "element_tensor"]
    if plot and not drawn:
        raise FemforgeError(
            "--plot draws K, which operators do not have", place="--plot",
            mend="leave it out, or add element_tensor to --kernel",
        )  # fmt: skip
    found = [facts_of(named, chosen) for named in prepared]
    facts, refused = [one for one, _ in found], [refusal for _, some in found for refusal in some]
    if refused and not any(one["kernels"] for one in facts):
        raise refused[0].error
    if as_json:
        click.echo(json.dumps(facts, indent=1))
    else:
        for number, (named, one) in enumerate(zip(prepared, facts, strict=True)):
            click.echo("\n" if number else "", nl=False)
            show(one, named.kernels.tensor if named.kind == "element_tensor" else None)
        for text in passed_over:
            say(f"passed over: {text}")
    if plot:
        _draw(drawn, plot, quiet=as_json)
    end_with_refusals(refused)


def _draw(prepared: Sequence[NamedKernels], plot: Path, quiet: bool) -> None:
    # matplotlib takes long to import
    from femforge.cli.plot import draw

    for named in prepared:
        file = plot if len(prepared) == 1 else plot.with_stem(f"{plot.stem}_{named.name}")
        draw(named, file)
        if not quiet:
            click.echo(f"drawn: {file}")
