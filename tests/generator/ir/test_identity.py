"""Keys by which programs find kernels of the same integral."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from places import FORMS, REPOSITORY

from femforge.cli.generate import request_of
from femforge.form_jobs import Job, prepare
from femforge.pipeline import generate
from femforge.schedule.parameters import Parameters

SPACE = 'element = FiniteElement("Lagrange", "triangle", 1)\nu, v = TrialFunction(element), TestFunction(element)\n'


def keys(form: Path, kinds: tuple[str, ...] = ("element_tensor",), **parameters: Any) -> list[str]:
    job = Job(form, parameters=Parameters().with_values(parameters), kernels=kinds)
    return [named.origin.key for named in prepare([job])]


def test_all_kernels_of_an_integral_have_one_key() -> None:
    form = FORMS / "elasticity_lame.form"
    found = keys(form, ("element_tensor", "apply", "diagonal", "assemble"))
    for parameters in (
        {"scalar": "float32"}, {"quadrature_degree": 4}, {"input": "affine"}, {"output": "packed_symmetric"},
        {"dof_order": "lexicographic", "component_order": "planar"},
    ):  # fmt: skip
        found += keys(form, **parameters)
    assert len(found) == 9
    assert len(set(found)) == 1


def test_keys_are_of_what_is_integrated_and_not_of_names(tmp_path: Path) -> None:
    forms = {
        "one": "a = inner(grad(u), grad(v)) * dx", "same": "b = dot(grad(u), grad(v)) * dx",
        "twice": "a = 2 * inner(grad(u), grad(v)) * dx", "mass": "a = u * v * dx",
        "on_three": "a = inner(grad(u), grad(v)) * dx(3)",
    }  # fmt: skip
    found = {}
    for name, text in forms.items():
        (tmp_path / f"{name}.form").write_text(SPACE + text + "\n")
        (found[name],) = keys(tmp_path / f"{name}.form")
    assert found["one"] == found["same"] == found["on_three"]
    assert len(set(found.values())) == 3


def test_other_cells_and_elements_have_other_keys() -> None:
    jobs = [
        Job(FORMS / "laplace.form", {"cell": cell, "degree": degree})
        for cell in ("triangle", "tetrahedron", "hexahedron")
        for degree in (1, 2)
    ]
    assert len({named.origin.key for named in prepare(jobs)}) == len(jobs)


def test_every_operator_of_the_tests_has_element_tensors_of_its_key() -> None:
    request = request_of((), REPOSITORY / "tests" / "kernels.toml", None, None, (), (), None)
    prepared = prepare(request.jobs)
    tensors = {named.origin.key for named in prepared if named.kind == "element_tensor"}
    # functionals are compared with known numbers, and with sums of element tensors elsewhere
    operators = [named for named in prepared if named.kind != "functional"]
    without = [named for named in operators if named.origin.key not in tensors]
    # vector Laplace has operators only on quadrilaterals and hexahedra; stresses of degree 3 are compared with those of
    # a known displacement, as their element tensors would take compilers long
    assert {named.origin.file for named in without} == {"vector_laplace.form", "stress.form"}
    assert all("_q3x3_hexahedron_" in named.name for named in without if named.origin.file == "stress.form")


def test_descriptors_and_the_manifest_have_key_and_subdomains() -> None:
    job = Job(FORMS / "two_materials.form", {"cell": "triangle"})
    prepared = prepare([replace(job, kernels=("apply",))])
    generated = generate(prepared, ["cpu"])
    for named, subdomain in zip(prepared, (1, 2), strict=True):
        text = next(s.text for s in generated.sources if s.name == named.name)
        assert f"constexpr int32_t subdomains[] = {{{subdomain}}};" in text
        assert f'"{named.origin.key}",' in text
        assert '"two_materials.form",' in text
        entry = f'"key": "{named.origin.key}"'
        assert entry in generated.files["femforge_manifest.json"]
