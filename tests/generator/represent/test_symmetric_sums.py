"""Sums over samples by parity give the element vectors that plain sums over points give."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from form_cases import Variant
from ir_oracle import evaluated
from kernel_cells import kernel_arrays, random_cells
from numpy.typing import NDArray
from operator_problems import parallelepipeds

from femforge.form_jobs import Job, prepare
from femforge.ir.element import SIMPLICES
from femforge.ir.integral import Integral
from femforge.kernels.operators import OperatorKernels
from femforge.represent import symmetric_sums as sums_module
from femforge.represent.action import ActionRepresentations
from femforge.represent.choose import Candidate
from femforge.represent.expressions import Expressions, Tables
from femforge.represent.sample_fluxes import Fluxes
from femforge.represent.symmetric_expressions import symmetric_expressions
from femforge.represent.symmetric_sums import SymmetricSums
from femforge.represent.transforms import DenseTransform
from femforge.represent.vector_expressions import vector_expressions
from femforge.schedule.parameters import Parameters

pytestmark = pytest.mark.slow

COUNT = 3
#: Modes of polynomials, and points of fields that vary on a cell or of cells that are curved.
LINEAR = ("mass", "laplace", "elasticity", "helmholtz", "advection_diffusion")
CELLS = ("triangle", "tetrahedron")
VARIANTS = [
    *(Variant(stem, cell, degree) for stem in LINEAR for cell in CELLS for degree in (1, 2, 3, 4)),
    *(Variant("weighted_laplace", cell, degree) for cell in CELLS for degree in (1, 2, 3)),
    Variant("weighted_laplace", "triangle", 4, more=(("weight_degree", 2),)),
    *(Variant("curved_laplace", "triangle", degree) for degree in (1, 2, 3, 4)),
    *(Variant("curved_laplace", "tetrahedron", degree) for degree in (1, 2)),
    *(Variant("neo_hookean", "triangle", degree) for degree in (1, 2, 3, 4)),
    *(Variant("neo_hookean", "tetrahedron", degree) for degree in (1, 2)),
    Variant("stokes", "triangle", 3),
    Variant("stokes_mini", "tetrahedron", 1),
    Variant("heat_step", "tetrahedron", 1),
]


def operators(job: Job, kind: str = "apply") -> OperatorKernels:
    return prepare([replace(job, kernels=(kind,))])[0].operators


def actions(made: OperatorKernels) -> ActionRepresentations:
    assert isinstance(made.representations, ActionRepresentations)
    return made.representations


def values(integral: Integral, expressions: Expressions) -> NDArray[np.float64]:
    """[cell][entry] on random cells, every third one of negative orientation."""
    cells = random_cells(integral, COUNT)
    # small enough for cells not to be turned inside out by polynomials of high degree
    cells = replace(cells, coefficients={name: 0.1 * dofs for name, dofs in cells.coefficients.items()})
    arrays = kernel_arrays(integral, replace(cells, nodes=affine(integral, cells.nodes)))
    generator = np.random.default_rng(1)
    if integral.acted_on is not None:
        arrays["trial"] = generator.uniform(-1, 1, (COUNT, integral.acted_on.layout.dim))
    return evaluated(Candidate("quadrature", expressions=expressions), integral, arrays)


def affine(integral: Integral, nodes: NDArray[np.float64]) -> NDArray[np.float64]:
    return parallelepipeds(integral, nodes) if integral.affine else nodes


def plain(own: ActionRepresentations) -> Expressions:
    """Sums over points, without any symmetry."""
    return vector_expressions(
        own.integral, own.point_functions.parts,
        lambda part: DenseTransform(own.integral, part.rule.weights, Tables(part)),
    )  # fmt: skip


def check(own: ActionRepresentations, found: Sequence[SymmetricSums]) -> None:
    """All of the sums agree with the plain ones."""
    expected = values(own.integral, plain(own))
    scale = np.abs(expected).max()
    assert scale > 0
    for sums in found:
        result = values(own.integral, symmetric_expressions(sums))
        assert np.abs(result - expected).max() < 1e-12 * scale


def sums_of(own: ActionRepresentations) -> list[SymmetricSums]:
    """By points, and by modes where D is constant: all together, and those apart that derivatives do not reach."""
    if own.candidates["tensor"].reason:
        return [own._sums(modal=False)]
    return [own._sums(modal=False), *(own._sums(True, by_degree) for by_degree in (False, True))]


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda v: v.label)
def test_sums_by_parity_agree_with_plain_sums(variant: Variant) -> None:
    own = actions(operators(variant.job()))
    found = sums_of(own)
    assert len(found) == (3 if variant.stem in (*LINEAR, "stokes", "stokes_mini") else 1)
    # rules of a high degree on tetrahedra are not symmetric
    assert all(s.symmetries.swaps for s in found[1:])
    assert found[0].symmetries.swaps or variant.cell == "tetrahedron"
    check(own, found)


@pytest.mark.parametrize(("stem", "degree", "parts", "share"), [
    ("mass", 4, 1, 1.0), ("laplace", 4, 1, 1.0), ("helmholtz", 5, 2, 0.73), ("advection_diffusion", 5, 1, 0.64),
    ("stokes", 5, 1, 1.0),
])  # fmt: skip
def test_modes_that_a_slot_does_not_reach_are_left_out(
    stem: str, degree: int, parts: int, share: float
) -> None:
    """Derivatives are of a lower degree than values: the modes of the highest one have values only, or nothing."""
    own = actions(operators(Variant(stem, "tetrahedron", degree).job()))
    whole, by_degree = own._sums(modal=True), own._sums(True, by_degree=True)
    assert len(whole.parts) == 1
    assert len(by_degree.parts) == parts
    assert by_degree.flops == pytest.approx(share * whole.flops, rel=0.02)
    if stem == "helmholtz":
        assert [len(part.fluxes) for part in by_degree.parts] == [4, 1]
        assert [part.samples for part in by_degree.parts] == [35, 21]


@pytest.mark.parametrize("variant", [
    Variant("neo_hookean", "triangle", 2), Variant("neo_hookean", "tetrahedron", 1), Variant("load", "triangle", 3),
], ids=lambda v: v.label)  # fmt: skip
def test_residuals_by_parity_agree(variant: Variant) -> None:
    own = actions(operators(variant.job(), "residual"))
    check(own, [own._sums(modal=False)])


@pytest.mark.parametrize("stem", ["laplace", "elasticity", "curved_laplace", "weighted_laplace"])
@pytest.mark.parametrize("cell", CELLS)
@pytest.mark.parametrize("way", [0, -1])
def test_both_frames_agree(stem: str, cell: str, way: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Slots of the reference directions, and those along the axes with the geometry in these."""
    taken = []
    fluxes = sums_module.ways_of_fluxes

    def one(*args: object) -> list[Fluxes]:
        found = fluxes(*args)  # type: ignore[arg-type]
        # as it is written, or applied, each in both frames
        assert len(found) in (2, 4), "both frames are the same function"
        taken.append(found[way])
        return [found[way]]

    monkeypatch.setattr(sums_module, "ways_of_fluxes", one)
    own = actions(operators(Variant(stem, cell, 2).job()))
    found = sums_of(own)
    assert taken
    check(own, found)


