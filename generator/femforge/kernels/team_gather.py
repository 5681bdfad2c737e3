"""How a team brings the data of its cells to shared memory, where the tasks of its steps find them."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence

from femforge.ir.arrays import Load
from femforge.ir.integers import Index, entry_of, index
from femforge.ir.integral import COORDINATES, TRIAL, Dof, Local
from femforge.ir.scalar import Node
from femforge.ir.statements import Integer, IntegerLoads, Let, MaskedLoad, Statement, Store, VectorCopy
from femforge.kernels.access import cell_number, coordinate_places
from femforge.kernels.spaces import Space
from femforge.kernels.team import TableSet, Tasks, Team
from femforge.kernels.vector_data import INPUT, VectorData

#: Data of cells, [row][cell], and offsets of the nodes of each cell, [cell][node].
INPUTS, ENTRY = "inputs", "entry"


class Gathering:
    """Tasks that load data, one for each node, and store them by row.

    Args:
        data: access to the cells' inputs.
        team: the threads.
        tables: where tables of rows are made.
        rows: where each dof stands.
        keeps_offsets: whether the offsets of nodes are kept for the results.
    """

    def __init__(
        self, data: VectorData, team: Team, tables: TableSet, rows: Mapping[Dof, int], keeps_offsets: bool
    ) -> None:
        self.data = data
        self.graph = data.graph
        self.integral = data.integral
        self.team = team
        self.tables = tables
        self.rows = rows
        self.keeps_offsets = keeps_offsets

    def tasks(self, functions: Sequence[str]) -> list[Tasks]:
        """Tasks that bring the data of some functions, a class for each array that says where they are."""
        data = self.data
        own = [n for n in functions if data.is_vector(n) and not (n == TRIAL and data.trial_space)]
        classes = [self._gather_coordinates()] if COORDINATES in functions else []
        if data.trial_space is not None and data.by_offsets and TRIAL in functions:
            classes.append(self._gather_nodes([TRIAL], "trial_offsets", data.trial_space, False))
        for name in functions:
            if name not in (COORDINATES, *own) and not (name == TRIAL and data.by_offsets):
                classes.append(self._gather_cell_data(name))
        if own or self.keeps_offsets:
            # the longest class comes last: all others are on their way before its loads of loads
            classes.append(self._gather_nodes(own, data.offset_array, data.space, self.keeps_offsets))
        return classes

    def _gather_nodes(self, names: Sequence[str], offsets: str, space: Space, keeps: bool) -> Tasks:
        """A task a node: what vectors have there, and where that is."""
        bits = self.data.index_bits
        dofs = {place: dof for dof, place in enumerate(space.places)}

        def body(task: Index) -> list[Statement]:
            place = Index(0, (("cell", space.nodes),)).plus(task)
            lines: list[Statement] = [cell_number("lane"), IntegerLoads(("d",), offsets, place, bits)]
            values: list[tuple[str, int, Node]] = []
            for name, c in itertools.product(names, range(space.components)):
                value = f"{name}_{c}"
                source, array = space.component("d", c), INPUT if name == TRIAL else name
                if self.data.mask and name == TRIAL:
                    lines.append(MaskedLoad(value, array, source, self.data.mask))
                else:
                    lines.append(Let(value, self.graph.symbol(Load(array, source))))
                values.append((name, c, self.graph.symbol(Local(value))))
            if keeps:
                entry = index("lane").times(space.nodes).plus(task)
                lines.append(VectorCopy(ENTRY, entry, offsets, place, 1))
            for name, c, node in values:
                rows = [self.rows[Dof(name, dofs[n, c])] for n in range(space.nodes)]
                lines += self._put(f"{name}{c}", rows, task, node)
            return lines

        return Tasks(space.nodes, body)

    def _put(self, name: str, rows: Sequence[int], task: Index, value: Node) -> list[Statement]:
        """A value to its row: numbered as the tasks are, or from a table."""
        step = rows[1] - rows[0] if len(rows) > 1 else 0
        if all(row == rows[0] + k * step for k, row in enumerate(rows)):
            return [Store(INPUTS, self.team.at(task.times(step).plus(rows[0])), value)]
        row = f"row_of_{name}_here"
        table = self.tables.name(f"row_of_{name}", rows, True)
        return [Integer(row, entry_of(table, task)), Store(INPUTS, self.team.at(index(row)), value)]

    def _gather_cell_data(self, name: str) -> Tasks:
        """A task a dof of what is given cell by cell."""
        size = self.integral.function(name).layout.dim
        rows = [self.rows[Dof(name, k)] for k in range(size)]

        def body(task: Index) -> list[Statement]:
            place = Index(0, (("cell", size),)).plus(task)
            value = self.graph.symbol(Load(INPUT if name == TRIAL else name, place))
            return [cell_number("lane"), *self._put(name, rows, task, value)]

        return Tasks(size, body)

    def _gather_coordinates(self) -> Tasks:
        """A task a point of the geometry."""
        data = self.data
        dofs = {place: dof for dof, place in coordinate_places(self.integral).items()}

        def body(task: Index) -> list[Statement]:
            lines, values = self._point_loads(task)
            lines = [cell_number("lane"), *lines]
            lines += [Let(f"x_{c}", value) for c, value in enumerate(values)]
            for c in range(len(values)):
                rows = [self.rows[Dof(COORDINATES, dofs[n, c])] for n in range(data.nodes)]
                lines += self._put(f"x{c}", rows, task, self.graph.symbol(Local(f"x_{c}")))
            return lines

        return Tasks(data.nodes, body)

    def _point_loads(self, node: Index) -> tuple[list[Statement], list[Node]]:
        data = self.data
        own = Index(0, (("cell", data.nodes),)).plus(node)
        lines: list[Statement] = []
        if data.shares_numbering:
            lines += [IntegerLoads(("d",), data.offset_array, own, data.index_bits), *data.point_of("d", "n")]
        else:
            lines.append(IntegerLoads(("n",), "cells", own, 32))
        components = range(self.integral.gdim)
        return lines, [self.graph.symbol(Load("coordinates", data.point_entry("", c))) for c in components]
