"""Operators of the form language: on numbers here, on anything of UFL's by UFL within the budget."""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable
from typing import Any

from ufl.core.expr import Expr
from ufl.core.multiindex import Index, MultiIndex
from ufl.form import BaseForm
from ufl.measure import Measure, MeasureSum

from femforge.elements import Element
from femforge.formfile.limits import MAX_INTEGER, Budget, NativeError, check_exponent
from femforge.formfile.syntax import refused
from femforge.formfile.values import Enumeration, describe

Operation = Callable[..., Any]

BINARY: dict[type[ast.operator], tuple[str, Operation]] = {
    ast.Add: ("+", operator.add),
    ast.Sub: ("-", operator.sub),
    ast.Mult: ("*", operator.mul),
    ast.Div: ("/", operator.truediv),
    ast.FloorDiv: ("//", operator.floordiv),
    ast.Mod: ("%", operator.mod),
    ast.Pow: ("**", operator.pow),
    ast.MatMult: ("@", operator.matmul),
    ast.BitXor: ("^", operator.xor),
}
UNARY: dict[type[ast.unaryop], tuple[str, Operation]] = {
    ast.UAdd: ("+", operator.pos),
    ast.USub: ("-", operator.neg),
}
COMPARISONS: dict[type[ast.cmpop], tuple[str, Operation]] = {
    ast.Eq: ("==", operator.eq),
    ast.NotEq: ("!=", operator.ne),
    ast.Lt: ("<", operator.lt),
    ast.LtE: ("<=", operator.le),
    ast.Gt: (">", operator.gt),
    ast.GtE: (">=", operator.ge),
}
_UFL = (Expr, BaseForm, Measure, MeasureSum, Element)
_NUMBER = (int, float)


def binary(budget: Budget, kind: type[ast.operator], left: Any, right: Any) -> Any:
    """``left kind right``.

    Raises:
        FemforgeError: the operands have no such operator, or the result is too large.
        NativeError: UFL refuses.
    """
    symbol, operation = BINARY[kind]
    if isinstance(left, _NUMBER) and isinstance(right, _NUMBER):
        return _numeric(symbol, operation, left, right)
    if isinstance(left, str | tuple | list) or isinstance(right, str | tuple | list):
        index_notation = symbol == "^" and isinstance(left, Expr) and isinstance(right, tuple)
        if not index_notation:
            return _joined(budget, symbol, left, right)
    elif symbol in ("//", "%") or not all(isinstance(one, (*_UFL, *_NUMBER)) for one in (left, right)):
        raise _no_operator(symbol, left, right)
    if symbol == "**":
        check_exponent(right)
    try:
        return budget.call(operation, left, right)
    except NativeError as error:
        if isinstance(error.args[0], TypeError) and str(error.args[0]).startswith("unsupported operand"):
            raise _no_operator(symbol, left, right) from None
        raise


def _numeric(symbol: str, operation: Operation, left: Any, right: Any) -> Any:
    if symbol in "^@":
        raise refused(f"numbers have no operator {symbol}", "powers are written **" if symbol == "^" else "")
    whole = isinstance(left, int) and isinstance(right, int)
    if symbol == "**" and whole and abs(left) > 1 and right * (abs(left).bit_length() - 1) > 63:
        raise refused("whole numbers go up to 2**63", "write a decimal point for a larger number")
    try:
        result = operation(left, right)
    except ZeroDivisionError:
        raise refused("division by zero", "divide by another number") from None
    except OverflowError:
        raise refused("the result is too large for double precision", "use smaller numbers") from None
    if isinstance(result, complex):
        raise refused(
            "the result is complex; complex numbers are not supported yet", "take powers of positive numbers"
        )
    if isinstance(result, int) and abs(result) >= MAX_INTEGER:
        raise refused("whole numbers go up to 2**63", "write a decimal point for a larger number")
    return result


def _joined(budget: Budget, symbol: str, left: Any, right: Any) -> Any:
    """Strings, tuples and lists: + of two of a kind, * with a whole number."""
    most = budget.limits.items
    if symbol == "+" and type(left) is type(right):
        if len(left) + len(right) > most:
            raise refused("this collection is too large", f"at most {most} entries are allowed")
        return left + right
    if symbol == "*":
        values, count = (right, left) if isinstance(left, int) else (left, right)
        if isinstance(values, str | tuple | list) and isinstance(count, int):
            if len(values) * count > most:
                raise refused("this collection is too large", f"at most {most} entries are allowed")
            return values * count
    raise _no_operator(symbol, left, right)


