"""Basis actions on the command line and in configuration files."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from cli_support import CommandLine, contents

from femforge.errors import ExitCode
from femforge.files import MANIFEST
from femforge.represent.basis_actions import ACTIONS

ASK = ["generate", "--kernel", "basis"]
HEXAHEDRON = ["--define", "cell=hexahedron", "--define", "nodes=3", "--define", "points=4"]
STEM = "basis_hexahedron_n3_q4_f64"


@pytest.fixture
def command_line(capsys: pytest.CaptureFixture[str]) -> CommandLine:
    return CommandLine(capsys)


def test_all_actions(command_line: CommandLine, tmp_path: Path) -> None:
    """A source for each action and target, a header with device routines, and what the manifest says."""
    out = tmp_path / "out"
    text = command_line.good(*ASK, *HEXAHEDRON, "--out", out)
    for action in ACTIONS:
        assert f"{STEM}_{action} " in text
    found = contents(out)
    for suffix in ("h", "cpp", "cu", "hip"):
        assert {f"basis/{STEM}_{action}.{suffix}" for action in ACTIONS} <= set(found)
    assert {
        f"basis/{STEM}_device.h",
        "femforge_basis.h",
        "femforge_contraction.h",
        "femforge_basis_routines.h",
    } <= set(found)
    known = json.loads((out / MANIFEST).read_text())
    assert known["kernels"] == []
    assert len(known["basis"]) == len(ACTIONS) * 3
    interp = known["basis"][0]
    assert (interp["nodes"], interp["points"], interp["components"]) == (3, 4, 1)
    assert (interp["costs"]["bytes_read"], interp["costs"]["bytes_written"]) == (27 * 8, 64 * 8)


@pytest.mark.parametrize(
    ("cell", "words"), [("interval", "on an interval"), ("hexahedron", "on a hexahedron")]
)
def test_heads_name_the_cell(command_line: CommandLine, tmp_path: Path, cell: str, words: str) -> None:
    basis = ["-D", f"cell={cell}", "-D", "nodes=2", "-D", "points=2", "-D", "action=grad"]
    command_line.good(*ASK, *basis, "--targets", "cpu,cuda", "--out", tmp_path)
    heads = [path.read_text().partition("\n\n")[0] for path in (tmp_path / "basis").iterdir()]
    assert len([head for head in heads if words in head]) == len([h for h in heads if "on a" in h]) >= 3


def test_listed_outputs_are_the_files(command_line: CommandLine, tmp_path: Path) -> None:
    for words in (
        [],
        ["--targets", "cpu"],
        ["--suffix", "Fast one", "--define", "action=grad"],
        ["--join", "3"],
    ):
        out = tmp_path / "-".join(["out", *words]).replace(" ", "")
        listed = command_line.good(*ASK, *HEXAHEDRON, "--out", out, "--list-outputs", *words).split("\n")[:-1]
        command_line.good(*ASK, *HEXAHEDRON, "--out", out, "--quiet", *words)
        assert sorted(listed) == sorted(contents(out))


def test_the_command_in_the_head_writes_the_file_again(command_line: CommandLine, tmp_path: Path) -> None:
    more = [
        "--define",
        "components=2",
        "--define",
        "layout=component",
        "--set",
        "scalar=float32",
        "--suffix",
        "x y",
    ]
    command_line.good(*ASK, *HEXAHEDRON, *more, "--out", tmp_path / "a", "--quiet")
    (source,) = (tmp_path / "a").rglob("*_grad.cu")
    (line,) = [line for line in source.read_text().splitlines() if "femforge generate" in line]
    words = line.removeprefix("//").replace("'x y'", "x_y").split()
    command_line.good(*[word.replace("x_y", "x y") for word in words[1:]], "--out", tmp_path / "b", "--quiet")
    (again,) = (tmp_path / "b").rglob("*_grad.cu")
    assert again.read_text() == source.read_text()


def test_configuration_files(command_line: CommandLine, tmp_path: Path) -> None:
    """Beside forms; lists stand for all combinations."""
    (tmp_path / "one.form").write_text(
        "e = FiniteElement('P', triangle, 1)\nu, v = TrialFunction(e), TestFunction(e)\na = u * v * dx\n"
    )
    (tmp_path / "f.toml").write_text(
        'targets = ["cpu"]\nout = "out"\n[[kernels]]\nform = "one.form"\n[[kernels]]\nkernel = "basis"\n'
        'define = { cell = "quadrilateral", nodes = [2, 3], points = [3, 2], action = ["interp", "weight"] }\n'
    )
    text = command_line.good("generate", "--config", tmp_path / "f.toml")
    assert "one_p1_triangle_f64" in text
    found = {
        name for name in contents(tmp_path / "out") if name.endswith(".cpp") and name.startswith("basis/")
    }
    sizes = ("n2_q3", "n2_q2", "n3_q3", "n3_q2")
    assert found == {
        f"basis/basis_quadrilateral_{s}_f64_{a}.cpp" for s in sizes for a in ("interp", "weight")
    }
    header = (tmp_path / "out" / "femforge_kernels.h").read_text()
    assert "const femforge_basis_action* const* femforge_kernels_basis_cpu(int32_t* count);" in header


@pytest.mark.parametrize(
    ("words", "cause"),
    [
        ([], "no cell is defined"),
        (["--define", "cell=triangle"], "error: --define cell: cell = 'triangle' is not legal"),
        (["--define", "cell=interval"], "error: --define: nodes is not defined"),
        (["--define", "cell=interval", "--define", "nodes=1", "--define", "points=2"], "nodes = 1 is not legal"),
        ([*HEXAHEDRON, "--define", "points=2.5"], "points = 2.5 is not legal"),
        ([*HEXAHEDRON, "--define", "nodes=33"], "error: --define nodes: nodes = 33 is not legal"),
        ([*HEXAHEDRON, "--define", "degree=2"], "unknown definition 'degree'"),
        ([*HEXAHEDRON, "--define", "action=curl"], "action = 'curl' is not legal"),
        ([*HEXAHEDRON, "--define", "components=0"], "components = 0 is not legal"),
        ([*HEXAHEDRON, "--set", "scatter=atomic"], "basis actions have scalar and element_batch, and no scatter"),
        ([*HEXAHEDRON, "-D", "action=grad", "-s", "element_batch=100000"], "bytes of shared memory"),
    ],
)  # fmt: skip
def test_what_is_refused(command_line: CommandLine, tmp_path: Path, words: list[str], cause: str) -> None:
    """One message with a mend, an exit code, and no files."""
    out = tmp_path / "out"
    ran = command_line(*ASK, *words, "--targets", "cuda", "--out", out)
    assert ran.code == ExitCode.PARAMETERS
    assert cause in ran.err
    assert "mend: " in ran.err
    assert not out.exists()


@pytest.mark.parametrize(
    ("written", "words", "place"),
    [
        ('cell = "interval", nodes = 1, points = 2', [], "{file}: kernels[0].define.nodes"),
        ('cell = "interval", nodes = 2, points = 2', ["-D", "nodes=1"], "--define nodes"),
        ('cell = "interval", points = 2', [], "{file}: kernels[0].define"),
    ],
)
def test_where_a_definition_is_wrong(
    command_line: CommandLine, tmp_path: Path, written: str, words: list[str], place: str
) -> None:
    file = tmp_path / "f.toml"
    file.write_text(f'[[kernels]]\nkernel = "basis"\ndefine = {{ {written} }}\n')
    ran = command_line("generate", "--config", file, *words, "--out", tmp_path / "o")
    assert ran.code == ExitCode.PARAMETERS
    assert ran.err.startswith(f"error: {place.format(file=file)}: nodes ")


def test_what_does_not_fit_a_gpu_is_there_for_others(command_line: CommandLine, tmp_path: Path) -> None:
    """32 nodes in each direction take more shared memory than a block has."""
    ran = command_line(
        *ASK, "-D", "cell=hexahedron", "-D", "nodes=32", "-D", "points=32", "-D", "action=interp",
        "--targets", "cpu,cuda,hip", "--out", tmp_path / "o",
    )  # fmt: skip
    assert ran.code == ExitCode.PARAMETERS
    assert ran.err.count("not possible") == 2
    assert list((tmp_path / "o" / "basis").glob("*.cpp"))
    assert not list((tmp_path / "o" / "basis").glob("*_device.h"))


def test_forms_and_other_kernels_are_refused(command_line: CommandLine, tmp_path: Path) -> None:
    form = tmp_path / "a.form"
    form.write_text("")
    ran = command_line(*ASK, form, *HEXAHEDRON, "--out", tmp_path / "o")
    assert ran.code == ExitCode.USAGE
    assert "basis is made of no form" in ran.err
    ran = command_line("generate", "--kernel", "basis,apply", *HEXAHEDRON, "--out", tmp_path / "o")
    assert ran.code == ExitCode.USAGE
    assert "ask for basis by itself" in ran.err
    ran = command_line("inspect", form, "--kernel", "basis")
    assert ran.code == ExitCode.USAGE
    assert "unknown kernel 'basis'" in ran.err
    for command in ("check", "tune"):
        more = ["--archive", tmp_path / "a.h5"] if command == "tune" else []
        ran = command_line(command, "--kernel", "basis", *HEXAHEDRON, *more)
        assert ran.code == ExitCode.USAGE, ran
        assert f"femforge {command} is for kernels of forms" in ran.err
    (tmp_path / "f.toml").write_text('[[kernels]]\nform = "a.form"\nkernel = "basis"\n')
    ran = command_line("generate", "--config", tmp_path / "f.toml", "--out", tmp_path / "o")
    assert ran.code == ExitCode.USAGE
    assert "kernels[0].form" in ran.err


@pytest.mark.parametrize(
    ("nodes", "scalar", "helps"), [(16, "float64", True), (20, "float64", False), (20, "float32", False)]
)
def test_single_precision_is_a_mend_where_it_halves_enough(
    nodes: int, scalar: str, helps: bool, command_line: CommandLine, tmp_path: Path
) -> None:
    words = [
        *ASK,
        "--define",
        "cell=hexahedron",
        "--define",
        "points=12",
        "--define",
        "action=grad",
        "--targets",
        "hip",
    ]
    words += ["--define", f"nodes={nodes}", "--out", tmp_path / "out"]
    text = command_line.bad(ExitCode.PARAMETERS, *words, "--set", f"scalar={scalar}")
    assert "mend: take fewer nodes or points" in text
    assert ("or scalar = float32" in text) == helps
    if helps:
        command_line.good(*words, "--set", "scalar=float32")
    command_line.good(
        *[w if w != f"nodes={nodes}" else "nodes=8" for w in words], "--set", f"scalar={scalar}"
    )
