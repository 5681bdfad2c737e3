"""The structures for ctypes are those of the header, as a C++ compiler lays them out."""

from __future__ import annotations

import ctypes
import re
import subprocess
from pathlib import Path

from compilers import run_compiler
from places import REPOSITORY

from femforge.built.mirror import Arguments, InputStruct, KernelStruct

INCLUDE = REPOSITORY / "templates" / "include"
STRUCTS: dict[str, type[ctypes.Structure]] = {
    "femforge_input": InputStruct, "femforge_arguments": Arguments, "femforge_kernel": KernelStruct,
}  # fmt: skip


def test_sizes_and_offsets(tmp_path: Path) -> None:
    lines = []
    for name, struct in STRUCTS.items():
        lines.append(f'printf("%zu\\n", sizeof({name}));')
        for field in struct._fields_:
            member = f"{name}, {field[0]}"
            lines.append(f'printf("%zu %zu\\n", offsetof({member}), sizeof({name}::{field[0]}));')
    program = '#include <cstddef>\n#include <cstdio>\n#include "femforge_descriptor.h"\nint main() {\n'
    (tmp_path / "main.cpp").write_text(program + "\n".join(lines) + "\n}\n")
    run_compiler(["c++", "-std=c++17", f"-I{INCLUDE}", "main.cpp", "-o", "main"], tmp_path)
    said = subprocess.run([tmp_path / "main"], capture_output=True, text=True, check=True).stdout.split("\n")
    expected = []
    for struct in STRUCTS.values():
        expected.append(str(ctypes.sizeof(struct)))
        for field in struct._fields_:
            place = getattr(struct, field[0])
            expected.append(f"{place.offset} {place.size}")
    assert said[:-1] == expected


def test_all_fields_in_order() -> None:
    text = re.sub(r"/\*.*?\*/", "", (INCLUDE / "femforge_descriptor.h").read_text(), flags=re.DOTALL)
    for name, struct in STRUCTS.items():
        body = text.split(f"typedef struct {name} {{")[1].split(f"}} {name};")[0]
        found = re.findall(r"(?:\(\*(\w+)\)\([^;]*|(\w+)(?: FEMFORGE_ELSE\(\w+\))?);", body)
        assert [a or b for a, b in found] == [field[0] for field in struct._fields_]