def _no_operator(symbol: str, left: Any, right: Any) -> Exception:
    mend = "it is for numbers, expressions and forms; of a tuple or list make as_vector(...)"
    return refused(f"{symbol} has no meaning between {describe(left)} and {describe(right)}", mend)


def unary(budget: Budget, kind: type[ast.unaryop], value: Any) -> Any:
    """``+value`` or ``-value``."""
    symbol, operation = UNARY[kind]
    if not isinstance(value, (*_UFL, *_NUMBER)):
        raise refused(
            f"{symbol} has no meaning before {describe(value)}", "it is for numbers, expressions and forms"
        )
    return budget.call(operation, value)


def compare(budget: Budget, kind: type[ast.cmpop], left: Any, right: Any) -> Any:
    """``left kind right``; between expressions < > <= >= give a UFL condition, == an equality of notation."""
    if kind in (ast.Is, ast.IsNot):
        same = left is right
        return same if kind is ast.Is else not same
    if kind in (ast.In, ast.NotIn):
        if not isinstance(right, tuple | list | dict | range) and not _both(str, left, right):
            raise refused(f"'in' has no meaning with {describe(right)}", "look in a tuple, a list or a dict")
        inside = budget.call(operator.contains, right, left)
        return inside if kind is ast.In else not inside
    symbol, operation = COMPARISONS[kind]
    if kind not in (ast.Eq, ast.NotEq):
        comparable = all(isinstance(value, (Expr, *_NUMBER)) for value in (left, right))
        if not comparable and not _both(str, left, right) and not _both(tuple, left, right):
            raise refused(
                f"{symbol} has no meaning between {describe(left)} and {describe(right)}",
                "compare two numbers, expressions, strings or tuples",
            )
    return budget.call(operation, left, right)


def _both(kind: type, left: Any, right: Any) -> bool:
    return isinstance(left, kind) and isinstance(right, kind)


def truth(value: Any) -> bool:
    """Whether a value counts as true.

    Raises:
        FemforgeError: it is an expression, whose value is not known when the form is read.
    """
    if isinstance(value, bool | int | float | str | tuple | list | dict | range | None):
        return bool(value)
    if isinstance(value, Expr):
        mend = "use conditional(condition, a, b), And, Or, Not for what depends on the solution or the place"
        raise refused("an expression is neither true nor false when the form is read", mend)
    raise refused(f"{describe(value)} is neither true nor false", "compare it: == or !=")


def item(budget: Budget, value: Any, index: Any) -> Any:
    """``value[index]``.

    Raises:
        FemforgeError: nothing there, or nothing that has items.
        NativeError: UFL refuses the indices.
    """
    if isinstance(value, tuple | list | str | range):
        if not isinstance(index, int | slice):
            cause = f"{describe(value)} is indexed by whole numbers, not by {describe(index)}"
            raise refused(cause, "write [0], or a part such as [1:]")
        try:
            return value[index]
        except IndexError as error:
            count = len(value)
            raise refused(str(error), f"entries are numbered from 0, and there are {count}") from None
        except (TypeError, ValueError) as error:
            raise refused(
                str(error), "parts are [first:end:step], of whole numbers, the step not 0"
            ) from None
    if isinstance(value, Enumeration) and isinstance(index, str):
        return value.get(index)
    if isinstance(value, dict):
        return budget.call(operator.getitem, value, index)
    if isinstance(value, Expr):
        indices = index if isinstance(index, tuple) else (index,)
        if not all(isinstance(one, int | Index | slice | Expr | type(Ellipsis)) for one in indices):
            cause = "an expression is indexed by whole numbers, indices, ':' and '...'"
            raise refused(cause, "write f[0], f[i] or f[:, 0]")
        _check_components(value, indices)
        return budget.call(operator.getitem, value, index)
    raise refused(f"{describe(value)} has no items", "leave the index out")


def _check_components(value: Expr, indices: tuple[Any, ...]) -> None:
    """Refuse components that an expression does not have, as far as these are numbers."""
    if isinstance(value, MultiIndex):
        return  # it has no shape
    shape = value.ufl_shape
    if not shape and indices:
        raise refused("a scalar has no components", "leave the index out")
    if any(not isinstance(index, int) for index in indices):
        return
    if len(indices) > len(shape):
        raise refused(f"{len(indices)} indices for a tensor of shape {shape}", f"give {len(shape)} at most")
    for index, size in zip(indices, shape, strict=False):
        if not 0 <= index < size:
            raise refused(
                f"there is no component {index} of {size}", f"they are numbered from 0 to {size - 1}"
            )
