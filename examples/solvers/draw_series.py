"""Draws a field of some files of a series side by side: a small picture of how a solution goes on.

python draw_series.py results/cahn_hilliard_cpu_0000.vtu results/cahn_hilliard_cpu_0030.vtu --out picture.png
"""

from __future__ import annotations

import argparse
import io
import re
from pathlib import Path
from typing import Any

import meshio
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from PIL import Image


def draw(files: list[Path], name: str, out: Path) -> None:
    """One panel for each file, with one scale of colours; numbers of steps are those of the files' names."""
    meshes = [meshio.read(file) for file in files]
    values = [mesh.point_data[name].reshape(-1) for mesh in meshes]
    low, high = min(v.min() for v in values), max(v.max() for v in values)
    figure = Figure(figsize=(2.3 * len(files) + 0.6, 2.5), layout="constrained", facecolor="white")
    FigureCanvasAgg(figure)
    axes: list[Any] = list(figure.subplots(1, len(files), squeeze=False).flat)
    for axis, file, mesh, field in zip(axes, files, meshes, values, strict=True):
        x, y = mesh.points[:, 0], mesh.points[:, 1]
        triangles = mesh.cells_dict["triangle"]
        image = axis.tripcolor(x, y, triangles, field, vmin=low, vmax=high, cmap="cividis", shading="gouraud")
        number = re.search(r"_(\d+)$", file.stem)
        axis.set_title(f"step {int(number[1])}" if number else file.stem, fontsize=9)
        axis.set_aspect("equal")
        axis.set_axis_off()
    figure.colorbar(image, ax=axes, label=name, shrink=0.85)
    buffer = io.BytesIO()
    figure.savefig(buffer, dpi=80, metadata={"Software": None})
    # few colours are enough, and take a third of the bytes
    Image.open(buffer).convert("RGB").quantize(64).save(out, optimize=True)


def main() -> None:
    """Draw what the command line names."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("files", type=Path, nargs="+")
    parser.add_argument("--field", default="c")
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    draw(options.files, options.field, options.out)


if __name__ == "__main__":
    main()
