"""Operators of random forms, with random parameters, against element tensors: ``pytest --forms=2000`` has many."""

from __future__ import annotations

from pathlib import Path

import pytest
from operator_cases import check
from random_forms import drawn, form_files
from random_operators import draw_cases

pytestmark = pytest.mark.slow

#: Kernels of each form; of the forms that are compared with FFCx, one in so many.
EACH, ONE_IN = 3, 5
#: Forms whose kernels are compiled at once.
BATCH = 20


def test_random_operators_are_right_or_refused(tmp_path: Path, forms_wanted: int) -> None:
    """On the CPU and the emulated GPU."""
    compared = 0
    texts = drawn(form_files(), max(1, forms_wanted // ONE_IN))
    for first in range(0, len(texts), BATCH):
        folder = tmp_path / f"batch{first}"
        folder.mkdir()
        files = []
        for number, text in enumerate(texts[first : first + BATCH], first):
            files.append(folder / f"random{number}.form")
            files[-1].write_text(text)
        cases = draw_cases(files, EACH, first)
        check(cases, folder / "built")
        compared += len(cases)
    assert compared > len(texts)
