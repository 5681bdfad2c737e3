"""Exact reference elements: bases, integrals of their products, and quadrature, all over QQ.

Every number is a ``flint.fmpq``. Irrational ones (Gauss and Gauss-Lobatto points and what follows from
them) are rationals rounded at 50 digits, flagged ``exact=False``, with zeros and equalities restored.
"""

from femforge.reference.bases import MAX_DEGREE, Basis, basis, dimension, lexicographic_order
from femforge.reference.cells import ReferenceCell, integrate_monomial, reference_cell
from femforge.reference.decimals import snap, to_float, to_float64
from femforge.reference.products import ProductTable, product_integrals
from femforge.reference.quadrature import QuadratureRule, moment_residual, quadrature

__all__ = [
    "MAX_DEGREE",
    "Basis",
    "ProductTable",
    "QuadratureRule",
    "ReferenceCell",
    "basis",
    "dimension",
    "integrate_monomial",
    "lexicographic_order",
    "moment_residual",
    "product_integrals",
    "quadrature",
    "reference_cell",
    "snap",
    "to_float",
    "to_float64",
]
