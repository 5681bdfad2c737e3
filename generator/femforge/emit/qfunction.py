"""Headers of QFunctions: the function as libCEED compiles it, and one that makes a CeedQFunction of it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from femforge.emit.head import section
from femforge.emit.origin import Origin, QFunctionSource
from femforge.emit.platforms.c import C
from femforge.emit.templates import render
from femforge.ir.integral import COORDINATES, TRIAL, Constant
from femforge.ir.nests import values_of, walk
from femforge.ir.scalar import postorder
from femforge.kernels.qfunctions import QFunction
from femforge.represent.qfunctions import PointField
from femforge.version import __version__


class _Statements(C):
    """C99 in which scalars are those of libCEED."""

    def __init__(self, scalar: str) -> None:
        super().__init__(scalar)
        self.type = "CeedScalar"


def header_paths(origin: Origin, name: str) -> tuple[str, str]:
    """The two files of a QFunction: the function, and what makes the object of it."""
    return origin.path(name, "h"), origin.path(f"{name}_create", "h")


def qfunction_source(kernel: QFunction, name: str, origin: Origin) -> QFunctionSource:
    """Print a QFunction.

    Args:
        kernel: what to print.
        name: of the function.
        origin: for the head of the file.
    """
    title = f"{name}: point function of form {origin.form} in {origin.file}"
    function = kernel.function
    printer = _Statements(kernel.parameters.scalar)
    members = [_member(constant) for constant in function.constants]
    shared: dict[str, Any] = {"title": title, "name": name, "members": members}
    text = render("kernel/qfunction.jinja", {
        **shared, "guard": f"{name}_h".upper(), "head": _head(kernel, origin),
        "calls": _calls(kernel), "single": kernel.parameters.scalar == "float32",
        "constants": printer.statements(kernel.constants, 1), "body": printer.statements(kernel.body, 2),
    })  # fmt: skip
    create = render("kernel/qfunction_create.jinja", {
        **shared, "version": __version__, "guard": f"{name}_create_h".upper(), "degree": function.part.degree,
        "registered": [{"name": _in_file(c), "size": c.size} for c in function.constants],
        "fields": [
            {"way": way, "name": field.name, "size": field.size, "mode": mode_name(field)}
            for way, fields in (("Input", function.inputs), ("Output", function.outputs))
            for field in fields
        ],
        "flops": kernel.flops,
    })  # fmt: skip
    file, creating = header_paths(origin, name)
    return QFunctionSource(name, file, creating, text, create, title, kernel, origin)


def mode_name(field: PointField) -> str:
    """The mode of a field as libCEED calls it."""
    return f"CEED_EVAL_{field.mode.upper()}"


def _in_file(constant: Constant) -> str:
    return constant.called or constant.name


def _member(constant: Constant) -> str:
    """A constant as a member of the context: tensors row by row."""
    return f"{_in_file(constant)}[{constant.size}]" if constant.shape else _in_file(constant)


def _calls(kernel: QFunction) -> bool:
    """Whether there are calls of functions of <math.h>."""
    values = [value for statement in walk(kernel.body) for value in values_of(statement)]
    return any(node.kind == "call" for node in postorder(values))


def _head(kernel: QFunction, origin: Origin) -> list[str]:
    """Lines of the comment at the head."""
    function = kernel.function
    integral, part = function.integral, function.part
    lines = [
        f"Written by femforge {__version__}. Do not edit: generate again with",
        f"  {origin.command}",
        "",
    ]
    title = "Form file" if "." in origin.file else "Forms"
    # libCEED's loader takes directives in comments for directives
    text = re.sub(r"#(?=\s*include)", "", origin.text.strip())
    lines += [f"{title} {origin.file}:", *(f"  | {line}" for line in text.splitlines()), ""]
    lines += section("Inputs", _fields(kernel, function.inputs, "in"))
    lines += section("Outputs", _fields(kernel, function.outputs, "out"))
    if function.constants:
        lines += section("Context", [(_member(c), "constant of the form") for c in function.constants])
    degree = f"{part.degree} ({part.origin}), scheme {part.scheme}"
    items = [
        ("cell", f"{integral.cell}; bases may be of any degree"),
        ("degree", f"a rule of degree {degree}, for the elements of the form file"),
        ("scalar", f"{kernel.parameters.scalar}: {_SCALARS[kernel.parameters.scalar]}"),
    ]
    if integral.subdomain:
        items.append(("subdomain", ", ".join(map(str, integral.subdomain))))
    lines += section("What", items)
    costs = [
        ("flops", str(kernel.flops)),
        ("values", f"{kernel.values_read} read, {kernel.values_written} written"),
    ]
    return [*lines, *section("Costs of a point", costs)][:-1]


_SCALARS = {"float64": "literals and functions are double, whatever CeedScalar is",
            "float32": "literals and functions are float, as CeedScalar has to be"}  # fmt: skip


def _fields(kernel: QFunction, fields: Sequence[PointField], array: str) -> list[tuple[str, str]]:
    return [
        (f"{array}[{k}]", f'"{field.name}", {field.size}, {mode_name(field)}: {_meaning(kernel, field)}')
        for k, field in enumerate(fields)
    ]


def _meaning(kernel: QFunction, field: PointField) -> str:
    """What an input is, or what an output is multiplied with, and its shape."""
    if field.mode == "weight":
        return "weights of the points, [Q]"
    if field.function == COORDINATES:
        name = "the coordinates"
    elif field.function in (TRIAL, "test"):
        name = f"the {field.function} function"
    else:
        name = f"coefficient {kernel.function.integral.function(field.function).in_file}"
    if field.first:
        name += f" from component {field.first} on"
    components = f"[{field.components}]" if field.components > 1 else ""
    if field.mode == "grad":
        text = f"reference derivatives of {name}, [{field.dim}]{components}[Q]"
    else:
        text = f"{name}{' as it is given at the points' if field.mode == 'none' else ''}, {components}[Q]"
    return f"to be multiplied with {text}" if field.function == "test" else text
