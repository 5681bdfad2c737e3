"""Element tensors of random forms against FFCx: ``pytest --forms=5000`` compares as many as one likes."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest
from facet_cells import joined
from ffcx_oracle import OracleForm, compile_together
from kernel_build import build, call_batch
from kernel_cells import kernel_arrays, random_cells
from random_forms import drawn, form_files

from femforge.errors import FemforgeError
from femforge.form_jobs import Job, NamedKernels, prepare
from femforge.formfile import read_form_file

pytestmark = pytest.mark.slow

COUNT = 3
#: Relative to the largest entry over the cells.
TOLERANCE = 1e-12
#: Entries whose terms cancel: up to this both are zero.
ROUNDING = 1e-14
#: Forms that are generated and compiled at once.
BATCH = 50


def prepared(texts: Sequence[str], folder: Path) -> dict[str, NamedKernels]:
    """The kernels of the forms by the name of their file; but for those that are zero."""
    found: dict[str, NamedKernels] = {}
    for number, text in enumerate(texts):
        file = folder / f"random{number}.form"
        file.write_text(text)
        refusal: FemforgeError | None = None
        try:
            (found[file.stem],) = prepare([Job(file)])
        except FemforgeError as error:
            refusal = error
        assert refusal is None or "zero" in refusal.cause, f"{refusal}\n{text}"
    return found


def agree(texts: Sequence[str], folder: Path) -> int:
    """Compare all forms, and count them."""
    kernels = prepared(texts, folder)
    forms = {}
    for stem, named in kernels.items():
        file = read_form_file(named.job.form)
        forms[stem] = OracleForm(file.forms[0].form, {**file.coefficient_names, **file.constant_names})
    # what is compared is read once more: UFL numbers coefficients as they are made
    built = build([named.job for named in kernels.values()], folder / "ours", ("cpu",))
    oracles = compile_together(forms, folder / "ffcx", parts=2)
    for stem, named in kernels.items():
        integral = named.analysed.integral
        cells = random_cells(integral, COUNT)
        if integral.kind == "interior_facet":  # which its cells have in common
            cells = joined(integral, cells, [([0, 0], [0, 0])] * COUNT)
        first = [[0] * integral.members] * COUNT if integral.kind != "cell" else ()
        expected = oracles[stem].element_tensors(
            stem, integral.subdomain, cells, integral.rows * integral.columns, integral.kind, first, first
        )
        found = call_batch(built, named.name, "cpu", COUNT, kernel_arrays(integral, cells))
        scale, worst = np.abs(expected).max(), np.abs(found - expected).max()
        assert np.isfinite(scale)
        assert worst <= (TOLERANCE * scale if scale > ROUNDING else ROUNDING), (
            f"error {worst:.2e} for {scale:.2e} of {named.name}\n{named.job.form.read_text()}"
        )
    return len(kernels)


@pytest.fixture(scope="module")
def texts(forms_wanted: int) -> list[str]:
    return drawn(form_files(), forms_wanted)


def test_random_forms_agree_with_ffcx(tmp_path: Path, texts: list[str]) -> None:
    compared = 0
    for first in range(0, len(texts), BATCH):
        folder = tmp_path / f"batch{first}"
        folder.mkdir()
        compared += agree(texts[first : first + BATCH], folder)
    assert compared > 0.8 * len(texts)
