"""Components of cells, each of which is worked on as if it were a cell."""

from __future__ import annotations

from femforge.ir.integers import index, minimum, quotient
from femforge.ir.statements import Integer
from femforge.kernels.domains.base import BATCH, Domain
from femforge.kernels.domains.cells import NUM_CELLS

#: Their number; the first of a batch, and how many it has.
NUM_ENTRIES, FIRST_ENTRY, ENTRIES_HERE = "num_entries", "first_entry", "entries_here"


def all_entries(components: int, batch: int) -> Domain:
    """All components of all cells, ``batch`` at a time."""
    count = index(NUM_ENTRIES)
    rest = count.plus(index(FIRST_ENTRY).times(-1))
    return Domain(
        "entries", {NUM_ENTRIES: index(NUM_CELLS).times(components)}, quotient(count.plus(batch - 1), batch),
        (
            Integer(FIRST_ENTRY, index(BATCH).times(batch), wide=True),
            Integer(ENTRIES_HERE, minimum(rest, batch), narrowed=True),
        ),
    )  # fmt: skip
