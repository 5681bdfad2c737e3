"""What all units of generated kernels include, compiled once: GCC reads headers in a quarter to a third of the time."""

from __future__ import annotations

import hashlib
import re
import tempfile
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from threading import Lock

from compilers import run_compiler

#: Units are compiled side by side.
_ONE_AT_A_TIME = Lock()
#: Of this process, until it ends.
_FOLDER = tempfile.TemporaryDirectory(prefix="femforge-headers-")


def with_headers(includes: str, command: Sequence[str], folder: Path) -> list[str]:
    """Options that have a unit in a folder begin with compiled headers, whose name says what is in them.

    Args:
        includes: lines that the unit begins with; headers in them guard themselves.
        command: of the compiler, with its options; compiled headers serve no other.
        folder: where the unit is, and headers in quotes. Compiled ones are linked to it: ccache tells units apart by
            the paths in their commands.
    """
    own = tuple((name, (folder / name).read_text()) for name in re.findall(r'#include "(.+)"', includes))
    with _ONE_AT_A_TIME:
        made = _made(includes, own, tuple(command))
        for file in made.parent.glob(f"{made.name}*"):
            link = folder / file.name
            if not link.exists():
                link.symlink_to(file)
    return ["-include", made.name]


@cache
def _made(includes: str, own: tuple[tuple[str, str], ...], command: tuple[str, ...]) -> Path:
    folder = Path(tempfile.mkdtemp(dir=_FOLDER.name))
    for name, text in own:
        (folder / name).write_text(text)
    source, read = folder / "source.h", folder / "read.txt"
    source.write_text(includes)
    words = ["c++-header" if word == "c++" else word for word in command if word != "-c"]
    # All that is read counts, macros too: ccache looks at the sum, and never at the headers themselves.
    run_compiler([*words, "-E", "-P", "-dD", source, "-o", read])
    digest = hashlib.sha256("\n".join([*words, read.read_text()]).encode()).hexdigest()[:16]
    header = source.rename(folder / f"headers_{digest}.h")
    run_compiler([*words, header, "-o", f"{header}.gch"])
    Path(f"{header}.gch.sum").write_text(digest)
    return header
