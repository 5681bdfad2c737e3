"""What the passes of kernels run over, one file for each kind of domain."""

from femforge.kernels.domains.base import BATCH, Domain, Pass
from femforge.kernels.domains.blocks import blocks_of_cells, with_nonzeros
from femforge.kernels.domains.cells import NUM_CELLS, all_cells, cells_by_colour
from femforge.kernels.domains.entries import all_entries
from femforge.kernels.domains.macro_elements import NUM_MACRO_ELEMENTS, macro_elements, rest_cells
from femforge.kernels.domains.nodes import all_nodes
from femforge.kernels.domains.partials import NUM_PARTIALS, all_partials
from femforge.kernels.domains.slabs import cells_of_slabs

#: Integers of faces that domains are counted by, in order.
COUNTS = (NUM_CELLS, NUM_MACRO_ELEMENTS)

__all__ = ["BATCH", "COUNTS", "NUM_CELLS", "NUM_PARTIALS", "Domain", "Pass", "all_cells", "all_entries", "all_nodes",
           "all_partials", "blocks_of_cells", "cells_by_colour", "cells_of_slabs", "macro_elements", "rest_cells",
           "with_nonzeros"]  # fmt: skip
