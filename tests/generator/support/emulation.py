"""HIP on the CPU: what emulated kernels are compiled and linked with."""

from __future__ import annotations

import tempfile
from functools import cache
from pathlib import Path
from threading import Lock

from compilers import run_compiler
from places import EMULATION

#: Of this process, until it ends.
_FOLDER = tempfile.TemporaryDirectory(prefix="femforge-emulation-")
_LIBRARY = "femforge_emulation"
#: Kernels are compiled side by side.
_ONE_AT_A_TIME = Lock()


def emulation_library() -> list[str]:
    """Options of linking, behind objects: the library that executes grids, one for all that a process loads."""
    with _ONE_AT_A_TIME:
        return _made()


@cache
def _made() -> list[str]:
    folder = Path(_FOLDER.name)
    objects = [folder / f"{source.stem}.o" for source in sorted(EMULATION.glob("*.cpp"))]
    for made in objects:
        source = EMULATION / f"{made.stem}.cpp"
        run_compiler(["g++", "-std=c++17", "-O2", "-fPIC", f"-I{EMULATION}", "-c", source, "-o", made])
    run_compiler(["g++", "-shared", *objects, "-o", folder / f"lib{_LIBRARY}.so"])
    return [f"-L{folder}", f"-l{_LIBRARY}", f"-Wl,-rpath,{folder}"]
