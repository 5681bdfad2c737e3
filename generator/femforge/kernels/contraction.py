"""The ``contraction`` mapping of the tensor representation (Knepley & Terrel, section 4.1).

Each thread owns the same entries of the element tensor for a sequence of cells: its part of K stays where it
is, the cells' G pass by in shared memory, and neighbouring threads store neighbouring entries.
"""

from __future__ import annotations

from dataclasses import dataclass
from weakref import WeakKeyDictionary

from flint import fmpq

from femforge.ir.arrays import Array, Load
from femforge.ir.integers import Index, compare, entry_of, index, less, quotient, remainder
from femforge.ir.integral import GeometryEntry
from femforge.ir.nests import LoopNest
from femforge.ir.scalar import Graph, Node
from femforge.ir.statements import (
    Barrier,
    Declare,
    For,
    Guard,
    Integer,
    Lanes,
    Let,
    Statement,
    Store,
    VectorCopy,
    VectorStore,
)
from femforge.ir.threads import is_aligned
from femforge.kernels.access.base import cell_number
from femforge.kernels.access.cell_data import CellData
from femforge.kernels.access.stores import variable
from femforge.kernels.straight import Lineariser
from femforge.represent.expressions import Entries, tensor_columns
from femforge.represent.tensor import TensorRepresentation


