"""Element matrices of tensor-product cells one direction after another, as a plan without threads.

D of each pair of slots is known at all points. Its first direction is contracted to moments (:mod:`line_products`), so
are the directions between, and the last one to all products of its test and trial functions. What a pair of slots then
holds is small; an entry of the element matrix is a sum of few of them. Pairs of components that have the same pairs of
derivatives, a kind, share all of this but the place where it is.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import factorial

from flint import fmpq

from femforge.errors import an
from femforge.ir.element import TENSOR_CELLS, Field
from femforge.ir.integral import COORDINATES, Dof, Integral, Slot, SlotPair
from femforge.ir.scalar import Graph, Node
from femforge.reference import basis
from femforge.represent.identity import fingerprints
from femforge.represent.line_products import (
    LinePairs,
    LineProducts,
    line_degree,
    line_element,
    line_pairs,
    line_products,
    line_rule,
)  # fmt: skip
from femforge.represent.numbers import fraction
from femforge.represent.point_values import loops_over_directions
from femforge.represent.quadrature import QuadratureRepresentation

#: Positions of the moments in the directions but the last, and what stands there.
Moments = dict[tuple[int, ...], Node]


@dataclass(frozen=True)
class Term:
    """A pair of derivatives of a kind of block, of one part of the integral.

    Attributes:
        part: number of the part.
        left, right: derivatives of the test and the trial function.
        products: of each direction but the last.
        pairs: of the last direction.
        last: of the last direction, too, as moments.
        both: whether D is the same with the derivatives exchanged, and this term stands for both.
    """

    part: int
    left: tuple[int, ...]
    right: tuple[int, ...]
    products: tuple[LineProducts, ...]
    pairs: LinePairs
    last: LineProducts
    both: bool

    @property
    def mirrored(self) -> Term:
        """The term with test and trial function exchanged, which the same moments give if D is the same."""
        products = tuple(p.transposed for p in self.products)
        pairs, last = self.pairs.transposed, self.last.transposed
        return Term(self.part, self.right, self.left, products, pairs, last, self.both)


@dataclass(frozen=True)
class Block:
    """One pair of components.

    Attributes:
        test, trial: numbers of the components.
        slots: the pair of slots of each term of its kind.
    """

    test: int
    trial: int
    slots: tuple[SlotPair, ...]


@dataclass(frozen=True)
class Kind:
    """Blocks that differ in nothing but their components.

    Attributes:
        blocks: at least one.
        terms: the terms that are integrated.
        test, trial: fields of the first block.
        mirrored: whether each entry (i, j) of a block is the entry (j, i) of the matrix, too.
        within: whether the block is symmetric in itself.
    """

    blocks: tuple[Block, ...]
    terms: tuple[Term, ...]
    test: Field
    trial: Field
    mirrored: bool
    within: bool

    @property
    def lines(self) -> list[tuple[int, int]]:
        """(test, trial) functions of the last direction that are computed."""
        rows, columns = self.functions
        half = self.within and self.mirrored
        return [(i, j) for i in range(rows) for j in range(columns) if not half or i <= j]

    @property
    def functions(self) -> tuple[int, int]:
        """Test and trial functions of one direction."""
        number = self.terms[0].pairs.number
        return len(number), len(number[0])

    @property
    def readings(self) -> list[tuple[int, Term]]:
        """Number of the integrated term whose moments are read, and the term that they are read as."""
        plain = list(enumerate(self.terms))
        return plain + [(n, t.mirrored) for n, t in plain if t.both]


def directional(representation: QuadratureRepresentation) -> str:
    """Why an integral cannot be computed so; empty if it can."""
    integral = representation.integral
    if integral.evaluated:
        return "values at points are wanted, each by itself"
    if integral.kind != "cell":
        return "its points are those of a facet or vertex"
    if integral.cell not in TENSOR_CELLS or integral.gdim < 2:
        return f"{an(integral.cell)} is no product of intervals"
    if integral.test is None or integral.trial is None:
        return "it is for element matrices"
    if integral.affine:
        return "it is for cells whose geometry varies"
    functions = (integral.test, integral.trial, integral.coordinates, *integral.coefficients)
    for function in functions:
        for member in function.layout.fields:
            if not member.element.at_points and basis(member.element).factor is None:
                return f"{member.element.name} is no tensor-product element"
    if not loops_over_directions(representation.integral, representation.parts):
        return "the quadrature rule is no tensor product"
    return ""


class DirectionalPlan:
    """What is integrated and what the element matrix is made of.

    Args:
        representation: for which :func:`directional` has no objection.
        halve: whether of a symmetric block only one half is computed.
    """

    def __init__(self, representation: QuadratureRepresentation, halve: bool = True) -> None:
        self.representation = representation
        self.halve = halve
        self.integral: Integral = representation.integral
        self.graph: Graph = self.integral.graph
        self.dim = self.integral.gdim
        self._lines: dict[tuple[object, ...], tuple[LineProducts, LinePairs]] = {}

    @cached_property
    def kinds(self) -> tuple[Kind, ...]:
        """All blocks of components, those of one kind together."""
        found: dict[tuple[object, ...], list[Block]] = {}
        terms_of: dict[tuple[object, ...], tuple[Term, ...]] = {}
        symmetric = self.representation.symmetric
        for (c, e), slots in self._blocks().items():
            if symmetric and c > e:
                continue
            within = symmetric and c == e
            mirrored = symmetric and (self.halve or c != e)
            twice = self._twice[c, e]
            kept = [one for one in slots if one not in twice or one[1].derivative > one[2].derivative]
            test, trial = self._fields(c, e)
            keys = tuple((n, s.derivative, t.derivative, (n, s, t) in twice) for n, s, t in kept)
            key = (test.element, trial.element, within, mirrored, keys)
            if key not in terms_of:
                terms_of[key] = tuple(self._term(n, s, t, (n, s, t) in twice) for n, s, t in kept)
            found.setdefault(key, []).append(Block(c, e, tuple((s, t) for _, s, t in kept)))
        result = []
        for place, blocks in found.items():
            test, trial = self._fields(blocks[0].test, blocks[0].trial)
            result.append(Kind(tuple(blocks), terms_of[place], test, trial, bool(place[3]), bool(place[2])))
        return tuple(result)

    def _blocks(self) -> dict[tuple[int, int], list[tuple[int, Slot, Slot]]]:
        """(part, test slot, trial slot) of each pair of components."""
        blocks: dict[tuple[int, int], list[tuple[int, Slot, Slot]]] = {}
        for number, part in enumerate(self.representation.parts):
            for s, t in part.terms:
                assert s is not None
                assert t is not None
                blocks.setdefault((s.component, t.component), []).append((number, s, t))
        return {block: sorted(slots, key=lambda item: (item[0], [-d for d in item[1].derivative],
                                                       [-d for d in item[2].derivative]))
                for block, slots in sorted(blocks.items())}  # fmt: skip

    @cached_property
    def _twice(self) -> dict[tuple[int, int], set[tuple[int, Slot, Slot]]]:
        """Of each pair of components what D has twice: for two derivatives, and for these exchanged."""
        found: dict[tuple[int, int], set[tuple[int, Slot, Slot]]] = {}
        for (c, e), slots in self._blocks().items():
            test, trial = self._fields(c, e)
            own = found.setdefault((c, e), set())
            if test.element != trial.element:
                continue
            nodes = [self.representation.parts[n].terms[s, t] for n, s, t in slots]
            known = {
                (n, s.derivative, t.derivative): value
                for (n, s, t), value in zip(slots, fingerprints(nodes), strict=True)
            }
            for n, s, t in slots:
                exchanged = known.get((n, t.derivative, s.derivative))
                if s.derivative != t.derivative and exchanged == known[n, s.derivative, t.derivative]:
                    own.add((n, s, t))
        return found

    def _fields(self, c: int, e: int) -> tuple[Field, Field]:
        assert self.integral.test is not None
        assert self.integral.trial is not None
        return self.integral.test.layout.fields[c], self.integral.trial.layout.fields[e]

    def _term(self, number: int, s: Slot, t: Slot, both: bool) -> Term:
        test, trial = self._fields(s.component, t.component)
        lines = [
            self._line(number, test, trial, orders) for orders in zip(s.derivative, t.derivative, strict=True)
        ]
        products = tuple(own for own, _ in lines[:-1])
        last, pairs = lines[-1]
        return Term(number, s.derivative, t.derivative, products, pairs, last, both)

    def _line(
        self, number: int, test: Field, trial: Field, orders: tuple[int, int]
    ) -> tuple[LineProducts, LinePairs]:
        """Products of a direction; with the orders of two equal elements exchanged they are the same."""
        key = (number, test.element, trial.element, orders)
        if key not in self._lines:
            if test.element == trial.element and orders[0] < orders[1]:
                products, pairs = self._line(number, test, trial, orders[::-1])
                self._lines[key] = (products.transposed, pairs.transposed)
            else:
                rule = self.representation.parts[number].rule
                self._lines[key] = (
                    line_products(rule, test, trial, orders), line_pairs(rule, test, trial, orders)
                )  # fmt: skip
        return self._lines[key]

    # -- points ----------------------------------------------------------------------------------------

    def points(self, number: int) -> tuple[fmpq, ...]:
        """Points of one direction of a part's rule, from -1 to 1."""
        points, _ = line_rule(self.representation.parts[number].rule)
        return tuple(2 * x - 1 for x in points)

    @cached_property
    def fields_at_points(self) -> tuple[tuple[str, int], ...]:
        """(function, component) of the coordinates and coefficients that D needs and that have a basis."""
        slots = [slot for part in self.representation.parts for slot in part.slots]
        used = {(s.function, s.component) for s in slots if not self.integral.function(s.function).at_points}
        names = [COORDINATES, *(f.name for f in self.integral.coefficients)]
        return tuple(sorted(used, key=lambda item: (names.index(item[0]), item[1])))

    def power_table(self, function: str, component: int) -> list[list[Fraction]]:
        """[power][basis function] of one direction of a field, coordinates from -1 to 1."""
        return _power_table(self.integral.function(function).layout.fields[component])

    def powers(self, function: str, component: int) -> Iterator[tuple[tuple[int, ...], Node]]:
        """A field as a polynomial: (exponent of each direction, coefficient in the dofs of the cell).

        Coordinates of the polynomial run from -1 to 1.
        """
        member = self.integral.function(function).layout.fields[component]
        table = self.power_table(function, component)
        grid = {
            place: self.graph.symbol(Dof(function, dof))
            for place, dof in zip(basis(member.element).factor_index, member.dofs, strict=True)
        }
        for d in range(self.dim):
            lines: dict[tuple[int, ...], dict[int, Node]] = {}
            for place, node in grid.items():
                lines.setdefault((*place[:d], *place[d + 1 :]), {})[place[d]] = node
            grid = {
                (*rest[:d], a, *rest[d:]): self.graph.sum([(line[k], f) for k, f in enumerate(row) if f])
                for rest, line in lines.items()
                for a, row in enumerate(table)
            }
        yield from sorted(grid.items(), key=lambda item: item[0][::-1])

    def degree(self, function: str, component: int) -> int:
        """Highest power of one direction of a field."""
        return len(self.power_table(function, component)) - 1

    def value(self, slot: Slot, coefficients: Mapping[tuple[int, ...], Node], at: tuple[Node, ...]) -> Node:
        """A slot at a point.

        Args:
            slot: of the coordinates or a coefficient.
            coefficients: of its field, by exponents.
            at: the point's coordinates from -1 to 1, the last one the outermost of nested loops.
        """
        grid = dict(coefficients)
        for d in range(self.dim - 1, -1, -1):
            lines: dict[tuple[int, ...], dict[int, Node]] = {}
            for place, node in grid.items():
                lines.setdefault(place[:-1], {})[place[-1]] = node
            grid = {rest: self._horner(line, slot.derivative[d], at[d]) for rest, line in lines.items()}
        return grid[()]

    def _horner(self, line: Mapping[int, Node], order: int, x: Node) -> Node:
        """A derivative of a polynomial in one direction; the cell's own direction runs from 0 to 1."""
        total = self.graph.zero
        for a in range(max(line), order - 1, -1):
            factor = 2**order * factorial(a) // factorial(a - order)
            total = self.graph.sum([(self.graph.product([total, x]), 1), (line[a], factor)])
        return total

    # -- entries ---------------------------------------------------------------------------------------

    def entries(
        self,
        kind: Kind,
        read: Mapping[int, Mapping[tuple[int, ...], Node]],
        between: tuple[tuple[int, int], ...],
    ) -> dict[tuple[int, int], Node]:
        """Entries of a block for one pair of functions in every direction but the first.

        Args:
            kind: of the block.
            read: of each of ``kind.readings``, by number, the moments for a pair of functions of the last direction.
            between: (test, trial) functions of the directions between the first and the last.

        Returns:
            By (test, trial) function of the first direction.
        """
        state: dict[tuple[LineProducts, ...], Moments] = {}
        for number, (_, term) in enumerate(kind.readings):
            gathered(self.graph, state, term.products, read[number])
        for d in range(self.dim - 2, 0, -1):
            i, j = between[d - 1]
            following: dict[tuple[LineProducts, ...], Moments] = {}
            for products, moments in state.items():
                lines: dict[tuple[int, ...], dict[int, Node]] = {}
                for place, node in moments.items():
                    lines.setdefault(place[:-1], {})[place[-1]] = node
                expanded = {
                    rest: self.graph.sum([(line[m], f) for m, f in products[-1].expansion[i][j]])
                    for rest, line in lines.items()
                }
                gathered(self.graph, following, products[:-1], expanded)
            state = following
        summands: dict[tuple[int, int], list[tuple[Node, Fraction]]] = {}
        for (last,), moments in state.items():
            for i, row in enumerate(last.expansion):
                for j, terms in enumerate(row):
                    summands.setdefault((i, j), []).extend((moments[m,], f) for m, f in terms)
        return {entry: self.graph.sum(terms) for entry, terms in summands.items()}


