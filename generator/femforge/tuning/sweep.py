"""A search on this machine: proposals, building, measuring, the archive, again, until the strategy is content.

Everything that is in work is in a folder: ``settings.json`` and a numbered folder for each step (see
:mod:`femforge.tuning.folder`). A search that was stopped finds its steps there, and its driver goes on where it was.
"""

from __future__ import annotations

import json
import math
import os
import subprocess
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from femforge.errors import ExitCode, FemforgeError
from femforge.pipeline import write_files
from femforge.processes import end_session
from femforge.tuning.archive import Archive, read_archive, write_archive
from femforge.tuning.collect import BY_BYTES, collect
from femforge.tuning.folder import JOURNAL, PLAN, Plan, write_folder
from femforge.tuning.progress import watch
from femforge.tuning.records import Key, Row, by_size, key_of
from femforge.tuning.search import Strategy
from femforge.tuning.subjects import Tunable, Variant

SETTINGS = "settings.json"
RUN_LOG = "run.log"
_TIME_LIMIT_REACHED, _INTERRUPTED = 3, 130


@dataclass(frozen=True)
class Measuring:
    """How variants are measured.

    Attributes:
        rounds: times of each variant.
        bytes: that one launch moves; the driver's default if zero.
        cells: numbers of cells of the meshes that every variant is timed on, in place of one for the bytes.
        stall: seconds after which a variant that gives no result is stopped.
        jobs: compilers at a time.
        seed: of the order in which variants are timed.
    """

    rounds: int = 7
    bytes: int = 0
    cells: tuple[int, ...] = ()
    stall: int = 120
    jobs: int = 0
    seed: int = 0

    @property
    def launches(self) -> int:
        """Times of each variant, on all meshes."""
        return self.rounds * max(1, len(self.cells))

    def options(self, seconds: float) -> list[str]:
        """Of the driver, with what is left of a time budget (0: no limit)."""
        words = ["--rounds", str(self.rounds), "--stall", str(self.stall), "--seed", str(self.seed)]
        words += ["--bytes", str(self.bytes)] if self.bytes else []
        words += ["--cells", ",".join(map(str, self.cells))] if self.cells else []
        return words + (["--seconds", str(max(1, round(seconds)))] if seconds else [])


@dataclass
class Sweep:
    """A search over several kernels.

    Attributes:
        plan: for the record.
        searches: each kernel with its strategy.
        measuring: how to measure.
        archive: file that results go to.
        work: folder for what is in work.
        sources: where femforge's own sources are.
        budget: seconds for generating, building and measuring together; 0 for no limit.
        say: is told what is being done.
    """

    plan: Plan
    searches: Sequence[tuple[Tunable, Strategy]]
    measuring: Measuring
    archive: Path
    work: Path
    sources: Path
    budget: float = 0.0
    say: Callable[[str], None] = lambda _: None
    _started: float = field(default_factory=time.monotonic)

    def run(self) -> bool:
        """Search until the strategies are content.

        Returns:
            Whether everything is done; not so if the time was over.

        Raises:
            FemforgeError: the kernels cannot be built or run here, or a file cannot be written.
            KeyboardInterrupt: after Ctrl-C; what was finished is in the archive, the rest in the work folder.
        """
        step = 0
        while variants := self._proposals():
            folder = self.work / f"step_{step:04d}"
            if not (folder / PLAN).is_file():
                self.say(f"step {step + 1}: generating {len(variants)} variants")
                if not write_folder(folder, self.plan, variants, self.sources, self._over):
                    return False
            # a step that goes on has more variants than those that are still wanted
            planned = len((folder / PLAN).read_text("utf-8").splitlines()) - 1
            try:
                finished = self._measure(folder, planned)
            finally:
                self._record(folder)
            if not finished:
                return False
            step += 1
        return True

    def _over(self) -> bool:
        return bool(self.budget) and time.monotonic() - self._started > self.budget

    def _left(self) -> float:
        """Seconds left; 0 for no limit."""
        return max(1.0, self.budget - (time.monotonic() - self._started)) if self.budget else 0.0

    def _proposals(self) -> list[Variant]:
        known = self._known()
        return [
            Variant(tunable, values)
            for number, (tunable, strategy) in enumerate(self.searches)
            for values in strategy.propose(known[number])
        ]

    def _known(self) -> list[dict[Key, float]]:
        """What this search has measured so far, for each kernel; of several meshes, the geometric mean counts."""
        rows = _read(self.archive).rows
        mine = [row for row in rows if row.run.startswith(self.plan.identity)]
        known: list[dict[Key, float]] = []
        for tunable, _ in self.searches:
            times: dict[Key, list[float]] = {}
            for row in mine:
                if row.subject == tunable.subject:
                    times.setdefault(key_of(row.parameters), []).append(row.median)
            known.append({key: math.prod(own) ** (1 / len(own)) for key, own in times.items()})
        return known

    def _measure(self, folder: Path, count: int) -> bool:
        jobs = self.measuring.jobs or os.cpu_count() or 1
        self.say(f"building and measuring {count} variants")
        environment = {**os.environ, "JOBS": str(jobs)}
        command = [str(folder / "run.sh"), *self.measuring.options(self._left())]
        code = _call(command, environment, folder, count * self.measuring.launches, self._left())
        if code == _INTERRUPTED or code < 0:
            raise KeyboardInterrupt
        if code not in (0, _TIME_LIMIT_REACHED):
            raise FemforgeError(
                "the variants cannot be built or measured", place=str(folder), code=ExitCode.ENVIRONMENT,
                mend=f"see {RUN_LOG}, configure.log and build.log there",
            )  # fmt: skip
        return code == 0

    def _record(self, folder: Path) -> None:
        """Put what is finished into the archive, once."""
        if not (folder / JOURNAL).is_file():
            return
        fresh = Archive()
        for run, rows in collect(folder, self.measuring.rounds, self.measuring.cells or (BY_BYTES,)):
            fresh.add(run, rows)
        archive = _read(self.archive)
        if archive.merge(fresh):
            write_archive(archive, self.archive)


