"""Sums over the points of tensor-product cells as nests of loops, a direction to each: planes, lines, points.

    y = sum_t B_t' sum_s B_s' sum_r B_r'  D  B_r  B_s  B_t u

Entering a loop contracts its direction for all functions; leaving it adds what has been integrated over the inner
directions to sums of the loop outside. What a loop holds is thus bounded by the functions of the directions inside
it and not by the number of points. The first direction is written out (pairs of points +a and -a share their even and
odd parts), or kept as a loop where point functions are long.

Nothing is said of threads, registers or arrays here: values have names (:class:`Local`) and a level that owns them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import prod

from flint import fmpq

from femforge.ir.arrays import Load
from femforge.ir.integers import Index, index
from femforge.ir.integral import Dof, Integral, Local, Slot
from femforge.ir.scalar import Node
from femforge.reference import basis
from femforge.represent.direction_tables import Key, ProductTables, Tables, Vector
from femforge.represent.directions import (
    Form,
    along_direction,
    basis_of_direction,
)
from femforge.represent.levels import (
    LABELS,
    LETTERS,
    VALUES,
    VARIABLES,
    Level,
    NestedSums,
    Planes,
    derivative_text,
    keep_outside,
    prune,
    prune_values,
)
from femforge.represent.point_values import (
    FluxKey,
    field_of,
    slots_at_points,
    tested_text,
)
from femforge.represent.quadrature import QuadraturePart
from femforge.represent.values import place_of_value, tested_fields, value_in_loops
from femforge.represent.written_points import Place, SumOf, WrittenPoints, digits, places_of

#: Points of a direction, and functions of it, up to which planes are written out.
_MOST_POINTS, _MOST_FUNCTIONS = 4, 3


@dataclass(frozen=True)
class _Contribution:
    """Something integrated over the directions before ``len(place)``.

    Attributes:
        component: of the test function.
        place: number of the test function in each of these directions.
        keys: derivatives in the directions to come.
        value: of it.
        weights: (name, table) by which it still has to be multiplied: of the last of these directions.
    """

    component: int
    place: Place
    keys: tuple[Key, ...]
    value: Node
    weights: tuple[str, Vector] | None = None


def nested_sums(integral: Integral, parts: Sequence[QuadraturePart]) -> NestedSums:
    """The results of a cell: its element vector, or the diagonal of its element matrix.

    Of hexahedra with few points with the planes, too, whose points are written out: pairs of lines share their even and
    odd parts as pairs of points do.

    Args:
        integral: of arity 1; or of arity 2 for the diagonal.
        parts: point functions of each rule; every element is a tensor product.
    """
    lines = _Builder(integral, 1).build(parts)
    if not _has_planes(integral, parts):
        return lines
    planes = Planes(_Builder(integral, 2).build(parts), _Builder(integral, 2).build(parts, kept=False))
    return replace(lines, planes=planes)


def _has_planes(integral: Integral, parts: Sequence[QuadraturePart]) -> bool:
    """Whether points of planes are written out: few, but not fewer than the functions that the geometry has.

    H200, float64: curved hexahedra with two points in a direction would be 0.77 to 0.83 times as fast.
    """
    if integral.gdim < 3 or integral.region != "cell" or integral.evaluated:
        return False
    points = [len(points) for part in parts for points, _ in part.rule.directions]
    seen = [field_of(integral, slot) for part in parts for slot in slots_at_points(integral, part)]
    geometry, *sizes = (
        basis_of_direction(field.element, "nodal").size
        for field in (integral.coordinates.layout.fields[0], *tested_fields(integral), *seen)
    )
    return geometry <= min(points) and max(points) <= _MOST_POINTS and max(sizes) <= _MOST_FUNCTIONS


class _Builder:
    def __init__(self, integral: Integral, written: int) -> None:
        self.integral = integral
        self.written = written
        self.graph = integral.graph
        self.dim = integral.gdim
        self.tables = Tables(self.graph)
        self.tests = ProductTables(integral, integral.arity == 2)
        self.cell = Level()
        self._grids: dict[tuple[str, int], dict[Place, Node]] = {}
        self._defined: dict[tuple[int, Node], str] = {}
        #: Of the sums of a level by name: component, place and keys of what they are of.
        self._sums: dict[tuple[int, str], SumOf] = {}
        #: Where values at points stand, by name.
        self.values: dict[str, Index] = {}

    def build(self, parts: Sequence[QuadraturePart], kept: bool = True) -> NestedSums:
        """All loops, and what becomes of their sums.

        Args:
            parts: point functions of each rule.
            kept: whether what does not change in a loop is computed outside it.
        """
        nests = tuple(_Nest(self, part).levels for part in parts)
        results = self._results() if not self.integral.evaluated else self._values(*parts)
        for nest in nests:
            if kept:
                keep_outside(self.graph, self.cell, nest)
            prune(self.cell, nest)
        needed = [node for nest in nests for level in nest for node in level.roots()]
        prune_values(self.cell, needed)
        return NestedSums(
            self.cell, nests, results, self.tables.arrays, tuple(parts), self.values, self.written
        )

    def define(self, level: Level, name: str, node: Node) -> Node:
        """A value under a name; numbers and names stay what they are."""
        if node.kind in ("const", "symbol"):
            return node
        known = self._defined.setdefault((id(level), node), name)
        assert level.values.setdefault(known, node) is node, f"{known} has two values"
        return self.graph.symbol(Local(known))

    def form(self, d: int) -> Form:
        """How functions are written: the points of the first direction are written out, one is across a facet."""
        if d < self.written:
            return "pairs"
        across = self.integral.region == "facet" and d == self.dim - 1
        return "nodal" if across else "powers"

    def grid(self, function: str, component: int) -> dict[Place, Node]:
        """Coefficients of a function of the cell by the numbers of its basis functions in each direction."""
        key = (function, component)
        if key in self._grids:
            return self._grids[key]
        member = self.integral.function(function).layout.fields[component]
        grid: dict[Place, Node] = {
            place: self.graph.symbol(Dof(function, dof))
            for place, dof in zip(basis(member.element).factor_index, member.dofs, strict=True)
        }
        for d in reversed(range(self.dim)):
            own = basis_of_direction(member.element, self.form(d))
            if not own.is_nodal:
                grid = along_direction(self.graph, grid, own.from_nodal, d)
        name = f"cell_{function}{component}"
        self._grids[key] = {
            place: self.define(self.cell, f"{name}_{digits(place)}", grid[place]) for place in sorted(grid)
        }
        return self._grids[key]

    def sum_of(self, level: Level, label: str, contribution: _Contribution) -> str:
        """The sum that a contribution belongs to, declared where there is none yet."""
        to_come = tested_text(contribution.keys, LETTERS[len(contribution.place) :])
        name = f"{label}_sum{contribution.component}_{digits(contribution.place)}{to_come}"
        if name not in level.sums:
            level.sums.append(name)
        what = (contribution.component, contribution.place, contribution.keys)
        assert self._sums.setdefault((id(level), name), what) == what, f"{name} is the sum of two kinds"
        return name

    def _values(self, part: QuadraturePart) -> tuple[Node, ...]:
        """Values at the points of the one rule by dof, as the loops leave them."""
        assert self.integral.test is not None
        results = [self.graph.zero] * self.integral.rows
        fields, counts = self.integral.test.layout.fields, [len(points) for points, _ in part.rule.directions]
        for component in sorted({slot.component for slot, _ in part.terms if slot is not None}):
            for place, dof in zip(part.rule.index, fields[component].dofs, strict=True):
                results[dof] = self.graph.symbol(
                    Load(VALUES, index(place_of_value(counts, component, place)))
                )
        return tuple(results)

    def _results(self) -> tuple[Node, ...]:
        """Results by dof, from the sums of the cell."""
        results = [self.graph.zero] * self.integral.rows
        known = set(self.cell.sums)
        for component, member in enumerate(self.tests.fields):
            size = self.tests.basis(component, "nodal").size
            grid: dict[Place, Node] = {}
            for place in places_of([size] * self.dim):
                name = f"cell_sum{component}_{digits(place)}"
                grid[place] = self.graph.symbol(Local(name)) if name in known else self.graph.zero
            for d in range(self.dim):
                own = self.tests.basis(component, self.form(d))
                if not self.tests.diagonal and not own.is_nodal:
                    grid = along_direction(self.graph, grid, tuple(zip(*own.from_nodal, strict=True)), d)
            for place, dof in zip(basis(member.element).factor_index, member.dofs, strict=True):
                results[dof] = self.graph.sum([(results[dof], 1), (grid[place], 1)])
        return tuple(results)


class _Nest:
    """The loops of one quadrature rule."""

    def __init__(self, builder: _Builder, part: QuadraturePart) -> None:
        self.builder = builder
        self.graph = builder.graph
        self.part = part
        self.points = [points for points, _ in part.rule.directions]
        self.weights = [weights for _, weights in part.rule.directions]
        self.directions = list(reversed(range(builder.written, builder.dim)))
        self.levels = tuple(Level(VARIABLES[d], len(self.points[d])) for d in self.directions)
        self.inner = self.levels[-1]
        self.written = WrittenPoints(builder.integral, part, builder.written, builder.tests, self.inner)
        fluxes = self.written.fluxes(self._entered())
        if builder.integral.evaluated:
            self._leave(fluxes)
        else:
            self._integrate(fluxes)
        self.inner.first = self.written.in_order()

    # -- on the way in -----------------------------------------------------------------------------------

    def _entered(self) -> dict[Slot, list[Node]]:
        """Values of slots at the points that are written out, or at the one of the innermost loop."""
        slots = slots_at_points(self.builder.integral, self.part)
        grids: dict[tuple[str, int, Place], dict[Place, Node]] = {
            (s.function, s.component, ()): self.builder.grid(s.function, s.component) for s in slots
        }
        for level, d in zip(self.levels, self.directions, strict=True):
            entered: dict[tuple[str, int, Place], dict[Place, Node]] = {}
            for slot in slots:
                key = (slot.function, slot.component, slot.derivative[d:])
                if key not in entered:
                    entered[key] = self._enter(
                        level, d, slot, grids[slot.function, slot.component, slot.derivative[d + 1 :]]
                    )
            grids = entered
        return self.written.values(slots, grids)

    def _enter(self, level: Level, d: int, slot: Slot, grid: Mapping[Place, Node]) -> dict[Place, Node]:
        """Coefficients in the directions before ``d`` at a point of that direction."""
        own = basis_of_direction(field_of(self.builder.integral, slot).element, self.builder.form(d))
        order = slot.derivative[d]
        tables = self.builder.tables
        entries = [tables.value(own, self.points[d], order, k, VARIABLES[d]) for k in range(own.size)]
        ending = derivative_text(slot.derivative[d:], LETTERS[d:])
        result: dict[Place, Node] = {}
        for place in sorted({place[:-1] for place in grid}):
            terms = [
                (self.graph.product([e, grid[(*place, k)]]), 1)
                for k, e in enumerate(entries)
                if not e.is_zero
            ]
            name = f"{LABELS[d]}_{slot.function}{slot.component}"
            name += f"_{digits(place)}" if place else ""
            result[place] = self.builder.define(level, f"{name}{ending}", self.graph.sum(terms))
        return result

    # -- on the way out ----------------------------------------------------------------------------------

    def _leave(self, values: Mapping[FluxKey, list[Node]]) -> None:
        """Values at the points of a line, which nothing is added to."""
        counts = [len(points) for points in self.points]
        for (component, _), nodes in values.items():
            for place, node in zip(self.written.places, nodes, strict=True):
                name = f"value{component}_{digits(place)}"
                self.inner.additions.append((name, node))
                variables = VARIABLES[len(place) : self.builder.dim]
                self.builder.values[name] = value_in_loops(counts, component, place, variables)

    def _integrate(self, fluxes: Mapping[FluxKey, list[Node]]) -> None:
        """Additions of all levels, the innermost first."""
        scale = prod((self.weights[d][0] for d in range(self.builder.written)), start=fmpq(1))
        contributions = [_Contribution(*what, node) for what, node in self.written.sums(fluxes).items()]
        for number in reversed(range(len(self.levels))):
            outer = self.builder.cell if number == 0 else self.levels[number - 1]
            done = self.directions[number]
            later = [c for c in contributions if len(c.place) > done]
            now = [c for c in contributions if len(c.place) == done]
            contributions = [*self._add(number, outer, now, scale), *later]
            scale = fmpq(1)

    def _add(
        self, number: int, outer: Level, contributions: Iterable[_Contribution], scale: fmpq
    ) -> list[_Contribution]:
        """What the turns of a loop add to the sums of the level outside it; these sums as contributions.

        A direction in which only one test function is not zero is left to the loop outside it, at once: there is no sum
        of its own.
        """
        d, level = self.directions[number], self.levels[number]
        label = f"{LABELS[d + 1]}" if number else "cell"
        added: dict[str, list[tuple[Node, int]]] = {}
        sums: dict[str, _Contribution] = {}
        further: list[_Contribution] = []
        for one in contributions:
            columns = self._columns(one, d, scale)
            if len(columns) == 1 and number and one.weights is None:
                ((k, weights),) = columns.items()
                further.append(
                    _Contribution(one.component, (*one.place, k), one.keys[1:], one.value, weights)
                )
                continue
            for k, (name, values) in columns.items():
                entry = self._entry(one, d, name, values)
                target = _Contribution(one.component, (*one.place, k), one.keys[1:], one.value)
                known = self.builder.sum_of(outer, label, target)
                added.setdefault(known, []).append(
                    (self.graph.product([entry, self.graph.hold(one.value)]), 1)
                )
                sums[known] = target
        if further:
            beyond = self.builder.cell if number == 1 else self.levels[number - 2]
            sums |= self._add_beyond(number - 1, beyond, further, added)
        level.additions += [(name, self.graph.sum(terms)) for name, terms in added.items()]
        return [
            _Contribution(s.component, s.place, s.keys, self.graph.symbol(Local(name)))
            for name, s in sums.items()
            if s.keys
        ]

    def _add_beyond(
        self,
        number: int,
        outer: Level,
        contributions: Iterable[_Contribution],
        added: dict[str, list[tuple[Node, int]]],
    ) -> dict[str, _Contribution]:
        """Additions to the sums of the level outside the next one."""
        d = self.directions[number]
        label = f"{LABELS[d + 1]}" if number else "cell"
        sums: dict[str, _Contribution] = {}
        for one in contributions:
            for k, (name, values) in self._columns(one, d, fmpq(1)).items():
                entry = self._entry(one, d, name, values)
                target = _Contribution(one.component, (*one.place, k), one.keys[1:], one.value)
                known = self.builder.sum_of(outer, label, target)
                added.setdefault(known, []).append(
                    (self.graph.product([entry, self.graph.hold(one.value)]), 1)
                )
                sums[known] = target
        return sums

    def _columns(self, one: _Contribution, d: int, scale: fmpq) -> dict[int, tuple[str, Vector]]:
        """Weighted test functions of a direction that are not zero at all its points."""
        tests, form = self.builder.tests, self.builder.form(d)
        table = tests.table(one.component, one.keys[0], self.points[d], form)
        columns: dict[int, tuple[str, Vector]] = {}
        for k in range(len(table[0])):
            values = tuple(w * scale * row[k] for w, row in zip(self.weights[d], table, strict=True))
            if any(v != 0 for v in values):
                name = tests.name(one.component, one.keys[0], k, form)
                weights = "weights" if scale == 1 else "line_weights"
                columns[k] = (weights if name in ("one", "dx", "dxi") else f"{weights}_{name}", values)
        return columns

    def _entry(self, one: _Contribution, d: int, name: str, values: Vector) -> Node:
        """The entry of a table of weighted test functions, of one direction or two."""
        if one.weights is None:
            return self.builder.tables.entry(values, name, index(VARIABLES[d]))
        inner_name, inner = one.weights
        joint = tuple(b * a for b in values for a in inner)
        place = index(VARIABLES[d]).times(len(inner)).plus(index(VARIABLES[d - 1]))
        return self.builder.tables.entry(joint, f"{inner_name}_by_{name}", place)
