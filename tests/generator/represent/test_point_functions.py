"""Point functions in few instructions have the values that they had, on cells of both orientations."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from itertools import pairwise

import pytest
from form_cases import Variant
from random_nodes import EXACT, random_expression

from femforge.form_jobs import prepare
from femforge.ir.evaluation import evaluate
from femforge.ir.integral import Geometry, Integral
from femforge.ir.scalar import Graph, Node, count_operations, postorder
from femforge.represent.point_functions import cheapest_point_functions, instructions
from femforge.represent.quadrature import quadrature_representation
from femforge.represent.shared_products import with_shared_products

FLOATS = {
    "fabs": abs, "copysign": math.copysign, "sqrt": math.sqrt, "log": math.log, "exp": math.exp, "pow": math.pow,
    "fmin": min, "fmax": max, "tanh": math.tanh, "where": lambda truth, yes, no: yes if truth else no,
}  # fmt: skip
FORMS = [
    Variant("elasticity_lame", "hexahedron", 1),
    Variant("elasticity", "tetrahedron", 2),
    Variant("advection_diffusion", "hexahedron", 1),
    Variant("p_laplace", "hexahedron", 1),
    Variant("neo_hookean", "hexahedron", 1),
    Variant("neo_hookean", "triangle", 2),
    Variant("stokes", "quadrilateral", 2),
    Variant("curved_laplace", "triangle", 1),
    Variant("facets/interior_penalty", "hexahedron", 1),
    Variant("facets/elasticity_interior_penalty", "triangle", 1),
    Variant("facets/upwind", "quadrilateral", 1),
]


def actions(variant: Variant) -> list[Integral]:
    """Of all bilinear forms of a file."""
    return [named.operators.integral for named in prepare([replace(variant.job(), kernels=("apply",))])]


def values_of(dim: int, seed: int, mirrored: bool) -> Callable[[object], float]:
    """Values of symbols: of slots and constants random ones, of the geometry those of random Jacobians."""
    rng = random.Random(seed)
    jacobians = [
        [[rng.uniform(-0.3, 0.3) + (1.0 if i == j else 0.0) for j in range(dim)] for i in range(dim)]
        for _ in range(2)
    ]
    if mirrored:
        jacobians = [[[-x for x in row] if k == 0 else row for k, row in enumerate(J)] for J in jacobians]
    known: dict[object, float] = {}

    def value(key: object) -> float:
        if not isinstance(key, Geometry):
            return known.setdefault(key, rng.uniform(0.05, 0.2))
        J = jacobians[key.member]
        determinant, adjugate = determinant_and_adjugate(J)
        entry = {"J": J, "adj": adjugate}.get(key.kind)
        if key.kind == "Jinv":
            return adjugate[key.row][key.column] / determinant
        return determinant if entry is None else entry[key.row][key.column]

    return value


def determinant_and_adjugate(J: list[list[float]]) -> tuple[float, list[list[float]]]:
    """By Cramer's rule, of 2 or 3 dimensions."""
    if len(J) == 2:
        (a, b), (c, d) = J
        return a * d - b * c, [[d, -b], [-c, a]]

    def cofactor(i: int, j: int) -> float:
        (a, b), (c, d) = [[J[p][q] for q in range(3) if q != j] for p in range(3) if p != i]
        return (1.0 if (i + j) % 2 == 0 else -1.0) * (a * d - b * c)

    adjugate = [[cofactor(j, i) for j in range(3)] for i in range(3)]
    return sum(J[0][k] * adjugate[k][0] for k in range(3)), adjugate


@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("variant", FORMS, ids=lambda v: v.label)
def test_the_cheapest_point_functions_have_the_values_of_the_form(variant: Variant, mirrored: bool) -> None:
    for integral, part, own in (
        (one, *parts)
        for one in actions(variant)
        for parts in zip(quadrature_representation(one).parts, one.parts, strict=True)
    ):
        found = cheapest_point_functions(integral, own.terms, part.terms, len(part.rule.weights))
        assert list(found) == list(own.terms)
        for seed in range(3):
            value = values_of(integral.gdim, seed, mirrored)
            expected = evaluate(list(own.terms.values()), value, FLOATS)
            values = evaluate(list(found.values()), value, FLOATS)
            scale = max(map(abs, expected))
            assert values == pytest.approx(expected, rel=0, abs=1e-13 * scale)
        before, after = (instructions(integral, list(t.values()), 1) for t in (part.terms, found))
        assert after <= before


@pytest.mark.parametrize(
    ("variant", "most"),
    [
        # adj 18, det 3, 1 / det 4, strains 30, trace and lambda 5, mu over det 1, stress 10, what it is tested by 27
        (Variant("elasticity_lame", "hexahedron", 1), 98),
        # adj 18, det 3, 1 / det 4, gradient 9, nu over det 1 and times it 3, b . grad u and its sign 4, tested 9
        (Variant("advection_diffusion", "hexahedron", 1), 51),
    ],
    ids=lambda value: value.label if isinstance(value, Variant) else str(value),
)
def test_a_stress_is_computed_once(variant: Variant, most: int) -> None:
    """As many instructions at a point as counted by hand."""
    (integral,) = actions(variant)
    (part,), (own,) = quadrature_representation(integral).parts, integral.parts
    found = cheapest_point_functions(integral, own.terms, part.terms, len(part.rule.weights))
    assert instructions(integral, list(found.values()), 1) <= most


@pytest.mark.parametrize("seed", range(40))
def test_sharing_products_changes_no_value(seed: int) -> None:
    graph, rng = Graph(), random.Random(seed)
    symbols = [graph.symbol(k) for k in range(5)]
    roots: list[Node] = [graph.product(rng.choices(symbols, k=rng.randint(2, 6))) for _ in range(8)]
    roots += [graph.sum([(a * b, 1) for a, b in pairwise(roots)])]
    roots += [random_expression(graph, rng, 3)]
    shared = with_shared_products(graph, roots)
    value: Callable[[object], Fraction] = lambda key: Fraction(hash(str(key)) % 7 + 2, 5)  # noqa: E731
    assert evaluate(shared, value, EXACT) == evaluate(roots, value, EXACT)
    assert count_operations(shared) <= count_operations(roots)


def test_a_pair_of_factors_is_multiplied_once() -> None:
    graph = Graph()
    p, q, r, s, t = (graph.symbol(name) for name in "pqrst")
    roots = [p * q * s, p * r * s, p * s * t, graph.product([s, s, p])]
    shared = with_shared_products(graph, roots)
    assert count_operations(roots) == 8
    assert count_operations(shared) == 5
    held = [node for node in postorder(shared) if node.kind == "hold"]
    assert [node.args for node in held] == [(p * s,)]


def test_what_shares_nothing_stays_as_it_is() -> None:
    graph = Graph()
    p, q, r, s = (graph.symbol(name) for name in "pqrs")
    roots = [p * q, r * s, p * r + q * s]
    assert with_shared_products(graph, roots) == roots
