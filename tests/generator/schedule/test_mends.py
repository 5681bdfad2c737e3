"""Every mend of a refused parameter is followed: the refusal is gone, and no other one has come in its place."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from form_cases import Variant
from mend_sites import passed, sites

from femforge.errors import FemforgeError, Way
from femforge.form_jobs import Job, NamedKernels, prepare
from femforge.kernels.element_tensor import ElementKernel, ElementKernels
from femforge.kernels.mends import changed
from femforge.schedule.parameters import Parameters

pytestmark = pytest.mark.slow

LAPLACE = Variant("laplace", "tetrahedron")
P4 = Variant("laplace", "tetrahedron", 4)
Q1 = Variant("laplace", "hexahedron")
Q2 = Variant("laplace", "hexahedron", 2)
ELASTICITY = Variant("elasticity", "tetrahedron")
P2_ELASTICITY = Variant("elasticity", "tetrahedron", 2)
P3_ELASTICITY = Variant("elasticity", "tetrahedron", 3)
Q1_ELASTICITY = Variant("elasticity", "hexahedron")
Q2_STOKES = Variant("stokes", "quadrilateral", 2)
ENERGY = Variant("energy", "tetrahedron")
LOAD, Q1_LOAD = Variant("load", "tetrahedron"), Variant("load", "hexahedron")
CONVECTION = Variant("advection_diffusion", "triangle")
WEIGHTED = Variant("weighted_laplace", "tetrahedron", 2, more=(("weight_degree", 2),))
#: Test and trial functions of different spaces.
PETROV = Variant("../tests/generator/support/petrov", "triangle")
#: Of which all of K is zero.
ALL_ZERO = Variant("../tests/generator/support/bubbles", "triangle", 3)
MANY_ENTRIES = Variant("../tests/generator/support/many_components", "triangle", 2)
CONTRACTION = {"mapping": "contraction"}
CELL = {"mapping": "cell"}
SLICES = {"mapping": "slices"}
VALUES = {"mapping": "values"}
TEAM = {"realisation": "team"}
COLLAPSED = {"representation": "sum_factorised"}
FRAGMENTS = {"realisation": "fragments"}
LIBRARY = {"realisation": "library"}


class Case(NamedTuple):
    """Parameters that are refused."""

    variant: Variant
    target: str
    parameters: Mapping[str, Any]
    kind: str = "element_tensor"


#: What is refused, by the module that refuses it; every mend of a module is printed by one of its cases.
CASES: Mapping[str, tuple[Case, ...]] = {
    "represent/choose.py": (
        Case(Q1, "cpu", {"representation": "tensor"}),
        Case(Q1, "cpu", {"input": "geometry"}),
    ),
    "schedule/resolve.py": (
        Case(LAPLACE, "cpu", {"element_batch": 10, "concurrent_elements": 4}),
        Case(P3_ELASTICITY, "cuda", {**CELL, "unroll": "full", "representation": "quadrature"}),
        Case(Q1, "cuda", {**CONTRACTION, "representation": "sum_factorised"}),
        Case(LAPLACE, "cuda", {**CONTRACTION, "slice_threads": 4}),
        Case(ALL_ZERO, "cuda", CONTRACTION),
        Case(ALL_ZERO, "cuda", SLICES),
    ),
    "schedule/mapping.py": (
        Case(LAPLACE, "cuda", {**CONTRACTION, "k_place": "literal"}),
        Case(P3_ELASTICITY, "cuda", {**CONTRACTION, "k_place": "constant", "representation": "tensor"}),
        Case(LAPLACE, "cuda", {"store_width": 4}),
        Case(ELASTICITY, "hip", {**CELL, "concurrent_elements": 256}),
    ),
    "schedule/value_mapping.py": (
        Case(LAPLACE, "cpu", VALUES),
        Case(LAPLACE, "cuda", VALUES, "assemble"),
        Case(LAPLACE, "hip", {**VALUES, "unroll": "inner"}),
        Case(LAPLACE, "cuda", {**VALUES, "k_place": "shared"}),
        Case(LAPLACE, "cuda", {**VALUES, "interleave_stores": False}),
        Case(LAPLACE, "cuda", {**VALUES, "store_chunk": 4}),
        Case(Variant("laplace", "triangle"), "cuda", {**VALUES, "store_width": 2}),
        Case(LAPLACE, "cuda", {**VALUES, "entries_per_thread": 99}),
        Case(P3_ELASTICITY, "cuda", {**VALUES, "entries_per_thread": 1}),
        Case(P3_ELASTICITY, "cuda", {**VALUES, "store_width": 2, "entries_per_thread": 3}),
        Case(P3_ELASTICITY, "cuda", {**VALUES, "concurrent_elements": 64}),
        Case(P3_ELASTICITY, "cuda", {**VALUES, "representation": "quadrature"}),
    ),
    "schedule/cell_mapping.py": (
        Case(LAPLACE, "hip", {**CELL, "entries_per_thread": 2}),
        Case(LAPLACE, "cpu", {"unroll": "inner", "interleave_stores": False}),
        Case(LAPLACE, "cuda", {**CELL, "unroll": "none", "store_chunk": 4}),
        Case(LAPLACE, "cuda", {**CELL, "store_chunk": 99}),
        Case(MANY_ENTRIES, "cuda", {**CELL, "unroll": "full", "store_chunk": 1}),
        Case(MANY_ENTRIES, "hip", {"store_chunk": 1}),
        Case(
            LAPLACE, "cuda",
            {**CELL, "store_chunk": 4, "interleave_stores": False, "element_batch": 64, "concurrent_elements": 32},
        ),
        Case(LAPLACE, "cuda", {**CELL, "concurrent_elements": 2048}),
        Case(LAPLACE, "cuda", {**CELL, "unroll": "inner", "store_width": 2}),
        Case(LAPLACE, "cuda", {**CELL, "store_chunk": 3, "store_width": 2}),
        Case(LAPLACE, "cpu", {"store_chunk": 4}),
        Case(LAPLACE, "cpu", {"store_width": 2}),
        Case(Q1_ELASTICITY, "cuda", {**CELL, "unroll": "inner", "concurrent_elements": 64}),
    ),
    "schedule/contraction_mapping.py": (
        Case(LAPLACE, "cpu", {**CONTRACTION, "store_width": 2}),
        Case(LAPLACE, "cuda", {**CONTRACTION, "store_chunk": 4}),
        Case(LAPLACE, "cuda", {**CONTRACTION, "representation": "quadrature", "interleave_stores": False}),
        Case(P2_ELASTICITY, "hip", {**CONTRACTION, "entries_per_thread": 3, "concurrent_elements": 20}),
        Case(P3_ELASTICITY, "cuda", {**CONTRACTION, "entries_per_thread": 1}),
        Case(Variant("laplace", "tetrahedron", 4), "hip",
             {**CONTRACTION, "concurrent_elements": 1, "element_batch": 850}),
        Case(WEIGHTED, "cuda", {**CONTRACTION, "representation": "tensor", "k_place": "registers",
                                "entries_per_thread": 10}),
        Case(LAPLACE, "cuda", {**CONTRACTION, "entries_per_thread": 5}),
        Case(P2_ELASTICITY, "cuda", {**CONTRACTION, "entries_per_thread": 90}),
        Case(LAPLACE, "cuda", {**CONTRACTION, "entries_per_thread": 1, "store_width": 2}),
        Case(P3_ELASTICITY, "cuda", {**CONTRACTION, "k_place": "shared", "representation": "tensor"}),
    ),
    "schedule/slice_mapping.py": (
        Case(LAPLACE, "cpu", SLICES),
        Case(LAPLACE, "cpu", {"slice_threads": 8}),
        Case(LAPLACE, "cuda", {**SLICES, "slice_threads": 512, "concurrent_elements": 4}),
        Case(LAPLACE, "hip", {**SLICES, "slice_threads": 2000}),
        Case(ELASTICITY, "cuda", {**SLICES, "slice_threads": 8, "concurrent_elements": 128}),
        Case(LAPLACE, "cuda", {**SLICES, "store_width": 2, "entries_per_thread": 3}),
        Case(LAPLACE, "cuda", {**SLICES, "entries_per_thread": 18}),
        Case(P3_ELASTICITY, "cuda", {**SLICES, "entries_per_thread": 16}),
        Case(LAPLACE, "cuda", {**SLICES, "representation": "quadrature"}),
        Case(Q1, "cuda", SLICES),
        Case(Q2_STOKES, "cuda", {**SLICES, "input": "affine"}),
        *(Case(LAPLACE, "cuda", {**SLICES, **other}) for other in (
            {"k_place": "shared"}, {"unroll": "none"}, {"unroll": "full"}, {"interleave_stores": False},
            {"store_chunk": 4}, {"store_width": 4})),
        Case(ELASTICITY, "cuda", {**SLICES, "store_width": 2}),
    ),
    "schedule/team.py": (
        Case(Q1_ELASTICITY, "cuda", {**TEAM, "unroll": "full"}),
        Case(Q1_ELASTICITY, "cpu", {"realisation": "looped", "k_place": "global"}),
        Case(Q1_ELASTICITY, "cuda", {**TEAM, "element_batch": 8, "concurrent_elements": 4}),
        Case(Q1_ELASTICITY, "hip", {**TEAM, "concurrent_elements": 1000}),
    ),
    "schedule/team_rows.py": (
        Case(Variant("laplace", "hexahedron", 4), "cuda", {**TEAM, "element_batch": 4}),
        Case(Variant("elasticity", "hexahedron", 5), "hip", {}),
    ),
    "kernels/realisations/__init__.py": (
        Case(LAPLACE, "cuda", {"realisation": "looped"}),
        Case(LAPLACE, "cpu", {"realisation": "team"}),
    ),
    "schedule/realisations.py": (
        Case(WEIGHTED, "cuda", {**COLLAPSED, "realisation": "written"}, "apply"),
        Case(WEIGHTED, "cpu", {**COLLAPSED, "realisation": "looped"}, "apply"),
    ),
    "kernels/realisations/team.py": (
        Case(LAPLACE, "cuda", {"realisation": "team", "input": "geometry"}),
        Case(CONVECTION, "cuda", {"realisation": "team", "representation": "tensor"}),
        Case(Variant("laplace", "interval"), "cuda", TEAM, "apply"),
        Case(LAPLACE, "cuda", {**TEAM, "scatter": "merge"}, "apply"),
        Case(Q2, "cuda", {**TEAM, "numbering": "shared"}, "apply"),
        Case(Q2, "cuda", {**TEAM, "element_batch": 8, "concurrent_elements": 4}, "apply"),
        Case(Q2, "cpu", {**TEAM, "resident_blocks": 2}, "apply"),
    ),
    "kernels/realisations/fragments.py": (
        Case(P4, "cpu", FRAGMENTS, "apply"),
        Case(P4, "cuda", {**FRAGMENTS, "scalar": "float32"}, "apply"),
        Case(P4, "hip", {**FRAGMENTS, "scatter": "merge"}, "apply"),
        Case(Q2, "cuda", FRAGMENTS, "apply"),
    ),
    "kernels/realisations/library.py": (
        Case(P4, "cpu", LIBRARY, "apply"),
        Case(LAPLACE, "cuda", {**LIBRARY, "input": "geometry"}, "apply"),
        Case(Q1, "cuda", LIBRARY, "apply"),
        Case(LAPLACE, "cuda", LIBRARY, "diagonal"),
        Case(ENERGY, "cuda", LIBRARY, "functional"),
        Case(LAPLACE, "cuda", {**LIBRARY, "macro_cells": 3}, "apply"),
        Case(LAPLACE, "hip", {**LIBRARY, "scatter": "colour"}, "apply"),
        Case(LAPLACE, "hip", {**LIBRARY, "resident_blocks": 2, "block_nodes": 64}, "apply"),
        Case(P2_ELASTICITY, "cuda", {**LIBRARY, "concurrent_elements": 1024}, "apply"),
        Case(LAPLACE, "cuda", {**LIBRARY, "element_batch": 64, "blas_batch": 65}, "apply"),
    ),
    "kernels/realisations/looped.py": (
        Case(LOAD, "cpu", {"realisation": "looped"}),
        Case(Q1_LOAD, "cuda", {"realisation": "looped", "unroll": "full"}),
        Case(Q1_LOAD, "hip", {"realisation": "looped", "representation": "quadrature"}),
        Case(LAPLACE, "cuda", {"realisation": "looped", "input": "points"}, "apply"),
        Case(LAPLACE, "cuda", {"realisation": "looped", "representation": "tensor"}, "apply"),
    ),
    "kernels/realisations/written.py": (
        Case(Variant("laplace", "hexahedron", 6, 13), "cuda", {"realisation": "written"}, "apply"),
    ),
    "kernels/element_tensor.py": (
        Case(CONVECTION, "cpu", {"output": "packed_symmetric"}),
        Case(LAPLACE, "cpu", {"scatter": "atomic"}),
        Case(LAPLACE, "cpu", {"input": "points"}),
    ),
    "kernels/assembly.py": (
        Case(LAPLACE, "cuda", {"scatter": "gather"}, "assemble"),
        Case(LAPLACE, "cuda", {"scatter": "blocks", **CONTRACTION}, "assemble"),
        Case(LAPLACE, "cuda", {"scatter": "blocks", **SLICES}, "assemble"),
        Case(
            Variant("laplace", "triangle", 4), "hip",
            {"scatter": "blocks", **CELL, "unroll": "full", "store_chunk": 225}, "assemble",
        ),
    ),
    "kernels/operators.py": (
        Case(LAPLACE, "cpu", {"numbering": "shared"}, "assemble"),
        Case(LAPLACE, "cpu", {"input": "geometry"}, "assemble"),
        Case(LAPLACE, "cuda", {"output": "packed_symmetric"}, "assemble"),
        # most of whose entries are zero
        Case(Variant("strain_projection", "tetrahedron", 2), "hip", {"output": "packed_symmetric"}, "assemble"),
    ),
    "kernels/scatter/blocks.py": (
        Case(LAPLACE, "cpu", {"scatter": "blocks"}, "apply"),
        Case(PETROV, "cuda", {"scatter": "blocks"}, "apply"),
        Case(LAPLACE, "cuda", {"scatter": "blocks", "block_nodes": 70000}, "apply"),
        Case(P4, "cuda", {"scatter": "blocks", "block_nodes": 34}, "apply"),
        Case(LAPLACE, "hip", {"block_nodes": 5}, "apply"),
    ),
    "kernels/scatter/tile.py": (
        Case(LAPLACE, "cuda", {"scatter": "tile"}, "apply"),
        Case(LAPLACE, "cpu", {"scatter": "tile"}, "apply"),
    ),
    "kernels/scatter/merge.py": (
        Case(LAPLACE, "cuda", {"scatter": "merge"}, "apply"),
        Case(Q1, "cpu", {"scatter": "merge"}, "apply"),
        Case(Q1, "cuda", {"scatter": "merge", "merge_row": 32}, "apply"),
    ),
    "kernels/scatter/element.py": (
        Case(LAPLACE, "cuda", {"scatter": "element", "constraints": True}, "apply"),
        Case(LAPLACE, "cpu", {"scatter": "element", "numbering": "shared"}, "apply"),
    ),
    "kernels/scatter/store.py": (
        Case(LAPLACE, "cpu", {"scatter": "store"}, "apply"),
    ),
    "schedule/lines.py": (
        Case(Q2, "cuda", {**TEAM, "concurrent_elements": 512}, "apply"),
        Case(Q2, "cpu", {**TEAM, "concurrent_elements": 1024}, "apply"),
    ),
    "schedule/samples.py": (
        Case(P4, "cuda", {**TEAM, "concurrent_elements": 1024}, "apply"),
        Case(P4, "cpu", {**TEAM, "concurrent_elements": 65536}, "apply"),
        Case(P4, "cuda", {**FRAGMENTS, "concurrent_elements": 12}, "apply"),
        Case(P4, "hip", {**FRAGMENTS, "element_batch": 12}, "apply"),
        Case(P4, "hip", {**FRAGMENTS, "concurrent_elements": 512}, "apply"),
        Case(Variant("elasticity", "tetrahedron", 6), "hip", FRAGMENTS, "apply"),
    ),
    "schedule/functionals.py": (
        Case(ENERGY, "cuda", {"merge_row": 8}, "functional"),
        Case(ENERGY, "cpu", {"constraints": True}, "functional"),
    ),
    "schedule/operators.py": (
        Case(P4, "cuda", {"blas_batch": 8}, "apply"),
        Case(LAPLACE, "cpu", {"scatter": "ordered"}, "apply"),
        Case(ENERGY, "cuda", {"scatter": "colour"}, "functional"),
        Case(LAPLACE, "cpu", {"unroll": "full"}, "apply"),
        Case(Q1, "cpu", {"unroll": "inner"}, "apply"),
        Case(LAPLACE, "cuda", {"k_place": "constant"}, "apply"),
        Case(LAPLACE, "cuda", {"input": "ufcx"}, "apply"),
        Case(Q1, "cuda", {"input": "geometry"}, "apply"),
        Case(Q1, "cuda", {"input": "points"}, "diagonal"),
        Case(LAPLACE, "cpu", {"division": "fast"}, "apply"),
        Case(LAPLACE, "cuda", {"scatter": "atomic", "merge_row": 8}, "apply"),
        Case(Variant("laplace", "tetrahedron", 2), "cuda", {"numbering": "shared"}, "apply"),
        Case(LAPLACE, "cuda", {"macro_cells": 2}, "apply"),
        Case(LAPLACE, "cuda", {"macro_cells": 3, "scatter": "gather"}, "apply"),
        Case(LAPLACE, "cpu", {"resident_blocks": 2}, "apply"),
        Case(LAPLACE, "cpu", {"element_batch": 10, "concurrent_elements": 4}, "apply"),
        Case(LAPLACE, "cuda", {"element_batch": 64, "concurrent_elements": 32}, "apply"),
        Case(Q1, "cuda", {"scatter": "merge", "element_batch": 48}, "apply"),
        Case(LAPLACE, "cuda", {"element_batch": 2048}, "apply"),
        Case(LAPLACE, "cuda", {"scatter": "atomic", "element_batch": 2048, "concurrent_elements": 2048}, "apply"),
        Case(LAPLACE, "hip", {"element_batch": 512, "resident_blocks": 16}, "apply"),
        Case(P4, "cuda", {**TEAM, "concurrent_elements": 16, "resident_blocks": 24}, "apply"),
        Case(P2_ELASTICITY, "hip", {"scatter": "blocks", "element_batch": 512}, "apply"),
    ),
}  # fmt: skip


@functools.cache
def prepared(variant: Variant, kind: str, key: tuple[str, ...]) -> NamedKernels:
    """The kernels of a form; ``key`` are parameters that change the analysis."""
    values = dict(zip(("input", "output"), key, strict=True))
    return prepare([replace(variant.job(**values), kernels=(kind,))])[0]


def kernel_of(variant: Variant, kind: str, asked: Parameters, target: str) -> ElementKernel:
    named = prepared(variant, kind, (asked.input, asked.output))
    job: Job = replace(named.job, parameters=asked)
    named = replace(named, job=job)
    return (
        named.kernels.element_tensor(target) if kind == "element_tensor" else named.operators.kernel(target)
    )


def follow(case: Case, way: Way) -> None:
    """Do what a mend says, in full; what it allows as a bound is tried as the bound."""
    asked = changed(case.variant.job(**case.parameters).parameters, way)
    kernel = kernel_of(case.variant, case.kind, asked, case.target)
    for change in way:
        # a chunk of all entries is none
        if change.value is not None and change.name != "store_chunk":
            assert getattr(kernel.parameters, change.name) == change.value, "what is said is what is made"


def refusal_of(case: Case) -> FemforgeError:
    with pytest.raises(FemforgeError) as caught:
        kernel_of(case.variant, case.kind, case.variant.job(**case.parameters).parameters, case.target)
    return caught.value


#: Words of a mend that is no change of parameters; it has a test of its own below.
OTHER_KIND = "take apply or assemble"
#: The same of forms: its test is with those of limits of devices.
OTHER_FORM = "give several coefficients as one of a VectorElement"


@pytest.mark.parametrize("module", CASES)
def test_mends_of_refused_parameters_are_followed(module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = set()
    for case in CASES[module]:
        with passed(monkeypatch) as places:
            error = refusal_of(case)
        seen |= places
        assert error.ways, f"{case}: {error}"
        assert all(str(change.name) in error.mend for way in error.ways for change in way)
        for way in error.ways:
            follow(case, way)
    elsewhere = (OTHER_KIND, OTHER_FORM)
    missing = [
        str(site)
        for site in sites()[module]
        if site not in seen and not any(words in site.text for words in elsewhere)
    ]
    assert not missing, "\n".join(["no case prints the mends of:", *missing])


def test_between_two_spaces_there_are_other_kinds_of_kernels() -> None:
    error = refusal_of(Case(PETROV, "cpu", {}, "diagonal"))
    assert error.mend == OTHER_KIND
    for kind in ("apply", "assemble"):
        kernel_of(PETROV, kind, PETROV.job().parameters, "cpu")


#: What is refused for several reasons, each of which has a mend of its own.
SEVERAL = (
    Case(ENERGY, "cpu", {"scatter": "gather", "constraints": True}, "functional"),
    Case(Q2, "cpu", {"numbering": "shared", "resident_blocks": 1}, "apply"),
    Case(P4, "cpu", {"numbering": "shared", "merge_row": 2, "scatter": "gather"}, "apply"),
    Case(LAPLACE, "cpu", {"input": "geometry", **TEAM}, "assemble"),
    Case(LAPLACE, "cpu", {"constraints": True, **TEAM}, "assemble"),
    Case(LAPLACE, "cpu", {"scatter": "gather", **TEAM}, "assemble"),
)


@pytest.mark.parametrize("case", SEVERAL)
def test_what_is_refused_for_several_reasons_is_mended_at_once(case: Case) -> None:
    error = refusal_of(case)
    assert any(len(way) > 1 for way in error.ways), error
    for way in error.ways:
        follow(case, way)


def test_no_module_of_the_schedule_is_left_out() -> None:
    stages = ("represent/", "schedule/", "kernels/")
    others = {"schedule/parameters.py", "schedule/tuned.py", "kernels/mends.py"}  # of values, tables; filters
    others.add("schedule/basis_actions.py")  # of no form: kernels/test_basis_actions
    others |= {"schedule/parameter_names.py", "kernels/variants.py"}  # of numbers of cells: cli/test_mends
    others |= {"represent/qfunctions.py", "kernels/qfunctions.py"}  # of no target: cli/test_mends_of_commands
    assert {file for file in sites() if file.startswith(stages)} - others == CASES.keys()


#: Forms whose element matrices are large, as users wrote them.
LARGE = {
    "stokes": "",
    "st_venant_kirchhoff": """
