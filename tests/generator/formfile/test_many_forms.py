"""What is generated for a form file does not depend on the files that are read before it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from places import FORMS
from waiting import HANG


def generated(names: list[str], out: Path) -> dict[str, str]:
    """Sources of form files, by file, from a new process: UFL numbers coefficients from 0 in each."""
    files = [str(FORMS / f"{name}.form") for name in names]
    command = [sys.executable, "-m", "femforge", "generate", *files, "--define", "cell=triangle"]
    subprocess.run([*command, "--targets", "cpu", "--quiet", "--out", str(out)], check=True, timeout=HANG)
    return {path.name: path.read_text("utf-8") for path in out.glob("*/*_element_tensor.cpp")}


@pytest.mark.parametrize(
    ("before", "name"),
    [(["load"], "elasticity_lame"), (["load"], "p_laplace"), (["load", "energy"], "neo_hookean")],
)
def test_the_same_after_other_files(tmp_path: Path, before: list[str], name: str) -> None:
    alone = generated([name], tmp_path / "alone")
    together = generated([*before, name], tmp_path / "together")
    assert alone
    for file, text in alone.items():
        assert together[file] == text
