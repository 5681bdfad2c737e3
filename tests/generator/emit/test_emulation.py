"""Emulated HIP in several libraries of a process: each may hide its names, and all of them run one block at a time."""

from __future__ import annotations

import ctypes
import subprocess
from pathlib import Path

import numpy as np
from compilers import run_compiler
from kernel_build import WARNINGS, compiler_flags
from places import EMULATION

#: Threads read what others have written, behind a barrier.
KERNEL = """
#include <hip/hip_runtime.h>

__global__ void turned(int* y) {
  __shared__ int tile[64];
  tile[threadIdx.x] = static_cast<int>(threadIdx.x) + FIRST;
  __syncthreads();
  y[threadIdx.x] = tile[63 - threadIdx.x];
}

extern "C" __attribute__((visibility("default"))) int run(int* y) {
  hipLaunchKernelGGL(turned, dim3(1), dim3(64), 0, nullptr, y);
  return hipGetLastError();
}
"""
#: A program that runs it.
MAIN = "int main() { int y[64]; return run(y) == 0 && y[0] == 63 + FIRST ? 0 : 1; }\n"


def objects(folder: Path, *flags: str) -> list[str]:
    """The emulation, compiled with some flags."""
    command = ["g++", "-std=c++17", "-O2", "-fPIC", *flags, f"-I{EMULATION}", "-c"]
    made = []
    for source in sorted(EMULATION.glob("*.cpp")):
        made.append(str(folder / f"{source.stem}.o"))
        run_compiler([*command, source, "-o", made[-1]])
    return made


def test_libraries_that_hide_their_names(tmp_path: Path) -> None:
    hidden = "-fvisibility=hidden"
    (tmp_path / "kernel.cpp").write_text(KERNEL)
    own = objects(tmp_path, hidden)
    for number in (0, 100):
        command = [*compiler_flags("hip"), *WARNINGS, "-O0", hidden, f"-DFIRST={number}"]
        run_compiler([*command, tmp_path / "kernel.cpp", "-o", tmp_path / f"kernel{number}.o"])
        run_compiler(
            ["g++", "-shared", tmp_path / f"kernel{number}.o", *own, "-o", tmp_path / f"lib{number}.so"]
        )
    loaded = {number: ctypes.CDLL(str(tmp_path / f"lib{number}.so")) for number in (0, 100)}
    for _ in range(2):
        for number, library in loaded.items():
            y = np.zeros(64, np.int32)
            assert library.run(ctypes.c_void_p(y.ctypes.data)) == 0
            np.testing.assert_array_equal(y, 63 - np.arange(64) + number)


def test_other_sanitizers_are_told_by_the_linker(tmp_path: Path) -> None:
    """Contexts hold more then: such a program would run, and write where it must not."""
    (tmp_path / "program.cpp").write_text(KERNEL + MAIN)
    watched, program = "-fsanitize=address", tmp_path / "program"
    made = program.with_suffix(".o")
    run_compiler([*compiler_flags("hip"), "-DFIRST=5", watched, program.with_suffix(".cpp"), "-o", made])
    link = ["g++", watched, made, "-o", program]
    words = [*link, *objects(tmp_path)]
    refused = subprocess.run(words, capture_output=True, text=True, errors="replace", check=False)
    assert refused.returncode != 0
    assert "undefined reference to `femforge_emulation::watched::launch" in refused.stderr
    run_compiler([*link, *objects(tmp_path, watched)])
    subprocess.run([program], check=True, env={"ASAN_OPTIONS": "detect_leaks=0"})
