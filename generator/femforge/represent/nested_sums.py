"""Sums over the points of tensor-product cells as nests of loops, a direction to each: planes, lines, points.

    y = sum_t B_t' sum_s B_s' sum_r B_r'  D  B_r  B_s  B_t u

Entering a loop contracts its direction for all functions; leaving it adds what has been integrated over the inner
directions to sums of the loop outside. What a loop holds is thus bounded by the functions of the directions inside
it and not by the number of points. The first direction is written out (pairs of points +a and -a share their even and
odd parts), or kept as a loop where point functions are long.

Nothing is said of threads, registers or arrays here: values have names (:class:`Local`) and a level that owns them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from flint import fmpq

from femforge.ir.element import Field
from femforge.ir.integers import Index, index
from femforge.ir.integral import COORDINATES, Dof, Geometry, Integral, Local, PointEntry, Slot
from femforge.ir.scalar import Graph, Node, symbols
from femforge.reference import basis
from femforge.represent.direction_tables import Key, ProductTables, Tables, Vector
from femforge.represent.directions import Basis1D, Matrix, basis_of_direction, in_pairs, values_at_points
from femforge.represent.expressions import affine_jacobian
from femforge.represent.geometry import geometry_expressions
from femforge.represent.levels import (
    LABELS,
    LETTERS,
    VARIABLES,
    Level,
    NestedSums,
    keep_outside,
    prune,
    prune_values,
)
from femforge.represent.numbers import fraction
from femforge.represent.quadrature import QuadraturePart

_Place = tuple[int, ...]


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
    place: _Place
    keys: tuple[Key, ...]
    value: Node
    weights: tuple[str, Vector] | None = None


def nested_sums(integral: Integral, parts: Sequence[QuadraturePart]) -> NestedSums:
    """The results of a cell: its element vector, or the diagonal of its element matrix.

    Args:
        integral: of arity 1; or of arity 2 for the diagonal.
        parts: point functions of each rule; every element is a tensor product.
    """
    return _Builder(integral).build(parts)


class _Builder:
    def __init__(self, integral: Integral) -> None:
        self.integral = integral
        self.graph = integral.graph
        self.dim = integral.gdim
        self.tables = Tables(self.graph)
        self.tests = ProductTables(integral, integral.arity == 2)
        self.cell = Level()
        self._grids: dict[tuple[str, int], dict[_Place, Node]] = {}
        self._defined: dict[tuple[int, Node], str] = {}

    def build(self, parts: Sequence[QuadraturePart]) -> NestedSums:
        """All loops, and what becomes of their sums."""
        nests = tuple(_Nest(self, part).levels for part in parts)
        results = self._results()
        for nest in nests:
            keep_outside(self.graph, self.cell, nest)
            prune(self.cell, nest)
        needed = [node for nest in nests for level in nest for node in level.roots()]
        prune_values(self.cell, needed)
        return NestedSums(self.cell, nests, results, self.tables.arrays)

    def define(self, level: Level, name: str, node: Node) -> Node:
        """A value under a name; numbers and names stay what they are."""
        if node.kind in ("const", "symbol"):
            return node
        known = self._defined.setdefault((id(level), node), name)
        level.values[known] = node
        return self.graph.symbol(Local(known))

    def paired(self, d: int) -> bool:
        """Whether the points of a direction are written out."""
        return d == 0

    def grid(self, function: str, component: int) -> dict[_Place, Node]:
        """Coefficients of a function of the cell by the numbers of its basis functions in each direction."""
        key = (function, component)
        if key in self._grids:
            return self._grids[key]
        member = self.integral.function(function).layout.fields[component]
        grid: dict[_Place, Node] = {
            place: self.graph.symbol(Dof(function, dof))
            for place, dof in zip(basis(member.element).factor_index, member.dofs, strict=True)
        }
        for d in reversed(range(self.dim)):
            own = basis_of_direction(member.element, self.paired(d))
            if not own.is_nodal:
                grid = _along(self.graph, grid, own.from_nodal, d)
        name = f"cell_{function}{component}"
        self._grids[key] = {
            place: self.define(self.cell, f"{name}_{_digits(place)}", grid[place]) for place in sorted(grid)
        }
        return self._grids[key]

    def sum_of(self, level: Level, label: str, contribution: _Contribution) -> str:
        """The sum that a contribution belongs to, declared where there is none yet."""
        derivative = "".join(
            letter * order
            for letter, key in zip(LETTERS[len(contribution.place) :], contribution.keys, strict=False)
            for order in key
        )
        ending = f"_d{derivative}" if derivative else ""
        name = f"{label}_sum{contribution.component}_{_digits(contribution.place)}{ending}"
        if name not in level.sums:
            level.sums.append(name)
        return name

    def _results(self) -> tuple[Node, ...]:
        """Results by dof, from the sums of the cell."""
        results = [self.graph.zero] * self.integral.rows
        known = set(self.cell.sums)
        for component, member in enumerate(self.tests.fields):
            size = self.tests.basis(component, False).size
            grid: dict[_Place, Node] = {}
            for place in _places(size, self.dim):
                name = f"cell_sum{component}_{_digits(place)}"
                grid[place] = self.graph.symbol(Local(name)) if name in known else self.graph.zero
            for d in range(self.dim):
                own = self.tests.basis(component, self.paired(d))
                if not self.tests.diagonal and not own.is_nodal:
                    grid = _along(self.graph, grid, tuple(zip(*own.from_nodal, strict=True)), d)
            for place, dof in zip(basis(member.element).factor_index, member.dofs, strict=True):
                results[dof] = self.graph.sum([(results[dof], 1), (grid[place], 1)])
        return tuple(results)


def _places(size: int, dim: int) -> list[_Place]:
    places: list[_Place] = [()]
    for _ in range(dim):
        places = [(*place, k) for place in places for k in range(size)]
    return places


def _digits(place: _Place) -> str:
    return "".join(str(k) for k in place)


def _along(graph: Graph, grid: Mapping[_Place, Node], matrix: Matrix, d: int) -> dict[_Place, Node]:
    """A matrix applied to all lines of a grid in direction ``d``."""
    lines: dict[_Place, dict[int, Node]] = {}
    for place, node in grid.items():
        lines.setdefault((*place[:d], *place[d + 1 :]), {})[place[d]] = node
    return {
        (*rest[:d], k, *rest[d:]): graph.sum([(line[m], fraction(v)) for m, v in enumerate(row) if v != 0])
        for rest, line in lines.items()
        for k, row in enumerate(matrix)
    }


class _Nest:
    """The loops of one quadrature rule."""

    def __init__(self, builder: _Builder, part: QuadraturePart) -> None:
        assert part.rule.rule_1d is not None
        self.builder = builder
        self.graph = builder.graph
        self.part = part
        self.points, self.weights = part.rule.rule_1d
        self.count = len(self.points)
        self.directions = list(reversed(range(1, builder.dim)))
        self.levels = tuple(Level(VARIABLES[d], self.count) for d in self.directions)
        self.inner = self.levels[-1]
        self._integrate(self._point_functions(self._entered()))

    # -- on the way in -----------------------------------------------------------------------------------

    def _slots(self) -> list[Slot]:
        """Slots of all functions that the point functions and the geometry need."""
        integral = self.builder.integral
        varying = not integral.affine and any(
            isinstance(n.value, Geometry) for n in symbols(self.part.terms.values())
        )
        slots = list(self.part.slots)
        if varying:
            dim = integral.gdim
            slots += [
                Slot(COORDINATES, i, tuple(int(d == j) for d in range(dim)))
                for i in range(dim)
                for j in range(dim)
            ]
        used = {n.value for n in symbols(self.part.terms.values())}
        return [
            s
            for s in dict.fromkeys(slots)
            if (s in used or varying) and not self._field(s).element.at_points
        ]  # fmt: skip

    def _field(self, slot: Slot) -> Field:
        return self.builder.integral.function(slot.function).layout.fields[slot.component]

    def _entered(self) -> dict[Slot, list[Node]]:
        """Values of slots at the points that are written out, or at the one of the innermost loop."""
        slots = self._slots()
        grids: dict[tuple[str, int, _Place], dict[_Place, Node]] = {
            (s.function, s.component, ()): self.builder.grid(s.function, s.component) for s in slots
        }
        for level, d in zip(self.levels, self.directions, strict=True):
            entered: dict[tuple[str, int, _Place], dict[_Place, Node]] = {}
            for slot in slots:
                key = (slot.function, slot.component, slot.derivative[d:])
                if key not in entered:
                    entered[key] = self._enter(
                        level, d, slot, grids[slot.function, slot.component, slot.derivative[d + 1 :]]
                    )
            grids = entered
        result: dict[Slot, list[Node]] = {}
        for slot in slots:
            grid = grids[slot.function, slot.component, slot.derivative[1:]]
            own = basis_of_direction(self._field(slot).element, True)
            table = own.tabulate(self.points, slot.derivative[0])
            result[slot] = values_at_points(self.graph, [grid[(k,)] for k in range(own.size)], table)
        return result

    def _enter(self, level: Level, d: int, slot: Slot, grid: Mapping[_Place, Node]) -> dict[_Place, Node]:
        """Coefficients in the directions before ``d`` at a point of that direction."""
        own = basis_of_direction(self._field(slot).element, self.builder.paired(d))
        order = slot.derivative[d]
        entries = [self._value(own, order, k, d) for k in range(own.size)]
        derivative = "".join(LETTERS[d + k] * n for k, n in enumerate(slot.derivative[d:]))
        ending = f"_d{derivative}" if derivative else ""
        result: dict[_Place, Node] = {}
        for place in sorted({place[:-1] for place in grid}):
            terms = [
                (self.graph.product([e, grid[(*place, k)]]), 1)
                for k, e in enumerate(entries)
                if not e.is_zero
            ]
            name = f"{LABELS[d]}_{slot.function}{slot.component}"
            name += f"_{_digits(place)}" if place else ""
            result[place] = self.builder.define(level, f"{name}{ending}", self.graph.sum(terms))
        return result

    def _value(self, own: Basis1D, order: int, number: int, d: int) -> Node:
        """The value at a loop's point of a basis function of its direction."""
        table = own.tabulate(self.points, order)
        derivative = "d" * order
        if own.functions:
            values = [row[number] for row in table]
            name = f"table_{derivative}{own.functions[number]}"
            return self.builder.tables.entry(values, name, index(VARIABLES[d]))
        whole = [value for row in table for value in row]
        place = index(VARIABLES[d]).times(own.size).plus(number)
        return self.builder.tables.entry(whole, f"table_{derivative}{own.name}", place)

    # -- at the points -----------------------------------------------------------------------------------

    def _point_functions(
        self, slots: Mapping[Slot, Sequence[Node]]
    ) -> dict[tuple[int, tuple[Key, ...]], list[Node]]:
        """Fluxes at the points by component and derivatives of the test function."""
        terms = self.part.terms
        count = self.count
        fluxes: dict[tuple[int, tuple[Key, ...]], list[Node]] = {}
        gathered: list[dict[tuple[int, tuple[Key, ...]], list[tuple[Node, int]]]] = []
        for q in range(count):
            replacement, names = self._at(slots, q)
            for node, name in names.items():
                self.inner.names.setdefault(node, f"{name}_{q}")
            values = self.graph.substitute(list(terms.values()), replacement)
            here: dict[tuple[int, tuple[Key, ...]], list[tuple[Node, int]]] = {}
            for (test, trial), value in zip(terms, values, strict=True):
                assert test is not None
                if trial is not None and not self._on_diagonal(test, trial):
                    continue
                key = (test.component, self.builder.tests.key(test, trial))
                here.setdefault(key, []).append((value, 1))
            gathered.append(here)
        for key in gathered[0]:
            fluxes[key] = [self.graph.hold(self.graph.sum(here[key])) for here in gathered]
            for q, node in enumerate(fluxes[key]):
                if node.kind == "hold":
                    self.inner.names[node] = f"flux{_flux_name(*key)}_{q}"
        order = sorted(range(count), key=lambda q: (min(q, count - 1 - q), q))
        self.inner.first = [fluxes[key][q] for q in order for key in fluxes]
        return fluxes

    def _on_diagonal(self, test: Slot, trial: Slot) -> bool:
        """Whether both slots are of the same dofs."""
        return self._field(test).dofs == self._field(trial).dofs

    def _at(
        self, slots: Mapping[Slot, Sequence[Node]], q: int
    ) -> tuple[Callable[[Node], Node | None], dict[Node, str]]:
        """How to replace slots and geometry at a point, and names of what comes of it."""
        integral = self.builder.integral
        jacobian = affine_jacobian(integral)
        if not integral.affine:
            unit = [tuple(int(d == j) for d in range(integral.gdim)) for j in range(integral.gdim)]
            jacobian = lambda i, j: slots[Slot(COORDINATES, i, unit[j])][q]  # noqa: E731
        geometry: Callable[[Node], Node | None] = lambda _: None  # noqa: E731
        names: dict[Node, str] = {}
        if any(isinstance(n.value, Geometry) for n in symbols(self.part.terms.values())):
            geometry, names = geometry_expressions(integral, jacobian)

        def replacement(node: Node) -> Node | None:
            if not isinstance(node.value, Slot):
                return geometry(node)
            if node.value in slots:
                return slots[node.value][q]
            return self._given(node.value, q)

        return replacement, names

    def _given(self, slot: Slot, q: int) -> Node:
        """A slot that is given at the points as data."""
        dofs = self._field(slot).dofs
        stride = dofs[1] - dofs[0] if len(dofs) > 1 else 0
        strides = point_strides(self.part)
        assert strides is not None
        place = Index()
        for d in self.directions:
            place = place.plus(index(VARIABLES[d]).times(strides[d]))
        self.inner.point = ("first_point", place)
        first = dofs[0] + stride * strides[0] * q
        return self.graph.symbol(PointEntry(slot.function, first, stride, "first_point"))

    # -- on the way out ----------------------------------------------------------------------------------

    def _integrate(self, fluxes: Mapping[tuple[int, tuple[Key, ...]], list[Node]]) -> None:
        """Additions of all levels, the innermost first."""
        scale = self.weights[0]
        contributions = self._over_line(fluxes)
        for number in reversed(range(len(self.levels))):
            outer = self.builder.cell if number == 0 else self.levels[number - 1]
            done = self.directions[number]
            later = [c for c in contributions if len(c.place) > done]
            now = [c for c in contributions if len(c.place) == done]
            contributions = [*self._add(number, outer, now, scale), *later]
            scale = fmpq(1)

    def _weight(self, q: int, scale: fmpq) -> fmpq:
        return self.weights[q] * scale

    def _over_line(self, fluxes: Mapping[tuple[int, tuple[Key, ...]], list[Node]]) -> list[_Contribution]:
        """Sums over the points that are written out, in units of the first one's weight."""
        tests = self.builder.tests
        sums: dict[tuple[int, int, tuple[Key, ...]], list[tuple[Node, Fraction]]] = {}
        for (component, keys), nodes in fluxes.items():
            table = tests.table(component, keys[0], self.points, True)
            weighted = [
                [self._weight(q, 1 / self.weights[0]) * v for v in row] for q, row in enumerate(table)
            ]
            for i in range(len(table[0])):
                terms = in_pairs(self.graph, nodes, [row[i] for row in weighted])
                if terms:
                    sums.setdefault((component, i, keys[1:]), []).extend(terms)
        return [_Contribution(c, (i,), keys, self.graph.sum(terms)) for (c, i, keys), terms in sums.items()]

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
        tests, paired = self.builder.tests, self.builder.paired(d)
        table = tests.table(one.component, one.keys[0], self.points, paired)
        columns: dict[int, tuple[str, Vector]] = {}
        for k in range(len(table[0])):
            values = tuple(self._weight(q, scale) * row[k] for q, row in enumerate(table))
            if any(v != 0 for v in values):
                name = tests.name(one.component, one.keys[0], k, paired)
                weights = "weights" if scale == 1 else "line_weights"
                columns[k] = (weights if name in ("one", "dx", "dxi") else f"{weights}_{name}", values)
        return columns

    def _entry(self, one: _Contribution, d: int, name: str, values: Vector) -> Node:
        """The entry of a table of weighted test functions, of one direction or two."""
        if one.weights is None:
            return self.builder.tables.entry(values, name, index(VARIABLES[d]))
        inner_name, inner = one.weights
        joint = tuple(b * a for b in values for a in inner)
        place = index(VARIABLES[d]).times(self.count).plus(index(VARIABLES[d - 1]))
        return self.builder.tables.entry(joint, f"{inner_name}_by_{name}", place)


def _flux_name(component: int, keys: tuple[Key, ...]) -> str:
    orders = [
        "".join(letter * key[n] for letter, key in zip(LETTERS, keys, strict=False))
        for n in range(len(keys[0]))
    ]
    return "_".join([str(component), *(f"d{order}" for order in orders if order)])


def loops_over_directions(parts: Sequence[QuadraturePart]) -> bool:
    """Whether the points of all rules are tensor products, in an order that loops over directions can count."""
    return all(part.rule.rule_1d is not None and point_strides(part) is not None for part in parts)


def point_strides(part: QuadraturePart) -> tuple[int, ...] | None:
    """Distance of neighbouring points in each direction; None if their order is not of that kind."""
    dim = len(part.rule.index[0])
    number = {place: k for k, place in enumerate(part.rule.index)}
    units = [tuple(int(d == e) for d in range(dim)) for e in range(dim)]
    strides = tuple(number.get(unit, 0) for unit in units)
    regular = all(sum(i * s for i, s in zip(place, strides, strict=True)) == k for place, k in number.items())
    return strides if regular else None
