"""Element vectors y_e = B^T D B u_e of forms with one argument, as straight-line expressions.

For a bilinear form a, the operator's action v -> a(v, x): the element matrix is never formed. ``tensor`` sums over
modes (see :mod:`femforge.represent.transforms`) and is exact where D is constant on the cell; ``quadrature`` and
``sum_factorised`` sum over points.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import cached_property, partial
from operator import itemgetter

from femforge.ir.element import SIMPLICES, TENSOR_CELLS
from femforge.ir.factors import ONE
from femforge.ir.integral import (
    TRIAL,
    Dof,
    Integral,
    Slot,
    SlotPair,
)
from femforge.ir.scalar import Node, count_operations, reachable, symbols, without_factor
from femforge.reference import basis
from femforge.reference.polynomials import Polynomials
from femforge.reference.symmetries import symmetries_of
from femforge.represent.choose import Candidate, Choice, Representations, products_of_slots
from femforge.represent.collapsed import CollapsedSums, collapsed_sums, why_not_collapsed
from femforge.represent.common_factors import factored
from femforge.represent.expressions import Expressions, Tables
from femforge.represent.facet_dofs import diagonal_entries
from femforge.represent.facet_traces import TracedSums, has_traces
from femforge.represent.levels import NestedSums
from femforge.represent.nested_sums import nested_sums
from femforge.represent.node_values import node_expressions, why_no_nodes
from femforge.represent.point_values import loops_over_directions
from femforge.represent.quadrature import (
    QuadraturePart,
    QuadratureRepresentation,
    quadrature_representation,
    rule_of,
    with_cheaper_points,
)  # fmt: skip
from femforge.represent.stored import StoredGeometry
from femforge.represent.sum_factorised import sum_factorisable
from femforge.represent.symmetric_expressions import symmetric_expressions
from femforge.represent.symmetric_sums import SymmetricSums, has_symmetries, symmetric_sums, why_no_sums
from femforge.represent.transforms import (
    DenseTransform,
    FactorisedTransform,
    MatrixTransform,
    ModalTables,
    ModalTables1D,
    PointTables1D,
    Transform,
    modal_weights,
    orthogonal_modes,
)  # fmt: skip
from femforge.represent.values import tested_fields
from femforge.represent.vector_expressions import vector_expressions

#: Products of a basis value and a slot, over all points, above which loops are not written out.
WRITE_OUT_LIMIT = 40_000
#: Products of a value at a point and a 1D basis function from which sum factorisation is not written out.
FACTORISED_LIMIT = 2_000
#: The same where there are no loops to be had: of points in another order than these count.
UNLOOPED_LIMIT = 4_000
#: Products of dofs and modes on simplices from which they are not written out.
SHARED_LIMIT = 4_000
#: The same above which they are tried by parity, which takes 0.4 to 0.9 of the operations (P3 to P5).
PARITY_LIMIT = 80
#: Part of the operations of other representations below which collapsed directions are taken unasked: their steps are
#: more, and their loops shorter.
COLLAPSED_SHARE = 0.8
_Terms = Mapping[SlotPair, Node]


class ActionRepresentations(Choice):
    """The representations of an element vector.

    Args:
        integral: of arity 1; its coefficient :data:`TRIAL`, if it has one, is what an operator acts on.
        bilinear: the form that the operator belongs to, if there is one: applying D_st itself may be cheaper than
            the point function as it is written.
        stored: the geometry that is read instead of being computed: of the bilinear form if there is one.
    """

    def __init__(
        self, integral: Integral, bilinear: Integral | None, stored: StoredGeometry | None = None
    ) -> None:
        super().__init__(integral)
        self.bilinear = bilinear
        self.stored = stored

    @cached_property
    def candidates(self) -> dict[str, Candidate]:
        """Every representation with its costs."""
        found = (self._tensor(), self._quadrature())
        factorised = self._collapsed(found) if self._can_collapse else self._sum_factorised()
        return {candidate.name: candidate for candidate in (*found, factorised)}

    @cached_property
    def point_functions(self) -> QuadratureRepresentation:
        """Point functions free of inverse Jacobians, the cheaper of two ways to be rid of them; or of all geometry."""
        if self.stored is not None:
            known = self.stored.representation
            return known if known.integral.arity == 1 else applied(self.integral, known)
        return with_cheaper_points(self.quadrature)

    @cached_property
    def _of_bilinear(self) -> QuadratureRepresentation:
        """D of the bilinear form of which this is the action, in the graph of that form."""
        assert self.bilinear is not None
        return quadrature_representation(self.bilinear)

    def _tensor(self) -> Candidate:
        reason = self._not_modal()
        if reason:
            return Candidate("tensor", reason)
        return self._shared("tensor", lambda part: _modal_transform(self.integral, part), self._modal_work())

    def _modal_work(self) -> int:
        """Products of dofs and slots, over all modes, where these are on simplices."""
        integral = self.integral
        if why_no_sums(integral):
            return 0
        with integral.graph.scratch():
            return self._sums(modal=True).products

    def _not_modal(self) -> str:
        integral = self.integral
        if integral.evaluated:
            return "values at points are wanted, and no integral"
        if integral.kind != "cell":
            return "modes are polynomials on cells"
        if not integral.affine or (self.stored is not None and self.stored.at_points):
            return "the geometry varies on the cell"
        if not any(f.name == TRIAL for f in integral.coefficients):
            return "the form has no trial function"
        for part in self.point_functions.parts:
            for slot in part.slots:
                if slot.function == TRIAL:
                    continue
                member = integral.function(slot.function).layout.fields[slot.component]
                if member.element.at_points:
                    return f"{integral.function(slot.function).in_file} is given at quadrature points"
                if member.element.degree > 0:
                    return f"{slot.function} varies on the cell"
        if integral.cell in TENSOR_CELLS and integral.cell != "interval" and sum_factorisable(integral):
            return sum_factorisable(integral)
        for own in integral.parts:
            degree = _degree(integral, own.terms)
            if own.origin != "estimate" and degree > own.degree:
                return f"the integrand has degree {degree}, the requested rule integrates degree {own.degree}"
        return ""

    def _quadrature(self) -> Candidate:
        parts = self.point_functions.parts
        work = self.integral.rows * sum(len(p.rule.weights) * (len(p.terms) + len(p.slots)) for p in parts)
        if self.integral.functional:
            work = max(work, products_of_slots(self.integral, parts))
        if work > WRITE_OUT_LIMIT:
            flops = _loop_flops(self.point_functions)
            found = Candidate("quadrature", flops=flops, flops_before=flops)
            return found if self._why_not_shared() else self._with_sums(found, modal=False)
        return self._shared(
            "quadrature", lambda part: DenseTransform(self.integral, part.rule.weights, Tables(part)), 0
        )

    def _why_not_shared(self) -> str:
        """Why threads cannot share the samples of a cell; empty if they can."""
        return why_no_sums(self.integral) or ("the geometry is stored" if self.stored is not None else "")

    def _sums(self, modal: bool, by_degree: bool = False, by_parity: bool = True) -> SymmetricSums:
        """Sums over samples, in the present scratch of the graph; see :func:`symmetric_sums`."""
        bilinear = None if self.bilinear is None else self._of_bilinear.parts
        sums = symmetric_sums(
            self.integral, self.point_functions.parts, bilinear, modal, by_degree, by_parity
        )
        return TracedSums(sums) if by_parity and has_traces(self.integral) else sums

    def _shared(self, name: str, transform: Callable[[QuadraturePart], Transform], work: int) -> Candidate:
        """A representation that is written out, if that is not ``work`` for too long, and can be shared by threads."""
        if self._why_not_shared():
            return self._written(name, transform)
        if work <= SHARED_LIMIT:
            written = self._with_sums(self._written(name, transform), name == "tensor", True)
            return self._by_parity(written) if work > PARITY_LIMIT else written
        found = self._with_sums(Candidate(name), name == "tensor", True)
        assert found.summed is not None
        with self.integral.graph.scratch():
            flops = found.summed().flops
        return replace(found, flops=flops, flops_before=flops)

    def _with_sums(self, candidate: Candidate, modal: bool, by_degree: bool = False) -> Candidate:
        """A representation with sums over samples that threads can share, and what is known of these."""
        on_facet = self.integral.region == "facet"
        samples = max(len(part.rule.weights) for part in self.point_functions.parts) if on_facet else 0
        return replace(
            candidate, summed=partial(self._sums, modal, by_degree), of_parity=self._of_parity,
            dofs=self._dofs(candidate.expressions), dim=self.integral.gdim, samples=samples,
            traced=has_traces(self.integral), tested=self._tested(candidate.expressions),
            functional=self.integral.functional,
        )  # fmt: skip

    def _tested(self, written: Expressions | None) -> int:
        """Results on a facet of discontinuous elements; those that are not zero, of code that is written out."""
        test = self.integral.test
        assert test is not None
        if self.integral.region != "facet" or not all(f.element.discontinuous for f in test.layout.fields):
            return 0
        return self.integral.rows if written is None else sum(not node.is_zero for node in written.outputs)

    def _dofs(self, written: Expressions | None) -> int:
        """Dofs of a cell that are read, those of its coordinates among them, and those of the results.

        On a facet, those that code that is written out has.
        """
        if self.integral.region == "facet" and written is not None:
            read = sum(isinstance(node.value, Dof) for node in symbols(written.outputs))
            return read + sum(not node.is_zero for node in written.outputs)
        functions = (self.integral.coordinates, *self.integral.coefficients)
        return self.integral.rows + sum(function.layout.dim for function in functions)

    @property
    def _of_parity(self) -> int:
        """Basis functions of the test function's largest element for each parity."""
        assert self.integral.test is not None
        most = max(len(member.dofs) for member in self.integral.test.layout.fields)
        return most // (
            len(symmetries_of(self.integral.cell).parities) if has_symmetries(self.integral) else 1
        )

    @property
    def _can_collapse(self) -> bool:
        """Whether there are directions of a simplex to be taken one after another."""
        return self.integral.cell in SIMPLICES and self.integral.gdim > 1 and self.integral.kind == "cell"

    def _collapsed(self, others: Sequence[Candidate]) -> Candidate:
        """One direction after another, on simplices."""
        parts = self.point_functions.parts
        reason = self._why_not_shared() or why_not_collapsed(self.integral, parts)
        if reason:
            return Candidate("sum_factorised", reason)
        with self.integral.graph.scratch():
            flops = self._collapsed_sums().flops
            # what is not written out takes fewer operations by parity than its loops over points
            known = [c.summed().flops if c.summed is not None else c.flops for c in others if not c.reason]
        least = min([*known, *(c.flops for c in others if not c.reason and c.statements)])
        unasked = ""
        if flops > COLLAPSED_SHARE * least:
            unasked = f"{flops} flops, taken below {COLLAPSED_SHARE} of those of the others"
        return Candidate(
            "sum_factorised", flops=flops, flops_before=flops, collapsed=self._collapsed_sums, unasked=unasked
        )  # fmt: skip

    def _collapsed_sums(self) -> CollapsedSums:
        """Collapsed directions, in the present scratch of the graph."""
        bilinear = None if self.bilinear is None else self._of_bilinear.parts
        return collapsed_sums(self.integral, self.point_functions.parts, bilinear)

    def _sum_factorised(self) -> Candidate:
        reason = sum_factorisable(self.integral)
        if not reason and self.integral.cell == "interval":
            reason = "an interval has one direction only"
        if reason:
            return Candidate("sum_factorised", reason)
        looped = self._looped()
        functions = self.point_functions
        work = sum(len(part.rule.weights) * (len(part.terms) + len(part.slots)) for part in functions.parts)
        if looped is not None and work * _nodes_of_direction(self.integral) > FACTORISED_LIMIT:
            return Candidate("sum_factorised", "", looped.flops, looped.flops, looped=looped)
        if work * _nodes_of_direction(self.integral) > UNLOOPED_LIMIT:
            return Candidate("sum_factorised", "its straight-line code would be too long")
        written = self._written("sum_factorised", lambda part: _point_transform(self.integral, part))
        return replace(written, looped=looped)

    def _by_parity(self, written: Candidate) -> Candidate:
        """The same, or its sums over modes by parity written out, where these take fewer operations."""
        with self.integral.graph.scratch():
            flops = count_operations(symmetric_expressions(self._sums(modal=True)).outputs)
        if flops >= written.flops:
            return written
        best = symmetric_expressions(self._sums(modal=True))
        statements = len(reachable(best.outputs))
        return replace(written, flops=flops, flops_before=flops, statements=statements, expressions=best)

    def _looped(self) -> NestedSums | None:
        """The cheaper of the point function as it is and of its derivative D applied, in loops over directions."""
        ways = [self.point_functions]
        if self.bilinear is not None and self.stored is None:
            ways.append(applied(self.integral, self._of_bilinear))
        plans = [
            nested_sums(self.integral, way.parts)
            for way in ways
            if loops_over_directions(self.integral, way.parts)
        ]
        return min(plans, key=lambda plan: plan.flops) if plans else None

    def _written(self, name: str, transform: Callable[[QuadraturePart], Transform]) -> Candidate:
        """The cheaper of the point function as it is and of its derivative D applied."""
        ways = [self.point_functions]
        if self.bilinear is not None and self.stored is None:
            ways.append(applied(self.integral, self._of_bilinear))
        written = [vector_expressions(self.integral, way.parts, transform) for way in ways]
        if name == "quadrature" and self.stored is None and not why_no_nodes(self.integral):
            written += [e for way in ways if (e := node_expressions(self.integral, way.parts)) is not None]
        if name == "tensor":
            written += [
                vector_expressions(self.integral, way.parts, matrix) for way in ways
                if (matrix := _matrix_transform(self.integral, way.parts)) is not None
            ]  # fmt: skip
        flops, best = min(((count_operations(e.outputs), e) for e in written), key=itemgetter(0))
        return Candidate(name, "", flops, flops, len(reachable(best.outputs)), best)


