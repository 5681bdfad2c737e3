"""Steps of teams on facets of quadrilaterals and hexahedra: traces from dofs, and results from those of traces.

A task is a line of dofs that leads away from the facet (:mod:`femforge.represent.facet_traces`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cached_property
from itertools import chain

from femforge.ir.arrays import Load
from femforge.ir.integers import Index, entry_of, index, quotient, remainder
from femforge.ir.integral import COORDINATES, Dof
from femforge.ir.scalar import Node
from femforge.ir.statements import Integer, Statement, Store
from femforge.kernels.straight import stores
from femforge.kernels.team import TableSet, Tasks, Team
from femforge.kernels.team_gather import INPUTS
from femforge.kernels.team_sample_places import SamplePlaces
from femforge.represent.facet_traces import TracedSums, Traces
from femforge.represent.numbers import fraction

#: The array of dofs as they are brought, [row][cell].
DOFS = "dofs"


class TraceTasks:
    """Makes the tasks of both steps.

    Args:
        sums: what is computed.
        at: where traces, and their results, stand.
        team: the threads.
        tables: constant tables.
    """

    def __init__(self, sums: TracedSums, at: SamplePlaces, team: Team, tables: TableSet) -> None:
        self.sums = sums
        self.graph = sums.integral.graph
        self.at = at
        self.team = team
        #: Has the places of dofs: threads bring neighbouring ones of a cell, which stand in different banks.
        self.of_dofs = replace(team, apart=1 - team.cells % 2) if team.on_device else team
        self.tables = tables
        #: Row of each dof as it is brought: those of a line apart by as many as there are lines.
        self.rows: dict[Dof, int] = {}
        for name in self.functions:
            dofs = [line for one in sums.traces if one.function == name for own in one.dofs for line in own]
            dofs += [field.dofs for field in sums.whole.function(name).layout.fields]
            for dof in chain.from_iterable(dofs):
                self.rows.setdefault(Dof(name, dof), len(self.rows))

    @cached_property
    def functions(self) -> list[str]:
        """Functions that are read, in the integral's order."""
        read = {one.function for one in self.sums.traces} | {dof.function for dof in self.sums.dofs}
        names = [COORDINATES, *(f.name for f in self.sums.whole.coefficients)]
        return [name for name in names if name in read]

    @property
    def size(self) -> int:
        """Scalars of the dofs of all cells."""
        return len(self.rows) * self.of_dofs.stride

    def dof(self, row: Index | int) -> Node:
        """A dof of the cell ``lane``."""
        return self.graph.symbol(Load(DOFS, self.of_dofs.at(row)))

    @cached_property
    def unused(self) -> frozenset[Dof]:
        """Dofs that are brought for others only: no trace depends on them."""
        used = set(self.sums.dofs)
        for one in self.sums.traces:
            used |= {Dof(one.function, dof) for own in one.dofs for k in one.kept for dof in own[k]}
        return frozenset(dof for dof in self.rows if dof not in used)

    @cached_property
    def reached(self) -> set[int]:
        """Results that are not zero."""
        return {dof for one in self.sums.tested for own in one.dofs for k in one.kept for dof in own[k]}

    def _line(self, one: Traces, task: Index) -> tuple[list[Statement], Index, Index]:
        """Integers of a task; the number of its component, and of its line."""
        if len(one.members) == 1:
            return [], index(0), task
        head: list[Statement] = [
            Integer("number", quotient(task, one.lines)),
            Integer("line", remainder(task, one.lines)),
        ]
        return head, index("number"), index("line")

    def traces(self) -> list[Tasks]:
        """Traces from dofs: a task a line of a component."""
        return [self._trace(one) for one in self.sums.traces]

    def _trace(self, one: Traces) -> Tasks:
        layout = self.sums.integral.function(one.function).layout
        puts = [self.at.rows[Dof(one.function, layout.fields[first].dofs[0])] for first in one.firsts]
        taken = self.rows[Dof(one.function, one.dofs[0][0][0])]

        def body(task: Index) -> list[Statement]:
            head, number, line = self._line(one, task)
            from_here = number.times(one.lines * one.length).plus(line)
            dofs = {k: self.dof(from_here.plus(taken + k * one.lines)) for k in one.kept}
            values = [
                self.graph.sum([(dofs[k], fraction(own[k])) for k in one.kept if own[k] != 0])
                for own in one.factors
            ]
            names = {node: f"dof{k}" for k, node in dofs.items()}
            places = [self.team.at(number.times(one.lines).plus(line).plus(put)) for put in puts]
            return [*head, *stores(values, names, lambda n, v: Store(INPUTS, places[n], v))]

        return Tasks(one.lines * len(one.members), body)

    def results(self, places: Sequence[int], result: Callable[[Index, Node], Statement]) -> list[Tasks]:
        """Results from those of traces: a task a line of a component.

        Args:
            places: of each result in the tile.
            result: stores one there.
        """
        return [self._result(one, places, result) for one in self.sums.tested]

    def _result(
        self, one: Traces, places: Sequence[int], result: Callable[[Index, Node], Statement]
    ) -> Tasks:
        table = [places[dof] for k in one.kept for own in one.dofs for dof in own[k]]
        count = one.lines * len(one.members)
        rows = [self._rows_of_results(one, first) for first in one.firsts]

        def body(task: Index) -> list[Statement]:
            head, number, line = self._line(one, task)
            loads = [
                self.graph.symbol(Load(INPUTS, self.team.at(number.times(step).plus(line).plus(row))))
                for row, step in rows
            ]
            values = [
                self.graph.sum(
                    [(load, fraction(own[k])) for load, own in zip(loads, one.factors, strict=True)]
                )
                for k in one.kept
            ]
            name = self.tables.name("place_of_result", table, True)
            head += [Integer(f"place{k}", entry_of(name, task.plus(k * count))) for k in range(len(one.kept))]
            names = {load: f"sum{n}" for n, load in enumerate(loads)}
            return [*head, *stores(values, names, lambda k, v: result(index(f"place{k}"), v))]

        return Tasks(count, body)

    def _rows_of_results(self, one: Traces, first: int) -> tuple[int, int]:
        """The row of the first result of a trace, and the distance of those of the next component."""
        rows = []
        for component in range(first, first + len(one.members)):
            (tested,) = (own for own in self.at.tested if component in own.components)
            rows.append(tested.row(tested.components.index(component), 0))
        step = rows[1] - rows[0] if len(rows) > 1 else 0
        assert rows == [rows[0] + k * step for k in range(len(rows))]
        return rows[0], step
