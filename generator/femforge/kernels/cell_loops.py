"""The ``cell`` mapping with loops kept: for element tensors that are too long to write out.

Every loop body is a row of lanes, so that a CPU vectorises across cells in the innermost position; what
lanes hand from one loop to the next stands in the batch's memory, [entry][lane].
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from femforge.ir.arrays import Array, Load
from femforge.ir.integers import Index, entry_of, index
from femforge.ir.integral import COORDINATES, Dof, Slot
from femforge.ir.nests import LoopNest
from femforge.ir.scalar import Node
from femforge.ir.statements import Barrier, For, Integer, Lanes, Statement, Store
from femforge.kernels.access.cell_data import CellData
from femforge.kernels.access.stores import Tile
from femforge.kernels.cell import CellSchedule, cell_numbers, copy_group
from femforge.kernels.contraction import blocked_k
from femforge.kernels.points import TableStore, point_functions, reads_points, sorted_member, value_place
from femforge.kernels.straight import Lineariser
from femforge.represent.expressions import Entries, tensor_columns
from femforge.represent.quadrature import QuadratureRepresentation
from femforge.represent.tensor import TensorRepresentation


class _CellLoops:
    """What the loops of all representations share."""

    def __init__(self, data: CellData, schedule: CellSchedule, entries: Entries, place: str) -> None:
        self.data = data
        self.integral = data.integral
        self.graph = self.integral.graph
        self.schedule = schedule
        self.entries = entries
        self.place = place
        self.lanes = schedule.concurrent_elements
        self.steps = schedule.element_batch // self.lanes
        self.shared: dict[str, Array] = {}

    def lane_array(self, name: str, size: int) -> str:
        """An array [size][lane] of the batch."""
        self.shared[name] = Array(name, size * self.lanes, "shared")
        return name

    def at(self, entry: Index | int) -> Index:
        """Position of an entry of a lane array."""
        return index(entry).times(self.lanes).plus(index("lane"))

    def read(self, name: str, entry: Index | int) -> Node:
        """An entry of a lane array."""
        return self.graph.symbol(Load(name, self.at(entry)))

    def row(self, *body: Statement, barrier: bool = False) -> Lanes:
        """A row of lanes."""
        return Lanes("lane", self.lanes, body, barrier)

    def numbers(self) -> list[Statement]:
        """The lane's cell, where the data is that of many cells."""
        return cell_numbers(self.lanes, self.steps) if self.data.cell else []

    def straight(self, roots: Sequence[Node], names: dict[Node, str], target: str) -> list[Statement]:
        """Statements that store expressions to the entries of a lane array."""
        lineariser = Lineariser(names)
        lineariser.announce(roots)
        body: list[Statement] = []
        for k, root in enumerate(roots):
            lines, value = lineariser.statements(root)
            body += [*lines, Store(target, self.at(k), value)]
        return body

    def finish(
        self, inside: list[Statement], tables: Sequence[Array], width: int, steps: tuple[str, ...]
    ) -> LoopNest:
        """Close the loop over groups of concurrent cells and store the tile."""
        selection = self._selection(width)
        tile = Tile(self.lanes, width, False, not self.schedule.lane_major, selection=selection)
        self.shared["tile"] = tile.array()
        all_tables = [*tables, *tile.tables()]
        inside.append(Barrier())
        inside += copy_group(self.graph, tile, self.lanes, self.steps, len(self.entries))
        body = (For("step", self.steps, tuple(inside)),) if self.steps > 1 else tuple(inside)
        return LoopNest(self.lanes, tuple(self.shared.values()), tuple(all_tables), body, steps)

    def _selection(self, width: int) -> tuple[int, ...]:
        if width == len(self.entries):
            return ()
        return tuple(i * self.integral.columns + j for i, j in self.entries)


class TensorCellLoops(_CellLoops):
    """E = K G with the loop over entries kept; over the columns too if ``unroll`` is ``none``."""

    def build(self, tensor: TensorRepresentation, unroll: str) -> LoopNest:
        """The loop nest of a batch."""
        blocked = blocked_k(tensor, self.entries)
        flat = tuple(v for k in range(len(self.entries)) for v in (row[k] for row in blocked.values))
        tables = [Array("K", len(flat), "table", flat, place=self.place)]
        order = [c for group in blocked.groups for c in group + (group[0],) * (blocked.width - len(group))]
        expressions = tensor_columns(tensor, self.data.stored)
        names = dict(expressions.names)
        wanted = [expressions.outputs[c] for c in order]
        outputs = self.data.loads(wanted, names)
        g = self.lane_array("G", len(order))
        head = self.row(*self.numbers(), *self.data.prepare(wanted),
                        *self.straight(outputs, names, g))  # fmt: skip
        offset: list[Statement] = []
        base = index(0)
        if len(blocked.groups) > 1:
            offsets = tuple(n * blocked.width for n in blocked.group_of)
            tables.append(Array("group_offset", len(offsets), "table", offsets, integer=True))
            offset, base = [Integer("offset", entry_of("group_offset", "entry"))], index("offset")
        loop = For("entry", len(self.entries), (*offset, *self._one_entry(blocked.width, base, unroll)))
        steps = ("the columns of G of the concurrent cells", "one entry of K at a time times all their G")
        return self.finish([head, loop], tables, len(self.entries), steps)

    def _one_entry(self, width: int, base: Index, unroll: str) -> list[Statement]:
        entry = index("entry")
        if unroll == "none":
            k = self.graph.symbol(Load("K", entry.times(width).plus(index("m"))))
            add = Store("tile", self.at(entry), k * self.read("G", base.plus(index("m"))), accumulate=True)
            return [
                self.row(Store("tile", self.at(entry), self.graph.zero)),
                For("m", width, (self.row(add),)),
            ]
        terms = [
            (self.graph.symbol(Load("K", entry.times(width).plus(m))) * self.read("G", base.plus(m)), 1)
            for m in range(width)
        ]
        return [self.row(Store("tile", self.at(entry), self.graph.sum(terms)))]


