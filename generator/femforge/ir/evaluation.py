"""Values of scalar expressions in any arithmetic: floats, arrays, exact fractions, SymPy's expressions.

For witnesses, tests and display; what the generator prints is computed by the printed code only.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from typing import Any

from femforge.ir.scalar import FUNCTIONS, Node, postorder

_COMPARISONS: dict[str, Callable[[Any, Any], Any]] = {
    "<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge, "==": operator.eq, "!=": operator.ne,
}  # fmt: skip
_LOGIC: dict[str, Callable[[list[Any]], Any]] = {"and": all, "or": any, "not": lambda values: not values[0]}


def evaluate(roots: Sequence[Node], value_of: Callable[[Any], Any], functions: dict[str, Any]) -> list[Any]:
    """Evaluate in any arithmetic (floats, numpy arrays, Fractions).

    Args:
        roots: what to evaluate.
        value_of: value of a symbol by its key.
        functions: implementations of the called functions, and ``where`` for selections; ``const`` to make
            numbers (default: float); comparisons of two values, ``and``, ``or`` and ``not`` of a list, where Python's
            give no truth values.
    """
    values: dict[Node, Any] = {}
    for node in postorder(roots):
        args = [values[a] for a in node.args]
        values[node] = _evaluate_one(node, args, value_of, functions)
    return [values[root] for root in roots]


def _evaluate_one(
    node: Node, args: list[Any], value_of: Callable[[Any], Any], functions: dict[str, Any]
) -> Any:
    kind = node.kind
    if kind == "const":
        return functions.get("const", float)(node.value)
    if kind == "symbol":
        return value_of(node.value)
    if kind == "sum":
        number = functions.get("const", float)
        total = number(node.value[0]) * args[0]
        for factor, arg in zip(node.value[1:], args[1:], strict=True):
            total = total + number(factor) * arg
        return total
    if kind == "product":
        result = args[0]
        for arg in args[1:]:
            result = result * arg
        return result
    if kind == "quotient":
        return args[0] / args[1]
    if kind == "hold":
        return args[0]
    if kind == "call":
        return functions[node.value](*args)
    if kind == "conditional":
        return functions["where"](*args)
    if kind == "compare":
        return functions.get(node.value, _COMPARISONS[node.value])(*args)
    return functions.get(kind, _LOGIC[kind])(args)


def to_sympy(node: Node, name: Callable[[Any], str]) -> Any:
    """The expression as SymPy's, symbols named by ``name(key)``: for display and for checks."""
    import sympy

    functions = {
        "const": lambda v: sympy.Rational(v.numerator, v.denominator),
        "fabs": sympy.Abs, "fmin": sympy.Min, "fmax": sympy.Max, "pow": sympy.Pow,
        "copysign": sympy.Function("copysign"), "jn": sympy.besselj, "yn": sympy.bessely,
        "where": lambda c, a, b: sympy.Piecewise((a, c), (b, True)), "==": sympy.Eq, "!=": sympy.Ne,
        "and": lambda a: sympy.And(*a), "or": lambda a: sympy.Or(*a), "not": lambda a: sympy.Not(*a),
    }  # fmt: skip
    for function in FUNCTIONS - functions.keys():
        functions[function] = getattr(sympy, function)
    return evaluate([node], lambda key: sympy.Symbol(name(key)), functions)[0]
