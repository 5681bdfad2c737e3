"""Parameters of the integrals that have one measure, of forms that have several."""

from __future__ import annotations

from pathlib import Path

import pytest
from cli_support import CommandLine
from places import FORMS

from femforge.cli.config import Choices, jobs_of, read_config
from femforge.errors import ExitCode
from femforge.form_jobs import Job, prepare
from femforge.pipeline import generate, with_parameters

UPWIND = FORMS / "facets" / "upwind.form"
CELLS, FACETS = "upwind_a_dp1_tetrahedron_f64_element_apply", "upwind_a_ds_interior_dp1_tetrahedron_f64_apply"


@pytest.fixture
def command_line(capsys: pytest.CaptureFixture[str]) -> CommandLine:
    return CommandLine(capsys)


def test_each_integral_has_its_own() -> None:
    """Those of its measure win over those for all, in whatever order they are given."""
    values = {
        "dx.scatter": "element", "scatter": "atomic", "dS.cuda.element_batch": 64, "cuda.element_batch": 96,
        "ds.from.100.element_batch": 8,
    }  # fmt: skip
    job = with_parameters(Job(UPWIND, kernels=("apply",)), values, "here")
    assert with_parameters(job, {"constraints": False}, "here") == job
    cells, exterior, interior = (named.job for named in prepare([job]))
    assert [own.parameters.scatter for own in (cells, exterior, interior)] == ["element", "atomic", "atomic"]
    assert [own.by_target["cuda"] for own in (cells, exterior, interior)] == [
        {"element_batch": 96}, {"element_batch": 96}, {"element_batch": 64},
    ]  # fmt: skip
    assert (cells.from_cells, exterior.from_cells) == ({}, {"": {100: {"element_batch": 8}}})


def test_what_it_depends_on_is_analysed_anew() -> None:
    """A degree of quadrature for one measure only."""
    job = with_parameters(Job(UPWIND, kernels=("apply",)), {"dS.quadrature_degree": 5}, "here")
    degrees = {
        named.analysed.integral.kind: named.analysed.integral.parts[0].degree for named in prepare([job])
    }
    assert degrees["interior_facet"] == 5
    assert degrees["exterior_facet"] != 5


def test_the_head_of_every_file_says_the_whole_command() -> None:
    values = {"dx.scatter": "element", "division": "exact", "dS.division": "exact"}
    job = with_parameters(Job(UPWIND, kernels=("apply",)), values, "here")
    files = generate(prepare([job]), ["cpu"]).files
    for name in (CELLS, FACETS):
        text = " ".join(files[f"upwind/{name}.cpp"].split())
        assert "--kernel apply --set division=exact --set dx.scatter=element // //" in text


def test_from_a_file_and_a_command_line(command_line: CommandLine, tmp_path: Path) -> None:
    file = tmp_path / "femforge.toml"
    file.write_text(
        f'[[kernels]]\nform = "{UPWIND}"\nkernel = "apply"\n'
        "parameters = { dx = { scatter = 'element', cuda = { element_batch = 32 } } }\n"
    )
    (job,) = jobs_of(read_config(file).kernels, Choices())
    own = job.by_measure["dx"]
    assert (own.parameters.scatter, own.by_target) == ("element", {"cuda": {"element_batch": 32}})
    words = ["generate", UPWIND, "--kernel", "apply", "-s", "dx.scatter=element", "--targets", "cpu", "-q"]
    command_line.good(*words, "--out", tmp_path / "out")
    made = {path.stem for path in (tmp_path / "out").rglob("*.cpp")}
    assert {CELLS, FACETS} <= made


@pytest.mark.parametrize(
    ("setting", "cause"),
    [
        ("dP.scatter=element", "there is no integral over dP, whose parameters are set"),
        ("dX.scatter=element", "unknown target 'dX'"),
        ("cuda.dx.scatter=element", "does not say from how many cells on|unknown target 'dx'"),
        ("dx.scatter=heap", "scatter = 'heap' is not legal"),
        ("dx.cuda.scalar=float32", "scalar cannot be set for one target"),
    ],
)
def test_nonsense_is_refused(command_line: CommandLine, tmp_path: Path, setting: str, cause: str) -> None:
    ran = command_line("generate", UPWIND, "--kernel", "apply", "-s", setting, "--out", tmp_path / "out")
    assert ran.code == ExitCode.PARAMETERS
    text = " ".join(ran.err.split())
    assert any(one in text for one in cause.split("|")), text
    assert not (tmp_path / "out").exists()


def test_basis_actions_have_no_measure(command_line: CommandLine, tmp_path: Path) -> None:
    words = ["generate", "--kernel", "basis", "-D", "cell=interval", "-D", "nodes=2", "-D", "points=2"]
    ran = command_line(*words, "-s", "dx.scatter=element", "--out", tmp_path / "out")
    assert ran.code == ExitCode.PARAMETERS
    assert "dx.scatter: basis actions have no measure" in ran.err
