"""The C++ runtime against other libraries: Basix for elements, meshio for pictures and meshes."""

from __future__ import annotations

import itertools
import os
import shutil
import subprocess
from pathlib import Path

import basix
import meshio
import numpy as np
import numpy.typing as npt
import pytest
from places import REPOSITORY
from waiting import HANG

from femforge.elements import (
    BlockedElement,
    Element,
    MixedElement,
    PlainElement,
    enriched,
    scalar_element,
)
from femforge.ir.element import CELL_DIMENSION, SIMPLICES, ComponentOrder, DofOrder, ScalarElement
from femforge.kernels.access.spaces import space_of
from femforge.reference import basis, lexicographic_order

CELLS = ("interval", "triangle", "quadrilateral", "tetrahedron", "hexahedron")


def built(*targets: str) -> Path:
    """The build folder that FEMFORGE_BUILD names, or one where these targets are built here."""
    if "FEMFORGE_BUILD" in os.environ:
        return Path(os.environ["FEMFORGE_BUILD"])
    if shutil.which("cmake") is None:
        pytest.skip("cmake is not installed")
    build = REPOSITORY / "build" / "probe"
    configure = ["cmake", "-S", str(REPOSITORY), "-B", str(build), "-DCMAKE_BUILD_TYPE=Release"]
    configure += [
        "-DFEMFORGE_CUDA=OFF",
        "-DFEMFORGE_HIP=off",
        "-DFEMFORGE_EXAMPLES=ON",
        "-DFEMFORGE_TESTS=ON",
        "-DFEMFORGE_TEST_KERNELS=OFF",
    ]
    for command in (configure, ["cmake", "--build", str(build), "-j", "2", "--target", *targets]):
        result = subprocess.run(command, capture_output=True, text=True)
        assert result.returncode == 0, result.stdout + result.stderr
    return build


@pytest.fixture(scope="session")
def probe() -> Path:
    """The program ``runtime_probe``."""
    return built("runtime_probe") / "tests" / "cpp" / "runtime_probe"


@pytest.fixture(scope="session")
def solvers() -> Path:
    """The folder of the examples that solve without a matrix."""
    return built("solve_nonlinear", "solve_two_materials") / "examples" / "solvers"


def run(program: Path, *words: str) -> str:
    result = subprocess.run([str(program), *words], capture_output=True, text=True, timeout=HANG)
    assert result.returncode == 0, result.stderr
    return result.stdout


def tables(probe: Path, elements: list[ScalarElement]) -> list[npt.NDArray[np.float64]]:
    """For each element, a row for each dof: entity dimension, entity, lexicographic place, point."""
    names = [element.name for element in elements]
    results: list[list[list[float]]] = []
    for line in run(probe, "elements", elements[0].cell, *names).splitlines():
        if len(results) < len(names) and line == names[len(results)]:
            results.append([])
        else:
            results[-1].append([float(word) for word in line.split()])
    return [np.array(rows) for rows in results]


SCALARS = {
    "triangle": ("P1", "P2", "DP0", "P1+bubble3"),
    "tetrahedron": ("P1", "P2"),
    "quadrilateral": ("Q1", "Q2"),
    "hexahedron": ("Q1",),
}


def mixed_elements(cell: str) -> list[Element]:
    """Scalar, blocked and mixed elements, many of them of equal parts, some nested."""
    plain: list[Element] = []
    for name in SCALARS[cell]:
        first, _, bubble = name.partition("+")
        family, degree = first[:-1].replace("D", ""), int(first[-1])
        scalar = PlainElement(scalar_element(family, cell, degree, discontinuous=first.startswith("D")))
        plain.append(
            enriched(scalar, PlainElement(scalar_element("bubble", cell, int(bubble[-1]))))
            if bubble
            else scalar
        )
    dim = CELL_DIMENSION[cell]
    blocked: list[Element] = [BlockedElement(one, (dim,)) for one in plain]
    blocked.append(BlockedElement(plain[0], (dim, dim), symmetric=True))
    parts = [*plain, *blocked]
    mixed: list[Element] = [MixedElement(pair) for pair in itertools.product(parts, repeat=2)]
    mixed += [MixedElement([one]) for one in parts]
    mixed += [MixedElement([one, MixedElement([one, one])]) for one in parts]
    return [*parts, *mixed]


