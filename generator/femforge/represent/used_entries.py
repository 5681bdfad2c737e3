"""Which entries of an element matrix are not always zero, by what its functions are at the points of its rules.

Components that no term couples have none in common. On a facet most functions of a cell are zero, or their normal
derivatives are: what a term adds to their entries need not be added.
"""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray

from femforge.ir.element import ScalarElement
from femforge.ir.integral import Integral, Slot
from femforge.reference import QuadratureRule, basis
from femforge.represent.quadrature import QuadratureRepresentation

Flags = NDArray[np.bool_]
#: Values below are zeros: points have 50 digits.
_ZERO = 1e-30


def used_entries(representation: QuadratureRepresentation) -> Flags:
    """Whether an entry of the element matrix can be anything but zero, [row][column].

    Args:
        representation: of a bilinear form, on whatever a cell is seen from: facets know one view of it only.
    """
    integral = representation.integral
    used = np.zeros((integral.rows, integral.columns), dtype=bool)
    for part in representation.parts:
        for test, trial in part.terms:
            assert test is not None
            assert trial is not None
            rows, columns = _dofs(integral, test), _dofs(integral, trial)
            meet = np.ones((len(rows), len(columns)), dtype=bool)
            if integral.region != "cell":
                # of sums over at most as many points as there are 32-bit integers
                values = [
                    nonzero_values(integral, slot, part.rule).astype(np.int32) for slot in (test, trial)
                ]
                meet = values[0].T @ values[1] > 0
            used[np.ix_(rows, columns)] |= meet
    return used


def nonzero_values(integral: Integral, slot: Slot, rule: QuadratureRule) -> Flags:
    """Whether the basis functions of a slot are anything but zero, [point][function of the slot's scalar element].

    Data at points, which have no basis, are taken for anything.
    """
    member = integral.function(slot.function).layout.fields[slot.component]
    element = member.element
    if element.at_points:
        return np.ones((len(rule.weights), len(member.dofs)), dtype=bool)
    return _nonzero(element, rule, slot.derivative)


def _dofs(integral: Integral, slot: Slot) -> tuple[int, ...]:
    return tuple(integral.function(slot.function).layout.fields[slot.component].dofs)


@cache
def _nonzero(element: ScalarElement, rule: QuadratureRule, derivative: tuple[int, ...]) -> Flags:
    table = basis(element).tabulate(rule.points, derivative).tolist()
    return np.array([[abs(float(value)) > _ZERO for value in row] for row in table], dtype=bool)
