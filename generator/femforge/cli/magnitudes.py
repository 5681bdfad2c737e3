"""How large the terms are that element tensors are sums of: the scale of errors where nothing else is left of them.

The jump of a continuous function is zero, and what is computed of it is rounding: no error is small beside that. Its
terms are not zero. A number and how large its terms are go the same way here as numbers go in the witness.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import basix
import numpy as np

from femforge.cli.witness import FUNCTIONS, Array, Cells
from femforge.ir.element import Field
from femforge.ir.evaluation import evaluate
from femforge.ir.integral import Geometry, Part, Slot

#: A table of basis functions that is this small beside their values in the cell holds rounding errors of zeros.
_ROUNDING = 1e-13
#: Exact degree of the rule at whose points these values are looked up: enough of them that not all are zeros.
_DEGREE = 6


@dataclass(frozen=True, eq=False)
class _Sized:
    """A value, and how large the terms are that it was added up of: [cell][point], or numbers.

    Factors multiply both; a divisor counts as it is.
    """

    value: Any
    size: Any

    def __add__(self, other: _Sized) -> _Sized:
        return _Sized(self.value + other.value, self.size + other.size)

    def __mul__(self, other: _Sized) -> _Sized:
        return _Sized(self.value * other.value, self.size * other.size)

    def __truediv__(self, other: _Sized) -> _Sized:
        return _Sized(self.value / other.value, self.size / abs(other.value))

    def __lt__(self, other: _Sized) -> Any:
        return self.value < other.value

    def __le__(self, other: _Sized) -> Any:
        return self.value <= other.value

    def __gt__(self, other: _Sized) -> Any:
        return self.value > other.value

    def __ge__(self, other: _Sized) -> Any:
        return self.value >= other.value

    def __eq__(self, other: object) -> Any:
        return isinstance(other, _Sized) and self.value == other.value

    def __ne__(self, other: object) -> Any:
        return not isinstance(other, _Sized) or self.value != other.value


def _exact(value: Any) -> _Sized:
    return _Sized(value, abs(value))


def _called(name: str) -> Callable[..., Any]:
    """A function: what it gives counts as it is, but where it is one of its arguments, up to the sign."""
    function, of_sizes = FUNCTIONS[name], _SIZES.get(name)

    def call(*args: _Sized) -> _Sized:
        value = function(*(arg.value for arg in args))
        return _Sized(value, of_sizes(*args) if of_sizes else abs(value))

    return call


def _power(base: _Sized, exponent: _Sized) -> Any:
    """The square of a sum has the squares of its terms."""
    return np.where(exponent.value > 0, base.size, abs(base.value)) ** exponent.value


_SIZES: dict[str, Callable[..., Any]] = {
    "fabs": lambda x: x.size, "copysign": lambda x, _: x.size, "pow": _power,
    "fmin": lambda x, y: np.maximum(x.size, y.size), "fmax": lambda x, y: np.maximum(x.size, y.size),
}  # fmt: skip
_LOGIC = ("and", "or", "not")
_FUNCTIONS: dict[str, Any] = {
    **{name: function if name in _LOGIC else _called(name) for name, function in FUNCTIONS.items()},
    "where": lambda condition, x, y: _Sized(
        np.where(condition, x.value, y.value), np.where(condition, x.size, y.size)
    ),
    "const": lambda number: _exact(float(number)),
}


class Magnitudes(Cells):
    """Some cells, whose element tensors are sums of what terms are large."""

    def _sized(self, key: Any) -> _Sized:
        """A symbol of the integrand."""
        value = self._value(key)
        if isinstance(key, Geometry) and key.kind in ("J", "Jinv", "adj"):
            # zeros among the entries come of differences of what is as large as others
            return _Sized(value, self._largest_entry(key))
        if isinstance(key, Slot):
            dofs, _ = self._slot(key)
            return _Sized(value, abs(dofs) @ self._sizes(key).T)
        return _exact(value)

    def _sizes(self, slot: Slot) -> Array:
        """How large basis functions are at the points, [point][function].

        Bubbles are zero on facets, but what Basix computes of them there is rounding, as large as nothing is: then
        they are as large as within the cell.
        """
        field = self._field(slot)
        table = abs(self._table(field, slot.derivative))
        largest = self._largest_within(field, slot.derivative)
        return np.full_like(table, largest) if table.max(initial=0.0) <= _ROUNDING * largest else table

    def _largest_within(self, field: Field, derivative: tuple[int, ...]) -> float:
        if field.element.at_points:
            return 1.0
        points = np.asarray(basix.make_quadrature(basix.CellType[field.element.cell], _DEGREE)[0])
        return float(abs(self._tabulated(field, derivative, points)).max())

    def _largest_entry(self, key: Geometry) -> Array:
        matrix = self.jacobian[key.member] if key.kind == "J" else self.inverse[key.member]
        largest: Array = abs(matrix).max(axis=(-2, -1))
        return largest * abs(self.determinant[key.member]) if key.kind == "adj" else largest

    def _values(self, part: Part) -> list[Any]:
        found = evaluate(list(part.terms.values()), self._sized, _FUNCTIONS)
        return [sized.size for sized in found]

    def _argument(self, slot: Slot | None) -> Any:
        rows, table = super()._argument(slot)
        return rows, abs(table) if slot is None else self._sizes(slot)
