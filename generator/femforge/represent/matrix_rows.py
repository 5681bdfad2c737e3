"""Element matrices of tensor-product cells by rows, for degrees at which all products of two functions are many.

The test function is fixed in one direction after the other. With its factor of the first direction and each trial
function's, D at the points is contracted to lines and planes of the directions that are left; with those of the
direction between, to points of the last one; there, all test functions share what the trial function's factors are
multiplied by. Of an entry only that last product is its own: twice as many multiply-adds as points in one direction for
a Laplacian, whose D has rows and columns of values and of derivatives, and half of that by sums and differences of
opposite points.

What is read of D for a row are the pairs of derivatives of its test function, with those of every trial function: a
:class:`Reading`. Blocks of components that read the same way are a :class:`RowClass` and share their code.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property

from flint import fmpq

from femforge.ir.element import Field
from femforge.reference import basis
from femforge.represent.directions import Matrix, nodal_basis
from femforge.represent.line_products import line_element, line_rule
from femforge.represent.matrix_directions import Block, DirectionalPlan, Kind

#: Orders of the derivatives of a function in some directions.
Orders = tuple[int, ...]


@dataclass(frozen=True, order=True)
class Pair:
    """Derivatives of the two arguments in some directions, of one part of the integral.

    Attributes:
        part: its number.
        test, trial: orders in each of the directions.
    """

    part: int
    test: Orders
    trial: Orders

    def last(self, count: int) -> Pair:
        """The same in the last directions only, so many."""
        return Pair(self.part, self.test[len(self.test) - count :], self.trial[len(self.trial) - count :])


@dataclass(frozen=True)
class Reading:
    """A pair of derivatives, and the term of D that it takes.

    Attributes:
        term: its number in the kind of the block.
        pair: in all directions.
    """

    term: int
    pair: Pair


@dataclass(frozen=True)
class RowBlock:
    """The block of one component of the trial function.

    Attributes:
        trial: number of the component.
        kind, number: which block of the plan it is, or is the mirror image of.
    """

    trial: int
    kind: int
    number: int


@dataclass(frozen=True)
class RowClass:
    """Blocks that differ in nothing but their trial component.

    Attributes:
        blocks: at least one.
        readings: of each.
        parts: number of the part of each term of D.
        test, trial: fields of the first block.
    """

    blocks: tuple[RowBlock, ...]
    readings: tuple[Reading, ...]
    parts: tuple[int, ...]
    test: Field
    trial: Field

    def pairs(self, directions: int) -> tuple[Pair, ...]:
        """What is kept apart in the last directions, so many."""
        return tuple(sorted({one.pair.last(directions) for one in self.readings}))

    def readings_of(self, pair: Pair) -> tuple[Reading, ...]:
        """What is added up for a pair of derivatives of the last directions."""
        return tuple(one for one in self.readings if one.pair.last(len(pair.test)) == pair)

    @property
    def functions(self) -> tuple[int, int]:
        """Test and trial functions of one direction."""
        return len(positions(self.test)), len(positions(self.trial))


@dataclass(frozen=True)
class ComponentRows:
    """The rows of one component of the test function.

    Attributes:
        component: its number.
        test: its field.
        classes: of the blocks that are not zero.
    """

    component: int
    test: Field
    classes: tuple[RowClass, ...]


class RowPlan:
    """All rows of an element matrix.

    Args:
        plan: what is computed, whose blocks are not halved.
    """

    def __init__(self, plan: DirectionalPlan) -> None:
        assert not plan.halve
        self.plan = plan
        self.dim = plan.dim

    @cached_property
    def components(self) -> tuple[ComponentRows, ...]:
        """The rows, component by component."""
        test = self.plan.integral.test
        assert test is not None
        return tuple(
            ComponentRows(number, member, self._classes(number, member))
            for number, member in enumerate(test.layout.fields)
        )

    def _classes(self, component: int, test: Field) -> tuple[RowClass, ...]:
        found: dict[tuple[object, ...], RowClass] = {}
        trial = self.plan.integral.trial
        assert trial is not None
        for k, kind in enumerate(self.plan.kinds):
            parts = tuple(term.part for term in kind.terms)
            for b, block in enumerate(kind.blocks):
                for other, exchanged in _of_row(kind, block, component):
                    member = trial.layout.fields[other]
                    readings = _readings(kind, exchanged)
                    own = RowClass((RowBlock(other, k, b),), readings, parts, test, member)
                    known = found.setdefault((readings, parts, member.element), replace(own, blocks=()))
                    found[readings, parts, member.element] = replace(
                        known, blocks=(*known.blocks, *own.blocks)
                    )
        return tuple(found.values())

    @property
    def divisors(self) -> list[int]:
        """Numbers of test functions of one direction that divide those of all components."""
        counts = [self.functions(one.test) for one in self.components]
        return [d for d in range(1, min(counts) + 1) if all(count % d == 0 for count in counts)]

    def functions(self, member: Field) -> int:
        """Functions of one direction."""
        return len(positions(member))

    def points(self, part: int) -> int:
        """Points of one direction of a part's rule."""
        return len(line_rule(self.plan.representation.parts[part].rule)[0])

    def table(self, member: Field, part: int, order: int, weighted: bool = False) -> Matrix:
        """[function][point] of one direction.

        Args:
            member: of one argument.
            part: whose points.
            order: of the derivative.
            weighted: whether the rule's weights are in it.
        """
        points, weights = line_rule(self.plan.representation.parts[part].rule)
        values = nodal_basis(member.element).tabulate(points, order)
        factors = weights if weighted else (fmpq(1),) * len(points)
        return tuple(
            tuple(factor * row[f] for factor, row in zip(factors, values, strict=True))
            for f in positions(member)
        )

    def dofs(self, member: Field) -> dict[Orders, int]:
        """Dof by the functions of all directions, as :func:`positions` orders them."""
        own = zip(basis(member.element).factor_index, member.dofs, strict=True)
        rank = {f: k for k, f in enumerate(positions(member))}
        return {tuple(rank[f] for f in place): dof for place, dof in own}


def _of_row(kind: Kind, block: Block, component: int) -> Sequence[tuple[int, bool]]:
    """(trial component, whether test and trial are exchanged) of a row's component, for a block of the plan."""
    found = [(block.trial, False)] if block.test == component else []
    if kind.mirrored and block.test != block.trial and block.trial == component:
        found.append((block.test, True))
    return found


def _readings(kind: Kind, exchanged: bool) -> tuple[Reading, ...]:
    found = []
    for number, term in enumerate(kind.terms):
        sides = [(term.left, term.right)]
        if term.both:
            sides.append((term.right, term.left))
        for left, right in sides:
            pair = Pair(term.part, right, left) if exchanged else Pair(term.part, left, right)
            found.append(Reading(number, pair))
    return tuple(found)


@cache
def positions(member: Field) -> tuple[int, ...]:
    """The functions of one direction from left to right: opposite ones mirror each other."""
    factor = line_element(member)
    own = basis(factor)
    if factor.family != "P":
        return tuple(range(own.dimension))
    place = [p[0] for p in own.lattice]
    return tuple(sorted(range(own.dimension), key=lambda f: place[f]))