@pytest.mark.parametrize("cell", SCALARS)
@pytest.mark.parametrize("order", ["ufcx", "lexicographic"])
@pytest.mark.parametrize("components", ["interleaved", "planar"])
def test_kernels_find_each_dof_where_the_dof_map_of_their_element_has_it(
    probe: Path, cell: str, order: DofOrder, components: ComponentOrder
) -> None:
    elements = mixed_elements(cell)
    names = [element.name for element in elements]
    lines = run(probe, "maps", cell, order, components, *names).splitlines()
    for element, line in zip(elements, lines, strict=True):
        space = space_of(element.layout(order, components), components)
        nodes, count, stride, *numbers = map(int, line.split())
        assert (nodes, count) == (space.nodes, space.components), element.name
        offsets, entries = numbers[:nodes], numbers[nodes:]
        step = stride if space.planar else 1
        assert entries == [offsets[node] + step * component for node, component in space.places], element.name


def lagrange_elements() -> list[ScalarElement]:
    elements = []
    for cell in CELLS:
        for degree in range(9):
            for discontinuous in (False, True):
                for variant in ("equispaced", "gll"):
                    if (degree == 0 and not discontinuous) or (degree < 3 and variant == "gll"):
                        continue
                    family = "P" if cell in SIMPLICES else "Q"
                    elements.append(
                        scalar_element(family, cell, degree, variant=variant, discontinuous=discontinuous)
                    )
    return elements


def other_elements() -> list[ScalarElement]:
    lowest = {"interval": 2, "triangle": 3, "tetrahedron": 4, "quadrilateral": 2, "hexahedron": 2}
    elements = [scalar_element("CR", cell, 1) for cell in ("triangle", "tetrahedron")]
    for cell in CELLS:
        elements += [scalar_element("bubble", cell, degree) for degree in range(lowest[cell], 6)]
    return elements


def enriched_elements() -> list[ScalarElement]:
    def join(cell: str, degree: int, bubble: int, nodal: bool) -> ScalarElement:
        lagrange = PlainElement(scalar_element("P", cell, degree))
        joined = enriched(lagrange, PlainElement(scalar_element("bubble", cell, bubble)), nodal=nodal)
        assert isinstance(joined, PlainElement)
        return joined.scalar

    return [
        join("triangle", 1, 3, False),
        join("triangle", 2, 3, True),
        join("tetrahedron", 1, 4, False),
        join("interval", 1, 2, False),
    ]


def basix_element(element: ScalarElement) -> basix.finite_element.FiniteElement:
    family = {"CR": basix.ElementFamily.CR, "bubble": basix.ElementFamily.bubble}.get(
        element.family, basix.ElementFamily.P
    )
    variant = {"equispaced": basix.LagrangeVariant.equispaced, "gll": basix.LagrangeVariant.gll_warped}
    return basix.create_element(
        family,
        basix.CellType[element.cell],
        element.degree,
        variant[element.variant] if element.family in "PQ" else basix.LagrangeVariant.unset,
        basix.DPCVariant.unset,
        element.discontinuous,
    )


@pytest.mark.parametrize("cell", CELLS)
def test_entities_and_points_agree_with_basix(probe: Path, cell: str) -> None:
    elements = [element for element in lagrange_elements() + other_elements() if element.cell == cell]
    for element, rows in zip(elements, tables(probe, elements), strict=True):
        other = basix_element(element)
        dimension = len(basix.topology(other.cell_type)) - 1
        entities = {
            dof: (d, number)
            for d, of_dimension in enumerate(other.entity_dofs)
            for number, dofs in enumerate(of_dimension)
            for dof in dofs
        }
        found = [tuple(map(int, row[:2])) for row in rows]
        assert found == [entities[dof] for dof in range(other.dim)], element.name
        # Basix evaluates bubbles in moments; their dofs have no points there.
        if element.family != "bubble":
            points = rows[:, 3 : 3 + dimension]
            np.testing.assert_allclose(points, other.points, rtol=0, atol=1e-14, err_msg=element.name)


