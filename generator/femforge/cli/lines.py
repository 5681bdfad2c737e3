"""Lines that commands print, as long as there is room: they are broken at separators, never inside a name."""

from __future__ import annotations

import os
import re
import shutil
import sys
from collections.abc import Iterator

import click

from femforge.errors import FemforgeError

#: Characters of a line where the output is no terminal: as many as any table needs.
UNBOUNDED = 2000
#: Behind these an expression may be broken that is longer than a line.
_SEPARATORS = re.compile(r"(?<=[*/,;+)(|])(?=[^*/,;+)\s])")


def line_width(err: bool = False) -> int:
    """Characters of a line: what COLUMNS says, or the terminal has; unbounded where there is neither.

    Args:
        err: of the standard error stream.
    """
    if os.environ.get("COLUMNS", "").isdigit() and int(os.environ["COLUMNS"]) > 0:
        return int(os.environ["COLUMNS"])
    if (sys.stderr if err else sys.stdout).isatty():
        return shutil.get_terminal_size().columns
    return UNBOUNDED


def wrapped(text: str, width: int, indent: int = 0) -> list[str]:
    """One line of text in as many as it takes.

    Args:
        text: words with spaces between them; those at its beginning stay.
        width: characters of a line.
        indent: spaces before all lines but the first, beyond those before the text.
    """
    before = text[: len(text) - len(text.lstrip())]
    lines: list[str] = []
    line, after = before, before + " " * indent
    for piece, gap in _pieces(text.strip(), width - len(after)):
        fits = len(line) + len(gap) + len(piece) <= width
        if not fits and line.strip():
            lines.append(line)
            line, gap = after, ""
        line += (gap if line.strip() else "") + piece
    return [*lines, line.rstrip()]


def _pieces(text: str, room: int) -> Iterator[tuple[str, str]]:
    """What is not broken, each with the spaces before it: words, and parts of those that have no room."""
    for gap, word in re.findall(r"(\s*)(\S+)", text):
        for number, part in enumerate(_SEPARATORS.split(word) if len(word) > room else [word]):
            yield part, "" if number else gap


def say(text: str, indent: int = 2, err: bool = False) -> None:
    """Print lines of text, each broken where it is too long."""
    width = line_width(err)
    for line in text.split("\n"):
        click.echo("\n".join(wrapped(line, width, indent)), err=err)


def complain(label: str, before: str, error: FemforgeError) -> None:
    """Print an error on the standard error stream; lines of source and of compilers stay as they are.

    Args:
        label: what stands first, in red.
        before: what stands between it and the error.
        error: what is wrong.
    """
    width, excerpt = line_width(err=True), error.excerpt.splitlines()
    text = [*wrapped(label + before + str(error).split("\n", 1)[0], width, 2)]
    click.secho(label, fg="red", bold=True, nl=False, err=True)
    text[0] = text[0].removeprefix(label)
    for line in str(error).split("\n")[1:]:
        text += [line] if line in excerpt else wrapped(line, width, 2)
    click.echo("\n".join(text), err=True)
