"""Every array in a block's shared memory is read: what is staged for nobody is a warning of compilers, and a waste."""

from __future__ import annotations

import pytest
from places import FORMS, REPOSITORY

from femforge.form_jobs import Job, prepare
from femforge.ir.nests import arrays_read
from femforge.schedule.parameters import Parameters

CASES = [
    # neither Jacobian has the state on its diagonal
    (REPOSITORY / "examples/solvers/cahn_hilliard.form", "triangle", "diagonal"),
    (FORMS / "mass.form", "tetrahedron", "diagonal"),
    (FORMS / "neo_hookean.form", "tetrahedron", "diagonal"),
    (REPOSITORY / "examples/solvers/cahn_hilliard.form", "triangle", "apply"),
    (FORMS / "p_laplace.form", "triangle", "residual"),
]


@pytest.mark.parametrize(("form", "cell", "kind"), CASES)
def test_blocks_stage_what_their_cells_read(form: object, cell: str, kind: str) -> None:
    job = Job(form, {"cell": cell}, Parameters(scatter="blocks"), kernels=(kind,))  # type: ignore[arg-type]
    for named in prepare([job]):
        for target in ("cuda", "hip"):
            kernel = named.operators.kernel(target)
            read = {name for one in kernel.passes for name in arrays_read(one.nest.body)}
            staged = {array.name for one in kernel.passes for array in one.nest.shared}
            assert staged
            assert staged <= read, f"{named.name} for {target}: {staged - read}"
