"""What stands on the map: every shipped form, on every cell, of every degree, as every kind of kernel."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]
FORMS = REPOSITORY / "forms"
CELLS = ("interval", "triangle", "quadrilateral", "tetrahedron", "hexahedron")
KINDS = ("element_tensor", "apply", "residual", "diagonal", "assemble")
SCALARS = ("float64", "float32")
#: Forms as they are surveyed where time is short: those that others are made of first.
_FIRST = (
    "laplace", "mass", "helmholtz", "elasticity", "vector_laplace", "elasticity_lame", "weighted_laplace",
    "advection_diffusion", "p_laplace", "neo_hookean", "stokes",
)  # fmt: skip


@dataclass(frozen=True)
class Subject:
    """One cell of the map, before it is known whether there is such a kernel.

    Attributes:
        form: of a shipped file, without its ending, with its folder in ``forms``.
        cell, degree: what the file is read with.
        kind: of kernel.
        scalar: ``float64`` or ``float32``.
    """

    form: str
    cell: str
    degree: int
    kind: str
    scalar: str

    @property
    def label(self) -> str:
        """Short, unique, fit for a file."""
        return f"{self.form.replace('/', '_')}-{self.cell}-{self.degree}-{self.kind}-{self.scalar}"


def shipped_forms() -> list[str]:
    """All of them, in the order in which they are surveyed."""
    stems = sorted(path.stem for path in FORMS.glob("*.form"))
    return [stem for stem in _FIRST if stem in stems] + [stem for stem in stems if stem not in _FIRST]


def bake_off_forms() -> list[str]:
    """CEED's bake-off problems, which are surveyed only if they are named."""
    return sorted(path.relative_to(FORMS).with_suffix("").as_posix() for path in FORMS.glob("ceed/*.form"))


def subjects(
    forms: Sequence[str],
    cells: Sequence[str],
    degrees: Sequence[int],
    kinds: Sequence[str],
    scalars: Sequence[str],
) -> Iterator[Subject]:
    """Everything asked for, what matters most first: double precision, low degrees, matrices and products, solids.

    Kernels that are timed on one mesh follow one another.
    """
    for scalar, degree, kind, cell, form in itertools.product(
        _sorted(scalars, SCALARS), sorted(degrees), _sorted(kinds, KINDS), _sorted(cells, CELLS[::-1]), forms
    ):
        yield Subject(form, cell, degree, kind, scalar)


def _sorted(chosen: Sequence[str], order: Sequence[str]) -> list[str]:
    return sorted(chosen, key=order.index)
