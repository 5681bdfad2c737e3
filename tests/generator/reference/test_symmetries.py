"""Swaps of vertices of simplices: orbits, parities, axes, and modes of each parity, in exact numbers."""

from __future__ import annotations

import itertools

import pytest
from flint import fmpq, fmpq_mat

from femforge.ir.element import ScalarElement
from femforge.reference import basis, quadrature
from femforge.reference.polynomials import Polynomials, full_space, moment_matrix
from femforge.reference.symmetries import (
    Orbit,
    modes_by_parity,
    no_symmetries,
    orbits_of_functions,
    orbits_of_points,
    sign,
    symmetries_of,
)

DIMENSIONS = {"interval": 1, "triangle": 2, "tetrahedron": 3}
CELLS = tuple(DIMENSIONS)
#: Numbers have 50 digits where they are rounded.
CLOSE = fmpq(1, 10**30)
ELEMENTS = [
    *(
        ScalarElement("P", cell, degree, variant)
        for cell in CELLS
        for degree in (1, 2, 3, 4, 6)
        for variant in ("equispaced", "gll")
    ),
    *(ScalarElement("P", cell, degree, discontinuous=True) for cell in CELLS for degree in (0, 2)),
    *(ScalarElement("CR", cell, 1) for cell in CELLS[1:]),
    *(ScalarElement("bubble", cell, 4) for cell in CELLS),
]
#: In general position, and of no relation to those that functions are compared at.
PLACES = ((fmpq(1, 7), fmpq(2, 11), fmpq(3, 13)), (fmpq(5, 17), fmpq(1, 19), fmpq(4, 23)))


def places(cell: str) -> list[tuple[fmpq, ...]]:
    return [point[: DIMENSIONS[cell]] for point in PLACES]


def label(element: ScalarElement) -> str:
    return f"{element.name}-{element.cell}"


def derivatives(cell: str, most: int) -> list[tuple[int, ...]]:
    return [d for d in itertools.product(range(most + 1), repeat=DIMENSIONS[cell]) if sum(d) <= most]


def functions_of(element: ScalarElement) -> tuple[Orbit, ...]:
    orbits = orbits_of_functions(symmetries_of(element.cell), element)
    assert orbits is not None
    return orbits


def check_partition(orbits: tuple[Orbit, ...], count: int, moves: int) -> None:
    """Each thing is in one orbit, which has as many parities as members, a power of two."""
    assert sorted(k for orbit in orbits for k in orbit.members) == list(range(count))
    sizes = [len(orbit.members) for orbit in orbits]
    assert sizes == sorted(sizes, reverse=True)
    for orbit in orbits:
        assert len(orbit.members) == len(orbit.moves) == len(orbit.parities)
        assert moves % len(orbit.members) == 0
        assert orbit.moves[0] == 0
        assert 0 in orbit.parities
        # characters of the members: rows of signs that are orthogonal to each other
        for one, other in itertools.combinations(orbit.parities, 2):
            assert sum(sign(one, move) * sign(other, move) for move in orbit.moves) == 0
    kinds = [orbit.kind for orbit in orbits]
    assert len(list(itertools.groupby(kinds))) == len(set(kinds)), "those of a kind follow each other"


@pytest.mark.parametrize("element", ELEMENTS, ids=label)
def test_orbits_partition_the_functions(element: ScalarElement) -> None:
    moves = len(symmetries_of(element.cell).parities)
    check_partition(functions_of(element), basis(element).dimension, moves)


@pytest.mark.parametrize("cell", CELLS)
@pytest.mark.parametrize("degree", range(1, 13))
def test_orbits_partition_the_points_of_a_rule(cell: str, degree: int) -> None:
    symmetries, rule = symmetries_of(cell), quadrature(cell, degree)
    orbits = orbits_of_points(symmetries, rule.points, rule.weights)
    if orbits is None:
        # these rules of Xiao and Gimbutas are kept by turns of three vertices at most
        assert cell == "tetrahedron"
        assert degree >= 9
        return
    check_partition(orbits, len(rule.points), len(symmetries.parities))
    for orbit in orbits:
        first = orbit.members[0]
        for member, move in zip(orbit.members, orbit.moves, strict=True):
            moved = symmetries.moved(rule.points[first], move)
            assert all(abs(a - b) < CLOSE for a, b in zip(moved, rule.points[member], strict=True))
            assert abs(rule.weights[first] - rule.weights[member]) < CLOSE


