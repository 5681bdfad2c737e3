"""FFCx's intermediate representation of an integral over cells as an :class:`~femforge.ir.integral.Integral`.

FFCx hands its backends no form. Of each quadrature rule there is a graph of scalar expressions, in which the arguments
are factored out: a block says which two entries of the arguments are multiplied, and which node of the graph is their
factor. These nodes are UFL expressions of coefficients, constants and entries of the Jacobian, as analysis has them.
"""

# UFL is typed in part
# mypy: disable-error-code="no-untyped-call"

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np
import ufl
from ffcx.ir.integral import TensorPart
from ffcx.ir.representation import IntegralIR
from ufl.algorithms import extract_coefficients
from ufl.domain import extract_domains

from femforge.analysis.forms import check_dimension, deep_enough
from femforge.analysis.names import generated_names
from femforge.analysis.rules import Rule
from femforge.errors import ExitCode, FemforgeError
from femforge.ffcx.geometry import LoweredEvaluator
from femforge.ffcx.rules import as_given, rule_of
from femforge.from_basix import own_element
from femforge.ir.element import CELL_DIMENSION
from femforge.ir.integral import COORDINATES, Constant, Function, Integral, Part, SlotPair
from femforge.ir.scalar import Graph, Node
from femforge.rebuilt import Rebuilt

_ROLES = ("test", "trial")


@deep_enough()
def read_integral(ir: IntegralIR, cell: str) -> Integral:
    """The integral that FFCx is to generate.

    Args:
        ir: FFCx's.
        cell: UFL cell name of the domain that is integrated over.

    Raises:
        FemforgeError: for what femforge does not support, by name (code FORM).
    """
    return _Reader(ir, cell).integral()


def _refused(cause: str, mend: str = "") -> FemforgeError:
    return FemforgeError(cause, mend=mend, code=ExitCode.FORM)


