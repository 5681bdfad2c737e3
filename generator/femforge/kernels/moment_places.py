"""Where a team keeps the moments of a cell between its steps.

All moments of a line of values stand together, and each line is contracted in its own place; lines that the same code
contracts follow each other.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import prod

from femforge.represent.matrix_directions import DirectionalPlan, Term


@dataclass(frozen=True)
class Place:
    """Where the moments of a term of a kind stand.

    Attributes:
        first: of the first block.
        block: values of a block.
        line: values of one moment of the first direction.
    """

    first: int
    block: int
    line: int


@dataclass(frozen=True)
class Contraction:
    """Moments that are contracted by the same code: a class of tasks of the third stage.

    Attributes:
        term: one of the terms.
        first: place of the first value.
        line: values from a task to the next.
        tasks: how many.
    """

    term: Term
    first: int
    line: int
    tasks: int


class MomentPlaces:
    """Places of all moments.

    Args:
        plan: what is computed.
        early: whether values are moments of the first direction already when they are first stored.
        blocks: whether the last direction becomes moments, too, and not products.

    Attributes:
        of_terms: place by (kind, term).
        contractions: the classes of tasks that contract lines.
    """

    def __init__(self, plan: DirectionalPlan, early: bool, blocks: bool) -> None:
        self.plan = plan
        self.early = early
        self.blocks = blocks
        self.of_terms: dict[tuple[int, int], Place] = {}
        self.contractions: list[Contraction] = []
        classes: dict[tuple[object, ...], list[tuple[int, int]]] = {}
        for k, kind in enumerate(plan.kinds):
            for n, term in enumerate(kind.terms):
                key = (term.part, term.products[int(early) :], self.last_weights(term))
                classes.setdefault(key, []).append((k, n))
        first = 0
        for members in classes.values():
            begin = first
            term = plan.kinds[members[0][0]].terms[members[0][1]]
            line = self._line_size(term)
            for k, n in members:
                lines = len(plan.kinds[k].terms[n].products[0].weights) if early else 1
                self.of_terms[k, n] = Place(first, lines * line, line)
                first += len(plan.kinds[k].blocks) * lines * line
            self.contractions.append(Contraction(term, begin, line, (first - begin) // line))
        #: Values of a cell.
        self.size = first

    def last_weights(self, term: Term) -> Sequence[Sequence[Fraction]]:
        """[moment or product][point] of the last direction."""
        return term.last.weights if self.blocks else term.pairs.weights

    def _line_size(self, term: Term) -> int:
        """Values of a line: the points before it is contracted, the moments and products after.

        Odd, so that neighbouring lines do not meet in one bank of shared memory.
        """
        points = len(term.pairs.weights[0])
        after = prod([len(p.weights) for p in term.products[1:]]) * len(self.last_weights(term))
        if self.early:
            return int(max(points ** (self.plan.dim - 1), after)) | 1
        return int(max(points**self.plan.dim, len(term.products[0].weights) * after)) | 1
