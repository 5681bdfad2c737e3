"""Mends of the command line and of values: what is said is done, word by word, and the command succeeds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest
from cli_support import LAPLACE, CommandLine
from mend_sites import passed, sites


@pytest.fixture
def command_line(capsys: pytest.CaptureFixture[str]) -> CommandLine:
    return CommandLine(capsys)


SET = "--set"
#: Options that are refused, words of the mend, and options with what it says, by the module that refuses them. Every
#: mend of a module is printed by one of its cases.
CASES: Mapping[str, Sequence[tuple[Sequence[str], str, Sequence[str]]]] = {
    "schedule/parameters.py": (
        ([SET, "cluster=1"], "write macro_cells", [SET, "macro_cells=1", "--kernel", "apply"]),
        ([SET, "unrol=full"], "unroll", [SET, "unroll=full"]),
        ([SET, "quadrature=gauss", SET, "quadrature_degree=2"], "set one of the two", [SET, "quadrature_degree=2"]),
        ([SET, "unroll=fully"], "none, inner, full", [SET, "unroll=full"]),
        ([SET, "cpu.scalar=float32"], "set it for all", [SET, "scalar=float32"]),
    ),
    "schedule/tuned.py": (([SET, "tuning=mine"], "use auto, none", [SET, "tuning=none"]),),
    "cli/options.py": (
        (["--kernel", "stiffness"], "known kernels: element_tensor", ["--kernel", "element_tensor"]),
        (["--targets", "metal"], "targets: cpu", ["--targets", "cpu"]),
        (["--targets", ","], "targets: cpu", ["--targets", "cpu"]),
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
