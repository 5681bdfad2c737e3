"""Staging of element tensors in the batch's memory and their coalesced way out."""

from __future__ import annotations

from dataclasses import dataclass, replace

from femforge.ir.arrays import Array, Load
from femforge.ir.integers import Index, entry_of, index, less, quotient
from femforge.ir.integral import Local
from femforge.ir.nests import LoopNest
from femforge.ir.scalar import Graph, Node
from femforge.ir.statements import For, Guard, Integer, Lanes, Statement, Store, StoreTransposed, VectorCopy

#: How many times as many turns as there is work for threads may take to store one cell after another.
_IDLE = 1.25
#: The table of a tile's selection.
STORED_ENTRY = "stored_entry"


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
        selection: which of the staged entries each stored entry is, where that is another one; several may be the same.
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

    def tables(self) -> list[Array]:
        """That of the selection, if there is one."""
        values = self.selection
        return [Array(STORED_ENTRY, len(values), "table", values, integer=True)] if values else []

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
            if not self.simd:
                return self._copy_by_entry(graph, out, count, entries)
            places = STORED_ENTRY if self.selection else ""
            stored = len(self.selection) or width
            return [
                StoreTransposed(self.output, out, "tile", index(count), stored, self.cells, entries, places)
            ]
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
        """Threads store neighbouring entries from [entry][cell], perhaps selected ones only."""
        source = index("selected") if self.selection else index("entry")
        selected = [Integer("selected", entry_of(STORED_ENTRY, "entry"))] if self.selection else []
        target = out.plus(Index(0, (("staged", entries), ("entry", 1))))
        store = Store(self.output, target, graph.symbol(Load("tile", self.place("staged", source))))
        numbers = [
            Integer("staged", quotient("k", entries)),
            Integer("entry", index("k").plus(index("staged").times(-entries))),
        ]
        return [Lanes("k", index(count).times(entries), (*numbers, *selected, store))]


def variable(graph: Graph, name: str) -> Node:
    """A variable of the kernel as an expression."""
    return graph.symbol(Local(name))


def stored_cell_by_cell(nest: LoopNest) -> LoopNest:
    """The nest with its element tensors leaving the tile one cell after another, where all threads have work for each.

    Nothing is divided then: 12 instructions for each entry, a fifth of all of elasticity on Q1 hexahedra (H200), become
    7. Some entries are stored twice, which is not for those that are added.
    """
    *before, last = nest.body
    copy = last.body[-1] if isinstance(last, Lanes) else None
    if not isinstance(copy, VectorCopy) or copy.source != "tile":
        return nest
    target, source = dict(copy.target_index.terms), dict(copy.source_index.terms)
    if target.keys() != {"first_cell", "k"} or source.keys() != {"staged", "part"}:
        return nest
    entries = target["first_cell"]
    items = entries // copy.width
    if -(-items // nest.threads) * nest.threads > _IDLE * items:
        return nest
    (cells,) = (array.size // source["staged"] for array in nest.shared if array.name == "tile")
    place = Index(0, (("first_cell", entries), ("staged", entries), ("part", copy.width)))
    lanes = Lanes("part", items, (replace(copy, target_index=place),), barrier=False, together=True)
    loop = For("staged", cells, (Guard(less("staged", "cells_here"), (lanes,)),))
    return replace(nest, body=(*before, loop))
