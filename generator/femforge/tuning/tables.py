"""Tables of tuned parameters made from archives: what ``femforge generate`` then uses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from femforge.errors import ExitCode, FemforgeError
from femforge.schedule.tuned import SCHEMA
from femforge.tuning.archive import Archive
from femforge.tuning.choices import Choice, calls_library, choices_of, without_library
from femforge.tuning.records import Row

#: A variant must be faster than the untuned choice by more than this to get into a table, and one more for some numbers
#: of cells faster than others: less is noise.
GAIN = 0.01


def table_of(
    archive: Archive, target: str, device: str | None, command: str, gain: float = GAIN
) -> dict[str, Any]:
    """The table for one target and device.

    Of each kernel the fastest valid variant is taken, unless the untuned choice is as fast to within ``gain``; then
    that one is. Where a run measured variants at several numbers of cells, it is what
    :func:`femforge.tuning.choices.choices_of` says, maybe several variants. Where all of these call a library, one more
    takes their place without it.

    Args:
        archive: measurements.
        target: ``cpu``, ``cuda`` or ``hip``.
        device: part of the device's name; may be left out if the archive has one device of the target.
        command: that makes the table, for its head.
        gain: least gain over the untuned choice for which a kernel leaves it.

    Raises:
        FemforgeError: nothing valid was measured there, or several devices match.
    """
    devices = {run.identity: run.device for run in archive.runs}
    rows = [row for row in archive.rows if row.subject.target == target and row.valid]
    rows = [row for row in rows if device is None or device.lower() in devices[row.run].lower()]
    names = sorted({devices[row.run] for row in rows})
    if len(names) != 1:
        raise FemforgeError(
            f"there are several devices: {', '.join(names)}" if names else "nothing valid was measured there",
            place=f"target {target}" + (f", device {device}" if device else ""), code=ExitCode.USAGE,
            mend="name one with --device" if names else "see `femforge report` for what the archive has",
        )  # fmt: skip
    kernels: dict[str, Any] = {}
    for key in sorted({row.subject.key for row in rows}):
        mine = [row for row in rows if row.subject.key == key]
        kernels[key] = _entry(_choices(mine, gain))
    return {"schema": SCHEMA, "target": target, "device": names[0], "made_by": command, "kernels": kernels}


def _choices(rows: Sequence[Row], gain: float) -> Sequence[Choice]:
    """The variants of one kernel: one of them calls no library, unless all that were measured do."""
    found = choices_of(rows, gain) or (_only_choice(rows, gain),)
    others = [row for row in rows if not calls_library(row)]
    if not others or not all(calls_library(choice.best) for choice in found):
        return found
    return without_library(found, others) or _choices(others, gain)


def _only_choice(rows: Sequence[Row], gain: float) -> Choice:
    """The fastest variant, whatever the sizes of the meshes."""
    best = min(rows, key=lambda row: row.cell_seconds)
    untuned = next((row for row in rows if row.untuned and row.run == best.run), None)
    if untuned and untuned.cell_seconds / best.cell_seconds < 1 + gain:
        best = untuned
    return Choice(0, best, untuned)


def _entry(choices: Sequence[Choice]) -> dict[str, Any]:
    """One variant stands in the entry itself, several in a list."""
    kernel = {"kernel": choices[0].best.subject.kernel}
    if len(choices) == 1:
        return kernel | _facts(choices[0])
    listed = [{"from_cells": one.from_cells, **_facts(one), "cells": one.best.cells} for one in choices]
    return kernel | {"choices": listed}


def _facts(choice: Choice) -> dict[str, Any]:
    """A variant, and its rates on the largest mesh that it is taken for."""
    best = choice.best
    facts: dict[str, Any] = {
        "parameters": dict(best.parameters), "gigacells_per_second": round(best.cells / best.median * 1e-9, 4)
    }  # fmt: skip
    if best.dofs:
        facts["gigadofs_per_second"] = round(best.dofs / best.median * 1e-9, 4)
    if choice.untuned:
        facts["faster_than_untuned"] = round(choice.untuned.cell_seconds / best.cell_seconds, 3)
    return facts
