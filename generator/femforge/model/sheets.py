"""Tables of text, and how their numbers are rounded."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from decimal import ROUND_HALF_UP, Decimal

MEGA = 10**6


@dataclass(frozen=True)
class Sheet:
    """A table.

    Attributes:
        title: its heading.
        columns: their headings; all but the first hold numbers.
        rows: texts, [row][column].
    """

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]

    def cell(self, row: str, column: str) -> str:
        """The text in a row, by its first entry, and a column, by its heading."""
        (found,) = (words for words in self.rows if words[0] == row)
        return found[self.columns.index(column)]


def significant(value: float, digits: int) -> Decimal:
    """A number rounded half up to significant digits; zero stays."""
    exact = Decimal(repr(value))
    if not exact:
        return Decimal(0)
    rounded = exact.quantize(Decimal(1).scaleb(exact.adjusted() - digits + 1), rounding=ROUND_HALF_UP)
    # 9.99 becomes 10.0, which has one digit too many
    return rounded if rounded.adjusted() == exact.adjusted() else significant(float(rounded), digits)


def three_digits(value: float) -> str:
    """Three significant digits, whole numbers from 1000 on in full."""
    return whole(value) if abs(value) >= 1000 else f"{significant(value, 3):f}"


def whole(value: float) -> str:
    """A whole number, rounded half up, with commas."""
    return f"{Decimal(repr(value)).quantize(Decimal(1), rounding=ROUND_HALF_UP):,}"


def span(cached: float, uncached: float, text: Callable[[float], str]) -> str:
    """``cached - uncached``, or one number where they are the same."""
    first, last = text(cached), text(uncached)
    return first if cached == uncached else f"{first} - {last}"


def markdown(sheet: Sheet, level: int = 3) -> str:
    """A sheet as Markdown, with its title as a heading."""
    ruler = ["---", *("---:" for _ in sheet.columns[1:])]
    lines = [f"{'#' * level} {sheet.title}", "", *map(_line, (sheet.columns, ruler, *sheet.rows))]
    return "\n".join(lines) + "\n"


def markdown_page(sheets: Iterable[Sheet]) -> str:
    """Sheets one after the other, with empty lines between them."""
    return "\n".join(markdown(sheet) for sheet in sheets)


def _line(words: Sequence[str]) -> str:
    return f"| {' | '.join(words)} |"
