"""The pictures that show which realisation wins where, with what they show in words as captions."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence

from matplotlib.figure import Figure

from femforge.tuning.report import maps
from femforge.tuning.report.curves import Curves, Rates
from femforge.tuning.report.drawing import Picture, chunks, looks_of, new_figure, picture, shared_legend
from femforge.tuning.report.families import Family, Point, batch_ratios, by_precision
from femforge.tuning.report.winners import BATCHING, RATES, WINNERS, ends, heading
from femforge.tuning.report.words import (
    batches_in_words,
    beside_library,
    cells_text,
    margins_in_words,
    rates_in_words,
    winners_in_words,
)


def pictures_of_families(families: Sequence[Family]) -> Iterator[Picture]:
    """All pictures of all families."""
    for family in families:
        yield from _winners(family)
        yield from _margins(family)
        yield from _batches(family)
    for group in by_precision(families):
        yield from _rates(group)


def _picture(section: str, family: Family, words: str, figure: Figure, caption: str) -> Picture:
    return picture(section, family.platform, f"{family.title} {words}", figure, caption, vector=True)


def _winners(family: Family) -> Iterator[Picture]:
    for part, sizes in chunks(family.sizes):
        figure, (axis,) = new_figure(1, 1, 1.5 + 0.62 * len(family.degrees))
        maps.winners(axis, family, sizes)
        figure.suptitle(heading(family), fontsize=10.5)
        caption = (
            f"{heading(family)}: the realisation that wins, its rate in {family.unit}, and its parameters that matter. "
            f"{winners_in_words(family)}"
        )
        yield _picture(WINNERS, family, part, figure, caption)


#: Pairs that margins compare, each by a function of a point: NaN where one of both was not measured.
MARGINS: Mapping[str, Callable[[Point], float]] = {
    "winner / the best of the other realisations": lambda point: point.margin,
    "winner / the untuned choice": lambda point: point.gain,
    "best generated kernel / a library's products": beside_library,
}


def _margins(family: Family) -> Iterator[Picture]:
    values = {
        name: [v for p in family.points.values() if not math.isnan(v := of(p))]
        for name, of in MARGINS.items()
    }
    drawn = [name for name, known in values.items() if known]
    if not drawn:
        return
    highest = max(value for known in values.values() for value in known)
    for part, sizes in chunks(family.sizes):
        figure, axes = new_figure(1, len(drawn), 1.4 + 0.36 * len(family.degrees), sharey=True)
        for axis, name in zip(axes, drawn, strict=True):
            colours = maps.margins(axis, family, sizes, MARGINS[name], highest)
            axis.set_title(name, fontsize=9.5)
        axes[0].set_ylabel("degree")
        maps.ratio_bar(figure, colours, axes)
        figure.suptitle(heading(family), fontsize=10.5)
        caption = f"{heading(family)}: how many times as fast one is as the other. {margins_in_words(family)}"
        yield _picture(WINNERS, family, f"margins {part}", figure, caption)


def _batches(family: Family) -> Iterator[Picture]:
    for cells in ends(family):
        drawn = [found for way in family.ways if (found := batch_ratios(family, way, cells)).varied]
        if not drawn:
            continue
        across = min(2, len(drawn))
        down = -(-len(drawn) // across)
        figure, axes = new_figure(down, across, 0.7 + 3.0 * down)
        for axis, found in zip(axes, drawn, strict=False):
            maps.batches(axis, family, found)
        for axis in axes[len(drawn) :]:
            axis.axis("off")
        shared_legend(figure, axes, [family.space(degree) for degree in family.degrees])
        figure.suptitle(f"{heading(family)}, {cells_text(cells)} cells", fontsize=10.5)
        caption = (
            f"{heading(family)}: rates over the size of batches, each the best over all other parameters. "
            f"{batches_in_words(family, cells)}"
        )
        yield _picture(BATCHING, family, f"{cells} cells", figure, caption)


def curves_of(group: Sequence[Family]) -> Curves:
    """Families that differ in the precision as curves, a line for each realisation."""
    rates = [
        Rates(f.subject.scalar, f.unit,
              {way: {key: f.rate(p.by_way[way]) for key, p in f.points.items() if way in p.by_way} for way in f.ways})
        for f in group
    ]  # fmt: skip
    first, ways = group[0], {way for f in group for way in f.ways}
    title = f"{_without_scalar(first)}, on {first.platform.label}"
    return Curves(title, "cells", first.space(0).removesuffix("0"), rates, looks_of(ways))


def _without_scalar(family: Family) -> str:
    return family.title.replace(f", {family.subject.scalar}", "")


def _rates(group: Sequence[Family]) -> Iterator[Picture]:
    curves, first = curves_of(group), group[0]
    words = " ".join(f"{f.subject.scalar}: {rates_in_words(f)}" for f in group)
    caption = f"{curves.title}: the best variant of each realisation over the degree. {words}"
    drawn = [("over degree", curves.over_degree(), caption)]
    over_size = curves.over_size()
    if over_size:
        sizes = sorted({cells for f in group for cells in f.sizes})
        least, most = cells_text(sizes[0]), cells_text(sizes[-1])
        caption = (
            f"{curves.title}: the best variant of each realisation on meshes of {least} to {most} cells."
        )
        drawn.append(("over cells", over_size, caption))
    for name, figure, said in drawn:
        yield picture(RATES, first.platform, f"{_without_scalar(first)} {name}", figure, said, vector=True)
