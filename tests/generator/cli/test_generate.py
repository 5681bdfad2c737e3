"""``femforge generate``: what it writes and when, and what it says about it."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from cli_support import LAPLACE, CommandLine, contents
from compilers import run_compiler
from places import FORMS

import femforge
from femforge.errors import ExitCode
from femforge.files import MANIFEST
from femforge.form_jobs import Job, prepare
from femforge.pipeline import TARGETS, generate
from femforge.schedule.parameters import Parameters

NAME = "laplace_p1_triangle_f64_element_tensor"


@pytest.fixture
def command_line(capsys: pytest.CaptureFixture[str]) -> CommandLine:
    return CommandLine(capsys)


@pytest.fixture
def form(tmp_path: Path) -> Path:
    file = tmp_path / "with space" / "laplace.form"
    file.parent.mkdir()
    file.write_text(LAPLACE)
    return file


def test_files_and_table(command_line: CommandLine, form: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    text = command_line.good("generate", form, "--out", out)
    assert set(contents(out)) == {
        *(f"laplace/{NAME}.{ending}" for ending in ("h", "cpp", "cu", "hip")),
        "femforge_kernels.h", "femforge_descriptor.h", "femforge_cpu.h", "femforge_gpu.h", MANIFEST,
        *(f"femforge_kernels_registry_{target}.cpp" for target in TARGETS),
    }  # fmt: skip
    assert f"{out}: 12 files, 12 written, 0 unchanged" in text
    row = next(line for line in text.splitlines() if "laplace_p1_triangle_f64 " in line)
    # degree 0: the gradients of P1 are constant; 9 entries of 8 bytes and their share of the mesh
    for expected in (
        "tensor",
        "fewest flops",
        "0 (estimate)",
        "cell",
        "92",
        " written",
    ):
        assert expected in row


def test_orders_of_other_codes(command_line: CommandLine, form: Path, tmp_path: Path) -> None:
    """--for says what each kind of kernel takes; --set and basis actions are left alone."""
    options = (
        "--out",
        tmp_path / "out",
        "--targets",
        "cpu",
        "--for",
        "mfem",
        "--kernel",
        "apply,element_tensor",
    )
    command_line.good("generate", form, *options, "--set", "component_order=interleaved")
    kernels = json.loads((tmp_path / "out" / MANIFEST).read_text())["kernels"]
    found = {one["kernel"]: one["parameters"] for one in kernels}
    assert {p["dof_order"] for p in found.values()} == {"lexicographic"}
    assert {p["component_order"] for p in found.values()} == {"interleaved"}
    assert found["apply"]["scatter"] == "element"
    basis = ("-D", "cell=interval", "-D", "nodes=2", "-D", "points=2", "--for", "libceed", "--targets", "cpu")
    command_line.good("generate", "--kernel", "basis", *basis, "--out", tmp_path / "basis")
    assert "Invalid value for '--for'" in command_line.bad(ExitCode.USAGE, "generate", form, "--for", "petc")


def test_operators(command_line: CommandLine, form: Path, tmp_path: Path) -> None:
    """Kinds of kernels by --kernel; the table says how results are added up, and the manifest the form's sizes."""
    out = tmp_path / "out"
    kinds = "apply,diagonal,assemble,element_tensor"
    text = command_line.good("generate", form, "--out", out, "--kernel", kinds, "--targets", "cpu,hip")
    rows = {line.split()[0]: line for line in text.splitlines() if line.lstrip().startswith("laplace")}
    stem = "laplace_p1_triangle_f64"
    assert set(rows) == {stem, f"{stem}_apply", f"{stem}_diagonal", f"{stem}_assemble"}
    assert "colour / block" in rows[f"{stem}_apply"]
    assert "cell, colour / cell, blocks" in rows[f"{stem}_assemble"]
    assert not any("auto" in row for row in rows.values())
    assert "the cost model (no table has this kernel): 8" in text
    entries = {(k["kernel"], k["target"]): k for k in json.loads((out / MANIFEST).read_text())["kernels"]}
    for (kind, target), entry in entries.items():
        sizes = [entry[name] for name in ("arity", "rows", "columns", "test", "trial", "coefficients")]
        assert sizes == [2, 3, 3, "P1", "P1", []], (kind, target)
    assert entries["apply", "hip"]["parameters"]["scatter"] == "blocks"
    assert (entries["apply", "cpu"]["entries"], entries["assemble", "cpu"]["entries"]) == (3, 9)


