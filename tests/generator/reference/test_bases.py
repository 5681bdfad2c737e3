"""Exact bases against Basix (numbers) and symfem (polynomials over QQ)."""

import functools
import itertools
from fractions import Fraction

import basix
import basix.ufl
import numpy as np
import pytest
import symfem
import sympy
from flint import fmpq

from femforge.errors import FemforgeError
from femforge.ir.element import CELL_DIMENSION, HIGHEST_BUBBLE, HIGHEST_DEGREE, SIMPLICES, ScalarElement
from femforge.reference import basis, dimension, lexicographic_order, reference_cell, to_float64
from femforge.reference.bases import Basis

pytestmark = pytest.mark.slow

TOLERANCE = 1e-13
VARIANTS = {"equispaced": basix.LagrangeVariant.equispaced, "gll": basix.LagrangeVariant.gll_warped}
LOWEST_BUBBLE = {"interval": 2, "triangle": 3, "tetrahedron": 4, "quadrilateral": 2, "hexahedron": 2}


def lagrange(cell, degree, variant="equispaced", discontinuous=False):
    family = "P" if cell in SIMPLICES else "Q"
    return ScalarElement(family, cell, degree, variant, discontinuous)


LAGRANGE = [
    lagrange(cell, degree, variant)
    for cell in CELL_DIMENSION
    for degree in range(1, 9)
    for variant in VARIANTS
]
#: Higher ones, at the nodes that Basix computes accurately.
HIGH = [
    lagrange(cell, degree, "gll")
    for cell, degree in [
        ("interval", 11),
        ("interval", 16),
        ("quadrilateral", 16),
        ("hexahedron", 9),
        ("hexahedron", 12),
    ]
]
DISCONTINUOUS = [
    lagrange(cell, degree, variant, discontinuous=True)
    for cell in CELL_DIMENSION
    for degree in (0, 1, 3)
    for variant in VARIANTS
]
SPECIAL = [
    *(
        ScalarElement("CR", cell, 1, discontinuous=d)
        for cell in ("triangle", "tetrahedron")
        for d in (False, True)
    ),
    *(
        ScalarElement("bubble", cell, degree)
        for cell, lowest in LOWEST_BUBBLE.items()
        for degree in range(lowest, HIGHEST_BUBBLE + 1)
    ),
]


def joined(variant, *parts, discontinuous=False):
    degree = max(part.degree for part in parts)
    return ScalarElement("enriched", parts[0].cell, degree, variant, discontinuous, parts)


def bubble(cell, degree):
    return ScalarElement("bubble", cell, degree)


ENRICHED = [
    (lagrange("triangle", 1), bubble("triangle", 3)),
    (bubble("triangle", 3), lagrange("triangle", 1)),
    (lagrange("triangle", 2), bubble("triangle", 3)),
    (lagrange("triangle", 2), bubble("triangle", 4)),
    (lagrange("tetrahedron", 1), bubble("tetrahedron", 4)),
    (lagrange("tetrahedron", 2), bubble("tetrahedron", 4)),
    (ScalarElement("CR", "triangle", 1), bubble("triangle", 3)),
    (lagrange("interval", 1), bubble("interval", 2)),
    (lagrange("quadrilateral", 1), bubble("quadrilateral", 2)),
    (lagrange("hexahedron", 1), bubble("hexahedron", 2)),
    (lagrange("triangle", 2, discontinuous=True), bubble("triangle", 3)),
]
ELEMENTS = LAGRANGE + DISCONTINUOUS + SPECIAL


def describe(element):
    return f"{element.name}-{element.variant}-{element.cell}"


@functools.cache
def basix_element(element):
    cell = basix.CellType[element.cell]
    if element.family in ("P", "Q"):
        return basix.create_element(
            basix.ElementFamily.P,
            cell,
            element.degree,
            VARIANTS[element.variant],
            discontinuous=element.discontinuous,
        )
    if element.family == "enriched":
        parts = [basix.ufl._BasixElement(basix_element(part)) for part in element.parts]
        return basix.ufl.enriched_element(parts)._element
    return basix.create_element(
        basix.ElementFamily[element.family], cell, element.degree, discontinuous=element.discontinuous
    )


