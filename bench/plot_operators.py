"""Draws what bench/run_operators.sh measured, and sets it against what bench/operators.toml wants.

    python bench/plot_operators.py RESULT.json... [--own-degree RESULT.json] [--out docs/figures]

Writes operators_sizes.svg (throughput against the number of dofs) and operators_cases.svg (all cases, the
products with assembled matrices, and what was wanted), each if the results hold something for it. Prints a line
for everything that was wanted, and the table of docs/performance/operators.md.
"""

from __future__ import annotations

import argparse
import json
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import matplotlib as mpl
from matplotlib.backends.backend_svg import FigureCanvasSVG
from matplotlib.figure import Figure

from femforge.tuning.report.drawing import COLOURS, STYLE

Row = dict[str, Any]
#: What is drawn of a large run; smaller ones say how throughput begins.
LARGE = 5_000_000
WIDTH = 10.0
SCALARS = {"f64": "float64", "f32": "float32"}
OPERATOR, OTHER_ORDER, MATRIX, WANTED = COLOURS[0], COLOURS[5], COLOURS[1], "#000000"

#: What the line across bars means.
GOAL = "goal set before measuring, float64: GDoF/s, or times the matrix"


def read(files: list[Path]) -> list[Row]:
    """All measurements of all files, each with its device and its file."""
    rows = []
    for file in files:
        content = json.loads(file.read_text())
        rows += [{**row, "device": content["device"], "file": file} for row in content["rows"]]
    return rows


class Operators:
    """The measurements of operators; of those for several targets in one run, the first target's count."""

    def __init__(self, rows: list[Row]) -> None:
        self.all = [row for row in rows if "add" in row]
        self.rows = [row for row in self.all if row["target"] == self.all[0]["target"]]

    def largest(self, kernel: str, order: str) -> Row | None:
        """The run of a kernel with most dofs, of those that compare with a matrix if there are any."""
        found = [r for r in self.rows if r["name"] == kernel and r["order"] == order and r["dofs"] >= LARGE]
        return max(found, key=lambda r: ("spmv" in r, r["dofs"]), default=None)

    def smallest(self, kernel: str, dofs: int) -> Row | None:
        """The run of a kernel with the fewest dofs above a number, but not twice as many."""
        found = [r for r in self.rows if r["name"] == kernel and dofs <= r["dofs"] < 2 * dofs]
        return min((r for r in found if r["order"] == "structured"), key=lambda r: r["dofs"], default=None)

    def against_other_target(self, kernel: str) -> float | None:
        """How fast another target's source is, as part of the first's, both in one run."""
        for other in self.all:
            if other["name"] != kernel or other["target"] == self.rows[0]["target"]:
                continue
            for row in self.rows:
                same = all(row[key] == other[key] for key in ("name", "file", "dofs", "order"))
                if same:
                    return float(row["apply"]["median"] / other["apply"]["median"])
        return None


def wanted(case: dict[str, Any], row: Row, with_matrix: Row | None = None) -> float | None:
    """GDoF/s that a case was to reach; None if the run lacks what that is relative to.

    Args:
        with_matrix: another run of the kernel, whose matrix counts if this one has none.
    """
    if row["scalar"] != "float64":
        return None
    if "gdofs" in case:
        return float(case["gdofs"])
    product = row.get("spmv") or (with_matrix or {}).get("spmv")
    return case["spmv"] * product["gdofs"] if product else None


def verdict(what: str, value: float, limit: float, met: bool, unit: str) -> str:
    """A line about something that was wanted."""
    return f"{'met   ' if met else 'MISSED'} {what}: {value:.3g}, wanted {limit:.3g} {unit}"


def case_verdicts(operators: Operators, plan: dict[str, Any]) -> Iterator[str]:
    """Of operators. The slower of y = A x and y += A x counts."""
    for case in plan["cases"]:
        kernel = case["kernel"].format(scalar="f64")
        for order in ("structured", "reordered"):
            row = operators.largest(kernel, order)
            limit = wanted(case, row, operators.largest(kernel, "structured")) if row else None
            if row and limit is not None:
                value = min(row["gdofs_add"], row["gdofs_apply"])
                what = f"{case['label']}, {order}, {row['dofs']} dofs"
                yield verdict(what, value, limit, value >= limit, "GDoF/s")
    row = operators.largest(plan["iteration"]["kernel"], "structured")
    if row and "cg" in row:
        value, limit = row["cg"]["of_parts"], plan["iteration"]["of_parts"]
        yield verdict("iteration of conjugate gradients", value, limit, value <= limit, "of its parts")
    small = plan["small"]
    row = operators.smallest(small["kernel"], small["dofs"])
    if row:
        value, limit = 1e3 * max(row["add"]["median"], row["apply"]["median"]), small["microseconds"]
        yield verdict(f"{row['dofs']} dofs in a graph", value, limit, value < limit, "microseconds")


