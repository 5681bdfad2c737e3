"""Rounding: what stands for irrational numbers, and how exact numbers become float64.

Gauss and Gauss-Lobatto points are irrational. They are computed with :data:`WORKING_DIGITS` decimal
digits, everything derived from them is delivered with :data:`DIGITS`, and :func:`snap` restores the zeros
and the equalities that the rounding blurred.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction

import numpy as np
from flint import arb, ctx, fmpq, fmpq_mat, fmpz
from numpy.typing import NDArray

DIGITS = 50
"""Decimal digits of delivered irrational numbers, relative to the largest of their table."""

WORKING_DIGITS = 100
"""Decimal places of intermediate irrational numbers."""

SNAP_DIGITS = 40
"""Numbers closer than 10**-SNAP_DIGITS, relative to the largest of their table, are taken to be equal."""

_SNAP_GRID_DIGITS = 60
_GRID = fmpz(10) ** WORKING_DIGITS
_SIMPLE_DENOMINATOR = 10**12
"""Two different rationals below this denominator are 1e-24 apart, and an irrational number comes within
1e-40 of one of them by an accident of probability 1e-16: what is that close is taken to be that rational."""


def nearest_integer(value: fmpq) -> fmpz:
    """Round to the nearest integer, halves upwards."""
    return (2 * value.p + value.q) // (2 * value.q)


def round_working(value: fmpq) -> fmpq:
    """The nearest multiple of 10**-WORKING_DIGITS."""
    return fmpq(nearest_integer(value * _GRID), _GRID)


def rounded_powers(value: fmpq, highest: int) -> list[fmpz]:
    """Powers from 0 to the highest as multiples of 10**-WORKING_DIGITS, each rounded, and made of the one before."""
    powers = [_GRID]
    for _ in range(highest):
        powers.append((2 * powers[-1] * value.p + value.q) // (2 * value.q))
    return powers


def rounded_product(factors: Sequence[fmpz]) -> fmpq:
    """The product of multiples of 10**-WORKING_DIGITS, as :func:`round_working` rounds it."""
    if not factors:
        return fmpq(1)
    unit = _GRID ** (len(factors) - 1)
    return fmpq((2 * math.prod(factors, start=fmpz(1)) + unit) // (2 * unit), _GRID)


def round_delivered(value: fmpq) -> fmpq:
    """The nearest multiple of 10**-DIGITS."""
    grid = fmpz(10) ** DIGITS
    return fmpq(nearest_integer(value * grid), grid)


def written_number(value: int | float) -> Fraction:
    """The rational that a number in a form file means: the shortest decimal that reads back as it, or a simple
    fraction if the nearest double is that fraction's (1/3 written as 1.0/3.0)."""
    exact = Fraction(value)
    simple = exact.limit_denominator(1000)
    if float(simple) == float(value):
        return simple
    return Fraction(repr(value))


def is_rounded(value: fmpq) -> bool:
    """Whether a number can only be a rounded irrational: its denominator has more than 30 digits."""
    return value.q.bit_length() > 100


def from_arb(value: arb) -> fmpq:
    """The ball's midpoint, rounded to the working digits.

    Raises:
        ArithmeticError: the ball is too wide to know these digits.
    """
    if not value.rad() * _GRID < 1:
        raise ArithmeticError("an interval is wider than the working digits")
    return round_working(value.mid().fmpq())


def with_enough_bits(compute: Callable[[], list[fmpq]]) -> list[fmpq]:
    """Repeat ``compute`` with doubled precision until :func:`from_arb` accepts all its balls."""
    bits = 512
    while True:
        try:
            with ctx.workprec(bits):
                return compute()
        except ArithmeticError:
            if bits > 1 << 16:
                raise
            bits *= 2


def distinct_numbers(values: Iterable[fmpq]) -> tuple[list[fmpq], list[int]]:
    """The different numbers among ``values`` in order of appearance, and which of them each value is."""
    # Keyed by numerator and denominator: an fmpq hashes by a modular inverse, which is slow.
    known: dict[tuple[fmpz, fmpz], int] = {}
    distinct: list[fmpq] = []
    codes = []
    for value in values:
        code = known.setdefault((value.p, value.q), len(known))
        if code == len(distinct):
            distinct.append(value)
        codes.append(code)
    return distinct, codes


