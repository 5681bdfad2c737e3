"""Tables of a report as plain texts, and how their numbers are written."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

#: For what is not known.
NOTHING = "-"


@dataclass(frozen=True)
class Grid:
    """A table.

    Attributes:
        title: its heading.
        columns: their headings.
        rows: texts.
        numbers: columns that are aligned right.
    """

    title: str
    columns: Sequence[str]
    rows: Sequence[Sequence[str]]
    numbers: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Section:
    """A section of the report.

    Attributes:
        key: short, unique; names its pictures.
        title: its heading.
        text: paragraphs that say how the numbers came about.
        grids: its tables.
        said: what its pictures show, in words: below the tables where there are no pictures.
    """

    key: str
    title: str
    text: Sequence[str]
    grids: Sequence[Grid]
    said: Sequence[str] = ()


def number(value: float, digits: int = 3) -> str:
    """A number with some significant digits and no exponent; a dash where it is not known."""
    if math.isnan(value):
        return NOTHING
    if value == 0 or math.isinf(value):
        return f"{value:g}"
    decimals = max(0, digits - 1 - math.floor(math.log10(abs(value))))
    return f"{value:.{decimals}f}"


def fraction(value: float) -> str:
    """A ratio with three decimals."""
    return NOTHING if math.isnan(value) else f"{value:.3f}"


def percent(value: float) -> str:
    """A fraction in per cent."""
    return NOTHING if math.isnan(value) else f"{100 * value:.1f} %"


def grid_of(title: str, columns: Sequence[str], rows: Iterable[Sequence[str]], texts: int = 1) -> Grid:
    """A table whose first columns are texts, the others numbers."""
    return Grid(title, columns, list(rows), frozenset(columns[texts:]))
