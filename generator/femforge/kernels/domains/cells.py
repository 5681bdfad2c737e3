"""All cells, or the cells of one colour after another."""

from __future__ import annotations

from femforge.ir.integers import compare, entry_of, index, quotient
from femforge.kernels.domains.base import BATCH, Domain, cell_head


def all_cells(batch: int) -> Domain:
    """All cells, ``batch`` at a time."""
    return Domain(
        "cells", {"num_cells": index("num_cells")}, quotient(index("num_cells").plus(batch - 1), batch),
        cell_head(index(BATCH).times(batch), "num_cells", batch),
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
        compare(entry_of("colour_begin", "num_colours"), "!=", "num_cells"),
    )
    return Domain(
        "cells", limits, quotient(count.plus(batch - 1), batch),
        cell_head(index("begin_cell").plus(index(BATCH).times(batch)), "end_cell", batch), checks,
        ("colour", index("num_colours")),
    )  # fmt: skip
