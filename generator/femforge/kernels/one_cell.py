"""Loops of one cell: for element tensors that are too long to write out, where a caller has one cell at a time.

There are no lanes: what compilers make vectors of are the functions of an argument, innermost and next to each other.
Blocks of components follow each other, so that what a loop adds to stays in the nearest cache.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import NamedTuple

from flint import fmpq

from femforge.ir.arrays import Array, Load
from femforge.ir.integers import Index, index
from femforge.ir.integral import Slot, SlotPair
from femforge.ir.nests import LoopNest
from femforge.ir.scalar import Node
from femforge.ir.statements import For, Statement, Store
from femforge.kernels.access.cell_data import CellData
from femforge.kernels.points import TableStore, point_functions, sorted_member, value_place
from femforge.kernels.straight import stores
from femforge.represent.expressions import tensor_columns
from femforge.represent.quadrature import QuadratureRepresentation
from femforge.represent.tensor import TensorRepresentation

#: The array of a block that does not stand in one piece in the element tensor.
_BLOCK = "block"

#: Products of numbers that are read once for a cell, by those of numbers that stay in the nearest cache (one core,
#: AVX-512; Laplace on tetrahedra of degree 3 weighted by the same: 2.8).
_OF_MEMORY = 2


class _Functions(NamedTuple):
    """The functions of one component of an argument: dofs ``first + step * k``."""

    number: int
    first: int
    step: int

    def dofs(self) -> range:
        """All dofs."""
        return range(self.first, self.first + self.step * self.number, self.step)

    def dof(self, k: str) -> Index:
        """The dof of number ``k``."""
        return index(k).times(self.step).plus(self.first)


_NONE = _Functions(1, 0, 1)
#: Numbers of a vector; longer vectors have a rest at -O3.
_VECTOR = 4


def _padded(number: int) -> int:
    """So many functions and some more that compilers make vectors of all, at -O2 too, where GCC leaves no rest."""
    return -(-number // _VECTOR) * _VECTOR if number > 2 else number


class _OneCell:
    """What the loops of all representations share.

    Args:
        data: how the cell's data come in.
        target: name of the element tensor, which is added to.
    """

    def __init__(self, data: CellData, target: str) -> None:
        self.data = data
        self.integral = data.integral
        self.graph = self.integral.graph
        self.target = target
        self.shared: dict[str, Array] = {}

    def array(self, name: str, size: int) -> str:
        """An array of the function, as large as it is needed anywhere."""
        known = self.shared.get(name)
        self.shared[name] = Array(name, max(size, known.size if known else 0), "shared")
        return name

    def read(self, name: str, entry: Index) -> Node:
        """An entry of an array or table."""
        return self.graph.symbol(Load(name, entry))

    def functions(self, slot: Slot | None) -> _Functions:
        """Those of a slot's component."""
        if slot is None:
            return _NONE
        _, _, dofs = sorted_member(self.integral, slot)
        step = dofs[1] - dofs[0] if len(dofs) > 1 else 1
        assert all(b - a == step for a, b in itertools.pairwise(dofs)), "dofs are evenly spaced"
        return _Functions(len(dofs), dofs[0], step)

    def whole(self, rows: _Functions, columns: _Functions) -> bool:
        """Whether a block is the element tensor."""
        return (rows.number, columns.number) == (self.integral.rows, self.integral.columns)

    def added(self, rows: _Functions, columns: _Functions, width: int) -> Statement:
        """The loops that add a block, with rows of some width, to the element tensor."""
        place = rows.dof("i").times(self.integral.columns).plus(columns.dof("j"))
        entry = index("i").times(width).plus(index("j"))
        add = Store(self.target, place, self.read(_BLOCK, entry), accumulate=True)
        return For("i", rows.number, (For("j", columns.number, (add,)),))

    def straight(
        self, roots: Sequence[Node], names: dict[Node, str], target: str, first: Index
    ) -> list[Statement]:
        """Statements that store expressions one after another."""
        return stores(roots, names, lambda k, value: Store(target, first.plus(k), value))

    def nest(self, body: list[Statement], tables: dict[str, Array], steps: tuple[str, ...]) -> LoopNest:
        """The finished loops."""
        return LoopNest(1, tuple(self.shared.values()), tuple(tables.values()), tuple(body), steps)


