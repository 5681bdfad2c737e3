"""From the reference stage's number type to that of expressions."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from flint import fmpq

from femforge.ir import factors

#: Numbers as keys of dictionaries, see :func:`key_of`.
Key = tuple[tuple[int, int], ...]


def key_of(values: Iterable[fmpq]) -> Key:
    """Numerators and denominators: FLINT's rationals hash by a modular inverse, which takes many times as long."""
    return tuple([(int(value.p), int(value.q)) for value in values])


def fraction(value: fmpq) -> Fraction:
    """The same rational as a Python fraction."""
    numerator, denominator = int(value.p), int(value.q)
    return factors.fraction(numerator) if denominator == 1 else factors.ratio(numerator, denominator)
