"""Rational factors: the coefficients of sums, and what is taken out of a sum.

Almost all of them are small integers, and most are 1 or -1: such are made once, and multiplied without arithmetic.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache

#: Small integers as fractions, made once each.
fraction = lru_cache(maxsize=1024)(Fraction)
ONE, MINUS_ONE = fraction(1), fraction(-1)
_SIGNS = frozenset(((1, 1), (-1, 1)))
#: Denominators beyond are those of rounded irrational numbers.
_RATIONAL, _SIMPLE = 10**9, 10**6


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
    return left * right


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
        quotients = []
        for coefficient in coefficients:
            quotients.append(coefficient / first)
            numerator, denominator = quotients[-1].as_integer_ratio()
            if denominator > _SIMPLE or abs(numerator) > _SIMPLE:
                return sign
        return first * common_factor(quotients)
    most = max(counts.values())
    frequent = [m for m, count in counts.items() if count == most]
    if (1, 1) in frequent:
        return sign
    return times(sign, min(Fraction(*m) for m in frequent))
