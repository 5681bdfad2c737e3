"""DOLFINx's assembly of matrices with FFCx's C and with femforge's kernels, end to end.

    python bench/dolfinx_assembly.py [--repeats 15] [--json FILE]

Takes a Python that has DOLFINx 0.11 and `femforge[ffcx]`. Forms are compiled by `dolfinx.fem.form` with the language C
and with femforge.ffcx, both with the same options of the C compiler, and assembled by `dolfinx.fem.assemble_matrix`
into a matrix whose pattern is there: DOLFINx's own (MatrixCSR, blocks of the components) or PETSc's. Runs alternate on
one core; the shortest counts, in time of the processor. What is left with a kernel that does nothing (gathering,
insertion) is measured, too, as no kernel can save that: `by_kernel` is the ratio of what is above it, or nothing where
femforge's part is lost in it.
"""

from __future__ import annotations

import argparse
import contextlib
import ctypes
import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

with contextlib.suppress(ImportError):  # the wheel of PyPI wants to be imported before what is in it
    import dolfinx_solver  # noqa: F401

import numpy as np
from dolfinx import __version__ as dolfinx_version
from dolfinx import fem, mesh
from dolfinx.fem import petsc
from mpi4py import MPI
from ufl import Identity, TestFunction, TrialFunction, div, dx, grad, inner, sym

import femforge

LANGUAGES = {"ffcx": "C", "femforge": "femforge.ffcx"}
FLAGS = ("-O3 -march=native", "-O2")
TETRAHEDRON, HEXAHEDRON = mesh.CellType.tetrahedron, mesh.CellType.hexahedron
#: Name, cell, degree, cells along an edge.
CASES = (
    ("elasticity", TETRAHEDRON, 1, 24),
    ("elasticity", TETRAHEDRON, 2, 14),
    ("elasticity", TETRAHEDRON, 3, 7),
    ("elasticity", HEXAHEDRON, 2, 9),
    ("laplace", TETRAHEDRON, 1, 32),
    ("laplace", TETRAHEDRON, 2, 20),
    ("laplace", TETRAHEDRON, 3, 13),
    ("laplace", HEXAHEDRON, 2, 16),
)
#: The largest difference of entries, relative to the largest entry.
TOLERANCE = 1e-13
#: The part of the time without a kernel that can be told from nothing.
LEAST = 0.03


def bilinear_form(name: str, cell: mesh.CellType, degree: int, n: int) -> Any:
    """A form on n x n x n cells, or six times as many tetrahedra, none like another."""
    cube = mesh.create_unit_cube(MPI.COMM_SELF, n, n, n, cell)
    cube.geometry.x[:] += np.random.default_rng(1).uniform(-0.1 / n, 0.1 / n, cube.geometry.x.shape)
    shape = (3,) if name == "elasticity" else ()
    V = fem.functionspace(cube, ("Lagrange", degree, shape))
    u, v = TrialFunction(V), TestFunction(V)
    if name == "laplace":
        return inner(grad(u), grad(v)) * dx
    return inner(1.3 * div(u) * Identity(3) + 1.4 * sym(grad(u)), sym(grad(v))) * dx


def nothing(folder: Path) -> ctypes.CDLL:
    """A library with a kernel that does nothing."""
    source, library = folder / "nothing.c", folder / "libnothing.so"
    source.write_text("void nothing(void) {}\n")
    subprocess.run(["cc", "-shared", "-fPIC", "-o", library, source], check=True)
    return ctypes.CDLL(str(library))


def without_kernel(form: fem.Form, library: ctypes.CDLL) -> fem.Form:
    """The same form with the kernel that does nothing."""
    spaces, domain = form._cpp_object.function_spaces, form._cpp_object.mesh
    cells = np.arange(domain.topology.index_map(3).size_local, dtype=np.int32)
    address = ctypes.cast(library.nothing, ctypes.c_void_p).value
    integrals = {fem.IntegralType.cell: [(0, address, cells, np.empty(0, dtype=np.int8))]}
    made = fem.form_cpp_class(form.dtype)(spaces, integrals, [], [], False, [], domain)
    return fem.Form(made, module=library)


