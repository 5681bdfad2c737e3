"""The cost model of operators: sizes against counted meshes, and what ``femforge model`` and its page say."""

from __future__ import annotations

import itertools
import re
from pathlib import Path

import pytest
from cli_support import CommandLine
from counted_mesh import counted_cells, counted_nodes
from places import REPOSITORY

from femforge.errors import ExitCode, FemforgeError
from femforge.model.sheets import significant, three_digits, whole
from femforge.model.spaces import Box, Space, space
from femforge.model.traffic import OPERATORS, Problem, Sizes

PAGE_FILE = REPOSITORY / "docs" / "matrix-free-model.md"
PAGE = PAGE_FILE.read_text("utf-8")
DOCUMENTATION = (REPOSITORY / "docs" / "command-line.md").read_text("utf-8")
SECTION = DOCUMENTATION.partition("## femforge model")[2].partition("\n## ")[0]


@pytest.fixture
def command_line(capsys: pytest.CaptureFixture[str]) -> CommandLine:
    return CommandLine(capsys)


@pytest.mark.parametrize(
    ("name", "dimension", "cubes"),
    [
        *[("P1", 1, 4), ("P3", 1, 3), ("P1", 2, 3), ("P2", 2, 2), ("P3", 2, 2), ("Q2", 2, 3)],
        *[("P1", 3, 3), ("P2", 3, 2), ("P3", 3, 2), ("Q1", 3, 3), ("Q2", 3, 2)],
    ],
)
def test_sizes_are_those_of_a_mesh_that_is_walked_through(name: str, dimension: int, cubes: int) -> None:
    found = space(name, dimension, cubes)
    tensor = name[0] == "Q"
    cells = counted_cells(name, (cubes,) * dimension)
    nodes = [counted_nodes(vertices, found.degree, tensor) for vertices in cells]
    pairs = {pair for cell in nodes for pair in itertools.product(cell, repeat=2)}
    assert found.box.cells == len(cells)
    assert found.nodes_of_cell == len(nodes[0])
    assert found.nodes == len({node for cell in nodes for node in cell})
    assert found.box.lattice(1) == len({vertex for cell in cells for vertex in cell})
    assert found.couplings == len(pairs)


def test_simplices_of_a_box_of_tetrahedra() -> None:
    cells = counted_cells("P1", (2, 2, 2))
    for j in range(4):
        faces = {frozenset(face) for cell in cells for face in itertools.combinations(cell, j + 1)}
        assert Box("tetrahedron", 2).simplices(j) == len(faces)


@pytest.mark.parametrize(("name", "row"), [("P1", 15), ("Q1", 27), ("Q2", 64)])
def test_interior_rows(name: str, row: int) -> None:
    """The average over the nodes of an infinite mesh."""
    problem = Problem(space(name, 3, 10), OPERATORS["laplace"], interior_rows=True)
    assert problem.nonzeros == row * problem.dofs
    assert Problem(space(name, 3, 10), OPERATORS["laplace"]).nonzeros < problem.nonzeros


def test_bytes_of_a_small_problem_counted_by_hand() -> None:
    """One square of two P2 triangles: 9 nodes, 4 vertices; displacements of 4 bytes, indices of 8."""
    problem = Problem(space("P2", 2, 1), OPERATORS["elasticity"], Sizes(scalar=4, index=8))
    # each triangle has 6 nodes, and they share 3
    scalar_nonzeros = 2 * 36 - 9
    matrix, offsets, vectors = problem.spmv().parts
    assert matrix.cached == scalar_nonzeros * 4 * (4 + 8)
    assert offsets.cached == 18 * 8
    assert (vectors.cached, vectors.uncached) == (2 * 18 * 4, (scalar_nonzeros * 4 + 18) * 4)
    free = problem.matrix_free()
    assert [part.cached for part in free.parts] == [2 * 6 * 8, 2 * 3 * 8, 2 * 2 * 4, 4 * 2 * 4, 3 * 18 * 4]
    assert [part.uncached for part in free.parts] == [96, 48, 16, 2 * 3 * 2 * 4, 3 * 2 * 12 * 4]
    stored = problem.partial_assembly().part("quadrature storage")
    # the symmetric matrix of 3 strains has 6 entries, one set a triangle
    assert stored.cached == stored.uncached == 2 * 6 * 4


