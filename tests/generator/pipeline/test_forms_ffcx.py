"""Element tensors of every shipped form against FFCx, on random cells."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import pytest
from ffcx_oracle import Oracle, OracleForm, compile_together
from form_cases import VARIANTS
from kernel_build import Built, build, call_batch, call_tabulate
from kernel_cells import kernel_arrays, random_cells

from femforge.form_jobs import NamedKernels, prepare
from femforge.formfile import read_form_file

pytestmark = pytest.mark.slow

COUNT = 3
#: Relative to the largest entry: some hundred roundings of 1e-16 on either side.
TOLERANCE = 1e-13
BY_LABEL = {variant.label: variant for variant in VARIANTS}


@dataclass(frozen=True)
class Everything:
    built: Built
    oracles: dict[str, Oracle]
    prepared: dict[str, list[NamedKernels]]


@pytest.fixture(scope="module")
def everything(tmp_path_factory: pytest.TempPathFactory) -> Everything:
    folder = tmp_path_factory.mktemp("forms_ffcx")
    forms = {}
    for variant in VARIANTS:
        job = variant.job()
        file = read_form_file(job.form, job.define)
        names = {**file.coefficient_names, **file.constant_names}
        degree = variant.quadrature_degree if variant.quadrature_degree >= 0 else None
        for named in file.forms:
            forms[f"{variant.label}:{named.name}"] = OracleForm(named.form, names, degree)
    jobs = {label: variant.job(label) for label, variant in BY_LABEL.items()}
    prepared = {label: prepare([job]) for label, job in jobs.items()}
    return Everything(build(list(jobs.values()), folder), compile_together(forms, folder / "ffcx"), prepared)


def agree(ours: np.ndarray, theirs: np.ndarray, what: str) -> None:
    scale = np.abs(theirs).max()
    assert scale > 0
    worst = np.abs(ours - theirs).max() / scale
    assert worst < TOLERANCE, f"{what}: relative error {worst:.2e}"


@pytest.mark.parametrize("label", BY_LABEL)
def test_element_tensors_agree_with_ffcx(everything: Everything, label: str) -> None:
    for named in everything.prepared[label]:
        integral = named.analysed.integral
        cells = random_cells(integral, COUNT)
        size = integral.rows * integral.columns
        key = f"{label}:{integral.form}"
        expected = everything.oracles[key].element_tensors(key, integral.subdomain, cells, size)
        arrays = kernel_arrays(integral, cells)
        for target in ("cpu", "hip"):
            result = call_batch(everything.built, named.name, target, COUNT, arrays)
            agree(result, expected, f"{named.name} on {target}")
        for cell in range(COUNT):
            unused = np.full((COUNT, 512), np.nan)
            w = [arrays.get(f.name, unused)[cell, : f.layout.dim] for f in integral.packed]
            c = np.concatenate([*(arrays[k.name] for k in integral.constants), np.zeros(1)])
            one = call_tabulate(
                everything.built,
                named.name,
                np.concatenate([*w, np.zeros(1)]),
                c,
                arrays["coordinate_dofs"][cell],
            )
            agree(one, expected[cell], f"{named.name}, UFCx face")
