"""What was counted on the expressions of a cell, kept as long as these are: schedules ask for it again and again."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import wraps
from typing import Concatenate, ParamSpec, TypeVar
from weakref import WeakKeyDictionary

from femforge.represent.expressions import Expressions

P = ParamSpec("P")
T = TypeVar("T")


def remembered(count: Callable[Concatenate[Expressions, P], T]) -> Callable[Concatenate[Expressions, P], T]:
    """The same function, which counts once what is asked for with the same (hashable) arguments, none by name."""
    known: WeakKeyDictionary[Expressions, dict[Hashable, T]] = WeakKeyDictionary()

    @wraps(count)
    def once(expressions: Expressions, /, *args: P.args, **kwargs: P.kwargs) -> T:
        assert not kwargs
        counted = known.setdefault(expressions, {})
        if args not in counted:
            counted[args] = count(expressions, *args, **kwargs)
        return counted[args]

    return once
