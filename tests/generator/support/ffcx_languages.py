"""Forms compiled by FFCx in its own C and in femforge's language, and evaluated on the same random cells."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import basix
import numpy as np
import ufl
from facet_cells import moved_beyond
from ffcx_cells import cells_made_once
from numpy.typing import NDArray

LANGUAGES = ("C", "femforge.ffcx")
#: Ways in which a facet can be seen from a cell.
ORIENTATIONS = {"triangle": 2, "quadrilateral": 2, "tetrahedron": 6, "hexahedron": 8}


@dataclass(frozen=True)
class Difference:
    """How far two kernels of one integral are apart.

    Attributes:
        integral: number in its form.
        relative: to the largest entry; zero if both are zero everywhere.
        largest: the largest entry.
    """

    integral: int
    relative: float
    largest: float


class InBothLanguages:
    """Forms on Basix's elements, compiled to one module for each language.

    Args:
        forms: by any key.
        folder: for the C files.
        scalar: ``float64`` or ``float32``.
    """

    @cells_made_once()
    def __init__(self, forms: Mapping[str, ufl.Form], folder: Path, scalar: str = "float64") -> None:
        import ffcx.codegeneration.jit

        self.forms = dict(forms)
        self.scalar = scalar
        self.text: dict[str, str] = {}
        self.compiled: dict[str, dict[str, Any]] = {}
        self.ffi: dict[str, Any] = {}
        for number, language in enumerate(LANGUAGES):
            compiled, module, (_, text) = ffcx.codegeneration.jit.compile_forms(
                list(self.forms.values()),
                {"language": language, "scalar_type": scalar},
                folder / f"language{number}",
                timeout=600,
                cffi_extra_compile_args=["-O0", "-w"],
            )
            self.compiled[language] = dict(zip(self.forms, compiled, strict=True))
            self.ffi[language] = module.ffi
            self.text[language] = text

    def differences(self, key: str, cells: int = 3) -> list[Difference]:
        """Of all integrals over cells of a form, on some random cells."""
        form = self.forms[key]
        data = [random_data(form, seed) for seed in range(cells)]
        found = []
        for number in range(self.compiled["C"][key].form_integral_offsets[1]):
            theirs, ours = (
                np.array([self._call(language, key, number, one) for one in data]) for language in LANGUAGES
            )
            largest = float(np.abs(theirs).max())
            found.append(Difference(number, float(np.abs(ours - theirs).max()) / (largest or 1.0), largest))
        return found

    def on_facets(self, key: str) -> list[Difference]:
        """Of the first integral of a form over facets of the boundary, on each facet of a random cell."""
        form = self.forms[key]
        (domain,) = form.ufl_domains()
        number = self.compiled["C"][key].form_integral_offsets[1]
        found = []
        for facet in range(domain.ufl_cell().num_facets):
            data = random_data(form, facet)
            theirs, ours = (self._call(language, key, number, data, (facet,)) for language in LANGUAGES)
            largest = float(np.abs(theirs).max())
            found.append(Difference(number, float(np.abs(ours - theirs).max()) / (largest or 1.0), largest))
        return found

    def between_cells(self, key: str) -> list[Difference]:
        """Of the first integral of a form over facets between cells: some pairs of facets, each orientation of one."""
        form = self.forms[key]
        cell = form.ufl_domains()[0].ufl_cell()
        number = self.compiled["C"][key].form_integral_offsets[2]
        found = []
        for turn in range(ORIENTATIONS[cell.cellname]):
            facets = (turn % cell.num_facets, (2 * turn + 1) % cell.num_facets)
            turns = (turn, (3 * turn + 1) % ORIENTATIONS[cell.cellname])
            w, c, x = random_data(form, turn, cells=2)
            if x.shape[1] == cell.num_vertices:
                x = moved_beyond(cell.cellname, x.reshape(1, -1, 3), [(list(facets), list(turns))])
            data = w, c, x
            theirs, ours = (self._call(language, key, number, data, facets, turns) for language in LANGUAGES)
            largest = float(np.abs(theirs).max())
            found.append(Difference(number, float(np.abs(ours - theirs).max()) / (largest or 1.0), largest))
        return found

    def _call(
        self, language: str, key: str, number: int, data: tuple[NDArray[Any], ...],
        facets: tuple[int, ...] = (0,), turns: tuple[int, ...] = (),
    ) -> NDArray[Any]:  # fmt: skip
        dofs = [len(facets) * a.ufl_element().dim for a in self.forms[key].arguments()]
        size = int(np.prod(dofs, dtype=int))
        dtype = np.dtype(self.scalar)
        tensor = np.zeros(size, dtype)
        ffi = self.ffi[language]
        kind = {"float64": "double*", "float32": "float*"}[self.scalar]
        arrays = [np.ascontiguousarray(a, dtype) for a in data]
        pointers = [ffi.cast(kind, a.ctypes.data) for a in (tensor, *arrays)]
        integral = self.compiled[language][key].form_integrals[number]
        orientation = ffi.new("uint8_t[]", list(turns)) if turns else ffi.NULL
        for _ in range(2):  # what is there is added to
            entity = ffi.new("int[]", list(facets))
            getattr(integral, f"tabulate_tensor_{self.scalar}")(*pointers, entity, orientation, ffi.NULL)
        return tensor / 2


def random_data(form: ufl.Form, seed: int, cells: int = 1) -> tuple[NDArray[np.float64], ...]:
    """Coefficients, constants and nodes of a cell that is bent a little, or of two such cells."""
    random = np.random.default_rng(seed)
    sizes = cells * sum(c.ufl_element().dim for c in form.coefficients())
    values = sum(int(np.prod(c.ufl_shape, dtype=int)) for c in form.constants())
    w = random.uniform(0.5, 1.5, sizes + 1)
    c = random.uniform(0.5, 1.5, values + 1)
    element = form.ufl_domains()[0].ufl_coordinate_element()
    nodes = _points(element)
    dimension = nodes.shape[1]
    x = np.zeros((cells, len(nodes), 3))
    for one in x:
        turned = np.eye(dimension) + random.uniform(-0.2, 0.2, (dimension, dimension))
        one[:, :dimension] = nodes @ turned + random.uniform(-0.04, 0.04, nodes.shape)
    return w, c, x


def _points(element: Any) -> NDArray[np.float64]:
    scalar = element.sub_elements[0]
    kind = basix.CellType[element.cell.cellname]
    return basix.create_element(
        basix.ElementFamily.P, kind, scalar.degree, basix.LagrangeVariant.gll_warped
    ).points