def _nodes_of_direction(integral: Integral) -> int:
    """Basis functions of one direction of the test function's largest element; one of points of facets has none."""
    fields = tested_fields(integral)
    if fields[0].element.at_points and integral.region == "facet":
        return len(rule_of(integral, integral.parts[0]).directions[0][0])
    factors = [basis(member.element).factor for member in fields]
    return max(basis(factor).dimension for factor in factors if factor is not None)


class DiagonalRepresentations(Representations):
    """The representations of the diagonal of an element matrix; see :func:`diagonal_entries`.

    Args:
        integral: of arity 2.
    """

    def __init__(self, integral: Integral) -> None:
        self._results = diagonal_entries(integral)
        super().__init__(integral, tuple(self._results), False)

    @cached_property
    def candidates(self) -> dict[str, Candidate]:
        """Every representation with its costs."""
        found = super().candidates
        factorised = found["sum_factorised"]
        if sum_factorisable(self.integral) or self.integral.cell == "interval":
            return found
        if not loops_over_directions(self.integral, self.quadrature.parts):
            return found
        looped = nested_sums(self.integral, self.quadrature.parts)
        flops = factorised.flops if factorised.statements else looped.flops
        before = factorised.flops_before if factorised.statements else looped.flops
        found["sum_factorised"] = replace(
            factorised, reason="", flops=flops, flops_before=before, looped=looped
        )
        return found

    def _of_results(self, entries: Expressions) -> Expressions:
        graph = self.integral.graph
        summands: list[list[tuple[Node, int]]] = [[] for _ in range(self.integral.rows)]
        for result, node in zip(self._results.values(), entries.outputs, strict=True):
            summands[result].append((node, 1))
        return replace(entries, outputs=[graph.sum(terms) for terms in summands])


