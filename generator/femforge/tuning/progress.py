"""What is shown while variants are built and measured: how far it is, and how long it will still take."""

from __future__ import annotations

import math
import re
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from femforge.tuning.folder import BUILD_LOG, JOURNAL

_SECONDS_BETWEEN_LOOKS = 0.5
#: Ninja and Make both count what is done.
_NINJA, _MAKE = re.compile(rb"\[(\d+)/(\d+)\]"), re.compile(rb"\[ *(\d+)%\]")


def watch(process: subprocess.Popen[bytes], folder: Path, launches: int, seconds: float = 0.0) -> int:
    """Wait for ``run.sh`` of a folder, showing its progress on stderr if that is a terminal.

    Args:
        process: what runs.
        folder: that it runs in.
        launches: timed launches until everything is done.
        seconds: that it may take; 0 for no limit.

    Returns:
        The exit code.

    Raises:
        subprocess.TimeoutExpired: it takes longer; it still runs then.
    """
    limit = time.monotonic() + seconds if seconds else math.inf
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        building = progress.add_task("building", total=None)
        measuring = progress.add_task("measuring", total=launches)
        counted = _timed_launches(folder / JOURNAL)
        while True:
            done, total = _built(folder / BUILD_LOG)
            progress.update(building, completed=done, total=total)
            progress.update(measuring, completed=next(counted))
            try:
                return process.wait(timeout=_SECONDS_BETWEEN_LOOKS)
            except subprocess.TimeoutExpired:
                if time.monotonic() > limit:
                    raise


def _built(log: Path) -> tuple[int, int | None]:
    """Steps of the build that are done, and of how many."""
    try:
        text = log.read_bytes()
    except OSError:
        return 0, None
    if found := _NINJA.findall(text):
        return int(found[-1][0]), int(found[-1][1])
    if found := _MAKE.findall(text):
        return int(found[-1]), 100
    return 0, None


def _timed_launches(journal: Path) -> Iterator[int]:
    """Counts the times in a journal, looking only at what is new."""
    count = place = 0
    while True:
        if journal.is_file():
            with journal.open("rb") as file:
                file.seek(place)
                text = file.read()
            text = text[: text.rfind(b"\n") + 1]
            place += len(text)
            count += sum(line.startswith(b"time\t") for line in text.split(b"\n"))
        yield count
