"""Times femforge's CPU kernels against FFCx's on one core: same compiler, same flags, same data, one run.

    python bench/cpu_against_ffcx.py [--cells 200000] [--rounds 9] [--json FILE]

FFCx's kernel is called cell by cell as DOLFINx does: coordinates gathered, the element matrix zeroed, the kernel
called, the matrix left in place. Rounds of both alternate; medians and their ratio are printed.
"""

from __future__ import annotations

import argparse
import ctypes
import json
import platform
import statistics
import subprocess
import tempfile
import time
from pathlib import Path

import basix.ufl
import ffcx.codegeneration
import ffcx.compiler
import ffcx.options
import numpy as np
import ufl

from femforge.pipeline import Job, Parameters, generate, prepare, write_files

CXX = ["g++", "-O3", "-march=native", "-ffp-contract=fast", "-fopenmp", "-fPIC"]
ROOT = Path(__file__).resolve().parent.parent
CASES = [(form, degree) for form in ("laplace", "elasticity") for degree in (1, 2)]


def ffcx_form(form: str, degree: int) -> ufl.Form:
    """The same form as forms/FORM.form on Basix's own elements."""
    mesh = ufl.Mesh(basix.ufl.element("P", "tetrahedron", 1, shape=(3,)))
    shape = () if form == "laplace" else (3,)
    space = ufl.FunctionSpace(mesh, basix.ufl.element("P", "tetrahedron", degree, shape=shape))
    u, v = ufl.TrialFunction(space), ufl.TestFunction(space)
    if form == "laplace":
        return ufl.inner(ufl.grad(v), ufl.grad(u)) * ufl.dx
    return ufl.inner(ufl.sym(ufl.grad(v)), ufl.sym(ufl.grad(u))) * ufl.dx


DRIVER = r"""
#include <ufcx.h>
#include <cstdint>
#include <cstring>
extern "C" {
extern ufcx_form* form_bench_0;
void run_ffcx(int64_t cells, double* out, const double* x, const int32_t* conn) {
  const auto kernel = form_bench_0->form_integrals[0]->tabulate_tensor_float64;
  for (int64_t cell = 0; cell < cells; ++cell) {
    double coordinates[12];
    for (int k = 0; k < 4; ++k) std::memcpy(coordinates + 3 * k, x + 3 * conn[4 * cell + k], 24);
    std::memset(out + cell * ENTRIES, 0, ENTRIES * sizeof(double));
    kernel(out + cell * ENTRIES, nullptr, nullptr, coordinates, nullptr, nullptr, nullptr);
  }
}
}
"""


def build(form: str, degree: int, folder: Path) -> tuple[ctypes.CDLL, ctypes.CDLL, str, int]:
    """Compile both kernels of a case."""
    named = prepare(
        [Job(ROOT / "forms" / f"{form}.form", {"cell": "tetrahedron", "degree": degree}, Parameters())]
    )
    generated = generate(named, ["cpu"])
    write_files(generated.files, folder)
    source = generated.sources[0]
    subprocess.run([*CXX, "-std=c++17", "-shared", f"-I{folder}", str(folder / source.file), "-o",
                    str(folder / "ours.so")], check=True)  # fmt: skip
    code, _ = ffcx.compiler.compile_ufl_objects(
        [ffcx_form(form, degree)], options=ffcx.options.get_options({}), namespace="bench"
    )
    (folder / "bench.h").write_text(code[0])
    (folder / "ffcx.c").write_text('#include "bench.h"\n' + code[1])
    entries = source.kernel.stored
    (folder / "driver.cpp").write_text(DRIVER.replace("ENTRIES", str(entries)))
    include = Path(ffcx.codegeneration.__file__).parent
    c = [w for w in CXX if w != "g++"]
    subprocess.run(["gcc", *c, "-std=c17", f"-I{include}", f"-I{folder}", "-c", str(folder / "ffcx.c"), "-o",
                    str(folder / "ffcx.o")], check=True)  # fmt: skip
    subprocess.run([*CXX, "-std=c++17", "-shared", f"-I{include}", str(folder / "driver.cpp"), str(folder / "ffcx.o"),
                    "-o", str(folder / "theirs.so")], check=True)  # fmt: skip
    return (
        ctypes.CDLL(str(folder / "ours.so")),
        ctypes.CDLL(str(folder / "theirs.so")),
        f"{source.name}_cpu",
        entries,
    )


