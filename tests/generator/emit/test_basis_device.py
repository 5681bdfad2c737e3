"""Device routines of a generated basis, fused in kernels as people write them: mass and stiffness matrices applied."""

from __future__ import annotations

import ctypes
import itertools
from collections.abc import Sequence
from functools import reduce
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from basis_tables import Table, apply_tables, tables
from compilers import run_compiler
from emulation import emulation_library
from kernel_build import NUMPY, WARNINGS, compiler_flags, pointer

from femforge.basis_jobs import BasisJob, prepare_basis
from femforge.pipeline import generate, write_files
from femforge.schedule.parameters import Parameters

FAMILIES = {"node_family": "gll", "point_family": "gauss"}
DEFINES: tuple[dict[str, Any], ...] = (
    {"cell": "hexahedron", "nodes": 4, "points": 5, "components": 2, **FAMILIES},
    {"cell": "quadrilateral", "nodes": 5, "points": 3, "components": 1, **FAMILIES},
    {"cell": "interval", "nodes": 3, "points": 4, "components": 3, **FAMILIES},
    {"cell": "hexahedron", "nodes": 3, "points": 3, "components": 1, "node_family": "gll", "point_family": "gll"},
)  # fmt: skip
SCALARS = ("float64", "float32", "float64", "float64")
GROUPS, CELLS = 3, 7
TOLERANCE = {"float64": 1e-13, "float32": 2e-5}

#: A kernel for each matrix: B^T W B with values, and the sum over directions with derivatives.
SOURCE = """
#include <hip/hip_runtime.h>
#include "{header}"

namespace {{
using namespace {name};
using femforge_contraction::load;
using femforge_contraction::store;

template <bool Derivatives>
__global__ void fused(int64_t num_cells, const Scalar* x, Scalar* y) {{
  __shared__ Scalar memory[{groups} * buffer_size];
  const int group = static_cast<int>(threadIdx.x) / threads;
  const int thread = static_cast<int>(threadIdx.x) % threads;
  const int64_t cell = int64_t{{blockIdx.x}} * {groups} + group;
  Buffer buffer(memory + group * buffer_size);
  Scalar u[components][nodes], w[points];
  load<AtNodes>(x, cell, num_cells, u, thread);
  weight(w, thread);
  if constexpr (Derivatives) {{
    Scalar v[dim][components][points];
    grad(u, v, buffer, thread);
    for (int d = 0; d < dim; ++d)
      for (int c = 0; c < components; ++c)
        for (int k = 0; k < points; ++k) v[d][c][k] *= w[k];
    grad_transpose(v, u, buffer, thread);
  }} else {{
    Scalar v[components][points];
    interp(u, v, buffer, thread);
    for (int c = 0; c < components; ++c)
      for (int k = 0; k < points; ++k) v[c][k] *= w[k];
    interp_transpose(v, u, buffer, thread);
  }}
  store<AtNodes>(y, cell, num_cells, u, thread);
}}
}}  // namespace

extern "C" void {name}_fused(int64_t num_cells, const Scalar* x, Scalar* y, int derivatives) {{
  const dim3 blocks(static_cast<unsigned>((num_cells + {groups} - 1) / {groups})), block({groups} * threads);
  if (derivatives != 0)
    hipLaunchKernelGGL(fused<true>, blocks, block, 0, nullptr, num_cells, x, y);
  else
    hipLaunchKernelGGL(fused<false>, blocks, block, 0, nullptr, num_cells, x, y);
}}
"""


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> list[tuple[str, Path]]:
    """Name and library of each basis."""
    folder = tmp_path_factory.mktemp("device")
    found = []
    for define, scalar in zip(DEFINES, SCALARS, strict=True):
        (named,) = prepare_basis(
            [BasisJob({**define, "action": "interp"}, Parameters().with_values({"scalar": scalar}))]
        )
        write_files(generate([named], ["hip"]).files, folder)
        name = Path(named.device_header).stem
        text = SOURCE.format(header=named.device_header, name=name, groups=GROUPS)
        (folder / f"{name}.cpp").write_text(text)
        flags = [*WARNINGS, "-O0", "-shared", "-I."]
        command = [word for word in compiler_flags("hip") if word != "-c"]
        run_compiler([*command, *flags, f"{name}.cpp", "-o", f"{name}.so", *emulation_library()], folder)
        found.append((name, folder / f"{name}.so"))
    return found


def expected(define: dict[str, Any], x: Table, derivatives: bool) -> Table:
    """From [cell, component, node]."""
    J, D, w = tables(define)
    dim = ("interval", "quadrilateral", "hexahedron").index(define["cell"]) + 1
    weights = reduce(np.multiply.outer, itertools.repeat(w, dim - 1), w)

    def weighted(rows: Sequence[Table]) -> Table:
        grid = x.reshape(*x.shape[:2], *[define["nodes"]] * dim)
        return apply_tables([row.T for row in rows], weights * apply_tables(rows, grid))

    if not derivatives:
        return weighted([J] * dim).reshape(x.shape)
    return sum(weighted([D if e == d else J for e in range(dim)]) for d in range(dim)).reshape(x.shape)


@pytest.mark.parametrize("derivatives", [False, True])
@pytest.mark.parametrize("number", range(len(DEFINES)))
def test_fused(built: list[tuple[str, Path]], number: int, derivatives: bool) -> None:
    """Several cells to a block, the last block not full."""
    define, scalar, (name, library) = DEFINES[number], SCALARS[number], built[number]
    dim = ("interval", "quadrilateral", "hexahedron").index(define["cell"]) + 1
    x = np.random.default_rng(3).uniform(-1, 1, [CELLS, define["components"], define["nodes"] ** dim])
    given, out = x.astype(NUMPY[scalar]), np.full(x.size + 16, 77.0, NUMPY[scalar])
    function = getattr(ctypes.CDLL(str(library)), f"{name}_fused")
    function(ctypes.c_int64(CELLS), pointer(given), pointer(out), int(derivatives))
    assert (out[x.size :] == 77.0).all()
    right = expected(define, x, derivatives)
    error = np.abs(out[: x.size].reshape(x.shape) - right).max() / np.abs(right).max()
    assert error < TOLERANCE[scalar]
