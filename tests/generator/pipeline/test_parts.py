"""``tools/test_kernels.py``: two libraries, one a part of the other, as two calls of the generator write them."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from places import FORMS, REPOSITORY

UNIT = "_joined_"
LIBRARY = 'library = "both"\ntargets = ["cpu", "hip"]\n'
PART = f'[[kernels]]\nform = "{FORMS}/mass.form"\ndefine = {{ cell = "interval", degree = 1 }}\n'
BASIS = '[[kernels]]\nkernel = "basis"\ndefine = {{ cell = "quadrilateral", nodes = 2, points = {} }}\n'


def files(folder: Path) -> dict[str, str]:
    """Texts of all files by their path in a folder."""
    return {str(path.relative_to(folder)): path.read_text() for path in folder.rglob("*") if path.is_file()}


def compiled_by_units(texts: dict[str, str]) -> list[str]:
    """What all units include of kernels, sorted."""
    units = [text for name, text in texts.items() if UNIT in name]
    return sorted(line for text in units for line in re.findall(r'#include "(.*/.*\.(?:cpp|hip))"', text))


def run(*arguments: object) -> subprocess.CompletedProcess[str]:
    """A program in Python, run."""
    return subprocess.run([sys.executable, *map(str, arguments)], capture_output=True, text=True, check=False)


def kernels(whole: Path, part: Path, out: Path) -> subprocess.CompletedProcess[str]:
    """The program, run for two configuration files."""
    tool = REPOSITORY / "tools" / "test_kernels.py"
    return run(tool, "--whole", f"{whole}={out}/whole", "--part", f"{part}={out}/part", "--join", 2)


def test_a_part_and_the_whole_are_those_of_two_calls(tmp_path: Path) -> None:
    part, whole = tmp_path / "part.toml", tmp_path / "whole.toml"
    part.write_text(LIBRARY + PART + BASIS.format(3))
    whole.write_text(LIBRARY + PART + BASIS.format(3) + PART.replace("mass", "laplace") + BASIS.format(4))
    left = tmp_path / "whole" / "both_joined_9.cpp"
    left.parent.mkdir()
    left.touch()
    done = kernels(whole, part, tmp_path)
    assert done.stdout.split() == [f"{tmp_path}/part", f"{tmp_path}/whole"], done.stderr
    assert not left.exists(), "a unit of an earlier run compiles kernels once more"
    for config in (part, whole):
        out = tmp_path / f"{config.stem}_alone"
        run("-m", "femforge", "generate", "--config", config, "--out", out, "--join", 2)
        alone, together = files(out), files(tmp_path / config.stem)
        assert compiled_by_units(together) == compiled_by_units(alone)
        assert [name for name in sorted(together) if UNIT not in name] == [
            name for name in sorted(alone) if UNIT not in name
        ]
        of_kernels = [name for name in alone if "/" in name]
        assert len(of_kernels) > 4
        assert {name: together[name] for name in of_kernels} == {name: alone[name] for name in of_kernels}
        # Kernels of the part come first, then bases: those of the whole in another order.
        assert {name: sorted(text.split()) for name, text in together.items() if "registry" in name} == {
            name: sorted(text.split()) for name, text in alone.items() if "registry" in name
        }


def test_what_is_no_part_is_refused(tmp_path: Path) -> None:
    part, whole = tmp_path / "part.toml", tmp_path / "whole.toml"
    part.write_text(LIBRARY + PART)
    whole.write_text(LIBRARY + PART.replace("mass", "laplace"))
    done = kernels(whole, part, tmp_path)
    assert done.returncode == 1
    assert "1 kernels are not in the whole, for instance mass_p1_interval_f64_element_tensor" in done.stderr
