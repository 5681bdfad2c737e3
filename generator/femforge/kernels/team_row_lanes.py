"""Element matrices row by row on a CPU: cells are SIMD lanes.

A row of each lane leaves at a time; or all of them, where they fit the caches.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import replace

from femforge.ir.arrays import Array, Load
from femforge.ir.integers import Index, index
from femforge.ir.nests import LoopNest
from femforge.ir.statements import For, Statement, Store, StoreTransposed
from femforge.kernels.access.cell_data import CellData
from femforge.kernels.arguments import RESULTS
from femforge.kernels.team import Tasks, Team
from femforge.kernels.team_rows import LINES, TILE, PlacedClass, RowTeam
from femforge.represent.matrix_rows import ComponentRows, RowPlan

#: Entries of the matrices of all lanes up to which these leave as a whole, without parts of lines of memory between
#: rows (one core with AVX-512: 19 thousand, 1.4 to 3 times as fast so; 33 thousand, 0.8).
_SMALL = 24 << 10


class RowLanes(RowTeam):
    """Builds the loop nest.

    Args:
        plan, data: see :class:`RowTeam`.
        cells: lanes.
        sum_of_cell: an array that the entries of one cell are added to, where they are not stored cell by cell.
    """

    def __init__(self, plan: RowPlan, data: CellData, cells: int, sum_of_cell: str = "") -> None:
        super().__init__(plan, data, Team(cells, cells, on_device=False), 1)
        self.sum_of_cell = sum_of_cell
        size = self.integral.rows * self.integral.columns
        zeros = any(self.zeros(component) for component in plan.components)
        self.whole = not sum_of_cell and not zeros and size * cells <= _SMALL

    def at(self, value: Index) -> Index:
        """[value][cell]."""
        return self.team.at(value)

    def pitch(self, size: int) -> int:
        """Nothing is left out."""
        return size

    def line_size(self, classes: Sequence[PlacedClass]) -> int:
        """All lines of a row."""
        return sum(self.held(one.own) * self.columns(one.own) for one in classes)

    @property
    def arrays(self) -> tuple[Array, ...]:
        """A row, or all of them."""
        size = self.integral.rows * self.integral.columns * self.team.cells
        return tuple(
            replace(one, size=size) if self.whole and one.name == TILE else one for one in super().arrays
        )

    def build(self) -> LoopNest:
        """The loop nest of a batch."""
        nest = super().build()
        return replace(nest, body=(*nest.body, self._out())) if self.whole else nest

    def made_of_planes(self, component: ComponentRows) -> list[Statement]:
        """Rows one after another."""
        classes = self.classes[component.component]
        sizes = [self.held(one.own) * self.columns(one.own) for one in classes]
        starts = list(zip(classes, itertools.accumulate(sizes, initial=0), strict=False))
        lines = [tasks for one, start in starts for tasks in self._lines_of(one, start)]
        entries = [self._entries_of(one, start) for one, start in starts]
        row = self.row(component, index("row_s"), "cache")
        functions = self.plan.functions(component.test)
        out = [] if self.whole else [self._out()]
        inner = For("row_t", functions, (row, *self.stage(entries), *out))
        return [For("row_s", functions, (*self.stage(lines), inner))]

    def _lines_of(self, one: PlacedClass, start: int) -> list[Tasks]:
        sizes = [self.plan.points(pair.part) * self.columns(one.own) for pair in one.own.pairs(1)]
        firsts = itertools.accumulate(sizes, initial=start)
        return [
            self.lines(one, pair, index("row_s"), index(first))
            for pair, first in zip(one.own.pairs(1), firsts, strict=False)
        ]

    def _entries_of(self, one: PlacedClass, start: int) -> Tasks:
        columns = self.columns(one.own)

        def body(task: Index) -> list[Statement]:
            line = [
                self.graph.symbol(Load(LINES, self.at(task.plus(start + k * columns))))
                for k in range(self.held(one.own))
            ]
            tile = index("row").times(self.integral.columns) if self.whole else index(0)
            return self.entries(one, task, line, tile)

        return Tasks(columns, body)

    def _out(self) -> Statement:
        """A row of each lane leaves, or all of them."""
        columns = self.integral.columns
        if self.sum_of_cell:
            value = self.graph.symbol(Load(TILE, index("column")))
            place = index("row").times(columns).plus("column")
            return For("column", columns, (Store(self.sum_of_cell, place, value, accumulate=True),))
        entries = self.integral.rows * columns
        if self.whole:
            place = Index(0, (("first_cell", entries),))
            return StoreTransposed(
                RESULTS, place, TILE, index("cells_here"), entries, self.team.cells, entries
            )
        place = Index(0, (("first_cell", entries), ("row", columns)))
        return StoreTransposed(RESULTS, place, TILE, index("cells_here"), columns, self.team.cells, entries)
