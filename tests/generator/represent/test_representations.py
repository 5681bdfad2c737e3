"""All representations of an integral give the same element tensors."""

from __future__ import annotations

import numpy as np
import pytest
from form_cases import VARIANTS
from ir_oracle import evaluated
from kernel_build import build, call_batch
from kernel_cells import kernel_arrays, random_cells

from femforge.form_jobs import Job, prepare

pytestmark = pytest.mark.slow

COUNT = 3
BY_LABEL = {variant.label: variant for variant in VARIANTS}


def agree(one: np.ndarray, other: np.ndarray, what: str) -> None:
    scale = np.abs(other).max()
    assert scale > 0
    assert np.abs(one - other).max() < 1e-13 * scale, what


@pytest.mark.parametrize("label", BY_LABEL)
def test_written_out_representations_agree(label: str) -> None:
    for named in prepare([BY_LABEL[label].job()]):
        integral = named.analysed.integral
        arrays = kernel_arrays(integral, random_cells(integral, COUNT))
        valid = [c for c in named.analysed.representations.candidates.values() if not c.reason]
        written = [c for c in valid if c.expressions is not None]
        assert any(c.name == "quadrature" for c in valid), "quadrature is always valid"
        results = [evaluated(c, integral, arrays) for c in written]
        for candidate, result in zip(written[1:], results[1:], strict=True):
            agree(result, results[0], f"{candidate.name} and {written[0].name} of {named.name}")


def long_jobs() -> list[tuple[Job, Job]]:
    """Representations that are too long to write out, each with the one that is taken by default."""
    pairs = []
    for label, variant in BY_LABEL.items():
        (named, *others) = prepare([variant.job()])
        for candidate in named.analysed.representations.candidates.values():
            if not candidate.reason and candidate.expressions is None and not others:
                looped = variant.job(f"{label}_{candidate.name}", representation=candidate.name)
                pairs.append((looped, variant.job(label)))
    return pairs


def test_looped_representations_agree(tmp_path_factory: pytest.TempPathFactory) -> None:
    pairs = long_jobs()
    assert pairs
    built = build([job for pair in pairs for job in pair], tmp_path_factory.mktemp("looped"), ["cpu"])
    for pair in pairs:
        looped, default = (prepare([job])[0] for job in pair)
        integral = looped.analysed.integral
        arrays = kernel_arrays(integral, random_cells(integral, COUNT))
        results = [call_batch(built, one.name, "cpu", COUNT, arrays) for one in (looped, default)]
        agree(results[0], results[1], looped.name)


@pytest.mark.parametrize(
    ("stem", "cell", "names"),
    [
        ("laplace", "tetrahedron", {"tensor", "quadrature"}),
        ("elasticity_lame", "triangle", {"tensor", "quadrature"}),
        ("laplace", "hexahedron", {"quadrature", "sum_factorised"}),
        ("neo_hookean", "quadrilateral", {"quadrature", "sum_factorised"}),
        ("neo_hookean", "triangle", {"quadrature"}),
        ("curved_laplace", "triangle", {"quadrature"}),
        ("mass", "interval", {"tensor", "quadrature"}),
    ],
)
def test_which_representations_are_valid(stem: str, cell: str, names: set[str]) -> None:
    (variant, *_) = [v for v in VARIANTS if (v.stem, v.cell) == (stem, cell)]
    candidates = prepare([variant.job()])[0].analysed.representations.candidates
    assert {name for name, candidate in candidates.items() if not candidate.reason} == names
    assert all(candidate.reason or candidate.flops > 0 for candidate in candidates.values())
