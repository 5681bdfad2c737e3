"""The numbers of a report as plain data for machines."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

from femforge.tuning.records import Row
from femforge.tuning.report.effects import (
    EFFECTS,
    FINDINGS,
    RULES,
    batch_curves,
    best_by_value,
    findings,
    pairs_of,
    spreads,
)
from femforge.tuning.report.families import Family, Point, batch_ratios, families_of
from femforge.tuning.report.series import STATUSES, Series, Sweep, rate
from femforge.tuning.report.text import BY_VALUE
from femforge.tuning.report.winners import ends
from femforge.tuning.report.words import batches_in_words, margins_in_words, rates_in_words, winners_in_words
from femforge.version import __version__

Facts = dict[str, Any]


def facts_of(sweep: Sweep) -> Facts:
    """Everything that the tables show, in seconds, cells and bytes; None where a number is not known."""
    facts = {
        "femforge": __version__,
        "runs": [vars(run) for run in sweep.runs],
        "kernels": [_kernel(s) for s in sweep.series],
        "spread": [_spread(series) for series in sweep.platforms.values()],
        "findings": [
            {**vars(f), "numbers": dict(f.numbers), "counts": dict(f.counts), "finding": FINDINGS[f.name]}
            for series in sweep.platforms.values()
            for f in findings(series)
        ],
        "rules": list(RULES),
    }
    families = families_of(sweep)
    if families:
        facts["families"] = [_family(family) for family in families]
    known: Facts = _known(facts)
    return known


def _known(value: Any) -> Any:
    """The same without numbers that JSON does not have."""
    if isinstance(value, Mapping):
        return {str(key): _known(inner) for key, inner in value.items()}
    if isinstance(value, (list, tuple)):
        return [_known(inner) for inner in value]
    return None if isinstance(value, float) and not math.isfinite(value) else value


def _kernel(series: Series) -> Facts:
    subject = series.subject
    return {
        **vars(subject),
        "device": series.platform.device,
        "flavour": series.platform.flavour,
        "variants": {status: series.statuses[status] for status in STATUSES},
        "best": _variant(series, series.best),
        "untuned": _variant(series, series.untuned),
        "batch": [
            {"mapping": c.mapping, "curves": dict(c.curves), "best": c.best, "sufficient": c.sufficient,
             "flatness": c.flatness, "verdict": c.verdict}
            for c in batch_curves(series)
        ],
        "effects": {effect.name: _effect(series, effect) for effect in EFFECTS},
        "by_value": {
            name: {_text(value): _variant(series, row) for value, row in found.items()}
            for name in BY_VALUE
            if (found := best_by_value(series, name))
        },
    }  # fmt: skip


def _text(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _effect(series: Series, effect: Any) -> Facts:
    pairs = pairs_of(series, effect)
    return {
        "chosen": effect.chosen, "other": effect.other, "pairs": len(pairs.ratios), "median_ratio": pairs.median,
        "share_helping": pairs.helping, "ratio_of_best": pairs.best, "verdict": pairs.verdict,
    }  # fmt: skip


def _variant(series: Series, row: Row | None) -> Facts | None:
    if row is None:
        return None
    cells = rate(row)
    return {
        "run": row.run, "status": row.status, "parameters": dict(row.parameters), "cells": row.cells,
        "seconds": row.median, "spread": row.spread, "cells_per_second": cells,
        "dofs_per_second": row.dofs / row.median if row.dofs and cells else None, "flops_per_second": row.flops * cells,
        "paper_flops_per_second": row.paper_flops * cells if row.paper_flops > 0 else None,
        "of_copy_bandwidth": series.of_copy(row), "of_arithmetic_peak": series.of_peak(row),
        "binding_roof": series.roof(row), "error": row.error,
    }  # fmt: skip


def _family(family: Family) -> Facts:
    """What of kernels of several degrees, on meshes of several sizes, the sections on winners show."""
    subject, platform = family.subject, family.platform
    return {
        "title": family.title, "device": platform.device, "flavour": platform.flavour, "target": platform.target,
        "form": subject.form, "kind": subject.kind, "cell": subject.cell, "scalar": subject.scalar,
        "unit": family.unit, "points": [_point(family, point) for point in family.points.values()],
        "batches": [
            vars(found)
            for cells in ends(family)
            for way in family.ways
            if (found := batch_ratios(family, way, cells)).varied
        ],
        "said": {"winners": winners_in_words(family), "margins": margins_in_words(family),
                 "batches": [batches_in_words(family, cells) for cells in ends(family)],
                 "rates": rates_in_words(family)},
    }  # fmt: skip


def _point(family: Family, point: Point) -> Facts:
    return {
        "degree": point.degree, "cells": point.cells, "winner": point.winner, "margin": point.margin,
        "over_untuned": point.gain, "deciding": dict(point.deciding),
        "best": {way: {"rate": family.rate(row), "seconds": row.median, "parameters": dict(row.parameters)}
                 for way, row in point.by_way.items()},
    }  # fmt: skip


def _spread(series: Sequence[Series]) -> Facts:
    found = spreads(series)
    return {
        "platform": series[0].platform.label,
        "variants": len(found),
        "median": found[len(found) // 2] if found else None,
        "under_1_percent": sum(s < 0.01 for s in found) / len(found) if found else None,
        "under_3_percent": sum(s < 0.03 for s in found) / len(found) if found else None,
    }
