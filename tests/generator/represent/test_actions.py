"""Element vectors of operators as expressions: what they cost, and the rewriting that makes them cheap."""

from __future__ import annotations

import random
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest
from flint import fmpq
from form_cases import Variant
from ir_oracle import evaluated
from kernel_build import build, call_batch
from kernel_cells import kernel_arrays, random_cells
from operator_problems import parallelepipeds
from random_nodes import EXACT, random_expression

from femforge.form_jobs import prepare
from femforge.ir.evaluation import evaluate
from femforge.ir.integral import Geometry
from femforge.ir.scalar import Graph, count_operations, symbols
from femforge.kernels.operators import OperatorKernels
from femforge.represent.determinants import by_powers
from femforge.represent.transforms import SmallMatrix


def operators(variant: Variant, kind: str = "apply", **parameters: object) -> OperatorKernels:
    (named,) = prepare([replace(variant.job(**parameters), kernels=(kind,))])
    return named.operators


@pytest.mark.parametrize(
    ("variant", "parameters", "representation", "most"),
    [
        (Variant("laplace", "triangle", 1), {}, "tensor", 28),
        (Variant("laplace", "tetrahedron", 1), {}, "tensor", 84),
        (Variant("laplace", "tetrahedron", 2), {}, "tensor", 304),
        (Variant("laplace", "hexahedron", 1, 3), {}, "sum_factorised", 880),
        (Variant("laplace", "hexahedron", 1, 3), {"input": "affine"}, "tensor", 222),
        (Variant("elasticity_lame", "tetrahedron", 1), {}, "tensor", 228),
        (Variant("elasticity_lame", "hexahedron", 1, 3), {}, "sum_factorised", 2180),
        (Variant("elasticity_lame", "hexahedron", 1, 3), {"input": "affine"}, "tensor", 1050),
        (Variant("mass", "hexahedron", 1, 3), {}, "sum_factorised", 412),
    ],
    ids=lambda value: value.label if isinstance(value, Variant) else str(value),
)
def test_operations_of_a_cell(
    variant: Variant, parameters: dict[str, object], representation: str, most: int
) -> None:
    """No more than there were, counted on the expressions and on the statements that are printed."""
    made = operators(variant, scatter="element", **parameters)
    assert made.representations.candidates[representation].flops <= most
    for target in ("cpu", "hip"):
        kernel = made.kernel(target)
        assert kernel.candidate.name == representation
        assert kernel.costs.flops <= most, target


@pytest.mark.parametrize("variant", [
    Variant("elasticity", "tetrahedron", 2),
    Variant("advection_diffusion", "triangle", 2),
    Variant("laplace", "quadrilateral", 2, 5),
    Variant("neo_hookean", "triangle", 1),
], ids=lambda v: v.label)  # fmt: skip
@pytest.mark.parametrize("source", ["vertices", "affine"])
def test_written_out_representations_agree(variant: Variant, source: str) -> None:
    """Every way to write out an action gives the element matrix times the vector, on affine cells."""
    made = operators(variant, input=source)
    integral = made.integral
    cells = random_cells(integral, 3)
    arrays = kernel_arrays(integral, replace(cells, nodes=parallelepipeds(integral, cells.nodes)))
    assert integral.acted_on is not None
    arrays["trial"] = np.random.default_rng(1).uniform(-1, 1, (3, integral.acted_on.layout.dim))
    candidates = [c for c in made.representations.candidates.values() if c.expressions is not None]
    (named,) = [n for n in prepare([variant.job()]) if n.analysed.integral.form == integral.form]
    matrix = evaluated(
        named.analysed.representations.candidates["quadrature"], named.analysed.integral, arrays
    )
    expected = np.einsum("cij,cj->ci", matrix.reshape(3, integral.rows, -1), arrays["trial"])
    assert len(candidates) >= 1
    for candidate in candidates:
        found = evaluated(candidate, integral, arrays)
        assert np.abs(found - expected).max() < 1e-13 * np.abs(matrix).max(), candidate.name


@pytest.mark.parametrize("sign", [1, -1])
@pytest.mark.parametrize("seed", range(40))
def test_carrying_powers_of_the_determinant_changes_no_value(seed: int, sign: int) -> None:
    """Exact, for cells of both orientations."""
    graph, rng = Graph(), random.Random(seed)
    roots = [random_expression(graph, rng, 4) for _ in range(3)]
    J = [[Fraction(2), Fraction(1, 3)], [Fraction(sign, 2), Fraction(3 * sign)]]
    detJ = J[0][0] * J[1][1] - J[0][1] * J[1][0]
    adj = [[J[1][1], -J[0][1]], [-J[1][0], J[0][0]]]
    assert (detJ > 0) == (sign > 0)

    def value(key: object) -> Fraction:
        if not isinstance(key, Geometry):
            return Fraction(7, 5)
        kind, i, j, _ = key
        return {"J": J[i][j], "adj": adj[i][j], "Jinv": adj[i][j] / detJ, "detJ": detJ}[kind]

    moved = by_powers(graph, roots)
    assert evaluate(moved, value, EXACT) == evaluate(roots, value, EXACT)
    inverse = {n.value.kind for n in symbols(moved) if isinstance(n.value, Geometry)}
    assert "Jinv" not in inverse


