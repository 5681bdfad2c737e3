"""What all scatters share: the questions that a kernel asks them, and additions to the entries of an L-vector."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from femforge.ir.arrays import Array
from femforge.ir.integers import Index
from femforge.ir.scalar import Graph, Node
from femforge.ir.statements import Integer, IntegerLoads, Scatter, Statement
from femforge.kernels.arguments import Argument, number
from femforge.kernels.domains import Domain, Pass, all_cells, macro_elements
from femforge.kernels.spaces import Faces, Space
from femforge.kernels.vector_data import INPUT, MASK, OUTPUT, VectorData
from femforge.schedule.scatters import ScatterRules

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
        faces: see :func:`femforge.kernels.spaces.shared_faces`.
    """

    data: VectorData
    values: Sequence[Node]
    inside: tuple[Statement, ...]
    lanes: int
    output: str
    mask: str
    faces: Faces = ()

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
        return self.space.entry(dof)

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


class ScatterKind(ScatterRules):
    """One scatter: its rules, its arguments, its statements, its passes.

    Attributes:
        step: what the head of a file says of it.
        atomic: whether cells add to entries that others may add to at the same time.
    """

    step: ClassVar[str]
    atomic: ClassVar[bool] = False

    # -- arguments and passes ----------------------------------------------------------------------------

    def results(self) -> tuple[Argument, ...]:
        """The vectors that a kernel takes, and how it finds their entries."""
        return (
            Argument(OUTPUT, "scalar", written=True),
            Argument(INPUT, "scalar"),
            Argument("macro_offsets", "index"),
            Argument("offsets", "index"),
            Argument("trial_offsets", "index"),
            number("component_stride"),
            Argument(MASK, "uint8", typed=True),
        )

    def lists(self) -> tuple[Argument, ...]:
        """The lists that it needs of a mesh."""
        return ()

    def domain(self, batch: int, data: VectorData | None) -> Domain:
        """What the first pass runs over; ``data`` is None for matrices."""
        return macro_elements(batch) if data is not None and data.macro else all_cells(batch)

    def second(self, data: VectorData) -> Pass | None:
        """What follows when all cells are done."""
        return None

    # -- statements --------------------------------------------------------------------------------------

    @abstractmethod
    def on_device(self, out: Outgoing) -> tuple[tuple[Array, ...], tuple[Statement, ...]]:
        """Shared arrays and statements of a block: compute, and send out."""

    @abstractmethod
    def on_host(self, out: Outgoing) -> list[Statement]:
        """Statements that send the results of the cell ``cell`` out."""
