"""The table of CEED's bake-off problems, ``bench/plot_ceed.py``."""

from __future__ import annotations

import csv
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from places import REPOSITORY
from plot_ceed import Problem, read

COPY = 4e12


def row(name: str, gdofs: float, dofs: int) -> dict[str, Any]:
    return {
        "name": name, "dofs": dofs, "gdofs_add": gdofs, "gdofs_apply": gdofs, "fraction_of_copy": 0.5,
        "flops_per_second": 1e13, "error": 1e-15, "cg": {"gdofs": gdofs / 2},
    }  # fmt: skip


@pytest.fixture
def results(tmp_path: Path) -> Path:
    """What bench_operators writes, two problems at two sizes, and another operator."""
    rows = [
        row("bp3_q4_gll_hexahedron_f64_apply", 20.0, 10_000_000),
        row("bp3_q4_gll_hexahedron_f64_apply", 10.0, 100_000),
        row("bp6_q2_gllx3_hexahedron_f64_apply", 25.0, 10_000_000),
        row("laplace_q1_hexahedron_f64_apply", 7.0, 10_000_000),
    ]
    file = tmp_path / "ceed.json"
    file.write_text(json.dumps({"device": "NVIDIA H200", "copy_bytes_per_second": COPY, "rows": rows}))
    return file


def test_least_bytes_of_stored_factors() -> None:
    """BP5 of degree 7, counted by hand: 8^3 points with six factors, as many offsets of four bytes, for 343 dofs."""
    assert Problem(5, 7, "float64").bytes_of_dof(True) == pytest.approx(16 + (4 * 512 + 8 * 6 * 512) / 343)
    assert Problem(2, 2, "float64").bytes_of_dof(True) == pytest.approx(16 + (4 * 27 + 8 * 64) / 24)
    assert Problem(6, 2, "float32").bytes_of_dof(False) == pytest.approx(8 + (4 * 27 + 32 + 12) / 24)


def test_kernels_on_e_vectors(tmp_path: Path) -> None:
    """BK5 of degree 7: 343 of the 512 entries of a cell count; no offsets, and nothing is zeroed."""
    problem = Problem(5, 7, "float64", by_cell=True)
    assert problem.bytes_of_dof(True) == pytest.approx((2 * 8 * 512 + 8 * 6 * 512) / 343)
    assert problem.bytes_of_dof(False) == pytest.approx((2 * 8 * 512 + 32 + 24) / 343)
    measured = row("bp5_q7_gll_hexahedron_f64_lexicographic_element_apply", 80.0, 10_240_000)
    file = tmp_path / "ceed.json"
    slower = {**measured, "gdofs_apply": 40.0}
    file.write_text(json.dumps({"device": "NVIDIA H200", "copy_bytes_per_second": COPY, "rows": [slower]}))
    (found,) = read([file])
    assert (found["problem"], found["degree"], found["dofs"]) == ("BK5", 7, 6_860_000)
    assert found["gdofs_add"] == found["gdofs_apply"] == pytest.approx(80 * 343 / 512, abs=1e-4)
    assert found["times_libceed"] == ""


def test_rows_are_of_the_problems_only(results: Path) -> None:
    small, large, vector = read([results])
    assert (small["problem"], small["degree"], small["dofs"]) == ("BP3", 4, 100_000)
    assert small["times_libceed"] == ""
    assert large["times_libceed"] == pytest.approx(20 / 7.9, abs=0.01)
    assert vector["problem"] == "BP6"
    stored = COPY / Problem(3, 4, "float64").bytes_of_dof(True)
    assert large["of_stored_roofline"] == pytest.approx(20e9 / stored, abs=1e-3)
    # the operations: twice as fast as 1e13 a second allow 3.32 times as much
    assert large["of_recomputed_roofline"] == pytest.approx(1e13 / 33.2e12, abs=1e-3)


def test_the_table_and_the_pictures(results: Path, tmp_path: Path) -> None:
    table = tmp_path / "ceed.csv"
    words = [
        sys.executable,
        REPOSITORY / "bench" / "plot_ceed.py",
        results,
        "--csv",
        table,
        "--out",
        tmp_path,
    ]
    subprocess.run([str(word) for word in words], check=True)
    with table.open() as file:
        assert [line["kernel"] for line in csv.DictReader(file)] == [
            "bp3_q4_gll_hexahedron_f64_apply", "bp3_q4_gll_hexahedron_f64_apply", "bp6_q2_gllx3_hexahedron_f64_apply",
        ]  # fmt: skip
    for name in ("ceed_degrees.svg", "ceed_sizes.svg"):
        assert "BP3" in (tmp_path / name).read_text()


def test_files_without_problems_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "none.json"
    file.write_text(json.dumps({"device": "NVIDIA H200", "copy_bytes_per_second": COPY, "rows": []}))
    done = subprocess.run(
        [sys.executable, str(REPOSITORY / "bench" / "plot_ceed.py"), str(file)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert "no bake-off problem" in done.stderr
