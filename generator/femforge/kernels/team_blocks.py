"""The last step of a team where a task makes the whole block of two components.

All directions are moments then, fewer than the products that single lines of a block would read, and each is read once.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from fractions import Fraction
from math import prod

from femforge.ir.arrays import Load
from femforge.ir.integers import Index
from femforge.ir.scalar import Node
from femforge.ir.statements import Statement
from femforge.kernels.team_entries import EntryClass, MomentSteps, dof_of
from femforge.represent.matrix_directions import Kind

#: Entries of a block up to which one task makes it.
MOST_ENTRIES = 64


class BlockSteps(MomentSteps):
    """Makes the steps; with moments in all directions."""

    blocks = True

    def describe(self) -> tuple[str, str]:
        """What the two steps do."""
        return ("moments in the other directions", super().describe()[1])

    def _classes(self, k: int, split: int) -> list[EntryClass]:
        return super()._classes(k, 0)

    def _tasks_of(self, c: EntryClass) -> int:
        return len(self.plan.kinds[c.kind].blocks)

    def entries_of(self, c: EntryClass) -> int:
        """Entries of a task."""
        return len(self.plan.kinds[c.kind].lines) * super().entries_of(c)

    def _head(self, c: EntryClass, task: Index) -> list[Statement]:
        return []

    def _values(self, c: EntryClass, task: Index) -> tuple[list[Statement], list[Node]]:
        """Of the entries, in the order [line][tests between][trials between][first test][first trial]."""
        kind = self.plan.kinds[c.kind]
        moments = [self._all_moments(c.kind, n, task) for n in range(len(kind.terms))]
        values = []
        for i, j in kind.lines:
            read: dict[int, dict[tuple[int, ...], Node]] = {}
            for number, (n, term) in enumerate(kind.readings):
                read[number] = self._expanded(moments[n], term.last.expansion[i][j])
            for between in itertools.product(c.tests, c.trials):
                entries = self.plan.entries(kind, read, tuple(zip(*between, strict=True)))
                values += [entries[key] for key in sorted(entries)]
        return [], values

    def _all_moments(self, k: int, n: int, block: Index) -> dict[tuple[int, ...], Node]:
        """What stands for each tuple of moments of the n-th term of a kind."""
        place = self.places.of_terms[k, n]
        term = self.plan.kinds[k].terms[n]
        sizes = [len(p.weights) for p in (*term.products, term.last)]
        rest = prod(sizes[1:])
        step = place.line if self.early else rest
        result = {}
        for number, m in enumerate(itertools.product(*map(range, sizes))):
            at = m[0] * step + number % rest
            load = Load("moments", self.team.at(block.times(place.block).plus(place.first + at)))
            result[m] = self.graph.symbol(load)
        return result

    def _expanded(
        self, moments: dict[tuple[int, ...], Node], expansion: Sequence[tuple[int, Fraction]]
    ) -> dict[tuple[int, ...], Node]:
        """Moments of the directions before for one pair of functions of the last."""
        places = dict.fromkeys(m[:-1] for m in moments)
        return {rest: self.graph.sum([(moments[*rest, m], f) for m, f in expansion]) for rest in places}

    # -- places ----------------------------------------------------------------------------------------

    def _dofs(self, c: EntryClass, task: Index) -> list[Statement]:
        """Integers: rows and columns of the element matrix of the block."""
        kind = self.plan.kinds[c.kind]
        result: list[Statement] = []
        for name, number, functions, between in (
            ("row", 0, kind.functions[0], c.tests),
            ("column", 1, kind.functions[1], c.trials),
        ):
            layout = (self.test, self.trial)[number]
            numbers: list[int] = []
            for block in kind.blocks:
                member = layout.fields[(block.test, block.trial)[number]]
                dofs = dof_of(member)
                numbers += [
                    dofs[a, *b, i] for i in range(functions) for b in between for a in range(functions)
                ]
            result += self._dofs_of_tasks(name, numbers, len(numbers) // len(kind.blocks), task)
        return result

    def _put_all(self, c: EntryClass, task: Index, values: Sequence[Node]) -> list[Statement]:
        return [*self._dofs(c, task), *self._puts(values, self._places(self.plan.kinds[c.kind], c))]

    def _places(self, kind: Kind, c: EntryClass) -> list[tuple[str, str, bool]]:
        """Names of the row and column of each value, and whether it stands for its mirror image, too."""
        rows, columns = map(range, kind.functions)
        return [
            (
                f"row{(i * len(c.tests) + s) * len(rows) + a}",
                f"column{(j * len(c.trials) + t) * len(columns) + b}",
                kind.mirrored and (not kind.within or i != j),
            )
            for i, j in kind.lines
            for s, t in itertools.product(range(len(c.tests)), range(len(c.trials)))
            for a, b in itertools.product(rows, columns)
        ]
