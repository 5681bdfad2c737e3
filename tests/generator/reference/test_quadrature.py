"""Quadrature rules: moments with 100 digits, points against Basix."""

import itertools
import math
from dataclasses import replace
from fractions import Fraction

import basix
import numpy as np
import pytest
from flint import fmpq

from femforge.errors import FemforgeError
from femforge.ir.element import CELL_DIMENSION, ScalarElement
from femforge.reference import (
    basis,
    exactness,
    given_rule,
    integrate_monomial,
    moment_residual,
    polish,
    quadrature,
    reference_cell,
    to_float64,
)
from femforge.reference import quadrature as quadrature_function
from femforge.reference.orthogonal import gauss_jacobi, gauss_lobatto
from femforge.reference.polish import HIGHEST_DEGREE, polished_rule

pytestmark = pytest.mark.slow

TENSOR = ["interval", "quadrilateral", "hexahedron"]
SIMPLEX_CASES = [
    (cell, degree)
    for cell in HIGHEST_DEGREE
    for degree in (*range(HIGHEST_DEGREE[cell] + 1), HIGHEST_DEGREE[cell] + 1)
]


def numbers(rule):
    points = to_float64([x for point in rule.points for x in point], (len(rule.points), -1))
    return points, to_float64(rule.weights)


def asymmetry(points):
    """How far a rule is from being carried into itself by those vertex permutations that nearly do so."""
    barycentric = np.column_stack([1 - points.sum(axis=1), points])
    worst = 0.0
    for permutation in itertools.permutations(range(barycentric.shape[1])):
        carried = barycentric[:, permutation]
        distance = np.abs(carried[:, None, :] - barycentric[None, :, :]).max(axis=2).min(axis=1).max()
        worst = max(worst, distance if distance < 1e-9 else 0.0)
    return worst


@pytest.mark.parametrize(("cell", "degree"), SIMPLEX_CASES)
def test_simplex_rule_is_basixs_with_50_digits(cell, degree):
    rule = quadrature(cell, degree)
    points, weights = basix.make_quadrature(basix.CellType[cell], degree)
    ours, our_weights = numbers(rule)
    if degree > HIGHEST_DEGREE[cell]:
        assert rule.name == f"collapsed Gauss-Jacobi, {len(weights)} points"
        # Its factors are tested to their full degree below.
        assert moment_residual(rule, 8) < fmpq(1, 10**48)
        return
    residual = moment_residual(rule)
    assert residual == 0 if rule.exact else residual < fmpq(1, 10**48)
    if degree > 1:
        assert rule.name == f"Basix default, {len(weights)} points"
    # Basix's tables for tetrahedra from degree 10 are symmetric to 1e-12 only; ours are to the last digit.
    assert np.abs(ours - points).max() < 1e-14 + 2 * asymmetry(points)
    assert np.abs(our_weights - weights).max() < 1e-14 + 2 * asymmetry(points)


@pytest.mark.parametrize("cell", HIGHEST_DEGREE)
def test_rules_are_not_exact_to_higher_degrees(cell):
    """The residual can fail: it sees the first monomials that a rule cannot integrate."""
    for degree in (1, 2, 5, 8):
        assert moment_residual(quadrature(cell, degree), degree + 1) > fmpq(1, 10**9)


def test_known_rules_are_rational():
    for cell, degree in [
        ("triangle", 0),
        ("triangle", 1),
        ("triangle", 2),
        ("tetrahedron", 1),
        ("tetrahedron", 3),
    ]:
        assert quadrature(cell, degree).exact
    sixth, rest = fmpq(1, 6), fmpq(2, 3)
    rule = quadrature("triangle", 2)
    assert sorted(rule.points) == sorted([(sixth, sixth), (sixth, rest), (rest, sixth)])
    assert rule.weights == (sixth,) * 3
    assert quadrature("interval", 1).exact
    assert not quadrature("interval", 2).exact
    simpson = quadrature("hexahedron", 3, "GLL")
    assert simpson.exact
    assert simpson.rule_1d == ((fmpq(0), fmpq(1, 2), fmpq(1)), (fmpq(1, 6), fmpq(2, 3), fmpq(1, 6)))


