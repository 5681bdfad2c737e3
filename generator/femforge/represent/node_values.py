"""Element vectors of straight simplices by nodes: what is linear in functions is known from few values.

A component of a gradient on P2 is a polynomial of degree 1. At 14 points of a rule it is interpolated from its values
at 4 nodes, which are found from dofs and geometry once: three derivatives need not come to each point, and be
transformed there. So it is with any combination of slots whose coefficients are the same on the whole cell:

    c_1 s_1 + c_2 s_2 + ... at points  =  T  (c_1 E_1 + c_2 E_2 + ...) u

E_k takes dofs to values of a slot at nodes, T nodes to points. Results go the same way back: what derivatives of test
functions meet at points goes to nodes first, and only there meets what is the same on the cell. On facets nodes are
those of the facet.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from itertools import product
from math import prod

from flint import fmpq, fmpq_mat

from femforge.ir.element import SIMPLICES, ScalarElement
from femforge.ir.factors import ONE
from femforge.ir.integral import Dof, Integral, Slot
from femforge.ir.scalar import Node, postorder, reachable, symbols, without_factor
from femforge.reference import QuadratureRule, basis
from femforge.represent.expressions import Expressions, Tables, affine_jacobian
from femforge.represent.geometry import geometry_expressions, geometry_members
from femforge.represent.numbers import fraction
from femforge.represent.point_functions import varies
from femforge.represent.quadrature import QuadraturePart
from femforge.represent.rows import contract
from femforge.represent.transforms import DenseTransform, Samples

#: Coordinates of points that are no further apart are equal but for rounding (50 digits).
_ROUNDING = fmpq(1, 10**40)
#: What replaces nodes of an expression.
_Replacement = Callable[[Node], Node | None]


@dataclass(frozen=True)
class NodeGrid:
    """Nodes of polynomials of a degree on the simplex that the points of a rule are in: a cell, or a facet of it.

    Attributes:
        rule: the points.
        degree: at least 1.
    """

    rule: QuadratureRule
    degree: int

    @cached_property
    def _barycentric(self) -> list[list[fmpq]]:
        """[point][vertex of the cell]; irrational ones are rounded, and what differs by that only is made equal."""
        known = [fmpq(0)]

        def snapped(value: fmpq) -> fmpq:
            for other in known:
                if abs(value - other) < _ROUNDING:
                    return other
            known.append(value)
            return value

        at_points = [[1 - sum(point, fmpq(0)), *point] for point in self.rule.points]
        return [[snapped(value) for value in own] for own in at_points]

    @cached_property
    def _corners(self) -> tuple[int, ...]:
        """Vertices of the cell between which the points are."""
        at_points = self._barycentric
        return tuple(k for k in range(len(at_points[0])) if any(own[k] != 0 for own in at_points))

    @cached_property
    def _positions(self) -> list[tuple[int, ...]]:
        """Of nodes: how often each corner counts, by corner; so often as the degree is in all."""
        count = range(self.degree + 1)
        found = product(count, repeat=len(self._corners))
        return [position for position in found if sum(position) == self.degree]

    @property
    def size(self) -> int:
        """Number of nodes."""
        return len(self._positions)

    @cached_property
    def points(self) -> list[tuple[fmpq, ...]]:
        """Nodes on the reference cell, [node][d]."""
        dim = len(self.rule.points[0])
        parts = [dict(zip(self._corners, position, strict=True)) for position in self._positions]
        return [tuple(fmpq(own.get(d + 1, 0), self.degree) for d in range(dim)) for own in parts]

    @cached_property
    def table(self) -> list[list[fmpq]]:
        """[point][node]: values of the polynomials that are 1 at one node and 0 at the others."""
        return [
            [
                prod(
                    (
                        (self.degree * own[corner] - t) / (t + 1)
                        for corner, count in zip(self._corners, position, strict=True)
                        for t in range(count)
                    ),
                    start=fmpq(1),
                )
                for position in self._positions
            ]
            for own in self._barycentric
        ]

    def tabulated(self, element: ScalarElement, derivative: tuple[int, ...]) -> fmpq_mat:
        """[node][basis function]."""
        return basis(element).tabulate(self.points, derivative)

    @cached_property
    def split(self) -> list[tuple[fmpq, dict[int, fmpq]]]:
        """Of each point what most nodes have in common, and by node what is left."""
        return [_split(row) for row in self.table]


def _split(row: Sequence[fmpq]) -> tuple[fmpq, dict[int, fmpq]]:
    values = list(row)
    most = max(values, key=values.count)
    common = most if values.count(most) > values.count(fmpq(0)) + 1 else fmpq(0)
    return common, {n: value - common for n, value in enumerate(values) if value != common}


@dataclass
class _Part:
    """One rule's point functions, taken apart.

    Attributes:
        integral: of arity 1, on straight simplices.
        part: rule and point functions.
        same: replaces what is the same at all points.
    """

    integral: Integral
    part: QuadraturePart
    same: _Replacement
    _grids: dict[int, NodeGrid] = field(default_factory=dict)

    @cached_property
    def tested(self) -> dict[Slot, dict[Node, Node]]:
        """By test slot the point function as a sum of products: what varies, by what is the same at all points."""
        found: dict[Slot, dict[Node, Node]] = {}
        variable = self._variable(self.part.terms.values())
        for (slot, _), node in self.part.terms.items():
            assert slot is not None
            opened = self.grid_of_test(slot) is not None
            found[slot] = self._opened(node, variable) if opened else {self.integral.graph.one: node}
        old = list(dict.fromkeys(z for own in found.values() for z in own.values()))
        new = dict(zip(old, self._by_degree(old), strict=True))
        return {slot: {factor: new[z] for factor, z in own.items()} for slot, own in found.items()}

    @cached_property
    def varying(self) -> list[Node]:
        """What point functions have that varies, each once."""
        return list(dict.fromkeys(z for own in self.tested.values() for z in own.values()))

    @cached_property
    def degrees(self) -> dict[Node, int]:
        """Degree of the nodes that are linear in slots, with coefficients that are the same at all points."""
        return self._degrees(self.varying)

    @cached_property
    def combinations(self) -> list[Node]:
        """Combinations of slots that fewer nodes know than there are points, the largest ones."""
        order = postorder(self.varying)
        wanted = [z for z in self.varying if z in self.degrees]
        for node in order:
            if node not in self.degrees:
                wanted += [arg for arg in node.args if arg in self.degrees]
        found: set[Node] = set()
        while wanted:
            node = wanted.pop()
            if self._by_nodes(node):
                found.add(node)
            else:
                wanted += [arg for arg in node.args if arg in self.degrees]
        return [node for node in order if node in found]

    def _by_nodes(self, node: Node) -> bool:
        if isinstance(node.value, Slot) and not any(node.value.derivative):
            return False  # its dofs are as good as any nodes
        return self._few(self.degrees[node])

    def _few(self, degree: int) -> bool:
        """Whether there are fewer nodes than points."""
        return self.grid(degree).size < len(self.part.rule.weights)

    def grid(self, degree: int) -> NodeGrid:
        """Nodes of a degree."""
        return self._grids.setdefault(degree, NodeGrid(self.part.rule, degree))

    def element_of_test(self, slot: Slot) -> ScalarElement:
        """The element that a test slot is of."""
        assert self.integral.test is not None
        return self.integral.test.layout.fields[slot.component].element

    def grid_of_test(self, slot: Slot) -> NodeGrid | None:
        """Nodes that what a test slot meets goes to; None where it goes to dofs at once."""
        element = self.element_of_test(slot)
        degree = 0 if element.at_points else basis(element).polynomials.total_degree - sum(slot.derivative)
        return self.grid(degree) if degree > 0 and any(slot.derivative) and self._few(degree) else None

    @property
    def of_points(self) -> DenseTransform:
        """B at points, with weights."""
        return DenseTransform(self.integral, self.part.rule.weights, Tables(self.part))

    def of_nodes(self, grid: NodeGrid) -> DenseTransform:
        """B at nodes, without weights."""
        return DenseTransform(self.integral, [fmpq(1)] * grid.size, grid.tabulated)

    def tested_with(self, slot: Slot, values: Mapping[Node, Sequence[Node]]) -> Samples:
        """What a test slot meets, from samples of what varies."""
        graph, zs = self.integral.graph, self.tested[slot].values()
        factors = self.filled(list(self.tested[slot]), {})
        samples = zip(*(values[z] for z in zs), strict=True)
        return [graph.sum([(f * z, ONE) for f, z in zip(factors, own, strict=True)]) for own in samples]

    def filled(self, roots: Sequence[Node], known: Mapping[Node, Node]) -> list[Node]:
        """Expressions with values for some nodes, and for what is the same at all points."""

        def value(node: Node) -> Node | None:
            return known.get(node) or self.same(node)

        return self.integral.graph.substitute(roots, value)

    def _variable(self, roots: Iterable[Node]) -> set[Node]:
        """Nodes that are not the same at all points."""
        found: set[Node] = set()
        for node in postorder(roots):
            if varies(self.integral, node.value) or any(arg in found for arg in node.args):
                found.add(node)
        return found

    def _degrees(self, roots: Sequence[Node]) -> dict[Node, int]:
        variable = self._variable(roots)
        found: dict[Node, int] = {}
        for node in postorder(roots):
            own = [arg for arg in node.args if arg in variable]
            if isinstance(node.value, Slot) and node in variable:
                member = self.integral.function(node.value.function).layout.fields[node.value.component]
                if not member.element.at_points:
                    found[node] = basis(member.element).polynomials.total_degree - sum(node.value.derivative)
            elif own and all(arg in found for arg in own) and _is_linear(node, own):
                found[node] = max(found[arg] for arg in own)
        return found

    def _by_degree(self, roots: Sequence[Node]) -> list[Node]:
        """The same with terms of sums together that are of one degree, and known from few nodes."""
        graph, degrees = self.integral.graph, self._degrees(roots)
        known: dict[Node, Node] = {}
        for node in postorder(roots):
            args = [known[arg] for arg in node.args]
            if node in degrees and node.kind == "sum":
                groups: dict[int, list[tuple[Node, Fraction]]] = {}
                for old, arg, c in zip(node.args, args, node.value, strict=True):
                    groups.setdefault(degrees[old], []).append((arg, c))
                sums = [
                    graph.hold(graph.sum(own)) if len(own) > 1 and self._few(degree) else graph.sum(own)
                    for degree, own in groups.items()
                ]
                known[node] = (
                    graph.sum([(own, ONE) for own in sums]) if len(groups) > 1 else graph.rebuild(node, args)
                )
            else:
                known[node] = graph.rebuild(node, args)
        return [known[root] for root in roots]

    def _opened(self, node: Node, variable: Container[Node]) -> dict[Node, Node]:
        """Sums and products are opened from outside until something varies as a whole."""
        graph = self.integral.graph
        terms: dict[Node, list[tuple[Node, Fraction]]] = {}
        for factor, own, scale in self._factors(node, ONE, variable):
            terms.setdefault(factor, []).append((own, scale))
        if list(terms) == [graph.one]:
            return {graph.one: node}
        found: dict[Node, Node] = {}
        for factor, own_terms in terms.items():
            scaled = [scale for _, scale in own_terms]
            content = scaled[0] if len(scaled) == 1 else ONE  # opposite ones are one
            z = graph.sum([(own, scale / content) for own, scale in own_terms])
            found[graph.multiple(factor, content)] = z
        return found

    def _factors(
        self, node: Node, scale: Fraction, variable: Container[Node]
    ) -> list[tuple[Node, Node, Fraction]]:
        """Of each term what is the same, what varies, and a number."""
        graph = self.integral.graph
        if node.kind == "sum":
            return [
                term
                for arg, c in zip(node.args, node.value, strict=True)
                for term in self._factors(arg, scale * c, variable)
            ]
        if node.kind == "product":
            own = [arg for arg in node.args if arg in variable]
            same = [arg for arg in node.args if arg not in variable]
            return [(graph.product(same), graph.product(own), scale)]
        return [(graph.one, node, scale)] if node in variable else [(node, graph.one, scale)]


def _is_linear(node: Node, own: Sequence[Node]) -> bool:
    """Whether an expression is linear in those of its arguments that vary."""
    if node.kind == "sum":
        return len(own) == len(node.args)
    if node.kind == "quotient":
        return len(own) == 1 and node.args[0] is own[0]
    return node.kind == "hold" or (node.kind == "product" and len(own) == 1)


def why_no_nodes(integral: Integral) -> str:
    """Why element vectors are not computed by nodes; empty if they are."""
    if integral.cell not in SIMPLICES:
        return "nodes of derivatives are those of simplices"
    if not integral.affine:
        return "the geometry varies on the cell"
    return "values at points are wanted, and no integral" if integral.evaluated else ""


def node_expressions(integral: Integral, parts: Sequence[QuadraturePart]) -> Expressions | None:
    """The element vector, all loops written out; None where nodes are no fewer than points.

    Args:
        integral: of arity 1, see :func:`why_no_nodes`.
        parts: rules, and its point functions by test slot.
    """
    result = Expressions([], by_nodes=True)
    summands: dict[int, list[tuple[Node, int]]] = {}
    found = False
    for part in parts:
        members = geometry_members(part.terms.values())
        geometry, names = geometry_expressions(integral, affine_jacobian(integral), members)
        own = _Part(integral, part, _same(integral, part, geometry))
        found |= bool(own.combinations or any(map(own.grid_of_test, own.tested)))
        result.names.update(names)
        for dof, node in _results(own, result):
            summands.setdefault(dof, []).append((node, 1))
    if not found:
        return None
    result.outputs = [integral.graph.sum(summands.get(dof, [])) for dof in range(integral.rows)]
    used = set(reachable(result.outputs))  # a flux that has become part of other sums is no result of its own
    result.first = [node for node in result.first if node in used]
    return result


def _same(integral: Integral, part: QuadraturePart, geometry: _Replacement) -> _Replacement:
    """Replaces what is the same at all points: geometry, and slots that do not vary."""
    tables = Tables(part)

    def replacement(node: Node) -> Node | None:
        slot = node.value
        if not isinstance(slot, Slot):
            return geometry(node)
        if varies(integral, slot):
            return None
        member = integral.function(slot.function).layout.fields[slot.component]
        values = tables(member.element, slot.derivative).table()[0]
        dofs = [integral.graph.symbol(Dof(slot.function, dof)) for dof in member.dofs]
        return integral.graph.sum(zip(dofs, map(fraction, values), strict=True))

    return replacement


def _results(own: _Part, result: Expressions) -> list[tuple[int, Node]]:
    """Summands of the results of a rule; ``result`` learns the order in which it becomes known."""
    at_points = _at_points(own)
    values: dict[Node, list[Node]] = {z: [] for z in own.varying}
    for q in range(len(own.part.rule.weights)):
        here = own.filled(own.varying, {node: nodes[q] for node, nodes in at_points.items()})
        cores = [without_factor(node) for node in here]
        result.groups.append(cores)
        result.first += [core for core in cores if core.kind not in ("const", "symbol")]
        for z, node in zip(own.varying, here, strict=True):
            values[z].append(node)
    return _from_points(own, values)


def _at_points(own: _Part) -> dict[Node, list[Node]]:
    """Values of combinations at points, and of slots that are brought there by themselves."""
    found = {node: _interpolated(own, node) for node in own.combinations}
    inside = set(found)
    needed = postorder(own.varying, inside)
    slots = [
        node.value
        for node in needed
        if isinstance(node.value, Slot) and varies(own.integral, node.value) and node not in inside
    ]
    direct = own.of_points.values(slots)
    return {**found, **{own.integral.graph.symbol(slot): nodes for slot, nodes in direct.items()}}


def _interpolated(own: _Part, node: Node) -> list[Node]:
    """Values of a combination at all points."""
    graph, grid = own.integral.graph, own.grid(own.degrees[node])
    slots = [n.value for n in symbols([node]) if isinstance(n.value, Slot) and varies(own.integral, n.value)]
    by_slot = {graph.symbol(slot): nodes for slot, nodes in own.of_nodes(grid).values(slots).items()}
    at_nodes = [
        own.filled([node], {symbol: nodes[n] for symbol, nodes in by_slot.items()})[0]
        for n in range(grid.size)
    ]
    columns = [*at_nodes, graph.sum([(value, 1) for value in at_nodes])]
    rows = [{**left, **({grid.size: common} if common != 0 else {})} for common, left in grid.split]
    return list(contract(graph, rows, columns).outputs)


def _from_points(own: _Part, values: Mapping[Node, Sequence[Node]]) -> list[tuple[int, Node]]:
    """Summands of results from what varies, at points."""
    at_points: dict[Slot, Samples] = {}
    at_nodes: dict[int, dict[Slot, Samples]] = {}
    moments: dict[tuple[Node, int], list[Node]] = {}
    for slot, tested in own.tested.items():
        grid = own.grid_of_test(slot)
        if grid is None:
            at_points[slot] = own.tested_with(slot, values)
            continue
        for z in tested.values():
            if (z, grid.degree) not in moments:
                moments[z, grid.degree] = _moments(own, grid, values[z])
        of_degree = {z: moments[z, grid.degree] for z in tested.values()}
        at_nodes.setdefault(grid.degree, {})[slot] = own.tested_with(slot, of_degree)
    ways = [
        (own.of_points, at_points),
        *((own.of_nodes(own.grid(d)), found) for d, found in at_nodes.items()),
    ]
    return [
        (dof, node)
        for transform, fluxes in ways
        for dof, nodes in transform.distributed(fluxes).items()
        for node in nodes
    ]


def _moments(own: _Part, grid: NodeGrid, values: Sequence[Node]) -> list[Node]:
    """What varies, taken from points to nodes with weights: the transpose of interpolation."""
    graph, weights = own.integral.graph, own.part.rule.weights
    common = graph.sum(
        [(v, fraction(w * split[0])) for v, w, split in zip(values, weights, grid.split, strict=True)]
    )
    rows: list[dict[int, fmpq]] = [{} for _ in range(grid.size)]
    for q, (weight, (_, left)) in enumerate(zip(weights, grid.split, strict=True)):
        for n, value in left.items():
            rows[n][q] = weight * value
    own_parts = contract(graph, rows, list(values)).outputs
    return [graph.sum([(common, 1), (part, 1)]) for part in own_parts]
