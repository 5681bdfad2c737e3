"""The pictures of ``femforge inspect --plot``: K block by block and flattened, couplings, costs."""

from __future__ import annotations

import io
import math
import os
import re
import tempfile
from pathlib import Path
from typing import Any

import matplotlib as mpl
import numpy as np
import numpy.typing as npt
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.colors import SymLogNorm
from matplotlib.figure import Figure
from matplotlib.layout_engine import ConstrainedLayoutEngine
from matplotlib.ticker import FixedLocator, MaxNLocator

from femforge.cli.readable import Names, readable
from femforge.errors import ExitCode, FemforgeError
from femforge.form_jobs import NamedKernels
from femforge.ir.integral import Integral
from femforge.represent.choose import Representations
from femforge.represent.tensor import TensorRepresentation

#: Blocks of K that are drawn; the flattened K shows all.
MOST_BLOCKS = 12
BLOCKS_A_ROW = 6
#: Characters of G's expression in a title.
#: Part of a colour bar between two of its labels.
_TICK_DISTANCE = 0.07
LONGEST_TITLE = 30
#: Entries of a block up to which their values are written in it, and of a side up to which lines are drawn.
MOST_NUMBERS, MOST_LINES = 36, 40
COLOURS = "RdBu_r"
#: What is left out of files, by format: the same form gives the same picture.
_UNDATED = {"png": {"Software": None}, "svg": {"Date": None}, "pdf": {"CreationDate": None}}


def draw(named: NamedKernels, file: Path) -> None:
    """Draw one integral.

    Args:
        named: what to draw.
        file: of a format that its ending names.

    Raises:
        FemforgeError: the format is not known (code USAGE), or the file cannot be written (code FILE).
    """
    write_picture(_figure(named), file)


def write_picture(figure: Figure, file: Path) -> None:
    """Write a figure at once or not at all, without a date.

    Args:
        figure: what to write.
        file: of a format that its ending names.

    Raises:
        FemforgeError: the format is not known (code USAGE), or the file cannot be written (code FILE).
    """
    kind = file.suffix.lstrip(".").lower()
    if kind not in figure.canvas.get_supported_filetypes():
        raise FemforgeError(
            f"no picture can be written as {file.suffix or 'a file without an ending'}",
            place=str(file), mend="end its name in .png, .svg or .pdf",
        )  # fmt: skip
    buffer = io.BytesIO()
    with mpl.rc_context({"svg.hashsalt": "femforge"}):
        figure.savefig(buffer, format=kind, dpi=120, metadata=_UNDATED.get(kind))
    try:
        handle, temporary = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}.")
        with os.fdopen(handle, "wb") as stream:
            stream.write(buffer.getvalue())
        Path(temporary).chmod(0o644)
        Path(temporary).replace(file)
    except OSError as error:
        raise FemforgeError(
            f"cannot write: {error.strerror}",
            place=str(file),
            mend="choose another --plot",
            code=ExitCode.FILE,
        ) from error


