"""Cells as they are seen from facets and vertices, against Basix and FFCx."""

from __future__ import annotations

import itertools

import basix
import numpy as np
import pytest
from ffcx.ir.elementtables import (
    permute_quadrature_interval,
    permute_quadrature_quadrilateral,
    permute_quadrature_triangle,
)

from femforge.basix_elements import scalar_to_basix
from femforge.elements import scalar_element
from femforge.ir.element import ScalarElement
from femforge.reference import (
    FACET_CELLS,
    View,
    integrate_monomial,
    orientations,
    quadrature,
    reference_cell,
    seen_dofs,
    views,
)

CELLS = ("interval", "triangle", "quadrilateral", "tetrahedron", "hexahedron")
COUNTS = {"interval": 2, "triangle": 6, "quadrilateral": 8, "tetrahedron": 24, "hexahedron": 48}
Points = np.ndarray


def elements(cell: str) -> list[ScalarElement]:
    family = "P" if reference_cell(cell).is_simplex else "Q"
    found = [scalar_element(family, cell, degree) for degree in (1, 2, 3)]
    found.append(scalar_element(family, cell, 4, variant="gll"))
    found.append(scalar_element(family, cell, 0, discontinuous=True))
    if cell in ("triangle", "tetrahedron"):
        found.append(scalar_element("CR", cell, 1))
    lowest = {"interval": 2, "triangle": 3, "quadrilateral": 2, "tetrahedron": 4, "hexahedron": 2}[cell]
    return [*found, scalar_element("bubble", cell, lowest + 1)]


def carried(cell: str, view: View, points: Points) -> Points:
    """Points of the cell that those of the renumbered cell are, by the values of the vertices' functions."""
    kind = basix.CellType[cell]
    linear = basix.create_element(basix.ElementFamily.P, kind, 1, basix.LagrangeVariant.equispaced)
    corners = basix.geometry(kind)[list(view)]
    return linear.tabulate(0, points)[0, :, :, 0] @ corners


def on_facet(cell: str, facet: int, points: Points) -> Points:
    """Points of a facet's own cell on the cell, as Basix numbers facets."""
    kind = basix.CellType[cell]
    corners = basix.geometry(kind)[basix.topology(kind)[-2][facet]]
    return corners[0] + points @ (corners[1 : points.shape[1] + 1] - corners[0])


def permuted(facet: str, points: Points, turn: int) -> Points:
    """FFCx's permutations of quadrature points on a facet."""
    if facet == "vertex":
        return points
    if facet == "interval":
        return permute_quadrature_interval(points, turn)
    if facet == "triangle":
        return permute_quadrature_triangle(points, turn % 2, turn // 2)
    return permute_quadrature_quadrilateral(points, turn % 2, turn // 2)


@pytest.mark.parametrize("cell", CELLS)
def test_views_are_all_there_are(cell: str) -> None:
    every = views(cell, "facet", oriented=True)
    turns = orientations(FACET_CELLS[cell])
    assert len(set(every)) == len(every) == COUNTS[cell]
    assert len(every) == len(reference_cell(cell).facets) * len(turns)
    assert views(cell, "facet") == every[:: len(turns)]
    assert [view[0] for view in views(cell, "vertex")] == list(range(len(reference_cell(cell).vertices)))


@pytest.mark.parametrize("cell", CELLS)
def test_the_first_facet_shows_what_ffcx_has_on_each(cell: str) -> None:
    facet = FACET_CELLS[cell]
    dimension = reference_cell(cell).dimension - 1
    points = np.random.default_rng(1).uniform(0, 0.5, (5, dimension))
    first = on_facet(cell, 0, points)
    turns = range(len(orientations(facet)))
    for number, turn in itertools.product(range(len(reference_cell(cell).facets)), turns):
        view = views(cell, "facet", oriented=True)[number * len(turns) + turn]
        expected = on_facet(cell, number, np.array(permuted(facet, points, turn)).reshape(5, dimension))
        assert np.abs(carried(cell, view, first) - expected).max() < 1e-14


@pytest.mark.parametrize("cell", CELLS)
def test_dofs_are_seen_where_basix_has_them(cell: str) -> None:
    points = np.random.default_rng(2).uniform(0, 0.3, (7, reference_cell(cell).dimension))
    for element in elements(cell):
        theirs = scalar_to_basix(element)
        seen = theirs.tabulate(0, points)[0]
        for view in (*views(cell, "facet", oriented=True), *views(cell, "vertex")):
            own = theirs.tabulate(0, carried(cell, view, points))[0]
            assert np.abs(seen - own[:, list(seen_dofs(element, view))]).max() < 1e-12, (element.name, view)


@pytest.mark.parametrize("cell", CELLS)
@pytest.mark.parametrize("region", ["facet", "vertex"])
def test_rules_integrate_monomials_over_regions(cell: str, region: str) -> None:
    """The rule of the facet's own cell, against closed forms and against FFCx's points."""
    rule = quadrature(cell, 4, order="ufcx", region=region)  # type: ignore[arg-type]
    dimension = reference_cell(cell).dimension
    for exponents in itertools.product(range(4), repeat=dimension):
        if sum(exponents) > 4:
            continue
        total = sum(
            float(w) * np.prod([float(x) ** e for x, e in zip(point, exponents, strict=True)])
            for point, w in zip(rule.points, rule.weights, strict=True)
        )
        exact = integrate_monomial(cell, exponents, region)  # type: ignore[arg-type]
        assert abs(total - float(exact)) < 1e-14
    if region == "facet" and dimension > 1:
        own, weights = basix.make_quadrature(basix.CellType[FACET_CELLS[cell]], 4)
        assert np.abs(np.array(rule.points, float) - on_facet(cell, 0, own)).max() < 1e-14
        assert np.abs(np.array(rule.weights, float) - weights).max() < 1e-14


def test_normals_point_outwards() -> None:
    for cell in CELLS:
        shape = reference_cell(cell)
        kind = basix.CellType[cell]
        normal = np.array(shape.normal, float)
        expected = basix.cell.facet_outward_normals(kind)[0]
        assert np.abs(normal / np.linalg.norm(normal) - expected).max() < 1e-14
        if shape.dimension > 1:
            assert abs(float(shape.facet_volume) - basix.cell.facet_reference_volumes(kind)[0]) < 1e-14
