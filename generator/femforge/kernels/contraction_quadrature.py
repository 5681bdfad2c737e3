"""The ``contraction`` mapping of the quadrature representation.

First a thread a point: the point functions D of the concurrent cells go to shared memory. Then a thread an
entry (or a few in one column): E_ij = sum_q sum_s phi_i^s(q) sum_t D_st(q) phi_j^t(q).
"""

from __future__ import annotations

from dataclasses import dataclass
from weakref import WeakKeyDictionary

from flint import fmpq

from femforge.ir.arrays import Array, Load
from femforge.ir.integers import Index, entry_of, index, less, quotient, remainder
from femforge.ir.integral import Dof, Integral, Slot
from femforge.ir.nests import LoopNest
from femforge.ir.scalar import Node
from femforge.ir.statements import Declare, For, Guard, Integer, Lanes, Let, Statement, Store, VectorStore
from femforge.ir.threads import is_aligned
from femforge.kernels.access.base import cell_number
from femforge.kernels.access.cell_data import CellData
from femforge.kernels.access.stores import variable
from femforge.kernels.contraction import ContractionSchedule
from femforge.kernels.points import TableStore, point_functions
from femforge.kernels.straight import Lineariser
from femforge.represent.expressions import Entries, Tables
from femforge.represent.quadrature import QuadratureRepresentation


@dataclass(frozen=True)
class ArgumentTable:
    """Values of an argument's basis functions, for the slots of each one's component.

    Attributes:
        slots: slots of each component, in a fixed order.
        width: slots of the component that has most.
        values: [slot][point][column], equal columns (same node, other component) stored once.
        columns: number of columns.
        column_of: column of each dof.
        component_of: component of each dof.
    """

    slots: tuple[tuple[Slot | None, ...], ...]
    width: int
    values: tuple[fmpq, ...]
    columns: int
    column_of: tuple[int, ...]
    component_of: tuple[int, ...]


#: Made once, for all kernels and parameters of a representation.
_TABLES: WeakKeyDictionary[QuadratureRepresentation, dict[int, ArgumentTable]] = WeakKeyDictionary()


def argument_table(representation: QuadratureRepresentation, which: int) -> ArgumentTable:
    """Table of the test (0) or trial (1) function over the points of all parts."""
    known = _TABLES.setdefault(representation, {})
    if which not in known:
        known[which] = _argument_table(representation, which)
    return known[which]


def _argument_table(representation: QuadratureRepresentation, which: int) -> ArgumentTable:
    integral = representation.integral
    function = (integral.test, integral.trial)[which]
    if function is None:
        ones = tuple(fmpq(1) for _ in range(representation.points))
        return ArgumentTable(((None,),), 1, ones, 1, (0,), (0,))
    used = {pair[which] for part in representation.parts for pair in part.terms}
    fields = function.layout.fields
    slots = tuple(
        tuple(sorted((s for s in used if s and s.component == c), key=lambda s: [-d for d in s.derivative]))
        for c in range(len(fields))
    )
    width = max(len(s) for s in slots)
    tables = [Tables(part) for part in representation.parts]
    numbers: dict[tuple[tuple[int, int], ...], int] = {}
    columns: list[list[fmpq]] = []
    column_of, component_of = [0] * function.layout.dim, [0] * function.layout.dim
    for c, member in enumerate(fields):
        values = [
            [table(member.element, slot.derivative) for table in tables]
            for slot in slots[c]
            if slot is not None
        ]
        for k, dof in enumerate(member.dofs):
            vector = [m[q, k] for matrices in values for m in matrices for q in range(m.nrows())]
            vector += [fmpq(0)] * ((width - len(slots[c])) * representation.points)
            # FLINT's rationals take long to hash
            key = tuple([(int(value.p), int(value.q)) for value in vector])
            column_of[dof] = numbers.setdefault(key, len(columns))
            if column_of[dof] == len(columns):
                columns.append(vector)
            component_of[dof] = c
    flat = tuple(value for row in zip(*columns, strict=True) for value in row)
    return ArgumentTable(slots, width, flat, len(columns), tuple(column_of), tuple(component_of))


def quadrature_groups(representation: QuadratureRepresentation, entries: Entries) -> list[tuple[int, int]]:
    """What entries of a thread share if they are aligned: the trial function and the block of components."""
    test = argument_table(representation, 0)
    return [(j, test.component_of[i]) for i, j in entries]


