"""The comment at the head of a generated file: what it computes, how, and what it costs."""

from __future__ import annotations

import textwrap

from femforge.emit.origin import Origin
from femforge.emit.points import given_points, points_of
from femforge.ir.integral import EVALUATED, OVER, SEEN, TRIAL, Constant, Function
from femforge.kernels.element_tensor import ElementKernel
from femforge.kernels.realisations import OPERATORS
from femforge.kernels.realisations.written import WrittenTensors
from femforge.kernels.scatter import SCATTERS
from femforge.kernels.variants import OperatorKernel, where
from femforge.schedule.parameters import ProductSchedule, names_of
from femforge.version import __version__

#: Points that are listed.
MOST_POINTS = 64


def head_lines(kernel: ElementKernel, origin: Origin) -> list[str]:
    """Lines of the head comment."""
    lines = [
        f"Written by femforge {__version__}. Do not edit: generate again with",
        f"  {origin.command}",
        "",
    ]
    title = "Form file" if "." in origin.file else "Forms"
    lines += [f"{title} {origin.file}:", *(f"  | {line}" for line in origin.text.strip().splitlines()), ""]
    lines += section("What", _what(kernel))
    side = "" if kernel.target == "cpu" else ", arrays on the device"
    lines += section(f"Arguments{side}", _arguments(kernel))
    variants = kernel.variants if isinstance(kernel, OperatorKernel) else ()
    for number, one in enumerate(variants):
        lines += _how(one.kernel, f", {where(variants, number)}")
    return lines if variants else lines + _how(kernel)


def _how(kernel: ElementKernel, of: str = "") -> list[str]:
    """How a kernel, or one of its variants, computes; ``of``: which one, for titles."""
    lines = section(f"Representation{of}", _representation(kernel))
    lines += section(f"Parameters{of}", _parameters(kernel))
    lines += section(f"Work{of}", [(str(k + 1), step) for k, step in enumerate(kernel.nest.steps)])
    return lines + section(f"Costs of a {kernel.integral.region}{of}", _costs(kernel))


def section(title: str, items: list[tuple[str, str]]) -> list[str]:
    """A part of the head: names with what is said of them, below a title."""
    width = max((len(name) for name, _ in items), default=0)
    lines = [f"{title}:"]
    for name, value in items:
        wrapped = textwrap.wrap(value, 100 - width) or [""]
        lines.append(f"  {name:<{width}}  {wrapped[0]}")
        lines += [f"  {'':<{width}}  {rest}" for rest in wrapped[1:]]
    return [*lines, ""]


def _what(kernel: ElementKernel) -> list[tuple[str, str]]:
    integral = kernel.integral
    over = EVALUATED if integral.evaluated else OVER
    items = [("over", over[integral.kind])] if integral.kind != "cell" or integral.evaluated else []
    items.append(("cell", f"{integral.cell}, geometry {integral.coordinates.layout.name}"))
    if integral.test:
        role = "values" if integral.evaluated else "test"
        items.append((role, f"{integral.test.layout.name}, {_data(kernel, integral.test)}"))
    if integral.acted_on:
        items.append(("trial", f"{integral.acted_on.layout.name}, {integral.acted_on.layout.dim} dofs"))
    if isinstance(kernel, OperatorKernel) and kernel.used is not None and not kernel.used.all():
        used = f"{int(kernel.used.sum())} of {kernel.used.size} entries can be other than zero"
        items.append(("matrix", f"{used} (used_entries below); lists of nonzeros have no others"))
    items += [
        (f.name, f"coefficient{_called(f)}, {f.layout.name}, {_data(kernel, f)}")
        for f in integral.coefficients
        if f.name not in (TRIAL, SEEN)
    ]
    if integral.views:
        items.append(
            (
                "views",
                f"how {'both cells are' if integral.members > 1 else 'the cell is'} seen, of cell_views",
            )
        )
    items += [(c.name, f"constant{_called(c)}, {c.size} values") for c in integral.constants]
    if integral.subdomain:
        items.append(("subdomain", ", ".join(map(str, integral.subdomain))))
    for part in integral.parts if not integral.evaluated else ():
        items.append(("degree", f"{part.degree} ({part.origin}), scheme {part.scheme}"))
    for given in given_points(kernel, with_results=True):
        shown = [" ".join(map(repr, point)) for point in given.points[:MOST_POINTS]]
        more = ["..."] if len(given.points) > MOST_POINTS else []
        items += [(f"point {k}", text) for k, text in enumerate([*shown, *more])]
    return items


def _arguments(kernel: ElementKernel) -> list[tuple[str, str]]:
    """The arguments of the face, with the shapes of arrays: of facets, what others have cell by cell is theirs."""
    functions = {f.name: f for f in kernel.integral.coefficients}
    member = f"[{kernel.integral.region}]"
    return [
        (
            a.name,
            _shape(kernel, functions[a.name]) if a.name in functions else a.meaning.replace("[cell]", member),
        )
        for a in kernel.arguments
    ]


