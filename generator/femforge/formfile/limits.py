"""Bounds on the work, the memory and the size of expressions of one form file."""
# UFL is typed in part
# mypy: disable-error-code="no-untyped-call"

from __future__ import annotations

import gc
import math
import re
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from types import FrameType
from typing import Any

from ufl.algebra import Power
from ufl.algorithms.check_arities import ArityMismatch
from ufl.algorithms.comparison_checker import ComplexComparisonError
from ufl.argument import Argument
from ufl.constantvalue import FloatValue, IntValue, ScalarValue
from ufl.core.expr import Expr
from ufl.core.multiindex import MultiIndex
from ufl.equation import Equation
from ufl.form import Form
from ufl.integral import Integral
from ufl.pullback import NonStandardPullbackException

from femforge.errors import FemforgeError
from femforge.formfile.syntax import refused

#: What UFL raises; some of its errors are no ``Exception``.
UFL_ERRORS = (Exception, NonStandardPullbackException, ArityMismatch, ComplexComparisonError)


def in_one_line(error: BaseException) -> str:
    """What UFL says of an error, on one line of bounded length; its kind if it says nothing."""
    if isinstance(error, NotImplementedError | AssertionError):
        return f"UFL refuses this ({type(error).__name__})"  # UFL puts no words in these
    text = re.sub(r" id=\d+", "", " ".join(str(error).split()))
    text = text if len(text) <= 200 else text[:200] + "..."
    return text or f"UFL refuses this ({type(error).__name__})"


MAX_INTEGER = 2**63
#: What to do about a test or trial function where there can be none.
_SMALLER = "use smaller numbers"
LINEAR = "forms are linear in test and trial functions: put a Coefficient where they are not"
MAX_EXPONENT = 100
_COMPOSED = (Expr, Form, Integral, Equation, tuple, list, dict)


@dataclass(frozen=True)
class Limits:
    """What reading one form file may cost.

    Attributes:
        steps: syntax nodes evaluated.
        calls: Python calls inside UFL.
        seconds: of the processor, whatever else it has to do.
        calls_deep: nesting of the file's own functions.
        items: entries of one collection with all collections inside it, characters of one string, passes of
            one loop.
        terms: nodes of one expression written out as a tree, where a power counts as a product.
        depth: nesting of one expression.
        components: entries of one tensor.
        stored: nodes of all expressions together, shared ones counted once.
    """

    steps: int = 300_000
    calls: int = 8_000_000
    seconds: float = 10.0
    calls_deep: int = 30
    items: int = 4096
    terms: int = 200_000
    depth: int = 400
    components: int = 4096
    stored: int = 400_000


class _ExhaustedError(BaseException):
    """Raised inside UFL, past its own handlers."""


class NativeError(Exception):
    """What UFL, or a function given with the language, raised."""


def _profile_with(profiler: Any) -> None:
    """Give calls back to who had them; a profiler of cProfile is no function that Python could be told to call."""
    if hasattr(profiler, "enable"):
        profiler.enable()
    else:
        sys.setprofile(profiler)


