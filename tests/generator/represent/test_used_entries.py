"""Which entries of element matrices are not always zero: counted by hand, and beside matrices by quadrature."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray
from places import FORMS

from femforge.form_jobs import Job, prepare
from femforge.represent.choose import Representations
from femforge.represent.expressions import Tables, quadrature_expressions
from femforge.represent.quadrature import QuadratureRepresentation
from femforge.represent.used_entries import used_entries
from femforge.schedule.parameters import Parameters

UPWIND = ("facets/upwind", {"cell": "quadrilateral", "degree": 2})


def matrices(form: str, define: dict[str, object], kind: str, **asked: object) -> Representations:
    job = Job(FORMS / f"{form}.form", define, Parameters().with_values(asked), kernels=("assemble",))
    named = [
        n for n in prepare([job]) if n.operators.integral.kind == kind and n.operators.integral.arity == 2
    ]
    return named[0].operators.matrices


@pytest.mark.parametrize(
    ("form", "define", "kind", "used", "entries"),
    [
        # 3 of 9 functions of each side are not zero on the facet
        (*UPWIND, "interior_facet", 6**2, 18**2),
        (*UPWIND, "exterior_facet", 3**2, 9**2),
        (*UPWIND, "cell", 9**2, 9**2),
        # a side's function meets all of both sides' if it is not zero there, else those that are not by its derivative
        ("facets/interior_penalty", {"cell": "quadrilateral", "degree": 2}, "interior_facet", 18**2 - 12**2, 18**2),
        # components by themselves, and none of the pressure's with each other
        ("vector_laplace", {"cell": "hexahedron", "degree": 1}, "cell", 3 * 8**2, 24**2),
        ("stokes", {"cell": "triangle", "degree": 2}, "cell", 2 * 6**2 + 2 * 12 * 3, 15**2),
        ("elasticity", {"cell": "tetrahedron", "degree": 1}, "cell", 12**2, 12**2),
    ],
)  # fmt: skip
def test_counts(form: str, define: dict[str, object], kind: str, used: int, entries: int) -> None:
    found = used_entries(matrices(form, define, kind).quadrature)
    assert (int(found.sum()), found.size) == (used, entries)


@pytest.mark.parametrize(
    ("form", "cell", "degree", "kind"),
    [
        ("facets/upwind", "tetrahedron", 2, "interior_facet"),
        ("facets/acoustic_waves", "triangle", 1, "interior_facet"),
        ("facets/acoustic_waves", "triangle", 2, "exterior_facet"),
        ("facets/interior_penalty", "triangle", 2, "interior_facet"),
        ("facets/stokes_interior_penalty", "quadrilateral", 1, "exterior_facet"),
        ("facets/boundary_conditions", "hexahedron", 1, "exterior_facet"),
        ("vector_laplace", "quadrilateral", 1, "cell"),
        ("stokes", "triangle", 2, "cell"),
    ],
)  # fmt: skip
def test_expressions_are_zero_where_entries_are_unused(form: str, cell: str, degree: int, kind: str) -> None:
    found = matrices(form, {"cell": cell, "degree": degree}, kind)
    expressions = quadrature_expressions(found.quadrature, found.entries)
    used = used_entries(found.quadrature).ravel()
    zero = np.array([node.is_zero for node in expressions.outputs])
    assert zero[~used].all()
    # functions that meet at points may still be orthogonal, as one at a vertex and one on the edge beyond it are
    assert not (zero & _products(found.quadrature).ravel()).any()
    assert kind == "cell" or not used.all()


def _products(representation: QuadratureRepresentation) -> NDArray[np.bool_]:
    """Entries to which some term adds functions whose products have an integral that is not zero, [row][column]."""
    integral = representation.integral
    found = np.zeros((integral.rows, integral.columns), dtype=bool)
    for part in representation.parts:
        weights = np.array([float(weight) for weight in part.rule.weights])
        for test, trial in part.terms:
            assert test is not None
            assert trial is not None
            fields = [integral.function(s.function).layout.fields[s.component] for s in (test, trial)]
            left, right = (
                np.array(
                    [
                        [float(value) for value in row]
                        for row in Tables(part)(f.element, s.derivative).tolist()
                    ]
                )
                for f, s in zip(fields, (test, trial), strict=True)
            )
            found[np.ix_(fields[0].dofs, fields[1].dofs)] |= np.abs(left.T * weights @ right) > 1e-12
    return found
