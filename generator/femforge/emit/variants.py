"""Kernels among which one face chooses by the number of cells.

The passes of each variant stand in a namespace of its own, a table says from how many cells on each is taken, and a
second face takes one by its number. What is there only under some condition (a library that not everybody has, say)
would have it around three places here: its namespace, its line of the table, and its case.
"""

from __future__ import annotations

from femforge.emit.expressions import wrap
from femforge.emit.platforms import PLATFORMS, Platform
from femforge.kernels.variants import OperatorKernel, Variant

#: The function that a variant's passes are run by, and the table.
_RUN, _FROM_CELLS = "run", "from_cells"


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
        return "\n".join([*head, f"constexpr int64_t {_FROM_CELLS}[] = {{", *lines, "};"])

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
        last = len(self.variants) - 1
        choosing = [
            f'extern "C" int {self.platform.function}(', "    " + ",\n    ".join(parameters) + ") {",
            "  int32_t variant = 0;",
            f"  while (variant < {last} && num_cells >= {_FROM_CELLS}[variant + 1]) ++variant;",
            *wrap(f"  return {self.function}({', '.join(['variant', *taken])});"), "}",
        ]  # fmt: skip
        return ["\n".join(by_number), "\n".join(choosing)]

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
