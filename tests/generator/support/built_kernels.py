"""A small library of kernels, built once for all tests of ``femforge.load``."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from compilers import LAUNCHER
from emulation import emulation_library
from places import EMULATION, FORMS

import femforge
from femforge.cli import run

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
#: Two spaces, and values at points, which are stored cell by cell.
MIXED = """
cell = "triangle"
V, W = FiniteElement("Lagrange", cell, 2), FiniteElement("Lagrange", cell, 1)
v, u, w = TestFunction(V), TrialFunction(W), Coefficient(W)
a = (1 + w)*u.dx(0)*v*dx
s = grad(w), [[0.25, 0.25]]
expressions = [s]
"""
CONFIG = f"""
[[kernels]]
form = "mixed.form"
kernel = ["element_tensor", "assemble", "residual"]
[[kernels]]
form = "mixed.form"
kernel = "apply"
parameters = {{ scatter = ["colour", "gather"] }}
suffix = "{{scatter}}"
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
kernel = ["assemble", "diagonal"]
parameters = {{ index_type = "int64" }}
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
form = "{FORMS}/vector_laplace.form"
define = {{ cell = "triangle", degree = 1 }}
kernel = ["element_tensor", "assemble"]
parameters = {{ component_order = ["planar", "interleaved"] }}
[[kernels]]
form = "{FORMS}/stokes.form"
define = {{ cell = "triangle" }}
kernel = ["element_tensor", "assemble"]
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
form = "heat.form"
kernel = "apply"
parameters = { hip = { realisation = "library" }, cuda = { realisation = "library" } }
suffix = "library"
[[kernels]]
form = "energy.form"
kernel = "functional"
"""


def generate(folder: Path, config: str, targets: Sequence[str]) -> Path:
    """Write the forms, and their kernels into a folder ``kernels``."""
    for name, text in (("heat", HEAT), ("source", SOURCE), ("energy", ENERGY), ("mixed", MIXED)):
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
    flags = ["-O0", "-fopenmp", "-x", "c++", "-Wno-unknown-pragmas", f"-I{EMULATION}", *emulation_library()]
    (path,) = femforge.build(folder, targets=["hip"], compiler=[*LAUNCHER, "c++"], flags=flags)
    return path
