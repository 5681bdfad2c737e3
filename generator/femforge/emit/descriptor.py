"""What the descriptor of a kernel holds: the values of ``femforge_kernel``, in its order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from femforge.emit.origin import Origin
from femforge.emit.platforms import Platform
from femforge.emit.points import GivenPoints, given_points, points_of
from femforge.emit.variants import VariantPrinter
from femforge.ir.integral import SEEN, TRIAL, Function, Integral
from femforge.kernels.access.coordinates import coordinate_nodes
from femforge.kernels.access.spaces import Space, read_layout, space_of, vector_layout
from femforge.kernels.access.views import TABLE
from femforge.kernels.element_tensor import ElementKernel
from femforge.kernels.variants import OperatorKernel
from femforge.reference.seen_geometry import all_views, view_rows


def descriptor_context(
    kernel: ElementKernel, platform: Platform, origin: Origin, variants: VariantPrinter | None
) -> dict[str, Any]:
    """What the template of descriptors is given.

    Args:
        kernel: what is described.
        platform: that prints it.
        origin: where it comes from.
        variants: prints its variants, if there are some.
    """
    integral = kernel.integral
    stored = kernel.kind == "geometry"
    coefficients = [] if stored else [f for f in integral.coefficients if f.name not in (TRIAL, SEEN)]
    tables = [] if stored else [_point_table(given) for given in given_points(kernel)]
    if integral.views and not stored:
        tables.append(_view_table(integral))
    constants = () if stored else integral.constants
    return {
        "arguments_type": "femforge_arguments", "descriptor_type": "femforge_kernel",
        "descriptor": f"{platform.function}_descriptor",
        "stream_used": platform.on_device, "subdomains": integral.subdomain,
        "launchers": launchers(platform, variants.function if variants else ""),
        "variants": [", ".join(one) for one in variants.descriptions()] if variants else [],
        "coefficients": [_coefficient(kernel, f) for f in coefficients],
        "point_tables": tables,
        "used_entries": _used_entries(kernel),
        "constants": [{"name": c.called or c.name, "size": c.size} for c in constants],
        "fields": aligned_fields([
            *_fields(kernel, platform, origin, len(coefficients), len(constants)), *_last_fields(kernel, variants)
        ]),
    }  # fmt: skip


def _coefficient(kernel: ElementKernel, function: Function) -> dict[str, Any]:
    points = points_of(kernel, function)
    data = kernel.data if isinstance(kernel, OperatorKernel) else None
    return {
        "name": function.in_file, "element": function.layout.name, "size": function.layout.dim,
        "vector": int(data is not None and data.is_vector(function.name)),
        "num_points": len(points.points) if points else 0, "points": points.name if points else "nullptr",
    }  # fmt: skip


def _used_entries(kernel: ElementKernel) -> list[str]:
    """Which entries of element matrices are used, 64 in a word, in lines of words; none where all are."""
    used = kernel.used if isinstance(kernel, OperatorKernel) else None
    if used is None or used.all():
        return []
    bits = np.packbits(used.ravel(), bitorder="little").tobytes()
    words = [f"0x{int.from_bytes(bits[at : at + 8], 'little'):016x}" for at in range(0, len(bits), 8)]
    return [", ".join(words[at : at + 4]) for at in range(0, len(words), 4)]


def _view_table(integral: Integral) -> dict[str, Any]:
    rows = view_rows(integral.cell, all_views(integral.cell), integral.views)
    return {"name": f"{TABLE}_values", "rows": [", ".join(map(repr, row)) for row in rows]}


def _point_table(given: GivenPoints) -> dict[str, Any]:
    return {"name": given.name, "rows": [", ".join(map(repr, point)) for point in given.points]}


def _access_fields(kernel: ElementKernel) -> list[tuple[str, str]]:
    """Fields about global vectors and matrices."""
    p, own = kernel.parameters, isinstance(kernel, OperatorKernel)
    space, trial_space = _spaces(kernel)
    words = {"scatter": p.scatter, "index_type": p.index_type, "numbering": p.numbering}
    numbers = {
        "constraints": int(p.constraints),
        "nodes": space.nodes if space else 0,
        "components": space.components if space else 0,
        "trial_nodes": trial_space.nodes if trial_space else 0,
        "macro_cells": p.macro_cells,
        "block_nodes": p.block_nodes,
    }
    if not own:
        words, numbers = dict.fromkeys(words, ""), dict.fromkeys(numbers, 0)  # type: ignore[arg-type]
    return [*quoted(words), *plain(numbers)]


def _spaces(kernel: ElementKernel) -> tuple[Space | None, Space | None]:
    """Those of the rows and of a trial space of its own, as far as the kernel has them."""
    if not isinstance(kernel, OperatorKernel):
        return None, None
    data, integral, order = kernel.data, kernel.integral, kernel.parameters.component_order
    if data is None:
        trial = read_layout(integral)
        return space_of(vector_layout(integral), order), space_of(trial, order) if trial else None
    # a functional that reads no L-vectors has no space
    return data.space if integral.test or data.l_vectors else None, data.trial_space


def _fields(
    kernel: ElementKernel, platform: Platform, origin: Origin, coefficients: int, constants: int
) -> list[tuple[str, str]]:
    p, integral = kernel.parameters, kernel.integral
    quadrature = kernel.candidate.name != "tensor"
    degree = max(part.degree for part in integral.parts)
    trial = integral.acted_on
    text = {
        "name": platform.name, "kernel": kernel.kind, "form_file": origin.file, "form": origin.form,
        "target": kernel.target, "key": origin.key,
        "scalar": p.scalar, "representation": kernel.candidate.name, "integral": integral.kind,
        "cell": integral.cell,
        "coordinate_element": integral.coordinates.layout.name,
        "row_element": integral.test.layout.name if integral.test else "",
        "column_element": trial.layout.name if trial else "",
        "dof_order": p.dof_order, "component_order": p.component_order,
    }  # fmt: skip
    numbers = {
        "num_subdomains": len(integral.subdomain),
        "subdomains": "subdomains" if integral.subdomain else "nullptr",
        "gdim": integral.gdim, "arity": int(integral.test is not None) + int(trial is not None),
        "rows": integral.rows, "columns": trial.layout.dim if trial else 1,
        "entries_per_cell": kernel.stored, "quadrature_degree": degree,
        "quadrature_points": kernel.representations.quadrature.points if quadrature else 0,
        "num_coefficients": coefficients, "num_constants": constants,
        "coefficients": "coefficients" if coefficients else "nullptr",
        "constants": "constants" if constants else "nullptr",
    }  # fmt: skip
    layout = {"input": p.input, "output": p.output}
    sizes = {
        "geometry_size": kernel.geometry_size,
        "coordinate_nodes": coordinate_nodes(integral),
    }
    known: dict[str, str] = {
        "mapping": p.mapping,
        "unroll": p.unroll,
        "realisation": p.realisation,
        "k_place": p.k_place,
    }
    # what is left open is of no account for a kernel
    words = {name: "" if word == "auto" else word for name, word in known.items()}
    tuning = {
        "element_batch": p.element_batch, "concurrent_elements": p.concurrent_elements,
        "interleave_stores": int(p.interleave_stores),
        "threads": kernel.nest.threads if platform.on_device else 1,
        "shared_bytes": kernel.costs.shared_bytes, "flops_per_cell": repr(float(kernel.costs.flops)),
        "bytes_per_cell": repr(float(kernel.costs.bytes)),
        "paper_flops_per_cell": repr(float(kernel.costs.paper_flops)), "launch": "launch",
    }  # fmt: skip
    return [
        *quoted(text),
        *plain(numbers),
        *quoted(layout),
        *plain(sizes),
        *_access_fields(kernel),
        *quoted(words),
        *plain(tuning),
    ]


def _last_fields(kernel: ElementKernel, variants: VariantPrinter | None) -> list[tuple[str, str]]:
    """Fields that most kernels end without, up to the last needed.

    They are those of used entries, of views, of a workspace, and of variants.
    """
    integral = kernel.integral
    used: dict[str, object] = {"used_entries": "used_entries" if _used_entries(kernel) else "nullptr"}
    workspace = kernel.workspace if isinstance(kernel, OperatorKernel) else None
    views: dict[str, object] = {"num_views": 0, "view_size": 0, "view_table": "nullptr"}
    room: dict[str, object] = {
        "workspace_bytes": 0, "workspace_bytes_per_cell": 0, "workspace_cells": 0, "message": "nullptr",
    }  # fmt: skip
    seen = bool(integral.views) and kernel.kind != "geometry"
    if seen:
        views = {
            "num_views": len(all_views(integral.cell)),
            "view_size": integral.function(SEEN).layout.member_dim, "view_table": f"{TABLE}_values",
        }  # fmt: skip
    if workspace:
        room = {
            "workspace_bytes": workspace.fixed, "workspace_bytes_per_cell": workspace.of_cell,
            "workspace_cells": workspace.cells, "message": "femforge_blas::message",
        }  # fmt: skip
    if variants:
        own = {
            "num_variants": len(variants.variants),
            "variants": "variants",
            "launch_variant": "launch_variant",
        }
        return plain({**used, **views, **room, **own})
    if workspace:
        return plain({**used, **views, **room})
    if seen:
        return plain({**used, **views})
    return plain(used) if _used_entries(kernel) else []


def launchers(platform: Platform, by_number: str) -> list[dict[str, Any]]:
    """Generic launchers: of the face, and of that which takes a variant by its number, if its name is given."""
    values = platform.launch_values()
    found = [{"name": "launch", "first": "", "function": platform.function, "values": values}]
    if by_number:
        more = {"name": "launch_variant", "first": "int32_t variant, ", "function": by_number}
        found.append({**more, "values": ["variant", *values]})
    return found


def quoted(items: Mapping[str, object]) -> list[tuple[str, str]]:
    """Fields with their values as C strings."""
    return [(name, _text(str(value))) for name, value in items.items()]


def _text(value: str) -> str:
    """A string of C."""
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def plain(items: Mapping[str, object]) -> list[tuple[str, str]]:
    """Fields with their values as they are: C numbers and names."""
    return [(name, str(value)) for name, value in items.items()]


def aligned_fields(items: Sequence[tuple[str, str]]) -> list[dict[str, str]]:
    """Fields with what brings their names, which follow the values, below each other."""
    width = min(max(len(value) for _, value in items), 40)
    return [{"name": name, "value": value, "pad": " " * max(width - len(value), 0)} for name, value in items]
