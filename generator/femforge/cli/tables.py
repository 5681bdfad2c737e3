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

from femforge.emit.origin import KernelSource
from femforge.ir.integral import Integral
from femforge.kernels.element_tensor import ElementKernel
from femforge.pipeline import Generated

#: Characters of a line where the output is no terminal: as many as any table needs.
UNBOUNDED = 2000


def new_table(title: str, columns: Iterable[str], numbers: Collection[str] = ()) -> Table:
    """An empty table in the one style that all commands use; columns in ``numbers`` are aligned right."""
    table = Table(title=title, box=box.SIMPLE_HEAD, title_justify="left", title_style="bold", pad_edge=False)
    for column in columns:
        justify: Literal["left", "right"] = "right" if column in numbers else "left"
        table.add_column(column, justify=justify, overflow="fold")
    return table


def print_table(table: Table) -> None:
    """Print a table on stdout, as wide as it needs where that is not a terminal."""
    console = Console()
    if console.is_terminal:
        console.print(table)
        return
    console = Console(width=UNBOUNDED)
    with console.capture() as captured:
        console.print(table)
    click.echo("\n".join(line.rstrip() for line in captured.get().splitlines()))


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
    return table


def origins_text(generated: Generated) -> str:
    """Where the parameters of kernels come from, with how many of them."""
    origins = Counter(s.kernel.origin for s in generated.sources if s.kernel.kind != "geometry")
    return "; ".join(f"{origin}: {count}" for origin, count in origins.most_common())


def _row(sources: Sequence[KernelSource], changed: Collection[str]) -> list[str]:
    kernels = [source.kernel for source in sources]
    return [
        _joined(k.candidate.name for k in kernels),
        _joined(k.why for k in kernels),
        degree_text(kernels[0].integral),
        _joined(_distribution(k) for k in kernels),
        _joined(f"{k.costs.flops:.5g}" for k in kernels),
        _joined(f"{k.costs.bytes:.5g}" for k in kernels),
        _joined("written" if source.file in changed else "unchanged" for source in sources),
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
