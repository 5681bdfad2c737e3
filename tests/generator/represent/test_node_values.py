"""Values of combinations at nodes: element vectors by them are those that plain sums over points give."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from flint import fmpq
from ir_oracle import FUNCTIONS_OF_NUMPY
from numpy.typing import NDArray
from places import FORMS

from femforge.form_jobs import Job, prepare
from femforge.ir.element import ScalarElement
from femforge.ir.evaluation import evaluate
from femforge.ir.integral import COORDINATES, Dof, Integral
from femforge.ir.scalar import count_operations, symbols
from femforge.reference import basis, quadrature
from femforge.represent.action import ActionRepresentations, applied
from femforge.represent.expressions import Expressions, Tables
from femforge.represent.node_values import NodeGrid, node_expressions, why_no_nodes
from femforge.represent.quadrature import QuadratureRepresentation
from femforge.represent.transforms import DenseTransform
from femforge.represent.vector_expressions import vector_expressions
from femforge.schedule.parameters import Parameters

pytestmark = pytest.mark.slow

CLOSE = fmpq(1, 10**35)
COUNT = 3
SECOND = Path(__file__).parents[1] / "support" / "second_derivatives.form"
CASES = [
    *((FORMS / f"{stem}.form", "apply", cell, degree)
      for stem in ("p_laplace", "phase_change", "two_materials", "weighted_laplace", "helmholtz")
      for cell in ("interval", "triangle", "tetrahedron") for degree in (2, 3)),
    *((FORMS / "stokes.form", "apply", cell, 2) for cell in ("triangle", "tetrahedron")),
    *((FORMS / f"{stem}.form", "residual", "tetrahedron", 2) for stem in ("p_laplace", "phase_change", "load")),
    *((FORMS / f"{stem}.form", "functional", cell, 2) for stem in ("energy", "error_norm")
      for cell in ("triangle", "tetrahedron")),
    *((FORMS / "facets" / f"{stem}.form", "apply", cell, degree)
      for stem in ("interior_penalty", "elasticity_interior_penalty", "stokes_interior_penalty", "biharmonic",
                   "acoustic_waves", "upwind", "boundary_conditions")
      for cell in ("triangle", "tetrahedron") for degree in (1, 2)),
    (FORMS / "facets" / "interior_penalty.form", "apply", "triangle", 4),
    (SECOND, "apply", "triangle", 3),
]  # fmt: skip


def cases_of(form: Path, kind: str, cell: str, degree: int) -> list[ActionRepresentations]:
    job = Job(
        form, {"cell": cell, "degree": degree}, Parameters(representation="quadrature"), kernels=(kind,)
    )
    found = [named.operators.representations for named in prepare([job])]
    return [own for own in found if isinstance(own, ActionRepresentations)]


def ways(own: ActionRepresentations) -> list[QuadratureRepresentation]:
    """The point function as it is written, and its derivative applied."""
    found = [own.point_functions]
    if own.bilinear is not None:
        found.append(applied(own.integral, own._of_bilinear))
    return found


def plain(own: ActionRepresentations, way: QuadratureRepresentation) -> Expressions:
    return vector_expressions(
        own.integral, way.parts, lambda part: DenseTransform(own.integral, part.rule.weights, Tables(part))
    )


def values(integral: Integral, expressions: Expressions) -> NDArray[np.float64]:
    """[output][sample]: cells that are nearly the reference cell, and a random number for each other symbol."""
    dim, generator = integral.gdim, np.random.default_rng(5)
    vertices = {
        Dof(COORDINATES, dof): float(vertex == number % dim + 1)
        for number, member in enumerate(integral.coordinates.layout.fields)
        for vertex, dof in enumerate(member.dofs)
    }
    known: dict[object, NDArray[np.float64]] = {}

    def value(key: object) -> NDArray[np.float64]:
        if key not in known:
            known[key] = 0.1 * generator.uniform(0, 1, COUNT) + vertices.get(key, 0.5)
        return known[key]

    for key in sorted({n.value for n in symbols(expressions.outputs)}, key=str):
        value(key)
    found = evaluate(expressions.outputs, value, FUNCTIONS_OF_NUMPY)
    return np.array([np.broadcast_to(row, COUNT) for row in found], np.float64)


@pytest.mark.parametrize(("form", "kind", "cell", "degree"), CASES, ids=lambda v: getattr(v, "stem", str(v)))
def test_they_agree_with_sums_over_points(form: Path, kind: str, cell: str, degree: int) -> None:
    checked = 0
    for own in cases_of(form, kind, cell, degree):
        assert not why_no_nodes(own.integral)
        for way in ways(own):
            found = node_expressions(own.integral, way.parts)
            if found is None:
                continue
            expected, result = values(own.integral, plain(own, way)), values(own.integral, found)
            assert np.abs(result - expected).max() < 1e-11 * np.abs(expected).max()
            checked += 1
    # of these there are no fewer nodes than points
    few_points = degree == 1 or cell == "interval" or form.stem in ("biharmonic", "second_derivatives")
    assert checked > 0 or few_points


@pytest.mark.parametrize(("stem", "cell", "share"), [
    ("p_laplace", "tetrahedron", 0.55), ("p_laplace", "triangle", 0.8),
    ("facets/interior_penalty", "tetrahedron", 0.6), ("facets/stokes_interior_penalty", "tetrahedron", 0.6),
])  # fmt: skip
def test_they_take_fewer_operations(stem: str, cell: str, share: float) -> None:
    for own in cases_of(FORMS / f"{stem}.form", "apply", cell, 2):
        if own.integral.kind == "cell" and "facets" in stem:
            continue
        least = min(count_operations(plain(own, way).outputs) for way in ways(own))
        assert own.candidates["quadrature"].flops < share * least


@pytest.mark.parametrize(("cell", "region"), [
    ("interval", "cell"), ("triangle", "cell"), ("triangle", "facet"),
    ("tetrahedron", "cell"), ("tetrahedron", "facet"),
])  # fmt: skip
@pytest.mark.parametrize("degree", [2, 3, 4])
def test_nodes_know_derivatives_at_points(cell: str, region: str, degree: int) -> None:
    """Exactly: interpolated values at nodes of the region are those at its points."""
    rule = quadrature(cell, 2 * degree, region=region)
    dim = len(rule.points[0])
    element = basis(ScalarElement("P", cell, degree))
    for derivative in ((1, *[0] * (dim - 1)), (*[0] * (dim - 1), 1), (0,) * dim):
        grid = NodeGrid(rule, degree - sum(derivative))
        at_nodes = element.tabulate(grid.points, derivative).table()
        at_points = element.tabulate(rule.points, derivative).table()
        for (common, left), row, expected in zip(grid.split, grid.table, at_points, strict=True):
            assert [common + left.get(n, fmpq(0)) for n in range(grid.size)] == row
            found = [
                sum((value * own[k] for value, own in zip(row, at_nodes, strict=True)), fmpq(0))
                for k in range(element.dimension)
            ]
            assert all(abs(a - b) < CLOSE for a, b in zip(found, expected, strict=True))


@pytest.mark.parametrize(("cell", "region", "scheme"), [
    *((cell, region, scheme) for cell in ("triangle", "tetrahedron") for region in ("cell", "facet")
      for scheme in ("default", "gauss_jacobi")),
    *((cell, "cell", "xiao_gimbutas") for cell in ("triangle", "tetrahedron")),
    ("tetrahedron", "facet", "xiao_gimbutas"),
])  # fmt: skip
def test_rounding_of_points_makes_no_small_numbers(cell: str, region: str, scheme: str) -> None:
    """What would be 0 but for the fiftieth digit would be scaled to 1 by a contraction, and its factor be 1e50."""
    corners = {"triangle": 3, "tetrahedron": 4}[cell] - (region == "facet")
    for rule_degree in range(2, 9):
        rule = quadrature(cell, rule_degree, scheme, region=region)
        for degree in (1, 2):
            grid = NodeGrid(rule, degree)
            assert grid.size == {1: corners, 2: corners * (corners + 1) // 2}[degree]
            values = [v for common, left in grid.split for v in (common, *left.values()) if v != 0]
            assert min(map(abs, values)) > fmpq(1, 10**6)
