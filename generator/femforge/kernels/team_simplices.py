"""What teams on triangles and tetrahedra have in common: data come, steps follow each other, results go out."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence

from femforge.ir.arrays import Array
from femforge.ir.integers import Index, entry_of, index
from femforge.ir.integral import Dof
from femforge.ir.nests import LoopNest, without_unused
from femforge.ir.scalar import Node
from femforge.ir.statements import Integer, Statement, Store
from femforge.kernels.access.stores import Tile
from femforge.kernels.access.vector_data import VectorData
from femforge.kernels.access.vectors import OUTPUT
from femforge.kernels.scatter import ScatterKind, Staged
from femforge.kernels.team import TableSet, Tasks, Team
from femforge.kernels.team_gather import ENTRY, Gathering
from femforge.schedule.samples import SampleProblem


class SimplexTeam(ABC):
    """Builds a loop nest of steps.

    Attributes:
        data: access to a cell's inputs.
        team: the threads.
        tables: constant tables.
        scatter: how results are added up.
        places: of each result in the tile.
        tile: where results stand before they go out.
    """

    data: VectorData
    team: Team
    tables: TableSet

    def receive(self, scatter: ScatterKind) -> None:
        """Take over who adds up the results, once all else is known."""
        integral, team = self.data.integral, self.team
        self.scatter = scatter
        self.places = [scatter.place(self.data.space, dof) for dof in range(integral.rows)]
        self.tile = Tile(team.cells, integral.rows, team.on_device, not team.on_device)

    @abstractmethod
    def brought(self) -> tuple[Sequence[str], Mapping[Dof, int]]:
        """Functions that are read, and the row of each dof."""

    @abstractmethod
    def reached(self) -> set[int]:
        """Components of the test function that some term reaches."""

    @abstractmethod
    def steps(self) -> list[tuple[list[Tasks], bool]]:
        """Tasks of each step between the data and the results, and whether these are what takes time."""

    @abstractmethod
    def sizes(self) -> dict[str, int]:
        """Scalars of a cell in each array of a block; the tile takes the place of the last one."""

    @abstractmethod
    def words(self) -> tuple[str, ...]:
        """What the steps do, for people."""

    def build(self) -> LoopNest:
        """The loop nest of a batch."""
        functions, rows = self.brought()
        gathering = Gathering(self.data, self.team, self.tables, rows, self._keeps_offsets)
        body = self.team.loads(gathering.tasks(list(functions)))
        for classes, products in self.steps():
            body += self.stage(classes, products)
        staged = Staged(self.data, self.tile, OUTPUT, self.data.mask, self._keeps_offsets)
        body += self.scatter.of_tile(staged)
        return LoopNest(
            self.team.threads, self._shared(), self.tables.arrays, without_unused(body),
            (*self.words(), self.scatter.step),
        )  # fmt: skip

    def stage(self, classes: Sequence[Tasks], products: bool) -> list[Statement]:
        """A step; ``products``: with tables."""
        return self.team.stage(classes)

    @property
    def _keeps_offsets(self) -> bool:
        """Whether offsets stay in shared memory: threads send out neighbouring results, and read neighbouring ones."""
        return self.scatter.needs_entries and not self.team.on_device

    def clear(self) -> list[Tasks]:
        """Results that no term reaches."""
        integral = self.data.integral
        assert integral.test is not None
        fields, reached = enumerate(integral.test.layout.fields), self.reached()
        zeros = [self.places[dof] for c, member in fields if c not in reached for dof in member.dofs]
        if not zeros:
            return []

        def body(task: Index) -> list[Statement]:
            table = self.tables.name("place_of_zero", zeros, True)
            return [
                Integer("place", entry_of(table, task)), self.result(index("place"), integral.graph.zero)
            ]  # fmt: skip

        return [Tasks(len(zeros), body)]

    def result(self, place: Index, value: Node) -> Statement:
        """A result that is stored in the tile."""
        return Store("tile", self.tile.place("lane", place), value)

    def _shared(self) -> tuple[Array, ...]:
        stride, tile = self.team.stride, self.tile.array()
        *others, (last, size) = self.sizes().items()
        entries = Array(ENTRY, self.data.space.nodes * self.team.cells, "shared", bits=self.data.index_bits)
        return (
            *(Array(name, own * stride, "shared") for name, own in others),
            Array(last, max(size * stride, tile.size), "shared"),
            Array("tile", tile.size, "shared", over=last),
            *([entries] if self._keeps_offsets else []),
        )

    def problem(self, place: str) -> SampleProblem:
        """What the schedule has to know."""
        tasks = [sum(own.count for own in classes) for classes, products in self.steps() if products]
        bits = self.data.space.nodes * self.data.index_bits if self._keeps_offsets else 0
        entries = -(-bits // (8 * self.data.parameters.scalar_bytes))
        *others, last = self.sizes().values()
        scalars = sum(others) + entries + max(last, self.tile.stride)
        return SampleProblem(place, scalars, max(tasks))
