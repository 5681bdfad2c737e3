"""``femforge defaults``: a table of tuned parameters from an archive."""

from __future__ import annotations

import json
from pathlib import Path

import click

from femforge.cli.lines import say
from femforge.cli.options import Number
from femforge.pipeline import TARGETS, write_files
from femforge.tuning.archive import read_archive
from femforge.tuning.tables import GAIN, table_of


@click.command(
    "defaults",
    epilog="\b\nExamples:\n"
    "  femforge defaults h200.h5 --target cuda --out nvidia_h200.json\n"
    "  femforge defaults cpu.h5 --target cpu --device EPYC --gain 0.05 --out amd_epyc.json\n"
    "  femforge defaults h200.h5 --target hip --out hip_on_h200.json",
)
@click.argument("archive", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--target", type=click.Choice(TARGETS), required=True, help="Target of the table.")
@click.option("--device", help="Part of the device's name, where the archive has several.")
@click.option(
    "--gain",
    type=Number(min=0),
    default=GAIN,
    show_default=True,
    help="Least gain over the untuned choice, and of one more variant from some number of cells on; less is taken for "
    "noise.",
)
@click.option(
    "--out", type=click.Path(path_type=Path, dir_okay=False), required=True, help="The table, a JSON file."
)
def command(archive: Path, target: str, device: str | None, gain: float, out: Path) -> None:
    """Write the best known parameters of every kernel in an archive, for `femforge generate` to use."""
    words = f"femforge defaults {archive.name} --target {target}" + (f" --device {device}" if device else "")
    words += f" --gain {gain:g}" if gain != GAIN else ""
    table = table_of(read_archive(archive), target, device, words, gain)
    write_files({out.name: json.dumps(table, indent=1) + "\n"}, out.parent)
    say(f"{out}: {len(table['kernels'])} kernels on {table['device']}")
