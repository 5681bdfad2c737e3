"""A kernel of a loaded library: its description, its launcher, and the memory where it works."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from numpy.typing import NDArray

from femforge.built.arrays import refused
from femforge.built.description import Description
from femforge.built.memory import Buffer, DeviceMemory, HostMemory, Memory
from femforge.built.mirror import OF_LIBRARIES

#: What does the work of each kind of kernel.
_INSTEAD = {
    "apply": "kernel.operator(dofs=...)", "residual": "kernel.operator(dofs=...)",
    "diagonal": "kernel.operator(dofs=...)", "assemble": "kernel.matrix(dofs=...)",
    "element_tensor": "kernel(...)", "geometry": "kernel(...)", "functional": "kernel(...)",
}  # fmt: skip


@dataclass(frozen=True, eq=False, repr=False)
class LoadedKernel(Description):
    """A kernel that can be launched.

    Attributes:
        launcher: address of its function that takes ``femforge_arguments``.
        library: where it is.
        message: gives the words of a library that it calls for a code; None where it calls none.
    """

    launcher: int = field(default=0, kw_only=True)
    library: ctypes.CDLL | None = field(default=None, kw_only=True)
    message: Callable[[int], bytes] | None = field(default=None, kw_only=True)
    _memories: dict[int, Memory] = field(default_factory=dict, kw_only=True)
    _constants: dict[tuple[str, int], tuple[bytes, Buffer]] = field(default_factory=dict, kw_only=True)

    def __repr__(self) -> str:
        space = " x ".join(name for name in (self.row_element, self.column_element) if name) or "a number"
        inputs = ", ".join(one.name for one in (*self.coefficients, *self.constants))
        given = f", of {inputs}" if inputs else ""
        return (
            f"<{self.kind} kernel {self.name} ({self.target}, {self.scalar}): {space} on {self.cell}{given}>"
        )

    @property
    def is_shared(self) -> bool:
        """Whether points are numbered as the nodes of the space are, so that cells need no numbers of points."""
        return {"shared": True}.get(self.numbering, False)

    def memory(self, device: int) -> Memory:
        """Where the kernel works, on a device of its target.

        Raises:
            FemforgeError: the library cannot load arrays to a device.
        """
        if device not in self._memories:
            assert self.library is not None
            on_device = self.target != "cpu"
            self._memories[device] = DeviceMemory(self.library, device) if on_device else HostMemory()
        return self._memories[device]

    def constant_buffer(self, name: str, values: NDArray[Any], device: int) -> Buffer:
        """A constant where the kernel reads it; the last value of each is kept, as loading it takes a while."""
        known = self._constants.get((name, device))
        if known is None or known[0] != values.tobytes():
            known = (values.tobytes(), self.memory(device).keep(values))
            self._constants[name, device] = known
        return known[1]

    def words_of(self, code: int) -> str:
        """What a library that the kernel calls says of a code; empty for the kernel's own codes."""
        if code >= OF_LIBRARIES or self.message is None:
            return ""
        return str(self.message(code).decode("utf-8", "replace"))

    def check_kind(self, kinds: tuple[str, ...]) -> None:
        """Refuse what cannot be done with the kernel.

        Raises:
            FemforgeError: it is of another kind, or not over cells.
        """
        if self.kind not in kinds:
            instead = _INSTEAD.get(self.kind, "a kernel of another kind")
            raise refused(self, f"this cannot be done with a kernel of {self.kind}", f"use {instead}")
        if self.integral != "cell" or self.num_views:
            raise refused(
                self, f"it is over {self.integral.replace('_', ' ')}s: its arrays are of cells as seen from there",
                "call it from C++ (docs/facets.md), or take the form's integral over cells",
            )  # fmt: skip
