"""QFunctions by the rules of libCEED's CUDA backends: NVRTC compiles them, a point to each thread, nothing included."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import nvrtc
import pytest
from form_cases import Variant
from qfunctions import LIBCEED, STAND_IN

from femforge.emit.origin import QFunctionSource
from femforge.form_jobs import prepare
from femforge.pipeline import write_files

VARIANTS = (
    Variant("laplace", "hexahedron"), Variant("stokes", "triangle", 2), Variant("p_laplace", "tetrahedron"),
    Variant("neo_hookean", "tetrahedron"), Variant("phase_change", "triangle"), Variant("heat_step", "hexahedron"),
    Variant("load", "interval"),
)  # fmt: skip
#: A thread's call of a QFunction, as cuda-gen writes it: values of its point in registers, Q = 1.
CALL = """
extern "C" __global__ void point_{name}(CeedInt points, void *ctx, const CeedScalar *const *in,
                                        CeedScalar *const *out) {{
  const CeedInt point = blockIdx.x * blockDim.x + threadIdx.x;
  if (point >= points) return;
{arrays}
  CeedScalar *inputs[] = {{{inputs}}};
  CeedScalar *outputs[] = {{{outputs}}};
  {name}(ctx, 1, inputs, outputs);
{stores}
}}
"""


def call_of(source: QFunctionSource) -> str:
    function = source.kernel.function
    arrays, stores = [], []
    for n, field in enumerate(function.inputs):
        arrays.append(f"  CeedScalar in_{n}[{field.size}];")
        arrays.append(f"  for (int k = 0; k < {field.size}; k++) in_{n}[k] = in[{n}][point + k * points];")
    for n, field in enumerate(function.outputs):
        arrays.append(f"  CeedScalar out_{n}[{field.size}];")
        stores.append(f"  for (int k = 0; k < {field.size}; k++) out[{n}][point + k * points] = out_{n}[k];")
    return CALL.format(
        name=source.name, arrays="\n".join(arrays), stores="\n".join(stores),
        inputs=", ".join(f"in_{n}" for n in range(len(function.inputs))),
        outputs=", ".join(f"out_{n}" for n in range(len(function.outputs))),
    )  # fmt: skip


def source_of(folder: Path, include: Path, scalar: str) -> str:
    """One program of all functions, in the order of libCEED: its own macros first."""
    jobs = [replace(v.job(v.label, scalar=scalar), kernels=("qfunction",)) for v in VARIANTS]
    sources = [named.qfunction for named in prepare(jobs)]
    for source in sources:
        write_files(source.files, folder)
    (folder / "all.h").write_text(
        "#include <ceed/jit-source/cuda/cuda-jit.h>\n"
        + "".join(f'#include "{source.header}"\n' for source in sources)
        + "".join(map(call_of, sources))
    )
    return nvrtc.loaded(folder / "all.h", include)


@pytest.mark.parametrize("scalar", ["float64", "float32"])
def test_nvrtc_compiles_them(scalar: str, tmp_path: Path) -> None:
    library = nvrtc.library()
    if library is None:
        pytest.skip("no CUDA toolkit with NVRTC: nvcc is not found")
    single = scalar == "float32"
    include = LIBCEED if LIBCEED.is_dir() and not single else STAND_IN
    text = source_of(tmp_path, include, scalar)
    ptx = nvrtc.compiled(library, text, ("-DCEED_TEST_FP32",) if single else ())
    assert ptx.count(".visible .entry point_") == text.count("__global__")
    # a literal of double precision would have single precision converted
    assert "cvt.f64.f32" not in ptx


def test_nothing_of_c_is_included_where_libceed_compiles_at_run_time(tmp_path: Path) -> None:
    (named, *_) = prepare([replace(VARIANTS[2].job(), kernels=("qfunction",))])
    lines = named.qfunction.text.splitlines()
    at = lines.index("#include <math.h>")
    assert (lines[at - 1], lines[at + 1]) == ("#ifndef CEED_RUNNING_JIT_PASS", "#endif")
    assert [line for line in lines if line.startswith("#include")] == [
        "#include <ceed/types.h>",
        "#include <math.h>",
    ]
    assert "[Q]" not in "\n".join(
        line for line in lines if not line.startswith("//")
    )  # no arrays of that length
