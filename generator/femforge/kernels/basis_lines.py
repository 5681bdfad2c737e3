"""Loop nests of basis actions: all lines of a direction times a table, one direction after another.

A batch is some components of cells, called entries: each is a grid of values of its own. On a GPU a thread has a
line, in registers, and grids stand in shared memory between steps, [entry][z][y][x] with strides that keep threads
out of each other's banks. Of nodes and points the larger side is read, or written, by lines of the last direction,
where neighbouring threads have neighbouring values of memory; the other one is copied to shared memory, or from it.
On a CPU entries are SIMD lanes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from math import prod

from femforge.ir.arrays import Array, Load
from femforge.ir.integers import Index, index, minimum, quotient, remainder, total
from femforge.ir.nests import LoopNest, count_flops, without_unused
from femforge.ir.scalar import Graph, Node
from femforge.ir.statements import For, Integer, Lanes, Let, Statement, Store
from femforge.kernels.access.stores import variable
from femforge.kernels.domains.entries import ENTRIES_HERE, FIRST_ENTRY, NUM_ENTRIES
from femforge.kernels.straight import stores
from femforge.represent.basis_actions import BasisProblem, Grid, Step, basis_steps
from femforge.represent.tensor_basis import product
from femforge.schedule.basis_actions import free_strides
from femforge.schedule.devices import SECTOR_BYTES

#: Values at nodes, and at points, of all cells.
NODES, POINTS = "u", "v"
#: Grids between steps, in turn.
_BUFFERS = ("grids", "other_grids")
AXES = "xyz"
#: Threads of which bank conflicts are counted.
_SIMULATED = 128
#: Neighbouring bytes from which on lines of the last direction are worth reading, or writing, as they are.
_RUN = 2 * SECTOR_BYTES


@dataclass(frozen=True)
class _Stage:
    """Grids before or after a step.

    Attributes:
        grids: which.
        extents: of each.
        strides: of neighbours in each direction and of grids, in shared memory; empty where they stand in a vector.
    """

    grids: tuple[Grid, ...]
    extents: tuple[int, ...]
    strides: tuple[int, ...] = ()

    @property
    def size(self) -> int:
        """Scalars of an entry in shared memory."""
        return len(self.grids) * self.strides[-1] if self.strides else 0

    def place(self, grid: Grid, places: Sequence[Index]) -> Index:
        """Of a value among those of its entry."""
        at = index(self.grids.index(grid) * self.strides[-1])
        for one, stride in zip(places, self.strides[:-1], strict=True):
            at = at.plus(one.times(stride))
        return at


class LineSteps:
    """Builds the loop nest of any action but ``weight``.

    Args:
        problem: what it computes.
        on_device: whether lines are dealt out to threads.
        scalar_bytes: of a scalar.
    """

    def __init__(self, problem: BasisProblem, on_device: bool, scalar_bytes: int) -> None:
        self.problem = problem
        self.on_device = on_device
        self.graph = Graph()
        self.dim = problem.basis.dim
        self.direct = self._direct(scalar_bytes)
        order = range(self.dim)
        directions = tuple(reversed(order)) if self.direct == (True, False) else tuple(order)
        self.steps = basis_steps(problem.basis, problem.action, directions)
        self.stages = [self._stage(number, scalar_bytes) for number in range(len(self.steps) + 1)]

    def _direct(self, scalar_bytes: int) -> tuple[bool, bool]:
        """Whether the first step reads, and the last one writes, vectors."""
        if not self.on_device:
            return True, True
        problem, basis = self.problem, self.problem.basis
        nodes = (problem.node_values, basis.nodes)
        points = (len(problem.derivatives) * problem.point_values, basis.points)
        before, after = (points, nodes) if problem.transposes else (nodes, points)
        larger_after = after[0] >= before[0]
        run = prod([(after if larger_after else before)[1]] * (self.dim - 1)) * scalar_bytes
        worth = self.dim > 1 and run >= _RUN
        return worth and not larger_after, worth and larger_after

    def _stage(self, number: int, scalar_bytes: int) -> _Stage:
        """Grids before the step of that number, or after the last one."""
        steps = self.steps
        before = steps[number - 1] if number else None
        after = steps[number] if number < len(steps) else None
        grids = after.sources if after else steps[-1].targets
        extents = after.before if after else steps[-1].after
        if (self.direct[0] and not before) or (self.direct[1] and not after):
            return _Stage(grids, extents)
        if not self.on_device:
            return _Stage(grids, extents, (*_natural(extents), prod(extents)))
        accesses = [_by_lines(one, extents, len(grids)) for one in (before, after) if one]
        return _Stage(grids, extents, free_strides(extents, accesses, scalar_bytes))

    # -- what the schedule asks --------------------------------------------------------------------------

    @property
    def scalars(self) -> int:
        """Shared memory of an entry."""
        return sum(self._buffer_sizes())

    @property
    def lines(self) -> int:
        """Most lines of a step, of an entry."""
        return max(step.lines for step in self.steps)

    def _buffer_sizes(self) -> tuple[int, int]:
        sizes = [stage.size for stage in self.stages]
        return max(sizes[::2], default=0), max(sizes[1::2], default=0)

    @cached_property
    def flops(self) -> int:
        """Of an entry."""
        lines = (count_flops(self._line(number, lambda *_: index(0))) for number in range(len(self.steps)))
        return sum(step.lines * flops for step, flops in zip(self.steps, lines, strict=True))

    # -- the loop nest -----------------------------------------------------------------------------------

    def nest(self, entries: int, threads: int) -> LoopNest:
        """The loop nest of a batch."""
        self.entries = entries
        shared = tuple(
            Array(name, size * entries, "shared")
            for name, size in zip(_BUFFERS, self._buffer_sizes(), strict=True)
            if size
        )
        body: list[Statement] = []
        if not self.direct[0]:
            body += [self._copied(0, grid) for grid in self.stages[0].grids]
        for count, step in enumerate(self.steps):
            body += self._step(count, step)
        if not self.direct[1]:
            body += [self._copied(len(self.steps), grid) for grid in self.stages[-1].grids]
        return LoopNest(threads, shared, (), tuple(body), self._describe())

    def _describe(self) -> tuple[str, ...]:
        texts = [] if self.direct[0] else [f"values of {self._sides[0]} to shared memory"]
        for step in self.steps:
            orders = {one.order for one in step.products}
            tables = " and ".join(
                word for order, word in enumerate(("values", "derivatives")) if order in orders
            )
            texts.append(
                f"lines in {AXES[step.direction]}: {tables}{', transposed' if step.transposes else ''}"
            )
        return (*texts, *([] if self.direct[1] else [f"values of {self._sides[1]} to memory"]))

    @property
    def _sides(self) -> tuple[str, str]:
        return ("points", "nodes") if self.problem.transposes else ("nodes", "points")

    def _step(self, count: int, step: Step) -> list[Statement]:
        """All lines of a step."""
        others = [d for d in range(self.dim) if d != step.direction]
        if not self.on_device:
            last = total(ENTRIES_HERE, -1)
            lane: list[Statement] = []
            if ends := self._ends(count):
                lane = [Integer("entry", minimum("lane", last)), *self._cell(*ends)]
            nest: Statement = Lanes("lane", self.entries, (*lane, *self._line(count, self._place)))
            for d in others:
                nest = For(AXES[d], step.before[d], (nest,))
            return [nest]
        extents = [step.before[d] for d in others]
        head: list[Statement] = [Integer("entry", quotient("item", step.lines))]
        if others:
            head.append(Integer("line", remainder("item", step.lines)))
            head += digits("line", [AXES[d] for d in others], extents)
        head += self._cell(*self._ends(count))
        items = index(ENTRIES_HERE).times(step.lines)
        return [Lanes("item", items, (*head, *self._line(count, self._place)))]

    def _ends(self, count: int) -> list[int]:
        """The stages that a step reads from a vector, or writes to one."""
        return [stage for stage in (count, count + 1) if not self.stages[stage].strides]

    def _line(self, count: int, place: Callable[[int, Grid, Sequence[Index]], Index]) -> list[Statement]:
        """The products of one line of each grid; grids one after another where each makes its own."""
        step, own = self.steps[count], self.problem.basis
        where = [index(AXES[d]) for d in range(self.dim)]

        def at(stage: int, grid: Grid, k: int) -> Index:
            return place(
                stage, grid, [index(k) if d == step.direction else one for d, one in enumerate(where)]
            )

        def line(grid: Grid) -> list[Let]:
            return [
                Let(f"{_name(grid)}{k}", self.graph.symbol(Load(self._array(count), at(count, grid, k))))
                for k in range(step.before[step.direction])
            ]

        body: list[Statement] = []
        for targets in _together(step):
            loads = {
                grid: line(grid) for grid in dict.fromkeys(p.source for t in targets for p in step.into(t))
            }
            body += [let for lets in loads.values() for let in lets if let not in body]
            for target in targets:
                sums = [self.graph.zero] * step.after[step.direction]
                for one in step.into(target):
                    nodes = [variable(self.graph, let.name) for let in loads[one.source]]
                    values = product(self.graph, step.table(own, one.order), nodes)
                    sums = [self.graph.sum([(a, 1), (b, 1)]) for a, b in zip(sums, values, strict=True)]
                store = partial(self._stored, count + 1, [at(count + 1, target, k) for k in range(len(sums))])
                body += stores(sums, {}, store, "t" if target is None else f"t{AXES[target]}")
        # of values at nodes that are no points nothing is made
        return list(without_unused(body))

    def _copied(self, stage: int, grid: Grid) -> Lanes:
        """A grid of all entries on its way from a vector to shared memory, or back."""
        own, vector = self.stages[stage], self._vector(stage)
        size = prod(own.extents)
        axes = digits("place", AXES[: self.dim], own.extents)
        head = [
            Integer("entry", quotient("k", size)),
            Integer("place", remainder("k", size)),
            *self._cell(stage),
        ]
        where = [index(AXES[d]) for d in range(self.dim)]
        shared, outside = (
            self._place(stage, grid, where),
            self._in_vector(vector, grid, "entry").plus("place"),
        )
        if stage == 0:
            store = Store(self._array(stage), shared, self.graph.symbol(Load(vector, outside)))
        else:
            store = Store(vector, outside, self.graph.symbol(Load(self._array(stage), shared)))
        last = grid == own.grids[-1]
        items = index(ENTRIES_HERE).times(size)
        most = self.entries * size
        return Lanes("k", items, (*head, *axes, store), barrier=last, together=True, most=most, usual=most)

    def _cell(self, *stages: int) -> list[Statement]:
        """The number of the entry's cell, where the vectors of some stages stand by cell."""
        problem = self.problem
        if problem.by_component or problem.components == 1:
            return []
        if not any(
            self._vector(stage) == POINTS and None not in self.stages[stage].grids for stage in stages
        ):
            return []
        return [Integer("cell", quotient(index(FIRST_ENTRY).plus("entry"), problem.components), wide=True)]

    def _stored(self, stage: int, places: Sequence[Index], k: int, value: Node) -> Store:
        return Store(self._array(stage), places[k], value)

    def _array(self, stage: int) -> str:
        """The array that grids before a step, or after the last one, stand in."""
        if self.stages[stage].strides:
            return _BUFFERS[stage % 2]
        return self._vector(stage)

    def _vector(self, stage: int) -> str:
        first = stage == 0
        return POINTS if first == self.problem.transposes else NODES

    def _place(self, stage: int, grid: Grid, places: Sequence[Index]) -> Index:
        """Where a value of the entry stands in the array of a stage."""
        own = self.stages[stage]
        if not own.strides:
            strides = _natural(own.extents)
            inside = index(0)
            for one, stride in zip(places, strides, strict=True):
                inside = inside.plus(one.times(stride))
            return self._in_vector(self._vector(stage), grid, "entry").plus(inside)
        at = own.place(grid, places)
        if self.on_device:
            return index("entry").times(own.size).plus(at)
        return at.times(self.entries).plus("lane")

    def _in_vector(self, vector: str, grid: Grid, entry: str) -> Index:
        """Where the grid of an entry begins in a vector."""
        problem = self.problem
        size = problem.node_values if vector == NODES else problem.point_values
        whole = index(FIRST_ENTRY).plus(entry)
        if vector == NODES or grid is None:
            return whole.times(size)
        if problem.by_component:
            return whole.times(size).plus(index(NUM_ENTRIES).times(grid * size))
        if problem.components == 1:
            return whole.times(self.dim * size).plus(grid * size)
        cells = index("cell").times((self.dim - 1) * problem.components * size)
        return whole.times(size).plus(cells).plus(grid * problem.components * size)


