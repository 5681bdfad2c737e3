"""Evaluation of a lowered UFL integrand into point functions D of slots.

UFL has already applied derivatives, pullbacks and scaling; what is left is index notation over reference
values, reference gradients and the Jacobian. Each scalar component of each node becomes a map from
(test slot, trial slot) to an expression, so linearity in the arguments is kept apart from the rest
(as FFCx's argument factorisation does).
"""

# UFL is typed in part
# mypy: disable-error-code="no-untyped-call"

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from fractions import Fraction
from functools import singledispatchmethod
from types import MappingProxyType
from typing import Any

import ufl.classes as uc

from femforge.analysis.geometry import edge_vector, facet_edge_vector, facet_normal, facet_scale, vertex
from femforge.errors import ExitCode, FemforgeError
from femforge.formfile.limits import LINEAR
from femforge.ir.element import ScalarElement
from femforge.ir.integral import COORDINATES, ConstantEntry, Function, Geometry, Slot, SlotPair
from femforge.ir.scalar import Graph, Node
from femforge.reference import reference_cell, written_number

Value = dict[SlotPair, Node]
Indices = tuple[int, ...]
_SCALAR: SlotPair = (None, None)

_MATH: dict[Any, str] = {
    uc.Sqrt: "sqrt", uc.Exp: "exp", uc.Ln: "log", uc.Cos: "cos", uc.Sin: "sin", uc.Tan: "tan",
    uc.Cosh: "cosh", uc.Sinh: "sinh", uc.Tanh: "tanh", uc.Acos: "acos", uc.Asin: "asin",
    uc.Atan: "atan", uc.Erf: "erf", uc.Atan2: "atan2",
}  # fmt: skip
_BESSEL: dict[Any, str] = {uc.BesselJ: "jn", uc.BesselY: "yn"}
_HIGHEST_ORDER = 100
_COMPARE: dict[Any, str] = {uc.LT: "<", uc.LE: "<=", uc.GT: ">", uc.GE: ">=", uc.EQ: "==", uc.NE: "!="}

_AS_DATA = "give its values as a coefficient, at quadrature points for instance"
_LOGIC: dict[Any, str] = {uc.AndCondition: "and", uc.OrCondition: "or", uc.NotCondition: "not"}


