"""Sums over samples by parity (:mod:`femforge.represent.symmetric_sums`), written out in a cell's own data."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from flint import fmpq

from femforge.ir.integral import Dof, Slot
from femforge.ir.scalar import Node, reachable, without_factor
from femforge.reference.symmetries import sign
from femforge.represent.expressions import Expressions
from femforge.represent.rows import contract
from femforge.represent.symmetric_sums import Family, Functions, SumPart, SymmetricSums

#: Values of a slot: of a family, of a sample, of a parity.
_Key = tuple[Slot, int, int, int]


def symmetric_expressions(sums: SymmetricSums) -> Expressions:
    """The element vector, all loops written out."""
    result = Expressions([])
    graph, parities = sums.integral.graph, sums.symmetries.parities
    test = sums.integral.test
    assert test is not None
    fluxes = [_fluxes(sums, part, result) for part in sums.parts]
    summands: dict[int, list[tuple[Node, int]]] = {}
    for component, member in enumerate(test.layout.fields):
        functions = sums.functions(member.element)
        by_parity = {p: _tested(sums, component, functions, p, fluxes) for p in parities}
        for number, orbit in enumerate(functions.orbits):
            found = [(p, by_parity[p][functions.of_parity(p).index(number)]) for p in orbit.parities]
            for k, move in zip(orbit.members, orbit.moves, strict=True):
                summands.setdefault(member.dofs[k], []).extend((node, sign(p, move)) for p, node in found)
    result.outputs = [graph.sum(summands.get(dof, [])) for dof in range(sums.integral.rows)]
    # a flux that has become part of other sums is no result of its own
    used = set(reachable(result.outputs))
    result.first = [node for node in result.first if node in used]
    return result


def _sampled(sums: SymmetricSums, part: SumPart) -> dict[_Key, Node]:
    """Samples of all slots, by parity."""
    found: dict[_Key, Node] = {}
    graph = sums.integral.graph
    for function, component in dict.fromkeys((s.function, s.component) for s in part.reads):
        slots = [s for s in part.reads if (s.function, s.component) == (function, component)]
        member = sums.integral.function(function).layout.fields[component]
        functions = sums.functions(member.element)
        for parity in sums.symmetries.parities:
            orbits = functions.of_parity(parity)
            columns = [
                graph.sum(
                    [
                        (graph.symbol(Dof(function, member.dofs[k])), sign(parity, move))
                        for k, move in zip(
                            functions.orbits[n].members, functions.orbits[n].moves, strict=True
                        )
                    ]
                )
                for n in orbits
            ]
            keys: list[_Key] = []
            rows: list[dict[int, fmpq]] = []
            for slot in slots:
                own = parity ^ sums.symmetries.parity_of(slot.derivative)
                for number, family in enumerate(part.families):
                    if own in family.parities:
                        table = part.values(number, member.element, slot.derivative)
                        keys += [(slot, number, sample, own) for sample in range(len(table))]
                        rows += [_row(functions, values, orbits, parity) for values in table]
            found |= dict(zip(keys, contract(graph, rows, columns).outputs, strict=True))
    return found


def _row(functions: Functions, values: Sequence[fmpq], orbits: Sequence[int], parity: int) -> dict[int, fmpq]:
    entries = (functions.column(values, n, parity) for n in orbits)
    return {k: value for k, value in enumerate(entries) if value != 0}


@dataclass(frozen=True)
class _Sample:
    """A sample of a family, with the values of all slots by parity."""

    sums: SymmetricSums
    sampled: dict[_Key, Node]
    number: int
    sample: int
    family: Family

    def at(self, point: int, move: int) -> Callable[[Node], Node | None]:
        """How to replace slots at one of its points."""
        graph = self.sums.integral.graph

        def value(node: Node) -> Node | None:
            slot = node.value
            if not isinstance(slot, Slot):
                return None
            if self.sums.element(slot).at_points:
                dofs = self.sums.integral.function(slot.function).layout.fields[slot.component].dofs
                return graph.symbol(Dof(slot.function, dofs[point]))
            terms = []
            for parity in self.family.parities:
                own = self.sampled.get((slot, self.number, self.sample, parity), graph.zero)
                terms.append((own, sign(parity, move)))
            return graph.sum(terms)

        return value


def _fluxes(sums: SymmetricSums, part: SumPart, result: Expressions) -> dict[_Key, Node]:
    """D at all samples, by parity; ``result`` learns the order in which it becomes known."""
    graph = sums.integral.graph
    sampled = _sampled(sums, part)
    found: dict[_Key, Node] = {}
    for number, family in enumerate(part.families):
        for sample, points in enumerate(family.points):
            at_points = [
                graph.substitute(
                    list(part.fluxes.values()), _Sample(sums, sampled, number, sample, family).at(point, move)
                )
                for point, move in zip(points, family.moves, strict=True)
            ]
            cores = [without_factor(node) for own in at_points for node in own]
            result.groups.append(cores)
            result.first += [core for core in cores if core.kind not in ("const", "symbol")]
            for k, slot in enumerate(part.fluxes):
                for p in family.parities:
                    terms = [
                        (own[k], sign(p, move)) for own, move in zip(at_points, family.moves, strict=True)
                    ]
                    found[slot, number, sample, p] = graph.sum(terms)
    return found


def _tested(
    sums: SymmetricSums, component: int, functions: Functions, parity: int, fluxes: Sequence[dict[_Key, Node]]
) -> list[Node]:
    """Results of a component of a parity, in the order of the combinations of functions."""
    orbits = functions.of_parity(parity)
    columns: list[Node] = []
    rows: list[dict[int, fmpq]] = [{} for _ in orbits]
    for part, own_fluxes in zip(sums.parts, fluxes, strict=True):
        for slot in part.fluxes:
            own = parity ^ sums.symmetries.parity_of(slot.derivative)
            if slot.component != component:
                continue
            for number, family in enumerate(part.families):
                if own not in family.parities:
                    continue
                table = part.values(number, functions.element, slot.derivative)
                for sample, (weight, values) in enumerate(zip(family.weights, table, strict=True)):
                    row = _row(functions, values, orbits, parity)
                    node = own_fluxes[slot, number, sample, own]
                    if node.is_zero or not row:
                        continue
                    for k, entry in row.items():
                        rows[k][len(columns)] = weight * entry
                    columns.append(node)
    return list(contract(sums.integral.graph, rows, columns).outputs)
