"""Compiling folders of kernels: what is made, what is kept, what is refused."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from built_kernels import ENERGY, generate

import femforge
from femforge.cli import run
from femforge.errors import ExitCode, FemforgeError

CONFIG = '[[kernels]]\nform = "energy.form"\n'
MESH = {"coordinates": np.array([[0.0, 0], [1, 0], [0, 1]]), "cells": np.array([[0, 1, 2]], np.int32)}
DATA = {"c": np.ones((1, 3)), "w": np.ones(1), "k": 2.0}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return generate(tmp_path, CONFIG, ["cpu"])


def objects(folder: Path) -> dict[str, int]:
    return {path.name: path.stat().st_mtime_ns for path in (folder / ".build").glob("*.o")}


def value(folder: Path) -> float:
    return float(femforge.load(folder).find()(**MESH, **DATA)[0])


def test_what_is_as_it_was_is_kept(folder: Path) -> None:
    (library,) = femforge.build(folder, flags=["-O0"])
    assert library == folder / "libfemforge_kernels_cpu.so"
    before, made = objects(folder), library.stat().st_mtime_ns
    assert len(before) == 2  # the kernel and the registry
    assert femforge.build(folder, flags=["-O0"]) == [library]
    assert (objects(folder), library.stat().st_mtime_ns) == (before, made)
    header = folder / "femforge_cpu.h"
    header.write_text(header.read_text() + "// another line\n")
    femforge.build(folder, flags=["-O0"])
    assert len(set(objects(folder).items()) & set(before.items())) == 1  # the registry does not include it
    femforge.build(folder, flags="-O0")
    assert objects(folder).keys() & before.keys()
    femforge.build(folder, flags=["-O0", "-DNOTHING"])
    assert not objects(folder).keys() & before.keys()
    assert not list((folder / ".build").glob("new-*"))


def test_what_is_built_anew_is_loaded_anew(folder: Path) -> None:
    """Also in a process that has loaded what was there before."""
    femforge.build(folder, flags=["-O0"])
    assert value(folder) == pytest.approx(1.5)
    (folder.parent / "energy.form").write_text(ENERGY.replace("k*w", "3*k*w"))
    assert (
        run(
            [
                "generate",
                "--config",
                str(folder.parent / "kernels.toml"),
                "--out",
                str(folder),
                "--targets",
                "cpu",
                "-q",
            ]
        )
        == 0
    )
    femforge.build(folder, flags=["-O0"])
    assert value(folder) == pytest.approx(3.5)


def refusal(match: str, folder: Path, code: ExitCode, **named: object) -> FemforgeError:
    with pytest.raises(FemforgeError, match=match) as caught:
        femforge.build(folder, **named)  # type: ignore[arg-type]
    assert caught.value.place
    assert caught.value.mend
    assert caught.value.code == code
    return caught.value


def test_refusals(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    refusal("there is no femforge_manifest.json", tmp_path, ExitCode.FILE)
    refusal("there is no femforge_manifest.json", tmp_path / "nowhere", ExitCode.FILE)
    assert (
        "--targets cuda"
        in refusal("no kernels for cuda", folder, ExitCode.FILE, targets=["cuda"], compiler="c++").mend
    )
    refusal("there is no target 'metal'", folder, ExitCode.USAGE, targets=["metal"])
    refusal(
        "one compiler cannot serve 2 targets", folder, ExitCode.USAGE, targets=["cpu", "hip"], compiler="c++"
    )
    assert (
        "CXX"
        in refusal(
            "there is no compiler nowhere/c", folder, ExitCode.ENVIRONMENT, compiler="nowhere/c++"
        ).mend
    )
    for name, given, match in [
        ("targets", None, "a NoneType is no text"),
        ("targets", [3], "an int is no text"),
        ("compiler", 3, "an int is no text"),
        ("compiler", ["c++", None], "a NoneType is no text"),
        ("flags", None, "a NoneType is no text"),
        ("flags", "-DX='", "No closing quotation"),
    ]:
        error = refusal(match, folder, ExitCode.USAGE, **{name: given})
        assert error.place == f"femforge.build, {name}"
    assert refusal("a NoneType is no path", None, ExitCode.USAGE).place == "femforge.build, folder"  # type: ignore[arg-type]
    monkeypatch.setenv("CXX", "nocxx -O2")
    refusal("there is no compiler nocxx", folder, ExitCode.ENVIRONMENT)
    manifest = folder / "femforge_manifest.json"
    text = manifest.read_text()
    manifest.write_text("{}")
    refusal("no manifest of femforge", folder, ExitCode.FILE)
    manifest.write_text(json.dumps({**json.loads(text), "library": "others"}))
    refusal("it is not there", folder, ExitCode.FILE)


def test_what_does_not_compile(folder: Path) -> None:
    """The compiler's words are shown; nothing half made is left, and what was there stays."""
    (library,) = femforge.build(folder, flags=["-O0"])
    before = library.read_bytes()
    (source,) = (folder / "energy").glob("*.cpp")
    source.write_text(source.read_text().replace('#include "', '#error "of this test"\n#include "', 1))
    error = refusal("failed", folder, ExitCode.ENVIRONMENT, flags=["-O0"])
    assert error.place == str(source)
    assert "of this test" in error.excerpt
    assert library.read_bytes() == before
    assert not list((folder / ".build").glob("new-*"))


def test_importing_femforge_stays_cheap() -> None:
    program = (
        "import sys, femforge; assert not {'numpy', 'femforge.built'} & sys.modules.keys(); femforge.load"
    )
    subprocess.run([sys.executable, "-c", program], check=True)
    with pytest.raises(AttributeError, match="no attribute 'unload'"):
        femforge.unload  # noqa: B018
