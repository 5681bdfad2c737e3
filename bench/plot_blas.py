"""Draws what bench_blas measured: generated kernels on E-vectors beside a library's matrix products.

    python bench/plot_blas.py RESULT.json... [--out docs/figures]

Writes blas_laplace.svg and blas_mass.svg, each if the results hold something for it: nodes per second (entries of
E-vectors) against order at the largest number of elements, and against the number of elements. Prints the table of the
largest runs in Markdown.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import matplotlib as mpl
from matplotlib.backends.backend_svg import FigureCanvasSVG
from matplotlib.figure import Figure

from femforge.tuning.report.drawing import COLOURS, MARKERS, STYLE

Row = dict[str, Any]
ACTIONS = {"laplace": "stiffness", "mass": "mass"}
SCALARS = ("float64", "float32")
#: Ways, with how they are told apart and drawn against order.
GENERATED, ONE, BATCHED = "generated kernel", "one GEMM", "batched GEMM"
WAYS = {GENERATED: COLOURS[0], ONE: COLOURS[1], BATCHED: COLOURS[2]}


def way_of(row: Row) -> str:
    """Which way a row was measured: by a kernel, or how by the library."""
    return next((way for way in (ONE, BATCHED) if row["method"].endswith(f", {way}")), GENERATED)


def read(files: list[Path]) -> list[Row]:
    """All measurements of all files, each with its device."""
    rows = []
    for file in files:
        content = json.loads(file.read_text())
        rows += [{**row, "device": content["device"]} for row in content["rows"] if "gnodes" in row]
    return rows


def fastest(rows: list[Row], ways: tuple[str, ...], **wanted: Any) -> Row | None:
    """The fastest row by one of some ways, of an action, order and so on."""
    found = (
        row for row in rows if way_of(row) in ways and all(row[key] == value for key, value in wanted.items())
    )
    return max(found, key=lambda row: row["gnodes"], default=None)


def against_order(axis: Any, rows: list[Row], orders: list[int], elements: int) -> None:
    """A line for each way."""
    for (way, colour), marker in zip(WAYS.items(), MARKERS, strict=False):
        found = [r for p in orders if (r := fastest(rows, (way,), order=p, elements=elements))]
        if found:
            axis.plot([r["order"] for r in found], [r["gnodes"] for r in found], f"{marker}-", color=colour,
                      markersize=4, label=label_of(found[0], way))  # fmt: skip
    axis.set_xticks(orders)
    axis.set_ylim(bottom=0)
    axis.set_xlabel(f"order, {elements} tetrahedra")


def label_of(row: Row, way: str) -> str:
    """What a line is called: the library's own name, where it is one."""
    return way if way == GENERATED else row["method"]


def against_elements(axis: Any, rows: list[Row], orders: list[int], sizes: list[int]) -> None:
    """Two lines for each order: the kernel, and the faster way of the library."""
    for number, order in enumerate(orders):
        for ways, line in (((GENERATED,), "o-"), ((ONE, BATCHED), "s--")):
            found = [r for n in sizes if (r := fastest(rows, ways, order=order, elements=n))]
            if found:
                axis.plot([r["elements"] for r in found], [r["gnodes"] for r in found], line, markersize=3,
                          color=COLOURS[number % len(COLOURS)],
                          label=f"order {order}" if line == "o-" else None)  # fmt: skip
    axis.set_xscale("log")
    axis.set_yscale("log")
    axis.set_xlabel("tetrahedra (broken lines: the library)")
    axis.legend(frameon=False, fontsize=8, ncols=2)


def figure_of(rows: list[Row], action: str) -> Figure | None:
    """Both panels in both precisions."""
    own = [row for row in rows if row["action"] == action]
    scalars = [scalar for scalar in SCALARS if any(row["scalar"] == scalar for row in own)]
    if not scalars:
        return None
    figure = Figure(figsize=(10, 3.6 * len(scalars)), layout="constrained", facecolor="white")
    FigureCanvasSVG(figure)
    axes = figure.subplots(len(scalars), 2, squeeze=False)
    sizes = sorted({row["elements"] for row in own})
    orders = sorted({row["order"] for row in own})
    for (left, right), scalar in zip(axes, scalars, strict=True):
        part = [row for row in own if row["scalar"] == scalar]
        against_order(left, part, orders, sizes[-1])
        against_elements(right, part, orders, sizes)
        left.set_ylabel(f"{scalar}: Gnodes/s")
    axes[0][0].legend(frameon=False)
    figure.suptitle(
        f"{ACTIONS[action]} on tetrahedra, vectors cell by cell, {own[0]['device']}", fontsize=10.5
    )
    return figure


def table(rows: list[Row]) -> Iterator[str]:
    """The largest runs."""
    largest = max(row["elements"] for row in rows)
    yield (
        "| action | scalar | order | generated, Gnodes/s | of copy | GDoF/s | TF/s | one GEMM, Gnodes/s | TF/s "
        "| batched, Gnodes/s | eta | generated / library |"
    )
    yield "|---|---|---|---|---|---|---|---|---|---|---|---|"
    keys = sorted({(row["action"], row["scalar"], row["order"]) for row in rows},
                  key=lambda key: (key[0], SCALARS.index(key[1]), key[2]))  # fmt: skip
    for action, scalar, order in keys:
        wanted = {"action": action, "scalar": scalar, "order": order, "elements": largest}
        own, one, batched = (fastest(rows, (way,), **wanted) for way in WAYS)
        best = max((row["gnodes"] for row in (one, batched) if row), default=None)
        cells = [action, scalar, str(order), value(own, "gnodes"), value(own, "fraction_of_copy"),
                 value(own, "gdofs"), value(own, "tflops"), value(one, "gnodes"), value(one, "tflops"),
                 value(batched, "gnodes"),
                 ", ".join(map(str, batched["eta"])) if batched else "-",
                 f"{own['gnodes'] / best:.2f}" if own and best else "-"]  # fmt: skip
        yield f"| {' | '.join(cells)} |"


def value(row: Row | None, key: str) -> str:
    """A number of a row, if there is one."""
    return f"{row[key]:.3g}" if row and row.get(key) is not None else "-"


def main() -> None:
    """Draw, and print the table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("results", type=Path, nargs="+")
    parser.add_argument("--out", type=Path, default=Path("docs/figures"))
    options = parser.parse_args()
    rows = read(options.results)
    if not rows:
        sys.exit("plot_blas: the files hold no measurement of an action")
    options.out.mkdir(parents=True, exist_ok=True)
    with mpl.rc_context({**STYLE, "svg.hashsalt": "femforge"}):
        for action in ACTIONS:
            if (figure := figure_of(rows, action)) is not None:
                figure.savefig(options.out / f"blas_{action}.svg", metadata={"Date": None})
                print(f"wrote {options.out / f'blas_{action}.svg'}")
    print("\n".join(table(rows)))


if __name__ == "__main__":
    main()
