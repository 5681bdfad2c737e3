"""CEED's bake-off problems as a table and pictures, beside libCEED.

    python bench/plot_ceed.py RESULT.json... [--csv FILE] [--out docs/figures] [--stem ceed]

RESULT.json are files of `bench/run_operators.sh FOLDER ceed ceed_sizes`. The table has, for every problem, degree and
size: throughput, bytes and operations a second, and what part of two rooflines that is. Both have the least bytes of a
problem (vectors, the offsets of nodes, geometry) by the measured copy; one with the factors of the geometry stored at
the points, as libCEED and MFEM have them, the other with the points of the mesh and the operations of the kernel by the
rate of fused multiply-adds. Writes STEM_degrees.svg (throughput against the degree, at the largest size) and
STEM_sizes.svg (against the number of dofs). Kernels on E-vectors are CEED's bake-off kernels (BK5): nothing is gathered
or added up, and nodes are counted as degree^3 a cell, as nekRS counts them.
"""

from __future__ import annotations

import argparse
import csv
import json
import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import matplotlib as mpl
from matplotlib.backends.backend_svg import FigureCanvasSVG
from matplotlib.figure import Figure

from femforge.tuning.report.drawing import COLOURS, STYLE

#: GDoF/s of libCEED's fused kernels (cuda-gen), float64, about 10 million dofs, L-vector to L-vector with the
#: output zeroed, geometry stored at the points, on an H200 with 4.27 TB/s of copy: degrees 1 to 8.
LIBCEED = {
    1: (4.9, 17.8, 23.4, 29.4, 30.4, 34.1, 28.0, 28.7),
    2: (6.0, 19.3, 23.8, 20.1, 17.2, 21.2, 16.0, 19.4),
    3: (1.29, 7.1, 8.8, 7.9, 10.8, 12.3, 9.1, 12.5),
    4: (2.3, 7.2, 8.8, 8.3, 7.2, 9.1, 8.3, 8.1),
    5: (6.1, 15.5, 23.1, 24.1, 23.5, 23.1, 23.9, 17.5),
    6: (10.8, 19.3, 24.5, 24.6, 19.6, 18.2, 21.2, 17.5),
}
#: Operations a second of fused multiply-adds, two each, of a device, by the scalar: `bench/survey` measures them.
PEAK = {"NVIDIA H200": {"float64": 33.2e12, "float32": 64.7e12}}
NAME = re.compile(r"bp([1-6])_[qQ](\d+).*_hexahedron_f(64|32)_")
FIELDS = (
    "problem", "degree", "scalar", "dofs", "gdofs_add", "gdofs_apply", "gdofs_cg", "gbytes", "tflops",
    "of_stored_roofline", "of_recomputed_roofline", "times_libceed", "error", "kernel",
)  # fmt: skip


@dataclass(frozen=True)
class Problem:
    """One of the six problems at a degree.

    Attributes:
        number: 1 to 6.
        degree: of the elements.
        scalar: ``float64`` or ``float32``.
        by_cell: whether the vectors are E-vectors.
    """

    number: int
    degree: int
    scalar: str
    by_cell: bool = False

    @property
    def name(self) -> str:
        """As CEED calls it."""
        return f"{'BK' if self.by_cell else 'BP'}{self.number}"

    @property
    def counted(self) -> float:
        """What part of the entries of a vector counts."""
        return (self.degree / (self.degree + 1)) ** 3 if self.by_cell else 1.0

    @property
    def components(self) -> int:
        """Of the field."""
        return 1 if self.number % 2 else 3

    @property
    def points(self) -> int:
        """Of a direction."""
        return self.degree + (2 if self.number < 5 else 1)

    def bytes_of_dof(self, stored: bool) -> float:
        """Least bytes for a dof: x, y and its offset, and the geometry of a cell shared by its dofs."""
        scalar = 8 if self.scalar == "float64" else 4
        factors = (1 if self.number < 3 else 6) * self.points**3 if stored else 3
        offsets = (0 if self.by_cell else 4 * (self.degree + 1) ** 3) + (0 if stored else 32)
        return 2 * scalar / self.counted + (offsets + scalar * factors) / (self.degree**3 * self.components)


def table_row(row: dict[str, Any], problem: Problem, copy: float, peak: float) -> dict[str, Any]:
    """What the table says of a measurement.

    Args:
        row: of the JSON file.
        problem: that it measured.
        copy: bytes a second.
        peak: operations a second.
    """
    add = row["gdofs_add"] * problem.counted
    apply = add if problem.by_cell else row["gdofs_apply"]  # nothing is zeroed where results overwrite
    dofs, flops = add * 1e9, row["flops_per_second"]
    stored = copy / problem.bytes_of_dof(True)
    recomputed = min(copy / problem.bytes_of_dof(False), dofs * peak / flops)
    large = problem.scalar == "float64" and not problem.by_cell and 5e6 < row["dofs"] < 2e7
    peer = LIBCEED[problem.number][problem.degree - 1] if large and problem.degree <= 8 else None
    return {
        "problem": problem.name, "degree": problem.degree, "scalar": problem.scalar,
        "dofs": round(row["dofs"] * problem.counted),
        "gdofs_add": round(add, 4), "gdofs_apply": round(apply, 4),
        "gdofs_cg": row["cg"]["gdofs"] if "cg" in row else "",
        "gbytes": round(row["fraction_of_copy"] * copy * 1e-9, 1), "tflops": round(flops * 1e-12, 2),
        "of_stored_roofline": round(dofs / stored, 3), "of_recomputed_roofline": round(dofs / recomputed, 3),
        "times_libceed": round(apply / peer, 2) if peer else "",
        "error": row["error"], "kernel": row["name"],
    }  # fmt: skip


