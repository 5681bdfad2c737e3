"""Rational factors: the coefficients of sums, and what is taken out of a sum.

Almost all of them are small integers, and most are 1 or -1: such are made once, and multiplied without arithmetic.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import lru_cache

#: Small integers as fractions, made once each.
fraction = lru_cache(maxsize=1024)(Fraction)
#: The fraction of a numerator and a denominator: making one finds a common divisor, and the same come again and again.
ratio = lru_cache(maxsize=1 << 16)(Fraction)
ONE, MINUS_ONE = fraction(1), fraction(-1)
Ratios = tuple[tuple[int, int], ...]
_SIGNS = frozenset(((1, 1), (-1, 1)))
#: Denominators beyond are those of rounded irrational numbers.
_RATIONAL, _SIMPLE = 10**9, 10**6
#: Bits of denominators that only rounded irrational numbers have, which have 50 decimal digits.
_ROUNDED_BITS = 100
#: What differs by less than one in so much, relative to itself, differs by such rounding only.
_ALIKE = 10**35
#: Rounded results that are that close to a multiple of 1 over this are taken to be it: of fractions below this number
#: by so many digits no irrational number is found by accident.
_GRID, _MOST_ON_GRID = 2**6 * 3**3 * 5**2 * 7, 10**12
#: Terms of sums whose coefficients are remembered.
_FEW = 32


def is_sign(value: Fraction) -> bool:
    """Whether a factor is 1 or -1."""
    return value.as_integer_ratio() in _SIGNS


def times(left: Fraction, right: Fraction) -> Fraction:
    """The product of two factors; quickly where one of them is 1 or -1, as most are."""
    if left is ONE:
        return right
    if right is ONE:
        return left
    a, b = left.as_integer_ratio(), right.as_integer_ratio()
    if a in _SIGNS and b in _SIGNS:
        return ONE if a == b else MINUS_ONE
    if a in _SIGNS:
        return right if a[0] == 1 else -right
    if b in _SIGNS:
        return left if b[0] == 1 else -left
    return _product(*a, *b)


def plus(left: Fraction, right: Fraction) -> Fraction:
    """The sum of two factors."""
    return _sum(*left.as_integer_ratio(), *right.as_integer_ratio())


@lru_cache(maxsize=1 << 16)
def _product(p: int, q: int, r: int, s: int) -> Fraction:
    return _settled(p * r, q * s) if _are_rounded(q, s) else Fraction(p * r, q * s)


@lru_cache(maxsize=1 << 16)
def _sum(p: int, q: int, r: int, s: int) -> Fraction:
    total = p * s + r * q
    if not _are_rounded(q, s):
        return Fraction(total, q * s)
    return Fraction(0) if abs(total) * _ALIKE < abs(p * s) else _settled(total, q * s)


def _are_rounded(*denominators: int) -> bool:
    return all(denominator.bit_length() > _ROUNDED_BITS for denominator in denominators)


def _settled(p: int, q: int) -> Fraction:
    """What rounded irrational numbers p / q was made of: a simple fraction, if it can only be that, and else p / q.

    In a sum of such products 1 - 4e-51 would be a factor of its own, and 4e-51 a term.
    """
    nearest = (2 * p * _GRID + q) // (2 * q)
    off = abs(p * _GRID - nearest * q)
    simple = off * _ALIKE < abs(p) * _GRID and abs(nearest) < _MOST_ON_GRID
    return Fraction(nearest, _GRID) if simple else Fraction(p, q)


def common_factor(coefficients: Sequence[Fraction]) -> Fraction:
    """What is taken out of a sum so that proportional sums are one node: the most frequent magnitude, with the
    first sign. Of rounded irrational coefficients a factor that leaves simple fractions is taken out as a whole;
    if there is none, they stay as they are."""
    ratios = list(map(Fraction.as_integer_ratio, coefficients))
    sign = ONE if ratios[0][0] > 0 else MINUS_ONE
    if _SIGNS.issuperset(ratios):
        return sign
    magnitudes = [(abs(numerator), denominator) for numerator, denominator in ratios]
    counts: dict[tuple[int, int], int] = {}
    for magnitude in magnitudes:
        counts[magnitude] = counts.get(magnitude, 0) + 1
    if len(counts) > 1 and any(denominator > _RATIONAL for _, denominator in counts):
        first = abs(coefficients[0])
        inverse, quotients = 1 / first, []
        for coefficient in coefficients:
            quotients.append(times(coefficient, inverse))
            numerator, denominator = quotients[-1].as_integer_ratio()
            if denominator > _SIMPLE or abs(numerator) > _SIMPLE:
                return sign
        return first * common_factor(quotients)
    most = max(counts.values())
    frequent = [m for m, count in counts.items() if count == most]
    if (1, 1) in frequent:
        return sign
    return times(sign, min(Fraction(*m) for m in frequent))


def as_ratios(coefficients: Iterable[Fraction]) -> Ratios:
    """Numerators and denominators, which are cheaper to hash than fractions, whose hash is a modular inverse."""
    return tuple(map(Fraction.as_integer_ratio, coefficients))


def normalised(coefficients: Iterable[Fraction]) -> tuple[Fraction, tuple[Fraction, ...], Ratios]:
    """What is taken out of a sum, the coefficients that are left, and these as ratios."""
    ratios = as_ratios(coefficients)
    return _kept_normalised(ratios) if len(ratios) <= _FEW else _normalised(ratios)


def _normalised(ratios: Ratios) -> tuple[Fraction, tuple[Fraction, ...], Ratios]:
    coefficients = [fraction(n) if d == 1 else ratio(n, d) for n, d in ratios]
    content = common_factor(coefficients)
    if content == 1:
        return ONE, tuple(coefficients), ratios
    inverse = content if content is MINUS_ONE else 1 / content
    left = tuple([times(inverse, c) for c in coefficients])
    return content, left, as_ratios(left)


#: Sums at different points, and of different lines, mostly have the same coefficients.
_kept_normalised = lru_cache(maxsize=4096)(_normalised)