@pytest.mark.parametrize(
    ("file", "name"), [("3d_mass.form", "form_3d_mass"), ("日本.form", "form"), ('q"x.form', "q_x")]
)
def test_any_file_has_a_name_in_c(file: str, name: str, command_line: CommandLine, tmp_path: Path) -> None:
    shutil.copy(FORMS / "mass.form", tmp_path / file)
    out = tmp_path / "out"
    command_line.good("generate", tmp_path / file, "-D", "cell=triangle", "--targets", "cpu", "--out", out)
    (source,) = out.glob(f"{name}/{name}_p1_triangle_f64_element_tensor.cpp")
    run_compiler(["g++", "-std=c++17", "-fopenmp", f"-I{out}", "-fsyntax-only", source])


def test_what_was_no_text_is_written_anew(command_line: CommandLine, form: Path, tmp_path: Path) -> None:
    header = tmp_path / "out" / "femforge_cpu.h"
    header.parent.mkdir()
    header.write_bytes(b"\xff")
    command_line.good("generate", form, "--targets", "cpu", "--out", header.parent)
    assert header.read_text("utf-8").startswith("/*")


def test_numbers_are_finite(command_line: CommandLine, form: Path, tmp_path: Path) -> None:
    said = command_line.bad(ExitCode.USAGE, "scaling", "--rate", "nan")
    assert "'nan' is not a finite number" in said
    assert "'inf' is not" in command_line.bad(ExitCode.USAGE, "check", form, "--tolerance", "inf")
    assert "'x' is not a valid number" in command_line.bad(ExitCode.USAGE, "scaling", "--rate", "x")


def test_targets_come_before_numbers_of_cells(command_line: CommandLine, form: Path) -> None:
    words = ("generate", form, "--kernel", "apply", "--out", "out", "--set")
    said = command_line.bad(ExitCode.PARAMETERS, *words, "from.1000.cuda.element_batch=64")
    assert "write cuda.from.1000.element_batch" in said


def test_listed_outputs_are_the_files(command_line: CommandLine, form: Path, tmp_path: Path) -> None:
    for words in ([], ["--set", "input=geometry"], ["--targets", "hip,cpu"], ["--suffix", "Fast one"]):
        out = tmp_path / "out"
        listed = command_line.good("generate", form, "--out", out, "--list-outputs", *words).split("\n")[:-1]
        assert not out.exists()
        command_line.good("generate", form, "--out", out, "--quiet", *words)
        assert sorted(listed) == sorted(contents(out))
        shutil.rmtree(out)


def test_files_that_stay_the_same_keep_their_times(
    command_line: CommandLine, form: Path, tmp_path: Path
) -> None:
    out = tmp_path / "out"
    command_line.good("generate", form, "--out", out)
    before = {file.name: file.stat().st_mtime_ns for file in out.rglob("*") if file.is_file()}
    text = command_line.good("generate", form, "--out", out)
    after = {file.name: file.stat().st_mtime_ns for file in out.rglob("*") if file.is_file()}
    assert {name for name in before if after[name] != before[name]} == {MANIFEST}
    assert "0 written, 12 unchanged" in text
    assert text.count("unchanged") == 2


IMPOSSIBLE = ["--set", "hip.mapping=contraction", "--set", "hip.element_batch=1000000"]


def test_targets_stand_alone(command_line: CommandLine, form: Path, tmp_path: Path) -> None:
    """What one target cannot have is left out, and told at the end; the others get theirs."""
    out = tmp_path / "out"
    ran = command_line("generate", form, "--out", out, *IMPOSSIBLE)
    assert ran.code == ExitCode.PARAMETERS
    assert f"not possible: {NAME} for hip: " in ran.err
    assert "mend: " in ran.err
    assert {name for name in contents(out) if NAME in name} == {
        f"laplace/{NAME}.{ending}" for ending in ("h", "cpp", "cu")
    }
    assert (out / MANIFEST).stat().st_mtime == 0, "build tools try again"
    command_line.good("generate", form, "--out", out)
    assert (out / MANIFEST).stat().st_mtime > 0


def test_nothing_is_written_if_no_target_can_have_it(
    command_line: CommandLine, form: Path, tmp_path: Path
) -> None:
    out = tmp_path / "out"
    text = command_line.bad(
        ExitCode.PARAMETERS, "generate", form, "--out", out, "--targets", "hip", *IMPOSSIBLE
    )
    assert "mend: " in text
    assert not out.exists()


