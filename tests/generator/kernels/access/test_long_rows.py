"""Many numbers of a cell, side by side, are loaded two at a time on GPUs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from form_cases import Variant
from operator_cases import Case, check, operator

from femforge.form_jobs import Job, prepare
from femforge.pipeline import generate

HEAT = Variant("heat_step", "tetrahedron")
#: A few values of a cell.
SHORT = """
cell = "tetrahedron"
V = FiniteElement("Lagrange", cell, 1)
c = Coefficient(FiniteElement("Quadrature", cell, {degree}, quad_scheme="default"))
u, v = TrialFunction(V), TestFunction(V)
a = c*u*v*dx(degree={degree})
"""


def text_of(job: Job, target: str) -> str:
    (source,) = generate(prepare([job]), [target]).sources
    return source.text


@pytest.mark.parametrize(("scalar", "vector", "size"), [("float64", "double2", 16), ("float32", "float2", 8)])
def test_neighbours_come_together(scalar: str, vector: str, size: int) -> None:
    """The conductivity's 24; the capacity's four come one by one."""
    for target in ("cuda", "hip"):
        text = text_of(operator(HEAT, scalar=scalar), target)
        found = re.findall(rf"reinterpret_cast<const {vector}\*>\((\w+)\)\[12 \* cell( \+ \d+)?\]", text)
        assert [name for name, _ in found] == ["conductivity"] * 12
        assert len({place for _, place in found}) == 12
        assert (
            f"if (reinterpret_cast<uintptr_t>(conductivity) % {size} != 0) return FEMFORGE_MISALIGNED;"
            in text
        )
        assert "capacity[4 * cell + 1]" in text
        assert "uintptr_t>(capacity)" not in text
    assert "reinterpret_cast" not in text_of(operator(HEAT, scalar=scalar), "cpu")


def test_rows_below_the_limit_come_one_by_one(tmp_path: Path) -> None:
    for degree in (3, 4, 5):
        file = tmp_path / f"short{degree}.form"
        file.write_text(SHORT.format(degree=degree))
        text = text_of(Job(file, kernels=("apply",)), "cuda")
        (count,) = set(re.findall(r"= c\[(\d+) \* cell", text))
        assert 4 <= int(count) < 24
        assert "_and_next" not in text


def test_results(tmp_path: Path) -> None:
    """They are those of the CPU, and of assembled matrices."""
    check([Case(operator(HEAT, hip={"realisation": "written"}), ("hip",))], tmp_path)
