"""Operators on simplices and facets as sums over samples, in blocks by parity (:mod:`femforge.reference.symmetries`).

    y = sum_q  B_q^T  D(B_q u)

A sample is a mode, where D is constant on the cell, or a quadrature point. In place of dofs there are sums and
differences of those that swaps of vertices carry into each other, in place of values at points the same of points; and
derivatives are along axes that swaps keep but for a sign. Then a table falls into blocks by parity: on tetrahedra a
quarter of its entries is left, on triangles half. Where an element or a rule has no such symmetry, there is one block.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from flint import fmpq, fmpq_mat

from femforge.ir.element import SIMPLICES, ScalarElement
from femforge.ir.integral import TRIAL, Integral, Slot
from femforge.ir.scalar import Node, count_operations, symbols
from femforge.reference import QuadratureRule, basis
from femforge.reference.polynomials import Polynomials
from femforge.reference.symmetries import (
    Orbit,
    Symmetries,
    counts_by_parity,
    modes_by_parity,
    no_symmetries,
    orbits_of_functions,
    orbits_of_points,
    sign,
    symmetries_of,
)  # fmt: skip
from femforge.represent.cell_values import CellValue, nodes_of_cell
from femforge.represent.quadrature import QuadraturePart
from femforge.represent.sample_fluxes import DEAR, Fluxes, cost, flops_at_sample, ways_of_fluxes
from femforge.represent.transforms import modal_table


@dataclass(frozen=True, eq=False)
class Functions:
    """The basis functions of an element by parity.

    Attributes:
        element: scalar element.
        orbits: of functions, those of a kind one after another.
    """

    element: ScalarElement
    orbits: tuple[Orbit, ...]

    def of_parity(self, parity: int) -> list[int]:
        """Orbits that have combinations of a parity, by their numbers, in the order of the rows of these."""
        return [number for number, orbit in enumerate(self.orbits) if parity in orbit.parities]

    @property
    def size(self) -> int:
        """Basis functions, and combinations of them."""
        return sum(len(orbit.members) for orbit in self.orbits)

    def first(self, parity: int) -> int:
        """Combinations of the parities before one."""
        return sum(len(self.of_parity(p)) for p in range(parity))

    def column(self, values: Sequence[fmpq], number: int, parity: int) -> fmpq:
        """The value of a combination of an orbit, whose coefficient is the sum of those of the functions with signs.

        Args:
            values: of the functions.
            number: of the orbit.
            parity: of the combination.
        """
        orbit = self.orbits[number]
        members = zip(orbit.members, orbit.moves, strict=True)
        total = sum((sign(parity, move) * values[k] for k, move in members), fmpq(0))
        return total / len(orbit.members)


@dataclass(frozen=True, eq=False)
class Family:
    """Samples that are treated alike: modes of a parity, or points of orbits of a kind.

    Attributes:
        parities: of values at the samples.
        moves: by point of an orbit; of modes, none but the first.
        points: numbers of the points of each sample, [sample][member]; of modes, their own.
        weights: of each sample.
    """

    parities: tuple[int, ...]
    moves: tuple[int, ...]
    points: tuple[tuple[int, ...], ...]
    weights: tuple[fmpq, ...]


@dataclass(frozen=True, eq=False)
class SumPart:
    """The terms of one rule, or of modes of one degree.

    Attributes:
        symmetries: that are made use of.
        families: of samples.
        fluxes: D, by slot of the test function along the axes.
        reads: slots that are sampled, along the axes.
        values: gives [sample][function] of a family: its number, the element, a derivative along the axes.
        rule: whose points are sampled; None for modes.
    """

    symmetries: Symmetries
    families: tuple[Family, ...]
    fluxes: Fluxes
    reads: tuple[Slot, ...]
    values: Callable[[int, ScalarElement, tuple[int, ...]], Sequence[Sequence[fmpq]]]
    rule: QuadratureRule | None = None

    @cached_property
    def flops_of_a_sample(self) -> int:
        """Operations of D at a sample without what is computed once a cell."""
        return flops_at_sample(self.fluxes)

    @property
    def samples(self) -> int:
        """Points, or modes."""
        return sum(len(family.points) * len(family.moves) for family in self.families)


class SymmetricSums:
    """What there is to compute of a cell.

    Args:
        integral: of arity 1.
        parts: rules, with point functions.
        symmetries: that are made use of.
    """

    def __init__(self, integral: Integral, parts: Sequence[SumPart], symmetries: Symmetries) -> None:
        self.integral = integral
        self.parts = tuple(parts)
        self.symmetries = symmetries
        self._functions: dict[ScalarElement, Functions] = {}

    def functions(self, element: ScalarElement) -> Functions:
        """The basis functions of an element by parity."""
        if element not in self._functions:
            found = orbits_of_functions(self.symmetries, element)
            assert found is not None
            self._functions[element] = Functions(element, found)
        return self._functions[element]

    def element(self, slot: Slot) -> ScalarElement:
        """The element of a slot."""
        return self.integral.function(slot.function).layout.fields[slot.component].element

    def name(self, slot: Slot) -> str:
        """What code calls the component that a slot is of."""
        return f"{slot.function}_{slot.component}"

    @cached_property
    def cell_values(self) -> tuple[CellValue, ...]:
        """What is the same at all samples and is computed once a cell."""
        roots = [node for part in self.parts for node in part.fluxes.values()]
        return tuple(CellValue(node) for node in nodes_of_cell(roots, DEAR))

    @cached_property
    def flops(self) -> int:
        """Operations of a cell, about: products with tables, D, and what is computed once."""
        total = count_operations([value.node for value in self.cell_values])
        for part in self.parts:
            total += part.samples * part.flops_of_a_sample
        return total + 2 * self.products

    @property
    def products(self) -> int:
        """Products with entries of tables, in both directions."""
        slots = ((part, slot) for part in self.parts for slot in [*part.reads, *part.fluxes])
        return sum(self._entries(part, slot) for part, slot in slots)

    def _entries(self, part: SumPart, slot: Slot) -> int:
        """Entries of the blocks of a table."""
        functions = self.functions(self.element(slot))
        moved = self.symmetries.parity_of(slot.derivative)
        return sum(
            len(family.points) * len(functions.of_parity(parity ^ moved))
            for family in part.families
            for parity in family.parities
        )


def has_symmetries(integral: Integral) -> bool:
    """Whether swaps of vertices keep what is integrated over: a simplex, but not one of its facets alone."""
    return integral.cell in SIMPLICES and integral.region == "cell"


def why_no_sums(integral: Integral) -> str:
    """Why threads cannot share samples; empty if they can."""
    assert integral.test is not None
    if integral.cell == "interval":
        return "an interval has too few samples to share"
    if integral.cell not in SIMPLICES and integral.region != "facet":
        return "samples are shared on triangles and tetrahedra, and on facets"
    if integral.evaluated:
        return "values at points are wanted, and no integral"
    if integral.arity != 1:
        return "samples of an element matrix are not shared"
    dofs = [member.dofs for member in integral.test.layout.fields]
    if len(set(dofs)) < len(dofs):
        return "components of the test function have the same dofs"
    return ""


def symmetric_sums(
    integral: Integral,
    parts: Sequence[QuadraturePart],
    bilinear: Sequence[QuadraturePart] | None,
    modal: bool,
    by_degree: bool = False,
    by_parity: bool = True,
) -> SymmetricSums:
    """The sums of an integral, by the point functions with the fewest operations.

    Args:
        integral: for which :func:`why_no_sums` has no objection.
        parts: rules and point functions.
        bilinear: those of the form that is applied to a function, by test and trial slot; None if there is none.
        modal: whether D is constant on cells, and samples are modes.
        by_degree: whether modes that fewer slots reach, since derivatives have a lower degree than values, are a part
            of their own. Loops know no other way to leave them out; code that is written out drops them one by one.
        by_parity: whether symmetries are made use of, where there are some.
    """
    symmetries = (
        symmetries_of(integral.cell)
        if by_parity and has_symmetries(integral)
        else no_symmetries(integral.cell)
    )
    elements = {
        integral.function(slot.function).layout.fields[slot.component].element
        for part in parts
        for slot in [*part.slots, *(s for s, _ in part.terms if s is not None)]
    }
    sampled = [element for element in elements if not element.at_points]
    if any(orbits_of_functions(symmetries, element) is None for element in sampled) or not (
        modal or all(orbits_of_points(symmetries, p.rule.points, p.rule.weights) for p in parts)
    ):
        symmetries = no_symmetries(integral.cell)
    found = []
    for number, part in enumerate(parts):
        written = ways_of_fluxes(integral, symmetries, part, None if bilinear is None else bilinear[number])
        shells = _modes(integral, symmetries, part, by_degree) if modal else [(0, _points(symmetries, part))]
        samples = sum(shell.samples for _, shell in shells)
        fluxes = min(written, key=lambda own: cost(own, samples))
        found += [
            replace(shell, fluxes=own, reads=_read(integral, own))
            for lowest, shell in shells
            if (own := _reached(integral, fluxes, lowest))
        ]
    return SymmetricSums(integral, found, symmetries)


def _read(integral: Integral, fluxes: Fluxes) -> tuple[Slot, ...]:
    """Slots that are sampled."""
    used = dict.fromkeys(n.value for n in symbols(fluxes.values()) if isinstance(n.value, Slot))
    return tuple(slot for slot in used if not _element(integral, slot).at_points)


def _reached(integral: Integral, fluxes: Fluxes, lowest: int) -> Fluxes:
    """What is left of D where modes have at least a degree: slots of a lower one do not reach them."""
    if lowest == 0:
        return fluxes
    graph = integral.graph

    def replacement(node: Node) -> Node | None:
        reaches = not isinstance(node.value, Slot) or _degree(integral, node.value) >= lowest
        return None if reaches else graph.zero

    tested = [slot for slot in fluxes if _degree(integral, slot) >= lowest]
    left = graph.substitute([fluxes[slot] for slot in tested], replacement)
    return {slot: node for slot, node in zip(tested, left, strict=True) if not node.is_zero}


def _degree(integral: Integral, slot: Slot) -> int:
    """Total degree of a slot's polynomial; below zero if there is none."""
    return basis(_element(integral, slot)).polynomials.total_degree - sum(slot.derivative)


