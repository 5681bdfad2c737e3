"""The archive of sweeps: an HDF5 file whose rows are only ever added to.

Layout (schema 1), every array with the attributes ``unit`` and ``description``:

- ``/`` has the attributes ``schema`` and ``writer``.
- ``/runs/NAME``: one array for each field of :class:`femforge.tuning.records.Run`, an entry for each run.
- ``/subjects/NAME``: likewise for :class:`femforge.tuning.records.Subject`.
- ``/variants/NAME``: an entry for each variant of each run, and each mesh that it was timed on: ``run`` and
  ``subject`` count entries of the two groups, the others are fields of :class:`femforge.tuning.records.Row`;
  ``seconds`` is two-dimensional, [variant][round], filled up with NaN.
- ``/parameters/NAME``: an entry for each variant; empty where the variant has no such parameter. All are text.

Parameters are read as they are called today, and with those that kernels have had only since then.

A file is read whole, and written whole to a temporary name that is then renamed, so that it is never half written.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

import h5py
import numpy as np

from femforge.errors import ExitCode, FemforgeError
from femforge.tuning.records import Row, Run, Subject, as_now, key_of
from femforge.version import __version__

SCHEMA = 1

_RUN_UNITS = {
    "copy_bandwidth": ("byte/s", "read and written, when copying"),
    "peak_float32": ("operation/s", "fused multiply-adds, two operations each"),
    "peak_float64": ("operation/s", "fused multiply-adds, two operations each"),
    "started": ("", "date and time, UTC"),
}
_ROW_UNITS = {
    "shared_bytes": ("byte", "shared memory of a block"),
    "registers": ("32-bit register", "of a thread; -1: not known"),
    "spilled_bytes": ("byte", "of a thread; -1: not known"),
    "flops": ("operation/cell", "counted by the generator"),
    "paper_flops": ("operation/cell", "2 sizeG rows columns, Knepley and Terrel eq. 25"),
    "bytes": ("byte/cell", "each input read once, each output written once"),
    "cells": ("cell", "of the mesh that was timed"),
    "dofs": ("entry of an L-vector", "of the mesh that was timed; 0 for kernels without such vectors"),
    "error": (
        "",
        "largest difference to the reference, relative to the cell's largest entry; -1: not compared",
    ),
    "seconds": ("s", "of one launch, by round; NaN: no such round"),
    "threads": ("thread", "of a block"),
}
_PLAIN_ROW = ("untuned", "status", "detail", "threads", "shared_bytes", "registers", "spilled_bytes", "flops",
              "paper_flops", "bytes", "cells", "dofs", "error")  # fmt: skip
#: What reading a file raises that is no HDF5, is cut off, or whose arrays do not belong together.
_DAMAGED = (OSError, RuntimeError, LookupError, ValueError, TypeError, AttributeError)


@dataclass
class Archive:
    """Runs and the variants that they measured.

    Attributes:
        runs: in the order in which they were added.
        rows: likewise.
    """

    runs: list[Run] = field(default_factory=list)
    rows: list[Row] = field(default_factory=list)

    def run_of(self, row: Row) -> Run:
        """The run of a row."""
        return next(run for run in self.runs if run.identity == row.run)

    def add(self, run: Run, rows: Iterable[Row]) -> None:
        """Add a run, or more rows of one that is there."""
        if all(known.identity != run.identity for known in self.runs):
            self.runs.append(run)
        self.rows.extend(rows)

    def merge(self, other: Archive) -> int:
        """Take over the runs of another archive that are not here yet.

        Returns:
            The number of variants that were added. Of a run that is in both, rows that are missing here are added.
        """

        def identity(row: Row) -> tuple[object, ...]:
            return row.run, row.subject, key_of(row.parameters), row.cells

        known = {identity(row) for row in self.rows}
        fresh = [row for row in other.rows if identity(row) not in known]
        for run in other.runs:
            self.add(run, [row for row in fresh if row.run == run.identity])
        return len(fresh)


def read_archive(path: Path) -> Archive:
    """Read an archive.

    Raises:
        FemforgeError: it cannot be read, is no archive, or was written by a newer femforge (code FILE).
    """
    try:
        with h5py.File(path, "r") as file:
            schema = int(file.attrs.get("schema", 0))
            if schema > SCHEMA:
                writer = file.attrs.get("writer", "unknown")
                raise _error(
                    path,
                    f"it has schema {schema}, this femforge knows up to {SCHEMA}",
                    f"use the femforge that wrote it ({writer}), or a later one",
                )
            if schema < 1:
                raise _error(
                    path,
                    "this HDF5 file is no archive of femforge",
                    "name an archive that `femforge tune` wrote",
                )
            return _read(file)
    except _DAMAGED as error:
        raise _error(
            path, f"the archive cannot be read: {_cause(error)}", "check the name and that the file is whole"
        ) from error


def write_archive(archive: Archive, path: Path) -> None:
    """Write an archive in place of the one that is there.

    Raises:
        FemforgeError: the file cannot be written (code FILE); what was there stays.
    """
    temporary: Path | None = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        os.close(handle)
        temporary = Path(name)
        with h5py.File(temporary, "w") as file:
            file.attrs["schema"] = SCHEMA
            file.attrs["writer"] = f"femforge {__version__}"
            _write(archive, file)
        os.chmod(temporary, 0o644)
        os.replace(temporary, path)
    except (OSError, RuntimeError) as error:
        raise _error(
            path, f"the archive cannot be written: {_cause(error)}", "choose another --archive"
        ) from error
    finally:
        if temporary:
            temporary.unlink(missing_ok=True)


def _cause(error: Exception) -> str:
    """What went wrong: the system's words where there are any, else HDF5's, which are long."""
    return os.strerror(error.errno) if isinstance(error, OSError) and error.errno else str(error)


def _error(path: Path, cause: str, mend: str) -> FemforgeError:
    return FemforgeError(cause, place=str(path), mend=mend, code=ExitCode.FILE)


def _write(archive: Archive, file: h5py.File) -> None:
    subjects = list(dict.fromkeys(row.subject for row in archive.rows))
    _write_records(file, "runs", archive.runs, Run, _RUN_UNITS)
    _write_records(file, "subjects", subjects, Subject, {})
    run_number = {run.identity: i for i, run in enumerate(archive.runs)}
    subject_number = {subject: i for i, subject in enumerate(subjects)}
    rows = archive.rows
    _column(file, "variants/run", [run_number[row.run] for row in rows], "", "entry of /runs")
    _column(file, "variants/subject", [subject_number[row.subject] for row in rows], "", "entry of /subjects")
    for name in _PLAIN_ROW:
        unit, description = _ROW_UNITS.get(name, ("", name))
        _column(file, f"variants/{name}", [getattr(row, name) for row in rows], unit, description)
    width = max((len(row.seconds) for row in rows), default=0)
    seconds = np.full((len(rows), width), np.nan)
    for i, row in enumerate(rows):
        seconds[i, : len(row.seconds)] = row.seconds
    _column(file, "variants/seconds", seconds, *_ROW_UNITS["seconds"])
    names = list(dict.fromkeys(name for row in rows for name in row.parameters))
    for name in names:
        texts = [_text(row.parameters[name]) if name in row.parameters else "" for row in rows]
        _column(file, f"parameters/{name}", texts, "", "value, as after `femforge generate --set`")


def _write_records(
    file: h5py.File, group: str, records: Sequence[Any], kind: type[Any], units: dict[str, tuple[str, str]]
) -> None:
    for each in fields(kind):
        unit, description = units.get(each.name, ("", each.name))
        _column(file, f"{group}/{each.name}", [getattr(r, each.name) for r in records], unit, description)


def _column(file: h5py.File, name: str, values: Any, unit: str, description: str) -> None:
    texts = isinstance(values, list) and any(isinstance(value, str) for value in values)
    data: Any = np.array(values, dtype=h5py.string_dtype() if texts else None)
    options = {"compression": "gzip", "shuffle": not texts} if data.size else {}
    dataset = file.create_dataset(name, data=data, **options)
    dataset.attrs["unit"] = unit
    dataset.attrs["description"] = description


def _text(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def parameter_value(text: str) -> Any:
    """The value of a parameter from its text: a number, a truth value or a word."""
    if text in ("true", "false"):
        return text == "true"
    try:
        return int(text)
    except ValueError:
        return text


def _read(file: h5py.File) -> Archive:
    runs = _read_records(file, "runs", Run)
    subjects = _read_records(file, "subjects", Subject)
    # archives from before operators were tuned have no numbers of dofs
    plain_names = [name for name in _PLAIN_ROW if name != "dofs" or name in file["variants"]]
    columns = {name: _values(file[f"variants/{name}"]) for name in ("run", "subject", *plain_names)}
    seconds = np.asarray(file["variants/seconds"])
    parameters = {name: _values(file[f"parameters/{name}"]) for name in file.get("parameters", {})}
    rows = []
    for i in range(len(columns["run"])):
        subject = subjects[columns["subject"][i]]
        values = {n: parameter_value(texts[i]) for n, texts in parameters.items() if texts[i]}
        times = tuple(float(t) for t in seconds[i] if not np.isnan(t))
        plain = {name: columns[name][i] for name in plain_names}
        identity = runs[columns["run"][i]].identity
        rows.append(Row(identity, subject, as_now(subject.kind, values), seconds=times, **plain))
    return Archive(runs, rows)


def _read_records(file: h5py.File, group: str, kind: type[Any]) -> list[Any]:
    columns = {each.name: _values(file[f"{group}/{each.name}"]) for each in fields(kind)}
    count = len(next(iter(columns.values())))
    return [kind(**{name: values[i] for name, values in columns.items()}) for i in range(count)]


def _values(dataset: Any) -> list[Any]:
    if h5py.check_string_dtype(dataset.dtype):
        return [str(text) for text in dataset.asstr()[:]]
    values: list[Any] = np.asarray(dataset).tolist()
    return values
