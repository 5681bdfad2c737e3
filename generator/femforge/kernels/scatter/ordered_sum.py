"""The scatter ``ordered``: each batch stores its sum; a second pass adds these to the functional, in a fixed order."""

from __future__ import annotations

from femforge.ir.arrays import Load
from femforge.ir.integers import index
from femforge.ir.integral import Local
from femforge.ir.nests import LoopNest
from femforge.ir.scalar import Graph, Node
from femforge.ir.statements import Add, Lanes, Scatter, Statement, Store, Variable
from femforge.kernels.access.vector_data import VectorData
from femforge.kernels.arguments import Argument
from femforge.kernels.domains import BATCH, NUM_PARTIALS, Pass, all_partials
from femforge.kernels.scatter.sums import OWN, TOTAL, VALUE, Sum, sum_of_lanes
from femforge.schedule.devices import Device
from femforge.schedule.parameters import VectorParameters
from femforge.schedule.problems import OperatorProblem

#: The sums of batches.
PARTIALS = "partials"
#: Threads of the second pass.
_THREADS = 512


class OrderedSum(Sum):
    """The same bits in every run."""

    name = "ordered"
    lists_follow = ("element_batch",)
    gpu_time, cpu_time = 1.0, 1.0
    step = "sums of batches are stored; a second pass adds them up in a fixed order"

    def rank(self, asked: VectorParameters, problem: OperatorProblem, device: Device) -> int:
        """The one that is taken: it costs next to nothing."""
        return 2

    def lists(self) -> tuple[Argument, ...]:
        """Room for the sums."""
        return (
            Argument(
                PARTIALS, "float64", written=True, typed=True, meaning="[batch] room for the sums of batches"
            ),
        )

    def store(self, graph: Graph, total: Node) -> list[Statement]:
        """One sum a batch."""
        return [Store(PARTIALS, index(BATCH), total)]

    def second(self, data: VectorData, on_device: bool) -> Pass | None:
        """One block, or one thread of a CPU, adds up all sums."""
        graph = data.graph
        total = graph.symbol(Local(TOTAL))
        batch = data.parameters.element_batch
        value: list[Statement] = [Scatter(VALUE, index(0), total, False)]
        partial = graph.symbol(Load(PARTIALS, index("k")))
        count = index(NUM_PARTIALS)
        name = OWN if on_device else TOTAL
        added = Variable(name, double=True), Lanes("k", count, (Add(name, partial),), barrier=False)
        if not on_device:
            return Pass(all_partials(batch), LoopNest(1, (), (), (*added, *value)))
        arrays, body = sum_of_lanes(graph, _THREADS, (), value)
        return Pass(all_partials(batch), LoopNest(_THREADS, arrays, (), (*added, *body)))
