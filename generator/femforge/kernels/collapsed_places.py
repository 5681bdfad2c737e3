"""Where a team that takes collapsed directions keeps what: dofs, Bernstein coefficients, lines of points, results."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

from femforge.ir.element import ScalarElement
from femforge.ir.integral import COORDINATES, Dof, Slot
from femforge.ir.scalar import symbols
from femforge.kernels.team_gather import INPUTS
from femforge.reference.bernstein import bernstein_table, control_points
from femforge.represent.cell_values import CellValue
from femforge.represent.collapsed import CollapsedPart, CollapsedSums, Sampled, degree_of, is_bernstein


@dataclass(frozen=True)
class Rows:
    """Rows of the components of a function: of component number n from ``first + n * step`` on, in ``array``."""

    array: str
    first: int
    step: int


#: Arrays of a block beside the data of cells: Bernstein coefficients, and values and fluxes on lines of points.
COEFFICIENTS, LINES = "coefficients", "lines"


class CollapsedPlaces:
    """Rows in shared memory, each [cell].

    Args:
        plan: what is computed.
    """

    def __init__(self, plan: CollapsedSums) -> None:
        self.plan = plan
        self.integral = plan.integral
        self.dimension = self.integral.gdim
        self._dofs, self.rows, first = self._input_rows()
        self.values: dict[CellValue, int] = {}
        for value in plan.sums.cell_values:
            for one in (*value.shares, value):
                first += one not in self.values
                self.values.setdefault(one, first - 1)
        #: Scalars of a cell that is read.
        self.input_size = first
        self._coefficients, self._read_size = self._coefficient_rows()
        self._line_rows, self.line_size = self._rows_of_lines()
        self._tested_rows, self.result_rows, self._tested_size = self._rows_of_results()

    # -- dofs --------------------------------------------------------------------------------------------

    @cached_property
    def fields(self) -> list[str]:
        """Functions that are read, in the integral's order."""
        roots = [node for part in self.plan.sums.parts for node in part.fluxes.values()]
        used = {node.value.function for node in symbols(roots) if isinstance(node.value, Dof)}
        used |= {own.function for part in self.plan.parts for own in part.read}
        names = [COORDINATES, *(f.name for f in self.integral.coefficients if not f.at_points)]
        return [name for name in names if name in used]

    def _input_rows(self) -> tuple[dict[tuple[str, int], int], dict[Dof, int], int]:
        """First row of each component, row of each dof, and how many there are."""
        firsts: dict[tuple[str, int], int] = {}
        rows: dict[Dof, int] = {}
        first = 0
        for name in self.fields:
            for component, member in enumerate(self.integral.function(name).layout.fields):
                firsts[name, component] = first
                for dof in member.dofs:
                    # fields of a mixed element may share dofs: the first place is where they are brought
                    rows.setdefault(Dof(name, dof), first)
                    first += 1
        return firsts, rows, first

    # -- Bernstein coefficients --------------------------------------------------------------------------

    @cached_property
    def changed(self) -> list[tuple[str, int, ScalarElement]]:
        """Components whose dofs become Bernstein coefficients: function, component, element."""
        found = {
            (own.function, component): own.element
            for part in self.plan.parts for own in part.read for component in own.components
        }  # fmt: skip
        return [(*key, element) for key, element in sorted(found.items()) if not is_bernstein(element)]

    def _coefficient_rows(self) -> tuple[dict[tuple[str, int], int], int]:
        rows: dict[tuple[str, int], int] = {}
        first = 0
        for name, component, element in self.changed:
            rows[name, component] = first
            first += bernstein_table(element).nrows()
        return rows, first

    def changed_together(self) -> list[tuple[str, tuple[int, ...], ScalarElement]]:
        """The same by function and element, components whose dofs stand evenly apart."""
        alike: dict[tuple[str, ScalarElement], list[int]] = {}
        for name, component, element in self.changed:
            alike.setdefault((name, element), []).append(component)
        found: list[tuple[str, tuple[int, ...], ScalarElement]] = []
        for (name, element), components in alike.items():
            even = is_even([self._dofs[name, component] for component in components])
            groups = [tuple(components)] if even else [(component,) for component in components]
            found += [(name, group, element) for group in groups]
        return found

    def dofs(self, function: str, component: int) -> int:
        """Row of the first dof of a component as it is brought."""
        return self._dofs[function, component]

    def coefficients(self, function: str, components: Sequence[int]) -> Rows:
        """Rows of the Bernstein coefficients of components that stand evenly apart."""
        changed = (function, components[0]) in self._coefficients
        known = self._coefficients if changed else self._dofs
        firsts = [known[function, component] for component in components]
        assert is_even(firsts)
        return Rows(COEFFICIENTS if changed else INPUTS, firsts[0], step_of(firsts))

    def even(self, own: Sampled) -> list[Sampled]:
        """Components whose coefficients stand evenly apart together, others one by one."""
        changed = (own.function, own.components[0]) in self._coefficients
        known = self._coefficients if changed else self._dofs
        return evenly(own, [known[own.function, component] for component in own.components])

    # -- lines -------------------------------------------------------------------------------------------

    def _rows_of_lines(self) -> tuple[dict[tuple[int, Slot], int], int]:
        """First row of each slot of each part; fluxes take the places of values."""
        rows: dict[tuple[int, Slot], int] = {}
        begin = 0
        for number, part in enumerate(self.plan.parts):
            ends = []
            for groups in (part.read, part.tested):
                first = begin
                for own in groups:
                    for component in own.components:
                        for derivative in own.derivatives:
                            rows[number, own.slot(component, derivative)] = first
                            first += (degree_of(own.element, derivative) + 1) * stride_of_lines(part)
                ends.append(first)
            begin = max(ends)
        return rows, begin

    def line_rows(self, part: CollapsedPart, own: Sampled, derivative: tuple[int, ...]) -> Rows:
        """Rows of a derivative, [coefficient in the last direction][line]."""
        number = self.plan.parts.index(part)
        first = self._line_rows[number, own.slot(own.components[0], derivative)]
        step = sum((degree_of(own.element, d) + 1) * stride_of_lines(part) for d in own.derivatives)
        return Rows(LINES, first, step)

    # -- results -----------------------------------------------------------------------------------------

    def even_results(self, part: CollapsedPart, own: Sampled) -> list[Sampled]:
        """The same by where what is brought goes."""
        number = self.plan.parts.index(part)
        return evenly(own, [self.brought(number, own.slot(c, own.derivatives[0])) for c in own.components])

    @cached_property
    def tested(self) -> list[Sampled]:
        """Components of the test function with the same element that the same derivatives reach, of all parts."""
        reached: dict[int, list[tuple[int, tuple[int, ...]]]] = {}
        elements: dict[int, ScalarElement] = {}
        for number, part in enumerate(self.plan.parts):
            for own in part.tested:
                for component in own.components:
                    elements[component] = own.element
                    reached.setdefault(component, []).extend((number, d) for d in own.derivatives)
        alike: dict[tuple[object, ...], list[int]] = {}
        for component in sorted(reached):
            alike.setdefault((elements[component], tuple(reached[component])), []).append(component)
        return [
            Sampled("test", tuple(components), elements[components[0]],
                    tuple(dict.fromkeys(d for _, d in reached[components[0]])))
            for components in alike.values()
        ]  # fmt: skip

    def reaches(self, own: Sampled) -> list[tuple[int, tuple[int, ...]]]:
        """Part and derivative of what test functions are met with."""
        component = own.components[0]
        return [
            (number, derivative)
            for number, part in enumerate(self.plan.parts)
            for one in part.tested if component in one.components
            for derivative in one.derivatives
        ]  # fmt: skip

    def is_direct(self, own: Sampled) -> bool:
        """Whether the coefficients of results are those of the one derivative that test functions are met with."""
        reaches = self.reaches(own)
        return len(reaches) == 1 and not any(reaches[0][1])

    def _rows_of_results(self) -> tuple[dict[tuple[int, Slot], int], dict[int, int], int]:
        """Rows of what each derivative brings, of the sums of these by component, and how many there are; behind what
        each component's derivatives bring is a zero."""
        brought: dict[tuple[int, Slot], int] = {}
        summed: dict[int, int] = {}
        first = 0
        for own in self.tested:
            for component in own.components:
                for number, derivative in self.reaches(own):
                    brought[number, own.slot(component, derivative)] = first
                    first += len(control_points(degree_of(own.element, derivative), self.dimension))
                if self.is_direct(own):
                    summed[component] = brought[
                        self.reaches(own)[0][0], own.slot(component, self.reaches(own)[0][1])
                    ]
                else:
                    summed[component] = first + 1
                    first += 1 + bernstein_table(own.element).nrows()
        return brought, summed, first

    def brought(self, number: int, slot: Slot) -> int:
        """First row of what a derivative of a part brings."""
        return self._tested_rows[number, slot]

    @property
    def coefficient_size(self) -> int:
        """Rows of coefficients; those of results take the places of those that are read."""
        return max(self._read_size, self._tested_size)


def stride_of_lines(part: CollapsedPart) -> int:
    """Rows from one coefficient of all lines to the next one: an odd number, so that threads that read several at a
    time of some cells, a power of 2, find them in banks of their own."""
    return part.lines | 1


def step_of(firsts: Sequence[int]) -> int:
    """Distance of numbers that stand evenly apart."""
    return firsts[1] - firsts[0] if len(firsts) > 1 else 0


def is_even(firsts: Sequence[int]) -> bool:
    """Whether numbers stand evenly apart."""
    return len({b - a for a, b in pairwise(firsts)}) <= 1


def evenly(own: Sampled, firsts: Sequence[int]) -> list[Sampled]:
    """Components together if they stand evenly apart, else one by one."""
    if is_even(firsts):
        return [own]
    return [Sampled(own.function, (component,), own.element, own.derivatives) for component in own.components]
