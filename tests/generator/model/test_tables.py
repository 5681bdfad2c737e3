"""Tables 1 to 4 of Settgast et al. (2023), every cell as it is printed there."""

from __future__ import annotations

import re

import pytest
from places import REPOSITORY

from femforge.model import paper
from femforge.model.devices import GIGA, MEMORIES
from femforge.model.paper import paper_problems, paper_sheets
from femforge.model.sheets import Sheet, significant
from femforge.model.traffic import CG_KERNELS

PAGE = (REPOSITORY / "docs" / "matrix-free-model.md").read_text("utf-8")
#: What is printed: rows of (quantity, scalar Laplace, elasticity), cells that the paper merges written twice.
PRINTED = {
    1: """
number of elements | 1,000,000 | 1,000,000
number of nodes | 1,030,301 | 1,030,301
memory / non-zero (bytes) | 12 | 12
num dof/support point | 1 | 3
rows (num dof) | 1,030,301 | 3,090,903
nnz/row | 27 | 81
matrix memory (MB) | 343 | 3,004
vector memory (MB) | 16 | 49
total memory (MB) | 359 | 3,079
V100 transfer time (ms) | 0.40 | 3.4
A100 transfer time (ms) | 0.19 | 1.6
MI250X transfer time (ms) | 0.22 | 1.9
V100 throughput (GDof/s) | 2.6 | 0.90
A100 throughput (GDof/s) | 5.6 | 1.9
MI250X throughput (GDof/s) | 4.7 | 1.6
""",
    2: """
node map (MB) | 32 | 32
cell constant C (MB) | 0 | 16
# data values / quadrature pt | 0 | 0
quadrature storage (MB) | 0 | 0
read nodal position (MB) | 25 - 192 | 25 - 192
input/output vectors (MB) | 25 - 192 | 74 - 576
total memory (MB) | 81 - 416 | 147 - 816
V100 transfer time (ms) | 0.090 - 0.46 | 0.16 - 0.91
A100 transfer time (ms) | 0.042 - 0.22 | 0.076 - 0.42
MI250X transfer time (ms) | 0.049 - 0.25 | 0.090 - 0.50
V100 throughput (GDof/s) | 11 - 2.2 | 19 - 3.4
A100 throughput (GDof/s) | 25 - 4.8 | 41 - 7.3
MI250X throughput (GDof/s) | 21 - 4.1 | 34 - 6.2
""",
    3: """
node map (MB) | 32 | 32
cell constant C (MB) | 0 | 16
# data values / quadrature pt | 6 | 21
quadrature storage (MB) | 384 | 1,344
input/output vectors (MB) | 25 - 192 | 74 - 576
total memory (MB) | 441 - 608 | 1,450 - 1,952
V100 transfer time (ms) | 0.49 - 0.68 | 1.6 - 2.2
A100 transfer time (ms) | 0.23 - 0.31 | 0.75 - 1.0
MI250X transfer time (ms) | 0.27 - 0.37 | 0.89 - 1.2
V100 throughput (GDof/s) | 2.1 - 1.5 | 1.9 - 1.4
A100 throughput (GDof/s) | 4.5 - 3.3 | 4.1 - 3.1
MI250X throughput (GDof/s) | 3.8 - 2.8 | 3.5 - 2.6
""",
    4: """
dot p.Ap | 16.5 | 49.5
axpy x += alpha p | 16.5 | 49.5
axpy r -= alpha Ap, dot r.r | 16.5 | 49.5
axpy p = r + beta p | 16.5 | 49.5
""",
}
#: Suspected misprints: (table, quantity, column) -> what the model gives.
MISPRINTS = {(1, "matrix memory (MB)", 1): "334"}
#: Rows that the model has and the paper does not.
MORE = {1: {"row offsets (MB)"}, 2: set(), 3: set(), 4: set()}
Row = tuple[str, str, str]


def printed(table: int) -> list[Row]:
    rows = [tuple(line.split(" | ")) for line in PRINTED[table].strip().splitlines()]
    return [(name, laplace, elasticity) for name, laplace, elasticity in rows]


def sheet(table: int) -> Sheet:
    found = paper_sheets()[table - 1]
    assert found.title.startswith(f"Table {table}:")
    return found


CELLS = [
    pytest.param(table, name, column, row[column], id=f"{table}-{name}-{column}")
    for table in PRINTED
    for name, *_ in printed(table)
    for row in printed(table)
    if row[0] == name
    for column in (1, 2)
]


@pytest.mark.parametrize(("table", "name", "column", "text"), CELLS)
def test_a_cell_is_as_printed(table: int, name: str, column: int, text: str) -> None:
    found = sheet(table)
    model = found.cell(name, found.columns[column])
    misprint = MISPRINTS.get((table, name, column))
    assert model == (text if misprint is None else misprint)
    assert misprint != text, "no misprint after all"


