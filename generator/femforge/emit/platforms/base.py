"""What a target has to print: the functions of a kernel's passes, and the face that calls them."""

from __future__ import annotations

import itertools
from abc import abstractmethod
from collections.abc import Iterable, Sequence
from typing import ClassVar

from femforge.emit.expressions import LINE_WIDTH
from femforge.emit.integers import integer_text
from femforge.emit.statements import StatementPrinter
from femforge.ir.integers import index
from femforge.ir.nests import arrays_written
from femforge.kernels.arguments import Argument
from femforge.kernels.domains import Pass
from femforge.kernels.faces import arguments_of, arrays_of_some, required_arrays
from femforge.kernels.printable import Printable

_C_TYPES = {
    "float64": "double", "int32": "int32_t", "int64": "int64_t", "uint8": "uint8_t", "uint16": "uint16_t",
}  # fmt: skip


#: Of a library that multiplies matrices.
LIBRARY_HEADER = "femforge_blas.h"


def library_headers(kernels: Iterable[Printable]) -> list[str]:
    """Headers of libraries that some kernels call."""
    calls = any(one.product is not None for kernel in kernels for one in kernel.printed_passes)
    return [LIBRARY_HEADER] if calls else []


class Platform(StatementPrinter):
    """Prints one kernel for one target.

    Args:
        kernel: what to print.
        name: base name of its functions.

    Attributes:
        target: ``cpu``, ``cuda`` or ``hip``.
        suffix: of source files.
        includes: header files.
        on_device: whether a batch is a block of threads.
        helper_header: what kernels share, beside :data:`DESCRIPTOR_HEADER`; its names are in a namespace of its name.
        library: what multiplies matrices for kernels that call one.
        host_only, end_host_only: lines around what the device's compiler pass must not see.
    """

    target: ClassVar[str]
    suffix: ClassVar[str]
    includes: ClassVar[tuple[str, ...]]
    on_device: ClassVar[bool]
    helper_header: ClassVar[str]
    library: ClassVar[str] = ""
    host_only: ClassVar[str] = ""
    end_host_only: ClassVar[str] = ""

    def __init__(self, kernel: Printable, name: str) -> None:
        p = kernel.parameters
        super().__init__(p.scalar, self.on_device and p.division == "fast")
        self.kernel = kernel
        self.name = name
        self.function = f"{name}_{self.target}"
        self.arguments = kernel.arguments

    # -- arguments ---------------------------------------------------------------------------------------

    def c_type(self, argument: Argument) -> str:
        """C type of an argument's entries, or of the number."""
        if argument.kind == "scalar":
            return self.type
        wide = self.kernel.parameters.index_type == "int64"
        return _C_TYPES[("int64" if wide else "int32") if argument.kind == "index" else argument.kind]

    def _declared(self, argument: Argument, written: bool, restrict: bool) -> str:
        if not argument.array:
            return f"{self.c_type(argument)} {argument.name}"
        mark = " __restrict__" if restrict else ""
        return f"{'' if written else 'const '}{self.c_type(argument)}*{mark} {argument.name}"

    def face_parameters(self) -> list[str]:
        """Parameters of the face."""
        streams = ["void* stream"] if self.on_device else []
        return [*(self._declared(a, a.written, False) for a in self.arguments), *streams]

    def launch_values(self) -> list[str]:
        """Values of the face's parameters in the generic launcher."""
        values = []
        for a in self.arguments:
            place = f"arguments->{a.member or a.name}"
            cast = f"static_cast<{'' if a.written else 'const '}{self.c_type(a)}*>({place})"
            values.append(place if a.typed or not a.array else cast)
        return [*values, *(["stream"] if self.on_device else [])]

    def _pass_parameters(self, one: Pass) -> str:
        written = arrays_written(one.nest.body)
        limits = [f"int64_t {limit}" for limit in one.domain.limits]
        taken = [self._declared(a, a.name in written, True) for a in arguments_of(one, self.arguments)]
        return ",\n    ".join([*limits, *taken])

    def _pass_values(self, one: Pass) -> str:
        values = list(one.domain.limits)
        for a in arguments_of(one, self.arguments):
            shift = one.moved.get(a.name)
            values.append(f"{a.name} + {integer_text(shift)}" if shift is not None else a.name)
        return ", ".join(values)

    # -- functions ---------------------------------------------------------------------------------------

    @property
    def passes(self) -> list[Pass]:
        """Those that do something: the others are no functions."""
        return [one for one in self.kernel.passes if not one.idle]

    def definitions(self) -> list[str]:
        """What stands before the face, in a namespace of its own: constants, tables, the functions of the passes."""
        tables = {array.name: array for one in self.kernel.passes for array in one.nest.tables}
        functions = ["\n".join(self._function(one)) for one in self.passes if one.product is None]
        namespace = self.helper_header.removesuffix(".h")
        using = "\n".join(f"using {namespace}::{name};" for name in self.helpers())
        constants = [text for text in (using, self._constants()) if text]
        return [*constants, *map(self.table, tables.values()), *functions]

    @property
    def calls_library(self) -> bool:
        """Whether any of its passes is a product by a library."""
        return bool(library_headers([self.kernel]))

    def requirements(self) -> list[str]:
        """What has to be there where the kernel is compiled."""
        if not self.calls_library:
            return []
        lines = [
            "static_assert(", "    femforge_blas::available,",
            f'    "{self.name}: install {self.library}, or generate the kernel without realisation=library");',
        ]  # fmt: skip
        return ["\n".join(lines)]

    def face(self) -> str:
        """The function that programs call."""
        return self.runner(f'extern "C" int {self.function}')

    def runner(self, declared: str) -> str:
        """A function that checks the arguments of a face and runs all passes.

        Args:
            declared: how its definition begins, with its name.
        """
        lines = [
            f"{declared}(",
            "    " + ",\n    ".join(self.face_parameters()) + ") {",
            "  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;",
            "  if (num_cells == 0) return FEMFORGE_SUCCESS;",
            *self._refused([f"{name} == nullptr" for name in self._required()]),
            *self._checks(),
        ]
        if self.on_device and not self.passes:
            lines.append("  static_cast<void>(stream);  // all results are zero")
        for one in self.passes:
            lines += self._refused(list(map(integer_text, one.domain.checks)))
        for some, names in arrays_of_some(self.arguments, self.passes):
            lines += self._refused([f"{name} == nullptr" for name in names], integer_text(some))
        for repeated, group in itertools.groupby(self.passes, lambda one: one.domain.repeated):
            for passes in [list(group)] if repeated else [[one] for one in group]:
                lines += self._run(passes)
        return "\n".join([*lines, f"  return {self._result()};", "}"])

    def _required(self) -> list[str]:
        return required_arrays(self.arguments, self.passes)

    @staticmethod
    def _refused(conditions: Sequence[str], where: str = "") -> list[str]:
        """Lines that refuse arguments of which one of some conditions holds; ``where``: if this does, too."""
        if not conditions:
            return []
        lines = [f"  if ({where} && (" if where else "  if ("]
        for k, condition in enumerate(conditions):
            part = condition + (" || " if k + 1 < len(conditions) else "))" if where else ")")
            if len(lines[-1]) + len(part) > LINE_WIDTH:
                lines[-1], part = lines[-1].rstrip(), "      " + part
                lines.append("")
            lines[-1] += part
        if len(lines) == 1 and len(lines[0]) < LINE_WIDTH - 35:
            return [f"{lines[0]} return FEMFORGE_INVALID_ARGUMENT;"]
        return [*lines[:-1], f"{lines[-1]} {{", "    return FEMFORGE_INVALID_ARGUMENT;", "  }"]

    def _run(self, passes: Sequence[Pass]) -> list[str]:
        """Lines that run passes one after another, as often as their domains say, which have the same limits."""
        pad = "  "
        opening, closing = [], []
        if passes[0].domain.repeated:
            v, count = passes[0].domain.repeated
            opening = [f"  for (int64_t {v} = 0; {v} < {integer_text(count)}; ++{v}) {{"]
            pad, closing = "    ", ["  }"]
        known = {name: value for one in passes for name, value in one.domain.limits.items()}
        computed = {name: value for name, value in known.items() if value != index(name)}
        limits = [f"{pad}const int64_t {name} = {integer_text(value)};" for name, value in computed.items()]
        return [*opening, *limits, *(line for one in passes for line in self._start(one, pad)), *closing]

    # -- what targets print differently ------------------------------------------------------------------

    @abstractmethod
    def helpers(self) -> tuple[str, ...]:
        """Names of the helper header that the kernel's statements need."""

    def needs_header(self) -> bool:
        """Whether the kernel's statements need anything of the helper header."""
        return bool(self.helpers())

    @property
    def headers(self) -> list[str]:
        """Headers beside it that the kernel includes, but for that of its declarations."""
        return [*([self.helper_header] if self.needs_header() else []), *library_headers([self.kernel])]

    @abstractmethod
    def _function(self, one: Pass) -> list[str]:
        """The function of a pass."""

    @abstractmethod
    def _start(self, one: Pass, pad: str) -> list[str]:
        """Lines that run a pass once."""

    @abstractmethod
    def _checks(self) -> list[str]:
        """Lines that refuse arguments for reasons of the target."""

    @abstractmethod
    def _result(self) -> str:
        """What a face returns in the end."""

    def _constants(self) -> str:
        """Definitions before the tables."""
        return ""

    def more_faces(self) -> list[str]:
        """Further functions that programs call."""
        return []

    def more_declarations(self) -> list[str]:
        """Declarations of these."""
        return []
