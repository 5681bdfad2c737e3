"""Operators on facets whose samples threads share, or warps multiply, against NumPy; what is chosen, what it takes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from check_support import command_line, needs_cmake, on, runtime
from cli_support import CommandLine
from places import FORMS

from femforge.form_jobs import Job, prepare
from femforge.kernels.element_tensor import ElementKernel
from femforge.schedule.parameters import Parameters

pytestmark = pytest.mark.slow
__all__ = ["command_line", "runtime"]

FACETS = FORMS / "facets"
TRACES = Path(__file__).parents[1] / "support" / "traces.form"
KERNELS = f"""
[[kernels]]
form = "{TRACES}"
kernel = "apply"
define = {{ cell = "hexahedron", degree = 1 }}
parameters.representation = "quadrature"
parameters.constraints = true
parameters.cpu.realisation = "team"
parameters.hip.realisation = "fragments"

[[kernels]]
form = "{TRACES}"
kernel = "apply"
define = {{ cell = "quadrilateral", degree = 2 }}
parameters.representation = "quadrature"
parameters.scatter = "colour"
parameters.hip.realisation = "team"
parameters.hip.concurrent_elements = [8, 16]
suffix = "{{hip.concurrent_elements}}"

[[kernels]]
form = "{TRACES}"
kernel = "apply"
define = {{ cell = "quadrilateral", degree = 1 }}
parameters.representation = "quadrature"
parameters.scatter = "element"
parameters.hip.realisation = "library"

[[kernels]]
form = "{FACETS}/interior_penalty.form"
kernel = "apply"
define = {{ cell = "tetrahedron", degree = 2 }}
parameters.scatter = "atomic"
parameters.cpu.realisation = "team"
parameters.hip.realisation = ["fragments", "team"]
suffix = "{{hip.realisation}}"

[[kernels]]
form = "{FACETS}/elasticity_interior_penalty.form"
kernel = "apply"
define = {{ cell = "quadrilateral", degree = 3 }}
parameters.quadrature = "gauss"
"""


@needs_cmake
@pytest.mark.parametrize(("order", "warp"), [
    ("reversed", "64"), ("random", "32"), pytest.param("forward", "32", marks=pytest.mark.extra)
])  # fmt: skip
def test_all_agree(
    order: str, warp: str, command_line: CommandLine, runtime: Path | None, tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    """In every order of threads: a missing barrier, or two arrays in one place at a time, would show."""
    monkeypatch.setenv("FEMFORGE_EMULATION_ORDER", order)
    monkeypatch.setenv("FEMFORGE_EMULATION_WARP", warp)
    config = tmp_path / "femforge.toml"
    config.write_text(KERNELS)
    ran = command_line(
        "check", "--config", config, "--mesh", "box:3", "--json", "--samples", "1", *on(runtime)
    )
    found = json.loads(ran.out)
    # two integrals of four kernels, three of three, on two targets
    assert len(found) == 2 * (2 * 4 + 3 * 3)
    for outcome in found:
        assert outcome["passes"], outcome
        assert outcome["error"] < 1e-14


def over_interior_facets(
    form: str, cell: str, degree: int, target: str = "cuda", **asked: object
) -> ElementKernel:
    straight = cell in ("triangle", "tetrahedron")
    values = {"quadrature": "estimate" if straight else "gauss", "tuning": "none"}
    job = Job(
        FACETS / f"{form}.form", {"cell": cell, "degree": degree}, Parameters(**values), kernels=("apply",)
    )
    (named,) = (n for n in prepare([job]) if n.operators.integral.kind == "interior_facet")
    return named.operators.with_parameters(job.parameters.with_values(asked)).kernel(target)


@pytest.mark.parametrize(("form", "cell", "degree", "target", "realisation"), [
    ("interior_penalty", "tetrahedron", 3, "cuda", "written"),
    ("interior_penalty", "tetrahedron", 4, "cuda", "fragments"),
    ("interior_penalty", "tetrahedron", 4, "hip", "team"),
    ("upwind", "tetrahedron", 4, "cuda", "written"),  # 15 of 35 functions
    ("elasticity_interior_penalty", "tetrahedron", 3, "cuda", "team"),  # fragments would be filled by three quarters
    ("elasticity_interior_penalty", "tetrahedron", 3, "cpu", "looped"),
    ("stokes_interior_penalty", "tetrahedron", 3, "cuda", "team"),  # once refused: no scatter had room for all results
    ("interior_penalty", "quadrilateral", 2, "cuda", "written"),
    ("interior_penalty", "quadrilateral", 3, "cuda", "fragments"),
    ("interior_penalty", "quadrilateral", 3, "hip", "team"),
    ("interior_penalty", "quadrilateral", 3, "cpu", "written"),
    ("upwind", "quadrilateral", 3, "cuda", "written"),  # values only
    ("biharmonic", "quadrilateral", 3, "cuda", "looped"),  # continuous
    ("interior_penalty", "hexahedron", 3, "cuda", "team"),  # by lines
])  # fmt: skip
def test_samples_are_shared_where_that_is_faster(
    form: str, cell: str, degree: int, target: str, realisation: str
) -> None:
    assert over_interior_facets(form, cell, degree, target).parameters.realisation == realisation


def test_one_layer_is_brought_and_added() -> None:
    """Of Q2 and upwind fluxes: of 27 dofs of each side 9, by fragments and by threads."""
    for realisation in ("fragments", "team"):
        kernel = over_interior_facets(
            "upwind", "hexahedron", 2, representation="quadrature", realisation=realisation
        )
        sizes = {a.name: a.size for a in kernel.nest.tables}
        assert sizes["added"] == sizes["item_of_use1"] == 2 * 9
        assert sizes["item_of_use"] == 8  # vertices of one side, whose normal both have


def test_dofs_stand_where_samples_come() -> None:
    """Beside each other they would take more than a third more of a block's memory."""
    kernel = over_interior_facets(
        "interior_penalty", "hexahedron", 3, representation="quadrature", realisation="fragments"
    )
    arrays = {a.name: a for a in kernel.nest.shared}
    assert arrays["dofs"].over == "fluxes"
    assert arrays["dofs"].size <= arrays["fluxes"].size