def test_kinds_without_a_form_are_passed_over(command_line: CommandLine, form: Path, tmp_path: Path) -> None:
    """As long as another kind, or another file, has one."""
    out = tmp_path / "out"
    words = ["--targets", "cpu", "--out", out]
    text = command_line.good("generate", form, "--kernel", "apply,residual", *words)
    assert f"passed over: {form}: no form of this file has 1 argument, as kernel = residual needs" in text
    assert any(name.endswith("_apply.cpp") for name in contents(out))
    poisson = FORMS / "poisson.form"
    text = command_line.good("generate", form, poisson, "--kernel", "residual", *words)
    assert f"passed over: {form}" in text
    text = command_line.bad(ExitCode.FORM, "generate", form, "--kernel", "residual", *words)
    assert "no form of this file has 1 argument, as" in text


def test_quiet_prints_nothing(command_line: CommandLine, form: Path, tmp_path: Path) -> None:
    assert command_line.good("generate", form, "--out", tmp_path / "out", "-q") == ""


def test_an_output_folder_is_needed(command_line: CommandLine, form: Path) -> None:
    assert "no folder for the output" in command_line.bad(ExitCode.USAGE, "generate", form)


def test_two_kernels_of_one_name_are_refused(command_line: CommandLine, form: Path, tmp_path: Path) -> None:
    text = command_line.bad(ExitCode.USAGE, "generate", form, form, "--out", tmp_path / "out")
    assert "two kernels would be called" in text
    assert "suffix" in text


def test_parameters_of_one_target(command_line: CommandLine, form: Path, tmp_path: Path) -> None:
    words = ["--set", "element_batch=128", "--set", "cuda.element_batch=256", "--set", "scalar=float32"]
    command_line.good("generate", form, "--out", tmp_path / "out", *words)
    files = contents(tmp_path / "out")
    batch = {
        ending: re.search(r"element_batch +(\d+)", text)
        for ending in ("cpp", "cu", "hip")
        for text in [files[f"laplace/{NAME.replace('f64', 'f32')}.{ending}"]]
    }
    assert {ending: found and found[1] for ending, found in batch.items()} == {
        "cpp": "128",
        "cu": "256",
        "hip": "128",
    }


def rule_of(text: str) -> tuple[str, list[str]]:
    """Target and prerequisites of a Make rule."""
    words = re.findall(r"(?:\\ |[^\s\\])+", text.replace("\\\n", " "))
    plain = [word.replace("\\ ", " ").replace("\\#", "#").replace("$$", "$") for word in words]
    return plain[0].rstrip(":"), plain[1:]


def test_the_dependency_file(command_line: CommandLine, form: Path, tmp_path: Path) -> None:
    config = tmp_path / "femforge.toml"
    config.write_text('[[kernels]]\nform = "with space/laplace.form"\n')
    out, depfile = tmp_path / "out", tmp_path / "deps" / "out.d"
    command_line.good("generate", "--config", config, "--out", out, "--depfile", depfile, "-q")
    target, inputs = rule_of(depfile.read_text())
    assert Path(target) == out / MANIFEST
    assert len(set(inputs)) == len(inputs)
    assert {str(form), str(config)} < set(inputs)
    assert all(Path(name).is_file() for name in inputs)
    own = Path(femforge.__file__).parent
    assert {str(file) for file in own.rglob("*.py")} < set(inputs)
    for template in ("kernel/source.jinja", "include/femforge_descriptor.h"):
        assert any(name.endswith(template) for name in inputs)
    listed = command_line.good("generate", "--config", config, "--list-inputs").split("\n")[:-1]
    assert listed == inputs
    outputs = command_line.good("generate", "--config", config, "--list-outputs")
    both = command_line.good("generate", "--config", config, "--list-outputs", "--list-inputs")
    assert both == "\n".join([*inputs, "", outputs])


@pytest.mark.skipif(shutil.which("make") is None, reason="make is not installed")
def test_make_understands_the_dependency_file(command_line: CommandLine, form: Path, tmp_path: Path) -> None:
    odd = tmp_path / "a $ign and # one.form"
    odd.write_text(LAPLACE)
    out, depfile = tmp_path / "out", tmp_path / "out.d"
    command_line.good("generate", form, odd, "--out", out, "--depfile", depfile, "-q")
    makefile = tmp_path / "Makefile"
    makefile.write_text(f"include {depfile}\n{out / MANIFEST}:\n\t@echo again\n")

    def make() -> str:
        return subprocess.run(["make", "-f", makefile], capture_output=True, text=True, check=True).stdout

    assert "again" not in make()
    later = (out / MANIFEST).stat().st_mtime + 10
    for file in (form, odd):
        times = file.stat().st_atime, file.stat().st_mtime
        os.utime(file, (later, later))
        assert "again" in make()
        os.utime(file, times)


