"""Tables of tuned parameters made from archives: what ``femforge generate`` then uses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from femforge.errors import ExitCode, FemforgeError
from femforge.schedule.tuned import SCHEMA
from femforge.tuning.archive import Archive
from femforge.tuning.records import Row

#: A variant must be faster than the untuned choice by more than this to get into a table: less is noise.
GAIN = 0.01


def table_of(
    archive: Archive, target: str, device: str | None, command: str, gain: float = GAIN
) -> dict[str, Any]:
    """The table for one target and device.

    Of each kernel the fastest valid variant is taken, unless the untuned choice is as fast to within ``gain``; then
    that one is.

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
        kernels[key] = _entry(mine, gain)
    return {"schema": SCHEMA, "target": target, "device": names[0], "made_by": command, "kernels": kernels}


def _entry(rows: Sequence[Row], least: float) -> dict[str, Any]:
    best = min(rows, key=lambda row: row.cell_seconds)
    untuned = next((row for row in rows if row.untuned and row.run == best.run), None)
    gain = untuned.cell_seconds / best.cell_seconds if untuned else None
    if untuned and gain is not None and gain < 1 + least:
        best, gain = untuned, 1.0
    entry = {
        "kernel": best.subject.kernel, "parameters": dict(best.parameters),
        "gigacells_per_second": round(best.cells / best.median * 1e-9, 4),
    }  # fmt: skip
    if best.dofs:
        entry["gigadofs_per_second"] = round(best.dofs / best.median * 1e-9, 4)
    if gain is not None:
        entry["faster_than_untuned"] = round(gain, 3)
    return entry
