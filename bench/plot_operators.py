"""Draws what bench_operators measured, and sets it against what bench/operators.toml wants.

    python bench/plot_operators.py RESULT.json... [--out docs/figures]

Writes operators_sizes.svg (throughput against the number of dofs) and operators_cases.svg (all cases, the
products with assembled matrices, and what was wanted), each if the results hold something for it. Prints a line
for everything that was wanted.
"""

from __future__ import annotations

import argparse
import json
import sys
import tomllib
from pathlib import Path
from typing import Any

import matplotlib as mpl
from matplotlib.backends.backend_svg import FigureCanvasSVG
from matplotlib.figure import Figure

from femforge.tuning.report_panels import COLOURS, STYLE

Row = dict[str, Any]
#: What is drawn of a large run; smaller ones say how throughput begins.
LARGE = 5_000_000
WIDTH = 9.0
OPERATOR, OTHER_ORDER, MATRIX, WANTED = COLOURS[0], COLOURS[5], COLOURS[1], "#000000"


def read(files: list[Path]) -> list[Row]:
    """The measurements of operators in all files, each with its device."""
    rows = []
    for file in files:
        content = json.loads(file.read_text())
        rows += [{**row, "device": content["device"]} for row in content["rows"] if "add" in row]
    return rows


def largest(rows: list[Row], kernel: str, order: str) -> Row | None:
    """The run of a kernel with most dofs, of those that compare with a matrix if there are any."""
    found = [r for r in rows if r["name"] == kernel and r["order"] == order and r["dofs"] >= LARGE]
    return max(found, key=lambda r: ("spmv" in r, r["dofs"]), default=None)


def smallest(rows: list[Row], kernel: str, dofs: int) -> Row | None:
    """The run of a kernel with the fewest dofs above a number, but not twice as many."""
    found = [r for r in rows if r["name"] == kernel and dofs <= r["dofs"] < 2 * dofs]
    return min((r for r in found if r["order"] == "structured"), key=lambda r: r["dofs"], default=None)


def wanted(case: dict[str, Any], row: Row) -> float | None:
    """GDoF/s that a case was to reach; None if the run lacks what that is relative to."""
    if "gdofs" in case:
        return float(case["gdofs"])
    return case["spmv"] * row["spmv"]["gdofs"] if "spmv" in row else None


def verdicts(rows: list[Row], plan: dict[str, Any]) -> list[str]:
    """A line for everything that was wanted. The slower of y = A x and y += A x counts."""
    lines = []

    def line(what: str, value: float, limit: float, met: bool, unit: str) -> None:
        lines.append(f"{'met   ' if met else 'MISSED'} {what}: {value:.2f}, wanted {limit:.2f} {unit}")

    for case in plan["cases"]:
        for order in ("structured", "reordered"):
            row = largest(rows, case["kernel"], order)
            limit = wanted(case, row) if row else None
            if row and limit is not None:
                value = min(row["gdofs_add"], row["gdofs_apply"])
                line(f"{case['label']}, {order}, {row['dofs']} dofs", value, limit, value >= limit, "GDoF/s")
    row = largest(rows, plan["iteration"]["kernel"], "structured")
    if row and "cg" in row:
        value, limit = row["cg"]["of_parts"], plan["iteration"]["of_parts"]
        line("iteration of conjugate gradients", value, limit, value <= limit, "of its parts")
    small = plan["small"]
    row = smallest(rows, small["kernel"], small["dofs"])
    if row:
        value = 1e3 * max(row["add"]["median"], row["apply"]["median"])
        line(f"{row['dofs']} dofs in a graph", value, small["microseconds"], value < small["microseconds"],
             "microseconds")  # fmt: skip
    return lines


def figure_of(across: int, height: float) -> tuple[Figure, list[Any]]:
    """A figure and its axes, side by side; height in inches."""
    figure = Figure(figsize=(WIDTH, height), layout="constrained", facecolor="white")
    FigureCanvasSVG(figure)
    return figure, list(figure.subplots(1, across, squeeze=False, sharey=True).flat)


