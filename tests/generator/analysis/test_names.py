"""Names of coefficients and constants that kernels have for themselves."""

from __future__ import annotations

import contextlib
import itertools
import re
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from form_cases import Variant
from kernel_build import WARNINGS, build, call_batch
from kernel_cells import kernel_arrays, random_cells
from operator_cases import Case, check
from places import FORMS

from femforge.analysis import names
from femforge.emit.origin import KernelSource
from femforge.errors import FemforgeError
from femforge.form_jobs import Job, NamedKernels, prepare
from femforge.formfile.naming import not_in_c
from femforge.pipeline import generate, sources_of
from femforge.schedule.parameters import Parameters

NUMBERED = [
    "t0",
    "n0",
    "g0",
    "G0",
    "J00",
    "adj00",
    "row0",
    "column0",
    "offset0",
    "K0_0",
    "u0_1",
    "x0_0",
    "weights_0",
    "w_1",
    "w_dofs",
    "P1_d00",
    "n0_to_n1",
    "d0",
    "l0",
    "d0_to_d3",
    "nonzero0_to_nonzero1",
    "sum0",
    "value0",
    "result0",
    "flux0",
    "taken0",
    "joined0",
    "passed0_1",
    "nonzero0",
    "x_nodes",
]
WORDS = sorted(set(names._WORDS) - {"test"}) + NUMBERED
HARMLESS = [f"alpha{letter}{other}" for letter, other in itertools.product("abcdefghijklmnop", repeat=2)]


def form_file(path: Path, given: list[str], cell: str = "triangle") -> Path:
    """A form whose coefficients (degree 1, degree 0) and constants have the given names, in turn."""
    family = "P" if cell == "triangle" else "Q"
    kinds = [
        "Coefficient(element)",
        f'Coefficient(FiniteElement("D{family}", "{cell}", 0))',
        f'Constant("{cell}")',
    ]
    lines = [
        f'element = FiniteElement("{family}", "{cell}", 1)',
        "phi = TestFunction(element)",
        "psi = TrialFunction(element)",
    ]
    lines += [f"{name} = {kinds[(0, 1, 2, 1, 2)[number % 5]]}" for number, name in enumerate(given)]
    terms = [
        f"{1 + number} * {name} * inner({'grad(phi), grad(psi)' if number % 2 else 'phi, psi'})"
        for number, name in enumerate(given)
    ]
    # a sum of sums, as long sums are deep
    groups = [terms[first : first + 20] for first in range(0, len(terms), 20)]
    lines += [f"summand{number} = {' + '.join(group)}" for number, group in enumerate(groups)]
    lines.append(f"form_of_all = ({' + '.join(f'summand{number}' for number in range(len(groups)))}) * dx")
    path.write_text("\n".join(lines) + "\n")
    return path


@pytest.mark.parametrize("half", [0, 1])
@pytest.mark.parametrize(
    "parameters", [{"representation": "tensor"}, {"representation": "quadrature", "mapping": "contraction"}]
)
def test_every_reserved_name_can_be_used_in_a_form(
    tmp_path: Path, parameters: dict[str, str], half: int
) -> None:
    words = WORDS[half::2]  # all of them are more than K has columns
    usual = HARMLESS[: len(words)]
    jobs = [
        Job(form_file(tmp_path / f"{stem}.form", given), {}, Parameters().with_values(parameters))
        for stem, given in (("own", words), ("plain", usual))
    ]
    built = build(jobs, tmp_path, flags=["-O0", *WARNINGS])
    own, plain = (named.analysed.integral for named in prepare(jobs))
    cells = random_cells(plain, 5)
    expected = call_batch(
        built, "plain_p1_triangle_f64_element_tensor", "cpu", 5, kernel_arrays(plain, cells)
    )
    arrays = kernel_arrays(plain, cells)
    new = {f.called or f.name: f.name for f in (*own.coefficients, *own.constants)}
    assert not set(new.values()) & set(WORDS)
    renamed = {new[word]: arrays[harmless] for word, harmless in zip(words, usual, strict=True)}
    for target in ("cpu", "hip"):
        result = call_batch(built, "own_p1_triangle_f64_element_tensor", target, 5, {**arrays, **renamed})
        assert np.abs(result - expected).max() < 1e-13 * np.abs(expected).max()


