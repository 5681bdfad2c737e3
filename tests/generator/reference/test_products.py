"""Integrals of products of basis functions: numbers against Basix, identities exactly over QQ."""

import dataclasses
import itertools
import math

import basix
import numpy as np
import pytest
import sympy
from flint import fmpq

from femforge.errors import FemforgeError
from femforge.ir.element import CELL_DIMENSION, SIMPLICES, ScalarElement
from femforge.reference import basis, integrate_monomial, product_integrals, reference_cell
from femforge.reference.polynomials import Polynomials

VARIANTS = {"equispaced": basix.LagrangeVariant.equispaced, "gll": basix.LagrangeVariant.gll_warped}


def lagrange(cell, degree, variant="equispaced"):
    return ScalarElement("P" if cell in SIMPLICES else "Q", cell, degree, variant)


def unit(cell, axis=None):
    """No derivative, or the first along an axis."""
    return tuple(int(i == axis) for i in range(CELL_DIMENSION[cell]))


def factor(element, axis=None):
    return basis(element), unit(element.cell, axis)


def basix_element(element):
    if element.family in ("P", "Q"):
        return basix.create_element(
            basix.ElementFamily.P,
            basix.CellType[element.cell],
            element.degree,
            VARIANTS[element.variant],
            discontinuous=element.degree == 0,
        )
    return basix.create_element(
        basix.ElementFamily[element.family], basix.CellType[element.cell], element.degree
    )


def by_quadrature(cell, factors):
    """The table from Basix's elements and quadrature."""
    degree = sum(whole.derivative_degree for whole, _ in factors)
    points, weights = basix.make_quadrature(
        basix.CellType[cell], degree, rule=basix.QuadratureType.gauss_jacobi
    )
    result = weights
    for whole, orders in factors:
        table = basix_element(whole.element).tabulate(sum(orders), points)[basix.index(*orders), :, :, 0]
        result = np.einsum("q...,qi->q...i", result, table)
    return result.sum(axis=0)


def cases():
    for cell in CELL_DIMENSION:
        last = CELL_DIMENSION[cell] - 1
        highest = 3 if cell == "hexahedron" else 5
        for variant, degree in itertools.product(VARIANTS, (1, 2, highest)):
            element = lagrange(cell, degree, variant)
            yield cell, (factor(element),)
            yield cell, (factor(element), factor(element))
            yield cell, (factor(element, 0), factor(element, last))
            yield cell, (factor(element, last), factor(lagrange(cell, 1)))
        p2, p1, p0 = (factor(lagrange(cell, degree)) for degree in (2, 1, 0))
        gll = lagrange(cell, 3, "gll")
        yield cell, (factor(lagrange(cell, 2), 0), factor(lagrange(cell, 2), last), p1)
        yield cell, (factor(gll, last), factor(lagrange(cell, 1), 0), p0)
        yield cell, (p1, p2, p0, p1)
        lowest = {"interval": 2, "triangle": 3, "tetrahedron": 4}.get(cell, 2)
        yield cell, (factor(ScalarElement("bubble", cell, lowest), 0), p2)
    for cell in ("triangle", "tetrahedron"):
        cr = ScalarElement("CR", cell, 1)
        yield cell, (factor(cr, 0), factor(cr, 1))
    yield "tetrahedron", (factor(lagrange("tetrahedron", 8), 0), factor(lagrange("tetrahedron", 8), 2))
    yield "triangle", (factor(lagrange("triangle", 8, "gll"), 1), factor(lagrange("triangle", 8, "gll"), 0))
    yield (
        "quadrilateral",
        (factor(lagrange("quadrilateral", 8, "gll"), 1), factor(lagrange("quadrilateral", 8))),
    )


def describe(case):
    cell, factors = case
    return f"{cell}-" + "*".join(f"{w.element.name}{''.join(map(str, o))}" for w, o in factors)


@pytest.mark.parametrize("case", list(cases()), ids=describe)
def test_table_agrees_with_basix_quadrature(case):
    cell, factors = case
    table = product_integrals(cell, factors)
    expected = by_quadrature(cell, factors)
    assert table.shape == expected.shape == tuple(whole.dimension for whole, _ in factors)
    assert len(table.values) == math.prod(table.shape)
    assert table.exact == all(whole.exact for whole, _ in factors)
    assert np.abs(table.to_float64() - expected).max() <= 1e-13 * np.abs(expected).max()