def applied(integral: Integral, bilinear: QuadratureRepresentation) -> QuadratureRepresentation:
    """Point functions sum_t D_st u_t from D of the bilinear form."""
    graph = integral.graph
    parts = []
    for part in bilinear.parts:
        pairs = list(part.terms)
        nodes = graph.substitute([part.terms[p] for p in pairs], lambda _: None)
        summands: dict[SlotPair, list[tuple[Node, Fraction]]] = {}
        for (s, t), node in zip(pairs, nodes, strict=True):
            assert t is not None
            u = graph.symbol(t._replace(function=TRIAL))
            summand = graph.product([integral.held(node), u])
            core = without_factor(summand)
            scale = summand.value[0] if core is not summand else ONE
            summands.setdefault((s, None), []).append((core, scale))
        # of a jump, what both sides of a facet have but for the sign
        terms = {pair: factored(graph, terms) for pair, terms in summands.items()}
        trial = dict.fromkeys(t._replace(function=TRIAL) for _, t in pairs if t is not None)
        parts.append(replace(part, terms=terms, slots=(*part.slots, *trial)))
    return QuadratureRepresentation(integral, tuple(parts), False)


def _degree(integral: Integral, terms: _Terms) -> int:
    """Degree of test times trial function, by total degree on simplices and by direction elsewhere."""

    def of(slot: Slot) -> int:
        element = integral.function(slot.function).layout.fields[slot.component].element
        whole = basis(element)
        if whole.factor is not None:
            return basis(whole.factor).polynomials.total_degree
        return max(0, whole.polynomials.total_degree - sum(slot.derivative))

    tests = [of(s) for s, _ in terms if s is not None]
    trials = [
        of(n.value)
        for n in symbols(terms.values())
        if isinstance(n.value, Slot) and n.value.function == TRIAL
    ]
    return max(tests, default=0) + max(trials, default=0)


