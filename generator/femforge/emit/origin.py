"""Where a kernel comes from, and what it is when it is printed."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from femforge.kernels.basis_actions import BasisKernel
from femforge.kernels.element_tensor import ElementKernel
from femforge.kernels.printable import Printable
from femforge.kernels.qfunctions import QFunction


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
        return form_identifier(Path(self.file))

    def path(self, name: str, suffix: str) -> str:
        """A kernel's file, in the folder of its form."""
        return f"{self.folder}/{name}.{suffix}"


def form_identifier(file: Path) -> str:
    """A form file's name as the beginning of its kernels' names; before a digit, or in place of nothing, ``form``."""
    name = identifier(file.stem)
    return name if name and not name[0].isdigit() else f"form_{name}".rstrip("_")


def identifier(text: str) -> str:
    """Small letters and digits, with underscores between words; empty if there are none."""
    return re.sub(r"_+", "_", re.sub(r"[^0-9a-zA-Z]+", "_", text)).strip("_").lower()


@dataclass(frozen=True)
class PrintedKernel:
    """A printed kernel, of whatever kind.

    Attributes:
        descriptor_type, descriptor_header: of its descriptor, and where that is declared.
        name: base name of its functions.
        file: the source file, in the folder of its form.
        header: of the declarations, beside it; the kernels of all targets share it.
        text: the source.
        declarations: C declarations of its faces.
        descriptor: name of the descriptor.
        title: one line for humans.
        kernel: what was printed.
    """

    descriptor_type: ClassVar[str]
    descriptor_header: ClassVar[str]

    name: str
    file: str
    header: str
    text: str
    declarations: tuple[str, ...]
    descriptor: str
    title: str
    kernel: Printable


@dataclass(frozen=True)
class KernelSource(PrintedKernel):
    """A printed kernel of a form.

    Attributes:
        origin: where it comes from.
    """

    descriptor_type = "femforge_kernel"
    descriptor_header = "femforge_descriptor.h"

    kernel: ElementKernel
    origin: Origin


@dataclass(frozen=True)
class BasisSource(PrintedKernel):
    """A printed basis action.

    Attributes:
        command: how to generate it again.
    """

    descriptor_type = "femforge_basis_action"
    descriptor_header = "femforge_basis.h"

    kernel: BasisKernel
    command: str


@dataclass(frozen=True)
class QFunctionSource:
    """A printed QFunction, the same for all targets.

    Attributes:
        name: of the function.
        header: the file with the function.
        creating: the file that makes an object of libCEED of it.
        text, creating_text: of the two files.
        title: one line for humans.
        kernel: what was printed.
        origin: where it comes from.
    """

    name: str
    header: str
    creating: str
    text: str
    creating_text: str
    title: str
    kernel: QFunction
    origin: Origin

    @property
    def files(self) -> dict[str, str]:
        """Text of its files by name."""
        return {self.header: self.text, self.creating: self.creating_text}