def test_p1_tables_are_the_textbook_ones():
    triangle = factor(lagrange("triangle", 1))
    mass = product_integrals("triangle", (triangle, triangle))
    assert mass.values == tuple(fmpq(2 if i == j else 1, 24) for i in range(3) for j in range(3))
    x = factor(lagrange("tetrahedron", 1), 0)
    stiffness = product_integrals("tetrahedron", (x, x))
    slope = (-1, 1, 0, 0)
    assert stiffness.values == tuple(fmpq(a * b, 6) for a in slope for b in slope)


def test_cubic_product_is_sympys():
    """Three quadratic functions on the triangle, one of them differentiated."""
    p2 = lagrange("triangle", 2)
    table = product_integrals("triangle", (factor(p2, 1), factor(p2), factor(p2)))
    x, y = sympy.symbols("x y")
    whole = basis(p2)
    functions = [
        sum(sympy.Rational(str(c)) * x**a * y**b for (a, b), c in zip(whole.monomials, row, strict=True))
        for row in whole.coefficients.tolist()
    ]
    for i, j, k in [(0, 0, 0), (1, 3, 5), (4, 2, 0), (3, 4, 5), (5, 1, 2)]:
        integrand = sympy.expand(sympy.diff(functions[i], y) * functions[j] * functions[k])
        expected = sympy.integrate(sympy.integrate(integrand, (x, 0, 1 - y)), (y, 0, 1))
        assert table[i, j, k] == fmpq(str(expected))


EXACT = [lagrange(cell, degree) for cell in CELL_DIMENSION for degree in (1, 2, 3)]
EXACT += [lagrange("tetrahedron", 8), lagrange("triangle", 8), lagrange("interval", 8)]


@pytest.mark.parametrize("element", EXACT, ids=lambda e: f"{e.name}-{e.cell}")
def test_identities_hold_over_QQ(element):
    cell = element.cell
    size = basis(element).dimension
    mass = product_integrals(cell, (factor(element), factor(element)))
    assert sum(mass.values, fmpq(0)) == reference_cell(cell).volume
    for a, b in itertools.product(range(CELL_DIMENSION[cell]), repeat=2):
        table = product_integrals(cell, (factor(element, a), factor(element, b)))
        transposed = product_integrals(cell, (factor(element, b), factor(element, a)))
        for i in range(size):
            assert sum((table[i, j] for j in range(size)), fmpq(0)) == 0
            assert sum((table[j, i] for j in range(size)), fmpq(0)) == 0
            assert all(table[i, j] == transposed[j, i] for j in range(size))


@pytest.mark.parametrize("cell", CELL_DIMENSION)
def test_summing_out_a_coefficient_leaves_the_table_without_it(cell):
    test, trial = factor(lagrange(cell, 2), 0), factor(lagrange(cell, 1))
    coefficient = factor(lagrange(cell, 2))
    whole = product_integrals(cell, (test, trial, coefficient))
    rows, columns, size = whole.shape
    without = product_integrals(cell, (test, trial))
    for i, j in itertools.product(range(rows), range(columns)):
        assert sum((whole[i, j, k] for k in range(size)), fmpq(0)) == without[i, j]


@pytest.mark.parametrize("place", range(3))
def test_the_largest_factor_is_not_multiplied_out(place, monkeypatch):
    """Weighted operators of high degree take seconds then, not minutes."""
    rows = []
    times = Polynomials.times

    def noted(one, other):
        rows.append(one.dimension * other.dimension)
        return times(one, other)

    monkeypatch.setattr(Polynomials, "times", noted)
    factors = [factor(lagrange("tetrahedron", 1)), factor(lagrange("tetrahedron", 2), 1)]
    factors.insert(place, factor(lagrange("tetrahedron", 5), 2))
    table = product_integrals("tetrahedron", factors)
    assert rows == [4 * 10]
    assert table.shape == tuple(whole.dimension for whole, _ in factors)
    assert np.abs(table.to_float64() - by_quadrature("tetrahedron", factors)).max() <= 1e-13


