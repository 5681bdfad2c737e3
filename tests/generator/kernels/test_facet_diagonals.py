"""Diagonals over interior facets: what couples a dof that both cells have with itself is part of them."""

from __future__ import annotations

from pathlib import Path

import pytest
from form_cases import Variant
from operator_cases import Case, check
from operator_problems import dofs_in_common
from places import FORMS

from femforge.errors import FemforgeError
from femforge.form_jobs import Job, prepare
from femforge.pipeline import sources_of
from femforge.represent.direction_tables import ProductTables
from femforge.represent.facet_dofs import diagonal_entries
from femforge.represent.point_values import fluxes_at
from femforge.represent.quadrature import quadrature_representation
from femforge.schedule.parameters import Parameters

FORM = """
from basix.ufl import element, enriched_element, mixed_element
cell, degree = "{cell}", {degree}
mesh = Mesh(element("Lagrange", cell, 1, shape=({dim},)))
V = FunctionSpace(mesh, {element})
u, v, n, k = TrialFunction(V), TestFunction(V), FacetNormal(mesh), Constant(mesh)
a = {form}
"""
LAGRANGE = 'element("Lagrange", cell, degree)'
APART = 'element("Lagrange", cell, degree, discontinuous=True)'
MIXED = f"mixed_element([{LAGRANGE}, {APART}])"
#: No symmetry between the cells, nor between the functions; normal derivatives on either side.
SCALAR = (
    'jump(grad(v), n) * jump(grad(u), n) * dS + avg(v) * avg(u) * dS + k * u("+") * jump(grad(v), n) * dS'
    ' + u("-") * v("+") * dS'
)
OF_MIXED = (
    "jump(v[0]) * avg(u[0]) * dS + k * avg(v[0]) * avg(u[1]) * dS + jump(v[1]) * jump(u[1]) * dS"
    " + inner(avg(grad(v[0])), jump(u[0], n)) * dS"
)
OF_VECTORS = (
    'inner(avg(v), avg(u)) * dS + inner(jump(grad(v)), avg(grad(u))) * dS + k * v("+")[0] * u("-")[0] * dS'
)
#: Code that is written out, loops and threads that share a facet.
WAYS: tuple[dict[str, object], ...] = (
    {"representation": "quadrature", "realisation": "written"},
    {"realisation": "looped"},
    {"realisation": "looped", "representation": "quadrature"},
    {"realisation": "team"},
    {"representation": "tensor"},
    {"scatter": "element", "dof_order": "lexicographic"},
    {"constraints": True},
)


def written(folder: Path, cell: str, degree: int, element: str, form: str) -> Path:
    dim = {"interval": 1, "triangle": 2, "quadrilateral": 2, "tetrahedron": 3, "hexahedron": 3}[cell]
    file = folder / "between.form"
    file.write_text(FORM.format(cell=cell, degree=degree, dim=dim, element=element, form=form))
    return file


