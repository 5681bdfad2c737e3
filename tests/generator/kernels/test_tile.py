"""The scatter ``tile``: discontinuous elements, whose cells share no nodes, on their way out through shared memory."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from operator_cases import Case, check
from places import FORMS

from femforge.errors import FemforgeError
from femforge.form_jobs import Job, prepare
from femforge.ir.nests import walk
from femforge.ir.statements import Scatter
from femforge.kernels.variants import OperatorKernel
from femforge.schedule.parameters import Parameters

#: A vector and a scalar, rows of which are zero on the diagonal; and components of one node beside each other.
MIXED = """
cell = "{cell}"
W = MixedElement(VectorElement("{family}", cell, 1), FiniteElement("{family}", cell, 1))
(u, p), (v, q) = TrialFunctions(W), TestFunctions(W)
k = Coefficient(FiniteElement("{family}", cell, 1))
a = (k*inner(u, v) + p*div(v) + q*u[0])*dx(degree=2)
"""
COMPONENTS = """
cell = "{cell}"
V = VectorElement("{family}", cell, 1, dim=3)
u, v = TrialFunction(V), TestFunction(V)
k = Coefficient(V)
a = (inner(u, v) + k[1]*u[0].dx(0)*v[2])*dx(degree=2)
"""


def operators(
    form: str, cell: str, degree: int, kind: str, integral: str = "cell", **asked: object
) -> dict[str, OperatorKernel]:
    """Kernels of a shipped form for CUDA by name, without what tables say."""
    parameters = Parameters(tuning="none").with_values(asked)
    job = Job(FORMS / f"{form}.form", {"cell": cell, "degree": degree}, parameters, kernels=(kind,))
    named = [n for n in prepare([job]) if n.operators.integral.kind == integral]
    kernels = {n.name: n.operators.kernel("cuda") for n in named}
    assert kernels
    return kernels


@pytest.mark.slow
@pytest.mark.parametrize(("cell", "family"), [("triangle", "DG"), ("quadrilateral", "DQ")])
@pytest.mark.parametrize("text", [MIXED, COMPONENTS], ids=["mixed", "components"])
def test_results_are_those_of_the_matrix(text: str, cell: str, family: str, tmp_path: Path) -> None:
    """Rows that are constrained, either order of components, wide offsets, both scalars, batches that are not full."""
    form = tmp_path / "apart.form"
    form.write_text(text.format(cell=cell, family=family))
    more: list[dict[str, Any]] = [
        {}, {"constraints": True}, {"component_order": "planar"}, {"index_type": "int64"}, {"scalar": "float32"},
        {"element_batch": 32, "concurrent_elements": 32},
    ]  # fmt: skip
    jobs = [
        Job(form, {}, Parameters(scatter="tile", tuning="none").with_values(values), kernels=("apply", "diagonal"))
        for values in more
    ]  # fmt: skip
    check([Case(replace(job, suffix=f"c{k}"), targets=("hip",)) for k, job in enumerate(jobs)], tmp_path)


@pytest.mark.parametrize(
    ("form", "cell", "degree", "kind", "scatter"),
    [
        ("facets/interior_penalty", "tetrahedron", 2, "apply", "tile"),
        ("facets/interior_penalty", "quadrilateral", 2, "diagonal", "tile"),
        ("facets/acoustic_waves", "tetrahedron", 2, "apply", "tile"),  # 40 results
        ("facets/interior_penalty", "hexahedron", 1, "apply", "atomic"),  # 337 operations a result
        ("facets/upwind", "quadrilateral", 1, "apply", "tile"),
        ("strain_projection", "hexahedron", 1, "apply", "tile"),  # tensors of one node
        ("strain_projection", "hexahedron", 1, "residual", "atomic"),  # 570 operations a result
        ("strain_projection", "quadrilateral", 2, "diagonal", "tile"),
        ("strain_projection", "interval", 1, "apply", "atomic"),  # one result
        ("facets/elasticity_interior_penalty", "quadrilateral", 2, "diagonal", "tile"),  # 81 operations a result
        ("laplace", "tetrahedron", 2, "apply", "blocks"),  # cells share their nodes
    ],
)  # fmt: skip
def test_cells_with_nodes_of_their_own_take_it(
    form: str, cell: str, degree: int, kind: str, scatter: str
) -> None:
    found = operators(form, cell, degree, kind).values()
    assert {kernel.parameters.scatter for kernel in found} == {scatter}


def test_the_next_that_fits_is_taken() -> None:
    """A cell of 80 dofs keeps so much in shared memory that there is room for no tile, and for no block."""
    kernels = operators("facets/acoustic_waves", "tetrahedron", 3, "apply")
    (rate,) = (kernel for name, kernel in kernels.items() if "_r_" in name)
    assert (rate.parameters.realisation, rate.parameters.scatter) == ("written", "atomic")


def test_a_tile_that_nothing_goes_through_is_none() -> None:
    """Where all results are zero and it is asked for."""
    kernels = operators("facets/acoustic_waves", "tetrahedron", 2, "diagonal", scatter="tile")
    (empty,) = (kernel for name, kernel in kernels.items() if "_r_" in name)
    nest = empty.passes[0].nest
    assert empty.parameters.scatter == "tile"
    assert not nest.shared
    assert not nest.tables
    assert not [s for s in walk(nest.body) if isinstance(s, Scatter)]


def test_where_nothing_is_added_there_are_no_lists() -> None:
    """The diagonal of a transport between different components."""
    kernels = operators("facets/acoustic_waves", "tetrahedron", 2, "diagonal")
    (empty,) = (kernel for name, kernel in kernels.items() if "_r_" in name)
    assert empty.parameters.scatter == "atomic"
    assert not [s for s in walk(empty.passes[0].nest.body) if isinstance(s, Scatter)]
    kernels = operators("facets/acoustic_waves", "tetrahedron", 2, "diagonal", block_nodes=512)
    assert {kernel.parameters.scatter for kernel in kernels.values()} == {"blocks"}


@pytest.mark.parametrize(("cell", "target"), [("tetrahedron", "cpu"), ("tetrahedron", "hip")])
def test_what_cells_share_is_refused(cell: str, target: str) -> None:
    define = {"cell": cell, "degree": 1}
    (named,) = prepare([Job(FORMS / "laplace.form", define, Parameters(scatter="tile"), kernels=("apply",))])
    with pytest.raises(FemforgeError, match="elements none of whose nodes cells share"):
        named.operators.kernel(target)
