"""The map as a JSON file: for every kernel its time, its floor and what limits it; or why there is none."""

from __future__ import annotations

import json
import statistics
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from kernels import read_record
from package import BUILD_LOG, JOURNALS, PACKAGE, TIMES, planned
from subjects import CELLS, KINDS, Subject

from femforge import __version__
from femforge.errors import ExitCode, FemforgeError
from femforge.tuning.collect import BY_BYTES, Journal, Outcome, Times, read_journal
from femforge.tuning.resources import Usage, from_ptxas, readable

SCHEMA = 1


def collect(folder: Path, subjects: Sequence[Subject], target: str, command: str) -> dict[str, Any]:
    """Everything that is known of the kernels of a folder.

    Raises:
        FemforgeError: there is no journal, or it has no device (code FILE).
    """
    journal = _journal(folder / PACKAGE)
    if target not in journal.devices:
        raise FemforgeError(
            f"nothing was measured on {target}", place=str(folder / PACKAGE / JOURNALS), code=ExitCode.FILE,
            mend="run measure.sh of that folder first",
        )  # fmt: skip
    name, flavour, copy, peak32, peak64 = journal.devices[target]
    peaks = {"float32": peak32, "float64": peak64}
    usages = _usages(folder)
    numbers = {(p.subject, p.facts["row"]): p.number for p in planned(folder, subjects)}
    beside = _ffcx_times(folder)
    entries = []
    for subject in subjects:
        record = read_record(folder, subject)
        if record is None:
            continue
        common = asdict(subject)
        if record["status"] != "made":
            entries.append({**common, "row": subject.form, "status": record["status"], "why": record["why"]})
        for facts in record["kernels"]:
            outcome = journal.outcomes.get(numbers.get((subject, facts["row"]), -1))
            entries.append({**common, **_entry(facts, outcome, copy, peaks[subject.scalar], usages)})
            entries[-1] |= beside.get(facts["name"], {})
    device = {"name": name, "flavour": flavour, "copy": copy, "peak": peaks}
    return {"schema": SCHEMA, "femforge": __version__, "command": command, "target": target, "device": device,
            "kernels": entries}  # fmt: skip


def _journal(package: Path) -> Journal:
    """What all devices that measured have written; of a kernel that several have, the first."""
    result = Journal()
    for file in sorted(package.glob(JOURNALS)):
        read = read_journal(file)
        result.devices = read.devices | result.devices
        result.outcomes = read.outcomes | result.outcomes
    return result


def _entry(
    facts: dict[str, Any], outcome: Outcome | None, copy: float, peak: float, usages: dict[str, Usage]
) -> dict[str, Any]:
    known = {name: facts[name] for name in ("row", "name", "status", "why")}
    if facts["status"] != "made":
        return known
    names = ("flops", "bytes", "least_bytes", "instructions", "representation", "parameters", "chosen_by")
    known |= {name: facts[name] for name in (*names, "source_bytes")}
    # Two operations for each fused multiply-add.
    limits = {"bytes": facts["least_bytes"] / copy, "instructions": facts["instructions"] / (peak / 2)}
    known["floor"] = max(limits.values())
    known["limit"] = max(limits, key=lambda limit: limits[limit])
    if usage := usages.get(facts["name"]):
        known["registers"], known["spilled_bytes"] = usage.registers, 4 * usage.spilled_registers
    times = outcome.times.get(BY_BYTES, Times()) if outcome else Times()
    if outcome is None or (outcome.status in (None, "ok") and not times.seconds):
        return {**known, "status": "not_measured", "why": "the time was up"}
    known["status"], known["why"] = str(outcome.status), outcome.detail
    if outcome.status == "ok":
        known |= {"error": outcome.error, "cells": times.cells, "dofs": times.dofs}
        known["seconds"] = statistics.median(times.in_order) / times.cells
        known["of_floor"] = known["floor"] / known["seconds"]
    return known


def _ffcx_times(folder: Path) -> dict[str, dict[str, Any]]:
    """What is known of FFCx's kernels, if they were timed; see ffcx_times.py."""
    file = folder / TIMES
    times: dict[str, dict[str, Any]] = json.loads(file.read_text("utf-8")) if file.is_file() else {}
    return times


def _usages(folder: Path) -> dict[str, Usage]:
    """What kernels use of a GPU, by name, from all that the compiler has ever said; the last word counts."""
    try:
        text = (folder / BUILD_LOG).read_text("utf-8", errors="replace")
    except OSError:
        return {}
    found = list(from_ptxas(text.splitlines()))
    names = readable([usage.kernel for usage in found])
    return {_stem(name): usage for name, usage in zip(names, found, strict=True)}


