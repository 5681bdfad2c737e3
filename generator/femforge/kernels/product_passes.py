"""Operators on triangles and tetrahedra by products of matrices of a library: a kernel of several passes.

Slab by slab of cells:

- dofs come to the work array, a matrix for all cells: a pass, none for E-vectors that stand so already;
- the library multiplies each table by them, which gives samples;
- D is evaluated at all samples, in place: a pass;
- the library multiplies the same tables, transposed, by that;
- results go where the scatter wants them: a pass, none for E-vectors that want them as they are.

Where everything stands: ``product_places``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property

from femforge.ir.arrays import Array, Load
from femforge.ir.integers import Index, IntegerExpression, entry_of, index, quotient, remainder
from femforge.ir.integral import Dof, PointEntry, Slot
from femforge.ir.nests import LoopNest, arrays_read, count_flops, variables_read, without_unread
from femforge.ir.scalar import Node, symbols
from femforge.ir.statements import Integer, Lanes, Let, Statement, Store, TableProduct
from femforge.kernels.access.base import Items
from femforge.kernels.access.stores import variable
from femforge.kernels.access.vector_data import VectorData
from femforge.kernels.domains import Pass, cells_of_slabs
from femforge.kernels.domains.slabs import BEGIN_CELL, CELL_OF_SLAB, END_CELL
from femforge.kernels.product_places import WORKSPACE, Matrix, ProductPlaces, Region, evenly
from femforge.kernels.scatter import Kept, ScatterKind
from femforge.kernels.team import TableSet, Team, gather_tasks, stores_in_place
from femforge.represent.cell_values import CellValue
from femforge.represent.sample_columns import SampleColumns
from femforge.represent.symmetric_sums import SumPart, SymmetricSums
from femforge.schedule.products import LIBRARY_BYTES, ProductProblem

#: Threads of a block.
THREADS = 128
#: What is the same at all samples of a cell, [value][cell of the block].
VALUES = "values"
#: What passes do, for people.
_GATHERED, _SAMPLED = "dofs of all cells, a matrix", "D at all samples, in place"
_MULTIPLIED, _TESTED = (
    "the library multiplies tables by dofs",
    "the library multiplies transposed tables by that",
)
#: Letters of derivatives.
_LETTERS = "rst"


class ProductPasses:
    """Makes the passes.

    Args:
        sums: what is computed, not by parity.
        data: access to a cell's inputs; its parameters say how many cells a slab and a block have.
        scatter: how results are added up.
        warp: threads of the device that run together.
    """

    def __init__(self, sums: SymmetricSums, data: VectorData, scatter: ScatterKind, warp: int) -> None:
        self.sums = sums
        self.integral = sums.integral
        self.graph = sums.integral.graph
        self.data = data
        self.scatter = scatter
        self.samples = SampleColumns(sums)
        self.at = ProductPlaces(self.samples, data, scatter)
        self.slab, self.cells = data.parameters.element_batch, data.parameters.concurrent_elements
        self.team = Team(max(1, self.cells), THREADS, True, warp)
        self.tables = TableSet()

    def passes(self) -> tuple[Pass, ...]:
        """All of them, but for what the scatter does when all cells are done."""
        gathered, scattered = self._gather(), self._scatter()
        found = [
            *([self._pass("cells", gathered, _GATHERED)] if gathered.body else []),
            *(self._product(m.dofs, m.samples, m, False) for m in self.at.reads),
            self._pass("samples", self.points, _SAMPLED),
            *(self._product(m.samples, m.dofs, m, True) for m in self.at.tests),
            *([self._pass("results", scattered, self.scatter.step)] if scattered.body else []),
        ]
        first = next(k for k, one in enumerate(found) if one.product is None)
        found[first] = replace(found[first], nest=replace(found[first].nest, steps=self._describe()))
        return tuple(found)

    def problem(self) -> ProductProblem:
        """What the schedule has to know."""
        samples = sum(part.samples for part in self.sums.parts)
        return ProductProblem(self.at.scalars, samples, len(self._of_cell))

    @cached_property
    def flops(self) -> float:
        """Operations of a cell: products with all entries of tables, zeros among them, D, and what is computed once."""
        sampled = sum(
            part.samples * count_flops(self._at_sample(number)) for number, part in enumerate(self.sums.parts)
        )
        once = count_flops(self._values_of_cells()) / self.cells
        added = self.integral.rows if self.scatter.adds_to_vectors else 0
        return self.samples.product_flops + sampled + once + added

    def _pass(self, name: str, nest: LoopNest, step: str) -> Pass:
        """A pass over slabs; ``step``: what it does, for people."""
        domain = cells_of_slabs(name, self.slab, self.cells)
        used = variables_read((*domain.head, *nest.body)) | {BEGIN_CELL, END_CELL}
        limits = {limit: value for limit, value in domain.limits.items() if limit in used}
        behind = index(LIBRARY_BYTES // self.data.parameters.scalar_bytes)
        return Pass(replace(domain, limits=limits), replace(nest, steps=(step,)), {WORKSPACE: behind})

    def _nest(self, body: Sequence[Statement], shared: Sequence[Array] = ()) -> LoopNest:
        nest = without_unread(LoopNest(THREADS, tuple(shared), (), tuple(body)))
        return replace(nest, tables=self._tables_of(nest.body))

    def _tables_of(self, body: Sequence[Statement]) -> tuple[Array, ...]:
        """Tables that statements read; those of all passes have names of their own."""
        read = arrays_read(body)
        return tuple(array for array in self.tables.arrays if array.name in read)

    def _cells(self, count: int, number: str, body: Sequence[Statement]) -> Lanes:
        """Items of all cells of a block, so many of each: their number is an integer of that name."""
        head = (
            Integer("lane", quotient("item", count)),
            Integer(number, remainder("item", count)),
            Integer("cell", index("first_cell").plus("lane"), wide=True),
            CELL_OF_SLAB,
        )
        return Lanes("item", index("cells_here").times(count), (*head, *body), barrier=False)

    # -- dofs --------------------------------------------------------------------------------------------

    def _gather(self) -> LoopNest:
        """Dofs to the work array, neighbouring ones of a cell by neighbouring threads."""
        body = list[Statement]()
        matrices = [m for m in self.at.reads if not self.at.is_direct(m)]
        for items in self._items(matrices):
            for matrix in matrices:
                body += self._brings(items, matrix)
        return self._nest(body)

    def _items(self, matrices: Sequence[Matrix]) -> Iterator[Items]:
        """What brings the dofs of some matrices."""
        names = dict.fromkeys(name for m in matrices for name, _ in m.columns.members)
        return (items for source in self.data.sources for items in source.items(list(names)) if items.brings)

    def _places_of(self, matrix: Matrix) -> dict[Dof, int]:
        """Where each dof of a cell stands."""
        names = [name for name, _ in matrix.columns.members for _ in range(matrix.columns.nodes)]
        dofs = self.samples.dofs(matrix.columns)
        return {Dof(name, dof): place for place, (name, dof) in enumerate(zip(names, dofs, strict=True))}

    def _brings(self, items: Items, matrix: Matrix) -> list[Statement]:
        """What some items bring of a matrix: a loop over those items that bring the same of it."""
        places = self._places_of(matrix)
        _, brought = items.loads(index(0))
        together: dict[tuple[int, ...], list[int]] = {}
        for which, one in enumerate(brought):
            used = tuple(k for k in range(items.count) if one.dofs[k] in places)
            if used:
                together.setdefault(used, []).append(which)
        return [self._brings_some(items, used, own, matrix, places) for used, own in together.items()]

    def _brings_some(
        self,
        items: Items,
        used: Sequence[int],
        which: Sequence[int],
        matrix: Matrix,
        places: Mapping[Dof, int],
    ) -> Statement:
        head, item = self._numbered("number", used, "item_of_use", "used")
        loads, brought = items.loads(item)
        lines: list[Statement] = []
        for one in (brought[k] for k in which):
            rows = [places[one.dofs[k]] for k in used]
            name = f"row_of_{one.label}"
            steps, place = self._numbered("number", rows, name, f"{name}_here")
            lines += [*steps, Store(WORKSPACE, matrix.dofs.at(place), one.value)]
        return self._cells(len(used), "number", (*head, *loads, *lines))

    # -- products ----------------------------------------------------------------------------------------

    def _product(self, factor: Region, result: Region, matrix: Matrix, transposed: bool) -> Pass:
        """One matrix, of all cells of a slab."""
        columns = matrix.columns
        table = self.tables.name("basis", self.samples.table(columns), False, "library")
        rows = self.samples.rows(columns)
        here = index(END_CELL).plus(index(BEGIN_CELL).times(-1))
        product = TableProduct(
            table, *((columns.nodes, rows) if transposed else (rows, columns.nodes)), transposed,
            here.times(columns.count), self.data.parameters.blas_batch * columns.count,
            factor.array, factor.begin, result.array, result.begin, WORKSPACE,
        )  # fmt: skip
        step = _TESTED if transposed else _MULTIPLIED
        return self._pass("products", LoopNest(1, (), self._tables_of((product,)), (product,)), step)

    # -- D -----------------------------------------------------------------------------------------------

    @cached_property
    def _of_cell(self) -> dict[Node, int]:
        """What is computed once a cell, with its number: values of it, and dofs that D has."""
        known = {value.node: self.graph.symbol(value) for value in self.sums.cell_values}
        roots = [node for part in self.sums.parts for node in part.fluxes.values()]
        left = self.graph.substitute(roots, known.get)
        used = [node for node in symbols(left) if isinstance(node.value, (CellValue, Dof))]
        nodes = [node.value.node if isinstance(node.value, CellValue) else node for node in used]
        return {node: number for number, node in enumerate(dict.fromkeys(nodes))}

    @cached_property
    def points(self) -> LoopNest:
        """D at all samples, neighbouring ones of a cell by neighbouring threads."""
        body = self._values_of_cells()
        for number, part in enumerate(self.sums.parts):
            body.append(self._cells(part.samples, "sample", self._at_sample(number)))
        values = [Array(VALUES, len(self._of_cell) * self.cells, "shared")] if self._of_cell else []
        return self._nest(body, values)

    def _values_of_cells(self) -> list[Statement]:
        """What is computed once a cell, a thread a cell."""
        if not self._of_cell:
            return []
        roots = [(node, "") for node in self._of_cell]
        tasks = gather_tasks(
            self.team, self.data, [(index(0), roots)],
            lambda place, value: Store(VALUES, place.times(self.cells).plus("lane"), value),
        )  # fmt: skip
        return self.team.stage(tasks)

    def _at_sample(self, number: int) -> list[Statement]:
        """D at the sample ``sample`` of a part, all that it reads before it is stored in the same places."""
        part = self.sums.parts[number]
        names = {slot: _name(slot) for slot in part.reads}
        lets = [
            Let(name, self._load(self._place(self.at.reads, number, slot))) for slot, name in names.items()
        ]
        weights = self.tables.name("weights", self.samples.weights(part), False)
        weight = self.graph.symbol(Load(weights, index("sample")))
        fluxes = [weight * node for node in self._fluxes(part, names)]
        places = [self._place(self.at.tests, number, slot) for slot in part.fluxes]
        head: list[Integer] = []
        slots = (node.value for node in symbols(part.fluxes.values()) if isinstance(node.value, Slot))
        if any(slot not in names for slot in slots):
            head, point = self._numbered("sample", self.samples.points(part), "point_of_sample", "point_here")
            head.append(Integer("point", point))
        return [*head, *stores_in_place(lets, fluxes, lambda k, v: Store(WORKSPACE, places[k], v))]

    def _place(self, matrices: Sequence[Matrix], number: int, slot: Slot) -> Index:
        """Where the sample of a slot stands."""
        matrix = next(m for m in matrices if (slot.function, slot.component) in m.columns.members)
        rows = self.samples.rows(matrix.columns)
        first = matrix.columns.column(slot) * rows + self.samples.row(matrix.columns, number, slot.derivative)
        return matrix.samples.at(index("sample").plus(first))

    def _load(self, place: Index) -> Node:
        return self.graph.symbol(Load(WORKSPACE, place))

    def _fluxes(self, part: SumPart, names: Mapping[Slot, str]) -> list[Node]:
        """D, in named samples, values of the cell, and data as they stand in memory."""

        def replacement(node: Node) -> Node | None:
            if node in self._of_cell:
                place = index(self._of_cell[node] * self.cells).plus("lane")
                return self.graph.symbol(Load(VALUES, place))
            key = node.value
            if isinstance(key, Slot):
                return variable(self.graph, names[key]) if key in names else self._given(key)
            datum = self.data.datum(key) if node.kind == "symbol" else None
            return None if datum is None else self.graph.symbol(Load(datum.array, datum.place))

        return self.graph.substitute(list(part.fluxes.values()), replacement)

    def _given(self, slot: Slot) -> Node:
        """A value that is given at the points."""
        dofs = self.integral.function(slot.function).layout.fields[slot.component].dofs
        entry = PointEntry(slot.function, dofs[0], dofs[1] - dofs[0] if len(dofs) > 1 else 0, "point")
        datum = self.data.datum(entry)
        assert datum is not None
        return self.graph.symbol(Load(datum.array, datum.place))

    # -- results -----------------------------------------------------------------------------------------

    def _scatter(self) -> LoopNest:
        """Results from the work array, neighbouring components of a node by neighbouring threads."""
        body = list[Statement]()
        for matrix in self.at.tests:
            if not self.at.is_direct(matrix):
                body.append(self._sends(matrix))
        if self.scatter.array:
            reached = {dof for m in self.at.tests for dof in self.samples.dofs(m.columns)}
            missing = [dof for dof in range(self.integral.rows) if dof not in reached]
            body += [self._clears(missing)] if missing else []
        return self._nest(body)

    def _sends(self, matrix: Matrix) -> Statement:
        """The results of a matrix."""
        columns, dofs = matrix.columns, self.samples.dofs(matrix.columns)
        in_order = [dof for k in range(columns.nodes) for dof in dofs[k :: columns.nodes]]
        head: list[Statement] = []
        place = index("part")
        if columns.count > 1:
            head = [
                Integer("k", quotient("part", columns.count)),
                Integer("column", remainder("part", columns.count)),
            ]
            place = index("column").times(columns.nodes).plus("k")
        value = self._load(matrix.dofs.at(place))
        return self._cells(len(in_order), "part", [*head, *self._out(in_order, "part", value)])

    def _clears(self, dofs: Sequence[int]) -> Statement:
        """Results that no term reaches."""
        return self._cells(len(dofs), "zero", self._out(dofs, "zero", self.graph.zero))

    def _out(self, dofs: Sequence[int], number: str, value: Node) -> list[Statement]:
        """What sends out the result with a number among some dofs."""
        space = self.data.space
        nodes, components = zip(*(space.places[dof] for dof in dofs), strict=True)
        of_node, node = self._numbered(number, nodes, "node_of_result", "node_here")
        of_component, component = self._numbered(number, components, "component_of_result", "component_here")
        if component == index("component_here"):
            of_component = [replace(step, name="component") for step in of_component]
        else:
            of_component.append(Integer("component", component))
        places = [self.scatter.place(space, dof) for dof in dofs]
        of_place, place = self._numbered(number, places, "place_of_result", "place_here")
        lines = [*of_node, *of_component, *of_place]
        return [*lines, *self.scatter.of_memory(Kept(self.data, value, node, place))]

    def _numbered(
        self, number: str, values: Sequence[int], table: str, name: str
    ) -> tuple[list[Integer], Index]:
        """One of some integers by its number: in terms of that or, as the integer of a name, of a part of it, if each
        stands there several times or they repeat; else read from a table."""
        for place, own in _parts(number, values):
            if (even := evenly(own)) is not None:
                first, step = even
                if isinstance(place, Index):
                    return [], place.times(step).plus(first)
                return [Integer(name, place)], index(name).times(step).plus(first)
        entry = entry_of(self.tables.name(table, values, True), number)
        return [Integer(name, entry)], index(name)

    # -- for people --------------------------------------------------------------------------------------

    def _describe(self) -> tuple[str, ...]:
        batch = self.data.parameters.blas_batch
        how = f"batches of products of {batch} cells" if batch else "one product of all cells of a slab"
        gathers = any(not self.at.is_direct(m) for m in self.at.reads)
        sends = any(not self.at.is_direct(m) for m in self.at.tests)
        return (
            f"slabs of {self.slab} cells go through what follows one after another",
            *([_GATHERED] if gathers else []),
            *([f"{_MULTIPLIED}: {how}"] if self.at.reads else []),
            _SAMPLED,
            _TESTED,
            *([self.scatter.step] if sends or not self.scatter.adds_to_vectors else []),
        )


def _parts(number: str, values: Sequence[int]) -> Iterator[tuple[IntegerExpression, Sequence[int]]]:
    """Numbers that may tell which of some integers one is, and the different ones in that order."""
    yield index(number), values
    count = len(values)
    for size in (k for k in range(2, count) if count % k == 0):
        if all(value == values[k // size * size] for k, value in enumerate(values)):
            yield quotient(number, size), values[::size]
        if all(value == values[k % size] for k, value in enumerate(values)):
            yield remainder(number, size), values[:size]


def _name(slot: Slot) -> str:
    """The variable of a sample."""
    derivative = "".join(a * order for a, order in zip(_LETTERS, slot.derivative, strict=False))
    return f"{slot.function}{f'_d{derivative}' if derivative else ''}_{slot.component}"
