"""High order against exact integrals: polynomials on deformed grids of the unit square and cube.

The coordinates of a cell are polynomials of degree one in each direction of the reference cell, so that a polynomial
of total degree p in them is one of the functions of Q_p: its energies are known, whatever the grid, to rounding.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from kernel_build import Built, call_batch, compile_sources
from kernel_cells import Cells, Reals, kernel_arrays, reference_nodes
from numpy.polynomial import polynomial
from operator_cases import run_operator
from operator_problems import Problem, dof_numbers
from places import FORMS

from femforge.emit.library import LIBRARY, library_files
from femforge.form_jobs import Job, NamedKernels, prepare
from femforge.ir.element import Layout
from femforge.ir.integral import Integral
from femforge.kernels.access.spaces import space_of
from femforge.pipeline import sources_of, write_files
from femforge.reference import basis
from femforge.schedule.parameters import Parameters

pytestmark = pytest.mark.slow

TOLERANCE = 2e-12
#: Cells of a grid in each direction, and how far its points are moved, in sizes of a cell.
CELLS, MOVED = 2, 0.15


def grid(integral: Integral) -> Cells:
    """A grid whose points are moved, those of a side within it."""
    dim = integral.gdim
    rng = np.random.default_rng(dim)
    points = {}
    for place in itertools.product(range(CELLS + 1), repeat=dim):
        free = [0 < k < CELLS for k in place]
        points[place] = (np.array(place) + rng.uniform(-MOVED, MOVED, dim) * free) / CELLS
    corners = reference_nodes(integral).astype(int)
    nodes = [
        [points[tuple(first + corner)] for corner in corners]
        for first in (np.array(place) for place in itertools.product(range(CELLS), repeat=dim))
    ]
    return Cells(np.array(nodes))


def places_of_dofs(integral: Integral, layout: Layout, cells: Cells) -> list[Reals]:
    """[cell][node][d] of the nodes of each component of a function."""
    corners = reference_nodes(integral)
    found = []
    for member in layout.fields:
        points = np.array([[float(x) for x in point] for point in basis(member.element).points])
        shapes = np.prod(
            np.where(corners[None] == 1, points[:, None], 1 - points[:, None]), axis=2
        )  # [node][corner]
        found.append(np.einsum("nk,ckd->cnd", shapes, cells.nodes))
    return found


class Field:
    """A random polynomial for each component.

    Args:
        components: how many.
        degree: total degree.
        dim: of space.
        seed: of the coefficients.
    """

    def __init__(self, components: int, degree: int, dim: int, seed: int) -> None:
        total = sum(np.meshgrid(*[np.arange(degree + 1)] * dim, indexing="ij"))
        rng = np.random.default_rng(seed)
        self.coefficients = [
            np.where(total <= degree, rng.uniform(-1, 1, total.shape), 0) for _ in range(components)
        ]

    def values(self, component: int, places: Reals, derivative: int | None = None) -> Reals:
        """A component, or a derivative of it, at [...][d]."""
        own = self.coefficients[component]
        if derivative is not None:
            own = polynomial.polyder(own, axis=derivative)
        value = {2: polynomial.polyval2d, 3: polynomial.polyval3d}[places.shape[-1]]
        return value(*np.moveaxis(places, -1, 0), own)

    def dofs(self, integral: Integral, layout: Layout, cells: Cells) -> Reals:
        """[cell][dof]."""
        found = np.zeros((len(cells), layout.dim))
        for c, places in enumerate(places_of_dofs(integral, layout, cells)):
            found[:, list(layout.fields[c].dofs)] = self.values(c, places)
        return found


def energy(stem: str, u: Field, v: Field, dim: int, degree: int) -> float:
    """The form's value for two fields over the unit square or cube, by Gauss's rule."""
    points, weights = np.polynomial.legendre.leggauss(degree + 1)
    places = np.array(list(itertools.product((points + 1) / 2, repeat=dim)))
    weight = np.array([np.prod(w) for w in itertools.product(weights / 2, repeat=dim)])
    components = range(len(u.coefficients))
    du, dv = (np.array([[f.values(c, places, d) for d in range(dim)] for c in components]) for f in (u, v))
    mass = sum(u.values(c, places) * v.values(c, places) for c in components)
    gradients = np.einsum("cdq,cdq->q", du, dv)
    strain, other = ((d + d.transpose(1, 0, 2)) / 2 for d in (du, dv))
    density = {
        "mass": mass, "laplace": gradients, "vector_laplace": gradients,
        "elasticity": np.einsum("cdq,cdq->q", strain, other),
    }[stem]  # fmt: skip
    return float(weight @ density)


def built(named: NamedKernels, targets: tuple[str, ...], folder: Path) -> Built:
    """A kernel on some targets."""
    sources = sources_of(named, targets)
    files = {source.file: source.text for source in sources}
    write_files({**files, **library_files(LIBRARY, sources, targets)}, folder)
    return compile_sources(sources, folder, targets, ("-O0",))


def kernel_of(stem: str, cell: str, degree: int, kernel: str) -> NamedKernels:
    """With points enough for the energies of polynomials."""
    parameters = Parameters().with_values({"quadrature_degree": 2 * degree + 3, "tuning": "none"})
    job = Job(FORMS / f"{stem}.form", {"cell": cell, "degree": degree}, parameters, kernels=(kernel,))
    (named,) = prepare([job])
    return named


@pytest.mark.parametrize(
    ("stem", "cell", "degree", "components"),
    [
        ("laplace", "hexahedron", 7, 1),
        ("mass", "hexahedron", 10, 1),
        ("elasticity", "hexahedron", 5, 3),
        ("laplace", "quadrilateral", 14, 1),
        ("vector_laplace", "quadrilateral", 6, 2),
    ],
)
def test_operators_have_the_energies_of_polynomials(
    stem: str, cell: str, degree: int, components: int, tmp_path: Path
) -> None:
    """Two polynomials of the same degree, and constants, from which a stiffness matrix takes everything."""
    named = kernel_of(stem, cell, degree, "apply")
    kernels, integral = built(named, ("cpu", "hip"), tmp_path), named.operators.bilinear
    assert integral is not None
    assert integral.test is not None
    layout, dim = integral.test.layout, integral.gdim
    cells = grid(integral)
    u, v = (Field(components, degree, dim, seed) for seed in (1, 2))
    expected = energy(stem, u, v, dim, degree)
    scale = np.sqrt(energy(stem, u, u, dim, degree) * energy(stem, v, v, dim, degree))
    for target in ("cpu", "hip"):
        action = actions(kernels, named.name, target, integral, cells, u.dofs(integral, layout, cells))
        found = float((action * v.dofs(integral, layout, cells)).sum())
        assert abs(found - expected) < TOLERANCE * scale, target
        if stem != "mass":
            ones = np.ones((len(cells), layout.dim))
            signs = np.random.default_rng(3).choice([-1.0, 1.0], ones.shape)
            # of the order of the matrix's norm, as rounding is: that of equispaced nodes of high degree is large
            largest = np.abs(actions(kernels, named.name, target, integral, cells, signs)).max()
            gone = actions(kernels, named.name, target, integral, cells, ones)
            assert np.abs(gone).max() < TOLERANCE * largest, target


def actions(kernels: Built, name: str, target: str, integral: Integral, cells: Cells, x: Reals) -> Reals:
    """[cell][dof]: an operator, the nodes of each cell being its own."""
    assert integral.test is not None
    space = space_of(integral.test.layout, "interleaved")
    nodes = np.arange(len(cells) * space.nodes).reshape(len(cells), -1) * space.components
    numbers, size = dof_numbers(space, nodes, 1), x.size
    vector = np.empty(size)
    vector[numbers] = x
    problem = Problem(cells, nodes, nodes, size, size, 1, np.zeros(size, bool), {"x": vector})
    return run_operator(kernels, name, target, problem, integral, np.zeros(size))[numbers]


@pytest.mark.parametrize(
    ("stem", "cell", "degree", "targets"),
    [("laplace", "hexahedron", 6, ("cpu",)), ("laplace", "quadrilateral", 8, ("cpu", "hip"))],
)
def test_element_matrices_have_the_energies_of_polynomials(
    stem: str, cell: str, degree: int, targets: tuple[str, ...], tmp_path: Path
) -> None:
    """Made row by row."""
    named = kernel_of(stem, cell, degree, "element_tensor")
    kernels, integral = built(named, targets, tmp_path), named.analysed.integral
    assert integral.test is not None
    layout, dim = integral.test.layout, integral.gdim
    cells = grid(integral)
    u, v = (Field(1, degree, dim, seed) for seed in (1, 2))
    expected = energy(stem, u, v, dim, degree)
    scale = np.sqrt(energy(stem, u, u, dim, degree) * energy(stem, v, v, dim, degree))
    for target in targets:
        arrays = kernel_arrays(integral, cells)
        matrices = call_batch(kernels, named.name, target, len(cells), arrays).reshape(
            -1, layout.dim, layout.dim
        )
        test, trial = (f.dofs(integral, layout, cells) for f in (v, u))
        assert abs(np.einsum("ci,cij,cj->", test, matrices, trial) - expected) < TOLERANCE * scale, target
        assert np.abs(matrices.sum(axis=2)).max() < TOLERANCE * np.abs(matrices).max() * layout.dim, target


@pytest.mark.parametrize(
    ("cell", "errors"),
    [("quadrilateral", {3: 3e-5, 5: 3e-7, 8: 1e-11}), ("hexahedron", {2: 3e-3, 5: 2e-7})],
)
def test_solutions_converge_spectrally(cell: str, errors: dict[int, float], tmp_path: Path) -> None:
    """Poisson's equation with a smooth solution: errors at the nodes, by degree."""
    found = {degree: poisson_error(cell, degree, tmp_path / str(degree)) for degree in errors}
    assert all(found[degree] < most for degree, most in errors.items()), found


