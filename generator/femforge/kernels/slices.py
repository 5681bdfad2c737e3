"""The mapping ``slices`` of the tensor representation: blocks share element tensors.

A block has a slice of the entries for a sequence of cells. Its threads keep their part of K in registers, the cells' G
pass by in shared memory, and neighbouring threads store neighbouring entries. The slices are as large as registers
allow, whatever the number of entries is.
"""

from __future__ import annotations

import itertools

from flint import fmpq

from femforge.ir.arrays import Array, Load
from femforge.ir.entry_grid import EntryGrid
from femforge.ir.integers import (
    Condition,
    Index,
    IntegerExpression,
    all_of,
    compare,
    entry_of,
    index,
    less,
    minimum,
    product,
    quotient,
    remainder,
    select,
    total,
)
from femforge.ir.nests import PART, LoopNest
from femforge.ir.scalar import Node
from femforge.ir.statements import For, Guard, Integer, Lanes, Let, Statement, Store, VectorStore
from femforge.kernels.access.base import CELL
from femforge.kernels.access.cell_data import CellData
from femforge.kernels.access.stores import variable
from femforge.kernels.arguments import RESULTS
from femforge.kernels.contraction import BlockedK, blocked_k
from femforge.kernels.straight import Lineariser
from femforge.represent.expressions import Entries, tensor_columns
from femforge.represent.tensor import TensorRepresentation
from femforge.schedule.slice_mapping import SliceNumbers, group_pitch


