"""Element tensors without generated code: the integrand evaluated with NumPy and Basix, point by point.

Nothing of ``represent``, ``kernels`` and ``emit`` is used: basis functions come from Basix, the geometry from
``numpy.linalg``; what is shared with the generator is the analysed integrand and the quadrature rule.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

import basix
import numpy as np
import numpy.typing as npt

from femforge.basix_elements import scalar_to_basix
from femforge.ir.element import Field
from femforge.ir.evaluation import evaluate
from femforge.ir.integral import COORDINATES, ConstantEntry, Dof, Geometry, Integral, Part, Slot
from femforge.reference import quadrature

Array = npt.NDArray[np.float64]
#: Scalars of one array of values at points; more cells are taken in several goes.
MOST_VALUES = 2_000_000

FUNCTIONS: dict[str, Any] = {
    "sqrt": np.sqrt, "exp": np.exp, "log": np.log, "sin": np.sin, "cos": np.cos, "tan": np.tan,
    "asin": np.arcsin, "acos": np.arccos, "atan": np.arctan, "atan2": np.arctan2,
    "sinh": np.sinh, "cosh": np.cosh, "tanh": np.tanh, "pow": np.power,
    "erf": np.vectorize(math.erf, otypes=[float]), "fabs": np.abs,
    "jn": np.vectorize(lambda n, x: _bessel("besselj", n, x), otypes=[float]),
    "yn": np.vectorize(lambda n, x: _bessel("bessely", n, x), otypes=[float]),
    "fmin": np.minimum, "fmax": np.maximum, "copysign": np.copysign, "where": np.where,
    "and": lambda values: np.logical_and.reduce(np.broadcast_arrays(*values)),
    "or": lambda values: np.logical_or.reduce(np.broadcast_arrays(*values)),
    "not": lambda values: np.logical_not(values[0]),
}  # fmt: skip


def _bessel(name: str, order: float, x: float) -> float:
    """A Bessel function by SymPy, which is loaded for those few forms that have one."""
    import sympy

    return float(getattr(sympy, name)(int(order), sympy.Float(x, 20)).evalf(20))


def element_tensors(
    integral: Integral,
    points: Array,
    cells: npt.NDArray[np.int32],
    coefficients: Mapping[str, Array],
    constants: Mapping[str, Array],
    kind: type[Cells] | None = None,
) -> Array:
    """Element tensors of all cells in double precision.

    Args:
        integral: what is integrated.
        points: [point][dimension].
        cells: [cell][node] -> point, nodes in Basix's order; of an interior facet those of both cells.
        coefficients: by name, [cell][dof] in the order of the integral's layouts.
        constants: by name, flat.
        kind: what is computed of some cells; their element tensors, if it is not given.

    Returns:
        [cell][row][column].
    """
    tensors = np.zeros((len(cells), integral.rows, integral.columns))
    for part in integral.parts:
        rule = quadrature(integral.cell, part.degree, part.scheme, part.order, part.given, integral.region)
        reference = np.array([[float(x) for x in point] for point in rule.points]).reshape(-1, integral.gdim)
        weights = np.array([1.0 if integral.evaluated else float(w) for w in rule.weights])
        step = max(1, MOST_VALUES // (len(weights) * max(1, integral.rows * integral.columns // 8)))
        for start in range(0, len(cells), step):
            chunk = slice(start, start + step)
            chosen = {name: values[chunk] for name, values in coefficients.items()}
            view = (kind or Cells)(integral, points[cells[chunk]], chosen, constants, reference)
            tensors[chunk] += view.integrate(part, weights)
    return tensors


class Cells:
    """Some cells with the points of one rule.

    Args:
        integral: names the functions.
        nodes: [cell][node][dimension].
        coefficients, constants: as in :func:`element_tensors`.
        reference: points on the reference cell, [point][direction].
    """

    def __init__(
        self,
        integral: Integral,
        nodes: Array,
        coefficients: Mapping[str, Array],
        constants: Mapping[str, Array],
        reference: Array,
    ) -> None:
        self.integral = integral
        self.nodes = nodes
        self.coefficients = coefficients
        self.constants = constants
        self.reference = reference
        dim = integral.gdim
        gradients = [self._table(self._coordinate(0), _unit(dim, d)) for d in range(dim)]
        # J[member][cell][point][i][j] = d x_i / d X_j
        self.sides = np.split(nodes, integral.members, axis=1)
        self.jacobian = [
            np.stack([np.einsum("cni,qn->cqi", side, g) for g in gradients], axis=-1) for side in self.sides
        ]
        self.determinant = [np.linalg.det(jacobian) for jacobian in self.jacobian]
        self.inverse = [np.linalg.inv(jacobian) for jacobian in self.jacobian]

    def _coordinate(self, component: int) -> Field:
        return self.integral.coordinates.layout.fields[component]

    def _table(self, field: Field, derivative: tuple[int, ...]) -> Array:
        """Values (or derivatives) of the basis functions of a field at the points: [point][function]."""
        if field.element.at_points:
            return np.eye(len(self.reference))
        return self._tabulated(field, derivative, self.reference)

    def _tabulated(self, field: Field, derivative: tuple[int, ...], points: Array) -> Array:
        """The same by Basix, at any points of the reference cell."""
        tables = scalar_to_basix(field.element).tabulate(sum(derivative), points)
        return np.asarray(tables[basix.index(*derivative)])

    def _value(self, key: Any) -> Array | float:
        """A symbol of the integrand: [cell][point], or a number."""
        if isinstance(key, Geometry):
            determinant, inverse = self.determinant[key.member], self.inverse[key.member]
            if key.kind == "detJ":
                return np.asarray(determinant)
            if key.kind == "adj":
                return np.asarray(determinant * inverse[..., key.row, key.column])
            matrix = {"J": self.jacobian[key.member], "Jinv": inverse}[key.kind]
            return np.asarray(matrix[..., key.row, key.column])
        if isinstance(key, ConstantEntry):
            return float(self.constants[key.name][key.index])
        if isinstance(key, Dof):
            return self._vertex(key)
        assert isinstance(key, Slot)
        dofs, table = self._slot(key)
        return np.asarray(dofs @ table.T)

    def _slot(self, key: Slot) -> tuple[Array, Array]:
        """Dofs of a slot's function [cell][function], and the slot's values of these functions: [point][function]."""
        field = self._field(key)
        if key.function == COORDINATES:
            member, component = divmod(key.component, self.integral.gdim)
            return self.sides[member][..., component], self._table(field, key.derivative)
        return self.coefficients[key.function][:, list(field.dofs)], self._table(field, key.derivative)

    def _field(self, key: Slot) -> Field:
        """The scalar basis functions of a slot."""
        if key.function == COORDINATES:
            return self._coordinate(key.component)
        return self.integral.function(key.function).layout.fields[key.component]

    def _vertex(self, key: Dof) -> Array:
        """A coordinate of a node, the same at all points: [cell][1]."""
        fields = self.integral.coordinates.layout.fields
        number = next(number for number, field in enumerate(fields) if key.index in field.dofs)
        member, component = divmod(number, self.integral.gdim)
        return np.asarray(self.sides[member][:, [fields[number].dofs.index(key.index)], component])

    def integrate(self, part: Part, weights: Array) -> Array:
        """Element tensors of one part: [cell][row][column]."""
        shape = (len(self.nodes), len(weights))
        result = np.zeros((len(self.nodes), self.integral.rows, self.integral.columns))
        pairs = list(part.terms)
        # what is not a number is found by who asked
        with np.errstate(all="ignore"):
            values = self._values(part)
        for (s, t), value in zip(pairs, values, strict=True):
            rows, left = self._argument(s)
            columns, right = self._argument(t)
            weighted = np.broadcast_to(value, shape) * weights
            block = np.einsum("cq,qi,qj->cij", weighted, left, right, optimize=True)
            result[:, rows[:, None], columns[None, :]] += block
        return result

    def _values(self, part: Part) -> list[Any]:
        """What each pair of slots is multiplied with: [cell][point], or numbers."""
        return evaluate(list(part.terms.values()), self._value, FUNCTIONS)

    def _argument(self, slot: Slot | None) -> tuple[npt.NDArray[np.intp], Array]:
        """Places in the element tensor, and values [point][function], of an argument's slot."""
        if slot is None:
            return np.zeros(1, dtype=np.intp), np.ones((len(self.reference), 1))
        field = self._field(slot)
        return np.array(field.dofs, dtype=np.intp), self._table(field, slot.derivative)


def _unit(dimension: int, direction: int) -> tuple[int, ...]:
    return tuple(int(d == direction) for d in range(dimension))
