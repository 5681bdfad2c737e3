"""Text of integers and conditions, the same in C++, CUDA and HIP."""

from __future__ import annotations

from femforge.ir.integers import (
    Comparison,
    Condition,
    Entry,
    Index,
    IntegerExpression,
    Junction,
    Minimum,
    Not,
    Product,
    Quotient,
    Select,
    Total,
    Truth,
)  # fmt: skip

#: How tightly operators bind.
_CHOICE, _JOINT, _COMPARED, _SUM, _PRODUCT, _ATOM = range(6)


def integer_text(value: IntegerExpression | Condition | int) -> str:
    """C++ text of an integer or a condition."""
    return str(value) if isinstance(value, int) else _text(value)[0]


def _operand(value: IntegerExpression | Condition, binding: int) -> str:
    text, own = _text(value)
    return text if own >= binding else f"({text})"


def _text(value: IntegerExpression | Condition) -> tuple[str, int]:
    """Text and how tightly its outermost operator binds."""
    match value:
        case Index():
            return _affine(value)
        case Entry():
            return f"{value.array}[{integer_text(value.place)}]", _ATOM
        case Total():
            text = ""
            for term in value.terms:
                part = _operand(term, _SUM)
                text = _joined(text, part.removeprefix("-"), -1 if part.startswith("-") else 1)
            return text, _SUM
        case Product():
            return f"{_operand(value.left, _PRODUCT)} * {_operand(value.right, _ATOM)}", _PRODUCT
        case Quotient():
            sign = "%" if value.remainder else "/"
            return f"{_operand(value.top, _PRODUCT)} {sign} {_operand(value.bottom, _ATOM)}", _PRODUCT
        case Minimum():
            return _text(Select(Comparison("<", value.left, value.right), value.left, value.right))
        case Select():
            condition = _operand(value.condition, _JOINT)
            return f"{condition} ? {_operand(value.yes, _SUM)} : {_operand(value.no, _SUM)}", _CHOICE
        case Comparison():
            return f"{_operand(value.left, _SUM)} {value.operator} {_operand(value.right, _SUM)}", _COMPARED
        case Truth():
            return value.name, _ATOM
        case Not():
            return f"!{_operand(value.condition, _ATOM)}", _ATOM
        case Junction():
            joint = " && " if value.every else " || "
            return joint.join(_operand(c, _COMPARED) for c in value.conditions), _JOINT


def _affine(value: Index) -> tuple[str, int]:
    text = ""
    for name, factor in value.terms:
        part = name if abs(factor) == 1 else f"{abs(factor)} * {name}"
        text = _joined(text, part, factor)
    if value.constant or not text:
        text = _joined(text, str(abs(value.constant)), value.constant)
    if len(value.terms) + bool(value.constant) > 1:
        return text, _SUM
    if not value.terms:
        return text, _ATOM if value.constant >= 0 else _SUM
    return text, {1: _ATOM}.get(value.terms[0][1], _PRODUCT if value.terms[0][1] > 0 else _SUM)


def _joined(text: str, part: str, sign: int) -> str:
    if not text:
        return f"-{part}" if sign < 0 else part
    return f"{text} {'-' if sign < 0 else '+'} {part}"
