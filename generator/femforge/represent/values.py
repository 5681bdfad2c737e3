"""Values of an expression at points that are products of those of a direction: test functions, and places of values.

Its test function is one at a point and zero at the others, so that loops over directions have nothing to contract on
their way out: a value is what a point leaves.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import prod

from femforge.ir.element import Field, PointRule, ScalarElement
from femforge.ir.integers import Index
from femforge.ir.integral import Integral
from femforge.represent.numbers import fraction
from femforge.represent.quadrature import rule_of


def tested_fields(integral: Integral) -> tuple[Field, ...]:
    """The scalar elements and dofs of each component of the test function.

    Values at points of cells that are products have basis functions here: polynomials of each direction that are one at
    a point and zero at the others.
    """
    assert integral.test is not None
    fields = integral.test.layout.fields
    if not (integral.evaluated and integral.test.at_points and integral.region == "cell"):
        return fields
    rule = rule_of(integral, integral.parts[0])
    if rule.rule_1d is None:
        return fields
    order = sorted(range(len(rule.points)), key=lambda k: rule.index[k][::-1])
    points = tuple(tuple(fraction(x) for x in rule.points[k]) for k in order)
    given = PointRule(points, (Fraction(1),) * len(points))
    element = ScalarElement("points", integral.cell, 0, "custom", True, given=given)
    return tuple(Field(element, tuple(field.dofs[k] for k in order)) for field in fields)


def value_strides(counts: Sequence[int]) -> tuple[int, ...]:
    """Distance of the values of neighbouring points in each direction, those in x next to each other.

    Args:
        counts: points of each direction.
    """
    return tuple(prod(counts[:d]) for d in range(len(counts)))


def place_of_value(counts: Sequence[int], component: int, place: Sequence[int]) -> int:
    """Where the value of a component stands at the point with these numbers in each direction."""
    strides = value_strides(counts)
    return component * prod(counts) + sum(k * stride for k, stride in zip(place, strides, strict=True))


def value_in_loops(
    counts: Sequence[int], component: int, place: Sequence[int], variables: Sequence[str]
) -> Index:
    """The same where loops count the points.

    Args:
        counts: points of each direction.
        component: of the test function.
        place: numbers of the point in the first directions.
        variables: of the other directions.
    """
    strides = value_strides(counts)[len(place) :]
    own = place_of_value(counts, component, (*place, *(0 for _ in strides)))
    return Index(own, tuple(zip(variables, strides, strict=True)))
