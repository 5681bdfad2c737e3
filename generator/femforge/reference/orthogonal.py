"""Gauss-Jacobi and Gauss-Lobatto-Legendre points and weights on [0, 1] with the working digits."""

from __future__ import annotations

import functools
from typing import Any

from flint import arb, arb_poly, fmpq, fmpq_poly

from femforge.reference.decimals import from_arb, with_enough_bits

Rule1D = tuple[tuple[fmpq, ...], tuple[fmpq, ...]]
"""Points in ascending order, and their weights."""


def _jacobi(degree: int, alpha: int) -> fmpq_poly:
    """The Jacobi polynomial of [0, 1] for the weight t^alpha: 2F1(-n, n + alpha + 1; alpha + 1; t)
    times binomial(n + alpha, n) (Abramowitz & Stegun 22.5.42)."""
    coefficient = fmpq(1)
    for k in range(1, degree + 1):
        coefficient *= fmpq(alpha + k, k)
    coefficients = [coefficient]
    for k in range(degree):
        coefficient *= fmpq((k - degree) * (degree + alpha + 1 + k), (alpha + 1 + k) * (k + 1))
        coefficients.append(coefficient)
    return fmpq_poly(coefficients)


def _real_roots(polynomial: fmpq_poly) -> list[arb]:
    """Roots, all real, simple and in (0, 1), in ascending order."""
    if polynomial.degree() < 1:
        return []
    # The stub of python-flint 0.9 says a list of roots; it is one of (root, multiplicity).
    found: Any = polynomial.complex_roots()
    roots: list[arb] = [root.real for root, _ in found]
    return sorted(roots, key=lambda root: root.mid())


@functools.cache
def gauss_jacobi(num_points: int, alpha: int = 0) -> Rule1D:
    """Gauss rule on [0, 1] for the weight t^alpha; exact to degree ``2 num_points - 1``.

    The weights are 1 / (t (1 - t) P'(t)^2), Abramowitz & Stegun 25.4.33 moved to [0, 1].
    """

    def compute() -> list[fmpq]:
        polynomial = _jacobi(num_points, alpha)
        roots = _real_roots(polynomial)
        slope = arb_poly(polynomial.derivative())
        weights = [1 / (t * (1 - t) * slope(t) ** 2) for t in roots]
        return [from_arb(value) for value in roots + weights]

    numbers = with_enough_bits(compute)
    return tuple(numbers[:num_points]), tuple(numbers[num_points:])


@functools.cache
def gauss_lobatto(num_points: int) -> Rule1D:
    """Gauss-Lobatto-Legendre rule on [0, 1], at least two points; exact to degree ``2 num_points - 3``.

    Interior points are the roots of the derivative of the Legendre polynomial P of degree
    n = num_points - 1, the weights 1 / (n (n + 1) P^2) (Abramowitz & Stegun 25.4.32 moved to [0, 1]).
    """
    if num_points < 2:
        raise ValueError("a Gauss-Lobatto rule has at least two points")
    n = num_points - 1

    def compute() -> list[fmpq]:
        legendre = _jacobi(n, 0)
        points = [arb(0), *_real_roots(legendre.derivative()), arb(1)]
        value = arb_poly(legendre)
        return [from_arb(x) for x in points + [1 / (n * (n + 1) * value(t) ** 2) for t in points]]

    numbers = with_enough_bits(compute)
    return tuple(numbers[:num_points]), tuple(numbers[num_points:])
