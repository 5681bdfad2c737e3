"""Loops over planes whose points are written out, against matrices assembled from element matrices, and their rules."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from form_cases import Variant, several_rules
from operator_cases import Case, check

from femforge.form_jobs import Job, prepare
from femforge.ir.integral import Local
from femforge.ir.scalar import postorder
from femforge.kernels.variants import OperatorKernel
from femforge.pipeline import sources_of
from femforge.represent.levels import NestedSums, Planes
from femforge.schedule.devices import DEVICES
from femforge.schedule.loops import loops_of_a_thread
from femforge.schedule.parameters import Parameters
from femforge.schedule.rows import names_in_rows

pytestmark = pytest.mark.slow

LOOPED = {"realisation": "looped", "representation": "sum_factorised"}
#: So many blocks that not all values find registers.
CROWDED = {"resident_blocks": 6, "element_batch": 64, "scatter": "atomic"}


def kernel(
    variant: Variant, kind: str = "apply", target: str = "cuda", **parameters: object
) -> OperatorKernel:
    """A kernel in loops, nothing else asked for."""
    job = replace(variant.job(tuning="none", **{**LOOPED, **parameters}), kernels=(kind,))
    return next(n for n in prepare([job]) if n.kind == kind).operators.kernel(target)


def plans(variant: Variant) -> tuple[NestedSums, Planes]:
    """Lines and planes of an operator."""
    lines = kernel(variant).candidate.looped
    assert lines is not None
    assert lines.planes is not None
    return lines, lines.planes


@pytest.mark.parametrize(("variant", "crowded"), [
    (Variant("laplace", "hexahedron", 1, 3), False),
    (Variant("weighted_laplace", "hexahedron", 1), False),
    (Variant("elasticity_lame", "hexahedron", 1), True),
    (Variant("neo_hookean", "hexahedron", 1, 3), False),
    (Variant("heat_step", "hexahedron", 1), False),
    (Variant("vector_laplace", "hexahedron", 1), True),
    (Variant("laplace", "hexahedron", 2, 5), False),
], ids=lambda v: v.label if isinstance(v, Variant) else ("crowded" if v else "roomy"))  # fmt: skip
def test_planes_agree_with_matrices(variant: Variant, crowded: bool, tmp_path: Path) -> None:
    """Two to four points in a direction, degrees 1 and 2, data at points; values in registers or in rows."""
    job = variant.job("crowded" if crowded else "", **LOOPED, **(CROWDED if crowded else {}))
    kinds = ("apply",) if crowded else ("apply", "diagonal")
    built = check([Case(replace(job, kernels=kinds), ("hip",))], tmp_path)
    sources = [s.text for (_, target), s in built.sources.items() if target == "hip"]
    assert len(sources) == len(kinds)
    for text in sources:
        assert "int qt = 0" in text
        assert "int qs = 0" not in text
        assert ("__shared__ volatile double values[" in text) >= crowded


def test_rules_follow_each_other(tmp_path: Path) -> None:
    """Each rule of a form has its own loop over planes; what is given at points is read where it is used."""
    file = tmp_path / "several.form"
    file.write_text(several_rules("hexahedron"))
    job = Job(file, {}, Parameters().with_values(LOOPED), kernels=("apply", "diagonal"))
    built = check([Case(job, ("hip",))], tmp_path)
    texts = [s.text for (_, target), s in built.sources.items() if target == "hip"]
    assert all(text.count("for (int qt = 0") == 3 and "int qs = 0" not in text for text in texts)


@pytest.mark.parametrize(("variant", "share"), [
    (Variant("laplace", "hexahedron", 1), 0.90),
    (Variant("vector_laplace", "hexahedron", 1), 0.89),
    (Variant("helmholtz", "hexahedron", 1), 0.90),
    (Variant("laplace", "hexahedron", 2), 0.91),
], ids=lambda v: v.label if isinstance(v, Variant) else str(v))  # fmt: skip
def test_planes_take_fewer_operations(variant: Variant, share: float) -> None:
    """Pairs of lines share what pairs of points do, and derivatives across planes are the same in all of them."""
    lines, planes = plans(variant)
    assert planes.kept.flops <= share * lines.flops
    assert planes.kept.flops <= planes.again.flops < lines.flops


@pytest.mark.parametrize("degree", [1, 2])
def test_nothing_is_moved_out_of_the_loop_against_the_rows(degree: int) -> None:
    """Each operation of a plane takes a number of that plane, or one from a row, which is read again each time."""
    _, planes = plans(Variant("elasticity_lame", "hexahedron", degree, 5))
    rows = set(names_in_rows(planes.again, DEVICES["cuda"], 0, 0, 8))
    (plane,) = planes.again.nests[0]
    varies: dict[object, bool] = {}
    for node in postorder(plane.roots()):
        if node.kind == "symbol":
            name = node.value.text if isinstance(node.value, Local) else None
            varies[node] = name is None or name in rows or name in plane.values
        elif node.kind != "const":
            varies[node] = any(varies.get(arg, False) for arg in node.args)
            assert varies[node], node


@pytest.mark.parametrize(("variant", "scalar", "way"), [
    (Variant("laplace", "hexahedron", 1), "float64", "kept"),
    (Variant("vector_laplace", "hexahedron", 1), "float64", "again"),
    (Variant("mass", "hexahedron", 1), "float64", "lines"),
    (Variant("laplace", "hexahedron", 1), "float32", "lines"),
    (Variant("laplace", "hexahedron", 2), "float32", "kept"),
], ids=lambda v: v.label if isinstance(v, Variant) else str(v))  # fmt: skip
def test_who_has_planes(variant: Variant, scalar: str, way: str) -> None:
    """Where operations decide, and registers and shared memory suffice; lanes of CPUs have them all."""
    lines, planes = plans(variant)
    size = {"float64": 8, "float32": 4}[scalar]
    ways = {"lines": lines, "kept": planes.kept, "again": planes.again}
    assert loops_of_a_thread(lines, DEVICES["cuda"], 0, 0, size) is ways[way]
    assert loops_of_a_thread(lines, DEVICES["cpu"], 0, 0, size) is planes.kept
    made = kernel(variant, scalar=scalar)
    assert f"looped, {ways[way].flops} flops" in made.why


@pytest.mark.parametrize("variant", [
    Variant("curved_laplace", "hexahedron", 1, 3),  # fewer points than functions of the geometry
    Variant("laplace", "hexahedron", 1, 9),  # many points
    Variant("laplace", "hexahedron", 3, 7),  # many functions
    Variant("laplace", "quadrilateral", 1),
], ids=lambda v: f"{v.label}_{v.quadrature_degree}")  # fmt: skip
def test_who_has_none(variant: Variant) -> None:
    """Cells with few functions at few points of three directions have planes, and no others."""
    lines = kernel(variant).candidate.looped
    assert lines is not None
    assert lines.planes is None


def test_long_planes_are_left_alone() -> None:
    """Fourth derivatives: what is alive in a plane does not fit, whatever stands in rows."""
    made = kernel(Variant("facets/biharmonic", "hexahedron", 2), "diagonal")
    lines = made.candidate.looped
    assert lines is not None
    assert lines.planes is not None
    assert loops_of_a_thread(lines, DEVICES["cuda"], 0, 0, 8) is lines


def test_names_of_planes_are_those_of_the_field() -> None:
    """Numbers of a point follow what stands there, direction by direction."""
    (named,) = prepare([replace(Variant("laplace", "hexahedron", 1).job(**LOOPED), kernels=("apply",))])
    (source,) = sources_of(named, ["cuda"])
    assert re.search(r"const double detJ_20 = ", source.text)
    assert re.search(r"const double flux0_dr_11 = ", source.text)
    assert re.search(r"const double line_x0_1_2 = plane_x0_10 \+ ", source.text)