class Evaluator:
    """Evaluates integrands of one integral into one graph.

    Args:
        graph: takes the expressions.
        coordinates: the coordinate field.
        coefficient_names: names of the coefficients in this integral.
        constant_names: names of the constants.
        where: place for messages.
        called: what the form file calls those that have another name here.
    """

    def __init__(
        self,
        graph: Graph,
        coordinates: Function,
        coefficient_names: Mapping[Any, str],
        constant_names: Mapping[Any, str],
        where: str,
        called: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        self.gdim = len(coordinates.layout.member_fields)
        self._member = 0
        self.graph = graph
        self.coefficient_names = coefficient_names
        self.constant_names = constant_names
        self.where = where
        self.called = called
        self.coordinates = coordinates
        self._memo: dict[Any, Value] = {}

    def integrand(self, expression: Any) -> Value:
        """D_st of a scalar integrand by (test slot, trial slot)."""
        return self._get(expression, (), {})

    def _get(self, expression: Any, component: Indices, bound: dict[int, int]) -> Value:
        """The scalar component ``component`` of an expression, its free indices bound to numbers."""
        free = tuple(bound[i] for i in expression.ufl_free_indices)
        key = (expression, component, free, self._member)
        value = self._memo.get(key)
        if value is None:
            value = self._memo[key] = self._visit(expression, component, bound)
        return value

    # -- arithmetic on values -------------------------------------------------------------------------

    def _of(self, node: Node) -> Value:
        return {} if node.is_zero else {_SCALAR: node}

    def _plain(self, value: Value, what: str) -> Node:
        """The expression of a value that holds no argument."""
        if not value:
            return self.graph.zero
        if set(value) != {_SCALAR}:
            raise self._refuse(f"a test or trial function stands in {what}", LINEAR)
        return value[_SCALAR]

    def _refuse(self, cause: str, mend: str = "") -> FemforgeError:
        return FemforgeError(cause, place=self.where, mend=mend, code=ExitCode.FORM)

    def _map(self, value: Value, function: Any) -> Value:
        mapped = {pair: function(node) for pair, node in value.items()}
        return {pair: node for pair, node in mapped.items() if not node.is_zero}

    def _total(self, values: list[Value]) -> Value:
        terms: dict[SlotPair, list[tuple[Node, int]]] = {}
        for value in values:
            for pair, node in value.items():
                terms.setdefault(pair, []).append((node, 1))
        summed = {pair: self.graph.sum(parts) for pair, parts in terms.items()}
        return {pair: node for pair, node in summed.items() if not node.is_zero}

    def _times(self, left: Value, right: Value) -> Value:
        products: list[Value] = []
        for (s, t), a in left.items():
            for (p, q), b in right.items():
                if (s and p) or (t and q):
                    raise self._refuse("a product holds the same argument twice", LINEAR)
                products.append({(s or p, t or q): self.graph.product([a, b])})
        return products[0] if len(products) == 1 else self._total(products)

    # -- node types -----------------------------------------------------------------------------------

    @singledispatchmethod
    def _visit(self, o: Any, component: Indices, bound: dict[int, int]) -> Value:
        if type(o) in _MATH:
            args = [self._plain(self._get(a, (), bound), f"{_MATH[type(o)]}()") for a in o.ufl_operands]
            return self._of(self.graph.call(_MATH[type(o)], *args))
        if isinstance(o, uc.BesselFunction):
            return self._bessel(o, bound)
        raise self._refuse(f"{type(o).__name__} is not supported", _AS_DATA)

    def _bessel(self, o: Any, bound: dict[int, int]) -> Value:
        order, argument = (self._plain(self._get(a, (), bound), "a Bessel function") for a in o.ufl_operands)
        called = type(o).__name__.replace("Bessel", "bessel_")
        if type(o) not in _BESSEL:
            raise self._refuse(f"{called} does not exist on all targets", _AS_DATA)
        if order.kind != "const" or order.value.denominator != 1 or not 0 <= order.value <= _HIGHEST_ORDER:
            cause = f"{called} has orders 0 to {_HIGHEST_ORDER} on all targets, whole numbers that the form file says"
            raise self._refuse(cause, _AS_DATA)
        return self._of(self.graph.call(_BESSEL[type(o)], order, argument))

    @_visit.register(uc.Zero)
    def _zero(self, o: Any, component: Indices, bound: dict[int, int]) -> Value:
        return {}

    @_visit.register(uc.ScalarValue)
    def _scalar(self, o: Any, component: Indices, bound: dict[int, int]) -> Value:
        value = o.value()
        if isinstance(value, complex):
            raise self._refuse(
                "complex numbers are not supported yet",
                "write a form of real parts, and one of imaginary ones",
            )
        return self._of(self.graph.const(written_number(value)))

    @_visit.register(uc.Identity)
    def _identity(self, o: Any, component: Indices, bound: dict[int, int]) -> Value:
        return self._of(self.graph.const(int(component[0] == component[1])))

    @_visit.register(uc.QuadratureWeight)
    def _weight(self, o: Any, component: Indices, bound: dict[int, int]) -> Value:
        return self._of(self.graph.one)

    @_visit.register(uc.Jacobian)
    def _jacobian(self, o: Any, component: Indices, bound: dict[int, int]) -> Value:
        return self._of(self._geometry("J", *component))

    @_visit.register(uc.JacobianInverse)
    def _inverse(self, o: Any, component: Indices, bound: dict[int, int]) -> Value:
        return self._of(self._geometry("Jinv", *component))

    @_visit.register(uc.JacobianDeterminant)
    def _determinant(self, o: Any, component: Indices, bound: dict[int, int]) -> Value:
        return self._of(self._geometry("detJ"))

    def _geometry(self, kind: str, row: int = 0, column: int = 0) -> Node:
        return self.graph.symbol(Geometry(kind, row, column, self._member))

    @_visit.register(uc.PositiveRestricted)
    @_visit.register(uc.NegativeRestricted)
    def _restricted(self, o: Any, component: Indices, bound: dict[int, int]) -> Value:
        if isinstance(o, uc.NegativeRestricted) and self.coordinates.layout.members == 1:
            raise self._refuse(
                "the '-' side is asked for in an integral that has one side only",
                "integrate over interior facets (dS), or leave restrictions, jumps and means out",
            )
        with self._on(o):
            return self._get(o.ufl_operands[0], component, bound)

    @contextmanager
    def _on(self, restricted: Any) -> Iterator[None]:
        """Evaluate on the side that a restriction names."""
        before, self._member = self._member, int(isinstance(restricted, uc.NegativeRestricted))
        try:
            yield
        finally:
            self._member = before

    @_visit.register(uc.FacetNormal)
    def _normal(self, o: Any, component: Indices, bound: dict[int, int]) -> Value:
        return self._of(facet_normal(self.graph, self.coordinates, self._member, *component))

    @_visit.register(uc.FacetJacobianDeterminant)
    def _facet_scale(self, o: Any, component: Indices, bound: dict[int, int]) -> Value:
        return self._of(facet_scale(self.graph, self.coordinates, self._member))

    @_visit.register(uc.ReferenceFacetVolume)
    def _reference_facet_volume(self, o: Any, component: Indices, bound: dict[int, int]) -> Value:
        volume = reference_cell(self.coordinates.layout.cell).facet_volume
        return self._of(self.graph.const(Fraction(int(volume.p), int(volume.q))))

    @_visit.register(uc.FacetEdgeVectors)
    def _facet_edges(self, o: Any, component: Indices, bound: dict[int, int]) -> Value:
        return self._of(facet_edge_vector(self.graph, self.coordinates, self._member, *component))

    @_visit.register(uc.SpatialCoordinate)
    def _coordinate(self, o: Any, component: Indices, bound: dict[int, int]) -> Value:
        return self._slot(COORDINATES, self._on_side(component[0], self.gdim), ())

    @_visit.register(uc.ReferenceCellVolume)
    def _reference_volume(self, o: Any, component: Indices, bound: dict[int, int]) -> Value:
        volume = reference_cell(self.coordinates.layout.cell).volume
        return self._of(self.graph.const(Fraction(int(volume.p), int(volume.q))))

    @_visit.register(uc.CellVertices)
    def _vertices(self, o: Any, component: Indices, bound: dict[int, int]) -> Value:
        return self._of(vertex(self.graph, self.coordinates, self._member, *component))

    @_visit.register(uc.CellEdgeVectors)
    def _edges(self, o: Any, component: Indices, bound: dict[int, int]) -> Value:
        return self._of(edge_vector(self.graph, self.coordinates, self._member, *component))

    @_visit.register(uc.Constant)
    def _constant(self, o: Any, component: Indices, bound: dict[int, int]) -> Value:
        flat = _flatten(component, o.ufl_shape)
        return self._of(self.graph.symbol(ConstantEntry(self.constant_names[o], flat)))

    @_visit.register(uc.ReferenceValue)
    def _reference_value(self, o: Any, component: Indices, bound: dict[int, int]) -> Value:
        return self._argument(o.ufl_operands[0], _flatten(component, o.ufl_shape), ())

    @_visit.register(uc.ReferenceGrad)
    def _reference_grad(self, o: Any, component: Indices, bound: dict[int, int]) -> Value:
        directions: list[int] = []
        inner = o
        while isinstance(inner, uc.ReferenceGrad):
            component, last = component[:-1], component[-1]
            directions.append(last)
            inner = inner.ufl_operands[0]
        if isinstance(inner, uc.Restricted):
            with self._on(inner):
                return self._derivative(inner.ufl_operands[0], component, directions)
        return self._derivative(inner, component, directions)

    def _derivative(self, inner: Any, component: Indices, directions: list[int]) -> Value:
        """A component of a function, or of what the geometry gives, derived in some directions."""
        if isinstance(inner, uc.ReferenceValue):
            flat = _flatten(component, inner.ufl_shape)
            return self._argument(inner.ufl_operands[0], flat, tuple(directions))
        if isinstance(inner, (uc.SpatialCoordinate, uc.Jacobian)):
            first, *others = component
            return self._slot(COORDINATES, self._on_side(first, self.gdim), (*others, *directions))
        if isinstance(inner, uc.JacobianInverse) and len(directions) == 1:
            return self._inverse_derivative(component, directions[0])
        raise self._refuse(
            f"a derivative of {type(inner).__name__} on a curved cell is not supported yet",
            "use an affine mesh for this form",
        )

    def _inverse_derivative(self, component: Indices, direction: int) -> Value:
        """d(Jinv)/dxi_k = -Jinv (dJ/dxi_k) Jinv."""
        terms = []
        for a in range(self.gdim):
            for b in range(self.gdim):
                place = self._on_side(a, self.gdim)
                slot = self._plain(self._slot(COORDINATES, place, (b, direction)), "the geometry")
                left = self._geometry("Jinv", component[0], a)
                right = self._geometry("Jinv", b, component[1])
                terms.append((self.graph.product([left, slot, right]), -1))
        return self._of(self.graph.sum(terms))

    def _argument(self, function: Any, flat: int, directions: Indices) -> Value:
        if directions and _vanishes(self._part(function, flat), directions):
            return {}  # UFL sees that of coefficients that are constant, but not of arguments, and of no parts
        if isinstance(function, uc.Argument):
            role = ("test", "trial")[function.number()]
            place = self._component(function.ufl_function_space().ufl_element(), flat)
            slot = Slot(role, place, self._multi_index(directions))
            return {(slot, None) if role == "test" else (None, slot): self.graph.one}
        name = self.coefficient_names[function]
        if directions and self._at_points(function):
            raise self._refuse(
                f"a derivative of {self.called.get(name, name)}, which is given at quadrature points, is taken",
                "give the derivative as data of its own, or take a Lagrange element",
            )
        return self._slot(name, self._component(function.ufl_element(), flat), directions)

    def _at_points(self, coefficient: Any) -> bool:
        """Whether a coefficient is data at quadrature points."""
        return bool(coefficient.ufl_element().at_points)

    def _part(self, function: Any, flat: int) -> ScalarElement:
        """The scalar element of a component of a function, by its number among those of the element."""
        part: ScalarElement = function.ufl_element().parts[flat]
        return part

    def _component(self, element: Any, flat: int) -> int:
        """The scalar component of a function of the member that is seen, by its number among those of the element."""
        return self._on_side(flat, math.prod(element.reference_value_shape))

    def _on_side(self, flat: int, components: int) -> int:
        """The number of one of so many components, of the member that is seen."""
        return flat + self._member * components

    def _slot(self, name: str, component: int, directions: Indices) -> Value:
        return self._of(self.graph.symbol(Slot(name, component, self._multi_index(directions))))

    def _multi_index(self, directions: Indices) -> Indices:
        return tuple(directions.count(d) for d in range(self.gdim))

    @_visit.register(uc.Variable)
    def _variable(self, o: Any, component: Indices, bound: dict[int, int]) -> Value:
        return self._get(o.ufl_operands[0], component, bound)

    @_visit.register(uc.Indexed)
    def _indexed(self, o: Any, component: Indices, bound: dict[int, int]) -> Value:
        inner, multi_index = o.ufl_operands
        resolved = tuple(
            int(i) if isinstance(i, uc.FixedIndex) else bound[i.count()] for i in multi_index.indices()
        )
        return self._get(inner, resolved, bound)

    @_visit.register(uc.ComponentTensor)
    def _component_tensor(self, o: Any, component: Indices, bound: dict[int, int]) -> Value:
        inner, multi_index = o.ufl_operands
        counts = [i.count() for i in multi_index.indices()]
        return self._get(inner, (), {**bound, **dict(zip(counts, component, strict=True))})

    @_visit.register(uc.ListTensor)
    def _list_tensor(self, o: Any, component: Indices, bound: dict[int, int]) -> Value:
        return self._get(o.ufl_operands[component[0]], component[1:], bound)

    @_visit.register(uc.IndexSum)
    def _index_sum(self, o: Any, component: Indices, bound: dict[int, int]) -> Value:
        inner, multi_index = o.ufl_operands
        count = multi_index.indices()[0].count()
        return self._total([self._get(inner, component, {**bound, count: i}) for i in range(o.dimension())])

    @_visit.register(uc.Sum)
    def _sum(self, o: Any, component: Indices, bound: dict[int, int]) -> Value:
        return self._total([self._get(a, component, bound) for a in o.ufl_operands])

    @_visit.register(uc.Product)
    def _product(self, o: Any, component: Indices, bound: dict[int, int]) -> Value:
        left, right = o.ufl_operands
        return self._times(self._get(left, component, bound), self._get(right, component, bound))

    @_visit.register(uc.Division)
    def _division(self, o: Any, component: Indices, bound: dict[int, int]) -> Value:
        bottom = self._plain(self._get(o.ufl_operands[1], (), bound), "a denominator")
        if bottom.is_zero:
            raise self._refuse("the form divides by zero", "look for a denominator that is always zero")
        return self._map(
            self._get(o.ufl_operands[0], component, bound), lambda n: self.graph.quotient(n, bottom)
        )

    @_visit.register(uc.Power)
    def _power(self, o: Any, component: Indices, bound: dict[int, int]) -> Value:
        base, exponent = (self._get(a, (), bound) for a in o.ufl_operands)
        node = self._plain(exponent, "an exponent")
        if node.kind == "const" and node.value == 1:
            return base
        plain = self._plain(base, "a power")
        if plain.is_zero and node.kind == "const" and node.value < 0:
            raise self._refuse("the form divides by zero", "look for a denominator that is always zero")
        return self._of(self.graph.power(plain, node))

    @_visit.register(uc.Abs)
    def _abs(self, o: Any, component: Indices, bound: dict[int, int]) -> Value:
        return self._of(
            self.graph.call("fabs", self._plain(self._get(o.ufl_operands[0], (), bound), "abs()"))
        )

    @_visit.register(uc.MinValue)
    def _min(self, o: Any, component: Indices, bound: dict[int, int]) -> Value:
        args = [self._plain(self._get(a, (), bound), "min_value()") for a in o.ufl_operands]
        return self._of(self.graph.call("fmin", *args))

    @_visit.register(uc.MaxValue)
    def _max(self, o: Any, component: Indices, bound: dict[int, int]) -> Value:
        args = [self._plain(self._get(a, (), bound), "max_value()") for a in o.ufl_operands]
        return self._of(self.graph.call("fmax", *args))

    @_visit.register(uc.Conditional)
    def _conditional(self, o: Any, component: Indices, bound: dict[int, int]) -> Value:
        truth = self._truth(o.ufl_operands[0], bound)
        yes, no = (self._get(a, component, bound) for a in o.ufl_operands[1:])
        zero = self.graph.zero
        pairs = [*yes, *(pair for pair in no if pair not in yes)]
        return {
            pair: self.graph.conditional(truth, yes.get(pair, zero), no.get(pair, zero)) for pair in pairs
        }

    def _truth(self, o: Any, bound: dict[int, int]) -> Node:
        if type(o) in _COMPARE:
            left, right = (self._plain(self._get(a, (), bound), "a condition") for a in o.ufl_operands)
            return self.graph.compare(_COMPARE[type(o)], left, right)
        logic = _LOGIC.get(type(o))
        if logic is None:
            raise self._refuse(
                f"the condition {type(o).__name__} is not supported", "compare two expressions"
            )
        return self.graph.logic(logic, *(self._truth(a, bound) for a in o.ufl_operands))

    @_visit.register(uc.Real)
    def _real(self, o: Any, component: Indices, bound: dict[int, int]) -> Value:
        return self._get(o.ufl_operands[0], component, bound)

    @_visit.register(uc.Conj)
    def _conj(self, o: Any, component: Indices, bound: dict[int, int]) -> Value:
        return self._get(o.ufl_operands[0], component, bound)


def _vanishes(part: ScalarElement, directions: Indices) -> bool:
    """Whether derivatives of polynomials of an element are zero: more than their degree, on boxes in one direction."""
    if part.at_points:
        return False
    if reference_cell(part.cell).is_simplex:
        return len(directions) > part.degree
    return any(directions.count(d) > part.degree for d in directions)


def _flatten(component: Indices, shape: Indices) -> int:
    flat = 0
    for index, extent in zip(component, shape, strict=True):
        flat = flat * extent + index
    return flat