class QuadratureContractionBuilder:
    """Builds the loop nest; holds what its phases share."""

    def __init__(
        self,
        representation: QuadratureRepresentation,
        entries: Entries,
        data: CellData,
        schedule: ContractionSchedule,
    ) -> None:
        self.representation = representation
        self.integral: Integral = representation.integral
        self.graph = self.integral.graph
        self.entries = entries
        self.data = data
        self.schedule = schedule
        self.test = argument_table(representation, 0)
        self.trial = argument_table(representation, 1)
        self.block = self.test.width * self.trial.width
        self.point_size = len(self.test.slots) * len(self.trial.slots) * self.block
        self.stride = (representation.points * self.point_size) | 1
        self.span = len(entries) // schedule.entries_per_thread
        groups = quadrature_groups(representation, entries)
        self.aligned = is_aligned(groups, schedule.entries_per_thread, schedule.store_width)
        #: one trial function and block for all entries of a thread, or one for each
        self.owners = range(1 if self.aligned else schedule.entries_per_thread)
        self.threads = self.span * schedule.concurrent_elements
        self.serial = schedule.element_batch // schedule.concurrent_elements
        self.stores = [TableStore(part, f"_{n}" if n else "") for n, part in enumerate(representation.parts)]

    def build(self) -> LoopNest:
        """The loop nest of a batch."""
        body: list[Statement] = []
        first = 0
        for store in self.stores:
            body.append(self._points(store, first))
            first += len(store.part.rule.weights)
        body.append(Lanes("thread", self.threads, tuple(self._contract())))
        tables, shared, load = self._argument_tables()
        tables += [a for store in self.stores for a in store.arrays.values()]
        shared.append(Array("D", self.schedule.concurrent_elements * self.stride, "shared"))
        nest = (*load, For("step", self.serial, tuple(body))) if self.serial > 1 else (*load, *body)
        return LoopNest(self.threads, tuple(shared), tuple(tables), nest, self._describe())

    def _describe(self) -> tuple[str, ...]:
        return (
            "the point functions D of the concurrent cells go to shared memory, a thread a point",
            f"{self.span} threads compute a cell, {self.schedule.entries_per_thread} entries each, "
            f"{self.schedule.concurrent_elements} cells concurrently, {self.serial} in sequence",
        )

    def _argument_tables(self) -> tuple[list[Array], list[Array], list[Statement]]:
        """Constant tables, shared arrays, and the statements that fill these."""
        named = {"V": self.test}
        if self.trial.values != self.test.values:
            named["U"] = self.trial
        tables: list[Array] = []
        shared: list[Array] = []
        load: list[Statement] = []
        for name, table in named.items():
            place = "constant" if self.schedule.k_place == "constant" else "cache"
            if self.schedule.k_place == "shared":
                tables.append(Array(f"{name}_table", len(table.values), "table", table.values))
                shared.append(Array(name, len(table.values), "shared"))
                value = self.graph.symbol(Load(f"{name}_table", index("k")))
                load.append(Lanes("k", len(table.values), (Store(name, index("k"), value),), barrier=False))
            else:
                tables.append(Array(name, len(table.values), "table", table.values, place=place))
        rows = [row for row, _ in self.entries]
        columns = [column for _, column in self.entries]
        offsets = tuple(
            (self.test.component_of[rows[e]] * len(self.trial.slots) + self.trial.component_of[columns[e]])
            * self.block
            for e in range(len(columns))
        )
        tables.append(
            Array("test_column", len(rows), "table", tuple(self.test.column_of[i] for i in rows), True)
        )
        tables.append(
            Array(
                "trial_column", len(columns), "table", tuple(self.trial.column_of[j] for j in columns), True
            )
        )
        tables.append(Array("block_offset", len(columns), "table", offsets, True))
        return tables, shared, load

    def _points(self, store: TableStore, first: int) -> Lanes:
        """Phase one for the points of one rule."""
        points = len(store.part.rule.weights)
        names: dict[Node, str] = {}

        def dof_value(dof: Dof) -> Node:
            return self.graph.symbol(dof)

        values, suggested = point_functions(self.integral, store, "q", dof_value)
        names.update(suggested)
        pairs = list(values)
        roots = [values[p] for p in pairs]
        prepare = self.data.prepare(roots)
        loaded = dict(zip(pairs, self.data.loads(roots, names), strict=True))
        lineariser = Lineariser(names)
        lineariser.announce(list(loaded.values()))
        step = self._local()
        body: list[Statement] = [
            Integer("concurrent", quotient("point", points)),
            Integer("q", remainder("point", points)),
            Integer("batch_cell", step),
            cell_number(),
            *prepare,
        ]
        for position, pair in enumerate(self._dense_pairs()):
            place = (
                index("concurrent").times(self.stride)
                .plus(index("q").times(self.point_size)).plus(first * self.point_size + position)
            )  # fmt: skip
            lines, value = lineariser.statements(loaded[pair]) if pair in loaded else ([], self.graph.zero)
            body += [*lines, Store("D", place, value)]
        return Lanes("point", self.schedule.concurrent_elements * points, tuple(body))

    def _dense_pairs(self) -> list[tuple[Slot | None, Slot | None] | None]:
        """Slot pairs in the order of D at a point; None fills blocks with fewer slots."""
        pairs: list[tuple[Slot | None, Slot | None] | None] = []
        for tests in self.test.slots:
            for trials in self.trial.slots:
                for s in range(self.test.width):
                    for t in range(self.trial.width):
                        legal = s < len(tests) and t < len(trials)
                        pairs.append((tests[s], trials[t]) if legal else None)
        return pairs

    def _contract(self) -> list[Statement]:
        r = self.schedule.entries_per_thread
        head: list[Statement] = [
            Integer("entry", remainder("thread", self.span)),
            Integer("concurrent", quotient("thread", self.span)),
            Integer("local", self._local()),
            *(Integer(f"row{j}", entry_of("test_column", self._owned(j))) for j in range(r)),
            *(Integer(f"column{j}", entry_of("trial_column", self._owned(j))) for j in self.owners),
            *(Integer(f"offset{j}", entry_of("block_offset", self._owned(j))) for j in self.owners),
            Declare(Array("sum", r, "private")),
            *(Store("sum", index(j), self.graph.zero) for j in range(r)),
        ]
        loop = For("q", self.representation.points, tuple(self._one_point()), self.schedule.unroll == "full")
        width = self.schedule.store_width
        cell = Index(0, (("first_cell", len(self.entries)), ("local", len(self.entries))))
        sums = [self.graph.symbol(Load("sum", index(j))) for j in range(r)]
        out = [
            VectorStore("element_tensors", cell.plus(self._owned(j)), tuple(sums[j : j + width]))
            for j in range(0, r, width)
        ]
        return [*head, loop, Guard(less("local", "cells_here"), tuple(out))]

    def _local(self) -> Index:
        """Number of the concurrent cell in its batch."""
        step = index("step").times(self.schedule.concurrent_elements) if self.serial > 1 else Index()
        return step.plus("concurrent")

    def _owned(self, j: int) -> Index:
        """Number of the thread's entry ``j``."""
        return self.schedule.owned(self.span, j)

    def _value(self, which: ArgumentTable, name: str, slot: Index | int, column: str) -> Node:
        place = index(slot).times(self.representation.points * which.columns)
        return self.graph.symbol(Load(name, place.plus(index("q").times(which.columns)).plus(index(column))))

    def _d(self, s: Index | int, t: Index | int, owner: int) -> Node:
        place = index("concurrent").times(self.stride).plus(index("q").times(self.point_size))
        place = place.plus(index(f"offset{owner}")).plus(index(s).times(self.trial.width)).plus(t)
        return self.graph.symbol(Load("D", place))

    def _trial_value(self, t: Index | int, owner: int) -> Node:
        name = "V" if self.trial.values == self.test.values else "U"
        return self._value(self.trial, name, t, f"column{owner}")

    def _add(self, j: int, slot: Index | int, flux: Node) -> Node:
        return self._value(self.test, "V", slot, f"row{j}") * flux

    def _one_point(self) -> list[Statement]:
        """Flux of the trial functions through each test slot, then the test functions."""
        r = self.schedule.entries_per_thread
        if self.schedule.unroll == "none":
            return [For("s", self.test.width, tuple(self._looped_slot()))]
        lets: list[Statement] = []
        for o in self.owners:
            lets += [Let(f"u{t}_{o}", self._trial_value(t, o)) for t in range(self.trial.width)]
            for s in range(self.test.width):
                terms = [
                    (self._d(s, t, o) * variable(self.graph, f"u{t}_{o}"), 1) for t in range(self.trial.width)
                ]
                lets.append(Let(f"flux{s}_{o}", self.graph.sum(terms)))
        for j in range(r):
            o = 0 if self.aligned else j
            total = self.graph.sum(
                [(self._add(j, s, variable(self.graph, f"flux{s}_{o}")), 1) for s in range(self.test.width)]
            )
            lets.append(Store("sum", index(j), total, accumulate=True))
        return lets

    def _looped_slot(self) -> list[Statement]:
        """One test slot with the loop over trial slots kept."""
        flux = [self.graph.symbol(Load("flux", index(o))) for o in self.owners]
        zero = [Store("flux", index(o), self.graph.zero) for o in self.owners]
        adds = tuple(
            Store(
                "flux", index(o), self._d(index("s"), index("t"), o) * self._trial_value(index("t"), o), True
            )
            for o in self.owners
        )
        sums = [
            Store("sum", index(j), self._add(j, index("s"), flux[0 if self.aligned else j]), accumulate=True)
            for j in range(self.schedule.entries_per_thread)
        ]
        return [
            Declare(Array("flux", len(flux), "private")), *zero, For("t", self.trial.width, adds), *sums,
        ]  # fmt: skip
