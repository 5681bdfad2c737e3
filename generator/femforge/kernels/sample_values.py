"""D at a sample in what a team has at hand: values of the cell and dofs in shared memory, slots as it names them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from femforge.ir.arrays import Load
from femforge.ir.integers import Index
from femforge.ir.integral import Dof, Slot
from femforge.ir.scalar import Node
from femforge.kernels.access.vector_data import VectorData
from femforge.represent.cell_values import CellValue
from femforge.represent.symmetric_sums import SumPart, SymmetricSums


def fluxes_at(
    sums: SymmetricSums,
    part: SumPart,
    load: Callable[[Index | int], Node],
    values: Mapping[CellValue, int],
    dof: Callable[[Dof], Node],
    sampled: Callable[[Slot], Node],
) -> list[Node]:
    """D at a sample, of each slot of the test function.

    Args:
        sums: what is computed.
        part: of it.
        load: gives a row of the cell's data.
        values: rows of what is the same at all samples.
        dof: gives a dof.
        sampled: gives a slot there.
    """
    of_cell: Mapping[Node, Node] = {value.node: load(values[value]) for value in sums.cell_values}

    def replacement(node: Node) -> Node | None:
        if node in of_cell:
            return of_cell[node]
        if isinstance(node.value, Slot):
            return sampled(node.value)
        return dof(node.value) if isinstance(node.value, Dof) else None

    return sums.integral.graph.substitute(list(part.fluxes.values()), replacement)


def with_data(data: VectorData, values: Sequence[Node]) -> list[Node]:
    """Expressions with constants and data at points as they stand in memory."""
    graph = data.graph

    def replacement(node: Node) -> Node | None:
        datum = data.datum(node.value) if node.kind == "symbol" else None
        return None if datum is None else graph.symbol(Load(datum.array, datum.place))

    return graph.substitute(list(values), replacement)