def basix_table(element, numbers, orders):
    """Basix's values of a derivative, [point, basis function]."""
    if element.family == "bubble" and element.cell == "hexahedron" and element.degree > 6:
        # Basix's own table is off by up to 2e-13 here; the products of its interval bubbles are not.
        factor = basix_element(ScalarElement("bubble", "interval", element.degree))
        table = np.ones((len(numbers), 1))
        for axis, order in enumerate(orders):
            values = factor.tabulate(order, numbers[:, [axis]])[order, :, :, 0]
            table = (values[:, :, None] * table[:, None, :]).reshape(len(numbers), -1)
        return table
    return basix_element(element).tabulate(sum(orders), numbers)[basix.index(*orders), :, :, 0]


def random_points(cell, count=3, seed=7):
    """Points inside of the cell with small denominators, exact and as float64."""
    rng = np.random.default_rng(seed)
    size = CELL_DIMENSION[cell]
    numerators = rng.integers(1, 1000, size=(count, size + 1)).tolist()
    if cell in SIMPLICES:
        exact = [tuple(fmpq(n, sum(row)) for n in row[:size]) for row in numerators]
    else:
        exact = [tuple(fmpq(n, 1000) for n in row[:size]) for row in numerators]
    return exact, to_float64([x for point in exact for x in point], (count, size))


def derivatives(size, highest=2):
    return [orders for orders in itertools.product(range(highest + 1), repeat=size) if sum(orders) <= highest]


def assert_close(actual, expected):
    assert actual.shape == expected.shape
    scale = np.abs(expected).max() or 1.0
    assert np.abs(actual - expected).max() <= TOLERANCE * scale


@pytest.mark.parametrize("element", ELEMENTS + HIGH, ids=describe)
def test_element_agrees_with_basix(element):
    ours, theirs = basis(element), basix_element(element)
    assert dimension(element) == theirs.dim
    assert [[list(dofs) for dofs in entities] for entities in ours.entity_dofs] == theirs.entity_dofs
    points = to_float64([x for point in ours.points for x in point], theirs.points.shape)
    assert np.abs(points - theirs.points).max() < 1e-14
    exact, numbers = random_points(element.cell)
    for orders in derivatives(len(exact[0])):
        assert_close(to_float64(ours.tabulate(exact, orders)), basix_table(element, numbers, orders))


@pytest.mark.parametrize("parts", ENRICHED, ids=lambda parts: "+".join(map(describe, parts)))
def test_nodal_enriched_agrees_with_basix(parts):
    element = joined("nodal", *parts)
    ours, theirs = basis(element), basix_element(element)
    assert [[list(dofs) for dofs in entities] for entities in ours.entity_dofs] == theirs.entity_dofs
    exact, numbers = random_points(element.cell)
    for orders in derivatives(len(exact[0])):
        assert_close(to_float64(ours.tabulate(exact, orders)), basix_table(element, numbers, orders))


@pytest.mark.parametrize("parts", ENRICHED, ids=lambda parts: "+".join(map(describe, parts)))
def test_hierarchical_enriched_is_the_concatenation(parts):
    element = joined("hierarchical", *parts)
    exact, numbers = random_points(element.cell)
    for orders in derivatives(len(exact[0])):
        tables = [basix_table(part, numbers, orders) for part in parts]
        assert_close(to_float64(basis(element).tabulate(exact, orders)), np.hstack(tables))
    dofs = [dof for entities in basis(element).entity_dofs for entity in entities for dof in entity]
    assert sorted(dofs) == list(range(dimension(element)))


@pytest.mark.parametrize("variant", ["hierarchical", "nodal"])
@pytest.mark.parametrize("parts", ENRICHED, ids=lambda parts: "+".join(map(describe, parts)))
def test_lexicographic_order_of_enriched_goes_part_by_part(parts, variant):
    element = joined(variant, *parts)
    order = lexicographic_order(element)
    assert sorted(order) == list(range(dimension(element)))
    sorted_points = [point for _, point in sorted(zip(order, basis(element).points, strict=True))]
    expected = []
    for part in parts:
        expected += sorted(basis(part).points, key=lambda point: point[::-1])
    assert sorted_points == expected


ON_LINES = [e for e in ELEMENTS if e.variant == "equispaced" or e.family == "Q" or e.cell == "interval"]


@pytest.mark.parametrize("element", ON_LINES, ids=describe)
def test_lexicographic_basis_is_basixs_with_points_sorted_x_fastest(element):
    points = np.round(basix_element(element).points, 9)
    ordered = np.lexsort(points.T)  # the last key, z, is the slowest
    order = lexicographic_order(element)
    assert [order[dof] for dof in ordered] == list(range(len(ordered)))
    exact, numbers = random_points(element.cell, 1)
    first = (1,) + (0,) * (len(exact[0]) - 1)
    values = to_float64(basis(element).tabulate(exact, first))
    lexicographic = np.empty_like(values)
    lexicographic[:, list(order)] = values
    assert_close(lexicographic, basix_table(element, numbers, first)[:, ordered])


