"""How tests start compilers: what is compiled a second time, in whatever folder, comes from ccache if it is there."""

from __future__ import annotations

import functools
import os
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

#: the first words of a command that compiles
LAUNCHER = ["ccache"] if shutil.which("ccache") else []
#: Folders of tests have other names, and lie more or less deep: what is in them is told relative to each other, and all
#: else, such as the headers of the system, by its own path.
CCACHE = {"CCACHE_BASEDIR": tempfile.gettempdir(), "CCACHE_NOHASHDIR": "1"}


@functools.cache
def quick_compiler() -> str:
    """A compiler for code that is not optimised: Clang, which takes half as long as GCC, where it has OpenMP."""
    clang = shutil.which("clang++")
    if clang is None:
        return "g++"
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder, "program")
        command = [clang, "-fopenmp", "-x", "c++", "-", "-o", program]
        text = "#include <omp.h>\nint main() { return omp_get_max_threads() < 1; }\n"
        done = subprocess.run(command, input=text, capture_output=True, text=True, check=False)
        has_openmp = done.returncode == 0 and subprocess.run([program], check=False).returncode == 0
    return "clang++" if has_openmp else "g++"


def run_compiler(command: Sequence[str | Path], folder: Path | None = None) -> str:
    """Run a compiler, in a folder; fails with its messages, returns them otherwise."""
    environment = {name: value for name, value in os.environ.items() if name != "LD_PRELOAD"} | CCACHE
    words = [str(word) for word in command]
    done = subprocess.run(words, capture_output=True, text=True, check=False, env=environment, cwd=folder)
    assert done.returncode == 0, " ".join(words) + "\n" + (done.stderr or done.stdout)[:4000]
    return done.stderr
