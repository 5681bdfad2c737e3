"""All pairs of parameters that go together give right kernels; all others are refused."""

from __future__ import annotations

import itertools
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import get_args, get_type_hints

import pytest
from combination_checks import Expected, Kernel, build_kernels, check_kernel, kernels_of
from kernel_build import Built
from parameter_space import DIMENSIONS, SUBJECTS, covering_choices, illegal_choices, is_legal, job_of

from femforge.errors import ExitCode, FemforgeError
from femforge.form_jobs import prepare
from femforge.pipeline import sources_of
from femforge.schedule.parameters import Parameters, TensorParameters, names_of

pytestmark = pytest.mark.slow


@dataclass(frozen=True)
class Combinations:
    kernels: list[Kernel]
    built: Built
    expected: dict[str, Expected]


@pytest.fixture(scope="module")
def combinations(tmp_path_factory: pytest.TempPathFactory) -> Combinations:
    kernels = kernels_of(covering_choices())
    built = build_kernels(kernels, tmp_path_factory.mktemp("combinations"), ["-O0"])
    return Combinations(kernels, built, {subject: Expected(subject) for subject in SUBJECTS})


def test_the_set_covers_every_value_and_is_legal() -> None:
    choices = covering_choices()
    assert all(map(is_legal, choices))
    for name, values in DIMENSIONS.items():
        assert {choice[name] for choice in choices} == set(values)
    for mapping, unroll in itertools.product(("cell", "contraction"), ("none", "inner", "full")):
        wanted = {"mapping": mapping, "unroll": unroll}.items()
        assert any(wanted <= choice.items() for choice in choices)


def test_every_value_of_every_parameter_is_tried() -> None:
    """A new parameter or value must come with tests."""
    hints = get_type_hints(Parameters)
    assert set(names_of(TensorParameters)) == set(DIMENSIONS) - {"subject", "target", "batch"} | {
        "element_batch",
        "concurrent_elements",
        "quadrature",
        "quadrature_degree",
        "realisation",
        "tuning",
        "division",
    }
    # Cells that are parallelepipeds, in test_actions.py; what only operators take, in test_operators.py; rules in
    # test_rules.py; teams and loops, in every order of threads, and both ways to divide, in test_team.py and
    # test_nested_loops.py; fragments in test_team_samples.py, products of a library in test_library.py.
    elsewhere = {
        "input": {"affine", "points"},
        "quadrature": {"estimate", "gauss"},
        "realisation": {"written", "looped", "team", "fragments", "library"},
        "division": {"fast", "exact"},
    }
    for name in names_of(TensorParameters):
        tried = {"auto", *DIMENSIONS.get(name, ()), *elsewhere.get(name, ())}
        assert set(get_args(hints[name])) <= tried, name


@pytest.mark.parametrize(
    ("order", "warp"), [("forward", 64), ("reversed", 32), ("random", 64), ("random", 32)]
)
def test_kernels_are_right_in_every_thread_order(
    combinations: Combinations, order: str, warp: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With 0 and 1 cells, one cell more and less than a batch, and several batches with a remainder."""
    monkeypatch.setenv("FEMFORGE_EMULATION_ORDER", order)
    monkeypatch.setenv("FEMFORGE_EMULATION_WARP", str(warp))
    kernels = [k for k in combinations.kernels if order == "forward" or k.target == "hip"]
    wrong = [check_kernel(combinations.built, kernel, combinations.expected) for kernel in kernels]
    assert not any(wrong), "\n".join(filter(None, wrong))


def test_kernels_are_clean_under_sanitizers(tmp_path: Path) -> None:
    found = subprocess.run(["g++", "-print-file-name=libasan.so"], capture_output=True, text=True, check=True)
    environment = {
        **os.environ,
        "LD_PRELOAD": found.stdout.strip(),
        "ASAN_OPTIONS": "detect_leaks=0",
        "OMP_NUM_THREADS": "2",
        "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),
    }
    done = subprocess.run(
        [sys.executable, "-m", "combination_checks", str(tmp_path)],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, (done.stdout + done.stderr)[-6000:]
    assert "kernels are right" in done.stdout


def test_illegal_combinations_are_refused_with_what_would_be_legal() -> None:
    for choice in illegal_choices(60):
        with pytest.raises(FemforgeError) as caught:
            sources_of(prepare([job_of(choice)])[0], [str(choice["target"])])
        assert caught.value.code == ExitCode.PARAMETERS, choice
        assert caught.value.mend, choice
