"""Rounding of irrational numbers and conversion to float64."""

import math
import subprocess
import sys
from fractions import Fraction

import numpy as np
import pytest
from flint import arb, ctx, fmpq, fmpq_mat
from hypothesis import given
from hypothesis import strategies as st

from femforge.reference import snap, to_float, to_float64
from femforge.reference.decimals import (
    DIGITS,
    distinct_numbers,
    from_arb,
    is_rounded,
    nearest_integer,
    round_delivered,
    with_enough_bits,
)

INTEGERS = st.integers(-(10**60), 10**60)
DENOMINATORS = st.integers(1, 10**60)


@given(INTEGERS, DENOMINATORS)
def test_to_float_takes_the_nearest(numerator, denominator):
    value = to_float(fmpq(numerator, denominator))
    exact = Fraction(numerator, denominator)
    error = abs(Fraction(value) - exact)
    for neighbour in (math.nextafter(value, math.inf), math.nextafter(value, -math.inf)):
        assert error <= abs(Fraction(neighbour) - exact)


def test_to_float64_shapes():
    matrix = fmpq_mat([[1, fmpq(1, 3)], [0, -2]])
    assert to_float64(matrix).tolist() == [[1.0, 1 / 3], [0.0, -2.0]]
    assert to_float64(matrix, (4,)).shape == (4,)
    assert to_float64([fmpq(1, 4)]).tolist() == [0.25]
    assert to_float64([fmpq(1)] * 6, (3, 2)).dtype == np.float64


@given(INTEGERS, DENOMINATORS)
def test_nearest_integer(numerator, denominator):
    value = fmpq(numerator, denominator)
    assert abs(nearest_integer(value) - value) <= fmpq(1, 2)


def square_root(number):
    """To 100 digits."""
    return fmpq(math.isqrt(number * 10**200), 10**100)


@given(st.lists(st.integers(2, 10**6), min_size=1, max_size=20), st.integers(-30, 30), st.data())
def test_snap_restores_equalities_and_keeps_the_rest(numbers, power, data):
    scale = fmpq(10) ** power
    exact = [square_root(number) * scale for number in numbers]
    largest = max(exact)
    noise = [data.draw(st.integers(-1000, 1000)) for _ in numbers]
    blurred = [value + n * largest / fmpq(10) ** 55 for value, n in zip(exact, noise, strict=True)]
    snapped = snap([*exact, *(-value for value in blurred), fmpq(0), largest / fmpq(10) ** 45])
    count = len(numbers)
    assert snapped[:count] == [-value for value in snapped[count : 2 * count]]
    assert snapped[2 * count :] == [0, 0]
    for value, result in zip(exact, snapped, strict=False):
        assert abs(value - result) <= largest / fmpq(10) ** 49


@given(st.integers(-(10**6), 10**6), st.integers(1, 10**4), st.integers(-1000, 1000))
def test_snap_recognises_simple_rationals(numerator, denominator, noise):
    value = fmpq(numerator, denominator)
    table = [value * (1 + fmpq(noise, 10**50)), fmpq(10**7)]
    assert snap(table)[0] == value


def test_snap_leaves_what_is_small_but_real():
    table = [fmpq(1), square_root(2) / fmpq(10) ** 30, fmpq(-1, 10**35)]
    one, small, smaller = snap(table)
    assert one == 1
    assert abs(small - table[1]) < fmpq(1, 10**49)
    assert smaller == table[2]
    assert snap([]) == []
    assert snap([fmpq(0)]) == [fmpq(0)]


def test_rounding_is_recognised():
    third, root = fmpq(1, 3), square_root(2)
    assert not is_rounded(third)
    assert not is_rounded(fmpq(*(0.1).as_integer_ratio()))
    assert is_rounded(root)
    assert is_rounded(round_delivered(root))
    assert abs(round_delivered(root) - root) <= fmpq(1, 2 * 10**DIGITS)


def test_wide_balls_are_refused_and_repeated():
    with pytest.raises(ArithmeticError), ctx.workprec(100):
        from_arb(arb(2).sqrt())
    assert with_enough_bits(lambda: [from_arb((arb(2).sqrt() + 10**120) - 10**120)]) == [
        nearest_integer(square_root(2) * 10**100) / fmpq(10**100)
    ]


def test_distinct_numbers():
    values = [fmpq(1, 2), fmpq(3), fmpq(2, 4), fmpq(3)]
    assert distinct_numbers(values) == ([fmpq(1, 2), fmpq(3)], [0, 1, 0, 1])


def test_loading_is_light():
    """Neither SymPy nor Basix is loaded before it is needed."""
    program = (
        "import sys, femforge.reference as r; from femforge.ir.element import ScalarElement as E;"
        "r.basis(E('P', 'tetrahedron', 2)); r.quadrature('hexahedron', 4);"
        "print([m for m in ('sympy', 'basix', 'ufl') if m in sys.modules])"
    )
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert result.stdout.strip() == "[]"
