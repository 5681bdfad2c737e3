"""The spaces that the tuner searches: all legal, no point twice, the untuned choice among them."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from places import FORMS
from tuning_runs import fresh

from femforge.emit.sources import kernel_source
from femforge.errors import ExitCode, FemforgeError
from femforge.form_jobs import Job, prepare
from femforge.kernels.element_tensor import ElementKernels
from femforge.schedule.devices import DEVICES
from femforge.schedule.occupancy import resident_threads, shared_scalars, threads_of_block
from femforge.schedule.parameters import Parameters, TensorParameters
from femforge.schedule.problems import TensorProblem
from femforge.schedule.resolve import resolve
from femforge.schedule.tuned import TUNABLE as TUNABLE_BY_KIND
from femforge.tuning.records import Values, identity_of, key_of, label_of
from femforge.tuning.spaces import Point, Space
from femforge.tuning.subjects import Tunable, Variant, tunables

pytestmark = pytest.mark.slow

TARGETS = ("cuda", "hip", "cpu")
TUNABLE = TUNABLE_BY_KIND["element_tensor"]
PAPER = Job(FORMS / "laplace.form", {"cell": "triangle"}, Parameters(scalar="float32", input="geometry"))
JOBS = {
    "laplace from G": PAPER,
    "laplace": Job(FORMS / "laplace.form", {"cell": "interval", "degree": 1}),
    "elasticity": Job(
        FORMS / "elasticity.form", {"cell": "triangle", "degree": 2}, Parameters(scalar="float32")
    ),
    "packed": Job(FORMS / "mass.form", {"cell": "tetrahedron"}, Parameters(output="packed_symmetric")),
    "load": Job(FORMS / "load.form", {"cell": "tetrahedron", "degree": 1}),
    "hexahedron": Job(FORMS / "laplace.form", {"cell": "hexahedron"}, Parameters(quadrature_degree=3)),
}
CASES = [(name, target) for name in JOBS for target in TARGETS]


@cache
def tunable(name: str, target: str) -> Tunable:
    return fresh(JOBS[name], target)


@cache
def problem_of(kernels: ElementKernels, representation: str) -> TensorProblem:
    return kernels.problem(kernels.representations.candidates[representation])


def resolved(kernels: ElementKernels, values: Values, target: str) -> TensorParameters:
    asked = replace(kernels.asked.of(TensorParameters), tuning="none", **dict(values))
    return resolve(asked, problem_of(kernels, values["representation"]), DEVICES[target])


def space_and_kernels(name: str, target: str) -> tuple[Space, ElementKernels]:
    one = tunable(name, target)
    assert one.kernels is one.named.kernels
    return one.space, one.named.kernels


def written(space: Space) -> list[Point]:
    """Points whose threads have a cell, or own entries."""
    return [point for point in space.points if point.values["realisation"] == "written"]


@pytest.mark.parametrize(("name", "target"), CASES)
def test_every_point_is_legal_and_says_everything(name: str, target: str) -> None:
    space, kernels = space_and_kernels(name, target)
    assert len(space.points) > 20
    with kernels.integral.graph.scratch():
        for point in written(space):
            assert set(point.values) == set(TUNABLE)
            assert "auto" not in point.values.values()
            parameters = resolved(kernels, point.values, target)
            assert {n: getattr(parameters, n) for n in TUNABLE} == point.values
            fixed = replace(parameters, **{n: getattr(kernels.asked, n) for n in TUNABLE}, tuning="auto")
            assert fixed == kernels.asked.of(TensorParameters)


@pytest.mark.parametrize(("name", "target"), CASES)
def test_no_point_comes_twice_and_the_untuned_choice_is_there(name: str, target: str) -> None:
    space, kernels = space_and_kernels(name, target)
    points = [tuple(sorted(point.values.items())) for point in space.points]
    assert len(points) == len(set(points))
    assert tuple(sorted(space.untuned.items())) in points
    untuned = kernels.without_table(target)
    assert space.untuned == {n: getattr(untuned, n) for n in TUNABLE}
    assert sum(Variant(tunable(name, target), p.values).untuned for p in space.points) == 1
    priors = [point.prior for point in space.points]
    assert priors == sorted(priors)
    assert priors[0] >= 1


@pytest.mark.parametrize(("name", "target"), CASES)
def test_every_parameter_of_the_paper_is_varied(name: str, target: str) -> None:
    space, kernels = space_and_kernels(name, target)
    seen: dict[str, set[Any]] = {n: {p.values[n] for p in space.points} for n in TUNABLE}
    assert seen["unroll"] == {"none", "inner", "full"}
    sliced = {"slices"} if name == "elasticity" and target != "cpu" else set()
    by_values = {"values"} if target != "cpu" and len(kernels.entries) >= 64 else set()
    assert seen["mapping"] == {"cell", "contraction"} | sliced | by_values
    assert (seen["slice_threads"] > {0}) == bool(sliced)
    assert seen["interleave_stores"] == {True, False}
    assert len(seen["element_batch"]) >= 5
    assert len(seen["concurrent_elements"]) >= 3
    places = (
        {"literal", "shared", "constant"} if target == "cpu" else {"literal", "shared", "constant", "global"}
    )
    assert seen["k_place"] >= places
    assert all(p.values["element_batch"] % p.values["concurrent_elements"] == 0 for p in space.points)
    if name == "hexahedron":
        assert "sum_factorised" in seen["representation"]
    if name == "elasticity" and target != "cpu":
        assert seen["store_width"] == {1, 2, 4}
        assert seen["store_chunk"] > {0}
        assert "registers" in seen["k_place"]
        assert len(seen["entries_per_thread"]) > 2


@pytest.mark.parametrize("target", ["cuda", "hip"])
def test_variants_fill_a_multiprocessor(target: str) -> None:
    space, kernels = space_and_kernels("laplace from G", target)
    device = DEVICES[target]
    for point in written(space):
        if point.values == space.untuned:
            continue
        problem = problem_of(kernels, point.values["representation"])
        parameters = resolved(kernels, point.values, target)
        assert device.warp <= threads_of_block(parameters, problem, device) <= device.max_threads
        assert resident_threads(parameters, problem, device) >= 256


@pytest.mark.parametrize(("name", "target"), [(n, t) for n, t in CASES if t != "cpu" and n != "packed"])
def test_the_estimate_of_a_block_is_what_the_kernel_takes(name: str, target: str) -> None:
    one = tunable(name, target)
    kernels = one.named.kernels
    for point in one.space.points[:: max(1, len(one.space.points) // 12)]:
        kernel = one.source(point.values, "probe").kernel
        with kernels.integral.graph.scratch():
            problem = problem_of(kernels, point.values["representation"])
            estimate = (
                shared_scalars(kernel.parameters, problem, DEVICES[target]) * kernel.parameters.scalar_bytes
            )
        assert threads_of_block(kernel.parameters, problem, DEVICES[target]) == kernel.nest.threads
        assert estimate == pytest.approx(kernel.costs.shared_bytes, rel=0.1, abs=64), point.values


def spread(space: Space, count: int) -> list[Values]:
    step = max(1, len(space.points) // count)
    return [point.values for point in space.points[::step]]


@pytest.mark.parametrize(
    ("name", "target"), [("laplace from G", t) for t in TARGETS] + [("hexahedron", "cuda")]
)
def test_sources_are_the_same_every_time(name: str, target: str) -> None:
    first, second = tunable(name, target), fresh(JOBS[name], target)
    assert first.space == second.space
    texts = set()
    for number, values in enumerate(spread(first.space, 8)):
        source = first.source(values, f"v{number}")
        assert source.name.endswith(f"_v{number}_element_tensor")
        assert {n: getattr(source.kernel.parameters, n) for n in TUNABLE} == values
        # made in another order, by another object, and once more: nothing is carried over
        assert source.text == first.source(values, f"v{number}").text
        texts.add(first.source(values, "same").text)
    for number, values in reversed(list(enumerate(spread(first.space, 8)))):
        assert second.source(values, f"v{number}").text == first.source(values, f"v{number}").text
    assert len(texts) == len(spread(first.space, 8))


def test_values_that_are_not_legal_are_refused() -> None:
    one = tunable("laplace from G", "cuda")
    values = {**one.space.untuned, "concurrent_elements": 48, "element_batch": 64}
    with pytest.raises(FemforgeError, match="no multiple") as caught:
        one.source(values, "v0")
    assert caught.value.code == ExitCode.PARAMETERS


def test_a_subject_says_what_is_tuned() -> None:
    subject = tunable("laplace from G", "hip").subject
    assert subject.kernel == "laplace_p1_triangle_f32_from_g_element_tensor"
    assert (subject.target, subject.scalar, subject.input, subject.output) == (
        "hip",
        "float32",
        "geometry",
        "full",
    )
    assert (subject.cell, subject.element, subject.degree, subject.form) == (
        "triangle",
        "P1",
        1,
        "laplace.form: a",
    )
    assert subject.key == tunable("laplace from G", "cuda").subject.key
    assert subject.command.startswith("femforge generate laplace.form")
    assert len({tunable(name, "cuda").subject.key for name in JOBS}) == len(JOBS)


def test_parameters_that_are_set_stay_open_to_the_search() -> None:
    job = replace(PAPER, parameters=replace(PAPER.parameters, unroll="inner", mapping="contraction"))
    one = fresh(job, "cuda")
    for values in spread(tunable("laplace from G", "cuda").space, 3):
        open_kernel = tunable("laplace from G", "cuda").source(values, "v0").kernel
        assert one.source(values, "v0").kernel.parameters == open_kernel.parameters
    assert (one.space.untuned["unroll"], one.space.untuned["mapping"]) == ("inner", "contraction")


def test_the_reference_is_another_representation_and_brings_its_geometry() -> None:
    kernel, geometry = tunable("laplace from G", "cuda").reference()
    assert kernel.kernel.target == geometry.kernel.target == "cpu"
    assert geometry.kernel.kind == "geometry"
    (alone,) = tunable("load", "cuda").reference()
    assert alone.kernel.candidate.name == "quadrature"


def test_names_of_variants() -> None:
    values = {"unroll": "full", "interleave_stores": True, "element_batch": 64}
    assert label_of(values) == "unroll=full, interleave_stores=true, element_batch=64"
    turned = dict(reversed(values.items()))
    assert identity_of("k", "cuda", values) == identity_of("k", "cuda", turned)
    assert identity_of("k", "hip", values) != identity_of("k", "cuda", values)


# -- kernels of operators ----------------------------------------------------------------------------------

HEXAHEDRON = Parameters(quadrature_degree=3)
OPERATORS = {
    "apply": Job(FORMS / "laplace.form", {"cell": "hexahedron", "degree": 1}, HEXAHEDRON, kernels=("apply",)),
    "macro_elements": Job(
        FORMS / "laplace.form", {"cell": "tetrahedron", "degree": 1}, Parameters(numbering="shared"),
        kernels=("apply",),
    ),
    "residual": Job(
        FORMS / "p_laplace.form", {"cell": "triangle"}, Parameters(constraints=True), kernels=("residual",)
    ),
    "diagonal": Job(
        FORMS / "mass.form", {"cell": "tetrahedron"}, Parameters(scalar="float32"), kernels=("diagonal",)
    ),
    "stored": Job(
        FORMS / "laplace.form", {"cell": "triangle", "degree": 1}, Parameters(input="geometry"), kernels=("apply",)
    ),
    "functional": Job(FORMS / "energy.form", {"cell": "triangle", "degree": 1}, kernels=("functional",)),
    "expression": Job(FORMS / "expressions/stress.form", {"cell": "triangle"}, kernels=("apply",)),
}  # fmt: skip
#: The one scatter of those that add to no vector.
NOT_ADDING = {"functional": "ordered", "expression": "store"}
ADDING = [name for name in OPERATORS if name not in NOT_ADDING]
OPERATOR_CASES = [(name, target) for name in OPERATORS for target in TARGETS]


@cache
def operator(name: str, target: str) -> Tunable:
    return fresh(OPERATORS[name], target)


@pytest.mark.parametrize(("name", "target"), OPERATOR_CASES)
def test_points_of_operators_are_legal_and_say_everything(name: str, target: str) -> None:
    one = operator(name, target)
    kernels, tunable_names = one.named.operators, TUNABLE_BY_KIND[one.named.kind]
    points = [point.values for point in one.space.points]
    assert len(points) > 50
    assert len({tuple(sorted(values.items())) for values in points}) == len(points)
    assert one.space.untuned in points
    assert sum(Variant(one, values).untuned for values in points) == 1
    untuned = kernels.without_table(target)
    assert one.space.untuned == {n: getattr(untuned, n) for n in tunable_names}
    priors = [point.prior for point in one.space.points]
    assert priors == sorted(priors)
    assert priors[0] >= 1
    for values in points:
        assert set(values) == set(tunable_names)
        assert "auto" not in values.values()
        asked = replace(kernels.asked, **values)
        assert {n: getattr(asked, n) for n in tunable_names} == values
        parameters = kernels.with_parameters(asked).without_table(target)
        assert replace(parameters, **untuned_rest(asked, tunable_names)) == asked, (
            "nothing is left to be chosen"
        )


def untuned_rest(asked: Parameters, names: tuple[str, ...]) -> dict[str, Any]:
    """What functionals do not have of the parameters that tables decide."""
    return {n: getattr(asked, n) for n in TUNABLE_BY_KIND["apply"] if n not in names}


@pytest.mark.parametrize("target", TARGETS)
def test_every_way_of_adding_up_is_in_the_space(target: str) -> None:
    def seen(name: str, parameter: str) -> set[Any]:
        return {point.values[parameter] for point in operator(name, target).space.points}

    # other bits in every run, or values that are added to what is there, are for who asks for them
    assert all(seen(name, "scatter") == {scatter} for name, scatter in NOT_ADDING.items())
    if target == "cpu":
        assert all(seen(name, "scatter") == {"atomic", "colour", "gather"} for name in ADDING)
        assert all(seen(name, "resident_blocks") == {0} for name in OPERATORS)
        return
    everywhere = {"atomic", "colour", "gather", "blocks"}
    assert seen("apply", "scatter") == {*everywhere, "merge"}
    assert all(seen(name, "scatter") == everywhere for name in ADDING if name != "apply")
    assert seen("apply", "merge_row") == {0, 1, 8}
    assert seen("macro_elements", "macro_cells") == {1, 3}
    assert seen("apply", "macro_cells") == {1}
    assert seen("apply", "realisation") == {"written", "looped", "team"}
    assert seen("apply", "division") == {"fast", "exact"}
    assert len(seen("apply", "block_nodes")) > 3
    assert len(seen("macro_elements", "resident_blocks")) > 3
    assert seen("functional", "realisation") == {"written", "looped", "team", "fragments"}
    shared = {"team", "fragments"}
    alone = [
        p.values for p in operator("functional", target).space.points if p.values["realisation"] not in shared
    ]
    assert min(values["element_batch"] for values in alone) == DEVICES[target].warp


def test_the_cost_model_compares_variants_of_one_realisation() -> None:
    space = operator("apply", "cuda").space
    kinds = {"written", "looped", "team"}
    assert {values["realisation"] for values in space.preferred[:3]} == kinds
    assert {values["realisation"] for values in space.preferred[3:6]} == kinds
    assert sorted(map(key_of, space.preferred)) == sorted(key_of(point.values) for point in space.points)
    for kind in kinds:
        own = [values for values in space.preferred if values["realisation"] == kind]
        assert own == [point.values for point in space.points if point.values["realisation"] == kind]
    tensors = tunable("laplace from G", "cuda").space  # all written
    assert list(tensors.preferred) == [point.values for point in tensors.points]


@pytest.mark.parametrize("target", TARGETS)
def test_threads_that_share_the_samples_of_simplices_are_tried(target: str) -> None:
    job = Job(FORMS / "laplace.form", {"cell": "triangle", "degree": 5}, kernels=("apply",))
    one, on_device = fresh(job, target), target != "cpu"
    found = [point.values for point in one.space.points]
    kinds = {name: [v for v in found if v["realisation"] == name] for name in ("team", "fragments")}
    for name, shared in kinds.items():
        if name == "fragments" and not on_device:
            assert not shared
            continue
        # modes and points are samples, each with every scatter that takes what several threads have computed
        wanted = {"atomic", "colour", "gather"}
        # collapsed directions as well, but for fragments
        sampled = ["tensor", "quadrature", *(["sum_factorised"] if name == "team" else [])]
        assert {(v["representation"], v["scatter"]) for v in shared} == set(product(sampled, wanted))
        cells = {8, 16, 24, 32} if name == "fragments" else {1, 2, 4, 8, 16, 32}
        assert {v["concurrent_elements"] for v in shared} <= cells
        assert len({v["concurrent_elements"] for v in shared}) > 2
        assert all(v["element_batch"] == v["concurrent_elements"] for v in shared)
        assert len({v["resident_blocks"] for v in shared}) > (3 if on_device else 0)
        # blocks are of whole warps, however few cells they have
        for values in shared[:: max(1, len(shared) // 3)]:
            nest = one.source(values, "v0").kernel.nest
            assert nest.threads % DEVICES[target].warp == 0
            assert nest.threads * values["resident_blocks"] <= 2048


@pytest.mark.parametrize(
    ("name", "target"), [("apply", "cuda"), ("macro_elements", "hip"), ("stored", "cpu")]
)
def test_sources_of_operators_are_the_same_every_time(name: str, target: str) -> None:
    one, kind = operator(name, target), "apply"
    texts = set()
    # asked for by name, collapsed directions take points of their own
    tried = [
        v for v in spread(one.space, 6) if v["representation"] != "sum_factorised" or name != "macro_elements"
    ]
    for values in tried:
        source = one.source(values, "v3")
        assert source.name.endswith(f"_v3_{kind}")
        assert {n: getattr(source.kernel.parameters, n) for n in TUNABLE_BY_KIND[kind]} == values
        # as if it was all that had ever been made
        parameters = replace(OPERATORS[name].parameters, **values, tuning="none")
        alone = fresh(replace(OPERATORS[name], parameters=parameters), target)
        kernel = alone.named.operators.kernel(target)
        assert kernel_source(kernel, source.name, source.origin).text == source.text
        texts.add(source.text)
    assert len(texts) == len(tried) > 3


def test_references_of_operators_add_up_in_a_fixed_order() -> None:
    for name, kind in (("apply", "apply"), ("residual", "residual"), ("diagonal", "diagonal")):
        (kernel,) = operator(name, "cuda").reference()
        assert (kernel.kernel.kind, kernel.kernel.target) == (kind, "cpu")
        assert kernel.kernel.parameters.scatter == "gather"
        assert kernel.kernel.candidate.name == "quadrature"
        assert kernel.name == operator(name, "cuda").subject.kernel
    kernel, geometry = operator("stored", "cuda").reference()
    assert (geometry.kernel.kind, geometry.name) == ("geometry", f"{kernel.name}_geometry")


def test_subjects_of_operators_say_their_kind() -> None:
    subject = operator("macro_elements", "cuda").subject
    assert (subject.kind, subject.kernel) == ("apply", "laplace_p1_tetrahedron_f64_shared_apply")
    assert subject.coefficients == ""
    assert subject.key.startswith("apply tetrahedron")
    assert "--kernel apply" in subject.command


@pytest.mark.parametrize(
    ("job", "cause", "mend"),
    [
        (
            Job(FORMS / "laplace.form", parameters=Parameters(scatter="element"), kernels=("apply",)),
            "kernels on E-vectors",
            "leave scatter out",
        ),
        (
            Job(FORMS / "laplace.form", by_target={"cuda": {"scatter": "element"}}, kernels=("apply",)),
            "kernels on E-vectors",
            "leave scatter out",
        ),
    ],
    ids=["E-vectors", "E-vectors on a target"],
)
def test_operators_that_cannot_be_tuned_are_refused(job: Job, cause: str, mend: str) -> None:
    with pytest.raises(FemforgeError, match=cause) as caught:
        tunables(prepare([job]), ["cpu"])
    assert mend in caught.value.mend
    assert caught.value.place.endswith(job.kernels[0])


def test_operators_between_two_spaces(tmp_path: Path) -> None:
    (tmp_path / "slope.form").write_text(
        'v = TestFunction(FiniteElement("Lagrange", "triangle", 1))\n'
        'u = TrialFunction(FiniteElement("Lagrange", "triangle", 2))\n'
        "a = inner(v, u.dx(0)) * dx\n"
    )
    one = fresh(Job(tmp_path / "slope.form", kernels=("apply",)), "cpu")
    assert {point.values["scatter"] for point in one.space.points} == {"atomic", "colour", "gather"}
    (reference,) = one.reference()
    assert reference.kernel.parameters.scatter == "gather"


@pytest.mark.parametrize("name", NOT_ADDING)
def test_references_that_add_to_no_vector_keep_their_way(name: str) -> None:
    (reference,) = operator(name, "cuda").reference()
    assert (reference.kernel.target, reference.kernel.parameters.scatter) == ("cpu", NOT_ADDING[name])
    assert reference.name == operator(name, "cuda").subject.kernel


def test_a_scatter_that_is_asked_for_is_tried() -> None:
    job = replace(OPERATORS["functional"], parameters=Parameters(scatter="atomic"))
    assert {point.values["scatter"] for point in fresh(job, "cuda").space.points} == {"atomic"}
    assert len(fresh(job, "cuda").space.points) > 20


def test_expressions_have_keys_of_their_own() -> None:
    assert operator("expression", "cpu").subject.key.startswith("apply values of an expression triangle")


@pytest.mark.parametrize(("kind", "fixed"), [
    ("apply", {"scatter": "atomic", "realisation": "written"}),
    ("apply", {"representation": "quadrature", "resident_blocks": 4}),
    ("element_tensor", {"mapping": "cell", "unroll": "full"}),
])  # fmt: skip
def test_what_is_set_stays(kind: str, fixed: dict[str, Any]) -> None:
    def space(own: dict[str, Any], by_target: dict[str, dict[str, Any]]) -> Space:
        return fresh(
            Job(FORMS / "laplace.form", {"cell": "tetrahedron", "degree": 1}, Parameters().with_values(own),
                by_target=by_target, kernels=(kind,)), "cuda",
        ).space  # fmt: skip

    every = space({}, {})
    kept = [p.values for p in every.points if all(p.values[n] == v for n, v in fixed.items())]
    assert 0 < len(kept) < len(every.points)
    for one in (space(fixed, {}), space({}, {"cuda": fixed})):
        found = [p.values for p in one.points]
        assert one.untuned in found
        assert all(values[name] == value for values in found for name, value in fixed.items())
        assert all(values in found for values in kept)
    assert space({}, {"hip": fixed}).points == every.points