def _scale(values: Iterable[fmpq]) -> fmpq:
    """A power of ten that is at least the largest magnitude, and at most ten times it (1 if all are zero)."""
    largest = max((abs(to_float(value)) for value in values), default=0.0)
    return fmpq(10) ** (math.floor(math.log10(largest)) + 1) if largest > 0 else fmpq(1)


def _simple_rational(numerator: int, grid: int, tolerance: int) -> fmpq | None:
    """The rational of small denominator within tolerance/grid of numerator/grid, if there is one.

    Being so close it is a convergent of the continued fraction (Legendre).
    """
    p_before, q_before, p, q = 0, 1, 1, 0
    dividend, divisor = numerator, grid
    while divisor:
        quotient, remainder = divmod(dividend, divisor)
        p_before, q_before, p, q = p, q, quotient * p + p_before, quotient * q + q_before
        if q > _SIMPLE_DENOMINATOR:
            break
        dividend, divisor = divisor, remainder
    else:
        return fmpq(p, q)
    close = abs(p_before * grid - numerator * q_before) <= tolerance * q_before
    return fmpq(p_before, q_before) if close else None


def _representatives(magnitudes: Iterable[int], scale: fmpq) -> dict[int, fmpq]:
    """What stands for each magnitude, given in units of scale/10**_SNAP_GRID_DIGITS."""
    grid = 10**_SNAP_GRID_DIGITS
    tolerance = 10 ** (_SNAP_GRID_DIGITS - SNAP_DIGITS)
    kept = 10 ** (_SNAP_GRID_DIGITS - DIGITS)
    chosen: dict[int, fmpq] = {}
    last, representative = 0, fmpq(0)
    for magnitude in sorted(magnitudes):
        if magnitude - last > tolerance:
            simple = _simple_rational(magnitude, grid, tolerance)
            rounded = fmpq((magnitude + kept // 2) // kept, 10**DIGITS)
            representative = (rounded if simple is None else simple) * scale
        last = magnitude
        chosen[magnitude] = representative
    return chosen


def snap(values: Sequence[fmpq]) -> list[fmpq]:
    """Round a table that was derived from irrational numbers, with exact zeros and exact equalities.

    Magnitudes below 1e-40 of the largest become zero, magnitudes closer than that to each other become
    equal, those that are simple rationals become these, the others are rounded to 50 digits.
    """
    scale = _scale(values)
    factor = fmpz(10) ** _SNAP_GRID_DIGITS / scale
    numerator, denominator = factor.p, factor.q
    units = [int(value.p * numerator // (value.q * denominator)) for value in values]
    chosen = _representatives({abs(unit) for unit in units}, scale)
    return [-chosen[-unit] if unit < 0 else chosen[unit] for unit in units]


def snap_matrix(matrix: fmpq_mat) -> fmpq_mat:
    """:func:`snap` of all entries of a matrix."""
    return fmpq_mat(matrix.nrows(), matrix.ncols(), snap(matrix.entries()))


def to_float(value: fmpq) -> float:
    """The nearest float64 (ties to even)."""
    return int(value.p) / int(value.q)  # Python divides integers with one correct rounding


def to_float64(
    values: fmpq_mat | Iterable[fmpq], shape: tuple[int, ...] | None = None
) -> NDArray[np.float64]:
    """Convert exact numbers to float64, each correctly rounded once.

    Args:
        values: a matrix, or numbers in row-major order.
        shape: of the result; the matrix's own, or one-dimensional, if not given.
    """
    if isinstance(values, fmpq_mat):
        shape = (values.nrows(), values.ncols()) if shape is None else shape
        values = values.entries()
    flat = np.array([to_float(value) for value in values], dtype=np.float64)
    return flat if shape is None else flat.reshape(shape)
