"""The sums of batches of cells, all of them at a time."""

from __future__ import annotations

from femforge.ir.integers import index, quotient
from femforge.kernels.domains.base import Domain
from femforge.kernels.domains.cells import NUM_CELLS

#: Their number.
NUM_PARTIALS = "num_partials"


def all_partials(batch: int) -> Domain:
    """One batch: the sums that batches of so many cells have left."""
    count = quotient(index(NUM_CELLS).plus(batch - 1), batch)
    return Domain("partials", {NUM_PARTIALS: count}, index(1), ())
