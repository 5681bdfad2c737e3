"""Effects of parameters: batch sizes, one parameter changed and all others kept, best by value, spread, findings."""

from __future__ import annotations

import math
import statistics
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from femforge.tuning.records import Row
from femforge.tuning.report.series import Series, fastest, rate, ratio

Verdict = Literal["confirmed", "in part", "no difference", "contradicted", "undecided"]

#: Mappings of which batch sizes are shown, the paper's first.
MAPPINGS = ("contraction", "slices", "cell", "values")
#: Ratios of times between which a parameter makes no difference.
HELPS, HURTS = 1.02, 0.98
#: Pairs that are needed for a verdict.
FEWEST_PAIRS = 3
#: The best batch size of the paper's figures: what counts as a small or middle one.
MIDDLE_BATCH = 128
#: Fraction of the best rate that a batch size has to reach to suffice, and that larger ones must keep.
SUFFICIENT, FLAT = 0.95, 0.90
FEWEST_BATCHES = 3

RULES = (
    f"Interleaved stores and unrolling: confirmed if the median of time without / time with is above {HELPS}, "
    f"contradicted if below {HURTS}, else no difference; undecided with fewer than {FEWEST_PAIRS} pairs. The same "
    "limits hold for the ratio of the best variants.",
    f"Batch sizes, of each kernel and mapping: b is the smallest batch size that reaches {SUFFICIENT:.0%} of the "
    f"best rate. Confirmed if b is at most {MIDDLE_BATCH} (the paper's best) and all larger ones keep {FLAT:.0%}; in "
    f"part if larger ones do not; contradicted if b is larger than {MIDDLE_BATCH}; undecided with fewer than "
    f"{FEWEST_BATCHES} batch sizes, or if no batch size above b was measured.",
    "A platform's verdict comes from the median over its kernels for pairs, and is the most frequent one for batch "
    "sizes (in part, if there is none).",
)


@dataclass(frozen=True)
class Effect:
    """A choice between two values of one parameter.

    Attributes:
        name: short, unique.
        title: for tables.
        parameter: its name.
        chosen, other: the values; the paper's finding is that ``chosen`` helps.
    """

    name: str
    title: str
    parameter: str
    chosen: Any
    other: Any

    def concerns(self, row: Row) -> bool:
        """Whether the choice makes any difference: with one group of cells a batch, there is nothing to interleave."""
        values = row.parameters
        if self.parameter != "interleave_stores" or "element_batch" not in values:
            return True
        return bool(values["element_batch"] != values.get("concurrent_elements"))


EFFECTS = (
    Effect("interleave", "stores interleaved / not", "interleave_stores", True, False),
    Effect("unroll", "unroll full / none", "unroll", "full", "none"),
    Effect("unroll_inner", "unroll full / inner", "unroll", "full", "inner"),
)


@dataclass(frozen=True)
class Pairs:
    """Variants of one series that differ in one parameter only.

    Attributes:
        series, effect: what is compared.
        ratios: time without / time with, of each pair within one run, ascending; above 1 where it helps.
        best: the same of the best variants of both values, whatever their other parameters; NaN without one of them.
    """

    series: Series
    effect: Effect
    ratios: Sequence[float]
    best: float

    @property
    def median(self) -> float:
        """Median of the ratios; NaN without pairs."""
        return statistics.median(self.ratios) if self.ratios else math.nan

    @property
    def helping(self) -> float:
        """Share of the pairs in which it helps at all."""
        return ratio(sum(r > 1 for r in self.ratios), len(self.ratios))

    @property
    def verdict(self) -> Verdict:
        """In words, from the median."""
        return verdict(self.median) if len(self.ratios) >= FEWEST_PAIRS else "undecided"


def verdict(quotient: float) -> Verdict:
    """A ratio of times in words: ``confirmed`` if it helps."""
    if math.isnan(quotient):
        return "undecided"
    if quotient > HELPS:
        return "confirmed"
    return "contradicted" if quotient < HURTS else "no difference"


def pairs_of(series: Series, effect: Effect) -> Pairs:
    """Compare all variants of a series that differ in one parameter only."""
    sides: dict[Any, dict[Any, Row]] = {effect.chosen: {}, effect.other: {}}
    for row in series.valid:
        value = row.parameters.get(effect.parameter)
        if value in sides and effect.concerns(row):
            others = tuple(sorted((n, str(v)) for n, v in row.parameters.items() if n != effect.parameter))
            sides[value][row.run, row.cells, others] = row
    chosen, other = sides[effect.chosen], sides[effect.other]
    ratios = sorted(other[key].median / chosen[key].median for key in chosen.keys() & other.keys())
    best, best_other = fastest(chosen.values()), fastest(other.values())
    of_best = rate(best) / rate(best_other) if best and best_other else math.nan
    return Pairs(series, effect, ratios, of_best)