@pytest.mark.parametrize("table", PRINTED)
def test_the_rows_are_those_printed(table: int) -> None:
    names = [row[0] for row in sheet(table).rows]
    assert [name for name in names if name not in MORE[table]] == [name for name, *_ in printed(table)]
    assert MORE[table] <= set(names)


def test_the_matrix_memory_of_table_1_agrees_with_no_count() -> None:
    """343 MB is the printed total less the printed vectors; the model has 334 MB, or 342 MB with offsets."""
    laplace, elasticity = (problem.spmv() for problem in paper_problems())
    assert laplace.part("matrix memory").cached == 12 * 27 * 101**3
    assert laplace.part("matrix memory").cached + laplace.part("row offsets").cached == 342_059_932
    assert elasticity.part("matrix memory").cached == 12 * 81 * 3 * 101**3
    found = [
        (of_nonzero, of_row)
        for of_nonzero in range(25)
        for of_row in range(400)
        if round((27 * of_nonzero + of_row) * 1.030301) == 343
        and round((81 * of_nonzero + of_row) * 3.090903) == 3004
    ]
    assert found == []
    assert 359 - 16 == 343


def test_table_3_lists_cell_constants_that_its_totals_leave_out() -> None:
    _, elasticity = paper_problems()
    traffic, constants = elasticity.partial_assembly(), elasticity.constants().cached
    assert constants == 16 * 10**6
    assert [round(size / 1e6) for size in (traffic.cached, traffic.uncached)] == [1450, 1952]
    assert [round((size + constants) / 1e6) for size in (traffic.cached, traffic.uncached)] == [1466, 1968]
    assert "with them it would be 1,466 - 1,968 MB" in PAGE


def test_table_4_counts_what_is_updated_in_place_once() -> None:
    assert [kernel.distinct for kernel in CG_KERNELS] == [2, 2, 2, 2]
    assert [kernel.moved for kernel in CG_KERNELS] == [2, 3, 3, 3]
    assert [round(3 * problem.vector_bytes / 1e6, 1) for problem in paper_problems()] == [24.7, 74.2]
    assert "24.7 and 74.2 MB" in PAGE


def mismatches() -> list[str]:
    """Cells of tables 1 to 3 that the model gives otherwise, besides the misprint."""
    different = []
    for table in (1, 2, 3):
        found = sheet(table)
        for row in printed(table):
            for column in (1, 2):
                known = (table, row[0], column) in MISPRINTS
                model = found.cell(row[0], found.columns[column])
                if model != row[column] and not known:
                    different.append(model)
    return different


def test_one_figure_needs_the_step_to_three_digits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paper, "two_digits", lambda value: f"{significant(value, 2):f}")
    assert mismatches() == ["0.042 - 0.21"]
    assert f"{416 / 1935:.5f}" == "0.21499"


def test_three_figures_need_totals_in_whole_megabytes() -> None:
    """Perfect caching of the Laplacian on the V100 and the MI250X, and elasticity on the MI250X."""
    laplace, elasticity = paper_problems()
    v100, mi250x = (MEMORIES[name].bandwidth for name in ("v100", "mi250x"))
    exact = laplace.matrix_free().cached
    assert [paper.two_digits(exact / b * 1e3) for b in (v100, mi250x)] == ["0.091", "0.050"]
    assert [paper.two_digits(81e6 / b * 1e3) for b in (v100, mi250x)] == ["0.090", "0.049"]
    rates = [elasticity.dofs * mi250x / size / 1e9 for size in (elasticity.matrix_free().cached, 147e6)]
    assert [paper.two_digits(rate) for rate in rates] == ["35", "34"]


@pytest.mark.parametrize("device", ["v100", "a100", "mi250x"])
def test_only_the_bandwidths_that_the_page_names_give_every_digit(
    monkeypatch: pytest.MonkeyPatch, device: str
) -> None:
    name = MEMORIES[device].name
    match = re.search(rf"([\d.,]+)\s+(?:to|and)\s+([\d.,]+)\s+for\s+the\s+{name}\b", PAGE)
    assert match is not None
    low, high = (float(text.replace(",", "")) for text in match.groups())

    def with_bandwidth(gigabytes: float) -> int:
        changed = type(MEMORIES[device])(name, gigabytes * GIGA, "")
        monkeypatch.setitem(MEMORIES, device, changed)
        return len(mismatches())

    assert low <= MEMORIES[device].bandwidth / GIGA <= high
    assert (with_bandwidth(low), with_bandwidth(high)) == (0, 0)
    assert with_bandwidth(low - 0.1) > 0
    assert with_bandwidth(high + 0.1) > 0


def test_the_paper_contradicts_its_text_for_laplace() -> None:
    """SpMV with perfect caching against matrix-free without caching."""
    laplace, elasticity = paper_problems()
    assert laplace.spmv().cached < laplace.matrix_free().uncached
    assert elasticity.spmv().cached > elasticity.matrix_free().uncached
