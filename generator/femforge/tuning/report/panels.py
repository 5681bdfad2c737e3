"""The panels of a report's pictures, each drawn into axes that are given."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from typing import Any

import matplotlib as mpl
import numpy as np
from matplotlib.ticker import FixedLocator, FuncFormatter, NullFormatter, NullLocator, PercentFormatter

from femforge.tuning.records import Row
from femforge.tuning.report.drawing import ARITHMETIC, COLOURS, MARKERS, MEMORY, PALE, UNTUNED
from femforge.tuning.report.effects import HELPS, HURTS, BatchCurves, Effect, Pairs, best_by_value
from femforge.tuning.report.grids import number
from femforge.tuning.report.series import Series, rate, short_parameters

#: Behind words that stand on dots.
_PLATE = {"facecolor": "white", "alpha": 0.8, "edgecolor": "none", "pad": 1.5}
#: Lines of a panel that get a colour and stand in its legend.
MOST_LINES = 8
#: Dots that are drawn beside a box.
MOST_DOTS = 400
LONGEST_WORDS = 78


def peaks(axis: Any, series: Sequence[Series], names: Collection[str]) -> None:
    """Horizontal bars: the fraction of the binding roof of the best variants, the untuned ones marked.

    Args:
        axis: to draw into.
        series: with a best variant each.
        names: of the parameters that stand under those of the kernels.
    """
    labels = []
    for place, s in enumerate(series):
        best = s.best
        assert best
        value = s.of_roof(best)
        colour = ARITHMETIC if s.roof(best) == "arithmetic" else MEMORY
        axis.barh(place, 0 if math.isnan(value) else value, 0.62, color=colour)
        cells = rate(best) / 1e9
        text = f"{_share(value)}   {number(cells)} Gcell/s, {number(best.flops * cells)} Gflop/s"
        end = (0 if math.isnan(value) else value, place)
        axis.annotate(text, end, (6, 0), textcoords="offset points", va="center", fontsize=9.5, bbox=_PLATE)
        if s.untuned and rate(s.untuned) and not math.isnan(value):
            mark = value * rate(s.untuned) / rate(best)
            axis.plot([mark, mark], [place - 0.4, place + 0.4], color=UNTUNED, linewidth=1.8)
        labels.append(f"{s.name}\n{_shortened(short_parameters(best.parameters, names))}")
    axis.set_yticks(range(len(series)), labels)
    axis.set_ylim(len(series) - 0.4, -0.6)
    values = [v for s in series if s.best and not math.isnan(v := s.of_roof(s.best))]
    top = max([1.0, *values])
    axis.set_xlim(0, 1.55 * top)
    axis.xaxis.set_major_locator(FixedLocator(list(np.arange(0, top + 0.1, 0.2 if top < 2 else 0.5))))
    axis.axvline(1, color="#808080", linewidth=1, zorder=0.5)
    axis.set_xlabel("fraction of the binding roof")
    axis.grid(visible=False, axis="y")
    _legend(axis, [("copy bandwidth binds", MEMORY), ("arithmetic peak binds", ARITHMETIC)], "untuned choice")


def _share(value: float) -> str:
    return "roof not known" if math.isnan(value) else f"{value:.3f}"


def _shortened(text: str) -> str:
    """At most two lines of parameters."""
    if len(text) <= LONGEST_WORDS // 2 + 6:
        return text
    middle = text.rfind(" ", 0, len(text) // 2 + 4)
    return text[:middle] + "\n" + text[middle + 1 :]


def _legend(axis: Any, blocks: Sequence[tuple[str, str]], line: str) -> None:
    handles: list[Any] = [mpl.patches.Patch(color=colour, label=label) for label, colour in blocks]
    handles.append(mpl.lines.Line2D([], [], color=UNTUNED, linewidth=1.8, label=line))
    axis.legend(handles=handles, loc="lower left", bbox_to_anchor=(0, 1), ncols=3, frameon=False)


def batches(axis: Any, curves: BatchCurves) -> None:
    """Rate against batch size, a line for each number of concurrent elements."""
    by_rate = sorted(curves.curves, key=lambda ce: -max(value for _, value in curves.curves[ce]))
    named = sorted(by_rate[:MOST_LINES])
    shades = mpl.colormaps["viridis"](np.linspace(0, 0.86, len(named)))
    for n, concurrent in enumerate(named):
        x, y = _points(curves.curves[concurrent])
        axis.plot(
            x, y, color=shades[n], marker=MARKERS[n], markersize=5, linewidth=1.5, label=f"ce {concurrent}"
        )
    for concurrent in by_rate[MOST_LINES:]:
        x, y = _points(curves.curves[concurrent])
        label = "others" if concurrent == by_rate[MOST_LINES] else None
        axis.plot(x, y, ".-", color=PALE, linewidth=1, markersize=4, label=label, zorder=1)
    axis.set_xscale("log", base=2)
    sizes = [batch for batch, _ in curves.best]
    ticks = [2**n for n in range(int(math.log2(sizes[0])), math.ceil(math.log2(sizes[-1])) + 1)]
    axis.xaxis.set_major_locator(FixedLocator(ticks[:: -(-len(ticks) // 9)]))
    axis.xaxis.set_major_formatter(FuncFormatter(lambda value, _: f"{value:g}"))
    axis.xaxis.set_minor_locator(NullLocator())
    axis.set_ylim(0, 1.08 * max(value for _, value in curves.best) / 1e9)
    axis.set_xlabel("element_batch (cells)")
    axis.set_ylabel("Gcell/s")
    axis.set_title(curves.series.name)
    axis.legend(loc="center left", bbox_to_anchor=(1, 0.5), frameon=False)


def _points(curve: Sequence[tuple[int, float]]) -> tuple[list[int], list[float]]:
    return [batch for batch, _ in curve], [value / 1e9 for _, value in curve]


def effect(axis: Any, what: Effect, pairs: Sequence[Pairs]) -> None:
    """A box and dots of the ratios of each kernel, and the ratio of the best variants."""
    random = np.random.default_rng(0)
    axis.axvspan(HURTS, HELPS, color="#f0f0f0", label="no difference", zorder=0)
    axis.axvline(1, color="#808080", linewidth=1, zorder=1)
    for place, pair in enumerate(pairs):
        if pair.ratios:
            dots = random.permutation(np.array(pair.ratios))[:MOST_DOTS]
            heights = place + random.uniform(-0.25, 0.25, len(dots))
            axis.plot(dots, heights, ".", color=COLOURS[5], markersize=3.5, alpha=0.5, zorder=2)
            axis.boxplot(pair.ratios, positions=[place], orientation="horizontal", widths=0.5, whis=(5, 95),
                         showfliers=False, manage_ticks=False, medianprops={"color": COLOURS[3], "linewidth": 2},
                         zorder=3)  # fmt: skip
        else:
            axis.text(0.985, place + 0.36, "no pairs", ha="right", va="center", fontsize=9, color="#606060",
                      transform=axis.get_yaxis_transform())  # fmt: skip
    known = [(p.best, n) for n, p in enumerate(pairs) if not math.isnan(p.best)]
    axis.plot([b for b, _ in known], [n for _, n in known], "D", color=COLOURS[2], markersize=7, zorder=4,
              markeredgecolor="white", label="best with / best without")  # fmt: skip
    axis.plot([], [], color=COLOURS[3], linewidth=2, label="median of the pairs")
    _ratio_axis(axis, [*(r for p in pairs for r in p.ratios), *(b for b, _ in known)])
    axis.set_yticks(range(len(pairs)), [p.series.name for p in pairs])
    axis.set_ylim(len(pairs) - 0.4, -0.6)
    axis.set_title(what.title)
    axis.grid(visible=False, axis="y")


def _ratio_axis(axis: Any, ratios: Sequence[float]) -> None:
    """A logarithmic axis with ticks that are plain numbers."""
    low, high = min([0.9, *ratios]) / 1.03, max([1.11, *ratios]) * 1.03
    steps = [0.1, 0.2, 0.5, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 2, 3, 5, 10, 20, 50]
    if high / low > 2:
        steps = [0.1, 0.2, 0.3, 0.5, 0.7, 1, 1.5, 2, 3, 5, 10, 20, 50]
    if high / low > 5:
        steps = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100]
    axis.set_xscale("log")
    axis.set_xlim(low, high)
    axis.xaxis.set_major_locator(FixedLocator([s for s in steps if low <= s <= high]))
    axis.xaxis.set_major_formatter(FuncFormatter(lambda value, _: f"{value:g}"))
    axis.xaxis.set_minor_formatter(NullFormatter())
    axis.xaxis.set_minor_locator(NullLocator())
    axis.set_xlabel("time without / time with")


def values(axis: Any, parameter: str, series: Sequence[Series]) -> None:
    """The best rate with each value of a parameter, as a fraction of the best of all."""
    found = [best_by_value(s, parameter) for s in series]
    words = sorted({str(value) for rows in found for value in rows})
    for n, word in enumerate(words):
        x, y = [], []
        for place, (s, rows) in enumerate(zip(series, found, strict=True)):
            for value, row in rows.items():
                if str(value) == word and s.best:
                    x.append(rate(row) / rate(s.best))
                    y.append(place + 0.13 * (n - (len(words) - 1) / 2))
        axis.plot(x, y, MARKERS[n % 8], color=COLOURS[n % 8], markersize=7, label=word)
    for place in range(len(series) - 1):
        axis.axhline(place + 0.5, color="#e4e4e4", linewidth=0.8)
    axis.set_yticks(range(len(series)), [s.name for s in series])
    axis.set_ylim(len(series) - 0.5, -0.5)
    axis.set_xlim(0, 1.05)
    axis.set_xlabel("fraction of the best rate")
    axis.set_title(parameter, pad=44 if len(words) > 3 else 26)
    axis.grid(visible=False, axis="y")
    axis.legend(loc="lower left", bbox_to_anchor=(-0.02, 1), ncols=3, frameon=False, columnspacing=1,
                handletextpad=0.2)  # fmt: skip


def roofline(axis: Any, series: Sequence[Series], every: Sequence[Series]) -> bool:
    """Dots of all variants, some kernels in colour, under the roofs.

    Args:
        axis: to draw into.
        series: in colour and in the legend.
        every: all kernels of the platform.

    Returns:
        Whether there is anything to draw: without counts of flops and bytes there is not.
    """
    clouds = {id(s): _cloud(s.valid) for s in every}
    if not any(cloud.size for cloud in clouds.values()):
        return False
    for s in every:
        if s not in series:
            axis.plot(*clouds[id(s)], ".", color=PALE, markersize=3, zorder=1)
    for n, s in enumerate(series):
        axis.plot(*clouds[id(s)], ".", color=COLOURS[n % 8], markersize=4, alpha=0.45, zorder=2)
        assert s.best
        axis.plot(*_cloud([s.best]), MARKERS[n % 8], color=COLOURS[n % 8], markersize=10, zorder=4, label=s.name,
                  markeredgecolor="white")  # fmt: skip
    axis.set_xscale("log")
    axis.set_yscale("log")
    _roofs(axis, every, np.concatenate(list(clouds.values()), axis=1))
    plain = FuncFormatter(lambda value, _: f"{value:g}")
    axis.xaxis.set_major_formatter(plain)
    axis.yaxis.set_major_formatter(plain)
    axis.set_xlabel("arithmetic intensity (flop/byte)")
    axis.set_ylabel("Gflop/s")
    axis.legend(loc="center left", bbox_to_anchor=(1, 0.5), frameon=False)
    return True


def _cloud(rows: Sequence[Row]) -> Any:
    """Arithmetic intensities and speeds, as two rows of an array."""
    counted = [row for row in rows if row.flops > 0 and row.bytes > 0]
    intensities = [row.flops / row.bytes for row in counted]
    return np.array([intensities, [row.flops * rate(row) / 1e9 for row in counted]])


def _roofs(axis: Any, series: Sequence[Series], cloud: Any) -> None:
    runs = {run.identity: run for s in series for run in (s.run(row) for row in s.valid)}
    run = max(runs.values(), key=lambda r: r.copy_bandwidth)
    scalars = {s.subject.scalar for s in series}
    peaks_here = {"float32": run.peak_float32, "float64": run.peak_float64}
    known = {scalar: peaks_here[scalar] / 1e9 for scalar in sorted(scalars) if peaks_here[scalar] > 0}
    low, high = float(cloud[0].min()) / 2, float(cloud[0].max()) * 2
    if run.copy_bandwidth > 0:
        ridge = max([high, *(1e9 * peak / run.copy_bandwidth for peak in known.values())])
        high = max(high, min(1.6 * ridge, 40 * high))
    x = np.geomspace(low, high, 200)
    slope = x * run.copy_bandwidth / 1e9 if run.copy_bandwidth > 0 else np.full_like(x, np.inf)
    for (scalar, peak), style in zip(known.items(), ("-", "--"), strict=False):
        axis.plot(x, np.minimum(slope, peak), style, color="#303030", linewidth=1.3, zorder=3)
        label = f"peak {scalar}: {number(peak)} Gflop/s "
        axis.text(high, peak * 1.08, label, ha="right", va="bottom", fontsize=9.5, zorder=5, bbox=_PLATE)
    if run.copy_bandwidth > 0:
        if not known:
            axis.plot(x, slope, color="#303030", linewidth=1.3, zorder=3)
        label = f"copy bandwidth: {number(run.copy_bandwidth / 1e9)} GB/s"
        axis.text(0.02, 0.97, label, transform=axis.transAxes, va="top", fontsize=9.5, zorder=5, bbox=_PLATE)
    axis.set_xlim(low, high)
    axis.set_ylim(float(cloud[1].min()) / 2, max([float(cloud[1].max()), *known.values()]) * 2)


def spread(axis: Any, found: Sequence[float]) -> None:
    """A histogram of quartile distances; what is beyond its right end stands in the last bin."""
    most = found[len(found) * 99 // 100]
    end = next((e for e in (0.05, 0.1, 0.2, 0.5) if most < e), 1.0)
    bins = np.linspace(0, end, 41)
    axis.hist(np.clip(found, 0, end - 1e-9), bins=bins, color=MEMORY, edgecolor="white", linewidth=0.5)
    for limit in (0.01, 0.03):
        share = sum(s < limit for s in found) / len(found)
        axis.axvline(limit, color=COLOURS[3], linewidth=1.3)
        axis.text(
            limit, 0.97, f" {share:.1%} under {limit:.0%}", transform=axis.get_xaxis_transform(), va="top"
        )
    axis.xaxis.set_major_formatter(PercentFormatter(1, decimals=0))
    axis.set_xlim(0, end)
    axis.set_xlabel(f"distance of the quartiles / median ({end:.0%}: and more)")
    axis.set_ylabel("variants")
