"""A small library of kernels, built once for all tests of ``femforge.load``, and meshes and data for them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from compilers import LAUNCHER
from numpy.typing import NDArray
from places import EMULATION, FORMS
from small_fem import unit_mesh

import femforge
from femforge.cli import run

Array = NDArray[Any]
#: All arguments of forms at once: an L-vector c, w on each cell, a constant k.
TERMS = """
cell = "triangle"
degree = 1
element = FiniteElement("Lagrange", cell, degree)
u, v = TrialFunction(element), TestFunction(element)
c, w = Coefficient(element), Coefficient(FiniteElement("DP", cell, 0))
k = Constant(cell)
"""
HEAT = TERMS + "a = (c*inner(grad(u), grad(v)) + w*u*v + k*u.dx(0)*v)*dx\n"
SOURCE = TERMS + "L = (c + k*w)*v*dx\n"
ENERGY = TERMS + "M = (c*c + k*w)*dx\n"
CONFIG = f"""
[[kernels]]
form = "heat.form"
kernel = ["element_tensor", "diagonal", "assemble"]
[[kernels]]
form = "heat.form"
kernel = "apply"
parameters = {{ scatter = ["atomic", "colour", "gather", "element"], scalar = ["float64", "float32"] }}
suffix = "{{scatter}}"
[[kernels]]
form = "heat.form"
kernel = "element_tensor"
parameters = {{ scalar = "float32" }}
[[kernels]]
form = "source.form"
kernel = ["element_tensor", "residual"]
[[kernels]]
form = "energy.form"
kernel = ["element_tensor", "functional"]
[[kernels]]
form = "{FORMS}/laplace.form"
define = {{ cell = ["triangle", "tetrahedron"] }}
kernel = "element_tensor"
[[kernels]]
form = "{FORMS}/laplace.form"
define = {{ cell = "triangle" }}
kernel = "apply"
parameters = {{ numbering = "shared", constraints = true }}
suffix = "fixed"
[[kernels]]
form = "{FORMS}/laplace.form"
define = {{ cell = "triangle" }}
parameters = {{ output = "packed_symmetric", input = ["geometry", "ufcx"] }}
[[kernels]]
form = "{FORMS}/elasticity_lame.form"
define = {{ cell = "triangle" }}
kernel = ["element_tensor", "apply", "assemble"]
parameters = {{ component_order = ["planar", "interleaved"] }}
[[kernels]]
form = "{FORMS}/facets/interior_penalty.form"
define = {{ cell = "triangle" }}
kernel = "element_tensor"
"""
#: What is tried on devices, real and emulated.
DEVICE_CONFIG = """
[[kernels]]
form = "heat.form"
kernel = ["element_tensor"]
[[kernels]]
form = "heat.form"
kernel = "apply"
parameters = { scatter = ["atomic", "gather", "colour"] }
suffix = "{scatter}"
[[kernels]]
form = "energy.form"
kernel = "functional"
"""


def generate(folder: Path, config: str, targets: Sequence[str]) -> Path:
    """Write the forms, and their kernels into a folder ``kernels``."""
    for name, text in (("heat", HEAT), ("source", SOURCE), ("energy", ENERGY)):
        (folder / f"{name}.form").write_text(text)
    (folder / "kernels.toml").write_text(config)
    out = folder / "kernels"
    words = [
        "generate",
        "--config",
        str(folder / "kernels.toml"),
        "--out",
        str(out),
        "--targets",
        ",".join(targets),
    ]
    assert run([*words, "-q"]) == 0
    return out


def build_on_cpu(folder: Path) -> Path:
    """The library for the CPU, in a short time."""
    (path,) = femforge.build(folder, compiler=[*LAUNCHER, "c++"], flags=["-O0"])
    return path


def build_emulated(folder: Path) -> Path:
    """The library for HIP, emulated on the CPU."""
    flags = ["-O0", "-fopenmp", "-x", "c++", "-Wno-unknown-pragmas", f"-I{EMULATION}"]
    (path,) = femforge.build(folder, targets=["hip"], compiler=[*LAUNCHER, "c++"], flags=flags)
    return path


@dataclass(frozen=True)
class Data:
    """A mesh of triangles whose points are the nodes of P1, and what the forms take.

    Attributes:
        points: [point][2].
        cells: [cell][3], int32.
        c, w, k: [point], [cell], [1].
        x: [point].
    """

    points: Array
    cells: Array
    c: Array
    w: Array
    k: Array
    x: Array

    @property
    def by_cell(self) -> dict[str, Array]:
        """All arguments of element tensors."""
        return {
            "coordinates": self.points,
            "cells": self.cells,
            "c": self.c[self.cells],
            "w": self.w,
            "k": self.k,
        }

    @property
    def of_mesh(self) -> dict[str, Any]:
        """All arguments of operators and functionals."""
        return {**self.by_cell, "c": self.c, "dofs": self.cells, "num_dofs": len(self.points)}


def data(scalar: str = "float64", n: int = 5) -> Data:
    """Random data on a distorted mesh, its cells in no order."""
    mesh, rng = unit_mesh("triangle", n, 0.2), np.random.default_rng(4)
    count, cells = len(mesh.points), rng.permutation(mesh.cells).astype(np.int32)
    values = [rng.uniform(0.5, 1.5, size) for size in (count, len(cells), 1)]
    c, w, k = (np.array(one, scalar) for one in values)
    return Data(mesh.points.astype(scalar), cells, c, w, k, rng.uniform(-1, 1, count).astype(scalar))


def dense(tensors: Array, dofs: Array, size: int) -> Array:
    """The assembled matrix (or vector) of element tensors."""
    shape = (size,) * (tensors.ndim - 1)
    matrix = np.zeros(shape)
    index = (dofs[:, :, None], dofs[:, None, :]) if tensors.ndim == 3 else (dofs,)
    np.add.at(matrix, index, tensors)
    return matrix
