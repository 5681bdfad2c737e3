"""Expressions on interior facets against Basix: both cells tabulated at the same places, however they meet.

FFCx compiles none. The places are the points of the facet as the side "+" sees them, by FFCx's own functions; in the
cell "-" they are found by Newton's method, from where they are in space.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from functools import cache, partial

import basix
import basix.cell
import basix.ufl
import ffcx.ir.elementtables as tables
import numpy as np
import pytest
from facet_cells import Place, as_seen, joined, seen_orders
from facet_places import agree, tabulated
from kernel_build import Built, build, call_batch
from kernel_cells import Cells, kernel_arrays, random_cells
from numpy.typing import NDArray

from femforge.emit.origin import KernelSource
from femforge.form_jobs import Job, prepare
from femforge.ir.integral import Integral
from femforge.reference import FACET_CELLS, orientations, reference_cell, seen_layout

pytestmark = pytest.mark.slow

Reals = NDArray[np.float64]
CELLS = ("interval", "triangle", "quadrilateral", "tetrahedron", "hexahedron")
#: Pairings of facets and orientations of a cell that are tried: all, but of hexahedra a quarter.
MOST = 576
POINTS = {"vertex": [[]], "interval": [[0.2], [0.7]], "triangle": [[0.25, 0.6], [0.3, 0.1]],
          "quadrilateral": [[0.25, 0.6], [0.3, 0.1]]}  # fmt: skip
FORM = """
cell = "triangle"
points = {"interval": [[]], "triangle": [[0.2], [0.7]], "quadrilateral": [[0.2], [0.7]]}.get(
    cell, [[0.25, 0.6], [0.3, 0.1]])
mesh = Mesh(VectorElement("Lagrange", cell, 1))
u = Coefficient(FunctionSpace(mesh, FiniteElement("Lagrange", cell, 2)))
p = Coefficient(FunctionSpace(mesh, FiniteElement("DG", cell, 1)))
t = TrialFunction(FunctionSpace(mesh, FiniteElement("Lagrange", cell, 3)))
x, n, J = SpatialCoordinate(mesh), FacetNormal(mesh), Jacobian(mesh)
values = as_vector([u("+"), u("-"), p("+"), p("-")]), points
places = jump(x), points
middle = avg(x), points
normal = n("-"), points
fluxes = as_vector([dot(grad(u)("+"), n("-")), dot(grad(p)("-"), n("-"))]), points
of_argument = as_vector([t("+"), t("-"), dot(grad(t)("-"), n("+"))]), points
own = J("+")[:, 0], points
others = J("-")[:, 0], points
jumps = as_vector([jump(u), jump(p)]), points
expressions = [jumps, values, places, middle, normal, fluxes, of_argument, own, others]
if cell != "interval":  # whose facets are points
    k = Coefficient(FunctionSpace(mesh, quadrature_element(cell, points=points, weights=[1.0] * len(points))))
    data = as_vector([k("+"), k("-")]), points
    expressions = expressions + [data]
