"""The scatter ``element``: the vectors are E-vectors, [cell][dof], and nothing is added up."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from femforge.errors import leave_out
from femforge.ir.arrays import Array
from femforge.ir.integers import Index
from femforge.ir.statements import Lanes, Statement, Store, VectorStore
from femforge.kernels.access.spaces import Space
from femforge.kernels.access.stores import Tile
from femforge.kernels.access.vectors import OUTPUT
from femforge.kernels.arguments import Argument
from femforge.kernels.scatter.base import ELEMENT_VECTORS, Kept, Outgoing, ScatterKind, Staged
from femforge.schedule.devices import Device
from femforge.schedule.names import Scatter
from femforge.schedule.parameters import VectorParameters
from femforge.schedule.problems import OperatorProblem, batch_nodes
from femforge.schedule.scatters import Refusal


class Element(ScatterKind):
    """Element vectors leave as they are."""

    name: ClassVar[Scatter] = "element"
    array: ClassVar[str] = ELEMENT_VECTORS
    adds_to_vectors = reads_vectors = False
    takes_teams = takes_products = True
    step = "element vectors leave as they are"

    def refusal(self, asked: VectorParameters, problem: OperatorProblem, device: Device) -> Refusal | None:
        """There are no nodes, so nothing can be said of them."""
        for name in asked.set_among(("constraints", "numbering")):
            cause = f"{name} belongs to L-vectors, scatter = {self.name} has none"
            return Refusal(cause, [leave_out(name)])
        return None

    def shared_scalars(self, chosen: VectorParameters, problem: OperatorProblem, lanes: int) -> int:
        """The tile through which element vectors leave."""
        return lanes * (batch_nodes(chosen, problem) * problem.components | 1)

    def results(self) -> tuple[Argument, ...]:
        """The E-vector takes the place of the L-vector."""
        return (
            Argument(self.array, "scalar", written=True, member=OUTPUT, meaning="[cell][row] overwritten"),
        )

    def place(self, space: Space, dof: int) -> int:
        """Where a result stands in the element vector."""
        return dof

    def on_device(self, out: Outgoing) -> tuple[tuple[Array, ...], tuple[Statement, ...]]:
        """Through a tile in shared memory."""
        count = len(out.values)
        tile = Tile(out.lanes, count, True, False, output=self.array)
        stores = [
            VectorStore("tile", tile.place("lane", self.place(out.space, k)), (value,))
            for k, value in enumerate(out.values)
        ]
        body = (
            Lanes("lane", out.lanes, (*out.inside, *stores)),
            *tile.copy_out(out.graph, "first_cell", "cells_here", count),
        )
        return (tile.array(),), body

    def of_tile(self, staged: Staged) -> list[Statement]:
        """The tile as it is."""
        tile = replace(staged.tile, output=self.array)
        return tile.copy_out(staged.data.graph, "first_cell", "cells_here", tile.width)

    def of_memory(self, kept: Kept) -> list[Statement]:
        """To its place."""
        place = Index(0, (("cell", kept.data.integral.rows),)).plus(kept.place)
        return [Store(self.array, place, kept.value)]

    def on_host(self, out: Outgoing) -> list[Statement]:
        """Entry by entry."""
        base = Index(0, (("cell", len(out.values)),))
        return [
            Store(self.array, base.plus(self.place(out.space, k)), value)
            for k, value in enumerate(out.values)
        ]
