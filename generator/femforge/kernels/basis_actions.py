"""Kernels of basis actions: interpolation to points, gradients there, their transposes, and weights (Beams et al.,
section IV)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from femforge.ir.arrays import Array, Load
from femforge.ir.integers import Index, index, remainder
from femforge.ir.nests import LoopNest, count_statements
from femforge.ir.scalar import Graph
from femforge.ir.statements import Integer, Lanes, Store
from femforge.kernels.arguments import Argument, number
from femforge.kernels.basis_lines import AXES, NODES, POINTS, LineSteps, digits
from femforge.kernels.costs import Costs
from femforge.kernels.domains import NUM_CELLS, Pass, all_entries
from femforge.kernels.domains.entries import ENTRIES_HERE, FIRST_ENTRY
from femforge.represent.basis_actions import BasisProblem
from femforge.represent.numbers import fraction
from femforge.schedule.basis_actions import EntrySizes, basis_numbers
from femforge.schedule.devices import DEVICES
from femforge.schedule.parameters import Parameters

#: Threads that a block has for the weights of a cell at most.
_THREADS_OF_WEIGHTS = 128


@dataclass(frozen=True)
class BasisKernel:
    """A kernel of a basis action ready to be printed.

    Attributes:
        problem: what it computes.
        target: ``cpu``, ``cuda`` or ``hip``.
        parameters: concrete; ``element_batch`` counts components of cells.
        passes: the one that runs.
        costs: of a cell, all components.
    """

    problem: BasisProblem
    target: str
    parameters: Parameters
    passes: tuple[Pass, ...]
    costs: Costs

    kind = "basis"
    tabulate = None

    @property
    def printed_passes(self) -> tuple[Pass, ...]:
        """Those that its source has."""
        return self.passes

    @property
    def nest(self) -> LoopNest:
        """The loop nest of the pass."""
        return self.passes[0].nest

    @property
    def stored(self) -> int:
        """Scalars stored for each cell."""
        one = self.problem
        if one.transposes:
            return one.components * one.node_values
        return (one.components if one.action != "weight" else 1) * len(one.derivatives) * one.point_values

    @cached_property
    def arguments(self) -> tuple[Argument, ...]:
        """Those of its face, what is read before what is written; of ``weight`` there is nothing to read.

        They are the same for all targets, also where all derivatives are zero and nothing is read.
        """
        read, written = (POINTS, NODES) if self.problem.transposes else (NODES, POINTS)
        values = [] if self.problem.action == "weight" else [Argument(read, "scalar", member="values")]
        return (
            number(NUM_CELLS, "how many"),
            *values,
            Argument(written, "scalar", written=True, member="results"),
        )


def basis_kernel(problem: BasisProblem, asked: Parameters, target: str, place: str) -> BasisKernel:
    """The kernel of a basis action for a target.

    Args:
        problem: what it computes.
        asked: the user's parameters.
        target: ``cpu``, ``cuda`` or ``hip``.
        place: for messages.

    Raises:
        FemforgeError: it does not fit into the memory of a block (code PARAMETERS).
    """
    device, size = DEVICES[target], asked.scalar_bytes
    builder: _Weights | LineSteps
    if problem.action == "weight":
        builder = _Weights(problem, target != "cpu")
    else:
        builder = LineSteps(problem, target != "cpu", size)
    moved = (
        problem.node_values * (problem.action != "weight"),
        len(problem.derivatives) * problem.point_values,
    )
    sizes = EntrySizes(builder.scalars, sum(moved), builder.lines)
    numbers = basis_numbers(asked.element_batch, sizes, size, device, place)
    nest = builder.nest(numbers.entries, numbers.threads)
    parameters = asked.with_values({"element_batch": numbers.entries}, place)
    components = 1 if problem.action == "weight" else problem.components
    read, written = (size * components * values for values in (moved[::-1] if problem.transposes else moved))
    costs = Costs(
        flops=builder.flops * components, bytes_read=read, bytes_written=written, paper_flops=0,
        statements=count_statements(nest.body), shared_bytes=sum(a.bytes(size) for a in nest.shared),
    )  # fmt: skip
    return BasisKernel(
        problem, target, parameters, (Pass(all_entries(components, numbers.entries), nest),), costs
    )


class _Weights:
    """Products of the weights of all directions, the same for every cell."""

    def __init__(self, problem: BasisProblem, on_device: bool) -> None:
        self.problem = problem
        self.on_device = on_device
        self.graph = Graph()
        self.scalars = 0
        self.lines = min(problem.point_values, _THREADS_OF_WEIGHTS)
        self.flops = (problem.basis.dim - 1) * problem.point_values

    def nest(self, entries: int, threads: int) -> LoopNest:
        """The loop nest of a batch of so many cells."""
        count, values = self.problem.basis.points, self.problem.point_values
        axes = AXES[: self.problem.basis.dim]
        places = digits("point", axes, [count] * len(axes))
        factors = [self.graph.symbol(Load("weights", index(axis))) for axis in axes]
        weight = factors[0]
        for factor in factors[1:]:
            weight = self.graph.product([weight, factor])
        store = Store(POINTS, Index(0, ((FIRST_ENTRY, values), ("k", 1))), weight)
        body = (Integer("point", remainder("k", values)), *places, store)
        table = Array("weights", count, "table", tuple(map(fraction, self.problem.basis.weights)))
        items = Lanes("k", index(ENTRIES_HERE).times(values), body, vector=False)
        return LoopNest(threads, (), (table,), (items,), ("products of the weights of all directions",))