def _element(integral: Integral, slot: Slot) -> ScalarElement:
    return integral.function(slot.function).layout.fields[slot.component].element


# -- samples -------------------------------------------------------------------------------------------------


def _along(
    symmetries: Symmetries, derivative: tuple[int, ...], table: Callable[[tuple[int, ...]], fmpq_mat]
) -> Sequence[Sequence[fmpq]]:
    """The table of a derivative along the axes, from those of reference derivatives."""
    terms = symmetries.reference_derivatives(derivative)
    first, *others = (table(reference) * factor for reference, factor in terms.items())
    return sum(others, first).table()


def _points(symmetries: Symmetries, part: QuadraturePart) -> SumPart:
    """Quadrature points, by kind of orbit."""
    rule = part.rule
    orbits = orbits_of_points(symmetries, rule.points, rule.weights)
    assert orbits is not None
    kinds: dict[object, list[Orbit]] = {}
    for orbit in orbits:
        kinds.setdefault(orbit.kind, []).append(orbit)
    own = list(kinds.values())
    families = tuple(
        Family(
            group[0].parities, group[0].moves, tuple(orbit.members for orbit in group),
            tuple(rule.weights[orbit.members[0]] for orbit in group),
        )
        for group in own
    )  # fmt: skip

    def values(number: int, element: ScalarElement, derivative: tuple[int, ...]) -> Sequence[Sequence[fmpq]]:
        points = [rule.points[orbit.members[0]] for orbit in own[number]]
        return _along(symmetries, derivative, lambda reference: basis(element).tabulate(points, reference))

    return SumPart(symmetries, families, {}, (), values, rule)


