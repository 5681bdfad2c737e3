"""D of a bilinear form at the points of cells or facets of any shape, as tasks of a team.

The dofs of each cell come to shared memory; what is the same at all points, as the diameter of a cell, is computed
once; a task a point evaluates D there, with basis functions from tables.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property

from femforge.ir.arrays import Array, Load
from femforge.ir.integers import Index, index
from femforge.ir.integral import COORDINATES, Dof, Geometry, Integral, SlotPair
from femforge.ir.scalar import Node, symbols
from femforge.ir.statements import Integer, Statement, Store
from femforge.kernels.access.base import cell_number
from femforge.kernels.access.cell_data import CellData
from femforge.kernels.points import TableStore, point_functions, reads_points
from femforge.kernels.straight import stores
from femforge.kernels.team import Tasks, Team, gather_tasks
from femforge.kernels.team_cell_values import CellValueTasks
from femforge.represent.cell_values import CellValue, nodes_of_cell
from femforge.represent.quadrature import QuadraturePart, QuadratureRepresentation

#: The array that the dofs of cells stand in.
FIELDS = "fields"


class PointValues:
    """Makes the tasks.

    Args:
        representation: of the integral.
        data: access to a cell's inputs.
        team: the threads.
    """

    def __init__(self, representation: QuadratureRepresentation, data: CellData, team: Team) -> None:
        self.representation = representation
        self.integral: Integral = representation.integral
        self.graph = self.integral.graph
        self.data = data
        self.team = team
        parts = representation.parts
        roots = [node for part in parts for node in part.terms.values()]
        self._of_cell = {node: CellValue(node) for node in nodes_of_cell(roots)}
        self._stores = [
            TableStore(self._with_values(part), f"_{n}" if n else "") for n, part in enumerate(parts)
        ]
        #: Points of each part.
        self.points = [len(part.rule.weights) for part in parts]

    def _with_values(self, part: QuadraturePart) -> QuadraturePart:
        """A part with what is the same at all points replaced by symbols (:class:`CellValue`)."""
        moved = {node: self.graph.symbol(value) for node, value in self._of_cell.items()}
        terms = self.graph.substitute(list(part.terms.values()), moved.get)
        return replace(part, terms=dict(zip(part.terms, terms, strict=True)))

    @cached_property
    def fields(self) -> dict[Dof, int]:
        """Place of each dof of a cell that is needed."""
        used = {slot.function for part in self.representation.parts for slot in part.slots}
        geometry = [n for part in self.representation.parts for n in symbols(part.terms.values())]
        if any(isinstance(node.value, (Geometry, Dof)) for node in geometry):
            used.add(COORDINATES)
        names = [COORDINATES, *(f.name for f in self.integral.coefficients if not f.at_points)]
        dofs = [
            Dof(name, k)
            for name in names
            if name in used
            for k in range(self.integral.function(name).layout.dim)
        ]
        return {dof: place for place, dof in enumerate(dofs)}

    @cached_property
    def _values(self) -> dict[CellValue, int]:
        """Place of each value of the cell, and of their shares, after the dofs."""
        values = self._of_cell.values()
        first = dict.fromkeys(share for value in values for share in value.shares or (value,))
        every = dict.fromkeys([*first, *values])
        return {value: len(self.fields) + place for place, value in enumerate(every)}

    @property
    def size(self) -> int:
        """Scalars of a cell: dofs and values."""
        return len(self.fields) + len(self._values)

    @property
    def array(self) -> Array:
        """What they stand in."""
        return Array(FIELDS, self.size * self.team.cells, "shared")

    @property
    def tables(self) -> list[Array]:
        """Tables of the tasks that were made."""
        return [table for store in self._stores for table in store.arrays.values()]

    def stages(self) -> list[list[Tasks]]:
        """Stages that bring the dofs, and compute what is the same at all points."""
        tasks = CellValueTasks(self.data, self.team, FIELDS, self.fields, self._values)
        first, joined = tasks.steps(list(self._of_cell.values()))
        return [stage for stage in (self._gather(), first, joined) if stage]

    def _gather(self) -> list[Tasks]:
        """Tasks that bring the dofs."""
        functions = dict.fromkeys(dof.function for dof in self.fields)
        arrays = []
        for name in functions:
            own = [dof for dof in self.fields if dof.function == name]
            arrays.append((index(self.fields[own[0]]), [(self.graph.symbol(dof), "") for dof in own]))
        return gather_tasks(
            self.team, self.data, arrays, lambda place, value: Store(FIELDS, self.team.at(place), value)
        )

    def evaluate(self, number: int, stored: Sequence[SlotPair], array: str, first: int) -> Tasks:
        """D of some pairs of slots of a part at its points.

        Args:
            number: of the part.
            stored: the pairs, in the order in which the values of a point stand in memory.
            array: that they go to.
            first: place of the first value of the first point.
        """

        def body(task: Index) -> list[Statement]:
            values, names = point_functions(
                self.integral, self._stores[number], "q",
                lambda dof: self.graph.symbol(Load(FIELDS, self.team.at(self.fields[dof]))),
            )  # fmt: skip
            # sizes of a cell have its vertices themselves
            nodes = self.graph.substitute([values[pair] for pair in stored], self._own)
            loaded = self.data.loads(nodes, names)
            at = index("q").times(len(stored)).plus(first)
            puts = stores(loaded, names, lambda k, v: Store(array, self.team.at(at.plus(k)), v))
            head = [Integer("q", task), *([cell_number("lane")] if reads_points(nodes) else [])]
            return [*head, *puts]

        return Tasks(self.points[number], body)

    def _own(self, node: Node) -> Node | None:
        """A dof or a value of the cell as it stands in shared memory."""
        if isinstance(node.value, Dof):
            return self.graph.symbol(Load(FIELDS, self.team.at(self.fields[node.value])))
        if isinstance(node.value, CellValue):
            return self.graph.symbol(Load(FIELDS, self.team.at(self._values[node.value])))
        return None
