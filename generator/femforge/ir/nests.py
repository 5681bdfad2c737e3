"""Kernels as loop nests over a batch of cells, and what is read off their statements."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field, replace
from functools import cached_property

from femforge.ir.arrays import Array, Load
from femforge.ir.integers import (
    Comparison,
    Condition,
    Index,
    IntegerExpression,
    Quotient,
    arrays_of,
    index,
    variables_of,
)
from femforge.ir.integral import Local
from femforge.ir.scalar import Node
from femforge.ir.statements import (
    Add,
    Barrier,
    Declare,
    For,
    FromLane,
    Guard,
    Integer,
    IntegerLoads,
    LaneMatch,
    Lanes,
    Let,
    MaskedLoad,
    MultiplyFragments,
    Range,
    ScalarLoads,
    Scatter,
    Statement,
    Store,
    StoreTransposed,
    TableProduct,
    Variable,
    VectorCopy,
    VectorStore,
)  # fmt: skip

#: The variable that has the number of a task.
_TASK = "work"
#: The number of a block among those that share a batch, see :attr:`LoopNest.parts`.
PART = "part"


@dataclass(frozen=True)
class LoopNest:
    """One kernel.

    Attributes:
        threads: work items of a block.
        shared: arrays of the batch.
        tables: constant data.
        body: statements for one batch.
        steps: comments for the head of the file: what the phases do.
        resident: blocks of a GPU that shall be at work at once, which bounds registers; 0 where parameters say so.
        bounded: whether compilers are shown how many threads a block has. They divide the number of a thread in fewer
            steps then, and find other registers: facets, whose data neighbouring threads bring along the cells, gain by
            it (H200, interior penalty on Q3 hexahedra, together with loads in the order of memory: 1.03 to 1.13 times
            as fast); of cells some do and some lose (CEED's problems, degree 2 to 8: 0.97 to 1.08 times, 1.01 in the
            mean). Element matrices of cells gain or stay (elasticity on Q1 hexahedra 1.09, mass on Q3 1.1).
        parts: blocks of a GPU that share a batch; they run the same statements, and tell each other apart by the
            integer :data:`PART`.
    """

    threads: int
    shared: tuple[Array, ...]
    tables: tuple[Array, ...]
    body: tuple[Statement, ...]
    steps: tuple[str, ...] = field(default=())
    resident: int = 0
    bounded: bool = False
    parts: int = 1

    @cached_property
    def arrays(self) -> frozenset[str]:
        """Names of all arrays that the statements read or write, those that are declared inside too."""
        return frozenset(arrays_read(self.body) | arrays_written(self.body))

    @cached_property
    def variables(self) -> frozenset[str]:
        """Names of all integers and scalars that they use, their own ones too."""
        return frozenset(variables_read(self.body))

    @cached_property
    def leaves(self) -> frozenset[str]:
        """Names of the arrays that the statements write to and that outlive the batch."""
        own = {array.name for array in self.shared}
        own |= {s.array.name for s in walk(self.body) if isinstance(s, Declare)}
        return frozenset(arrays_written(self.body) - own)


def walk(body: Sequence[Statement]) -> Iterator[Statement]:
    """All statements, outer ones first."""
    rest = list(reversed(body))
    while rest:
        statement = rest.pop()
        yield statement
        kind = type(statement)
        if kind is Let or kind is Store:  # most
            continue
        if isinstance(statement, (For, Guard, Lanes, Range)):
            if isinstance(statement, Guard):
                rest += reversed(statement.otherwise)
            rest += reversed(statement.body)


def values_of(statement: Statement) -> tuple[Node, ...]:
    """The expressions of a statement itself."""
    if isinstance(statement, (Let, Store, Scatter, Add)):
        return (statement.value,)
    if isinstance(statement, VectorStore):
        return statement.values
    if isinstance(statement, Variable):
        return () if statement.value is None else (statement.value,)
    return (statement.left, statement.right) if isinstance(statement, MultiplyFragments) else ()


def with_values(
    body: Sequence[Statement], replaced: Callable[[Sequence[Node]], Sequence[Node]]
) -> tuple[Statement, ...]:
    """The statements with other expressions in the place of their own.

    Args:
        body: statements.
        replaced: gives as many expressions as it is given, those of one statement.
    """
    found: list[Statement] = []
    for statement in body:
        new = tuple(replaced(values_of(statement)))
        if isinstance(statement, VectorStore):
            statement = replace(statement, values=new)
        elif isinstance(statement, MultiplyFragments):
            statement = replace(statement, left=new[0], right=new[1])
        elif isinstance(statement, (Let, Store, Scatter, Add, Variable)) and new:
            statement = replace(statement, value=new[0])
        if isinstance(statement, (For, Guard, Lanes, Range)):
            statement = replace(statement, body=with_values(statement.body, replaced))
        if isinstance(statement, Guard):
            statement = replace(statement, otherwise=with_values(statement.otherwise, replaced))
        found.append(statement)
    return tuple(found)


def count_flops(body: Sequence[Statement]) -> int:
    """Floating-point operations of one execution with every item active; stores and copies count none.

    Of cases that are told apart by the number of a task (``work``), each item has its own.
    """
    return _flops_of_tasks(body, range(1))


def _flops_of_tasks(body: Sequence[Statement], tasks: range) -> int:
    """Operations of all tasks of a range of numbers, each of which executes the statements."""
    total = 0
    for statement in body:
        if isinstance(statement, For):
            total += statement.count * _flops_of_tasks(statement.body, tasks)
        elif isinstance(statement, Lanes):
            if isinstance(statement.count, int):
                own = range(_number_of_tasks(statement))
                total += len(tasks) * statement.count // len(own) * _flops_of_tasks(statement.body, own)
        elif isinstance(statement, Guard):
            end = _end_of_tasks(statement.condition)
            split = len(tasks) if end is None else min(max(end - tasks.start, 0), len(tasks))
            total += _flops_of_tasks(statement.body, tasks[:split])
            total += 0 if end is None else _flops_of_tasks(statement.otherwise, tasks[split:])
        else:
            total += len(tasks) * _own_flops(statement)
    return total


def _own_flops(statement: Statement) -> int:
    """Operations of a statement that has no others within it."""
    if isinstance(statement, Variable):
        return statement.value.operations if statement.value is not None else 0
    if isinstance(statement, (Let, Scatter, Add)):
        return statement.value.operations + int(not isinstance(statement, Let))
    if isinstance(statement, VectorStore):
        return sum(value.operations for value in statement.values)
    if isinstance(statement, Store):
        return statement.value.operations + int(statement.accumulate)
    # 8 x 8 x 4 products and additions by 32 lanes
    return 16 if isinstance(statement, MultiplyFragments) else 0


def _number_of_tasks(items: Lanes) -> int:
    """How many numbers the items have as tasks: 1 where these have none."""
    assert isinstance(items.count, int)
    if items.lanes:
        return items.count // items.lanes
    for statement in items.body:
        if (
            isinstance(statement, Integer)
            and statement.name == _TASK
            and isinstance(statement.value, Quotient)
        ):
            lanes = statement.value.bottom
            if not statement.value.remainder and isinstance(lanes, Index) and not lanes.terms:
                return max(1, items.count // lanes.constant)
    return 1


def _end_of_tasks(condition: Condition) -> int | None:
    """The number below which the number of a task has to be for a condition; None if it asks for something else."""
    if not isinstance(condition, Comparison) or condition.operator != "<" or condition.left != index(_TASK):
        return None
    right = condition.right
    return right.constant if isinstance(right, Index) and not right.terms else None


def count_statements(body: Sequence[Statement]) -> int:
    """Number of scalar statements in the source text."""
    counted = (Let, Store, VectorStore, MaskedLoad, Scatter, Add, MultiplyFragments)
    return sum(len(s.names) if isinstance(s, ScalarLoads) else isinstance(s, counted) for s in walk(body))


def integers_of(statement: Statement) -> tuple[IntegerExpression | Condition, ...]:
    """The integer expressions and conditions of a statement itself, those inside of scalar expressions left out."""
    match statement:
        case Let():
            return ()
        case Integer():
            return (statement.value,)
        case (
            Store()
            | VectorStore()
            | Scatter()
            | IntegerLoads()
            | ScalarLoads()
            | MaskedLoad()
            | MultiplyFragments()
        ):
            return (statement.index,)
        case VectorCopy():
            return (statement.target_index, statement.source_index)
        case StoreTransposed():
            return (statement.index, statement.count)
        case TableProduct():
            return (statement.columns, statement.factor_index, statement.result_index)
        case Range():
            return (statement.begin, statement.end)
        case Guard() | LaneMatch():
            return (statement.condition,)
        case Lanes() if not isinstance(statement.count, int):
            return (statement.count,)
        case _:
            return ()


def arrays_read(body: Sequence[Statement]) -> set[str]:
    """Names of all arrays that statements read, those that are declared inside too."""
    found: set[str] = set()
    for statement in walk(body):
        for value in values_of(statement):
            for key in value.symbols:
                if type(key) is Load:
                    found.add(key.array)
        if isinstance(statement, Let):
            continue
        for expression in integers_of(statement):
            if type(expression) is not Index:  # which has variables only
                found.update(arrays_of(expression))
        if isinstance(statement, Store):
            continue
        if isinstance(statement, (IntegerLoads, ScalarLoads, MaskedLoad)):
            found.add(statement.array)
        if isinstance(statement, (MaskedLoad, Scatter)) and statement.mask:
            found.add(statement.mask)
        if isinstance(statement, VectorCopy):
            found.add(statement.source)
        if isinstance(statement, MultiplyFragments):
            found.add(statement.sums)
        if isinstance(statement, StoreTransposed):
            found.update({statement.tile, statement.places} - {""})
        if isinstance(statement, TableProduct):
            found.update({statement.table, statement.factor, statement.room})
    return found


def arrays_written(body: Sequence[Statement]) -> set[str]:
    """Names of all arrays that statements write to, those that are declared inside too."""
    found: set[str] = set()
    for statement in walk(body):
        if isinstance(statement, (Store, VectorStore, StoreTransposed, Scatter)):
            found.add(statement.array)
        if isinstance(statement, VectorCopy):
            found.add(statement.target)
        if isinstance(statement, MultiplyFragments):
            found.add(statement.sums)
        if isinstance(statement, TableProduct):
            found.update({statement.result, statement.room})
    return found


def variables_read(body: Sequence[Statement]) -> set[str]:
    """Names of all integers and scalars that statements use, those that are declared inside too."""
    return set().union(*map(_own_variables, walk(body)))


def _own_variables(statement: Statement) -> set[str]:
    """The same of one statement, without those within it."""
    found: set[str] = set()
    for expression in integers_of(statement):
        if type(expression) is Index:
            for name, _ in expression.terms:
                found.add(name)
        else:
            found.update(variables_of(expression))
    for value in values_of(statement):
        for key in value.symbols:
            if type(key) is Local:
                found.add(key.text)
            elif type(key) is Load:
                for name, _ in key.index.terms:
                    found.add(name)
    if isinstance(statement, (Let, Store)):
        return found
    if isinstance(statement, LaneMatch):
        found.update(name for pair in statement.pairs for name in pair)
    if isinstance(statement, FromLane):
        found.add(statement.source)
    return found


def without_unread(nest: LoopNest) -> LoopNest:
    """The nest without what nothing reads: a facet needs little of its cells, an integral over vertices less.

    That is named scalars and integers, items that have nothing to do, arrays and tables that are not touched, unless
    others stand in their place. Numbers that are loaded together are loaded one by one where not all of them are read.
    """
    left = replace(nest, body=_without(nest.body, frozenset())[0])
    used = left.arrays | {one.over for one in nest.shared if one.over and one.name in left.arrays}
    shared, tables = (
        tuple(one for one in arrays if one.name in used) for arrays in (nest.shared, nest.tables)
    )
    return (
        replace(left, shared=shared, tables=tables)
        if (shared, tables) != (nest.shared, nest.tables)
        else left
    )


def _without(body: Sequence[Statement], after: AbstractSet[str]) -> tuple[tuple[Statement, ...], set[str]]:
    """The statements, and what they read that others name before them; ``after``: what is read behind them."""
    read, found = set(after), list[Statement]()
    for statement in reversed(body):
        names = statement.names if isinstance(statement, (IntegerLoads, ScalarLoads)) else ()
        if isinstance(statement, (Let, Integer, MaskedLoad)):
            names = (statement.name,)
        wanted = [name for name in names if name in read]
        if names and not wanted:
            continue
        read.difference_update(names)
        kept = [statement]
        if isinstance(statement, (IntegerLoads, ScalarLoads)) and len(wanted) < len(names):
            places = [statement.index.plus(names.index(name)) for name in wanted]
            kept = [
                replace(statement, names=(name,), index=place)
                for name, place in zip(wanted, places, strict=True)
            ]
        elif isinstance(statement, Guard):
            inside, first = _without(statement.body, read)
            otherwise, second = _without(statement.otherwise, read)
            kept = [replace(statement, body=inside, otherwise=otherwise)] if inside or otherwise else []
            read |= first | second
        elif isinstance(statement, (For, Range, Lanes)):
            inside, first = _without(statement.body, read)
            kept = [replace(statement, body=inside)] if inside else _left_of(statement)
            read |= first
        read.update(*map(_own_variables, kept))
        found += reversed(kept)
    return tuple(reversed(found)), read


def _left_of(loop: For | Range | Lanes) -> list[Statement]:
    """What a loop without statements still does: items wait for each other, or later ones go on with theirs."""
    if not isinstance(loop, Lanes):
        return []
    if loop.scope != "own":
        return [replace(loop, body=())]
    return [Barrier()] if loop.barrier else []


def apart_from(body: Sequence[Statement], name: str) -> tuple[list[Statement], list[Statement]]:
    """Named scalars and integers that do not depend on an integer, and the other statements, in order.

    Args:
        body: statements of which none declares a name again.
        name: of the integer.
    """
    before: list[Statement] = []
    after: list[Statement] = []
    changing = {name}
    for statement in body:
        names = {statement.name} if isinstance(statement, (Let, Integer)) else set[str]()
        names |= set(statement.names) if isinstance(statement, (IntegerLoads, ScalarLoads)) else set()
        if names and not variables_read([statement]) & changing:
            before.append(statement)
        else:
            after.append(statement)
            changing |= names
    return before, after


def without_unused(body: Sequence[Statement]) -> tuple[Statement, ...]:
    """The statements without named scalars and integers that none of them reads, where these can be seen."""
    return _reduced(body)[0]


def _reduced(body: Sequence[Statement]) -> tuple[tuple[Statement, ...], set[str]]:
    """The same, and the names that they read. Bodies within come first: what is outside reads no name of theirs."""
    kept = [_reduced_inside(statement) for statement in body]
    readers = Counter(name for _, read in kept for name in read)
    count = -1
    while count != len(kept):
        count = len(kept)
        found = []
        # most are read behind the place where they get their names
        for statement, read in reversed(kept):
            names = statement.names if isinstance(statement, (IntegerLoads, ScalarLoads)) else ()
            if isinstance(statement, (Let, Integer)):
                names = (statement.name,)
            if names and not any(readers[name] for name in names):
                readers.subtract(read)
            else:
                found.append((statement, read))
        kept = found[::-1]
    return tuple([statement for statement, _ in kept]), {name for name, number in readers.items() if number}


def _reduced_inside(statement: Statement) -> tuple[Statement, set[str]]:
    """A statement with what is within it reduced, and the names that it reads."""
    if isinstance(statement, Guard):
        inside, first = _reduced(statement.body)
        otherwise, second = _reduced(statement.otherwise)
        read = first | second | _own_variables(statement)
        return replace(statement, body=inside, otherwise=otherwise), read
    if isinstance(statement, (For, Range)) or (isinstance(statement, Lanes) and statement.scope == "own"):
        inside, read = _reduced(statement.body)
        return replace(statement, body=inside), read | _own_variables(statement)
    return statement, variables_read([statement])
