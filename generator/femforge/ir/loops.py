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
        bits: of the entries of a shared array of integers (16 unsigned, 32 or 64); 0 for scalars.
    """

    name: str
    size: int
    space: str
    values: tuple[object, ...] = ()
    integer: bool = False
    place: str = "cache"
    bits: int = 0

    def bytes(self, scalar_bytes: int) -> int:
        """Size of the array."""
        return self.size * (self.bits // 8 or scalar_bytes)


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
    """Named integers from neighbouring entries of an array, ``index`` the first.

    Where their number is 2 or 4, the index a multiple of it and ``bits`` below 64, they come in one access.

    Attributes:
        bits: of the array's entries: 16 (unsigned, the names are int), 32 or 64 (the names are int64_t).
    """

    names: tuple[str, ...]
    array: str
    index: Index
    bits: int = 32


@dataclass(frozen=True)
class MaskedLoad(Statement):
    """A named scalar: an entry of ``array``, or zero where the entry of ``mask`` (bytes) is set."""

    name: str
    array: str
    index: Index
    mask: str


@dataclass(frozen=True)
class Scatter(Statement):
    """Addition to an entry of a global vector.

    Attributes:
        atomic: whether other threads may add to it at the same time.
        mask: an array of bytes; where its entry is set nothing is added. Empty for none.
    """

    array: str
    index: Index
    value: Node
    atomic: bool
    mask: str = ""


@dataclass(frozen=True)
class Variable(Statement):
    """A named scalar that changes, zero at first or ``value``."""

    name: str
    value: Node | None = None


@dataclass(frozen=True)
class WarpLane(Statement):
    """A named integer: the lane's number in its warp."""

    name: str


@dataclass(frozen=True)
class LaneMatch(Statement):
    """A named truth value: whether integers of an earlier lane of the warp equal those of this one.

    All lanes of a warp must reach it.

    Attributes:
        name: of the truth value.
        pairs: (integer of the earlier lane, integer of this lane), both by name.
        distance: to the earlier lane.
        condition: more that has to hold (C text without side effects or shuffles).
    """

    name: str
    pairs: tuple[tuple[str, str], ...]
    distance: int
    condition: str


@dataclass(frozen=True)
class FromLane(Statement):
    """A named value of a variable in another lane of the warp; all lanes of a warp must reach it.

    Attributes:
        name: of the value.
        source: the variable.
        distance: to the other lane, which is an earlier one, or a later one if ``down``.
        truth: whether it is a truth value, false where there is no such lane.
    """

    name: str
    source: str
    distance: int
    down: bool = False
    truth: bool = False


@dataclass(frozen=True)
class Add(Statement):
    """Addition to a :class:`Variable`."""

    name: str
    value: Node


@dataclass(frozen=True)
class Range(Statement):
    """A sequential loop between two integers known at run time only (C text); of 64 bits if ``wide``."""

    variable: str
    begin: str
    end: str
    body: tuple[Statement, ...]
    wide: bool = False


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
    """Statements under a condition (C text), and those of the other case."""

    condition: str
    body: tuple[Statement, ...]
    otherwise: tuple[Statement, ...] = ()


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
        if isinstance(statement, (For, Guard, Lanes, Range)):
            yield from walk(statement.body)
            if isinstance(statement, Guard):
                yield from walk(statement.otherwise)


def values_of(statement: Statement) -> tuple[Node, ...]:
    """The expressions of a statement itself."""
    if isinstance(statement, VectorStore):
        return statement.values
    if isinstance(statement, Variable):
        return () if statement.value is None else (statement.value,)
    return (statement.value,) if isinstance(statement, (Let, Store, Scatter, Add)) else ()


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
        elif isinstance(statement, Variable):
            total += _tree_operations(statement.value) if statement.value is not None else 0
        elif isinstance(statement, (Let, Scatter, Add)):
            total += _tree_operations(statement.value) + int(not isinstance(statement, Let))
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
    return sum(isinstance(s, (Let, Store, VectorStore, MaskedLoad, Scatter, Add)) for s in walk(body))
