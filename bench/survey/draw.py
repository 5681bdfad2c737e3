"""The map as a picture: a column for each form, a row for each cell, degree and kind of kernel."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import matplotlib as mpl
import matplotlib.pyplot as plt
import numpy as np
from matplotlib.colors import BoundaryNorm, ListedColormap
from subjects import CELLS, KINDS, OVER, SCALARS

#: Colours between bounds, dark where it is slow.
_COLOURS = ("#67001f", "#b2182b", "#d6604d", "#f4a582", "#d1e5f0", "#92c5de", "#4393c3")


@dataclass(frozen=True)
class Scale:
    """What is drawn.

    Attributes:
        title: of the picture.
        bounds: where the colour changes; one more than colours.
        value: of an entry of the map that was measured; None if it has none.
    """

    title: str
    bounds: tuple[float, ...]
    value: Callable[[Mapping[str, Any]], float | None]


def _gain(entry: Mapping[str, Any]) -> float | None:
    return entry["ffcx_seconds"] / entry["seconds_beside_ffcx"] if "ffcx_seconds" in entry else None


FLOOR = Scale(
    "floor / time of the default kernels",
    (0, 0.05, 0.1, 0.2, 0.4, 0.65, 0.8, 10),
    lambda entry: entry["of_floor"],
)
FFCX = Scale("FFCx's time / time of element tensors, one core", (0, 0.5, 0.75, 1, 2, 3, 5, 1000), _gain)

#: What is written where there is no time: a letter, and its meaning for the legend.
_MARKS: Mapping[str, tuple[str, str]] = {
    "failed": ("G", "is not generated"),
    "not_built": ("C", "does not compile"),
    "wrong": ("W", "is wrong"),
    "crashed": ("X", "stops with an error"),
    "timed_out": ("T", "does not end"),
    "not_measured": ("·", "not measured"),
    "no_ffcx": ("F", "FFCx has no kernel, or one that computes something else"),
}
_SHORT = {
    "element_tensor": "matrix",
    "apply": "apply",
    "residual": "residual",
    "diagonal": "diagonal",
    "assemble": "assemble",
}


def draw(content: Mapping[str, Any], scalar: str, stem: Path, scale: Scale = FLOOR) -> list[Path]:
    """Draw one precision of a map as PNG and SVG.

    Args:
        content: from :func:`table.collect`.
        scalar: ``float64`` or ``float32``.
        stem: of the files, without an ending.
        scale: what is drawn.
    """
    entries = [e for e in content["kernels"] if e["scalar"] == scalar and e["status"] != "undefined"]
    if scale is FFCX:
        status = {True: "ok", False: "no_ffcx"}
        entries = [
            {**e, "status": status["ffcx_seconds" in e]}
            for e in entries
            if e.keys() & {"ffcx_seconds", "ffcx_why"}
        ]
    columns = list(dict.fromkeys(entry["row"] for entry in entries))
    rows = sorted({(e["cell"], e["degree"], e["kind"]) for e in entries}, key=_place)
    place = {row: number for number, row in enumerate(rows)}
    shares = np.full((len(rows), len(columns)), np.nan)
    marks: list[tuple[int, int, str, str]] = []
    for entry in entries:
        x, y = columns.index(entry["row"]), place[entry["cell"], entry["degree"], entry["kind"]]
        value = scale.value(entry) if entry["status"] == "ok" else None
        if value is None:
            marks.append((x, y, _MARKS[entry["status"]][0], "#b2182b"))
            continue
        shares[y, x] = value
        dark = value < scale.bounds[3] or value >= scale.bounds[6]
        marks.append(
            (x, y, f"{value:.2f}"[:4].removeprefix("0").removesuffix("."), "white" if dark else "black")
        )
    figure = _figure(content, scalar, columns, rows, shares, marks, scale)
    files = [stem.with_suffix(suffix) for suffix in (".png", ".svg")]
    stem.parent.mkdir(parents=True, exist_ok=True)
    with mpl.rc_context({"svg.hashsalt": "femforge"}):
        for file in files:
            figure.savefig(file, dpi=110, metadata={"Date": None} if file.suffix == ".svg" else None)
    plt.close(figure)
    return files


def _place(row: tuple[str, int, str]) -> tuple[int, int, int]:
    return CELLS.index(row[0]), row[1], KINDS.index(row[2])


def _figure(
    content: Mapping[str, Any],
    scalar: str,
    columns: Sequence[str],
    rows: Sequence[tuple[str, int, str]],
    shares: Any,
    marks: Sequence[tuple[int, int, str, str]],
    scale: Scale,
) -> Any:
    size = (2.6 + 0.42 * len(columns), 2.4 + 0.2 * len(rows))
    figure, axes = plt.subplots(figsize=size, layout="constrained")
    image = axes.imshow(
        np.ma.masked_invalid(shares), cmap=ListedColormap(_COLOURS), norm=BoundaryNorm(scale.bounds, len(_COLOURS)),
        aspect="auto",
    )  # fmt: skip
    for x, y, text, colour in marks:
        axes.text(x, y, text, ha="center", va="center", fontsize=6, color=colour)
    axes.set_xticks(
        range(len(columns)), [_readable(name) for name in columns], rotation=60, ha="right", fontsize=7
    )
    axes.set_yticks(
        range(len(rows)), [f"{cell} {degree} {_SHORT[kind]}" for cell, degree, kind in rows], fontsize=6
    )
    for number in range(1, len(rows)):
        if rows[number][:2] != rows[number - 1][:2]:
            axes.axhline(
                number - 0.5, color="black", linewidth=0.6 if rows[number][0] == rows[number - 1][0] else 1.4
            )
    device = content["device"]
    axes.set_title(f"{scale.title}, {scalar}\n{device['name']}", fontsize=9)
    bar = figure.colorbar(image, ax=axes, ticks=scale.bounds[:-1], fraction=0.03)
    bar.ax.set_yticklabels([f"{bound:g}" for bound in scale.bounds[:-1]])
    bar.ax.tick_params(labelsize=7)
    used = [mark for mark in _MARKS.values() if any(text == mark[0] for *_, text, _ in marks)]
    if used:
        axes.set_xlabel(
            "; ".join(f"{letter}: {meaning}" for letter, meaning in used) + "; blank: no such kernel",
            fontsize=7,
        )
    return figure


def _readable(column: str) -> str:
    return column.removeprefix("facets/").replace("_", " ")


def draw_all(content: Mapping[str, Any], stem: Path) -> list[Path]:
    """A picture for each precision that was measured, of cells and of facets, and one beside FFCx if that was timed."""
    files = []
    for scalar, over in itertools.product(SCALARS, OVER):
        # maps from before there were facets do not say what kernels are over
        own = [e for e in content["kernels"] if e["scalar"] == scalar and e.get("over", "cell") == over]
        name = stem.name + ("_facets" if over == "facet" else "")
        short = "f64" if scalar == "float64" else "f32"
        part = {**content, "kernels": own}
        if any(e["status"] == "ok" for e in own):
            files += draw(part, scalar, stem.with_name(f"{name}_{short}"))
        if any("ffcx_seconds" in e for e in own):
            files += draw(part, scalar, stem.with_name(f"{name}_ffcx_{short}"), FFCX)
    return files
