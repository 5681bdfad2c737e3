"""A domain is what a pass runs over, batch by batch; a kernel is a list of passes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from femforge.ir.integers import Condition, IntegerExpression, arrays_of, index, minimum, variables_of
from femforge.ir.nests import LoopNest, arrays_read, arrays_written, variables_read, without_unread
from femforge.ir.statements import Integer, Statement, TableProduct

#: The number of the batch, in the head of a domain.
BATCH = "batch"
#: The steps of a nest that would leave nothing.
_NOTHING = ("nothing: all results are zero, and nothing is launched",)


@dataclass(frozen=True)
class Domain:
    """What the batches of a pass are.

    Attributes:
        name: of what it runs over: ``cells``, ``rest`` or ``nodes``.
        limits: 64-bit integers that a pass takes besides arrays, by name, in terms of the face's arguments.
        batches: their number, in terms of the limits.
        head: integers of a batch, in terms of :data:`BATCH` and the limits.
        checks: what must not hold of the face's arguments.
        repeated: (variable, number of times) where the pass runs several times, one after another.
        some: where other passes run over the rest of the same cells: when it has any batch, in terms of the face's
            arguments.
    """

    name: str
    limits: Mapping[str, IntegerExpression]
    batches: IntegerExpression
    head: tuple[Statement, ...]
    checks: tuple[Condition, ...] = ()
    repeated: tuple[str, IntegerExpression] | None = None
    some: Condition | None = None

    @cached_property
    def names(self) -> frozenset[str]:
        """Arrays and integers of the face that the domain itself needs there."""
        expressions: list[IntegerExpression | Condition] = [self.batches, *self.limits.values(), *self.checks]
        if self.repeated:
            expressions.append(self.repeated[1])
        return frozenset(name for e in expressions for name in (*arrays_of(e), *variables_of(e)))


@dataclass(frozen=True)
class Pass:
    """One run over a domain.

    Attributes:
        domain: what it runs over.
        nest: the loop nest of a batch, without what nothing in it reads; empty if it would leave nothing.
        moved: by how many entries arrays are moved on, in terms of the face's arguments.
    """

    domain: Domain
    nest: LoopNest
    moved: Mapping[str, IntegerExpression] = field(default_factory=dict)

    def __post_init__(self) -> None:
        nest = without_unread(self.nest)
        if not nest.leaves:
            nest = replace(nest, shared=(), tables=(), body=(), steps=_NOTHING)
        object.__setattr__(self, "nest", nest)

    @cached_property
    def product(self) -> TableProduct | None:
        """What a library does, where that is all of the pass; None where the pass is a function of its own."""
        (first, *rest) = self.nest.body or (None,)
        return first if isinstance(first, TableProduct) and not rest else None

    @cached_property
    def names(self) -> frozenset[str]:
        """Arrays and variables that its statements use, its own ones too."""
        head = self.domain.head
        own = arrays_read(head) | arrays_written(head) | variables_read(head)
        return self.nest.arrays | self.nest.variables | own

    @cached_property
    def idle(self) -> bool:
        """Whether it does nothing: all results are zero, as the entries of a diagonal may be."""
        return not self.nest.body

    @cached_property
    def face_names(self) -> frozenset[str]:
        """Arrays and integers that a face needs to start it."""
        limits = self.domain.limits.keys()
        own = self.names - {name for name in limits if self.domain.limits[name] != index(name)}
        moved = {name for shift in self.moved.values() for name in variables_of(shift)}
        return own | self.domain.names | moved


def cell_head(first: IntegerExpression, end: str, batch: int) -> tuple[Statement, ...]:
    """The first cell of a batch, and its cells: fewer in the last one."""
    rest = index(end).plus(index("first_cell").times(-1))
    return (
        Integer("first_cell", first, wide=True),
        Integer("cells_here", minimum(rest, batch), narrowed=True),
    )