@pytest.mark.parametrize("cell", ["triangle", "tetrahedron"])
@pytest.mark.parametrize("degree", range(3, HIGHEST_DEGREE["triangle"] + 1))
def test_warped_points_are_ordered_as_equispaced_ones(cell, degree):
    element, twin = lagrange(cell, degree, "gll"), lagrange(cell, degree)
    assert lexicographic_order(element) == lexicographic_order(twin)
    ordered = np.lexsort(np.round(basix_element(twin).points, 9).T)
    lattice = np.round(basix_element(twin).points[ordered] * degree).astype(int)
    warped = basix_element(element).points[ordered]
    # Along each lattice line x-wards x grows, so the twins are ordered alike.
    same_line = (lattice[1:, 1:] == lattice[:-1, 1:]).all(axis=1)
    assert (np.diff(warped[:, 0])[same_line] > 0).all()
    assert same_line.sum() == len(lattice) - len(np.unique(lattice[:, 1:], axis=0))


EXACT = [e for e in ELEMENTS if (e.variant == "equispaced" or e.degree <= 2) and e.degree <= 6]
EXACT += [joined("nodal", *parts) for parts in ENRICHED]


@pytest.mark.parametrize("element", EXACT, ids=describe)
def test_exact_basis_is_dual_to_its_points(element):
    whole = basis(element)
    assert whole.exact
    zero = (0,) * CELL_DIMENSION[element.cell]
    table = whole.tabulate(whole.points, zero)
    identity = [[fmpq(i == j) for j in range(whole.dimension)] for i in range(whole.dimension)]
    assert table.tolist() == identity


@pytest.mark.parametrize("element", [e for e in LAGRANGE + DISCONTINUOUS if e.degree <= 6], ids=describe)
def test_partition_of_unity(element):
    whole = basis(element)
    exact, _ = random_points(element.cell)
    for orders in derivatives(len(exact[0]), 1):
        for row in whole.tabulate(exact, orders).tolist():
            total = sum(row, fmpq(0)) - (sum(orders) == 0)
            if whole.exact:
                assert total == 0
            else:
                assert abs(total) < fmpq(1, 10**40) * max(map(abs, row))


@pytest.mark.parametrize("cell", CELL_DIMENSION)
@pytest.mark.parametrize("degree", [3, 5, 8])
def test_gll_basis_is_known_to_more_than_40_digits(cell, degree):
    if cell == "hexahedron" and degree == 8:
        return  # its factor is the interval's
    whole = basis(lagrange(cell, degree, "gll"))
    assert not whole.exact
    table = whole.tabulate(whole.points, (0,) * CELL_DIMENSION[cell])
    assert table.tolist() == [[fmpq(i == j) for j in range(whole.dimension)] for i in range(whole.dimension)]


@pytest.mark.parametrize("cell", ["quadrilateral", "hexahedron"])
@pytest.mark.parametrize("variant", ["equispaced", "gll"])
def test_factors_and_polynomials_agree(cell, variant):
    for element in (lagrange(cell, 3, variant), bubble(cell, 4)):
        whole = basis(element)
        assert whole.factor is not None
        exact, _ = random_points(cell)
        for orders in derivatives(CELL_DIMENSION[cell], 1):
            values = whole.derivative(orders).values(exact)
            factored = whole.tabulate(exact, orders)
            if whole.exact:
                assert values == factored
            else:
                assert_close(to_float64(factored), to_float64(values))
        interval = basis(whole.factor)
        for point, numbers in zip(whole.points, whole.factor_index, strict=True):
            assert point == tuple(interval.points[number][0] for number in numbers)


SYMFEM_NAMES = {"P": "Lagrange", "Q": "Q", "CR": "Crouzeix-Raviart", "bubble": "bubble"}
SYMFEM = [
    *(
        lagrange(cell, degree)
        for cell in CELL_DIMENSION
        for degree in (1, 2, 3)
        if (cell, degree) != ("hexahedron", 3)
    ),
    ScalarElement("CR", "triangle", 1),
    ScalarElement("CR", "tetrahedron", 1),
]


