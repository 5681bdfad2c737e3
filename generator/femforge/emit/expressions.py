"""Text of scalar expressions, the same in C++, CUDA and HIP."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from types import MappingProxyType

import numpy as np

from femforge.emit.integers import integer_text
from femforge.ir.arrays import Load
from femforge.ir.factors import is_sign
from femforge.ir.integral import Local
from femforge.ir.scalar import BESSEL, Node

LINE_WIDTH = 110
_SUM, _PRODUCT, _ATOM = 1, 2, 3
C_TYPE = {"float32": "float", "float64": "double"}


def number(value: Fraction | float, scalar: str) -> str:
    """A literal of the scalar type, rounded once."""
    if scalar == "float32":
        return f"{_in_single(float(value))!r}f"
    return repr(float(value))


def _in_single(value: float) -> float:
    """A number with as few digits as tell it from others in single precision; one that is beyond that as it is."""
    with np.errstate(over="ignore"):
        single = np.float32(value)
    return float(str(single)) if np.isfinite(single) else value


def is_reciprocal(node: Node) -> bool:
    """Whether a node is 1 / x."""
    return node.kind == "quotient" and node.args[0] is node.graph.one


def is_root(node: Node) -> bool:
    """Whether a node is a square root."""
    return node.kind == "call" and node.value == "sqrt"


def wrap(line: str) -> list[str]:
    """A long statement on several lines, broken at spaces."""
    if len(line) <= LINE_WIDTH:
        return [line]
    text = line.strip()
    pad = " " * (len(line) - len(line.lstrip()))
    lines, start = list[str](), 0
    while len(pad) + len(text) - start > LINE_WIDTH:
        last = start + LINE_WIDTH - len(pad)
        end = text.rfind(" ", start, last + 1)
        if end < 0:  # a long word stays whole
            end = text.find(" ", last)
        if end < 0:
            break
        lines.append(pad + text[start:end].rstrip())
        pad = pad if len(lines) > 1 else pad + "    "
        start = end
        while text[start] == " ":  # not the rest without blanks: a table has a million characters
            start += 1
    return [*lines, pad + text[start:]]


class Expressions:
    """Prints scalar expressions of one scalar type.

    Args:
        scalar: ``float32`` or ``float64``.
        fast_division: whether 1 / x is the function ``reciprocal``, and a square root ``square_root``.
        functions: what is called in place of functions of <cmath>.
        library: what stands before and after the names of the other functions.

    Attributes:
        choose: whether conditionals compute both of their values and all of their truth values, with the function
            ``choose``: compilers make no vectors of a loop with branches.
    """

    def __init__(
        self,
        scalar: str,
        fast_division: bool = False,
        functions: Mapping[str, str] = MappingProxyType({}),
        library: tuple[str, str] = ("std::", ""),
    ) -> None:
        self.scalar = scalar
        self.library = library
        self.fast_division = fast_division
        self.functions = functions
        self.choose = False

    def text(self, node: Node) -> str:
        """C++ text of an expression."""
        return self._text(node)[0]

    def _text(self, node: Node) -> tuple[str, int]:
        """Text and how tightly its outermost operator binds."""
        kind = node.kind
        if kind == "const":
            return number(node.value, self.scalar), (_ATOM if node.value >= 0 else _SUM)
        if kind == "symbol":
            return self._symbol(node.value), _ATOM
        if kind == "sum":
            return self._sum(node)
        if kind == "product":
            return self._product([self._operand(a, _PRODUCT) for a in node.args]), _PRODUCT
        if self.fast_division and is_reciprocal(node):
            return f"reciprocal({self.text(node.args[1])})", _ATOM
        if kind == "quotient":
            return f"{self._operand(node.args[0], _PRODUCT)} / {self._operand(node.args[1], _ATOM)}", _PRODUCT
        if kind == "hold":
            return self._text(node.args[0])
        if kind == "call" and node.value in BESSEL:  # of C's library, not std's: CUDA and HIP have them, too
            order, argument = node.args
            name = f"{node.value}f" if self.scalar == "float32" else node.value
            return f"{name}({int(order.value)}, {self.text(argument)})", _ATOM
        if self.fast_division and is_root(node):
            return f"square_root({self.text(node.args[0])})", _ATOM
        if kind == "call":
            before, after = self.library
            name = self.functions.get(node.value, f"{before}{node.value}{after}")
            return f"{name}({', '.join(self.text(a) for a in node.args)})", _ATOM
        if kind == "conditional":
            truth, yes, no = (self._operand(a, _SUM) for a in node.args)
            if node.args[0].kind in ("compare", "and", "or"):
                truth = truth[1:-1]  # brackets of its own
            if self.choose:
                return f"choose({truth}, {yes}, {no})", _ATOM
            return f"({truth} ? {yes} : {no})", _ATOM
        if kind == "compare":
            left, right = (self._operand(a, _SUM) for a in node.args)
            return f"({left} {node.value} {right})", _ATOM
        if kind == "not":
            return f"!{self._operand(node.args[0], _ATOM)}", _ATOM
        joint = {"and": " & " if self.choose else " && ", "or": " | " if self.choose else " || "}[kind]
        return f"({joint.join(self._operand(a, _ATOM) for a in node.args)})", _ATOM

    def _product(self, factors: Sequence[str]) -> str:
        """A product; of a quotient 1 / x that is not the first one, what is left is the division."""
        one = f"{number(1.0, self.scalar)} / "
        divided = (f" / {f[len(one) :]}" if f.startswith(one) else f" * {f}" for f in factors[1:])
        return "".join([factors[0], *divided])

    def _operand(self, node: Node, binding: int) -> str:
        text, own = self._text(node)
        return text if own >= binding else f"({text})"

    @staticmethod
    def _symbol(key: object) -> str:
        if isinstance(key, Local):
            return key.text
        if isinstance(key, Load):
            return f"{key.array}[{integer_text(key.index)}]"
        raise TypeError(f"a symbol of the weak form reached the printer: {key!r}")

    def _sum(self, node: Node) -> tuple[str, int]:
        terms = sorted(zip(node.args, node.value, strict=True), key=lambda term: term[1].numerator < 0)
        text = ""
        for position, (arg, factor) in enumerate(terms):
            sign = "-" if factor.numerator < 0 else "+"
            if arg.kind == "const":
                body = number(abs(factor * arg.value), self.scalar)
            elif is_sign(factor):
                body = self._operand(arg, _PRODUCT)
            else:
                body = self._product([number(abs(factor), self.scalar), self._operand(arg, _PRODUCT)])
            if position == 0:
                text = f"-{body}" if sign == "-" else body
            else:
                text += f" {sign} {body}"
        single = len(terms) == 1
        return text, (_PRODUCT if single and terms[0][1].numerator > 0 else _SUM)
