"""Running the command line in this process, as the tests of it do."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

from femforge.cli import run

LAPLACE = """
cell = "triangle"
degree = 1
element = FiniteElement("Lagrange", cell, degree)
u, v = TrialFunction(element), TestFunction(element)
a = inner(grad(u), grad(v)) * dx
"""


class Ran(NamedTuple):
    """What a command line did."""

    code: int
    out: str
    err: str


class CommandLine:
    """Runs command lines and collects what they print."""

    def __init__(self, capture: pytest.CaptureFixture[str]) -> None:
        self._capture = capture

    def __call__(self, *words: str | Path) -> Ran:
        self._capture.readouterr()
        code = run([str(word) for word in words])
        return Ran(code, *self._capture.readouterr())

    def good(self, *words: str | Path) -> str:
        """What a command line prints that must succeed without a word on stderr."""
        ran = self(*words)
        assert (ran.code, ran.err) == (0, ""), ran
        return ran.out

    def bad(self, code: int, *words: str | Path) -> str:
        """What a command line says that must fail like a user's mistake: one message, no traceback."""
        ran = self(*words)
        assert ran.code == code, ran
        assert ran.err.startswith("error: ")
        assert "Traceback" not in ran.err
        assert ran.out == ""
        return ran.err


def contents(folder: Path) -> dict[str, str]:
    """Text of all files by name, those in folders with their path."""
    return {str(file.relative_to(folder)): file.read_text() for file in folder.rglob("*") if file.is_file()}