def contracted(
    graph: Graph, grid: Mapping[tuple[int, ...], Node], d: int, weights: Sequence[Sequence[Fraction]]
) -> dict[tuple[int, ...], Node]:
    """A grid of values with one direction contracted.

    Args:
        graph: for the expressions.
        grid: by the point, or the moment, of each direction.
        d: number of the direction.
        weights: [moment][point].
    """
    lines: dict[tuple[int, ...], dict[int, Node]] = {}
    for place, node in grid.items():
        lines.setdefault((*place[:d], *place[d + 1 :]), {})[place[d]] = node
    return {
        (*rest[:d], m, *rest[d:]): graph.sum([(line[q], f) for q, f in enumerate(row) if f])
        for rest, line in lines.items()
        for m, row in enumerate(weights)
    }


def gathered(
    graph: Graph, state: dict[tuple[LineProducts, ...], Moments], products: tuple[LineProducts, ...],
    moments: Mapping[tuple[int, ...], Node],
) -> None:  # fmt: skip
    """Add moments to those in ``state`` with the same products in the directions to come."""
    into = state.setdefault(products, {})
    for place, node in moments.items():
        into[place] = graph.sum([(into[place], 1), (node, 1)]) if place in into else node


def _power_table(member: Field) -> list[list[Fraction]]:
    """[power][basis function] of one direction, coordinates from -1 to 1."""
    factor = basis(line_element(member))
    rows = []
    for a in range(line_degree(member) + 1):
        values = factor.tabulate([(fmpq(1, 2),)], (a,))
        rows.append([fraction(values[0, k] / (factorial(a) * 2**a)) for k in range(factor.dimension)])
    return rows
