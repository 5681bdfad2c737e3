"""All cells, or the cells of one colour after another."""

from __future__ import annotations

from femforge.ir.integers import compare, entry_of, index, quotient
from femforge.kernels.domains.base import BATCH, Domain, cell_head

#: The number of all cells.
NUM_CELLS = "num_cells"


def all_cells(batch: int) -> Domain:
    """All cells, ``batch`` at a time."""
    return Domain(
        "cells", {NUM_CELLS: index(NUM_CELLS)}, quotient(index(NUM_CELLS).plus(batch - 1), batch),
        cell_head(index(BATCH).times(batch), NUM_CELLS, batch),
    )  # fmt: skip


def cells_by_colour(batch: int) -> Domain:
    """The cells of one colour after another, ``batch`` at a time; they are sorted by colour."""
    limits = {
        "begin_cell": entry_of("colour_begin", "colour"),
        "end_cell": entry_of("colour_begin", index("colour").plus(1)),
    }
    count = index("end_cell").plus(index("begin_cell").times(-1))
    checks = (
        compare("num_colours", "<", 1),
        compare(entry_of("colour_begin", "num_colours"), "!=", NUM_CELLS),
    )
    return Domain(
        "cells", limits, quotient(count.plus(batch - 1), batch),
        cell_head(index("begin_cell").plus(index(BATCH).times(batch)), "end_cell", batch), checks,
        ("colour", index("num_colours")),
    )  # fmt: skip