def sizes(rows: list[Row], plan: dict[str, Any]) -> Figure | None:
    """Throughput of the operator and of an iteration against the number of dofs."""
    figure, axes = figure_of(len(plan["panels"]), 3.8)
    drawn = False
    for axis, panel in zip(axes, plan["panels"], strict=True):
        for colour, kernel in zip(COLOURS, panel["kernels"], strict=False):
            runs = (r for r in rows if r["name"] == kernel and r["order"] == "structured" and "cg" in r)
            found = sorted({r["dofs"]: r for r in runs}.values(), key=lambda r: r["dofs"])
            if len(found) < 2:
                continue
            drawn = True
            dofs, scalar = [r["dofs"] for r in found], found[0]["scalar"]
            axis.plot(dofs, [r["gdofs_apply"] for r in found], "o-", color=colour, markersize=4,
                      label=f"y = A x, {scalar}")  # fmt: skip
            axis.plot(dofs, [r["cg"]["gdofs"] for r in found], "s--", color=colour, markersize=4,
                      label=f"CG iteration, {scalar}")  # fmt: skip
        axis.set_xscale("log")
        axis.set_title(panel["title"])
        axis.set_xlabel("dofs")
        if axis.lines:
            axis.legend(loc="upper left", frameon=False)
    axes[0].set_ylim(bottom=0)  # of all: they share it
    axes[0].set_ylabel("GDoF/s")
    return figure if drawn else None


def cases(rows: list[Row], plan: dict[str, Any]) -> Figure | None:
    """Bars: each operator, on structured and on reordered meshes, its matrix, and what was wanted."""
    chosen = [(case, row) for case in plan["cases"] if (row := largest(rows, case["kernel"], "structured"))]
    if not chosen:
        return None
    figure, (axis,) = figure_of(1, 0.9 + 0.62 * len(chosen))
    for place, (case, row) in enumerate(chosen):
        other = largest(rows, case["kernel"], "reordered")
        bars = [(row["gdofs_apply"], OPERATOR), (other["gdofs_apply"] if other else 0.0, OTHER_ORDER),
                (row["spmv"]["gdofs"] if "spmv" in row else 0.0, MATRIX)]  # fmt: skip
        for k, (value, colour) in enumerate(bars):
            height = place + 0.26 * (k - 1)
            axis.barh(height, value, 0.24, color=colour)
            if value:
                axis.annotate(f"{value:.1f}", (value, height), (4, 0), textcoords="offset points", va="center",
                              fontsize=8.5)  # fmt: skip
        limit = wanted(case, row)
        if limit is not None:
            axis.plot([limit, limit], [place - 0.4, place + 0.4], color=WANTED, linewidth=1.6)
    axis.set_yticks(range(len(chosen)), [case["label"] for case, _ in chosen])
    axis.set_ylim(len(chosen) - 0.45, -0.55)
    axis.grid(visible=False, axis="y")
    axis.set_xlabel(f"GDoF/s, float64, {chosen[0][1]['device']}")
    handles = [mpl.patches.Patch(color=OPERATOR, label="y = A x without a matrix"),
               mpl.patches.Patch(color=OTHER_ORDER, label="the same, mesh shuffled and reordered"),
               mpl.patches.Patch(color=MATRIX, label="with the assembled matrix"),
               mpl.lines.Line2D([], [], color=WANTED, linewidth=1.6, label="wanted")]  # fmt: skip
    figure.legend(handles=handles, loc="outside upper center", ncols=2, frameon=False)
    return figure


def main() -> None:
    """Draw, and print verdicts."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("results", type=Path, nargs="+")
    parser.add_argument("--out", type=Path, default=Path("docs/figures"))
    options = parser.parse_args()
    plan = tomllib.loads((Path(__file__).parent / "operators.toml").read_text())
    rows = read(options.results)
    if not rows:
        sys.exit("plot_operators: the files hold no measurement of an operator")
    options.out.mkdir(parents=True, exist_ok=True)
    with mpl.rc_context({**STYLE, "svg.hashsalt": "femforge"}):
        for name, figure in (("operators_sizes", sizes(rows, plan)), ("operators_cases", cases(rows, plan))):
            if figure is not None:
                figure.savefig(options.out / f"{name}.svg", metadata={"Date": None})
                print(f"wrote {options.out / name}.svg")
    print("\n".join(verdicts(rows, plan)))


if __name__ == "__main__":
    main()
