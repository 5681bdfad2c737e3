"""The spaces of element tensors that are not ``written``, and of kernels that add to matrices."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import Any

import pytest
from places import FORMS
from tuning_runs import fresh

from femforge.errors import FemforgeError
from femforge.form_jobs import Job, prepare
from femforge.kernels import element_tensor, operators
from femforge.schedule.parameters import Parameters
from femforge.schedule.tuned import TUNABLE
from femforge.tuning.records import key_of
from femforge.tuning.spaces import space_of

pytestmark = pytest.mark.slow

TARGETS = ("cuda", "hip", "cpu")
#: What is not ``written``: matrices in steps by directions and by tables at points, vectors in loops and in steps.
STEPS = {
    "matrix": Job(FORMS / "laplace.form", {"cell": "hexahedron", "degree": 1}),
    "vector": Job(FORMS / "load.form", {"cell": "hexahedron", "degree": 2}),
    "added": Job(FORMS / "laplace.form", {"cell": "hexahedron", "degree": 1}, kernels=("assemble",)),
}
#: Realisations by device, and the representations that have them.
WAYS = {
    "matrix": ({"team"}, {"looped"}, {"sum_factorised", "quadrature"}),
    "vector": ({"team", "looped"}, {"looped"}, {"sum_factorised"}),
    "added": ({"team"}, {"looped"}, {"sum_factorised", "quadrature"}),
}


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("name", WAYS)
def test_steps_and_loops_of_element_tensors_are_tried(name: str, target: str) -> None:
    one = fresh(STEPS[name], target)
    on_device, on_cpu, representations = WAYS[name]
    values = [p.values for p in one.space.points if p.values["realisation"] != "written"]
    assert {v["realisation"] for v in values} == (on_cpu if target == "cpu" else on_device)
    assert {v["representation"] for v in values} == representations
    assert len({v["concurrent_elements"] for v in values}) > 3
    assert one.space.untuned in [point.values for point in one.space.points]
    for chosen in values[:: max(1, len(values) // 6)]:
        source = one.source(chosen, "v0")
        assert {n: getattr(source.kernel.parameters, n) for n in chosen} == chosen


def test_what_takes_many_operations_is_tried_last() -> None:
    def likes(**wanted: Any) -> float:
        found = [p for p in space.points if all(p.values[n] == v for n, v in wanted.items())]
        return min(point.prior for point in found)

    space = fresh(replace(STEPS["matrix"], define={"cell": "hexahedron", "degree": 2}), "cuda").space
    team = likes(realisation="team", representation="sum_factorised")
    assert team == 1.0
    # tables at all points, 15 and 46 times as many
    assert 3 < likes(realisation="team", representation="quadrature") < 5
    assert likes(mapping="contraction", representation="quadrature") > 5


def test_steps_that_are_asked_for_are_all_that_is_tried() -> None:
    job = replace(STEPS["matrix"], parameters=Parameters(realisation="team", representation="sum_factorised"))
    found = [point.values for point in fresh(job, "cuda").space.points]
    assert {(v["realisation"], v["representation"]) for v in found} == {("team", "sum_factorised")}
    assert len(found) == len({v["concurrent_elements"] for v in found}) > 3


def test_parameters_of_steps_given_back_make_the_same_kernel() -> None:
    one = fresh(STEPS["matrix"], "cuda")
    own = one.named.kernels.element_tensor("cuda")
    assert own.parameters.realisation == "team"
    again = one.source(one.space.untuned, "v0").kernel
    assert again.parameters.with_values({"tuning": "auto"}) == own.parameters
    # what a thread's own cell has is nothing that steps have
    with pytest.raises(FemforgeError, match=r"mapping, unroll: not for realisation = team"):
        one.source({**one.space.untuned, "mapping": "contraction", "unroll": "none"}, "v0")


@pytest.mark.parametrize(("degree", "cell", "scatters"), [
    (1, "hexahedron", {"atomic", "colour", "blocks"}), (1, "tetrahedron", {"atomic", "colour", "blocks"}),
])  # fmt: skip
@pytest.mark.parametrize("target", ["cuda", "cpu"])
def test_kernels_that_add_to_a_matrix_are_tuned(
    target: str, degree: int, cell: str, scatters: set[str]
) -> None:
    job = Job(FORMS / "laplace.form", {"cell": cell, "degree": degree}, kernels=("assemble",))
    one = fresh(job, target)
    names = TUNABLE["assemble"]
    values = [point.values for point in one.space.points]
    assert len({key_of(v) for v in values}) == len(values) > 50
    assert values.count(one.space.untuned) == 1
    untuned = one.named.operators.kernel(target).parameters
    assert one.space.untuned == {n: getattr(untuned, n) for n in names}
    assert {v["scatter"] for v in values} == (scatters if target == "cuda" else scatters - {"blocks"})
    sums = [v for v in values if v["scatter"] == "blocks"]
    if target == "cuda":
        # an entry a lane, as additions want them
        assert {v["store_width"] for v in values} == {1}
        assert {v["realisation"] for v in sums} == {"written", "team"}
    for chosen in (*sums, *values[:: len(values) // 8]):
        assert tuple(chosen) == names
        source = one.source(chosen, "v0")
        assert {n: getattr(source.kernel.parameters, n) for n in names} == chosen
    (reference,) = one.reference()
    assert (reference.kernel.kind, reference.kernel.target) == ("assemble", "cpu")
    assert reference.kernel.candidate.name == "quadrature"
    assert one.subject.key.startswith(f"assemble {cell}")


def test_every_way_of_adding_to_a_matrix_has_its_turn() -> None:
    added = fresh(STEPS["added"], "cuda").space
    turns = {(values["realisation"], values["scatter"]) for values in added.preferred[:6]}
    assert turns == set(product(("written", "team"), ("atomic", "colour", "blocks")))


@pytest.mark.parametrize(
    ("form", "target", "tried"),
    [("biharmonic", "cuda", False), ("biharmonic", "cpu", True), ("interior_penalty", "cuda", True)],
)
def test_colours_do_not_part_what_both_cells_of_a_facet_have(form: str, target: str, tried: bool) -> None:
    """Threads that share a facet's element matrix would add to one nonzero at once, where both cells have a dof."""
    define = {"cell": "triangle", "degree": 2}
    prepared = prepare([Job(FORMS / f"facets/{form}.form", define, kernels=("assemble",))])
    [interior] = [named.operators for named in prepared if named.operators.integral.members > 1]
    assert ("colour" in {point.values["scatter"] for point in space_of(interior, target).points}) == tried
    colour = interior.with_parameters(Parameters(scatter="colour"))
    if tried:
        assert colour.kernel(target).parameters.scatter == "colour"
        if target == "cpu":
            with pytest.raises(FemforgeError, match=r"blocks is not for assemble \(CPU\)\n"):
                interior.with_parameters(Parameters(scatter="blocks")).kernel("cpu")
        return
    with pytest.raises(
        FemforgeError, match=r"colour is not for assemble .*: both cells of a facet have its"
    ) as refused:
        colour.kernel(target)
    assert {change.value for way in refused.value.ways for change in way} == {"atomic", "blocks"}


