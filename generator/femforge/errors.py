"""The one exception that users meet: a place, a cause and a mend."""

from __future__ import annotations

import enum


class ExitCode(enum.IntEnum):
    """Exit codes of the command line (documented in ``femforge --help``)."""

    OK = 0
    USAGE = 2
    FORM = 3
    PARAMETERS = 4
    FILE = 5
    ENVIRONMENT = 6
    MISMATCH = 7


class FemforgeError(Exception):
    """An error in what the user gave, or in the environment; never an internal fault.

    Args:
        cause: what is wrong, one sentence.
        place: where: ``file:line:column``, an option's name, a device, a file.
        mend: what to do about it.
        code: exit code of the command line.
        excerpt: the offending source line and a caret under it, if there is one.
    """

    def __init__(
        self,
        cause: str,
        *,
        place: str = "",
        mend: str = "",
        code: ExitCode = ExitCode.USAGE,
        excerpt: str = "",
    ) -> None:
        super().__init__(cause)
        self.cause = cause
        self.place = place
        self.mend = mend
        self.code = code
        self.excerpt = excerpt

    def __str__(self) -> str:
        text = f"{self.place}: {self.cause}" if self.place else self.cause
        if self.excerpt:
            text += f"\n{self.excerpt}"
        if self.mend:
            text += f"\n  mend: {self.mend}"
        return text