@pytest.mark.parametrize(
    ("name", "values"),
    [("laplace", (1, 3, 6)), ("vector-laplace", (1, 3, 6)), ("elasticity", (1, 6, 21)), ("mass", (1, 1, 1))],
)
def test_values_at_a_point(name: str, values: tuple[int, int, int]) -> None:
    assert tuple(OPERATORS[name].values_at_point(d) for d in (1, 2, 3)) == values


def test_components_are_coupled_by_strains_only() -> None:
    scalar, vector, strain = (
        Problem(space("Q1", 3, 4), OPERATORS[name]).nonzeros for name in ("mass", "vector-mass", "elasticity")
    )
    assert (vector, strain) == (3 * scalar, 9 * scalar)


def test_rounding() -> None:
    assert [three_digits(x) for x in (0.0, 0.012345, 9.996, 99.95, 999.4, 1234.5)] == [
        "0", "0.0123", "10.0", "100", "999", "1,235",
    ]  # fmt: skip
    assert (whole(2.5), f"{significant(0.215, 2):f}") == ("3", "0.22")


def problems(operator: str) -> dict[str, Problem]:
    return {e: Problem(space(e, 3, 100), OPERATORS[operator]) for e in ("P1", "P2", "P3", "Q1", "Q2")}


@pytest.mark.parametrize("operator", ["laplace", "elasticity"])
def test_what_the_page_says_of_its_tables(operator: str) -> None:
    found = problems(operator)
    for problem in found.values():
        free = problem.matrix_free()
        assert free.cached < min(problem.spmv().cached, problem.partial_assembly().cached)
        beaten = free.uncached < problem.partial_assembly().cached
        assert beaten == (not problem.space.box.simplicial)
    gains = {e: p.spmv().cached / p.matrix_free().cached for e, p in found.items()}
    assert gains["P1"] < gains["P2"] < gains["P3"]
    assert gains["Q1"] < gains["Q2"]
    slower = {e for e, p in found.items() if p.matrix_free().uncached > p.spmv().cached}
    assert slower == ({"P1", "Q1"} if operator == "laplace" else {"P1"})
    if operator == "elasticity":
        laplace = problems("laplace")
        assert all(gains[e] > p.spmv().cached / p.matrix_free().cached for e, p in laplace.items())


def memory_ratios(operator: str) -> list[float]:
    found = []
    for problem in problems(operator).values():
        matrix, offsets, _ = problem.spmv().parts
        data = problem.matrix_free().cached - problem.vectors().cached
        found.append((matrix.cached + offsets.cached) / data)
    return found


def test_the_memory_ratios_on_the_page() -> None:
    ratios = memory_ratios("laplace") + memory_ratios("elasticity")
    assert round(min(ratios), 1) == 1.6
    assert 300 < max(ratios) < 310


@pytest.mark.parametrize(("key", "words"), [("paper", ["--paper"]), ("model", [])])
def test_the_page_has_what_the_command_prints(command_line: CommandLine, key: str, words: list[str]) -> None:
    between = PAGE.partition(f"<!-- {key}: begin -->\n\n")[2].partition(f"\n<!-- {key}: end -->")[0]
    assert between == command_line.good("model", *words, "--markdown")
    assert f"`{' '.join(['femforge model', *words, '--into docs/matrix-free-model.md'])}`" in PAGE


def test_into_writes_between_the_marks_and_nowhere_else(command_line: CommandLine, tmp_path: Path) -> None:
    file = tmp_path / "page.md"
    file.write_text("before\n<!-- model: begin -->\nold\n<!-- model: end -->\nafter\n")
    command_line.good("model", "--element", "P1", "--into", file)
    text = file.read_text()
    assert text.startswith("before\n<!-- model: begin -->\n\n### Laplace: sizes\n")
    assert text.endswith("|\n\n<!-- model: end -->\nafter\n")
    assert "old" not in text


