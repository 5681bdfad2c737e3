"""What teams that share samples have in common, of simplices and of facets: data come, steps follow, results go out."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence

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
from femforge.kernels.scatter.base import ADDED, renumbered
from femforge.kernels.team import TableSet, Tasks, Team
from femforge.kernels.team_gather import ENTRY, Gathering
from femforge.schedule.samples import SampleProblem


class SampledTeam(ABC):
    """Builds a loop nest of steps.

    Attributes:
        data: access to a cell's inputs.
        team: the threads.
        tables: constant tables.
        scatter: how results are added up.
        added: results that are added, by scatters that add; none for all.
        places: of each result in the tile.
        tile: where results stand before they go out.
    """

    data: VectorData
    team: Team
    tables: TableSet

    def receive(self, scatter: ScatterKind) -> None:
        """Take over who adds up the results, once all else is known."""
        rows, team, reached = self.data.integral.rows, self.team, self.reached()
        self.scatter = scatter
        self.places = [scatter.place(self.data.space, dof) for dof in range(rows)]
        self.added: tuple[int, ...] = ()
        if team.on_device and scatter.needs_entries and len(reached) < rows:
            self.added, self.places = renumbered(self.places, reached)
        self.tile = Tile(team.cells, len(self.added) or rows, team.on_device, not team.on_device)

    @abstractmethod
    def brought(self) -> tuple[Sequence[str], Mapping[Dof, int]]:
        """Functions that are read, and the row of each dof."""

    @abstractmethod
    def reached(self) -> set[int]:
        """Results that some term reaches."""

    @abstractmethod
    def steps(self) -> list[tuple[list[Tasks], bool]]:
        """Tasks of each step between the data and the results, and whether these are what takes time."""

    @abstractmethod
    def sizes(self) -> dict[str, int]:
        """Scalars of a cell in each array of a block; the tile takes the place of the last one."""

    def aside(self) -> tuple[str, int, bool] | None:
        """An array with places of its own, its scalars for all cells, and whether the last one takes its place."""
        return None

    @abstractmethod
    def words(self) -> tuple[str, ...]:
        """What the steps do, for people."""

    def build(self) -> LoopNest:
        """The loop nest of a batch."""
        functions, rows = self.brought()
        gathering = self.gathering(rows)
        body = gathering.team.loads(gathering.tasks(list(functions)))
        for classes, products in self.steps():
            body += self.stage(classes, products)
        if self.added:
            self.tables.name(ADDED, self.added, True)
        staged = Staged(self.data, self.tile, OUTPUT, self.data.mask, self.keeps_offsets, self.added)
        body += self.scatter.of_tile(staged)
        return LoopNest(
            self.team.threads, self._shared(), self.tables.arrays, without_unused(body),
            (*self.words(), self.scatter.step),
        )  # fmt: skip

    def results_of(self, components: Iterable[int]) -> set[int]:
        """Results of components of the test function."""
        test = self.data.integral.test
        assert test is not None
        return {dof for component in components for dof in test.layout.fields[component].dofs}

    def gathering(self, rows: Mapping[Dof, int]) -> Gathering:
        """How the data of cells come."""
        return Gathering(self.data, self.team, self.tables, rows, self.keeps_offsets)

    def stage(self, classes: Sequence[Tasks], products: bool) -> list[Statement]:
        """A step; ``products``: with tables."""
        return self.team.stage(classes)

    @property
    def keeps_offsets(self) -> bool:
        """Whether offsets stay in shared memory: threads send out neighbouring results, and read neighbouring ones."""
        return self.scatter.needs_entries and not self.team.on_device

    def clear(self) -> list[Tasks]:
        """Results that no term reaches, where all are sent out."""
        integral, reached = self.data.integral, self.reached()
        zeros = [place for dof, place in enumerate(self.places) if dof not in reached]
        if self.added or not zeros:
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
        stride, tile, aside = self.team.stride, self.tile.array(), self.aside()
        *others, (last, size) = self.sizes().items()
        over = last if aside and aside[2] else ""
        entries = Array(ENTRY, self.data.space.nodes * self.team.cells, "shared", bits=self.data.index_bits)
        return (
            *(Array(name, own * stride, "shared") for name, own in others),
            Array(last, max(size * stride, tile.size, aside[1] if aside and over else 0), "shared"),
            *([Array(aside[0], aside[1], "shared", over=over)] if aside else []),
            Array("tile", tile.size, "shared", over=last),
            *([entries] if self.keeps_offsets else []),
        )

    def problem(self, place: str) -> SampleProblem:
        """What the schedule has to know."""
        tasks = [sum(own.count for own in classes) for classes, products in self.steps() if products]
        bits = self.data.space.nodes * self.data.index_bits if self.keeps_offsets else 0
        entries = -(-bits // (8 * self.data.parameters.scalar_bytes))
        *others, last = self.sizes().values()
        _, size, goes = self.aside() or ("", 0, False)
        own = -(-size // self.team.cells)
        scalars = (
            sum(others) + entries + max(last, self.tile.stride, own if goes else 0) + (0 if goes else own)
        )
        return SampleProblem(place, scalars, max(tasks))
