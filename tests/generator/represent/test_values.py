"""Values of expressions at points that are products: found in any order, and computed one direction after another."""

from __future__ import annotations

import itertools
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import basix
import numpy as np
import pytest
from flint import fmpq
from ir_oracle import evaluated
from kernel_build import build, call_batch
from kernel_cells import kernel_arrays, random_cells

from femforge.form_jobs import Job, prepare
from femforge.ir.element import PointRule, ScalarElement
from femforge.kernels.operators import OperatorKernels
from femforge.reference import basis, quadrature
from femforge.schedule.parameters import Parameters

FORM = """
cell = "hexahedron"
degree = 3
mesh = Mesh(VectorElement("Lagrange", cell, 1))
u = Coefficient(FunctionSpace(mesh, FiniteElement("Lagrange", cell, degree, variant="gll")))
v = TrialFunction(FunctionSpace(mesh, FiniteElement("Lagrange", cell, degree, variant="gll")))
fine = u, FiniteElement("Lagrange", cell, degree + 1, variant="gll")
slope = grad(u), VectorElement("Quadrature", cell, 2 * degree)
ends = sin(u) * grad(u), VectorElement("Quadrature", cell, 2 * degree, quad_scheme="GLL")
expressions = [fine, slope, ends]
"""


@pytest.fixture(scope="module")
def form(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("values") / "values.form"
    path.write_text(FORM)
    return path


def operators(job: Job, **parameters: object) -> dict[str, OperatorKernels]:
    """Of residuals, by expression."""
    asked = Parameters(scatter="element", **parameters)  # type: ignore[arg-type]
    made = (one.operators for one in prepare([replace(job, kernels=("residual",), parameters=asked)]))
    return {one.integral.form: one for one in made}


# -- points ----------------------------------------------------------------------------------------------------


def given(points: list[list[float]]) -> PointRule:
    return PointRule(tuple(tuple(map(Fraction, one)) for one in points), (Fraction(1),) * len(points))


@pytest.mark.parametrize(
    "points",
    [
        basix.make_quadrature(basix.CellType.hexahedron, 6)[0],
        basix.make_quadrature(basix.CellType.hexahedron, 5, basix.QuadratureType.gll)[0],
        basix.create_element(
            basix.ElementFamily.P, basix.CellType.hexahedron, 5, basix.LagrangeVariant.gll_warped
        ).points,
    ],
    ids=["gauss", "gll", "lagrange"],
)
def test_products_are_found_in_the_order_of_other_libraries(points: np.ndarray) -> None:
    rule = quadrature("hexahedron", 0, "custom", given=given(points.tolist())).unweighted()
    assert rule.rule_1d is not None
    line, weights = rule.rule_1d
    assert len(line) ** 3 == len(points)
    assert set(weights) == set(rule.weights) == {fmpq(1)}
    found = [tuple(line[k] for k in place) for place in rule.index]
    assert found == list(rule.points)


def test_products_on_facets_are_across_at_zero() -> None:
    square = [[x, y] for x, y in itertools.product([0.25, 0.75], repeat=2)]
    rule = quadrature("hexahedron", 0, "custom", given=given(square), region="facet").unweighted()
    assert [len(points) for points, _ in rule.directions] == [2, 2, 1]
    places = [tuple(rule.directions[d][0][k] for d, k in enumerate(place)) for place in rule.index]
    assert places == list(rule.points)


@pytest.mark.parametrize(
    "points",
    [
        [[0.25, 0.5], [0.5, 0.25]],
        [[0.25, 0.25], [0.5, 0.25]],  # of two points by one
        [[0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.5]],
        [[0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.25, 0.75]],  # one of them twice
    ],
)
def test_what_is_no_product_stays_a_list(points: list[list[float]]) -> None:
    rule = quadrature("quadrilateral", 0, "custom", given=given(points)).unweighted()
    assert rule.directions == ()
    assert quadrature("triangle", 0, "custom", given=given(points)).unweighted().directions == ()


def test_functions_of_points_are_those_of_an_element_with_these_nodes() -> None:
    lagrange = basis(ScalarElement("Q", "quadrilateral", 4, "gll"))
    nodes = tuple(tuple(Fraction(int(x.p), int(x.q)) for x in point) for point in lagrange.points)
    points = PointRule(nodes, (Fraction(1),) * len(nodes))
    own = basis(ScalarElement("points", "quadrilateral", 0, "custom", True, given=points))
    samples = [(fmpq(1, 3), fmpq(2, 7)), (fmpq(5, 6), fmpq(1, 9))]
    for derivative in ((0, 0), (1, 0), (0, 2)):
        expected, found = lagrange.tabulate(samples, derivative), own.tabulate(samples, derivative)
        assert all(
            abs(a - b) < fmpq(1, 10**40) for a, b in zip(expected.entries(), found.entries(), strict=True)
        )


# -- what they cost --------------------------------------------------------------------------------------------


def test_operations_grow_as_the_fourth_power_of_the_degree(form: Path) -> None:
    """Of a thread and of a team, where tables at all points take the sixth."""
    flops: dict[int, list[float]] = {}
    for degree in (3, 7):
        made = operators(Job(form, {"degree": degree}))["slope"]
        found = made.representations.candidates
        kernel = made.kernel("cuda")
        assert kernel.candidate.name == "sum_factorised"
        assert kernel.parameters.realisation == "team"
        looped = found["sum_factorised"].looped
        assert looped is not None
        flops[degree] = [looped.flops, kernel.costs.flops, found["quadrature"].flops]
    looped_growth, team_growth, dense_growth = (b / a for a, b in zip(flops[3], flops[7], strict=True))
    assert max(looped_growth, team_growth) < 2**4 < 2**5 < dense_growth
    assert flops[7][2] > 20 * flops[7][1]


def test_points_without_products_are_computed_by_tables(form: Path, tmp_path: Path) -> None:
    path = tmp_path / "few.form"
    path.write_text(FORM + "expressions = [(grad(u), [[0.25, 0.5, 0.5], [0.5, 0.25, 0.5]])]\n")
    (made,) = operators(Job(path, {"degree": 3})).values()
    assert "no products" in made.representations.candidates["sum_factorised"].reason
    assert made.kernel("cpu").candidate.name == "quadrature"


# -- values ----------------------------------------------------------------------------------------------------


def test_every_way_gives_the_values_of_tables(form: Path, tmp_path: Path) -> None:
    """A thread that has a cell or shares one, on a CPU and on an emulated GPU, beside tables at all points."""
    ways = [
        {"representation": "quadrature"},
        {"realisation": "looped", "representation": "sum_factorised"},
        {"realisation": "team", "representation": "sum_factorised"},
    ]
    results: dict[tuple[str, str], list[np.ndarray]] = {}
    for number, way in enumerate(ways):
        job = Job(form, {"degree": 2}, Parameters(**way))  # type: ignore[arg-type]
        built = build([job], tmp_path / str(number))
        for named in prepare([job]):
            integral = named.analysed.integral
            arrays = kernel_arrays(integral, random_cells(integral, 3))
            for target in ("cpu", "hip"):
                if (named.name, target) in built.sources:  # there are no teams of element tensors on CPUs
                    values = call_batch(built, named.name, target, 3, arrays)
                    results.setdefault((integral.form, target), []).append(values)
    assert len(results) == 6
    assert sum(map(len, results.values())) == 14
    for what, (tables, *others) in results.items():
        for values in others:
            assert np.abs(values - tables).max() < 1e-13 * np.abs(tables).max(), what


@pytest.mark.parametrize("cell", ["quadrilateral", "hexahedron"])
@pytest.mark.parametrize("point", [0.5, 0.25])
def test_one_point_of_a_facet_is_where_it_is_in_each_direction(
    tmp_path: Path, cell: str, point: float
) -> None:
    """Where all directions have one point, that across the facet is another one than those along it."""
    path = tmp_path / "one.form"
    along = [point] * (2 if cell == "hexahedron" else 1)
    path.write_text(FORM.replace('cell = "hexahedron"', "") + f"expressions = [(grad(u), [{along}])]\n")
    (made,) = operators(Job(path, {"cell": cell, "degree": 2})).values()
    arrays = kernel_arrays(made.integral, random_cells(made.integral, 3))
    found = made.representations.candidates
    assert found["sum_factorised"].expressions is not None
    tables, factorised = (
        evaluated(found[name], made.integral, arrays) for name in ("quadrature", "sum_factorised")
    )
    assert np.abs(factorised - tables).max() < 1e-13 * np.abs(tables).max()
