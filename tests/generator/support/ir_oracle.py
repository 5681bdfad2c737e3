"""Element tensors computed in Python on a representation's expressions: no generated code is involved."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from femforge.ir.evaluation import evaluate
from femforge.ir.integral import COORDINATES, ConstantEntry, Dof, Integral
from femforge.ir.scalar import FUNCTIONS
from femforge.kernels.access.coordinates import coordinate_places
from femforge.represent.choose import Candidate

_NUMPY_NAMES = {
    "fabs": "abs",
    "pow": "power",
    "asin": "arcsin",
    "acos": "arccos",
    "atan": "arctan",
    "atan2": "arctan2",
}
#: Functions of expressions, for :func:`femforge.ir.evaluation.evaluate` of arrays.
FUNCTIONS_OF_NUMPY = {
    name: getattr(np, _NUMPY_NAMES.get(name, name))
    for name in FUNCTIONS
    if hasattr(np, _NUMPY_NAMES.get(name, name))
} | {
    "where": np.where,
    "const": float,
    "and": np.logical_and.reduce,
    "or": np.logical_or.reduce,
    "not": lambda args: np.logical_not(args[0]),
}


def evaluated(
    candidate: Candidate, integral: Integral, arrays: Mapping[str, NDArray[np.generic]]
) -> NDArray[np.float64]:
    """[cell][entry] of a written-out representation.

    Args:
        candidate: has expressions.
        integral: what it represents.
        arrays: from ``kernel_arrays``.
    """
    assert candidate.expressions is not None
    places = coordinate_places(integral)
    points = arrays["coordinate_dofs"]
    count = len(points)

    def value(key: object) -> NDArray[np.generic]:
        if isinstance(key, ConstantEntry):
            return np.full(count, arrays[key.name][key.index])
        assert isinstance(key, Dof)
        if key.function == COORDINATES:
            node, component = places[key.index]
            return points[:, node, component]
        return arrays[key.function][:, key.index]

    outputs = evaluate(candidate.expressions.outputs, value, FUNCTIONS_OF_NUMPY)
    return np.stack([np.broadcast_to(output, (count,)) for output in outputs], axis=1)
