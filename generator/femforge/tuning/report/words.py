"""What families of kernels show, in words that are computed from the measurements."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from femforge.tuning.report.effects import HELPS
from femforge.tuning.report.families import (
    LIBRARY,
    LIBRARY_BATCH,
    ONE_PRODUCT,
    BatchRatios,
    Family,
    Point,
    batch_ratios,
)
from femforge.tuning.report.grids import number
from femforge.tuning.report.series import short_parameters

#: Share of a degree's highest rate from which on a mesh counts as large enough.
LARGE_ENOUGH = 0.9


def cells_text(cells: int) -> str:
    """A number of cells, its digits in threes."""
    return f"{cells:,}".replace(",", " ")


def degrees_text(family: Family, degrees: Sequence[int]) -> str:
    """Degrees in words: ``from P4 on``, ``P1 to P3``, ``all degrees``."""
    every, wanted = family.degrees, set(degrees)
    if wanted == set(every):
        return "all degrees" if len(every) > 1 else family.space(every[0])
    parts = []
    for inside, group in groupby(every, key=lambda degree: degree in wanted):
        run = [family.space(degree) for degree in group]
        if inside and len(run) > 1 and run[-1] == family.space(every[-1]):
            parts.append(f"from {run[0]} on")
        elif inside:
            parts.append(
                run[0] if len(run) == 1 else f"{run[0]} {'and' if len(run) == 2 else 'to'} {run[-1]}"
            )
    return ", ".join(parts)


def deciding_words(point: Point) -> str:
    """The parameters of a winner that matter."""
    said = short_parameters(point.deciding)
    one = point.deciding.get(LIBRARY_BATCH) == ONE_PRODUCT
    return f"one product {said}".strip() if one else said


def winners_in_words(family: Family) -> str:
    """How often each realisation wins, and from which degree and number of cells on."""
    points = family.points.values()
    counts = Counter(point.winner for point in points)
    listed = ", ".join(f"{way} {counts[way]}" for way in family.ways if counts[way])
    close = sum(point.margin < HELPS for point in points)
    nearly = f" ({close} by less than {HELPS - 1:.0%})" if close else ""
    where = "; ".join(f"{size}: {ways}" for size, ways in _winners_by_size(family))
    return f"Winners of {len(points)} measurements: {listed}{nearly}. {where[:1].upper()}{where[1:]}."


def _winners_by_size(family: Family) -> Iterator[tuple[str, str]]:
    """Ranges of numbers of cells with the same winners, and these."""
    winners: list[tuple[int, tuple[tuple[int, str], ...]]] = []
    for cells in family.sizes:
        here = tuple(
            (d, family.points[d, cells].winner) for d in family.degrees if (d, cells) in family.points
        )
        winners.append((cells, here))
    for same, group in groupby(winners, key=lambda item: item[1]):
        sizes = [cells for cells, _ in group]
        yield _range_of_sizes(family, sizes), _winners_by_degree(family, dict(same))


def _range_of_sizes(family: Family, sizes: Sequence[int]) -> str:
    if len(sizes) == 1:
        return f"at {cells_text(sizes[0])} cells"
    if len(sizes) == len(family.sizes):
        return f"at all numbers of cells ({cells_text(sizes[0])} to {cells_text(sizes[-1])})"
    if sizes[0] == family.sizes[0]:
        return f"up to {cells_text(sizes[-1])} cells"
    if sizes[-1] == family.sizes[-1]:
        return f"from {cells_text(sizes[0])} cells on"
    return f"from {cells_text(sizes[0])} to {cells_text(sizes[-1])} cells"


def _winners_by_degree(family: Family, winners: Mapping[int, str]) -> str:
    found: dict[str, list[int]] = {}
    for degree, way in winners.items():
        found.setdefault(way, []).append(degree)
    return ", ".join(f"{way} {degrees_text(family, degrees)}" for way, degrees in found.items())


def margins_in_words(family: Family) -> str:
    """How far winners are ahead of the next realisation and of the untuned choice."""
    points = list(family.points.values())
    margins = [p.margin for p in points if p.next]
    gains = [p.gain for p in points if p.untuned]
    said = []
    if margins:
        said.append(f"The winner is {_spread(margins)} times as fast as the best of the other realisations.")
    if gains:
        same = sum(gain < HELPS for gain in gains)
        said.append(
            f"It is {_spread(gains)} times as fast as the untuned choice, which is within {HELPS - 1:.0%} of it in "
            f"{same} of {len(gains)}."
        )
    return " ".join(said)


def _spread(ratios: Sequence[float]) -> str:
    if f"{min(ratios):.2f}" == f"{max(ratios):.2f}":
        return f"{ratios[0]:.2f}"
    return f"{statistics.median(ratios):.2f} (median; {min(ratios):.2f} to {max(ratios):.2f})"


def batches_in_words(family: Family, cells: int) -> str:
    """Which batches are the best at one number of cells, and what the worst lose."""
    said = []
    for way in family.ways:
        found = batch_ratios(family, way, cells)
        if found.varied:
            said.append(f"{way}: {_batches_of(family, found)}")
    return f"At {cells_text(cells)} cells, {'; '.join(said)}." if said else ""


def _batches_of(family: Family, found: BatchRatios) -> str:
    """The best batch of each degree, and the worst of all; or where batches beat one product for all cells."""
    name, ratios = found.parameter, found.ratios
    best = {degree: max(mine, key=lambda batch: mine[batch]) for degree, mine in ratios.items()}
    if found.beside_one:
        ahead = [degree for degree, batch in best.items() if ratios[degree][batch] > 1]
        behind = [degree for degree in best if degree not in ahead]
        words = []
        if ahead:
            # of what reads the same the lowest degree
            top = max(ahead, key=lambda degree: round(ratios[degree][best[degree]], 2))
            words.append(
                f"batches are faster than one product for all cells ({degrees_text(family, ahead)}), up to "
                f"{ratios[top][best[top]]:.2f} times ({name} {best[top]}, {family.space(top)})"
            )
        if behind:
            words.append(f"one product for all cells is the fastest ({degrees_text(family, behind)})")
        return ", ".join(words)
    degrees: dict[int, list[int]] = {}
    for degree, batch in best.items():
        degrees.setdefault(batch, []).append(degree)
    listed = ", ".join(f"{batch} ({degrees_text(family, mine)})" for batch, mine in sorted(degrees.items()))
    worst, where = min((round(min(mine.values()), 2), degree) for degree, mine in ratios.items())
    return f"the best {name} is {listed}, the worst keeps {worst:.2f} of its rate ({family.space(where)})"


def rates_in_words(family: Family) -> str:
    """Highest and lowest rates on the largest mesh, from where on meshes are large enough, and the library's place."""
    points = [family.largest(degree) for degree in family.degrees]
    top = max(points, key=lambda p: family.rate(p.best))
    low = min(points, key=lambda p: family.rate(p.best))
    said = [f"On the largest mesh {_rate(family, top)} is the highest rate"]
    said[0] += f", {_rate(family, low)} the lowest." if top is not low else "."
    enough = dict(_large_enough(family))
    if enough:
        sizes: dict[int, list[int]] = {}
        for degree, cells in enough.items():
            sizes.setdefault(cells, []).append(degree)
        listed = ", ".join(
            f"{cells_text(c)} ({degrees_text(family, mine)})" for c, mine in sorted(sizes.items())
        )
        said.append(
            f"The least number of cells with {LARGE_ENOUGH:.0%} of a degree's highest rate is {listed}."
        )
    said += _beside_library(family, points)
    return " ".join(said)


