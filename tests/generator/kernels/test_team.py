"""Element matrices by teams of threads, and the same steps on a CPU, against a thread a cell."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from kernel_build import Built, call_batch, compile_sources
from kernel_cells import kernel_arrays, random_cells
from places import FORMS

from femforge.errors import FemforgeError
from femforge.form_jobs import Job, NamedKernels, prepare
from femforge.kernels import team_evaluations, team_kernels, team_points
from femforge.kernels.element_tensor import ElementKernels
from femforge.kernels.team_kernels import SteppedPlan, team_plan
from femforge.pipeline import generate, sources_of, write_files
from femforge.schedule.devices import DEVICES
from femforge.schedule.parameters import Parameters
from femforge.schedule.rows import scalars_of_a_thread
from femforge.schedule.team import team_numbers

pytestmark = pytest.mark.slow

COUNT = 21
TOLERANCE = {"float64": 2e-13, "float32": 1e-4}


@dataclass(frozen=True)
class Case:
    """A form, and how its team works."""

    form: str
    define: dict[str, Any]
    values: dict[str, Any]

    @property
    def label(self) -> str:
        words = [
            self.form.replace("/", "_"),
            *(str(v) for v in self.define.values()),
            *(str(v) for v in self.values.values()),
        ]
        return "_".join(words)

    def job(self, **values: Any) -> Job:
        parameters = Parameters().with_values(values | self.values)
        by_target = {"hip": {"realisation": "team"}, "cpu": {"realisation": "looped"}}
        return Job(FORMS / f"{self.form}.form", self.define, parameters, self.label, by_target)

    def single(self) -> Job:
        """A thread a cell, all its points in a loop."""
        kept = {k: v for k, v in self.values.items() if k not in ("concurrent_elements", "realisation")}
        values = {"representation": "quadrature", "realisation": "written", "mapping": "cell", **kept}
        return replace(self.job(), parameters=Parameters().with_values(values), suffix=f"{self.label}_single",
                       by_target={})  # fmt: skip


FACTORISED = {"realisation": "team", "representation": "sum_factorised"}
HEXAHEDRON, QUADRILATERAL = {"cell": "hexahedron"}, {"cell": "quadrilateral"}
CASES = [
    Case("helmholtz", HEXAHEDRON, {}),
    Case("helmholtz", HEXAHEDRON, {"scalar": "float32", "concurrent_elements": 4}),
    Case("weighted_laplace", HEXAHEDRON, {"dof_order": "lexicographic", "concurrent_elements": 16}),
    Case("advection_diffusion", HEXAHEDRON, {"division": "exact"}),
    Case("advection_diffusion", {**HEXAHEDRON, "degree": 2}, {"concurrent_elements": 4}),
    Case("elasticity", HEXAHEDRON, {"concurrent_elements": 4}),
    Case("elasticity", {**HEXAHEDRON, "degree": 2}, {}),
    Case("laplace", {**HEXAHEDRON, "degree": 3}, {}),
    Case("elasticity", HEXAHEDRON, {"component_order": "planar", "concurrent_elements": 2}),
    Case("elasticity", {**QUADRILATERAL, "degree": 2}, {}),
    Case("laplace", {**HEXAHEDRON, "degree": 2}, {}),
    Case("laplace", {**HEXAHEDRON, "degree": 2}, {"quadrature_degree": 3, "input": "ufcx"}),
    Case("laplace", {**QUADRILATERAL, "degree": 3}, {}),
    Case("neo_hookean", HEXAHEDRON, {"concurrent_elements": 3}),
    Case("elasticity_lame", HEXAHEDRON, {"concurrent_elements": 4}),
    Case("vector_laplace", HEXAHEDRON, {"concurrent_elements": 4, "scalar": "float32"}),
    Case("stokes", QUADRILATERAL, {}),
    Case("ceed/bp1", {**HEXAHEDRON, "degree": 2}, {}),
    Case("ceed/bp5", {**HEXAHEDRON, "degree": 2}, {}),
    Case("stokes", HEXAHEDRON, {}),
    Case("curved_laplace", QUADRILATERAL, {}),
    Case("heat_step", HEXAHEDRON, {}),
    Case("heat_step", {**HEXAHEDRON, "degree": 2}, {"dof_order": "lexicographic", "concurrent_elements": 4}),
    Case("heat_step", {**QUADRILATERAL, "degree": 2}, {}),
    Case("heat_step", {"cell": "tetrahedron"}, {"representation": "quadrature"}),
    Case("neo_hookean", {"cell": "tetrahedron", "degree": 2}, {"concurrent_elements": 4}),
    Case("stokes", {"cell": "triangle"}, {"representation": "quadrature"}),
    Case("advection_diffusion", {"cell": "triangle"}, {"representation": "quadrature", "input": "ufcx"}),
]
BY_LABEL = {case.label: case for case in CASES}


@dataclass(frozen=True)
class Everything:
    """What is built: kernels of teams, and of single threads, by the label of their case."""

    team: Built
    single: Built
    names: dict[str, tuple[str, str, NamedKernels]]


@pytest.fixture(scope="module")
def everything(tmp_path_factory: pytest.TempPathFactory) -> Everything:
    folder = tmp_path_factory.mktemp("team")
    names = {}
    team, single = [], []
    for case in CASES:
        (ours,) = [named for named in prepare([case.job()]) if named.kernels.integral.arity == 2]
        (theirs,) = [named for named in prepare([case.single()]) if named.kernels.integral.arity == 2]
        names[case.label] = (ours.name, theirs.name, ours)
        team.append(ours)
        single.append(theirs)
    return Everything(
        written(team, ("cpu", "hip"), folder / "team"), written(single, ("cpu",), folder / "single"), names
    )


def written(kernels: list[NamedKernels], targets: tuple[str, ...], folder: Path) -> Built:
    generated = generate(kernels, targets)
    write_files(generated.files, folder)
    return compile_sources(generated.sources, folder, targets, ("-O0",))


@pytest.mark.parametrize(("order", "warp"), [("forward", 64), ("reversed", 32), ("random", 64)])
@pytest.mark.parametrize("label", BY_LABEL)
def test_team_agrees_with_one_thread(
    everything: Everything, label: str, order: str, warp: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FEMFORGE_EMULATION_ORDER", order)
    monkeypatch.setenv("FEMFORGE_EMULATION_WARP", str(warp))
    ours, theirs, named = everything.names[label]
    integral = named.kernels.integral
    arrays = kernel_arrays(integral, random_cells(integral, COUNT))
    if BY_LABEL[label].form == "neo_hookean":
        arrays["u"] = arrays["u"] / 16  # larger displacements turn cells inside out
    expected = call_batch(everything.single, theirs, "cpu", COUNT, arrays)
    scale = np.abs(expected).max(axis=1, keepdims=True)
    scalar = everything.team.sources[ours, "hip"].kernel.parameters.scalar
    for target in ("hip", "cpu") if order == "forward" else ("hip",):
        result = call_batch(everything.team, ours, target, COUNT, arrays)
        assert (np.abs(result - expected) / scale).max() < TOLERANCE[scalar], target


def test_points_in_a_loop_give_what_written_ones_give(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    points = {"representation": "quadrature"}
    cases = [
        Case("stokes", {"cell": "triangle"}, {**points, "concurrent_elements": 3}),
        Case("stokes_mini", QUADRILATERAL, {}),
    ]
    monkeypatch.setattr(team_points, "WRITE_OUT_LIMIT", 1)
    looped = agreeing_with_one_thread(cases, tmp_path)
    assert all("sum0" in source.text for source in looped.sources.values())


def test_pairs_of_derivatives_may_come_before_blocks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the task of a line or point stores is the same in the order in which less is held."""
    cases = [
        Case("elasticity_lame", HEXAHEDRON, {"concurrent_elements": 4}),
        Case("elasticity", QUADRILATERAL, {}),
    ]
    monkeypatch.setattr(team_evaluations, "_MANY_ALIVE", 1000)
    blocks_first = [sources_of(prepare([case.job()])[0], ("hip",))[0].text for case in cases]
    monkeypatch.setattr(team_evaluations, "_MANY_ALIVE", 0)
    ours = agreeing_with_one_thread(cases, tmp_path)
    texts = [source.text for (_, target), source in ours.sources.items() if target == "hip"]
    assert all(text not in texts for text in blocks_first)


