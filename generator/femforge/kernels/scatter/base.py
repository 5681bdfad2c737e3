"""What all scatters share: the questions that a kernel asks them, and additions to the entries of an L-vector."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from femforge.ir.arrays import Array, Load
from femforge.ir.integers import Index, IntegerExpression, entry_of, index, less, quotient, remainder
from femforge.ir.integral import Integral, Local
from femforge.ir.nests import LoopNest
from femforge.ir.scalar import Graph, Node
from femforge.ir.statements import For, Guard, Integer, IntegerLoads, Lanes, Let, Scatter, Statement
from femforge.kernels.access.nonzeros import ROUNDS, into_nonzeros
from femforge.kernels.access.spaces import Faces, Space, component_of_node
from femforge.kernels.access.stores import Tile
from femforge.kernels.access.vector_data import VectorData
from femforge.kernels.access.vectors import OFFSETS, OUTPUT
from femforge.kernels.arguments import Argument
from femforge.kernels.cell import lane_cell
from femforge.kernels.domains import Domain, Pass, all_cells, macro_elements
from femforge.represent.used_entries import Flags
from femforge.schedule.scatters import ScatterRules

#: The table of the results that are added, where these are not all of a cell.
ADDED = "added"
#: The kernel's E-vector: an output, or what a second pass sums.
ELEMENT_VECTORS = "element_vectors"


@dataclass(frozen=True)
class Outgoing:
    """Results of cells on their way out.

    Attributes:
        data: how the cells' inputs are read.
        values: the results of a lane's cell, by dof.
        inside: the statements of a lane that compute them on a GPU; none on a CPU, where they are in memory.
        lanes: cells that are worked on at the same time.
        output: the array that results are added to.
        mask: array of constrained dofs, empty where all results are added.
        faces: see :func:`femforge.kernels.access.spaces.shared_faces`.
        offset: name of a node's offset, its number left out.
    """

    data: VectorData
    values: Sequence[Node]
    inside: tuple[Statement, ...]
    lanes: int
    output: str
    mask: str
    faces: Faces = ()
    offset: str = "d"

    @property
    def graph(self) -> Graph:
        """Owner of the results."""
        return self.data.graph

    @property
    def space(self) -> Space:
        """Nodes and components of the results."""
        return self.data.space

    def place(self, dof: int) -> Index:
        """Entry of the L-vector."""
        return self.space.entry(dof, self.offset)

    def missing_offsets(self) -> list[Statement]:
        """The loads of the output's offsets, where nothing has loaded them yet."""
        known = {name for s in self.inside if isinstance(s, IntegerLoads) for name in s.names}
        known |= {s.name for s in self.inside if isinstance(s, Integer)}
        wanted = {name for k in range(len(self.values)) for name, _ in self.place(k).terms}
        if not any(name.startswith("d") and name[1:].isdigit() for name in wanted - known):
            return []
        return self.data.offsets()

    def additions(
        self, atomic: bool, dofs: Sequence[int] | None = None, values: Sequence[Node] = ()
    ) -> list[Statement]:
        """Additions to the output: of all results, or of those of some dofs."""
        values = values or self.values
        return [
            Scatter(self.output, self.place(k), values[k], atomic, self.mask)
            for k in (range(len(values)) if dofs is None else dofs)
            if not values[k].is_zero
        ]


def renumbered(places: Sequence[int], kept: Iterable[int]) -> tuple[tuple[int, ...], list[int]]:
    """Places of the results of a cell where only some of them stand in the tile.

    Args:
        places: of all results, see :meth:`ScatterKind.place`.
        kept: results that are added.

    Returns:
        Places of those that are added, ascending (:attr:`Staged.added`), and by result the place in the tile.
    """
    added = tuple(sorted(places[dof] for dof in kept))
    number = {place: k for k, place in enumerate(added)}
    return added, [number.get(place, 0) for place in places]