def into_csr(form: fem.Form) -> tuple[Callable[[], None], Callable[[], Any]]:
    """What assembles into DOLFINx's matrix, and what tells its entries."""
    matrix = fem.create_matrix(form)

    def assemble() -> None:
        matrix.set_value(0)
        fem.assemble_matrix(matrix, form)

    return assemble, lambda: matrix.data


def into_petsc(form: fem.Form) -> tuple[Callable[[], None], Callable[[], Any]]:
    """The same with PETSc's matrix."""
    matrix = petsc.create_matrix(form)

    def assemble() -> None:
        matrix.zeroEntries()
        petsc.assemble_matrix(matrix, form)
        matrix.assemble()

    return assemble, lambda: matrix.getValuesCSR()[2]


def shortest(works: dict[str, Callable[[], None]], repeats: int) -> dict[str, float]:
    """Seconds of the processor of each, in turns."""
    found = {name: float("inf") for name in works}
    for _ in range(repeats):
        for name, work in works.items():
            begin = time.process_time()
            work()
            found[name] = min(found[name], time.process_time() - begin)
    return found


def compiled(a: Any, flags: str, cache: str) -> dict[str, fem.Form]:
    """The form in both languages."""
    options = {"cffi_extra_compile_args": flags.split(), "cache_dir": cache}
    return {
        name: fem.form(a, form_compiler_options={"language": language}, jit_options=options)
        for name, language in LANGUAGES.items()
    }


def measure(case: tuple[str, mesh.CellType, int, int], flags: str, repeats: int) -> Iterator[dict[str, Any]]:
    """A row of results for each kind of matrix."""
    a = bilinear_form(*case)
    with tempfile.TemporaryDirectory() as folder:
        forms = compiled(a, flags, folder)
        forms["nothing"] = without_kernel(forms["ffcx"], nothing(Path(folder)))
        for kind, into in (("MatrixCSR", into_csr), ("PETSc", into_petsc)):
            made = {name: into(form) for name, form in forms.items()}
            seconds = shortest({name: assemble for name, (assemble, _) in made.items()}, repeats)
            theirs, ours = (made[name][1]() for name in LANGUAGES)
            difference = float(np.abs(ours - theirs).max() / np.abs(theirs).max())
            cells = a.ufl_domain().ufl_cargo().topology.index_map(3).size_local
            yield row(case, flags, kind, cells, seconds, difference)


def row(
    case: tuple[str, mesh.CellType, int, int], flags: str, kind: str, cells: int,
    seconds: dict[str, float], difference: float,
) -> dict[str, Any]:  # fmt: skip
    """Results of one case, as they are kept."""
    name, cell, degree, _ = case
    theirs, ours = (seconds[one] - seconds["nothing"] for one in LANGUAGES)
    return {
        "form": name,
        "cell": cell.name,
        "degree": degree,
        "flags": flags,
        "matrix": kind,
        "cells": cells,
        "nanoseconds_per_cell": {one: round(1e9 * time / cells, 1) for one, time in seconds.items()},
        "end_to_end": round(seconds["ffcx"] / seconds["femforge"], 2),
        "by_kernel": round(theirs / ours, 1) if ours > LEAST * seconds["nothing"] else None,
        "difference": difference,
    }


def processor() -> str:
    """What the system calls it."""
    names = [line for line in Path("/proc/cpuinfo").read_text().splitlines() if line.startswith("model name")]
    return names[0].partition(": ")[2] if names else platform.processor()


def main() -> int:
    """All cases."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--repeats", type=int, default=15)
    parser.add_argument("--json", type=Path, help="where to write the results")
    chosen = parser.parse_args()
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    rows = []
    for case in CASES:
        for flags in FLAGS:
            for one in measure(case, flags, chosen.repeats):
                rows.append(one)
                print(*one.values(), flush=True)
    if chosen.json:
        name = f" --json {chosen.json.name}"
        document = {
            "command": f"python bench/dolfinx_assembly.py --repeats {chosen.repeats}{name}",
            "device": processor(),
            "compiler": subprocess.run(
                ["cc", "--version"], capture_output=True, text=True
            ).stdout.splitlines()[0],
            "dolfinx": dolfinx_version,
            "femforge": femforge.__version__,
            "rows": rows,
        }
        chosen.json.write_text(json.dumps(document, indent=1) + "\n")
    return 0 if all(one["difference"] <= TOLERANCE for one in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
