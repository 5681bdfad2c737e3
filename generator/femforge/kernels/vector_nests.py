"""Loop nests of kernels whose results are added to a global vector: a cell to a thread or SIMD lane.

Three phases a batch: the data of its cells is gathered, a cell's results are computed, and they are scattered.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from femforge.ir.arrays import Array, Load
from femforge.ir.integers import Index, compare, entry_of, index, less, select
from femforge.ir.integral import Dof, Local, Slot, SlotPair
from femforge.ir.nests import LoopNest
from femforge.ir.scalar import Node, postorder, symbols
from femforge.ir.statements import (
    Add,
    Declare,
    For,
    Guard,
    Integer,
    IntegerLoads,
    Lanes,
    Let,
    MaskedLoad,
    Range,
    Scatter,
    Statement,
    Store,
    Variable,
    VectorCopy,
    VectorStore,
)
from femforge.kernels.cell import cell_numbers, lane_cell
from femforge.kernels.merge import Faces, merged_scatter
from femforge.kernels.nested_loops import NestedLoops
from femforge.kernels.points import TableStore, point_functions, reads_points, sorted_member
from femforge.kernels.stores import Tile
from femforge.kernels.straight import Lineariser
from femforge.kernels.vector_data import INPUT, OUTPUT, VectorData
from femforge.represent.expressions import Expressions
from femforge.represent.levels import NestedSums
from femforge.represent.live_values import names_for_rows
from femforge.represent.quadrature import QuadratureRepresentation
from femforge.schedule.devices import DEVICES, registers_of_a_thread

#: The kernel's E-vector, an output (``element``) or what a second pass sums (``gather``).
ELEMENT_VECTORS = "element_vectors"


@dataclass(frozen=True)
class Computed:
    """A cell's results on their way out: statements that compute them, their values, and arrays that these need."""

    statements: tuple[Statement, ...]
    values: tuple[Node, ...]
    tables: tuple[Array, ...] = ()
    shared: tuple[Array, ...] = ()


