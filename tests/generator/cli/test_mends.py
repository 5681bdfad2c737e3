"""Mends of the command line and of values: what is said is done, word by word, and the command succeeds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest
from cli_support import LAPLACE, CommandLine
from mend_sites import passed, sites

from femforge.cli.config import MAX_COMBINATIONS


@pytest.fixture
def command_line(capsys: pytest.CaptureFixture[str]) -> CommandLine:
    return CommandLine(capsys)


SET, APPLY = "--set", ["--kernel", "apply"]
#: Options that are refused, words of the mend, and options with what it says, by the module that refuses them. Every
#: mend of a module is printed by one of its cases.
CASES: Mapping[str, Sequence[tuple[Sequence[str], str, Sequence[str]]]] = {
    "schedule/parameters.py": (
        ([SET, "cluster=1"], "write macro_cells", [SET, "macro_cells=1", "--kernel", "apply"]),
        ([SET, "unrol=full"], "unroll", [SET, "unroll=full"]),
        ([SET, "quadrature=gauss", SET, "quadrature_degree=2"], "set one of the two", [SET, "quadrature_degree=2"]),
        ([SET, "unroll=fully"], "none, inner, full", [SET, "unroll=full"]),
        ([SET, "cpu.scalar=float32"], "set it for all", [SET, "scalar=float32"]),
        ([SET, "from.9.scalar=float32", *APPLY], "set it for all; from some number of cells on: blas_batch, ",
         [SET, "scalar=float32", SET, "from.9.realisation=looped", SET, "representation=quadrature", *APPLY]),
    ),
    "schedule/parameter_names.py": (
        ([SET, "metal.unroll=full"], "targets: cpu", [SET, "cpu.unroll=full"]),
        ([SET, "from.0.element_batch=8", *APPLY], "write from.1000.element_batch, with a number of cells; ",
         [SET, "from.1000.element_batch=8", *APPLY]),
        ([SET, "from.1000.cpu.element_batch=8", *APPLY], "write cpu.from.1000.element_batch",
         [SET, "cpu.from.1000.element_batch=8", *APPLY]),
        ([SET, "cpu.from.1000.dx.element_batch=8", *APPLY], "write dx.cpu.from.1000.element_batch",
         [SET, "dx.cpu.from.1000.element_batch=8", *APPLY]),
        ([SET, "from.many.element_batch=8", *APPLY], "what holds for fewer is set by element_batch alone",
         [SET, "element_batch=8", *APPLY]),
    ),
    "kernels/variants.py": (
        ([SET, "from.9.scatter=gather", *APPLY], "set scatter for all numbers of cells",
         [SET, "scatter=gather", SET, "from.9.element_batch=8", *APPLY]),
        ([SET, "from.9.scatter=gather", *APPLY], "or generate two kernels", [SET, "scatter=gather", *APPLY]),
        ([SET, "from.9.resident_blocks=2", *APPLY], "leave resident_blocks out", APPLY),
        ([SET, "numbering=shared", SET, "from.9.scatter=element", *APPLY], "leave scatter out",
         [SET, "numbering=shared", *APPLY]),
    ),
    "schedule/tuned.py": (([SET, "tuning=mine"], "use auto, none", [SET, "tuning=none"]),),
    "cli/options.py": (
        (["--kernel", "stiffness"], "known kernels: element_tensor", ["--kernel", "element_tensor"]),
        (["--targets", "metal"], "targets: cpu", ["--targets", "cpu"]),
        (["--targets", ","], "targets: cpu", ["--targets", "cpu"]),
        (["--kernel", "basis,apply"], "ask for basis by itself", ["--kernel", "apply"]),
    ),
}  # fmt: skip


@pytest.mark.parametrize("module", CASES)
def test_mends_are_followed(
    module: str, command_line: CommandLine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    form = tmp_path / "laplace.form"
    form.write_text(LAPLACE)
    seen = set()
    for refused, words, followed in CASES[module]:
        out = ["--out", str(tmp_path / "out"), "-q"]
        with passed(monkeypatch) as places:
            ran = command_line("generate", form, *_with_targets(refused), *out)
        seen |= places
        assert ran.code != 0, refused
        mend = ran.err.partition("mend: ")[2]
        assert words in mend, ran.err
        done = command_line("generate", form, *_with_targets(followed), *out)
        assert done.code == 0, done.err
    missing = [str(site) for site in sites()[module] if site not in seen]
    assert not missing, "\n".join(["no case prints the mends of:", *missing])


def _with_targets(words: Sequence[str]) -> list[str]:
    return [*words, *([] if "--targets" in words else ["--targets", "cpu"])]


FORM = 'form = "laplace.form"'
ENTRY = f"[[kernels]]\n{FORM}\n"
SIZES = 'define = { cell = "interval", nodes = 2, points = 2 }\n'
#: Configurations that are refused, words of the mend, and configurations with what it says.
CONFIGURATIONS = (
    ("out = 3\n" + ENTRY, 'write out = "folder"', 'out = "folder"\n' + ENTRY),
    (f"[kernels]\n{FORM}\n", "write [[kernels]]", ENTRY),
    ("[[kernels]]\n", 'write form = "file.form"', ENTRY),
    (ENTRY + "suffix = 3\n", 'write suffix = "text"', ENTRY + 'suffix = "text"\n'),
    (ENTRY + "sufix = 'x'\n", "known keys: form, kernel, define, parameters, suffix", ENTRY + "suffix = 'x'\n"),
    (ENTRY + 'kernel = "basis"\n' + SIZES, "leave the form out", '[[kernels]]\nkernel = "basis"\n' + SIZES),
    (ENTRY + 'kernel = "basis"\n', "define cell, nodes and points", '[[kernels]]\nkernel = "basis"\n' + SIZES),
    ("[[kernels]]\nform = 3\n", "put names in quotes", ENTRY),
    (ENTRY + "define = 3\n", "write { name = value }", ENTRY + "define = { degree = 2 }\n"),
    (ENTRY + "define = { degree = [] }\n", "write one", ENTRY + "define = { degree = 2 }\n"),
    (
        ENTRY + 'suffix = "{degree}"\n', "set it, or leave it out",
        ENTRY + 'suffix = "{degree}"\ndefine = { degree = 2 }\n',
    ),
    ("kernels = ", "docs/command-line.md", ENTRY),
    (
        ENTRY + f"define = {{ degree = {[1] * (MAX_COMBINATIONS + 1)} }}\n",
        f"at most {MAX_COMBINATIONS} are allowed", ENTRY + "define = { degree = [1, 2] }\n",
    ),
)  # fmt: skip


def test_mends_of_configurations_are_followed(
    command_line: CommandLine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "laplace.form").write_text(LAPLACE)
    file = tmp_path / "kernels.toml"
    words = ["generate", "--config", file, "--targets", "cpu", "--out", tmp_path / "out", "-q"]
    with passed(monkeypatch) as seen:
        assert command_line("generate", "--config", tmp_path / "none.toml").err.endswith(
            "and its permissions\n"
        )
        for refused, mend, followed in CONFIGURATIONS:
            file.write_text(refused)
            ran = command_line(*words)
            assert ran.code != 0, refused
            assert mend in ran.err.partition("mend: ")[2], ran.err
            file.write_text(followed)
            assert command_line(*words).code == 0, followed
    missing = [str(site) for site in sites()["cli/config.py"] if site not in seen]
    assert not missing, "\n".join(["no case prints the mends of:", *missing])
