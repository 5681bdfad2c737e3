"""The scatter ``atomic`` of functionals: each batch adds its sum atomically, with no second pass and no workspace."""

from __future__ import annotations

from femforge.ir.integers import index
from femforge.ir.scalar import Graph, Node
from femforge.ir.statements import Scatter, Statement
from femforge.kernels.scatter.sums import VALUE, Sum
from femforge.schedule.devices import Device
from femforge.schedule.parameters import VectorParameters
from femforge.schedule.problems import OperatorProblem


class AtomicSum(Sum):
    """Batches add in whatever order they end."""

    name = "atomic"
    # a table is not to cost anybody the same bits in every run, for next to nothing: the tuner leaves it alone
    atomic = True
    step = "sums of batches are added atomically"

    def rank(self, asked: VectorParameters, problem: OperatorProblem, device: Device) -> int:
        """Where it is asked for."""
        return 1

    def store(self, graph: Graph, total: Node) -> list[Statement]:
        """One addition a batch."""
        return [Scatter(VALUE, index(0), total, True)]
