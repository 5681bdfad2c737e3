"""Staging of element tensors in the batch's memory and their coalesced way out."""

from __future__ import annotations

from dataclasses import dataclass

from femforge.ir.arrays import Array, Load
from femforge.ir.integers import Index, entry_of, index, quotient
from femforge.ir.integral import Local
from femforge.ir.scalar import Graph, Node
from femforge.ir.statements import For, Integer, Lanes, Statement, Store, StoreTransposed, VectorCopy


@dataclass(frozen=True)
class Tile:
    """Element tensors of several cells on their way to memory.

    Attributes:
        cells: cells that are staged together.
        width: entries of each that are staged.
        lane_major: [cell][entry] with a stride of an odd number of accesses, so that threads that write the
            same entries of neighbouring cells hit different banks; else [entry][cell].
        simd: whether lanes are those of a CPU, which store a cell each; threads store neighbouring entries.
        store_width: neighbouring entries of one access, to the tile and from it.
        selection: entry of the output for each stored entry, where they differ.
        output: the array that cells are stored to.
    """

    cells: int
    width: int
    lane_major: bool
    simd: bool
    store_width: int = 1
    selection: tuple[int, ...] = ()
    output: str = "element_tensors"

    @property
    def stride(self) -> int:
        """Distance of two cells (lane-major)."""
        return (self.width // self.store_width | 1) * self.store_width

    def array(self) -> Array:
        """The shared array."""
        size = self.cells * self.stride if self.lane_major else self.cells * self.width
        return Array("tile", size, "shared")

    def place(self, cell: Index | str, entry: Index | int) -> Index:
        """Where an entry of a staged cell stands."""
        if self.lane_major:
            return index(cell).times(self.stride).plus(entry)
        return index(entry).times(self.cells).plus(index(cell))

    def copy_out(
        self, graph: Graph, first: str, count: str, entries: int, start: int = 0, staged: int = 0
    ) -> list[Statement]:
        """Statements that store ``count`` staged cells, the first of which is cell ``first``.

        Args:
            graph: for the expressions.
            first, count: integer variables.
            entries: stored entries of a whole cell.
            start: first of the staged entries.
            staged: number of staged entries, if fewer than the width of the tile.
        """
        width = staged or self.width
        out = Index(start, ((first, entries),))
        if not self.lane_major:
            if self.simd and not self.selection:
                return [StoreTransposed(self.output, out, "tile", index(count), width, self.cells, entries)]
            return self._copy_by_entry(graph, out, count, entries)
        v = self.store_width
        number = Integer("staged", quotient("k", width // v))
        part = Integer("part", index("k").plus(index("staged").times(-(width // v))))
        source = self.place("staged", Index(0, (("part", v),)))
        if width == entries:
            target = Index(0, ((first, entries), ("k", v)))
        else:
            target = out.plus(Index(0, (("staged", entries), ("part", v))))
        copy = VectorCopy(self.output, target, "tile", source, v)
        return [Lanes("k", index(count).times(width // v), (number, part, copy))]

    def _copy_by_entry(self, graph: Graph, out: Index, count: str, entries: int) -> list[Statement]:
        """Stores from [entry][cell], perhaps of selected entries only."""
        source = index("selected") if self.selection else index("entry")
        selected = [Integer("selected", entry_of("stored_entry", "entry"))] if self.selection else []
        cell = "lane" if self.simd else "staged"
        target = out.plus(Index(0, ((cell, entries), ("entry", 1))))
        store = Store(self.output, target, graph.symbol(Load("tile", self.place(cell, source))))
        if self.simd:
            return [Lanes("lane", index(count), (For("entry", entries, (*selected, store)),))]
        numbers = [
            Integer("staged", quotient("k", entries)),
            Integer("entry", index("k").plus(index("staged").times(-entries))),
        ]
        return [Lanes("k", index(count).times(entries), (*numbers, *selected, store))]


def variable(graph: Graph, name: str) -> Node:
    """A variable of the kernel as an expression."""
    return graph.symbol(Local(name))
