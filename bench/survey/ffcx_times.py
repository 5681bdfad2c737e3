"""Times of femforge's and FFCx's kernels for the same element tensors, round by round on one core.

Both get the same cells, or facets, their geometry from the same points. FFCx's kernel is called cell by cell (see
``ffcx_sources``), femforge's once for all. What they give is compared before it is timed. Times are those of the
thread on its processor, so that what else runs there counts little.
"""

from __future__ import annotations

import ctypes
import json
import os
import statistics
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from ffcx_sources import compared, ffcx_record
from package import DATA, FFCX, PACKAGE, TIMES, Planned

from femforge.pipeline import write_files

#: Bytes of the results of one call, at most, and seconds that one call takes, about.
_BYTES, _SECONDS = 64 << 20, 0.03
#: Largest difference, relative to the largest entry of all cells.
_TOLERANCE = 1e-11


class _Call:
    """A call of a function of C, again and again.

    Args:
        function: returns 0.
        result: the array [cell][entry] that it writes.

    Attributes:
        arguments: contiguous arrays and integers of 64 bits.
    """

    def __init__(self, function: Any, result: Any) -> None:
        self.function = function
        self.result = result
        self.arguments: list[Any] = []

    def __call__(self) -> Any:
        """Call it; the result."""
        number, pointer = ctypes.c_int64, ctypes.c_void_p
        passed = [number(a) if isinstance(a, int) else pointer(a.ctypes.data) for a in self.arguments]
        assert self.function(*passed) == 0
        return self.result


class Both(NamedTuple):
    """Calls of both kernels for the same cells."""

    femforge: _Call
    ffcx: _Call


def time_all(
    folder: Path, kernels: Sequence[Planned], rounds: int, core: int, say: Callable[[str], None]
) -> None:
    """Time what has no time yet, and keep the results in the folder.

    Args:
        folder: of the survey, made with FFCx's sources.
        kernels: of which those that FFCx has a counterpart of are timed.
        rounds: in which both kernels are timed, one after the other.
        core: of this machine that everything runs on.
        say: told what is measured.
    """
    os.environ["OMP_NUM_THREADS"] = "1"
    os.sched_setaffinity(0, {core})
    file = folder / TIMES
    times: dict[str, Any] = json.loads(file.read_text("utf-8")) if file.is_file() else {}
    for _, _, facts in compared(kernels):
        name = facts["name"]
        record = ffcx_record(folder, facts["folder"])
        if record is None or "ffcx_seconds" in times.get(name, {}):
            continue
        found = times[name] = (
            {"ffcx_why": record["why"]} if record["why"] else time_one(folder, facts, rounds)
        )
        if "ffcx_seconds" in found:
            mine, theirs = found["seconds_beside_ffcx"], found["ffcx_seconds"]
            say(f"{name}: {mine * 1e9:.1f} ns, FFCx {theirs * 1e9:.1f} ns a cell, {theirs / mine:.2f}")
        else:
            say(f"{name}: {found['ffcx_why']}")
        write_files({TIMES: json.dumps(times, indent=1) + "\n"}, folder)
    write_files({TIMES: json.dumps(times, indent=1) + "\n"}, folder)


def time_one(folder: Path, facts: dict[str, Any], rounds: int) -> dict[str, Any]:
    """Seconds for a cell by both, medians of all rounds; or why there are none. As they stand in the map.

    Args:
        folder: of the survey.
        facts: of femforge's kernel.
        rounds: in which both are timed, one after the other.
    """
    package = folder / PACKAGE
    library = package / "lib" / facts["folder"]
    try:
        ours, theirs = (ctypes.CDLL(str(library) + suffix + ".so") for suffix in ("", FFCX))
    except OSError:
        return {"ffcx_why": "it does not compile"}
    with np.load(package / DATA / f"{facts['name']}.npz") as stored:
        data = dict(stored)
    distinct, entries = len(data["cells"]), int(data["entries"])
    one = _both(ours, theirs, facts["name"], data, 1)
    one.ffcx()
    start = time.thread_time()
    one.ffcx()
    times = int(_SECONDS / (time.thread_time() - start))
    both = _both(ours, theirs, facts["name"], data, max(1, min(_BYTES // (8 * entries * distinct), times)))
    result, expected = both.femforge(), _as_seen(both.ffcx(), data)
    difference = float(np.abs(result - expected).max() / np.abs(expected).max())
    if not difference < _TOLERANCE:
        return {"ffcx_why": f"the results differ by {difference:.1e}"}
    measured: tuple[list[float], list[float]] = ([], [])
    for _ in range(rounds):
        for call, into in zip(both, measured, strict=True):
            start = time.thread_time()
            call()
            into.append((time.thread_time() - start) / len(result))
    mine, other = map(statistics.median, measured)
    return {"seconds_beside_ffcx": mine, "ffcx_seconds": other, "ffcx_difference": difference}


def _both(ours: ctypes.CDLL, theirs: ctypes.CDLL, name: str, data: dict[str, Any], times: int) -> Both:
    """Both kernels on the cells of the data, taken a number of times."""
    entries, count = int(data["entries"]), times * len(data["cells"])

    def of_all_cells(values: Any) -> Any:
        return np.ascontiguousarray(np.tile(values, (times, 1)))

    # coordinates are those of points; what else has two axes is a cell's own
    given = {
        key: of_all_cells(data[key]) if data[key].ndim == 2 and key != "coordinates" else data[key]
        for key in data["face"].tolist()
        if key in data
    }
    given["element_tensors"] = _tensors(count, entries)
    femforge = _Call(getattr(ours, f"{name}_cpu"), given["element_tensors"])
    femforge.arguments = [count if key == "num_cells" else given[key] for key in data["face"].tolist()]

    w, nodes_of, points = (
        of_all_cells(_packed(theirs, data)),
        of_all_cells(data["basix_cells"]),
        data["coordinates"],
    )
    ffcx = _Call(theirs.ffcx_run, _tensors(count, entries))
    ffcx.arguments = [
        int(data["kind"]), int(data["id"]), count, entries, ffcx.result, w.shape[1], w, data["c"],
        nodes_of.shape[1], points.shape[1], points, nodes_of, of_all_cells(data["facets"]),
        of_all_cells(data["orientations"]),
    ]  # fmt: skip
    return Both(femforge, ffcx)


def _tensors(count: int, entries: int) -> Any:
    """Element tensors from the beginning of a line of memory on, as the runtime's arrays are."""
    line = 8
    memory = np.zeros(count * entries + line)
    first = -(memory.ctypes.data // memory.itemsize) % line
    return memory[first : first + count * entries].reshape(count, entries)


def _as_seen(tensors: Any, data: dict[str, Any]) -> Any:
    """FFCx's element tensors with the rows and columns where femforge has them, which sees cells from their facets."""
    if "rows" not in data:
        return tensors
    rows, columns = data["rows"], data["columns"]
    shaped = tensors.reshape(-1, len(rows), rows.shape[1], columns.shape[1])
    facet = np.arange(len(rows))[:, None, None]
    return shaped[:, facet, rows[:, :, None], columns[:, None, :]].reshape(tensors.shape)


def _packed(theirs: ctypes.CDLL, data: dict[str, Any]) -> Any:
    """The coefficients of each cell one after another, as FFCx's kernel takes them."""
    positions = ctypes.POINTER(ctypes.c_int)()
    count = theirs.ffcx_coefficients(ctypes.byref(positions))
    used = [data[f"w_{positions[k]}"] for k in range(count)]
    return np.hstack([*used, np.zeros((len(data["cells"]), 1))])
