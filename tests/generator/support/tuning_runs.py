"""Searches of the tuner, run as a user runs them; the kernel and the processes of the tests of searches."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path

from places import FORMS
from waiting import HANG

from femforge.form_jobs import Job, prepare
from femforge.schedule.parameters import Parameters
from femforge.tuning.folder import Plan
from femforge.tuning.records import Row, Values, identity_of
from femforge.tuning.subjects import Tunable, Variant, tunables

PLAN = Plan("identity", "2025-03-01T10:00:00+00:00", "femforge tune", "guided", 3, "emulated")
WORDS = ("tune", FORMS / "laplace.form", "-D", "cell=interval", "-D", "degree=1", "--targets", "cpu")


def tune(environment: Mapping[str, str], *words: str | Path) -> subprocess.CompletedProcess[str]:
    """Run ``femforge tune`` on the Laplacian of an interval, on the CPU."""
    command = [sys.executable, "-m", "femforge", *map(str, (*WORDS, *words))]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=HANG, check=False)


def fresh(job: Job, target: str) -> Tunable:
    """The only kernel of a job."""
    (found,) = tunables(prepare([job]), [target])
    return found


@cache
def tunable() -> Tunable:
    """The Laplacian of an interval on the CPU."""
    return fresh(Job(FORMS / "laplace.form", {"cell": "interval", "degree": 1}, Parameters()), "cpu")


def names_of(rows: Sequence[Row]) -> list[str]:
    """What tells the variants of rows apart."""
    return [identity_of(row.subject.kernel, row.subject.target, row.parameters) for row in rows]


def some_variants(count: int, only: Callable[[Values], bool] = lambda _: True) -> list[Variant]:
    """The first variants of the Laplacian that have what is asked for."""
    chosen = [point.values for point in tunable().space.points if only(point.values)]
    return [Variant(tunable(), values) for values in chosen[:count]]


def first_with(tunable: Tunable, **wanted: object) -> Variant:
    """The variant with some values that the cost model likes best."""
    found = (p.values for p in tunable.space.points if all(p.values[n] == v for n, v in wanted.items()))
    return Variant(tunable, next(found))


def in_folder(folder: Path) -> list[int]:
    """Processes that work in a folder: the driver is in a session of its own."""
    found = []
    for entry in Path("/proc").iterdir():
        try:
            if entry.name.isdigit() and (entry / "cwd").resolve() == folder.resolve():
                found.append(int(entry.name))
        except OSError:
            continue
    return found


def wait_until(condition: Callable[[], bool], seconds: float = HANG) -> None:
    """Fail if a condition is not met in time."""
    limit = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < limit
        time.sleep(0.01)
