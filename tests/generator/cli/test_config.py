"""The configuration file: what it stands for, and what it refuses."""

from __future__ import annotations

import itertools
import math
from pathlib import Path

import pytest
from cli_support import LAPLACE, CommandLine
from hypothesis import given
from hypothesis import strategies as st
from places import FORMS

from femforge.cli.config import Choices, KernelEntry, jobs_of, read_config
from femforge.errors import ExitCode, FemforgeError


@pytest.fixture
def command_line(capsys: pytest.CaptureFixture[str]) -> CommandLine:
    return CommandLine(capsys)


def config_file(folder: Path, text: str) -> Path:
    (folder / "laplace.form").write_text(LAPLACE)
    file = folder / "femforge.toml"
    file.write_text(text)
    return file


FULL = """
targets = ["cuda", "cpu"]
out = "kernels"

[parameters]
scalar = "float32"
element_batch = 64

[[kernels]]
form = ["laplace.form", "sub/other.form"]
define = { cell = ["triangle", "tetrahedron"], degree = [1, 2] }
parameters = { element_batch = [128, 256], cuda = { unroll = "inner" } }
suffix = "b{element_batch}"

[[kernels]]
form = "laplace.form"
"""


def test_every_key(tmp_path: Path) -> None:
    config = read_config(config_file(tmp_path, FULL))
    assert config.targets == ("cpu", "cuda")
    assert config.out == tmp_path / "kernels"
    jobs = jobs_of(config.kernels, Choices(config.parameters))
    assert len(jobs) == 2 * 2 * 2 * 2 + 1
    expected = itertools.product(
        ["laplace.form", "sub/other.form"], ["triangle", "tetrahedron"], [1, 2], [128, 256]
    )
    for job, (form, cell, degree, batch) in zip(jobs[:-1], expected, strict=True):
        assert job.form == tmp_path / form
        assert dict(job.define) == {"cell": cell, "degree": degree}
        assert (job.parameters.scalar, job.parameters.element_batch) == ("float32", batch)
        assert job.by_target == {"cuda": {"unroll": "inner"}}
        assert job.suffix == f"b{batch}"
    assert (jobs[-1].parameters.scalar, jobs[-1].parameters.element_batch) == ("float32", 64)
    assert (jobs[-1].define, jobs[-1].by_target, jobs[-1].suffix) == ({}, {}, "")


def test_the_command_line_wins(tmp_path: Path) -> None:
    config = read_config(config_file(tmp_path, FULL))
    settings = {"element_batch": "32", "cuda.unroll": "full", "scalar": "float64"}
    jobs = jobs_of(config.kernels[:1], Choices(config.parameters, {"degree": 3}, settings, "mine{degree}"))
    assert len(jobs) == 2 * 2
    for job in jobs:
        assert job.define["degree"] == 3
        assert (job.parameters.element_batch, job.parameters.scalar) == (32, "float64")
        assert job.by_target == {"cuda": {"unroll": "full"}}
        assert job.suffix == "mine3"


