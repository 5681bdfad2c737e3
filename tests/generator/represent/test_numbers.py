"""Exact numbers as those of expressions, and as keys of dictionaries."""

from __future__ import annotations

from fractions import Fraction

from flint import fmpq

from femforge.represent.numbers import fraction, key_of


def test_fractions_are_the_same_rationals() -> None:
    assert [fraction(fmpq(p, q)) for p, q in ((0, 1), (-3, 1), (6, -4))] == [0, -3, Fraction(-3, 2)]


def test_keys_are_equal_where_numbers_are() -> None:
    assert key_of([fmpq(2, 4), fmpq(-3)]) == key_of([fmpq(1, 2), fmpq(-6, 2)])
    assert len({key_of([value]) for value in (fmpq(1, 2), fmpq(-1, 2), fmpq(2), fmpq(1))}) == 4
