"""A line of points whose points are tasks of their own: less to hold for a thread, and more threads to a cell.

A function is contracted to all points of a line, a task each; at a point the values of all functions meet, and leave
fluxes; and those of a test function along a line are contracted with it, a task each again. Functions of low degree,
which lines read as monomials, are evaluated at each point.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from femforge.ir.integral import Slot
from femforge.ir.scalar import Node
from femforge.represent.directions import basis_of_direction
from femforge.represent.levels import LETTERS, Level, NestedSums, derivative_text
from femforge.represent.line_inputs import IN_LINE, Columns, LineInputs, LineValues
from femforge.represent.point_values import FluxKey, PointData, field_of, flux_name, fluxes_at, values_at


@dataclass(frozen=True)
class PointValue:
    """Symbol key: a derivative of a function at the point of a task.

    Attributes:
        column: the :class:`Columns` of the function.
        member: its number among their functions.
        derivative: in r, s and t.
    """

    column: Columns
    member: int
    derivative: tuple[int, ...]


class PointLine:
    """A point of the lines of one quadrature rule.

    Args:
        inputs: the way in; all functions that are not short have columns.
    """

    def __init__(self, inputs: LineInputs) -> None:
        self.inputs = inputs
        self.graph = inputs.graph
        self.point = Level()
        self.on_line = LineValues(inputs, self.point)

    def fluxes(self) -> Mapping[FluxKey, Node]:
        """What the point leaves."""
        inputs, point = self.inputs, self.point
        values = {slot: self._value(slot) for slot in inputs.slots}
        for slot, node in values.items():
            if node.kind not in ("const", "symbol"):
                name = f"{slot.function}{slot.component}{derivative_text(slot.derivative, LETTERS)}"
                point.names.setdefault(node, name)
        data = PointData(inputs.integral, inputs.part, 0)
        replacement, names = values_at(
            inputs.integral, inputs.part, values, lambda key: data.read(key, (), point)
        )
        point.names |= {node: name for node, name in names.items() if node not in point.names}
        fluxes = fluxes_at(inputs.integral, inputs.part, inputs.tests, replacement)
        for key, node in fluxes.items():
            if node.kind == "hold":
                point.names[node] = f"flux{flux_name(*key)}"
        return fluxes

    def plan(self, results: list[Node]) -> NestedSums:
        """The point as a level without loops."""
        return NestedSums(self.point, (), tuple(results), self.inputs.tables.arrays, (self.inputs.part,))

    def _value(self, slot: Slot) -> Node:
        inputs = self.inputs
        own = field_of(inputs.integral, slot)
        columns = inputs.columns_of(slot)
        if columns is not None:
            member = columns.members.index((slot.function, own.dofs))
            return self.graph.symbol(PointValue(columns, member, slot.derivative))
        basis = basis_of_direction(own.element, "pairs")
        terms = [
            (self.graph.product([table, coefficient]), 1)
            for k, coefficient in enumerate(self.on_line.in_r(slot))
            for table in [inputs.tables.value(basis, inputs.points, slot.derivative[0], k, IN_LINE)]
            if not table.is_zero
        ]
        return self.graph.sum(terms)
