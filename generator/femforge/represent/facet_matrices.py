"""Element matrices of facets of quadrilaterals and hexahedra, one direction after another, as a plan without threads.

Seen from its facet, a cell's last direction leads away from it, and all points of the facet have one place in it. Of a
product of functions of one direction, D meets that of the last direction as a number: its value or a derivative at the
facet. So D is contracted in the directions of the facet to matrices of these, one for each pair of derivatives across
the facet, and an entry of the element matrix is a sum of few of their entries.

The directions of the facet are contracted with test and trial function at once: the first one to lines of values at the
points of the last one (:class:`Line`), which there is between them where the facet has two directions.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

from femforge.errors import an
from femforge.ir.element import TENSOR_CELLS, Field
from femforge.ir.integral import Integral, SlotPair
from femforge.ir.scalar import Graph, Node
from femforge.reference import basis
from femforge.represent.directions import Matrix, nodal_basis
from femforge.represent.numbers import fraction
from femforge.represent.point_values import loops_over_directions, point_strides
from femforge.represent.quadrature import QuadratureRepresentation

#: Orders of the derivatives of a function in the directions of the cell.
Orders = tuple[int, ...]


def facet_directions(representation: QuadratureRepresentation) -> str:
    """Why an integral cannot be computed so; empty if it can."""
    integral = representation.integral
    if integral.region != "facet" or integral.evaluated:
        return "it is for integrals over facets"
    if integral.cell not in TENSOR_CELLS or integral.gdim < 2:
        return f"{an(integral.cell)} is no product of intervals"
    if integral.test is None or integral.trial is None:
        return "it is for element matrices"
    for function in (integral.test, integral.trial):
        for member in function.layout.fields:
            if basis(member.element).factor is None:
                return f"{member.element.name} is no tensor-product element"
    if not loops_over_directions(representation.integral, representation.parts):
        return "the quadrature rule is no tensor product"
    return ""


@dataclass(frozen=True)
class Term:
    """A pair of derivatives that D is there for.

    Attributes:
        part: number of the part of the integral.
        test, trial: derivatives of the functions.
        place: of D among what is stored of a block at a point of the part.
    """

    part: int
    test: Orders
    trial: Orders
    place: int


@dataclass(frozen=True)
class Line:
    """What is added up before the last direction of the facet is contracted.

    Attributes:
        part: number of the part of the integral.
        test, trial: derivatives of the functions in the last two directions, or the last one of a quadrilateral's facet
            and that across it.
    """

    part: int
    test: Orders
    trial: Orders


@dataclass(frozen=True)
class Kind:
    """Pairs of components that differ in nothing but their numbers.

    Attributes:
        blocks: (test, trial) component of each.
        stored: by block, the pairs of slots whose D is stored, by part.
        terms: at least one.
        test, trial: fields of the first block.
    """

    blocks: tuple[tuple[int, int], ...]
    stored: tuple[tuple[tuple[SlotPair, ...], ...], ...]
    terms: tuple[Term, ...]
    test: Field
    trial: Field

    @cached_property
    def lines(self) -> tuple[Line, ...]:
        """All lines, in order."""
        return tuple(sorted({_line_of(t) for t in self.terms}, key=lambda n: (n.part, n.test, n.trial)))

    @property
    def across(self) -> tuple[int, ...]:
        """Orders of the derivatives of trial functions across the facet."""
        return tuple(sorted({term.trial[-1] for term in self.terms}))

    @property
    def functions(self) -> tuple[int, int]:
        """Test and trial functions of one direction."""
        return nodal_basis(self.test.element).size, nodal_basis(self.trial.element).size


def _line_of(term: Term) -> Line:
    return Line(term.part, term.test[-2:], term.trial[-2:])


class FacetMatrices:
    """What is contracted, for some components of the test function.

    Args:
        representation: for which :func:`facet_directions` has no objection.
        components: of the test function.
    """

    def __init__(self, representation: QuadratureRepresentation, components: Sequence[int]) -> None:
        self.representation = representation
        self.components = tuple(components)
        self.integral: Integral = representation.integral
        self.graph: Graph = self.integral.graph
        self.dim = self.integral.gdim
        self.parts = representation.parts
        self.kinds = self._kinds()

    def points(self, part: int, d: int) -> int:
        """Points of a rule in one direction."""
        return len(self.parts[part].rule.directions[d][0])

    def stride(self, part: int, d: int) -> int:
        """Distance of neighbouring points of a direction."""
        strides = point_strides(self.parts[part])
        assert strides is not None
        return strides[d]

    def table(self, part: int, d: int, member: Field, order: int) -> Matrix:
        """[point][function] of one direction of a field."""
        points, _ = self.parts[part].rule.directions[d]
        return nodal_basis(member.element).tabulate(points, order)

    def at_facet(self, member: Field, order: int) -> list[Node]:
        """Of each function of the direction across the facet its value or derivative there."""
        ((*row,),) = self.table(0, self.dim - 1, member, order)
        return [self.graph.const(fraction(value)) for value in row]

    def _kinds(self) -> tuple[Kind, ...]:
        pairs: dict[tuple[int, int], list[tuple[int, SlotPair]]] = {}
        for number, part in enumerate(self.parts):
            for s, t in part.terms:
                assert s is not None
                assert t is not None
                if s.component in self.components:
                    pairs.setdefault((s.component, t.component), []).append((number, (s, t)))
        found: dict[tuple[object, ...], list[tuple[tuple[int, int], tuple[tuple[SlotPair, ...], ...]]]] = {}
        terms_of: dict[tuple[object, ...], tuple[Term, ...]] = {}
        for block, own in sorted(pairs.items()):
            stored, terms = self._stored(own)
            test, trial = self._fields(block)
            key = (test.element, trial.element, terms)
            terms_of[key] = terms
            found.setdefault(key, []).append((block, stored))
        return tuple(
            Kind(
                tuple(b for b, _ in some), tuple(s for _, s in some), terms_of[key], *self._fields(some[0][0])
            )
            for key, some in found.items()
        )

    def _stored(
        self, pairs: Sequence[tuple[int, SlotPair]]
    ) -> tuple[tuple[tuple[SlotPair, ...], ...], tuple[Term, ...]]:
        """What is stored of a block, equal values once, and its terms."""
        stored: list[list[SlotPair]] = [[] for _ in self.parts]
        known: dict[tuple[int, Node], int] = {}
        terms = []
        ordered = sorted(pairs, key=lambda one: (one[0], *(slot.derivative for slot in one[1] if slot)))
        for number, (s, t) in ordered:
            assert s is not None
            assert t is not None
            own = stored[number]
            place = known.setdefault((number, self.parts[number].terms[s, t]), len(own))
            if place == len(own):
                own.append((s, t))
            terms.append(Term(number, s.derivative, t.derivative, place))
        return tuple(map(tuple, stored)), tuple(terms)

    def _fields(self, block: tuple[int, int]) -> tuple[Field, Field]:
        assert self.integral.test is not None
        assert self.integral.trial is not None
        return self.integral.test.layout.fields[block[0]], self.integral.trial.layout.fields[block[1]]

    # -- the first of two directions ---------------------------------------------------------------------

    def lines(
        self,
        kind: Kind,
        part: int,
        values: Mapping[tuple[int, int], Node],
        tested: Mapping[tuple[int, int], Node],
    ) -> Iterator[tuple[Line, int, Node]]:
        """The first of two directions contracted, with one test function and each trial function.

        Args:
            kind: of the block.
            part: whose points these are.
            values: (place among what is stored, point) -> D.
            tested: (order, point) -> the test function.

        Yields:
            Line, number of the trial function, value.
        """
        tables = {t.trial[0]: self.table(part, 0, kind.trial, t.trial[0]) for t in kind.terms}
        fluxes: dict[tuple[Line, int, int], list[tuple[Node, int]]] = {}
        for term in (one for one in kind.terms if one.part == part):
            for q in range(self.points(part, 0)):
                value = self.graph.product([tested[term.test[0], q], values[term.place, q]])
                fluxes.setdefault((_line_of(term), term.trial[0], q), []).append((value, 1))
        found: dict[Line, list[tuple[int, int, Node]]] = {}
        for (line, order, q), terms in fluxes.items():
            found.setdefault(line, []).append((order, q, self.graph.sum(terms)))
        for line, own in found.items():
            for j in range(kind.functions[1]):
                terms_ = [
                    (flux, fraction(tables[order][q][j]))
                    for order, q, flux in own
                    if tables[order][q][j] != 0
                ]
                yield line, j, self.graph.sum(terms_)

    # -- the last direction, and that across -------------------------------------------------------------

    def rows(
        self, kind: Kind, values: Mapping[tuple[int, int], Node], tested: Mapping[tuple[int, int, int], Node]
    ) -> Iterator[tuple[int, int, int, Node]]:
        """The last direction of the facet contracted, with one test function and each trial function.

        Args:
            kind: of the block.
            values: (number of the line, point) -> what is contracted.
            tested: (part, order, point) -> the test function.

        Yields:
            Number of the test function across the facet, place of the order of the trial function's derivative there
            in ``kind.across``, number of the trial function of the last direction, value.
        """
        d = self.dim - 2
        sums: dict[tuple[int, int, int, int, int], list[tuple[Node, int]]] = {}
        for n, line in enumerate(kind.lines):
            for q in range(self.points(line.part, d)):
                value = self.graph.product([tested[line.part, line.test[0], q], values[n, q]])
                key = (line.part, line.test[1], line.trial[1], line.trial[0], q)
                sums.setdefault(key, []).append((value, 1))
        matrices: dict[tuple[int, int], list[list[tuple[Node, Fraction]]]] = {}
        for (part, a, b, order, q), terms in sums.items():
            flux = self.graph.sum(terms)
            row = self.table(part, d, kind.trial, order)[q]
            own = matrices.setdefault((a, b), [[] for _ in row])
            for j, factor in enumerate(row):
                if factor != 0:
                    own[j].append((flux, fraction(factor)))
        entries = {key: [self.graph.sum(terms) for terms in own] for key, own in matrices.items()}
        tests = {a: self.at_facet(kind.test, a) for a, _ in entries}
        for b, order in enumerate(kind.across):
            for j, i in itertools.product(range(kind.functions[1]), range(kind.functions[0])):
                products = [
                    (self.graph.product([tests[a][i], sums_[j]]), 1)
                    for (a, other), sums_ in entries.items()
                    if other == order and not tests[a][i].is_zero
                ]
                yield i, b, j, self.graph.sum(products)
