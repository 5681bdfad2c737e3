"""The scatter ``store``: values that no cells share leave as they are, and what is read of them are L-vectors."""

from __future__ import annotations

from typing import ClassVar

from femforge.errors import use
from femforge.ir.arrays import Array
from femforge.ir.integers import less
from femforge.ir.statements import Guard, Lanes, Statement
from femforge.kernels.scatter.base import Outgoing
from femforge.kernels.scatter.element import Element
from femforge.schedule.devices import Device
from femforge.schedule.names import Scatter
from femforge.schedule.parameters import VectorParameters
from femforge.schedule.problems import OperatorProblem
from femforge.schedule.scatters import Refusal

#: Values of a cell up to which a block has room for those of all its cells.
_STAGED = 64


class Store(Element):
    """Values of expressions are stored, [cell][dof]; the functions that they are made of are read through offsets."""

    name: ClassVar[Scatter] = "store"
    reads_vectors = True
    takes_products = False
    gpu_time, cpu_time = 1.0, 1.0
    step = "values leave as they are"

    def rank(self, asked: VectorParameters, problem: OperatorProblem, device: Device) -> int:
        """Wherever it is legal."""
        return 6 if problem.stores_values else 0

    def refusal(self, asked: VectorParameters, problem: OperatorProblem, device: Device) -> Refusal | None:
        """What is added up, or shared, has to be L-vectors or E-vectors."""
        if not problem.stores_values:
            cause = f"scatter = {self.name} is for values of expressions at points that no cells share"
            return Refusal(cause, [use(scatter=Element.name)])
        return super().refusal(asked, problem, device)

    def shared_scalars(self, chosen: VectorParameters, problem: OperatorProblem, lanes: int) -> int:
        """The tile through which few values leave."""
        few = problem.nodes * problem.components <= _STAGED
        return super().shared_scalars(chosen, problem, lanes) if few else 0

    def on_device(self, out: Outgoing) -> tuple[tuple[Array, ...], tuple[Statement, ...]]:
        """Few values through a tile in shared memory; many are stored by the lane that has them."""
        if len(out.values) <= _STAGED:
            return super().on_device(out)
        own = Guard(less("batch_cell", "cells_here"), tuple(self.on_host(out)))
        return (), (Lanes("lane", out.lanes, (*out.inside, own), barrier=False),)
