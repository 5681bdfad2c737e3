"""What integrals over everything and over subdomains are made of."""

from __future__ import annotations

from pathlib import Path

import pytest

from femforge.form_jobs import Job, prepare
from femforge.represent.tensor import tensor_representation

FORM = """
c = Constant(triangle)
M = {}
"""


@pytest.mark.parametrize("measure", ["dx", "ds"])
@pytest.mark.parametrize(
    ("integrals", "factors"),
    [
        ("c*dx + 2*c*dx(1)", {(): 1, (1,): 2}),
        ("c*dx + c*dx(1)", {(): 1, (1,): 1}),
        ("c*dx(1) + c*dx(2) + c*dx", {(): 1, (1, 2): 1}),
        ("c*dx((1, 2)) + c*dx(2) + c*dx", {(): 1, (1,): 1, (2,): 2}),
        ("c*dx(degree=2) + c*dx(1, degree=2) + c*dx(1, degree=3)", {(): 1, (1,): 2}),
        ("c*dx(degree=2) + c*dx(1, degree=2) + c*dx(degree=3)", {(): 2, (1,): 1}),
        ("c*dx + c*dx", {(): 2}),
    ],
)
def test_each_subdomain_has_what_the_form_has(
    integrals: str, factors: dict[tuple[int, ...], int], measure: str, tmp_path: Path
) -> None:
    """UFL takes equal integrands together, those over everything with those over subdomains."""
    form = tmp_path / "sums.form"
    form.write_text(FORM.format(integrals.replace("dx", measure)))
    found = {}
    for named in prepare([Job(form)]):
        integral = named.analysed.integral
        assert integral.subdomain not in found
        (row,) = tensor_representation(integral).K
        found[integral.subdomain] = sum(row.values()) * (2 if measure == "dx" else 1)
    assert found == factors