@dataclass(frozen=True)
class BatchCurves:
    """The rate of a series against the batch size, under one mapping.

    Attributes:
        series, mapping: of what.
        curves: for each number of concurrent elements, batch sizes and the best rate with each, in cells/s.
    """

    series: Series
    mapping: str
    curves: Mapping[int, Sequence[tuple[int, float]]]

    @property
    def best(self) -> list[tuple[int, float]]:
        """The best rate at each batch size, whatever the number of concurrent elements."""
        found: dict[int, float] = {}
        for curve in self.curves.values():
            for batch, value in curve:
                found[batch] = max(value, found.get(batch, 0.0))
        return sorted(found.items())

    @property
    def relative(self) -> list[tuple[int, float]]:
        """The same as fractions of the best."""
        top = max(value for _, value in self.best)
        return [(batch, value / top) for batch, value in self.best]

    @property
    def sufficient(self) -> int:
        """The smallest batch size that reaches nearly the best rate."""
        return next(batch for batch, value in self.relative if value >= SUFFICIENT)

    @property
    def flatness(self) -> float:
        """The least fraction of the best rate from there on."""
        return min(value for batch, value in self.relative if batch >= self.sufficient)

    @property
    def verdict(self) -> Verdict:
        """Whether small or middle batch sizes suffice and larger ones change little."""
        batches = [batch for batch, _ in self.best]
        if len(batches) < FEWEST_BATCHES:
            return "undecided"
        if self.sufficient > MIDDLE_BATCH:
            return "contradicted"
        if self.sufficient == batches[-1]:
            return "undecided"
        return "confirmed" if self.flatness >= FLAT else "in part"


def batch_curves(series: Series) -> list[BatchCurves]:
    """One for each mapping that was measured, ``contraction`` (the paper's) first."""
    found = []
    for mapping in MAPPINGS:
        tops: dict[int, dict[int, float]] = {}
        for row in series.valid:
            values = row.parameters
            if values.get("mapping") == mapping and values.get("element_batch", 0) > 0:
                batches = tops.setdefault(int(values.get("concurrent_elements", 0)), {})
                batch = int(values["element_batch"])
                batches[batch] = max(rate(row), batches.get(batch, 0.0))
        if tops:
            curves = {ce: sorted(batches.items()) for ce, batches in sorted(tops.items())}
            found.append(BatchCurves(series, mapping, curves))
    return found


def best_by_value(series: Series, parameter: str) -> dict[Any, Row]:
    """The best variant with each value of a parameter, best value first."""
    found: dict[Any, Row] = {}
    for row in series.valid:
        if parameter in row.parameters:
            value = row.parameters[parameter]
            if value not in found or rate(row) > rate(found[value]):
                found[value] = row
    return dict(sorted(found.items(), key=lambda item: -rate(item[1])))


def spreads(series: Sequence[Series]) -> list[float]:
    """Quartile distance of the rounds as a fraction of the median, of all variants with two rounds or more."""
    return sorted(row.spread for s in series for row in s.valid if len(row.seconds) > 1)


@dataclass(frozen=True)
class Finding:
    """One finding of the paper on one platform.

    Attributes:
        name: of the finding.
        platform: label.
        verdict: in words.
        numbers: what it comes from.
        counts: verdicts of the kernels (for batch sizes, of each mapping of the kernels).
    """

    name: str
    platform: str
    verdict: Verdict
    numbers: Mapping[str, float]
    counts: Mapping[Verdict, int]


FINDINGS = {
    "batch": "(a) Small or middle batch sizes suffice; beyond, the rate is nearly flat",
    "interleave": "(b) Interleaving stores with computation helps",
    "unroll": "(c) Full unrolling helps: compilers do not do it by themselves",
}


def findings(series: Sequence[Series]) -> list[Finding]:
    """The paper's three findings, from the series of one platform."""
    platform = series[0].platform.label
    found = [_batch_finding(platform, [curves for s in series for curves in batch_curves(s)])]
    for effect in EFFECTS[:2]:
        found.append(_pair_finding(platform, effect, [pairs_of(s, effect) for s in series]))
    return found


def _pair_finding(platform: str, effect: Effect, pairs: Sequence[Pairs]) -> Finding:
    enough = [p for p in pairs if p.verdict != "undecided"]
    middle = statistics.median(p.median for p in enough) if enough else math.nan
    of_best = [p.best for p in pairs if not math.isnan(p.best)]
    total = sum(len(p.ratios) for p in enough)
    numbers = {
        "median_ratio": middle,
        "pairs": total,
        "share_helping": ratio(sum(p.helping * len(p.ratios) for p in enough), total),
        "median_ratio_of_best": statistics.median(of_best) if of_best else math.nan,
    }
    return Finding(effect.name, platform, verdict(middle), numbers, Counter(p.verdict for p in pairs))


def _batch_finding(platform: str, curves: Sequence[BatchCurves]) -> Finding:
    counts = Counter(c.verdict for c in curves)
    decided = [c for c in curves if c.verdict != "undecided"]
    ranked = Counter(c.verdict for c in decided).most_common()
    common: Verdict = ranked[0][0] if ranked else "undecided"
    if len(ranked) > 1 and ranked[0][1] == ranked[1][1]:
        common = "in part"
    numbers = {
        "median_sufficient_batch": statistics.median(c.sufficient for c in decided) if decided else math.nan,
        "median_flatness": statistics.median(c.flatness for c in decided) if decided else math.nan,
        "least_flatness": min((c.flatness for c in decided), default=math.nan),
    }
    return Finding("batch", platform, common, numbers, counts)
