"""What the tasks of collapsed directions have in common: loads, entries of tables, loops, names."""

from __future__ import annotations

from collections.abc import Sequence

from flint import fmpq

from femforge.ir.arrays import Load
from femforge.ir.integers import Index, index, quotient, remainder
from femforge.ir.nests import count_flops
from femforge.ir.scalar import Node
from femforge.ir.statements import For, Integer, Statement
from femforge.kernels.collapsed_places import CollapsedPlaces, Rows
from femforge.kernels.team import TableSet, Team
from femforge.represent.collapsed import CollapsedSums

#: Turns of a loop over coefficients, or points, that are written out together.
_TURNS = 4
#: Operations of a loop up to which it is written out.
_WRITTEN_OUT = 1600
#: Letters of derivatives.
LETTERS = "rst"


class CollapsedSteps:
    """Parts of tasks.

    Args:
        plan: what is computed.
        at: where everything stands.
        team: the threads.
        tables: where tables go.
    """

    def __init__(self, plan: CollapsedSums, at: CollapsedPlaces, team: Team, tables: TableSet) -> None:
        self.plan = plan
        self.at = at
        self.graph = plan.integral.graph
        self.team = team
        self.tables = tables
        self.dimension = plan.integral.gdim

    def load(self, array: str, row: Index | int) -> Node:
        """A value of the cell."""
        return self.graph.symbol(Load(array, self.team.at(row)))

    def entry(self, name: str, values: Sequence[fmpq], place: Index, everywhere: bool) -> Node:
        """An entry of a table, which all threads read ``everywhere`` at the same time or each for itself."""
        table = self.tables.name(
            name,
            values,
            False,
            "operands" if everywhere else "cache",
        )
        return self.graph.symbol(Load(table, place))

    def loop(self, variable: str, count: int, body: Sequence[Statement]) -> For:
        """A loop over points or coefficients; on a GPU short ones are written out, so that loads are under way together
        and entries of tables are operands."""
        if self.team.on_device and count * count_flops(body) <= _WRITTEN_OUT:
            return For(variable, count, tuple(body), unroll=True)
        return For(variable, count, tuple(body), times=_TURNS)

    def split(self, task: Index, components: int, each: int) -> tuple[list[Statement], Index, Index]:
        """The number of a task's component, and its own among those of this."""
        if components == 1:
            return [], index(0), task
        integers: list[Statement] = [
            Integer("number", quotient(task, each)), Integer("own", remainder(task, each))
        ]  # fmt: skip
        return integers, index("number"), index("own")

    def row(self, rows: Rows, number: Index) -> Index:
        """First row of a component."""
        return number.times(rows.step).plus(rows.first)

    def label(self, derivative: Sequence[int]) -> str:
        """What a derivative is called."""
        axes = "".join(letter * order for letter, order in zip(LETTERS, derivative, strict=False))
        return f"d{axes}" if axes else "value"
