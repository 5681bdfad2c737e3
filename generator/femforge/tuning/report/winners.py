"""The sections that show which realisation wins where: maps of winners, batches, rates, as tables of text."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from femforge.tuning.report.families import Family, Point, batch_ratios
from femforge.tuning.report.grids import NOTHING, Grid, Section, fraction, number
from femforge.tuning.report.words import (
    batches_in_words,
    cells_text,
    deciding_words,
    margins_in_words,
    rates_in_words,
    winners_in_words,
)

#: Keys of the sections.
WINNERS, BATCHING, RATES = "winners", "batching", "rates"


def sections_of_families(families: Sequence[Family]) -> list[Section]:
    """The sections; none without families."""
    if not families:
        return []
    found = [_winners(families), _batching(families), _rates(families)]
    return [section for section in found if section.grids]


def heading(family: Family) -> str:
    """What a family is and where it ran."""
    return f"{family.title}, on {family.platform.label}"


def _winners(families: Sequence[Family]) -> Section:
    text = [
        "Kernels of one form and several degrees, or on meshes of several sizes, measured in several realisations: the "
        "best of all variants of a degree at a number of cells wins (as the layer that selects products in Beams et "
        "al., section V). Margin is the time of the best variant of all other realisations / that of the winner; "
        "untuned is the time of the choice without a table / that of the winner.",
        "Of the winner's parameters those are named without whose value its realisation loses 2 % at least, and the "
        "size of its batches.",
    ]
    grids = [_winner_grid(family) for family in families]
    said = [f"{heading(f)}. {winners_in_words(f)} {margins_in_words(f)}".strip() for f in families]
    return Section(WINNERS, "Who wins where", text, grids, said)


def _winner_grid(family: Family) -> Grid:
    columns = ("degree", "cells", "winner", family.unit, "next", "margin", "untuned", "parameters")
    rows = [
        (family.space(degree), cells_text(cells), point.winner, number(family.rate(point.best)), _next(point),
         fraction(point.margin), fraction(point.gain), deciding_words(point))
        for (degree, cells), point in family.points.items()
    ]  # fmt: skip
    return Grid(heading(family), columns, rows, frozenset(("cells", family.unit, "margin", "untuned")))


def _next(point: Point) -> str:
    ways = list(point.by_way)
    return ways[1] if len(ways) > 1 else NOTHING


def ends(family: Family) -> list[int]:
    """The smallest and the largest number of cells: where batches are compared."""
    return list(dict.fromkeys((family.sizes[0], family.sizes[-1])))


def _batching(families: Sequence[Family]) -> Section:
    columns = ("cells", "realisation", "degree", "parameter", "divided by", "best", "rate with each")
    grids, said = [], []
    for family in families:
        rows = list(_batch_rows(family))
        if rows:
            grids.append(Grid(heading(family), columns, rows, frozenset(("cells", "best"))))
            words = " ".join(filter(None, (batches_in_words(family, cells) for cells in ends(family))))
            said.append(f"{heading(family)}. {words}")
    text = [
        "How the rate of a realisation depends on the cells that are computed together, at the smallest and the "
        "largest number of cells: of products by a library on blas_batch, the cells of each product of a batch, as a "
        "fraction of the rate with one product for all cells (Beams et al., figures 7 to 9); of others on "
        "element_batch, the cells of a block, as a fraction of the rate with the best one. Every rate is the best over "
        "all other parameters."
    ]
    return Section(BATCHING, "Batches of each realisation", text, grids, said)


def _batch_rows(family: Family) -> Iterator[Sequence[str]]:
    for cells in ends(family):
        for way in family.ways:
            found = batch_ratios(family, way, cells)
            for degree, ratios in found.ratios.items() if found.varied else ():
                listed = ", ".join(f"{batch}: {value:.2f}" for batch, value in ratios.items())
                best = max(ratios, key=lambda batch, mine=ratios: mine[batch])  # type: ignore[misc]
                yield (
                    cells_text(cells), way, family.space(degree), found.parameter,
                    "one product" if found.beside_one else "best batch", str(best), listed,
                )  # fmt: skip


def _rates(families: Sequence[Family]) -> Section:
    text = [
        'The best variant of each realisation (after "Finite Element Stiffness Matrix Action: to BLAS or not to '
        'BLAS"): over the degree on the largest mesh, and over the number of cells for each degree, each with the '
        "parameters that are best there."
    ]
    grids = [_rate_grid(family) for family in families]
    said = [f"{heading(f)}. {rates_in_words(f)}" for f in families]
    return Section(RATES, "Rates over degree and number of cells", text, grids, said)


def _rate_grid(family: Family) -> Grid:
    columns = ("degree", "cells", *(f"{way} {family.unit}" for way in family.ways))
    rows = [
        (family.space(degree), cells_text(cells), *(number(_rate_of(family, point, way)) for way in family.ways))
        for (degree, cells), point in family.points.items()
    ]  # fmt: skip
    return Grid(heading(family), columns, rows, frozenset(columns[1:]))


def _rate_of(family: Family, point: Point, way: str) -> float:
    return family.rate(point.by_way[way]) if way in point.by_way else math.nan
