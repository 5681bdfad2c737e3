"""Sums over samples on facets of quadrilaterals and hexahedra (:mod:`femforge.represent.symmetric_sums`), by traces.

    u(r, s) = sum_ij  b_i(r) b_j(s)  t_ij,    t_ij = sum_k  c_k u_ijk,    c_k = b_k(0), or b_k'(0), ...

A facet has one point in the direction that leads away from it. What that direction leaves of a function are its
*traces*: its values on the facet, and its derivatives across it, functions of the directions along the facet. Their
dofs are sums over lines of the function's own, and tables at the samples are those of so many fewer functions. The
transposed way, test functions of a line share the results of their traces.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import accumulate

from flint import fmpq

from femforge.ir.element import Field, ScalarElement
from femforge.ir.integral import COORDINATES, Dof, Function, Integral, Slot
from femforge.ir.scalar import Node, symbols
from femforge.reference import basis
from femforge.reference.symmetries import Orbit, no_symmetries
from femforge.represent.cell_values import CellValue
from femforge.represent.sum_factorised import sum_factorisable
from femforge.represent.symmetric_sums import Functions, SumPart, SymmetricSums

#: Cells of facets, by that of the cell.
_FACETS = {"quadrilateral": "interval", "hexahedron": "quadrilateral"}


@dataclass(frozen=True, eq=False)
class Traces:
    """Traces of components of a function that have the same element, and the same derivatives across the facet.

    Attributes:
        function: its name.
        members: the components.
        element: of each.
        orders: of the derivatives across the facet.
        firsts: by order, the first component among the traces of the function; one for each component follows.
        dofs: numbers of the dofs of the function, [component][along the line][line].
        factors: of the dofs of a line, [order][along the line].
    """

    function: str
    members: tuple[int, ...]
    element: ScalarElement
    orders: tuple[int, ...]
    firsts: tuple[int, ...]
    dofs: tuple[tuple[tuple[int, ...], ...], ...]
    factors: tuple[tuple[fmpq, ...], ...]

    @property
    def lines(self) -> int:
        """Lines of a component: dofs of a trace."""
        return len(self.dofs[0][0])

    @property
    def length(self) -> int:
        """Dofs of a line."""
        return len(self.dofs[0])

    @property
    def kept(self) -> list[int]:
        """Dofs of a line that a trace depends on, by their numbers along it."""
        return [k for k in range(self.length) if any(own[k] != 0 for own in self.factors)]

    @property
    def flops(self) -> int:
        """Operations of all lines, one way."""
        products = sum(factor != 0 for own in self.factors for factor in own)
        return 2 * products * self.lines * len(self.members)


class TracedSums(SymmetricSums):
    """Sums in which functions are traces.

    Attributes:
        whole: the integral; ``integral`` is the one that has traces in the place of functions.
        traces: of the functions that are read.
        tested: of the test function.

    Args:
        sums: of points of facets, in which functions are those of the integral.
    """

    def __init__(self, sums: SymmetricSums) -> None:
        self.whole = whole = sums.integral
        own = [_with_slots(whole, part) for part in sums.parts]
        read = [slot for part in own for slot in part.reads]
        names = dict.fromkeys(slot.function for slot in read)
        of_names = {name: _traces(whole, name, (s for s in read if s.function == name)) for name in names}
        self.tested = tuple(_traces(whole, "test", (slot for part in own for slot in part.fluxes)))
        self.traces = tuple(one for found in of_names.values() for one in found)
        self._places = {key: k for one in (*self.traces, *self.tested) for key, k in _places(one)}
        self._wholes = {(key[0], k): key for key, k in self._places.items()}
        integral = _traced(whole, {**of_names, "test": self.tested})
        super().__init__(integral, [self._part(part) for part in own], no_symmetries(_FACETS[whole.cell]))

    def functions(self, element: ScalarElement) -> Functions:
        """The functions of a trace."""
        if element not in self._functions:
            orbits = tuple(Orbit((k,), (0,), (0,)) for k in range(len(_along_facet(element))))
            self._functions[element] = Functions(element, orbits)
        return self._functions[element]

    def name(self, slot: Slot) -> str:
        """That of the form's own component, and what across the facet it is a derivative of."""
        if self.element(slot).at_points:
            return super().name(slot)
        _, component, order = self._wholes[slot.function, slot.component]
        across = f"_across{order if order > 1 else ''}" if order else ""
        return f"{slot.function}_{component}{across}"

    @cached_property
    def flops(self) -> int:
        """Operations of a cell, those of its lines among them."""
        return super().flops + sum(one.flops for one in (*self.traces, *self.tested))

    @cached_property
    def dofs(self) -> frozenset[Dof]:
        """Dofs of functions that D, or what is the same at all samples, has as they are."""
        roots = [node for part in self.parts for node in part.fluxes.values()]
        return frozenset(node.value for node in symbols(roots) if isinstance(node.value, Dof))

    @cached_property
    def dofs_of_samples(self) -> frozenset[Dof]:
        """Those of them that D itself has at each sample."""
        graph = self.integral.graph
        known = {value.node: graph.symbol(CellValue(value.node)) for value in self.cell_values}
        roots = graph.substitute([node for part in self.parts for node in part.fluxes.values()], known.get)
        return frozenset(node.value for node in symbols(roots) if isinstance(node.value, Dof))

    def _slot(self, slot: Slot) -> Slot:
        """A slot of a trace."""
        if _element(self.whole, slot).at_points:
            return slot
        *along, across = slot.derivative
        return Slot(slot.function, self._places[slot.function, slot.component, across], tuple(along))

    def _part(self, part: SumPart) -> SumPart:
        graph, rule = self.whole.graph, part.rule
        assert rule is not None

        def replacement(node: Node) -> Node | None:
            return graph.symbol(self._slot(node.value)) if isinstance(node.value, Slot) else None

        nodes = graph.substitute(list(part.fluxes.values()), replacement)
        fluxes = {self._slot(slot): node for slot, node in zip(part.fluxes, nodes, strict=True)}
        points = [[rule.points[k] for (k,) in family.points] for family in part.families]

        def values(number: int, element: ScalarElement, derivative: tuple[int, ...]) -> list[list[fmpq]]:
            return _table(element, points[number], derivative)

        return replace(
            part, symmetries=no_symmetries(_FACETS[self.whole.cell]), fluxes=fluxes, values=values,
            reads=tuple(map(self._slot, part.reads)),
        )  # fmt: skip


