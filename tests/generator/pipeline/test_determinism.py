"""The same input gives the same bytes: in one process, in others, and whatever else is generated."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from form_cases import Variant
from places import FORMS

from femforge.form_jobs import Job, prepare
from femforge.outputs import output_names
from femforge.pipeline import TARGETS, generate, write_files

JOBS = [
    Variant("laplace", "tetrahedron").job(),
    Variant("laplace", "tetrahedron").job(scalar="float32", input="geometry"),
    Variant("laplace", "tetrahedron").job("threads", mapping="contraction"),
    Variant("laplace", "tetrahedron").job("points", representation="quadrature"),
    Variant("elasticity_lame", "triangle", 2).job(),
    replace(
        Variant("elasticity_lame", "triangle", 2).job("slices"),
        by_target={"cuda": {"mapping": "slices"}, "hip": {"mapping": "slices"}},
    ),
    replace(
        Variant("elasticity_lame", "triangle", 2).job("values"),
        by_target={"cuda": {"mapping": "values"}, "hip": {"mapping": "values"}},
    ),
    Variant("laplace", "hexahedron", 1, 3).job(),
    Variant("two_materials", "triangle").job(),
    Variant("neo_hookean", "triangle").job(),
    Variant("stokes", "triangle", 2).job(dof_order="lexicographic"),
    Variant("phase_change", "quadrilateral", 1, 3).job(),
    Variant("poisson", "triangle").job(),
    replace(Variant("laplace", "tetrahedron").job(numbering="shared"), kernels=("apply", "diagonal")),
    replace(Variant("elasticity_lame", "hexahedron", 1, 3).job(), kernels=("apply", "assemble")),
    replace(Variant("neo_hookean", "triangle").job(scatter="gather"), kernels=("apply", "residual")),
]


def digests(jobs: Sequence[Job]) -> dict[str, str]:
    files = generate(prepare(jobs), TARGETS).files
    return {name: hashlib.sha256(text.encode()).hexdigest() for name, text in files.items()}


@pytest.fixture(scope="module")
def first() -> dict[str, str]:
    return digests(JOBS)


def test_generating_twice_gives_the_same_bytes(first: dict[str, str]) -> None:
    assert digests(JOBS) == first


@pytest.mark.parametrize(
    "seed", ["1"]
)  # test_golden.py has others: that of whoever wrote generated/, and its own
def test_other_processes_with_other_hash_seeds_give_the_same_bytes(first: dict[str, str], seed: str) -> None:
    command = "import json; from test_determinism import *; print(json.dumps(digests(JOBS)))"
    path = os.pathsep.join([str(Path(__file__).parent), *filter(None, sys.path)])
    environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": path}
    done = subprocess.run(
        [sys.executable, "-c", command], capture_output=True, text=True, check=False, env=environment
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == first


def test_a_kernel_does_not_depend_on_what_is_generated_beside_it(first: dict[str, str]) -> None:
    reversed_order = digests(JOBS[::-1])
    for job in JOBS:
        alone = digests([job])
        for name in alone:
            if name.endswith((".cpp", ".cu", ".hip")) and not name.startswith("femforge_"):
                assert alone[name] == first[name] == reversed_order[name], name


def test_names_of_files_are_known_before_they_are_made(first: dict[str, str]) -> None:
    assert sorted(output_names(prepare(JOBS), TARGETS)) == sorted(first)


def test_nothing_of_the_machine_is_in_the_files() -> None:
    for name, text in generate(prepare(JOBS[:5]), TARGETS).files.items():
        for word in (str(FORMS), os.path.expanduser("~") + os.sep, os.uname().nodename):
            assert word not in text, (name, word)


def times(folder: Path) -> dict[Path, int]:
    return {path: path.stat().st_mtime_ns for path in folder.rglob("*") if path.is_file()}


def test_unchanged_files_are_left_alone(tmp_path: Path) -> None:
    generated = generate(prepare(JOBS[:1]), ["cpu"])
    assert sorted(write_files(generated.files, tmp_path)) == sorted(generated.files)
    before = times(tmp_path)
    assert write_files(generated.files, tmp_path) == []
    assert times(tmp_path) == before
