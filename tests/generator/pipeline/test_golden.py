"""``generated/`` is what the generator writes for ``forms/`` today, byte for byte."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from places import REPOSITORY

MEND = "write it again: femforge generate --config forms/shipped.toml --out generated"


def test_generated_is_up_to_date(tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "femforge",
        "generate",
        "--config",
        "forms/shipped.toml",
        "--out",
        str(tmp_path),
    ]
    subprocess.run(command, cwd=REPOSITORY, check=True, capture_output=True)
    fresh = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    committed = {
        path.name: path.read_bytes() for path in (REPOSITORY / "generated").iterdir() if path.is_file()
    }
    assert sorted(fresh) == sorted(committed), MEND
    changed = [name for name in fresh if fresh[name] != committed[name]]
    assert not changed, f"{len(changed)} files differ, for instance {changed[0]}; {MEND}"