@pytest.mark.parametrize("cell", ["quadrilateral", "hexahedron"])
@pytest.mark.parametrize("variant", ["equispaced", "gll"])
def test_directions_and_polynomials_give_the_same_table(cell, variant):
    def expanded(pair):
        whole, orders = pair
        return dataclasses.replace(whole, factor=None, own_polynomials=whole.polynomials), orders

    q3, q1 = lagrange(cell, 3 if cell == "quadrilateral" else 2, variant), lagrange(cell, 1)
    for factors in (
        (factor(q3, 0), factor(q3, 1)),
        (factor(q1), factor(q3, 1)),
        (factor(q1, 0), factor(q1), factor(q1)),
    ):
        quick = product_integrals(cell, factors)
        slow = product_integrals(cell, [expanded(pair) for pair in factors])
        assert quick.shape == slow.shape
        if quick.exact:
            assert quick.values == slow.values
        else:
            assert max(abs(a - b) for a, b in zip(quick.values, slow.values, strict=True)) < fmpq(1, 10**45)


def test_no_factor_is_the_volume_and_one_is_the_load_vector():
    for cell in CELL_DIMENSION:
        volume = product_integrals(cell, ())
        assert volume.shape == ()
        assert volume.values == (reference_cell(cell).volume,)
        loads = product_integrals(cell, [factor(lagrange(cell, 0))])
        assert loads.values == (reference_cell(cell).volume,)


def renumbered(element, permutation):
    """Where each dof goes when the vertices of the simplex are permuted."""
    points = basis(element).points
    barycentric = [(1 - sum(point, fmpq(0)), *point) for point in points]

    def nearest(target):
        return min(
            range(len(points)),
            key=lambda dof: max(abs(a - b) for a, b in zip(barycentric[dof], target, strict=True)),
        )

    return [nearest([lam[p] for p in permutation]) for lam in barycentric]


@pytest.mark.parametrize(
    "element",
    [lagrange("interval", 7, "gll"), lagrange("triangle", 5, "gll"), lagrange("tetrahedron", 4, "gll")],
    ids=lambda e: e.cell,
)
def test_rounded_tables_keep_equalities_exactly(element):
    """Mass matrices of GLL elements are the same from every vertex."""
    cell = element.cell
    mass = product_integrals(cell, (factor(element), factor(element)))
    assert not mass.exact
    size = mass.shape[0]
    for permutation in itertools.permutations(range(CELL_DIMENSION[cell] + 1)):
        to = renumbered(element, permutation)
        assert sorted(to) == list(range(size))
        assert all(mass[to[i], to[j]] == mass[i, j] for i in range(size) for j in range(size))


@pytest.mark.parametrize("cell", CELL_DIMENSION)
def test_rounded_tables_have_exact_zeros_where_integrals_vanish(cell):
    """Only an odd function about the middle of the first axis vanishes against an even one."""
    q = basis(lagrange(cell, 4, "gll"))
    if cell in ("triangle", "tetrahedron"):
        return
    table = product_integrals(cell, [(q, unit(cell, 0)), (q, unit(cell))])
    middle = [dof for dof, point in enumerate(q.points) if point[0] == fmpq(1, 2)]
    assert all(table[dof, dof] == 0 for dof in middle)
    assert all(abs(value) > fmpq(1, 10**30) for value in table.values if value != 0)


def test_rounded_rows_still_add_up():
    for element in (lagrange("tetrahedron", 8, "gll"), lagrange("hexahedron", 4, "gll")):
        table = product_integrals(element.cell, (factor(element, 0), factor(element, 1)))
        size = table.shape[1]
        largest = max(map(abs, table.values))
        for i in range(size):
            assert abs(sum(table.values[i * size : (i + 1) * size], fmpq(0))) < largest / fmpq(10**45)


def test_misfits_are_refused():
    whole = basis(lagrange("triangle", 1))
    with pytest.raises(FemforgeError, match="does not fit"):
        product_integrals("tetrahedron", [(whole, (0, 0))])
    with pytest.raises(FemforgeError, match="does not fit"):
        product_integrals("triangle", [(whole, (0,))])
    with pytest.raises(FemforgeError, match="does not fit"):
        product_integrals("triangle", [(whole, (0, -1))])
    with pytest.raises(FemforgeError, match="not known"):
        product_integrals("prism", [])
    with pytest.raises(FemforgeError, match="exponents"):
        integrate_monomial("triangle", (1,))
    with pytest.raises(IndexError):
        product_integrals("triangle", [(whole, (0, 0))])[3,]