def test_tetrahedron_of_degree_2_has_its_closed_form():
    rule = quadrature("tetrahedron", 2)
    assert rule.weights == (fmpq(1, 24),) * 4
    for x in {x for point in rule.points for x in point}:
        # (5 - sqrt(5)) / 20 and (5 + 3 sqrt(5)) / 20
        assert min(abs((5 - 20 * x) ** 2 - 5), abs((20 * x - 5) ** 2 - 45)) < fmpq(1, 10**47)


@pytest.mark.parametrize("cell", TENSOR)
@pytest.mark.parametrize("scheme", ["default", "GLL"])
@pytest.mark.parametrize("degree", range(13))
def test_tensor_product_rule(cell, scheme, degree):
    rule = quadrature(cell, degree, scheme)
    points_1d, weights_1d = rule.rule_1d
    size = CELL_DIMENSION[cell]
    if scheme == "default":
        assert len(points_1d) == math.ceil((degree + 1) / 2)
    assert list(points_1d) == sorted(points_1d)
    assert len(rule.points) == len(points_1d) ** size
    assert rule.index == tuple(i[::-1] for i in itertools.product(range(len(points_1d)), repeat=size))
    for point, weight, index in zip(rule.points, rule.weights, rule.index, strict=True):
        assert point == tuple(points_1d[i] for i in index)
        assert abs(weight - math.prod((weights_1d[i] for i in index), start=fmpq(1))) < fmpq(1, 10**49)
    # In each direction separately, so also every monomial of that degree in each direction.
    for power in range(degree + 1):
        total = sum((w * x**power for x, w in zip(points_1d, weights_1d, strict=True)), fmpq(0))
        error = abs(total - integrate_monomial("interval", (power,)))
        assert error == 0 if rule.exact else error < fmpq(1, 10**48)
    residual = moment_residual(rule, min(degree, 4))
    assert residual == 0 if rule.exact else residual < fmpq(1, 10**48)


@pytest.mark.parametrize("cell", TENSOR)
@pytest.mark.parametrize("degree", [0, 1, 2, 5, 8, 20])
@pytest.mark.parametrize("scheme", ["default", "GLL"])
def test_tensor_product_points_are_basixs(cell, degree, scheme):
    if degree == 20 and cell == "hexahedron":
        return
    rule = quadrature(cell, degree, scheme)
    kind = basix.QuadratureType.gll if scheme == "GLL" else basix.QuadratureType.gauss_jacobi
    points, weights = basix.make_quadrature(basix.CellType[cell], max(degree, scheme == "GLL"), rule=kind)
    ours, our_weights = numbers(rule)
    theirs = np.lexsort(np.round(points, 9).T)
    assert np.abs(ours - points[theirs]).max() < 1e-14
    assert np.abs(our_weights - weights[theirs]).max() < 1e-14


@pytest.mark.parametrize("cell", HIGHEST_DEGREE)
@pytest.mark.parametrize("scheme", ["xiao_gimbutas", "gauss_jacobi"])
@pytest.mark.parametrize("degree", [1, 2, 3, 5, 8])
def test_schemes_of_basix_on_simplices_point_by_point(cell, scheme, degree):
    rule = quadrature(cell, degree, scheme)
    points, weights = basix.make_quadrature(basix.CellType[cell], degree, basix.QuadratureType[scheme])
    assert np.abs(np.array([[float(x) for x in point] for point in rule.points]) - points).max() < 1e-15
    assert np.abs(np.array([float(w) for w in rule.weights]) - weights).max() < 1e-15
    assert moment_residual(rule) < fmpq(1, 10**48)