@pytest.mark.parametrize("cell", CELLS)
def test_lexicographic_order_is_that_of_the_generator(probe: Path, cell: str) -> None:
    all_elements = lagrange_elements() + other_elements() + enriched_elements()
    elements = [element for element in all_elements if element.cell == cell]
    for element, rows in zip(elements, tables(probe, elements), strict=True):
        assert tuple(rows[:, 2].astype(int)) == lexicographic_order(element), element.name


@pytest.mark.parametrize("element", enriched_elements(), ids=lambda element: element.name)
def test_entities_of_enriched_elements_are_those_of_the_generator(
    probe: Path, element: ScalarElement
) -> None:
    (rows,) = tables(probe, [element])
    for d, of_dimension in enumerate(basis(element).entity_dofs):
        for number, dofs in enumerate(of_dimension):
            assert all(tuple(rows[dof, :2]) == (d, number) for dof in dofs)


@pytest.mark.parametrize("degree", [1, 2])
@pytest.mark.parametrize("cell", CELLS)
def test_pictures_are_read_back(probe: Path, tmp_path: Path, cell: str, degree: int) -> None:
    file = tmp_path / "picture.vtu"
    run(probe, "vtu", cell, str(degree), str(file))
    mesh = meshio.read(file)
    x, y, z = mesh.points.T
    np.testing.assert_array_equal(mesh.point_data["linear"].ravel(), x + 2 * y + 4 * z)
    np.testing.assert_array_equal(mesh.point_data["place"], np.stack([x, y, 0 * x], axis=1))
    (block,) = mesh.cells
    names = {"interval": "line", "triangle": "triangle", "quadrilateral": "quad", "tetrahedron": "tetra"}
    assert block.type.startswith(names.get(cell, "hexahedron"))
    assert set(mesh.cell_data["marker"][0].ravel()) == {7}


@pytest.mark.slow  # needs the examples
def test_pictures_of_the_bar_show_what_was_prescribed(solvers: Path, tmp_path: Path) -> None:
    words = ("--size", "3", "--target", "cpu", "--out", str(tmp_path))
    assert "converged" in run(solvers / "solve_nonlinear", *words)
    bar = meshio.read(tmp_path / "bar_cpu.vtu")
    assert bar.points.shape == (10 * 4 * 4, 3)
    displacement = bar.point_data["displacement"]
    held, drawn = bar.points[:, 0] == 0, bar.points[:, 0] == 3
    assert held.sum() == drawn.sum() == 16
    assert not displacement[held].any()
    # Drawn out by 0.6 and turned by 1.5 about the bar's axis.
    middle = np.array([0.0, 0.5, 0.5])
    turn = np.array([[1, 0, 0], [0, np.cos(1.5), -np.sin(1.5)], [0, np.sin(1.5), np.cos(1.5)]])
    place = (bar.points[drawn] - middle) @ turn.T + middle + [0.6, 0, 0]
    np.testing.assert_allclose(bar.points[drawn] + displacement[drawn], place, rtol=0, atol=1e-14)
    # Between its ends it is drawn out and gets thinner.
    inside = (bar.points[:, 0] > 0) & (bar.points[:, 0] < 3)
    assert (displacement[inside, 0] > 0).all()
    across = np.abs(bar.points[:, 0] - 2) < 1e-12
    assert across.sum() == 16
    radius = np.linalg.norm((bar.points + displacement - middle)[across, 1:], axis=1)
    assert radius.max() < 0.5 * np.sqrt(2)


