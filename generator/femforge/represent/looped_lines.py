"""A line of points as a loop over them: short code, the numbers of the line in tables."""

from __future__ import annotations

from collections.abc import Mapping

from femforge.ir.integers import index
from femforge.ir.integral import Local, Slot
from femforge.ir.scalar import Node
from femforge.represent.direction_tables import Key
from femforge.represent.directions import basis_of_direction
from femforge.represent.levels import LETTERS, Level, NestedSums, derivative_text, keep_outside, prune
from femforge.represent.line_inputs import IN_LINE, LineInputs, LineSums, LineValues
from femforge.represent.point_values import (
    FluxKey,
    PointData,
    field_of,
    flux_name,
    fluxes_at,
    tested_text,
    values_at,
)


class LoopedLine:
    """The line of one quadrature rule.

    Args:
        inputs: the way in.
    """

    def __init__(self, inputs: LineInputs) -> None:
        self.inputs = inputs
        self.graph = inputs.graph
        self.line, self.point = Level(), Level(IN_LINE, len(inputs.points))

    def sums(self) -> LineSums:
        """Build the loop; what it leaves."""
        inputs, point = self.inputs, self.point
        on_line = LineValues(inputs, self.line)
        values: dict[Slot, Node] = {}
        for slot in inputs.slots:
            own = basis_of_direction(field_of(inputs.integral, slot).element, "pairs")
            terms = [
                (self.graph.product([table, coefficient]), 1)
                for k, coefficient in enumerate(on_line.in_r(slot))
                for table in [inputs.tables.value(own, inputs.points, slot.derivative[0], k, IN_LINE)]
                if not table.is_zero
            ]
            values[slot] = self.graph.sum(terms)
            if values[slot].kind not in ("const", "symbol"):
                ending = derivative_text(slot.derivative, LETTERS)
                point.names.setdefault(values[slot], f"{slot.function}{slot.component}{ending}")
        data = PointData(inputs.integral, inputs.part, 0)
        replacement, names = values_at(
            inputs.integral, inputs.part, values, lambda key: data.read(key, (), self.point)
        )
        point.names |= {node: name for node, name in names.items() if node not in point.names}
        fluxes = fluxes_at(inputs.integral, inputs.part, inputs.tests, replacement)
        for key, node in fluxes.items():
            if node.kind == "hold":
                point.names[node] = f"flux{flux_name(*key)}"
        point.first = list(fluxes.values())
        return self._integrated(fluxes)

    def plan(self, results: list[Node]) -> NestedSums:
        """The loop with what is made of its sums."""
        keep_outside(self.graph, self.line, (self.point,))
        prune(self.line, (self.point,))
        parts = (self.inputs.part,)
        return NestedSums(self.line, ((self.point,),), tuple(results), self.inputs.tables.arrays, parts)

    def _integrated(self, fluxes: Mapping[FluxKey, Node]) -> LineSums:
        """What points add to the sums of the line."""
        inputs = self.inputs
        added: dict[str, list[tuple[Node, int]]] = {}
        names: dict[tuple[int, tuple[Key, ...]], list[str]] = {}
        for (component, keys), flux in fluxes.items():
            table = inputs.tests.table(component, keys[0], inputs.points, "pairs")
            own = [f"sum{component}_{i}{tested_text(keys[1:], LETTERS[1:])}" for i in range(len(table[0]))]
            names.setdefault((component, keys[1:]), own)
            for i, name in enumerate(own):
                column = inputs.weighted(table, i)
                if any(v != 0 for v in column):
                    function = inputs.tests.name(component, keys[0], i, "pairs")
                    entry = inputs.tables.entry(column, f"weights_{function}", index(IN_LINE))
                    added.setdefault(name, []).append((self.graph.product([entry, flux]), 1))
        self.point.additions = [(name, self.graph.sum(terms)) for name, terms in added.items()]
        self.line.sums = list(added)
        zero = self.graph.zero
        return {
            key: inputs.in_own_basis(
                key[0], [self.graph.symbol(Local(name)) if name in added else zero for name in own]
            )
            for key, own in names.items()
        }