def poisson_error(cell: str, degree: int, folder: Path) -> float:
    """Largest error at the nodes of a solution that is known everywhere and given on the boundary."""
    names, kernels = {}, {}
    for stem in ("laplace", "mass"):
        named = kernel_of(stem, cell, degree, "apply")
        names[stem], kernels[stem] = named.name, built(named, ("cpu",), folder / stem)
    integral = named.operators.bilinear
    assert integral is not None
    assert integral.test is not None
    layout, dim, cells = integral.test.layout, integral.gdim, grid(integral)
    (places,) = places_of_dofs(integral, layout, cells)
    nodes = np.empty_like(places)
    nodes[:, list(layout.fields[0].dofs)] = places
    every = nodes.reshape(-1, dim)
    _, first, numbers = np.unique(every.round(9), axis=0, return_index=True, return_inverse=True)
    points, numbers = every[first], numbers.reshape(nodes.shape[:2])
    slopes = np.array([1.0, -0.5, 0.75])[:dim]
    exact = np.exp(points @ slopes)

    def action(stem: str, x: Reals) -> Reals:
        total = np.zeros(len(points))
        np.add.at(total, numbers, actions(kernels[stem], names[stem], "cpu", integral, cells, x[numbers]))
        return total

    inside = ((points > 1e-9) & (points < 1 - 1e-9)).all(axis=1)
    given = np.where(inside, 0, exact)
    residual = (action("mass", -(slopes @ slopes) * exact) - action("laplace", given)) * inside
    inner = conjugate_gradients(lambda x: action("laplace", x) * inside, residual)
    return float(np.abs(given + inner - exact).max())


def conjugate_gradients(action: Callable[[Reals], Reals], b: Reals) -> Reals:
    """The solution of a linear system, to rounding."""
    x, residual = np.zeros_like(b), b
    direction, size = b, b @ b
    while size > 1e-30 * (b @ b):
        image = action(direction)
        step = size / (direction @ image)
        x, residual = x + step * direction, residual - step * image
        before, size = size, residual @ residual
        direction = residual + size / before * direction
    return x
