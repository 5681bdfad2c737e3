"""The points of a cell's lines or planes that are written out: pairs +a and -a share their even and odd parts.

These are the points of r alone, or of r and s: their values from coefficients that loops around them have, what point
functions give there, and the sums of that with test functions.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import partial
from itertools import product
from operator import itemgetter

from femforge.ir.integral import GeometryEntry, Integral, Slot
from femforge.ir.scalar import Node
from femforge.represent.direction_tables import Key, ProductTables
from femforge.represent.directions import basis_of_direction, in_pairs, values_at_points
from femforge.represent.levels import LABELS, LETTERS, Level, derivative_text
from femforge.represent.point_values import (
    FluxKey,
    PointData,
    field_of,
    flux_name,
    fluxes_at,
    tested_text,
    values_at,
)
from femforge.represent.quadrature import QuadraturePart

#: Numbers in the first directions: of a point, or of a function.
Place = tuple[int, ...]
#: A component of the test function, numbers of test functions in the directions done, derivatives in those to come.
SumOf = tuple[int, Place, tuple[Key, ...]]
#: Function, component and derivatives in the directions done.
_Grid = tuple[str, int, tuple[int, ...]]


class WrittenPoints:
    """The points of the first directions of a rule.

    Args:
        integral: names the functions.
        part: the rule and its point functions.
        written: directions whose points are written out, r first.
        tests: tables of test functions.
        level: whose turns have these points; learns names, and where data are found.
    """

    def __init__(
        self, integral: Integral, part: QuadraturePart, written: int, tests: ProductTables, level: Level
    ) -> None:
        self.integral = integral
        self.graph = integral.graph
        self.part = part
        self.written = written
        self.tests = tests
        self.level = level
        self.points = [points for points, _ in part.rule.directions[:written]]
        self.weights = [weights for _, weights in part.rule.directions[:written]]
        #: Numbers of the points in their directions, those in r next to each other.
        self.places = places_of([len(points) for points in self.points])
        self.data = PointData(integral, part, written)
        #: What is computed early, and when: point by point, sums over a line after its last point.
        self._known: list[tuple[list[tuple[int, int]], Node]] = []

    def in_order(self) -> list[Node]:
        """Fluxes, and sums over lines, in the order in which they are best computed."""
        return [node for _, node in sorted(self._known, key=itemgetter(0))]

    # -- on the way in -----------------------------------------------------------------------------------

    def values(
        self, slots: Sequence[Slot], grids: Mapping[_Grid, Mapping[Place, Node]]
    ) -> dict[Slot, list[Node]]:
        """Values of slots at all points.

        Args:
            slots: wanted.
            grids: coefficients in the written directions, by function, component and the derivatives in the others.
        """
        known = {key: {place: [node] for place, node in grid.items()} for key, grid in grids.items()}
        for d in reversed(range(self.written)):
            entered: dict[_Grid, dict[Place, list[Node]]] = {}
            for slot in slots:
                key = (slot.function, slot.component, slot.derivative[d:])
                if key not in entered:
                    outer = known[slot.function, slot.component, slot.derivative[d + 1 :]]
                    entered[key] = self._along(d, slot, outer)
            known = entered
        return {slot: known[slot.function, slot.component, slot.derivative][()] for slot in slots}

    def _along(self, d: int, slot: Slot, grid: Mapping[Place, Sequence[Node]]) -> dict[Place, list[Node]]:
        """Coefficients in the directions before ``d`` at all points of that direction, and of those after it that are
        written out: those in ``d`` next to each other."""
        own = basis_of_direction(field_of(self.integral, slot).element, "pairs")
        table = own.tabulate(self.points[d], slot.derivative[d])
        ending = derivative_text(slot.derivative[d:], LETTERS[d:])
        result: dict[Place, list[Node]] = {}
        for place in sorted({place[:-1] for place in grid}):
            columns = zip(*(grid[(*place, k)] for k in range(own.size)), strict=True)
            result[place] = [v for c in columns for v in values_at_points(self.graph, c, table)]
            for q, node in enumerate(result[place] if d else ()):
                if node.kind not in ("const", "symbol"):
                    name = f"{LABELS[d]}_{slot.function}{slot.component}_{digits(place)}{ending}_{q}"
                    self.level.names.setdefault(node, name)
        return result

    # -- at the points -----------------------------------------------------------------------------------

    def fluxes(self, slots: Mapping[Slot, Sequence[Node]]) -> dict[FluxKey, list[Node]]:
        """Fluxes at the points by component and derivatives of the test function."""
        fluxes: dict[FluxKey, list[Node]] = {}
        for q, place in enumerate(self.places):
            here = {slot: nodes[q] for slot, nodes in slots.items()}
            given = partial(self._given, place)
            replacement, names = values_at(self.integral, self.part, here, given)
            for node, name in names.items():
                self.level.names.setdefault(node, f"{name}_{digits(place)}")
            for key, node in fluxes_at(self.integral, self.part, self.tests, replacement).items():
                fluxes.setdefault(key, []).append(node)
        for key, nodes in fluxes.items():
            for place, node in zip(self.places, nodes, strict=True):
                if node.kind == "hold":
                    self.level.names[node] = f"flux{flux_name(*key)}_{digits(place)}"
            self._known += [
                (self._from_outside(place), node) for place, node in zip(self.places, nodes, strict=True)
            ]
        return fluxes

    def _from_outside(self, place: Place) -> list[tuple[int, int]]:
        """By which points are sorted: line by line, pairs that mirror each other together and the centre last.

        Args:
            place: numbers of a point in the last ones of the directions that are written out; all of them, or those of
                a line or plane, which comes after its points.
        """
        ends = [len(self.points[d]) - 1 for d in range(self.written - len(place), self.written)]
        keys = [(min(k, end - k), k) for k, end in zip(place, ends, strict=True)]
        return [*reversed(keys), *((len(self.places), 0) for _ in range(self.written - len(place)))]

    def _given(self, place: Place, key: Slot | GeometryEntry) -> Node:
        """What is given at a point as data."""
        return self.data.read(key, place, self.level)

    # -- on the way out ----------------------------------------------------------------------------------

    def sums(self, fluxes: Mapping[FluxKey, list[Node]]) -> dict[SumOf, Node]:
        """Sums over all points, in units of the first one's weight."""
        found: dict[SumOf, list[Node]] = {(c, (), keys): nodes for (c, keys), nodes in fluxes.items()}
        for d in range(self.written):
            found = self._over_line(d, found)
        return {what: node for what, (node,) in found.items()}

    def _over_line(self, d: int, known: Mapping[SumOf, Sequence[Node]]) -> dict[SumOf, list[Node]]:
        """Sums over the points of one direction, for all points of those after it that are written out."""
        tests, count = self.tests, len(self.points[d])
        sums: dict[SumOf, list[list[tuple[Node, Fraction]]]] = {}
        first, *_ = weights = self.weights[d]
        for (component, place, keys), nodes in known.items():
            lines = [nodes[k : k + count] for k in range(0, len(nodes), count)]
            table = tests.table(component, keys[0], self.points[d], "pairs")
            weighted = [[weight / first * v for v in row] for weight, row in zip(weights, table, strict=True)]
            for i in range(len(table[0])):
                column = [row[i] for row in weighted]
                if any(column):
                    target = sums.setdefault((component, (*place, i), keys[1:]), [[] for _ in lines])
                    for terms, line in zip(target, lines, strict=True):
                        terms += in_pairs(self.graph, line, column)
        found = {what: [self.graph.sum(terms) for terms in lines] for what, lines in sums.items()}
        if d + 1 == self.written:
            return found
        places = places_of([len(self.points[e]) for e in range(d + 1, self.written)])
        for what, nodes in found.items():
            found[what] = [self.graph.hold(node) for node in nodes]
            component, place, keys = what
            for at, node in zip(places, found[what], strict=True):
                if node.kind == "hold":
                    text = tested_text(keys, LETTERS[d + 1 :])
                    name = f"{LABELS[d + 1]}_sum{component}_{digits(place)}{text}_{digits(at)}"
                    self.level.names[node] = name
                    self._known.append((self._from_outside(at), node))
        return found


def places_of(sizes: Sequence[int]) -> list[Place]:
    """Of a grid, those whose first numbers differ next to each other."""
    return [place[::-1] for place in product(*(range(size) for size in reversed(sizes)))]


def digits(place: Place) -> str:
    """Of a place; one after another where each has one digit, else apart."""
    return ("" if max(place, default=0) < 10 else "_").join(str(k) for k in place)
