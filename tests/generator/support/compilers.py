"""How tests start compilers: what is compiled a second time, in whatever folder, comes from ccache if it is there."""

from __future__ import annotations

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
#: Compiled headers (``precompiled``) count by their names, which say what is in them.
CCACHE |= {"CCACHE_PCH_EXTSUM": "1", "CCACHE_SLOPPINESS": "pch_defines,time_macros"}


def run_compiler(command: Sequence[str | Path], folder: Path | None = None) -> str:
    """Run a compiler, in a folder; fails with its messages, returns them otherwise."""
    environment = {name: value for name, value in os.environ.items() if name != "LD_PRELOAD"} | CCACHE
    words = [str(word) for word in command]
    done = subprocess.run(words, capture_output=True, text=True, check=False, env=environment, cwd=folder)
    assert done.returncode == 0, " ".join(words) + "\n" + (done.stderr or done.stdout)[:4000]
    return done.stderr