def _point_transform(integral: Integral, part: QuadraturePart) -> Transform:
    weights = [own for _, own in part.rule.directions]
    return FactorisedTransform(integral, weights, PointTables1D(part), part.rule.index)


def _modal_transform(integral: Integral, part: QuadraturePart) -> Transform:
    slots = [s for s, _ in part.terms if s is not None]
    slots += [s for s in part.slots if s.function == TRIAL]
    elements = {integral.function(s.function).layout.fields[s.component].element for s in slots}
    if integral.cell in ("interval", "triangle", "tetrahedron"):
        degree = max(
            max(0, basis(e).polynomials.total_degree - min(sum(s.derivative) for s in slots))
            for e in elements
        )
        modes = orthogonal_modes(integral.cell, degree)
        return DenseTransform(
            integral, modal_weights(integral.cell, modes), ModalTables(integral.cell, modes)
        )
    factors = [basis(e).factor for e in elements]
    degree = max(basis(f).polynomials.total_degree for f in factors if f is not None)
    modes_1d = orthogonal_modes("interval", degree)
    weights = [modal_weights("interval", modes_1d)] * integral.gdim
    index = _grid(modes_1d, integral.gdim)
    return FactorisedTransform(integral, weights, ModalTables1D(modes_1d), index)


def _matrix_transform(
    integral: Integral, parts: Sequence[QuadraturePart]
) -> Callable[[QuadraturePart], Transform] | None:
    """Rows of one matrix, where test and trial function enter by one derivative of one element each."""
    test = {slot for part in parts for slot, _ in part.terms if slot is not None}
    trial = {slot for part in parts for slot in part.slots if slot.function == TRIAL}
    kinds = [
        {(integral.function(s.function).layout.fields[s.component].element, s.derivative) for s in slots}
        for slots in (test, trial)
    ]
    if [len(kind) for kind in kinds] != [1, 1]:
        return None
    return lambda _: MatrixTransform(integral, next(iter(test)), next(iter(trial)))


def _grid(modes: Polynomials, dimension: int) -> list[tuple[int, ...]]:
    positions: list[tuple[int, ...]] = [()]
    for _ in range(dimension):
        positions = [(k, *rest) for rest in positions for k in range(modes.dimension)]
    return positions


def _loop_flops(representation: QuadratureRepresentation) -> int:
    """Operations of a loop over points in which each slot is a sum over its basis functions."""
    total = 0
    for part in representation.parts:
        slots = [*part.slots, *(s for s, _ in part.terms if s is not None)]
        members = [representation.integral.function(s.function).layout.fields[s.component] for s in slots]
        products = sum(len(member.dofs) for member in members if not member.element.at_points)
        total += len(part.rule.weights) * (count_operations(part.terms.values()) + 2 * products)
    return total
