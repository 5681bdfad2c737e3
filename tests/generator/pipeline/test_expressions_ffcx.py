"""Expressions at points against FFCx: entry by entry, on all cells, of cells and of each of their facets."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
import pytest
from ffcx_expressions import ExpressionOracle, OracleExpression
from kernel_build import Built, build, call_batch, call_tabulate
from kernel_cells import Cells, kernel_arrays, random_cells

from femforge.basix_elements import scalar_to_basix
from femforge.form_jobs import Job, NamedKernels, prepare
from femforge.formfile import read_form_file
from femforge.ir.integral import Integral
from femforge.reference import reference_cell
from femforge.schedule.parameters import Parameters

pytestmark = pytest.mark.slow

#: Relative to the largest entry: some hundred roundings of 1e-16 on either side.
TOLERANCE = 2e-13
COUNT = 3
CELLS = ("interval", "triangle", "quadrilateral", "tetrahedron", "hexahedron")
HEAD = """
cell = "tetrahedron"
geometry = 1
d = {"interval": 1, "triangle": 2, "quadrilateral": 2}.get(cell, 3)
mesh = Mesh(VectorElement("Lagrange", cell, geometry))
P1, P2 = FiniteElement("Lagrange", cell, 1), FiniteElement("Lagrange", cell, 2)
V = FunctionSpace(mesh, VectorElement(P2))
W = FunctionSpace(mesh, MixedElement(VectorElement(P2), P1))
Q = FunctionSpace(mesh, P1)
u, w, p, mu, kappa = Coefficient(V), Coefficient(W), Coefficient(Q), Constant(mesh), Constant(mesh, (d, d))
t, tw = TrialFunction(V), TestFunction(W)
x, n = SpatialCoordinate(mesh), FacetNormal(mesh)
points = [[0.2, 0.3, 0.1][:d], [1/3, 1/4, 1/5][:d], [0, 0, 0][:d]]
I = Identity(d)
"""
OVER_CELLS = (
    HEAD
    + """
F = I + grad(u)
sigma = 2 * mu * sym(grad(u)) + p * tr(grad(u)) * I
deviator = sigma - tr(sigma) / 3 * I
mises = sqrt(1.5 * inner(deviator, deviator))
energy = exp(-mu * det(F)) + conditional(lt(p, 0.4), sin(x[0]), p**2)
velocity, pressure = split(w)
flux = dot(kappa, grad(pressure)) - pressure * velocity
wave = grad(grad(p * p + x[0]**3))[0, 0] if geometry == 1 else p
linear = derivative(dot(F.T, F), u, t)
both = as_vector([div(split(tw)[0]) * x[0], split(tw)[1] * p, 0])
place = as_vector([x[0], mu])
stress = sigma, TensorElement("DP", cell, 1)
third = grad(p), VectorElement("Lagrange", cell, 3, variant="gll")
jump_free = dot(u, u), FiniteElement("DP", cell, 0)
gauss = p * grad(u), TensorElement("Quadrature", cell, 2, quad_scheme="default")
one = linear[0, 0], P2
expressions = [(sigma, points), (mises, points), (energy, points), (flux, points), (wave, points), (linear, points),
               (both, points[:1]), (place, points), stress, third, jump_free, gauss, one, (u, points),
               (grad(t), points)]
"""
)
OVER_FACETS = (
    HEAD
    + """
at = [[], [[0.5]], [[0.2], [0.7]], [[0.25, 0.6], [0.3, 0.1]]][d] if d > 1 else [[]]
traction = dot(2 * mu * sym(grad(u)) + p * I, n)
normal = as_vector([n[0], x[0], mu])
along = dot(grad(t), n)
pressed = split(tw)[1] * n * split(w)[1]
own = Jacobian(mesh) * JacobianInverse(mesh) * JacobianDeterminant(mesh) * n + 3 * Jacobian(mesh)[:, 0]
expressions = [(traction, at), (normal, at), (along, at), (pressed, at), (grad(p), at), (own, at)]
"""
)


@dataclass(frozen=True)
class Everything:
    built: Built
    oracle: ExpressionOracle
    prepared: dict[str, list[NamedKernels]]


#: Cells, and degrees of their geometry.
SHAPES = [(cell, 1) for cell in CELLS] + [("triangle", 2), ("hexahedron", 2)]
LABELS = [f"{kind}_{cell}_{geometry}" for kind in ("cells", "facets") for cell, geometry in SHAPES]


@pytest.fixture(scope="module")
def everything(tmp_path_factory: pytest.TempPathFactory) -> Everything:
    folder = tmp_path_factory.mktemp("expressions_ffcx")
    jobs, expressions = {}, {}
    for label in LABELS:
        kind, cell, geometry = label.split("_")
        path = folder / f"{kind}.form"
        path.write_text(OVER_CELLS if kind == "cells" else OVER_FACETS)
        job = Job(path, {"cell": cell, "geometry": int(geometry)})
        jobs[label] = job
        file = read_form_file(path, job.define)
        expressions |= {f"{label}:{one.name}": OracleExpression(one, file) for one in file.expressions}
    prepared = {label: prepare([job]) for label, job in jobs.items()}
    return Everything(
        build(list(jobs.values()), folder), ExpressionOracle(expressions, folder / "ffcx"), prepared
    )


def agree(ours: np.ndarray, theirs: np.ndarray, what: str) -> None:
    scale = np.abs(theirs).max()
    assert scale > 0, what
    worst = np.abs(ours - theirs).max() / scale
    assert worst < TOLERANCE, f"{what}: relative error {worst:.2e}"


def tabulated(
    built: Built, name: str, integral: Integral, cells: Cells, number: int, facets: list[int]
) -> np.ndarray:
    """The values of one cell from UFCx's face."""
    arrays = kernel_arrays(integral, cells)
    unused = np.full((len(cells), 512), np.nan)
    w = [arrays.get(f.name, unused)[number, : f.layout.dim] for f in integral.packed]
    c = np.concatenate([*(arrays[k.name] for k in integral.constants), np.zeros(1)])
    x = arrays["coordinate_dofs"][number]
    return call_tabulate(built, name, np.concatenate([*w, np.zeros(1)]), c, x, facets, [0] if facets else [])


