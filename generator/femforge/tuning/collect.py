"""From the files that a folder of variants leaves behind to rows of the archive."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from femforge.errors import ExitCode, FemforgeError
from femforge.tuning.folder import BUILD_LOG, COMPILER, JOURNAL, VARIANTS
from femforge.tuning.records import Row, Run, Status, Subject, as_now
from femforge.tuning.resources import Usage, from_clang, from_ptxas, readable
from femforge.version import __version__

_FAILURES: Mapping[str, Status] = {"not_built": "not_built", "crashed": "crashed", "timed_out": "timed_out"}


#: Stands for the mesh whose number of cells follows from the bytes that a launch is to move.
BY_BYTES = 0


@dataclass
class Times:
    """Times of one variant on one mesh.

    Attributes:
        cells: of the mesh.
        dofs: of the L-vectors on it, 0 without any.
        seconds: by round.
    """

    cells: int = 0
    dofs: int = 0
    seconds: dict[int, float] = field(default_factory=dict)

    @property
    def in_order(self) -> tuple[float, ...]:
        """Seconds, round by round."""
        return tuple(self.seconds[k] for k in sorted(self.seconds))


@dataclass
class Outcome:
    """What the journal says of one variant.

    Attributes:
        status, detail, error: as in a row; the status is empty as long as it was not even verified.
        times: by the number of cells that was asked for, or :data:`BY_BYTES`.
    """

    status: Status | None = None
    detail: str = ""
    error: float = -1.0
    times: dict[int, Times] = field(default_factory=dict)


@dataclass
class Journal:
    """What the journal of a folder says.

    Attributes:
        devices: by target: name, flavour, copy bandwidth, peaks in single and double precision.
        outcomes: by variant.
    """

    devices: dict[str, tuple[str, str, float, float, float]] = field(default_factory=dict)
    outcomes: dict[int, Outcome] = field(default_factory=dict)


def read_journal(path: Path) -> Journal:
    """Read a journal; a last line that was not finished is left out.

    Raises:
        FemforgeError: the file cannot be read, or a line is not understood (code FILE).
    """
    try:
        text = path.read_text("utf-8", errors="replace")
    except OSError as error:
        raise FemforgeError(
            f"there are no results: {error.strerror}", place=str(path), code=ExitCode.FILE,
            mend="run ./run.sh in this folder first, on the machine that is to be measured",
        ) from error  # fmt: skip
    journal = Journal()
    for number, line in enumerate(text.split("\n")[:-1], 1):
        try:
            _take(journal, line.split("\t"))
        except (ValueError, IndexError, KeyError) as error:
            raise FemforgeError(
                f"this line is not understood: {line[:80]!r}", place=f"{path}:{number}", code=ExitCode.FILE,
                mend="it is of another femforge, or was changed: remove it, and run ./run.sh again",
            ) from error  # fmt: skip
    return journal


def _take(journal: Journal, words: list[str]) -> None:
    event = words[0]
    if event == "device":
        target, name, flavour, copy, single, double = words[1:7]
        journal.devices[target] = (name, flavour, float(copy), float(single), float(double))
        return
    if event in ("begin", "done", ""):
        return
    outcome = journal.outcomes.setdefault(int(words[1]), Outcome())
    if event == "verified":
        outcome.status, outcome.error = outcome.status or "ok", float(words[2])
    elif event == "wrong":
        outcome.status, outcome.error, outcome.detail = "wrong", float(words[2]), words[3]
    elif event == "failed":
        outcome.status, outcome.detail = _FAILURES[words[2]], _without_folder(words[3])
    elif event == "time":
        asked = int(words[6]) if len(words) > 6 else BY_BYTES
        dofs = int(words[5]) if len(words) > 5 else 0
        times = outcome.times.setdefault(asked, Times(int(words[4]), dofs))
        times.seconds[int(words[2])] = float(words[3])
    else:
        raise ValueError(event)


def _without_folder(text: str) -> str:
    """A message with the libraries of the folder named as the plan names them, wherever the folder was."""
    return re.sub(r"/\S*?/(lib/\w+\.so)", r"\1", text)


def collect(
    folder: Path, rounds: int | None = None, cells: Sequence[int] = ()
) -> list[tuple[Run, list[Row]]]:
    """The runs of a folder, one for each device, with the variants that are finished, a row for each mesh.

    Args:
        folder: written by :func:`femforge.tuning.folder.write_folder`, where the driver has run.
        rounds: how many times a finished variant has. If not given, one round less than the most of any of its
            kernel is enough, so that a measurement that ran out of time counts as far as it came.
        cells: numbers of cells that were asked for, or :data:`BY_BYTES`, at all of which a finished variant was timed.
            If none is given, each mesh counts by itself.

    Raises:
        FemforgeError: files are missing or not understood (code FILE).
    """
    listed = _listed(folder)
    journal = read_journal(folder / JOURNAL)
    usages = _usages(folder)
    least = _least_rounds(listed, journal, rounds)
    runs: dict[str, tuple[Run, list[Row]]] = {}
    for entry in listed["variants"]:
        outcome = journal.outcomes.get(entry["variant"], Outcome())
        subject = Subject(**entry["subject"])
        found = _finished(outcome, least.get((subject.kernel, subject.target), {}), cells)
        if found:
            run, rows = runs.setdefault(subject.target, (_run(folder, listed, journal, subject.target), []))
            usage = usages.get(entry["kernel"])
            rows += [_row(run, subject, entry, outcome, times, usage) for times in found]
    return list(runs.values())


def _least_rounds(
    listed: Mapping[str, Any], journal: Journal, rounds: int | None
) -> dict[tuple[str, str], dict[int, int]]:
    """Rounds of a finished variant by kernel and target, and by the number of cells that was asked for."""
    least: dict[tuple[str, str], dict[int, int]] = {}
    for entry in listed["variants"]:
        own = least.setdefault((entry["subject"]["kernel"], entry["subject"]["target"]), {})
        for asked, times in journal.outcomes.get(entry["variant"], Outcome()).times.items():
            own[asked] = rounds or max(own.get(asked, 1), len(times.seconds) - 1)
    return least


def _finished(outcome: Outcome, least: Mapping[int, int], cells: Sequence[int]) -> list[Times]:
    """The times of a variant that make rows; those of one that failed, as far as it came, make one."""
    if outcome.status is None:
        return []
    if outcome.status != "ok":
        return [next(iter(outcome.times.values()), Times())]
    timed = {asked: times for asked, times in outcome.times.items() if len(times.seconds) >= least[asked]}
    return [timed[asked] for asked in sorted(timed)] if all(asked in timed for asked in cells) else []


def _listed(folder: Path) -> dict[str, Any]:
    try:
        content = json.loads((folder / VARIANTS).read_text("utf-8"))
        if not isinstance(content, dict) or "variants" not in content:
            raise ValueError("it lists no variants")
    except (OSError, ValueError) as error:
        raise FemforgeError(
            f"this is no folder that `femforge tune --prepare` wrote: {error}", place=str(folder / VARIANTS),
            mend="name that folder", code=ExitCode.FILE,
        ) from error  # fmt: skip
    return content


def _run(folder: Path, listed: Mapping[str, Any], journal: Journal, target: str) -> Run:
    plan = listed["plan"]
    name, flavour, copy, single, double = journal.devices.get(target, ("unknown", "unknown", 0.0, 0.0, 0.0))
    compiler = folder / COMPILER
    return Run(
        identity=f"{plan['identity']}-{target}", started=plan["started"], command=plan["command"],
        strategy=plan["strategy"], seed=plan["seed"], device=name, flavour=flavour,
        compiler=compiler.read_text("utf-8").strip() if compiler.is_file() else "unknown",
        version=listed.get("femforge", __version__), copy_bandwidth=copy, peak_float32=single, peak_float64=double,
    )  # fmt: skip


def _row(
    run: Run, subject: Subject, entry: Mapping[str, Any], outcome: Outcome, times: Times, usage: Usage | None
) -> Row:  # fmt: skip
    assert outcome.status is not None
    return Row(
        run=run.identity, subject=subject, parameters=as_now(subject.kind, entry["parameters"]),
        untuned=entry["untuned"], status=outcome.status, detail=outcome.detail, threads=entry["threads"],
        shared_bytes=entry["shared_bytes"],
        registers=usage.registers if usage else -1,
        spilled_bytes=4 * usage.spilled_registers if usage else -1, flops=entry["flops"],
        paper_flops=entry["paper_flops"], bytes=entry["bytes"], cells=times.cells, dofs=times.dofs,
        error=outcome.error, seconds=times.in_order,
    )  # fmt: skip


def _usages(folder: Path) -> dict[str, Usage]:
    """What the compiler said of the variants, by the kernel's base name."""
    log = folder / BUILD_LOG
    if not log.is_file():
        return {}
    lines = log.read_text("utf-8", errors="replace").splitlines()
    found: list[Usage] = [*from_ptxas(lines), *from_clang(lines, [""])]
    names = readable([usage.kernel for usage in found])
    return dict(_by_kernel(zip(names, found, strict=True)))


def _by_kernel(named: Iterable[tuple[str, Usage]]) -> Iterable[tuple[str, Usage]]:
    for name, usage in named:
        yield name.rpartition("::")[2].removesuffix("_kernel"), usage
