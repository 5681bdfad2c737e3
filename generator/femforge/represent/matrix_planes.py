"""Element matrices of tensor-product cells as matrices of the other directions, one for each moment of the first.

Pairs of derivatives whose functions of the first direction have the same products are integrated over the other
directions together: a :class:`Plane` is the sum of their matrices for one moment of the first direction. An entry of
the element matrix then is a sum over the moments of few planes.
"""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import prod

from femforge.ir.scalar import Graph, Node
from femforge.represent.line_products import Expansion, LineProducts
from femforge.represent.matrix_directions import DirectionalPlan, Kind, Term, contracted, gathered

#: Functions of the directions but the first, one number for each.
Functions = tuple[int, ...]
Pair = tuple[Functions, Functions]
#: Values at points of the last direction that the sum of some terms of a plane holds at a time.
MOST_HELD = 56


@dataclass(frozen=True)
class Plane:
    """Terms of a kind that are added up.

    Attributes:
        products: of the first direction.
        numbers: of the terms.
        terms: these, as they are read: all with test and trial functions exchanged, perhaps, so that more planes are
            made by the same code.
        symmetric: whether it is the same for a pair of functions and for the pair exchanged. Of terms that stand for
            two, both are added then.
        plain, exchanged: whether the entries of a pair of functions take what is at the pair itself; at the exchanged
            pair. Both, where a term stands for two.
    """

    products: LineProducts
    numbers: tuple[int, ...]
    terms: tuple[Term, ...]
    symmetric: bool
    plain: bool
    exchanged: bool

    @property
    def moments(self) -> int:
        """Moments of the first direction."""
        return len(self.products.weights)


@dataclass(frozen=True)
class Pairs:
    """Pairs of functions whose entries the same code makes.

    Attributes:
        first: number of the first of them, among all pairs of a plane.
        count: how many.
        exchange: from the number of a pair to that of the exchanged pair; ``None`` if that is no constant.
        triangle: whether only entries on the diagonal and beyond are made: functions are the same for both arguments.
    """

    first: int
    count: int
    exchange: int | None
    triangle: bool