@dataclass(frozen=True)
class ContractionSchedule:
    """Numbers of the ``contraction`` mapping; names as in ``Parameters``.

    ``staged`` cells leave through shared memory together, ``access`` entries at a time; 0 stores every entry where it
    is made.
    """

    element_batch: int
    concurrent_elements: int
    interleave_stores: bool
    unroll: str
    k_place: str
    entries_per_thread: int
    store_width: int
    staged: int = 0
    access: int = 1

    def owned(self, span: int, j: int) -> Index:
        """Number of a thread's entry ``j``, ``span`` threads to a cell: neighbours first, then a span further."""
        width = self.store_width
        return Index(j // width * span * width + j % width, (("entry", width),))


@dataclass(frozen=True)
class BlockedK:
    """K with its columns gathered by block, so that all entries have the same number of them.

    Attributes:
        groups: columns of each distinct block of components (test component, trial component).
        group_of: the group of each entry.
        width: columns of the widest group; narrower ones are filled with zeros.
        values: [column in group][entry].
    """

    groups: tuple[tuple[int, ...], ...]
    group_of: tuple[int, ...]
    width: int
    values: tuple[tuple[fmpq, ...], ...]


#: Made once, for all kernels and parameters of a representation.
_BLOCKED: WeakKeyDictionary[TensorRepresentation, dict[tuple[tuple[int, int], ...], BlockedK]] = (
    WeakKeyDictionary()
)


def blocked_k(tensor: TensorRepresentation, entries: Entries) -> BlockedK:
    """Gather the columns of K block by block."""
    known = _BLOCKED.setdefault(tensor, {})
    wanted = tuple(entries)
    if wanted not in known:
        known[wanted] = _blocked_k(tensor, wanted)
    return known[wanted]


def _blocked_k(tensor: TensorRepresentation, entries: Entries) -> BlockedK:
    components = _components(tensor)
    rows = [tensor.K[i * tensor.integral.columns + j] for i, j in entries]
    blocks: dict[tuple[int, int], set[int]] = {}
    for (i, j), row in zip(entries, rows, strict=True):
        blocks.setdefault((components[0][i], components[1][j]), set()).update(row)
    distinct: dict[tuple[int, ...], int] = {}
    for columns in blocks.values():
        if columns:
            distinct.setdefault(tuple(sorted(columns)), len(distinct))
    if not distinct:
        distinct[(0,)] = 0
    numbers = {block: distinct.get(tuple(sorted(columns)), 0) for block, columns in blocks.items()}
    group_of = tuple(numbers[components[0][i], components[1][j]] for i, j in entries)
    groups = tuple(distinct)
    width = max(len(g) for g in groups)
    zero = fmpq(0)
    values = tuple(
        tuple(
            row.get(groups[g][m], zero) if m < len(groups[g]) else zero
            for row, g in zip(rows, group_of, strict=True)
        )
        for m in range(width)
    )
    return BlockedK(groups, group_of, width, values)


def _components(tensor: TensorRepresentation) -> tuple[list[int], list[int]]:
    """Component of each test and trial dof."""
    result = []
    for function in (tensor.integral.test, tensor.integral.trial):
        owner = [0] * (function.layout.dim if function else 1)
        for component, member in enumerate(function.layout.fields if function else ()):
            for dof in member.dofs:
                owner[dof] = component
        result.append(owner)
    return result[0], result[1]


class ContractionBuilder:
    """Builds the loop nest; holds what its phases share."""

    def __init__(
        self, tensor: TensorRepresentation, entries: Entries, data: CellData, schedule: ContractionSchedule
    ) -> None:
        self.tensor = tensor
        self.graph: Graph = tensor.integral.graph
        self.data = data
        self.schedule = schedule
        self.blocked = blocked_k(tensor, entries)
        self.count = len(entries)
        self.span = self.count // schedule.entries_per_thread
        self.aligned = is_aligned(self.blocked.group_of, schedule.entries_per_thread, schedule.store_width)
        self.threads = self.span * schedule.concurrent_elements
        self.serial = schedule.element_batch // schedule.concurrent_elements
        self.plain = data.stored and self._columns_are_geometry()
        width = self.blocked.width * len(self.blocked.groups)
        self.stride = width if self.plain else width | 1

    def _columns_are_geometry(self) -> bool:
        expected = tuple(range(len(self.tensor.columns)))
        return self.blocked.groups == (expected,) and all(
            node.value == GeometryEntry(k) for k, node in enumerate(self.tensor.columns)
        )

    def build(self) -> LoopNest:
        """The loop nest of a batch."""
        shared = [Array("G", self.schedule.element_batch * self.stride, "shared")]
        if self.schedule.staged:
            shared.append(Array("tile", self.schedule.staged * self.count, "shared"))
        body = self._load_plain() if self.plain else self._compute_columns()
        tables = self._tables()
        if self.schedule.k_place == "shared":
            shared.append(Array("K", self.count * self.blocked.width, "shared"))
            load = Store("K", index("k"), self.graph.symbol(Load("K_table", index("k"))))
            body.insert(0, Lanes("k", self.count * self.blocked.width, (load,), barrier=False))
        body.append(Lanes("thread", self.threads, tuple(self._contract()), barrier=False))
        return LoopNest(self.threads, tuple(shared), tuple(tables), tuple(body), self._describe())

    def _describe(self) -> tuple[str, ...]:
        r = self.schedule.entries_per_thread
        return (
            "the G of the batch goes to shared memory",
            f"a contraction set of {self.span} threads computes a cell, {r} entries each, "
            f"{self.schedule.concurrent_elements} cells concurrently, {self.serial} in sequence",
        )

    def _tables(self) -> list[Array]:
        flat = tuple(value for row in self.blocked.values for value in row)
        name = "K_table" if self.schedule.k_place in ("shared", "registers") else "K"
        place = "constant" if self.schedule.k_place == "constant" else "cache"
        tables = [Array(name, len(flat), "table", flat, place=place)]
        if len(self.blocked.groups) > 1:
            offsets = tuple(g * self.blocked.width for g in self.blocked.group_of)
            tables.append(Array("group_offset", len(offsets), "table", offsets, integer=True))
        return tables

    # -- G ---------------------------------------------------------------------------------------------

    def _load_plain(self) -> list[Statement]:
        """G as it is stored, by coalesced loads."""
        source = self.graph.symbol(Load("geometry", Index(0, (("first_cell", self.stride), ("k", 1)))))
        return [Lanes("k", index("cells_here").times(self.stride), (Store("G", index("k"), source),))]

    def _compute_columns(self) -> list[Statement]:
        """A thread a cell: the columns of its G, laid out group by group."""
        expressions = tensor_columns(self.tensor, self.data.stored)
        names = dict(expressions.names)
        order = [column for group in self.blocked.groups for column in group]
        wanted = [expressions.outputs[c] for c in order]
        outputs = self.data.loads(wanted, names)
        lineariser = Lineariser(names)
        lineariser.announce(outputs)
        body: list[Statement] = [
            cell_number(),
            *self.data.prepare(wanted),
        ]
        position = iter(outputs)
        for g, group in enumerate(self.blocked.groups):
            for m in range(self.blocked.width):
                place = index("batch_cell").times(self.stride).plus(g * self.blocked.width + m)
                lines, value = (
                    lineariser.statements(next(position)) if m < len(group) else ([], self.graph.zero)
                )
                body += [*lines, Store("G", place, value)]
        return [Lanes("batch_cell", self.schedule.element_batch, tuple(body))]

    # -- the contraction -------------------------------------------------------------------------------

    def _contract(self) -> list[Statement]:
        body: list[Statement] = [
            Integer("entry", remainder("thread", self.span)),
            Integer("concurrent", quotient("thread", self.span)),
        ]
        if len(self.blocked.groups) > 1:
            for j in range(1 if self.aligned else self.schedule.entries_per_thread):
                body.append(
                    Integer(f"offset{j}", entry_of("group_offset", self.schedule.owned(self.span, j)))
                )
        if self.schedule.k_place == "registers":
            body += self._load_registers()
        full = self.schedule.unroll == "full"
        if self.schedule.staged:
            return [*body, self._staged()]
        local = Integer("local", index("step").times(self.schedule.concurrent_elements).plus("concurrent"))
        if self.schedule.interleave_stores:
            inside, values = self._one_cell()
            inside += self._stores(values)
            body.append(
                For("step", self.serial, (local, Guard(less("local", "cells_here"), tuple(inside))), full)
            )
            return body
        r = self.schedule.entries_per_thread
        held = Array("E", self.serial * r, "private")
        keep, values = self._one_cell()
        keep += [Store("E", index("step").times(r).plus(j), value) for j, value in enumerate(values)]
        out = self._stores([self.graph.symbol(Load("E", index("step").times(r).plus(j))) for j in range(r)])
        body += [
            Declare(held),
            For("step", self.serial, (local, *keep), full),
            For("step", self.serial, (local, Guard(less("local", "cells_here"), tuple(out))), full),
        ]
        return body

    def _staged(self) -> For:
        """Groups of cells whose entries go to a tile, and from there in whole sectors of memory.

        A cell whose entries are no whole number of sectors would share some with its neighbours, and such stores
        reach memory as reads and writes.
        """
        concurrent, group = self.schedule.concurrent_elements, self.schedule.staged
        width = self.schedule.access
        values, results = self._one_cell()
        in_group = index("turn").times(concurrent).plus("concurrent")
        place = index("in_group").times(self.count)
        compute = [
            Integer("in_group", in_group),
            Integer("local", index("step").times(group).plus("in_group")),
            *values,
            *(Store("tile", place.plus(self.schedule.owned(self.span, j)), v) for j, v in enumerate(results)),
        ]
        first = index("first_cell").times(self.count).plus(index("step").times(group * self.count))

        def copy(count: Index, width: int, start: Index) -> Lanes:
            at = index("k").times(width)
            move = VectorCopy("element_tensors", start.plus(at), "tile", at, width)
            return Lanes("k", count, (move,), barrier=False)

        here = index("cells_here").plus(index("step").times(-group))
        whole = copy(index(group * self.count // width), width, index("first_access").times(width))
        part = copy(index("group_cells").times(self.count), 1, first)
        out = [
            Integer("group_cells", here),
            Guard(
                compare("group_cells", ">=", group),
                (Integer("first_access", quotient(first, width), wide=True), whole),
            ),
            Guard(less("group_cells", group), (part,)),
        ]
        turns = For("turn", group // concurrent, tuple(compute))
        return For("step", self.schedule.element_batch // group, (turns, Barrier(), *out, Barrier()))

    def _stores(self, values: list[Node]) -> list[Statement]:
        """Stores of a thread's entries of the cell ``local``."""
        width = self.schedule.store_width
        cell = Index(0, (("first_cell", self.count), ("local", self.count)))
        return [
            VectorStore(
                "element_tensors", cell.plus(self.schedule.owned(self.span, j)), tuple(values[j : j + width])
            )
            for j in range(0, len(values), width)
        ]

    def _load_registers(self) -> list[Statement]:
        loops = self.schedule.unroll == "none"
        r, width = self.schedule.entries_per_thread, self.blocked.width

        def source(m: Index | int, j: int) -> Node:
            return self.graph.symbol(
                Load("K_table", index(m).times(self.count).plus(self.schedule.owned(self.span, j)))
            )

        if loops:
            stores = tuple(Store("K", index("m").times(r).plus(j), source(index("m"), j)) for j in range(r))
            return [Declare(Array("K", width * r, "private")), For("m", width, stores)]
        return [Let(f"K{m}_{j}", source(m, j)) for m in range(width) for j in range(r)]

    def _k(self, m: Index | int, j: int) -> Node:
        if self.schedule.k_place == "registers":
            if self.schedule.unroll == "none":
                return self.graph.symbol(Load("K", index(m).times(self.schedule.entries_per_thread).plus(j)))
            return variable(self.graph, f"K{m}_{j}")
        return self.graph.symbol(
            Load("K", index(m).times(self.count).plus(self.schedule.owned(self.span, j)))
        )

    def _g(self, m: Index | int, j: int) -> Node:
        place = index("local").times(self.stride).plus(m)
        if len(self.blocked.groups) > 1:
            place = place.plus(index(f"offset{0 if self.aligned else j}"))
        return self.graph.symbol(Load("G", place))

    def _one_cell(self) -> tuple[list[Statement], list[Node]]:
        """Statements of the contractions of one thread for one cell, and their results."""
        r, width = self.schedule.entries_per_thread, self.blocked.width
        if self.schedule.unroll == "none":
            inner = tuple(
                Store("sum", index(j), self._k(index("m"), j) * self._g(index("m"), j), accumulate=True)
                for j in range(r)
            )
            zero = [Store("sum", index(j), self.graph.zero) for j in range(r)]
            loop = [Declare(Array("sum", r, "private")), *zero, For("m", width, inner)]
            return loop, [self.graph.symbol(Load("sum", index(j))) for j in range(r)]
        owners = range(1 if self.aligned else r)
        lets: list[Statement] = [Let(f"G{m}_{j}", self._g(m, j)) for j in owners for m in range(width)]
        values = [
            self.graph.sum(
                [
                    (self._k(m, j) * variable(self.graph, f"G{m}_{0 if self.aligned else j}"), 1)
                    for m in range(width)
                ]
            )
            for j in range(r)
        ]
        return lets, values


def contraction_shared_scalars(tensor: TensorRepresentation, entries: Entries) -> int:
    """Scalars of shared memory that one cell of a batch takes, an upper bound."""
    blocked = blocked_k(tensor, entries)
    return (blocked.width * len(blocked.groups)) | 1