class QuadratureCellLoops(_CellLoops):
    """E_ij = sum_q sum_s phi_i^s sum_t D_st phi_j^t with the loops over q, j and i kept."""

    def build(self, representation: QuadratureRepresentation, unroll: str) -> LoopNest:
        """The loop nest of a batch."""
        rows, columns = self.integral.rows, self.integral.columns
        inside: list[Statement] = [self._gather(representation)]
        zero = Store("tile", self.at(index("entry")), self.graph.zero)
        inside.append(For("entry", rows * columns, (self.row(zero),)))
        tables: dict[str, Array] = {}
        for number, part in enumerate(representation.parts):
            store = TableStore(part, f"_{number}" if number else "", self.place)
            inside.append(For("q", len(part.rule.weights), tuple(self._point(store, unroll))))
            tables |= store.arrays
        steps = (
            "data of the concurrent cells is gathered",
            "points one after another, test functions innermost",
        )
        return self.finish(inside, list(tables.values()), rows * columns, steps)

    def _gather(self, representation: QuadratureRepresentation) -> Lanes:
        """Bring the cells' dofs into lane arrays; invariants of affine cells are left to the compiler."""
        used = {slot.function for part in representation.parts for slot in part.slots}
        if self.integral.affine:
            used.add(COORDINATES)
        body: list[Statement] = []
        roots: list[Node] = []
        for name in [COORDINATES, *(f.name for f in self.integral.coefficients)]:
            if name not in used or self.integral.function(name).at_points:
                continue
            array = self.lane_array(f"{name}_dofs", self.integral.function(name).layout.dim)
            dofs = [self.graph.symbol(Dof(name, k)) for k in range(self.integral.function(name).layout.dim)]
            roots += dofs
            for k, value in enumerate(self.data.loads(dofs, {})):
                body.append(Store(array, self.at(k), value))
        return self.row(*self.numbers(), *self.data.prepare(roots), *body)

    def _point(self, store: TableStore, unroll: str) -> list[Statement]:
        values, names = point_functions(
            self.integral, store, "q", lambda dof: self.read(f"{dof.function}_dofs", dof.index)
        )
        constants = self.data.loads(list(values.values()), names)
        d = self.lane_array(f"D{store.suffix}", len(values))
        numbers = self.numbers() if reads_points(values.values()) else []
        body: list[Statement] = [self.row(*numbers, *self.straight(constants, names, d))]
        positions = {pair: k for k, pair in enumerate(values)}
        blocks: dict[tuple[int, int], None] = {}
        for s, t in values:
            blocks[s.component if s else 0, t.component if t else 0] = None
        for block in blocks:
            body += self._block(store, d, positions, block, unroll)
        return body

    def _block(
        self, store: TableStore, d: str, positions: dict[tuple[Slot | None, Slot | None], int],
        block: tuple[int, int], unroll: str,
    ) -> list[Statement]:  # fmt: skip
        """Loops over trial and test functions of one block of components."""
        pairs = [
            (s, t) for s, t in positions if ((s.component if s else 0), (t.component if t else 0)) == block
        ]
        tests = list(dict.fromkeys(s for s, _ in pairs))
        flux = self.lane_array(f"flux{store.suffix}", max(len(tests), self._flux_size(store)))
        j_count, j_dof, j_value = self._argument(store, next(t for _, t in pairs), "j")
        i_count, i_dof, i_value = self._argument(store, tests[0], "i")
        lines: list[Statement] = []
        for n, s in enumerate(tests):
            terms = [
                (self.read(d, positions[s, t]) * j_value(t), 1)
                for t in dict.fromkeys(t for p, t in pairs if p == s)
            ]
            lines.append(Store(flux, self.at(n), self.graph.sum(terms)))
        target = i_dof.times(self.integral.columns).plus(j_dof)
        total = self.graph.sum([(i_value(s) * self.read(flux, n), 1) for n, s in enumerate(tests)])
        inner = For("i", i_count, (self.row(Store("tile", self.at(target), total, accumulate=True)),),
                    unroll == "inner")  # fmt: skip
        return [For("j", j_count, (self.row(*lines), inner))]

    @staticmethod
    def _flux_size(store: TableStore) -> int:
        return max(1, len({s for s, _ in store.part.terms}))

    def _argument(self, store: TableStore, slot: Slot | None, variable: str):  # type: ignore[no-untyped-def]
        """Number of basis functions, dof of number ``variable``, and the value of a slot's."""
        if slot is None:
            return 1, index(0), lambda _: self.graph.one
        if (place := value_place(self.integral, slot, "q")) is not None:
            return 1, place, lambda _: self.graph.one
        _, _, dofs = sorted_member(self.integral, slot)
        step = dofs[1] - dofs[0] if len(dofs) > 1 else 1
        assert all(b - a == step for a, b in itertools.pairwise(dofs)), "dofs are evenly spaced"

        def value(other: Slot | None) -> Node:
            assert other is not None
            element, order, all_dofs = sorted_member(self.integral, other)
            table = store.basis(element, other.derivative, order)
            return self.graph.symbol(Load(table, Index(0, (("q", len(all_dofs)), (variable, 1)))))

        return len(dofs), index(variable).times(step).plus(dofs[0]), value
