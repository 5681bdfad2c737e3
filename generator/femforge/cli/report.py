"""``femforge report``: what an archive of measured variants says."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import click
from rich.markup import escape

from femforge.cli.lines import line_width, wrapped
from femforge.cli.tables import new_table, print_table
from femforge.pipeline import TARGETS, write_files
from femforge.tuning.archive import read_archive
from femforge.tuning.report.facts import facts_of
from femforge.tuning.report.grids import Section
from femforge.tuning.report.series import Sweep, collect
from femforge.tuning.report.text import sections_of

PAGE = "index.html"


@click.command(
    "report",
    epilog="\b\nExamples:\n"
    "  femforge report sweep.h5\n"
    "  femforge report sweep.h5 --out report --target cuda\n"
    "  femforge report sweep.h5 --kernel laplace --json",
)
@click.argument("archive", type=click.Path(path_type=Path))
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    help=f"Write a page with pictures to this folder ({PAGE}, PNG and SVG files).",
)
@click.option("--target", type=click.Choice(TARGETS), help="Only kernels of this target.")
@click.option("--kernel", default="", metavar="PART", help="Only kernels with this in their names.")
@click.option("--json", "as_json", is_flag=True, help="Print the numbers as JSON instead of tables.")
def command(archive: Path, out: Path | None, target: str | None, kernel: str, as_json: bool) -> None:
    """Show what ARCHIVE, written by `femforge tune`, says of its kernels.

    The best variants and how near they come to the roofs of the device; the effects of batch sizes, interleaved
    stores, unrolling and the place of K; the gain over the untuned choice; and whether the findings of Knepley and
    Terrel hold. Of operators at several degrees or numbers of cells, which realisation wins where. Only variants that
    were verified count.
    """
    sweep = collect(read_archive(archive), str(archive), target or "", kernel)
    sections = sections_of(sweep)
    written = _write(archive, sweep, sections, out) if out else []
    if as_json:
        facts = {"archive": str(archive), **facts_of(sweep), "files": written}
        click.echo(json.dumps(facts, indent=1))
        return
    for count, section in enumerate(sections, start=1):
        _show(count, section)
    if out:
        click.echo(f"written: {out / PAGE} and {len(written) - 1} pictures")


def _write(archive: Path, sweep: Sweep, sections: Sequence[Section], out: Path) -> list[str]:
    """Write pictures, then the page that shows them; the names of the files."""
    # matplotlib takes long to import
    from femforge.tuning.report.figures import pictures_of
    from femforge.tuning.report.page import page, write_pictures

    pictures = list(pictures_of(sweep))
    write_pictures(pictures, out)
    write_files({PAGE: page(archive.name, sections, pictures)}, out)
    return [PAGE, *(name for picture in pictures for name in picture.files)]


def _show(count: int, section: Section) -> None:
    click.secho(f"{count}. {section.title}", bold=True)
    for text in section.text:
        click.echo("\n".join(wrapped(text, min(110, line_width()))))
    click.echo()
    for grid in section.grids:
        # brackets in names and messages are no markup
        table = new_table(escape(grid.title), grid.columns, grid.numbers)
        for row in grid.rows:
            table.add_row(*map(escape, row))
        print_table(table)
    for text in section.said:
        click.echo("\n".join(wrapped(text, min(110, line_width()))))
        click.echo()