@pytest.mark.slow  # needs the examples
def test_pictures_of_scalars_and_cells_are_read_back(solvers: Path, tmp_path: Path) -> None:
    words = ("--size", "3", "--target", "cpu", "--out", str(tmp_path))
    run(solvers / "solve_nonlinear", *words)
    scalar = meshio.read(tmp_path / "p_laplace_cpu.vtu")
    u = scalar.point_data["u"].ravel()
    boundary = ((scalar.points == 0) | (scalar.points == 1)).any(axis=1)
    assert boundary.sum() == 7**3 - 5**3
    assert not u[boundary].any()
    assert (u[~boundary] > 0).all()
    assert "WRONG" not in run(solvers / "solve_two_materials", *words)
    box = meshio.read(tmp_path / "two_materials_cpu.vtu")
    assert set(box.cell_data["mu"][0].ravel()) == {1, 10}
    top = box.points[:, 2] == 1
    np.testing.assert_array_equal(box.point_data["displacement"][top], np.tile([0.2, 0, 0], (49, 1)))


@pytest.mark.parametrize("cell", CELLS)
def test_nodes_of_pictures_are_in_the_order_of_vtk(probe: Path, tmp_path: Path, cell: str) -> None:
    """Nodes on edges lie near the middle of the edges that VTK's documentation gives for them."""
    file = tmp_path / "picture.vtu"
    run(probe, "vtu", cell, "2", str(file))
    mesh = meshio.read(file)
    edges = {
        "interval": [(0, 1)],
        "triangle": [(0, 1), (1, 2), (2, 0)],
        "quadrilateral": [(0, 1), (1, 2), (2, 3), (3, 0)],
        "tetrahedron": [(0, 1), (1, 2), (2, 0), (0, 3), (1, 3), (2, 3)],
        "hexahedron": [(0, 1), (1, 2), (2, 3), (3, 0), (4, 5), (5, 6), (6, 7), (7, 4),
                       (0, 4), (1, 5), (2, 6), (3, 7)],
    }[cell]  # fmt: skip
    # VTK's quadratic hexahedron with 27 nodes: faces -x, +x, -y, +y, -z, +z, then the middle.
    faces = [(0, 3, 7, 4), (1, 2, 6, 5), (0, 1, 5, 4), (3, 2, 6, 7), (0, 1, 2, 3), (4, 5, 6, 7)]
    groups = list(edges)
    if cell == "quadrilateral":
        groups.append((0, 1, 2, 3))
    if cell == "hexahedron":
        groups += [*faces, tuple(range(8))]
    nodes = mesh.points[mesh.cells[0].data]
    corners = nodes.shape[1] - len(groups)
    size = np.ptp(mesh.points[:, 0]) / 6
    for number, group in enumerate(groups):
        middle = nodes[:, list(group)].mean(axis=1)
        assert np.abs(nodes[:, corners + number] - middle).max() < 0.3 * size, (cell, number)


@pytest.mark.parametrize(
    ("name", "exact", "bound"),
    [
        # A circle, replaced by a polygon with sides of length h, loses at most h^2 pi / 6 of its area.
        ("plate", 2 - np.pi * 0.2**2, 0.025**2 * np.pi / 6),
        ("bracket", 0.12 + 0.096 - 0.2 * np.pi * 0.15**2, 0.2 * 0.085**2 * np.pi / 6),
        # Parabolas: h^4 / r^2 is what is left.
        ("plate_curved", 0.75 * np.pi, 0.075**4),
    ],
)
def test_shipped_meshes_have_the_volumes_of_their_shapes(
    probe: Path, name: str, exact: float, bound: float
) -> None:
    file = REPOSITORY / "examples" / "meshes" / f"{name}.msh"
    result = subprocess.run([str(probe), "gmsh", str(file)], capture_output=True, text=True, timeout=HANG)
    if "without Gmsh" in result.stderr:
        pytest.skip("the runtime is built without Gmsh's library")
    words = result.stdout.split()
    assert abs(float(words[4]) - exact) < bound
    source = meshio.read(file)
    dimension = max(block.dim for block in source.cells)
    assert int(words[2]) == sum(len(block.data) for block in source.cells if block.dim == dimension)
    assert file.stat().st_size < 400_000