class VectorNest:
    """Builds the nests of one kernel.

    Args:
        data: access to the cell's inputs.
        target: ``cpu``, ``cuda`` or ``hip``.
        places: for each result, its position in the output: an entry of an L-vector (None for E-vectors).
        output: the array that results are added to.
        masked: whether constrained entries of the output are left out.
        faces: see :func:`femforge.kernels.spaces.shared_faces`.
    """

    def __init__(
        self, data: VectorData, target: str, places: Sequence[Index] | None, output: str = OUTPUT,
        masked: bool = True, faces: Faces = (),
    ) -> None:  # fmt: skip
        self.data = data
        self.graph = data.graph
        self.parameters = data.parameters
        self.on_device = target != "cpu"
        self.device = DEVICES[target]
        self.places = places
        self.output = output
        self.mask = data.mask if masked else ""
        self.faces = faces
        self.lanes = self.parameters.concurrent_elements
        self.steps = self.parameters.element_batch // self.lanes

    # -- the whole ---------------------------------------------------------------------------------------

    def written(self, expressions: Expressions) -> LoopNest:
        """The nest with all loops of a cell written out."""
        # point by point: a point's fluxes are kept, all else that it needed is not
        first = list(dict.fromkeys(expressions.first))
        names = dict(expressions.names)
        roots = [*first, *expressions.outputs]
        if self.on_device:
            gathered, found = self.data.gather(roots, names)
            lines, values = self._straight(found[: len(first)], found[len(first) :], names)
            return self._device(gathered, Computed(tuple(lines), tuple(values)), len(expressions.outputs))
        gathered, found, rows = self.data.gather_rows(roots, names, self.lanes)
        lines, values = self._straight(found[: len(first)], found[len(first) :], names)
        stores = [Store("tile", self._row(k), value) for k, value in enumerate(values)]
        compute = Lanes("lane", self.lanes, (*lines, *stores))
        return self._host(gathered, rows, [compute], (), len(expressions.outputs))

    def looped(self, representation: QuadratureRepresentation, results: int) -> LoopNest:
        """The nest with a loop over quadrature points."""
        roots = self._dofs(representation)
        if self.on_device:
            gathered, dofs = self.data.gather(roots, {})
            known = dict(zip((r.value for r in roots), dofs, strict=True))
            computed = self._points(representation, known, results, "results")
            return self._device(gathered, computed, results)
        gathered, dofs, rows = self.data.gather_rows(roots, {}, self.lanes)
        known = dict(zip((r.value for r in roots), dofs, strict=True))
        computed = self._points(representation, known, results, "tile")
        return self._host(gathered, rows, list(computed.statements), computed.tables, results)

    def nested(self, plan: NestedSums) -> LoopNest:
        """The nest with loops over the directions of a tensor-product cell."""
        in_rows: tuple[str, ...] = ()
        if self.on_device:
            registers = registers_of_a_thread(self.device, self.lanes, self.parameters.resident_blocks)
            in_rows = names_for_rows(plan, registers, self.parameters.scalar_bytes)
        loops = NestedLoops(plan, self.data, self.lanes, self.steps, self.on_device, in_rows)
        count = len(plan.results)
        if self.on_device:
            gathered, inputs = self.data.gather(loops.leaves(), {})
            statements = loops.statements(inputs)
            lines, values = loops.results()
            shared = (loops.rows.array(),) if in_rows else ()
            computed = Computed((*statements, *lines), tuple(values), self._placed(loops.tables()), shared)
            return self._device(gathered, computed, count)
        gathered, inputs, rows = self.data.gather_rows(loops.leaves(), {}, self.lanes)
        compute = loops.statements(inputs)
        lines, values = loops.results()
        stores = [Store("tile", self._row(k), value) for k, value in enumerate(values)]
        compute.append(Lanes("lane", self.lanes, (*lines, *stores)))
        return self._host(gathered, rows, compute, loops.tables(), count, (loops.rows.array(),))

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
        self, first: Sequence[Node], outputs: Sequence[Node], names: dict[Node, str]
    ) -> tuple[list[Statement], list[Node]]:
        # loads in place of dofs may have turned a sum's sign or scale: what counts is what the outputs use
        used = set(postorder(outputs))
        cores = [n.args[0] if n.kind == "sum" and len(n.args) == 1 else n for n in first]
        kept = [n for n in dict.fromkeys(cores) if n in used and n.kind not in ("const", "symbol")]
        lineariser = Lineariser({**{node: f"flux{k}" for k, node in enumerate(kept)}, **names})
        lineariser.announce(outputs)
        lines: list[Statement] = []
        values: list[Node] = []
        for node in kept:
            lines += lineariser.statements(node)[0]
        for number, node in enumerate(outputs):
            own, value = lineariser.statements(node)
            lines += own
            if self.on_device and value.kind != "symbol":
                lines.append(Let(f"result{number}", value))
                value = self.graph.symbol(Local(f"result{number}"))
            values.append(value)
        return lines, values

    # -- loops over points -------------------------------------------------------------------------------

    def _dofs(self, representation: QuadratureRepresentation) -> list[Node]:
        """All dofs that the point functions need, as symbols."""
        used: dict[Node, None] = {}

        def note(dof: Dof) -> Node:
            node = self.graph.symbol(dof)
            used[node] = None
            return node

        for part in representation.parts:
            point_functions(self.data.integral, TableStore(part), "q", note)
        return list(used)

    def _points(
        self, representation: QuadratureRepresentation, dofs: dict[object, Node], results: int, array: str
    ) -> Computed:
        """Results in a private array (device) or in rows of the tile (host)."""
        tables: dict[str, Array] = {}
        statements: list[Statement] = []
        zeros = [Store(array, self._result(k), self.graph.zero) for k in range(results)]
        if self.on_device:
            statements += [Declare(Array(array, results, "private")), *zeros]
        else:
            statements.append(Lanes("lane", self.lanes, tuple(zeros)))
        for number, part in enumerate(representation.parts):
            store = TableStore(part, f"_{number}" if number else "", "constant")
            values, names = point_functions(self.data.integral, store, "q", dofs.__getitem__)
            body: list[Statement] = self._point(store, values, names, array)
            if not self.on_device and reads_points(values.values()):
                body = [*cell_numbers(self.lanes, self.steps), *body]
            inside = tuple(body) if self.on_device else (Lanes("lane", self.lanes, tuple(body)),)
            statements.append(For("q", len(part.rule.weights), inside))
            tables |= store.arrays
        loads = [self.graph.symbol(Load(array, self._result(k))) for k in range(results)]
        return Computed(tuple(statements), tuple(loads), self._placed(tables.values()))

    def _point(
        self, store: TableStore, values: dict[SlotPair, Node], names: dict[Node, str], array: str
    ) -> list[Statement]:
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
            for dof, entry in self._weights(store, s, t).items():
                summands.setdefault(dof, []).append((entry * flux, 1))
        for dof, terms in sorted(summands.items()):
            body.append(Store(array, self._result(dof), self.graph.sum(terms), accumulate=True))
        return body

    def _weights(self, store: TableStore, s: Slot, t: Slot | None) -> dict[int, Node]:
        """What a flux is multiplied by for each result: the test function, and for a diagonal the trial function."""
        own = self._basis(store, s)
        if t is None:
            return own
        other = self._basis(store, t)
        return {dof: entry * other[dof] for dof, entry in own.items() if dof in other}

    def _basis(self, store: TableStore, slot: Slot) -> dict[int, Node]:
        """Values at the point of the basis functions of a slot, by dof."""
        element, order, dofs = sorted_member(self.data.integral, slot)
        table = store.basis(element, slot.derivative, order)
        return {
            dof: self.graph.symbol(Load(table, Index(k, (("q", len(dofs)),)))) for k, dof in enumerate(dofs)
        }

    def _result(self, k: int) -> Index:
        return Index(k) if self.on_device else self._row(k)

    def _row(self, k: int) -> Index:
        return index(k * self.lanes).plus(index("lane"))

    # -- on a GPU ----------------------------------------------------------------------------------------

    def _device(self, gathered: Sequence[Statement], computed: Computed, count: int) -> LoopNest:
        numbers: list[Statement] = list(cell_numbers(self.lanes, 1))
        scatter = self.parameters.scatter
        inside = [*numbers, *gathered, *computed.statements]
        body: tuple[Statement, ...]
        if scatter == "blocks":
            return self._blocks(inside, computed, count)
        if scatter == "merge":
            merged = merged_scatter(self.data, self.faces, computed.values, self._scatters)
            body = (
                Lanes("lane", self.lanes, (*inside, *self._missing_offsets(inside), *merged), barrier=False),
            )
            return LoopNest(self.lanes, computed.shared, computed.tables, body, self._describe())
        if scatter in ("atomic", "colour"):
            own = Guard(
                less("batch_cell", "cells_here"), tuple(self._scatters(computed.values, scatter == "atomic"))
            )
            offsets = self._missing_offsets(inside)
            body = (Lanes("lane", self.lanes, (*inside, *offsets, own), barrier=False),)
            return LoopNest(self.lanes, computed.shared, computed.tables, body, self._describe())
        tile = Tile(self.lanes, count, True, False, output=ELEMENT_VECTORS)
        stores = [
            VectorStore("tile", tile.place("lane", self._stored_entry(k)), (value,))
            for k, value in enumerate(computed.values)
        ]
        body = (
            Lanes("lane", self.lanes, (*inside, *stores)),
            *tile.copy_out(self.graph, "first_cell", "cells_here", count),
        )
        return LoopNest(self.lanes, (*computed.shared, tile.array()), computed.tables, body, self._describe())

    def _stored_entry(self, dof: int) -> int:
        """Entry of a result in the element vector: what is summed by nodes stands node by node."""
        if self.parameters.scatter != "gather":
            return dof
        node, component = self.data.space.places[dof]
        return node * self.data.space.components + component

    def _missing_offsets(self, inside: Sequence[Statement]) -> list[Statement]:
        """The loads of the output's offsets, where nothing has loaded them yet."""
        assert self.places is not None
        known = {name for s in inside if isinstance(s, IntegerLoads) for name in s.names}
        known |= {s.name for s in inside if isinstance(s, Integer)}
        wanted = {name for place in self.places for name, _ in place.terms}
        if not any(name.startswith("d") and name[1:].isdigit() for name in wanted - known):
            return []
        return self.data.offsets()

    def _scatters(
        self, values: Sequence[Node], atomic: bool, dofs: Sequence[int] | None = None
    ) -> list[Statement]:
        """Additions of results to the output: of all, or of those of some dofs."""
        assert self.places is not None
        chosen = range(len(values)) if dofs is None else dofs
        return [
            Scatter(self.output, self.places[k], values[k], atomic, self.mask)
            for k in chosen
            if not values[k].is_zero
        ]

    def _blocks(self, inside: Sequence[Statement], computed: Computed, count: int) -> LoopNest:
        space, p = self.data.space, self.parameters
        shared = [
            Array(f"{name}_nodes", space.components * p.block_nodes, "shared") for name in self._staged()
        ]
        if self.data.shares_numbering:
            shared.append(Array("point_nodes", self.data.integral.gdim * p.block_nodes, "shared"))
        shared += [
            Array("tile", count * self.lanes, "shared"),
            Array("entry", p.block_nodes, "shared", bits=self.data.index_bits),
            Array("end", p.block_nodes, "shared", bits=16),
            Array("position", space.nodes * self.lanes, "shared", bits=16),
        ]
        stores = [
            Store("tile", index(self._tile_row(k) * self.lanes).plus(index("lane")), value)
            for k, value in enumerate(computed.values)
        ]
        listed = Index(0, (("first_contribution", 1), ("k", 1)))
        lists = VectorCopy("position", index("k"), "contributions", listed, 1)
        body = (
            Lanes("k", index("cells_here").times(space.nodes), (lists,), barrier=False),
            Lanes("node", index("nodes_here"), tuple(self._stage())),
            Lanes("lane", self.lanes, (*inside, *stores)),
            Lanes("node", index("nodes_here"), tuple(self._sum()), barrier=False),
        )
        return LoopNest(self.lanes, (*computed.shared, *shared), computed.tables, body, self._describe())

    def _tile_row(self, dof: int) -> int:
        """Rows of the tile: node by node within each component."""
        node, component = self.data.space.places[dof]
        return component * self.data.space.nodes + node

    def _staged(self) -> list[str]:
        """Arrays of the L-vectors that a block reads."""
        return [INPUT if name == "trial" else name for name in self.data.vectors]

    def _stage(self) -> list[Statement]:
        """A node of the block: its data goes to shared memory, and the list of what is added to it."""
        space, p = self.data.space, self.parameters
        offset = IntegerLoads(
            ("d",), "node_offsets", Index(0, (("first_node", 1), ("node", 1))), self.data.index_bits
        )
        place = Index(0, (("first_node", 1), ("node", 1)))
        lines: list[Statement] = [
            *([offset] if self._staged() or self.data.shares_numbering else []),
            VectorCopy("entry", index("node"), "node_offsets", place, 1),
            VectorCopy("end", index("node"), "contribution_ends", place, 1),
        ]
        for array in self._staged():
            for component in range(space.components):
                place = space.component("d", component)
                target = index("node").plus(component * p.block_nodes)
                value = self.graph.symbol(Load(array, place))
                if self.mask and array == INPUT:
                    lines.append(MaskedLoad(f"value{component}", array, place, self.mask))
                    value = self.graph.symbol(Local(f"value{component}"))
                lines.append(Store(f"{array}_nodes", target, value))
        if self.data.shares_numbering:
            lines += self.data.point_of("d", "n")
            for component in range(self.data.integral.gdim):
                value = self.graph.symbol(Load("coordinates", self.data.point_entry("", component)))
                lines.append(Store("point_nodes", index("node").plus(component * p.block_nodes), value))
        return lines

    def _sum(self) -> list[Statement]:
        """A node of the block: the sum of its cells' results goes to the output, atomically if others share it."""
        space = self.data.space
        components = range(space.components)
        row = space.nodes * self.lanes
        adds: list[Statement] = [IntegerLoads(("place",), "position", index("e"), 16)]
        adds += [
            Add(f"sum{c}", self.graph.symbol(Load("tile", index("place").plus(c * row)))) for c in components
        ]
        sums = [self.graph.symbol(Local(f"sum{c}")) for c in components]

        # atomic also where no other block has the node: it is sent and forgotten, a plain addition waits for its load
        out = [Scatter(self.output, space.component("d", c), sums[c], True, self.mask) for c in components]
        return [
            IntegerLoads(("d",), "entry", index("node"), self.data.index_bits),
            Integer("begin", select(compare("node", ">", 0), entry_of("end", index("node").plus(-1)), 0)),
            Integer("stop", entry_of("end", "node")),
            *(Variable(f"sum{c}") for c in components),
            Range("e", index("begin"), index("stop"), tuple(adds)),
            *out,
        ]

    # -- on a CPU ----------------------------------------------------------------------------------------

    def _host(
        self,
        gathered: Sequence[Statement],
        rows: int,
        compute: list[Statement],
        tables: tuple[Array, ...],
        count: int,
        more: tuple[Array, ...] = (),
    ) -> LoopNest:
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
        active = Guard(less("step_cell", "cells_here"), tuple(self._host_scatter(count)))
        position = lane_cell(self.lanes, self.steps)
        body.append(Lanes("lane", self.lanes, (Integer("step_cell", position), active), vector=False))
        whole = (For("step", self.steps, tuple(body)),) if self.steps > 1 else tuple(body)
        return LoopNest(1, tuple(shared), tables, whole, self._describe())

    def _host_scatter(self, count: int) -> list[Statement]:
        values = [self.graph.symbol(Load("tile", self._row(k))) for k in range(count)]
        cell = Integer("cell", index("first_cell").plus("step_cell"), wide=True)
        if self.places is None or self.parameters.scatter in ("element", "gather"):
            base = Index(0, (("cell", count),))
            return [
                cell,
                *(Store(ELEMENT_VECTORS, base.plus(self._stored_entry(k)), v) for k, v in enumerate(values)),
            ]
        offsets = self._missing_offsets([])
        return [cell, *offsets, *self._scatters(values, self.parameters.scatter == "atomic")]

    def _describe(self) -> tuple[str, ...]:
        ending = {
            "element": "element vectors leave as they are",
            "atomic": "results are added atomically",
            "merge": "lanes pass on the sums of faces that they share with a later lane; the rest is added atomically",
            "colour": "cells of one colour share no node: their results are added plainly",
            "gather": "element vectors are stored; a second pass sums those of each node in a fixed order",
            "blocks": "results meet in shared memory; each node of the block is added to once",
        }[self.parameters.scatter]
        return (f"each of {self.lanes} lanes works on one cell at a time", ending)


def node_sum(data: VectorData, output: str, masked: bool) -> LoopNest:
    """The second pass of ``gather``: each node sums the entries of its cells, in ascending order of cells."""
    space, graph = data.space, data.graph
    components = range(space.components)
    entry = Index(0, (("position", space.components),))
    sums = [graph.symbol(Local(f"sum{c}")) for c in components]
    mask = data.mask if masked else ""
    body = (
        IntegerLoads(("d",), "node_offsets", index("node"), data.index_bits),
        *(Variable(f"sum{c}") for c in components),
        Range(
            "e", entry_of("contribution_begin", "node"), entry_of("contribution_begin", index("node").plus(1)),
            (
                IntegerLoads(("position",), "contributions", index("e"), data.index_bits),
                *(Add(f"sum{c}", graph.symbol(Load(ELEMENT_VECTORS, entry.plus(c)))) for c in components),
            ),
            wide=True,
        ),
        *(Scatter(output, space.component("d", c), sums[c], False, mask) for c in components),
    )  # fmt: skip
    return LoopNest(256, (), (), body, ())
