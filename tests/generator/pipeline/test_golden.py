"""``generated/`` is what the generator writes for ``forms/`` today, byte for byte."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest
from places import REPOSITORY

from femforge.basis_jobs import prepare_basis
from femforge.cli.generate import request_of
from femforge.form_jobs import NamedKernels, prepare
from femforge.kernels.qfunctions import QFUNCTION
from femforge.schedule.parameters import Parameters

MEND = "write it again: femforge generate --config forms/shipped.toml --out generated"


def files(folder: Path) -> dict[str, bytes]:
    """Contents of all files by their path in a folder."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.slow
def test_generated_is_up_to_date(tmp_path: Path) -> None:
    options = ["--config", "forms/shipped.toml", "--out", str(tmp_path)]
    command = [sys.executable, "-m", "femforge", "generate", *options]
    # Of the runs of test_determinism.py this is the one with another order of sets.
    environment = {**os.environ, "PYTHONHASHSEED": "4711"}
    subprocess.run(command, cwd=REPOSITORY, check=True, capture_output=True, env=environment)
    fresh, committed = files(tmp_path), files(REPOSITORY / "generated")
    assert sorted(fresh) == sorted(committed), MEND
    changed = [name for name in fresh if fresh[name] != committed[name]]
    assert not changed, f"{len(changed)} files differ, for instance {changed[0]}; {MEND}"


@cache
def kernels(config: str) -> dict[str, NamedKernels]:
    """The kernels of a configuration file by name; QFunctions, which the tests in C++ do not run, are left out."""
    jobs = request_of((), REPOSITORY / config, None, None, (), (), None).jobs
    return {named.name: named for named in prepare(jobs) if named.kind != QFUNCTION}


def features(config: str) -> set[tuple[str, object]]:
    """Kinds, cells, numbers of arguments and values of parameters that occur."""
    found: set[tuple[str, object]] = set()
    default = vars(Parameters())
    for named in kernels(config).values():
        integral = named.analysed.bilinear or named.analysed.integral
        arity = (integral.test is not None) + (integral.trial is not None)
        found |= {
            ("kind", named.kind),
            ("cell", integral.cell),
            ("arity", arity),
            ("parts", len(integral.parts)),
        }
        values = vars(named.job.parameters).items()
        found |= {(name, value) for name, value in values if value != default[name]}
    return found


def basis_actions(config: str) -> set[str]:
    """The names of a configuration file's basis actions."""
    jobs = request_of((), REPOSITORY / config, None, None, (), (), None).basis
    return {named.name for named in prepare_basis(jobs)}


@pytest.mark.slow
def test_what_is_shipped_is_tested() -> None:
    assert set(kernels("forms/shipped.toml")) <= set(kernels("tests/kernels.toml"))
    assert basis_actions("forms/shipped.toml") <= basis_actions("tests/kernels.toml")


@pytest.mark.slow
def test_the_covering_part_has_all_that_is_tested() -> None:
    part, whole = kernels("tests/covering.toml"), kernels("tests/kernels.toml")
    assert set(part) <= set(whole)
    assert len(part) < len(whole) / 2
    assert features("tests/covering.toml") == features("tests/kernels.toml")
    assert basis_actions("tests/covering.toml") < basis_actions("tests/kernels.toml")


def test_what_is_shipped_is_small() -> None:
    sizes = [path.stat().st_size for path in (REPOSITORY / "generated").rglob("*") if path.is_file()]
    assert len(sizes) < 200
    assert sum(sizes) < 5_000_000
    assert max(sizes) < 500_000
