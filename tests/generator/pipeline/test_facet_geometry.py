"""What depends on how cells number their vertices, on facets and vertices, against FFCx: all facets, orientations."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from facet_cells import joined
from facet_places import agree, entities, seen_as, tabulated
from ffcx_oracle import OracleForm, compile_together
from kernel_build import build, call_batch
from kernel_cells import Cells, kernel_arrays, random_cells
from places import REPOSITORY

from femforge.form_jobs import Job, prepare
from femforge.formfile import read_form_file
from femforge.ir.element import Field, Layout
from femforge.ir.integral import Integral
from femforge.reference import View, dimension, seen_layout
from femforge.reference.seen_geometry import all_views

pytestmark = pytest.mark.slow

FORM = """
from ufl.geometry import CellEdgeVectors, CellVertices, FacetEdgeVectors, FacetJacobian, FacetJacobianDeterminant
from ufl.geometry import CellFacetJacobian, FacetJacobianInverse, ReferenceCellEdgeVectors, ReferenceNormal

cell = "triangle"
degree = 1
mesh = Mesh(VectorElement("Lagrange", cell, degree))
space = FunctionSpace(mesh, FiniteElement("DG", cell, 1))
v, u, w = TestFunction(space), TrialFunction(space), Coefficient(space)
J, K, det = Jacobian(mesh), JacobianInverse(mesh), JacobianDeterminant(mesh)
r, X = ReferenceNormal(mesh), CellVertices(mesh)


def mixed(A):
    return sum((1 + i + 3 * j) * A[i, j] for i in range(A.ufl_shape[0]) for j in range(A.ufl_shape[1]))


own = mixed(J) + det * mixed(K) + dot(r, r + K * r) * r[0] + mixed(X)
if len(r) > 1:
    own += mixed(CellFacetJacobian(mesh)) + mixed(FacetJacobian(mesh)) * mixed(FacetJacobianInverse(mesh))
    own += FacetJacobianDeterminant(mesh) + mixed(ReferenceCellEdgeVectors(mesh))
    if degree == 1:
        own += mixed(CellEdgeVectors(mesh))
if len(r) > 2 and degree == 1:
    own += mixed(FacetEdgeVectors(mesh))
a = own * u * v * ds(degree=2) + (own("+") * u("+") * v("-") + own("-") * w("+") * jump(u) * avg(v)) * dS(degree=2)
L = mixed(K) * w * v * ds(3, degree=2)
P = FunctionSpace(mesh, FiniteElement("Lagrange", cell, 1))
p = (det + mixed(X) + mixed(J)) * TestFunction(P) * dP
forms = [a, L, p]
"""
MESHES = [
    ("interval", 1),
    ("triangle", 1),
    ("triangle", 2),
    ("quadrilateral", 1),
    ("tetrahedron", 1),
    ("hexahedron", 1),
]


@pytest.mark.parametrize(("cell", "degree"), MESHES)
def test_own_geometry_agrees_with_ffcx(cell: str, degree: int, tmp_path: Path) -> None:
    file = tmp_path / "own.form"
    file.write_text(FORM)
    job = Job(file, {"cell": cell, "degree": degree})
    read = read_form_file(file, job.define)
    names = {**read.coefficient_names, **read.constant_names}
    oracles = compile_together({n.name: OracleForm(n.form, names) for n in read.forms}, tmp_path / "ffcx")
    built = build([job], tmp_path)
    for named in prepare([job]):
        integral = named.analysed.integral
        places = list(entities(integral))
        cells = joined(integral, random_cells(integral, len(places)), places)
        size = integral.rows * integral.columns
        local, turned = [p[0] for p in places], [p[1] for p in places]
        expected = oracles[integral.form].element_tensors(
            integral.form, integral.subdomain, cells, size, integral.kind, local, turned
        )
        assert np.abs(expected).max() > 0, named.name
        for number, place in enumerate(places):
            one = tabulated(built, named.name, integral, cells, number, *place)
            agree(one, expected[number], f"{named.name}, UFCx face, {place}")
        views = [seen_as(integral, *place) for place in places]
        arrays = arrays_seen(integral, cells, views)
        for target in ("cpu", "hip"):
            found = call_batch(built, named.name, target, len(places), arrays)
            agree(found, tensors_seen(integral, expected, views), f"{named.name} on {target}")


EDGES = """
from ufl.geometry import CellEdgeVectors, ReferenceCellEdgeVectors

