"""Which entries of an element matrix are not always zero, by what its functions are at the points of its rules.

Components that no term couples have none in common. On a facet most functions of a cell are zero, or their normal
derivatives are: what a term adds to their entries need not be added.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from femforge.ir.integral import Integral, Slot
from femforge.represent.expressions import Tables
from femforge.represent.quadrature import QuadraturePart, QuadratureRepresentation

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
                left, right = (
                    nonzero_values(integral, slot, part).astype(np.int32) for slot in (test, trial)
                )
                meet = left.T @ right > 0
            used[np.ix_(rows, columns)] |= meet
    return used


def nonzero_values(integral: Integral, slot: Slot, part: QuadraturePart) -> Flags:
    """Whether the basis functions of a slot are anything but zero, [point][function of the slot's scalar element]."""
    element = integral.function(slot.function).layout.fields[slot.component].element
    table = Tables(part)(element, slot.derivative).tolist()
    return np.array([[abs(float(value)) > _ZERO for value in row] for row in table], dtype=bool)


def _dofs(integral: Integral, slot: Slot) -> tuple[int, ...]:
    return tuple(integral.function(slot.function).layout.fields[slot.component].dofs)
