"""Where coefficients that are given at points, and results that are, have their values: for heads, descriptors and
manifests."""

from __future__ import annotations

from dataclasses import dataclass

from femforge.ir.integral import Function
from femforge.kernels.element_tensor import ElementKernel
from femforge.reference import quadrature, to_float


@dataclass(frozen=True)
class GivenPoints:
    """Points of data.

    Attributes:
        name: of their table in a source.
        points: [point][direction] on the reference cell, or on that of its facets, in the order of the data.
    """

    name: str
    points: tuple[tuple[float, ...], ...]


def points_of(kernel: ElementKernel, function: Function) -> GivenPoints | None:
    """Where a coefficient, or a result, is given as data; None if it is a function of dofs."""
    if not function.at_points:
        return None
    element, integral = function.layout.fields[0].element, kernel.integral
    # points of results are said on the reference cell that they were given on; data stands at points of the cell
    cell, region = (
        (element.cell, "cell") if element.cell == integral.cell else (integral.cell, integral.region)
    )
    rule = quadrature(
        cell, element.degree, element.variant, kernel.parameters.dof_order, element.given, region
    )
    points = tuple(tuple(to_float(x) for x in point) for point in rule.points)
    return GivenPoints(f"{element.name.replace('-', '_')}_points", points)


def given_points(kernel: ElementKernel, with_results: bool = False) -> list[GivenPoints]:
    """All that the coefficients of a kernel have, and perhaps its results, each once."""
    results = [kernel.integral.test] if with_results and kernel.integral.test else []
    found = (points_of(kernel, function) for function in (*kernel.integral.coefficients, *results))
    return list(dict.fromkeys(points for points in found if points is not None))
