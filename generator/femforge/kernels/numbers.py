"""Numbers in constant memory, where instructions take them as operands.

An instruction of an NVIDIA GPU holds 32 bits of a number. One of 64 bits takes two more instructions wherever it is
used, as many as there are multiply-adds in sums over short tables: with operands in constant memory, teams on
hexahedra of degree 5 to 8 are 1.01 to 1.15 times as fast, and those that spill up to 1.2 (H200, CEED's bake-off
problems).
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Sequence
from dataclasses import replace
from fractions import Fraction

from femforge.ir.arrays import Array, Load
from femforge.ir.integers import index
from femforge.ir.nests import LoopNest, values_of, walk, with_values
from femforge.ir.scalar import Graph, Node, postorder
from femforge.schedule.devices import OPERAND_BYTES, Device

#: The table.
NUMBERS = "numbers"


def with_operands(nest: LoopNest, scalar_bytes: int, device: Device) -> LoopNest:
    """A loop nest whose long numbers stand in constant memory, if the nearest cache of that holds all of them.

    Args:
        nest: of a kernel.
        scalar_bytes: of its scalars.
        device: what it is for.
    """
    if 8 * scalar_bytes <= device.immediate_bits:
        return nest
    long = dict.fromkeys(
        abs(number)
        for statement in walk(nest.body)
        for number in _numbers(values_of(statement))
        if not _fits(number, device.immediate_bits)
    )
    tables = sum(array.size for array in nest.tables if array.in_constant_memory)
    if not long or (tables + len(long)) * scalar_bytes > OPERAND_BYTES:
        return nest
    places = {number: k for k, number in enumerate(long)}
    body = with_values(nest.body, lambda values: _replaced(values, places))
    table = Array(NUMBERS, len(places), "table", tuple(places), place="operands")
    return replace(nest, body=body, tables=(*nest.tables, table))


def _numbers(values: Sequence[Node]) -> Iterable[Fraction]:
    """Numbers that the text of expressions has."""
    for node in postorder(values):
        if node.kind == "const":
            yield node.value
        elif node.kind == "sum":
            yield from node.value


def _fits(number: Fraction, bits: int) -> bool:
    """Whether all but the first bits of a number of 64 bits are zero."""
    pattern = int.from_bytes(struct.pack("<d", float(number)), "little")
    return pattern % (1 << (64 - bits)) == 0


def _replaced(values: Sequence[Node], places: dict[Fraction, int]) -> list[Node]:
    """Expressions with numbers read from the table."""
    if not values:
        return []
    graph: Graph = values[0].graph

    def read(number: Fraction) -> Node | None:
        if abs(number) not in places:
            return None
        return graph.symbol(Load(NUMBERS, index(places[abs(number)])))

    memo: dict[Node, Node] = {}
    for node in postorder(values):
        args = [memo[a] for a in node.args]
        if node.kind == "sum":
            terms: list[tuple[Node, Fraction | int]] = []
            for arg, factor in zip(args, node.value, strict=True):
                operand = read(factor)
                sign = -1 if factor < 0 else 1
                terms.append((arg, factor) if operand is None else (graph.product([operand, arg]), sign))
            memo[node] = graph.sum(terms)
        elif node.kind == "const" and (operand := read(node.value)) is not None:
            memo[node] = operand if node.value > 0 else graph.sum([(operand, -1)])
        else:
            memo[node] = graph.rebuild(node, args)
    return [memo[value] for value in values]