def test_generate_from_it(command_line: CommandLine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.chdir(tmp_path / "elsewhere")
    text = 'targets = "hip"\nout = "kernels"\n[[kernels]]\nform = "laplace.form"\ndefine.degree = [1, 2]\n'
    file = config_file(tmp_path, text)
    command_line.good("generate", "--config", file, "-q")
    made = sorted(path.name for path in (tmp_path / "kernels").glob("*/*.hip"))
    assert made == [f"laplace_p{degree}_triangle_f64_element_tensor.hip" for degree in (1, 2)]
    # the command line's targets, folder and forms take the place of the file's
    other = tmp_path / "other.form"
    other.write_text(LAPLACE)
    command_line.good(
        "generate", other, "--config", file, "--targets", "cpu", "--out", tmp_path / "mine", "-q"
    )
    made = sorted(path.name for path in (tmp_path / "mine").rglob("*.*"))
    assert "other_p1_triangle_f64_element_tensor.cpp" in made
    assert not any(name.startswith("laplace") or name.endswith(".hip") for name in made)


@pytest.mark.parametrize(
    ("text", "key", "cause"),
    [
        ('target = ["cpu"]', "target", "unknown key 'target'"),
        ("[[kernels]]\nform = 'a'\nforms = 'b'", "kernels[0].forms", "unknown key 'forms'"),
        ("[[kernels]]\nform = 'a'\n[[kernels]]\ndefine.x = 1", "kernels[1]", "no form file is named"),
        ("[[kernels]]\nform = 3", "kernels[0].form", "3 is not a text"),
        ("[[kernels]]\nform = 'a'\nsuffix = 3", "kernels[0].suffix", "3 is not a text"),
        ("[[kernels]]\nform = 'a'\ndefine.x = []", "kernels[0].define.x", "[] is no number or text"),
        ("[[kernels]]\nform = 'a'\ndefine.x = { y = 1 }", "kernels[0].define.x", "is no number or text"),
        ("[[kernels]]\nform = 'a'\ndefine = 3", "kernels[0].define", "this is not a table"),
        ("[kernels]\nform = 'a'", "kernels", "this is not a list of tables"),
        ("parameters = 3", "parameters", "this is not a table"),
        ("parameters.tpu.unroll = 'full'", "parameters.tpu", "is no number or text"),
        ("out = 3", "out", "3 is not a folder"),
        ("targets = ['gpu']", "targets", "unknown target 'gpu'"),
        ("targets = []", "targets", "no target is named"),
    ],
)
def test_what_is_refused_by_file_and_key(tmp_path: Path, text: str, key: str, cause: str) -> None:
    file = config_file(tmp_path, text)
    with pytest.raises(FemforgeError) as error:
        read_config(file)
    assert error.value.place == f"{file}: {key}"
    assert cause in error.value.cause
    assert error.value.mend
    assert error.value.code == ExitCode.USAGE


@pytest.mark.parametrize(
    ("entry", "code", "cause"),
    [
        ("parameters.speed = 11", ExitCode.PARAMETERS, "unknown parameter 'speed'"),
        (
            "parameters.scalar = ['float32', 'float16']",
            ExitCode.PARAMETERS,
            "scalar = 'float16' is not legal",
        ),
        ("parameters.cuda.speed = 11", ExitCode.PARAMETERS, "unknown parameter 'speed'"),
        ("parameters.cuda.scalar = 'float32'", ExitCode.PARAMETERS, "cannot be set for one target"),
        ("suffix = '{degree}'", ExitCode.USAGE, "the suffix names 'degree', which is not set"),
        (
            f"define = {{ a = {list(range(200))}, b = {list(range(200))} }}",
            ExitCode.USAGE,
            "40000 combinations",
        ),
    ],
)
def test_what_is_refused_by_entry(tmp_path: Path, entry: str, code: ExitCode, cause: str) -> None:
    file = config_file(tmp_path, f"[[kernels]]\nform = 'laplace.form'\n{entry}\n")
    config = read_config(file)
    with pytest.raises(FemforgeError) as error:
        jobs_of(config.kernels, Choices(config.parameters))
    part = ".suffix" if entry.startswith("suffix") else ""
    assert error.value.place == f"{file}: kernels[0]{part}"
    assert cause in error.value.cause
    assert error.value.code == code


def test_files_that_are_no_configuration(command_line: CommandLine, tmp_path: Path) -> None:
    file = config_file(tmp_path, "targets = [")
    assert f"{file}: not a TOML file" in command_line.bad(ExitCode.USAGE, "generate", "--config", file)
    file.write_bytes(b"\xff\xfe")
    assert "not a TOML file" in command_line.bad(ExitCode.USAGE, "generate", "--config", file)
    assert "cannot be read" in command_line.bad(ExitCode.FILE, "generate", "--config", tmp_path)
    file.write_text("")
    assert "no kernels are named" in command_line.bad(ExitCode.USAGE, "generate", "--config", file)


NAMES = st.sampled_from(["a", "b", "c"])
LISTS = st.lists(st.integers(0, 9), min_size=1, max_size=4, unique=True).map(tuple)


@given(
    define=st.dictionaries(NAMES, LISTS),
    batches=st.lists(st.integers(0, 512), min_size=1, max_size=3, unique=True),
)
def test_lists_stand_for_their_product(define: dict[str, tuple[int, ...]], batches: list[int]) -> None:
    entry = KernelEntry(
        (Path("x.form"),), define, {"element_batch": tuple(batches)}, "".join(f"{{{n}}}_" for n in define)
    )
    jobs = jobs_of([entry], Choices())
    assert len(jobs) == math.prod(map(len, define.values())) * len(batches)
    seen = {(*job.define.items(), job.parameters.element_batch) for job in jobs}
    assert len(seen) == len(jobs)
    for job in jobs:
        assert all(job.define[name] in values for name, values in define.items())
        assert job.suffix == "".join(f"{job.define[name]}_" for name in define)


def test_the_shipped_file() -> None:
    config = read_config(FORMS / "shipped.toml")
    jobs = jobs_of(config.kernels, Choices(config.parameters))
    forms = {job.form.resolve().relative_to(FORMS.resolve()) for job in jobs}
    on_facets = {form for form in forms if form.parent.name == "facets"}
    assert {form.name for form in forms - on_facets} == {path.name for path in FORMS.glob("*.form")}
    assert {form.name for form in on_facets} == {"interior_penalty.form"}
