"""What all pictures of measurements have in common: style, colours, figures, and how they become files."""

from __future__ import annotations

import io
import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import matplotlib as mpl
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure

from femforge.tuning.report.families import in_order
from femforge.tuning.report.series import Platform

T = TypeVar("T")
#: Kernels of one picture.
MOST_SERIES = 8
WIDTH, DPI = 12.0, 110
#: Okabe and Ito's colours, which colour-blind people tell apart; without the yellow, which white swallows.
COLOURS = ("#0072B2", "#E69F00", "#009E73", "#D55E00", "#CC79A7", "#56B4E9", "#000000", "#8C6D31")
MARKERS = "osD^vPX*"
MEMORY, ARITHMETIC, UNTUNED, PALE = "#0072B2", "#E69F00", "#000000", "#c8c8c8"
STYLE: Any = {
    "font.size": 10,
    "axes.titlesize": 10.5,
    "xtick.labelsize": 9.5,
    "ytick.labelsize": 9.5,
    "legend.fontsize": 9.5,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "axes.axisbelow": True,
    "grid.color": "#e4e4e4",
    "grid.linewidth": 0.8,
}
#: What makes the names inside of SVG files the same in every run.
SALT: Any = {"svg.hashsalt": "femforge"}


@dataclass(frozen=True)
class Look:
    """How a line, or a field of a map, is told apart.

    Attributes:
        colour, marker: of it.
        dashes: of the line, in matplotlib's words.
    """

    colour: str
    marker: str
    dashes: str = "-"


def looks_of(realisations: Collection[str] = ()) -> Mapping[str, Look]:
    """A look for each realisation, the same in all pictures; also for names that this femforge does not know."""
    return {
        name: Look(COLOURS[n % len(COLOURS)], MARKERS[n % len(MARKERS)])
        for n, name in enumerate(in_order(realisations))
    }


@dataclass(frozen=True)
class Picture:
    """A picture of the page.

    Attributes:
        section: key of the section it belongs to.
        file: its name.
        caption: below it.
        png: its contents.
        svg: the same for print, if the picture has such a file.
    """

    section: str
    file: str
    caption: str
    png: bytes
    svg: bytes | None = None

    @property
    def vector_file(self) -> str:
        """The name of the file for print; empty if there is none."""
        return "" if self.svg is None else f"{self.file.removesuffix('.png')}.svg"

    @property
    def files(self) -> Mapping[str, bytes]:
        """All files by name."""
        return {self.file: self.png, **({} if self.svg is None else {self.vector_file: self.svg})}


def new_figure(down: int, across: int, height: float, **options: Any) -> tuple[Figure, list[Any]]:
    """A figure with a light background and its axes, row by row; height in inches."""
    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(WIDTH, height), layout="constrained", facecolor="white")
        FigureCanvasAgg(figure)
        axes: Any = figure.subplots(down, across, squeeze=False, **options)
    return figure, list(axes.flat)


def shared_legend(figure: Figure, axes: Sequence[Any], order: Collection[str] = ()) -> None:
    """One legend below all panels, with what any of them has.

    Args:
        figure: with the panels.
        axes: of the panels.
        order: names in the order of the legend; others come behind as they are found.
    """
    found: dict[str, Any] = {}
    for axis in axes:
        for handle, label in zip(*axis.get_legend_handles_labels(), strict=True):
            found.setdefault(label, handle)
    names = [*(name for name in order if name in found), *(name for name in found if name not in order)]
    handles = [found[name] for name in names]
    figure.legend(handles, names, loc="outside lower center", ncols=len(names), frameon=False)


def picture(
    section: str, platform: Platform, rest: str, figure: Figure, caption: str, vector: bool = False
) -> Picture:
    """A figure as files.

    Args:
        section: key of the section it belongs to.
        platform: what was measured.
        rest: further words of the file's name.
        figure: to draw.
        caption: below it.
        vector: whether it is wanted as SVG, too.
    """
    flavour = "" if platform.flavour == platform.target else platform.flavour
    words = (section, platform.device, flavour, platform.target, rest)
    slug = re.sub(r"[^a-z0-9]+", "_", " ".join(words).lower()).strip("_")
    png = contents(figure, "png")
    return Picture(section, f"{slug}.png", caption, png, contents(figure, "svg") if vector else None)


def contents(figure: Figure, kind: str) -> bytes:
    """A figure as ``png`` or ``svg``: the same bytes in every run."""
    buffer = io.BytesIO()
    undated = {"png": {"Software": None}, "svg": {"Date": None}}[kind]
    with mpl.rc_context({**STYLE, **SALT}):
        figure.savefig(buffer, format=kind, dpi=DPI, metadata=undated)
    return buffer.getvalue()


def chunks(items: Sequence[T]) -> Iterator[tuple[str, Sequence[T]]]:
    """Parts of nearly equal length, with their numbers if there are several."""
    count = -(-len(items) // MOST_SERIES)
    size = -(-len(items) // max(count, 1))
    for n in range(count):
        yield str(n + 1) if count > 1 else "", items[n * size : (n + 1) * size]