class Budget:
    """Counts what has been used, and refuses what is too much.

    Args:
        limits: how much there is.
    """

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._steps = limits.steps
        self._calls = limits.calls
        self._end = time.thread_time() + limits.seconds
        self._depth = 0
        self._deepest = 0
        self._weights: dict[int, tuple[Any, int, int]] = {}

    def step(self) -> None:
        """Count one syntax node.

        Raises:
            FemforgeError: too many, or the time is up.
        """
        self.charge(1)
        if self._steps % 256 == 0 and time.thread_time() > self._end:
            raise self._time_is_up()

    def charge(self, steps: int) -> None:
        """Count work of as many steps.

        Raises:
            FemforgeError: too many.
        """
        self._steps -= steps
        if self._steps < 0:
            raise refused("the form file does too much work", f"at most {self.limits.steps} steps are made")

    def call(self, function: Callable[..., Any], /, *args: Any, **keywords: Any) -> Any:
        """Call into UFL with its Python calls counted.

        Raises:
            NativeError: what it raised.
            FemforgeError: too many calls inside it, or the time is up.
        """
        collecting = gc.isenabled()
        gc.disable()  # Python drops what is raised inside a collector's callback, and the profiler with it
        before = sys.getprofile(), self._depth, self._deepest
        # half of Python's stack: past its end UFL would catch the error and try again, and again
        self._depth, self._deepest = 0, (sys.getrecursionlimit() - _frames()) // 2
        sys.setprofile(self._tick)
        try:
            result = function(*args, **keywords)
            if self._calls < 0:  # raised where Python, or what was called, drops errors, as in __del__
                raise _ExhaustedError
            return result
        except _ExhaustedError:
            if self._calls < 0:
                mend = "write smaller expressions"
                raise refused("UFL does too much work for this expression", mend) from None
            if self._depth > self._deepest:
                raise refused("nested too deeply for UFL", "write smaller expressions") from None
            raise self._time_is_up() from None
        except (FemforgeError, RecursionError, MemoryError):
            raise
        except UFL_ERRORS as error:
            raise NativeError(error) from error
        finally:
            _profile_with(before[0])
            self._depth, self._deepest = before[1:]
            if collecting:
                gc.enable()

    def _tick(self, frame: FrameType, event: str, argument: Any) -> None:
        self._calls -= 1
        if event == "call":
            self._depth += 1
            if self._depth > self._deepest:
                raise _ExhaustedError
        elif event == "return":
            self._depth -= 1
        if self._calls < 0 or (self._calls % 1024 == 0 and time.thread_time() > self._end):
            raise _ExhaustedError

    def _time_is_up(self) -> FemforgeError:
        return refused(f"reading the form file takes longer than {self.limits.seconds:g} s", "simplify it")

    def check(self, value: Any) -> None:
        """Refuse a value that is too large.

        Raises:
            FemforgeError: a number, string, collection or expression beyond the limits.
        """
        if isinstance(value, int):
            if abs(value) >= MAX_INTEGER:
                raise refused("whole numbers go up to 2**63", "write a decimal point for a larger number")
        elif isinstance(value, float):
            if not math.isfinite(value):
                raise refused(f"the result is not a finite number but {value}", _SMALLER)
        elif isinstance(value, str | tuple | list | dict | range):
            self._check_collection(value)
        elif isinstance(value, Expr | Form | Integral | Equation):
            self.weigh(value)
            if isinstance(value, Expr) and not isinstance(value, MultiIndex):
                self._check_shape(value.ufl_shape)

    def _check_collection(self, value: str | tuple[Any, ...] | list[Any] | dict[Any, Any] | range) -> None:
        if len(value) > self.limits.items:
            raise refused(f"too long: {len(value)} entries", f"at most {self.limits.items} are allowed")
        if isinstance(value, tuple | list | dict) and self.weigh(value) > 4 * self.limits.terms:
            raise refused("this collection is too large", "make it smaller")

    def _check_shape(self, shape: tuple[int, ...]) -> None:
        if not all(isinstance(size, int) for size in shape):
            raise refused("the sizes of a tensor are whole numbers", "write such sizes")
        if len(shape) > 12 or math.prod(shape) > self.limits.components:
            mend = f"at most {self.limits.components} components are allowed"
            raise refused(f"a tensor of shape {str(shape)[:60]} is too large", mend)

    def weigh(self, value: Any) -> int:
        """Size of a value: nodes of its expressions written out as trees, entries of its collections.

        Raises:
            FemforgeError: an expression too large or too deep, or with a test function in an exponent.
        """
        pending = [value]
        while pending:
            top = pending[-1]
            if self._known(top) is not None:
                pending.pop()
                continue
            children = _children(top)
            if isinstance(top, Expr) and not all(isinstance(child, Expr) for child in children):
                raise refused("an expression is expected", "give UFL's function an expression")
            self.charge(len(children))
            missing = {id(child): child for child in children if self._known(child) is None}
            if missing:
                pending += missing.values()
            else:
                self._weigh_one(top, children)
        weight, _ = self._known(value) or (1, 1)
        return weight

    def knows(self, value: Any) -> bool:
        """Whether a collection or expression has been weighed before."""
        return id(value) in self._weights

    def _known(self, value: Any) -> tuple[int, int] | None:
        """Weight and depth of a value, if they are known already."""
        if not isinstance(value, _COMPOSED):
            return 1, 1
        found = self._weights.get(id(value))
        return found and found[1:]

    def _weigh_one(self, value: Any, children: tuple[Any, ...]) -> None:
        known = [self._known(child) or (1, 1) for child in children]
        weight = 1 + sum(weight for weight, _ in known)
        depth = 1 + max((depth for _, depth in known), default=0)
        if isinstance(value, Power):
            weight = known[0][0] * self._exponent(value.ufl_operands[1]) + known[1][0]
        elif isinstance(value, FloatValue) and not math.isfinite(value.value()):
            raise refused("the result is not a finite number", _SMALLER)
        elif isinstance(value, IntValue) and abs(value.value()) >= MAX_INTEGER:
            raise refused("whole numbers go up to 2**63", "write a decimal point for a larger number")
        if isinstance(value, Expr | Form):
            if weight > self.limits.terms:
                mend = f"at most {self.limits.terms} terms are allowed, shared ones and powers written out"
                raise refused("this expression is too large", mend)
            if depth > self.limits.depth:
                raise refused("this expression is nested too deeply", f"at most {self.limits.depth} levels")
        if len(self._weights) >= self.limits.stored:
            raise refused("the form file makes too many expressions", f"at most {self.limits.stored}")
        self._weights[id(value)] = (value, weight, depth)  # holding the value keeps its id its own

    def _exponent(self, exponent: Expr) -> int:
        """How many factors a power counts for.

        UFL multiplies whole numbers out as soon as it knows them, so an exponent must stay small whatever is
        put in later for coefficients and arguments.
        """
        if isinstance(exponent, ScalarValue):
            check_exponent(exponent.value())
            return max(1, math.ceil(abs(float(exponent))))
        if any(isinstance(terminal, Argument) for terminal in _terminals(exponent)):
            raise refused("a test or trial function stands in an exponent", LINEAR)
        return 1