class KindPlanes:
    """The planes of a kind.

    Args:
        plan: that computes one half of symmetric blocks.
        kind: one of its kinds.

    Attributes:
        stored: pairs of functions that planes have values for, in their order.
        counts: pairs of the same function, and those where the test function comes first.
    """

    def __init__(self, plan: DirectionalPlan, kind: Kind) -> None:
        self.graph: Graph = plan.graph
        self.kind = kind
        self.dim = plan.dim
        self._half = kind.within and kind.mirrored
        tests, trials = (
            # the last direction is the outermost
            [f[::-1] for f in itertools.product(range(n), repeat=self.dim - 1)]
            for n in kind.functions
        )
        every: list[Pair] = list(itertools.product(tests, trials))
        same = [(i, j) for i, j in every if i == j]
        before = [(i, j) for i, j in every if i[::-1] < j[::-1]]
        self._square = kind.test.element == kind.trial.element
        self.counts = (len(same), len(before))
        self.stored = same + before + [(j, i) for i, j in before] if self._square else every
        self.planes = self._planes()

    def values_of(self, plane: Plane) -> int:
        """Values of a plane for a moment."""
        return sum(self.counts) if plane.symmetric else len(self.stored)

    @property
    def pairs(self) -> list[Pairs]:
        """The pairs whose entries are made."""
        if not self._half:
            return [Pairs(0, len(self.stored), None, False)]
        same, before = self.counts
        found = [Pairs(0, same, 0, True), Pairs(same, before, before, False)]
        return [one for one in found if one.count]

    def _planes(self) -> list[Plane]:
        groups: dict[tuple[object, bool, bool], list[int]] = {}
        for n, term in enumerate(self.kind.terms):
            products = term.products[0]
            symmetric = self._square and products.transposed.expansion == products.expansion
            flipped = self._square and term.left[0] < term.right[0]
            if flipped:
                products = products.transposed
            groups.setdefault((products.expansion, symmetric, flipped), []).append(n)
        planes = []
        for (_, symmetric, flipped), terms in groups.items():
            both = [n for n in terms if self.kind.terms[n].both]
            if symmetric:
                same = [n for n in terms if self.kind.terms[n].left == self.kind.terms[n].right]
                both = sorted([*both, *same]) if both or len(same) == len(terms) else []
            rest = [n for n in terms if n not in both]
            planes += [self._plane(some, symmetric, True, not symmetric) for some in self._some(both)]
            planes += [self._plane(some, False, not flipped, flipped) for some in self._some(rest)]
        return planes

    def _plane(self, numbers: list[int], symmetric: bool, plain: bool, exchanged: bool) -> Plane:
        terms = [self.kind.terms[n] if plain else self.kind.terms[n].mirrored for n in numbers]
        order = sorted(range(len(terms)), key=lambda k: (terms[k].left, terms[k].right), reverse=True)
        numbers, terms = [numbers[k] for k in order], [terms[k] for k in order]
        return Plane(terms[0].products[0], tuple(numbers), tuple(terms), symmetric, plain, exchanged)

    def _some(self, numbers: list[int]) -> list[list[int]]:
        """Terms in groups of no more than a task holds at a time."""
        groups: list[list[int]] = []
        held = 0
        for n in numbers:
            term = self.kind.terms[n]
            size = len(term.pairs.weights[0]) * prod(len(p.weights) for p in term.products[1:])
            if not groups or held + size > MOST_HELD:
                groups.append([])
                held = 0
            groups[-1].append(n)
            held += size
        return groups

    def contracted(self, term: Term, line: Mapping[Functions, Node]) -> dict[Functions, Node]:
        """Moments in all directions but the first and last, of a line of values at points in these.

        Args:
            term: one of a plane.
            line: the values, at one point of the last direction.
        """
        grid = dict(line)
        for d, products in enumerate(term.products[1:]):
            grid = contracted(self.graph, grid, d, products.weights)
        return grid

    def values(self, plane: Plane, lines: Sequence[Mapping[Functions, Node]]) -> list[tuple[int, Node]]:
        """A plane for one moment.

        Args:
            plane: one of the kind's.
            lines: of each of its terms the contracted lines.

        Returns:
            (number among the pairs that are stored, value), in the order in which most is had in common.
        """
        numbers = range(self.values_of(plane))
        # those with the same functions of the last direction follow each other
        order = sorted(numbers, key=lambda p: (self.stored[p][0][-1], self.stored[p][1][-1]))
        return [(p, self._value(plane, lines, self.stored[p])) for p in order]

    def _value(self, plane: Plane, lines: Sequence[Mapping[Functions, Node]], pair: Pair) -> Node:
        (*_, i), (*_, j) = pair
        state: dict[tuple[LineProducts, ...], dict[Functions, Node]] = {}
        for term, own in zip(plane.terms, lines, strict=True):
            readings: list[Term] = [term]
            if plane.symmetric and term.both:
                readings.append(term.mirrored)
            for read in readings:
                weights = read.pairs.weights[read.pairs.number[i][j]]
                at_last = contracted(self.graph, own, self.dim - 2, [weights])
                moments = {place[:-1]: node for place, node in at_last.items()}
                gathered(self.graph, state, read.products[1:], moments)
        for d in range(self.dim - 3, -1, -1):
            following: dict[tuple[LineProducts, ...], dict[Functions, Node]] = {}
            for products, moments in state.items():
                row = products[-1].expansion[pair[0][d]][pair[1][d]]
                places = dict.fromkeys(place[:-1] for place in moments)
                expanded = {rest: self.graph.sum([(moments[*rest, m], f) for m, f in row]) for rest in places}
                gathered(self.graph, following, products[:-1], expanded)
            state = following
        return state[()][()]

    def entries(
        self, read: Mapping[int, tuple[list[Node], list[Node]]], triangle: bool
    ) -> dict[tuple[int, int], Node]:
        """Entries of the element matrix of one pair of functions of the directions but the first.

        Args:
            read: by number of a plane its moments for the pair, and for the pair with its functions exchanged.
            triangle: see :class:`Pairs`.

        Returns:
            By (test, trial) function of the first direction.
        """
        # those with the same expansion are added up before they are expanded
        found: dict[Expansion, list[list[tuple[Node, int]]]] = {}
        for number, plane in enumerate(self.planes):
            plain, exchanged = read[number]
            readings = [(plane.products.expansion, plain)] if plane.plain else []
            if plane.exchanged:
                readings.append((plane.products.transposed.expansion, exchanged))
            for expansion, moments in readings:
                own = found.setdefault(expansion, [[] for _ in moments])
                for into, moment in zip(own, moments, strict=True):
                    into.append((moment, 1))
        summed = [(expansion, [self.graph.sum(m) for m in own]) for expansion, own in found.items()]
        rows, columns = map(range, self.kind.functions)
        return {
            (i, j): self.graph.sum([(own[m], f) for expansion, own in summed for m, f in expansion[i][j]])
            for i, j in itertools.product(rows, columns)
            if not triangle or i <= j
        }
