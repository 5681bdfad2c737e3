"""Numbers of contractions: blocks at work at once where computing G takes a thread's registers."""

from __future__ import annotations

from pathlib import Path

import pytest
from places import FORMS

from femforge.form_jobs import Job, prepare
from femforge.kernels.element_tensor import ElementKernel
from femforge.schedule.parameters import Parameters


def kernel(path: Path, target: str, part: str, degree: int, **parameters: object) -> ElementKernel:
    values = {"tuning": "none", **parameters}
    job = Job(path, {"cell": "tetrahedron", "degree": degree}, Parameters().with_values(values))
    (named,) = [one for one in prepare([job]) if part in one.name]
    return named.kernels.element_tensor(target)


def test_two_blocks_share_a_multiprocessor_where_geometry_takes_registers() -> None:
    """On both sides of P2 tetrahedra 21 columns of G are written out; 400 threads have 78 registers each, then."""
    path = FORMS / "facets" / "interior_penalty.form"
    one = kernel(path, "cuda", "ds_interior", 2, mapping="contraction")
    assert one.parameters.mapping == "contraction"
    assert (one.nest.threads, one.nest.resident) == (400, 2)
    assert one.parameters.element_batch == 73  # half of what half of the shared memory holds
    assert kernel(path, "hip", "ds_interior", 2, mapping="contraction").nest.resident == 0


@pytest.mark.parametrize("parameters", [{}, {"k_place": "shared", "entries_per_thread": 1}])
def test_others_are_left_to_the_compiler(parameters: dict[str, object]) -> None:
    one = kernel(FORMS / "stokes_mini.form", "cuda", "stokes_mini", 1, mapping="contraction", **parameters)
    assert one.nest.resident == 0
