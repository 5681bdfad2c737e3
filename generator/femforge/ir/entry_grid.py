"""Entries of element tensors as turns of positions: how several blocks of threads share an element tensor."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Components:
    """How the dofs of a function follow each other.

    Attributes:
        count: components.
        nodes: dofs of each of them.
        step: dofs from a component to the next one at the same node.
        node_step: dofs from a node to the next one of the same component.
    """

    count: int
    nodes: int
    step: int
    node_step: int

    @property
    def dofs(self) -> int:
        """All of them."""
        return self.count * self.nodes


@dataclass(frozen=True)
class EntryGrid:
    """Where the entries of a matrix stand whose functions have several components.

    A position is a component of the test function and a dof of the trial function; a turn is a node of the test
    function. So a thread that keeps its position has entries of one block of components in all turns, and neighbouring
    positions are neighbouring entries.

    Attributes:
        test, trial: the functions.
        upper: whether only the entries on the diagonal and right of it are stored, row by row.
    """

    test: Components
    trial: Components
    upper: bool = False

    @property
    def positions(self) -> int:
        """Entries of a turn."""
        return self.test.count * self.trial.dofs

    @property
    def turns(self) -> int:
        """Entries at a position."""
        return self.test.nodes

    @property
    def contiguous(self) -> bool:
        """Whether the entries of a turn follow each other, and turns do."""
        return self.test.step == 1 and self.test.node_step == self.test.count and not self.upper

    @property
    def pairs(self) -> int:
        """Entries of a block of components."""
        return self.test.nodes * self.trial.nodes

    def row(self, component: int, node: int) -> int:
        """The row of a component of the test function at one of its nodes."""
        return component * self.test.step + node * self.test.node_step

    def column(self, component: int, node: int) -> int:
        """The column of a component of the trial function at one of its nodes."""
        return component * self.trial.step + node * self.trial.node_step

    def begin(self, row: int) -> int:
        """Where the first column of a row stands among the stored entries, or would stand."""
        width = self.trial.dofs
        return row * width - row * (row + 1) // 2 if self.upper else row * width


def components_of(fields: Sequence[Sequence[int]]) -> Components | None:
    """How components follow each other, by the dofs of each; None where that is not regular."""
    dofs = [sorted(field) for field in fields]
    nodes = len(dofs[0])
    if any(len(field) != nodes for field in dofs):
        return None
    step = dofs[1][0] - dofs[0][0] if len(dofs) > 1 else nodes
    node_step = dofs[0][1] - dofs[0][0] if nodes > 1 else len(dofs)
    regular = all(
        dof == a * step + i * node_step for a, field in enumerate(dofs) for i, dof in enumerate(field)
    )
    return Components(len(dofs), nodes, step, node_step) if regular else None