@pytest.mark.parametrize("cell", ["interval", "triangle", "quadrilateral", "tetrahedron", "hexahedron"])
def test_the_rule_of_the_vertices(cell):
    rule = quadrature(cell, 4, "vertex")
    assert set(rule.points) == {tuple(map(fmpq, vertex)) for vertex in reference_cell(cell).vertices}
    assert len(set(rule.weights)) == 1
    assert sum(rule.weights) == reference_cell(cell).volume
    assert rule.degree == 1


def test_given_rules_know_what_they_integrate():
    third = 0.333333333333333333
    rule = given_rule("triangle", [[third, third]], [0.5])
    assert rule.points == ((Fraction(1, 3), Fraction(1, 3)),)
    assert exactness("triangle", rule) == 1
    assert exactness("interval", given_rule("interval", [0, 0.5, 1], [1 / 6, 2 / 3, 1 / 6])) == 3
    assert exactness("interval", given_rule("interval", [0.5], [2.0])) == -1


@pytest.mark.parametrize("cell", HIGHEST_DEGREE)
def test_without_a_polished_rule_the_cube_is_collapsed(cell, monkeypatch):
    module = __import__("femforge.reference.quadrature", fromlist=["polished_rule"])
    monkeypatch.setattr(module, "polished_rule", lambda cell, degree, scheme: None)
    for degree in (2, 3, 6, 9):
        rule = quadrature_function.__wrapped__(cell, degree)
        assert rule.name.startswith("collapsed")
        assert moment_residual(rule) < fmpq(1, 10**48)
        assert all(weight > 0 for weight in rule.weights)


def test_a_rule_that_is_none_is_not_polished(monkeypatch):
    original = basix.make_quadrature
    monkeypatch.setattr(basix, "make_quadrature", lambda cell, degree, rule: original(cell, 3, rule))
    assert polished_rule.__wrapped__("triangle", 8) is None


def test_polishing_mends_a_rule_of_six_digits(monkeypatch):
    original = basix.make_quadrature

    def coarse(cell, degree, rule):
        points, weights = original(cell, degree, rule)
        return np.round(points, 6), np.round(weights, 6)

    monkeypatch.setattr(basix, "make_quadrature", coarse)
    monkeypatch.setattr(polish, "_SAME_POINT", 1e-5)
    monkeypatch.setattr(polish, "_MAX_STEPS", 40)
    points, weights = polished_rule.__wrapped__("triangle", 6)
    expected = quadrature("triangle", 6)
    for point, other in zip(points, expected.points, strict=True):
        assert all(abs(a - b) < fmpq(1, 10**45) for a, b in zip(point, other, strict=True))
    assert all(abs(a - b) < fmpq(1, 10**45) for a, b in zip(weights, expected.weights, strict=True))


@pytest.mark.parametrize("degree", range(2, 31))
def test_triangle_rules_are_symmetric(degree):
    rule = quadrature("triangle", degree)
    grid = 10**45
    points = {
        (round(x * grid), round(y * grid)): w for (x, y), w in zip(rule.points, rule.weights, strict=True)
    }

    def has(x, y, weight):
        at = round(x * grid), round(y * grid)
        near = [(at[0] + i, at[1] + j) for i in (-1, 0, 1) for j in (-1, 0, 1)]
        return any(points.get(key) == weight for key in near)

    for (x, y), weight in zip(rule.points, rule.weights, strict=True):
        assert has(y, x, weight)
        assert has(1 - x - y, x, weight)


@pytest.mark.parametrize("cell", ["quadrilateral", "hexahedron"])
def test_gll_collocation_gives_a_diagonal_mass_matrix(cell):
    element = ScalarElement("Q", cell, 3, "gll")
    rule = quadrature(cell, 5, "GLL")
    table = basis(element).tabulate(rule.points, (0,) * CELL_DIMENSION[cell])
    dofs = [list(row).index(1) for row in table.tolist()]
    assert sorted(dofs) == list(range(basis(element).dimension))
    assert sum(1 for value in table.entries() if value != 0) == len(dofs)


