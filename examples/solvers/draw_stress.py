"""Draws the surface of a body of tetrahedra where its displacement brings it, in the colours of a stress.

python draw_stress.py results/bracket_cpu.vtu --out picture.png
"""

from __future__ import annotations

import argparse
import io
from pathlib import Path
from typing import Any

import meshio
import numpy as np
from matplotlib import cm, colors
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from mpl_toolkits.mplot3d.art3d import Poly3DCollection
from numpy.typing import NDArray
from PIL import Image

Array = NDArray[Any]


def surface_of(points: Array, tetrahedra: Array) -> Array:
    """Faces that belong to one tetrahedron only, though each cell has points of its own. [face][3]"""
    _, place = np.unique(points.round(9), axis=0, return_inverse=True)
    faces = np.concatenate([np.delete(tetrahedra, left, axis=1) for left in range(4)])
    _, first, count = np.unique(
        np.sort(place.reshape(-1)[faces], axis=1), axis=0, return_index=True, return_counts=True
    )
    return np.asarray(faces[first[count == 1]])


def draw(file: Path, field: str, magnified: float, out: Path) -> None:
    """The picture of one file: each face has the mean of its corners."""
    mesh = meshio.read(file)
    faces = surface_of(mesh.points, mesh.cells_dict["tetra"])
    values = mesh.point_data[field].reshape(-1)[faces].mean(axis=1)
    moved = mesh.points + magnified * mesh.point_data["displacement"]
    colour_of = cm.ScalarMappable(colors.Normalize(0, values.max()), "viridis")
    figure = Figure(figsize=(6.4, 5.2), layout="constrained", facecolor="white")
    FigureCanvasAgg(figure)
    axes: Any = figure.add_subplot(projection="3d", proj_type="ortho")
    axes.add_collection3d(
        Poly3DCollection(
            moved[faces], facecolors=colour_of.to_rgba(values), edgecolors="black", linewidths=0.15
        )
    )
    lower, upper = moved.min(axis=0), moved.max(axis=0)
    axes.set(xlim=(lower[0], upper[0]), ylim=(lower[1], upper[1]), zlim=(lower[2], upper[2]))
    axes.set_box_aspect(upper - lower)
    axes.view_init(elev=24, azim=-38)
    axes.set_axis_off()
    figure.colorbar(colour_of, ax=axes, shrink=0.7, label=f"{field}, displacement times {magnified:g}")
    buffer = io.BytesIO()
    figure.savefig(buffer, dpi=90, metadata={"Software": None})
    # few colours are enough, and take a third of the bytes
    Image.open(buffer).convert("RGB").quantize(64).save(out, optimize=True)


def main() -> None:
    """Draw what the command line names."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("file", type=Path)
    parser.add_argument("--field", default="von_mises")
    parser.add_argument("--magnified", type=float, default=30, help="how much larger displacements are drawn")
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    draw(options.file, options.field, options.magnified, options.out)


if __name__ == "__main__":
    main()
