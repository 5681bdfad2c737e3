"""What UFL raises, and what Python does about arguments, as a cause and a mend."""

from __future__ import annotations

import inspect
import re
from collections.abc import Sequence
from typing import Any

from ufl.core.expr import Expr
from ufl.measure import Measure

from femforge.formfile.limits import in_one_line
from femforge.formfile.ufl_names import NOT_OF_MEASURES
from femforge.formfile.values import Native, describe

#: What UFL says, and what to do then.
_MENDS = {
    "Multiple domains found": "make all functions on one Mesh, or all directly on elements and cells",
    "missing an integration domain": "name it: dx(domain=mesh)",
    "Index out of bounds": "directions and components are numbered from 0",
    "Division by zero": "divide by what is not zero",
}


def explained(error: BaseException, given: Sequence[Any] = (), function: Any = None) -> tuple[str, str]:
    """Cause and mend of what UFL raised, or the language for wrong arguments.

    Args:
        error: that was raised.
        given: the operands or arguments.
        function: that was called, if one was.
    """
    text = in_one_line(error)
    name = function.name if isinstance(function, Native) else "dx" if isinstance(function, Measure) else ""
    text = re.sub(r"^[\w.<>]+\(\)", f"{name}()", text) if name else text
    if "Cannot determine geometric dimension" in text:
        cause = "this is a derivative of a number, or of what is zero, as a derivative of what is constant on cells is"
        return cause, "leave this derivative out, it is zero"
    if isinstance(error, KeyError):
        return f"no such key: {text}", "take one that the dict has, or .get(key, other)"
    for words, mend in _MENDS.items():
        if words in text:
            return text, mend
    shapes = [describe(value) for value in given if isinstance(value, Expr)]
    parameters = _parameters_of(function)
    wrong_call = isinstance(error, TypeError) and "argument" in text
    if parameters and (wrong_call or (not shapes and isinstance(error, TypeError | AttributeError))):
        return text, f"write {name}({', '.join(parameters)})"
    return text, f"given: {', '.join(shapes or map(describe, given)) or 'nothing'}"


def _parameters_of(function: Any) -> list[str]:
    """What a function takes, as far as Python knows it: names, those that may be left out with an equals sign."""
    called = function.function if isinstance(function, Native) else function
    try:
        found = [*inspect.signature(called).parameters.values()]
    except (TypeError, ValueError):
        return []
    found = [one for one in found if one.name not in NOT_OF_MEASURES]
    if any(one.kind == one.VAR_POSITIONAL for one in found):
        return []
    return [
        one.name if one.default is one.empty else f"{one.name}=..."
        for one in found
        if one.kind != one.VAR_KEYWORD
    ]
