"""Kernels among which one face chooses by the number of cells.

The passes of each variant stand in a namespace of its own, a table says from how many cells on each is taken, and a
second face takes one by its number. Variants that call a library are left out of the choice where there is none when
the source is compiled: the table says so of each, if there are such.
"""

from __future__ import annotations

from femforge.emit.expressions import wrap
from femforge.emit.platforms import PLATFORMS, Platform
from femforge.kernels.variants import OperatorKernel, Variant

#: The function that a variant's passes are run by, and the table.
_RUN, _FROM_CELLS = "run", "from_cells"

#: Beside the table, where variants call a library: which of them can be taken.
_AVAILABLE = "available"


class VariantPrinter:
    """Prints the variants of a kernel.

    Args:
        kernel: with variants.
        platform: of the kernel as a whole.
    """

    def __init__(self, kernel: OperatorKernel, platform: Platform) -> None:
        self.platform = platform
        self.variants = kernel.variants
        printer = PLATFORMS[kernel.target]
        self._parts = [
            printer(one.kernel, f"{platform.name}_from_{one.from_cells}") for one in kernel.variants
        ]

    @property
    def function(self) -> str:
        """The face that takes a variant by its number."""
        return f"{self.platform.function}_variant"

    @property
    def headers(self) -> list[str]:
        """Headers that any variant includes."""
        return list(dict.fromkeys(header for part in self._parts for header in part.headers))

    def requirements(self) -> list[str]:
        """A library has to be there only if there is no other way."""
        return [] if self._choice_without_library else self.platform.requirements()

    @property
    def _choice_without_library(self) -> bool:
        return not all(part.calls_library for part in self._parts)

    @property
    def _some_left_out(self) -> bool:
        return self._choice_without_library and any(part.calls_library for part in self._parts)

    def definitions(self) -> list[str]:
        """What stands before the faces, in a namespace: that of each variant, and the table."""
        spaces = []
        for variant, part in zip(self.variants, self._parts, strict=True):
            space = _space(variant)
            inner = [*part.definitions(), part.runner(f"int {_RUN}")]
            spaces.append("\n\n".join([f"namespace {space} {{", *inner, f"}}  // namespace {space}"]))
        return [*spaces, self._table()]

    def _table(self) -> str:
        """From how many cells on each variant is taken."""
        width = max(len(str(one.from_cells)) for one in self.variants) + 1
        lines = [
            f"    {f'{one.from_cells},':<{width}}  // variant {number}: {described(one)}"
            for number, one in enumerate(self.variants)
        ]
        head = [
            "// From how many cells on each variant is taken.",
            f"// {self.function} takes one by its number.",
        ]
        table = [*head, f"constexpr int64_t {_FROM_CELLS}[] = {{", *lines, "};"]
        return "\n".join([*table, *(self._availability() if self._some_left_out else [])])

    def _availability(self) -> list[str]:
        known = ["femforge_blas::available" if part.calls_library else "true" for part in self._parts]
        return [f"// Without {self.platform.library}, others are taken in place of those that call it.",
                f"constexpr bool {_AVAILABLE}[] = {{{', '.join(known)}}};"]  # fmt: skip

    def faces(self) -> list[str]:
        """The face that takes a variant by its number, and the one that chooses."""
        parameters = self.platform.face_parameters()
        taken = [name_of(parameter) for parameter in parameters]
        cases = [
            line
            for number, (one, part) in enumerate(zip(self.variants, self._parts, strict=True))
            for line in wrap(
                f"    case {number}: return {_space(one)}::{_RUN}({', '.join(map(name_of, part.face_parameters()))});"
            )
        ]
        by_number = [
            f'extern "C" int {self.function}(', "    " + ",\n    ".join(["int32_t variant", *parameters]) + ") {",
            "  switch (variant) {", *cases, "    default: return FEMFORGE_INVALID_ARGUMENT;", "  }", "}",
        ]  # fmt: skip
        choosing = [
            f'extern "C" int {self.platform.function}(', "    " + ",\n    ".join(parameters) + ") {",
            *self._choice(),
            *wrap(f"  return {self.function}({', '.join(['variant', *taken])});"), "}",
        ]  # fmt: skip
        return ["\n".join(by_number), "\n".join(choosing)]

    def _choice(self) -> list[str]:
        """Statements that choose a variant: the last whose cells there are and, among them, that is there."""
        last = len(self.variants) - 1
        if not self._some_left_out:
            return [
                "  int32_t variant = 0;",
                f"  while (variant < {last} && num_cells >= {_FROM_CELLS}[variant + 1]) ++variant;",
            ]
        first = next(number for number, part in enumerate(self._parts) if not part.calls_library)
        return [
            f"  int32_t variant = {_AVAILABLE}[0] ? 0 : {first};" if first else "  int32_t variant = 0;",
            f"  for (int32_t next = 1; next <= {last} && num_cells >= {_FROM_CELLS}[next]; ++next) {{",
            f"    if ({_AVAILABLE}[next]) variant = next;",
            "  }",
        ]

    def declarations(self) -> list[str]:
        """Of the face that takes a variant by its number."""
        return [f"int {self.function}({', '.join(['int32_t variant', *self.platform.face_parameters()])});"]

    def descriptions(self) -> list[list[str]]:
        """The values of ``femforge_variant``, in its order, of each variant."""
        return [
            [
                str(one.from_cells), f'"{one.kernel.candidate.name}"', f'"{one.kernel.parameters.realisation}"',
                str(one.kernel.parameters.element_batch), str(one.kernel.parameters.concurrent_elements),
                str(one.kernel.nest.threads if self.platform.on_device else 1), str(one.kernel.costs.shared_bytes),
                repr(float(one.kernel.costs.flops)),
            ]
            for one in self.variants
        ]  # fmt: skip


def described(variant: Variant) -> str:
    """What tells a variant from others, in a line."""
    p = variant.kernel.parameters
    return f"{variant.kernel.candidate.name}, {p.realisation}, batches of {p.element_batch} cells"


def name_of(parameter: str) -> str:
    """The name of a declared parameter."""
    return parameter.rpartition(" ")[2]


def _space(variant: Variant) -> str:
    return f"from_{variant.from_cells}"