def other_verdicts(rows: list[Row], plan: dict[str, Any]) -> Iterator[str]:
    """Of assembly and the large solution."""
    for case in plan["assembly"]:
        found = [r for r in rows if "assemble" in r and r["name"].startswith(case["kernel"])]
        if found:
            best = max(found, key=lambda r: r["cells_per_second"])
            value, limit = best["cells_per_second"] * 1e-9, case["gcells"]
            what = f"{case['label']} ({best['mapping']}), pattern {1e3 * best['pattern_seconds']:.0f} ms"
            yield verdict(what, value, limit, value >= limit, "G cells/s")
    for row in rows:
        if "true_relative_residual" in row and row["dofs"] >= plan["solution"]["dofs"]:
            value, limit = row["true_relative_residual"], plan["solution"]["residual"]
            memory = (
                f"{row['device_bytes'] * 1e-9:.1f} GB (a sparse matrix: {row['matrix_bytes'] * 1e-9:.0f} GB)"
            )
            work = f"{row['iterations']} iterations in {row['seconds']:.1f} s"
            what = f"solution, {row['dofs']} dofs, {work}, {memory}"
            # The solver stops by its own recurrence of the residual.
            yield verdict(what, value, limit, value <= 1.01 * limit, "of the right-hand side")


def both(row: Row | None) -> str:
    """Throughput of y += A x, and with y zeroed in brackets."""
    return f"{row['gdofs_add']:.1f} ({row['gdofs_apply']:.1f})" if row else "-"


def by_default(case: dict[str, Any], kernel: str, own_degree: Operators | None) -> str:
    """Throughput with the degree of quadrature that UFL estimates."""
    if case.get("by_default") == "same":
        return "same"
    known = own_degree is not None and case.get("by_default") == "measured"
    return both(own_degree.largest(kernel, "structured")) if known and own_degree else "-"


def table(operators: Operators, plan: dict[str, Any], own_degree: Operators | None) -> Iterator[str]:
    """The table of docs/performance.md, as far as it was measured."""
    yield (
        "| operator | scalar | million dofs | points | structured, GDoF/s | by default, GDoF/s | cuSPARSE, same run "
        "| times cuSPARSE | reordered, GDoF/s | CG iteration, GDoF/s | HIP source |"
    )
    yield "|---|---|---|---|---|---|---|---|---|---|---|"
    for case in plan["cases"]:
        for short, scalar in SCALARS.items():
            kernel = case["kernel"].format(scalar=short)
            row = operators.largest(kernel, "structured")
            if row is None:
                continue
            ratio = operators.against_other_target(kernel)
            product = row.get("spmv")
            cells = [
                case["label"], scalar, f"{row['dofs'] * 1e-6:.1f}", case["points"], both(row),
                by_default(case, kernel, own_degree),
                f"{product['gdofs']:.1f}" if product else "-",
                f"{product['ratio_add']:.2f} ({product['ratio_apply']:.2f})" if product else "-",
                both(operators.largest(kernel, "reordered")),
                f"{row['cg']['gdofs']:.1f}" if "cg" in row else "-",
                f"{ratio:.3f}" if ratio else "-",
            ]  # fmt: skip
            yield f"| {' | '.join(cells)} |"


def figure_of(across: int, height: float) -> tuple[Figure, list[Any]]:
    """A figure and its axes, side by side; height in inches."""
    figure = Figure(figsize=(WIDTH, height), layout="constrained", facecolor="white")
    FigureCanvasSVG(figure)
    return figure, list(figure.subplots(1, across, squeeze=False, sharey=True).flat)


def runs_by_size(operators: Operators, kernel: str) -> list[Row]:
    """One run of a kernel for each size, ascending, of those with an iteration of the solver."""
    runs = (r for r in operators.rows if r["name"] == kernel and r["order"] == "structured" and "cg" in r)
    return sorted({r["dofs"]: r for r in runs}.values(), key=lambda r: r["dofs"])