@dataclass(frozen=True)
class Staged:
    """Results of the cells of a batch, cell by cell in shared memory, on their way out.

    Attributes:
        data: access to the cells' inputs.
        tile: where they stand, each cell's in the order of :meth:`ScatterKind.place`.
        output: the array that results are added to.
        mask: array of constrained dofs, empty where all results are added.
        keeps_offsets: whether the array ``entry`` has the offsets of each cell's nodes; on a CPU it does.
        added: places of the results of a cell that are added; none for all.
        ahead: whether a thread has several results, and where they go, before it adds the first.
    """

    data: VectorData
    tile: Tile
    output: str
    mask: str
    keeps_offsets: bool = True
    added: tuple[int, ...] = ()
    ahead: bool = False

    def additions(self, atomic: bool) -> list[Statement]:
        """Additions to the output, neighbouring components of a node by neighbouring threads; on a CPU cell by cell."""
        space, width = self.data.space, self.tile.width
        if self.tile.simd:
            return self._cell_by_cell(atomic)
        lines: list[Statement] = [Integer("staged", quotient("k", width))]
        lines += self._part(remainder("k", width))
        node = index("part")
        if space.components > 1:
            lines += [
                Integer("node", quotient("part", space.components)),
                Integer("component", remainder("part", space.components)),
            ]
            node = index("node")
        steps, place = component_of_node(space, "d")
        entry = index("staged").times(space.nodes).plus(node)
        array = "entry"
        if not self.keeps_offsets:
            array, entry = OFFSETS, entry.plus(Index(0, (("first_cell", space.nodes),)))
        lines += [*steps, IntegerLoads(("d",), array, entry, self.data.index_bits)]
        source = self.tile.place("staged", index("number" if self.added else "part"))
        value = self.data.graph.symbol(Load("tile", source))
        add, count = Scatter(self.output, place, value, atomic, self.mask), index("cells_here").times(width)
        if not self.ahead:
            return [Lanes("k", count, (*lines, add), barrier=False)]
        lines.append(Let("addend", value))
        add = replace(add, value=self.data.graph.symbol(Local("addend")))
        body = (*lines, Guard(less("item", count), (add,)))
        most = self.tile.cells * width
        return [Lanes("k", count, body, barrier=False, together=True, rounds=ROUNDS, most=most)]

    def _part(self, number: IntegerExpression) -> list[Statement]:
        """Which result of its cell the one with a number is."""
        if not self.added:
            return [Integer("part", number)]
        return [Integer("number", number), Integer("part", entry_of(ADDED, "number"))]

    def _cell_by_cell(self, atomic: bool) -> list[Statement]:
        """All components of a node, node after node."""
        space, name = self.data.space, "d"
        offset = IntegerLoads(
            (name,), "entry", Index(0, (("lane", space.nodes), ("node", 1))), self.data.index_bits
        )
        lines: list[Statement] = [offset]
        for component in range(space.components):
            place = index("node").times(space.components).plus(component)
            value = self.data.graph.symbol(Load("tile", self.tile.place("lane", place)))
            lines.append(Scatter(self.output, space.component(name, component), value, atomic, self.mask))
        return [Lanes("lane", index("cells_here"), (For("node", space.nodes, tuple(lines)),), vector=False)]


@dataclass(frozen=True)
class Kept:
    """A result of the cell ``cell`` that stands in memory, on its way out.

    Attributes:
        data: access to the cells' inputs.
        value: the result.
        node: number of its node in the cell.
        place: among the results of the cell, see :meth:`ScatterKind.place`.

    Its component is the integer ``component``, where nodes have several.
    """

    data: VectorData
    value: Node
    node: Index
    place: Index


