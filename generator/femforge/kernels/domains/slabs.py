"""Slabs of cells, which go through several passes together, one slab after another."""

from __future__ import annotations

from femforge.ir.integers import index, minimum, quotient
from femforge.ir.statements import Integer
from femforge.kernels.domains.base import BATCH, Domain, cell_head
from femforge.kernels.domains.cells import NUM_CELLS

#: The number of a slab, its first cell, the cell behind its last one, and how many cells there is room for.
SLAB, BEGIN_CELL, END_CELL, ROOM = "slab", "begin_cell", "end_cell", "room"
#: The number of a cell in its slab, of the cell ``cell``.
CELL_OF_SLAB = Integer("slab_cell", index("cell").plus(index(BEGIN_CELL).times(-1)), wide=True)


def cells_of_slabs(name: str, slab: int, batch: int) -> Domain:
    """The cells of each slab in turn. Neighbouring passes over slabs of the same size follow each other in each slab.

    Args:
        name: of what the pass makes.
        slab: cells of a slab.
        batch: cells of a batch.
    """
    first = index(SLAB).times(slab)
    limits = {
        BEGIN_CELL: first,
        END_CELL: minimum(first.plus(slab), NUM_CELLS),
        ROOM: minimum(NUM_CELLS, slab),
    }
    count = index(END_CELL).plus(index(BEGIN_CELL).times(-1))
    return Domain(
        name, limits, quotient(count.plus(batch - 1), batch),
        cell_head(index(BEGIN_CELL).plus(index(BATCH).times(batch)), END_CELL, batch),
        repeated=(SLAB, quotient(index(NUM_CELLS).plus(slab - 1), slab)),
    )  # fmt: skip
