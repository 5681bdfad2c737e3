"""Kernels on the headers for contractions: written, compiled for the emulated device and for GPUs, run, and compared
with plain sums of NumPy."""

from __future__ import annotations

import ctypes
import shutil
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

import numpy as np
import pytest
from amd import LLVM, rocm_root
from compilers import run_compiler
from emulation import emulation_library
from kernel_build import WARNINGS
from numpy.typing import NDArray
from places import EMULATION, REPOSITORY

Array = NDArray[np.float64]
NUMPY = {"double": np.float64, "float": np.float32}
#: relative to the largest value: some hundred roundings
TOLERANCE = {"double": 1e-13, "float": 5e-5}
#: stands behind every array
GUARD = bytes(range(256)) * 64
#: of the emulation: width of warps, order of threads
RUNS = [("64", "forward"), ("32", "reversed"), ("64", "random"), ("32", "random")]
_HEADERS = REPOSITORY / "templates" / "include"


@dataclass(frozen=True)
class Table:
    """A matrix of a kernel; mirrored if it has a sign."""

    name: str
    values: Array
    sign: int = 0

    def halves(self) -> tuple[Array, Array]:
        """The tables that are defined beside Mirrored."""
        rows, columns = self.values.shape
        mirrored = self.values[:, ::-1]
        many, few = (rows + 1) // 2, rows // 2
        even = (self.values + mirrored)[: many if self.sign == 1 else few, : (columns + 1) // 2] / 2
        odd = (self.values - mirrored)[: few if self.sign == 1 else many, : columns // 2] / 2
        return even, odd

    def type(self, scalar: str) -> str:
        rows, columns = self.values.shape
        if self.sign:
            return f"Mirrored<{scalar}, {rows}, {columns}, {self.sign}>"
        return f"Matrix<{scalar}, {rows}, {columns}>"

    def constants(self, scalar: str) -> str:
        tables = self.halves() if self.sign else (self.values,)
        return "".join(constant(f"{self.name}_{k}", table, scalar) for k, table in enumerate(tables))

    def made(self, scalar: str) -> str:
        parts = ", ".join(f"{self.name}_{k}" for k in range(2 if self.sign else 1))
        return f"const {self.type(scalar)} {self.name}{{{parts}}};"


def constant(name: str, values: Array, scalar: str) -> str:
    """A table in constant memory; of at least one entry, since C++ knows no empty arrays."""
    entries = ", ".join(f"{scalar}({value!r})" for value in map(float, values.ravel())) or f"{scalar}(0)"
    return f"__constant__ {scalar} {name}[{max(1, values.size)}] = {{{entries}}};\n"


def random_table(
    random: np.random.Generator, name: str, shape: tuple[int, int], sign: int, scalar: str
) -> Table:
    values = random.uniform(-1, 1, shape)
    if sign:
        values = (values + sign * values[::-1, ::-1]) / 2
    return Table(name, values.astype(NUMPY[scalar]).astype(np.float64), sign)


def along(matrix: Array, values: Array, direction: int) -> Array:
    """A product in one direction of [...][z][y][x], summed plainly."""
    letters = "abcdefgh"[: values.ndim]
    place = values.ndim - 1 - direction
    out = letters[:place] + "r" + letters[place + 1 :]
    result: Array = np.einsum(f"r{letters[place]},{letters}->{out}", matrix, values)
    return result


def in_all(matrices: Sequence[Array], values: Array) -> Array:
    for direction, matrix in enumerate(matrices):
        values = along(matrix, values, direction)
    return values


class Case(Protocol):
    """A kernel ``kernel<number>`` of blocks of ``threads<number>`` threads, what it reads, and what it has to give."""

    @property
    def number(self) -> int: ...
    @property
    def scalar(self) -> str: ...
    @property
    def groups(self) -> int: ...
    @property
    def cells(self) -> int: ...
    @property
    def arrays(self) -> dict[str, Array]: ...
    def expected(self) -> dict[str, Array]: ...
    def text(self) -> str: ...


def write_sources(
    folder: Path, header: str, cases: Sequence[Case], kernels: str = "", host: str = ""
) -> None:
    """Write the kernels of cases, in namespace ``test``, and functions that start them with device memory.

    Args:
        folder: for ``kernels.h``, which ``kernels.cu`` and ``kernels.hip`` include.
        header: that they are on.
        cases: with numbers of their own.
        kernels: more of them, outside of the namespace.
        host: more functions of the host.
    """
    text = f'#include "{header}"\nnamespace test {{\nusing namespace femforge_contraction;\n'
    text += "__host__ __device__ constexpr int larger(int a, int b) { return a < b ? b : a; }\n"
    text += "".join(case.text() for case in cases) + "}\n" + kernels
    (folder / "kernels.h").write_text(text)
    (folder / "kernels.cu").write_text('#include "kernels.h"\n')
    launchers = "".join(map(_launcher, cases))
    started = f'#include <hip/hip_runtime.h>\n#include "kernels.h"\n{_MEMORY}{launchers}{host}'
    (folder / "kernels.hip").write_text(started)


#: takes and releases device memory
_MEMORY = """
extern "C" void* device_memory(std::size_t bytes) {
  char* data = nullptr;
  return hipMalloc(&data, bytes) == hipSuccess ? data : nullptr;
}
extern "C" int release(void* data) { return hipFree(data); }
"""


def _launcher(case: Case) -> str:
    n, s = case.number, case.scalar
    inputs = [f"const {s}* in{k}" for k in range(len(case.arrays))]
    outputs = [f"{s}* out{k}" for k in range(len(case.expected()))]
    names = ", ".join(word.split("* ")[1] for word in [*inputs, *outputs])
    text = f'extern "C" int run{n}({", ".join([*inputs, *outputs])}) {{\n'
    text += f"  hipLaunchKernelGGL(test::kernel{n}, dim3({-(-case.cells // case.groups)}), dim3(test::threads{n}), "
    return text + f"0, nullptr, {case.cells}, {names});\n  return hipGetLastError();\n}}\n"


class Library:
    """The compiled kernels; arrays go to the emulated device and back."""

    def __init__(self, path: Path) -> None:
        self.functions = ctypes.CDLL(str(path))
        self.functions.device_memory.restype = ctypes.c_void_p
        self.functions.device_memory.argtypes = [ctypes.c_size_t]
        self.functions.release.argtypes = [ctypes.c_void_p]

    def run(self, name: str, first: Sequence[object], inputs: Sequence[NDArray[np.generic]],
            outputs: Sequence[NDArray[np.generic]]) -> None:  # fmt: skip
        """Fills the outputs; nothing is written but them."""
        arrays = [*inputs, *outputs]
        sent = [array.tobytes() + GUARD for array in arrays]
        places = [self.functions.device_memory(len(data)) for data in sent]
        for place, data in zip(places, sent, strict=True):
            ctypes.memmove(place, data, len(data))
        assert getattr(self.functions, name)(*first, *map(ctypes.c_void_p, places)) == 0
        received = [ctypes.string_at(place, len(data)) for place, data in zip(places, sent, strict=True)]
        for place in places:
            self.functions.release(place)
        assert received[: len(inputs)] == sent[: len(inputs)]
        assert all(data.endswith(GUARD) for data in received), "written beyond the last cell"
        for array, data in zip(outputs, received[len(inputs) :], strict=True):
            array[...] = np.frombuffer(data[: array.nbytes], array.dtype).reshape(array.shape)


def compiled(folder: Path) -> Library:
    """The kernels of :func:`write_sources` for the emulated device."""
    path, object_file = folder / "kernels.so", folder / "kernels.o"
    flags = [
        "-O1",
        "-std=c++17",
        "-Wno-unknown-pragmas",
        *WARNINGS,
        f"-I{_HEADERS}",
        "-isystem",
        EMULATION,
        "-fPIC",
    ]
    run_compiler(["g++", "-x", "c++", *flags, "-c", folder / "kernels.hip", "-o", object_file])
    run_compiler(["g++", "-shared", object_file, "-o", path, *emulation_library()])
    return Library(path)


def emulate(run: tuple[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the emulation run as one of :data:`RUNS` says."""
    warp, threads = run
    monkeypatch.setenv("FEMFORGE_EMULATION_WARP", warp)
    monkeypatch.setenv("FEMFORGE_EMULATION_ORDER", threads)


def near(result: NDArray[np.generic], expected: Array, tolerance: float) -> bool:
    """To the tolerance, of the largest value; NaN is not near anything."""
    difference = np.abs(result.astype(np.float64) - expected).max()
    return bool(difference <= tolerance * max(1.0, np.abs(expected).max()))


def check_sums(library: Library, case: Case) -> None:
    """Run a case and compare all that it gives."""
    scalar = NUMPY[case.scalar]
    expected = case.expected()
    inputs = [np.ascontiguousarray(array, scalar) for array in case.arrays.values()]
    outputs = [np.full(array.shape, np.nan, scalar) for array in expected.values()]
    library.run(f"run{case.number}", [], inputs, outputs)
    for (name, array), output in zip(expected.items(), outputs, strict=True):
        assert near(output, array, TOLERANCE[case.scalar]), name


def _for_cuda(folder: Path) -> list[str | Path]:
    host = ",".join(word for word in WARNINGS if word not in ("-Wpedantic", "-Werror"))
    return ["nvcc", "-x", "cu", "-std=c++17", "-O2", "-arch=sm_90", f"-Xcompiler={host}", f"-I{_HEADERS}",
            "-Werror=all-warnings", "-c", "-cubin", folder / "kernels.cu", "-o", folder / "kernels.cubin"]  # fmt: skip


def _for_amd(architecture: str) -> Callable[[Path], list[str | Path]]:
    def command(folder: Path) -> list[str | Path]:
        (folder / "device.hip").write_text('#include <hip/hip_runtime.h>\n#include "kernels.h"\n')
        return [LLVM / "clang++", "-x", "hip", f"--rocm-path={rocm_root()}", "-std=c++17", "-O2", *WARNINGS,
                f"-I{_HEADERS}", f"--offload-arch={architecture}", "--cuda-device-only", "--no-gpu-bundle-output",
                "-c", folder / "device.hip", "-o", folder / "device.o"]  # fmt: skip

    return command


#: What compiles ``kernels.h`` for a GPU.
COMPILERS: dict[str, Callable[[Path], list[str | Path]]] = {
    "sm_90": _for_cuda,
    "gfx90a": _for_amd("gfx90a"),
    "gfx942": _for_amd("gfx942"),
}


def check_compiles(folder: Path, architecture: str) -> None:
    """Compile for one of :data:`COMPILERS`, warnings being errors; skips the test where there is no compiler."""
    if architecture == "sm_90" and shutil.which("nvcc") is None:
        pytest.skip("nvcc is not installed")
    amd = (LLVM / "clang++").exists() and Path("/usr/include/hip/hip_runtime.h").exists()
    if architecture != "sm_90" and not amd:
        pytest.skip("no compiler for AMD GPUs is installed")
    run_compiler(COMPILERS[architecture](folder))
