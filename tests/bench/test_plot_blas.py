"""Pictures and the table of ``bench/plot_blas.py``."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from places import REPOSITORY
from plot_blas import BATCHED, GENERATED, ONE, curves_of, fastest, read, table, way_of


def row(method: str, order: int, elements: int, gnodes: float, scalar: str = "float64") -> dict[str, Any]:
    more = {"eta": [64, 512]} if "batched" in method else {}
    return {
        "action": "laplace", "order": order, "scalar": scalar, "elements": elements, "gnodes": gnodes,
        "gdofs": gnodes / 4, "tflops": 2 * gnodes, "method": method, **more,
    }  # fmt: skip


@pytest.fixture
def results(tmp_path: Path) -> Path:
    """What bench_blas writes: two orders, two sizes, two kernels of one order."""
    rows = [
        row(method, order, elements, speed * order * elements / 1000)
        for order in (1, 2)
        for elements in (1000, 4000)
        for method, speed in (
            ("cuBLAS, one GEMM", 1),
            ("cuBLAS, batched GEMM", 2),
            (f"laplace_p{order}_tetrahedron_f64_element_apply", 4),
            (f"laplace_p{order}_tetrahedron_f64_element_other_apply", 3),
        )
    ]
    file = tmp_path / "blas.json"
    file.write_text(json.dumps({"device": "invented", "copy_bytes_per_second": 1e12, "rows": rows}))
    return file


def test_ways(results: Path) -> None:
    rows = read([results])
    assert {way_of(one) for one in rows} == {GENERATED, ONE, BATCHED}
    found = fastest(rows, (ONE, BATCHED), order=2, elements=4000)
    assert found
    assert (found["method"], found["gnodes"]) == ("cuBLAS, batched GEMM", 16)
    assert fastest(rows, (ONE,), order=3) is None


def test_the_table_has_the_largest_runs(results: Path) -> None:
    _, _, first, second = table(read([results]))
    assert first == "| laplace | float64 | 1 | 16 | - | 4 | 32 | 4 | 8 | 8 | 64, 512 | 2.00 |"
    assert second.startswith("| laplace | float64 | 2 | 32 |")


def test_lines(results: Path) -> None:
    curves = curves_of(read([results]), "laplace")
    assert curves
    assert list(curves.looks) == [GENERATED, "cuBLAS, one GEMM", "cuBLAS, batched GEMM"]
    (rates,) = curves.rates
    assert (rates.label, rates.degrees, rates.sizes(2)) == ("float64", [1, 2], [1000, 4000])
    assert rates.values[GENERATED][2, 4000] == 32, "the faster one of two kernels"
    assert rates.values["cuBLAS, batched GEMM"][2, 4000] == 16
    assert list(rates.values) == list(curves.looks)
    assert curves_of(read([results]), "mass") is None


def test_pictures(results: Path, tmp_path: Path) -> None:
    command = [sys.executable, REPOSITORY / "bench" / "plot_blas.py", results, "--out", tmp_path]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "blas_laplace.svg" in done.stdout
    assert "generated / library" in done.stdout
    drawn = sorted(file.name for file in tmp_path.glob("*.svg"))
    assert drawn == ["blas_laplace.svg", "blas_laplace_sizes.svg"], "mass was not measured"
    results.write_text(json.dumps({"device": "invented", "rows": []}))
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "hold no measurement" in done.stderr
