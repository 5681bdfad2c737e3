"""Loops over directions (:mod:`femforge.represent.nested_sums`) as statements, a cell to a thread or SIMD lane.

A GPU thread holds the values of all levels in registers. Lanes of a CPU run each level's statements together; what a
loop outside hands to one inside stands in rows of lanes.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field

from femforge.ir.arrays import Array, Load
from femforge.ir.integers import Index, index
from femforge.ir.integral import ConstantEntry, Local, PointEntry
from femforge.ir.scalar import Node, reachable
from femforge.ir.statements import Add, Declare, For, Integer, Lanes, Let, Statement, Store, Variable
from femforge.kernels.access.vector_data import VectorData
from femforge.kernels.cell import cell_numbers
from femforge.kernels.straight import Lineariser
from femforge.represent.levels import VALUES, Level, NestedSums

#: Rows of lanes of a CPU: what levels hand to those inside them.
ROWS = "values"


@dataclass
class Rows:
    """Rows of lanes, one for each name that needs one; those of threads ``stay`` in memory.

    Attributes:
        lanes: of a row.
        stays: whether they are threads.
        lane: the integer variable that counts them.
        places: where the lane's values are in another array that has room, by row; side by side if there is none.
    """

    lanes: int
    stays: bool
    lane: str = "lane"
    places: Sequence[Index] = ()
    numbers: dict[str, int] = field(default_factory=dict)

    def place(self, name: str) -> Index:
        """Where the lane's value of that name is."""
        row = self.numbers.setdefault(name, len(self.numbers))
        return self.places[row] if self.places else index(row * self.lanes).plus(self.lane)

    def array(self) -> Array:
        """The array."""
        return Array(ROWS, max(1, len(self.numbers)) * self.lanes, "shared", stays=self.stays)


#: Bytes of tables up to which they stand in constant memory, where loops find them faster than elsewhere, unless they
#: are too many for its first cache (2048 bytes on an H200; Q2 and Q3 hexahedra with 270 to 800 bytes 1.04 to 1.15 times
#: as fast; with 1000 to 1900 0.9 to 1.03 times, vectors on Q6 quadrilaterals 0.55, lines of Q4 to Q8 0.2 to 0.5).
_SMALL_TABLES = 999


