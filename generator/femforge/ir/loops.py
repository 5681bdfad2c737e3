"""Kernels as loop nests over a batch of cells, without any backend's words.

A kernel's body is a list of statements for one batch. :class:`Lanes` runs its body once for each of a number
of work items, in parallel: threads of a block on a GPU, iterations of a SIMD loop on a CPU; all items finish
before the next statement starts. Everything else is executed by every item, or by the batch as a whole.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from femforge.ir.scalar import Node, operations, postorder


class Index(NamedTuple):
    """An affine integer expression: ``constant`` + sum of ``factor * variable``."""

    constant: int = 0
    terms: tuple[tuple[str, int], ...] = ()

    def __str__(self) -> str:
        parts: list[str] = []
        for name, factor in self.terms:
            parts.append(name if factor == 1 else f"{factor} * {name}")
        if self.constant or not parts:
            parts.append(str(self.constant))
        return " + ".join(parts)

    def plus(self, other: Index | int) -> Index:
        """Sum of two index expressions."""
        other = index(other)
        total = dict(self.terms)
        for name, factor in other.terms:
            total[name] = total.get(name, 0) + factor
        return Index(self.constant + other.constant, tuple((n, f) for n, f in total.items() if f))

    def times(self, factor: int) -> Index:
        """The expression times a number."""
        return Index(self.constant * factor, tuple((n, f * factor) for n, f in self.terms if factor))

    def divided(self, divisor: int) -> Index:
        """The expression divided by a number that divides all its parts."""
        assert self.constant % divisor == 0
        assert all(f % divisor == 0 for _, f in self.terms)
        return Index(self.constant // divisor, tuple((n, f // divisor) for n, f in self.terms))

    def replaced(self, name: str, value: Index | int) -> Index:
        """The expression with a variable replaced."""
        factor = dict(self.terms).get(name, 0)
        rest = Index(self.constant, tuple((n, f) for n, f in self.terms if n != name))
        return rest.plus(index(value).times(factor))


def index(value: Index | int | str) -> Index:
    """An index expression from a number or a variable's name."""
    if isinstance(value, Index):
        return value
    return Index(value) if isinstance(value, int) else Index(0, ((value, 1),))


class Load(NamedTuple):
    """Symbol key: the value of an array's entry."""

    array: str
    index: Index  # type: ignore[assignment]


@dataclass(frozen=True)
class Array:
    """An array of the kernel.

    Attributes:
        name: its variable.
        size: number of entries.
        space: ``shared`` (one a batch), ``private`` (one an item), ``table`` (constant data with
            ``values``, placed as ``place`` says: ``constant`` memory or read through the ``cache``).
        values: of a table.
        integer: whether the entries are int32 and not scalars.
    """

    name: str
    size: int
    space: str
    values: tuple[object, ...] = ()
    integer: bool = False
    place: str = "cache"


class Statement:
    """Base of all statements."""


@dataclass(frozen=True)
class Comment(Statement):
    """A line of explanation in the generated code."""

    text: str


@dataclass(frozen=True)
class Let(Statement):
    """A named scalar that does not change."""

    name: str
    value: Node


@dataclass(frozen=True)
class Integer(Statement):
    """A named integer that does not change; ``text`` is C; 64 bits if ``wide``."""

    name: str
    text: str
    wide: bool = False


@dataclass(frozen=True)
class Store(Statement):
    """Assignment to an array's entry, or addition to it."""

    array: str
    index: Index
    value: Node
    accumulate: bool = False


@dataclass(frozen=True)
class VectorStore(Statement):
    """Assignment to neighbouring entries at once; ``index`` is a multiple of their number, 2 or 4."""

    array: str
    index: Index
    values: tuple[Node, ...]


@dataclass(frozen=True)
class VectorCopy(Statement):
    """``width`` neighbouring entries from one array to another at once; both indices are multiples of it."""

    target: str
    target_index: Index
    source: str
    source_index: Index
    width: int


