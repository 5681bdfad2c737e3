"""Sum factorisation of element tensors on tensor-product cells.

With phi_i = product over d of b_{i_d}, the sum over points of  D(q) phi_i^s(q) phi_j^t(q)  is contracted one
direction at a time with the products of one-dimensional tables (Beams et al. eq. 2-4 give the tables).
Pairs (i_d, j_d) whose product tables are proportional share one contraction, known exactly: the derivative
products of Q1, for instance, are all one row up to sign.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Any

from flint import fmpq

from femforge.errors import an
from femforge.ir.element import SIMPLICES, Field, ScalarElement
from femforge.ir.integral import Dof, Integral, Slot, SlotPair
from femforge.ir.scalar import Graph, Node
from femforge.reference import QuadratureRule, basis
from femforge.represent.numbers import Key, fraction, key_of
from femforge.represent.quadrature import QuadraturePart, given_values, rule_of

_Rows = tuple[Sequence[Mapping[int, Fraction]], Sequence[Sequence[tuple[int, Fraction]]]]


def sum_factorisable(integral: Integral) -> str:
    """Why the representation is not valid for this integral; empty if it is."""
    if integral.region == "vertex":
        return "it has one point"
    if integral.cell in SIMPLICES:
        return f"{an(integral.cell)} is no tensor-product cell"
    if integral.evaluated:
        if not all(rule_of(integral, part).directions for part in integral.parts):
            return "the points are no products of those of a direction"
    elif any(part.given is not None for part in integral.parts):
        return "the form file gives the points of the rule one by one"
    functions = (integral.test, integral.trial, integral.coordinates, *integral.coefficients)
    for function in functions:
        for member in function.layout.fields if function else ():
            if not member.element.at_points and basis(member.element).factor is None:
                return f"{member.element.name} is no tensor-product element"
    return ""


#: One term of a block: values of D by (pairs (i_d, j_d) of the directions done, points of those to come).
_State = dict[tuple[tuple[tuple[int, int], ...], tuple[int, ...]], Node]
_Derivatives = tuple[tuple[int, ...], tuple[int, ...]]


def factorised_block(
    integral: Integral,
    part: QuadraturePart,
    pairs: Sequence[SlotPair],
    values: Mapping[SlotPair, Sequence[Node]],
    wanted: Container[tuple[int, int]],
) -> Iterator[tuple[tuple[int, int], Node]]:
    """Element tensor of one block of components, all its slot pairs together.

    Terms that have the same derivatives in the directions still to come are added before these are contracted.

    Args:
        integral: the integral.
        part: its rule, a tensor product of one 1D rule.
        pairs: slot pairs with the same components.
        values: D at all points, in the rule's order, weights not included.
        wanted: (row, column) of the entries that are made.

    Yields:
        (row, column) and its expression.
    """
    graph, dim = integral.graph, integral.gdim
    members = [
        integral.function(slot.function).layout.fields[slot.component] if slot else None for slot in pairs[0]
    ]
    entries = {
        tuple(zip(i_index, j_index, strict=True)): (i, j)
        for i, i_index in _functions(members[0], dim)
        for j, j_index in _functions(members[1], dim)
        if (i, j) in wanted
    }
    if not entries:
        return
    terms: dict[_Derivatives, _State] = {}
    for s, t in pairs:
        key = (s.derivative if s else (0,) * dim, t.derivative if t else (0,) * dim)
        terms[key] = {((), index): node for index, node in zip(part.rule.index, values[s, t], strict=True)}
    for d in range(dim):
        terms = _contract_level(graph, part, members, terms, {done[: d + 1] for done in entries})
    (result,) = terms.values()
    for done, entry in entries.items():
        if (done, ()) in result:
            yield entry, result[done, ()]


def _contract_level(
    graph: Graph,
    part: QuadraturePart,
    members: Sequence[Field | None],
    terms: Mapping[_Derivatives, _State],
    wanted: Container[tuple[tuple[int, int], ...]],
) -> dict[_Derivatives, _State]:
    """Contract the next direction of all terms and add those that have become alike.

    Args:
        graph, part, members: see :func:`factorised_block`.
        terms: before.
        wanted: pairs of the directions done, with this one, that lead to entries.
    """
    gathered: dict[_Derivatives, dict[tuple[Any, Any], list[tuple[Node, Fraction]]]] = {}
    elements = _element(members[0]), _element(members[1])
    for (s, t), state in terms.items():
        rows, where = _direction_rows(part.rule, *elements, (s[0], t[0]))
        target = gathered.setdefault((s[1:], t[1:]), {})
        lines: dict[tuple[Any, Any], dict[int, Node]] = {}
        for (done, points), node in state.items():
            lines.setdefault((done, points[1:]), {})[points[0]] = node
        for (done, rest), line in lines.items():
            places = [
                ((*done, (i, j)), row, factor)
                for i, row_of in enumerate(where)
                for j, (row, factor) in enumerate(row_of)
                if factor and (*done, (i, j)) in wanted
            ]
            numbers = sorted({row for _, row, _ in places})
            contracted = dict(zip(numbers, _apply(graph, [rows[n] for n in numbers], line), strict=True))
            for place, row, factor in places:
                target.setdefault((place, rest), []).append((contracted[row], factor))
    return {
        key: {place: graph.sum(summands) for place, summands in state.items()}
        for key, state in gathered.items()
    }


def factorised_values(integral: Integral, part: QuadraturePart, slot: Slot) -> list[Node]:
    """Values of a coefficient's or the coordinates' slot at all points, one direction contracted at a time."""
    given = given_values(integral, slot)
    if given:
        return given
    graph = integral.graph
    member = integral.function(slot.function).layout.fields[slot.component]
    grid = {
        index: graph.symbol(Dof(slot.function, dof))
        for index, dof in zip(basis(member.element).factor_index, member.dofs, strict=True)
    }
    for d in range(integral.gdim):
        table = _table_1d(part.rule, member.element, slot.derivative[d])
        rows = [{k: fraction(v) for k, v in enumerate(row) if v != 0} for row in table]
        grid = _contract_direction(graph, grid, rows, d)
    return [grid[index] for index in part.rule.index]


def _functions(member: Field | None, dim: int) -> list[tuple[int, tuple[int, ...]]]:
    """(dof, 1D indices) of the basis functions of a member; one function for a missing argument."""
    if member is None:
        return [(0, (0,) * dim)]
    return list(zip(member.dofs, basis(member.element).factor_index, strict=True))


def _element(member: Field | None) -> ScalarElement | None:
    return None if member is None else member.element


def _table_1d(rule: QuadratureRule, element: ScalarElement | None, derivative: int) -> list[list[fmpq]]:
    """[point][basis function] of the one-dimensional element; ones for a missing argument."""
    assert rule.rule_1d is not None
    points, _ = rule.rule_1d
    if element is None:
        return [[fmpq(1)] for _ in points]
    factor = basis(element).factor
    assert factor is not None
    table = basis(factor).tabulate([(x,) for x in points], (derivative,))
    return [[table[q, k] for k in range(table.ncols())] for q in range(table.nrows())]


@lru_cache(maxsize=256)
def _direction_rows(
    rule: QuadratureRule, test: ScalarElement | None, trial: ScalarElement | None, orders: tuple[int, int]
) -> _Rows:
    """Distinct product rows of a direction, and for each (i_d, j_d) its row and factor."""
    left, right = _table_1d(rule, test, orders[0]), _table_1d(rule, trial, orders[1])
    assert rule.rule_1d is not None
    _, weights = rule.rule_1d
    rows: list[dict[int, Fraction]] = []
    known: dict[Key, int] = {}
    where: list[list[tuple[int, Fraction]]] = []
    for i in range(len(left[0])):
        where.append([])
        for j in range(len(right[0])):
            row = [_snap(w * left[q][i] * right[q][j]) for q, w in enumerate(weights)]
            scale = next((v for v in row if v != 0), None)
            if scale is None:
                where[i].append((0, Fraction(0)))
                continue
            scaled = [_snap(v / scale) for v in row]
            key = key_of(scaled)
            if key not in known:
                known[key] = len(rows)
                rows.append({q: fraction(v) for q, v in enumerate(scaled) if v != 0})
            where[i].append((known[key], fraction(scale)))
    return rows, where


def _snap(value: fmpq) -> fmpq:
    """Products of 50-digit numbers, rounded at 40 digits so that equal ones compare equal."""
    scale = 10**40
    rounded = fmpq((value.p * scale * 2 + value.q) // (value.q * 2), scale)
    return value if value.q < 10**12 else rounded


def _apply(graph: Graph, rows: Sequence[Mapping[int, Fraction]], line: Mapping[int, Node]) -> list[Node]:
    """Rows of a 1D table times the values on a line of points or basis functions."""
    return [graph.sum([(line[q], value) for q, value in row.items()]) for row in rows]


def _contract_direction(
    graph: Graph, grid: dict[tuple[int, ...], Node], rows: list[dict[int, Fraction]], d: int
) -> dict[tuple[int, ...], Node]:
    lines: dict[tuple[int, ...], dict[int, Node]] = {}
    for index, node in grid.items():
        lines.setdefault((*index[:d], *index[d + 1 :]), {})[index[d]] = node
    result: dict[tuple[int, ...], Node] = {}
    for rest, line in lines.items():
        for number, node in enumerate(_apply(graph, rows, line)):
            result[(*rest[:d], number, *rest[d:])] = node
    return result