@pytest.mark.parametrize("count", [1, 2, 5, 16, 31])
@pytest.mark.parametrize("alpha", [0, 1, 2])
def test_gauss_jacobi_integrates_with_its_weight(count, alpha):
    points, weights = gauss_jacobi(count, alpha)
    for power in range(2 * count):
        total = sum((w * x**power for x, w in zip(points, weights, strict=True)), fmpq(0))
        assert abs(total - fmpq(1, power + alpha + 1)) < fmpq(1, 10**96)


@pytest.mark.parametrize("count", [2, 3, 5, 16])
def test_gauss_lobatto_integrates(count):
    points, weights = gauss_lobatto(count)
    assert (points[0], points[-1]) == (0, 1)
    for power in range(2 * count - 2):
        total = sum((w * x**power for x, w in zip(points, weights, strict=True)), fmpq(0))
        assert abs(total - fmpq(1, power + 1)) < fmpq(1, 10**96)
    with pytest.raises(ValueError, match="two points"):
        gauss_lobatto(1)


def test_weights_add_up_to_the_volume():
    for cell in CELL_DIMENSION:
        for degree in (0, 1, 4, 7):
            rule = quadrature(cell, degree)
            assert abs(sum(rule.weights, fmpq(0)) - reference_cell(cell).volume) < fmpq(1, 10**48)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("triangle", -1), "out of range"),
        (("triangle", 61), "out of range"),
        (("triangle", 2, "GLL"), "a triangle has no quadrature scheme 'GLL'"),
        (("hexahedron", 2, "xiao_gimbutas"), "a hexahedron has no quadrature scheme"),
        (("tetrahedron", 16, "xiao_gimbutas"), "no rule of Xiao and Gimbutas of degree 16"),
        (("hexahedron", 2, "Simpson"), "scheme 'Simpson' is not known"),
        (("prism", 2), "not known"),
    ],
)
def test_what_does_not_exist_is_refused(arguments, words):
    with pytest.raises(FemforgeError, match=words):
        quadrature(*arguments)


@pytest.mark.parametrize(("cell", "degree"), [("triangle", 7), ("tetrahedron", 4), ("tetrahedron", 9)])
def test_the_rounding_of_the_machine_does_not_come_through(cell, degree, monkeypatch):
    """Libraries for linear algebra round differently on every processor, and generated code must not."""
    expected = _flat(polished_rule.__wrapped__(cell, degree))
    original = np.linalg.pinv
    noise = np.random.default_rng(degree)

    def noisy(matrix):
        inverse = original(matrix)
        return inverse * (1 + noise.uniform(-1e-14, 1e-14, inverse.shape))

    monkeypatch.setattr(np.linalg, "pinv", noisy)
    assert _flat(polished_rule.__wrapped__(cell, degree)) == expected


def _flat(rule):
    points, weights = rule
    return [
        [float(x.p) / float(x.q) for x in [*point, weight]]
        for point, weight in zip(points, weights, strict=True)
    ]


def test_points_on_edges_stay_there():
    """The degree-4 rule of a tetrahedron could be exact with points a little away from the midpoints of edges."""
    points = polished_rule("tetrahedron", 4)[0]
    barycentric = [(1 - sum(point, fmpq(0)), *point) for point in points]
    midpoints = [b for b in barycentric if sorted(b) == [0, 0, fmpq(1, 2), fmpq(1, 2)]]
    assert len(midpoints) == 6


def test_rules_are_found_by_what_they_are():
    rule = quadrature("triangle", 4)
    same = replace(rule, points=tuple(rule.points))
    moved = replace(rule, points=rule.points[1:] + rule.points[:1])
    found = {rule: "found"}
    assert found[same] == "found"
    assert moved not in found
    assert rule.unweighted() not in found
