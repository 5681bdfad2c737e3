"""Traces on facets of quadrilaterals and hexahedra: their tables are those of all functions, line by line."""

from __future__ import annotations

from pathlib import Path

import pytest
from flint import fmpq
from places import FORMS

from femforge.form_jobs import Job, prepare
from femforge.ir.integral import Dof, Integral
from femforge.represent.facet_traces import TracedSums, Traces
from femforge.represent.symmetric_sums import SymmetricSums
from femforge.schedule.parameters import Parameters

TRACES = Path(__file__).parents[1] / "support" / "traces.form"
CLOSE = fmpq(1, 10**35)
CASES = [
    (TRACES, "quadrilateral", 2), (TRACES, "hexahedron", 1),
    (FORMS / "facets" / "interior_penalty.form", "hexahedron", 3),
    (FORMS / "facets" / "elasticity_interior_penalty.form", "quadrilateral", 3),
    (FORMS / "facets" / "biharmonic.form", "hexahedron", 2),
]  # fmt: skip


def sums_of(form: Path, cell: str, degree: int, kind: str) -> list[tuple[SymmetricSums, TracedSums]]:
    """Of all integrals of a kind: sums in functions, and in traces."""
    parameters = Parameters(representation="quadrature", quadrature="gauss" if form != TRACES else "estimate")
    job = Job(form, {"cell": cell, "degree": degree}, parameters, kernels=("apply",))
    found = []
    for named in prepare([job]):
        if named.operators.integral.kind == kind:
            summed = named.operators.representations.candidates["quadrature"].summed
            assert summed is not None
            traced = summed()
            assert isinstance(traced, TracedSums)
            found.append((summed(by_parity=False), traced))
    return found


def whole_row(traced: TracedSums, one: Traces, order: int, row: list[fmpq], member: int) -> dict[int, fmpq]:
    """What a row of a table of traces is in dofs of the function."""
    factors = one.factors[one.orders.index(order)]
    return {
        dof: factor * value
        for factor, line in zip(factors, one.dofs[member], strict=True)
        for dof, value in zip(line, row, strict=True)
    }


@pytest.mark.parametrize(("form", "cell", "degree"), CASES)
@pytest.mark.parametrize("kind", ["interior_facet", "exterior_facet"])
def test_tables_are_those_of_functions(form: Path, cell: str, degree: int, kind: str) -> None:
    for plain, traced in sums_of(form, cell, degree, kind):
        integral: Integral = plain.integral
        for part, own in zip(plain.parts, traced.parts, strict=True):
            (family,) = part.families
            slots = [s for s in (*part.reads, *part.fluxes) if not plain.element(s).at_points]
            for slot in slots:
                element, *along = plain.element(slot), *slot.derivative
                order = along.pop()
                traces = traced.tested if slot.function == "test" else traced.traces
                (one,) = (t for t in traces if t.function == slot.function and slot.component in t.members)
                table = own.values(0, element, tuple(along))
                dofs = integral.function(slot.function).layout.fields[slot.component].dofs
                for q, row in enumerate(part.values(0, element, slot.derivative)):
                    member = one.members.index(slot.component)
                    found = whole_row(traced, one, order, list(table[q]), member)
                    assert sorted(found) == sorted(dofs)
                    for dof, value in zip(dofs, row, strict=True):
                        assert abs(found[dof] - value) < CLOSE
            assert family.weights == own.families[0].weights


def test_sums_have_traces_in_the_place_of_functions() -> None:
    """Both sides of Q3 have 16 values and 16 normal derivatives, of the form's 64 dofs each."""
    ((plain, traced),) = sums_of(
        FORMS / "facets" / "interior_penalty.form", "hexahedron", 3, "interior_facet"
    )
    assert plain.integral.function("trial").layout.dim == 2 * 64
    assert traced.integral.function("trial").layout.dim == traced.integral.rows == 2 * 2 * 16
    (trial,) = (one for one in traced.traces if one.function == "trial")
    assert (trial.orders, trial.members, trial.lines, trial.length) == ((0, 1), (0, 1), 16, 4)
    assert traced.products < plain.products / 3


def test_values_alone_take_one_layer() -> None:
    """Nodes on the facet; diameters, none here, would have dofs of their own."""
    ((_, traced),) = sums_of(FORMS / "facets" / "upwind.form", "hexahedron", 2, "interior_facet")
    (trial,) = (one for one in traced.traces if one.function == "trial")
    assert (trial.orders, len(trial.kept)) == ((0,), 1)
    assert not traced.dofs


def test_what_is_the_same_at_all_samples_keeps_its_dofs() -> None:
    """Diameters are made of all vertices, and D at a sample of none."""
    ((_, traced),) = sums_of(FORMS / "facets" / "interior_penalty.form", "quadrilateral", 3, "interior_facet")
    assert traced.dofs == {Dof("x", k) for k in range(16)}
    assert not traced.dofs_of_samples
