"""Tables that commands print."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from pathlib import Path
from typing import Literal

import click
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from femforge.cli.lines import line_width, wrapped
from femforge.emit.origin import BasisSource, KernelSource, PrintedKernel, QFunctionSource
from femforge.ir.integral import Integral
from femforge.kernels.element_tensor import ElementKernel
from femforge.pipeline import Generated

#: Spaces between columns.
_GAP = 3


def new_table(title: str, columns: Iterable[str], numbers: Collection[str] = ()) -> Table:
    """An empty table in the one style that all commands use; columns in ``numbers`` are aligned right."""
    table = Table(title=title, box=box.SIMPLE_HEAD, title_justify="left", title_style="bold", pad_edge=False)
    for column in columns:
        justify: Literal["left", "right"] = "right" if column in numbers else "left"
        table.add_column(column, justify=justify)
    return table


def print_table(table: Table) -> None:
    """Print a table on stdout: as one, broken between words, or row by row where lines are too short for that."""
    room = line_width()
    rows = _rows(table)
    widths = _widths(table, rows, room)
    if not widths:
        _print_rows(table, rows, room)
        return
    for column, width in zip(table.columns, widths, strict=True):
        column.width = width
    title, table.title = table.title, None
    click.secho("\n".join(wrapped(_plain(str(title)), room, 2)) + "\n", bold=True)
    console = Console(width=max(room, sum(widths) + _GAP * len(widths) + 2))
    with console.capture() as captured:
        console.print(table)
    lines = [line.rstrip() for line in captured.get().splitlines()]
    click.echo("\n".join(lines).strip("\n") + "\n")


def _rows(table: Table) -> list[list[str]]:
    """Texts of all cells, by row."""
    columns = [list(column.cells) for column in table.columns]
    return [[str(cell) for cell in row] for row in zip(*columns, strict=True)]


def _plain(cell: str) -> str:
    return Text.from_markup(cell).plain


def _widths(table: Table, rows: Sequence[Sequence[str]], room: int) -> list[int]:
    """Characters of each column, so that no word is broken; empty if there is no room for that."""
    texts = [[str(c.header), *(_plain(row[k]) for row in rows)] for k, c in enumerate(table.columns)]
    widths = [max(map(len, column)) for column in texts]
    least = [max(len(word) for text in column for word in text.split() or [""]) for column in texts]
    room -= _GAP * (len(widths) - 1) + 2
    while sum(widths) > room:
        slack = [width - one for width, one in zip(widths, least, strict=True)]
        if max(slack, default=0) <= 0:
            return []
        widest = max((width, k) for k, width in enumerate(widths) if slack[k] > 0)[1]
        widths[widest] -= 1
    return widths


def _print_rows(table: Table, rows: Sequence[Sequence[str]], room: int) -> None:
    """Each row as a paragraph: its columns by name, one after another."""
    headers = [str(column.header) for column in table.columns]
    click.secho("\n".join(wrapped(_plain(str(table.title)), room, 2)), bold=True)
    for row in rows:
        named = [(header, _plain(cell)) for header, cell in zip(headers, row, strict=True)]
        first, *others = [f"{header}: {text}".removeprefix(": ") for header, text in named if text]
        click.echo("\n" + "\n".join(wrapped(first, room, 2)))
        if others:
            click.echo("\n".join(wrapped("  " + "; ".join(others), room)))
    click.echo()


def degree_text(integral: Integral) -> str:
    """Quadrature degree of each part, and where it comes from."""
    return ", ".join(
        f"{part.degree} ({part.origin})" + ("" if part.scheme == "default" else f" {part.scheme}")
        for part in integral.parts
    )


def generated_table(generated: Generated, changed: Collection[str], out: Path) -> Table:
    """One row for each kernel; values that differ between targets stand in their order."""
    written = sum(name in changed for name in generated.files)
    title = (
        f"{out}: {len(generated.files)} files, {written} written, {len(generated.files) - written} unchanged"
    )
    columns = ("kernel", "representation", "why", "degree", "mapping or scatter", "flops", "bytes", "files")
    table = new_table(title, columns, ("flops", "bytes"))
    by_name: dict[str, list[KernelSource]] = {}
    for source in generated.sources:
        by_name.setdefault(source.name, []).append(source)
    for name, sources in by_name.items():
        table.add_row(short_name(name), *_row(sources, changed))
    actions: dict[str, list[BasisSource]] = {}
    for one in generated.basis:
        actions.setdefault(one.name, []).append(one)
    for name, basis in actions.items():
        table.add_row(name, *_basis_row(basis, changed))
    for qfunction in generated.qfunctions:
        table.add_row(qfunction.name, *_qfunction_row(qfunction, changed))
    return table


def origins_text(generated: Generated) -> str:
    """Where the parameters of kernels come from, with how many of them."""
    origins = Counter(s.kernel.origin for s in generated.sources if s.kernel.kind != "geometry")
    return "; ".join(f"{origin}: {count}" for origin, count in origins.most_common())


def _basis_row(sources: Sequence[BasisSource], changed: Collection[str]) -> list[str]:
    kernels = [source.kernel for source in sources]
    return [
        "sum_factorised",
        kernels[0].problem.action,
        "",
        _joined(f"{k.parameters.element_batch} components a batch" for k in kernels),
        _joined(f"{k.costs.flops:.5g}" for k in kernels),
        _joined(f"{k.costs.bytes:.5g}" for k in kernels),
        _files(sources, changed),
    ]


def _qfunction_row(source: QFunctionSource, changed: Collection[str]) -> list[str]:
    kernel = source.kernel
    numbers = kernel.values_read + kernel.values_written
    return [
        "point function", "", degree_text(kernel.function.integral), "at others' points", f"{kernel.flops} a point",
        f"{numbers * kernel.parameters.scalar_bytes} a point",
        "written" if any(name in changed for name in source.files) else "unchanged",
    ]  # fmt: skip


def _files(sources: Sequence[PrintedKernel], changed: Collection[str]) -> str:
    return _joined("written" if source.file in changed else "unchanged" for source in sources)


def _row(sources: Sequence[KernelSource], changed: Collection[str]) -> list[str]:
    kernels = [source.kernel for source in sources]
    return [
        _joined(k.candidate.name for k in kernels),
        _joined(k.why for k in kernels),
        degree_text(kernels[0].integral),
        _joined(_distribution(k) for k in kernels),
        _joined(f"{k.costs.flops:.5g}" for k in kernels),
        _joined(f"{k.costs.bytes:.5g}" for k in kernels),
        _files(sources, changed),
    ]


def _distribution(kernel: ElementKernel) -> str:
    """How a kernel deals out its work, as far as there is a choice: its mapping, its scatter or both."""
    p = kernel.parameters
    return ", ".join(word for word in (p.mapping, p.scatter) if word != "auto")


def short_name(kernel: str) -> str:
    """A kernel's name for tables, without the part that nearly all have."""
    return kernel.removesuffix("_element_tensor")


def _joined(values: Iterable[str]) -> str:
    """One value if all are the same, else all of them."""
    items = list(values)
    return items[0] if len(set(items)) == 1 else " / ".join(items)