class _Reader:
    """Reads one integral; every expression is put on femforge's elements first."""

    def __init__(self, ir: IntegralIR, cell: str) -> None:
        self.ir = ir
        self.common = ir.expression
        self.cell = cell
        _refuse_unsupported(ir, cell)
        self.rebuilt = Rebuilt(own_element)
        self.integrands = list(self.common.integrand.items())
        self.mesh = self._mesh()

    def _expressions(self) -> Iterator[Any]:
        """All nodes of all graphs."""
        for _, integrand in self.integrands:
            for node in integrand["factorization"].nodes.values():
                yield node["expression"]

    def _mesh(self) -> ufl.Mesh:
        """The one mesh, with femforge's coordinate element."""
        domains = {domain for expression in self._expressions() for domain in extract_domains(expression)}
        domains |= {domain for one in self.common.coefficient_numbering for domain in extract_domains(one)}
        if len(domains) != 1:
            raise _refused("the integral lives on more than one mesh")
        (domain,) = domains
        check_dimension(domain, "")
        if domain.ufl_cell().cellname != self.cell:
            raise _refused(f"the cell of the integral, {self.cell}, is not that of its mesh")
        return self.rebuilt.mesh(domain)

    def integral(self) -> Integral:
        """The whole integral."""
        coefficients = {one: self.rebuilt.coefficient(one) for one in self.common.coefficient_numbering}
        constants = {one: self.rebuilt.constant(one) for one in self.common.original_constant_offsets}
        names, constant_names = generated_names(
            {new: f"w{number}" for number, new in enumerate(coefficients.values())},
            {new: f"c{number}" for number, new in enumerate(constants.values())},
        )
        packed = [Function(names[one], one.ufl_element().layout()) for one in coefficients.values()]
        self._check_offsets(packed, [one.ufl_shape for one in constants])
        coordinates = Function(COORDINATES, self.mesh.ufl_coordinate_element().layout())
        graph = Graph()
        evaluator = LoweredEvaluator(self.mesh, graph, coordinates, names, constant_names, "")
        parts = self._parts(evaluator)
        if not parts:
            raise _refused("the integral is identically zero")
        used = {one for expression in self._expressions() for one in extract_coefficients(expression)}
        arguments = self._arguments()
        return Integral(
            form=self.common.name,
            subdomain=(),
            cell=self.cell,
            gdim=CELL_DIMENSION[self.cell],
            test=arguments.get("test"),
            trial=arguments.get("trial"),
            coordinates=coordinates,
            coefficients=tuple(f for f, one in zip(packed, coefficients, strict=True) if one in used),
            constants=tuple(Constant(constant_names[new], tuple(new.ufl_shape)) for new in constants.values()),
            parts=parts,
            graph=graph,
            packed=tuple(packed),
        )

    def _check_offsets(self, packed: list[Function], shapes: list[tuple[int, ...]]) -> None:
        """FFCx counts coefficients and constants in the order in which it lists them."""
        sizes = [f.layout.dim for f in packed]
        assert list(self.common.coefficient_offsets.values()) == _begins(sizes)
        counts = [int(np.prod(shape, dtype=int)) for shape in shapes]
        assert list(self.common.original_constant_offsets.values()) == _begins(counts)

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
                    element = self.rebuilt.space(argument.ufl_function_space()).ufl_element()
                    found[role] = Function(role, element.layout())
        sizes = [found[role].layout.dim for role in _ROLES if role in found]
        if sizes != list(self.common.tensor_shape):
            raise _refused("an argument is in no term")
        return found

    def _parts(self, evaluator: LoweredEvaluator) -> tuple[Part, ...]:
        parts: dict[Rule, dict[SlotPair, Node]] = {}
        for (_, points), integrand in self.integrands:
            rule = self._rule(integrand, points)
            terms = parts.setdefault(rule, {})
            for pair, node in self._terms(integrand, evaluator):
                terms[pair] = terms[pair] + node if pair in terms else node
        kept: list[Part] = []
        for rule, terms in parts.items():
            nonzero = {pair: node for pair, node in terms.items() if not node.is_zero}
            if nonzero:
                kept.append(Part(nonzero, rule.degree, rule.scheme, rule.origin, rule.order, rule.given))
        return tuple(kept)

    def _rule(self, integrand: Mapping[str, Any], found: Any) -> Rule:
        """The rule; where there are data at points, with the points in their order."""
        nodes = integrand["factorization"].nodes.values()
        functions = {one for node in nodes for one in extract_coefficients(node["expression"])}
        elements = [self.rebuilt.coefficient(one).ufl_element() for one in functions]
        data = [element for element in elements if element.at_points]
        if not data:
            return rule_of(self.cell, found.points, found.weights)
        rule = as_given(self.cell, found.points, found.weights)
        assert rule.given is not None
        if any(element.parts[0].given.points != rule.given.points for element in data):
            raise _refused("a coefficient is given at other points than those of the integral")
        return rule

    def _terms(
        self, integrand: Mapping[str, Any], evaluator: LoweredEvaluator
    ) -> Iterator[tuple[SlotPair, Node]]:
        """Pairs of slots with their factors."""
        nodes = integrand["factorization"].nodes

        def value(number: int) -> dict[SlotPair, Node]:
            return evaluator.integrand(self.rebuilt.expression(nodes[number]["expression"]))

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


def _begins(sizes: list[int]) -> list[int]:
    return [sum(sizes[:k]) for k in range(len(sizes))]


def _refuse_unsupported(ir: IntegralIR, cell: str) -> None:
    if ir.expression.integral_type != "cell":
        kind = ir.expression.integral_type.replace("_", " ")
        raise _refused(f"integrals of the type {kind} are not made here")
    if cell not in CELL_DIMENSION:
        raise _refused(f"the cell {cell} is not supported")
    if ir.part != TensorPart.full:
        raise _refused("only a part of the matrix is asked for")