def _modes(
    integral: Integral, symmetries: Symmetries, part: QuadraturePart, by_degree: bool
) -> list[tuple[int, SumPart]]:
    """Modes, by parity, and by the slots that reach them if these differ; each with its lowest degree."""
    slots = [s for s, _ in part.terms if s is not None]
    slots += [s for s in part.slots if s.function == TRIAL]
    degrees = sorted({max(0, _degree(integral, slot)) for slot in slots})
    highest = degrees if by_degree else degrees[-1:]
    by_parity = modes_by_parity(symmetries, degrees[-1])
    ends = [[0] * len(by_parity), *(counts_by_parity(symmetries, degree) for degree in highest)]
    lowest = [0, *(degree + 1 for degree in highest)]
    return [
        (first, _modes_between(integral.cell, symmetries, by_parity, before, after))
        for first, before, after in zip(lowest, ends, ends[1:], strict=False)
    ]


def _modes_between(
    cell: str, symmetries: Symmetries, by_parity: Sequence[tuple[Polynomials, tuple[fmpq, ...]]],
    first: Sequence[int], end: Sequence[int],
) -> SumPart:  # fmt: skip
    """Some modes of each parity, by their numbers in the order of their degrees."""
    kept = [parity for parity in range(len(by_parity)) if first[parity] < end[parity]]
    families = tuple(
        Family((p,), (0,), tuple((k,) for k in range(end[p] - first[p])), by_parity[p][1][first[p] : end[p]])
        for p in kept
    )

    def values(number: int, element: ScalarElement, derivative: tuple[int, ...]) -> Sequence[Sequence[fmpq]]:
        parity = kept[number]
        modes = by_parity[parity][0]
        table = _along(
            symmetries, derivative,
            lambda reference: modal_table(cell, modes, basis(element).derivative(reference)),
        )  # fmt: skip
        return table[first[parity] : end[parity]]

    return SumPart(symmetries, families, {}, (), values)
