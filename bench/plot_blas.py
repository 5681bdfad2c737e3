"""Draws what bench_blas measured: generated kernels on E-vectors beside a library's matrix products.

    python bench/plot_blas.py RESULT.json... [--out docs/figures]

Writes blas_ACTION.svg and blas_ACTION_sizes.svg for laplace and mass, each if the results hold something for it: nodes
per second (entries of E-vectors) against order at the largest number of elements, and against the number of elements,
in the figures that `femforge report` makes of archives. Prints the table of the largest runs in Markdown.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from matplotlib.figure import Figure

from femforge.tuning.report.curves import Curves, Rates
from femforge.tuning.report.drawing import Look, contents, looks_of
from femforge.tuning.report.families import LIBRARY

Row = dict[str, Any]
ACTIONS = {"laplace": "stiffness", "mass": "mass"}
SCALARS = ("float64", "float32")
#: Ways, with how they are told apart: the library's in its own colour. A generated kernel may be of any realisation.
GENERATED, ONE, BATCHED = "generated kernel", "one GEMM", "batched GEMM"
OF_LIBRARY = looks_of([LIBRARY])[LIBRARY]
WAYS = {
    GENERATED: Look("#000000", "o"),
    ONE: OF_LIBRARY,
    BATCHED: Look(OF_LIBRARY.colour, "s", "--"),
}


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


def label_of(row: Row, way: str) -> str:
    """What a line is called: the library's own name, where it is one."""
    return way if way == GENERATED else row["method"]


def curves_of(rows: list[Row], action: str) -> Curves | None:
    """The fastest of each way of an action, in both precisions."""
    own = [row for row in rows if row["action"] == action]
    scalars = [scalar for scalar in SCALARS if any(row["scalar"] == scalar for row in own)]
    if not scalars:
        return None
    looks = {label_of(row, way): look for way, look in WAYS.items() if (row := fastest(own, (way,)))}
    title = f"{ACTIONS[action]} on tetrahedra, vectors cell by cell, {own[0]['device']}"
    return Curves(title, "tetrahedra", "P", [rates_of(own, scalar) for scalar in scalars], looks)


def rates_of(rows: list[Row], scalar: str) -> Rates:
    """Gnodes/s by way, order and number of elements."""
    values: dict[str, dict[tuple[int, int], float]] = {}
    places = sorted({(row["order"], row["elements"]) for row in rows if row["scalar"] == scalar})
    for way in WAYS:
        for order, elements in places:
            row = fastest(rows, (way,), scalar=scalar, order=order, elements=elements)
            if row:
                values.setdefault(label_of(row, way), {})[order, elements] = row["gnodes"]
    return Rates(scalar, "Gnodes/s", values)


def figures_of(curves: Curves, action: str) -> Iterator[tuple[str, Figure]]:
    """The pictures of an action with their names."""
    yield f"blas_{action}", curves.over_degree()
    over_size = curves.over_size()
    if over_size:
        yield f"blas_{action}_sizes", over_size


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
    for action in ACTIONS:
        curves = curves_of(rows, action)
        for name, figure in figures_of(curves, action) if curves else ():
            (options.out / f"{name}.svg").write_bytes(contents(figure, "svg"))
            print(f"wrote {options.out / f'{name}.svg'}")
    print("\n".join(table(rows)))


if __name__ == "__main__":
    main()
