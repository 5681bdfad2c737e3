"""The steps of a team that takes collapsed directions: from coefficients to lines of points, D on these, and back."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from flint import fmpq

from femforge.ir.arrays import Load
from femforge.ir.integers import Index, entry_of, index, quotient, remainder
from femforge.ir.integral import Slot
from femforge.ir.scalar import Node
from femforge.ir.statements import Add, For, Integer, Let, Statement, Store, Variable
from femforge.kernels.access.stores import variable
from femforge.kernels.collapsed_places import COEFFICIENTS, LINES, CollapsedPlaces, Rows, step_of
from femforge.kernels.team import TableSet, Tasks, Team, stores
from femforge.reference.bernstein import bernstein_values, control_points
from femforge.represent.collapsed import (
    CollapsedPart,
    CollapsedSums,
    Sampled,
    coefficients_of,
    degree_of,
    scale_of,
)

#: Turns of a loop over coefficients, or points, that are written out together.
_TURNS = 4
#: Letters of derivatives.
_LETTERS = "rst"
#: Values of a line and its sums that a thread holds: of more, values are read again at each point.
_HELD = 72


class CollapsedTasks:
    """Makes the tasks of each step but the first and the last one.

    Args:
        plan: what is computed.
        at: where everything stands.
        team: the threads.
        tables: where tables go.
        at_point: gives D at a point, in variables with the names of :func:`sample_name`.
    """

    def __init__(
        self, plan: CollapsedSums, at: CollapsedPlaces, team: Team, tables: TableSet,
        at_point: Callable[[CollapsedPart], Sequence[Node]],
    ) -> None:  # fmt: skip
        self.plan = plan
        self.at = at
        self.graph = plan.integral.graph
        self.team = team
        self.tables = tables
        self.at_point = at_point
        self.dimension = plan.integral.gdim

    def load(self, array: str, row: Index | int) -> Node:
        """A value of the cell."""
        return self.graph.symbol(Load(array, self.team.at(row)))

    def _entry(self, name: str, values: Sequence[fmpq], place: Index, everywhere: bool) -> Node:
        """An entry of a table, which all threads read ``everywhere`` at the same time or each for itself."""
        table = self.tables.name(name, values, False, "constant" if everywhere else "cache")
        return self.graph.symbol(Load(table, place))

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
            head, number, q = self._split(task, len(own.components), first)
            lines: list[Statement] = [*head]
            middle = self._middle(part, degree - last)
            names = [f"{self._label(d)}_{k}" for d in derivatives for k in range(len(middle[0]))]
            lines += [Variable(name) for name in names]
            for second in range(len(middle)):
                rest = (second, last) if self.dimension == 3 else (last,)
                lines += self._inner(part, own, degree, derivatives, rest, rows, number, q)
                for d in derivatives:
                    value = self._difference(own, d, second)
                    if value is None:
                        continue
                    if len(own.terms(d)) > 1:
                        lines.append(Let(f"{self._label(d)}_of_{second}", value))
                        value = variable(self.graph, f"{self._label(d)}_of_{second}")
                    for k, entry in enumerate(self._middle_entries(middle, second)):
                        lines.append(Add(f"{self._label(d)}_{k}", value if entry is None else entry * value))
            for d in derivatives:
                at = self.at.line_rows(part, own, d)
                for k in range(len(middle[0])):
                    row = self._row(at, number).plus(q).plus(last * part.lines + k * first)
                    lines.append(
                        Store(LINES, self.team.at(row), variable(self.graph, f"{self._label(d)}_{k}"))
                    )
            return lines

        return Tasks(len(own.components) * first, body)

    def _split(self, task: Index, components: int, each: int) -> tuple[list[Statement], Index, Index]:
        """The number of a task's component, and its own among those of this."""
        if components == 1:
            return [], index(0), task
        integers: list[Statement] = [
            Integer("number", quotient(task, each)), Integer("own", remainder(task, each))
        ]  # fmt: skip
        return integers, index("number"), index("own")

    def _row(self, rows: Rows, number: Index) -> Index:
        return number.times(rows.step).plus(rows.first)

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
        return [self._entry("basis_of_s", flat, index(second * each + k), True) for k in range(each)]

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
        flat = [scale * value for one in values for value in one]
        second = rest[0] if self.dimension == 3 else 0
        shifts = dict.fromkeys(shift for d in derivatives for shift, _ in own.terms(d))
        body: list[Statement] = []
        for shift in shifts:
            place = numbers[tuple(a + b for a, b in zip((0, *rest), shift[1:], strict=True))]
            row = self._row(rows, number).plus(place).plus("k")
            entry = self._entry("basis_of_r", flat, q.times(left + 1).plus("k"), False)
            body.append(Add(self._shifted(shift, second), entry * self.load(rows.array, row)))
        sums: list[Statement] = [Variable(self._shifted(shift, second)) for shift in shifts]
        return [*sums, For("k", left + 1, tuple(body), times=_TURNS)]

    def _shifted(self, shift: Sequence[int], second: int) -> str:
        """Name of a sum of coefficients whose places have something added."""
        axes = "".join("0rst"[n] * k for n, k in enumerate(shift))
        return f"c{second}{f'_{axes}' if axes else ''}"

    def _difference(self, own: Sampled, derivative: tuple[int, ...], second: int) -> Node | None:
        """A derivative from these sums; None where it is zero."""
        terms = [
            (variable(self.graph, self._shifted(shift, second)), factor)
            for shift, factor in own.terms(derivative)
        ]
        return self.graph.sum(terms) if terms else None

    def _label(self, derivative: Sequence[int]) -> str:
        axes = "".join(letter * order for letter, order in zip(_LETTERS, derivative, strict=False))
        return f"d{axes}" if axes else "value"

    # -- D -----------------------------------------------------------------------------------------------

    def on_lines(self, part: CollapsedPart) -> Tasks:
        """A task a line of points in the last direction: values, D and moments of the fluxes."""
        read = [(own, c, d) for own in part.read for c in own.components for d in own.derivatives]
        tested = [(own, c, d) for own in part.tested for c in own.components for d in own.derivatives]
        held = self._holds(part)

        def row(own: Sampled, c: int, d: tuple[int, ...], k: int, task: Index) -> Index:
            rows = self.at.line_rows(part, own, d)
            return task.plus(rows.first + own.components.index(c) * rows.step + k * part.lines)

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
            lines.append(For("q", part.along, tuple(inside)))
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
        """Scalars of a line that a thread holds: coefficients, sums, and slots at a point."""
        groups = (*part.read, *part.tested) if self._holds(part) else part.tested
        return self._along(groups) + len(part.terms.reads)

    def _last_entries(self, part: CollapsedPart, degree: int, weighted: bool) -> list[Node]:
        """Values of the functions of the last direction at the point of a loop, times its weight."""
        points, weights = part.directions[-1]
        rows = bernstein_values(degree, points)
        factors = weights if weighted else [fmpq(1)] * len(points)
        flat = [factor * value for factor, own in zip(factors, rows, strict=True) for value in own]
        name = ("weighted_" if weighted else "") + f"basis_of_{_LETTERS[self.dimension - 1]}"
        places = [index("q").times(degree + 1).plus(k) for k in range(degree + 1)]
        return [self._entry(name, flat, place, True) for place in places]

    # -- back --------------------------------------------------------------------------------------------

    def from_lines(self, part: CollapsedPart) -> list[Tasks]:
        """What lines bring to coefficients: a class those with as many numbers in the first direction."""
        return [
            self._from_lines(part, group, degree, derivatives, left)
            for own in part.tested
            for group in self.at.even_results(part, own)
            for degree, derivatives in group.by_degree.items()
            for left in range(degree + 1)
        ]

    def _from_lines(
        self,
        part: CollapsedPart,
        own: Sampled,
        degree: int,
        derivatives: Sequence[tuple[int, ...]],
        left: int,
    ) -> Tasks:
        """Coefficients whose number in the first direction is 0 to ``left``: a task those with one in the others."""
        (points, weights), first = part.directions[0], len(part.directions[0][0])
        part_number = self.plan.parts.index(part)
        over = degree - left
        rests = [(over - k, k) for k in range(over + 1)] if self.dimension == 3 else [(over,)]
        numbers = coefficients_of(degree, self.dimension)
        scale = scale_of(own.element, degree)
        values = bernstein_values(left, points)
        inner = [scale * w * value for w, one in zip(weights, values, strict=True) for value in one]
        firsts = {
            d: [self.at.brought(part_number, own.slot(c, d)) for c in own.components] for d in derivatives
        }

        def body(task: Index) -> list[Statement]:
            head, number, pair = self._split(task, len(own.components), len(rests))
            lines: list[Statement] = [*head]
            names = {d: [f"{self._label(d)}_{k}" for k in range(left + 1)] for d in derivatives}
            place = self._place(pair, len(rests), "coefficient", [numbers[0, *rest] for rest in rests], lines)
            lines += [Variable(name) for d in derivatives for name in names[d]]
            inside: list[Statement] = []
            for d in derivatives:
                inside += self._across(part, own, d, rests, number, pair)
            for d in derivatives:
                value = variable(self.graph, f"{self._label(d)}_here")
                for k, name in enumerate(names[d]):
                    entry = self._entry(
                        "weighted_basis_of_r", inner, index("q").times(left + 1).plus(k), True
                    )
                    inside.append(Add(name, entry * value))
            lines.append(For("q", first, tuple(inside)))
            for d in derivatives:
                row = number.times(step_of(firsts[d])).plus(firsts[d][0]).plus(place)
                for k, name in enumerate(names[d]):
                    lines.append(Store(COEFFICIENTS, self.team.at(row.plus(k)), variable(self.graph, name)))
            return lines

        return Tasks(len(own.components) * len(rests), body)

    def _place(
        self, task: Index, count: int, name: str, values: Sequence[int], lines: list[Statement]
    ) -> Index:
        """A number of each task, from a table where there are several: its statement goes to ``lines``."""
        if count == 1:
            return index(values[0])
        lines.append(Integer(name, entry_of(self.tables.name(f"{name}_of_task", values, True), task)))
        return index(name)

    def _across(
        self, part: CollapsedPart, own: Sampled, derivative: tuple[int, ...], rests: Sequence[tuple[int, ...]],
        number: Index, pair: Index,
    ) -> list[Statement]:  # fmt: skip
        """A sum over the points of the second direction, of three; of two the value of a line."""
        rows = self.at.line_rows(part, own, derivative)
        first = len(part.directions[0][0])
        name = f"{self._label(derivative)}_here"
        own_row = self._row(rows, number).plus("q")
        if self.dimension == 2:
            return [Let(name, self.load(LINES, own_row.plus(rests[0][0] * part.lines)))]
        degree = degree_of(own.element, derivative)
        points, weights = part.directions[1]
        flat: list[fmpq] = []
        for second, last in rests:
            values = bernstein_values(degree - last, points)
            flat += [w * one[second] for w, one in zip(weights, values, strict=True)]
        # the number of a task is that of its coefficients in the last direction
        row = own_row.plus(pair.times(part.lines))
        terms = []
        for k in range(len(points)):
            entry = self._entry("weighted_basis_of_s", flat, pair.times(len(points)).plus(k), False)
            terms.append((entry * self.load(LINES, row.plus(k * first)), 1))
        return [Let(name, self.graph.sum(terms))]

    def summed(self) -> list[Tasks]:
        """Coefficients of results: what all derivatives bring, as differences bring it."""
        return [tasks for own in self.at.tested if not self.at.is_direct(own) for tasks in self._summed(own)]

    def zeros(self) -> list[Tasks]:
        """What stands for coefficients that a derivative does not have."""
        places = [
            self.at.result_rows[component] - 1
            for own in self.at.tested if not self.at.is_direct(own) for component in own.components
        ]  # fmt: skip
        return [self._zero(place) for place in places]

    def _zero(self, place: int) -> Tasks:
        return Tasks(1, lambda _: [Store(COEFFICIENTS, self.team.at(place), self.graph.zero)])

    def _summed(self, own: Sampled) -> Iterator[Tasks]:
        """A task a coefficient of a component."""
        full = degree_of(own.element, (0,) * self.dimension)
        points = control_points(full, self.dimension)
        terms = [(p, d, shift, f) for p, d in self.at.reaches(own) for shift, f in own.terms(d)]
        for component in own.components:
            result = self.at.result_rows[component]
            sources: list[int] = []
            for point in points:
                for number, d, shift, _ in terms:
                    moved = tuple(a - b for a, b in zip(point, shift[1:], strict=True))
                    numbers = coefficients_of(degree_of(own.element, d), self.dimension)
                    brought = self.at.brought(number, own.slot(component, d))
                    sources.append(brought + numbers[moved] if moved in numbers else result - 1)
            yield self._summed_of(component, sources, [f for *_, f in terms], result)

    def _summed_of(
        self, component: int, sources: Sequence[int], factors: Sequence[int], result: int
    ) -> Tasks:
        count = len(factors)

        def body(task: Index) -> list[Statement]:
            table = self.tables.name(f"brought_to{component}", sources, True)
            lines: list[Statement] = [
                Integer(f"from{n}", entry_of(table, task.times(count).plus(n))) for n in range(count)
            ]
            loads = [self.load(COEFFICIENTS, index(f"from{n}")) for n in range(count)]
            value = self.graph.sum(list(zip(loads, factors, strict=True)))
            return [*lines, Store(COEFFICIENTS, self.team.at(task.plus(result)), value)]

        return Tasks(len(sources) // count, body)


def sample_name(slot: Slot) -> str:
    """What a slot is called at a point."""
    axes = "".join(letter * order for letter, order in zip(_LETTERS, slot.derivative, strict=False))
    return f"{slot.function}{slot.component}" + (f"_d{axes}" if axes else "")
