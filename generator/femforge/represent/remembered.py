"""What was counted on expressions and loops of a cell, kept as long as these: schedules ask for it again and again."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import wraps
from typing import Concatenate, ParamSpec, TypeVar
from weakref import WeakKeyDictionary

W = TypeVar("W")
P = ParamSpec("P")
T = TypeVar("T")


def remembered(count: Callable[Concatenate[W, P], T]) -> Callable[Concatenate[W, P], T]:
    """The same function, which counts once what is asked for with the same (hashable) arguments, none by name.

    Args:
        count: of a whole that is compared by identity, and that nobody changes any more.
    """
    known: WeakKeyDictionary[W, dict[Hashable, T]] = WeakKeyDictionary()

    @wraps(count)
    def once(whole: W, /, *args: P.args, **kwargs: P.kwargs) -> T:
        assert not kwargs
        counted = known.setdefault(whole, {})
        if args not in counted:
            counted[args] = count(whole, *args, **kwargs)
        return counted[args]

    return once