element = VectorElement("Lagrange", "hexahedron", 2)
v, du, u = TestFunction(element), TrialFunction(element), Coefficient(element)
mu, lam = Constant("hexahedron"), Constant("hexahedron")
F = Identity(3) + grad(u)
E = 0.5*(F.T*F - Identity(3))
a = derivative(derivative((0.5*lam*tr(E)**2 + mu*inner(E, E))*dx, u, v), u, du)
""",
    "mooney_rivlin": """
element = MixedElement(VectorElement("Lagrange", "hexahedron", 2), FiniteElement("Lagrange", "hexahedron", 1))
w, dw, v = Coefficient(element), TrialFunction(element), TestFunction(element)
u, p = split(w)
c1, c2 = Constant("hexahedron"), Constant("hexahedron")
F = Identity(3) + grad(u)
C = F.T*F
I2 = 0.5*(tr(C)**2 - tr(C*C))
a = derivative(derivative((c1*tr(C) + c2*I2 - p*(det(F) - 1))*dx, w, v), w, dw)
""",
}
ASKED = (
    {"representation": "tensor"}, {"representation": "quadrature"}, {"representation": "sum_factorised"},
    {"unroll": "none"}, {"unroll": "inner"}, {"unroll": "full"}, {"mapping": "cell"}, {"mapping": "contraction"},
    {"mapping": "slices"}, {"mapping": "contraction", "entries_per_thread": 89},
    {"representation": "sum_factorised", "unroll": "inner"},
)  # fmt: skip


@pytest.fixture(scope="module")
def large(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, NamedKernels]:
    """Their kernels, not yet built; quadrature degrees are low, which changes no size of an element matrix."""
    folder: Path = tmp_path_factory.mktemp("large")
    found = {}
    for name, text in LARGE.items():
        path = folder / f"{name}.form"
        path.write_text(text)
        job = Job(path, {}, Parameters(quadrature_degree=3))
        if not text:
            job = replace(Variant("stokes", "hexahedron", 2, 3).job())
        found[name] = prepare([job])[0]
    return found


@pytest.mark.parametrize("target", ["cpu", "cuda", pytest.param("hip", marks=pytest.mark.extra)])
@pytest.mark.parametrize("name", LARGE)
def test_large_element_matrices_are_had_by_following_mends(
    large: Mapping[str, NamedKernels], name: str, target: str
) -> None:
    """No mend leads back: the kernel comes at the first one."""
    named = large[name]
    kernels = named.kernels
    for values in ASKED:
        asked = named.job.parameters.with_values(values)
        ways = ways_of(kernels, asked, target)
        assert ways is None or ways, values
        for way in ways or ():
            kernels.asked = changed(asked, way)
            kernels.element_tensor(target)


def ways_of(kernels: ElementKernels, asked: Parameters, target: str) -> Sequence[Way] | None:
    """The ways out of a refusal; None where there is none."""
    kernels.asked = asked
    try:
        kernels.element_tensor(target)
    except FemforgeError as error:
        return error.ways
    return None
