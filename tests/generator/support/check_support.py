"""What the tests of ``femforge check`` share."""

from __future__ import annotations

import os
import shutil
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest
from cli_support import CommandLine
from installed import installed_build
from places import REPOSITORY

from femforge.cli.checking import Case, Outcome, check
from femforge.cli.devices import Build
from femforge.form_jobs import Job, prepare
from femforge.pipeline import generate

HERE = Build(("cpu", "hip"), "emulated")
needs_cmake = pytest.mark.skipif(
    shutil.which("cmake") is None or shutil.which("g++") is None, reason="CMake and g++ are not installed"
)


@pytest.fixture
def command_line(capsys: pytest.CaptureFixture[str]) -> CommandLine:
    return CommandLine(capsys)


@pytest.fixture(scope="session")
def runtime() -> Path | None:
    """An installed C++ half, of the build that FEMFORGE_BUILD names; else one that check builds and keeps."""
    if "FEMFORGE_BUILD" not in os.environ:
        os.environ.setdefault("FEMFORGE_CACHE", str(REPOSITORY / "build" / "check"))
        return None
    return installed_build()


def on(runtime: Path | None) -> list[str]:
    """Options for the places that are everywhere."""
    return ["--targets", "cpu,hip-emulated", *(["--runtime", str(runtime)] if runtime else [])]


def checked(
    job: Job, runtime: Path | None, folder: Path, change: Mapping[str, tuple[str, str]], mesh: str = "box:6"
) -> list[Outcome]:
    """Outcomes for the kernels of a form, with texts in generated files replaced first."""
    prepared = prepare([job])
    generated = generate(prepared, HERE.targets)
    files = dict(generated.files)
    for ending, (old, new) in change.items():
        name = next(name for name in files if name.endswith(ending))
        assert old in files[name]
        files[name] = files[name].replace(old, new)
    return check(prepared, replace(generated, files=files), [HERE], Case(mesh, 0.03, 1, 1), folder, runtime)
