"""Source files of kernels: what the templates are given."""

from __future__ import annotations

from typing import Any

from femforge.emit.descriptor import descriptor_context
from femforge.emit.head import head_lines
from femforge.emit.origin import KernelSource, Origin
from femforge.emit.platforms import PLATFORMS
from femforge.emit.templates import render
from femforge.emit.variants import VariantPrinter
from femforge.kernels.element_tensor import ElementKernel
from femforge.kernels.variants import OperatorKernel


def kernel_source(kernel: ElementKernel, name: str, origin: Origin) -> KernelSource:
    """Print a kernel.

    Args:
        kernel: what to print.
        name: base name of functions and files.
        origin: for the head of the file.
    """
    platform = PLATFORMS[kernel.target](kernel, name)
    variants = None
    if isinstance(kernel, OperatorKernel) and kernel.variants:
        variants = VariantPrinter(kernel, platform)
    printer = variants or platform
    what = "expression" if kernel.integral.evaluated else "form"
    title = f"{name}: {kernel.kind} of {what} {origin.form} in {origin.file}"
    descriptor = descriptor_context(kernel, platform, origin, variants)
    context: dict[str, Any] = {
        **descriptor, "title": title, "name": name, "head": head_lines(kernel, origin),
        "includes": platform.includes,
        "own_headers": printer.headers,
        "definitions": [*printer.requirements(), *printer.definitions()],
        "faces": variants.faces() if variants else [platform.face(), *platform.more_faces()],
        "host_only": platform.host_only, "end_host_only": platform.end_host_only,
    }  # fmt: skip
    text = render("kernel/source.jinja", context)
    declarations = (
        f"int {platform.function}({', '.join(platform.face_parameters())});",
        *(variants.declarations() if variants else platform.more_declarations()),
        f"extern const femforge_kernel {descriptor['descriptor']};",
    )
    file, header = (origin.path(name, suffix) for suffix in (platform.suffix, "h"))
    return KernelSource(
        name, file, header, text, declarations, descriptor["descriptor"], title, kernel, origin
    )
