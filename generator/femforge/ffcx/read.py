"""FFCx's intermediate representation of an integral as an :class:`~femforge.ir.integral.Integral`.

Of integrals over cells, over facets of the boundary and between cells.

FFCx hands its backends no form. Of each quadrature rule there is a graph of scalar expressions, in which the arguments
are factored out: a block says which two entries of the arguments are multiplied, and which node of the graph is their
factor. These nodes are UFL expressions of coefficients, constants and entries of the Jacobian, as analysis has them.
"""

# UFL is typed in part
# mypy: disable-error-code="no-untyped-call"

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from typing import Any

from ffcx.ir.integral import TensorPart
from ffcx.ir.representation import IntegralIR
from ufl.algorithms import extract_coefficients
from ufl.domain import extract_domains

from femforge.analysis.forms import check_dimension, deep_enough
from femforge.analysis.names import generated_names
from femforge.analysis.rules import Rule
from femforge.elements import Element
from femforge.errors import ExitCode, FemforgeError
from femforge.ffcx.facets import FacetEvaluator
from femforge.ffcx.geometry import LoweredEvaluator
from femforge.ffcx.rules import is_at, rule_of
from femforge.from_basix import own_element
from femforge.ir.element import CELL_DIMENSION, Layout
from femforge.ir.integral import (
    COORDINATES,
    REGIONS,
    Constant,
    Function,
    Integral,
    IntegralType,
    Part,
    SlotPair,
)  # fmt: skip
from femforge.ir.scalar import Graph, Node

_ROLES = ("test", "trial")
_KINDS: tuple[IntegralType, ...] = ("cell", "exterior_facet", "interior_facet")


@deep_enough()
def read_integral(ir: IntegralIR, domain: str) -> Integral:
    """The integral that FFCx is to generate.

    Args:
        ir: FFCx's.
        domain: UFL cell name of what is integrated over, cells or facets.

    Raises:
        FemforgeError: for what femforge does not support, by name (code FORM).
    """
    return _Reader(ir, domain).integral()


def _refused(cause: str, mend: str = "") -> FemforgeError:
    return FemforgeError(cause, mend=mend, code=ExitCode.FORM)


