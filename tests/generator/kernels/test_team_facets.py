"""Element matrices of facets of quadrilaterals and hexahedra, one direction after another, against a thread a facet."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from kernel_build import Built, call_batch, compile_sources
from kernel_cells import kernel_arrays, random_cells
from places import FORMS

from femforge.form_jobs import Job, NamedKernels, prepare
from femforge.kernels.team_kernels import FacetTeams, team_plan
from femforge.pipeline import generate, write_files
from femforge.schedule.devices import DEVICES
from femforge.schedule.parameters import Parameters
from femforge.schedule.team import TeamProblem

pytestmark = pytest.mark.slow

#: More than a batch of the largest.
COUNT = 35
TOLERANCE = {"float64": 2e-13, "float32": 1e-4}
#: Curved cells, several rules, second derivatives, a coefficient of either side, data at points, a mixed element whose
#: parts do not all meet.
EVERYTHING = """
cell = "hexahedron"
degree = 2
d = 3 if cell == "hexahedron" else 2
mesh = Mesh(VectorElement("Lagrange", cell, 2))
W = FunctionSpace(mesh, MixedElement(VectorElement("DQ", cell, degree), FiniteElement("DQ", cell, degree - 1)))
(u, p), (v, q) = TrialFunctions(W), TestFunctions(W)
k = Coefficient(FunctionSpace(mesh, FiniteElement("DQ", cell, 1)))
flow = Coefficient(FunctionSpace(mesh, VectorElement("Quadrature", cell, 2)))
n = FacetNormal(mesh)
a = avg(k)*inner(jump(u), jump(v))*dS(degree=3) - inner(avg(grad(u))*n("+"), jump(v))*dS(degree=2)
a += dot(flow("+"), n("+"))*p("-")*q("+")*dS(degree=2) + jump(p)*dot(avg(v), n("+"))*dS(degree=2)
a += k*u[0].dx(0, 1)*q*ds(degree=3) + p*v[1]*ds(degree=3)
"""


#: Rows and columns of some components are zero.
ONE_OF_TWO = """
cell = "hexahedron"
W = MixedElement(VectorElement("DQ", cell, 1), FiniteElement("DQ", cell, 1))
(u, p), (v, q) = TrialFunctions(W), TestFunctions(W)
a = p*q*ds(degree=2) + p("+")*q("-")*dS(degree=2)
"""
TEXTS = {"everything": EVERYTHING, "one_of_two": ONE_OF_TWO}


@dataclass(frozen=True)
class Case:
    """A form, and parameters."""

    form: str
    define: Mapping[str, Any]
    values: Mapping[str, Any]

    @property
    def label(self) -> str:
        return "_".join([self.form, *(str(v) for v in (*self.define.values(), *self.values.values()))])


CASES = [
    Case("interior_penalty", {"cell": "hexahedron", "degree": 1}, {}),
    Case("interior_penalty", {"cell": "hexahedron", "degree": 2}, {"quadrature": "gauss"}),
    Case("interior_penalty", {"cell": "quadrilateral", "degree": 4}, {"dof_order": "lexicographic"}),
    Case("upwind", {"cell": "hexahedron", "degree": 2}, {"quadrature": "gauss", "scalar": "float32"}),
    Case("stokes_interior_penalty", {"cell": "quadrilateral", "degree": 2}, {}),
    Case("boundary_conditions", {"cell": "hexahedron", "degree": 2}, {"dof_order": "lexicographic"}),
    Case("elasticity_interior_penalty", {"cell": "hexahedron", "degree": 1}, {"concurrent_elements": 2}),
    Case("biharmonic", {"cell": "hexahedron", "degree": 1}, {"quadrature": "gauss"}),
    Case("acoustic_waves", {"cell": "hexahedron", "degree": 1}, {"concurrent_elements": 3}),
    Case("everything", {"cell": "hexahedron"}, {}),
    Case("everything", {"cell": "quadrilateral"}, {}),
    Case("one_of_two", {"cell": "hexahedron"}, {}),
]
#: cases of seconds that have nothing which the others have not
TAKES_LONG = ("interior_penalty_hexahedron_1", "acoustic_waves_hexahedron_1_3")


def kernels_of(case: Case, folder: Path, **values: Any) -> list[NamedKernels]:
    """Kernels of matrices of facets."""
    path = FORMS / "facets" / f"{case.form}.form"
    if case.form in TEXTS:
        path = folder / f"{case.form}.form"
        path.write_text(TEXTS[case.form])
    named = prepare([Job(path, dict(case.define), Parameters().with_values({**case.values, **values}))])
    return [
        one for one in named if one.kernels.integral.arity == 2 and one.kernels.integral.region == "facet"
    ]


def built(kernels: list[NamedKernels], targets: tuple[str, ...], folder: Path) -> Built:
    generated = generate(kernels, targets)
    write_files(generated.files, folder)
    return compile_sources(generated.sources, folder, targets, ("-O0",))


def check(case: Case, folder: Path, targets: tuple[str, ...] = ("cpu", "hip")) -> None:
    single = {
        "representation": "quadrature",
        "realisation": "written",
        "mapping": "cell",
        "concurrent_elements": 0,
    }
    theirs = kernels_of(case, folder, **single)
    expected = built(theirs, ("cpu",), folder / "single")
    for target in targets:
        realisation = "looped" if target == "cpu" else "team"
        ours = kernels_of(case, folder, representation="sum_factorised", realisation=realisation)
        result = built(ours, (target,), folder / target)
        for one, other in zip(ours, theirs, strict=True):
            integral = one.kernels.integral
            arrays = kernel_arrays(integral, random_cells(integral, COUNT))
            right = call_batch(expected, other.name, "cpu", COUNT, arrays)
            found = call_batch(result, one.name, target, COUNT, arrays)
            # not of each: where a fluid flows out, all is zero
            scale = np.abs(right).max()
            tolerance = TOLERANCE[case.values.get("scalar", "float64")]
            assert (np.abs(found - right) / scale).max() < tolerance, (one.name, target)


@pytest.mark.parametrize("case", [
    pytest.param(case, marks=[pytest.mark.extra] if case.label in TAKES_LONG else []) for case in CASES
], ids=lambda case: case.label)  # fmt: skip
def test_facets_agree_with_one_thread(case: Case, tmp_path: Path) -> None:
    check(case, tmp_path)


@pytest.mark.parametrize(("way", "targets"), [(1, ("cpu",)), (2, ("cpu", "hip"))])
def test_components_may_follow_each_other(
    way: int, targets: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Halves of the components, which are too many for a GPU, and one after another, in the same memory."""

    whole = FacetTeams.problem

    def only(plan: FacetTeams, place: str) -> TeamProblem:
        problem = whole(plan, place)
        return replace(problem, ways=(problem.ways[way],))

    monkeypatch.setattr(FacetTeams, "problem", only)
    check(Case("everything", {"cell": "hexahedron"}, {}), tmp_path, targets)


def test_large_matrices_go_in_shares_that_fit() -> None:
    """Both sides of a facet of Q2 elasticity: 26 244 entries are more than a block's memory, and so is D."""
    case = Case("elasticity_interior_penalty", {"cell": "hexahedron", "degree": 2}, {})
    named = next(one for one in kernels_of(case, Path()) if one.kernels.integral.kind == "interior_facet")
    kernels = named.kernels
    for target in ("cuda", "hip"):
        plan = team_plan(kernels.representations, kernels.entries, Parameters(), DEVICES[target])
        assert isinstance(plan, FacetTeams)
        numbers = plan.numbers(0, 8, "here", DEVICES[target])
        assert len(plan.ways[numbers.way]) > 1
        assert kernels.element_tensor(target).parameters.representation == "sum_factorised"
