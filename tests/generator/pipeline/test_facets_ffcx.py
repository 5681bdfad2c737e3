"""Integrals over facets and vertices against FFCx: every shipped form on every cell, whichever facets meet."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import pytest
from facet_cells import joined
from ffcx_oracle import Oracle, OracleForm, compile_together
from form_cases import FACET_VARIANTS
from kernel_build import Built, build, call_batch, call_tabulate
from kernel_cells import Cells, kernel_arrays, random_cells

from femforge.formfile import read_form_file
from femforge.ir.integral import Integral
from femforge.pipeline import Job, NamedKernels, prepare
from femforge.reference import FACET_CELLS, orientations, reference_cell

pytestmark = pytest.mark.slow

#: Relative to the largest entry.
TOLERANCE = 2e-12
#: Pairings of facets that are tried, of interior ones.
COUNT = 12
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


def entities(integral: Integral) -> Iterator[tuple[list[int], list[int]]]:
    """Facets (or vertices) of the cells, and orientations, that the integral is tried on."""
    shape = reference_cell(integral.cell)
    if integral.kind == "vertex":
        yield from (([vertex], [0]) for vertex in range(len(shape.vertices)))
        return
    facets = range(len(shape.facets))
    if integral.kind == "exterior_facet":
        yield from (([facet], [0]) for facet in facets)
        return
    turns = range(len(orientations(FACET_CELLS[integral.cell])))
    every = list(itertools.product(facets, facets, turns, turns))
    chosen = np.random.default_rng(3).permutation(len(every))[:COUNT]
    yield from (([every[k][0], every[k][1]], [every[k][2], every[k][3]]) for k in chosen)


def agree(ours: np.ndarray, theirs: np.ndarray, what: str) -> None:
    """Up to rounding; nothing flows out where an upwind flux is zero."""
    scale = np.abs(theirs).max()
    worst = np.abs(ours - theirs).max() / (scale or 1.0)
    assert worst < TOLERANCE, f"{what}: relative error {worst:.2e}"


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


def tabulated(
    built: Built,
    name: str,
    integral: Integral,
    cells: Cells,
    number: int,
    facets: list[int],
    turns: list[int],
) -> np.ndarray:
    """The element tensor of one facet from UFCx's face."""
    arrays = kernel_arrays(integral, cells)
    unused = np.full((len(cells), 2048), np.nan)
    w = [arrays.get(f.name, unused)[number, : f.layout.dim] for f in integral.packed]
    c = np.concatenate([*(arrays[k.name] for k in integral.constants), np.zeros(1)])
    x = arrays["coordinate_dofs"][number]
    return call_tabulate(built, name, np.concatenate([*w, np.zeros(1)]), c, x, facets, turns)
