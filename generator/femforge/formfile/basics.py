"""Python's own functions that a form file may use, each over bounded collections."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ufl.algebra import Abs
from ufl.core.expr import Expr

from femforge.formfile.limits import Budget
from femforge.formfile.syntax import refused
from femforge.formfile.values import Native, describe


def items_of(value: Any, most: int) -> tuple[Any, ...]:
    """The entries of a collection or of a vector expression.

    Args:
        value: tuple, list, dict, range, or an expression with a fixed length.
        most: how many there may be.

    Raises:
        FemforgeError: it has no entries to go through, or too many.
    """
    if not isinstance(value, tuple | list | dict | range | Expr):
        raise refused(f"{describe(value)} cannot be looped over", "write a list, a tuple or a range")
    if isinstance(value, Expr) and len(value.ufl_shape) == 0:
        raise refused("a scalar expression cannot be looped over", "write a list of it, or a vector")
    if len(value) > most:
        raise refused(f"a loop over {len(value)} entries is too long", f"at most {most} are allowed")
    return tuple(value)


def basic_functions(budget: Budget) -> Mapping[str, Native]:
    """The functions by name.

    Args:
        budget: bounds the collections and counts their entries as work.
    """
    basics = _Basics(budget)
    items = basics.items
    functions: dict[str, Callable[..., Any]] = {
        "range": basics.short_range,
        "len": lambda value: len(value) if isinstance(value, str) else len(items(value)),
        "sum": basics.total,
        "min": lambda *values: min(basics.numbers("min", values)),
        "max": lambda *values: max(basics.numbers("max", values)),
        "abs": absolute,
        "enumerate": lambda values, start=0: tuple(enumerate(items(values), start)),
        "zip": lambda *values: tuple(zip(*map(items, values), strict=False)),
        "tuple": lambda values=(): items(values),
        "list": lambda values=(): list(items(values)),
        "dict": basics.pairs,
        "int": lambda value=0: int(_number("int", value)),
        "float": lambda value=0.0: float(_number("float", value)),
        "reversed": lambda values: items(values)[::-1],
    }
    natives = {name: Native(name, function) for name, function in functions.items()}
    natives["sorted"] = Native("sorted", basics.in_order, takes_functions=True)
    natives["map"] = Native("map", basics.mapped, takes_functions=True)
    return natives


def absolute(value: Any) -> Any:
    """The absolute value; UFL's of an absolute value would be its own operand, without end."""
    return value if isinstance(value, Abs) else abs(value)


def _number(name: str, value: Any) -> Any:
    if not isinstance(value, int | float | str):
        raise refused(f"{name} takes a number, not {describe(value)}", f"write a number: {name}(2)")
    return value


class _Basics:
    """The functions that need more than a line.

    Args:
        budget: bounds the collections and counts their entries as work.
    """

    def __init__(self, budget: Budget) -> None:
        self._budget = budget

    def items(self, value: Any) -> tuple[Any, ...]:
        """The entries of a collection, counted."""
        found = items_of(value, self._budget.limits.items)
        self._budget.charge(len(found))
        return found

    def short_range(self, *arguments: int) -> range:
        """Python's range, short enough to be gone through."""
        if not all(isinstance(argument, int) for argument in arguments):
            raise refused("range takes whole numbers", "write range(3)")
        result = range(*arguments)
        most = self._budget.limits.items
        # its length may be more than Python can count; its entries never are
        if len(result[: most + 1]) > most:
            raise refused("this range is too long", f"at most {most} entries are allowed")
        return result

    def numbers(self, name: str, arguments: tuple[Any, ...]) -> tuple[Any, ...]:
        """What ``min`` and ``max`` choose from."""
        candidates = self.items(arguments[0]) if len(arguments) == 1 else arguments
        if not all(isinstance(candidate, int | float | str) for candidate in candidates):
            raise refused(f"{name} takes numbers", f"for expressions use {name}_value")
        return candidates

    def total(self, values: Any, start: Any = 0) -> Any:
        """A sum of numbers, expressions or forms."""
        terms = self.items(values)
        if any(isinstance(term, str | tuple | list | dict) for term in (start, *terms)):
            raise refused("sum adds numbers, expressions and forms only", "use a comprehension to join lists")
        return sum(terms, start)

    def pairs(self, values: Any = (), **named: Any) -> dict[Any, Any]:
        """A dict of pairs, of another dict, or of names."""
        return dict(values if isinstance(values, dict) else self.items(values), **named)

    def in_order(self, values: Any, key: Any = None, reverse: bool = False) -> list[Any]:
        """The entries in order."""
        return sorted(self.items(values), key=key, reverse=reverse)

    def mapped(self, function: Callable[..., Any], *values: Any) -> tuple[Any, ...]:
        """The values of a function at the entries."""
        return tuple(map(function, *map(self.items, values)))
