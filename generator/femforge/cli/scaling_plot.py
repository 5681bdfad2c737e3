"""The picture of ``femforge scaling``, and the measured points that may stand in it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import matplotlib as mpl
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.lines import Line2D

from femforge.errors import ExitCode, FemforgeError
from femforge.model.devices import GIGA
from femforge.model.scaling import STRONG, WEAK, Curve, Point
from femforge.tuning.report.drawing import COLOURS, STYLE

#: What a row of measured points has, and of which type.
_FIELDS: dict[str, type | tuple[type, ...]] = {
    "scaling": str, "element": str, "devices": int, "dofs": int, "apply_seconds": (int, float),
    "cg_seconds": (int, float),
}  # fmt: skip


@dataclass(frozen=True)
class Measured:
    """A measured point.

    Attributes:
        scaling: ``weak`` or ``strong``.
        element: such as ``Q2``.
        devices: their number.
        dofs: of all of them.
        apply: seconds of the operator.
        cg: seconds of an iteration of conjugate gradients.
    """

    scaling: str
    element: str
    devices: int
    dofs: int
    apply: float
    cg: float


def read_measured(file: Path, curves: Sequence[Curve]) -> list[Measured]:
    """Measured points: ``{"rows": [{"scaling", "element", "devices", "dofs", "apply_seconds", "cg_seconds"}, ...]}``.

    Args:
        file: JSON.
        curves: that they are drawn beside.

    Raises:
        FemforgeError: the file cannot be read (code FILE), has something else in it (FILE), or points of curves that
            are not drawn or have no point of one device (USAGE).
    """
    try:
        content = json.loads(file.read_text("utf-8"))
    except OSError as error:
        raise FemforgeError(
            f"cannot be read: {error.strerror}",
            place=str(file),
            mend="give a file that is there",
            code=ExitCode.FILE,
        ) from error
    except ValueError as error:
        raise FemforgeError(
            "not JSON in UTF-8", place=str(file), mend="write it as JSON, in UTF-8", code=ExitCode.FILE
        ) from error
    rows = content.get("rows") if isinstance(content, dict) else None
    if not isinstance(rows, list) or not rows or not all(map(_complete, rows)):
        raise FemforgeError(
            "these are no measured points", place=str(file), code=ExitCode.FILE,
            mend=f'write {{"rows": [...]}}, each row with {", ".join(_FIELDS)}, all numbers positive',
        )  # fmt: skip
    points = [Measured(*(row[name] for name in _FIELDS)) for row in rows]
    drawn = {(curve.scaling, curve.element) for curve in curves}
    for point in points:
        if (point.scaling, point.element) not in drawn:
            raise FemforgeError(
                f"{point.scaling} scaling of {point.element} is not drawn", place=str(file),
                mend="ask for it, by --element and --weak or --strong, or leave its points out",
            )  # fmt: skip
        if not any(_is_reference(other, point) for other in points):
            raise FemforgeError(
                f"{point.scaling} scaling of {point.element} was not measured on one device", place=str(file),
                mend="add a row whose devices are 1: efficiencies are relative to it",
            )  # fmt: skip
    return points


def _complete(row: Any) -> bool:
    """Whether a row has all fields, numbers above zero."""
    return isinstance(row, dict) and all(
        isinstance(row.get(name), kind) and not isinstance(row[name], bool) and (kind is str or row[name] > 0)
        for name, kind in _FIELDS.items()
    )


def _is_reference(one: Measured, point: Measured) -> bool:
    return (one.scaling, one.element, one.devices) == (point.scaling, point.element, 1)


def efficiencies(point: Measured, points: Sequence[Measured]) -> tuple[float, float]:
    """Of the operator and of an iteration: dofs a second and device, over those of one device."""
    one = next(other for other in points if _is_reference(other, point))
    part = point.dofs / (point.devices * one.dofs)
    return part * one.apply / point.apply, part * one.cg / point.cg


def scaling_figure(curves: Sequence[Curve], measured: Sequence[Measured] = ()) -> Figure:
    """Efficiencies above, dofs a second of conjugate gradients below; weak scaling left, strong scaling right.

    Args:
        curves: some of them, all that are to be drawn.
        measured: points to stand beside them, with one of one device for each curve that has any.
    """
    kinds = [kind for kind in (WEAK, STRONG) if any(curve.scaling == kind for curve in curves)]
    elements = list(dict.fromkeys(curve.element for curve in curves))
    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(0.6 + 4.9 * len(kinds), 7.4), layout="constrained", facecolor="white")
        FigureCanvasAgg(figure)
        axes: Any = figure.subplots(2, len(kinds), squeeze=False)
        for column, kind in enumerate(kinds):
            upper, lower = axes[:, column]
            for curve in (curve for curve in curves if curve.scaling == kind):
                colour = COLOURS[elements.index(curve.element) % len(COLOURS)]
                _draw_curve(upper, lower, curve, colour)
                points = [p for p in measured if (p.scaling, p.element) == (kind, curve.element)]
                _draw_measured(upper, lower, points, colour)
            _label(upper, lower, kind)
        handles, labels = axes[0, 0].get_legend_handles_labels()
        if measured:
            handles += [Line2D([], [], marker=marker, **_ring("black")) for marker in "so"]
            labels += ["measured, operator", "measured, iteration of CG"]
        columns = min(4, len(elements) + bool(measured))
        figure.legend(handles, labels, loc="outside upper center", ncols=columns, frameon=False)
    return figure


def _draw_curve(upper: Any, lower: Any, curve: Curve, colour: str) -> None:
    def line(axis: Any, values: Sequence[float], style: str, label: str) -> None:
        devices = [point.devices for point in curve.points]
        axis.plot(devices, values, style, color=colour, markersize=3, linewidth=1.4, label=label)

    def rate(point: Point) -> float:
        return point.dofs / point.cg / GIGA

    name = curve.element
    line(upper, [point.apply_efficiency for point in curve.points], "o--", f"{name}, operator")
    line(upper, [point.cg_efficiency for point in curve.points], "o-", f"{name}, iteration of CG")
    line(lower, [rate(point) for point in curve.points], "o-", name)
    one = curve.points[0]
    # what one device does, as often as there are devices
    ideal = rate(one) / (one.cg_efficiency * one.devices)
    line(lower, [ideal * point.devices for point in curve.points], ":", "")


def _draw_measured(upper: Any, lower: Any, points: Sequence[Measured], colour: str) -> None:
    for point in points:
        apply, cg = efficiencies(point, points)
        upper.plot([point.devices], [apply], marker="s", **_ring(colour))
        upper.plot([point.devices], [cg], marker="o", **_ring(colour))
        lower.plot([point.devices], [point.dofs / point.cg / GIGA], marker="o", **_ring(colour))


def _ring(colour: str) -> dict[str, Any]:
    return {
        "linestyle": "none", "markerfacecolor": "none", "markeredgewidth": 1.6, "color": colour, "markersize": 8,
    }  # fmt: skip


def _label(upper: Any, lower: Any, kind: str) -> None:
    for axis in (upper, lower):
        axis.set_xscale("log")
        axis.set_xlabel("devices")
    upper.set_ylim(0, 1.05)
    upper.set_ylabel("efficiency")
    upper.set_title(f"{kind} scaling, a model: efficiency")
    lower.set_yscale("log")
    lower.set_ylabel("GDoF/s")
    lower.set_title("iterations of CG; dotted: as many times one device")
