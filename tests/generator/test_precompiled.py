"""Compiled headers of tests: objects that ccache keeps are told apart by what headers say."""

from __future__ import annotations

from pathlib import Path

from compilers import run_compiler
from kernel_build import compiler_flags
from precompiled import with_headers

INCLUDES = '#include <cmath>\n#include "own.h"\n'


def options(folder: Path, own: str) -> list[str]:
    folder.mkdir()
    (folder / "own.h").write_text(f"#ifndef OWN_H\n#define OWN_H\n{own}\n#endif\n")
    return with_headers(INCLUDES, compiler_flags("cpu"), folder)


def test_names_say_what_is_in_headers(tmp_path: Path) -> None:
    """Functions, and macros that nothing in the header uses."""
    texts = ("int own();", "long own();", "int own();\n#define OWN 1", "int own();\n#define OWN 2")
    names = [options(tmp_path / str(number), text)[1] for number, text in enumerate(texts)]
    assert len(set(names)) == len(texts)
    assert options(tmp_path / "again", texts[0])[1] == names[0]


def test_a_unit_begins_with_them(tmp_path: Path) -> None:
    more = options(tmp_path / "unit", "inline int own() { return 3; }")
    (tmp_path / "unit" / "unit.cpp").write_text(
        "static_assert(sizeof(std::sqrt(2.0f)) == 4);\nint three() { return own(); }\n"
    )
    assert (tmp_path / "unit" / f"{more[1]}.gch").is_file()
    run_compiler(
        [*compiler_flags("cpu"), *more, "-Winvalid-pch", "-Werror", "unit.cpp", "-o", "unit.o"],
        tmp_path / "unit",
    )
