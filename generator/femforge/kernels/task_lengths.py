"""How long tasks take: instructions of their statements."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from femforge.ir.arrays import Load
from femforge.ir.integers import variables_of
from femforge.ir.nests import count_flops, values_of
from femforge.ir.statements import For, Integer, Statement, Store


def length_of(body: Sequence[Statement], operands: Collection[str]) -> int:
    """Instructions of a task, nearly: pairs of operations, and what is loaded, stored and computed of integers.

    Args:
        body: of the task.
        operands: tables whose entries instructions take as they are.
    """
    total = 0
    for statement in body:
        if isinstance(statement, For):
            total += _length_of_loop(statement, operands)
            continue
        total += -(-count_flops([statement]) // 2) + len(_loads([statement], operands))
        total += isinstance(statement, (Store, Integer))
    return total


def _length_of_loop(loop: For, operands: Collection[str]) -> int:
    """Instructions of a loop, which loads once what does not change."""
    changing = {loop.variable, *(s.name for s in loop.body if isinstance(s, Integer))}
    same = {k for k in _loads(loop.body, operands) if not changing.intersection(variables_of(k.index))}
    repeated = sum(len(_loads([s], operands) & same) for s in loop.body)
    return len(same) + loop.count * (length_of(loop.body, operands) - repeated)


def _loads(body: Sequence[Statement], operands: Collection[str]) -> set[Load]:
    """What statements load."""
    keys = {key for statement in body for value in values_of(statement) for key in value.symbols}
    return {key for key in keys if isinstance(key, Load) and key.array not in operands}
