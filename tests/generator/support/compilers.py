"""How tests start compilers: what is compiled a second time, in whatever folder, comes from ccache if it is there."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

#: The first words of a command that compiles.
LAUNCHER = ["ccache"] if shutil.which("ccache") else []
#: Folders of tests have other names, and lie more or less deep: what is in them is told relative to each other, and all
#: else, such as the headers of the system, by its own path.
CCACHE = {"CCACHE_BASEDIR": tempfile.gettempdir(), "CCACHE_NOHASHDIR": "1"}
#: Compiled headers (``precompiled``) count by their names, which say what is in them.
CCACHE |= {"CCACHE_PCH_EXTSUM": "1", "CCACHE_SLOPPINESS": "pch_defines,time_macros"}


#: Words of commands that make objects: by these ccache knows what it keeps. An object for ``/dev/null`` is never kept.
_KEPT = ("-c", "-S")


def run_compiler(command: Sequence[str | Path], folder: Path | None = None) -> str:
    """Run a compiler; fails with its messages, returns them otherwise.

    Args:
        command: its words. What makes an object is started by way of :data:`LAUNCHER`.
        folder: where it runs. ccache knows files by their paths from there: unless a folder is given, it is that of the
            first file which is read, so that folders of tests may have any name.
    """
    environment = {name: value for name, value in os.environ.items() if name != "LD_PRELOAD"} | CCACHE
    words = [str(word) for word in command]
    if folder is None:
        folder = next((Path(word).parent for word in words[1:] if Path(word).is_file()), None)
    if any(word in words for word in _KEPT):
        words = [*LAUNCHER, *words]
    done = subprocess.run(words, capture_output=True, text=True, check=False, env=environment, cwd=folder)
    assert done.returncode == 0, " ".join(words) + "\n" + (done.stderr or done.stdout)[:4000]
    return done.stderr


def make_program(
    command: Sequence[str | Path], source: Path, program: Path, libraries: Sequence[str] = ()
) -> None:
    """Compile a source and link it, in two steps: ccache keeps objects. Libraries stand behind the objects."""
    made = program.with_suffix(".o")
    run_compiler([*command, "-c", source, "-o", made], program.parent)
    run_compiler([*command, made, "-o", program, *libraries], program.parent)
