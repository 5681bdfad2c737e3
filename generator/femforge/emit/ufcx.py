"""UFCx's face of an element_tensor kernel: the element tensor of one cell, or facet, is added to an array."""

from __future__ import annotations

from femforge.emit.host import HostStatements
from femforge.emit.ufcx_inputs import OneEntity, cell_face, facet_face
from femforge.ir.arrays import Array
from femforge.ir.integral import Integral
from femforge.ir.nests import LoopNest, arrays_read, arrays_written, variables_read, walk
from femforge.ir.statements import Statement, StoreTransposed
from femforge.kernels.arguments import RESULTS
from femforge.kernels.element_tensor import ElementKernel
from femforge.kernels.printable import Printable

#: Namespace of tables of the face whose names the passes have for others.
ONE_CELL = "one_cell"


def tabulate_declaration(scalar: str, name: str) -> str:
    """Declaration in C."""
    inputs = ", ".join(f"const {scalar}* {array}" for array in ("w", "c", "coordinate_dofs"))
    return (
        f"void {name}_tabulate_tensor({scalar}* A, {inputs}, "
        "const int* entity_local_index, const uint8_t* quadrature_permutation, void* custom_data);"
    )


def tabulate_face(printer: HostStatements, kernel: Printable, name: str) -> str:
    """The function."""
    assert isinstance(kernel, ElementKernel)
    assert kernel.tabulate is not None
    integral, tabulate = kernel.integral, kernel.tabulate
    body = tabulate.body if isinstance(tabulate, LoopNest) else tabulate
    face = (cell_face if integral.kind == "cell" else facet_face)(integral, printer, arrays_read(body))
    using = [
        f"  using {ONE_CELL}::{array.name};" for array in own_tables(kernel) if array.name in _known(kernel)
    ]
    lines = _statements(printer, integral, tabulate)
    return "\n".join([*_head(face, printer.type, name), *using, *face.before, *lines, *face.after, "}"])


def _known(kernel: Printable) -> dict[str, Array]:
    """Tables of the kernel's passes by name."""
    return {array.name: array for one in kernel.passes for array in one.nest.tables}


def own_tables(kernel: Printable) -> list[Array]:
    """Tables that the face takes and the passes do not have; they may have others of the same names."""
    if not isinstance(kernel.tabulate, LoopNest):
        return []
    known = _known(kernel)
    return [
        array
        for array in kernel.tabulate.tables
        if array.name not in known or known[array.name].values != array.values
    ]


def definitions_of_tables(printer: HostStatements, kernel: Printable) -> list[str]:
    """The definitions of :func:`own_tables`: those whose names passes have, too, in a namespace of their own."""
    known = _known(kernel)
    own = own_tables(kernel)
    apart = [printer.table(array) for array in own if array.name in known]
    plain = [printer.table(array) for array in own if array.name not in known]
    return [*plain, *([f"namespace {ONE_CELL} {{", *apart, f"}}  // namespace {ONE_CELL}"] if apart else [])]


def body_of(
    printer: HostStatements, integral: Integral, tabulate: tuple[Statement, ...] | LoopNest
) -> list[str]:
    """Lines of a function that has UFCx's parameters under UFCx's names, for a cell or facet."""
    nest = tabulate if isinstance(tabulate, LoopNest) else LoopNest(1, (), (), tabulate, ())
    tables = [f"  {line}" for array in nest.tables for line in printer.table(array).splitlines()]
    used = arrays_read(nest.body)
    if integral.kind == "cell":
        face = cell_face(integral, printer, used, ("w", "c"))
        return [*tables, *face.before, *_statements(printer, integral, tabulate), *face.after]
    face = facet_face(integral, printer, used)
    lines = [*face.before, *_statements(printer, integral, tabulate), *face.after]
    return [*tables, *_own_names(printer.type, face), "  {", *lines, "  }"]


def _own_names(scalar: str, face: OneEntity) -> list[str]:
    """UFCx's parameters by the names that a face gives them, as it has arrays of its own under theirs."""
    lines = [f"  {scalar}* const {face.tensor} = A;"]
    given = {"w": face.w, "c": face.c, "coordinate_dofs": face.coordinates}
    return lines + [f"  const {scalar}* const {own} = {name};" for name, own in given.items() if own != name]


def _head(face: OneEntity, scalar: str, name: str) -> list[str]:
    w, c, x = (f"const {scalar}* __restrict__ {one}" for one in (face.w, face.c, face.coordinates))
    return [
        f'extern "C" void {name}_tabulate_tensor(',
        f"    {scalar}* __restrict__ {face.tensor}, {w},",
        f"    {c},",
        f"    {x},",
        f"    const int* {face.entity}, const uint8_t* {face.permutation}, void* /*custom_data*/) {{",
    ]


def _statements(
    printer: HostStatements, integral: Integral, tabulate: tuple[Statement, ...] | LoopNest
) -> list[str]:
    """What computes the element tensor of one entity and adds it to ``A``."""
    if not isinstance(tabulate, LoopNest):
        return printer.statements(tabulate, 1)
    body, scalar = tabulate.body, printer.type
    entries = integral.rows * integral.columns
    stored = RESULTS in arrays_written(body)
    shared = (*tabulate.shared, *([Array(RESULTS, entries, "shared")] if stored else []))
    lines = [f"  {scalar} {array.name}[{array.size}];" for array in shared]
    known = {"first_cell": "int64_t first_cell = 0", "cells_here": "int cells_here = 1"}
    read = variables_read(body)
    lines += [f"  {printer.constant} {text};" for name, text in known.items() if name in read]
    if any(isinstance(s, StoreTransposed) for s in walk(body)):
        lines.append(f"  {printer.constant} bool past_caches = false;")
    lines += printer.statements(body, 1)
    if stored:
        lines.append(f"  for (int k = 0; k < {entries}; ++k) A[k] += {RESULTS}[k];")
    return lines
