"""The example of docs/python.md does what it says."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from places import REPOSITORY

pytestmark = pytest.mark.slow


def test_the_example_prints_what_it_says(tmp_path: Path) -> None:
    text = (REPOSITORY / "docs" / "python.md").read_text()
    (example,) = re.findall(r"```python\n(import basix.*?)```", text, re.DOTALL)
    (expected,) = re.findall(r"^print\(.*\)  # ([0-9.]+)", example, re.MULTILINE)
    environment = os.environ | {"PYTHONPATH": str(REPOSITORY / "generator")}
    done = subprocess.run(
        [sys.executable, "-c", example],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == expected