class SliceBuilder:
    """Builds the loop nest; holds what its phases share."""

    def __init__(
        self, tensor: TensorRepresentation, entries: Entries, data: CellData, numbers: SliceNumbers
    ) -> None:
        self.tensor = tensor
        self.entries = entries
        self.graph = tensor.integral.graph
        self.data = data
        self.numbers = numbers
        self.blocked = blocked_k(tensor, entries)
        self.threads = numbers.threads * numbers.concurrent
        self.pitch = group_pitch(self.blocked.width)
        self.stride = self.pitch * len(self.blocked.groups)

    def build(self) -> LoopNest:
        """The loop nest of a batch."""
        n = self.numbers
        tables, setup = self._owned()
        whole = n.round == n.cells
        first = index("round").times(0 if whole else n.round)
        contract = Lanes(
            "thread", self.threads, tuple(self._contract(first)), barrier=not whole, scope="continues"
        )
        turn = (self._columns(first), contract)
        rounds: tuple[Statement, ...] = turn
        if not whole:
            begun = less(first.times(n.phases.cells), "cells_here")
            rounds = (For("round", n.cells // n.round, (Guard(begun, turn),)),)
        body = (Lanes("thread", self.threads, tuple(setup), barrier=False, scope="opens"), *rounds)
        shared = (Array("G", n.round * self.stride, "shared"),)
        return LoopNest(self.threads, shared, tuple(tables), body, self._describe(), parts=n.parts)

    def _describe(self) -> tuple[str, ...]:
        n = self.numbers
        every = n.phases.cells
        phases = f" of every {every}th cell, so that it begins where sectors do" if every > 1 else ""
        return (
            f"{n.parts} blocks share the element tensors of a batch, each has a slice of their entries{phases}",
            f"the G of {n.round} cells go to shared memory at a time",
            f"{n.threads} threads compute the slice of a cell, {n.own} entries each, {n.concurrent} cells "
            f"concurrently, {n.cells // n.concurrent} in sequence",
        )

    # -- G ---------------------------------------------------------------------------------------------

    def _columns(self, first: Index) -> Lanes:
        """A thread a cell: the columns of its G, laid out group by group."""
        expressions = tensor_columns(self.tensor, self.data.stored)
        names = dict(expressions.names)
        order = [column for group in self.blocked.groups for column in group]
        wanted = [expressions.outputs[c] for c in order]
        outputs = self.data.loads(wanted, names)
        lineariser = Lineariser(names)
        lineariser.announce(outputs)
        local = self._in_phase(first.plus("batch_cell"))
        within = select(less(local, "cells_here"), local, index("cells_here").plus(-1))
        body: list[Statement] = [
            Integer(CELL, total("first_cell", within), wide=True),
            *self.data.prepare(wanted),
        ]
        position = iter(outputs)
        for g, group in enumerate(self.blocked.groups):
            for m in range(self.blocked.width):
                place = index("batch_cell").times(self.stride).plus(g * self.pitch + m)
                lines, value = (
                    lineariser.statements(next(position)) if m < len(group) else ([], self.graph.zero)
                )
                body += [*lines, Store("G", place, value)]
        return Lanes("batch_cell", self.numbers.round, tuple(body))

    # -- phases of the cells ---------------------------------------------------------------------------

    def _phase(self) -> list[Statement]:
        """Which cells of a batch are the block's, where they are not all."""
        n = self.numbers
        return [Integer("phase", quotient(PART, n.slices))] if n.phases.cells > 1 else []

    def _in_phase(self, cell: Index) -> Index:
        """Where a cell of the block stands in the batch."""
        cells = self.numbers.phases.cells
        return cell.times(cells).plus("phase") if cells > 1 else cell

    def _slice(self) -> IntegerExpression:
        """Which slice is the block's."""
        n = self.numbers
        return remainder(PART, n.slices) if n.phases.cells > 1 else index(PART)

    def _shift(self, first_turn: Index) -> list[Statement]:
        """By how many accesses the block's slices are moved to begin where sectors do."""
        n = self.numbers
        if not n.phases.slack:
            return []
        begin = index("phase").times(n.entries // n.width if n.phases.cells > 1 else 0)
        if n.grid and n.phases.turns > 1:
            begin = begin.plus(first_turn.times(n.grid.positions))
        return [Integer("shift", remainder(begin, n.phases.sector // n.width))]

    # -- entries of a thread ---------------------------------------------------------------------------

    def _owned(self) -> tuple[list[Array], list[Statement]]:
        """Tables, and what a thread knows before it sees a cell: its entries and its part of K."""
        n = self.numbers
        lane: list[Statement] = [Integer("lane", remainder("thread", n.threads))]
        lane += [Integer("concurrent", quotient("thread", n.threads))] if n.concurrent > 1 else []
        lane += self._phase()
        return self._owned_in_turns(n.grid, lane) if n.grid else self._owned_in_line(lane)

    def _owned_in_line(self, lane: list[Statement]) -> tuple[list[Array], list[Statement]]:
        n, width = self.numbers, self.blocked.width
        values = tuple(value for row in self.blocked.values for value in row)
        first: IntegerExpression = index("lane")
        if n.slices > 1:
            first = total("lane", product(self._slice(), n.threads * n.own // n.width))
        body = [*lane, *self._shift(index(0))]
        if n.phases.slack:
            first = total(first, index("shift").times(-1))
        body.append(Integer("entry", first))
        places = [self._place(j) for j in range(n.own)]
        if self._partial:
            body += [Integer(f"k{j}", self._clamped(j, place)) for j, place in enumerate(places)]
            places = [index(f"k{j}") for j in range(n.own)]
        body += [
            Let(f"K{m}_{j}", self._table(place.plus(m * n.entries)))
            for m in range(width)
            for j, place in enumerate(places)
        ]
        return [Array("K_table", len(values), "table", values)], body

    def _clamped(self, j: int, place: Index) -> IntegerExpression:
        """A place of a table: the nearest one, where there is no entry."""
        within = minimum(place, self.numbers.entries - 1)
        return select(compare(place, "<", 0), 0, within) if self._before(j) else within

    def _before(self, j: int) -> bool:
        """Whether entry ``j`` of some thread, without turns, would be before the first one."""
        return self._step(j) < self.numbers.phases.slack

    def _owned_in_turns(self, grid: EntryGrid, lane: list[Statement]) -> tuple[list[Array], list[Statement]]:
        n, width, trial = self.numbers, self.blocked.width, grid.trial
        planes, plane_of, group_of = block_planes(self.blocked, self.entries, grid)
        groups = len(self.blocked.groups) > 1
        tables = [
            Array("K_table", len(planes) * grid.pairs, "table", tuple(v for plane in planes for v in plane)),
            Array(
                "plane_begin", len(plane_of), "table", tuple(p * grid.pairs for p in plane_of), integer=True
            ),
        ]
        if groups:
            offsets = tuple(group_of)
            tables.append(Array("group_of", len(offsets), "table", offsets, integer=True))
        if grid.upper:
            begins = tuple(grid.begin(row) for row in range(grid.test.dofs))
            tables.append(Array("row_begin", len(begins), "table", begins, integer=True))
        in_turn = index("lane")
        if n.across > 1:
            lane = [*lane, Integer("across", remainder(self._slice(), n.across))]
            in_turn = in_turn.plus(index("across").times(n.threads))
        apart = n.phases.turns
        shift = self._shift(index("first_turn"))
        nearest: IntegerExpression = minimum("place", grid.positions - 1)
        if shift:
            in_turn = in_turn.plus(index("shift").times(-1))
            nearest = select(compare("place", "<", 0), 0, nearest)
        turn = index("turn").times(n.own)
        body = [
            *lane,
            Integer("turn", quotient(self._slice(), n.across) if n.slices > n.across else index(0)),
            Integer(
                "first_turn",
                turn
                if apart == 1
                else total(product(quotient("turn", apart), n.own * apart), remainder("turn", apart)),
            ),
            *shift,
            Integer("place", in_turn),
            Integer("position", nearest),
            Integer("test_component", quotient("position", trial.dofs)),
            Integer("column", remainder("position", trial.dofs)),
        ]
        interleaved = trial.step == 1
        neighbours = trial.count if interleaved else trial.nodes
        fine, coarse = remainder("column", neighbours), quotient("column", neighbours)
        body += [
            Integer("trial_component", fine if interleaved else coarse),
            Integer("trial_node", coarse if interleaved else fine),
            Integer("block", index("test_component").times(trial.count).plus("trial_component")),
            Integer("row", index("test_component").times(grid.test.step)
                    .plus(index("first_turn").times(grid.test.node_step))),
        ]  # fmt: skip
        if not grid.upper:
            body.append(Integer("entry", index("row").times(trial.dofs).plus("column")))
        if groups:
            body.append(Integer("group", entry_of("group_of", "block")))
        nodes = [index("first_turn").plus(j * apart) for j in range(n.own)]
        if grid.turns % (n.own * apart):
            body += [Integer(f"k{j}", minimum(node, grid.turns - 1)) for j, node in enumerate(nodes)]
            nodes = [index(f"k{j}") for j in range(n.own)]
        if grid.upper:
            for j, node in enumerate(nodes):
                row = index("test_component").times(grid.test.step).plus(node.times(grid.test.node_step))
                body.append(Integer(f"entry{j}", total(entry_of("row_begin", row), "column")))
        for m in range(width):
            body.append(Integer(f"plane{m}", entry_of("plane_begin", index("block").times(width).plus(m))))
            for j, node in enumerate(nodes):
                place = node.times(trial.nodes).plus("trial_node").plus(f"plane{m}")
                body.append(Let(f"K{m}_{j}", self._table(place)))
        return tables, body

    def _table(self, place: Index) -> Node:
        return self.graph.symbol(Load("K_table", place))

    def _step(self, j: int) -> int:
        """Entries from a thread's first one to another."""
        n = self.numbers
        if n.grid:
            return j * n.phases.turns * n.grid.test.node_step * n.grid.trial.dofs
        return j // n.width * n.threads * n.width + j % n.width

    def _place(self, j: int) -> Index:
        """Where a thread's entry ``j`` stands among the stored ones."""
        if self.numbers.grid and self.numbers.grid.upper:
            return index(f"entry{j}")
        return index("entry").times(self.numbers.width).plus(self._step(j))

    @property
    def _partial(self) -> bool:
        """Whether there are slices with fewer entries, without turns."""
        n = self.numbers
        return n.slices * n.threads * n.own > n.entries or n.phases.slack > 0

    # -- the contraction -------------------------------------------------------------------------------

    def _contract(self, first: Index) -> list[Statement]:
        n, width = self.numbers, self.blocked.width
        in_round = index("step").times(n.concurrent)
        in_round = in_round.plus("concurrent") if n.concurrent > 1 else in_round
        several = len(self.blocked.groups) > 1
        place = index("in_round").times(self.stride)
        place = place.plus(index("group").times(self.pitch)) if several else place
        inside: list[Statement] = [
            Let(f"G{m}", self.graph.symbol(Load("G", place.plus(m)))) for m in range(width)
        ]
        cell = Index(0, (("first_cell", n.entries), ("local", n.entries)))
        for j in range(0, n.own, n.width):
            values = tuple(
                self.graph.sum(
                    [
                        (variable(self.graph, f"K{m}_{k}") * variable(self.graph, f"G{m}"), 1)
                        for m in range(width)
                    ]
                )
                for k in range(j, j + n.width)
            )
            store = VectorStore(RESULTS, cell.plus(self._place(j)), values)
            within = self._within(j)
            inside.append(Guard(within, (store,)) if within else store)
        conditions = [less("local", "cells_here")]
        if n.grid and n.phases.slack:
            conditions.append(compare("place", ">=", 0))
        if n.grid and n.across * n.threads > n.grid.positions:
            conditions.append(less("place", n.grid.positions))
        return [
            For(
                "step",
                n.round // n.concurrent,
                (
                    Integer("in_round", in_round),
                    Integer("local", self._in_phase(index("in_round").plus(first))),
                    Guard(all_of(*conditions), tuple(inside)),
                ),
            )
        ]

    def _within(self, j: int) -> Condition | None:
        """Whether a thread's entry ``j`` is stored; None where it always is."""
        n = self.numbers
        if not n.grid:
            return self._within_line(j)
        conditions = []
        apart = n.phases.turns
        if (j or apart > 1) and n.grid.turns % (n.own * apart):
            conditions.append(less(index("first_turn").plus(j * apart), n.grid.turns))
        if n.grid.upper:
            conditions.append(compare(index("row").plus(j * n.grid.test.node_step), "<=", "column"))
        return all_of(*conditions) if conditions else None

    def _within_line(self, j: int) -> Condition | None:
        """The same without turns."""
        if not self._partial:
            return None
        place = self._place(j)
        before = [compare(place, ">=", 0)] if self._before(j) else []
        return all_of(*before, less(place, self.numbers.entries))


def block_planes(
    blocked: BlockedK, entries: Entries, grid: EntryGrid
) -> tuple[list[tuple[fmpq, ...]], list[int], list[int]]:
    """K as planes of one block of components each, equal ones once; zero for entries that are not stored.

    Blocks of a vector's components are often the same, or have columns in common: of elasticity's 57 columns 12 differ.

    Returns:
        The planes, [test node][trial node]; which of them each block and column of its group has; the group of each
        block.
    """
    zero = fmpq(0)
    number = {entry: k for k, entry in enumerate(entries)}
    planes: list[tuple[fmpq, ...]] = []
    plane_of, group_of = [], []
    for a, b in itertools.product(range(grid.test.count), range(grid.trial.count)):
        places = [
            number.get((grid.row(a, i), grid.column(b, j)))
            for i in range(grid.test.nodes)
            for j in range(grid.trial.nodes)
        ]
        stored = [place for place in places if place is not None]
        group_of.append(blocked.group_of[stored[0]] if stored else 0)
        for row in blocked.values:
            plane = tuple(zero if place is None else row[place] for place in places)
            if plane not in planes:  # a hash of so many rationals takes longer than comparisons
                planes.append(plane)
            plane_of.append(planes.index(plane))
    return planes, plane_of, group_of