@pytest.mark.slow
def test_every_reserved_name_can_be_used_in_a_form_of_an_operator(tmp_path: Path) -> None:
    """Applied by loops or written out, through offsets, a block's memory or merged faces: right, and no warnings."""
    asked: list[tuple[str, dict[str, object]]] = [
        ("triangle", {"scatter": "gather", "constraints": True, "realisation": "looped"}),
        ("triangle", {"scatter": "atomic", "index_type": "int64"}),
        ("triangle", {"scatter": "blocks"}),
        ("quadrilateral", {"scatter": "merge"}),
        ("quadrilateral", {"scatter": "atomic", "realisation": "looped"}),
    ]
    cases = []
    for cell, values in asked:
        # All of them are too many for a block's memory.
        parts = 3 if values["scatter"] == "blocks" else 1
        for part in range(parts):
            path = form_file(tmp_path / f"{cell}{part or ''}.form", WORDS[part::parts], cell)
            job = Job(path, {}, Parameters().with_values(values), kernels=("apply",))
            cases.append(Case(job, ("hip",) if values["scatter"] in ("blocks", "merge") else ("cpu", "hip")))
    check(cases, tmp_path, ["-O0", *WARNINGS])


def test_names_stay_distinct() -> None:
    coefficients = {1: "K", 2: "K_value", 3: "plain"}
    constants = {4: "K_value_value", 5: "t0"}
    new = names.generated_names(coefficients, constants)
    everything = [*new[0].values(), *new[1].values()]
    assert len(set(everything)) == 5
    assert new[0][3] == "plain"
    assert not any(names.is_reserved(name) for name in everything)
    assert not any(names.is_reserved(word + names.SUFFIX) for word in WORDS)


@pytest.mark.parametrize(
    "name", ["kappa", "mu", "lmbda", "u", "f", "nu", "b", "rho", "u0", "w0", "c0", "w", "c", "weight"]
)
def test_usual_names_are_kept(name: str) -> None:
    assert names.generated_names({0: name})[0] == {0: name}


def test_renaming_is_said_in_the_head_and_the_descriptor_keeps_the_form_files_name(tmp_path: Path) -> None:
    path = form_file(tmp_path / "renamed.form", ["K", "kappa"])
    (source,) = list(generate(prepare([Job(path)]), ["cpu"]).sources)
    assert "K_value" in source.text
    assert "coefficient K of the form file" in source.text
    assert '{"K", "P1", 3, 0, 0, nullptr}' in source.text


def identifiers(text: str) -> set[str]:
    text = re.sub(r'//.*|/\*.*?\*/|"[^"]*"|#.*', "", re.split(r'#include "[\w/]+\.h"', text)[-1])
    return set(re.findall(r"(?<![\w.])[A-Za-z_]\w*", text))


VARIANTS = [
    Variant("neo_hookean", "triangle"),
    Variant("elasticity_lame", "triangle"),
    Variant("stokes", "triangle", 2),
    Variant("weighted_laplace", "quadrilateral", 1, 3),
    Variant("two_materials", "triangle"),
    Variant("heat_step", "triangle"),
]


@pytest.mark.slow
@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.label)
def test_all_variables_of_kernels_are_known(variant: Variant) -> None:
    """The list of reserved names is complete: nothing else occurs in any kind of kernel."""
    known: Analysed = {}
    tried = sum(unknown_names_are_none(job, known) for job in operator_jobs(variant))
    assert tried >= 10
    functionals = [
        Variant("energy", cell, degree) for cell, degree in (("triangle", 1), ("quadrilateral", 2))
    ]
    tried = sum(unknown_names_are_none(job, known) for one in functionals for job in functional_jobs(one))
    assert tried >= 10
    tried = 0
    loops = [
        {"mapping": m, "unroll": u}
        for m, u in itertools.product(("cell", "contraction"), ("none", "inner", "full"))
    ]
    details = [
        {"interleave_stores": False},
        {"store_chunk": 4},
        {"input": "geometry"},
        {"input": "ufcx"},
        {"output": "packed_symmetric"},
        {"k_place": "shared"},
        {"entries_per_thread": 1},
    ]
    for representation, more in itertools.product(
        ("tensor", "quadrature", "sum_factorised"), loops + details
    ):
        job = variant.job(representation=representation, **more)
        tried += unknown_names_are_none(job, known)
    assert tried >= 20


@pytest.mark.slow
@pytest.mark.parametrize(
    ("variant", "kinds"),
    [
        (Variant("weighted_laplace", "tetrahedron", 5), ["apply"]),
        (Variant("p_laplace", "triangle", 5), ["apply"]),
        (Variant("elasticity_lame", "tetrahedron", 3), ["element_tensor"]),
        (Variant("laplace", "hexahedron", 3), ["element_tensor", "apply"]),
        (Variant("elasticity_lame", "quadrilateral", 2), ["assemble"]),
        (Variant("facets/upwind", "hexahedron", 1), ["assemble"]),
        (Variant("facets/upwind", "hexahedron", 2), ["apply"]),
        (Variant("facets/interior_penalty", "tetrahedron", 2), ["assemble", "apply"]),
        (Variant("facets/interior_penalty", "hexahedron", 2), ["apply"]),
        (Variant("facets/acoustic_waves", "quadrilateral", 2), ["assemble", "apply"]),
    ],
    ids=lambda value: value.label if isinstance(value, Variant) else "-".join(value),
)
def test_variables_of_high_order_and_of_facets_are_known(variant: Variant, kinds: list[str]) -> None:
    known: Analysed = {}
    jobs = [replace(variant.job(), kernels=(kind,)) for kind in kinds]
    assert sum(unknown_names_are_none(job, known) for job in jobs) >= 2 * len(kinds)


