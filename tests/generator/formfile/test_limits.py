"""Bounds of form files, by themselves."""

from __future__ import annotations

import pytest

from femforge.errors import FemforgeError
from femforge.formfile.limits import Budget, Limits


def work(calls: int) -> int:
    return sum(len(str(k)) for k in range(calls))


def test_calls_are_counted_where_errors_are_dropped() -> None:
    """As in UFL, where Python drops what is raised in __del__ or in callbacks of weak references."""

    def drops_errors() -> str:
        try:
            work(10_000)
        except BaseException:
            return "went on"
        return "done"

    assert Budget(Limits(calls=100_000)).call(drops_errors) == "done"
    with pytest.raises(FemforgeError, match="UFL does too much work"):
        Budget(Limits(calls=1000)).call(drops_errors)