class TensorOfOneCell(_OneCell):
    """E = K G block by block, all columns of G for an entry at once."""

    def products(self, tensor: TensorRepresentation) -> int:
        """Numbers that are multiplied and added."""
        blocks = itertools.product(self._components("test"), self._components("trial"))
        return sum(len(used) * len(entries) for entries, used in (self._entries(tensor, *b) for b in blocks))

    def build(self, tensor: TensorRepresentation) -> LoopNest:
        """The loop nest."""
        expressions = tensor_columns(tensor, False)
        names = dict(expressions.names)
        columns = self.data.loads(list(expressions.outputs), names)
        G = self.array("G", len(columns))
        body: list[Statement] = [*self.data.prepare(columns), *self.straight(columns, names, G, index(0))]
        tables: dict[str, Array] = {}
        known: dict[tuple[tuple[int, int], ...], str] = {}
        for rows, others in itertools.product(self._components("test"), self._components("trial")):
            entries, used = self._entries(tensor, rows, others)
            if not used:
                continue
            values = tuple(row.get(column, fmpq(0)) for column in used for row in entries)
            # FLINT's rationals take long to hash
            name = known.setdefault(tuple([(int(v.p), int(v.q)) for v in values]), f"K{len(known)}")
            tables[name] = Array(name, len(values), "table", values, place="cache")
            body += self._block(name, used, rows, others)
        return self.nest(
            body, tables, ("the columns of G", "entries of a block, each with all of its columns")
        )

    def _components(self, role: str) -> list[_Functions]:
        function = {"test": self.integral.test, "trial": self.integral.trial}[role]
        if function is None:
            return [_NONE]
        zero = (0,) * self.integral.gdim
        return [self.functions(Slot(role, c, zero)) for c in range(len(function.layout.fields))]

    def _entries(
        self, tensor: TensorRepresentation, rows: _Functions, columns: _Functions
    ) -> tuple[list[dict[int, fmpq]], list[int]]:
        """The rows of K of a block's entries, and the columns that they have."""
        found = [
            dict(tensor.K[i * self.integral.columns + j])
            for i, j in itertools.product(rows.dofs(), columns.dofs())
        ]
        return found, sorted({column for row in found for column in row})

    def _block(
        self, name: str, used: Sequence[int], rows: _Functions, columns: _Functions
    ) -> list[Statement]:
        entry, size = index("entry"), rows.number * columns.number
        terms = [
            (self.read(name, entry.plus(size * m)) * self.read("G", index(column)), 1)
            for m, column in enumerate(used)
        ]
        total = self.graph.sum(terms)
        if self.whole(rows, columns):
            return [For("entry", size, (Store(self.target, entry, total, accumulate=True),))]
        block = self.array(_BLOCK, size)
        return [For("entry", size, (Store(block, entry, total),)), self.added(rows, columns, columns.number)]