def sizes(operators: Operators, plan: dict[str, Any]) -> Figure | None:
    """Throughput of the operator and of an iteration against the number of dofs."""
    figure, axes = figure_of(len(plan["panels"]), 3.8)
    drawn = False
    for axis, panel in zip(axes, plan["panels"], strict=True):
        for colour, (short, scalar) in zip(COLOURS, SCALARS.items(), strict=False):
            found = runs_by_size(operators, panel["kernel"].format(scalar=short))
            if len(found) < 2:
                continue
            drawn = True
            dofs = [r["dofs"] for r in found]
            axis.plot(dofs, [r["gdofs_apply"] for r in found], "o-", color=colour, markersize=3.5,
                      label=f"y = A x, {scalar}")  # fmt: skip
            axis.plot(dofs, [r["cg"]["gdofs"] for r in found], "s--", color=colour, markersize=3.5,
                      label=f"CG iteration, {scalar}")  # fmt: skip
        axis.set_xscale("log")
        axis.set_title(panel["title"])
        axis.set_xlabel("dofs")
    axes[0].set_ylim(bottom=0)  # of all: they share it
    axes[0].set_ylabel("GDoF/s")
    handles = next((axis.get_legend_handles_labels() for axis in axes if axis.lines), None)
    if handles:
        figure.legend(*handles, loc="outside upper center", ncols=4, frameon=False)
    return figure if drawn else None


def draw_case(axis: Any, place: int, operators: Operators, kernel: str, case: dict[str, Any]) -> None:
    """The bars of one operator, around a place on the vertical axis."""
    row = operators.largest(kernel, "structured")
    if row is None:
        return
    other = operators.largest(kernel, "reordered")
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


def cases(operators: Operators, plan: dict[str, Any]) -> Figure | None:
    """Bars: each operator, on structured and on reordered meshes, its matrix, and what was wanted."""
    names = {case["kernel"].format(scalar=short) for case in plan["cases"] for short in SCALARS}
    measured = [r for r in operators.rows if r["name"] in names and r["dofs"] >= LARGE]
    chosen = [
        c for c in plan["cases"] if any(r["name"] == c["kernel"].format(scalar="f64") for r in measured)
    ]
    scalars = [short for short, scalar in SCALARS.items() if any(r["scalar"] == scalar for r in measured)]
    if not chosen:
        return None
    figure, axes = figure_of(len(scalars), 1.1 + 0.62 * len(chosen))
    for axis, short in zip(axes, scalars, strict=True):
        for place, case in enumerate(chosen):
            draw_case(axis, place, operators, case["kernel"].format(scalar=short), case)
        axis.grid(visible=False, axis="y")
        axis.margins(x=0.12)
        axis.set_title(SCALARS[short])
        axis.set_xlabel(f"GDoF/s, {measured[0]['device']}")
    axes[0].set_yticks(range(len(chosen)), [case["label"] for case in chosen])
    axes[0].set_ylim(len(chosen) - 0.45, -0.55)
    handles = [mpl.patches.Patch(color=OPERATOR, label="y = A x without a matrix"),
               mpl.patches.Patch(color=OTHER_ORDER, label="the same, mesh shuffled and reordered"),
               mpl.patches.Patch(color=MATRIX, label="with the assembled matrix"),
               mpl.lines.Line2D([], [], color=WANTED, linewidth=1.6, label=GOAL)]  # fmt: skip
    figure.legend(handles=handles, loc="outside upper center", ncols=2, frameon=False)
    return figure


def main() -> None:
    """Draw, and print verdicts."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("results", type=Path, nargs="+")
    parser.add_argument("--own-degree", type=Path, help="results of bench/operators_own_degree.toml")
    parser.add_argument("--out", type=Path, default=Path("docs/figures"))
    options = parser.parse_args()
    plan = tomllib.loads((Path(__file__).parent / "operators.toml").read_text())
    rows = read(options.results)
    operators = Operators(rows)
    if not operators.rows:
        sys.exit("plot_operators: the files hold no measurement of an operator")
    options.out.mkdir(parents=True, exist_ok=True)
    figures = {"operators_sizes": sizes, "operators_cases": cases}
    with mpl.rc_context({**STYLE, "svg.hashsalt": "femforge"}):
        for name, draw in figures.items():
            if (figure := draw(operators, plan)) is not None:
                figure.savefig(options.out / f"{name}.svg", metadata={"Date": None})
                print(f"wrote {options.out / name}.svg")
    print("\n".join([*case_verdicts(operators, plan), *other_verdicts(rows, plan), ""]))
    own_degree = Operators(read([options.own_degree])) if options.own_degree else None
    print("\n".join(table(operators, plan, own_degree)))


if __name__ == "__main__":
    main()
