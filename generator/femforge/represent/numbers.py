"""From the reference stage's number type to that of expressions."""

from __future__ import annotations

from fractions import Fraction

from flint import fmpq


def fraction(value: fmpq) -> Fraction:
    """The same rational as a Python fraction."""
    return Fraction(int(value.p), int(value.q))