def targets_of(job: Job) -> tuple[str, ...]:
    """Targets that have such a kernel."""

    def has(target: str) -> bool:
        try:
            return all(sources_of(named, (target,)) for named in prepare([job]))
        except FemforgeError as error:
            if not error.mend:
                raise
            return False

    return tuple(target for target in ("cpu", "hip") if has(target))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("cell", "degree", "element", "form"),
    [
        ("interval", 3, LAGRANGE, SCALAR),
        ("triangle", 1, 'element("CR", cell, 1)', SCALAR),
        ("triangle", 2, MIXED, OF_MIXED),
        ("triangle", 3, 'enriched_element([element("P", cell, 2), element("bubble", cell, degree)])', SCALAR),
        ("quadrilateral", 3, LAGRANGE, SCALAR),
        ("quadrilateral", 2, MIXED, OF_MIXED),
        ("quadrilateral", 1, 'element("Q", cell, degree, shape=(2, 2), symmetry=True)',
         'inner(avg(v), avg(u)) * dS + k * v("+")[0, 1] * u("-")[0, 1] * dS'),
        ("tetrahedron", 2, LAGRANGE, SCALAR),
        ("hexahedron", 1, 'element("Q", cell, degree, shape=(3,))', OF_VECTORS),
        pytest.param("hexahedron", 2, LAGRANGE, SCALAR, marks=pytest.mark.extra),
    ],
)  # fmt: skip
def test_diagonals_are_those_of_the_matrix_of_the_mesh(
    cell: str, degree: int, element: str, form: str, tmp_path: Path
) -> None:
    file = written(tmp_path, cell, degree, element, form)
    jobs = [
        Job(file, {}, Parameters().with_values(values), f"k{number}", kernels=("diagonal",))
        for number, values in enumerate(WAYS)
    ]
    cases = [Case(job, targets) for job in jobs if (targets := targets_of(job))]
    assert len(cases) > 4
    check(cases, tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize(("degree", "scatter"), [(1, "atomic"), (2, "colour")])
def test_fields_of_two_cells_have_their_own_nodes(degree: int, scatter: str, tmp_path: Path) -> None:
    """Tasks that add what they have find both by the number of the field: components are alike."""
    file = written(tmp_path, "hexahedron", degree, 'element("Q", cell, degree, shape=(3,))', OF_VECTORS)
    asked = Parameters(realisation="team", representation="sum_factorised", scatter=scatter)
    check([Case(Job(file, {}, asked, kernels=("apply", "diagonal")), ("hip",))], tmp_path)


@pytest.mark.parametrize(
    ("cell", "degree", "element", "common"),
    [
        ("interval", 4, LAGRANGE, 1),
        ("triangle", 3, LAGRANGE, 4),
        ("triangle", 3, APART, 0),
        ("triangle", 1, 'element("CR", cell, 1)', 1),
        ("tetrahedron", 1, 'element("CR", cell, 1)', 1),
        ("triangle", 3, 'enriched_element([element("P", cell, 1), element("bubble", cell, degree)])', 2),
        ("triangle", 0, 'element("DG", cell, 0)', 0),
        ("tetrahedron", 3, LAGRANGE, 10),
        ("quadrilateral", 4, LAGRANGE, 5),
        ("quadrilateral", 2, MIXED, 3),
        ("hexahedron", 3, LAGRANGE, 16),
        ("hexahedron", 2, 'element("Q", cell, degree, shape=(3,))', 27),
    ],
)
def test_dofs_in_common_are_those_at_points_of_the_facet(
    cell: str, degree: int, element: str, common: int, tmp_path: Path
) -> None:
    form = "inner(avg(v), avg(u)) * dS"
    (named,) = prepare([Job(written(tmp_path, cell, degree, element, form))])
    integral = named.analysed.integral
    expected = {(i, i): i for i in range(integral.rows)}
    for one, other in dofs_in_common(integral):
        expected |= {(one, other): one, (other, one): one}
    assert diagonal_entries(integral) == expected
    assert len(expected) == integral.rows + 2 * common


def test_dofs_of_cells_have_no_others() -> None:
    (named,) = prepare([Variant("laplace", "triangle", 2).job()])
    integral = named.analysed.integral
    assert diagonal_entries(integral) == {(i, i): i for i in range(integral.rows)}


@pytest.mark.parametrize(("cell", "fluxes", "of_all"), [("quadrilateral", 2, 3), ("hexahedron", 3, 4)])
def test_products_with_a_value_across_a_facet_are_one_flux(cell: str, fluxes: int, of_all: int) -> None:
    """Of an interior penalty, the value and its derivative across the facet."""
    job = Job(FORMS / "facets" / "interior_penalty.form", {"cell": cell, "degree": 2})
    (integral,) = (
        i for n in prepare([job]) if (i := n.analysed.integral).kind == "exterior_facet" and i.form == "a"
    )
    (part,) = quadrature_representation(integral).parts
    tests = ProductTables(integral, diagonal=True)
    found = fluxes_at(integral, part, tests, lambda _: None)
    assert len(found) == fluxes
    assert len({tests.key(s, t) for s, t in part.terms if s is not None}) == of_all
    assert {keys[-1] for _, keys in found} == {(0, 0)}
