"""Values that are the same at all points of a cell, as its diameter, as tasks of a team: shares of them, then all."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import pairwise

from femforge.ir.arrays import Load
from femforge.ir.integers import Index, index
from femforge.ir.integral import Dof
from femforge.ir.scalar import Node, symbols
from femforge.ir.statements import Statement, Store
from femforge.kernels.access.cell_data import CellData
from femforge.kernels.access.vector_data import VectorData
from femforge.kernels.straight import stores
from femforge.kernels.team import Tasks, Team
from femforge.represent.cell_values import CellValue


class CellValueTasks:
    """Makes the tasks.

    Args:
        data: access to a cell's inputs.
        team: the threads.
        array: in shared memory that values go to.
        dofs: place of each dof.
        places: of values, and of their shares.
        dof: gives a dof at a place; by default from the same array.
    """

    def __init__(
        self, data: CellData | VectorData, team: Team, array: str, dofs: Mapping[Dof, int],
        places: Mapping[CellValue, int], dof: Callable[[Index], Node] | None = None,
    ) -> None:  # fmt: skip
        self.data = data
        self.graph = data.integral.graph
        self.team = team
        self.array = array
        self.dof = dof or self._load
        self.dofs = dofs
        self.places = places

    def steps(self, values: Sequence[CellValue]) -> tuple[list[Tasks], list[Tasks]]:
        """Two steps: values in dofs, and shares of long ones; values that are made of shares."""
        first = dict.fromkeys(share for value in values for share in value.shares or (value,))
        return self._values(first), [self._joined(value) for value in values if value.shares]

    def _load(self, place: Index) -> Node:
        return self.graph.symbol(Load(self.array, self.team.at(place)))

    def _values(self, values: Iterable[CellValue]) -> list[Tasks]:
        """Tasks of values in dofs; those that differ by the places of these, as of the cells of a facet, share one."""
        classes: dict[Node, list[tuple[CellValue, int]]] = {}
        for value in values:
            rows = [self.dofs[n.value] for n in symbols([value.node]) if isinstance(n.value, Dof)]
            first = min(rows, default=0)

            def moved(node: Node, first: int = first) -> Node | None:
                if not isinstance(node.value, Dof):
                    return None
                return self.graph.symbol(index(self.dofs[node.value] - first))

            (form,) = self.graph.substitute([value.node], moved)
            classes.setdefault(form, []).append((value, first))
        return [tasks for form, own in classes.items() for tasks in self._of_form(form, own)]

    def _of_form(self, form: Node, own: Sequence[tuple[CellValue, int]]) -> list[Tasks]:
        """Tasks of values with one form, made of the dofs from their first one on."""
        places = [(self.places[value], first) for value, first in own]
        steps = {(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(places)}
        if len(steps) > 1:
            return [tasks for one in own for tasks in self._of_form(form, [one])]
        put, take = next(iter(steps), (0, 0))

        def body(task: Index) -> list[Statement]:
            def replacement(node: Node) -> Node | None:
                if isinstance(node.value, Index):
                    return self.dof(task.times(take).plus(node.value.plus(places[0][1])))
                return self._of_constant(node)

            found = self.graph.substitute([form], replacement)
            place = self.team.at(task.times(put).plus(places[0][0]))
            return stores(found, {}, lambda _, v: Store(self.array, place, v))

        return [Tasks(len(own), body)]

    def made_of_shares(self, value: CellValue) -> Node:
        """A value, of shares in memory."""

        def replacement(node: Node) -> Node | None:
            if isinstance(node.value, CellValue):
                return self._load(index(self.places[node.value]))
            return self._of_constant(node)

        (found,) = self.graph.substitute([value.joined], replacement)
        return found

    def _joined(self, value: CellValue) -> Tasks:
        """The task of a value that is made of shares."""

        def body(task: Index) -> list[Statement]:
            place = self.team.at(self.places[value])
            return stores([self.made_of_shares(value)], {}, lambda _, v: Store(self.array, place, v))

        return Tasks(1, body)

    def _of_constant(self, node: Node) -> Node | None:
        """What stands for a constant; None for anything else."""
        datum = self.data.datum(node.value) if node.kind == "symbol" else None
        return None if datum is None else self.graph.symbol(Load(datum.array, datum.place))