@pytest.mark.parametrize("cell", CELLS[1:])
def test_points_that_swaps_do_not_keep_have_no_orbits(cell: str) -> None:
    symmetries = symmetries_of(cell)
    collapsed = quadrature(cell, 4, "gauss_jacobi")
    orbits = orbits_of_points(symmetries, collapsed.points, collapsed.weights)
    # collapsed towards a vertex, which a triangle's swap leaves where it is
    assert (orbits is None) == (cell == "tetrahedron")
    even = quadrature(cell, 2)
    assert orbits_of_points(symmetries, even.points, even.weights) is not None
    other = (even.weights[0] * 2, *even.weights[1:])
    assert orbits_of_points(symmetries, even.points, other) is None, "a weight of its own"
    alone = orbits_of_points(no_symmetries(cell), collapsed.points, collapsed.weights)
    assert alone is not None
    assert [orbit.members for orbit in alone] == [(k,) for k in range(len(collapsed.points))]


@pytest.mark.parametrize("element", ELEMENTS, ids=label)
def test_moved_functions_are_those_of_the_orbit(element: ScalarElement) -> None:
    symmetries, own, size = symmetries_of(element.cell), basis(element), DIMENSIONS[element.cell]
    points = places(element.cell)
    here = own.tabulate(points, (0,) * size)
    for orbit in functions_of(element):
        for member, move in zip(orbit.members, orbit.moves, strict=True):
            moved = own.tabulate([symmetries.moved(point, move) for point in points], (0,) * size)
            for k in range(len(points)):
                assert abs(moved[k, orbit.members[0]] - here[k, member]) < CLOSE


@pytest.mark.parametrize("cell", CELLS)
def test_moves_are_a_group_of_swaps(cell: str) -> None:
    symmetries = symmetries_of(cell)
    (point, _) = places(cell)
    images = {symmetries.moved(point, move) for move in symmetries.parities}
    assert len(images) == len(symmetries.parities) == {1: 2, 2: 2, 3: 4}[DIMENSIONS[cell]]
    for a, b in itertools.product(symmetries.parities, repeat=2):
        assert symmetries.moved(symmetries.moved(point, a), b) == symmetries.moved(point, a ^ b)


@pytest.mark.parametrize("cell", CELLS)
@pytest.mark.parametrize("symmetric", [True, False])
def test_derivatives_along_axes_and_back_are_the_identity(cell: str, symmetric: bool) -> None:
    symmetries = symmetries_of(cell) if symmetric else no_symmetries(cell)
    for derivative in derivatives(cell, 3):
        for there, back in (
            (symmetries.along_axes, symmetries.reference_derivatives),
            (symmetries.reference_derivatives, symmetries.along_axes),
        ):
            total: dict[tuple[int, ...], fmpq] = {}
            for own, factor in there(derivative).items():
                for other, further in back(own).items():
                    total[other] = total.get(other, fmpq(0)) + factor * further
            assert {key: value for key, value in total.items() if value != 0} == {derivative: 1}


@pytest.mark.parametrize("cell", CELLS)
def test_swaps_keep_axes_but_for_their_signs(cell: str) -> None:
    symmetries = symmetries_of(cell)
    origin = (fmpq(0),) * DIMENSIONS[cell]
    for axis, own in zip(symmetries.axes, symmetries.axis_parities, strict=True):
        for move in symmetries.parities:
            start, end = (symmetries.moved(p, move) for p in (origin, tuple(map(fmpq, axis))))
            assert [b - a for a, b in zip(start, end, strict=True)] == [sign(own, move) * x for x in axis]


# -- modes ---------------------------------------------------------------------------------------------------


def products(cell: str, one: Polynomials, other: Polynomials) -> fmpq_mat:
    """[one][other]: integrals over the cell."""
    moments = moment_matrix(cell, one.monomials, other.monomials)
    return one.coefficients * moments * other.coefficients.transpose()


