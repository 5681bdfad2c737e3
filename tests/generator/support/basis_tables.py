"""Tables of tensor-product bases that NumPy makes, and plain contractions with them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.polynomial import legendre
from numpy.typing import NDArray

Table = NDArray[np.float64]


def nodes(family: str, count: int) -> Table:
    """Nodes on [0, 1]."""
    if family == "gauss":
        return (1 + legendre.leggauss(count)[0]) / 2
    if family == "gll":
        inner = legendre.legroots(legendre.legder([0] * (count - 1) + [1]))
        return (1 + np.concatenate([[-1], np.sort(inner), [1]])) / 2
    return np.linspace(0, 1, count) if count > 1 else np.array([0.5])


def tables(define: Mapping[str, Any]) -> tuple[Table, Table, Table]:
    """J [q][p], D [q][p] and w [q], by fitting polynomials."""
    x = nodes(define["node_family"], define["nodes"])
    at = nodes(define["point_family"], define["points"])
    inverse = np.linalg.inv(legendre.legvander(2 * x - 1, len(x) - 1))
    values = legendre.legvander(2 * at - 1, len(x) - 1) @ inverse
    slopes = [legendre.legval(2 * at - 1, legendre.legder(row)) for row in np.eye(len(x))]
    moments = np.zeros(len(at))
    moments[0] = 1.0
    weights = np.linalg.solve(legendre.legvander(2 * at - 1, len(at) - 1).T, moments)
    return values, 2 * np.array(slopes).T @ inverse, weights


def apply_tables(factors: Sequence[Table], values: Table) -> Table:
    """Tables applied to the last axes of an array, the first one to the last axis, which is x."""
    for d, table in enumerate(factors):
        values = np.moveaxis(np.tensordot(table, values, (1, values.ndim - 1 - d)), 0, values.ndim - 1 - d)
    return values