def _stem(function: str) -> str:
    """The kernel's name, without what tells its device function from its other faces."""
    return function.removesuffix("_kernel")


def with_kept(content: dict[str, Any], file: Path) -> dict[str, Any]:
    """A map with what an older one has of kernels that were not measured again.

    Raises:
        FemforgeError: there is no older map, or it is of another target or device (code FILE).
    """
    try:
        older = json.loads(file.read_text("utf-8"))
        same = all(older[k] == content[k] for k in ("schema", "target")) and (
            older["device"]["name"] == content["device"]["name"]
        )
    except (OSError, ValueError, KeyError, TypeError):
        same = False
    if not same:
        raise FemforgeError(
            "this is no map of the same device", place=str(file), code=ExitCode.FILE,
            mend="leave --keep out, or name the map that kernels were measured again for",
        )  # fmt: skip
    again = {_key(entry): entry for entry in content["kernels"] if entry["status"] != "not_measured"}
    kept = [again.pop(_key(entry), entry) for entry in older["kernels"]]
    added = [entry for entry in again.values() if entry["status"] != "undefined"]
    return {**content, "device": older["device"], "kernels": [*kept, *added]}


def _key(entry: dict[str, Any]) -> tuple[Any, ...]:
    return tuple(entry[name] for name in ("form", "cell", "degree", "kind", "scalar", "row"))


def write(content: dict[str, Any], file: Path) -> None:
    """Write a map; an older one of the same target is replaced."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(content, indent=1) + "\n", "utf-8")


def summary(content: dict[str, Any]) -> str:
    """How many kernels are near their floors, and the worst."""
    measured = [entry for entry in content["kernels"] if entry["status"] == "ok"]
    counts: dict[str, int] = {}
    for entry in content["kernels"]:
        counts[entry["status"]] = counts.get(entry["status"], 0) + 1
    lines = [", ".join(f"{count} {status}" for status, count in sorted(counts.items()))]
    if measured:
        shares = sorted(entry["of_floor"] for entry in measured)
        below = f"{sum(share < 0.4 for share in shares)} of {len(shares)} below 0.4"
        lines.append(f"floor / time: median {statistics.median(shares):.2f}, least {shares[0]:.3f}, {below}")
        for kind in KINDS:
            own = [entry["of_floor"] for entry in measured if entry["kind"] == kind]
            if own:
                low = sum(share < 0.4 for share in own)
                lines.append(f"  | {kind} | {len(own)} | {statistics.median(own):.2f} | {low} |")
        for entry in sorted(measured, key=lambda entry: entry["of_floor"])[:15]:
            lines.append(
                f"  {entry['of_floor']:.3f}  {entry['name']} ({entry['representation']}, limit: {entry['limit']})"
            )
    lines += _beside_ffcx(content["kernels"])
    for entry in content["kernels"]:
        if entry["status"] not in ("ok", "undefined", "not_measured"):
            name = entry.get("name") or f"{entry['row']} {entry['cell']} {entry['degree']} {entry['kind']}"
            lines.append(f"  {entry['status']}: {name}: {entry['why'][:110]}")
    return "\n".join(lines)


def _beside_ffcx(kernels: Sequence[dict[str, Any]]) -> list[str]:
    """How many kernels are faster than FFCx's, by cell and degree, the worst, and those that are not compared."""
    timed = [e for e in kernels if "ffcx_seconds" in e]
    lines = [f"  no time of FFCx's: {e['name']}: {e['ffcx_why']}" for e in kernels if "ffcx_why" in e]
    if not timed:
        return lines
    gains = {e["name"]: e["ffcx_seconds"] / e["seconds_beside_ffcx"] for e in timed}
    groups: dict[tuple[str, int], list[float]] = {}
    for e in timed:
        groups.setdefault((e["cell"], e["degree"]), []).append(gains[e["name"]])
    slower = sum(gain < 1 for gain in gains.values())
    least = f"least {min(gains.values()):.2f}, {slower} of {len(gains)} slower"
    return [
        f"FFCx's time / time: median {statistics.median(gains.values()):.2f}, {least}",
        *(
            f"  | {cell} {degree} | {len(of)} | {statistics.median(of):.1f} | {min(of):.2f} |"
            for (cell, degree), of in sorted(
                groups.items(), key=lambda item: (CELLS.index(item[0][0]), item[0][1])
            )
        ),
        *(f"  {gain:.2f}  {name}" for name, gain in sorted(gains.items(), key=lambda item: item[1])[:15]),
        *lines,
    ]