def operator_jobs(variant: Variant) -> list[Job]:
    """Kernels on global vectors and matrices of all kinds."""
    kinds = ("apply", "residual", "diagonal", "assemble")
    asked: list[dict[str, object]] = [
        {"scatter": s} for s in ("element", "atomic", "colour", "gather", "merge")
    ]
    asked += [{"scatter": "blocks", "numbering": "shared"}, {"scatter": "blocks", "constraints": True}]
    asked += [
        {"realisation": "looped", "constraints": True},
        {"component_order": "planar", "index_type": "int64"},
    ]
    asked += [{"macro_cells": 3, "numbering": "shared", "scatter": "atomic"}]
    return [
        replace(variant.job(**values), kernels=(kind,)) for kind, values in itertools.product(kinds, asked)
    ]


def functional_jobs(variant: Variant) -> list[Job]:
    """Kernels of functionals."""
    asked = itertools.product(("ordered", "atomic"), ("written", "looped"), ("float32", "float64"))
    return [
        replace(variant.job(scatter=s, realisation=r, scalar=p), kernels=("functional",)) for s, r, p in asked
    ]


#: Kernels by what their analysis depends on, of one form.
Analysed = dict[tuple[object, ...], list[NamedKernels]]


def kernels_of(job: Job, known: Analysed) -> list[NamedKernels]:
    """The kernels of a job, of a form that was analysed before if it can be.

    Raises:
        FemforgeError: the job is refused.
    """
    p = job.parameters
    key = (job.kernels, p.input, p.output, p.component_order)
    if key not in known:
        known[key] = prepare([job])
    return [replace(named, job=job) for named in known[key]]


def unknown_names_are_none(job: Job, known: Analysed) -> int:
    """Check the names in the kernels of a job; returns how many there are, of targets that do not refuse it."""
    made: list[tuple[NamedKernels, list[KernelSource]]] = []
    for target in ("cpu", "hip"):
        with contextlib.suppress(FemforgeError):
            made += [(named, sources_of(named, [target])) for named in kernels_of(job, known)]
    tried = 0
    for named, sources in made:
        integral = named.analysed.integral
        given = {f.name for f in (*integral.packed, *integral.coefficients, *integral.constants)}
        for source in sources:
            tried += 1
            found = identifiers(source.text)
            assert found
            for name in found - given:
                free = not not_in_c(name) and not names.is_reserved(name)
                assert source.name in name or not free, (name, job.parameters)
    return tried


def test_variables_of_samples_on_facets_are_known() -> None:
    """By parity, of traces and of all functions, with coefficients of either side, by threads and fragments."""
    support = Path(__file__).parents[1] / "support"
    known: Analysed = {}
    tried = 0
    for realisation in ("team", "fragments"):
        parameters = Parameters(representation="quadrature", realisation=realisation, scatter="atomic")
        for form, define in (
            (support / "traces.form", {"cell": "hexahedron", "degree": 1}),
            (FORMS / "facets" / "elasticity_interior_penalty.form", {"cell": "tetrahedron", "degree": 2}),
            (FORMS / "weighted_laplace.form", {"cell": "triangle", "degree": 3}),
        ):
            tried += unknown_names_are_none(Job(form, define, parameters, kernels=("apply",)), known)
    # two, three and one integral by teams on two targets, by fragments on one
    assert tried == (2 + 3 + 1) * 3


def test_a_coefficient_called_as_a_sample_of_another_one(tmp_path: Path) -> None:
    """Samples of k are k_0: where they were k0, code with both was none."""
    path = tmp_path / "two.form"
    path.write_text(
        """
cell = "triangle"
V = FiniteElement("Lagrange", cell, 2)
u, v = TrialFunction(V), TestFunction(V)
kappa, kappa0 = Coefficient(V), Coefficient(V)
a = kappa * kappa0 * inner(grad(u), grad(v)) * dx
"""
    )
    own = {"realisation": "team", "representation": "quadrature", "scatter": "atomic"}
    check([Case(Job(path, {}, Parameters().with_values(own), kernels=("apply",)), ("cpu", "hip"))], tmp_path)
