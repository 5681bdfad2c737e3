"""Lines of points: polynomials along them, points that are nodes, written lines and loops."""

from __future__ import annotations

import random
from dataclasses import replace
from fractions import Fraction
from typing import get_args

import pytest
from form_cases import Variant

from femforge.form_jobs import prepare
from femforge.ir.element import ScalarElement
from femforge.ir.evaluation import evaluate
from femforge.ir.integral import Dof
from femforge.ir.scalar import Graph, Node
from femforge.reference.quadrature import quadrature
from femforge.represent.directions import points_are_nodes
from femforge.represent.geometry import determinant_and_adjugate
from femforge.represent.line_inputs import LineKind, ranks_of_direction
from femforge.represent.line_polynomials import Polynomial, line_polynomials, value_at
from femforge.represent.line_sums import line_sums

POINTS = 8
Known = dict[Node, Polynomial]


def trilinear(graph: Graph) -> tuple[list[Node], Known]:
    """Fluxes of a Laplacian in entries of a Jacobian that are linear along a line, constant in its own column."""
    J = [[graph.symbol(Dof("J", 3 * i + j)) for j in range(3)] for i in range(3)]
    known = {}
    for i in range(3):
        for j in range(3):
            coefficients = [graph.symbol(Dof(f"c{k}", 3 * i + j)) for k in range(1 if j == 0 else 2)]
            known[J[i][j]] = tuple(coefficients)
    determinant, adjugate = determinant_and_adjugate(graph, J)
    gradient = [graph.symbol(Dof("u", k)) for k in range(3)]
    physical = [graph.sum([(adjugate[k][i] * gradient[k], 1) for k in range(3)]) for i in range(3)]
    scale = graph.quotient(graph.one, graph.call("fabs", determinant))
    fluxes = [
        graph.product([graph.sum([(adjugate[k][i] * physical[i], 1) for i in range(3)]), scale])
        for k in range(3)
    ]
    return fluxes, known


def test_geometry_along_a_line_is_of_low_degree() -> None:
    graph = Graph()
    fluxes, known = trilinear(graph)
    found = line_polynomials(graph, fluxes, known, POINTS)
    # six entries of the adjugate are linear, three and the determinant quadratic
    assert sorted(len(p) for p in found.values()) == [2] * 6 + [3] * 4


def test_values_are_those_of_the_expressions() -> None:
    graph = Graph()
    fluxes, known = trilinear(graph)
    found = line_polynomials(graph, fluxes, known, POINTS)
    rng = random.Random(5)
    values = {n: Fraction(rng.randint(-9, 9), 7) for n in range(100)}
    numbers: dict[object, Fraction] = {}

    def value(key: object) -> Fraction:
        return numbers.setdefault(key, values[len(numbers)])

    for x in (Fraction(0), Fraction(1, 3), Fraction(-2, 5)):
        expected, result = (
            evaluate(at_point(graph, fluxes, polynomials, x), value, {"fabs": abs, "const": Fraction})
            for polynomials in (known, found)
        )
        assert result == expected


def at_point(graph: Graph, fluxes: list[Node], polynomials: Known, x: Fraction) -> list[Node]:
    powers = [graph.const(x**k) for k in range(3)]
    return graph.substitute(
        fluxes, lambda node: value_at(graph, polynomials[node], powers) if node in polynomials else None
    )


@pytest.mark.parametrize("points", [2, 3])
def test_few_points_are_not_worth_coefficients(points: int) -> None:
    graph = Graph()
    fluxes, known = trilinear(graph)
    assert line_polynomials(graph, fluxes, known, points) == known


@pytest.mark.parametrize("degree", [2, 3, 6])
def test_gll_points_are_nodes_and_gauss_points_are_not(degree: int) -> None:
    element = ScalarElement("Q", "hexahedron", degree, "gll")
    for scheme, nodes in (("GLL", True), ("default", False)):
        rule = quadrature("hexahedron", 2 * degree - 1, scheme).rule_1d
        assert rule is not None
        assert points_are_nodes(element, rule[0]) is nodes
    assert sorted(ranks_of_direction(element)) == list(range(degree + 1))


@pytest.mark.parametrize(("number", "share"), [(1, 0.7), (3, 0.8), (5, 0.6)])
def test_written_lines_have_fewer_operations_than_loops(number: int, share: float) -> None:
    job = replace(Variant(f"ceed/bp{number}", "hexahedron", 6).job(), kernels=("apply",))
    (named,) = prepare([job])
    plan = named.operators.representations.candidates["sum_factorised"].looped
    assert plan is not None
    looped, written = (
        sum(part.line.flops for part in line_sums(named.operators.integral, plan.parts, kind))
        for kind in get_args(LineKind)[:2]
    )
    assert written < share * looped