def read(files: Sequence[Path]) -> list[dict[str, Any]]:
    """The rows of the table, by scalar, problem, degree and size."""
    rows = []
    for file in files:
        content = json.loads(file.read_text())
        for row in content["rows"]:
            if found := NAME.match(row["name"]):
                problem = Problem(
                    int(found[1]), int(found[2]), f"float{found[3]}", "_element_" in row["name"]
                )
                peak = PEAK[content["device"]][problem.scalar]
                rows.append(table_row(row, problem, content["copy_bytes_per_second"], peak))
    return sorted(rows, key=lambda r: (r["scalar"], r["problem"], r["degree"], r["dofs"]))


def figure_of(across: int) -> tuple[Figure, list[Any]]:
    """Six or fewer panels side by side, three to a row."""
    down = -(-across // 3)
    figure = Figure(figsize=(10.0, 1.0 + 2.9 * down), layout="constrained", facecolor="white")
    FigureCanvasSVG(figure)
    return figure, list(figure.subplots(down, min(3, across), squeeze=False).flat)


def degrees(rows: Sequence[dict[str, Any]]) -> Figure:
    """Throughput against the degree, a panel a problem."""
    figure, axes = figure_of(6)
    for number, axis in zip(LIBCEED, axes, strict=True):
        axis.plot(range(1, 9), LIBCEED[number], "s--", color=COLOURS[1], markersize=3.5,
                  label="libCEED cuda-gen, float64, geometry stored")  # fmt: skip
        for colour, scalar in zip((COLOURS[0], COLOURS[5]), ("float64", "float32"), strict=True):
            own = [r for r in rows if r["problem"] == f"BP{number}" and r["scalar"] == scalar]
            largest = {r["degree"]: r for r in own if 5e6 < r["dofs"] < 2e7}
            if largest:
                values = [r["gdofs_apply"] for r in largest.values()]
                axis.plot(
                    list(largest), values, "o-", color=colour, markersize=3.5, label=f"femforge, {scalar}"
                )
        axis.set_title(f"BP{number}")
        axis.set_xlabel("degree")
        axis.set_ylim(bottom=0)
    for axis in axes[::3]:
        axis.set_ylabel("GDoF/s, y = A x")
    figure.legend(*axes[0].get_legend_handles_labels(), loc="outside upper center", ncols=3, frameon=False)
    return figure


def sizes(rows: Sequence[dict[str, Any]]) -> Figure | None:
    """Throughput against the number of dofs, a panel a problem that was measured at several sizes."""
    series: dict[str, dict[int, list[dict[str, Any]]]] = {}
    for row in rows:
        if row["gdofs_cg"] != "" and row["scalar"] == "float64" and row["problem"].startswith("BP"):
            series.setdefault(row["problem"], {}).setdefault(row["degree"], []).append(row)
    if not series:
        return None
    figure, axes = figure_of(len(series))
    for axis, (problem, by_degree) in zip(axes, series.items(), strict=False):
        for colour, (degree, own) in zip(COLOURS, by_degree.items(), strict=False):
            dofs = [r["dofs"] for r in own]
            axis.plot(
                dofs,
                [r["gdofs_apply"] for r in own],
                "o-",
                color=colour,
                markersize=3,
                label=f"degree {degree}",
            )
            axis.plot(dofs, [r["gdofs_cg"] for r in own], ":", color=colour)
        axis.set_xscale("log")
        axis.set_title(f"{problem}; dotted: an iteration of conjugate gradients")
        axis.title.set_fontsize(8.5)
        axis.set_xlabel("dofs")
        axis.set_ylim(bottom=0)
    axes[0].set_ylabel("GDoF/s, y = A x")
    figure.legend(*axes[0].get_legend_handles_labels(), loc="outside upper center", ncols=4, frameon=False)
    return figure


def main() -> int:
    """Read the command line, write what it asks for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("results", nargs="+", type=Path)
    parser.add_argument("--csv", type=Path)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--stem", default="ceed")
    options = parser.parse_args()
    rows = read(options.results)
    if not rows:
        print("plot_ceed.py: these files hold no bake-off problem", file=sys.stderr)
        return 2
    with options.csv.open("w", newline="") if options.csv else sys.stdout as file:
        writer = csv.DictWriter(file, FIELDS, lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)
    if options.out:
        with mpl.rc_context(STYLE):
            for name, figure in (("degrees", degrees(rows)), ("sizes", sizes(rows))):
                if figure is not None:
                    figure.savefig(options.out / f"{options.stem}_{name}.svg", metadata={"Date": None})
    return 0


if __name__ == "__main__":
    sys.exit(main())
