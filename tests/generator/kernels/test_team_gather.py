"""What threads bring to shared memory: of several functions by one offset, those that are read."""

from __future__ import annotations

from pathlib import Path

import pytest
from operator_cases import Case, check

from femforge.form_jobs import Job, prepare
from femforge.ir.nests import walk
from femforge.ir.statements import IntegerLoads
from femforge.schedule.devices import DEVICES
from femforge.schedule.parameters import Parameters

pytestmark = pytest.mark.slow

SCALARS = """
mesh = Mesh(VectorElement("Lagrange", {cell}, 1))
V = FunctionSpace(mesh, FiniteElement("{family}", {cell}, {degree}))
u, v, w = TrialFunction(V), TestFunction(V), Coefficient(V)
n = FacetNormal(mesh)
a = {terms}
"""
VECTORS = """
mesh = Mesh(VectorElement("Lagrange", {cell}, 1))
V = FunctionSpace(mesh, VectorElement("{family}", {cell}, {degree}))
u, v = TrialFunction(V), TestFunction(V)
a = {terms}
"""
#: Functions and components of which values are read, and others of which derivatives are, which take other nodes.
TERMS = (
    (SCALARS, "w*v*dot(grad(u), n)*ds(degree={points})"),
    (SCALARS, "w('-')*jump(v)*avg(u.dx(0))*dS(degree={points}) + w('+')*u('-')*v('+')*dS(degree={points})"),
    (VECTORS, "(u[0].dx(0)*v[0] + u[1]*v[1])*ds(degree={points})"),
)


@pytest.mark.parametrize("family", ["Q", "DQ"])
@pytest.mark.parametrize("points", [2, 7])
@pytest.mark.parametrize(("cell", "degree"), [("hexahedron", 2), ("hexahedron", 3), ("quadrilateral", 3)])
def test_functions_that_take_other_nodes(
    cell: str, degree: int, points: int, family: str, tmp_path: Path
) -> None:
    """By one offset each node: rows of what nothing reads are not there, and are others' rows."""
    cases = []
    for number, (text, terms) in enumerate(TERMS):
        file = tmp_path / f"nodes{number}.form"
        terms = terms.format(points=points)
        file.write_text(text.format(cell=cell, degree=degree, family=family, terms=terms))
        own = Parameters(realisation="team") if cell == "hexahedron" else Parameters()
        cases.append(Case(Job(file, {}, own, kernels=("apply",)), ("hip",)))
    check(cases, tmp_path)


def test_offsets_are_loaded_once(tmp_path: Path) -> None:
    """Nodes of which both functions are read are apart from those of which one is."""
    file = tmp_path / "once.form"
    file.write_text(
        SCALARS.format(cell="hexahedron", degree=2, family="Q", terms=TERMS[0][1].format(points=2))
    )
    (named,) = prepare([Job(file, {}, Parameters(realisation="team"), kernels=("apply",))])
    kernel = named.operators.kernel("cuda")
    (table_of_all, table_of_one) = (t for t in kernel.nest.tables if t.name.startswith("item_of_use"))
    assert len(table_of_all.values) == 9
    assert len(table_of_one.values) == 18
    assert not set(table_of_all.values) & set(table_of_one.values)
    loads = [s for s in walk(kernel.nest.body) if isinstance(s, IntegerLoads) and s.array == "offsets"]
    assert len(loads) == 3  # and once for the results


@pytest.mark.parametrize("target", ["cuda", "hip"])
@pytest.mark.parametrize("degree", [2, 3, 4, 5])
def test_results_that_are_left_to_cells_count_among_what_a_block_has(
    degree: int, target: str, tmp_path: Path
) -> None:
    """They stand in shared memory before they leave; what is added leaves at once."""
    file = tmp_path / "left.form"
    terms = "inner(u('-'), v('-'))*dS(degree=2)"
    file.write_text(SCALARS.format(cell="hexahedron", degree=degree, family="Q", terms=terms))
    kernels = {}
    for scatter in ("element", "atomic"):
        parameters = Parameters(realisation="team", scatter=scatter)
        (named,) = prepare([Job(file, {}, parameters, kernels=("apply",))])
        kernels[scatter] = named.operators.kernel(target)
        assert kernels[scatter].costs.shared_bytes <= DEVICES[target].dynamic_bytes
    left, added = (kernels[scatter].parameters.element_batch for scatter in ("element", "atomic"))
    assert left <= added