def _frames() -> int:
    """How many Python frames are active."""
    count = 0
    frame: FrameType | None = sys._getframe()
    while frame is not None:
        count, frame = count + 1, frame.f_back
    return count


def check_exponent(exponent: Any) -> None:
    """Refuse an exponent that is a large number.

    Raises:
        FemforgeError: it is a number over 100 in absolute value.
    """
    value = exponent.value() if isinstance(exponent, ScalarValue) else exponent
    if isinstance(value, int | float) and not abs(value) <= MAX_EXPONENT:
        raise refused(f"the exponent {value:.6g} is too large", f"at most {MAX_EXPONENT} is allowed")


def stands_in_exponent(value: Any, replaced: Iterable[Any]) -> bool:
    """Whether something inside the replaced expressions stands in an exponent of a form or expression."""
    wanted: set[Any] = set()
    for expression in replaced:
        wanted |= _terminals(expression) if isinstance(expression, Expr) else set()
    powers = (node for node in _nodes(value) if isinstance(node, Power))
    return any(wanted & _terminals(power.ufl_operands[1]) for power in powers)


def _nodes(value: Any) -> Iterator[Any]:
    """Everything inside a value, shared nodes once."""
    seen: set[int] = set()
    pending = [value]
    while pending:
        top = pending.pop()
        if id(top) not in seen:
            seen.add(id(top))
            yield top
            pending += _children(top)


def _terminals(expression: Expr) -> set[Any]:
    return {node for node in _nodes(expression) if not isinstance(node, MultiIndex) and not node.ufl_operands}


def _children(value: Any) -> tuple[Any, ...]:
    if isinstance(value, Expr):
        return tuple(value.ufl_operands)
    if isinstance(value, tuple | list):
        return tuple(value)
    if isinstance(value, dict):
        return (*value.keys(), *value.values())
    if isinstance(value, Form):
        return tuple(integral.integrand() for integral in value.integrals())
    if isinstance(value, Integral):
        return (value.integrand(),)
    if isinstance(value, Equation):
        return (value.lhs, value.rhs)
    return ()
