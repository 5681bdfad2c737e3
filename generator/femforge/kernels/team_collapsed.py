"""Operators on triangles and tetrahedra by collapsed directions, whose steps the threads of a block share.

Steps (:mod:`femforge.represent.collapsed`) with a barrier between them: the data of each cell comes to shared memory;
dofs become Bernstein coefficients; a task evaluates all coefficients with one number in the last direction at the
points of the others that have one place in the first; a task has a line of points in the last direction, with D at
each; the same backwards; results go where the scatter wants them. On a CPU the tasks of a step follow each other, and
cells are SIMD lanes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from flint import fmpq

from femforge.ir.integers import Index, index
from femforge.ir.integral import Dof, Slot
from femforge.ir.scalar import Node
from femforge.ir.statements import Store
from femforge.kernels.access.stores import variable
from femforge.kernels.access.vector_data import VectorData
from femforge.kernels.collapsed_places import COEFFICIENTS, LINES, CollapsedPlaces, step_of
from femforge.kernels.sample_values import fluxes_at, with_data
from femforge.kernels.scatter import ScatterKind
from femforge.kernels.sparse_products import Row, SparseProducts
from femforge.kernels.task_lengths import length_of
from femforge.kernels.team import TableSet, Tasks, Team
from femforge.kernels.team_cell_values import CellValueTasks
from femforge.kernels.team_collapsed_back import CollapsedResults
from femforge.kernels.team_collapsed_tasks import CollapsedTasks, sample_name
from femforge.kernels.team_gather import INPUTS
from femforge.kernels.team_sampled import SampledTeam
from femforge.reference.bernstein import bernstein_table
from femforge.represent.collapsed import CollapsedPart, CollapsedSums, Sampled
from femforge.schedule.collapsed import CollapsedProblem, Work


class CollapsedTeam(SampledTeam):
    """Builds the loop nest.

    Args:
        plan: what is computed.
        data: access to a cell's inputs.
        scatter: how results are added up.
        team: the threads.
    """

    def __init__(self, plan: CollapsedSums, data: VectorData, scatter: ScatterKind, team: Team) -> None:
        self.plan = plan
        self.data = data
        self.team = team
        self.graph = data.integral.graph
        self.at = CollapsedPlaces(plan)
        self.tables = TableSet()
        self.directions = CollapsedTasks(plan, self.at, team, self.tables, self._at_point)
        self.back = CollapsedResults(plan, self.at, team, self.tables)
        self.receive(scatter)

    def brought(self) -> tuple[Sequence[str], Mapping[Dof, int]]:
        """Functions that are read, and the row of each dof."""
        return self.at.fields, self.at.rows

    def reached(self) -> set[int]:
        """Results that some term reaches."""
        return self.results_of(component for own in self.at.tested for component in own.components)

    def steps(self) -> list[tuple[list[Tasks], bool]]:
        """Tasks of each step between the data and the results, and whether these are what takes time."""
        values = CellValueTasks(self.data, self.team, INPUTS, self.at.rows, self.at.values)
        first, joined = values.steps(list(self.plan.sums.cell_values))
        parts = self.plan.parts
        steps = [
            ([*self._coefficients(), *first], False),
            (joined, False),
            ([tasks for part in parts for tasks in self.directions.to_lines(part)], True),
            ([self.directions.on_lines(part) for part in parts], True),
            (
                [tasks for part in parts for tasks in self.back.from_lines(part)] + self.back.zeros(),
                True,
            ),
            (self.back.summed(), False),
            ([*self._results(), *self.clear()], False),
        ]
        return [(self._longest_first(classes), takes) for classes, takes in steps if classes]

    def _longest_first(self, classes: Sequence[Tasks]) -> list[Tasks]:
        """Classes of a step by the length of their tasks, so that those that threads take together are as long."""
        return (
            sorted(classes, key=lambda tasks: -self._length(tasks)) if self.team.on_device else list(classes)
        )

    def _length(self, tasks: Tasks) -> int:
        """Instructions of a task."""
        body = tasks.body(index("task"))
        return length_of(body, [table.name for table in self.tables.arrays if table.in_constant_memory])

    def problem(self, place: str) -> CollapsedProblem:
        """What the schedule has to know."""
        steps = [classes for classes, _ in self.steps()]
        return CollapsedProblem(
            **vars(super().problem(place)),
            steps=tuple(tuple(Work(tasks.count, self._length(tasks)) for tasks in step) for step in steps),
            held=self.held(),
        )

    def sizes(self) -> dict[str, int]:
        """Scalars of a cell in each array of a block."""
        return {INPUTS: self.at.input_size, COEFFICIENTS: self.at.coefficient_size, LINES: self.at.line_size}

    def words(self) -> tuple[str, ...]:
        """What the steps do."""
        return (
            "the data of each cell",
            "Bernstein coefficients from dofs",
            "coefficients of each line of points in the last collapsed direction",
            "some lines: slots at their points, D, moments of fluxes",
            "Bernstein coefficients of results from lines",
            "results",
        )

    def held(self) -> int:
        """Scalars of the longest line, with its sums."""
        return max(map(self.directions.held, self.plan.parts))

    # -- dofs --------------------------------------------------------------------------------------------

    def _coefficients(self) -> list[Tasks]:
        """Bernstein coefficients of what is sampled."""
        found: list[Tasks] = []
        for name, components, element in self.at.changed_together():
            table = bernstein_table(element).table()
            firsts = [self.at.dofs(name, component) for component in components]
            rows = [
                Row(k, {firsts[0] + n: value for n, value in enumerate(row) if value != 0})
                for k, row in enumerate(table)
            ]
            places = [
                [self.at.coefficients(name, (c,)).first + k for k in range(len(table))] for c in components
            ]
            products = SparseProducts(
                self.graph, self.team, self.tables, "bernstein", INPUTS,
                lambda place, value: Store(COEFFICIENTS, self.team.at(place), value),
            )  # fmt: skip
            found += products.tasks(rows, places, step_of(firsts))
        return found

    def _results(self) -> list[Tasks]:
        """Results by dof from their Bernstein coefficients."""
        return [tasks for own in self.at.tested for tasks in self._results_of(own)]

    def _results_of(self, own: Sampled) -> list[Tasks]:
        integral = self.data.integral
        assert integral.test is not None
        table = bernstein_table(own.element)
        firsts = [self.at.result_rows[component] for component in own.components]
        columns: list[dict[int, fmpq]] = [
            {firsts[0] + k: value for k, value in enumerate(column) if value != 0}
            for column in table.transpose().table()
        ]
        fields = integral.test.layout.fields
        places = [[self.places[dof] for dof in fields[component].dofs] for component in own.components]
        products = SparseProducts(
            self.graph, self.team, self.tables, "bernstein_of_dof", COEFFICIENTS, self.result
        )  # fmt: skip
        rows = [Row(n, column) for n, column in enumerate(columns)]
        return products.tasks(rows, places, step_of(firsts))

    # -- D -----------------------------------------------------------------------------------------------

    def _at_point(self, part: CollapsedPart) -> list[Node]:
        """D at a point, from slots with the names that tasks give them."""

        def load(row: Index | int) -> Node:
            return self.directions.load(INPUTS, row)

        def sampled(slot: Slot) -> Node:
            return variable(self.graph, sample_name(slot))

        def dof(own: Dof) -> Node:
            return load(self.at.rows[own])

        values = fluxes_at(self.plan.sums, part.terms, load, self.at.values, dof, sampled)
        return with_data(self.data, values)
