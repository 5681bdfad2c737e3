"""Compile generated kernels for tests, and call them through ctypes.

Sources are compiled several to a translation unit (each in a namespace of its own), so that headers are read
once for all of them; nothing in them is changed. Objects are kept by their content, where ccache is installed.
"""

from __future__ import annotations

import ctypes
import hashlib
import os
import re
import shutil
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, TypeVar

import numpy as np
from compilers import run_compiler
from emulation import emulation_library
from numpy.typing import NDArray
from places import EMULATION
from precompiled import with_headers

from femforge.emit.origin import KernelSource, PrintedKernel
from femforge.emit.platforms.base import library_headers
from femforge.form_jobs import Job, prepare
from femforge.pipeline import generate, write_files

WARNINGS = ["-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wshadow", "-Werror"]
S = TypeVar("S", bound=PrintedKernel)
#: what a unit begins with, and what stands before its own preamble and after it
STANDARD = "#include <cmath>\n#include <cstdint>\n"
BEFORE = {"cpu": "", "hip": '#include <hip/hip_runtime.h>\n#include "femforge_gpu.h"\n'}
AFTER = {"cpu": '#include "femforge_cpu.h"\n', "hip": ""}
#: flags of most units, whose headers are compiled once
UNOPTIMISED = ("-O0",)
#: takes half the time of the usual linker
LINKER = ["-fuse-ld=gold"] if shutil.which("ld.gold") else []
#: sources of one translation unit
GROUP = {"cpu": 16, "hip": 16}
NUMPY = {"float64": np.float64, "float32": np.float32}


def compiler_flags(target: str) -> list[str]:
    """The command that makes an object of a shared library for the CPU or, emulated, for HIP."""
    command = ["g++", "-x", "c++", "-std=c++17", "-fopenmp", "-fPIC", "-c"]
    if target == "hip":
        command += ["-Wno-unknown-pragmas", f"-I{EMULATION}"]
    return command


@dataclass(frozen=True)
class Built(Generic[S]):
    """Kernels that can be called: libraries by (kernel name, target)."""

    sources: Mapping[tuple[str, str], S]
    libraries: Mapping[tuple[str, str], Path]

    def function(self, name: str, target: str, face: str = "") -> ctypes._NamedFuncPointer:
        """A face of a kernel; its batch face unless another is named."""
        library = ctypes.CDLL(str(self.libraries[name, target]))
        return getattr(library, f"{name}_{face or target}")

    def names(self) -> list[str]:
        """Names of all kernels."""
        return sorted({name for name, _ in self.sources})


def build(
    jobs: Sequence[Job],
    folder: Path,
    targets: Sequence[str] = ("cpu", "hip"),
    flags: Sequence[str] = UNOPTIMISED,
) -> Built[KernelSource]:
    """Generate and compile the kernels of some jobs.

    Args:
        jobs: what to generate.
        folder: where sources and libraries go.
        targets: of ``cpu`` and ``hip`` (emulated).
        flags: of the compiler.
    """
    generated = generate(prepare(jobs), targets)
    write_files(generated.files, folder)
    return compile_sources(generated.sources, folder, targets, flags)