def _shape(kernel: ElementKernel, function: Function) -> str:
    """Of the array of a coefficient."""
    data = kernel.data if isinstance(kernel, OperatorKernel) else None
    if data is not None and data.is_vector(function.name):
        return "[dof] a vector of the space of the results"
    points, region = points_of(kernel, function), kernel.integral.region
    if points is None:
        return f"[{region}][{function.layout.dim}]"
    members = f"[{function.layout.members}]" if function.layout.members > 1 else ""
    return f"[{region}]{members}[{len(points.points)}][{len(function.layout.member_fields)}] at points"


def _data(kernel: ElementKernel, function: Function) -> str:
    points = points_of(kernel, function)
    if points is None:
        return f"{function.layout.dim} dofs"
    components = len(function.layout.member_fields)
    sides = "[+ and -]" if function.layout.members > 1 else ""
    shape = f"{sides}[{len(points.points)} points]{f'[{components}]' if components > 1 else ''}"
    return f"{shape} of each {kernel.integral.region}"


def _called(function: Function | Constant) -> str:
    """What the form file calls a coefficient or constant, where the kernel has a variable of that name."""
    return f" {function.called} of the form file" if function.called else ""


def _representation(kernel: ElementKernel) -> list[tuple[str, str]]:
    items = []
    for known in kernel.representations.candidates.values():
        taken = known.name == kernel.candidate.name
        mark, candidate = (" <- taken", kernel.candidate) if taken else ("", known)
        if candidate.reason:
            items.append((candidate.name, f"not valid: {candidate.reason}"))
        else:
            before = (
                f" ({candidate.flops_before} before optimisation)"
                if candidate.flops_before != candidate.flops
                else ""
            )
            items.append((candidate.name, f"{candidate.flops} flops{before}{mark}"))
    items.append(("why", kernel.why))
    return items


def _parameters(kernel: ElementKernel) -> list[tuple[str, str]]:
    p = kernel.parameters
    if p.mapping == "auto":
        names = ["scalar", "input", "dof_order", "component_order", "scatter", "index_type", "constraints",
                 "numbering", "element_batch", "concurrent_elements", "realisation", "division"]  # fmt: skip
        names += p.set_among(("merge_row", "block_nodes", "resident_blocks"))
        names += names_of(ProductSchedule) if OPERATORS[p.realisation].calls_library else ()
        names += ["macro_cells"] if p.macro_cells > 1 else []
        if kernel.integral.arity == 0:
            names.remove("constraints")
    else:
        names = ["scalar", "input", "output", "dof_order", "component_order", "mapping", "element_batch",
                 "concurrent_elements", "interleave_stores", "unroll", "k_place"]  # fmt: skip
        of_mapping = p.realisation == WrittenTensors.name
        if not of_mapping:
            names = [*names[:5], "realisation", *names[6:8]]
        names += ["scatter", "index_type"] if kernel.kind == "assemble" else []
        names += p.set_among(["division"])
        if of_mapping:
            names += {
                "cell": ["store_chunk"], "contraction": ["entries_per_thread"],
                "slices": ["entries_per_thread", "slice_threads"], "values": ["entries_per_thread"],
            }[p.mapping]  # fmt: skip
    return [*((name, str(getattr(p, name)).lower()) for name in names), ("chosen by", kernel.origin)]


def _counted(kernel: ElementKernel) -> str:
    """What is counted among bytes: the least that there can be."""
    if kernel.kind == "assemble":
        return "inputs, entries, and a nonzero for each, once each; not what entries are added to"
    scatter = SCATTERS.get(kernel.parameters.scatter) if isinstance(kernel, OperatorKernel) else None
    if scatter and scatter.adds_to_vectors:
        return "inputs, offsets and what is added to once each; not the other lists of the scatter"
    return "inputs and results once each"


def _costs(kernel: ElementKernel) -> list[tuple[str, str]]:
    costs, counted = kernel.costs, _counted(kernel)
    items = [
        ("flops", f"{costs.flops:g}"),
        ("bytes", f"{costs.bytes:g} ({costs.bytes_read:g} read, {costs.bytes_written:g} written): {counted}"),
        ("flops/byte", f"{costs.intensity:.3g}"),
    ]
    if costs.paper_flops:
        items.append(("paper flops", f"{costs.paper_flops:g} (2 sizeG rows columns)"))
    if kernel.target != "cpu":
        items.append(("shared", f"{costs.shared_bytes} bytes a block of {kernel.nest.threads} threads"))
    if workspace := kernel.workspace if isinstance(kernel, OperatorKernel) else None:
        own = f"{workspace.of_cell} bytes, of {workspace.cells} cells at most, and {workspace.fixed} of the library"
        items.append(("workspace", own))
    return items
