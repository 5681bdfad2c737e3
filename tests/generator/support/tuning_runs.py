"""Searches of the tuner, run as a user runs them."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from places import FORMS
from waiting import HANG

from femforge.tuning.folder import Plan

PLAN = Plan("identity", "2025-03-01T10:00:00+00:00", "femforge tune", "guided", 3, "emulated")
WORDS = ("tune", FORMS / "laplace.form", "-D", "cell=interval", "-D", "degree=1", "--targets", "cpu")


def tune(environment: Mapping[str, str], *words: str | Path) -> subprocess.CompletedProcess[str]:
    """Run ``femforge tune`` on the Laplacian of an interval, on the CPU."""
    command = [sys.executable, "-m", "femforge", *map(str, (*WORDS, *words))]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=HANG, check=False)
