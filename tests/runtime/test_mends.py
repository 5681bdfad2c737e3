"""Mends that the runtime prints are followed by tests in C++: none is without one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from places import REPOSITORY

SOURCES, TESTS = REPOSITORY / "runtime" / "src", REPOSITORY / "tests" / "cpp"
#: Mends that no test of the same build can follow: they ask for another one.
OTHER_BUILDS = ("configure with -DFEMFORGE_", "install it (Debian, Ubuntu: apt-get install libgmsh-dev)")
#: Those of what has over 2^31 entries: more memory than tests may take.
TOO_LARGE = (
    "use the 64-bit numbers of cell_dofs", "use 64-bit numbers", "ask for 64 bits", "use row_begin, of 64 bits",
    "use indices of 64 bits",
)  # fmt: skip
#: What stands in the place of a mend where nothing can be done.
NO_MENDS = ("there are none",)
#: What places, causes and mends of errors are given to, and how many arguments stand before the mend.
CALLS = {"Error": 2, "require": 3}


def arguments_of(text: str, begin: int) -> list[str]:
    """The arguments of a call, ``begin`` after its bracket."""
    found, depth = [""], 1
    for token in re.finditer(r'"(?:\\.|[^"\\])*"|.', text[begin:], re.DOTALL):
        word = token.group()
        depth += {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(word, 0)
        if depth == 0:
            break
        if word == "," and depth == 1:
            found.append("")
        else:
            found[-1] += word
    return found


def mends(file: Path) -> Iterator[str]:
    """The literals of each mend in a source file."""
    text = file.read_text()
    for call in re.finditer(rf"\b({'|'.join(CALLS)})\(", text):
        for mend in arguments_of(text, call.end())[CALLS[call[1]] :]:
            literals = re.findall(r'"((?:\\.|[^"\\])*)"', re.sub(r'"\s*"', "", mend))
            yield from (literal for literal in literals if len(literal) > 5)


def followed() -> str:
    """The tests that follow mends, their literals whole."""
    texts = [file.read_text() for file in TESTS.rglob("*.cpp")]
    return re.sub(r'"\s*"', "", "\n".join(text for text in texts if '"mends.hpp"' in text))


FOLDERS = sorted(path.name for path in SOURCES.iterdir() if path.is_dir())


def printed(folder: str) -> list[str]:
    return [mend for file in sorted((SOURCES / folder).iterdir()) for mend in mends(file)]


def test_mends_are_found() -> None:
    assert all(map(printed, FOLDERS))


@pytest.mark.parametrize("folder", FOLDERS)
def test_each_mend_is_followed(folder: str) -> None:
    tests = followed()
    for mend in printed(folder):
        parts = [mend.strip(), *(part for part in re.split(r"[:,;] ", mend) if len(part) >= 10)]
        known = mend.startswith(OTHER_BUILDS) or mend in (*TOO_LARGE, *NO_MENDS)
        assert known or any(part in tests for part in parts), mend