def agreeing_with_one_thread(cases: list[Case], folder: Path) -> Built:
    """Kernels of teams, compared with those of single threads."""
    single = [prepare([case.single()])[0] for case in cases]
    expected = written(single, ("cpu",), folder / "single")
    team = [prepare([case.job()])[0] for case in cases]
    built = written(team, ("cpu", "hip"), folder / "team")
    for ours, theirs in zip(team, single, strict=True):
        integral = ours.kernels.integral
        arrays = kernel_arrays(integral, random_cells(integral, COUNT))
        right = call_batch(expected, theirs.name, "cpu", COUNT, arrays)
        scale = np.abs(right).max(axis=1, keepdims=True)
        for target in ("hip", "cpu"):
            result = call_batch(built, ours.name, target, COUNT, arrays)
            assert (np.abs(result - right) / scale).max() < TOLERANCE["float64"], target
    return built


def test_a_thread_has_registers_for_its_tasks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Q3 hexahedra: there are ways that want more, and none of them is taken where another one fits."""
    monkeypatch.setitem(team_kernels._MOST_FUNCTIONS, "gpu", {3: 4})
    (named,) = prepare([Job(FORMS / "laplace.form", {**HEXAHEDRON, "degree": 3})])
    kernels, cuda = named.kernels, DEVICES["cuda"]
    plan = team_plan(kernels.representations, kernels.entries, Parameters(), cuda)
    assert isinstance(plan, SteppedPlan)
    problem = plan.problem("here")
    numbers = team_numbers(0, 8, problem, cuda)
    room = scalars_of_a_thread(cuda, 0, 0, 8)
    held = {way.number: max(stage.held for stage in way.stages) for way in problem.ways}
    assert held[numbers.way] <= room < max(held.values())
    alone = replace(problem, ways=tuple(way for way in problem.ways if held[way.number] > room))
    assert held[team_numbers(0, 8, alone, cuda).way] > room


@pytest.mark.parametrize("stem", ["laplace", "elasticity_lame", "advection_diffusion"])
def test_planes_leave_registers_for_other_blocks(stem: str) -> None:
    """Q2 hexahedra: what a task of any way holds is a third of what a thread of the only block of a processor has."""
    (named,) = prepare([Job(FORMS / f"{stem}.form", {**HEXAHEDRON, "degree": 2})])
    kernels, cuda = named.kernels, DEVICES["cuda"]
    plan = team_plan(kernels.representations, kernels.entries, Parameters(), cuda)
    assert isinstance(plan, SteppedPlan)
    problem = plan.problem("here")
    # of the points: pairs of derivatives come before blocks of components, 118 values would be alive otherwise
    assert all(stage.held < 75 for way in problem.ways for stage in way.stages)
    numbers = team_numbers(0, 8, problem, cuda)
    assert numbers.resident >= 2
    (source,) = sources_of(named, ["cuda"])
    assert f"__launch_bounds__({numbers.threads}, {numbers.resident})" in source.text


def test_fewer_operations_are_taken_and_the_reason_is_true() -> None:
    (named,) = prepare([Job(FORMS / "elasticity.form", HEXAHEDRON)])
    (written,) = prepare([Job(FORMS / "elasticity.form", HEXAHEDRON, Parameters(realisation="written"))])
    for target in ("cpu", "cuda", "hip"):
        kernel = named.kernels.element_tensor(target)
        alone = written.kernels.element_tensor(target)
        assert kernel.parameters.realisation == ("looped" if target == "cpu" else "team")
        assert kernel.candidate.flops < alone.costs.flops / 5
        assert str(kernel.candidate.flops) in kernel.why
        assert f"{alone.costs.flops:.0f}" in kernel.why
        assert kernel.costs.flops == kernel.candidate.flops


def test_steps_of_a_cpu_have_to_save_operations() -> None:
    """A penalty on facets of Q2 hexahedra takes as many by tables at points as by loops; waves on Q1 take half."""
    taken = {}
    for stem, degree in (("boundary_conditions", 2), ("acoustic_waves", 1)):
        by_tables = Parameters(representation="quadrature")
        job = Job(FORMS / "facets" / f"{stem}.form", {"cell": "hexahedron", "degree": degree}, by_tables)
        named = [one for one in prepare([job]) if one.analysed.integral.arity == 2]
        (last,) = [one for one in named[-2:] if one.analysed.integral.kind == "exterior_facet"][-1:]
        taken[stem] = last.kernels.element_tensor("cpu").parameters.realisation
    assert taken == {"boundary_conditions": "written", "acoustic_waves": "looped"}


def test_short_code_stays_with_one_thread() -> None:
    (named,) = prepare([Job(FORMS / "laplace.form", QUADRILATERAL)])
    for target in ("cpu", "cuda", "hip"):
        assert named.kernels.element_tensor(target).parameters.realisation == "written"


def test_what_a_threads_registers_do_not_hold_is_shared() -> None:
    biquadratic = {**QUADRILATERAL, "degree": 2}
    (named,) = prepare([Job(FORMS / "laplace.form", biquadratic)])
    kernel = named.kernels.element_tensor("cuda")
    assert kernel.parameters.realisation == "team"
    assert "values alive at a time" in kernel.why
    assert named.kernels.element_tensor("cpu").parameters.realisation == "written"
    single = Parameters().with_values({"scalar": "float32"})
    (named,) = prepare([Job(FORMS / "laplace.form", biquadratic, single)])
    assert named.kernels.element_tensor("cuda").parameters.realisation == "written"


def test_operations_that_stores_hide_are_no_reason_against_a_team() -> None:
    (named,) = prepare([Job(FORMS / "strain_projection.form", {**HEXAHEDRON, "degree": 2})])[:1]
    # that are added: of those that are stored a thread computes the different values
    matrices = ElementKernels(named.kernels.integral, named.job.parameters, "here", added=True)
    kernel = matrices.element_tensor("cuda")
    assert kernel.parameters.realisation == "team"
    assert kernel.candidate.flops > 1.5 * named.kernels.representations.candidates["sum_factorised"].flops


@pytest.mark.parametrize(
    ("form", "define", "values", "cause"),
    [
        ("laplace", {"cell": "triangle"}, FACTORISED, "no product of intervals"),
        ("helmholtz", HEXAHEDRON, {"realisation": "looped"}, "not for this target"),
        ("helmholtz", HEXAHEDRON, {"realisation": "team", "k_place": "shared"}, "k_place"),
        ("helmholtz", HEXAHEDRON, {"realisation": "team", "output": "packed_symmetric"}, "whole"),
        ("helmholtz", HEXAHEDRON, {"realisation": "team", "concurrent_elements": 1024}, "shared memory"),
        ("laplace", HEXAHEDRON, {**FACTORISED, "input": "affine"}, "geometry varies"),
    ],
)
def test_what_teams_cannot_do_is_refused(
    form: str, define: dict[str, Any], values: dict[str, Any], cause: str
) -> None:
    (named,) = prepare([Job(FORMS / f"{form}.form", define, Parameters().with_values(values))])
    with pytest.raises(FemforgeError) as error:
        named.kernels.element_tensor("cuda")
    assert cause in str(error.value)
    mend = error.value.mend
    assert mend


@pytest.mark.parametrize(("division", "estimated"), [("auto", True), ("fast", True), ("exact", False)])
def test_element_tensors_divide_as_asked(division: str, estimated: bool) -> None:
    parameters = Parameters().with_values({"division": division})
    (named,) = prepare([Job(FORMS / "laplace.form", HEXAHEDRON, parameters)])
    for source in sources_of(named, ["cuda", "hip"]):
        assert ("= reciprocal(" in source.text) == estimated, source.file
        assert (" = 1.0 / " in source.text) == (not estimated), source.file


def test_more_shared_memory_than_static_is_asked_for() -> None:
    (named,) = prepare([Job(FORMS / "weighted_laplace.form", HEXAHEDRON)])
    (source,) = sources_of(named, ["cuda"])
    size = source.kernel.costs.shared_bytes
    assert size > 48 << 10
    assert f"cudaFuncAttributeMaxDynamicSharedMemorySize, {size})" in source.text
    assert f"{size}, static_cast<cudaStream_t>(stream)" in source.text


def test_tables_at_points_hold_no_results(tmp_path: Path) -> None:
    """Their results stand beside D, however few they are: blocks take as much memory as the device has."""
    form = tmp_path / "divergence.form"
    form.write_text("""
V, Q = VectorElement("P", tetrahedron, 3), FiniteElement("DP", tetrahedron, 0)
f = Coefficient(FiniteElement("P", tetrahedron, 1))
a = exp(f)*TestFunction(Q)*div(TrialFunction(V))*dx(degree=6)
""")
    (named,) = prepare([Job(form)])
    kernel = named.kernels.element_tensor("hip")
    assert kernel.parameters.realisation == "team"
    assert 8 * sum(array.size for array in kernel.passes[0].nest.shared) <= DEVICES["hip"].dynamic_bytes