def _name(grid: Grid) -> str:
    """Of the variables of a line."""
    return "value" if grid is None else f"d{AXES[grid]}"


def _natural(extents: Sequence[int]) -> tuple[int, ...]:
    """Strides without gaps."""
    return tuple(prod(extents[:d]) for d in range(len(extents)))


def digits(number: str, axes: Sequence[str], extents: Sequence[int]) -> list[Statement]:
    """Places in each direction, of a number that counts them all, x first."""
    found: list[Statement] = []
    for d, axis in enumerate(axes):
        rest = quotient(number, prod(extents[:d]))
        found.append(Integer(axis, rest if d + 1 == len(axes) else remainder(rest, extents[d])))
    return found


def _together(step: Step) -> list[list[Grid]]:
    """Targets that are made of the same lines, group by group."""
    groups: dict[Grid, list[Grid]] = {}
    for one in step.products:
        first = next(p.source for p in step.products if p.target == one.target)
        known = groups.setdefault(first, [])
        if one.target not in known:
            known.append(one.target)
    return list(groups.values())


def _by_lines(step: Step, extents: Sequence[int], grids: int) -> list[tuple[int, ...]]:
    """Places of the first values of lines, in each direction and the number of the grid last, as threads have them."""
    others = [d for d in range(len(extents)) if d != step.direction]
    found = []
    for item in range(_SIMULATED):
        entry, line = divmod(item, step.lines)
        place = [0] * len(extents)
        for d in others:
            line, place[d] = divmod(line, extents[d])
        found.append((*place, entry * grids))
    return found