class _Reader:
    """Reads one integral."""

    def __init__(self, ir: IntegralIR, domain: str) -> None:
        self.common = ir.expression
        self.domain = domain
        self.kind = _kind_of(ir)
        self.on_facets = REGIONS[self.kind] == "facet"
        _refuse_unsupported(ir, domain)
        self.integrands = [(rule, integrand) for (_, rule), integrand in self.common.integrand.items()]
        self.elements = {one: own_element(one.ufl_element()) for one in self.common.coefficient_numbering}
        self.mesh = self._mesh()
        self.cell = self.mesh.ufl_cell().cellname
        if self.cell not in CELL_DIMENSION:
            raise _refused(f"the cell {self.cell} is not supported")

    def _expressions(self) -> Iterator[Any]:
        """All nodes of all graphs."""
        for _, integrand in self.integrands:
            yield from _expressions(integrand)

    def _mesh(self) -> Any:
        """The one mesh."""
        held = [*self._expressions(), *self.elements, *self.common.original_constant_offsets]
        domains = list(dict.fromkeys(domain for one in held for domain in extract_domains(one)))
        if len(domains) != 1:
            raise _refused("the integral lives on more than one mesh")
        check_dimension(domains[0], "")
        return domains[0]

    def integral(self) -> Integral:
        """The whole integral."""
        coefficients, constants = self.elements, self.common.original_constant_offsets
        names, constant_names = generated_names(
            {one: f"w{number}" for number, one in enumerate(coefficients)},
            {one: f"c{number}" for number, one in enumerate(constants)},
        )
        packed = {one: Function(names[one], self._layout(element)) for one, element in coefficients.items()}
        self._check_offsets([f.layout.dim for f in packed.values()])
        coordinates = Function(COORDINATES, self._layout(own_element(self.mesh.ufl_coordinate_element())))
        graph = Graph()
        evaluator = (FacetEvaluator if self.on_facets else LoweredEvaluator)(
            self.mesh, graph, coordinates, names, constant_names, ""
        )
        arguments = self._arguments()
        functions = (*arguments.values(), *packed.values(), coordinates)
        parts = self._parts(evaluator, {one.name: one.layout for one in functions})
        if not parts:
            raise _refused("the integral is identically zero")
        used = {one for expression in self._expressions() for one in extract_coefficients(expression)}
        return Integral(
            form=self.common.name,
            subdomain=(),
            cell=self.cell,
            gdim=CELL_DIMENSION[self.cell],
            test=arguments.get("test"),
            trial=arguments.get("trial"),
            coordinates=coordinates,
            coefficients=tuple(f for one, f in packed.items() if one in used),
            constants=tuple(Constant(constant_names[one], tuple(one.ufl_shape)) for one in constants),
            parts=parts,
            graph=graph,
            packed=tuple(packed.values()),
            kind=self.kind,
        )

    def _layout(self, element: Element) -> Layout:
        """Of a function, on both cells of a facet between two."""
        layout = element.layout()
        return layout.on_both_sides() if self.kind == "interior_facet" else layout

    def _check_offsets(self, sizes: list[int]) -> None:
        """FFCx counts coefficients and constants in the order in which it lists them, as femforge does."""
        constants = self.common.original_constant_offsets
        counts = [math.prod(one.ufl_shape) for one in constants]
        assert list(self.common.coefficient_offsets.values()) == _begins(sizes)
        assert list(constants.values()) == _begins(counts)

    def _arguments(self) -> dict[str, Function]:
        """Test and trial function."""
        found: dict[str, Function] = {}
        for _, integrand in self.integrands:
            for modified in integrand["modified_arguments"]:
                argument = modified.terminal
                if argument.part() is not None:
                    raise _refused("an argument is one part of several")
                role = _ROLES[argument.number()]
                if role not in found:
                    found[role] = Function(role, self._layout(own_element(argument.ufl_element())))
        sizes = [found[role].layout.dim for role in _ROLES if role in found]
        if sizes != list(self.common.tensor_shape):
            raise _refused("an argument is in no term")
        return found

    def _parts(self, evaluator: LoweredEvaluator, layouts: Mapping[str, Layout]) -> tuple[Part, ...]:
        parts: dict[Rule, dict[SlotPair, Node]] = {}
        for points, integrand in self.integrands:
            rule = self._rule(integrand, points)
            terms = parts.setdefault(rule, {})
            for pair, node in self._terms(integrand, evaluator):
                terms[pair] = terms[pair] + node if pair in terms else node
        kept: list[Part] = []
        for rule, terms in parts.items():
            nonzero = {pair: node for pair, node in terms.items() if not node.is_zero}
            if isinstance(evaluator, FacetEvaluator):
                nonzero = evaluator.seen(nonzero, layouts)
            if nonzero:
                kept.append(Part(nonzero, rule.degree, rule.scheme, rule.origin, rule.order, rule.given))
        return tuple(kept)

    def _rule(self, integrand: Mapping[str, Any], found: Any) -> Rule:
        """The rule; where there are data at points, with the points in their order."""
        functions = {
            one for expression in _expressions(integrand) for one in extract_coefficients(expression)
        }
        data = {self.elements[one].parts[0] for one in functions if self.elements[one].at_points}
        if not data:
            return rule_of(self.domain, found.points, found.weights)
        if self.on_facets:
            raise _refused("a coefficient is given at quadrature points of facets")
        first, *others = data
        if others or not is_at(self.cell, first, found.points):
            raise _refused("a coefficient is given at other points than those of the integral")
        return Rule(first.degree, first.variant, "element", "ufcx", first.given)

    def _terms(
        self, integrand: Mapping[str, Any], evaluator: LoweredEvaluator
    ) -> Iterator[tuple[SlotPair, Node]]:
        """Pairs of slots with their factors."""
        nodes = integrand["factorization"].nodes

        def value(number: int) -> dict[SlotPair, Node]:
            return evaluator.integrand(nodes[number]["expression"])

        for blocks in integrand["block_contributions"].values():
            for block in blocks:
                slots = [next(iter(value(argument.ma_index))) for argument in block.ma_data]
                pair: SlotPair = (
                    next((test for test, _ in slots if test), None),
                    next((trial for _, trial in slots if trial), None),
                )
                for factor, _ in block.factor_indices_comp_indices:
                    for node in value(factor).values():
                        yield pair, node


def _expressions(integrand: Mapping[str, Any]) -> Iterator[Any]:
    """All nodes of a graph."""
    for node in integrand["factorization"].nodes.values():
        yield node["expression"]


def _begins(sizes: list[int]) -> list[int]:
    return [sum(sizes[:k]) for k in range(len(sizes))]


def _kind_of(ir: IntegralIR) -> IntegralType:
    """What is integrated over."""
    for kind in _KINDS:
        if kind == ir.expression.integral_type:
            return kind
    raise _refused(f"integrals of the type {ir.expression.integral_type.replace('_', ' ')} are not made here")


def _refuse_unsupported(ir: IntegralIR, domain: str) -> None:
    if domain not in CELL_DIMENSION:
        what = "the cell" if ir.expression.integral_type == "cell" else "facets that are a"
        raise _refused(f"{what} {domain} {'is' if what == 'the cell' else 'are'} not supported")
    if ir.part != TensorPart.full:
        raise _refused("only a part of the matrix is asked for")
