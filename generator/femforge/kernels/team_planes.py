"""The last two steps of a team: matrices of the directions but the first, and the entries that are made of them."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from femforge.ir.arrays import Load
from femforge.ir.integers import Index, entry_of, index, quotient, remainder
from femforge.ir.scalar import Node
from femforge.ir.statements import Integer, Let, Statement, Store
from femforge.ir.threads import whole_warps
from femforge.kernels.access.stores import Tile, variable
from femforge.kernels.straight import stores
from femforge.kernels.team import TableSet, Tasks, Team
from femforge.kernels.team_entries import dof_of
from femforge.kernels.team_steps import MatrixSteps
from femforge.represent.matrix_directions import DirectionalPlan, Term, contracted
from femforge.represent.matrix_planes import KindPlanes, Pairs


@dataclass(frozen=True)
class Slots:
    """Where the values of a plane stand: those of a task, a block and a moment, in one slot.

    Attributes:
        first: place of the first slot.
        size: of a slot.
        step: from a slot to that of the next moment of its block, or of the next point in r.
        of_terms: place of each term's points in a slot.
    """

    first: int
    size: int
    step: int
    of_terms: dict[int, int]


@dataclass(frozen=True)
class PairClass:
    """Tasks of the last step with the same code: one for each block and pair of functions.

    Attributes:
        kind: number of the kind.
        pairs: of functions of the directions but the first.
    """

    kind: int
    pairs: Pairs


class PlaneSteps(MatrixSteps[PairClass]):
    """Makes the steps.

    Args:
        plan, team, tile, tables: see :class:`MatrixSteps`.
        early: whether values are moments in r already when they are first stored; else a step of its own makes them so.
    """

    turns = True

    def __init__(
        self, plan: DirectionalPlan, team: Team, tile: Tile, tables: TableSet, early: bool
    ) -> None:  # fmt: skip
        super().__init__(plan, team, tile, tables)
        self.early = early
        self.kinds = [KindPlanes(plan, kind) for kind in plan.kinds]
        self.classes = [PairClass(k, pairs) for k, kind in enumerate(self.kinds) for pairs in kind.pairs]
        self._slots: dict[tuple[int, int], Slots] = {}
        self._plane_of: dict[tuple[int, int], int] = {}
        #: planes (kind, number) that the same code makes
        self._alike: list[list[tuple[int, int]]] = []
        self.size = 0
        self._place()

    def describe(self) -> tuple[str, str]:
        """What the two steps do."""
        axes = " and ".join("rst"[1 : self.plan.dim])
        blocks = sum(len(kind.blocks) for kind in self.plan.kinds)
        return (
            f"for each moment in r the matrices of functions in {axes}",
            f"entries of {blocks} block{'s' * (blocks > 1)} of components",
        )

    def _place(self) -> None:
        """Find places for all slots: planes that the same code makes follow each other."""
        alike: dict[tuple[object, ...], list[tuple[int, int]]] = {}
        for k, kind in enumerate(self.kinds):
            for g, plane in enumerate(kind.planes):
                terms = tuple(
                    (t.part, t.products[1:], t.pairs, t.both and plane.symmetric) for t in plane.terms
                )
                alike.setdefault((terms, plane.moments, plane.symmetric, kind.kind.functions), []).append(
                    (k, g)
                )
                self._plane_of |= {(k, n): g for n in plane.numbers}
        self._alike = list(alike.values())
        for members in self._alike:
            self._place_alike(members)

    def _place_alike(self, members: Sequence[tuple[int, int]]) -> None:
        """Find places for the slots of some planes, [moment][block]."""
        (k, g), *_ = members
        kind, plane = self.kinds[k], self.kinds[k].planes[g]
        points = [len(term.pairs.weights[0]) for term in plane.terms]
        places = [sum(n ** (self.plan.dim - 1) for n in points[:t]) for t in range(len(points) + 1)]
        # odd, so that neighbouring slots do not meet in one bank of shared memory
        size = max(places[-1], kind.values_of(plane)) | 1
        blocks = [len(self.kinds[other].kind.blocks) for other, _ in members]
        for member, (other, own) in enumerate(members):
            numbers = self.kinds[other].planes[own].numbers
            of_terms = dict(zip(numbers, places, strict=False))
            first = self.size + sum(blocks[:member]) * size
            self._slots[other, own] = Slots(first, size, sum(blocks) * size, of_terms)
        self.size += (plane.moments if self.early else max(plane.moments, *points)) * sum(blocks) * size

    def put(self, k: int, n: int, b: int, m: int, task: Index) -> Index:
        """Where a value of the task of a line or point is put."""
        slots = self._slots[k, self._plane_of[k, n]]
        first = slots.first + b * slots.size + m * slots.step + slots.of_terms[n]
        if self.early:
            return task.plus(first)
        return Index(first, (("qr", slots.step), ("line", 1)))

    # -- the first direction ---------------------------------------------------------------------------

    @property
    def before(self) -> list[Tasks]:
        """Tasks that make moments of the values at the points of a line, each in its own place."""
        if self.early:
            return []
        found: dict[tuple[tuple[tuple[Fraction, ...], ...], int, int], list[int]] = {}
        for k, kind in enumerate(self.kinds):
            for n, term in enumerate(kind.kind.terms):
                slots = self._slots[k, self._plane_of[k, n]]
                key = (term.products[0].weights, slots.step, len(term.pairs.weights[0]))
                first = slots.first + slots.of_terms[n]
                found.setdefault(key, []).extend(first + b * slots.size for b in range(len(kind.kind.blocks)))
        return [self._along_r(*key, places) for key, places in found.items()]

    def _along_r(
        self, weights: Sequence[Sequence[Fraction]], step: int, points: int, places: Sequence[int]
    ) -> Tasks:  # fmt: skip
        lines = points ** (self.plan.dim - 1)

        def body(task: Index) -> list[Statement]:
            table = self.tables.name("place_of_term", places, True)
            head: list[Statement] = [
                Integer("line", remainder(task, lines)),
                Integer("place", entry_of(table, quotient(task, lines))),
            ]
            at = [self.team.at(Index(q * step, (("place", 1), ("line", 1)))) for q in range(points)]
            head += [Let(f"d{q}", self.graph.symbol(Load("moments", place))) for q, place in enumerate(at)]
            line: dict[tuple[int, ...], Node] = {(q,): variable(self.graph, f"d{q}") for q in range(points)}
            values = contracted(self.graph, line, 0, weights)
            return [*head, *stores(list(values.values()), {}, lambda m, v: Store("moments", at[m], v))]

        return Tasks(len(places) * lines, body)

    # -- planes ----------------------------------------------------------------------------------------

    @property
    def between(self) -> list[Tasks]:
        """Tasks that make planes, each in its own place."""
        tasks = [self._planes(members) for members in self._alike]
        taken = whole_warps([*(one.count for one in tasks), 0], self.team.cells, self.team.warp)
        # the last class is not filled up to whole warps: the one that would take most for that
        most = max(range(len(tasks)), key=lambda c: taken[c] - tasks[c].count)
        return [*tasks[:most], *tasks[most + 1 :], tasks[most]]

    def _planes(self, members: Sequence[tuple[int, int]]) -> Tasks:
        (k, g), *_ = members
        kind, plane, slots = self.kinds[k], self.kinds[k].planes[g], self._slots[k, g]

        def body(task: Index) -> list[Statement]:
            first = task.times(slots.size).plus(slots.first)
            result: list[Statement] = []
            lines: list[dict[tuple[int, ...], Node]] = []
            # all loads before the first result takes the place of one
            for number, (n, term) in enumerate(zip(plane.numbers, plane.terms, strict=True)):
                statements, own = self._lines(kind, number, term, first.plus(slots.of_terms[n]))
                result += statements
                lines.append(own)
            values = kind.values(plane, lines)
            places = [p for p, _ in values]
            puts = stores(
                [value for _, value in values], {},
                lambda v, node: Store("moments", self.team.at(first.plus(places[v])), node),
            )  # fmt: skip
            return [*result, *puts]

        counts = [len(self.kinds[k].kind.blocks) * self.kinds[k].planes[g].moments for k, g in members]
        return Tasks(sum(counts), body)

    def _lines(
        self, kind: KindPlanes, number: int, term: Term, first: Index
    ) -> tuple[list[Statement], dict[tuple[int, ...], Node]]:
        """Statements that contract what a term has at the points but for the last direction, and what they give."""
        result: list[Statement] = []
        found: dict[tuple[int, ...], Node] = {}
        points = len(term.pairs.weights[0])
        between = points ** (self.plan.dim - 2)
        for q in range(points):
            line: dict[tuple[int, ...], Node] = {}
            for p, place in enumerate(itertools.product(range(points), repeat=self.plan.dim - 2)):
                load = Load("moments", self.team.at(first.plus(q * between + p)))
                name = f"d{number}_{q}{p}"
                result.append(Let(name, self.graph.symbol(load)))
                line[*place[::-1], q] = variable(self.graph, name)
            values = kind.contracted(term, line)
            if self.plan.dim == 2:
                found |= values
                continue
            names = [f"m{number}_{q}{m}" for m in range(len(values))]
            found |= {place: variable(self.graph, name) for place, name in zip(values, names, strict=True)}
            prefix = f"l{number}_{q}_"
            puts = stores(list(values.values()), {}, lambda m, v: Store("", index(m), v), prefix)
            result += [Let(names[s.index.constant], s.value) if isinstance(s, Store) else s for s in puts]
        return result, found

    # -- entries ---------------------------------------------------------------------------------------

    def _tasks_of(self, c: PairClass) -> int:
        return c.pairs.count * len(self.kinds[c.kind].kind.blocks)

    def _keys(self, c: PairClass) -> list[tuple[int, int]]:
        """Functions of the first direction of the entries of a task."""
        rows, columns = map(range, self.kinds[c.kind].kind.functions)
        return [(i, j) for i in rows for j in columns if not c.pairs.triangle or i <= j]

    def entries_of(self, c: PairClass) -> int:
        """Entries of a task."""
        return len(self._keys(c))

    def _block(self, c: PairClass) -> Index:
        """Number of the block of a task."""
        return index("block") if len(self.kinds[c.kind].kind.blocks) > 1 else index(0)

    def _head(self, c: PairClass, task: Index) -> list[Statement]:
        if len(self.kinds[c.kind].kind.blocks) == 1:
            return []
        return [Integer("block", quotient(task, c.pairs.count))]

    def _values(self, c: PairClass, task: Index) -> tuple[list[Statement], list[Node]]:
        kind, block = self.kinds[c.kind], self._block(c)
        head: list[Statement] = []
        numbers = self._numbers(c, task.plus(block.times(-c.pairs.count)), head)
        read = {}
        for g, plane in enumerate(kind.planes):
            slots = self._slots[c.kind, g]
            first = block.times(slots.size).plus(slots.first)
            both = []
            for number in numbers[plane.symmetric]:
                at = [first.plus(number).plus(m * slots.step) for m in range(plane.moments)]
                both.append([self.graph.symbol(Load("moments", self.team.at(place))) for place in at])
            read[g] = (both[0], both[1])
        entries = kind.entries(read, c.pairs.triangle)
        return head, [entries[key] for key in self._keys(c)]

    def _numbers(
        self, c: PairClass, pair: Index, head: list[Statement]
    ) -> tuple[tuple[Index, Index], tuple[Index, Index]]:
        """Number of a pair and of the exchanged pair in planes that are not symmetric, and in those that are."""
        kind = self.kinds[c.kind]
        own = pair.plus(c.pairs.first)
        if c.pairs.exchange is not None:
            other = own.plus(c.pairs.exchange)
            return (own, other), (own, own)
        same, before = kind.counts
        number = {pair: p for p, pair in enumerate(kind.stored)}
        other, half = own, own
        if any(plane.exchanged for plane in kind.planes):
            table = self.tables.name("exchanged_pair", [number[j, i] for i, j in kind.stored], True)
            head.append(Integer("exchanged", entry_of(table, own)))
            other = index("exchanged")
        if any(plane.symmetric for plane in kind.planes):
            folded = [p if p < same + before else number[j, i] for p, (i, j) in enumerate(kind.stored)]
            head.append(Integer("folded", entry_of(self.tables.name("folded_pair", folded, True), own)))
            half = index("folded")
        return (own, other), (half, half)

    # -- places ----------------------------------------------------------------------------------------

    def _put_all(self, c: PairClass, task: Index, values: Sequence[Node]) -> list[Statement]:
        return [*self._dofs(c, task), *self._puts(values, self._places(c))]

    def _dofs(self, c: PairClass, task: Index) -> list[Statement]:
        """Integers: rows and columns of the element matrix of the task."""
        kind = self.kinds[c.kind].kind
        integral = self.plan.integral
        assert integral.test is not None
        assert integral.trial is not None
        result: list[Statement] = []
        for side, name, layout in ((0, "row", integral.test.layout), (1, "column", integral.trial.layout)):
            if c.pairs.triangle and side:
                # the rows are the columns
                break
            numbers: list[int] = []
            width = kind.functions[side]
            for block in kind.blocks:
                dofs = dof_of(layout.fields[(block.test, block.trial)[side]])
                own = self.kinds[c.kind].stored[c.pairs.first : c.pairs.first + c.pairs.count]
                numbers += [dofs[a, *pair[side]] for pair in own for a in range(width)]
            result += self._dofs_of_tasks(name, numbers, width, task)
        return result

    def _places(self, c: PairClass) -> list[tuple[str, str, bool]]:
        """Name of the row and of the column of each entry, and whether it stands for its mirror image, too."""
        column = "row" if c.pairs.triangle else "column"
        mirrored = self.kinds[c.kind].kind.mirrored
        return [
            (f"row{i}", f"{column}{j}", mirrored and (not c.pairs.triangle or i != j))
            for i, j in self._keys(c)
        ]