"""


def pairings(cell: str) -> list[Place]:
    """All pairs of facets in all orientations, or as many of them as are tried."""
    facets, turns = range(len(reference_cell(cell).facets)), range(len(orientations(FACET_CELLS[cell])))
    every = list(itertools.product(facets, facets, turns, turns))
    chosen = np.random.default_rng(2).permutation(len(every))[:MOST]
    return [([every[k][0], every[k][1]], [every[k][2], every[k][3]]) for k in chosen]


def seen_points(cell: str, facet: int, turn: int) -> Reals:
    """Points of the facet in the cell "+", [point][direction]: as FFCx permutes those of its rules."""
    given = np.array(POINTS[FACET_CELLS[cell]], dtype=float)
    kind = FACET_CELLS[cell]
    if kind == "interval":
        given = tables.permute_quadrature_interval(given, turn)
    elif kind == "triangle":
        given = tables.permute_quadrature_triangle(given, turn % 2, turn // 2)
    elif kind == "quadrilateral":
        given = tables.permute_quadrature_quadrilateral(given, turn % 2, turn // 2)
    corners = basix.geometry(basix.CellType[cell])[basix.topology(basix.CellType[cell])[-2][facet]]
    steps = corners[1 : 1 + given.shape[1]] - corners[0]
    return np.asarray(corners[0] + given @ steps)


class Side:
    """A cell with places in it.

    Args:
        cell: UFL cell name.
        nodes: [vertex][direction].
        at: places on the reference cell.
    """

    def __init__(self, cell: str, nodes: Reals, at: Reals) -> None:
        self.cell, self.nodes, self.at = cell, nodes, at
        self.geometry = basix.create_element(basix.ElementFamily.P, basix.CellType[cell], 1)
        table = self.geometry.tabulate(1, at)[..., 0]
        self.x = table[0] @ nodes
        self.jacobian = np.stack([one @ nodes for one in table[1:]], axis=-1)

    @classmethod
    def at_places(cls, cell: str, nodes: Reals, x: Reals) -> Side:
        """The cell at places in space."""
        dim = nodes.shape[1]
        found = cls(cell, nodes, np.full((len(x), dim), 1 / (dim + 1)))
        for _ in range(60):
            step = np.linalg.solve(found.jacobian, (x - found.x)[..., None])[..., 0]
            found = cls(cell, nodes, found.at + step)
            if np.abs(step).max() < 1e-15:
                break
        assert np.abs(found.x - x).max() < 1e-13
        return found

    @cache  # noqa: B019
    def table(self, degree: int, discontinuous: bool) -> Reals:
        """[value, and each derivative in space][point][dof]."""
        element = basix.ufl.element(
            "P",
            self.cell,
            degree,
            lagrange_variant=basix.LagrangeVariant.equispaced,
            discontinuous=discontinuous,
        )
        values = element.tabulate(1, self.at)
        gradients = np.einsum("jqk,qji->iqk", values[1:], np.linalg.inv(self.jacobian))
        return np.concatenate([values[:1], gradients])

    def normal(self, facet: int) -> Reals:
        """Outward unit normals, [point][direction]: those of the reference cell, carried as covectors are."""
        reference = np.array(basix.cell.facet_outward_normals(basix.CellType[self.cell])[facet])
        found = np.einsum("qji,j->qi", np.linalg.inv(self.jacobian), reference)
        return found / np.linalg.norm(found, axis=1)[:, None]


def expected(name: str, cells: Cells, sides: tuple[Side, Side], place: Place, number: int) -> Reals:
    """Values of an expression at one facet, [point, component, argument's dof] flat."""
    n = [side.normal(facet) for side, facet in zip(sides, place[0], strict=True)]

    def values(called: str, degree: int, discontinuous: bool) -> list[Reals]:
        dofs = np.split(cells.coefficients[called][number], 2)
        return [side.table(degree, discontinuous) @ own for side, own in zip(sides, dofs, strict=True)]

    def columns(*rows: Reals) -> Reals:
        return np.stack(rows, axis=1)

    if name == "values":
        (u, v), (p, q) = values("u", 2, False), values("p", 1, True)
        return columns(u[0], v[0], p[0], q[0]).ravel()
    if name == "fluxes":
        (u, _), (_, q) = values("u", 2, False), values("p", 1, True)
        return columns(np.einsum("iq,qi->q", u[1:], -n[0]), np.einsum("iq,qi->q", q[1:], n[1])).ravel()
    if name == "of_argument":
        t, s = (side.table(3, False) for side in sides)
        zero = np.zeros_like(t[0])
        flux = np.einsum("iqk,qi->qk", s[1:], n[0])
        rows = [np.hstack([t[0], zero]), np.hstack([zero, s[0]]), np.hstack([zero, flux])]
        return columns(*rows).ravel()
    if name == "jumps":
        (u, v), (p, q) = values("u", 2, False), values("p", 1, True)
        return columns(u[0] - v[0], p[0] - q[0]).ravel()
    if name == "data":
        (k,) = cells.coefficients.values()
        return columns(*np.split(k[number], 2)).ravel()
    return {
        "places": 0 * sides[0].x, "middle": sides[0].x, "normal": n[1],
        "own": sides[0].jacobian[..., 0], "others": sides[1].jacobian[..., 0],
    }[name].ravel()  # fmt: skip


def both_sides(integral: Integral, cells: Cells, places: list[Place]) -> Iterator[tuple[Side, Side]]:
    for number, (facets, turns) in enumerate(places):
        plus, minus = np.split(cells.nodes[number], 2)
        first = Side(integral.cell, plus, seen_points(integral.cell, facets[0], turns[0]))
        yield first, Side.at_places(integral.cell, minus, first.x)


def one_function(integral: Integral, cells: Cells) -> None:
    """Make the coefficient u one polynomial on both cells, which its functions have whatever their vertices are."""
    kind, dim = basix.CellType[integral.cell], integral.gdim
    lagrange = basix.LagrangeVariant.equispaced
    nodes = basix.create_element(basix.ElementFamily.P, kind, 2, lagrange).points
    table = basix.create_element(basix.ElementFamily.P, kind, 1).tabulate(0, nodes)[0, ..., 0]
    x = np.einsum("qk,cmki->cmqi", table, cells.nodes.reshape(len(cells), 2, -1, dim))
    cells.coefficients["u"][:] = (1 + x[..., 0] * x[..., -1] - 0.3 * x[..., 0]).reshape(len(cells), -1)


def alone(cells: Cells, number: int) -> Cells:
    """One facet with its cells."""
    own = {name: values[[number]] for name, values in cells.coefficients.items()}
    return Cells(cells.nodes[[number]], own, cells.constants)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> tuple[Built[KernelSource], dict[str, Job]]:
    folder = tmp_path_factory.mktemp("interior_expressions")
    path = folder / "between.form"
    path.write_text(FORM)
    jobs = {cell: Job(path, {"cell": cell}, suffix=cell) for cell in CELLS}
    return build(list(jobs.values()), folder), jobs


@pytest.mark.parametrize("cell", CELLS)
def test_values_of_both_sides_are_those_at_the_same_places(
    cell: str, built: tuple[Built[KernelSource], dict[str, Job]]
) -> None:
    made, jobs = built
    places = pairings(cell)
    sides: list[tuple[Side, Side]] = []
    for named in prepare([jobs[cell]]):
        integral = named.analysed.integral
        assert integral.kind == "interior_facet"
        cells = joined(integral, random_cells(integral, len(places)), places)
        sides = sides or list(both_sides(integral, cells, places))  # all kernels get the same cells
        values = np.array(
            [
                expected(integral.form, cells, own, place, number)
                for number, (own, place) in enumerate(zip(sides, places, strict=True))
            ]
        )
        for number, place in enumerate(places):
            one = tabulated(made, named.name, integral, alone(cells, number), 0, *place)
            agree(one, values[number], f"{named.name}, UFCx's face, {place}")
        if integral.views:
            continue  # of cells as they number themselves: UFCx's face has told
        arrays = kernel_arrays(integral, as_seen(integral, cells, places))
        if integral.trial:
            order = seen_orders(integral, places, partial(seen_layout, integral.trial.layout))
            by_column = values.reshape(len(places), -1, integral.columns)
            values = np.take_along_axis(by_column, order[:, None, :], axis=2).reshape(values.shape)
        for target in ("cpu", "hip"):
            found = call_batch(made, named.name, target, len(places), arrays)
            agree(found, values, f"{named.name} on {target}")


@pytest.mark.parametrize("cell", CELLS)
def test_a_continuous_function_does_not_jump(
    cell: str, built: tuple[Built[KernelSource], dict[str, Job]]
) -> None:
    made, jobs = built
    places = pairings(cell)[:60]
    named = next(one for one in prepare([jobs[cell]]) if one.analysed.integral.form == "jumps")
    integral = named.analysed.integral
    cells = joined(integral, random_cells(integral, len(places)), places)
    one_function(integral, cells)
    for number, place in enumerate(places):
        jumps = tabulated(made, named.name, integral, alone(cells, number), 0, *place).reshape(-1, 2)
        assert np.abs(jumps[:, 0]).max() < 1e-13 < 1e-4 < np.abs(jumps[:, 1]).max()