def test_nobody_looks_for_mends_of_variants(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of what is refused in a space nobody reads the message; looking for its mends takes minutes."""

    def nobody(*_: object) -> FemforgeError:
        raise AssertionError("mends are looked for")

    for module in (element_tensor, operators):
        monkeypatch.setattr(module, "with_working_mends", nobody)
    job = Job(FORMS / "two_materials.form", {"cell": "hexahedron", "degree": 1}, kernels=("assemble",))
    assert all(len(space_of(named.operators, "cuda").points) > 100 for named in prepare([job]))


@pytest.mark.parametrize(("form", "cell", "degree"), [
    # half of the entries of both sides are zero: four facets at a time have no threads for all
    ("facets/acoustic_waves", "triangle", 2),
    # a thread has no registers for values of K of all
    ("stokes_mini", "tetrahedron", 2),
])  # fmt: skip
def test_matrices_with_zeros_are_made_by_parameters_given_back(form: str, cell: str, degree: int) -> None:
    job = Job(FORMS / f"{form}.form", {"cell": cell, "degree": degree}, kernels=("assemble",))
    for named in prepare([job]):
        kernels = named.operators
        taken = kernels.without_table("cuda")
        values = {name: getattr(taken, name) for name in TUNABLE["assemble"]}
        again = kernels.with_parameters(kernels.asked.with_values({"tuning": "none", **values}))
        assert {name: getattr(again.without_table("cuda"), name) for name in values} == values
