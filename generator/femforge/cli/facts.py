"""What ``femforge inspect`` tells about one integral, as plain data (the text of ``--json``)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict
from typing import Any

from femforge.cli.readable import Names, Readable, readable
from femforge.cli.sparsity import sparsity
from femforge.emit.origin import Origin
from femforge.errors import FemforgeError
from femforge.form_jobs import NamedKernels
from femforge.ir.integral import COORDINATES, Function, Integral, Slot
from femforge.ir.scalar import symbols
from femforge.kernels.arguments import Argument
from femforge.kernels.domains import Pass
from femforge.kernels.element_tensor import ElementKernel
from femforge.kernels.variants import OperatorKernel, where
from femforge.pipeline import Refusal
from femforge.represent.choose import Candidate
from femforge.represent.quadrature import quadrature_representation
from femforge.represent.tensor import TensorRepresentation
from femforge.schedule.devices import DEVICES, registers_of_a_thread

Facts = dict[str, Any]


def facts_of(named: NamedKernels, targets: Sequence[str]) -> tuple[Facts, list[Refusal]]:
    """Everything about one integral and its kernels, and the targets on which it has none.

    Returns:
        A dictionary of numbers, texts, lists and dictionaries; why some targets are missing in it.

    Raises:
        FemforgeError: for parameters that the form does not allow.
    """
    made: dict[str, ElementKernel] = {}
    refused: list[Refusal] = []
    of_form = _of_form(named)
    for target in targets:
        try:
            made[target] = kernel_of(named, target)
        except FemforgeError as error:
            refused.append(Refusal(named.name, target, error))
    of_form["representations"] = {c.name: _candidate(c) for c in _candidates(named, made.values())}
    return {**of_form, "kernels": {target: _kernel(kernel) for target, kernel in made.items()}}, refused


def kernel_of(named: NamedKernels, target: str) -> ElementKernel:
    """The kernel for a target.

    Raises:
        FemforgeError: for parameters that are not legal or exceed a limit.
    """
    if named.kind == "element_tensor":
        return named.kernels.element_tensor(target)
    return named.operators.kernel(target)


def _of_form(named: NamedKernels) -> Facts:
    """Of the form itself; D of an operator's action is that of its bilinear form."""
    integral = named.analysed.bilinear or named.analysed.integral
    names = Names(integral)
    is_tensor = named.kind == "element_tensor"
    return {
        "name": named.name,
        "kernel": named.kind,
        **_form(integral, named.origin),
        "slots": _slots(integral, names),
        "quadrature": _quadrature(integral),
        "terms": _terms(integral, names),
        **({"tensor": _tensor(named.kernels.representations.tensor, names)} if is_tensor else {}),
    }


def _candidates(named: NamedKernels, made: Iterable[ElementKernel]) -> Sequence[Candidate]:
    """The representations that there are: of an operator, those of its kernels."""
    if named.kind == "element_tensor":
        return list(named.kernels.representations.candidates.values())
    return next((list(kernel.representations.candidates.values()) for kernel in made), [])


def _form(integral: Integral, origin: Origin) -> Facts:
    def described(function: Function | None) -> Facts | None:
        layout = function and function.layout
        return {"element": layout.name, "dofs": layout.dim} if layout else None

    return {
        "form_file": origin.file, "form": integral.form, "subdomain": list(integral.subdomain),
        "integral": integral.kind, "evaluated": integral.evaluated, "cell": integral.cell,
        "dimension": integral.gdim, "arity": integral.arity,
        "coordinates": integral.coordinates.layout.name, "affine": integral.affine,
        "rows": integral.rows, "columns": integral.columns,
        "test": described(integral.test), "trial": described(integral.trial),
        "coefficients": {f.name: described(f) for f in integral.coefficients},
        "constants": {c.name: {"shape": list(c.shape)} for c in integral.constants},
    }  # fmt: skip


def _slots(integral: Integral, names: Names) -> dict[str, list[str]]:
    """Readable slots by function, in the order of functions."""
    found: dict[str, set[Slot]] = {}
    for part in integral.parts:
        inner = [n.value for n in symbols(part.terms.values()) if isinstance(n.value, Slot)]
        for slot in (*(s for pair in part.terms for s in pair if s is not None), *inner):
            found.setdefault(slot.function, set()).add(slot)
    order = ["test", "trial", *(f.name for f in integral.coefficients), COORDINATES]
    return {f: [names.slot(s) for s in sorted(found[f], key=_slot_order)] for f in order if f in found}


