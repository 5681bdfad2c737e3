"""Source files of basis actions: head, kernel, face and descriptor."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from flint import fmpq

from femforge.emit.descriptor import aligned_fields, launchers, plain, quoted
from femforge.emit.expressions import number
from femforge.emit.head import section
from femforge.emit.origin import BasisSource
from femforge.emit.platforms import PLATFORMS, Platform
from femforge.emit.templates import render
from femforge.errors import an
from femforge.kernels.basis_actions import BasisKernel
from femforge.represent.basis_actions import BasisProblem
from femforge.represent.numbers import fraction
from femforge.version import __version__

#: The folder of all basis actions.
FOLDER = "basis"
#: What each action does, with the tables J [q][p] of values and D [q][p] of derivatives in one direction.
_DOES = {
    "interp": "v = (J x ... x J) u, values at the points",
    "interp_transpose": "u = (J x ... x J)^T v",
    "grad": "v_d = (D in direction d, J in all others) u, derivatives at the points of [0, 1]^dim",
    "grad_transpose": "u = sum over d of (D in direction d, J in all others)^T v_d",
    "weight": "v = w x ... x w, weights of the points of [0, 1]^dim",
}


def basis_path(name: str, suffix: str) -> str:
    """A file of a basis action."""
    return f"{FOLDER}/{name}.{suffix}"


def basis_source(kernel: BasisKernel, name: str, command: str) -> BasisSource:
    """Print a basis action.

    Args:
        kernel: what to print.
        name: base name of functions and files.
        command: how to generate it again.
    """
    platform = PLATFORMS[kernel.target](kernel, name)
    title = f"{name}: {kernel.problem.action} on {an(kernel.problem.basis.cell)}"
    descriptor = f"{platform.function}_descriptor"
    context: dict[str, Any] = {
        "title": title, "name": name, "head": _head(kernel, command),
        "includes": platform.includes,
        "own_headers": platform.headers,
        "definitions": platform.definitions(), "faces": [platform.face()],
        "host_only": platform.host_only, "end_host_only": platform.end_host_only,
        "arguments_type": "femforge_basis_arguments", "descriptor_type": BasisSource.descriptor_type,
        "descriptor": descriptor, "stream_used": platform.on_device, "launchers": launchers(platform, ""),
        "variants": (), "subdomains": (), "coefficients": (), "constants": (), "used_entries": (),
        "point_tables": [{"name": name, "rows": rows} for name, rows in _places(kernel.problem).items()],
        "fields": aligned_fields(_fields(kernel, platform)),
    }  # fmt: skip
    declarations = (
        f"int {platform.function}({', '.join(platform.face_parameters())});",
        f"extern const {BasisSource.descriptor_type} {descriptor};",
    )
    file, header = (basis_path(name, suffix) for suffix in (platform.suffix, "h"))
    text = render("kernel/source.jinja", context)
    return BasisSource(name, file, header, text, declarations, descriptor, title, kernel, command)


def _places(problem: BasisProblem) -> dict[str, list[str]]:
    """Tables that the descriptor points to: lines of numbers by name."""
    basis = problem.basis
    tables: dict[str, Sequence[fmpq]] = {
        "node_places": basis.node_places, "point_places": basis.point_places, "point_weights": basis.weights,
    }  # fmt: skip
    return {name: [number(fraction(value), "float64") for value in values] for name, values in tables.items()}


def _fields(kernel: BasisKernel, platform: Platform) -> list[tuple[str, str]]:
    problem, basis, costs = kernel.problem, kernel.problem.basis, kernel.costs
    size = kernel.parameters.scalar_bytes
    text = {
        "name": platform.name, "action": problem.action, "target": kernel.target, "scalar": kernel.parameters.scalar,
        "cell": basis.cell, "node_family": basis.node_family, "point_family": basis.point_family,
        "layout": problem.layout,
    }  # fmt: skip
    numbers = {
        "dim": basis.dim, "nodes": basis.nodes, "points": basis.points, "components": problem.components,
        "values_per_cell": int(costs.bytes_read) // size, "results_per_cell": kernel.stored,
        **{name: name for name in _places(problem)},
        "element_batch": kernel.parameters.element_batch,
        "threads": kernel.nest.threads if platform.on_device else 1, "shared_bytes": costs.shared_bytes,
        "flops_per_cell": repr(float(costs.flops)), "bytes_per_cell": repr(float(costs.bytes)), "launch": "launch",
    }  # fmt: skip
    return [*quoted(text), *plain(numbers)]


def _head(kernel: BasisKernel, command: str) -> list[str]:
    """Lines of the head comment."""
    problem, basis, costs = kernel.problem, kernel.problem.basis, kernel.costs
    where = "direction, component" if len(problem.derivatives) > 1 else "component"
    orders = {"cell": ("cell, component, node", f"cell, {where}, point"),
              "component": ("component, cell, node", f"{where}, cell, point")}  # fmt: skip
    at_nodes, at_points = orders[problem.layout]
    lines = [f"Written by femforge {__version__}. Do not edit: generate again with", f"  {command}", ""]
    what = [
        ("action", _DOES[problem.action]),
        ("nodes", f"{basis.nodes} in a direction, {basis.node_family}"),
        ("points", f"{basis.points} in a direction, {basis.point_family}"),
        ("components", str(problem.components)),
        ("u", f"[{at_nodes}], x fastest"),
        ("v", f"[{at_points if problem.action != 'weight' else 'cell, point'}], x fastest"),
    ]
    lines += section("What", what[: 3 if problem.action == "weight" else 5] + what[5:])
    lines += section("Parameters", [
        ("scalar", kernel.parameters.scalar),
        ("element_batch", f"{kernel.parameters.element_batch} components of cells"),
    ])  # fmt: skip
    lines += section("Work", [(str(k + 1), step) for k, step in enumerate(kernel.nest.steps)])
    items = [
        ("flops", f"{costs.flops:g}"),
        ("bytes", f"{costs.bytes:g} ({costs.bytes_read:g} read, {costs.bytes_written:g} written)"),
        ("flops/byte", f"{costs.intensity:.3g}"),
    ]
    if kernel.target != "cpu":
        items.append(("shared", f"{costs.shared_bytes} bytes a block of {kernel.nest.threads} threads"))
    return lines + section("Costs of a cell", items)
