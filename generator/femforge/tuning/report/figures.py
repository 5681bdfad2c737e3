"""The pictures of a report: which there are, and their captions."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from femforge.tuning.report import panels
from femforge.tuning.report.drawing import Picture, chunks, new_figure, picture
from femforge.tuning.report.effects import EFFECTS, MAPPINGS, batch_curves, pairs_of, spreads
from femforge.tuning.report.families import families_of, names_shown
from femforge.tuning.report.family_figures import pictures_of_families
from femforge.tuning.report.series import Platform, Series, Sweep
from femforge.tuning.report.text import BY_VALUE, value_count


def pictures_of(sweep: Sweep) -> Iterator[Picture]:
    """Draw everything, a platform at a time, at most eight kernels a picture."""
    families = families_of(sweep)
    for platform, series in sweep.platforms.items():
        measured = [s for s in series if s.best]
        if not measured:
            continue
        yield from _peaks(platform, measured, names_shown(families, platform))
        yield from _batches(platform, measured)
        yield from _effects(platform, measured)
        yield from _values(platform, measured)
        yield from _rooflines(platform, measured)
        found = spreads(measured)
        if found:
            figure, axes = new_figure(1, 1, 3.6)
            panels.spread(axes[0], found)
            caption = f"Quartile distance of the rounds of {len(found)} variants, {platform.label}."
            yield picture("spread", platform, "", figure, caption)
    yield from pictures_of_families(families)


def _peaks(platform: Platform, series: Sequence[Series], names: Collection[str]) -> Iterator[Picture]:
    for part, few in chunks(series):
        figure, axes = new_figure(1, 1, 1.4 + 0.62 * len(few))
        panels.peaks(axes[0], few, names)
        caption = (
            f"Best variants on {platform.label}: how near they come to the roof that binds them, copy bandwidth or "
            "arithmetic peak. Under each name its parameters; the line across a bar is the untuned choice."
        )
        yield picture("peak", platform, part, figure, caption)


def _batches(platform: Platform, series: Sequence[Series]) -> Iterator[Picture]:
    every = [curves for s in series for curves in batch_curves(s)]
    for mapping in MAPPINGS:
        found = [c for c in every if c.mapping == mapping and len(c.best) > 1]
        for part, drawn in chunks(found):
            across = min(2, len(drawn))
            down = -(-len(drawn) // across)
            figure, axes = new_figure(down, across, 0.6 + 3.3 * down)
            for axis, curves in zip(axes, drawn, strict=False):
                panels.batches(axis, curves)
            for axis in axes[len(drawn) :]:
                axis.axis("off")
            caption = (
                f"Rate against batch size under mapping={mapping} on {platform.label}, a line for each number of "
                "concurrent elements (ce). Each point is the best over all other parameters."
            )
            yield picture("batch", platform, f"{mapping} {part}", figure, caption)


def _effects(platform: Platform, series: Sequence[Series]) -> Iterator[Picture]:
    for part, few in chunks(series):
        every = [(effect, [pairs_of(s, effect) for s in few]) for effect in EFFECTS]
        drawn = [
            (effect, pairs) for effect, pairs in every if any(p.ratios or p.best == p.best for p in pairs)
        ]
        if not drawn:
            continue
        figure, axes = new_figure(1, len(drawn), 1.7 + 0.5 * len(few), sharey=True)
        for axis, (effect, pairs) in zip(axes, drawn, strict=True):
            panels.effect(axis, effect, pairs)
        figure.legend(
            *axes[0].get_legend_handles_labels(), loc="outside lower center", ncols=3, frameon=False
        )
        caption = (
            f"One parameter changed and all others kept, on {platform.label}: time without / time with, right of the "
            "line it helps. Boxes hold the middle half of the pairs, whiskers nine in ten."
        )
        yield picture("effects", platform, part, figure, caption)


def _values(platform: Platform, series: Sequence[Series]) -> Iterator[Picture]:
    for part, few in chunks(series):
        names = [name for name in BY_VALUE if value_count(few, name) > 1]
        if not names:
            continue
        figure, axes = new_figure(1, len(names), 1.9 + 0.42 * len(few), sharey=True)
        for axis, name in zip(axes, names, strict=True):
            panels.values(axis, name, few)
        caption = f"Best rate with each value as a fraction of the best of all, on {platform.label}."
        yield picture("values", platform, part, figure, caption)


def _rooflines(platform: Platform, series: Sequence[Series]) -> Iterator[Picture]:
    for part, few in chunks(series):
        figure, axes = new_figure(1, 1, 5.6)
        if not panels.roofline(axes[0], few, series):
            continue
        caption = (
            f"Every variant on {platform.label} as a dot, the kernels of the legend in colour, the best of each as a "
            "large mark. The roofs are those of the run with the highest copy bandwidth."
        )
        yield picture("roofline", platform, part, figure, caption)