def _call(
    command: Sequence[str], environment: dict[str, str], folder: Path, launches: int, seconds: float
) -> int:
    """Run a folder's script in a session of its own, which ends as a whole: on Ctrl-C, or when time is over."""
    with (folder / RUN_LOG).open("ab") as log:
        process = subprocess.Popen(
            command, env=environment, stdout=log, stderr=log, stdin=subprocess.DEVNULL, start_new_session=True
        )
    try:
        return watch(process, folder, launches, seconds)
    except subprocess.TimeoutExpired:
        end_session(process)
        return _TIME_LIMIT_REACHED
    except KeyboardInterrupt:
        end_session(process)
        raise


def _read(path: Path) -> Archive:
    return read_archive(path) if path.exists() else Archive()


def open_work(work: Path, plan: Plan, settings: dict[str, Any], resume: bool) -> Plan:
    """Begin a work folder, or go on with one.

    Args:
        work: the folder.
        plan: of a new search.
        settings: what the search depends on; must be the same when it goes on.
        resume: whether to go on.

    Returns:
        The plan: the given one, or that of the search that goes on.

    Raises:
        FemforgeError: there is a search already and ``resume`` is not set, none that could go on, or it was another.
    """
    file = work / SETTINGS
    if not file.is_file():
        if resume:
            raise FemforgeError(
                "there is no search to go on with", place=str(work), mend="leave --resume out"
            )
        write_files(
            {SETTINGS: json.dumps({"plan": asdict(plan), "settings": settings}, indent=1) + "\n"}, work
        )
        return plan
    if not resume:
        raise FemforgeError(
            "an earlier search stopped here", place=str(work),
            mend="go on with --resume, or remove this folder, or name another --work",
        )  # fmt: skip
    content = json.loads(file.read_text("utf-8"))
    if content["settings"] != settings:
        changed = [k for k in settings if settings[k] != content["settings"].get(k)]
        raise FemforgeError(
            f"the search that stopped here had other settings: {', '.join(changed)}", place=str(work),
            mend="give the same options and forms as before, or begin anew with another --work",
        )  # fmt: skip
    return Plan(**content["plan"])


def best_rows(rows: Sequence[Row]) -> dict[tuple[str, str, int], Row]:
    """The fastest valid row of each kernel and target at each size (:func:`femforge.tuning.records.by_size`)."""
    of_kernels: dict[tuple[str, str], list[Row]] = {}
    for row in rows:
        of_kernels.setdefault((row.subject.kernel, row.subject.target), []).append(row)
    best: dict[tuple[str, str, int], Row] = {}
    for (kernel, target), mine in of_kernels.items():
        for size, measured in by_size(mine).items():
            valid = [row for row in measured if row.valid]
            if valid:
                best[kernel, target, size] = min(valid, key=lambda row: row.cell_seconds)
    return best


def untuned_seconds(rows: Sequence[Row], best: Row) -> float | None:
    """The time of the untuned choice in the run and on the mesh of a row."""
    for row in rows:
        same = (row.run, row.subject, row.cells) == (best.run, best.subject, best.cells)
        if same and row.untuned and row.valid:
            return row.median
    return None
