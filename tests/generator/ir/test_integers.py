"""Integers and conditions of loop nests: what they are folded to, how they are written, what they read."""

from __future__ import annotations

import itertools
import random
import re

import pytest

from femforge.emit.integers import integer_text
from femforge.ir.integers import (
    Condition,
    Index,
    IntegerExpression,
    Not,
    Truth,
    all_of,
    any_of,
    arrays_of,
    compare,
    entry_of,
    index,
    less,
    minimum,
    product,
    quotient,
    remainder,
    select,
    total,
    variables_of,
)

TEXTS: list[tuple[IntegerExpression | Condition, str]] = [
    (Index(), "0"),
    (Index(-3), "-3"),
    (index("k").times(4).plus("lane").plus(1), "4 * k + lane + 1"),
    (index("k").plus(index("staged").times(-3)), "k - 3 * staged"),
    (index("cells_here").plus(-1), "cells_here - 1"),
    (index("k").times(-1), "-k"),
    (quotient("k", 1), "k"),
    (remainder("k", 1), "0"),
    (quotient(index("k").plus(1), index("n").plus(1)), "(k + 1) / (n + 1)"),
    (quotient(index("k").times(4), 3), "4 * k / 3"),
    (remainder("thread", 32), "thread % 32"),
    (product("a", "b"), "a * b"),
    (product(3, quotient("a", 2)), "3 * (a / 2)"),
    (product(2, 5), "10"),
    (product(1, quotient("a", 2)), "a / 2"),
    (total("a", 2, index("a").times(3)), "4 * a + 2"),
    (total(0, quotient("a", 2)), "a / 2"),
    (total("a", quotient("b", 2)), "a + b / 2"),
    (minimum(index("a").plus(1), 8), "a + 1 < 8 ? a + 1 : 8"),
    (total(entry_of("ends", "k"), index("k").times(-1)), "ends[k] - k"),
    (total("first", select(less("a", "b"), "a", 0)), "first + (a < b ? a : 0)"),
    (entry_of("ends", index("node").plus(-1)), "ends[node - 1]"),
    (all_of(less("a", 1), Not(Truth("taken"))), "a < 1 && !taken"),
    (any_of(less("a", 1), all_of(less("b", 1), Truth("c"))), "a < 1 || (b < 1 && c)"),
    (Not(less("a", 1)), "!(a < 1)"),
    (compare(select(Truth("c"), 1, 2), ">=", "b"), "(c ? 1 : 2) >= b"),
]  # fmt: skip


@pytest.mark.parametrize(("value", "text"), TEXTS, ids=[text for _, text in TEXTS])
def test_text(value: IntegerExpression | Condition, text: str) -> None:
    assert integer_text(value) == text
    assert set(variables_of(value)) == set(re.findall(r"[a-z_]\w*(?!\w*\[)", text)) - {"ends"}
    assert set(arrays_of(value)) == ({"ends"} if "ends" in text else set())


def evaluated(value: IntegerExpression, variables: dict[str, int]) -> int:
    """By the nodes alone."""
    names = type(value).__name__
    if isinstance(value, Index):
        return value.constant + sum(variables[name] * factor for name, factor in value.terms)
    parts = {name: part for name, part in vars(value).items() if name != "remainder"}
    if names == "Total":
        return sum(evaluated(term, variables) for term in parts["terms"])
    a, b = (evaluated(part, variables) for part in parts.values())
    if names == "Quotient":
        return a % b if value.remainder else a // b  # type: ignore[union-attr]
    return {"Product": a * b, "Minimum": min(a, b)}[names]


def test_text_means_what_the_nodes_mean() -> None:
    """Random expressions: parentheses stand where they have to."""
    rng = random.Random(1)
    known: list[IntegerExpression] = [Index(1), Index(7), index("a"), index("b").plus(2), index("c").times(3)]
    makers = [
        total,
        product,
        lambda p, q: quotient(p, total(q, 1)),
        lambda p, q: remainder(p, total(q, 1)),
        minimum,
    ]
    variables = {"a": 5, "b": 2, "c": 11}
    for maker in itertools.islice(itertools.cycle(makers), 300):
        made = maker(rng.choice(known), rng.choice(known))
        value = evaluated(made, variables)
        if value > 10**9:
            continue
        text = re.sub(r"/", "//", integer_text(made))
        while "?" in text:
            text = python_choice(text)
        assert eval(text, {}, dict(variables)) == value, integer_text(made)
        known.append(made)


def python_choice(text: str) -> str:
    """One choice of C, the first without another one inside, as Python's."""
    place = text.index("?")
    depth, start = 0, place
    while start and not (text[start - 1] == "(" and depth == 0):
        start -= 1
        depth += {")": 1, "(": -1}.get(text[start], 0)
    depth, end = 0, place
    while end < len(text) and not (text[end] == ")" and depth == 0):
        depth += {"(": 1, ")": -1}.get(text[end], 0)
        end += 1
    condition, rest = text[start:place], text[place + 1 : end]
    depth = 0
    for k, letter in enumerate(rest):
        depth += {"(": 1, ")": -1}.get(letter, 0)
        if letter == ":" and depth == 0:
            return f"{text[:start]}({rest[:k]}) if ({condition}) else ({rest[k + 1 :]}){text[end:]}"
    raise AssertionError(text)
