"""Loop nests of kernels whose results are added to a global vector: a cell to a thread or SIMD lane.

Three phases a batch: the data of its cells is gathered, a cell's results are computed, and they are scattered.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace
from functools import cached_property
from types import MappingProxyType

from femforge.ir.arrays import Array, Load
from femforge.ir.integers import Index, index
from femforge.ir.integral import Local, Slot, SlotPair
from femforge.ir.nests import LoopNest, variables_read
from femforge.ir.scalar import Node, symbols
from femforge.ir.statements import (
    Declare,
    For,
    IntegerLoads,
    Lanes,
    Let,
    Statement,
    Store,
    VectorCopy,
)
from femforge.kernels.access.spaces import Faces
from femforge.kernels.access.vector_data import VectorData
from femforge.kernels.access.vectors import OUTPUT
from femforge.kernels.cell import cell_numbers
from femforge.kernels.nested_loops import ROWS, NestedLoops
from femforge.kernels.points import (
    TableStore,
    cell_data_at_points,
    point_functions,
    sorted_member,
    value_place,
)
from femforge.kernels.scatter import Outgoing, ScatterKind
from femforge.kernels.straight import RUNNING, WAITING, Lineariser, Ordered
from femforge.kernels.team_gather import ENTRY
from femforge.represent.expressions import Expressions
from femforge.represent.facet_dofs import diagonal_entries
from femforge.represent.levels import NestedSums
from femforge.represent.quadrature import QuadratureRepresentation
from femforge.represent.waiting_values import Waiting
from femforge.schedule.devices import DEVICES
from femforge.schedule.rows import (
    names_in_rows,
    offsets_stand_aside,
    rows_over_points,
    rows_when_written,
    waiting_in_rows,
)

#: What offsets are called that come back from shared memory, with the node's number.
_KEPT = "offset"
#: What a kernel says of a loop over points whose data a thread has no room for.
DATA_ASIDE = "data of cells stand in shared memory"


@dataclass(frozen=True)
class Computed:
    """A cell's results on their way out: statements that compute them, their values, and arrays that these need.

    ``offset`` is what the offsets of the nodes are called by then, ``how`` says what there is to say, for people.
    """

    statements: tuple[Statement, ...]
    values: tuple[Node, ...]
    tables: tuple[Array, ...] = ()
    shared: tuple[Array, ...] = ()
    offset: str = "d"
    how: str = ""


class VectorNest:
    """Builds the nests of one kernel.

    Args:
        data: access to the cell's inputs.
        target: ``cpu``, ``cuda`` or ``hip``.
        scatter: how results are added up.
        faces: see :func:`femforge.kernels.access.spaces.shared_faces`.
    """

    def __init__(self, data: VectorData, target: str, scatter: ScatterKind, faces: Faces = ()) -> None:
        self.data = data
        self.graph = data.graph
        self.parameters = data.parameters
        self.on_device = target != "cpu"
        self.device = DEVICES[target]
        self.scatter = scatter
        self.faces = faces
        self.lanes = self.parameters.concurrent_elements
        self.steps = self.parameters.element_batch // self.lanes

    # -- the whole ---------------------------------------------------------------------------------------

    def written(self, expressions: Expressions, running: bool = False) -> LoopNest:
        """The nest with all loops of a cell written out.

        Args:
            expressions: of the cell. Point by point: a point's fluxes are kept, all else that it needed is not.
            running: whether its fluxes are added up at once, and not kept either.
        """
        order, names = Ordered(expressions, running), dict(expressions.names)
        if self.on_device:
            gathered, found = self.data.gather(order.roots, names)
            first, outputs = order.loaded(found)
            if running:
                lines, values = self._straight(first, outputs, names)
                return self._device(gathered, Computed(tuple(lines), tuple(values), how=RUNNING))
            waiting = self._waiting(expressions, first, outputs)
            aside = {node: Load(ROWS, self._row(row)) for node, row in waiting.rows.items()}
            lines, values = self._straight(first, outputs, names, aside)
            shared = (Array(ROWS, waiting.count * self.lanes, "shared", stays=True),) if aside else ()
            how = WAITING if aside else ""
            computed = Computed(tuple(lines), tuple(values), shared=shared, how=how)
            return self._beside_rows(waiting.count, gathered, computed)
        gathered, found, rows = self.data.gather_rows(order.roots, names, self.lanes)
        lines, values = self._straight(*order.loaded(found), names)
        zeros, stores = self._staged(values)
        compute = Lanes("lane", self.lanes, (*lines, *stores))
        return self._host(gathered, rows, [compute], (), len(expressions.outputs), zeros=zeros)

    def _waiting(
        self, expressions: Expressions, first: Mapping[Node, str], outputs: Sequence[Node]
    ) -> Waiting:
        """What of a cell that is written out stands in shared memory, in as many rows as the schedule knows of.

        Macro elements are of short cells.
        """
        scalar_bytes = self.parameters.scalar_bytes
        alone = self.parameters.macro_cells != 3
        of = self.parameters.representation
        most = rows_when_written(expressions, of, self.device, scalar_bytes) if alone else 0
        return waiting_in_rows(list(first), outputs, self.device, scalar_bytes, most)

    def looped(
        self, representation: QuadratureRepresentation, results: int, zeros: AbstractSet[int] = frozenset()
    ) -> LoopNest:
        """The nest with a loop over quadrature points.

        Args:
            representation: of the cell.
            results: number of them.
            zeros: those that are known to be.
        """
        roots, alive = cell_data_at_points(representation)
        if self.on_device:
            gathered, dofs = self.data.gather(roots, {})
            rows = rows_over_points(len(roots), results + alive, self.device, self.parameters.scalar_bytes)
            aside = [Store(ROWS, self._row(k), dof) for k, dof in enumerate(dofs[:rows])]
            dofs = [self.graph.symbol(Load(store.array, store.index)) for store in aside] + dofs[rows:]
            known = dict(zip((r.value for r in roots), dofs, strict=True))
            computed = self._points(representation, known, results, "results")
            values = [self.graph.zero if k in zeros else v for k, v in enumerate(computed.values)]
            computed = replace(computed, values=tuple(values))
            if aside:
                rows_of_data = Array(ROWS, rows * self.lanes, "shared", stays=True)
                computed = replace(computed, shared=(rows_of_data,), how=DATA_ASIDE)
            return self._beside_rows(rows, [*gathered, *aside], computed)
        gathered, dofs, rows = self.data.gather_rows(roots, {}, self.lanes)
        known = dict(zip((r.value for r in roots), dofs, strict=True))
        computed = self._points(representation, known, results, "tile")
        zeros |= {k for k, value in enumerate(computed.values) if value.is_zero}
        return self._host(gathered, rows, list(computed.statements), computed.tables, results, zeros=zeros)

    def nested(self, plan: NestedSums) -> LoopNest:
        """The nest with loops over the directions of a tensor-product cell."""
        in_rows: tuple[str, ...] = ()
        if self.on_device:
            resident, scalar_bytes = self.parameters.resident_blocks, self.parameters.scalar_bytes
            in_rows = names_in_rows(plan, self.device, self.lanes, resident, scalar_bytes)
        loops = NestedLoops(plan, self.data, self.lanes, self.steps, self.on_device, in_rows)
        count = len(plan.results)
        if self.on_device:
            gathered, inputs = self.data.gather(loops.leaves(), {})
            statements = loops.statements(inputs)
            lines, values = loops.results()
            shared = (loops.rows.array(),) if in_rows else ()
            computed = Computed((*statements, *lines), tuple(values), loops.tables(), shared)
            return self._beside_rows(len(in_rows), gathered, computed)
        gathered, inputs, rows = self.data.gather_rows(loops.leaves(), {}, self.lanes)
        compute = loops.statements(inputs)
        lines, values = loops.results()
        zeros, stores = self._staged(values)
        compute.append(Lanes("lane", self.lanes, (*lines, *stores)))
        more = (loops.rows.array(), *loops.values())
        return self._host(gathered, rows, compute, loops.tables(), count, more, zeros)

    def _staged(self, values: Sequence[Node]) -> tuple[frozenset[int], list[Statement]]:
        """Results of a cell on a host that are zero, and the statements that put all others into the tile."""
        zeros = frozenset(k for k, value in enumerate(values) if value.is_zero)
        return zeros, [Store("tile", self._row(k), v) for k, v in enumerate(values) if k not in zeros]

    def _beside_rows(self, rows: int, gathered: Sequence[Statement], computed: Computed) -> LoopNest:
        """The nest of a thread that keeps so many rows in shared memory, with its nodes' offsets beside many."""
        loaded = {s.array for s in gathered if isinstance(s, IntegerLoads)}
        again = self.scatter.adds_to_vectors and self.data.vectors.array in loaded
        if again and offsets_stand_aside(rows):
            return self._device(*self._with_kept_offsets(gathered, computed))
        return self._device(gathered, computed)

    def _with_kept_offsets(
        self, gathered: Sequence[Statement], computed: Computed
    ) -> tuple[list[Statement], Computed]:
        """The same with the offsets of the nodes in shared memory while the loops run."""
        data, bits = self.data, self.data.index_bits
        array = Array(ENTRY, data.space.nodes * self.lanes, "shared", bits=bits, stays=True)
        kept: list[Statement] = []
        again: list[Statement] = []
        for node in range(data.space.nodes):
            own = Index(node, (("cell", data.space.nodes),))
            kept.append(VectorCopy(ENTRY, self._row(node), data.vectors.array, own, 1))
            again.append(IntegerLoads((f"{_KEPT}{node}",), ENTRY, self._row(node), bits))
        statements = (*computed.statements, *again)
        kept_too = replace(computed, statements=statements, shared=(*computed.shared, array), offset=_KEPT)
        return [*gathered, *kept], kept_too

    def _placed(self, tables: Iterable[Array]) -> tuple[Array, ...]:
        """Tables where there is room for them: the smallest in constant memory, the rest in the memory of all."""
        found = list(tables)
        place: dict[str, str] = {}
        room = self.device.constant_bytes
        for array in sorted(found, key=lambda array: array.size):
            room -= array.bytes(self.parameters.scalar_bytes)
            place[array.name] = "constant" if room >= 0 else "cache"
        return tuple(replace(array, place=place[array.name]) for array in found)

    def _straight(
        self, first: Mapping[Node, str], outputs: Sequence[Node], names: Mapping[Node, str],
        aside: Mapping[Node, Load] = MappingProxyType({}),
    ) -> tuple[list[Statement], list[Node]]:  # fmt: skip
        lineariser = Lineariser({**first, **names}, aside=aside)
        lineariser.announce(outputs)
        lines = [line for node in first for line in lineariser.statements(node)[0]]
        values: list[Node] = []
        for number, node in enumerate(outputs):
            own, value = lineariser.statements(node)
            lines += own
            if self.on_device and value.kind != "symbol" and not value.is_zero:
                lines.append(Let(f"result{number}", value))
                value = self.graph.symbol(Local(f"result{number}"))
            values.append(value)
        return lines, values

    # -- loops over points -------------------------------------------------------------------------------

    def _points(
        self, representation: QuadratureRepresentation, dofs: dict[object, Node], results: int, array: str
    ) -> Computed:
        """Results in a private array (device) or in rows of the tile (host); zeros where no point adds anything."""
        tables: dict[str, Array] = {}
        reached = set(range(results)) if self.data.integral.evaluated else set[int]()
        statements: list[Statement] = []
        zeros = [Store(array, self._result(k), self.graph.zero) for k in range(results)]
        if self.on_device:
            statements += [Declare(Array(array, results, "private")), *zeros]
        else:
            statements.append(Lanes("lane", self.lanes, tuple(zeros)))
        for number, part in enumerate(representation.parts):
            store = TableStore(part, f"_{number}" if number else "", "constant")
            values, names = point_functions(self.data.integral, store, "q", dofs.__getitem__)
            body, added = self._point(store, values, names, array)
            reached |= added
            if not self.on_device and "cell" in variables_read(body):
                body = [*cell_numbers(self.lanes, self.steps), *body]
            inside = tuple(body) if self.on_device else (Lanes("lane", self.lanes, tuple(body)),)
            statements.append(For("q", len(part.rule.weights), inside))
            tables |= store.arrays
        values_of = (self.graph.symbol(Load(array, self._result(k))) for k in range(results))
        found = tuple(value if k in reached else self.graph.zero for k, value in enumerate(values_of))
        return Computed(tuple(statements), found, self._placed(tables.values()))

    def _point(
        self, store: TableStore, values: dict[SlotPair, Node], names: dict[Node, str], array: str
    ) -> tuple[list[Statement], set[int]]:
        """What is done at a point, and the results that it adds to."""
        found = ((n, self.data.datum(n.value)) for n in symbols(values.values()))
        data = {n: (self.graph.symbol(Load(d.array, d.place)), d.name) for n, d in found if d is not None}
        constants = {n: load for n, (load, _) in data.items()}
        olds = [*values.values(), *names]
        news = self.graph.substitute(olds, constants.get)
        renamed = dict(zip(news[len(values) :], names.values(), strict=True))
        kept = {n: t for n, t in renamed.items() if n.kind not in ("symbol", "const")}
        lineariser = Lineariser({load: name for load, name in data.values() if name} | kept)
        lineariser.announce(news[: len(values)])
        body: list[Statement] = []
        summands: dict[int, list[tuple[Node, int]]] = {}
        for number, ((s, t), value) in enumerate(zip(values, news, strict=False)):
            assert s is not None
            lines, flux = lineariser.statements(value)
            body += lines
            if flux.kind != "symbol":
                body.append(Let(f"flux{number}", flux))
                flux = self.graph.symbol(Local(f"flux{number}"))
            if (place := value_place(self.data.integral, s, "q")) is not None:
                body.append(Store(array, self._result(place), flux))
                continue
            for dof, entry in self._weights(store, s, t).items():
                summands.setdefault(dof, []).append((entry * flux, 1))
        for dof, terms in sorted(summands.items()):
            body.append(Store(array, self._result(dof), self.graph.sum(terms), accumulate=True))
        return body, set(summands)

    def _weights(self, store: TableStore, s: Slot, t: Slot | None) -> dict[int, Node]:
        """What a flux is multiplied by for each result: the test function, and for a diagonal the trial function."""
        own = self._basis(store, s)
        if t is None:
            return own
        other = self._basis(store, t)
        of_both = ((pair, result) for pair, result in self._diagonal.items() if pair[0] in own)
        return {result: own[i] * other[j] for (i, j), result in of_both if j in other}

    @cached_property
    def _diagonal(self) -> dict[tuple[int, int], int]:
        return diagonal_entries(self.data.integral)

    def _basis(self, store: TableStore, slot: Slot) -> dict[int, Node]:
        """Values at the point of the basis functions of a slot, by dof."""
        element, order, dofs = sorted_member(self.data.integral, slot)
        table = store.basis(element, slot.derivative, order)
        return {
            dof: self.graph.symbol(Load(table, Index(k, (("q", len(dofs)),)))) for k, dof in enumerate(dofs)
        }

    def _result(self, k: Index | int) -> Index:
        return index(k) if self.on_device else self._row(k)

    def _row(self, k: Index | int) -> Index:
        return index(k).times(self.lanes).plus(index("lane"))

    # -- on a GPU ----------------------------------------------------------------------------------------

    def _device(self, gathered: Sequence[Statement], computed: Computed) -> LoopNest:
        inside = (*cell_numbers(self.lanes, 1), *gathered, *computed.statements)
        arrays, body = self.scatter.on_device(self._outgoing(inside, computed.values, computed.offset))
        shared = (*computed.shared, *(array for array in arrays if array.space == "shared"))
        tables = (*computed.tables, *(array for array in arrays if array.space == "table"))
        return LoopNest(self.lanes, shared, tables, body, self._describe(computed.how))

    def _outgoing(self, inside: tuple[Statement, ...], values: Sequence[Node], offset: str = "d") -> Outgoing:
        return Outgoing(self.data, values, inside, self.lanes, OUTPUT, self.data.mask, self.faces, offset)

    # -- on a CPU ----------------------------------------------------------------------------------------

    def _host(
        self,
        gathered: Sequence[Statement],
        rows: int,
        compute: list[Statement],
        tables: tuple[Array, ...],
        count: int,
        more: tuple[Array, ...] = (),
        zeros: AbstractSet[int] = frozenset(),
    ) -> LoopNest:
        """Gather, compute, scatter; ``zeros``: results that are, and have no place in memory that is written."""
        numbers = cell_numbers(self.lanes, self.steps)
        shared = [
            Array("inputs", max(1, rows) * self.lanes, "shared"),
            Array("tile", count * self.lanes, "shared"),
            *more,
        ]
        body: list[Statement] = [
            Lanes("lane", self.lanes, (*numbers, *gathered), vector=False),
            *compute,
        ]
        tile = [self.graph.symbol(Load("tile", self._row(k))) for k in range(count)]
        values = [self.graph.zero if k in zeros else value for k, value in enumerate(tile)]
        body += self.scatter.of_step(self._outgoing((), values), self.steps)
        arrays, before, after = self.scatter.around_steps(self.graph, self.lanes)
        whole = (For("step", self.steps, tuple(body)),) if self.steps > 1 else tuple(body)
        return LoopNest(1, (*shared, *arrays), tables, (*before, *whole, *after), self._describe())

    def _describe(self, how: str = "") -> tuple[str, ...]:
        member = "macro element of three cells" if self.data.macro else self.data.integral.region
        words = (f"each of {self.lanes} lanes works on one {member} at a time", how, self.scatter.step)
        return tuple(filter(None, words))
