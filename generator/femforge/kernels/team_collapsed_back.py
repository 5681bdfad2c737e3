"""The way back of collapsed directions: what lines of points bring to Bernstein coefficients of results."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from femforge.ir.element import ScalarElement
from femforge.ir.integers import Index, entry_of, index
from femforge.ir.scalar import Node
from femforge.ir.statements import Add, Integer, Let, Statement, Store, Variable
from femforge.kernels.access.stores import variable
from femforge.kernels.collapsed_places import COEFFICIENTS, LINES, Rows, is_even, step_of, stride_of_lines
from femforge.kernels.collapsed_steps import CollapsedSteps
from femforge.kernels.team import Tasks
from femforge.reference.bernstein import bernstein_values, control_points
from femforge.represent.collapsed import CollapsedPart, Sampled, coefficients_of, degree_of, scale_of

#: Neighbours in the second direction that a thread takes together on the way back.
_TOGETHER = 2
#: What is left for the first direction by each of some neighbours in the second.
_Lefts = tuple[int, ...]


@dataclass(frozen=True)
class _Brought:
    """What a derivative of a component brings.

    Attributes:
        label: of its values.
        lines: first row of its moments on lines.
        first: row of the first coefficient that it brings.
    """

    label: str
    lines: int
    first: int


@dataclass(frozen=True)
class _Share:
    """What tasks with the same code take.

    Attributes:
        alike: [number][what a task takes]; numbers stand evenly apart.
    """

    alike: list[list[_Brought]]

    @property
    def labels(self) -> list[str]:
        """Of values of a task."""
        several = len(self.alike[0]) == 1 < len({own[0].label for own in self.alike})
        return ["moment"] if several else [one.label for one in self.alike[0]]

    def lines(self, n: int) -> Rows:
        """Rows of moments of what is number n of a task."""
        firsts = [own[n].lines for own in self.alike]
        return Rows(LINES, firsts[0], step_of(firsts))

    def results(self, n: int) -> Rows:
        """Rows of coefficients that it brings."""
        firsts = [own[n].first for own in self.alike]
        return Rows(COEFFICIENTS, firsts[0], step_of(firsts))


class CollapsedResults(CollapsedSteps):
    """Makes the tasks of the steps from lines to coefficients of results."""

    def from_lines(self, part: CollapsedPart) -> list[Tasks]:
        """What lines bring to coefficients: a class those with as many numbers in the first direction."""
        return [
            self._from_lines(part, own.element, degree, share, lefts, rests)
            for own in part.tested
            for group in self.at.even_results(part, own)
            for degree, derivatives in group.by_degree.items()
            for share in self._shares(part, group, derivatives)
            for lefts, rests in self._rests(degree)
        ]

    def _rests(self, degree: int) -> list[tuple[_Lefts, list[tuple[int, ...]]]]:
        """Classes of tasks: what is left for the first direction, and numbers in the others, which a task's first ones
        have; neighbours in the second direction are taken together, as they are sums of the same."""
        if self.dimension == 2:
            return [((left,), [(degree - left,)]) for left in range(degree, -1, -1)]
        together = _TOGETHER if self.team.on_device else 1
        found: dict[_Lefts, list[tuple[int, ...]]] = {}
        for last in range(degree + 1):
            for second in range(0, degree - last + 1, together):
                left = degree - last - second
                lefts = tuple(range(left, max(-1, left - together), -1))
                found.setdefault(lefts, []).append((second, last))
        return sorted(found.items(), reverse=True)

    def _shares(
        self, part: CollapsedPart, own: Sampled, derivatives: Sequence[tuple[int, ...]]
    ) -> list[_Share]:  # fmt: skip
        """What a task takes of derivatives of a degree: threads one each, as many are at work then; a lane all."""
        part_number = self.plan.parts.index(part)

        def brought(c: int, d: tuple[int, ...]) -> _Brought:
            lines = self.at.line_rows(part, own, d)
            return _Brought(
                self.label(d),
                lines.first + own.components.index(c) * lines.step,
                self.at.brought(part_number, own.slot(c, d)),
            )

        all_of = [[brought(c, d) for d in derivatives] for c in own.components]
        if not self.team.on_device:
            return [_Share(all_of)]
        flat = [one for of_component in all_of for one in of_component]
        if is_even([one.lines for one in flat]) and is_even([one.first for one in flat]):
            return [_Share([[one] for one in flat])]
        return [_Share([[of_component[n]] for of_component in all_of]) for n in range(len(derivatives))]

    def _from_lines(
        self, part: CollapsedPart, element: ScalarElement, degree: int, share: _Share, lefts: _Lefts,
        rests: Sequence[tuple[int, ...]],
    ) -> Tasks:  # fmt: skip
        """Coefficients whose number in the first direction is 0 to one of ``lefts``: a task those with one or, in the
        second, some neighbouring numbers in the others."""
        numbers = coefficients_of(degree, self.dimension)
        firsts = [
            [numbers[0, rest[0] + n, *rest[1:]] if n else numbers[0, *rest] for rest in rests]
            for n in range(len(lefts))
        ]

        def body(task: Index) -> list[Statement]:
            lines, number, pair = self.split(task, len(share.alike), len(rests))
            places = [
                self._place(pair, len(rests), f"coefficient{n or ''}", own, lines)
                for n, own in enumerate(firsts)
            ]
            names = {
                (m, n): [f"{label}{'_next' * n}_{k}" for k in range(left + 1)]
                for n, left in enumerate(lefts)
                for m, label in enumerate(share.labels)
            }
            lines += [Variable(name) for own in names.values() for name in own]
            inside: list[Statement] = []
            for m, label in enumerate(share.labels):
                row = self.row(share.lines(m), number)
                inside += self._across(part, degree, label, row, lefts, rests, pair)
            for (m, n), own in names.items():
                value = variable(self.graph, f"{share.labels[m]}{'_next' * n}_here")
                entries = self._first_entries(part, element, degree, lefts[n])
                inside += [Add(name, entry * value) for name, entry in zip(own, entries, strict=True)]
            lines.append(self.loop("q", len(part.directions[0][0]), inside))
            for (m, n), own in names.items():
                row = self.row(share.results(m), number).plus(places[n])
                lines += [
                    Store(COEFFICIENTS, self.team.at(row.plus(k)), variable(self.graph, name))
                    for k, name in enumerate(own)
                ]
            return lines

        return Tasks(len(share.alike) * len(rests), body)

    def _first_entries(
        self, part: CollapsedPart, element: ScalarElement, degree: int, left: int
    ) -> list[Node]:  # fmt: skip
        """Values of the functions of the first direction at the point of a loop, times its weight."""
        points, weights = part.directions[0]
        scale = scale_of(element, degree)
        values = bernstein_values(left, points)
        flat = [scale * w * value for w, one in zip(weights, values, strict=True) for value in one]
        places = [index("q").times(left + 1).plus(k) for k in range(left + 1)]
        return [self.entry("weighted_basis_of_r", flat, place, True) for place in places]

    def _place(
        self, task: Index, count: int, name: str, values: Sequence[int], lines: list[Statement]
    ) -> Index:
        """A number of each task, from a table where there are several: its statement goes to ``lines``."""
        if count == 1:
            return index(values[0])
        lines.append(Integer(name, entry_of(self.tables.name(f"{name}_of_task", values, True), task)))
        return index(name)

    def _across(
        self, part: CollapsedPart, degree: int, label: str, rows: Index, lefts: _Lefts,
        rests: Sequence[tuple[int, ...]], pair: Index,
    ) -> list[Statement]:  # fmt: skip
        """Sums over the points of the second direction, of three; of two the value of a line."""
        first, stride = len(part.directions[0][0]), stride_of_lines(part)
        lasts = [rest[-1] for rest in rests]
        row = rows.plus("q").plus(lasts[0] * stride).plus(pair.times(step_of(lasts) * stride))
        if self.dimension == 2:
            return [Let(f"{label}_here", self.load(LINES, row))]
        points, weights = part.directions[1]
        loads = [self.load(LINES, row.plus(k * first)) for k in range(len(points))]
        lines: list[Statement] = []
        if len(lefts) > 1:
            names = [f"{label}_at_{k}" for k in range(len(points))]
            lines = [Let(name, load) for name, load in zip(names, loads, strict=True)]
            loads = [variable(self.graph, name) for name in names]
        for n in range(len(lefts)):
            values = [
                [one[second + n] for one in bernstein_values(degree - last, points)] for second, last in rests
            ]
            flat = [weight * own[k] for k, weight in enumerate(weights) for own in values]
            places = [pair.plus(k * len(rests)) for k in range(len(points))]
            entries = [self.entry("weighted_basis_of_s", flat, place, False) for place in places]
            terms = [(entry * load, 1) for entry, load in zip(entries, loads, strict=True)]
            lines.append(Let(f"{label}{'_next' * n}_here", self.graph.sum(terms)))
        return lines

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
            for number, d, shift, _ in terms:
                for point in points:
                    moved = tuple(a - b for a, b in zip(point, shift[1:], strict=True))
                    numbers = coefficients_of(degree_of(own.element, d), self.dimension)
                    brought = self.at.brought(number, own.slot(component, d))
                    sources.append(brought + numbers[moved] if moved in numbers else result - 1)
            yield self._summed_of(component, sources, [f for *_, f in terms], result)

    def _summed_of(
        self, component: int, sources: Sequence[int], factors: Sequence[int], result: int
    ) -> Tasks:
        count = len(factors)
        each = len(sources) // count

        def body(task: Index) -> list[Statement]:
            table = self.tables.name(f"brought_to{component}", sources, True)
            lines: list[Statement] = [
                Integer(f"from{n}", entry_of(table, task.plus(n * each))) for n in range(count)
            ]
            loads = [self.load(COEFFICIENTS, index(f"from{n}")) for n in range(count)]
            value = self.graph.sum(list(zip(loads, factors, strict=True)))
            return [*lines, Store(COEFFICIENTS, self.team.at(task.plus(result)), value)]

        return Tasks(each, body)
