"""What was counted on expressions is counted once, as long as these live."""

from __future__ import annotations

import gc
import weakref

from femforge.ir.integral import Dof
from femforge.ir.scalar import Graph
from femforge.represent.expressions import Expressions
from femforge.represent.remembered import remembered

CALLS: list[tuple[int, str]] = []


@remembered
def counted(expressions: Expressions, number: int, word: str) -> int:
    CALLS.append((number, word))
    return number * len(expressions.outputs)


def made() -> Expressions:
    return Expressions([Graph().symbol(Dof("u", 0))])


def test_the_same_is_counted_once() -> None:
    CALLS.clear()
    one, other = made(), made()
    assert [counted(one, 2, "a"), counted(one, 2, "a"), counted(one, 3, "a"), counted(one, 2, "b")] == [
        2,
        2,
        3,
        2,
    ]
    assert CALLS == [(2, "a"), (3, "a"), (2, "b")]
    assert counted(other, 2, "a") == 2
    assert len(CALLS) == 4


def test_nothing_is_kept_alive() -> None:
    expressions = made()
    counted(expressions, 1, "a")
    alive = weakref.ref(expressions)
    del expressions
    gc.collect()
    assert alive() is None
