"""Integrals over facets and vertices against FFCx: every shipped form on every cell, whichever facets meet."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import pytest
from facet_cells import joined
from facet_places import agree, entities, tabulated
from ffcx_oracle import Oracle, OracleForm, compile_together
from form_cases import FACET_VARIANTS
from kernel_build import Built, build, call_batch
from kernel_cells import kernel_arrays, random_cells

from femforge.form_jobs import Job, NamedKernels, prepare
from femforge.formfile import read_form_file

pytestmark = pytest.mark.slow

VERTICES = """
cell = "tetrahedron"
mesh = Mesh(VectorElement("Lagrange", cell, 1))
space = FunctionSpace(mesh, FiniteElement("Lagrange", cell, 2))
v, u, w = TestFunction(space), TrialFunction(space), Coefficient(space)
x = SpatialCoordinate(mesh)
a = w * v * u * dP
L = x[0] * w * v * dP + inner(grad(w), grad(v)) * dP(3)
"""
CURVED = """
cell = "triangle"
mesh = Mesh(VectorElement("Lagrange", cell, 2))
space = FunctionSpace(mesh, FiniteElement("DG", cell, 2))
v, u, w = TestFunction(space), TrialFunction(space), Coefficient(space)
n, x = FacetNormal(mesh), SpatialCoordinate(mesh)
a = (inner(jump(v, n), avg(grad(u))) + avg(w) * x[0] * jump(v) * jump(u)) * dS(degree=4)
a += w * dot(grad(v), n) * u * ds(degree=4)
L = w * v * ds(degree=3) + dot(avg(grad(v)), n("+")) * w("-") * dS(degree=3)
"""
CELLS = ("interval", "triangle", "quadrilateral", "tetrahedron", "hexahedron")


@dataclass(frozen=True)
class Everything:
    built: Built
    oracles: dict[str, Oracle]
    prepared: dict[str, list[NamedKernels]]


BY_LABEL = {variant.label: variant for variant in FACET_VARIANTS}


@pytest.fixture(scope="module")
def everything(tmp_path_factory: pytest.TempPathFactory) -> Everything:
    folder = tmp_path_factory.mktemp("facets_ffcx")
    jobs = {label: variant.job(label) for label, variant in BY_LABEL.items()}
    vertices = folder / "vertices.form"
    vertices.write_text(VERTICES)
    jobs["vertices"] = Job(vertices)
    curved = folder / "curved.form"
    curved.write_text(CURVED)
    jobs |= {f"curved_{cell}": Job(curved, {"cell": cell}, suffix=cell) for cell in CELLS}
    forms = {}
    for label, job in jobs.items():
        file = read_form_file(job.form, job.define)
        names = {**file.coefficient_names, **file.constant_names}
        for named in file.forms:
            forms[f"{label}:{named.name}"] = OracleForm(named.form, names)
    prepared = {label: prepare([job]) for label, job in jobs.items()}
    return Everything(
        build(list(jobs.values()), folder), compile_together(forms, folder / "ffcx", 2), prepared
    )


@pytest.mark.parametrize("label", [*BY_LABEL, "vertices", *(f"curved_{cell}" for cell in CELLS)])
def test_facets_agree_with_ffcx(everything: Everything, label: str) -> None:
    for named in everything.prepared[label]:
        integral = named.analysed.integral
        key = f"{label}:{integral.form}"
        size = integral.rows * integral.columns
        places = list(entities(integral)) if integral.kind != "cell" else [([], [])] * 2
        count = len(places)
        apart = random_cells(integral, count)
        first = [[0] * integral.members] * count if integral.kind != "cell" else ()
        cells = joined(integral, apart, [(one, one) for one in first])
        arrays = kernel_arrays(integral, cells)
        seen = everything.oracles[key].element_tensors(
            key, integral.subdomain, cells, size, integral.kind, first, first
        )
        for target in ("cpu", "hip"):
            result = call_batch(everything.built, named.name, target, count, arrays)
            agree(result, seen, f"{named.name} on {target}")
        if integral.kind == "cell":
            continue
        local, turned = ([p[0] for p in places], [p[1] for p in places])
        cells = joined(integral, apart, places)
        expected = everything.oracles[key].element_tensors(
            key, integral.subdomain, cells, size, integral.kind, local, turned
        )
        assert np.abs(expected).max() > 0, named.name
        for number in range(count):
            one = tabulated(everything.built, named.name, integral, cells, number, *places[number])
            agree(one, expected[number], f"{named.name}, UFCx face, {places[number]}")