def has_traces(integral: Integral) -> bool:
    """Whether functions of an integral over facets are products along the facet and away from it."""
    return integral.region == "facet" and integral.cell in _FACETS and not sum_factorisable(integral)


def _with_slots(whole: Integral, part: SumPart) -> SumPart:
    """The same with constants on cells, but for the coordinates, as functions that are sampled."""
    graph = whole.graph
    slots = {
        Dof(name, dof): Slot(name, component, (0,) * whole.gdim)
        for name in dict.fromkeys(
            node.value.function for node in symbols(part.fluxes.values()) if isinstance(node.value, Dof)
        )
        if name != COORDINATES
        for component, field in enumerate(whole.function(name).layout.fields)
        for dof in field.dofs
    }

    def replacement(node: Node) -> Node | None:
        return graph.symbol(slots[node.value]) if node.value in slots else None

    nodes = graph.substitute(list(part.fluxes.values()), replacement)
    used = dict.fromkeys(node.value for node in symbols(nodes) if node.value in slots.values())
    fluxes = dict(zip(part.fluxes, nodes, strict=True))
    return replace(part, fluxes=fluxes, reads=(*part.reads, *(s for s in used if s not in part.reads)))


def _element(whole: Integral, slot: Slot) -> ScalarElement:
    return whole.function(slot.function).layout.fields[slot.component].element


def _along_facet(element: ScalarElement) -> list[tuple[int, ...]]:
    """Functions of the directions along the facet, by their numbers in each."""
    return sorted({index[:-1] for index in basis(element).factor_index}, key=lambda index: index[::-1])


def _factor(element: ScalarElement, points: Iterable[fmpq], order: int) -> list[list[fmpq]]:
    """Values of the functions of one direction, [point][function]."""
    factor = basis(element).factor
    assert factor is not None
    return [list(row) for row in basis(factor).tabulate([(x,) for x in points], (order,)).table()]


def _table(
    element: ScalarElement, points: Sequence[Sequence[fmpq]], derivative: tuple[int, ...]
) -> list[list[fmpq]]:
    """Values of the functions of a trace, [point][function]."""
    directions = [_factor(element, (p[d] for p in points), order) for d, order in enumerate(derivative)]
    rows = []
    for q in range(len(points)):
        row = []
        for index in _along_facet(element):
            value = fmpq(1)
            for values, number in zip(directions, index, strict=True):
                value *= values[q][number]
            row.append(value)
        rows.append(row)
    return rows


def _traces(whole: Integral, name: str, slots: Iterable[Slot]) -> list[Traces]:
    """The traces of a function that some slots are of."""
    orders: dict[int, set[int]] = {}
    for slot in slots:
        orders.setdefault(slot.component, set()).add(slot.derivative[-1])
    fields = whole.function(name).layout.fields
    classes: dict[tuple[ScalarElement, tuple[int, ...]], list[int]] = {}
    for component in sorted(orders):
        key = fields[component].element, tuple(sorted(orders[component]))
        classes.setdefault(key, []).append(component)
    found: list[Traces] = []
    first = 0
    for (element, across), members in classes.items():
        firsts = tuple(first + n * len(members) for n in range(len(across)))
        first += len(across) * len(members)
        dofs = tuple(_lines(element, fields[component]) for component in members)
        factors = tuple(tuple(_factor(element, [fmpq(0)], order)[0]) for order in across)
        found.append(Traces(name, tuple(members), element, across, firsts, dofs, factors))
    return found


def _lines(element: ScalarElement, field: Field) -> tuple[tuple[int, ...], ...]:
    """Dofs of a component, [along the line][line]."""
    numbers = dict(zip(basis(element).factor_index, field.dofs, strict=True))
    along = sorted({index[-1] for index in numbers})
    return tuple(tuple(numbers[(*line, k)] for line in _along_facet(element)) for k in along)


def _places(traces: Traces) -> Iterator[tuple[tuple[str, int, int], int]]:
    """(function, component, order), and the component of the trace that it is."""
    for first, order in zip(traces.firsts, traces.orders, strict=True):
        for number, component in enumerate(traces.members):
            yield (traces.function, component, order), first + number


def _traced(whole: Integral, traces: Mapping[str, Sequence[Traces]]) -> Integral:
    """The integral with traces in the place of functions."""

    def of(function: Function) -> Function:
        if function.name not in traces:
            return function
        own = [
            (one.element, one.lines) for one in traces[function.name] for _ in one.orders for _ in one.members
        ]
        ends = list(accumulate(lines for _, lines in own))
        fields = [
            Field(element, tuple(range(end - lines, end)))
            for (element, lines), end in zip(own, ends, strict=True)
        ]
        layout = replace(function.layout, fields=tuple(fields), dim=ends[-1])
        return replace(function, layout=layout)

    assert whole.test is not None
    return replace(
        whole, test=of(whole.test), coordinates=of(whole.coordinates), coefficients=tuple(map(of, whole.coefficients)),
    )  # fmt: skip