cell = "triangle"
e = FiniteElement("Lagrange", cell, 1)
x, X = CellEdgeVectors(cell), ReferenceCellEdgeVectors(cell)
y = sum((1 + i + 3 * j) * x[i, j] * X[i, j] for i in range(x.ufl_shape[0]) for j in range(x.ufl_shape[1]))
L = y * TestFunction(e) * dx(degree=2)
"""


@pytest.mark.parametrize("cell", ["triangle", "hexahedron"])
def test_edges_of_cells_agree_with_ffcx(cell: str, tmp_path: Path) -> None:
    file = tmp_path / "edges.form"
    file.write_text(EDGES)
    job = Job(file, {"cell": cell})
    oracles = compile_together(
        {n.name: OracleForm(n.form, {}) for n in read_form_file(file, job.define).forms}, tmp_path / "ffcx"
    )
    (named,) = prepare([job])
    integral = named.analysed.integral
    cells = random_cells(integral, 3)
    expected = oracles["L"].element_tensors("L", (), cells, integral.rows)
    found = call_batch(build([job], tmp_path, ["cpu"]), named.name, "cpu", 3, kernel_arrays(integral, cells))
    agree(found, expected, named.name)


def arrays_seen(integral: Integral, cells: Cells, views: list[list[View]]) -> dict[str, np.ndarray]:
    """The arrays of a kernel's parameters, for cells in the order in which they are seen."""
    own = all_views(integral.cell)
    element = integral.coordinates.layout.fields[0].element
    nodes = dimension(element)
    scalar = Layout("", integral.cell, (Field(element, tuple(range(nodes))),), nodes)
    seen = np.stack([cells.nodes[k][order(scalar, views[k])] for k in range(len(cells))])
    coefficients = {
        f.name: np.stack(
            [cells.coefficients[f.name][k][order(f.layout, views[k])] for k in range(len(cells))]
        )
        for f in integral.coefficients
    }
    numbers = [[own.index(view) for view in members] for members in views]
    arrays = kernel_arrays(integral, Cells(seen, coefficients, cells.constants))
    return {**arrays, "views": np.array(numbers)}


def order(layout: Layout, members: list[View]) -> np.ndarray:
    """The dof of its cells that each dof of what is seen is."""
    size = layout.member_dim
    return np.concatenate([m * size + np.array(seen_layout(layout, view)) for m, view in enumerate(members)])


def tensors_seen(integral: Integral, tensors: np.ndarray, views: list[list[View]]) -> np.ndarray:
    """Element tensors with rows and columns as they are seen."""
    found = []
    for tensor, members in zip(tensors.reshape(-1, integral.rows, integral.columns), views, strict=True):
        rows = order(integral.test.layout, members) if integral.test else [0]
        columns = order(integral.trial.layout, members) if integral.trial else [0]
        found.append(tensor[np.ix_(rows, columns)])
    return np.stack(found).reshape(len(tensors), -1)


def test_tables_of_views_are_no_bytes_of_a_facet() -> None:
    """A facet reads the numbers of its cells' views, 4 bytes each; the table is in a cache."""
    prepared = prepare([Job(REPOSITORY / "tests/generator/support/own_geometry.form", {"cell": "triangle"})])
    read = {one.name: one.kernels.element_tensor("cpu").costs.bytes_read for one in prepared}
    with_views, without = (
        {name: value for name, value in read.items() if f"_{form}_" in name} for form in ("m", "n")
    )
    more = [a - b for a, b in zip(with_views.values(), without.values(), strict=True)]
    assert more == [4, 8]  # of the boundary and inside
