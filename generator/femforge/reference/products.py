"""Exact integrals of products of basis functions over the reference cell.

These are the entries of the reference tensor K: with a test and a trial function eq. 7 of Knepley & Terrel
("Finite element integration on GPUs", 2013), with coefficient functions besides eq. 19.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from flint import fmpq, fmpq_mat
from numpy.typing import NDArray

from femforge.errors import FemforgeError, an
from femforge.ir.element import Region
from femforge.reference.bases import Basis, basis
from femforge.reference.cells import integrate_monomial, reference_cell
from femforge.reference.decimals import distinct_numbers, snap, to_float64
from femforge.reference.directions import multiply_directions
from femforge.reference.polynomials import Exponents, Polynomials, moment_matrix

Factor = tuple[Basis, tuple[int, ...]]
"""A basis and the reference derivative that is taken of its functions."""


@dataclass(frozen=True)
class ProductTable:
    """A table of exact integrals.

    Attributes:
        shape: number of basis functions of each factor.
        values: row-major, the first factor varying slowest.
        exact: whether all factors are exact over QQ; otherwise the table is snapped (``decimals.snap``).
    """

    shape: tuple[int, ...]
    values: tuple[fmpq, ...]
    exact: bool

    def __getitem__(self, index: tuple[int, ...]) -> fmpq:
        flat = 0
        for number, size in zip(index, self.shape, strict=True):
            if not 0 <= number < size:
                raise IndexError(f"{index} is outside of a table of shape {self.shape}")
            flat = flat * size + number
        return self.values[flat]

    def to_float64(self) -> NDArray[np.float64]:
        """The table as float64, each entry correctly rounded."""
        return to_float64(self.values, self.shape)


def product_integrals(cell: str, factors: Sequence[Factor], region: Region = "cell") -> ProductTable:
    """Integrals over the reference cell of the product of one basis function of each factor.

    Args:
        cell: UFL cell name.
        factors: bases on this cell, in Basix's order, each with the order of its reference derivative in
            each direction. No factors give the volume of the cell.
        region: what of the cell, see :func:`femforge.reference.integrate_monomial`.

    Raises:
        FemforgeError: a basis belongs to another cell, or a derivative has the wrong number of directions.
    """
    size = reference_cell(cell).dimension
    for whole, orders in factors:
        if whole.element.cell != cell or len(orders) != size or min(orders) < 0:
            raise FemforgeError(
                f"a factor on {an(whole.element.cell)} with derivative {orders} does not fit {an(cell)}",
                place="product_integrals",
            )
    return _cached(cell, tuple((whole, tuple(orders)) for whole, orders in factors), region)


@functools.lru_cache(maxsize=128)
def _cached(cell: str, factors: tuple[Factor, ...], region: Region) -> ProductTable:
    shape = tuple(whole.dimension for whole, _ in factors)
    exact = all(whole.exact for whole, _ in factors)
    if not factors:
        return ProductTable(
            (), (integrate_monomial(cell, (0,) * reference_cell(cell).dimension, region),), True
        )
    if cell != "interval" and all(whole.factor is not None for whole, _ in factors):
        return ProductTable(shape, _from_directions(factors, exact, region), exact)
    if len(factors) == 2 and factors[0][0] is factors[1][0] and factors[0][1] > factors[1][1]:
        other = _cached(cell, factors[::-1], region)
        transposed = fmpq_mat(other.shape[0], other.shape[1], other.values).transpose()
        return ProductTable(shape, tuple(transposed.entries()), exact)
    values = _integrated(cell, factors, region)
    return ProductTable(shape, tuple(values if exact else snap(values)), exact)


def _integrated(cell: str, factors: tuple[Factor, ...], region: Region) -> list[fmpq]:
    """The integrals, the largest factor put last: what is multiplied out before it then has the fewest rows.

    A test and a trial function of degree 8 and a coefficient of degree 1: 660 products instead of 27225.
    """
    sizes = [whole.dimension for whole, _ in factors]
    largest = max(range(len(factors)), key=lambda k: (sizes[k], k))
    order = [*(k for k in range(len(factors)) if k != largest), largest]
    values = _integrate(cell, [factors[k] for k in order], region).entries()
    if order == sorted(order):
        return values
    numbers = np.arange(len(values)).reshape([sizes[k] for k in order])
    return [values[number] for number in np.moveaxis(numbers, -1, largest).ravel()]


def _integrate(cell: str, factors: Sequence[Factor], region: Region) -> fmpq_mat:
    """All factors but the last multiplied out, then two matrix products with the monomials' integrals."""
    polynomials = [whole.derivative(orders) for whole, orders in factors]
    left = functools.reduce(Polynomials.times, polynomials[:-1]) if len(factors) > 1 else None
    right = factors[-1]
    if left is None:
        constant: tuple[Exponents, ...] = ((0,) * len(right[1]),)
        return (
            moment_matrix(cell, constant, polynomials[-1].monomials, region)
            * polynomials[-1].coefficients.transpose()
        )
    return left.coefficients * _moments(cell, left.monomials, right, region)


@functools.lru_cache(maxsize=64)
def _moments(cell: str, monomials: tuple[Exponents, ...], factor: Factor, region: Region) -> fmpq_mat:
    """Integrals of monomials times basis functions, [monomial, basis function]."""
    right = factor[0].derivative(factor[1])
    return moment_matrix(cell, monomials, right.monomials, region) * right.coefficients.transpose()


def _from_directions(factors: Sequence[Factor], exact: bool, region: Region) -> tuple[fmpq, ...]:
    """Products of one-dimensional integrals."""
    distinct, codes = [], []
    for axis in range(len(factors[0][1])):
        table = _interval_table(factors, axis, region)
        values, code_of_entry = distinct_numbers(table.values)
        distinct.append(values)
        codes.append(np.array(code_of_entry)[_interval_entries(factors, axis, table.shape)])
    return tuple(multiply_directions(distinct, codes, exact=exact))


def _interval_table(factors: Sequence[Factor], axis: int, region: Region) -> ProductTable:
    """Integrals along an axis; where the region has no extent along it, products of values at its beginning."""
    parts = []
    for whole, orders in factors:
        assert whole.factor is not None
        parts.append((basis(whole.factor), (orders[axis],)))
    flat = region == "vertex" or (region == "facet" and axis == len(factors[0][1]) - 1)
    return product_integrals("interval", parts, "vertex" if flat else "cell")


def _interval_entries(factors: Sequence[Factor], axis: int, shape: tuple[int, ...]) -> NDArray[np.int64]:
    """Flat position in the one-dimensional table of each entry of the whole table."""
    entries = np.zeros(1, dtype=np.int64)
    for (whole, _), size in zip(factors, shape, strict=True):
        numbers = np.array([index[axis] for index in whole.factor_index], dtype=np.int64)
        entries = (entries[:, None] * size + numbers[None, :]).ravel()
    return entries
