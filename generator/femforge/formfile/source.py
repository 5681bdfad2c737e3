"""The text of a form file, and errors that point into it."""

from __future__ import annotations

import ast
import stat
from dataclasses import dataclass
from pathlib import Path

from femforge.errors import ExitCode, FemforgeError

MAX_BYTES = 256 * 1024
_EXCERPT_WIDTH = 120


@dataclass(frozen=True)
class Source:
    """A form file's name and text.

    Attributes:
        path: as the user gave it.
        text: what it holds, with ``\\n`` line ends.
    """

    path: Path
    text: str

    def error(self, node: ast.AST | None, cause: str, mend: str = "") -> FemforgeError:
        """An error at a node of the file's syntax tree; at the file's first line if there is none."""
        line = getattr(node, "lineno", 1)
        column = getattr(node, "col_offset", 0)
        if isinstance(node, ast.Attribute) and node.end_lineno and node.end_col_offset:
            line, column = node.end_lineno, node.end_col_offset - len(node.attr.encode())
        # the parser counts bytes of UTF-8, people count characters
        characters = self._line(line).encode()[:column].decode(errors="ignore")
        return self.error_at(line, len(characters) + 1, cause, mend)

    def error_at(self, line: int, column: int, cause: str, mend: str = "") -> FemforgeError:
        """An error at a line and column, both counted from 1."""
        return FemforgeError(
            _printable(cause),
            place=f"{_printable(str(self.path))}:{line}:{column}",
            mend=_printable(mend),
            code=ExitCode.FORM,
            excerpt=self._excerpt(line, column),
        )

    def _line(self, line: int) -> str:
        lines = self.text.split("\n")
        return lines[line - 1] if 0 < line <= len(lines) else ""

    def _excerpt(self, line: int, column: int) -> str:
        """The source line, shortened around the column if it is long, and a caret under the column."""
        text = _printable(self._line(line).replace("\t", " "))
        start = max(0, min(column - 1 - _EXCERPT_WIDTH // 2, len(text) - _EXCERPT_WIDTH))
        shown = text[start : start + _EXCERPT_WIDTH]
        before = "..." if start > 0 else ""
        after = "..." if start + _EXCERPT_WIDTH < len(text) else ""
        caret = " " * (len(before) + column - 1 - start) + "^"
        return f"  {before}{shown}{after}\n  {caret}"


def read_source(path: Path) -> Source:
    """Read a form file.

    Raises:
        FemforgeError: it is missing, unreadable, no regular file, over 256 KiB or not UTF-8 (code FILE).
    """
    place = _printable(str(path))
    try:
        # a pipe or device could hold us up or never end
        content = _first_bytes(path) if stat.S_ISREG(path.stat().st_mode) else None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise FemforgeError(
            f"the form file cannot be read: {reason}",
            place=place,
            mend="check the name and its permissions",
            code=ExitCode.FILE,
        ) from error
    if content is None:
        raise FemforgeError("this is not a file", place=place, mend="give a form file", code=ExitCode.FILE)
    if len(content) > MAX_BYTES:
        raise FemforgeError(
            f"the form file is larger than {MAX_BYTES // 1024} KiB",
            place=place,
            mend="a form file holds a few forms; split it",
            code=ExitCode.FILE,
        )
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content[: error.start].count(b"\n") + 1
        raise FemforgeError(
            f"the form file is not UTF-8 text (byte {error.start}, line {line})",
            place=place,
            mend="save it as UTF-8",
            code=ExitCode.FILE,
        ) from error
    return Source(path, text.replace("\r\n", "\n").replace("\r", "\n"))


def _first_bytes(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(MAX_BYTES + 1)


def _printable(text: str) -> str:
    """The text without characters that could steer a terminal."""
    return "".join(c if c.isprintable() or c == "\n" else "\N{REPLACEMENT CHARACTER}" for c in text)
