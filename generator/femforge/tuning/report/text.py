"""The sections of a report as tables of text, for the terminal and for the page."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Collection, Sequence

from femforge.tuning.records import Row
from femforge.tuning.report.effects import (
    EFFECTS,
    FINDINGS,
    RULES,
    SUFFICIENT,
    Finding,
    Pairs,
    batch_curves,
    best_by_value,
    findings,
    pairs_of,
    spreads,
    verdict,
)
from femforge.tuning.report.families import Family, families_of, names_shown
from femforge.tuning.report.grids import NOTHING, Grid, Section, fraction, grid_of, number, percent
from femforge.tuning.report.series import SHORT_NAMES, STATUSES, Series, Sweep, rate, ratio, short_parameters
from femforge.tuning.report.winners import sections_of_families

#: Parameters whose values are compared by their best variants.
BY_VALUE = ("k_place", "mapping", "representation", "scatter")
#: Lines of the table of variants that failed.
MOST_FAILURES = 20
LONGEST_DETAIL = 160


def sections_of(sweep: Sweep) -> list[Section]:
    """All sections, in order."""
    families = families_of(sweep)
    return [
        _measured(sweep),
        _peak(sweep, families),
        *sections_of_families(families),
        _batches(sweep),
        _effects(sweep),
        _values(sweep),
        _roofline(sweep),
        _best(sweep, families),
        _spread(sweep),
        _findings(sweep),
    ]


def _measured(sweep: Sweep) -> Section:
    runs = [
        (run.started, run.device, run.flavour, run.compiler, number(run.copy_bandwidth / 1e9),
         number(run.peak_float32 / 1e9), number(run.peak_float64 / 1e9), f"{run.strategy}, seed {run.seed}",
         str(sum(row.run == run.identity for s in sweep.series for row in s.rows)))
        for run in sweep.runs
    ]  # fmt: skip
    columns = ("started (UTC)", "device", "flavour", "compiler", "copy GB/s", "float32 Gflop/s",
               "float64 Gflop/s", "strategy", "variants")  # fmt: skip
    numbers = frozenset({"copy GB/s", "float32 Gflop/s", "float64 Gflop/s", "variants"})
    grids = [Grid("Runs", columns, runs, numbers)]
    for platform, series in sweep.platforms.items():
        counted = [
            (s.name, str(len(s.rows)), *(str(s.statuses[status]) for status in STATUSES)) for s in series
        ]
        total = sum((s.statuses for s in series), Counter())
        counted.append(("all", str(total.total()), *(str(total[status]) for status in STATUSES)))
        grids.append(grid_of(f"Variants on {platform.label}", ("kernel", "variants", *STATUSES), counted))
    failures = _failures(sweep)
    text = [
        "Only variants that were verified against the reference (ok) count in all that follows. Copy bandwidth "
        "(bytes read and written) and arithmetic peaks (fused multiply-adds, two operations each) were measured in "
        "the run."
    ]
    if any(run.strategy != "exhaustive" for run in sweep.runs):
        text.append(
            "Runs whose strategy is not exhaustive tried some of the variants only: what is said of effects holds "
            "for those."
        )
    if any(
        len({row.cells for row in s.timed if row.run == run.identity}) > 1
        for s in sweep.series
        for run in sweep.runs
    ):
        text.append(
            "Variants were timed on meshes of several sizes, and counted once on each. Where nothing else is said, "
            "only the largest mesh of a kernel in a run counts."
        )
    return Section("measured", "What was measured", text, [*grids, failures] if failures.rows else grids)


def _failures(sweep: Sweep) -> Grid:
    """What was said of variants that failed, by number."""
    found: Counter[tuple[str, str, str, str]] = Counter()
    example: dict[tuple[str, str, str, str], str] = {}
    for s in sweep.series:
        for row in s.rows:
            if row.status != "ok":
                said = (row.detail.strip().splitlines() or [NOTHING])[0]
                detail = said if len(said) <= LONGEST_DETAIL else said[: LONGEST_DETAIL - 3] + "..."
                key = (s.name, s.platform.label, row.status, detail)
                found[key] += 1
                example.setdefault(key, short_parameters(row.parameters))
    common = found.most_common(MOST_FAILURES)
    more = (
        ""
        if len(found) <= MOST_FAILURES
        else f" (the most frequent {MOST_FAILURES} of {len(found)} messages)"
    )
    return Grid(
        f"Variants that do not count{more}",
        ("kernel", "on", "status", "said", "variants", "for instance"),
        [(*key, str(count), example[key]) for key, count in common],
        frozenset({"variants"}),
    )


def _peak(sweep: Sweep, families: Sequence[Family]) -> Section:
    columns = ("kernel", "Gcell/s", "Gflop/s", "Gflop/s as the paper counts", "of copy bandwidth",
               "of arithmetic peak", "binding roof", "parameters")  # fmt: skip
    grids = []
    for platform, series in sweep.platforms.items():
        names = names_shown(families, platform)
        rows = [_peak_row(s, names) for s in series]
        grids.append(Grid(f"Best variants on {platform.label}", columns, rows, frozenset(columns[1:6])))
    text = [
        "The best variant of each kernel, by cells each second (figure 2 of Knepley and Terrel). Their count of flops "
        "is 2 sizeG rows columns a cell (eq. 25), whatever the code really does; the real count is of the generated "
        "statements. Bytes count each input read once and each output written once. bs is element_batch, ce "
        "concurrent_elements, is interleave_stores.",
    ]
    return Section("peak", "Peak for each form", text, grids)


def _peak_row(series: Series, names: Collection[str]) -> Sequence[str]:
    best = series.best
    if best is None:
        return (series.name, *[NOTHING] * 6, "no variant counts")
    cells = rate(best) / 1e9
    return (
        series.name, number(cells), number(best.flops * cells),
        number(best.paper_flops * cells) if best.paper_flops > 0 else NOTHING,
        fraction(series.of_copy(best)), fraction(series.of_peak(best)), series.roof(best),
        short_parameters(best.parameters, names),
    )  # fmt: skip


def _batches(sweep: Sweep) -> Section:
    columns = ("kernel", "mapping", "best bs", "ce there", "smallest sufficient bs", "least beyond",
               "bs: fraction of the best rate")  # fmt: skip
    grids = []
    for platform, series in sweep.platforms.items():
        rows = []
        for curves in (c for s in series for c in batch_curves(s)):
            best, top = max(curves.best, key=lambda point: point[1])
            concurrent = next(ce for ce, curve in curves.curves.items() if (best, top) in curve)
            listed = ", ".join(f"{batch}: {value:.2f}" for batch, value in curves.relative)
            rows.append((curves.series.name, curves.mapping, str(best), str(concurrent), str(curves.sufficient),
                         fraction(curves.flatness), listed))  # fmt: skip
        grids.append(Grid(f"Batch sizes on {platform.label}", columns, rows, frozenset(columns[2:6])))
    text = [
        "How the rate depends on the batch size (figure 3 of the paper). Every point is the best over all other "
        "parameters that were tried with this batch size (and, in the pictures, this number of concurrent elements); "
        "it is not one variant whose batch size alone changes.",
        f"Sufficient: at least {SUFFICIENT:.0%} of the best rate. Least beyond: the least fraction of the best rate at "
        "this and all larger batch sizes.",
    ]
    return Section("batch", "Batch sizes", text, grids)


def _effects(sweep: Sweep) -> Section:
    columns = ("kernel", "compared", "pairs", "median ratio", "helps in", "lowest", "highest", "best / best",
               "verdict")  # fmt: skip
    grids = []
    for platform, series in sweep.platforms.items():
        found = [pairs_of(s, effect) for effect in EFFECTS for s in series]
        rows = [_pairs_row(pairs) for pairs in found if pairs.ratios or not math.isnan(pairs.best)]
        grids.append(
            Grid(f"One parameter changed, on {platform.label}", columns, rows, frozenset(columns[2:8]))
        )
    text = [
        "Interleaved stores and unrolling (figure 4 of the paper). Pairs are variants of one run that differ in this "
        "parameter alone. Ratios are time without / time with: above 1, it helps. Best / best compares the best "
        "variant with and the best without, whatever their other parameters.",
        "Stores are compared where a batch takes several groups of concurrent cells; with a single group there is "
        "nothing to interleave. Under the cell mapping, unrolling decides where K can live, so there are no pairs: "
        "only the best variants can be compared.",
    ]
    return Section("effects", "Interleaved stores, unrolling", text, grids)


def _pairs_row(pairs: Pairs) -> Sequence[str]:
    few = not pairs.ratios
    return (
        pairs.series.name, pairs.effect.title, str(len(pairs.ratios)), fraction(pairs.median),
        percent(pairs.helping), NOTHING if few else fraction(pairs.ratios[0]),
        NOTHING if few else fraction(pairs.ratios[-1]), fraction(pairs.best), pairs.verdict,
    )  # fmt: skip


def _values(sweep: Sweep) -> Section:
    grids = []
    for platform, series in sweep.platforms.items():
        pairs = [
            (name, value)
            for name in BY_VALUE
            for value in sorted({str(v) for s in series for v in best_by_value(s, name)})
            if name != "representation" or value_count(series, name) > 1
        ]
        columns = ("kernel", "best Gcell/s", *(f"{SHORT_NAMES[name]}={value}" for name, value in pairs))
        rows = [
            (s.name, number(rate(s.best) / 1e9), *(fraction(_share(s, *pair)) for pair in pairs))
            for s in series
            if s.best
        ]
        grids.append(grid_of(f"Best with each value, on {platform.label}", columns, rows))
    text = [
        "The best time of all as a fraction of the best time with each value, all other parameters free; 1 is the "
        "value of the best. Not every value goes with every mapping: literal belongs to the cell mapping written out, "
        "registers and shared to contraction.",
    ]
    title = "K's place, mapping"
    if value_count(sweep.series, "scatter"):
        title += ", scatter"
        text.append("The scatter is how kernels of operators add up what cells share.")
    return Section("values", title, text, grids)


def value_count(series: Sequence[Series], name: str) -> int:
    """The number of values of a parameter among variants that count."""
    return len({row.parameters[name] for s in series for row in s.valid if name in row.parameters})


def _share(series: Series, name: str, value: str) -> float:
    """How near the best variant with a value comes to the best of all; NaN if there is none."""
    found = {str(v): row for v, row in best_by_value(series, name).items()}
    return rate(found[value]) / rate(series.best) if value in found and series.best else math.nan


def _roofline(sweep: Sweep) -> Section:
    columns = ("kernel", "flop/byte", "Gflop/s", "roof there Gflop/s", "of the roof", "binding roof")
    grids = []
    for platform, series in sweep.platforms.items():
        rows = []
        for s in series:
            if s.best and s.best.bytes > 0:
                speed = s.best.flops * rate(s.best) / 1e9
                rows.append((s.name, number(s.best.flops / s.best.bytes), number(speed),
                             number(ratio(speed, s.of_roof(s.best))), fraction(s.of_roof(s.best)),
                             s.roof(s.best)))  # fmt: skip
        grids.append(Grid(f"Best variants under the roofs of {platform.label}", columns, rows,
                          frozenset(columns[1:5])))  # fmt: skip
    text = [
        "Arithmetic intensity is flops / bytes, both as counted by the generator. The roofs are the copy bandwidth and "
        "the peaks of fused multiply-adds that the run measured. A mesh that fits the caches can exceed the memory "
        "roof."
    ]
    return Section("roofline", "Roofline", text, grids)


def _best(sweep: Sweep, families: Sequence[Family]) -> Section:
    grids = []
    for platform, series in sweep.platforms.items():
        rows = [(s, s.best) for s in series if s.best]
        shown = names_shown(families, platform)
        names = [name for name in shown if any(name in best.parameters for _, best in rows)]
        columns = ("kernel", "Gcell/s", "untuned Gcell/s", "ratio", *(SHORT_NAMES[n] for n in names),
                   "changed from untuned")  # fmt: skip
        texts = [
            (s.name, number(rate(best) / 1e9), *_untuned(s, best), *(_value(best, n) for n in names),
             _changes(s, best))
            for s, best in rows
        ]  # fmt: skip
        numbers = frozenset(
            {
                *columns[1:4],
                "bs",
                "ce",
                "entries",
                "chunk",
                "width",
                "row",
                "macro_cells",
                "nodes",
                "resident",
            }
        )
        grids.append(Grid(f"Best parameters on {platform.label}", columns, texts, numbers))
    text = [
        "The best variant against what the generator takes without a table, of the same run where it was measured "
        "there. Ratio is the time of the untuned choice / the time of the best. The best of many medians flatters a "
        "little: differences within the spread mean nothing."
    ]
    return Section("best", "Best parameters", text, grids)


def _untuned(series: Series, best: Row) -> tuple[str, str]:
    untuned = series.untuned
    if untuned is None:
        return "not measured", NOTHING
    if not rate(untuned):
        return untuned.status, NOTHING
    return number(rate(untuned) / 1e9), fraction(rate(best) / rate(untuned))


def _value(row: Row, name: str) -> str:
    value = row.parameters.get(name, NOTHING)
    return str(value).lower() if isinstance(value, bool) else str(value)


def _changes(series: Series, best: Row) -> str:
    untuned = series.untuned
    if untuned is None:
        return NOTHING
    changed = [
        f"{short} {_value(untuned, name)} → {_value(best, name)}"
        for name, short in SHORT_NAMES.items()
        if _value(untuned, name) != _value(best, name)
    ]
    return ", ".join(changed) or "nothing"


def _spread(sweep: Sweep) -> Section:
    rows = [
        (platform.label, str(len(found)), percent(found[len(found) // 2]),
         percent(found[min(len(found) - 1, len(found) * 9 // 10)]), percent(found[-1]),
         percent(sum(s < 0.01 for s in found) / len(found)), percent(sum(s < 0.03 for s in found) / len(found)))
        for platform, found in ((p, spreads(series)) for p, series in sweep.platforms.items())
        if found
    ]  # fmt: skip
    columns = ("platform", "variants", "median", "nine in ten below", "largest", "under 1 %", "under 3 %")
    text = [
        "The distance of the quartiles of the rounds as a fraction of their median, of every variant that was timed "
        "at least twice."
    ]
    return Section("spread", "Spread of the times", text, [grid_of("Spread", columns, rows)])


def _findings(sweep: Sweep) -> Section:
    every = [f for series in sweep.platforms.values() for f in findings(series)]
    columns = ("on", "verdict", "in numbers", "kernels")
    grids = [
        Grid(title, columns, [_finding_row(f) for f in every if f.name == name])
        for name, title in FINDINGS.items()
    ]
    return Section("findings", "The paper's findings", RULES, grids)


def _finding_row(finding: Finding) -> Sequence[str]:
    n = finding.numbers
    if finding.name == "batch":
        said = (
            f"smallest sufficient batch {n['median_sufficient_batch']:g} (median), beyond it at least "
            f"{fraction(n['median_flatness'])} of the best rate (median), {fraction(n['least_flatness'])} (lowest)"
        )
    else:
        of_best = n["median_ratio_of_best"]
        said = (
            f"median ratio {fraction(n['median_ratio'])} over {n['pairs']:.0f} pairs, helps in "
            f"{percent(n['share_helping'])}; best / best {fraction(of_best)} (median): {verdict(of_best)}"
        )
    if math.isnan(next(iter(n.values()))):
        said = said if finding.name != "batch" and not math.isnan(of_best) else "too little was measured"
    listed = ", ".join(f"{count} {word}" for word, count in Counter(finding.counts).most_common())
    return finding.platform, finding.verdict, said, listed or NOTHING
