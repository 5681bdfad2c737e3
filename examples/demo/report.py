"""Draws what the demonstrations computed, and prints one table of all their results.

Called as ``python report.py FOLDER NAME...``: for each NAME reads NAME.json and NAME.vtu, writes NAME.png.
Exits with 1 if anything in these results disagrees.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import matplotlib as mpl
import meshio
import numpy as np
from matplotlib import cm, colors, pyplot
from matplotlib.figure import Figure
from mpl_toolkits.mplot3d.art3d import Poly3DCollection
from numpy.typing import NDArray
from rich.console import Console
from rich.table import Table

Array = NDArray[Any]
COLOURS = "viridis"


def draw_scalar(points: Array, triangles: Array, values: Array, title: str) -> Figure:
    """A function on triangles, in colours and level lines.

    Args:
        points: [point][2].
        triangles: [triangle][3].
        values: [point].
        title: of the picture.
    """
    figure, axes = pyplot.subplots(figsize=(8, 4.4), layout="constrained")
    filled = axes.tricontourf(*points.T, triangles, values, levels=40, cmap=COLOURS)
    axes.tricontour(*points.T, triangles, values, levels=10, colors="white", linewidths=0.5)
    axes.triplot(*points.T, triangles, color="black", linewidth=0.15, alpha=0.5)
    figure.colorbar(filled, ax=axes, format="%.2g")
    axes.set_aspect("equal")
    axes.set_title(title)
    return figure


def surface_of(tetrahedra: Array) -> Array:
    """Faces that belong to one tetrahedron only. [face][3]"""
    faces = np.concatenate([tetrahedra[:, [i for i in range(4) if i != left]] for left in range(4)])
    _, first, count = np.unique(np.sort(faces, axis=1), axis=0, return_index=True, return_counts=True)
    return np.asarray(faces[first[count == 1]])


def draw_displacement(points: Array, tetrahedra: Array, values: Array, title: str) -> Figure:
    """The surface of a body where its displacement brings it, coloured by how far that is.

    Args:
        points: [point][3].
        tetrahedra: [tetrahedron][4].
        values: displacement, [point][3].
        title: of the picture.
    """
    faces = surface_of(tetrahedra)
    length = np.linalg.norm(values, axis=1)
    scale = colors.Normalize(0, length.max())
    colour_of = cm.ScalarMappable(scale, COLOURS)
    figure = pyplot.figure(figsize=(7, 5.6), layout="constrained")
    axes = figure.add_subplot(projection="3d", proj_type="ortho")
    moved = points + values
    face_colours = colour_of.to_rgba(length[faces].mean(axis=1))
    axes.add_collection3d(
        Poly3DCollection(moved[faces], facecolors=face_colours, edgecolors="black", linewidths=0.2)
    )
    lower, upper = moved.min(axis=0), moved.max(axis=0)
    axes.set(xlim=(lower[0], upper[0]), ylim=(lower[1], upper[1]), zlim=(lower[2], upper[2]), title=title)
    axes.set_box_aspect(upper - lower)
    axes.view_init(elev=24, azim=-38)
    figure.colorbar(colour_of, ax=axes, shrink=0.7, format="%.2g")
    return figure


def draw(folder: Path, report: dict[str, Any]) -> Path:
    """Writes the picture of one problem."""
    name = report["problem"]
    mesh = meshio.read(folder / f"{name}.vtu")
    field, values = next(iter(mesh.point_data.items()))
    where = f"{report['element']}, {report['cells']} cells ({report['mesh']})"
    title = f"{name.capitalize()}: {field}, {where}"
    if "tetra" in mesh.cells_dict:
        figure = draw_displacement(mesh.points, mesh.cells_dict["tetra"], values, title)
    else:
        figure = draw_scalar(mesh.points[:, :2], mesh.cells_dict["triangle"], values.ravel(), title)
    path = folder / f"{name}.png"
    partial = path.with_suffix(".part.png")
    figure.savefig(partial, dpi=120)
    pyplot.close(figure)
    return partial.replace(path)


def differences(report: dict[str, Any]) -> dict[str, tuple[float | None, bool]]:
    """For each target the largest difference of all its element tensors, and whether all agree."""
    result: dict[str, tuple[float | None, bool]] = {}
    for one in report["agreements"]:
        largest, passed = result.get(one["target"], (0.0, True))
        known = None if largest is None or one["difference"] is None else max(largest, one["difference"])
        result[one["target"]] = (known, passed and one["passed"])
    return result


def verdict(passed: bool) -> str:
    """One word, in colour."""
    return "[green]ok[/]" if passed else "[bold red]WRONG[/]"


def number(value: float | None) -> str:
    """A number that may be missing (infinite, or no number)."""
    return "?" if value is None else f"{value:.1e}"


def table_of(reports: list[dict[str, Any]]) -> Table:
    """All results."""
    table = Table(title="Element tensors on every target, and what they solve")
    for column in ("problem", "cells", "unknowns", "what is compared", "difference", ""):
        table.add_column(column, justify="right" if column in ("cells", "unknowns", "difference") else "left")
    for report in reports:
        head = [f"{report['problem']}, {report['element']}", str(report["cells"]), str(report["unknowns"])]
        targets = differences(report)
        reference = next(iter(targets))
        rows = [
            (f"{t} against {reference}, entry by entry", *found)
            for t, found in targets.items()
            if t != reference
        ]
        if not rows:
            rows = [("[yellow]nothing: only one target was built[/]", None, True)]
        rows += [(w["what"], w["error"], w["passed"]) for w in report["witnesses"]]
        for what, difference, passed in rows:
            table.add_row(*head, what, number(difference), verdict(passed))
            head = ["", "", ""]
        table.add_row(
            "", "", "", f"{report['iterations']} iterations of CG for the picture", "", "", end_section=True
        )
    return table


def main(arguments: list[str]) -> int:
    """Pictures, then the table."""
    mpl.use("Agg")
    folder = Path(arguments[0])
    reports = [json.loads((folder / f"{name}.json").read_text("utf-8")) for name in arguments[1:]]
    pictures = [draw(folder, report) for report in reports]
    console = Console()
    # A table that goes to a file need not fit a screen.
    if not console.is_terminal:
        console.width = 120
    console.print(table_of(reports))
    for picture in pictures:
        console.print(f"picture: {picture}", highlight=False, soft_wrap=True)
    return 0 if all(report["passed"] for report in reports) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
