"""What docs/first-program.md shows is what is built and run (``examples/first``, a test of CTest)."""

from __future__ import annotations

import re

from places import REPOSITORY

EXAMPLE = REPOSITORY / "examples" / "first"
PAGE = (REPOSITORY / "docs" / "first-program.md").read_text("utf-8")


def block(language: str) -> str:
    (text,) = re.findall(rf"```{re.escape(language)}\n(.*?)```", PAGE, re.DOTALL)
    return str(text)


def test_form_and_program_are_the_files() -> None:
    assert block("python") == (EXAMPLE / "reaction.form").read_text("utf-8")
    assert block("c++") == (EXAMPLE / "reaction.cpp").read_text("utf-8")


def test_commands_of_cmake_are_those_of_the_example() -> None:
    """But for what a project of its own has before them, and warnings that this one asks for."""
    built = (EXAMPLE / "CMakeLists.txt").read_text("utf-8").replace(" femforge_options", "")
    assert block("cmake").split("find_package(femforge REQUIRED)\n")[1] in built
