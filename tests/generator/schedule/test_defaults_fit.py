"""Parameters that nobody chose must fit, also beside large tables of basis functions."""

from __future__ import annotations

import pytest
from places import FORMS

from femforge.form_jobs import Job, prepare
from femforge.schedule.devices import DEVICES

CASES = [
    ("advection_diffusion", 2),  # the tables of basis functions are larger than a block's shared memory
    ("laplace", 2),  # beside the tables there is room for one cell
    ("weighted_laplace", 1),  # tables and seven cells fit, eight do not
]


@pytest.mark.parametrize(("name", "degree"), CASES)
@pytest.mark.parametrize("target", ["cuda", "hip"])
def test_defaults_on_hexahedra(name: str, degree: int, target: str) -> None:
    (named,) = prepare([Job(FORMS / f"{name}.form", {"cell": "hexahedron", "degree": degree})])
    kernel = named.kernels.element_tensor(target)
    assert 0 < kernel.costs.shared_bytes <= DEVICES[target].dynamic_bytes