@pytest.mark.parametrize("label", LABELS)
def test_values_agree_with_ffcx(everything: Everything, label: str) -> None:
    for named in everything.prepared[label]:
        integral = named.analysed.integral
        key = f"{label}:{integral.form}"
        size = integral.rows * integral.columns
        on_facets = integral.kind == "exterior_facet"
        facets = range(len(reference_cell(integral.cell).facets)) if on_facets else range(COUNT)
        cells = random_cells(integral, len(facets))
        arrays = kernel_arrays(integral, cells)
        first = everything.oracle.values(key, cells, size, [0] * len(facets) if on_facets else ())
        for target in ("cpu", "hip"):
            agree(
                call_batch(everything.built, named.name, target, len(facets), arrays),
                first,
                f"{named.name} on {target}",
            )
        every = everything.oracle.values(key, cells, size, list(facets) if on_facets else ())
        for number in facets:
            one = tabulated(
                everything.built, named.name, integral, cells, number, [number] if on_facets else []
            )
            agree(one, every[number], f"{named.name}, UFCx's face, {number}")


def test_loops_give_the_same_values(everything: Everything, tmp_path: Path) -> None:
    """Values that are stored point by point in loops: those of written code."""
    path = tmp_path / "loops.form"
    path.write_text(OVER_CELLS)
    written = {named.analysed.integral.form: named for named in everything.prepared["cells_quadrilateral_1"]}
    jobs = [
        Job(
            path,
            {"cell": "quadrilateral"},
            Parameters().with_values({"unroll": unroll, "mapping": "cell"}),
            unroll,
        )
        for unroll in ("inner", "none")
    ]
    built = build(jobs, tmp_path)
    for named in prepare(jobs):
        integral = named.analysed.integral
        arrays = kernel_arrays(integral, random_cells(integral, COUNT))
        expected = call_batch(everything.built, written[integral.form].name, "cpu", COUNT, arrays)
        for target in ("cpu", "hip"):
            agree(call_batch(built, named.name, target, COUNT, arrays), expected, f"{named.name} on {target}")


POLYNOMIAL = """
cell = "triangle"
geometry = 1
mesh = Mesh(VectorElement("Lagrange", cell, geometry))
x = SpatialCoordinate(mesh)
d = len(x)
f = Coefficient(FunctionSpace(mesh, FiniteElement("Lagrange", cell, 2)))
cubic = x[0] ** 3 - 2 * x[0] * x[d - 1] + 1
expressions = [(cubic, FiniteElement("Lagrange", cell, k, variant=v)) for k in (1, 2, 3) for v in ("equispaced", "gll")]
expressions = expressions + [(as_vector([cubic, f]), VectorElement("DP", cell, 2, dim=2))]
"""


@pytest.mark.parametrize("order", ["ufcx", "lexicographic"])
def test_polynomials_are_interpolated_at_the_nodes_of_deformed_cells(tmp_path: Path, order: str) -> None:
    """Independently of FFCx: Basix's nodes, carried by Basix's coordinate element."""
    path = tmp_path / "polynomials.form"
    path.write_text(POLYNOMIAL)
    parameters = Parameters().with_values({"dof_order": order})
    jobs = [Job(path, {"cell": cell}, parameters, cell) for cell in CELLS]
    plain = {n.name: n for n in prepare([replace(job, parameters=Parameters()) for job in jobs])}
    built = build(jobs, tmp_path, ("cpu",))
    for named in prepare(jobs):
        integral = named.analysed.integral
        ordered = plain[named.name.replace("_lexicographic", "")].analysed.integral
        cells = random_cells(integral, COUNT)
        found = call_batch(built, named.name, "cpu", COUNT, kernel_arrays(integral, cells, ordered))
        assert integral.test is not None
        geometry = scalar_to_basix(integral.coordinates.layout.fields[0].element)
        for component, field in enumerate(integral.test.layout.fields):
            nodes = scalar_to_basix(field.element).basix_element.points
            x = np.einsum("qk,ckd->cqd", geometry.tabulate(0, nodes)[0], cells.nodes)
            expected = x[..., 0] ** 3 - 2 * x[..., 0] * x[..., -1] + 1
            if component:
                table = scalar_to_basix(integral.function("f").layout.fields[0].element).tabulate(0, nodes)[0]
                expected = cells.coefficients["f"] @ table.T
            agree(found[:, list(field.dofs)], expected, named.name)
