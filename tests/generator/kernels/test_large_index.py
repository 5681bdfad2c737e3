"""More than 2^31 entries of element tensors: indices of 64 bits, seen at work.

The output takes address space only: on the CPU all of it is the same few megabytes of memory, mapped again and
again; of the emulated GPU's blocks only the last ones run.
"""

from __future__ import annotations

import ctypes
import mmap
import multiprocessing
import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pytest
from form_cases import Variant
from kernel_build import Built, call_batch, compile_sources, parameter_names, pointer
from kernel_cells import kernel_arrays, random_cells
from numpy.typing import NDArray

from femforge.form_jobs import prepare
from femforge.pipeline import generate, write_files

pytestmark = pytest.mark.slow

#: P2 vectors on tetrahedra: so many entries that few cells exceed 2^31 of them.
VARIANT = Variant("elasticity", "tetrahedron", 2)
ENTRIES = 900
CELLS = 2**31 // ENTRIES + 3000
SAME = 4  # distinct cells, which repeat
CHECKED = 1000
PIECE = 4 << 20
PARAMETERS = {
    "cpu": {"mapping": "cell"},
    "hip": {"mapping": "contraction"},
    "hip cell": {"mapping": "cell", "store_chunk": 60},
}
#: Runs the last blocks of a grid only.
LAST_BLOCKS = """
namespace { unsigned skipped_blocks = 0; inline dim3 shifted_block() { return dim3(blockIdx.x + skipped_blocks); } }
#define blockIdx shifted_block()
#undef hipLaunchKernelGGL
#define hipLaunchKernelGGL(kernel, grid, block, shared_bytes, stream, ...)                        \\
  do {                                                                                             \\
    static_cast<void>(stream);                                                                     \\
    const unsigned all_blocks = (grid).x, run_blocks = all_blocks < 64 ? all_blocks : 64;          \\
    skipped_blocks = all_blocks - run_blocks;                                                      \\
    femforge_emulation::launch(                                                                    \\
        [&] { kernel(__VA_ARGS__); }, dim3(run_blocks), (block), (shared_bytes),                   \\
        femforge_emulation::SharedRange{femforge_emulation_begin, femforge_emulation_end});         \\
  } while (0)
"""
_libc = ctypes.CDLL(None, use_errno=True)
_libc.mmap.restype = ctypes.c_void_p
_libc.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t, *[ctypes.c_int] * 3, ctypes.c_long]
_READ_WRITE = mmap.PROT_READ | mmap.PROT_WRITE
_FIXED, _NO_RESERVE = 0x10, 0x4000


def mapped(place: int | None, size: int, flags: int, file: int) -> int:
    """The address of new pages."""
    address = _libc.mmap(place, size, _READ_WRITE, flags, file, 0)
    assert address not in (None, ctypes.c_void_p(-1).value), os.strerror(ctypes.get_errno())
    return int(address)


def sparse_memory(size: int) -> int:
    """Pages that take memory when they are touched."""
    return mapped(None, size, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | _NO_RESERVE, -1)


def repeated_memory(size: int) -> int:
    """Pages that are the same few megabytes all over."""
    whole = sparse_memory(-(-size // PIECE) * PIECE)
    file = os.memfd_create("repeated")
    os.ftruncate(file, PIECE)
    for place in range(whole, whole + size, PIECE):
        mapped(place, PIECE, mmap.MAP_SHARED | _FIXED, file)
    return whole


@dataclass(frozen=True)
class Kernel:
    built: Built
    name: str
    target: str

    def run(self, output: int, arrays: Mapping[str, NDArray[np.generic]]) -> int:
        """Call the batch face with all cells."""
        source = self.built.sources[self.name, self.target]
        known = {
            "num_cells": ctypes.c_int64(CELLS),
            "element_tensors": ctypes.c_void_p(output),
            "stream": None,
        }
        arguments = [
            known[name] if name in known else pointer(arrays[name]) for name in parameter_names(source)
        ]
        return int(self.built.function(self.name, self.target)(*arguments))


def last_cells_are_right(
    kernel: Kernel, output: int, arrays: Mapping[str, NDArray[np.generic]], few: NDArray
) -> None:
    """Run, and compare the last cells with the few distinct ones; for a process of its own."""
    assert kernel.run(output, arrays) == 0
    first = CELLS - CHECKED
    tail = (ctypes.c_float * (CHECKED * ENTRIES)).from_address(output + 4 * ENTRIES * first)
    found = np.frombuffer(tail, np.float32).reshape(CHECKED, ENTRIES)
    assert np.array_equal(found, few[np.arange(first, CELLS) % SAME])


@pytest.mark.parametrize("label", PARAMETERS)
def test_entries_beyond_2_31_are_stored_where_they_belong(label: str, tmp_path: Path) -> None:
    target = label.split()[0]
    (named,) = prepare([VARIANT.job(scalar="float32", **PARAMETERS[label])])
    generated = generate([named], [target])
    write_files(generated.files, tmp_path)
    preamble = LAST_BLOCKS if target == "hip" else ""
    built = compile_sources(generated.sources, tmp_path, [target], ["-O2", "-fno-openmp"], preamble)
    integral = named.analysed.integral
    cells = random_cells(integral, SAME)
    arrays = {
        "coordinates": np.ascontiguousarray(cells.nodes.reshape(-1, 3), np.float32),
        "cells": (np.arange(CELLS)[:, None] % SAME * 4 + np.arange(4)).astype(np.int32),
    }
    few = call_batch(built, named.name, target, SAME, kernel_arrays(integral, cells))
    size = CELLS * ENTRIES * 4
    output = repeated_memory(size) if target == "cpu" else sparse_memory(size)
    kernel = Kernel(built, named.name, target)
    # A wrong index ends the process.
    process = multiprocessing.get_context("fork").Process(
        target=last_cells_are_right, args=(kernel, output, arrays, few)
    )
    process.start()
    process.join()
    _libc.munmap(ctypes.c_void_p(output), ctypes.c_size_t(size))
    assert process.exitcode == 0
