"""Curves of scaling as tables of text, and as flat data."""

from __future__ import annotations

from collections.abc import Sequence

from femforge.model.devices import GIGA
from femforge.model.scaling import Curve, Point
from femforge.model.sheets import Sheet, three_digits, whole

COLUMNS = (
    "devices", "grid", "dofs", "cells of a device", "halo (kB)", "halo / cell (bytes)", "messages", "apply (ms)",
    "GDoF/s", "efficiency", "CG iteration (ms)", "GDoF/s of CG", "efficiency of CG",
)  # fmt: skip


def scaling_sheets(curves: Sequence[Curve]) -> list[Sheet]:
    """A table for each curve."""
    return [Sheet(_title(curve), COLUMNS, tuple(map(_row, curve.points))) for curve in curves]


def _title(curve: Curve) -> str:
    load = curve.load
    of = f"{load.components} components" if load.components > 1 else "scalar"
    return f"{curve.scaling} scaling, {load.space.name}, {of} (a model)"


def _row(point: Point) -> tuple[str, ...]:
    """Bytes are of one exchange and of the device that has most; a cell is one of the largest share."""
    return (
        whole(point.devices), " x ".join(map(str, point.partition.grid)), whole(point.dofs), whole(point.cells),
        three_digits(point.halo_bytes / 1e3), three_digits(point.halo_bytes / point.cells), whole(point.messages),
        three_digits(point.apply * 1e3), three_digits(point.dofs / point.apply / GIGA),
        f"{point.apply_efficiency:.3f}", three_digits(point.cg * 1e3),
        three_digits(point.dofs / point.cg / GIGA), f"{point.cg_efficiency:.3f}",
    )  # fmt: skip


def records(curves: Sequence[Curve]) -> list[dict[str, object]]:
    """All points as flat data, for CSV and JSON; times in seconds, sizes in bytes."""
    return [
        {
            "scaling": curve.scaling, "element": curve.element, "cell": curve.load.space.box.cell,
            "components": curve.load.components, "scalar_bytes": curve.load.scalar,
            "devices": point.devices, "grid": "x".join(map(str, point.partition.grid)), "dofs": point.dofs,
            "cells": point.partition.cells, "cells_of_device": point.cells, "border_cells": point.border,
            "ghosts": point.ghosts, "halo_bytes": point.halo_bytes, "network_bytes": point.network_bytes,
            "messages": point.messages, "compute_seconds": point.compute, "border_seconds": point.border_time,
            "exchange_seconds": point.exchange, "packing_seconds": point.packing,
            "apply_seconds": point.apply, "apply_efficiency": point.apply_efficiency,
            "vectors_seconds": point.vectors, "sum_seconds": point.sums, "cg_seconds": point.cg,
            "cg_efficiency": point.cg_efficiency,
        }
        for curve in curves
        for point in curve.points
    ]  # fmt: skip
