"""Numbers of operators whose tables a library multiplies by the dofs of many cells."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from femforge.schedule.devices import Device

#: Bytes of the work array that the cells of a slab take where nothing is asked for: as few slabs as can be, of matrices
#: that are large whatever the degree, and a small part of the memory of any device with such libraries.
_SLAB_BYTES = 256 << 20
#: Cells of the largest slab: columns are counted by integers of 32 bits.
MOST_CELLS = 1 << 20
#: Cells that slabs, if they have more, are multiples of.
_WHOLE = 1024
#: Samples and cells of a block of the passes that are none of the library's.
_SAMPLES, _CELLS = 2048, 128
#: Bytes at the beginning of the work array that belong to the library itself: what NVIDIA advises for Hopper
#: (cuBLAS, cublasSetWorkspace), and where its memory has to start.
LIBRARY_BYTES, LIBRARY_ALIGNMENT = 32 << 20, 256


@dataclass(frozen=True)
class ProductNumbers:
    """Cells of slabs and of blocks.

    Attributes:
        slab: cells that go through all passes together.
        cells: of a block.
    """

    slab: int
    cells: int


@dataclass(frozen=True)
class ProductProblem:
    """What the schedule has to know.

    Attributes:
        scalars: of a cell in the work array.
        samples: of a cell.
        values: of a cell in shared memory.
    """

    scalars: int
    samples: int
    values: int

    def numbers(self, slab: int, cells: int, scalar_bytes: int, device: Device) -> ProductNumbers:
        """Cells of slabs and blocks.

        Args:
            slab: 0 if that is left open.
            cells: of a block; 0 if that is left open.
            scalar_bytes: of a scalar.
            device: what it is for.
        """
        if not slab:
            slab = min(MOST_CELLS, _SLAB_BYTES // (max(1, self.scalars) * scalar_bytes))
            slab = max(1, slab // _WHOLE * _WHOLE if slab > _WHOLE else slab)
        most = self.most_cells(scalar_bytes, device)
        if not cells:
            cells = _CELLS
            while cells > 1 and (cells * self.samples > _SAMPLES or cells > most):
                cells //= 2
        return ProductNumbers(slab, cells)

    def most_cells(self, scalar_bytes: int, device: Device) -> int:
        """Cells of a block whose values fit."""
        if not self.values:
            return device.max_threads
        return min(device.max_threads, device.shared_bytes // (self.values * scalar_bytes))


#: Gives what there is to know of a representation.
Products = Callable[[], ProductProblem]
