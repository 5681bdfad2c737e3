"""The scatter ``gather``: element vectors are stored; then each node sums its own, in ascending order of cells."""

from __future__ import annotations

from femforge.ir.arrays import Load
from femforge.ir.integers import Index, entry_of, index
from femforge.ir.integral import Local
from femforge.ir.nests import LoopNest
from femforge.ir.statements import (
    Add,
    Integer,
    IntegerLoads,
    Lanes,
    Range,
    Scatter,
    Statement,
    Variable,
)
from femforge.kernels.access.spaces import Space
from femforge.kernels.access.vector_data import VectorData
from femforge.kernels.access.vectors import OUTPUT
from femforge.kernels.arguments import Argument, number
from femforge.kernels.domains import Pass, all_nodes
from femforge.kernels.scatter.base import ELEMENT_VECTORS, ScatterKind
from femforge.kernels.scatter.element import Element
from femforge.schedule.devices import Device
from femforge.schedule.parameters import VectorParameters
from femforge.schedule.problems import OperatorProblem
from femforge.schedule.scatters import Refusal

#: Nodes of a batch of the second pass.
_NODES = 256


class Gather(Element):
    """Stored element vectors, summed by node."""

    name = "gather"
    adds_to_vectors = reads_vectors = True
    gpu_time, cpu_time = 1.5, 1.2
    step = "element vectors are stored; a second pass sums those of each node in a fixed order"

    def refusal(self, asked: VectorParameters, problem: OperatorProblem, device: Device) -> Refusal | None:
        """Every space has nodes to sum by."""
        return None

    def results(self) -> tuple[Argument, ...]:
        """The sums are an L-vector."""
        return ScatterKind.results(self)

    def lists(self) -> tuple[Argument, ...]:
        """Where each node's results stand among the element vectors."""
        return (
            number("num_nodes", "nodes that are added to"),
            Argument(ELEMENT_VECTORS, "scalar", written=True, meaning="[cell][node][component] room"),
            Argument("node_offsets", "index", meaning="[num_nodes] the node's first entry of y"),
            Argument(
                "contribution_begin",
                "int64",
                typed=True,
                meaning="[num_nodes + 1] first of its contributions",
            ),
            Argument("contributions", "index", meaning="cell * nodes of a cell + node of the cell"),
        )

    def place(self, space: Space, dof: int) -> int:
        """What is summed by nodes stands node by node."""
        return ScatterKind.place(self, space, dof)

    def second(self, data: VectorData, on_device: bool) -> Pass | None:
        """Each node sums the entries of its cells."""
        space, graph = data.space, data.graph
        components = range(space.components)
        place = Index(0, (("position", space.components),))
        sums = [graph.symbol(Local(f"sum{c}")) for c in components]
        terms = [Add(f"sum{c}", graph.symbol(Load(ELEMENT_VECTORS, place.plus(c)))) for c in components]
        of_node: tuple[Statement, ...] = (
            Integer("node", index("first_node").plus("lane"), wide=True),
            IntegerLoads(("d",), "node_offsets", index("node"), data.index_bits),
            *(Variable(f"sum{c}") for c in components),
            Range(
                "e", entry_of("contribution_begin", "node"), entry_of("contribution_begin", index("node").plus(1)),
                (IntegerLoads(("position",), "contributions", index("e"), data.index_bits), *terms),
                wide=True,
            ),
            *(Scatter(OUTPUT, space.component("d", c), sums[c], False, data.mask) for c in components),
        )  # fmt: skip
        body = (Lanes("lane", index("nodes_here"), of_node, barrier=False),)
        return Pass(all_nodes(_NODES), LoopNest(_NODES, (), (), body))
