"""Products of one-dimensional numbers over the directions of a tensor-product cell."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
from flint import fmpq
from numpy.typing import NDArray

from femforge.reference.decimals import snap

Codes = NDArray[np.int64]
"""For each entry of a table, the number of its value in a list of distinct values."""


def multiply_directions(
    distinct: Sequence[Sequence[fmpq]], codes: Sequence[Codes], *, exact: bool
) -> list[fmpq]:
    """Entry by entry the product over the directions.

    Tables on tensor-product cells have few distinct entries: each combination is multiplied, and snapped
    if not ``exact``, once.

    Args:
        distinct: [direction] -> distinct values.
        codes: [direction][entry] -> place in ``distinct``.
        exact: whether all values are exact.
    """
    combined = np.zeros_like(codes[0])
    for values, direction_codes in zip(distinct, codes, strict=True):
        combined = combined * len(values) + direction_codes
    kinds, kind_of_entry = np.unique(combined, return_inverse=True)
    products = [_product(kind, distinct) for kind in kinds.tolist()]
    if not exact:
        products = snap(products)
    return [products[kind] for kind in kind_of_entry.tolist()]


def _product(kind: int, distinct: Sequence[Sequence[fmpq]]) -> fmpq:
    """The product of one value of each direction, numbered with the first direction slowest."""
    chosen = []
    for values in reversed(distinct):
        kind, code = divmod(kind, len(values))
        chosen.append(values[code])
    return math.prod(chosen, start=fmpq(1))
