"""Basis actions as steps of one direction each (Beams et al., section IV-A and IV-E).

A step is a batch of small matrix products: all lines of some grids in one direction, times the tables of that
direction. ``interp`` has one grid all the way. ``grad`` keeps the values next to the derivatives that are under way,
so that no product is made twice: in three directions 8 batches of products, two of them short, instead of the 9 of
three separate derivatives. The transposes are the same steps backwards.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod
from typing import Literal, get_args

from femforge.represent.directions import Matrix
from femforge.represent.tensor_basis import TensorBasis, transposed

Action = Literal["interp", "interp_transpose", "grad", "grad_transpose", "weight"]
ACTIONS: tuple[Action, ...] = get_args(Action)
#: A grid of values of one entry: the direction that it is a derivative in; None of values.
Grid = int | None


@dataclass(frozen=True)
class BasisProblem:
    """What a basis action computes.

    Attributes:
        basis: nodes and points.
        action: what is done.
        components: of a node.
        by_component: whether vectors are [component][cell][node], and [direction][component][cell][point], as libCEED
            has them; else [cell][component][node] and [cell][direction][component][point], as MFEM does.
    """

    basis: TensorBasis
    action: Action
    components: int = 1
    by_component: bool = False

    @property
    def layout(self) -> str:
        """What of vectors runs slowest, of cells and components."""
        return "component" if self.by_component else "cell"

    @property
    def transposes(self) -> bool:
        """Whether it leads from points to nodes."""
        return self.action.endswith("_transpose")

    @property
    def node_values(self) -> int:
        """Of an entry."""
        return prod([self.basis.nodes] * self.basis.dim)

    @property
    def point_values(self) -> int:
        """Of an entry, of one derivative."""
        return prod([self.basis.points] * self.basis.dim)

    @property
    def derivatives(self) -> tuple[Grid, ...]:
        """The grids at the points."""
        return tuple(range(self.basis.dim)) if self.action.startswith("grad") else (None,)


@dataclass(frozen=True)
class Product:
    """A table times the lines of a grid, added to what other products give the same target.

    Attributes:
        source, target: grids before and after the step.
        order: of the derivative in the step's direction.
    """

    source: Grid
    target: Grid
    order: int


@dataclass(frozen=True)
class Step:
    """All products of one direction.

    Attributes:
        direction: of the lines.
        products: by source.
        before, after: extents of the grids.
        transposes: whether tables lead from points to nodes.
    """

    direction: int
    products: tuple[Product, ...]
    before: tuple[int, ...]
    after: tuple[int, ...]
    transposes: bool

    @property
    def sources(self) -> tuple[Grid, ...]:
        """Grids before it."""
        return tuple(dict.fromkeys(one.source for one in self.products))

    @property
    def targets(self) -> tuple[Grid, ...]:
        """Grids after it."""
        return tuple(dict.fromkeys(one.target for one in self.products))

    @property
    def lines(self) -> int:
        """Lines of each grid."""
        count = 1
        for d, extent in enumerate(self.before):
            count *= extent if d != self.direction else 1
        return count

    def into(self, target: Grid) -> tuple[Product, ...]:
        """The products that make a grid."""
        return tuple(one for one in self.products if one.target == target)

    def table(self, basis: TensorBasis, order: int) -> Matrix:
        """[of after][of before] what a line is multiplied by."""
        table = basis.table(order)
        return transposed(table) if self.transposes else table


def basis_steps(basis: TensorBasis, action: Action, directions: Sequence[int]) -> tuple[Step, ...]:
    """The steps of an action.

    Args:
        basis: the basis.
        action: any but ``weight``, which has none.
        directions: their order.
    """
    transposes = action.endswith("_transpose")
    derivatives = action.startswith("grad")
    order = list(reversed(directions)) if transposes else list(directions)
    steps = []
    grids: list[Grid] = [None]
    for number, d in enumerate(order):
        last = number + 1 == len(order)
        products = []
        for grid in grids:
            if grid is not None or not derivatives or not last:
                products.append(Product(grid, grid, 0))
            if grid is None and derivatives:
                products.append(Product(None, d, 1))
        before, after = (
            tuple(basis.points if e in done else basis.nodes for e in range(basis.dim))
            for done in (order[:number], order[: number + 1])
        )
        steps.append(Step(d, tuple(products), before, after, False))
        grids = list(dict.fromkeys(one.target for one in products))
    return tuple(map(_backwards, reversed(steps))) if transposes else tuple(steps)


def _backwards(step: Step) -> Step:
    """The transpose of a step."""
    products = tuple(Product(one.target, one.source, one.order) for one in step.products)
    by_source = sorted(products, key=lambda one: (one.source is not None, one.source or 0))
    return Step(step.direction, tuple(by_source), step.after, step.before, True)
