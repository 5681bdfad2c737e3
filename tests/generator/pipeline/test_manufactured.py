"""Kernels in use: kernels of operators, patch tests, convergence by manufactured solutions."""

from __future__ import annotations

import itertools

import basix
import numpy as np
import pytest
from form_cases import Variant
from kernel_build import Built, build, call_batch
from kernel_cells import kernel_arrays, random_cells
from small_fem import Field, Kernels, Reals, errors, lagrange, solve, unit_mesh

from femforge.form_jobs import prepare
from femforge.reference import basis

pytestmark = pytest.mark.slow

CELLS = ("triangle", "tetrahedron")
VARIANTS = [
    Variant(stem, cell, degree)
    for stem in ("laplace", "mass", "elasticity")
    for cell in CELLS
    for degree in (1, 2)
]
VARIANTS += [
    Variant(stem, cell, 1, 3)
    for stem in ("laplace", "elasticity")
    for cell in ("quadrilateral", "hexahedron")
]
PI = np.pi


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    return build([v.job() for v in VARIANTS], tmp_path_factory.mktemp("manufactured"), ["cpu"], ["-O1"])


def name_of(stem: str, cell: str, degree: int) -> str:
    (variant,) = [v for v in VARIANTS if (v.stem, v.cell, v.degree) == (stem, cell, degree)]
    return prepare([variant.job()])[0].name


def rigid_body_modes(points: Reals) -> Reals:
    """[mode][point][component]: translations and infinitesimal rotations."""
    dim = points.shape[1]
    modes = [np.tile(axis, (len(points), 1)) for axis in np.eye(dim)]
    for i, j in itertools.combinations(range(dim), 2):
        rotation = np.zeros_like(points)
        rotation[:, i], rotation[:, j] = -points[:, j], points[:, i]
        modes.append(rotation)
    return np.array(modes)


def element_nodes(variant: Variant, nodes: Reals) -> Reals:
    """Places of the nodes of the variant's element on a cell, in Basix's order."""
    integral = prepare([variant.job()])[0].analysed.integral
    assert integral.test is not None
    element = integral.test.layout.fields[0].element
    local = np.array([[float(x) for x in point] for point in basis(element).points])
    coordinates = integral.coordinates.layout.fields[0].element
    kind = getattr(basix.CellType, variant.cell)
    table = basix.create_element(
        basix.ElementFamily.P, kind, coordinates.degree, basix.LagrangeVariant.equispaced
    ).tabulate(0, local)[0, :, :, 0]
    return table @ nodes


@pytest.mark.parametrize("variant", [v for v in VARIANTS if v.stem == "elasticity"], ids=lambda v: v.label)
def test_rigid_body_modes_are_the_kernel_of_elasticity(built: Built, variant: Variant) -> None:
    named = prepare([variant.job()])[0]
    integral = named.analysed.integral
    cells = random_cells(integral, 4)
    tensors = call_batch(built, named.name, "cpu", 4, kernel_arrays(integral, cells))
    for matrix, nodes in zip(tensors.reshape(4, integral.rows, integral.columns), cells.nodes, strict=True):
        modes = rigid_body_modes(element_nodes(variant, nodes))
        scale = np.abs(matrix).max()
        for mode in modes:
            assert np.abs(matrix @ mode.ravel()).max() < 1e-13 * scale * np.abs(mode).max() * integral.rows
        eigenvalues = np.linalg.eigvalsh(matrix)
        zeros = int((np.abs(eigenvalues) < 1e-12 * eigenvalues[-1]).sum())
        assert zeros == len(modes), "no other mode has zero energy"
        assert eigenvalues[0] > -1e-12 * eigenvalues[-1]


@pytest.mark.parametrize("variant", [v for v in VARIANTS if v.stem == "laplace"], ids=lambda v: v.label)
def test_constants_are_the_kernel_of_laplace(built: Built, variant: Variant) -> None:
    named = prepare([variant.job()])[0]
    integral = named.analysed.integral
    tensors = call_batch(built, named.name, "cpu", 4, kernel_arrays(integral, random_cells(integral, 4)))
    for matrix in tensors.reshape(4, integral.rows, integral.columns):
        assert np.abs(matrix.sum(axis=1)).max() < 1e-14 * np.abs(matrix).max() * integral.rows
        assert np.linalg.matrix_rank(matrix, tol=1e-12) == integral.rows - 1


@pytest.mark.parametrize(("cell", "degree"), list(itertools.product(CELLS, (1, 2))))
def test_mass_of_everything_is_the_volume(built: Built, cell: str, degree: int) -> None:
    space = lagrange(unit_mesh(cell, 3, 0.2), degree)
    assert Kernels(built, space).matrix(name_of("mass", cell, degree)).sum() == pytest.approx(1, rel=1e-13)


@pytest.mark.parametrize(("cell", "degree"), list(itertools.product(CELLS, (1, 2))))
def test_patch_of_poisson(built: Built, cell: str, degree: int) -> None:
    """A polynomial of the element's degree is solved for exactly on a distorted mesh."""
    space = lagrange(unit_mesh(cell, 3, 0.2), degree)
    kernels = Kernels(built, space)
    x = space.nodes
    exact = 1 + x @ np.arange(1, x.shape[1] + 1) + (degree - 1) * (x[:, 0] ** 2 + 2 * x[:, 0] * x[:, 1])
    load = kernels.matrix(name_of("mass", cell, degree)) @ np.full(len(x), -2.0 * (degree - 1))
    solution = solve(kernels.matrix(name_of("laplace", cell, degree)), load, space.on_boundary, exact)
    assert np.abs(solution - exact).max() < 1e-12


