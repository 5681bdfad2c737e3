"""What the scatters of functionals share: the cells of a batch are added up, in a fixed order and double precision.

On a GPU each thread has a cell, the threads of 32 lanes pass on their sums, and one thread adds up what these leave. On
a CPU each SIMD lane adds up its cells, step by step, and the lanes are added up at the end of a batch. So the sum of a
batch is the same bits in every run, whatever the width of warps and the number of threads are.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from femforge.ir.arrays import Array, Load
from femforge.ir.integers import compare, index, less, quotient, remainder
from femforge.ir.integral import Local
from femforge.ir.scalar import Graph, Node
from femforge.ir.statements import Add, FromLane, Guard, Integer, Lanes, Range, Statement, Store, Variable
from femforge.kernels.access.spaces import Space
from femforge.kernels.arguments import Argument
from femforge.kernels.cell import lane_cell
from femforge.kernels.scatter.base import Outgoing, ScatterKind, Staged
from femforge.schedule.parameters import VectorParameters
from femforge.schedule.problems import OperatorProblem

#: The number that a functional is added to.
VALUE = "value"
#: Lanes that pass on their sums: warps are one or two times as wide.
GROUP = 32
#: Variables: what a thread adds up, and a batch.
OWN, TOTAL = "own", "total"
#: Sums of groups of lanes, or of SIMD lanes.
_SUMS = "sums"


class Sum(ScatterKind):
    """A functional: the cells of a batch are added up, and their sum goes out."""

    adds_to_vectors = False
    takes_teams = True
    whole_warps = True

    @abstractmethod
    def store(self, graph: Graph, total: Node) -> list[Statement]:
        """What is done with the sum of a batch."""

    def results(self) -> tuple[Argument, ...]:
        """One number."""
        return (Argument(VALUE, "float64", written=True, typed=True, meaning="[1] one number, added to"),)

    def place(self, space: Space, dof: int) -> int:
        """Each cell has one result."""
        return dof

    def shared_scalars(self, chosen: VectorParameters, problem: OperatorProblem, lanes: int) -> int:
        """Sums of groups of lanes, of double precision."""
        return lanes // GROUP * 8 // chosen.scalar_bytes

    def bytes_written(self, batch: int, vector_bytes: float, cell_bytes: float) -> float:
        """One sum a batch."""
        return 8 / batch

    # -- on a GPU ----------------------------------------------------------------------------------------

    def on_device(self, out: Outgoing) -> tuple[tuple[Array, ...], tuple[Statement, ...]]:
        """A thread has a cell, or repeats the last one, which counts once."""
        own = Guard(less("batch_cell", "cells_here"), (Add(OWN, out.values[0]),))
        inside = (*out.inside, Variable(OWN, double=True), own)
        arrays, body = sum_of_lanes(out.graph, out.lanes, inside, self._stored(out.graph))
        return arrays, tuple(body)

    def of_tile(self, staged: Staged) -> list[Statement]:
        """One thread adds up the few cells of a team."""
        graph = staged.data.graph
        cell = graph.symbol(Load("tile", staged.tile.place("number", index(0))))
        add = Range("number", index(0), index("cells_here"), (Add(TOTAL, cell),))
        return [Lanes("lane", 1, (Variable(TOTAL, double=True), add, *self._stored(graph)), barrier=False)]

    def _stored(self, graph: Graph) -> list[Statement]:
        return self.store(graph, graph.symbol(Local(TOTAL)))

    # -- on a CPU ----------------------------------------------------------------------------------------

    def on_host(self, out: Outgoing) -> list[Statement]:
        """A lane adds its cell to its sum."""
        return [Store(_SUMS, index("lane"), out.values[0], accumulate=True)]

    def of_step(self, out: Outgoing, steps: int) -> list[Statement]:
        """All lanes at once where each has a cell of its own."""
        position = lane_cell(out.lanes, steps)
        full = compare(position.replaced("lane", index(out.lanes - 1)), "<", "cells_here")
        own = Guard(less("step_cell", "cells_here"), tuple(self.on_host(out)))
        some = Lanes("lane", out.lanes, (Integer("step_cell", position), own), vector=False)
        return [Guard(full, (Lanes("lane", out.lanes, tuple(self.on_host(out))),), (some,))]

    def around_steps(
        self, graph: Graph, lanes: int
    ) -> tuple[tuple[Array, ...], list[Statement], list[Statement]]:
        """Sums of lanes are zero before, and added up after."""
        place = index("lane")
        before = Lanes("lane", lanes, (Store(_SUMS, place, graph.zero),))
        lane = graph.symbol(Load(_SUMS, place))
        after = [Variable(TOTAL, double=True), Lanes("lane", lanes, (Add(TOTAL, lane),), vector=False)]
        return (Array(_SUMS, lanes, "shared", double=True),), [before], [*after, *self._stored(graph)]


def sum_of_lanes(
    graph: Graph, lanes: int, inside: Sequence[Statement], stored: Sequence[Statement]
) -> tuple[tuple[Array, ...], list[Statement]]:
    """Shared arrays and statements of a block that adds up its threads' variables ``own``.

    Args:
        graph: for the expressions.
        lanes: threads, whole groups of :data:`GROUP`.
        inside: statements of a thread that declare and set its variable.
        stored: what one thread does in the end with the sum, the variable ``total``.
    """
    own = graph.symbol(Local(OWN))
    passed: list[Statement] = []
    distance = GROUP // 2
    while distance:
        passed.append(FromLane(f"taken{distance}", OWN, distance, down=True, double=True))
        passed.append(Add(OWN, graph.symbol(Local(f"taken{distance}"))))
        distance //= 2
    if lanes == GROUP:
        last = Guard(compare("lane", "==", 0), (Variable(TOTAL, own, double=True), *stored))
        return (), [Lanes("lane", lanes, (*inside, *passed, last), barrier=False)]
    store = Integer("group", quotient("lane", GROUP)), Store(_SUMS, index("group"), own)
    first = Guard(compare(remainder("lane", GROUP), "==", 0), store)
    groups = lanes // GROUP
    add = Range("group", index(0), index(groups), (Add(TOTAL, graph.symbol(Load(_SUMS, index("group")))),))
    rest = (Variable(TOTAL, double=True), add, *stored)
    arrays = (Array(_SUMS, groups, "shared", double=True),)
    return arrays, [Lanes("lane", lanes, (*inside, *passed, first)), Lanes("lane", 1, rest, barrier=False)]