def box(cells: int) -> tuple[np.ndarray, np.ndarray]:
    """Points and cells of a cube of about that many tetrahedra."""
    n = max(2, round((cells / 6) ** (1 / 3)))
    axis = np.linspace(0, 1, n + 1)
    z, y, x = np.meshgrid(axis, axis, axis, indexing="ij")
    points = np.stack([x.ravel(), y.ravel(), z.ravel()], 1) + 0.1 / n * np.random.default_rng(0).random(
        ((n + 1) ** 3, 3)
    )
    i, j, k = (a.ravel() for a in np.meshgrid(*(np.arange(n),) * 3, indexing="ij"))
    corner = lambda a, b, c: (i + a) * (n + 1) ** 2 + (j + b) * (n + 1) + k + c  # noqa: E731
    paths = [(1, 3), (1, 5), (2, 3), (2, 6), (4, 5), (4, 6)]
    bits = lambda m: (m >> 2 & 1, m >> 1 & 1, m & 1)  # noqa: E731
    tets = [np.stack([corner(*bits(m)) for m in (0, a, b, 7)], 1) for a, b in paths]
    return points, np.concatenate(tets).astype(np.int32)


def processor() -> str:
    """The processor's name, and the widest vectors that it has."""
    try:
        text = Path("/proc/cpuinfo").read_text()
    except OSError:
        return platform.processor() or platform.machine()
    name = next(
        (line.split(":")[1].strip() for line in text.splitlines() if line.startswith("model name")), ""
    )
    return f"{name}, {next((v for v in ('avx512f', 'avx2') if v in text), platform.machine())}"


def main() -> None:
    """Run all cases."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cells", type=int, default=200_000)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    points, cells = box(options.cells)
    n = ctypes.c_int64(len(cells))
    pointer = lambda a: a.ctypes.data_as(ctypes.c_void_p)  # noqa: E731
    rows = []
    for form, degree in CASES:
        with tempfile.TemporaryDirectory() as folder:
            ours, theirs, name, entries = build(form, degree, Path(folder))
            a, b = np.zeros((len(cells), entries)), np.zeros((len(cells), entries))
            times: tuple[list[float], list[float]] = ([], [])
            for _ in range(options.rounds + 1):
                for which, (call, out) in enumerate(((getattr(ours, name), a), (theirs.run_ffcx, b))):
                    start = time.perf_counter()
                    call(n, pointer(out), pointer(points), pointer(cells))
                    times[which].append(time.perf_counter() - start)
            error = float(np.abs(a - b).max() / np.abs(b).max())
            mine, other = (statistics.median(t[1:]) / len(cells) * 1e9 for t in times)
            rows.append({"form": form, "degree": degree, "femforge_ns_per_cell": mine, "ffcx_ns_per_cell": other,
                         "ratio": other / mine, "difference": error})  # fmt: skip
            print(f"{form} P{degree}: femforge {mine:.1f} ns, FFCx {other:.1f} ns a cell, ratio {other / mine:.2f}, "
                  f"difference {error:.1e}")  # fmt: skip
    if options.json:
        result = {"command": "OMP_NUM_THREADS=1 python bench/cpu_against_ffcx.py", "compiler": " ".join(CXX),
                  "machine": processor(), "cells": len(cells),
                  "cases": rows}  # fmt: skip
        options.json.write_text(json.dumps(result, indent=1) + "\n")


if __name__ == "__main__":
    main()
