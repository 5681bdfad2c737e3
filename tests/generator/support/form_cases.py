"""The variants of the shipped forms that tests compare with other compilers and with each other."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass, replace

from places import FORMS

from femforge.form_jobs import Job
from femforge.schedule.parameters import Parameters

SIMPLICES = ("interval", "triangle", "tetrahedron")
BOXES = ("quadrilateral", "hexahedron")


@dataclass(frozen=True)
class Variant:
    """A form file with its names set, and the quadrature degree (-1: the form's own)."""

    stem: str
    cell: str
    degree: int = 1
    quadrature_degree: int = -1
    more: tuple[tuple[str, int | float], ...] = ()

    @property
    def label(self) -> str:
        """Short and unique."""
        extra = "".join(f"_{name}{value}" for name, value in self.more)
        return f"{self.stem.rpartition('/')[2]}_{self.cell}{self.degree}{extra}"

    def job(self, suffix: str = "", **parameters: object) -> Job:
        """The variant with some kernel parameters."""
        values = {"quadrature_degree": self.quadrature_degree, **parameters}
        define = {"cell": self.cell, "degree": self.degree, **dict(self.more)}
        return Job(FORMS / f"{self.stem}.form", define, Parameters().with_values(values), suffix)


def _family(stems: str, cells: tuple[str, ...], degrees: tuple[int, ...]) -> Iterator[Variant]:
    for stem, cell, degree in itertools.product(stems.split(), cells, degrees):
        yield Variant(stem, cell, degree, 2 * degree + 1 if cell in BOXES else -1)


def _all_variants() -> Iterator[Variant]:
    scalar = "laplace mass helmholtz weighted_laplace load advection_diffusion energy poisson"
    yield from _family(scalar, SIMPLICES, (1, 2))
    yield from _family("laplace mass load energy", SIMPLICES, (3,))
    yield from _family(scalar, BOXES, (1,))
    yield from _family("laplace mass load energy weighted_laplace", ("quadrilateral",), (2, 3))
    yield from _family("laplace mass load", ("hexahedron",), (2,))
    vector = "vector_laplace elasticity elasticity_lame"
    yield from _family(vector, ("triangle", "tetrahedron"), (1, 2))
    yield from _family(vector, BOXES, (1,))
    yield from _family("stokes", ("triangle", "tetrahedron", "quadrilateral"), (2,))
    yield from _family("stokes", ("triangle",), (3,))
    yield from _family("stokes_mini", ("triangle", "tetrahedron"), (1,))
    yield from _family("strain_projection", ("triangle", "tetrahedron"), (1, 2))
    yield from _family("strain_projection", BOXES, (1,))
    yield from _family("two_materials p_laplace neo_hookean phase_change", SIMPLICES, (1,))
    yield from _family("two_materials p_laplace neo_hookean phase_change", ("triangle",), (2,))
    yield from _family("two_materials p_laplace neo_hookean phase_change", BOXES, (1,))
    yield from _family("heat_step", ("triangle", "tetrahedron"), (1,))
    yield from _family("heat_step", BOXES, (1,))
    yield from _family("error_norm", ("triangle", "tetrahedron", *BOXES), (1,))
    yield from _family("curved_laplace", ("interval", "triangle", "tetrahedron", "quadrilateral"), (2,))
    yield Variant("curved_laplace", "triangle", 3, more=(("geometry_degree", 3),))
    yield Variant("weighted_laplace", "tetrahedron", 1, more=(("weight_degree", 2),))
    yield Variant("p_laplace", "triangle", 1, more=(("p", 4.0),))


VARIANTS = tuple(_all_variants())


def _facet_variants() -> Iterator[Variant]:
    every = (*SIMPLICES, *BOXES)
    low = "boundary_conditions traction interior_penalty elasticity_interior_penalty upwind acoustic_waves"
    yield from _family(low, every, (1,))
    yield from _family(
        "boundary_conditions interior_penalty upwind", ("triangle", "tetrahedron", "quadrilateral"), (2,)
    )
    yield from _family("biharmonic", ("interval", "triangle", "tetrahedron", "quadrilateral"), (2,))
    yield from _family("stokes_interior_penalty", ("triangle", "tetrahedron", "quadrilateral"), (2,))
    yield from _family("measures", ("triangle", "tetrahedron", "quadrilateral"), (1,))
    # not on tetrahedra, of which one pair has a jump that is nothing but rounding once its square is expanded
    yield from _family("balance", ("triangle", "quadrilateral"), (1,))


FACET_VARIANTS = tuple(
    replace(variant, stem=f"facets/{variant.stem}", quadrature_degree=-1) for variant in _facet_variants()
)


def several_rules(cell: str) -> str:
    """The text of a form with a rule for each of its terms, and data at the points of one of them."""
    dimension = {"quadrilateral": 2, "hexahedron": 3}[cell]
    return f"""
import basix.ufl
from ufl import *
cell = "{cell}"
mesh = Mesh(basix.ufl.element("Lagrange", cell, 1, shape=({dimension},)))
V = FunctionSpace(mesh, basix.ufl.element("Lagrange", cell, 2))
D = FunctionSpace(mesh, basix.ufl.quadrature_element(cell, (), degree=3))
k, u, v = Coefficient(D), TrialFunction(V), TestFunction(V)
a = k * inner(grad(u), grad(v)) * dx(degree=3) + u * v * dx(degree=4) + inner(u, v.dx(1)) * dx(degree=2)
"""
