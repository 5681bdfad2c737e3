"""UFCx's face of an element_tensor kernel: the element tensor of one cell is added to an array."""

from __future__ import annotations

from collections.abc import Sequence

from femforge.emit.statements import StatementPrinter
from femforge.ir.arrays import Array
from femforge.ir.nests import LoopNest, arrays_read, arrays_written, variables_read, walk
from femforge.ir.statements import StoreTransposed
from femforge.kernels.arguments import RESULTS
from femforge.kernels.element_tensor import ElementKernel
from femforge.kernels.printable import Printable


def tabulate_declaration(scalar: str, name: str) -> str:
    """Declaration in C."""
    inputs = ", ".join(f"const {scalar}* {array}" for array in ("w", "c", "coordinate_dofs"))
    return (
        f"void {name}_tabulate_tensor({scalar}* A, {inputs}, "
        "const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);"
    )


def tabulate_face(printer: StatementPrinter, kernel: Printable, name: str) -> str:
    """The function."""
    assert isinstance(kernel, ElementKernel)
    scalar, integral, tabulate = printer.type, kernel.integral, kernel.tabulate
    assert tabulate is not None
    lines: list[str] = []
    if isinstance(tabulate, LoopNest):
        body = tabulate.body
        entries = integral.rows * integral.columns
        stored = RESULTS in arrays_written(body)
        shared = (*tabulate.shared, *([Array(RESULTS, entries, "shared")] if stored else []))
        lines += [f"  {scalar} {array.name}[{array.size}];" for array in shared]
        known = {"first_cell": "int64_t first_cell = 0", "cells_here": "int cells_here = 1"}
        read = variables_read(body)
        lines += [f"  constexpr {text};" for name, text in known.items() if name in read]
        if any(isinstance(s, StoreTransposed) for s in walk(body)):
            lines.append("  constexpr bool past_caches = false;")
        lines += printer.statements(body, 1)
        if stored:
            lines.append(f"  for (int k = 0; k < {entries}; ++k) A[k] += {RESULTS}[k];")
    else:
        body = tabulate
        lines += printer.statements(body, 1)
    used = arrays_read(body)
    coefficients = _views(
        scalar, "packed_coefficients", [(f.name, f.layout.dim) for f in integral.packed], used
    )
    constants = _views(scalar, "packed_constants", [(c.name, c.size) for c in integral.constants], used)
    inputs = {
        "packed_coefficients": bool(coefficients) or "/*w*/",
        "packed_constants": bool(constants) or "/*c*/",
        "coordinate_dofs": "coordinate_dofs" in used or "/*coordinate_dofs*/",
    }
    named = [unused if isinstance(unused, str) else input_ for input_, unused in inputs.items()]
    w, c, x = (f"const {scalar}* __restrict__ {one}" for one in named)
    return "\n".join([
        f'extern "C" void {name}_tabulate_tensor(',
        f"    {scalar}* __restrict__ A, {w},", f"    {c},", f"    {x},",
        "    const int* /*entity_local_index*/, const uint8_t* /*quadrature_permutation*/, void* /*custom_data*/) {",
        *coefficients, *constants, *lines, "}",
    ])  # fmt: skip


def _views(scalar: str, packed: str, sizes: Sequence[tuple[str, int]], used: set[str]) -> list[str]:
    """Pointers into an array of UFCx for each (name, size) that is used."""
    views, offset = [], 0
    for name, size in sizes:
        if name in used:
            views.append(f"  const {scalar}* __restrict__ {name} = {packed} + {offset};")
        offset += size
    return views