def _rate(family: Family, point: Point) -> str:
    return f"{number(family.rate(point.best))} {family.unit} ({family.space(point.degree)}, {point.winner})"


def _large_enough(family: Family) -> Iterator[tuple[int, int]]:
    """For each degree with several sizes the smallest that comes near the highest rate."""
    for degree in family.degrees:
        rates = [(cells, family.rate(p.best)) for (d, cells), p in family.points.items() if d == degree]
        limit = LARGE_ENOUGH * max(rate for _, rate in rates)
        if len(rates) > 1:
            yield degree, next(cells for cells, rate in rates if rate >= limit)


def _beside_library(family: Family, points: Sequence[Point]) -> Iterator[str]:
    """How the best generated kernels compare with a library's products."""
    ratios = {p.degree: ratio for p in points if (ratio := beside_library(p)) == ratio}
    if ratios:
        behind = [degree for degree, ratio in ratios.items() if ratio < 1]
        ahead = (
            f"(these are faster: {degrees_text(family, behind)})" if behind else "(these are faster nowhere)"
        )
        yield (
            f"There the best generated kernel is {_spread(list(ratios.values()))} times as fast as the library's "
            f"products {ahead}."
        )


def beside_library(point: Point) -> float:
    """The library's time / that of the best generated kernel; NaN without one of them."""
    library = point.by_way.get(LIBRARY)
    own = next((row for way, row in point.by_way.items() if way != LIBRARY), None)
    return library.median / own.median if library and own else float("nan")
