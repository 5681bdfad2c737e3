"""The quadrature rules of FFCx's integrals: which of the known ones has the same points and weights."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import Any

import basix
import numpy as np
from numpy.typing import NDArray

from femforge.analysis.rules import Rule
from femforge.ir.element import TENSOR_CELLS, ScalarElement
from femforge.reference import exactness, given_rule, quadrature

#: Schemes by Basix's name, in the order in which they are tried.
_SCHEMES = {
    "default": basix.QuadratureType.default,
    "GLL": basix.QuadratureType.gll,
    "xiao_gimbutas": basix.QuadratureType.xiao_gimbutas,
    "gauss_jacobi": basix.QuadratureType.gauss_jacobi,
}
#: Degrees that are tried.
_HIGHEST = {"interval": 60, "triangle": 60, "quadrilateral": 60, "tetrahedron": 60, "hexahedron": 60}
#: How far the points in Basix's tables may be from those that the rule's equations have (tetrahedra, degree 10: 3e-13).
_EPSILON = 1e-12

Table = NDArray[np.float64]


def rule_of(cell: str, points: Table, weights: Table) -> Rule:
    """The rule with some points and weights: a known one of the highest degree, whatever its order of points.

    Args:
        cell: UFL cell name.
        points: [point][direction].
        weights: [point].

    Returns:
        A rule of a scheme, whose points have 50 digits; else the given points as they are.
    """
    table = _sorted(points, weights)
    for scheme, degree in _candidates(cell, len(weights), table.tobytes()):
        known = quadrature(cell, degree, scheme)
        own = _sorted(_floats(known.points), _floats(known.weights))
        if own.shape == table.shape and np.allclose(own, table, rtol=0, atol=_EPSILON):
            return Rule(degree, scheme, "metadata")
    given = given_rule(cell, points.tolist(), weights.tolist())
    return Rule(max(0, exactness(cell, given)), "custom", "metadata", given=given)


def is_at(cell: str, element: ScalarElement, points: Table) -> bool:
    """Whether these are the points of an element of data, in its order of dofs.

    Args:
        cell: UFL cell name.
        element: of the data.
        points: [point][direction].
    """
    known = quadrature(cell, element.degree, element.variant, "ufcx", given=element.given)
    own = _floats(known.points)
    return own.shape == points.shape and np.allclose(own, points, rtol=0, atol=_EPSILON)


def _floats(numbers: Any) -> Table:
    return np.array([[float(x) for x in n] if isinstance(n, tuple) else float(n) for n in numbers])


def _sorted(points: Table, weights: Table) -> Table:
    """Points with their weights, sorted by rounded coordinates."""
    rows = np.column_stack([points.reshape(len(weights), -1), weights])
    order = np.lexsort(np.round(rows[:, :-1], 10).T)
    return np.ascontiguousarray(rows[order])


@functools.lru_cache(maxsize=256)
def _candidates(cell: str, count: int, table: bytes) -> tuple[tuple[str, int], ...]:
    """Schemes and the highest degree of which Basix gives so many points, these ones."""
    wanted = np.frombuffer(table).reshape(count, -1)
    found: dict[str, int] = {}
    for scheme, degree, points, weights in _basix_rules(cell, count):
        own = _sorted(points, weights)
        if len(weights) == count and np.allclose(own, wanted, rtol=0, atol=_EPSILON):
            found[scheme] = degree
    if count == wanted.shape[1]:  # vertices of simplices; with one coordinate a point, the barycentre of none
        found.setdefault("vertex", 1)
    return tuple(found.items())


def _basix_rules(cell: str, count: int) -> Iterator[tuple[str, int, Table, Table]]:
    """Rules by scheme and degree, as long as they have no more points than are wanted."""
    kind = basix.CellType[cell]
    for scheme, quadrature_type in _SCHEMES.items():
        if scheme == "GLL" and cell not in TENSOR_CELLS:
            continue
        for degree in range(_HIGHEST[cell] + 1):
            try:
                points, weights = basix.make_quadrature(kind, degree, rule=quadrature_type)
            except RuntimeError:  # this scheme has no rule of this degree
                break
            if len(np.asarray(weights)) > count:
                break
            yield scheme, degree, np.asarray(points), np.asarray(weights)
