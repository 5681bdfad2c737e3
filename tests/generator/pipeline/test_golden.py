"""``generated/`` is what the generator writes for ``forms/`` today, byte for byte."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from places import REPOSITORY

from femforge.cli.generate import request_of
from femforge.pipeline import prepare

MEND = "write it again: femforge generate --config forms/shipped.toml --out generated"


def files(folder: Path) -> dict[str, bytes]:
    """Contents of all files by their path in a folder."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.slow
def test_generated_is_up_to_date(tmp_path: Path) -> None:
    options = ["--config", "forms/shipped.toml", "--out", str(tmp_path)]
    command = [sys.executable, "-m", "femforge", "generate", *options]
    subprocess.run(command, cwd=REPOSITORY, check=True, capture_output=True)
    fresh, committed = files(tmp_path), files(REPOSITORY / "generated")
    assert sorted(fresh) == sorted(committed), MEND
    changed = [name for name in fresh if fresh[name] != committed[name]]
    assert not changed, f"{len(changed)} files differ, for instance {changed[0]}; {MEND}"


def names(config: str) -> set[str]:
    """Names of the kernels of a configuration file."""
    jobs = request_of((), REPOSITORY / config, None, None, (), (), None).jobs
    return {named.name for named in prepare(jobs)}


def test_what_is_shipped_is_tested() -> None:
    assert names("forms/shipped.toml") <= names("tests/kernels.toml")


def test_what_is_shipped_is_small() -> None:
    sizes = [path.stat().st_size for path in (REPOSITORY / "generated").rglob("*") if path.is_file()]
    assert len(sizes) < 200
    assert sum(sizes) < 5_000_000
    assert max(sizes) < 500_000