@dataclass(frozen=True)
class StoreTransposed(Statement):
    """Staged entries [entry][lane] of ``count`` (an integer variable) lanes to [cell][entry], on a CPU.

    ``width`` entries, ``lanes`` lanes; cells stand ``entries`` apart from ``index`` on in ``array``.
    """

    array: str
    index: Index
    tile: str
    count: str
    width: int
    lanes: int
    entries: int


@dataclass(frozen=True)
class IntegerLoads(Statement):
    """Named 64-bit integers from neighbouring entries of an int32 array, ``index`` the first.

    Where their number is 2 or 4 and the index a multiple of it, they come in one access.
    """

    names: tuple[str, ...]
    array: str
    index: Index


@dataclass(frozen=True)
class Declare(Statement):
    """Declaration of a private array."""

    array: Array


@dataclass(frozen=True)
class For(Statement):
    """A sequential loop from 0 to ``count``; ``unroll`` asks the compiler to write it out."""

    variable: str
    count: int
    body: tuple[Statement, ...]
    unroll: bool = False


@dataclass(frozen=True)
class Guard(Statement):
    """Statements under a condition (C text)."""

    condition: str
    body: tuple[Statement, ...]


@dataclass(frozen=True)
class Barrier(Statement):
    """All items of the batch wait for each other."""


@dataclass(frozen=True)
class Lanes(Statement):
    """Parallel work items 0 .. count-1; ``count`` may be C text known at run time only.

    ``barrier``: whether the items have to wait for each other afterwards. ``scope``: ``own``, or ``opens`` where
    later lanes that ``continue`` it see the items' variables (only with as many items as threads). ``vector``: a CPU
    may run the items as SIMD lanes.
    """

    variable: str
    count: int | str
    body: tuple[Statement, ...]
    barrier: bool = True
    scope: str = "own"
    vector: bool = True


@dataclass(frozen=True)
class LoopNest:
    """One kernel.

    Attributes:
        threads: work items of a block.
        shared: arrays of the batch.
        tables: constant data.
        body: statements for one batch.
        steps: comments for the head of the file: what the phases do.
    """

    threads: int
    shared: tuple[Array, ...]
    tables: tuple[Array, ...]
    body: tuple[Statement, ...]
    steps: tuple[str, ...] = field(default=())


def walk(body: Sequence[Statement]) -> Iterator[Statement]:
    """All statements, outer ones first."""
    for statement in body:
        yield statement
        if isinstance(statement, (For, Guard, Lanes)):
            yield from walk(statement.body)


def values_of(statement: Statement) -> tuple[Node, ...]:
    """The expressions of a statement itself."""
    if isinstance(statement, VectorStore):
        return statement.values
    return (statement.value,) if isinstance(statement, (Let, Store)) else ()


def count_flops(body: Sequence[Statement]) -> int:
    """Floating-point operations of one execution with every item active; stores and copies count none."""
    total = 0
    for statement in body:
        if isinstance(statement, For):
            total += statement.count * count_flops(statement.body)
        elif isinstance(statement, Lanes):
            if isinstance(statement.count, int):
                total += statement.count * count_flops(statement.body)
        elif isinstance(statement, Guard):
            total += count_flops(statement.body)
        elif isinstance(statement, Let):
            total += _tree_operations(statement.value)
        elif isinstance(statement, VectorStore):
            total += sum(_tree_operations(value) for value in statement.values)
        elif isinstance(statement, Store):
            total += _tree_operations(statement.value) + int(statement.accumulate)
    return total


def _tree_operations(value: Node) -> int:
    """Operations of one statement: its expression is a tree, shared parts are variables already."""
    return sum(operations(node) for node in postorder([value]))


def count_statements(body: Sequence[Statement]) -> int:
    """Number of scalar statements in the source text."""
    return sum(isinstance(s, (Let, Store, VectorStore)) for s in walk(body))
