"""How many scalars a thread has to hold at a time, and which of them had better stand in shared memory."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from femforge.ir.integral import Local
from femforge.ir.scalar import Node, postorder, symbols
from femforge.represent.levels import Level, NestedSums

#: 32-bit registers of a thread for what is no scalar of the cell: addresses, loop counters, table entries.
OTHER_REGISTERS = 45
#: Most scalars of a cell in shared memory: what two warps of a block of 48 KiB may have.
MOST_ROWS = 80


def live_values(plan: NestedSums, in_rows: Collection[str] = ()) -> int:
    """Most scalars that are alive at the same time within the loops, those of tables not counted.

    Args:
        plan: loops of a cell.
        in_rows: names of values and sums that stand in memory.
    """
    most = 0
    for nest in plan.nests:
        outside = [plan.cell, *nest[:-1]]
        held = sum(name not in in_rows for level in outside for name in (*level.values, *level.sums))
        most = max(most, held + _peak(nest[-1]))
    return most


def _peak(level: Level) -> int:
    """Most scalars alive within a turn of the innermost loop, computed in the order of the statements."""
    own = dict(level.values)
    added = [node for _, node in level.additions]
    used = set(postorder(added))
    return _most_alive([*own.values(), *(node for node in level.first if node in used), *added], own)


def live_values_written(roots: Sequence[Node]) -> int:
    """Most scalars that are alive at the same time where expressions are computed, and stored, one after another."""
    return _most_alive(roots, {})


def _most_alive(roots: Sequence[Node], own: Mapping[str, Node]) -> int:
    order = postorder(roots)
    last: dict[Node, int] = {}
    for number, node in enumerate(order):
        for value in _operands(node, own):
            last[value] = number
    alive = most = 0
    for number, node in enumerate(order):
        if _is_computed(node):
            alive += 1
        most = max(most, alive)
        alive -= sum(last[value] == number for value in set(_operands(node, own)))
        if _is_computed(node) and node not in last:
            alive -= 1
    return most


def _operands(node: Node, own: Mapping[str, Node]) -> Iterator[Node]:
    """Computed values that a node uses; the name of a value of the level is that value."""
    for arg in node.args:
        if isinstance(arg.value, Local) and arg.value.text in own:
            yield own[arg.value.text]
        elif _is_computed(arg):
            yield arg


def _is_computed(node: Node) -> bool:
    return node.kind not in ("const", "symbol", "hold", "compare", "and", "or", "not")


def names_for_rows(plan: NestedSums, registers: int, scalar_bytes: int) -> tuple[str, ...]:
    """What of a cell stands in memory so that the rest fits a thread's registers; nothing if all does.

    First goes what is touched once in a plane, then what is touched once in a line.

    Args:
        plan: loops of a cell.
        registers: of a thread, of 32 bits.
        scalar_bytes: of a scalar.
    """
    room = (registers - OTHER_REGISTERS) * 4 // scalar_bytes
    inside = _used_innermost(plan)
    values, sums = plan.cell.values, plan.cell.sums
    groups: Sequence[list[str]] = (
        [name for name in sums if name not in inside],
        [name for name in values if name not in inside],
        [name for name in sums if name in inside],
    )
    chosen: list[str] = []
    excess = live_values(plan) - room
    for group in groups:
        if excess > 0 and min(len(nest) for nest in plan.nests) > 1:
            chosen += group[: MOST_ROWS - len(chosen)]
            excess -= len(group)
    return tuple(chosen)


def _used_innermost(plan: NestedSums) -> set[str]:
    """Names that the innermost loops use or add to."""
    found: set[str] = set()
    for nest in plan.nests:
        found |= {name for name, _ in nest[-1].additions}
        roots = nest[-1].roots()
        found |= {n.value.text for n in symbols(roots) if isinstance(n.value, Local)}
    return found
