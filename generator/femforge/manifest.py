"""The manifest of a folder of kernels: what tools want to know of them, as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from femforge.emit.origin import BasisSource, KernelSource, QFunctionSource
from femforge.emit.points import points_of
from femforge.emit.qfunction import mode_name
from femforge.ir.integral import SEEN, TRIAL, Function
from femforge.kernels.costs import Costs
from femforge.kernels.element_tensor import ElementKernel
from femforge.kernels.variants import OperatorKernel
from femforge.version import __version__


def manifest(
    library: str,
    sources: Sequence[KernelSource],
    basis: Sequence[BasisSource] = (),
    qfunctions: Sequence[QFunctionSource] = (),
) -> dict[str, Any]:
    """Sizes, parameters, costs and provenance of every kernel; of basis actions and QFunctions, too, where there are
    some."""
    known = {"femforge": __version__, "library": library, "kernels": [_entry(source) for source in sources]}
    known |= {"basis": [_basis_entry(source) for source in basis]} if basis else {}
    return known | ({"qfunctions": [_qfunction_entry(source) for source in qfunctions]} if qfunctions else {})


def _entry(source: KernelSource) -> dict[str, Any]:
    kernel = source.kernel
    integral, costs = kernel.integral, kernel.costs
    trial = integral.acted_on
    return {
        "name": source.name, "file": source.file, "header": source.header,
        "kernel": kernel.kind, "target": kernel.target, "descriptor": source.descriptor, "key": source.origin.key,
        "subdomains": list(integral.subdomain),
        "form_file": source.origin.file, "form": source.origin.form,
        "regenerate": source.origin.command, "integral": integral.kind, "cell": integral.cell, "gdim": integral.gdim,
        "coordinates": integral.coordinates.layout.name,
        "arity": int(integral.test is not None) + int(trial is not None),
        "rows": integral.rows, "columns": trial.layout.dim if trial else 1, "entries": kernel.stored,
        "test": integral.test.layout.name if integral.test else None,
        "trial": trial.layout.name if trial else None,
        "coefficients": [
            {"name": f.in_file, "element": f.layout.name, "dofs": f.layout.dim, **_points(kernel, f)}
            for f in integral.coefficients if f.name not in (TRIAL, SEEN)
        ],
        "constants": [{"name": c.called or c.name, "shape": list(c.shape)} for c in integral.constants],
        "quadrature": [{"degree": p.degree, "origin": p.origin, "scheme": p.scheme} for p in integral.parts],
        "representation": kernel.candidate.name,
        "candidates": {
            c.name: ({"not_valid": c.reason} if c.reason else {"flops": c.flops, "flops_before": c.flops_before})
            for c in kernel.representations.candidates.values()
        },
        "parameters": kernel.parameters.values(), "chosen_by": kernel.origin, "threads": kernel.nest.threads,
        "geometry_size": kernel.geometry_size, "costs": _costs(costs), **_variants(kernel),
    }  # fmt: skip


def _variants(kernel: ElementKernel) -> dict[str, Any]:
    """The variants among which a kernel's face chooses, where there are some: all else is of the last one."""
    found = kernel.variants if isinstance(kernel, OperatorKernel) else ()
    listed = [
        {
            "from_cells": cells, "representation": one.candidate.name, "parameters": one.parameters.values(),
            "threads": one.nest.threads, "costs": _costs(one.costs),
        }
        for cells, one in found
    ]  # fmt: skip
    return {"variants": listed} if listed else {}


def _costs(costs: Costs) -> dict[str, Any]:
    return {
        "flops": costs.flops, "bytes_read": costs.bytes_read, "bytes_written": costs.bytes_written,
        "paper_flops": costs.paper_flops, "statements": costs.statements, "shared_bytes": costs.shared_bytes,
    }  # fmt: skip


def _basis_entry(source: BasisSource) -> dict[str, Any]:
    kernel = source.kernel
    problem, basis = kernel.problem, kernel.problem.basis
    return {
        "name": source.name, "file": source.file, "header": source.header, "action": problem.action,
        "target": kernel.target, "descriptor": source.descriptor, "regenerate": source.command,
        "cell": basis.cell, "nodes": basis.nodes, "points": basis.points, "components": problem.components,
        "node_family": basis.node_family, "point_family": basis.point_family, "layout": problem.layout,
        "parameters": {"scalar": kernel.parameters.scalar, "element_batch": kernel.parameters.element_batch},
        "threads": kernel.nest.threads, "costs": _costs(kernel.costs),
    }  # fmt: skip


def _points(kernel: ElementKernel, function: Function) -> dict[str, Any]:
    given = points_of(kernel, function)
    return {"points": given.points} if given else {}


def _qfunction_entry(source: QFunctionSource) -> dict[str, Any]:
    kernel, function = source.kernel, source.kernel.function
    integral, part = function.integral, function.part
    fields = {
        what: [
            {"name": f.name, "size": f.size, "mode": mode_name(f), "components": f.components} for f in own
        ]
        for what, own in (("inputs", function.inputs), ("outputs", function.outputs))
    }
    return {
        "name": source.name, "header": source.header, "creating_header": source.creating, "key": source.origin.key,
        "form_file": source.origin.file, "form": source.origin.form, "regenerate": source.origin.command,
        "subdomains": list(integral.subdomain), "cell": integral.cell, **fields,
        "constants": [{"name": c.called or c.name, "shape": list(c.shape)} for c in function.constants],
        "quadrature": {"degree": part.degree, "origin": part.origin, "scheme": part.scheme},
        "scalar": kernel.parameters.scalar, "flops": kernel.flops,
        "values_read": kernel.values_read, "values_written": kernel.values_written,
    }  # fmt: skip
