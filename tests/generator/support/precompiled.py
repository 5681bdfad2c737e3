"""What all units of generated kernels include, compiled once: GCC reads headers in a quarter of the time then."""

from __future__ import annotations

import hashlib
import tempfile
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from threading import Lock

from compilers import run_compiler
from places import TEMPLATES

#: Units are compiled side by side.
_ONE_AT_A_TIME = Lock()
#: Of this process, until it ends.
_FOLDER = tempfile.TemporaryDirectory(prefix="femforge-headers-")


def with_headers(includes: str, command: Sequence[str], folder: Path) -> list[str]:
    """Options that have a unit in a folder begin with compiled headers.

    Args:
        includes: lines that the unit begins with; headers in them guard themselves.
        command: of the compiler, with its options; compiled headers serve no other.
        folder: where the unit is, to which they are linked: ccache tells units apart by the paths in their commands.
    """
    with _ONE_AT_A_TIME:
        made = _made(includes, tuple(command))
        for file in made.parent.iterdir():
            link = folder / file.name
            if not link.exists():
                link.symlink_to(file)
    return ["-include", made.name]


@cache
def _made(includes: str, command: tuple[str, ...]) -> Path:
    digest = hashlib.sha256("\n".join([*command, includes]).encode()).hexdigest()[:12]
    folder = Path(_FOLDER.name) / digest
    folder.mkdir()
    header = folder / f"headers_{digest}.h"
    header.write_text(includes)
    header.with_suffix(".h.gch.sum").write_text(digest)
    words = ["c++-header" if word == "c++" else word for word in command if word not in ("-c", "ccache")]
    run_compiler([*words, f"-I{TEMPLATES / 'include'}", header, "-o", header.with_suffix(".h.gch")])
    return header