@pytest.mark.parametrize("cell", CELLS)
@pytest.mark.parametrize("degree", range(7))
def test_modes_are_orthogonal_have_a_parity_and_span_all_polynomials(cell: str, degree: int) -> None:
    symmetries, points = symmetries_of(cell), places(cell)
    by_parity = modes_by_parity(symmetries, degree)
    assert len(by_parity) == len(symmetries.parities)
    for parity, (modes, norms) in enumerate(by_parity):
        assert modes.dimension == len(norms)
        if not norms:
            continue
        gram = products(cell, modes, modes)
        assert gram == fmpq_mat(
            len(norms), len(norms),
            [norm if j == k else fmpq(0) for j, norm in enumerate(norms) for k in range(len(norms))],
        )  # fmt: skip
        assert all(norm > 0 for norm in norms)
        here = modes.values(points)
        for move in symmetries.parities:
            moved = modes.values([symmetries.moved(point, move) for point in points])
            assert moved == here * fmpq(sign(parity, move))
    for (one, own), (other, further) in itertools.combinations(by_parity, 2):
        if own and further:
            assert not any(products(cell, one, other).entries()), "of different parities"
    whole = full_space(degree, DIMENSIONS[cell])
    column = {monomial: k for k, monomial in enumerate(whole.monomials)}
    rows = fmpq_mat(sum(len(norms) for _, norms in by_parity), whole.dimension)
    row = 0
    for modes, norms in by_parity:
        for coefficients in modes.coefficients.table() if norms else ():
            for monomial, value in zip(modes.monomials, coefficients, strict=True):
                if value != 0:
                    rows[row, column[monomial]] = value
            row += 1
    assert rows.nrows() == whole.dimension
    assert rows.rank() == whole.dimension


@pytest.mark.parametrize("cell", CELLS)
def test_modes_without_symmetries_are_all_of_one_parity(cell: str) -> None:
    ((modes, norms),) = modes_by_parity(no_symmetries(cell), 3)
    assert len(norms) == full_space(3, DIMENSIONS[cell]).dimension
    gram = products(cell, modes, modes)
    assert [gram[k, k] for k in range(len(norms))] == list(norms)
    assert sum(1 for value in gram.entries() if value != 0) == len(norms)


# -- tables --------------------------------------------------------------------------------------------------


def combinations(element: ScalarElement) -> list[tuple[int, list[tuple[int, int]]]]:
    """Parity, and functions with their signs, of each combination of functions."""
    return [
        (
            parity,
            [(k, sign(parity, move)) for k, move in zip(orbit.members, orbit.moves, strict=True)],
        )
        for orbit in functions_of(element)
        for parity in orbit.parities
    ]


@pytest.mark.parametrize("degree", [1, 2, 3, 4])
@pytest.mark.parametrize("cell", CELLS)
def test_tables_are_zero_between_other_parities(cell: str, degree: int) -> None:
    """All of a derivative of a function is in the modes, and the points, of its own parity."""
    symmetries, element = symmetries_of(cell), ScalarElement("P", cell, degree)
    own, rule = basis(element), quadrature(cell, 2 * degree)
    points = orbits_of_points(symmetries, rule.points, rule.weights)
    assert points is not None
    for derivative in derivatives(cell, min(degree, 2)):
        terms = symmetries.reference_derivatives(derivative).items()
        at_points = sum(
            (own.tabulate(rule.points, d) * f for d, f in terms), fmpq_mat(len(rule.points), own.dimension)
        )
        moved = symmetries.parity_of(derivative)
        nonzero = 0
        for parity, (modes, norms) in enumerate(modes_by_parity(symmetries, degree)):
            if not norms:
                continue
            table = sum(
                (products(cell, modes, own.derivative(d)) * f for d, f in terms),
                fmpq_mat(len(norms), own.dimension),
            )
            for of, functions in combinations(element):
                for mode in range(len(norms)):
                    value = sum((s * table[mode, k] for k, s in functions), fmpq(0))
                    assert parity == of ^ moved or value == 0, (derivative, parity, of)
                    nonzero += value != 0
        assert nonzero
        for orbit in points:
            for parity in orbit.parities:
                for of, functions in combinations(element):
                    value = sum(
                        (
                            sign(parity, move) * s * at_points[q, k]
                            for q, move in zip(orbit.members, orbit.moves, strict=True)
                            for k, s in functions
                        ),
                        fmpq(0),
                    )
                    assert parity == of ^ moved or abs(value) < CLOSE, (derivative, parity, of)


@pytest.mark.parametrize(("cell", "part"), [("triangle", 2), ("tetrahedron", 4)])
def test_blocks_have_a_half_or_a_quarter_of_the_entries(cell: str, part: int) -> None:
    """In the limit: of degree 8, a tenth more."""
    symmetries, element = symmetries_of(cell), ScalarElement("P", cell, 8, "gll")
    functions = [sum(own == parity for own, _ in combinations(element)) for parity in symmetries.parities]
    modes = [len(norms) for _, norms in modes_by_parity(symmetries, 8)]
    entries = sum(f * m for f, m in zip(functions, modes, strict=True))
    assert sum(functions) == sum(modes) == basis(element).dimension
    assert entries < 1.1 * sum(functions) * sum(modes) / part