def test_tables_on_the_terminal_have_the_same_cells(command_line: CommandLine) -> None:
    words = ("model", "--element", "Q1", "--operator", "mass", "--device", "a100")
    text = command_line.good(*words)
    rows = re.findall(r"^\| (.+) \|$", command_line.good(*words, "--markdown"), re.MULTILINE)
    shown = {tuple(re.split(r"\s{2,}", line.strip())) for line in text.splitlines()}
    wanted = {tuple(row.split(" | ")) for row in rows if "---" not in row}
    assert len(wanted) > 20
    assert wanted <= shown


def test_options_reach_the_model(command_line: CommandLine) -> None:
    def cells(*words: str) -> dict[str, str]:
        base = ("model", "--element", "Q1", "--operator", "elasticity", "--device", "v100", "--markdown")
        lines = (
            command_line.good(*base, *words).partition("matrix-free\n")[2].partition("###")[0].splitlines()
        )
        rows = [line.strip("| ").split(" | ") for line in lines if line.startswith("| ")]
        return dict(row for row in rows if "---" not in row[0])

    plain = cells()
    assert plain["quantity"] == "Q1 hexahedron"
    assert plain["cell constants (MB)"] == "16.0"
    assert cells("--constants", "1")["cell constants (MB)"] == "8.00"
    assert cells("--scalar", "float32")["cell constants (MB)"] == "8.00"
    assert cells("--index-bytes", "8")["node map (MB)"] == "64.0"
    assert cells("--cells", "200")["node map (MB)"] == "256"
    assert cells("--dimension", "2")["quantity"] == "Q1 quadrilateral"
    assert cells("--device", "h200")["quantity"] == "Q1 hexahedron"
    assert "H200 time (ms)" in cells("--device", "h200")


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (["--element", "R1"], ExitCode.USAGE, "there is no model of the element 'R1'"),
        (["--element", "P9"], ExitCode.USAGE, "P1 to P8"),
        (["--element", "P0"], ExitCode.USAGE, "P1 to P8"),
        (["--device", "h201"], ExitCode.USAGE, "h201"),
        (["--cells", "0"], ExitCode.USAGE, "--cells"),
        (["--dimension", "4"], ExitCode.USAGE, "--dimension"),
        (["--paper", "--element", "P1"], ExitCode.USAGE, "--element does not go with --paper"),
        (["--paper", "--index-bytes", "8"], ExitCode.USAGE, "--index-bytes does not go with --paper"),
        (["--cells", "1000", "--element", "P2"], ExitCode.USAGE, "do not fit into indices of 4 bytes"),
        (["--markdown", "--into", "x.md"], ExitCode.USAGE, "--markdown prints what --into writes"),
        (["--into", "/no/such/page.md"], ExitCode.FILE, "o such file"),
        (["--into", str(REPOSITORY / "README.md")], ExitCode.FILE, "is not marked"),
    ],
    ids=lambda value: " ".join(value).replace("/", "_") if isinstance(value, list) else None,
)
def test_what_is_refused(command_line: CommandLine, words: list[str], code: int, said: str) -> None:
    assert said in command_line.bad(code, "model", *words)


def test_names_of_elements_are_not_completed() -> None:
    for name in ("P", "p1", "P1 ", "P１", "Q10"):
        with pytest.raises(FemforgeError):
            space(name, 3, 1)


def test_more_cells_fit_into_larger_indices(command_line: CommandLine) -> None:
    command_line.good("model", "--cells", "100000", "--element", "Q8", "--index-bytes", "8")


def test_the_help_and_the_documentation_agree(command_line: CommandLine) -> None:
    text = command_line.good("model", "--help")
    assert set(re.findall(r"`(--[a-z-]+)", SECTION)) == set(re.findall(r"(--[a-z-]+)", text)) - {"--help"}
    examples = [line.split()[1:] for line in text.splitlines() if line.startswith("    femforge ")]
    documented = [line.split() for line in re.findall(r"^femforge (.+)$", SECTION, re.MULTILINE)]
    assert examples == documented
    for words in examples:
        command_line.good(*words)


def test_in_one_dimension_p_and_q_are_one(command_line: CommandLine) -> None:
    text = command_line.good("model", "--dimension", "1", "--markdown", "--operator", "laplace")
    assert "| quantity | P1 interval | P2 interval | P3 interval |\n" in text
    assert space("Q2", 1, 3) == Space(2, Box("interval", 3))
