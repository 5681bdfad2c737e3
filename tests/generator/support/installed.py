"""The C++ half as it is installed, of the build that FEMFORGE_BUILD names."""

from __future__ import annotations

import os
import subprocess
from functools import cache
from pathlib import Path

from femforge.processes import locked


@cache
def installed_build() -> Path:
    """The prefix, in the folder of the build: ccache knows what includes its headers by their path, too.

    Processes of tests share it: what is there already is not written again.
    """
    prefix = Path(os.environ["FEMFORGE_BUILD"]).resolve() / "installed"
    with locked(prefix, mend="build elsewhere, and set FEMFORGE_BUILD"):
        command = ["cmake", "--install", os.environ["FEMFORGE_BUILD"], "--prefix", prefix]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
    return prefix
