"""HIP on the CPU: what emulated kernels are compiled and linked with."""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
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


def emulation_library(flags: Sequence[str] = ()) -> list[str]:
    """Options of linking, behind objects: the library that executes grids, one for all that a process loads.

    Args:
        flags: that the objects were compiled with; those of sanitizers concern the library, too.
    """
    with _ONE_AT_A_TIME:
        return _made(tuple(flag for flag in flags if flag.startswith("-fsanitize=")))


@cache
def _made(sanitizers: tuple[str, ...]) -> list[str]:
    words = [word for flag in sanitizers for word in flag.partition("=")[2].split(",")]
    folder = Path(
        _FOLDER.name, "-".join(words) or "plain"
    )  # whose name has no comma: linkers take words apart there
    folder.mkdir()
    objects = [folder / f"{source.stem}.o" for source in sorted(EMULATION.glob("*.cpp"))]
    for made in objects:
        source = EMULATION / f"{made.stem}.cpp"
        options = ["-std=c++17", "-O2", "-fPIC", *sanitizers, f"-I{EMULATION}"]
        run_compiler(["g++", *options, "-c", source, "-o", made])
    run_compiler(["g++", "-shared", *sanitizers, *objects, "-o", folder / f"lib{_LIBRARY}.so"])
    return [f"-L{folder}", f"-l{_LIBRARY}", f"-Wl,-rpath,{folder}"]
