"""Rates of several ways to do the same over degree and size: panels and figures, for reports and for benchmarks."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, NullFormatter

from femforge.tuning.report.drawing import Look, new_figure, shared_legend
from femforge.tuning.report.words import cells_text

#: Panels side by side.
MOST_ACROSS = 4


@dataclass(frozen=True)
class Rates:
    """What was measured in one precision.

    Attributes:
        label: of the precision.
        unit: of the rates.
        values: for each way, a rate by degree and number of cells.
    """

    label: str
    unit: str
    values: Mapping[str, Mapping[tuple[int, int], float]]

    @cached_property
    def degrees(self) -> list[int]:
        """Ascending."""
        return sorted({degree for rates in self.values.values() for degree, _ in rates})

    def sizes(self, degree: int) -> list[int]:
        """Numbers of cells of a degree, ascending."""
        return sorted({size for rates in self.values.values() for d, size in rates if d == degree})

    @property
    def several_sizes(self) -> bool:
        """Whether any degree has more than one."""
        return any(len(self.sizes(degree)) > 1 for degree in self.degrees)


@dataclass(frozen=True)
class Curves:
    """Rates in one or more precisions, and how their lines look.

    Attributes:
        title: of the figures.
        cells: what cells are called.
        space: the name of elements of a degree, without the degree.
        rates: a panel for each.
        looks: of the ways, by their names in legends.
    """

    title: str
    cells: str
    space: str
    rates: Sequence[Rates]
    looks: Mapping[str, Look]

    def over_degree(self) -> Figure:
        """Rates over the degree at the largest number of cells, a panel for each precision."""
        figure, axes = new_figure(1, len(self.rates), 3.9)
        for axis, rates in zip(axes, self.rates, strict=True):
            largest = {degree: rates.sizes(degree)[-1] for degree in rates.degrees}
            for way, values in rates.values.items():
                points = [(d, values[d, n]) for d, n in largest.items() if (d, n) in values]
                self._line(axis, way, points)
            axis.set_xticks(rates.degrees)
            axis.set_ylim(bottom=0)
            same = len(set(largest.values())) == 1
            where = (
                f"{cells_text(max(largest.values()))} {self.cells}" if same else "the largest mesh of each"
            )
            axis.set_xlabel(f"degree ({where})")
            axis.set_ylabel(f"{rates.label}: {rates.unit}")
        return self._finished(figure, axes)

    def over_size(self) -> Figure | None:
        """Rates over the number of cells, a panel for each degree; None where no degree has several."""
        drawn = [
            (rates, degree)
            for rates in self.rates
            for degree in rates.degrees
            if len(rates.sizes(degree)) > 1
        ]
        if not drawn:
            return None
        rows = [_rows(rates, [d for r, d in drawn if r is rates]) for rates in self.rates]
        across = max(len(row) for some in rows for row in some)
        down = sum(map(len, rows))
        figure, axes = new_figure(down, across, 0.9 + 2.5 * down, sharey=True)
        places = [axes[n * across : (n + 1) * across] for n in range(down)]
        for some, rates in zip(rows, self.rates, strict=True):
            for row in some:
                place = places.pop(0)
                for axis, degree in zip(place, row, strict=False):
                    self._sizes(axis, rates, degree)
                place[0].set_ylabel(f"{rates.label}: {rates.unit}")
                for axis in place[len(row) :]:
                    axis.axis("off")
        return self._finished(figure, axes)

    def _sizes(self, axis: Any, rates: Rates, degree: int) -> None:
        for way, values in rates.values.items():
            self._line(
                axis, way, [(n, values[degree, n]) for n in rates.sizes(degree) if (degree, n) in values]
            )
        axis.set_xscale("log")
        axis.set_yscale("log")
        axis.yaxis.set_major_formatter(FuncFormatter(lambda value, _: f"{value:g}"))
        axis.yaxis.set_minor_formatter(NullFormatter())
        axis.set_title(f"{self.space}{degree}", pad=3)
        axis.set_xlabel(self.cells)

    def _line(self, axis: Any, way: str, points: Sequence[tuple[int, float]]) -> None:
        look = self.looks[way]
        known = [(x, y) for x, y in points if math.isfinite(y)]
        if known:
            axis.plot([x for x, _ in known], [y for _, y in known], look.dashes, marker=look.marker, color=look.colour,
                      markersize=4.5, linewidth=1.5, label=way)  # fmt: skip

    def _finished(self, figure: Figure, axes: Sequence[Any]) -> Figure:
        """With one legend for all panels, and a title."""
        shared_legend(figure, axes, self.looks)
        figure.suptitle(self.title, fontsize=10.5)
        return figure


def _rows(rates: Rates, degrees: Sequence[int]) -> list[Sequence[int]]:
    """Degrees of one precision in rows of nearly equal length."""
    count = -(-len(degrees) // MOST_ACROSS)
    size = -(-len(degrees) // max(count, 1))
    return [degrees[n * size : (n + 1) * size] for n in range(count)]
