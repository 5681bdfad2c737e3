"""Sets of polynomials in several variables, as matrices of coefficients over QQ."""

from __future__ import annotations

import functools
import itertools
import math
from collections.abc import Sequence
from dataclasses import dataclass

from flint import arb_mat, ctx, fmpq, fmpq_mat, fmpz_mat

from femforge.ir.element import Region
from femforge.reference.cells import integrate_monomial
from femforge.reference.decimals import (
    WORKING_DIGITS,
    from_arb,
    is_rounded,
    rounded_powers,
    rounded_product,
    snap_matrix,
)

Exponents = tuple[int, ...]
Point = Sequence[fmpq]


@dataclass(frozen=True, eq=False)
class Polynomials:
    """A list of polynomials.

    Attributes:
        monomials: exponents of each monomial, [monomial][d]; never empty.
        coefficients: [polynomial, monomial].
        exact: whether the coefficients are exact; otherwise they are rounded to the working digits.
    """

    monomials: tuple[Exponents, ...]
    coefficients: fmpq_mat
    exact: bool = True

    @property
    def dimension(self) -> int:
        """Number of polynomials."""
        return self.coefficients.nrows()

    @property
    def total_degree(self) -> int:
        """Highest total degree of a monomial."""
        return max(map(sum, self.monomials))

    def derivative(self, orders: Exponents) -> Polynomials:
        """Differentiate ``orders[i]`` times in direction i."""
        columns: dict[Exponents, int] = {}
        entries = []
        for row, monomial in enumerate(self.monomials):
            if all(power >= order for power, order in zip(monomial, orders, strict=True)):
                lowered = tuple(power - order for power, order in zip(monomial, orders, strict=True))
                factor = math.prod(map(math.perm, monomial, orders))
                entries.append((row, columns.setdefault(lowered, len(columns)), factor))
        if not entries:
            constant = (0,) * len(orders)
            return Polynomials((constant,), fmpq_mat(self.dimension, 1), self.exact)
        differentiate = fmpz_mat(len(self.monomials), len(columns))
        for row, column, factor in entries:
            differentiate[row, column] = factor
        return Polynomials(tuple(columns), self.coefficients * differentiate, self.exact)

    def values(self, points: Sequence[Point]) -> fmpq_mat:
        """Values at points, [point, polynomial].

        Exact if the coefficients and the points are; otherwise snapped (see ``decimals.snap``). Points
        whose denominators have more than 30 digits are taken for rounded irrational ones.
        """
        if self.exact and not any(is_rounded(x) for point in points for x in point):
            return monomial_values(self.monomials, points) * self.coefficients.transpose()
        return snap_matrix(
            monomial_values(self.monomials, points, exact=False) * self.coefficients.transpose()
        )

    def times(self, other: Polynomials) -> Polynomials:
        """Products of each polynomial of this set with each of the other, this set's varying slowest."""
        columns: dict[Exponents, int] = {}
        targets = [
            [
                columns.setdefault(tuple(map(sum, zip(a, b, strict=True))), len(columns))
                for b in other.monomials
            ]
            for a in self.monomials
        ]
        rows: list[fmpq] = []
        for left in self.coefficients.table():
            shift = fmpq_mat(len(other.monomials), len(columns))
            for value, target in zip(left, targets, strict=True):
                if value != 0:
                    for row, column in enumerate(target):
                        shift[row, column] += value
            rows.extend((other.coefficients * shift).entries())
        matrix = fmpq_mat(self.dimension * other.dimension, len(columns), rows)
        return Polynomials(tuple(columns), matrix, self.exact and other.exact)

    def concatenate(self, other: Polynomials) -> Polynomials:
        """The polynomials of this set, then those of the other."""
        monomials = tuple(dict.fromkeys(self.monomials + other.monomials))
        column = {monomial: index for index, monomial in enumerate(monomials)}
        matrix = fmpq_mat(self.dimension + other.dimension, len(monomials))
        for offset, part in ((0, self), (self.dimension, other)):
            columns = [column[monomial] for monomial in part.monomials]
            for row, values in enumerate(part.coefficients.table()):
                for target, value in zip(columns, values, strict=True):
                    matrix[offset + row, target] = value
        return Polynomials(monomials, matrix, self.exact and other.exact)

    def select(self, rows: Sequence[int]) -> Polynomials:
        """The polynomials of these numbers, in this order."""
        table = self.coefficients.table()
        return Polynomials(self.monomials, fmpq_mat([table[row] for row in rows]), self.exact)

    def dual(self, points: Sequence[Point]) -> Polynomials:
        """The basis of the same span that is one at its own point and zero at the others.

        Raises:
            ZeroDivisionError: there is no such basis (points not unisolvent, polynomials dependent).
        """
        exact = self.exact and not any(is_rounded(x) for point in points for x in point)
        if exact:
            change = (
                (monomial_values(self.monomials, points) * self.coefficients.transpose()).inv().transpose()
            )
            return Polynomials(self.monomials, change * self.coefficients)
        with ctx.workprec(2 * int(WORKING_DIGITS * math.log2(10))):
            at_points = monomial_values(self.monomials, points, exact=False)
            values = arb_mat(at_points * self.coefficients.transpose())
            changed = (values.inv().transpose() * arb_mat(self.coefficients)).entries()
            entries = [from_arb(entry) for entry in changed]
        return Polynomials(
            self.monomials, fmpq_mat(self.dimension, len(self.monomials), entries), exact=False
        )


def all_monomials(total_degree: int, dimension: int) -> tuple[Exponents, ...]:
    """Exponents of total degree up to the given one, x fastest."""
    exponents = itertools.product(range(total_degree + 1), repeat=dimension)
    return tuple(e[::-1] for e in exponents if sum(e) <= total_degree)


def full_space(total_degree: int, dimension: int) -> Polynomials:
    """The monomials up to a total degree."""
    monomials = all_monomials(total_degree, dimension)
    identity = fmpq_mat(len(monomials), len(monomials))
    for index in range(len(monomials)):
        identity[index, index] = fmpq(1)
    return Polynomials(monomials, identity)


def monomial_values(
    monomials: Sequence[Exponents], points: Sequence[Point], *, exact: bool = True
) -> fmpq_mat:
    """Values of monomials, [point, monomial]; rounded to the working digits if not ``exact``."""
    highest = max(map(max, monomials), default=0)
    rows: list[fmpq] = []
    for point in points:
        if exact:
            powers = [[x**power for power in range(highest + 1)] for x in point]
            rows += [
                math.prod((ladder[n] for ladder, n in zip(powers, monomial, strict=True) if n), start=fmpq(1))
                for monomial in monomials
            ]
            continue
        # in units of the last digit: whole numbers, whose products are never reduced
        ladders = [rounded_powers(x, highest) for x in point]
        for monomial in monomials:
            factors = [ladder[n] for ladder, n in zip(ladders, monomial, strict=True) if n]
            rows.append(rounded_product(factors))
    return fmpq_mat(len(points), len(monomials), rows)


@functools.lru_cache(maxsize=64)
def moment_matrix(
    cell: str, left: tuple[Exponents, ...], right: tuple[Exponents, ...], region: Region = "cell"
) -> fmpq_mat:
    """Integrals over the reference cell, or a region of it, of the products of monomials, [left, right]."""
    known: dict[Exponents, fmpq] = {}
    entries = []
    for a in left:
        for b in right:
            exponents = tuple(map(sum, zip(a, b, strict=True)))
            if exponents not in known:
                known[exponents] = integrate_monomial(cell, exponents, region)
            entries.append(known[exponents])
    return fmpq_mat(len(left), len(right), entries)