@pytest.mark.parametrize(("cell", "degree"), list(itertools.product(CELLS, (1, 2))))
def test_patch_of_elasticity(built: Built, cell: str, degree: int) -> None:
    """A displacement with constant strain."""
    space = lagrange(unit_mesh(cell, 2, 0.2), degree)
    dim = space.nodes.shape[1]
    exact = (space.nodes @ np.random.default_rng(2).normal(size=(dim, dim))).ravel()
    matrix = Kernels(built, space).matrix(name_of("elasticity", cell, degree), dim)
    fixed = np.repeat(space.on_boundary, dim)
    solution = solve(matrix, np.zeros(len(exact)), fixed, exact)
    assert fixed.sum() < len(fixed)
    assert np.abs(solution - exact).max() < 1e-12


def product_of_sines(dim: int) -> tuple[Field, Field]:
    """sin(pi x) sin(pi y) ... and its gradient."""

    def value(x: Reals) -> Reals:
        return np.sin(PI * x).prod(axis=1)

    def gradient(x: Reals) -> Reals:
        others = [np.sin(PI * np.delete(x, d, axis=1)).prod(axis=1) for d in range(dim)]
        return np.stack([PI * np.cos(PI * x[:, d]) * others[d] for d in range(dim)], axis=1)

    return value, gradient


def orders(found: list[tuple[float, float]]) -> tuple[float, float]:
    """Orders of convergence between the last two meshes, of half the width each."""
    (a, b), (c, d) = found[-2:]
    return float(np.log2(a / c)), float(np.log2(b / d))


SIZES = {
    ("triangle", 1): (8, 16, 32),
    ("triangle", 2): (4, 8, 16),
    ("tetrahedron", 1): (6, 12),
    ("tetrahedron", 2): (3, 6),
}


@pytest.mark.parametrize(("cell", "degree"), SIZES)
def test_poisson_converges(built: Built, cell: str, degree: int) -> None:
    """Order degree + 1 in L2 and degree in H1."""
    found = []
    for n in SIZES[cell, degree]:
        space = lagrange(unit_mesh(cell, n), degree)
        kernels = Kernels(built, space)
        dim = space.nodes.shape[1]
        value, gradient = product_of_sines(dim)
        load = kernels.matrix(name_of("mass", cell, degree)) @ (dim * PI**2 * value(space.nodes))
        matrix = kernels.matrix(name_of("laplace", cell, degree))
        solution = solve(matrix, load, space.on_boundary, np.zeros(len(load)))
        found.append(errors(space, solution[:, None], [value], [gradient]))
    in_l2, in_h1 = orders(found)
    assert in_l2 > degree + 1 - 0.25, found
    assert in_h1 > degree - 0.2, found


def elasticity_problem() -> tuple[list[Field], list[Field], list[Field]]:
    """u = (sin(pi x) sin(pi y), x y (1 - x) (1 - y)) on the square, its gradients and f = -div epsilon(u)."""
    s, c = (lambda t: np.sin(PI * t)), (lambda t: np.cos(PI * t))

    def parts(x: Reals) -> tuple[Reals, Reals]:
        return x[:, 0], x[:, 1]

    def u0(p: Reals) -> Reals:
        x, y = parts(p)
        return s(x) * s(y)

    def u1(p: Reals) -> Reals:
        x, y = parts(p)
        return x * (1 - x) * y * (1 - y)

    def grad0(p: Reals) -> Reals:
        x, y = parts(p)
        return PI * np.stack([c(x) * s(y), s(x) * c(y)], axis=1)

    def grad1(p: Reals) -> Reals:
        x, y = parts(p)
        return np.stack([(1 - 2 * x) * y * (1 - y), x * (1 - x) * (1 - 2 * y)], axis=1)

    def f0(p: Reals) -> Reals:
        """-(u0_xx + (u0_yy + u1_xy) / 2)"""
        x, y = parts(p)
        return 1.5 * PI**2 * s(x) * s(y) - (1 - 2 * x) * (1 - 2 * y) / 2

    def f1(p: Reals) -> Reals:
        """-(u1_yy + (u1_xx + u0_xy) / 2)"""
        x, y = parts(p)
        return 2 * x * (1 - x) + y * (1 - y) - PI**2 * c(x) * c(y) / 2

    return [u0, u1], [grad0, grad1], [f0, f1]


@pytest.mark.parametrize(("degree", "sizes"), [(1, (8, 16, 32)), (2, (4, 8, 16))])
def test_elasticity_converges(built: Built, degree: int, sizes: tuple[int, ...]) -> None:
    values, gradients, forces = elasticity_problem()
    found = []
    for n in sizes:
        space = lagrange(unit_mesh("triangle", n), degree)
        kernels = Kernels(built, space)
        mass = kernels.matrix(name_of("mass", "triangle", degree))
        load = np.stack([mass @ force(space.nodes) for force in forces], axis=1).ravel()
        matrix = kernels.matrix(name_of("elasticity", "triangle", degree), 2)
        solution = solve(matrix, load, np.repeat(space.on_boundary, 2), np.zeros(len(load)))
        found.append(errors(space, solution.reshape(-1, 2), values, gradients))
    in_l2, in_h1 = orders(found)
    assert in_l2 > degree + 1 - 0.25, found
    assert in_h1 > degree - 0.2, found
