"""The one exception that users meet: a place, a cause and a mend; and how it counts."""

from __future__ import annotations

import enum
import itertools
from collections.abc import Sequence
from typing import NamedTuple


class ExitCode(enum.IntEnum):
    """Exit codes of the command line (documented in ``femforge --help``)."""

    OK = 0
    USAGE = 2
    FORM = 3
    PARAMETERS = 4
    FILE = 5
    ENVIRONMENT = 6
    MISMATCH = 7


class Change(NamedTuple):
    """A parameter that a mend changes.

    Attributes:
        name: of the parameter.
        value: that it shall have; None to leave it out.
        bound: ``at most`` or ``at least`` where the value is one of many that would do.
    """

    name: str
    value: object = None
    bound: str = ""

    def __str__(self) -> str:
        value = str(self.value).lower() if isinstance(self.value, bool) else self.value
        return f"{self.name} of {self.bound} {value}" if self.bound else f"{self.name} = {value}"


#: Changes that are made together: one way to mend.
Way = tuple[Change, ...]


def use(**values: object) -> Way:
    """Give these parameters these values."""
    return tuple(Change(name, value) for name, value in values.items())


def one_of(name: str, values: Sequence[object]) -> list[Way]:
    """Give a parameter one of several values."""
    return [(Change(name, value),) for value in values]


def at_most(name: str, value: int) -> Way:
    """Give a parameter this value or less."""
    return (Change(name, value, "at most"),)


def at_least(name: str, value: int) -> Way:
    """Give a parameter this value or more."""
    return (Change(name, value, "at least"),)


def leave_out(*names: str) -> Way:
    """Do not ask for these parameters."""
    return tuple(Change(name) for name in names)


def text_of_ways(ways: Sequence[Way]) -> str:
    """A mend in words: any one of some ways; values of one parameter follow its name together."""
    words: list[str] = []
    for name, group in itertools.groupby(ways, key=_listed):
        some = list(group)
        if name:
            *others, last = [str(Change("", way[0].value)).removeprefix(" = ") for way in some]
            words.append(f"use {name} = {', '.join(others)}{' or ' if others else ''}{last}")
        else:
            words += map(_text_of_way, some)
    return ", or ".join([*words[:1], *(word.removeprefix("use ") for word in words[1:])])


def _listed(way: Way) -> str:
    """The parameter that a way gives a value, if it does nothing else."""
    return way[0].name if len(way) == 1 and way[0].value is not None and not way[0].bound else ""


def _text_of_way(way: Way) -> str:
    given = " and ".join(str(change) for change in way if change.value is not None)
    out = " and ".join(change.name for change in way if change.value is None)
    words = [f"use {given}" if given else "", f"leave {out} out" if out else ""]
    return " and ".join(word for word in words if word)


def counted(number: int, what: str) -> str:
    """A number of things in words: ``1 point``, ``2 points``."""
    return f"{number} {what}{'' if number == 1 else 's'}"


def an(noun: str) -> str:
    """A noun with its article: ``a triangle``, ``an interval``."""
    return f"{'an' if noun[:1].lower() in 'aeiou' else 'a'} {noun}"


class FemforgeError(Exception):
    """An error in what the user gave, or in the environment; never an internal fault.

    Args:
        cause: what is wrong, one sentence.
        place: where: ``file:line:column``, an option's name, a device, a file.
        mend: what to do about it, in words; after the ways, if there are any.
        code: exit code of the command line.
        excerpt: the offending source line and a caret under it, if there is one.
        ways: what to do about it, as changes of parameters, any one of them.
    """

    def __init__(
        self,
        cause: str,
        *,
        place: str = "",
        mend: str = "",
        code: ExitCode = ExitCode.USAGE,
        excerpt: str = "",
        ways: Sequence[Way] = (),
    ) -> None:
        super().__init__(cause)
        self.cause = cause
        self.place = place
        self.words = mend
        self.code = code
        self.excerpt = excerpt
        self.ways = tuple(ways)

    @property
    def mend(self) -> str:
        """What to do about it."""
        return ", or ".join(text for text in (text_of_ways(self.ways), self.words) if text)

    def __str__(self) -> str:
        text = f"{self.place}: {self.cause}" if self.place else self.cause
        if self.excerpt:
            text += f"\n{self.excerpt}"
        if self.mend:
            text += f"\n  mend: {self.mend}"
        return text