class QuadratureOfOneCell(_OneCell):
    """E_ij = sum_q sum_s phi_i^s sum_t D_st phi_j^t: D at all points first, then one block after another."""

    def build(self, representation: QuadratureRepresentation) -> LoopNest:
        """The loop nest."""
        body: list[Statement] = []
        tables: dict[str, Array] = {}
        for number, part in enumerate(representation.parts):
            store = TableStore(part, f"_{number}" if number else "", "cache")
            body += self._part(store)
            tables |= store.arrays
        return self.nest(body, tables, ("D at all points", "blocks of components, a point at a time"))

    def products(self, representation: QuadratureRepresentation) -> int:
        """Numbers that are multiplied and added, in the loops over functions of both arguments."""
        total = 0
        for part in representation.parts:
            of_blocks = {(s, t.component if t else 0): (s, t) for s, t in part.terms}
            sizes = [self.functions(s).number * self.functions(t).number for s, t in of_blocks.values()]
            total += len(part.rule.weights) * sum(sizes)
        return total

    def _part(self, store: TableStore) -> list[Statement]:
        points = len(store.part.rule.weights)
        values, names = point_functions(self.integral, store, "q", self.graph.symbol)
        roots = self.data.loads(list(values.values()), names)
        D = self.array("D", points * len(values))
        at_point = self.straight(roots, names, D, index("q").times(len(values)))
        lines: list[Statement] = [*self.data.prepare(roots), For("q", points, tuple(at_point))]
        positions = {pair: index("q").times(len(values)).plus(k) for k, pair in enumerate(values)}
        blocks: dict[tuple[int, int], list[SlotPair]] = {}
        for s, t in values:
            blocks.setdefault((s.component if s else 0, t.component if t else 0), []).append((s, t))
        for pairs in blocks.values():
            lines += self._block(store, points, pairs, positions)
        return lines

    def _block(
        self, store: TableStore, points: int, pairs: Sequence[SlotPair], positions: dict[SlotPair, Index]
    ) -> list[Statement]:
        tests = list(dict.fromkeys(s for s, _ in pairs))
        trial = pairs[0][1]
        rows, columns = self.functions(tests[0]), self.functions(trial)
        if tests[0] is not None and (row := value_place(self.integral, tests[0], "q")) is not None:
            (total,) = self._sums(store, pairs, tests, positions)
            place = row.times(self.integral.columns)
            if trial is None:
                return [For("q", points, (Store(self.target, place, total, accumulate=True),))]
            add = Store(self.target, place.plus(columns.dof("j")), total, accumulate=True)
            return [For("q", points, (For("j", columns.number, (add,)),))]
        if trial is None:
            return self._rows(store, points, pairs, tests, positions, rows)
        width = _padded(columns.number)
        whole = self.whole(rows, columns) and width == columns.number
        block = self.target if whole else self.array(_BLOCK, rows.number * width)
        flux = self.array("flux", len(tests) * width)
        sums = self._sums(store, pairs, tests, positions)
        stores = [Store(flux, index("j").plus(k * width), total) for k, total in enumerate(sums)]
        factors = [self.read(flux, index("j").plus(k * width)) for k in range(len(tests))]
        total = self._total(store, tests, factors)
        add = Store(block, index("i").times(width).plus(index("j")), total, accumulate=True)
        inner = For("i", rows.number, (For("j", width, (add,)),))
        loop = For("q", points, (For("j", columns.number, tuple(stores)), inner))
        if whole:
            return [loop]
        # the ends of rows are computed with and not used
        ends = [self._zeros(flux, len(tests) * width)] if width > columns.number else []
        return [self._zeros(block, rows.number * width), *ends, loop, self.added(rows, columns, width)]

    def _rows(
        self, store: TableStore, points: int, pairs: Sequence[SlotPair], tests: Sequence[Slot | None],
        positions: dict[SlotPair, Index], rows: _Functions,
    ) -> list[Statement]:  # fmt: skip
        """The same where there is no trial function."""
        total = self._total(store, tests, self._sums(store, pairs, tests, positions))
        if rows.step == 1:
            add = Store(self.target, rows.dof("i"), total, accumulate=True)
            return [For("q", points, (For("i", rows.number, (add,)),))]
        block = self.array(_BLOCK, rows.number)
        add = Store(block, index("i"), total, accumulate=True)
        return [
            self._zeros(block, rows.number),
            For("q", points, (For("i", rows.number, (add,)),)),
            For(
                "i",
                rows.number,
                (Store(self.target, rows.dof("i"), self.read(block, index("i")), accumulate=True),),
            ),
        ]

    def _total(self, store: TableStore, tests: Sequence[Slot | None], factors: Sequence[Node]) -> Node:
        """Test functions of number ``i`` with their factors."""
        return self.graph.sum(
            [(self._value(store, s, "i") * factor, 1) for s, factor in zip(tests, factors, strict=True)]
        )

    def _zeros(self, array: str, size: int) -> Statement:
        return For("entry", size, (Store(array, index("entry"), self.graph.zero),))

    def _sums(
        self, store: TableStore, pairs: Sequence[SlotPair], tests: Sequence[Slot | None],
        positions: dict[SlotPair, Index],
    ) -> list[Node]:  # fmt: skip
        """For each test slot the sum of D times the trial function of number ``j``."""
        return [
            self.graph.sum(
                [
                    (self.read("D", positions[s, t]) * self._value(store, t, "j"), 1)
                    for p, t in pairs
                    if p == s
                ]
            )
            for s in tests
        ]

    def _value(self, store: TableStore, slot: Slot | None, variable: str) -> Node:
        """The function of number ``variable`` of a slot at the point."""
        if slot is None:
            return self.graph.one
        element, order, dofs = sorted_member(self.integral, slot)
        table = store.basis(element, slot.derivative, order)
        return self.read(table, Index(0, (("q", len(dofs)), (variable, 1))))


def loops_of_one_cell(
    data: CellData,
    target: str,
    tensor: TensorRepresentation | None,
    quadrature: QuadratureRepresentation,
    free: bool,
) -> LoopNest:
    """The loops that add the element tensor of one cell to an array.

    Args:
        data: how the cell's data come in.
        target: the array.
        tensor: the exact representation, if it is the one to take.
        quadrature: the one by points.
        free: whether that is taken where the exact tensor, all of which is read for each cell, is too large.
    """
    exact, at_points = TensorOfOneCell(data, target), QuadratureOfOneCell(data, target)
    if tensor is None or (free and _OF_MEMORY * exact.products(tensor) > at_points.products(quadrature)):
        return at_points.build(quadrature)
    return exact.build(tensor)
