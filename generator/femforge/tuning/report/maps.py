"""Panels over degree and number of cells: winners, margins, and batches; drawn into axes that are given."""

from __future__ import annotations

import math
import textwrap
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import matplotlib as mpl
import numpy as np
from matplotlib.ticker import FixedLocator, FuncFormatter, NullFormatter, NullLocator

from femforge.tuning.report.drawing import MARKERS, Look, looks_of
from femforge.tuning.report.families import LIBRARY_BATCH, BatchRatios, Family, Point
from femforge.tuning.report.grids import number
from femforge.tuning.report.words import cells_text, deciding_words

#: Share of a realisation's colour in its fields; the rest is white, for the words on it.
TINT = 0.45
#: Characters of a line of parameters, for all columns together, and lines.
LINE_CHARACTERS, MOST_LINES = 150, 2
#: Numbers of cells that stand side by side below a map of margins; more are turned.
UPRIGHT = 4
NOT_MEASURED = "#f4f4f4"
#: Colours of margins, the same for all who see colours, and how far they reach at least.
MARGIN_COLOURS, LEAST_MARGIN = "cividis", 1.5


def winners(axis: Any, family: Family, sizes: Sequence[int]) -> None:
    """The winner of each degree and number of cells, with its rate and the parameters that matter.

    The name of the realisation stands in each field: colours alone tell nobody enough.
    """
    looks = looks_of(family.ways)
    width = LINE_CHARACTERS // max(len(sizes), 4)
    for point, x, y in _fields(family, sizes):
        _field(axis, x, y, _tinted(looks[point.winner].colour))
        lines = textwrap.wrap(f"{point.winner} {deciding_words(point)}", width)[:MOST_LINES]
        axis.text(
            x, y - 0.06, number(family.rate(point.best)), ha="center", va="bottom", fontsize=11, weight="bold"
        )
        axis.text(x, y + 0.02, "\n".join(lines), ha="center", va="top", fontsize=8, linespacing=1.05)
    _map_axes(axis, family, sizes)
    axis.set_xlabel(f"cells (in each field: {family.unit}, realisation and parameters)")
    axis.set_ylabel("degree")
    used = [way for way in family.ways if any(p.winner == way for p in family.points.values())]
    handles = [mpl.patches.Patch(color=_tinted(looks[way].colour), label=way) for way in used]
    axis.legend(handles=handles, loc="lower left", bbox_to_anchor=(0, 1), ncols=len(used), frameon=False)


def margins(
    axis: Any, family: Family, sizes: Sequence[int], margin: Callable[[Point], float], highest: float
) -> Any:
    """Margins of winners as numbers and colours.

    Args:
        axis: to draw into.
        family: what is compared.
        sizes: numbers of cells.
        margin: of a point; NaN if there is none.
        highest: of all margins of the picture.

    Returns:
        What a bar of colours is made of.
    """
    norm = mpl.colors.LogNorm(1.0, max(LEAST_MARGIN, highest))
    shades = mpl.colormaps[MARGIN_COLOURS]
    for point, x, y in _fields(family, sizes):
        value = margin(point)
        if math.isnan(value):
            _field(axis, x, y, NOT_MEASURED)
            axis.text(x, y, "-", ha="center", va="center", fontsize=9.5)
            continue
        colour = shades(norm(max(value, 1.0)))
        dark = float(np.dot(colour[:3], (0.299, 0.587, 0.114))) < 0.55
        _field(axis, x, y, colour)
        axis.text(
            x, y, f"{value:.2f}", ha="center", va="center", fontsize=9.5, color="white" if dark else "black"
        )
    _map_axes(axis, family, sizes)
    if len(sizes) > UPRIGHT:
        axis.tick_params(axis="x", labelrotation=90)
    return mpl.cm.ScalarMappable(norm, shades)


def ratio_bar(figure: Any, colours: Any, axes: Sequence[Any]) -> None:
    """A bar that explains the colours of margins, with plain numbers."""
    bar = figure.colorbar(colours, ax=list(axes), shrink=0.8, label="time of the other / time of the first")
    high = colours.norm.vmax
    steps = [s for s in (1, 1.1, 1.25, 1.5, 2, 3, 5, 10, 20, 50, 100) if s <= high]
    bar.ax.yaxis.set_major_locator(FixedLocator(steps[:: 1 if len(steps) < 7 else 2]))
    bar.ax.yaxis.set_major_formatter(FuncFormatter(lambda value, _: f"{value:g}"))
    bar.ax.yaxis.set_minor_locator(NullLocator())


def _fields(family: Family, sizes: Sequence[int]) -> list[tuple[Point, int, int]]:
    """The points of some sizes with their columns and rows."""
    return [
        (point, sizes.index(cells), family.degrees.index(degree))
        for (degree, cells), point in family.points.items()
        if cells in sizes
    ]


def _field(axis: Any, x: int, y: int, colour: Any) -> None:
    axis.add_patch(
        mpl.patches.Rectangle((x - 0.5, y - 0.5), 1, 1, facecolor=colour, edgecolor="white", linewidth=1.5)
    )


def _tinted(colour: str) -> Any:
    return tuple(TINT * value + (1 - TINT) for value in mpl.colors.to_rgb(colour))


def _map_axes(axis: Any, family: Family, sizes: Sequence[int]) -> None:
    axis.set_xticks(range(len(sizes)), [cells_text(cells) for cells in sizes])
    axis.set_yticks(range(len(family.degrees)), [family.space(degree) for degree in family.degrees])
    axis.set_xlim(-0.5, len(sizes) - 0.5)
    axis.set_ylim(len(family.degrees) - 0.5, -0.5)
    axis.set_xlabel("cells")
    axis.grid(visible=False)
    axis.tick_params(length=0)
    axis.spines[:].set_visible(False)


def degree_looks(degrees: Sequence[int]) -> Mapping[int, Look]:
    """How lines of degrees are told apart: shades from dark to light, and marks."""
    shades = mpl.colormaps["viridis"](np.linspace(0, 0.86, len(degrees)))
    return {
        degree: Look(mpl.colors.to_hex(shade), MARKERS[n % len(MARKERS)])
        for n, (degree, shade) in enumerate(zip(degrees, shades, strict=True))
    }


def batches(axis: Any, family: Family, found: BatchRatios) -> None:
    """Rates over the size of batches, a line for each degree."""
    looks = degree_looks(family.degrees)
    for degree, ratios in found.ratios.items():
        look = looks[degree]
        axis.plot(list(ratios), list(ratios.values()), look.dashes, color=look.colour, marker=look.marker, markersize=5,
                  linewidth=1.5, label=family.space(degree))  # fmt: skip
    sizes = sorted({batch for ratios in found.ratios.values() for batch in ratios})
    axis.set_xscale("log", base=2)
    axis.xaxis.set_major_locator(FixedLocator(sizes[:: -(-len(sizes) // 8)]))
    axis.xaxis.set_major_formatter(FuncFormatter(lambda value, _: f"{value:g}"))
    axis.xaxis.set_minor_locator(NullLocator())
    axis.xaxis.set_minor_formatter(NullFormatter())
    unit = "cells of a product" if found.parameter == LIBRARY_BATCH else "cells of a batch"
    axis.set_xlabel(f"{found.parameter} ({unit})")
    axis.set_ylabel("rate / that of one product" if found.beside_one else "rate / that of the best batch")
    if found.beside_one:
        axis.axhline(1, color="#404040", linewidth=1.3, linestyle="--")
    top = max(value for ratios in found.ratios.values() for value in ratios.values())
    axis.set_ylim(0, 1.08 * max(1.0, top))
    axis.set_title(found.way)