def _slot_order(slot: Slot) -> tuple[object, ...]:
    """Components first, then values, first derivatives in X0, X1, ..."""
    return slot.component, sum(slot.derivative), tuple(-order for order in slot.derivative)


def _quadrature(integral: Integral) -> list[Facts]:
    parts = zip(integral.parts, quadrature_representation(integral).parts, strict=True)
    return [
        {"degree": p.degree, "origin": p.origin, "scheme": p.scheme, "points": len(q.rule.weights)}
        for p, q in parts
    ]


def _terms(integral: Integral, names: Names) -> list[Facts]:
    """D of each part, by (test slot, trial slot), on the reference cell."""
    found = []
    for part in integral.parts:
        text = readable(names, list(part.terms.values()))
        pairs = [
            {"test": names.slot(s), "trial": names.slot(t), "D": d}
            for (s, t), d in zip(part.terms, text.texts, strict=True)
        ]
        found.append({"common": _named(text.common), "pairs": pairs})
    return found


def _named(common: Sequence[tuple[str, str]]) -> list[Facts]:
    return [{"name": name, "expression": text} for name, text in common]


def _tensor(tensor: TensorRepresentation | str, names: Names) -> Facts:
    if isinstance(tensor, str):
        return {"valid": False, "reason": tensor}
    stored: Readable = readable(names, tensor.geometry)
    columns: Readable = readable(names, tensor.columns, "c")
    m = tensor.integral.columns
    K = [
        {"row": entry // m, "column": entry % m, "values": {a: str(v) for a, v in sorted(row.items())}}
        for entry, row in enumerate(tensor.K) if row
    ]  # fmt: skip
    return {
        "valid": True, "paper_size": tensor.paper_size, **asdict(sparsity(tensor)),
        "geometry": {
            "common": _named(stored.common), "stored": _numbered("g", stored.texts),
            "columns_common": _named(columns.common), "columns": _numbered("G", columns.texts),
        },
        "K": K,
    }  # fmt: skip


def _numbered(prefix: str, texts: Sequence[str]) -> list[Facts]:
    return [{"name": f"{prefix}{k}", "expression": text} for k, text in enumerate(texts)]


def _candidate(candidate: Candidate) -> Facts:
    if candidate.reason:
        return {"valid": False, "reason": candidate.reason}
    return {
        "valid": True, "flops": candidate.flops, "flops_before": candidate.flops_before,
        "statements": candidate.statements,
        "looped_flops": candidate.looped.fewest if candidate.looped else 0,
    }  # fmt: skip


def _kernel(kernel: ElementKernel) -> Facts:
    costs, device = kernel.costs, DEVICES[kernel.target]
    on_device = kernel.target != "cpu"
    return {
        "representation": kernel.candidate.name, "why": kernel.why,
        "parameters": kernel.parameters.values(), "threads": kernel.nest.threads,
        "flops": costs.flops, "bytes_read": costs.bytes_read, "bytes_written": costs.bytes_written,
        "intensity": costs.intensity, "paper_flops": costs.paper_flops,
        "statements": costs.statements, "shared_bytes": costs.shared_bytes, "chosen_by": kernel.origin,
        "most_registers": registers_of_a_thread(device, kernel.nest.threads, kernel.parameters.resident_blocks)
        if on_device else 0,
        "passes": [_pass(one) for one in kernel.passes],
        "arguments": [_argument(one) for one in kernel.arguments], **_variants(kernel),
    }  # fmt: skip


def _variants(kernel: ElementKernel) -> Facts:
    """The same of each variant, by the numbers of cells for which it is taken; nothing of kernels without any."""
    found = kernel.variants if isinstance(kernel, OperatorKernel) else ()
    named = {where(found, number): _kernel(one.kernel) for number, one in enumerate(found)}
    return {"variants": named} if named else {}


def _pass(one: Pass) -> Facts:
    return {"over": one.domain.name, "threads": one.nest.threads, "steps": list(one.nest.steps)}


def _argument(argument: Argument) -> Facts:
    return {
        "name": argument.name, "kind": argument.kind, "array": argument.array, "written": argument.written,
    }  # fmt: skip
