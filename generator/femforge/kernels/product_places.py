"""Where operators whose tables a library multiplies keep what in their work array.

It begins with the library's own memory. Regions follow: dofs, [cell][column][dof], and samples, [cell][column][row],
of each matrix, for as many cells as a slab has, or the mesh if that has fewer. D at a sample takes the place of the
samples that it is made of, and results that of dofs, where sizes agree. E-vectors that stand as a matrix wants them
have no region here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from femforge.ir.integers import Index, index
from femforge.ir.integral import COORDINATES
from femforge.kernels.access.vector_data import VectorData
from femforge.kernels.access.vectors import array_of
from femforge.kernels.domains.slabs import BEGIN_CELL, ROOM
from femforge.kernels.scatter import ScatterKind
from femforge.represent.sample_columns import Columns, SampleColumns

#: The work array, and the number of a cell in its slab.
WORKSPACE, SLAB_CELL = "workspace", "slab_cell"


@dataclass(frozen=True)
class Region:
    """A part of an array that each cell of a slab has some places of.

    Attributes:
        array: of the face.
        size: places of a cell.
        first: those of a cell that stand before, for as many cells; of the work array behind the library's memory.
    """

    array: str
    size: int
    first: int = 0

    @property
    def begin(self) -> Index:
        """The first place of the slab."""
        if self.array != WORKSPACE:
            return Index(0, ((BEGIN_CELL, self.size),))
        return Index(0, ((ROOM, self.first),) if self.first else ())

    def at(self, place: Index | int) -> Index:
        """A place of the cell ``slab_cell``."""
        return self.begin.plus(Index(0, ((SLAB_CELL, self.size),))).plus(index(place))


@dataclass(frozen=True)
class Matrix:
    """Columns with their regions.

    Attributes:
        columns: of a cell.
        dofs: of functions, or results.
        samples: of functions, or of D.
    """

    columns: Columns
    dofs: Region
    samples: Region


class ProductPlaces:
    """All matrices of a kernel.

    Args:
        samples: what is computed.
        data: access to a cell's inputs.
        scatter: how results are added up.
    """

    def __init__(self, samples: SampleColumns, data: VectorData, scatter: ScatterKind) -> None:
        self.samples = samples
        self.data = data
        self.scatter = scatter
        #: Scalars of a cell in the work array.
        self.scalars = 0
        direct = [one for one in samples.reads if self._is_direct(one)]
        joined = samples.joined(one for one in samples.reads if one not in direct)
        self.reads = [*map(self._read, direct), *map(self._read, joined)]
        self.tests = self._tests()

    def _region(self, size: int) -> Region:
        region = Region(WORKSPACE, size, self.scalars)
        self.scalars += size
        return region

    # -- functions ---------------------------------------------------------------------------------------

    def _is_direct(self, columns: Columns) -> bool:
        """Whether they are all of a function whose array has its dofs as a matrix wants them."""
        ((name, _), *_rest) = columns.members
        if name == COORDINATES or self.data.is_vector(name):
            return False
        size = self.data.integral.function(name).layout.dim
        return self.samples.dofs(columns) == list(range(size))

    def is_direct(self, matrix: Matrix) -> bool:
        """Whether its dofs are read, or stored, without a pass of their own."""
        return matrix.dofs.array != WORKSPACE

    def _read(self, columns: Columns) -> Matrix:
        size = columns.count * columns.nodes
        dofs = (
            Region(array_of(columns.members[0][0]), size) if self._is_direct(columns) else self._region(size)
        )
        return Matrix(columns, dofs, self._region(columns.count * self.samples.rows(columns)))

    # -- results -----------------------------------------------------------------------------------------

    def _tests(self) -> list[Matrix]:
        samples, dofs = list(self.reads), [one for one in self.reads if not self.is_direct(one)]
        found = []
        for columns in self.samples.tests:
            over = next((m for m in samples if _is_alike(m.columns, columns)), None)
            if over is not None:
                samples.remove(over)
            size = columns.count * columns.nodes
            region = over.samples if over else self._region(columns.count * self.samples.rows(columns))
            found.append(Matrix(columns, self._results(columns, size, dofs), region))
        return found

    def _results(self, columns: Columns, size: int, free: list[Matrix]) -> Region:
        """Where results go: out at once, over dofs, or to places of their own."""
        array, rows = self.scatter.array, self.data.integral.rows
        places = [self.scatter.place(self.data.space, dof) for dof in self.samples.dofs(columns)]
        if array and places == list(range(rows)):
            return Region(array, rows)
        over = next((m for m in free if m.dofs.size >= size), None)
        if over is None:
            return self._region(size)
        free.remove(over)
        return replace(over.dofs, size=size)

    # -- sizes -------------------------------------------------------------------------------------------

    @property
    def moved_scalars(self) -> int:
        """Scalars of a cell that passes write to the work array, and read from it again."""
        own = [*self.reads, *self.tests]
        samples = sum(m.columns.count * self.samples.rows(m.columns) for m in own)
        return samples + sum(m.columns.count * m.columns.nodes for m in own if not self.is_direct(m))


def _is_alike(own: Columns, other: Columns) -> bool:
    """Whether what a sample is of stands at the same places."""
    counts = [tuple(map(len, one.derivatives)) for one in (own, other)]
    return counts[0] == counts[1] and own.count == other.count


def evenly(values: Sequence[int]) -> tuple[int, int] | None:
    """The first of some numbers and the step between them, where they are evenly spaced; else None."""
    step = values[1] - values[0] if len(values) > 1 else 0
    return (values[0], step) if all(v == values[0] + k * step for k, v in enumerate(values)) else None
