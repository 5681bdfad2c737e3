"""Where a kernel comes from, and what it is when it is printed."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from femforge.kernels.element_tensor import ElementKernel


@dataclass(frozen=True)
class Origin:
    """Where a kernel comes from.

    Attributes:
        file: name of the form file.
        form: name of the form.
        text: source of the form file.
        command: how to generate it again.
        key: stands for what is integrated, see :func:`femforge.ir.identity.integral_key`.
    """

    file: str
    form: str
    text: str
    command: str
    key: str

    @property
    def folder(self) -> str:
        """Of the kernels' sources: the form file's name as an identifier."""
        return identifier(Path(self.file).stem)

    def path(self, name: str, suffix: str) -> str:
        """A kernel's file, in the folder of its form."""
        return f"{self.folder}/{name}.{suffix}"


def identifier(text: str) -> str:
    """Small letters and digits, with underscores between words."""
    return re.sub(r"_+", "_", re.sub(r"[^0-9a-zA-Z]+", "_", text)).strip("_").lower()


@dataclass(frozen=True)
class KernelSource:
    """A printed kernel.

    Attributes:
        name: base name of its functions.
        file: the source file, in the folder of its form.
        header: of the declarations, beside it; the kernels of all targets share it.
        text: the source.
        declarations: C declarations of its faces.
        descriptor: name of the descriptor.
        title: one line for humans.
        kernel: what was printed.
        origin: where it comes from.
    """

    name: str
    file: str
    header: str
    text: str
    declarations: tuple[str, ...]
    descriptor: str
    title: str
    kernel: ElementKernel
    origin: Origin
