"""Factors of sums: products without arithmetic, and what proportional sums have in common."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import isqrt, sqrt

import pytest

from femforge.ir.factors import MINUS_ONE, ONE, common_factor, fraction, is_sign, normalised, plus, times

VALUES = [Fraction(v) for v in ("0", "1", "-1", "2", "-1/3", "7/5", "-12")]
#: Irrational numbers as they come out of tables: rounded at many digits.
ROOT = Fraction(sqrt(3))


def test_small_numbers_are_made_once() -> None:
    assert fraction(1) is ONE
    assert fraction(-1) is MINUS_ONE


@pytest.mark.parametrize(("left", "right"), [*product(VALUES, VALUES)])
def test_times_is_multiplication(left: Fraction, right: Fraction) -> None:
    assert times(left, right) == left * right


@pytest.mark.parametrize(("left", "right"), [*product(VALUES, VALUES)])
def test_plus_is_addition(left: Fraction, right: Fraction) -> None:
    assert plus(left, right) == left + right


def test_only_one_and_minus_one_are_signs() -> None:
    assert [v for v in VALUES if is_sign(v)] == [1, -1]


@pytest.mark.parametrize(
    ("coefficients", "expected"),
    [
        ((1, 2, 1), 1),
        ((-1, 2, 1), -1),
        ((3, 6, 3), 3),
        ((-3, 6, 3), -3),
        # as often as others, 1 stays what it is; of others the least is taken
        ((5, 1, 2), 1),
        ((5, -2, 3), 2),
        # rounded irrational numbers: as a whole if simple fractions are left, or not at all
        ((2 * ROOT, ROOT, ROOT), ROOT),
        ((-ROOT, ROOT / 3), -ROOT),
        ((ROOT, 2), 1),
        ((-ROOT, 2), -1),
    ],
)
def test_common_factor(coefficients: tuple[Fraction | int, ...], expected: Fraction | int) -> None:
    assert common_factor([Fraction(c) for c in coefficients]) == expected


@pytest.mark.parametrize("scale", [Fraction(2), Fraction(-3, 7), -ROOT])
def test_proportional_sums_leave_the_same(scale: Fraction) -> None:
    # what makes them one node
    coefficients = [Fraction(v) for v in (4, -6, 4, 10)]
    scaled = [scale * c for c in coefficients]
    left = [c / common_factor(coefficients) for c in coefficients]
    assert [c / common_factor(scaled) for c in scaled] == left


@pytest.mark.parametrize("terms", [2, 3, 40])
@pytest.mark.parametrize("scale", [Fraction(1), Fraction(-1), Fraction(-3, 7), ROOT])
def test_normalised_coefficients_are_quotients_by_what_is_taken_out(scale: Fraction, terms: int) -> None:
    coefficients = [scale * (k % 5 + 1) for k in range(terms)]
    content, left, ratios = normalised(coefficients)
    assert content == common_factor(coefficients)
    assert [content * c for c in left] == coefficients
    assert ratios == tuple(c.as_integer_ratio() for c in left)
    assert normalised(left)[:2] == (1, left)


def test_what_rounding_leaves_of_irrational_numbers_is_nothing() -> None:
    """Numbers of 50 digits: their products and sums are simple where those of the numbers they stand for are."""
    unit = 10**50
    root = Fraction(isqrt(5 * unit**2), unit)
    golden, inverse = (Fraction(round(value * unit), unit) for value in ((root + 1) / 2, 2 / (root + 1)))
    assert golden * inverse != 1
    assert times(golden, inverse) == 1
    assert times(-golden, inverse * Fraction(3, 7)) == Fraction(-3, 7)
    assert plus(golden, -inverse) == 1
    off = root + Fraction(1, unit)
    assert plus(root, -off) == 0
    # what differs in the digits that are known stays
    assert plus(root, -root - Fraction(1, 10**30)) == Fraction(-1, 10**30)
    assert times(golden, root) == golden * root
    # and so do numbers that are none of theirs
    small = Fraction(1, 10**45)
    assert plus(Fraction(1), small) == 1 + small