def test_a_gradient_is_divided_by_the_determinant_once() -> None:
    """adj g / det J times adj / det J times |det J|: one division remains."""
    graph = Graph()
    determinant = graph.symbol(Geometry("detJ"))
    inverse = [[graph.symbol(Geometry("Jinv", i, j)) for j in range(2)] for i in range(2)]
    gradient = [graph.symbol("g0"), graph.symbol("g1")]
    mapped = [graph.sum([(inverse[k][i] * gradient[k], 1) for k in range(2)]) for i in range(2)]
    flux = graph.sum([(inverse[0][i] * mapped[i], 1) for i in range(2)])
    (moved,) = by_powers(graph, [graph.product([flux, graph.call("fabs", determinant)])])
    # 6 products and 3 sums of adj g and adj adj g, an absolute value and a quotient
    assert count_operations([moved]) == 11


@pytest.mark.parametrize("seed", range(60))
def test_small_products_are_products(seed: int) -> None:
    """Exact, for rows of every structure that is used: sums of 0 and 1, equal magnitudes, common factors."""
    rng = random.Random(seed)
    graph = Graph()
    size, rows = rng.randint(1, 4), rng.randint(1, 5)
    matrix = [[fmpq(rng.randint(-3, 3), rng.randint(1, 3)) for _ in range(size)] for _ in range(rows)]
    if seed % 3:
        for row in matrix:
            row[-1] = fmpq(seed % 3 - 1) - sum(row[:-1], fmpq(0))
    factor = rng.choice((1, 3))
    vector = [graph.sum([(graph.symbol(k), factor)]) for k in range(size)]
    values = [Fraction(rng.randint(-9, 9), 7) for _ in range(size)]
    found = evaluate(SmallMatrix(tuple(map(tuple, matrix))).times(graph, vector), values.__getitem__, EXACT)
    exact = [[Fraction(int(v.p), int(v.q)) for v in row] for row in matrix]
    assert found == [
        sum((v * factor * x for v, x in zip(row, values, strict=True)), Fraction(0)) for row in exact
    ]


def test_small_products_of_lagrange_rows_are_cheap() -> None:
    """Interpolation of two values at two points, symmetric, takes a factor that is carried on; as do derivatives."""
    graph = Graph()
    vector = [graph.symbol("a"), graph.symbol("b")]
    symmetric = ((fmpq(3, 4), fmpq(1, 4)), (fmpq(1, 4), fmpq(3, 4)))
    cores = [n.args[0] for n in SmallMatrix(symmetric).times(graph, vector)]
    assert count_operations(cores) == 4
    derivative = ((fmpq(-1), fmpq(1)), (fmpq(-1), fmpq(1)))
    assert count_operations(SmallMatrix(derivative).times(graph, vector)) == 1


AFFINE = [
    {"representation": "tensor"},
    {"representation": "tensor", "mapping": "contraction"},
    {"representation": "quadrature"},
    {"representation": "quadrature", "mapping": "contraction"},
    {"representation": "sum_factorised"},
]


@pytest.mark.parametrize(
    "variant",
    [Variant("laplace", "hexahedron"), Variant("elasticity", "quadrilateral")],
    ids=lambda v: v.label,
)
def test_element_tensors_of_parallelepipeds(variant: Variant, tmp_path: Path) -> None:
    """input = affine against vertices, in every representation and mapping, and in UFCx's face as well."""
    suffix = ["_".join(map(str, values.values())) for values in AFFINE]
    jobs = [variant.job(s, input="affine", **v) for s, v in zip(suffix, AFFINE, strict=True)]
    built = build([*jobs, variant.job()], tmp_path)
    (plain,) = prepare([variant.job()])
    integral = plain.analysed.integral
    cells = random_cells(integral, 9)
    arrays = kernel_arrays(integral, replace(cells, nodes=parallelepipeds(integral, cells.nodes)))
    expected = call_batch(built, plain.name, "cpu", 9, arrays)
    for name, target in built.sources:
        found = call_batch(built, name, target, 9, arrays)
        assert np.abs(found - expected).max() < 1e-13 * np.abs(expected).max(), (name, target)
    affine, general = (built.sources[n, "cpu"].kernel for n in (prepare(jobs[:1])[0].name, plain.name))
    assert affine.costs.flops < general.costs.flops / 2
