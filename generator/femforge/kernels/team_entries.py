"""The last two steps of a team by lines: moments of each term apart, and entries that are made of them.

A task a moment of the first direction contracts the others, but keeps all products of the last; a task a pair of
functions of the last direction makes a part of the element matrix.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass
from math import prod

from femforge.ir.arrays import Load
from femforge.ir.element import Field
from femforge.ir.integers import Index, compare, entry_of, index, quotient
from femforge.ir.scalar import Node
from femforge.ir.statements import Guard, Integer, Let, Statement, Store
from femforge.kernels.access.stores import Tile, variable
from femforge.kernels.moment_places import Contraction, MomentPlaces
from femforge.kernels.straight import stores
from femforge.kernels.team import TableSet, Tasks, Team, stores_in_place
from femforge.kernels.team_steps import MatrixSteps
from femforge.reference import basis
from femforge.represent.matrix_directions import DirectionalPlan, Kind, Term, contracted

Functions = tuple[int, ...]


@dataclass(frozen=True)
class EntryClass:
    """Tasks of the same code, one for each block of a kind and pair of functions of the last direction.

    Attributes:
        kind: number of the kind.
        tests, trials: functions of the directions between the first and the last whose entries a task makes.
    """

    kind: int
    tests: tuple[Functions, ...]
    trials: tuple[Functions, ...]


class MomentSteps(MatrixSteps[EntryClass]):
    """Makes the steps.

    Args:
        plan, team, tile, tables: see :class:`MatrixSteps`.
        early: whether values are moments of the first direction already when they are first stored.
        split: of how many arguments (0, 1 or 2) a task of the last step has one function of the directions between,
            instead of all.
    """

    turns = False
    #: whether all directions are moments, and a task makes a whole block
    blocks = False

    def __init__(
        self, plan: DirectionalPlan, team: Team, tile: Tile, tables: TableSet, early: bool, split: int
    ) -> None:  # fmt: skip
        super().__init__(plan, team, tile, tables)
        assert plan.integral.test is not None
        assert plan.integral.trial is not None
        self.test, self.trial = plan.integral.test.layout, plan.integral.trial.layout
        self.early = early
        self.places = MomentPlaces(plan, early, self.blocks)
        self.size = self.places.size
        self.classes = [c for k in range(len(plan.kinds)) for c in self._classes(k, split)]

    def put(self, k: int, n: int, b: int, m: int, task: Index) -> Index:
        """Where a value of the task of a line or point is put."""
        place = self.places.of_terms[k, n]
        return task.plus(place.first + b * place.block + m * place.line)

    def describe(self) -> tuple[str, str]:
        """What the two steps do."""
        blocks = sum(len(kind.blocks) for kind in self.plan.kinds)
        return (
            f"moments in the other directions, products of functions in {'rst'[self.plan.dim - 1]}",
            f"entries of {blocks} block{'s' * (blocks > 1)} of components",
        )

    def _classes(self, k: int, split: int) -> list[EntryClass]:
        between = self.plan.dim - 2
        tests, trials = (
            tuple(itertools.product(range(count), repeat=between)) for count in self.plan.kinds[k].functions
        )
        left = [(one,) for one in tests] if split > 0 else [tests]
        right = [(one,) for one in trials] if split > 1 else [trials]
        return [EntryClass(k, i, j) for i in left for j in right]

    # -- the directions between ------------------------------------------------------------------------

    @property
    def between(self) -> list[Tasks]:
        """Tasks that contract lines."""
        return [self._contract(c) for c in self.places.contractions]

    def _contract(self, contraction: Contraction) -> Tasks:
        term = contraction.term
        size = len(term.pairs.weights[0])
        directions = self.plan.dim - (1 if self.early else 0)

        def body(task: Index) -> list[Statement]:
            first = task.times(contraction.line).plus(contraction.first)
            grid: dict[tuple[int, ...], Node] = {}
            loads: list[Let] = []
            for k, reversed_place in enumerate(itertools.product(range(size), repeat=directions)):
                loads.append(Let(f"d{k}", self.graph.symbol(Load("moments", self.team.at(first.plus(k))))))
                grid[reversed_place[::-1]] = variable(self.graph, f"d{k}")
            middle = term.products[1 if self.early else 0 :]
            for d, weights in enumerate([*(p.weights for p in middle), self.places.last_weights(term)]):
                grid = contracted(self.graph, grid, d, weights)
            values = [grid[place] for place in sorted(grid)]
            return stores_in_place(
                loads, values, lambda k, v: Store("moments", self.team.at(first.plus(k)), v)
            )

        return Tasks(contraction.tasks, body)

    # -- sizes -----------------------------------------------------------------------------------------

    def _tasks_of(self, c: EntryClass) -> int:
        kind = self.plan.kinds[c.kind]
        return len(kind.blocks) * len(kind.lines)

    def entries_of(self, c: EntryClass) -> int:
        """Entries of a task."""
        rows, columns = self.plan.kinds[c.kind].functions
        return rows * columns * len(c.tests) * len(c.trials)

    # -- statements ------------------------------------------------------------------------------------

    def _head(self, c: EntryClass, task: Index) -> list[Statement]:
        lines = self.plan.kinds[c.kind].lines
        return [Integer("block", quotient(task, len(lines)))] if self._several(c) else []

    def _several(self, c: EntryClass) -> bool:
        return len(self.plan.kinds[c.kind].blocks) > 1

    def _line(self, c: EntryClass, task: Index) -> Index:
        """Number of the pair of functions of the last direction."""
        lines = self.plan.kinds[c.kind].lines
        return task.plus(index("block").times(-len(lines))) if self._several(c) else task

    # -- values ----------------------------------------------------------------------------------------

    def _values(self, c: EntryClass, task: Index) -> tuple[list[Statement], list[Node]]:
        """Of the entries, in the order [tests between][trials between][first test][first trial]."""
        kind, line = self.plan.kinds[c.kind], self._line(c, task)
        block = index("block") if self._several(c) else index(0)
        head: list[Statement] = []
        read: dict[int, dict[tuple[int, ...], Node]] = {}
        known: dict[str, str] = {}
        for number, (n, term) in enumerate(kind.readings):
            pair = self._pair(kind, term, line, known, head)
            read[number] = self._moments(c.kind, n, term, block, pair)
        values = []
        for i, j in itertools.product(c.tests, c.trials):
            entries = self.plan.entries(kind, read, tuple(zip(i, j, strict=True)))
            values += [entries[key] for key in sorted(entries)]
        return head, values

    def _pair(
        self, kind: Kind, term: Term, line: Index, known: dict[str, str], head: list[Statement]
    ) -> Index:
        """Number of the product of the last direction that the task reads."""
        numbers = [term.pairs.number[i][j] for i, j in kind.lines]
        if numbers == list(range(len(numbers))):
            return line
        table = self.tables.name("pair_of_line", numbers, True)
        if table not in known:
            known[table] = f"pair{len(known)}"
            head.append(Integer(known[table], entry_of(table, line)))
        return index(known[table])

    def _moments(self, k: int, n: int, term: Term, block: Index, pair: Index) -> dict[tuple[int, ...], Node]:
        """What stands for each tuple of moments; ``term`` is the n-th of its kind or its mirror."""
        place = self.places.of_terms[k, n]
        sizes = [len(p.weights) for p in term.products]
        pairs = len(term.pairs.weights)
        step = place.line if self.early else prod(sizes[1:]) * pairs
        result = {}
        for m in itertools.product(*map(range, sizes)):
            inner = 0
            for d, number in enumerate(m[1:], 1):
                inner = inner * sizes[d] + number
            at = pair.plus(place.first + m[0] * step + inner * pairs).plus(block.times(place.block))
            result[m] = self.graph.symbol(Load("moments", self.team.at(at)))
        return result

    # -- places ----------------------------------------------------------------------------------------

    def _dofs(self, c: EntryClass, task: Index) -> list[Statement]:
        """Integers: rows and columns of the element matrix of the task."""
        kind = self.plan.kinds[c.kind]
        rows: list[int] = []
        columns: list[int] = []
        for block in kind.blocks:
            test = dof_of(self.test.fields[block.test])
            trial = dof_of(self.trial.fields[block.trial])
            for i, j in kind.lines:
                rows += [test[a, *b, i] for b in c.tests for a in range(kind.functions[0])]
                columns += [trial[a, *b, j] for b in c.trials for a in range(kind.functions[1])]
        result: list[Statement] = []
        for name, numbers in (("row", rows), ("column", columns)):
            result += self._dofs_of_tasks(name, numbers, len(numbers) // self._tasks_of(c), task)
        return result

    def _put_all(self, c: EntryClass, task: Index, values: Sequence[Node]) -> list[Statement]:
        kind = self.plan.kinds[c.kind]
        rows, columns = map(range, kind.functions)
        places = [
            (f"row{i * len(rows) + a}", f"column{j * len(columns) + b}", False)
            for i, j in itertools.product(range(len(c.tests)), range(len(c.trials)))
            for a, b in itertools.product(rows, columns)
        ]
        if not kind.mirrored:
            return [*self._dofs(c, task), *self._puts(values, places)]
        result = self._dofs(c, task)
        names: list[Node] = []
        for statement in stores(values, {}, lambda n, v: Store("tile", index(n), v)):
            if isinstance(statement, Store):
                result.append(Let(f"e{len(names)}", statement.value))
                names.append(variable(self.graph, f"e{len(names)}"))
            else:
                result.append(statement)
        result += [self._put(row, column, v) for (row, column, _), v in zip(places, names, strict=True)]
        mirror = tuple(self._put(column, row, v) for (row, column, _), v in zip(places, names, strict=True))
        if not kind.within:
            return [*result, *mirror]
        differs = self.tables.name("is_mirrored", [int(i != j) for i, j in kind.lines], True)
        return [*result, Guard(compare(entry_of(differs, self._line(c, task)), "!=", 0), mirror)]


def dof_of(member: Field) -> dict[tuple[int, ...], int]:
    """Dof by the functions of all directions."""
    return dict(zip(basis(member.element).factor_index, member.dofs, strict=True))