def files_of(*jobs: Job, targets: tuple[str, ...] = TARGETS) -> dict[str, str]:
    """Sources of kernels by file name."""
    files = generate(prepare(jobs), targets).files
    return {
        name: text for name, text in files.items() if "element_tensor" in name and not name.endswith(".h")
    }


@pytest.mark.parametrize(
    ("name", "cell"),
    # the elasticity of tetrahedra differed when nodes that one target's kernel made stayed for the next
    [("elasticity", "tetrahedron"), ("laplace", "tetrahedron"), ("weighted_laplace", "quadrilateral")],
)
def test_a_kernel_does_not_depend_on_what_else_is_generated(name: str, cell: str) -> None:
    def job(**parameters: str) -> Job:
        return Job(FORMS / f"{name}.form", {"cell": cell}, Parameters().with_values(parameters))

    alone = files_of(job())
    assert len(alone) == len(TARGETS)
    for target in TARGETS:
        assert files_of(job(), targets=(target,)).items() <= alone.items()
    variants = [
        {"scalar": "float32"}, {"dof_order": "lexicographic"}, {"component_order": "planar"}, {"input": "ufcx"},
        {"output": "packed_symmetric"}, {},
    ]  # fmt: skip
    together = files_of(*(job(**variant) for variant in variants), targets=("hip", "cuda", "cpu"))
    assert len(together) == len(variants) * len(TARGETS)
    for variant in variants:
        assert files_of(job(**variant)).items() <= together.items()


def test_generating_twice_gives_the_same_bytes(command_line: CommandLine, form: Path, tmp_path: Path) -> None:
    folders = [tmp_path / "one", tmp_path / "two"]
    for seed, folder in enumerate(folders):
        environment = {**os.environ, "PYTHONHASHSEED": str(seed)}
        command = [
            sys.executable,
            "-m",
            "femforge",
            "generate",
            form,
            FORMS / "elasticity.form",
            "-q",
            "--out",
            folder,
        ]
        subprocess.run(command, check=True, env=environment)
    assert contents(folders[0]) == contents(folders[1])


def test_the_command_in_the_head_writes_the_file_again(
    command_line: CommandLine, form: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    form = form.rename(form.with_name("my laplace.form"))
    words = [
        "-D",
        "degree=2",
        "--set",
        "scalar=float32",
        "--set",
        "cuda.unroll=inner",
        "--suffix",
        "quite slow",
    ]
    command_line.good("generate", form, "--out", tmp_path / "out", *words)
    first = contents(tmp_path / "out")
    source = next(text for name, text in first.items() if name.endswith(".cu"))
    command = re.search(r"^// +femforge (generate .*)$", source, re.MULTILINE)
    assert command is not None
    monkeypatch.chdir(form.parent)
    command_line.good(*shlex.split(command[1]), "--out", tmp_path / "again")
    assert contents(tmp_path / "again") == first


@pytest.mark.parametrize("kind", ["element_tensor", "apply"])
def test_the_mend_for_odd_batches_works(
    command_line: CommandLine, form: Path, tmp_path: Path, kind: str
) -> None:
    words = ["generate", form, "--kernel", kind, "--targets", "cpu", "--out", tmp_path, "-q"]
    text = command_line.bad(
        ExitCode.PARAMETERS, *words, "--set", "element_batch=100", "--set", "concurrent_elements=64"
    )
    assert "element_batch = 100 is no multiple of concurrent_elements = 64" in text
    mend = re.search(r"mend: use element_batch = (\d+)", text)
    assert mend is not None
    command_line.good(*words, "--set", f"element_batch={mend[1]}", "--set", "concurrent_elements=64")


def test_a_wrong_suffix_is_named(command_line: CommandLine, form: Path, tmp_path: Path) -> None:
    text = command_line.bad(ExitCode.USAGE, "generate", form, "--out", tmp_path, "--suffix", "{batch}")
    assert "--suffix: the suffix names 'batch', which is not set" in text