@pytest.mark.parametrize("stem", ["laplace", "weighted_laplace", "neo_hookean"])
def test_rules_without_symmetry_fall_back(stem: str, tmp_path: Path) -> None:
    """Collapsed points: of tetrahedra no swap of the last two vertices keeps them."""
    text = {
        "laplace": "inner(grad(u), grad(v))",
        "weighted_laplace": "w * inner(grad(u), grad(v))",
        "neo_hookean": "exp(w) * dot(grad(w), grad(u)) * v",
    }[stem]
    path = tmp_path / f"{stem}.form"
    path.write_text(f"""
element = FiniteElement("Lagrange", "tetrahedron", 2)
v, u, w = TestFunction(element), TrialFunction(element), Coefficient(element)
a = {text} * dx(metadata={{"quadrature_rule": "GL", "quadrature_degree": 4}})
""")
    own = actions(operators(Job(path, {}, Parameters())))
    sums = own._sums(modal=False)
    assert sums.symmetries.swaps == ()
    assert len(sums.symmetries.parities) == 1
    check(own, [sums])


@pytest.mark.parametrize("cell", CELLS)
@pytest.mark.parametrize("factor", ["Jacobian(mesh)[0, 0]", "JacobianInverse(mesh)[1, 0]"])
def test_forms_that_know_directions_of_the_reference_cell(cell: str, factor: str, tmp_path: Path) -> None:
    """Their D along the axes is another function, which is not taken."""
    path = tmp_path / "directions.form"
    path.write_text(f"""
mesh = Mesh(VectorElement("Lagrange", "{cell}", 1))
space = FunctionSpace(mesh, FiniteElement("Lagrange", "{cell}", 2))
v, u = TestFunction(space), TrialFunction(space)
a = {factor} * inner(grad(u), grad(v)) * dx + u * v * dx
""")
    own = actions(operators(Job(path, {}, Parameters())))
    check(own, sums_of(own))


@pytest.mark.parametrize("variant", [Variant("laplace", "tetrahedron", 4), Variant("elasticity", "triangle", 3)],
                         ids=lambda v: v.label)  # fmt: skip
def test_sums_by_parity_take_fewer_operations(variant: Variant) -> None:
    assert variant.cell in SIMPLICES
    own = actions(operators(variant.job()))
    sums = own._sums(modal=True)
    whole = sum(
        part.samples * sums.functions(sums.element(slot)).size
        for part in sums.parts
        for slot in [*part.reads, *part.fluxes]
    )
    assert sums.products < {"triangle": 0.6, "tetrahedron": 0.35}[variant.cell] * whole
