"""Bernstein coefficients against the basis functions that they are of, and collapsed directions against their rules."""

from __future__ import annotations

import itertools
import math

import pytest
from flint import fmpq

from femforge.ir.element import ScalarElement
from femforge.reference import basis, quadrature
from femforge.reference.bernstein import bernstein_table, bernstein_values, control_points, differences

DIMENSION = {"triangle": 2, "tetrahedron": 3}
POINTS = {
    "triangle": [(fmpq(1, 7), fmpq(2, 5)), (fmpq(1, 2), fmpq(1, 3)), (fmpq(0), fmpq(1, 9))],
    "tetrahedron": [(fmpq(1, 7), fmpq(2, 5), fmpq(1, 8)), (fmpq(1, 4), fmpq(1, 3), fmpq(1, 5))],
}


def bernstein(degree: int, a: tuple[int, ...], point: tuple[fmpq, ...]) -> fmpq:
    """By the definition in barycentric coordinates."""
    first = degree - sum(a)
    value = fmpq(math.factorial(degree)) * (1 - sum(point, fmpq(0))) ** first / math.factorial(first)
    for k, x in zip(a, point, strict=True):
        value *= x**k / fmpq(math.factorial(k))
    return value


ELEMENTS = [
    ScalarElement("P", cell, degree, variant)
    for cell in DIMENSION for degree in (1, 2, 4) for variant in ("equispaced", "gll")
] + [ScalarElement("P", "triangle", 0, discontinuous=True), ScalarElement("bubble", "triangle", 3),
     ScalarElement("bubble", "tetrahedron", 4), ScalarElement("CR", "triangle", 1)]  # fmt: skip


@pytest.mark.parametrize("element", ELEMENTS, ids=lambda e: f"{e.name}-{e.cell}")
def test_coefficients_give_the_basis_functions(element: ScalarElement) -> None:
    degree = basis(element).polynomials.total_degree
    points = control_points(degree, DIMENSION[element.cell])
    for own in POINTS[element.cell]:
        values = [bernstein(degree, a, own) for a in points]
        expected = basis(element).tabulate([own], (0,) * len(own)).table()[0]
        table = bernstein_table(element).table()
        for n, value in enumerate(expected):
            found = sum((table[k][n] * values[k] for k in range(len(points))), fmpq(0))
            assert abs(float(found - value)) < 1e-30


@pytest.mark.parametrize("derivative", [(1, 0, 0), (0, 1, 0), (0, 0, 1), (1, 0, 1), (0, 2, 0)])
def test_differences_are_derivatives(derivative: tuple[int, ...]) -> None:
    element = ScalarElement("P", "tetrahedron", 3)
    lower = 3 - sum(derivative)
    numbers = {a: k for k, a in enumerate(control_points(3, 3))}
    table, scale = bernstein_table(element).table(), math.perm(3, sum(derivative))
    for own in POINTS["tetrahedron"]:
        expected = basis(element).tabulate([own], derivative).table()[0]
        for n, value in enumerate(expected):
            found = fmpq(0)
            for a in control_points(lower, 3):
                for shift, factor in differences(derivative):
                    moved = tuple(x + y for x, y in zip(a, shift[1:], strict=True))
                    found += scale * factor * table[numbers[moved]][n] * bernstein(lower, a, own)
            assert found == value


@pytest.mark.parametrize("cell", DIMENSION)
@pytest.mark.parametrize("degree", [1, 3, 8, 15])
def test_points_are_products_of_collapsed_directions(cell: str, degree: int) -> None:
    rule = quadrature(cell, degree, "gauss_jacobi")
    found = {}
    for numbers in itertools.product(*(range(len(points)) for points, _ in rule.collapsed)):
        left, weight, point = fmpq(1), fmpq(1), []
        for d in reversed(range(len(numbers))):
            s = rule.collapsed[d][0][numbers[d]]
            weight *= rule.collapsed[d][1][numbers[d]]
            point.append(left * s)
            left *= 1 - s
        found[tuple(round(float(x), 12) for x in reversed(point))] = float(weight)
    expected = {
        tuple(round(float(x), 12) for x in point): float(weight)
        for point, weight in zip(rule.points, rule.weights, strict=True)
    }
    assert found.keys() == expected.keys()
    assert all(abs(found[point] - expected[point]) < 1e-15 for point in found)


def test_no_point_is_where_directions_collapse() -> None:
    for cell in DIMENSION:
        for degree in range(20):
            for points, _ in quadrature(cell, degree, "gauss_jacobi").collapsed:
                assert all(0 < s < 1 for s in points)


def test_symmetric_points_have_no_directions() -> None:
    assert not quadrature("tetrahedron", 6).collapsed
    assert not quadrature("triangle", 3, "xiao_gimbutas").collapsed


def test_functions_are_products_in_collapsed_directions() -> None:
    degree, s = 4, (fmpq(2, 7), fmpq(1, 3), fmpq(3, 5))
    point = ((1 - s[2]) * (1 - s[1]) * s[0], (1 - s[2]) * s[1], s[2])
    for a in control_points(degree, 3):
        product = bernstein_values(degree, [s[2]])[0][a[2]]
        product *= bernstein_values(degree - a[2], [s[1]])[0][a[1]]
        product *= bernstein_values(degree - a[2] - a[1], [s[0]])[0][a[0]]
        assert product == bernstein(degree, a, point)


def test_coefficients_on_faces_depend_on_dofs_of_these() -> None:
    element = ScalarElement("P", "tetrahedron", 6, "gll")
    table = bernstein_table(element).table()
    on_axis = [k for k, a in enumerate(control_points(6, 3)) if a[1] == a[2] == 0 and 0 < a[0] < 6]
    assert on_axis
    assert all(sum(value != 0 for value in table[k]) == 7 for k in on_axis)
