"""From the reference stage's number type to that of expressions."""

from __future__ import annotations

from fractions import Fraction

from flint import fmpq

from femforge.ir import factors


def fraction(value: fmpq) -> Fraction:
    """The same rational as a Python fraction."""
    if value.q == 1:
        return factors.fraction(int(value.p))
    return Fraction(int(value.p), int(value.q))
