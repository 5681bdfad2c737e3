"""Integers and conditions of loop nests, as typed nodes: no statement holds text of any language.

Most integers are affine and an :class:`Index`; the functions below make the rest. All of them take numbers, names of
variables, and expressions. Divisions and remainders are of integers that are not negative.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias


class Index(NamedTuple):
    """An affine integer expression: ``constant`` + sum of ``factor * variable``."""

    constant: int = 0
    terms: tuple[tuple[str, int], ...] = ()

    def plus(self, other: Index | int | str) -> Index:
        """Sum of two index expressions."""
        other = index(other)
        total = dict(self.terms)
        for name, factor in other.terms:
            total[name] = total.get(name, 0) + factor
        return Index(self.constant + other.constant, tuple((n, f) for n, f in total.items() if f))

    def times(self, factor: int) -> Index:
        """The expression times a number."""
        return Index(self.constant * factor, tuple((n, f * factor) for n, f in self.terms if factor))

    def divided(self, divisor: int) -> Index:
        """The expression divided by a number that divides all its parts."""
        assert self.constant % divisor == 0
        assert all(f % divisor == 0 for _, f in self.terms)
        return Index(self.constant // divisor, tuple((n, f // divisor) for n, f in self.terms))

    def replaced(self, name: str, value: Index | int | str) -> Index:
        """The expression with a variable replaced."""
        factor = dict(self.terms).get(name, 0)
        rest = Index(self.constant, tuple((n, f) for n, f in self.terms if n != name))
        return rest.plus(index(value).times(factor))


@dataclass(frozen=True)
class Total:
    """A sum that is not affine."""

    terms: tuple[IntegerExpression, ...]


@dataclass(frozen=True)
class Product:
    """A product that is not affine."""

    left: IntegerExpression
    right: IntegerExpression


@dataclass(frozen=True)
class Quotient:
    """A quotient without its remainder, or the remainder."""

    top: IntegerExpression
    bottom: IntegerExpression
    remainder: bool = False


@dataclass(frozen=True)
class Minimum:
    """The lesser of two integers."""

    left: IntegerExpression
    right: IntegerExpression


@dataclass(frozen=True)
class Select:
    """One integer where a condition holds, else another."""

    condition: Condition
    yes: IntegerExpression
    no: IntegerExpression


@dataclass(frozen=True)
class Entry:
    """An entry of an array of integers."""

    array: str
    place: IntegerExpression


@dataclass(frozen=True)
class Comparison:
    """``left operator right``, the operator one of ``< <= > >= == !=``."""

    operator: str
    left: IntegerExpression
    right: IntegerExpression


@dataclass(frozen=True)
class Truth:
    """A named truth value."""

    name: str


@dataclass(frozen=True)
class Not:
    """The opposite of a condition."""

    condition: Condition


@dataclass(frozen=True)
class Junction:
    """All of some conditions, or any of them."""

    conditions: tuple[Condition, ...]
    every: bool = True


IntegerExpression: TypeAlias = Index | Total | Product | Quotient | Minimum | Select | Entry
Condition: TypeAlias = Comparison | Truth | Not | Junction
#: What stands for an integer: an expression, a number, or the name of a variable.
AnyInteger: TypeAlias = IntegerExpression | int | str


def index(value: Index | int | str) -> Index:
    """An index expression from a number or a variable's name."""
    if isinstance(value, Index):
        return value
    return Index(value) if isinstance(value, int) else Index(0, ((value, 1),))


def integer(value: AnyInteger) -> IntegerExpression:
    """An integer expression from what stands for one."""
    return index(value) if isinstance(value, (int, str)) else value


def total(*terms: AnyInteger) -> IntegerExpression:
    """The sum, affine where all its terms are."""
    result, others = Index(), []
    parts = [integer(term) for term in terms]
    if all(isinstance(part, Index) for part in parts):
        for part in parts:
            assert isinstance(part, Index)
            result = result.plus(part)
        return result
    others = [part for part in parts if part != Index()]
    return others[0] if len(others) == 1 else Total(tuple(others))


def product(left: AnyInteger, right: AnyInteger) -> IntegerExpression:
    """The product, affine where one factor is a number and the other one affine."""
    a, b = integer(left), integer(right)
    for factor, other in ((a, b), (b, a)):
        if isinstance(factor, Index) and not factor.terms:
            if isinstance(other, Index):
                return other.times(factor.constant)
            if factor.constant == 1:
                return other
    return Product(a, b)


def quotient(top: AnyInteger, bottom: AnyInteger) -> IntegerExpression:
    """``top / bottom``, rounded down."""
    bottom = integer(bottom)
    return integer(top) if bottom == Index(1) else Quotient(integer(top), bottom)


def remainder(top: AnyInteger, bottom: AnyInteger) -> IntegerExpression:
    """What is left of ``top`` after the division."""
    bottom = integer(bottom)
    return Index() if bottom == Index(1) else Quotient(integer(top), bottom, remainder=True)


def minimum(left: AnyInteger, right: AnyInteger) -> IntegerExpression:
    """The lesser of two integers."""
    return Minimum(integer(left), integer(right))


def select(condition: Condition, yes: AnyInteger, no: AnyInteger) -> IntegerExpression:
    """``yes`` where the condition holds, else ``no``."""
    return Select(condition, integer(yes), integer(no))


def entry_of(array: str, place: AnyInteger) -> IntegerExpression:
    """An entry of an array of integers."""
    return Entry(array, integer(place))


def compare(left: AnyInteger, operator: str, right: AnyInteger) -> Condition:
    """A comparison, for instance ``compare("k", "<", 4)``."""
    assert operator in ("<", "<=", ">", ">=", "==", "!=")
    return Comparison(operator, integer(left), integer(right))


def less(left: AnyInteger, right: AnyInteger) -> Condition:
    """``left < right``."""
    return compare(left, "<", right)


def all_of(*conditions: Condition) -> Condition:
    """Whether all hold."""
    return conditions[0] if len(conditions) == 1 else Junction(conditions)


def any_of(*conditions: Condition) -> Condition:
    """Whether one of them holds."""
    return conditions[0] if len(conditions) == 1 else Junction(conditions, every=False)


def leaves(value: IntegerExpression | Condition) -> Iterator[Index | Entry | Truth]:
    """All affine parts, entries of arrays and named truth values of an expression, those inside of others too."""
    parts: Iterable[IntegerExpression | Condition] = ()
    match value:
        case Index() | Truth():
            yield value
        case Entry():
            yield value
            parts = (value.place,)
        case Total():
            parts = value.terms
        case Product() | Minimum() | Comparison():
            parts = (value.left, value.right)
        case Quotient():
            parts = (value.top, value.bottom)
        case Select():
            parts = (value.condition, value.yes, value.no)
        case Not():
            parts = (value.condition,)
        case Junction():
            parts = value.conditions
    for part in parts:
        yield from leaves(part)


def variables_of(value: IntegerExpression | Condition) -> Iterator[str]:
    """Names of the variables of an expression."""
    for leaf in leaves(value):
        if isinstance(leaf, Index):
            yield from (name for name, _ in leaf.terms)
        elif isinstance(leaf, Truth):
            yield leaf.name


def arrays_of(value: IntegerExpression | Condition) -> Iterator[str]:
    """Names of the arrays that an expression reads."""
    return (leaf.array for leaf in leaves(value) if isinstance(leaf, Entry))
