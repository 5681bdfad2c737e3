"""Element tensors by FFCx: an independent form compiler on the same UFL form."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
import ufl
from ffcx_cells import cells_made_once
from kernel_cells import Cells
from numpy.typing import NDArray

from femforge.elements import to_basix
from femforge.rebuilt import Rebuilt

#: Kinds of integrals in the order of UFCx's enumeration.
_KINDS = ("cell", "exterior_facet", "interior_facet", "vertex")


def on_basix(form: ufl.Form, quadrature_degree: int | None) -> ufl.Form:
    """The same form on Basix's elements, its integrals perhaps with another quadrature degree."""
    rebuild = Rebuilt(to_basix)
    integrals = []
    for integral in form.integrals():
        metadata = dict(integral.metadata())
        if quadrature_degree is not None:
            metadata["quadrature_degree"] = quadrature_degree
        integrals.append(
            integral.reconstruct(
                integrand=rebuild.expression(integral.integrand()),
                domain=rebuild.mesh(integral.ufl_domain()),
                metadata=metadata,
            )
        )
    return ufl.Form(integrals)


@dataclass(frozen=True)
class OracleForm:
    """A form to compile by FFCx.

    Attributes:
        form: on femforge's elements.
        names: of its coefficients and constants.
        quadrature_degree: for all integrals, None leaves them as they are.
    """

    form: ufl.Form
    names: Mapping[Any, str]
    quadrature_degree: int | None = None


class Oracle:
    """Compiles forms by FFCx, all in one C file, and evaluates them.

    Args:
        forms: what to compile, by any key.
        folder: for the C file.
    """

    def __init__(self, forms: Mapping[str, OracleForm], folder: Path) -> None:
        self._forms = dict(forms)
        self._folder = folder

    @cached_property
    @cells_made_once()
    def _compiled(self) -> dict[str, Any]:
        import ffcx.codegeneration.jit  # takes cffi, which on_basix does without

        ufl_forms = [on_basix(one.form, one.quadrature_degree) for one in self._forms.values()]
        compiled, self._module, _ = ffcx.codegeneration.jit.compile_forms(
            ufl_forms,
            {"scalar_type": np.float64},
            self._folder,
            timeout=600,
            cffi_extra_compile_args=["-O0", "-w"],
        )
        return dict(zip(self._forms, compiled, strict=True))

    def element_tensors(
        self, key: str, subdomain: tuple[int, ...], cells: Cells, size: int, kind: str = "cell",
        entities: Sequence[Sequence[int]] = (), permutations: Sequence[Sequence[int]] = (),
    ) -> NDArray[np.float64]:  # fmt: skip
        """Element tensors [cell][entry] of one integral.

        Args:
            key: of the form.
            subdomain: ids, empty for everywhere.
            cells: data in Basix's order.
            size: entries of an element tensor.
            kind: of the integral.
            entities, permutations: [cell][member]: local facets or vertices, and the orientations of facets.
        """
        compiled = self._compiled[key]
        integral = self._integral(compiled, subdomain, kind)
        ffi = self._module.ffi
        one = self._forms[key]
        # derivatives may leave no trace of some of them
        positions = [compiled.original_coefficient_positions[k] for k in range(compiled.num_coefficients)]
        order = [one.form.coefficients()[position] for position in positions]
        constants = [cells.constants[one.names[c]] for c in one.form.constants()]
        c = np.ascontiguousarray(np.concatenate([*constants, np.zeros(1)]))
        result = np.zeros((len(cells), size))
        for cell in range(len(cells)):
            members = 2 if kind == "interior_facet" else 1
            values = [self._values(cells, one.names[f], members * f.ufl_element().dim, cell) for f in order]
            w = np.ascontiguousarray(np.concatenate([*values, np.zeros(1)]))
            x = np.zeros((cells.nodes.shape[1], 3))
            x[:, : cells.nodes.shape[2]] = cells.nodes[cell]
            pointers = [ffi.cast("double*", array.ctypes.data) for array in (result[cell], w, c, x)]
            numbers = ffi.new("int[2]", list(entities[cell])) if entities else ffi.NULL
            turned = ffi.new("uint8_t[2]", list(permutations[cell])) if permutations else ffi.NULL
            integral.tabulate_tensor_float64(*pointers, numbers, turned, ffi.NULL)
        return result

    @staticmethod
    def _values(cells: Cells, name: str, size: int, cell: int) -> NDArray[np.float64]:
        """A coefficient's dofs; zeros for one that this integral does not use."""
        if name in cells.coefficients:
            return cells.coefficients[name][cell]
        return np.zeros(size)

    @staticmethod
    def _integral(form: Any, subdomain: tuple[int, ...], kind: str) -> Any:
        wanted = min(subdomain) if subdomain else -1
        number = _KINDS.index(kind)
        first, last = form.form_integral_offsets[number], form.form_integral_offsets[number + 1]
        (number,) = [k for k in range(first, last) if form.form_integral_ids[k] == wanted]
        return form.form_integrals[number]


def compile_together(forms: Mapping[str, OracleForm], folder: Path, parts: int = 1) -> dict[str, Oracle]:
    """An oracle for each form; forms are compiled in ``parts`` C files."""
    keys: Sequence[str] = list(forms)
    oracles = [Oracle({key: forms[key] for key in keys[k::parts]}, folder / f"part{k}") for k in range(parts)]
    return {key: oracles[number % parts] for number, key in enumerate(keys)}
