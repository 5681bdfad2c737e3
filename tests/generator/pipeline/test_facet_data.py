"""Data at quadrature points of facets: kernels that get samples of a field against FFCx's with the field itself.

FFCx takes no such data; its points are ours, in the order that a facet's orientation gives them.
"""

from __future__ import annotations

from pathlib import Path

import basix
import numpy as np
import pytest
from facet_cells import joined
from facet_places import agree, entities, seen_as, tabulated
from ffcx_oracle import OracleForm, compile_together
from kernel_build import build, call_batch
from kernel_cells import Cells, dof_order, kernel_arrays, random_cells

from femforge.emit.points import points_of
from femforge.form_jobs import Job, NamedKernels, prepare
from femforge.formfile import read_form_file
from femforge.ir.integral import Function, Integral
from femforge.reference import View
from femforge.schedule.parameters import Parameters

pytestmark = pytest.mark.slow

CELLS = ("interval", "triangle", "quadrilateral", "tetrahedron", "hexahedron")
FORM = """
cell = "triangle"
data = 0
degree = 1
element = FiniteElement("DG", cell, degree)
v, u, n = TestFunction(element), TrialFunction(element), FacetNormal(cell)
f, g = Coefficient(FiniteElement("DG", cell, 1)), Coefficient(VectorElement("DG", cell, 1))
if data:
    f = Coefficient(FiniteElement("Quadrature", cell, 3))
    g = Coefficient(VectorElement("Quadrature", cell, 3))
a = (1 + f**2) * dot(g, n) * u * v * ds(degree=3)
a += (f("+") * u("+") - f("-") ** 2 * u("-")) * avg(dot(g, grad(v))) * dS(degree=3)
L = (sqrt(f) * v + dot(g, grad(v))) * ds(degree=3) + f("-") * jump(g, n) * (v("+") + 2 * f("+") * v("-")) * dS(degree=3)
"""


def sampled(named: NamedKernels, cells: Cells, seen: list[list[View]], plain: Integral) -> Cells:
    """Cells with samples of their coefficients where the kernel wants them.

    Args:
        named: the kernel.
        cells: dofs of the fields, which have one at each vertex; [cell][+ and then -].
        seen: [facet][member] the vertices of the cell as they are seen.
        plain: the integral with the fields.
    """
    integral = named.analysed.integral
    kernel = named.kernels.element_tensor("cpu")

    def samples(function: Function) -> np.ndarray:
        given = points_of(kernel, function)
        assert given is not None
        family = "P" if len(seen[0][0]) == integral.gdim + 1 else "Q"
        shape = basix.ufl.element(family, integral.cell, 1).tabulate(0, np.array(given.points))[0]
        dofs = cells.coefficients[function.name].reshape(len(cells), integral.members, shape.shape[1], -1)
        order = np.array(seen)[:, :, :, None]
        values = np.einsum("qn,cmni->cmqi", shape, np.take_along_axis(dofs, order, axis=2))
        return values.reshape(len(cells), -1)

    assert {f.name for f in integral.coefficients} == {f.name for f in plain.coefficients}
    return Cells(cells.nodes, {f.name: samples(f) for f in integral.coefficients}, cells.constants)


@pytest.mark.parametrize("cell", CELLS)
def test_samples_of_a_field_are_as_good_as_the_field(cell: str, tmp_path: Path) -> None:
    file = tmp_path / "sampled.form"
    file.write_text(FORM)
    orders = Parameters().with_values({"dof_order": "lexicographic"})
    field = Job(file, {"cell": cell})
    jobs = [Job(file, {"cell": cell, "data": 1}, suffix="data"),
            Job(file, {"cell": cell, "data": 1}, orders, "lexicographic")]  # fmt: skip
    read = read_form_file(file, field.define)
    names = {**read.coefficient_names, **read.constant_names}
    oracles = compile_together({n.name: OracleForm(n.form, names) for n in read.forms}, tmp_path / "ffcx")
    built = build(jobs, tmp_path)
    plain = [named.analysed.integral for named in prepare([field])]
    for job, lexicographic in zip(jobs, (False, True), strict=True):
        for named, interleaved in zip(prepare([job]), plain, strict=True):
            integral = named.analysed.integral
            places = list(entities(integral))
            own = [seen_as(integral, *([0], [0]) if integral.members == 1 else ([0, 0], [0, 0]))] * len(
                places
            )
            first = [[0] * integral.members] * len(places)
            apart = random_cells(interleaved, len(places))
            cells = joined(interleaved, apart, [(one, one) for one in first])
            size = integral.rows * integral.columns
            oracle = oracles[integral.form]
            expected = oracle.element_tensors(integral.form, (), cells, size, integral.kind, first, first)
            assert np.abs(expected).max() > 0, named.name
            order = entries_in_order(integral, interleaved)
            given = sampled(named, cells, own, interleaved)
            arrays = kernel_arrays(integral, given)
            for target in ("cpu", "hip"):
                found = call_batch(built, named.name, target, len(places), arrays)
                agree(found[:, order], expected, f"{named.name} on {target}")
            if lexicographic:
                continue
            local, turned = [p[0] for p in places], [p[1] for p in places]
            cells = joined(interleaved, apart, places)
            expected = oracle.element_tensors(integral.form, (), cells, size, integral.kind, local, turned)
            given = sampled(named, cells, [seen_as(integral, *place) for place in places], interleaved)
            for number, place in enumerate(places):
                one = tabulated(built, named.name, integral, given, number, *place)
                agree(one, expected[number], f"{named.name}, UFCx face, {place}")


def entries_in_order(integral: Integral, interleaved: Integral) -> np.ndarray:
    """The entry of the kernel's element tensor that each entry in Basix's order is."""
    rows, columns = (
        np.array(dof_order(integral, role, interleaved) if integral.arity >= arity else [0])
        for role, arity in (("test", 1), ("trial", 2))
    )
    return (rows[:, None] * integral.columns + columns).ravel()
