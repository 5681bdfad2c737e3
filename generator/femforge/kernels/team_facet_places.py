"""Where the values stand that teams make element matrices of facets of (:mod:`femforge.kernels.team_facets`)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from femforge.ir.integral import SlotPair
from femforge.ir.scalar import Node
from femforge.represent.facet_matrices import FacetMatrices, Kind

#: Of each column of the element matrix a factor, and the place in a row of what it multiplies.
Columns = tuple[tuple[Node, ...], tuple[int, ...]]


@dataclass
class PlacedKind:
    """Where the values of a kind stand, of a cell.

    Attributes:
        own: the kind.
        values: first of D at a point, by part.
        lines: first of all.
        of_line: first of each line within those of a block.
        of_block: values of the lines of a block.
    """

    own: Kind
    values: tuple[int, ...]
    lines: int = 0
    of_line: tuple[int, ...] = ()
    of_block: int = 0


@dataclass(frozen=True)
class RowClass:
    """Rows whose entries are made of theirs in the same way.

    Attributes:
        rows: (row of the element matrix, its number among those that stand in memory), in order.
        columns: of each order of the trial functions' derivative across the facet.
    """

    rows: tuple[tuple[int, int], ...]
    columns: tuple[Columns, ...]


@dataclass
class Share:
    """Components of the test function that are worked on at a time, and where their values stand.

    Attributes:
        plan: what is contracted.
        kinds: of its blocks.
        stored: the pairs of slots whose D stands in memory, by part, and the first value of each part.
        slots: first place in a row by component of the trial function and order of its derivative across the facet.
        row: number of the first row of each component of the test function.
    """

    plan: FacetMatrices
    kinds: list[PlacedKind] = field(default_factory=list)
    stored: list[list[SlotPair]] = field(default_factory=list)
    first: list[int] = field(default_factory=list)
    slots: dict[tuple[int, int], int] = field(default_factory=dict)
    row: dict[int, int] = field(default_factory=dict)
    value_size: int = 0
    line_size: int = 0
    pitch: int = 0
    num_rows: int = 0


def placed(plan: FacetMatrices, points: Sequence[int]) -> Share:
    """Find places for everything.

    Args:
        plan: what is contracted.
        points: of each part.
    """
    share = Share(plan, stored=[[] for _ in plan.parts])
    assert plan.integral.test is not None
    for component in plan.components:
        share.row[component] = share.num_rows
        share.num_rows += len(plan.integral.test.layout.fields[component].dofs)
    for kind in plan.kinds:
        values = tuple(len(own) for own in share.stored)
        for stored in kind.stored:
            for own, pairs in zip(share.stored, stored, strict=True):
                own += pairs
        new = PlacedKind(kind, values)
        if plan.dim == 3:
            _place_lines(plan, new, share)
        share.kinds.append(new)
        for _, e in kind.blocks:
            for order in kind.across:
                if (e, order) not in share.slots:
                    share.slots[e, order] = share.pitch
                    share.pitch += kind.functions[1] ** (plan.dim - 1)
    # odd, so that neighbouring rows do not meet in one bank of shared memory
    share.pitch |= 1
    for count, own in zip(points, share.stored, strict=True):
        share.first.append(share.value_size)
        share.value_size += count * len(own)
    return share


def _place_lines(plan: FacetMatrices, new: PlacedKind, share: Share) -> None:
    kind, places, size = new.own, [], 0
    for line in kind.lines:
        places.append(size)
        size += plan.points(line.part, 1) * kind.functions[0] * kind.functions[1]
    new.lines, new.of_line, new.of_block = share.line_size, tuple(places), size
    share.line_size += len(kind.blocks) * size