def compile_sources(
    sources: Sequence[S],
    folder: Path,
    targets: Sequence[str],
    flags: Sequence[str],
    preamble: str = "",
) -> Built[S]:
    """Compile sources that stand in a folder, each unit after a preamble of C++."""
    groups: list[tuple[str, list[S]]] = []
    for target in targets:
        # the largest ones apart from each other, so that all units take about as long
        ordered = sorted((s for s in sources if s.kernel.target == target), key=lambda s: -len(s.text))
        count = -(-len(ordered) // GROUP[target])
        groups += [(target, ordered[k::count]) for k in range(count)]
    libraries: dict[tuple[str, str], Path] = {}

    def compile_group(number: int) -> None:
        target, members = groups[number]
        library = _compile_unit(folder, f"unit{number}_{target}", target, members, flags, preamble)
        libraries.update({(source.name, target): library for source in members})

    with ThreadPoolExecutor(min(2, os.cpu_count() or 1)) as pool:
        list(pool.map(compile_group, range(len(groups))))
    return Built({(s.name, s.kernel.target): s for s in sources}, libraries)


def _compile_unit(
    folder: Path,
    name: str,
    target: str,
    members: Sequence[PrintedKernel],
    flags: Sequence[str],
    preamble: str,
) -> Path:
    text = f"{STANDARD}{BEFORE[target]}{preamble}\n{AFTER[target]}"
    called = library_headers(source.kernel for source in members)
    text += "".join(f'#include "{header}"\n' for header in (*called, *(source.header for source in members)))
    for number, source in enumerate(members):
        text += f'namespace unit_{number} {{\n#include "{source.file}"\n}}\n'
    digest = hashlib.sha256((text + " ".join(flags) + "".join(s.text for s in members)).encode()).hexdigest()
    unit, library = f"{name}.cpp", folder / f"{name}-{digest[:12]}.so"
    (folder / unit).write_text(text)
    command = [*compiler_flags(target), *flags]
    if not preamble and tuple(flags) == UNOPTIMISED:
        command += with_headers(STANDARD + BEFORE[target] + AFTER[target], command, folder)
    run_compiler([*command, "-I.", unit, "-o", f"{name}.o"], folder)
    called = emulation_library(flags) if target == "hip" else []
    run_compiler(
        ["g++", "-shared", "-fopenmp", *flags, *LINKER, f"{name}.o", "-o", library.resolve(), *called], folder
    )
    return library


def pointer(array: NDArray[np.generic] | None) -> ctypes.c_void_p:
    """The address of an array's first entry."""
    return ctypes.c_void_p(None) if array is None else array.ctypes.data_as(ctypes.c_void_p)


def parameter_names(source: PrintedKernel) -> list[str]:
    """Names of the parameters of a batch face, in order."""
    face = f"{source.name}_{source.kernel.target}("
    (declaration,) = [text for text in source.declarations if face in text]
    return re.findall(r"(\w+)[,)]", declaration.split("(", 1)[1])


def call_batch(
    built: Built[KernelSource], name: str, target: str, count: int, data: Mapping[str, NDArray[np.generic]]
) -> NDArray[np.floating]:
    """Element tensors [cell][entry] from a batch face.

    Args:
        built: has the kernel.
        name, target: which kernel.
        count: number of cells.
        data: arrays by the name of the parameter, of any type; converted to the kernel's scalar type.
    """
    source = built.sources[name, target]
    scalar = NUMPY[source.kernel.parameters.scalar]
    guard = 64
    out = np.full(count * source.kernel.stored + 2 * guard, 12345.678, scalar)
    arrays = {
        key: np.ascontiguousarray(value, np.int32 if key in ("cells", "views") else scalar)
        for key, value in data.items()
    }
    arguments: list[object] = []
    for parameter in parameter_names(source):
        if parameter == "num_cells":
            arguments.append(ctypes.c_int64(count))
        elif parameter == "element_tensors":
            arguments.append(ctypes.c_void_p(out.ctypes.data + guard * out.itemsize))
        else:
            arguments.append(pointer(arrays.get(parameter)) if parameter != "stream" else None)
    function = built.function(name, target)
    function.restype = ctypes.c_int
    assert function(*arguments) == 0
    untouched = np.full(guard, 12345.678, scalar)
    assert (out[:guard] == untouched).all(), "written before the first entry"
    assert (out[len(out) - guard :] == untouched).all(), "written beyond the last entry"
    return out[guard : len(out) - guard].reshape(count, source.kernel.stored)


def call_tabulate(
    built: Built[KernelSource],
    name: str,
    coefficients: NDArray[np.generic],
    constants: NDArray[np.generic],
    coordinates: NDArray[np.generic],
    entities: Sequence[int] = (),
    permutations: Sequence[int] = (),
) -> NDArray[np.floating]:
    """The element tensor of one cell [row * columns + column] from UFCx's face; on facets with their numbers."""
    kernel = built.sources[name, "cpu"].kernel
    scalar = NUMPY[kernel.parameters.scalar]
    start = np.linspace(1, 2, kernel.integral.rows * kernel.integral.columns).astype(scalar)
    A = start.copy()
    arrays = [np.ascontiguousarray(one, scalar) for one in (coefficients, constants, coordinates)]
    function = built.function(name, "cpu", "tabulate_tensor")
    function.restype = None
    numbers = np.array(entities, np.int32) if entities else None
    turned = np.array(permutations, np.uint8) if permutations else None
    function(pointer(A), *map(pointer, arrays), pointer(numbers), pointer(turned), None)
    return A - start  # it adds to what is there