def _figure(named: NamedKernels) -> Figure:
    representations = named.kernels.representations
    tensor = representations.tensor
    blocks = 0 if isinstance(tensor, str) else -(-min(len(tensor.columns), MOST_BLOCKS) // BLOCKS_A_ROW)
    # room between the rows: titles would touch what stands above them
    layout = ConstrainedLayoutEngine(h_pad=0.08)
    figure = Figure(figsize=(13, 4.8 + 2.5 * blocks), layout=layout)
    FigureCanvasAgg(figure)
    figure.suptitle(named.name, fontsize=12, fontweight="bold")
    bottom: Any = figure
    top: Any = None
    if blocks:
        top, bottom = figure.subfigures(2, 1, height_ratios=[2.5 * blocks, 4.8])  # type: ignore[misc]
    panels: Any = bottom.subplots(1, 3, width_ratios=[1.4, 1, 1])
    if isinstance(tensor, str):
        _note(panels[0], "K", f"no tensor representation:\n{tensor}")
    else:
        values = flattened(tensor)
        norm = _norm(values)
        if blocks:
            _blocks(top, tensor, values, norm)
        _flat(bottom, panels[0], values, norm, tensor)
    _couplings(panels[1], representations.integral)
    _bars(panels[2], representations)
    return figure


def flattened(tensor: TensorRepresentation) -> npt.NDArray[np.float64]:
    """K as an array: [entry of the element tensor][entry of G]."""
    values = np.zeros((len(tensor.K), len(tensor.columns)))
    for entry, row in enumerate(tensor.K):
        for column, value in row.items():
            values[entry, column] = float(value)
    return values


def _norm(values: npt.NDArray[np.float64]) -> Any:
    """Colours by sign and magnitude; logarithmic where magnitudes differ much."""
    magnitudes = np.abs(values[values != 0])
    largest = float(magnitudes.max(initial=0)) or 1.0
    smallest = float(magnitudes.min(initial=largest))
    # not to the ends of the colours: numbers written on them would be hard to read
    end = 1.5 * largest
    if largest / smallest < 10:
        return mpl.colors.Normalize(-end, end)
    return SymLogNorm(smallest, vmin=-end, vmax=end)


def _blocks(figure: Any, tensor: TensorRepresentation, values: npt.NDArray[np.float64], norm: Any) -> None:
    count = min(len(tensor.columns), MOST_BLOCKS)
    across = min(count, BLOCKS_A_ROW)
    axes = figure.subplots(-(-count // across), across, squeeze=False)
    titles = _titles(tensor)
    for number, axis in enumerate(axes.flat):
        if number >= count:
            axis.axis("off")
            continue
        block = values[:, number].reshape(tensor.integral.rows, tensor.integral.columns)
        ratio = block.shape[1] / block.shape[0]
        _matrix(axis, block, norm, "equal" if 0.3 < ratio < 3 else "auto")
        if block.size <= MOST_NUMBERS:
            _write_numbers(axis, tensor, number)
        axis.set_title(titles[number], fontsize=8)
        axis.tick_params(labelsize=6)
        axis.set_xlabel("column", fontsize=7)
        axis.set_ylabel("row", fontsize=7)
    more = "" if count == len(tensor.columns) else f" (the first {count} of {len(tensor.columns)})"
    figure.suptitle(
        f"K by entries of G{more}: [row][column] of the element tensor, white is zero", fontsize=10
    )


def _titles(tensor: TensorRepresentation) -> list[str]:
    """Each entry of G with its expression, if that is short and complete."""
    names = Names(tensor.integral)
    stored = readable(names, tensor.geometry)
    columns = readable(names, tensor.columns)
    known = {f"g{k}": text for k, text in enumerate(stored.texts)}
    titles = []
    for number, text in enumerate(columns.texts):
        text = known.get(text, text)
        for name, meaning in stored.common:
            shorter = re.sub(rf"(^|\*){name}(\*|$)", "", text)
            if meaning.startswith("1/") and shorter != text:
                text = f"{shorter} / {meaning[2:]}"
        complete = len(text) <= LONGEST_TITLE and not re.search(r"\b[tg]\d+\b", text)
        titles.append(f"G{number} = {text}" if complete else f"G{number}")
    return titles


def _write_numbers(axis: Any, tensor: TensorRepresentation, number: int) -> None:
    """Write the exact values into a small block."""
    for entry, row in enumerate(tensor.K):
        if number in row and len(str(row[number])) <= 8:
            i, j = divmod(entry, tensor.integral.columns)
            axis.text(j, i, str(row[number]), ha="center", va="center", fontsize=7)


def _matrix(axis: Any, values: npt.NDArray[np.float64], norm: Any, aspect: str) -> Any:
    """Draw a matrix, zeros white, with lines between the entries where they are few."""
    image = axis.imshow(
        np.ma.masked_equal(values, 0), cmap=COLOURS, norm=norm, interpolation="nearest", aspect=aspect
    )
    for ticks, count in ((axis.xaxis, values.shape[1]), (axis.yaxis, values.shape[0])):
        ticks.set_major_locator(
            MaxNLocator(integer=True, nbins=6) if count > 6 else FixedLocator(range(count))
        )
    _lines(axis, values.shape)
    return image


def _lines(axis: Any, shape: tuple[int, ...], colour: str = "#c0c0c0") -> None:
    if max(shape) > MOST_LINES:
        return
    axis.set_xticks(np.arange(0.5, shape[1] - 1), minor=True)
    axis.set_yticks(np.arange(0.5, shape[0] - 1), minor=True)
    axis.grid(which="minor", color=colour, linewidth=0.5)
    axis.tick_params(which="minor", length=0)


def _flat(
    figure: Any, axis: Any, values: npt.NDArray[np.float64], norm: Any, tensor: TensorRepresentation
) -> None:
    image = _matrix(axis, values, norm, "auto")
    kind = "exact" if tensor.exact else "numeric"
    axis.set_title(f"K flattened, {kind}: {np.count_nonzero(values)} of {values.size} not zero", fontsize=10)
    axis.set_xlabel("entry of G")
    axis.set_ylabel("entry of the element tensor")
    figure.colorbar(image, ax=axis, shrink=0.9, ticks=_colour_ticks(norm))


def _colour_ticks(norm: Any) -> list[float] | None:
    """Ticks of a colour bar: zero, and powers of ten as far apart as their labels need; None for a linear one."""
    if not isinstance(norm, SymLogNorm):
        return None
    largest = float(norm.vmax or 1)
    ticks, last = [0.0], float(norm(0.0))
    for exponent in range(math.floor(math.log10(norm.linthresh)), math.floor(math.log10(largest)) + 1):
        if norm(10.0**exponent) - last >= _TICK_DISTANCE:
            ticks = [-(10.0**exponent), *ticks, 10.0**exponent]
            last = float(norm(10.0**exponent))
    return ticks


def _couplings(axis: Any, integral: Integral) -> None:
    """Which slots of test and trial functions D couples."""
    names = Names(integral)
    pairs = [pair for part in integral.parts for pair in part.terms]
    tests = list(dict.fromkeys(names.slot(s) for s, _ in pairs))
    trials = list(dict.fromkeys(names.slot(t) for _, t in pairs))
    tests.sort()
    trials.sort()
    filled = np.zeros((len(tests), len(trials)))
    for s, t in pairs:
        filled[tests.index(names.slot(s)), trials.index(names.slot(t))] = 1
    axis.imshow(filled, cmap="Greys", vmin=0, vmax=2.5, interpolation="nearest", aspect="auto")
    _lines(axis, filled.shape, "white")
    axis.set_title("D: slots that are coupled", fontsize=10)
    axis.set_xticks(range(len(trials)), trials, rotation=90, fontsize=7)
    axis.set_yticks(range(len(tests)), tests, fontsize=7)


def _bars(axis: Any, representations: Representations) -> None:
    """Flops of each representation before and after optimisation."""
    valid = [c for c in representations.candidates.values() if not c.reason]
    places = np.arange(len(valid))
    before = axis.bar(places - 0.2, [c.flops_before for c in valid], 0.4, label="before", color="#b8c4d0")
    after = axis.bar(places + 0.2, [c.flops for c in valid], 0.4, label="after", color="#2b6ca3")
    for bars in (before, after):
        axis.bar_label(bars, fontsize=8)
    axis.set_xticks(places, [c.name.replace("_", "\n") for c in valid])
    axis.set_xlim(-0.8, max(len(valid), 2) - 0.2)
    axis.margins(y=0.2)
    axis.set_ylabel("flops of a cell")
    axis.set_title("Representations: flops, optimisation", fontsize=10)
    axis.legend(fontsize=8, loc="upper right")


def _note(axis: Any, title: str, text: str) -> None:
    axis.set_title(title, fontsize=10)
    axis.text(0.5, 0.5, text, ha="center", va="center", wrap=True, transform=axis.transAxes)
    axis.set_xticks([])
    axis.set_yticks([])
