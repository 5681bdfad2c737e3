"""Expressions at points by FFCx: an independent form compiler on the same UFL expression."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
from ffcx_cells import cells_made_once
from kernel_cells import Cells
from numpy.typing import NDArray
from ufl.algorithms import extract_coefficients
from ufl.algorithms.analysis import extract_constants

from femforge.elements import to_basix
from femforge.formfile import FormFile, NamedExpression
from femforge.rebuilt import Rebuilt


@dataclass(frozen=True)
class OracleExpression:
    """An expression to compile by FFCx.

    Attributes:
        named: on femforge's elements.
        file: that it is of, for the names of coefficients and constants.
    """

    named: NamedExpression
    file: FormFile

    @property
    def points(self) -> NDArray[np.float64]:
        """[point][direction], of an element those that Basix interpolates by."""
        if self.named.element is not None:
            element = to_basix(self.named.element)
            scalar = element.sub_elements[0] if element.block_size > 1 else element
            if self.named.element.at_points:
                return np.array(scalar.custom_quadrature()[0])
            return np.array(scalar.basix_element.points)
        assert self.named.points is not None
        return np.array([[float(x) for x in row] for row in self.named.points.points])


class ExpressionOracle:
    """Compiles expressions by FFCx, all in one C file, and evaluates them.

    Args:
        expressions: what to compile, by any key.
        folder: for the C file.
    """

    def __init__(self, expressions: Mapping[str, OracleExpression], folder: Path) -> None:
        self._expressions = dict(expressions)
        self._folder = folder

    @cached_property
    @cells_made_once()
    def _compiled(self) -> dict[str, Any]:
        import ffcx.codegeneration.jit

        rebuilt = Rebuilt(to_basix)
        given = [(rebuilt.expression(one.named.expression), one.points) for one in self._expressions.values()]
        compiled, self._module, _ = ffcx.codegeneration.jit.compile_expressions(
            given,
            {"scalar_type": np.float64},
            self._folder,
            timeout=600,
            cffi_extra_compile_args=["-O0", "-w"],
        )
        return dict(zip(self._expressions, compiled, strict=True))

    def values(self, key: str, cells: Cells, size: int, facets: Sequence[int] = ()) -> NDArray[np.float64]:
        """[cell][point, component, argument's dof] of an expression.

        Args:
            key: of the expression.
            cells: data in Basix's order.
            size: values of a cell.
            facets: the local facet of each cell, where the points are of facets.
        """
        compiled, one = self._compiled[key], self._expressions[key]
        ffi = self._module.ffi
        originals = extract_coefficients(one.named.expression)
        positions = [compiled.original_coefficient_positions[k] for k in range(compiled.num_coefficients)]
        names = [one.file.coefficient_names[originals[position]] for position in positions]
        constants = [
            cells.constants[one.file.constant_names[c]] for c in extract_constants(one.named.expression)
        ]
        c = np.ascontiguousarray(np.concatenate([*constants, np.zeros(1)]))
        result = np.zeros((len(cells), size))
        for cell in range(len(cells)):
            w = np.concatenate([*(cells.coefficients[name][cell] for name in names), np.zeros(1)])
            x = np.zeros((cells.nodes.shape[1], 3))
            x[:, : cells.nodes.shape[2]] = cells.nodes[cell]
            pointers = [ffi.cast("double*", array.ctypes.data) for array in (result[cell], w, c, x)]
            numbers = ffi.new("int[1]", [facets[cell]]) if facets else ffi.NULL
            turned = ffi.new("uint8_t[1]", [0])
            compiled.tabulate_tensor_float64(*pointers, numbers, turned, ffi.NULL)
        return result
