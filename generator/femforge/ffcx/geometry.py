"""Evaluation of what FFCx has made of an integrand.

It stands on Basix's elements, and determinants and inverses of the Jacobian are lowered to its entries.
"""

# UFL is typed in part
# mypy: disable-error-code="no-untyped-call"

from __future__ import annotations

import itertools
from collections.abc import Hashable, Mapping
from typing import Any

import ufl
from ufl.compound_expressions import determinant_expr, inverse_expr

from femforge.analysis.evaluate import Evaluator, Indices, Value
from femforge.from_basix import own_element, reference_components
from femforge.ir.element import ScalarElement
from femforge.ir.integral import Function, Geometry
from femforge.ir.scalar import Graph, Node


class LoweredEvaluator(Evaluator):
    """Evaluates expressions in which UFL has written det J and the inverse of J by the entries of J.

    As equal expressions are one node of the graph, both are recognised where they are made, for each cell of a facet.

    Args:
        mesh: what the Jacobian is of.
        graph, coordinates, coefficient_names, constant_names, where: as for :class:`Evaluator`.
    """

    def __init__(
        self, mesh: ufl.Mesh, graph: Graph, coordinates: Function, coefficient_names: Mapping[Any, str],
        constant_names: Mapping[Any, str], where: str,
    ) -> None:  # fmt: skip
        super().__init__(graph, coordinates, coefficient_names, constant_names, where)
        self._known: dict[Node, Node] = {}
        self.members = coordinates.layout.members
        J = ufl.classes.Jacobian(mesh)
        inverse = inverse_expr(J)
        for member in range(self.members):
            self._name(determinant_expr(J), (), member, Geometry("detJ", 0, 0, member))
            for i, j in itertools.product(range(self.gdim), repeat=2):
                self._name(inverse, (i, j), member, Geometry("Jinv", i, j, member))

    def _of_member(self, expression: Any, component: Indices, member: int) -> Node:
        """A quantity of the geometry as one of the cells has it, to be called by another name from now on."""
        self._member = member
        node = self._plain(self._get(expression, component, {}), "the geometry")
        self._member = 0
        self._memo.clear()
        return node

    def _name(self, expression: Any, component: Indices, member: int, entry: Hashable) -> None:
        """Let an expression be one entry from now on."""
        self._known[self._of_member(expression, component, member)] = self.graph.symbol(entry)

    def _at_points(self, coefficient: Any) -> bool:
        return own_element(coefficient.ufl_element()).at_points

    def _part(self, function: Any, flat: int) -> ScalarElement:
        element = function.ufl_element()
        return own_element(element).parts[reference_components(element).index(flat)]

    def _component(self, element: Any, flat: int) -> int:
        numbers = reference_components(element)
        return self._on_side(numbers.index(flat), len(numbers))

    def _visit(self, o: Any, component: Indices, bound: dict[int, int]) -> Value:
        value: Value = super()._visit(o, component, bound)
        return {pair: self._known.get(node, node) for pair, node in value.items()}
