"""What stands on the map: every shipped form over cells and facets, on every cell, of every degree, as every kind."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

REPOSITORY = Path(__file__).absolute().parents[2]
FORMS = REPOSITORY / "forms"
CELLS = ("interval", "triangle", "quadrilateral", "tetrahedron", "hexahedron")
KINDS = ("element_tensor", "apply", "residual", "diagonal", "assemble")
SCALARS = ("float64", "float32")
#: What integrals are over: of facets those of exterior and interior ones.
OVER = ("cell", "facet")
#: Forms as they are surveyed where time is short: those that others are made of first.
_FIRST = (
    "laplace", "mass", "helmholtz", "elasticity", "vector_laplace", "elasticity_lame", "weighted_laplace",
    "advection_diffusion", "p_laplace", "neo_hookean", "stokes",
)  # fmt: skip
#: Operators that are surveyed on simplices of high degree, if that is asked for, and the degrees.
SIMPLICES = ("triangle", "tetrahedron")
_ON_SIMPLICES = (
    "mass", "laplace", "helmholtz", "elasticity", "vector_laplace", "weighted_laplace", "advection_diffusion",
)  # fmt: skip
_HIGH_DEGREES = range(3, 9)


@dataclass(frozen=True)
class Subject:
    """One cell of the map, before it is known whether there is such a kernel.

    Attributes:
        form: of a shipped file, without its ending, with its folder in ``forms``.
        cell, degree: what the file is read with.
        kind: of kernel.
        scalar: ``float64`` or ``float32``.
        over: which of the form's integrals: those over cells, or those over facets.
    """

    form: str
    cell: str
    degree: int
    kind: str
    scalar: str
    over: str = "cell"

    @property
    def label(self) -> str:
        """Short, unique, fit for a file."""
        words = (self.form.replace("/", "_"), self.cell, str(self.degree), self.kind, self.scalar)
        return "-".join((*words, self.over) if self.over != "cell" else words)


def shipped_forms() -> list[str]:
    """All of them, in the order in which they are surveyed."""
    stems = sorted(path.stem for path in FORMS.glob("*.form"))
    facets = sorted(_name(path) for path in FORMS.glob("facets/*.form"))
    return [stem for stem in _FIRST if stem in stems] + [s for s in stems if s not in _FIRST] + facets


def bake_off_forms() -> list[str]:
    """CEED's bake-off problems, which are surveyed only if they are named."""
    return sorted(_name(path) for path in FORMS.glob("ceed/*.form"))


def _name(path: Path) -> str:
    return path.relative_to(FORMS).with_suffix("").as_posix()


@cache
def is_over(form: str, over: str) -> bool:
    """Whether a form may have such integrals, by the words of its file."""
    measures = {"cell": r"\bdx\b", "facet": r"\bd[sS]\b"}
    return re.search(measures[over], (FORMS / f"{form}.form").read_text("utf-8")) is not None


def subjects(
    forms: Sequence[str],
    cells: Sequence[str],
    degrees: Sequence[int],
    kinds: Sequence[str],
    scalars: Sequence[str],
    over: Sequence[str] = ("cell",),
) -> Iterator[Subject]:
    """Everything asked for, what matters most first: double precision, cells, low degrees, matrices, solids.

    Kernels that are timed on one mesh follow one another.
    """
    for scalar, entity, degree, kind, cell, form in itertools.product(
        _sorted(scalars, SCALARS), _sorted(over, OVER), sorted(degrees), _sorted(kinds, KINDS),
        _sorted(cells, CELLS[::-1]), forms,
    ):  # fmt: skip
        if is_over(form, entity):
            yield Subject(form, cell, degree, kind, scalar, entity)


def high_simplices(forms: Sequence[str], cells: Sequence[str], scalars: Sequence[str]) -> Iterator[Subject]:
    """Operators on triangles and tetrahedra of degrees 3 to 8, of the usual ones among the given forms."""
    own_forms = [form for form in _ON_SIMPLICES if form in forms]
    own_cells = [cell for cell in cells if cell in SIMPLICES]
    return subjects(own_forms, own_cells, _HIGH_DEGREES, ("apply",), scalars)


def _sorted(chosen: Sequence[str], order: Sequence[str]) -> list[str]:
    return sorted(chosen, key=order.index)
