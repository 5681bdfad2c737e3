"""Headers of device routines: the tables of a basis, and its actions in registers and shared memory, for kernels that
people write themselves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from flint import fmpq

from femforge.emit.basis import basis_path
from femforge.emit.expressions import C_TYPE, number, wrap
from femforge.emit.origin import BasisSource
from femforge.emit.platforms import PLATFORMS
from femforge.emit.templates import render
from femforge.errors import an
from femforge.kernels.basis_actions import BasisKernel
from femforge.represent.directions import Matrix
from femforge.represent.numbers import fraction
from femforge.represent.tensor_basis import TensorBasis, halves, mirror_sign
from femforge.version import __version__


def device_name(name: str, action: str) -> str:
    """Of a basis's device routines, from the name of one of its actions: their namespace."""
    return f"{name.removesuffix(action)}device"


def device_headers(sources: Iterable[BasisSource]) -> dict[str, str]:
    """Texts by file, of all bases that GPUs have actions of."""
    found: dict[str, str] = {}
    for source in sources:
        kernel = source.kernel
        if PLATFORMS[kernel.target].on_device:
            name = device_name(source.name, kernel.problem.action)
            path = basis_path(name, "h")
            if path not in found:
                found[path] = _header(kernel, name)
    return found


def _header(kernel: BasisKernel, name: str) -> str:
    problem, basis, scalar = kernel.problem, kernel.problem.basis, kernel.parameters.scalar
    tables, values, derivatives = _tables(basis, scalar)
    families = f"{basis.nodes} nodes ({basis.node_family}), {basis.points} points ({basis.point_family})"
    context = {
        "title": f"{name}: actions of a basis on {an(basis.cell)}, in registers and shared memory",
        "head": [
            f"Written by femforge {__version__}. Do not edit: generate again.", "",
            f"In each direction {families}; {problem.components} components.",
            "Routines are those of femforge_basis_routines.h, layout and barriers those of femforge_contraction.h.",
        ],
        "guard": f"FEMFORGE_{name.upper()}_H", "name": name, "type": C_TYPE[scalar], "dim": basis.dim,
        "nodes": basis.nodes, "points": basis.points, "components": problem.components,
        "tables": tables, "values": values, "derivatives": derivatives,
    }  # fmt: skip
    return render("kernel/basis_device.jinja", context)


def _tables(basis: TensorBasis, scalar: str) -> tuple[list[str], str, str]:
    """Definitions of all tables, and the two halves of values and derivatives by name."""
    weights = _defined("__device__ const", "weights", basis.weights, scalar)
    definitions, names = [weights], []
    for word, table, sign in (("values", basis.table(0), 1), ("derivatives", basis.table(1), -1)):
        assert mirror_sign(table) == sign or not any(any(row) for row in table)
        own = []
        for half, matrix in zip(("even", "odd"), _halves(table, sign), strict=True):
            entries = [value for row in matrix for value in row]
            name = f"{word}_{half}"
            own.append(f"tables::{name}" if entries else "nullptr")
            if entries:
                definitions.append(_defined("__constant__ const", name, entries, scalar))
        names.append(", ".join(own))
    return definitions, names[0], names[1]


def _halves(table: Matrix, sign: int) -> tuple[Matrix, Matrix]:
    """The tables of ``Mirrored`` in femforge_contraction.h: of the middle row, one half would be zero."""
    even, odd = halves(table)
    few, many = len(table) // 2, (len(table) + 1) // 2
    return (even[:many], odd[:few]) if sign == 1 else (even[:few], odd[:many])


def _defined(qualifier: str, name: str, values: Sequence[fmpq], scalar: str) -> str:
    numbers = ", ".join(number(fraction(value), scalar) for value in values)
    return "\n".join(wrap(f"{qualifier} {C_TYPE[scalar]} {name}[{len(values)}] = {{{numbers}}};"))
