"""Steps of a team that takes collapsed directions: from coefficients to lines of points, and D on these."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from flint import fmpq

from femforge.ir.integers import Index, index
from femforge.ir.integral import Slot
from femforge.ir.scalar import Node
from femforge.ir.statements import Add, For, Let, Statement, Store, Variable
from femforge.kernels.access.stores import variable
from femforge.kernels.collapsed_places import (
    LINES,
    CollapsedPlaces,
    Rows,
    stride_of_lines,
)
from femforge.kernels.collapsed_steps import LETTERS, CollapsedSteps
from femforge.kernels.straight import stores
from femforge.kernels.team import TableSet, Tasks, Team
from femforge.reference.bernstein import bernstein_values
from femforge.represent.collapsed import (
    CollapsedPart,
    CollapsedSums,
    Sampled,
    coefficients_of,
    degree_of,
    scale_of,
)

#: Values of a line and its sums that a thread holds: of more, values are read again at each point.
_HELD = 72


class CollapsedTasks(CollapsedSteps):
    """Makes the tasks of the steps from coefficients to lines, and on these.

    Args:
        plan, at, team, tables: see :class:`CollapsedSteps`.
        at_point: gives D at a point, in variables with the names of :func:`sample_name`.
    """

    def __init__(
        self, plan: CollapsedSums, at: CollapsedPlaces, team: Team, tables: TableSet,
        at_point: Callable[[CollapsedPart], Sequence[Node]],
    ) -> None:  # fmt: skip
        super().__init__(plan, at, team, tables)
        self.at_point = at_point

    # -- to the lines ------------------------------------------------------------------------------------

    def to_lines(self, part: CollapsedPart) -> list[Tasks]:
        """Coefficients of each line in the last direction, from those of the cell."""
        return [
            tasks
            for own in part.read
            for group in self.at.even(own)
            for degree, derivatives in group.by_degree.items()
            for last in range(degree + 1)
            for tasks in [self._to_lines(part, group, degree, derivatives, last)]
        ]

    def _to_lines(
        self,
        part: CollapsedPart,
        own: Sampled,
        degree: int,
        derivatives: Sequence[tuple[int, ...]],
        last: int,
    ) -> Tasks:
        """Those with one number in the last direction: a task the points with one place in the first direction."""
        points = part.directions[0][0]
        first = len(points)
        rows = self.at.coefficients(own.function, own.components)

        def body(task: Index) -> list[Statement]:
            head, number, q = self.split(task, len(own.components), first)
            lines: list[Statement] = [*head]
            middle = self._middle(part, degree - last)
            names = [f"{self.label(d)}_{k}" for d in derivatives for k in range(len(middle[0]))]
            lines += [Variable(name) for name in names]
            for second in range(len(middle)):
                rest = (second, last) if self.dimension == 3 else (last,)
                lines += self._inner(part, own, degree, derivatives, rest, rows, number, q)
                for d in derivatives:
                    value = self._difference(own, d, second)
                    if value is None:
                        continue
                    if len(own.terms(d)) > 1:
                        lines.append(Let(f"{self.label(d)}_of_{second}", value))
                        value = variable(self.graph, f"{self.label(d)}_of_{second}")
                    for k, entry in enumerate(self._middle_entries(middle, second)):
                        lines.append(Add(f"{self.label(d)}_{k}", value if entry is None else entry * value))
            for d in derivatives:
                at = self.at.line_rows(part, own, d)
                for k in range(len(middle[0])):
                    row = self.row(at, number).plus(q).plus(last * stride_of_lines(part) + k * first)
                    lines.append(
                        Store(LINES, self.team.at(row), variable(self.graph, f"{self.label(d)}_{k}"))
                    )
            return lines

        return Tasks(len(own.components) * first, body)

    def _middle(self, part: CollapsedPart, degree: int) -> list[list[fmpq]]:
        """Values in the second of three directions, [coefficient][point]; one of each in two."""
        if self.dimension == 2:
            return [[fmpq(1)]]
        values = bernstein_values(degree, part.directions[1][0])
        return [[own[k] for own in values] for k in range(degree + 1)]

    def _middle_entries(self, middle: Sequence[Sequence[fmpq]], second: int) -> list[Node | None]:
        """Values of a coefficient at all points of the second direction; None for 1."""
        if self.dimension == 2:
            return [None]
        flat = [value for own in middle for value in own]
        each = len(middle[second])
        return [self.entry("basis_of_s", flat, index(second * each + k), True) for k in range(each)]

    def _inner(
        self, part: CollapsedPart, own: Sampled, degree: int, derivatives: Sequence[tuple[int, ...]],
        rest: tuple[int, ...], rows: Rows, number: Index, q: Index,
    ) -> list[Statement]:  # fmt: skip
        """A loop over the coefficients of the first direction: sums at a point of it, by what is added to their
        place."""
        left = degree - sum(rest)
        full = degree_of(own.element, (0,) * self.dimension)
        numbers = coefficients_of(full, self.dimension)
        values = bernstein_values(left, part.directions[0][0])
        scale = scale_of(own.element, degree)
        flat = [scale * one[k] for k in range(left + 1) for one in values]
        second = rest[0] if self.dimension == 3 else 0
        shifts = dict.fromkeys(shift for d in derivatives for shift, _ in own.terms(d))
        body: list[Statement] = []
        for shift in shifts:
            place = numbers[tuple(a + b for a, b in zip((0, *rest), shift[1:], strict=True))]
            row = self.row(rows, number).plus(place).plus("k")
            entry = self.entry("basis_of_r", flat, index("k").times(len(values)).plus(q), False)
            body.append(Add(self._shifted(shift, second), entry * self.load(rows.array, row)))
        sums: list[Statement] = [Variable(self._shifted(shift, second)) for shift in shifts]
        return [*sums, self.loop("k", left + 1, body)]

    def _shifted(self, shift: Sequence[int], second: int) -> str:
        """Name of a sum of coefficients whose places have something added."""
        axes = "".join("0rst"[n] * k for n, k in enumerate(shift))
        return f"part{second}{f'_{axes}' if axes else ''}"

    def _difference(self, own: Sampled, derivative: tuple[int, ...], second: int) -> Node | None:
        """A derivative from these sums; None where it is zero."""
        terms = [
            (variable(self.graph, self._shifted(shift, second)), factor)
            for shift, factor in own.terms(derivative)
        ]
        return self.graph.sum(terms) if terms else None

    # -- D -----------------------------------------------------------------------------------------------

    def on_lines(self, part: CollapsedPart) -> Tasks:
        """A task a line of points in the last direction: values, D and moments of the fluxes."""
        read = [(own, c, d) for own in part.read for c in own.components for d in own.derivatives]
        tested = [(own, c, d) for own in part.tested for c in own.components for d in own.derivatives]
        held = self._holds(part)

        def row(own: Sampled, c: int, d: tuple[int, ...], k: int, task: Index) -> Index:
            rows = self.at.line_rows(part, own, d)
            return task.plus(rows.first + own.components.index(c) * rows.step + k * stride_of_lines(part))

        def body(task: Index) -> list[Statement]:
            lines: list[Statement] = []
            inside: list[Statement] = []
            for own, c, d in read:
                name, degree = sample_name(own.slot(c, d)), degree_of(own.element, d)
                values = [self.load(LINES, row(own, c, d, k, task)) for k in range(degree + 1)]
                if held:
                    lines += [Let(f"{name}_{k}", value) for k, value in enumerate(values)]
                    values = [variable(self.graph, f"{name}_{k}") for k in range(degree + 1)]
                entries = self._last_entries(part, degree, weighted=False)
                terms = [(entry * value, 1) for entry, value in zip(entries, values, strict=True)]
                inside.append(Let(name, self.graph.sum(terms)))
            fluxes = [f"flux{n}" for n in range(len(part.terms.fluxes))]
            inside += stores(self.at_point(part), {}, lambda n, v: Let(fluxes[n], v))
            of_slot = dict(zip(part.terms.fluxes, fluxes, strict=True))
            for own, c, d in tested:
                flux, degree = of_slot[own.slot(c, d)], degree_of(own.element, d)
                names = [f"{flux}_{k}" for k in range(degree + 1)]
                lines += [Variable(name) for name in names]
                entries = self._last_entries(part, degree, weighted=True)
                value = variable(self.graph, flux)
                inside += [Add(name, entry * value) for name, entry in zip(names, entries, strict=True)]
            lines.append(self.loop("q", part.along, inside))
            for own, c, d in tested:
                for k in range(degree_of(own.element, d) + 1):
                    value = variable(self.graph, f"{of_slot[own.slot(c, d)]}_{k}")
                    lines.append(Store(LINES, self.team.at(row(own, c, d, k, task)), value))
            return lines

        return Tasks(part.lines, body)

    def _along(self, groups: Sequence[Sampled]) -> int:
        """Coefficients of a line of all slots."""
        return sum(
            (degree_of(own.element, d) + 1) * len(own.components) for own in groups for d in own.derivatives
        )

    def _holds(self, part: CollapsedPart) -> bool:
        """Whether a thread holds the coefficients of a line, which otherwise are read again at each point."""
        return self._along((*part.read, *part.tested)) <= _HELD

    def held(self, part: CollapsedPart) -> int:
        """Scalars of a line that a thread holds: coefficients, sums, and what has a name at a point."""
        groups = (*part.read, *part.tested) if self._holds(part) else part.tested
        loops = [s for s in self.on_lines(part).body(index("task")) if isinstance(s, For)]
        return self._along(groups) + max(sum(isinstance(s, Let) for s in loop.body) for loop in loops)

    def _last_entries(self, part: CollapsedPart, degree: int, weighted: bool) -> list[Node]:
        """Values of the functions of the last direction at the point of a loop, times its weight."""
        points, weights = part.directions[-1]
        rows = bernstein_values(degree, points)
        factors = weights if weighted else [fmpq(1)] * len(points)
        flat = [factor * value for factor, own in zip(factors, rows, strict=True) for value in own]
        name = ("weighted_" if weighted else "") + f"basis_of_{LETTERS[self.dimension - 1]}"
        places = [index("q").times(degree + 1).plus(k) for k in range(degree + 1)]
        return [self.entry(name, flat, place, True) for place in places]


def sample_name(slot: Slot) -> str:
    """What a slot is called at a point."""
    axes = "".join(letter * order for letter, order in zip(LETTERS, slot.derivative, strict=False))
    return f"{slot.function}{slot.component}_d{axes}" if axes else f"{slot.function}_{slot.component}_q"
