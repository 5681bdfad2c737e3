"""Levels of nested loops: what each computes, and what does not change in a loop moved out of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from flint import fmpq

from femforge.ir.arrays import Load
from femforge.ir.integers import Index
from femforge.ir.integral import Dof, Local, PointEntry
from femforge.ir.scalar import Graph, Node, count_operations, postorder, reachable, symbols
from femforge.represent.quadrature import QuadraturePart

#: Loop variables by direction: the number of a point in it.
VARIABLES = ("qr", "qs", "qt")
LETTERS = "rst"
#: The array of values at points, see :class:`NestedSums`.
VALUES = "point_values"
#: What is fixed in a loop, by the number of directions inside it.
LABELS = ("point", "line", "plane")
#: Values that do not depend on a loop are kept outside it if there are no more than these, or if each is dear.
_KEPT_OUTSIDE, _DEAR = 24, 4


@dataclass(eq=False)
class Level:
    """A loop, or the cell itself.

    Attributes:
        variable: of the loop, empty for the cell.
        count: turns.
        values: what a turn computes first, by name, in order.
        sums: what inner loops add to, zero at the beginning of a turn.
        additions: (sum of an outer level, what a turn adds to it), when the inner loops are done.
        first: intermediate results in the order in which they are best computed.
        names: readable names of intermediate results.
        points: numbers by which data at points are found, by name.
    """

    variable: str = ""
    count: int = 1
    values: dict[str, Node] = field(default_factory=dict)
    sums: list[str] = field(default_factory=list)
    additions: list[tuple[str, Node]] = field(default_factory=list)
    first: list[Node] = field(default_factory=list)
    names: dict[Node, str] = field(default_factory=dict)
    points: dict[str, Index] = field(default_factory=dict)

    def roots(self) -> list[Node]:
        """All expressions of a turn."""
        return [*self.values.values(), *(node for _, node in self.additions)]


@dataclass(frozen=True, eq=False)
class NestedSums:
    """The results of a cell as nests of loops.

    Attributes:
        cell: values of the cell, and the sums that results are made from.
        nests: for each quadrature rule its loops, outermost first.
        results: by dof of the test function.
        tables: numbers by name.
        parts: the rules and their point functions.
        values: what innermost loops leave that is added to nothing: where it stands in :data:`VALUES`, by name among
            the additions.
        written: directions whose points are written out in the innermost loops.
        planes: the same results with two directions written out; None where these are not made.
    """

    cell: Level
    nests: tuple[tuple[Level, ...], ...]
    results: tuple[Node, ...]
    tables: Mapping[str, tuple[fmpq, ...]]
    parts: tuple[QuadraturePart, ...]
    values: Mapping[str, Index] = field(default_factory=dict)
    written: int = 1
    planes: Planes | None = None

    @cached_property
    def flops(self) -> int:
        """Floating-point operations of a cell; a multiply-add counts two."""
        total = count_operations([*self.cell.values.values(), *self.results])
        for nest in self.nests:
            turns = 1
            for level in nest:
                turns *= level.count
                total += turns * self._flops_of(level)
        return total

    @property
    def fewest(self) -> int:
        """The same by planes, where these are made and take fewer."""
        return min(self.flops, self.planes.kept.flops) if self.planes else self.flops

    def _flops_of(self, level: Level) -> int:
        """Operations of a turn."""
        added = sum(name not in self.values for name, _ in level.additions)
        return count_operations(level.roots()) + added

    @property
    def directions(self) -> int:
        """Directions with points: loops, and those that are written out; of a facet one fewer than its cell has."""
        return sum(level.count > 1 or not self.on_facet for level in self.nests[0]) + self.written

    @property
    def on_facet(self) -> bool:
        """Whether it is integrated over facets."""
        return self.parts[0].rule.region == "facet"

    @cached_property
    def dofs_read(self) -> Mapping[str, int]:
        """Dofs of a cell that are read, by function."""
        return Counter(n.value.function for n in self.leaves() if isinstance(n.value, Dof))

    @cached_property
    def turn_flops(self) -> int:
        """Operations of one turn of the innermost loops."""
        return sum(self._flops_of(nest[-1]) for nest in self.nests)

    @cached_property
    def statements(self) -> int:
        """Operations to write."""
        written = sum(len(reachable(level.roots())) for level in self.levels)
        return written + len(reachable(self.results))

    @property
    def levels(self) -> list[Level]:
        """That of the cell, and those of all loops."""
        return [self.cell, *(level for nest in self.nests for level in nest)]

    def leaves(self) -> list[Node]:
        """Symbols of data and of constants that the whole depends on."""
        roots = [node for level in self.levels for node in level.roots()] + list(self.results)
        return [n for n in symbols(roots) if not isinstance(n.value, (Local, Load))]


@dataclass(frozen=True, eq=False)
class Planes:
    """The results of a cell with the points of its planes written out, a loop over planes around them.

    Attributes:
        kept: what is the same for all planes is computed once; compilers would move it out of the loop.
        again: each plane computes it again.
    """

    kept: NestedSums
    again: NestedSums


def keep_outside(graph: Graph, cell: Level, nest: Sequence[Level]) -> None:
    """Move what does not change in a loop out of it."""
    levels = [cell, *nest]
    for number in reversed(range(1, len(levels))):
        level = levels[number]
        owner = {name: k for k, one in enumerate(levels) for name in (*one.values, *one.sums)}
        variables = {one.variable: k for k, one in enumerate(levels) if one.variable}
        depth: dict[Node, int] = {}
        movable: dict[Node, int] = {}
        roots = level.roots()
        for node in postorder(roots):
            own = _depth_of_symbol(node, owner, variables, len(levels) - 1)
            depth[node] = max([own, *(depth[a] for a in node.args)])
            if depth[node] == number:
                for a in node.args:
                    if depth[a] < number and a.kind not in ("const", "symbol", "compare", "and", "or", "not"):
                        movable[a] = depth[a]
        outer = {node: k for node, k in movable.items() if k == 0 or count_operations([node]) >= _DEAR}
        cheap = {node: k for node, k in movable.items() if node not in outer}
        if len(cheap) <= _KEPT_OUTSIDE:
            outer |= cheap
        _move(graph, levels, number, outer)


def _depth_of_symbol(
    node: Node, owner: Mapping[str, int], variables: Mapping[str, int], innermost: int
) -> int:
    if node.kind != "symbol":
        return 0
    if isinstance(node.value, Local):
        return owner.get(node.value.text, 0)
    if isinstance(node.value, Load):
        return max((variables.get(name, 0) for name, _ in node.value.index.terms), default=0)
    return innermost if isinstance(node.value, PointEntry) else 0


def _move(graph: Graph, levels: Sequence[Level], number: int, moved: Mapping[Node, int]) -> None:
    if not moved:
        return
    level = levels[number]
    replaced: dict[Node, Node] = {}
    for node, k in moved.items():
        name = level.names.get(node, "")
        label = "cell" if k == 0 else LABELS[VARIABLES.index(levels[k].variable)]
        name = f"{label}_{name or len(levels[k].values)}"
        while levels[k].values.get(name, node) is not node:
            name += "_more"
        levels[k].values[name] = node
        replaced[node] = graph.symbol(Local(name))

    def renewed(nodes: Iterable[Node]) -> list[Node]:
        return graph.substitute(list(nodes), replaced.get)

    level.values = dict(zip(level.values, renewed(level.values.values()), strict=True))
    names = [name for name, _ in level.additions]
    level.additions = list(zip(names, renewed(node for _, node in level.additions), strict=True))
    level.first = renewed(level.first)
    level.names = {
        node: name
        for node, name in zip(renewed(level.names), level.names.values(), strict=True)
        if node.kind not in ("const", "symbol")
    }


def prune(cell: Level, nest: Sequence[Level]) -> None:
    """Leave out values that nothing uses."""
    needed: list[Node] = []
    for level in reversed(nest):
        needed += [node for _, node in level.additions]
        prune_values(level, needed)
        needed += level.values.values()


def prune_values(level: Level, needed: Sequence[Node]) -> None:
    """Leave out values of a level that neither some expressions nor values that these use need."""
    used = {n.value.text for n in symbols(needed) if isinstance(n.value, Local)}
    kept: dict[str, Node] = {}
    for name, node in reversed(level.values.items()):
        if name in used:
            kept[name] = node
            used |= {n.value.text for n in symbols([node]) if isinstance(n.value, Local)}
    level.values = dict(reversed(kept.items()))


def derivative_text(orders: Sequence[int], letters: str) -> str:
    """Of a name: ``_ds`` of one derivative in s; nothing of none."""
    text = "".join(letter * order for letter, order in zip(letters, orders, strict=False))
    return f"_d{text}" if text else ""