class NestedLoops:
    """Statements of one kernel.

    Args:
        plan: what to compute.
        data: access to the cell's inputs.
        lanes: cells that are worked on together.
        steps: groups of lanes of a batch.
        on_device: whether a cell is a thread's, and not a lane's.
        in_rows: names that a thread keeps in shared memory; lanes keep everything in rows.
        lane: the integer variable that counts lanes or threads.
        places: see :class:`Rows`.
    """

    def __init__(
        self, plan: NestedSums, data: VectorData, lanes: int, steps: int, on_device: bool,
        in_rows: Collection[str] = (), lane: str = "lane", places: Sequence[Index] = (),
    ) -> None:  # fmt: skip
        self.plan = plan
        self.data = data
        self.graph = data.graph
        self.on_device = on_device
        self.steps = steps
        self.rows = Rows(lanes, on_device, lane, places)
        self._in_rows = set(in_rows)
        if not on_device:
            outside = [plan.cell, *(level for nest in plan.nests for level in nest[:-1])]
            self._in_rows = {name for level in outside for name in (*level.values, *level.sums)}
        self._inputs: dict[Node, Node] = {}

    def tables(self) -> tuple[Array, ...]:
        """Numbers that loops read."""
        size = sum(map(len, self.plan.tables.values())) * self.data.parameters.scalar_bytes
        place = "constant" if self.plan.nests and size <= _SMALL_TABLES else "cache"
        return tuple(
            Array(name, len(values), "table", values, place=place)
            for name, values in self.plan.tables.items()
        )

    def values(self) -> tuple[Array, ...]:
        """Rows of lanes for values at points, if there are some."""
        size = len(self.plan.results) * self.rows.lanes
        return (Array(VALUES, size, "shared"),) if self.plan.values else ()

    def leaves(self) -> list[Node]:
        """Symbols of what is read of a cell at once, and constants."""
        return [n for n in self.plan.leaves() if not isinstance(n.value, PointEntry)]

    def statements(self, inputs: Sequence[Node]) -> list[Statement]:
        """All loops.

        Args:
            inputs: what stands for each of :meth:`leaves`.
        """
        self._inputs = dict(zip(self.leaves(), inputs, strict=True))
        before, _ = self._level(self.plan.cell)
        statements: list[Statement] = []
        if self.plan.values and self.on_device:
            statements.append(Declare(Array(VALUES, len(self.plan.results), "private")))
        statements += self._together([*self._numbers(self.plan.cell), *before, *self._zeros(self.plan.cell)])
        for nest in self.plan.nests:
            statements.append(self._loop(nest))
        return statements

    def results(self) -> tuple[list[Statement], list[Node]]:
        """The results of a cell by dof, and statements that have to stand before."""
        values = self._replaced(self.plan.results)
        lineariser = Lineariser({}, "e")
        lineariser.announce(values)
        lines: list[Statement] = []
        results: list[Node] = []
        for number, node in enumerate(values):
            own, value = lineariser.statements(node)
            lines += own
            if self.on_device and value.kind not in ("symbol", "const"):
                lines.append(Let(f"result{number}", value))
                value = self.graph.symbol(Local(f"result{number}"))
            results.append(value)
        return lines, results

    # -- levels ------------------------------------------------------------------------------------------

    def _loop(self, nest: Sequence[Level]) -> Statement:
        level, inner = nest[0], nest[1:]
        before, after = self._level(level)
        if not inner:
            numbers = list(self._numbers(level))
            return For(level.variable, level.count, tuple(self._together([*numbers, *before, *after])))
        body = self._together([*before, *self._zeros(level)])
        body += [self._loop(inner), *self._together(after)]
        return For(level.variable, level.count, tuple(body))

    def _numbers(self, level: Level) -> Iterable[Statement]:
        """Integers that the places of data at points use."""
        if level.points and not self.on_device:
            yield from cell_numbers(self.rows.lanes, self.steps)
        for name, place in level.points.items():
            yield Integer(name, place)

    def _together(self, statements: Sequence[Statement]) -> list[Statement]:
        """Statements that all lanes run."""
        if self.on_device or not statements:
            return list(statements)
        return [Lanes("lane", self.rows.lanes, tuple(statements))]

    def _zeros(self, level: Level) -> list[Statement]:
        """Sums of a level before anything is added to them."""
        return [
            Store(ROWS, self.rows.place(name), self.graph.zero) if name in self._in_rows else Variable(name)
            for name in level.sums
        ]

    def _level(self, level: Level) -> tuple[list[Statement], list[Statement]]:
        """What a turn of a loop does before the loops inside it, and after them."""
        held = self._in_rows.intersection(level.values)
        values = self._replaced(level.values.values())
        added = self._replaced(node for _, node in level.additions)
        names = {node: name for name, node in zip(level.values, values, strict=True) if name not in held}
        olds = list(level.names)
        for node, name in zip(self._replaced(olds), level.names.values(), strict=True):
            if node.kind not in ("const", "symbol"):
                names.setdefault(node, name)
        lineariser = Lineariser(names, (level.variable or "h")[-1])
        lineariser.announce([*values, *added])
        before: list[Statement] = []
        for name, node in zip(level.values, values, strict=True):
            lines, value = lineariser.statements(node)
            before += lines
            if name in held:
                before.append(Store(ROWS, self.rows.place(name), value))
            elif value.value != Local(name):
                before.append(Let(name, value))
        used = set(reachable(added))
        for node in self._replaced(level.first):
            if node in used and node.kind not in ("const", "symbol"):
                before += lineariser.statements(node)[0]
        after: list[Statement] = []
        for (name, _), node in zip(level.additions, added, strict=True):
            lines, value = lineariser.statements(node)
            after += [*lines, self._addition(name, value)]
        return before, after

    def _addition(self, name: str, value: Node) -> Statement:
        if name in self.plan.values:
            return Store(VALUES, self._value(self.plan.values[name]), value)
        if name not in self._in_rows:
            return Add(name, value)
        return Store(ROWS, self.rows.place(name), value, accumulate=True)

    def _value(self, place: Index) -> Index:
        """Where a value at points stands: in a thread's own array, or in a row of lanes."""
        return place if self.on_device else place.times(self.rows.lanes).plus("lane")

    def _replaced(self, nodes: Iterable[Node]) -> list[Node]:
        """Expressions with data, and what stands in rows, as the entries of arrays that hold them."""
        return self.graph.substitute(list(nodes), self._replacement)

    def _replacement(self, node: Node) -> Node | None:
        if node in self._inputs:
            return self._inputs[node]
        if isinstance(node.value, (ConstantEntry, PointEntry)):
            datum = self.data.datum(node.value)
            assert datum is not None
            return self.graph.symbol(Load(datum.array, datum.place))
        if isinstance(node.value, Local) and node.value.text in self._in_rows:
            return self.graph.symbol(Load(ROWS, self.rows.place(node.value.text)))
        if isinstance(node.value, Load) and node.value.array == VALUES:
            return self.graph.symbol(Load(VALUES, self._value(node.value.index)))
        return None