@pytest.mark.parametrize("element", SYMFEM, ids=describe)
def test_element_is_symfems_polynomial_by_polynomial(element):
    theirs = symfem.create_element(element.cell, SYMFEM_NAMES[element.family], element.degree)
    variables = sympy.symbols("x y z")[: CELL_DIMENSION[element.cell]]
    by_point = {}
    for dof, function in zip(theirs.dofs, theirs.get_basis_functions(), strict=True):
        polynomial = sympy.Poly(sympy.expand(function.as_sympy()), *variables)
        by_point[tuple(map(Fraction, map(str, dof.dof_point())))] = {
            monomial: Fraction(str(coefficient))
            for monomial, coefficient in polynomial.terms()
            if coefficient
        }
    ours = basis(element)
    for point, row in zip(ours.points, ours.coefficients.tolist(), strict=True):
        polynomial = {
            monomial: Fraction(int(value.p), int(value.q))
            for monomial, value in zip(ours.monomials, row, strict=True)
            if value != 0
        }
        assert polynomial == by_point[tuple(Fraction(int(x.p), int(x.q)) for x in point)]


@pytest.mark.parametrize(
    ("element", "highest"),
    [
        (lagrange("tetrahedron", 3), 3),
        (lagrange("quadrilateral", 2), 4),
        (lagrange("hexahedron", 3, "gll"), 9),
        (lagrange("triangle", 0), 0),
        (bubble("triangle", 4), 4),
        (bubble("quadrilateral", 2), 4),
        (joined("nodal", lagrange("triangle", 1), bubble("triangle", 3)), 3),
    ],
)
def test_derivative_degree_is_the_last_that_does_not_vanish(element, highest):
    whole: Basis = basis(element)
    assert whole.derivative_degree == highest
    exact, _ = random_points(element.cell, 1)
    size = CELL_DIMENSION[element.cell]

    def vanishes(total):
        every = (o for o in itertools.product(range(total + 1), repeat=size) if sum(o) == total)
        return all(value == 0 for orders in every for value in whole.tabulate(exact, orders).entries())

    assert not vanishes(highest)
    assert vanishes(highest + 1)


@pytest.mark.parametrize(
    ("element", "words"),
    [
        (ScalarElement("RT", "triangle", 1), "unknown family"),
        (ScalarElement("P", "prism", 1), "not known"),
        (ScalarElement("P", "triangle", 9), "degree 0 to 8"),
        (ScalarElement("P", "triangle", -1), "degree 0 to 8"),
        (ScalarElement("P", "quadrilateral", 1), "not defined"),
        (ScalarElement("Q", "triangle", 1), "not defined"),
        (ScalarElement("P", "triangle", 3, "chebyshev"), "unknown variant"),
        (ScalarElement("CR", "triangle", 2), "not defined"),
        (ScalarElement("CR", "interval", 1), "not defined"),
        (ScalarElement("bubble", "triangle", 2), "degree 3 to 8"),
        (ScalarElement("enriched", "triangle", 1), "parts"),
        (joined("nodal", lagrange("triangle", 1), bubble("tetrahedron", 4)), "different cells"),
        (joined("other", lagrange("triangle", 1), bubble("triangle", 3)), "unknown variant"),
        (joined("nodal", lagrange("triangle", 1), lagrange("triangle", 1)), "do not determine"),
    ],
    ids=lambda value: value if isinstance(value, str) else describe(value),
)
def test_what_does_not_exist_is_refused(element, words):
    with pytest.raises(FemforgeError, match=words):
        basis(element)


def test_wrong_directions_are_refused():
    whole = basis(lagrange("triangle", 1))
    with pytest.raises(FemforgeError, match="directions"):
        whole.tabulate([(fmpq(0), fmpq(0))], (1,))
    with pytest.raises(FemforgeError, match="directions"):
        whole.tabulate([(fmpq(0),)], (0, 0))


@pytest.mark.parametrize("cell", CELL_DIMENSION)
def test_cells_are_basixs(cell):
    ours, theirs = reference_cell(cell), basix.CellType[cell]
    assert np.array_equal(np.array(ours.vertices), basix.geometry(theirs))
    assert [[list(entity) for entity in entities] for entities in ours.entities] == basix.topology(theirs)[
        : ours.dimension + 1
    ]
    assert abs(float(ours.volume) - basix.cell.volume(theirs)) < 1e-15
    assert len(ours.facets) == {1: 2, 2: 3, 3: 4}[ours.dimension] if ours.is_simplex else 2 * ours.dimension
