"""The ``values`` mapping: a thread computes the different values of a cell, the threads of its block store all entries.

Element tensors of affine cells have few values beside their entries: those of mass are multiples of one, blocks of
components repeat each other, what no term couples is zero. Each value has one place in shared memory, and each thread
the same entries of all cells: it asks a table once which values these are.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from femforge.ir.arrays import Array, Load
from femforge.ir.integers import (
    Index,
    IntegerExpression,
    all_of,
    compare,
    entry_of,
    index,
    less,
    remainder,
)
from femforge.ir.nests import LoopNest
from femforge.ir.scalar import Graph
from femforge.ir.statements import For, Guard, Integer, Lanes, Statement, VectorStore
from femforge.kernels.access.cell_data import CellData
from femforge.kernels.access.stores import Tile
from femforge.kernels.cell import cell_numbers, group_numbers, straight_chunks
from femforge.kernels.straight import RUNNING, Ordered
from femforge.represent.expressions import Expressions
from femforge.schedule.slice_mapping import Phases

#: Values that a thread loads before it stores the first of them, at least.
_AT_ONCE = 8
#: The table of the values of entries.
_VALUE_OF_ENTRY = "value_of_entry"


@dataclass(frozen=True)
class ValueSchedule:
    """Numbers of the ``values`` mapping.

    Attributes:
        element_batch, concurrent_elements: see ``Parameters``.
        store_width: neighbouring entries of one access.
        threads: of a block.
        phases: of the cells, which begin differently in sectors of memory.
    """

    element_batch: int
    concurrent_elements: int
    store_width: int
    threads: int
    phases: Phases


def value_loop_nest(
    graph: Graph, expressions: Expressions, data: CellData, schedule: ValueSchedule, running: bool
) -> LoopNest:
    """Straight-line values of a batch of cells, and their entries.

    Args:
        graph: owner of the expressions.
        expressions: outputs in this cell's dofs.
        data: access to the cell's inputs.
        schedule: the numbers.
        running: whether sums are added up as their terms become known.
    """
    order, names = Ordered(expressions, running), dict(expressions.names)
    first, outputs = order.loaded(data.loads(order.roots, names))
    numbers: dict[object, int] = {}
    places = tuple(numbers.setdefault(output, len(numbers)) for output in outputs)
    values = list(dict.fromkeys(outputs))
    lanes, entries = schedule.concurrent_elements, len(outputs)
    steps = schedule.element_batch // lanes
    tile = Tile(lanes, len(values), True, False)
    gather = [*cell_numbers(lanes, steps), *data.prepare(expressions.outputs)]
    (compute,) = straight_chunks(first, [values], names, tile, "lane")
    group = ("group_first", "group_cells") if steps > 1 else ("first_cell", "cells_here")
    body: list[Statement] = [Lanes("lane", lanes, (*gather, *compute))]
    stores = _Stores(graph, tile, places, schedule)
    body += [*(group_numbers(lanes) if steps > 1 else ()), stores.lanes(*group)]
    if steps > 1:
        body = [For("step", steps, tuple(body))]
    text = [f"each of {lanes} lanes computes the {len(values)} different values of one {data.integral.region}",
            f"{schedule.threads} threads store its {entries} entries"]  # fmt: skip
    if running:
        text.append(RUNNING)
    return LoopNest(schedule.threads, (tile.array(),), (stores.table(),), tuple(body), tuple(text))


class _Stores:
    """How threads store their entries of one cell after another.

    Parts of a sector of memory are written at about the same time so. Where element tensors are no whole number of
    sectors, cells that begin alike in one come after each other, and their entries are moved to where sectors begin.

    Args:
        graph: for the expressions.
        tile: of the values.
        places: the value of each entry.
        schedule: the numbers.
    """

    def __init__(self, graph: Graph, tile: Tile, places: Sequence[int], schedule: ValueSchedule) -> None:
        self.graph = graph
        self.tile = tile
        self.places = tuple(places)
        self.schedule = schedule
        self.entries = len(places)
        #: Entries of all threads that leave at a time, and how often they do.
        self.turn = schedule.threads * schedule.store_width
        self.turns = -(-(self.entries + schedule.phases.slack) // self.turn)

    def table(self) -> Array:
        """The values of the entries; threads that have no entry at a turn read what they do not store."""
        slack = self.schedule.phases.slack
        listed = (0,) * slack + self.places
        listed += (0,) * (self.turns * self.turn + slack - len(listed))
        return Array(_VALUE_OF_ENTRY, len(listed), "table", listed, integer=True)

    def lanes(self, first: str, count: str) -> Lanes:
        """The statement that stores ``count`` staged cells, the first of which is cell ``first``."""
        phases = self.schedule.phases
        names = [f"value{n}" for n in range(self.turns * self.schedule.store_width)]
        numbers = [Integer(name, self._value(n)) for n, name in enumerate(names)]
        rounds = self.tile.cells // phases.cells
        staged = index("staged").times(phases.cells).plus("phase") if phases.slack else index("staged")
        stores = tuple(self._store(turn, staged, names, first) for turn in range(self.turns))
        one = Guard(less(staged, count), stores)
        together = max(1, _AT_ONCE // len(names))
        body: tuple[Statement, ...] = (*numbers, For("staged", rounds, (one,), times=together))
        if phases.slack:
            # accesses by which the cells of a phase begin past a sector
            width = self.schedule.store_width
            past = remainder(index("phase").times(self.entries // width), phases.sector // width)
            body = (For("phase", phases.cells, (Integer("shift", past), *body)),)
        return Lanes("thread", self.schedule.threads, body)

    def _value(self, number: int) -> IntegerExpression:
        """Of the entries of a thread, over all turns."""
        turn, k = divmod(number, self.schedule.store_width)
        return entry_of(_VALUE_OF_ENTRY, self._entry(turn).plus(self.schedule.phases.slack + k))

    def _entry(self, turn: int) -> Index:
        """The first that a thread stores at a turn; below 0, or beyond the last one, where it stores nothing."""
        own = index("thread").times(self.schedule.store_width).plus(turn * self.turn)
        return (
            own.plus(Index(0, (("shift", -self.schedule.store_width),)))
            if self.schedule.phases.slack
            else own
        )

    def _store(self, turn: int, staged: Index, names: Sequence[str], first: str) -> Statement:
        width, slack = self.schedule.store_width, self.schedule.phases.slack
        own = names[turn * width : (turn + 1) * width]
        values = tuple(self.graph.symbol(Load("tile", self.tile.place(staged, index(name)))) for name in own)
        entry = self._entry(turn)
        place = Index(0, ((first, self.entries),)).plus(staged.times(self.entries)).plus(entry)
        store = VectorStore(self.tile.output, place, values)
        there = []
        if slack and turn == 0:
            there.append(compare(entry, ">=", 0))
        if (turn + 1) * self.turn > self.entries:
            there.append(less(entry, self.entries))
        return Guard(all_of(*there), (store,)) if there else store
