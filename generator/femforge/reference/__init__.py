"""Exact reference elements: bases, integrals of their products, and quadrature, all over QQ.

Every number is a ``flint.fmpq``. Irrational ones (Gauss and Gauss-Lobatto points and what follows from
them) are rationals rounded at 50 digits, flagged ``exact=False``, with zeros and equalities restored.
"""

from femforge.reference.bases import Basis, basis, dimension, lexicographic_order, nodes
from femforge.reference.cells import FACET_CELLS, ReferenceCell, integrate_monomial, reference_cell
from femforge.reference.decimals import snap, to_float, to_float64, written_number
from femforge.reference.products import ProductTable, product_integrals
from femforge.reference.quadrature import (
    MAX_DEGREE,
    SCHEMES,
    QuadratureRule,
    exactness,
    given_rule,
    moment_residual,
    quadrature,
    scheme_called,
)
from femforge.reference.views import View, orientations, seen_dofs, seen_layout, views

__all__ = [
    "FACET_CELLS",
    "MAX_DEGREE",
    "SCHEMES",
    "Basis",
    "ProductTable",
    "QuadratureRule",
    "ReferenceCell",
    "View",
    "basis",
    "dimension",
    "exactness",
    "given_rule",
    "integrate_monomial",
    "lexicographic_order",
    "moment_residual",
    "nodes",
    "orientations",
    "product_integrals",
    "quadrature",
    "reference_cell",
    "scheme_called",
    "seen_dofs",
    "seen_layout",
    "snap",
    "to_float",
    "to_float64",
    "views",
    "written_number",
]