class ScatterKind(ScatterRules):
    """One scatter: its rules, its arguments, its statements, its passes.

    Attributes:
        step: what the head of a file says of it.
        needs_entries: whether teams keep the offsets of nodes for it.
        takes_registers: whether a team's threads may send out what they have in registers, one after another.
        atomic: whether cells add to entries that others may add to at the same time.
        array: that the results of all cells are stored to, [cell][place]; empty where they are added to another one.
        order_of_nonzeros: of a matrix, as ``assemble`` is given them.
    """

    step: ClassVar[str]
    array: ClassVar[str] = ""
    order_of_nonzeros: ClassVar[str] = "[cell][used entry]"
    needs_entries: ClassVar[bool] = False
    takes_registers: ClassVar[bool] = False
    atomic: ClassVar[bool] = False

    # -- arguments and passes ----------------------------------------------------------------------------

    def results(self) -> tuple[Argument, ...]:
        """What a kernel gives."""
        return (Argument(OUTPUT, "scalar", written=True, meaning="[dof] added to"),)

    def lists(self) -> tuple[Argument, ...]:
        """The lists that it needs of a mesh."""
        return ()

    def domain(self, batch: int, data: VectorData | None) -> Domain:
        """What the first pass runs over; ``data`` is None for matrices."""
        return macro_elements(batch) if data is not None and data.macro else all_cells(batch)

    def matrix_lists(self) -> tuple[Argument, ...]:
        """The lists that ``assemble`` needs of a mesh, besides the nonzeros."""
        return self.lists()

    def matrix_domain(self, batch: int) -> Domain:
        """What ``assemble`` runs over."""
        return self.domain(batch, None)

    def second(self, data: VectorData, on_device: bool) -> Pass | None:
        """What follows when all cells are done."""
        return None

    def bytes_written(self, batch: int, vector_bytes: float, cell_bytes: float) -> float:
        """Bytes that leave for each cell.

        Args:
            batch: cells.
            vector_bytes: a cell's share of an L-vector.
            cell_bytes: of the results of a cell.
        """
        return vector_bytes if self.adds_to_vectors else float(cell_bytes)

    # -- statements --------------------------------------------------------------------------------------

    @abstractmethod
    def on_device(self, out: Outgoing) -> tuple[tuple[Array, ...], tuple[Statement, ...]]:
        """Arrays, shared ones and tables, and statements of a block: compute, and send out."""

    def place(self, space: Space, dof: int) -> int:
        """Where a result stands among those of its cell: node by node."""
        node, component = space.places[dof]
        return node * space.components + component

    def of_tile(self, staged: Staged) -> list[Statement]:
        """Statements that send out the results of all cells of a batch that a team has computed."""
        raise AssertionError(f"scatter = {self.name} is refused where teams compute")

    def of_memory(self, kept: Kept) -> list[Statement]:
        """Statements of a thread that send out a result of one of many cells."""
        raise AssertionError(f"scatter = {self.name} is refused where results stand in memory")

    def into_matrix(
        self, nest: LoopNest, integral: Integral, used: Flags, stored: int, bits: int, batch: int
    ) -> LoopNest | None:
        """An element_tensor kernel's loop nest, with its results added to a matrix.

        Args:
            nest: of a batch of so many cells.
            integral: owns its expressions.
            used: whether an entry can be anything but zero, [row][column].
            stored: entries that the nest stores for a cell: all, or those that are used.
            bits: of a nonzero.
            batch: cells.

        Returns:
            None if the scatter does not go with how the nest stores its results.
        """
        return into_nonzeros(nest, integral.graph, used, stored, bits, batch, self.atomic)

    @abstractmethod
    def on_host(self, out: Outgoing) -> list[Statement]:
        """Statements that send the results of the cell ``cell`` out."""

    def of_step(self, out: Outgoing, steps: int) -> list[Statement]:
        """Statements of a CPU's batch that send out what its lanes have computed in one of so many steps."""
        cell = Integer("cell", index("first_cell").plus("step_cell"), wide=True)
        active = Guard(less("step_cell", "cells_here"), (cell, *self.on_host(out)))
        position = lane_cell(out.lanes, steps)
        return [Lanes("lane", out.lanes, (Integer("step_cell", position), active), vector=False)]

    def around_steps(
        self, graph: Graph, lanes: int
    ) -> tuple[tuple[Array, ...], list[Statement], list[Statement]]:
        """Arrays of a CPU's batch of so many lanes, and its statements before all steps and after them."""
        return (), [], []
